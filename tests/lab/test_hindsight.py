"""Judging a finished game with every card known."""

from __future__ import annotations

from random import Random

import pytest

from app.bots import judgement_of
from app.engine import Record
from app.games import GAMES
from app.lab.hindsight import PAR, can_look_back, hindsight


def finished(game: str, seed: int = 3) -> Record:
    """A game played at random to its end."""
    rules = GAMES[game]
    record, rng = Record.begin(rules, rules.seats()[0], seed), Random(seed)
    while record.position.result is None:
        record.act(rng.choice(rules.legal(record.position)))
    return record


def can(game: str) -> bool:
    """Whether a game's judgement answers at all."""
    return judgement_of(game).hindsight((), lambda: False) is not None


SOLVED = [game for game in GAMES if can(game)]


def test_some_game_can_be_looked_back_on() -> None:
    assert SOLVED


@pytest.mark.long
@pytest.mark.parametrize("par", ["random", pytest.param(PAR, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", SOLVED)
def test_every_point_lost_is_some_moves(game: str, par: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # By default a quick player sets the par, because the expert takes longer for it than everything else together.
    monkeypatch.setattr("app.lab.hindsight.PAR", par)
    record = finished(game)
    found = hindsight(record)
    assert found.whole and found.best is not None
    assert found.best - found.score == sum(one.points for one in found.costly)
    assert [one.action for one in found.costly] == [" ".join(record.done[one.number].actions) for one in found.costly]
    assert found.par is not None and found.par <= found.best


@pytest.mark.parametrize("game", SOLVED)
def test_without_time_nothing_is_claimed(game: str) -> None:
    found = hindsight(finished(game), lambda: False)
    assert found.par is None and not found.whole


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_that_goes_on_is_not_looked_back_on(game: str) -> None:
    rules = GAMES[game]
    record = Record.begin(rules, rules.seats()[0], 1)
    assert not can_look_back(record)
    with pytest.raises(ValueError, match=game):
        hindsight(record)
