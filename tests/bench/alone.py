"""Games for one: what each player scores on average, and how many deals can be won; prints one JSON object a line.

`python3 dev.py bench alone [SECONDS [GAME ...]]` (300 of processor time for each player, all games for one). Random,
greedy and expert play the same deals, 1 to 1,000, as many as there is time for: the average score and its interval
(95 %, normal) are over deals, `won` is the share of deals won where the game can be won.

Then it is asked of each deal whether it can be won with every card known, by looking for a way to win: depth first, the
moves of greedy's judgement and of chance in turn, at most `TRIES` games a deal. A deal for which a way is found can be
won; of any other nothing is known, so the share lies between those found and all.
"""

from __future__ import annotations

import json
import sys
import time
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, stdev

from app.bots import judgement_of
from app.bots.judgement import NoJudgement
from app.engine import Position, advance, agree
from app.engine.game import Game
from app.games import GAMES
from app.lab.simulation import Outcome, opened, play_game
from app.lab.statistics import interval

USUAL = 300.0
DEALS = 1000
TRIES = 60
"""How many games are tried for a way to win a deal."""

WHIMS = 0.15
"""How often a try leaves the rule of thumb."""


def won(outcome: Outcome) -> bool:
    """Whether the one seat has won."""
    return 0 in outcome.result.winners


def averages(game: Game, level: str, seconds: float) -> dict[str, object]:
    """What a player scores on the same deals as the others."""
    scores: list[int] = []
    wins = capped = 0
    until = time.process_time() + seconds
    for deal in range(1, DEALS + 1):
        if time.process_time() > until:
            break
        outcome = play_game(game, deal, [level])
        scores.append(outcome.result.scores[0])
        wins += won(outcome)
        capped += outcome.result.reason == "cap"
    half = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else float("inf")
    mean = fmean(scores)
    return {
        "game": game.id,
        "player": level,
        "deals": len(scores),
        "mean": round(mean, 2),
        "low": round(mean - half, 2),
        "high": round(mean + half, 2),
        "won": round(wins / len(scores), 3),
        "capped": capped,
    }


def tried(p: Position, rng: Random) -> bool:
    """Play a deal on with the true cards, mostly by the rule of thumb; whether that wins."""
    quick = (judgement_of(p.game.id) or NoJudgement()).quick
    for _ in range(p.game.rules.bound(1, p.game.options)):
        if p.result is not None:
            break
        legal = p.game.rules.legal(p)
        advance(p, rng.choice(legal) if rng.random() < WHIMS else quick(p))
    return p.result is not None and 0 in p.result.winners


def winnable(game: Game, seconds: float) -> dict[str, object]:
    """In how many deals a way to win was found with every card known; of the rest nothing is known."""
    asked = found = 0
    until = time.process_time() + seconds
    for deal in range(1, DEALS + 1):
        if time.process_time() > until:
            break
        asked += 1
        start, rng = opened(game, deal, bare=True), Random(deal)
        found += any(tried(start.copy(), rng) for _ in range(TRIES))
    low = interval(Fraction(found, max(1, asked)), asked).low
    # The deals for which nothing is known may all be winnable.
    return {"game": game.id, "winnable": "known", "deals": asked, "found": found, "low": round(low, 3), "high": 1.0}


def main(seconds: str = str(USUAL), *of: str) -> None:
    """Measure each game for one."""
    for name in of or [one for one, rules in GAMES.items() if rules.seats()[-1] == 1]:
        game = agree(GAMES[name], 1)
        for level in ("random", "greedy", "expert"):
            print(json.dumps(averages(game, level, float(seconds))), flush=True)
        if len(game.players) > 1:
            print(json.dumps(winnable(game, float(seconds))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
