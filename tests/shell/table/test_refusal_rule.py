"""Every refusal has a link that opens the rules beside the table at the paragraph that says why, in every game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engine import Reason
from app.games import GAMES
from app.shell.library.rules_view import RulesView
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.table.prompts import Ref
from app.wording import t
from app.wording.sentences import rule_anchor
from tests.covering import spread

ACTS = 12


def refused(page: TablePage) -> Reason | None:
    """The reason why some card cannot go to some place now, if the rules have a paragraph about it."""
    view, controller = page.sitting.view, page.controller
    if view.turn != view.seat:
        return None
    cards = controller.cards(view)
    places = [Ref(zone) for zone in view.zones] + cards
    for held, target in product(cards[:6], places):
        if target not in [choice.target for choice in controller.choices(view, held)]:
            reason = controller.refusal(view, held, target)
            if rule_anchor(page.sitting.game, reason.code):
                return reason
    return None


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_leads_to_its_paragraph(table: Callable[..., TablePage], game: str) -> None:
    seats = GAMES[game].info.seats[0]
    page = table(game, persons=1, seats=seats)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    rng, reason = Random(1), refused(page)
    for _ in range(ACTS):
        if reason is not None or page.sitting.turn is None:
            break
        page.act((str(rng.choice(page.sitting.view_of(page.sitting.turn).legal)),))
        reason = refused(page)
    if reason is None:
        pytest.skip(f"{game} refuses nothing by a rule so early")
    page.surface.refused.emit(reason)
    button = page.voice.prompt.buttons[0]
    assert button.command is Command.RULES and button.label == t("table.rule")
    assert len(page.voice.buttons) <= 3
    QTest.mouseClick(page.voice.buttons[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert page.beside.panel is not None and page.beside.panel.isVisible() and page.beside.panel.shown == Command.RULES
    view = page.beside.panel.findChild(RulesView)
    assert view is not None
    anchor = rule_anchor(game, reason.code)
    bar = view.verticalScrollBar()
    at = bar.value()
    view.scrollToAnchor(anchor)
    assert bar.value() == at, "the paragraph is in sight"
    assert f'name="{anchor}"' in view.toHtml()
