"""Majnun at the table: what a person sees (canon 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine import Position, position_from_json, view
from app.games import GAMES
from app.games.majnun.controller import MajnunController
from app.table.geometry import Board
from app.table.prompts import Ref, seat_ref
from app.table.signs import Arrow, Badge, Caption
from app.wording import t
from tests.table.laid import course

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
def test_one_arrow_leads_from_who_gives_to_who_is_helped_and_a_tag_says_who_has_given(seat: int | None) -> None:
    p = giving()
    one = MajnunController(p.game, seat, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    me = 0 if seat is None else seat

    def end(other: int) -> Ref:
        return Ref(f"hand.{other}") if other == me else seat_ref(other)

    now = view(p, seat)
    arrows = [(sign.start, sign.end, sign.done) for sign in one.signs(now, BOARD) if isinstance(sign, Arrow)]
    assert arrows == [(end(1), end(3), False)]
    tags = [[tag.text for tag in one.tags(now, other)] for other in range(4)]
    assert tags == [[t("majnun.label.given")], [], [], [t("majnun.label.owner")]]


def test_the_caption_of_the_pot_counts_and_never_names_the_demand_of_a_turn_that_is_over() -> None:
    seen: set[str] = set()
    for p in course("majnun", 3):
        if p.turn is None:
            continue
        now = view(p, p.turn)
        one = MajnunController(p.game, p.turn, {}, computers=())
        caption = next(s for s in one.signs(now, BOARD) if isinstance(s, Caption) and s.zone == "pot")
        need, placed = now.vars["need"], now.vars["placed"]
        colour = "red" if now.vars["red"] else "black"
        if p.phase == "close" or (p.phase == "give" and now.vars["division"] > 1):
            assert caption.detail == ""
        elif placed:
            assert caption.detail == t("majnun.label.laid", n=placed, need=need, colour=colour)
        else:
            assert caption.detail == t("majnun.fact.demand", need, colour)
        seen.add(p.phase + str(bool(placed)))
    assert {"placeFalse", "placeTrue", "closeTrue"} <= seen


def test_whose_turn_is_next_is_said_at_their_badge() -> None:
    for p in course("majnun", 3):
        if p.turn is None or p.phase != "place":
            continue
        now = view(p, p.turn)
        one = MajnunController(p.game, p.turn, {}, computers=())
        after = (p.turn + 1) % 3
        said = [seat for seat in range(3) if t("majnun.label.next") in [tag.text for tag in one.tags(now, seat)]]
        assert said == [after] or dict(now.vars["debts"]).get(after)


def test_the_hem_stays_with_the_owner_of_the_turn_while_others_give() -> None:
    p = giving()
    one = MajnunController(p.game, 0, {}, computers=())
    owner, giver = view(p, 0), replace(view(p, 0), turn=3)
    assert one.hem(owner, BOARD) == one.hem(giver, BOARD)
    badges = {sign.target: sign for sign in one.signs(owner, BOARD) if isinstance(sign, Badge)}
    lit = one.hem(owner, BOARD)
    assert lit is not None and lit.edge == "right" and badges[seat_ref(3).zone].x > 0.8
