"""The screen goes to another person's cards only behind a curtain that this person opens, whatever the reason.

Every way in which the screen may change hands is tried in every game that hides anything. The tests record for which
seats a view is built, events are told or a controller is made: only for the person who has confirmed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Record, Step, agree, view
from app.games import GAMES
from app.session import sitting
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.shell.settings.settings import Settings
from app.shell.table import company as table_company
from app.shell.table import curtain
from app.shell.table import page as table_page
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store, write_kupa
from app.table.commands import Command
from app.table.controllers import controller_for
from tests.covering import spread
from tests.shell.at_table import leave_the_window, uncover

HIDING = [name for name, rules in GAMES.items() if agree(rules, rules.info.seats[1]).hides]
OPEN = [name for name, rules in GAMES.items() if rules.info.seats[1] > 1 and name not in HIDING]
TAMAR, URI = Seated("Tamar", "fig"), Seated("Uri", "olive")

Eyes = set[int]


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """The window; at the end its table is left, which stops any engine that is thinking."""
    window.settings.speed = 0.0
    yield window
    window.show_shelf()


@pytest.fixture
def eyes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Eyes]:
    """The seats for which anything was built since the list was emptied."""
    seen: Eyes = set()

    def noted(made: Callable[..., Any], at: int) -> Callable[..., Any]:
        def make(*args: Any) -> Any:
            if args[at] is not None:
                seen.add(args[at])
            return made(*args)

        return make

    for module in (sitting, table_company):
        monkeypatch.setattr(module, "view", noted(view, 1))
    monkeypatch.setattr(Step, "told", noted(Step.told, 1))
    monkeypatch.setattr(table_page, "controller_for", lambda game: noted(controller_for(game), 1))
    monkeypatch.setattr(curtain, "HOLD_MS", 5)
    yield seen


def seated(game: str, persons: int = 2) -> tuple[Seated, ...]:
    """Tamar, Uri, and as few computer players as the game allows."""
    count = max(2, GAMES[game].info.seats[0])
    plays = [one if seat < persons else one._replace(computer=True) for seat, one in enumerate((TAMAR, URI))]
    others = [Seated("", "pomegranate", computer=True, level="random") for _ in range(count - 2)]
    return settled([*plays, *others])


def begun(window: MainWindow, game: str, persons: int = 2) -> TablePage:
    """A new game at the window."""
    rules = GAMES[game]
    people = seated(game, persons)
    window.begin(NewGame(game, people, rules.fill(len(people), {}), 3))
    return here(window)


def here(window: MainWindow) -> TablePage:
    """The table at the window."""
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


def named(page: TablePage) -> int:
    """The seat that the curtain names; fail the test if there is none, or if anything of a game is behind it."""
    assert page.sitting.covered and page.sitting.seat is None
    down = page.company.handing.curtain
    assert down.isVisible() and page.surface.stage.view is None and not page.room.isVisible()
    assert down._seated is not None
    return page.sitting.seated.index(down._seated)


def opened(page: TablePage, qtbot: QtBot, eyes: Eyes) -> int:
    """Check that nothing was built for the person the curtain names until they open it, and then all only for them."""
    seat = named(page)
    assert seat not in eyes, f"something of seat {seat} was built behind the curtain"
    eyes.clear()
    uncover(page, qtbot)
    page.settle()
    persons = set(page.sitting.persons)
    assert page.sitting.seat == seat and eyes & persons == {seat}
    assert page.surface.stage.view == page.sitting.view and page.room.isVisible()
    eyes.clear()
    return seat


def another(page: TablePage, seat: int) -> int:
    """The other person."""
    return next(one for one in page.sitting.persons if one != seat)


def change(settings: Settings, *names: str) -> None:
    """Change settings that make a table lay or paint itself again, there and back; without names, all of them."""
    values: dict[str, tuple[Any, Any]] = {
        "language": ("he", "en"),
        "theme": ("dark", "light"),
        "calm": (True, False),
        "person": ("Dana", ""),
        "plate": ("lemon", "pomegranate"),
    }
    for name in names or values:
        for value in values[name]:
            settings.choose(name, value)
    QApplication.processEvents()


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(HIDING, 2))
@pytest.mark.parametrize("game", HIDING)
def test_the_screen_goes_from_eyes_to_eyes_behind_a_curtain(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, eyes: Eyes, game: str
) -> None:
    page = begun(window, game)
    assert not eyes & {0, 1}, "a new game opens covered"
    change(window.settings)
    assert not eyes & {0, 1}, "no setting looks behind the curtain"
    first = opened(page, qtbot, eyes)
    second = another(page, first)

    change(window.settings, "language", "person")
    assert page.sitting.seat == first and second not in eyes
    eyes.clear()

    leave_the_window()
    assert opened(page, qtbot, eyes) == first

    window.show_shelf()
    window.resume(window.shelf.resume.games[0].id)
    page = here(window)
    assert not eyes & {0, 1}, "a game that is gone on with opens covered"
    assert opened(page, qtbot, eyes) == first

    window.save_file(tmp_path / "two.kupa")
    assert window.open_file(tmp_path / "two.kupa")
    page = here(window)
    assert opened(page, qtbot, eyes) == first

    # The person at the screen leaves.
    page.company.reseat(first, page.sitting.seated[first]._replace(computer=True, level="random"))
    assert named(page) == second and second not in eyes
    change(window.settings, "person")
    page.carry_out(Command.UNDO)
    page.carry_out(Command.REDO)
    window.save_file(tmp_path / "one.kupa")
    page.carry_out(Command.SHELF)
    window.resume(window.shelf.resume.games[0].id)
    page = here(window)
    assert page.sitting.persons == [second] and named(page) == second
    assert window.open_file(tmp_path / "one.kupa")
    page = here(window)
    assert opened(page, qtbot, eyes) == second

    # And comes back.
    page.company.reseat(first, page.sitting.seated[first]._replace(computer=False))
    assert named(page) in (first, second) and not eyes & {first}
    opened(page, qtbot, eyes)

    window.play_rotated()
    page = here(window)
    assert not eyes & {*page.sitting.persons}, "a rotated deal opens covered"
    opened(page, qtbot, eyes)


def ready(page: TablePage) -> bool:
    """Whether somebody at the screen can act."""
    table = page.sitting
    return table.covered or table.over or table.turn == table.seat or page.company.passing is not None


def tried(page: TablePage, *commands: str) -> None:
    """Try commands of the bar; leave their questions unanswered."""
    for command in commands:
        page.carry_out(Command(command))
        page._close_sheet()
        QApplication.processEvents()


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(HIDING, 2))
@pytest.mark.parametrize("game", HIDING)
def test_taking_back_and_doing_again_show_no_other_eyes(
    qtbot: QtBot, window: MainWindow, eyes: Eyes, game: str
) -> None:
    page = begun(window, game)
    table, rng, handed = page.sitting, Random(4), 0
    while not table.over and handed < 4:
        if table.covered:
            done = len(table.record.done)
            tried(page, "undo", "redo", "once-more", "hint", "words", "log")
            assert len(table.record.done) == done
            opened(page, qtbot, eyes)
            handed += 1
        seat = table.seat
        assert seat is not None
        if page.company.passing is not None:
            tried(page, "undo", "redo", "once-more")
            if page.company.passing is not None:
                page.carry_out(Command.PASS)
        elif table.turn == seat:
            page.act([str(rng.choice(page.controller.legal(table.view)))])
            QApplication.processEvents()
            if table.turn == seat:
                tried(page, "undo", "redo", "once-more")
        qtbot.waitUntil(lambda: ready(page))
        assert another(page, seat) not in eyes
        eyes.clear()
    assert handed > 1


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(HIDING, 2))
@pytest.mark.parametrize("game", HIDING)
def test_who_has_always_sat_alone_needs_no_curtain_until_somebody_comes(
    qtbot: QtBot, window: MainWindow, eyes: Eyes, game: str
) -> None:
    page = begun(window, game, persons=1)
    assert not page.sitting.covered and page.sitting.seat == 0
    window.show_shelf()
    window.resume(window.shelf.resume.games[0].id)
    page = here(window)
    assert not page.sitting.covered and page.sitting.seat == 0
    page.company.turns.stop()
    eyes.clear()
    page.company.reseat(1, page.sitting.seated[1]._replace(computer=False))
    assert named(page) in (0, 1) and 1 not in eyes


def test_a_table_that_only_computers_sat_at_is_opened_by_the_person_who_comes(
    qtbot: QtBot, window: MainWindow, store: Store, eyes: Eyes
) -> None:
    record = Record.begin(GAMES["majnun"], 3, 2)
    table = {"seats": [one._replace(computer=True, level="random").to_json() for one in seated("majnun")]}
    window.resume(store.begin(record, table))
    page = here(window)
    assert not page.sitting.covered and page.sitting.seat is None
    page.company.turns.stop()
    eyes.clear()
    page.company.reseat(1, page.sitting.seated[1]._replace(computer=False))
    assert opened(page, qtbot, eyes) == 1
    # When nobody is left, no hand can be seen, and nothing can be opened.
    page.company.reseat(1, page.sitting.seated[1]._replace(computer=True))
    assert not page.sitting.covered and page.sitting.seat is None
    assert page.surface.stage.view == view(page.sitting.record.position, None)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["super-stam", "krav-maga", "majnun"])
def test_a_finished_game_of_several_is_shown_through_nobodys_eyes_until_somebody_confirms(
    window: MainWindow, tmp_path: Path, eyes: Eyes, game: str
) -> None:
    people = seated(game)
    record, rng = Record.begin(GAMES[game], len(people), 5), Random(5)
    while record.position.turn is not None and record.position.result is None:
        record.act(rng.choice(GAMES[game].legal(record.position)))
    write_kupa(tmp_path / "over.kupa", record, {"seats": [one.to_json() for one in people]})
    assert window.open_file(tmp_path / "over.kupa")
    page = here(window)
    assert not page.sitting.covered and page.sitting.seat is None and page.sitting.over
    page.carry_out(Command.UNDO)
    page.carry_out(Command.REDO)
    assert page.sitting.over and not eyes & {0, 1}


def test_an_open_game_follows_the_turn_without_a_curtain(window: MainWindow) -> None:
    page = begun(window, "shlif-shluf")
    assert page.sitting.seat == page.sitting.turn
    page.company.reseat(page.sitting.turn or 0, page.sitting.seated[page.sitting.turn or 0]._replace(computer=True))
    assert not page.sitting.covered and page.sitting.seat in page.sitting.persons


@pytest.mark.parametrize("game", OPEN)
def test_where_nothing_is_hidden_the_table_itself_turns_to_whoever_is_in_turn(window: MainWindow, game: str) -> None:
    page, handed, rng = begun(window, game), list[int](), Random(3)
    while len(handed) < 4 and not page.sitting.over:
        page.settle()
        turn = page.sitting.turn
        assert turn is not None
        if not page.sitting.seated[turn].computer:
            # When a person decides, everything at the table is theirs: the cards to lift, the sentence.
            seat = page.sitting.seat
            assert not page.sitting.covered and seat == turn == page.controller.seat
            assert page.surface.controller is page.controller and page.surface.stage.view == page.sitting.view
            assert page.voice._plate.plate == page.sitting.plates[turn]
            handed += [turn] if handed[-1:] != [turn] else []
        page.company.turns.stop()
        page.act((str(rng.choice(page.sitting.view_of(turn).legal)),))
        page.settle()
        # The table is handed on from the event loop.
        page.company._go_on()
    assert len(handed) > 1, "both persons were in turn"


def test_only_the_law_turns_the_screen(window: MainWindow) -> None:
    page = begun(window, "majnun")
    with pytest.raises(AttributeError):
        page.sitting.seat = 0  # type: ignore[misc]
    assert page.sitting.turn_to(1) is False and page.sitting.view.seat is None
    assert Sitting.resume(window.store, window.settings, page.sitting.id).view.seat is None
