"""Rubbers: games in a row at one table, until somebody has won as many as was agreed. No Qt.

What had been won before a game began is kept beside it (docs/saving.md), so a rubber survives whatever happens to the
program, and every game of it can be opened by itself.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from app.session.seats import Seated
from app.wording import t
from app.wording.bidi import listed

GOALS = (1, 2, 3, 5)
"""How many wins people may play for; 1: a single game, which is no rubber."""
MOST = 99
"""No rubber goes to more wins than this, whatever is written beside a game."""
KEPT = "rubber"
"""The key under which a rubber is kept beside a game."""
FILE = Path(__file__).resolve().parents[2] / "resources" / "rubbers.json"
"""For how many wins games are played unless people choose otherwise, by game and number of seats."""


class Rubber(NamedTuple):
    """How many wins end it, and how many each seat has."""

    goal: int
    wins: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the rubber; several if they won the same game."""
        return tuple(seat for seat, wins in enumerate(self.wins) if wins >= self.goal)

    @property
    def goes_on(self) -> bool:
        """Whether nobody has won it yet."""
        return not self.winners

    def after(self, winners: Collection[int]) -> Rubber:
        """The rubber after a game that these seats won."""
        return self._replace(wins=tuple(wins + (seat in winners) for seat, wins in enumerate(self.wins)))

    def next(self) -> Rubber:
        """The rubber with which the next game begins: this one or, if it is won, another one."""
        return self if self.goes_on else rubber_to(self.goal, len(self.wins))

    def to_json(self) -> dict[str, Any]:
        """What is kept beside a game."""
        return {"goal": self.goal, "wins": list(self.wins)}


def rubber_to(goal: int, seats: int) -> Rubber:
    """Return a rubber in which nobody has won yet."""
    return Rubber(goal, (0,) * seats)


def read_rubber(table: Mapping[str, Any], seats: int) -> Rubber | None:
    """Return the rubber kept beside a game; None if the game is played by itself, or what is kept cannot be one."""
    kept = table.get(KEPT)
    if not isinstance(kept, dict):
        return None
    goal, wins = kept.get("goal"), kept.get("wins")
    if type(goal) is not int or not 1 < goal <= MOST or not isinstance(wins, list) or len(wins) != seats:
        return None
    if any(type(won) is not int or not 0 <= won < goal for won in wins):
        return None
    return Rubber(goal, tuple(wins))


def usual_goal(game: str, seats: int) -> int:
    """Return for how many wins a game is played unless people choose otherwise: more than one where it is short."""
    return _usual().get(game, {}).get(str(seats), 1)


@lru_cache(maxsize=1)
def _usual() -> dict[str, dict[str, int]]:
    return json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def _wins(rubber: Rubber, seated: Sequence[Seated], least: int = 0) -> str:
    """List what everybody with this many wins or more has won; whoever has won most often comes first."""
    ranked = sorted(zip(seated, rubber.wins, strict=True), key=lambda one: -one[1])
    return listed([t("rubber.wins", who=one.called, n=won) for one, won in ranked if won >= least])


def standing(rubber: Rubber, seated: Sequence[Seated]) -> str:
    """Return in a sentence how a rubber stands, or who has won it."""
    wins = _wins(rubber, seated)
    if not any(rubber.wins):
        return t("rubber.none", goal=rubber.goal)
    if rubber.goes_on:
        return t("rubber.on", goal=rubber.goal, wins=wins)
    if len(rubber.winners) > 1:
        return t("rubber.shared", all=[seated[seat].called for seat in rubber.winners], goal=rubber.goal, wins=wins)
    return t("rubber.won", who=seated[rubber.winners[0]].called, goal=rubber.goal, wins=wins)


def stated(rubber: Rubber, seated: Sequence[Seated]) -> tuple[str, ...]:
    """Return how a rubber stands, ever shorter: in a sentence, in brief with who has won, what it goes to, nothing."""
    goal, wins = t("rubber.goes-to", goal=rubber.goal), _wins(rubber, seated, least=1)
    brief = t("rubber.brief", goal=goal, wins=wins) if wins else goal
    return standing(rubber, seated), brief, goal, ""
