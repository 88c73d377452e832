"""After a game: the seal is opened and the computer's moves are made again; at most three moves are looked at again."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QProcess, QRect, Qt, QTemporaryDir, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.bots.players import quick
from app.engine import Event, Record, view
from app.games import GAMES
from app.session import moments as moments_module
from app.session.decisions import Decision, read_decisions, with_advised
from app.session.moments import Lookback, LookedBack, Moment, doubts
from app.shell.kit.buttons import PushButton
from app.shell.kit.widgets import plain, said
from app.shell.table import hindsight as hindsight_module
from app.shell.table.after_game import AfterGame, MomentRow, MomentsBox, SealBox
from app.shell.table.end_panel import EndPanel
from app.shell.table.hindsight import HindsightBox
from app.shell.table.page import TablePage
from app.table.reading import reading
from app.wording import t, use
from app.wording.answers import CostlyGesture, EngineAnswer
from app.wording.bidi import bare
from tests.shell.conftest import click, focused, press
from tests.table.invented import next_due

Table = Callable[..., TablePage]
LONG = 300_000
LATE = 12
"""How many of the last decisions of a game are judged."""


def played(page: TablePage, qtbot: QtBot, worst: bool = False) -> TablePage:
    """Play a game to its end; the person does the first, or with `worst` the last, legal thing."""
    sitting = page.sitting
    while not sitting.over:
        qtbot.waitUntil(lambda: sitting.over or sitting.turn == sitting.seat)
        if not sitting.over:
            legal = page.controller.legal(sitting.view)
            page.act([str(legal[-1 if worst else 0])])
            page.surface.finish()
        QApplication.processEvents()
    return page


def ended(page: TablePage) -> TablePage:
    """End a game of one person without telling it, for what the panel says or how it is laid out."""
    sitting = page.sitting
    page.company.turns.stop()
    while not sitting.over:
        sitting.act([str(sitting.view.legal[0])])
    page.surface.show_view(sitting.view)
    page.company.go_on()
    return page


def after(page: TablePage, qtbot: QtBot) -> AfterGame:
    """The part of the end panel that judges the game, once it is there."""
    qtbot.waitUntil(lambda: page.company.after_game is not None)
    assert page.company.after_game is not None
    return page.company.after_game


def pressed_at(panel: EndPanel) -> dict[PushButton, QPoint]:
    """The buttons of the panel except those beside moments, and where they are."""
    buttons = [one for one in panel.findChildren(PushButton) if one.isVisible()]
    every = [one for one in buttons if not isinstance(one.parentWidget(), MomentRow)]
    return {one: one.mapTo(panel, QPoint(0, 0)) for one in every}


class Windows(QObject):
    """Records every widget that is shown as a separate window."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched)
        return False


@pytest.mark.long
def test_what_is_said_after_a_game_never_opens_a_window_of_its_own(
    table: Table, qtbot: QtBot, qapp: QApplication
) -> None:
    page = table("trishape", persons=1, seats=1)
    windows = Windows()
    qapp.installEventFilter(windows)
    after(played(page, qtbot), qtbot)
    qapp.removeEventFilter(windows)
    assert page.company.end_panel is not None and page.company.end_panel.isVisible()
    assert not windows.shown


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1366, 762)])
def test_after_a_game_of_four_nothing_has_to_be_scrolled_to(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    """With the room for what a look back may find, which is kept from the start."""
    page = table("soureh", persons=1, seats=4, seed=5)
    page._settings.choose("language", language)
    page.resize(*size)
    page.company.turns.stop()
    monkeypatch.setattr(page.company.turns, "go_on", lambda answered=False: None)
    rng, sitting = Random(5), page.sitting
    while not sitting.over:
        sitting.act([str(rng.choice(sitting.record.game.rules.legal(sitting.record.position)))])
    page.surface.show_view(sitting.view)
    after(page, qtbot)
    panel = page.company.end_panel
    assert panel is not None and panel.ending.turning and not panel.ending.record and len(panel.rows) == 4
    qtbot.waitUntil(lambda: panel.page.verticalScrollBar().maximum() == 0)


def test_the_fingerprint_stands_in_the_bar_until_somebody_has_played(table: Table) -> None:
    page = table("trishape", persons=1, seats=1)
    mark = page.sitting.fingerprint
    assert len(mark) == 19 and mark in bare(page.bar.seal.words.text()) and page.bar.seal.isVisible()
    page.act([str(page.controller.legal(page.sitting.view)[0])])
    page.settle()
    assert not page.bar.seal.isVisible()


@pytest.mark.parametrize("met", [False, True], ids=["told", "known"])
@pytest.mark.parametrize("pace", ["calm", "even"])
@pytest.mark.parametrize("game", ["super-stam", "trishape"])
def test_the_fingerprint_is_read_before_the_first_card_and_waits_for_nobody(
    table: Table, game: str, pace: str, met: bool
) -> None:
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    page._settings.seal_explained = met
    page._settings.override("pace", pace)
    page._settings.speed = 1.0
    now, clock, shown = 0.0, page.surface.clock, list[Event]()
    clock.now = lambda: now
    page.surface.teller.told.connect(shown.append)
    page.open(True)
    words, why = page.voice.prompt.sentence, page.voice.prompt.detail
    read = reading(words, why)
    assert ("Prove it" in bare(why)) is not met, "what it is for is said the first time"
    while not shown:
        assert page.sitting.fingerprint in bare(page.voice.prompt.detail)
        assert bare(page.voice.prompt.sentence) == "The deal is sealed, and nobody can peek."
        assert not page.surface.teller.waiting
        now = max(now, next_due(clock))
        clock.tick()
    assert now * clock.speed == pytest.approx(read) and page._settings.seal_explained
    page.surface.finish()
    assert "sealed" not in bare(page.voice.prompt.sentence)
    assert page.sitting.fingerprint not in bare(page.voice.prompt.detail)


def test_at_once_the_fingerprint_is_in_the_bar_and_the_voice_asks(table: Table) -> None:
    page = table("trishape", persons=1, seats=1)
    page.open(True)
    assert page.sitting.fingerprint not in bare(page.voice.prompt.detail)
    assert page.sitting.fingerprint in page.bar.seal.accessibleName()
    assert not page._settings.seal_explained, "it is still to be told what that is for"


def test_it_is_proved_that_the_computer_saw_nothing_but_its_view(table: Table, qtbot: QtBot) -> None:
    page = played(table("krav-maga", persons=1, seats=2, level="easy"), qtbot)
    kept = read_decisions(page.sitting.table)
    mine = [n for n, one in enumerate(page.sitting.record.done) if one.seat not in page.sitting.computers]
    assert kept and set(kept) == set(range(len(page.sitting.record.done))) - set(mine)
    seal = after(page, qtbot).seal
    assert page.sitting.fingerprint in bare(seal.mark.text()) and not seal.said.isVisible()
    click(seal.prove)
    assert seal.said.text() == t("proof.working", n=0, of=len(kept))
    qtbot.waitUntil(lambda: seal.said.text() == " ".join(seal.proof.sentences()))
    assert not seal.proof.other and len(seal.proof.same) == len(kept)
    assert t("proof.moves.same", n=len(kept)) in seal.said.text()


@pytest.mark.long
def test_the_keyboard_stays_on_prove_it_and_the_fingerprint_is_never_broken_over_two_lines(
    table: Table, qtbot: QtBot
) -> None:
    page = played(table("super-stam", persons=1, seats=2), qtbot)
    seal, panel = after(page, qtbot).seal, page.company.end_panel
    assert panel is not None
    qtbot.waitUntil(lambda: panel.held)
    seal.prove.setFocus()
    proofs: list[int] = []
    seal.proved.connect(lambda: proofs.append(1))
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(proofs))
    told = seal.said.text()
    press(Qt.Key.Key_Return)
    assert focused() is seal.prove and panel.isVisible() and page.sitting.over, "not another game"
    assert len(proofs) == 2 and seal.said.text() == told
    for label in (seal.mark, seal.said):
        assert page.sitting.fingerprint in label.text() and " " not in page.sitting.fingerprint


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_what_the_proof_says_is_scrolled_into_sight_in_a_small_window(
    table: Table, qtbot: QtBot, language: str
) -> None:
    page = table("krav-maga", persons=1, seats=2)
    page._settings.choose("text_size", 130)
    page._settings.choose("language", language)
    page.window().resize(900, 600)
    QApplication.processEvents()
    seal, panel = after(played(page, qtbot), qtbot).seal, page.company.end_panel
    assert panel is not None
    seal.told.show()
    seal.said.say(said("proof.working", n=1, of=400))
    panel.page.ensureWidgetVisible(seal.said)
    QApplication.processEvents()
    seal.proved.emit()
    QApplication.processEvents()
    # A window of the system may lay the page anew only after that.
    seal.said.say(plain("This is the deal that was sealed. " * 16))

    def in_sight() -> bool:
        said = QRect(seal.said.mapTo(panel.page.viewport(), QPoint(0, 0)), seal.said.size())
        return panel.page.viewport().rect().contains(said)

    qtbot.waitUntil(lambda: seal.said.height() >= seal.said.heightForWidth(seal.said.width()))
    qtbot.waitUntil(in_sight)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_prove_it_stays_under_the_pointer_that_presses_it(
    table: Table, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    page = table("solo", persons=1, seats=1)
    page._settings.choose("text_size", percent)
    page.window().resize(*size)
    QApplication.processEvents()
    there, panel = after(ended(page), qtbot), page.company.end_panel
    assert panel is not None and there.moments is not None
    there.moments.errand.close()
    qtbot.waitUntil(lambda: panel.held)
    there.seal.errand.start = lambda: None  # type: ignore[method-assign]
    at = there.seal.prove.mapTo(panel, QPoint())
    click(there.seal.prove)
    for _ in range(5):
        QApplication.processEvents()
    assert there.seal.said.isVisible()
    assert there.seal.prove.mapTo(panel, QPoint()) == at


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_from_the_press_on_nothing_moves_for_what_the_proof_says(
    table: Table, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = table("krav-maga", persons=1, seats=2, level="easy")
    page._settings.choose("text_size", 130)
    page.window().resize(*size)
    QApplication.processEvents()
    there = after(played(page, qtbot), qtbot)
    seal, panel = there.seal, page.company.end_panel
    assert panel is not None and there.moments is not None
    there.moments.errand.close()
    qtbot.waitUntil(lambda: panel.held)
    begun, outcome = [], seal.proof.expected()
    seal.errand.start = lambda: begun.append(1)  # type: ignore[method-assign]
    click(seal.prove)
    for _ in range(5):
        QApplication.processEvents()
    before, high = pressed_at(panel), seal.height()
    assert begun and len(outcome) == 2
    seal.said.say(plain(" ".join(outcome)))
    for _ in range(5):
        QApplication.processEvents()
    assert seal.said.heightForWidth(seal.said.width()) <= seal.said.height()
    assert pressed_at(panel) == before and seal.height() == high


@pytest.mark.long
def test_a_move_that_comes_out_otherwise_is_named(table: Table, qtbot: QtBot) -> None:
    page = played(table("krav-maga", persons=1, seats=2), qtbot)
    decisions = page.sitting.table["decisions"]
    # The kept seed differs from the one that was played with.
    page.sitting.kept.table["decisions"] = [[*one[:2], one[2] + 1, *one[3:]] for one in decisions]
    seal = SealBox(page.sitting)
    qtbot.addWidget(seal)
    seal.start()
    qtbot.waitUntil(lambda: len(seal.proof.same) + len(seal.proof.other) == len(decisions))
    qtbot.waitUntil(lambda: seal.said.text() == " ".join(seal.proof.sentences()))
    assert seal.proof.other
    assert t("proof.moves.other", n=len(seal.proof.other), of=len(decisions), first=seal.proof.other[0] + 1) in (
        seal.said.text()
    )


def test_a_game_of_an_earlier_version_has_nothing_to_prove(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    for name in ("seal", "decisions"):
        page.sitting.kept.table.pop(name, None)
    there = after(ended(page), qtbot)
    assert page.sitting.fingerprint == "" and not there.seal.isVisible()


def test_moments_come_while_the_panel_is_there_and_open_in_the_replay(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = moments_module.doubts
    # The last decisions of a game are few and quickly played out, so a busy machine does not matter.
    monkeypatch.setattr(moments_module, "doubts", lambda *about: iter([*every(*about)][-LATE:]))
    monkeypatch.setattr(moments_module, "TRIES", (60, 400))
    page = played(table("trishape", persons=1, seats=1), qtbot, worst=True)
    there = after(page, qtbot)
    panel, box = page.company.end_panel, there.moments
    assert panel is not None and panel.isVisible() and box is not None
    assert box.said.text() == t("moments.looking")
    qtbot.waitUntil(lambda: bool(box.rows) or box.said.text() == t("moments.none"), timeout=LONG)
    assert 1 <= len(box.rows) == len(box.lookback.moments) <= 3
    wanted: list[Moment] = []
    page.moment_wanted.connect(wanted.append)
    QApplication.processEvents()
    box.rows[0].watch.click()
    assert wanted == [box.lookback.moments[0]] and not (isValid(panel) and panel.isVisible())


@pytest.mark.long(keep=2)
@pytest.mark.covering(seats=lambda seats: "any")
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(900, 600), (1280, 728), (1280, 800)])
@pytest.mark.parametrize(("game", "seats"), [("krav-maga", 2), ("trishape", 1)])
def test_no_button_moves_for_what_is_found_and_without_large_text_all_of_it_is_read_without_scrolling(
    table: Table, qtbot: QtBot, game: str, seats: int, size: tuple[int, int], text_size: int, language: str
) -> None:
    """With large text *Prove it* moved by 86 to 136 px when the moments came."""
    page = table(game, persons=1, seats=seats)
    page._settings.choose("language", language)
    page._settings.choose("text_size", text_size)
    page.window().resize(*size)
    QApplication.processEvents()
    said = after(ended(page) if seats == 1 else played(page, qtbot), qtbot)
    panel, moments = page.company.end_panel, said.moments
    assert panel is not None and moments is not None and moments.said.isVisible()
    moments.errand.close()
    if said.hindsight is not None:
        said.hindsight.stop()
    qtbot.waitUntil(lambda: panel.held)
    before, scrolls = pressed_at(panel), panel.page.verticalScrollBar().maximum()
    moments.said.hide()
    for row in moments._free:
        row.say(lambda: t("moments.row", n=112, size="medium", action="♥ ♥ ♥ ♥ ♥"))
    if said.hindsight is not None:
        done = page.sitting.record.done
        costly: list[CostlyGesture] = [
            {"number": at, "action": done[at].actions[0], "points": 1} for at in range(4)
        ]
        lines = said.hindsight._sentences({"score": 4, "best": 8, "par": 7, "whole": True, "costly": costly})
        said.hindsight.said.say(plain("\n".join(lines)))
    qtbot.waitUntil(lambda: all(row.isVisible() and row.height() >= row.sizeHint().height() for row in moments._free))
    for _ in range(3):
        QApplication.processEvents()
    assert said.seal.prove in before and pressed_at(panel) == before
    if size == (1280, 800) or text_size == 100:
        assert scrolls == panel.page.verticalScrollBar().maximum() == 0


@pytest.mark.long
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "he"])
def test_a_moment_of_several_lines_stands_there_whole(table: Table, qtbot: QtBot, language: str) -> None:
    page = table("krav-maga", persons=1, seats=2)
    page._settings.choose("language", language)
    page._settings.choose("text_size", 130)
    page.window().resize(900, 600)
    said = after(played(page, qtbot), qtbot)
    moments = said.moments
    assert moments is not None
    moments.errand.close()
    moments.said.hide()
    rows = list(moments._free)
    for row in rows:
        row.say(plain("a move that takes many words " * 3))
    qtbot.waitUntil(lambda: rows[-1].words.height() >= rows[-1].words.heightForWidth(rows[-1].words.width()))
    for row in rows:
        assert row.words.height() >= row.words.heightForWidth(row.words.width()) > row.watch.height()
        assert row.rect().contains(row.words.geometry())
        assert moments.rect().contains(row.geometry()) and said.rect().contains(moments.geometry())


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_with_the_largest_text_in_a_small_window_three_moments_are_seen_below_nine_places_at_once(
    table: Table, qtbot: QtBot, language: str
) -> None:
    """The third moment, and half of the second, had to be scrolled to."""
    page = table("meydele", persons=1, seats=9)
    page._settings.choose("language", language)
    page._settings.choose("text_size", 130)
    page.setMinimumSize(400, 300)
    page.window().resize(900, 600)
    page.company.turns.stop()
    sitting = page.sitting
    while (p := sitting.record.position).turn is not None:
        sitting.act([str(quick(view(p, p.turn, p.game.rules.legal(p)), len(sitting.record.done), {"hour": 7}))])
    page.surface.show_view(sitting.view)
    page.company.go_on()
    found = after(page, qtbot)
    panel, moments = page.company.end_panel, found.moments
    assert panel is not None and moments is not None
    qtbot.waitUntil(lambda: panel.held)
    moments.errand.close()
    moments.said.hide()
    rows = list(moments._free)
    for row in rows:
        row.say(lambda: t("moments.row", n=112, size="medium", action="♥"))
    for _ in range(3):
        QApplication.processEvents()
        panel.settle()
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in rows)
    for row in rows:
        assert row.watch.toolTip() == t("moments.watch"), "a picture alone says what it means when it is pointed at"
        assert row.watch.accessibleName().startswith(f"{t('moments.watch')}: ")
    page._settings.choose("text_size", 100)
    page.window().resize(1280, 900)
    qtbot.waitUntil(lambda: moments.title.isVisible() and rows[0].watch.text() == t("moments.watch"))
    assert not rows[0].watch.toolTip()


def test_of_several_persons_a_moment_names_whoever_made_the_move(table: Table) -> None:
    sitting = table("krav-maga", persons=2, seats=2).sitting
    while not sitting.over:
        sitting.act([str(sitting.view_of(sitting.turn).legal[0])])
    box = MomentsBox(sitting, Lookback(sitting.record, sitting.persons))
    for seat in (0, 1):
        number = next(n for n, gesture in enumerate(sitting.record.done) if gesture.seat == seat)
        action, seen = sitting.record.done[number].actions[0], view(sitting.record.position_at(number), seat)
        words = bare(box.words(Moment(number, seen, action, action, 0.5, "large", cast("EngineAnswer", {}))))
        assert sitting.seated[seat].name in words and sitting.seated[1 - seat].name not in words
        assert str(number + 1) in words.split(",")[0], words
    box.deleteLater()


def test_moves_that_hints_advised_are_no_moments(table: Table) -> None:
    sitting = table("trishape", persons=1, seats=1).sitting
    while not sitting.over:
        sitting.act([str(sitting.view.legal[-1])])
    advised = {(doubt.number, doubt.action) for doubt in doubts(sitting.record, [0])}
    sitting.kept.lay_beside(with_advised(sitting.table, advised))
    there = AfterGame(sitting, calm=False)
    assert sitting.advised == advised and there.moments is not None and there.moments.lookback.next() is None
    there.moments._tell()
    assert there.moments.said.text() == t("moments.none.followed"), "there is no other move of which it could be said"
    for heard, told in ((cast("EngineAnswer", {}), "moments.none.hinted"), (None, "moments.none.unanswered")):
        mixed = MomentsBox(sitting, Lookback(sitting.record, [0], advised - {min(advised)}))
        while mixed.lookback.next() is not None:
            mixed.lookback.hear(heard)
        mixed._tell()
        assert mixed.said.text() == t(told), "nobody is told that a move nobody looked at was good"
        mixed.deleteLater()
    there.deleteLater()


def test_moves_that_a_computer_player_made_before_a_person_took_the_seat_are_no_moments(table: Table) -> None:
    sitting = table("krav-maga", persons=1, seats=2).sitting
    made = 0
    while not sitting.over:
        computer = sitting.turn in sitting.computers
        made += computer
        sitting.act([str(sitting.view_of(sitting.turn).legal[0])], Decision("easy", 1) if computer else None)
        if made == 5:
            sitting.hand_over(1, sitting.seated[1]._replace(computer=False))
    there = AfterGame(sitting, calm=False)
    assert there.moments is not None
    look, asked = there.moments.lookback, set()
    while (doubt := look.next()) is not None:
        asked.add(doubt.number)
        look.hear(None)
    computers = set(read_decisions(sitting.table))
    assert len(computers) == made == 5 and asked == {one.number for one in doubts(sitting.record, [0, 1])} - computers
    there.deleteLater()


def test_nobody_is_told_of_moments_in_calm_mode(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    page._settings.choose("calm", True)
    there = after(ended(page), qtbot)
    assert there.moments is None and there.seal.mark.isVisible()


@pytest.mark.long
def test_closing_the_panel_ends_whatever_is_being_worked_out(table: Table, qtbot: QtBot) -> None:
    page = played(table("trishape", persons=1, seats=1), qtbot, worst=True)
    there = after(page, qtbot)
    box, panel = there.moments, page.company.end_panel
    assert box is not None and panel is not None
    heard: list[Any] = []
    box.errand.went_on.connect(lambda: heard.append(1))
    qtbot.waitUntil(lambda: bool(heard))
    count = len(heard)
    panel.close()
    qtbot.wait(600)
    assert len(heard) == count


def test_one_looks_back_at_finished_games_only(table: Table) -> None:
    page = table("trishape", persons=1, seats=1)
    with pytest.raises(ValueError, match="over"):
        Lookback(page.sitting.record, [0])


def nearly_over(moves: int) -> Record:
    """A game played to its end that begins so late that judging it takes only a moment."""
    rules, rng = GAMES["trishape"], Random(2)
    record = Record.begin(rules, 1, 2)
    for _ in range(moves):
        record.act(rng.choice(rules.legal(record.position)))
    record = Record.from_position(record.position)
    while record.position.result is None:
        record.act(rng.choice(rules.legal(record.position)))
    return record


def looked_back_on(record: Record, name: Callable[[], str] = lambda: "") -> HindsightBox:
    return HindsightBox(record, name, LookedBack(Lookback(record, [0])))


def test_without_a_place_for_its_record_hindsight_is_unknown_and_no_file_of_that_name_is_replaced(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "record.json"
    mine.write_text("mine", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(hindsight_module, "QTemporaryDir", lambda: QTemporaryDir(str(mine / "inside")))
    box = looked_back_on(nearly_over(30))
    qtbot.addWidget(box)
    box.start()
    assert box.said.text() == t("hindsight.unanswered")
    assert mine.read_text("utf-8") == "mine"


@pytest.mark.long
def test_who_played_alone_reads_what_was_possible(qtbot: QtBot) -> None:
    record = nearly_over(30)
    assert record.position.result is not None
    names = [""]
    box = looked_back_on(record, lambda: names[0])
    qtbot.addWidget(box)
    box.start()
    assert box.said.text() == t("hindsight.working")
    qtbot.waitUntil(lambda: box.said.text() != t("hindsight.working"))
    lines = bare(box.said.text()).splitlines()
    assert str(record.position.result.scores[0]) in lines[0] and "you reached" in lines[0]
    names[0] = "Noa"
    box.say_again()
    assert "Noa reached" in bare(box.said.text()) and "you" not in bare(box.said.text())
    assert lines[-1].startswith(bare(t("hindsight.par", par=0)).split("0")[0])
    use("he")
    box.said.retranslate()
    assert bare(box.said.text()).splitlines()[-1].startswith(bare(t("hindsight.par", par=0)).split("0")[0])
    use("en")


def test_a_process_that_cannot_be_started_is_said_to_know_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []

    def command(*words: str) -> list[str]:
        told.extend(words)
        return [str(tmp_path / "none"), *words]

    monkeypatch.setattr(hindsight_module, "own_command", command)
    box = looked_back_on(nearly_over(30))
    qtbot.addWidget(box)
    box.start()
    qtbot.waitUntil(lambda: box.said.text() == t("hindsight.unanswered"))
    assert told and not Path(told[-1]).exists(), "the record that it was given has gone"


def test_a_process_that_was_ended_is_not_said_to_have_had_no_time(qtbot: QtBot) -> None:
    box = looked_back_on(nearly_over(60))
    qtbot.addWidget(box)
    box.start()
    (process,) = box.findChildren(QProcess)
    process.started.connect(process.kill)
    qtbot.waitUntil(lambda: box.said.text() == t("hindsight.unanswered"))


def test_what_was_possible_is_worked_out_once_and_said_at_once_when_the_panel_comes_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = json.dumps({"score": 4, "best": 8, "par": 7, "whole": True, "costly": []})
    monkeypatch.setattr(hindsight_module, "own_command", lambda *_: [sys.executable, "-Sc", f"print({answer!r})"])
    record = nearly_over(30)
    kept, texts = LookedBack(Lookback(record, [0])), []
    for _ in range(2):
        box = HindsightBox(record, lambda: "", kept)
        qtbot.addWidget(box)
        box.start()
        texts.append(box.said.text())
        qtbot.waitUntil(lambda box=box: box.said.text() != t("hindsight.working"))  # type: ignore[misc]
    assert texts == [t("hindsight.working"), box.said.text()] and "8" in texts[1]


def test_a_window_that_goes_meanwhile_takes_the_work_with_it(qtbot: QtBot) -> None:
    host, box = QWidget(), looked_back_on(nearly_over(30))
    box.setParent(host)
    box.start()
    (process,) = box.findChildren(QProcess)
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.Running)
    complaints: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, message: complaints.append(message))
    try:
        host.deleteLater()
        QApplication.sendPostedEvents(host, QEvent.Type.DeferredDelete)
    finally:
        qInstallMessageHandler(before)
    assert not isValid(process) and complaints == [], "it ended before, and was not left for Qt to kill"


def test_closing_the_panel_ends_the_work(table: Table, qtbot: QtBot) -> None:
    box = after(ended(table("trishape", persons=1, seats=1)), qtbot).hindsight
    assert box is not None
    box.stop()
    assert not [child for child in box.findChildren(QProcess) if child.processId()]
    assert box.said.text() == t("hindsight.working")


@pytest.mark.long
def test_where_it_cannot_be_worked_out_nothing_is_said_of_it(table: Table, qtbot: QtBot) -> None:
    assert after(played(table("krav-maga", persons=1, seats=2, level="easy"), qtbot), qtbot).hindsight is None


def test_the_quiet_fact_keeps_its_place_beside_the_seal(table: Table, qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    mark, bar = page.sitting.fingerprint, page.bar
    page.window().resize(1900, 900)
    bar.tell("", "a quiet fact about this game")
    qtbot.waitUntil(lambda: bar.seal.words.isVisible())
    assert bar.fact.text() == "a quiet fact about this game" and mark in bare(bar.seal.words.text())
    page.window().resize(900, 600)
    bar.tell("", "a quiet fact about this game " * 4)
    qtbot.waitUntil(lambda: not bar.seal.words.isVisible())
    # The seal itself stays, and gives the fingerprint when pointed at, and to a screen reader.
    assert bar.seal.isVisible() and mark in bar.seal.toolTip() and mark in bar.seal.accessibleName()
    assert bar.fact.text() == "a quiet fact about this game " * 4
    bar.tell("", "short")
    qtbot.waitUntil(lambda: bar.seal.words.isVisible())


@pytest.mark.long
def test_the_bar_speaks_of_the_end_while_what_led_to_it_is_still_told(table: Table, qtbot: QtBot) -> None:
    # While the last two rounds were told in one go, the bar said “Rounds left: 2” beside “You win”.
    page = table("krav-maga", persons=1, seats=2)
    sitting, ended = page.sitting, list[str]()
    page.surface.teller.told.connect(
        lambda event: ended.append(page.bar.fact.text()) if event.code == "ended" else None
    )
    while not sitting.over:
        qtbot.waitUntil(lambda: sitting.over or sitting.turn == sitting.seat)
        if not sitting.over:
            before = page.bar.fact.text()
            page.act([str(page.controller.legal(sitting.view)[0])])
            page.surface.finish()
    qtbot.waitUntil(lambda: bool(ended))
    assert before and ended == [page.controller.quiet_fact(sitting.view)] != [before]


def test_the_bar_counts_turns_that_play_themselves_as_they_are_told(table: Table) -> None:
    # Of many turns of Majnun after one act the bar said the round before them until the last had been told.
    page = table("majnun", persons=1, seats=4, seed=8)
    page.company.turns.stop()
    sitting, surface, facts = page.sitting, page.surface, list[str]()

    def hear(event: Event) -> None:
        if event.code == "hands-passed" or (event.code == "said" and event.args["code"] == "kupa"):
            facts.append(bare(page.bar.fact.text()))

    surface.teller.told.connect(hear)
    surface.clock.speed = 1.0
    for number in range(10):
        facts.clear()
        surface.show_view(sitting.view)
        before = bare(page.bar.fact.text())
        p = sitting.record.position
        assert p.turn is not None
        step = sitting.act([str(quick(view(p, p.turn, p.game.rules.legal(p)), number, {"hour": 7}))])
        surface.perform(step.told(sitting.seat), sitting.view)
        surface.finish()
        assert facts[-1:] in ([], [bare(page.bar.fact.text())]), "the last one is as the view says"
        if len(facts) > 2:
            break
    assert before not in facts and len(set(facts)) > 1
