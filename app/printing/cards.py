"""Cards and counters on a sheet: each exactly in its place, with cut marks at the edges of the paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH, CardStyle
from app.art.faces import paint_print
from app.art.pens import smooth_painter
from app.art.tokens import theme
from app.printing.order import Token
from app.printing.paper import CutMark, PiecePlace
from app.printing.writing import write
from app.wording import language, t

TOKEN = (28.0, 28.0)
"""The square that a counter is cut out of, mm; its disc is a little smaller."""
_DISC = 24.0
_MARK_WIDTH = 0.1


def paint_marks(painter: QPainter, marks: Sequence[CutMark]) -> None:
    """Paint cut marks, in mm."""
    painter.save()
    painter.setPen(QPen(QColor("black"), _MARK_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for mark in marks:
        painter.drawLine(QLineF(*mark))
    painter.restore()


def paint_card_at(
    painter: QPainter, place: PiecePlace, bleed: float, symbol: str, style: CardStyle, game: str
) -> None:
    """Paint a face or a back in its place, in mm, with `bleed` mm round it.

    The paper is left white. Faces keep their proportions. Those of the screen are 0.2 mm higher than a bridge card, so
    this much is cut off, half of it above and half below.
    """
    device = painter.device()
    if isinstance(device, QImage):
        # A card has the same pixels in every place, so it is painted once and copied to the nearest whole pixel.
        dots = painter.worldTransform().m11()
        laid = _picture(place._replace(x=0.0, y=0.0), bleed, symbol, style, game, language(), dots)
        painter.save()
        painter.resetTransform()
        left, top, _, _ = place.outline(bleed)
        painter.drawImage(round(left * dots), round(top * dots), laid)
        painter.restore()
    else:
        _paint_at(painter, place, bleed, symbol, style, game)


@lru_cache(maxsize=12)
def _picture(
    place: PiecePlace, bleed: float, symbol: str, style: CardStyle, game: str, _language: str, dots: float
) -> QImage:
    """Return a card as it lies on the sheet, at `dots` per mm; at 300 dpi it takes 3 MB."""
    left, top, right, bottom = place.outline(bleed)
    made = QImage(round((right - left) * dots), round((bottom - top) * dots), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    painter = smooth_painter(made)
    painter.scale(dots, dots)
    painter.translate(-left, -top)
    _paint_at(painter, place, bleed, symbol, style, game)
    painter.end()
    return made


def _paint_at(
    painter: QPainter, place: PiecePlace, bleed: float, symbol: str, style: CardStyle, game: str
) -> None:
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.turn)
    wide, high = place.width + 2 * bleed, place.height + 2 * bleed
    whole = QRectF(-wide / 2, -high / 2, wide, high)
    painter.fillRect(whole, Qt.GlobalColor.white)
    painter.setClipRect(whole, Qt.ClipOperation.IntersectClip)
    scale = place.width / CARD_WIDTH
    painter.scale(scale, scale)
    painter.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
    paint_print(painter, symbol, style, game, bleed / scale)
    painter.restore()


def paint_token_at(painter: QPainter, place: PiecePlace, token: Token) -> None:
    """Paint a counter in its place, in mm: a disc with its sign, and below it what it stands for."""
    colours = theme("light")
    ground = {"blue": colours.prim, "clay": colours.clay, "olive": colours.olive, "fig": colours.fig}[token.colour]
    middle = QPointF(place.x, place.y)
    painter.save()
    painter.setPen(QPen(QColor(ground), 1.1))
    painter.setBrush(QColor(colours.paper))
    painter.drawEllipse(middle, _DISC / 2, _DISC / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(middle, _DISC / 2 - 2.2, _DISC / 2 - 2.2)
    painter.restore()
    sign = QRectF(place.x - 8, place.y - 7, 16, 10)
    write(painter, sign, token.sign, 22, bold=True, title=True, ink="#ffffff", align=Qt.AlignmentFlag.AlignHCenter)
    word = QRectF(place.x - 7.5, place.y + 3, 15, 4)
    write(painter, word, t(token.word), 7, ink="#ffffff", align=Qt.AlignmentFlag.AlignHCenter)
