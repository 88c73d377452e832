"""The clock: simulated time, speeds, finishing, changing goals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from app.art import faces
from app.art.card_style import CardStyle
from app.art.faces import card_pixmap
from app.art.tokens import theme
from app.table import clock as table_clock
from app.table.cards import CardItem, Faces
from app.table.clock import NEARER, RISE, Clock
from app.table.geometry import Place


class Time:
    """A clock in milliseconds that advances only when told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hours() -> Time:
    return Time()


@pytest.fixture
def clock(hours: Time, qtbot: QtBot) -> Clock:
    return Clock(hours)


@pytest.fixture
def card(qtbot: QtBot) -> CardItem:
    return CardItem("7H", Place(0, 0, 80), Faces(CardStyle(), 1.0, theme("light")))


def test_a_card_is_half_way_by_ease_out_and_arrives_exactly(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(100, 40, 80), 200)
    clock.tick()
    hours.now += 100
    clock.tick()
    assert card.x() == pytest.approx(87.5)
    hours.now += 100
    clock.tick()
    assert (card.x(), card.y()) == (100, 40)
    assert not clock.busy


def test_time_that_is_stopped_goes_on_from_where_it_was(clock: Clock, hours: Time, card: CardItem) -> None:
    called: list[str] = []
    clock.move(card, Place(100, 40, 80), 200)
    clock.after(200, lambda: called.append("due"))
    clock.tick()
    hours.now += 100
    clock.stop()
    clock.stop()
    hours.now += 5000
    clock.after(200, lambda: called.append("later"))
    clock.tick()
    assert clock.busy and card.x() == 0 and not called
    assert not clock._timer.isActive(), "a table behind a sheet costs nothing"
    clock.go_on()
    assert clock._timer.isActive()
    clock.tick()
    assert card.x() == pytest.approx(87.5) and not called, "half of the way is still to come"
    hours.now += 100
    clock.tick()
    assert card.x() == 100 and called == ["due"]
    hours.now += 100
    clock.tick()
    assert called == ["due", "later"] and not clock.busy


def test_what_is_stopped_can_be_brought_to_its_end(clock: Clock, card: CardItem) -> None:
    clock.move(card, Place(100, 40, 80), 200)
    clock.stop()
    clock.finish()
    assert card.x() == 100 and not clock.busy


def test_what_is_forgotten_stays_where_it_is_and_is_never_called(clock: Clock, hours: Time, card: CardItem) -> None:
    called: list[str] = []
    clock.move(card, Place(100, 0, 80), 200)
    clock.after(300, lambda: called.append("due"))
    clock.tick()
    hours.now += 100
    clock.tick()
    clock.forget_all()
    assert not clock.busy and not clock._timer.isActive()
    hours.now += 1000
    clock.tick()
    clock.finish()
    assert card.x() == pytest.approx(87.5) and not called


def test_speed_divides_every_duration(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.speed = 2.0
    clock.move(card, Place(100, 0, 80), 200)
    hours.now += 100
    clock.tick()
    assert card.x() == 100


def test_speed_divides_what_is_waited_for_too(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.speed = 2.0
    called: list[str] = []
    clock.move(card, Place(100, 0, 80), 200, delay=200)
    clock.after(400, lambda: called.append("after"))
    hours.now += 99
    clock.tick()
    assert card.x() == 0
    hours.now += 100
    clock.tick()
    assert 0 < card.x() < 100 and not called
    hours.now += 1
    clock.tick()
    assert card.x() == 100 and called == ["after"]


def test_what_is_told_in_haste_waits_and_moves_less(clock: Clock, hours: Time, card: CardItem) -> None:
    called: list[str] = []
    clock.haste = 2.0
    clock.move(card, Place(100, 0, 80), 200)
    clock.after(200, lambda: called.append("it"))
    hours.now += 99
    clock.tick()
    assert clock.moving(card) and not called
    hours.now += 1
    clock.tick()
    assert not clock.moving(card) and called == ["it"]


def test_at_speed_nought_everything_is_there_at_once(clock: Clock, card: CardItem) -> None:
    clock.speed = 0.0
    clock.move(card, Place(100, 0, 90), 200, turn="??")
    assert (card.x(), card.width, card.text) == (100, 90, "??")
    assert not clock.busy


@pytest.mark.parametrize("still", [True, False], ids=["with little motion", "in no time"])
def test_a_card_that_is_there_at_once_is_on_its_way_no_more(
    clock: Clock, hours: Time, card: CardItem, still: bool
) -> None:
    called: list[str] = []
    clock.move(card, Place(100, 0, 80), 200)
    assert card.target.x == 100 and card.x() == 0, "it belongs there from now on"
    clock.still = lambda: still
    clock.move(card, Place(50, 0, 80), 200 if still else 0)
    assert card.x() == 50 and not clock.busy
    clock.after(100, lambda: called.append("due"))
    hours.now += 99
    clock.tick()
    assert card.x() == 50 and not called, "what is said stays as long as usual"


def test_a_card_that_is_laid_across_tilts_on_its_way(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(100, 0, 80, angle=90.0), 200)
    clock.tick()
    hours.now += 100
    clock.tick()
    assert card.rotation() == pytest.approx(87.5 / 100 * 90)
    hours.now += 100
    clock.tick()
    assert card.rotation() == 90


def test_a_card_that_is_tossed_comes_nearer_and_shows_its_face_only_when_it_is_down(
    clock: Clock, hours: Time, card: CardItem
) -> None:
    clock.move(card, Place(0, 100, 80), 200, turn="??", tossed=True)
    clock.tick()
    hours.now += 100
    clock.tick()
    assert card.y() == pytest.approx(50 - RISE * 80) and card.scale() == pytest.approx(1 + NEARER)
    hours.now += 79
    clock.tick()
    assert card.text == "7H" and not card.transform().isIdentity()
    hours.now += 21
    clock.tick()
    assert (card.text, card.y(), card.scale()) == ("??", 100, 1.0) and card.transform().isIdentity()


def test_a_delayed_card_waits(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(100, 0, 80), 100, delay=50)
    hours.now += 40
    clock.tick()
    assert card.x() == 0
    hours.now += 111
    clock.tick()
    assert card.x() == 100


def test_a_moving_card_can_be_sent_elsewhere(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(100, 0, 80), 100)
    hours.now += 50
    clock.tick()
    clock.move(card, Place(0, 0, 80), 100)
    hours.now += 200
    clock.tick()
    assert card.x() == 0


def test_a_card_that_grows_on_its_way_is_sharp_and_shown_as_small_as_before(
    clock: Clock, hours: Time, card: CardItem
) -> None:
    clock.move(card, Place(100, 40, 160), 200)
    clock.tick()
    assert card.width == 160 and card.pixmap().deviceIndependentSize().width() >= 160
    assert card.box.width == pytest.approx(80)
    hours.now += 100
    clock.tick()
    assert 80 < card.box.width < 160
    clock.move(card, Place(0, 0, 80), 200)
    hours.now += 300
    clock.tick()
    hours.now += 300
    clock.tick()
    assert card.width == 80 and card.box.width == 80 and card.scale() == 1.0


def test_a_card_turns_over_in_the_middle(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(0, 0, 80), 100, turn="??")
    clock.tick()
    hours.now += 49
    clock.tick()
    assert card.text == "7H"
    hours.now += 10
    clock.tick()
    assert card.text == "??"
    hours.now += 60
    clock.tick()
    assert card.transform().isIdentity()


def test_cards_that_turn_or_shrink_together_have_their_faces_painted_before(
    clock: Clock, hours: Time, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces.FACES.cache_clear()
    made = Faces(CardStyle(), 1.0, theme("light"))
    turning = [CardItem("??", Place(100 * n, 0, 80), made) for n in range(4)]
    shrinking = [CardItem(f"{n}S", Place(100 * n, 200, 80), made) for n in range(2, 6)]
    for n, card in enumerate(turning):
        clock.move(card, card.target, 200, turn=f"{n + 2}H")
    for card in shrinking:
        clock.move(card, card.target._replace(width=60), 200)
    painted: list[str] = []

    def paint(symbol: str, *args: Any, **kwargs: Any) -> QPixmap:
        painted.append(symbol)
        return card_pixmap(symbol, *args, **kwargs)

    monkeypatch.setattr(faces, "card_pixmap", paint)
    # A face takes longer than a frame has to spare, so each gets a separate frame.
    monkeypatch.setattr(table_clock, "milliseconds", lambda: 1000.0 * len(painted))
    frames = []
    for _ in range(14):
        before = len(painted)
        clock.tick()
        frames.append(len(painted) - before)
        hours.now += 16
    assert max(frames) == 1, "several faces in one frame"
    assert [card.text for card in turning] == ["2H", "3H", "4H", "5H"] and shrinking[0].width == 60
    assert len(painted) == len(set(painted)) == 8


def test_what_is_due_comes_in_order_and_may_ask_for_more(clock: Clock, hours: Time) -> None:
    told: list[str] = []

    def second() -> None:
        told.append("second")
        clock.after(10, lambda: told.append("third"))

    clock.after(20, second)
    clock.after(10, lambda: told.append("first"))
    hours.now += 15
    clock.tick()
    assert told == ["first"]
    clock.finish()
    assert told == ["first", "second", "third"]
    assert not clock.busy


def test_what_is_due_at_one_moment_comes_in_the_order_in_which_it_was_asked_for(clock: Clock, hours: Time) -> None:
    called: list[int] = []
    for number in range(3):
        clock.after(100.0, lambda number=number: called.append(number))  # type: ignore[misc]
    clock.finish()
    assert called == [0, 1, 2]


def test_finish_brings_moves_and_calls_to_their_end(clock: Clock, card: CardItem) -> None:
    clock.move(card, Place(100, 0, 80), 5000)
    clock.after(9000, lambda: clock.move(card, Place(7, 7, 80), 5000))
    clock.finish()
    assert (card.x(), card.y()) == (7, 7)


def test_the_timer_rests_when_nothing_moves(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(100, 0, 80), 10)
    hours.now += 20
    timer = clock.findChild(QTimer)
    assert timer is not None and timer.isActive()
    clock.tick()
    assert not clock.busy and not timer.isActive()


def test_a_refused_card_nods_and_comes_home(clock: Clock, hours: Time, card: CardItem) -> None:
    card.setPos(300, 0)
    clock.move(card, Place(0, 0, 80), 400, nod=True)
    seen = []
    for _ in range(45):
        hours.now += 10
        clock.tick()
        seen.append(card.x())
    assert seen[-1] == 0
    steps = [b - a for a, b in pairwise(seen)]
    assert min(steps) < 0 < max(steps)


def test_a_card_that_gets_another_goal_on_its_way_still_turns_over(clock: Clock, hours: Time, card: CardItem) -> None:
    clock.move(card, Place(100, 0, 80), 200, turn="8S")
    hours.now += 20
    clock.tick()
    clock.move(card, Place(120, 0, 80), 200)
    clock.finish()
    assert (card.x(), card.text) == (120, "8S")


def test_what_glides_is_shown_on_its_eased_way_and_nothing_waits_for_it(clock: Clock, hours: Time) -> None:
    shown: list[float] = []
    clock.glide(200, shown.append)
    assert not clock.busy
    for _ in range(2):
        assert clock._timer.isActive()
        hours.now += 100
        clock.tick()
    assert shown == pytest.approx([0.875, 1.0])
    assert not clock._timer.isActive()


@pytest.mark.parametrize("end", [Clock.finish, Clock.arrive_all, Clock.forget_all])
def test_what_glides_is_where_it_was_going_whatever_ends_the_moves(
    clock: Clock, hours: Time, end: Callable[[Clock], None]
) -> None:
    shown: list[float] = []
    clock.glide(200, shown.append)
    end(clock)
    hours.now += 100
    clock.tick()
    assert shown == [1.0]


def test_what_glides_arrives_at_once_without_movement_and_stands_still_with_the_time(
    clock: Clock, hours: Time
) -> None:
    shown: list[float] = []
    clock.glide(200, shown.append)
    hours.now += 100
    clock.stop()
    hours.now += 5000
    clock.go_on()
    hours.now += 50
    clock.tick()
    assert shown == pytest.approx([1 - 0.25**3])
    clock.still = lambda: True
    clock.glide(200, lambda gone: shown.append(-gone))
    assert shown[1:] == [1.0, -1.0], "the one before has arrived as well"
