"""Write a new game: a folder with the rules of High Card under another name, playable immediately.

It is a starting point: its author then changes the rules.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from app.games import GAMES, bad_id, folder_name

TEMPLATE = Path(__file__).resolve().parents[2] / "resources" / "new-game" / "rules.py"
"""The rules from which every new game starts."""


class NotWritten(Exception):
    """Raised if a new game cannot be written: a code (`bad-id`, `taken`, `exists`, `refused`) and what it is about."""

    def __init__(self, code: str, about: str, detail: str = "") -> None:
        """Refuse for the reason `code`; `detail` is the system's error message."""
        super().__init__(f"{code}: {about}")
        self.code = code
        self.about = about
        self.detail = detail


def write_game(game: str, place: Path) -> Path:
    """Write the game `game` into a new folder in `place`, which is created if missing; returns the new folder.

    Raises NotWritten; then nothing is left behind and nothing that was there has changed.
    """
    if bad_id(game):
        raise NotWritten("bad-id", game)
    if game in GAMES:
        raise NotWritten("taken", game)
    made = place / folder_name(game)
    try:
        rules = rules_of(game)
        place.mkdir(parents=True, exist_ok=True)
        made.mkdir()
    except FileExistsError as error:
        raise NotWritten("exists", str(made if made.exists() else place)) from error
    except OSError as error:
        raise NotWritten("refused", str(made), error.strerror or str(error)) from error
    try:
        (made / "rules.py").write_text(rules, "utf-8")
    except OSError as error:
        shutil.rmtree(made, ignore_errors=True)
        raise NotWritten("refused", str(made), error.strerror or str(error)) from error
    return made


def rules_of(game: str) -> str:
    """The rules of High Card under another id. Raises OSError if the program's own file is missing."""
    words = [word.capitalize() for word in game.split("-")]
    text = TEMPLATE.read_text("utf-8")
    for old, new in (("high-card", game), ("HighCard", "".join(words)), ("High Card", " ".join(words))):
        text = text.replace(old, new)
    return text
