"""One controller a game: where its zones lie, how gestures become actions, what to point out.

A new game needs none: the base controller makes any registered game playable. What is special about a game is one
module here and one line in `CONTROLLERS`.
"""

from __future__ import annotations

from app.controllers.asirim import AsirimController
from app.controllers.basa import BasaController
from app.controllers.base import Controller
from app.controllers.karov_meod import KarovMeodController
from app.controllers.krav_maga import KravMagaController
from app.controllers.majnun import MajnunController
from app.controllers.metzudotayim import MetzudotayimController
from app.controllers.meydele import MeydeleController
from app.controllers.shapes import ShapesController
from app.controllers.shlif_shluf import ShlifShlufController
from app.controllers.solo import SoloController
from app.controllers.soureh import SourehController
from app.controllers.super_stam import SuperStamController
from app.controllers.trishape import TriShapeController
from app.engine import Rules
from app.games import GAMES

CONTROLLERS: dict[str, type[Controller]] = {
    controller.game: controller
    for controller in (
        SoloController,
        TriShapeController,
        MeydeleController,
        MetzudotayimController,
        MajnunController,
        SourehController,
        SuperStamController,
        ShapesController,
        ShlifShlufController,
        AsirimController,
        KravMagaController,
        BasaController,
        KarovMeodController,
    )
}
"""The controllers of their own, by game id."""

PLAYABLE: dict[str, Rules] = dict(GAMES)
"""The games that can be played at the table, in the order of the list: all of them."""


def controller_for(game: str) -> type[Controller]:
    """The controller of a game: its own, or the base controller under the game's name."""
    own = CONTROLLERS.get(game)
    return own if own is not None else type("Controller", (Controller,), {"game": game})
