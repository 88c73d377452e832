"""Nobody peeks: if positions differ only in hidden cards, every player is sent the same bytes and answers the same.

The tests compare what is sent to the engine process, and its whole answer: the action, its reason, how many tries it
took, every candidate with its figures, and what decided. The worlds that differ most from the true one are among those
compared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from app.bots import levels as levels_module
from app.bots.players import players
from app.engine import Position, View, advance, deal_unknown, new_game, view
from app.engine.views import contrary_worlds
from app.games import GAMES
from app.protocol.server import Server
from tests.bots.test_levels import FEW

EACH = pytest.mark.parametrize("game", sorted(GAMES))
SERVER = Server(GAMES, lambda game: {})
ITERATIONS, EXPLAINED = 12, 36
"""How many tries a player has, and one that explains itself.

They are few, because the test is about what players know, but enough for facts to be compared.
"""


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search little."""
    monkeypatch.setattr(levels_module, "LEVELS", FEW)
    monkeypatch.setattr(levels_module, "VISITS", 2)


def sent(seen: View, level: str, seed: int, *, explain: bool) -> str:
    """The line that asks for a decision."""
    tries = EXPLAINED if explain else ITERATIONS
    request = {"cmd": "go", "position": seen.to_json(), "level": level, "seed": seed, "iterations": tries}
    return json.dumps({**request, "account": True, "explain": explain})


def pairs(game: str, seed: int, every: int) -> Iterator[tuple[Position, Position]]:
    """Positions of a game played at random, each with others that the seat in turn cannot tell from it."""
    rules, rng = GAMES[game], Random(f"{game} {seed}")
    seats = rng.choice(list(rules.seats()))
    p = new_game(rules, seats, seed).position
    for number in range(200):
        if p.turn is None:
            return
        if number % every == seed % every:
            v = view(p, p.turn)
            yield p, deal_unknown(v, rng)
            yield from ((p, world) for world in islice(contrary_worlds(v, rng), 1, 3))
        p = p.copy()
        advance(p, rng.choice(rules.legal(p)))


def hold(pair: tuple[Position, Position], game: str, number: int) -> None:
    """Check that every player is sent the same for both and answers the same; one of them, in turn, explains itself."""
    one, other = (view(p, p.turn) for p in pair)
    names = list(players(game))
    for at, level in enumerate(names):
        lines = [sent(v, level, number, explain=at == number % len(names)) for v in (one, other)]
        assert lines[0] == lines[1], (game, level)
        answers = [SERVER.answer(line) for line in lines]
        assert answers[0] == answers[1] and json.loads(answers[0])["ok"], (game, level, answers)


def held(game: str, count: int, every: int) -> int:
    """Hold `count` pairs of a game, from one deal after the other."""
    met = seed = 0
    while met < count:
        seed += 1
        for pair in islice(pairs(game, seed, every), count - met):
            hold(pair, game, met)
            met += 1
    return met


@EACH
def test_nobody_is_sent_or_answers_what_hangs_on_hidden_cards(game: str) -> None:
    assert held(game, 2, every=17) == 2


def test_some_of_the_pairs_differ_in_hidden_cards() -> None:
    for game in GAMES:
        differing = (one.zones != other.zones for seed in (1, 2, 3) for one, other in pairs(game, seed, 5))
        # In a game that hides only the order of a stock, the pairs differ in that.
        assert any(differing), game


@pytest.mark.slow
def test_nobody_peeks_in_ten_thousand_pairs() -> None:
    wanted = 10_000 // len(GAMES) + 1
    assert sum(held(game, wanted, every=3) for game in GAMES) >= 10_000
