"""What a game's `judgement.py` provides, and the one way in which these files try actions out.

A judgement is asked with a view and a seed and nothing else, so it cannot know more than the seat does. Its answer
depends on these two alone: the same question has the same answer on every machine. Why it chose is a code with
arguments; `app.wording` makes a sentence of them.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from typing import ClassVar, NamedTuple

from app.bots.dealer import Dealer
from app.bots.limit import UNLIMITED, Limit
from app.engine import OVER, Action, Position, View, advance

Told = str | int | float
"""An argument of a reason: a card, a suit, a number, a share from 0 to 1."""

REASONS: Mapping[str, str] = {
    "only-move": "nothing else is legal",
    "comes-out-best": "n: on average over n deals that are possible here, this came out best",
    "best-so-far": "the best of what could be tried before the time was up",
}
"""The reasons that every game has: the code, its arguments in order, and what it means."""


class Advice(NamedTuple):
    """An action, and why: a code of `REASONS` (of this module or of the game's own) with its arguments."""

    action: Action
    code: str
    args: tuple[Told, ...] = ()


class Judgement(ABC):
    """One game's sense of a good move. It has no state: the same view and seed give the same advice."""

    game: ClassVar[str]
    """The game's id in the canon."""

    reasons: ClassVar[Mapping[str, str]]
    """Every code that this judgement may give besides `REASONS`: its arguments in order, and what it means."""

    @abstractmethod
    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action this judgement prefers among `legal` (not empty) in the view of the seat in turn.

        Whatever takes more than a few milliseconds asks `limit` before every try, and answers with the best so far when
        that says no.
        """

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """What the quick player does: an action by a simple rule, in well under ten milliseconds; here any action."""
        return whim(view, seed).choice(legal)


def whim(view: View, seed: int) -> Random:
    """The randomness for one question: it depends on view and seed alone, and differs from question to question."""
    return Random(f"{seed} {json.dumps(view.to_json(), sort_keys=True)}")


def tried(
    view: View,
    seed: int,
    actions: Sequence[Action],
    *,
    quick: Callable[[Position], Action],
    worth: Callable[[Position, int], float],
    worlds: int,
    horizon: int,
    before: Callable[[Position], None] | None = None,
    limit: Limit = UNLIMITED,
) -> list[float]:
    """What each action brings on average over `worlds` deals of the unknown cards, or fewer if `limit` is reached.

    In every world each action is tried from the same cards and the same chance; then all seats go on with `quick` for
    at most `horizon` decisions, and `worth` judges the outcome for the view's seat. `before` may first change a world
    (a bare position, at the seat's decision): a card that somebody else has chosen unseen at the same moment is a
    random one there, and can be chosen anew. Only worlds in which every action was tried count. If not even the first
    was finished, the actions not reached bring -inf.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has nothing to try")
    rng, dealer = whim(view, seed), Dealer(view)
    sums = [0.0] * len(actions)
    for done in range(worlds):
        world = dealer.world(rng)
        if before is not None:
            before(world)
        whole = sums[:]
        for i, action in enumerate(actions):
            if not limit.spend():
                return [total / done for total in whole] if done else [*sums[:i], *[-inf] * (len(actions) - i)]
            p = world.copy()
            advance(p, action)
            for _ in range(horizon):
                if p.phase == OVER:
                    break
                advance(p, quick(p))
            sums[i] += worth(p, seat)
    return [total / worlds for total in sums]
