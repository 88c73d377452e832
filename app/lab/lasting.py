"""A check of a game's length: the number of rounds that the rules report, against what was told at the end."""

from __future__ import annotations

from app.engine import Action, Event, Position, Step, Witnessed, witnessed
from app.engine.play import run
from app.lab.broken import broken, hold

MOVES = ("acted", "moved", "moved-all", "hands-passed")
"""The events in which a seat acts, or cards move elsewhere."""


class Lived(list[Event]):
    """A log that also notes the number of the last round in which a seat acted, or cards moved."""

    def __init__(self, p: Witnessed) -> None:
        """Prepare the log of this position."""
        super().__init__()
        self.p = p
        self.acted = self.moved = -1

    def append(self, event: Event) -> None:
        """Append an event and note its round."""
        number = int(self.p.vars[self.p.game.rules.info.unit])
        if event.code == "acted":
            self.acted = max(self.acted, number)
        if event.code in MOVES:
            self.moved = max(self.moved, number)
        super().append(event)


def check_length(p: Position, action: Action, step: Step) -> None:
    """Check that something happened in the last counted round, and that a seat acted in at most one later round.

    `step` ends the game.
    """
    rules = p.game.rules
    lasted, unit = rules.lasted(step.position), rules.info.unit
    if not unit:
        hold(lasted is None, "a game that counts no rounds says how many it had")
        return
    if lasted is None:
        broken("a game that counts its rounds does not say how many it had")
    again = witnessed(p).copy()
    again.begin_telling()
    again.log = lived = Lived(again)
    again.tell_action(action)
    rules.apply(again, action)
    run(again)
    first = rules.info.vars[unit].start
    assert isinstance(first, int)
    hold(lasted <= max(lived.acted, lived.moved) - first + 1, f"{lasted} in {unit}, and nothing happened in the last")
    hold(lasted >= lived.acted - first, f"{lasted} in {unit}, and a seat acted later")
