"""Who tells of a game: its log, its result and its table in words.

A game whose log needs no sentences of its own is told by the plain `Teller`. A new game that wants better is one module
here and one line in `TELLERS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from app.wording.tellers.asirim import AsirimTeller
from app.wording.tellers.basa import BasaTeller
from app.wording.tellers.karov_meod import KarovMeodTeller
from app.wording.tellers.krav_maga import KravMagaTeller
from app.wording.tellers.majnun import MajnunTeller
from app.wording.tellers.metzudotayim import MetzudotayimTeller
from app.wording.tellers.meydele import MeydeleTeller
from app.wording.tellers.plain import Group, Names, Teller, in_game, named
from app.wording.tellers.shapes import ShapesTeller
from app.wording.tellers.shlif_shluf import ShlifShlufTeller
from app.wording.tellers.solo import SoloTeller
from app.wording.tellers.soureh import SourehTeller
from app.wording.tellers.super_stam import SuperStamTeller
from app.wording.tellers.trishape import TriShapeTeller

__all__ = ["TELLERS", "Group", "Names", "Teller", "in_game", "named", "teller"]

TELLERS: Mapping[str, type[Teller]] = {
    one.game: one
    for one in (
        SoloTeller,
        TriShapeTeller,
        ShlifShlufTeller,
        KravMagaTeller,
        MeydeleTeller,
        MetzudotayimTeller,
        SuperStamTeller,
        KarovMeodTeller,
        MajnunTeller,
        AsirimTeller,
        ShapesTeller,
        SourehTeller,
        BasaTeller,
    )
}
"""The games that have a teller of their own."""


@lru_cache(maxsize=32)
def teller(game_id: str) -> Teller:
    """Who tells of this game."""
    made = TELLERS.get(game_id, Teller)()
    made.game = game_id
    return made
