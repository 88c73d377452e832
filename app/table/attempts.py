"""Forbidden moves as the gestures a person could try with a card. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.engine import Reason, View
from app.table.controller import Controller
from app.table.prompts import Ref, seat_ref


class Attempt(NamedTuple):
    """A card laid where it may not go: the action this would be, and why it is not legal."""

    held: Ref
    target: Ref
    action: str
    reason: Reason


def attempts(controller: Controller, view: View) -> Iterator[Attempt]:
    """Try every card that can be picked up on every place, and yield those attempts whose action is not legal.

    Each action comes once, in the order of the cards.
    """
    legal = {str(action) for action in controller.legal(view)}
    seen = set(legal)
    places = [Ref(zone) for zone in view.zones]
    places += [Ref(zone, index) for zone, cards in view.zones.items() for index in range(len(cards))]
    places += [seat_ref(seat) for seat in range(view.game.seats)]
    for held in controller.cards(view):
        open_to = {choice.target for choice in controller.choices(view, held)}
        for target in places:
            if target.zone == held.zone or target in open_to or Ref(target.zone) in open_to:
                continue
            action = controller.attempt(view, held, target)
            if action is not None and action not in seen:
                seen.add(action)
                yield Attempt(held, target, action, controller.refusal(view, held, target))
