"""What of hidden cards each canon makes public: the one place for what the contract may not compare, game by game.

The contract exchanges two cards that a seat does not know and demands that the seat is told the same. Where the
canon itself lets a hidden card have a consequence that all see, the two worlds differ on purpose, and comparing them
proves nothing. Every entry of `ALIKE` says so for one game and says why; a game that is not listed has no such
consequence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from app.engine import Position, Step, witnessed
from app.games.asirim.terms import ROYAL, qualified
from app.games.basa.cards import SUIT, UNIQUE, VALUE
from app.games.soureh.rules import FITS
from app.games.super_stam.rules import ALPHA, FREE


def any_cards(p: Position, x: int, y: int) -> bool:
    """The rules act alike on any two hidden cards."""
    return True


def any_course(true: Step, false: Step, x: int, y: int) -> bool:
    """The rules go the same way in both worlds."""
    return True


class Alike(NamedTuple):
    """What must be alike before a comparison proves something."""

    cards: Callable[[Position, int, int], bool] = any_cards
    """Whether two hidden cards are alike wherever the rules of this game act on a hidden card."""

    course: Callable[[Step, Step, int, int], bool] = any_course
    """Whether the rules did the same by themselves in the true step and in that of the other world, or had no reason
    to do otherwise because of these two cards."""


def exchanged(p: Position, x: int, y: int) -> Position:
    """The position with two cards in each other's place; what is known of a place stays known of it."""
    other = witnessed(p).again()
    swap = {x: y, y: x}
    for cards in other.zones.values():
        cards[:] = [swap.get(c, c) for c in cards]
    for masks in (other.knowledge.holder, other.knowledge.place):
        masks[x], masks[y] = masks[y], masks[x]
    return other


def forced(step: Step) -> list[Any]:
    """Who did what without a choice in this step, as an onlooker is told."""
    acted = [event.args for event in step.told(None) if event.code == "acted"]
    return [(args["seat"], args.get("action")) for args in acted if "forced" in args]


def same_forced(true: Step, false: Step, x: int, y: int) -> bool:
    """Metzudotayim, Shapes: a hand of one plain card (of one symbol) is laid without asking, which tells what it is."""
    return forced(true) == forced(false)


def same_forced_of_twins(true: Step, false: Step, x: int, y: int) -> bool:
    """Majnun, Meydele: a hand of nothing but twins is laid without asking. With one deck no hidden card forces."""
    return not true.position.game.twins or same_forced(true, false, x, y)


def same_colour(p: Position, x: int, y: int) -> bool:
    """Majnun: who has no more of a colour than he needs lays all: everybody learns how many, not which."""
    return (p.game.cards[x][1] in "DH") == (p.game.cards[y][1] in "DH")


def same_claim(p: Position, x: int, y: int) -> bool:
    """Asirim: who may call shows by who is asked, and hangs on the prisons alone (canon 4.7)."""
    other = exchanged(p, x, y)
    return all(qualified(p, seat) == qualified(other, seat) for seat in range(p.game.seats))


def same_royals(true: Step, false: Step, x: int, y: int) -> bool:
    """Asirim: where royal cards lie shows at the forced end alone, which takes them from anywhere (canon 4.7)."""
    said = [event.args["code"] for step in (true, false) for event in step.happened if event.code == "said"]
    return ROYAL[x] == ROYAL[y] or "forced-end" not in said


def same_power(p: Position, x: int, y: int) -> bool:
    """Basa: a card given up for 3S tells its value mod 6 by what next has to draw; unique cards act by themselves.

    In the hands of those who have nothing to do with the turn any two others are alike.

    Whether a second card is asked for tells something of a hand (README: a forced move may), so the cards of a hand
    that is being guessed at and those out of which two may be used are left out.
    """
    texts = p.game.cards
    idle = [
        c for seat in range(p.game.seats) if seat not in (p.vars["active"], p.turn) for c in p.zones[f"hand.{seat}"]
    ]
    if x in idle and y in idle and not {texts[x], texts[y]} & {*UNIQUE}:
        return True
    asked = p.zones[f"hand.{p.vars['active']}"] if p.vars["guessed"] else []
    return (
        SUIT[texts[x]] == SUIT[texts[y]]
        and VALUE[texts[x]] % 6 == VALUE[texts[y]] % 6
        and not {texts[x], texts[y]} & {*UNIQUE, "3D", "JD", "JC", "JH", "JS"}
        and x not in asked
        and y not in asked
    )


def same_fit(p: Position, x: int, y: int) -> bool:
    """Soureh: whether a row fits shows when the declarer shows it or plays on.

    And whose row fits may declare first, so that the turn ends a step later: nothing is told before it has ended, and
    then the same (test_a_row_that_fits_undeclared_is_like_one_that_does_not).
    """
    facing = [c for seat in range(p.game.seats) for c in p.zones[f"open.{seat}"]]
    return all(FITS[x][c] == FITS[y][c] for c in facing)


def same_strength(p: Position, x: int, y: int) -> bool:
    """Super Stam: numbers of cards by α, a pass without being asked and the golden deck tell of a hidden card.

    So the two are of one suit and one α, and neither is free to be laid anywhere.
    """
    return x % 4 == y % 4 and ALPHA[x] == ALPHA[y] and not FREE["human"][x] and not FREE["human"][y]


ALIKE: dict[str, Alike] = {
    "asirim": Alike(cards=same_claim, course=same_royals),
    "basa": Alike(cards=same_power),
    "majnun": Alike(cards=same_colour, course=same_forced_of_twins),
    "metzudotayim": Alike(course=same_forced),
    "meydele": Alike(course=same_forced_of_twins),
    "shapes": Alike(course=same_forced),
    "soureh": Alike(cards=same_fit),
    "super-stam": Alike(cards=same_strength),
}
"""By game id."""
