"""How a card looks: the person's choices, and the inks that follow from them (look 5)."""

from __future__ import annotations

from typing import NamedTuple

CARD_WIDTH = 250.0
"""Width of a card in card units, the space in which faces are drawn."""
CARD_HEIGHT = 350.0
"""Height of a card in card units."""
CARD_RADIUS = 14.5
"""The radius of a card's corners in card units: 5.8 % of the width (look 4)."""

BACKS: tuple[str, ...] = ("tile", "olive", "pomegranate", "woven")
"""The backs that a pack may have, the default first. A game's own deck may have others."""

INK = "#1c2028"
"""The only outline ink of courts, jokers and shapes."""
GOLD = "#e0a93a"
"""Gold of frames, crowns and stars."""
CREAM = "#fdf6e3"
"""Ground of a court's panel and of the joker's disc."""
SKIN = "#f0d2ae"
"""Faces and hands."""


class CardStyle(NamedTuple):
    """The choices that change how a card is painted; all of them combine."""

    four_colour: bool = False
    """Diamonds blue and clubs green."""
    large_index: bool = False
    """A big rank and suit in the upper corner and one figure; always used below a width of 60 px."""
    night: bool = False
    """Dark paper and light inks."""
    back: str = "tile"
    """The picture on the back, one of BACKS."""
    own_back: str = ""
    """The path of the person's own picture for the back of an ordinary pack; if empty, `back` applies."""
    own_faces: str = ""
    """A folder with the person's own pictures for an ordinary pack (`KH.png`); cards without one look as usual."""
    own_corners: bool = True
    """Whether the program's corner marks are painted on the person's own pictures."""


class Paper(NamedTuple):
    """The paper of a card: gradient from the upper to the lower edge, and the line round it."""

    top: str
    bottom: str
    edge: str
    edge_opacity: float


DAY_PAPER = Paper("#fffdf8", "#f9f3e6", "#8b7a5f", 0.55)
NIGHT_PAPER = Paper("#34302b", "#2b2723", "#9c8a70", 0.6)


def paper(style: CardStyle) -> Paper:
    """Return the paper for `style` (look 2, card paper and night faces)."""
    return NIGHT_PAPER if style.night else DAY_PAPER
