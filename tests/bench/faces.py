"""How long the card faces take: prints one JSON object, milliseconds by device pixel ratio.

`python3 dev.py bench faces [ROUNDS]` (5). `first` paints the 55 faces of a pack (52, two jokers, a back), each 100 x
140 px, in a fresh process, paths and shadow included; `again` is the best of ROUNDS rounds after that. The groups are
averages for one card, shadow included; the last of them is the deck of the first game that paints its own.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from tests.bench._asked import Number, Question

ROUNDS = 5
WIDTH = 100.0


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    rounds = Question("faces", __doc__, Number("rounds", ROUNDS, 1)).asked(words).rounds
    application = QGuiApplication.instance() or QGuiApplication([])
    began = time.perf_counter()
    from app.art import faces

    imported = time.perf_counter() - began
    from app.art.card_style import CardStyle
    from app.games import GAMES, file

    style = CardStyle()
    plain = [rank + suit for suit in "CDHS" for rank in "A23456789T"]
    courts = [rank + suit for suit in "CDHS" for rank in "JQK"]
    pack = [*plain, *courts, "XR", "XB", "??"]

    painted = next(game for game in GAMES if file(game, "faces.py"))
    rules = GAMES[painted]
    seats = rules.seats()[0]
    deck = sorted({card.text for card in rules.deck(seats, rules.fill(seats, {}))})

    def paint(symbols: list[str], dpr: float, game: str = "") -> float:
        start = time.perf_counter()
        for symbol in symbols:
            faces.card_pixmap(symbol, WIDTH, dpr, style, game=game)
        return (time.perf_counter() - start) * 1000

    result: dict[str, object] = {"import": round(imported * 1000, 2)}
    for dpr in (1.0, 2.0, 3.0):
        first = paint(pack, dpr)
        again = min(paint(pack, dpr) for _ in range(rounds))
        groups = {"plain": plain, "court": courts, "joker": ["XR", "XB"], "back": ["??"], "own deck": deck}
        each = {
            name: round(min(paint(symbols, dpr, painted) for _ in range(rounds)) / len(symbols), 3)
            for name, symbols in groups.items()
        }
        result[f"dpr {dpr:g}"] = {"first": round(first, 1), "again": round(again, 1), "each": each}
    print(json.dumps(result, indent=2))
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
