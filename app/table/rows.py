"""Seats with two rows of cards each, closed and open in step, round three piles in the middle.

The rows of others lie under their badges, the closed one nearer to its owner; where the cloth is low the open row
covers the lower part of the closed one, and the piles of the middle are smaller.
"""

from __future__ import annotations

from dataclasses import replace

from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.prompts import Hem
from app.table.seating import BADGE, GAP, Point, Seating
from app.table.signs import PlacedSign

CARDS = 4
OWN, OWN_STEP, OWN_OPEN = 0.78, 1.49, 0.575
"""One's own cards against a hand card, their distance in widths, how much of the open row is free."""
STEP, TOP_STEP = 1.1, 1.22
"""The distance of neighbours in rows of others, in widths: at the sides, at the top."""
APART, LEAST_APART = 1.08, 0.45
"""How far the open row lies below the closed one, in heights of its cards."""
LABEL = 30.0
"""Pixels under a pile, for its name."""
MARGINS = 42.0
"""Pixels above and below the piles, for rings and beads."""
LEAST_PILE = 0.66
"""Piles of the middle become no smaller before the rows of the others close up."""
LEAST_STEP = 0.9
"""The least distance of neighbours in rows at the sides that piles leave room for, in widths."""
BESIDE, HALF_NAME = 12.0, 70.0
"""Pixels between things that lie beside one another, and half of what the name of a pile is wide."""
HALF_BADGE, HALF_CALL = 116.0, 126.0
"""Half of what a badge is wide, px, and how far from its middle something may stand beside it."""


class RowSeating(Seating):
    """The seats of one game with two rows each, round one board."""

    def __init__(self, board: Board, seats: int, me: int) -> None:
        """How large the piles of the middle are, and how far apart rows are, comes from the height of the board."""
        super().__init__(board, seats, me)
        high, row = board.card * RATIO, self.opened * board.card * RATIO
        over = any(self.is_top(seat) for seat in self.others)
        free = self.height - self.own_height - LABEL - MARGINS - (BADGE + 2 * GAP if over else 0.18 * self.height)
        rows = 1.0 + APART if over else 0.0
        self.apart, self.drawn = APART, min(1.0, (free - row * rows) / high)
        if over and self.drawn < LEAST_PILE:
            self.apart = min(APART, max(LEAST_APART, (free - LEAST_PILE * high) / row - 1.0))
            self.drawn = min(LEAST_PILE, max(0.5, (free - row * (1.0 + self.apart)) / high))
        self.drawn = min(self.drawn, max(0.5, self.reach / 1.3 / board.card))

    @property
    def reach(self) -> float:
        """Pixels from the middle that a pile may be away, so that rows at the sides have room beside its name."""
        if len(self.others) < 2:
            return self.width / 2
        row = self.opened * self.board.card * (1 + (CARDS - 1) * LEAST_STEP)
        return self.width / 2 - max(HALF_BADGE, row / 2) - row / 2 - HALF_NAME - BESIDE

    @property
    def own_height(self) -> float:
        """Pixels that one's own two rows are high."""
        return OWN * self.board.card * RATIO * (1.0 + OWN_OPEN)

    @property
    def spread(self) -> float:
        """Pixels from the middle of the drawn card to that of a pile beside it."""
        card = self.board.card * self.drawn
        return min(1.9 * card, max(1.3 * card, min(0.16 * self.width, self.reach)))

    @property
    def middle(self) -> float:
        """How far down the middle of the piles is, a share."""
        tops = [self.below(seat, self.opened * self.board.card * RATIO * (1 + self.apart)) for seat in self.tops]
        upper = max(tops, default=0.1)
        lower = 1.0 - self.own_height / self.height
        return (upper + lower) / 2 - LABEL / 2 / self.height

    @property
    def tops(self) -> list[int]:
        """The seats above the middle: at most one."""
        return [seat for seat in self.others if self.is_top(seat)]

    def is_top(self, seat: int) -> bool:
        """Whether a seat sits above the middle, not at a side."""
        return 0.2 < super().badge(seat).x < 0.8

    def width_of(self, seat: int) -> float:
        """Pixels that the rows of a seat are wide."""
        if seat == self.me:
            return min(OWN * self.board.card * (1 + (CARDS - 1) * OWN_STEP), self.width - 2 * HALF_BADGE - 3 * BESIDE)
        card = self.opened * self.board.card
        whole = card * (1 + (CARDS - 1) * (TOP_STEP if self.is_top(seat) else STEP))
        if self.is_top(seat):
            return whole
        edge = self.width / 2 - self.spread - max(HALF_NAME, self.board.card * self.drawn / 2 + 10.0) - BESIDE
        room = edge - 6.0 if edge > 2 * HALF_BADGE - 6.0 else 2 * (edge - HALF_BADGE)
        return min(whole, max(card * 2.2, room))

    @property
    def own_middle(self) -> float:
        """The middle of one's own rows from the start edge, a share: that of the cloth, or beside one's badge."""
        return max(0.5, (2 * HALF_BADGE + BESIDE + self.width_of(self.me) / 2) / self.width)

    def badge(self, seat: int) -> Point:
        """As for any game, but as far from the edge as rows of cards need."""
        place = super().badge(seat)
        if seat != self.me and self.is_top(seat):
            return place
        sides = [one for one in self.others if not self.is_top(one)]
        edge = max([HALF_BADGE, *(self.width_of(one) / 2 + 6.0 for one in sides)]) / self.width
        return place._replace(x=edge if place.x < 0.5 else 1.0 - edge)

    def rows(self, seat: int) -> list[Spot]:
        """Where the closed and the open row of a seat lie."""
        span = self.width_of(seat) / self.width
        if seat == self.me:
            x = self.own_middle
            own = Spot(f"closed.{seat}", Shape.ROW, x, 1.0, 0.0, -0.5 * OWN, OWN, span, OWN_STEP, free=0.2, over=1)
            return [own, replace(own, zone=f"open.{seat}", dy=-(0.5 + OWN_OPEN) * OWN, over=0)]
        scale, high = self.opened, self.opened * self.board.card * RATIO
        x, step = self.start(self.badge(seat).x), TOP_STEP if self.is_top(seat) else STEP
        closed = Spot(
            f"closed.{seat}", Shape.ROW, x, self.below(seat, high / 2), 0.0, 0.0, scale, span, step, free=0.2
        )
        return [closed, replace(closed, zone=f"open.{seat}", y=self.below(seat, high * (0.5 + self.apart)), over=1)]

    def hem(self, seat: int, length: float) -> Hem:
        """As for any game; one's own is before one's own rows."""
        hem = super().hem(seat, length)
        if seat != self.me:
            return hem
        return hem._replace(centre=self.board.x(INSET + self.own_middle * self.width))

    def at_badge(self, sign: PlacedSign, seat: int) -> PlacedSign:
        """A sign at a seat's badge: above it where there is room, else beside it towards the middle."""
        x, y = self.badge(seat)
        start = self.start(x)
        up = self.badge_height / 2 + (54.0 if seat == self.me else 32.0)
        if y * self.height > up + 24.0:
            return replace(sign, x=start, y=y - up / self.height)
        aside = HALF_CALL / self.width
        if start <= 0.5:
            return replace(sign, x=start + aside, y=y, align="start")
        return replace(sign, x=start - aside, y=y, align="end")
