"""How long it takes to print: a line of JSON for each game, seconds of wall clock and of processor, PDF and pictures.

`python3 dev.py bench printing [GAME ...]` (every game). The whole order is printed: the deck for the most seats,
counters, rules and score sheets in both languages. The bar is 5 seconds from the button to the file, on a machine where
nothing else runs.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from app.games import GAMES
from app.printing.files import KINDS, Press
from app.printing.order import PrintOrder, offered
from app.printing.pages import pages
from app.printing.without_window import painting
from tests.bench._asked import Question


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    asked = Question("printing", __doc__, games=GAMES).asked(words)
    application = painting()
    with tempfile.TemporaryDirectory() as folder:
        for game in asked.games:
            told = {}
            for kind in KINDS:
                wall, busy = time.perf_counter(), time.process_time()
                sheets = pages(PrintOrder(game, offered(game)))
                press = Press(sheets, Path(folder, f"{game}.{kind}"), kind, game)
                while press.step():
                    pass
                spent = time.perf_counter() - wall, time.process_time() - busy
                told[kind] = {"wall s": round(spent[0], 2), "processor s": round(spent[1], 2)}
            print(json.dumps({"game": game, "pages": press.count, **told}), flush=True)
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
