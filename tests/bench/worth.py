"""How well a judgement's worth predicts the end of a game: prints one JSON object, by game.

`python3 dev.py bench worth [DEALS] [GAME ...]` (100 games of each; all games with several seats by default). The quick
player plays all seats, with the fewest seats. Wherever a search with the game's own horizon would stop, `worth` is
compared with the end: `loss` is the mean logarithmic loss (0 if it always knew), `even` that of giving each seat an
even share, and `positions` how many were examined. Both leave out games with several winners or none. A worth that is
no better than even shares leads a search nowhere, however many worlds it tries.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from math import log
from statistics import fmean

from app.bots import judgement_of
from app.engine import Position, advance, agree
from app.games import GAMES
from app.lab.simulation import opened
from tests.bench._asked import Number, Question

DEALS = 100
SURELY = 1e-3
"""A seat's share counts as at least this."""


def stops(game: str, seed: int) -> tuple[list[list[float]], Position]:
    """What the worth says wherever a search would stop in the course of a game, and how the game ended."""
    judgement = judgement_of(game)
    var, rounds, decisions = judgement.horizon
    p = opened(agree(GAMES[game], GAMES[game].seats()[0]), seed, Position)
    shares: list[list[float]] = []
    begun, done = p.vars.get(var, 0), 0
    while p.turn is not None:
        advance(p, judgement.quick(p))
        done += 1
        far = p.vars[var] >= begun + rounds if var else done >= decisions
        if p.turn is not None and far:
            shares.append([float(one) for one in judgement.worth(p)])
            begun, done = p.vars.get(var, 0), 0
    return shares, p


def losses(game: str, games: int) -> Iterator[tuple[float, float]]:
    """The loss of the worth and of even shares at each position, in games that one seat wins."""
    for seed in range(games):
        shares, end = stops(game, seed)
        if end.result is None or len(end.result.winners) != 1:
            continue
        (winner,) = end.result.winners
        if not isinstance(winner, int):
            # The computer of a game for one.
            continue
        for found in shares:
            # The shares add up to less than 1 if an end without a winner has some of the worth.
            whole = sum(max(one, SURELY) for one in found)
            yield -log(max(found[winner], SURELY) / whole), log(len(found))


def measured(game: str, games: int) -> dict[str, float]:
    """The figures of one game."""
    found = list(losses(game, games))
    if not found:
        return {"positions": 0}
    return {
        "positions": len(found),
        "loss": round(fmean(loss for loss, _ in found), 3),
        "even": round(fmean(even for _, even in found), 3),
    }


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    several = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]
    asked = Question("worth", __doc__, Number("deals", DEALS, 1), games=several, known=GAMES).asked(words)
    found = {game: measured(game, asked.deals) for game in asked.games}
    print(json.dumps({"games": asked.deals, "worth": found}, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
