"""How large words on the cloth are, measured with the installed fonts: the sizes of blocks of words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil

from app.art.fonts import font
from app.art.labels import BADGE_HEIGHT, SMALL_BADGE_HEIGHT, pill_size, tag_size
from app.table.broken_lines import wrapped
from app.table.geometry import Board
from app.table.painted_signs import DROP_EDGE, PLATE_WORDS, badge_width, caption_lines
from app.table.signs import Badge, Style

_BADGE_STEP, _TAG_STEP = 24.0, 24.0
"""Widths are rounded up to multiples of this, px, so that nothing moves when a figure gets one more digit."""
_BOUNDLESS = 10_000.0
"""More room than any name takes, px."""
TAG_HIGH = 25.0
"""The distance from one tag to the next, px."""
LEAST_DROP, DROP_SHARE = (96.0, 72.0), 0.82
"""The smallest place to drop on, px, whose proportions larger ones share; and its width on a large table, in cards."""
CALL_HIGH = 30.0
"""The height of the room for a call, px."""


@lru_cache(maxsize=1024)
def words_room(style: Style, text: str, detail: str = "", width: float = 240.0) -> tuple[float, float]:
    """The room for a name or a count broken at `width` px, including its second line."""
    sizes = [line.size for line in caption_lines(style, text, detail, width)]
    return max(size.width() for size in sizes), sum(size.height() for size in sizes)


def largest(rooms: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """The greatest width and the greatest height of these: words of more lines may be narrower than shorter words."""
    widths, heights = zip(*rooms, strict=True)
    return max(widths), max(heights)


def plate_words_room(text: str, across: float) -> tuple[float, float]:
    """The room for the words below the plate of a suit that is `across` px wide."""
    words = wrapped(text, font("note", bold=True), across * PLATE_WORDS)
    return words.width(), words.height()


def badge_room(
    name: str, line: str, computer: bool, small: bool, most: float, least: float = 1.0
) -> tuple[float, float]:
    """The room of a badge, including the dots of a thinking seat: width and height, px.

    A long name gets at most `most` px. `least` is `Board.least`.
    """
    wide = _badge_wide(name, line, computer, small, _BOUNDLESS, least)
    # If the whole name fits, the amount of room does not matter, and nothing is measured again for another cloth. If
    # not, its first words may need all the room there is.
    if wide > most:
        wide = max(most, _badge_wide(name, line, computer, small, most, least))
    # Rounding up makes no badge wider than there is room for.
    return max(wide, min(ceil(wide / _BADGE_STEP) * _BADGE_STEP, most)), SMALL_BADGE_HEIGHT if small else BADGE_HEIGHT


@lru_cache(maxsize=1024)
def _badge_wide(name: str, line: str, computer: bool, small: bool, most: float, least: float) -> float:
    """How wide a badge is, px, where its words have to make do with `most` px."""
    return badge_width(Badge(name, line, computer=computer, thinking=computer, small=small), most, least)[0]


@lru_cache(maxsize=1024)
def name_fits(name: str, line: str, computer: bool, small: bool, room: float, least: float) -> bool:
    """Whether a badge shows the whole name in `room` px, even beside the dots of a seat that thinks."""
    sign = Badge(name, line, computer=computer, thinking=computer, small=small)
    return badge_width(sign, room, least)[1] == name


@lru_cache(maxsize=1024)
def tag_room(text: str) -> float:
    """The width of a tag, px."""
    return ceil(tag_size(text).width() / _TAG_STEP) * _TAG_STEP


@lru_cache(maxsize=64)
def call_room(text: str) -> float:
    """The width of a call, px."""
    return ceil(pill_size(text).width() / _TAG_STEP) * _TAG_STEP


def drop_size(board: Board) -> tuple[float, float]:
    """The size of a place to drop on, with words in it, px."""
    wide = max(LEAST_DROP[0], board.card * DROP_SHARE)
    return wide, max(LEAST_DROP[1], wide * LEAST_DROP[1] / LEAST_DROP[0])


def drop_room(board: Board) -> tuple[float, float]:
    """The room for such a place, including the margins of its picture."""
    wide, high = drop_size(board)
    return wide + 2 * DROP_EDGE, high + 2 * DROP_EDGE
