"""The page of rules as a whole: the games and the parts beside what is read, and what the buttons ask for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.kit.style import Appearance
from app.shell.library.rules_page import RulesPage, SectionLink
from app.shell.settings.settings import Settings
from app.wording import use
from tests.wording.made import PAGED


@pytest.fixture
def page(qtbot: QtBot, settings: Settings, appearance: Appearance) -> RulesPage:
    made = RulesPage(settings, None)
    qtbot.addWidget(made)
    made.resize(1400, 700)
    made.show()
    QApplication.processEvents()
    return made


def links(page: RulesPage) -> list[SectionLink]:
    """The links to the parts beside the page."""
    layout = page._sections
    items = [layout.itemAt(index) for index in range(layout.count())]
    return [one for one in (item and item.widget() for item in items) if isinstance(one, SectionLink)]


def listed(page: RulesPage) -> list[str]:
    """The parts listed beside the page."""
    return [link.text() for link in links(page)]


def others(page: RulesPage) -> list[str]:
    """The games with a page other than the one shown."""
    return [name for name in PAGED if name != page.view.game]


@pytest.mark.long
def test_a_game_chosen_in_the_bar_is_chosen_in_the_list_and_its_parts_are_listed(page: RulesPage) -> None:
    shown = set()
    for game in others(page):
        page.choice.chosen.emit(game)
        assert page.view.game == page.choice.value == game
        assert [name for name, card in page.cards.items() if card.isChecked()] == [game]
        assert listed(page) == [words for _, words in page.view.sections()]
        shown.add(tuple(listed(page)))
    assert len(shown) > 1


def test_tab_stops_at_the_chosen_game_alone(page: RulesPage) -> None:
    for game in others(page)[:2]:
        page.show_game(game)
        assert [name for name, card in page.cards.items() if card.focusPolicy() & Qt.FocusPolicy.TabFocus] == [game]


def test_a_part_leads_to_its_place(page: RulesPage) -> None:
    assert page.view.verticalScrollBar().value() == 0
    links(page)[-1].click()
    assert page.view.verticalScrollBar().value() > 0


def test_the_buttons_ask_for_the_game_that_is_shown(page: RulesPage) -> None:
    asked: list[tuple[str, str]] = []
    page.play_wanted.connect(lambda game: asked.append(("play", game)))
    page.print_wanted.connect(lambda game: asked.append(("print", game)))
    last = others(page)[-1]
    page.show_game(last)
    page.play.click()
    page.print.click()
    assert asked == [("play", last), ("print", last)] and last != page.games[0]


def test_the_parts_are_listed_in_the_language_of_the_page(page: RulesPage) -> None:
    before = listed(page)
    use("he")
    page.view.retranslate()
    page.retranslate()
    assert listed(page) == [words for _, words in page.view.sections()] != before


def test_the_list_makes_room_in_a_narrow_window_and_the_title_says_what_it_said(page: RulesPage) -> None:
    named = page.bar.title.text()
    assert page._side.isVisible() and not page.choice.isVisible()
    page.resize(700, 700)
    assert page.choice.isVisible() and not page._side.isVisible() and page.bar.title.text() != named
    page.resize(1400, 700)
    assert page._side.isVisible() and page.bar.title.text() == named


def test_lines_are_no_longer_than_can_be_read(page: RulesPage) -> None:
    frame = page.view.document().rootFrame().frameFormat()
    line = page.view.viewport().width() - frame.leftMargin() - frame.rightMargin()
    assert page.view.viewport().width() > 900 and line < 760 * page.view.text_factor


def test_the_paragraph_that_a_case_was_tried_from_has_the_keyboard(page: RulesPage) -> None:
    page.activateWindow()
    page.play.setFocus()
    page.come_back("")
    assert page.view.hasFocus()
