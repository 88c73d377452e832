"""The cloth of the game that was left open: when it is painted, and when that game cannot be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.session.kept_games import Unfinished, unfinished
from app.shell.kit.menu import Menu
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.store import NoSuchGame, StoreError
from app.wording.bidi import bare
from tests.shell.conftest import click


def test_no_painter_outlives_the_painting_of_a_game_that_cannot_be_read(
    window: MainWindow, settings: Settings, played: Callable[..., int]
) -> None:
    played("solo", 1, 3)
    kept: list[StoreError] = []

    def cards_of(number: int) -> tuple[str, ...]:
        # Python 3.12 keeps such an error by itself until garbage is collected.
        try:
            raise NoSuchGame(number)
        except NoSuchGame as error:
            kept.append(error)
        return ()

    cloth = window.shelf.resume
    cloth.show_games(unfinished(window.store, settings), cards_of)
    painted = cloth.grab()
    assert kept and not painted.paintingActive()


def test_the_right_button_opens_the_list_of_open_games(window: MainWindow, played: Callable[..., int]) -> None:
    played("solo", 1, 3)
    window.refresh_shelf()
    cloth = window.shelf.resume
    place = QPoint(cloth.width() // 2, cloth.height() // 2)
    QApplication.sendEvent(cloth, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, cloth.mapToGlobal(place)))
    menu = next(menu for menu in cloth.findChildren(QMenu) if menu.isVisible())
    offered = [[bare(action.text()) for action in one.actions()] for one in (menu, cloth.menu())]
    assert offered[0] == offered[1]
    menu.close()


def test_the_list_of_open_games_opens_at_the_button_that_was_pressed(
    window: MainWindow, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cloth, beside = window.shelf.resume, list[QWidget]()
    monkeypatch.setattr(Menu, "open_beside", lambda _, button: beside.append(button))
    for seed, button in ((1, cloth.others), (2, cloth.more)):
        played("solo", seed, 3)
        window.refresh_shelf()
        click(button)
        assert beside.pop() is button


def test_the_cloth_is_painted_anew_only_when_something_on_it_has_changed(
    window: MainWindow, settings: Settings, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    played("solo", 1, 3)
    window.refresh_shelf()
    cloth = window.shelf.resume
    painted: list[str] = []
    paint = cloth._paint

    def noted(painter: QPainter, game: Unfinished, cards: QPixmap, title: str, note: str) -> None:
        painted.append(title)
        paint(painter, game, cards, title, note)

    monkeypatch.setattr(cloth, "_paint", noted)
    cloth.grab()
    before = cloth.grab().toImage()
    painted.clear()
    cloth.button.setDown(True)
    cloth.grab()
    cloth.button.setDown(False)
    assert cloth.grab().toImage() == before and painted == [], "a button is pressed"
    for setting, value in (("theme", "dark"), ("language", "he"), ("text_size", 130)):
        settings.choose(setting, value)
        after = cloth.grab().toImage()
        assert after != before and len(painted) == 1, setting
        before = after
        painted.clear()
    settings.choose("person", "Noa")
    assert cloth.grab().toImage() == before and painted == [], "who plays is named as they sat down"
    window.resize(1000, window.height())
    QApplication.processEvents()
    cloth.grab()
    assert painted, "another size"
    painted.clear()
    played("trishape", 2, 4)
    window.refresh_shelf()
    cloth.grab()
    assert painted == [cloth.title(cloth.games[0])], "another game"
