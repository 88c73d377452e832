"""What workers play for the lab: the arms of an experiment, game by game, each game as one `GameRow`.

An arm is one way of playing. Arms of one strand play the same deals, number by number, and are compared. A row holds
everything that the questions need to know about a game, as plain data: how it ended, and what the probes of its arm
found. Rows depend only on experiment, arm and number, wherever and whenever they are played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from app.engine import Game, Record
from app.lab.experiment import Restriction, Side
from app.lab.laws import FAILED, Broken, described, held_game
from app.lab.plan import Table, deal_number
from app.lab.players import LabPlayers
from app.lab.probes import PROBES, Probed
from app.lab.simulation import RANDOM, play_game
from app.lab.statistics import CAP
from app.lab.workers import REGISTERED, Batch, Errand


class Arm(NamedTuple):
    """One way of playing: a side, perhaps without something, and the probes that look into every game.

    `rotates`: the first player named sits alone against the second, and every deal is played once from each seat.
    `aside`: the games only accompany those that were asked for, so a game in which the rules fail is counted as broken
    and does not stop the run.
    """

    key: str
    side: Side
    without: Restriction | None = None
    rotates: bool = False
    probes: tuple[str, ...] = ()
    aside: bool = False

    def deal(self, seed: int, number: int) -> int:
        """The deal of a game of this arm."""
        return deal_number(seed, number // self.side.seats if self.rotates else number)

    def seated(self, number: int) -> tuple[str, ...]:
        """The level of each seat's player in a game."""
        if not self.rotates:
            return self.side.seated()
        one, others = self.side.players
        return tuple(one if seat == number % self.side.seats else others for seat in range(self.side.seats))


class Strand(NamedTuple):
    """Arms that play the same deals, and how many games of each are wanted."""

    key: str
    arms: tuple[Arm, ...]
    games: int


class GameRow(NamedTuple):
    """One game: its number, its end, its length, and what the probes found, by name.

    `rounds` is None if the game counts none. `denied` counts decisions in which a seat was denied something.
    """

    number: int
    winners: tuple[int | str, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    rounds: int | None
    denied: int
    found: Probed

    def won(self, who: int | str) -> float:
        """The share of the win of one player: 1, a part of a shared win, or 0."""
        return 1 / len(self.winners) if who in self.winners else 0.0

    @property
    def capped(self) -> bool:
        """Whether a bound of the rules ended the game."""
        return self.reason == CAP

    def to_json(self) -> list[Any]:
        """The row as a list."""
        return [self.number, list(self.winners), list(self.scores), *self[3:]]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> GameRow:
        """Read a row from such a list. Raises ValueError or TypeError for anything else."""
        number, winners, scores, reason, actions, rounds, denied, found = data
        return cls(number, tuple(winners), tuple(scores), reason, actions, rounds, denied, found)


@dataclass
class Rows(Batch):
    """The rows of consecutive games of an arm; games that broke a law have none."""

    rows: list[GameRow] = field(default_factory=list)


@dataclass(frozen=True)
class Task(Errand[Rows]):
    """A worker's task: games of one arm, with this seed."""

    game: str
    seed: int
    arm: Arm
    check: bool = False
    games: str = REGISTERED

    batch = Rows

    @property
    def table(self) -> Table:
        """The table at which these games are played."""
        return self.arm.side.table(self.game)

    def deal(self, number: int) -> int:
        """The deal of a game."""
        return self.arm.deal(self.seed, number)

    def players(self, game: Game, number: int) -> LabPlayers:
        """The players of a game."""
        return LabPlayers(game, self.deal(number), self.arm.seated(number), self.arm.without)

    def play(self, game: Game, number: int, batch: Rows) -> None:
        """Play one game."""
        try:
            found = played_game(game, self, number)
        except Exception as error:
            if not self.arm.aside:
                raise
            found = Broken(FAILED, described(error, game.id), number, self.deal(number), ())
        if isinstance(found, Broken):
            batch.broken.append(found)
        else:
            batch.rows.append(found)


def played_game(game: Game, task: Task, number: int) -> GameRow | Broken:
    """Play one game of an arm and return its row. Raises NoLevel, Endless, and whatever the rules raise."""
    arm, deciders = task.arm, task.players(game, number)
    end = held_game(game, number, deciders) if task.check else play_game(game, deciders)
    if isinstance(end, Broken):
        return end
    found = cast("Probed", {name: PROBES[name](game, deciders.deal, number, deciders.done, end) for name in arm.probes})
    if arm.without is not None and RANDOM not in deciders.seats:
        # A random player is offered only what is allowed, so it never misses anything.
        found["missed"] = deciders.missed
    result = end.result
    return GameRow(
        number, result.winners, result.scores, result.reason, end.actions, end.rounds, deciders.denied, found
    )


def record_of(game: Game, task: Task, number: int) -> Record:
    """Play one game of an arm again, move by move, as a record. Raises what `played_game` raises."""
    deciders = task.players(game, number)
    play_game(game, deciders)
    record = Record.begin(game.rules, game.seats, deciders.deal, game.options)
    for action in deciders.done:
        record.act(action)
    return record
