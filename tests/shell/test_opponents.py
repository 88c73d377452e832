"""Computer players: a process decides, is told the view alone, and whatever becomes of it the game goes on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.engine import Position, View, deal_unknown, hidden, new_game, play, view
from app.games import GAMES
from app.protocol.client import engine_command, local
from app.shell.opponents import Opponents, request

SOON = 15_000


class Table:
    """Opponents, and what they have said."""

    def __init__(self, command: list[str] | None, patience: int) -> None:
        self.opponents = Opponents(command, patience)
        self.decided: list[tuple[int, str]] = []
        self.troubled: list[str] = []
        self.opponents.decided.connect(lambda ticket, action: self.decided.append((ticket, action)))
        self.opponents.troubled.connect(self.troubled.append)

    def ask(self, ticket: int, seen: View, level: str = "random", seed: int = 5) -> None:
        self.opponents.ask(ticket, seen, level, seed)


Make = Callable[..., Table]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Opponents with the real engine, or with a stand-in: a program that runs `code` for every `line` it is sent."""
    made: list[Table] = []

    def opponents(code: str = "", patience: int = SOON, command: list[str] | None = None) -> Table:
        if code:
            loop = "import json, os, sys, time\nfor line in sys.stdin:\n    id = json.loads(line)['id']\n"
            command = [sys.executable, "-c", loop + "".join(f"    {one}\n" for one in code.split("\n"))]
        made.append(Table(command, patience))
        return made[-1]

    yield opponents
    for table in made:
        table.opponents.close()
        table.opponents.deleteLater()


def opening(game: str = "trishape", seed: int = 3) -> View:
    """What the seat in turn sees of a new game with as few seats as there can be."""
    rules = GAMES[game]
    p = new_game(rules, rules.info.seats[0], seed).position
    return view(p, p.turn)


def legal(seen: View) -> list[str]:
    return [str(action) for action in seen.legal]


def alive(process: int) -> bool:
    """Whether there is a process with this number."""
    if sys.platform == "win32":
        import subprocess

        listed = subprocess.run(["tasklist", "/FI", f"PID eq {process}"], capture_output=True, text=True)
        return str(process) in listed.stdout
    return Path(f"/proc/{process}").exists() if sys.platform == "linux" else process in _pids()


def _pids() -> list[int]:
    import subprocess

    listed = subprocess.run(["ps", "-A", "-o", "pid="], capture_output=True, text=True)
    return [int(one) for one in listed.stdout.split()]


# The engine itself


def test_the_engine_decides_as_it_does_anywhere_else(qtbot: QtBot, make: Make) -> None:
    seen = opening()
    table = make()
    table.ask(7, seen, "greedy", 11)
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    answer = local(json.loads(request(1, seen, "greedy", 11, {})))
    assert table.decided == [(7, answer["action"])]
    assert not table.troubled


def test_one_process_answers_for_all_seats_in_the_order_of_the_questions(qtbot: QtBot, make: Make) -> None:
    table = make()
    seen = [opening(game) for game in ("meydele", "majnun", "soureh")]
    table.ask(0, seen[0])
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    process = table.opponents.process_id
    table.ask(1, seen[1])
    table.ask(2, seen[2])
    qtbot.waitUntil(lambda: len(table.decided) == 3, timeout=SOON)
    assert [ticket for ticket, _ in table.decided] == [0, 1, 2]
    assert all(action in legal(seen[ticket]) for ticket, action in table.decided)
    assert table.opponents.process_id == process > 0


def test_a_question_before_the_loop_runs_is_answered_from_the_loop(qtbot: QtBot, make: Make) -> None:
    table = make(command=["/nowhere/kupa"])
    table.ask(1, opening())
    assert not table.decided
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)


def test_who_has_nothing_to_decide_is_not_asked(make: Make) -> None:
    p = new_game(GAMES["meydele"], 3, 1).position
    other = next(seat for seat in range(3) if seat != p.turn)
    with pytest.raises(ValueError, match="nothing to decide"):
        make().ask(1, view(p, other))


def test_what_lies_outside_the_cards_is_sent() -> None:
    seen = opening()
    assert "outside" not in json.loads(request(1, seen, "random", 2, {}))
    assert json.loads(request(1, seen, "random", 2, {"hour": 7}))["outside"] == {"hour": 7}


# Processes that are no good


@pytest.mark.parametrize(
    ("code", "patience"),
    [
        ("time.sleep(60)", 400),
        ("sys.exit(3)", SOON),
        ("os._exit(1)", SOON),
        ("print('hello', flush=True)", SOON),
        ("print('[' * 100000, flush=True)", SOON),
        ("sys.stdout.write('x' * 3000000); sys.stdout.flush(); time.sleep(60)", SOON),
        ("print('[]', flush=True)", SOON),
        ("print(json.dumps({'ok': True, 'id': id + 1, 'action': 'lay:2C'}), flush=True)", SOON),
        ("print(json.dumps({'ok': True, 'id': id, 'action': 'win:everything'}), flush=True)", SOON),
        ("print(json.dumps({'ok': True, 'id': id, 'action': 7}), flush=True)", SOON),
        ("print(json.dumps({'ok': False, 'id': id, 'error': {'code': 'internal'}}), flush=True)", SOON),
    ],
    ids=["hangs", "ends", "dies", "text", "deep", "endless", "list", "number", "illegal", "type", "refused"],
)
def test_a_process_that_is_no_good_is_asked_twice_and_then_a_legal_action_is_drawn(
    qtbot: QtBot, make: Make, tmp_path: Path, code: str, patience: int
) -> None:
    asked = tmp_path / "asked"
    table = make(f"with open({str(asked)!r}, 'a') as file: file.write(line)\n{code}", patience)
    seen = opening()
    table.ask(4, seen)
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    assert [ticket for ticket, _ in table.decided] == [4]
    assert table.decided[0][1] in legal(seen)
    assert len(table.troubled) == 1
    assert table.opponents.details
    assert len(asked.read_text("utf-8").splitlines()) == 2
    # From now on it is asked once a question, and nothing more is said.
    table.ask(5, seen)
    qtbot.waitUntil(lambda: len(table.decided) == 2, timeout=SOON)
    assert len(asked.read_text("utf-8").splitlines()) == 3
    assert len(table.troubled) == 1


def test_a_program_that_is_not_there_hangs_no_game(qtbot: QtBot, make: Make) -> None:
    table = make(command=["/nowhere/kupa"])
    table.ask(1, opening())
    table.ask(2, opening("solo"))
    qtbot.waitUntil(lambda: len(table.decided) == 2, timeout=SOON)
    assert len(table.troubled) == 1


def answering(asked: Path, first: str) -> str:
    """A stand-in that does `first` when it is started for the first time, and answers properly later."""
    return (
        f"again = os.path.exists({str(asked)!r})\n"
        f"open({str(asked)!r}, 'w').close()\n"
        f"if not again: {first}\n"
        "print(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), flush=True)"
    )


@pytest.mark.parametrize("first", ["sys.exit(1)", "time.sleep(60)", "print('?', flush=True)"])
def test_the_second_process_answers_and_nothing_is_said(
    qtbot: QtBot, make: Make, tmp_path: Path, first: str
) -> None:
    seen = opening()
    table = make(answering(tmp_path / "asked", first), 1500)
    # The stand-in does what is called its level.
    wanted = legal(seen)[-1]
    table.ask(1, seen, wanted)
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    assert table.decided == [(1, wanted)]
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
        table.ask(ticket, seen)
        qtbot.waitUntil(lambda ticket=ticket: len(table.decided) == ticket + 1, timeout=SOON)  # type: ignore[misc]
    assert len(table.troubled) == 2


def test_a_process_that_was_killed_between_two_questions_is_replaced(qtbot: QtBot, make: Make) -> None:
    table = make()
    seen = opening("solo")
    table.ask(1, seen)
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    assert table.opponents._process is not None
    table.opponents._process.kill()
    table.ask(2, seen)
    qtbot.waitUntil(lambda: len(table.decided) == 2, timeout=SOON)
    assert table.decided[0][1] == table.decided[1][1]
    assert not table.troubled


# Forgetting and closing


def test_what_was_cancelled_is_not_answered_and_the_next_question_is(qtbot: QtBot, make: Make) -> None:
    seen = opening()
    first, last = legal(seen)[0], legal(seen)[-1]
    table = make("time.sleep(0.3)\nprint(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), "
                 "flush=True)")
    table.ask(1, seen, first)
    qtbot.wait(150)
    table.opponents.cancel()
    assert not table.opponents.busy
    table.ask(2, seen, last)
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    qtbot.wait(100)
    assert table.decided == [(2, last)]
    assert not table.troubled


def test_questions_that_wait_are_forgotten_too(qtbot: QtBot, make: Make) -> None:
    table = make()
    table.ask(1, opening())
    table.ask(2, opening())
    table.opponents.cancel()
    qtbot.wait(50)
    assert not table.decided
    assert table.opponents.process_id == 0


@pytest.mark.parametrize("code", ["", "time.sleep(60)"])
def test_closing_leaves_no_process(qtbot: QtBot, make: Make, code: str) -> None:
    table = make(code)
    table.ask(1, opening())
    qtbot.waitUntil(lambda: bool(table.opponents.process_id), timeout=SOON)
    process = table.opponents.process_id
    if not code:
        qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    table.decided.clear()
    table.opponents.close()
    qtbot.waitUntil(lambda: not alive(process), timeout=SOON)
    assert not table.decided
    table.opponents.close()


def test_no_process_is_left_of_those_that_were_replaced(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    ids = tmp_path / "ids"
    table = make(f"with open({str(ids)!r}, 'a') as file: print(os.getpid(), file=file)\ntime.sleep(60)", 500)
    table.ask(1, opening())
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    table.opponents.close()
    started = [int(one) for one in ids.read_text("utf-8").split()]
    assert len(started) == 2
    qtbot.waitUntil(lambda: not any(alive(one) for one in started), timeout=SOON)


def test_the_end_of_the_program_ends_the_process(qtbot: QtBot, make: Make) -> None:
    table = make()
    table.ask(1, opening())
    qtbot.waitUntil(lambda: bool(table.decided), timeout=SOON)
    process = table.opponents.process_id
    app = QCoreApplication.instance()
    assert app is not None
    app.aboutToQuit.emit()
    qtbot.waitUntil(lambda: not alive(process), timeout=SOON)


def test_in_the_bundle_the_program_itself_is_the_engine(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Path(Opponents.folder(), "app", "__main__.py").is_file()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "kupa")
    assert make().opponents.command == engine_command() == ["kupa", "engine"]
    assert Opponents.folder() == ""


# What is sent


def played(game: str, seats: int, seed: int) -> Iterator[Position]:
    """Some positions of a game in which somebody decides: the first ones, then fewer and fewer."""
    rng = Random(seed)
    p = new_game(GAMES[game], seats, seed).position
    for number in range(60):
        if p.turn is None:
            return
        if number < 4 or number % 7 == 0:
            yield p
        p = play(p, rng.choice(view(p, p.turn).legal)).position


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bytes_are_the_same_for_every_position_that_looks_the_same(game: str) -> None:
    low, high = GAMES[game].info.seats
    others = 0
    for seats in {low, high}:
        for p in played(game, seats, 7):
            seen = view(p, p.turn)
            sent = request(1, seen, "greedy", 3, {})
            for seed in range(2):
                world = deal_unknown(seen, Random(seed))
                others += any(world.texts(zone) != p.texts(zone) for zone in p.zones)
                assert request(1, view(world, p.turn), "greedy", 3, {}) == sent
    # The other positions really were others.
    assert others


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bytes_have_a_back_for_every_card_that_the_seat_is_not_shown(game: str) -> None:
    rules = GAMES[game]
    for p in played(game, rules.info.seats[1], 9):
        seen = view(p, p.turn)
        position = json.loads(request(1, seen, "greedy", 3, {}))["position"]
        assert not {"rng", "sealed", "seed", "deal", "actions"} & set(position)
        bit = p.game.bit(p.turn)
        for zone in p.game.zones.values():
            cards = p.zones[zone.id]
            backs = sum(hidden(text) for text in position["zones"].get(zone.id, ()))
            assert backs == sum(not p.sees(zone, i) & bit for i in range(len(cards)))
            # What it says beyond is what the seat is certain of.
            for index, text in position["knows"].get(zone.id, {}).items():
                c = cards[int(index)]
                assert p.game.cards[c] == text and p.place[c] & bit
        for name, texts in position["sets"].items():
            zones = p.game.groups.get(name, (name,))
            there = [c for zone in zones for c in p.zones[zone]]
            for text in texts:
                assert any(p.game.cards[c] == text and p.holder[c] & bit for c in there)  # type: ignore[index]


def test_the_process_is_sent_these_bytes_and_no_others(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = (
        f"with open({str(heard)!r}, 'ab') as file: file.write(line.encode())\n"
        "print(json.dumps({'ok': True, 'id': id, 'action': json.loads(line)['level']}), flush=True)"
    )
    table = make(code)
    seen = [opening(game) for game in GAMES]
    for ticket, one in enumerate(seen):
        table.ask(ticket, one, legal(one)[0], ticket)
    qtbot.waitUntil(lambda: len(table.decided) == len(seen), timeout=SOON)
    assert not table.troubled
    wanted = [request(n + 1, one, legal(one)[0], n, {}) for n, one in enumerate(seen)]
    assert heard.read_bytes() == b"".join(wanted)
