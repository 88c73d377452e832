"""Hints at the table: a separate process works them out, the window never waits, and a late one is not shown."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.states import MarkKind
from app.games import GAMES
from app.protocol.client import engine_command
from app.session.moments import doubts
from app.session.seats import Seated
from app.shell.table import hints
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.table.prompts import Ref
from app.table.surface import Surface
from app.wording import t
from app.wording.explained import why_sentence
from tests.protocol.local import local
from tests.shell.at_table import click, process_id, walk
from tests.table.laid import hover

Table = Callable[..., TablePage]
SOON = 60_000
NEVER = "time.sleep(60)"
LATE = (
    "while not os.path.exists(PATH + '.now'): time.sleep(0.01)\n"
    "action = open(PATH).read()\n"
    "print(json.dumps({'ok': True, 'id': id, 'action': action, 'why': {}}), flush=True)"
)


def stand_in(code: str) -> list[str]:
    """A program that runs `code` for every line it is sent."""
    loop = "import json, os, sys, time\nfor line in sys.stdin:\n    id = json.loads(line)['id']\n"
    return [sys.executable, "-c", loop + "".join(f"    {one}\n" for one in code.split("\n"))]


def hung(page: TablePage) -> None:
    """Let a page's hints come from a process that never answers."""
    page.hints.command, page.hints.limit = stand_in(NEVER), SOON


def first(page: TablePage) -> str:
    """The first legal action."""
    return str(page.controller.legal(page.sitting.view)[0])


def hinted(page: TablePage) -> bool:
    """Whether the voice gives a hint."""
    return page.voice.prompt.sentence.startswith("A hint")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["solo", "trishape"])
def test_a_hint_is_what_the_engine_answers_with_its_reason_and_counts_when_it_is_shown(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    # On a busy machine an explanation may be cut short.
    monkeypatch.setattr(hints, "EXPLAINING_MS", SOON)
    page = table(game, persons=1, seats=1)
    view = page.sitting.view
    page.hints.limit = SOON
    page.hints.ask()
    assert not hinted(page) and page.sitting.kept.hints == 0
    qtbot.waitUntil(lambda: hinted(page))
    answer = local({"cmd": "go", "position": view.to_json(), "level": "hint", "seed": 1, "explain": True})
    assert page.voice.prompt.sentence == t("table.hint", action=page.controller.words(view, answer["action"]))
    assert page.voice.prompt.detail == why_sentence(game, answer, view, page.sitting.names) != ""
    assert page.sitting.kept.hints == 1 and page.hints.view is None
    page.carry_out(Command.HINT)
    page.carry_out(Command.HINT)
    page.voice.say(page.prompt())
    qtbot.waitUntil(lambda: hinted(page))
    assert page.sitting.kept.hints == 1, "the same hint counts once"
    page.sitting.act([answer["action"]])
    (decided,) = doubts(page.sitting.record, [0])
    assert (decided.number, decided.action) in page.sitting.advised, "at the end nobody calls it a slip"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["solo", "krav-maga", "basa"])
def test_the_window_lives_on_while_nobody_answers_and_then_it_says_that_there_is_none(
    table: Table, qtbot: QtBot, game: str
) -> None:
    seats = GAMES[game].info.seats[0]
    page = table(game, persons=1, seats=seats)
    sitting = page.sitting
    qtbot.waitUntil(lambda: sitting.turn == sitting.seat)
    hung(page)
    before = page.voice.prompt.sentence
    page.hints.ask()
    # Nothing is said about waiting for a hint that comes immediately.
    assert page.hints._slow.isActive() and page.voice.prompt.sentence == before
    qtbot.waitUntil(lambda: page.voice.prompt.sentence == t("table.hint.thinking"))
    assert page.voice.prompt.detail == t("table.hint.stop")
    assert page.hints._thinker is not None
    page.hints._thinker._late.start(0)
    qtbot.waitUntil(lambda: page.voice.prompt.detail == t("table.hint.none"))
    assert page.voice.prompt.sentence == before and sitting.kept.hints == 0


def press_esc(page: TablePage) -> None:
    QTest.keyClick(page.surface, Qt.Key.Key_Escape)


ROADS: dict[str, Callable[[TablePage], object]] = {
    "acting": lambda page: page.act([first(page)]),
    "undoing": lambda page: page.company.undo(),
    "redoing": lambda page: page.company.redo(),
    "escape": press_esc,
    "leaving": lambda page: page.leave(),
    "reseating": lambda page: page.company.reseat(0, Seated("", "pomegranate", computer=True)),
}


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("road", ROADS.values(), ids=list(ROADS))
def test_a_hint_is_cancelled_by_whatever_changes_the_position_and_never_shown_for_another(
    table: Table, qtbot: QtBot, tmp_path: Path, road: Callable[[TablePage], object]
) -> None:
    page = table("trishape", persons=1, seats=1)
    page.activateWindow()
    for _ in range(3):
        page.act([first(page)])
    page.company.undo()
    page.surface.setFocus()
    action = tmp_path / "action"
    action.write_text(first(page), "utf-8")
    page.hints.command = stand_in(LATE.replace("PATH", repr(str(action))))
    page.hints.ask()
    qtbot.waitUntil(lambda: page.voice.prompt.sentence == t("table.hint.thinking"))
    road(page)
    shown = page.voice.prompt
    assert page.hints.view is None and not page.hints._esc.isEnabled()
    Path(f"{action}.now").touch()
    qtbot.wait(700)
    assert not hinted(page) and page.sitting.kept.hints == 0
    assert page.voice.prompt == shown or page.sitting.turn is None


def test_a_hint_for_a_position_that_is_gone_is_not_shown(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    page = table("trishape", persons=1, seats=1)
    action = tmp_path / "action"
    action.write_text(first(page), "utf-8")
    Path(f"{action}.now").touch()
    page.hints.command = stand_in(LATE.replace("PATH", repr(str(action))))
    page.hints.ask()
    # Nobody has told the page.
    page.sitting.act([str(page.controller.legal(page.sitting.view)[-1])])
    qtbot.waitUntil(lambda: page.hints.view is None)
    assert not hinted(page) and page.sitting.kept.hints == 0


def test_the_curtain_takes_the_hint_with_it(table: Table, qtbot: QtBot) -> None:
    from tests.shell.at_table import uncover

    page = table("majnun", persons=3, seats=3)
    uncover(page, qtbot)
    hung(page)
    page.hints.ask()
    qtbot.waitUntil(lambda: page.voice.prompt.sentence == t("table.hint.thinking"))
    assert page.hints._thinker is not None
    page.company.handing.left.emit()
    assert page.hints.view is None and page.voice.prompt.sentence == "" and not page.hints._thinker._late.isActive()
    qtbot.wait(50)
    assert page.voice.prompt.sentence == "" and page.voice.prompt.detail == ""


def test_after_escape_a_second_hint_can_be_asked_for(table: Table, qtbot: QtBot) -> None:
    page = table("solo", persons=1, seats=1)
    hung(page)
    said = page.voice.prompt.sentence
    page.hints.ask()
    qtbot.waitUntil(lambda: page.voice.prompt.sentence == t("table.hint.thinking"))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.voice.prompt.sentence == said
    page.hints.close()
    assert page.hints._thinker is not None
    page.hints._thinker.command = engine_command()
    page.hints.ask()
    qtbot.waitUntil(lambda: hinted(page))


def test_once_no_hint_is_sought_esc_puts_the_held_card_back(table: Table) -> None:
    page = table("solo", persons=1, seats=1)
    hung(page)
    page.hints.ask()
    assert page.hints.cancel()
    page.window().activateWindow()
    page.surface.setFocus()
    page.surface.gestures.click(page.controller.liftable(page.sitting.view)[0])
    assert page.surface.gestures.held is not None
    press_esc(page)
    assert page.surface.gestures.held is None


def test_a_computer_player_is_not_disturbed_by_a_hint(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=1, seats=3)
    sitting, turns = page.sitting, page.company.turns
    qtbot.waitUntil(lambda: sitting.turn == sitting.seat and turns._opponents is not None)
    assert turns._opponents is not None
    thinker = turns._opponents.thinker
    qtbot.waitUntil(lambda: process_id(thinker) > 0)
    process = process_id(thinker)
    troubled: list[str] = []
    turns.troubled.connect(troubled.append)
    hung(page)
    page.hints.ask()
    qtbot.waitUntil(lambda: page.voice.prompt.sentence == t("table.hint.thinking"))
    done = len(sitting.record.done)
    page.act([first(page)])
    qtbot.waitUntil(lambda: len(sitting.record.done) >= done + 2)
    assert process_id(thinker) == process and not troubled


def test_an_onlooker_and_a_finished_game_have_no_hint(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    while not page.sitting.over:
        page.act([first(page)])
    page.hints.ask()
    assert page.hints.view is None


def test_what_is_asked_is_the_view_of_the_seat_at_the_screen(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    page = table("meydele", persons=1, seats=3)
    qtbot.waitUntil(lambda: page.sitting.turn == page.sitting.seat)
    page.hints.command = stand_in(f"open({str(heard)!r}, 'w').write(line)\n{NEVER}")
    page.hints.ask()
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text("utf-8").endswith("\n"))
    assert json.loads(heard.read_text("utf-8"))["position"] == page.sitting.view.to_json()
    page.leave()


def test_a_hint_takes_the_cursor_from_a_place_that_was_only_for_the_held_card(table: Table) -> None:
    page = table("majnun", persons=1, seats=3)
    surface = page.surface
    surface.gestures.hold(page.controller.liftable(page.sitting.view)[0])
    place = surface.gestures.targets()[0]
    surface.keyboard.put(place)
    surface.point_out([])
    assert place not in surface.reachable() and surface.keyboard.at in surface.reachable()


def test_the_cursor_goes_to_the_card_that_a_hint_names_and_never_stays_where_it_cannot_be(table: Table) -> None:
    page = table("meydele", persons=1, seats=3)
    surface = page.surface
    card = page.controller.liftable(page.sitting.view)[-1]
    surface.point_out([card])
    assert not surface.roaming, "who plays with the mouse has no cursor"
    surface.setFocus()
    walk(surface, page.controller.liftable(page.sitting.view)[0])
    QTest.keyClick(surface, Qt.Key.Key_Return)
    assert surface.gestures.held is not None and surface.keyboard.at in surface.gestures.targets()
    surface.point_out([card])
    assert surface.keyboard.at == card and card in surface.reachable()
    QTest.keyClick(surface, Qt.Key.Key_Return)
    assert surface.gestures.held == card
    surface.point_out([])
    assert surface.keyboard.at in surface.reachable()


def laid_anew(page: TablePage, qtbot: QtBot, change: str) -> None:
    """Change the window, or what the table looks like, and let the table be laid anew for it."""
    laid: list[bool] = []
    page.surface.settled.connect(lambda: laid.append(True))
    if change == "window":
        page.window().resize(page.window().width() - 80, page.window().height() - 60)
    else:
        page.surface.use_look(page.surface.stage.theme, page.surface.stage.faces.style, 1.1)
    qtbot.waitUntil(lambda: bool(laid))


class Lights:
    """Which cards are lit as a hint lights them."""

    def __init__(self, surface: Surface, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on: set[Ref] = set()
        mark = surface.stage.overlay.mark

        def marking(cards: Mapping[Ref, MarkKind], targets: Mapping[Ref, MarkKind], focus: Ref | None) -> None:
            self.on = {ref for ref, kind in cards.items() if kind == "takes"}
            mark(cards, targets, focus)

        monkeypatch.setattr(surface.stage.overlay, "mark", marking)


@pytest.mark.long
def test_the_card_of_a_hint_stays_lit_as_long_as_the_voice_names_it(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("shapes", persons=1, seats=3)
    surface = page.surface
    QApplication.processEvents()
    lights = Lights(surface, monkeypatch)
    page.hints.limit = SOON
    page.hints.ask()
    qtbot.waitUntil(lambda: hinted(page), timeout=SOON)
    lit = lights.on
    assert lit
    for change in ("window", "look"):
        laid_anew(page, qtbot, change)
        assert hinted(page) and lights.on == lit, change
    others = [ref for ref in page.controller.liftable(page.sitting.view) if ref not in lit]
    hover(surface, surface.card_point(others[0]))
    assert hinted(page) and lights.on == lit, "on the way to the card the pointer crosses others"
    click(surface, surface.card_point(others[0]))
    assert surface.gestures.held == others[0]
    assert not hinted(page) and not lights.on
    laid_anew(page, qtbot, "window")
    assert not hinted(page) and not lights.on


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("change", ["window", "look"])
def test_a_table_laid_anew_leaves_a_hint_and_a_remark_in_the_voice(table: Table, qtbot: QtBot, change: str) -> None:
    page = table("solo", persons=1, seats=1)
    QApplication.processEvents()
    page.hints.limit = SOON
    page.hints.ask()
    qtbot.waitUntil(lambda: hinted(page))
    said = page.voice.prompt
    laid_anew(page, qtbot, change)
    assert page.voice.prompt == said
    page.remark("Noa went home.")
    laid_anew(page, qtbot, change)
    assert page.voice.prompt.detail == "Noa went home."


@pytest.mark.long
def test_a_hint_goes_with_the_next_move_and_with_the_language(table: Table, qtbot: QtBot) -> None:
    page = table("solo", persons=1, seats=1)
    QApplication.processEvents()
    page.hints.limit = SOON
    for change in ("move", "back", "language"):
        page.hints.ask()
        qtbot.waitUntil(lambda: hinted(page))
        said = page.voice.prompt.sentence
        if change == "move":
            page.act((first(page),))
            page.surface.finish()
        elif change == "back":
            page.carry_out(Command.UNDO)
            page.surface.finish()
        else:
            page._settings.choose("language", "he")
            QApplication.processEvents()
        assert not hinted(page) and page.voice.prompt.sentence == page.prompt().sentence != said, change
