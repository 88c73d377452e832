"""Computer players: a process decides, gets only the view, and whatever happens to it the game goes on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from app.engine import Position, View, deal_unknown, hidden, new_game, play, view, witnessed
from app.games import GAMES
from app.protocol.client import engine_command, quick
from app.session.decisions import Decision
from app.shell.kit.own_process import own_command, own_process
from app.shell.table import thinker
from app.shell.table.opponents import Opponents
from app.shell.table.thinker import LIMIT_MS, THINKING_MS, EngineQuestion, request
from tests.alive import alive
from tests.protocol.local import local
from tests.shell.at_table import process_id

SOON = 60_000
ALLOWANCE = 30.0
"""How many seconds an answer may be late on a busy machine."""


class Table:
    """Opponents, and the signals they have emitted."""

    def __init__(self, command: list[str] | None, limit: int) -> None:
        self.opponents = Opponents(command, limit)
        self.thinker = self.opponents.thinker
        self.decided: list[str] = []
        self.made: list[Decision] = []
        self.troubled: list[str] = []
        self.opponents.decided.connect(self._hear)
        self.opponents.troubled.connect(self.troubled.append)

    def _hear(self, action: str, made: Decision) -> None:
        self.decided.append(action)
        self.made.append(made)

    def ask(self, seen: View, level: str = "random", seed: int = 5) -> None:
        self.opponents.ask(seen, level, seed)


Make = Callable[..., Table]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Make opponents with the real engine or a stand-in: a program that runs `code` for every `line` it is sent."""
    made: list[Table] = []

    def opponents(code: str = "", limit: int = SOON, command: list[str] | None = None) -> Table:
        if code:
            loop = "import json, os, sys, time\nfor line in sys.stdin:\n    id = json.loads(line)['id']\n"
            command = [sys.executable, "-c", loop + "".join(f"    {one}\n" for one in code.split("\n"))]
        made.append(Table(command, limit))
        return made[-1]

    yield opponents
    for table in made:
        table.opponents.close()
        table.opponents.deleteLater()


def opening(game: str = "trishape", seed: int = 3) -> View:
    """The view of the seat in turn in a new game with as few seats as possible."""
    rules = GAMES[game]
    p = new_game(rules, rules.info.seats[0], seed).position
    return view(p, p.turn)


def legal(seen: View) -> list[str]:
    return [str(action) for action in seen.legal]


# The engine itself


def test_the_engine_decides_as_it_does_anywhere_else(qtbot: QtBot, make: Make) -> None:
    seen = opening()
    table = make()
    table.ask(seen, "greedy", 11)
    qtbot.waitUntil(lambda: bool(table.decided))
    answer = local(json.loads(request(1, EngineQuestion(seen, "greedy", 11))))
    assert table.decided == [answer["action"]]
    assert not table.troubled


def test_one_process_answers_for_all_seats(qtbot: QtBot, make: Make) -> None:
    table = make()
    seen = [opening(game) for game in ("meydele", "majnun", "soureh")]
    processes = set()
    for number, one in enumerate(seen, 1):
        table.ask(one)
        qtbot.waitUntil(lambda: len(table.decided) == number)  # noqa: B023
        assert table.decided[-1] in legal(one)
        processes.add(process_id(table.thinker))
    assert len(processes) == 1 and 0 not in processes


def test_a_question_before_the_loop_runs_is_answered_from_the_loop(qtbot: QtBot, make: Make) -> None:
    table = make(command=["/nowhere/kupa"])
    table.ask(opening())
    assert not table.decided
    qtbot.waitUntil(lambda: bool(table.decided))


def test_who_has_nothing_to_decide_is_not_asked(make: Make) -> None:
    p = new_game(GAMES["meydele"], 3, 1).position
    other = next(seat for seat in range(3) if seat != p.turn)
    with pytest.raises(ValueError, match="nothing to decide"):
        make().ask(view(p, other))


def test_what_lies_outside_the_cards_is_sent() -> None:
    seen = opening()
    sent = json.loads(request(1, EngineQuestion(seen, "random", 2)))
    assert "outside" not in sent and sent["ms"] == thinker.THINKING_MS
    assert json.loads(request(1, EngineQuestion(seen, "random", 2, outside={"hour": 7})))["outside"] == {"hour": 7}


# Processes that fail


@pytest.mark.parametrize(
    "code",
    [
        "sys.exit(3)",
        "os._exit(1)",
        "print('hello', flush=True)",
        "print('[' * 60000, flush=True)",
        "sys.stdout.write('x' * 3000000); sys.stdout.flush(); time.sleep(60)",
        "while True: sys.stdout.write('x' * 1000)",
        "while True: sys.stdout.write('\\n' * 1000)",
        "print('[]', flush=True)",
        "print(json.dumps({'ok': True, 'id': id + 1, 'action': 'lay:2C'}), flush=True)",
        "print(json.dumps({'ok': True, 'id': True, 'action': 'lay:2C'}), flush=True)",
        "print(json.dumps({'ok': True, 'id': id, 'action': 'win:everything'}), flush=True)",
        "print(json.dumps({'ok': True, 'id': id, 'action': 7}), flush=True)",
        "print(json.dumps({'ok': False, 'id': id, 'error': {'code': 'internal'}}), flush=True)",
    ],
    ids=["ends", "dies", "text", "deep", "long", "endless", "blank", "list", "number", "truth", "illegal", "type",
         "refused"],
)  # fmt: skip
def test_a_process_that_is_no_good_is_asked_twice_and_then_the_quick_player_stands_in(
    qtbot: QtBot, make: Make, tmp_path: Path, code: str
) -> None:
    asked = tmp_path / "asked"
    table = make(f"with open({str(asked)!r}, 'a') as file: file.write(line)\n{code}")
    seen = opening()
    table.ask(seen)
    qtbot.waitUntil(lambda: bool(table.decided))
    assert table.decided == [str(quick(seen, 5, {}))]
    assert len(table.troubled) == 1
    assert table.thinker.details
    assert len(asked.read_text("utf-8").splitlines()) == 2
    # From now on it is asked only once per question, and nothing more is said about it.
    for number in (2, 3):
        table.ask(seen)
        qtbot.waitUntil(lambda: len(table.decided) == number)  # noqa: B023
        assert len(asked.read_text("utf-8").splitlines()) == number + 1
    assert len(table.troubled) == 1


HANGS = {
    "hangs": "time.sleep(60)",
    "half a line": "sys.stdout.write('{\"ok\":true,\"id\":'); sys.stdout.flush(); time.sleep(60)",
    "drips": "while True: sys.stdout.write(' '); sys.stdout.flush(); time.sleep(0.02)",
    "complains": "while True: sys.stderr.write('x' * 1000)",
    "silent": "os.close(1); time.sleep(60)",
    "late": "time.sleep(0.5)\n"
    "print(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), flush=True)",
}


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("code", HANGS.values(), ids=list(HANGS))
def test_a_thinker_that_does_not_answer_in_time_is_replaced_by_the_quick_player(
    qtbot: QtBot, make: Make, code: str
) -> None:
    table, seen = make(code, 300), opening()
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(len(table.decided)))
    timer.start(10)
    # The stand-in would do the action that its level names, which is not what the quick player does.
    wanted = str(quick(seen, 5, {}))
    other = next(action for action in legal(seen) if action != wanted)
    for number in range(2):
        begun = monotonic()
        table.ask(seen, other)
        qtbot.waitUntil(lambda: len(table.decided) == number + 1)  # noqa: B023
        assert 0.25 < monotonic() - begun < 0.3 + ALLOWANCE
    # A late answer counts neither for its own question nor for the next one.
    qtbot.wait(400)
    assert table.decided == [wanted, wanted]
    assert len(table.troubled) == 1
    assert {0, 1} <= set(ticks), "the window went on while it waited"


def test_an_answer_to_the_last_question_is_not_taken_for_this_one(qtbot: QtBot, make: Make) -> None:
    seen = opening()
    wanted = str(quick(seen, 5, {}))
    other = next(action for action in legal(seen) if action != wanted)
    table = make(f"print(json.dumps({{'ok': True, 'id': max(1, id - 1), 'action': {other!r}}}), flush=True)")
    for ticket in range(2):
        table.ask(seen)
        qtbot.waitUntil(lambda: len(table.decided) == ticket + 1)  # noqa: B023
    assert table.decided == [other, wanted]


def test_nobody_waits_for_a_player_longer_than_two_seconds(qtbot: QtBot, make: Make) -> None:
    table, seen = make("time.sleep(60)", LIMIT_MS), opening()
    begun = monotonic()
    table.ask(seen)
    qtbot.waitUntil(lambda: bool(table.decided))
    assert monotonic() - begun < 2.0 + ALLOWANCE
    # The engine's own limit leaves time for the way there and back.
    assert THINKING_MS <= LIMIT_MS - 400


def test_a_late_process_is_killed_and_the_next_question_finds_a_fresh_one(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    seen = opening()
    wanted = legal(seen)[-1]
    ids = tmp_path / "ids"
    code = (
        f"with open({str(ids)!r}, 'a') as file: print(os.getpid(), file=file)\n"
        + answering(tmp_path / "asked", "time.sleep(60)")
    )
    table = make(code, 700)
    table.ask(seen, wanted)
    qtbot.waitUntil(lambda: bool(table.decided))
    late = int(ids.read_text("utf-8"))
    qtbot.waitUntil(lambda: process_id(table.thinker) not in (0, late))
    qtbot.waitUntil(lambda: not alive(late))
    fresh = process_id(table.thinker)
    table.thinker.limit = SOON
    table.ask(seen, wanted)
    qtbot.waitUntil(lambda: len(table.decided) == 2)
    assert table.decided[1] == wanted and process_id(table.thinker) == fresh


def test_a_process_is_started_before_the_first_question(qtbot: QtBot, make: Make) -> None:
    table = make()
    table.opponents.start()
    qtbot.waitUntil(lambda: process_id(table.thinker) > 0)
    process = process_id(table.thinker)
    table.ask(opening())
    qtbot.waitUntil(lambda: bool(table.decided))
    assert process_id(table.thinker) == process


def test_a_process_that_ends_unasked_is_not_started_again_and_again(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    ids = tmp_path / "ids"
    code = f"import os; print(os.getpid(), file=open({str(ids)!r}, 'a'))"
    table = make(command=[sys.executable, "-c", code])
    table.opponents.start()
    qtbot.waitUntil(lambda: ids.exists() and process_id(table.thinker) == 0)
    qtbot.wait(300)
    assert len(ids.read_text("utf-8").splitlines()) == 1 and not table.troubled


def test_a_program_that_is_not_there_hangs_no_game(qtbot: QtBot, make: Make) -> None:
    table = make(command=["/nowhere/kupa"])
    for number, game in enumerate(("trishape", "solo"), 1):
        table.ask(opening(game))
        qtbot.waitUntil(lambda: len(table.decided) == number)  # noqa: B023
    assert len(table.troubled) == 1


def answering(asked: Path, first: str) -> str:
    """A stand-in that does `first` when it is first started, and later answers properly."""
    return (
        f"again = os.path.exists({str(asked)!r})\n"
        f"open({str(asked)!r}, 'w').close()\n"
        f"if not again: {first}\n"
        "print(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), flush=True)"
    )


@pytest.mark.parametrize("first", ["sys.exit(1)", "print('?', flush=True)"])
def test_the_second_process_answers_and_nothing_is_said(
    qtbot: QtBot, make: Make, tmp_path: Path, first: str
) -> None:
    seen = opening()
    table = make(answering(tmp_path / "asked", first))
    # The stand-in does the action that its level names.
    wanted = legal(seen)[-1]
    table.ask(seen, wanted)
    qtbot.waitUntil(lambda: bool(table.decided))
    assert table.decided == [wanted]
    assert not table.troubled


def test_after_a_proper_answer_trouble_is_told_anew(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    seen, good = opening(), tmp_path / "good"
    wanted = legal(seen)[0]
    code = (
        f"if not os.path.exists({str(good)!r}): sys.exit(1)\n"
        f"print(json.dumps({{'ok': True, 'id': id, 'action': {wanted!r}}}), flush=True)"
    )
    table = make(code)
    for ticket, there in enumerate((False, True, False)):
        (good.touch if there else lambda: good.unlink(missing_ok=True))()
        table.opponents.close()
        table.ask(seen)
        qtbot.waitUntil(lambda ticket=ticket: len(table.decided) == ticket + 1)  # type: ignore[misc]
    assert len(table.troubled) == 2


def test_after_a_proper_answer_a_process_that_fails_once_is_asked_twice_again(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    seen, good, once = opening(), tmp_path / "good", tmp_path / "once"
    code = (
        f"if not os.path.exists({str(good)!r}): sys.exit(1)\n"
        f"if os.path.exists({str(once)!r}): sys.exit(os.remove({str(once)!r}) or 1)\n"
        f"print(json.dumps({{'ok': True, 'id': id, 'action': {legal(seen)[0]!r}}}), flush=True)"
    )
    table = make(code)
    for ticket, there in enumerate((None, good, once)):
        if there is not None:
            there.touch()
        table.ask(seen)
        qtbot.waitUntil(lambda ticket=ticket: len(table.decided) == ticket + 1)  # type: ignore[misc]
    assert len(table.troubled) == 1 and not once.exists()


def test_a_process_that_was_killed_between_two_questions_is_replaced(qtbot: QtBot, make: Make) -> None:
    table = make()
    seen = opening("solo")
    table.ask(seen)
    qtbot.waitUntil(lambda: bool(table.decided))
    assert table.thinker._process is not None
    table.thinker._process.kill()
    table.ask(seen)
    qtbot.waitUntil(lambda: len(table.decided) == 2)
    assert table.decided[0] == table.decided[1]
    assert not table.troubled


# Forgetting and closing


def test_what_was_cancelled_is_not_answered_and_does_not_delay_the_next_question(qtbot: QtBot, make: Make) -> None:
    seen = opening()
    first, last = legal(seen)[0], legal(seen)[-1]
    table = make(
        f"time.sleep(60 if json.loads(line)['level'] == {first!r} else 0)\n"
        "print(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), flush=True)"
    )
    table.ask(seen, first)
    qtbot.waitUntil(lambda: process_id(table.thinker) > 0)
    process = process_id(table.thinker)
    table.opponents.cancel()
    assert not table.thinker.busy
    table.ask(seen, last)
    qtbot.waitUntil(lambda: bool(table.decided))
    qtbot.waitUntil(lambda: not alive(process))
    assert table.decided == [last]
    assert not table.troubled


def test_an_earlier_question_is_forgotten(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    seen, asked = opening(), tmp_path / "asked"
    first, last = legal(seen)[0], legal(seen)[-1]
    table = make(answering(asked, "time.sleep(60)"))
    table.ask(seen, first)
    qtbot.waitUntil(asked.exists)
    table.ask(seen, last)
    qtbot.waitUntil(lambda: bool(table.decided))
    qtbot.wait(50)
    assert table.decided == [last]


def test_what_is_cancelled_before_the_loop_runs_starts_no_process(qtbot: QtBot, make: Make) -> None:
    table = make()
    table.ask(opening())
    table.opponents.cancel()
    qtbot.wait(50)
    assert not table.decided
    assert process_id(table.thinker) == 0


@pytest.mark.parametrize("code", ["", "time.sleep(60)"])
def test_closing_leaves_no_process(qtbot: QtBot, make: Make, code: str) -> None:
    table = make(code)
    table.ask(opening())
    qtbot.waitUntil(lambda: bool(process_id(table.thinker)))
    process = process_id(table.thinker)
    if not code:
        qtbot.waitUntil(lambda: bool(table.decided))
    table.decided.clear()
    table.opponents.close()
    qtbot.waitUntil(lambda: not alive(process))
    assert not table.decided
    table.opponents.close()


def test_no_process_is_left_of_those_that_were_replaced(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    ids = tmp_path / "ids"
    table = make(f"with open({str(ids)!r}, 'a') as file: print(os.getpid(), file=file)\ntime.sleep(60)", 500)
    table.ask(opening())
    qtbot.waitUntil(lambda: bool(table.decided))
    table.opponents.close()
    started = [int(one) for one in ids.read_text("utf-8").split()]
    assert started
    qtbot.waitUntil(lambda: not any(alive(one) for one in started))


def test_the_end_of_the_program_ends_the_process(qtbot: QtBot, make: Make) -> None:
    table = make()
    table.ask(opening())
    qtbot.waitUntil(lambda: bool(table.decided))
    process = process_id(table.thinker)
    app = QCoreApplication.instance()
    assert app is not None
    app.aboutToQuit.emit()
    qtbot.waitUntil(lambda: not alive(process))


def test_in_the_bundle_the_program_itself_is_the_engine(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Path(own_process(make().thinker).workingDirectory(), "app", "__main__.py").is_file()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "kupa")
    thinker = make().thinker
    assert thinker.command == engine_command() == own_command("engine") == ["kupa", "engine"]
    assert own_process(thinker).workingDirectory() == ""


# What is sent


def played(game: str, seats: int, seed: int) -> Iterator[Position]:
    """Some positions in which somebody decides: all the first ones, then fewer and fewer."""
    rng = Random(seed)
    p = new_game(GAMES[game], seats, seed).position
    for number in range(60):
        if p.turn is None:
            return
        if number < 4 or number % 7 == 0:
            yield p
        p = play(p, rng.choice(p.game.rules.legal(p))).position


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bytes_are_the_same_for_every_position_that_looks_the_same(game: str) -> None:
    low, high = GAMES[game].info.seats
    others = 0
    for seats in {low, high}:
        for p in played(game, seats, 7):
            seen = view(p, p.turn)
            sent = request(1, EngineQuestion(seen, "greedy", 3))
            for seed in range(2):
                world = deal_unknown(seen, Random(seed))
                others += any(world.texts(zone) != p.texts(zone) for zone in p.zones)
                assert request(1, EngineQuestion(view(world, p.turn), "greedy", 3)) == sent
    # The other positions really were different.
    assert others


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bytes_have_a_back_for_every_card_that_the_seat_is_not_shown(game: str) -> None:
    rules = GAMES[game]
    for p in played(game, rules.info.seats[1], 9):
        seen = view(p, p.turn)
        position = json.loads(request(1, EngineQuestion(seen, "greedy", 3)))["position"]
        assert not {"rng", "sealed", "seed", "deal", "actions"} & set(position)
        bit = p.game.bit(p.turn)
        for zone in p.game.zones.values():
            cards = p.zones[zone.id]
            backs = sum(hidden(text) for text in position["zones"].get(zone.id, ()))
            assert backs == sum(not p.sees(zone, i) & bit for i in range(len(cards)))
            # What the view says beyond that is certain for the seat.
            for index, text in position["knows"].get(zone.id, {}).items():
                c = cards[int(index)]
                assert p.game.cards[c] == text and witnessed(p).knowledge.place[c] & bit
        for name, texts in position["sets"].items():
            zones = p.game.groups.get(name, (name,))
            there = [c for zone in zones for c in p.zones[zone]]
            for text in texts:
                assert any(p.game.cards[c] == text and witnessed(p).knowledge.holder[c] & bit for c in there)


def test_it_is_noted_how_each_decision_came_about(qtbot: QtBot, make: Make) -> None:
    seen = opening("krav-maga")
    answer = {"ok": True, "action": legal(seen)[0], "why": {}, "iterations": 7, "cut": True}
    table = make(f"print(json.dumps({{**{answer!r}, 'id': id}}), flush=True)")
    table.ask(seen, "hard", 5)
    qtbot.waitUntil(lambda: len(table.decided) == 1)
    assert table.made == [Decision("hard", 5, 7, "cut")]
    mute = make("pass", 300)
    mute.ask(seen, "hard", 5)
    qtbot.waitUntil(lambda: len(mute.decided) == 1)
    assert mute.made == [Decision("quick", 5, None, "quick")]


def test_the_process_is_sent_these_bytes_and_no_others(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = (
        f"with open({str(heard)!r}, 'ab') as file: file.write(line.encode())\n"
        "print(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), flush=True)"
    )
    table = make(code)
    seen = [opening(game) for game in GAMES]
    for number, one in enumerate(seen):
        table.ask(one, legal(one)[0], number)
        qtbot.waitUntil(lambda: len(table.decided) > number)  # noqa: B023
    assert not table.troubled
    wanted = [request(n + 1, EngineQuestion(one, legal(one)[0], n, {"account": True})) for n, one in enumerate(seen)]
    assert heard.read_bytes() == b"".join(wanted)


# Characters


@pytest.mark.long
def test_a_character_is_sent_and_kept_with_the_decision_and_the_plain_one_is_not(qtbot: QtBot, make: Make) -> None:
    seen, table = opening(), make()
    for number, character in enumerate(("plain", "careful"), 1):
        table.opponents.ask(seen, "medium", 11, {}, character)
        qtbot.waitUntil(lambda: len(table.decided) == number)  # noqa: B023
        more = {} if character == "plain" else {"character": character}
        assert table.decided[-1] == local(json.loads(request(1, EngineQuestion(seen, "medium", 11, more))))["action"]
        assert table.made[-1].character == character


def test_an_engine_that_knows_no_characters_is_asked_without_and_the_decision_is_plain(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    """An engine of an earlier version refuses the field it does not know."""
    asked, seen = tmp_path / "asked", opening()
    action = legal(seen)[0]
    table = make(
        f"with open({str(asked)!r}, 'a') as file: file.write(line)\n"
        "bad = {'ok': False, 'id': id, 'error': {'code': 'bad-request', 'message': 'go has no field character'}}\n"
        f"print(json.dumps(bad if 'character' in line else {{'ok': True, 'id': id, 'action': {action!r}}}), flush=True)"
    )
    for number in (1, 2):
        table.opponents.ask(seen, "medium", 5, {}, "bold")
        qtbot.waitUntil(lambda: len(table.decided) == number)  # noqa: B023
    sent = [json.loads(line) for line in asked.read_text("utf-8").splitlines()]
    assert table.decided == [action, action] and not table.troubled
    assert ["character" in one for one in sent] == [True, False, True, False]
    assert len({one["id"] for one in sent}) == 4
    assert table.made[-1].character == "plain"
