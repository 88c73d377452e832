"""Where the blocks of a table stand on one cloth: the only arithmetic that lays a game out. No Qt.

First all cards are as large as the game wants them. If they do not fit, the least important blocks close up, then
shrink, then the next ones, each no further than needed. Of several alternatives, the one that leaves the important
cards largest is taken. Lengths are px inside the hem, counted from the start edge and from the top, so a right to left
table is the mirror image of a left to right one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from typing import Literal, NamedTuple, TypeAlias

from app.table.blocks import (
    Block,
    Cards,
    Column,
    Either,
    Facing,
    Hand,
    Over,
    Ring,
    Row,
    Shifted,
    Stand,
    Toward,
    Words,
)
from app.table.geometry import RATIO, Board, Box, Shape, Spot
from app.table.laid import Laid
from app.table.sizes import Knob, Side, Size, Sizes, parts, words_about

APART = 10.0
"""The gap between two stands of a ring, and between them and its middle, px."""
COARSE, FINE = 0.07, 0.05
"""How precisely sizes are found, as shares of the way from the least size to the wanted one: first for all blocks
together, then for each rank of them."""
SQUEEZED = 0.9
"""A row of several lines takes one as long as its cards lie at least this share of their distance in several apart."""
PLAIN = 0.06
"""A later alternative is taken only if it leaves all cards larger by more than this share."""
ASIDE = (0.0, -0.015, 0.015, -0.03, 0.03, -0.06, 0.06, -0.12, 0.12, -0.2, 0.2)
"""How far the middle of a ring may move sideways, as shares of its width, in the order of trying."""


@lru_cache(maxsize=1024)
def solve(board: Board, root: Block) -> Laid:
    """Lay out a table on a board. The result is cached and shared between equal tables: do not change it."""
    table = _Table(board, root)
    best: tuple[float, dict[str, int]] | None = None
    for ways in table.every_way():
        if best is not None and any(ways[name] > best[1][name] for name in table.firm):
            break
        table.ways = ways
        # Only alternatives that are clearly better than the best so far are examined closely.
        if best is not None and not table.all_at(min(1.0, best[0] + PLAIN)):
            continue
        level = table.level()
        if level is not None and (best is None or level > best[0]):
            best = level, ways
        if level is not None and level > 1.0 - PLAIN:
            break
    if best is None:
        return table.forced()
    level, table.ways = best
    table.refine(level)
    return table.laid()


_Find: TypeAlias = Callable[[Ring, Box], list[Box] | None]
"""The boxes of some stands of a ring within a box; None if they do not fit."""


class _Edges(NamedTuple):
    """The stands of a ring by the edge at which they stand, ordered from the start or the top.

    `groups` has for each edge the number under which the boxes of its stands are cached; `all` is the number for all
    edges.
    """

    stands: dict[Side, list[Stand]]
    groups: dict[Side, int]
    all: int


class _Table(Sizes):
    """One tree of blocks on one board, and the knobs that are turned until it fits."""

    def __init__(self, board: Board, root: Block) -> None:
        """Start with nothing placed."""
        super().__init__(board, root)
        self.root = root
        self.asking, self.force = True, False
        self.round = frozenset(_round(root))
        self.edges = {id(ring): self.edges_of(ring) for ring in self.rings}
        self.whole = self.group((root,))
        self.hands = {id(one.block) for ring in self.rings for one in ring.around if _has_hand(one.block)}
        self.boxes: dict[str, tuple[Cards | Hand | Words, Box]] = {}
        self.sides: dict[str, Side] = {}

    def every_way(self) -> Iterator[dict[str, int]]:
        """All ways to choose among alternatives, the first choices first; `firm` ones change last."""
        found = self.counts
        names = sorted(found)
        yield from sorted(
            (dict(zip(names, one, strict=True)) for one in product(*(range(found[name]) for name in names))),
            key=lambda ways: (sum(ways[name] for name in self.firm), sum(ways.values())),
        )

    # Finding the sizes

    def level(self) -> float | None:
        """How large everything can be if all blocks shrink equally, at most 1; None if it does not fit at all."""
        if self.all_at(1.0):
            return 1.0
        if not self.all_at(0.0):
            return None
        low, high = 0.0, 1.0
        while high - low > COARSE:
            middle = (low + high) / 2
            low, high = (middle, high) if self.all_at(middle) else (low, middle)
        return low

    def refine(self, level: float) -> None:
        """Start with all ranks equal, then make each as large as there is room for, the most important first."""
        self.knob = dict.fromkeys(self.knobs, level)
        for knob in reversed(self.knobs):
            self.knob[knob] = self.most(knob)

    def all_at(self, level: float) -> bool:
        """Whether everything fits when all knobs stand at this level."""
        self.knob = dict.fromkeys(self.knobs, level)
        return self.fits()

    def most(self, knob: Knob) -> float:
        """The largest value of one knob at which everything still fits, with the others as they are."""
        low, high = self.knob[knob], 1.0
        if low == high:
            return low
        self.knob[knob] = 1.0
        if self.fits():
            return 1.0
        while high - low > FINE:
            self.knob[knob] = (low + high) / 2
            if self.fits():
                low = self.knob[knob]
            else:
                high = self.knob[knob]
        return low

    def forced(self) -> Laid:
        """Make everything smaller than its least size, so that a cloth of any size shows the whole table."""
        self.knob = dict.fromkeys(self.knobs, 0.0)
        ways = list(self.every_way())
        for percent in range(95, 25, -5):
            self.squeeze = percent / 100
            for self.ways in ways:
                if self.fits():
                    return self.laid(whole=False)
        self.ways, self.force = ways[-1], True
        return self.laid(whole=False)

    def fits(self) -> bool:
        """Whether everything fits with the knobs as they are."""
        self.boxes = {}
        self.forget()
        kept = self.at(self.whole)
        if not self.asking or kept.fits is None:
            kept.fits = self.place(self.root, Box(0.0, 0.0, self.width, self.height), "top")
        return kept.fits

    # Where a block stands

    def place(self, block: Block, box: Box, side: Side) -> bool:
        """Place a block in a box, and return whether it fits. While `asking`, only the answer is computed."""
        if self.asking and id(block) not in self.round:
            return self.size(block, side, box.width).fits(box)
        match block:
            case Ring():
                return self.ring(block, box)
            case Either():
                return self.place(self.chosen(block), box, side)
            case Row():
                return self.row(self.filled(block, side, box.width), box, side, block.gap, block.align, block.spread)
            case Column():
                return self.column(block.blocks, box, side, block.gap, block.align, block.spread)
            case Toward():
                blocks = block.blocks if side in ("top", "start") else tuple(reversed(block.blocks))
                if side in ("top", "bottom"):
                    return self.column(blocks, box, side, block.gap, 0.5, False)
                return self.row(blocks, box, side, block.gap, 0.5, False)
        size = self.size(block, side, box.width)
        if not self.force and not size.fits(box):
            return False
        x, y = box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2
        match block:
            case Facing():
                self.facing(block, Box(x, y, *size), side)
            case Over():
                for one in block.blocks:
                    self.place(one, Box(x, y, *size), side)
            case Shifted():
                self.shifted(block, x, y, side)
            case Words() | Cards() | Hand():
                name = block.name if isinstance(block, Words) else block.zone
                self.boxes[name] = block, Box(x, y, *size)
                self.sides[name] = side
        return True

    def facing(self, block: Facing, box: Box, side: Side) -> None:
        """Place the outer row at the edge and the inner one further in."""
        outer, inner = self.size(block.outer, side, box.width), self.size(block.inner, side, box.width)
        apart, up = self.apart(block), side == "bottom"
        top = Box(box.x, box.y, box.width, outer.height)
        low = Box(box.x, box.y + apart, box.width, inner.height)
        self.place(block.outer, low if up else top, side)
        self.place(block.inner, top if up else low, side)

    def shifted(self, block: Shifted, x: float, y: float, side: Side) -> None:
        """Place each block at its distance to the right of the first, in both reading directions."""
        wide = self.width_of(block.blocks[0])
        for one, by in zip(block.blocks, block.by, strict=True):
            size = self.size_of_cards(one)
            aside = (max(block.room, *block.by) - by if self.board.mirrored else by) * wide
            self.boxes[one.zone] = one, Box(x + aside, y, *size)
            self.sides[one.zone] = side

    def row(self, blocks: Sequence[Block], box: Box, side: Side, gap: float, align: float, spread: bool) -> bool:
        """Place blocks side by side in a box."""
        sizes = [self.size(one, side, box.width) for one in blocks]
        whole = self.beside(sizes, gap)
        if not self.force and not whole.fits(box):
            return False
        before, step = _spread([one.width for one in sizes], box.width - whole.width, gap, spread)
        x = box.x + before
        done = True
        for one, size in zip(blocks, sizes, strict=True):
            y = box.y + (box.height - whole.height) / 2 + (whole.height - size.height) * align
            done = self.place(one, Box(x, y, size.width, size.height), side) and done
            x += size.width + step if size.width else 0.0
        return done

    def column(self, blocks: Sequence[Block], box: Box, side: Side, gap: float, align: float, spread: bool) -> bool:
        """Place blocks below one another in a box; a ring among them takes all the remaining height."""
        sizes = [self.size(one, side, box.width) for one in blocks]
        whole = self.below(sizes, gap)
        if not self.force and not whole.fits(box):
            return False
        before, step = _spread([one.height for one in sizes], box.height - whole.height, gap, spread)
        y = box.y + before
        done = True
        for one, size in zip(blocks, sizes, strict=True):
            wide = box.width if isinstance(one, Row) and one.spread else size.width
            x = box.x + (box.width - wide) * (0.0 if wide == box.width else align)
            done = self.place(one, Box(x, y, wide, size.height), side) and done
            y += size.height + step if size.height else 0.0
        return done

    # Rings

    def edges_of(self, ring: Ring) -> _Edges:
        """The stands of a ring, sorted once for all attempts."""
        bottom, top = ([one for one in ring.around if one.y == y] for y in (1.0, 0.0))
        sides = [one for one in ring.around if 0 < one.y < 1]
        stands: dict[Side, list[Stand]] = {
            "bottom": sorted(bottom, key=lambda one: one.x),
            "top": sorted(top, key=lambda one: one.x),
            "start": sorted((one for one in sides if one.x < 0.5), key=lambda one: one.y),
            "end": sorted((one for one in sides if one.x >= 0.5), key=lambda one: one.y),
        }
        groups = {side: self.group(one.block for one in stands[side]) for side in stands}
        return _Edges(stands, groups, self.group(one.block for one in ring.around))

    def ring(self, ring: Ring, box: Box) -> bool:
        """Place the stands at the edges, then the middle where it has most room."""
        taken = self.kept(ring, "around", box, self.edges[id(ring)].all, self.around)
        if taken is None:
            return False
        size = self.size(ring.middle, "top", box.width)
        if isinstance(ring.middle, Row) and ring.middle.spread and size.width <= box.width:
            size = size._replace(width=box.width)
        at = self.free(size, box, taken, ring)
        if at is None:
            if not self.force:
                return False
            at = box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2
        return self.place(ring.middle, Box(*at, *size), "top")

    def kept(self, ring: Ring, what: Side | Literal["around"], box: Box, group: int, find: _Find) -> list[Box] | None:
        """The boxes of some stands, computed once for each setting of the knobs on which they depend."""
        if not self.asking:
            return find(ring, box)
        kept, key = self.at(group).taken, (id(ring), what, box)
        if key not in kept:
            kept[key] = find(ring, box)
        return kept[key]

    def around(self, ring: Ring, box: Box) -> list[Box] | None:
        """The boxes of all stands of a ring; None if they do not fit."""
        groups = self.edges[id(ring)].groups
        low = self.kept(ring, "bottom", box, groups["bottom"], partial(self.edge, "bottom"))
        top = self.kept(ring, "top", box, groups["top"], partial(self.edge, "top")) if low is not None else None
        if low is None or top is None or (not self.force and not all(_clear(one, low) for one in top)):
            return None
        taken = [*low, *top]
        return taken if self.sides_of(ring, box, taken) else None

    def edge(self, side: Side, ring: Ring, box: Box) -> list[Box] | None:
        """The boxes of the stands at the upper or lower edge; None if they do not fit."""
        stands = self.edges[id(ring)].stands[side]
        if not stands:
            return []
        blocks = [one.block for one in stands]
        hands = [id(one) in self.hands for one in blocks]
        sizes = [self.size(one, side, box.width) for one in blocks]
        # The cards of the person at the screen, a hand or rows.
        own = hands if any(hands) else [side == "bottom" and one.x == 0.5 for one in stands]
        if any(own):
            number = own.index(True)
            before = sum(size.width + APART for size in sizes[:number])
            after = sum(size.width + APART for size in sizes[number + 1 :])
        if any(hands):
            sizes[number] = self.size(blocks[number], side, box.width - before - after)
        at = _apart([(one.x * box.width, size.width) for one, size in zip(stands, sizes, strict=True)], box.width)
        if at is not None and any(own):
            # In the middle of the cloth, or as near to it as its neighbours allow.
            least, most = before, box.width - after - sizes[number].width
            at[number] = min(max(stands[number].x * box.width - sizes[number].width / 2, least), most)
        if at is None:
            if not self.force:
                return None
            at = [one.x * (box.width - size.width) for one, size in zip(stands, sizes, strict=True)]
        found = []
        for block, size, x in zip(blocks, sizes, at, strict=True):
            if size.height > box.height and not self.force:
                return None
            y = box.y if side == "top" else box.y + box.height - size.height
            found.append(Box(box.x + x, y, size.width, size.height))
            if not self.place(block, found[-1], side):
                return None
        return found

    def sides_of(self, ring: Ring, box: Box, taken: list[Box]) -> bool:
        """Place the stands at both sides, between those at the top and the bottom; their boxes are added to `taken`."""
        sides: tuple[Side, Side] = "start", "end"
        columns = {side: self.edges[id(ring)].stands[side] for side in sides}
        rooms: dict[Side, tuple[float, float]] = {}
        sizes: dict[Side, list[Size]] = {}
        for side, stands in columns.items():
            sizes[side] = [self.size(one.block, side, box.width) for one in stands]
            wide = max((size.width for size in sizes[side]), default=0.0)
            left = box.x if side == "start" else box.x + box.width - wide
            top, low = _between(left, wide, box, taken)
            foot = max(0.0, ring.foot - stands[-1].under) if stands else 0.0
            rooms[side] = top, min(low, box.y + box.height - foot)
        alike = max(room[0] for room in rooms.values()), min(room[1] for room in rooms.values())
        if len(columns["start"]) == len(columns["end"]) and all(
            _apart_in(columns[side], sizes[side], box, alike) for side in sides
        ):
            rooms = dict.fromkeys(rooms, alike)
        for side, stands in columns.items():
            at = _apart_in(stands, sizes[side], box, rooms[side])
            if at is None:
                if not self.force:
                    return False
                at = [one.y * box.height - size.height / 2 for one, size in zip(stands, sizes[side], strict=True)]
            for one, size, y in zip(stands, sizes[side], at, strict=True):
                x = box.x if side == "start" else box.x + box.width - size.width
                here = Box(x, y, *size)
                if not self.force and not _clear(here, taken):
                    return False
                taken.append(here)
                if not self.place(one.block, here, side):
                    return False
        return True

    @staticmethod
    def free(size: Size, box: Box, taken: Sequence[Box], ring: Ring) -> tuple[float, float] | None:
        """A place for the middle that overlaps nothing `taken`: its left and top edge."""
        if not size.width:
            return box.x, box.y
        wish = ring.at
        for aside in ASIDE:
            if abs(aside) > ring.aside:
                break
            x = box.x + (wish[0] + aside) * box.width - size.width / 2
            if x < box.x or x + size.width > box.x + box.width:
                continue
            top, low = _between(x, size.width, box, taken, wish[1])
            if low - top >= size.height:
                return x, (top + low - size.height) / 2
        return None

    # What comes of it

    def laid(self, whole: bool = True) -> Laid:
        """The table with the knobs as they are, with a spot for every zone."""
        self.asking = False
        self.fits()
        made = Laid(self.board, whole=whole, ways=dict(self.ways))
        made.sides = dict(self.sides)
        for name, (leaf, box) in self.boxes.items():
            made.boxes[name] = box
            if isinstance(leaf, Words):
                continue
            spot = self.hand_spot(leaf, box) if isinstance(leaf, Hand) else self.cards_spot(leaf, box)
            made.spots[name], made.widths[name] = spot, self.board.size(spot)
        return made

    def hand_spot(self, hand: Hand, box: Box) -> Spot:
        """The spot of a hand, in the terms of the board: its middle is that of its lower row."""
        scale = hand.size * self.squeeze
        high = scale * self.card * RATIO
        y = (box.y + box.height - high / 2) / self.height
        return Spot(
            hand.zone, Shape.ROW, (box.x + box.width / 2) / self.width, y, scale=scale,
            span=(box.width + 1.0) / self.width, step=hand.step,
        )  # fmt: skip

    def cards_spot(self, cards: Cards, box: Box) -> Spot:
        """The spot of cards, in the terms of the board: the middle of piles and rows, else that of the first card."""
        wide = self.width_of(cards)
        high = wide * RATIO
        above, below = words_about(cards)
        top = box.y + above
        room = box.y + box.height - below - top
        y = top + room / 2
        span = (box.width + 0.5) / self.width
        # A row closes up on the board when more cards come; as long as there are fewer, each is fully visible.
        step = cards.step if cards.shape is Shape.ROW and cards.lines == 1 else self.step_of(cards)
        match cards.shape:
            case Shape.COLUMN:
                y, span = top + high / 2, (room + 0.5) / self.height
            case Shape.THREES:
                y = top + high / 2 + 0.05 * high
            case Shape.BRICKS:
                y, span = top + room - high / 2, (room + 0.5) / self.height
            case Shape.ROW if cards.lines > 1:
                y = top + room - high / 2
        return Spot(
            cards.zone, cards.shape, (box.x + box.width / 2) / self.width, y / self.height, scale=wide / self.card,
            span=span, step=step, free=0.005 if cards.lines == 1 else SQUEEZED * self.step_of(cards), thins=cards.thins,
        )  # fmt: skip


def _spread(lengths: Sequence[float], free: float, gap: float, spread: bool) -> tuple[float, float]:
    """Where blocks in a line begin, and the gap after each: in the middle of the room, or `spread` over all of it."""
    shown = sum(1 for one in lengths if one)
    return (0.0, gap + free / (shown - 1)) if spread and shown > 1 else (free / 2, gap)


def _round(block: Block) -> list[int]:
    """The ids of rings and of blocks that contain one: their size alone does not tell whether they fit."""
    inner = [found for one in parts(block) for found in _round(one)]
    return [id(block), *inner] if inner or isinstance(block, Ring) else []


def _has_hand(block: Block) -> bool:
    """Whether a hand is in a block."""
    return isinstance(block, Hand) or any(_has_hand(one) for one in parts(block))


def _apart(wishes: Sequence[tuple[float, float]], room: float) -> list[float] | None:
    """Where things begin, given their middles and lengths, so that none overlap; None if there is no room."""
    at = [min(max(middle - long / 2, 0.0), room - long) for middle, long in wishes]
    longs = [long for _, long in wishes]
    if sum(longs) + APART * (len(longs) - 1) > room + 0.5 or (longs and min(at) < -0.5):
        return None
    if all(a + long + APART <= b + 0.5 for a, long, b in zip(at, longs, at[1:], strict=False)):
        return at
    gap = (room - sum(longs)) / max(1, len(longs) - 1)
    found, here = [], 0.0
    for long in longs:
        found.append(here)
        here += long + gap
    return found


def _apart_in(
    stands: Sequence[Stand], sizes: Sequence[Size], box: Box, room: tuple[float, float]
) -> list[float] | None:
    """Where the stands at a side begin, from the top, within part of that side."""
    top, low = room
    wishes = [(box.y + one.y * box.height - top, size.height) for one, size in zip(stands, sizes, strict=True)]
    at = _apart(wishes, low - top)
    return None if at is None else [top + one for one in at]


def _clear(one: Box, others: Iterable[Box]) -> bool:
    """Whether a box overlaps none of the others and keeps the gap between stands."""
    left, top = one.x - APART, one.y - APART
    right, low = left + (one.width + 2 * APART), top + (one.height + 2 * APART)
    for x, y, width, height in others:
        w = min(right, x + width) - max(left, x)
        if w > 0:
            h = min(low, y + height) - max(top, y)
            if h > 0 and w * h > APART:
                return False
    return True


def _between(left: float, width: float, box: Box, taken: Sequence[Box], at: float = 0.5) -> tuple[float, float]:
    """The free part of a vertical strip, between the boxes taken above and below: its upper and lower end."""
    middle = box.y + at * box.height
    top, low = box.y, box.y + box.height
    for one in taken:
        if one.x < left + width + APART and left < one.x + one.width + APART:
            if one.y + one.height / 2 < middle:
                top = max(top, one.y + one.height + APART)
            else:
                low = min(low, one.y - APART)
    return top, low
