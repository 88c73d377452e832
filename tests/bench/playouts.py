"""How fast games are played without a table: prints one JSON object, by game and number of seats.

`python3 dev.py bench playouts [SECONDS] [GAME ...]` (CPU seconds for each game and number of seats, 0.5 by default; all
games by default). `decisions` are random legal actions, chosen from two or more, carried out by `advance` on bare
copies, per CPU second; `actions` are all actions carried out, forced ones included; `games` whole games per CPU second;
`length` the decisions of an average game; `copy`, `deal` and `world` microseconds for a bare copy of the first
position, for a position dealt from its view, and for a bare world from a dealer that already exists.

`means` has the geometric mean of a game's decisions over its numbers of seats, `mean` that of all games.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import geometric_mean

from app.bots.dealer import Dealer
from app.engine import Position, Rules, advance, deal_unknown, new_game, view
from app.games import GAMES
from tests.bench._asked import Number, Question

DEALS = 8
SECONDS = 0.5
"""How many different deals are played in turn."""


def playout(start: Position, rng: Random) -> int:
    """Play one random game on a bare copy; return its number of decisions."""
    p = start.bare()
    actions, random = p.game.rules.legal(p), rng.random
    count = 0
    while actions:
        actions = advance(p, actions[int(random() * len(actions))])
        count += 1
    return count


def actions_of(rules: Rules, start: Position) -> float:
    """How many actions, forced ones included, are carried out for each decision, in some random games."""
    passed, deeds, forced = road = rules.road
    done = decisions = 0

    def counted(deed: Callable[..., None]) -> Callable[..., None]:
        def do(p: Position, *args: str) -> None:
            nonlocal done
            done += 1
            deed(p, *args)

        return do

    rules.road = passed, {verb: counted(deed) for verb, deed in deeds.items()}, forced
    try:
        decisions = sum(playout(start, Random(seed)) for seed in range(DEALS))
    finally:
        rules.road = road
    return done / decisions


def microseconds(do: Callable[[], object], seconds: float) -> float:
    """The mean time of a call, in microseconds of CPU time."""
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            do()
        count += 50
    return round(spent / count * 1e6, 2)


def measure(rules: Rules, seats: int, seconds: float) -> dict[str, float]:
    """Play one game with this many seats for some CPU seconds."""
    starts = [new_game(rules, seats, seed).position for seed in range(DEALS)]
    rng = Random(1)
    playout(starts[0], rng)
    decisions, games, began = 0, 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += playout(starts[games % DEALS], rng)
        games += 1
    v = view(starts[0], starts[0].turn)
    dealer = Dealer(v)
    return {
        "decisions": round(decisions / spent),
        "actions": round(decisions / spent * actions_of(rules, starts[0])),
        "games": round(games / spent, 1),
        "length": round(decisions / games, 1),
        "copy": microseconds(lambda: starts[0].bare(), seconds / 10),
        "deal": microseconds(lambda: deal_unknown(v, rng), seconds / 10),
        "world": microseconds(lambda: dealer.world(rng), seconds / 10),
    }


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    asked = Question("playouts", __doc__, Number("seconds", SECONDS), games=GAMES).asked(words)
    found = {
        name: {str(seats): measure(GAMES[name], seats, asked.seconds) for seats in GAMES[name].seats()}
        for name in asked.games
    }
    means = {name: geometric_mean([by["decisions"] for by in seats.values()]) for name, seats in found.items()}
    told = {
        "python": sys.version.split()[0],
        "seconds": asked.seconds,
        "games": found,
        "means": {name: round(mean) for name, mean in means.items()},
        "mean": round(geometric_mean(list(means.values()))),
    }
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
