"""A record: a start and the gestures since, with undo and redo; the form in which games are kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import (
    IllegalAction,
    InvalidPosition,
    NotationError,
    Record,
    Rules,
    new_game,
    play,
    position_from_json,
    position_to_json,
)
from app.games import GAMES
from tests.engine.made_up import CARAVAN, FORTS, MADE_UP, YARD, Stuck, Yard

EVERY: dict[str, Rules] = {**GAMES, **MADE_UP}
SOLO = GAMES["solo"]


def act(record: Record, which: int = 0) -> str:
    """Do one legal action, by its number, and return it."""
    text = str(record.rules.legal(record.position)[which])
    record.act(text)
    return text


def played(rules: Rules = FORTS, seats: int = 2, count: int = 5) -> Record:
    record = Record.begin(rules, seats, 3)
    for n in range(count):
        act(record, n % 2)
    return record


def plain(record: Record) -> dict[str, Any]:
    """The record as JSON, written to text and read back."""
    return json.loads(json.dumps(record.to_json()))  # type: ignore[no-any-return]


def test_an_act_after_which_a_seat_can_do_nothing_is_not_carried_out() -> None:
    record = Record.begin(Stuck(), 2, 1)
    with pytest.raises(RuntimeError, match="nothing is legal in phase play, in which seat 0 decides"):
        record.act("stay")
    assert record.done == [] and record.position.vars["open"] is False
    record.act("pass")
    assert len(record.done) == 1


def test_a_game_that_was_kept_where_nobody_can_do_anything_is_still_read() -> None:
    record = Record.begin(Stuck(), 2, 1)
    kept = {**plain(record), "actions": [["stay"]]}
    del kept["last"]
    assert len(Record.from_json(kept, {"yard": Stuck()}).done) == 1


def test_a_record_begins_with_the_game_that_seats_seed_and_options_give() -> None:
    record = Record.begin(FORTS, 3, 8, {"mixed": True})
    start = new_game(FORTS, 3, 8, {"mixed": True})
    assert position_to_json(record.position) == position_to_json(start.position)
    assert record.opening.events == start.events
    assert record.game.options["mixed"] is True
    assert (record.done, record.undone) == ([], [])


def test_an_act_is_a_step_and_a_gesture_with_its_seat_and_who_learnt_a_card() -> None:
    record = Record.begin(FORTS, 2, 3)
    before = record.position
    text = str(FORTS.legal(before)[0])
    step = record.act(text)
    assert position_to_json(step.position) == position_to_json(play(before, text).position)
    assert record.position is step.position
    assert record.done[0].actions == (text,)
    assert (record.done[0].seat, record.done[0].learned) == (0, step.learned)


def test_an_illegal_gesture_leaves_the_record_as_it_was() -> None:
    record = played()
    before = plain(record)
    good = str(record.rules.legal(record.position)[0])
    for texts in (["no-such-verb"], ["Not An Action"], [good, "commit:7X"]):
        with pytest.raises((IllegalAction, NotationError)):
            record.act(*texts)
    with pytest.raises(NotationError, match="one action or more"):
        record.act()
    assert plain(record) == before


def test_undo_takes_back_whole_gestures_and_redo_does_them_again() -> None:
    record = Record.begin(FORTS, 2, 3)
    first = act(record)
    middle = position_to_json(record.position)
    pair = [str(record.rules.legal(record.position)[0])]
    pair.append(str(record.rules.legal(play(record.position, pair[0]).position)[0]))
    record.act(*pair)
    last = position_to_json(record.position)
    assert record.undo().actions == tuple(pair)
    assert position_to_json(record.position) == middle
    assert record.undo().actions == (first,)
    with pytest.raises(LookupError, match="nothing to take back"):
        record.undo()
    record.redo()
    assert position_to_json(record.position) == middle
    step = record.redo()
    assert position_to_json(step.position) == position_to_json(record.position) == last
    with pytest.raises(LookupError, match="nothing to do again"):
        record.redo()


def test_another_act_forgets_what_was_undone_and_the_same_act_does_not() -> None:
    record = played(count=3)
    texts = [gesture.actions[0] for gesture in record.done]
    record.undo()
    record.undo()
    record.act(texts[1])
    assert [gesture.actions[0] for gesture in record.undone] == [texts[2]]
    other = next(str(a) for a in record.rules.legal(record.position) if str(a) != texts[2])
    record.act(other)
    assert record.undone == []


def test_every_position_on_the_way_can_be_looked_at() -> None:
    record = played(count=4)
    steps = record.steps()
    assert len(steps) == 4
    for i, step in enumerate(steps):
        assert position_to_json(step.position) == position_to_json(record.position_at(i + 1))
    assert position_to_json(record.position_at(0)) == position_to_json(record.opening.position)


def test_a_record_in_json_has_all_that_a_reader_needs() -> None:
    record = Record.begin(YARD, 2, -5, {"speed": "fast"}, [{"form": "m"}])
    record.act("pass")
    record.act("pass")
    record.undo()
    assert plain(record) == {
        "game": "yard",
        "revision": 1,
        "seats": 2,
        "options": {"copies": 1, "speed": "fast", "limit": 20},
        "persons": [{"form": "m"}],
        "seed": -5,
        "actions": [["pass"]],
        "undone": [["pass"]],
        "last": position_to_json(record.position),
    }


@pytest.mark.parametrize(("rules", "seats"), [(FORTS, 3), (CARAVAN, 4), (SOLO, 1), (GAMES["trishape"], 1)])
def test_a_record_reads_back_with_its_undone_gestures(rules: Rules, seats: int) -> None:
    record = played(rules, seats, 6)
    for _ in range(3):
        record.undo()
    again = Record.from_json(plain(record), EVERY)
    assert again.to_json() == record.to_json()
    assert [g.actions for g in again.undone] == [g.actions for g in record.undone]
    assert [(g.seat, g.learned) for g in again.done] == [(g.seat, g.learned) for g in record.done]
    for one in (record, again):
        one.redo()
        one.redo()
    assert position_to_json(again.position) == position_to_json(record.position)


def test_a_game_may_begin_in_any_position() -> None:
    p = played(count=2).position
    record = Record.from_position(p)
    assert position_to_json(record.position) == position_to_json(p)
    act(record)
    data = plain(record)
    assert data["position"] == position_to_json(p) and "seed" not in data
    assert Record.from_json(data, EVERY).to_json() == record.to_json()


def test_a_position_that_rests_in_a_step_is_carried_on() -> None:
    waiting = position_from_json(
        {"game": "yard", "seats": 1, "partial": True, "rng": 1, "turn": None, "phase": "roll", "zones": {}}, EVERY
    )
    assert Record.from_position(waiting).position.phase == "play"


class NewYard(Yard):
    """The yard under other rules."""

    info = Yard.info._replace(revision=2)


def test_a_record_of_another_revision_opens_in_the_position_that_was_kept() -> None:
    record = Record.begin(YARD, 2, 1)
    record.act("pass")
    opened = Record.from_json(plain(record), {"yard": NewYard()})
    assert (opened.done, opened.undone) == ([], [])
    assert "position" in opened.origin and opened.to_json()["revision"] == 2
    assert position_to_json(opened.position) == position_to_json(record.position)


def test_actions_that_lead_elsewhere_than_the_kept_position_are_noticed() -> None:
    data = plain(played())
    data["last"]["rng"] += 1
    with pytest.raises(InvalidPosition, match="the actions do not lead to the position that was kept"):
        Record.from_json(data, EVERY)
    del data["last"]
    assert len(Record.from_json(data, EVERY).done) == 5


@pytest.mark.parametrize(
    ("change", "error", "sentence"),
    [
        ({"game": "chess"}, NotationError, "there is no game 'chess'"),
        ({"game": ["forts"]}, NotationError, r"there is no game \['forts'\]"),
        ({"revision": 0}, NotationError, "a whole number from 1"),
        ({"revision": "1"}, NotationError, "a whole number from 1"),
        ({"revision": True}, NotationError, "a whole number from 1"),
        ({"revision": 9, "last": None}, NotationError, "a position is an object, not null"),
        ({"revision": 9, "last": {"game": "chess"}}, NotationError, "there is no game 'chess'"),
        ({"seats": 9}, NotationError, "forts has 2 to 3 seats, not 9"),
        ({"seats": None}, NotationError, "forts has 2 to 3 seats, not None"),
        ({"options": {"x": 1}}, NotationError, "forts has no option 'x'"),
        ({"options": 3}, NotationError, "options are an object"),
        ({"persons": "x"}, NotationError, "persons is a list of objects"),
        ({"persons": [{"digit": []}]}, NotationError, "asks no 'digit' of a person"),
        ({"seed": "x"}, NotationError, "a seed is a whole number of at most 96 bits, not 'x'"),
        ({"seed": 10**5000}, NotationError, "not a very large int"),
        ({"actions": "x"}, NotationError, "actions is a list of gestures, each a list of actions"),
        ({"actions": ["commit:2C"]}, NotationError, "actions is a list of gestures"),
        ({"actions": [[]]}, NotationError, "actions is a list of gestures"),
        ({"actions": [[3]]}, NotationError, "actions is a list of gestures"),
        ({"undone": {}}, NotationError, "undone is a list of gestures"),
        ({"actions": [["Commit"]]}, NotationError, "'Commit' is not an action"),
        ({"actions": [["commit:7X"]]}, IllegalAction, "commit:7X is not legal here: not-in-hand"),
        ({"undone": [["commit:7X"]]}, IllegalAction, "commit:7X"),
        ({"position": 3}, NotationError, "a position is an object, not a number"),
    ],
    ids=range(24),
)
def test_a_record_that_cannot_be_read_is_refused_by_naming_why(
    change: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    data = {**plain(played()), **change}
    with pytest.raises(error, match=sentence):
        Record.from_json(data, EVERY)


def test_a_record_that_holds_another_games_position_is_refused() -> None:
    solo = position_to_json(Record.begin(SOLO, 1, 1).position)
    for change in ({"position": solo}, {"revision": 7, "last": solo}):
        with pytest.raises(InvalidPosition, match="a record of forts holds a position of solo"):
            Record.from_json({**plain(played()), **change}, EVERY)
    nothing: Any
    for nothing in (None, [], "x"):
        with pytest.raises(NotationError, match="a record is an object"):
            Record.from_json(nothing, EVERY)
    without = plain(played())
    del without["seed"]
    with pytest.raises(NotationError, match="a seed or a position to begin with"):
        Record.from_json(without, EVERY)


@given(moves=st.lists(st.integers(-2, 6), max_size=25), seed=st.integers(0, 1 << 30))
def test_any_walk_of_acts_undos_and_redos_reads_back_equal(moves: list[int], seed: int) -> None:
    record = Record.begin(FORTS, 2, seed)
    for move in moves:
        if move == -2 and record.done:
            record.undo()
        elif move == -1 and record.undone:
            record.redo()
        elif move >= 0 and record.position.turn is not None:
            legal = record.rules.legal(record.position)
            record.act(legal[move % len(legal)])
    data = plain(record)
    again = Record.from_json(data, EVERY)
    assert plain(again) == data
    replayed = new_game(FORTS, 2, seed).position
    for gesture in record.done:
        replayed = play(replayed, *gesture.actions).position
    assert position_to_json(replayed) == data["last"]
