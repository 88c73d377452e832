"""Where words find room on a cloth: what they never cover, what they cover rather, and how near their cards they stay.

Only boxes are compared here; the `Overlay` says what lies where.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from app.table.cards import LIFT
from app.table.geometry import Box, enclosing
from app.table.pills import (
    GAP,
    PillPlaces,
    covered,
    first_free,
    least_covering,
    middle_places,
    places_about,
    strip_places,
)

WORDS_COUNT, INDICES_COUNT = 12.0, 3.0
"""How many times more than other parts of cards a strip avoids covering what people read: words, and indices."""


class FreeRoom(NamedTuple):
    """What is visible on a cloth: words, the zones with cards or an outline, and the indices of open cards.

    Words have to lie `within` the hem; up to `near` px from their cards they still seem to belong to them.
    """

    within: Box
    near: float
    words: Sequence[Box]
    zones: Sequence[Box]
    indices: Sequence[Box]

    def note(self, size: QSizeF, cards: Sequence[Box]) -> Box:
        """Where a note about these cards covers nothing or, on a full cloth, least, near them."""
        # Clear of the cards, which are raised while they are held.
        raised = [box.grown(LIFT) for box in cards]
        counted, spots = [*self._counted(), *((box, INDICES_COUNT) for box in raised)], PillPlaces()
        for tried in places_about(size, enclosing(cards).grown(LIFT), raised, self._corners(size)):
            spots = [spot for spot in tried if spot[0] <= self.near] or tried
            if (found := first_free(spots, [box for box, _ in counted], size, math.inf)) is not None:
                return found
        return least_covering(spots, counted, size)

    def pill(self, size: QSizeF, lit: Sequence[Box]) -> Box:
        """Where a pill of this size covers no words and no card, as near as possible to the lit cards.

        If there is no such place near them, it lies over other cards, but not over an index; on a cloth too full for
        that, over these cards themselves.
        """
        around, free = enclosing(lit), self._corners(size)
        taken = [*self.words, *self.indices]
        tried: PillPlaces = []
        for tried in places_about(size, around, lit, free):
            if (found := first_free(tried, [*taken, *self.zones], size, self.near)) is not None:
                return found
        for avoided in ([*taken, *lit], taken):
            if (found := first_free(tried, avoided, size, math.inf)) is not None:
                return found
        x, y = around.middle[0] - size.width() / 2, around.y + around.height + GAP
        right, bottom = free.x + free.width, free.y + free.height
        return Box(max(free.x, min(x, right)), max(free.y, min(y, bottom)), size.width(), size.height())

    def sheet(self, ways: Iterable[QPixmap]) -> tuple[QPixmap, Box]:
        """The first of several pictures of a sheet that has a free place; without one, that which covers least."""
        counted = self._counted()
        sheets: list[tuple[QPixmap, QSizeF, PillPlaces]] = []
        for painted in ways:
            size = painted.deviceIndependentSize()
            spots = middle_places(self._corners(size))
            if (free := first_free(spots, [box for box, _ in counted], size, math.inf)) is not None:
                return painted, free
            sheets.append((painted, size, spots))
        lying = ((painted, least_covering(spots, counted, size)) for painted, size, spots in sheets)
        return min(lying, key=lambda one: covered(one[1], counted))

    def free_strip(self, size: QSizeF) -> Box | None:
        """Where a strip of this size covers nothing, as near to the upper edge as possible; None without room."""
        return first_free(strip_places(self._corners(size)), self.occupied(), size, math.inf)

    def strip(self, size: QSizeF) -> Box:
        """Where a strip about no particular card covers least, as near to the upper edge as possible."""
        free = self.free_strip(size)
        return least_covering(strip_places(self._corners(size)), self._counted(), size) if free is None else free

    def occupied(self) -> list[Box]:
        """Where anything is visible: signs, cards, places for cards."""
        return [*self.words, *self.zones]

    def _counted(self) -> list[tuple[Box, float]]:
        """What is visible, and how bad it is to cover a pixel of it: worst of words, then of indices."""
        counted = [(box, 1.0) for box in self.zones]
        counted += [(box, 1.0 + WORDS_COUNT) for box in self.words]
        return [*counted, *((box, INDICES_COUNT) for box in self.indices)]

    def _corners(self, size: QSizeF) -> Box:
        """Where the upper left corner of something of this size may be, so that it lies within the hem."""
        x, y, width, height = self.within
        return Box(x, y, max(0.0, width - size.width()), max(0.0, height - size.height()))
