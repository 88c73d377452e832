"""The sentences that pass at *calm*: which of them go on from one gesture to the next."""

from __future__ import annotations

from dataclasses import replace

from app.engine import Event, new_game
from app.engine import view as seen_by
from app.games import GAMES
from app.table.passing import Passing
from app.table.prompts import Passes, Ref, Rest


def acts(*seats: int) -> list[Event]:
    """A gesture in which these seats act, one after the other."""
    return [Event("acted", moment, {"seat": seat, "action": "lay:2S"}) for moment, seat in enumerate(seats)]


def test_a_sentence_goes_on_with_the_seat_that_acted_last_and_with_no_other() -> None:
    for second, goes_on in ((2, True), (1, False)):
        passing = Passing()
        passing.hear(acts(1, 2), 0)
        passing.joined(Rest(words="Tamar draws.", passes="told"), patient=True)
        passing.hear(acts(second), 0)
        assert bool(passing) == goes_on, "an act without a choice followed the first, and that seat goes on"


def test_what_others_do_in_secret_after_ones_own_act_goes_on_to_the_next_of_them() -> None:
    goal = seen_by(new_game(GAMES["meydele"], 3, 5).position, 0)
    ways: list[tuple[int, Passes, bool]] = [(2, "in-secret", True), (2, "told", False), (0, "told", False)]
    for turn, passes, goes_on in ways:
        passing = Passing()
        passing.hear(acts(0), 0)
        passing.joined(Rest(words="Tamar lays a card.", passes=passes), patient=True)
        assert (passing.left(turn == 0, replace(goal, turn=turn), 0) is None) == goes_on


def test_what_another_did_before_stands_in_front_of_what_is_lit_and_the_plate_is_that_of_what_is_lit() -> None:
    """In Very Close one's own card lay lit under the plate and the act of somebody else, and was told in small type."""
    for passes in ("asked", "round"):
        passing = Passing()
        passing.hear(acts(1), 0)
        passing.joined(Rest(words="Tamar kept it.", who=1, passes=passes), patient=True)
        alone = Rest(lit=(Ref("laid.0", 0),), words="Only your card is there.", who=0, detail="It is higher.")
        assert passing.joined(alone, patient=True) == alone._replace(words="Tamar kept it. Only your card is there.")


def test_a_sentence_about_several_seats_bears_no_plate() -> None:
    passing = Passing()
    passing.hear(acts(1), 0)
    passing.joined(Rest(words="Tamar kept it.", who=1, passes="asked"), patient=True)
    stop = passing.joined(Rest(words="Gil waits.", who=2), patient=True)
    assert (stop.words, stop.detail, stop.who) == ("Tamar kept it.", "Gil waits.", None)
