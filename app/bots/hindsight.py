"""Hindsight: what would have been best with every card open. Only for finished games, and always called hindsight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.bots import judgement_of
from app.bots.search import Search, guarded
from app.engine import Action, Position, chance, view

TRIES = 800
"""How many tries one question of hindsight takes."""

TRUST = 2.0
"""How many standard errors better another move must be than the one that was made."""


def as_they_lie(p: Position) -> Callable[[Random], Position]:
    """Deal a search the true cards every time, with fresh chance for what is still to come."""

    def deal(rng: Random) -> Position:
        world = p.bare()
        world.rng = rng.getrandbits(chance.BITS)
        return world

    return deal


def in_hindsight(p: Position, seed: int, made: Action) -> Action:
    """The best move of the seat in turn when the cards lie as they do; what chance brings later stays open.

    Returns the move that was made unless another is surely better.
    """
    seen = view(p, p.turn)
    search = Search(seen, seed, judgement_of(p.game.id), TRIES, guard=made, deal=as_they_lie(p))
    return guarded(search.tried(seen.legal), made, TRUST).action
