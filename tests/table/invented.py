"""Games told at a real table by a simulated clock: hours of play take seconds, and nothing waits.

The clock jumps from one due event to the next. Each time the table waits for a person it is counted, and goes on
immediately.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple
from weakref import finalize

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.bots.players import quick
from app.engine import Event, Position, Record, Step, View, hidden, view
from app.games import GAMES
from app.session.logbook import Logbook
from app.shell.table.turns import pause
from app.table.clock import Clock
from app.table.controllers import controller_for
from app.table.prompts import Ref, Rest
from app.table.scores import at_deal, ends_deal
from app.table.surface import Surface

OUTSIDE = {"hour": 7}
"""The outside of the games, the same in every run."""


def next_due(clock: Clock) -> float:
    """When the next call is due, or if there is none, when the last moving card arrives."""
    if clock._due:
        return clock._due[0][0]
    return max((motion.begin + motion.duration for motion in clock._moves.values()), default=clock.now())


class Said(NamedTuple):
    """A sentence of the voice: the rest that holds its words, and what the table showed when it was said."""

    rest: Rest
    shown: View
    after: int
    """How many events had been told when it was said."""
    faces: tuple[str, ...] = ()
    """What the lit cards show."""


class Told(NamedTuple):
    """One gesture as it was told.

    `events` are those shown, in order; `waits` is how often the table waited for the person.
    """

    step: Step | None
    ms: float
    said: tuple[Said, ...]
    events: tuple[Event, ...]
    waits: int


class Time:
    """A simulated clock; `now` is in ms."""

    def __init__(self) -> None:
        self.now = 0.0


def gone(surface: Surface) -> None:
    """Delete a surface now; without a running event loop Qt only schedules it."""
    if isValid(surface):
        surface.deleteLater()
        QApplication.sendPostedEvents(surface, QEvent.Type.DeferredDelete.value)


class Table:
    """One game, played by quick players and told to one seat; it paints only what a test grabs.

    Its surface is deleted with it, or before it (`end`): every widget left slows down each later window, because the
    look of the program is applied to all of them.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        deal: int,
        *,
        seat: int | None = 0,
        names: Mapping[int | str, str] | None = None,
        patient: bool = False,
        size: tuple[int, int] = (1256, 644),
        rtl: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Make the table. With `patient` sentences wait for the person, as at *calm*. `size` is in px."""
        rules = GAMES[game]
        self.seat = seat
        self.record = Record.begin(rules, seats, deal, rules.fill(seats, options or {}))
        self.names: dict[int | str, str] = {one: f"Seat {one}" for one in range(seats)}
        self.names.update((who, "It") for who in rules.info.simulated)
        self.names.update(names or {})
        time = self._time = Time()
        self.surface = Surface(theme("light"), CardStyle(), now=lambda: time.now)
        # Nothing that the surface holds may hold the table, or neither would be deleted before the process ends.
        self.end = finalize(self, gone, self.surface)
        self.surface.resize(*size)
        # It must not take the keyboard focus from the windows of tests.
        self.surface.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.surface.setUpdatesEnabled(False)
        self.surface.show()
        teller = self.surface.teller
        teller.narrates, teller.patient = True, patient
        teller.said.connect(self._hear)
        teller.told.connect(self._shown)
        self._said: list[Said] = []
        self._events: list[Event] = []
        self.controller = controller_for(game)(self.record.position.game, seat, self.names)
        self.surface.seat(self.controller, rtl)
        self.surface.fit()

    @property
    def time(self) -> float:
        """The simulated time, ms."""
        return self._time.now

    @time.setter
    def time(self, now: float) -> None:
        self._time.now = now

    def _shown(self, event: Event) -> None:
        self._events.append(event)

    def _hear(self, rest: Rest) -> None:
        shown = self.surface.stage.between()
        self._said.append(Said(rest, shown, len(self._events), tuple(self._face(ref, shown) for ref in rest.lit)))

    def _face(self, ref: Ref, shown: View) -> str:
        """What a card shows, or will show once it has turned over; it may be turned up only for a moment."""
        text, item = shown.zones[ref.zone][ref.index], self.surface.stage.item_at(ref)
        if item is None or not hidden(text):
            return text
        running = self.surface.clock._moves.get(item)
        return running.turn if running is not None and running.turn else item.text

    def tell(self, step: Step | None, begin: Callable[[], object]) -> Told:
        """Begin a telling and follow it to its end; `step` is what it is about, if it is about one."""
        clock, teller, began, waits = self.surface.clock, self.surface.teller, self.time, 0
        self._said, self._events = [], []
        begin()
        while clock.busy or teller.waiting:
            if teller.waiting:
                waits += 1
                teller.go_on()
                continue
            self.time = max(self.time, next_due(clock))
            clock.tick()
        return Told(step, self.time - began, tuple(self._said), tuple(self._events), waits)

    def opening(self) -> Told:
        """Tell the deal."""
        opening = self.record.opening
        now = view(opening.position, self.seat)
        return self.tell(None, lambda: self.surface.deal(opening.told(self.seat), now))

    def play(self, most: int = 100_000, tells: Callable[[Position], bool] = lambda before: True) -> Iterator[Told]:
        """Play to the end, or for `most` gestures; the pace of a computer player is part of the time its gesture takes.

        A gesture is played but not told if `tells` is false for the position before it.
        """
        laid = True
        while self.record.position.turn is not None and len(self.record.done) < most:
            position = self.record.position
            turn = position.turn
            assert turn is not None
            # The legal actions depend on nothing hidden; the view would find the same ones by dealing a world.
            seen = view(position, turn, position.game.rules.legal(position))
            last = self.record.done[-1].seat if self.record.done else None
            step = self.record.act(str(quick(seen, len(self.record.done), OUTSIDE)))
            if not tells(position):
                laid = False
                continue
            if not laid:
                self.surface.show_view(view(position, self.seat))
                laid = True
            thought = pause(turn, last) / self.surface.teller.haste if turn != self.seat else 0.0
            self.time += thought
            told = self.told(step)
            yield told._replace(ms=told.ms + thought)

    def first_decision(self) -> float | None:
        """Tell the deal and all up to this seat's first decision; how long that took, ms.

        None if there is none before the game ends.
        """
        since, play = self.opening().ms, self.play()
        while self.record.position.turn != self.seat:
            told = next(play, None)
            if told is None or self.record.position.turn is None:
                return None
            since += told.ms
        return since

    def sit_down(self) -> None:
        """Give the bare cloth to a new controller, as after the curtain; it knows nothing of what was told before."""
        self.controller = controller_for(self.record.game.id)(self.record.game, self.seat, self.names)
        self.surface.clear()
        self.surface.seat(self.controller, self.surface.rtl)

    def retell(self, first: int, last: int | None = None) -> View:
        """Begin to retell what was done after the `first` gestures, up to `last`; return the view in which it ends.

        It is what the page tells after the curtain.
        """
        before, gestures = Logbook(self.record, lambda: self.names).retold(self.seat, first)
        gestures = gestures[: None if last is None else last - first]

        def story() -> Iterator[tuple[list[Event], View]]:
            for number, (events, seen) in enumerate(gestures, first):
                if ends_deal(events):
                    self.controller.at_deal = at_deal(self.record, number)
                yield events, seen

        self.surface.retell(before, story())
        return gestures[-1][1]

    def retold(self, first: int, last: int | None = None) -> Told:
        """Retell the same to the end."""
        return self.tell(None, lambda: self.retell(first, last))

    def told(self, step: Step) -> Told:
        """Tell one step from the position that the table shows."""
        now = view(step.position, self.seat)
        if ends_deal(step.events):
            self.controller.at_deal = at_deal(self.record, len(self.record.done) - 1)
        return self.tell(step, lambda: self.surface.perform(step.told(self.seat), now))
