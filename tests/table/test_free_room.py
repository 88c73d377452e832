"""What words cover on a full cloth: cards rather than indices, indices rather than words, their own cards last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from app.table.cards import LIFT
from app.table.free_room import FreeRoom
from app.table.geometry import Box

CLOTH = Box(20, 20, 760, 560)
CARD = Box(300, 200, 100, 140)
PILL = QSizeF(120, 26)
INDEX = Box(CARD.x, CARD.y, 30, 48)


def room(*words: Box, zones: tuple[Box, ...] = (CARD,), indices: tuple[Box, ...] = ()) -> FreeRoom:
    """A cloth with one card on it, if nothing else is said."""
    return FreeRoom(CLOTH, 270.0, words, zones, indices)


def inside(box: Box) -> bool:
    """Whether something lies wholly within the hem."""
    return box.overlap(CLOTH) == box.width * box.height


def test_a_pill_covers_cards_far_from_free_room_but_no_index_and_not_its_own_cards() -> None:
    pill = room(zones=(CLOTH,), indices=(INDEX,)).pill(PILL, [CARD])
    assert inside(pill) and not pill.overlap(CARD)


def test_a_pill_without_room_elsewhere_covers_its_own_cards_but_no_index() -> None:
    beside = [Box(20, 20, 280, 560), Box(400, 20, 380, 560), Box(300, 20, 100, 180), Box(300, 340, 100, 240)]
    small = QSizeF(60, 26)
    index = INDEX._replace(width=100, height=100)
    pill = room(*beside, indices=(index,)).pill(small, [CARD])
    assert pill.overlap(CARD) == 60 * 26 and not pill.overlap(index)


@pytest.mark.parametrize("card", [CARD, Box(20, 440, 100, 140), Box(680, 440, 100, 140)])
def test_a_pill_on_a_cloth_full_of_words_lies_below_its_cards_as_far_as_the_hem_allows(card: Box) -> None:
    pill = room(CLOTH, zones=(card,)).pill(PILL, [card])
    assert inside(pill) and pill.overlap(card) == (0 if card is CARD else 100 * 26)


def test_a_note_is_clear_of_its_card_while_this_is_raised_and_covers_other_cards_rather_than_words() -> None:
    words = Box(20, 20, 760, 300)
    note = room(words, zones=(CLOTH,)).note(PILL, [CARD])
    assert inside(note) and not note.overlap(words) and not note.overlap(CARD.grown(LIFT))


@pytest.mark.parametrize("find", [FreeRoom.note, FreeRoom.pill])
def test_words_stay_near_their_card_and_cover_other_cards_rather_than_lie_far_away(
    find: Callable[[FreeRoom, QSizeF, Sequence[Box]], Box],
) -> None:
    cards = Box(20, 20, 500, 560)
    far = find(room(zones=(cards,)), PILL, [CARD])
    near = find(room(zones=(cards,))._replace(near=60.0), PILL, [CARD])
    assert not far.overlap(cards) and near.overlap(cards) and CARD.grown(LIFT + 60).overlap(near)


def test_a_strip_covers_cards_rather_than_their_indices_and_these_rather_than_words() -> None:
    words, index = Box(20, 20, 760, 380), Box(20, 400, 760, 100)
    strip = room(words, zones=(CLOTH,), indices=(index,)).strip(PILL)
    assert strip.y >= 500 and inside(strip)
    strip = room(words, zones=(CLOTH,), indices=(Box(20, 400, 760, 180),)).strip(PILL)
    assert strip.y >= 400


@pytest.mark.usefixtures("qapp")
def test_a_sheet_is_the_first_that_has_a_free_place_or_that_which_covers_least() -> None:
    large, small, least = QPixmap(500, 500), QPixmap(300, 300), QPixmap(200, 200)
    half = Box(20, 20, 380, 560)
    assert room(half, zones=()).sheet([large, small, least])[0] is small
    assert room(CLOTH, zones=()).sheet([large, small, least])[0] is least
