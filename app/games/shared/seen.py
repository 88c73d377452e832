"""A view as a position: for facts that can be read from the open cards."""

from __future__ import annotations

from app.engine.cards import hidden
from app.engine.position import Position
from app.engine.views import View


def seen(view: View) -> Position:
    """The open cards of a view in their zones, with its vars and its decision.

    Unlike a dealt world, it accepts views that no game can have: while events are told, the zones are already as after
    an event and everything else is as before. For decks without twins.
    """
    p = Position(view.game, 0)
    for zone, texts in view.zones.items():
        p.zones[zone] = [view.game.only[text] for text in texts if not hidden(text)]
    p.vars.update(view.vars)
    p.phase = view.phase
    p.turn = view.turn
    p.result = view.result
    return p
