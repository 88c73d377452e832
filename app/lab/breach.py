"""How a game broke: plays it again, held to the laws, and keeps it as far as it went.

A game breaks when it breaks a law of `app.lab.laws`, when its rules fail, or when only a cap ends it. A run keeps only
the number of such a game and the law. Playing it once more shows what happened, and in which position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.engine import Game, Record
from app.lab.arms import Task
from app.lab.findings import GameRef
from app.lab.laws import Broken, held_game
from app.lab.statistics import CAP


class BrokenGame(NamedTuple):
    """A game of a run that broke a law: which game, and the law's code."""

    ref: GameRef
    law: str


class Breach(NamedTuple):
    """How a game broke.

    `law` is the law's code (or `cap`: only a cap ended it), `detail` what happened, in the engine's words, and `record`
    the game up to the last position that could be reached.
    """

    law: str
    detail: str
    record: Record


def breach_of(game: Game, task: Task, number: int) -> Breach | None:
    """Play a game of an arm again, held to the laws; None if it breaks nothing and ends without a cap.

    Raises NoLevel, and what the rules raise if not even the deal can be made.
    """
    deciders = task.players(game, number)
    found = held_game(game, number, deciders)
    if isinstance(found, Broken):
        return Breach(found.law, found.detail, so_far(game, deciders.deal, found.actions))
    if found.result.reason != CAP:
        return None
    return Breach(CAP, "", so_far(game, deciders.deal, [str(action) for action in deciders.done]))


def so_far(game: Game, deal: int, actions: Sequence[str]) -> Record:
    """The game up to the first of these actions that cannot be carried out."""
    record = Record.begin(game.rules, game.seats, deal, game.options)
    for action in actions:
        try:
            record.act(action, dead_ends=True)
        except Exception:  # The rules fail here, which is what this looks for.
            break
    return record
