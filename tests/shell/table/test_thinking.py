"""Computer players at the table as a person meets them: they keep the pace, and late answers do not count."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.table import thinker, turns
from app.shell.table.page import TablePage
from app.table.commands import Command

Table = Callable[..., TablePage]

SLOW_ONCE = """
import json, sys, time
from pathlib import Path
from tests.protocol.local import local
folder = Path(sys.argv[1])
for line in sys.stdin:
    late = (folder / "late").exists()
    with open(folder / "asked", "a") as file:
        file.write("1")
    if late:
        (folder / "late").unlink()
        time.sleep(0.7)
    print(json.dumps(local(json.loads(line))), flush=True)
"""
"""An engine that answers late once, if the file `late` exists; it counts its questions."""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the tables' engine keeps count."""
    folder = tmp_path / "engine"
    folder.mkdir()
    monkeypatch.setattr(thinker, "engine_command", lambda: [sys.executable, "-c", SLOW_ONCE, str(folder)])
    return folder


def count(folder: Path, name: str) -> int:
    """How often the engine has done something."""
    path = folder / name
    return len(path.read_text("utf-8")) if path.exists() else 0


def wait_for(qtbot: QtBot, folder: Path, name: str, before: int) -> None:
    """Wait until the engine has done something once more."""
    qtbot.waitUntil(lambda: count(folder, name) > before)


def wait_for_turn(page: TablePage, qtbot: QtBot, before: int = -1) -> None:
    """Wait until the person at the screen is in turn, after more than `before` gestures."""
    qtbot.waitUntil(lambda: len(page.sitting.record.done) > before and mine(page))


def mine(page: TablePage) -> bool:
    """Whether the person at the screen is in turn."""
    return page.sitting.over or page.sitting.turn == page.sitting.seat


def first(page: TablePage) -> str:
    """The first action that is legal for the seat at the screen."""
    return str(page.controller.legal(page.sitting.view)[0])


@pytest.mark.long
def test_an_answer_that_comes_after_its_move_was_taken_back_is_no_trouble(
    table: Table, qtbot: QtBot, engine: Path
) -> None:
    page = table("meydele", persons=1, seats=3)
    said: list[str] = []
    page.company.turns.troubled.connect(said.append)
    wait_for_turn(page, qtbot)
    # This makes sure that the engine is running before it is late.
    page.act([first(page)])
    wait_for_turn(page, qtbot, 1)
    for _ in range(2):
        before, asked = len(page.sitting.record.done), count(engine, "asked")
        (engine / "late").touch()
        page.act([first(page)])
        wait_for(qtbot, engine, "asked", asked)
        page.carry_out(Command.UNDO)
        assert len(page.sitting.record.done) == before and mine(page)
        opponents = page.company.turns._opponents
        assert opponents is not None and not opponents.thinker.busy, "nobody thinks about it any longer"
        qtbot.wait(900)  # longer than the engine would have been late
        assert len(page.sitting.record.done) == before, "nobody acts on an answer to what was taken back"
        assert page.company.turns.thinking is None and mine(page)
        page.act([first(page)])
        wait_for_turn(page, qtbot, before + 1)
    assert not said, "the engine is not taken for one that fails"


def test_an_answer_to_what_was_taken_back_is_not_taken_for_the_next_one(
    table: Table, qtbot: QtBot, engine: Path
) -> None:
    page = table("meydele", persons=1, seats=3)
    said: list[str] = []
    page.company.turns.troubled.connect(said.append)
    wait_for_turn(page, qtbot)
    page.act([first(page)])
    wait_for_turn(page, qtbot, 1)
    before, asked = len(page.sitting.record.done), count(engine, "asked")
    (engine / "late").touch()
    page.act([first(page)])
    wait_for(qtbot, engine, "asked", asked)
    page.carry_out(Command.UNDO)
    page.act([str(page.controller.legal(page.sitting.view)[-1])])
    wait_for_turn(page, qtbot, before + 1)
    assert not said


def test_a_computer_player_is_asked_while_cards_still_fly(table: Table, qtbot: QtBot, engine: Path) -> None:
    page = table("meydele", persons=1, seats=3)
    wait_for_turn(page, qtbot)
    page._settings.speed = 0.5
    page.surface.clock.speed = 0.01
    asked = count(engine, "asked")
    page.act([first(page)])
    assert page.sitting.turn in page.sitting.computers
    wait_for(qtbot, engine, "asked", asked)
    assert page.surface.telling and page.company.turns.thinking is None


def test_a_computer_player_acts_again_sooner_than_after_another() -> None:
    assert turns.pause(1, None) == turns.pause(1, 2) > turns.pause(1, 1) > 0


def test_at_half_the_speed_a_computer_player_takes_twice_its_time(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("meydele", persons=1, seats=3)
    wait_for_turn(page, qtbot)
    # This makes sure that the engine is running and answers immediately.
    page.act([first(page)])
    wait_for_turn(page, qtbot, 1)
    monkeypatch.setattr(turns, "PACE_MS", 500.0)
    page._settings.speed = 0.5
    page.surface.clock.speed = 0.0
    before = len(page.sitting.record.done)
    page.act([first(page)])
    begun = time.perf_counter()
    qtbot.waitUntil(lambda: len(page.sitting.record.done) > before + 1)
    assert time.perf_counter() - begun > 0.95
