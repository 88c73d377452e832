"""Telling events: moment by moment on the stage, with rests for reading, then the true view.

The telling depends only on the events. At speed 0 nothing is told, and the view is laid immediately in the same way. If
several gestures are told again, each has its own telling, as it had when it was made.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from app.engine import Event, View, hidden
from app.engine.zones import family
from app.table.moves import DEAL_APART, Moves
from app.table.narration import Narration
from app.table.passing import Passing
from app.table.prompts import Rest
from app.table.reading import READ_MS, long_enough
from app.table.stage import Stage

LONG_MS, HASTE = 12_000.0, 2.5
"""After this many ms of telling since the seat's last act, the rest is told this many times as fast."""
LONGER_MS = 30_000.0
"""After this many, a game in which others may act for minutes is told `Controller.at_length` times as fast."""
UNREAD_MS = 400
"""For so long after what others did has been told, a key that would answer is one that was meant to go on."""
MINUTE_MS, SHARE = 50_000.0, 12
"""In such a game a sentence stands for no more than this share of what is left of so many ms since the seat's last act,
so that others never act for longer than a minute."""
FASTEST, PASSING = 3.5, 6.0
"""At most this many times as fast as at the pace *even* a sentence passes, and one that the next sentence repeats."""


Telling = tuple[Sequence[Event], View]
"""One gesture as a seat sees it: the events told to it, and its view after them."""


class StageTeller(QObject):
    """Tells gestures on one stage: one as it is made, or several again, one after the other.

    `told` carries each event as it is shown (for sounds); `said` carries the Rest whose words the voice should say.
    With `narrates`, the narration says what the controller leaves unsaid. A `patient` teller is `waiting` after every
    sentence until the person goes on. It does not wait after sentences that pass; those are shown with the next one
    that waits.

    `answered` means that the next act need not wait for the person: they have gone on from a sentence of this gesture,
    or what was told of it has only begun, or another seat acted and nothing was said of it.
    """

    told = Signal(object)
    said = Signal(object)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._moves = Moves(stage)
        self.narrates = False
        self.patient = False
        self.waiting = False
        self.answered = False
        self._story: Iterator[Telling] = iter(())
        self._queue: list[list[Event]] = []
        self._rests: list[Rest] = []
        self._passing = Passing()
        self._flows = False
        self._goal: View | None = None
        self._narration: Narration | None = None
        self._hurried = False
        self._rested = self._tells = False
        self._silent = self._untold = False
        self._ends = False
        self._since = self._waited = 0.0
        self._sentences = 0
        self._others = False
        self._touches = False
        self._ended = QElapsedTimer()

    @property
    def haste(self) -> float:
        """How many times as fast as usual it tells now; the pauses of computer players are divided by it as well.

        It is faster if the person has not acted for long, or sees more of the same. A patient teller is faster only
        from one act to the next that passes in the same way, without anybody going on: the stop after them is read at
        leisure. A film and a practice table, which do not narrate, are never faster, nor is a table without persons.
        The last act of a game and its outcome are told slowly enough to be read before the result covers the table.
        """
        controller = self._stage.controller
        if not self.narrates or controller.seat is None or self._last_act:
            return 1.0
        if self.patient:
            return controller.swift if self._flows else 1.0
        late = HASTE if self._since > LONG_MS else 1.0
        if self._since > LONGER_MS:
            late = max(late, controller.at_length)
        return max(controller.swift, late)

    @property
    def _last_act(self) -> bool:
        """Whether the game ends in what is being told, and no act follows the beat that is told next."""
        return self._ends and not any(event.code == "acted" for beat in self._queue[1:] for event in beat)

    @property
    def busy(self) -> bool:
        """Whether something is being told, or more of it is still to come."""
        return self._goal is not None

    def meant_to_go_on(self) -> bool:
        """Whether a key pressed now was meant to go on: what others did has only just been told.

        Whoever goes on with one key after the other pauses before they answer, so the time begins anew with each.
        """
        if self.busy or not self._ended.isValid() or self._ended.elapsed() >= UNREAD_MS:
            return False
        self._ended.start()
        return True

    def tell(self, events: Sequence[Event], goal: View) -> None:
        """Tell a gesture, then lay `goal`."""
        self.tell_each([(events, goal)])

    def tell_each(self, story: Iterable[Telling], foreword: Rest | None = None) -> None:
        """Tell gestures one after the other, and lay the view of each; the table settles only after the last one.

        Each gesture is fetched when the one before has been told. A `foreword` is said and read before all of them, and
        waits for nobody.
        """
        self.finish()
        self._story = iter(story)
        first = next(self._story, None)
        if first is None:
            return
        try:
            self._begin(first)
        finally:
            # Even if the controller raises, the table must reach the view in which people can act.
            if foreword is not None and self._tells:
                self._say(foreword)
                self._stage.clock.after(foreword.ms, self._next)
            else:
                self._next()

    def forget(self) -> None:
        """Forget what was told: nothing of it is shown with what comes next, and nobody has waited."""
        self._passing.forget()
        self._since = self._waited = 0.0

    def go_on(self) -> bool:
        """Go on from the sentence that waits, or else skip to the next one that does, or to the end of everything told.

        Return whether everything has been told. It does not stop between gestures, so that the press that goes on can
        take effect immediately (`Surface.mousePressEvent`).
        """
        if self.waiting:
            self.waiting = False
            self.answered = True
            self._after_rest()
        elif self.busy:
            self._stage.clock.finish()
        return not self.busy

    def step(self) -> bool:
        """Go on as far as the next sentence, which is then told at its own pace. Return whether everything is told.

        A patient teller goes on to the next sentence that waits: those before it pass by themselves.
        """
        if self.waiting or self.patient or not self.busy:
            return self.go_on()
        told = self._sentences
        self._stage.clock.finish(lambda: self._sentences > told)
        return not self.busy

    def finish(self) -> None:
        """Tell everything to the end immediately; no sentence waits."""
        self._hurried = True
        try:
            self._stage.clock.finish()
            while self.waiting:
                self.waiting = False
                self._after_rest()
                self._stage.clock.finish()
        finally:
            self._hurried = False

    def leave_off(self) -> None:
        """Stop telling immediately. The table does not settle: the caller clears the cloth and tells the rest again."""
        self._rests = []
        self._goal = None
        self.waiting = False
        self._stage.clock.forget_all()

    def waits(self, rest: Rest) -> bool:
        """Whether a rest lasts until the person goes on."""
        if self.patient:
            return (rest.asks or bool(rest.words)) and not rest.passes
        return rest.asks

    def _begin(self, telling: Telling) -> None:
        """Prepare to tell a gesture: the controller and the narration are told about this one only."""
        events, self._goal = telling
        self._tells = self._stage.clock.speed > 0
        self.answered = self._rested = False
        self._queue = []
        self._narration = None
        self._queue = self._expected(events)

    def _expected(self, events: Sequence[Event]) -> list[list[Event]]:
        """The beats of a gesture, after announcing it to the controller; at speed 0 there are none."""
        controller = self._stage.controller
        self._ends = any(event.code == "ended" for event in events)
        events = controller.in_order(events)
        controller.expect(events)
        if not events or any(event.code != "now" for event in events):
            # A gesture that is not told yet ends nothing.
            self._passing.hear(events, controller.seat)
            self._flows = bool(self._passing)
        acted = {event.seat for event in events if event.code == "acted"}
        self._others = acted != {controller.seat}
        if controller.seat in acted:
            self._since = self._waited = 0.0
        if not self._tells:
            for event in events:
                self.told.emit(event)
            return []
        self._moves.only_shuffles = all(event.code in ("acted", "shuffled", "now") for event in events)
        self._silent, self._untold = True, all(event.code == "now" for event in events)
        if self.narrates:
            self._narration = Narration(controller, events)
        return beats(events, controller.dealt)

    def _end(self) -> bool:
        """Lay the view of a gesture that has been told. Return whether another one begins."""
        goal = self._goal
        if goal is None:
            return False
        after = next(self._story, None)
        self._flows = bool(self._passing)
        if after is None:
            self._goal = None
            self._ended.invalidate()
            if self._tells and self._others and not self._hurried:
                self._ended.start()
            self._stage.lay(goal)
            return False
        try:
            self._stage.lay(goal, quiet=True)
        finally:
            self._begin(after)
        return True

    @property
    def asks(self) -> bool:
        """Whether the seat at the screen must decide once everything has been told."""
        goal, seat = self._goal, self._stage.controller.seat
        return goal is not None and seat is not None and goal.turn == seat

    @property
    def _unheard(self) -> bool:
        """Whether another seat has acted and nothing was said of it, so the person who went on has heard nothing yet.

        Of an act that is untold before the turn ends, only the view is told.
        """
        return self._silent and (self._untold or self._passing.actor not in (None, self._stage.controller.seat))

    def _next(self) -> None:
        """Tell the next beat; when a gesture has been told, end it and go on with the next one."""
        self._stage.clock.haste = self.haste if self._queue else 1.0
        while not self._queue:
            if self._tells:
                left = self._passing.left(self.asks, self._goal, self._stage.controller.seat)
                if left is not None:
                    self._rest(left)
                    return
                self.answered = self.answered or bool(self._passing) or self._unheard
            with self._going_on():
                if not self._end():
                    return
            self._stage.clock.haste = self.haste
        with self._going_on():
            if self._rests_before(self._queue[0]):
                return
        read = self._last_act
        beat = self._queue.pop(0)
        self._touches = self._others and self._concerns(beat)
        with self._going_on():
            longest, rest = self._show(beat)
            self._moves.turning = 0.0
            narration = self._narration
            rests = [rest] if narration is None else narration.completed(beat, rest, not self._queue)
            if read and narration is not None:
                # The result will cover it.
                rests = [one if one.passes else long_enough(one) for one in rests]
            first, self._rests = self._passing.joined(rests[0], self.patient), rests[1:]
        landing = longest > 0 and self._stays_in_sight(beat)
        if not landing:
            self._say(first)
        try:
            self._stage.show_signs(self._stage.between())
        finally:
            # Even if a sign cannot be shown, the table must reach the view in which people can act.
            self._stage.clock.after(longest, lambda: self._shown(beat, first, landing))
            self._pass(longest, longest)

    def _concerns(self, beat: Sequence[Event]) -> bool:
        """Whether something of the seat at the screen changes by a beat: its cards, or what is counted for it."""
        view, seat = self._stage.view, self._stage.controller.seat
        if view is None or seat is None:
            return False
        own = {name for name, zone in view.game.zones.items() if zone.owner == seat}
        return any(
            (event.code == "counted" and event.args.get("seat") == seat)
            or (event.moves and not own.isdisjoint((event.source, event.goal)))
            for event in beat
        )

    def _stays_in_sight(self, beat: Sequence[Event]) -> bool:
        """Whether every card that a beat moves openly lies open where it goes; otherwise it is seen only on its way."""
        stage = self._stage
        assert stage.view is not None
        faces = {
            stage.face(zone, card.text)
            for zone in stage.view.zones
            for card in stage.cards(zone)
            if card.item is not None and card.item.target.drawn
        }
        moved = (text for event in beat if event.moves for text in event.cards)
        return all(text in faces for text in moved if not hidden(text))

    @contextmanager
    def _going_on(self) -> Iterator[None]:
        """Tell the rest even if telling a part of it fails, because people must be able to act again."""
        try:
            yield
        except Exception:
            if self.busy:
                self._stage.clock.after(0.0, self._next)
            raise

    def _rests_before(self, beat: Sequence[Event]) -> bool:
        """Rest before a beat if its controller, which is asked once, wants it; return whether it does."""
        if self._rested:
            self._rested = False
            return False
        self._rested = True
        ahead = self._ahead(beat)
        if ahead.ms <= 0:
            self._rested = False
            return False
        self._stage.show_signs(self._stage.between())
        if ahead.words and self._narration is not None:
            self._narration.heard(self.waits(ahead))
        self._rest(ahead)
        return True

    def _shown(self, beat: Sequence[Event], rest: Rest, landing: bool) -> None:
        """Finish showing a beat: cards that turned over get their figures, and then comes the rest.

        If cards were `landing`, its words are said only now, so that they do not give away how a card comes down. For
        cards that go out of sight, they were said while the cards could be seen.
        """
        try:
            if any(event.code in ("shown", "turned") for event in beat):
                self._stage.show_signs(self._stage.between())
        finally:
            if landing:
                self._say(rest)
            self._rest(rest, said=True)

    def _ahead(self, beat: Sequence[Event]) -> Rest:
        """The rest that the controller, or otherwise the narration, wants before a beat."""
        between = self._stage.between()
        wishes = [self._stage.controller.before(event, between) for event in beat]
        self._moves.turning = max(rest.turn for rest in wishes)
        wish = max(wishes, key=lambda rest: rest.ms)
        if wish.words or self._narration is None:
            return wish
        said = self._narration.ahead(beat, between)
        return said if said.words else wish

    def _show(self, beat: Sequence[Event]) -> tuple[float, Rest]:
        """Begin to show a beat; return the milliseconds until it is shown, and the rest its controller wants."""
        shown = [event for event in beat if event.code != "acted"]
        in_turn = bool(shown) and shown[0].moment != shown[-1].moment
        longest = delay = 0.0
        rest, begun = Rest(), list[Event]()
        try:
            for event in shown:
                longest = max(longest, self._moves.begin(event, delay))
                delay += DEAL_APART if in_turn else 0.0
                wanted = self._stage.controller.rest(event, self._stage.between())
                rest = wanted if wanted.ms > rest.ms else rest
                begun.append(event)
        finally:
            # After a fault as well, or these cards would set out with those of the next beat.
            longest = max(longest, self._moves.set_out())
            for event in begun:
                self.told.emit(event)
        return longest, rest

    def _rest(self, rest: Rest, *, said: bool = False) -> None:
        """Say what has not been `said` yet, pause with cards lit, then go on."""
        if not said:
            rest = self._passing.joined(rest, self.patient)
            self._say(rest)
        waits = self.waits(rest) and not self._hurried
        if rest.ms <= 0 and not waits:
            self._after_rest()
            return
        self._stage.overlay.light(rest)
        if rest.scores:
            self._stage.overlay.show_scores(self._stage.controller.score_table(rest.scores))
        if waits:
            self.waiting, self._flows = True, False
        else:
            lasts = self._readable(rest)
            self._stage.clock.after(lasts, self._after_rest)
            self._pass(rest.ms, lasts)

    def _readable(self, rest: Rest) -> float:
        """How long a rest lasts, ms at speed 1, so that its words can be read however fast the rest is told.

        What others do to the seat at the screen, and a stop after which it decides, are told no faster than the pace
        wants, unless it is more of the same. Everything else is told ever faster where others could act for minutes.
        """
        if not rest.words or rest.ms < READ_MS:
            # It is merely announced.
            return rest.ms
        speed, stage = self._stage.clock.speed, self._stage
        most = PASSING if rest.passes == "begun" else FASTEST
        near = (self._touches and rest.passes != "begun") or (self.asks and not rest.passes)
        if near and stage.controller.swift == 1.0:
            most = min(most, max(1.0, speed))
        lasts = rest.ms * max(1.0, speed * stage.clock.haste / most)
        if near or stage.controller.at_length == 1.0:
            return lasts
        left = max(0.0, MINUTE_MS - self._waited) * stage.clock.haste / SHARE
        return min(lasts, max(rest.ms, left))

    def _pass(self, usual: float, lasts: float) -> None:
        """Count what others take: as long as is usual, and as long as it lasts now, ms at speed 1 and without haste."""
        self._since += usual
        self._waited += lasts / self._stage.clock.haste

    def _say(self, rest: Rest) -> None:
        """Let the voice say the words of a rest, if there are any."""
        if rest.words:
            self._silent = False
            self._sentences += 1
            self.said.emit(rest)

    def _after_rest(self) -> None:
        self._stage.overlay.douse()
        if self._rests:
            self._rest(self._rests.pop(0))
        else:
            self._next()


def beats(events: Sequence[Event], dealt: Collection[str]) -> list[list[Event]]:
    """Group events as they are shown: one moment at a time, a deal into zones of the families `dealt` in one go.

    An act of a seat begins the group of what followed from it, so that a controller may say it first.
    """
    groups: list[list[Event]] = []
    done: list[Event] = []
    for event in events:
        if event.code == "now":
            continue
        if event.code == "acted":
            done.append(event)
            continue
        last = groups[-1][-1] if groups else None
        if last is not None and not done and (last.moment == event.moment or _one_deal(last, event, dealt)):
            groups[-1].append(event)
        else:
            groups.append([*done, event])
            done = []
    return [*groups, done] if done else groups


def _one_deal(last: Event, event: Event, dealt: Collection[str]) -> bool:
    """Whether two events belong to one deal: moves from the same zone, or of different kinds of cards, into `dealt`."""
    if not event.code == last.code == "moved":
        return False
    one, other = family(last.goal), family(event.goal)
    return one in dealt and other in dealt and (event.source == last.source or one != other)
