"""The picture of Meydele on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.art.card_style import CardStyle
from app.art.tiles import paint_tile
from app.art.tokens import theme
from tests.art.pictures import painted


def test_the_suit_of_the_kuzari_has_the_colour_it_has_on_the_cards(qapp: QApplication) -> None:
    def plate(style: CardStyle) -> QImage:
        rect = QRectF(0, 0, 228, 128)
        whole = painted(lambda p: paint_tile(p, "meydele", rect, theme("light"), style=style), 228, 128)
        return whole.copy(QRect(104, 43, 20, 20))

    assert plate(CardStyle(four_colour=True)) != plate(CardStyle())
