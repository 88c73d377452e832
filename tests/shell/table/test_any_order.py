"""Things happen to a table in any order, and somebody can always play on.

Clicks, drags, keys, other sizes, languages, colours and paces, sheets, panels, taking back, leaving and coming back,
and seats that change hands come at random, while computer players think and cards are told. After each of them the
table shows the seat that has the screen, and after every few of them the seat in turn can act.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.practice import lessons
from app.session.seats import Seated, settled
from app.shell.kit import qt_file_dialog
from app.shell.kit.sheet import Sheet
from app.shell.table import curtain
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.table.prompts import Ref
from tests.covering import spread
from tests.shell.at_table import do, drag, uncover

SHORT, LONG = 16, 300
"""How many things happen at one table, in the suite and with `--slow`."""
BETWEEN = 4
"""After this many of them somebody must be able to play on."""
PATIENCE = 60.0
"""Seconds within which something new must happen at a table that is not stuck, even on a busy machine."""
SIZES = ((900, 600), (1100, 700), (1280, 800), (1600, 900), (1920, 1080))
CLOTH_KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space,
    Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_R, Qt.Key.Key_Tab,
)  # fmt: skip
ASIDE = (
    Command.HINT, Command.RULES, Command.LOG, Command.WORDS, Command.ONCE_MORE, Command.PICTURE, Command.MENU,
    Command.SETTINGS, Command.COMFORT, Command.KEYS, Command.REPEAT, Command.TO_END,
)  # fmt: skip
"""What may be opened while the game goes on."""


class Unrest:
    """What happens at the tables of one window, one thing after another; `happened` lists it for a failure."""

    def __init__(self, window: MainWindow, qtbot: QtBot, rng: Random) -> None:
        self.window = window
        self.qtbot = qtbot
        self.rng = rng
        self.number = 0
        self.happened: list[str] = []
        deeds: dict[Callable[[], object], int] = {
            self.click: 10, self.drag_somewhere: 5, self.take_up: 8, self.press_key: 12, self.press_button: 12,
            self.go_on: 8, self.resize: 3, self.speak: 2, self.recolour: 2, self.change_pace: 3, self.set_speed: 2,
            self.comfort: 2, self.look_aside: 6, self.take_back: 4, self.redo: 3, self.look_away: 3, self.reseat: 2,
            self.leave_and_return: 2, self.practise: 1, self.wait: 6,
        }  # fmt: skip
        self.deeds = list(deeds)
        self.weights = list(deeds.values())

    @property
    def page(self) -> TablePage:
        """The table of the game, even below a practice table; if the game has been left, it is resumed."""
        page = self.window.page
        if not isinstance(page, TablePage):
            assert self.window.resume(self.number)
            page = self.window.page
        assert isinstance(page, TablePage)
        self.number = page.sitting.id
        return page

    # What happens

    def anywhere(self) -> QPoint:
        port = self.page.surface.viewport()
        return QPoint(self.rng.randrange(max(1, port.width())), self.rng.randrange(max(1, port.height())))

    @property
    def in_reach(self) -> bool:
        """Whether the pointer can reach the cloth: it is neither under the curtain nor under a page."""
        return self.page.surface.isVisible()

    def click(self) -> None:
        at = self.anywhere()
        if self.in_reach:
            QTest.mouseClick(self.page.surface.viewport(), Qt.MouseButton.LeftButton, pos=at)
        if self.rng.random() < 0.2:
            at = self.anywhere()
            if self.in_reach:
                QTest.mouseDClick(self.page.surface.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag_somewhere(self) -> None:
        start, end = self.card() or self.anywhere(), self.anywhere()
        if self.in_reach:
            drag(self.page.surface, start, end)

    def card(self) -> QPoint | None:
        """The place of a card that may be picked up, or else of any card."""
        surface = self.page.surface
        chooser = surface.gestures.chooser
        refs = list(chooser.liftable()) if chooser is not None else []
        refs = refs or [Ref(spot.zone, 0) for spot in surface.stage.spots() if surface.stage.count(spot.zone)]
        refs = [ref for ref in refs if surface.stage.item_at(ref) is not None]
        return surface.card_point(self.rng.choice(refs)) if refs else None

    def take_up(self) -> None:
        at = self.card()
        if at is not None and self.in_reach:
            QTest.mouseClick(self.page.surface.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def press_key(self) -> None:
        self.key(self.rng.choice(CLOTH_KEYS))

    def key(self, key: Qt.Key) -> None:
        """Press a key on the widget with the focus."""
        there = QApplication.focusWidget()
        if there is not None and there.isVisible() and there.isEnabled():
            QTest.keyClick(there, key)

    def press_button(self) -> None:
        picker = self.page.asking.picker
        chips = list(picker.chips) if picker is not None and picker.isVisible() else []
        seen = [one for one in (*self.page.voice.buttons, *chips) if one.isVisible() and one.isEnabled()]
        if seen:
            QTest.mouseClick(self.rng.choice(seen), Qt.MouseButton.LeftButton)

    def go_on(self) -> None:
        self.key(Qt.Key.Key_Space)

    def resize(self) -> None:
        self.window.resize(*self.rng.choice(SIZES))

    def speak(self) -> None:
        self.window.settings.language = "he" if self.window.settings.language == "en" else "en"

    def recolour(self) -> None:
        self.window.settings.choose("theme", self.rng.choice(("light", "dark")))

    def change_pace(self) -> None:
        self.page.carry_out(Command.PACE)

    def set_speed(self) -> None:
        self.window.settings.choose("speed", self.rng.choice((0.0, 2.0)))

    def comfort(self) -> None:
        name = self.rng.choice(("left_handed", "touch", "aids", "calm", "recall", "motion", "text_size"))
        words = {"recall": ("off", "on"), "motion": ("moving", "still"), "text_size": (100, 130)}
        self.window.settings.choose(name, self.rng.choice(words.get(name, (True, False))))

    def look_aside(self) -> None:
        self.page.carry_out(self.rng.choice(ASIDE))

    def take_back(self) -> None:
        for _ in range(self.rng.randint(1, 3)):
            self.page.carry_out(Command.UNDO)

    def redo(self) -> None:
        for _ in range(self.rng.randint(1, 3)):
            self.page.carry_out(Command.REDO)

    def look_away(self) -> None:
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)

    def reseat(self) -> None:
        """Give a seat from a person to a computer player or back, as the sheet of seats does."""
        page, seats = self.page, self.page.sitting.seated
        seat = self.rng.randrange(len(seats))
        others = [one for one in page.sitting.persons if one != seat]
        if len(seats) > 1 and others and not page.company.covered:
            one = settled(seats)[seat]
            page.company.reseat(seat, one._replace(computer=not one.computer, level="greedy"))

    def leave_and_return(self) -> None:
        number = self.page.sitting.id
        self.close_sheets()
        self.page.carry_out(Command.SHELF)
        if self.rng.random() < 0.5:
            QApplication.processEvents()
        self.window.resume(number)

    def practise(self) -> None:
        if self.window.practising.page is not None or self.page.sitting.covered:
            return
        case = self.rng.choice(list(lessons(self.page.sitting.game)))
        self.window.practise(case)
        self.qtbot.wait(self.rng.choice((1, 60)))
        self.window.practising.close()

    def wait(self) -> None:
        self.qtbot.wait(self.rng.choice((1, 5, 20, 80)))

    def close_sheets(self) -> None:
        for menu in self.window.findChildren(QMenu):
            menu.close()
        for sheet in self.window.findChildren(Sheet):
            if sheet.isVisible():
                sheet.close()
        if QApplication.activeWindow() is None:
            # Without a window manager nothing returns the focus from a closed menu.
            self.window.activateWindow()

    # What must hold

    def begin(self, game: str, seats: int, persons: int) -> None:
        rules = GAMES[game]
        one = Seated("", "pomegranate", level="greedy")
        people = settled([one._replace(computer=seat >= persons) for seat in range(seats)])
        self.window.begin(NewGame(game, people, rules.fill(seats, {}), self.rng.randrange(1000)))
        QApplication.processEvents()

    def happen(self, times: int) -> None:
        """Let `times` things happen; fail the test if the table is stuck or shows the wrong seat."""
        for number in range(times):
            (deed,) = self.rng.choices(self.deeds, self.weights)
            self.happened.append(deed.__name__)
            deed()
            if self.rng.random() < 0.6:
                QApplication.processEvents()
            self.check_eyes()
            if number % BETWEEN == BETWEEN - 1:
                self.play_on()
                # The last act is still being told, or the next seat has begun to think.
                if self.rng.random() < 0.6:
                    self.page.surface.finish()
                    self.qtbot.wait(5)
                meddling = self.rng.choice((self.take_back, self.look_away, self.reseat, self.look_aside, self.wait))
                self.happened.append(meddling.__name__)
                meddling()

    def check_eyes(self) -> None:
        """Check that the screen shows what its seat may see, and nothing while it is covered."""
        page = self.page
        told = " ".join(self.happened[-12:])
        shown = page.surface.stage.view
        if page.sitting.covered:
            assert shown is None and not page.room.isVisible(), f"the curtain hides nothing after {told}"
        else:
            assert page.controller.seat == page.sitting.seat, f"another's table after {told}"
            assert shown is None or shown.seat == page.sitting.seat, f"another's cards after {told}"

    def play_on(self) -> None:
        """Check that the seat in turn can act with what the screen offers."""
        self.close_sheets()
        page, end = self.page, time.monotonic() + PATIENCE
        quiet, seen = 0, set[object]()
        while time.monotonic() < end:
            QApplication.processEvents()
            self.check_eyes()
            # A table that tells a long fight toss by toss is not stuck; one that goes round in a circle is.
            if (news := self.news()) not in seen:
                seen.add(news)
                end = time.monotonic() + PATIENCE
            sitting, company, surface = page.sitting, page.company, page.surface
            self.close_sheets()
            if sitting.over:
                self.another_game()
                return
            if company.covered:
                uncover(page, self.qtbot)
            elif company.passing is not None and not surface.teller.busy:
                assert page.voice.press_main(), "nothing passes the screen on"
            elif sitting.turn is None or sitting.turn != sitting.seat or surface.clock.busy or company.turns.waits:
                # The persons go on from everything that is told, and from every wait.
                surface.setFocus()
                self.key(Qt.Key.Key_Space)
                self.qtbot.wait(2)
            elif quiet < 2:
                quiet += 1
            else:
                break
        else:
            pytest.fail(f"stuck: {self.state()}; after {' '.join(self.happened[-30:])}")
        surface = page.surface
        surface.gestures.hold(None)
        page.settle()
        assert surface.gestures.chooser is not None, f"nothing may be done: {self.state()} after {self.happened[-30:]}"
        page.beside.show(None)
        page.settle()
        do(page, str(self.rng.choice(list(page.controller.legal(page.sitting.view)))), self.rng)
        self.happened.append("played")

    def news(self) -> object:
        """What distinguishes one moment of a game from another: the moves made, what is told, who has the screen."""
        page, sitting = self.page, self.page.sitting
        said = page.voice.prompt.sentence, page.voice.prompt.detail
        return sitting.id, len(sitting.record.done), said, sitting.seat, sitting.covered, page.company.passing

    def another_game(self) -> None:
        sitting = self.page.sitting
        self.begin(sitting.game, len(sitting.seated), max(1, len(sitting.persons)))

    def state(self) -> str:
        page = self.page
        sitting, turns = page.sitting, page.company.turns
        return (
            f"turn {sitting.turn}, seat {sitting.seat}, persons {sitting.persons}, covered {sitting.covered}, "
            f"passing {page.company.passing}, thinking {turns.thinking}, waits {turns.waits}, "
            f"busy {page.surface.clock.busy}, telling {page.surface.teller.busy}, aside {page.company.aside}, "
            f"waiting {page.surface.teller.waiting}, pace {page.pace.name}, voice {page.voice.prompt.sentence!r}, "
            f"keyboard {QApplication.focusWidget()}, enabled {page.surface.isEnabled()}, "
            f"visible {page.surface.isVisible()}, over it {QApplication.activePopupWidget()}, "
            f"sheets {[sheet for sheet in self.window.findChildren(Sheet) if sheet.isVisible()]}"
        )


def unrest(window: MainWindow, qtbot: QtBot, game: str, seed: int, times: int) -> None:
    """Let things happen at a table with one person and, if the game has more seats, at one with two."""
    low, high = GAMES[game].info.seats
    seats = min(high, max(low, 3))
    for persons in range(1, min(2, seats) + 1):
        made = Unrest(window, qtbot, Random(f"{game} {seed}"))
        made.begin(game, seats, persons)
        made.happen(times // 2)
        made.close_sheets()
    window.show_shelf()


@pytest.fixture
def window(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window, in which the curtain opens sooner and cards are told twice as fast as usual.

    Every request for a file is answered with none, because the system's dialog would wait for ever.
    """
    monkeypatch.setattr(curtain, "HOLD_MS", 5)
    monkeypatch.setattr(qt_file_dialog, "asked", lambda _: "")
    window.settings.choose("speed", 2.0)
    return window


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_lives_whatever_happens_in_whatever_order(window: MainWindow, qtbot: QtBot, game: str) -> None:
    unrest(window, qtbot, game, 1, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_lives_for_hours(window: MainWindow, qtbot: QtBot, game: str, seed: int) -> None:
    unrest(window, qtbot, game, seed, LONG)
