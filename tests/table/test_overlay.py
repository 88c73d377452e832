"""Signs, notes and arrows on one cloth: what gives way to what."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.engine import view
from app.games import GAMES
from app.table.arrows import paint_arrow
from app.table.cards import LIFT, RING
from app.table.geometry import Box
from app.table.overlay import HEM_FREE, Overlay
from app.table.prompts import Ref
from app.table.signs import Arrow, Caption, CardSign, Figure, Note, Peek, Sign, Worn
from tests.table import laid

pytestmark = pytest.mark.usefixtures("qapp")

ARROW = Arrow(Ref("pile.S"), Ref("hand.0"), "2")
WALL = Caption("small", "words " * 100, x=0.5, y=0.5, width=0.98)
"""Words across the whole cloth, between the piles and the hand."""
CARD = Ref("hand.0", 0)


def overlay(game: str = "trishape", size: tuple[int, int] = (1256, 644), seats: int = 1) -> Overlay:
    """The overlay of a game's opening, seen by the seat in turn."""
    p = laid.course(game, seats)[0]
    stage = laid.bare_stage()
    laid.lay(stage, laid.seated(game, p, p.turn), view(p, p.turn), size)
    return stage.overlay


@pytest.mark.parametrize("shy", [True, False])
def test_an_arrow_that_is_shy_is_left_out_where_it_would_lead_over_words(shy: bool) -> None:
    one, sign = overlay(), Arrow(ARROW.start, ARROW.end, shy=shy)
    one.show_signs([sign])
    assert len(one._arrows) == 1
    one.show_signs([WALL, sign])
    assert len(one._arrows) == (not shy)


def test_an_arrow_without_a_way_round_words_is_broken_off_before_them() -> None:
    one = overlay()
    one.show_signs([WALL, ARROW])
    ((_, words),), (arrow,) = one.shown(), one._arrows
    assert isinstance(arrow, QGraphicsPixmapItem)
    image, corner = arrow.pixmap().toImage(), arrow.pos()
    top, bottom = round(words.y - corner.y()), round(words.y + words.height - corner.y())
    assert 0 < top < bottom < image.height(), "it leads over the words"

    def painted(rect: QRect) -> bool:
        part = image.copy(rect)
        return any(part.pixelColor(x, y).alpha() for x in range(part.width()) for y in range(part.height()))

    assert not painted(QRect(0, top + 1, image.width(), bottom - top - 2))
    assert painted(QRect(0, 0, image.width(), top)) and painted(QRect(0, bottom, image.width(), image.height()))


def test_an_arrow_that_comes_again_keeps_its_course_unless_another_came_or_the_look_changed() -> None:
    one, other = overlay(), Arrow(Ref("pile.H"), Ref("stock"))
    kept: list[object] = []

    def shown(*signs: Sign) -> bool:
        """Whether the last arrow of these keeps a course."""
        with patch("app.table.overlay.paint_arrow", wraps=paint_arrow) as paint:
            one.show_signs(signs)
        kept.extend(call.args[-1] for call in paint.call_args_list)
        return bool(kept) and kept[-1] is not None

    assert not shown(ARROW)
    way = one._ways[ARROW.start, ARROW.end]
    shown()
    assert shown(Arrow(ARROW.start, ARROW.end, "1")) and kept[-1] == way
    assert not shown(other) and not shown(ARROW)
    one.clear_signs()
    assert not shown(ARROW)


def test_a_note_about_a_card_is_not_shown_over_what_can_be_chosen() -> None:
    one, covered = overlay("asirim", (876, 476), GAMES["asirim"].info.seats[1]), 0
    stage = one._cloth
    zones = {Ref(spot.zone): box for spot in stage.spots() if (box := one.zone_box(spot.zone)) is not None}
    for index in range(stage.count("hand.0")):
        note = Note("What it does with all who are there", cards=(Ref("hand.0", index),), width=0.28)
        one.show_note(note)
        lies = one._note[0].sceneBoundingRect()
        place = Box(lies.x(), lies.y(), lies.width(), lies.height())
        over = [ref for ref, box in zones.items() if box.overlap(place) > 0]
        one.show_note(note, [ref for ref in zones if ref not in over])
        assert one._note
        if over:
            one.show_note(note, over[-1:])
            assert not one._note
            covered += 1
    assert covered


@pytest.mark.parametrize(
    ("sign", "on"),
    [
        (Peek(CARD, "7H"), "closed"),
        (Peek(CARD, "??", low=True), "open"),
        (Worn(CARD, "H"), "open"),
        (Figure(CARD, "4"), "open"),
        (Figure(CARD, "4", plate="fig"), "any"),
    ],
    ids=["face", "back", "suit", "figure", "owner"],
)
def test_on_a_card_lies_only_what_its_face_does_not_show(sign: CardSign, on: str) -> None:
    one = overlay()
    for card, state in ((CARD, "open"), (Ref("stock", 0), "closed")):
        item = one._cloth.item_at(card)
        assert item is not None and item.face_up == (state == "open")
        one.show_signs([replace(sign, card=card)])
        assert len(item.childItems()) == (on in (state, "any"))


def test_a_suit_that_a_card_wears_is_in_the_corner_without_an_index() -> None:
    one = overlay()
    one.show_signs([Worn(CARD, "H")])
    assert one._peeks[0].x() > 0 > one._peeks[0].y()


@pytest.mark.parametrize(("x", "y"), [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)])
def test_a_note_at_an_edge_of_the_cloth_lies_wholly_on_it(x: float, y: float) -> None:
    one = overlay(size=(876, 476))
    one.show_note(Note("What it does", x=x, y=y))
    cloth = one._cloth.sceneRect().adjusted(HEM_FREE, HEM_FREE, -HEM_FREE, -HEM_FREE)
    assert cloth.contains(one._note[0].sceneBoundingRect())


@pytest.mark.parametrize("hung", [True, False])
def test_a_card_rises_up_to_words_and_if_words_hang_over_it_also_only_up_to_cards(hung: bool) -> None:
    one = overlay()
    words = [Caption("count", "2", cards=(CARD,))] if hung else []
    one.show_signs(words)
    assert one.headroom(CARD) == LIFT
    top = min(box.y for box in (one.box(CARD), *(box for _, box in one.shown())) if box is not None)
    above = Box(0.0, top - RING - 5.0 - 100.0, 1256.0, 100.0)
    with patch.object(one, "_zones", return_value=[above]):
        assert one.headroom(CARD) == pytest.approx(5.0 if hung else LIFT)
    with patch.object(one, "_words", return_value=[above]):
        assert one.headroom(CARD) == pytest.approx(5.0)
