"""Own faces: which picture of a folder is which card, or where each card is on a single sheet.

Names are read as people write them: `KH`, `10-hearts`, `queen_of_spades`, `hearts_4`, `joker-red`. A sheet has the ace
to the king from the left in four rows: clubs, diamonds, hearts and spades. A fifth row may begin with the red joker and
the black one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from app.engine.cards import RANKS, SUITS, standard_deck
from app.pictures.checked import HEIGHT, TOLERANCE, WIDTH, PictureRefused, card_of, opened

ENDINGS = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"})
"""The suffixes of pictures; other files in a folder are ignored."""
MOST_FILES = 400
"""The maximum number of pictures in a folder; one with more cannot be a deck."""
SYMBOLS = tuple(card.text for card in standard_deck(jokers=True))
COLUMNS = "A" + RANKS.removesuffix("A")
"""The ranks on a sheet, from the left; its rows are the suits."""

_RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "knave": "J", "10": "T", "ten": "T", "1": "A"} | {
    name: str(number)
    for number, name in enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine"), 2)
}
_SUITS = {"club": "C", "diamond": "D", "heart": "H", "spade": "S"}
_WORD = re.compile("[a-z]+|[0-9]+")


def card_named(stem: str) -> str | None:
    """Return the card that a file's name means; None if it means none."""
    text = stem.lower()
    short = re.fullmatch("(10|[2-9tjqka1])[ _-]?([cdhs])", text) or re.fullmatch("([cdhs])[ _-]?(10|[2-9tjqka1])", text)
    if short is not None:
        first, second = short.groups()
        rank, suit = (second, first) if first in "cdhs" else (first, second)
        return _RANKS.get(rank, rank.upper()) + suit.upper()
    words = _WORD.findall(text)
    if "joker" in words or text in ("xr", "xb"):
        return "XR" if "red" in words or text == "xr" else "XB" if "black" in words or text == "xb" else None
    ranks = [rank for word in words if (rank := _RANKS.get(word, word.upper())) in tuple(RANKS)]
    suits = [_SUITS[word.removesuffix("s")] for word in words if word.removesuffix("s") in _SUITS]
    return ranks[0] + suits[0] if len(ranks) == len(suits) == 1 else None


def files_of(folder: Path) -> dict[str, Path]:
    """Return the pictures of a folder by card. Raises PictureRefused, also if there are none."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() in ENDINGS)
    except OSError as error:
        raise PictureRefused("unreadable", (folder.name,)) from error
    if len(files) > MOST_FILES:
        raise PictureRefused("many", (folder.name,))
    found: dict[str, Path] = {}
    for path in files:
        symbol = card_named(path.stem)
        if symbol is None:
            continue
        if symbol in found:
            raise PictureRefused("twice", (path.name, found[symbol].name))
        found[symbol] = path
    if not found:
        raise PictureRefused("no-cards", (folder.name,))
    return found


def faces_in(path: Path) -> Iterator[tuple[str, Image.Image]]:
    """Yield the faces in a folder, or on one sheet, one at a time. Raises PictureRefused at the first bad one."""
    if path.is_dir():
        for symbol, file in files_of(path).items():
            yield symbol, card_of(opened(file), file.name)
    else:
        yield from _cut(path)


def _cut(path: Path) -> Iterator[tuple[str, Image.Image]]:
    """Yield the cards of a sheet. Raises PictureRefused."""
    columns = len(COLUMNS)
    sheet = opened(path, least=(columns * 100, len(SUITS) * 140))
    width, height = sheet.size
    shape = width / height
    rows = min((4, 5), key=lambda count: abs(shape / _sheet_shape(count) - 1))
    if abs(shape / _sheet_shape(rows) - 1) > TOLERANCE:
        raise PictureRefused("sheet-shape", (path.name, width, height))
    names = {(row, column): rank + suit for row, suit in enumerate(SUITS) for column, rank in enumerate(COLUMNS)}
    if rows == 5:
        names |= {(4, 0): "XR", (4, 1): "XB"}
    for (row, column), symbol in names.items():
        box = (column * width / columns, row * height / rows, (column + 1) * width / columns, (row + 1) * height / rows)
        yield symbol, card_of(sheet.crop(tuple(round(side) for side in box)), path.name)  # type: ignore[arg-type]


def _sheet_shape(rows: int) -> float:
    return len(COLUMNS) * WIDTH / (rows * HEIGHT)
