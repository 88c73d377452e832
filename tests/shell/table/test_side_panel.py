"""The side panel: its title is not cut, a hand in words has the order of the table, a reader has a place to start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.text_lines import elided
from app.engine import Record, hidden, view
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.library.rules_view import RulesView
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.table.page import TablePage
from app.shell.table.side_panel import SidePanel
from app.shell.window.main_window import MainWindow
from app.table.commands import PANELS, Command
from app.wording import t, use
from app.wording.formatting import capital
from app.wording.in_words import table_in_words
from app.wording.spoken import spoken
from app.wording.titles import game_name
from tests.covering import spread
from tests.shell.fitting import faults

Table = Callable[..., TablePage]

GAME = next(iter(GAMES))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_its_title_is_whole_with_large_text(window: MainWindow, settings: Settings, language: str) -> None:
    use("en")
    longest = max(GAMES, key=lambda game: len(game_name(game)))
    seats, settings.speed = GAMES[longest].info.seats[0], 0.0
    settings.choose("language", language)
    settings.text_size = TEXT_PERCENTS[-1]
    seated = settled([Seated("", "pomegranate", computer=seat > 0) for seat in range(seats)])
    window.resize(900, 600)
    window.begin(NewGame(longest, seated, GAMES[longest].fill(seats, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    for panel in PANELS:
        page.beside.show(panel)
        QApplication.processEvents()
        shown = page.beside.panel
        assert shown is not None and shown.width() == 420, "as in a small window"
        assert [fault for fault in faults(shown) if fault.startswith(("too", "letters"))] == [], panel
        title = next(one for one in shown.findChildren(Label) if one.text() == shown.accessibleName())
        if not title.wordWrap():
            assert elided(title.text(), title.font(), title.width() + 1) == title.text()


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_rules_begin_where_its_title_does(
    qtbot: QtBot, appearance: Appearance, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    panel = SidePanel(GAME)
    qtbot.addWidget(panel)
    panel.resize(420, 430)
    panel.show_rules()
    panel.show()
    QApplication.processEvents()
    rules = panel.findChild(RulesView)
    assert rules is not None
    title, page = panel._title.geometry(), rules.geometry()
    margin = rules.document().documentMargin()
    begins = title.right() - page.right() if language == "he" else page.left() - title.left()
    assert abs(begins + margin) <= 1


@pytest.mark.long(keep=2)
@pytest.mark.covering(game=spread(GAMES, 4))
@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.info.seats[1] > 1])
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_hand_in_words_is_in_the_order_in_which_it_lies(
    window: MainWindow, settings: Settings, game: str, language: str
) -> None:
    settings.choose("language", language)
    settings.speed = 0.0
    seats = GAMES[game].info.seats[0]
    seated = settled([Seated("", "pomegranate", computer=seat > 0) for seat in range(seats)])
    window.begin(NewGame(game, seated, GAMES[game].fill(seats, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.company.turns.stop()
    page.settle()
    page.beside.show(Command.WORDS)
    cards = page.sitting.view.zones.get("hand.0", ())
    if not cards or any(map(hidden, cards)):
        pytest.skip(f"nothing is held in {game} at the beginning")
    across = {text: page.surface.stage.places("hand.0")[index].x for index, text in enumerate(cards)}
    lie = sorted(cards, key=across.__getitem__, reverse=language == "he")
    assert page.beside.panel is not None
    words = page.beside.panel.text()
    hand = words[words.index(t("words.hand")) :]
    found = sorted(set(cards), key=lambda text: hand.index(capital(spoken(t("words.card", card=text)))))
    assert found == list(dict.fromkeys(lie))


def heard(panel: SidePanel) -> str:
    """What a screen reader says about the page that is shown."""
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
    panel.show_words(seen, {})
    first = table_in_words(seen, None)[0]
    assert heard(panel).startswith(f"{t('words.title')}. {first.title}") and len(first.lines) > 1
    assert spoken(first.lines[-1]) not in heard(panel), "the rest is read line by line"


@pytest.mark.long
def test_while_a_gesture_is_told_the_table_in_words_gives_the_points_that_the_badges_show(table: Table) -> None:
    """The badge of one who uses a card said what it had brought, and the words for screen readers still did not."""
    page = table("basa", persons=1, seats=4, seed=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page._settings.speed = 2.0
    apart = 0

    def compare() -> None:
        nonlocal apart
        laid = page.surface.stage.view
        assert laid is not None
        shown = [page.controller.points(page.surface.stage.between(), seat) for seat in range(4)]
        assert list(page._so_far()[0].vars["points"]) == shown
        apart += shown != list(laid.vars["points"])

    page.surface.teller.said.connect(lambda rest: compare() if page.surface.telling else None)
    for _ in range(60):
        turn = page.sitting.turn
        if turn is None:
            break
        page.act([str(page.sitting.view_of(turn).legal[-1])])
        page.settle()
    assert apart
    assert not any(page.controller.gained.values())
