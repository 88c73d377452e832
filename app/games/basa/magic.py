"""The powers of the clubs, magic (canon 4.6), in the page's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.engine.position import Position
from app.games.basa.cards import ACE, VALUE
from app.games.basa.terms import (
    DONE,
    HAND,
    MET_ACE,
    NO_CARD,
    TEMP,
    USED,
    Fx,
    PowerOutcome,
    done_unless,
    draw,
    gain,
    home,
    lose,
    my_hand,
    next_seat,
    others,
    return_to_stock,
    series,
)

RIGHT_SAID: Mapping[str, Callable[[int, int], bool]] = {
    "AC": lambda x, said: x == said,
    "4C": lambda x, said: x % 5 == said,
    "7C": lambda x, said: x % said == 0,
}
"""For each power that asks for a value, whether the one that is said is right for a card of value x."""


def say_ac(p: Position, you: int, fx: Fx, value: int) -> PowerOutcome:
    """Next draws to their `temp`: an ace of diamonds brings 20n, the value said 2n, and any card 1 more."""
    n, nxt = fx["n"], next_seat(p, you)
    c = draw(p, nxt, TEMP[nxt])
    if c == MET_ACE:
        lose(p, nxt)
        gain(p, you, 20 * n)
    if said_right(p, fx, c, value):
        gain(p, you, 2 * n)
    gain(p, you, 1)
    return DONE


def said_right(p: Position, fx: Fx, c: int, value: int) -> bool:
    """Whether a value is right for a card that was drawn, or for an ace that was met: never for a joker or no card."""
    x = VALUE[ACE if c == MET_ACE else p.game.cards[c]] if c != NO_CARD else 0
    return x > 0 and RIGHT_SAID[fx["power"]](x, value)


def say_and_draw(p: Position, you: int, fx: Fx, value: int) -> PowerOutcome:
    """Draw a card to `temp`: 10n if the value said is right for it (4C, 7C)."""
    c = draw(p, you, TEMP[you])
    if c != MET_ACE and said_right(p, fx, c, value):
        gain(p, you, 10 * fx["n"])
    return done_unless(c)


def use_5c(p: Position, you: int, n: int) -> PowerOutcome:
    """Draw a card to the hand; you play another stage."""
    c = draw(p, you, home(p, you))
    if c != MET_ACE:
        p.vars["extra"] += 1
    return done_unless(c)


def use_8c(p: Position, you: int, n: int) -> PowerOutcome:
    """Hand empty: draw 2 cards to it. Else, if another has exactly twice as many: 2n, and draw as many as you have."""
    h = len(my_hand(p))
    if h == 0:
        return done_unless(series(p, you, HAND[you], 2))
    if all(len(p.zones[HAND[seat]]) != 2 * h for seat in others(p)):
        return DONE
    gain(p, you, 2 * n)
    return done_unless(series(p, you, HAND[you], h))


def target_tc(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """If this card is picked, it is exchanged for one from the stock, and you get 3n; for another one, n."""
    zone, c = p.pick([HAND[you], USED])
    if zone == USED:
        if draw(p, you, HAND[you], safe=True) != NO_CARD:
            return_to_stock(p, USED)
        gain(p, you, 3 * fx["n"])
    else:
        p.show(zone, [c], to=(you, seat))
        gain(p, you, fx["n"])
    return DONE
