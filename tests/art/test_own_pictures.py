"""The person's own pictures on cards: on the table, on the shelf, in print."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.faces import card_pixmap, paint_print
from app.games import GAMES

RED, BLUE = (200, 30, 30), (30, 60, 200)


@pytest.fixture
def style(qtbot: QtBot, tmp_path: Path) -> CardStyle:
    """A red king of hearts and a back that is red above and blue below."""
    Image.new("RGB", (750, 1050), RED).save(tmp_path / "KH.png")
    Image.new("RGB", (750, 1050), RED).save(tmp_path / "XR.png")
    back = Image.new("RGB", (750, 1050), RED)
    back.paste(BLUE, (0, 525, 750, 1050))
    back.save(tmp_path / "back.png")
    return CardStyle(own_back=str(tmp_path / "back.png"), own_faces=str(tmp_path))


def face(symbol: str, style: CardStyle, width: float = 100, game: str = "") -> QImage:
    return card_pixmap(symbol, width, 1, style, shadow=None, game=game).toImage()


def near(image: QImage, x: float, y: float, colour: tuple[int, int, int]) -> bool:
    """Whether the image has this colour at a place, in parts of its size."""
    seen = QColor(image.pixel(int(x * image.width()), int(y * image.height())))
    return all(abs(a - b) < 12 for a, b in zip((seen.red(), seen.green(), seen.blue()), colour, strict=True))


def test_own_pictures_cover_the_card_and_the_others_are_as_ever(style: CardStyle) -> None:
    assert near(face("KH", style), 0.5, 0.5, RED)
    assert near(face("??", style), 0.5, 0.2, RED) and near(face("??", style), 0.5, 0.8, BLUE), "no half of it is lost"
    assert face("QH", style) == face("QH", CardStyle()) and face("KH", style) != face("KH", CardStyle())
    assert face("KH", style).pixelColor(0, 0).alpha() == 0, "the corners are round"


@pytest.mark.parametrize("symbol", ["KH", "XR"])
def test_corner_marks_can_be_kept_and_follow_the_choices(style: CardStyle, symbol: str) -> None:
    bare = style._replace(own_corners=False)
    assert near(face(symbol, bare), 0.1, 0.1, RED) and not near(face(symbol, style), 0.05, 0.08, RED)
    assert near(face(symbol, style), 0.95, 0.08, RED) and not near(face(symbol, style), 0.95, 0.92, RED)
    large = face(symbol, style._replace(large_index=True))
    assert large != face(symbol, style) and not near(large, 0.35, 0.5, RED)
    assert face(symbol, style, 50) != face(symbol, bare, 50), "in small too"


def test_four_colours_keep_working_on_own_faces(style: CardStyle, tmp_path: Path) -> None:
    Image.new("RGB", (750, 1050), RED).save(tmp_path / "7D.png")
    assert face("7D", style) != face("7D", style._replace(four_colour=True))


def test_backs_that_say_something_stay_what_they_are(style: CardStyle) -> None:
    for game, rules in GAMES.items():
        seats = rules.seats()[0]
        for back in {card.back for card in rules.deck(seats, rules.fill(seats, {}))} - {"??"}:
            assert face(back, style, game=game) == face(back, CardStyle(), game=game)


def test_a_picture_that_has_gone_or_is_damaged_is_as_if_there_were_none(style: CardStyle, tmp_path: Path) -> None:
    (tmp_path / "9C.png").write_bytes(b"no picture")
    assert face("9C", style) == face("9C", CardStyle())
    gone = CardStyle(own_back=str(tmp_path / "gone.png"), own_faces=str(tmp_path / "gone"))
    assert face("??", gone) == face("??", CardStyle()) and face("KH", gone) == face("KH", CardStyle())


def test_a_press_paints_own_pictures_beyond_the_edge(style: CardStyle) -> None:
    made = QImage(274, 374, QImage.Format.Format_RGB32)
    made.fill(0xFFFFFFFF)
    painter = QPainter(made)
    painter.translate(12, 12)
    paint_print(painter, "??", style, bleed=12)
    painter.end()
    assert near(made, 0.002, 0.1, RED) and near(made, 0.998, 0.1, RED) and near(made, 0.5, 0.002, RED)
    assert near(made, 0.5, 0.998, BLUE) and near(made, 0.002, 0.998, BLUE)
