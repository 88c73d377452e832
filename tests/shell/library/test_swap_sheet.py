"""The sheet on which cards change places before a watched game is played on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.engine import Record, Witnessed
from app.games import GAMES
from app.shell.library.swap_sheet import CardButton, SwapSheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording.bidi import bare, card_text
from app.wording.formatting import speak_card
from tests.shell.conftest import click, focused, press

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar"}


def opened(window: MainWindow, game: str, seats: int = 2, names: Mapping[int | str, str] = NAMES) -> SwapSheet:
    sheet = SwapSheet(window, Record.begin(GAMES[game], seats, 5, {}).position, names)
    sheet.open(sheet.cards[0])
    QApplication.processEvents()
    return sheet


@pytest.fixture
def sheet(window: MainWindow) -> SwapSheet:
    return opened(window, "krav-maga")


def captions(sheet: SwapSheet) -> list[str]:
    return [bare(block.caption.text()) for block in sheet.blocks.blocks]


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
    assert captions(sheet) == ["Noa · hand", "Omar · hand", "Stock, from the top"]


def test_whoever_has_no_name_is_you_and_whoever_is_alone_needs_none(window: MainWindow) -> None:
    assert captions(opened(window, "krav-maga", names={0: "", 1: "Omar"}))[0] == "You · hand"
    assert captions(opened(window, "trishape", 1)) == ["Hand", "Stock, from the top"]
    assert "Center card" in captions(opened(window, "solo", 1)), "of a single card there is no top"


def test_two_cards_that_are_chosen_change_places(sheet: SwapSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("app.shell.library.swap_sheet.announce", lambda _, sentence: heard.append(bare(sentence)))
    before = lies(sheet)
    first, second = sheet.cards[1], sheet.cards[-1]
    click(first)
    assert chosen(sheet) == [first] and bare(card_text(before[1])) in told(sheet)
    assert first.accessibleDescription() == "chosen" and second.accessibleDescription() == "Stock, from the top"
    click(second)
    assert lies(sheet) == [before[0], before[-1], *before[2:-1], before[1]]
    assert sheet.position.texts(first.slot.zone)[first.slot.at] == before[-1]
    assert not chosen(sheet)
    assert bare(card_text(before[1])) in told(sheet) and bare(card_text(before[-1])) in told(sheet)
    assert second.accessibleName() == speak_card(before[1]) and len(heard) == 2 and heard[-1] == told(sheet)


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
def test_nothing_lies_on_anything_else_or_beyond_the_sheet(window: MainWindow, settings: Settings, width: int) -> None:
    window.resize(width, 700)
    position = Record.begin(GAMES["meydele"], 9, 5, {}).position
    for seat in range(0, 9, 2):
        position.zones[f"won.{seat}"] += [position.zones[f"hand.{seat}"].pop() for _ in range(3)]
    sheet = SwapSheet(window, position, dict.fromkeys(range(9), "Grandmother Rachel"))
    sheet.open(sheet.cards[0])
    for language in ("en", "he", "en"):
        settings.choose("language", language)
        QApplication.processEvents()
        parts = [*sheet.cards, *(block.caption for block in sheet.blocks.blocks)]
        assert not [one for one, other in combinations(parts, 2) if one.geometry().intersects(other.geometry())]
        assert all(sheet.blocks.rect().contains(part.geometry()) for part in parts)
        assert all(part.width() >= part.sizeHint().width() for part in parts)


def test_the_card_that_a_key_leads_to_is_scrolled_into_sight(window: MainWindow) -> None:
    window.resize(900, 600)
    sheet = opened(window, "soureh", 4, dict.fromkeys(range(4), "Noa"))
    press(Qt.Key.Key_Left)
    last = focused()
    assert last is sheet.cards[-1] and last.visibleRegion().boundingRect() == last.rect()
