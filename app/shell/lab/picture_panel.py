"""One picture of an answer as a panel: its sentence, its chart, and buttons for it (look 13)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.art.lab_charts import Curves, paint_key
from app.art.tokens import Theme
from app.shell.kit.boxes import emptied, in_column, in_row, keep_room, turn
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.widgets import Label, Panel, plain, said
from app.shell.lab.chart_view import ChartView
from app.shell.lab.picture import Picture, as_text, in_words
from app.shell.lab.printing import picture_image


class Swatch(QWidget):
    """The fill pattern of a series, before its name."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.restyle()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.setFixedSize(px(22), px(22))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pattern."""
        paint_key(QPainter(self), QRectF(self.rect()), self._number, look().theme)


class Legend(QWidget):
    """The names of the series, each after its swatch."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._row = in_row(gap=8, margins=(0, 2, 0, 2), on=self)

    def show_names(self, names: tuple[str, ...]) -> None:
        """Show these names; hide the legend if there are none."""
        if names != self._names:
            self._names = names
            emptied(self._row)
            for number, name in enumerate(names):
                self._row.addWidget(Swatch(number))
                self._row.addWidget(Label(plain(name), "note", bold=True))
                self._row.addSpacing(10)
            self._row.addStretch(1)
        self.setVisible(bool(names))


class PicturePanel(Panel):
    """The panel. `opened` carries a key of the picture's games; `copied` says what was put on the clipboard."""

    opened = Signal(str)
    copied = Signal(str)

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self.picture = picture
        self.title = Label(lambda: self.picture.title, "control")
        self.sentence = Label(lambda: self.picture.sentence, "body", wrap=True)
        self.games = PushButton(said("lab.window.games"), "link")
        self.note = Label(lambda: self.picture.note, "small", "ink_2", wrap=True)
        self.unknown = Label(lambda: self.picture.unknown, "small", "ink_2", wrap=True)
        self.legend = Legend()
        self.chart = ChartView(picture) if picture.chart is not None else None
        self.as_picture = IconButton("cards", said("lab.window.copy.picture"))
        self.as_text = IconButton("words", said("lab.window.copy.text"))
        self._lay_out()
        self.as_picture.clicked.connect(self.copy_picture)
        self.as_text.clicked.connect(self.copy_text)
        self.games.clicked.connect(lambda: self.opened.emit(self.picture.sentence_key))
        if self.chart is not None:
            self.chart.opened.connect(self.opened)
        self.show_picture(picture)

    def _lay_out(self) -> None:
        head = in_row((self.title, 1), self.as_text, gap=0)
        if self.chart is not None:
            head.addWidget(self.as_picture)
        column = in_column(head, self.sentence, self.note, self.legend, gap=2, margins=(22, 10, 22, 14), on=self)
        if self.chart is not None:
            column.addSpacing(6)
            column.addWidget(self.chart)
        column.addStretch(1)
        end = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignBottom
        column.addLayout(in_row((self.unknown, 1), (self.games, end)))

    def show_picture(self, picture: Picture) -> None:
        """Show newer figures in place; nothing else in the panel moves."""
        self.picture = picture
        for label in (self.title, self.sentence, self.note, self.unknown):
            label.retranslate()
            label.setVisible(bool(label.text()))
        self.title.setVisible(True)
        self.games.setVisible(bool(picture.sentence_key))
        self.legend.show_names(picture.names if not isinstance(picture.chart, Curves) else ())
        name_aloud(self, picture.title)
        describe_aloud(self, in_words(picture))
        if self.chart is not None and picture.chart is not None:
            self.chart.show_picture(picture)

    def copy_picture(self) -> None:
        """Put the panel on the clipboard as a picture, at twice the resolution of the screen, with its sentence."""
        QGuiApplication.clipboard().setImage(self.image(look().theme))
        self.copied.emit("picture")

    def image(self, theme: Theme) -> QImage:
        """The panel as a picture in these colours."""
        return picture_image(self.picture, QSize(max(640, self.width()), 0), theme, look().factor, mirrored(self))

    def copy_text(self) -> None:
        """Put the panel on the clipboard as plain text with a table."""
        QGuiApplication.clipboard().setText(as_text(self.picture))
        self.copied.emit("text")


_LINE = 240
"""The least width of a readable line, px at text size 1."""
APART = 8
"""The distance between findings, px: more than between the lines of one."""


class _Finding(QWidget):
    """A finding with the link to its games beside it, or below it where less than a readable line would be left."""

    def __init__(self) -> None:
        super().__init__()
        self.line = Label(plain(""), "note", wrap=True)
        self.link = PushButton(said("lab.window.games"), "link")
        self._row = in_row((self.line, 1), self.link, gap=4, margins=(0, 0, 0, 0), on=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        beside = self.width() - self.link.sizeHint().width() >= px(_LINE)
        if turn(self._row, beside=beside):
            self._row.setAlignment(self.link, Qt.AlignmentFlag(0) if beside else Qt.AlignmentFlag.AlignLeading)
        # Beside each other, findings with and without games behind them have the same height.
        if self.link.sizePolicy().retainSizeWhenHidden() != beside:
            keep_room(self.link, beside)


class SentencesPanel(Panel):
    """Findings without charts, one below the other. `opened` carries a finding whose games the person wants."""

    opened = Signal(object)

    def __init__(self) -> None:
        """Hidden as long as there are none."""
        super().__init__()
        self.pictures: tuple[Picture, ...] = ()
        self.links: list[PushButton] = []
        self._lines: list[Label] = []
        self._rows = in_column(gap=APART)
        self.title = Label(said("lab.window.others"), "control")
        in_column(self.title, self._rows, gap=4, margins=(22, 12, 22, 14), on=self)
        self.hide()

    def show_pictures(self, pictures: tuple[Picture, ...], *, alone: bool = False) -> None:
        """Show these findings; if their number has not changed, only the words do.

        `alone`: there is no chart above them, so they are not what *else* was found.
        """
        self.title.setVisible(not alone)
        if len(pictures) != len(self.pictures):
            self._make(len(pictures))
        self.pictures = pictures
        for row, picture, link in zip(self._lines, pictures, self.links, strict=True):
            words = f"{picture.sentence} {picture.unknown}".strip()
            if row.text() != words:
                row.say(plain(words))
            link.setVisible(bool(picture.sentence_key))
            describe_aloud(link, picture.sentence)
        self.setVisible(bool(pictures))

    def _make(self, count: int) -> None:
        emptied(self._rows)
        rows = [_Finding() for _ in range(count)]
        self._lines, self.links = [row.line for row in rows], [row.link for row in rows]
        for number, row in enumerate(rows):
            row.link.clicked.connect(lambda _=False, at=number: self.opened.emit(self.pictures[at]))
            self._rows.addWidget(row)


def alike(one: Picture, other: Picture) -> bool:
    """Whether a panel can show the other picture without being made again."""
    return one.title == other.title and type(one.chart) is type(other.chart)
