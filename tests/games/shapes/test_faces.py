"""The faces of Shapes: a cross shows only the lines within it, and looks as if it were cut from the whole lattice."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.faces import card_pixmap
from app.games.shapes import faces


def painted(symbol: str, width: float, style: CardStyle) -> QImage:
    """A card without shadow."""
    return card_pixmap(symbol, width, 1.0, style, shadow=None, game="shapes").toImage()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("style", [CardStyle(), CardStyle(night=True), CardStyle(large_index=True)])
def test_lines_beyond_a_shape_are_left_out_and_no_pixel_misses_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, style: CardStyle
) -> None:
    cards = [(symbol, width) for symbol in ("bX", "wTX", "wCQX") for width in (44.0, 83.3, 171.4)]
    cut = [painted(*card, style) for card in cards]
    within = faces._within
    whole = {True: faces._pattern("X", True), False: faces._pattern("X", False)}
    monkeypatch.setattr(
        faces, "_within", lambda shape, night, radius: whole[night] if shape == "X" else within(shape, night, radius)
    )
    for card, image in zip(cards, cut, strict=True):
        assert painted(*card, style) == image, card
