"""How large the blocks of a table are on one cloth, as far as they have given way. No Qt.

What gives way are knobs: of the blocks of one rank how far they close up, and how large their cards are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Literal, NamedTuple, TypeAlias

from app.table.blocks import Block, Cards, Column, Either, Facing, Hand, Over, Ring, Row, Shifted, Toward, Words
from app.table.geometry import EDGE_STEP, EDGES, INSET, LEAST_FREE_LARGE, RATIO, Board, Box, Shape

Side: TypeAlias = Literal["top", "start", "end", "bottom"]
Knob: TypeAlias = tuple[int, str]
"""A rank (`first`) and what of it gives way: `close` or `size`."""

LABEL_GAP = 8.0
"""Pixels between cards and the words below or above them, as the overlay sets them."""
SECOND_LINE = 0.42
"""How much higher a hand in two rows is, in heights of a card (`Board` lays it so)."""
EDGE_ROOM = EDGE_STEP * (EDGES - 1)
"""Pixels by which the edges of a pile reach beyond its top card."""


class Size(NamedTuple):
    """What a block takes, px."""

    width: float
    height: float


Depends: TypeAlias = tuple[frozenset[Knob], frozenset[str]]
"""The knobs and the names of alternatives on which something depends."""


def parts(block: Block) -> Sequence[Block]:
    """What a block is made of, all alternatives included."""
    match block:
        case Cards() | Hand() | Words():
            return ()
        case Facing():
            return block.outer, block.inner
        case Ring():
            return (*(stand.block for stand in block.around), block.middle)
        case _:
            return block.blocks


def leaves(block: Block) -> Iterator[Cards | Hand | Words]:
    """Everything that stands on a table, all alternatives included."""
    if isinstance(block, Cards | Hand | Words):
        yield block
    for one in parts(block):
        yield from leaves(one)


def knobs_at(block: Block) -> Iterator[Knob]:
    """What gives way in a block itself; of equal rank cards close up before they shrink."""
    match block:
        case Cards():
            yield block.first, "size"
            if block.bears:
                yield block.first, "close"
        case Facing():
            yield block.outer.first, "close"


def knobs_of(block: Block) -> Iterator[Knob]:
    """What can give way among blocks."""
    yield from knobs_at(block)
    for one in parts(block):
        yield from knobs_of(one)


def bare(block: Block) -> tuple[object, ...]:
    """What the size of a block depends on besides its parts, without the names of its zones."""
    match block:
        case Cards():
            return (
                block.shape, block.size, block.least, block.first, block.holds, block.step, block.bears, block.label,
                block.above, block.turned, block.lines,
            )  # fmt: skip
        case Words():
            return block.width, block.height
        case Hand():
            return block.count, block.step, block.free, block.size, block.most, block.gaps
        case Row() | Column() | Toward():
            return (block.gap,)
        case Facing():
            return block.apart, block.bears
        case Shifted():
            return *block.by, block.room
        case Either():
            return (block.name,)
        case Over() | Ring():
            return ()


class Known(NamedTuple):
    """What is known of a block before it is measured.

    Blocks that differ only in the names of their zones have the same number `alike`: the eight seats of a table are
    measured once. `group` is the number of the knobs and alternatives on which its size depends; `upright` tells
    whether it depends on the side, `roomy` whether it depends on the room.
    """

    alike: int
    group: int
    upright: bool
    roomy: bool


@dataclass
class Kept:
    """What has been found out as some knobs stand and some alternatives are chosen.

    `sizes` by what is alike, whether it stands at the upper or lower edge, and the room across; `taken` by a ring, what
    of it was asked for, and its box; `fits`: whether the table has room.
    """

    sizes: dict[tuple[int, bool, float], Size] = field(default_factory=dict)
    taken: dict[tuple[int, str, Box], list[Box] | None] = field(default_factory=dict)
    fits: bool | None = None


class Sizes:
    """The sizes of a tree of blocks on one board.

    A size is kept for each position of the knobs on which it depends, so that turning one knob measures anew only what
    it changes.
    """

    def __init__(self, board: Board, root: Block) -> None:
        """All knobs stand at 1: nothing is closed up, nothing has shrunk; of alternatives the first is taken.

        Blocks are known by their identity: whoever holds the sizes holds `root` as well.
        """
        self.board = board
        self.width, self.height = board.width - 2 * INSET, board.height - 2 * INSET
        self.card = board.card
        self.knobs = sorted(set(knobs_of(root)))
        self.knob: dict[Knob, float] = dict.fromkeys(self.knobs, 1.0)
        self.ways: dict[str, int] = {}
        self.squeeze = 1.0
        self._known: dict[int, Known] = {}
        self._alike: dict[tuple[object, ...], int] = {}
        self._depends: dict[int, Depends] = {}
        self._groups: dict[Depends, int] = {}
        self._kept: list[dict[tuple[float, ...], Kept]] = []
        self.now: list[Kept] = []
        self.know(root)

    def know(self, block: Block) -> Known:
        """Learn on what the sizes of a block and of everything in it depend."""
        inner = parts(block)
        known = [self.know(one) for one in inner]
        knobs, names = self.together(inner)
        depends = knobs.union(knobs_at(block)), names.union((block.name,)) if isinstance(block, Either) else names
        like = type(block), bare(block), *[one.alike for one in known]
        made = Known(
            self._alike.setdefault(like, len(self._alike)),
            self._groups.setdefault(depends, len(self._groups)),
            isinstance(block, Toward) or any(one.upright for one in known),
            isinstance(block, Hand) or any(one.roomy for one in known),
        )
        self._known[id(block)], self._depends[id(block)] = made, depends
        return made

    def together(self, blocks: Iterable[Block]) -> Depends:
        """On what the sizes of several blocks depend that are known."""
        depends = [self._depends[id(one)] for one in blocks]
        return frozenset().union(*(one[0] for one in depends)), frozenset().union(*(one[1] for one in depends))

    def group(self, blocks: Iterable[Block]) -> int:
        """The number under which `now` has what is kept of several blocks together."""
        return self._groups.setdefault(self.together(blocks), len(self._groups))

    def forget(self) -> None:
        """The knobs have been turned, or other alternatives are tried: `now` is what is kept of this position."""
        if len(self._kept) < len(self._groups):
            self._kept = [{} for _ in self._groups]
        knob, ways, squeeze = self.knob, self.ways, self.squeeze
        self.now = []
        for kept, (knobs, names) in zip(self._kept, self._groups, strict=True):
            position = squeeze, *[knob[one] for one in knobs], *[ways[name] for name in names]
            found = kept.get(position)
            if found is None:
                found = kept[position] = Kept()
            self.now.append(found)

    def width_of(self, cards: Cards) -> float:
        """How wide the cards of a block are, px."""
        wish, least = cards.size * self.card, min(cards.least, cards.size * self.card)
        wide = (least + (wish - least) * self.knob[cards.first, "size"]) * self.squeeze
        return int(wide * self.board.dpr) / self.board.dpr

    def step_of(self, cards: Cards) -> float:
        """How far apart neighbours lie."""
        if not cards.bears:
            return cards.step
        return cards.bears + (cards.step - cards.bears) * self.knob[cards.first, "close"]

    def size(self, block: Block, side: Side, room: float) -> Size:
        """What a block takes at a side of the cloth where `room` px are free across."""
        if isinstance(block, Hand):
            return self.size_of_hand(block, room)
        alike, group, upright, roomy = self._known[id(block)]
        key = alike, upright and side in ("top", "bottom"), room if roomy else 0.0
        sizes = self.now[group].sizes
        found = sizes.get(key)
        if found is None:
            found = sizes[key] = self.measured(block, side, room)
        return found

    def measured(self, block: Block, side: Side, room: float) -> Size:
        """What a block takes."""
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
        """What blocks side by side take."""
        taken = [one for one in sizes if one.width]
        return Size(
            sum(one.width for one in taken) + gap * max(0, len(taken) - 1),
            max((one.height for one in taken), default=0.0),
        )

    @staticmethod
    def below(sizes: Sequence[Size], gap: float) -> Size:
        """What blocks below one another take."""
        taken = [one for one in sizes if one.height]
        return Size(
            max((one.width for one in taken), default=0.0),
            sum(one.height for one in taken) + gap * max(0, len(taken) - 1),
        )

    def size_of_cards(self, cards: Cards) -> Size:
        """Room for as many cards as a block holds, and for its words."""
        wide, step, holds = self.width_of(cards), self.step_of(cards), cards.holds
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
        below = cards.label[1] + LABEL_GAP if cards.label[1] else 0.0
        above = cards.above + LABEL_GAP if cards.above else 0.0
        return Size(max(across, cards.label[0]), down + below + above)

    def size_of_hand(self, hand: Hand, room: float) -> Size:
        """One row where there is room for it, else two."""
        wide = int(hand.size * self.card * self.squeeze * self.board.dpr) / self.board.dpr
        count = max(1, hand.count)
        most = min(room, hand.most * wide)
        across = min(most, wide * (1 + hand.step * (count - 1) + 0.18 * hand.gaps))
        free = max(hand.free, LEAST_FREE_LARGE) if self.board.large_index else hand.free
        rows = 1 if count == 1 or across - wide >= free * wide * (count - 1) else 2
        return Size(max(wide, across), wide * RATIO * (1 + SECOND_LINE * (rows - 1)))

    def apart(self, facing: Facing) -> float:
        """How far the inner of two facing rows lies from the outer one, px."""
        high = self.width_of(facing.outer) * RATIO
        share = facing.bears + (facing.apart - facing.bears) * self.knob[facing.outer.first, "close"]
        return share * high

    def chosen(self, either: Either) -> Block:
        """The alternative that is tried now."""
        return either.blocks[min(self.ways[either.name], len(either.blocks) - 1)]

    def filled(self, row: Row, side: Side, room: float) -> tuple[Block, ...]:
        """The blocks of a row, its hand narrowed to what the others leave."""
        if not any(isinstance(one, Hand) for one in row.blocks):
            return row.blocks
        rest = [self.size(one, side, room).width for one in row.blocks if not isinstance(one, Hand)]
        left = room - sum(rest) - row.gap * (len(row.blocks) - 1)
        return tuple(self.narrowed(one, left) if isinstance(one, Hand) else one for one in row.blocks)

    def narrowed(self, hand: Hand, room: float) -> Hand:
        """A hand that may be no wider than so many px."""
        wide = hand.size * self.card * self.squeeze
        return Hand(hand.zone, hand.count, hand.step, hand.free, hand.size, min(hand.most, room / wide), hand.gaps)
