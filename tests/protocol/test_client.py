"""Asking the engine from Python, in a process and without one."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from app.protocol import client
from app.protocol.client import EngineLate, EngineLost, EngineProcess, local

NEW = {"cmd": "new", "game": "solo", "seed": 3, "seat": 0}


@pytest.fixture
def engine() -> Iterator[EngineProcess]:
    with EngineProcess() as process:
        yield process


def stand_in(code: str) -> EngineProcess:
    """A small program that poses as an engine; `line` is what it was sent, `id` the number in it."""
    loop = "import json, sys, time\nfor line in sys.stdin:\n    id = json.loads(line)['id']\n"
    return EngineProcess([sys.executable, "-c", loop + "".join(f"    {one}\n" for one in code.split("\n"))], 5)


def test_a_process_and_this_process_answer_alike(engine: EngineProcess) -> None:
    wrong = ({"cmd": "nothing"}, {"cmd": "new"}, {"cmd": "games", "seats": 99})
    for request in (NEW, {**NEW, "id": ["mine", None]}, *wrong):
        assert engine.ask(request) == local(request)


def test_one_process_answers_all_questions_and_ends_when_it_is_closed(engine: EngineProcess) -> None:
    states = [engine.running]
    engine.ask(NEW)
    first = engine._process
    engine.ask(NEW)
    assert engine._process is first is not None
    states.append(engine.running)
    engine.close()
    states.append(engine.running)
    assert states == [False, True, False] and first.returncode == 0
    engine.close()
    assert engine.ask(NEW)["ok"]


def test_a_question_after_the_process_was_killed_starts_another(engine: EngineProcess) -> None:
    answer = engine.ask(NEW)
    assert engine._process is not None
    engine._process.kill()
    assert engine.ask(NEW) == answer
    engine._process.kill()
    engine._process.wait()
    assert engine.ask(NEW) == answer


def test_a_process_that_does_not_answer_in_time_is_ended_and_replaced() -> None:
    with stand_in("time.sleep(60)") as late:
        with pytest.raises(EngineLate, match=r"0\.3 seconds"):
            late.ask(NEW, patience=0.3)
        assert not late.running
    once = "print(json.dumps({'ok': 1, 'id': id}), flush=True) if not sys.argv[1:] else time.sleep(60)"
    with stand_in(f"{once}\nsys.argv.append('')") as tired:
        assert tired.ask(NEW)["ok"]
        with pytest.raises(EngineLate):
            tired.ask(NEW, patience=0.3)
        assert tired.ask(NEW)["ok"]


@pytest.mark.parametrize(
    "code",
    [
        "sys.exit(3)",
        "print('hello', flush=True)",
        "print('[]', flush=True)",
        "print(json.dumps({'ok': True, 'id': id + 1}), flush=True)",
    ],
)
def test_a_process_that_is_no_engine_is_given_up_after_the_second_try(code: str) -> None:
    with stand_in(code) as lost, pytest.raises(EngineLost):
        lost.ask(NEW)


def test_an_answer_without_an_end_is_not_read_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "LONGEST_ANSWER", 1 << 16)
    with stand_in("while True: sys.stdout.write('x' * 1000)") as endless, pytest.raises(EngineLost):
        endless.ask(NEW)


def test_a_program_that_is_not_there_is_the_systems_error() -> None:
    with EngineProcess(["/nowhere/kupa"]) as nowhere, pytest.raises(OSError):
        nowhere.ask(NEW)


def test_questions_from_several_threads_each_get_their_own_answer(engine: EngineProcess) -> None:
    answers: dict[int, object] = {}

    def ask(number: int) -> None:
        answers[number] = engine.ask({"cmd": "nothing", "id": number})["id"]

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == {number: number for number in range(8)}


def test_a_line_that_is_too_long_is_answered_and_the_process_kept(engine: EngineProcess) -> None:
    engine.ask(NEW)
    process = engine._process
    assert engine.ask({"cmd": "x" * 2_000_000})["error"]["code"] == "malformed-line"
    assert engine._process is process and engine.ask(NEW)["ok"]


def test_the_client_needs_no_qt() -> None:
    code = "import sys, app.protocol.client; print([name for name in sys.modules if 'PySide6' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_an_answer_in_this_process_is_plain_json() -> None:
    answer = local({**NEW, "id": "\ud800"})
    assert json.loads(json.dumps(answer)) == answer and answer["id"] == "\ud800"
