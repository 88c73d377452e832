"""The four suits: outlines 100 high about 0,0 and their inks (look 2 and 5)."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainterPath

from app.art.card_style import CardStyle
from app.art.paths import path

SUITS = "CDHS"
"""The letters of the suits in the canon's order: clubs, diamonds, hearts, spades."""

_OUTLINES = {
    "C": "M0-50.5a22.8 22.8 0 0 1 17.5 37.5a22.8 22.8 0 1 1-14.5 38C5 38 11 46 23 50H-23C-11 46-5 38-3 25"
    "a22.8 22.8 0 1 1-14.5-38A22.8 22.8 0 0 1 0-50.5Z",
    "D": "M0-52Q-16-22-39 0Q-16 22 0 52Q16 22 39 0Q16-22 0-52Z",
    "H": "M0 50C-7 36-47 11-47-20C-47-38-35-49-23.5-49C-11.5-49-3-41 0-28C3-41 11.5-49 23.5-49"
    "C35-49 47-38 47-20C47 11 7 36 0 50Z",
    "S": "M0-51C-8-32-46-13-46 14C-46 29-35 37-24 37C-14.5 37-7 33-2.5 25C-4.5 38-11 46-23 50L23 50"
    "C11 46 4.5 38 2.5 25C7 33 14.5 37 24 37C35 37 46 29 46 14C46-13 8-32 0-51Z",
}
# By day and by night: the ink of the suit in two colours, then in four.
_INKS = {
    "C": (("#1c2230", "#1f6b4f"), ("#f1e9da", "#9fd6a4")),
    "D": (("#b8262f", "#1d5fa8"), ("#ff9a93", "#8fc1ff")),
    "H": (("#b8262f", "#b8262f"), ("#ff9a93", "#ff9a93")),
    "S": (("#1c2230", "#1c2230"), ("#f1e9da", "#f1e9da")),
}


def suit_path(suit: str) -> QPainterPath:
    """Return the outline of a suit, 100 units high about 0,0. Shared: copy it before changing it.

    Raises ValueError unless `suit` is one of C, D, H, S.
    """
    if suit not in _OUTLINES:
        raise ValueError(f"no suit {suit!r}")
    return path(_OUTLINES[suit])


def suit_colour(suit: str, style: CardStyle) -> QColor:
    """Return the ink in which `style` prints a suit. Raises ValueError unless `suit` is one of C, D, H, S."""
    if suit not in _INKS:
        raise ValueError(f"no suit {suit!r}")
    return QColor(_INKS[suit][style.night][style.four_colour])
