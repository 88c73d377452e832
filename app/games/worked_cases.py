"""Worked cases: a position, the actions done in it, and what must hold afterwards (docs/notation.md#cases).

Tests check those of the program's games, `kupa check-game` those of a person's own game, and people try them at the
practice table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.engine import Position, Rules, carry_on, play, position_from_json, position_to_json
from app.engine.errors import in_json
from app.games import file

FILE = "cases.json"


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


PARTS: Mapping[str, Callable[[Any], bool]] = {
    "phase": lambda value: isinstance(value, str),
    "turn": lambda value: value is None or type(value) is int,
    "zones": lambda value: isinstance(value, dict) and all(map(_texts, value.values())),
    "vars": lambda value: isinstance(value, dict),
    "legal": _texts,
    "also_legal": _texts,
    "illegal": _texts,
    "result": lambda value: value is None or isinstance(value, dict),
}
"""What a case can expect of a position, with a test of its form."""


def read(game: str) -> list[dict[str, Any]]:
    """The cases of a game, as JSON; none if it has none.

    Raises ValueError for a file that is not in the form of cases, OSError for one that cannot be read.
    """
    path = file(game, FILE)
    if path is None:
        return []
    found = json.loads(path.read_text("utf-8-sig"))
    if not isinstance(found, list):
        raise ValueError("it is no list of cases")
    names = set[str]()
    for number, case in enumerate(found, 1):
        wrong = misshapen(case, game)
        if wrong:
            raise ValueError(f"case {number}: {wrong}")
        name = case["case"].split()[0]
        if name in names:
            raise ValueError(f"{name} occurs twice")
        names.add(name)
    return found


def misshapen(case: object, game: str) -> str:
    """What is wrong with the form of a case, as a clause; empty if nothing is."""
    if not isinstance(case, dict):
        return "it is no object"
    name, start, do = (case.get(part) for part in ("case", "start", "do"))
    if not isinstance(name, str) or not name.startswith(f"{game}-"):
        return f"'case' is {in_json(name)}, and begins with {game}-"
    if not isinstance(start, dict):
        return f"'start' is {in_json(start)}, not a position"
    if start.get("game") != game:
        return f"its position is of {in_json(start.get('game'))}"
    if not _texts(do):
        return f"'do' is {in_json(do)}, not a list of actions"
    if ("expect" in case) == ("expect_one_of" in case):
        return "it has either 'expect' or 'expect_one_of'"
    several = case.get("expect_one_of", [case.get("expect")])
    if not isinstance(several, list) or not several or not all(isinstance(one, dict) for one in several):
        return "what is expected is an object, or a list of several in 'expect_one_of'"
    for part, value in (pair for one in several for pair in one.items()):
        if part not in PARTS:
            return f"{in_json(part)} is nothing that can be expected"
        if not PARTS[part](value):
            return f"{part} cannot be {in_json(value)}"
    return ""


def expectations(case: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """What must hold after a case: one expectation or, if chance decides, several of which one must hold."""
    found: Sequence[Mapping[str, Any]] = case["expect_one_of"] if "expect_one_of" in case else (case["expect"],)
    return found


def after(case: Mapping[str, Any], rules: Rules) -> Position:
    """The position after the actions of a case. Raises InvalidPosition, NotationError, IllegalAction."""
    p = carry_on(position_from_json(case["start"], {rules.info.id: rules})).position
    return play(p, *case["do"]).position if case["do"] else p


def unmet(case: Mapping[str, Any], rules: Rules) -> Sequence[str]:
    """What does not hold after a case, a sentence each; of several expectations, for the one that comes nearest."""
    p = after(case, rules)
    return min((differences(p, expected) for expected in expectations(case)), key=len)


def differences(p: Position, expected: Mapping[str, Any]) -> list[str]:
    """How a position differs from what is expected, a sentence each; only the parts named are compared."""
    data = position_to_json(p)
    found = []
    for part in ("phase", "turn"):
        if part in expected and data[part] != expected[part]:
            found.append(_unlike(f"{part} is", data[part], expected[part]))
    for name, cards in expected.get("zones", {}).items():
        zone = name.removesuffix("~")
        if zone not in p.game.zones:
            found.append(f"there is no {zone}")
            continue
        lie = p.texts(zone)
        if name.endswith("~") or zone.startswith("hand."):
            lie, cards = sorted(lie), sorted(cards)
        if lie != cards:
            found.append(_unlike(f"{name} holds", lie, cards))
    for name, value in expected.get("vars", {}).items():
        if name not in data["vars"]:
            found.append(f"there is no var {name}")
        elif data["vars"][name] != value or type(data["vars"][name]) is not type(value):
            found.append(_unlike(f"{name} is", data["vars"][name], value))
    may = [str(action) for action in p.game.rules.legal(p)]
    if "legal" in expected and may != expected["legal"]:
        found.append(_unlike("legal is", may, expected["legal"]))
    found += [f"{one} is not legal" for one in expected.get("also_legal", ()) if one not in may]
    found += [f"{one} is legal" for one in expected.get("illegal", ()) if one in may]
    if "result" in expected:
        found += wrong_result(data.get("result"), expected["result"])
    return found


def wrong_result(result: Mapping[str, Any] | None, expected: Mapping[str, Any] | None) -> list[str]:
    """How a result differs from what is expected; only the fields named are compared."""
    if result is None or expected is None:
        return [] if result == expected else [_unlike("the result is", result, expected)]
    return [_unlike(f"{key} is", result.get(key), value) for key, value in expected.items() if result.get(key) != value]


def _unlike(what: str, found: Any, expected: Any) -> str:
    """A sentence on a difference, with both values as the file of cases writes them."""
    return f"{what} {json.dumps(found, ensure_ascii=False)}, not {json.dumps(expected, ensure_ascii=False)}"
