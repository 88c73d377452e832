"""Games for one: what each player scores on average, and how many deals can be won; prints one JSON object a line.

`python3 dev.py bench alone [--keep FILE] [SECONDS] [GAME ...]` (300 of processor time for each player, all games for
one). Random, greedy and expert play the same deals, 1 to 1,000, as many as there is time for. The average score and its
interval (95 %, normal) are over deals; `won` is the share of deals won if the game can be won.

With `--keep` the results are kept in a file (docs/alone.json), and the next run continues from there, so that slow
players reach a thousand deals too. The players may have changed since. So the first deal is played again before more
are added, and a player who plays it differently starts over.

Then the bench asks of each deal whether it can be won with every card known. It looks for a way to win, depth first, by
the moves of greedy's judgement and of chance in turn, in at most `TRIES` games a deal. A deal for which a way is found
can be won. Of any other nothing is known, so the true share lies between the share found and 1.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from app.bots import judgement_of
from app.engine import Position, advance, agree
from app.engine.game import Game
from app.games import GAMES
from app.lab.simulation import Deciders, Outcome, opened, play_game
from app.lab.statistics import interval
from tests.bench._asked import Number, Question

SOLITAIRES = [name for name, rules in GAMES.items() if rules.seats()[-1] == 1]
USUAL = 300.0
A_WHILE = 120.0
"""Seconds after which the results so far are written to the file."""
DEALS = 1000
PLAYERS = ("random", "greedy", "expert")
TRIES = 60
"""How many games are tried for a way to win a deal."""

WHIMS = 0.15
"""The share of moves in which a try departs from the rule of thumb."""


def won(outcome: Outcome) -> bool:
    """Whether the one seat has won."""
    return 0 in outcome.result.winners


@dataclass
class Kept:
    """The results of a player in the deals played so far, from deal 1 on."""

    scores: list[int] = field(default_factory=list)
    wins: int = 0
    capped: int = 0
    actions: int = 0
    """How many decisions the first deal took."""

    def add(self, outcome: Outcome) -> None:
        """Count one more deal."""
        if not self.scores:
            self.actions = outcome.actions
        self.scores.append(outcome.result.scores[0])
        self.wins += won(outcome)
        self.capped += outcome.result.reason == "cap"

    def same(self, outcome: Outcome) -> bool:
        """Whether the first deal came out the same as this one."""
        return (self.scores[0], self.actions) == (outcome.result.scores[0], outcome.actions)


def begun(game: Game, level: str, kept: Kept) -> Kept:
    """Return what a player continues from: the results kept or, if it plays differently now, none."""
    if kept.scores and len(kept.scores) < DEALS and not kept.same(play_game(game, Deciders(game, 1, [level]))):
        return Kept()
    return kept


def go_on(game: Game, level: str, kept: Kept, until: float) -> None:
    """Let a player play more deals, at least one, until the processor time reaches `until`."""
    while len(kept.scores) < DEALS:
        kept.add(play_game(game, Deciders(game, len(kept.scores) + 1, [level])))
        if time.process_time() >= until:
            return


def averages(game: Game, level: str, kept: Kept) -> dict[str, object]:
    """What a player scores on the same deals as the others."""
    scores = kept.scores
    half = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else float("inf")
    mean = fmean(scores)
    return {
        "game": game.id,
        "player": level,
        "deals": len(scores),
        "mean": round(mean, 2),
        "low": round(mean - half, 2),
        "high": round(mean + half, 2),
        "won": round(kept.wins / len(scores), 3),
        "capped": kept.capped,
    }


def read(path: Path | None) -> dict[str, Kept]:
    """The results kept, by game and player; none if there is no file."""
    if path is None or not path.exists():
        return {}
    return {name: Kept(**row) for name, row in json.loads(path.read_text("utf-8")).items()}


def write(there: dict[str, Kept], path: Path) -> None:
    """Write the results, one player a line; the file is replaced as a whole."""
    rows = (f"{json.dumps(name)}: {json.dumps(asdict(kept))}" for name, kept in there.items())
    fresh = path.with_suffix(".new")
    fresh.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    fresh.replace(path)


def tried(p: Position, rng: Random) -> bool:
    """Play a deal to its end with the true cards, mostly by the rule of thumb; return whether that wins."""
    quick = judgement_of(p.game.id).quick
    for _ in range(p.game.rules.bound(1, p.game.options)):
        if p.result is not None:
            break
        legal = p.game.rules.legal(p)
        advance(p, rng.choice(legal) if rng.random() < WHIMS else quick(p))
    return p.result is not None and 0 in p.result.winners


def winnable(game: Game, seconds: float) -> dict[str, object]:
    """In how many deals a way to win was found with every card known; nothing is known about the rest."""
    asked = found = 0
    until = time.process_time() + seconds
    for deal in range(1, DEALS + 1):
        if time.process_time() > until:
            break
        asked += 1
        start, rng = opened(game, deal, Position), Random(deal)
        found += any(tried(start.copy(), rng) for _ in range(TRIES))
    low = interval(Fraction(found, max(1, asked)), asked).low
    # The deals for which nothing is known may all be winnable.
    return {"game": game.id, "winnable": "known", "deals": asked, "found": found, "low": round(low, 3), "high": 1.0}


def main(words: Sequence[str]) -> None:
    """Measure each game for one."""
    question = Question("alone", __doc__, Number("seconds", USUAL), games=SOLITAIRES)
    question.add_argument("--keep", type=Path, metavar="FILE", help="go on from what FILE has, and keep it there")
    asked = question.asked(words)
    seconds, path = asked.seconds, asked.keep
    there = read(path)
    for name in asked.games:
        game = agree(GAMES[name], 1)
        for level in PLAYERS:
            kept = there[f"{name} {level}"] = begun(game, level, there.get(f"{name} {level}", Kept()))
            until = time.process_time() + seconds
            while len(kept.scores) < DEALS and (not kept.scores or time.process_time() < until):
                go_on(game, level, kept, min(until, time.process_time() + A_WHILE))
                if path is not None:
                    write(there, path)
            print(json.dumps(averages(game, level, kept)), flush=True)
        if len(game.players) > 1:
            print(json.dumps(winnable(game, seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
