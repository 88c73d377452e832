"""Rubbers: who has won how often, what is kept of it, and how it is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.ending import ending
from app.session.rubbers import FILE, GOALS, KEPT, Rubber, read_rubber, rubber_to, standing, stated, usual_goal
from app.session.seats import Seated
from app.session.sitting import Sitting
from app.store import Store
from app.store.files import write_kupa
from app.table.controllers import controller_for
from app.wording import use
from app.wording.bidi import bare
from tests.session.finished import company, finished
from tests.session.made import Choices

GAME = "karov-meod"
DANA, URI, NOBODY = Seated("Dana", "fig", form="f"), Seated("Uri", "lemon", form="m"), Seated("", "fish")


def test_it_is_over_when_somebody_has_won_as_often_as_was_agreed() -> None:
    begun = rubber_to(2, 3)
    once = begun.after([1]).after([]).after([0])
    assert once == Rubber(2, (1, 1, 0)) and once.goes_on and once.next() == once
    won = once.after([1])
    assert won.winners == (1,) and not won.goes_on and won.next() == begun
    assert once.after([0, 1]).winners == (0, 1), "both won the same game"


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [3, [0, 0]],
        {},
        {"goal": 3},
        {"goal": "3", "wins": [0, 0]},
        {"goal": True, "wins": [0, 0]},
        {"goal": 1, "wins": [0, 0]},
        {"goal": 100, "wins": [0, 0]},
        {"goal": 3, "wins": [0]},
        {"goal": 3, "wins": [0, 0, 0]},
        {"goal": 3, "wins": {"0": 1, "1": 1}},
        {"goal": 3, "wins": [0, 3]},
        {"goal": 3, "wins": [0, -1]},
        {"goal": 3, "wins": [0, 1.0]},
    ],
)
def test_what_cannot_be_a_rubber_is_none(kept: Any) -> None:
    assert read_rubber({KEPT: kept}, 2) is None and read_rubber({}, 2) is None


def test_what_is_written_is_read() -> None:
    assert read_rubber(json.loads(json.dumps({KEPT: Rubber(3, (2, 0)).to_json()})), 2) == Rubber(3, (2, 0))


def begun(store: Store, rubber: Rubber | None) -> Sitting:
    new = NewGame(GAME, company(2, 2), GAMES[GAME].fill(2, {}), 3, rubber)
    return Sitting.begin(store, Choices(), new)


def play_to_the_end(sitting: Sitting) -> None:
    for gesture in finished(GAME, 2).done:
        sitting.act([str(action) for action in gesture.actions])


def test_a_game_knows_its_rubber_whatever_happens_to_the_program_and_in_a_file(store: Store, tmp_path: Path) -> None:
    sitting = begun(store, Rubber(3, (1, 2)))
    assert sitting.rubber == Rubber(3, (1, 2))
    assert Sitting.resume(store, Choices(), sitting.id).rubber == Rubber(3, (1, 2))
    before = sitting.view
    play_to_the_end(sitting)
    result = sitting.record.position.result
    assert result is not None and len(result.winners) == 1
    after = Rubber(3, (1, 2)).after(result.seats)
    assert sitting.rubber_told(sitting.view) == after
    assert sitting.rubber_told(before) == Rubber(3, (1, 2)), "the end has not been told yet"
    assert sum(after.wins) == 4
    assert sitting.rubber == Sitting.resume(store, Choices(), sitting.id).rubber == after
    file = tmp_path / "game.kupa"
    write_kupa(file, sitting.record, sitting.table)
    assert Sitting.open_file(store, Choices(), file).rubber == after
    sitting.undo()
    assert sitting.rubber == Rubber(3, (1, 2)), "a win that is taken back is none"


def test_a_game_that_the_computer_has_played_for_the_person_wins_nobody_anything(store: Store) -> None:
    sitting = begun(store, Rubber(3, (1, 2)))
    sitting.demonstrate()
    play_to_the_end(sitting)
    assert sitting.over and sitting.rubber == Rubber(3, (1, 2))


def test_a_game_by_itself_and_one_that_begins_in_a_position_belong_to_no_rubber(store: Store) -> None:
    assert begun(store, None).rubber is None
    first = begun(store, Rubber(3, (1, 2)))
    assert Sitting.play_on(store, Choices(), first.record.position, first.seated).rubber is None


@pytest.mark.parametrize(("wins", "goes_on"), [((0, 0), True), ((2, 2), False)])
def test_the_panel_says_how_the_rubber_stands(store: Store, wins: tuple[int, ...], goes_on: bool) -> None:
    use("en")
    sitting = begun(store, Rubber(3, wins))
    play_to_the_end(sitting)
    made = ending(sitting, controller_for(GAME)(sitting.record.game, None, sitting.names))
    assert sitting.rubber is not None
    assert made.rubber == standing(sitting.rubber, sitting.seated) and made.goes_on == sitting.goes_on == goes_on
    alone = begun(store, None)
    play_to_the_end(alone)
    made = ending(alone, controller_for(GAME)(alone.record.game, None, alone.names))
    assert not made.rubber and not made.goes_on and not alone.goes_on


@pytest.mark.parametrize(
    ("seated", "rubber", "en", "he"),
    [
        (
            (DANA, URI),
            Rubber(3, (0, 0)),
            "You are playing for 3 wins. Nobody has won yet.",
            "משחקים עד 3 ניצחונות. עוד אין ניצחונות.",
        ),
        (
            (DANA, URI),
            Rubber(2, (1, 0)),
            "First to 2 wins. So far: Dana 1 and Uri 0.",
            "משחקים עד שני ניצחונות. עד כאן: Dana 1 ו־Uri 0.",
        ),
        (
            (DANA, URI),
            Rubber(3, (3, 1)),
            "Dana is the first to 3 wins: Dana 3 and Uri 1.",
            "Dana ראשונה עם 3 ניצחונות: Dana 3 ו־Uri 1.",
        ),
        (
            (DANA, URI),
            Rubber(3, (1, 3)),
            "Uri is the first to 3 wins: Uri 3 and Dana 1.",
            "Uri ראשון עם 3 ניצחונות: Uri 3 ו־Dana 1.",
        ),
        (
            (NOBODY, URI),
            Rubber(3, (3, 1)),
            "You are the first to 3 wins: you 3 and Uri 1.",
            "אני במקום הראשון עם 3 ניצחונות: אני 3 ו־Uri 1.",
        ),
        (
            (DANA, URI),
            Rubber(3, (3, 3)),
            "Dana and Uri get to 3 wins together: Dana 3 and Uri 3.",
            "Dana ו־Uri ביחד עם 3 ניצחונות: Dana 3 ו־Uri 3.",
        ),
    ],
)
def test_it_is_said_who_has_won_how_often(seated: tuple[Seated, ...], rubber: Rubber, en: str, he: str) -> None:
    for language, words in (("en", en), ("he", he)):
        use(language)
        assert bare(standing(rubber, seated)) == words


def test_in_brief_it_names_only_those_who_have_won_a_game() -> None:
    for language, none, some in (
        ("en", "First to 3 wins", "First to 3 wins: you 2 and Dana 1"),
        ("he", "משחקים עד 3 ניצחונות", "משחקים עד 3 ניצחונות: אני 2 ו־Dana 1"),
    ):
        use(language)
        for rubber, brief in ((Rubber(3, (0, 0, 0)), none), (Rubber(3, (1, 0, 2)), some)):
            ways = stated(rubber, (DANA, URI, NOBODY))
            assert ways[0] == standing(rubber, (DANA, URI, NOBODY))
            assert [bare(way) for way in ways[1:]] == [brief, none, ""]


def test_for_how_many_wins_a_game_is_usually_played_is_offered_and_for_seats_that_it_has() -> None:
    for game, goals in json.loads(FILE.read_text("utf-8")).items():
        for seats, goal in goals.items():
            assert int(seats) in GAMES[game].seats() and goal in GOALS and goal > 1, (game, seats)
            assert usual_goal(game, int(seats)) == goal
    assert usual_goal("soureh", 2) == usual_goal("no-such-game", 2) == 1
