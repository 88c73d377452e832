"""What the stage shows, as those see it who paint and tell on it: a card of a zone, whom it asks, what it answers.

The stage owns its overlay and its teller; they know it by the protocols here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from PySide6.QtWidgets import QGraphicsItem

from app.art.states import MarkKind
from app.art.tokens import Theme
from app.engine import Event, View
from app.table.cards import CardItem, Faces
from app.table.clock import Clock
from app.table.geometry import Board, Box, Place, Spot
from app.table.prompts import Hem, Ref, Rest
from app.table.signs import Sign


class Director(Protocol):
    """What the stage asks a game's controller for while it lays and tells."""

    def watch(self, view: View) -> None:
        """A view is about to be laid: what zones alone do not tell can be kept for `spots`."""

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> Sequence[Spot]:
        """Where each zone lies when it holds these cards."""

    def signs(self, view: View, board: Board) -> Sequence[Sign]:
        """Words and figures on the cloth for a view."""

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The states that cards have whoever is in turn."""

    def hem(self, view: View, board: Board) -> Hem | None:
        """The hem in front of the seat in turn."""

    def before(self, event: Event, view: View) -> Rest:
        """How long to rest before an event is told, and what to light meanwhile: what leads to it can be seen."""

    def rest(self, event: Event, view: View) -> Rest:
        """How long to rest after an event has been told, and what to light meanwhile."""


class Shown:
    """One card of a zone as it is shown: its text, and its item while it is drawn."""

    __slots__ = ("item", "text")

    def __init__(self, text: str) -> None:
        """A card that is not drawn yet."""
        self.text = text
        self.item: CardItem | None = None


class Cloth(Protocol):
    """A cloth on which cards lie: what the overlay asks of it."""

    board: Board
    theme: Theme
    text_factor: float
    faces: Faces

    def addItem(self, item: QGraphicsItem) -> None:
        """Qt's."""

    def removeItem(self, item: QGraphicsItem) -> None:
        """Qt's."""

    def spot(self, zone: str) -> Spot | None:
        """Where a zone lies."""

    def spots(self) -> list[Spot]:
        """Where all zones lie."""

    def count(self, zone: str) -> int:
        """How many cards a zone shows."""

    def item_at(self, ref: Ref) -> CardItem | None:
        """The item of a card, if it is drawn."""

    def zone_box(self, zone: str) -> Box | None:
        """The rectangle of a zone: of the sign that stands for it as a place to drop, else of its cards or place."""

    def box(self, ref: Ref) -> Box | None:
        """The rectangle of a card where it belongs, or of a zone."""

    def around(self, refs: Sequence[Ref]) -> Box:
        """The rectangle round several cards or zones."""


class Lights(Protocol):
    """Lights what an event is about."""

    def light(self, rest: Rest) -> None:
        """Light cards and say words while the table rests."""

    def douse(self) -> None:
        """Put the lamps out."""


class MovingCloth(Cloth, Protocol):
    """A cloth whose cards move: what the teller asks of it."""

    clock: Clock
    view: View | None
    director: Director | None

    @property
    def overlay(self) -> Lights:
        """Lights what an event is about."""

    def cards(self, zone: str) -> list[Shown]:
        """The cards of a zone."""

    def places(self, zone: str) -> list[Place]:
        """The places of a zone's cards."""

    def face(self, zone: str, text: str) -> str:
        """What is drawn of a card in a zone: its back where the zone is gathered up."""

    def back(self, text: str) -> str:
        """What is seen of a card that lies face down."""

    def lay(self, view: View, quiet: bool = False) -> None:
        """Lay a view: every card exactly where it belongs, whatever moved before; `quiet`: it has not settled."""

    def between(self) -> View:
        """The view as far as it has been told; nobody is to act in it."""

    def show_signs(self, view: View) -> None:
        """Show the controller's signs for a view, and which cards fit."""

    def respot(self) -> None:
        """Ask anew where the zones lie, for the cards they hold now."""

    def shift(self, ms: float) -> float:
        """Take zones that lie elsewhere or turned by now to where they lie; the milliseconds until they do."""

    def arrange(self, zone: str, ms: float = 0.0, flying: Collection[CardItem] = ()) -> None:
        """Take a zone's cards to their places, but for those flying; draw and remove what comes and goes from sight."""

    def take(self, zone: str, indexes: Sequence[int]) -> list[Shown]:
        """Take cards out of a zone, each drawn at its place so that it can fly."""

    def add(self, zone: str, cards: Sequence[Shown], count: int) -> None:
        """Put cards that were taken into a zone, which has `count` of them then; those that were nowhere are new."""

    def take_away(self, card: Shown) -> None:
        """A card goes out of sight."""
