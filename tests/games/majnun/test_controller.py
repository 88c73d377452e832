"""Majnun at the table: what a person sees (canon 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine import Position, position_from_json, view
from app.games import GAMES
from app.games.majnun.controller import MajnunController
from app.table.geometry import Board
from app.table.prompts import Ref, seat_ref
from app.table.signs import Arrow, Badge

pytestmark = pytest.mark.usefixtures("qapp")
BOARD = Board(1256.0, 644.0)


def giving() -> Position:
    """Omar (1) closed; Eli (3) could not pay, Noa (0) has given two cards and Omar gives now; Tamar (2) is next."""
    lie = {
        "hand.0": ["2S", "3H"], "hand.1": ["4H", "4S", "6S"], "hand.2": ["7S", "8S", "9D"], "hand.3": ["5C"],
        "pot": ["KS"],
    }  # fmt: skip
    vars_ = {"active": 3, "need": 13, "red": False, "division": 1, "to": 3, "quota": 2, "queue": [1, 2]}
    data = {"game": "majnun", "partial": True, "seats": 4, "rng": 1, "turn": 1, "phase": "give", "zones": lie}
    return position_from_json({**data, "vars": vars_}, GAMES)


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_arrows_lead_from_who_gives_or_has_given_to_who_is_helped(seat: int | None) -> None:
    p = giving()
    one = MajnunController(p.game, seat, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    me = 0 if seat is None else seat

    def end(other: int) -> Ref:
        return Ref(f"hand.{other}") if other == me else seat_ref(other)

    arrows = {(sign.start, sign.end): sign.done for sign in one.signs(view(p, seat), BOARD) if isinstance(sign, Arrow)}
    assert arrows == {(end(1), end(3)): 0, (end(0), end(3)): 1}


def test_the_hem_stays_with_the_owner_of_the_turn_while_others_give() -> None:
    p = giving()
    one = MajnunController(p.game, 0, {}, computers=())
    owner, giver = view(p, 0), replace(view(p, 0), turn=3)
    assert one.hem(owner, BOARD) == one.hem(giver, BOARD)
    badges = {sign.target: sign for sign in one.signs(owner, BOARD) if isinstance(sign, Badge)}
    lit = one.hem(owner, BOARD)
    assert lit is not None and lit.edge == "right" and badges[seat_ref(3).zone].x > 0.8
