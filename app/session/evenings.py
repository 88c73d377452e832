"""Finished games as a family remembers them: who won what, evening by evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple

from app.session.chosen import Chosen
from app.session.seats import read_table
from app.store import Kept
from app.wording import t
from app.wording.sentences import result_sentence

NIGHT_ENDS = 5
"""The hour until which a game belongs to the evening before."""


class Finished(NamedTuple):
    """A game that came to an end: when (local time), who played and won, by the seats' names, and how, in words.

    `scores` are those of the seats; empty if nothing is counted.
    """

    game: str
    ended: datetime
    names: tuple[str, ...]
    winners: tuple[str, ...]
    scores: tuple[int, ...]
    sentence: str


def evening_of(moment: datetime) -> date:
    """Return the date that an evening goes by, for a local time."""
    return (moment - timedelta(hours=NIGHT_ENDS)).date()


def evening_title(day: date) -> str:
    """Return the title of an evening."""
    return t("results.page.evening.title", day=day.day, month=day.month, year=str(day.year))


def finished(games: Sequence[Kept], settings: Chosen) -> list[Finished]:
    """Return the games that came to an end, the latest first, described in the current language."""
    told = [_told(kept, settings) for kept in games if kept.result is not None and kept.sound]
    return sorted(told, key=lambda one: one.ended, reverse=True)


def _told(kept: Kept, settings: Chosen) -> Finished:
    assert kept.result is not None
    seated = read_table(kept.table, kept.seats, settings)
    names = tuple(one.named for one in seated)
    called: dict[int | str, str] = dict(enumerate(names))
    return Finished(
        kept.game,
        kept.updated.astimezone(),
        names,
        tuple(names[seat] for seat in kept.result.seats if seat < len(names)),
        tuple(kept.result.scores) if len(kept.result.scores) == len(names) else (),
        result_sentence(kept.game, kept.result, called),
    )


def evenings(games: Sequence[Finished]) -> dict[date, list[Finished]]:
    """Group games by evening, the latest evening first, the games of each in the order in which they ended."""
    found: dict[date, list[Finished]] = {}
    for one in sorted(games, key=lambda game: game.ended, reverse=True):
        found.setdefault(evening_of(one.ended), []).insert(0, one)
    return found


def wins(games: Sequence[Finished]) -> list[tuple[str, int]]:
    """Return everybody who played in company and gave a name, with how often they won, most first."""
    counted: Counter[str] = Counter()
    for one in games:
        if len(one.names) > 1:
            counted.update({name: 0 for name in one.names if name})
            counted.update(name for name in one.winners if name)
    return sorted(counted.items(), key=lambda item: (-item[1], item[0]))
