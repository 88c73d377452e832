"""Small signs at cards: a closed card's face for the seat that knows it, and the plates of the seats it counts for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import play, position_from_json, view
from app.games import GAMES, worked_cases
from app.games.shapes.rules import Shapes
from app.table.cards import PEEK
from app.table.clock import Clock
from app.table.controllers import controller_for
from app.table.looks import Look
from app.table.painted_signs import SMALL_PLATE, paint_sign
from app.table.prompts import Ref
from app.table.signs import Badge, Corner, DropPlace, Figure, Peek, Plates, Sign
from app.table.surface import Surface
from tests.games import worked
from tests.listed import LISTED
from tests.table import laid

LOOK = Look(theme("light"), False, 1.0)


def test_plates_stand_side_by_side_and_close_up_where_there_is_little_room(qapp: QApplication) -> None:
    wide, narrow = (paint_sign(Plates(("fig", "lemon", "date")), LOOK, QSizeF(room, 0)) for room in (200.0, 50.0))
    assert wide.width() > 3 * SMALL_PLATE
    assert narrow.width() <= 50.0
    assert wide.height() == narrow.height() == SMALL_PLATE


@pytest.mark.parametrize("rtl", [False, True])
def test_a_small_face_is_in_the_upper_start_corner_and_a_small_back_in_the_lower_one_without_an_index(
    qtbot: QtBot, rtl: bool
) -> None:
    game = LISTED[0]
    p = laid.course(game, GAMES[game].info.seats[0])[0]
    one, seen = laid.seated(game, p, p.turn), view(p, p.turn)
    surface, ref = laid.surface_of(qtbot, one, seen, rtl=rtl), one.liftable(seen)[0]
    card = surface.stage.item_at(ref)
    assert card is not None
    face, back = (surface.stage.overlay._peek(Peek(ref, "7H", low=low), card) for low in (False, True))
    assert (face.x() > 0) is rtl and face.y() < 0
    assert back.x() < 0 < back.y()


def test_a_small_face_lies_on_the_closed_card_and_goes_when_it_is_turned(qtbot: QtBot) -> None:
    start = next(case["start"] for case in worked_cases.read("shapes") if worked.number(case) == "01")
    p = play(position_from_json(start, {"shapes": Shapes()}), "commit:bC").position
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 0.0
    surface.seat(controller_for("shapes")(p.game, 0), False)
    surface.show_view(view(p, 0))
    card = surface.stage.item_at(Ref("held.0", 0))
    assert card is not None
    (small,) = card.childItems()
    assert abs(small.boundingRect().width() - PEEK * card.width) < 2
    assert small.x() < 0 and small.y() < 0, "in the upper start corner"
    while p.phase == "base":
        assert p.turn is not None
        p = play(p, str(p.game.rules.legal(p)[0])).position
    surface.show_view(view(p, 0))
    turned = surface.stage.item_at(Ref("row", 0))
    assert turned is not None and turned.face_up and not turned.childItems()


def played(qtbot: QtBot) -> Surface:
    """A table on which cards lie open in a row."""
    start = next(case["start"] for case in worked_cases.read("shapes") if worked.number(case) == "01")
    p = play(position_from_json(start, {"shapes": Shapes()}), "commit:bC").position
    while p.phase == "base":
        assert p.turn is not None
        p = play(p, str(p.game.rules.legal(p)[0])).position
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 0.0
    surface.seat(controller_for("shapes")(p.game, 0), False)
    surface.show_view(view(p, 0))
    return surface


@pytest.mark.parametrize(
    ("corner", "right", "down"),
    [("lower left", False, True), ("lower right", True, True), ("upper right", True, False)],
)
def test_a_figure_stands_in_its_corner_of_the_card(qtbot: QtBot, corner: Corner, right: bool, down: bool) -> None:
    stage = played(qtbot).stage
    stage.overlay.show_signs([Figure(Ref("row", 0), "4", corner=corner)])
    card = stage.item_at(Ref("row", 0))
    assert card is not None
    figure = card.childItems()[-1]
    assert (figure.x() > 0, figure.y() > 0) == (right, down)


@pytest.mark.parametrize("larger", [0.5, 2.0])
def test_a_figure_stays_in_its_corner_while_its_card_goes_to_a_place_of_another_size(
    qtbot: QtBot, larger: float
) -> None:
    surface, now = played(qtbot), 0.0
    stage, clock = surface.stage, Clock(lambda: now)
    stage.overlay.show_signs([Figure(Ref("row", 0), "4")])
    card = stage.item_at(Ref("row", 0))
    assert card is not None
    figure = card.childItems()[-1]

    def stands() -> tuple[float, float]:
        """Its place, from the middle of the card, in visible widths of the card."""
        box, seen = card.box, figure.scenePos()
        return round((seen.x() - card.x()) / box.width, 6), round((seen.y() - card.y()) / box.width, 6)

    before = stands()
    clock.move(card, card.target._replace(x=card.target.x + 200, width=card.width * larger), 200.0)
    for now in (50.0, 100.0, 150.0, 250.0):
        clock.tick()
        assert stands() == before, f"after {now:.0f} ms"
    assert card.scale() == 1.0, "it has arrived"


def test_a_drop_place_that_takes_nothing_is_not_seen(qtbot: QtBot) -> None:
    overlay = played(qtbot).stage.overlay
    for shut in (True, False):
        overlay.show_signs([DropPlace("Lay it here", target="points", shut=shut)])
        assert overlay.targets() == ([] if shut else [("points", overlay.shown()[0][1])])


def test_a_sign_is_not_painted_again_for_another_cloth(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.table.overlay.PICTURES", {})
    surface, painted = played(qtbot), []

    def counted(sign: Sign, look: Look, room: QSizeF) -> QPixmap:
        painted.append(type(sign))
        return paint_sign(sign, look, room)

    monkeypatch.setattr("app.table.overlay.paint_sign", counted)
    surface.stage.use_board(replace(surface.stage.board, height=surface.stage.board.height + 20))
    assert Badge not in painted
    surface.stage.use_look(theme("dark"), CardStyle())
    assert Badge in painted, "in other colours it is"


def test_what_cards_count_is_painted_once_however_often_and_wherever_it_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.table.overlay.PICTURES", {})
    overlay, painted = played(qtbot).stage.overlay, []

    def counted(sign: Sign, look: Look, room: QSizeF) -> QPixmap:
        painted.append(sign)
        return paint_sign(sign, look, room)

    monkeypatch.setattr("app.table.overlay.paint_sign", counted)
    for corner in ("lower left", "lower right"):
        overlay.show_signs([Figure(Ref("row", 0), "4", corner=corner)])
    assert len(painted) == 1
    overlay.show_signs([Figure(Ref("row", 0), "4", lit=True)])
    overlay.show_signs([Figure(Ref("row", 0), "5")])
    assert len(painted) == 3, "a lit one and another figure look different"


def test_a_sign_that_comes_to_say_more_takes_more_room_and_less_again(qtbot: QtBot) -> None:
    overlay = played(qtbot).stage.overlay
    wide = []
    for line in ("5", "5 cards and a word", "5 cards and a word", "5"):
        overlay.show_signs([Badge("Noa", line, x=0.5, y=0.5)])
        ((sign, box),) = overlay.shown()
        wide.append(box.width)
        assert box.width == overlay._signs[type(sign), "", sign.side, 0][1].boundingRect().width()
    assert wide[0] == wide[3] < wide[1] == wide[2]
