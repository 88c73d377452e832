"""How fast the lab is: `python3 dev.py bench lab [--quick] [GAME ...]`, a line of JSON for each figure.

`thousand`: CPU seconds for 1,000 games by rule of thumb with the fewest seats, and what that comes to on two
processors; `paired`: the same for 10,000 paired deals of two sides, computed from 500; `cancel`: seconds from the order
to the end of the last process, in the middle of games; `memory`: how much more this process holds after ten times as
many games, MB (Linux only); `poll`: milliseconds of the longest and of the 99th of a hundred polls while all that runs,
for which a window waits; `first`: seconds from the press to the first answers, with the workers already started. With
`--quick` only `thousand` is measured, with few games.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace

from app.games import GAMES
from app.lab.arms import Arm, Task
from app.lab.experiment import Experiment, QuestionName, Side, default_experiment
from app.lab.plan import Stretch
from app.lab.processes import Processes
from app.lab.run import Run, rehearsed
from tests.bench._asked import Question
from tests.bench.startup import memory

GAMES_EACH = 200
"""How many games of each kind are played to find its pace."""
A_FEW = 20
"""How many of each are enough with `--quick`."""

BAR = 10.0
"""Seconds that 1,000 games may take on two processors."""


def say(**line: object) -> None:
    """Print a line of figures."""
    print(json.dumps(line), flush=True)


def thousand(game: str, games: int) -> None:
    """The pace of one game by rule of thumb."""
    task = Task(game, 1, Arm("a", Side(GAMES[game].seats()[0])))
    task.played(Stretch(task.table, 0, 3), GAMES)
    began = time.process_time()
    task.played(Stretch(task.table, 3, games), GAMES)
    cpu = (time.process_time() - began) / games * 1000
    say(bench="thousand", game=game, cpu=round(cpu, 2), two=round(cpu / 2, 2), holds=cpu / 2 <= BAR)


def experiment(games: int) -> Experiment:
    """Two sides of a game that has options, and the questions that count every game."""
    game = next(name for name in GAMES if GAMES[name].options(GAMES[name].seats()[0]))
    rules = GAMES[game]
    seats = rules.seats()[0]
    option = rules.options(seats)[0]
    other = next(value for value in option.values if value != option.default)
    plain = default_experiment(game, GAMES)
    questions: tuple[QuestionName, ...] = ("compare", "seats", "length", "ends", "fires")
    return replace(plain, questions=questions, b=Side(seats, ((option.name, other),)), games=games)


def paired(games: int) -> None:
    """The pace of paired games, by the CPU seconds of both sides."""
    asked = experiment(games)
    assert asked.b is not None
    cpu = 0.0
    for side in (asked.a, asked.b):
        task = Task(asked.game, 1, Arm("a", side, probes=("fired",)))
        began = time.process_time()
        task.played(Stretch(task.table, 0, games), GAMES)
        cpu += time.process_time() - began
    say(bench="paired", game=asked.game, deals=10_000, two=round(cpu / games * 10_000 / 2, 1))


def running() -> None:
    """Measure polls, the first answers, and a cancellation in the middle of games."""
    asked = experiment(1_000_000)
    workers = Processes(2)
    workers.warm(rehearsed, asked.game)
    time.sleep(3)
    run = Run(asked, executor=lambda: workers)
    began = time.monotonic()
    run.start()
    first, polls = 0.0, list[float]()
    while len(polls) < 100 or time.monotonic() < began + 6:
        before = time.process_time()
        progress = run.poll()
        polls.append(1000 * (time.process_time() - before))
        if progress.version and not first:
            first = time.monotonic() - began
        time.sleep(0.05)
    say(bench="first", seconds=round(first, 2), games=progress.played)
    polls.sort()
    say(bench="poll", p99=round(polls[len(polls) * 99 // 100], 1), most=round(polls[-1], 1), polls=len(polls))
    began = time.monotonic()
    run.cancel()
    say(bench="cancel", seconds=round(time.monotonic() - began, 3), left=len(workers.pids()))


def kept_in_memory() -> None:
    """How much more a run holds after ten times as many games."""
    held = []
    for games in (300, 3000):
        run = Run(experiment(games), executor=lambda: Processes(2))
        run.start()
        while run.poll(0.1).state == "running":
            pass
        held.append(memory())
        run.close()
    say(bench="memory", after=[300, 3000], held=[round(one, 1) for one in held], more=round(held[1] - held[0], 1))


def main(words: Sequence[str]) -> None:
    """Print all of it."""
    question = Question("lab", __doc__, games=GAMES)
    question.add_argument("--quick", action="store_true", help="only `thousand`, reckoned from a few games")
    asked = question.asked(words)
    for game in asked.games:
        thousand(game, A_FEW if asked.quick else GAMES_EACH)
    if asked.quick:
        return
    paired(500)
    running()
    kept_in_memory()


if __name__ == "__main__":
    main(sys.argv[1:])
