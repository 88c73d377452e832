"""How fast a search is, and how many worlds it needs to find the best action: prints one JSON object, by game.

`python3 dev.py bench search [WORLDS] [GAME ...]` (200 worlds; all games with several seats by default). For each game
some decisions are taken from a game of its quick player with the fewest seats. In each, the sensible actions are tried
in WORLDS worlds, at the game's own horizon. `iterations` is how many tries a second of processor time allows; `lead` by
how much the best action is ahead of the mean of the others, as a share of the win, `sd` the standard deviation of that
in one world, and `worlds` in how many worlds the lead would be two standard errors: medians over the decisions. `loop`
is how many milliseconds of processor time a million turns of `x = i + 1` took before and after, on average. A shared
machine can be twice as fast a minute later, so tries a second of two runs, or of two games in one run, can only be
compared by it.

A small lead is overestimated, because it belongs to what happened to look best. A sharp figure may still be wrong: only
matches (`kupa arena`) tell whether a judgement is biased.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, median, pstdev

from app.bots import judgement_of
from app.bots.search import Search
from app.engine import Position, new_game, play, view
from app.games import GAMES
from tests.bench._asked import Number, Question

WORLDS = 200
DECISIONS = 6
"""How many decisions of a game are examined."""


def decisions(game: str) -> Iterator[Position]:
    """Some decisions from the course of a game, each with a choice."""
    judgement, rng = judgement_of(game), Random(3)
    p = new_game(GAMES[game], GAMES[game].seats()[0], 11).position
    choices = 0
    while p.turn is not None:
        seen = view(p, p.turn)
        if len(judgement.sensible(seen, seen.legal)) > 1:
            choices += 1
            if choices % 5 == 2:
                yield p
        p = play(p, judgement.at_once(seen, rng.getrandbits(32), seen.legal)).position


def loop() -> float:
    """How many milliseconds of processor time a million turns of a plain loop take at this moment."""

    def turns(count: int) -> float:
        began, x = time.process_time(), 0
        for i in range(count):
            x = i + 1
        return (time.process_time() - began) * 1e9 / x

    return min(turns(200_000) for _ in range(3))


def measured(game: str, worlds: int) -> dict[str, float]:
    """The figures of one game."""
    judgement = judgement_of(game)
    before = loop()
    leads, deviations, needed = [], [], []
    tried, spent = 0, 0.0
    for number, p in enumerate(decisions(game)):
        if number == DECISIONS:
            break
        seen = view(p, p.turn)
        search = Search(seen, 1, judgement, worlds)
        tries = search.begun(search.distinct(judgement.sensible(seen, seen.legal)))
        rng = Random(number)
        began = time.process_time()
        deal = search.likely_worlds()
        brought = [search.values_in(deal(rng), tries) or [] for _ in range(worlds)]
        spent += time.process_time() - began
        tried += worlds * len(tries)
        if len(tries) < 2:
            continue
        mine = [[float(values[seen.decider]) for values in world] for world in brought]
        best = max(range(len(tries)), key=lambda i: fmean(world[i] for world in mine))
        ahead = [world[best] - fmean(value for i, value in enumerate(world) if i != best) for world in mine]
        lead, deviation = fmean(ahead), pstdev(ahead)
        leads.append(lead)
        deviations.append(deviation)
        needed.append((2 * deviation / lead) ** 2 if lead > 1e-9 else 1e9)
    return {
        "decisions": len(leads),
        "iterations": round(tried / spent) if spent else 0,
        "loop": round((before + loop()) / 2, 1),
        "lead": round(median(leads), 4) if leads else 0.0,
        "sd": round(median(deviations), 3) if leads else 0.0,
        "worlds": round(median(needed)) if leads else 0,
    }


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    several = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]
    asked = Question("search", __doc__, Number("worlds", WORLDS, 2), games=several, known=GAMES).asked(words)
    found = {game: measured(game, asked.worlds) for game in asked.games}
    print(json.dumps({"worlds": asked.worlds, "games": found}, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
