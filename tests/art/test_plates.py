"""Tests of the nine plates (look 6)."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.art.plates import paint_plate, plate_pixmap
from app.art.tokens import ThemeName, theme
from app.wording.plates import PLATES, PlateName
from tests.art.pictures import differing, grey, inked, painted, pixels

SIZE = 46

PLATE_SIZES = (26, 40, 46, 92, 124)
"""Beside a card, small, in a badge, of the winner, on the curtain, px across."""


def plate(name: PlateName, *, out: bool = False, theme_name: ThemeName = "light", size: int = SIZE) -> QImage:
    rect = QRectF(0, 0, size, size)
    return painted(lambda p: paint_plate(p, name, rect, theme(theme_name), out=out), size, size)


def test_there_are_nine_in_the_order_of_the_seats() -> None:
    assert PLATES == ("pomegranate", "lemon", "fig", "date", "almond", "wheat", "grapes", "olive", "fish")


@pytest.mark.parametrize("size", PLATE_SIZES)
def test_a_plate_is_a_disc_that_fills_its_size(size: int) -> None:
    image = plate("lemon", size=size)
    covered = sum(pixels(image)[3::4]) / 255
    assert covered == pytest.approx(math.pi / 4 * (size * 0.96) ** 2, rel=0.04)
    assert QColor(image.pixelColor(0, 0)).alpha() == 0


def test_two_plates_differ_in_grey() -> None:
    prints = {name: grey(plate(name)) for name in PLATES}
    alike = [(one, two) for one, two in combinations(PLATES, 2) if differing(prints[one], prints[two]) <= 60]
    assert not alike


def test_a_plate_that_is_out_shows_its_foot_and_no_picture() -> None:
    turned = [pixels(plate(name, out=True)) for name in PLATES]
    assert len(set(turned)) == 1
    assert turned[0] != pixels(plate("fig"))


def test_the_ring_is_broken_into_twenty_bars() -> None:
    image = plate("lemon", size=480)
    stripe = QColor(theme("light").stripe).rgb()
    around = [
        image.pixelColor(
            round(240 + 202 * math.sin(math.radians(a / 4))), round(240 - 202 * math.cos(math.radians(a / 4)))
        ).rgb()
        == stripe
        for a in range(1440)
    ]
    assert sum(now and not before for before, now in zip([around[-1], *around], around, strict=False)) == 20
    assert around[0], "a bar stands upright at the top"


def test_the_ring_takes_the_colour_of_the_theme() -> None:
    assert pixels(plate("fig")) != pixels(plate("fig", theme_name="dark"))


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_a_pixmap_has_the_pixels_of_its_screen(qapp: QApplication, dpr: float) -> None:
    made = plate_pixmap("fish", 40, theme("light"), dpr)
    assert made.width() == made.height() == round(40 * dpr)
    assert made.devicePixelRatio() == dpr
    assert inked(made.toImage()) > 0


def test_an_unknown_plate_is_refused() -> None:
    with pytest.raises(KeyError):
        plate("cactus")  # type: ignore[arg-type]
