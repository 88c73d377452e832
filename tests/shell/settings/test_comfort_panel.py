"""The comfort settings at the table's side: each with an example that shows what it does, and the table follows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QScrollBar

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.choices import Segmented
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Label
from app.shell.settings.backs import OWN_BACK, Backs
from app.shell.settings.comfort import CHOICES, COMFORTS, Comfort, ComfortPage, ExampleRow
from app.shell.settings.examples import ComfortExample
from app.shell.settings.settings import Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.table.page import TablePage
from app.shell.table.panel_beside import BESIDE
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.wording.catalogue import Language
from tests.shell.conftest import press

VALUES = {name: CHOICES.get(name, (False, True)) for name in COMFORTS}
ALONE = next(game for game, rules in GAMES.items() if 1 in rules.seats())
WIDTHS = (900, BESIDE + 40)
"""A window in which the panel covers the table, and one in which it stands beside it."""


@pytest.fixture
def page(window: MainWindow) -> Iterator[TablePage]:
    """A table with the panel open."""
    window.begin(NewGame(ALONE, settled([Seated("Noa", "fig")]), GAMES[ALONE].fill(1, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.settle()
    page.carry_out(Command.COMFORT)
    QApplication.processEvents()
    yield page


def comfort(page: TablePage) -> ComfortPage:
    """The settings in the panel."""
    assert page.beside.panel is not None and page.beside.panel.isVisible()
    return page.beside.panel.findChildren(ComfortPage)[0]


def picture(page: TablePage, name: str) -> QImage:
    """The example of a setting, as it is painted now."""
    (example,) = [one for one in comfort(page).findChildren(ComfortExample) if one._setting == name]
    return example.grab().toImage()


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("name", COMFORTS)
def test_each_value_is_chosen_at_the_table_and_its_example_shows_it(
    page: TablePage, settings: Settings, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.settings.settings.system_is_still", lambda: False)
    control, seen = comfort(page).comfort.controls[name], dict[object, QImage]()
    for value in (*VALUES[name], VALUES[name][0]):
        if isinstance(control, Segmented):
            control.part(value).click()
        elif settings.value(name) != value:
            control.click()
        assert settings.value(name) == value
        QApplication.processEvents()
        seen[value] = picture(page, name)
    different = [one for number, one in enumerate(seen.values()) if one not in list(seen.values())[:number]]
    # "As the system" looks like what the system asks for.
    assert len(different) == len(VALUES[name]) - (name == "motion")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_bar_that_scrolls_the_settings_covers_none_of_them(
    page: TablePage, settings: Settings, language: Language
) -> None:
    settings.language = language
    page.window().resize(1280, 800)
    QApplication.processEvents()
    shown = comfort(page)
    (bar,) = [one for one in shown.findChildren(QScrollBar) if one.parent() is shown and one.isVisible()]
    # The bar paints within three px of its sides.
    painted = bar.geometry().adjusted(3, 0, -3, 0)
    for example in shown.findChildren(ComfortExample):
        place = QRect(example.mapTo(shown, QPoint(0, 0)), example.size())
        assert place.right() < painted.left() or place.left() > painted.right()


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_example_of_a_hand_has_the_badge_across_from_the_button(
    page: TablePage, settings: Settings, language: Language
) -> None:
    settings.language = language
    theme = look().theme
    for left_handed in (False, True):
        settings.left_handed = left_handed
        seen = picture(page, "left_handed")
        # Through the middle of the strip below the small table, which begins and ends in paper.
        line = [seen.pixelColor(x, seen.height() - 13).name() for x in range(12, seen.width() - 12)]
        button = [x for x, one in enumerate(line) if one == theme.prim.lower()]
        around = range(min(button) - 2, max(button) + 3)
        badge = [x for x, one in enumerate(line) if one != theme.paper.lower() and x not in around]
        first, last = (button, badge) if (language == "he") != left_handed else (badge, button)
        assert max(first) < len(line) / 2 < min(last)


def test_the_table_beside_the_panel_follows_at_once(page: TablePage, settings: Settings) -> None:
    controls = comfort(page).comfort.controls
    controls["left_handed"].click()  # type: ignore[union-attr]
    assert page.surface.left_handed
    part = controls["motion"]
    assert isinstance(part, Segmented)
    part.part("still").click()
    assert page.surface.clock.still()


def test_the_panel_follows_what_is_set_elsewhere(page: TablePage, settings: Settings, window: MainWindow) -> None:
    sheet = SettingsSheet(window, settings, window.sound)
    sheet.open()
    for name, values in VALUES.items():
        settings.choose(name, values[-1])
    for place in (comfort(page), sheet):
        for name, control in place.findChildren(Comfort)[0].controls.items():
            shown = control.value if isinstance(control, Segmented) else control.isChecked()
            assert shown == VALUES[name][-1], name
    settings.choose("back", "olive")
    assert all(backs.buttons["olive"].isChecked() for backs in window.findChildren(Backs))
    sheet.reject()


def test_a_back_of_ones_own_is_offered_as_soon_as_there_is_one(
    page: TablePage, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    backs = comfort(page).backs
    assert backs.buttons[OWN_BACK].isHidden()
    monkeypatch.setattr("app.shell.settings.backs.back_file", lambda name: "mine.png" if name else "")
    monkeypatch.setattr("app.shell.settings.settings.back_file", lambda name: "")
    settings.override("own_back", f"back-{'0' * 16}")
    assert settings.own_back, "this is the name of a picture"
    settings.override("own_back_on", True)
    assert not backs.buttons[OWN_BACK].isHidden() and backs.buttons[OWN_BACK].isChecked()


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize("percent", [100, 130])
def test_every_control_and_example_is_whole_in_the_panel(
    page: TablePage, settings: Settings, window: MainWindow, width: int, language: str, percent: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", percent)
    window.resize(width, 600)
    QApplication.processEvents()
    inside = comfort(page)
    assert inside.page.width() <= inside.viewport().width(), "nothing is cut off at the side"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["he", "en"])
def test_with_large_text_an_example_gives_way_to_the_words_of_its_control(
    page: TablePage, settings: Settings, window: MainWindow, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    window.resize(900, 600)
    QApplication.processEvents()
    QApplication.processEvents()
    for row in comfort(page).findChildren(ExampleRow):
        assert row._control.geometry().bottom() < row._example.geometry().top()
        assert row._control.width() >= px(200)


def test_the_panel_opens_and_closes_by_keys_and_gives_the_table_back(page: TablePage) -> None:
    shown = comfort(page)
    assert shown.comfort.controls[COMFORTS[0]].hasFocus()
    press(Qt.Key.Key_Escape)
    assert page.beside.panel is not None and not page.beside.panel.isVisible() and page.surface.hasFocus()


def test_the_next_game_of_the_kind_does_not_open_with_the_panel(page: TablePage) -> None:
    kept = page.sitting.kept.store.settings()
    assert kept.get(page.beside._key, None) == ""


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_beside_the_table_each_example_stands_beside_its_control(
    page: TablePage, settings: Settings, window: MainWindow, language: Language
) -> None:
    window.resize(1280, 800)
    settings.choose("language", language)
    QApplication.processEvents()
    QApplication.processEvents()
    for row in comfort(page).findChildren(ExampleRow):
        control, example = row._control.geometry(), row._example.geometry()
        assert not (control.right() >= example.left() and example.right() >= control.left()), "not one below the other"
        labels = [one for one in row.findChildren(Label) if one.isVisible()]
        assert all(two.y() - one.geometry().bottom() <= 2 for one, two in pairwise(labels)), "what it means is close"
