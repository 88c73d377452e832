"""Seats with a temporary place each, round a stock, a place for the card in use and what has left the game (basa-he).

The temporary place lies beside the badge at the top of the cloth, below it at the sides; where it is crowded it takes
the outer half below the badge, and the tags of the seat the inner one. A tag that is too broad for that has a line of
its own. All is worked out in pixels inside the hem and given as shares, from the start edge.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from app.art.labels import tag_size
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.seating import GAP, MANY, Point, Seating
from app.table.shares import own_hand
from app.table.signs import Align, Orbit, Tag

FAN = 0.32
"""How much of each card of a temporary place is free, in widths."""
ROOMY_SEATS = 4
ROOMY_HEIGHT = 560.0
WIDE = 1000.0
"""With at most so many others on so high a cloth everything has its words; on so wide a one badges say all."""
TAG = 25.0
"""Pixels from one tag to the next."""
BESIDE = 6.0
"""Pixels between two tags in a line, and between a tag and what stands beside it."""
LINE_ABOVE = 70.0
LINE_CROWDED = 0.14
LINE_LOW = 100.0
"""How much longer than a badge at the top the line of tags below it may be, px; how long one may be among many seats,
a share of the cloth, and there beside one's own hand, px."""
LABELS = 52.0
"""Pixels under the stock, for its name and the odds."""
HALF_LABEL = 68.0
"""Half of the widest word under a shared pile, px."""
HALF_NAME = 126.0
"""Half of what the name of the stock and a head of the ring beside it take, px."""
LABEL = 22.0
"""Pixels of one line under a temporary place."""
ASK = 66.0
"""The least height of the room over the hand, where choices and turned up cards stand, px."""
BOX, LEAST_BOX = 330.0, 190.0
"""The width of the note about a power, px, and the least with which it can be read."""
HAND = 0.6
"""How long one's own hand in the middle may be, a share of the cloth."""
HALF_TEMP = 100.0
"""Half of the words under one's own temporary place, px."""
LETTER = 7.6
LINE = 22.0
FRAME = 46.0
"""What a letter of the note takes at most, the height of its lines, and of title and edges together, px."""
MOVED = {(4, 0.4): 0.36, (6, 0.16): 0.25, (6, 0.5): 0.55, (7, 0.24): 0.32}
"""By the number of others and how far down a badge is elsewhere: where it is here."""

Ways = Sequence[str]
"""In which words a tag can say what it says, the longest first."""


class Middle(NamedTuple):
    """The shared cards: how large, and how far down their middle is, px."""

    scale: float
    y: float


class NoteRoom(NamedTuple):
    """Where a note stands: its middle as shares of the cloth, its width in px."""

    x: float
    y: float
    width: float


class BasaSeating(Seating):
    """The seats of one game round one board."""

    def __init__(
        self, board: Board, seats: int, me: int, tags: Mapping[int, Sequence[Ways]], out: Collection[int] = ()
    ) -> None:
        """`tags`: the ways to say the tags of each seat; `out`: the seats that have lost, whose places are gone."""
        super().__init__(board, seats, me)
        self.tags = tags
        self.gone = out
        self.roomy = len(self.others) <= ROOMY_SEATS and board.height >= ROOMY_HEIGHT
        self.hand_top = self.height - board.card * RATIO
        self.band = self._band()
        self.middle = self._middle(self.band)

    # Temporary places and tags

    @property
    def half_badge(self) -> float:
        """Half of what a badge may be wide, px."""
        if self.board.width >= WIDE and not self.small:
            return 140.0
        return 88.0 if len(self.others) >= MANY else 112.0

    def badge(self, seat: int) -> Point:
        """As for any game, with room for its words up to the hem and for what lies under the badges above."""
        x, y = super().badge(seat)
        y = MOVED.get((len(self.others), round(y, 2)), y) if seat != self.me else y
        least = (self.half_badge - 14) / self.width
        return Point(min(1.0 - least, max(least, x)), y)

    @property
    def laid(self) -> float:
        """How large the cards of temporary places are against a hand card."""
        return 0.62 if self.roomy else max(36.0, 0.45 * self.board.card) / self.board.card

    def on_top(self, seat: int) -> bool:
        """Whether a seat's badge is at the upper edge, over the shared cards."""
        place = self.badge(seat)
        return seat != self.me and 0.2 < place.x < 0.8 and place.y < 0.2

    def aside(self, seat: int) -> bool:
        """Whether the temporary place lies beside the badge, at the start side."""
        few = (1, 3, 4, 5) if self.board.width >= WIDE else (1, 3, 4)
        return self.on_top(seat) and len(self.others) in few

    def outer(self, seat: int) -> float:
        """On which side of a badge its temporary place lies: -1.0 at the start, 1.0 at the end.

        Away from the shared cards; at the top among many towards the middle, since a badge lies below.
        """
        start = self.start(self.badge(seat).x)
        side = -1.0 if start <= 0.5 else 1.0
        return -side if self.small and self.on_top(seat) and start != 0.5 else side

    def temp(self, seat: int, count: int) -> Spot:
        """Where the temporary place of a seat lies with so many cards."""
        name, card = f"temp.{seat}", self.board.card
        order = tuple(range(count)) if self.board.rtl else tuple(reversed(range(count)))
        if seat == self.me:
            scale = 0.5 if self.small else 0.62
            y = 1.0 - (LABEL + GAP + scale * card * RATIO / 2) / self.height
            return Spot(name, Shape.ROW, 0.91, y, scale=scale, span=0.15, step=FAN, places=1, order=order, free=0.01)
        scale = self.laid
        wide, high = scale * card, scale * card * RATIO
        start, span = self.start(self.badge(seat).x), (2.2 if self.roomy or self.aside(seat) else 1.4) * wide
        if self.aside(seat):
            fan = min(span, wide * (1 + FAN * max(0, count - 1)))
            x, y = start - (self.half_badge + 10 + fan / 2) / self.width, (high / 2 + 4) / self.height
        elif self.roomy:
            x, y = start, self.below(seat, TAG * self.hanging(seat) + high / 2 + 2)
        else:
            span = max(72.0, span)
            x = start + self.outer(seat) * (span / 2 + 2) / self.width
            y = self.below(seat, TAG * self.broad(seat) + high / 2)
        return Spot(
            name, Shape.ROW, x, y, scale=scale, span=span / self.width, step=FAN, places=1, order=order, free=0.01,
            outlined=self.roomy and seat not in self.gone,
        )  # fmt: skip

    def said(self, seat: int, ways: Sequence[Ways] | None = None) -> list[str]:
        """What the tags of a seat say (others than its own: `ways`): all, where there is room, else what is shorter."""
        ways = self.tags.get(seat, ()) if ways is None else ways
        line = room = self.line(seat)
        if self.aside(seat):
            # What can be said in other words does so if all tags are side by side then.
            room -= sum(tag_width(one[0]) + BESIDE for one in ways if len(one) == 1)
        return [
            next((words for most in (room, line) for words in one if tag_width(words) <= most), one[-1]) for one in ways
        ]

    def hanging(self, seat: int) -> int:
        """How many tags hang at a seat."""
        return len(self.tags.get(seat, ()))

    def line(self, seat: int) -> float:
        """How long a line of tags below a badge may be, px."""
        if self.roomy or seat == self.me:
            return math.inf
        if self.aside(seat):
            return 2 * self.half_badge + LINE_ABOVE
        if len(self.others) > ROOMY_SEATS:
            # The lowest badges are beside the hand.
            return LINE_LOW if self.badge(seat).y > 0.5 else LINE_CROWDED * self.width
        return self.width / 2 - self.reach - BESIDE

    def inner(self, seat: int) -> float:
        """How long a tag beside a temporary place may be, px; among many seats it is short enough for that."""
        if self.roomy or self.aside(seat) or seat == self.me or len(self.others) > ROOMY_SEATS:
            return math.inf
        start = self.start(self.badge(seat).x)
        return self.line(seat) - min(start, 1.0 - start) * self.width - BESIDE

    def broad(self, seat: int) -> int:
        """How many tags of a seat are too long to hang beside its temporary place."""
        return sum(tag_width(words) > self.inner(seat) for words in self.said(seat))

    def lines(self, seat: int, tags: Sequence[str]) -> list[list[float]]:
        """The widths of tags, as they lie side by side below a badge at the top."""
        found: list[list[float]] = []
        for words in tags:
            wide = tag_width(words)
            if found and sum(found[-1]) + BESIDE * len(found[-1]) + wide <= self.line(seat):
                found[-1].append(wide)
            else:
                found.append([wide])
        return found

    def hung(self, seat: int, tags: Sequence[Tag]) -> Iterator[Tag]:
        """Tags at their places: below the badge, over one's own, beside the temporary place where it is crowded."""
        x, y = self.badge(seat)
        start, first = self.start(x), self.badge_height / 2 + 18
        if seat == self.me or self.roomy:
            way = -1 if seat == self.me else 1
            for number, tag in enumerate(tags):
                yield _at(tag, start, y + way * (first + number * TAG) / self.height)
        elif self.aside(seat):
            # What hangs here takes room from the shared cards. It begins beside the words of the temporary place.
            left = iter(tags)
            for number, line in enumerate(self.lines(seat, [tag.text for tag in tags])):
                at = max(-(sum(line) + BESIDE * (len(line) - 1)) / 2, -self.half_badge - BESIDE)
                for wide in line:
                    across = start + (at + wide / 2) / self.width
                    yield _at(next(left), across, y + (first - 4 + number * TAG) / self.height)
                    at += wide + BESIDE
        else:
            inner = start - self.outer(seat) * 3.0 / self.width
            align: Align = "start" if self.outer(seat) < 0 else "end"
            broad = [tag for tag in tags if tag_width(tag.text) > self.inner(seat)]
            for number, tag in enumerate(broad):
                yield _at(tag, start, y + (first - 2 + number * TAG) / self.height)
            first += TAG * len(broad)
            for number, tag in enumerate(tag for tag in tags if tag not in broad):
                yield _at(tag, inner, y + (first + number * (TAG - 1)) / self.height, align)

    def bottom(self, seat: int) -> float:
        """How far down everything at another seat's badge reaches, px."""
        badge = self.badge(seat).y * self.height + self.badge_height / 2
        card, tags = self.laid * self.board.card * RATIO, TAG * self.hanging(seat)
        if self.aside(seat):
            tags = tags if self.roomy else TAG * len(self.lines(seat, self.said(seat)))
            return max(badge + max(TAG, tags), card + 4 + LABEL)
        if self.roomy:
            return badge + GAP + tags + card + LABEL + 4
        return badge + GAP + max(card + TAG * self.broad(seat), TAG + tags)

    # Shared cards

    @property
    def upper(self) -> float:
        """How far down the seats at the top reach, px."""
        return max((self.bottom(seat) for seat in self.others if self.on_top(seat)), default=8.0)

    def _band(self) -> float:
        """The height of the room over the hand, px."""
        wish = 0.62 * self.board.card * RATIO
        return wish if self._middle(wish).scale >= 0.8 else ASK

    def _middle(self, band: float) -> Middle:
        high = self.hand_top - 20 - band - self.upper - 6 - LABELS
        scale = max(0.46, min(0.98, high / (self.board.card * RATIO)))
        return Middle(scale, self.upper + 6 + max(high, scale * self.board.card * RATIO) / 2)

    @property
    def stock_dx(self) -> float:
        """How far the stock lies from the middle, in hand cards: its name needs room beside the next one."""
        return max(1.32 * self.middle.scale, HALF_LABEL / self.board.card)

    @property
    def removed_dx(self) -> float:
        """How far what has left the game lies from the middle, in hand cards."""
        return max(1.52 * self.middle.scale, HALF_LABEL / self.board.card)

    @property
    def reach(self) -> float:
        """How far the shared cards and their names reach from the middle, px."""
        scale, card = self.middle.scale, self.board.card
        stock = self.stock_dx * card + max(HALF_LABEL, scale * card / 2)
        return max(stock, self.removed_dx * card + 0.75 * scale * card)

    def shared(self, count: int, opened: bool) -> list[Spot]:
        """Stock, the place to use a card, what has left the game (`count` cards, `opened` to pick one), turned up."""
        scale, y = self.middle.scale, self.middle.y / self.height
        over = (self.hand_top - 20 - self.band / 2) / self.height
        size = self.band / (self.board.card * RATIO)
        order = tuple(range(count)) if self.board.rtl else tuple(reversed(range(count)))
        if opened:
            removed = Spot("removed", Shape.ROW, 0.5, over, scale=size, span=0.64, step=1.06, order=order, free=0.01)
        else:
            small, span = scale * 0.64, 1.5 * scale * self.board.card / self.width
            removed = Spot(
                "removed", Shape.ROW, 0.5, y, dx=self.removed_dx, scale=small, span=span, step=0.36,
                order=order, free=0.005,
            )  # fmt: skip
        return [
            Spot("stock", Shape.PILE, 0.5, y, dx=-self.stock_dx, scale=scale),
            Spot("used", Shape.ROW, 0.5, y, scale=scale * 0.96, span=0.2, places=1),
            removed,
            Spot("show", Shape.ROW, 0.5, over, scale=size, span=0.64, step=1.06, free=0.02, outlined=False),
        ]

    def orbit(self, against: bool) -> Orbit:
        """The ring round the shared cards that tells the direction of play."""
        card, scale = self.board.card, self.middle.scale
        wide = max((6.0 if self.roomy else 5.3) * scale * card, 2 * (self.stock_dx * card + HALF_NAME))
        high = scale * card * RATIO + LABELS + (88 if self.roomy else 28)
        y = (self.middle.y + LABELS / 2 + 4) / self.height
        return Orbit(y=y, width=wide / self.board.width, height=high / self.board.height, against=against)

    # One's own things

    def brief(self, cards: int) -> bool:
        """Whether a hand of so many cards leaves one's own badge no room to say all."""
        return (self.width - self.row(cards)) / 2 < 2 * self.half_badge + GAP - BESIDE

    def row(self, cards: int) -> float:
        """How long the row of so many cards in hand would be if it could lie in the middle, px."""
        return min(HAND * self.width, (1 + 1.12 * max(0, cards - 1)) * self.board.card)

    @property
    def half_brief(self) -> float:
        """Half of what one's own badge may be wide beside a long hand, px."""
        return 120.0 if self.board.width >= WIDE and not self.small else 97.0

    def hand(self, cards: Sequence[str], laid: int = 0) -> Spot:
        """One's own hand; a long one fills the room between the badge and the temporary place of `laid` cards."""
        name = f"hand.{self.me}"
        if not self.brief(len(cards)):
            return own_hand(name, cards, span=HAND)
        temp = self.temp(self.me, laid)
        fan = min(temp.span * self.width, temp.scale * self.board.card * (1 + FAN * max(2, laid - 1)))
        low, high = 2 * self.half_brief + GAP, temp.x * self.width - fan / 2 - GAP
        if self.board.width >= WIDE:
            high = min(high, temp.x * self.width - HALF_TEMP)
        return own_hand(name, cards, x=(low + high) / 2 / self.width, span=(high - low) / self.width)

    def note(self, title: int, letters: int, cards: int, asked: bool) -> NoteRoom | None:
        """Room for so many letters below a title of so many: over one's own badge, else over a hand of so many cards.

        While something is `asked` a strip of choices stands over the hand, and the note must begin below it.
        """
        low = self.badge(self.me).y * self.height - self.badge_height / 2 - 10 - TAG * self.hanging(self.me)
        seats = [seat for seat in self.others if self.start(self.badge(seat).x) < 0.27]
        high = max((self.bottom(seat) for seat in seats), default=0.0) + 10
        high = max(high, self.hand_top - 18) if asked else high
        beside = 2 * self.half_brief if self.brief(cards) else (self.width - self.row(cards)) / 2
        most = min(BOX, max(BOX / 2, (self.width - 5.1 * self.middle.scale * self.board.card) / 2))
        for foot, wide in ((low, min(most, beside - 24)), (min(low, self.hand_top - 30), most)):
            tall = _tall(title, letters, wide)
            if wide >= LEAST_BOX and high + tall <= foot:
                return NoteRoom((wide / 2 + 4) / self.width, (foot - tall / 2) / self.height, wide)
        wide = 0.62 * self.width
        tall = _tall(title, letters, wide)
        foot = self.hand_top - 20
        if tall <= self.band + 4 and not asked:
            return NoteRoom(0.5, (foot - tall / 2) / self.height, wide)
        return None


@lru_cache(maxsize=256)
def tag_width(words: str) -> float:
    """How wide a tag with these words is, px."""
    return tag_size(words).width()


def _at(tag: Tag, x: float, y: float, align: Align = "center") -> Tag:
    return replace(tag, x=x, y=y, align=align)


def _tall(title: int, letters: int, wide: float) -> float:
    """The height of a note with so many letters below a title of so many, px."""
    room = max(1.0, wide - 32)
    more = math.ceil(title * LETTER / room) - 1
    return FRAME + LINE * (more + math.ceil(letters * LETTER * 1.08 / room))
