"""How the cards of a game's own deck look: the class that a game's `faces.py` fills in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Set
from typing import ClassVar

from PySide6.QtGui import QPainter

from app.art.card_style import CardStyle


class DeckFaces(ABC):
    """Faces and backs of the cards of one game; a game has its own as a class of DeckFaces in its `faces.py`.

    Everything is painted in card space, (0,0) to (250,350), on paper that is there already; the painter's state is
    restored afterwards. Below 60 px, and for whoever asked for it, `style.large_index` is set: then a single large
    sign at the upper left has to be enough to know the card.
    """

    symbols: ClassVar[Set[str]]
    """The cards and the backs that this class paints; whatever else the game has is painted as without it."""

    @abstractmethod
    def paint_face(self, painter: QPainter, symbol: str, style: CardStyle) -> None:
        """Paint an open card, one of `symbols`."""

    @abstractmethod
    def paint_back(self, painter: QPainter, symbol: str, style: CardStyle) -> None:
        """Paint a back, one of `symbols` that begins with `?`. Turned by 180 degrees it has to look the same."""
