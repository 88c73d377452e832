"""A run: an experiment being played by worker processes, asked from a timer and never calling back.

The owner calls `poll` as often as it likes (a Qt timer of 50 to 100 ms): it takes what the workers have sent, gives
them more, and returns in a few milliseconds. Findings are reckoned by a worker too, and `answers` has the latest. After
`close` nothing is left running; a run with a journal (`app.lab.notebook`) goes on later where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Literal

from app.engine import Record, Rules
from app.games import GAMES
from app.lab.experiment import Experiment
from app.lab.findings import Answer, GameRef

State = Literal["ready", "running", "paused", "done", "cancelled", "failed"]
"""`failed`: no more can be played or kept until `resume` succeeds; `Progress.trouble` says why."""


@dataclass(frozen=True)
class Trouble:
    """Why a run stopped or what happened to it: the message `lab.trouble.<code>` with `values`.

    Codes: `rules-failed` (game, number, deal, detail), `worker-lost` (game, number, detail), `worker-failed`, `unkept`
    (detail: the disk does not take the results; nothing that was kept is lost), `clock` (hours: the machine slept, or
    its clock was set; nothing is lost), `scheduler` (address, detail).
    """

    code: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Progress:
    """How far a run is: games played of those asked for, over all arms; seconds it has run; seconds left, if known.

    `version` grows with every new set of answers, so that a window draws only when there is something new. `broken`:
    games that broke a law, by law.
    """

    state: State
    played: int
    asked: int
    seconds: float
    left: float | None
    version: int
    trouble: Trouble | None = None
    broken: Mapping[str, int] | None = None


class Run:
    """One experiment, being played."""

    def __init__(
        self,
        experiment: Experiment,
        games: Mapping[str, Rules] = GAMES,
        *,
        executor: Callable[[], Executor] | None = None,
        journal: Any = None,
    ) -> None:
        """A run that has not been started; with a journal, what it holds is counted.

        `executor` makes the workers (by default processes of this machine, one for each processor).
        """
        raise NotImplementedError

    def start(self) -> None:
        """Begin to play; after `pause` or a trouble, go on."""
        raise NotImplementedError

    def pause(self) -> None:
        """Give out no more games; those being played are still counted."""
        raise NotImplementedError

    def resume(self) -> None:
        """Go on after a pause or a trouble."""
        raise NotImplementedError

    def cancel(self) -> None:
        """End all workers at once (within 0.3 s); what was counted stays."""
        raise NotImplementedError

    def extend(self, games: int) -> None:
        """Ask for so many more deals on each side."""
        raise NotImplementedError

    def poll(self) -> Progress:
        """Take what has come, hand out more, and say how far it is. Never waits, never raises for what workers do."""
        raise NotImplementedError

    def wait(self, seconds: float) -> Progress:
        """As `poll`, after waiting until something has come or so many seconds have passed; for the command line."""
        raise NotImplementedError

    def close(self) -> None:
        """End the workers and close the journal. May be called twice."""
        raise NotImplementedError

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The latest answers, one for each question asked, in the order of `QUESTIONS`."""
        raise NotImplementedError

    def reckoned(self) -> tuple[Answer, ...]:
        """The answers to everything counted so far, reckoned here and now (some tenths of a second)."""
        raise NotImplementedError

    def record(self, ref: GameRef) -> Record:
        """One game of this run as a record: played again, move by move, to be opened on a table or saved as a file.

        Takes as long as the game took. Raises LookupError for a game that is none of this run's.
        """
        raise NotImplementedError
