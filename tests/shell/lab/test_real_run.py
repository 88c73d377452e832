"""The lab's page over real runs: real games, a real notebook, and what is left when the window closes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.engine import Record
from app.games import GAMES
from app.lab.experiment import Side
from app.lab.notebook import Notebook
from app.lab.run import Progress
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.lab import export_sheet
from app.shell.lab.desk import Desk
from app.shell.lab.page import LabPage
from app.shell.lab.words import progress_words
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.store import Store
from tests.shell.lab.invented import PlayedInAThread


def prepared(desk: Desk) -> bool:
    """Whether the processes of the next run have been started."""
    return desk._here._ready is not None


@pytest.mark.long
def test_a_real_experiment_shows_real_games_and_survives_the_window(
    qtbot: QtBot, store: Store, settings: Settings, appearance: Appearance, tmp_path: Path
) -> None:
    folder = tmp_path / "kept"
    window = MainWindow(store, settings, folder=str(folder), sound=Sound(settings, lambda _: None))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.lab.show()
    lab = window.lab.page
    lab.desk.set_wanted(8)
    lab.take_game(min(GAMES, key=lambda name: GAMES[name].info.seats))
    qtbot.waitUntil(lambda: bool(lab.panels) and "finished" in lab.told.text())
    answer = lab.desk.answer
    asked = lab.desk.asked
    run = lab.desk.run
    assert answer is not None and answer.games == 8
    assert asked is not None and run is not None
    keys = [(panel, key) for panel in lab.panels for key in panel.picture.behind]
    assert keys, "some figure has games behind it"
    panel, key = keys[0]
    record = run.record(panel.picture.behind[key][0])
    assert isinstance(record, Record) and record.position.turn is None
    data = export_sheet.content("json", "en", asked, run.answers, "seats", GAMES)
    assert json.loads(data)["experiment"]["game"] == asked.game
    assert export_sheet.content("csv", "en", asked, run.answers, "seats", GAMES).count(b"\n") > 3
    name = lab.desk.name
    assert prepared(lab.desk), "the next question waits for no program to start"
    window.close()
    assert not prepared(lab.desk)
    later = Desk(Notebook(folder / "lab", GAMES), GAMES)
    later.question = "seats"
    assert [one.name for one in later.kept()] == [name]
    later.open(name)
    assert later.answer is not None and later.answer.to_json() == answer.to_json(), "nothing was lost"
    later.end()


def test_the_page_takes_no_process_before_it_is_shown(qtbot: QtBot, tmp_path: Path, settings: Settings) -> None:
    desk = Desk(Notebook(tmp_path, GAMES), GAMES)
    page = LabPage(desk, settings)
    qtbot.addWidget(page)

    assert not prepared(desk)
    page.come_back()
    assert prepared(desk)
    page.leave()
    assert not prepared(desk)
    assert not page.form.stop.isEnabled()


def test_what_a_question_lacks_is_said_even_where_no_game_is_played_for_it(
    qtbot: QtBot, tmp_path: Path, settings: Settings
) -> None:
    """Two tables of different sizes are dealt different cards: they cannot be followed to where they part."""

    game = next(name for name, rules in GAMES.items() if len(rules.seats()) > 1)
    desk = Desk(Notebook(tmp_path, GAMES), GAMES, PlayedInAThread(), game)
    page = LabPage(desk, settings)
    qtbot.addWidget(page)
    page.show()
    desk.set_wanted(2)
    desk.set_side("b", Side(GAMES[game].seats()[1]))
    desk.ask("parting")
    assert desk.answer is not None and not desk.answer.games and desk.answer.lacks
    qtbot.waitUntil(page.lacks.isVisible)
    assert len(page.lacks.text()) > 20 and not page.invitation.isVisible()
    assert not page.side_by_side.isVisible()
    desk.end()


def test_how_far_a_run_is_is_said_only_where_it_plays_games() -> None:
    assert progress_words(Progress("done", 0, 0, 1.0, None, 1)) == ""
    assert "12" in progress_words(Progress("done", 12, 12, 3.0, None, 1))
    going = progress_words(Progress("running", 3, 12, 3.0, 200.0, 1))
    assert "3" in going and "minute" in going
