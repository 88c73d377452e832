"""The turns of a table, without a window and an engine: when a computer player acts, and what a game is told."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt

from app.session.decisions import Decision
from app.shell.table import turns
from app.shell.table.turns import Turns

MADE = Decision("medium", 1)


class Asked:
    """In place of the engine process: what it is asked, and whether nobody waits for the answer any more."""

    def __init__(self) -> None:
        self.questions: list[tuple[Any, ...]] = []
        self.cancelled = 0

    def start(self) -> None:
        """Be ready at once."""

    def ask(self, *question: Any) -> None:
        """Note a question."""
        self.questions.append(question)

    def cancel(self) -> None:
        """Note that the answer is no longer wanted."""
        self.cancelled += 1


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def pace() -> SimpleNamespace:
    """An even pace, at which a wait takes as long as the test lets it."""
    return SimpleNamespace(patient=False, hurried=False, speed=1.0, ms=lambda usual: 1_000_000)


@pytest.fixture
def one(qapp: QObject, asked: Asked, pace: SimpleNamespace) -> Turns:
    """The turns of a table at which the second seat, a computer player, is in turn."""
    computer = SimpleNamespace(computer=True, level="medium", character=())
    sitting = SimpleNamespace(turn=1, seat=0, seated=[SimpleNamespace(computer=False), computer], salt="salt")
    sitting.computers, sitting.over = [1], False
    sitting.record, sitting.view_of = SimpleNamespace(done=[]), lambda seat: f"view of {seat}"
    made = Turns(sitting, pace, qapp)  # type: ignore[arg-type]
    made._opponents = asked  # type: ignore[assignment]
    return made


def decided(one: Turns) -> list[tuple[str, ...]]:
    """Return a list that receives the acts of the computer player."""
    heard: list[tuple[str, ...]] = []
    one.decided.connect(lambda actions, made: heard.append(actions))
    return heard


@pytest.mark.parametrize(("hour", "shown"), [(0, 12), (1, 1), (11, 11), (12, 12), (13, 1), (23, 11)])
def test_the_hour_is_what_the_hand_of_a_clock_shows(monkeypatch: pytest.MonkeyPatch, hour: int, shown: int) -> None:
    monkeypatch.setattr(turns, "datetime", SimpleNamespace(now=lambda: datetime(2026, 1, 31, hour, 59)))
    assert turns.outside() == {"hour": shown}


def test_a_player_that_is_about_to_act_waits_as_soon_as_the_pace_is_calm(one: Turns, pace: SimpleNamespace) -> None:
    acts = decided(one)
    one.go_on()
    one._on_decided("draw", MADE)
    pace.patient = True
    one.keep_pace()
    assert (one.waits, one._pace.isActive(), one._dots.isActive(), acts) == (True, False, False, [])
    pace.patient = False
    one.keep_pace()
    assert (one.waits, acts) == (False, [("draw",)])


def test_no_act_comes_before_its_pause_is_over(one: Turns) -> None:
    one.go_on()
    assert one._pace.isActive() and one._pace.timerType() == Qt.TimerType.PreciseTimer


def test_a_player_whose_time_is_up_but_who_still_thinks_is_not_made_to_wait(one: Turns, pace: SimpleNamespace) -> None:
    acts = decided(one)
    one.go_on()
    one._pace.stop()
    one._on_pace()
    pace.patient = True
    one.keep_pace()
    assert (one.waits, one.thinking) == (False, 1)
    one._on_decided("draw", MADE)
    assert (acts, one.thinking) == ([("draw",)], None)
    one.go_on()
    one._on_decided("pass", MADE)
    assert len(acts) == 1, "the next act takes its time again"


def test_nothing_is_left_of_a_player_that_is_stopped(one: Turns, pace: SimpleNamespace, asked: Asked) -> None:
    acts = decided(one)
    pace.patient = True
    one.go_on()
    one._on_decided("draw", MADE)
    assert (one.waits, one.thinking, asked.cancelled) == (True, 1, 0)
    one.stop()
    assert (one.waits, one.thinking, asked.cancelled) == (False, None, 1)
    assert not one.hurry()
    one.go_on(answered=True)
    one._on_pace()
    assert not acts, "the answer to the question before is not played"
    one._on_decided("pass", MADE)
    assert acts == [("pass",)]


def test_dots_move_while_a_player_is_seen_to_think_and_begin_anew_with_the_next(
    one: Turns, pace: SimpleNamespace
) -> None:
    one.go_on()
    assert one._dots.isActive()
    one._on_dots()
    one._on_pace()
    one._on_decided("draw", MADE)
    assert not one._dots.isActive() and one.step == 1
    pace.patient = True
    one.go_on()
    assert one.step == 0 and not one._dots.isActive()
    assert one.hurry() and one._dots.isActive()


def test_a_player_of_whom_others_see_much_waits_less(one: Turns, pace: SimpleNamespace) -> None:
    waited: list[float] = []

    def ms(usual: float) -> int:
        waited.append(usual)
        return 1_000_000

    pace.ms = ms
    for one.haste in (1.0, 2.5):
        one.go_on()
        assert one._pace.isActive()
        one.stop()
        assert not one._pace.isActive()
    assert waited == [turns.PACE_MS, turns.PACE_MS / 2.5]


def test_every_decision_has_a_seed_of_its_own_that_the_salt_hides(one: Turns, asked: Asked) -> None:
    sitting: Any = one._sitting
    for salt, done in (("salt", 0), ("salt", 1), ("other", 0), ("salt", 0)):
        sitting.salt, sitting.record.done = salt, [SimpleNamespace(seat=0)] * done
        one.go_on()
        one.stop()
    seeds = [question[2] for question in asked.questions]
    assert len(set(seeds)) == 3 and seeds[0] == seeds[3]


def test_a_player_thinks_while_what_happened_is_told_and_acts_only_after_it(
    one: Turns, asked: Asked, qapp: QCoreApplication
) -> None:
    acts = decided(one)
    one.prepare()
    qapp.processEvents()
    assert (len(asked.questions), one.thinking) == (1, None), "it is asked, and nobody sees it think"
    one._on_decided("draw", MADE)
    one._on_pace()
    assert not acts, "its answer waits for the table"
    one.go_on()
    assert (len(asked.questions), one.thinking, acts) == (1, 1, []), "it is not asked twice, and keeps the pace"
    one._on_pace()
    assert acts == [("draw",)]


def test_an_answer_thought_out_ahead_counts_only_for_the_question_that_is_asked_then(
    one: Turns, asked: Asked, pace: SimpleNamespace, qapp: QCoreApplication
) -> None:
    acts = decided(one)
    one.prepare()
    qapp.processEvents()
    one._on_decided("draw", MADE)
    one.stop()
    assert asked.cancelled == 1, "what a move taken back led to is not thought about any longer"
    one.prepare()
    qapp.processEvents()
    one._on_decided("draw", MADE)
    pace.hurried = True
    one.go_on()
    one._on_pace()
    assert [question[1] for question in asked.questions] == ["medium", "medium", "quick"] and not acts
    one._on_decided("pass", MADE)
    assert acts == [("pass",)]


def test_nobody_thinks_ahead_for_a_person(one: Turns, asked: Asked, qapp: QCoreApplication) -> None:
    one._sitting.turn = 0  # type: ignore[misc]
    one.prepare()
    qapp.processEvents()
    assert not asked.questions
