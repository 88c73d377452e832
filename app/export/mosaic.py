"""All the cards that a page shows in one WebP picture, as large as a budget of bytes allows."""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH, CardStyle, paper
from app.art.faces import LARGE_INDEX_BELOW, paint_card
from app.art.pens import colour
from app.art.plates import paint_plate
from app.art.tokens import Theme
from app.export.film import as_image
from app.wording.plates import PlateName

WIDTHS = (120, 108, 96, 84, 72, 64, 56, 48, 40)
"""The widths of a card to try, px, from the largest down."""
QUALITIES = (80, 70, 60)
"""The qualities to try at each width."""
PLATE = 64
"""The width of a plate, px."""


class Mosaic(NamedTuple):
    """Pictures side by side in rows of `columns`, as the text of a data URL."""

    address: str
    columns: int
    rows: int


class TooManyCards(ValueError):
    """Even the smallest cards do not fit into the available bytes."""


def card_mosaic(symbols: Sequence[str], game: str, style: CardStyle, budget: int) -> Mosaic:
    """Return the faces and backs of a game in order. Raises TooManyCards if they take more than `budget` bytes."""
    columns = max(1, min(13, len(symbols)))
    rows = max(1, -(-len(symbols) // columns))
    for width in WIDTHS:
        picture = as_image(painted(symbols, game, style, width, columns, rows))
        for quality in QUALITIES:
            address = data_address(picture, quality)
            # No page contains a web address, or anything in its encoded pictures that by chance looks like one.
            if len(address) <= budget and "http" not in address:
                return Mosaic(address, columns, rows)
    raise TooManyCards(f"{len(symbols)} cards in {budget} bytes")


def painted(
    symbols: Sequence[str], game: str, style: CardStyle, width: int, columns: int, rows: int
) -> QImage:
    """Return cards of one width in rows; the corners round a card have the colour of its paper."""
    high = round(width * CARD_HEIGHT / CARD_WIDTH)
    sheet = QImage(columns * width, rows * high, QImage.Format.Format_RGB32)
    sheet.fill(colour(paper(style).top))
    style = style._replace(large_index=style.large_index or width < LARGE_INDEX_BELOW)
    painter = QPainter(sheet)
    for number, symbol in enumerate(symbols):
        painter.save()
        painter.translate(number % columns * width, number // columns * high)
        painter.setClipRect(QRectF(0, 0, width, high))
        painter.scale(width / CARD_WIDTH, high / CARD_HEIGHT)
        paint_card(painter, symbol, style, game)
        painter.restore()
    painter.end()
    return sheet


def plate_mosaic(plates: Sequence[PlateName], theme: Theme) -> Mosaic:
    """Return the plates of those who sit at the table, in one row."""
    sheet = QImage(PLATE * max(1, len(plates)), PLATE, QImage.Format.Format_ARGB32)
    sheet.fill(0)
    painter = QPainter(sheet)
    for number, plate in enumerate(plates):
        paint_plate(painter, plate, QRectF(number * PLATE, 0, PLATE, PLATE), theme)
    painter.end()
    data = bytes(sheet.constBits())
    picture = Image.frombytes("RGBA", (sheet.width(), PLATE), data, "raw", "BGRA", sheet.bytesPerLine(), 1)
    return Mosaic(data_address(picture, 80), max(1, len(plates)), 1)


def data_address(picture: Image.Image, quality: int) -> str:
    """Return a picture as WebP in a data URL."""
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=quality, method=4)
    return "data:image/webp;base64," + base64.b64encode(file.getvalue()).decode("ascii")
