"""Computer players: random, greedy and one search, with one small file of judgement a game.

A new game's judgement is one module here and one line in `JUDGEMENTS`; a game without one is played at random.
"""

from __future__ import annotations

from app.bots.asirim import AsirimJudgement
from app.bots.basa import BasaJudgement
from app.bots.judgement import Judgement
from app.bots.karov_meod import KarovMeodJudgement
from app.bots.krav_maga import KravMagaJudgement
from app.bots.majnun import MajnunJudgement
from app.bots.metzudotayim import MetzudotayimJudgement
from app.bots.meydele import MeydeleJudgement
from app.bots.shapes import ShapesJudgement
from app.bots.shlif_shluf import ShlifShlufJudgement
from app.bots.solo import SoloJudgement
from app.bots.soureh import SourehJudgement
from app.bots.super_stam import SuperStamJudgement
from app.bots.trishape import TriShapeJudgement

JUDGEMENTS: dict[str, Judgement] = {
    one.game: one
    for one in (
        SoloJudgement(),
        TriShapeJudgement(),
        ShlifShlufJudgement(),
        MetzudotayimJudgement(),
        MeydeleJudgement(),
        KravMagaJudgement(),
        SuperStamJudgement(),
        MajnunJudgement(),
        KarovMeodJudgement(),
        AsirimJudgement(),
        BasaJudgement(),
        ShapesJudgement(),
        SourehJudgement(),
    )
}
"""Every game's judgement, by the game's id, in the canon's order."""
