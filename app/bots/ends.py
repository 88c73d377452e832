"""Exact ends: if the rest of a game is known and small, play it out in every way instead of sampling.

It is known if the view allows only one world and no chance is left in it. It is small if it has no more positions than
the caller allows. Every seat is assumed to know all cards too, and to do what is best for itself; of several equally
good actions it takes the first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from app.engine import Action, Position, advance

DEEPEST = 150
"""How many successive decisions are examined at most."""

Value = Callable[[Position], Sequence[float]]
"""Judges the end of a game: what it is worth to each seat."""


class NotKnown(Exception):
    """Raised if the rest of the game is too large, or if chance plays a part in it."""


def place(p: Position) -> Hashable:
    """A key that is equal for two positions of a game if they differ only in the state of chance."""
    return p.phase, p.turn, repr(p.vars), tuple([tuple(cards) for cards in p.zones.values()])


class KnownRest:
    """The rest of one game, with the value of every position found so far."""

    def __init__(self, ended: Value, most: int) -> None:
        """Examine at most `most` positions in all; `ended` judges those in which the game is over."""
        self.ended = ended
        self.left = most
        self.found: dict[Hashable, Sequence[float]] = {}

    def after(self, p: Position, action: Action, deep: int = 0) -> Sequence[float]:
        """The value of an action for each seat if everybody plays their best from there on.

        Raises NotKnown if the rest is too large or depends on chance.
        """
        then = p.copy()
        legal = advance(then, action)
        if then.rng != p.rng:
            raise NotKnown("chance has a say")
        if not legal:
            return self.ended(then)
        key = place(then)
        if key not in self.found:
            self.left -= 1
            if self.left < 0 or deep >= DEEPEST:
                raise NotKnown("too large")
            seat = then.seat
            self.found[key] = max((self.after(then, one, deep + 1) for one in legal), key=lambda values: values[seat])
        return self.found[key]


def solved(p: Position, actions: Sequence[Action], ended: Value, most: int) -> list[Sequence[float]] | None:
    """The value of each of these actions for each seat; None if the rest of the game is too large or not known."""
    rest = KnownRest(ended, most)
    try:
        return [rest.after(p, action) for action in actions]
    except NotKnown:
        return None
