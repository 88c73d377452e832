"""Positions to ask players about, and whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from app.bots import judgement_of
from app.bots.judgement import Advice
from app.engine import Action, Position, advance, carry_on, new_game, play, position_from_json, view
from app.games import GAMES, worked_cases


def deal(game: str, seed: int, options: dict[str, Any] | None = None) -> Position:
    """A new game with the fewest seats."""
    rules = GAMES[game]
    return new_game(rules, rules.seats()[0], seed, options).position


def decisions(game: str, seed: int, every: int = 3) -> Iterator[Position]:
    """Every `every`th decision with a choice in a game played at random."""
    rng, p = Random(seed), deal(game, seed)
    for number in range(120):
        if p.turn is None:
            return
        if number % every == 0:
            yield p
        p = play(p, rng.choice(GAMES[game].legal(p))).position


def case(name: str) -> Position:
    """Where a case of the canon begins (`solo-02b`), at its first decision."""
    game = name.rpartition("-")[0]
    for one in worked_cases.read(game):
        if one["case"].split()[0] == name:
            return carry_on(position_from_json(one["start"], GAMES)).position
    raise KeyError(name)


def share(p: Position, seat: int = 0) -> float:
    """What the game's judgement tells a search that this position is worth to a seat."""
    return judgement_of(p.game.id).worth(p.bare())[seat]


def cases(game: str) -> list[str]:
    """The names of a game's cases that begin with a decision."""
    return [
        one["case"].split()[0]
        for one in worked_cases.read(game)
        if one["start"]["turn"] is not None
    ]


def advice(p: Position, seed: int = 1) -> Advice:
    """What the game's judgement chooses for the seat in turn, from what it sees."""
    judge = judgement_of(p.game.rules.info.id)
    assert p.turn is not None
    seen = view(p, p.turn)
    return judge.advise(seen, seed, seen.legal)


def partial(game: str, phase: str, zones: dict[str, list[str]], **more: Any) -> Position:
    """A position of a few cards."""
    data = {"game": game, "partial": True, "rng": 1, "turn": 0, "phase": phase, "zones": zones, **more}
    return position_from_json(data, GAMES)


def played(game: str, seed: int, quick: Callable[[Position], Action]) -> Position:
    """The end of a game in which one player decides for all seats and sees the positions (as in a search)."""
    p = deal(game, seed).bare()
    while p.turn is not None:
        advance(p, quick(p))
    return p
