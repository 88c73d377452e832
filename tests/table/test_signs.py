"""Painted signs: how a second line and a longer text change their size."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from app.art.fonts import font
from app.art.text_lines import laid_out
from app.art.tokens import ThemeName, theme
from app.table.broken_lines import broken, wrapped
from app.table.looks import Look
from app.table.measures import words_room
from app.table.painted_signs import paint_sign
from app.table.prompts import Ref
from app.table.signs import (
    Badge,
    Bars,
    Call,
    Caption,
    DropPlace,
    Figure,
    Halo,
    Onward,
    Orbit,
    ScaleLine,
    Strip,
    SuitPlate,
)
from app.wording.plates import PLATES

CARD = Ref("row", 0)
RINGS: tuple[Halo, ...] = ("none", "sure", "open")


def wide(width: float) -> QSizeF:
    """The room of a sign that may be this wide."""
    return QSizeF(width, 0)


def test_a_pill_with_a_second_line_holds_both(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    one, two = (paint_sign(Call("Soureh!", detail), look, wide(400)) for detail in ("", "shown in 2 turns"))
    assert two.height() > one.height()
    assert two.width() > one.width()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_what_is_fought_over_has_the_colour_of_the_line_between_the_cards(qapp: QApplication, name: ThemeName) -> None:
    """In Meydele it was the pale tag of a debt (look meydele-he)."""
    look = Look(theme(name), False, 1.0)
    call, war = (paint_sign(Call("War over the cards", fight=fight), look, wide(400)) for fight in (False, True))
    assert call.size() == war.size()
    at = 6, round(war.height() / 2)
    grounds = [one.toImage().pixelColor(*at).name().upper() for one in (call, war)]
    assert grounds == [look.theme.pill.upper(), look.theme.pom.upper()]


@pytest.mark.parametrize(
    ("text", "room"),
    [
        ("51 קלפים, מהם 13 קלפי לב", 150.0),
        ("ארבעת המקומות של המחשב: נפתחים כשמחזירים קלף לקופה", 290.0),
        ("The next hand, from the piles, has three cards", 220.0),
        ("After three dry turns the card changes", 110.0),
    ],
)
def test_the_lines_of_a_text_are_about_equally_long(qapp: QApplication, text: str, room: float) -> None:
    face = font("note")
    size, metrics = wrapped(text, face, room), QFontMetricsF(face)
    whole = metrics.boundingRect(QRectF(0, 0, room, 2000), Qt.TextFlag.TextWordWrap.value, text)
    lines = round(size.height() / metrics.height())
    assert lines > 1 and size.height() - math.ceil(whole.height()) <= 1, "as few lines as there is room for"
    laid = laid_out(text, face, size.width(), rtl=text > "א")
    wide = [laid.lineAt(number).naturalTextWidth() for number in range(laid.lineCount())]
    assert len(wide) == lines and min(wide) > 0.5 * max(wide), "no word stands alone"


def test_no_word_stands_alone_in_the_last_line_of_a_place_to_drop_on(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    picture = paint_sign(DropPlace("Column 1: lay here"), look, QSizeF(96, 72)).toImage()
    ink = QColor(theme("light").cloth_ink)
    dark = [
        QPoint(x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 200 and picture.pixelColor(x, y).lightness() < ink.lightness() + 40
    ]
    middle = picture.height() / 2
    upper, lower = ([at.x() for at in dark if (at.y() > middle) is below] for below in (False, True))
    assert min(max(part) - min(part) for part in (upper, lower)) > 0.5 * (max(upper) - min(upper))


def test_a_text_on_one_line_and_a_long_word_keep_their_width(qapp: QApplication) -> None:
    face = font("note")
    for text in ("Stock", "Kupa, Majnun"):
        assert wrapped(text, face, 400).width() - QFontMetricsF(face).horizontalAdvance(text) < 4
    long = QFontMetricsF(face).horizontalAdvance("unpronounceable")
    assert wrapped("an unpronounceable word", face, long + 4).width() >= long


def test_a_ring_round_a_suit_is_seen_and_differs_where_nothing_is_settled(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    plain, lit, may = (
        paint_sign(SuitPlate("S", across=60, ring=ring), look, wide(100)).toImage() for ring in RINGS
    )
    assert plain.size() == lit.size() == may.size()
    assert plain != lit and plain != may and lit != may


def test_a_line_of_a_scale_is_as_long_as_its_room_and_has_its_figure_at_the_start(qapp: QApplication) -> None:
    for rtl in (False, True):
        look = Look(theme("light"), rtl, 1.0)
        long = paint_sign(ScaleLine("+3", bound=True), look, wide(300))
        assert long.width() == 300
        figure = paint_sign(ScaleLine("", bound=True), look, wide(300)).toImage()
        painted = long.toImage()
        differs = [
            x
            for x in range(300)
            if any(painted.pixel(x, y) != figure.pixel(x, y) for y in range(min(painted.height(), figure.height())))
        ]
        assert differs and (min(differs) > 250 if rtl else max(differs) < 50)


def test_what_a_card_counts_is_as_large_as_its_card_wants_it(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    sizes = [paint_sign(Figure(CARD, "4"), look, wide(across)).width() for across in (15, 24)]
    assert sizes == [15, 24]
    one, two = (paint_sign(Figure(CARD, text), look, wide(20)).toImage() for text in "12")
    assert one != two


def test_bars_have_the_form_of_a_card_and_say_how_many_sit_behind_them(qapp: QApplication) -> None:
    for name in ("light", "dark"):
        look = Look(theme(name), False, 1.0)
        none, three = (paint_sign(Bars(text, across=40), look, wide(100)) for text in "03")
        assert (none.width(), none.height()) == (40, 56)
        assert none.toImage() != three.toImage()


def test_the_direction_of_play_is_a_ring_whose_heads_turn_round(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    size = QSizeF(300, 160)
    rings = (Orbit(height=0.5, against=against) for against in (False, True))
    forth, back = (paint_sign(ring, look, size).toImage() for ring in rings)
    assert (forth.width(), forth.height()) == (300, 160) == (back.width(), back.height())
    assert forth != back


def test_the_heads_beside_a_plate_point_another_way_with_another_angle(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    painted = [paint_sign(Onward(angle), look, wide(100)) for angle in (0, 90, 180)]
    assert len({one.width() for one in painted}) == 1
    right, down, left = (one.toImage() for one in painted)
    assert right != down and down != left and right != left


def test_a_warning_under_a_name_has_an_ink_of_its_own(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    calm, warns = (
        paint_sign(Caption("name", "Stock", "1 in 34", warns=warns), look, wide(300)).toImage()
        for warns in (False, True)
    )
    assert calm.size() == warns.size() and calm != warns


def test_a_strip_tells_what_is_missing_what_is_there_and_what_is_lit(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    lines = ("1", "2", "3")
    strips = [paint_sign(Strip(lines, plate), look, wide(100)) for plate in ("---", "-+-", "-*-")]
    images = [strip.toImage() for strip in strips]
    assert len({strip.width() for strip in strips}) == 1
    assert images[0] != images[1] and images[1] != images[2]
    third = int(strips[0].width() / 3)
    first, *others = (image.copy(0, 0, third, image.height()) for image in images)
    assert all(other == first for other in others)


def test_a_figure_may_be_the_plate_of_an_owner(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    painted = [paint_sign(Figure(CARD, "1", plate=plate), look, wide(20)) for plate in ("", "fig")]
    assert painted[0].size() == painted[1].size()
    assert painted[0].toImage() != painted[1].toImage()


def test_a_long_name_on_a_badge_yields_where_there_is_little_room_and_the_facts_never(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)
    names = ("Noa", "Grandma Rachel of the hill")
    short, long = (paint_sign(Badge(name, "hand 9", computer=True), look, wide(180)).width() for name in names)
    assert short < long <= 180 + 16, "the shadow around it apart"
    assert paint_sign(Badge(names[1], "hand 9"), look, wide(400)).width() > long
    facts = "28 points, 72 to the hundred, and more"
    said = [paint_sign(Badge("Noa", facts), look, wide(room)).width() for room in (120, 400)]
    assert said[0] == said[1]


def test_the_badge_of_who_is_in_turn_has_a_ring_and_that_of_who_is_out_only_dashes(qapp: QApplication) -> None:
    look = Look(theme("light"), False, 1.0)

    def picture(in_turn: bool = False, out: bool = False) -> QImage:
        return paint_sign(Badge("Noa", "5 cards", in_turn=in_turn, out=out), look, wide(400.0)).toImage()

    plain, turn, out = picture(), picture(in_turn=True), picture(out=True)
    # In turn, plain and out again: a painted sign is reused only for signs that look the same.
    assert (picture(in_turn=True), picture(), picture(out=True)) == (turn, plain, out)
    middle = plain.width() // 2
    ring, paper = QColor(look.theme.saffron), QColor(look.theme.paper)
    assert any(turn.pixelColor(middle, y) == ring for y in range(8))
    assert not any(plain.pixelColor(middle, y) == ring for y in range(8))
    inside = middle, plain.height() - 12
    assert plain.pixelColor(*inside) == turn.pixelColor(*inside) == paper
    assert out.pixelColor(*inside).alpha() == 0


def test_a_badge_has_the_plate_of_its_own_seat_at_its_start_edge(qapp: QApplication) -> None:
    def plate(name: str, rtl: bool) -> QImage:
        whole = paint_sign(Badge("Noa", "5 cards", plate=name), Look(theme("light"), rtl, 1.0), wide(400))
        start = whole.width() - 64 if rtl else 0
        return whole.toImage().copy(start, 0, 64, whole.height())

    for rtl in (False, True):
        shown = [plate(name, rtl) for name in PLATES]
        assert not any(one == other for one, other in combinations(shown, 2))


def test_signs_are_equal_by_their_kind_and_what_they_say() -> None:
    assert Caption("name", "Tamar") == Caption("name", "Tamar", x=0.5)
    assert Caption("name", "Tamar") != Caption("name", "Tamar", x=0.4)
    assert Call("Tamar") != Bars("Tamar") and Strip(("1",), "-") != "1"
    assert len({Call("Tamar"), Call("Tamar"), Call("Noa")}) == 2
    assert repr(Caption("name", "Tamar")).startswith("Caption(") and "text='Tamar'" in repr(Caption("name", "Tamar"))


def test_a_text_of_parts_is_broken_between_them_and_leaves_no_dot_at_the_end_of_a_line(qapp: QApplication) -> None:
    face = font("note")
    assert broken("Second pile · 44", face, 400.0) == "Second pile · 44", "on one line it keeps its dot"
    assert broken("Second pile · 44", face, 70.0) == "Second pile\n44"
    assert broken("Second pile of cards", face, 70.0) == "Second pile of cards"
    high = words_room("count", "Second pile · 44", width=90.0)[1]
    assert high == words_room("count", "Second pile\n44", width=90.0)[1], "the room is that of what is painted"
