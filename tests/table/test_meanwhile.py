"""What others did while nothing was told, summed up in two lines: every game, played on by quick players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from app.bots.players import quick
from app.engine import Record, Step, View, view
from app.games import GAMES
from app.table.controllers import controller_for
from app.table.endings import ends_round
from app.table.meanwhile import ROOM, Meanwhile
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.sentences import log_lines
from app.wording.tellers import named
from tests.table.invented import OUTSIDE

SEVERAL = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]
ACTS = 60
SEATS = ("Noa", "Omar", "Tamar", "Yael", "Amir", "Dana", "Lior", "Maya")


def names(own: bool) -> dict[int | str, str]:
    """The names of the seats; the reader's, 0, has one only with `own`."""
    called: dict[int | str, str] = dict(enumerate(SEATS))
    return called if own else {**called, 0: ""}


def ended(game: str, step: Step, called: dict[int | str, str]) -> list[str]:
    """What the log says about the end of rounds and deals in a step."""
    ends = controller_for(game).ends
    told = [event for event in step.told(0) if ends_round(event, ends)]
    return [line for event in told for line in log_lines(game, [event], called)]


def summed(game: str, seats: int, own: bool, acts: int = ACTS) -> Iterator[tuple[str, str, View, View, int]]:
    """Each time seat 0 is in turn again: the words, what the log says, the views before and now, how many moves."""
    rules = GAMES[game]
    record = Record.begin(rules, seats, 4, rules.fill(seats, {}))
    missed, lines, before = Meanwhile(), list[str](), view(record.position, 0)
    count = 0
    while (turn := record.position.turn) is not None and len(record.done) < acts:
        if turn == 0 and missed:
            now = view(record.position, 0)
            yield missed.words(now, names(own)), " ".join(lines), before, now, count
        asked = view(record.position, turn, record.rules.legal(record.position))
        step = record.act(str(quick(asked, len(record.done), OUTSIDE)))
        if turn == 0:
            missed.forget()
            lines, count = [], 0
            continue
        if not missed:
            before = view(step.before, 0)
        told = log_lines(game, step.told(0), names(own))
        missed.add(turn, view(step.before, 0), partial(list, told), partial(list, ended(game, step, names(own))))
        lines += told
        count += 1


@pytest.mark.parametrize("code", ["en", "he"])
@pytest.mark.parametrize("game", SEVERAL)
def test_what_others_did_takes_two_lines_at_most(game: str, code: str) -> None:
    use(code)
    low, high = GAMES[game].info.seats
    for words, whole, _, _, count in summed(game, high if code == "he" else min(max(low, 3), high), code == "he"):
        assert len(bare(words)) <= ROOM, bare(words)
        assert "\N{HORIZONTAL ELLIPSIS}" not in words and "..." not in words
        if len(bare(whole)) <= ROOM:
            assert words == whole, "what is short is said as the log has it"
            continue
        assert bare(words).endswith(".") and "F3" in bare(words), "the log has the rest"
        assert count < 3 or re.search(rf"\b{count}\b", bare(words)), f"{count} moves: {bare(words)}"


def test_one_who_acted_alone_is_named_and_of_several_only_the_number_is_said() -> None:
    use("en")
    seen = view(Record.begin(GAMES["basa"], 3, 4, GAMES["basa"].fill(3, {})).position, 0)
    missed = Meanwhile()
    long = "x" * ROOM
    missed.add(1, seen, lambda: [long])
    assert missed.words(seen, names(True)) == long, "just as much as there is room for"
    missed.add(1, seen, lambda: ["y"])
    assert bare(missed.words(seen, names(True))).startswith(bare(named("pace.missed.one", names(True), 1, n=2)))
    missed.add(2, seen, lambda: ["z"])
    assert bare(missed.words(seen, names(True))).startswith(bare(t("pace.missed", n=3)))
    assert "Omar" not in bare(missed.words(seen, names(True)))


@pytest.mark.parametrize("room", [0, ROOM // 2, ROOM])
def test_with_less_room_it_is_said_more_briefly_but_never_at_more_length_than_all_of_it(room: int) -> None:
    use("en")
    seen = view(Record.begin(GAMES["basa"], 3, 4, GAMES["basa"].fill(3, {})).position, 0)
    missed = Meanwhile()
    missed.add(1, seen, lambda: ["Omar drew."])
    assert missed.words(seen, names(True), room) == "Omar drew."
    missed.add(1, seen, lambda: ["x" * (ROOM - 20)])
    assert ("x" in missed.words(seen, names(True), room)) == (room == ROOM)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("own", [True, False])
def test_gains_and_losses_are_added_up_by_seat(own: bool) -> None:
    use("en")
    checked = 0
    for words, whole, before, now, _ in summed("basa", 3, own, 4 * ACTS):
        if len(bare(whole)) <= ROOM:
            continue
        had, have = before.vars["points"], now.vars["points"]
        for seat, name in enumerate(SEATS[:3]):
            called = name if own or seat else "you"
            by = have[seat] - had[seat]
            found = re.search(rf"Points: [^.]*\b{called} ([+\N{{MINUS SIGN}}]\d+)", bare(words))
            if not by:
                assert found is None, bare(words)
                continue
            assert found is not None, bare(words)
            assert int(found[1].replace("\N{MINUS SIGN}", "-")) == by, bare(words)
            checked += 1
    assert checked


def test_ones_own_act_begins_anew() -> None:
    use("en")
    seen = view(Record.begin(GAMES["basa"], 3, 4, GAMES["basa"].fill(3, {})).position, 0)
    missed = Meanwhile()
    assert not missed and missed.words(seen, names(True)) == ""
    missed.add(1, seen, lambda: ["Omar drew."], lambda: ["The round is over."])
    assert missed and missed.words(seen, names(True)) == "Omar drew."
    missed.forget()
    assert not missed and missed.words(seen, names(True)) == ""
    missed.add(1, seen, lambda: ["Omar drew.", "x" * ROOM], lambda: ["The deal is over."])
    summed_up = bare(missed.words(seen, names(True)))
    assert "The deal is over." in summed_up and "The round is over." not in summed_up, "that was before"


def test_that_hands_were_passed_is_said_however_much_else_there_is() -> None:
    """The hand at the screen became another one, and "Cards: you +22" was all that was said of it."""
    use("en")
    met = 0
    for words, whole, _, _, count in summed("majnun", 4, own=False, acts=6 * ACTS):
        passed = bare(t("majnun.log.passed"))
        if passed in bare(whole):
            assert bare(words).count(passed) == 1, bare(words)
            met += f" {count} " in bare(words)
    assert met > 2, "it was summed up"


def test_of_ones_own_act_what_came_of_it_is_said_or_if_that_is_much_what_it_ended() -> None:
    use("en")
    seen = view(Record.begin(GAMES["basa"], 3, 4, GAMES["basa"].fill(3, {})).position, 0)
    missed = Meanwhile()
    missed.add(None, seen, lambda: ["You closed.", "The round is over."], lambda: ["The round is over."])
    assert missed and missed.words(seen, names(True)) == "The round is over."
    missed.add(1, seen, lambda: ["Omar drew."])
    assert missed.words(seen, names(True)) == "The round is over. Omar drew."
    missed.add(1, seen, lambda: ["x" * ROOM])
    assert "The round is over." in missed.words(seen, names(True))
    missed.forget()
    assert not missed
    missed.add(None, seen, lambda: ["You closed."])
    assert not missed, "nothing came of it"
    missed.add(None, seen, lambda: ["You closed.", "x" * ROOM, "The round is over."], lambda: ["The round is over."])
    assert missed.words(seen, names(True)) == "The round is over."


def test_of_many_acts_what_came_of_them_is_said_rather_than_the_acts() -> None:
    use("en")
    seen = view(Record.begin(GAMES["karov-meod"], 3, 4, GAMES["karov-meod"].fill(3, {})).position, 0)
    missed = Meanwhile()
    for _ in range(3):
        missed.add(1, seen, lambda: ["Omar laid a card face down somewhere in the row, and said a long word about it."])
    missed.add(2, seen, lambda: ["Yael laid a card.", "Only Omar’s card faced it."])
    words = bare(missed.words(seen, names(True)))
    assert "Only Omar’s card faced it." in words and "laid" not in words and " 4 " in words


def test_what_the_question_says_anyway_is_not_said_twice() -> None:
    use("en")
    seen = view(Record.begin(GAMES["soureh"], 3, 4, GAMES["soureh"].fill(3, {})).position, 0)
    missed = Meanwhile()
    missed.add(1, seen, lambda: ["Omar put 9 in place of 8 in your row."])
    missed.add(2, seen, lambda: ["Yael threw her card away."])
    said = "Omar put 9 in place of 8 in your row. Only a ten replaces an ace."
    assert missed.words(seen, names(True), said=said) == "Yael threw her card away."


def test_what_would_be_said_twice_running_is_counted() -> None:
    use("en")
    seen = view(Record.begin(GAMES["majnun"], 3, 4, GAMES["majnun"].fill(3, {})).position, 0)
    missed = Meanwhile()
    for _ in range(4):
        missed.add(1, seen, lambda: ["Omar gave a face-down card to Yael."])
    assert bare(missed.words(seen, names(True))).startswith(bare(named("pace.missed.one", names(True), 1, n=4)))


def test_what_is_said_twice_with_something_between_is_told_as_it_was() -> None:
    use("en")
    seen = view(Record.begin(GAMES["majnun"], 3, 4, GAMES["majnun"].fill(3, {})).position, 0)
    missed = Meanwhile()
    for line in ("Omar laid a card.", "Omar took two.", "Omar laid a card."):
        missed.add(1, seen, partial(list, [line]))
    assert missed.words(seen, names(True)) == "Omar laid a card. Omar took two. Omar laid a card."
