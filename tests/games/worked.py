"""Helpers for worked cases (`app.games.worked_cases`) in the tests of the games, and the cases about knowledge.

A case about knowledge has `views` instead of `expect`: for each seat and for the `onlooker` the `zones` that are not
empty, `knows` and `sets`, exactly.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from app.engine import (
    IllegalAction,
    Position,
    Reason,
    Rules,
    play,
    position_from_json,
    view,
)
from app.games import GAMES, worked_cases

HERE = Path(__file__).resolve().parent


def knowledge(game: str) -> list[dict[str, Any]]:
    """The cases about who knows what in a game (`tests/games/<game>/knowledge.json`); empty if it has none."""
    path = HERE / game.replace("-", "_") / "knowledge.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.is_file() else []
    assert len({case["case"] for case in found}) == len(found), "a case occurs twice"
    return found


def names(cases: list[dict[str, Any]]) -> list[str]:
    """Readable test ids."""
    return [case["case"].replace(" ", "_") for case in cases]


def number(case: Mapping[str, Any]) -> str:
    """The case's number on its page: `02b`."""
    return str(case["case"]).split()[0].rsplit("-", 1)[1]


def start(case: Mapping[str, Any], rules: Rules) -> Position:
    """The position in which a case begins."""
    return position_from_json(case["start"], {rules.info.id: rules})


@cache
def by_number(game: str) -> Mapping[str, Mapping[str, Any]]:
    """A game's cases by their numbers."""
    return {number(case): case for case in worked_cases.read(game)}


def at(game: str, case: str, *actions: str) -> Position:
    """The position in which the case with this number begins, after some actions."""
    return play(start(by_number(game)[case], GAMES[game]), *actions).position


def legal(p: Position) -> list[str]:
    """The legal actions as text."""
    return [str(action) for action in p.game.rules.legal(p)]


def refused(p: Position, action: str) -> Reason:
    """Why an action is illegal, its code and arguments."""
    with pytest.raises(IllegalAction) as caught:
        play(p, action)
    return caught.value.reason


def said(p: Position, *actions: str) -> list[tuple[str, list[Any]]]:
    """What `say` tells while actions are carried out, each code with its arguments."""
    return [(e.said, e.about) for e in play(p, *actions).events if e.said]


def facts(p: Position, code: str, seat: int | None = 0) -> list[tuple[tuple[Any, ...], str]]:
    """The arguments and places of the facts with this code that a seat is shown (None: an onlooker)."""
    return [(fact.args, fact.at) for fact in p.game.rules.facts(view(p, seat)) if fact.code == code]


def check_views(case: Mapping[str, Any], rules: Rules) -> None:
    """Check that a case about knowledge holds for every seat and the onlooker."""
    p = worked_cases.after(case, rules)
    assert set(case["views"]) == {*(str(seat) for seat in range(p.game.seats)), "onlooker"}
    for who, expected in case["views"].items():
        seen = view(p, None if who == "onlooker" else int(who)).to_json()
        found = {part: seen[part] for part in ("zones", "knows", "sets")}
        assert found == {"knows": {}, "sets": {}, **expected}, f"{who} sees and knows something else"
