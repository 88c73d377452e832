"""A disk that fails while people play: no exception, the person is told, and the game goes on and is kept later.

The commands are read from the window itself: every key of it and of its page, every visible button, every line of the
menus. So new commands are tried too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.shell.kit import qt_file_dialog
from app.shell.kit.questions import MessageSheet, UnkeptQuestion
from app.shell.kit.sheet import Sheet
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.menu import TableMenu
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store, read_kupa
from app.table.commands import Command
from app.wording import t
from app.wording.bidi import bare
from tests.covering import spread
from tests.session.made import Heard
from tests.shell.conftest import ALONE, read
from tests.shell.faults import FAULTS, rows
from tests.shell.fitting import sheets

POSIX = pytest.mark.skipif(os.name != "posix", reason="elsewhere a file that is open cannot be taken away")
QUICK = [pytest.param(name, marks=POSIX if name in ("vanished", "replaced") else ()) for name in FAULTS]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "kept"


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[MainWindow]:
    """The window with settings kept in its store, as in the program; no dialog asks for a file."""
    monkeypatch.setattr(qt_file_dialog, "asked", lambda _: "")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)
    store = Store.open(home, patience=0.01)
    settings = Settings(store.settings())
    for name, value in {"language": "en", "theme": "light", "sound": False, "speed": 0.0, "greeted": True}.items():
        settings.choose(name, value)
    appearance = Appearance(qapp, settings)
    made = MainWindow(store, settings, sound=Sound(settings, lambda _: None))
    made.ask_open = lambda host: ""
    made.ask_save = lambda host, name: str(tmp_path / "copy.kupa")
    made.setUpdatesEnabled(False)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.start()
    QApplication.processEvents()
    yield made
    made.close_now()
    store.close()
    del appearance


def company(game: str, seats: int) -> NewGame:
    """A game of two persons, with computer players on the other seats."""
    seated = settled([Seated("", "pomegranate", computer=seat > 1, level="random") for seat in range(seats)])
    return NewGame(game, seated, GAMES[game].fill(seats, {}), 3)


def page_of(window: MainWindow) -> TablePage:
    """The table's page."""
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


def act(window: MainWindow) -> None:
    """Make the next legal gesture of the seat in turn, in the usual way."""
    page = page_of(window)
    sitting = page.sitting
    assert sitting.turn is not None
    page.act((str(sitting.view_of(sitting.turn).legal[0]),))
    page.settle()


def put_away(window: MainWindow) -> None:
    """Close all questions."""
    for sheet in reversed(sheets(window)):
        sheet.reject()
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible():
            widget.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def said(window: MainWindow) -> str:
    """Everything on the screen that reports trouble: messages, questions, the notice, the second line of the voice."""
    found = [read(sheet) for sheet in sheets(window) if isinstance(sheet, MessageSheet | UnkeptQuestion)]
    if window.notice.isVisible():
        found.append(bare(window.notice.sentence))
    page = window.stack.currentWidget()
    if isinstance(page, TablePage):
        found.append(bare(page.voice.prompt.detail))
    return " | ".join(one for one in found if one)


def sitting_of(window: MainWindow) -> Sitting:
    """The game on the table."""
    assert window.sitting is not None
    return window.sitting


def whole(sitting: Sitting) -> bool:
    """Whether the sitting says that everything is kept."""
    return sitting.kept.whole


def kept(window: MainWindow) -> bool:
    """Whether the store has the game as it is on the table."""
    sitting = sitting_of(window)
    return bool(window.store.load(sitting.id, GAMES).to_json() == sitting.record.to_json())


# Playing on


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("name", QUICK)
def test_a_game_goes_on_and_is_kept_whole_once_that_is_possible(window: MainWindow, home: Path, name: str) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    sitting = sitting_of(window)
    with FAULTS[name](window.store):
        act(window)
        first = said(window)
        assert "The last move is not saved" in first
        assert len(sheets(window)) == 1, "said on a sheet the first time"
        put_away(window)
        act(window)
        assert not sheets(window), "and in the voice of the table from then on"
        assert "The last move is not saved" in said(window)
        page_of(window).carry_out(Command.UNDO)
        act(window)
        assert not whole(sitting)
        assert len(sitting.record.done) == 3
    act(window)
    assert whole(sitting)
    assert kept(window)
    assert rows(home, sitting.id) == 4
    assert "The last move is not saved" not in said(window)
    again = Store.open(home)
    assert again.load(sitting.id, GAMES).to_json() == sitting.record.to_json()
    again.close()


def test_each_reason_why_a_game_is_not_kept_is_told_once_and_again_after_it_was_kept(window: MainWindow) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    told: list[int] = []
    for name in ("disk-full", "disk-full", "locked", "", "locked"):
        with FAULTS[name](window.store) if name else nullcontext():
            act(window)
        told.append(len(sheets(window)))
        put_away(window)
    assert told == [1, 0, 1, 0, 1]


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("name", QUICK)
def test_who_sits_where_is_kept_once_that_is_possible(window: MainWindow, name: str) -> None:
    window.begin(company("meydele", 3))
    sitting = sitting_of(window)
    with FAULTS[name](window.store):
        sitting.hand_over(1, sitting.seated[1]._replace(name="Mazal"))
        assert not whole(sitting)
        assert "The last move is not saved" in said(window)
    put_away(window)
    sitting.act((str(sitting.view_of(sitting.turn).legal[0]),))
    assert whole(sitting)
    assert window.store.kept(sitting.id).table["seats"][1]["name"] == "Mazal"


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("name", QUICK)
def test_a_setting_holds_and_is_kept_once_that_is_possible(window: MainWindow, home: Path, name: str) -> None:
    with FAULTS[name](window.store):
        window.settings.calm = True
        assert window.settings.calm
        assert "settings hold until the program closes" in said(window)
    window.begin(NewGame("solo", ALONE, {}, 3))
    assert window.store.settings().get("calm") is True
    again = Store.open(home)
    assert again.settings().get("calm") is True
    again.close()


def test_that_something_can_be_read_does_not_say_that_it_can_be_written(window: MainWindow) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    window.show_shelf()
    told = Heard(window.settings.keeping)
    with FAULTS["read-only"](window.store):
        window.begin(NewGame("solo", ALONE, {}, 4))
        put_away(window)
        assert window.resume(1)
        window.show_results("solo")
        assert "mended" not in told.heard
    window.show_shelf()
    assert told.heard[-1] == "mended"


# Nothing is kept any more: the folder is gone


def deleted(home: Path) -> None:
    for path in sorted(home.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    home.rmdir()


@POSIX
def test_a_folder_deleted_while_playing_is_told_and_made_again_with_all_that_was_in_it(
    window: MainWindow, home: Path, tmp_path: Path
) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 8))
    act(window)
    other = sitting_of(window).id
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    sitting = sitting_of(window)
    deleted(home)
    act(window)
    assert sitting.kept.whole
    assert rows(home, sitting.id) == 2
    assert rows(home, other) == 1
    (message,) = sheets(window)
    assert read(message) == (
        "The saved games were gone A file of the saved games was no longer in its place."
        " Everything that was saved is there again."
    )
    offer = next(one for one in message.findChildren(QAbstractButton) if one.text() == t("store.save-copy"))
    offer.click()
    assert read_kupa(tmp_path / "copy.kupa", GAMES).record.to_json() == sitting.record.to_json()


@POSIX
def test_a_folder_whose_disk_is_gone_is_made_again_with_the_game_and_the_settings(
    window: MainWindow, home: Path
) -> None:
    window.settings.person = "Rachel"
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    sitting = sitting_of(window)
    sitting.kept.count_hint()
    deleted(home)
    with FAULTS["dead"](window.store):
        act(window)
    assert sitting.kept.whole
    (message,) = sheets(window)
    assert "What was at hand is saved there now; games played earlier may be missing." in read(message)
    again = Store.open(home)
    assert again.load(sitting.id, GAMES).to_json() == sitting.record.to_json()
    assert again.settings().get("person") == "Rachel"
    assert again.settings().get("left-at") == sitting.id
    assert again.settings().get(f"hints.{sitting.id}") == 1
    again.close()


@pytest.mark.long(keep=2)
@POSIX
@pytest.mark.parametrize("way", ["shelf", "new", "setting", "forget"])
def test_a_folder_deleted_at_the_shelf_is_noticed_by_whatever_is_kept_next(
    window: MainWindow, home: Path, way: str
) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    number = sitting_of(window).id
    if way != "shelf":
        window.show_shelf()
    deleted(home)
    deeds: dict[str, Callable[[], object]] = {
        "shelf": window.show_shelf,
        "new": lambda: window.begin(NewGame("solo", ALONE, {}, 4)),
        "setting": lambda: window.settings.choose("calm", True),
        "forget": lambda: window._forget(number),
    }
    deeds[way]()
    assert "The saved games were gone" in said(window)
    assert rows(home, number) == (0 if way == "forget" else 1)


# Leaving


def roads(window: MainWindow, file: Path) -> dict[str, Callable[[], object]]:
    """Every way from the table to another page."""
    return {
        "shelf": window.show_shelf,
        "rules": window.show_rules,
        "results": window.show_results,
        "new": lambda: window.begin(NewGame("solo", ALONE, {}, 9)),
        "again": lambda: window.play_again(),
        "rotated": window.play_rotated,
        "resume": lambda: window.resume(1),
        "file": lambda: window.open_file(file),
        "close": window.close,
    }


ROADS = ("shelf", "rules", "results", "new", "again", "rotated", "resume", "file", "close")


@pytest.fixture
def unkept(window: MainWindow, tmp_path: Path) -> Iterator[MainWindow]:
    """A game on the table whose last gesture could not be kept; the disk stays full."""
    window.begin(NewGame("trishape", ALONE, {}, 8))
    window.save_file(tmp_path / "other.kupa")
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    with FAULTS["disk-full"](window.store):
        act(window)
        put_away(window)
        yield window


@pytest.mark.long(keep=1)
@pytest.mark.covering(road=spread(ROADS, 2))
@pytest.mark.parametrize("road", ROADS)
def test_nobody_leaves_what_is_not_kept_without_being_asked(unkept: MainWindow, tmp_path: Path, road: str) -> None:
    window, sitting = unkept, sitting_of(unkept)
    deed = roads(window, tmp_path / "other.kupa")[road]
    deed()
    (question,) = [one for one in sheets(window) if isinstance(one, UnkeptQuestion)]
    assert read(question).startswith("Leave the table anyway? The disk is full. The last moves of this game")
    assert question.main is question.stay, "to stay is the safe answer"
    question.stay.click()
    assert window.sitting is sitting
    assert window.isVisible()
    put_away(window)
    deed()
    (question,) = [one for one in sheets(window) if isinstance(one, UnkeptQuestion)]
    question.do.click()
    if road in ("new", "again", "rotated", "file"):
        assert window.sitting is sitting, "nothing else can be begun, so the game stays"
        assert "The disk is full" in said(window)
    elif road == "close":
        assert not window.isVisible()
    else:
        assert window.sitting is not sitting


@pytest.mark.long(keep=1)
@pytest.mark.covering(road=spread(ROADS, 2))
@pytest.mark.parametrize("road", ROADS)
def test_a_copy_elsewhere_can_be_saved_before_leaving(unkept: MainWindow, tmp_path: Path, road: str) -> None:
    window, sitting = unkept, sitting_of(unkept)
    copy = tmp_path / "copy.kupa"
    window.ask_save = lambda host, name: str(tmp_path / "no such folder" / "a.kupa")
    roads(window, tmp_path / "other.kupa")[road]()
    (question,) = [one for one in sheets(window) if isinstance(one, UnkeptQuestion)]
    question.save.click()
    assert window.sitting is sitting
    assert "The copy was not saved" in said(window)
    assert "The game itself is not saved at the moment either." in said(window)
    sheets(window)[-1].reject()
    window.ask_save = lambda host, name: str(copy)
    question.save.click()
    assert read_kupa(copy, GAMES).record.to_json() == sitting.record.to_json()
    if road == "close":
        assert not window.isVisible()
    elif road not in ("new", "again", "rotated", "file"):
        assert window.sitting is not sitting


def test_what_lies_in_a_file_elsewhere_is_not_asked_about_until_the_game_goes_on(unkept: MainWindow) -> None:
    unkept.save_dialog()
    act(unkept)
    put_away(unkept)
    unkept.show_shelf()
    assert [one for one in sheets(unkept) if isinstance(one, UnkeptQuestion)]
    put_away(unkept)
    unkept.save_dialog()
    unkept.show_shelf()
    assert unkept.sitting is None


def test_a_disk_with_room_again_is_left_without_a_question(window: MainWindow, home: Path) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    sitting = sitting_of(window)
    with FAULTS["disk-full"](window.store):
        act(window)
        put_away(window)
    window.show_shelf()
    assert window.stack.currentWidget() is window.shelf
    assert rows(home, sitting.id) == 1
    assert "Everything is being saved again." in said(window)


def test_settings_that_are_not_kept_are_asked_about_before_closing(window: MainWindow) -> None:
    with FAULTS["disk-full"](window.store):
        window.close()
        assert not window.isVisible(), "where the window stood is nothing to ask about"
        window._closing = False
        window.show()
        window.settings.calm = True
        window.close()
        (question,) = [one for one in sheets(window) if isinstance(one, UnkeptQuestion)]
        assert read(question) == (
            "Close anyway? The disk is full."
            " The last changes to the settings are not saved. If you close the program, they are lost."
        )
        assert not question.save.isVisible()
        question.stay.click()
        assert window.isVisible()
    window.close()
    assert not window.isVisible()


def evening_at_solo(qtbot: QtBot, window: MainWindow, store: Store, file: Path) -> MainWindow:
    """A second window in which nothing is kept, with a game of solo after one act; a copy is saved in `file`."""
    evening = MainWindow(store, window.settings, passing=True, sound=window.sound)
    evening.ask_save = lambda host, name: str(file)
    qtbot.addWidget(evening)
    evening.show()
    evening.begin(NewGame("solo", ALONE, {}, 3))
    act(evening)
    return evening


def test_a_game_of_an_evening_without_saving_is_asked_about_before_closing(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    store = Store.open(tmp_path / "passing")
    evening = evening_at_solo(qtbot, window, store, tmp_path / "evening.kupa")
    evening.show_shelf()
    assert evening.sitting is None, "on the shelf of this evening it is kept"
    evening.resume(1)
    evening.close()
    (question,) = [one for one in sheets(evening) if isinstance(one, UnkeptQuestion)]
    assert "The game on the table will be lost." in read(question)
    question.save.click()
    assert not evening.isVisible()
    assert read_kupa(tmp_path / "evening.kupa", GAMES).record.done
    store.close()


def test_a_game_of_an_evening_without_saving_that_lies_in_a_file_is_not_asked_about(
    qtbot: QtBot, window: MainWindow, store: Store, tmp_path: Path
) -> None:
    evening = evening_at_solo(qtbot, window, store, tmp_path / "evening.kupa")
    evening.save_dialog()
    evening.close()
    assert not evening.isVisible() and not [one for one in sheets(evening) if isinstance(one, UnkeptQuestion)]


# Every command, every failure


def shelf(window: MainWindow) -> None:
    window.show_shelf()


def new_game(window: MainWindow) -> None:
    window.show_shelf()
    window.new_game("solo")


def table(window: MainWindow) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    act(window)
    page = page_of(window)
    page.carry_out(Command.UNDO)


def open_table(window: MainWindow) -> None:
    """A table of several persons with nothing hidden, with a sheet about who sits there."""
    window.begin(company("shapes", GAMES["shapes"].seats()[0]))
    page = page_of(window)
    page.company.show_seats()


def results(window: MainWindow) -> None:
    window.show_results("solo")


def rules(window: MainWindow) -> None:
    window.show_rules("solo")


def settings_sheet(window: MainWindow) -> None:
    window.show_settings()


def over(window: MainWindow) -> None:
    """A finished game with its panel."""
    window.resume(next(kept.id for kept in window.store.history("solo")))
    page = page_of(window)
    page.settle()
    page.company.show_end()


def replay(window: MainWindow) -> None:
    window.finished.watch(next(kept.id for kept in window.store.history("solo")))


SCREENS = (shelf, new_game, table, open_table, results, rules, settings_sheet, over, replay)
SOON = (table, over)
"""The screens whose commands are tried in every run, with a full disk; the others are tried with --slow."""
TRIED = [
    pytest.param(
        screen,
        name,
        id=f"{screen.__name__}-{name}",
        marks=[POSIX] * (name in ("vanished", "replaced"))
        + [pytest.mark.slow] * (name != "disk-full" or screen not in SOON),
    )
    for screen in SCREENS
    for name in FAULTS
]


def commands(window: MainWindow) -> dict[str, Callable[[], object]]:
    """Everything that a person can do on the present screen, by names that are the same each time."""
    found: dict[str, Callable[[], object]] = {}
    top = sheets(window)[-1] if sheets(window) else window.stack.currentWidget()
    assert top is not None
    for number, button in enumerate(top.findChildren(QAbstractButton)):
        if button.isVisible() and button.isEnabled():
            found[f"button {number} {button.accessibleName() or button.text()}"] = button.click
    if isinstance(top, Sheet):
        found["close the sheet"] = top.reject
        return found
    for number, action in enumerate([*window.actions(), *top.actions()]):
        if action.isEnabled():
            found[f"key {number} {action.shortcut().toString()}"] = action.trigger
    if isinstance(top, TablePage):
        menu = TableMenu(top, top.carry_out, several=top.sitting.record.game.seats > 1)
        for number, action in enumerate(menu.actions()):
            found[f"menu {number} {action.text()}"] = partial(chosen, window, number)
        menu.close()
        legal = [str(action) for action in top.sitting.view.legal][:1]
        if legal:
            found["act"] = lambda: top.act(legal)
    found["close"] = window.close
    return found


def chosen(window: MainWindow, number: int) -> None:
    page = page_of(window)
    TableMenu(page, page.carry_out, several=page.sitting.record.game.seats > 1).actions()[number].trigger()


def finished(store: Store) -> None:
    """Keep a solo game that is over."""
    from app.engine import Record

    record = Record.begin(GAMES["solo"], 1, 5, {})
    number = store.begin(record, {"seats": [ALONE[0].to_json()]})
    while record.position.turn is not None:
        legal = [str(action) for action in record.rules.legal(record.position)]
        record.act(next((one for one in legal if one.startswith("take")), legal[0]))
    store.act(number, record.done[-1], record)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("screen", "name"), TRIED)
def test_no_command_raises_whatever_fails(
    qtbot: QtBot, window: MainWindow, home: Path, screen: Callable[[MainWindow], None], name: str
) -> None:
    """After each command the game is still there, the person was told if anything failed, and in the end it is kept."""
    finished(window.store)
    screen(window)
    names = list(commands(window))
    assert len(names) > 3
    for command in names:
        put_away(window)
        window._closing = False
        window.show()
        window.unkept._told = None
        window.notice.hide()
        if screen is not table or window.sitting is None or window.sitting.turn is None:
            screen(window)
        sitting = window.sitting
        deed = commands(window).get(command)
        if deed is None:
            continue
        # What was told of the last command stays noted until something is written again.
        known = window.settings.keeping.trouble
        with qtbot.captureExceptions() as raised, ExitStack() as fault:
            fault.enter_context(FAULTS[name](window.store))
            deed()
            QApplication.processEvents()
            trouble = window.settings.keeping.trouble or (sitting.kept.trouble if sitting else None)
            assert trouble is None or trouble is known or not window.isVisible() or said(window), command
            if sitting is not None and not sitting.kept.whole:
                assert window.sitting is sitting, command
        assert not raised, (command, raised)
        window.show()
        put_away(window)
        window.settings.keep_now()
        # Only what is written next finds that the folder has gone.
        window.settings.keep_list("tried", [command])
        if window.sitting is not None:
            if window.sitting.turn is not None:
                act(window)
            assert window.sitting.kept.keep_now(), command
            assert kept(window), command
            assert rows(home, window.sitting.id) == len(window.sitting.record.done) + len(window.sitting.record.undone)
