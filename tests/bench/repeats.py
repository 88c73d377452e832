"""How often a level makes the same mistake twice; prints one JSON object a game.

`python3 dev.py bench repeats [--level LEVEL] [SECONDS] [GAME ...]` (easy, 60 of processor time for each game, all games
of several that offer more than one level). Positions with a choice come from games of the level itself with the fewest
seats. In each, the level decides twice, with two seeds, as in two games far apart. Both moves are then compared with
the best one in the same fresh worlds, up to the horizon that the game's judgement uses: a move is a mistake if it
loses at least `share` of the win more, by two standard errors. `mistakes` is the share of decisions that are mistakes,
`again` the share of the mistakes of one decision in whose position the other decision is a mistake as well, `same` the
share in which it is the very same move. `error` is the standard error of `again`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from math import sqrt
from random import Random

from app.bots import judgement_of
from app.bots.levels import LEVELS, VISITS
from app.bots.players import decide
from app.bots.search import Search
from app.engine import View, agree, new_game, play, view
from app.games import GAMES
from app.lab.simulation import offered
from tests.bench._asked import Number, Question

USUAL = 60.0
SHARE = 0.02
"""The least share of the win that a mistake loses."""
TRIES = 1500
"""How many tries the moves of a position are compared in."""
EVERY = 0.4
"""The share of the decisions of a game that are looked at, so that the positions come from many games."""


def mistaken(seen: View, moves: Sequence[str]) -> list[bool]:
    """Whether each of these moves is a mistake in this view."""
    judgement = judgement_of(seen.game.id)
    by_text = {str(one): one for one in seen.legal}
    legal = judgement.sensible(seen, seen.legal)
    tried = Search(
        seen, 1, judgement, max(TRIES, VISITS * len(legal)), guard=by_text[moves[0]], halving=False
    ).tried([*dict.fromkeys((*(by_text[move] for move in moves), *legal))])
    best = max(tried, key=lambda one: one.lead)
    found = {str(one.action): best.lead - one.lead for one in tried}
    errors = {str(one.action): sqrt(best.error**2 + one.error**2) for one in tried}
    return [found.get(move, 0.0) > max(SHARE, 2 * errors.get(move, 0.0)) for move in moves]


def measured(game: str, level: str, seconds: float) -> dict[str, object]:
    """The figures of one game."""
    rules = GAMES[game]
    table = agree(rules, rules.seats()[0])
    decisions = wrong = both = same = 0
    until = time.process_time() + seconds
    deal = 0
    while time.process_time() < until:
        deal += 1
        rng = Random(f"{game} {deal}")
        p = new_game(rules, table.seats, deal).position
        while p.turn is not None and time.process_time() < until:
            seen = view(p, p.turn)
            outside = {"hour": 7}
            first = decide(seen, level, rng.randrange(2**31), outside).action
            if len(seen.legal) > 1 and rng.random() < EVERY:
                moves = [str(first), str(decide(seen, level, rng.randrange(2**31), outside).action)]
                one, other = mistaken(seen, moves)
                decisions += 2
                wrong += one + other
                both += 2 * (one and other)
                same += 2 * (one and other and moves[0] == moves[1])
            p = play(p, first).position
    again = both / wrong if wrong else 0.0
    return {
        "game": game,
        "seats": table.seats,
        "level": level,
        "decisions": decisions,
        "mistakes": round(wrong / max(1, decisions), 3),
        "again": round(again, 3),
        "error": round(sqrt(again * (1 - again) / max(1, wrong / 2)), 3),
        "same": round(same / max(1, wrong), 3),
    }


def main(words: Sequence[str]) -> None:
    """Measure each game."""
    several = [game for game, rules in GAMES.items() if rules.seats()[-1] > 1 and len(offered(game)) > 1]
    question = Question("repeats", __doc__, Number("seconds", USUAL), games=several)
    question.add_argument("--level", choices=list(LEVELS), default="easy", help="whose mistakes are counted")
    asked = question.asked(words)
    for game in asked.games:
        print(json.dumps(measured(game, asked.level, asked.seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
