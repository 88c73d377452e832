"""What ends while events are told: a turn, a fight, a round, a deal, the game.

A game declares which events end its turns, fights and rounds (`Controller.ends`). The end of a deal (cards are gathered
for the next) and of the game is read from the events themselves. Each end is a stop that says who and why, before
anything moves away. No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from app.engine import Event
from app.engine.zones import family


class End(NamedTuple):
    """What ends, and what its stop has to show.

    `who`: the seat that wins, loses or has played it; None if it ends for all alike. `card`: open cards decide it, and
    are lit while it is said. `read`: the stop lasts until its words have been read. Without `read`, people read them
    while the next cards move, provided that nothing that decided anything goes away.
    """

    what: Literal["turn", "fight", "round", "deal", "game"]
    who: bool = True
    card: bool = True
    read: bool = True


TO = "to:"
"""The prefix of the key of an end that comes with cards going to a family of zones, `to:won`."""
DEAL = End("deal", who=False, card=False)
GAME = End("game", who=False, card=False)


def ending(event: Event, ends: Mapping[str, End]) -> End | None:
    """What an event ends; None if it ends nothing.

    The keys of `ends` are codes of `said` events, codes of other events, or `TO` with the name of a family of zones.
    """
    if event.code == "ended":
        return GAME
    if event.code == "gathered":
        return DEAL
    if event.said:
        return ends.get(event.said)
    if event.moves and event.cards:
        return ends.get(TO + family(event.goal))
    return ends.get(event.code)


def ends_round(event: Event, ends: Mapping[str, End]) -> bool:
    """Whether an event ends a round or a deal: something that people have to know, however briefly they are told."""
    end = ending(event, ends)
    return end is not None and end.what in ("round", "deal")
