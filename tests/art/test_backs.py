"""Backs tell nothing: each looks the same when turned by 180 degrees, pixel for pixel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from app.art.backs import paint_back
from app.art.card_style import BACKS, CardStyle
from app.art.faces import card_pixmap, paint_card
from tests.art.pictures import turned

SYMBOLS = [("??", back) for back in BACKS]


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Pixmaps need an application."""


@pytest.mark.covering
@pytest.mark.parametrize(("width", "dpr"), [(40, 1), (101, 1), (100, 1.25), (117, 1.5), (150, 2), (173, 3)])
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(("symbol", "back"), SYMBOLS)
def test_a_turned_back_is_the_same_back(symbol: str, back: str, night: bool, width: float, dpr: float) -> None:
    style = CardStyle(back=back, night=night)
    image = card_pixmap(symbol, width, dpr, style, shadow=None).toImage()
    assert image == turned(image)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(("symbol", "back"), SYMBOLS)
def test_the_drawing_itself_is_symmetric(symbol: str, back: str) -> None:
    """Checked before the pixmap is made symmetric, so the two halves meet in the middle."""
    image = QImage(500, 700, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(2, 2)
    paint_card(painter, symbol, CardStyle(back=back))
    painter.end()
    other = turned(image)
    pairs = zip(bytes(image.constBits()), bytes(other.constBits()), strict=True)
    differences = [abs(a - b) for a, b in pairs]
    assert sum(differences) / len(differences) < 0.5
    assert sum(d > 40 for d in differences) < len(differences) / 200


@pytest.mark.parametrize(("symbol", "back"), SYMBOLS)
def test_the_rim_is_plain_paper_and_the_field_is_not(symbol: str, back: str) -> None:
    image = card_pixmap(symbol, 250, 1, CardStyle(back=back), shadow=None).toImage()
    rim = {image.pixel(x, y) for x in (4, 8, 245) for y in range(40, 310)}
    assert len(rim) == 1
    field = {image.pixel(x, y) for x in range(30, 220) for y in range(30, 320)}
    assert len(field) > 3


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no back 'plaid'"):
        paint_back(QPainter(), "plaid")


@pytest.mark.parametrize(("symbol", "back"), SYMBOLS)
def test_a_back_of_any_size_shows_the_same_picture(symbol: str, back: str) -> None:
    made = [card_pixmap(symbol, width, 1, CardStyle(back=back), shadow=None) for width in (83, 84, 150, 384)]
    small = [one.toImage().scaled(24, 34, mode=Qt.TransformationMode.SmoothTransformation) for one in made]
    for one in small[1:]:
        for x in range(2, 22):
            for y in range(2, 32):
                here, there = small[0].pixelColor(x, y), one.pixelColor(x, y)
                apart = (here.red() - there.red(), here.green() - there.green(), here.blue() - there.blue())
                assert max(map(abs, apart)) < 48
