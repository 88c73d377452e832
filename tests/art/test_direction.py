"""The ring of play around a board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from app.art.direction import HEADS, paint_ring_of_play
from app.art.tokens import theme
from tests.art.pictures import painted


@pytest.mark.parametrize("against", [False, True])
def test_the_heads_point_down_at_the_right_side_unless_play_goes_the_other_way(
    qapp: QApplication, against: bool
) -> None:
    around = QRectF(30, 30, 300, 200)

    def draw(painter: QPainter) -> None:
        paint_ring_of_play(painter, around, theme("light"), bend=20, against=against)

    seen = painted(draw, 360, 260, "white")
    for left, down in HEADS:
        x, y = round(around.left() if left else around.right()), round(around.top() + down * around.height())
        # The head is wide behind its point: 8 px aside there is ink only there.
        above, below = (
            sum(seen.pixelColor(x + side * 7, y + dy).value() < 200 for side in (-1, 1) for dy in rows)
            for rows in (range(-9, -2), range(3, 10))
        )
        assert (above > below) is (left is against), (left, down)
