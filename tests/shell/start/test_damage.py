"""Damage to the store: the person reads about it, is offered what can be read or the copy, and nothing is lost."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.kept_games import unfinished
from app.shell.library.statistics_page import StatisticsPage
from app.shell.settings.settings import Settings
from app.shell.start import program
from app.shell.start.damage import DamageSheet
from app.shell.start.program import Program, Wanted
from app.shell.window.main_window import MainWindow
from app.store import Damaged, Store, soundness
from app.store.database import NAME
from app.store.salvage import FOLDER
from app.store.soundness import Findings
from app.wording import use
from tests.session.made import Heard
from tests.shell.conftest import Memory
from tests.store.sample import TABLE, finished, played
from tests.store.test_damage import emptied, flipped_row


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait before the check in the background."""
    use("en")
    monkeypatch.setattr(program, "LATER", 0)
    monkeypatch.setattr(program, "AGAIN", 10)


def filled(home: Path) -> int:
    """A store with yesterday's copy, which lacks the last game; returns the number of the first."""
    yesterday = datetime.now(UTC) - timedelta(days=1)
    for clock in (lambda: yesterday - timedelta(days=1), lambda: yesterday):
        with Store.open(home, clock=clock) as store:
            first = store.begin(played(seed=1), TABLE)
            for seed in range(4):
                store.begin(finished(seed=seed), TABLE)
    with Store.open(home) as store:
        store.begin(played(seed=9), TABLE)
    Store.open(home).close()
    return first


def started(app: QApplication) -> Program:
    made = Program(app, Wanted(language="en"))
    made.start()
    return made


def window_of(made: Program) -> MainWindow | None:
    """The window, if one is open."""
    return made.window


def read(widget: QWidget) -> str:
    """Everything that can be read on a widget."""
    labels = [one.text() for one in widget.findChildren(QLabel) if one.isVisibleTo(widget)]
    return " ".join([*labels, *(one.text() for one in widget.findChildren(QPushButton) if one.isVisibleTo(widget))])


def set_aside(home: Path) -> list[bytes]:
    return [path.read_bytes() for path in (home / FOLDER).glob("*.db")]


def broken(home: Path) -> bytes:
    """Flip a bit in the definitions; return the new content of the file."""
    path = home / NAME
    content = path.read_bytes().replace(b"CREATE TABLE games", b"CREATE TABLE g\xe1mes")
    path.write_bytes(content)
    return content


def test_a_start_that_is_refused_for_damage_shows_what_can_be_read(
    qtbot: QtBot, qapp: QApplication, own_home: Path
) -> None:
    filled(own_home)
    content = broken(own_home)
    made = started(qapp)
    refused = made.refused
    assert refused is not None
    assert window_of(made) is None and refused.isVisible()
    assert "damaged" in refused.sentence.text()
    assert refused.rest.isVisible() and refused.put_back.isVisible() and not refused.again.isVisible()
    refused.rest.click()
    qtbot.waitUntil(lambda: made.window is not None)
    assert made.window is not None and not refused.isVisible()
    assert set_aside(own_home) == [content]
    assert len(made.window.store.unfinished()) == 3
    assert made.window.notice.isVisible()
    made.close()


def test_a_start_that_is_refused_for_damage_opens_the_copy(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    filled(own_home)
    content = broken(own_home)
    made = started(qapp)
    refused = made.refused
    assert refused is not None
    day = datetime.now().astimezone()
    assert f"{day.day}" in refused.about_copy.text() and f"{day.year}" in refused.about_copy.text()
    assert "not in it" in refused.about_copy.text()
    refused.put_back.click()
    qtbot.waitUntil(lambda: made.window is not None)
    assert made.window is not None
    assert set_aside(own_home) == [content]
    # When the copy was made, the last game was not there yet.
    assert len(made.window.store.unfinished()) == 2
    made.close()


def test_without_a_sound_copy_none_is_offered(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    with Store.open(own_home) as store:
        store.begin(played(), TABLE)
    broken(own_home)
    made = started(qapp)
    refused = made.refused
    assert refused is not None
    assert not refused.put_back.isVisible() and refused.rest.isVisible()
    assert "no undamaged copy" in refused.about_copy.text()
    refused.close()
    made.close()


def sheet(made: Program) -> DamageSheet | None:
    found = made.window.findChildren(DamageSheet) if made.window is not None else []
    return found[0] if found and found[0].isVisible() else None


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("table", ["games_unfinished", "gestures"])
def test_a_page_of_zeros_is_told_in_the_window_and_mended(
    qtbot: QtBot, qapp: QApplication, own_home: Path, table: str
) -> None:
    filled(own_home)
    emptied(own_home, table)
    made = started(qapp)
    if made.refused is not None:
        made.refused.rest.click()
    else:
        qtbot.waitUntil(lambda: sheet(made) is not None)
        told = sheet(made)
        assert told is not None and "damaged" in read(told) and "not in it" in read(told)
        first = made.window
        told.rest.click()
        qtbot.waitUntil(lambda: made.window is not None and made.window is not first)
    window = made.window
    assert window is not None and window.isVisible()
    assert len(set_aside(own_home)) == 1
    assert {one.game for one in unfinished(window.store, window.settings)} == {"solo"}
    for kept in window.store.unfinished():
        assert window.store.load(kept.id, GAMES)
    qtbot.wait(100)
    assert sheet(made) is None, "what was mended is sound"
    made.close()


def test_the_sheet_about_damage_makes_way_for_what_mending_it_says(window: MainWindow) -> None:
    told = DamageSheet(window, Damaged(Path("kupa.db"), None), "start", None)
    wanted: list[object] = []
    told.mending_wanted.connect(lambda copy: wanted.append((copy, told.isVisible())))
    told.open()
    told.rest.click()
    assert wanted == [(None, False)]


def test_the_window_over_a_copy_is_where_the_window_was(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    first = filled(own_home)
    flipped_row(own_home, f"UPDATE games SET actions = actions + 64 WHERE id = {first}")
    made = started(qapp)
    qtbot.waitUntil(lambda: sheet(made) is not None)
    told, before = sheet(made), made.window
    assert told is not None and before is not None
    before.setGeometry(0, 47, 800, 650)
    told.put_back.click()
    qtbot.waitUntil(lambda: made.window is not None and made.window is not before)
    assert made.window is not None
    now = made.window.geometry()
    assert (now.top(), now.height()) == (47, 650)
    made.close()


def test_a_damaged_game_is_counted_and_the_others_are_there(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    first = filled(own_home)
    flipped_row(own_home, f"UPDATE games SET actions = actions + 64 WHERE id = {first}")
    made = started(qapp)
    qtbot.waitUntil(lambda: sheet(made) is not None)
    told = sheet(made)
    assert told is not None and made.window is not None
    assert "1" in read(told)
    assert len(made.window.store.unfinished()) == 2
    told.done.click()
    assert sheet(made) is None
    assert not (own_home / FOLDER).exists(), "who says no has everything as it was"
    made.close()


def test_damage_waits_until_what_is_asked_is_answered(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    first = filled(own_home)
    flipped_row(own_home, f"UPDATE games SET actions = actions + 64 WHERE id = {first}")
    made = started(qapp)
    assert made.window is not None
    made.window.show_settings()
    assert made._examiner is not None
    with qtbot.waitSignal(made._examiner.found):
        pass
    qtbot.wait(50)
    assert sheet(made) is None
    assert made.window.sheet is not None
    made.window.sheet.close()
    qtbot.waitUntil(lambda: sheet(made) is not None)
    made.close()


def test_what_is_sound_is_not_spoken_of(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    filled(own_home)
    made = started(qapp)
    assert made._examiner is not None
    with qtbot.waitSignal(made._examiner.found):
        pass
    qtbot.wait(30)
    assert sheet(made) is None and made.window is not None and not made.window.sheet_open
    made.close()
    assert not (own_home / f"{NAME}-wal").exists(), "the look in the background held on to the store"


def test_a_program_that_ends_does_not_wait_for_the_look_and_leaves_nothing_open(
    qtbot: QtBot, qapp: QApplication, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(own_home)
    looking = threading.Event()

    def slow(connection: sqlite3.Connection, stopped: Callable[[], bool]) -> Findings:
        connection.execute("SELECT * FROM games").fetchone()
        looking.set()
        end = time.monotonic() + 10
        while not stopped() and time.monotonic() < end:
            time.sleep(0.01)
        return Findings("seen too late", frozenset(), 0)

    monkeypatch.setattr(soundness, "examined", slow)
    made = started(qapp)
    qtbot.waitUntil(looking.is_set)
    made.close()
    assert not (own_home / f"{NAME}-wal").exists()
    assert not [one for one in threading.enumerate() if one.name == "examination"]


def test_results_that_cannot_be_read_later_are_told(
    qtbot: QtBot, tmp_path: Path, kept: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path) as store:
        store.begin(finished(), TABLE)
        settings = Settings(kept)
        page = StatisticsPage(store, settings)
        qtbot.addWidget(page)
        page.show_game()

        def fail(*_: object) -> None:
            raise Damaged(store.path, None)

        monkeypatch.setattr(store, "history", fail)
        monkeypatch.setattr(store, "forget", fail)
        for deed in (page.retranslate, lambda: page._forgotten(1), lambda: page.game.chosen.emit("solo")):
            told = Heard(settings.keeping)
            deed()
            assert told.heard
