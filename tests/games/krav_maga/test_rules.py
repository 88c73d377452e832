"""Krav Maga against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import (
    Fact,
    IllegalAction,
    InvalidPosition,
    Position,
    carry_on,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
)
from app.games.krav_maga.rules import KravMaga
from tests.games import contract

RULES = KravMaga()
GAMES = {"krav-maga": RULES}
TABLES = contract.tables(GAMES)

COVERED = {
    "1 deck and seats": ["test_six_cards_each_and_forty_in_the_stock"],
    "2 levels": ["01", "04", "test_levels_that_are_not_parallel_to_the_fronts_are_no_position"],
    "3 set-up": ["test_six_cards_each_and_forty_in_the_stock"],
    "4.1.1 choosing": ["01", "08", "test_the_first_choice_is_hidden_and_the_last_is_no_choice"],
    "4.1.2 columns and levels": ["01", "02", "04"],
    "4.1.3 the same suit": ["05", "06"],
    "4.2.1 piles": ["03", "04", "05", "07", "test_the_next_card_of_a_gathered_suit_opens_a_new_front"],
    "4.2.2 drawing": ["01", "03", "test_the_last_card_of_an_odd_stock_is_seat_0s"],
    "4.2.3 the next round": ["01", "08", "test_both_cards_are_turned_up_in_one_moment"],
    "5 end and score": ["08", "09", "10", "test_equal_values_are_a_draw", "test_a_game_has_26_rounds"],
    "6 options": ["09", "10"],
    "7 readings": ["04", "05", "test_the_difference_of_points_is_the_sum_of_the_open_levels"],
    "9 facts": ["test_the_facts_are_told_as_the_seat_counts", "test_the_facts_say_what_a_card_would_do"],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(**parts: Any) -> Position:
    """A partial position, seat 0 to choose."""
    data = {"game": "krav-maga", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "choose", **parts}
    return position_from_json(data, GAMES)


def levels(**given: list[int]) -> dict[str, list[int]]:
    """The var; fronts that are not named are empty."""
    return {suit: given.get(suit, []) for suit in "CDHS"}


# Set-up and play


def test_six_cards_each_and_forty_in_the_stock() -> None:
    assert RULES.seats() == range(2, 3)
    step = new_game(RULES, 2, 3)
    p = step.position
    assert [p.size(zone) for zone in ("stock", "hand.0", "hand.1")] == [40, 6, 6]
    assert (p.phase, p.turn, p.vars["round"]) == ("choose", 0, 1)
    dealt = [event.args["to"] for event in step.events if event.code == "moved"]
    assert dealt == ["hand.0", "hand.1"] * 6
    assert position_to_json(p)["vars"]["levels"] == levels()


def test_the_first_choice_is_hidden_and_the_last_is_no_choice() -> None:
    p = position(zones={"hand.0": ["KH", "2D"], "hand.1": ["5H"]})
    step = play(p, "commit:KH")
    acted = [event.args for event in step.told(1) if event.code == "acted"]
    assert [one["action"] for one in acted[:2]] == ["commit:??", "commit:5H"] and acted[1]["forced"]
    assert step.position.result is not None
    assert step.position.texts("front.D") == ["2D"]


def test_both_cards_are_turned_up_in_one_moment() -> None:
    p = position(zones={"stock": ["2C", "3C"], "hand.0": ["KH", "2D"], "hand.1": ["5H", "3D"]})
    step = play(p, "commit:KH", "commit:5H")
    moved = [event for event in step.events if event.code == "moved" and event.args["to"].startswith("front.")]
    assert len(moved) == 2 and len({event.moment for event in moved}) == 1


def test_the_next_card_of_a_gathered_suit_opens_a_new_front() -> None:
    zones = {"hand.0": ["KH", "QH", "2C"], "hand.1": ["4D", "5D", "6S"], "front.H": ["7H", "8H"]}
    p = position(zones=zones, vars={"levels": levels(H=[1, 2])})
    step = play(p, "commit:KH", "commit:4D", "commit:QH", "commit:5D")
    assert step.position.texts("front.H") == ["QH"]
    assert dict(step.position.vars["levels"])["H"] == (1,)
    said = [event.about for event in step.events if event.said]
    assert said == [[0, "H"]]


def test_the_last_card_of_an_odd_stock_is_seat_0s() -> None:
    p = position(zones={"stock": ["2C"], "hand.0": ["KH", "3H"], "hand.1": ["4D", "5D"]})
    p = play(p, "commit:KH", "commit:4D").position
    assert p.texts("hand.0") == ["3H", "2C"] and p.texts("hand.1") == ["5D"]
    # Seat 0 goes on alone when seat 1 has run out.
    p = play(p, "commit:3H").position
    assert p.result is not None and p.texts("front.C") == ["2C"] and p.texts("front.D") == ["4D", "5D"]


def test_a_seat_with_cards_plays_on_when_seat_0_has_none() -> None:
    p = position(turn=1, zones={"held.0": ["KH"], "hand.1": ["4D", "5D", "6S"]})
    p = play(p, "commit:4D").position
    assert (p.turn, p.texts("front.H")) == (1, ["KH"])
    p = play(p, "commit:6S").position
    assert p.result is not None and p.texts("front.D") == ["4D", "5D"]


def test_a_game_has_26_rounds() -> None:
    *_, (_, _, last) = contract.walk(TABLES[0], 8)
    assert last.position.vars["round"] == 27 and RULES.lasted(last.position) == 26
    laid = [zone for zone, cards in last.position.zones.items() for _ in cards]
    assert len(laid) == 52 and not {zone for zone in laid if zone.split(".")[0] in ("stock", "hand", "held")}


def test_equal_values_are_a_draw() -> None:
    # 3 + 4 + 5 against 2 + 4 + 6, and an ace counts 14: 14 + 3 + 2 against 9 + 6 + 4.
    end = {"hand.0": ["KH"], "hand.1": ["5H"]}
    for mine, its in ((["3C", "4C", "5C"], ["2S", "4S", "6S"]), (["AC", "3C", "2C"], ["9S", "6S", "4S"])):
        p = position(phase="reveal", turn=None, zones={**end, "pile.0.1": mine, "pile.1.1": its})
        held = play_on(p)
        assert held.result is not None and (held.result.winners, held.result.reason) == ((0, 1), "draw")
    piles = {"pile.0.1": ["AC", "3C", "2C"], "pile.1.1": ["8S", "6S", "4S"]}
    held = play_on(position(phase="reveal", turn=None, zones={**end, **piles}))
    assert held.result is not None and (held.result.winners, held.result.reason) == ((0,), "values")


def play_on(p: Position) -> Position:
    """Play a position that stands in a step to the end."""
    return carry_on(p).position


def test_no_piles_are_a_draw() -> None:
    p = play_on(position(phase="reveal", turn=None, zones={"hand.0": ["KH"], "hand.1": ["5H"]}))
    assert p.result is not None and (p.result.winners, p.result.scores, p.result.reason) == ((0, 1), (0, 0), "draw")


def test_the_difference_of_points_is_the_sum_of_the_open_levels() -> None:
    # Reading 8: both lay 26 cards, so the open levels add up to minus three times the difference of points.
    for seed in range(40):
        *_, (_, _, last) = contract.walk(TABLES[0], seed)
        p = last.position
        assert p.result is not None
        stand = sum(marks[-1] for _, marks in p.vars["levels"] if marks)
        assert stand == -3 * (p.result.scores[0] - p.result.scores[1])
        assert abs(p.result.scores[0] - p.result.scores[1]) <= 2


# What is refused


@pytest.mark.parametrize(
    ("action", "code", "args"),
    [
        ("commit:AS", "not-in-hand", ("AS",)),
        ("commit:9C", "not-in-hand", ("9C",)),
        ("commit:2C", "not-in-hand", ("2C",)),
        ("commit:7H", "lies-in-front", ("7H", "H")),
        ("commit:6S", "lies-in-pile", ("6S", 1)),
        ("commit:XR", "no-jokers", ("XR",)),
        ("commit:H", "card-not-suit", ("H",)),
        ("commit:1H", "no-such-card", ("1H",)),
        ("commit:??", "no-such-card", ("??",)),
        ("commit", "wrong-arguments", ("commit",)),
        ("commit:KD:KD", "wrong-arguments", ("commit",)),
        ("pass", "unknown-verb", ("pass",)),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(action: str, code: str, args: tuple[str | int, ...]) -> None:
    zones = {
        "stock": ["2C", "2D"],
        "hand.0": ["KD", "3S"],
        "hand.1": ["9C", "4H"],
        "front.H": ["7H", "8H"],
        "pile.1.1": ["6S", "7S", "8S"],
    }
    with pytest.raises(IllegalAction) as caught:
        play(position(zones=zones, vars={"levels": levels(H=[1, 2])}), action)
    assert caught.value.reason == (code, args)


def test_a_card_laid_unseen_is_refused_like_any_hidden_card() -> None:
    p = play(position(zones={"hand.0": ["KD", "3S"], "hand.1": ["9C", "4H"]}), "commit:KD").position
    codes = []
    for text in ("KD", "3S", "AS"):
        with pytest.raises(IllegalAction) as caught:
            play(p, f"commit:{text}")
        codes.append(caught.value.reason.code)
    assert codes == ["not-in-hand"] * 3


def test_nothing_may_be_done_after_the_end() -> None:
    p = play_on(position(phase="reveal", turn=None, zones={"hand.0": ["KH"], "hand.1": ["5H"]}))
    with pytest.raises(IllegalAction) as caught:
        play(p, "commit:KH")
    assert caught.value.reason.code == "game-over"


@pytest.mark.parametrize("given", [{}, {"H": [1]}, {"H": [1, 2], "C": [1]}, {"H": [1, "x"]}, {"H": "ab"}, {"H": 2}])
def test_levels_that_are_not_parallel_to_the_fronts_are_no_position(given: dict[str, Any]) -> None:
    zones = {"hand.0": ["KD", "3S"], "hand.1": ["9C", "4H"], "front.H": ["7H", "8H"]}
    with pytest.raises(InvalidPosition):
        position(zones=zones, vars={"levels": given})
    assert position(zones=zones, vars={"levels": {"H": [1, 2]}}).phase == "choose"


def test_who_has_laid_a_card_does_not_choose_again() -> None:
    with pytest.raises(InvalidPosition):
        position(zones={"hand.0": ["KD", "3S"], "held.0": ["9C"]})


# What a player sees at a glance


def test_the_facts_are_told_as_the_seat_counts() -> None:
    zones = {
        "hand.0": ["KD", "3S"],
        "hand.1": ["9C", "4H"],
        "front.H": ["7H", "8H"],
        "front.C": ["2C"],
        "pile.1.1": ["6S", "7S", "AS"],
    }
    p = position(zones=zones, vars={"levels": levels(H=[1, 2], C=[-1]), "round": 25})
    for seat, sign in ((0, 1), (1, -1), (None, 1)):
        assert [fact for fact in RULES.facts(view(p, seat)) if fact.code != "push"] == [
            Fact("level", (-1 * sign,), "front.C"),
            Fact("level", (2 * sign,), "front.H"),
            Fact("points", (0, 0)),
            Fact("pile-values", (0, 0)),
            Fact("points", (1, 1)),
            Fact("pile-values", (1, 27)),
            Fact("rounds-left", (2,)),
        ]


def test_the_facts_say_what_a_card_would_do() -> None:
    zones = {
        "hand.0": ["KD", "3S", "2H", "9H", "4C"],
        "hand.1": ["9C", "5C"],
        "front.H": ["7H", "8H"],
        "front.C": ["2C"],
        "stock": ["2S", "2D"],
    }
    p = position(zones=zones, vars={"levels": levels(H=[1, 2], C=[-1])})

    def pushes(p: Position, seat: int | None) -> dict[str, tuple[Any, ...]]:
        return {fact.at: fact.args for fact in RULES.facts(view(p, seat)) if fact.code == "push"}

    assert pushes(p, 0) == {"front.C": (0, 0), "front.D": (1, 0), "front.H": (3, 3), "front.S": (1, 0)}
    assert pushes(p, 1) == pushes(p, None) == {}, "it is not their choice"
    after = play(p, "commit:2H").position
    assert pushes(after, 0) == {}
    assert pushes(after, 1) == {"front.C": (2, 0)}
    after = play(after, "commit:9C").position
    assert len(after.zones["pile.0.1"]) == 3 and after.vars["levels"]
