"""Many games in several processes, counted in a fixed order.

The games of a plan are handed out in batches, and the results are passed on in the order of the plan; so whoever breaks
off after n games has the same figures as a plan of n games. How many processes there are, and how large the batches
happen to be, changes no figure.

A worker takes no notice of Ctrl-C: only the process it works for decides. A worker that dies is noticed at once, and so
is the death of the process it works for.
"""

from __future__ import annotations

import contextlib
import importlib
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import NamedTuple, Protocol

from app.engine import Rules
from app.lab.laws import Broken, described, held_game
from app.lab.plan import Stretch, Table, deal_number
from app.lab.simulation import Outcome, play_game, seated
from app.lab.statistics import Tally

REGISTERED = "app.games:GAMES"
"""Where worker processes find the rules: module and name of a mapping from ids to rules."""

BATCH = 0.2
"""Seconds that a batch should take."""

EXAMPLES = 3
"""How many games that broke a law a batch reports with all their actions."""

PATIENCE = 0.1
"""Seconds between two questions whether to stop."""

FAREWELL = 2.0
"""Seconds that a worker has to end by itself."""


class Order(NamedTuple):
    """What holds for all games of a simulation: the seed, each player's level, whether laws are checked."""

    seed: int
    players: tuple[str, ...] = ("random",)
    check: bool = False
    games: str = REGISTERED

    def played(self, stretch: Stretch, games: Mapping[str, Rules]) -> Batch:
        """Play some games here and now."""
        return played(stretch, self, games)

    def failed(self, stretch: Stretch, failure: Failure) -> Batch:
        """A batch of which no game was played."""
        return Batch(stretch, failure=failure)


class Errand(Protocol):
    """What workers are sent for: an `Order`, or another that is carried out a stretch of numbers at a time."""

    @property
    def games(self) -> str:
        """Where the worker finds the rules, as `REGISTERED` does."""

    def played(self, stretch: Stretch, games: Mapping[str, Rules]) -> Batch:
        """Play these numbers here and now. What the rules raise becomes the batch's failure."""

    def failed(self, stretch: Stretch, failure: Failure) -> Batch:
        """A batch of which nothing was played."""


class Failure(NamedTuple):
    """Why no more games could be played.

    `code`: `rules-failed` (in game `number`, of deal `deal`), `worker-lost` (the process ended by itself, with the exit
    code in `detail`, in one of the games from `number` on), `worker-failed` (something is wrong outside the rules).
    """

    code: str
    detail: str
    number: int
    deal: int


@dataclass
class Batch:
    """The results of consecutive games at a table. `broken` counts games by the law they broke."""

    stretch: Stretch
    tally: Tally = field(default_factory=Tally)
    broken: Counter[str] = field(default_factory=Counter)
    examples: list[Broken] = field(default_factory=list)
    failure: Failure | None = None
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """The number of games played, including those that broke a law."""
        return self.tally.games + self.broken.total()


def rules_of(games: str) -> Mapping[str, Rules]:
    """The rules that a text like `REGISTERED` names."""
    module, _, name = games.partition(":")
    found: Mapping[str, Rules] = getattr(importlib.import_module(module), name)
    return found


def played(stretch: Stretch, order: Order, games: Mapping[str, Rules]) -> Batch:
    """Play some games here and now. What the rules raise becomes the batch's failure."""
    batch = Batch(stretch)
    game = stretch.table.agreed(games)
    players = seated(game.id, game.seats, order.players)
    began = time.perf_counter()
    for number in range(stretch.first, stretch.first + stretch.games):
        deal = deal_number(order.seed, number)
        found: Outcome | Broken
        try:
            found = held_game(game, number, deal, players) if order.check else play_game(game, deal, players)
        except Exception as error:
            batch.failure = Failure("rules-failed", described(error), number, deal)
            break
        if not isinstance(found, Broken):
            batch.tally.add(found, number, deal)
            continue
        batch.broken[found.law] += 1
        if len(batch.examples) < EXAMPLES:
            batch.examples.append(found)
    batch.seconds = time.perf_counter() - began
    return batch


def serve(line: Connection, order: Errand) -> None:
    """The life of a worker: batches come in, figures go out, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The process it works for may be gone; then there is nobody to tell.
    with contextlib.suppress(EOFError, OSError):
        games: Mapping[str, Rules] | None = None
        while (stretch := line.recv()) is not None:
            try:
                games = rules_of(order.games) if games is None else games
                batch = order.played(stretch, games)
            except Exception as error:
                batch = order.failed(stretch, Failure("worker-failed", described(error), stretch.first, 0))
            line.send(batch)


class Worker:
    """A worker as seen from the process it works for: busy with the batch `stretch`, number `task`, or idle (None)."""

    def __init__(self, order: Errand) -> None:
        self.order = order
        spawn = get_context("spawn")
        self.line, other = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=serve, args=(other, order), daemon=True)
        with uninterrupted():
            self.process.start()
        other.close()
        self.task = 0
        self.stretch: Stretch | None = None

    def give(self, task: int, stretch: Stretch) -> None:
        """Give it some games to play."""
        self.task, self.stretch = task, stretch
        # If it has died, that is noticed when its answer is read.
        with contextlib.suppress(OSError):
            self.line.send(stretch)

    def take(self) -> tuple[int, Batch]:
        """The results; if the process has died, that is the result."""
        assert self.stretch is not None
        stretch, self.stretch = self.stretch, None
        try:
            batch: Batch = self.line.recv()
        except (EOFError, OSError):
            self.process.join(FAREWELL)
            failure = Failure("worker-lost", str(self.process.exitcode), stretch.first, 0)
            batch = self.order.failed(stretch, failure)
        return self.task, batch

    def end(self, at_once: bool) -> None:
        """Let the process end; kill it if it does not."""
        if at_once:
            self.process.terminate()
        else:
            with contextlib.suppress(OSError):
                self.line.send(None)
        self.process.join(FAREWELL)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()
        self.process.close()


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """While this is open Ctrl-C waits, and processes started meanwhile never get it, not even while they start.

    Elsewhere than on Unix a process ignores it from the first line of our code on.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own resource tracker starts with the first process, and lets Ctrl-C in again when it does.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Cutter:
    """Cuts a plan into batches of about `BATCH` seconds, by how long games at each table have taken so far."""

    def __init__(self, plan: Sequence[Stretch]) -> None:
        self.left = [stretch for stretch in plan if stretch.games > 0][::-1]
        self.pace: dict[Table, float] = {}

    def next(self) -> Stretch:
        """The next batch. Raises IndexError when all games have been given out."""
        table, first, count = self.left.pop()
        pace = self.pace.get(table)
        some = 1 if pace is None else max(1, min(count, int(BATCH / max(pace, 1e-6))))
        if some < count:
            self.left.append(Stretch(table, first + some, count - some))
        return Stretch(table, first, some)

    def learn(self, batch: Batch) -> None:
        """Learn from a batch that has come back how long games take."""
        if batch.games:
            self.pace[batch.stretch.table] = batch.seconds / batch.games


def simulate(
    plan: Sequence[Stretch], order: Errand, jobs: int, stop: Callable[[], bool] = lambda: False
) -> Generator[Batch]:
    """The batches of a plan in its order, until it is done, `stop` says so, or one fails (which is then the last)."""
    cutter = Cutter(plan)
    jobs = max(1, min(jobs, sum(stretch.games for stretch in plan)))
    workers: list[Worker] = []
    waiting: dict[int, Batch] = {}
    given = passed = 0
    finished = False
    try:
        while not stop():
            while len(workers) < jobs and cutter.left:
                workers.append(Worker(order))
                workers[-1].give(given, cutter.next())
                given += 1
            busy = [worker for worker in workers if worker.stretch is not None]
            if not busy:
                finished = True
                return
            for worker in ready(busy):
                task, batch = worker.take()
                cutter.learn(batch)
                waiting[task] = batch
                if cutter.left:
                    worker.give(given, cutter.next())
                    given += 1
            while passed in waiting:
                batch = waiting.pop(passed)
                passed += 1
                yield batch
                if batch.failure is not None:
                    return
    finally:
        for worker in workers:
            worker.end(at_once=not finished)


def ready(workers: Sequence[Worker]) -> list[Worker]:
    """The workers that have sent something; none when nothing came for a while."""
    try:
        lines = connection.wait([worker.line for worker in workers], PATIENCE)
    except InterruptedError:
        # On Windows Ctrl-C ends the wait; what that means is for `stop` to say.
        return []
    return [worker for worker in workers if worker.line in lines]
