"""What a dropped card is meant for: what lies near, and nothing far away, on the table of every game.

Also what the eye is drawn to: cards that another seat has moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from app.engine import play, view
from app.games import GAMES
from app.table.aiming import clicked, traces
from app.table.cursor import WAYS
from app.table.geometry import RATIO, Box, Shape
from app.table.gestures import Gestures
from app.table.prompts import Ref
from app.table.stage import Stage
from app.table.surface import Surface
from tests.covering import spread
from tests.shell.at_table import click, drag
from tests.table.laid import acted, course, refused, seated, surface_of

FAR = 1.0
"""How many card widths from every place the middle of a card must be so that it is meant for none."""


def apart(box: Box, x: float, y: float) -> float:
    """How far a point lies from a box."""
    return hypot(max(box.x - x, x - box.x - box.width, 0.0), max(box.y - y, y - box.y - box.height, 0.0))


def places(surface: Surface) -> list[Box]:
    """Everything on the cloth that a card could be meant for."""
    view, stage = surface.stage.view, surface.stage
    assert view is not None
    found = [stage.overlay.zone_box(zone) for zone in view.zones] + [box for _, box in stage.overlay.targets()]
    return [box for box in found if box is not None]


def bare_spots(surface: Surface, width: float) -> Iterator[tuple[float, float]]:
    """Points on the cloth where a card of this width would lie on nothing, far from every place."""
    board, boxes, height = surface.stage.board, places(surface), width * RATIO
    for row in range(1, 24):
        for column in range(1, 40):
            x, y = board.width * column / 40, board.height * row / 24
            card = Box(x - width / 2, y - height / 2, width, height)
            inside = card.x > 0 and card.y > 0 and card.x + width < board.width and card.y + height < board.height
            if inside and all(apart(box, x, y) > FAR * width and not card.overlap(box) for box in boxes):
                yield x, y


def draggable(surface: Surface) -> Ref | None:
    """A card that may go somewhere else."""
    one = surface.gestures.chooser
    if one is None:
        return None
    return next((ref for ref in one.liftable() if any(choice.target != ref for choice in one.choices(ref))), None)


def drop(surface: Surface, ref: Ref, x: float, y: float) -> None:
    """Drag a card until its middle is there, and let go."""
    item = surface.stage.item_at(ref)
    assert item is not None
    start = surface.card_point(ref)
    way = surface.mapFromScene(QPointF(x, y)) - surface.mapFromScene(QPointF(*item.box.middle))
    drag(surface, start, start + way)


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_a_card_let_go_far_from_every_place_goes_home_without_a_word(qtbot: QtBot, game: str) -> None:
    tried = 0
    for p in course(game, GAMES[game].info.seats[0])[:60:6]:
        if p.turn is None or tried == 2:
            break
        surface = surface_of(qtbot, seated(game, p, p.turn), view(p, p.turn))
        ref = draggable(surface)
        item = surface.stage.item_at(ref) if ref is not None else None
        if ref is None or item is None:
            continue
        home, done, said = (item.x(), item.y()), acted(surface), refused(surface)
        spots = list(bare_spots(surface, item.width))
        if not spots:
            continue
        tried += 1
        for x, y in spots[:: max(1, len(spots) // 4)]:
            drop(surface, ref, x, y)
            surface.finish()
            assert not done and not said, f"{ref} at {x:.0f}, {y:.0f}"
            assert (item.x(), item.y()) == home
    dragged = any(spec.to for spec in GAMES[game].info.verbs.values())
    assert tried or not dragged, "no card and no bare cloth to try it with"


@pytest.mark.long(keep=2)
@pytest.mark.covering(game=spread(GAMES, 4))
@pytest.mark.parametrize("game", GAMES)
def test_the_keys_reach_every_zone_that_is_seen_as_a_whole_or_card_by_card(qtbot: QtBot, game: str) -> None:
    for p in course(game, GAMES[game].info.seats[0])[:40:8]:
        if p.turn is None:
            break
        seen = view(p, p.turn)
        surface = surface_of(qtbot, seated(game, p, p.turn), seen)
        for held in (None, draggable(surface)):
            surface.gestures.hold(held)
            reached = surface.reachable()
            by_card = {ref.zone for ref in reached if ref.is_card}
            whole = {ref.zone for ref in reached if not ref.is_card and ref.zone in seen.zones}
            # A zone that is itself a place for the held card is one beside its cards.
            places = {target.zone for target in surface.gestures.targets() if not target.is_card}
            assert not whole & by_card - places, "a zone is one place, or each of its cards is"
            lying = {zone for zone in seen.zones if surface.stage.overlay.zone_box(zone) is not None}
            shown = {zone for zone in lying if _to_be_seen(surface, zone)}
            assert shown <= whole | by_card
            assert whole <= shown | places, "but no arrow stops where there is nothing to see"
            assert {*_walked(surface)} == {*surface.keyboard.roads()}, "and the arrows lead to each of them"


def _walked(surface: Surface) -> list[Ref]:
    """Where the arrow keys lead to, one after the other."""
    cursor = surface.keyboard
    first = cursor.first()
    assert first is not None
    found = [first]
    for here in found:
        found += {there for way in WAYS if (there := cursor.beyond(here, way)) is not None} - {*found}
    return found


def _to_be_seen(surface: Surface, zone: str) -> bool:
    """Whether cards lie there, an empty place is outlined, or a sign is its drop place."""
    overlay, spot, box = surface.stage.overlay, surface.stage.spot(zone), surface.stage.overlay.zone_box(zone)
    assert spot is not None and box is not None
    awaits = spot.outlined and any(box.overlap(outline) for outline in overlay.outlined())
    visible = surface.stage.count(zone) > 0 or awaits or overlay.drop_box(zone) is not None
    return spot.shape is not Shape.AWAY and visible


def captions(surface: Surface) -> list[tuple[Ref, QPointF]]:
    """The zones whose words lie outside of them, and the middle of these words."""
    named = [(sign.names or sign.zone, QPointF(*box.middle)) for sign, box in surface.stage.overlay.shown()]
    return [(Ref(zone), middle) for zone, middle in named if zone and surface.stage.ref_at(middle) is None]


@pytest.mark.long(keep=2)
@pytest.mark.covering(game=spread(GAMES, 4))
@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_the_words_of_a_place_is_one_on_the_place(qtbot: QtBot, game: str) -> None:
    words = 0
    for p in course(game, GAMES[game].info.seats[0])[:40:4]:
        if p.turn is None:
            break
        surface = surface_of(qtbot, seated(game, p, p.turn), view(p, p.turn))
        ref, done, said = draggable(surface), acted(surface), refused(surface)
        if ref is None:
            continue
        for place, middle in captions(surface):
            came = []
            for by_click in (True, False):
                surface.gestures.hold(ref)
                if by_click:
                    click(surface, surface.mapFromScene(middle))
                else:
                    surface.gestures.click(place)
                came.append((*done, *said, surface.gestures.held))
                done.clear()
                said.clear()
                surface.gestures.renew(surface.gestures.chooser)
            assert came[0] == came[1], f"{ref} at the words of {place}"
            words += 1
    dragged = any(spec.to for spec in GAMES[game].info.verbs.values())
    assert words or not dragged, "no card and no words to try it with"


def test_a_trace_is_left_by_what_others_have_moved_and_by_nothing_of_ones_own() -> None:
    p = next(p for p in course("soureh", 2) if p.phase == "place")
    assert p.turn is not None
    step, other = play(p, "throw"), 1 - p.turn
    assert Ref("discard", 0) in traces(step.told(other), view(step.position, other))
    assert traces(step.told(p.turn), view(step.position, p.turn)) == []


def test_a_click_on_the_held_card_means_the_card_and_one_on_another_that_lies_on_a_place_the_place() -> None:
    held, other, place = Ref("hand.0", 0), Ref("pot", 0), Ref("pot")
    overlay = SimpleNamespace(box=lambda _: Box(0.0, 0.0, 90.0, 126.0), named_at=lambda x, y: None)
    stage = cast("Stage", SimpleNamespace(overlay=overlay))
    gestures = cast(
        "Gestures", SimpleNamespace(held=held, targets=lambda: [place], can_lift=lambda _: False)
    )
    meant = [clicked(stage, gestures, QPointF(40.0, 40.0), ref) for ref in (held, other, None)]
    assert meant == [held, place, place]
