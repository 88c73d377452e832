"""The powers of the clubs, magic (canon 4.6), in the page's order."""

from __future__ import annotations

from app.engine.position import Position
from app.games.basa.cards import VALUE
from app.games.basa.terms import (
    DONE,
    HAND,
    MET_ACE,
    NO_CARD,
    TEMP,
    USED,
    Fx,
    PowerOutcome,
    ask,
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


def use_ac(p: Position, n: int) -> PowerOutcome:
    """Say a value."""
    return ask(p, n, "say")


def say_ac(p: Position, fx: Fx, value: int) -> PowerOutcome:
    """Next draws to their `temp`: an ace of diamonds brings 20n, the value said 2n, and any card 1 more."""
    active, n = p.vars["active"], fx["n"]
    nxt = next_seat(p, active)
    c = draw(p, nxt, TEMP[nxt])
    if c == MET_ACE:
        lose(p, nxt)
        gain(p, active, 20 * n)
    if value == (1 if c == MET_ACE else said_of(p, c)):
        gain(p, active, 2 * n)
    gain(p, active, 1)
    return DONE


def said_of(p: Position, c: int) -> int | None:
    """The value that is right for a drawn card: None for a joker or no card."""
    return VALUE[p.game.cards[c]] or None if c >= 0 else None


def use_4c(p: Position, n: int) -> PowerOutcome:
    """Say a value mod 5."""
    return ask(p, n, "say")


def say_4c(p: Position, fx: Fx, value: int) -> PowerOutcome:
    """Draw a card to `temp`: 10n if its value mod 5 was said."""
    active = p.vars["active"]
    c = draw(p, active, TEMP[active])
    x = said_of(p, c)
    if x is not None and x % 5 == value:
        gain(p, active, 10 * fx["n"])
    return done_unless(c)


def use_5c(p: Position, n: int) -> PowerOutcome:
    """Draw a card to the hand; you play another stage."""
    active = p.vars["active"]
    c = draw(p, active, home(p, active))
    if c != MET_ACE:
        p.vars["extra"] += 1
    return done_unless(c)


def use_7c(p: Position, n: int) -> PowerOutcome:
    """Say a value other than 1."""
    return ask(p, n, "say")


def say_7c(p: Position, fx: Fx, value: int) -> PowerOutcome:
    """Draw a card to `temp`: 10n if its value is divisible by the value said."""
    active = p.vars["active"]
    c = draw(p, active, TEMP[active])
    x = said_of(p, c)
    if x is not None and x % value == 0:
        gain(p, active, 10 * fx["n"])
    return done_unless(c)


def use_8c(p: Position, n: int) -> PowerOutcome:
    """Hand empty: draw 2 cards to it. Else, if another has exactly twice as many: 2n, and draw as many as you have."""
    active, h = p.vars["active"], len(my_hand(p))
    if h == 0:
        return done_unless(series(p, active, HAND[active], 2))
    if all(len(p.zones[HAND[seat]]) != 2 * h for seat in others(p)):
        return DONE
    gain(p, active, 2 * n)
    return done_unless(series(p, active, HAND[active], h))


def use_tc(p: Position, n: int) -> PowerOutcome:
    """Choose a player to pick blindly."""
    return ask(p, n, "target")


def target_tc(p: Position, fx: Fx, seat: int) -> PowerOutcome:
    """If this card is picked, it is exchanged for one from the stock, and you get 3n; for another one, n."""
    active = p.vars["active"]
    zone, c = p.pick([HAND[active], USED])
    if zone == USED:
        if draw(p, active, HAND[active], safe=True) != NO_CARD:
            return_to_stock(p, USED)
        gain(p, active, 3 * fx["n"])
    else:
        p.show(zone, [c], to=(active, seat))
        gain(p, active, fx["n"])
    return DONE
