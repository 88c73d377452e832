"""Positions that were written by hand or damaged: refused with a sentence or played on, without any other error."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.engine import OVER, InvalidPosition, Rules, new_game, play, position_from_json, position_to_json
from app.games import GAMES
from app.lab.damage import damaged, tried
from app.protocol.server import Server
from tests.covering import amount

LAYS = {"active": 0, "placed": 0, "division": 0, "queue": [], "debts": [], "claim": []}
"""The vars of Majnun while a seat lays."""

LAID_TOO_EARLY = {"hand.0": ["KC", "6S", "6D"], "alpha.0": ["8C"]}
"""The hand of seat 0 in Prisoners, one card of which already lies when the round begins."""

each_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


SEEDS = amount(12, 20)
"""How many damaged positions of a game are read."""


@each_game
@settings(max_examples=amount(6, 12))
@given(seed=st.integers(0, 1 << 40))
@example(105670946)  # solo: the picked card in another place
@example(865 * 7919 + 5)  # meydele: a war of seats that are out
@example(25094)  # meydele: a war in a round that has not begun
@example(232 * 7919 + 5)  # basa: a second card without a first
def test_a_damaged_position_is_refused_or_played_on(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    tried(rules, damaged(rules, rng), rng)


@each_game
def test_most_damage_is_noticed_and_some_positions_can_be_played_on(rules: Rules) -> None:
    refused = 0
    for seed in range(SEEDS):
        rng = Random(seed)
        refused += bool(tried(rules, damaged(rules, rng), rng))
    assert 0 < refused < SEEDS


@each_game
def test_the_protocol_answers_to_a_damaged_position_in_one_line(rules: Rules) -> None:
    server = Server(GAMES, lambda _: {})
    for seed in range(15):
        request = {"cmd": "actions", "position": damaged(rules, Random(seed))}
        answer = json.loads(server.answer(json.dumps(request)))
        assert answer["ok"] or answer["error"]["code"] in ("invalid-position", "bad-notation"), answer


@each_game
def test_no_count_is_so_large_that_the_end_of_the_game_cannot_be_read(rules: Rules) -> None:
    start = position_to_json(new_game(rules, rules.seats()[0], 3).position)
    for name, var in rules.info.vars.items():
        most = 1 << 53
        values = {"int": most - 1, "by-seat": [most - 1] * start["seats"] if type(var.blank) is int else None}
        value = values.get(var.kind)
        if value is not None:
            with pytest.raises(InvalidPosition):
                position_from_json({**start, "vars": {**start["vars"], name: value}}, GAMES)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("shlif-shluf", "turns"), ("metzudotayim", "turns"), ("meydele", "round"), ("super-stam", "turn_no"),
        ("majnun", "round"), ("karov-meod", "round"), ("asirim", "round"), ("basa", "turn_no"), ("shapes", "round"),
        ("soureh", "deal"), ("solo", "idle"),
    ],
)  # fmt: skip
def test_a_count_far_beyond_its_cap_ends_the_game_and_the_end_is_read(game: str, name: str) -> None:
    rules, rng = GAMES[game], Random(5)
    p = new_game(rules, rules.seats()[0], 3).position
    p.vars[name] = (1 << 52) - 1
    for _ in range(300):
        p = position_from_json(position_to_json(p), GAMES)
        if p.phase == OVER:
            return
        p = play(p, rng.choice(rules.legal(p))).position
    raise AssertionError(f"{name} is counted for ever")


@pytest.mark.parametrize(
    ("game", "seats", "changes", "sentence"),
    [
        ("solo", 1, {"phase": "second", "vars": {"picked": ""}}, "the picked card is not in hand"),
        ("basa", 2, {"vars": {"uses": 1}}, "a power has been used, and first names none"),
        ("soureh", 2, {"phase": "deal"}, "nothing lies before the cards are dealt"),
        ("soureh", 3, {"vars": {"out": [0, 1, 2]}}, "a seat that is not in the deal has no turn"),
        ("soureh", 3, {"turn": 0, "vars": {"out": [1, 2]}}, "two seats play on, or all count"),
        ("soureh", 3, {"vars": {"dealer": 3}}, "var 'dealer' is a seat from 0 to 2 or -1, not 3"),
        ("shapes", 2, {"phase": "swap"}, "no exchange"),
        ("shapes", 2, {"vars": {"scores": [True, False]}}, "var 'scores' is a list of whole numbers, one a seat"),
        ("super-stam", 2, {"phase": "put"}, "opener, lead, last or column is missing"),
        ("super-stam", 2, {"vars": {"ready": []}}, "var 'ready' is a list of 2, one a seat"),
        ("majnun", 3, {"vars": {"debts": [["x"]]}}, "debts is a list of seats with what they owe"),
        ("majnun", 3, {"phase": "place", "vars": LAYS | {"division": 1}}, "nothing is divided or owed before"),
        ("majnun", 3, {"phase": "place", "vars": LAYS | {"debts": [[1, 2]]}}, "nothing is divided or owed before"),
        ("majnun", 3, {"phase": "place", "vars": LAYS | {"claim": [1]}}, "nothing is divided or owed before"),
        ("majnun", 3, {"vars": {"active": -2}}, "var 'active' is a seat from 0 to 2 or -1"),
        ("karov-meod", 3, {"vars": {"queue": [1, 0]}}, "it is not for seat 0 to decide"),
        ("asirim", 3, {"phase": "begin-round", "zones": LAID_TOO_EARLY}, "does not belong to phase alpha"),
        ("asirim", 3, {"vars": {"given": "2C"}}, "a card is offered, or given, while its answer is due"),
        ("asirim", 3, {"vars": {"round_winner": 1}}, "nobody has won a round that has just begun"),
        ("basa", 2, {"vars": {"fx": {"card": "2D"}}}, "a power runs although none has been used"),
        ("meydele", 3, {"vars": {"kuzari": "x"}}, "the kuzari is a suit, or there is none"),
        ("meydele", 3, {"phase": "war"}, "does not go with these zones and vars"),
    ],
)
def test_what_is_wrong_is_named(game: str, seats: int, changes: dict[str, Any], sentence: str) -> None:
    data = position_to_json(new_game(GAMES[game], seats, 3).position)
    for part, value in changes.items():
        data[part] = {**data[part], **value} if isinstance(value, dict) else value
    with pytest.raises(InvalidPosition, match=sentence):
        position_from_json(data, GAMES)
