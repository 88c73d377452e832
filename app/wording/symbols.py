"""What the cards of a game's own deck say, read from their symbols: `red-7` is a 7 among the red ones.

A symbol is split at its hyphens, or between letters and figures. Symbols that share a piece (`moon-1`, `moon-2`) belong
together, like a suit; a piece that names a colour takes precedence. If the game has words for its cards (messages
`card.<symbol>`), these come first; a figure in them still stands for the card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from app.wording.catalogue import has, message

COLOURS = frozenset(
    ("red", "blue", "green", "yellow", "orange", "purple", "violet", "pink", "brown", "black", "white", "grey", "gray",
     "gold", "silver", "teal")
)  # fmt: skip
"""Pieces of a symbol that name a colour, in lower case."""

# Patterns are strings, compiled only with the first symbol, because most games have no symbols.
_MARK = r"(?<=[^\W_])[-_](?=.)"
_PIECE = r"[A-Z]?[a-z]+|[A-Z]+|[+-]?\d+|[^\W\d_]+|\S"


class Inscription(NamedTuple):
    """What is written on a card: its word, and the name of its group.

    `group` is empty if the word says everything. Cards of one `tint` have one colour. The tint is the name of a colour,
    of another group, or a symbol without a group; it is empty for plain numbers.
    """

    word: str
    group: str
    tint: str


def spelled(symbol: str) -> str:
    """Return a symbol as it is read: `blue-stop` is "blue stop"; a minus before a figure stays."""
    return " ".join(re.split(_MARK, symbol))


def inscriptions(symbols: Iterable[str]) -> dict[str, Inscription]:
    """Return what every card of a deck says, by its symbol, in the current language."""
    pieces = {symbol: _pieces(symbol) for symbol in symbols}
    shared = Counter(piece for parts in pieces.values() for piece in set(parts))
    return {symbol: _inscribed(symbol, parts, shared) for symbol, parts in pieces.items()}


def _pieces(symbol: str) -> list[str]:
    marked = re.split(_MARK, symbol)
    return marked if len(marked) > 1 else re.findall(_PIECE, symbol) or [symbol]


def _inscribed(symbol: str, parts: list[str], shared: Counter[str]) -> Inscription:
    group = _group(parts, shared)
    tint = group.lower() if group else "" if all(map(_figure, parts)) else symbol
    if has(f"card.{symbol}"):
        return _apart(message(f"card.{symbol}"), parts, tint)
    rest = " ".join(part for part in parts if part != group)
    return Inscription(rest or group, group if rest else "", tint)


def _apart(words: str, parts: list[str], tint: str) -> Inscription:
    """Return what a card says in the game's own words; if they include the symbol's figure, the rest is its group."""
    figures = [part for part in parts if _figure(part)]
    others = words.split()
    if len(figures) != 1 or figures[0] not in others or len(others) < 2:
        return Inscription(words, "", tint)
    others.remove(figures[0])
    return Inscription(figures[0], " ".join(others), tint)


def _group(parts: list[str], shared: Counter[str]) -> str:
    """Return the piece shared with other cards: a colour, else a word with only figures, else any shared word."""
    words = [part for part in parts if not _figure(part)]
    for part in words:
        if part.lower() in COLOURS:
            return part
    if len(parts) > 1:
        for part in words:
            if shared[part] > 1 or len(words) == 1:
                return part
    return ""


def _figure(part: str) -> bool:
    return part.lstrip("+-").isdecimal()
