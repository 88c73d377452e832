"""Gestures without a table: what clicks, drops and Escape mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from app.engine import Reason
from app.table.cursor import Cursor, Way, onward, toward
from app.table.geometry import Box
from app.table.gestures import Gestures
from app.table.prompts import Choice, Ref

A, B, C, D, E, F, G = (Ref("hand.0", index) for index in range(7))
HEAP, STOCK = Ref("heap"), Ref("stock")


class Table:
    """A may go to the heap; B and D pair with A or each other, or wait on the heap; C may do nothing.

    E may be given to the other seat, F given to it or laid in its row; G may be turned where it lies.
    """

    def choices(self, held: Ref) -> Sequence[Choice]:
        return {
            A: [Choice(HEAP, ("lay:1",)), Choice(B, ("pair:1",))],
            B: [Choice(HEAP, ()), Choice(A, ("pair:2", "pair:1")), Choice(D, ("pair:2", "pair:4"))],
            E: [Choice(Ref("seat.1"), ("give:5:1",))],
            F: [Choice(Ref("seat.1"), ("give:6:1",)), Choice(Ref("row.1"), ("lay:6:row",))],
            G: [Choice(G, ("turn:7",))],
            D: [Choice(HEAP, ()), Choice(A, ("pair:4", "pair:1")), Choice(B, ("pair:4", "pair:2"))],
        }.get(held, [])

    def __init__(self, ready: Ref | None = None) -> None:
        self._ready = ready

    def ready(self) -> Ref | None:
        return self._ready

    def liftable(self) -> Sequence[Ref]:
        return [A, B]

    def together(self) -> int:
        return 1

    def liftable_zones(self) -> Sequence[str]:
        return ["hand.0"]

    def owner(self, place: Ref) -> int | None:
        return {"hand.0": 0, "seat.1": 1, "hand.1": 1, "row.1": 1}.get(place.zone)

    def refusal(self, held: Ref, target: Ref) -> Reason:
        return Reason("no", (held.index, target.zone))

    def bound_for(self, place: Ref) -> Sequence[Ref]:
        return [card for card in self.liftable() if any(choice.target == place for choice in self.choices(card))]

    def idle(self, place: Ref) -> Reason | None:
        return None


class Heard:
    """Records what a Gestures has called."""

    def __init__(self) -> None:
        self.played: list[tuple[str, ...]] = []
        self.refused: list[tuple[Ref, Reason]] = []
        self.changes = 0
        self.gestures = Gestures(
            lambda choice: self.played.append(choice.actions),
            lambda ref, reason: self.refused.append((ref, reason)),
            self.change,
        )
        self.gestures.renew(Table())

    def change(self) -> None:
        self.changes += 1


@pytest.fixture
def heard() -> Heard:
    return Heard()


def test_click_and_click_plays(heard: Heard) -> None:
    heard.gestures.click(A)
    assert heard.gestures.held == A
    heard.gestures.click(HEAP)
    assert heard.played == [("lay:1",)]
    assert heard.gestures.held is None


def test_a_second_card_completes_the_first(heard: Heard) -> None:
    heard.gestures.click(B)
    heard.gestures.click(A)
    assert heard.played == [("pair:2", "pair:1")]


def test_a_choice_without_actions_keeps_the_card_in_hand(heard: Heard) -> None:
    heard.gestures.click(B)
    heard.gestures.click(HEAP)
    assert heard.played == []
    assert heard.gestures.held == B


def test_two_cards_laid_to_wait_in_one_place_make_a_pair(heard: Heard) -> None:
    heard.gestures.hold(B)
    assert heard.gestures.drop(HEAP)
    assert heard.played == [] and heard.gestures.held == B, "nothing is sent before the second"
    heard.gestures.hold(D)
    assert heard.gestures.drop(HEAP)
    assert heard.played == [("pair:2", "pair:4")], "in the order in which they were laid"
    assert heard.gestures.held is None


def test_a_card_put_down_waits_no_more(heard: Heard) -> None:
    heard.gestures.hold(B)
    heard.gestures.drop(HEAP)
    assert heard.gestures.cancel()
    heard.gestures.hold(D)
    assert heard.gestures.drop(HEAP)
    assert heard.played == [] and heard.gestures.held == D


def test_another_card_is_taken_instead(heard: Heard) -> None:
    heard.gestures.click(A)
    heard.gestures.click(C)
    assert heard.gestures.held == C


def test_a_second_click_on_a_card_with_one_place_to_go_to_puts_it_there(heard: Heard) -> None:
    heard.gestures.click(E)
    heard.gestures.click(E)
    assert heard.played == [("give:5:1",)] and heard.gestures.held is None


def test_a_second_click_does_what_a_card_can_only_do_where_it_lies(heard: Heard) -> None:
    heard.gestures.click(G)
    heard.gestures.click(G)
    assert heard.played == [("turn:7",)] and heard.gestures.held is None


def test_what_is_laid_goes_to_the_one_place_there_is_and_otherwise_stays_in_hand(heard: Heard) -> None:
    assert not heard.gestures.lay(), "nothing is held"
    heard.gestures.click(A)
    assert not heard.gestures.lay() and heard.gestures.held == A and not heard.played
    heard.gestures.hold(E)
    assert heard.gestures.lay()
    heard.gestures.hold(G)
    assert heard.gestures.lay()
    assert heard.played == [("give:5:1",), ("turn:7",)] and heard.gestures.held is None


@pytest.mark.parametrize("place", [Ref("seat.1"), Ref("hand.1"), Ref("hand.1", 2), Ref("row.1", 0)])
def test_whatever_belongs_to_a_seat_is_a_place_for_what_is_given_to_it(heard: Heard, place: Ref) -> None:
    heard.gestures.hold(E)
    assert heard.gestures.drop(place)
    assert heard.played == [("give:5:1",)]
    heard.gestures.hold(A)
    assert not heard.gestures.drop(place), "what may not go to that seat is still refused"
    assert heard.refused[-1][1] == Reason("no", (0, place.zone))


class OwnRow(Table):
    """A may be laid in the row of its own seat."""

    def choices(self, held: Ref) -> Sequence[Choice]:
        return [Choice(Ref("row.0"), ("lay:1",))] if held == A else []

    def owner(self, place: Ref) -> int | None:
        return 0 if place.zone in ("hand.0", "row.0", "pile.0", "seat.0") else None


@pytest.mark.parametrize(("place", "goes"), [("pile.0", False), ("seat.0", True), ("row.0", True)])
def test_to_the_own_seat_a_card_is_given_by_its_badge_and_not_by_any_of_its_places(
    heard: Heard, place: str, goes: bool
) -> None:
    heard.gestures.renew(OwnRow())
    heard.gestures.hold(A)
    assert heard.gestures.drop(Ref(place)) is goes
    assert heard.played == [("lay:1",)] * goes


def test_where_a_seat_has_two_places_for_a_card_neither_is_taken_for_the_other(heard: Heard) -> None:
    heard.gestures.hold(F)
    assert not heard.gestures.drop(Ref("hand.1"))
    assert not heard.played
    heard.gestures.hold(F)
    assert heard.gestures.drop(Ref("row.1"))
    assert heard.played == [("lay:6:row",)]


def test_the_same_card_again_puts_it_down(heard: Heard) -> None:
    heard.gestures.click(A)
    heard.gestures.click(A)
    assert heard.gestures.held is None
    assert not heard.played and not heard.refused


def test_a_place_that_does_not_fit_is_refused_with_a_reason(heard: Heard) -> None:
    heard.gestures.click(A)
    heard.gestures.click(STOCK)
    assert heard.refused == [(A, Reason("no", (0, "stock")))]
    assert heard.gestures.held is None


def test_a_double_click_plays_the_likeliest(heard: Heard) -> None:
    heard.gestures.double_click(A)
    assert heard.played == [("lay:1",)]


def test_a_double_click_on_a_card_without_choices_is_refused(heard: Heard) -> None:
    heard.gestures.double_click(C)
    assert [ref for ref, _ in heard.refused] == [C]


def test_a_drop_at_home_or_on_nothing_is_no_move_and_no_refusal(heard: Heard) -> None:
    heard.gestures.hold(A)
    assert not heard.gestures.drop(None)
    assert not heard.gestures.drop(A)
    assert not heard.gestures.drop(C)
    assert not heard.played and not heard.refused


def test_a_drop_on_a_card_of_a_legal_zone_means_the_zone(heard: Heard) -> None:
    heard.gestures.hold(A)
    assert heard.gestures.drop(Ref("heap", 3))
    assert heard.played == [("lay:1",)]


def test_a_card_that_is_ready_goes_where_one_clicks(heard: Heard) -> None:
    heard.gestures.renew(Table(ready=A))
    assert heard.gestures.targets() == [HEAP, B] and heard.gestures.held is None
    heard.gestures.click(HEAP)
    heard.gestures.click(B)
    assert heard.played == [("lay:1",), ("pair:1",)], "also onto a card that could be taken up"


def test_where_a_ready_card_may_not_go_it_is_refused_with_the_very_card_that_was_meant(heard: Heard) -> None:
    heard.gestures.renew(Table(ready=A))
    heard.gestures.click(Ref("stock", 2))
    assert heard.refused == [(A, Reason("no", (0, "stock")))] and not heard.played


def test_a_ready_card_can_be_taken_up_and_put_down_and_stays_ready(heard: Heard) -> None:
    heard.gestures.renew(Table(ready=A))
    heard.gestures.click(A)
    assert heard.gestures.held == A and heard.gestures.cancel()
    assert heard.gestures.in_hand == A and not heard.gestures.cancel()


class Fort(Table):
    """A goes to the heap with any two of B, D and E."""

    def choices(self, held: Ref) -> Sequence[Choice]:
        adds = ((B, "add:2"), (D, "add:4"), (E, "add:5"))
        return [Choice(HEAP, ("lay:1",), needs=2, adds=adds)] if held == A else []


def test_cards_that_go_along_are_chosen_after_the_first_and_each_choice_is_shown(heard: Heard) -> None:
    gestures = heard.gestures
    gestures.renew(Fort())
    gestures.click(A)
    gestures.click(HEAP)
    assert gestures.waiting and not heard.played
    before = heard.changes
    gestures.click(B)
    assert (gestures.chosen, gestures.held, heard.changes) == ([B], A, before + 1)
    gestures.click(B)
    assert (gestures.chosen, heard.changes) == ([], before + 2), "put back"
    gestures.click(D)
    gestures.click(E)
    assert heard.played == [("lay:1", "add:4", "add:5")]
    assert chosen(gestures)[:2] == ([], None) and not gestures.waiting


def test_a_card_refused_while_others_are_to_go_along_with_it_takes_all_of_them_down(heard: Heard) -> None:
    heard.gestures.renew(Fort())
    for ref in (A, HEAP, B, STOCK):
        heard.gestures.click(ref)
    assert heard.refused and chosen(heard.gestures)[:2] == ([], None) and not heard.gestures.waiting


def test_a_card_that_waits_for_a_second_one_is_put_down_by_a_click(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "choices", lambda _, held: [Choice(HEAP, ())])
    heard.gestures.click(A)
    heard.gestures.click(A)
    assert (heard.gestures.waiting, heard.gestures.held) == (True, A), "it lies where it waits"
    heard.gestures.click(A)
    assert (heard.gestures.waiting, heard.gestures.held) == (False, None)


def test_whatever_changes_in_hand_is_shown(heard: Heard) -> None:
    gestures = heard.gestures
    gestures.click(B)
    assert heard.changes == 1 and gestures.chosen == [], "one card alone is held, and not chosen"
    gestures.click(HEAP)
    assert gestures.waiting and heard.changes == 2, "it has been laid to wait"
    gestures.renew(Demand())
    renewed = heard.gestures
    assert not renewed.waiting, "in another view nothing waits"
    gestures.click(A)
    before = heard.changes
    gestures.click(A)
    assert chosen(gestures)[:2] == ([], None) and heard.changes == before + 1, "it has been put back"


def test_escape_puts_down(heard: Heard) -> None:
    assert not heard.gestures.cancel()
    heard.gestures.click(A)
    assert heard.gestures.cancel()
    assert heard.gestures.held is None


def test_nothing_is_taken_while_nothing_may_be_done(heard: Heard) -> None:
    heard.gestures.renew(None)
    heard.gestures.click(A)
    heard.gestures.double_click(A)
    assert heard.gestures.held is None
    assert not heard.played and not heard.refused


BOXES = {
    A: Box(0, 300, 80, 112),
    B: Box(100, 300, 80, 112),
    HEAP: Box(60, 0, 80, 112),
    STOCK: Box(400, 0, 80, 112),
}


def test_arrows_go_where_they_point() -> None:
    assert toward(BOXES, A, "right") == B
    assert toward(BOXES, B, "left") == A
    assert toward(BOXES, A, "up") == HEAP
    assert toward(BOXES, HEAP, "right") == STOCK
    assert toward(BOXES, A, "left") is None


@pytest.mark.parametrize("up", [20.0, 39.0, 58.0])
def test_arrows_lead_to_every_card_of_a_wall_however_close_its_rows_lie(up: float) -> None:
    """From a card of a row of five the arrow down went past the row of two, to the foot: nothing led to those two."""
    rows = [(length, line) for line, length in enumerate((3, 2, 5, 5, 1))]
    places = [(42.0 * (number - (length - 1) / 2), -up * line) for length, line in rows for number in range(length)]
    wall = {Ref("wall", index): Box(x, y, 40, 56) for index, (x, y) in enumerate(places)}
    for begin in wall:
        met = [begin]
        for here in met:
            ways = (toward(wall, here, way) for way in get_args(Way))
            met += {there for there in ways if there is not None} - {*met}
        assert set(met) == set(wall)


def test_onward_goes_round() -> None:
    order = [A, B, HEAP]
    assert onward(order, None) == A
    assert onward(order, HEAP) == A
    assert onward(order, A, -1) == HEAP
    assert onward([], A) is None


@pytest.mark.parametrize("rtl", [False, True])
def test_while_a_card_is_held_the_arrows_walk_nothing_but_its_places_and_reach_each_of_them(
    heard: Heard, rtl: bool
) -> None:
    boxes = {ref: Box(20.0 * number, 100, 10, 10) for number, ref in enumerate((A, B, C, D))}
    boxes |= {STOCK: Box(0, 0, 10, 10), HEAP: Box(200, 0, 10, 10)}
    roamed: list[bool] = []
    cursor = Cursor(heard.gestures, lambda: boxes, roamed.append)
    cursor.rtl = rtl
    assert set(cursor.roads()) == set(boxes)
    assert cursor.first() == A, "a card that may do something"
    assert cursor.beyond(A, "left") is None, "with nothing in hand the edge of the table is the end"
    heard.gestures.hold(A)
    assert list(cursor.roads()) == [HEAP, B] and cursor.first() == HEAP
    for way in ("left", "right", "up", "down"):
        assert {cursor.beyond(HEAP, way), cursor.beyond(B, way)} <= {HEAP, B}
    assert cursor.beyond(HEAP, "right") == B and cursor.beyond(HEAP, "down") == B, "round and round"
    cursor.put(HEAP)
    cursor.put(B)
    cursor.put(None)
    assert roamed == [True, False]
    heard.gestures.drop(HEAP)
    heard.gestures.hold(B)
    heard.gestures.drop(HEAP)
    assert heard.gestures.waiting and set(cursor.roads()) == set(boxes), "a second card is looked for anywhere"


class Demand(Table):
    """A, E and F may all be given to the other seat, two of them together."""

    def choices(self, held: Ref) -> Sequence[Choice]:
        return [Choice(Ref("seat.1"), (f"give:{held.index}",))] if held in (A, E, F) else []

    def liftable(self) -> Sequence[Ref]:
        return [A, E, F]

    def together(self) -> int:
        return 2


def chosen(gestures: Gestures) -> tuple[list[Ref], Ref | None, bool]:
    """The chosen cards, the held one, and whether more are wanted."""
    return gestures.chosen, gestures.held, gestures.gathers


@pytest.fixture
def demand(heard: Heard) -> Heard:
    heard.gestures.renew(Demand())
    return heard


def test_cards_of_one_demand_are_chosen_together_and_go_at_once(demand: Heard) -> None:
    gestures = demand.gestures
    gestures.click(A)
    assert chosen(gestures) == ([A], A, True)
    gestures.click(F)
    assert chosen(gestures) == ([A, F], F, False)
    gestures.click(Ref("seat.1"))
    assert demand.played == [("give:0", "give:5")]
    assert chosen(gestures)[:2] == ([], None)


def test_a_chosen_card_is_put_down_by_a_click_and_one_too_many_takes_the_place_of_the_first(demand: Heard) -> None:
    gestures = demand.gestures
    gestures.click(A)
    gestures.click(A)
    assert chosen(gestures)[:2] == ([], None)
    for ref in (A, E, F):
        gestures.click(ref)
    assert chosen(gestures)[0] == [E, F]
    gestures.click(E)
    assert chosen(gestures) == ([F], F, True)
    assert gestures.cancel()
    assert chosen(gestures)[0] == []
    gestures.click(A)
    assert not gestures.lay() and chosen(gestures) == ([A], A, True)
    gestures.click(E)
    gestures.click(STOCK)
    assert demand.refused == [(E, Reason("no", (4, "stock")))] and chosen(gestures)[:2] == ([], None)
    assert not demand.played


def test_what_goes_together_goes_to_one_place_whatever_else_each_card_may_do(
    demand: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = Demand.choices
    monkeypatch.setattr(Demand, "choices", lambda _, held: [Choice(HEAP, (f"lay:{held.index}",)), *given(_, held)])
    for ref in (A, E, Ref("seat.1")):
        demand.gestures.click(ref)
    assert demand.played == [("give:0", "give:4")]


def test_of_several_that_are_chosen_the_last_is_held_when_another_is_put_down(
    demand: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Demand, "together", lambda _: 3)
    for ref in (A, E, F, E):
        demand.gestures.click(ref)
    assert chosen(demand.gestures) == ([A, F], F, True)


def test_a_second_click_on_the_last_of_the_chosen_cards_lets_all_of_them_go(demand: Heard) -> None:
    for ref in (E, A, A):
        demand.gestures.click(ref)
    assert demand.played == [("give:4", "give:0")]


def test_a_double_click_and_a_drag_take_along_what_is_chosen(demand: Heard) -> None:
    gestures = demand.gestures
    gestures.click(A)
    gestures.click(E)
    gestures.double_click(E)
    gestures.click(F)
    gestures.hold(A)
    assert gestures.drop(Ref("seat.1"))
    assert demand.played == [("give:0", "give:4"), ("give:5", "give:0")]


def test_a_card_that_may_not_go_is_refused_and_leaves_those_that_are_chosen(demand: Heard) -> None:
    gestures = demand.gestures
    gestures.click(A)
    gestures.click(C)
    assert demand.refused == [(C, Reason("no", (2, "seat.1")))]
    assert chosen(gestures) == ([A], A, True)
    gestures.double_click(C)
    gestures.hold(C)
    assert chosen(gestures) == ([A], C, True)
    assert not gestures.drop(Ref("seat.1"))
    assert chosen(gestures) == ([A], A, True)
    gestures.click(E)
    gestures.click(C)
    assert len(demand.refused) == 4
    gestures.click(Ref("seat.1"))
    assert demand.played == [("give:0", "give:4")]


def test_the_arrows_walk_cards_and_places_until_all_cards_of_a_demand_are_chosen(demand: Heard) -> None:
    boxes = {ref: Box(60.0 * number, 0, 50, 70) for number, ref in enumerate((A, E, F, Ref("seat.1")))}
    cursor = Cursor(demand.gestures, lambda: boxes, lambda _: None)
    demand.gestures.click(A)
    assert list(cursor.roads()) == list(boxes)
    demand.gestures.click(E)
    assert list(cursor.roads()) == [Ref("seat.1")]
