"""The templates with which a game without words starts when its words are written."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Action, Reason, new_game, view
from app.engine.rules import Arg
from app.games import GAMES
from app.wording import readable, use
from app.wording.bidi import bare
from app.wording.formatting import filled
from app.wording.in_words import table_in_words, zone_name
from app.wording.sentences import action_words, reason_sentence
from tests.games.toys import known


@pytest.mark.parametrize(
    ("said", "args", "fields", "template"),
    [
        (readable.phrase("lay", ["7H"], ["card"]), ["7H"], {}, "lay {0:card}"),
        (readable.phrase("trump", ["S"], ["suit"]), ["S"], {}, "trump {0:suit}"),
        (readable.fact("points", [3, 3]), [3, 3], {}, "points: {0:num}, {1:num}"),
        (readable.phrase("bid", ["4"], ["number"]), ["4"], {}, "bid {0:plain}"),
        (readable.phrase("claim", ["T"], ["value"]), ["T"], {}, "claim {0:rank}"),
        (readable.fact("rank", ["T"]), ["T"], {}, "rank: {0:rank}"),
        (readable.phrase("swap", ["7H", "2C"], ["card", "card"]), ["7H", "2C"], {}, "swap {0:card} {1:card}"),
        (readable.sentence("too-low", [1200]), [1200], {}, "Too low: {0:num}."),
        ("40", [], {"n": 40}, "{n:num}"),
        (readable.sentence("round-won", ["5D"]), ["5D"], {"who": "Noa"}, "Round won: {0:card}."),
        ("Noa takes 5", [5], {"who": "Noa"}, "Noa takes {0:num}"),
        (readable.phrase("odd {id}"), [], {}, "odd {{id}}"),
        (readable.phrase("build", ["red-roof"], ["card"]), ["red-roof"], {}, "build {0:card}"),
        (readable.sentence("not-next", ["red-roof"]), ["red-roof"], {}, "Not next: {0:card}."),
        (readable.fact("all", [["odd", "even"]]), [["odd", "even"]], {}, "all: odd, even"),
    ],
)
def test_a_template_has_a_field_where_an_argument_was_said(
    said: str, args: list[Any], fields: dict[str, Any], template: str
) -> None:
    use("en")
    found = readable.template(said, args, fields, frozenset({"red-roof"}))
    assert found == template
    assert bare(filled(found, *args, **fields)) == bare(said), "what it says is what was said"


def test_what_is_written_for_a_game_without_words_holds_for_each_of_its_cards_zones_and_numbers() -> None:
    use("en")
    with known():
        seen = view(new_game(GAMES["towers"], 2, 1).position, 1)
        readable.lacking.clear()
        said = [
            zone_name("towers", "tower.2"),
            action_words("towers", Action("build", ("red-roof",)), seen),
            action_words("towers", Action("hide", ("??", "3")), seen),
            action_words("sealed-number", Action("write", ("??",)), None),
            reason_sentence("towers", Reason("not-next", ("red-roof",))),
        ]
        assert [*map(bare, said)] == [
            "tower 2", "build red roof", "hide a face-down card 3", "write", "Not next: red roof."
        ]  # fmt: skip
        assert readable.lacking == {
            "towers.zone.tower": "tower {n:num}",
            "towers.action.build": "build {0:card}",
            "towers.action.hide.closed": "hide {0:card} {1:plain}",
            "sealed-number.action.write.closed": "write",
            "towers.refusal.not-next": "Not next: {0:card}.",
        }


def test_of_an_argument_that_is_now_a_digit_and_now_a_letter_the_letter_says_what_it_is() -> None:
    use("en")
    with known():
        for letters in ("2J", "J2"):
            readable.lacking.clear()
            for rank in letters:
                action_words("towers", Action("claim", (rank,)), None)
            assert readable.lacking == {"towers.action.claim": "claim {0:rank}"}


def test_without_words_seats_have_names_where_these_are_known_and_ranks_are_as_on_the_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use("en")
    with known():
        done = Action("ask", ("1", "T"))
        assert bare(readable.phrase("ask", done.args, ["seat", "value"])) == "ask seat 2 10"
        assert bare(readable.phrase("ask", done.args, ["seat", "value"], {1: "Omar"})) == "ask Omar 10"
        assert bare(readable.phrase("ask", done.args, ["seat", "word"], {0: "Noa"})) == "ask seat 2 T"
        monkeypatch.setattr(readable, "_arguments", lambda game, done: (Arg("seat"), Arg("value")))
        assert bare(action_words("towers", done, None, {1: "Omar"})) == "ask Omar 10"
        assert bare(action_words("towers", done, None)) == "ask seat 2 10"
        seen = view(new_game(GAMES["towers"], 2, 1).position, 0, [done])
        assert table_in_words(seen, {1: "Omar"})[0].lines == ("Ask Omar 10",)
        assert table_in_words(seen)[0].lines == ("Ask seat 2 10",)
