"""Foresight: whether a seat could have said, before it acted, everything that it would be told.

A gesture is a *reveal* when what followed depended on chance or on something its seat could not see; in other words,
when the seat would have been told something else in some world that it cannot tell from the true one. To take back a
reveal and act otherwise is to play with what one has seen, so no reveal is ever taken back. What other seats then
decide is not part of the gesture; whatever follows by itself is, forced actions of other seats included.

The engine finds out in two ways, and either is enough.

It takes note while it plays (`Step.surprised`): a random number was drawn, the order of shuffled cards was told, a
sealed var was unveiled, or the seat saw a card without having known where that card lay, even if it may have known that
the card was there. Sometimes this says too much, as with the last card that nobody has seen.

But rules may also act on hidden cards and tell only the outcome: a number of cards, a card that is refused, another
seat that has no choice and acts at once. So the same gesture is made in other worlds, and what the seat is told there
is compared (`contrary_worlds`). Those are not all possible worlds, but the ones in which the hidden cards lie as
differently as they can. The true world is one of those compared and the others follow from the view, so the answer
gives away nothing beyond what the seat has been told, and is the same whenever it is asked.

Shuffling hidden cards is no reveal: it draws on chance, but nobody is told how it fell, and in every world the seat is
told the same. If it is taken back and done again, the order is the same, since the chance to come is part of the
position; and to learn anything of that order a seat has to see a card or its consequence, which is a reveal. Nor is it
a reveal when only another seat gets to see a hidden card: that seat has learned something, and so it is asked first.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.engine.errors import IllegalAction
from app.engine.play import play
from app.engine.position import Position
from app.engine.views import contrary_worlds, view

SEED = 0
"""The seed of the other worlds; always the same, so that the answer is too."""


def foreseen(before: Position, actions: Sequence[str]) -> bool:
    """Whether the seat in turn could have said what it would be told of these actions, which are legal.

    Takes up to some tenths of a second, because the actions are played in at least as many worlds as there are hidden
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
