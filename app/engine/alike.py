"""The effects of hidden cards that a game makes public on purpose, so that the contract does not compare them.

The contract exchanges two cards that a seat does not know and demands that the seat is told the same in both worlds
(docs/engine.md#the-contract). If the rules of a game let a hidden card have a consequence that everybody sees, the two
worlds differ on purpose, and comparing them proves nothing. A game says so in its `alike.py`, in a subclass of `Alike`;
most games have none. Only tests and checks ask it, never play.
"""

from __future__ import annotations

from app.engine.actions import Action
from app.engine.play import Step
from app.engine.position import Position
from app.engine.witnessed import Witnessed, witnessed


class Alike:
    """The answers for most games: no hidden card has a consequence that everybody sees."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether the rules of this game treat these two cards alike wherever they act on a hidden card."""
        return True

    def actions(self, p: Position, one: Action, other: Action) -> bool:
        """Whether two actions that look the same to all other seats have the same consequences in everybody's sight."""
        return True

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether the same things followed automatically in the true step and in the one with both cards exchanged.

        Also True if the rules had no reason to treat the two cards differently.
        """
        return True


def exchanged(p: Position, x: int, y: int) -> Witnessed:
    """Return a copy with two cards exchanged; what is known of a place stays known of it."""
    other = witnessed(p).copy()
    swap = {x: y, y: x}
    for cards in other.zones.values():
        cards[:] = [swap.get(c, c) for c in cards]
    for masks in (other.knowledge.holder, other.knowledge.place):
        masks[x], masks[y] = masks[y], masks[x]
    return other


def forced(step: Step) -> list[tuple[int, str | None]]:
    """The forced actions of this step with their seats, as an onlooker is told of them."""
    acted = [event.args for event in step.told(None) if event.code == "acted"]
    return [(args["seat"], args.get("action")) for args in acted if "forced" in args]


class SameForced(Alike):
    """For a game that plays a hand with only one possible move without asking, which tells something of it."""

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether both steps had the same forced actions."""
        return forced(true) == forced(false)


class SameForcedOfTwins(SameForced):
    """For a game that lays a hand of nothing but twins without asking.

    With one deck, no hidden card forces an action.
    """

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether both steps had the same forced actions, or the deck has no twins."""
        return not true.position.game.twins or super().course(true, false, x, y)
