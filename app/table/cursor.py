"""The keyboard's cursor: which card or place the arrow keys go to. No Qt, only boxes.

Arrow keys go where they point, in both languages. While a card is held they visit only the places where it may go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from app.table.geometry import Box
from app.table.gestures import Gestures
from app.table.prompts import Ref

Way = Literal["left", "right", "up", "down"]
ASIDE, OVER = 2.2, 0.3
"""How much more the way aside counts than the way ahead; and how much of it counts up to where a box is over another.

So no row of a wall is passed over in which each card lies over two of the next row.
"""
SAME = 2.0
"""Boxes have the same middle if their middles are no farther apart than this, px."""


def toward(boxes: Mapping[Ref, Box], here: Ref, way: Way) -> Ref | None:
    """The nearest box in this direction, preferring near ahead over far aside; None at the edge of the table."""
    if here not in boxes:
        return next(iter(boxes), None)
    if way in ("up", "down"):
        nested = _nested(boxes, here, way)
        if nested is not None:
            return nested
    x, y = boxes[here].middle
    width = boxes[here].width
    best: tuple[float, Ref] | None = None
    for ref, box in boxes.items():
        if ref == here:
            continue
        bx, by = box.middle
        dx, dy = bx - x, by - y
        across = max(0.0, abs(dx) - (box.width + width) / 2) + OVER * abs(dx)
        ahead, aside = {
            "left": (-dx, abs(dy)),
            "right": (dx, abs(dy)),
            "up": (-dy, across),
            "down": (dy, across),
        }[way]
        if ahead <= 1.0:
            continue
        cost = ahead + ASIDE * aside
        if aside > 3 * ahead:
            continue
        if best is None or cost < best[0]:
            best = (cost, ref)
    return best[1] if best else None


def _nested(boxes: Mapping[Ref, Box], here: Ref, way: Way) -> Ref | None:
    """Words in the middle of an empty place, which is where one gets down to them, or the place round them, for up."""
    inwards = 1 if way == "down" else -1
    x, y = boxes[here].middle
    size = boxes[here].width * boxes[here].height
    about = {
        ref: inwards * (size - box.width * box.height)
        for ref, box in boxes.items()
        if max(abs(box.middle[0] - x), abs(box.middle[1] - y)) <= SAME
    }
    found = {ref: step for ref, step in about.items() if step > 0.0}
    return min(found, key=lambda ref: found[ref], default=None)


def onward(order: Sequence[Ref], here: Ref | None, by: int = 1) -> Ref | None:
    """The next ref in reading order, wrapping round; the first if there is none yet."""
    if not order:
        return None
    if here is None or here not in order:
        return order[0 if by > 0 else -1]
    return order[(order.index(here) + by) % len(order)]


class Cursor:
    """Where the keyboard is on the table; nowhere until an arrow key is pressed."""

    def __init__(
        self,
        gestures: Gestures,
        reachable: Callable[[], dict[Ref, Box]],
        roamed: Callable[[bool], None],
    ) -> None:
        """`reachable` gives the places it may go to, in reading order; `roamed` is told when it comes and goes."""
        self.at: Ref | None = None
        self.rtl = False
        self._gestures = gestures
        self._reachable = reachable
        self._roamed = roamed

    def put(self, ref: Ref | None) -> None:
        """Move it there; None takes it off the table."""
        changed = (ref is None) != (self.at is None)
        self.at = ref
        if changed:
            self._roamed(ref is not None)

    def keep(self) -> None:
        """Stay on the table after it was laid out again: in the same zone, if anything is left there."""
        boxes = self._reachable()
        if self.at is None or self.at in boxes:
            return
        same = [ref for ref in boxes if ref.zone == self.at.zone]
        self.put(same[-1] if same else next(iter(boxes), None))

    @property
    def places_only(self) -> bool:
        """Whether it visits only the places for the held card."""
        gestures = self._gestures
        more = gestures.waiting or gestures.gathers
        return gestures.held is not None and not more and bool(gestures.targets())

    def roads(self) -> dict[Ref, Box]:
        """Where it can go now. While a card is held that may go somewhere, only those places, the likeliest first."""
        boxes = self._reachable()
        if not self.places_only:
            return boxes
        return {ref: boxes[ref] for ref in self._gestures.targets() if ref in boxes} or boxes

    def first(self) -> Ref | None:
        """Where it appears: at the likeliest place for the held card, else at a card that may do something."""
        boxes = self.roads()
        if self.places_only:
            return next(iter(boxes))
        chooser = self._gestures.chooser
        lift = chooser.liftable() if chooser is not None else ()
        return next((ref for ref in boxes if ref in lift), next(iter(boxes), None))

    def beyond(self, here: Ref | None, way: Way) -> Ref | None:
        """Where an arrow key leads from here: from nowhere onto the table; None at the edge of the table.

        Going on in one direction reaches every place for a held card.
        """
        roads = self.roads()
        if here is None or here not in roads:
            return self.first()
        found = toward(roads, here, way)
        if found is None and self.places_only:
            onwards = way == "down" or way == ("left" if self.rtl else "right")
            return onward(list(roads), here, 1 if onwards else -1)
        return found
