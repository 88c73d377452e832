"""Matches between players: each deal is played once from every seat, and results are counted by deals.

One player sits alone against others that are all alike. Each deal is played as often as there are seats, and the player
sits at each of them in turn. What it won and lost in these games together is one observation, so nobody gains by a good
hand or a good seat. A player against itself gets exactly an even share if it depends only on its view.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import log10, sqrt
from typing import Any, NamedTuple
from zlib import crc32

from app.engine import Action, Game, Position
from app.lab.experiment import THUMB, lab_levels
from app.lab.players import LabPlayers
from app.lab.simulation import RANDOM, NoLevel, play_game
from app.lab.statistics import CAP, NORMAL, Interval, interval, rounded, unvaried
from app.lab.workers import REGISTERED, Batch, Errand

ROUNDS_OF_FIT = 400
"""How many times the fit improves the strengths; far more than it needs."""


class Played(NamedTuple):
    """The results of one deal, played from every seat, summed over these games.

    `won` and `lost` are the wins of the one player and of the others, with shared wins divided; the remaining games had
    no winner. `actions` is the number of decisions, `capped` how many of the games a bound of the rules ended, `ms` the
    time that the one player took for each of its decisions. `trace` is a checksum of everything done in these games: if
    it has changed, so have the players.
    """

    number: int
    deal: int
    games: int
    won: float
    lost: float
    actions: int
    capped: int
    ms: tuple[int, ...] = ()
    trace: int = 0


@dataclass
class Deals(Batch):
    """The results of consecutive deals of a match."""

    played: list[Played] = field(default_factory=list)


@dataclass(frozen=True)
class Match(Errand[Deals]):
    """One player against others, who are all alike; `seed` determines the deals."""

    seed: int
    one: str
    others: str
    games: str = REGISTERED

    batch = Deals

    def play(self, game: Game, number: int, batch: Deals) -> None:
        """Play one deal from every seat."""
        batch.played.append(rotated(game, number, self.deal(number), self.one, self.others))


class Timed(LabPlayers):
    """The players of one game, one of whom is timed."""

    def __init__(self, game: Game, deal: int, seats: Sequence[str], timed: int, trace: int) -> None:
        """`timed` is the seat whose decisions are timed; `trace` is the checksum of the games before."""
        super().__init__(game, deal, seats)
        self.timed = timed
        self.ms: list[int] = []
        self.trace = trace

    def decide(self, p: Position, legal: Sequence[Action]) -> Action:
        """The action of the seat in turn."""
        assert p.turn is not None
        began = time.perf_counter()
        action = super().decide(p, legal)
        if p.turn == self.timed and self.seats[p.turn] != RANDOM and len(legal) > 1:
            self.ms.append(round(1000 * (time.perf_counter() - began)))
        self.trace = crc32(str(action).encode(), self.trace)
        return action


def rotated(game: Game, number: int, deal: int, one: str, others: str) -> Played:
    """Play a deal once for each seat, with the one player there."""
    won = lost = 0.0
    actions = capped = 0
    ms: list[int] = []
    trace = 0
    for seat in range(game.seats):
        seats = [others] * game.seats
        seats[seat] = one
        deciders = Timed(game, deal, seats, seat, trace)
        outcome = play_game(game, deciders)
        mine = outcome.result.share(seat)
        won += mine
        lost += bool(outcome.result.winners) - mine
        actions += outcome.actions
        capped += outcome.result.reason == CAP
        ms += deciders.ms
        trace = deciders.trace
    return Played(number, deal, game.seats, round(won, 9), round(lost, 9), actions, capped, tuple(ms), trace)


def contestants(game: str, named: Sequence[str]) -> tuple[str, ...]:
    """Check and return the named players. Raises NoLevel, and ValueError for fewer than two."""
    known = [level for level in lab_levels(game) if level != THUMB]
    for name in named:
        if name not in known:
            raise NoLevel(game, name, known)
    if len(named) < 2:
        raise ValueError("a match needs two players")
    return tuple(named)


def pairings(players: Sequence[str], seats: int, every: bool) -> list[tuple[str, str]]:
    """Who sits alone against whom: each player against the one named before it, or against all before it.

    With more than two seats also the other way round, because one weak player among strong ones is a different match
    from one strong player among weak ones.
    """
    pairs = [(b, a) for i, b in enumerate(players) for a in (players[:i] if every else players[max(0, i - 1) : i])]
    return [pair for one, other in pairs for pair in ([(one, other), (other, one)] if seats > 2 else [(one, other)])]


# Figures


def share_of(played: Sequence[Played]) -> Interval:
    """The one player's share of the games that somebody won, with its interval over deals.

    If nobody ever won, 0 with an interval from 0 to 1.
    """
    won, decided = sum(one.won for one in played), sum(one.won + one.lost for one in played)
    if not decided:
        return Interval(0.0, 0.0, 1.0)
    share, n = won / decided, len(played)
    if share in (0.0, 1.0) or n < 2:
        # No deal differs from another so far, which does not mean that none ever will.
        return interval(Fraction(share), n)
    squares = sum((one.won - share * (one.won + one.lost)) ** 2 for one in played)
    if not squares:
        return unvaried(share, n)
    half = NORMAL * sqrt(squares * n / (n - 1)) / decided
    return Interval(share, max(0.0, share - half), min(1.0, share + half))


def percentile(values: Sequence[int], hundredths: int) -> int:
    """The value that `hundredths` / 100 of these values do not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * hundredths // 100)] if ordered else 0


def figures_of(one: str, others: str, seats: int, played: Sequence[Played]) -> dict[str, Any]:
    """The figures of a match, as plain JSON."""
    games = sum(deal.games for deal in played)
    won, lost = sum(deal.won for deal in played), sum(deal.lost for deal in played)
    ms = [one for deal in played for one in deal.ms]
    return {
        "one": one,
        "others": others,
        "deals": len(played),
        "games": games,
        **rounded({
            "won": won,
            "lost": lost,
            "nobody": games - won - lost,
            **share_of(played)._asdict(),
            "even": 1 / seats,
            "length": sum(deal.actions for deal in played) / max(1, games),
            "capped": sum(deal.capped for deal in played) / max(1, games),
        }),
        "ms": {"median": percentile(ms, 50), "p99": percentile(ms, 99), "most": max(ms, default=0)},
    }


def elo(players: Sequence[str], seats: int, matches: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """The strength of each player on one scale, 0 for `random`, or else for the first one named.

    Each player among n seats is assumed to win with a probability equal to its share of all strengths at the table. The
    strengths are fitted to the decided games, with half a win added for either side of each match so that none is
    infinite.
    """
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS_OF_FIT):
        wins, chances = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0)
        for match in matches:
            one, others = match["one"], match["others"]
            each = (match["won"] + match["lost"] + 1) / (strength[one] + (seats - 1) * strength[others])
            wins[one] += match["won"] + 0.5
            wins[others] += match["lost"] + 0.5
            chances[one] += each
            chances[others] += (seats - 1) * each
        strength = {name: wins[name] / chances[name] if chances[name] else 1.0 for name in players}
    zero = strength[RANDOM if RANDOM in strength else players[0]]
    return {name: round(400 * log10(value / zero)) for name, value in strength.items()}
