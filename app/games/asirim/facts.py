"""What players want to see at a glance (canon 9)."""

from __future__ import annotations

from itertools import permutations

from app.engine.cards import hidden
from app.engine.rules import Fact
from app.engine.views import View
from app.games.asirim.terms import ALPHA, CARDS, HAND, PRISON, Z, counts, enough


def facts(view: View) -> list[Fact]:
    """The numbers that no var contains.

    `z` (the values of the cards, in order) at each hand, alpha and prison that this seat sees completely; `sum`, and
    `qualified` if it allows the call, at such a prison; `beats` (seat, seat) while directions and alphas lie open.
    """
    found = []
    marked, lost = view.vars["marked"], view.vars["lost"]
    for seat in range(view.game.seats):
        for zone in (HAND[seat], ALPHA[seat], PRISON[seat]):
            texts = view.zones[zone]
            if not texts or any(hidden(text) for text in texts):
                continue
            ints = [CARDS.index(text) for text in texts]
            values = tuple(counts(c, marked) for c in ints)
            found.append(Fact("z", values, zone))
            if zone == PRISON[seat]:
                found.append(Fact("sum", (sum(values),), zone))
                if enough(ints, view.game.options["amount"]) and seat not in lost:
                    found.append(Fact("qualified", (seat,), zone))
    return [*found, *beaten(view)]


def beaten(view: View) -> list[Fact]:
    """Who beats whom, as far as the alphas lie open and all tags have been turned (canon 4.4)."""
    facing, alphas = view.vars["facing"], {}
    if view.phase == "facing":
        return []
    for seat in range(view.game.seats):
        for text in view.zones[ALPHA[seat]]:
            if not hidden(text) and facing and facing[seat] in ("v", "h"):
                # Among equal values the tag that lies across is better, whoever owns it.
                alphas[seat] = (Z[CARDS.index(text)], facing[seat] == "h")
    pairs = [(a, b) for a, b in permutations(alphas, 2) if alphas[a][1] != alphas[b][1] and alphas[a] > alphas[b]]
    return [Fact("beats", pair, ALPHA[pair[0]]) for pair in pairs]
