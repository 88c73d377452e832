"""One controller a game: where its zones lie, how gestures become actions, what to point out.

A new game is one module here and one line in `CONTROLLERS`.
"""

from __future__ import annotations

from app.controllers.base import Controller
from app.controllers.solo import SoloController
from app.controllers.trishape import TriShapeController
from app.engine import Rules
from app.games import GAMES

CONTROLLERS: dict[str, type[Controller]] = {
    controller.game: controller for controller in (SoloController, TriShapeController)
}
"""The controllers by game id."""

PLAYABLE: dict[str, Rules] = {name: GAMES[name] for name in CONTROLLERS}
"""The games that can be played at the table: those whose rules have a controller, in the order of the list."""
