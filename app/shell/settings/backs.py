"""The backs to choose for the cards, including the person's own picture, and a preview of the cards."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.card_style import BACKS, CardStyle
from app.art.faces import card_pixmap
from app.pictures.names import back_file
from app.shell.kit.boxes import in_row
from app.shell.kit.choices import stop_at_chosen
from app.shell.kit.heard import name_aloud
from app.shell.kit.picture_radio import PictureRadio
from app.shell.kit.sample_cards import paint_sample
from app.shell.kit.style import look
from app.shell.kit.widgets import said
from app.shell.settings.settings import Settings
from app.wording import t

OWN_BACK = "own"
"""The name of the button for the person's own back."""
_SHOWN = ("KH", "7D", "TC", "??")


class CardPreview(QWidget):
    """A king, two number cards and a back on a piece of cloth, as all cards look now."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(178)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, t("win.preview"))

    def sizeHint(self) -> QSize:
        """Wide enough for four cards."""
        return QSize(420, 178)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth and the cards."""
        paint_sample(self, _SHOWN, look().cards, 90.0)


class BackButton(PictureRadio):
    """One back to choose for the cards."""

    def __init__(self, back: str) -> None:
        """The back of this name, until `show_picture` shows another one."""
        super().__init__(said(f"settings.back.{back}"), QSize(58, 76))
        self.back = back
        self._style = CardStyle(back=back)

    def show_picture(self, file: str) -> None:
        """Show this picture of the person's own as the back."""
        self._style = CardStyle(own_back=file)
        self.update()

    def paint_picture(self, painter: QPainter) -> None:
        """Paint a small card."""
        pixmap = card_pixmap("??", 42, self.devicePixelRatio(), self._style, shadow=None)
        painter.drawPixmap(8, round((self.height() - pixmap.deviceIndependentSize().height()) / 2), pixmap)


class Backs(QWidget):
    """All backs in a row, with the one in use chosen; it follows choices made elsewhere.

    `buttons` maps names to buttons; the one for the person's own picture is visible if there is a picture.
    """

    def __init__(self, settings: Settings) -> None:
        """Show and change the back in `settings`."""
        super().__init__()
        self._settings = settings
        self.buttons = {back: BackButton(back) for back in (*BACKS, OWN_BACK)}
        for back, button in self.buttons.items():
            button.clicked.connect(lambda _=False, back=back: self._take(back))
        in_row(*self.buttons.values(), gap=4, margins=(0, 0, 0, 0), on=self)
        settings.changed.connect(self._follow)
        self._show()
        stop_at_chosen([*self.buttons.values()])

    def _follow(self, name: str) -> None:
        if name in ("back", "own_back", "own_back_on"):
            self._show()

    def _show(self) -> None:
        own = back_file(self._settings.own_back)
        self.buttons[OWN_BACK].setVisible(bool(own))
        if own:
            self.buttons[OWN_BACK].show_picture(own)
        self.buttons[OWN_BACK if own and self._settings.own_back_on else self._settings.back].setChecked(True)

    def _take(self, back: str) -> None:
        self._settings.choose("own_back_on", back == OWN_BACK)
        if back != OWN_BACK:
            self._settings.choose("back", back)
