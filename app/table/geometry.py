"""Where cards lie: all arithmetic for any window, any number of cards, both reading directions. No Qt.

A controller declares a `Spot` for each zone: its shape and where it stands on the cloth, from the start edge (the left
in English, the right in Hebrew, the opposite on a left-handed table) and from the top. `Board.places` converts it to
pixels. This is the only place where anything is mirrored; card faces, overlap, seat order and the direction of play
never are (look 6, 7).

Lengths named "in cards" are in widths or heights of a hand card of this board.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

Name = TypeVar("Name", bound=Hashable)

RATIO = 1.4
"""The height of a card relative to its width."""
INSET = 26.0
"""The hem: in the outer 26 px of the cloth only the lit piece of hem is drawn."""
LEAST_STEP = 0.1
"""The least distance between the cards that are drawn of a row that thins, in card widths: dozens of rims and shadows
on one another are a white block with black edges."""
EDGES = 6
"""The most edges of a pile that are drawn."""
EDGE_STEP = 1.7
"""The distance between two edges of a pile, px."""
MANY = 6 * EDGES
"""How many cards a pile needs to show all of its edges."""
OVER = 100.0
"""Added to the z of a zone's cards for each step of `Spot.over`."""
LEAST_FREE, LEAST_FREE_LARGE = 0.30, 0.55
"""The share of each card in a hand that stays uncovered, with small and with large indices."""
_SMALLEST = 56.0
_LARGEST = 190.0
_SHARE = 0.165


class Shape(Enum):
    """How the cards of a zone lie.

    PILE: on one another, index 0 on top. ROW: side by side from the start, closing up when there is no room; a hand
    is a row. COLUMN: overlapping downwards, index 0 lowest and uppermost. THREES: heaps of three, side by side.
    BRICKS: a wall of rows upwards from its foot: three, two, then fives. AWAY: out of sight, at a point to which
    cards go.
    """

    PILE = "pile"
    ROW = "row"
    COLUMN = "column"
    THREES = "threes"
    BRICKS = "bricks"
    AWAY = "away"


@dataclass(frozen=True)
class Spot:
    """Where a zone lies.

    `x` (0 start edge, 1 end edge) and `y` (0 top, 1 bottom) are shares of the cloth inside the hem; they give the
    middle of the zone (of the first card for COLUMN). `scale` is the size of its cards relative to a hand card. `span`
    limits the whole: a share of the cloth's width (ROW, THREES) or height (COLUMN). `step` is the distance of
    neighbours in cards. `places` empty places are outlined while fewer cards lie there. `order` lists the indexes as
    they are shown from the start edge, and `gaps` the shown positions after which a gap is left. A `closed` zone shows
    backs although its cards are known (a gathered pile). A row whose cards would have less than `free` of their width
    uncovered takes two lines (0: what look 6 says for hands). `outlined`: an empty place is drawn. `angle` turns every
    card, in degrees (90: across). A zone with a greater `over` lies over those with less. `lifts` says how far each
    card, by index, is raised, in heights of these cards; the last holds for the rest. The cards of a `large` zone have
    the large index regardless of their width. Of a row that `thins`, no more cards are drawn than can be told apart.
    """

    zone: str
    shape: Shape
    x: float
    y: float
    scale: float = 1.0
    span: float = 0.6
    step: float = 1.1
    places: int = 0
    order: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()
    closed: bool = False
    free: float = 0.0
    outlined: bool = True
    angle: float = 0.0
    over: int = 0
    lifts: tuple[float, ...] = ()
    large: bool = False
    thins: bool = False


class Place(NamedTuple):
    """Where one card lies: its middle, its width, a tilt in degrees, what lies over what, and whether it is drawn.

    A `large` one has the large index regardless of its width.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    drawn: bool = True
    large: bool = False


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    def overlap(self, other: Box) -> float:
        """The area that two boxes share."""
        w = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        h = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0.0

    def grown(self, by: float) -> Box:
        """The box extended by `by` px on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.width / 2, self.y + self.height / 2


def enclosing(boxes: Sequence[Box]) -> Box:
    """The rectangle round several."""
    left, top = min(one.x for one in boxes), min(one.y for one in boxes)
    right, bottom = max(one.x + one.width for one in boxes), max(one.y + one.height for one in boxes)
    return Box(left, top, right - left, bottom - top)


@dataclass(frozen=True)
class Board:
    """The cloth: its size in logical pixels, the device pixel ratio, the direction, and how large its cards should be.

    `factor` enlarges hand cards if a game has room (1.0: 0.165 of the shorter side, look 5). `across` is how many of
    them must fit side by side, so that a narrow cloth (a panel is open) makes them smaller. `left_handed` exchanges the
    sides of the stock and of the seat's own piles; words and rows keep their direction. A picker or another widget over
    the cloth is `over` times as large on it as at the usual size of text and cloth. If the whole cloth is shown
    smaller, its smallest words are painted `least` times as large, so that they have their usual size on the screen.
    """

    width: float
    height: float
    dpr: float = 1.0
    rtl: bool = False
    factor: float = 1.0
    across: float = 7.0
    large_index: bool = False
    left_handed: bool = False
    over: float = 1.0
    least: float = 1.0

    @property
    def mirrored(self) -> bool:
        """Whether the start edge is the right one: for right-to-left reading or left-handed play, but not for both."""
        return self.rtl != self.left_handed

    @cached_property
    def card(self) -> float:
        """The width of a hand card, chosen so that width x dpr is a whole number."""
        wish = _SHARE * min(self.width, self.height) * self.factor
        wish = min(wish, (self.width - 2 * INSET) / self.across)
        return self.whole(min(_LARGEST, max(_SMALLEST, wish)))

    @property
    def least_free(self) -> float:
        """The share of each card in a hand that stays uncovered (look 6)."""
        return LEAST_FREE_LARGE if self.large_index else LEAST_FREE

    def whole(self, width: float) -> float:
        """A width rounded to whole device pixels."""
        return max(1, round(width * self.dpr)) / self.dpr

    def size(self, spot: Spot) -> float:
        """The width of the cards of a spot."""
        return self.whole(self.card * spot.scale)

    def x(self, start: float) -> float:
        """A distance from the start edge as a coordinate: the one mirror of the table."""
        return self.width - start if self.mirrored else start

    def point(self, x: float, y: float, dx: float = 0.0, dy: float = 0.0) -> tuple[float, float]:
        """A point in the terms of a `Spot`, moved by some cards, in pixels from the left and the top."""
        card = self.card
        start = INSET + x * (self.width - 2 * INSET) + dx * card
        return self.x(start), INSET + y * (self.height - 2 * INSET) + dy * card * RATIO

    def anchor(self, spot: Spot) -> tuple[float, float]:
        """The middle of a spot."""
        return self.point(spot.x, spot.y)

    def places(self, spot: Spot, count: int) -> list[Place]:
        """The places of `count` cards, by their index in the zone."""
        return list(_placed(self, spot, count))

    def _laid(self, spot: Spot, count: int) -> list[Place]:
        """Compute `places` without the cache."""
        if count == 0:
            return []
        match spot.shape:
            case Shape.PILE:
                shown = self._pile(spot, count)
            case Shape.ROW:
                shown = self._row(spot, count)
            case Shape.COLUMN:
                shown = self._column(spot, count)
            case Shape.THREES:
                shown = self._threes(spot, count)
            case Shape.BRICKS:
                shown = self._bricks(spot, count)
            case Shape.AWAY:
                x, y = self.anchor(spot)
                shown = [Place(x, y, self.size(spot), 0.0, 0.0, False)] * count
        if spot.over:
            shown = [place._replace(z=place.z + OVER * spot.over) for place in shown]
        if spot.large:
            shown = [place._replace(large=True) for place in shown]
        if spot.angle:
            shown = [place._replace(angle=place.angle + spot.angle) for place in shown]
        if len(spot.order) == count:
            by_index = dict(zip(spot.order, shown, strict=True))
            shown = [by_index[index] for index in range(count)]
        if spot.lifts:
            last = len(spot.lifts) - 1
            ups = [spot.lifts[min(index, last)] for index in range(count)]
            shown = [place._replace(y=place.y - up * place.width * RATIO) for place, up in zip(shown, ups, strict=True)]
        return shown

    def empty(self, spot: Spot) -> list[Place]:
        """The places that are outlined: all `places` of a row, the one place of anything else."""
        if spot.shape is Shape.AWAY or not spot.outlined:
            return []
        if spot.shape is Shape.ROW and spot.places > 1:
            return self._row(spot, spot.places)
        x, y = self.anchor(spot)
        return [Place(x, y, self.size(spot))]

    def box(self, spot: Spot, count: int) -> Box:
        """The rectangle that a spot takes with this many cards (at least one place)."""
        return _enclosed(self, spot, count)

    def _around(self, spot: Spot, count: int) -> Box:
        """Compute `box` without the cache."""
        places = [place for place in self.places(spot, count) if place.drawn] or [
            Place(*self.anchor(spot), self.size(spot))
        ]
        if spot.places and count < spot.places:
            places += self.empty(spot)
        left = min(place.x - place.width / 2 for place in places)
        right = max(place.x + place.width / 2 for place in places)
        top = min(place.y - place.width * RATIO / 2 for place in places)
        bottom = max(place.y + place.width * RATIO / 2 for place in places)
        return Box(left, top, right - left, bottom - top)

    def _pile(self, spot: Spot, count: int) -> list[Place]:
        """Edges go up and towards the reader's end, so the top card lies highest."""
        x, y = self.anchor(spot)
        width = self.size(spot)
        edges = min(EDGES, 1 + math.ceil((count - 1) / 6)) if count > 1 else 1
        toward = -EDGE_STEP if self.rtl else EDGE_STEP
        places = []
        for index in range(edges):
            shift = (edges - 1) / 2 - index
            places.append(Place(x + shift * toward, y - shift * EDGE_STEP, width, 0.0, float(count - index)))
        below = Place(x - (edges - 1) / 2 * toward, y + (edges - 1) / 2 * EDGE_STEP, width, 0.0, 0.0, False)
        return places + [below._replace(z=float(count - index)) for index in range(edges, count)]

    def _row(self, spot: Spot, count: int) -> list[Place]:
        """Side by side about the middle; z grows to the right, because the index is at the upper left."""
        x, y = self.anchor(spot)
        width = self.size(spot)
        room = spot.span * (self.width - 2 * INSET)
        least = spot.free or self.least_free
        rows = 2 if count > 1 and (room - width) / (count - 1) < least * width else 1
        per_row = math.ceil(count / rows)
        places: list[Place] = []
        for line in range(rows):
            inside = range(line * per_row, min(count, (line + 1) * per_row))
            here = [g for g in spot.gaps if g in inside and g + 1 in inside]
            gap = 0.18 * width
            steps = len(inside) - 1
            step = min(spot.step * width, (room - width - gap * len(here)) / steps) if steps else 0.0
            whole = step * steps + gap * len(here)
            offset = -whole / 2
            for position in inside:
                from_start = -offset if self.rtl else offset
                lift = (line - (rows - 1)) * width * RATIO * 0.42
                places.append(Place(x + from_start, y + lift, width, 0.0, 0.0))
                offset += step + (gap if position in here else 0.0)
        order = sorted(range(count), key=lambda i: (places[i].y, places[i].x))
        each = math.ceil(LEAST_STEP * width / step) if spot.thins and step > 0 else 1
        for z, i in enumerate(order):
            # The row keeps its length: its lowest card is drawn, and its uppermost.
            drawn = z == 0 or (count - 1 - z) % each == 0
            places[i] = places[i]._replace(z=float(z + 1), drawn=drawn)
        return places

    def _column(self, spot: Spot, count: int) -> list[Place]:
        """From the anchor downwards: the oldest card (last index) first, index 0 in front and lowest."""
        x, y = self.anchor(spot)
        width = self.size(spot)
        room = spot.span * (self.height - 2 * INSET) - width * RATIO
        step = min(spot.step * width * RATIO, room / (count - 1)) if count > 1 else 0.0
        return [
            Place(x, y + step * (count - 1 - index), width, 0.0, float(count - index)) for index in range(count)
        ]

    def _bricks(self, spot: Spot, count: int) -> list[Place]:
        """A wall: three at the foot, two on them, then rows of five; the anchor is the middle of its foot row.

        `span` limits its height, a share of the cloth; if there are many rows, they close up.
        """
        x, y = self.anchor(spot)
        width = self.size(spot)
        rows: list[range] = []
        begin = 0
        for length in (3, 2, *(5,) * count):
            if begin < count:
                rows.append(range(begin, min(count, begin + length)))
                begin += length
        room = spot.span * (self.height - 2 * INSET) - width * RATIO
        up = min(1.03 * width * RATIO, room / (len(rows) - 1)) if len(rows) > 1 else 0.0
        places = []
        for line, row in enumerate(rows):
            whole = spot.step * width * (len(row) - 1)
            for number in range(len(row)):
                from_start = spot.step * width * number - whole / 2
                dx = -from_start if self.rtl else from_start
                places.append(Place(x + dx, y - line * up, width, 0.0, float(len(rows) - line) + 0.01 * number))
        return places

    def _threes(self, spot: Spot, count: int) -> list[Place]:
        """Heaps of three cards, slightly fanned; the first heap is the oldest, at the start."""
        heaps = math.ceil(count / 3)
        columns = 2 if heaps <= 4 else 3 if heaps <= 9 else 4
        rows = math.ceil(heaps / columns)
        width = self.size(spot)
        room_x = spot.span * (self.width - 2 * INSET)
        shrink = min(1.0, room_x / (columns * 1.5 * width), (2 * 1.25) / (rows * 1.25))
        width = self.whole(max(26.0, width * shrink))
        x, y = self.anchor(spot)
        places = []
        for index in range(count):
            from_oldest = count - 1 - index
            heap, inside = divmod(from_oldest, 3)
            column, line = heap % columns, heap // columns
            dx = (column - (columns - 1) / 2) * width * 1.42 + (inside - 1) * width * 0.12
            dy = line * width * RATIO * 1.16
            places.append(
                Place(x + (-dx if self.rtl else dx), y + dy, width, (inside - 1) * 5.0, float(from_oldest + 1))
            )
        return places


def nearest(boxes: Mapping[Name, Box], box: Box, reach: float) -> Name | None:
    """The name of the box that a dropped card is meant for: the largest overlap, or the nearest within `reach`."""
    best: Name | None = None
    shared = 0.0
    for name, other in boxes.items():
        area = box.overlap(other)
        if area > shared:
            best, shared = name, area
    if best is not None:
        return best
    x, y = box.middle
    distances = {
        name: math.hypot(max(o.x - x, x - o.x - o.width, 0.0), max(o.y - y, y - o.y - o.height, 0.0))
        for name, o in boxes.items()
    }
    within = [name for name, distance in distances.items() if distance <= reach]
    return min(within, key=lambda name: distances[name], default=None)


# Cached: signs, cards and the pointer ask for the same zones again and again, and hardly any of them has changed.


@lru_cache(maxsize=2048)
def _placed(board: Board, spot: Spot, count: int) -> tuple[Place, ...]:
    return tuple(board._laid(spot, count))


@lru_cache(maxsize=2048)
def _enclosed(board: Board, spot: Spot, count: int) -> Box:
    return board._around(spot, count)
