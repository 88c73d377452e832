"""Small fake games with nothing but rules, each with something that no game of the program has so far.

They have the same form as the games in `app/games`. `known` adds their folder to those that the registry searches, and
also High Card as `kupa new-game` writes it, under an id of its own: `app/games` may hold one that is being changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import app.games
from app.lab.new_game import write_game

HERE = Path(__file__).resolve().parent
HIGH_CARD = "toy-high-card"
TOYS = sorted([path.parent.name.replace("_", "-") for path in HERE.glob("*/rules.py")])
"""The ids of the games in this folder."""


@contextmanager
def known() -> Iterator[None]:
    """Within this context the toys and High Card are games like those of the program."""
    with TemporaryDirectory(prefix="kupa-toys-") as place:
        write_game(HIGH_CARD, Path(place))
        added = [str(HERE), place]
        app.games.__path__.extend(added)
        app.games.look_again()
        try:
            yield
        finally:
            for one in added:
                app.games.__path__.remove(one)
            app.games.look_again()
            # Otherwise a person's own game of the same name would find the toy's modules.
            for name, module in list(sys.modules.items()):
                if name.startswith("app.games.") and (getattr(module, "__file__", None) or "").startswith(tuple(added)):
                    del sys.modules[name]
