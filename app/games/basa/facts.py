"""What canon 9 wants to be seen at a glance: the odds of the ace, what `temp` is worth, marks, powers in numbers."""

from __future__ import annotations

from app.engine.rules import Fact
from app.engine.views import View, hidden
from app.games.basa.cards import ACE, POWER_OF
from app.games.basa.terms import HAND, START, STOCK, TEMP

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
"""The multiples of n that the sentence of a power names, from the smallest; 5D and QH have sums of their own."""


def facts(view: View) -> list[Fact]:
    """`ace-odds` (aces, cards) of the stock, `temp-worth`, marks of the seats, `power` (whose, numbers) of own cards.

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
    if view.seat is not None:
        for text in dict.fromkeys(view.zones[HAND[view.seat]]):
            if text in POWER_OF and not hidden(text):
                found.append(Fact("power", (POWER_OF[text], *numbers(view, view.seat, n, text)), text))
    return found


def marks(view: View, seat: int) -> list[Fact]:
    """What is waiting for a seat or holds for it."""
    read, at = view.vars, HAND[seat]
    found = [Fact("digit", ((read["id_digit"] or [START["id_digit"]] * view.game.seats)[seat],), at)]
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
    """The numbers that the sentence of this card's power names, with the present n."""
    power = POWER_OF[text]
    if power == "5D":
        return (((view.vars["id_digit"] or [0] * view.game.seats)[seat] + 1) * n,)
    if power == "QH":
        return (10 * (n + 1),)
    return tuple(multiple * n for multiple in MULTIPLES.get(power, ()))
