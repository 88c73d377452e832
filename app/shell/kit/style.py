"""How every window looks: palette, style sheet, fonts and direction, from the tokens (look 2 to 4).

There is one look at a time, as there is one application. `Appearance` makes it from the settings and follows changes of
these and of the system. Every widget that paints itself reads `look()` while painting. After a change, `restyle()`
(fonts, sizes) or `retranslate()` (words) is called on every widget that has it. A widget that stores a text or a font
needs these methods; one that asks while painting does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app import wording
from app.art import fonts
from app.art.card_style import CardStyle
from app.art.tokens import RADIUS_CONTROL, TARGET, TARGET_TOUCH, Theme, ThemeName, TypeName, theme
from app.shell.settings.settings import Settings, ThemeChoice

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

DRESSED = frozenset({"theme", "high_contrast", "text_size", "language", "touch"})
"""The settings that change how windows look."""
CARDS = frozenset({
    "four_colour", "large_index", "night", "back",
    "own_back", "own_back_on", "own_faces", "own_faces_on", "own_corners",
})  # fmt: skip
"""The settings that change how cards look, everywhere."""


_MENU_PAD, _MENU_PAD_TOUCH = 9, 14
"""The space above and below the words of a menu's line, usually and for fingers, px at text size 1."""


class WindowLook(NamedTuple):
    """The present look: colours, text size as a factor, whether the interface runs right to left, cards.

    With `touch`, whatever is pressed is large enough for a finger.
    """

    theme: Theme
    factor: float = 1.0
    rtl: bool = False
    cards: CardStyle = CardStyle()
    touch: bool = False


_look = WindowLook(theme("light"))


def look() -> WindowLook:
    """The present look."""
    return _look


def on_paper() -> CardStyle:
    """The cards as words on paper show their suits: the paper of the dark theme is dark, whatever the cards are."""
    return _look.cards._replace(night=_look.theme.name == "dark")


def font(name: TypeName, bold: bool | None = None) -> QFont:
    """The font of a step of the type scale at the present text size."""
    return fonts.font(name, _look.factor, bold)


def px(size: float) -> int:
    """A length that grows with the text, in whole px."""
    return round(size * _look.factor)


def target() -> int:
    """The least height of anything that is pressed, chosen or written in, px: higher with larger text (look 4)."""
    return _target(_look)


def least_target() -> int:
    """The least height of a button where every px counts, whatever the size of the text, px."""
    return _least(_look)


def _target(now: WindowLook) -> int:
    return max(_least(now), round(TARGET * now.factor))


def _least(now: WindowLook) -> int:
    return TARGET_TOUCH if now.touch else TARGET


def menu_pad() -> int:
    """The space above and below the words of a menu's line, px."""
    return _menu_pad(_look)


def _menu_pad(now: WindowLook) -> int:
    return round((_MENU_PAD_TOUCH if now.touch else _MENU_PAD) * now.factor)


def _faded(colours: Theme) -> QColor:
    """The ink of text that is disabled."""
    made = QColor(colours.ink_2)
    made.setAlphaF(0.6)
    return made


def palette(colours: Theme) -> QPalette:
    """The palette of a theme, for everything that Qt paints itself."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.wall,
        QPalette.ColorRole.WindowText: colours.ink,
        QPalette.ColorRole.Base: colours.paper,
        QPalette.ColorRole.AlternateBase: colours.paper_2,
        QPalette.ColorRole.Text: colours.ink,
        QPalette.ColorRole.PlaceholderText: colours.ink_2,
        QPalette.ColorRole.Button: colours.paper,
        QPalette.ColorRole.ButtonText: colours.ink,
        QPalette.ColorRole.BrightText: colours.pom,
        QPalette.ColorRole.ToolTipBase: colours.paper,
        QPalette.ColorRole.ToolTipText: colours.ink,
        QPalette.ColorRole.Highlight: colours.prim,
        QPalette.ColorRole.HighlightedText: colours.on_prim,
        QPalette.ColorRole.Link: colours.prim,
        QPalette.ColorRole.LinkVisited: colours.prim,
        QPalette.ColorRole.Accent: colours.prim,
        QPalette.ColorRole.Light: colours.paper,
        QPalette.ColorRole.Midlight: colours.paper_2,
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Dark: colours.line_2,
        QPalette.ColorRole.Shadow: colours.ink_2,
    }
    for role, ink in roles.items():
        made.setColor(role, QColor(ink))
    faded = _faded(colours)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


_SHEET = """
QToolTip {{ color: {ink}; background: {paper}; border: 1px solid {line_2}; padding: 6px 10px; }}
QMenu {{ color: {ink}; background: {paper}; border: 1px solid {line_2}; padding: 6px; }}
QMenu::item {{ padding: {pad}px {wide}px; border-radius: 7px; }}
QMenu::item:selected {{ background: {sea_bg}; color: {ink}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 6px 8px; }}
QLineEdit, QAbstractSpinBox {{
    color: {ink}; background: {paper}; border: 1px solid {line_2}; border-radius: {radius}px;
    padding: 0 10px; min-height: {field}px; selection-background-color: {prim}; selection-color: {on_prim};
    placeholder-text-color: {ink_2};
}}
QLineEdit:focus, QAbstractSpinBox:focus {{
    border: 2px solid {prim}; padding: 0 9px; min-height: {focused}px;
}}
QLineEdit:disabled, QAbstractSpinBox:disabled {{ color: {faded}; background: {paper_2}; border-color: {line}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; }}
QComboBox QAbstractItemView {{
    color: {ink}; background: {paper}; border: 1px solid {line_2}; padding: 4px; outline: none;
}}
QComboBox QAbstractItemView::item {{ min-height: {row}px; padding: 0 8px; border-radius: 7px; color: {ink}; }}
QComboBox QAbstractItemView::item:selected {{ background: {sea_bg}; color: {ink}; }}
QScrollArea, QScrollArea > QWidget > QWidget#page {{ background: transparent; border: none; }}
QTextBrowser {{ background: transparent; border: none; color: {ink}; }}
QPlainTextEdit {{ color: {ink}; background: {paper_2}; border: none; border-radius: {radius}px; padding: 10px; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px 3px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 3px 2px; }}
QScrollBar::handle {{ background: {line_2}; border-radius: 3px; min-width: 32px; min-height: 32px; }}
QScrollBar::handle:hover {{ background: {ink_2}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def style_sheet(now: WindowLook) -> str:
    """The style sheet for the few controls that Qt paints: fields, lists, menus, scroll bars, tooltips."""
    lengths = {
        "radius": RADIUS_CONTROL,
        "field": _target(now) - 2,
        "focused": _target(now) - 4,
        "row": round((42 if now.touch else 34) * now.factor),
        "pad": _menu_pad(now),
        "wide": 16,
    }
    ink = _faded(now.theme)
    faded = f"rgba({ink.red()}, {ink.green()}, {ink.blue()}, {ink.alpha()})"
    return _SHEET.format(**now.theme._asdict(), **lengths, faded=faded)


def system_theme() -> ThemeName:
    """The system's own choice of light or dark."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "dark" if dark else "light"


class Appearance(QObject):
    """Gives the application the look that the settings ask for, and keeps it up to date.

    There is one at a time, and it lives as long as the application: a later one takes over, and the earlier one does
    nothing any more.
    """

    def __init__(self, app: QApplication, settings: Settings) -> None:
        """Style the application now."""
        global _in_charge
        super().__init__(app)
        if _in_charge is not None and isValid(_in_charge):
            _in_charge.deleteLater()
            for translator in _in_charge._translators:
                app.removeTranslator(translator)
        _in_charge = self
        self._app = app
        self._settings = settings
        self._translators: list[QTranslator] = []
        self._ask_system(settings.theme)
        self._speak()
        self._dress()
        settings.changed.connect(self._on_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system)

    def _on_setting(self, name: str) -> None:
        global _look
        if _in_charge is not self:
            return
        if name in CARDS:
            _look = _look._replace(cards=self._settings.card_style())
            _restyle_all()
        if name not in DRESSED:
            return
        if name == "theme":
            self._ask_system(self._settings.theme)
        if name == "language":
            self._speak()
        self._dress()
        if name == "language":
            _retranslate_all()
        _restyle_all()

    def _on_system(self) -> None:
        """Follow the system's change between dark and light; the signal also comes after `_ask_system`."""
        if _in_charge is self and self._settings.theme == "system" and system_theme() != _look.theme.name:
            self._dress()
            _restyle_all()

    @staticmethod
    def _ask_system(choice: ThemeChoice) -> None:
        """Let the window frame, which the system paints, follow the theme."""
        hints = QGuiApplication.styleHints()
        if choice == "system":
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(Qt.ColorScheme.Dark if choice == "dark" else Qt.ColorScheme.Light)

    def _speak(self) -> None:
        """Set the language: the program's sentences, Qt's standard buttons, the direction."""
        language = self._settings.language
        wording.use(language)
        for translator in self._translators:
            self._app.removeTranslator(translator)
        self._translators = self._for_qt() if language != "en" else []
        for translator in self._translators:
            self._app.installTranslator(translator)
        # Qt's Hebrew catalogue sets the direction by itself, but it may be missing, so set it in any case.
        rtl = wording.direction() == "rtl"
        self._app.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)

    def _for_qt(self) -> list[QTranslator]:
        """Who says what Qt says: its own catalogue, and before it our words."""
        from PySide6.QtCore import QLibraryInfo, QTranslator  # a start in English does without

        from app.shell.kit.qt_words import QtWords

        theirs, ours = QTranslator(self), QtWords(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return [theirs, ours] if theirs.load(f"qtbase_{self._settings.language}", folder) else [ours]

    def _dress(self) -> None:
        global _look
        settings = self._settings
        name: ThemeName = system_theme() if settings.theme == "system" else settings.theme
        colours = theme(name, settings.high_contrast)
        rtl = wording.direction() == "rtl"
        _look = WindowLook(colours, settings.text_factor, rtl, settings.card_style(), settings.touch)
        self._app.setPalette(palette(_look.theme))
        self._app.setFont(font("body"))
        sheet = style_sheet(_look)
        if sheet != self._app.styleSheet():  # setting even the same sheet would polish every widget again
            self._app.setStyleSheet(sheet)


def _widgets() -> Iterator[QWidget]:
    """All widgets that exist, without those deleted while earlier ones were visited."""
    return (widget for widget in QApplication.allWidgets() if isValid(widget))


def _tell_all(heeding: type, tell: Callable[[Any], object]) -> None:
    """Tell every widget that heeds this protocol, and let any other one paint itself again.

    Each class of widgets is asked once: to ask each of hundreds of widgets takes longer than to tell it.
    """
    kinds = {kind for kind in {*map(type, QApplication.allWidgets())} if issubclass(kind, heeding)}
    for widget in _widgets():
        if type(widget) in kinds:
            tell(widget)
        else:
            widget.update()


def _restyle_all() -> None:
    _tell_all(Restyled, lambda widget: widget.restyle())


def _retranslate_all() -> None:
    _tell_all(Retranslated, lambda widget: widget.retranslate())


@runtime_checkable
class Restyled(Protocol):
    """A widget that must act when colours, fonts or cards change."""

    def restyle(self) -> None:
        """Take the present look."""


@runtime_checkable
class Retranslated(Protocol):
    """A widget that must say something again in another language."""

    def retranslate(self) -> None:
        """Say it in the current language."""


_in_charge: Appearance | None = None


def mirrored(widget: QWidget) -> bool:
    """Whether this widget is laid out from right to left."""
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft
