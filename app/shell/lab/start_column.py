"""The column at the start of the lab: the experiment, which scrolls, and in a low window a foot with its button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_column
from app.shell.kit.page import Page
from app.shell.kit.widgets import Hairline, Panel
from app.shell.lab.experiment_form import EDGES, ExperimentForm


class StartColumn(Panel):
    """The experiment. Where the button that runs it would have to be scrolled to, it stands at the foot instead.

    Only the settings decide that, not what is said below the button, so that the button stays where it is while the
    experiment runs.
    """

    def __init__(self, form: ExperimentForm) -> None:
        """Show the form."""
        super().__init__()
        self._form = form
        self._page = Page()
        in_column(form, margins=(0, 0, 0, 0), on=self._page.page)
        self.foot = QWidget()
        self._place = in_column(margins=(EDGES[0], 10, EDGES[2], 12), on=self.foot)
        self._hairline = Hairline()
        in_column((self._page, 1), self._hairline, self.foot, gap=0, margins=(0, 0, 0, 0), on=self)
        for part in (self._hairline, self.foot):
            part.hide()
        form.settings.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the window."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._settle)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the settings, which may have become more."""
        if event.type() == QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._settle)
        return False

    def _settle(self) -> None:
        """Put the button where it can be seen without scrolling."""
        low = self._form.up_to_run(self.width()) > self.height()
        if low == self.foot.isHidden():
            self._form.take_run(self._place if low else None)
            for part in (self._hairline, self.foot):
                part.setVisible(low)
