"""The sheet that makes a page or a film of a finished game for others (look 13).

It shows the first picture and the size of the file. Everything is painted in another process (`DeskLine`), so that the
window keeps responding. Stopping leaves no file behind.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from app.art.pens import colour, pen, rounded, smooth_painter
from app.engine import Record
from app.export.commission import Commission, Excerpt
from app.export.easel import Looks
from app.export.wish import SIZES, SPEEDS, Kind, Wish
from app.session.reel import size_words
from app.session.replay import Eyes, Replay
from app.session.seats import Seated
from app.shell.kit.boxes import by_width, in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import ChoiceList, Segmented, SettingRow, SwitchRow
from app.shell.kit.fields import Number
from app.shell.kit.file_dialogs import Ask, ask_export, ask_target
from app.shell.kit.focus import order_tabs
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.questions import refused
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Label, Words, plain, said
from app.shell.library.desk_line import DeskLine
from app.shell.library.eyes import eyes_offered
from app.shell.settings.settings import Settings
from app.store import FileRefused
from app.wording import t
from app.wording.catalogue import LANGUAGES, Language, language
from app.wording.titles import game_name

KINDS: tuple[Kind, ...] = ("html", "webp", "gif")


class Preview(QWidget):
    """The first picture of the file, as wide as there is room."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._picture = QImage()
        self.setMaximumSize(self.sizeHint())
        self.setSizePolicy(by_width(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred))
        self.retranslate()

    def sizeHint(self) -> QSize:
        """16 to 9."""
        return QSize(384, 216)

    def minimumSizeHint(self) -> QSize:
        """Less, for narrow windows."""
        return QSize(256, 144)

    def hasHeightForWidth(self) -> bool:
        """True: the picture keeps its shape."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the picture at this width."""
        return round(width * 9 / 16)

    @property
    def filled(self) -> bool:
        """Whether there is a picture."""
        return not self._picture.isNull()

    def show_png(self, png: bytes) -> None:
        """Show a picture; an empty one clears it."""
        self._picture = QImage.fromData(QByteArray(png)) if png else QImage()
        self.update()

    def retranslate(self) -> None:
        """Say the name in the current language."""
        name_aloud(self, t("export.preview"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture in a frame."""
        painter, theme = smooth_painter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = min(self.height(), self.heightForWidth(self.width()))
        box = QRectF(0, 0, self.width(), high).adjusted(1, 1, -1, -1)
        painter.fillRect(box, colour(theme.paper_2))
        if self.filled:
            painter.drawImage(box, self._picture)
        painter.strokePath(rounded(box, 2), pen(theme.line_2, 1.2))


class SendSheet(Sheet):
    """Asks what to make of a finished game, and makes it. `sent` carries the file that has been written."""

    sent = Signal(object)

    def __init__(
        self, host: QWidget, record: Record, seated: tuple[Seated, ...], settings: Settings, ask: Ask = ask_export,
        eyes: Eyes | None = None,
    ) -> None:  # fmt: skip
        """`ask` asks where to save; `eyes` are those chosen first. Raises ValueError if the game is not over."""
        super().__init__(host, said("export.title"), width=980, note=said("export.note"))
        self._replay = Replay(record, seated)
        self._ask = ask
        looks = Looks(look().theme, settings.card_style(), settings.calm)
        self.line = DeskLine(Commission(record, seated, looks), self)
        self._target: Path | None = None
        self._fits = True
        self._previewed: Excerpt | None = None
        self._make_controls(self._replay.first_eyes if eyes is None else eyes)
        self._lay_out()
        self._connect()
        self._follow()

    def _make_controls(self, eyes: Eyes) -> None:
        count = self._replay.count
        self.kind = Segmented(said("export.kind"), [(one, said(f"export.kind.{one}")) for one in KINDS], "html")
        self.kind_help = Label(plain(""), "note", "ink_2", wrap=True)
        self.eyes = ChoiceList(said("export.eyes"), eyes_offered(self._replay), eyes)
        self.first = Number(said("export.from"), 0, count, 0)
        self.last = Number(said("export.to"), 0, count, count)
        sizes = [(one, said(f"export.size.{one}")) for one in SIZES]
        self.size_choice = Segmented(said("export.size"), sizes, "medium")
        speeds = [(one, said(f"settings.speed.{one:g}")) for one in SPEEDS]
        self.speed = Segmented(said("export.speed"), speeds, 1.0)
        tongues: list[tuple[Language, Words]] = [(code, said(f"language.{code}")) for code in LANGUAGES]
        self.language = Segmented(said("print.languages"), tongues, language())
        self.nameless = SwitchRow(said("export.nameless"), said("export.nameless.help"))
        self.preview = Preview()
        self.note_line = Label(said("export.waiting"), "body", "ink_2", wrap=True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(px(10))
        self.progress.hide()
        self.cancel = self.add_exit("new.cancel")
        self.save = self.add_button(PushButton(said("export.save"), "primary", key="Enter", icon="save"), main=True)

    def _lay_out(self) -> None:
        film = QWidget()
        self.film_rows = film
        in_column(
            SettingRow(said("export.size"), self.size_choice),
            SettingRow(said("export.speed"), self.speed),
            gap=0,
            margins=(0, 0, 0, 0),
            on=film,
        )
        start = in_column(
            SettingRow(said("export.kind"), self.kind),
            self.kind_help,
            SettingRow(said("export.eyes"), self.eyes),
            SettingRow(said("export.from"), self.first),
            SettingRow(said("export.to"), self.last),
            film,
            SettingRow(said("print.languages"), self.language),
            self.nameless,
            None,
            gap=4,
        )
        end = in_column(self.preview, self.note_line, self.progress, None, gap=10)
        in_row((start, 1), end, gap=32, margins=(34, 4, 34, 16), on=self.page.page)
        order_tabs(self.page.page)

    def _connect(self) -> None:
        for control in (self.kind, self.eyes, self.size_choice, self.speed, self.language):
            control.chosen.connect(self._follow)
        self.nameless.flipped.connect(self._follow)
        self.first.valueChanged.connect(self._follow)
        self.last.valueChanged.connect(self._follow)
        self.save.clicked.connect(self._save)
        self.line.previewed.connect(self._take_preview)
        self.line.advanced.connect(self._advance)
        self.line.made.connect(self._made)
        self.line.stopped.connect(self._stopped)
        self.line.refused.connect(self._refused)
        self.line.too_long.connect(self._too_long)
        self.line.failed.connect(lambda: self._rest_again("export.failed"))

    @property
    def making(self) -> bool:
        """Whether a file is being made."""
        return self._target is not None

    @property
    def part(self) -> Excerpt:
        """The chosen part of the game and the wished-for file."""
        wish = Wish(self.kind.value, self.size_choice.value, self.speed.value)
        names, tongue = not self.nameless.isChecked(), self.language.value
        return Excerpt(self.eyes.value, self.first.value(), self.last.value(), names, wish, tongue)

    def _follow(self, _value: object = None) -> None:
        """Follow a changed choice: keep the bounds apart, and ask for another preview."""
        self.first.setMaximum(self.last.value())
        self.last.setMinimum(self.first.value())
        film = self.kind.value != "html"
        self.film_rows.setEnabled(film)
        self.kind_help.say(said(f"export.kind.{self.kind.value}.help"))
        self._fits = True
        self.save.setEnabled(True)
        self.note_line.say(said("export.waiting"))
        self.line.ask(self.part)

    def _take_preview(self, png: bytes, size: int) -> None:
        self._previewed = self.part
        self.preview.show_png(png)
        exact = self.kind.value == "html"
        self.note_line.say(lambda: t("export.exactly" if exact else "export.about", size=size_words(size)))

    def _advance(self, pictures: int) -> None:
        """Show how many pictures of the file are done."""
        self.progress.setValue(pictures)
        self.note_line.say(said("export.making", n=pictures, of=self.progress.maximum()))

    def _too_long(self) -> None:
        self._rest_again("export.too-long")
        self._fits = False
        self.save.setEnabled(False)

    # The file

    def _save(self) -> None:
        """Ask where to save the file, and have it made."""
        if self.making or not self._fits:
            return
        kind, game = self.kind.value, self._replay.record.game.id
        name = t("export.file", game=game_name(game), date=date.today().isoformat())
        target = ask_target(self, self._ask, t("export.save.title"), name, kind, t(f"export.kind.{kind}"))
        if target is None:
            return
        self._target = target.path
        part = self.part
        self._show_making(True)
        self.progress.setRange(0, part.last - part.first + 1)
        self.progress.setValue(0)
        self.line.make(part, target.path, target.replace)

    def _show_making(self, making: bool) -> None:
        """Disable all choices while a file is made, and let Esc stop it."""
        for widget in (self.kind, self.eyes, self.first, self.last, self.language, self.nameless, self.save):
            widget.setEnabled(not making)
        self.film_rows.setEnabled(not making and self.kind.value != "html")
        self.progress.setVisible(making)
        self.cancel.say(said("export.cancel" if making else "new.cancel"))
        (self.cancel if making else self.save).setFocus(Qt.FocusReason.OtherFocusReason)

    def _rest_again(self, words: str) -> None:
        """Return to rest, because nothing is being made any more, and say why."""
        self._target = None
        self._show_making(False)
        self.note_line.say(said(words))
        announce(self.note_line, t(words))

    def _stopped(self) -> None:
        """Return to rest; a preview that the file was more urgent than is asked for again."""
        self._rest_again("export.stopped")
        if self._previewed != self.part:
            self.line.ask(self.part)

    def _made(self) -> None:
        target, self._target = self._target, None
        self.close()
        self.sent.emit(target)

    def _refused(self, refusal: FileRefused) -> None:
        self._rest_again("export.stopped")
        refused(self._host, refusal, "send").open()

    def reject(self) -> None:
        """Stop making the file, if one is being made; else close."""
        if self.making:
            self.line.stop()
        else:
            super().reject()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.progress.setFixedHeight(px(10))
        super().restyle()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the line to the desk."""
        self.line.close()
        super().closeEvent(event)
