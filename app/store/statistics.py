"""Statistics: one result for each deal, from the first time it ended.

If a game ended, was taken back and played to another end, its first result stands. "The same deal again" is kept in the
history but not counted, because the cards are known by then and the result would mean nothing. For the same reason,
taking back the last action does not take back the result. Games that began in a given position (a file from other
rules) are not counted, nor are games that were already over when they were opened here, nor those in which the computer
has played on for the person (`SHOWN`). When a game is forgotten, its result no longer counts; the deal counts again if
no other game of it is known.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from app.store.plain_json import written
from app.store.sums import columns_of, holds, insertion, row_sum

if TYPE_CHECKING:
    from app.engine import Record, Result

Outcome = Literal["win", "loss", "tie", "none"]

SHOWN = "shown"
"""The key kept with a table, True once the computer has played on for the person: such a game does not count."""

SEAT = 0
"""The seat whose wins and scores are counted: that of the person who opened the game."""


class Statistics(NamedTuple):
    """The counted games of one kind, seen from seat 0.

    `games` is the sum of `wins`, `losses`, `ties` and the games that nobody can win (which are in none of the three). A
    tie means that several won, seat 0 among them, or that nobody did. `scores` are oldest first. `best` is the highest
    score, or the lowest if the lowest wins. `best` and `average` are None without scores.
    """

    games: int
    wins: int
    losses: int
    ties: int
    scores: tuple[int, ...]
    best: int | None
    average: float | None


def outcome(record: Record, result: Result) -> Outcome:
    """Return what a result is for seat 0."""
    if record.game.seats == 1 and not record.rules.info.simulated and not result.winners:
        # For a player alone and against nobody, only the score counts.
        return "none"
    if SEAT in result.winners:
        return "win" if len(result.winners) == 1 else "tie"
    return "loss" if result.winners else "tie"


def deal_of(record: Record, seed: int | None) -> str | None:
    """Return the key that two games of the same deal share: game, seats, options and seed. None without a seed."""
    if seed is None:
        return None
    return written([record.game.id, record.game.seats, sorted(record.game.options.items()), seed])


def add_result(
    connection: sqlite3.Connection, game: int, deal: str | None, record: Record, stamp: str, *, counts: bool = True
) -> None:
    """Note the end of a game unless one has been noted. This decides once whether it counts.

    `game` is its number in the store. Without a `deal` it does not count.
    """
    result = record.position.result
    if result is None:
        return
    known = connection.execute("SELECT 1 FROM results WHERE game = ?", (game,)).fetchone()
    if known is not None:
        return
    played = connection.execute("SELECT 1 FROM results WHERE deal = ?", (deal,)).fetchone() is not None
    counted = counts and deal is not None and not played
    row = (
        game,
        stamp,
        written(result.to_json()),
        deal,
        int(counted),
        outcome(record, result),
        result.scores[SEAT] if result.scores else None,
        int(record.rules.info.scores_up),
        connection.execute("SELECT coalesce(max(nth), 0) + 1 FROM results").fetchone()[0],
    )
    connection.execute(insertion("results"), (*row, row_sum(row)))


def count(connection: sqlite3.Connection, game: str) -> Statistics:
    """Return the statistics of one kind of game."""
    found: list[tuple[Any, ...]] = connection.execute(
        f"SELECT {columns_of('results', 'results.')} FROM results JOIN games ON games.id = results.game"
        " WHERE games.game = ? AND results.counted = 1 ORDER BY results.nth",
        (game,),
    ).fetchall()
    # Outcome, score, whether more is better. Rows that do not match their checksums are not counted.
    rows = [row[5:8] for row in found if holds(row)]
    outcomes = [row[0] for row in rows]
    scores = tuple(row[1] for row in rows if isinstance(row[1], int))
    best = (max if rows[-1][2] else min)(scores) if scores else None
    return Statistics(
        games=len(rows),
        wins=outcomes.count("win"),
        losses=outcomes.count("loss"),
        ties=outcomes.count("tie"),
        scores=scores,
        best=best,
        average=sum(scores) / len(scores) if scores else None,
    )
