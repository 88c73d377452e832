"""The panel beside the table, as a screen reader comes to it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.engine import Record, view
from app.games import GAMES
from app.shell.kit.style import Appearance
from app.shell.table.side_panel import SidePanel
from app.wording import t
from app.wording.in_words import table_in_words
from app.wording.spoken import spoken

GAME = next(iter(GAMES))


def heard(panel: SidePanel) -> str:
    """What a screen reader says of the page that is shown."""
    page = panel._pages.currentWidget()
    interface = QAccessible.queryAccessibleInterface(page) if page is not None else None
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def test_the_log_begins_with_what_happened_last_and_forgets_it_with_the_game(
    qtbot: QtBot, appearance: Appearance
) -> None:
    panel = SidePanel(GAME)
    qtbot.addWidget(panel)
    panel.show_log([["The cards are dealt."], ["Noa drew.", "It was Omar's turn."]])
    title = t("log.title")
    assert heard(panel) == f"{title}. Noa drew. It was Omar's turn."
    panel.show_log([["The cards are dealt."]])
    assert heard(panel) == f"{title}. The cards are dealt."
    panel.clear()
    assert heard(panel) == title and panel.text() == ""


def test_the_table_in_words_begins_with_its_first_line(qtbot: QtBot, appearance: Appearance) -> None:
    position = Record.begin(GAMES[GAME], GAMES[GAME].info.seats[0], 1, {}).position
    seen = view(position, position.turn)
    panel = SidePanel(GAME)
    qtbot.addWidget(panel)
    panel.show_words(seen)
    first = table_in_words(seen, None)[0]
    assert heard(panel).startswith(f"{t('words.title')}. {first.title}") and len(first.lines) > 1
    assert spoken(first.lines[-1]) not in heard(panel), "the rest is read line by line"
