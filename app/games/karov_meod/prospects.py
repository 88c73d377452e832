"""How a search values a position of Very Close: how the showdown would end now, and how soon it can come.

The seat that would win the showdown wants it soon, and it comes when the hands have run out. With two seats, one that
is ahead without a card has won, because it waits instead of drawing. The others want cards, because more of those can
still be kept. The numbers were fitted, as logarithms of odds, to the ends of 12,000 games with two seats, played by a
player that had learned from games against itself (docs/attempts.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from app.engine import Position
from app.games.karov_meod.rules import HAND, HELD, KEPT, VALUE, KarovMeod

RULES = KarovMeod()

AHEAD = -0.17
AHEAD_NEAR = 0.84
"""Being ahead at all, and the addition if one round may end the game."""

LONGER = 0.64
MORE_KEPT = 0.53
"""For the seat ahead: each value by which its series is longer, and each card by which it has kept more."""

CARD_BEHIND = 0.16
OUT_BEHIND = 0.8
DRAWN_BEHIND = 0.35
"""For the seat ahead: each card in the other's hand, an empty hand there, and a right to a card that is used up."""

MEETING = -0.47
"""For the seat ahead: a single place in the environment, where both must come."""

EVEN_CARD = -0.33
"""Each card in hand while nobody is ahead: the seat that runs out first may draw or end the game."""

OUTER = 0.17
"""Each card in hand that is not of value three. A three is lost alone too often to stay and too seldom to go."""

GOES = 0.025
STAYS = 0.05
"""A card laid by one of two seats, for each step of its value. Where they may miss each other, a higher card is better,
because it goes and the hand runs out. Where they must meet, a lower one is better, because what it wins can be kept.
Not fitted, but set to the gain from laying so in matches."""

SURE = 6.0
"""The value of a game that is as good as won."""


class Outlook(NamedTuple):
    """What counts for a seat: its numbers at a showdown, how many cards it has kept and holds, how many of those it
    holds are not threes, the value of a card that it has laid unseen (0 for none), and whether it may still draw a card
    when it has none."""

    rating: tuple[int, ...]
    kept: int
    hand: int
    outer: int
    laid: int
    draws: bool


def prospects(p: Position) -> dict[int, Outlook]:
    """The outlook of every seat that has not lost; a card that is laid but not yet uncovered counts as held."""
    zones, lost = p.zones, p.vars["lost"]
    once = RULES.once(p)
    found = {}
    for seat in range(p.game.seats):
        if seat not in lost:
            held = zones[HAND[seat]] + zones[HELD[seat]]
            outer = sum([VALUE[c] != 3 for c in held])
            kept = len(zones[KEPT[seat]])
            laid = sum([VALUE[c] for c in zones[HELD[seat]]])
            found[seat] = Outlook(RULES.rate(p, seat), kept, len(held), outer, laid, not once[seat])
    return found


def is_ahead(p: Position, seat: int) -> bool:
    """Whether only this seat would win a showdown now (canon 4.7)."""
    mine = RULES.rate(p, seat)
    lost = p.vars["lost"]
    others = [RULES.rate(p, s) for s in range(p.game.seats) if s != seat and s not in lost]
    return bool(p.zones[KEPT[seat]]) and all(mine > its for its in others)


def lead(seats: Mapping[int, Outlook], seat: int, places: int) -> float:
    """The lead of a seat over the best of the others, as a logarithm of odds.

    `places` are left in the environment. It compares kept cards and numbers of cards in hand; which cards the others
    hold does not matter.
    """
    me = seats[seat]
    others = [one for s, one in seats.items() if s != seat]
    if not others:
        return SURE
    it = max(others, key=lambda one: (one.rating, one.hand))
    if me.rating == it.rating:
        return EVEN_CARD * (me.hand - it.hand)
    return ahead(me, it, seats, places) if me.rating > it.rating else -ahead(it, me, seats, places)


def ahead(best: Outlook, other: Outlook, seats: Mapping[int, Outlook], places: int) -> float:
    """The lead of the seat ahead over another one."""
    hands = sorted([one.hand for one in seats.values()])
    # The seat ahead keeps the game going as long as others may play: with a card of its own, one of them; without, two.
    may = sum([one is not best and (one.hand > 0 or one.draws) for one in seats.values()])
    if best.kept and may <= (best.hand == 0):
        return SURE
    return (
        AHEAD
        + AHEAD_NEAR * (hands[-2] == 1)
        + LONGER * (best.rating[0] - other.rating[0])
        + MORE_KEPT * (best.kept - other.kept)
        + CARD_BEHIND * other.hand
        + OUT_BEHIND * (other.hand == 0)
        + DRAWN_BEHIND * (not other.draws)
        + MEETING * (places == 1)
    )


def chosen(p: Position, seats: Mapping[int, Outlook], keep: bool) -> dict[int, Outlook]:
    """The outlooks after the seat in turn has kept the card that it is offered, or taken it into the hand."""
    seat, card = p.seat, p.zones["offer"][0]
    me = seats[seat]
    if keep:
        world = p.bare()
        world.zones[KEPT[seat]].append(card)
        changed = me._replace(rating=RULES.rate(world, seat), kept=me.kept + 1)
    else:
        changed = me._replace(hand=me.hand + 1, outer=me.outer + (VALUE[card] != 3))
    return {**seats, seat: changed}


def keeps(p: Position) -> bool:
    """Whether the seat in turn should keep the card that it is offered rather than take it into the hand."""
    seat, places = p.seat, len(p.zones["env"])
    seats = prospects(p)
    kept, taken = (chosen(p, seats, keep) for keep in (True, False))
    more = OUTER * (taken[seat].outer - kept[seat].outer)
    return lead(kept, seat, places) >= lead(taken, seat, places) + more


def shares(p: Position) -> Sequence[float]:
    """Each seat's share of the win; if a card is offered, after the better choice."""
    seats = prospects(p)
    if p.phase == "decide":
        seats = chosen(p, seats, keeps(p))
    places = len(p.zones["env"])
    # Between two seats the lead of one is the deficit of the other, so each gets half of it.
    step = 0.0 if len(seats) > 2 else -STAYS if places == 1 else GOES
    odds = {
        seat: exp(lead(seats, seat, places) / 2 + OUTER * one.outer + step * one.laid) for seat, one in seats.items()
    }
    whole = sum(odds.values())
    return [odds[seat] / whole if seat in odds else 0.0 for seat in range(p.game.seats)]
