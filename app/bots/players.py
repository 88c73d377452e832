"""The players, by name: who decides for a seat where no person sits.

Three need no search: `random`, `quick` (the game's rule of thumb) and `greedy` (the game's judgement). The others are
the levels of the search, from `easy` to `expert`.

A player gets a view, a seed, what lies outside the cards and a limit, and answers with a legal action. The answer
depends only on these, and with a limit in iterations it is always the same. With a limit in milliseconds it depends on
the machine as soon as that limit is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from app.bots import judgement_of
from app.bots.characters import CHARACTERS
from app.bots.judgement import Advice, NoJudgement, whim
from app.bots.levels import LEVELS, thought
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, View
from app.games import GAMES, patient

Player = Callable[[View, int, Sequence[Action], Limit], Advice]
"""Chooses one of the actions offered (at least one), from the view of the seat in turn and a seed, within a limit."""


QUICKEST = 0.2
"""How long the judgement of a person's own game may take to stand in, seconds; any action is better than no answer."""


class NoPlayer(LookupError):
    """Raised if nobody plays this game at this level."""


def at_random(view: View, seed: int, legal: Sequence[Action], limit: Limit) -> Advice:
    """Choose any of the actions, without a reason."""
    return Advice(whim(view, seed).choice(legal), "")


def by_rule(view: View, seed: int, legal: Sequence[Action], limit: Limit) -> Advice:
    """Follow the game's rule of thumb, without a reason; by default any action."""
    return Advice(judgement_of(view.game.id).at_once(view, seed, legal), "")


def players(game: str) -> dict[str, Player]:
    """The players of a game, by name.

    These are `random`; in every registered game also `quick` and the levels of the search; and if the game has a
    judgement, `greedy` and `hint`, which are the same player.
    """
    found: dict[str, Player] = {"random": at_random}
    judgement = judgement_of(game)
    if not isinstance(judgement, NoJudgement):
        found |= {"greedy": judgement.advise, "hint": judgement.advise}
    if game in GAMES:
        found |= {"quick": by_rule, **{name: partial(thought, name) for name in LEVELS}}
    return found


def decide(
    view: View,
    level: str,
    seed: int,
    outside: Mapping[str, Any] | None = None,
    limit: Limit = UNLIMITED,
    character: str = "plain",
) -> Advice:
    """The choice of a player of this level and character; only the levels of the search use the character.

    Raises NoPlayer; KeyError for an unknown character; ValueError if the view's seat has nothing to decide.
    """
    player = players(view.game.id).get(level)
    if player is None:
        raise NoPlayer(f"{view.game.id} has no player of level {level!r}")
    if level in LEVELS:
        player = partial(thought, level, character=CHARACTERS[character])
    actions = offered(view, outside)
    advice = player(view, seed, actions, limit)
    # The judgement does not know how many deals there was time for.
    return Advice(advice.action, "best-so-far") if limit.cut and advice.code == "comes-out-best" else advice


def offered(view: View, outside: Mapping[str, Any] | None) -> list[Action]:
    """The actions that are offered to the seat of a view. Raises ValueError if there are none."""
    actions = view.offered(outside or {})
    if not actions:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    return actions


def quick(view: View, seed: int, outside: Mapping[str, Any] | None = None) -> Action:
    """The choice of the quick player, who stands in for a player that does not answer: a legal action, immediately.

    That of the game's judgement or, if that fails or takes too long, any action. Raises ValueError if the seat has
    nothing to decide.
    """
    actions = offered(view, outside)
    if len(actions) > 1:
        # The judgement may be the very thing that failed in the process asked before, or did not come to an end there.
        with suppress(Exception), patient(view.game.id, QUICKEST):
            action = judgement_of(view.game.id).at_once(view, seed, actions)
            if action in actions:
                return action
    return whim(view, seed).choice(actions)
