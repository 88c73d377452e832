"""What comes to an end while events are told: a turn, a fight, a round, a deal, the game.

A game declares by which events its turns, fights and rounds end (`Controller.ends`); that cards are gathered for the
next deal, and that the game is over, is read from the events. Each end is a stop that says who and why, before
anything moves away. No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from app.engine import Event


class End(NamedTuple):
    """What comes to an end, and what its stop has to show.

    `who`: somebody wins it, loses it or has played it; without, it ends for all alike. `card`: open cards decide it,
    which are lit while it is said. `read`: it lasts until its words have been read; without, they are read while what
    follows moves, where nothing that decided anything goes away.
    """

    what: Literal["turn", "fight", "round", "deal", "game"]
    who: bool = True
    card: bool = True
    read: bool = True


TO = "to:"
"""How the key of an end begins that comes with cards going to a family of zones, `to:won`."""
DEAL = End("deal", who=False, card=False)
GAME = End("game", who=False, card=False)


def ending(event: Event, ends: Mapping[str, End]) -> End | None:
    """What an event ends; None if it ends nothing.

    The keys of `ends` are codes of what is said, codes of other events, or `TO` with the name of a family of zones.
    """
    if event.code == "ended":
        return GAME
    if event.code == "gathered":
        return DEAL
    if event.code == "said":
        return ends.get(str(event.args["code"]))
    if event.code in ("moved", "moved-all") and event.cards:
        return ends.get(TO + str(event.args["to"]).partition(".")[0])
    return ends.get(event.code)
