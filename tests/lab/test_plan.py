"""Which games a simulation plays: every number of seats and option value, in a fixed order, each with its deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from app.engine import Rules
from app.games import GAMES
from app.lab.plan import HIGHEST_DEAL, Table, choices, deal_number, every_table, possible, sweep, values_of
from tests.engine.made_up import MADE_UP
from tests.lab.toys import TOYS

EVERYTHING = {**GAMES, **MADE_UP, **TOYS}
MANY = TOYS["faulty"].options(2)[0].values


def test_a_deal_hangs_on_the_seed_and_the_number_of_the_game_alone() -> None:
    deals = [deal_number(1, number) for number in range(5000)]
    assert deals == [deal_number(1, number) for number in range(5000)]
    assert all(1 <= deal <= HIGHEST_DEAL for deal in deals)
    # A few of this many may coincide by chance; the games of two seeds, or of one seed shifted by one, do not.
    assert len(set(deals)) > 4990
    assert len(set(deals) & {deal_number(2, number) for number in range(5000)}) < 10


def test_the_deals_are_the_same_on_every_machine() -> None:
    assert [deal_number(1, 0), deal_number(1, 1), deal_number(-7, 123456)] == [859941315, 629968696, 465831081]


def all_rows(rules: Rules, seats: int) -> list[dict[str, Any]]:
    """Every allowed choice of values for all options; these are far too many to play."""
    values = {option.name: values_of(option) for option in rules.options(seats)}
    named = [dict(zip(values, row, strict=True)) for row in product(*values.values())]
    return [row for row in named if possible(Table(rules.info.id, seats, tuple(row.items())), {rules.info.id: rules})]


def chosen_rows(rules: Rules, seats: int) -> list[dict[str, Any]]:
    """The choices that are played, with the defaults written out."""
    defaults = {option.name: option.default for option in rules.options(seats)}
    return [{**defaults, **dict(row)} for row in choices(rules, seats)]


def test_every_number_of_seats_is_met_and_the_defaults_come_first() -> None:
    tables = every_table(EVERYTHING)
    assert len(set(tables)) == len(tables)
    for name, rules in EVERYTHING.items():
        mine = [table for table in tables if table.game == name]
        assert {table.seats for table in mine} == set(rules.seats())
        for seats in rules.seats():
            first = next(table for table in mine if table.seats == seats)
            assert first.options == () or not possible(Table(name, seats), EVERYTHING)


@pytest.mark.parametrize("every_seat", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["ends", "all"])
def test_any_values_of_two_options_that_can_meet_do(every_seat: bool) -> None:
    """With the fewest and the most seats; with --slow with every number, whose products take long to go through."""
    refused = 0
    for rules in EVERYTHING.values():
        for seats in rules.seats() if every_seat else sorted({rules.seats()[0], rules.seats()[-1]}):
            rows, every = chosen_rows(rules, seats), all_rows(rules, seats)
            for a, b in combinations([option.name for option in rules.options(seats)], 2):
                met, could = ({(row[a], row[b]) for row in some} for some in (rows, every))
                assert met == could, (rules.info.id, seats, a, b)
                refused += len(could) < len({row[a] for row in every}) * len({row[b] for row in every})
    assert refused, "no option was ever refused beside another"


def test_every_value_of_an_only_option_is_met() -> None:
    assert [row["fault"] for row in chosen_rows(TOYS["faulty"], 2)] == ["none", *(f for f in MANY if f != "none")]


def test_options_that_do_not_go_together_are_never_asked_for() -> None:
    rows = [dict(row) for row in choices(TOYS["lot"], 3)]
    assert not [row for row in rows if row.get("nobody") and row.get("word", "a") != "a"]
    assert {"nobody": True, "n": 9} in rows or {"nobody": True, "n": 0} in rows


def test_a_sweep_plays_so_many_games_spread_evenly() -> None:
    for count in (0, 1, 7, 1000, 12345):
        plan = sweep(TOYS, count)
        assert sum(stretch.games for stretch in plan) == count
        by_game, by_table = Counter[str](), Counter[Table]()
        for stretch in plan:
            by_game[stretch.table.game] += stretch.games
            # The games of a table follow one another without a gap.
            assert stretch.first == by_table[stretch.table]
            by_table[stretch.table] += stretch.games
        shares = [by_game[name] for name in TOYS]
        assert max(shares) - min(shares) <= 1
        for name in TOYS:
            mine = [by_table[table] for table in every_table(TOYS) if table.game == name]
            assert max(mine) - min(mine) <= 1


def test_a_sweep_that_is_broken_off_has_been_at_every_table() -> None:
    plan = sweep(TOYS, 10_000)
    begun = {stretch.table for stretch in plan[: len(plan) // 8]}
    assert begun == set(every_table(TOYS))
