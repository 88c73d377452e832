"""The rules, from the shelf: a list of games, the parts of a game's page, and the page itself."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art.pens import rounded, smooth_painter
from app.art.tokens import RADIUS_CONTROL, WINDOW_MARGIN
from app.games import shelf
from app.shell.kit.boxes import emptied, in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import ChoiceList, RadioCard, stop_at_chosen
from app.shell.kit.page import Page
from app.shell.kit.page_bar import PageBar
from app.shell.kit.paragraphs import paint_paragraph, text_height
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.widgets import Hairline, Panel, named, plain, said
from app.shell.library.rules_view import RulesView
from app.shell.settings.settings import Settings
from app.shell.window.bar_page import BarPage
from app.wording import t
from app.wording.titles import game_about, game_name

_NARROW = 860
_LIST, _BESIDE = 270, 2 * (13 + 1)
"""The width of the list of games and parts, px at text size 1; and of the space beside it in its panel, px."""
_LINE = 700
"""The longest line on the page, px at text size 1: about 62 letters and the pictures."""


class SectionLink(PushButton):
    """A link to a part of the page; words wider than the list take several lines."""

    def __init__(self, words: str) -> None:
        super().__init__(plain(words), "link")

    def _lines(self) -> float:
        return text_height(self._words(), self.font(), px(_LIST) - _BESIDE - 2 * self._padding())

    def sizeHint(self) -> QSize:
        """As wide as its words, but no wider than the list."""
        hint, wide = super().sizeHint(), px(_LIST) - _BESIDE
        return hint if hint.width() <= wide else QSize(wide, max(hint.height(), math.ceil(self._lines()) + 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, on several lines if necessary."""
        if super().sizeHint().width() <= self.width():
            super().paintEvent(event)
            return
        painter = smooth_painter(self)
        ground, _line, ink = self._inks(look().theme)
        if ground is not None:
            painter.fillPath(rounded(QRectF(self.rect()), RADIUS_CONTROL), ground)
        pad = self._padding()
        box = QRectF(self.rect()).adjusted(pad, (self.height() - self._lines()) / 2, -pad, 0)
        paint_paragraph(painter, box, self._words(), ink, self.font(), rtl=mirrored(self))


class RulesPage(BarPage):
    """The page. `play_wanted` and `print_wanted` carry the id of the game shown."""

    play_wanted = Signal(str)
    print_wanted = Signal(str)

    def __init__(self, settings: Settings, game: str | None) -> None:
        """Show the rules of `game`, or else of the first one on the shelf."""
        super().__init__()
        self._settings = settings
        self.games = shelf()
        first = game if game in self.games else self.games[0]
        self.choice = ChoiceList(said("win.game"), [(name, named(name)) for name in self.games], first)
        self.view = RulesView()
        self._game = first
        self.bar = self.led_by(PageBar(self._title))
        self.play = PushButton(said("dialog.new.do"), "primary")
        self.bar.add(self.choice)
        self.print = PushButton(said("print.open"), "link")
        self.bar.add_end(self.print)
        self.bar.add_end(self.play)
        self.list = Page()
        self.cards: dict[str, RadioCard] = {}
        self._side = self._made_side(first)
        self._sections = in_column(gap=0)
        side = self._side_column
        side.addWidget(Hairline())
        side.addLayout(self._sections)
        side.addStretch(1)
        paper = Panel()
        in_row((self.view, 1), margins=(12, 12, 12, 12), on=paper)
        row = in_row(self._side, (paper, 1), gap=12, margins=(WINDOW_MARGIN, 0, WINDOW_MARGIN, WINDOW_MARGIN))
        in_column(self.bar, (row, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        self._connect()
        self.setFocusProxy(self.view)
        self.show_game(first)

    def _connect(self) -> None:
        self.view.tried.connect(self.tried)
        self.choice.chosen.connect(self.show_game)
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.view.game))
        self.print.clicked.connect(lambda: self.print_wanted.emit(self.view.game))

    def _made_side(self, chosen: str) -> QWidget:
        """Make the panel that lists the games, one below the other."""
        panel = Panel()
        in_column(self.list, margins=(1, 12, 1, 12), on=panel)
        self._side_column = in_column(gap=6, margins=(13, 0, 13, 0), on=self.list.page)
        group = QButtonGroup(self)
        for name in self.games:
            card = RadioCard(named(name), partial(game_about, name))
            card.setChecked(name == chosen)
            card.clicked.connect(lambda _=False, name=name: self.show_game(name))
            group.addButton(card)
            self.cards[name] = card
            self._side_column.addWidget(card)
        stop_at_chosen([*self.cards.values()])
        panel.setFixedWidth(px(_LIST))
        return panel

    def _title(self) -> str:
        """Name the game whose rules are shown, unless the list of games beside the title does."""
        return t("shelf.rules") if self.choice.isVisibleTo(self) else t("rules.title", game=game_name(self._game))

    def show_game(self, game: str) -> None:
        """Show a game's rules from the beginning. Raises KeyError for an unknown game."""
        self._game = game
        self.cards[game].setChecked(True)
        self.choice.show_value(game)
        self.view.show_game(game)
        self._list_sections()
        self.bar.title.retranslate()
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Scroll the list to the game whose rules are shown."""
        layout = self.list.page.layout()
        if self.isVisible() and layout is not None:
            layout.activate()
            self.list.ensureWidgetVisible(self.cards[self._game], 0, px(24))

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the chosen game, whose place in the list is known only now."""
        super().showEvent(event)
        self._show_chosen()

    def _list_sections(self) -> None:
        emptied(self._sections)
        for anchor, words in self.view.sections():
            link = SectionLink(words)
            link.clicked.connect(lambda _=False, anchor=anchor: self.view.scrollToAnchor(anchor))
            self._sections.addWidget(link, 0, Qt.AlignmentFlag.AlignLeading)

    def come_back(self, case: str) -> None:
        """Show the paragraph that the case was tried from."""
        self.view.show_case(case)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say the page and its parts in the current language."""
        self._list_sections()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._side.setFixedWidth(px(_LIST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the list at the side if there is room, else in the bar."""
        super().resizeEvent(event)
        wide = event.size().width() >= px(_NARROW)
        self._side.setVisible(wide)
        self.choice.setVisible(not wide)
        self.bar.title.retranslate()
        self.view.keep_lines(_LINE)
