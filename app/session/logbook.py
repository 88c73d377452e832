"""What each seat was told at one table: the lines of its log, what is new to it, and what can be told to it again."""

from __future__ import annotations

from collections.abc import Callable

from app.engine import Event, Record, Step, View, view
from app.session.taking_back import own_gestures
from app.wording.sentences import log_lines
from app.wording.tellers import Names


class Logbook:
    """What was told of one record. Code that changes the record must call `add` or `take_back`."""

    def __init__(self, record: Record, names: Callable[[], Names]) -> None:
        """Start before any seat has followed anything; `names` is called whenever something is put into words."""
        self._record = record
        self._names = names
        self._steps: list[Step] | None = None
        self._lines: dict[int | None, list[list[str]]] = {}
        self._followed: dict[int, int] = {}

    # Changes to the record

    @property
    def steps(self) -> list[Step]:
        """The step of every gesture; replayed when first asked for and kept up to date from then on."""
        if self._steps is None:
            self._steps = self._record.steps()
        return self._steps

    def add(self, step: Step) -> None:
        """Add the step of a gesture that was made."""
        if self._steps is not None:
            self._steps.append(step)

    def take_back(self) -> None:
        """Drop the step of a gesture that was taken back; the record is already one shorter."""
        done = len(self._record.done)
        if self._steps:
            self._steps.pop()
        for lines in self._lines.values():
            del lines[done + 1 :]
        self._followed = {seat: min(count, done) for seat, count in self._followed.items()}

    # What is new to a seat

    def since_own_turn(self, seat: int) -> int:
        """Return the number of gestures up to the last one that this seat made, or saw on the screen."""
        own = next(own_gestures(self._record.done, seat), -1) + 1
        return max(own, self._followed.get(seat, 0))

    def follow(self, seat: int) -> None:
        """Note that the seat has seen everything up to now."""
        self._followed[seat] = len(self._record.done)

    def once_more(self, seat: int) -> int | None:
        """Return the number of gestures before those that can be told to a seat once more.

        Those begin after the seat's own last gesture that others have answered, or with the first gesture if there is
        none. Returns None before anything was done.
        """
        done = self._record.done
        own = (n + 1 for n in own_gestures(done, seat))
        return next((n for n in (*own, 0) if n < len(done)), None)

    def retold(self, seat: int | None, first: int) -> tuple[View, list[tuple[list[Event], View]]]:
        """Return a seat's view after `first` gestures, and for each later one the events it was told and its view."""
        before = view(self._record.position_at(first), seat)
        return before, [(step.told(seat), view(step.position, seat)) for step in self.steps[first:]]

    # In words

    def lines(self, seat: int | None) -> list[list[str]]:
        """Return the lines of the log as this seat learned them: for the deal, then for every gesture.

        None stands for what everybody learned. The lines are written only on request, so that none are written for a
        seat that does not have the screen.
        """
        lines = self._lines.setdefault(seat, [])
        for step in [self._record.opening, *self.steps][len(lines) :]:
            lines.append(log_lines(self._record.game.id, step.told(seat), self._names()))
        return lines

    def forget_words(self) -> None:
        """Forget the lines, so that they are written again (another language, other names)."""
        self._lines.clear()
