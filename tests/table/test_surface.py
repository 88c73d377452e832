"""The surface in windows of any height."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.controllers import controller_for
from app.engine import new_game, view
from app.games import GAMES
from app.table.prompts import Ref
from app.table.surface import LEAST_HEIGHT, Surface


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
    assert board.height == max(LEAST_HEIGHT, height)
    assert abs(board.width / board.height - 876 / height) < 0.01
    corners = [surface.mapFromScene(x, y) for x in (0.0, board.width) for y in (0.0, board.height)]
    assert all(-2 <= at.x() <= 878 and -2 <= at.y() <= height + 2 for at in corners), "all of it is in sight"
    card = surface.card_point(Ref("hand.0", 0))
    assert surface.viewport().rect().contains(card)
    assert surface.stage.ref_at(surface.mapToScene(card)) == Ref("hand.0", 0)
