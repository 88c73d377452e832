"""The ring of play around a board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.art.direction import HEADS, broken_off, paint_ring_of_play
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


@pytest.mark.parametrize(("apart", "left_over"), [(20, False), (120, True)])
def test_between_two_words_close_together_nothing_is_left_of_a_broken_ring(
    qapp: QApplication, apart: int, left_over: bool
) -> None:
    ring = QPixmap(400, 60)
    ring.fill(QColor(0, 0, 0, 200))
    words = [QRectF(20, 10, 100, 40), QRectF(120 + apart, 20, 100, 30)]
    seen = broken_off(ring, words).toImage()
    assert (seen.pixelColor(120 + apart // 2, 35).alpha() > 0) == left_over
    assert seen.pixelColor(120 + apart // 2, 2).alpha() > 0, "above the words it goes on"
    assert seen.pixelColor(390, 35).alpha() > 0
