"""How often there is more to say about a move than that it came out best: prints one JSON object, by game.

`python3 dev.py bench reasons [DECISIONS] [GAME ...]` (60; all games by default). From each game this many decisions
with a choice are taken; expert plays every seat, with the fewest seats. Each is explained (`app.bots.why`). `unequal`
are those in which the move and the next best differ by two standard errors, in worlds that neither was chosen by;
`reasons` is the share of these that have a reason of the game's own or a fact that speaks for the better move, and
`facts` which facts those were. `ms` is the processor time of an explanation, median and worst.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from app.bots.judgement import Advice
from app.bots.players import decide
from app.bots.why import explained, said_by
from app.engine import View, new_game, play, view
from app.games import GAMES
from tests.bench._asked import Number, Question

USUAL = 60


def chosen(game: str) -> Iterator[tuple[View, Advice, int]]:
    """Expert's decisions with a choice, game after game: the view, the action, and the seed."""
    deal = 0
    while True:
        deal += 1
        p = new_game(GAMES[game], GAMES[game].seats()[0], deal).position
        while p.turn is not None:
            seen = view(p, p.turn)
            advice = decide(seen, "expert", deal)
            if len(seen.legal) > 1:
                yield seen, advice, deal
            p = play(p, advice.action).position


def measured(game: str, decisions: int) -> dict[str, object]:
    """The figures of one game."""
    verdicts: Counter[str] = Counter()
    facts: Counter[str] = Counter()
    took: list[float] = []
    unequal = reasons = 0
    for number, (seen, advice, seed) in enumerate(chosen(game)):
        if number == decisions:
            break
        began = time.process_time()
        why = explained(seen, seed, advice.action, seen.offered({}))
        took.append(1000 * (time.process_time() - began))
        verdicts[why.verdict] += 1
        if why.verdict in ("better", "worse"):
            unequal += 1
            reasons += said_by(game, advice) != "tries" or bool(why.decided)
            facts.update(one.fact for one in why.decided)
    return {
        "decisions": sum(verdicts.values()),
        "verdicts": dict(verdicts.most_common()),
        "unequal": unequal,
        "reasons": round(reasons / unequal, 3) if unequal else None,
        "facts": dict(facts.most_common()),
        "ms": [round(median(took)), round(max(took))],
    }


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    asked = Question("reasons", __doc__, Number("decisions", USUAL, 1), games=GAMES).asked(words)
    print(json.dumps({game: measured(game, asked.decisions) for game in asked.games}, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
