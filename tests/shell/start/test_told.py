"""What a person reads when something could not be kept or opened: title and sentences, once for each failure.

Each failure is caused where it happens and its sentence read from the screen, so a false sentence is noticed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from app.engine import Record
from app.games import GAMES
from app.session.agreement import NewGame
from app.shell.start.program import Program, Wanted
from app.shell.start.refused_start import RefusedStart
from app.shell.window.main_window import MainWindow
from app.store import (
    Damaged,
    DiskFull,
    FolderNotMade,
    Foreign,
    Locked,
    NotADatabase,
    NotWritable,
    Store,
    StoreError,
    StoreFailed,
    TooNew,
)
from app.table.commands import Command
from app.wording import use
from tests.shell.conftest import ALONE, read
from tests.shell.faults import FAULTS
from tests.shell.fitting import sheets
from tests.shell.settings.test_keeping import POSIX, act, home, put_away, said, window

__all__ = ["home", "window"]

HERE = Path("some") / "folder" / "kupa.db"

STARTS: dict[str, tuple[StoreError, str]] = {
    "folder": (
        FolderNotMade(HERE.parent, "Not a directory"),
        "The folder for the games could not be made. Nothing that was saved has changed."
        " There may be a file of that name, or the program may not be allowed to make the folder. The details name it.",
    ),
    "rights": (
        NotWritable(HERE),
        "The system does not allow writing in the place where games are saved. Nothing that was saved has changed."
        " It works again once writing is allowed there. The details name the place.",
    ),
    "text": (
        NotADatabase(HERE),
        "There is a file of another kind where the saved games should be. Nothing that was saved has changed."
        " It is left as it is. Move it to another folder to make room for the games.",
    ),
    "foreign": (
        Foreign(HERE),
        "There is a file of another program where the saved games should be. Nothing that was saved has changed."
        " It is left as it is. Move it to another folder to make room for the games.",
    ),
    "damaged": (
        Damaged(HERE, Path("copy.db")),
        "Some of the saved data is damaged and cannot be read. Nothing that was saved has changed."
        " What can be read can be shown. The damaged file is set aside as it is, and nothing is thrown away."
        " There is no undamaged copy from an earlier day.",
    ),
    "newer": (
        TooNew(HERE, "2.0", "9.1"),
        "The saved games were written by a newer version of Kupa (9.1). Nothing that was saved has changed."
        " The newer version opens them.",
    ),
    "locked": (
        Locked(HERE),
        "Another window or program is using the saved games. Nothing that was saved has changed."
        " Try again in a moment, or close the other window.",
    ),
    "full": (
        DiskFull(HERE),
        "The disk is full. Nothing that was saved has changed. It works again once there is room on the disk.",
    ),
    "failed": (
        StoreFailed(HERE, "SQLITE_IOERR"),
        "The disk did not do what it was asked to do. Nothing that was saved has changed."
        " It may be out of reach for a moment. The details hold what the system said.",
    ),
}

HELP = (
    " You can play anyway, with an empty shelf. These games will not be saved; what was saved before is not"
    " touched."
)


def labels(widget: QWidget) -> str:
    """The texts on a window, from top to bottom."""
    return read(widget).strip()


def details(widget: QWidget) -> QPlainTextEdit:
    """The place of the technical words."""
    (found,) = widget.findChildren(QPlainTextEdit)
    return found


def no_technical_words(widget: QWidget, refusal: StoreError) -> None:
    """Check that neither code nor place can be read before the person asks for details."""
    assert not details(widget).isVisible()
    assert refusal.code in details(widget).toPlainText()
    for value in refusal.args:
        assert str(value) in details(widget).toPlainText()
        assert str(value) not in labels(widget) or value in ("9.1",)


@pytest.mark.parametrize("name", STARTS)
def test_a_start_that_is_refused(qtbot: QtBot, name: str) -> None:
    use("en")
    refusal, told = STARTS[name]
    refused = RefusedStart(refusal)
    qtbot.addWidget(refused)
    refused.show()
    assert labels(refused) == f"The saved games did not open {told}{HELP}"
    no_technical_words(refused, refusal)
    refused.show_details.click()
    assert details(refused).isVisible()
    assert details(refused).geometry().bottom() < refused.leave.geometry().top()


def test_the_details_of_another_refusal_take_the_place_of_the_former_ones(qtbot: QtBot) -> None:
    (one, _), (other, _), *_ = STARTS.values()
    refused = RefusedStart(one)
    qtbot.addWidget(refused)
    before = details(refused).toPlainText()
    refused.show_refusal(other)
    assert details(refused).toPlainText() != before
    no_technical_words(refused, other)


def test_an_evening_without_saving_that_is_refused_too(
    qtbot: QtBot, qapp: QApplication, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_home.write_text("in the way", "utf-8")
    made = Program(qapp, Wanted(language="en"))
    made.start()

    def no_room(**_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr("tempfile.TemporaryDirectory", no_room)
    refused = made.refused
    assert refused is not None
    refused.unkept.click()
    assert made.window is None
    assert labels(refused).startswith("Playing without saving did not work The folder for the games could not be")
    assert "You can play anyway" not in labels(refused)
    refused.close()
    made.close()


# In the window


CAUSES = {
    "disk-full": ("The disk is full.", "It works again once there is room on the disk."),
    "io": (
        "The disk did not do what it was asked to do.",
        "It may be out of reach for a moment. The details hold what the system said.",
    ),
    "system": (
        "The disk did not do what it was asked to do.",
        "It may be out of reach for a moment. The details hold what the system said.",
    ),
    "dead": (
        "The disk did not do what it was asked to do.",
        "It may be out of reach for a moment. The details hold what the system said.",
    ),
    "locked": (
        "Another window or program is using the saved games.",
        "Try again in a moment, or close the other window.",
    ),
    "read-only": (
        "The system does not allow writing in the place where games are saved.",
        "It works again once writing is allowed there. The details name the place.",
    ),
    "vanished": (
        "The file of the saved games is no longer in its place.",
        "As soon as its folder can be made again, a new file is written from what is at hand.",
    ),
    "replaced": (
        "There is a file of another kind where the saved games should be.",
        "It is left as it is. Move it to another folder to make room for the games.",
    ),
}


def test_every_fault_is_read_here() -> None:
    assert set(CAUSES) == set(FAULTS)


Situation = tuple[Callable[[MainWindow], None], Callable[[MainWindow], object], str, str]


def at_shelf(window: MainWindow) -> None:
    """A game left open, and the shelf."""
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    window.show_shelf()


def at_table(window: MainWindow) -> None:
    """A game on the table."""
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)


def begin(window: MainWindow) -> None:
    """Deal another game."""
    window.begin(NewGame("trishape", ALONE, {}, 4))


def undo(window: MainWindow) -> None:
    """Take the last move back."""
    window.stack.currentWidget().carry_out(Command.UNDO)  # type: ignore[union-attr]


SITUATIONS: dict[str, Situation] = {
    "act": (
        at_table,
        act,
        "The last move is not saved",
        "The game goes on, and is saved with all its moves as soon as that is possible again.",
    ),
    "undo": (
        at_table,
        undo,
        "The last move is not saved",
        "The game goes on, and is saved with all its moves as soon as that is possible again.",
    ),
    "begin": (at_shelf, begin, "The new game did not begin", "Nothing was dealt."),
    "forget": (at_shelf, lambda window: window._forget(1), "The game was not removed", "Nothing was changed."),
}
"""By situation: where the person is, what they do, and what they read (the title, and what became of the game)."""


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("name", [pytest.param(name, marks=POSIX if name in ("vanished", "replaced") else ())
                                  for name in FAULTS])
def test_what_cannot_be_written(window: MainWindow, situation: str, name: str) -> None:
    where, deed, title, kept = SITUATIONS[situation]
    cause, advice = CAUSES[name]
    where(window)
    with FAULTS[name](window.store):
        deed(window)
        message = sheets(window)[0]
        assert read(message) == f"{title} {cause} {kept} {advice}"
        assert not details(message).isVisible()
        assert str(window.store.path.parent) not in said(window)
        assert "kupa.db" in details(message).toPlainText()
        put_away(window)


READINGS: dict[str, Situation] = {
    "shelf": (
        at_table,
        lambda window: window.show_shelf(),
        "The games on the shelf cannot be shown",
        "Nothing was changed.",
    ),
    "resume": (
        at_shelf,
        lambda window: window.resume(1),
        "The game did not open",
        "Nothing was changed in it.",
    ),
    "watch": (
        at_shelf,
        lambda window: window.finished.watch(1),
        "The game did not open",
        "Nothing was changed in it.",
    ),
    "results": (
        at_shelf,
        lambda window: window.show_results(),
        "The results cannot be shown",
        "Nothing was changed.",
    ),
}


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("situation", READINGS)
def test_what_cannot_be_read(window: MainWindow, situation: str) -> None:
    where, deed, title, kept = READINGS[situation]
    cause, advice = CAUSES["dead"]
    where(window)
    with FAULTS["dead"](window.store):
        deed(window)
        assert read(sheets(window)[0]) == f"{title} {cause} {kept} {advice}"
        put_away(window)


GAMES_GONE: dict[str, tuple[str, str]] = {
    "DELETE FROM games": (
        "",
        "The game did not open This game is no longer saved. All other games are as they were."
        " It was put away, perhaps in another window.",
    ),
    "UPDATE games SET game = 'chess'": (
        "chess",
        "The game did not open This game is not known here. Nothing was changed in it."
        " It stays saved for a version of Kupa that knows it.",
    ),
    "UPDATE games SET options = '{'": (
        "game-damaged",
        "The game did not open Something in what was saved of this game is wrong. Nothing was changed in it."
        " Other games are not affected.",
    ),
    "UPDATE gestures SET actions = '[\"lay:7C\"]'": (
        "lay:7C",
        "The game did not open Move 1 of this saved game is not allowed by the rules. Nothing was changed in it."
        " Other games are not affected.",
    ),
    "UPDATE games SET last = (SELECT last FROM games WHERE id = 2)": (
        "game-position-differs",
        "The game did not open The moves of this saved game do not lead to the position that was saved with it. Nothing"
        " was changed in it. Other games are not affected.",
    ),
}


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("statement", GAMES_GONE)
def test_one_game_that_cannot_be_gone_on_with(window: MainWindow, statement: str) -> None:
    technical, told = GAMES_GONE[statement]
    at_shelf(window)
    window.store.begin(Record.begin(GAMES["solo"], 1, 99, {}), {})
    with closing(sqlite3.connect(window.store.path)) as other:
        other.execute(f"{statement} WHERE id = 1" if "games" in statement.split()[:3] else statement)
        other.commit()
    window.resume(1)
    (message,) = sheets(window)
    assert read(message) == told
    assert technical in details(message).toPlainText()


def forget_it(window: MainWindow) -> None:
    window.store.forget(1)


def go_on_elsewhere(window: MainWindow) -> None:
    with Store.open(window.store.path.parent) as other:
        record = other.load(1, GAMES)
        record.undo()
        other.undo(1, record)


@pytest.mark.parametrize(
    ("meanwhile", "told"),
    [
        (
            forget_it,
            "The last move is not saved This game is no longer saved. You can go on playing at this table, but"
            " the game is not saved. It was put away, perhaps in another window.",
        ),
        (
            go_on_elsewhere,
            "The last move is not saved This game went on in another window. You can go on playing at this table,"
            " but what you do here is not saved. Open it again from the shelf to see how it stands there.",
        ),
    ],
)
def test_a_game_that_another_window_has(window: MainWindow, meanwhile: Callable[[MainWindow], None], told: str) -> None:
    at_table(window)
    meanwhile(window)
    act(window)
    (message,) = sheets(window)
    assert read(message) == told


# Files


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place on a disk without room."""

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.store.files.os.fsync", no_room)
    yield tmp_path / "a.kupa"


def test_a_copy_that_cannot_be_saved(window: MainWindow, full: Path) -> None:
    at_table(window)
    window.save_file(full)
    (message,) = sheets(window)
    assert read(message) == (
        "The copy was not saved The disk is full: a.kupa was not written. The game itself is saved."
        " It can be saved to another disk."
    )
    put_away(window)
    with FAULTS["disk-full"](window.store):
        act(window)
        put_away(window)
        window.save_file(full)
        assert "The game itself is not saved at the moment either." in said(window)
        put_away(window)


def folder(path: Path) -> None:
    path.mkdir()


def text(path: Path) -> None:
    path.write_text("hello", "utf-8")


def nothing(path: Path) -> None:
    """No file."""


SAVING: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "folder": (
        folder,
        "a.kupa",
        "The copy was not saved a.kupa is a folder. The game itself is saved."
        " Under another name it becomes a file beside the folder.",
    ),
    "nowhere": (
        nothing,
        "missing/a.kupa",
        "The copy was not saved The folder for a.kupa is not there. The game itself is saved."
        " It can be saved to another folder.",
    ),
}
OPENING: dict[str, tuple[Callable[[Path], None], str]] = {
    "missing": (nothing, "The file did not open a.kupa is not there. It may have been moved or renamed."),
    "folder": (
        folder,
        "The file did not open a.kupa is a folder. A game is a file that ends in .kupa.",
    ),
    "text": (
        text,
        "The file did not open a.kupa is not a game of Kupa. It is left as it was. A game is a file that ends in"
        " .kupa.",
    ),
}


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("name", SAVING)
def test_a_place_where_no_copy_can_be(window: MainWindow, tmp_path: Path, name: str) -> None:
    make, place, told = SAVING[name]
    make(tmp_path / "a.kupa")
    at_table(window)
    window.save_file(tmp_path / place)
    (message,) = sheets(window)
    assert read(message) == told


@pytest.mark.parametrize("name", OPENING)
def test_a_file_that_does_not_open(window: MainWindow, tmp_path: Path, name: str) -> None:
    make, told = OPENING[name]
    make(tmp_path / "a.kupa")
    window.open_file(tmp_path / "a.kupa")
    (message,) = sheets(window)
    assert read(message) == told


def test_a_file_whose_game_cannot_be_kept(window: MainWindow, tmp_path: Path) -> None:
    at_table(window)
    window.save_file(tmp_path / "a.kupa")
    before = (tmp_path / "a.kupa").read_bytes()
    with FAULTS["disk-full"](window.store):
        window.open_file(tmp_path / "a.kupa")
        (message,) = sheets(window)
        assert read(message) == (
            "The game in the file did not open The disk is full. The file is left as it was."
            " It works again once there is room on the disk."
        )
        put_away(window)
    assert (tmp_path / "a.kupa").read_bytes() == before


def test_a_fault_of_the_program_does_not_say_that_a_game_is_kept_that_is_not(
    qtbot: QtBot, window: MainWindow
) -> None:
    from app.shell.start.crash import CrashMessage

    for kept, told in ((True, "The game is saved up to the last move."), (False, "its last moves are not saved")):
        message = CrashMessage(window, "report", kept=kept)
        message.open()
        assert told in read(message)
        message.reject()
