"""Foresight: whether a seat could have said, before it acted, everything that it would be told.

A gesture is a *reveal* when what followed hung on chance or on something its seat could not see: when what that seat
is told of it could be different in a world which that seat cannot tell from the true one. Whoever takes back a reveal
and acts otherwise plays with what they have seen, so no reveal is ever taken back. What the other seats make of their
decisions is not part of the gesture; whatever follows by itself is, forced actions of other seats included.

The engine finds out in two ways, and either is enough.

It takes note while it plays (`Step.surprised`): a random number was drawn, the order of shuffled cards was told, a
sealed var was unveiled, or the seat saw a card without having known where this card lay, though it may have known that
the card was there. Sometimes this says too much, as of the last card that nobody has seen.

But rules may also act on hidden cards and tell the outcome alone: a number of cards, a card that is refused, another
seat that has no choice and acts at once. Then the same gesture is made in other worlds and what is told compared
(`contrary_worlds`). These are not all worlds there are, but those in which the hidden cards lie as differently as they
can. The truth is one of the worlds that are compared and the others follow from the view, so that the answer says
nothing beyond what the seat has been told, and is the same whenever it is asked.

A shuffle of hidden cards is no reveal: it draws chance, but nobody is told how it fell, and in every world the seat is
told the same. Whoever takes it back and shuffles again gets the same order, since the chance to come is part of the
position; but to learn anything of that order, they have to see a card or its consequence, and that is a reveal. Nor is
it one that another seat alone gets to see a hidden card. That seat has learned something, so it is asked first.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.engine.errors import IllegalAction
from app.engine.play import play
from app.engine.position import Position
from app.engine.views import contrary_worlds, view

SEED = 0
"""Of the other worlds; always the same, so that the answer is."""


def foreseen(before: Position, actions: Sequence[str]) -> bool:
    """Whether the seat in turn could have said what it would be told of these actions, which are legal.

    Takes up to some tenths of a second, for the actions are done in as many worlds as there are hidden cards, and
    more; it is quick when the answer is no.
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
