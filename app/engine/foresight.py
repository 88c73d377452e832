"""Foresight: whether a seat could have said, before it acted, everything that it would be told.

A gesture is a *reveal* if what followed depended on chance or on something its seat could not see. In other words: in
some world that the seat cannot tell from the true one, it would have been told something else. A player who takes back
a reveal and acts otherwise plays with what they have seen, so no reveal is ever taken back. What other seats then
decide is not part of the gesture; what follows automatically is, including forced actions of other seats.

The engine finds reveals in two ways, and either is enough.

First, it notes surprises while it plays (`Step.surprised`): a random number was drawn, the order of shuffled cards was
told, a sealed var was unveiled, or the seat saw a card without having known where that card lay, even if it may have
known that the card was there. Sometimes this finds too many, as with the last card that nobody has seen.

Second, rules may act on hidden cards and tell only the outcome: a number of cards, a card that is refused, another seat
that has no choice and acts immediately. So the engine makes the same gesture in other worlds and compares what the seat
is told there (`contrary_worlds`). It does not try all possible worlds, only those in which the hidden cards lie as
differently as they can. The true world is one of those compared and the others follow from the view. So the answer
gives away nothing beyond what the seat has been told, and is the same whenever it is asked.

Shuffling hidden cards is no reveal. It draws on chance, but nobody is told the result, and the seat is told the same in
every world. If the shuffle is taken back and done again, the order is the same, because the future of chance is part of
the position; and to learn anything of that order a seat has to see a card or its consequence, which is a reveal.
Neither is it a reveal if only another seat sees a hidden card: that seat has learned something, so it is asked first.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.engine.errors import IllegalAction
from app.engine.play import play
from app.engine.position import Position
from app.engine.views import contrary_worlds, view

SEED = 0
"""The seed of the other worlds; it is fixed so that the answer is always the same."""


def foreseen(before: Position, actions: Sequence[str]) -> bool:
    """Whether the seat in turn could have said what it would be told of these actions, which are legal.

    Takes up to some tenths of a second, because it plays the actions in at least as many worlds as there are hidden
    cards; a no is found quickly.
    """
    seat = before.turn
    assert seat is not None
    step = play(before, *actions)
    if seat in step.surprised:
        return False
    told = step.told(seat)
    for world in contrary_worlds(view(before, seat), Random(SEED)):
        try:
            other = play(world, *actions)
        except IllegalAction:
            return False
        if seat in other.surprised or other.told(seat) != told:
            return False
    return True
