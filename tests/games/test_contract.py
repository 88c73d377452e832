"""The contract, for every registered game and the made-up ones, every seat count and all pairs of option values.

Two ways to play: fixed seeds, so that a run can be repeated by its name, and games that Hypothesis invents as a seed
and a list of numbers, so that a broken law is shown by the shortest game that breaks it.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import (
    Record,
    deal_unknown,
    position_from_json,
    position_to_json,
    view,
)
from app.games import GAMES
from tests.engine.made_up import PLAYED
from tests.games import contract
from tests.games.contract import Table

TABLES = contract.tables({**GAMES, **PLAYED})
PLAIN = [table for table in TABLES if not table.options]

every_table = pytest.mark.parametrize("table", TABLES, ids=contract.test_ids(TABLES))
every_game = pytest.mark.parametrize("table", PLAIN, ids=contract.test_ids(PLAIN))


@every_table
def test_a_whole_game_keeps_every_law(table: Table) -> None:
    contract.hold_game(table, 1)


@every_table
def test_a_game_ends_within_its_bound(table: Table) -> None:
    for seed in range(2, 5):
        count = sum(1 for _ in contract.walk(table, seed))
        assert 0 < count <= table.rules.bound(table.seats, table.begin(seed).position.options)


@every_table
def test_the_same_seed_and_actions_give_the_same_bytes_and_a_record_replays_them(table: Table) -> None:
    record = Record.begin(table.rules, table.seats, 9, dict(table.options))
    lived = [record.opening]
    for _, action, _ in contract.walk(table, 9):
        lived.append(record.act(action))
    games = {table.rules.info.id: table.rules}
    text = contract.bytes_of(record.to_json())
    again = Record.from_json(record.to_json(), games)
    assert contract.bytes_of(again.to_json()) == text
    for live, replayed in zip(lived, [again.opening, *again.steps()], strict=True):
        assert position_to_json(replayed.position) == position_to_json(live.position)
        for seat in contract.viewers(live.position):
            assert contract.told(replayed, seat) == contract.told(live, seat)
    other = Record.begin(table.rules, table.seats, 10, dict(table.options))
    assert position_to_json(other.position) != position_to_json(record.opening.position), "the seed makes no difference"


@every_table
def test_reading_a_dealt_world_carries_nothing_out(table: Table) -> None:
    games = {table.rules.info.id: table.rules}
    for n, (p, _, _) in enumerate(contract.walk(table, 4)):
        # A world may rest with one legal action.
        world = position_to_json(deal_unknown(view(p, p.turn), Random(n)))
        assert position_to_json(position_from_json(world, games)) == world
        if n == 20:
            break


@every_game
@settings(max_examples=10)
@given(seed=st.integers(0, 1 << 40), numbers=st.lists(st.integers(0, 30), max_size=12))
def test_any_game_keeps_every_law(table: Table, seed: int, numbers: list[int]) -> None:
    rng = Random(seed)
    for count, (p, action, step) in enumerate(contract.walk(table, seed, numbers)):
        if count > len(numbers):
            break
        contract.hold_step(p, action, step, rng, contract.viewers(p))


@pytest.mark.slow
@every_table
@settings(max_examples=60)
@given(seed=st.integers(0, 1 << 40), numbers=st.lists(st.integers(0, 30), max_size=60))
def test_any_long_game_with_any_options_keeps_every_law(table: Table, seed: int, numbers: list[int]) -> None:
    rng = Random(seed)
    for count, (p, action, step) in enumerate(contract.walk(table, seed, numbers)):
        if count > len(numbers):
            break
        contract.hold_step(p, action, step, rng, contract.viewers(p))
        contract.check_refusals(p)


def test_the_contract_meets_every_seat_count_and_option_value() -> None:
    for rules in {**GAMES, **PLAYED}.values():
        tried = [table for table in TABLES if table.rules is rules]
        assert {table.seats for table in tried} == set(rules.seats())
        for seats in rules.seats():
            for option in rules.options(seats):
                met = {dict(table.options).get(option.name) for table in tried if table.seats == seats}
                assert {option.default, *option.values} <= met
