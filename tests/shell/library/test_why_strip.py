"""*Why?* in the replay: answered from what that seat knew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Record, view
from app.games import GAMES
from app.session import reasons
from app.session.decisions import Decision
from app.session.moments import Moment
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import plain
from app.shell.library.replay_page import ReplayPage
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.wording import t
from app.wording.answers import EngineAnswer, Verdict
from app.wording.bidi import bare
from app.wording.sentences import action_words
from app.wording.spoken import spoken
from tests.protocol.local import local
from tests.session.finished import company, finished
from tests.shell.conftest import click
from tests.shell.fitting import faults

Open = Callable[..., ReplayPage]


@pytest.fixture
def watch(qtbot: QtBot, settings: Settings, appearance: Appearance) -> Iterator[Open]:
    made: list[ReplayPage] = []

    def opened(record: Record, table: dict[str, Any] | None = None) -> ReplayPage:
        settings.choose("speed", 0.0)
        page = ReplayPage(record, company(record.game.seats, 1), settings, table)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        QApplication.processEvents()
        made.append(page)
        return page

    yield opened
    for page in made:
        page.leave()
        page.surface.finish()


def of_computers(record: Record) -> list[int]:
    """The gestures of seats where computer players sit."""
    return [n for n, one in enumerate(record.done) if one.seat != 0]


def decided(record: Record, number: int, level: str = "quick") -> dict[str, Any]:
    """A table that has kept a decision of this kind for one gesture."""
    return {"decisions": [Decision(level, 5).to_json(number)]}


def test_why_is_asked_of_the_moves_of_computer_players_only(watch: Open) -> None:
    record = finished("krav-maga")
    page = watch(record)
    assert not page.why.ask.isEnabled()
    for place in range(1, 6):
        page.go_to(place)
        assert page.why.ask.isEnabled() == (place - 1 in of_computers(record)) and page.why.words == ""


def test_the_table_keeps_its_place_whether_or_not_why_can_be_asked(watch: Open) -> None:
    record = finished("krav-maga")
    page = watch(record)
    lying = {page.surface.geometry().getRect()}
    for place in range(1, 6):
        page.go_to(place)
        QApplication.processEvents()
        lying.add(page.surface.geometry().getRect())
    assert len(lying) == 1


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_in_the_smallest_window_the_table_has_the_height_as_long_as_nothing_is_told(
    watch: Open, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", TEXT_PERCENTS[-1])
    record = finished("krav-maga")
    page = watch(record)
    page.setMinimumSize(900, 600)
    page.resize(900, 600)
    lying = set()
    for place in range(1, 6):
        page.go_to(place)
        QApplication.processEvents()
        lying.add(page.surface.geometry().getRect())
        assert page.why.ask.isVisible() and page.film.isAncestorOf(page.why.ask) and not page.why.isVisible()
    assert len(lying) == 1 and page.surface.height() >= 360
    page.go_to(of_computers(record)[0] + 1)
    click(page.why.ask)
    QApplication.processEvents()
    assert page.why.isVisible() and page.why.words
    assert page.surface.geometry().bottom() < page.why.geometry().top()
    assert page.why.geometry().bottom() < page.film.geometry().top()
    page.go_to(0)
    assert not page.why.isVisible()


def test_the_button_goes_back_to_its_strip_where_the_window_is_high(watch: Open) -> None:
    page = watch(finished("krav-maga"))
    for size, lent in (((900, 600), True), ((1280, 800), False), ((900, 600), True)):
        page.resize(*size)
        QApplication.processEvents()
        assert page.film.isAncestorOf(page.why.ask) == lent and page.why.isVisible() != lent
        assert page.why.ask.isVisible()


def test_where_persons_alone_played_there_is_no_why(qtbot: QtBot, settings: Settings, appearance: Appearance) -> None:
    record = finished("krav-maga")
    page = ReplayPage(record, company(2, 2), settings)
    qtbot.addWidget(page)
    page.show()
    for place in range(3):
        page.go_to(place)
        assert not page.why.isVisible()


def test_after_why_was_asked_the_arrows_still_lead_through_the_game(watch: Open, qtbot: QtBot) -> None:
    record = finished("krav-maga")
    number = of_computers(record)[0]
    page = watch(record)
    page.go_to(number + 1)
    page.why.ask.setFocus()
    click(page.why.ask)
    assert page.why.words
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Left)
    assert page.place == number - 1
    assert page.why.words == ""


def test_where_nothing_was_kept_it_says_so(watch: Open) -> None:
    record = finished("krav-maga")
    page = watch(record)
    number = of_computers(record)[0]
    page.go_to(number + 1)
    click(page.why.ask)
    assert page.why.words == t("why.replay.unkept", name=page.replay.seated[1].called)


def test_the_answer_is_the_engines_from_the_view_of_that_seat(watch: Open, qtbot: QtBot) -> None:
    record = Record.begin(GAMES["krav-maga"], 2, 3, {})
    record.act(str(GAMES["krav-maga"].legal(record.position)[0]))
    seen = view(record.position, record.position.turn)
    question = {"cmd": "go", "position": seen.to_json(), "level": "greedy", "seed": 5, "explain": True}
    answer = local(question)
    record.act(answer["action"])
    while record.position.turn is not None:
        record.act(GAMES["krav-maga"].legal(record.position)[0])
    table = decided(record, 1, "greedy")
    page = watch(record, table)
    page.go_to(2)
    click(page.why.ask)
    assert page.why.words == t("why.thinking") and not page.playing
    qtbot.waitUntil(lambda: page.why.words != t("why.thinking"))
    one = reasons.asked(record, table, 1)
    assert one is not None and one.view == seen
    assert page.why.words == reasons.reason(one, answer, page.replay.seated[1].called, page.replay.names)
    assert list(faults(page)) == []


def test_going_on_forgets_what_was_being_looked_for(watch: Open, qtbot: QtBot) -> None:
    record = finished("krav-maga")
    number = of_computers(record)[0]
    page = watch(record, decided(record, number))
    page.go_to(number + 1)
    click(page.why.ask)
    page.go_to(number)
    qtbot.wait(400)
    assert page.why.words == ""


def worth_a_look() -> tuple[Record, Moment]:
    """A game, and the person's first move in it, with another one that would have been better."""
    record = finished("krav-maga")
    number = next(n for n, one in enumerate(record.done) if one.seat == 0)
    seen = view(record.position_at(number), 0)
    made = record.done[number].actions[0]
    better = next(str(one) for one in seen.legal if str(one) != made)
    verdict: Verdict = {"verdict": "better", "by": "tries", "against": made, "lead": 0.04, "error": 0.01, "facts": []}
    found: EngineAnswer = {"action": better, "why": {}, "decided": verdict}
    return record, Moment(number, seen, made, better, 0.04, "medium", found)


def test_a_moment_opens_before_its_move_with_the_better_one_and_hindsight_apart(watch: Open, qtbot: QtBot) -> None:
    record, moment = worth_a_look()
    page = watch(record)
    page.show_moment(moment)
    told = t("why.worse.plain", other=action_words("krav-maga", moment.better, moment.view))
    assert page.place == moment.number and page.eyes == 0
    assert page.why.isVisible() and not page.why.ask.isVisible()
    assert page.why.words.endswith(told) and "hindsight" not in page.why.words
    begins = f"Move {moment.number + 1}, the next one, was to "
    assert bare(page.why.words).startswith(begins), "what stands below is the move before it"
    qtbot.waitUntil(lambda: "hindsight" in page.why.words)
    first, _, after = bare(page.why.words).partition("In hindsight")
    assert bare(told) in first and after
    # The strip grows by a line for hindsight, which takes more than one turn of the event loop on a busy machine.
    qtbot.waitUntil(lambda: not list(faults(page)))
    assert page.height() == 800


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("same", [True, False])
def test_where_hindsight_would_have_done_the_same_it_says_so(
    watch: Open, monkeypatch: pytest.MonkeyPatch, same: bool
) -> None:
    record, moment = worth_a_look()
    page = watch(record)
    best = moment.action if same else moment.better
    monkeypatch.setattr(page.why, "_ask_engine", lambda asking, hear: hear({"action": best}))
    page.show_moment(moment)
    other = t("moments.hindsight", action=action_words("krav-maga", best, moment.view))
    assert page.why.words.endswith(t("moments.hindsight.same") if same else other)


def test_what_is_said_of_a_moment_follows_another_language(watch: Open, settings: Settings) -> None:
    record, moment = worth_a_look()
    page = watch(record)
    page.show_moment(moment)
    page.why.stop()
    english = page.why.words
    settings.language = "he"
    told = moment.sentence(page.replay.names)
    assert told in page.why.words and english != page.why.words, "it stands, in the other language"
    assert page.why.told.accessibleName() == spoken(page.why.words)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("percent", [100, TEXT_PERCENTS[-1]])
def test_a_long_answer_keeps_off_the_edge_and_off_the_table(watch: Open, settings: Settings, percent: int) -> None:
    settings.text_size = percent
    page = watch(finished("krav-maga"))
    page.resize(900, 600)
    number = of_computers(page.replay.record)[0]
    page.go_to(number + 1)
    page.why._tell(plain("It keeps more cards in hand, and more of them are high. " * 4))
    QApplication.processEvents()
    QApplication.processEvents()
    told = page.why.told
    above = told.y() + told.contentsMargins().top()
    below = page.why.height() - told.geometry().bottom() + told.contentsMargins().bottom()
    assert min(above, below) >= 8
    assert page.surface.geometry().bottom() < page.why.y()
