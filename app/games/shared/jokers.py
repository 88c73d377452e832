"""Why a text is no card of a game that is played without jokers, as its refusals say it."""

from __future__ import annotations

from app.engine.cards import JOKERS
from app.engine.errors import Reason
from app.engine.position import Position


def no_card(p: Position, text: str) -> Reason | None:
    """`no-jokers` for a joker, `no-such-card` for what is no card at all; None for a card of the deck."""
    if text in JOKERS:
        return Reason("no-jokers", (text,))
    return None if text in p.game.ids else Reason("no-such-card", (text,))
