"""A fake run and a fake notebook, to test the lab's window without playing games and without waiting.

The figures are fake and depend only on the number of games. The games behind them are real, played at random.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from app.engine import Record, Rules
from app.games import GAMES
from app.lab.breach import Breach, BrokenGame
from app.lab.experiment import Experiment, QuestionName
from app.lab.findings import Chart, Estimate, Finding, GameRef, LabAnswer, Point, Term, Trace
from app.lab.notebook import Journal, KeptExperiment
from app.lab.plan import deal_number
from app.lab.run import Progress, Run, RunTrouble, State
from app.shell.lab.desk import PlayedHere

SIDES = ("a", "b")


class PlayedInAThread(PlayedHere):
    """Makes real runs, which play in a thread of this process; no process is started in advance."""

    def prepare(self, game: str) -> None:
        pass

    def run(self, experiment: Experiment, journal: Journal | None) -> Run:
        return Run(experiment, executor=lambda: ThreadPoolExecutor(1), journal=journal)


class Book:
    """A fake Notebook: experiments by name, with the number of games of each."""

    def __init__(self) -> None:
        self.pages: dict[str, list[Any]] = {}
        self.open_names: set[str] = set()
        self.refusal: Exception | None = None

    def list(self) -> list[KeptExperiment]:
        found = [
            KeptExperiment(name, experiment, changed)
            for name, (experiment, _, changed) in self.pages.items()
        ]
        return sorted(found, key=lambda one: -one.changed)

    def begin(self, name: str, experiment: Experiment) -> Page:
        if self.refusal is not None:
            raise self.refusal
        if name in self.pages:
            raise FileExistsError(name)
        self.pages[name] = [experiment, 0, time.time() + len(self.pages)]
        return self.open(name)

    def open(self, name: str) -> Page:
        if name not in self.pages:
            raise LookupError(name)
        return Page(self, name)

    def rename(self, old: str, new: str) -> None:
        assert old not in self.open_names, "a file that is open is not renamed"
        if new in self.pages:
            raise FileExistsError(new)
        self.pages[new] = self.pages.pop(old)

    def remove(self, name: str) -> None:
        assert name not in self.open_names, "a file that is open is not removed"
        del self.pages[name]

    def free_name(self, wanted: str) -> str:
        names = (wanted, *(f"{wanted} {n}" for n in range(2, 99)))
        return next(name for name in names if name not in self.pages)


class Page:
    """A fake Journal."""

    def __init__(self, book: Book, name: str) -> None:
        self.book, self.name, self.path = book, name, Path(f"{name}.kupa-lab")

    @property
    def experiment(self) -> Experiment:
        found: Experiment = self.book.pages[self.name][0]
        return found

    @property
    def played(self) -> int:
        return int(self.book.pages[self.name][1])

    def add(self, line: Any) -> None:
        self.book.pages[self.name][1] = line

    def close(self) -> None:
        self.book.open_names.discard(self.name)


class InventedRun:
    """A fake Run: every poll adds `step` games while it runs."""

    step = 400

    def __init__(self, experiment: Experiment, journal: Page | None, games: Mapping[str, Rules] = GAMES) -> None:
        self.experiment, self.journal, self._games = experiment, journal, games
        self.played = journal.played if journal is not None else 0
        if journal is not None:
            journal.book.open_names.add(journal.name)
        self.asked = experiment.games
        self.state: State = "ready"
        self.version = 1 if self.played else 0
        self.trouble: RunTrouble | None = None
        self.broken: dict[str, int] = {}
        self.examples: list[BrokenGame] = []
        self.closed = False

    def start(self) -> None:
        self.state = "running"


    def pause(self) -> None:
        if self.state == "running":
            self.state = "paused"

    def cancel(self) -> None:
        self.state = "cancelled"

    def extend(self, games: int) -> None:
        self.asked += games

    def poll(self) -> Progress:
        if self.state == "running":
            self.played = min(self.asked, self.played + self.step)
            self.version += 1
            if self.journal is not None:
                self.journal.add(self.played)
            if self.played >= self.asked:
                self.state = "done"
        left = (self.asked - self.played) / 1000
        told = self.trouble, self.broken or None
        return Progress(self.state, self.played, self.asked, self.played / 1000, left, self.version, *told)

    def close(self) -> None:
        self.closed = True
        if self.journal is not None:
            self.journal.close()

    @property
    def answers(self) -> tuple[LabAnswer, ...]:
        if not self.played:
            return ()
        return tuple(answered(self.experiment, question, self.played) for question in self.experiment.questions)

    @property
    def counted(self) -> dict[str, int]:
        return dict.fromkeys(SIDES if self.experiment.b is not None else SIDES[:1], self.played)

    def breach(self, ref: GameRef) -> Breach | None:
        law = next((one.law for one in self.examples if one.ref == ref), None)
        whole = self.record(ref)
        found = Record.begin(whole.rules, whole.game.seats, whole.origin["seed"], whole.game.options)
        for gesture in whole.done[:1]:
            found.act(*gesture.actions)
        return Breach(law, "a detail", found) if law else None

    def record(self, ref: GameRef) -> Record:
        rules, rng = self._games[self.experiment.game], Random(ref.number)
        side = self.experiment.b if ref.arm.endswith("b") and self.experiment.b else self.experiment.a
        deal = deal_number(self.experiment.seed, ref.number)
        record = Record.begin(rules, side.seats, deal, dict(side.options))
        while record.position.turn is not None:
            record.act(str(rng.choice(rules.legal(record.position))))
        return record


def half(share: float, games: int) -> float:
    """Half the width of an interval, roughly."""
    return 1.96 * sqrt(max(share * (1 - share), 0.0001) / games)


def point(label: Term, share: float, games: int, arm: str = "a") -> Point:
    wide = half(share, games)
    refs = tuple(GameRef(arm, n) for n in range(3))
    return Point(label, share, max(0.0, share - wide), min(1.0, share + wide), refs)


def answered(experiment: Experiment, question: QuestionName, games: int) -> LabAnswer:
    """A fake answer."""
    arms = SIDES if experiment.b is not None else SIDES[:1]
    seats = experiment.a.seats
    finding = Finding(
        question, "invented", {}, Estimate(0.021, 0.004, 0.038, "difference", games), "open",
        max(0, 4000 - games) or None, (GameRef("a", 0),), 2.0,
    )  # fmt: skip

    def series(labels: list[Term], shares: list[float]) -> tuple[Trace, ...]:
        return tuple(
            Trace(Term("side", arm), tuple(point(label, min(1.0, share * (1 + 0.2 * i)), games, arm)
                                             for label, share in zip(labels, shares, strict=True)))
            for i, arm in enumerate(arms)
        )  # fmt: skip

    labels = [Term("who", seat) for seat in range(seats)]
    dots = Chart("dots", "seats", "share", series(labels, [1.06 / seats - 0.02 * s for s in range(seats)]), 1 / seats)
    ranges = [Term("range", (2 * n + 1, 2 * n + 2)) for n in range(9)]
    lengths = Chart("histogram", "length", "share", series(ranges, [max(0.01, 0.25 - 0.05 * abs(n - 2)) for n in
                                                                    range(9)]))  # fmt: skip
    reasons = [Term("number", n) for n in range(5)]
    bars = Chart("bars", "ends", "share", series(reasons, [0.6, 0.3, 0.07, 0.02, 0.01]))
    shares = [Term("percent", n / 10) for n in range(11)]
    curve = Chart("curves", "tension", "share", tuple(
        Trace(Term("told", told), tuple(point(label, 0.3 + 0.6 * (n / 10) ** power, games)
                                          for n, label in enumerate(shares)))
        for told, power in (("known", 1.4), ("true", 0.7))
    ))  # fmt: skip
    charts = {"length": (lengths, bars), "ends": (bars,), "tension": (curve,)}.get(question, (dots, lengths, bars))
    if question == "parting":
        refs = tuple(GameRef(f"parting/{arm}", n) for n in (0, 3) for arm in SIDES)
        finding = replace(finding, behind=refs)
    lacks = (Finding(question, "lacking", {}),) if question == "length" else ()
    return LabAnswer(question, games, (finding, replace(finding, code="second", weight=1.0)), charts, lacks)


class Inventing(PlayedHere):
    """Makes fake runs; no process is started in advance."""

    def prepare(self, game: str) -> None:
        pass

    def run(self, experiment: Experiment, journal: Page | None) -> InventedRun:  # type: ignore[override]
        return InventedRun(experiment, journal)
