"""The contract, for every registered game and the fake ones, with every seat count and every option value.

By default there are few tables, and long games check only some of their steps; every game, every number of seats and
every value of every option is covered. `--slow` adds the other tables, all pairs of option values with every seat
count, and every step.

Games are played in two ways: from fixed seeds, so that a run can be repeated by its name; and as Hypothesis draws them,
from a seed and a list of numbers, so that a broken law is shown by the shortest game that breaks it.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import (
    OVER,
    Record,
    deal_unknown,
    position_from_json,
    position_to_json,
    view,
)
from app.games import GAMES
from tests.covering import amount
from tests.engine.made_up import PLAYED
from tests.games import contract
from tests.games.contract import Table

PLAYED_HERE = {**GAMES, **PLAYED}
TABLES = contract.tables(PLAYED_HERE)
CHOSEN = contract.chosen(PLAYED_HERE)
PLAIN = [table for table in CHOSEN if not table.options]
ENDS = [table for table in PLAIN if table.seats in table.rules.info.seats]
"""Each game with its fewest and its most seats."""
OPEN = [table for table in CHOSEN if table.seats > 1 and not table.begin(1).position.game.hides]
MOST = amount(3, 5)
"""How many steps of a long game are held against every law by default."""

LONG = amount(20, 50)
"""How many decisions of a game are kept and replayed by default."""

every_table = pytest.mark.parametrize("table", TABLES, ids=contract.ids(TABLES))
some_tables = pytest.mark.parametrize("table", CHOSEN, ids=contract.ids(CHOSEN))
every_game = pytest.mark.parametrize("table", ENDS, ids=contract.ids(ENDS))


@pytest.mark.covering(table=contract.facets)
@some_tables
def test_a_game_keeps_every_law(table: Table) -> None:
    contract.hold_game(table, 1, MOST)


@pytest.mark.slow
@every_table
def test_a_whole_game_keeps_every_law(table: Table) -> None:
    contract.hold_game(table, 1)


@some_tables
def test_a_game_ends_within_its_bound(table: Table) -> None:
    for seed in (2, 3):
        opening = table.begin(seed).position
        last, actions = contract.played_out(table, seed)
        # A game that is over immediately, or in which every choice is forced, has no actions.
        assert actions or opening.phase == OVER
        assert last.phase == OVER and last.result is not None
        assert len(actions) <= table.rules.bound(table.seats, opening.options)


@pytest.mark.covering(table=contract.facets)
@some_tables
def test_the_same_seed_and_actions_give_the_same_bytes_and_a_record_replays_them(table: Table) -> None:
    contract.hold_record(table, 9, LONG)
    record = Record.begin(table.rules, table.seats, 9, dict(table.options))
    other = Record.begin(table.rules, table.seats, 10, dict(table.options))
    assert position_to_json(other.position) != position_to_json(record.opening.position), "the seed makes no difference"


@some_tables
def test_reading_a_dealt_world_carries_nothing_out(table: Table) -> None:
    games = {table.rules.info.id: table.rules}
    for n, (p, _, _) in enumerate(contract.walk(table, 4)):
        # A world may stop at a single legal action.
        world = position_to_json(deal_unknown(view(p, p.turn), Random(n)))
        assert position_to_json(position_from_json(world, games)) == world
        if n == 20:
            break


@pytest.mark.covering(table=contract.game_of)
@every_game
@settings(max_examples=2)
@given(seed=st.integers(0, 1 << 40), numbers=st.lists(st.integers(0, 30), max_size=12))
def test_any_game_keeps_every_law(table: Table, seed: int, numbers: list[int]) -> None:
    rng = Random(seed)
    for count, (p, action, step) in enumerate(contract.walk(table, seed, numbers)):
        if count > len(numbers):
            break
        contract.hold_step(p, action, step, rng, contract.viewers(p))


@pytest.mark.slow
@some_tables
@settings(max_examples=40)
@given(seed=st.integers(0, 1 << 40), numbers=st.lists(st.integers(0, 30), max_size=60))
def test_any_long_game_with_any_options_keeps_every_law(table: Table, seed: int, numbers: list[int]) -> None:
    rng = Random(seed)
    for count, (p, action, step) in enumerate(contract.walk(table, seed, numbers)):
        if count > len(numbers):
            break
        contract.hold_step(p, action, step, rng, contract.viewers(p))
        contract.check_refusals(p)


@pytest.mark.parametrize("table", OPEN, ids=contract.ids(OPEN))
def test_a_game_that_hides_nothing_tells_all_seats_the_same(table: Table) -> None:
    """It gets no curtain, so everything that one seat is shown or told, by any operation, every seat may know."""
    for _, _, step in islice(contract.walk(table, 5), MOST):
        told = {str([event.to_json() for event in step.told(seat)]) for seat in range(table.seats)}
        seen = {str({**view(step.position, seat).to_json(), "viewer": 0}) for seat in range(table.seats)}
        assert len(told) == 1 and len(seen) == 1


def test_the_contract_meets_every_seat_count_and_option_value() -> None:
    for rules in PLAYED_HERE.values():
        few = [table for table in CHOSEN if table.rules is rules]
        assert {table.seats for table in few} == set(rules.seats())
        met_somewhere: set[tuple[str, Any]] = set()
        for table in few:
            met_somewhere |= set(table.begin(1).position.options.items()) | set(table.options)
        for seats in rules.seats():
            tried = [dict(table.options) for table in TABLES if table.rules is rules and table.seats == seats]
            for option in rules.options(seats):
                values = {option.default, *option.values}
                assert values <= {table.get(option.name, option.default) for table in tried}
                assert {(option.name, value) for value in values - {option.default}} <= met_somewhere
