"""Hindsight: the cards as they lie, and nothing of what chance had still to bring."""

from __future__ import annotations

from random import Random

from app.bots.hindsight import as_they_lie
from tests.bots.made import deal


def test_every_world_has_the_cards_as_they_lie_and_chance_of_its_own() -> None:
    p = deal("asirim", 1)
    dealt, rng = as_they_lie(p), Random(1)
    worlds = [dealt(rng) for _ in range(3)]
    assert all(world.zones == p.zones and world.vars == p.vars for world in worlds)
    assert len({p.rng, *(world.rng for world in worlds)}) == 4
