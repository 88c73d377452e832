"""Zones: where cards can lie, who sees them there, and which zones form one group.

A game declares patterns (`hand.{seat}`, `pile.{suit}`, `pile.{seat}.{k}`). The engine makes the ids from them, once for
each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from app.engine.cards import SUITS


class Kind(Enum):
    """The kinds of zones, which differ in what can be known of a card's place.

    PILE: index 0 is the top; everybody can follow the places until a shuffle mixes them. ROW: index 0 is at the owner's
    start side, and everybody sees where each back lies. HAND: the order means nothing, and nobody may know it.
    """

    PILE = "pile"
    ROW = "row"
    HAND = "hand"


class Face(Enum):
    """Who sees the cards of a zone: nobody, everybody, its owner only, or the seat that decides (`Position.turn`)."""

    DOWN = "down"
    UP = "up"
    OWNER = "owner"
    TURN = "turn"


Faces = Face | tuple[Face, ...]
"""One face for a whole zone, or one for each index from 0; the last one is for all further indexes."""


class Zone(NamedTuple):
    """A zone as declared (a pattern) or as made for a game (`id` complete, `owner` set).

    `face` None: `Rules.face` decides, from phase and vars. `group`: zones of one group hide which of them a card lies
    in when its owner lays it away unseen (docs/engine.md#groups); by default each zone is a group by itself. `k`: the
    numbers of a family.
    """

    id: str
    kind: Kind
    face: Faces | None
    group: str = ""
    k: range = range(0)
    owner: int | None = None

    def made(self, seats: int) -> Iterator[Zone]:
        """The zones that this pattern stands for, ordered by seat, then suit, then number."""
        for seat in range(seats) if "{seat}" in self.id else (None,):
            for suit in SUITS if "{suit}" in self.id else ("",):
                for k in self.k if "{k}" in self.id else (0,):
                    name = self.id.format(seat=seat, suit=suit, k=k)
                    group = self.group.format(seat=seat, suit=suit, k=k) or name
                    yield Zone(name, self.kind, self.face, group, range(0), seat)


def pile(id: str, face: Faces | None, group: str = "", k: range = range(0)) -> Zone:
    """Declare a pile."""
    return Zone(id, Kind.PILE, face, group, k)


def row(id: str, face: Faces | None, group: str = "", k: range = range(0)) -> Zone:
    """Declare a row."""
    return Zone(id, Kind.ROW, face, group, k)


def hand(id: str = "hand.{seat}", face: Faces | None = Face.OWNER, group: str = "") -> Zone:
    """Declare the seats' hands, or another heap without order."""
    return Zone(id, Kind.HAND, face, group)


def family(zone: str) -> str:
    """The name that a zone shares with those of other seats, suits and numbers: `pile` for `pile.2.1`."""
    return zone.partition(".")[0]


def seat_of(zone: str) -> int:
    """The seat that a zone's id names: 2 for `pile.2.1`. Raises ValueError if it names none."""
    seat = zone.partition(".")[2].partition(".")[0]
    if not seat.isdigit():
        raise ValueError(f"the zone {zone!r} belongs to no seat")
    return int(seat)
