"""A fault of the program itself: one sentence, a report, and the program goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app import __version__
from app.shell.agreement import NewGame
from app.shell.crash import CrashHook, CrashMessage, report
from app.shell.main_window import MainWindow
from app.shell.program import Program, Wanted
from app.shell.questions import Message
from tests.shell.conftest import ALONE, read


@pytest.fixture(autouse=True)
def own_hook(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BaseException]]:
    """What Python's own hook was told; it is put back afterwards."""
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    yield told


def fault() -> ValueError:
    try:
        raise ValueError("the sky fell")
    except ValueError as error:
        return error


def test_a_fault_is_printed_as_always_and_told_once(own_hook: list[BaseException]) -> None:
    shown: list[str] = []
    hook = CrashHook(shown.append, lambda: None)
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert own_hook == [error]
    assert "the sky fell" in shown[0]
    hook.remove()
    sys.excepthook(type(error), error, error.__traceback__)
    assert len(shown) == 1


def test_a_fault_while_telling_of_one_ends_there(own_hook: list[BaseException]) -> None:
    def broken(text: str) -> None:
        raise RuntimeError("and the sheet too")

    CrashHook(broken, lambda: None)
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert [type(one) for one in own_hook] == [ValueError, RuntimeError]


def test_leaving_by_the_keyboard_is_no_fault() -> None:
    shown: list[str] = []
    CrashHook(shown.append, lambda: None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not shown


def test_the_report_has_the_moves_and_no_card_that_was_not_played(window: MainWindow) -> None:
    window.begin(NewGame("solo", ALONE, {}, 4711))
    assert window.sitting is not None
    text = report(fault(), window.sitting)
    assert "the sky fell" in text
    assert f"Kupa {__version__}" in text
    assert "4711" in text
    assert '"zones"' not in text


def test_the_report_can_be_saved(window: MainWindow, tmp_path: Path) -> None:
    target = tmp_path / "report.txt"
    sheet = CrashMessage(window, "what happened", lambda host: str(target))
    sheet.open()
    QApplication.processEvents()
    sheet.save.click()
    assert target.read_text("utf-8") == "what happened"


def test_a_report_that_cannot_be_saved_is_shown(window: MainWindow, tmp_path: Path) -> None:
    sheet = CrashMessage(window, "what happened", lambda host: str(tmp_path / "nowhere" / "report.txt"))
    sheet.open()
    sheet.save.click()
    assert sheet.details.isVisible()
    (message,) = [one for one in sheet.findChildren(Message) if one.isVisible()]
    assert read(message) == (
        "The report was not saved The folder for report.txt is not there. All of it stands in the details."
        " It can be saved to another folder."
    )


def test_the_program_shows_the_sheet_over_its_window(qapp: QApplication, own_home: Path) -> None:
    made = Program(qapp, Wanted(language="en"))
    made.watch()
    made.start()
    error = fault()
    sys.excepthook(type(error), error, error.__traceback__)
    assert made.window is not None
    assert [sheet for sheet in made.window.findChildren(CrashMessage) if sheet.isVisible()]
    made.close()
