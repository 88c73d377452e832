"""Rewrite the golden games and the courses: `python3 dev.py golden`.

From the root `python -m tests.golden.regenerate` does the same. With names of games as arguments it writes only theirs.
Texts of games that are no longer played are removed.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from app.games import GAMES
from tests.golden.courses import file
from tests.golden.courses import text as courses
from tests.golden.playthrough import FOLDER, games, text


def main(names: list[str]) -> int:
    """Write the texts, print what changed, and return the exit code."""
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        print(f"There is no game {', '.join(unknown)}; the games: {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    texts = {game.file: partial(text, game) for game in games() if not names or game.rules.info.id in names}
    texts |= {file(name): partial(courses, GAMES[name]) for name in names or GAMES}
    for path, make in texts.items():
        new = make()
        old = path.read_text("utf-8") if path.exists() else None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(new, "utf-8", newline="\n")
        print(f"{told(path)}: {'new' if old is None else 'unchanged' if old == new else 'CHANGED'}")
    kept = {game.file for game in games()} | {file(name) for name in GAMES}
    for path in sorted({*FOLDER.glob("*/golden/*.txt"), *FOLDER.glob("*/courses.txt")} - kept):
        path.unlink()
        print(f"{told(path)}: removed")
    return 0


def told(path: Path) -> str:
    """A file as the report names it."""
    return path.relative_to(FOLDER).as_posix()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
