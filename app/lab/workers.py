"""Many games in several processes, counted in a fixed order.

The games of a plan are handed out in batches, and the results are passed on in the order of the plan. So a plan that is
interrupted after n games gives the same figures as a plan of n games. Neither the number of processes nor the size of
the batches changes any figure.

Workers are reached through a `concurrent.futures.Executor`: processes of this machine (`app.lab.processes`) or of other
machines (`app.lab.scheduler`). Games whose worker was lost are played again, and counted once.
"""

from __future__ import annotations

import importlib
import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from app.engine import Rules
from app.lab.laws import Broken, described, held_game
from app.lab.plan import Stretch, Table, deal_number
from app.lab.processes import Processes, WorkerLost, Workers, processors
from app.lab.simulation import Deciders, Outcome, play_game, seated
from app.lab.statistics import Tally

REGISTERED = "app.games:GAMES"
"""Where worker processes find the rules: module and name of a mapping from ids to rules."""

BATCH = 0.2
"""How many seconds a batch should take."""

EXAMPLES = 3
"""How many games that broke a law a batch reports with all their actions."""

PATIENCE = 0.1
"""Seconds between two checks of whether to stop."""


class Order(NamedTuple):
    """What all games of a simulation have in common: the seed, each player's level, whether laws are checked."""

    seed: int
    players: tuple[str, ...] = ("random",)
    check: bool = False
    games: str = REGISTERED

    def played(self, stretch: Stretch, games: Mapping[str, Rules]) -> Batch:
        """Play some games in this process. An exception of the rules becomes the batch's failure."""
        batch = Batch(stretch)
        game = stretch.table.agreed(games)
        players = seated(game.id, game.seats, self.players)
        began = time.perf_counter()
        for number in range(stretch.first, stretch.first + stretch.games):
            deal = deal_number(self.seed, number)
            found: Outcome | Broken
            try:
                deciders = Deciders(game, deal, players)
                found = held_game(game, number, deciders) if self.check else play_game(game, deciders)
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

    def failed(self, stretch: Stretch, failure: Failure) -> Batch:
        """A batch in which no game was played."""
        return Batch(stretch, failure=failure)


class Errand(Protocol):
    """A job for workers: an `Order`, or another that is carried out one stretch of numbers at a time."""

    @property
    def games(self) -> str:
        """Where the worker finds the rules, in the form of `REGISTERED`."""

    def played(self, stretch: Stretch, games: Mapping[str, Rules]) -> Batch:
        """Play the games of these numbers in this process. An exception of the rules becomes the batch's failure."""

    def failed(self, stretch: Stretch, failure: Failure) -> Batch:
        """A batch in which nothing was played."""


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


def carried_out(errand: Errand, stretch: Stretch) -> Batch:
    """Play some games in a worker; anything that fails becomes the batch's failure.

    A process loads the rules only once.
    """
    try:
        return errand.played(stretch, rules_of(errand.games))
    except Exception as error:
        return errand.failed(stretch, Failure("worker-failed", described(error), stretch.first, 0))


class Given(NamedTuple):
    """A batch that is being played: its number, the job, and whether a worker has already been lost with it."""

    task: int
    errand: Errand
    stretch: Stretch
    again: bool


class Foreman:
    """Gives batches to an executor, one more at a time than it has workers, and takes what comes back."""

    def __init__(self, executor: Executor) -> None:
        """Start with no batch given."""
        self.executor = executor
        self.most = workers_of(executor) + 1
        self._given: dict[Future[Batch], Given] = {}

    @property
    def free(self) -> bool:
        """Whether another batch may be given."""
        return len(self._given) < self.most

    @property
    def busy(self) -> int:
        """How many batches are being played."""
        return len(self._given)

    def give(self, task: int, errand: Errand, stretch: Stretch, again: bool = False) -> None:
        """Let a worker play some games. Raises RuntimeError if the executor has been ended."""
        self._given[self.executor.submit(carried_out, errand, stretch)] = Given(task, errand, stretch, again)

    def take(self, patience: float) -> list[tuple[int, Batch]]:
        """The batches that have come back, with their numbers; none if nothing came for `patience` seconds."""
        done, _ = wait(list(self._given), patience, FIRST_COMPLETED) if self._given else (set(), None)
        found = []
        for future in done:
            given = self._given.pop(future)
            batch = self._taken(future, given)
            if batch is not None:
                found.append((given.task, batch))
        return sorted(found, key=lambda one: one[0])

    def _taken(self, future: Future[Batch], given: Given) -> Batch | None:
        """The batch that came back; None if its worker was lost for the first time, and its games are played again."""
        try:
            return future.result()
        except WorkerLost as lost:
            if not given.again:
                self.give(given.task, given.errand, given.stretch, again=True)
                return None
            failure = Failure("worker-lost", str(lost), given.stretch.first, 0)
        except CancelledError:
            failure = Failure("worker-lost", "cancelled", given.stretch.first, 0)
        except Exception as error:
            failure = Failure("worker-lost", described(error), given.stretch.first, 0)
        return given.errand.failed(given.stretch, failure)

    def drop(self) -> None:
        """Wait for nothing any more, and cancel what has not begun."""
        for future in self._given:
            future.cancel()
        self._given.clear()


def workers_of(executor: Executor) -> int:
    """How many games an executor plays at a time; the number of processors if it does not say."""
    return executor.workers if isinstance(executor, Workers) else processors()


class Cutter:
    """Cuts a plan into batches of about `BATCH` seconds, by how long games at each table have taken so far."""

    def __init__(self, plan: Sequence[Stretch]) -> None:
        self.left = [stretch for stretch in plan if stretch.games > 0][::-1]
        self.pace: dict[Table, float] = {}

    def next(self) -> Stretch:
        """The next batch. Raises IndexError if all games have been given out."""
        table, first, count = self.left.pop()
        pace = self.pace.get(table)
        some = 1 if pace is None else max(1, min(count, int(BATCH / max(pace, 1e-6))))
        if some < count:
            self.left.append(Stretch(table, first + some, count - some))
        return Stretch(table, first, some)

    def learn(self, batch: Batch) -> None:
        """Learn from a returned batch how long games take."""
        if batch.games:
            self.pace[batch.stretch.table] = batch.seconds / batch.games


def simulate(
    plan: Sequence[Stretch], order: Errand, workers: int | Executor, stop: Callable[[], bool] = lambda: False
) -> Generator[Batch]:
    """The batches of a plan in its order, until it is done, `stop` says so, or one fails (which is then the last).

    `workers` is the number of processes on this machine, or an executor, which stays open. Games whose worker was lost
    are played once more, by another; only if that fails is their batch a failure.
    """
    cutter = Cutter(plan)
    whole = sum(stretch.games for stretch in plan)
    executor = Processes(max(1, min(workers, whole))) if isinstance(workers, int) else workers
    hands = Foreman(executor)
    waiting: dict[int, Batch] = {}
    given = passed = 0
    try:
        while not stop():
            while cutter.left and hands.free:
                hands.give(given, order, cutter.next())
                given += 1
            if not hands.busy:
                return
            for task, batch in hands.take(PATIENCE):
                cutter.learn(batch)
                waiting[task] = batch
            while passed in waiting:
                batch = waiting.pop(passed)
                passed += 1
                yield batch
                if batch.failure is not None:
                    return
    finally:
        hands.drop()
        if isinstance(executor, Processes) and isinstance(workers, int):
            executor.end()
