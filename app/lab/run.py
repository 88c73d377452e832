"""A run: an experiment being played by worker processes. Its owner polls it from a timer; it never calls back.

The owner calls `poll` as often as it likes (a Qt timer of 50 to 100 ms). A poll takes what the workers have sent, gives
them more, and returns in a few milliseconds. A worker computes the answers too; `answers` has the latest. After `close`
nothing is left running. A run with a journal (`app.lab.notebook`) can later continue where it stopped.

Games are counted strand by strand in the order of their numbers, each number once all arms have played it. So the
conclusions after n deals are the same however many workers there are, and whether or not the run was interrupted.
"""

from __future__ import annotations

import pickle
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from math import inf
from typing import Any, Literal

from app.engine import Record
from app.lab.arms import Arm, GameRow, Rows, Strand, Task, record_of
from app.lab.breach import Breach, BrokenGame, breach_of
from app.lab.experiment import Experiment, Side
from app.lab.findings import BEHIND, GameRef, LabAnswer
from app.lab.laws import FAILED, described
from app.lab.notebook import Journal, NotKept
from app.lab.plan import Stretch
from app.lab.processes import Processes
from app.lab.questions import asked, strands_of
from app.lab.questions.question import LabQuestion
from app.lab.workers import BATCH, REGISTERED, Failure, Foreman, end_workers, rules_of

State = Literal["ready", "running", "paused", "done", "cancelled", "failed"]
"""`failed`: no more can be played or kept until `start` succeeds; `Progress.trouble` says why."""

LARGEST_BATCH = 500
"""The most games in a batch."""

COUNTING = 0.008
"""The most seconds that `poll` spends on counting: a large batch of short games would hold up a window for 50 ms."""

GROWN = 1.15
"""Answers are computed again when the number of games counted has grown by this factor."""

JUMP = 30.0
"""How many seconds the wall clock and the monotonic clock may drift apart between two polls.

With more than that, the machine slept, or its clock was set.
"""


@dataclass(frozen=True)
class RunTrouble:
    """Why a run stopped or what happened to it: the message `lab.trouble.<code>` with `values`.

    Codes: `rules-failed` (game, number, deal, detail), `worker-lost` (game, number, detail), `worker-failed` (detail),
    `unkept` (detail: the disk does not take the results; nothing that was kept is lost), `clock` (minutes: the machine
    slept, or its clock was set; nothing is lost and the run goes on), `scheduler` (detail).
    """

    code: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Progress:
    """How far a run is: games played of those asked for, over all arms; seconds it has run; seconds left, if known.

    `version` grows with every new set of answers, so that a window draws only when there is something new. `broken`
    counts games that broke a law, by law.
    """

    state: State
    played: int
    asked: int
    seconds: float
    left: float | None
    version: int
    trouble: RunTrouble | None = None
    broken: Mapping[str, int] | None = None


@dataclass
class Lane:
    """One arm of a strand.

    `given` games were given out; `back` came back, of which some are `waiting` for the other arms; `pace` is seconds
    for each game.
    """

    arm: Arm
    given: int = 0
    back: int = 0
    waiting: dict[int, GameRow | None] = field(default_factory=dict)
    pace: float | None = None

    def give_anew(self, counted: int) -> None:
        """Give out again what has not come back, beginning with number `counted`."""
        self.given = counted
        while self.given in self.waiting:
            self.given += 1


@dataclass
class Path:
    """One strand being played: `counted` games of each arm are counted, and took `cost` seconds."""

    strand: Strand
    lanes: dict[str, Lane]
    games: int
    counted: int = 0
    cost: float = 0.0

    @property
    def left(self) -> list[Lane]:
        """The arms that still have games to give out."""
        return [lane for lane in self.lanes.values() if lane.given < self.games]


class Run:
    """One experiment being played."""

    def __init__(
        self,
        experiment: Experiment,
        *,
        executor: Callable[[], Executor] | None = None,
        journal: Journal | None = None,
        where: str = REGISTERED,
    ) -> None:
        """Prepare a run without starting it; if there is a journal, count what it holds.

        `executor` makes the workers when the run starts (by default processes of this machine, one for each processor);
        they are ended with the run. `where` says where the rules are found, like `REGISTERED`.
        """
        self.experiment = experiment
        self.where = where
        self.journal = journal
        self.state: State = "ready"
        self.trouble: RunTrouble | None = None
        self.broken: Counter[str] = Counter()
        self.examples: list[BrokenGame] = []
        self._make = executor or Processes
        self._hands: Foreman[Rows] | None = None
        self._questions = asked(experiment, where)
        self._paths = [
            Path(strand, {arm.key: Lane(arm) for arm in strand.arms}, strand.games)
            for strand in strands_of(experiment, self._questions)
        ]
        self._tasks: dict[int, tuple[Path, Lane]] = {}
        self._number = 0
        self.answers = answers_of(self._questions)
        """The latest answers, one for each question asked, in the order of `QUESTIONS`."""
        self._version = 0
        self._reckoned_at = 0
        self._reckoning: Future[bytes] | None = None
        self._unkept: list[Any] = []
        self._ran = 0.0
        self._since: float | None = None
        self._clocks = time.time(), time.monotonic()
        self._played_before = 0
        if journal is not None:
            self._read_journal(journal)

    # What its owner calls

    def start(self) -> None:
        """Begin to play, or go on after `pause` or a trouble."""
        if self.state in ("running", "done"):
            return
        self.trouble = None
        try:
            self._keep_rest()
            if self._hands is None:
                self._hands = Foreman(self._make())
        except NotKept as error:
            self._stop_unkept(error)
            return
        except Exception as error:
            self._stop("failed", RunTrouble("scheduler", {"detail": described(error)}))
            return
        self.state = "running"
        self._since = time.monotonic()
        self._clocks = time.time(), time.monotonic()
        self._give()

    def pause(self) -> None:
        """Give out no more games; those being played are still counted."""
        if self.state == "running":
            self._stop("paused")

    def cancel(self) -> None:
        """End all workers immediately (within 0.3 s); what was counted stays."""
        if self.state != "done":
            self._stop("cancelled")
        self._end_workers()

    def extend(self, games: int) -> None:
        """Ask for `games` more deals on each side.

        The questions with fewer games get at most as many more as they had at first.
        """
        for path in self._paths:
            if path.strand.games < self.experiment.games:
                path.games += min(path.strand.games, games * len(path.strand.arms))
            else:
                path.games += games
        if self.state == "done":
            self.state = "paused"

    def poll(self, patience: float = 0.0) -> Progress:
        """Take what has arrived, hand out more, and return the progress. Never raises for what workers do.

        It waits until something has arrived for at most `patience` seconds: a window not at all, a command a little.
        """
        self._watch_clocks()
        if self._hands is not None:
            for number, batch in self._hands.take(patience):
                self._take(number, batch)
            shown = self._version
            if patience:
                self._count()
            self._take_answers(patience)
            if not patience and self._version == shown:
                # A window has to stay responsive: if this poll brought new answers, the window draws them, and counting
                # waits.
                self._count(COUNTING)
            if self.state == "running":
                self._give()
                if self._complete():
                    self._finish()
        return self.progress()

    def close(self) -> None:
        """End the workers; what was counted is kept. May be called twice."""
        if self.state == "running":
            self._stop("paused")
        self._end_workers()

    # Results

    @property
    def played(self) -> int:
        """Games that have come back, over all arms."""
        return sum(lane.back for path in self._paths for lane in path.lanes.values())

    @property
    def _known(self) -> int:
        """Games that the questions have counted, over all arms."""
        return sum(path.counted * len(path.lanes) for path in self._paths)

    @property
    def cost(self) -> float:
        """Seconds of processor time that the games counted so far have taken, including those of a journal."""
        return sum(path.cost for path in self._paths)

    @property
    def counted(self) -> dict[str, int]:
        """How many games of each arm have been counted, by the arm's key."""
        return {key: path.counted for path in self._paths for key in path.lanes}

    def reckoned(self) -> tuple[LabAnswer, ...]:
        """Compute the answers to everything counted so far, in this process (some tenths of a second)."""
        self._count()
        return answers_of(self._questions)

    def record(self, ref: GameRef) -> Record:
        """One game of this run as a record: replayed move by move, to be opened on a table or saved as a file.

        Takes as long as the game took. Raises LookupError if this run has no such game.
        """
        task = self._asked_for(ref)
        return record_of(task.table.agreed(rules_of(self.where)), task, ref.number)

    def breach(self, ref: GameRef) -> Breach | None:
        """How one game of this run broke, with the game up to there; None for a game that ended properly.

        Takes several times as long as the game took. Raises LookupError if this run has no such game.
        """
        task = self._asked_for(ref)
        return breach_of(task.table.agreed(rules_of(self.where)), task, ref.number)

    def _asked_for(self, ref: GameRef) -> Task:
        """The task in which a worker played this game. Raises LookupError if there is none."""
        for path in self._paths:
            lane = path.lanes.get(ref.arm)
            if lane is not None and 0 <= ref.number < path.games:
                return self._task(lane.arm)
        raise LookupError(f"no game {ref.number} of {ref.arm}")

    # How it proceeds

    def progress(self) -> Progress:
        """The progress so far, without taking anything new."""
        whole = sum(path.games * len(path.lanes) for path in self._paths)
        played = self.played
        seconds = self._ran + (time.monotonic() - self._since if self._since is not None else 0.0)
        left = None
        if self.state == "running" and played > self._played_before:
            left = self._cost_left() / max(1, self._hands.most - 1 if self._hands else 1)
        return Progress(
            self.state, played, whole, seconds, left, self._version, self.trouble, dict(self.broken) or None
        )

    def _cost_left(self) -> float:
        """Seconds of work that are left, as far as the pace of each arm is known."""
        return sum(
            (path.games - lane.back) * (lane.pace or 0.0) for path in self._paths for lane in path.lanes.values()
        )

    def _stop(self, state: State, trouble: RunTrouble | None = None) -> None:
        if self._since is not None:
            self._ran += time.monotonic() - self._since
            self._since = None
        self.state = state
        self.trouble = trouble or self.trouble

    def _finish(self) -> None:
        """After all games are counted, compute the answers a last time, and end the workers."""
        if self._reckoning is not None:
            return
        if self._reckoned_at < self._known:
            self._reckon()
            return
        self._stop("done")
        self._end_workers()

    def _end_workers(self) -> None:
        """End the workers; games that were given out but not counted are given out again when the run goes on."""
        hands, self._hands = self._hands, None
        self._reckoning = None
        self._tasks.clear()
        if hands is None:
            return
        hands.drop()
        end_workers(hands.executor)
        for path in self._paths:
            for lane in path.lanes.values():
                lane.give_anew(path.counted)

    def _complete(self) -> bool:
        return all(path.counted >= path.games for path in self._paths)

    def _give(self) -> None:
        """Give out games as long as there are workers for them."""
        assert self._hands is not None
        while self._hands.free:
            path = self._next_path()
            if path is None:
                return
            lane = min(path.left, key=lambda one: one.given)
            task = self._task(lane.arm)
            stretch = Stretch(task.table, lane.given, self._size(path, lane))
            lane.given += stretch.games
            self._tasks[self._number] = path, lane
            self._hands.give(self._number, task, stretch)
            self._number += 1

    def _next_path(self) -> Path | None:
        """The strand that has had the least time so far, the first of equal ones; None if no strand has games left."""
        waiting = [path for path in self._paths if path.left]
        return min(waiting, key=lambda path: path.cost + self._in_work(path), default=None)

    def _in_work(self, path: Path) -> float:
        """The estimated time, in seconds, of the games of a strand that are being played: `BATCH` for each batch."""
        return BATCH * sum(other is path for other, _ in self._tasks.values())

    def _size(self, path: Path, lane: Lane) -> int:
        """How many games the next batch has: enough for about `BATCH` seconds, but few in the beginning."""
        left = path.games - lane.given
        if lane.pace is None:
            return min(left, 2)
        return max(1, min(left, LARGEST_BATCH, 1 + lane.given, int(BATCH / max(lane.pace, 1e-6))))

    def _task(self, arm: Arm) -> Task:
        return Task(self.experiment.game, self.experiment.seed, arm, self.experiment.check, self.where)

    def _take(self, number: int, batch: Rows) -> None:
        """Count a batch, and keep it."""
        path, lane = self._tasks.pop(number)
        path.cost += batch.seconds
        if batch.games:
            lane.pace = batch.seconds / batch.games
        stretch = batch.stretch
        if batch.failure is not None:
            done = {row.number for row in batch.rows}
            lane.given = min(lane.given, min(set(range(stretch.first, stretch.first + stretch.games)) - done))
            self._stop("failed", self._told(batch.failure))
            if batch.failure.code == "rules-failed":
                self._show_broken(lane, batch.failure.number, FAILED)
        broken = {one.number: one.law for one in batch.broken}
        self._keep({
            "arm": lane.arm.key,
            "rows": [row.to_json() for row in batch.rows],
            "broken": [[n, law] for n, law in sorted(broken.items())],
            "cost": round(batch.seconds, 3),
        })
        self._put(path, lane, batch.rows, broken)
        if self.state == "failed":
            self._count()

    def _put(self, path: Path, lane: Lane, rows: list[GameRow], broken: Mapping[int, str]) -> None:
        """Add rows to those of the other arms that wait to be counted."""
        for row in rows:
            if row.number >= path.counted and row.number not in lane.waiting:
                lane.waiting[row.number] = row
                lane.back += 1
        for number, law in broken.items():
            if number >= path.counted and number not in lane.waiting:
                lane.waiting[number] = None
                lane.back += 1
                self.broken[law] += 1
                self._show_broken(lane, number, law)

    def _count(self, seconds: float = inf) -> None:
        """Count every number that all arms of a strand have played, for at most `seconds`; the rest next time."""
        end = time.perf_counter() + seconds
        for path in self._paths:
            lanes = path.lanes.values()
            while all(path.counted in one.waiting for one in lanes):
                found = [one.waiting.pop(path.counted) for one in lanes]
                path.counted += 1
                for question in self._questions:
                    question.count(path.strand.key, found)
                if time.perf_counter() > end:
                    return

    def _show_broken(self, lane: Lane, number: int, law: str) -> None:
        """Add a game that broke a law to the examples, unless there are `BEHIND` for this law."""
        game = BrokenGame(GameRef(lane.arm.key, number), law)
        if game not in self.examples and sum(one.law == law for one in self.examples) < BEHIND:
            self.examples.append(game)

    def _told(self, failure: Failure) -> RunTrouble:
        told = failure._asdict()
        return RunTrouble(told.pop("code"), {"game": self.experiment.game, **told})

    # Answers

    def _take_answers(self, patience: float) -> None:
        """Take the answers that a worker has computed, and request new ones if enough games have been added."""
        if self._reckoning is not None:
            if patience and not (self._hands and self._hands.busy):
                wait([self._reckoning], patience, FIRST_COMPLETED)
            if self._reckoning.done():
                future, self._reckoning = self._reckoning, None
                try:
                    self.answers = pickle.loads(future.result())
                except Exception:
                    # The worker died while computing them; this is not worth a second one.
                    self.answers = self.reckoned()
                self._version += 1
        grown = self._known >= max(1, self._reckoned_at * GROWN)
        if self._reckoning is None and self._known > self._reckoned_at and grown:
            self._reckon()

    def _reckon(self) -> None:
        """Let a worker compute the answers, from a copy of what is counted now."""
        assert self._hands is not None
        self._reckoned_at = self._known
        self._reckoning = self._hands.executor.submit(answered, pickle.dumps(self._questions))

    # Keeping

    def _keep(self, line: Any) -> None:
        """Write a line of the journal; if that fails the run stops, and tries again when it goes on."""
        if self.journal is None:
            return
        self._unkept.append(line)
        try:
            self._keep_rest()
        except NotKept as error:
            self._stop_unkept(error)

    def _stop_unkept(self, error: NotKept) -> None:
        self._stop("failed", RunTrouble("unkept", {"detail": error.strerror}))

    def _keep_rest(self) -> None:
        """Write the lines that could not be written before. Raises NotKept."""
        while self._unkept and self.journal is not None:
            self.journal.add(self._unkept[0])
            self._unkept.pop(0)

    def _read_journal(self, journal: Journal) -> None:
        """Count the games that the journal holds."""
        for line in journal.lines:
            self._take_line(line)
        journal.lines = []
        self._played_before = self.played
        if self.played:
            self.answers = self.reckoned()
            self._version = 1
        if self._complete():
            self.state = "done"

    def _take_line(self, line: Any) -> None:
        """Count the games in a line of the journal; a line that has nothing for this experiment is skipped."""
        try:
            rows = [GameRow.from_json(data) for data in line["rows"]]
            broken = {int(number): str(law) for number, law in line["broken"]}
            key, cost = line["arm"], float(line["cost"])
        except (TypeError, ValueError, KeyError):
            return
        for path in self._paths:
            lane = path.lanes.get(key)
            if lane is None:
                continue
            path.cost += cost
            if rows:
                lane.pace = cost / len(rows)
            highest = max([*(row.number for row in rows), *broken], default=-1)
            path.games = max(path.games, highest + 1) if highest < 10 * path.games else path.games
            self._put(path, lane, rows, broken)
            self._count()
            lane.give_anew(path.counted)

    def _watch_clocks(self) -> None:
        """Notice and report that the machine slept or its clock was set; nothing else depends on the clock."""
        wall, own = time.time(), time.monotonic()
        jump = (wall - self._clocks[0]) - (own - self._clocks[1])
        self._clocks = wall, own
        if self.state == "running" and abs(jump) > JUMP:
            self.trouble = RunTrouble("clock", {"minutes": round(abs(jump) / 60, 1)})


def rehearsed(game: str, where: str = REGISTERED) -> None:
    """Play one game and discard it, to prepare a worker before a run begins.

    This loads the rules, the players and whatever else a run needs in a worker. A failure is reported only when the
    game is played in earnest.
    """
    side = Side(rules_of(where)[game].seats()[0])
    task = Task(game, 0, Arm("a", side, probes=("fired",)), games=where)
    task.played(Stretch(task.table, 0, 1), rules_of(where))


def answered(questions: bytes) -> bytes:
    """Unpickle questions and return their pickled answers; called in a worker."""
    return pickle.dumps(answers_of(pickle.loads(questions)))


def answers_of(questions: Sequence[LabQuestion]) -> tuple[LabAnswer, ...]:
    """The answers to questions, in their order."""
    return tuple(question.answer() for question in questions)
