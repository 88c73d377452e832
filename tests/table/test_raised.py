"""A raised card hides no words: those that hang over it rise with it, and it rises no further than to other words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine import view
from app.games import GAMES
from app.table.cards import LIFT, RING
from app.table.geometry import Box
from app.table.overlay import FOCUSED
from app.table.prompts import Ref
from app.table.signs import Caption, Tag
from app.wording import use
from tests.covering import amount
from tests.table.laid import SIZES, TOUCH, course, seated, surface_of


@pytest.mark.long(keep=3)
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_held_card_and_its_ring_hide_no_words(qtbot: QtBot, game: str, rtl: bool, size: tuple[int, int]) -> None:
    """It lay over the count of a whole card in Shapes, and over the words below the card in the centre of Solo."""
    use("he" if rtl else "en")
    least, most = GAMES[game].info.seats
    decided = [p for p in course(game, min(most, max(least, 4))) if p.turn is not None]
    hidden = []
    for p in decided[:: max(1, len(decided) // amount(6, 30))]:
        one, seen = seated(game, p, p.turn), view(p, p.turn)
        surface = surface_of(qtbot, one, seen, size, rtl)
        overlay = surface.stage.overlay
        for ref in one.liftable(seen):
            surface.gestures.click(ref)
            item = surface.stage.item_at(ref)
            if surface.gestures.held != ref or item is None or not item.lifted:
                surface.gestures.hold(None)
                continue
            # The outermost pixel of the ring is a hairline.
            raised = item.box.grown(RING - 1)
            for sign, drawn, _ in overlay._signs.values():
                seen_at = drawn.sceneBoundingRect()
                box = Box(seen_at.x(), seen_at.y(), seen_at.width(), seen_at.height())
                if isinstance(sign, Caption | Tag) and box.overlap(raised) > TOUCH:
                    hidden.append((ref, sign.words, p.phase))
            surface.gestures.hold(None)
            assert item.lifted == 0.0
    assert not hidden


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_the_focus_crosses_no_words_that_hang_over_its_card(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In Shapes it ran through the count over a whole card."""
    p = next(one for one in course("shapes", 3) if one.phase == "whole")
    surface = surface_of(qtbot, seated("shapes", p, p.turn), view(p, p.turn), size)
    overlay = surface.stage.overlay
    for ref in [Ref(f"wholes.{p.turn}", index) for index in range(len(p.zones[f"wholes.{p.turn}"]))]:
        overlay.mark({}, {}, ref)
        item = surface.stage.item_at(ref)
        assert item is not None
        hung = [drawn.sceneBoundingRect() for sign, drawn, _ in overlay._signs.values() if ref in sign.cards]
        assert hung and all(one.bottom() <= item.box.y - FOCUSED + 1 for one in hung), ref
        overlay.mark({}, {}, None)
        assert all(drawn.sceneBoundingRect().bottom() > item.box.y - FOCUSED for sign, drawn, _ in
                   overlay._signs.values() if ref in sign.cards), "they come down again"  # fmt: skip


def test_a_card_with_nothing_over_it_rises_as_far_as_ever(qtbot: QtBot) -> None:
    p = course("super-stam", 2)[0]
    surface = surface_of(qtbot, seated("super-stam", p, p.turn), view(p, p.turn))
    ref = next(iter(surface.gestures.chooser.liftable())) if surface.gestures.chooser is not None else None
    assert ref is not None
    surface.gestures.click(ref)
    item = surface.stage.item_at(ref)
    assert item is not None and item.lifted == LIFT


def test_words_over_cards_lie_on_whole_pixels_and_are_sharp(qtbot: QtBot) -> None:
    found = []
    for p in course("shapes", 4)[::15]:
        seat = p.turn or 0
        overlay = surface_of(qtbot, seated("shapes", p, seat), view(p, seat), SIZES[0]).stage.overlay
        found += [item.pos() for sign, item, _ in overlay._signs.values() if getattr(sign, "cards", ())]
    assert found
    assert all(at == at.toPoint().toPointF() for at in found)
