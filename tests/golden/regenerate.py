"""Write the golden games anew: `python3 dev.py golden`, or `python -m tests.golden.regenerate` from the root.

Names of games as arguments write only theirs. Texts of games that are not played any more are removed.
"""

from __future__ import annotations

import sys

from app.games import GAMES
from tests.golden.playthrough import FOLDER, games, text


def main(names: list[str]) -> int:
    """Write, tell what changed, and return the exit code."""
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        print(f"There is no game {', '.join(unknown)}; the games: {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    kept = set()
    for game in games():
        kept.add(game.file)
        if names and game.rules.info.id not in names:
            continue
        new = text(game)
        old = game.file.read_text("utf-8") if game.file.exists() else None
        game.file.parent.mkdir(parents=True, exist_ok=True)
        game.file.write_text(new, "utf-8", newline="\n")
        print(f"{game.name}: {'new' if old is None else 'unchanged' if old == new else 'CHANGED'}")
    for path in sorted(FOLDER.glob("*/golden/*.txt")):
        if path not in kept:
            path.unlink()
            print(f"{path.relative_to(FOLDER).as_posix()}: removed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
