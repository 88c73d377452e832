"""The base class that a rules module fills in."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Action, GameInfo, IllegalAction, Position, Reason, Var, View, new_game, play, view
from app.engine.rules import Arg, Result, card, verb
from app.games import GAMES
from tests.engine.made_up import CARAVAN, FORTS, YARD, Forts, Yard, yard


def test_a_phase_verb_or_step_without_its_method_is_an_error_when_the_rules_are_made() -> None:
    def rules(**changes: Any) -> type[Yard]:
        return type("Broken", (Yard,), {"info": YARD.info._replace(**changes)})

    with pytest.raises(TypeError, match="Broken declares 'muse' but has no legal_muse"):
        rules(verbs={("muse", "pass"): verb()})()
    with pytest.raises(TypeError, match="declares 'sing' but has no do_sing"):
        rules(verbs={("play", "sing"): verb()})()
    with pytest.raises(TypeError, match="declares 'dry-end' but has no step_dry-end"):
        rules(steps=("dry-end",))()


def test_phases_come_from_the_verbs_in_the_pages_order() -> None:
    assert GAMES["solo"].info.phases == ("choose", "second")
    assert FORTS.info.phases == ("commit", "fort")
    assert list(FORTS.seats()) == [2, 3]


def test_kebab_case_names_find_their_methods() -> None:
    class Kebab(Yard):
        info = GameInfo("kebab", 1, (1, 1), {("play", "pass-on"): verb()}, {"n": Var("int", 0)}, steps=("dry-end",))

        def do_pass_on(self, p: Position) -> None:
            """Nothing."""

        def step_dry_end(self, p: Position) -> None:
            """Nothing."""

    assert set(Kebab().steps) == {"dry-end"}


def test_only_one_legal_action_is_forced() -> None:
    one, two = Action("pass"), Action("stay")
    p = yard({})
    assert YARD.forced(p, [one]) == one
    assert YARD.forced(p, [one, two]) is None
    assert YARD.forced(p, []) is None


def refusal(p: Position, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        play(p, text)
    return caught.value.reason


def test_a_refusal_says_which_rule_forbids_the_action() -> None:
    p = yard({})
    assert refusal(p, "sing:2C") == Reason("unknown-verb", ("sing",))
    assert refusal(p, "pass:2C") == Reason("wrong-arguments", ("pass",))
    p.end([], [0, 0, 0], "cap")
    assert refusal(p, "pass") == Reason("game-over")
    start = begun()
    assert refusal(start, "dig:0") == Reason("not-now", ("dig",))
    assert refusal(start, "commit") == Reason("wrong-arguments", ("commit",))
    assert refusal(start, "commit:2C:3C") == Reason("wrong-arguments", ("commit",))
    assert refusal(start, "commit:7X") == Reason("not-in-hand", ("7X",))


def begun() -> Position:
    return new_game(FORTS, 2, 1).position


class Careless(Forts):
    """The forts with a mistake in the reason for a refusal."""

    def refuse_commit(self, p: Position, text: str) -> Reason:
        """Adds a seat to a text."""
        return Reason("no-card", (text + p.turn,))  # type: ignore[operator]


def test_a_mistake_in_the_reason_of_a_refusal_is_not_taken_for_wrong_arguments() -> None:
    start = new_game(Careless(), 2, 1).position
    assert refusal(start, "commit") == Reason("wrong-arguments", ("commit",))
    with pytest.raises(TypeError, match="can only concatenate str"):
        refusal(start, "commit:XR")


def test_what_others_are_told_of_an_action_is_the_action_unless_the_rules_hide_it() -> None:
    p = yard({})
    assert YARD.public(p, Action("pass"), 1) == Action("pass")
    assert CARAVAN.public(p, Action("give", ("2C", "1")), 1) == Action("give", ("2C", "1"))
    assert CARAVAN.public(p, Action("give", ("2C", "1")), 2) == Action("give", ("??", "1"))


def test_arguments_are_declared_by_kind_and_zone() -> None:
    made = verb(card(), Arg("seat"), to="center")
    assert made.args == (Arg("card", "hand.{turn}"), Arg("seat"))
    assert (made.to, verb().args) == ("center", ())


def test_a_result_is_the_canons_and_has_places_only_where_they_were_said() -> None:
    assert Result((0, "computer"), (3, 3), "cap").to_json() == {
        "winners": [0, "computer"],
        "scores": [3, 3],
        "reason": "cap",
    }


def test_by_default_nothing_is_narrowed_and_no_fact_is_told() -> None:
    v: View = view(yard({}), 0)
    assert YARD.offered(v, {"hour": 7}) is None
    assert YARD.facts(v) == []
    assert YARD.options(1)[0].name == "copies"


def test_a_game_in_which_only_an_act_is_unseen_keeps_something_from_others() -> None:
    class Open(Yard):
        info = Yard.info._replace(verbs={("play", "pass"): verb(), ("play", "stay"): verb(Arg("word"))})

    class Unseen(Open):
        info = Yard.info._replace(verbs={("play", "pass"): verb(), ("play", "stay"): verb(Arg("word"), unseen=True)})

    assert (Open().tells_some, Unseen().tells_some) == (False, True)
    p = new_game(YARD, 2, 1).position
    for rules, told in ((Open(), "stay:a:b"), (Unseen(), "stay:??:b")):
        assert str(rules.public(p, Action.parse("stay:a:b"), 1)) == told
