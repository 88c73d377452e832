"""The terms of the page (canon 4.1): n, next, others, paying, the receiving hand, drawing; and losing (canon 4.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any

from app.engine.position import At, Position
from app.engine.views import View
from app.games.basa.cards import ACE, POWER_OF

MOST_SEATS = 8
HAND = tuple(f"hand.{seat}" for seat in range(MOST_SEATS))
TEMP = tuple(f"temp.{seat}" for seat in range(MOST_SEATS))
STOCK = "stock"
USED = "used"
SHOW = "show"
REMOVED = "removed"
END_OF: dict[str, At] = {
    **dict.fromkeys((*HAND, STOCK, USED, SHOW, REMOVED), "end"),
    **dict.fromkeys(TEMP, "top"),
}
"""Where in a zone a card is laid: on top of a temporary place, otherwise behind the last card."""

START = {"points": 20, "skip": 0, "id_digit": 0}
"""For each list by seat, the value of every seat if a position leaves the list out (canon 4.1)."""

NO_CARD = -1
"""Nothing was drawn: the stock holds only aces of diamonds."""
MET_ACE = -2
"""The drawer met an ace of diamonds, which is back in the stock."""

class PowerOutcome(Enum):
    """The outcome of a power: finished, asking somebody, or the active player has met an ace of diamonds."""

    DONE = "done"
    ASKS = "asks"
    LOST = "lost"


DONE = PowerOutcome.DONE
ASKS = PowerOutcome.ASKS
LOST = PowerOutcome.LOST


Fx = Mapping[str, Any]
"""The running power, the var `fx`, as a dict: `card`, `power`, `n`, and whatever else the power keeps."""
Use = Callable[[Position, int, int], PowerOutcome]
"""What using a card does: `you` are the active player, `n` the players who have not lost (canon 4.1, Words)."""


# Seats


def alive(p: Position) -> int:
    """n: the number of players who have not lost."""
    return p.game.seats - len(p.vars["lost"])


def next_seat(p: Position | View, seat: int) -> int:
    """The next seat in the present direction that has not lost; the seat itself if there is no other."""
    seats, lost = p.game.seats, p.vars["lost"]
    by = -1 if len(p.vars["flips"]) % 2 else 1
    other = (seat + by) % seats
    while other in lost and other != seat:
        other = (other + by) % seats
    return other


def others(p: Position) -> list[int]:
    """All seats that have not lost except the active one, in play order from next."""
    seats = p.game.seats
    lost = p.vars["lost"]
    active = p.vars["active"]
    by = -1 if len(p.vars["flips"]) % 2 else 1
    found = [(active + by * step) % seats for step in range(1, seats)]
    return [seat for seat in found if seat not in lost] if lost else found


def play_order(p: Position) -> list[int]:
    """All seats that have not lost, in play order, the active one first."""
    active = p.vars["active"]
    return others(p) if active in p.vars["lost"] else [active, *others(p)]


def by_seat(p: Position | View, name: str) -> Sequence[int]:
    """A list by seat of a position or a view, with its start value if left out (`START`)."""
    return p.vars[name] or (START[name],) * p.game.seats


# Points


def gain(p: Position, seat: int, by: int, code: str = "power") -> None:
    """Give a player points, or take them with a negative `by`."""
    p.count("points", seat, by, code)


def pays(p: Position, payer: int, payee: int, x: int, code: str = "power") -> None:
    """Let one player pay another."""
    gain(p, payer, -x, code)
    gain(p, payee, x, code)


# Cards


def home(p: Position, seat: int) -> str:
    """The zone of a card that goes "to the hand": if it is empty, the temporary place (canon 4.1, To the hand)."""
    return HAND[seat] if p.zones[HAND[seat]] else TEMP[seat]


def only_aces(p: Position) -> bool:
    """Whether the stock counts as empty: it holds only aces of diamonds (canon 4.1, 4.8)."""
    stock = p.zones[STOCK]
    if len(stock) > p.game.options["decks"]:
        return False
    names = p.game.cards
    return all(names[c] == ACE for c in stock)


def put_back_ace(p: Position) -> None:
    """Turn up the ace on top of the stock, put it back and shuffle."""
    p.show(STOCK, [p.zones[STOCK][0]])
    p.shuffle(STOCK)


def protected(p: Position, seat: int) -> bool:
    """Whether the ace of diamonds is put back and replaced for this player in this turn (canon 4.6, AH)."""
    return bool(p.vars["charm"] == "safe" and seat == p.vars["active"])


def draw(p: Position, seat: int, to: str, safe: bool = False) -> int:
    """Draw the top card of the stock into a zone (canon 4.1): the card, NO_CARD or MET_ACE.

    The caller handles the loss. `safe`: an ace is put back and replaced for everyone.
    """
    stock, names = p.zones[STOCK], p.game.cards
    while not only_aces(p):
        c = stock[0]
        if names[c] != ACE:
            p.move_top(STOCK, to, END_OF[to])
            if to in HAND:
                # Even a seat that does not see the card leave the stock knows that it is not an ace of diamonds.
                p.certain(STOCK, p.game.ids[ACE])
            return c
        p.say("ace", seat)
        put_back_ace(p)
        if not safe and not protected(p, seat):
            return MET_ACE
    return NO_CARD


def series(p: Position, seat: int, to: str, count: int, safe: bool = False) -> int:
    """Draw several cards in a row; MET_ACE if that ended it, otherwise how many were drawn."""
    for drawn in range(count):
        c = draw(p, seat, to, safe)
        if c == MET_ACE:
            return MET_ACE
        if c == NO_CARD:
            return drawn
    return count


def return_to_stock(p: Position, zone: str) -> None:
    """Return a whole zone to the stock, and shuffle it."""
    p.move_all(zone, STOCK, at="end")
    p.shuffle(STOCK)


def random_card(p: Position, src: str, to: str) -> None:
    """Move a random card from one hand to another; giver and receiver see it."""
    _, c = p.pick([src])
    p.move(src, to, [c], at="end")


def exchange(p: Position, text: str, seat: int) -> None:
    """The active player gives this card for a random one from another player's hand (canon 4.6, 2D and 3H)."""
    mine, theirs = HAND[p.vars["active"]], HAND[seat]
    given = p.find(mine, text)
    with p.at_once():
        random_card(p, theirs, mine)
        p.move(mine, theirs, [given], at="end")


# The running power


def ask(p: Position, n: int, phase: str, seat: int | None = None, **more: Any) -> PowerOutcome:
    """Ask the active player, or another, for the running power, and keep what the power needs in `fx`."""
    text = p.game.cards[p.zones[USED][0]]
    p.vars["fx"] = (("card", text), ("power", POWER_OF[text]), ("n", n), *more.items())
    p.ask(phase, p.vars["active"] if seat is None else seat)
    return ASKS


def asks(phase: str) -> Use:
    """A power that only asks its user, in this phase."""
    return lambda p, you, n: ask(p, n, phase)


def trap(suit: str) -> Use:
    """A power for which the next other player who uses a card of this suit will pay 3."""

    def use(p: Position, you: int, n: int) -> PowerOutcome:
        p.vars["traps"] = (*p.vars["traps"], (you, suit))
        return DONE

    return use


def running(p: Position) -> dict[str, Any]:
    """What the running power keeps while it asks (canon 4.1, `fx`)."""
    return dict(p.vars["fx"])


def my_hand(p: Position) -> list[int]:
    """The active player's cards."""
    return p.zones[HAND[p.vars["active"]]]


def my_points(p: Position) -> int:
    """The active player's points."""
    points: int = p.vars["points"][p.vars["active"]]
    return points


def done_unless(drawn: int) -> PowerOutcome:
    """The power is finished, unless the active player has just met an ace of diamonds."""
    return LOST if drawn == MET_ACE else DONE


# 4.7: losing


def lose(p: Position, seat: int) -> None:
    """Let a seat lose: what it has is counted, its cards go back, what it has set is void (canon 4.7)."""
    read = p.vars
    n = alive(p)
    x = len(p.zones[TEMP[seat]])
    h = len(p.zones[HAND[seat]])
    p.say("lost", seat)
    gain(p, seat, 2 * n * x + h, "lost")
    p.move_all(TEMP[seat], REMOVED if p.game.options["remove"] else STOCK)
    return_to_stock(p, HAND[seat])
    p.put(
        lost=(*read["lost"], seat),
        traps=tuple(trap for trap in read["traps"] if trap[0] != seat),
        flips=without(read["flips"], seat),
        skip=tuple(0 if s == seat else turns for s, turns in enumerate(read["skip"])),
    )


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """A list of seats without one of them."""
    return tuple(s for s in seats if s != seat)


def in_play(p: Position, zones: tuple[str, ...]) -> list[int]:
    """The seats, in play order, that have not lost and have a card in one of these zones."""
    return [seat for seat in play_order(p) if p.zones[zones[seat]]]
