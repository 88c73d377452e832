"""Positions edited by hand: what counts as refused, and what as a defect of the rules."""

from __future__ import annotations

from random import Random

import pytest

from app.engine import InvalidPosition, Position, View, new_game, position_to_json
from app.games import GAMES
from app.lab.broken import ContractBroken
from app.lab.damage import damaged, tried
from tests.games.toys import known

RULES = next(iter(GAMES.values()))


def test_the_same_numbers_damage_a_position_in_the_same_way() -> None:
    assert damaged(RULES, Random(4)) == damaged(RULES, Random(4)) != damaged(RULES, Random(5))


def test_a_sound_position_is_played_on_from() -> None:
    p = new_game(RULES, RULES.seats()[0], 3).position
    assert tried(RULES, position_to_json(p), Random(1)) == ""


def test_a_refusal_is_given_as_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def sound(p: Position) -> None:
        raise InvalidPosition("no such card")

    data = position_to_json(new_game(RULES, RULES.seats()[0], 3).position)
    monkeypatch.setattr(RULES, "sound", sound)
    assert tried(RULES, data, Random(1)).startswith("no such card")


def test_rules_that_fail_in_a_position_they_did_not_refuse_are_defective(monkeypatch: pytest.MonkeyPatch) -> None:
    def facts(seen: View) -> list[object]:
        raise KeyError(seen.phase)

    data = position_to_json(new_game(RULES, RULES.seats()[0], 3).position)
    monkeypatch.setattr(RULES, "facts", facts)
    with pytest.raises(KeyError):
        tried(RULES, data, Random(1))


def test_so_are_rules_by_which_nobody_can_decide_anything_some_moves_on() -> None:
    with known(), pytest.raises(ContractBroken, match="nobody can decide anything in phase choose") as failed:
        verbs = {name for _, name in GAMES["market"].info.verbs}
        for seed in range(100):
            tried(GAMES["market"], damaged(GAMES["market"], Random(seed)), Random(seed))
    (note,) = failed.value.__notes__
    read, _, played = note.partition("; played from there: ")
    assert all(f"{part} " in read for part in ("read: phase", "turn", "cards", "vars")), read
    assert {word.partition(":")[0] for word in played.split(", ")} <= {"nothing", *verbs}, played
