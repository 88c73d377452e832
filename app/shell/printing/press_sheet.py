"""The common part of the sheets that print: a small page, the buttons that save, and saving, which can be stopped."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.printing.files import Kind, Press
from app.printing.pages import PrintPage
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.file_dialogs import Ask, ask_target
from app.shell.kit.focus import give_back
from app.shell.kit.questions import refused
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Words, said
from app.shell.printing.preview import PagePreview, ProgressLine
from app.shell.printing.running import Running
from app.store import FileRefused
from app.wording import t


class PressSheet(Sheet):
    """Shows a page beside its choices, and saves pages. `saved` carries the files once they are written.

    A subclass lays it out (`_lay_out`), shows the choices (`refresh`) and says what a button saves (`_save`).
    """

    saved = Signal(object)

    def __init__(self, host: QWidget, title: Words, width: int, note: Words, ask: Ask) -> None:
        """`ask` asks where to write."""
        super().__init__(host, title, width=width, note=note)
        self._ask = ask
        self._running: Running | None = None
        self._pressed: QWidget | None = None
        self.preview = PagePreview(said("print.preview"))
        self.progress = ProgressLine(said("print.running"))
        self.progress.hide()

    def _lay_out(self, choices: QVBoxLayout) -> None:
        """Lay the choices beside the preview, and below that the progress and the buttons."""
        side = in_column((self.preview, 1), self.progress, gap=12)
        in_row((choices, 56), (side, 44), gap=36, margins=(34, 4, 34, 14), on=self.page.page)
        self.cancel = self.add_exit("print.cancel")
        self.pictures = self.add_button(PushButton(said("print.png")))
        self.pictures.clicked.connect(lambda: self._save("png"))
        self.pdf = self.add_button(PushButton(said("print.pdf"), "primary"), main=True)
        self.pdf.clicked.connect(lambda: self._save("pdf"))

    def refresh(self) -> None:
        """Show what has been chosen, and enable the buttons that can be used; the page gets the focus of the others."""
        raise NotImplementedError

    def _save(self, kind: Kind) -> None:
        """Save what has been chosen as a file of this kind."""
        raise NotImplementedError

    @property
    def idle(self) -> bool:
        """Whether nothing is being written."""
        return self._running is None

    def _write(self, pages: Sequence[PrintPage], name: str, kind: Kind, *, stay: bool = False) -> None:
        """Ask where these pages go, proposing this name, and paint them; the sheet then closes.

        `stay`: it stays open.
        """
        target = ask_target(self, self._ask, t("print.save.title"), name, kind, kind.upper())
        if target is None:
            return
        # The dialog has not asked about the names with numbers added.
        replace = target.replace and (kind == "pdf" or len(pages) == 1)
        self._running = Running(Press(pages, target.path, kind, name, replace=replace), self)
        self._running.moved.connect(self.progress.show_share)
        self._running.finished.connect(lambda files: self._done(files, stay=stay))
        self._running.refused.connect(self._tell)
        self.progress.show_share(0.0)
        self.progress.show()
        self._pressed = self.window().focusWidget()
        self.refresh()

    def _stopped(self) -> None:
        self._running = None
        self.progress.hide()
        self.refresh()
        give_back(self._pressed, self.page)

    def _done(self, files: object, *, stay: bool) -> None:
        self._stopped()
        self.saved.emit(files)
        if not stay:
            self.close()

    def _tell(self, refusal: FileRefused) -> None:
        """Say why there is no file; the sheet stays open, so that the person can choose another place."""
        self._stopped()
        refused(self._host, refusal, "print").open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop painting, because a person who closes the sheet does not want the file."""
        if self._running is not None:
            self._running.stop()
            self._running = None
        super().closeEvent(event)
