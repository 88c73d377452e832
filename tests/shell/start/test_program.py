"""The program as a whole: command line, first start, a store that is refused, files from the desktop."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import __version__
from app.engine import Record
from app.games import GAMES, folder_name
from app.session.agreement import NewGame
from app.session.seats import read_table
from app.session.sitting import Sitting
from app.shell.settings.settings import Settings
from app.shell.start import program
from app.shell.start.program import NotUnderstood, Program, Wanted, parsed
from app.shell.start.refused_start import RefusedStart
from app.shell.window.main_window import LEFT_AT, MainWindow
from app.store import Store, write_kupa
from app.wording import t
from tests.listed import LISTED

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ([], Wanted()),
        (["game.kupa"], Wanted(file=Path("game.kupa"))),
        (["משפחה שלי.KUPA"], Wanted(file=Path("משפחה שלי.KUPA"))),
        (["--language", "he"], Wanted(language="he")),
        (["--language=en", "game.kupa"], Wanted(file=Path("game.kupa"), language="en")),
        (["--smoke"], Wanted(smoke=True)),
        (["--smoke", "solo", "a.kupa"], Wanted(smoke=True, games=("solo",), file=Path("a.kupa"))),
        (["--smoke=a folder"], Wanted(smoke=True, folder=Path("a folder"))),
    ],
)
def test_the_command_line_is_understood(words: list[str], wanted: Wanted) -> None:
    assert parsed(words) == wanted


@pytest.mark.parametrize(
    "words",
    [["--langauge", "he"], ["--language"], ["--language", "fr"], ["game.txt"], ["a.kupa", "b.kupa"], ["-x"], ["-"],
     ["--smoke", "poker"]],
)
def test_what_is_not_understood_is_told_in_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotUnderstood):
        parsed(words)
    assert program.main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1


def test_a_second_file_is_named_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["a.kupa", "b.kupa"]) == 2
    assert capsys.readouterr().err == "b.kupa is a second file, and one is all that can be opened.\n"


def test_where_qt_finds_no_screen_it_is_said_and_the_program_does_not_crash() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app"], cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "nowhere"},
        capture_output=True, encoding="utf-8", timeout=60,
    )  # fmt: skip
    assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1
    assert done.stderr.startswith("No window can be opened here. Qt says: ") and "nowhere" in done.stderr


@pytest.mark.parametrize(("words", "needle"), [(["--version"], __version__), (["--help"], "--language")])
def test_version_and_help_are_told_without_a_window(
    words: list[str], needle: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(words) == 0
    assert needle in capsys.readouterr().out


def test_the_help_speaks_hebrew_where_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--language", "he", "--help"]) == 0
    assert "עברית" in capsys.readouterr().out


def test_without_a_display_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert program.main([]) == 1
    assert "DISPLAY" in capsys.readouterr().err


def window_of(made: Program) -> MainWindow | None:
    """The window, if one is open."""
    return made.window


def test_the_first_start_shows_the_shelf(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    made = Program(qapp, Wanted(language="en"))
    made.start()
    assert made.window is not None
    assert made.window.isVisible()
    assert made.window.folder == str(own_home)
    greeting = made.window.shelf.greeting
    assert greeting is not None and greeting.isVisible(), "the first start says a word"
    assert greeting.text() == t("first.text")
    assert not made.window.sheet_open, "and asks nothing"
    made.close()
    assert own_home.is_dir()
    again = Program(qapp, Wanted(language="en"))
    again.start()
    assert again.window is not None
    assert again.window.shelf.greeting is None
    again.close()


def test_nobody_is_greeted_at_a_table(qapp: QApplication, own_home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.kupa"
    write_kupa(file, Record.begin(GAMES["solo"], 1, 3, {}), {})
    # Opened from the desktop; then resumed, because the person left at the table.
    for wanted in (Wanted(file=file), Wanted()):
        made = Program(qapp, wanted)
        made.start()
        window = made.window
        assert window is not None and window.sitting is not None and window.shelf.greeting is None
        assert not window.settings.greeted, "that waits for a start that shows the shelf"
        made.close()


def test_a_store_that_is_refused_is_told_and_playing_is_possible_all_the_same(
    qtbot: QtBot, qapp: QApplication, own_home: Path
) -> None:
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("a file where the folder should be", "utf-8")
    made = Program(qapp, Wanted(language="en"))
    made.start()
    refused = made.refused
    assert isinstance(refused, RefusedStart)
    assert refused.isVisible()
    assert str(own_home) in refused.sentence.text() + refused.details.toPlainText()
    assert window_of(made) is None
    refused.again.click()
    assert refused.isVisible()
    refused.unkept.click()
    assert not refused.isVisible()
    assert made.window is not None
    assert made.window.notice.isVisible()
    assert made.window.folder == ""
    kept = made.window.store.path
    made.close()
    assert not kept.exists()
    assert own_home.read_text("utf-8") == "a file where the folder should be"


def test_trying_again_opens_the_store_once_it_can_be(qtbot: QtBot, qapp: QApplication, own_home: Path) -> None:
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("in the way", "utf-8")
    made = Program(qapp, Wanted(language="he"))
    made.start()
    own_home.unlink()
    assert made.refused is not None
    made.refused.again.click()
    assert made.window is not None
    assert made.window.folder == str(own_home)
    assert made.window.settings.language == "he"
    made.close()


def test_a_language_of_the_command_line_holds_for_one_run(qapp: QApplication, own_home: Path) -> None:
    first = Program(qapp, Wanted(language="he"))
    first.start()
    assert first.window is not None
    assert first.window.settings.language == "he"
    first.close()
    second = Program(qapp, Wanted())
    second.start()
    assert second.window is not None
    assert second.window.settings.language == "en"
    second.close()


RUN = """
import sys
import tempfile
from pathlib import Path
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from app.shell.start.program import Application, Program, Wanted
from app.store import write_kupa
from app.engine import Record
from app.games import GAMES

file = Path(sys.argv[1]) / "mail.kupa"
write_kupa(file, Record.begin(GAMES["trishape"], 1, 3, {}), {})
app = Application(["kupa"])
# As macOS does it: before there is a window.
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
program = Program(app, Wanted(language="en"))
program.start()
assert program.window.sitting is not None and program.window.sitting.game == "trishape", "not opened at the start"
program.window.show_shelf()
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
assert program.window.sitting is not None, "not opened later"
QTimer.singleShot(0, program.window.close)
code = app.exec()
program.close()
sys.exit(code)
"""


def run(*words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run Python in a separate process, without a screen and with its own home."""
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", KUPA_HOME=str(home), PYTHONPATH=str(ROOT))
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=120)


def quiet(errors: str) -> list[str]:
    """The lines on standard error, without the complaint of the offscreen platform."""
    return [line for line in errors.splitlines() if line and "propagateSizeHints" not in line]


@pytest.mark.long
def test_files_from_the_desktop_open_before_and_after_the_window(tmp_path: Path, own_home: Path) -> None:
    done = run("-c", RUN, str(tmp_path), home=own_home)
    assert done.returncode == 0, done.stderr
    assert quiet(done.stderr) == []


def test_a_bad_option_ends_with_two_and_one_line(own_home: Path) -> None:
    done = run("-m", "app", "--fullscreeen", home=own_home)
    assert done.returncode == 2
    assert len(quiet(done.stderr)) == 1
    assert "\u2066" not in done.stderr
    assert not own_home.exists()


def test_the_shelf_does_not_import_what_only_dialogs_need() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys, app.shell.start.program; print(*sorted(sys.modules))"],
        cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120, check=True,
    )
    loaded = set(done.stdout.split())
    late = ("new_game.sheet", "settings.sheet", "library.statistics_page", "settings.about", "library.rules_page")
    for name in (*late, "table.page"):
        assert (ROOT / "app" / "shell" / f"{name.replace('.', '/')}.py").is_file()
        assert f"app.shell.{name}" not in loaded
    assert "PIL" not in loaded


FIRST_PICTURE = """
import subprocess, sys
from PySide6.QtCore import QProcess
begun = []
subprocess.Popen.__init__ = lambda self, *words, **more: begun.append(words)
QProcess.start = lambda self, *words: begun.append(words)
from app.shell.start.program import Application, Program, Wanted
app = Application(["kupa"])
made = Program(app, Wanted())
made.start()
app.processEvents()
made.window.grab()
assert not begun, begun
from PySide6 import QtCore, QtGui, QtWidgets
import re
ours = [one for name, one in sys.modules.items() if name.partition(".")[0] == "app"]
patterns = {f"pattern:{name}" for one in ours for name, it in vars(one).items() if isinstance(it, re.Pattern)}
print(*patterns)
print(*sys.modules, *(f"{one.__name__}.{name}" for one in (QtCore, QtGui, QtWidgets) for name in vars(one)))
while made.window.sitting is None and made.window.shelf.pictures.waiting:
    app.processEvents()
made.close()
"""


def first_picture(home: Path) -> set[str]:
    """The modules and Qt classes that a program over this folder has loaded once its window has been painted.

    Checks that it has started no process.
    """
    env = {**os.environ, "KUPA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    # The compiled files of games are kept where Python keeps its bytecode.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", FIRST_PICTURE]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def rules_of(loaded: set[str]) -> set[str]:
    """The games whose rules are among these modules."""
    named = {f"app.games.{folder_name(game)}.rules": game for game in GAMES}
    return {named[module] for module in loaded & named.keys()}


UNSEEN = {
    "app.engine", "app.bots", "app.lab", "app.protocol", "app.export", "app.session.sitting", "app.table.prompts",
    "app.table.stage", "app.table.surface", "app.art.faces", "app.art.tiles", "app.shell.table.page",
    "app.shell.kit.choices", "app.shell.kit.sound_program", "app.shell.settings.updates", "app.wording.tellers",
    "app.wording.sentences", "app.printing.paper", "app.shell.kit.menu", "PySide6.QtNetwork",
    "app.shell.kit.sheet", "PySide6.QtWidgets.QDialog", "PySide6.QtCore.QLibraryInfo",
    "PySide6.QtGui.QGradient", "PySide6.QtGui.QTextCharFormat", "PySide6.QtWidgets.QTextBrowser",
}  # fmt: skip
"""What the shelf does not need until something on it is pressed; a package stands for everything in it."""


@pytest.mark.long
@pytest.mark.skipif(len(GAMES) > len(LISTED), reason="the rules of a game without words are asked what it is called")
def test_the_shelf_is_painted_without_the_engine_the_table_or_the_painters_of_cards(tmp_path: Path) -> None:
    begun(tmp_path, at_table=False)
    # The first start after a change of the games asks each for its numbers of seats, and paints the pictures to keep.
    first_picture(tmp_path)
    loaded = first_picture(tmp_path)
    assert rules_of(loaded) == set()
    assert not loaded & UNSEEN
    assert {"app.shell.shelf.shelf", "app.store.store"} <= loaded
    # Each is compiled at every start: these two the shelf cannot be painted and spoken without.
    assert {name for name in loaded if name.startswith("pattern:")} == {"pattern:_TOKEN", "pattern:_ISOLATED"}


def test_the_very_first_start_shows_the_shelf_without_the_engine_and_the_table(tmp_path: Path) -> None:
    first_picture(tmp_path / "before")
    painters = {"app.art.faces", "app.art.tiles"}  # the first of the pictures that are painted one by one
    loaded = first_picture(tmp_path / "new")
    assert not loaded & (UNSEEN - painters - {"app.engine"})
    assert "PySide6.QtGui.QAccessible" not in loaded, "the greeting is told once a reader can hear it"


def begun(home: Path, *, at_table: bool) -> str:
    """Keep a new game in this folder, left on the table or for the shelf; return its id."""
    game = next(iter(GAMES))
    with Store.open(home) as store:
        settings = Settings(store.settings())
        agreed = NewGame(game, read_table({}, GAMES[game].info.seats[0], settings), {}, 1)
        number = Sitting.begin(store, settings, agreed).id
        store.settings().put(LEFT_AT, number if at_table else 0)
    return game


@pytest.mark.long
def test_a_table_is_painted_with_the_rules_of_its_game_and_without_what_can_wait(tmp_path: Path) -> None:
    game = begun(tmp_path, at_table=True)
    loaded = first_picture(tmp_path)
    assert rules_of(loaded) == {game}
    late = {
        "app.shell.kit.questions", "app.shell.start.damage", "app.session.practice", "app.shell.shelf.shelf",
        "hashlib", "xml.etree.ElementTree", "PySide6.QtNetwork",
    }  # fmt: skip
    assert loaded & late == set()


LOOKED = """
start = program.Program.start
def started(self):
    start(self)
    QTimer.singleShot(0, look)
program.Program.start = started
"""
"""Calls `look` as soon as the program has started."""

COLLECTING = f"""
import gc, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.shell.start import program

def look():
    print(gc.isenabled(), flush=True)
    QApplication.closeAllWindows()

{LOOKED}
code = program.main(["--language", "en"])
print(gc.isenabled(), flush=True)
sys.exit(code)
"""


@pytest.mark.long
def test_python_collects_no_garbage_by_itself_while_there_is_a_window(own_home: Path) -> None:
    done = run("-c", COLLECTING, home=own_home)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["False", "True"]


GARBAGE = f"""
import sys, weakref
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.shell.start import program

class Knot:
    pass

gone, kept = [], []

def look():
    QTimer.singleShot(program.LATER + 100, drop)

def drop():
    knot = Knot()
    knot.itself = knot
    weakref.finalize(knot, gone.append, "collected")
    del knot
    kept.extend([number] for number in range(50000))
    QTimer.singleShot(50, end)

def end():
    print(*gone, flush=True)
    QApplication.closeAllWindows()

{LOOKED}
sys.exit(program.main(["--language", "en"]))
"""


@pytest.mark.long
def test_the_program_collects_garbage_once_it_has_started(own_home: Path) -> None:
    done = run("-c", GARBAGE, home=own_home)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["collected"]


NOBODY = f"""
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import PySide6.QtNetwork, platformdirs, platformdirs.unix, tempfile, getpass, hashlib, fcntl, subprocess
import app.shell.start.refused_start, app.shell.start.damage, app.shell.start.crash, app.shell.library.statistics_page
import app.shell.new_game.sheet, app.shell.shelf.shelf, app.shell.table.page, app.shell.kit.questions
import app.session.kept_games, app.session.practice, app.art.program_icon
from app.shell.start import program
from app.shell.start.single_copy import socket_name

os.chdir(sys.argv[1])
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(54321); os.setuid(54321)
os.environ.pop("HOME", None)
socket_name(Path("/anywhere"))

def look():
    window = next(one for one in QApplication.topLevelWidgets() if one.isVisible())
    print(type(window).__name__, getattr(window, "folder", ""), flush=True)
    if type(window).__name__ == "RefusedStart":
        print(window.sentence.text(), flush=True)
        window.unkept.click()
        window = next(one for one in QApplication.topLevelWidgets() if one.isVisible())
        print(type(window).__name__, flush=True)
    window.close()

{LOOKED}
sys.exit(program.main(["--language", "en"]))
"""


@pytest.mark.long(keep=1)
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can become somebody without an entry")
@pytest.mark.parametrize("home", ["", "a folder"])
def test_a_user_whom_the_system_does_not_know_gets_a_window(tmp_path: Path, home: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        place.chmod(0o777)
        env = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
        if home:
            env["KUPA_HOME"] = str(place / home)
        done = subprocess.run(
            [sys.executable, "-c", NOBODY, name], cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=120
        )
        assert done.returncode == 0, done.stderr
        assert quiet(done.stderr) == []
        lines = done.stdout.splitlines()
        if home:
            assert lines == [f"MainWindow {place / home}"]
            assert (place / home / "kupa.db").exists()
        else:
            assert lines[0].startswith("RefusedStart") and lines[2] == "MainWindow"
            assert "home" in lines[1]
            assert list(place.iterdir()) == [], "nothing is made where one happens to be"
