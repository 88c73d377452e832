"""Every case of the canon, played by the engine and, as another program would do it, through the engine's protocol."""

from __future__ import annotations

import importlib
import importlib.util
import json
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from app.engine import OVER, position_from_json, position_to_json
from app.games import GAMES, file, worked_cases
from tests.games import worked

FILES = {game: worked_cases.read(game) for game in GAMES}
CASES = [case for cases in FILES.values() for case in cases]
KNOWLEDGE = [case for game in GAMES for case in worked.knowledge(game)]
PAGED = [game for game in GAMES if file(game, "canon.md") is not None]

CASE_KEYS = {"case", "start", "do", "expect", "expect_one_of"}
START_KEYS = {"game", "partial", "seats", "options", "rng", "turn", "phase", "zones", "vars"}
"""The keys of docs/notation.md#cases; the runner compares all of `worked_cases.PARTS`."""


@pytest.mark.parametrize("case", CASES, ids=worked.names(CASES))
def test_a_case_of_the_canon_holds(case: dict[str, Any]) -> None:
    assert worked_cases.unmet(case, GAMES[case["start"]["game"]]) == []


@pytest.mark.parametrize("case", KNOWLEDGE, ids=worked.names(KNOWLEDGE))
def test_every_seat_knows_what_it_has_seen(case: dict[str, Any]) -> None:
    worked.check_views(case, GAMES[case["start"]["game"]])


@pytest.mark.parametrize("game", PAGED)
def test_every_section_of_a_page_is_covered_by_cases_and_tests_that_exist(game: str) -> None:
    """The module of a game's tests names, for each section of the canon, the cases and tests that cover it."""
    folder = f"tests.games.{game.replace('-', '_')}"
    module = importlib.import_module(f"{folder}.test_rules")
    tests = set(globals())
    for path in (worked.HERE / game.replace("-", "_")).glob("test_*.py"):
        tests |= set(vars(importlib.import_module(f"{folder}.{path.stem}")))
    assert list(module.COVERED) == getattr(module, "SECTIONS", list(module.COVERED))
    numbers = {worked.number(case) for case in FILES[game]}
    known = numbers | {worked.number(case) for case in KNOWLEDGE if case["start"]["game"] == game}
    for section, held in module.COVERED.items():
        assert held, section
        assert [name for name in held if name not in known and name.split()[-1] not in tests] == [], section
    assert {name for held in module.COVERED.values() for name in held} >= numbers


def test_every_case_has_an_id_of_its_own_and_is_of_its_game() -> None:
    ids = Counter(case["case"].split()[0] for case in CASES)
    assert [name for name, times in ids.items() if times > 1] == []
    for game, cases in FILES.items():
        assert {case["start"]["game"] for case in cases} <= {game}
        assert all(case["case"].startswith(f"{game}-") for case in cases)


def test_no_case_asks_for_what_the_runner_does_not_compare() -> None:
    for case in CASES:
        assert set(case) <= CASE_KEYS and ("expect" in case) != ("expect_one_of" in case), case["case"]
        assert set(case["start"]) <= START_KEYS and case["start"]["partial"] is True, case["case"]
        for expected in worked_cases.expectations(case):
            assert set(expected) <= set(worked_cases.PARTS), case["case"]
            assert set(expected) - {"phase", "turn"}, f"{case['case']} says hardly anything"
            assert not [zone for zone in expected.get("zones", {}) if zone.startswith("hand.") and zone.endswith("~")]
            assert set(expected.get("result") or {}) <= {"winners", "scores", "reason", "places"}, case["case"]


CASE = next(case for case in FILES["solo"] if case["case"].startswith("solo-02c"))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"phase": "choose"}, 'phase is "second", not "choose"'),
        ({"turn": None}, "turn is 0, not null"),
        ({"zones": {"center": ["9S"]}}, 'center holds ["8S"], not ["9S"]'),
        ({"zones": {"stock": ["3C", "KD", "2H", "5H"]}}, 'stock holds ["KD", "3C", "2H", "5H"], not ['),
        ({"zones": {"stock~": ["3C", "KD", "2H"]}}, 'stock~ holds ["2H", "3C", "5H", "KD"], not ['),
        ({"zones": {"hand.0": ["2D", "6C", "7H"]}}, 'hand.0 holds ["2D", "6C", "7H", "9D"], not ['),
        ({"zones": {"won.0": ["8S"]}}, 'won.0 holds [], not ["8S"]'),
        ({"vars": {"picked": ""}}, 'picked is "7H", not ""'),
        ({"vars": {"idle": False}}, "idle is 0, not false"),
        ({"legal": ["take:9D"]}, 'legal is ["take:9D", "take:6C"], not ["take:9D"]'),
        ({"legal": ["take:9D", "take:6C", "take:2D"]}, "legal is "),
        ({"also_legal": ["take:9D", "take:2D"]}, "take:2D is not legal"),
        ({"illegal": ["take:2D", "take:9D"]}, "take:9D is legal"),
        ({"result": {"reason": "cap"}}, "the result is null, not "),
    ],
    ids=range(14),
)
def test_the_runner_notices_every_field_that_does_not_hold(wrong: dict[str, Any], sentence: str) -> None:
    p = worked_cases.after(CASE, GAMES["solo"])
    (difference,) = worked_cases.differences(p, wrong)
    assert difference.startswith(sentence)


@pytest.mark.parametrize(
    "right",
    [
        {"phase": "second", "turn": 0, "result": None},
        {"zones": {"stock": ["KD", "3C", "2H", "5H"], "stock~": ["5H", "2H", "3C", "KD"], "removed": []}},
        {"zones": {"hand.0": ["9D", "7H", "2D", "6C"]}},
        {"vars": {"picked": "7H"}, "legal": ["take:9D", "take:6C"]},
        {"also_legal": ["take:6C"], "illegal": ["take:7H", "return:2D"]},
    ],
    ids=range(5),
)
def test_the_runner_lets_pass_what_holds(right: dict[str, Any]) -> None:
    assert worked_cases.differences(worked_cases.after(CASE, GAMES["solo"]), right) == []


def test_a_result_is_compared_field_by_field() -> None:
    case = next(case for case in FILES["solo"] if case["case"].startswith("solo-06"))
    p = worked_cases.after(case, GAMES["solo"])
    assert worked_cases.differences(p, {"result": {"winners": [], "reason": "no-match"}}) == []
    assert worked_cases.differences(p, {"result": {"scores": [2, 3]}}) == ["scores is [2, 2], not [2, 3]"]
    assert len(worked_cases.differences(p, {"result": None})) == 1
    assert worked_cases.differences(p, {"phase": OVER, "turn": None}) == []
    assert worked_cases.differences(p, {"turn": 1}) == ["turn is null, not 1"]


# Through the protocol


def asked(requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers of the engine process, one line for each request."""
    text = "".join(json.dumps({"id": n, **request}) + "\n" for n, request in enumerate(requests))
    done = subprocess.run(
        [sys.executable, "-m", "app", "engine"], input=text, capture_output=True, encoding="utf-8", timeout=120,
        cwd=worked.HERE.parents[1],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("id") for answer in answers] == list(range(len(requests)))
    return answers


@pytest.mark.skipif(
    importlib.util.find_spec("app.protocol.server") is None, reason="the engine does not speak its protocol yet"
)
def test_the_cases_hold_through_the_engines_protocol() -> None:
    applied = asked([{"cmd": "apply", "position": case["start"], "actions": case["do"]} for case in CASES])
    legal = asked([{"cmd": "actions", "position": answer.get("position")} for answer in applied])
    for case, after, actions in zip(CASES, applied, legal, strict=True):
        assert after["ok"] and actions["ok"], (case["case"], after, actions)
        p = position_from_json(after["position"], GAMES)
        assert position_to_json(p) == after["position"], case["case"]
        found = [worked_cases.differences(p, expected) for expected in worked_cases.expectations(case)]
        assert [] in found, case["case"]
        for part in ("turn", "phase"):
            assert after[part] == actions[part] == after["position"][part], case["case"]
        assert after["result"] == actions["result"] == after["position"].get("result"), case["case"]
        assert actions["actions"] == [str(action) for action in p.game.rules.legal(p)], case["case"]


def test_a_case_in_another_form_is_told_in_the_words_of_its_file() -> None:
    assert worked_cases.misshapen({"case": None}, "solo") == "'case' is null, and begins with solo-"
    case = {"case": "solo-1", "start": {"game": "solo"}, "do": True}
    assert worked_cases.misshapen(case, "solo") == "'do' is true, not a list of actions"
