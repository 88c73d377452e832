"""How the cards of a game's own deck look: the base class for a game's `faces.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Set
from typing import ClassVar

from PySide6.QtGui import QPainter

from app.art.card_style import CardStyle


class DeckFaces(ABC):
    """Faces and backs of the cards of one game; a game defines its own as a subclass in its `faces.py`.

    Everything is painted in card space, (0,0) to (250,350), on paper that is already there. The painter's state is
    restored afterwards. Below 60 px, and for people who chose it, `style.large_index` is set: then a single large sign
    at the upper left must be enough to recognise the card.
    """

    symbols: ClassVar[Set[str]]
    """The cards and the backs that this class paints; the rest of the game's cards are painted as without it."""

    @abstractmethod
    def paint_face(self, painter: QPainter, symbol: str, style: CardStyle) -> None:
        """Paint an open card, one of `symbols`."""

    @abstractmethod
    def paint_back(self, painter: QPainter, symbol: str, style: CardStyle) -> None:
        """Paint a back, one of `symbols` that begins with `?`. Turned by 180 degrees it must look the same."""
