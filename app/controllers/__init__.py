"""One controller a game: where its zones lie, how gestures become actions, what to point out.

A new game needs none: the base controller makes any registered game playable. What is special about a game is one
module here, named like its rules module, and one line in `CONTROLLERS`. A controller is imported with its first table:
a start is waited for, and twelve games are not on the table.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from app.engine import Rules
from app.games import GAMES

if TYPE_CHECKING:
    from app.controllers.base import Controller

CONTROLLERS: dict[str, str] = {
    "solo": "SoloController",
    "trishape": "TriShapeController",
    "shlif-shluf": "ShlifShlufController",
    "metzudotayim": "MetzudotayimController",
    "meydele": "MeydeleController",
    "krav-maga": "KravMagaController",
    "super-stam": "SuperStamController",
    "majnun": "MajnunController",
    "karov-meod": "KarovMeodController",
    "asirim": "AsirimController",
    "basa": "BasaController",
    "shapes": "ShapesController",
    "soureh": "SourehController",
}
"""The controllers of their own, by game id: the class in the game's module."""

PLAYABLE: dict[str, Rules] = dict(GAMES)
"""The games that can be played at the table, in the order of the list: all of them."""


def controller_for(game: str) -> type[Controller]:
    """The controller of a game: its own, or the base controller under the game's name."""
    name = CONTROLLERS.get(game)
    if name is None:
        return _plain(game)
    found: type[Controller] = getattr(import_module(f"{__name__}.{game.replace('-', '_')}"), name)
    return found


@lru_cache
def _plain(game: str) -> type[Controller]:
    from app.controllers.base import Controller

    return type("Controller", (Controller,), {"game": game})
