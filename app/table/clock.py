"""The one clock that moves cards and the lit hem. Its timer runs only while something moves; tests can set its time.

Times are in milliseconds. `speed` divides every duration; at 0 nothing takes any time. `finish` carries out in order
everything that is still due, so that skipping and waiting end with the same table (look 9). While it is `still` nothing
moves: every card arrives immediately, and what is said stays as long as usual. `stop` makes time stand still.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QTransform

from app.table.cards import CardItem
from app.table.geometry import Place

FRAME = 16
"""Milliseconds between two frames."""
AHEAD_MS = 4.0
"""How much of each frame is spent painting faces that moving cards will show; a face once begun is finished."""
NOD = 6.0
"""How far a refused card nods sideways, px."""
RISE, NEARER = 2.4, 0.35
"""How high a tossed card flies, in its own widths, and by what share it looks larger at the top."""
HALF_TURNS = 5
"""How often a tossed card turns over in the air."""


def milliseconds() -> float:
    """The time on a monotonic clock, ms."""
    return time.perf_counter() * 1000.0


class Motion:
    """One card on its way: when it starts, how long it takes, where from and where to, and whether it turns over.

    `turn` is the text that the card shows from the middle of a flip on, None if it does not turn over. A card that is
    `tossed` turns over several times in the air, and shows that text when it comes down. The starting point is taken
    when the motion begins, so that motions of one card can follow each other. `plain` means that only the position
    changes, which is the usual case and the cheapest.
    """

    __slots__ = (
        "angle",
        "began",
        "begin",
        "by_x",
        "by_y",
        "duration",
        "from_x",
        "from_y",
        "nod",
        "place",
        "plain",
        "scale",
        "tossed",
        "turn",
    )

    def __init__(
        self,
        begin: float,
        duration: float,
        place: Place,
        turn: str | None = None,
        nod: bool = False,
        tossed: bool = False,
    ) -> None:
        self.begin = begin
        self.duration = duration
        self.place = place
        self.turn = turn
        self.nod = nod
        self.tossed = tossed
        self.began = False
        self.plain = False
        self.from_x = self.from_y = 0.0
        self.by_x = self.by_y = 0.0
        self.angle = 0.0
        self.scale = 1.0

    def start(self, item: CardItem) -> None:
        """Begin at the card's present place."""
        self.began = True
        if self.place.width > item.width:
            item.sharpen(self.place)
        self.from_x, self.from_y = item.x(), item.y()
        self.by_x, self.by_y = self.place.x - self.from_x, self.place.y - self.from_y
        self.scale, self.angle = item.scale(), item.rotation()
        same_size = abs(self.place.width / item.width - self.scale) < 1e-6
        self.plain = same_size and self.place.angle == self.angle and self.turn is None and not self.nod
        item.fly()


class Glide(NamedTuple):
    """Something other than a card on its way: when it began, how long it takes, and what to call with how far it is."""

    begin: float
    duration: float
    show: Callable[[float], None]


class Clock(QObject):
    """Moves cards and makes calls when they are due."""

    def __init__(self, now: Callable[[], float] = milliseconds, parent: QObject | None = None) -> None:
        """`now` returns milliseconds; tests pass one that they control, and call `tick`.

        `speed` is what the person has chosen; `haste` is a further factor that the teller sets for a while. `still` is
        asked before every move whether the card should arrive immediately instead.
        """
        super().__init__(parent)
        self.now = now
        self.speed = self.haste = 1.0
        self.still: Callable[[], bool] = lambda: False
        self._moves: dict[CardItem, Motion] = {}
        self._ahead: deque[tuple[CardItem, str, Place]] = deque()
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self._stopped: float | None = None
        self._glide: Glide | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.tick)

    @property
    def busy(self) -> bool:
        """Whether anything moves or is due."""
        return bool(self._moves or self._due)

    def stop(self) -> None:
        """Stop time: nothing moves and nothing is due until `go_on`."""
        if self._stopped is None:
            self._stopped = self.now()
            self._timer.stop()

    def go_on(self) -> None:
        """Continue from where time was stopped, if it was."""
        if self._stopped is None:
            return
        lost, self._stopped = self.now() - self._stopped, None
        self._due = [(due + lost, count, call) for due, count, call in self._due]
        for motion in self._moves.values():
            motion.begin += lost
        if self._glide is not None:
            self._glide = self._glide._replace(begin=self._glide.begin + lost)
        if self.busy or self._glide is not None:
            self._start()

    def _time(self) -> float:
        """Now, or when time stopped."""
        return self.now() if self._stopped is None else self._stopped

    def moving(self, item: CardItem) -> bool:
        """Whether this card is moving."""
        return item in self._moves

    def move(
        self,
        item: CardItem,
        place: Place,
        ms: float,
        delay: float = 0.0,
        turn: str | None = None,
        nod: bool = False,
        tossed: bool = False,
    ) -> None:
        """Move a card to a place in `ms`, starting `delay` from now. If it is already moving, it gets a new goal.

        A card that is `tossed` flies there in an arc, turns over on the way, and shows `turn` when it comes down.
        """
        item.target = place
        running = self._moves.get(item)
        if turn is None and running is not None:
            # The card only closes up while it flies, and still turns over on the way.
            turn = running.turn
        if self.speed <= 0 or ms <= 0 or self.still():
            self._moves.pop(item, None)
            self._arrive(item, Motion(0.0, 0.0, place, turn))
            return
        speed = self.speed * self.haste
        self._moves[item] = Motion(self._time() + delay / speed, ms / speed, place, turn, nod, tossed)
        if turn is not None or place.width < item.width:
            self._ahead.append((item, turn or item.text, place))
        self._start()

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Call something in `ms` (at speed 0 immediately, but never before control returns to the event loop)."""
        self._count += 1
        wait = ms / (self.speed * self.haste) if self.speed > 0 else 0.0
        self._due.append((self._time() + wait, self._count, call))
        self._due.sort(key=lambda entry: entry[:2])
        self._start()

    def glide(self, ms: float, show: Callable[[float], None]) -> None:
        """Call `show` in each frame of `ms` with the eased fraction of the way, at last 1. Nothing waits for it.

        What glided before arrives at once: there is only one at a time.
        """
        self._end_glide()
        if self.speed <= 0 or ms <= 0 or self.still():
            show(1.0)
            return
        self._glide = Glide(self._time(), ms / (self.speed * self.haste), show)
        self._start()

    def _end_glide(self) -> None:
        glide, self._glide = self._glide, None
        if glide is not None:
            glide.show(1.0)

    def _go_on_gliding(self, now: float) -> None:
        glide = self._glide
        if glide is None:
            return
        rest = 1.0 - (now - glide.begin) / glide.duration
        if rest > 0.0:
            glide.show(1.0 - rest * rest * rest)
        else:
            self._end_glide()

    def forget(self, item: CardItem) -> None:
        """Drop a card's move where it is, because the card leaves the table or is picked up."""
        self._moves.pop(item, None)

    def forget_all(self) -> None:
        """Drop every move where it is, and every call that is due."""
        self._end_glide()
        self._moves.clear()
        self._ahead.clear()
        self._due.clear()
        self._timer.stop()

    def arrive_all(self) -> None:
        """Put every moving card where it was going, and whatever else glides."""
        self._end_glide()
        moves, self._moves = self._moves, {}
        for item, motion in moves.items():
            self._arrive(item, motion)

    def finish(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Let everything that moves arrive, and make every call that is due, in order, until the table is at rest.

        `enough` is asked after each call: once it is true, what that call has begun goes on at its own pace.
        """
        for _ in range(10_000):
            self.arrive_all()
            if not self._due:
                break
            _, _, call = self._due.pop(0)
            call()
            if enough():
                return
        self._rest()

    def tick(self) -> None:
        """One frame: put every card where it should be at this moment (ease-out cubic, look 9)."""
        if self._stopped is not None:
            return
        now = self.now()
        arrived: list[tuple[CardItem, Motion]] = []
        for item, motion in self._moves.items():
            gone = now - motion.begin
            if gone < 0.0:
                continue
            if not motion.began:
                motion.start(item)
            if gone >= motion.duration:
                arrived.append((item, motion))
                continue
            rest = 1.0 - gone / motion.duration
            k = 1.0 - rest * rest * rest
            if motion.plain:
                item.setPos(motion.from_x + motion.by_x * k, motion.from_y + motion.by_y * k)
            else:
                self._step(item, motion, 1.0 - rest, k)
        for item, motion in arrived:
            if self._moves.get(item) is motion:
                del self._moves[item]
            self._arrive(item, motion)
        spent = bool(self._due) and self._due[0][0] <= now
        while self._due and self._due[0][0] <= now:
            _, _, call = self._due.pop(0)
            call()
        self._go_on_gliding(now)
        if not spent:
            self._paint_ahead()
        if not self.busy and self._glide is None:
            self._rest()

    def _paint_ahead(self) -> None:
        """Paint faces ahead of time: otherwise cards that turn or shrink together would all be painted in one frame."""
        begun = milliseconds()
        while self._ahead and milliseconds() - begun < AHEAD_MS:
            item, text, place = self._ahead.popleft()
            if item in self._moves:
                item.foresee(text, place)

    def _start(self) -> None:
        if self._stopped is None and not self._timer.isActive():
            self._timer.start()

    def _rest(self) -> None:
        self._ahead.clear()
        self._timer.stop()

    @staticmethod
    def _step(item: CardItem, motion: Motion, t: float, k: float) -> None:
        """Move a card that also grows, tilts, turns over or nods; `t` is the fraction of its time, `k` of its path."""
        place = motion.place
        x = motion.from_x + motion.by_x * k
        if motion.nod and t > 0.6:
            x += NOD * math.sin((t - 0.6) / 0.4 * 2 * math.pi)
        item.setPos(x, motion.from_y + motion.by_y * k)
        item.setScale(motion.scale + (place.width / item.width - motion.scale) * k)
        item.setRotation(motion.angle + (place.angle - motion.angle) * k)
        if motion.tossed:
            up = math.sin(math.pi * t)
            width = item.width * item.scale()
            item.setPos(motion.from_x + motion.by_x * t, motion.from_y + motion.by_y * t - RISE * width * up)
            item.setScale(item.scale() * (1.0 + NEARER * up))
            if motion.turn is not None and t > 1.0 - 0.5 / HALF_TURNS:
                item.become(motion.turn)
            item.setTransform(QTransform.fromScale(1.0, max(0.02, abs(math.cos(math.pi * HALF_TURNS * t)))))
        elif motion.turn is not None:
            across = math.cos(math.pi * t)
            if across < 0:
                item.become(motion.turn)
            item.setTransform(QTransform.fromScale(max(0.02, abs(across)), 1.0))

    def _arrive(self, item: CardItem, motion: Motion) -> None:
        """Put a card exactly where it belongs, with the face and the size it has there."""
        if motion.turn is not None:
            item.setTransform(QTransform())
            item.become(motion.turn)
        item.land(motion.place)
