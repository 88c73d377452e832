"""Tests of the states of cards and places (look 8)."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from app.art.states import MARK_MARGIN, MarkKind, mark_pixmap, paint_contest_line, paint_drop, paint_lamp
from app.art.tokens import ThemeName, theme
from tests.art.pictures import differing, grey, inked, over, painted

MARKS: tuple[MarkKind, ...] = get_args(MarkKind)
WIDTH, HEIGHT = 100, 140
MARGIN = round(MARK_MARGIN)


def mark(kind: MarkKind, name: ThemeName = "light", *, high_contrast: bool = False) -> QImage:
    chosen = theme(name, high_contrast)
    return over(mark_pixmap(kind, WIDTH, HEIGHT, chosen), chosen.cloth)


@pytest.mark.covering
@pytest.mark.parametrize("kind", MARKS)
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_a_mark_is_a_pixmap_about_the_middle_of_its_card(qapp: QApplication, kind: MarkKind, dpr: float) -> None:
    made = mark_pixmap(kind, WIDTH, HEIGHT, theme("light"), dpr)
    assert made.devicePixelRatio() == dpr
    assert made.width() == round((WIDTH + 2 * MARGIN) * dpr)
    assert made.height() == round((HEIGHT + 2 * MARGIN) * dpr)
    assert inked(made.toImage()) > 50


@pytest.mark.parametrize("kind", MARKS)
@pytest.mark.parametrize("high_contrast", [False, True])
def test_no_mark_is_cut_off_by_its_pixmap(qapp: QApplication, kind: MarkKind, high_contrast: bool) -> None:
    image = mark_pixmap(kind, WIDTH, HEIGHT, theme("light", high_contrast), 1).toImage()
    wide, high = image.width(), image.height()
    for strip in (image.copy(0, 0, wide, 1), image.copy(0, high - 1, wide, 1), image.copy(0, 0, 1, high)):
        assert inked(strip) == 0
    assert inked(image.copy(wide - 1, 0, 1, high)) == 0


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_two_states_differ_in_a_grey_print(qapp: QApplication, name: ThemeName) -> None:
    prints = {kind: grey(mark(kind, name)) for kind in MARKS}
    alike = [(one, two) for one, two in combinations(MARKS, 2) if differing(prints[one], prints[two]) <= 60]
    assert not alike


@pytest.mark.parametrize("name", ["light", "dark"])
def test_rings_have_forms_of_their_own_and_not_only_a_shade(qapp: QApplication, name: ThemeName) -> None:
    kinds: tuple[MarkKind, ...] = ("legal", "held", "refused", "last_move", "contested", "takes", "focus")
    ground = theme(name).cloth
    empty = grey(painted(lambda p: None, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, ground))
    forms = {
        kind: bytes(255 * (abs(a - b) > 30) for a, b in zip(grey(mark(kind, name)), empty, strict=True))
        for kind in kinds
    }
    for one, two in combinations(kinds, 2):
        assert differing(forms[one], forms[two]) > 60, (one, two)


@pytest.mark.parametrize("kind", ["legal", "focus", "held", "refused", "last_move", "contested", "takes"])
def test_a_ring_leaves_the_card_free(qapp: QApplication, kind: MarkKind) -> None:
    image = mark_pixmap(kind, WIDTH, HEIGHT, theme("light"), 1).toImage()
    assert inked(image.copy(MARGIN + 12, MARGIN + 12, WIDTH - 24, HEIGHT - 24)) == 0


def test_a_ring_round_a_whole_hand_does_not_cut_off_its_first_card(qapp: QApplication) -> None:
    image = mark_pixmap("focus", 10 * WIDTH, HEIGHT, theme("light")).toImage()
    assert not inked(image.copy(MARGIN, MARGIN, 10 * WIDTH, HEIGHT))


def test_the_ring_of_a_legal_card_lies_two_to_five_px_out(qapp: QApplication) -> None:
    image = mark_pixmap("legal", WIDTH, HEIGHT, theme("light"), 1).toImage()
    row = MARGIN + HEIGHT // 2
    legal = QColor(theme("light").legal)
    found = [d for d in range(1, 12) if image.pixelColor(MARGIN - d, row) == legal]
    assert found == [3, 4, 5]
    assert image.pixelColor(MARGIN - 2, row).alpha() > 0, "a hairline inside"
    assert image.pixelColor(MARGIN - 6, row).alpha() > 0, "and outside"


def test_high_contrast_makes_rings_five_px_wide(qapp: QApplication) -> None:
    image = mark_pixmap("legal", WIDTH, HEIGHT, theme("light", True), 1).toImage()
    row = MARGIN + HEIGHT // 2
    legal = QColor(theme("light").legal)
    assert sum(image.pixelColor(MARGIN - d, row) == legal for d in range(1, 14)) == 5


def test_the_bead_hangs_on_the_middle_of_the_lower_edge(qapp: QApplication) -> None:
    image = mark_pixmap("bead", WIDTH, HEIGHT, theme("light"), 2).toImage()
    columns = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in range(image.height()))]
    rows = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() for x in columns)]
    assert len(columns) == len(rows) == 26, "13 px across"
    assert (columns[0] + columns[-1] + 1) / 2 == image.width() / 2
    assert rows[0] / 2 < MARGIN + HEIGHT < rows[-1] / 2


def test_a_drop_target_grows_stronger_under_the_card(qapp: QApplication) -> None:
    rest, above = mark("drop"), mark("drop_over")
    middle = (MARGIN + WIDTH // 2, MARGIN + HEIGHT // 2)
    cloth = QColor(theme("light").cloth)
    assert cloth.lightness() > rest.pixelColor(*middle).lightness() > above.pixelColor(*middle).lightness()


def test_a_drop_target_round_a_pile_is_moved_out(qapp: QApplication) -> None:
    near = mark_pixmap("drop", WIDTH, HEIGHT, theme("light"), 1)
    far = mark_pixmap("drop", WIDTH, HEIGHT, theme("light"), 1, 8)
    assert (far.width() - near.width(), far.height() - near.height()) == (16, 16)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_line_between_contested_cards_is_a_row_of_dots_from_end_to_end(
    name: ThemeName, high_contrast: bool
) -> None:
    chosen, line = theme(name, high_contrast), QPainterPath(QPointF(20, 20))
    line.lineTo(QPointF(220, 20))
    image = painted(lambda p: paint_contest_line(p, line, chosen), 240, 40, chosen.cloth)
    along = [image.pixelColor(x, 20) == QColor(chosen.pom) for x in range(240)]
    starts = [x for x in range(1, 240) if along[x] and not along[x - 1]]
    assert starts[0] <= 22 and starts[-1] >= 200, "from end to end"
    apart = {after - one for one, after in pairwise(starts)}
    assert len(starts) > 15 and max(apart) - min(apart) <= 1, "dots, equally far apart"
    high = sum(image.pixelColor(starts[3] + 1, y) != image.pixelColor(1, 1) for y in range(40))
    assert (5 <= high <= 8) if high_contrast else (3 <= high <= 5)


def test_a_mark_is_painted_once_and_kept(qapp: QApplication) -> None:
    assert mark_pixmap("legal", 90, 126, theme("light"), 1) is mark_pixmap("legal", 90, 126, theme("light"), 1)


def test_an_unknown_state_is_refused(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        mark_pixmap("blinking", WIDTH, HEIGHT, theme("light"))  # type: ignore[arg-type]


def test_a_painter_is_left_as_it_was(qapp: QApplication) -> None:
    def twice(painter: QPainter) -> None:
        before = (painter.pen(), painter.brush(), painter.transform())
        paint_drop(painter, QRectF(20, 20, 60, 84), theme("light"))
        paint_lamp(painter, QPointF(16, 16), theme("light"), lit=True)
        assert (painter.pen(), painter.brush(), painter.transform()) == before

    assert inked(painted(twice, 100, 130)) > 0


def test_a_lit_lamp_and_an_unlit_one_differ_in_grey() -> None:
    def lamp(lit: bool) -> QImage:
        return painted(lambda p: paint_lamp(p, QPointF(16, 16), theme("light"), lit=lit), 32, 32, "#E6D8BC")

    lit, unlit = lamp(True), lamp(False)
    assert differing(grey(lit), grey(unlit)) > 200


def test_the_cross_of_a_refused_card_is_at_its_upper_right_corner(qapp: QApplication) -> None:
    seen, pom = mark("refused"), theme("light").pom.lower()

    def filled(x: int) -> int:
        """How much about the upper corner at this side has the colour of the badge."""
        return sum(seen.pixelColor(x + dx, MARGIN + dy).name() == pom for dx in range(-10, 11) for dy in range(-10, 11))

    assert filled(MARGIN + WIDTH) > 2 * filled(MARGIN)
