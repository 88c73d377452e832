"""Hindsight: the cards as they lie, and nothing of what chance had still to bring."""

from __future__ import annotations

from random import Random

import pytest

from app.bots.hindsight import as_they_lie, in_hindsight
from app.bots.search import Candidate, Search
from tests.bots.made import deal


def test_every_world_has_the_cards_as_they_lie_and_chance_of_its_own() -> None:
    p = deal("asirim", 1)
    dealt, rng = as_they_lie(p), Random(1)
    worlds = [dealt(rng) for _ in range(3)]
    assert all(world.zones == p.zones and world.vars == p.vars for world in worlds)
    assert len({p.rng, *(world.rng for world in worlds)}) == 4


@pytest.mark.parametrize(("lead", "better"), [(0.3, True), (0.15, False)])
def test_only_what_is_surely_better_is_told_instead_of_what_was_done(
    lead: float, better: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = deal("trishape", 1)
    made, other = p.game.rules.legal(p)[:2]
    found = [Candidate(made, 9, (0.0,), 0.0, 0.0, 0.1), Candidate(other, 9, (lead,), lead, 0.1, 0.1)]
    monkeypatch.setattr(Search, "tried", lambda *_: found)
    assert in_hindsight(p, 1, made) == (other if better else made)
