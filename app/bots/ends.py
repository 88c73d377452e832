"""Exact ends: a rest of the game that is small and known is played out in every way instead of being sampled.

It is known where the view allows one world, and small where no more positions than asked for can come of it. Every seat
does what is best for itself (of several, what comes first), as if it too knew all cards. Where chance has a say the
rest is not known, and nothing is solved.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from app.engine import Action, Position, advance

DEEPEST = 150
"""So many decisions are looked through one after the other at most."""

Value = Callable[[Position], Sequence[float]]
"""What the end of a game is worth to each seat."""


class NotKnown(Exception):
    """The rest of the game is too large, or chance has a say in it."""


def place(p: Position) -> Hashable:
    """What tells one position of a game from another, chance apart."""
    return p.phase, p.turn, repr(p.vars), tuple([tuple(cards) for cards in p.zones.values()])


class KnownRest:
    """The rest of one game: what every position in it is worth."""

    def __init__(self, ended: Value, most: int) -> None:
        """Look at no more than `most` positions in all; `ended` judges those in which the game is over."""
        self.ended = ended
        self.left = most
        self.found: dict[Hashable, Sequence[float]] = {}

    def after(self, p: Position, action: Action, deep: int = 0) -> Sequence[float]:
        """What an action is worth to each seat if from there on everybody does their best.

        Raises NotKnown where the rest is too large or depends on chance.
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
    """What each of these actions is worth to each seat; None where the rest of the game is too large or not known."""
    rest = KnownRest(ended, most)
    try:
        return [rest.after(p, action) for action in actions]
    except NotKnown:
        return None
