"""The report as JSON: its form, and that its figures are those counted."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from app import __version__
from app.games import GAMES
from app.lab.laws import LAWS, Broken
from app.lab.plan import Stretch, Table, every_table, sweep
from app.lab.report import EXAMPLES, Report
from app.lab.statistics import Tally
from app.lab.workers import Failure, Order, Outcomes
from tests.lab.toys import TOYS

GAMES_AND_TOYS = {**GAMES, **TOYS}

SPREAD = {
    "mean": float, "deviation": float, "least": int, "lower": int, "median": int, "upper": int, "most": int,
    "counts": [[int]],
}  # fmt: skip
PART = {"games": int, "share": float}
EXTREME = {"actions": int, "number": int, "deal": int}
ONE_TABLE = {
    "kupa": str, "format": int, "command": str, "game": str, "seed": int, "revision": int, "seats": int,
    "options": dict, "players": [str], "asked": int, "games": int, "stopped": None,
    "wins": [{"who": object, "share": float, "low": float, "high": float, "alone": int, "shared": int}],
    "even": float, "nobody": PART, "shared": PART, "cap": PART, "reasons": dict,
    "scores": [{"who": object, **SPREAD}], "actions": SPREAD, "rounds": {"var": str, **SPREAD},
    "shortest": EXTREME, "longest": EXTREME, "laws": None,
}  # fmt: skip
COUNTS = {"games": int, "actions": {"total": int, "mean": float, "least": int, "most": int}, "cap": int,
          "nobody": int, "shared": int}  # fmt: skip
TOLD = {"game": str, "seats": int, "options": dict}
LAWS_FORM = {
    "held": [str], "broken": dict,
    "examples": [{"table": TOLD, "law": str, "detail": str, "number": int, "deal": int, "actions": [str]}],
}  # fmt: skip
SWEEP = {
    "kupa": str, "format": int, "command": str, "game": str, "seed": int, "players": [str], "asked": int,
    "games": int, "stopped": None,
    "by_game": [{"game": str, "revision": int, "tables": int, "tables_played": int, **COUNTS, "reasons": dict,
                 "longest": {**EXTREME, "seats": int, "options": dict}, "broken": dict}],
    "tables": [{**TOLD, **COUNTS, "broken": dict}],
    "laws": LAWS_FORM,
}  # fmt: skip
"""The form of a report: a type, a list of one form, an object by key; None stands for null."""


def fits(form: Any, value: Any) -> bool:
    """Whether a value has this form, down to the last key."""
    if isinstance(form, dict):
        return isinstance(value, dict) and form.keys() == value.keys() and all(fits(form[k], value[k]) for k in form)
    if isinstance(form, list):
        return isinstance(value, list) and all(fits(form[0], one) for one in value)
    return value is None if form is None else isinstance(value, form) and not (form is int and value is True)


def report_of(table: Table, games: int, check: bool = False) -> Report:
    """Play these games here."""
    order = Order(1, check=check)
    report = Report(order, [table], games, GAMES_AND_TOYS)
    report.add(order.played(Stretch(table, 0, games), GAMES_AND_TOYS))
    return report


def test_the_report_of_one_table_has_its_form() -> None:
    for name in ("alike", "lot"):
        data = report_of(Table(name, 2), 30).of_table(Table(name, 2))
        assert fits(ONE_TABLE, data), data
        assert json.loads(json.dumps(data, allow_nan=False)) == data
        assert (data["kupa"], data["command"], data["game"]) == (__version__, "simulate", name)
    data = report_of(Table("solo", 1), 30).of_table(Table("solo", 1))
    assert fits({**ONE_TABLE, "rounds": None}, data)
    assert data["options"] == {"ace": "high", "max_idle": 20}, "defaults are written out"


def test_the_report_of_a_sweep_has_its_form() -> None:
    games = {name: TOYS[name] for name in ("alike", "lot", "clock")}
    order = Order(1, check=True)
    report = Report(order, every_table(games), 200, games)
    for stretch in sweep(games, 200):
        report.add(order.played(stretch, games))
    data = report.of_sweep()
    assert fits(SWEEP, data), data
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert [one["game"] for one in data["by_game"]] == list(games)
    assert sum(one["games"] for one in data["by_game"]) == sum(one["games"] for one in data["tables"]) == 200
    assert data["laws"] == {"held": list(LAWS), "broken": {}, "examples": []}
    assert all(one["longest"]["actions"] == one["actions"]["most"] for one in data["by_game"])


def test_a_wrong_form_is_noticed() -> None:
    data = report_of(Table("lot", 2), 3).of_table(Table("lot", 2))
    assert not fits(ONE_TABLE, {**data, "more": 1})
    assert not fits(ONE_TABLE, {**data, "even": None})
    assert not fits(ONE_TABLE, {**data, "wins": [{}]})


def test_a_report_without_games_is_a_report() -> None:
    report = Report(Order(1), [Table("lot", 3)], 9, TOYS)
    report.interrupted = True
    data = report.of_table(Table("lot", 3))
    assert (data["games"], data["asked"], data["stopped"]) == (0, 9, {"why": "interrupted"})
    assert data["actions"] is None and data["shortest"] is None and data["wins"][0]["high"] == 1.0
    json.dumps(data, allow_nan=False)
    empty = Report(Order(1), every_table(TOYS), 9, TOYS).of_sweep()
    assert {one["games"] for one in empty["by_game"]} == {0}


def test_games_that_broke_a_law_are_counted_and_the_first_are_shown() -> None:
    table = Table("faulty", 2, (("fault", "winner"),))
    data = report_of(table, 30, check=True).of_table(table)
    assert data["games"] == 30 and data["actions"] is None
    assert data["laws"]["broken"] == {"result": 30}
    examples = data["laws"]["examples"]
    assert 1 <= len(examples) <= EXAMPLES and fits(LAWS_FORM, data["laws"])
    assert examples[0]["table"] == {"game": "faulty", "seats": 2, "options": {"fault": "winner"}}
    assert examples[0]["number"] == 0 and len(examples[0]["actions"]) == 2


def test_examples_are_few_for_each_game_and_law_however_many_batches_there_are() -> None:
    order, table = Order(1, check=True), Table("faulty", 2, (("fault", "crash"),))
    report = Report(order, [table], 100, TOYS)
    for first in range(0, 100, 10):
        report.add(order.played(Stretch(table, first, 10), TOYS))
    assert len(report.examples) == EXAMPLES and report.faults == {"rules": 100}
    assert [one.number for _, one in report.examples] == list(range(EXAMPLES)), "the first, however they are divided"
    other = Table("lot", 2)
    report.tables[other], report.broken[other] = Tally(), Counter()
    report.add(Outcomes(Stretch(other, 0, 1), broken=[Broken("rules", "x", 0, 1, ())]))
    assert len(report.examples) == EXAMPLES + 1, "those of another game are shown as well"
    assert [report.of_game(name)["tables_played"] for name in ("faulty", "lot")] == [1, 1], "broken games were played"


def test_why_it_stopped_is_said() -> None:
    table = Table("lot", 2)
    report = Report(Order(1), [table], 9, TOYS)
    report.add(Outcomes(Stretch(table, 3, 2), failure=Failure("rules-failed", "KeyError: 'x'", 4, 77)))
    assert report.of_table(table)["stopped"] == {
        "why": "rules-failed", "table": {"game": "lot", "seats": 2, "options": {}},
        "detail": "KeyError: 'x'", "number": 4, "deal": 77,
    }  # fmt: skip
