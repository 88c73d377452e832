"""The games keep every law, and broken laws are noticed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from app.engine import Game, Position, Record
from app.engine.rules import GameInfo
from app.games import GAMES, folder, look_again
from app.lab.contract import played_out
from app.lab.laws import CARDS, LAWS, PAUSE, Broken, described, held_game
from app.lab.plan import Table, deal_number, every_table
from app.lab.simulation import Deciders, Outcome
from app.lab.trials import Trial
from tests.covering import spread
from tests.engine.made_up import PLAYED
from tests.games.toys import HIGH_CARD, known
from tests.lab.toys import FAULTS, ROUND, TOYS, VERBS, Toy

SECRETS = ("order", "search", "events", "worlds")
"""Laws to which only a closely watched game is held."""


def at_random(game: Game, deal: int) -> Deciders:
    """The players, who take any legal action."""
    return Deciders(game, deal, ["random"] * game.seats)


def broken(fault: str, closely: bool) -> list[Broken | Outcome]:
    """Some games of the toy with this fault; number 0 is watched closely, number 1 is not."""
    game = Table("faulty", 2, (("fault", fault),)).agreed(TOYS)
    return [held_game(game, 0 if closely else 1, at_random(game, deal_number(2, n))) for n in range(40)]


@pytest.mark.parametrize("fault", [fault for fault, law in FAULTS.items() if law and law not in SECRETS])
def test_a_fault_breaks_its_law_in_every_game(fault: str) -> None:
    laws = {found.law if isinstance(found, Broken) else "" for found in broken(fault, closely=False)}
    assert laws == {FAULTS[fault]}


@pytest.mark.parametrize("fault", [fault for fault, law in FAULTS.items() if law in SECRETS])
def test_a_fault_in_what_seats_know_is_noticed_where_a_game_is_watched_closely(fault: str) -> None:
    laws = [{one.law for one in broken(fault, closely) if isinstance(one, Broken)} for closely in (True, False)]
    assert laws[0] == {FAULTS[fault]} and FAULTS[fault] not in laws[1]


def test_legal_actions_that_change_when_asked_again_are_noticed() -> None:
    game = Table("faulty", 2, (("fault", "moody"),)).agreed(TOYS)
    # With this deal number, the first decision is one that is examined more closely.
    found = held_game(game, 1, at_random(game, PAUSE))
    assert isinstance(found, Broken) and found.law == "order"


class Loser(Toy):
    """Loses a card at the first of forty decisions."""

    info = GameInfo(id="loser", revision=1, seats=(1, 1), verbs=VERBS, vars=ROUND)

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """All of them."""
        return 40

    def do_left(self, p: Position) -> None:
        """Lose the card, then go on."""
        if not p.vars["round"]:
            p.zones["stock"].pop()
        p.put(round=p.vars["round"] + 1)
        if p.vars["round"] < 40:
            p.ask("go", 0)
        else:
            p.end([0], [0], "done")

    do_right = do_left


def test_a_lost_card_is_noticed_long_before_a_position_is_written_and_read_back() -> None:
    game = Table("loser", 1, ()).agreed({"loser": Loser()})
    found = held_game(game, 1, at_random(game, 1))
    assert isinstance(found, Broken) and found.law == "cards"
    assert len(found.actions) == CARDS < PAUSE - 1


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert set(FAULTS.values()) - {""} == set(LAWS)


def test_what_is_without_fault_keeps_every_law() -> None:
    for closely in (False, True):
        assert all(isinstance(found, Outcome) for found in broken("none", closely))


@pytest.mark.covering(name=spread([*GAMES, *PLAYED], 6))
@pytest.mark.parametrize("name", [*GAMES, *PLAYED])
def test_the_games_keep_every_law(name: str) -> None:
    games = {name: {**GAMES, **PLAYED}[name]}
    tables = every_table(games)
    # Games whose rules allow very long games are left to the command. One of the two games is watched closely.
    for number, table in enumerate((tables[0], tables[len(tables) // 2])):
        game = table.agreed(games)
        found = held_game(game, number, at_random(game, deal_number(1, number)))
        assert isinstance(found, Outcome), found


def test_a_broken_law_is_told_with_all_that_shows_it_again() -> None:
    game = Table("faulty", 2, (("fault", "crash"),)).agreed(TOYS)
    found = held_game(game, 1, at_random(game, 77))
    assert isinstance(found, Broken)
    assert (found.law, found.detail, found.number, found.deal) == ("rules", "KeyError: 'a fault'", 1, 77)
    record = Record.begin(TOYS["faulty"], 2, found.deal, {"fault": "crash"})
    with pytest.raises(KeyError):
        for action in found.actions:
            record.act(action)


def test_what_failed_in_the_folder_of_a_game_is_described_with_file_and_line() -> None:
    with known():
        path = folder(HIGH_CARD) / "rules.py"
        text = path.read_text("utf-8")
        at = "taker = 0 if first > second else 1"
        path.write_text(text.replace(at, "taker = 1 // 0"), "utf-8")
        look_again()
        with pytest.raises(ZeroDivisionError) as failed:
            played_out(Trial(GAMES[HIGH_CARD], 2, ()), 1)
        told = described(failed.value, HIGH_CARD)
    line = text.partition(at)[0].count("\n") + 1
    assert told == f"rules.py, line {line}: ZeroDivisionError: integer division or modulo by zero"
    assert described(KeyError("x"), "no-such-game") == "KeyError: 'x'"
