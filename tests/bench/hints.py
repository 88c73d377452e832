"""How good the hints are, and how long they take: prints one JSON object.

`python3 dev.py bench hints [DEALS]` (100). For each game with a judgement the same deals are played by following the
hints, by the quick player, and at random. Prints the average score (TriShape: points; Solo: cards earned beyond the
computer's), half of the 95 % interval, the shares of wins and losses if the game has them, and milliseconds of
processor time for each hint.
"""

from __future__ import annotations

import json
import math
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from app.bots import Judgement, judgement_of
from app.bots.judgement import NoJudgement
from app.engine import Action, Position, new_game, play, view
from app.games import GAMES
from tests.bench._asked import Number, Question

DEALS = 100

Decide = Callable[[Position], Action]


def quick_player(judge: Judgement) -> Decide:
    """The quick player of a judgement's module: its function `quick`."""
    found: Decide = vars(sys.modules[type(judge).__module__])["quick"]
    return found


def played(game: str, deals: int, decide: Decide) -> dict[str, object]:
    """Play some games to their ends; return their results."""
    scores: list[int] = []
    ends: Counter[str] = Counter()
    for seed in range(deals):
        p = new_game(GAMES[game], GAMES[game].seats()[0], seed).position
        while p.turn is not None:
            p = play(p, decide(p)).position
        assert p.result is not None
        mine, *others = p.result.scores
        scores.append(mine - sum(others))
        if others:
            ends["wins" if 0 in p.result.winners else "losses" if p.result.winners else "ties"] += 1
    found: dict[str, object] = {
        "average": round(statistics.fmean(scores), 2),
        "interval": round(1.96 * statistics.stdev(scores) / math.sqrt(deals), 2),
    }
    return found | {end: round(count / deals, 3) for end, count in sorted(ends.items())}


def measured(game: str, judge: Judgement, deals: int) -> dict[str, object]:
    """The players of one game on the same deals, how long the hints took, and their reasons."""
    took: list[float] = []
    codes: Counter[str] = Counter()
    rng = Random(1)

    def hinted(p: Position) -> Action:
        seen = view(p, p.turn)
        legal = seen.legal
        start = time.process_time()
        advice = judge.choose(seen, 1, legal)
        took.append((time.process_time() - start) * 1000)
        codes[advice.code] += 1
        return advice.action

    found: dict[str, object] = {"hints": played(game, deals, hinted)}
    found["quick"] = played(game, deals, quick_player(judge))
    found["random"] = played(game, deals, lambda p: rng.choice(p.game.rules.legal(p)))
    took.sort()
    found["milliseconds"] = {
        "median": round(statistics.median(took), 1),
        "99 %": round(took[int(len(took) * 0.99)], 1),
        "worst": round(took[-1], 1),
    }
    return found | {"reasons": dict(codes.most_common())}


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    # An interval needs two deals.
    deals = Question("hints", __doc__, Number("deals", DEALS, 2)).asked(words).deals
    # In a game for one the worth of a hint can be measured directly; with several seats `kupa simulate --players
    # greedy,random` measures it.
    alone = [(game, judgement_of(game)) for game in GAMES if GAMES[game].info.seats == (1, 1)]
    games = {game: measured(game, judge, deals) for game, judge in alone if not isinstance(judge, NoJudgement)}
    print(json.dumps({"deals": deals, **games}, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
