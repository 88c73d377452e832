"""Tests of the signs with words: pills, brackets, tags, the ground of a badge (look 6 and 8)."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.art.fonts import font
from app.art.labels import (
    PillTone,
    TagTone,
    bracket_height,
    bracket_pixmap,
    paint_badge,
    paint_tag,
    paint_text,
    paint_thinking,
    pill_pixmap,
    pill_size,
    tag_size,
)
from app.art.tokens import TEXT_SIZES, theme
from tests.art.pictures import differing, grey, inked, painted, pixels

LIGHT = theme("light")


@pytest.mark.parametrize("tone", get_args(PillTone))
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_a_pill_has_the_size_it_says(qapp: QApplication, tone: PillTone, dpr: float) -> None:
    size = pill_size("three spades")
    made = pill_pixmap("three spades", LIGHT, tone, dpr)
    assert made.height() == round(size.height() * dpr)
    assert abs(made.width() - size.width() * dpr) < 1
    ends = made.toImage()
    assert ends.pixelColor(0, 0).alpha() == 0, "round ends"
    assert ends.pixelColor(round(8 * dpr), made.height() // 2).alpha() > 200


def test_a_pill_grows_with_its_words_and_with_the_text_size(qapp: QApplication) -> None:
    assert pill_size("war").width() < pill_size("war over the next suit").width()
    sizes = [pill_size("three spades", factor) for factor in TEXT_SIZES]
    assert all(a.width() < b.width() and a.height() < b.height() for a, b in pairwise(sizes))


def test_words_stay_free_of_the_ends_of_their_pill(qapp: QApplication) -> None:
    image = pill_pixmap("three spades: a point", LIGHT, "legal", 1).toImage()
    ground = QColor(LIGHT.legal).rgb()
    middle = image.height() // 2
    margin = [image.pixelColor(x, y).rgb() for x in (10, image.width() - 11) for y in range(middle - 5, middle + 5)]
    assert set(margin) == {ground}


def test_the_direction_of_the_language_orders_the_words(qapp: QApplication) -> None:
    text = "7 = 3 + 4"
    assert pixels(pill_pixmap(text, LIGHT, "paper", 1, rtl=True).toImage()) != pixels(
        pill_pixmap(text, LIGHT, "paper", 1).toImage()
    )


def test_every_tone_of_a_pill_is_its_own(qapp: QApplication) -> None:
    pictures = [pixels(pill_pixmap("x", LIGHT, tone, 1).toImage()) for tone in get_args(PillTone)]
    assert len(set(pictures)) == len(pictures)


def test_a_bracket_spans_the_cards_and_its_pill_stands_over_their_middle(qapp: QApplication) -> None:
    made = bracket_pixmap(370, "three spades: a point", LIGHT)
    assert made.width() == 370
    assert made.height() == round(bracket_height())
    image = made.toImage()
    legal = QColor(LIGHT.legal)
    legs = image.height() - 15
    assert [x for x in (3, 366) if near(image.pixelColor(x, legs), legal)] == [3, 366]
    assert image.pixelColor(185, image.height() - 22) != QColor(0, 0, 0, 0)
    assert image.pixelColor(60, 10).alpha() == 0, "beside the pill nothing stands"


def test_a_bracket_over_few_cards_is_as_wide_as_its_words(qapp: QApplication) -> None:
    assert bracket_pixmap(60, "three spades: a point", LIGHT).width() == pill_size("three spades: a point").width()


def near(a: QColor, b: QColor) -> bool:
    return a.alpha() > 128 and abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) < 40


@pytest.mark.parametrize("tone", get_args(TagTone))
def test_a_tag_fills_its_size(qapp: QApplication, tone: TagTone) -> None:
    size = tag_size("owes 2")
    image = painted(lambda p: paint_tag(p, QPointF(4, 4), "owes 2", LIGHT, tone), 120, 30)
    assert inked(image) == pytest.approx(size.width() * size.height(), rel=0.06)


def badge(*, in_turn: bool = False, out: bool = False, name: str = "light") -> QImage:
    of = theme("dark" if name == "dark" else "light")
    rect = QRectF(10, 10, 180, 58)
    return painted(lambda p: paint_badge(p, rect, of, in_turn=in_turn, out=out), 200, 78, of.cloth)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_badge_tells_in_grey_whether_its_seat_is_in_turn_or_out(name: str) -> None:
    prints = [grey(badge(name=name)), grey(badge(in_turn=True, name=name)), grey(badge(out=True, name=name))]
    for one, two in combinations(prints, 2):
        assert differing(one, two) > 150


def test_a_badge_that_is_out_has_no_ground() -> None:
    assert badge(out=True).pixelColor(100, 39) == QColor(LIGHT.cloth)
    assert badge().pixelColor(100, 39) == QColor(LIGHT.paper)


def test_in_high_contrast_a_badge_has_no_shadow() -> None:
    rect = QRectF(10, 10, 180, 58)
    strong = theme("light", True)
    image = painted(lambda p: paint_badge(p, rect, strong), 200, 78)
    assert inked(image.copy(0, 69, 200, 9)) == 0
    assert inked(painted(lambda p: paint_badge(p, rect, LIGHT), 200, 78).copy(0, 69, 200, 9)) > 0


def test_the_thinking_dots_move_on_and_come_round_after_three_steps() -> None:
    def dots(step: int, *, rtl: bool = False) -> QImage:
        return painted(lambda p: paint_thinking(p, QPointF(30, 10), LIGHT, step, rtl=rtl), 60, 20)

    assert len({pixels(dots(step)) for step in range(3)}) == 3
    assert pixels(dots(0)) == pixels(dots(3))
    strength = [dots(0).pixelColor(x, 10).alpha() for x in (30, 39, 48)]
    assert strength == [255, 153, pytest.approx(76, abs=1)]
    assert [dots(0, rtl=True).pixelColor(x, 10).alpha() for x in (30, 21, 12)] == strength


def written(text: str) -> QImage:
    """Hebrew words, read from the right, broken where a line of 120 px ends."""
    made = QImage(130, 70, QImage.Format.Format_ARGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
    flags = side.value | Qt.TextFlag.TextWordWrap.value
    paint_text(painter, QRectF(5, 5, 120, 60), text, "#000000", font("note"), rtl=True, flags=flags)
    painter.end()
    return made


@pytest.mark.parametrize("text", ["קלפים עד הצורה\nשבוחרים", "הקלף של \u2068סבתא\nרחל הזקנה\u2069 מכריע\nכאן"])
def test_every_line_of_a_hebrew_text_begins_at_the_same_edge(qapp: QApplication, text: str) -> None:
    assert written(text.replace("\n", " ")) == written(text.replace("\n", "\u2028"))
