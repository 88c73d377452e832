"""The trees of play from tiny positions have the sizes that were counted; they use no chance unless they say so.

A file `trees.json` beside a game's tests is a list of `{"name", "start", "counts", "ended", "results"}`: `counts[d]` is
the number of ways to take d decisions, `ended[d]` how many of these finish the game, `results` how often each reason
and scores occur among the finished games of the whole tree. Counting goes on until every game is over, or to the last
depth given if `"open": true`. With `"chance": true` the tree shuffles on its way, as the pinned generator does.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app.engine import OVER, Position, advance, position_from_json
from app.games import GAMES

FILES = sorted(Path(__file__).resolve().parent.glob("*/trees.json"))
TREES: list[dict[str, Any]] = [tree for path in FILES for tree in json.loads(path.read_text("utf-8"))]


def count(p: Position, depth: int, deepest: int, tally: dict[str, Counter[Any]], chance: bool) -> None:
    """Add the tree below a position to the tally."""
    tally["counts"][depth] += 1
    if p.phase == OVER:
        assert p.result is not None
        tally["ended"][depth] += 1
        tally["results"][f"{p.result.reason} {list(p.result.scores)}"] += 1
        return
    if depth == deepest:
        return
    for action in p.game.rules.legal(p):
        child = p.bare()
        advance(child, action)
        assert chance or child.rng == p.rng, f"{action} uses chance: no position for counting"
        count(child, depth + 1, deepest, tally, chance)


@pytest.mark.parametrize("tree", TREES, ids=[tree["name"] for tree in TREES])
def test_the_tree_of_play_is_as_large_as_was_counted(tree: dict[str, Any]) -> None:
    tally: dict[str, Counter[Any]] = {part: Counter() for part in ("counts", "ended", "results")}
    depths = len(tree["counts"])
    start = position_from_json(tree["start"], GAMES)
    count(start, 0, depths if not tree.get("open") else depths - 1, tally, tree.get("chance", False))
    assert [tally["counts"][d] for d in range(depths)] == tree["counts"]
    assert [tally["ended"][d] for d in range(depths)] == tree["ended"]
    assert dict(tally["results"]) == tree["results"]
    assert tally["counts"][depths] == 0, "the tree goes deeper than was counted"


def test_the_finished_games_counted_are_the_results_counted() -> None:
    for tree in TREES:
        assert sum(tree["ended"]) == sum(tree["results"].values())
        assert tree["start"]["game"] in GAMES


@pytest.mark.parametrize("path", FILES, ids=[path.parent.name for path in FILES])
def test_whoever_counts_trees_counts_two_at_least(path: Path) -> None:
    assert len(json.loads(path.read_text("utf-8"))) >= 2
