"""Worked cases as data: the canon's in `cases.json` in a game's folder, those about knowledge beside the game's tests.

Their form is described in docs/notation.md#cases: a position, actions, what is true afterwards. A case about knowledge
has `views` instead of `expect`: for each seat and for the `onlooker` the `zones` that are not empty, `knows` and
`sets`, exactly.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from app.engine import (
    IllegalAction,
    Position,
    Reason,
    Rules,
    carry_on,
    play,
    position_from_json,
    position_to_json,
    view,
)
from app.games import file

HERE = Path(__file__).resolve().parent


def read(game: str) -> list[dict[str, Any]]:
    """The canon's cases of a game; empty if it has none."""
    return _read(file(game, "cases.json"))


def knowledge(game: str) -> list[dict[str, Any]]:
    """The cases about who knows what in a game (`tests/games/<game>/knowledge.json`); empty if it has none."""
    path = HERE / game.replace("-", "_") / "knowledge.json"
    return _read(path if path.is_file() else None)


def _read(path: Path | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path is not None else []
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


def after(case: Mapping[str, Any], rules: Rules) -> Position:
    """The position after the actions of a case."""
    p = carry_on(start(case, rules)).position
    return play(p, *case["do"]).position if case["do"] else p


def legal(p: Position) -> list[str]:
    """The legal actions as text."""
    return [str(action) for action in p.game.rules.legal(p)]


def refused(p: Position, action: str) -> Reason:
    """Why an action is illegal, its code and arguments."""
    with pytest.raises(IllegalAction) as caught:
        play(p, action)
    return caught.value.reason


def said(p: Position, *actions: str) -> list[tuple[str, list[Any]]]:
    """What is said while actions are carried out, each with its arguments."""
    return [(e.args["code"], e.args["args"]) for e in play(p, *actions).events if e.code == "said"]


def check(case: Mapping[str, Any], rules: Rules) -> None:
    """A canon case holds."""
    p = after(case, rules)
    if "expect_one_of" in case:
        assert [] in [differences(p, expected) for expected in case["expect_one_of"]]
    else:
        assert differences(p, case["expect"]) == []


def differences(p: Position, expected: Mapping[str, Any]) -> list[str]:
    """How a position differs from what is expected, a sentence each; only what is named is compared."""
    data = position_to_json(p)
    found = []
    for part in ("phase", "turn"):
        if part in expected and data[part] != expected[part]:
            found.append(f"{part} is {data[part]}, not {expected[part]}")
    for name, cards in expected.get("zones", {}).items():
        zone = name.removesuffix("~")
        lie = p.texts(zone)
        if name.endswith("~") or zone.startswith("hand."):
            lie, cards = sorted(lie), sorted(cards)
        if lie != cards:
            found.append(f"{name} holds {lie}, not {cards}")
    for name, value in expected.get("vars", {}).items():
        if data["vars"][name] != value or type(data["vars"][name]) is not type(value):
            found.append(f"{name} is {data['vars'][name]}, not {value}")
    may = legal(p)
    if "legal" in expected and may != expected["legal"]:
        found.append(f"legal is {may}, not {expected['legal']}")
    found += [f"{one} is not legal" for one in expected.get("also_legal", ()) if one not in may]
    found += [f"{one} is legal" for one in expected.get("illegal", ()) if one in may]
    if "result" in expected:
        found += wrong_result(data.get("result"), expected["result"])
    return found


def wrong_result(result: Mapping[str, Any] | None, expected: Mapping[str, Any] | None) -> list[str]:
    """How a result differs from what is expected; only the fields named are compared."""
    if result is None or expected is None:
        return [] if result == expected else [f"the result is {result}, not {expected}"]
    return [f"{key} is {result.get(key)}, not {value}" for key, value in expected.items() if result.get(key) != value]


def check_views(case: Mapping[str, Any], rules: Rules) -> None:
    """A case of knowledge holds for every seat and the onlooker."""
    p = after(case, rules)
    assert set(case["views"]) == {*(str(seat) for seat in range(p.game.seats)), "onlooker"}
    for who, expected in case["views"].items():
        seen = view(p, None if who == "onlooker" else int(who)).to_json()
        found = {part: seen[part] for part in ("zones", "knows", "sets")}
        assert found == {"knows": {}, "sets": {}, **expected}, f"{who} sees and knows something else"
