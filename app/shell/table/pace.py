"""The pace of one table: how fast cards move, and whether the acts of others wait for the person.

The person chooses it with one key at the table, and it is kept for each game: *calm*, where every sentence waits until
the person goes on; *even*; *quick*; *at once*. The first game of a kind is calm unless somebody chooses otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.shell.settings.settings import FIRST_GAMES, PACES, PaceName, Settings, waited
from app.table.explanations import Explanations

SPEEDS: Mapping[PaceName, float] = {"calm": 1.0, "even": 1.0, "quick": 2.2, "at-once": 0.0}
"""The factor by which each pace multiplies the speed in the settings; 0: at once."""


class Pace:
    """The pace at which one table is told.

    `met` counts what becomes familiar to each seat, such as the acts of a verb that left it no choice. `explanations`
    knows what the voice has explained to each seat. Both outlast the controllers, which change with the language.
    """

    def __init__(self, game: str, settings: Settings, number: int = FIRST_GAMES + 1) -> None:
        """The pace of a table of `game`; `number`: which game of its kind it is, from 1."""
        self._settings = settings
        self._game = game
        self._number = number
        self.met = Counter[tuple[int | None, str]]()
        self.explanations = Explanations(new=self.asks)
        self.hurried = False

    @property
    def name(self) -> PaceName:
        """The pace in use."""
        return self._settings.pace_of(self._game, first=self._number == 1)

    @property
    def speed(self) -> float:
        """The divisor of every wait and every movement; 0: at once, which `hurried` always means."""
        return 0.0 if self.hurried else self._settings.speed * SPEEDS[self.name]

    @property
    def patient(self) -> bool:
        """Whether every act of others, and every sentence about one, waits until the person goes on."""
        return self.name == "calm" and self.speed > 0

    @property
    def asks(self) -> bool:
        """Whether acts that gave the person no choice wait for them, as in the first games of a kind."""
        return self._number <= FIRST_GAMES

    def next(self) -> PaceName:
        """Go on to the next faster pace, or from the fastest back to the slowest; returns it."""
        chosen = PACES[(PACES.index(self.name) + 1) % len(PACES)]
        self._settings.choose_pace(self._game, chosen)
        return chosen

    def ms(self, usual: float) -> int:
        """A wait of `usual` ms, at this pace."""
        return waited(usual, self.speed)
