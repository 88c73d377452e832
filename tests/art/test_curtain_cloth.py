"""Tests of the curtain's cloth (look 13)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from app.art.curtain_cloth import BANDS, COBALT, curtain_pixmap, curtain_scale, paint_curtain
from tests.art.pictures import differing, painted, pixels


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_everything_is_covered_and_the_middle_is_plain_cobalt(size: tuple[int, int]) -> None:
    width, height = size
    image = painted(lambda p: paint_curtain(p, QRectF(0, 0, width, height)), width, height)
    assert set(pixels(image)[3::4]) == {255}
    reach = BANDS * curtain_scale(height) + 3
    middle = image.copy(0, round(reach), width, round(height - 2 * reach))
    inks = {middle.pixelColor(x, y).name() for x in range(0, width, 97) for y in range(0, middle.height(), 31)}
    assert inks == {COBALT.lower()}
    assert image.pixelColor(width // 2, round(109 * curtain_scale(height))) != QColor(COBALT)


def test_the_lower_edge_and_both_sides_mirror_one_another() -> None:
    image = painted(lambda p: paint_curtain(p, QRectF(0, 0, 900, 600)), 900, 600)
    over = pixels(image.flipped(Qt.Orientation.Vertical))
    across = pixels(image.flipped(Qt.Orientation.Horizontal))
    assert differing(pixels(image), over, 90) < 4000
    assert differing(pixels(image), across, 90) < 4000


@pytest.mark.usefixtures("qapp")
def test_it_is_painted_once_a_size_and_as_fine_as_the_screen() -> None:
    one = curtain_pixmap(900, 600, 2.0)
    assert curtain_pixmap(900, 600, 2.0) is one
    assert one.width() == 1800 and one.devicePixelRatio() == 2.0


def test_the_bands_leave_room_in_a_small_window_and_grow_little_in_a_large_one() -> None:
    assert 2 * BANDS * curtain_scale(600) < 600 - 350
    assert curtain_scale(400) == curtain_scale(300)
    assert curtain_scale(4000) == curtain_scale(2000)


def test_the_bands_end_above_what_hangs_before_the_cloth() -> None:
    assert curtain_scale(600, 200) == curtain_scale(600), "there is room"
    assert BANDS * curtain_scale(600, 95) <= 95
    image = painted(lambda p: paint_curtain(p, QRectF(0, 0, 900, 600), 95), 900, 600)
    inks = {image.pixelColor(x, y).name() for x in range(0, 900, 97) for y in (*range(95, 300, 5), *range(300, 505, 5))}
    assert inks == {COBALT.lower()}
