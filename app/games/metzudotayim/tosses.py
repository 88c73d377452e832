"""The tosses in what is told, in order: who tosses, how each card comes down, and which card it is if that is told.

A toss event says only that a card was tossed and how it came down. The events round it say whose it was and which card:
the announcement before the tosses of a fight, and the moves of the cards afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.engine import Event, hidden


class Toss(NamedTuple):
    """One card in the air.

    `up`: it is positive. `face` is the card, if the seat that is told learns it; otherwise empty. It is card `number`,
    from 1, of `of` (0 in the tosses for a hand, which end with the first negative card). `positive` counts the seat's
    cards that have come down positive, including this one. `last`: it ends the seat's tosses in a fight, or the tosses
    of both seats for their hands.
    """

    seat: int
    up: bool
    face: str
    number: int
    of: int
    positive: int
    last: bool


def tosses(events: Sequence[Event]) -> list[Toss]:
    """Every toss among these events, in order."""
    found: list[Toss] = []
    seat, of = -1, 0
    number = positive = 0
    faces: Iterator[str] = iter(())
    for at, event in enumerate(events):
        if event.said == "tossing":
            seat, of = (int(arg) for arg in event.about)
            number = positive = 0
            faces = iter(_turned_up(events[at + 1 :], seat))
        if event.code != "tossed":
            continue
        up = bool(event.args["heads"])
        if event.args["code"] == "build":
            moved = events[at + 1]
            giver = moved.giver
            if giver != seat or of:
                seat, of = giver, 0
                number = positive = 0
            faces = iter(moved.cards)
        number, positive = number + 1, positive + up
        face = next(faces, "") if up else ""
        last = number == of if of else _ends(events[at + 1 :])
        found.append(Toss(seat, up, "" if hidden(face) else face, number, of, positive, last))
    return found


def _turned_up(events: Sequence[Event], seat: int) -> Iterator[str]:
    """The cards of a stock that came down positive in the tosses of a fight, in order."""
    for event in events:
        if event.said:
            return
        if event.code == "moved" and event.source == f"stock.{seat}" and event.goal == "discard":
            yield from event.cards


def _ends(events: Sequence[Event]) -> bool:
    """Whether the tosses for hands end with the one before these events: its card moves, and no other is tossed."""
    return not any(event.code == "tossed" for event in events[1:2])
