"""The keyboard's cursor: which card or place the arrow keys go to. No Qt, only boxes.

Arrow keys go where they point, in both languages; Tab goes on in reading order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from app.table.geometry import Box
from app.table.prompts import Ref

Way = Literal["left", "right", "up", "down"]


def toward(boxes: Mapping[Ref, Box], here: Ref, way: Way) -> Ref | None:
    """The nearest box in this direction: near ahead, not far aside; None at the edge of the table."""
    if here not in boxes:
        return next(iter(boxes), None)
    x, y = boxes[here].middle
    best: tuple[float, Ref] | None = None
    for ref, box in boxes.items():
        if ref == here:
            continue
        bx, by = box.middle
        dx, dy = bx - x, by - y
        ahead, aside = {
            "left": (-dx, abs(dy)),
            "right": (dx, abs(dy)),
            "up": (-dy, abs(dx)),
            "down": (dy, abs(dx)),
        }[way]
        if ahead <= 1.0:
            continue
        cost = ahead + 2.2 * aside
        if aside > 3 * ahead:
            continue
        if best is None or cost < best[0]:
            best = (cost, ref)
    return best[1] if best else None


def onward(order: Sequence[Ref], here: Ref | None, by: int = 1) -> Ref | None:
    """The next one in reading order, round and round; the first if there is none yet."""
    if not order:
        return None
    if here is None or here not in order:
        return order[0 if by > 0 else -1]
    return order[(order.index(here) + by) % len(order)]
