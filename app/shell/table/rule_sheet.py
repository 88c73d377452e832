"""A sheet with the rules, at a paragraph that says why something was refused; for tables without a side panel."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.art.tokens import PANEL_PADDING
from app.shell.kit.boxes import in_column
from app.shell.kit.sheet import MARGIN, Sheet
from app.shell.kit.style import px
from app.shell.library.rules_view import EDGE, RulesView
from app.wording import t
from app.wording.titles import game_name

_HIGHEST = 520
"""The greatest height of the page, px at text size 1."""
_ABOVE, _BELOW = 4, 8
_BESIDE = PANEL_PADDING[1] - EDGE
"""Makes the words begin where the title does, px."""


class RuleSheet(Sheet):
    """The rules of a game, opened at a paragraph, or at the top without one; no example can be tried from here."""

    def __init__(self, host: QWidget, game: str, anchor: str) -> None:
        super().__init__(host, lambda: t("rules.title", game=game_name(game)), width=760)
        self._anchor = anchor
        self.rules = RulesView(tries=False)
        self.rules.show_game(game)
        in_column(self.rules, margins=(_BESIDE, _ABOVE, _BESIDE, _BELOW), on=self.page.page)
        self.add_exit("button.close", main=True)

    def settle(self) -> None:
        """Make the page as high as the window allows, so that only the page scrolls."""
        around = 2 * MARGIN + self._head.sizeHint().height() + self.foot.sizeHint().height() + 1 + _ABOVE + _BELOW
        self.rules.setMinimumHeight(min(px(_HIGHEST), self.height() - around))
        super().settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Go to the paragraph, whose place is known only now."""
        super().showEvent(event)
        self.rules.scrollToAnchor(self._anchor)
