"""Where a pill of words about lit cards lies, so that people see which cards it is about.

Only boxes are compared here; `FreeRoom` decides what a pill may not cover.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from operator import itemgetter, mul

from PySide6.QtCore import QSizeF

from app.table.geometry import Box

GAP, STEP = 8.0, 14
"""How far a pill lies from the lit cards, clear of their rings, and the step of the search for its place, px."""
BESIDE, OUT = 6.0, 0.25
"""The cost of a place beside the cards compared with one below them, px (above them twice that), and the cost of each
pixel out of line with them."""
ROW = 0.6
"""Cards at the same height no farther apart than this, in card widths, count as one row."""
ASIDE, STRIP_STEP = 0.5, 22
"""The cost of each pixel that a strip of words is away from the middle, compared with a pixel further down; and the
step of the search for its place, px."""
SHEET_STEP = 8
"""The step of the search for the place of a sheet, px: it often just fits between two rows."""
NEAR = 0.34
"""How far a pill moves from its cards to avoid covering any card, as a share of the cloth's width."""

PillPlaces = list[tuple[float, float, float]]
"""Places of a pill: how far away each is, px, and its upper left corner."""


def first_free(spots: PillPlaces, avoided: Sequence[Box], size: QSizeF, reach: float) -> Box | None:
    """The first place, no farther away than `reach`, where a pill of this size covers nothing that is avoided."""
    width, height = size.width(), size.height()
    # Many places are tried within one frame. So edges are compared without making a box for each, and the last obstacle
    # is tried first, because it usually blocks the next place as well.
    edges = [(box.x - width, box.y - height, box.x + box.width, box.y + box.height) for box in avoided]
    last = (math.inf, math.inf, math.inf, math.inf)
    for far, left, top in spots:
        if far > reach:
            break
        if last[0] < left < last[2] and last[1] < top < last[3]:
            continue
        for one in edges:
            if one[0] < left < one[2] and one[1] < top < one[3]:
                last = one
                break
        else:
            return Box(left, top, width, height)
    return None


def least_covering(spots: PillPlaces, avoided: Sequence[tuple[Box, float]], size: QSizeF) -> Box:
    """The place where a sign of this size covers least of what is `avoided`: boxes, and the cost of a pixel of each."""
    width, height = size.width(), size.height()
    # There are thousands of places in some hundred columns and rows: what a box shares with each of these is known.
    across = {
        left: [max(0.0, min(left + width, box.x + box.width) - max(left, box.x)) for box, _ in avoided]
        for left in {left for _, left, _ in spots}
    }
    down = {
        top: [max(0.0, min(top + height, box.y + box.height) - max(top, box.y)) * counts for box, counts in avoided]
        for top in {top for _, _, top in spots}
    }
    _, left, top = min(spots, key=lambda spot: (sum(map(mul, across[spot[1]], down[spot[2]])), spot[0]))
    return Box(left, top, width, height)


def covered(box: Box, avoided: Sequence[tuple[Box, float]]) -> float:
    """What a sign here covers of what is `avoided`, in the terms of `least_covering`."""
    return sum(box.overlap(one) * counts for one, counts in avoided)


def middle_places(free: Box) -> PillPlaces:
    """Where a sheet may lie, nearest to the middle first; `free` is the area for its upper left corner."""
    x, y = free.middle
    aside, off = int(free.width / 2 / SHEET_STEP), int(free.height / 2 / SHEET_STEP)
    steps = ((SHEET_STEP * a, SHEET_STEP * b) for a in range(-aside, aside + 1) for b in range(-off, off + 1))
    return sorted(((math.hypot(*step), x + step[0], y + step[1]) for step in steps), key=itemgetter(0))


def strip_places(free: Box) -> PillPlaces:
    """Where a strip of words about no particular card may lie: in the middle, near the upper edge, the best first.

    `free` is the area for its upper left corner.
    """
    middle = free.x + free.width / 2
    steps = (STRIP_STEP * step for step in range(int(free.width / 2 / STRIP_STEP) + 1))
    across = sorted({middle + way * aside for aside in steps for way in (-1, 1)})
    down = range(0, int(free.height) + 1, STRIP_STEP)
    spots = [(off + ASIDE * abs(left - middle), left, free.y + off) for left in across for off in down]
    return sorted(spots, key=itemgetter(0))


def rows(cards: Sequence[Box]) -> list[Box]:
    """Merge cards that lie side by side into one box each, so that a row takes no longer to check than one card."""
    found: list[Box] = []
    for card in sorted(cards, key=lambda one: (one.y, one.x)):
        last = found[-1] if found else None
        if last is not None and last.y == card.y and card.x - last.x - last.width <= ROW * card.width:
            found[-1] = last._replace(width=max(last.width, card.x + card.width - last.x))
        else:
            found.append(card)
    return found


def places_about(size: QSizeF, around: Box, cards: Sequence[Box], free: Box) -> Iterator[PillPlaces]:
    """Where a pill about cards may lie, best first: beside them, then anywhere within `free`, the area for its corner.

    People must see which cards it is about. So it lies as near as possible to one of them, and in line with the middle
    of all of them (`around`) rather than at a corner. Below them is better than beside, and beside better than above.
    """
    width, height = size.width(), size.height()
    x, y = around.middle[0] - width / 2, around.middle[1] - height / 2
    wide, high = (around.width + width) / 2 + GAP, (around.height + height) / 2 + GAP
    edges = [(one.x - width, one.y - height, one.x + one.width, one.y + one.height) for one in rows(cards)]

    def spot(left: float, top: float) -> tuple[float, float, float]:
        gap = min(max(a - left, left - c, 0.0) + max(b - top, top - d, 0.0) for a, b, c, d in edges)
        aside, off = abs(left - x), abs(top - y)
        turned = BESIDE if aside > off else 0.0 if top > y else 2 * BESIDE
        return max(gap, GAP) + OUT * min(aside, off) + turned, left, top

    right, bottom = free.x + free.width, free.y + free.height
    sides = ((x, y + high), (x - wide, y), (x + wide, y), (x, y - high))
    beside = [spot(*one) for one in sides if free.x <= one[0] <= right and free.y <= one[1] <= bottom]
    # If the cards lie apart, a place beside all of them may be far from each.
    yield [one for one in beside if one[0] <= GAP + 2 * BESIDE]
    down, across = range(int(free.y), int(bottom) + 1, STEP), range(int(free.x), int(right) + 1, STEP)
    yield sorted((spot(float(left), float(top)) for left in across for top in down), key=itemgetter(0))
