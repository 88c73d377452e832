"""Super Stam against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.engine import (
    OVER,
    Fact,
    InvalidPosition,
    Position,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games import worked_cases
from app.games.shared.values import folded
from app.games.super_stam.rules import ALPHA, MOST_VOIDS, ROYAL, STRENGTH, SuperStam
from tests.games import worked
from tests.games.worked import facts, legal, refused, said

RULES = SuperStam()
GAMES = {"super-stam": RULES}
CASES = worked_cases.read("super-stam")

COVERED = {
    "1 deck, values, seats": ["02", "03", "test_the_values_are_the_page_s_tables"],
    "2 zones, knowledge": ["test_every_seat_knows_what_it_has_seen"],
    "2 vars": ["test_shuffling_is_once_a_decision", "18", "16"],
    "3 set-up": ["test_a_new_game_gives_each_seat_its_hidden_card_and_its_number_of_cards"],
    "4 forced moves": ["07", "08", "10", "14", "15", "17", "test_who_can_only_shuffle_and_go_on_is_not_asked"],
    "4.1 begin": ["01", "07", "09", "22", "23", "test_a_turn_may_begin_with_a_trim_of_each_seat"],
    "4.1 (3) opener": ["01", "04", "05", "06", "test_the_opener_has_the_highest_card"],
    "4.2 stam": ["02", "03", "13", "14", "test_super_stam_is_once_a_turn_and_not_after_an_exchange"],
    "4.2 both ready": ["13", "14", "17", "test_an_exchange_may_change_who_opens_in_human"],
    "4.3 open": ["08", "11", "16", "17", "21"],
    "4.3 void": ["15", "16", "test_after_sixty_voids_the_turn_is_dead"],
    "4.4 put": ["07", "17", "18", "19", "test_more_may_be_laid_than_is_needed"],
    "4.5 swap": [
        *("10", "11", "12", "15"),
        "test_a_royal_hidden_frees_the_exchange",
        "test_an_exchange_in_human_before_the_head",
        "test_an_exchange_while_responding_returns_there",
    ],
    "4.6 respond": ["01", "18", "19", "22", "test_in_human_a_sum_reached_already_still_asks_for_a_card"],
    "4.7 won, formal": ["01", "07", "08", "09", "18", "22"],
    "4.7 won, human": ["20", "23", "test_in_human_a_value_owned_already_goes_back_and_renews_the_winner"],
    "5 end": ["08", "17", "test_the_cap_ends_the_game"],
    "6 options": ["09", "12", "14", "16", "19", "20", "23", "test_the_cap_ends_the_game"],
    "7 readings": [
        *("07", "09", "11", "12", "13", "14", "15", "16", "18", "19", "20"),
        "test_the_two_wordings_draw_in_their_own_order",
        "test_shuffling_is_once_a_decision",
        "test_an_exchange_while_responding_returns_there",
        "test_a_royal_given_up_by_super_stam_is_lost",
    ],
    "8 cases": [worked.number(case) for case in CASES],
    "9 facts": ["test_the_facts_tell_what_counts_and_what_the_hidden_card_gives"],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(**parts: Any) -> Position:
    """A partial position, seat 0 to lay on a nine."""
    data: dict[str, Any] = {
        "game": "super-stam",
        "partial": True,
        "seats": 2,
        "rng": 1,
        "turn": 0,
        "phase": "open",
        "zones": {
            "stock": ["6C", "TS", "8S", "8D", "2C"],
            "head": ["9C"],
            "hidden.0": ["JD"],
            "hidden.1": ["2S"],
            "cards.0": ["5H"],
            "cards.1": ["4D", "5D"],
        },
        "vars": {"opener": 0, "sum": 9, "ready": [True, True]},
    }
    for name, value in parts.items():
        data[name] = {**data[name], **value} if name in ("zones", "vars") else value
    if "stock" not in parts.get("zones", {}):
        lying = [text for name, texts in data["zones"].items() if name != "stock" for text in texts]
        data["zones"]["stock"] = [text for text in data["zones"]["stock"] if text not in lying]
    if data["phase"] in ("stam", "trim"):
        data["zones"].pop("head", None)
        data["vars"] = {"opener": 0, **parts.get("vars", {})}
    return position_from_json(data, GAMES)


# Values and set-up


def test_the_values_are_the_page_s_tables() -> None:
    given = dict(zip(range(2, 15), (2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4), strict=True))
    assert {value: folded(value) for value in given} == given
    p = position()
    gives = {text: ALPHA[ids[0]] for text, ids in p.game.ids.items()}
    assert [gives[rank + "C"] for rank in "23456789TJQKA"] == list(given.values())
    assert {text for text, ids in p.game.ids.items() if ROYAL[ids[0]]} == {r + s for r in "JQK" for s in "CDHS"}
    order = sorted(p.game.ids, key=lambda text: -STRENGTH[p.game.ids[text][0]])
    assert order[:6] == ["AD", "AH", "AC", "AS", "KD", "KH"] and order[-1] == "2S"


@pytest.mark.parametrize("wording", ["formal", "human"])
def test_a_new_game_gives_each_seat_its_hidden_card_and_its_number_of_cards(wording: str) -> None:
    openers = set()
    for seed in range(40):
        p = new_game(RULES, 2, seed, {"wording": wording}).position
        assert p.phase == "stam" and p.turn == p.vars["opener"] and p.vars["turn_no"] == 1
        for seat in (0, 1):
            assert p.size(f"cards.{seat}") == ALPHA[p.zones[f"hidden.{seat}"][0]]
            assert p.size(f"gold.{seat}") == 0
        assert p.size("stock") == 50 - p.size("cards.0") - p.size("cards.1")
        openers.add(p.turn)
    assert openers == {0, 1}


def test_the_two_wordings_draw_in_their_own_order() -> None:
    # The same shuffle: formal first takes both hidden cards, human each with its cards.
    formal, human = (new_game(RULES, 2, 3, {"wording": w}).position for w in ("formal", "human"))
    assert formal.texts("hidden.0") == human.texts("hidden.0")
    assert formal.texts("hidden.1") == human.texts("cards.0")[:1]


# Before the head card


def test_the_opener_has_the_highest_card() -> None:
    for mine, his, opener in (("AS", "KD", 0), ("2H", "2D", 1), ("TS", "TC", 1), ("TH", "TC", 0), ("5C", "6S", 1)):
        p = position(phase="stam", zones={"hidden.0": ["6H"], "cards.0": [mine], "hidden.1": ["JC"], "cards.1": [his]})
        p.vars["opener"] = -1
        RULES.choose_opener(p)
        assert p.vars["opener"] == opener


def test_a_turn_may_begin_with_a_trim_of_each_seat() -> None:
    # A seat that wins with a card left and draws a six has too many; seat 0 trims before seat 1 does.
    zones = {"hidden.0": ["6D"], "cards.0": ["9H", "8C", "2D"], "hidden.1": ["JS"], "cards.1": ["QH", "3H"]}
    p = position(phase="trim", zones=zones, vars={"opener": -1})
    assert (p.turn, legal(p)) == (0, ["return:9H", "return:8C", "return:2D"])
    p = play(p, "return:8C").position
    assert (p.phase, p.turn, p.vars["opener"]) == ("trim", 0, -1)
    p = play(p, "return:2D").position
    assert (p.phase, p.turn, legal(p)) == ("trim", 1, ["return:QH", "return:3H"])
    p = play(p, "return:QH").position
    assert (p.phase, p.turn, p.vars["opener"]) == ("stam", 0, 0)
    assert p.texts("stock")[-3:] == ["8C", "2D", "QH"]


def test_super_stam_is_once_a_turn_and_not_after_an_exchange() -> None:
    human = {"wording": "human"}
    zones = {"stock": ["7D", "2D", "9D", "3C"], "hidden.0": ["KC"], "cards.0": ["2H", "8S", "9C"]}
    p = position(phase="stam", options=human, zones=zones)
    assert legal(p) == ["stam", "swap:2H", "swap:8S", "swap:9C", "shuffle", "ready"]
    stammed = play(p, "stam").position
    assert (stammed.phase, stammed.turn, legal(stammed)) == ("stam", 0, ["swap:2D", "swap:9D", "shuffle", "ready"])
    assert refused(stammed, "stam") == ("stam-done", ())
    swapped = play(p, "swap:2H", "swap:9C").position
    assert swapped.texts("cards.0") == ["8S", "7D"] and "stam" not in legal(swapped)
    assert refused(swapped, "stam") == ("stam-after-exchange", ())


def test_a_royal_given_up_by_super_stam_is_lost() -> None:
    p = play(position(phase="stam", zones={"cards.0": ["5H"]}), "stam").position
    assert p.texts("gold.0") == [] and p.texts("stock")[-1] == "JD" and p.texts("hidden.0") == ["6C"]
    assert p.vars["stammed"] == (True, False) and p.turn == 1


def test_who_can_only_shuffle_and_go_on_is_not_asked() -> None:
    # In formal a seat without super stam has nothing to decide before the head card; then it cannot lay on a nine.
    p = position(phase="stam", zones={"stock": ["9C", "TS"]}, vars={"ready": [False, False], "stammed": [False, True]})
    step = play(p, "ready")
    forced = [(e.args["seat"], e.args["action"]) for e in step.events if e.code == "acted" and e.args.get("forced")]
    assert forced == [(1, "ready"), (0, "pass")]
    assert (step.position.phase, step.position.turn) == ("open", 1)
    assert legal(step.position) == ["put:4D", "put:5D", "shuffle"]


def test_an_exchange_in_human_before_the_head() -> None:
    options = {"wording": "human"}
    p = position(phase="stam", options=options, zones={"hidden.0": ["6H"], "cards.0": ["2H", "8S", "9H"]})
    assert legal(p) == ["stam", "swap:2H", "swap:9H", "shuffle", "ready"]
    p = play(p, "swap:9H").position
    assert p.texts("cards.0") == ["8S", "6C"] and p.texts("stock")[-2:] == ["9H", "2H"]
    assert (p.phase, p.turn) == ("stam", 1), "who has neither super stam nor an exchange left is ready"
    formal = position(phase="stam", zones={"hidden.0": ["6H"], "cards.0": ["2H", "8S", "9H"]})
    assert legal(formal) == ["stam", "shuffle", "ready"]
    assert refused(formal, "swap:2H") == ("no-head", ())


def test_an_exchange_may_change_who_opens_in_human() -> None:
    zones = {"stock": ["2C", "7C", "3C"], "cards.0": ["QH", "8S"], "hidden.1": ["6S"], "cards.1": ["9D"]}
    p = position(phase="stam", options={"wording": "human"}, zones=zones)
    p = play(p, "swap:QH").position
    assert (p.vars["opener"], p.turn) == (0, 1)
    p = play(p, "ready").position
    assert (p.phase, p.vars["opener"], p.turn) == ("open", 1, 1)


def test_shuffling_is_once_a_decision() -> None:
    p = position(phase="stam")
    p = play(p, "shuffle").position
    assert p.vars["shuffled"] is True and legal(p) == ["stam", "ready"]
    assert refused(p, "shuffle") == ("shuffled-already", ())
    p = play(p, "ready").position
    assert p.vars["shuffled"] is False and "shuffle" in legal(p)
    laying = position(zones={"cards.0": ["9D", "5H"]}, vars={"shuffled": True})
    assert play(laying, "put:9D").position.vars["shuffled"] is False
    swapped = position(zones={"cards.0": ["9D", "5H", "7H"]}, vars={"shuffled": True})
    assert play(swapped, "swap:9D", "swap:5H").position.vars["shuffled"] is True


# The turn


def test_a_royal_hidden_frees_the_exchange() -> None:
    for hidden in ("JD", "QC", "KS"):
        p = position(zones={"hidden.0": [hidden], "cards.0": ["9D", "5H", "7S"]})
        assert legal(p)[3:6] == ["swap:9D", "swap:5H", "swap:7S"]
        p = play(p, "swap:7S").position
        assert (p.phase, legal(p)) == ("swap", ["swap:9D", "swap:5H"])
        assert p.vars["picked"] == "7S" and p.vars["back"] == "open"
    p = play(p, "swap:9D").position
    assert p.texts("cards.0") == ["5H", "6C"] and p.texts("stock")[-2:] == ["7S", "9D"]
    assert (p.vars["picked"], p.vars["back"], p.vars["exchanged"]) == ("", "", (True, False))


def test_an_exchange_while_responding_returns_there() -> None:
    p = position(
        phase="respond", turn=1, zones={"hidden.1": ["2D"], "col.0.1": ["TH"], "stock": ["KC"]},
        vars={"lead": 0, "last": 0, "column": 1, "sum": 10},
    )
    assert legal(p) == ["swap:4D", "swap:5D", "shuffle", "pass"]
    p = play(p, "swap:5D").position
    assert (p.phase, p.turn, legal(p)) == ("respond", 1, ["put:KC", "shuffle", "pass"])


def test_more_may_be_laid_than_is_needed() -> None:
    p = play(position(zones={"cards.0": ["9D", "5H", "7H"]}, options={"n": 2}), "put:9D").position
    assert legal(p) == ["put:5H", "put:7H", "done"]
    # Seat 1's nine cannot answer sixteen, and none of it is a spade: the turn is won.
    step = play(p, "put:7H", "done")
    assert {"code": "turn-won", "args": [0]} in [e.args for e in step.events]


def test_not_enough_yet_is_not_done() -> None:
    p = play(position(zones={"cards.0": ["5D", "5H", "7H"], "cards.1": ["4D"]}), "put:5D").position
    assert legal(p) == ["put:5H", "put:7H"]
    assert refused(p, "done") == ("sum-not-reached", (5, 9))


def test_in_human_a_sum_reached_already_still_asks_for_a_card() -> None:
    # Seat 1 equalled seat 0's ten: any card that seat 0 adds is enough, but it must add one.
    board = {"col.0.1": ["TH"], "col.1.1": ["TD"]}
    more = {"options": {"wording": "human"}, "phase": "respond", "vars": {"lead": 0, "last": 1, "column": 1, "sum": 10}}
    p = position(zones={**board, "cards.0": ["2H", "3S"]}, **more)
    p = play(p, "put:2H").position
    assert legal(p) == ["put:3S", "done"]
    assert play(p, "done").position.texts("col.0.2") == ["2H"]
    end = position(zones={**board, "cards.0": ["2H"], "cards.1": ["AC"], "hidden.0": ["4C"]}, **more)
    assert play(end, "pass").position.vars["turn_no"] == 2


def test_in_human_a_value_owned_already_goes_back_and_renews_the_winner() -> None:
    p = position(
        options={"wording": "human", "n": 2}, phase="respond", turn=1,
        zones={"stock": ["6C", "TS", "7C", "8D", "9S"], "gold.0": ["JC"], "col.0.1": ["TH"], "cards.1": ["4D"]},
        vars={"lead": 0, "last": 0, "column": 1, "sum": 10},
    )
    p = play(p, "pass").position
    assert p.texts("gold.0") == ["JC"] and p.texts("hidden.0") == ["6C"] and p.texts("cards.0") == ["TS"]
    assert p.texts("hidden.1") == ["7C"] and p.texts("cards.1") == ["8D", "9S"]
    # The head card; the loser's cards and hidden card; the winner's row with what they laid, and the jack.
    assert p.texts("stock") == ["9C", "4D", "2S", "5H", "TH", "JD"]


def hopeless(wording: str, voids: int) -> Position:
    """Before a king on which neither seat can lay, nor on the tens that come after it."""
    return position(
        options={"wording": wording, "n": 2},
        phase="stam",
        turn=1,
        zones={
            "stock": ["KC", "TS", "TD", "2C", "3C", "4C", "5C", "6C", "7C", "8C"],
            "hidden.0": ["6D"],
            "cards.0": ["2H"],
            "hidden.1": ["JS"],
            "cards.1": ["3H"],
            "gold.1": ["QD"],
        },
        vars={"stammed": [True, True], "ready": [True, False], "voids": voids, "turn_no": 4},
    )


@pytest.mark.parametrize("wording", ["formal", "human"])
def test_after_sixty_voids_the_turn_is_dead(wording: str) -> None:
    for voids in (MOST_VOIDS - 1, MOST_VOIDS - 3):
        step = play(hopeless(wording, voids), "ready")
        p = step.position
        codes = [e.args["code"] for e in step.events if e.code == "said"]
        assert codes.count("void") == MOST_VOIDS - voids and codes.count("dead-turn") == 1
        assert (p.vars["turn_no"], p.vars["voids"], p.vars["stammed"], p.phase) == (5, 0, (False, False), "stam")
        assert p.texts("gold.1") == ["QD"] and p.size("head") == 0
        for seat in (0, 1):
            assert p.size(f"cards.{seat}") == ALPHA[p.zones[f"hidden.{seat}"][0]]


def test_the_cap_ends_the_game() -> None:
    won = {"hidden.0": ["4C"], "cards.0": ["TH"], "cards.1": ["4D"]}
    for gold, winners in (({}, (0, 1)), ({"gold.1": ["KD"]}, (1,)), ({"gold.0": ["KD"], "gold.1": ["QD"]}, (0, 1))):
        for cap in (1, 7, 500):
            options = {"n": 2, "max_turns": cap}
            over = play(position(options=options, zones={**won, **gold}, vars={"turn_no": cap}), "put:TH").position
            assert over.result is not None
            scores = tuple(len(gold.get(f"gold.{seat}", ())) for seat in (0, 1))
            assert (over.result.reason, over.result.winners, over.result.scores) == ("cap", winners, scores)
    options = {"n": 2, "max_turns": 8}
    assert play(position(options=options, zones=won, vars={"turn_no": 7}), "put:TH").position.phase == "stam"


def test_a_full_golden_deck_in_the_last_turn_is_no_cap() -> None:
    p = position(options={"max_turns": 1}, zones={"cards.0": ["TH"], "cards.1": ["4D"]})
    over = play(p, "put:TH").position
    assert over.result is not None and (over.result.reason, over.result.winners) == ("gold", (0,))


def test_what_happens_in_a_turn_is_said() -> None:
    assert said(position(zones={"hidden.0": ["4C"], "cards.0": ["TH"], "cards.1": ["4D"]}), "put:TH") == [
        ("turn-won", [0]),
        ("opener", [0]),
    ]
    p = position(zones={"stock": ["2C", "7C", "8C"], "hidden.0": ["6S"], "cards.0": ["4S", "3S"], "cards.1": ["4D"]})
    assert said(p, "swap:4S")[:2] == [("void", []), ("opener", [1])]


def test_a_stock_that_runs_out_in_a_made_up_position_does_not_stop_the_game() -> None:
    zones = {"stock": [], "hidden.0": ["4C"], "cards.0": ["TH"], "cards.1": ["4D"]}
    for seed in range(5):
        p = play(position(zones=zones, options={"n": 3, "max_turns": 3}), "put:TH").position
        rng = Random(seed)
        while p.phase != OVER:
            p = play(p, rng.choice(RULES.legal(p))).position
        assert p.result is not None and p.result.reason == "cap" and p.vars["turn_no"] == 3


# What is refused


@pytest.mark.parametrize(
    ("parts", "action", "code", "args"),
    [
        ({}, "put:5H", "cannot-reach", (5, 9)),
        ({}, "put:4D", "not-yours", ("4D",)),
        ({}, "put:JD", "hidden-stays", ("JD",)),
        ({}, "put:6C", "not-among-yours", ("6C",)),
        ({}, "put:2S", "not-among-yours", ("2S",)),
        ({}, "put:1H", "no-such-card", ("1H",)),
        ({}, "put", "wrong-arguments", ("put",)),
        ({}, "pass:5H", "wrong-arguments", ("pass",)),
        ({}, "swap:5H", "no-second-card", ("5H",)),
        ({}, "stam", "head-lies", ()),
        ({}, "ready", "head-lies", ()),
        ({}, "done", "nothing-laid", ()),
        ({}, "return:5H", "nothing-to-return", ()),
        ({}, "steal:5H", "unknown-verb", ("steal",)),
        ({"zones": {"cards.0": ["TH"]}}, "pass", "must-lay", (9,)),
        ({"zones": {"hidden.0": ["6S"], "cards.0": ["TH", "5H"]}}, "swap:TH", "not-hidden-suit", ("TH", "S")),
        ({"zones": {"hidden.0": ["AH"], "cards.0": ["TC", "5S"]}}, "swap:TC", "not-hidden-suit", ("TC", "H")),
        ({"zones": {"hidden.0": ["6S"], "cards.0": ["TS", "5H"]}}, "swap:TS", "no-second-card", ("TS",)),
        ({"vars": {"shuffled": True}}, "shuffle", "shuffled-already", ()),
        ({"phase": "stam"}, "put:5H", "no-head", ()),
        ({"phase": "stam"}, "pass", "no-head", ()),
        ({"phase": "stam"}, "swap:5H", "no-head", ()),
        ({"phase": "stam", "vars": {"stammed": [True, False]}}, "stam", "stam-done", ()),
        ({"phase": "stam", "vars": {"exchanged": [True, False]}}, "stam", "stam-after-exchange", ()),
        ({"phase": "trim", "zones": {"cards.0": ["5H", "6H"]}}, "ready", "trim-first", ()),
        ({"phase": "trim", "zones": {"cards.0": ["5H", "6H"]}}, "return:JD", "hidden-stays", ("JD",)),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(
    parts: dict[str, Any], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    assert refused(position(**parts), action) == (code, args)


@pytest.mark.parametrize(
    ("action", "code", "args"),
    [
        ("put:9D", "laid-already", ("9D",)),
        ("swap:5H", "laying-under-way", ()),
        ("shuffle", "laying-under-way", ()),
        ("pass", "laying-under-way", ()),
        ("stam", "laying-under-way", ()),
    ],
)
def test_a_refusal_within_a_laying(action: str, code: str, args: tuple[str, ...]) -> None:
    laying = play(position(zones={"cards.0": ["9D", "5H", "7H"]}), "put:9D").position
    assert refused(laying, action) == (code, args)


@pytest.mark.parametrize(
    ("action", "code", "args"),
    [
        ("swap:9D", "picked-already", ("9D",)),
        ("swap:4D", "not-yours", ("4D",)),
        ("put:5H", "second-card-first", ()),
        ("shuffle", "second-card-first", ()),
    ],
)
def test_a_refusal_within_an_exchange(action: str, code: str, args: tuple[str, ...]) -> None:
    half = play(position(zones={"cards.0": ["9D", "5H", "7H"]}), "swap:9D").position
    assert refused(half, action) == (code, args)


def test_an_ace_hidden_frees_the_exchange_in_human_alone() -> None:
    zones = {"hidden.0": ["AS"], "cards.0": ["TH", "5C"], "stock": ["KH"]}
    assert refused(position(zones=zones), "swap:TH") == ("not-hidden-suit", ("TH", "S"))
    assert "swap:TH" in legal(position(zones=zones, options={"wording": "human"}))


def test_nothing_may_be_done_after_the_end() -> None:
    over = play(position(zones={"cards.0": ["TH"], "cards.1": ["4D"]}), "put:TH").position
    assert over.phase == OVER and refused(over, "ready") == ("game-over", ())


@pytest.mark.parametrize(
    "parts",
    [
        {"vars": {"opener": -1}},
        {"vars": {"column": 6}},
        {"vars": {"column": -1}},
        {"phase": "stam", "vars": {"opener": 2}},
        {"phase": "respond", "vars": {"lead": 0, "last": -1, "column": 1}},
        {"phase": "respond", "vars": {"lead": -1, "last": 0, "column": 1}},
        {"phase": "put", "vars": {"lead": 0, "column": 0}},
        {"phase": "put", "vars": {"lead": -1, "column": 1}},
        {"phase": "swap", "vars": {"picked": "5H", "back": "open"}},
        {"phase": "swap", "zones": {"cards.0": ["5H", "7H"]}, "vars": {"picked": "9C", "back": "open"}},
        {"phase": "swap", "zones": {"cards.0": ["5H", "7H"]}, "vars": {"picked": "5H", "back": "put"}},
        {"phase": "trim", "zones": {"cards.0": []}},
        {"phase": "stam", "vars": {"stammed": []}},
    ],
)
def test_a_position_that_cannot_go_on_is_no_position(parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(**parts)


MANY = [rank + suit for rank in "TJQKA98765432" for suit in "HSC" if rank + suit not in ("9C", "2S")]
LAID = {"column": 1, "lead": 1, "last": 1}


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"zones": {"cards.0": MANY}}, "seat 0 has more than the 5 cards that a hidden card gives at most"),
        ({"zones": {"cards.0": MANY[:6]}}, "seat 0 has more than the 5 cards"),
        ({"phase": "stam", "zones": {"cards.1": MANY[:6]}}, "seat 1 has more than the 5 cards"),
        (
            {"phase": "respond", "zones": {"cards.1": MANY[:5], "col.1.1": ["9D"]}, "vars": LAID},
            "seat 1 has more than the 5 cards",
        ),
        ({"zones": {"hidden.1": ["2S", "JC"]}}, "seat 1 has more than one hidden card"),
        ({"phase": "begin", "zones": {"head": [], "hidden.0": ["QD", "JD"]}}, "seat 0 has more than one hidden card"),
        ({"zones": {"head": ["9C", "9D"]}}, "one head card lies, when both are ready"),
        ({"phase": "begin"}, "one head card lies, when both are ready"),
        ({"zones": {"col.0.1": ["4H"]}}, "seat 0 has laid cards in a column that nobody has opened"),
        ({"phase": "respond", "zones": {"col.0.2": ["4H"]}, "vars": LAID}, "a column that nobody has opened"),
        ({"vars": LAID}, "a column is opened by the first laying"),
        (
            {"phase": "put", "zones": {"col.0.1": ["2H"]}, "vars": LAID | {"lead": 0, "sum": 8}},
            "seat 0 has begun a laying that cannot reach 8",
        ),
        (
            {"phase": "swap", "zones": {"cards.0": ["5H", "7H"]}, "vars": {"picked": "5H", "back": "stam"}},
            "an exchange names its first card, and the phase it goes back to",
        ),
    ],
)
def test_what_no_turn_comes_to_is_refused_with_what_is_wrong(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidPosition, match=sentence):
        position(**parts)


@pytest.mark.parametrize("wording", ["formal", "human"])
def test_five_cards_are_not_too_many_laid_ones_among_them(wording: str) -> None:
    cards = {"cards.0": MANY[:5], "cards.1": MANY[5:9], "col.1.1": ["9D"]}
    assert position(options={"wording": wording}, zones={"cards.0": MANY[:5], "cards.1": MANY[5:10]})
    assert position(options={"wording": wording}, phase="respond", zones=cards, vars=LAID)
    assert position(options={"wording": wording}, phase="stam", zones={"cards.0": MANY[:5]})


# What a player sees at a glance


def test_the_facts_tell_what_counts_and_what_the_hidden_card_gives() -> None:
    p = position(zones={"cards.0": ["9D", "5H"]})
    assert facts(p, "reach") == [((14,), "cards.0"), ((9,), "cards.1")]
    assert facts(p, "alpha", 0) == [((1,), "hidden.0"), ((2,), "hidden.1")]
    assert facts(p, "alpha", None) == [((2,), "hidden.0"), ((2,), "hidden.1")], "an onlooker counts cards"
    laying = play(p, "put:9D").position
    assert facts(laying, "laying", 1) == [((9, 9), "col.0.1")]
    assert facts(laying, "alpha", 1) == [((2,), "hidden.0"), ((2,), "hidden.1")], "what is laid is counted too"
    more = position(zones={"cards.0": ["9D", "5H"], "cards.1": ["4D", "5D", "3C"]})
    answering = play(more, "put:9D", "done", "put:4D").position
    assert facts(answering, "reach") == [((5,), "cards.0"), ((12,), "cards.1")], "a laying that is over counts no more"
    swapped = position(zones={"cards.0": ["9D"]}, vars={"exchanged": [True, False]})
    assert facts(swapped, "alpha", 1) == [((2,), "hidden.1")]
    trimming = position(phase="trim", zones={"head": [], "cards.0": ["9D", "5H", "3H"]}, vars={"ready": [False, False]})
    assert facts(trimming, "alpha", 1) == [((2,), "hidden.1")], "as long as seat 0 has too many cards"
    laid = {"column": 1, "lead": 0, "last": 1}
    human = position(options={"wording": "human"}, phase="respond", zones={"col.0.1": ["4H"]}, vars=laid)
    assert facts(human, "reach") == [((9,), "cards.0"), ((9,), "cards.1")]
    assert facts(human, "alpha", 0) == [((1,), "hidden.0")], "in human the number of cards tells nothing"
    assert not facts(position(phase="stam"), "reach")
    assert Fact("alpha", (1,), "hidden.0") in RULES.facts(view(p, 0))


def test_the_facts_tell_which_column_is_open_and_what_a_card_would_bring() -> None:
    more = {"cards.0": ["9D", "5H", "KD"], "cards.1": ["4D", "8D"], "stock": ["6C", "TS", "8S", "2C"]}
    p = position(zones=more)
    assert facts(p, "column", 1) == [((1,), "col.0.1")], "who is to lay opens the first one"
    assert facts(p, "would-make", 0) == [(("9D", 9), "cards.0"), (("5H", 5), "cards.0"), (("KD", 13), "cards.0")]
    assert facts(p, "would-make", 1) == []
    answer = play(play(p, "put:9D").position, "done").position
    assert facts(answer, "column") == [((1,), "col.1.1")], "the other answers in the same column"
    assert facts(answer, "laid") == [((9,), "col.0.1")]
    again = play(answer, "put:4D").position  # and the eight has to follow
    assert facts(again, "column") == [((2,), "col.0.2")], "who leads opens the next"


def test_in_human_the_columns_of_a_seat_add_up() -> None:
    laid = {"col.0.1": ["9D"], "col.1.1": ["8D", "2C"], "col.0.2": ["5H"], "cards.0": ["AH"], "cards.1": ["4D"]}
    lies = position(
        options={"wording": "human"},
        phase="put",
        zones={**laid, "stock": ["6C", "TS", "8S"]},
        vars={"column": 2, "lead": 0, "last": 1, "sum": 10},
    )
    assert facts(lies, "laid") == [((9,), "col.0.1"), ((14,), "col.0.2"), ((10,), "col.1.1")]
    assert facts(lies, "would-make") == [(("AH", 28), "cards.0")]
