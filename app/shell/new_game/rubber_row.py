"""For how many wins people play: one, or game after game until somebody has that many (`app.session.rubbers`)."""

from __future__ import annotations

from app.session.rubbers import GOALS, Rubber, rubber_to, usual_goal
from app.shell.kit.choices import Segmented, SettingRow
from app.shell.kit.widgets import plain, said
from app.shell.settings.settings import Settings
from app.wording.bidi import num


class RubberRow(SettingRow):
    """A row of numbers: the one chosen last for this game or, until somebody chooses, the usual one for its seats."""

    def __init__(self, game: str, settings: Settings, chosen: int | None = None) -> None:
        """Show the number `chosen` in a sheet that was left, else the one that is kept."""
        self.goals = Segmented(said("rubber.goal"), [(goal, plain(num(goal))) for goal in GOALS], GOALS[0])
        super().__init__(said("rubber.goal"), self.goals, said("rubber.goal.help"))
        self._game, self._settings = game, settings
        self._seats = 0
        kept = next((goal for goal in settings.listed(f"rubber.{game}") if type(goal) is int and goal in GOALS), None)
        self.chosen: int | None = chosen or kept
        self.goals.chosen.connect(self._choose)

    def follow(self, seats: int) -> None:
        """Show the number for a table with this many seats; one who plays alone has no rubber."""
        self._seats = seats
        self.setHidden(seats == 1)
        self.goals.show_value(self.goal)

    @property
    def goal(self) -> int:
        """For how many wins they play."""
        return self.chosen or usual_goal(self._game, self._seats)

    @property
    def rubber(self) -> Rubber | None:
        """What they agree on; None for a single game."""
        return rubber_to(self.goal, self._seats) if self.goal > 1 and self._seats > 1 else None

    def keep(self) -> None:
        """Remember what was chosen, if anything was, for the next new game of this kind."""
        if self.chosen is not None:
            self._settings.keep_list(f"rubber.{self._game}", [self.chosen])

    def _choose(self, goal: int) -> None:
        self.chosen = goal
        self.goals.show_value(goal)
