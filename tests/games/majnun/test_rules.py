"""Majnun: the page's cases, who knows what, what its cases leave open, refusals, and games played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from app.engine import (
    OVER,
    Fact,
    InvalidPosition,
    NotationError,
    Position,
    Reason,
    Step,
    advance,
    agree,
    carry_on,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games.majnun.rules import Majnun, comes_to_an_end
from tests.games.worked import legal, refused

MAJNUN = Majnun()
GAMES = {"majnun": MAJNUN}
EDITIONS = ("booklet", "first", "algorithmic")

COVERED = {
    "1 deck and seats": [
        "test_one_deck_more_for_every_three_further_seats",
        "test_what_a_card_of_the_pot_demands",
        "test_a_division_is_rounded_up",
    ],
    "2 who knows": [
        *("k01", "k01b", "k02", "k02b", "k03", "k03b", "k04", "k05", "k06", "k07"),
        "test_what_is_given_is_told_to_the_receiver_alone",
    ],
    "2 vars": [
        "test_the_vars_of_a_division",
        "test_the_vars_of_a_step_of_the_debts",
        "test_an_owner_that_is_not_named_is_the_seat_in_turn",
        "test_a_position_that_no_game_comes_to_is_none",
    ],
    "2 canonical order": ["02", "test_cards_laid_without_asking_lie_in_canonical_order"],
    "3 set-up": [
        "test_the_booklet_deals_first_and_turns_the_pot_card_last",
        "test_the_other_editions_turn_the_pot_card_first",
        "test_the_starter_is_drawn_before_the_shuffle_and_opens_every_round",
    ],
    "4.1 begin": ["18", "test_an_empty_pot_demands_nothing"],
    "4.2 place": ["01", "02", "03", "13", "15", "test_who_has_just_enough_lays_all_without_being_asked"],
    "4.3 stock": ["02", "03", "13", "14", "test_a_stock_that_is_large_enough_is_all_that_is_asked"],
    "4.4 main division": [
        *("04", "05", "06", "08a", "08b", "08c", "09", "10", "11", "16", "22", "26c"),
        "test_a_seat_with_no_cards_gives_none_and_owes_its_share",
        "test_in_the_first_edition_who_is_short_neither_owes_nor_claims",
        "test_in_the_algorithmic_edition_the_owner_wins_with_an_empty_hand_too",
    ],
    "4.5 debts": [
        *("06", "07", "12", "19", "20", "22"),
        "test_who_is_in_debt_is_not_asked_but_the_owner_is",
        "test_the_next_in_play_direction_after_the_one_helped_last_is_helped",
        "test_who_joins_the_debts_leaves_the_claim",
        "test_who_paid_exactly_and_got_no_card_of_the_pot_is_asked_for_nothing_while_others_are_helped",
        "test_the_debts_end_or_go_round_as_foreseen",
        "test_no_debts_last_longer_than_the_bound_says",
        "test_when_debts_go_on_for_ever_every_seat_owes_some_time",
    ],
    "4.6 settle": [
        *("05", "09", "12", "14", "15", "16", "17", "26a", "26b"),
        "test_with_cards_in_no_hand_the_owner_takes_the_pot_and_wins",
        "test_two_claim_the_pot_after_the_debts",
        "test_who_was_empty_before_and_not_asked_claims_nothing",
        "test_in_the_booklet_a_win_comes_before_the_claim",
    ],
    "4.7 close": [
        *("04", "13", "21"),
        "test_an_owner_without_cards_closes_with_none",
        "test_the_stock_closes_a_turn_as_long_as_it_lasts",
        "test_kupa_is_said_at_the_start_and_at_the_end_of_every_turn",
    ],
    "4.8 end of round": ["18", "23", "test_the_starter_is_drawn_before_the_shuffle_and_opens_every_round"],
    "5 end and score": [
        *("08a", "08b", "08c", "10", "19", "20", "21", "23"),
        "test_games_end_for_the_reasons_of_their_edition",
    ],
    "6 options": [
        "test_one_deck_more_for_every_three_further_seats",
        "test_the_rounds_are_fewer_with_five_seats_and_more",
        "test_other_options_are_refused",
    ],
    "7 readings": ["05", "08a", "11", "12", "14", "15", "16", "17", "21", "22", "26a", "26b", "26c"],
    "9 facts": [
        *("test_facts_while_laying", "test_facts_of_a_division", "test_facts_of_the_debts"),
        "test_facts_at_the_end",
    ],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(zones: dict[str, list[str]], **more: Any) -> Position:
    """A position of three seats in which seat 0 closes its turn, with these cards and no others."""
    data = {"game": "majnun", "seats": 3, "options": {}, "partial": True, "rng": 1, "turn": 0, "phase": "close"}
    return position_from_json({**data, "zones": zones, **more}, GAMES)


def after(zones: dict[str, list[str]], *actions: str, **more: Any) -> Position:
    """The position to which these actions lead."""
    return play(position(zones, **more), *actions).position


def hands(p: Position) -> list[list[str]]:
    """The hands by seat, in their order."""
    return [p.texts(f"hand.{seat}") for seat in range(p.game.seats)]


def said(step: Step) -> list[tuple[Any, ...]]:
    """What was said in a step, the code and what goes with it."""
    return [(e.said, *e.about) for e in step.happened if e.said]


# The canon


# Set-up and options


@pytest.mark.parametrize(
    ("seats", "decks", "used", "stock"),
    [
        *((3, "auto", 1, 42), (4, "auto", 1, 39), (5, "auto", 1, 36), (6, "auto", 2, 85), (7, "auto", 2, 82)),
        *((8, "auto", 2, 79), (9, "auto", 3, 128), (9, 1, 1, 24), (3, 3, 3, 146)),
    ],
)
def test_one_deck_more_for_every_three_further_seats(seats: int, decks: Any, used: int, stock: int) -> None:
    step = new_game(MAJNUN, seats, 5, {"decks": decks, "edition": "first"})
    assert step.position.options["decks"] == used
    # The first turn runs on to a choice; only the cards that lay there before count.
    dealt = [event for event in step.happened if event.code == "moved"][: 1 + 3 * seats]
    assert [event.args["to"] for event in dealt] == ["pot", *[f"hand.{s}" for s in range(seats)] * 3]
    assert 52 * used - len(dealt) == stock


def test_the_rounds_are_fewer_with_five_seats_and_more() -> None:
    rounds = [MAJNUN.fill(seats, {})["max_rounds"] for seats in MAJNUN.seats()]
    assert rounds == [30, 30, 15, 15, 15, 15, 15]
    assert MAJNUN.fill(3, {"max_rounds": 7})["max_rounds"] == 7


@pytest.mark.parametrize(
    "options",
    [{"edition": "second"}, {"decks": 4}, {"decks": "1"}, {"starter": 0}, {"max_rounds": 0}, {"max_rounds": 201}],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        agree(MAJNUN, 4, options)


def test_the_booklet_deals_first_and_turns_the_pot_card_last() -> None:
    p = Position(agree(MAJNUN, 4), 77)
    stock = in_order(p)
    MAJNUN.setup(p)
    assert hands(p) == [stock[seat:12:4] for seat in range(4)]
    assert (p.texts("pot"), p.texts("stock")) == (stock[12:13], stock[13:])
    assert (p.phase, p.turn) == ("begin", 0)


@pytest.mark.parametrize("edition", ["first", "algorithmic"])
def test_the_other_editions_turn_the_pot_card_first(edition: str) -> None:
    p = Position(agree(MAJNUN, 4, {"edition": edition}), 77)
    stock = in_order(p)
    MAJNUN.setup(p)
    assert p.texts("pot") == stock[:1]
    assert hands(p) == [stock[1 + seat : 13 : 4] for seat in range(4)]
    assert p.texts("stock") == stock[13:]


def in_order(p: Position) -> list[str]:
    """The stock as the next shuffle will leave it."""
    shuffled = p.copy()
    shuffled.shuffle("stock")
    return shuffled.texts("stock")


def test_the_starter_is_drawn_before_the_shuffle_and_opens_every_round() -> None:
    starters = []
    for seed in range(30):
        step = new_game(MAJNUN, 3, seed, {"starter": "random"})
        codes = [event.code for event in step.happened]
        assert codes.index("drawn") < codes.index("shuffled")
        starter = step.position.vars["starter"]
        dealt = [event.args["to"] for event in step.happened if event.code == "moved"][:3]
        assert dealt == [f"hand.{(starter + k) % 3}" for k in range(3)]
        assert said(step)[0] == ("kupa", starter)
        starters.append(starter)
    assert set(starters) == {0, 1, 2}
    zones = {"pot": ["8C"], "hand.0": ["TS", "JS"], "hand.1": ["7C"], "hand.2": ["3H", "2D", "4D", "5D", "6D"]}
    p = after(zones, "close:3H", turn=2, vars={"starter": 1, "finished": 2})
    assert (p.turn, p.vars["round"], p.vars["starter"]) == (1, 2, 1)


# The demand and what is laid


@pytest.mark.parametrize(
    ("top", "need", "red"),
    [("2S", 2, False), ("9C", 9, False), ("TD", 10, True), ("JH", 11, True), ("QC", 12, False), ("AD", 14, True)],
)
def test_what_a_card_of_the_pot_demands(top: str, need: int, red: bool) -> None:
    deck = [rank + suit for rank in "3456789TJQKA" for suit in "CDHS" if rank + suit != top]
    p = after({"pot": ["2C"], "hand.0": [top, "2D"], "hand.1": deck}, f"close:{top}")
    assert (p.phase, p.turn, p.vars["need"], p.vars["red"]) == ("place", 1, need, red)
    assert {action[-1] for action in legal(p)} == set("DH" if red else "CS")
    for left in range(need, 0, -1):
        assert (p.vars["need"], p.vars["placed"]) == (need, need - left)
        p = play(p, legal(p)[0]).position
    assert (p.phase, p.turn, p.size("pot")) == ("close", 1, need + 2)


def test_equal_cards_are_one_action_in_the_order_of_the_hand() -> None:
    zones = {"pot": ["3H"], "hand.0": ["2S", "9D", "2S", "9D", "4C"], "hand.1": ["5S", "5H", "5S", "6C"]}
    p = position({**zones, "hand.2": ["4S"]}, options={"decks": 2})
    assert legal(p) == ["close:2S", "close:9D", "close:4C"]
    assert legal(play(p, "close:2S").position) == ["place:5S", "place:6C"]


def test_who_has_just_enough_lays_all_without_being_asked() -> None:
    zones = {"pot": ["3H"], "hand.0": ["3S", "9D"], "hand.1": ["KS", "5H", "5S", "6C", "7H"], "hand.2": ["4S"]}
    for edition in EDITIONS:
        p = after(zones, "close:3S", options={"edition": edition})
        assert p.texts("pot") == ["KS", "6C", "5S", "3S", "3H"]
        assert (p.phase, p.turn, legal(p)) == ("close", 1, ["close:5H", "close:7H"])
        assert (p.vars["placed"], p.vars["claim"]) == (3, ())


PLACING: dict[str, Any] = {"phase": "place", "vars": {"active": 0, "need": 2, "red": True, "placed": 1}}
"""Seat 0 has still one red card to lay; then the stock's top card ends its turn."""


def test_where_the_colour_runs_out_in_an_invented_position_the_rest_is_missing() -> None:
    zones = {"stock": ["KC", "2C", "4D"], "pot": ["3H"], "hand.0": ["5D", "9S"], "hand.1": ["2S"], "hand.2": ["3S"]}
    p = after(zones, "place:5D", phase="place", vars={"active": 0, "need": 3, "red": True})
    assert hands(p)[0] == ["9S", "KC", "2C"] and p.texts("pot")[:3] == ["4D", "5D", "3H"]


def test_cards_laid_without_asking_lie_in_canonical_order() -> None:
    stock = ["KS", "3D", "4D", "6D", "7D", "8D", "TD", "JD", "QD", "2D"]
    zones = {"pot": ["4H"], "stock": stock, "hand.0": ["2H", "3H", "9S"], "hand.2": ["4D", "6H", "7H"]}
    zones["hand.1"] = ["KC", "5S", "9H", "5C", "2S", "5S", "AD"]
    p = after(zones, "place:2H", options={"decks": 2}, **PLACING)
    assert p.texts("pot") == ["2D", "KC", "5S", "5S", "5C", "2S", "KS", "2H", "4H"]
    assert p.texts("hand.1") == ["9H", "AD", *stock[1:9]]


def test_a_stock_that_is_large_enough_is_all_that_is_asked() -> None:
    zones = {"pot": ["3H"], "stock": ["4S", "6C", "7D", "8D", "9D"], "hand.0": ["5D", "9H", "QS"]}
    zones |= {"hand.1": ["AD", "KD"], "hand.2": ["4H"]}
    p = after(zones, "place:5D", **PLACING)
    assert (p.phase, p.turn, p.size("stock"), p.vars["division"]) == ("close", 1, 0, 0)
    assert hands(p) == [["9H", "QS"], ["AD", "KD", "6C", "7D", "8D", "9D"], ["4H"]]


def test_an_empty_pot_demands_nothing() -> None:
    zones = {"hand.0": ["4H", "5S"], "hand.1": ["6H"], "hand.2": ["7H"]}
    step = carry_on(position(zones, phase="begin"))
    p = step.position
    assert (p.phase, p.turn, p.vars["need"], p.vars["placed"]) == ("close", 0, 0, 0)
    assert hands(p) == [["4H", "5S"], ["6H"], ["7H"]]
    assert [fact for fact in MAJNUN.facts(view(p, 0)) if fact.code == "demand"] == []


# The main division


@pytest.mark.parametrize("seats", range(3, 10))
def test_a_division_is_rounded_up(seats: int) -> None:
    for top, missing in (("2S", 2), ("7S", 7), ("JS", 11), ("AS", 14)):
        zones = {f"hand.{s}": [rank + "CDHS"[s % 4] for rank in "3456789T"] for s in range(seats)}
        zones |= {"pot": ["KH"], "hand.0": [*zones["hand.0"], top], "hand.1": ["9H"]}
        p = after(zones, f"close:{top}", seats=seats, options={"decks": 3})
        quota = p.vars["quota"]
        assert (quota - 1) * (seats - 1) < missing <= quota * (seats - 1)
        assert (p.phase, p.turn, p.vars["to"]) == ("give", 2, 1)


FOUR = {"pot": ["KS"], "hand.0": ["3C", "4H", "5H"], "hand.1": ["9H"], "hand.2": ["2D", "5D", "6D"], "hand.3": []}
"""Seat 0 closes with 3C; seat 1 misses three, seat 3 has nothing to give."""


def of(p: Position, *names: str) -> list[Any]:
    """The values of these vars."""
    return [p.vars[name] for name in names]


def test_the_vars_of_a_division() -> None:
    names = ("active", "need", "placed", "division", "to", "quota", "queue", "given", "debts", "claim", "last")
    p = after(FOUR, "close:3C", seats=4)
    assert (p.phase, p.turn) == ("give", 2)
    assert of(p, *names) == [1, 3, 0, 1, 1, 1, (2, 3, 0), 0, (), (), 1]
    p = play(p, "give:2D").position
    assert (p.phase, p.turn) == ("give", 0)
    assert of(p, *names) == [1, 3, 0, 1, 1, 1, (0,), 0, ((3, 1),), (), 1]
    nine = {"pot": ["KS"], "hand.0": ["9S", *FOUR["hand.2"], "7D", "8D"], "hand.1": ["9H"], "hand.2": ["2H", "3H"] * 3}
    p = after(nine, "close:9S", "give:2H", "give:3H", options={"decks": 3})
    assert (p.turn, of(p, "quota", "given", "queue")) == (2, [5, 2, (2, 0)])


def test_a_seat_with_no_cards_gives_none_and_owes_its_share() -> None:
    step = play(position(FOUR, seats=4), "close:3C", "give:2D")
    assert said(step) == [("kupa", 0), ("division", 1, 3, 1), ("owes", 3, 1)]
    assert hands(step.position)[3] == []


def test_the_vars_of_a_step_of_the_debts() -> None:
    p = after(FOUR, "close:3C", "give:2D", "give:4H", seats=4)
    # Seat 0 had one card left for seat 3 and gave it without being asked.
    assert (p.phase, p.turn, hands(p)) == ("give", 1, [[], ["9H", "2D", "4H"], ["5D", "6D"], ["5H"]])
    names = ("active", "division", "to", "quota", "queue", "given", "debts", "claim", "last")
    assert of(p, *names) == [1, 2, 3, 1, (1, 2), 0, ((3, 1),), (0,), 1]
    p = play(p, "give:9H", "give:5D").position
    assert (p.phase, p.turn, of(p, "debts", "last")) == ("close", 1, [(), 3])
    assert hands(p) == [["3C", "KS"], ["2D", "4H"], ["6D"], ["5H", "9H", "5D"]]


def test_who_is_in_debt_is_not_asked_but_the_owner_is() -> None:
    asked = []
    p = after(FOUR, "close:3C", "give:2D", "give:4H", seats=4)
    while p.phase == "give":
        asked.append(p.turn)
        assert p.turn not in dict(p.vars["debts"])
        p = play(p, legal(p)[0]).position
    assert asked == [1, 2]


def test_in_the_first_edition_who_is_short_neither_owes_nor_claims() -> None:
    p = after(FOUR, "close:3C", "give:2D", "give:4H", seats=4, options={"edition": "first"})
    assert (p.phase, p.turn, of(p, "debts", "claim", "division")) == ("close", 1, [(), (), 1])
    assert hands(p) == [["5H"], ["9H", "2D", "4H"], ["5D", "6D"], []]
    assert p.texts("pot") == ["3C", "KS"]


@pytest.mark.parametrize(("edition", "reason"), [("booklet", "all-empty"), ("algorithmic", "set-a")])
def test_in_the_algorithmic_edition_the_owner_wins_with_an_empty_hand_too(edition: str, reason: str) -> None:
    p = carry_on(position({"pot": ["KS"]}, turn=1, phase="begin", options={"edition": edition})).position
    assert p.result is not None
    assert p.result.to_json() == {"winners": [1], "scores": [0, 0, 0], "reason": reason}


def test_what_is_given_is_told_to_the_receiver_alone() -> None:
    step = play(after(FOUR, "close:3C", seats=4), "give:2D")
    for seat, known in ((0, False), (1, True), (2, True), (3, False), (None, False)):
        acted = [event.args["action"] for event in step.told(seat) if event.code == "acted"]
        moved = [event.cards for event in step.told(seat) if event.code == "moved"]
        assert acted == ["give:2D" if known else "give:??"]
        assert moved == [("2D",) if known else ("??",)]


# The debts

TWO_OWE = {"pot": ["KH"], "hand.0": ["2S"], "hand.1": ["9H"], "hand.2": ["2D", "3D", "4D", "5D"], "hand.3": []}
"""Seat 0 closes with its last card; seat 1 misses two; seats 3 and 0 have nothing to give."""


def test_the_next_in_play_direction_after_the_one_helped_last_is_helped() -> None:
    p = after(TWO_OWE, "close:2S", "give:2D", seats=4)
    assert of(p, "debts", "division", "to", "queue") == [((3, 1), (0, 1)), 2, 3, (1, 2)]
    p = play(p, "give:9H", "give:3D").position
    assert of(p, "debts", "division", "to", "queue", "last") == [((0, 1),), 3, 0, (2, 3), 3]
    p = play(p, "give:4D", "give:9H").position
    assert (p.phase, p.turn, of(p, "claim", "last")) == ("close", 1, [(1,), 0])
    assert hands(p) == [["2D", "4D", "9H"], ["2S", "KH"], ["5D"], ["3D"]]


def test_who_joins_the_debts_leaves_the_claim() -> None:
    zones = {**TWO_OWE, "hand.1": ["9H", "TH", "JH", "QH"], "hand.2": ["2D", "3D"]}
    p = after(zones, "close:2S", "give:2D", "give:9H", seats=4)
    assert of(p, "debts", "claim", "to") == [((0, 1),), (2,), 0]
    p = play(p, "give:TH").position
    assert of(p, "debts", "claim", "to") == [((0, 1), (2, 1)), (), 0]
    p = play(p, "give:9H", "give:TH", "give:JH").position
    assert (p.phase, p.turn, of(p, "debts", "claim", "last")) == ("close", 1, [(), (3,), 2])
    assert hands(p) == [["9H"], ["QH", "2D"], ["3D", "TH", "JH"], ["2S", "KH"]]


def test_who_paid_exactly_and_got_no_card_of_the_pot_is_asked_for_nothing_while_others_are_helped() -> None:
    zones = {"hand.0": ["3C", "4C", "4S", "9S", "TS"], "hand.1": ["5H", "6H"], "hand.2": ["2C"], "hand.4": ["2S"]}
    p = after(zones, "close:3C", "give:9S", seats=5)
    assert p.vars["debts"] == ((3, 1), (4, 0))
    assert [fact for fact in MAJNUN.facts(view(p, 1)) if fact.code == "owes"] == [Fact("owes", (1,), "hand.3")]
    p = play(p, "give:TS", "give:5H").position
    assert (p.phase, p.turn, p.vars["debts"]) == ("close", 1, ())
    assert hands(p) == [["4C", "4S"], ["6H", "2C", "2S", "9S"], [], ["TS", "5H", "3C"], []]


def debt_steps(hands: list[int], owed: dict[int, int], last: int) -> Iterator[tuple[list[int], dict[int, int], int]]:
    """The process as canon 4.5 tells it, in numbers: hands, debts and the cards chosen, before and after each step."""
    n = len(hands)
    yield hands, owed, 0
    while owed:
        helped = min(owed, key=lambda seat: (seat - last - 1) % n)
        quota = (owed[helped] + n - 2) // (n - 1)
        hands, owed, chosen = hands[:], dict(owed), 0
        for seat in [(helped + k) % n for k in range(1, n) if (helped + k) % n not in owed]:
            had = hands[seat]
            chosen += quota if had > quota else 0
            hands[seat] -= min(quota, had)
            hands[helped] += min(quota, had)
            if had < quota:
                owed[seat] = quota - had
        del owed[helped]
        last = helped
        yield hands, owed, chosen


def debts_that_can_be() -> Iterator[tuple[list[int], dict[int, int]]]:
    """Hands after seat 0's main division, and what a seat without cards may owe: all with few cards, else some."""
    for n, most, debt in ((3, 6, 7), (4, 3, 5), (5, 2, 1)):
        for sizes in product(range(most + 1), repeat=n):
            empty = [seat for seat in range(1, n) if not sizes[seat]]
            for debts in product(range(-1, debt + 1), repeat=len(empty)):
                yield list(sizes), {seat: debt for seat, debt in zip(empty, debts, strict=True) if debt >= 0}
    rng = Random(1)
    for _ in range(2000):
        n = rng.randrange(3, 10)
        sizes = tuple(rng.choice((0, 0, 1, 2, 3, rng.randrange(30))) for _ in range(n))
        quota = (14 + n - 2) // (n - 1)
        yield list(sizes), {s: rng.randrange(quota + 1) for s in range(1, n) if not sizes[s] and rng.random() < 0.8}


class Course(NamedTuple):
    """The course of a turn's debts: who owes and the cards chosen, step by step; `back` is the state that returns."""

    seats: int
    owing: list[frozenset[int]]
    chosen: list[int]
    back: int | None
    foreseen: bool


@cache
def courses() -> list[Course]:
    """The courses of all debts that are tried."""
    found = []
    for sizes, owed in debts_that_can_be():
        states: list[tuple[Any, ...]] = []
        owing: list[frozenset[int]] = []
        chosen, back = [], None
        for hands, debts, cards in debt_steps(sizes, owed, 0):
            # The seat helped last is the one that owed before and no longer does.
            helped = owing[-1] - debts.keys() if owing else frozenset({0})
            state = (hands, debts, helped)
            if state in states:
                back = states.index(state)
                break
            states.append(state)
            owing.append(frozenset(debts))
            chosen.append(cards)
        found.append(Course(len(sizes), owing, chosen, back, comes_to_an_end(sizes, tuple(owed.items()), 0)))
    return found


@pytest.mark.long
def test_the_debts_end_or_go_round_as_foreseen() -> None:
    assert all(course.foreseen == (course.back is None) for course in courses())
    assert sum(course.back is not None for course in courses()) > 300
    assert sum(course.back is None for course in courses()) > 300


@pytest.mark.long
def test_when_debts_go_on_for_ever_every_seat_owes_some_time() -> None:
    for course in courses():
        if course.back is not None:
            assert frozenset().union(*course.owing[course.back :]) == set(range(course.seats)), course


@pytest.mark.long
def test_no_debts_last_longer_than_the_bound_says() -> None:
    for course in courses():
        if course.back is None:
            # What `Majnun.bound` allows for the debts of one turn.
            with_debts, without = (
                MAJNUN.bound(course.seats, {"edition": edition, "max_rounds": 1}) for edition in ("booklet", "first")
            )
            assert sum(course.chosen) <= (with_debts - without) // course.seats
    for n in range(3, 10):
        for hands in some_hands(n):
            assert steps_of_one(sorted(filter(None, hands)), n) <= n - 1


def some_hands(n: int) -> Iterator[tuple[int, ...]]:
    """All ways to hold up to n - 1 cards in n - 1 hands, regardless of order."""

    def more(left: int, top: int) -> Iterator[tuple[int, ...]]:
        if not left:
            yield ()
            return
        for size in range(top + 1):
            for rest in more(left - 1, size):
                yield (size, *rest)

    return more(n - 1, n - 1)


def steps_of_one(hands: list[int], n: int) -> int:
    """How many steps, in each of which every hand gives one card, until no seat of n owes; 0 if one always will."""
    met: list[tuple[list[int], int]] = []
    just_empty = 0
    while hands and len(hands) + just_empty < n:
        if (hands, just_empty) in met:
            return 0
        met.append((hands, just_empty))
        just_empty = hands.count(1)
        hands = sorted([*(size - 1 for size in hands if size > 1), len(hands)])
    return len(met)


# The end of a turn


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_cards_in_no_hand_the_owner_takes_the_pot_and_wins(edition: str) -> None:
    data: dict[str, Any] = {"phase": "settle", "turn": None, "vars": {"active": 1}, "options": {"edition": edition}}
    p = carry_on(position({"pot": ["KS", "2H"], "stock": ["4C"]}, **data)).position
    assert p.result is not None
    assert p.result.to_json() == {"winners": [1], "scores": [0, 2, 0], "reason": "survivor"}


TWO_CLAIM = {"pot": ["KS", "QS"], "hand.0": ["3C", "4H", "5H"], "hand.1": ["9H"], "hand.2": ["2D", "5D"], "hand.3": []}


@pytest.mark.parametrize(
    ("edition", "zero", "two"), [("booklet", ["KS"], ["3C", "QS"]), ("algorithmic", [], ["3C", "KS", "QS"])]
)
def test_two_claim_the_pot_after_the_debts(edition: str, zero: list[str], two: list[str]) -> None:
    step = play(position(TWO_CLAIM, seats=4, options={"edition": edition}), "close:3C", "give:2D", "give:4H", "give:9H")
    assert (step.position.phase, step.position.turn) == ("close", 1)
    assert hands(step.position) == [zero, ["2D", "4H"], two, ["5H", "9H", "5D"]]
    assert said(step)[-1] == (("pot-shared", 2, 0) if edition == "booklet" else ("takes-pot", 2))


BOTH_EXACT = {"pot": ["KH"], "hand.0": ["2S", "4H", "5H"], "hand.1": ["7S"], "hand.2": []}
"""Seat 1 lays 7S and misses one; seat 2 owes; at the end seats 0 and 1 have just given it their last cards."""


def test_in_the_booklet_a_win_comes_before_the_claim() -> None:
    p = after(BOTH_EXACT, "close:2S", "give:4H")
    assert p.result is not None
    assert p.result.to_json() == {"winners": [2], "scores": [0, 0, 2], "reason": "survivor"}
    p = after(BOTH_EXACT, "close:2S", "give:4H", options={"edition": "algorithmic"})
    assert (p.phase, p.turn, p.vars["claim"]) == ("close", 1, (0, 1))
    assert hands(p) == [[], ["7S", "2S", "KH"], ["5H", "4H"]], "the owner is the first to claim"


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_was_empty_before_and_not_asked_claims_nothing(edition: str) -> None:
    zones = {"pot": ["3H"], "hand.0": ["2S", "4H", "5H"], "hand.1": ["7S", "4C", "9H", "TH"]}
    p = after(zones, "close:2S", options={"edition": edition})
    assert (p.phase, p.turn, p.vars["claim"]) == ("close", 1, ())
    assert p.texts("pot") == ["7S", "4C", "2S", "3H"] and hands(p)[2] == []


def test_an_owner_without_cards_closes_with_none() -> None:
    step = carry_on(position({"hand.1": ["4H", "5S"], "hand.2": ["6H"]}, phase="begin"))
    assert said(step) == [("kupa", 0)]
    assert (step.position.phase, step.position.turn, step.position.vars["finished"]) == ("close", 1, 1)


def test_the_stock_closes_a_turn_as_long_as_it_lasts() -> None:
    rng = Random(5)
    for seed in range(20):
        step = new_game(MAJNUN, 3, seed, {"edition": EDITIONS[seed % 3]})
        while step.position.zones["stock"]:
            assert step.position.phase == "place"
            calls = sum(args[0] == "kupa" for args in said(step))
            closing = [
                e for e in step.happened if e.code == "moved" and (e.args["from"], e.args["to"]) == ("stock", "pot")
            ]
            # At the start of the game it is the pot's first card, with the call that opens the game.
            assert calls == len(closing)
            step = play(step.position, rng.choice(legal(step.position)))


def test_kupa_is_said_at_the_start_and_at_the_end_of_every_turn() -> None:
    steps = [new_game(MAJNUN, 3, 11)]
    rng = Random(2)
    while steps[-1].position.phase != OVER and len(steps) < 60:
        p = steps[-1].position
        steps.append(play(p, rng.choice(legal(p))))
    called = [args[1] for step in steps for args in said(step) if args[0] == "kupa"]
    assert called == [0, *(k % 3 for k in range(len(called) - 1))]
    last = steps[-1].position
    assert len(called) - 1 >= 3 * (last.vars["round"] - 1) + last.vars["finished"]


def test_an_owner_that_is_not_named_is_the_seat_in_turn() -> None:
    p = position({"pot": ["3H"], "hand.0": ["2S", "4H"], "hand.1": ["7S", "9H", "8C", "TC"], "hand.2": ["KS"]})
    assert p.vars["active"] == -1
    p = play(p, "close:2S").position
    assert (p.phase, p.turn, p.vars["active"]) == ("place", 1, 1)
    laying = {"phase": "place", "vars": {"need": 2, "red": False, "placed": 1}}
    p = after({"pot": ["3H"], "hand.0": ["2S", "4S", "4H"], "hand.1": ["9H"], "hand.2": ["KS"]}, "place:2S", **laying)
    assert (p.phase, p.turn, p.vars["active"]) == ("close", 0, 0)


# Refusals


TO_PLACE = {"pot": ["3H", "2D"], "stock": ["2S"], "hand.0": ["5D", "9H", "QS"], "hand.1": ["4C"], "hand.2": ["4H"]}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("place:QS", Reason("wrong-colour", ("QS", "red"))),
        ("place:4H", Reason("not-in-hand", ("4H",))),
        ("place:2S", Reason("not-in-hand", ("2S",))),
        ("place:2D", Reason("lies-in-pot", ("2D",))),
        ("place:XR", Reason("no-jokers", ("XR",))),
        ("place:7X", Reason("no-such-card", ("7X",))),
        ("place", Reason("wrong-arguments", ("place",))),
        ("place:5D:9H", Reason("wrong-arguments", ("place",))),
        ("give:5D", Reason("nobody-receives")),
        ("close:5D", Reason("place-first", (1,))),
        ("close:4H", Reason("place-first", (1,))),
        ("take:2S", Reason("unknown-verb", ("take",))),
    ],
)
def test_refused_while_laying(action: str, reason: Reason) -> None:
    assert refused(position(TO_PLACE, **PLACING), action) == reason


def test_the_colour_that_is_wrong_may_be_red() -> None:
    p = after({"pot": ["3H"], "hand.0": ["2S", "4H"], "hand.1": ["7S", "9H", "8C", "TC"], "hand.2": ["KS"]}, "close:2S")
    assert refused(p, "place:9H") == Reason("wrong-colour", ("9H", "black"))


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("give:9H", Reason("not-in-hand", ("9H",))),
        ("give:3C", Reason("lies-in-pot", ("3C",))),
        ("give:XB", Reason("no-jokers", ("XB",))),
        ("give:2D:1", Reason("wrong-arguments", ("give",))),
        ("place:2D", Reason("give-first", (1, 1))),
        ("close:2D", Reason("give-first", (1, 1))),
    ],
)
def test_refused_while_giving(action: str, reason: Reason) -> None:
    assert refused(after(FOUR, "close:3C", seats=4), action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("close:9H", Reason("not-in-hand", ("9H",))),
        ("close:KS", Reason("lies-in-pot", ("KS",))),
        ("close:??", Reason("no-such-card", ("??",))),
        ("place:3C", Reason("placing-over")),
        ("give:3C", Reason("giving-over")),
    ],
)
def test_refused_while_closing(action: str, reason: Reason) -> None:
    assert refused(position(FOUR, seats=4), action) == reason


def test_refused_after_the_end() -> None:
    assert refused(after(BOTH_EXACT, "close:2S", "give:4H"), "close:4H") == Reason("game-over")


# What a player wants to see


def test_facts_while_laying() -> None:
    assert MAJNUN.facts(view(position(TO_PLACE, **PLACING), 1)) == [
        Fact("cards", (1,), "stock"),
        Fact("cards", (2,), "pot"),
        *(Fact("cards", (count,), f"hand.{seat}") for seat, count in enumerate((3, 1, 1))),
        Fact("round", (1, 30, 3)),
        Fact("demand", (2, "red"), "pot"),
        Fact("to-place", (1,), "pot"),
    ]


def test_facts_of_a_division() -> None:
    p = after(FOUR, "close:3C", seats=4)
    assert MAJNUN.facts(view(p, 3))[6:] == [
        Fact("round", (1, 30, 3)),
        Fact("demand", (3, "black"), "pot"),
        Fact("to-give", (1,), "hand.2"),
        Fact("receives", (1,), "hand.1"),
    ]


def test_facts_of_the_debts() -> None:
    p = after(TWO_OWE, "close:2S", "give:2D", seats=4)
    facts = MAJNUN.facts(view(p, None))
    assert facts[6:8] == [Fact("owes", (1,), "hand.3"), Fact("owes", (1,), "hand.0")]
    assert facts[-2:] == [Fact("to-give", (1,), "hand.1"), Fact("receives", (1,), "hand.3")]


def test_facts_at_the_end() -> None:
    facts = MAJNUN.facts(view(after(BOTH_EXACT, "close:2S", "give:4H"), 0))
    assert {fact.code for fact in facts} == {"cards", "round"}


# Positions that cannot be

GIVING = {"active": 1, "need": 3, "division": 1, "to": 1, "quota": 2, "queue": [2, 0], "last": 1}
OWING = {**GIVING, "division": 2, "to": 0, "queue": [2], "debts": [[0, 3]]}


@pytest.mark.parametrize(
    ("phase", "turn", "given"),
    [
        ("close", 0, {"active": 1}),
        ("close", 1, {}),
        ("close", 0, {"starter": 3}),
        ("place", 0, {"need": 2, "placed": 2}),
        ("place", 0, {"need": 2, "placed": -1}),
        ("place", 0, {"need": 15}),
        ("place", 0, {"need": 2, "active": 1}),
        ("give", 2, {}),
        ("give", 0, GIVING),
        *(("give", 2, {**GIVING, "active": active}) for active in (-1, 0, 7)),
        *(("give", 2, {**GIVING, "to": to}) for to in (-1, 0, 2, 7)),
        *(("give", 2, {**GIVING, "quota": quota}) for quota in (0, 3, 4)),
        *(("give", 2, {**GIVING, "given": given}) for given in (-1, 2)),
        *(("give", 2, {**GIVING, "division": division}) for division in (0, 2)),
        *(("give", 2, {**GIVING, "queue": queue}) for queue in ([], [2, 1])),
        ("give", 2, {**GIVING, "debts": [[2, 1]]}),
        ("give", 2, {**GIVING, "last": 5}),
        ("give", 2, {**GIVING, "starter": -1}),
        *(("give", 2, {**OWING, "debts": debts}) for debts in ([], [[1, 3]], [[0]], [0], [[0, -1]], [[0, "x"]])),
        *(("give", 2, {**OWING, "debts": debts}) for debts in ([[0, 1], [0, 2]], [[0, 1], [9, 1]], [[0, 1], [[1], 1]])),
    ],
)
def test_a_position_that_no_game_comes_to_is_none(phase: str, turn: int, given: dict[str, Any]) -> None:
    zones = {"pot": ["KS"], "hand.0": ["2C", "3C"], "hand.1": [], "hand.2": ["4C", "5C", "6C"]}
    with pytest.raises(InvalidPosition):
        position(zones, phase=phase, turn=turn, vars=given)
    position(zones)
    position(zones, phase="place", vars={"need": 2})
    position(zones, phase="give", turn=2, vars=GIVING)
    position(zones, phase="give", turn=2, vars=OWING)


def test_a_turn_is_not_closed_by_hand_while_there_is_a_stock() -> None:
    with pytest.raises(InvalidPosition):
        position({"pot": ["KS"], "stock": ["4D"], "hand.0": ["2C", "3C"]})


# The laws


@pytest.mark.long
def test_games_end_for_the_reasons_of_their_edition() -> None:
    expected = {"booklet": {"all-empty", "survivor", "endless", "cap"}, "first": {"survivor", "cap"}}
    expected["algorithmic"] = {"set-a", "survivor", "endless", "cap"}
    found: dict[str, set[str]] = {edition: set() for edition in EDITIONS}
    for edition, rounds in product(EDITIONS, ("auto", 2)):
        for seats in range(3, 10):
            for seed in range(14 if seats < 5 else 3):
                p = new_game(MAJNUN, seats, seed, {"edition": edition, "max_rounds": rounds}).position.bare()
                rng, count = Random(seed), 0
                while p.phase != OVER:
                    choices = MAJNUN.legal(p)
                    assert len(choices) > 1
                    advance(p, rng.choice(choices))
                    count += 1
                assert count <= MAJNUN.bound(seats, p.options)
                assert p.result is not None
                held = [p.size(f"hand.{seat}") for seat in range(seats)]
                assert list(p.result.scores) == held
                if p.result.reason == "cap":
                    assert list(p.result.winners) == [s for s in range(seats) if held[s] == max(held)]
                else:
                    assert len(p.result.winners) == 1
                found[edition].add(p.result.reason)
    for edition, reasons in found.items():
        assert reasons <= expected[edition] and {"cap"} < reasons
