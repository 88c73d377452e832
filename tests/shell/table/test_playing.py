"""Whole games at the table by real events, only by mouse or only by keys; and what a person sees meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine import position_to_json
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import read_table
from app.session.sitting import Sitting
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.store import Store
from app.table.commands import Command
from app.table.prompts import Choice, Ref
from app.table.surface import Surface
from app.wording import t
from tests.covering import spread

Seat = Callable[..., TablePage]
LEFT = Qt.MouseButton.LeftButton
ALONE = [
    name
    for name, rules in GAMES.items()
    if rules.info.seats == (1, 1)
    and all(spec.to or any(arg.kind == "card" for arg in spec.args) for spec in rules.info.verbs.values())
]
"""The games in which one person plays by cards; test_company plays those for several."""


@pytest.fixture
def seat(qtbot: QtBot, qapp: object, tmp_path: Path) -> Iterator[Seat]:
    """Open a table: `seat("solo", seed=3, language="he", speed=0.0)`."""
    store = Store.open(tmp_path)
    settings = Settings(store.settings())
    settings.override("pace", "even")
    settings.speed = 0.0
    appearance = Appearance(qapp, settings)  # type: ignore[arg-type]
    pages: list[TablePage] = []

    def made(
        game: str, seed: int = 7, language: str = "en", speed: float = 0.0, size: tuple[int, int] = (1280, 800)
    ) -> TablePage:
        settings.choose("language", language)
        settings.speed = speed
        new = NewGame(game, read_table({}, 1, settings), {}, seed)
        page = TablePage(Sitting.begin(store, settings, new), settings)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.open(False)
        page.settle()
        pages.append(page)
        return page

    yield made
    del appearance
    store.close()


def drag(surface: Surface, start: QPoint, end: QPoint) -> None:
    """Press, move in steps and release, as a hand does."""
    view = surface.viewport()
    QTest.mousePress(view, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 5):
        QTest.mouseMove(view, start + (end - start) * step / 4)
    QTest.mouseRelease(view, LEFT, Qt.KeyboardModifier.NoModifier, end)


def click(surface: Surface, point: QPoint) -> None:
    """One click; the next one cannot make it a double click."""
    QTest.mouseClick(surface.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)


def card_with(page: TablePage, want: Callable[[Choice], bool]) -> tuple[Ref, Choice] | None:
    """The first card with such a choice, and the choice."""
    view = page.sitting.view
    for ref in page.controller.liftable(view):
        for choice in page.controller.choices(view, ref):
            if choice.actions and want(choice):
                return ref, choice
    return None


def sensible(page: TablePage) -> tuple[Ref, Choice]:
    """Take or score if possible, else do the first legal thing."""
    best = card_with(page, lambda choice: choice.actions[0].startswith(("take", "point")))
    found = best or card_with(page, lambda choice: True)
    assert found is not None
    return found


def checked(page: TablePage) -> None:
    """Check that the table shows the view, and that the store holds the game."""
    view = page.sitting.view
    stage = page.surface.stage
    for zone, texts in view.zones.items():
        assert [card.text for card in stage.cards(zone)] == list(texts)
    kept = page.sitting.kept.store.load(page.sitting.id, GAMES)
    assert position_to_json(kept.position) == position_to_json(page.sitting.record.position)


def play_by_dragging(page: TablePage) -> None:
    """Play to the end by dragging cards, with buttons if a game has them."""
    for _ in range(400):
        if page.sitting.view.over:
            return
        ref, choice = sensible(page)
        start, end = page.surface.card_point(ref), page.surface.card_point(choice.target)
        before = len(page.sitting.record.done)
        drag(page.surface, start, end)
        assert len(page.sitting.record.done) == before + 1, choice
    pytest.fail("the game did not end")


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize("game", ALONE)
def test_a_whole_game_by_dragging(seat: Seat, game: str, language: str) -> None:
    page = seat(game, language=language)
    play_by_dragging(page)
    checked(page)
    assert page.voice.prompt.sentence


@pytest.mark.long
@pytest.mark.covering(game=spread(ALONE, 1))
@pytest.mark.parametrize("game", ALONE)
def test_a_whole_game_by_clicks(seat: Seat, game: str) -> None:
    page = seat(game, seed=11, language="he", size=(900, 600))
    for _ in range(400):
        if page.sitting.view.over:
            break
        ref, choice = sensible(page)
        click(page.surface, page.surface.card_point(ref))
        assert page.surface.gestures.held == ref
        click(page.surface, page.surface.card_point(choice.target))
    assert page.sitting.view.over
    checked(page)


@pytest.mark.long
@pytest.mark.covering(game=spread(ALONE, 1))
@pytest.mark.parametrize("game", ALONE)
def test_a_whole_game_by_double_clicks(seat: Seat, game: str) -> None:
    page = seat(game, seed=12)
    for _ in range(400):
        if page.sitting.view.over:
            break
        ref, _ = sensible(page)
        point = page.surface.card_point(ref)
        click(page.surface, point)
        QTest.mouseDClick(page.surface.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)
        if page.surface.gestures.held is not None:  # it waits for its partner
            click(page.surface, page.surface.card_point(page.surface.gestures.targets()[0]))
    assert page.sitting.view.over
    checked(page)


def walk_to(surface: Surface, ref: Ref) -> None:
    """Go with the arrow keys from the cursor to a card or place."""
    seen: set[Ref | None] = set()
    for _ in range(60):
        here = surface.keyboard.at
        if here == ref:
            return
        boxes = surface.reachable()
        goal, now = boxes[ref].middle, boxes[here].middle if here in boxes else (0.0, 0.0)
        dx, dy = goal[0] - now[0], goal[1] - now[1]
        sideways = Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left
        upright = Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up
        order = [sideways, upright] if abs(dx) > abs(dy) else [upright, sideways]
        if here in seen:
            order.reverse()
        seen.add(here)
        for key in order:
            QTest.keyClick(surface, key)
            if surface.keyboard.at != here:
                break
        else:
            QTest.keyClick(surface, Qt.Key.Key_Tab)
    assert surface.keyboard.at == ref


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize("game", ALONE)
def test_a_whole_game_by_keys_alone(seat: Seat, game: str, language: str) -> None:
    page = seat(game, seed=13, language=language)
    surface = page.surface
    surface.setFocus()
    for _ in range(400):
        if page.sitting.view.over:
            break
        ref, choice = sensible(page)
        walk_to(surface, ref)
        QTest.keyClick(surface, Qt.Key.Key_Return)
        assert surface.gestures.held == ref
        walk_to(surface, choice.target)
        QTest.keyClick(surface, Qt.Key.Key_Return)
        back = surface.keyboard.at
        assert page.sitting.view.over or (back is not None and back.zone == ref.zone), "the next card is near"
    assert page.sitting.view.over
    checked(page)


@pytest.mark.covering(game=spread(ALONE, 1))
@pytest.mark.parametrize("game", ALONE)
def test_a_game_with_every_event_told(seat: Seat, qtbot: QtBot, game: str) -> None:
    page = seat(game, seed=14, language="he", speed=2.0)
    for _ in range(3):
        ref, choice = sensible(page)
        drag(page.surface, page.surface.card_point(ref), page.surface.card_point(choice.target))
        qtbot.waitUntil(lambda: not page.surface.clock.busy)
        checked(page)


def test_a_click_finishes_what_is_being_told(seat: Seat) -> None:
    page = seat("solo", speed=0.5)
    ref, choice = sensible(page)
    drag(page.surface, page.surface.card_point(ref), page.surface.card_point(choice.target))
    assert page.surface.teller.busy
    click(page.surface, QPoint(5, 5))
    assert not page.surface.clock.busy
    checked(page)


def test_what_is_said_while_events_are_told_does_not_run_ahead_of_them(seat: Seat) -> None:
    page = seat("solo", 7, speed=1.0)
    now = page.voice.prompt.sentence
    page.act([str(page.sitting.view.legal[0])])
    telling = page.surface.teller
    assert telling.busy
    page.tell("This cannot be taken back.")
    assert page.voice.prompt.sentence == now, "not yet what the next card asks for"
    page.surface.finish()
    assert page.surface.stage.view == page.sitting.view
    assert page.voice.prompt.sentence != now


def test_a_refused_drop_springs_back_and_says_why(seat: Seat) -> None:
    page = seat("trishape")
    ref = page.controller.liftable(page.sitting.view)[0]
    text = page.controller.text(page.sitting.view, ref)
    other = next(suit for suit in "CDHS" if suit != text[1])
    before = position_to_json(page.sitting.record.position)
    item = page.surface.stage.item_at(ref)
    assert item is not None
    drag(page.surface, page.surface.card_point(ref), page.surface.card_point(Ref(f"pile.{other}")))
    page.surface.finish()
    assert position_to_json(page.sitting.record.position) == before
    assert page.voice.refusing
    assert "pile" in page.voice.prompt.sentence
    assert (item.x(), item.y()) == (item.target.x, item.target.y)


def test_a_drop_on_nothing_returns_the_card_without_a_word(seat: Seat) -> None:
    page = seat("trishape")
    ref = page.controller.liftable(page.sitting.view)[0]
    before = page.voice.prompt.sentence
    start = page.surface.card_point(ref)
    drag(page.surface, start, start + QPoint(0, -60))
    page.surface.finish()
    assert not page.sitting.record.done
    assert not page.voice.refusing
    assert page.voice.prompt.sentence == before


def test_a_card_dropped_beside_its_place_is_meant_for_it(seat: Seat) -> None:
    page = seat("trishape")
    ref = page.controller.liftable(page.sitting.view)[0]
    choice = page.controller.choices(page.sitting.view, ref)[0]
    end = page.surface.card_point(choice.target) + QPoint(int(page.surface.stage.board.card * 0.4), 30)
    drag(page.surface, page.surface.card_point(ref), end)
    assert len(page.sitting.record.done) == 1


def test_a_press_that_slides_a_little_is_a_click(seat: Seat) -> None:
    page = seat("solo")
    ref = page.controller.liftable(page.sitting.view)[0]
    start = page.surface.card_point(ref)
    drag(page.surface, start, start + QPoint(3, 2))
    assert page.surface.gestures.held == ref
    assert not page.sitting.record.done


def test_escape_puts_the_card_down_and_sends_nothing(seat: Seat) -> None:
    page = seat("solo")
    ref = page.controller.liftable(page.sitting.view)[0]
    click(page.surface, page.surface.card_point(ref))
    QTest.keyClick(page.surface, Qt.Key.Key_Escape)
    assert page.surface.gestures.held is None
    assert not page.sitting.record.done


def test_undo_and_redo_go_back_to_the_deal_and_forth_again(seat: Seat) -> None:
    page = seat("solo", seed=21)
    start = position_to_json(page.sitting.record.position)
    for _ in range(6):
        ref, choice = sensible(page)
        drag(page.surface, page.surface.card_point(ref), page.surface.card_point(choice.target))
    end = position_to_json(page.sitting.record.position)
    for _ in range(6):
        QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert position_to_json(page.sitting.record.position) == start
    assert not page.bar.buttons[Command.UNDO].isEnabled()
    checked(page)
    for _ in range(6):
        QTest.keyClick(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert position_to_json(page.sitting.record.position) == end
    checked(page)


def test_undo_of_a_seen_card_is_marked(seat: Seat) -> None:
    page = seat("solo")
    ref, choice = sensible(page)
    drag(page.surface, page.surface.card_point(ref), page.surface.card_point(choice.target))
    assert page.sitting.kept.undone_seen == 0
    page.company.undo()
    assert page.sitting.kept.undone_seen == 1
    page.act([str(page.sitting.view.legal[-1])])
    page.settle()
    assert page.voice.prompt.detail != t("end.undone"), "that is for the end to say"


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", ALONE)
def test_everything_that_can_be_played_lies_on_the_cloth(seat: Seat, game: str, size: tuple[int, int]) -> None:
    page = seat(game, size=size)
    area = page.surface.viewport().rect()
    for _ in range(12):
        view = page.sitting.view
        if view.over:
            break
        for ref in page.surface.reachable():
            box = page.surface.stage.overlay.box(ref)
            if box is not None:
                assert area.contains(int(box.x), int(box.y)), ref
                assert area.contains(int(box.x + box.width), int(box.y + box.height)), ref
        ref, choice = sensible(page)
        page.act(choice.actions)


def test_the_panels_follow_the_game(seat: Seat) -> None:
    page = seat("trishape")
    page.beside.show(Command.LOG)
    assert page.beside.panel is not None
    before = page.beside.panel.text()
    _, choice = sensible(page)
    page.act(choice.actions)
    page.settle()
    assert len(page.beside.panel.text()) > len(before)
    page.beside.show(Command.WORDS)
    text = page.beside.panel.text()
    assert "stock" in text.lower()
    page.beside.show(None)
    assert not page.beside.panel.isVisible()


def test_a_panel_that_a_game_remembers_leaves_the_keyboard_on_the_table(seat: Seat) -> None:
    page = seat("trishape")
    page.beside.show(Command.RULES)
    assert page.beside.panel is not None and not page.surface.hasFocus(), "who opens it reads it"
    page.beside.panel.hide()
    page.beside.open_kept()
    assert page.beside.panel.isVisible() and page.surface.hasFocus()


def test_a_hint_names_a_legal_action_and_points_at_its_card(seat: Seat, qtbot: QtBot) -> None:
    page = seat("solo")
    page.hints.ask()
    qtbot.waitUntil(lambda: page.voice.prompt.sentence.startswith("A hint"))
    assert page.sitting.kept.hints == 1


def test_the_language_changes_at_the_table(seat: Seat) -> None:
    page = seat("solo", language="en")
    english = page.voice.prompt.sentence
    page._settings.choose("language", "he")
    page.settle()
    assert page.voice.prompt.sentence != english
    assert page.surface.rtl
    page._settings.choose("language", "en")
    page.settle()
    assert page.voice.prompt.sentence == english


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ALONE)
def test_the_deal_is_told_and_ends_at_the_view(seat: Seat, qtbot: QtBot, game: str) -> None:
    page = seat(game, seed=31, speed=2.0)
    page.open(True)
    assert page.surface.teller.busy
    assert page.surface.stage.count("hand.0") == 0 or page.surface.clock.busy
    qtbot.waitUntil(lambda: not page.surface.clock.busy)
    checked(page)


def test_what_an_empty_hand_would_bring_stands_on_the_cloth(seat: Seat) -> None:
    page = seat("trishape", seed=31)
    for _ in range(6):
        lay = next(str(action) for action in page.sitting.view.legal if action.verb == "lay")
        page.act((lay,))
    signs = page.controller.signs(page.sitting.view, page.surface.stage.board)
    brings = sum(len(page.sitting.view.zones[f"pile.{suit}"]) // 2 for suit in "CDHS")
    assert any("next hand" in words and str(brings) in words for sign in signs for words in sign.words)
