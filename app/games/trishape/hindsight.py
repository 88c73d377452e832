"""How many points a deal of TriShape can still bring if every card is known, computed exactly (canon 4).

Only suits matter, and the order of the stock is known. So a position is four counts of the hand, four of the piles, and
how much of the stock is gone. Whether a number of further points is possible is found by trying actions, deepest first
and the most promising action before the others, with three cuts:

- No position is tried twice: for each it is stored how many points it surely brings, and how many it surely does not.
- Every action while there is a stock takes one card from it, and all but the points lay a card on a pile, of which
  every other card is lost. So with H cards in hand, T on the piles and m in the stock, P more points need 5P cards of
  2H + T + m.
- A suit brings no more points than a third of its cards in hand and stock and of half its pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

from app.engine.position import Position
from app.games.trishape.rules import HAND, LANE, PILES

_SUIT = tuple(1 << LANE * suit for suit in range(4))
_MASK = (1 << LANE) - 1
_HALF = sum(_MASK >> 1 << LANE * suit for suit in range(4))
"""Halves the counts of all suits at once, after a shift by one."""

ASKED_EVERY = 500
"""How many positions are examined between two calls of `go_on`."""


class Cut(Exception):
    """The time has run out."""


At = tuple[int, int, int, int, int]
"""A position: how much of the stock is gone, the counts of the hand and their sum, those of the piles and theirs.

A plain tuple, because hundreds of thousands are made for one question.
"""


class Deal:
    """One deal from some position on; results for its positions are kept for the next question."""

    def __init__(self, stock: Sequence[int], go_on: Callable[[], bool] = lambda: True) -> None:
        """`stock` are the suits of the cards in the order of drawing; `go_on` is called from time to time."""
        self._stock = tuple(stock)
        self._rest = [sum(_SUIT[suit] for suit in self._stock[gone:]) for gone in range(len(self._stock) + 1)]
        self._surely: dict[At, int] = {}
        self._never: dict[At, int] = {}
        self._go_on = go_on
        self._looked = 0

    def most(self, at: At) -> int:
        """How many points can still be made from here. Raises Cut when `go_on` returns False."""
        points = min(self._by_loss(at), self._by_suit(at))
        while not self.brings(at, points):
            points -= 1
        return points

    def brings(self, at: At, points: int) -> bool:
        """Whether `points` points can still be made from here. Raises Cut when `go_on` returns False."""
        if points <= 0:
            return True
        if points <= self._surely.get(at, 0):
            return True
        if points >= self._never.get(at, points + 1) or points > self._by_loss(at) or points > self._by_suit(at):
            return False
        self._looked += 1
        if self._looked % ASKED_EVERY == 0 and not self._go_on():
            raise Cut
        for _, made, then in self._actions(at):
            if points <= made or (then is not None and self.brings(then, points - made)):
                self._surely[at] = points
                return True
        self._never[at] = points
        return False

    def _by_loss(self, at: At) -> int:
        gone, _, held, _, laid = at
        return (2 * held + laid + len(self._stock) - gone) // 5

    def _by_suit(self, at: At) -> int:
        have = at[1] + self._rest[at[0]] + (at[3] >> 1 & _HALF)
        return (
            (have & _MASK) // 3
            + (have >> LANE & _MASK) // 3
            + (have >> 2 * LANE & _MASK) // 3
            + (have >> 3 * LANE) // 3
        )

    def _actions(self, at: At) -> list[tuple[float, int, At | None]]:
        """The possible actions, the most promising first.

        Each with how promising it looks, the points it makes, and the position after it; None at an end.
        """
        gone, hand, held, piles, laid = at
        drawn = self._stock[gone] if gone < len(self._stock) else None
        found: list[tuple[float, int, At | None]] = []
        for suit, one in enumerate(_SUIT):
            count = hand >> LANE * suit & _MASK
            if count >= 3:
                if held == 3:
                    then = _cashed(gone, piles)
                elif drawn is None:
                    then = (gone, hand - 3 * one, held - 3, piles, laid)
                else:
                    then = (gone + 1, hand - 3 * one + _SUIT[drawn], held - 2, piles, laid)
                found.append((_promise(1, gone, then), 1, then))
            if count:
                if drawn is None:
                    then = (gone, hand - one, held - 1, piles + one, laid + 1)
                elif drawn == suit:
                    then = (gone + 1, hand - one, held - 1, piles + 2 * one, laid + 2)
                else:
                    then = (gone + 1, hand - one + _SUIT[drawn], held, piles + one, laid + 1)
                if not then[2]:
                    then = _cashed(then[0], then[3])
                found.append((_promise(0, gone, then), 0, then))
        found.sort(key=_first, reverse=True)
        return found


_first = itemgetter(0)


def _cashed(gone: int, piles: int) -> At | None:
    """The position after an empty hand gets half of each pile; None if no pile has a pair, and the game is over."""
    hand = piles >> 1 & _HALF
    held = (hand & _MASK) + (hand >> LANE & _MASK) + (hand >> 2 * LANE & _MASK) + (hand >> 3 * LANE)
    return (gone, hand, held, 0, 0) if held else None


def _promise(made: int, gone: int, then: At | None) -> float:
    """How good an action looks: points, cards in hand and half of those on piles, minus what it takes of the stock."""
    if then is None:
        return 2.5 * made - 9.0
    return 2.5 * made + then[2] + 0.5 * then[4] - 0.5 * (then[0] - gone)


def still_to_make(positions: Sequence[Position], go_on: Callable[[], bool] = lambda: True) -> list[int]:
    """How many points could still be made at each position of one game, in order, with every card known.

    Shorter than `positions` if `go_on` returned False before the rest was found.
    """
    if not positions:
        return []
    whole = [card % 4 for card in positions[0].zones["stock"]]
    deal, found = Deal(whole, go_on), []
    try:
        for position in positions:
            found.append(deal.most(_at(position, len(whole))) if position.zones[HAND] else 0)
    except Cut:
        pass
    return found


def _at(p: Position, whole: int) -> At:
    hand, piles = p.zones[HAND], [p.zones[own] for own in PILES]
    return (
        whole - len(p.zones["stock"]),
        sum(_SUIT[card % 4] for card in hand),
        len(hand),
        sum(len(pile) * one for pile, one in zip(piles, _SUIT, strict=True)),
        sum(len(pile) for pile in piles),
    )
