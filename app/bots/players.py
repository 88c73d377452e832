"""The players: who decides for a seat that is not a person's, at which level.

A player is asked with a view, a seed and what lies outside the cards, and answers with a legal action. The answer
hangs on these alone: the same question, the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.bots import JUDGEMENTS
from app.bots.judgement import Advice, whim
from app.engine import Action, View

Player = Callable[[View, int, Sequence[Action]], Advice]
"""Chooses among the actions that are offered (at least one), by the view of the seat in turn and a seed."""


class NoPlayer(LookupError):
    """Nobody plays this game at this level."""


def at_random(view: View, seed: int, offered: Sequence[Action]) -> Advice:
    """Any of the actions, without a reason."""
    return Advice(whim(view, seed).choice(offered), "")


def players(game: str) -> dict[str, Player]:
    """Who plays a game, by level: `random` always, `greedy` and `hint` (the same player) where it has a judgement."""
    judgement = JUDGEMENTS.get(game)
    if judgement is None:
        return {"random": at_random}
    return {"random": at_random, "greedy": judgement.choose, "hint": judgement.choose}


def decide(view: View, level: str, seed: int, outside: Mapping[str, Any] | None = None) -> Advice:
    """What a player of this level does. Raises NoPlayer; ValueError when the view's seat has nothing to decide."""
    player = players(view.game.id).get(level)
    if player is None:
        raise NoPlayer(f"{view.game.id} has no player of level {level!r}")
    actions = view.offered(outside or {})
    if not actions:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    return player(view, seed, actions)
