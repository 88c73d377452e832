"""What a view shows, as a position: for facts that are read off the cards which lie open."""

from __future__ import annotations

from app.engine.position import Position
from app.engine.views import View, hidden


def seen(view: View) -> Position:
    """The cards that a view shows where they lie, without the hidden ones; its vars and its decision.

    Unlike a dealt world it needs no view that a game could be in: while events are told the zones are already those
    after an event and all else is as it was before. For decks without twins.
    """
    p = Position(view.game, 0)
    for zone, texts in view.zones.items():
        p.zones[zone] = [view.game.only[text] for text in texts if not hidden(text)]
    p.vars.update(view.vars)
    p.phase = view.phase
    p.turn = view.turn
    p.result = view.result
    return p
