"""The label over each card in hand says what the card does, before one is chosen, at every table with room for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from app.engine import View, position_from_json, view
from app.games import GAMES
from app.games.basa.controller import BasaController
from app.table.cards import LIFT
from app.table.geometry import Box
from app.table.measures import words_room
from app.table.prompts import Ref
from app.table.signs import Caption, Orbit
from app.wording import use
from tests.table.invented import Table
from tests.table.laid import plain

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((876, 476), (1256, 644), (1896, 908))
"""The cloths of the three windows, px."""
STRIPS = {1.0: 87.0, 1.22: 97.0, 1.43: 105.0}
"""The height of a strip of guesses in the smallest window, with the free space below it, in px of the cloth.

The keys are its scale on the cloth with text at 100, 115 and 130 % (`Board.over`).
"""
HAND = ("7H", "9D", "QS")
FULL = ("7H", "9D", "QS", "6D", "3D", "2D", "XR", "9S", "8D", "KC", "4H", "2S")


def seated(size: tuple[int, int], hand: Sequence[str], language: str = "en", phase: str = "act") -> tuple[Table, View]:
    """A table of four in this phase of the turn of seat 0, with these cards in hand."""
    use("he" if language == "he" else "en")
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 4, "options": {}, "rng": 1, "turn": 0, "phase": phase,
            "zones": {
                "stock": ["4C", "AD", "9C"], "hand.0": list(hand), "hand.1": ["5C"], "hand.2": ["6C"],
                "hand.3": ["7C"], "temp.0": ["9H"],
            },
            "vars": {"active": 0, "points": [20, 20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table = Table("basa", 4, 1, size=size, rtl=language == "he")
    seen = view(start, 0)
    table.surface.show_view(seen)
    return table, seen


def labels(table: Table, seen: View, hand: Sequence[str]) -> list[Caption]:
    """The labels over the hand, in its order."""
    controller = table.controller
    assert isinstance(controller, BasaController)
    words = {controller.capital(controller.power(seen, card, brief=True)) for card in hand}
    signs = controller.signs(seen, table.surface.stage.board)
    return [sign for sign in signs if isinstance(sign, Caption) and sign.text in words]


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", SIZES)
def test_each_card_has_its_power_over_it_while_one_is_to_be_chosen(size: tuple[int, int], language: str) -> None:
    table, seen = seated(size, HAND, language)
    stage = table.surface.stage
    found = labels(table, seen, HAND)
    assert len(found) == len(HAND)
    boxes = []
    for index, sign in enumerate(found):
        x, y = stage.board.point(sign.x, sign.y)
        wide, high = words_room(sign.style, sign.text, width=sign.width * stage.board.width)
        item = stage.item_at(Ref("hand.0", index))
        assert item is not None
        card = item.target
        assert abs(x - card.x) < 2.0, "it lies over its own card"
        boxes.append(Box(x - wide / 2, y - high / 2, wide, high))
        assert boxes[-1].y + high <= card.y - card.width * 0.7 - LIFT, "and not on it, while it is held either"
    assert all(one.overlap(other) == 0 for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("hand", [("8C", "KH", "3C", "2D"), ("2D", "QS", "7H"), ("9D", "7H")])
def test_a_label_lies_over_its_own_card_in_whatever_order_the_hand_came(hand: Sequence[str], language: str) -> None:
    table, seen = seated(SIZES[1], hand, language)
    stage, controller = table.surface.stage, table.controller
    assert isinstance(controller, BasaController)
    found = labels(table, seen, hand)
    assert len(found) == len(hand)
    for index, (sign, card) in enumerate(zip(found, hand, strict=True)):
        item = stage.item_at(Ref("hand.0", index))
        assert item is not None and item.text == card
        assert sign.text == controller.capital(controller.power(seen, card, brief=True))
        assert abs(stage.board.point(sign.x, sign.y)[0] - item.target.x) < 2.0, card


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_ring_is_broken_off_before_labels_that_have_no_room_beside_it(language: str) -> None:
    hand = ("TS", "6S", "TH", "AC", "8C", "QD")
    table, seen = seated(SIZES[0], hand, language)
    overlay = table.surface.stage.overlay
    texts = {sign.text for sign in labels(table, seen, hand)}
    words = [box for sign, box in overlay.shown() if isinstance(sign, Caption) and sign.text in texts]
    (ring,) = (item for sign, item, _ in overlay._signs.values() if isinstance(sign, Orbit))
    corner, picture = ring.pos() + ring.offset(), ring.pixmap().toImage()
    dots = [
        (corner.x() + x, corner.y() + y)
        for x in range(picture.width()) for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 40
    ]  # fmt: skip
    assert dots and any(box.y < max(y for _, y in dots) for box in words), "there is no room below the ring"
    assert not [dot for dot in dots if any(box.holds(*dot) for box in words)]


def test_while_a_guess_is_asked_for_the_strip_of_guesses_lies_there_instead() -> None:
    table, seen = seated(SIZES[1], HAND, phase="draw")
    assert not labels(table, seen, HAND)


def test_where_a_hand_is_too_full_for_labels_the_voice_says_how_to_read_what_a_card_does() -> None:
    table, seen = seated(SIZES[0], FULL)
    assert not labels(table, seen, FULL)
    assert plain(table.controller.prompt(seen, None).whole.detail).endswith("Point at a card to read what it does.")
    table, seen = seated(SIZES[1], HAND)
    assert "Point at" not in plain(table.controller.prompt(seen, None).whole.detail)


@pytest.mark.parametrize("over", STRIPS)
def test_a_strip_of_guesses_has_room_over_the_hand_beside_the_stock_whatever_the_size_of_text(over: float) -> None:
    table, seen = seated(SIZES[0], HAND, phase="draw")
    table.controller.watch(seen)
    board = replace(table.surface.stage.board, over=over)
    laid = table.controller.plan(seen.zones, board)
    stock = laid.boxes["stock"]
    assert laid.boxes["hand.0"].y - (stock.y + stock.height) >= STRIPS[over]
