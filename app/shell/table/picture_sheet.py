"""The sheet with a picture of the table, for the clipboard or a file, at one to three times its size.

The picture is painted from the view on the cloth, which is that of the seat the screen is shown to. Under the curtain
nothing lies there, so there is no picture.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.art.icon_files import png_bytes
from app.art.pens import colour, pen
from app.export.easel import Easel, Looks
from app.shell.kit.boxes import in_column
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import Segmented, SettingRow
from app.shell.kit.file_dialogs import Ask, ask_export, ask_target
from app.shell.kit.heard import name_aloud
from app.shell.kit.questions import refused
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look
from app.shell.kit.widgets import Label, said
from app.shell.settings.settings import Settings
from app.store import FileRefused, write_file
from app.table.surface import Surface
from app.wording import t
from app.wording.titles import game_name

SCALES = (1, 2, 3)
"""How many times as large as on the screen."""


def table_picture(surface: Surface, looks: Looks, scale: int) -> QImage | None:
    """The cloth with everything on it, `scale` times as large as on the screen; None if nothing lies there.

    While events are being told, it shows the table as far as they have been told.
    """
    stage = surface.stage
    if stage.view is None:
        return None
    view = stage.between() if surface.telling else stage.view
    board = replace(stage.board, dpr=stage.board.dpr / surface.devicePixelRatioF() * scale)
    # A copy, because the controller remembers what lies on the screen.
    return Easel(copy(stage.controller), board, looks).painted(view)


class TablePicture(QWidget):
    """A picture as wide as there is room."""

    def __init__(self, picture: QImage) -> None:
        super().__init__()
        self._picture = picture
        wide = 620
        self.setFixedSize(wide, max(1, round(wide * picture.height() / max(1, picture.width()))))
        name_aloud(self, t("picture.title"))

    def retranslate(self) -> None:
        """Say the name in the current language."""
        name_aloud(self, t("picture.title"))

    def sizeHint(self) -> QSize:
        """The fixed size of the widget."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture in a frame."""
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box, self._picture)
        painter.setPen(pen(colour(look().theme.line_2), 1.2))
        painter.drawRect(box.adjusted(0.6, 0.6, -0.6, -0.6))


class PictureSheet(Sheet):
    """Copies or saves the picture. `kept` carries what to tell the person once the sheet has closed."""

    kept = Signal(str)

    def __init__(self, host: QWidget, surface: Surface, settings: Settings, game: str, ask: Ask = ask_export) -> None:
        """Show the table as it is now. Raises LookupError if nothing lies there."""
        super().__init__(host, said("picture.title"), width=700, note=said("picture.note"))
        looks = Looks(look().theme, settings.card_style(), settings.calm)
        first = table_picture(surface, looks, 1)
        if first is None:
            raise LookupError("nothing lies on the table")
        self._surface, self._looks = surface, looks
        self._game, self._ask = game, ask
        self._size = first.size()
        self.scale = Segmented(said("picture.scale"), [(one, said(f"picture.scale.{one}")) for one in SCALES], 1)
        self.pixels = Label(self._pixels, "note", "ink_2")
        self.scale.chosen.connect(lambda _: self.pixels.retranslate())
        shown = TablePicture(first)
        column = in_column(
            shown,
            SettingRow(said("picture.scale"), self.scale),
            self.pixels,
            gap=10,
            margins=(34, 4, 34, 16),
            on=self.page.page,
        )
        column.setAlignment(shown, Qt.AlignmentFlag.AlignHCenter)
        self.cancel = self.add_exit("new.cancel")
        self.save = self.add_button(PushButton(said("picture.save"), icon="save"))
        self.copy = self.add_button(PushButton(said("picture.copy"), "primary", key="Enter"), main=True)
        self.save.clicked.connect(self._save)
        self.copy.clicked.connect(self._copy)

    def _pixels(self) -> str:
        scale = self.scale.value
        return t("picture.pixels", wide=self._size.width() * scale, high=self._size.height() * scale)

    def _painted(self) -> QImage | None:
        """The picture at the chosen size; None if the table has been cleared meanwhile."""
        return table_picture(self._surface, self._looks, self.scale.value)

    def _copy(self) -> None:
        picture = self._painted()
        if picture is not None:
            QGuiApplication.clipboard().setImage(picture)
        self._end(t("picture.copied" if picture is not None else "picture.none"))

    def _save(self) -> None:
        name = t("export.file", game=game_name(self._game), date=date.today().isoformat())
        target = ask_target(self, self._ask, t("picture.save.title"), name, "png", t("picture.file"))
        if target is None:
            return
        picture = self._painted()
        if picture is None:
            self._end(t("picture.none"))
            return
        try:
            write_file(target.path, png_bytes(picture), replace=target.replace)
        except FileRefused as refusal:
            refused(self._host, refusal, "picture").open()
        else:
            self._end(t("picture.saved", file=target.path.name))

    def _end(self, sentence: str) -> None:
        self.close()
        self.kept.emit(sentence)
