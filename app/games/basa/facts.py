"""What canon 9 wants players to see at a glance: the odds of the ace, the worth of `temp`, marks, powers in numbers.

Also what a decision depends on: the power in use and its question, what a use brings, how many cards fit a guess.
"""

from __future__ import annotations

from app.engine.cards import hidden
from app.engine.rules import Fact
from app.engine.views import View
from app.games.basa.branches import TRAP, branch, sprung
from app.games.basa.cards import ACE, GUESSES, POWER_OF, RIGHT, VALUE
from app.games.basa.terms import HAND, STOCK, TEMP, USED, by_seat

MULTIPLES: dict[str, tuple[int, ...]] = {
    "3D": (1,),
    "4D": (10, 20),
    "7D": (1, 3, 10),
    "8D": (1,),
    "9D": (2,),
    "QD": (1,),
    "KD": (1,),
    "AH": (1,),
    "2H": (2,),
    "8H": (5,),
    "TH": (10,),
    "KH": (1, 2, 5, 10),
    "AC": (2, 20),
    "4C": (10,),
    "7C": (10,),
    "8C": (2,),
    "TC": (1, 3),
    "5S": (2,),
    "8S": (5,),
    "KS": (5,),
}
"""The multiples of n named in a power's sentence, the smallest first; 5D and QH have sums of their own."""
STAKES: dict[str, int] = {"9D": 2, "8S": 5}
"""The multiples of n that a chosen seat pays or loses; 3D, 4D and KH have sums of their own."""
SURE: dict[str, int] = {
    "2H": 2,
    "AH": 1,
    "TH": 10,
    "9D": 2,
    "KD": -1,
    **dict.fromkeys(("8H.few", "8H.few-nothing", "KH.full"), 5),
    "KH.empty": 10,
    **dict.fromkeys(("2D", "8D", "JD", "QD", "7H", "6S", "8S", "KS", "AS", "3S"), 0),
    **dict.fromkeys(("4D.none", "6H.full", "8H.many", "8H.many-nothing"), 0),
}
"""The multiples of n that a power, or one branch of it, brings regardless of the cards and of the seat chosen."""


def facts(view: View) -> list[Fact]:
    """`ace-odds` (aces, cards) of the stock, `temp-worth`, marks of the seats, `power` (whose, numbers) of a hand.

    `running` (card, power, numbers) of a card in use and what it `asks` (power, points); for the seat in turn:
    `may-use`, `brings` (by the power, by the use itself, points then, worth of `temp` then), `unseen` (guess, cards
    that make it right, all unseen), `draws` (how many cards the next seat draws for a card given up).

    Marks: `digit`, `misses-turns`, `trap` (suit waited for), `charm` of the turn, `turns-owed`, `stages-owed`; and
    `direction`, 1 or -1.
    """
    seats, read = view.game.seats, view.vars
    n = seats - len(read["lost"])
    found = []
    if view.zones[STOCK]:
        found.append(Fact("ace-odds", (list(view.pool).count(ACE), len(view.zones[STOCK])), STOCK))
    for zone in TEMP[:seats]:
        if view.zones[zone]:
            found.append(Fact("temp-worth", (2 * n * len(view.zones[zone]),), zone))
    if view.over:
        return found
    found.append(Fact("direction", (-1 if len(read["flips"]) % 2 else 1,)))
    for seat in range(seats):
        if seat not in read["lost"]:
            found += marks(view, seat)
    found += running(view, n)
    if view.seat is not None:
        if view.turn == view.seat:
            found += deciding(view, view.seat, n)
        for text in dict.fromkeys(view.zones[HAND[view.seat]]):
            if text in POWER_OF and not hidden(text):
                found.append(Fact("power", (POWER_OF[text], *numbers(view, view.seat, n, text)), text))
    return found


def marks(view: View, seat: int) -> list[Fact]:
    """What is pending for a seat or applies to it."""
    read, at = view.vars, HAND[seat]
    found = [Fact("digit", (by_seat(view, "id_digit")[seat],), at)]
    if read["skip"] and read["skip"][seat]:
        found.append(Fact("misses-turns", (read["skip"][seat],), at))
    found += [Fact("trap", (suit,), at) for owner, suit in read["traps"] if owner == seat]
    if seat == read["active"]:
        if read["charm"]:
            found.append(Fact("charm", (read["charm"],), at))
        if read["again"]:
            found.append(Fact("turns-owed", (len(read["again"]),), at))
        if read["extra"]:
            found.append(Fact("stages-owed", (read["extra"],), at))
    return found


def numbers(view: View, seat: int, n: int, text: str) -> tuple[int, ...]:
    """The numbers in the sentence of this card's power, for the present n."""
    power = POWER_OF[text]
    if power == "5D":
        return ((by_seat(view, "id_digit")[seat] + 1) * n,)
    if power == "QH":
        return (10 * (n + 1),)
    return tuple(multiple * n for multiple in MULTIPLES.get(power, ()))


def running(view: View, n: int) -> list[Fact]:
    """The card in use, with the n of the time it was used, and the points it asks for."""
    cards = [text for text in view.zones[USED] if text in POWER_OF]
    if not cards:
        return []
    text, fx = cards[0], view.vars["fx"] or {}
    n, power = fx.get("n", n), POWER_OF[text]
    found = [Fact("running", (text, power, *numbers(view, view.vars["active"], n, text)), USED)]
    if view.phase == "target":
        own = {"3D": fx.get("hour", 0) * n, "4D": 5, "KH": fx.get("left", 0) * n}
        found.append(Fact("asks", (power, own.get(power, STAKES.get(power, 0) * n)), USED))
    return found


def deciding(view: View, seat: int, n: int) -> list[Fact]:
    """The facts that the seat in turn may want for its decision."""
    found, hand = [], list(view.zones[HAND[seat]])
    if view.phase in ("draw", "reguess"):
        pool = list(view.pool)
        for what in GUESSES:
            right = sum(text == ACE if what == ACE else text != ACE and what in RIGHT[text] for text in pool)
            found.append(Fact("unseen", (what, right, len(pool)), STOCK))
    if view.phase == "act":
        found.append(Fact("may-use", (2 if view.vars["guessed"] else 1,), HAND[seat]))
    if view.phase in ("act", "second") and view.game.options["hp"] != "lose":
        x = len(view.zones[TEMP[seat]]) + 1
        for text in dict.fromkeys(hand):
            by = None if text not in POWER_OF else surely(view, seat, n, text)
            if by is not None:
                cost = use_costs(view, seat, text)
                points = by_seat(view, "points")[seat]
                found.append(Fact("brings", (by, cost, points + by + cost, 2 * n * x), text))
    if view.phase == "give" and (view.vars["fx"] or {}).get("power") == "3S":
        found += [Fact("draws", (VALUE[text] % 6,), text) for text in dict.fromkeys(hand) if text in VALUE]
    return found


def use_costs(view: View, seat: int, text: str) -> int:
    """How the use itself changes the points: -1, -3 for each trap it springs, and the bonus of the turn."""
    return -1 - TRAP * sprung(view, seat, text) + (2 if view.vars["charm"] == "bonus" else 0)


def surely(view: View, seat: int, n: int, text: str) -> int | None:
    """What a power would certainly bring its user now; None if that depends on a card or an answer."""
    power = POWER_OF[text]
    way = power + branch(view, seat, text)
    sums = {"4H": 5, "3H.some": 20, "6D.full": 2 * (n - 1)}
    if power in ("5D", "QH"):
        return numbers(view, seat, n, text)[0]
    if way in sums:
        return sums[way]
    multiple = SURE.get(way, SURE.get(power))
    return None if multiple is None else multiple * n
