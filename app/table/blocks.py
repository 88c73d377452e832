"""What a game declares about its table: blocks of cards and words, and how they are arranged. Data only, no Qt.

A game declares a tree of blocks; `solver.solve` gives every block its place on a cloth of any size. Nothing here
depends on the window: the size of a card is a multiple of a hand card. Only words have a size in px, because they are
measured with the installed fonts.
"""

from __future__ import annotations

from typing import TypeAlias

from app.table.datum import Datum
from app.table.geometry import Shape


class Cards(Datum):
    """The cards of one zone.

    `size` is the wanted size, as a multiple of a hand card, and `least` the smallest width, px. Blocks with a lower
    `first` shrink before those with a higher one; blocks with the same `first` shrink together. Room is kept for
    `holds` cards, each `step` widths (COLUMN: heights) from the next. Where room is scarce they close up to a step of
    `bears` (0: they do not close up). More cards than `holds` lie closer still. `label` is the room for words below the
    cards, width and height in px, and `above` the height of words over them. `turned`: a card may lie sideways, so the
    room is as wide as it is high. `lines` is the number of lines of a row, or the number of columns of heaps of three.
    `thins`: of many cards in a row only as many are drawn as can be told apart, because nobody reads them.
    """

    zone: str
    shape: Shape = Shape.PILE
    size: float = 1.0
    least: float = 40.0
    first: int = 3
    holds: int = 1
    step: float = 1.08
    bears: float = 0.0
    label: tuple[float, float] = (0.0, 0.0)
    above: float = 0.0
    turned: bool = False
    lines: int = 1
    thins: bool = False


class Hand(Datum):
    """The hand of the seat that the screen is shown to: in one row if there is room, otherwise in two.

    It has `count` cards, `step` widths apart where there is room, and `gaps` wider gaps among them. A second row begins
    when too little of each card would be visible. `size` is a multiple of a hand card; `most` limits the width, in
    cards. A hand never shrinks.
    """

    zone: str
    count: int
    step: float = 1.12
    size: float = 1.0
    most: float = 40.0
    gaps: int = 0


class Words(Datum):
    """Room for a sign, px. The controller asks for it by `name`."""

    name: str
    width: float
    height: float


class Row(Datum):
    """Blocks side by side, from the start. `spread`: over the whole available width, the first and last at its ends."""

    blocks: tuple[Block, ...]
    gap: float = 12.0
    align: float = 0.5
    spread: bool = False


class Column(Datum):
    """Blocks below one another. `align`: 0 at the start edge, 1 at the end edge; `spread`: over the whole height."""

    blocks: tuple[Block, ...]
    gap: float = 8.0
    align: float = 0.5
    spread: bool = False


class Toward(Datum):
    """Blocks in a line from the edge of the cloth towards its middle, whichever edge that is."""

    blocks: tuple[Block, ...]
    gap: float = 8.0


class Facing(Datum):
    """Two rows in step, the first nearer to the edge, the second further in.

    They lie `step` card heights apart. Where room is scarce they close up until only `bears` heights of the lower one
    are visible.
    """

    outer: Cards
    inner: Cards
    bears: float = 0.5
    step: float = 1.06


class Over(Datum):
    """Blocks that share one place: they are never visible together, or overlap on purpose."""

    blocks: tuple[Block, ...]


class Shifted(Datum):
    """Blocks that overlap on purpose, each shifted to the right, in Hebrew as well.

    `by`: how far each is shifted from the first, in card widths. `room`: how many widths are kept free for cards to
    come.
    """

    blocks: tuple[Cards, ...]
    by: tuple[float, ...]
    room: float = 0.0


class Either(Datum):
    """Alternatives, the better ones first. All blocks with the same `name` take the same one.

    A later alternative is taken if it leaves the cards clearly larger; if they are `firm`, only if no earlier one fits.
    """

    name: str
    blocks: tuple[Block, ...]
    firm: bool = False


class Stand(Datum):
    """A block at the edge of a ring.

    `x` and `y` are where its middle should be: shares of the ring from start and top. With `y` 0 or 1 it stands at the
    upper or lower edge, otherwise at the nearer side; there its lowest `under` px may reach into the foot of the ring.
    """

    block: Block
    x: float
    y: float
    under: float = 0.0


class Ring(Datum):
    """Stands round a middle. The middle lies on the free cloth between them, as near to `at` as there is room.

    Stands at the sides keep off the lowest `foot` px, where a strip sometimes lies over the cloth. The middle moves
    sideways by at most the share `aside` of the width; if that is not enough, cards become smaller.
    """

    middle: Block
    around: tuple[Stand, ...]
    at: tuple[float, float] = (0.5, 0.45)
    foot: float = 0.0
    aside: float = 0.2


Block: TypeAlias = Cards | Hand | Words | Row | Column | Toward | Facing | Over | Shifted | Either | Ring
