"""What may be done in one view, as gestures ask for it; the controller's answers are cached."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Reason, View
from app.table.controller import Controller
from app.table.prompts import SEAT, Choice, Ref


class ChoicesOf:
    """A controller with the present view, for gestures to ask; answers are cached for the view."""

    def __init__(self, controller: Controller, view: View) -> None:
        self.controller = controller
        self.view = view
        self._choices: dict[Ref, Sequence[Choice]] = {}
        self._lift: list[Ref] | None = None

    def choices(self, held: Ref) -> Sequence[Choice]:
        """What the held card may do."""
        if held not in self._choices:
            self._choices[held] = self.controller.choices(self.view, held)
        return self._choices[held]

    def liftable(self) -> Sequence[Ref]:
        """The cards that may do something."""
        if self._lift is None:
            self._lift = list(self.controller.liftable(self.view))
        return self._lift

    def liftable_zones(self) -> Sequence[str]:
        """The zones whose cards can be picked up, even if only to be refused."""
        asked = (ref.zone for ref in self.controller.cards(self.view))
        return list(dict.fromkeys((*asked, *self.controller.unasked(self.view))))

    def ready(self) -> Ref | None:
        """The card that counts as in hand without being picked up."""
        return self.controller.ready(self.view)

    def owner(self, place: Ref) -> int | None:
        """The seat that a zone, a card in it or a badge belongs to."""
        if place.zone.startswith(SEAT):
            return int(place.zone.removeprefix(SEAT))
        zone = self.view.game.zones.get(place.zone)
        return zone.owner if zone is not None else None

    def together(self) -> int:
        """How many cards go together."""
        return self.controller.together(self.view)

    def refusal(self, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there."""
        return self.controller.refusal(self.view, held, target)

    def bound_for(self, place: Ref) -> Sequence[Ref]:
        """The cards that may go to this place."""
        return self.controller.bound_for(self.view, place)

    def idle(self, place: Ref) -> Reason | None:
        """Why a click on a place does nothing while no card is in hand."""
        return self.controller.idle(self.view, place)
