"""Every sheet, by keys alone: it takes the focus, Tab goes round it as the eye does, caps tell the truth.

The sheets are found by their class: a new one fails here until it is opened in `OPENED`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QButtonGroup, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

import app.shell
from app.engine import Record
from app.games import GAMES
from app.lab.experiment import Side
from app.lab.findings import GameRef
from app.lab.notebook import KeptExperiment
from app.session.agreement import NewGame
from app.session.ending import Course, Ending, EndRow
from app.session.evenings import Finished
from app.session.seats import Seated, settled
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import ring
from app.shell.kit.questions import MessageSheet, Question, UnkeptQuestion
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import plain
from app.shell.lab.export_sheet import ExportSheet
from app.shell.lab.games_sheet import GamesSheet
from app.shell.lab.kept_sheet import KeptSheet, NameSheet
from app.shell.lab.side_sheet import SideSheet
from app.shell.library.send_sheet import SendSheet
from app.shell.library.swap_sheet import SwapSheet
from app.shell.new_game.sheet import NewGameSheet
from app.shell.printing.own_pictures import OwnPicturesSheet
from app.shell.printing.press_sheet import PressSheet
from app.shell.printing.results_sheet import ResultsSheet
from app.shell.printing.sheet import PrintSheet
from app.shell.seats.sheet import SeatsSheet
from app.shell.settings.about import AboutSheet
from app.shell.settings.keys import KeysSheet
from app.shell.settings.settings import Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.shelf.own_game_sheet import OwnGameSheet
from app.shell.start.crash import CrashMessage
from app.shell.start.damage import DamageSheet
from app.shell.table.consent import ConsentSheet
from app.shell.table.details import DetailsSheet
from app.shell.table.end_panel import EndPanel
from app.shell.table.page import TablePage
from app.shell.table.picture_sheet import PictureSheet
from app.shell.table.rule_sheet import RuleSheet
from app.shell.window.main_window import MainWindow
from app.store import Damaged
from app.store.backups import Copy
from app.wording import t
from tests.shell.conftest import focused, press

GAME = next(iter(GAMES))
COMPANY = next(one for one in GAMES.values() if 2 in one.seats()).info.id
NOA, OMAR = Seated("Noa", "fig"), Seated("Omar", "lemon")
Opener = Callable[[MainWindow], Sheet]


def every(kind: type[Sheet]) -> Iterator[type[Sheet]]:
    """The classes of sheets that the program opens, without those that are only base classes."""
    for one in kind.__subclasses__():
        if one.__module__.startswith("app.") and one not in BASES:
            yield one
        yield from every(one)


def whole_game() -> Record:
    """A game that is over."""
    record = Record.begin(GAMES[GAME], GAMES[GAME].info.seats[0], 5, {})
    while record.position.turn is not None:
        record.act(str(record.rules.legal(record.position)[0]))
    return record


def at_table(window: MainWindow) -> TablePage:
    """The window at a table of two persons, with the curtain up."""
    window.settings.speed = 0.0
    window.begin(NewGame(COMPANY, settled([NOA, OMAR]), GAMES[COMPANY].fill(2, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.sitting.privacy.show(page.sitting.turn)
    page.bring_back()
    page.settle()
    page.surface.show_view(page.sitting.view)
    page.settle()
    return page


def picture(window: MainWindow) -> Sheet:
    page = at_table(window)
    return PictureSheet(window, page.surface, window.settings, COMPANY)


def ended(window: MainWindow) -> Sheet:
    rows = (EndRow(1, NOA, "8", True, 0), EndRow(2, OMAR, "3", False, 1))
    course = Course((0, 1, 2), ((0.0, 5.0, 8.0), (0.0, 2.0, 3.0)))
    return EndPanel(window, Ending("Noa wins.", "It was the last card.", rows, course))


def damaged(window: MainWindow) -> Sheet:
    place = Path("kupa.db")
    return DamageSheet(window, Damaged(place, place), "start", Copy(place, date(2026, 3, 1)))


def kept(window: MainWindow) -> Sheet:
    desk: Any = SimpleNamespace(kept=lambda: [KeptExperiment(name, None, 0.0) for name in ("one", "two")], name="")
    return KeptSheet(window, desk)


def games(window: MainWindow) -> Sheet:
    return GamesSheet(window, plain("Seat 1 wins"), tuple(GameRef("a", n) for n in range(3)), 7, lambda _: whole_game())


def results(window: MainWindow) -> Sheet:
    when = datetime(2026, 3, 1, 20, tzinfo=UTC)
    return ResultsSheet(window, GAME, [Finished(GAME, when, ("Noa",), ("Noa",), (), "Over.")] * 3, window.settings)


def sent(window: MainWindow) -> Sheet:
    return SendSheet(window, whole_game(), settled([NOA]), window.settings)


OPENED: dict[type[Sheet], Opener] = {
    AboutSheet: lambda window: AboutSheet(window, "/some/where", window.settings),
    ConsentSheet: lambda window: ConsentSheet(window, [NOA, OMAR]),
    CrashMessage: lambda window: CrashMessage(window, "Traceback"),
    DamageSheet: damaged,
    DetailsSheet: lambda window: DetailsSheet(window, "Title", ["A line."]),
    EndPanel: ended,
    ExportSheet: ExportSheet,
    GamesSheet: games,
    KeptSheet: kept,
    KeysSheet: KeysSheet,
    MessageSheet: lambda window: MessageSheet(window, plain("Title"), [plain("A sentence.")], "errno 13"),
    NameSheet: lambda window: NameSheet(window, "Sunday"),
    NewGameSheet: lambda window: NewGameSheet(window, COMPANY, window.settings),
    OwnGameSheet: lambda window: OwnGameSheet(window, window.settings, window.own_games),
    OwnPicturesSheet: lambda window: OwnPicturesSheet(window, "back", window.settings),
    PictureSheet: picture,
    PrintSheet: lambda window: PrintSheet(window, COMPANY, window.settings),
    Question: lambda window: Question(window, "remove"),
    UnkeptQuestion: lambda window: UnkeptQuestion(window, "unkept", plain("The disk is full.")),
    ResultsSheet: results,
    RuleSheet: lambda window: RuleSheet(window, GAME, ""),
    SeatsSheet: lambda window: SeatsSheet(window, settled([NOA, OMAR])),
    SendSheet: sent,
    SettingsSheet: lambda window: SettingsSheet(window, window.settings, window.sound),
    SwapSheet: lambda window: SwapSheet(window, Record.begin(GAMES[COMPANY], 2, 5, {}).position, {0: "Noa", 1: "Omar"}),
    SideSheet: lambda window: SideSheet(window, GAMES[COMPANY], Side(2), plain("One side")),
}
BASES = {PressSheet}


@pytest.fixture(params=OPENED, ids=lambda kind: kind.__name__)
def sheet(request: pytest.FixtureRequest, window: MainWindow, qtbot: QtBot) -> Sheet:
    """Each sheet, open over its page, on which a widget has had the focus."""
    window.activateWindow()
    QApplication.processEvents()
    made = OPENED[request.param](window)
    focused().setFocus(Qt.FocusReason.TabFocusReason)
    made.before = focused()  # type: ignore[attr-defined]
    made.open()
    QApplication.processEvents()
    if isinstance(made, EndPanel):
        qtbot.waitUntil(lambda: not made._deaf.isActive())
    return made


def test_every_sheet_is_opened_here() -> None:
    for one in pkgutil.walk_packages(app.shell.__path__, "app.shell."):
        importlib.import_module(one.name)
    assert set(every(Sheet)) == set(OPENED)


def stops(sheet: Sheet) -> list[QWidget]:
    """Where Tab should stop: every control that can have the focus, but only one of a group of choices."""
    found: list[QWidget] = []
    groups: set[object] = set()
    for one in sheet.findChildren(QWidget):
        tab = one.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        if not (tab and one.isVisible() and one.isEnabled()) or one.focusProxy() is not None:
            continue
        if isinstance(one, QRadioButton):
            group: QButtonGroup | QWidget | None = one.group() or one.parentWidget()
            if group in groups:
                continue
            groups.add(group)
        found.append(one)
    return found


def place(widget: QWidget, sheet: Sheet) -> QRect:
    return QRect(widget.mapTo(sheet, QPoint(0, 0)), widget.size())


def test_tab_goes_round_a_sheet_as_the_eye_does(sheet: Sheet, settings: Settings) -> None:
    for language in ("en", "he"):
        settings.choose("language", language)
        QApplication.processEvents()
        seen = [focused()]
        while True:
            press(Qt.Key.Key_Tab)
            if focused() in seen:
                break
            seen.append(focused())
            assert sheet.isAncestorOf(seen[-1]), f"Tab leaves for {seen[-1]}"
            shown = ring()
            marked = shown is not None and shown.target is (seen[-1].focusProxy() or seen[-1])
            scrolls = sheet.page.verticalScrollBar().maximum() > 0
            assert seen[-1] is not sheet.page or scrolls, "Tab stops at words that are all in sight"
            assert marked, f"no ring round {seen[-1]}"
        missed = [one for one in stops(sheet) if one not in seen and not isinstance(one, QRadioButton)]
        assert not missed, f"Tab does not reach {missed}"
        back = [f"{one.accessibleName()} -> {two.accessibleName()}" for one, two in pairwise([*seen, seen[0]])
                if not follows(place(one, sheet), place(two, sheet), language)]  # fmt: skip
        assert len(back) <= 1, f"{language}: only once round does Tab go back to the beginning, not {back}"


def follows(one: QRect, other: QRect, language: str) -> bool:
    """Whether the eye goes from one place to the other: further down, or beside it towards the end of the line."""
    onwards = other.left() > one.left() if language == "en" else other.right() < one.right()
    shared = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    beside = shared > min(one.height(), other.height()) / 2
    return onwards if beside else other.top() > one.top() or onwards


def caps(sheet: Sheet) -> list[PushButton]:
    """The buttons that bear a key and can be pressed."""
    return [one for one in sheet.findChildren(PushButton) if one.key and one.isVisible() and one.isEnabled()]


def strike(key: str) -> None:
    """Press a key, as it is written on a cap, on the widget with the focus."""
    QTest.keyClick(focused(), {"Esc": Qt.Key.Key_Escape, "Enter": Qt.Key.Key_Return}[key])


def test_every_cap_on_a_sheet_tells_the_truth_wherever_the_keyboard_is(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    for button in sheet.findChildren(PushButton):
        if button.text() == t("button.close"):
            assert button.key == "Esc", "on some sheets it stood there, on others it did not"
    done: list[QWidget] = []
    for button in caps(sheet):
        # The effect of the button is left out, so the sheet stays as it is.
        button.clicked.disconnect()
        button.clicked.connect(lambda _=False, button=button: done.append(button))
    monkeypatch.setattr(sheet, "reject", lambda: done.extend(one for one in caps(sheet) if one.key == "Esc"))
    named = {one: one.width() for one in caps(sheet)}
    for one in stops(sheet):
        one.setFocus(Qt.FocusReason.TabFocusReason)
        if not isinstance(focused(), QPushButton) or focused() is sheet.main:
            assert set(caps(sheet)) == set(named), "a key that presses a button stands on it"
        for button in caps(sheet):
            done.clear()
            strike(button.key)
            assert done == [button], f"{one.accessibleName()}: {button.key} for {button.text()!r} gave {done}"
        QApplication.processEvents()
        assert {one: one.width() for one in named} == named, "no button moves because the keyboard does"


def test_esc_closes_every_sheet_and_gives_the_keyboard_back(sheet: Sheet) -> None:
    before: QWidget = sheet.before  # type: ignore[attr-defined]
    for _ in range(3):
        press(Qt.Key.Key_Tab)
    gone: list[bool] = []
    sheet.closed.connect(lambda: gone.append(True))
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert gone
    assert focused() is before


@pytest.mark.long(keep=2)
def test_every_sheet_comes_to_rest(sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    QTest.qWait(40)
    laid: list[QWidget] = []
    settle = type(sheet).settle

    def counted(one: Sheet) -> None:
        laid.append(one)
        settle(one)

    monkeypatch.setattr(type(sheet), "settle", counted)
    QTest.qWait(60)
    assert len(laid) <= 2, "it is laid anew for ever, and takes a whole processor"


def test_enter_presses_the_main_button_of_every_sheet_as_it_opens(sheet: Sheet) -> None:
    now, main = focused(), sheet.main
    meant = now if isinstance(now, PushButton) else main
    pressed: list[QWidget] = []
    for button in {one for one in (now, main) if isinstance(one, PushButton)}:
        button.clicked.disconnect()
        button.clicked.connect(lambda _=False, button=button: pressed.append(button))
    press(Qt.Key.Key_Return)
    assert pressed == ([meant] if meant is not None else [])
