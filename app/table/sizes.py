"""How large the blocks of a table are on one cloth, given how far each has closed up or shrunk. No Qt.

A *knob* is one thing that can be reduced: how far the blocks of one rank spread out, or how large their cards are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Literal, NamedTuple, TypeAlias

from app.table.blocks import Block, Cards, Column, Either, Facing, Hand, Over, Ring, Row, Shifted, Toward, Words
from app.table.datum import varied
from app.table.geometry import EDGE_STEP, EDGES, INSET, RATIO, Board, Box, Shape

Side: TypeAlias = Literal["top", "start", "end", "bottom"]
Knob: TypeAlias = tuple[int, str]
"""A rank (`first`) and which of its knobs: `close` or `size`."""

LABEL_GAP = 8.0
"""The gap between cards and the words below or above them, px, as the overlay leaves it."""
SECOND_LINE = 0.42
"""How much higher a hand in two rows is, in card heights (`Board` lays it out so)."""
EDGE_ROOM = EDGE_STEP * (EDGES - 1)
"""How far the edges of a pile extend beyond its top card, px."""


GRAIN, COARSE = 4, 40.0
"""Cards wider than `COARSE` px have a width that is a multiple of `GRAIN` device px. So cards of nearly the same size
get the same size, and faces painted for one window serve others."""


class Size(NamedTuple):
    """The size of a block, px."""

    width: float
    height: float

    def fits(self, box: Box) -> bool:
        """Whether a box has room for it."""
        return self.width <= box.width + 0.5 and self.height <= box.height + 0.5


Depends: TypeAlias = tuple[frozenset[Knob], frozenset[str]]
"""The knobs and the names of alternatives on which something depends."""


def words_about(cards: Cards) -> tuple[float, float]:
    """The room of the words above and below cards, with the gap between them, px."""
    above, below = (high + LABEL_GAP if high else 0.0 for high in (cards.above, cards.label[1]))
    return above, below


def parts(block: Block) -> Sequence[Block]:
    """The parts of a block, including all alternatives."""
    match block:
        case Cards() | Hand() | Words():
            return ()
        case Facing():
            return block.outer, block.inner
        case Ring():
            return (*(stand.block for stand in block.around), block.middle)
        case _:
            return block.blocks


def knobs_at(block: Block) -> Iterator[Knob]:
    """The knobs of a block itself; of equal rank, cards close up before they shrink."""
    match block:
        case Cards():
            yield block.first, "size"
            if block.bears:
                yield block.first, "close"
        case Facing():
            yield block.outer.first, "close"


def bare(block: Block) -> tuple[object, ...]:
    """Everything on which the size of a block depends besides its parts, leaving out the names of its zones."""
    match block:
        case Cards():
            return (
                id(block.shape), block.size, block.least, block.first, block.holds, block.step, block.bears,
                block.label, block.above, block.turned, block.lines,
            )  # fmt: skip
        case Words():
            return block.width, block.height
        case Hand():
            return block.count, block.step, block.size, block.most, block.gaps
        case Row() | Column() | Toward():
            return (block.gap,)
        case Facing():
            return block.bears, block.step
        case Shifted():
            return *block.by, block.room
        case Either():
            return (block.name,)
        case Over() | Ring():
            return ()


class Known(NamedTuple):
    """What is known of a block before it is measured.

    Blocks that differ only in the names of their zones have the same number `alike`, so the eight seats of a table are
    measured only once. `group` is the number of the knobs and alternatives on which its size depends; `upright` tells
    whether it depends on the side, `roomy` whether it depends on the room.
    """

    alike: int
    group: int
    upright: bool
    roomy: bool


@dataclass
class Tried:
    """Results cached for one setting of some knobs and one choice of alternatives.

    `sizes` is by the number `alike`, whether the block stands at the upper or lower edge, and the room across. `taken`
    is by ring, which of its stands were asked for, and its box. `fits`: whether the table has room.
    """

    sizes: dict[tuple[int, bool, float], Size] = field(default_factory=dict)
    taken: dict[tuple[int, str, Box], list[Box] | None] = field(default_factory=dict)
    fits: bool | None = None


class Sizes:
    """The sizes of a tree of blocks on one board.

    Each size is cached by the settings of the knobs on which it depends, so turning one knob only re-measures what it
    changes.
    """

    def __init__(self, board: Board, root: Block) -> None:
        """Start with all knobs at 1: nothing is closed up, nothing has shrunk.

        `rings` are all rings of the tree; `counts` is the number of ways by the name of the alternatives. Blocks are
        identified by `id`, so the caller must keep `root` alive as long as this object.
        """
        self.board = board
        self.width, self.height = board.width - 2 * INSET, board.height - 2 * INSET
        self.card = board.card
        self.ways: dict[str, int] = {}
        self.squeeze = 1.0
        self.rings: list[Ring] = []
        self.counts: dict[str, int] = {}
        self.firm: set[str] = set()
        self._known: dict[int, Known] = {}
        self._alike: dict[tuple[object, ...], Known] = {}
        self._groups: dict[Depends, int] = {}
        self._kept: list[tuple[frozenset[Knob], frozenset[str], dict[tuple[float, ...], Tried]]] = []
        self._now: list[Tried | None] = []
        self.know(root)
        self.knobs = sorted(self.together((root,))[0])
        self.knob: dict[Knob, float] = dict.fromkeys(self.knobs, 1.0)

    def know(self, block: Block) -> Known:
        """Find out what the sizes of a block, and of everything in it, depend on."""
        inner = parts(block)
        like = type(block), bare(block), *[self.know(one).alike for one in inner]
        if isinstance(block, Ring):
            self.rings.append(block)
        made = self._alike.get(like)
        if made is None:
            knobs, names = self.together(inner)
            knobs = knobs.union(knobs_at(block))
            if isinstance(block, Either):
                names = names.union((block.name,))
                self.counts[block.name] = max(self.counts.get(block.name, 0), len(block.blocks))
                if block.firm:
                    self.firm.add(block.name)
            known = [self._known[id(one)] for one in inner]
            made = self._alike[like] = Known(
                len(self._alike),
                self._groups.setdefault((knobs, names), len(self._groups)),
                isinstance(block, Toward) or any(one.upright for one in known),
                isinstance(block, Hand) or any(one.roomy for one in known),
            )
        self._known[id(block)] = made
        return made

    def together(self, blocks: Iterable[Block]) -> Depends:
        """What the sizes of several known blocks depend on."""
        groups = list(self._groups)
        depends = [groups[number] for number in {self._known[id(one)].group for one in blocks}]
        return frozenset().union(*(one[0] for one in depends)), frozenset().union(*(one[1] for one in depends))

    def group(self, blocks: Iterable[Block]) -> int:
        """The number by which `at` finds what several blocks depend on together."""
        return self._groups.setdefault(self.together(blocks), len(self._groups))

    def forget(self) -> None:
        """Drop the current results, because knobs have been turned or other alternatives are tried."""
        self._now = [None] * len(self._groups)

    def at(self, group: int) -> Tried:
        """The results for the present knobs and alternatives of a group."""
        found = self._now[group]
        if found is None:
            if not self._kept:
                self._kept = [(*depends, {}) for depends in self._groups]
            knobs, names, kept = self._kept[group]
            position = self.squeeze, *[self.knob[one] for one in knobs], *[self.ways[name] for name in names]
            found = kept.get(position)
            if found is None:
                found = kept[position] = Tried()
            self._now[group] = found
        return found

    def width_of(self, cards: Cards) -> float:
        """The width of the cards of a block, px."""
        wish, least = cards.size * self.card, min(cards.least, cards.size * self.card)
        wide = (least + (wish - least) * self.knob[cards.first, "size"]) * self.squeeze
        grain, dpr = GRAIN if wide > COARSE else 1, self.board.dpr
        return max(int(wide * dpr / grain) * grain, int(least * self.squeeze * dpr)) / dpr

    def step_of(self, cards: Cards) -> float:
        """How far apart neighbouring cards lie, in card widths (COLUMN: heights)."""
        if not cards.bears:
            return cards.step
        return cards.bears + (cards.step - cards.bears) * self.knob[cards.first, "close"]

    def size(self, block: Block, side: Side, room: float) -> Size:
        """The size of a block at a side of the cloth where `room` px are free across."""
        if isinstance(block, Hand):
            return self.size_of_hand(block, room)
        alike, group, upright, roomy = self._known[id(block)]
        sizes = (self._now[group] or self.at(group)).sizes
        key = alike, upright and (side == "top" or side == "bottom"), room if roomy else 0.0
        found = sizes.get(key)
        if found is None:
            found = sizes[key] = self.measured(block, side, room)
        return found

    def measured(self, block: Block, side: Side, room: float) -> Size:
        """Compute the size of a block."""
        match block:
            case Words():
                return Size(block.width, block.height)
            case Cards():
                return self.size_of_cards(block)
            case Hand():
                return self.size_of_hand(block, room)
            case Either():
                return self.size(self.chosen(block), side, room)
            case Row():
                return self.beside([self.size(one, side, room) for one in self.filled(block, side, room)], block.gap)
            case Column():
                return self.below([self.size(one, side, room) for one in block.blocks], block.gap)
            case Toward():
                sizes = [self.size(one, side, room) for one in block.blocks]
                return (self.below if side in ("top", "bottom") else self.beside)(sizes, block.gap)
            case Facing():
                outer, inner = self.size(block.outer, side, room), self.size(block.inner, side, room)
                return Size(max(outer.width, inner.width), self.apart(block) + max(outer.height, inner.height))
            case Over():
                sizes = [self.size(one, side, room) for one in block.blocks]
                return Size(max(one.width for one in sizes), max(one.height for one in sizes))
            case Shifted():
                sizes = [self.size(one, side, room) for one in block.blocks]
                aside = max(block.room, *block.by) * self.width_of(block.blocks[0])
                return Size(sizes[0].width + aside, max(one.height for one in sizes))
            case Ring():
                return Size(0.0, 0.0)

    @staticmethod
    def beside(sizes: Sequence[Size], gap: float) -> Size:
        """The size of blocks side by side."""
        taken = [one for one in sizes if one.width]
        return Size(
            sum(one.width for one in taken) + gap * max(0, len(taken) - 1),
            max((one.height for one in taken), default=0.0),
        )

    @staticmethod
    def below(sizes: Sequence[Size], gap: float) -> Size:
        """The size of blocks below one another."""
        taken = [one for one in sizes if one.height]
        return Size(
            max((one.width for one in taken), default=0.0),
            sum(one.height for one in taken) + gap * max(0, len(taken) - 1),
        )

    def size_of_cards(self, cards: Cards) -> Size:
        """The room for all the cards that a block holds, and for its words."""
        wide = self.width_of(cards)
        step = self.step_of(cards)
        holds = cards.holds
        high = wide * RATIO
        across, down = wide, high
        match cards.shape:
            case Shape.ROW:
                each = ceil(holds / cards.lines)
                across, down = wide * (1 + step * (each - 1)), high * (1 + SECOND_LINE * (cards.lines - 1))
            case Shape.COLUMN:
                down = high * (1 + step * (holds - 1))
            case Shape.THREES:
                columns = min(cards.lines, holds)
                across, down = wide * 1.42 * columns, high * (1.1 + 1.16 * (ceil(holds / columns) - 1))
            case Shape.BRICKS:
                across, down = wide * (1 + step * 4), high * (1 + 1.03 * (holds - 1))
            case Shape.PILE if holds > 1:
                across, down = wide + EDGE_ROOM, high + EDGE_ROOM
            case Shape.AWAY:
                across, down = 0.0, 0.0
        if cards.turned:
            across = down = max(across, down)
        above, below = words_about(cards)
        return Size(max(across, cards.label[0]), down + below + above)

    def size_of_hand(self, hand: Hand, room: float) -> Size:
        """The size of a hand: one row if there is room for it, otherwise two."""
        wide = int(hand.size * self.card * self.squeeze * self.board.dpr) / self.board.dpr
        count = max(1, hand.count)
        most = min(room, hand.most * wide)
        across = min(most, wide * (1 + hand.step * (count - 1) + 0.18 * hand.gaps))
        rows = 1 if count == 1 or across - wide >= self.board.least_free * wide * (count - 1) else 2
        return Size(max(wide, across), wide * RATIO * (1 + SECOND_LINE * (rows - 1)))

    def apart(self, facing: Facing) -> float:
        """How far the inner of two facing rows lies from the outer one, px."""
        high = self.width_of(facing.outer) * RATIO
        share = facing.bears + (facing.step - facing.bears) * self.knob[facing.outer.first, "close"]
        return share * high

    def chosen(self, either: Either) -> Block:
        """The alternative that is being tried."""
        return either.blocks[min(self.ways[either.name], len(either.blocks) - 1)]

    def filled(self, row: Row, side: Side, room: float) -> tuple[Block, ...]:
        """The blocks of a row, with its hand narrowed to the room that the others leave."""
        if not any(isinstance(one, Hand) for one in row.blocks):
            return row.blocks
        rest = [self.size(one, side, room).width for one in row.blocks if not isinstance(one, Hand)]
        left = room - sum(rest) - row.gap * (len(row.blocks) - 1)
        return tuple(self.narrowed(one, left) if isinstance(one, Hand) else one for one in row.blocks)

    def narrowed(self, hand: Hand, room: float) -> Hand:
        """The hand limited to this width, px."""
        wide = hand.size * self.card * self.squeeze
        return varied(hand, most=min(hand.most, room / wide))
