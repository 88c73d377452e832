"""Enter, like a second click, lays a held card that has only one place to go (laws of the table, 6).

The table does not ask where it should go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.shell.table.page import TablePage
from app.table.prompts import Choice, Ref
from app.wording import t
from tests.covering import amount
from tests.shell.at_table import click, pressed

Table = Callable[..., TablePage]

MOST = amount(20, 60)
"""How many acts of a game are examined."""


def one_place(page: TablePage) -> Iterator[tuple[Ref, Choice]]:
    """The cards with exactly one choice, which leads elsewhere, and that choice."""
    view = page.sitting.view
    for ref in page.controller.liftable(view):
        choices = page.controller.choices(view, ref)
        if len(choices) == 1 and choices[0].actions and choices[0].target != ref and not choices[0].needs:
            yield ref, choices[0]


@pytest.mark.long(keep=3)
@pytest.mark.parametrize("game", GAMES)
def test_enter_lays_a_clicked_card_that_has_one_place(table: Table, game: str) -> None:
    page = table(game, persons=1, seats=max(GAMES[game].info.seats[0], min(GAMES[game].info.seats[1], 3)))
    page.company.turns.stop()
    page.company.turns.go_on = lambda answered=False: None  # type: ignore[method-assign]
    sitting, surface, rng = page.sitting, page.surface, Random(1)
    for number in range(MOST):
        if sitting.over:
            break
        assert sitting.turn is not None
        found = next(one_place(page), None) if sitting.turn == sitting.seat and number % 2 == 0 else None
        if found is None or page.controller.together(sitting.view) > 1:
            page.act((str(rng.choice(sitting.view_of(sitting.turn).legal)),))
            continue
        ref, choice = found
        before = len(sitting.record.done)
        click(surface, surface.card_point(ref))
        assert surface.gestures.held == ref
        text = page.controller.text(sitting.view, ref)
        asks = (t("table.held-closed"), t("table.held-card", card=text))
        assert page.voice.prompt.sentence not in asks, "where it goes is asked, and there is one place"
        QTest.keyClick(surface, Qt.Key.Key_Return)
        QApplication.processEvents()
        if any(button.main and button.warning for button in page.voice.prompt.buttons):
            assert len(sitting.record.done) == before, "a warning is answered by its own button"
            assert pressed(page, choice.actions[0])
        assert len(sitting.record.done) > before, f"{choice}: {page.voice.prompt.sentence}"
