"""The surface in windows of any height."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import new_game, view
from app.games import GAMES
from app.table.controllers import controller_for
from app.table.prompts import Ref
from app.table.surface import LEAST, Surface
from tests.table.invented import Table


@pytest.mark.parametrize(
    ("size", "zoom"), [((1256, 620), 1.3), ((876, 476), 1.0), ((900, 900), 900 / 876), ((800, 644), 1.0)]
)
def test_larger_words_are_laid_on_as_much_of_the_cloth_as_the_smallest_window_has(
    qtbot: QtBot, size: tuple[int, int], zoom: float
) -> None:
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(*size)
    surface.show()
    surface.use_look(theme("light"), CardStyle(), 1.3)
    surface.fit()
    board = surface.stage.board
    assert abs(board.width - size[0] / zoom) < 1 and abs(board.height - size[1] / zoom) < 1
    assert abs(surface.transform().m11() - zoom) < 0.001


@pytest.mark.parametrize("height", [330, 400, 476, 700])
def test_a_low_cloth_is_laid_as_a_higher_one_and_shown_smaller(qtbot: QtBot, height: int) -> None:
    game = new_game(GAMES["solo"], 1, 5).position
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.clock.speed = 0.0
    surface.resize(876, height)
    surface.show()
    surface.seat(
        controller_for("solo")(game.game, 0, {0: "Noa", "computer": "Computer"}, {0: "fig", "computer": "fish"}), False
    )
    surface.show_view(view(game, 0))
    board = surface.stage.board
    assert board.height == max(LEAST.height(), height)
    assert abs(board.width / board.height - 876 / height) < 0.01
    corners = [surface.mapFromScene(x, y) for x in (0.0, board.width) for y in (0.0, board.height)]
    assert all(-2 <= at.x() <= 878 and -2 <= at.y() <= height + 2 for at in corners), "all of it is in sight"
    card = surface.card_point(Ref("hand.0", 0))
    assert surface.viewport().rect().contains(card)
    assert surface.stage.ref_at(surface.mapToScene(card)) == Ref("hand.0", 0)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("rtl", [False, True])
def test_a_window_that_changes_while_events_are_told_keeps_the_lit_hem_in_front_of_its_seat(rtl: bool) -> None:
    table = Table("solo", 1, 5, patient=True, rtl=rtl)
    table.opening()
    surface, position = table.surface, table.record.position
    assert position.turn == 0
    seen = view(position, 0)
    step = table.record.act(next(str(action) for action in seen.legal if action.verb == "return"))
    surface.perform(step.told(0), view(step.position, 0))
    while not surface.stage.teller.waiting:
        table.time = max(table.time, surface.clock.next_due)
        surface.clock.tick()
    surface.resize(876, 476)
    surface.fit()
    lit, laid = surface.stage._hem, table.controller.hem(seen, surface.stage.board)
    assert surface.stage.teller.waiting, "nothing has been gone on from"
    assert lit is not None and laid is not None and lit.centre == pytest.approx(laid.centre)
