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
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from app.engine import Game, Rules
from app.lab.laws import Broken, described, held_game
from app.lab.plan import Stretch, Table, deal_number
from app.lab.processes import Processes, WorkerLost, Workers, processors
from app.lab.simulation import Deciders, play_game, seated
from app.lab.statistics import Tally

REGISTERED = "app.games:GAMES"
"""Where worker processes find the rules: module and name of a mapping from ids to rules."""

BATCH = 0.2
"""How many seconds a batch should take."""

PATIENCE = 0.1
"""Seconds between two checks of whether to stop."""


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
    """What came of consecutive numbers at a table: how many were played, why no more, in how much processor time.

    `broken` are the games that broke a law.
    """

    stretch: Stretch
    games: int = 0
    broken: list[Broken] = field(default_factory=list)
    failure: Failure | None = None
    seconds: float = 0.0


B = TypeVar("B", bound=Batch)


class Errand(ABC, Generic[B]):
    """A job for workers, carried out one stretch of numbers at a time."""

    games: str
    """Where the worker finds the rules, in the form of `REGISTERED`."""
    seed: int
    """Determines the deals."""
    batch: Callable[..., B]
    """Makes a batch in which nothing has been played yet; with a `failure`, nothing could be."""

    def deal(self, number: int) -> int:
        """The deal that belongs to a number."""
        return deal_number(self.seed, number)

    @abstractmethod
    def play(self, game: Game, number: int, batch: B) -> None:
        """Play what belongs to a number, and add what came of it to the batch."""

    def played(self, stretch: Stretch, games: Mapping[str, Rules]) -> B:
        """Play what belongs to these numbers in this process. An exception of the rules becomes the batch's failure."""
        batch, game = self.batch(stretch), stretch.table.agreed(games)
        # Processor time: a machine that slept meanwhile has not been slow.
        began = time.process_time()
        for number in range(stretch.first, stretch.first + stretch.games):
            try:
                self.play(game, number, batch)
            except Exception as error:
                batch.failure = Failure("rules-failed", described(error, game.id), number, self.deal(number))
                break
            batch.games += 1
        batch.seconds = time.process_time() - began
        return batch


@dataclass
class Outcomes(Batch):
    """How consecutive games at a table ended."""

    tally: Tally = field(default_factory=Tally)


@dataclass(frozen=True)
class Order(Errand[Outcomes]):
    """What all games of a simulation have in common: the seed, each player's level, whether laws are checked."""

    seed: int
    players: tuple[str, ...] = ("random",)
    check: bool = False
    games: str = REGISTERED

    batch = Outcomes

    def played(self, stretch: Stretch, games: Mapping[str, Rules]) -> Outcomes:
        """Play games, unless this process does not have the players, which is no fault of the rules."""
        seated(stretch.table.game, stretch.table.seats, self.players)
        return super().played(stretch, games)

    def play(self, game: Game, number: int, batch: Outcomes) -> None:
        """Play one game."""
        deciders = Deciders(game, self.deal(number), seated(game.id, game.seats, self.players))
        found = held_game(game, number, deciders) if self.check else play_game(game, deciders)
        if isinstance(found, Broken):
            batch.broken.append(found)
        else:
            batch.tally.add(found, number, deciders.deal)


def rules_of(games: str) -> Mapping[str, Rules]:
    """The rules that a text like `REGISTERED` names."""
    module, _, name = games.partition(":")
    found: Mapping[str, Rules] = getattr(importlib.import_module(module), name)
    return found


def carried_out(errand: Errand[B], stretch: Stretch) -> B:
    """Play some games in a worker; anything that fails becomes the batch's failure.

    A process loads the rules only once.
    """
    try:
        return errand.played(stretch, rules_of(errand.games))
    except Exception as error:
        return errand.batch(stretch, failure=Failure("worker-failed", described(error), stretch.first, 0))


class Given(NamedTuple, Generic[B]):
    """A batch that is being played: its number, the job, and whether a worker has already been lost with it."""

    task: int
    errand: Errand[B]
    stretch: Stretch
    again: bool


class Foreman(Generic[B]):
    """Gives batches to an executor, one more at a time than it has workers, and takes what comes back."""

    def __init__(self, executor: Executor) -> None:
        """Start with no batch given."""
        self.executor = executor
        self.most = workers_of(executor) + 1
        self._given: dict[Future[B], Given[B]] = {}

    @property
    def free(self) -> bool:
        """Whether another batch may be given."""
        return len(self._given) < self.most

    @property
    def busy(self) -> int:
        """How many batches are being played."""
        return len(self._given)

    def give(self, task: int, errand: Errand[B], stretch: Stretch, again: bool = False) -> None:
        """Let a worker play some games. Raises RuntimeError if the executor has been ended."""
        self._given[self.executor.submit(carried_out, errand, stretch)] = Given(task, errand, stretch, again)

    def take(self, patience: float) -> list[tuple[int, B]]:
        """The batches that have come back, with their numbers; none if nothing came for `patience` seconds."""
        done, _ = wait(list(self._given), patience, FIRST_COMPLETED) if self._given else (set(), None)
        found = []
        for future in done:
            given = self._given.pop(future)
            batch = self._taken(future, given)
            if batch is not None:
                found.append((given.task, batch))
        return sorted(found, key=lambda one: one[0])

    def _taken(self, future: Future[B], given: Given[B]) -> B | None:
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
        return given.errand.batch(given.stretch, failure=failure)

    def drop(self) -> None:
        """Wait for nothing any more, and cancel what has not begun."""
        for future in self._given:
            future.cancel()
        self._given.clear()


def workers_of(executor: Executor) -> int:
    """How many games an executor plays at a time; the number of processors if it does not say."""
    return executor.workers if isinstance(executor, Workers) else processors()


@contextmanager
def at_work(executor: Executor) -> Iterator[Executor]:
    """Let an executor work while this is open, and end it then."""
    try:
        yield executor
    finally:
        end_workers(executor)


def end_workers(executor: Executor) -> None:
    """End an executor without waiting for what it is doing."""
    if isinstance(executor, Processes):
        executor.end()
    else:
        executor.shutdown(wait=False, cancel_futures=True)


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
    plan: Sequence[Stretch], errand: Errand[B], executor: Executor, stop: Callable[[], bool] = lambda: False
) -> Generator[B]:
    """The batches of a plan in its order, until it is done, `stop` says so, or one fails (which is then the last).

    The executor stays open. Games whose worker was lost are played once more, by another; only if that fails is their
    batch a failure.
    """
    cutter, hands = Cutter(plan), Foreman[B](executor)
    waiting: dict[int, B] = {}
    given = passed = 0
    try:
        while not stop():
            while cutter.left and hands.free:
                hands.give(given, errand, cutter.next())
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
