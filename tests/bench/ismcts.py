"""Tries a second of our search beside a public ISMCTS, in one run: prints one JSON object a game.

`python3 dev.py bench ismcts --python PYTHON [SECONDS] [GAME ...]` (2 of processor time a game; all games). PYTHON is an
interpreter that has OpenSpiel (`pip install open_spiel` into a folder of its own). Its `algorithms/ismcts.py` decides
in its card games by 200 simulations each, with random rollouts to the end. Our search decides by 200 tries each at the
horizon of the game. A simulation there and a try here both play on from one dealt world once and judge it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from random import Random

from app.bots import judgement_of
from app.bots.limit import Limit
from app.bots.search import Search
from app.engine import advance, new_game, view
from app.games import GAMES
from tests.bench._asked import Number, Question

TRIES = 200
SECONDS = 2.0

THEIRS = """
import json, sys, time
import numpy, pyspiel
from open_spiel.python.algorithms import ismcts, mcts

def tries_a_second(name):
    game, rng = pyspiel.load_game(name), numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=TRIES, random_state=rng,
                           evaluator=mcts.RandomRolloutEvaluator(1, rng))
    state, tries, spent = game.new_initial_state(), 0, 0.0
    while spent < SECONDS:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=chances)))
            continue
        begun = time.process_time()
        action = bot.step(state) if len(state.legal_actions()) > 1 else state.legal_actions()[0]
        if len(state.legal_actions()) > 1:
            spent += time.process_time() - begun
            tries += TRIES
        state.apply_action(action)
    return round(tries / spent)

for name in ("kuhn_poker", "leduc_poker", "gin_rummy", "oh_hell", "hearts"):
    told = {"whose": "OpenSpiel", "game": name}
    try:
        told["tries_a_second"] = tries_a_second(name)
    except ValueError as error:
        told["failed"] = str(error)  # in some versions their rollouts end where a game has no legal action
    print(json.dumps(told), flush=True)
"""


def ours(game: str, seconds: float) -> dict[str, object]:
    """How many tries a second our search makes in a game, at decisions of a game played at random."""
    rules, rng = GAMES[game], Random(1)
    judgement = judgement_of(game)
    spent, made, deal = 0.0, 0, 0
    while spent < seconds:
        deal += 1
        p = new_game(rules, rules.seats()[0], deal).position
        while p.turn is not None and spent < seconds:
            legal = p.game.rules.legal(p)
            if len(legal) > 1:
                seen, limit = view(p, p.turn), Limit()
                begun = time.process_time()
                Search(seen, deal, judgement, TRIES, limit).tried(seen.legal)
                spent += time.process_time() - begun
                made += limit.spent
            advance(p, rng.choice(legal))
    return {"whose": "ours", "game": game, "tries_a_second": round(made / spent)}


def main(words: Sequence[str]) -> None:
    """Measure theirs, then ours."""
    question = Question("ismcts", __doc__, Number("seconds", SECONDS), games=GAMES)
    question.add_argument("--python", required=True, metavar="PYTHON", help="an interpreter that has OpenSpiel")
    asked = question.asked(words)
    code = THEIRS.replace("TRIES", str(TRIES)).replace("SECONDS", str(asked.seconds))
    subprocess.run([asked.python, "-c", code], check=True)
    for game in asked.games:
        print(json.dumps(ours(game, asked.seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
