"""Who tells of a game: its log, its result and its table in words.

A game whose log needs no sentences of its own is told by the plain `Teller`. A new game that wants better is one module
here, named like its rules module, and one line in `TELLERS`. A teller is imported when its game is first told of.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module

from app.wording.tellers.plain import Group, Names, Teller, in_game, named

__all__ = ["TELLERS", "Group", "Names", "Teller", "in_game", "named", "teller"]

TELLERS: Mapping[str, str] = {
    "solo": "SoloTeller",
    "trishape": "TriShapeTeller",
    "shlif-shluf": "ShlifShlufTeller",
    "krav-maga": "KravMagaTeller",
    "meydele": "MeydeleTeller",
    "metzudotayim": "MetzudotayimTeller",
    "super-stam": "SuperStamTeller",
    "karov-meod": "KarovMeodTeller",
    "majnun": "MajnunTeller",
    "asirim": "AsirimTeller",
    "shapes": "ShapesTeller",
    "soureh": "SourehTeller",
    "basa": "BasaTeller",
}
"""The games that have a teller of their own: the class in the game's module."""


@lru_cache(maxsize=32)
def teller(game_id: str) -> Teller:
    """Who tells of this game."""
    name = TELLERS.get(game_id)
    if name is None:
        made = Teller()
    else:
        made = getattr(import_module(f"{__name__}.{game_id.replace('-', '_')}"), name)()
    made.game = game_id
    return made
