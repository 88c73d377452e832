"""The seats of a game as blocks: badges round the table, and what each seat lays between its badge and the middle.

The person at the screen sits below; the others follow clockwise in the direction of play. The next seat in play is to
the left in both languages, so places are turned into shares from the start edge here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from app.table.blocks import Block, Cards, Column, Either, Ring, Row, Stand, Toward, Words
from app.table.geometry import Board
from app.table.measures import TAG_HIGH

MANY = 6
"""With more other seats than this, badges are small and closed hands are not drawn: the badge counts their cards."""
NARROW, CROWDED = 1000.0, 5
"""On a cloth narrower than the first, px, badges are small from the second number of other seats on."""

LOW_CORNER = 0.2
"""If all others sit at the sides, the share of the height that is left for the lower corners."""

Seating = Literal["round", "above", "aside"]
"""Where the others sit: round the table, all side by side at the upper edge, all at both sides one above the other."""
Belongings = Callable[[int], Sequence[Block]]
"""What a seat lays before itself, from its badge towards the middle."""

_PLACES: Mapping[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.0),),
    2: ((0.17, 0.0), (0.83, 0.0)),
    3: ((0.0, 0.42), (0.5, 0.0), (1.0, 0.42)),
    4: ((0.0, 0.45), (0.3, 0.0), (0.7, 0.0), (1.0, 0.45)),
    5: ((0.0, 0.5), (0.18, 0.0), (0.5, 0.0), (0.82, 0.0), (1.0, 0.5)),
    6: ((0.0, 0.62), (0.0, 0.28), (0.35, 0.0), (0.65, 0.0), (1.0, 0.28), (1.0, 0.62)),
    7: ((0.0, 0.64), (0.0, 0.32), (0.24, 0.0), (0.5, 0.0), (0.76, 0.0), (1.0, 0.32), (1.0, 0.64)),
    8: ((0.0, 0.68), (0.0, 0.44), (0.0, 0.2), (0.37, 0.0), (0.63, 0.0), (1.0, 0.2), (1.0, 0.44), (1.0, 0.68)),
}
"""Where other seats should stand, by their number: shares from the left and the top, the next in play first."""


class BadgeRoom(NamedTuple):
    """The room of a badge and of its tags: sizes in px, and the number of tags.

    Tags hang below the badge, or above this seat's own. If they may stand `beside` it, they do so if that makes the
    cards clearly larger. At the sides of the table they then hang above the badge, so that the room kept for them does
    not separate it from its cards.
    """

    width: float
    height: float
    tags: int = 0
    tag_width: float = 0.0
    beside: bool = False


class Company:
    """The seats round one board."""

    def __init__(
        self,
        board: Board,
        seats: int,
        me: int,
        badges: Mapping[int, BadgeRoom],
        clockwise: bool = True,
        seating: Seating = "round",
    ) -> None:
        """`me` sits below; `badges` has the rooms of those that are drawn; `clockwise` is the direction of play."""
        self.board = board
        self.seats = seats
        self.me = me
        self.badges = badges
        self.others = [(me + step) % seats for step in range(1, seats)]
        count = len(self.others)
        if seating == "above" and count > 1:
            places: Sequence[tuple[float, float]] = [(number / (count - 1), 0.0) for number in range(count)]
        elif seating == "aside":
            places = _at_sides(count)
        else:
            places = _PLACES[count] if count in _PLACES else _spread(count)
        self._places = dict(zip(self.others, places if clockwise else tuple(reversed(places)), strict=True))

    @staticmethod
    def small(board: Board, seats: int, crowded: int = CROWDED) -> bool:
        """Whether badges are small, and closed hands of others only a figure on them.

        On a narrow cloth this is so from `crowded` other seats on.
        """
        return seats - 1 > MANY or (seats - 1 >= crowded and board.width < NARROW)

    def place(self, seat: int) -> tuple[float, float]:
        """Where another seat should sit, shares from the start and the top."""
        x, y = self._places[seat]
        return (1.0 - x if self.board.mirrored else x), y

    def on_top(self, seat: int) -> bool:
        """Whether another seat sits at the upper edge."""
        return self._places[seat][1] == 0.0

    def badge(self, seat: int) -> Block:
        """The badge of a seat with its tags: below it, or above the badge of the seat that sits below."""
        room = self.badges.get(seat)
        if room is None:
            return Words(f"badge.{seat}", 0.0, 0.0)
        badge = Words(f"badge.{seat}", room.width, room.height)
        if not room.tags:
            return badge
        tags = Words(f"tags.{seat}", room.tag_width, room.tags * TAG_HIGH)
        above = seat == self.me or (room.beside and not self.on_top(seat))
        below = Column((tags, badge) if above else (badge, tags), gap=4.0)
        return Either(f"tags.{seat}", (below, Row((badge, tags), gap=4.0))) if room.beside else below

    def stand(self, seat: int, belongings: Sequence[Block], beside: bool = True) -> Stand:
        """Another seat: its cards between its badge and the middle, or beside the badge if that makes them larger."""
        badge = self.badge(seat)
        cards = tuple(block for block in belongings if not _empty(block))
        if not cards:
            return Stand(badge, *self.place(seat))
        below = Column((badge, *cards))
        if not beside:
            return Stand(below, *self.place(seat))
        if self.on_top(seat):
            ways: tuple[Block, ...] = (below, Row((badge, Column(cards)), align=0.0))
        else:
            inwards = (Toward((Column((badge, cards[0])), *cards[1:])),) if len(cards) > 1 else ()
            ways = (*inwards, below, Toward((badge, Column(cards))))
        return Stand(Either("top" if self.on_top(seat) else "side", ways), *self.place(seat))

    def ring(
        self,
        middle: Block,
        mine: Block,
        belongings: Belongings,
        corner: Block | None = None,
        start: Block | None = None,
        over: Block | None = None,
        at: tuple[float, float] = (0.5, 0.45),
        beside: bool = True,
    ) -> Ring:
        """All seats round a middle: the badge of `me` in the start corner, `corner` in the other one.

        `start` stands between that badge and `mine`, `over` above it; `beside`: others may have their cards beside
        their badges.
        """
        around = [self.stand(seat, belongings(seat), beside) for seat in self.others]
        around.append(Stand(mine, 0.5, 1.0))
        own = self.badge(self.me)
        if over is not None:
            own = Column((over, own), gap=4.0)
        if start is not None:
            own = Row((own, start), align=1.0)
        if not _empty(own):
            around.append(Stand(own, 0.0, 1.0))
        if corner is not None:
            around.append(Stand(corner, 1.0, 1.0))
        return Ring(middle, tuple(around), at)


def _empty(block: Block) -> bool:
    """Whether a block takes no room."""
    match block:
        case Words():
            return block.width == 0.0
        case Cards():
            return False
        case Row() | Column() | Toward():
            return all(_empty(one) for one in block.blocks)
        case _:
            return False


def _at_sides(count: int) -> tuple[tuple[float, float], ...]:
    """Places at both sides, above the lower corners; of an odd number, one more at the left."""

    def side(x: float, at: int) -> list[tuple[float, float]]:
        return [(x, (1.0 - LOW_CORNER) * (number + 0.5) / at) for number in range(at)]

    return (*reversed(side(0.0, count - count // 2)), *side(1.0, count // 2))


def _spread(count: int) -> tuple[tuple[float, float], ...]:
    """Places for more seats than any table here has: a third at each side, the rest above."""
    side = count // 3
    top = count - 2 * side
    left = [(0.0, 0.7 - 0.6 * number / max(1, side - 1)) for number in range(side)]
    above = [((number + 0.5) / top, 0.0) for number in range(top)]
    return (*left, *above, *((1.0, y) for _, y in reversed(left)))
