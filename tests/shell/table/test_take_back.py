"""Taking back at the table when it is refused."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.store import Store
from app.table.commands import Command
from app.wording import t
from tests.session.test_taking_back import hung_on_a_hand, seat_all


def test_who_asks_in_vain_is_told_why_and_nothing_goes_back(
    qtbot: QtBot, store: Store, settings: Settings, appearance: Appearance
) -> None:
    settings.speed = 0.0
    sitting = seat_all(store, settings, hung_on_a_hand(), persons=1)
    sitting.privacy.show(0)
    page = TablePage(sitting, settings)
    qtbot.addWidget(page)
    page.company.turns.decided.disconnect()
    page.resize(1280, 800)
    page.show()
    page.surface.show_view(sitting.view)
    page.settle()
    page.carry_out(Command.UNDO)
    assert len(sitting.record.done) == 12
    assert page.voice.prompt.detail == t("table.undo.revealed")
    page.leave()
