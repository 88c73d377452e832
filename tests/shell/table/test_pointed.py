"""What the voice says of a card that is pointed at, where the cloth is too full for a note."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games.basa.controller import BasaController
from app.shell.table.page import TablePage
from app.table.prompts import Ref


@pytest.mark.parametrize("width", [876, 900])
def test_a_power_is_said_while_drawing_and_guessing_in_a_narrow_window(
    table: Callable[..., TablePage], width: int
) -> None:
    page = table("basa", persons=1, seats=3)
    controller = page.controller
    assert isinstance(controller, BasaController)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page.resize(width, 600)
    met = set[str]()
    for _ in range(60):
        view = page.sitting.view
        if view.turn is None or met >= {"draw", "reguess"}:
            break
        if view.turn == view.seat and view.phase in ("draw", "reguess") and view.zones["hand.0"]:
            page.surface.fit()
            QApplication.processEvents()
            usual = page.voice.prompt
            for index, text in enumerate(view.zones["hand.0"]):
                QTest.mouseMove(page.surface.viewport(), page.surface.card_point(Ref("hand.0", index)))
                power = controller.power(view, text)
                note = controller.explain(view, Ref("hand.0", index), page.surface.stage.board)
                assert power in (note.lines if note is not None else (page.voice.prompt.detail,)), (view.phase, text)
                met.add(view.phase)
            QTest.mouseMove(page.surface.viewport(), QPoint(2, 2))
            assert page.voice.prompt == usual, "and then it says again what is asked"
        legal = [str(action) for action in page.sitting.view_of(page.sitting.turn).legal]
        page.act(([one for one in legal if one.startswith("guess")] or legal)[:1])
    assert met >= {"draw"}
