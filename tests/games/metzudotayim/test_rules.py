"""Metzudotayim against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from app.engine import (
    OVER,
    Fact,
    InvalidPosition,
    NotationError,
    Position,
    Reason,
    advance,
    agree,
    carry_on,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games.metzudotayim.rules import Metzudotayim
from tests.games.worked import legal, refused

RULES = Metzudotayim()
GAMES = {"metzudotayim": RULES}

COVERED = {
    "1 deck and seats": ["test_two_stocks_of_26_and_two_fortresses_that_nobody_knows", "test_refused_while_planning"],
    "1 two values": ["02", "05", "test_how_many_cards_are_tossed"],
    "2 who knows": [
        *("k01", "k02", "k02b", "k02c", "k03", "k03b", "k03c", "k03d", "k04", "k05", "k06"),
        "test_what_goes_face_down_is_told_to_nobody_else",
    ],
    "2 vars": ["test_a_position_that_no_game_comes_to_is_none"],
    "3 set-up": ["test_two_stocks_of_26_and_two_fortresses_that_nobody_knows"],
    "4.1 begin": [
        "01",
        "test_building_a_hand_ends_with_the_first_negative_card",
        "test_building_a_hand_ends_with_the_stock",
    ],
    "4.2 plan": [
        *("01", "08", "09", "10"),
        "test_a_hand_emptied_by_an_exchange_lays_nothing",
        "test_a_special_card_that_was_the_last_leaves_nothing_to_lay",
        "test_the_only_card_of_a_fortress_is_sacrificed_without_asking",
        "test_the_other_seat_is_first_in_every_further_turn",
    ],
    "4.3 reveal": [
        *("01", "06", "07", "09"),
        "test_without_any_card_the_turn_is_over",
        "test_an_ace_against_no_card_takes_one_too",
        "test_both_cards_are_turned_up_in_one_moment",
        "test_a_laid_card_stays_covered_while_the_other_seat_exchanges",
    ],
    "4.4 help": [
        *("05", "13"),
        "test_who_is_asked_for_help",
        "test_every_turn_asks_anew",
        "test_how_many_cards_are_tossed",
        "test_a_royal_that_was_the_last_card_of_its_fortress_has_nobody_to_call",
    ],
    "4.4 toss": [
        *("02", "10", "11"),
        "test_only_an_ace_tossed_from_the_discard_sends_its_negative_cards_to_the_hand",
        "test_a_batch_ends_early_when_there_is_nothing_left_to_toss",
    ],
    "4.5 outcome": ["02", "03", "04", "09", "13", "test_no_more_is_taken_than_there_is"],
    "4.6 end of turn": ["01", "05", "test_of_equal_ranks_seat_0s_card_lies_above_whoever_was_first"],
    "5 end and score": [
        *("12", "13", "14"),
        "test_the_cap_goes_to_the_larger_fortress_and_a_tie_is_shared",
        "test_a_fortress_taken_in_the_last_turn_was_no_cap",
        "test_of_two_destroyed_fortresses_the_winner_of_the_fight_wins_be_he_the_defender",
        "test_a_last_card_sacrificed_can_still_win_cards",
    ],
    "6 options": ["test_two_stocks_of_26_and_two_fortresses_that_nobody_knows", "test_other_options_are_refused"],
    "7 readings": ["01", "05", "07", "10", "11", "13"],
    "9 facts": ["test_the_facts_of_planning", "test_the_facts_of_help"],
}
"""By section of the page: the cases (by number) and tests that cover it."""

FORTS = {"fort.0": ["2D", "3D", "4D", "5D", "6D"], "fort.1": ["2H", "3H", "5H", "6H", "7H"]}
STOCKS = {"stock.0": ["2C", "4C", "6C"], "stock.1": ["2S", "4S", "6S"]}


def position(zones: dict[str, list[str]], tosses: str = "", **more: Any) -> Position:
    """A position in which seat 0 plans first, with these cards and no others, and forced tosses."""
    given = {"first": 0, "tosses": tosses, **more.pop("vars", {})}
    data = {"game": "metzudotayim", "seats": 2, "partial": True, "rng": 1, "turn": 0, "phase": "plan", **more}
    return position_from_json({**data, "zones": zones, "vars": given}, GAMES)


def after(zones: dict[str, list[str]], *actions: str, **more: Any) -> Position:
    """The position to which these actions lead."""
    return play(position(zones, **more), *actions).position


# Set-up and options


@pytest.mark.parametrize("size", [5, 6])
def test_two_stocks_of_26_and_two_fortresses_that_nobody_knows(size: int) -> None:
    step = new_game(RULES, 2, 3, {"fort": size})
    moved = [(e.args["from"], e.args["to"], len(e.cards)) for e in step.events if e.code == "moved"][:3]
    assert moved == [("stock.0", "stock.1", 26), ("stock.0", "fort.0", size), ("stock.1", "fort.1", size)]
    p = step.position
    for seat in (0, 1):
        # Cards that were laid immediately, because there was no choice, are missing here.
        left = [p.size(f"{zone}.{seat}") for zone in ("stock", "hand", "held")]
        assert sum(left) == 26 - size and p.size(f"fort.{seat}") == size
        for zone in ("fort.0", "fort.1", "stock.0", "stock.1"):
            seen = view(p, seat)
            assert set(seen.zones[zone]) == {"??"} and zone not in seen.knows and zone not in seen.sets


def test_over_many_games_building_gives_a_card_as_often_as_a_fair_coin() -> None:
    games = [new_game(RULES, 2, seed).position for seed in range(600)]
    fresh = [p.size("hand.1") for p in games if (p.turn, p.vars["turns"]) == (0, 0)]
    assert all(abs(fresh.count(n) / len(fresh) - 0.5 ** (n + 1)) < 0.07 for n in range(4))


@pytest.mark.parametrize("options", [{"fort": 4}, {"fort": 7}, {"max_turns": 19}, {"max_turns": 301}, {"ace": "low"}])
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        agree(RULES, 2, options)


# Building a hand


def begun(stocks: dict[str, list[str]], tosses: str, **more: Any) -> Position:
    """The position after the building of hands."""
    p = position({**FORTS, **stocks, **more.pop("hands", {})}, tosses, phase="begin", turn=None, **more)
    return carry_on(p).position


def test_building_a_hand_ends_with_the_first_negative_card() -> None:
    p = begun({"stock.0": ["KC", "8C", "9C", "TC"], "stock.1": ["KS", "8S", "9S"]}, "++--")
    assert (p.texts("hand.0"), p.texts("stock.0")) == (["KC", "8C"], ["TC", "9C"])
    assert (p.texts("hand.1"), p.texts("stock.1")) == ([], ["8S", "9S", "KS"])
    # Nobody has seen a card that came down negative.
    assert all(not view(p, seat).knows and not view(p, seat).sets for seat in (0, 1))


def test_building_a_hand_ends_with_the_stock() -> None:
    p = begun({"stock.0": ["KC", "8C"], "stock.1": []}, "++", hands={"hand.1": ["9S", "JS"]})
    assert (p.texts("hand.0"), p.texts("stock.0"), p.vars["tosses"]) == (["KC", "8C"], [], "")
    assert p.texts("hand.1") == ["9S", "JS"]


def test_the_seat_that_is_first_builds_first() -> None:
    p = begun(STOCKS, "++-+++", vars={"first": 1})
    assert (p.texts("hand.1"), p.texts("hand.0"), p.turn) == (["2S", "4S"], ["2C", "4C", "6C"], 1)


def test_the_other_seat_is_first_in_every_further_turn() -> None:
    hands = {"hand.0": ["2C", "3C", "4C", "5C"], "hand.1": ["2S", "3S", "4S", "5S"]}
    p = position({**FORTS, **hands})
    for turn, actions in enumerate((("commit:2C", "commit:2S"), ("commit:3S", "commit:3C"))):
        assert (p.vars["turns"], p.vars["first"], p.turn) == (turn, turn, turn)
        p = play(p, *actions).position
    assert (p.vars["turns"], p.vars["first"], p.turn) == (2, 0, 0)


# Planning


def test_a_hand_emptied_by_an_exchange_lays_nothing() -> None:
    hands = {"hand.0": ["KC", "QC", "JC"], "hand.1": ["5S", "2S"]}
    p = after({**FORTS, **hands, "stock.0": ["2C"], "stock.1": []}, "trade:KC", "pay:QC")
    assert (p.texts("fort.0")[-1], p.texts("discard"), p.turn) == ("KC", ["QC", "JC"], 1)
    assert p.vars["ready"] == (True, False) and p.texts("held.0") == []
    step = play(p, "commit:5S")
    said = [event.args for event in step.events if event.code == "said"]
    assert said[0] == {"code": "attack", "args": [1]}, "who lays nothing is the defender"


def test_an_exchange_leaves_the_rest_of_the_hand_to_go_on_with() -> None:
    hands = {"hand.0": ["KC", "QC", "JC", "8C", "9C", "3C"], "hand.1": ["5S", "3S"]}
    p = after({**FORTS, **STOCKS, **hands}, "trade:8C")
    assert (p.phase, p.vars["due"], legal(p)) == ("pay", 2, ["pay:KC", "pay:QC", "pay:JC", "pay:9C", "pay:3C"])
    p = play(p, "pay:QC", "pay:3C").position
    assert (p.phase, p.vars["due"], p.turn) == ("plan", 0, 0)
    assert legal(p) == ["fort:9C", "trade:KC", "trade:JC", "trade:9C", "commit:KC", "commit:JC", "commit:9C"]
    p = play(p, "fort:9C").position
    assert legal(p) == ["commit:KC", "commit:JC"]


def test_a_special_card_that_was_the_last_leaves_nothing_to_lay() -> None:
    p = after({**FORTS, **STOCKS, "hand.0": ["8C"], "hand.1": ["5S", "3S"]}, "fort:8C")
    assert (p.turn, p.texts("held.0"), p.vars["ready"]) == (1, [], (True, False))


def test_without_hand_and_stock_a_special_card_just_added_may_be_sacrificed() -> None:
    p = after({**FORTS, "hand.0": ["6C"], "hand.1": ["5S", "2S"]}, "fort:6C")
    assert legal(p) == [f"sacrifice:{k}" for k in range(6)]
    p = play(p, "sacrifice:5").position
    assert view(p, 0).knows == {"held.0": {0: "6C"}} and view(p, 1).knows == {}


def test_the_only_card_of_a_fortress_is_sacrificed_without_asking() -> None:
    zones = {"fort.0": ["QD"], "fort.1": ["2H", "3H"], "hand.1": ["KC", "5S"], "discard": ["9C", "TC", "JC"]}
    step = play(position(zones, turn=1, vars={"first": 1}), "commit:5S")
    forced = [event.args["action"] for event in step.told(1) if event.code == "acted" and "forced" in event.args]
    assert forced[0] == "sacrifice:0"


def test_what_goes_face_down_is_told_to_nobody_else() -> None:
    p = position({**FORTS, **STOCKS, "hand.0": ["8C", "9C", "TC", "KC", "5C"], "hand.1": ["5S", "3S"]})
    shown = {"fort:8C": "fort:??", "trade:9C": "trade:??", "pay:TC": "pay:TC", "pay:KC": "pay:KC"}
    for action, told in shown.items():
        step = play(p, action)
        for reader in (0, 1, None):
            first = next(event for event in step.told(reader) if event.code == "acted")
            assert first.args["action"] == (action if reader == 0 else told)
        p = step.position
    forced = [event.args for event in step.told(1) if event.code == "acted"][1]
    assert forced == {"seat": 0, "action": "commit:??", "forced": True}


# The fight


def test_both_cards_are_turned_up_in_one_moment() -> None:
    hands = {"hand.0": ["5C", "8C", "9C"], "hand.1": ["3S", "QC", "JC"]}
    step = play(position({**FORTS, **STOCKS, **hands}, "-" * 20), "commit:5C", "commit:3S")
    turned = [event for event in step.told(None) if event.code == "turned"]
    assert [event.cards for event in turned] == [("5C",), ("3S",)]
    assert len({event.moment for event in turned}) == 1


def test_a_laid_card_stays_covered_while_the_other_seat_exchanges() -> None:
    hands = {"hand.0": ["5C", "8C", "9C"], "hand.1": ["3S", "QC", "JC", "TC"]}
    p = after({**FORTS, **STOCKS, **hands}, "commit:5C", "trade:TC")
    assert (p.phase, p.turn) == ("pay", 1)
    assert [view(p, seat).zones["held.0"] for seat in (0, 1, None)] == [["??"]] * 3
    assert [view(p, seat).card_at("held.0", 0) for seat in (0, 1, None)] == ["5C", None, None]


def test_every_turn_asks_anew() -> None:
    zones = {**FORTS, "hand.0": ["KC", "QC", "2C"], "hand.1": ["3S", "4S", "5S"]}
    p = after(zones, "commit:KC", "commit:3S", "pass")
    assert (p.vars["turns"], p.vars["attacker"], p.vars["ready"], p.vars["asked"]) == (1, -1, *[(False, False)] * 2)
    p = play(p, "commit:4S", "commit:QC").position
    assert (p.phase, p.turn, p.vars["attacker"]) == ("help", 0, 0)


def test_without_any_card_the_turn_is_over() -> None:
    step = play(position({**FORTS, **STOCKS, "hand.0": ["8C"]}, "++--"), "fort:8C")
    assert [event.args["code"] for event in step.events if event.code == "said"] == ["no-fight"]
    p = step.position
    assert (p.vars["turns"], p.turn, p.texts("hand.1"), p.texts("discard")) == (1, 1, ["2S", "4S"], [])


def test_an_ace_against_no_card_takes_one_too() -> None:
    p = after({**FORTS, **STOCKS, "hand.0": ["AC", "KS", "QS"], "hand.1": []}, "commit:AC", tosses="--")
    assert p.texts("fort.0")[5:] == ["7H"] and p.texts("discard") == ["AC"]


@pytest.mark.parametrize(
    ("mine", "its", "asked"),
    [
        ("KC", "QS", [0, 1]),
        ("JC", "QS", [1, 0]),
        ("KC", "5S", [0]),
        ("TC", "9S", []),
        ("5C", "JS", [1]),
        ("KC", "AS", []),
        ("KC", "KS", []),
    ],
)
def test_who_is_asked_for_help(mine: str, its: str, asked: list[int]) -> None:
    hands = {"hand.0": [mine, "2C"], "hand.1": [its, "2S"]}
    p = after({**FORTS, **hands, "stock.0": ["4C", "6C"], "stock.1": ["4S"]}, f"commit:{mine}", f"commit:{its}")
    found = []
    while p.phase == "help":
        assert p.turn is not None
        found.append(p.turn)
        assert legal(p) == ["call:0", "call:1", "call:2", "call:3", "call:4", "pass"]
        p = play(p, "pass").position
    assert found == asked


def tossed(p: Position, *actions: str) -> list[tuple[int, int]]:
    """Who tosses how many cards, attacker first."""
    said = [event.args for event in play(p, *actions).events if event.code == "said"]
    return [tuple(one["args"]) for one in said if one["code"] == "tossing"][:2]


@pytest.mark.parametrize(
    ("laid", "helper", "count"),
    [
        *[(f"{rank}C", "", int(count)) for rank, count in zip("23456789TJQK", "234512345123", strict=True)],
        ("JC", "5D", 6),
        ("QC", "TD", 7),
        ("KC", "AD", 3),
        ("KC", "KD", 6),
    ],
)
def test_how_many_cards_are_tossed(laid: str, helper: str, count: int) -> None:
    zones = {
        "fort.0": ["2D", helper or "3D"],
        "fort.1": ["2H", "3H"],
        "hand.0": [laid, "2C" if laid != "2C" else "3C"],
        "hand.1": [],
        "stock.0": ["4S", "5S", "6S", "7S", "8S", "9S", "TS"],
        "stock.1": ["AS"],
    }
    answer = () if laid[0] not in "JQK" else ("call:1",) if helper else ("pass",)
    p = position(zones, "-" * 30)
    assert tossed(p, f"commit:{laid}", *answer) == [(0, count), (1, 0)]


def test_a_royal_that_was_the_last_card_of_its_fortress_has_nobody_to_call() -> None:
    zones = {"fort.0": ["QD"], "fort.1": ["2H", "3H", "4H"], "hand.1": ["KC", "5S"], "discard": ["9C", "TC", "JC"]}
    p = after(zones, "commit:KC", turn=1, vars={"first": 1})
    # Seat 0's queen lies there; only the king is asked.
    assert (p.phase, p.turn, p.texts("held.0"), p.texts("fort.0")) == ("help", 1, ["QD"], [])
    step = play(p, "pass")
    assert step.position.vars["turns"] == 1
    assert [event.args["seat"] for event in step.told(1) if event.args.get("action") == "pass"] == [1]


def test_only_an_ace_tossed_from_the_discard_sends_its_negative_cards_to_the_hand() -> None:
    zones = {**FORTS, "hand.0": ["5C", "KC", "QS"], "hand.1": ["2S", "QC", "3S"], "stock.1": ["JS", "4S", "6S"]}
    discard = ["9C", "AD", "8C", "TC"]
    lay = "commit:5C", "commit:2S"
    # The ace comes from the stock: negative cards go back to where they came from.
    p = after({**zones, "stock.0": ["AH", "7C"], "discard": discard}, *lay, tosses="+-+--" + "--" + "--")
    assert p.texts("hand.0") == ["KC", "QS"] and p.texts("discard") == ["TC", "AH", "9C", "AD", "8C", "5C", "2S"]
    # An ace from the discard, positive: negative cards tossed from the discard go to the hand, those from the stock do
    # not.
    p = after({**zones, "stock.0": ["7C"], "discard": discard}, *lay, tosses="--+-+" + "--" + "--")
    assert p.texts("hand.0") == ["KC", "QS", "9C", "8C"] and p.texts("stock.0") == ["7C"]
    assert p.texts("discard") == ["AD", "TC", "5C", "2S"]
    # The same ace, negative, goes back like the others.
    p = after({**zones, "stock.0": ["7C"], "discard": discard}, *lay, tosses="-+--+" + "--" + "--")
    assert p.texts("hand.0") == ["KC", "QS"] and p.texts("discard") == ["9C", "TC", "AD", "8C", "5C", "2S"]


def test_a_batch_ends_early_when_there_is_nothing_left_to_toss() -> None:
    zones = {**FORTS, "hand.0": ["5C", "KC"], "hand.1": ["3S", "QC"], "stock.0": ["7C"], "discard": ["9C"]}
    p = position(zones, "++" + "++" + "-")
    assert tossed(p, "commit:5C", "commit:3S") == [(0, 2), (1, 2)]
    q = play(p, "commit:5C", "commit:3S").position
    assert q.texts("discard") == ["7C", "9C", "5C", "3S"] and q.vars["tosses"] == "-"
    p = position({**FORTS, "hand.0": ["5C", "KC"], "hand.1": ["3S", "QC"]})
    assert tossed(p, "commit:5C", "commit:3S") == [(0, 0), (1, 0)]


def test_no_more_is_taken_than_there_is() -> None:
    zones = {"fort.0": ["2D"], "fort.1": ["2H", "3H"], "hand.0": ["5C", "KC"], "hand.1": ["2S", "QC"]}
    stocks = {"stock.0": ["3C", "4C", "6C", "7C", "8C"], "stock.1": ["3S", "4S"]}
    p = after({**zones, **stocks}, "commit:5C", "commit:2S", tosses="++++++" + "-")
    assert p.result is not None and p.result.to_json() == {"winners": [0], "scores": [3, 0], "reason": "fortress"}
    assert p.texts("fort.0") == ["2D", "3H", "2H"]


def test_of_equal_ranks_seat_0s_card_lies_above_whoever_was_first() -> None:
    zones = {**FORTS, "hand.0": ["8C", "KC", "3C"], "hand.1": ["8S", "QC", "3S"], "discard": ["2C"]}
    p = after(zones, "commit:8S", "commit:8C", turn=1, vars={"first": 1, "turns": 3})
    assert p.texts("discard") == ["2C", "8C", "8S"]
    assert (p.vars["turns"], p.vars["first"], p.vars["attacker"], p.turn) == (4, 0, -1, 0)


# The end


def test_the_cap_goes_to_the_larger_fortress_and_a_tie_is_shared() -> None:
    hands = {"hand.0": ["8C", "KC"], "hand.1": ["8S", "QC"]}
    last: dict[str, Any] = {"options": {"max_turns": 20}, "vars": {"turns": 19}}
    p = after({**FORTS, **hands}, "commit:8C", "commit:8S", **last)
    assert p.result is not None and p.result.to_json() == {"winners": [0, 1], "scores": [5, 5], "reason": "cap"}
    p = after({**FORTS, **hands}, "fort:8C", "commit:QC", "pass", "pass", **last)
    assert p.result is not None and p.result.to_json() == {"winners": [0], "scores": [6, 5], "reason": "cap"}
    assert after({**FORTS, **hands}, "commit:8C", "commit:8S", vars={"turns": 19}).phase != OVER


def test_a_fortress_taken_in_the_last_turn_was_no_cap() -> None:
    zones = {"fort.0": ["2D"], "fort.1": ["2H"], "hand.0": ["AC", "KC"], "hand.1": ["2S", "QC"]}
    p = after(zones, "commit:AC", "commit:2S", options={"max_turns": 20}, vars={"turns": 19})
    assert p.result is not None and p.result.to_json() == {"winners": [0], "scores": [2, 0], "reason": "fortress"}


def test_of_two_destroyed_fortresses_the_winner_of_the_fight_wins_be_he_the_defender() -> None:
    zones = {"fort.0": ["5D"], "fort.1": ["4D"], "hand.0": ["KC", "2C"], "hand.1": ["QS", "2S"]}
    zones["discard"] = ["3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC"]
    p = after(zones, "commit:KC", "commit:QS", "call:0", "call:0", tosses="++------" + "+++---")
    assert p.result is not None and p.result.to_json() == {"winners": [1], "scores": [0, 0], "reason": "both-destroyed"}


def test_a_last_card_sacrificed_can_still_win_cards() -> None:
    zones = {"fort.0": ["TD"], "fort.1": ["2H", "3H", "4H"], "hand.1": ["9S", "5S"]}
    zones["discard"] = ["9C", "TC", "JC", "2C", "3C"]
    p = after(zones, "commit:9S", turn=1, vars={"first": 1}, tosses="+++--" + "+---")
    assert p.result is None and p.texts("fort.0") == ["4H", "3H"]
    p = after(zones, "commit:9S", turn=1, vars={"first": 1}, tosses="-----" + "----")
    assert p.result is not None and p.result.to_json() == {"winners": [1], "scores": [0, 3], "reason": "fortress"}


# What is refused


PLANNING = {**FORTS, **STOCKS, "hand.0": ["5C", "8C"], "hand.1": ["3S", "QC"], "discard": ["9C"]}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("fort:5C", Reason("not-special", ("5C",))),
        ("fort:QC", Reason("not-in-hand", ("QC",))),
        ("fort:9C", Reason("lies-in-discard", ("9C",))),
        ("trade:8C", Reason("too-few-to-trade", (2,))),
        ("pay:5C", Reason("no-exchange")),
        ("commit:6D", Reason("not-in-hand", ("6D",))),
        ("commit:XB", Reason("no-jokers", ("XB",))),
        ("commit:1C", Reason("no-such-card", ("1C",))),
        ("sacrifice:0", Reason("hand-not-empty", (2,))),
        ("call:0", Reason("not-revealed")),
        ("pass", Reason("not-revealed")),
        ("commit", Reason("wrong-arguments", ("commit",))),
        ("draw", Reason("unknown-verb", ("draw",))),
    ],
)
def test_refused_while_planning(action: str, reason: Reason) -> None:
    assert refused(position(PLANNING), action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("commit:KC", Reason("pay-first", (2,))),
        ("trade:KC", Reason("pay-first", (2,))),
        ("pass", Reason("pay-first", (2,))),
        ("pay:6C", Reason("not-in-hand", ("6C",))),
        ("pay:9C", Reason("lies-in-discard", ("9C",))),
    ],
)
def test_refused_while_paying(action: str, reason: Reason) -> None:
    p = after({**PLANNING, "hand.0": ["JC", "8C", "KC"]}, "trade:JC")
    assert refused(p, action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [("commit:5C", Reason("must-sacrifice")), ("sacrifice:5", Reason("no-such-place", ("5",)))],
)
def test_refused_without_hand_and_stock(action: str, reason: Reason) -> None:
    assert refused(position({**PLANNING, "hand.0": [], "stock.0": []}), action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("call:5", Reason("no-such-place", ("5",))),
        ("call:6D", Reason("no-such-place", ("6D",))),
        ("fort:8C", Reason("already-revealed")),
        ("commit:8C", Reason("already-revealed")),
        ("sacrifice:0", Reason("already-revealed")),
        ("pass:0", Reason("wrong-arguments", ("pass",))),
    ],
)
def test_refused_while_asked_for_help(action: str, reason: Reason) -> None:
    p = after({**PLANNING, "hand.0": ["KC", "8C"]}, "commit:KC", "commit:3S")
    assert p.phase == "help"
    assert refused(p, action) == reason


def test_refused_after_the_end() -> None:
    zones = {"fort.0": ["2D"], "fort.1": ["2H"], "hand.0": ["AC", "KC"], "hand.1": ["2S", "QC"]}
    assert refused(after(zones, "commit:AC", "commit:2S"), "commit:KC") == Reason("game-over")


# What a player wants to see


def test_the_facts_of_planning() -> None:
    p = position(PLANNING)
    sizes = [
        *(Fact("fortress", (5,), f"fort.{seat}") for seat in (0, 1)),
        *(Fact("stock", (3,), f"stock.{seat}") for seat in (0, 1)),
    ]
    assert RULES.facts(view(p, 0)) == [*sizes, Fact("gives", ("5C", 5), "hand.0"), Fact("gives", ("8C", 3), "hand.0")]
    assert RULES.facts(view(p, 1)) == RULES.facts(view(p, None)) == sizes


def test_the_facts_of_help() -> None:
    held = {"held.0": ["KC"], "held.1": ["JS"]}
    known = {"fort.0": [[], [0], [], [0, 1], [1]]}
    p = position({**FORTS, **held}, phase="help", vars={"attacker": 0}, knows=known)
    facts = [Fact("attacker", (0,)), Fact("tosses", (3,), "held.0"), Fact("tosses", (1,), "held.1")]
    assert RULES.facts(view(p, 0))[4:] == [*facts, Fact("call", (1, 6), "fort.0"), Fact("call", (3, 8), "fort.0")]
    assert RULES.facts(view(p, 1))[4:] == facts
    after_call = play(p, "call:3").position
    assert Fact("tosses", (8,), "held.0") in RULES.facts(view(after_call, 1))


# Positions that cannot be


@pytest.mark.parametrize(
    ("zones", "more"),
    [
        ({"hand.0": []}, {}),
        ({"fort.1": []}, {}),
        ({"fort.0": []}, {}),
        ({"held.0": ["KC"]}, {}),
        ({"help.0": ["KC"]}, {}),
        ({"held.1": ["KC", "QD"]}, {"vars": {"ready": [False, True]}}),
        ({}, {"turn": 1}),
        ({}, {"vars": {"ready": [True, False]}}),
        ({}, {"vars": {"ready": []}}),
        ({}, {"vars": {"first": 2}}),
        ({}, {"vars": {"due": 1}}),
        ({}, {"phase": "pay"}),
        ({}, {"phase": "pay", "vars": {"due": 3}}),
        ({}, {"phase": "help"}),
        ({"held.0": ["KC"], "held.1": ["9S"]}, {"phase": "help", "vars": {"attacker": 0, "due": 1}}),
        ({"held.0": ["KC"], "held.1": ["9S"]}, {"phase": "help", "vars": {"attacker": 1}, "turn": 1}),
        ({"held.0": ["KC"], "held.1": ["AS"]}, {"phase": "help", "vars": {"attacker": 0}}),
        ({"held.0": ["TC"], "held.1": ["9S"]}, {"phase": "help", "vars": {"attacker": 0}}),
        ({"held.0": ["KC"], "held.1": ["9S"]}, {"phase": "help", "vars": {"attacker": 0, "asked": [True, False]}}),
    ],
)
def test_a_position_that_no_game_comes_to_is_none(zones: dict[str, list[str]], more: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position({**PLANNING, **zones}, **more)


# The laws


def test_no_forced_choice_is_asked_for_and_every_game_ends() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(300):
        p = new_game(RULES, 2, seed, {"max_turns": 20}).position.bare()
        rng = Random(seed)
        while p.phase != OVER:
            found = RULES.legal(p)
            assert len(found) > 1
            advance(p, rng.choice(found))
        assert p.result is not None
        reasons[p.result.reason] += 1
        assert p.vars["turns"] <= 20
    assert reasons["fortress"] > 250 and reasons["cap"]
