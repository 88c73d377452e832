"""Tests of the pictures on the shelf (look 12)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.art.card_style import CardStyle
from app.art.tiles import OTHERS, paint_tile, tile_pixmap, tile_tint
from app.art.tokens import ThemeName, theme
from app.games import GAMES, admit, look_again, troubles
from app.lab.new_game import write_game
from tests.art.pictures import differing, grey, painted, pixels
from tests.listed import LISTED

TILES = [*GAMES, *OTHERS]


def tile(game: str, name: ThemeName = "light", style: CardStyle | None = None) -> QImage:
    rect = QRectF(0, 0, 228, 128)
    return painted(lambda p: paint_tile(p, game, rect, theme(name), style=style), 228, 128)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("game", TILES)
def test_a_tile_stands_on_its_tint_and_shows_something(game: str, name: ThemeName) -> None:
    image = tile(game, name)
    tint = QColor(tile_tint(game, theme(name)))
    assert image.pixelColor(2, 2) == image.pixelColor(225, 2) == tint
    shown = sum(image.pixelColor(x, y) != tint for x in range(0, 228, 3) for y in range(0, 128, 3))
    assert shown > 0.06 * 76 * 43


def test_no_two_tiles_are_alike_even_in_grey() -> None:
    prints = {game: grey(tile(game)) for game in TILES if game not in GAMES or game in LISTED}
    alike = [(one, two) for one, two in combinations(prints, 2) if differing(prints[one], prints[two]) < 2000]
    assert not alike


def test_a_tile_follows_the_persons_cards_but_never_the_large_index() -> None:
    plain = pixels(tile("solo"))
    assert pixels(tile("solo", style=CardStyle(night=True))) != plain
    assert pixels(tile("solo", style=CardStyle(four_colour=True))) != plain
    assert pixels(tile("solo", style=CardStyle(large_index=True))) == plain


def test_high_contrast_takes_the_tints_away() -> None:
    strong = theme("dark", True)
    assert {tile_tint(game, strong) for game in TILES} == {strong.paper}


def test_nothing_is_painted_outside_a_tile() -> None:
    rect = QRectF(40, 30, 228, 128)
    for game in TILES:
        image = painted(lambda p, g=game: paint_tile(p, g, rect, theme("light")), 308, 188)  # type: ignore[misc]
        for edge in (image.copy(0, 0, 308, 30), image.copy(0, 158, 308, 30), image.copy(0, 0, 40, 188)):
            assert max(pixels(edge)[3::4]) == 0, game


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_a_tile_pixmap_has_the_pixels_of_its_screen(qapp: QApplication, dpr: float) -> None:
    made = tile_pixmap("trishape", 228, 128, theme("light"), dpr, top_radius=18)
    assert (made.width(), made.height()) == (round(228 * dpr), round(128 * dpr))
    corners = made.toImage()
    assert corners.pixelColor(0, 0).alpha() == 0
    assert corners.pixelColor(0, made.height() - 1).alpha() == 255


def test_an_unknown_game_is_refused(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        tile_pixmap("poker", 228, 128, theme("light"))


BROKEN = """
from app.art.tiles import Canvas, Tile


class Broken(Tile):
    tint = "{tint}"

    def paint(self, canvas: Canvas) -> None:
        {painted}
"""


@pytest.mark.parametrize(
    ("tint", "painted", "said"), [("sea", "1 / 0", "division by zero"), ("mud", "pass", "tint_mud")]
)
def test_a_picture_of_an_own_game_that_raises_gives_way_to_the_plain_one(
    own_home: Path, tint: str, painted: str, said: str
) -> None:
    folder = write_game("my-game", own_home / "games")
    admit(own_home / "games")
    plain = pixels(tile("my-game"))
    (folder / "tile.py").write_text(BROKEN.format(tint=tint, painted=painted), "utf-8")
    look_again()
    assert pixels(tile("my-game")) == plain
    assert [said in trouble.detail and "tile.py" in trouble.detail for trouble in troubles()] == [True]
