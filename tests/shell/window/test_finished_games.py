"""Finished games in the window: a new game goes on from any place of one that is watched."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.engine import Record, position_to_json
from app.session.agreement import NewGame
from app.session.seats import Seated
from app.shell.library.replay_page import ReplayPage
from app.shell.library.swap_sheet import SwapSheet
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.table.commands import Command
from app.wording import t
from app.wording.bidi import bare
from tests.session.finished import company, finished
from tests.shell.conftest import click, press
from tests.shell.table.test_same_screen import accessible

CTRL = Qt.KeyboardModifier.ControlModifier
GAME = "asirim"


def watched(window: MainWindow) -> ReplayPage:
    """The game that is watched."""
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    QApplication.processEvents()
    return page


def table(window: MainWindow) -> TablePage:
    """The page of the game on the table."""
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


def begins(window: MainWindow, record: Record, place: int) -> bool:
    """Whether the game on the table began in the position of this place."""
    began = table(window).sitting.record.position_at(0)
    return position_to_json(began) == position_to_json(record.position_at(place))


@pytest.fixture
def number(store: Store) -> int:
    """The number of a finished game of one person and computer players."""
    record = finished(GAME, 3)
    return store.begin(record, {"seats": [one.to_json() for one in company(3)]})


def test_a_new_game_goes_on_from_a_watched_one_which_stays_as_it_was(
    window: MainWindow, store: Store, number: int
) -> None:
    before = [(one.id, one.over) for one in store.history(GAME)]
    window.finished.watch(number)
    page = watched(window)
    page.go_to(5)
    press(Qt.Key.Key_Return, CTRL)
    sitting = table(window).sitting
    assert begins(window, finished(GAME, 3), 5)
    assert [one.computer for one in sitting.seated] == [False, True, True] and sitting.id != number
    assert "5" in bare(window.notice.sentence) and "count" in window.notice.sentence
    assert [one.id for one in store.unfinished()] == [sitting.id], "it waits on the shelf like any other"
    assert [(one.id, one.over) for one in store.history(GAME)] == before


def test_a_new_game_may_go_on_with_cards_that_have_changed_places(window: MainWindow, number: int) -> None:
    window.finished.watch(number)
    page = watched(window)
    page.go_to(2)
    press(Qt.Key.Key_Return, CTRL | Qt.KeyboardModifier.ShiftModifier)
    (sheet,) = window.findChildren(SwapSheet)
    mine, stock = (next(card for card in sheet.cards if card.slot.zone == zone) for zone in ("hand.0", "stock"))
    wished = stock.symbol
    for button in (mine, stock, sheet.begin):
        click(button)
    record = table(window).sitting.record
    assert wished in record.position.texts("hand.0") and not record.done
    assert window.notice.sentence == t("evening.swap.begun", n=2)


def test_the_same_deal_again_of_a_game_that_went_on_from_a_place_begins_at_that_place(
    window: MainWindow, number: int
) -> None:
    window.finished.watch(number)
    watched(window).go_to(4)
    press(Qt.Key.Key_Return, CTRL)
    first = table(window).sitting
    table(window).settle()
    table(window).commanded.emit(Command.SAME_DEAL)
    again = table(window).sitting
    assert again.id != first.id and begins(window, finished(GAME, 3), 4)
    assert again.seated == first.seated
    table(window).commanded.emit(Command.ROTATED)
    assert begins(window, finished(GAME, 3), 4)
    assert [one.name for one in table(window).sitting.seated] == [
        one.name for one in (first.seated[-1], *first.seated[:-1])
    ]


@pytest.mark.long
def test_the_panel_at_the_end_leads_to_the_part_that_decided_the_game_and_esc_back(window: MainWindow) -> None:
    for seed in range(4, 12):
        window.begin(NewGame("soureh", tuple(Seated(f"C{n}", "fig", computer=True) for n in range(2)), {}, seed))
        sitting = table(window).sitting
        table(window).company.turns.stop()
        rng = Random(seed)
        while not sitting.over:
            sitting.act([str(rng.choice(sitting.record.game.rules.legal(sitting.record.position)))])
        table(window).surface.show_view(sitting.view)
        table(window).company.show_end()
        panel = table(window).company.end_panel
        assert panel is not None
        if panel.ending.turned_from:
            break
    assert panel is not None
    place = panel.ending.turned_from
    click(panel.watch)
    assert watched(window).place == place > 0 and not watched(window).playing
    press(Qt.Key.Key_Escape)
    assert table(window).sitting.id == sitting.id


def test_among_several_persons_the_curtain_falls_and_does_not_speak_of_a_deal(
    window: MainWindow, store: Store
) -> None:
    table_of_two = {"seats": [one.to_json() for one in company(3, 2)]}
    window.finished.watch(store.begin(finished(GAME, 3), table_of_two))
    watched(window).go_to(5)
    press(Qt.Key.Key_Return, CTRL)
    curtain = table(window).company.handing.curtain
    assert table(window).sitting.covered and curtain.isVisible()
    said = " ".join(accessible(curtain))
    assert t("hand-over.nothing") in said and t("hand-over.first") not in said


def test_in_a_game_of_computer_players_the_person_takes_the_seat_whose_eyes_they_had_or_that_decides(
    window: MainWindow, settings: Settings
) -> None:
    settings.person = "Noa"
    record = finished(GAME, 3)
    place = next(place for place, gesture in enumerate(record.done) if gesture.seat == 2)
    for eyes, seat in ((1, 1), ("open", 2)):
        window.lab._watch(record, place)
        page = watched(window)
        page.look_through(eyes)  # type: ignore[arg-type]
        press(Qt.Key.Key_Return, CTRL)
        sitting = table(window).sitting
        assert begins(window, record, place) and sitting.persons == [seat] and sitting.seated[seat].name == "Noa"


def test_a_game_that_is_watched_ends_where_there_is_nothing_to_decide(window: MainWindow) -> None:
    """A game of one person is played on by that person, and from the deal."""
    window.begin(NewGame("trishape", (Seated("Noa", "fig"),), {}, 7))
    sitting = table(window).sitting
    while not sitting.over:
        sitting.act((str(sitting.view.legal[0]),))
    window.finished.watch_table()
    watched(window).go_to(len(sitting.record.done))
    press(Qt.Key.Key_Return, CTRL)
    page = watched(window)
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Return, CTRL)
    assert begins(window, sitting.record, 0) and page is not window.stack.currentWidget()
