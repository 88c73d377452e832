"""The demo: the computer plays on for a person who plays alone, says why, and stops when they want."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.shell.table import voice
from app.shell.table.hints import LEVEL, SEED
from app.shell.table.pace import SPEEDS
from app.shell.table.page import TablePage
from app.shell.table.voice_button import VoiceButton
from app.table.commands import Command
from app.table.reading import reading
from app.wording import t
from app.wording.bidi import bare
from app.wording.explained import why_sentence
from tests.protocol.local import local
from tests.session.finished import finished
from tests.shell.table.test_hints import hung
from tests.shell.table.test_menu import choose, opened

Table = Callable[..., TablePage]


def begun(table: Table, game: str = "trishape") -> TablePage:
    """A table at which the demo has just begun, from the menu."""
    page = table(game, persons=1, seats=1)
    choose(opened(page), "demo.title")
    return page


def said(page: TablePage) -> str:
    """What the voice says of the coming move; empty before there is one."""
    words = page.voice.prompt.sentence
    return words if page.demo.said is not None and words.startswith("Next") else ""


def going(page: TablePage) -> tuple[bool, bool]:
    """Whether the demo is running, and whether a move is being sought."""
    return page.demo.running, page.hints.view is not None


def press(page: TablePage, label: str) -> None:
    """Press a button of the voice, once it lies in its place."""
    QApplication.processEvents()
    button = next(one for one in page.voice.findChildren(VoiceButton) if one.isVisible() and one.spec.label == label)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.long
def test_it_says_what_it_does_and_why_and_plays_the_game_to_its_end(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    sitting = page.sitting
    for gesture in finished("trishape", 1).done[:-3]:
        page.act(gesture.actions)
    choose(opened(page), "demo.title")
    assert page.voice.prompt.sentence == t("demo.begun") and page.voice.prompt.detail == t("demo.begun.how")
    page.carry_out(Command.GO_ON)
    while not sitting.over:
        made, view = len(sitting.record.done), sitting.view
        qtbot.waitUntil(lambda: bool(said(page)))
        answer = local({"cmd": "go", "position": view.to_json(), "level": LEVEL, "seed": SEED, "explain": True})
        assert said(page) == t("demo.move", action=page.controller.words(view, answer["action"]))
        assert page.voice.prompt.detail == why_sentence("trishape", answer, view, sitting.names)
        assert page.surface._hinted, "the cards are lit"
        page.carry_out(Command.GO_ON)
        assert len(sitting.record.done) == made + 1
    assert not page.demo.running and page.demo.said is None
    qtbot.waitUntil(lambda: page.company.end_shown)
    panel, counted = page.company.end_panel, sitting.kept.statistics()
    assert panel is not None and t("demo.ended") in [bare(one.text()) for one in panel.findChildren(QLabel)]
    assert counted is not None and counted.games == 0


def test_a_move_stands_as_long_as_it_takes_to_read_and_is_made_then(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun(table)
    page.carry_out(Command.GO_ON)
    qtbot.waitUntil(lambda: bool(said(page)))
    shown = page.voice.prompt
    assert page.demo._read.interval() == round(reading(shown.sentence, shown.detail) / SPEEDS["quick"]) > 500
    assert [one.label for one in shown.buttons] == [t("demo.stop")]
    assert not page.sitting.record.done
    page.demo._read.start(0)
    qtbot.waitUntil(lambda: len(page.sitting.record.done) == 1)


def test_at_calm_every_move_waits_for_the_person(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    page.carry_out(Command.DEMO)
    assert [one.label for one in page.voice.prompt.buttons] == [t("demo.stop"), t("pace.go-on")]
    assert not page.demo._read.isActive()
    page.surface.setFocus()
    QTest.keyClick(page.surface, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(said(page)))
    assert not page.demo._read.isActive() and not page.sitting.record.done
    QTest.keyClick(page.surface, Qt.Key.Key_Return)
    assert len(page.sitting.record.done) == 1


def test_the_pace_may_change_while_a_move_stands_there(table: Table, qtbot: QtBot) -> None:
    page = begun(table)
    page._settings.speed = 1.0
    page.carry_out(Command.GO_ON)
    qtbot.waitUntil(lambda: bool(said(page)))
    shown = page.voice.prompt
    assert page.demo._read.interval() == round(reading(shown.sentence, shown.detail))
    page._settings.override("pace", "calm")
    page._settings.changed.emit("pace")
    assert not page.demo._read.isActive()
    assert [one.label for one in page.voice.prompt.buttons] == [t("demo.stop"), t("pace.go-on")]


def test_between_two_moves_nobody_is_asked_for_one_and_pointing_changes_nothing(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(voice, "announce", lambda widget, words: heard.append(words))
    page = begun(table)
    assert any(t("demo.begun") in words for words in heard)
    heard.clear()
    page.carry_out(Command.GO_ON)
    assert page.hints.view is not None and not page.hints._slow.isActive()
    qtbot.waitUntil(lambda: bool(said(page)))
    now = said(page)
    assert len([words for words in heard if words.startswith("Next")]) == 1
    page.say(quiet=True)
    assert said(page) == now
    page.carry_out(Command.GO_ON)
    assert page.voice.prompt.sentence == now, "until the next move is found"


def test_a_card_in_hand_is_put_down_first_and_a_hint_is_only_a_hint(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    page.surface.gestures.hold(page.controller.liftable(page.sitting.view)[0])
    page.carry_out(Command.DEMO)
    assert page.demo.running and page.surface.gestures.held is None
    page.demo.stop()
    page.carry_out(Command.HINT)
    qtbot.waitUntil(lambda: page.voice.prompt.sentence.startswith("A hint"))
    assert page.demo.said is None and not page.demo._read.isActive()


def test_it_can_be_stopped_while_a_move_is_sought_and_while_one_is_told(table: Table, qtbot: QtBot) -> None:
    page = begun(table)
    page._settings.speed = 1.0
    page._keep_pace()
    page.carry_out(Command.GO_ON)
    qtbot.waitUntil(lambda: bool(said(page)))
    page.carry_out(Command.GO_ON)
    told = [page.surface.telling]
    press(page, t("demo.stop"))
    assert [*told, page.surface.telling, page.demo.running] == [True, False, False]
    assert page.voice.prompt.sentence == page.prompt().sentence
    hung(page)
    page.hints.close()
    page.hints._thinker = None
    for by_key in (True, False):
        page.carry_out(Command.DEMO)
        page.carry_out(Command.GO_ON)
        assert going(page) == (True, True)
        if by_key:
            QTest.keyClick(page, Qt.Key.Key_Escape)
        else:
            page.carry_out(Command.DEMO)
        assert going(page) == (False, False)


def test_a_practice_table_over_the_game_ends_it(table: Table) -> None:
    page = begun(table)
    page.stand_aside()
    assert not page.demo.running and not page.demo._read.isActive()


@pytest.mark.long(keep=3)
@pytest.mark.parametrize("way", ["button", "esc", "menu", "undo", "hint", "card", "act"])
def test_it_stops_when_the_person_does_anything(table: Table, qtbot: QtBot, way: str) -> None:
    page = table("trishape", persons=1, seats=1)
    page.act(finished("trishape", 1).done[0].actions)
    choose(opened(page), "demo.title")
    page.carry_out(Command.GO_ON)
    qtbot.waitUntil(lambda: bool(said(page)))
    made = len(page.sitting.record.done)
    if way == "button":
        press(page, t("demo.stop"))
    elif way == "esc":
        page.surface.setFocus()
        QTest.keyClick(page.surface, Qt.Key.Key_Escape)
    elif way == "menu":
        choose(opened(page), "demo.title")
    elif way in ("undo", "hint"):
        page.carry_out(Command(way))
    elif way == "card":
        page.surface.gestures.hold(page.controller.liftable(page.sitting.view)[0])
    else:
        page.act((str(page.controller.legal(page.sitting.view)[0]),))
    assert not page.demo.running and page.demo.said is None and not page.demo._read.isActive()
    assert len(page.sitting.record.done) == made + {"undo": -1, "act": 1}.get(way, 0)
    if way == "hint":
        qtbot.waitUntil(lambda: page.voice.prompt.sentence.startswith("A hint"))
        assert page.demo.said is None
        return
    assert not said(page)
    QTest.qWait(30)
    assert page.hints.view is None and not page.demo.running
    page.surface.gestures.hold(None)
    assert page.voice.prompt.sentence == page.prompt().sentence != ""


def test_what_never_answers_ends_it_in_a_sentence(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    hung(page)
    page.carry_out(Command.DEMO)
    page.carry_out(Command.GO_ON)
    assert page.demo.running and page.hints.view is not None
    assert page.hints._thinker is not None
    page.hints._thinker._late.start(0)
    qtbot.waitUntil(lambda: not page.demo.running)
    assert page.voice.prompt.sentence == page.prompt().sentence
    assert page.voice.prompt.detail == t("table.hint.none")


def test_only_somebody_who_plays_alone_is_offered_it(table: Table) -> None:
    page = table("shapes", persons=1, seats=2)
    assert t("demo.title") not in [one.text().split("\t")[0] for one in opened(page).actions()]
    page.carry_out(Command.DEMO)
    assert not page.demo.running and not page.sitting.demonstrated


def test_a_game_that_is_over_has_none(table: Table) -> None:
    page = table("trishape", persons=1, seats=1)
    while not page.sitting.over:
        page.act((str(page.controller.legal(page.sitting.view)[0]),))
    page.carry_out(Command.DEMO)
    assert not page.demo.running and not page.sitting.demonstrated
