"""What the default suite leaves out of a product of parameters, others stand for."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.covering import Row, covering, spread, taken_for

GAMES = [f"game {number}" for number in range(9)]
LANGUAGES = ["en", "he"]
SIZES = [(900, 600), (1280, 800), (1920, 1080)]


def rows(**axes: list[object]) -> list[Row]:
    return [taken_for(dict(zip(axes, values, strict=True)), {}) for values in product(*axes.values())]


PRODUCTS = {
    "one parameter": rows(game=[*GAMES]),
    "two": rows(game=[*GAMES], language=[*LANGUAGES]),
    "three": rows(game=[*GAMES], size=[*SIZES], language=[*LANGUAGES]),
    "no product": [row for row in rows(game=[*GAMES], seats=[1, 2, 3, 4]) if len(str(row)) % 3 or row["seats"] == 1],
    "lists": rows(game=[*GAMES], cards=[["7H"], ["8H"]]),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_every_value_is_met_and_every_pair_without_the_longest_list(name: str) -> None:
    every = PRODUCTS[name]
    for chosen in ([every[n] for n in sorted(covering(every, lot))] for lot in ("", "tests/a.py")):
        assert_met(every, chosen)


def assert_met(every: list[Row], chosen: list[Row]) -> None:
    parameters = list(every[0])
    for parameter in parameters:
        assert {row[parameter] for row in chosen} == {row[parameter] for row in every}
    for a, b in combinations([one for one in parameters if one != "game"], 2):
        assert {(row[a], row[b]) for row in chosen} == {(row[a], row[b]) for row in every}


def test_few_stand_for_many_and_the_short_lists_take_turns() -> None:
    for name in ("two", "three"):
        every = PRODUCTS[name]
        chosen = [every[n] for n in covering(every)]
        assert len(chosen) == len(GAMES)
        english = sum(row["language"] == "en" for row in chosen)
        assert abs(2 * english - len(chosen)) <= 1


def test_values_that_are_taken_for_the_same_stand_for_one_another() -> None:
    tables = [(game, seats) for game in "ab" for seats in range(5)]
    every = [taken_for({"table": table}, {"table": lambda table: table[0]}) for table in tables]
    assert {every[n]["table"] for n in covering(every)} == {"a", "b"}
    assert len(covering(every)) == 2


def test_what_is_in_a_frozenset_is_met_one_by_one() -> None:
    pairs = list(combinations("abcde", 2))
    chosen = covering([taken_for({"table": pair}, {"table": frozenset}) for pair in pairs])
    assert {letter for n in chosen for letter in pairs[n]} == set("abcde")
    assert len(chosen) == 3


def test_few_from_one_end_to_the_other_stand_for_a_long_list() -> None:
    parts = [taken_for({"game": game}, {"game": spread(GAMES, 4)}) for game in GAMES]
    assert covering(parts) == {0, 3, 5, 7}


def test_another_lot_has_other_games_stand_for_all_and_the_same_lot_the_same_ones() -> None:
    for name, every in PRODUCTS.items():
        assert covering(every, "tests/a.py") == covering(every, "tests/a.py"), name
    parts = [taken_for({"game": game}, {"game": spread(GAMES, 4)}) for game in GAMES]
    drawn = [covering(parts, f"tests/{letter}.py") for letter in "abcdefghijklmnop"]
    assert all({parts[n]["game"] for n in chosen} == set(range(4)) and len(chosen) == 4 for chosen in drawn)
    assert set.union(*drawn) == set(range(len(GAMES))), "every game stands for all somewhere"


def test_nothing_is_chosen_of_nothing() -> None:
    assert covering([]) == set()
