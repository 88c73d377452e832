"""The client's side: the command that starts the engine in its own process, and a move without a process. No Qt."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from app.engine import Action, View


def engine_command() -> list[str]:
    """The command line that starts this program's engine, from a checkout or from the bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "engine"]
    return [sys.executable, "-m", "app", "engine"]


def quick(view: View, seed: int, outside: Mapping[str, Any]) -> Action:
    """The move of the quick player, computed in this process, for when no process answers in time.

    Raises ValueError if the view's seat has nothing to decide.
    """
    # Imported only here, because most programs that ask the engine never need it.
    from app.bots import players

    return players.quick(view, seed, outside)
