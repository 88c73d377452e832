"""Facts of a position that every game has: what a seat holds, has taken, has scored, and whether it has won or lost.

They explain why one move came out better than another (`app.bots.why`). A game adds its own in its judgement's `facts`.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.engine import Game, Kind, Position

SCORES = ("scores", "points", "score")
"""The vars in which games keep what seats have scored: a number for each seat, or a single one if there is one seat."""

FACTS: Mapping[str, str] = {
    "points": "points so far",
    "points-of-others": "points of the rival who has most",
    "hand": "cards in the seat's hands",
    "hand-of-others": "cards in the hands of the others, on average",
    "taken": "cards in the seat's piles",
    "taken-by-others": "cards in the piles of the others, on average",
    "laid": "cards in the seat's rows",
    "laid-by-others": "cards in the rows of the others, on average",
    "won": "how often the seat has won by then",
    "lost": "how often the seat has lost by then",
    "risk": "how often it goes badly: worse by a standard deviation than it does on average",
}
"""The facts that every game has, and what each measures. `app.bots.why` computes `risk`."""

KINDS: Mapping[str, Kind] = {"hand": Kind.HAND, "taken": Kind.PILE, "laid": Kind.ROW}
"""The facts that count a seat's cards, and the kind of zone in which they are counted."""

OF_OTHERS: Mapping[str, str] = {"hand": "hand-of-others", "taken": "taken-by-others", "laid": "laid-by-others"}
"""The facts that count the same for the other seats."""


def plain_facts(p: Position, seat: int) -> dict[str, float]:
    """The facts of `FACTS` that a bare position has, for one seat; each may be averaged over positions."""
    game = p.game
    found: dict[str, float] = {}
    for name, kind in KINDS.items():
        counts = cards_of(p, kind)
        if counts is None:
            continue
        found[name] = counts[seat]
        if game.seats > 1:
            found[OF_OTHERS[name]] = (sum(counts) - counts[seat]) / (game.seats - 1)
    scores = scores_of(p)
    if scores is not None:
        found["points"] = scores[seat]
        if len(scores) > 1:
            found["points-of-others"] = max(score for other, score in enumerate(scores) if other != seat)
    winners = p.result.winners if p.result is not None else ()
    found["won"] = float(seat in winners)
    found["lost"] = float(bool(winners) and seat not in winners)
    return found


def cards_of(p: Position, kind: Kind) -> list[int] | None:
    """How many cards each seat has in its zones of this kind; None if no seat has such a zone."""
    counts, any_zone = [0] * p.game.seats, False
    for zone in p.game.zones.values():
        if zone.owner is not None and zone.kind is kind:
            any_zone = True
            counts[zone.owner] += len(p.zones[zone.id])
    return counts if any_zone else None


def scores_of(p: Position) -> list[float] | None:
    """What each seat has scored so far; None if the game keeps no such var."""
    for name in SCORES:
        value = p.vars.get(name)
        if type(value) is int and p.game.seats == 1:
            return [float(value)]
        if isinstance(value, tuple) and len(value) == p.game.seats and all(type(one) is int for one in value):
            return [float(one) for one in value]
    return None


def own_zones(game: Game, seat: int, kind: Kind) -> list[str]:
    """The zones of this kind that belong to a seat."""
    return [zone.id for zone in game.zones.values() if zone.owner == seat and zone.kind is kind]
