"""The tree of a search that looks several decisions ahead; its nodes are what the searching seat can tell apart.

The edges are only actions (Cowling, Powley and Whitehouse 2012, one observer). Each try is made in a world of its own,
in which some actions are legal and others not, so the choice of a branch takes into account how often it was available.
A try follows what has been best for the seat in turn, adds one branch, and is played on and judged from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, sqrt

from app.engine import Action, Position, advance

CURIOUS = 0.5
"""How much a rarely tried branch is preferred, for values from 0 to 1."""


class Branch:
    """An action at one place of the tree: how often it was available and tried, and what it brought each seat."""

    __slots__ = ("available", "branches", "brought", "tried")

    def __init__(self, seats: int) -> None:
        self.tried = 0
        self.available = 0
        self.brought = [0.0] * seats
        self.branches: dict[Action, Branch] = {}

    def chosen(self, legal: Sequence[Action], seat: int) -> tuple[Action, Branch, bool]:
        """The action that this seat tries here, its branch, and whether the branch is new."""
        branches = self.branches
        for one in legal:
            if one not in branches:
                branches[one] = Branch(len(self.brought))
            branches[one].available += 1
        # Of equal ones, `max` takes the first.
        action = max(legal, key=lambda one: branches[one].promise(seat))
        return action, branches[action], not branches[action].tried

    def promise(self, seat: int) -> float:
        """What this branch brings a seat on average, plus a bonus that is larger the less often it was tried."""
        if not self.tried:
            return inf
        return self.brought[seat] / self.tried + CURIOUS * sqrt(log(self.available) / self.tried)


def climbed(
    root: Branch,
    world: Position,
    actions: Sequence[Action],
    within: Callable[[Position, int], bool],
    played_on: Callable[[Position, list[Action], int], Sequence[float]],
) -> tuple[Action, Sequence[float]]:
    """Make one try in a world of its own: returns the action at the root and what it brought each seat.

    `actions` are those to choose from at the root. `within` says whether a position, this many decisions after the
    first, is still before the horizon. `played_on` plays on from such a position with these legal actions and judges
    the result.
    """
    p, legal = world, list(actions)
    path: list[Branch] = []
    first: Action | None = None
    branch = root
    while True:
        action, branch, new = branch.chosen(legal, p.seat)
        first = first or action
        path.append(branch)
        legal = advance(p, action)
        if new or not legal or not within(p, len(path) - 1):
            break
    values = played_on(p, legal, len(path) - 1)
    for one in path:
        one.tried += 1
        one.brought = [total + value for total, value in zip(one.brought, values, strict=True)]
    assert first is not None
    return first, values
