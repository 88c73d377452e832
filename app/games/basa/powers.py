"""The table of the powers (canon 4.6): for each card, in the page's order, what using it does and who answers what.

`use_<card>` takes the active player, `you`, and n, fixed when the card is used. A power that asks keeps what it needs
in the var `fx`. Each answer, by the phase in which it is given, takes `you` and that as a dict before its own
arguments. "Hand" never contains the card used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from app.games.basa import chaos, death, life, magic
from app.games.basa.terms import PowerOutcome, Use, asks, trap


class Power(NamedTuple):
    """What a card does when it is used and, for each phase in which it asks, what the answer does."""

    use: Use
    answers: Mapping[str, Callable[..., PowerOutcome]] = {}


POWERS: dict[str, Power] = {
    "2D": Power(chaos.use_2d, {"trade": chaos.trade_2d}),
    "3D": Power(chaos.use_3d, {"target": chaos.target_3d}),
    "4D": Power(chaos.use_4d, {"target": chaos.target_4d}),
    "5D": Power(chaos.use_5d),
    "6D": Power(chaos.use_6d),
    "7D": Power(chaos.use_7d),
    "8D": Power(chaos.use_8d),
    "9D": Power(asks("target"), {"target": chaos.target_9d}),
    "JD": Power(chaos.use_jd, {"drop": chaos.drop_jd}),
    "QD": Power(chaos.use_qd),
    "KD": Power(chaos.use_kd, {"target": chaos.target_kd}),
    "AH": Power(life.use_ah, {"prop": life.prop_ah, "gift": life.give_gift}),
    "2H": Power(life.use_2h),
    "3H": Power(life.use_3h),
    "4H": Power(life.use_4h),
    "5H": Power(life.use_5h),
    "6H": Power(life.use_6h),
    "7H": Power(trap("S")),
    "8H": Power(life.use_8h, {"pick": life.take_removed}),
    "TH": Power(life.use_th, {"gift": life.give_gift}),
    "QH": Power(life.use_qh, {"pick": life.take_removed}),
    "KH": Power(life.use_kh, {"target": life.target_kh}),
    "AC": Power(asks("say"), {"say": magic.say_ac}),
    "4C": Power(asks("say"), {"say": magic.say_and_draw}),
    "5C": Power(magic.use_5c),
    "7C": Power(asks("say"), {"say": magic.say_and_draw}),
    "8C": Power(magic.use_8c),
    "TC": Power(asks("target"), {"target": magic.target_tc}),
    "AS": Power(death.use_as, {"target": death.target_as}),
    "3S": Power(death.use_3s, {"give": death.give_3s}),
    "5S": Power(death.use_5s, {"keep": death.keep_5s}),
    "6S": Power(trap("H")),
    "8S": Power(asks("target"), {"target": death.target_8s}),
    "KS": Power(death.use_ks),
    "XR": Power(death.use_xr),
    "XB": Power(death.use_xb, {"give": death.give_xb}),
}
"""Every power except those that repeat another card's (`cards.SAME`). No hand ever contains the ace of diamonds."""

SAY = {"AC": range(1, 14), "4C": range(5), "7C": range(2, 14)}
"""The values that may be said."""
PROPS = ("safe", "bonus", "points", "card")
"""The properties of a further turn (AH)."""
