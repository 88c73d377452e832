"""The keyboard's cursor: which card or place the arrow keys go to. No Qt, only boxes.

Arrow keys go where they point, in both languages. While a card is held they visit only the places where it may go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import dist, inf
from typing import Literal, get_args

from app.table.geometry import Box
from app.table.gestures import Gestures
from app.table.prompts import Ref

Way = Literal["left", "right", "up", "down"]
WAYS: Sequence[Way] = get_args(Way)
ASIDE, OVER = 2.2, 0.3
"""How much more the way aside counts than the way ahead; and how much of it counts up to where a box is over another.

So no row of a wall is passed over in which each card lies over two of the next row.
"""


def far(here: Box, there: Box, way: Way) -> float:
    """How far a box lies in this direction, where near ahead counts less than far aside; infinite if it does not."""
    (x, y), (bx, by) = here.middle, there.middle
    dx, dy = bx - x, by - y
    if way in ("left", "right"):
        ahead, aside = dx if way == "right" else -dx, abs(dy)
    else:
        ahead = dy if way == "down" else -dy
        aside = max(0.0, abs(dx) - (there.width + here.width) / 2) + OVER * abs(dx)
    return inf if ahead <= 1.0 or aside > 3 * ahead else ahead + ASIDE * aside


def toward(boxes: Mapping[Ref, Box], here: Ref, way: Way) -> Ref | None:
    """The nearest box in this direction; None at the edge of the table."""
    if here not in boxes:
        return next(iter(boxes), None)
    costs = {ref: far(boxes[here], box, way) for ref, box in boxes.items() if ref != here}
    found = min(costs, key=costs.__getitem__, default=None)
    return found if found is not None and costs[found] < inf else None


def leads(boxes: Mapping[Ref, Box], first: Ref) -> dict[tuple[Ref, Way], Ref]:
    """Where each arrow key leads from each box, so that all are reached from the first one.

    Where others lie before a box in every direction, the key that leads to it from nearest calls at it on the way.
    """
    found = {(ref, way): there for ref in boxes for way in WAYS if (there := toward(boxes, ref, way)) is not None}
    while True:
        reached = _reached(found, first)
        costs = {
            (here, way, ref): far(boxes[here], boxes[ref], way)
            for ref in boxes if ref not in reached for here in reached for way in WAYS
        }  # fmt: skip
        way = min(costs, key=costs.__getitem__, default=None)
        if way is None or costs[way] == inf:
            return found
        here, towards, missed = way
        if (here, towards) in found:
            found[missed, towards] = found[here, towards]
        found[here, towards] = missed


def _reached(found: Mapping[tuple[Ref, Way], Ref], first: Ref) -> list[Ref]:
    """All that can be walked to."""
    reached = [first]
    for here in reached:
        reached += dict.fromkeys(there for way in WAYS if (there := found.get((here, way), here)) not in reached)
    return reached


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
        self._leads: tuple[tuple[Mapping[Ref, Box], Ref], Mapping[tuple[Ref, Way], Ref]] | None = None
        self._left: Box | None = None

    def come_back(self, ref: Ref, lay: Box | None) -> None:
        """Go back to the cards that `ref` came from, which `lay` there: at rest it is beside that place (`keep`)."""
        self.put(ref)
        self._left = lay

    def put(self, ref: Ref | None) -> None:
        """Move it there; None takes it off the table."""
        changed = (ref is None) != (self.at is None)
        self.at = ref
        if changed:
            self._roamed(ref is not None)

    def keep(self) -> None:
        """Stay on the table after it was laid out again: in the same zone, if anything is left there."""
        boxes = self._reachable()
        left, self._left = self._left, None
        if self.at is None or (self.at in boxes and left is None):
            return
        same = [ref for ref in boxes if ref.zone == self.at.zone]
        if same and left is not None:
            # Cards are numbered in another order than that in which a sorted hand lies.
            middle = left.middle
            self.put(min(same, key=lambda ref: dist(boxes[ref].middle, middle)))
        else:
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
        known = roads, self.first() or here
        if self._leads is None or self._leads[0] != known:
            self._leads = known, leads(*known)
        found = self._leads[1].get((here, way))
        if found is None and self.places_only:
            onwards = way == "down" or way == ("left" if self.rtl else "right")
            return onward(list(roads), here, 1 if onwards else -1)
        return found
