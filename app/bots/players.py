"""The players: who decides for a seat that is not a person's, at which level.

A player is asked with a view, a seed, what lies outside the cards and a limit, and answers with a legal action. The
answer hangs on these alone, and with a limit in iterations too: the same question, the same answer. A limit in
milliseconds makes it hang on the machine as soon as it is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from app.bots import judgement_of
from app.bots.judgement import Advice, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, View

Player = Callable[[View, int, Sequence[Action], Limit], Advice]
"""Chooses among the actions that are offered (at least one), by the view of the seat in turn and a seed, in a limit."""


class NoPlayer(LookupError):
    """Nobody plays this game at this level."""


def at_random(view: View, seed: int, offered: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
    """Any of the actions, without a reason."""
    return Advice(whim(view, seed).choice(offered), "")


def players(game: str) -> dict[str, Player]:
    """Who plays a game, by level: `random` always, `greedy` and `hint` (the same player) where it has a judgement."""
    judgement = judgement_of(game)
    if judgement is None:
        return {"random": at_random}
    return {"random": at_random, "greedy": judgement.choose, "hint": judgement.choose}


def decide(
    view: View, level: str, seed: int, outside: Mapping[str, Any] | None = None, limit: Limit = UNLIMITED
) -> Advice:
    """What a player of this level does. Raises NoPlayer; ValueError when the view's seat has nothing to decide."""
    player = players(view.game.id).get(level)
    if player is None:
        raise NoPlayer(f"{view.game.id} has no player of level {level!r}")
    actions = view.offered(outside or {})
    if not actions:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    advice = player(view, seed, actions, limit)
    # It does not know how many deals there were time for.
    return Advice(advice.action, "best-so-far") if limit.cut and advice.code == "comes-out-best" else advice


def quick(view: View, seed: int, outside: Mapping[str, Any] | None = None) -> Action:
    """What the quick player does, who stands in for a player that does not answer: a legal action, at once.

    It follows the game's own rule of thumb where there is one; else, and where that fails, it takes any action.
    Raises ValueError when the view's seat has nothing to decide.
    """
    actions = view.offered(outside or {})
    if not actions:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    judgement = judgement_of(view.game.id)
    if judgement is not None and len(actions) > 1:
        # The judgement may be the very thing that has failed in the process that was asked before.
        with suppress(Exception):
            action = judgement.at_once(view, seed, actions)
            if action in actions:
                return action
    return whim(view, seed).choice(actions)
