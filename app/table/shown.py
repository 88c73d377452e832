"""What the overlay, the teller and the controller know of the stage: a card in a zone, and the protocols between them.

The stage owns its overlay and its teller; they reach it only through the protocols here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtWidgets import QGraphicsItem

from app.art.states import MarkKind
from app.art.tokens import Theme
from app.engine import Event, View
from app.table.cards import CardItem, Faces
from app.table.clock import Clock
from app.table.geometry import Board, Box, Place, Spot
from app.table.narration import Narration
from app.table.prompts import Flight, Hem, Ref, Rest
from app.table.scores import Score
from app.table.signs import ScoreTable, Sign


class Director(Protocol):
    """What the stage asks a game's controller while it lays views and tells events."""

    seat: int | None
    """The seat to which the table is shown; None: an onlooker."""
    swift: float
    """How many times as fast as usual it tells when another seat does more of what it has just been seen to do."""

    def watch(self, view: View) -> None:
        """Take a view that is about to be laid, and keep what `spots` cannot derive from the zones alone."""

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> Sequence[Spot]:
        """Where each zone lies when it holds these cards."""

    def signs(self, view: View, board: Board) -> Sequence[Sign]:
        """Words and figures on the cloth for a view."""

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The states of cards that do not depend on whose turn it is."""

    def hem(self, view: View, board: Board) -> Hem | None:
        """The hem in front of the seat in turn."""

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Put events into the order in which they are told, which is not always that in which they happened."""

    def before(self, event: Event, view: View) -> Rest:
        """The rest before an event: how long it is and what to light, so that people see what leads to the event."""

    def rest(self, event: Event, view: View) -> Rest:
        """The rest after an event: how long it is and what to light."""

    def narration(self, events: Sequence[Event]) -> Narration:
        """The narration, which says what `before` and `rest` leave unsaid about these events."""

    def score_table(self, scores: Sequence[Score]) -> ScoreTable:
        """The table of scores between two deals, the leading seat first."""

    def expect(self, events: Sequence[Event]) -> None:
        """Take the events of a gesture before they are told, and keep what the first of them needs from later ones."""

    def flight(self, event: Event, view: View) -> Flight | None:
        """How the card that an event has tossed flies; None if no card is shown in the air."""

    def held_up(self, event: Event, view: View) -> str:
        """The zone in whose place cards of an undrawn zone are held up when an event shows them; empty: none."""


class HeldUp(NamedTuple):
    """Where a card of an undrawn zone is held up: in the place of which zone, as which one of how many."""

    zone: str
    number: int
    of: int


class Shown:
    """One card in a zone as it is shown: its text, its item while it is drawn, and where it is held up, if it is."""

    __slots__ = ("held_up", "item", "text")

    def __init__(self, text: str) -> None:
        """Hold a card that is not drawn yet."""
        self.text = text
        self.item: CardItem | None = None
        self.held_up: HeldUp | None = None


class Cloth(Protocol):
    """What the overlay asks of a cloth with cards on it."""

    board: Board
    theme: Theme
    faces: Faces

    def addItem(self, item: QGraphicsItem) -> None:
        """The method of Qt."""

    def removeItem(self, item: QGraphicsItem) -> None:
        """The method of Qt."""

    def spot(self, zone: str) -> Spot | None:
        """Where a zone lies."""

    def spots(self) -> list[Spot]:
        """Where all zones lie."""

    def count(self, zone: str) -> int:
        """How many cards a zone shows."""

    def item_at(self, ref: Ref) -> CardItem | None:
        """The item of a card, if it is drawn."""

    def zone_box(self, zone: str) -> Box | None:
        """The rectangle of a zone: of the sign that serves as its drop place, otherwise of its cards or place."""

    def box(self, ref: Ref) -> Box | None:
        """The rectangle of a card in its place, or of a zone."""

    def around(self, refs: Sequence[Ref]) -> Box:
        """The rectangle that encloses several cards or zones."""


class Lights(Protocol):
    """Lights what an event is about."""

    def light(self, rest: Rest) -> None:
        """Light cards and say words while the table rests."""

    def show_scores(self, sign: ScoreTable) -> None:
        """Show the table of scores over the cloth while the table rests."""

    def douse(self) -> None:
        """Stop lighting."""


class MovingCloth(Cloth, Protocol):
    """What the teller asks of a cloth whose cards move."""

    clock: Clock
    view: View | None
    director: Director | None

    @property
    def overlay(self) -> Lights:
        """What lights the cards of an event."""

    def cards(self, zone: str) -> list[Shown]:
        """The cards of a zone."""

    def places(self, zone: str) -> list[Place]:
        """The places of a zone's cards."""

    def face(self, zone: str, text: str) -> str:
        """What is drawn for a card in a zone: its back if the zone is gathered up."""

    def back(self, text: str) -> str:
        """What a card shows when it lies face down."""

    def lay(self, view: View, quiet: bool = False) -> None:
        """Lay a view: every card exactly where it belongs, whatever was moving; `quiet`: telling goes on from there."""

    def between(self) -> View:
        """The view as far as it has been told; nobody may act in it."""

    def show_signs(self, view: View) -> None:
        """Show the controller's signs for a view, and which cards fit."""

    def respot(self) -> None:
        """Ask the controller again where the zones lie, with the cards they hold now."""

    def shifted(self) -> list[str]:
        """Ask again where the zones lie; return those with cards whose place or turn has changed."""

    def shift(self, ms: float) -> float:
        """Move zones to their places if those have changed; return how many milliseconds that takes."""

    def arrange(self, zone: str, ms: float = 0.0, flying: Collection[CardItem] = ()) -> None:
        """Move a zone's cards to their places, except those flying; draw what comes into sight, remove what leaves."""

    def drawn(self, zone: str, index: int) -> CardItem | None:
        """A card of a zone, drawn in its place if it was not; None if the zone has no places."""

    def hold_up(self, zone: str, cards: Mapping[int, str], where: str, ms: float) -> float:
        """Turn up cards of a closed hand, and lay them in another zone's place until a view is laid.

        Return how many milliseconds that takes.
        """

    def take(self, zone: str, indexes: Sequence[int]) -> list[Shown]:
        """Take cards out of a zone, each drawn in its place so that it can fly."""

    def add(self, zone: str, cards: Sequence[Shown], count: int) -> None:
        """Put cards that were taken into a zone, which then has `count` of them; the rest are new cards."""

    def take_away(self, card: Shown) -> None:
        """Remove a card from sight."""
