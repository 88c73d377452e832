"""The look: theme, contrast, text size, language and direction, all without a restart."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.art.tokens import TARGET
from app.shell.kit import style
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.fields import LineField, Number
from app.shell.kit.style import Appearance, font, look
from app.shell.kit.widgets import Label, plain, said
from app.shell.settings.settings import Settings, ThemeChoice
from tests.art.pictures import contrast


def window_colour() -> str:
    return QApplication.palette().color(QPalette.ColorRole.Window).name().upper()


@pytest.mark.parametrize(("theme", "wall"), [("light", "#F6EFE1"), ("dark", "#181513")])
def test_a_theme_colours_everything_at_once(
    theme: str, wall: str, settings: Settings, appearance: Appearance
) -> None:
    settings.choose("theme", "light" if theme == "dark" else "dark")
    settings.choose("theme", theme)
    assert look().theme.name == theme
    assert window_colour() == wall
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert look().theme.paper in app.styleSheet()


def test_the_theme_follows_the_system_until_one_is_chosen(
    settings: Settings, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a screen there is no system theme to change; a real one would do this.
    system = "light"
    monkeypatch.setattr(style, "system_theme", lambda: system)
    hints = QGuiApplication.styleHints()
    settings.theme = "system"
    assert look().theme.name == "light"
    system = "dark"
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look().theme.name == "dark"
    settings.theme = "light"
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look().theme.name == "light"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_stands_in_an_empty_field_can_be_read(
    theme: ThemeChoice, qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    settings.theme = theme
    field = LineField(plain("name"), hint=plain("no name"))
    qtbot.addWidget(field)
    field.show()
    hint = field.palette().color(QPalette.ColorRole.PlaceholderText)
    assert hint.name().upper() == look().theme.ink_2 and hint.alpha() == 255


def test_high_contrast_leaves_no_faint_line(settings: Settings, appearance: Appearance) -> None:
    settings.high_contrast = True
    theme = look().theme
    assert contrast(theme.line, theme.paper) >= 3
    assert not theme.shadows


@pytest.mark.parametrize("percent", [90, 100, 115, 130])
def test_the_text_size_moves_the_whole_scale(percent: int, settings: Settings, appearance: Appearance) -> None:
    settings.text_size = 100
    body, title = font("body").pointSizeF(), font("h1").pointSizeF()
    settings.choose("text_size", percent)
    assert font("body").pointSizeF() == pytest.approx(body * percent / 100, rel=0.02)
    assert font("h1").pointSizeF() == pytest.approx(title * percent / 100, rel=0.02)
    assert QApplication.font().pointSizeF() == pytest.approx(font("body").pointSizeF())


@pytest.mark.parametrize("percent", [90, 100, 130])
def test_what_is_pressed_chosen_or_written_in_is_as_high_as_its_text_asks_for(
    qtbot: QtBot, percent: int, settings: Settings, appearance: Appearance
) -> None:
    settings.choose("text_size", percent)
    least = max(TARGET, round(TARGET * percent / 100))
    assert style.target() == least
    for made in (IconButton("rules", plain("Rules")), LineField(plain("Name"), "Noa")):
        qtbot.addWidget(made)
        made.ensurePolished()
        assert made.sizeHint().height() >= least


def test_the_language_turns_words_and_direction_without_a_restart(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    surface = QWidget()
    qtbot.addWidget(surface)
    label, button = Label(said("shelf.rules")), PushButton(said("new.cancel"))
    label.setParent(surface)
    button.setParent(surface)
    assert (label.text(), button.text()) == ("Rules", "Cancel")
    settings.language = "he"
    assert (label.text(), button.text()) == ("כללים", "ביטול")
    assert button.accessibleName() == "ביטול"
    assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert surface.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert look().rtl
    settings.language = "en"
    assert (label.text(), button.text()) == ("Rules", "Cancel")
    assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_buttons_of_the_system_dialogs_speak_hebrew_too(settings: Settings, appearance: Appearance) -> None:
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    settings.language = "he"
    assert QApplication.translate("QPlatformTheme", "Cancel") == "ביטול"
    settings.language = "en"
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_a_later_appearance_takes_over(qapp: QApplication, settings: Settings, appearance: Appearance) -> None:
    from tests.shell.conftest import Memory

    other = Settings(Memory(theme="dark", language="en"))
    Appearance(qapp, other)
    settings.theme = "dark"
    settings.theme = "light"
    assert look().theme.name == "dark"


def test_the_choice_of_cards_is_part_of_the_look(settings: Settings, appearance: Appearance) -> None:
    settings.four_colour = True
    assert look().cards.four_colour


def test_disabled_text_is_fainter_than_enabled_text(appearance: Appearance) -> None:
    palette = QApplication.palette()
    off = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
    assert off.alphaF() < QColor(look().theme.ink).alphaF()


def strength(field: QWidget) -> int:
    """How far the letters of a field stand out from its ground, 0 to 255."""
    seen = field.grab(field.rect().adjusted(14, 8, -14, -8)).toImage()
    ground = seen.pixelColor(0, 0).lightness()
    dots = product(range(seen.width()), range(seen.height()))
    return max(abs(seen.pixelColor(x, y).lightness() - ground) for x, y in dots)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_disabled_field_is_fainter_than_one_that_can_be_filled_in(
    qtbot: QtBot, settings: Settings, appearance: Appearance, theme: ThemeChoice
) -> None:
    settings.choose("theme", theme)
    for field in (Number(plain("Moves"), 0, 584, 584), LineField(plain("Name"), "Noa")):
        qtbot.addWidget(field)
        field.show()
        QApplication.processEvents()
        before = strength(field)
        field.setEnabled(False)
        QApplication.processEvents()
        assert 60 < strength(field) < before * 0.8
