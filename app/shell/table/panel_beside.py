"""The panel beside a table, or over it where the page is narrow: which one is open, and where it lies (look 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QWidget

from app.engine import View
from app.session.rubbers import standing
from app.session.sitting import Sitting
from app.shell.kit.style import look
from app.shell.settings.settings import Settings
from app.shell.table.bar import TopBar
from app.shell.table.voiced_table import VoicedTable
from app.table.commands import PANELS, Command, asked

if TYPE_CHECKING:
    from app.shell.table.side_panel import SidePanel

SoFar = Callable[[], tuple[View, Sequence[Sequence[str]]]]
"""Tells what lies on the table and what the log says, as far as the game has been told."""

BESIDE = 1160
"""From this page width on, px, the panel stands beside the table."""
PANEL_WIDTHS = ((1700, 520), (BESIDE, 446), (0, 420))
"""The panel's width, px, from each page width on, px, the largest first."""


class PanelBeside:
    """The panel of one table's page, made when it is first opened; the game remembers which one was open last."""

    def __init__(
        self, page: VoicedTable, sitting: Sitting, settings: Settings, bar: TopBar, row: QBoxLayout, so_far: SoFar
    ) -> None:
        """Nothing is open yet; `row` holds the table, and the panel too where there is room."""
        self._page = page
        self._sitting, self._settings = sitting, settings
        self._bar, self._row = bar, row
        self._so_far = so_far
        self._key = f"panel.{sitting.game}"
        self.panel: SidePanel | None = None

    @property
    def is_open(self) -> bool:
        """Whether a panel can be seen."""
        return self.panel is not None and self.panel.isVisible()

    @property
    def on_link(self) -> bool:
        """Whether Enter belongs to a link in it."""
        return self.panel is not None and self.panel.on_link

    def open_kept(self) -> None:
        """Open the panel that was open when the person last left a game of this kind. The focus stays on the table."""
        kept = self._sitting.kept.store.settings()
        panel = asked(str(self._settings.keeping.glance(lambda: kept.get(self._key, ""), "")))
        if panel in PANELS and self._page.width() >= BESIDE:
            self.show(panel)
            self._page.surface.setFocus()

    def turn(self, command: Command, anchor: str = "") -> None:
        """Open a panel, or close it if it is open already and no paragraph of the rules is asked for."""
        shown = self.panel.shown if self.panel is not None and self.is_open else None
        self.show(None if shown is command and not anchor else command, anchor)

    def show(self, shown: Command | None, anchor: str = "") -> None:
        """Open one of the panels, the rules at a paragraph, or close it."""
        if self.panel is None and shown is None:
            return
        panel = self.panel or self._made()
        if shown is Command.RULES:
            panel.show_rules()
        elif shown is Command.LOG:
            panel.show_log(self._so_far()[1])
        elif shown is Command.WORDS:
            view, _ = self._so_far()
            panel.show_words(view, self._sitting.names, self._rubber(view))
        elif shown is Command.COMFORT:
            panel.show_comfort(self._settings)
        self._bar.show_panel(shown)
        kept = self._sitting.kept.store.settings()
        # Remember panels for reading, which goes on, but not the one for settings, which is done once.
        read = shown if shown in self._bar.buttons else ""
        self._settings.keeping.attempt("setting", lambda: kept.put(self._key, read), None)
        panel.setVisible(shown is not None)
        self.place()
        if anchor:
            panel.show_rule(anchor)
        if shown is None:
            self._page.surface.setFocus()
        else:
            panel.take_focus()

    def _rubber(self, view: View) -> str:
        """How the rubber stands that the game belongs to; empty if to none."""
        rubber = self._sitting.rubber_told(view)
        return standing(rubber, self._sitting.seated) if rubber else ""

    def _made(self) -> SidePanel:
        """Make the panel. It is imported here, because a table opens without it."""
        from app.shell.table.side_panel import SidePanel

        page = self._page
        panel = self.panel = SidePanel(self._sitting.game)
        panel.closed.connect(lambda: self.show(None))
        panel.tried.connect(page.tried)
        panel.chosen.connect(self._act)
        panel.linked.connect(page.asking.show_keys)
        panel.picture_wanted.connect(lambda: page.carry_out(Command.OWN_BACK))
        panel.settings_wanted.connect(lambda: page.carry_out(Command.SETTINGS))
        panel.setParent(page.surface.parentWidget())
        return panel

    def _act(self, action: str) -> None:
        """Carry out an action of the table in words, unless the table has stopped taking acts since it was written."""
        if self._page.surface.gestures.chooser is not None:
            self._page.act((action,))

    def place(self) -> None:
        """Place the panel beside the table if there is room, else over it."""
        panel, wide = self.panel, self._page.width()
        if panel is None:
            return
        width = next(width for least, width in PANEL_WIDTHS if wide >= least)
        beside = wide >= BESIDE
        if beside and self._row.indexOf(panel) < 0:
            self._row.addWidget(panel)
        elif not beside and self._row.indexOf(panel) >= 0:
            self._row.removeWidget(panel)
        panel.setFixedWidth(width)
        if not beside and panel.isVisible():
            area = self._page.surface.geometry()
            left = area.left() if look().rtl != self._settings.left_handed else area.right() + 1 - width
            panel.setGeometry(left, area.top(), width, area.height())
            panel.raise_()

    def refresh(self) -> None:
        """Update a panel that tells of the game, as far as the game has been told."""
        if self.panel is not None and self.is_open:
            view, lines = self._so_far()
            self.panel.refresh(view, lines, self._sitting.names, self._rubber(view))

    def clear(self) -> None:
        """Close the panel and forget the game, because the screen changes hands."""
        if self.panel is not None:
            self.panel.clear()
            self.panel.hide()
            self._bar.show_panel(None)

    def show_case(self, case: str) -> None:
        """Show the paragraph of the rules that a case was tried from."""
        if self.panel is not None:
            self.panel.show_case(case)

    def holds(self, widget: QWidget | None) -> bool:
        """Whether a widget is in the panel."""
        return self.panel is not None and widget is not None and self.panel.isAncestorOf(widget)
