"""Exact ends: where the rest of a game is known and small, it is played out in every way instead of being sampled.

It is known if the view allows only one world and chance has no say any more; it is small if no more positions can come
of it than the caller allows. Every seat is taken to know all cards too, and does what is best for itself: of several
actions that are equally good, the first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from app.engine import Action, Position, advance

DEEPEST = 150
"""How many decisions one after the other are looked through at most."""

Value = Callable[[Position], Sequence[float]]
"""What the end of a game is worth to each seat."""


class NotKnown(Exception):
    """The rest of the game is too large, or chance has a say in it."""


def place(p: Position) -> Hashable:
    """The same for two positions of a game if they differ in nothing but the state of chance."""
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
