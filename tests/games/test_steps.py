"""Steps that run by themselves: reached by name and never called, so that a game can be kept in any of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import app.games
from app.engine import Action, Position, Rules, Witnessed, carry_on, new_game, play, position_from_json, witnessed
from app.engine import position_to_json as written
from app.games import GAMES

FOLDER = Path(app.games.__file__).parent
WITH_STEPS = {name: rules for name, rules in GAMES.items() if rules.steps}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.py")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_step_is_called_and_nobody_asks_whether_the_game_is_watched(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert not node.func.attr.startswith("step_"), f"line {node.lineno}: a step is called"
        if isinstance(node, ast.Name):
            assert node.id not in ("Witnessed", "witnessed"), f"line {node.lineno}: somebody asks who looks on"


def resting(before: Position, action: Action | None) -> Iterator[Witnessed]:
    """The position in each step that an action leads through, and what follows by itself, up to a free decision."""
    p = witnessed(before).copy()
    rules = p.game.rules
    while action is not None:
        rules.apply(p, action)
        while p.phase in rules.steps:
            p.look()
            yield p.copy()
            rules.steps[p.phase](p)
        p.look()
        action = rules.forced(p, rules.legal(p))


def check_steps(rules: Rules, seats: int, decisions: int) -> set[str]:
    """Keep a game in every step it reaches, and play on from what was kept; return the steps met."""
    games, rng, met = {rules.info.id: rules}, Random(seats), set()
    p = new_game(rules, seats, 4).position
    for _ in range(decisions):
        if p.turn is None:
            break
        action = rng.choice(rules.legal(p))
        step = play(p, action)
        for rest in resting(p, action):
            met.add(rest.phase)
            read = position_from_json(written(rest), games)
            assert written(read) == written(rest), f"another position is read in step {rest.phase}"
            assert written(carry_on(read).position) == written(step.position), f"step {rest.phase} goes another way"
        p = step.position
    return met


@pytest.mark.parametrize("rules", WITH_STEPS.values(), ids=WITH_STEPS)
def test_a_game_kept_in_any_step_goes_on_as_if_it_had_not_been(rules: Rules) -> None:
    assert set().union(*(check_steps(rules, seats, 90) for seats in {rules.seats()[0], rules.seats()[-1]}))
