"""What the voice says about a card under the pointer if the cloth is too full for a note."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from app.games.basa.controller import BasaController
from app.shell.table.page import TablePage
from app.table.prompts import Ref
from tests.table.laid import hover


@pytest.mark.long
@pytest.mark.covering(width=lambda width: "narrow")
@pytest.mark.parametrize("width", [876, 900])
def test_a_power_is_said_while_drawing_and_guessing_in_a_narrow_window(
    table: Callable[..., TablePage], width: int
) -> None:
    page = table("basa", persons=1, seats=8)
    controller = page.controller
    assert isinstance(controller, BasaController)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page.resize(width, 600)
    spoken = 0
    for _ in range(400):
        view = page.sitting.view
        if view.turn is None or spoken > 5:
            break
        if view.turn == view.seat and view.phase in ("draw", "guess", "reguess") and view.zones["hand.0"]:
            page.surface.fit()
            page.settle()
            hover(page.surface, QPoint(2, 2))
            page.say()
            asked = page.voice.prompt
            for index, text in enumerate(view.zones["hand.0"]):
                hover(page.surface, page.surface.card_point(Ref("hand.0", index)))
                power = controller.power(view, text)
                note = controller.explain(view, Ref("hand.0", index), page.surface.stage.board)
                if note is not None:
                    assert power in note.lines
                elif power:
                    assert page.voice.prompt.detail == power, (view.phase, text)
                    spoken += 1
                    page.say()
                    assert page.voice.prompt.detail == power, "whatever is said again meanwhile"
            hover(page.surface, QPoint(2, 2))
            assert page.voice.prompt == asked, "and then it says again what is asked"
        legal = [str(action) for action in page.sitting.view_of(page.sitting.turn).legal]
        page.act(([one for one in legal if one.startswith("guess")] or legal)[:1])
    assert spoken, "a note always had room"
