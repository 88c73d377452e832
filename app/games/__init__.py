"""The games of the canon: one rules module each, and the list of them. No game imports another.

A new game is one module here and one line in `GAMES`.
"""

from __future__ import annotations

from app.engine.rules import Rules
from app.games.asirim import Asirim
from app.games.basa import Basa
from app.games.karov_meod import KarovMeod
from app.games.krav_maga import KravMaga
from app.games.majnun import Majnun
from app.games.metzudotayim import Metzudotayim
from app.games.meydele import Meydele
from app.games.shapes import Shapes
from app.games.shlif_shluf import ShlifShluf
from app.games.solo import Solo
from app.games.soureh import Soureh
from app.games.super_stam import SuperStam
from app.games.trishape import TriShape

GAMES: dict[str, Rules] = {
    rules.info.id: rules
    for rules in (
        Solo(),
        TriShape(),
        ShlifShluf(),
        Metzudotayim(),
        Meydele(),
        KravMaga(),
        SuperStam(),
        Majnun(),
        KarovMeod(),
        Asirim(),
        Basa(),
        Shapes(),
        Soureh(),
    )
}
"""Every game whose rules are known, by its id, in the canon's order."""
