"""Asking the engine: the command that starts it in a process of its own, and its answers without one. No Qt."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from app.engine import Action, View
from app.protocol.server import Names, Server


def engine_command() -> list[str]:
    """The command line that starts this program's engine, from a checkout or from the bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "engine"]
    return [sys.executable, "-m", "app", "engine"]


def unnamed(game: str) -> Mapping[str, str]:
    """No names: those who ask in this process have the program's words themselves."""
    return {}


def local(request: Mapping[str, Any], names: Names = unnamed) -> dict[str, Any]:
    """The answer to a request, worked out here and now: what a process would answer, without one."""
    from app.games import GAMES

    answer: dict[str, Any] = json.loads(Server(GAMES, names).answer(json.dumps(request)))
    return answer


def quick(view: View, seed: int, outside: Mapping[str, Any]) -> Action:
    """What the quick player does, worked out here and now, for when no process answers in time.

    Raises ValueError when the view's seat has nothing to decide.
    """
    # Most programs that ask never need it.
    from app.bots import players

    return players.quick(view, seed, outside)
