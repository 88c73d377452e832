"""What a game makes public of hidden cards on purpose, so that the contract does not compare it.

The contract exchanges two cards that a seat does not know and demands that the seat is told the same
(docs/engine.md#the-contract). Where by the rules of the game a hidden card has a consequence that all see, the two
worlds differ on purpose, and comparing them proves nothing. A game says where in its `alike.py`, a class of `Alike`;
most games have none. Asked by tests and checks only, never in play.
"""

from __future__ import annotations

from app.engine.actions import Action
from app.engine.play import Step
from app.engine.position import Position
from app.engine.witnessed import Witnessed, witnessed


class Alike:
    """What holds for most games: no hidden card has a consequence that all see."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether the rules of this game, wherever they act on a hidden card, treat these two alike."""
        return True

    def actions(self, p: Position, one: Action, other: Action) -> bool:
        """Whether two actions that look the same to all others have the same consequences, as far as all see them."""
        return True

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether the same followed by itself in the true step and in the step of the world with both cards exchanged.

        True as well where the rules had no reason to treat the two cards differently.
        """
        return True


def exchanged(p: Position, x: int, y: int) -> Witnessed:
    """The position with two cards in each other's place; what is known of a place stays known of it."""
    other = witnessed(p).copy()
    swap = {x: y, y: x}
    for cards in other.zones.values():
        cards[:] = [swap.get(c, c) for c in cards]
    for masks in (other.knowledge.holder, other.knowledge.place):
        masks[x], masks[y] = masks[y], masks[x]
    return other


def forced(step: Step) -> list[tuple[int, str | None]]:
    """Who did what without a choice in this step, as an onlooker is told."""
    acted = [event.args for event in step.told(None) if event.code == "acted"]
    return [(args["seat"], args.get("action")) for args in acted if "forced" in args]


class SameForced(Alike):
    """A hand that leaves no choice is played without asking, which tells something of it."""

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether the same was done without a choice."""
        return forced(true) == forced(false)


class SameForcedOfTwins(SameForced):
    """A hand of nothing but twins is laid without asking. With one deck, no hidden card forces an action."""

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether the same was done without a choice, where the deck has twins."""
        return not true.position.game.twins or super().course(true, false, x, y)
