"""Where the seats of a game are round the table: badges, cards beside them, cards in front of them (look 6).

The person at the screen sits below; the others follow clockwise in the direction of play, on the rounded rectangle of
the hem. Nothing here is mirrored: the next seat in play is to the left of the player in both languages. All places
are given as a `Spot` or `Sign` takes them, shares of the cloth inside the hem counted from the start edge.
"""

from __future__ import annotations

from typing import NamedTuple

from app.table.geometry import INSET, Board
from app.table.prompts import Hem

BADGE, SMALL_BADGE = 58.0, 46.0
"""Heights of badges, px; from seven seats on they are small."""
MANY = 6
"""More other seats than this have small badges, and their closed hands are not drawn: the count says it."""
NARROW = 1000.0
"""Below this width of the cloth, px, a badge at the side leaves the middle free."""
CROWDED = 5
"""On a narrow cloth already with so many."""
GAP = 7.0
"""Pixels between a badge and the hem, and between a badge and the cards below it."""
CLOSED = (36.0, 64.0)
"""The least and the largest width of a closed card of another seat, px."""
CLOSED_SHARE = 0.4
"""Its width against a hand card between these."""


class Point(NamedTuple):
    """A place: shares of the cloth inside the hem, from the left and from the top."""

    x: float
    y: float


_TOP = 0.0
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, _TOP),),
    2: ((0.14, 0.1), (0.86, 0.1)),
    3: ((0.1, 0.28), (0.5, _TOP), (0.9, 0.28)),
    4: ((0.1, 0.4), (0.29, _TOP), (0.71, _TOP), (0.9, 0.4)),
    5: ((0.1, 0.44), (0.17, _TOP), (0.5, _TOP), (0.83, _TOP), (0.9, 0.44)),
    6: ((0.1, 0.5), (0.1, 0.16), (0.353, _TOP), (0.647, _TOP), (0.9, 0.16), (0.9, 0.5)),
    7: ((0.09, 0.6), (0.09, 0.24), (0.26, _TOP), (0.5, _TOP), (0.74, _TOP), (0.91, 0.24), (0.91, 0.6)),
    8: (
        (0.085, 0.66),
        (0.085, 0.42),
        (0.125, 0.17),
        (0.355, _TOP),
        (0.645, _TOP),
        (0.875, 0.17),
        (0.915, 0.42),
        (0.915, 0.66),
    ),
}
"""By the number of others: where their badges are, from the next in play on; y 0 is as high as a badge can be."""


class Seating:
    """The seats of one game round one board."""

    def __init__(self, board: Board, seats: int, me: int, clockwise: bool = True) -> None:
        """`me` sits below; `clockwise` is the direction of play."""
        self.board = board
        self.seats = seats
        self.me = me
        others = [(me + step) % seats for step in range(1, seats)]
        places = _PLACES.get(len(others), ())
        self._places = dict(zip(others, places if clockwise else tuple(reversed(places)), strict=True))
        self.small = len(others) > MANY or (len(others) >= CROWDED and board.width < NARROW)
        self.others = others

    @property
    def width(self) -> float:
        """Pixels inside the hem, across."""
        return self.board.width - 2 * INSET

    @property
    def height(self) -> float:
        """Pixels inside the hem, down."""
        return self.board.height - 2 * INSET

    @property
    def badge_height(self) -> float:
        """The height of the badges."""
        return SMALL_BADGE if self.small else BADGE

    @property
    def own_badge(self) -> bool:
        """Whether the player's own badge is drawn: on a low cloth with small ones the hand takes its place."""
        return not (self.small and self.board.height < 520)

    def widest(self, seat: int) -> float:
        """How wide a badge may be, a share of the cloth (0: as its words want); where it is narrow long names yield."""
        if len(self.others) < 3 or self.board.width >= NARROW:
            return 0.0
        above = seat != self.me and self._places[seat][1] == _TOP and len(self.others) < MANY
        return 0.28 if above else 0.205

    @property
    def closed(self) -> float:
        """How large closed cards of others are against a hand card."""
        least, most = CLOSED
        return min(most, max(least, CLOSED_SHARE * self.board.card)) / self.board.card

    def start(self, x: float) -> float:
        """A share from the left as one from the start edge."""
        return 1.0 - x if self.board.rtl else x

    def badge(self, seat: int) -> Point:
        """The middle of a seat's badge; of the player's own, in the lower corner of the start edge."""
        least = (self.badge_height / 2 + GAP) / self.height
        if seat == self.me:
            return Point(0.9 if self.board.rtl else 0.1, 1.0 - least - GAP / self.height)
        x, y = self._places[seat]
        return Point(x, max(y, least))

    def below(self, seat: int, lines: float = 0.0) -> float:
        """The upper edge of what lies below a seat's badge, `lines` px further down; a share."""
        return self.badge(seat).y + (self.badge_height / 2 + GAP + lines) / self.height

    def hem(self, seat: int, length: float) -> Hem:
        """The piece of hem in front of a seat, as long as its cards (240 to 420 px)."""
        place = self.badge(seat)
        x, y = INSET + place.x * self.width, INSET + place.y * self.height
        long = min(420.0, max(240.0, length))
        if seat == self.me:
            return Hem("bottom", self.board.width / 2, long)
        if place.x < 0.2 and place.y > 0.13:
            return Hem("left", y, min(long, 240.0))
        if place.x > 0.8 and place.y > 0.13:
            return Hem("right", y, min(long, 240.0))
        return Hem("top", x, long)
