"""Who plays: a name and a plate, asked for in the same way everywhere."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art.plates import plate_pixmap
from app.session.company import own_form
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.choices import stop_at_chosen
from app.shell.kit.fields import LineField
from app.shell.kit.heard import name_aloud
from app.shell.kit.picture_radio import PictureRadio
from app.shell.kit.style import look
from app.shell.kit.widgets import PlateView, said
from app.shell.seats.form_choice import Captioned, FormChoice
from app.shell.seats.level_row import LevelRow
from app.shell.settings.settings import Settings
from app.wording import t
from app.wording.names import LONGEST_NAME, Form
from app.wording.plates import PLATES, PlateName

_PLATE, _SIDE = 34, 42


class _PlateButton(PictureRadio):
    def __init__(self, plate: PlateName) -> None:
        super().__init__(said(f"plate.{plate}"), QSize(_SIDE, _SIDE))
        self.plate = plate

    def paint_picture(self, painter: QPainter) -> None:
        at = (_SIDE - _PLATE) // 2
        painter.drawPixmap(at, at, plate_pixmap(self.plate, _PLATE, look().theme, self.devicePixelRatio()))


class PlatePicker(QWidget):
    """All plates in a row; `chosen` carries the name of the plate the person takes."""

    chosen = Signal(str)

    def __init__(self, plate: PlateName) -> None:
        """`plate` is the chosen one."""
        super().__init__()
        row = in_row(gap=2, margins=(0, 0, 0, 0), on=self)
        self.buttons = [_PlateButton(name) for name in PLATES]
        for button in self.buttons:
            button.setChecked(button.plate == plate)
            button.clicked.connect(lambda _=False, name=button.plate: self.chosen.emit(name))
            row.addWidget(button)
        row.addStretch(1)
        stop_at_chosen(self.buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        name_aloud(self, t("new.plate.choose"))

    def show_plate(self, plate: PlateName) -> None:
        """Show this plate as chosen."""
        for button in self.buttons:
            if button.plate == plate:
                button.setChecked(True)


class PersonRow(QWidget):
    """Plate, name and form of the person who plays; every change immediately becomes a setting."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._view = PlateView(settings.plate, 46)
        self.name = LineField(said("settings.person"), settings.person, said("win.name.hint"))
        self.name.setMaxLength(LONGEST_NAME)
        self.form = FormChoice(lambda: self.name.text().strip() or t("seat.you"), own_form(settings) or "")
        self.picker = PlatePicker(settings.plate)
        self._line = LevelRow(self._view, (self.name, 1), Captioned(self.form.about, self.form), gap=12)
        in_column(self._line, self.picker, gap=10, margins=(0, 0, 0, 0), on=self)
        self.name.editingFinished.connect(self.keep)
        self.picker.chosen.connect(self._take)
        self.form.chosen.connect(self._take_form)
        settings.changed.connect(self._on_setting)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._line.level()

    def keep(self) -> None:
        """Make the written name the setting."""
        self._settings.person = self.name.text()

    def _take(self, plate: PlateName) -> None:
        self._settings.plate = plate

    def _take_form(self, form: Form) -> None:
        self._settings.form = form or "neither"

    def _on_setting(self, name: str) -> None:
        if name == "plate":
            self._view.show_plate(self._settings.plate)
            self.picker.show_plate(self._settings.plate)
        elif name == "form":
            self.form.show_value(own_form(self._settings) or "")
        elif name == "person" and self.name.text().strip() != self._settings.person:
            self.name.setText(self._settings.person)
