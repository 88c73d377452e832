"""Where cards lie on a sheet, before anything is painted."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.printing.paper import (
    BLEED,
    CARD,
    LEAST_MARK,
    PAPERS,
    UNREACHED,
    Offset,
    PiecePlace,
    behind,
    grid,
)

SHEETS = [(name, bleed) for name in PAPERS for bleed in (0.0, BLEED)]
OFFSETS = st.builds(Offset, st.floats(-5, 5), st.floats(-5, 5))


def test_a_sheet_takes_as_many_cards_as_people_expect() -> None:
    counts = {(name, bleed): grid(PAPERS[name], CARD, bleed, Offset()).most for name, bleed in SHEETS}
    assert counts == {("a4", 0.0): 9, ("a4", BLEED): 8, ("letter", 0.0): 9, ("letter", BLEED): 6}
    assert grid(PAPERS["a4"], CARD, 0.0, Offset(4.0, -4.0)).most == 9, "backs may be moved to where marks are on fronts"


@given(sheet=st.sampled_from(SHEETS), offset=OFFSETS, flip=st.sampled_from(["long", "short"]))
def test_no_piece_no_back_and_no_mark_lies_where_no_printer_reaches(
    sheet: tuple[str, float], offset: Offset, flip: str
) -> None:
    paper, bleed = PAPERS[sheet[0]], sheet[1]  # type: ignore[index]
    laid = grid(paper, CARD, bleed, offset)
    places = laid.places()
    places += [behind(place, paper, flip, offset) for place in laid.places()]  # type: ignore[arg-type]
    corners = [place.outline(bleed) for place in places]
    corners += [(mark.x0, mark.y0, mark.x1, mark.y1) for mark in laid.marks()]
    assert laid.most >= 4
    for left, top, right, bottom in corners:
        assert min(left, top) >= UNREACHED - 1e-6
        assert right <= paper.width - UNREACHED + 1e-6 and bottom <= paper.height - UNREACHED + 1e-6


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_marks_stand_at_both_ends_of_every_cut_and_on_no_card(sheet: tuple[str, float]) -> None:
    paper, bleed = PAPERS[sheet[0]], sheet[1]  # type: ignore[index]
    laid = grid(paper, CARD, bleed, Offset())
    marks = laid.marks()
    for place in laid.places():
        left, top, right, bottom = place.outline()
        for x in (left, right):
            assert sum(abs(mark.x0 - x) < 1e-6 and mark.x0 == mark.x1 for mark in marks) == 2
        for y in (top, bottom):
            assert sum(abs(mark.y0 - y) < 1e-6 and mark.y0 == mark.y1 for mark in marks) == 2
        with_bleed = place.outline(bleed)
        for mark in marks:
            beside = mark.x1 <= with_bleed[0] or mark.x0 >= with_bleed[2]
            assert beside or mark.y1 <= with_bleed[1] or mark.y0 >= with_bleed[3]
    assert all(abs(mark.x1 - mark.x0) + abs(mark.y1 - mark.y0) >= LEAST_MARK - 1e-6 for mark in marks)


@given(
    turn=st.sampled_from([0, 90, 180, 270]), x=st.floats(40, 170), y=st.floats(50, 240), name=st.sampled_from([*PAPERS])
)
def test_turned_over_twice_a_card_lies_as_it_lay(turn: int, x: float, y: float, name: str) -> None:
    place, paper = PiecePlace(x, y, *CARD, turn), PAPERS[name]  # type: ignore[index]
    for flip in ("long", "short"):
        again = behind(behind(place, paper, flip, Offset()), paper, flip, Offset())
        assert abs(again.x - x) < 1e-9 and abs(again.y - y) < 1e-9 and again.turn == turn


def up_seen_from_behind(turn: int, flip: str) -> tuple[int, int]:
    """Where the upper end of a card points, on the page of the backs, when the sheet has been turned over."""
    x, y = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[turn]
    return (-x, y) if flip == "long" else (x, -y)


@pytest.mark.parametrize(("turn", "flip"), list(itertools.product([0, 90], ["long", "short"])))
def test_a_back_has_its_upper_end_where_its_front_has_it(turn: int, flip: str) -> None:
    back = behind(PiecePlace(60, 60, *CARD, turn), PAPERS["a4"], flip, Offset())  # type: ignore[arg-type]
    found = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[back.turn]
    assert found == up_seen_from_behind(turn, flip)


def test_an_offset_moves_backs_by_itself_and_is_bounded() -> None:
    place = PiecePlace(60, 60, *CARD)
    moved, still = (behind(place, PAPERS["a4"], "long", offset) for offset in (Offset(1.5, -0.5), Offset()))
    assert (moved.x - still.x, moved.y - still.y) == pytest.approx((1.5, -0.5))
    assert Offset(99, -99).allowed() == Offset(5, -5)
    with pytest.raises(ValueError):
        Offset(float("nan"), 0).allowed()
