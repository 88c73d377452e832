"""The panel beside the table: rules, log, the table in words, or comfort settings; one at a time (look 7, 13).

The first three are plain text areas, which every screen reader can read. None of them holds more than its seat may
know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QStackedLayout, QTextBrowser, QWidget

from app.engine import View
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import IconButton
from app.shell.kit.heard import describe_aloud, name_aloud, read_along
from app.shell.kit.style import font
from app.shell.kit.widgets import Label, paint_paper, said
from app.shell.library.rules_view import EDGE, RulesView
from app.shell.table.game_text import GameText, WordsText
from app.table.commands import Command
from app.wording import t
from app.wording.in_words import table_in_words
from app.wording.spoken import spoken
from app.wording.tellers import Group, Names
from app.wording.titles import game_name

if TYPE_CHECKING:
    from app.shell.settings.comfort import ComfortPage
    from app.shell.settings.settings import Settings

TITLES: dict[Command, str] = {
    Command.RULES: "rules.title",
    Command.LOG: "log.title",
    Command.WORDS: "words.title",
    Command.COMFORT: "comfort.title",
}
"""The message of the title, by the command that opens the page."""
Text = TypeVar("Text", bound=GameText)

_SIDE = 16
"""From the edges of the panel to its title and its text, px."""


def _begun(title: str, lines: Sequence[str]) -> str:
    """The accessible name of a text: its title and its beginning, which is heard before the first line is reached."""
    return f"{t(title)}. {' '.join(lines)}"


class SidePanel(QWidget):
    """Shows one of the four; `shown` is the command that opens it, None before the first one.

    `closed` is emitted when the panel closes itself. From the rules, `tried` carries the id of a case; from the table
    in words, `chosen` carries an action. `linked` is emitted when Enter starts or stops belonging to a link. The
    comfort settings emit `picture_wanted` (the person's own picture) and `settings_wanted` (all settings).
    """

    closed = Signal()
    tried = Signal(str)
    chosen = Signal(str)
    linked = Signal()
    picture_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, game: str) -> None:
        """The panel of one game; each page is created when it is first shown."""
        super().__init__()
        self._game = game
        self.shown: Command | None = None
        self._title = Label(self._title_words, "h2", wrap=True)
        close = IconButton("close", said("bar.panel-close"), key="Esc")
        close.clicked.connect(self.closed)
        head = in_row((self._title, 1), close, margins=(EDGE, 0, EDGE, 0))
        self._pages = QStackedLayout()
        in_column(head, (self._pages, 1), gap=8, margins=(_SIDE - EDGE, 14, _SIDE - EDGE, 14), on=self)
        self._rules: RulesView | None = None
        self._log: GameText | None = None
        self._words: WordsText | None = None
        self._comfort: ComfortPage | None = None

    def show_rules(self) -> None:
        """Show the rules of the game."""
        if self._rules is None:
            self._rules = RulesView()
            self._rules.tried.connect(self.tried)
            self._rules.linked.connect(self.linked)
            self._rules.show_game(self._game)
            self._pages.addWidget(self._rules)
        self._turn_to(Command.RULES, self._rules)

    def show_rule(self, anchor: str) -> None:
        """Show a paragraph of the rules, which are open. Lay them out first, so that its place is known."""
        if self._rules is not None:
            self.ensurePolished()
            layout = self.layout()
            if layout is not None:
                layout.activate()
            self._rules.scrollToAnchor(anchor)

    def show_case(self, case: str) -> None:
        """Show the paragraph of the rules that a case was tried from."""
        if self._rules is not None:
            self._rules.show_case(case)

    def show_log(self, lines: Sequence[Sequence[str]]) -> None:
        """Show what has happened, one paragraph per gesture."""
        if self._log is None:
            self._log = self._added(GameText(), "log.title")
        gestures = [Group("", tuple(gesture)) for gesture in lines] or [Group("", (t("log.empty"),))]
        self._log.write(gestures, to_end=True)
        name_aloud(self._log, _begun("log.title", gestures[-1].lines))
        self._turn_to(Command.LOG, self._log)

    def show_words(self, view: View, names: Names, beside: str = "") -> None:
        """Show what lies on the table, in words, and last a sentence about what is `beside` this game."""
        if self._words is None:
            self._words = self._added(WordsText(), "words.title")
            self._words.chosen.connect(self.chosen)
            self._words.linked.connect(self.linked)
        groups = [*table_in_words(view, names), *[Group("", (spoken(beside),))] * bool(beside)]
        self._words.write(groups)
        name_aloud(self._words, _begun("words.title", [groups[0].title, *groups[0].lines[:1]]))
        describe_aloud(self._words, t("words.line") if any(group.actions for group in groups) else "")
        self._turn_to(Command.WORDS, self._words)

    def show_comfort(self, settings: Settings) -> None:
        """Show the comfort settings, which the table beside them follows immediately."""
        if self._comfort is None:
            from app.shell.settings.comfort import ComfortPage

            self._comfort = ComfortPage(settings)
            self._comfort.picture_wanted.connect(self.picture_wanted)
            self._comfort.all_wanted.connect(self.settings_wanted)
            self._pages.addWidget(self._comfort)
        self._turn_to(Command.COMFORT, self._comfort)

    def refresh(self, view: View, lines: Sequence[Sequence[str]], names: Names, beside: str = "") -> None:
        """Update the page in front."""
        if self.shown is Command.LOG:
            self.show_log(lines)
        elif self.shown is Command.WORDS:
            self.show_words(view, names, beside)

    def clear(self) -> None:
        """Forget the game, because the screen changes hands: remove what was written, and copies of it too."""
        for page, title in self._written():
            page.clear()
            name_aloud(page, t(title))
        GameText.forget_copied()

    @property
    def on_link(self) -> bool:
        """Whether Enter belongs to a link in the rules, or to a line of what may be done."""
        return (self._rules is not None and self._rules.on_link) or (self._words is not None and self._words.on_line)

    def text(self) -> str:
        """The plain text of the page in front."""
        page = self._pages.currentWidget()
        return page.toPlainText() if isinstance(page, QTextBrowser) else ""

    def take_focus(self) -> None:
        """Give the page the keyboard focus."""
        page = self._pages.currentWidget()
        if page is not None and page is self._comfort:
            self._comfort.take_focus()
        elif page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_to(self, shown: Command, page: QWidget) -> None:
        if isinstance(page, QTextBrowser):
            read_along(page)
        self.shown = shown
        self._title.retranslate()
        self._pages.setCurrentWidget(page)
        name_aloud(self, self._title_words())

    def _title_words(self) -> str:
        return t(TITLES[self.shown], game=game_name(self._game)) if self.shown is not None else ""

    def _added(self, page: Text, title: str) -> Text:
        """The same page, as one of the panel's."""
        name_aloud(page, t(title))
        self._pages.addWidget(page)
        return page

    def _written(self) -> list[tuple[GameText, str]]:
        """The pages on which something is written, each with the message of its title."""
        pages = ((self._log, "log.title"), (self._words, "words.title"))
        return [(page, title) for page, title in pages if page is not None]

    def restyle(self) -> None:
        """Follow a change of fonts; text takes the new ones when it is next written."""
        for page, _ in self._written():
            page.setFont(font("body"))

    def retranslate(self) -> None:
        """Say the names in the current language."""
        name_aloud(self, self._title_words())
        for page, title in self._written():
            name_aloud(page, t(title))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a surface of paper."""
        paint_paper(self)
