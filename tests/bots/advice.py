"""What the judgements advise, in one position and through whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.bots import judgement_of
from app.bots.judgement import Advice
from app.engine import Position, View, play, view
from tests.bots.made import deal


def advised(p: Position, seed: int = 1) -> Advice:
    """What the seat in turn is advised to do here, among all legal actions."""
    seen = view(p, p.turn, p.game.rules.legal(p))
    return judgement_of(p.game.id).advise(seen, seed, seen.legal)


def advice_of_games(game: str, deals: int, options: dict[str, Any] | None = None) -> Iterator[tuple[View, Advice]]:
    """All advice in some games whose seats follow it, with the view for which it was given."""
    for number in range(deals):
        p = deal(game, 500 + number, options)
        while p.turn is not None:
            told = advised(p, number)
            yield view(p, p.turn), told
            p = play(p, told.action).position
