"""The refusal of a text that is not a card, for games without jokers."""

from __future__ import annotations

from app.engine.cards import JOKERS
from app.engine.errors import Reason
from app.engine.position import Position


def no_card(p: Position, text: str) -> Reason | None:
    """`no-jokers` for a joker, `no-such-card` for a text that is no card at all; None for a card of the deck."""
    if text in JOKERS:
        return Reason("no-jokers", (text,))
    return None if text in p.game.ids else Reason("no-such-card", (text,))
