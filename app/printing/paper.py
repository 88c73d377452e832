"""The layout of a sheet of paper, in millimetres from the upper left corner of the page as it is read. No Qt.

A page is always upright, whichever way the cards lie on it. So "long edge" and "short edge" mean the same to every
printer, and an offset found once fits every sheet.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from app.printing.choices import MOST_OFFSET, Flip, PaperName

CARD = (63.0, 88.0)
"""Width and height of a printed card, mm."""
UNREACHED = 6.0
"""Millimetres at the edge of a sheet that some printers do not reach; nothing is put there."""
INKED = UNREACHED + 0.1
"""Where ink may begin, mm from an edge: a dot further in, because a line darkens whole dots of a 300 dpi picture."""
BLEED = 3.0
"""How far a card is painted beyond its edge, mm, if bleed is wanted."""
LEAST_MARK, LONGEST_MARK = 1.4, 5.0
"""The shortest cut mark that can guide a cut, and the longest that is of any use, mm."""
MARK_GAP = 0.2
"""The gap between a cut mark and the piece, mm, so that no ink of the mark is left on a card."""


class PaperSize(NamedTuple):
    """A sheet of paper, upright: width and height in mm."""

    width: float
    height: float


PAPERS: dict[PaperName, PaperSize] = {"a4": PaperSize(210.0, 297.0), "letter": PaperSize(215.9, 279.4)}


class Offset(NamedTuple):
    """How far the printer puts a back off its front, mm, as read from the test sheet; backs are moved by this much.

    `right` and `down` are meant looking at the page of the backs.
    """

    right: float = 0.0
    down: float = 0.0

    def allowed(self) -> Offset:
        """Return this offset limited to what can be corrected. Raises ValueError for values that are not numbers."""
        if not all(math.isfinite(one) for one in self):
            raise ValueError(f"no offset: {self}")
        return Offset(*(min(MOST_OFFSET, max(-MOST_OFFSET, one)) for one in self))


class PiecePlace(NamedTuple):
    """The place of one piece: its middle, its own width and height, and its clockwise turn in degrees."""

    x: float
    y: float
    width: float
    height: float
    turn: int = 0

    def outline(self, margin: float = 0.0) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom on the page, with a margin round it."""
        wide, high = (self.height, self.width) if self.turn % 180 else (self.width, self.height)
        return (
            self.x - wide / 2 - margin,
            self.y - high / 2 - margin,
            self.x + wide / 2 + margin,
            self.y + high / 2 + margin,
        )


class CutMark(NamedTuple):
    """A cut mark: a thin line from one point to another."""

    x0: float
    y0: float
    x1: float
    y1: float


class Grid(NamedTuple):
    """Equal pieces in rows and columns in the middle of a page, each with its bleed round it."""

    paper: PaperSize
    piece: tuple[float, float]
    bleed: float
    columns: int
    rows: int
    turned: bool
    """Whether the pieces lie on their sides."""

    @property
    def most(self) -> int:
        """The number of pieces on a full page."""
        return self.columns * self.rows

    @property
    def cell(self) -> tuple[float, float]:
        """Width and height of a piece with its bleed, as it lies."""
        wide, high = reversed(self.piece) if self.turned else self.piece
        return wide + 2 * self.bleed, high + 2 * self.bleed

    def corner(self) -> tuple[float, float]:
        """Return the upper left corner of all pieces with their bleed."""
        wide, high = self.cell
        return (self.paper.width - self.columns * wide) / 2, (self.paper.height - self.rows * high) / 2

    def places(self) -> list[PiecePlace]:
        """Return every place, row by row from the upper left."""
        (left, top), (wide, high) = self.corner(), self.cell
        return [
            PiecePlace(left + (column + 0.5) * wide, top + (row + 0.5) * high, *self.piece, 90 if self.turned else 0)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def marks(self) -> list[CutMark]:
        """Return the cut marks: only at the edges of the page, none between the pieces, none on the bleed."""
        (left, top), (wide, high) = self.corner(), self.cell
        width, height = self.paper
        across = _cuts(left, wide, self.columns, self.bleed)
        down = _cuts(top, high, self.rows, self.bleed)
        longest, gap = LONGEST_MARK, MARK_GAP
        near_top, near_left = max(INKED, top - gap - longest), max(INKED, left - gap - longest)
        upright = [
            mark
            for x in across
            for mark in (
                CutMark(x, near_top, x, top - gap),
                CutMark(x, height - top + gap, x, height - near_top),
            )
        ]
        level = [
            mark
            for y in down
            for mark in (
                CutMark(near_left, y, left - gap, y),
                CutMark(width - left + gap, y, width - near_left, y),
            )
        ]
        return upright + level


def _cuts(start: float, step: float, count: int, bleed: float) -> list[float]:
    """Return where cuts go along one side: both edges of every piece, shared by two pieces that touch."""
    edges = [start + number * step + side for number in range(count) for side in (bleed, step - bleed)]
    return sorted({round(edge, 6) for edge in edges})


def grid(paper: PaperSize, piece: tuple[float, float], bleed: float, offset: Offset) -> Grid:
    """Return the grid with the most pieces on a page, upright if that makes no difference.

    The margin has room for cut marks, and keeps backs moved by `offset` within what printers reach. Raises ValueError
    for a piece larger than the page.
    """
    # Marks are on the fronts, which are never moved; only the pieces on the page of the backs are moved.
    margin = INKED + LEAST_MARK + MARK_GAP
    aside, below = (max(margin, INKED + abs(one)) for one in offset)
    found = list(_grids(paper, piece, bleed, aside, below))
    best = max(found, key=lambda one: (one.most, not one.turned))
    if not best.most:
        raise ValueError(f"a piece of {piece} mm is too large for the page")
    return best


def _grids(
    paper: PaperSize, piece: tuple[float, float], bleed: float, aside: float, below: float
) -> Iterator[Grid]:
    for turned in (False, True):
        wide, high = reversed(piece) if turned else piece
        columns = int((paper.width - 2 * aside + 1e-9) // (wide + 2 * bleed))
        rows = int((paper.height - 2 * below + 1e-9) // (high + 2 * bleed))
        yield Grid(paper, piece, bleed, columns, rows, turned)


def behind(place: PiecePlace, paper: PaperSize, flip: Flip, offset: Offset) -> PiecePlace:
    """Return where the back of a piece lies on the next page, so that both meet when the sheet is turned over.

    `offset` is that of the printer. The back has the orientation that its front gets when the card is turned like a
    page of a book. Raises ValueError if nothing is turned over.
    """
    if flip == "none":
        raise ValueError("nothing is printed on the other side")
    # Turning over the long edge swaps left and right, over the short edge top and bottom. Clockwise turns become
    # counter-clockwise; over the short edge, pieces are upside down as well.
    x, y = (paper.width - place.x, place.y) if flip == "long" else (place.x, paper.height - place.y)
    turn = -place.turn if flip == "long" else 180 - place.turn
    return place._replace(x=x + offset.right, y=y + offset.down, turn=turn % 360)
