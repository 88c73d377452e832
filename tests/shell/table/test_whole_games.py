"""Games in company at the table, by real events: persons round one screen, computer players, both.

By default each game has one company, and of a long game only the beginning and the end are played at the table. With
`--slow` every game is played whole, in all companies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Action, position_to_json
from app.engine import play as play_on
from app.games import GAMES
from app.session.sitting import Sitting
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from tests.covering import amount, spread
from tests.shell.at_table import play

FIRST, LAST = amount(3, 6), amount(2, 4)
"""How many acts of persons are played at the table at the beginning, and how many decisions at the end."""

SEVERAL = [name for name, rules in GAMES.items() if rules.info.seats[1] > 1]
Table = Callable[..., TablePage]


def options(game: str, seats: int) -> dict[str, Any]:
    """The options for the shortest game: every cap at its lowest value."""
    found: dict[str, Any] = {}
    for option in GAMES[game].options(seats):
        if option.name.startswith("max_"):
            numbers = [value for value in option.values if isinstance(value, int)]
            found[option.name] = min(numbers)
    if game == "majnun":
        found["max_rounds"] = 4  # with fewer, everything may be forced
    return found


def finished(page: TablePage) -> None:
    """Check that the table shows the end, and that the store holds the game."""
    assert page.sitting.over
    kept = page.sitting.kept.store.load(page.sitting.id, GAMES)
    assert position_to_json(kept.position) == position_to_json(page.sitting.record.position)
    assert page.voice.prompt.sentence


def seldom_first(page: TablePage, rng: Random) -> Callable[[list[Action]], Action]:
    """Choose at random among the actions whose verbs were done least often, so that a few acts show much of a game."""
    done: Counter[tuple[str, str]] = Counter()

    def choose(legal: list[Action]) -> Action:
        phase = page.sitting.view.phase
        least = min(done[phase, action.verb] for action in legal)
        action = rng.choice([action for action in legal if done[phase, action.verb] == least])
        done[phase, action.verb] += 1
        return action

    return choose


def near_its_end(page: TablePage, qtbot: QtBot, rng: Random) -> TablePage:
    """The same game at another table, resumed `LAST` decisions before its end.

    The part in between was played at random without a screen.
    """
    old = page.sitting
    page.leave()
    p, actions = old.record.position, list[str]()
    while p.turn is not None:
        actions.append(str(rng.choice(p.game.rules.legal(p))))
        p = play_on(p, actions[-1]).position
    for action in actions[:-LAST]:
        old.act([action])
    settings = Settings(old.kept.store.settings())
    again = TablePage(Sitting.resume(old.kept.store, settings, old.id), settings)
    qtbot.addWidget(again)
    again.resize(1280, 800)
    again.show()
    again.open(False)
    QApplication.processEvents()
    return again


def play_beginning_and_end(page: TablePage, qtbot: QtBot, rng: Random) -> None:
    """Play the first acts and the last ones, at one table if nothing lies in between."""
    play(page, qtbot, rng, FIRST, seldom_first(page, rng))
    if page.sitting.over:
        finished(page)
        return
    page = near_its_end(page, qtbot, rng)
    play(page, qtbot, rng, choose=seldom_first(page, rng))
    finished(page)
    page.leave()


Seated = Callable[[Table, str], TablePage]
"""Seats a company at a game."""


def two_people(table: Table, game: str) -> TablePage:
    """Two persons and, if the game needs more seats, computer players."""
    seats = max(2, GAMES[game].info.seats[0])
    return table(game, persons=2, seats=seats, **options(game, seats))


def one_person(table: Table, game: str) -> TablePage:
    """One person against computer players that think."""
    low, high = GAMES[game].info.seats
    seats = min(high, low + 1)
    return table(game, persons=1, seats=seats, seed=4, level="greedy", **options(game, seats))


def full_table(table: Table, game: str) -> TablePage:
    """As many seats as the game allows, two of them persons."""
    _, high = GAMES[game].info.seats
    return table(game, persons=2, seats=high, seed=5, **options(game, high))


companies = pytest.mark.parametrize("company", [two_people, one_person, full_table], ids=lambda made: made.__name__)
games = pytest.mark.parametrize("game", SEVERAL)


@pytest.mark.long(keep=3)
@pytest.mark.covering
@companies
@games
def test_a_game_in_company_is_played_from_its_beginning_and_to_its_end(
    table: Table, qtbot: QtBot, game: str, company: Seated
) -> None:
    play_beginning_and_end(company(table, game), qtbot, Random(1))


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 2))
@games
def test_a_game_in_company_is_played_by_keys_alone(table: Table, qtbot: QtBot, game: str) -> None:
    page = two_people(table, game)
    play(page, qtbot, Random(2), FIRST, seldom_first(page, Random(2)), keys=True)
    page.leave()


@pytest.mark.slow
@games
def test_a_whole_game_in_company_is_played_by_keys_alone(table: Table, qtbot: QtBot, game: str) -> None:
    page = two_people(table, game)
    play(page, qtbot, Random(2), keys=True)
    finished(page)


@pytest.mark.slow
@companies
@games
def test_a_whole_game_in_company_is_played(table: Table, qtbot: QtBot, game: str, company: Seated) -> None:
    page = company(table, game)
    play(page, qtbot, Random(1))
    finished(page)
