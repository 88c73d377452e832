"""The powers of the diamonds, chaos (canon 4.6), in the page's order."""

from __future__ import annotations

from app.engine.position import Position
from app.games.basa.cards import VALUE
from app.games.basa.terms import (
    DONE,
    END_OF,
    HAND,
    LOST,
    MET_ACE,
    TEMP,
    Fx,
    PowerOutcome,
    ask,
    draw,
    exchange,
    gain,
    home,
    my_hand,
    my_points,
    next_seat,
    others,
    pays,
    random_card,
    running,
)


def use_2d(p: Position, you: int, n: int) -> PowerOutcome:
    """More than 2 cards: exchange 2 cards with players of your choice."""
    return ask(p, n, "trade", left=2) if len(my_hand(p)) > 2 and any(partners(p)) else DONE


def partners(p: Position) -> list[bool]:
    """For each of the others, whether they have a card to exchange."""
    return [bool(p.zones[HAND[seat]]) for seat in others(p)]


def trade_2d(p: Position, you: int, fx: Fx, text: str, seat: int) -> PowerOutcome:
    """A random card of theirs comes to you, yours goes to them; twice."""
    exchange(p, text, seat)
    return ask(p, fx["n"], "trade", left=1) if fx["left"] > 1 else DONE


def use_3d(p: Position, you: int, n: int) -> PowerOutcome:
    """At h o'clock the chosen player pays you h·n."""
    return ask(p, n, "target", hour=running(p)["hour"])


def target_3d(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """The chosen player pays."""
    pays(p, seat, you, fx["hour"] * fx["n"])
    return DONE


def use_4d(p: Position, you: int, n: int) -> PowerOutcome:
    """With more than 100 points and more than 5 cards: you -10n, each other -20n, draw a card, then choose a player."""
    if my_points(p) <= 100 or len(my_hand(p)) <= 5:
        return DONE
    gain(p, you, -10 * n)
    for seat in others(p):
        gain(p, seat, -20 * n)
    if draw(p, you, HAND[you]) == MET_ACE:
        return LOST
    return ask(p, n, "target")


def target_4d(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """The chosen player loses 5."""
    gain(p, seat, -5)
    return DONE


def use_5d(p: Position, you: int, n: int) -> PowerOutcome:
    """(x + 1)·n for the first digit x of your identity card."""
    gain(p, you, (p.vars["id_digit"][you] + 1) * n)
    return DONE


def use_6d(p: Position, you: int, n: int) -> PowerOutcome:
    """Hand empty: a random card from everybody who has more than one, else 3 from them; otherwise 2 from everybody."""
    empty = not my_hand(p)
    for seat in others(p):
        if not empty:
            pays(p, seat, you, 2)
        elif len(p.zones[HAND[seat]]) > 1:
            random_card(p, HAND[seat], HAND[you])
        else:
            pays(p, seat, you, 3)
    return DONE


def use_7d(p: Position, you: int, n: int) -> PowerOutcome:
    """Next loses 3n if their hand is empty; otherwise they pay you x·n (at most 10n) for a random card of it, shown."""
    nxt = next_seat(p, you)
    if not p.zones[HAND[nxt]]:
        gain(p, nxt, -3 * n)
        return DONE
    _, c = p.pick([HAND[nxt]])
    p.show(HAND[nxt], [c])
    pays(p, nxt, you, min(VALUE[p.game.cards[c]], 10) * n)
    return DONE


def use_8d(p: Position, you: int, n: int) -> PowerOutcome:
    """Next misses their turn and loses n."""
    nxt = next_seat(p, you)
    p.count("skip", nxt, 1, "power")
    gain(p, nxt, -n)
    return DONE


def target_9d(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """They lose 2n, you get 2n."""
    pays(p, seat, you, 2 * fx["n"])
    return DONE


def use_jd(p: Position, you: int, n: int) -> PowerOutcome:
    """Everybody gives you all their jacks; if more than one player gave, put a card from your hand on your `temp`."""
    givers = 0
    names, to = p.game.cards, home(p, you)
    for seat in others(p):
        jacks = [c for c in p.zones[HAND[seat]] if names[c][0] == "J"]
        if jacks:
            givers += 1
            p.move(HAND[seat], to, jacks, at=END_OF[to], seen=range(p.game.seats + 1))
    return ask(p, n, "drop") if givers > 1 and my_hand(p) else DONE


def drop_jd(p: Position, you: int, fx: Fx, text: str) -> PowerOutcome:
    """Put any one card from the hand onto `temp`."""
    p.lay(HAND[you], TEMP[you], text)
    return DONE


def use_qd(p: Position, you: int, n: int) -> PowerOutcome:
    """All others lose n; the direction is reversed until your turn comes next."""
    for seat in others(p):
        gain(p, seat, -n)
    p.vars["flips"] = (*p.vars["flips"], you)
    p.say("reversed")
    return DONE


def use_kd(p: Position, you: int, n: int) -> PowerOutcome:
    """With more than 100 points exchange your hand with a chosen player's; in any case you lose n."""
    if my_points(p) > 100:
        return ask(p, n, "target")
    gain(p, you, -n)
    return DONE


def target_kd(p: Position, you: int, fx: Fx, seat: int) -> PowerOutcome:
    """Whole hands change their owners; either may be empty."""
    p.rotate((HAND[you], HAND[seat]))
    gain(p, you, -fx["n"])
    return DONE
