"""A person's own games in the window: switched on and off, broken, missing while saved games remain, written there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Record
from app.games import GAMES, admit, blamed, is_own, own_games, patience, troubles
from app.lab.new_game import write_game
from app.protocol.client import engine_command
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.questions import MessageSheet
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.library.rules_page import RulesPage
from app.shell.settings.settings import Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.shelf.own_game_sheet import OwnGameSheet
from app.shell.shelf.own_games import gone
from app.shell.start.crash import CrashHook, CrashMessage
from app.shell.start.program import Program, Wanted
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store, write_kupa
from app.store.own_games import switched_on
from app.wording.bidi import bare
from tests.listed import LISTED
from tests.shell.conftest import click, focused, press, read, tile_of

GAME = "my-game"
COMPANY = settled([Seated("", "pomegranate"), Seated("", "fig", computer=True, level="random")])


@pytest.fixture
def home(own_home: Path) -> Path:
    """The program's folder with one own game in it."""
    write_game(GAME, own_home / "games")
    return own_home


@pytest.fixture
def library(home: Path) -> Iterator[Store]:
    store = Store.open(home)
    yield store
    store.close()


def opened(qtbot: QtBot, store: Store, appearance: Appearance, settings: Settings, home: Path) -> MainWindow:
    made = MainWindow(store, settings, folder=str(home), sound=Sound(settings, lambda _: None))
    made.setUpdatesEnabled(False)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.start()
    QApplication.processEvents()
    return made


@pytest.fixture
def chosen(library: Store) -> Settings:
    settings = Settings(library.settings())
    settings.choose("language", "en")
    return settings


@pytest.fixture
def window(qtbot: QtBot, library: Store, appearance: Appearance, chosen: Settings, home: Path) -> MainWindow:
    return opened(qtbot, library, appearance, chosen, home)


def tiles(window: MainWindow) -> list[str]:
    return [tile.item.id for tile in window.shelf.tiles.tiles]


def test_own_games_are_on_the_shelf_only_after_the_switch(window: MainWindow, chosen: Settings) -> None:
    assert GAME not in GAMES and GAME not in tiles(window) and own_games() is None
    chosen.choose("own_games", True)
    assert is_own(GAME) and tiles(window)[-3:] == [GAME, "lab", "own"]
    assert tile_of(window.shelf, GAME).accessibleName() == "My game"
    assert "one of your own games" in tile_of(window.shelf, GAME).accessibleDescription()
    chosen.choose("own_games", False)
    assert GAME not in GAMES and GAME not in tiles(window)


def test_the_settings_have_the_switch_and_say_what_it_means(window: MainWindow, chosen: Settings) -> None:
    window.show_settings()
    sheet = window.sheet
    assert isinstance(sheet, SettingsSheet)
    assert "may do whatever programs may" in sheet.controls["own_games"].accessibleDescription()
    sheet.controls["own_games"].click()  # type: ignore[union-attr]
    assert chosen.own_games and GAME in tiles(window)


def test_the_switch_is_read_by_the_commands_too(library: Store, chosen: Settings, home: Path) -> None:
    assert switched_on() is None
    chosen.choose("own_games", True)
    assert switched_on() == home / "games"
    chosen.choose("own_games", False)
    assert switched_on() is None


def test_a_switch_that_cannot_be_read_is_off(library: Store, chosen: Settings, home: Path) -> None:
    chosen.choose("own_games", True)
    library.close()
    path = home / "kupa.db"
    path.write_bytes(b"not a database at all" * 400)
    assert switched_on() is None


def asked(*requests: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The answers of an engine in a separate process."""
    sent = "".join(json.dumps({**request, "id": number}) + "\n" for number, request in enumerate(requests))
    done = subprocess.run(engine_command(), input=sent.encode(), capture_output=True, timeout=60, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_engine_process_knows_own_games(window: MainWindow, chosen: Settings) -> None:
    chosen.choose("own_games", True)
    (new,) = asked({"cmd": "new", "game": GAME, "seat": 0})
    assert new["ok"], new
    (answer,) = asked({"cmd": "go", "position": new["position"], "level": "random"})
    assert answer["ok"] and answer["action"].startswith("lay:")


ENDLESS = "\n\nimport threading, time\nthreading.Thread(target=time.sleep, args=(10**6,)).start()\n"
PLAYED = """
from PySide6.QtCore import QTimer
from app.__main__ import run
from app.shell.start.program import Program
start = Program.start

def played(self):
    start(self)
    QTimer.singleShot(0, self.app, lambda: close(self.window))

def close(window):
    window.sitting.act([str(window.sitting.view.legal[0])])
    window.close()
    print("closed")

Program.start = played
run()
"""


@pytest.mark.parametrize("what", ["window", "engine"])
def test_a_thread_without_an_end_that_a_game_begins_does_not_keep_the_program_going(home: Path, what: str) -> None:
    admit(home / "games")
    with Store.open(home) as store:
        number = store.begin(Record.begin(GAMES[GAME], 2, 1), {"seats": [one.to_json() for one in COMPANY]})
        for name, value in {"own_games": True, "left-at": number}.items():
            store.settings().put(name, value)
    rules = home / "games" / "my_game" / "rules.py"
    rules.write_text(rules.read_text("utf-8") + ENDLESS, "utf-8")
    command = [sys.executable, "-c", PLAYED] if what == "window" else engine_command()
    question = json.dumps({"cmd": "new", "game": GAME, "seat": 0})
    done = subprocess.run(command, input=question, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "closed\n" if what == "window" else json.loads(done.stdout)["ok"]
    with Store.open(home) as store:
        assert len(store.load(number, GAMES).done) == (what == "window")


def test_what_a_game_prints_does_not_spoil_the_answers_of_the_engine(
    window: MainWindow, chosen: Settings, home: Path
) -> None:
    rules = home / "games" / "my_game" / "rules.py"
    rules.write_text(rules.read_text("utf-8") + '\nprint("hello")\n', "utf-8")
    chosen.choose("own_games", True)
    (new,) = asked({"cmd": "new", "game": GAME})
    assert new["ok"]


BROKEN = {
    "syntax": ("class X(:\n", "rules.py, line 1"),
    "nothing": ("x = 1\n", "one class of Rules"),
    "raises": ("raise RuntimeError('boom')\n", "boom"),
    "leaves": ("import sys\nsys.exit(3)\n", "SystemExit"),
    "no_info": ("from app.engine.rules import Rules\nclass X(Rules):\n    pass\n", "lacks"),
    "encoding": ("# \udcff", "rules.py"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_one_sentence_and_keeps_nothing_from_starting(
    qtbot: QtBot, library: Store, appearance: Appearance, chosen: Settings, home: Path, name: str
) -> None:
    text, said = BROKEN[name]
    folder = home / "games" / f"broken_{name}"
    folder.mkdir()
    (folder / "rules.py").write_bytes(text.encode("utf-8", "surrogateescape"))
    chosen.choose("own_games", True)
    window = opened(qtbot, library, appearance, chosen, home)
    assert GAME in tiles(window) and f"broken-{name}" not in GAMES
    assert window.shelf.remarks.isVisible()
    sentence = window.shelf.remarks.text()
    assert folder.name in sentence and said in sentence and "Traceback" not in sentence


def changed(home: Path, name: str, old: str, new: str) -> None:
    rules = home / "games" / "my_game" / "rules.py"
    folder = home / "games" / name
    folder.mkdir(exist_ok=True)
    (folder / "rules.py").write_text(rules.read_text("utf-8").replace(old, new), "utf-8")


SEATS = 'id="{}",\n        revision=1,\n        seats=({})'


@pytest.mark.parametrize(
    ("folder", "old", "new", "said"),
    [
        ("solo", "my-game", "solo", "has a game of that name"),
        ("My Game", "my-game", "my-game", "holds no game"),
        ("class", "my-game", "class", "holds no game"),
        ("lab", "my-game", "lab", "holds no game"),
        ("other", "my-game", "another", "calls itself 'another'"),
        ("other", SEATS.format("my-game", "2, 2"), SEATS.format("other", "0, 0"), "at least one seat"),
        ("my_other", 'id="my-game"', "id=1 / 0", "ZeroDivisionError"),
        ("my_other", 'id="my-game"', 'id="my-other", none=1', "unexpected keyword"),
        ("my_other", "def setup(self", "def set_up(self", "lacks setup"),
        ("my_other", "def step_compare", "def compare", "no step_compare"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_named_with_what_is_wrong(
    window: MainWindow, chosen: Settings, home: Path, folder: str, old: str, new: str, said: str
) -> None:
    changed(home, folder, old, new)
    chosen.choose("own_games", True)
    assert GAME in GAMES and GAMES["solo"].info.id == "solo"
    (trouble,) = troubles()
    assert trouble.folder == folder
    assert said in window.shelf.remarks.text()


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("file", ["controller.py", "faces.py", "judgement.py", "telling.py", "tile.py", "words.he.ts"])
def test_a_game_with_one_broken_file_is_played_without_it(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, file: str
) -> None:
    (home / "games" / "my_game" / file).write_text("<no", "utf-8")
    chosen.choose("own_games", True)
    window.begin(NewGame(GAME, COMPANY, {"hand_size": 3}, 1))
    page = window.stack.currentWidget()
    assert window.sitting is not None and page is not None and page.isVisible()
    window.sitting.log()
    window.show_shelf()
    tile_of(window.shelf, GAME).grab()
    qtbot.waitUntil(lambda: not window.shelf.pictures.waiting)
    window.refresh_shelf()
    if file != "judgement.py":  # only the engine's process asks for it
        assert file in window.shelf.remarks.text()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(
    ("cases", "said"),
    [
        ("{", "cases.json: JSONDecodeError: "),
        ("[1]", "cases.json: ValueError: case 1: it is no object"),
        ('[{"case": "my-game-01", "start": {"game": "my-game"}, "do": ["lay 7H"], "expect": {}}]', "cases.json: "),
    ],
)
def test_the_rules_of_a_game_whose_cases_cannot_be_read_are_shown_without_them(
    window: MainWindow, chosen: Settings, home: Path, cases: str, said: str
) -> None:
    (home / "games" / "my_game" / "cases.json").write_text(cases, "utf-8")
    chosen.choose("own_games", True)
    window.show_rules(GAME)
    assert isinstance(window.page, RulesPage) and window.sheet is None
    window.practise("my-game-01")
    assert window.practising.page is None
    window.show_shelf()
    (one,) = troubles()
    assert one.code == "part" and one.detail.startswith(said), one
    assert "cases.json" in read(window.shelf)


def test_games_of_a_game_that_is_switched_off_are_kept_and_said_so(
    qtbot: QtBot, library: Store, appearance: Appearance, chosen: Settings, window: MainWindow, home: Path
) -> None:
    chosen.choose("own_games", True)
    window.begin(NewGame(GAME, COMPANY, {"hand_size": 3}, 1))
    assert window.sitting is not None
    number = window.sitting.id
    chosen.choose("own_games", False)
    assert GAME in GAMES, "the game on the table does not go while somebody sits there"
    before = json.dumps(library.load(number, GAMES).to_json())
    window.show_shelf()
    assert GAME not in GAMES
    assert "Saved games of it: 1." in bare(window.shelf.remarks.text())
    assert "Saved games of it: 2." in bare(*gone([*library.unfinished()] * 2))
    assert window.resume(number) is False
    window.close()
    library.settings().put("left-at", number)
    again = opened(qtbot, library, appearance, chosen, home)
    assert again.stack.currentWidget() is again.shelf and not again.sheet_open
    chosen.choose("own_games", True)
    assert json.dumps(library.load(number, GAMES).to_json()) == before
    assert again.resume(number)


def test_results_of_a_game_that_is_gone_are_kept(library: Store, chosen: Settings, window: MainWindow) -> None:
    chosen.choose("own_games", True)
    record = Record.begin(GAMES[GAME], 2, 1, {"hand_size": 1})
    number = library.begin(record, {})
    while record.position.result is None:
        record.act(record.rules.legal(record.position)[0])
        library.act(number, record.done[-1], record)
    chosen.choose("own_games", False)
    assert window.shelf.remarks.isHidden()
    assert [one.id for one in library.history(GAME)] == [number]


def test_the_last_tile_leads_to_a_game_of_ones_own(window: MainWindow, chosen: Settings, home: Path) -> None:
    click(tile_of(window.shelf, "own"))
    sheet = window.sheet
    assert isinstance(sheet, OwnGameSheet) and sheet.isVisible()
    assert "kupa new-game" in read(sheet) and str(home / "games") in read(sheet)
    assert not sheet.make.isEnabled()
    for name, said in (("Bad Name", "cannot be the name"), ("lab", "uses this word"), ("solo", "already a game")):
        sheet.name.setText(name)
        click(sheet.make)
        assert said in read(sheet)
    sheet.name.setText("my-game")
    click(sheet.make)
    assert "is already there; nothing was changed" in read(sheet)
    sheet.name.setText("second-game")
    click(sheet.make)
    assert "Second game has been created" in read(sheet) and "switch on your own games" in read(sheet)
    sheet.switch.click()
    assert {"second-game", GAME} <= set(tiles(window))
    sheet.name.setText("third-game")
    click(sheet.make)
    assert "can be played now" in read(sheet) and "third-game" in tiles(window)
    sheet.close()
    window._open_item("third-game")
    assert "New game: Third game" in read(window)


def test_a_game_broken_and_mended_by_hand_needs_no_new_start(window: MainWindow, chosen: Settings, home: Path) -> None:
    chosen.choose("own_games", True)
    rules = home / "games" / "my_game" / "rules.py"
    whole = rules.read_text("utf-8")
    for text, said in ((whole + "class X(:\n", "rules.py, line"), (whole, "")):
        rules.write_text(text, "utf-8")
        tile_of(window.shelf, "own").setFocus()
        press(Qt.Key.Key_Return)
        sheet = window.sheet
        assert isinstance(sheet, OwnGameSheet)
        assert said in sheet.told.text() and bool(said) == bool(sheet.told.text())
        sheet.close()
        assert (GAME in tiles(window)) == (not said)
        assert focused() is tile_of(window.shelf, "own")


def test_where_nothing_is_kept_no_game_can_be_written(
    qtbot: QtBot, library: Store, appearance: Appearance, chosen: Settings
) -> None:
    window = MainWindow(library, chosen, sound=Sound(chosen, lambda _: None))
    qtbot.addWidget(window)
    window.show()
    window.start()
    window._open_item("own")
    sheet = window.sheet
    assert isinstance(sheet, OwnGameSheet)
    sheet.name.setText("my-game")
    assert not sheet.make.isEnabled() and "no folder" in read(sheet)


def test_what_is_wrong_with_a_game_is_said_only_while_own_games_are_on(
    window: MainWindow, chosen: Settings, home: Path
) -> None:
    changed(home, "my_game", "class ", "class 1")
    chosen.choose("own_games", True)
    window._open_item("own")
    sheet = window.sheet
    assert isinstance(sheet, OwnGameSheet) and "rules.py, line" in sheet.told.text()
    click(sheet.switch)
    assert not chosen.own_games and not sheet.told.text()


def begun(window: MainWindow, settings: Settings, **options: object) -> TablePage:
    """The person's own game at the table."""
    settings.choose("own_games", True)
    window.show_shelf()
    seats = settled([Seated("", "pomegranate"), Seated("", "fig")])
    window.begin(NewGame(GAME, seats, GAMES[GAME].fill(2, options), 5))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("taker = 1 // 0", "rules.py, line 85: ZeroDivisionError"),
        ('raise ValueError("the hidden 7H")', "rules.py, line 85: ValueError"),
        ('raise SystemExit("7H")', "rules.py, line 85: EndsTheProgram"),
        ("while True: pass", "rules.py, line 85: WithoutEnd"),
    ],
)
def test_an_own_game_that_fails_at_the_table_is_named_with_the_line_and_nothing_is_lost(
    window: MainWindow, chosen: Settings, home: Path, library: Store, monkeypatch: pytest.MonkeyPatch,
    wrong: str, said: str,
) -> None:  # fmt: skip
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    rules = home / "games" / "my_game" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("taker = 0 if first > second else 1", wrong), "utf-8")
    page = begun(window, chosen)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    shown: list[CrashMessage] = []
    hook = CrashHook(lambda text, own: shown.append(CrashMessage(window, text, own=own)), lambda: window.sitting)
    sitting = page.sitting
    sitting.act([str(sitting.view_of(0).legal[0])])
    with pytest.raises((ZeroDivisionError, ValueError, RuntimeError)) as failed:
        sitting.act([str(sitting.view_of(1).legal[0])])
    hook(failed.type, failed.value, failed.value.__traceback__)
    (message,) = shown
    told = " ".join(bare(label.text()) for label in message.findChildren(Label))
    how = "was stopped" if "WithoutEnd" in said else "failed"
    assert f"The game in your folder my_game {how} while it was played: {said}" in told
    assert "7H" not in told and "kupa check-game says more" in told
    assert len(sitting.record.done) == 1 and len(library.load(sitting.id, GAMES).done) == 1
    assert len([game for game in GAMES if not is_own(game)]) >= len(LISTED)


@pytest.mark.long(keep=1)
def test_an_own_game_that_goes_on_without_an_end_with_another_option_is_stopped_as_it_begins_and_as_it_is_resumed(
    window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    page = begun(window, chosen, hand_size=3)
    window.show_shelf()
    rules = home / "games" / "my_game" / "rules.py"
    loop = 'while p.options["hand_size"] == 3:\n            pass\n        p.shuffle("stock")'
    rules.write_text(rules.read_text("utf-8").replace('p.shuffle("stock")', loop), "utf-8")
    window.own_games.renew()
    with pytest.raises(patience.WithoutEnd):
        window.begin(NewGame(GAME, COMPANY, {"hand_size": 3}, 1))
    assert not window.resume(page.sitting.id), "which the person is told as of any game that cannot be read"
    assert window.sitting is None, "and the shelf is still there"


ASKED = "from {} import {}\n\n\nclass Mine({}):\n    def {}(self, *asked):\n        while True:\n            pass\n"
WITHOUT_END = {
    "rules": "    def facts(self, view):\n        while view.zones[\"laid.0\"]:\n            pass\n        return []\n",
    "controller": ASKED.format("app.table.plain", *["PlainController"] * 2, "tags"),
    "telling": ASKED.format("app.wording.tellers", *["EveryFactTeller"] * 2, "log"),
}


def until_told(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, do: Callable[[], object]) -> str:
    """What the person is told once this has failed, as if they had done it."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    program = Program(QApplication.instance(), Wanted())  # type: ignore[arg-type]
    program.window = window
    program.watch()
    QTimer.singleShot(0, do)
    qtbot.waitUntil(lambda: isinstance(window.sheet, MessageSheet))
    return bare(read(window.sheet))  # type: ignore[arg-type]


def play(window: MainWindow) -> None:
    """Begin a game and lay the first card."""
    window.begin(NewGame(GAME, COMPANY, {"hand_size": 3}, 1))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.act([str(page.sitting.view.legal[0])])


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("file", WITHOUT_END)
def test_an_own_game_that_goes_on_without_an_end_when_it_is_looked_at_is_stopped_and_leaves_the_table(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, library: Store, monkeypatch: pytest.MonkeyPatch,
    file: str,
) -> None:  # fmt: skip
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    path = home / "games" / "my_game" / f"{file}.py"
    path.write_text((path.read_text("utf-8") if path.exists() else "") + WITHOUT_END[file], "utf-8")
    chosen.choose("own_games", True)
    told = until_told(qtbot, window, monkeypatch, lambda: play(window))
    assert f"my_game was stopped while it was played: {file}.py, line " in told
    assert "The game is off the table, and saved up to the last move." in told
    assert window.sitting is None and window.stack.currentWidget() is window.shelf
    assert len(library.unfinished()) == 1


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("wrong", ["1 // 0", "while True: pass", "raise SystemExit"])
def test_a_start_that_goes_on_at_the_table_of_an_own_game_that_fails_says_so_and_goes_on(
    qtbot: QtBot, appearance: Appearance, home: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    fails = WITHOUT_END["controller"].replace("while True:\n            pass", wrong).replace("tags", "blocks")
    (home / "games" / "my_game" / "controller.py").write_text(fails, "utf-8")
    admit(home / "games")
    with Store.open(home) as store:
        number = store.begin(Record.begin(GAMES[GAME], 2, 1), {"seats": [one.to_json() for one in COMPANY]})
        for name, value in {"own_games": True, "left-at": number, "language": "en"}.items():
            store.settings().put(name, value)
    program = Program(QApplication.instance(), Wanted())  # type: ignore[arg-type]
    program.watch()
    try:
        program.start()
        window = program.window
        assert window is not None and isinstance(window.sheet, CrashMessage)
        assert "controller.py, line 6: " in bare(read(window.sheet))
        window.sheet.close()
        window.show_shelf()
        assert window.sitting is None and [one.id for one in window.store.unfinished()] == [number]
    finally:
        program.close()


@pytest.mark.long(keep=1)
def test_where_the_program_fails_on_what_an_own_game_answers_it_is_named_with_the_line_that_answers(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = home / "games" / "my_game" / "rules.py"
    answers = "    def facts(self, view):\n        return [7] if view.zones[\"laid.0\"] else []\n"
    rules.write_text(rules.read_text("utf-8") + answers, "utf-8")
    line = rules.read_text("utf-8").count("\n") - 1
    chosen.choose("own_games", True)
    told = until_told(qtbot, window, monkeypatch, lambda: play(window))
    assert f"my_game failed while it was played: rules.py, line {line}: AttributeError" in told


def spoiled(window: MainWindow, home: Path, method: str, wrong: str) -> None:
    """Read the person's own game again, one method of which goes wrong as soon as the game has been tried."""
    rules = home / "games" / "my_game" / "rules.py"
    head = rf"(    def {method}\(.*\n.*\n)"
    goes = rf'\1        if getattr(self, "wrong", False):\n            {wrong}\n'
    text, found = re.subn(head, goes, rules.read_text("utf-8"))
    assert found == 1
    rules.write_text(text, "utf-8")
    window.own_games.renew()
    type(GAMES[GAME]).wrong = True  # type: ignore[attr-defined]


ANSWERING = """from {} import {}
from app.table import signs

class Mine({}):
    def {}(self, *asked, **named):
        return {}
"""
BASES = {
    "controller": ("app.table.plain", "PlainController"),
    "telling": ("app.wording.tellers", "EveryFactTeller"),
}
WRONG = [
    ("controller", "tags", "7", "list[Tag], not int"),
    ("controller", "tags", "['3 points']", "list[Tag], not list of str"),
    ("controller", "tags", "[signs.Tag(7)]", "list[Tag], not list of Tag with text int"),
    ("controller", "labels", "None", "list[Sign], not None"),
    ("controller", "blocks", "['hand.0']", "Block, not list"),
    ("controller", "blocks", "None", "Block, not None"),
    ("controller", "quiet_fact", "7", "str, not int"),
    ("controller", "badge_line", "['3']", "str, not list"),
    ("controller", "called", "None", "str, not None"),
    ("controller", "badge", "'Dana'", "Badge, not str"),
    ("controller", "badge_size", "100.0", "BadgeRoom, not float"),
    ("controller", "seating", "7", "Seating, not int"),
    ("controller", "most_badge", "'wide'", "float, not str"),
    ("controller", "later_lines", "'more'", "Sequence[str], not str"),
    ("controller", "prompt", "'Lay a card.'", "Prompt, not str"),
    ("controller", "choices", "7", "list[Choice], not int"),
    ("controller", "cards", "'hand.0'", "list[Ref], not str"),
    ("controller", "spots", "{}", "list[Spot], not dict"),
    ("controller", "before", "400.0", "Rest, not float"),
    ("controller", "rest", "(400.0, 'it is laid')", "Rest, not tuple"),
    ("controller", "deed", "'lays'", "Deed, not str"),
    ("controller", "states", "None", "dict[Ref, MarkKind], not None"),
    ("controller", "states", "{'hand.0': 'lit'}", "dict[Ref, MarkKind], not dict of str"),
    ("controller", "hem", "'below'", "Hem | None, not str"),
    ("controller", "kept_clear", "7", "list[str], not int"),
    ("controller", "marks", "['hand.0']", "dict[Ref, MarkKind], not list"),
    ("telling", "log", "'Dana lays a card.'", "list[str], not str"),
    ("telling", "log", "[7]", "list[str], not list of int"),
    ("telling", "part", "7", "list[str], not int"),
    ("telling", "acted", "None", "str, not None"),
    ("telling", "action", "7", "str, not int"),
    ("telling", "zone", "7", "str, not int"),
    ("telling", "event", "7", "str | None, not int"),
]


@pytest.mark.long(keep=6)
@pytest.mark.parametrize(("file", "method", "wrong", "said"), WRONG)
def test_what_an_own_game_answers_of_another_kind_reaches_no_window_and_is_told_with_the_line(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch,
    file: str, method: str, wrong: str, said: str,
) -> None:  # fmt: skip
    place, base = BASES[file]
    (home / "games" / "my_game" / f"{file}.py").write_text(ANSWERING.format(place, base, base, method, wrong), "utf-8")
    chosen.choose("own_games", True)
    told = until_told(qtbot, window, monkeypatch, lambda: play(window))
    assert f"my_game failed while it was played: {file}.py, line 5: WrongAnswer: `{method}` gives {said}" in told


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("controller", "from app.table.plain import PlainController as One\n\nclass Mine(One):\n    fronts = 'laid'\n",
         "controller.py: `fronts` is tuple[str, ...], not str"),
        ("tile", "from app.art.tiles import Tile\n\nclass Mine(Tile):\n    tint = 5\n    paint = lambda *asked: None\n",
         "tile.py: `tint` is str, not int"),
    ],
)  # fmt: skip
def test_a_plain_member_of_another_kind_leaves_out_its_file(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, file: str, text: str, said: str
) -> None:
    (home / "games" / "my_game" / f"{file}.py").write_text(text, "utf-8")
    chosen.choose("own_games", True)
    play(window)
    window.show_shelf()
    tile_of(window.shelf, GAME).grab()
    qtbot.waitUntil(lambda: not window.shelf.pictures.waiting)
    (one,) = troubles()
    assert (one.code, one.detail) == ("part", said)


@pytest.mark.parametrize(
    ("method", "wrong", "said"),
    [
        ("untold", "return 7", "line 78: WrongAnswer: `untold` gives tuple[Position, Action] | None, not int"),
        ("public", "return 'lay'", "line 82: WrongAnswer: `public` gives Action | None, not str"),
    ],
)
def test_what_the_rules_of_an_own_game_answer_of_another_kind_is_told_with_the_line(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch,
    method: str, wrong: str, said: str,
) -> None:  # fmt: skip
    rules = home / "games" / "my_game" / "rules.py"
    silent = '    def untold(self, p):\n        """Nothing."""\n        return None\n\n    def public('
    rules.write_text(rules.read_text("utf-8").replace("    def public(", silent), "utf-8")
    chosen.choose("own_games", True)
    spoiled(window, home, method, wrong)
    told = until_told(qtbot, window, monkeypatch, lambda: play(window))
    assert f"The game in your folder my_game failed while it was played: rules.py, {said}" in told


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(
    ("wrong", "said"), [("1 // 0", "failed while it was played: "), ("while True: pass", "was stopped while")]
)
def test_a_file_on_which_an_own_game_fails_is_not_called_wrong(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch,
    wrong: str, said: str,
) -> None:  # fmt: skip
    chosen.choose("own_games", True)
    record, path = Record.begin(GAMES[GAME], 2, 1), home / "a.kupa"
    record.act(record.rules.legal(record.position)[0])
    write_kupa(path, record, {})
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    rules = home / "games" / "my_game" / "rules.py"
    broken = rules.read_text("utf-8").replace("        if p.answered", f"        {wrong}\n        if p.answered")
    rules.write_text(broken, "utf-8")
    window.own_games.renew()
    told = until_told(qtbot, window, monkeypatch, lambda: window.open_file(path))
    assert "The file did not open" in told and f"The game in your folder my_game {said}" in told
    assert "rules.py, line " in told and "something in it is wrong" not in told


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(
    ("method", "wrong", "said"),
    [
        ("options", "return ()", "line 31: NotationError: my-game has no option 'hand_size' (its options: none)"),
        ("options", "self.check = lambda seats, options: Reason('few', (3,))",
         "line 31: NotationError: these options do not go together: few [3]"),
        ("setup", "return", "line 47: RuntimeError: my-game says neither by ask nor by goto what comes next ("),
    ],
)  # fmt: skip
def test_an_own_game_that_cannot_begin_is_named_with_what_is_wrong(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch,
    method: str, wrong: str, said: str,
) -> None:  # fmt: skip
    chosen.choose("own_games", True)
    spoiled(window, home, method, wrong)
    told = until_told(qtbot, window, monkeypatch, lambda: window.begin(NewGame(GAME, COMPANY, {"hand_size": 3}, 1)))
    assert f"The game in your folder my_game failed while it was played: rules.py, {said}" in told
    assert window.sitting is None


@pytest.mark.long(keep=3)
@pytest.mark.parametrize("origin", ["deal", "position"])
@pytest.mark.parametrize("road", ["file", "store"])
@pytest.mark.parametrize(
    ("method", "wrong"),
    [
        ("options", "return 7"),
        ("options", "return ['hand_size']"),
        ("legal_lay", "return None"),
        ("legal_lay", "return ['lay:7H']"),
        ("do_lay", "return p.goto('nowhere')"),
    ],
)
def test_an_own_game_that_answers_wrongly_is_blamed_for_a_game_that_does_not_open(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, library: Store, monkeypatch: pytest.MonkeyPatch,
    method: str, wrong: str, road: str, origin: str,
) -> None:  # fmt: skip
    chosen.choose("own_games", True)
    record, path = Record.begin(GAMES[GAME], 2, 1), home / "a.kupa"
    if origin == "position":
        record = Record.from_position(record.position)
    for _ in range(2):
        record.act(record.rules.legal(record.position)[0])
    write_kupa(path, record, {})
    number = library.begin(record, {"seats": [one.to_json() for one in COMPANY]})
    spoiled(window, home, method, wrong)
    opens = {"file": lambda: window.open_file(path), "store": lambda: window.resume(number)}
    told = until_told(qtbot, window, monkeypatch, opens[road])
    assert "The game in your folder my_game failed while it was played: rules.py, line " in told
    assert "something in it is wrong" not in told and "damaged" not in told


@pytest.mark.parametrize(
    ("old", "new"), [('"queue":[0,1]', '"queue":[1,0]'), ('"queue":[0,1]', '"queue":[7]'), ('"seed":1', '"seed":"x"')]
)
def test_a_damaged_file_of_an_own_game_is_blamed_itself(
    qtbot: QtBot, window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    chosen.choose("own_games", True)
    record, path = Record.begin(GAMES[GAME], 2, 1), home / "a.kupa"
    write_kupa(path, record if "seed" in old else Record.from_position(record.position), {})
    text = path.read_text("utf-8")
    assert old in text.replace(" ", "")
    path.write_text(text.replace(" ", "").replace(old, new), "utf-8")
    told = until_told(qtbot, window, monkeypatch, lambda: window.open_file(path))
    assert "something in it is wrong" in told and "my_game" not in told


def test_a_fault_of_the_program_blames_no_game(window: MainWindow) -> None:
    try:
        raise ValueError("ours")
    except ValueError as error:
        assert blamed(error) is None


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("where", ["class ", 'p.shuffle("stock")'])
def test_an_own_game_that_never_ends_when_it_is_read_keeps_nobody_from_the_others(
    window: MainWindow, chosen: Settings, home: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    rules = home / "games" / "my_game" / "rules.py"
    indent = "        " if "shuffle" in where else ""
    text = rules.read_text("utf-8").replace(where, f"while True:\n{indent}    pass\n{indent}{where}", 1)
    rules.write_text(text, "utf-8")
    chosen.choose("own_games", True)
    window.show_shelf()
    assert GAME not in GAMES and {*GAMES} >= {*LISTED}
    (one,) = troubles()
    assert one.code == "broken" and "WithoutEnd: this goes on without an end" in one.detail
