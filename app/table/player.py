"""What a table asks of a game's controller, and a wrapper that caches the answers for the present view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.art.states import MarkKind
from app.engine import Reason, View
from app.table.geometry import Board
from app.table.prompts import SEAT, Choice, Ref
from app.table.shown import Director
from app.table.signs import Note


class Player(Director, Protocol):
    """A controller, as the table uses it."""

    factor: float
    across: float
    put: bool
    chosen: Sequence[Ref]
    """The raised cards that will go together; the table sets them."""

    def choices(self, view: View, held: Ref) -> Sequence[Choice]:
        """What the held card may do."""

    def liftable(self, view: View) -> Sequence[Ref]:
        """The cards that may do something."""

    def cards(self, view: View) -> Sequence[Ref]:
        """The cards that can be picked up, even if only to be refused."""

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """The states of cards."""

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """What the cloth says about a card that is held or pointed at."""

    def pointed(self, view: View, ref: Ref, board: Board) -> str:
        """What the voice says of a card that is pointed at when the cloth has no room for it."""

    def ready(self, view: View) -> Ref | None:
        """The card that is held without being picked up."""

    def together(self, view: View) -> int:
        """How many cards are chosen before they all go to one place together; 1: each goes by itself."""

    def turnable(self, view: View) -> Ref | None:
        """The card that the seat in turn may turn in place before it says that the card lies right."""

    def turn(self, view: View) -> None:
        """Turn that card."""

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there."""

    def lies(self, view: View, zone: str) -> str:
        """What lies in a zone, and whose it is, in words for a screen reader."""

    def describe(self, view: View, ref: Ref) -> str:
        """A card or zone in words."""


class ChoicesOf:
    """A controller with the present view, for gestures to ask; answers are cached for the view."""

    def __init__(self, player: Player, view: View) -> None:
        self.player = player
        self.view = view
        self._choices: dict[Ref, Sequence[Choice]] = {}
        self._lift: list[Ref] | None = None

    def choices(self, held: Ref) -> Sequence[Choice]:
        """What the held card may do."""
        if held not in self._choices:
            self._choices[held] = self.player.choices(self.view, held)
        return self._choices[held]

    def liftable(self) -> Sequence[Ref]:
        """The cards that may do something."""
        if self._lift is None:
            self._lift = list(self.player.liftable(self.view))
        return self._lift

    def liftable_zones(self) -> Sequence[str]:
        """The zones whose cards can be picked up, even if only to be refused."""
        return list(dict.fromkeys(ref.zone for ref in self.player.cards(self.view)))

    def ready(self) -> Ref | None:
        """The card that counts as in hand without being picked up."""
        return self.player.ready(self.view)

    def owner(self, place: Ref) -> int | None:
        """The seat that a zone, a card in it or a badge belongs to."""
        if place.zone.startswith(SEAT):
            return int(place.zone.removeprefix(SEAT))
        zone = self.view.game.zones.get(place.zone)
        return zone.owner if zone is not None else None

    def together(self) -> int:
        """How many cards go together."""
        return self.player.together(self.view)

    def refusal(self, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there."""
        return self.player.refusal(self.view, held, target)
