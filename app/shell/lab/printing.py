"""Answers on paper: pictures of panels, and the page to export as PDF or PNG, in either language.

Everything is painted at text size 1 in the given colours, so that a page does not depend on the screen it was made at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.art.fonts import font
from app.art.icon_files import png_bytes
from app.art.lab_charts import Curves, RowChart, paint_chart, paint_key, rows_height
from app.art.labels import paint_text
from app.art.pens import colour, pen, rounded, smooth_painter
from app.art.tokens import RADIUS_PANEL, Theme, TypeName, theme
from app.shell.kit.paragraphs import paint_paragraph, text_height
from app.shell.lab.picture import Picture
from app.wording.bidi import bare

SHEET = QSize(1120, 1584)
"""The page in px at scale 1: A4."""

FINE = 2
"""Device pixels of a picture per px."""

_EDGE, _GAP = 56.0, 14.0
_PAD, _CHART = 22.0, 210.0


class PrintedPage(NamedTuple):
    """The contents of the page: a heading, the experiment, the leading sentences, the pictures, and the last line."""

    title: str
    about: str
    lead: str
    pictures: Sequence[Picture]
    foot: str


class _Pen:
    """Paints one thing below the other; without a painter it only measures."""

    def __init__(self, painter: QPainter | None, colours: Theme, factor: float, rtl: bool) -> None:
        self.painter = painter
        self.theme = colours
        self.factor = factor
        self.rtl = rtl

    def words(self, box: QRectF, text: str, style: TypeName, ink: str = "ink") -> float:
        """Paint a paragraph at the top of the box; returns its height."""
        if not text:
            return 0.0
        face = font(style, self.factor)
        high = text_height(text, face, box.width())
        if self.painter is not None:
            place = QRectF(box.left(), box.top(), box.width(), high)
            paint_paragraph(self.painter, place, text, getattr(self.theme, ink), face, rtl=self.rtl)
        return high

    def legend(self, box: QRectF, names: Sequence[str]) -> float:
        """Paint the names of the series with their patterns, from the reader's start; returns their height."""
        if not names:
            return 0.0
        face, at = font("note", self.factor, True), 0.0
        if self.painter is not None:
            self.painter.setFont(face)
            for number, name in enumerate(names):
                wide = self.painter.fontMetrics().horizontalAdvance(name) + 6
                for width, text in ((20.0, ""), (float(wide), name)):
                    left = box.right() - at - width if self.rtl else box.left() + at
                    place = QRectF(left, box.top() + 3, width, 20.0)
                    if text:
                        paint_text(self.painter, place, text, self.theme.ink, face, rtl=self.rtl)
                    else:
                        paint_key(self.painter, place, number, self.theme)
                    at += width + (8 if not text else 18)
        return 28.0

    def picture(self, box: QRectF, picture: Picture) -> float:
        """Paint a panel as wide as the box; returns its height."""
        room = box.adjusted(_PAD, 16, -_PAD, 0)
        at = room.top()
        lines: list[tuple[str, TypeName, str]] = [
            (picture.title, "control", "ink"), (picture.sentence, "body", "ink"), (picture.note, "small", "ink_2"),
        ]  # fmt: skip
        for text, style, ink in lines:
            at += self.words(QRectF(room.left(), at, room.width(), 0), text, style, ink)
        chart = picture.chart
        if chart is not None:
            names = () if isinstance(chart, Curves) else picture.names
            at += 4 + self.legend(QRectF(room.left(), at + 4, room.width(), 0), names)
            high = _CHART * self.factor
            if isinstance(chart, RowChart):
                high = rows_height(chart, self.factor, room.width())
            place = QRectF(room.left(), at + 6, room.width(), high)
            if self.painter is not None:
                paint_chart(self.painter, place, chart, self.theme, factor=self.factor, rtl=self.rtl)
            at += high + 8
        at += self.words(QRectF(room.left(), at, room.width(), 0), picture.unknown, "small", "ink_2")
        return at + 14 - box.top()

    def panel(self, box: QRectF, picture: Picture) -> float:
        """Paint a panel on its piece of paper; returns its height."""
        high = _Pen(None, self.theme, self.factor, self.rtl).picture(box, picture)
        if self.painter is not None:
            around = rounded(QRectF(box.left(), box.top(), box.width(), high), RADIUS_PANEL)
            self.painter.fillPath(around, colour(self.theme.paper))
            self.painter.strokePath(around, pen(self.theme.line, 1))
            self.picture(box, picture)
        return high


def picture_image(picture: Picture, size: QSize, colours: Theme, factor: float, rtl: bool) -> QImage:
    """One panel as a picture, as high as it needs to be."""
    wide = float(size.width())
    high = _Pen(None, colours, factor, rtl).picture(QRectF(0, 0, wide, 0), picture)
    image = _blank(QSize(round(wide), round(high)), colours.paper)
    painter = smooth_painter(image)
    _Pen(painter, colours, factor, rtl).picture(QRectF(0, 0, wide, high), picture)
    painter.end()
    return image


def _blank(size: QSize, ground: str) -> QImage:
    image = QImage(size * FINE, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(FINE)
    image.fill(QColor(ground))
    return image


def paint_sheet(painter: QPainter, sheet: PrintedPage, rtl: bool) -> float:
    """Paint the page in px at scale 1; returns its height. The caller shrinks it if it is too long."""
    colours = theme("light")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return _laid(_Pen(painter, colours, 1.0, rtl), sheet)


def sheet_height(sheet: PrintedPage) -> float:
    """The height that the page needs, px at scale 1."""
    return _laid(_Pen(None, theme("light"), 1.0, False), sheet)


def _laid(brush: _Pen, sheet: PrintedPage) -> float:
    wide = SHEET.width() - 2 * _EDGE
    at = _EDGE
    head: list[tuple[str, TypeName, str]] = [
        (sheet.title, "title", "ink"), (sheet.about, "note", "ink_2"), (sheet.lead, "voice", "ink"),
    ]  # fmt: skip
    for text, style, ink in head:
        at += brush.words(QRectF(_EDGE, at, wide, 0), text, style, ink) + 8
    at += 6
    half = (wide - _GAP) / 2
    columns = [at, at]
    for picture in sheet.pictures:
        # Add it to the column that is shorter so far, and to the reader's first one if they are equal.
        nth = 0 if columns[0] <= columns[1] else 1
        left = _EDGE + (half + _GAP) * (nth if not brush.rtl else 1 - nth)
        columns[nth] += brush.panel(QRectF(left, columns[nth], half, 0), picture) + _GAP
    at = max(columns) + 4
    at += brush.words(QRectF(_EDGE, at, wide, 0), sheet.foot, "small", "ink_2")
    return at + _EDGE


def as_png(sheet: PrintedPage, rtl: bool) -> bytes:
    """The page as a PNG, as long as it needs to be."""
    image = _blank(QSize(SHEET.width(), round(sheet_height(sheet))), theme("light").wall)
    painter = QPainter(image)
    paint_sheet(painter, sheet, rtl)
    painter.end()
    return png_bytes(image)


def as_pdf(sheet: PrintedPage, rtl: bool) -> bytes:
    """The page as a PDF of one sheet of A4, made smaller if it is too long."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    # Fonts are measured for the screen's resolution; the page is drawn in the same px and scaled as a whole.
    screen = QGuiApplication.primaryScreen()
    writer.setResolution(round(screen.logicalDotsPerInchY()) if screen is not None else 96)
    writer.setTitle(bare(sheet.title))
    painter = QPainter(writer)
    room = QRectF(painter.viewport())
    scale = min(room.width() / SHEET.width(), room.height() / sheet_height(sheet))
    painter.translate((room.width() - SHEET.width() * scale) / 2, 0)
    painter.scale(scale, scale)
    paint_sheet(painter, sheet, rtl)
    painter.end()
    return bytes(buffer.data().data())
