"""The levels of computer players that search: what each does not notice, does not remember and does not foresee.

No level blunders on purpose, and none touches the shuffle. A lower level thinks for a shorter time and less far ahead,
and takes slightly worse moves for equal; the lowest forgets which cards it has seen go into other hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import NamedTuple

from app.bots import judgement_of
from app.bots.characters import PLAIN, Character, as_good, preferred
from app.bots.judgement import Advice, Horizon, Judgement
from app.bots.limit import Limit
from app.bots.search import Candidate, Search, guarded
from app.engine import Action, View

VISITS = 10
"""The fewest worlds in which an action is tried; with fewer, the choice gets much worse."""


class Level(NamedTuple):
    """How a player of this level thinks.

    - `iterations` is how many tries it makes in all, each of one action in one world.
    - `indifference` is the share of the win that it does not notice, before it is multiplied by `Judgement.stakes`.
    - `rounds` is how many rounds it looks ahead at most.
    - `remembers` is whether it keeps in mind which cards lie in other seats' hands.
    - `thorough` is whether it makes more or fewer tries as the game requires (`Judgement.effort`).
    """

    iterations: int
    indifference: float = 0.0
    rounds: int = 100
    remembers: bool = True
    thorough: bool = False

    def tries(self, judgement: Judgement, actions: int) -> int:
        """How many tries it makes in this judgement's game with this many actions to choose from."""
        effort = judgement.effort if self.thorough else 1.0
        return max(round(self.iterations * effort), VISITS * actions)


LEVELS: Mapping[str, Level] = {
    "gentle": Level(150, 0.12, rounds=1, remembers=False),
    "easy": Level(200, 0.025, rounds=1, remembers=False),
    "medium": Level(300, 0.01, rounds=1),
    "hard": Level(400, 0.004, thorough=True),
    "expert": Level(600, thorough=True),
}
"""The levels, weakest first. Nobody chooses `gentle`: players who adapt go down to it (`app/session/adaptation.py`)."""


def thought(
    name: str, view: View, seed: int, offered: Sequence[Action], limit: Limit, character: Character = PLAIN
) -> Advice:
    """The choice of a player of this level among the actions offered, by search with the judgement's move as guard.

    A character chooses by its taste among the actions that the level takes for equal.
    """
    level, judgement = LEVELS[name], judgement_of(view.game.id)
    seen = view if level.remembers else forgetful(view)
    advice = judgement.advise(seen, seed, offered, limit)
    if len(offered) == 1:
        return advice
    if not level.indifference and judgement.trust == inf and character == PLAIN:
        return advice
    candidates = Search(
        seen,
        seed,
        judgement,
        level.tries(judgement, len(offered)),
        limit,
        guard=advice.action,
        # A level that takes near-equals for equal must have tried all of them equally often.
        halving=not level.indifference,
        horizon=foreseen(judgement.horizon, level.rounds),
    ).tried(list(dict.fromkeys((advice.action, *judgement.sensible(seen, offered)))))
    best = surest = guarded(candidates, advice.action, judgement.trust)
    if level.indifference:
        rng, share = Random(f"{seed} {name} {len(view.pool)}"), level.indifference * judgement.stakes
        best = indifferent(candidates, surest, share, rng)
        # Both are drawn in the same way, so choosing one by taste makes this level neither better nor worse.
        equals = [best, indifferent(candidates, surest, share, rng)]
    else:
        equals = as_good(candidates, best, judgement.gives)
    best = preferred(character, seen, seed, equals, best)
    if best.action == advice.action and advice.code:
        return advice
    if not best.worlds:
        return Advice(best.action, "best-so-far")
    code = "comes-out-best" if best is surest and not level.indifference else "comes-out-well"
    return Advice(best.action, code, (best.worlds,))


def indifferent(candidates: Sequence[Candidate], best: Candidate, share: float, rng: Random) -> Candidate:
    """A random one of the actions that do not seem worse than the best by more than this share of the win."""
    near = [one for one in candidates if one.worlds >= VISITS and one.lead >= best.lead - share]
    return rng.choice(near or [best])


def foreseen(horizon: Horizon, rounds: int) -> Horizon:
    """The judgement's horizon, or one `rounds` rounds away if that is nearer."""
    return horizon._replace(rounds=min(horizon.rounds, rounds))


def forgetful(view: View) -> View:
    """The view of a seat that does not remember which cards it has seen go into other seats' zones."""
    zones, groups = view.game.zones, view.game.groups

    def others(name: str) -> bool:
        """Whether a zone or a group belongs, at least in part, to another seat."""
        names = (name,) if name in zones else groups[name]
        return any(zones[zone].owner not in (None, view.seat) for zone in names)

    return replace(
        view,
        knows={zone: places for zone, places in view.knows.items() if not others(zone)},
        sets={name: texts for name, texts in view.sets.items() if not others(name)},
    )
