"""Where the cards of a round of Meydele lie: a ring of places round the plate of the kuzari (look meydele-he).

A war lays two covered cards and an open one beside what lies already, so every seat keeps room for them from the
first card on: nothing moves when a war begins. Each seat has a place where its cards look best; from there they give
way to badges, hands, the plate with its words and each other, no further than is needed, the seats at both sides
alike, and never nearer to the badge of another seat than to their own. Where all that has no room, cards are smaller.
All is worked out in pixels inside the hem, from the left, and given as shares; nothing is mirrored.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import hypot
from typing import NamedTuple, TypeAlias

from app.table.geometry import INSET, RATIO, Board, Box
from app.table.overlay import HEM_FREE
from app.table.seating import GAP, Point, Seating

LAID = 0.78
"""The size of a laid card against a hand card where there is room, and with many seats or on a narrow cloth."""
LAID_SMALL = 0.62
LAID_LOW, LOW = 0.55, 500.0
"""The size on a cloth that is lower than this, px, where the cards of a war lie on one another."""
LEAST_LAID = 34.0
"""No laid card is narrower, px."""
COVERED = 0.3
"""How far covered cards of a war lie beside the open one, in laid cards; the next open one waits twice as far."""
ROOMS = (0.4, 0.2, 0.0)
"""How far the open cards of a war may spread, in heights of a laid card, where they do not lie on one another."""
RING: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.335, 0.27), (0.665, 0.27)),
    3: ((0.285, 0.34), (0.385, 0.13), (0.7, 0.34)),
    4: ((0.285, 0.4), (0.41, 0.18), (0.59, 0.18), (0.7, 0.4)),
    5: ((0.256, 0.53), (0.275, 0.36), (0.395, 0.13), (0.725, 0.36), (0.744, 0.53)),
    6: ((0.245, 0.58), (0.235, 0.28), (0.4, 0.33), (0.6, 0.33), (0.765, 0.28), (0.755, 0.58)),
    7: ((0.24, 0.58), (0.24, 0.36), (0.345, 0.23), (0.5, 0.21), (0.655, 0.23), (0.76, 0.36), (0.76, 0.58)),
    8: (
        (0.25, 0.595),
        (0.235, 0.415),
        (0.27, 0.235),
        (0.4, 0.25),
        (0.6, 0.25),
        (0.73, 0.235),
        (0.765, 0.415),
        (0.75, 0.595),
    ),
}
"""By the number of others: where their cards look best, from the next in play on; shares of the cloth."""
PLATE_BESIDE, OWN_BESIDE = 0.44, 0.63
"""Where the plate of the kuzari and the own card are when they stand side by side, shares from the left."""
HALF_BADGE = 100.0
"""Half of the width that a badge over a card may take, px."""
SHADOW = 8.0
"""How far the shadow of a badge reaches, px; it does not reach into the hem."""
NAME = 23.0
"""What the name under the plate takes, px."""
LINES, LINES_LOW = (34.0, 64.0), (30.0, 52.0)
"""How far below the plate the middles of the words of a war and of the line below them are, px; on a low cloth."""
HALF_TAG, HALF_LINE = 128.0, 11.0
"""Half of what the words of a war take across, and half of the height of both, px."""
LEFT_OVER, BESIDE_PLATE = 0.42, 14.0
"""How large the cards left over are against a hand card, and how far from the plate, px."""
STEP = 9.0
"""Cards give way in such steps, px."""
TRIES = 6
"""So many places of the plate are tried."""


class Manner(NamedTuple):
    """How strictly a ring is laid: what is tried in turn.

    `apart`: pixels between any two things, so that the rings of a war are seen (on a low cloth never more than
    `APART_LOW`); `plainly`: so much nearer than any other badge or hand is the own one, px; `reach`: how far cards may
    give way, px; `second`: half of what the line below the words of a war takes, px, 0 where it is left out;
    `shares` of the size that laid cards should have.
    """

    apart: float
    plainly: float
    reach: float
    second: float
    shares: tuple[float, ...]


APART_LOW = 4.0
MANNERS = (
    Manner(7.0, 8.0, 72.0, 146.0, (1.0, 0.92, 0.85)),
    Manner(4.0, 0.0, 72.0, 120.0, (1.0, 0.92, 0.85, 0.78)),
    Manner(4.0, 0.0, 72.0, 0.0, (1.0, 0.9, 0.8, 0.7)),
    Manner(3.0, 0.0, 150.0, 0.0, (1.0, 0.85, 0.7)),
)
"""From the best to the last that is tried."""


class Ring(NamedTuple):
    """Where all lay their cards: their size against a hand card, the middles of the first ones, the plate.

    `spread` is how far open cards may spread downwards (own: upwards), in heights of a laid card; `second` tells
    whether there is room for a line below the words of a war.
    """

    scale: float
    spread: float
    others: tuple[Point, ...]
    own: Point
    plate: Point
    second: bool


def plate_size(board: Board, seats: int) -> float:
    """How wide the plate of the kuzari is, px."""
    if board.height < LOW or (seats <= 6 and board.height < 560):
        return 70.0
    if seats > 6:
        return 84.0
    return 84.0 if board.height < 600 else 112.0 if seats == 3 else 96.0


def lines(board: Board) -> tuple[float, float]:
    """How far below the plate the middles of the words of a war and of the line below them are, px."""
    return LINES_LOW if board.height < LOW else LINES


@lru_cache(maxsize=64)
def ring(board: Board, badges: tuple[float, ...], top: float) -> Ring:
    """The ring over an own hand whose upper edge is `top` px inside the hem; `badges` are the widths of the others'."""
    for manner in MANNERS:
        cloth = _Cloth(board, badges, top, manner)
        for beside, share, spread in product(cloth.sides, manner.shares, cloth.spreads):
            found = cloth.fit(cloth.scale(share), spread, beside)
            if found is not None:
                return found
    return cloth.wished(cloth.scale(MANNERS[-1].shares[-1]))


_Ways: TypeAlias = dict[tuple[float, float], Box]
"""Ways to give way, px across and down, the shortest first, and what the cards take then."""
_STAY = (0.0, 0.0)


class _Cloth:
    """What stands on the cloth whatever is laid, and the ways to lay cards between."""

    def __init__(self, board: Board, badges: Sequence[float], top: float, manner: Manner) -> None:
        """`badges`: how wide those of the others are, from the next in play on; `top`: the upper edge of the hand."""
        self.board = board
        self.seating = Seating(board, len(badges) + 1, 0)
        self.top = top
        self.across = plate_size(board, self.seating.seats)
        self.manner = manner
        self.apart = min(manner.apart, APART_LOW) if board.height < LOW else manner.apart
        roomy = board.height >= LOW and self.seating.seats <= 5 and manner is MANNERS[0]
        self.spreads = ROOMS if roomy else (0.0,)
        self.sides = (True, False) if board.height < 600 and self.seating.seats <= 6 else (False, True)
        self.belongings = [
            self._belongings(seat, wide / 2) for seat, wide in zip(self.seating.others, badges, strict=True)
        ]

    def scale(self, share: float) -> float:
        """Such a share of the size that laid cards should have."""
        board = self.board
        if board.height < LOW:
            wish = LAID_LOW
        else:
            wish = LAID_SMALL if self.seating.small or self.seating.seats > 5 else LAID
        return max(wish * share, LEAST_LAID / board.card)

    def _belongings(self, seat: int, half: float) -> list[Box]:
        """The badge of another seat, `half` px to each side, and the closed hand under it."""
        seating, board = self.seating, self.board
        place = seating.badge(seat)
        low = HEM_FREE + SHADOW - INSET + half
        x, y = min(max(place.x * seating.width, low), seating.width - low), place.y * seating.height
        found = [Box(x - half, y - seating.badge_height / 2, 2 * half, seating.badge_height)]
        if not seating.small:
            wide = (0.145 if len(seating.others) > 2 else 0.24) * seating.width
            high = board.card * seating.closed * RATIO
            x = place.x * seating.width
            found.append(Box(x - wide / 2, y + seating.badge_height / 2 + GAP, wide, high))
        return found

    # What is laid

    def fan(self, x: float, y: float, size: float, spread: float, up: bool = False) -> Box:
        """All that a seat may lay, whose first card has its middle there; the own cards spread upwards."""
        high = size * RATIO
        return Box(
            x - size / 2, y - high * (0.5 + (spread if up else 0.0)), size * (1 + 2 * COVERED), high * (1 + spread)
        )

    def wish(self, size: float) -> list[tuple[float, float]]:
        """Where the cards of the others look best, px."""
        seating = self.seating
        found = []
        for seat, (x, y) in zip(seating.others, RING[len(seating.others)], strict=True):
            if seating.badge(seat).x == 0.5 and x < 0.5:
                # Clear of the badge, however narrow the cloth is.
                x = min(x, 0.5 - (HALF_BADGE + size * (0.5 + 2 * COVERED)) / seating.width)
            found.append((x * seating.width, max(y * seating.height, size * RATIO / 2 + 4)))
        return found

    def own(self, size: float, beside: bool) -> tuple[float, float]:
        """The middle of the first own card: over the hand."""
        return (OWN_BESIDE if beside else 0.5) * self.seating.width, self.top - 10 - size * RATIO / 2

    def words(self, x: float, y: float) -> list[Box]:
        """The plate there, its name, the words below it and the cards left over beside it."""
        half, rest = self.across / 2, self.board.card * LEFT_OVER
        first, second = lines(self.board)
        found = [
            Box(x - half, y - half - NAME / 2, 2 * half, 2 * half + NAME),
            Box(x - HALF_TAG, y + half + first - HALF_LINE, 2 * HALF_TAG, 2 * HALF_LINE),
            Box(x + half + BESIDE_PLATE, y - rest * RATIO / 2, rest + 4, rest * RATIO),
        ]
        if self.manner.second:
            wide = self.manner.second
            found.append(Box(x - wide, y + half + second - HALF_LINE, 2 * wide, 2 * HALF_LINE))
        return found

    def plates(self, taken: Sequence[Box], beside: bool) -> list[tuple[float, float]]:
        """Free places of the plate, the nearest to where it looks best and some farther ones."""
        x, best = self.plate(beside)
        high = self.across / 2 + NAME / 2
        found = []
        for y in sorted(
            (best, *(high + STEP * step for step in range(int(self.top / STEP)))), key=lambda y: abs(y - best)
        ):
            words = self.words(x, y)
            if all(self.free(box, taken) and box.y >= 0 and box.y + box.height <= self.top for box in words):
                found.append((x, y))
        return [*found[:1], *found[1::2]][:TRIES]

    def plate(self, beside: bool) -> tuple[float, float]:
        """Where the plate looks best: in the middle, or beside the own card as high as the seats above allow."""
        seating = self.seating
        if not beside:
            return 0.5 * seating.width, {3: 0.3, 8: 0.4, 9: 0.4}.get(seating.seats, 0.355) * seating.height
        hand = self.board.card * seating.closed * RATIO
        tops = [seating.below(seat, hand) for seat in seating.others if seating.badge(seat).x == 0.5]
        upper = tops[0] if tops else 0.17 if seating.seats == 3 else 0.3
        return PLATE_BESIDE * seating.width, upper * seating.height + self.across / 2 + 18

    # Laying

    def fit(self, scale: float, spread: float, beside: bool) -> Ring | None:
        """A ring in which nothing meets, if there is one."""
        size = self.board.card * scale
        own = self.own(size, beside)
        fixed = [box for boxes in self.belongings for box in boxes]
        mine = self.fan(*own, size, spread, up=True)
        if not self.free(mine, fixed):
            return None
        fixed.append(mine)
        ways = []
        for number, at in enumerate(self.wish(size)):
            ways.append(self.ways(number, at, size, spread, fixed))
            if not ways[-1]:
                return None
        for plate in self.plates(fixed, beside):
            for inner, stay in product((False, True), (True, False)):
                fans = self.around(ways, self.words(*plate), inner, stay)
                if fans is not None:
                    points = (self.point((fan.x + size / 2, fan.y + size * RATIO / 2)) for fan in fans)
                    return Ring(
                        scale, spread, tuple(points), self.point(own), self.point(plate), self.manner.second > 0
                    )
        return None

    def wished(self, scale: float) -> Ring:
        """Everything where it looks best, whatever it meets."""
        size = self.board.card * scale
        beside = self.sides[0]
        own, plate = self.own(size, beside), self.plate(beside)
        return Ring(scale, 0.0, tuple(map(self.point, self.wish(size))), self.point(own), self.point(plate), False)

    def point(self, at: tuple[float, float]) -> Point:
        """Pixels as shares."""
        return Point(at[0] / self.seating.width, at[1] / self.seating.height)

    def stands(self, number: int, fan: Box, fixed: Sequence[Box]) -> bool:
        """Whether such cards lie on the cloth, over the hand, clear of all that is fixed and nearest to their badge.

        What the player may lay is the last of what is fixed.
        """
        inside = fan.x >= 0 and fan.y >= 2 and fan.x + fan.width <= self.seating.width
        if not inside or fan.y + fan.height > self.top - self.apart or not self.free(fan, fixed):
            return False
        near = [min(_distance(fan, box) for box in boxes) for boxes in self.belongings]
        far = [there for other, there in enumerate(near) if other != number]
        if self.manner.plainly:
            # Nor does it seem to be the player's.
            far.append(_distance(fan, fixed[-1]))
        return near[number] + self.manner.plainly <= min(far)

    def free(self, box: Box, taken: Sequence[Box]) -> bool:
        """Whether a box is clear of all these."""
        left, top = box.x - self.apart, box.y - self.apart
        right, low = box.x + box.width + self.apart, box.y + box.height + self.apart
        for x, y, width, height in taken:
            if x < right and left < x + width and y < low and top < y + height:
                return False
        return True

    def ways(self, number: int, at: tuple[float, float], size: float, spread: float, fixed: Sequence[Box]) -> _Ways:
        """The ways of one seat to give way from where its cards look best, as far as what is fixed allows."""
        fans = ((way, self.fan(at[0] + way[0], at[1] + way[1], size, spread)) for way in _steps(self.manner.reach))
        return {way: fan for way, fan in fans if self.stands(number, fan, fixed)}

    def around(self, ways: Sequence[_Ways], words: Sequence[Box], inner: bool, stay: bool) -> list[Box] | None:
        """What the cards of the others take, if all find room: pairs at both sides, alike where that is possible.

        `inner`: those above the middle choose first, else the lower ones; `stay`: before them all who need not move.
        """
        last = len(ways) - 1
        pairs = [(one, last - one) for one in range(last // 2 + 1)]
        if inner:
            pairs.reverse()
        found: dict[int, Box] = {}
        for still, pair in product((True, False) if stay else (False,), pairs):
            if pair[0] in found:
                continue
            taken = [*words, *found.values()]
            one, other = (ways[number] for number in pair)
            alone = pair[0] == pair[1]
            if still:
                moved = self.alike(_still(one), _still(other), taken, alone)
            else:
                moved = self.alike(one, other, taken, alone) or (None if alone else self.each(one, other, taken))
            if moved is not None:
                found.update(zip(pair, moved, strict=True))
            elif not still:
                return None
        return [found[number] for number in range(last + 1)]

    def alike(self, one: _Ways, other: _Ways, taken: Sequence[Box], alone: bool) -> tuple[Box, Box] | None:
        """The shortest way for two seats at both sides, of one the mirror of the other; a seat between moves alone."""
        for way, fan in one.items():
            far = fan if alone else other.get((-way[0], way[1]))
            if far is None or not (alone or self.free(fan, [far])):
                continue
            if self.free(fan, taken) and self.free(far, taken):
                return fan, far
        return None

    def each(self, one: _Ways, other: _Ways, taken: Sequence[Box]) -> tuple[Box, Box] | None:
        """The shortest way of each of two seats."""
        fan = next((fan for fan in one.values() if self.free(fan, taken)), None)
        if fan is None:
            return None
        far = next((far for far in other.values() if self.free(far, [*taken, fan])), None)
        return None if far is None else (fan, far)


@lru_cache(maxsize=4)
def _steps(reach: float) -> list[tuple[float, float]]:
    """All ways to give way that far, px, the shortest first; across before down."""
    steps = range(-int(reach / STEP), int(reach / STEP) + 1)
    ways = [(dx * STEP, dy * STEP) for dx, dy in product(steps, steps) if hypot(dx, dy) * STEP <= reach]
    return sorted(ways, key=lambda way: (hypot(*way), abs(way[1]), way))


def _still(ways: _Ways) -> _Ways:
    """Only the way not to move at all, if it is among these."""
    return {_STAY: ways[_STAY]} if _STAY in ways else {}


def _distance(one: Box, other: Box) -> float:
    """How far apart two boxes are, px."""
    dx = max(one.x - other.x - other.width, other.x - one.x - one.width, 0.0)
    dy = max(one.y - other.y - other.height, other.y - one.y - one.height, 0.0)
    return hypot(dx, dy)
