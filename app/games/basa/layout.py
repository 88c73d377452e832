"""The blocks of Basa's table: the ring round the shared cards, temporary places, and room for a note (look basa-he).

The ring must not run through words, so room for it is kept on all four sides of the shared cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from app.art.labels import tag_size
from app.games.basa.cards import ACE
from app.table.blocks import Block, Cards, Column, Either, Hand, Over, Row, Words
from app.table.company import NARROW
from app.table.controller import MOST_CARDS, label_width
from app.table.geometry import RATIO, Board, Box, Shape
from app.table.laid import Laid
from app.table.layout import LEAST_OWN, OPEN, OWN, SHRINKS, stage
from app.table.measures import largest, words_room
from app.table.signs import Caption
from app.wording import t

SHARED, LEAST = 1.0, 40.0
"""The size of the stock and of the card in use, as a multiple of a hand card, and the smallest width, px."""
GONE = 0.64
LEAST_GONE = 30.0
MOST_GONE = 4
"""The same for the cards that have left the game; more than this many lie closer together."""
TURNED = 0.62
"""The same for cards that are turned up over the hand."""
LEAST_TEMP = 36.0
"""The least width of a card in the temporary place of another seat, px."""
FAN, CLOSE = 0.36, 0.3
"""How much of each card of a fan is visible, and how much at least, in widths, so that its index can be read."""
LINE = 10
"""With more cards than this a fan has two lines."""
FEW, FULL = 14, 0.8
"""With more cards than this a hand takes two lines on a narrow cloth, and the size it then has: its cards are just wide
enough to show rank and suit in the line behind."""
BEARABLE, MOST_FAN = 14, 30
"""With more cards than the first number a fan grows on a wide cloth, until it has room for the second."""
FAN_STEP = 6
"""It grows by room for this many cards at a time, so that not every card shifts the table."""
SMALL = 100.0
"""If a hand card is narrower than this, px, the fans of others, read from across the table, have large indices."""
SMALL_FAN, SMALL_LINE = 0.55, 7
"""How much of each card is visible in that case, and with more than how many a fan has two lines on a narrow cloth."""
RING, LEAST_RING = 0.04, 18.0
"""How much room the ring takes on each side: a share of the height of the cloth, and the least, px."""
CLOSER = 8.0
"""The gap between the shared cards on a narrow cloth, px."""
ODDS = 220.0
"""The greatest width of the name of the stock and of the odds, px: each is one line."""
ASK, LOW_ASK = 66.0, 80.0
"""Room over the hand for a strip of choices, px: below the edge of the ring; on a low cloth it includes that edge."""
FREE = 24.0
"""How much of that stays free above and below the strip, px; it does not grow with the text in the strip."""
TITLE = 34.0
"""How much a title adds to the height of a strip of choices, px."""
STRIP = 740.0
"""The width of the widest strip of choices, px: twelve numbers."""
TITLED = 860.0
"""On a cloth of this width, px, a strip of guesses has its title beside the choices, and is no higher for it."""
MOST_ODDS, MOST_WORTH = 54, -188
"""The values with the widest texts, for the odds of the ace and for the worth of a place."""
NOTE, EDGE = (330.0, 280.0, 230.0, 190.0), 32.0
"""The widths of a note in the order of trying, and its edges, px."""
APART = 8.0
"""The least gap between a note and anything else, px."""


class Pieces:
    """The blocks of one table of Basa."""

    def __init__(
        self, zones: Mapping[str, Sequence[str]], board: Board, opened: bool, across: bool, full: bool, many: bool
    ) -> None:
        """`opened`: the cards that have left the game are spread out to pick one; `across`: the ring is wide.

        `full`: this seat's hand takes two lines on a low cloth; `many`: there are too many seats for large badges.
        """
        self.zones, self.board = zones, board
        self.opened, self.across = opened, across
        self.full, self.many = full, many
        # Whether the cloth is much wider than high.
        self.low = across and board.width < NARROW

    def middle(self) -> Column:
        """The ring with the shared cards, and below it room for choices and for cards that are turned up."""
        edge = max(LEAST_RING, RING * self.board.height)
        start, end = Words("orbit.start", edge, 1.0), Words("orbit.end", edge, 1.0)
        gap = CLOSER if self.board.width < NARROW else 12.0
        rows = tuple(Row((start, *shared, end), gap, align=0.0) for shared in self.shared())
        across = Either("shared", rows) if len(rows) > 1 else rows[0]
        top, low = Words("orbit.top", 1.0, edge), Words("orbit.low", 1.0, edge)
        ring = Column((top, across) if self.low else (top, across, low), gap=0.0)
        # Over a full hand a strip of choices covers its upper line, because no hand card is used while people guess.
        band: list[Block] = [Words("ask", 1.0, 0.0 if self.full else self.ask()), self.turned_up("show")]
        if self.low:
            # If the height is small, the ring passes behind the strip, and behind cards that are turned up.
            band.append(low)
        if self.opened:
            band.append(self.turned_up("removed"))
        return Column((ring, Over(tuple(band))), gap=4.0)

    def ask(self) -> float:
        """How much room is kept for a strip of choices, px: on a low cloth, all the room that it takes."""
        return strip(self.board) if self.low else FREE + (ASK - FREE) * self.board.over

    def foot(self) -> float:
        """How far from the lower edge a strip of choices over a hand of one line extends, px."""
        return self.board.card * RATIO * (FULL if self.full else 1.0) + strip(self.board) + APART

    def shared(self) -> list[tuple[Block, ...]]:
        """Ways to lay out the stock with its odds, the place for the card in use, and the cards out of the game.

        Across a wide ring the odds stand beside the stock, which leaves the cards larger, and above the cards that have
        left the game if those take too much width.
        """
        odds = t("basa.label.odds", x=ACE, n=MOST_ODDS, of=MOST_ODDS)
        words = words_room("name", t("basa.label.stock", n=MOST_CARDS), odds, ODDS)
        stock = Cards("stock", Shape.PILE, SHARED, LEAST, SHRINKS["shared"], holds=12, label=words)
        used = Cards("used", Shape.ROW, SHARED, LEAST, SHRINKS["shared"])
        gone = self.gone()
        ways: list[tuple[Block, ...]] = [(stock, used, *gone)]
        bare, beside = replace(stock, label=(0.0, 0.0)), Words("odds", *words)
        over = [(Column((beside, *gone), gap=4.0), bare, used)] if gone else []
        if self.across:
            ways = [(beside, bare, used, *gone), *over, *ways]
        elif self.board.width < NARROW:
            ways += over
        return ways

    def gone(self) -> tuple[Cards, ...]:
        """The cards that have left the game, if there are any."""
        count = len(self.zones["removed"])
        if not count or self.opened:
            return ()
        label = words_room("count", gone_words(MOST_CARDS, self.board), width=label_width(self.board))
        return (Cards(
            "removed", Shape.ROW, GONE, LEAST_GONE, SHRINKS["piles"], holds=stage(count, MOST_GONE), step=FAN,
            bears=CLOSE, label=label,
        ),)  # fmt: skip

    def turned_up(self, zone: str) -> Cards:
        """Cards that lie open over the hand for a while."""
        holds = max(1, len(self.zones[zone]))
        return Cards(zone, Shape.ROW, TURNED, LEAST, SHRINKS["shared"], holds=holds, step=1.06, bears=CLOSE)

    def hand(self, seat: int) -> Hand:
        """This seat's hand; a full one shrinks a little on a low cloth, so that nothing else has to."""
        return Hand(f"hand.{seat}", len(self.zones[f"hand.{seat}"]), size=FULL if self.full else 1.0)

    def temp(self, seat: int) -> Block:
        """The temporary place of another seat, with its worth below it.

        On a low cloth, an empty one is not outlined and may do without room until a card comes. Among many seats it
        does so whenever that makes the cards larger; among few only if there is no other way, because the table shifts
        with it.
        """
        fan = self.fan(seat)
        if not self.low or self.zones[fan.zone]:
            return fan
        return Either("empty", (fan, Words(f"empty.{seat}", 0.0, 0.0)), firm=not self.many)

    def fan(self, seat: int, *, own: bool = False) -> Cards:
        """Open cards of a seat, each overlapping the next, with room for what they are worth; `own` ones are larger."""
        size, least, first = (OWN, LEAST_OWN, "piles") if own else (OPEN, LEAST_TEMP, "open")
        # Words that break into two lines with large letters may be wider in one line with small ones.
        wide = label_width(self.board)
        label = largest(words_room("count", t("basa.label.temp", n=worth), width=wide) for worth in (8, 88, MOST_WORTH))
        zone = f"temp.{seat}"
        count = len(self.zones[zone])
        small = self.board.card < SMALL
        free = SMALL_FAN if small else FAN
        line = SMALL_LINE if small and self.board.width < NARROW else LINE
        bears = CLOSE if free == FAN or count > line else free
        # Room is kept in steps; on a wide cloth also for a long fan, whose cards would otherwise hide each other.
        holds = stage(max(1, count))
        if count > BEARABLE and self.board.width >= NARROW:
            holds = min(MOST_FAN, -(-count // FAN_STEP) * FAN_STEP)
        return Cards(
            zone, Shape.ROW, size, least, SHRINKS[first], holds=holds, step=free,
            bears=bears, label=label, lines=2 if count > line else 1,
        )  # fmt: skip


def strip(board: Board, *, titled: bool = False) -> float:
    """The height of a strip of choices with the free room above and below it, px; `titled`: with a title over it."""
    return FREE + (LOW_ASK - FREE + (TITLE if titled else 0.0)) * board.over


def gone_words(count: int, board: Board) -> str:
    """The words below the cards that have left the game: how many there are, shorter on a narrow cloth."""
    return t("basa.label.removed" if board.width >= NARROW else "basa.label.removed.short", n=count)


def widest(ways: Sequence[str], room: float) -> str:
    """The first of several wordings, the longest first, that fits in a tag; otherwise the last."""
    return next((words for words in ways if tag_size(words).width() <= room), ways[-1])


def free_room(
    laid: Laid, words: tuple[str, str], hand: str, unused: Collection[str], labels: Sequence[Caption], asked: float
) -> Box | None:
    """Free room for a note with a title and a text: over this seat's badge, or beside or over the hand; None if none.

    `unused` are the names of blocks that may be covered; `labels` lie over the cards of the hand, as does a strip of
    choices `asked` px high, if something is asked.
    """
    taken = obstacles(laid, unused)
    for label in labels:
        wide, high = words_room(label.style, label.text, width=label.width * laid.board.width)
        taken.append(Box(label.x * laid.width - wide / 2, label.y * laid.height - high / 2, wide, high))
    top = laid.top_of([hand])
    if asked:
        across = min(STRIP * laid.board.over, laid.width)
        taken.append(Box((laid.width - across) / 2, top - asked, across, asked))
    for wide in NOTE:
        high = sum(words_room("name", text, width=wide - EDGE)[1] + 2.0 for text in words) + EDGE
        for x in (0.0, laid.width - wide):
            beside = [box.y for box in taken if x - APART < box.x + box.width and box.x < x + wide + APART]
            for foot in sorted({y - APART for y in beside if y > laid.height / 2} | {top - APART}, reverse=True):
                box = Box(x, foot - high, wide, high)
                if box.y >= 0.0 and not any(one.grown(APART).overlap(box) > 0 for one in taken):
                    return box
    return None


def obstacles(laid: Laid, unused: Collection[str]) -> list[Box]:
    """What words over the cloth must not cover: all but `unused` blocks, the ring, and the room for a strip."""
    return [
        box for name, box in laid.boxes.items()
        if box.width > 1.0 < box.height and name not in ("ask", *unused) and not name.startswith("orbit.")
    ]  # fmt: skip


def ring_box(laid: Laid) -> Box:
    """The dotted ring round the shared cards."""
    start, end, top, low = (laid.boxes[f"orbit.{name}"] for name in ("start", "end", "top", "low"))
    return Box(start.x, top.y, end.x + end.width - start.x, low.y + low.height - top.y)
