"""Changing the language without a restart (laws of the table, 17): what is open looks as if opened in the new one.

The tests compare everything that a page, a sheet or a panel says, to the eye, to a pointer and to screen readers, and
all its places, with the same thing newly opened. The focus must return from the settings to where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QTextEdit, QWidget

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.focus import FocusRing
from app.shell.kit.page import Page
from app.shell.kit.sheet import Sheet
from app.shell.new_game.forecast import Forecast
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.table.details import DetailsSheet
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import PANELS, Command
from app.table.signs import ABOUT
from tests.covering import amount
from tests.shell.fitting import keep_games, windows

Shown = tuple[str, Callable[[], object]]
BY_GAME = ("new game", "rules", "results", "print")
SHOWN = list(GAMES)[:: amount(13, 3)]
"""The games whose windows are opened; a test of words covers the sentences that belong to single games."""
AT_ONCE = ("shelf", "new game", "settings", "keys", "found", "table")
"""What is opened by default; with --slow it is everything."""


def settle() -> None:
    """Let everything find its place, and delete what has been removed."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def close(window: MainWindow) -> None:
    """Close every sheet."""
    for sheet in window.findChildren(Sheet):
        sheet.close()
    settle()


def said_and_placed(window: QWidget) -> list[str]:
    """Everything that a window says, and the place of each of its widgets, with every scroll bar at its start."""
    found = []
    for area in window.findChildren(Page):
        area.verticalScrollBar().setValue(0)
        assert area.horizontalScrollBar().maximum() == 0, "nothing is wider than what it stands on"
    for widget in [window, *window.findChildren(QWidget)]:
        # A focus ring left by a sheet that was open before says and covers nothing.
        if widget is not window and (isinstance(widget, FocusRing) or not widget.isVisibleTo(window)):
            continue
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        if isinstance(widget, QTextEdit):
            text = widget.toPlainText()
        hint = widget.placeholderText() if isinstance(widget, QLineEdit) else ""
        place = QRect(widget.mapTo(window, QPoint()), widget.size())
        aloud = (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())
        found.append(f"{type(widget).__name__} {place.getRect()}: {(text, hint, *aloud)}")
    return sorted(found)


def opened(window: MainWindow, settings: Settings) -> Iterator[Shown]:
    """Everything in the window that stays open while the language changes, by name."""
    for name, show in [*windows(window), ("keys", window.show_keys)]:
        kind, _, game = name.partition(": ")
        if kind not in BY_GAME or game in SHOWN:
            yield name, show
    game = next(game for game in GAMES if 1 in GAMES[game].seats())
    settings.speed = 0.0
    window.begin(NewGame(game, settled([Seated("", "pomegranate")]), GAMES[game].fill(1, {}), 3))
    assert window.sitting is not None
    number = window.sitting.id

    def at_table(panel: Command | None) -> None:
        window.show_shelf()
        window.resume(number)
        page = window.stack.currentWidget()
        assert isinstance(page, TablePage)
        page.beside.show(panel)
        settle()
        page.surface.fit()

    for panel in (None, *PANELS):
        yield f"table: {panel or ''}", partial(at_table, panel)

    def details() -> None:
        at_table(None)
        page = window.stack.currentWidget()
        assert isinstance(page, TablePage)
        signs = [sign for sign, _ in page.surface.stage.overlay.pressable() if sign.command.startswith(ABOUT)]
        page.surface.pressed.emit(signs[-1].command)
        settle()
        assert [sheet for sheet in window.findChildren(DetailsSheet) if sheet.isVisible()]

    yield "table: details", details


@pytest.mark.parametrize("languages", [("he", "en"), pytest.param(("en", "he"), marks=pytest.mark.slow)])
@pytest.mark.parametrize("kinds", [AT_ONCE, pytest.param((), marks=pytest.mark.slow)])
def test_whatever_is_open_is_said_and_laid_anew(
    window: MainWindow,
    settings: Settings,
    languages: tuple[str, str],
    kinds: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Its text comes at an unpredictable moment.
    monkeypatch.setattr(Forecast, "ask", lambda *_: None)
    keep_games(window.store, SHOWN)
    before, after = languages
    faults: dict[str, list[str]] = {}
    for name, show in opened(window, settings):
        if kinds and name.partition(":")[0] not in kinds:
            continue
        settings.choose("language", before)
        show()
        settle()
        settings.choose("language", after)
        settle()
        followed = said_and_placed(window)
        close(window)
        show()
        settle()
        anew = said_and_placed(window)
        close(window)
        if followed != anew:
            faults[name] = sorted(set(followed) ^ set(anew))[:6]
    assert not faults


def test_what_is_held_stays_in_hand_and_is_spoken_of_anew(window: MainWindow, settings: Settings) -> None:
    settings.speed = 0.0
    game = next(game for game in GAMES if 1 in GAMES[game].seats())
    window.begin(NewGame(game, settled([Seated("", "pomegranate")]), GAMES[game].fill(1, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    card = page.controller.liftable(page.sitting.view)[0]
    page.surface.gestures.click(card)
    said = {page.voice.prompt.sentence}
    changes: list[Callable[[], object]] = [
        partial(settings.choose, "language", "he"),
        partial(settings.choose, "theme", "dark"),
        partial(settings.choose, "text_size", TEXT_PERCENTS[-1]),
        partial(window.resize, 1000, 700),
    ]
    for change in changes:
        change()
        settle()
        page.surface.fit()
        assert page.surface.gestures.held == card
        asked = page.controller.prompt(page.sitting.view, card)
        assert page.voice.prompt.sentence == asked.sentence
    assert page.voice.prompt.sentence not in said, "in the other language"


@pytest.mark.long
def test_the_keyboard_comes_back_from_the_settings(window: MainWindow, settings: Settings) -> None:
    keep_games(window.store, SHOWN)
    window.activateWindow()
    for show in (window.show_shelf, window.show_results, window.show_rules, window.lab.show, window.lab.show_found):
        show()
        settle()
        page = window.stack.currentWidget()
        assert page is not None
        buttons = [one for one in page.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)
        window.show_settings()
        (sheet,) = [one for one in window.findChildren(SettingsSheet) if one.isVisible()]
        settings.language = "en" if settings.language == "he" else "he"
        settle()
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        settle()
        # The widget that had the focus may have been made again; then the focus is on some widget of the page.
        now = QApplication.focusWidget()
        assert now is not None, show
        assert now is page or page.isAncestorOf(now), show
        assert now is page or now.focusPolicy() != Qt.FocusPolicy.NoFocus, show
