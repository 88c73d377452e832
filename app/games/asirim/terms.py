"""The terms of the page: zones, values, who is present and who is qualified (canon 1; canon 2; canon 4.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from app.engine.cards import RANKS, SUITS, natural_value
from app.engine.position import Position
from app.games.shared.values import folded

MOST_SEATS = 6
HAND, ALPHA, TAG, PRISON = (
    tuple(f"{name}.{seat}" for seat in range(MOST_SEATS)) for name in ("hand", "alpha", "tag", "prison")
)
LAID = 2
"""Every seat lays an alpha and a tag in a round."""
NOBODY = -1

# The deck is sorted by rank and then suit, so card c has rank c // 4 (0 is the two).
CARDS = tuple(rank + suit for rank in RANKS for suit in SUITS)
Z = tuple(folded(natural_value(text)) for text in CARDS)
"""The value z of a card (canon 1)."""
ROYAL = tuple(text[0] in "JQKA" for text in CARDS)
ACE = tuple(text[0] == "A" for text in CARDS)
LEAST = 1
"""The smallest value, that of a marked card (canon 1, 4.8)."""


def counts(c: int, marked: Collection[str]) -> int:
    """What a prisoner counts: its value, or the smallest one if it has been marked (canon 4.8)."""
    return LEAST if CARDS[c] in marked else Z[c]


def present(p: Position) -> Sequence[int]:
    """The seats that have not lost (canon 4.1)."""
    lost = p.vars["lost"]
    return [seat for seat in range(p.game.seats) if seat not in lost] if lost else range(p.game.seats)


def droppers(seats: Iterable[int], zones: Mapping[str, Sequence[object]], round_vars: Mapping[str, Any]) -> list[int]:
    """Those of these seats that drop a card after a round that somebody has won: they lost it, did not exchange, and
    have two or more cards in hand (canon 4.6, 4 and 5). `round_vars` are the vars of a position or a view."""
    spared = (round_vars["round_winner"], round_vars["swapped"])
    return [seat for seat in seats if len(zones[HAND[seat]]) > 1 and seat not in spared]


def enough(prison: Sequence[int], amount: int) -> bool:
    """Whether a prison has the agreed number, and cards of two ranks (canon 4.1, qualified)."""
    return len(prison) >= amount and len({c // 4 for c in prison}) > 1


def qualified(p: Position, seat: int) -> bool:
    """Whether a seat is present and its prison allows the call (canon 4.1)."""
    prison = p.zones[PRISON[seat]]
    return bool(prison) and enough(prison, p.game.options["amount"]) and seat not in p.vars["lost"]


def others_prisoners(p: Position, seat: int) -> Iterator[int]:
    """The cards in the prisons of the other present seats (canon 4.8, 2)."""
    for other in present(p):
        if other != seat:
            yield from p.zones[PRISON[other]]


def in_stage_1(p: Position) -> bool:
    """Whether cards are freed in order to be laid; otherwise all have lost, and the alphas lie (canon 4.3, 4.5)."""
    return not any(p.zones[ALPHA[seat]] for seat in present(p))


def giving(p: Position, seat: int) -> str:
    """Where the target of an exchange gives from: their hand, or their prison if they have no hand (canon 4.6, 2)."""
    return HAND[seat] if p.zones[HAND[seat]] else PRISON[seat]


def take_up(p: Position) -> None:
    """Return alphas and tags that still lie to their owners' hands (canon 4.6, 6 and 4.8, 1)."""
    zones = p.zones
    for seat in range(p.game.seats):
        if zones[ALPHA[seat]]:
            p.move_top(ALPHA[seat], HAND[seat], "end")
        if zones[TAG[seat]]:
            p.move_top(TAG[seat], HAND[seat], "end")
