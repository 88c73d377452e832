"""The sheet on which cards change places before a watched game is played on."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.engine import Record, Witnessed
from app.games import GAMES
from app.shell.library.swap_sheet import CardButton, SwapSheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording.bidi import bare, card_text
from tests.shell.conftest import click, focused, press

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar"}


def opened(window: MainWindow, game: str) -> SwapSheet:
    sheet = SwapSheet(window, Record.begin(GAMES[game], 2, 5, {}).position, NAMES)
    sheet.open(sheet.cards[0])
    QApplication.processEvents()
    return sheet


@pytest.fixture
def sheet(window: MainWindow) -> SwapSheet:
    return opened(window, "krav-maga")


def lies(sheet: SwapSheet) -> list[str]:
    return [card.symbol for card in sheet.cards]


def chosen(sheet: SwapSheet) -> list[CardButton]:
    return [card for card in sheet.cards if card.chosen]


def told(sheet: SwapSheet) -> str:
    assert sheet.note is not None
    return bare(sheet.note.text())


def middle(card: CardButton, sheet: SwapSheet) -> QPoint:
    return card.mapTo(sheet, card.rect().center())


def test_every_card_lies_there_with_whose_it_is(sheet: SwapSheet) -> None:
    zones = {zone: sheet.position.texts(zone) for zone, cards in sheet.position.zones.items() if cards}
    assert sorted(lies(sheet)) == sorted(card for cards in zones.values() for card in cards)
    captions = [bare(block.caption.text()) for block in sheet.blocks.blocks]
    assert [text.split()[0] for text in captions[:2]] == ["Noa", "Omar"] and captions[2].startswith("Stock")
    assert len(captions) == len(zones)


def test_two_cards_that_are_chosen_change_places(sheet: SwapSheet) -> None:
    before = lies(sheet)
    first, second = sheet.cards[1], sheet.cards[-1]
    click(first)
    assert chosen(sheet) == [first] and bare(card_text(before[1])) in told(sheet)
    click(second)
    assert lies(sheet) == [before[0], before[-1], *before[2:-1], before[1]]
    assert sheet.position.texts(first.slot.zone)[first.slot.at] == before[-1]
    assert not chosen(sheet)
    assert bare(card_text(before[1])) in told(sheet) and bare(card_text(before[-1])) in told(sheet)


def test_a_card_that_is_chosen_twice_is_put_back(sheet: SwapSheet) -> None:
    before, note = lies(sheet), told(sheet)
    click(sheet.cards[1])
    click(sheet.cards[1])
    assert not chosen(sheet) and told(sheet) == note
    click(sheet.cards[2])
    assert lies(sheet) == before and chosen(sheet) == [sheet.cards[2]]


def test_what_the_rules_do_not_allow_is_said_and_changes_nothing(window: MainWindow) -> None:
    sheet = opened(window, "shapes")
    before, position = lies(sheet), sheet.position
    base, whole = (next(card for card in sheet.cards if card.slot.zone == zone) for zone in ("base", "whole"))
    click(base)
    click(whole)
    assert lies(sheet) == before and sheet.position is position
    assert "rules" in told(sheet) and not chosen(sheet) and not sheet.reset.isEnabled()


def test_all_cards_can_be_put_back(sheet: SwapSheet) -> None:
    before, position = lies(sheet), sheet.position
    assert not sheet.reset.isEnabled()
    for number in (0, 5, 1, 9):
        click(sheet.cards[number])
    click(sheet.cards[3])
    click(sheet.reset)
    assert lies(sheet) == before and sheet.position is position
    assert not sheet.reset.isEnabled() and not chosen(sheet)
    assert focused() is sheet.cards[0]


def test_the_new_game_begins_with_the_cards_as_they_lie(window: MainWindow, sheet: SwapSheet) -> None:
    wanted: list[Witnessed] = []
    sheet.wanted.connect(wanted.append)
    click(sheet.cards[0])
    click(sheet.cards[7])
    position = sheet.position
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert wanted == [position] and not window.findChildren(SwapSheet)


@pytest.mark.parametrize("language", ["en", "he"])
def test_cards_are_reached_and_exchanged_by_keys(window: MainWindow, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    sheet = opened(window, "krav-maga")
    before = lies(sheet)
    on = Qt.Key.Key_Right if language == "en" else Qt.Key.Key_Left
    press(on)
    assert focused() is sheet.cards[1]
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Down)
    below = focused()
    assert isinstance(below, CardButton) and middle(below, sheet).y() > middle(sheet.cards[1], sheet).y()
    press(Qt.Key.Key_Return)
    assert below.symbol == before[1] and sheet.cards[1].symbol == before[sheet.cards.index(below)]
    press(Qt.Key.Key_Up)
    assert middle(sheet.cards[1], sheet).y() == middle(focused(), sheet).y()  # type: ignore[arg-type]
    stops = [card for card in sheet.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus]
    assert stops == [focused()], "Tab stops at one card and goes on to the buttons"


@pytest.mark.parametrize("width", [900, 1920])
def test_no_card_lies_on_another_or_beyond_the_sheet(window: MainWindow, width: int) -> None:
    window.resize(width, 700)
    sheet = opened(window, "krav-maga")
    rows: dict[int, list[CardButton]] = {}
    for card in sheet.cards:
        rows.setdefault(card.y(), []).append(card)
    for row in rows.values():
        boxes = sorted((card.geometry() for card in row), key=lambda box: box.left())
        assert all(left.right() < right.left() for left, right in pairwise(boxes))
        assert boxes[-1].right() < sheet.blocks.width() and boxes[0].left() >= 0
    tops = sorted(rows)
    assert all(lower - upper >= sheet.cards[0].height() for upper, lower in pairwise(tops))
    assert sheet.blocks.height() > tops[-1] + sheet.cards[0].height() - 1
