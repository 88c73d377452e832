"""The same game in another process: it must take the same course there, though each process orders sets in its own way.

A record is replayed by later processes, and computer players think in another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.games import GAMES
from app.lab.broken import hold
from app.lab.contract import played_out
from app.lab.processes import Processes
from app.lab.trials import Trial

Agreed = tuple[str, int, tuple[tuple[str, Any], ...]]
"""A game with seats and options, as it is sent to another process."""


def courses(agreed: Sequence[Agreed], deal: int) -> list[list[str]]:
    """The actions of a random game of each of these, as this process plays it."""
    return [played_out(Trial(GAMES[game], seats, options), deal)[1] for game, seats, options in agreed]


def hold_elsewhere(tables: Sequence[Trial], deal: int) -> None:
    """Raise ContractBroken if a game takes another course in a new process."""
    agreed = [(table.rules.info.id, table.seats, table.options) for table in tables]
    with Processes(1) as pool:
        there = pool.submit(courses, agreed, deal).result()
    law = "in another process the same game takes another course: no order may come from a set, so sort what is in it"
    hold(there == courses(agreed, deal), law)
