"""How long it takes to make a page and films of a game: prints one JSON object, seconds and kilobytes by kind and size.

`python3 dev.py bench export [GESTURES] [GAME ...]` (60; of all games, or of those named, the one that lasts longest).
`cpu` is processor time, `wall` the time by the clock. 60 gestures should take at most 10 s, and a page at most 300 kB.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.export.wish import Wish
from app.export.works import PLAIN, application, made
from app.games import GAMES
from app.session.reel import Reel
from app.session.replay import Past
from tests.bench._asked import Number, Question
from tests.session.finished import company, finished

GESTURES = 60
WISHES = (Wish("html"), Wish("webp", "medium"), Wish("webp", "large"), Wish("gif", "medium"), Wish("gif", "large"))


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    asked = Question("export", __doc__, Number("gestures", GESTURES, 1), games=GAMES).asked(words)
    record = max(map(finished, asked.games), key=lambda one: len(one.done))
    application()
    reel = Reel(Past(record, company(record.game.seats)), 0, 0, min(asked.gestures, len(record.done)))
    result: dict[str, object] = {"game": record.game.rules.info.id, "pictures": len(reel)}
    for wish in WISHES:
        wall, cpu = time.perf_counter(), time.process_time()
        content = made(reel, wish, PLAIN)
        result[wish.kind if wish.kind == "html" else f"{wish.kind} {wish.size}"] = {
            "cpu": round(time.process_time() - cpu, 2),
            "wall": round(time.perf_counter() - wall, 2),
            "kB": len(content) // 1000,
        }
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1:])
