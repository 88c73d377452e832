"""A sitting: who sees what before the screen is passed on, what is shown again, what is kept when a disk fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.engine import Record, position_to_json
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.decisions import Decision, read_advised, read_decisions
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.store import DiskFull, GameRefused, Store, StoreError
from app.store.files import write_kupa
from app.wording.plates import PLATES
from tests.session.made import Choices, Heard
from tests.store.sample import begun, finished

HIDING = next(one for one in GAMES.values() if 2 in one.seats() and Record.begin(one, 2, 3).game.hides)
"""A game of two in which something is hidden."""
ALONE = next(one for one in GAMES.values() if 1 in one.seats())


@pytest.fixture
def two(store: Store, settings: Choices) -> Sitting:
    """Two persons at one screen, which is covered."""
    seated = settled([Seated("Noa", "fig"), Seated("Omar", "lemon")])
    return Sitting.begin(store, settings, NewGame(HIDING.info.id, seated, HIDING.fill(2, {}), 3))


def go_on(sitting: Sitting) -> int:
    """Play until another seat is in turn; return the seat that played."""
    seat = sitting.turn
    assert seat is not None
    sitting.privacy.show(seat)
    while sitting.turn == seat:
        sitting.act([str(sitting.view.legal[0])])
    return seat


def test_what_may_be_done_is_known_without_a_world_dealt_for_it(two: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("app.engine.views.deal_unknown")
    for _ in range(6):
        seat = go_on(two)
        two.privacy.show(1 - seat)
        assert two.view.legal == two.record.rules.legal(two.record.position)
        assert two.view_of(seat).legal == two.view_of(None).legal == []


def test_whoever_comes_back_to_a_window_that_was_left_confirms_first(two: Sitting) -> None:
    assert not two.leave_screen(), "it is covered already"
    two.privacy.show(two.turn)
    assert two.leave_screen() and two.covered and two.seat is None


def test_a_screen_that_was_left_comes_back_to_whoever_still_looks_and_else_goes_on(two: Sitting) -> None:
    met: dict[bool, tuple[int, int | None]] = {}
    while len(met) < 2:
        seat = go_on(two)
        looks = two.looks
        assert two.turn == 1 - seat and two.leave_screen()
        met[looks] = seat, two.privacy.next_seat
    assert met[True][1] == met[True][0] and met[False][1] == 1 - met[False][0]


def test_the_screen_is_due_to_the_person_in_turn_and_else_stays_with_whoever_has_it(two: Sitting) -> None:
    seat = go_on(two)
    assert two.seat == seat and two.due == two.turn == 1 - seat
    two.hand_over(1 - seat, two.seated[1 - seat]._replace(computer=True))
    assert two.due == seat


def test_a_finished_game_goes_to_no_other_seat_and_stays_with_the_one_that_has_the_screen(two: Sitting) -> None:
    while not two.over:
        go_on(two)
    two.privacy.show(0)
    assert two.turn_to(0, anew=True) and two.seat == 0
    assert two.turn_to(1) and two.seat is None, "what everybody may see"


def test_a_player_that_the_rules_define_gets_a_plate_that_nobody_has(store: Store, settings: Choices) -> None:
    rules = next(one for one in GAMES.values() if one.info.simulated and 1 in one.seats())
    for plate, other in ((PLATES[-1], PLATES[-2]), (PLATES[0], PLATES[-1])):
        settings.plate = plate
        sitting = Sitting.begin(store, settings, NewGame(rules.info.id, (Seated("Noa", plate),), rules.fill(1, {}), 3))
        assert sitting.plates == {0: plate, rules.info.simulated[0]: other}


def test_a_screen_with_one_person_is_not_covered_when_the_window_is_left(store: Store, settings: Choices) -> None:
    seated = settled([Seated("Noa", "fig"), Seated("", "lemon", computer=True)])
    sitting = Sitting.begin(store, settings, NewGame(HIDING.info.id, seated, HIDING.fill(2, {}), 3))
    assert sitting.seat == 0 and not sitting.leave_screen() and sitting.seat == 0


def test_a_person_who_takes_over_a_seat_covers_the_screen_and_a_computer_does_not(two: Sitting) -> None:
    seat = two.turn
    assert seat is not None
    two.privacy.show(seat)
    other = two.seated[1 - seat]
    two.hand_over(1 - seat, other._replace(computer=True))
    assert two.seat == seat, "whoever plays on has the screen"
    two.hand_over(1 - seat, other)
    assert two.covered and two.privacy.next_seat == seat


def test_the_log_names_whoever_has_taken_over_a_seat(two: Sitting) -> None:
    seat = go_on(two)
    assert two.seated[seat].name in str(two.log())
    before = two.seated[seat]
    two.hand_over(seat, before._replace(name="Mazal"))
    two.privacy.show(seat)
    assert "Mazal" in str(two.log()) and before.name not in str(two.log())


def test_who_is_left_alone_at_a_table_confirms_first_when_it_opens_again(
    two: Sitting, store: Store, settings: Choices
) -> None:
    two.hand_over(1, two.seated[1]._replace(computer=True))
    assert Sitting.resume(store, settings, two.id).covered, "the other one may have sat down in front of it"


def test_a_move_that_is_taken_back_after_it_showed_a_person_a_card_is_counted(two: Sitting) -> None:
    met = set()
    for _ in range(40):
        go = two.turn
        if go is None:
            break
        two.privacy.show(go)
        two.act([str(two.view.legal[0])])
        showed, before = bool(two.record.done[-1].learned), two.kept.undone_seen
        two.undo()
        assert two.kept.undone_seen == before + showed
        two.redo()
        met.add(showed)
    assert met == {True, False}


def test_a_move_that_showed_a_card_to_nobody_but_a_computer_player_is_not_counted(
    store: Store, settings: Choices
) -> None:
    seated = settled([Seated("Noa", "fig"), Seated("", "lemon", computer=True)])
    sitting = Sitting.begin(store, settings, NewGame(HIDING.info.id, seated, HIDING.fill(2, {}), 3))
    while not sitting.record.done or sitting.record.done[-1].learned != {1}:
        sitting.act([str(sitting.record.rules.legal(sitting.record.position)[0])])
    sitting.undo()
    assert sitting.kept.undone_seen == 0


def test_of_several_moves_taken_back_together_each_may_have_shown_a_card(two: Sitting) -> None:
    while not two.record.done or not two.record.done[-1].learned:
        go_on(two)
    while two.record.done[-1].learned:
        go_on(two)
    two.undo(len(two.record.done))
    assert two.kept.undone_seen == 1


def test_a_listener_that_was_replaced_does_not_silence_the_one_in_its_place(settings: Choices) -> None:
    first = Heard(settings.keeping)
    second = Heard(settings.keeping)
    settings.keeping.let_go(first)
    assert settings.keeping.listener is second
    settings.keeping.let_go(second)
    assert settings.keeping.listener is None


def test_what_another_seat_did_is_looked_at_and_what_one_did_oneself_is_not(two: Sitting) -> None:
    seat = go_on(two)
    assert two.looks == (seat in two.record.done[-1].learned)
    two.privacy.show(1 - seat)
    assert two.looks


def test_once_more_begins_at_the_last_own_gesture_that_others_followed(two: Sitting) -> None:
    assert two.logbook.once_more(0) is None
    seat = go_on(two)
    mine = len(two.record.done)
    assert two.logbook.once_more(1 - seat) == 0
    go_on(two)
    assert two.logbook.once_more(seat) == mine
    before, gestures = two.logbook.retold(seat, mine)
    assert before.seat == seat and len(gestures) == len(two.record.done) - mine
    assert all(events and seen.seat == seat for events, seen in gestures)
    assert gestures[-1][1] == two.view_of(seat)


def test_what_was_seen_and_then_taken_back_is_not_counted_as_seen(two: Sitting) -> None:
    seat = go_on(two)
    two.logbook.follow(1 - seat)
    assert two.logbook.since_own_turn(1 - seat) == len(two.record.done)
    two.undo(len(two.record.done))
    assert two.logbook.since_own_turn(1 - seat) == 0


def test_each_table_has_a_number_of_its_own_for_the_chance_of_computer_players(
    two: Sitting, store: Store, settings: Choices
) -> None:
    again = Sitting.begin(store, settings, NewGame(HIDING.info.id, two.seated, HIDING.fill(2, {}), 3))
    assert two.salt == two.table["salt"] and again.salt != two.salt, "the same deal, another table"
    assert Sitting.resume(store, settings, two.id).salt == two.salt
    for damaged in ({}, {"salt": "7"}, {"salt": True}):
        made = Sitting(store, two.record, two.id, damaged, settings)
        assert made.salt == 0


def test_a_game_is_exact_until_its_rules_have_changed(
    two: Sitting, store: Store, settings: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert two.exact and Sitting.resume(store, settings, two.id).exact
    monkeypatch.setattr(type(HIDING), "info", HIDING.info._replace(revision=HIDING.info.revision + 1))
    assert not Sitting.resume(store, settings, two.id).exact


def test_what_was_taken_back_is_not_told_any_longer(two: Sitting) -> None:
    two.privacy.show(two.turn)
    lines = [list(line) for line in two.log()]
    two.act([str(two.view.legal[0])])
    assert len(two.log()) == len(lines) + 1
    two.undo()
    assert two.log() == lines and two.may_redo()


def test_a_gesture_that_could_not_be_kept_is_kept_with_the_next_one(
    two: Sitting, store: Store, settings: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Heard(settings.keeping)
    two.privacy.show(two.turn)

    def full(*_: object) -> None:
        raise DiskFull(store.path)

    with monkeypatch.context() as patch:
        patch.setattr(store, "act", full)
        two.act([str(two.view.legal[0])])
        assert (two.kept.whole, told.heard) == (False, ["act: disk-full"])
    two.privacy.show(two.turn)
    two.act([str(two.view.legal[0])])
    assert (two.kept.whole, told.heard[1:]) == (True, ["mended"])
    assert len(Sitting.resume(store, settings, two.id).record.done) == 2


def test_who_sits_there_is_kept_with_the_next_gesture_if_it_could_not_be(
    two: Sitting, store: Store, settings: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DiskFull(store.path)

    with monkeypatch.context() as patch:
        patch.setattr(store, "seat", full)
        two.hand_over(1, two.seated[1]._replace(name="Noa"))
        waiting = two.kept.trouble
    two.privacy.show(two.turn)
    two.act([str(two.view.legal[0])])
    again = Sitting.resume(store, settings, two.id)
    assert (two.kept.whole, len(again.record.done), again.seated[1].name) == (True, 1, "Noa") and waiting is not None


def test_of_two_windows_that_seat_one_game_anew_the_second_is_told(
    two: Sitting, store: Store, settings: Choices
) -> None:
    other = Sitting.resume(store, settings, two.id)
    two.hand_over(1, two.seated[1]._replace(name="Noa"))
    told = Heard(settings.keeping)
    other.hand_over(0, other.seated[0]._replace(name="Avi"))
    assert told.heard == ["act: changed-elsewhere"] and not other.kept.whole
    assert [one.name for one in Sitting.resume(store, settings, two.id).seated] == [one.name for one in two.seated]


def test_how_a_move_that_could_not_be_kept_was_decided_is_kept_with_the_next_one(
    two: Sitting, store: Store, settings: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DiskFull(store.path)

    with monkeypatch.context() as patch:
        patch.setattr(store, "act", full)
        two.act([str(two.view_of(two.turn).legal[0])], Decision("easy", 7))
    two.act([str(two.view_of(two.turn).legal[0])])
    assert list(read_decisions(Sitting.resume(store, settings, two.id).table)) == [0]


def test_a_game_that_is_kept_anew_under_another_number_brings_its_counts_along(
    two: Sitting, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = two.id
    two.kept.count_hint()
    with monkeypatch.context() as patch:
        patch.setattr(store, "holds", lambda record: False)
        patch.setattr(store, "keep", lambda id, record, table: store.begin(record, table))
        two.act([str(two.view_of(two.turn).legal[0])])
    assert two.id != before and two.kept.hints == 1


def test_what_hints_advised_is_kept_with_the_game_as_long_as_it_can_have_been_followed(
    two: Sitting, store: Store, settings: Choices
) -> None:
    """A move that a hint had advised before the program was closed was called a slip at the end."""

    def move() -> str:
        return str(two.view_of(two.turn).legal[0])

    first = move()
    two.advise(first)
    two.advise(first)
    two.act([first])
    second = move()
    two.advise(second)
    again = Sitting.resume(store, settings, two.id)
    assert again.advised == two.advised == {(0, first), (1, second)} and again.kept.hints == 2
    two.act([second])
    two.undo(2)
    assert len(two.advised) == 2, "it may still be redone"
    two.act([str(two.view_of(two.turn).legal[-1])])
    assert two.advised == {(0, first)}, "another game goes on from there"
    assert Sitting.resume(store, settings, two.id).advised == two.advised


@pytest.mark.parametrize("raw", [None, "x", [7, [1], ["1", "take"], [True, "take"], [1, 2]]])
def test_what_hints_advised_and_cannot_be_read_is_left_out(raw: object) -> None:
    assert read_advised({"advised": raw}) == set()
    assert read_advised({"advised": [[1, "take"], raw]}) == {(1, "take")}


def test_a_copy_keeps_the_game_as_it_stands_and_no_further(
    two: Sitting, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DiskFull(store.path)

    for deed in ("act", "seat"):
        monkeypatch.setattr(store, deed, full)
    two.privacy.show(two.turn)
    two.act([str(two.view.legal[0])])
    two.kept.note_copy()
    copied = two.kept.whole
    two.privacy.show(two.turn)
    two.act([str(two.view.legal[0])])
    assert (copied, two.kept.whole) == (True, False)


def test_a_finished_game_opened_from_a_file_again_is_kept_once(store: Store, settings: Choices, tmp_path: Path) -> None:
    game = finished(ALONE.info.id)
    files = [tmp_path / "one.kupa", tmp_path / "another.kupa"]
    for path, name in zip(files, ("Noa", "Omar"), strict=True):
        write_kupa(path, game, {"seats": [one.to_json() for one in settled([Seated(name, "fig")])]})
    first, other = (Sitting.open_file(store, settings, path).id for path in files)
    assert first != other, "somebody else's, with the same cards"
    again = Sitting.open_file(store, settings, files[0])
    assert again.id == first and again.exact and again.record.to_json() == game.to_json()
    assert len(store.history(ALONE.info.id)) == 2
    old = tmp_path / "old.kupa"
    data = {**json.loads(files[0].read_text("utf-8")), "revision": 99}
    old.write_text(json.dumps(data), "utf-8")
    assert [Sitting.open_file(store, settings, old).exact for _ in range(2)] == [False, False], "of other rules"
    going = tmp_path / "going.kupa"
    write_kupa(going, begun(ALONE.info.id), {})
    assert Sitting.open_file(store, settings, going).id != Sitting.open_file(store, settings, going).id


def test_a_file_is_opened_though_a_game_that_is_kept_cannot_be(
    store: Store, settings: Choices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.kupa"
    write_kupa(path, finished(ALONE.info.id), {})
    first = Sitting.open_file(store, settings, path)

    def damaged(id: int, *_: object) -> Record:
        raise GameRefused(id, "damaged", ("a gesture",))

    monkeypatch.setattr(store, "load", damaged)
    assert Sitting.open_file(store, settings, path).id != first.id


def test_why_something_could_not_be_read_is_told_and_not_held(settings: Choices) -> None:
    keeping = settings.keeping
    told = Heard(keeping)

    def fails() -> str:
        raise DiskFull(Path("kupa.db"))

    assert keeping.look("results", fails, "nothing") == "nothing" and told.heard == ["results: disk-full"]
    assert not [held for held in vars(keeping).values() if isinstance(held, StoreError)]
    done, why = keeping.written("act", fails, "nothing")
    assert done == "nothing" and isinstance(why, DiskFull) and keeping.trouble is why
    assert keeping.written("act", lambda: "done", "nothing") == ("done", None) and keeping.trouble is None


def test_a_game_that_goes_on_from_a_position_of_another_begins_there_and_never_counts(
    store: Store, settings: Choices
) -> None:
    game = finished(ALONE.info.id)
    place = len(game.done) // 2
    sitting = Sitting.play_on(store, settings, game.position_at(place), settled([Seated("Noa", "fig")]))
    assert position_to_json(sitting.record.position) == position_to_json(game.position_at(place))
    assert sitting.names[0] == "Noa" and not sitting.fingerprint, "no deal is sealed: its cards may have been seen"
    assert sitting.salt, "computer players do not decide alike at every such table"
    assert (sitting.seed, sitting.take_back()) == (None, None), "nothing of the other game can be taken back"
    for gesture in game.done[place:]:
        sitting.act(gesture.actions)
    again = Sitting.resume(store, settings, sitting.id)
    assert again.over and again.exact and again.record.to_json() == sitting.record.to_json()
    assert not again.kept.counted and store.statistics(ALONE.info.id).games == 0
