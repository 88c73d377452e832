"""What the pointer and the keys aim at: the place meant by a drop or a click, and the places arrow keys can reach.

Also finds the cards that another seat moved last, because people look for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from app.engine import Event, View
from app.table.geometry import Box, Shape, nearest
from app.table.gestures import Gestures
from app.table.prompts import Ref
from app.table.stage import Stage

REACH = 0.7
"""How close to a place a card must be dropped to count as meant for it, in card widths."""


def dropped(stage: Stage, gestures: Gestures, ref: Ref) -> Ref | None:
    """The card or zone that a dropped card is meant for: legal places first, then any place."""
    item = stage.item_at(ref)
    view = stage.view
    if item is None or view is None:
        return None
    reach = REACH * item.width
    legal = {target: box for target in gestures.targets() if (box := stage.overlay.box(target)) is not None}
    found = nearest(legal, item.box, reach)
    if found is not None:
        return found
    zones = {Ref(zone): box for zone in view.zones if (box := stage.overlay.zone_box(zone)) is not None}
    zones.update({Ref(zone): box for zone, box in stage.overlay.targets()})
    return nearest(zones, item.box, reach * 0.3)


def reachable(stage: Stage, gestures: Gestures, view: View, lifted: Sequence[Ref]) -> dict[Ref, Box]:
    """Where the keyboard can go, in reading order: cards of the zones of `lifted`, visible places, pressable signs."""
    cards: list[Ref] = []
    for zone in dict.fromkeys(ref.zone for ref in lifted):
        cards += [Ref(zone, index) for index in stage.order(zone)]
    boxes = {ref: box for ref in cards if (box := stage.overlay.box(ref)) is not None}
    zones = {ref.zone for ref in (*cards, *gestures.targets()) if ref.is_card}
    for zone in view.zones:
        spot = stage.spot(zone)
        if zone in zones or spot is None or spot.shape is Shape.AWAY or not stage.overlay.seen(spot):
            continue
        box = stage.overlay.zone_box(zone)
        if box is not None:
            boxes[Ref(zone)] = box
    boxes.update({ref: box for ref in gestures.targets() if ref not in boxes and (box := stage.overlay.box(ref))})
    boxes.update({Ref(sign.command): box for sign, box in stage.overlay.pressable()})
    return boxes


def traces(events: Sequence[Event], view: View) -> list[Ref]:
    """The cards that other seats moved in these events, as refs to where they lie now in the view."""
    moved: dict[Ref, str] = {}
    actor: int | None = view.seat
    for event in events:
        if event.code == "acted":
            actor = event.seat
        elif event.code == "moved" and actor != view.seat and event.into is not None:
            moved.update({Ref(event.goal, at): text for at, text in zip(event.into, event.laid, strict=True)})
    return [
        ref
        for ref, text in moved.items()
        if ref.index < len(view.zones[ref.zone]) and view.zones[ref.zone][ref.index] == text
    ]


def clicked(stage: Stage, gestures: Gestures, point: QPointF, ref: Ref | None) -> Ref | None:
    """What a click means. While a card is held, a legal place under the pointer comes before a card lying on it.

    Words that belong to a place count as the place.
    """
    targets = gestures.targets()
    if ref is not None and (ref in targets or ref == gestures.held or gestures.can_lift(ref)):
        return ref
    under = (to for to in targets if (box := stage.overlay.box(to)) is not None and box.holds(point.x(), point.y()))
    named = stage.overlay.named_at(point.x(), point.y())
    return next(under, named if ref is None or named in targets else ref)
