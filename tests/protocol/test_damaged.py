"""The protocol with positions edited by hand: every answer comes soon, is documented, and later ones agree with it."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest

from app.bots.players import players
from app.engine import Rules
from app.games import GAMES
from app.lab.damage import damaged, texts
from app.protocol.server import Server

STEPS = 8
"""How many actions a position that could be read is played on."""

LONGEST = 5.0
"""Seconds of processor time for one answer: many times as long as the slowest one takes."""

each_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def heaped(rules: Rules, rng: Random) -> dict[str, Any]:
    """A damaged position in which much of the deck lies in a few zones, and numbers may be very large."""
    data = damaged(rules, rng)
    every = [zone.id for pattern in rules.zones(data["seats"], data["options"]) for zone in pattern.made(data["seats"])]
    if rng.random() < 0.5:
        few = rng.sample(every, rng.randrange(1, min(4, len(every)) + 1))
        cards = texts(data)
        rng.shuffle(cards)
        data["zones"] = {}
        for text in cards:
            data["zones"].setdefault(rng.choice(few), []).append(text)
    else:
        dst, zones = rng.choice(every), data["zones"]
        for src in rng.sample(list(zones), rng.randrange(1, len(zones) + 1)):
            if src != dst:
                zones[dst], zones[src] = [*zones.get(dst, []), *zones[src]], []
    counts = [name for name, var in rules.info.vars.items() if var.kind == "int"]
    if counts and rng.random() < 0.3:
        data["vars"][rng.choice(counts)] = rng.choice([(1 << 53) - 1, 1_000_000, 100, 10])
    return data


class Somebody:
    """Somebody who sends positions and checks every answer."""

    def __init__(self) -> None:
        self.server = Server(GAMES, lambda _: {})

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer to a request, which must be a documented one and come soon."""
        line, began = json.dumps(request), time.process_time()
        answer: dict[str, Any] = json.loads(self.server.answer(line))
        assert time.process_time() - began < LONGEST, line
        assert answer["ok"] or answer["error"]["code"] != "internal", line
        return answer

    def asked(self, **request: Any) -> dict[str, Any]:
        """The answer to a request that must not be refused."""
        answer = self.ask(**request)
        assert answer["ok"], (answer, json.dumps(request))
        return answer

    def try_out(self, position: dict[str, Any], rng: Random) -> bool:
        """Send a position; if it can be read, so must everything that follows from it. Return whether it could."""
        first = self.ask(cmd="actions", position=position)
        if not first["ok"]:
            assert first["error"]["code"] in ("invalid-position", "bad-notation"), first
            return False
        position = first.get("position", position)
        for step in range(STEPS):
            views = [self.asked(cmd="view", position=position, seat=s) for s in (*range(position["seats"]), None)]
            here = self.asked(cmd="actions", position=position)
            if not here["actions"]:
                assert here["phase"] == "over"
                break
            if step % 3 == 0:
                seen = views[here["turn"]]["position"]
                told = self.asked(cmd="go", position=seen, level=best(position["game"]), seed=step)
                assert told["action"] in here["actions"]
            action = rng.choice(here["actions"])
            position = self.asked(cmd="apply", position=position, actions=[action])["position"]
        return True


def best(game: str) -> str:
    """The level of the best computer player that a game has."""
    return "greedy" if "greedy" in players(game) else "random"


def tried_out(rules: Rules, seeds: range) -> int:
    """How many of these positions could be read."""
    somebody, count = Somebody(), 0
    for seed in seeds:
        rng = Random(seed)
        count += somebody.try_out((heaped if seed % 3 == 0 else damaged)(rules, rng), rng)
    return count


@each_game
def test_what_follows_from_a_damaged_position_is_never_refused_nor_unforeseen(rules: Rules) -> None:
    # Among few positions there may be no readable one; then more are tried.
    assert any(tried_out(rules, range(first, first + 8)) for first in range(0, 400, 8))


@pytest.mark.slow
@each_game
def test_what_follows_from_many_damaged_positions_is_never_refused_nor_unforeseen(rules: Rules) -> None:
    assert tried_out(rules, range(100_000, 100_450)) > 20
