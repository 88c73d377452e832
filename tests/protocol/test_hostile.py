"""Lines that are not requests: each gets one line of answer, and the process goes on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

from app.protocol.messages import CODES, LONGEST_LINE, LONGEST_MESSAGE
from tests.protocol import hostile
from tests.protocol.processes import ENGINE, ROOT, answers_of, started
from tests.protocol.transcripts import server

GAMES = b'{"id":"still here","cmd":"games"}\n'


def refused(answer: str) -> dict[str, Any]:
    """The error in an answer, which must be one well-formed line."""
    assert answer.isascii() and "\n" not in answer and "\r" not in answer
    data = json.loads(answer)
    assert data["ok"] is False and set(data) <= {"id", "ok", "error"}
    error: dict[str, Any] = data["error"]
    assert set(error) <= {"code", "reason", "message", "allowed"} and error["code"] in CODES
    assert 0 < len(error["message"]) <= LONGEST_MESSAGE and "Traceback" not in error["message"]
    return error


def test_ten_thousand_malformed_lines_are_ten_thousand_errors() -> None:
    one = server()
    codes = Counter(refused(one.answer(line))["code"] for line in hostile.lines(10_000, seed=1))
    assert sum(codes.values()) == 10_000
    assert set(codes) == {"malformed-line", "bad-request", "unknown-command"}


def test_ten_thousand_altered_requests_have_ten_thousand_answers() -> None:
    one, rng, codes = server(), Random(2), Counter[str]()
    for _ in range(10_000):
        line = hostile.altered(rng)
        answer = json.loads(one.answer(line))
        if answer["ok"]:
            codes["ok"] += 1
            continue
        error = refused(json.dumps(answer))
        assert error["code"] != "internal", line
        codes[error["code"]] += 1
    assert codes["ok"] and codes["invalid-position"] and codes["bad-notation"] and codes["bad-request"]


def test_a_process_answers_hostile_lines_and_then_a_request() -> None:
    lines = list(hostile.lines(300, seed=3))
    answers = answers_of(b"".join(line + b"\n" for line in lines) + GAMES)
    assert len(answers) == 301
    for answer in answers[:-1]:
        refused(answer)
    assert json.loads(answers[-1])["id"] == "still here" and json.loads(answers[-1])["ok"]


def test_a_line_without_an_end_is_one_error_and_the_next_line_is_read() -> None:
    answers = answers_of(b"x" * 50_000_000 + b"\n" + GAMES)
    assert len(answers) == 2
    assert str(LONGEST_LINE) in refused(answers[0])["message"] and json.loads(answers[1])["ok"]
    (answer,) = answers_of(b'{"cmd":' + b"[" * 3_000_000)
    refused(answer)


@pytest.mark.parametrize("size", [LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1])
def test_only_what_is_longer_than_the_longest_line_is_too_long(size: int) -> None:
    line = b'{"cmd":"games"}'
    line += b" " * (size - len(line) - 1) + b"\n"
    answers = answers_of(line + GAMES)
    assert [json.loads(answer)["ok"] for answer in answers] == [size <= LONGEST_LINE, True]


def test_the_last_line_needs_no_end() -> None:
    assert len(answers_of(b'{"cmd":"games"}\n{"cmd":"games"}')) == 2


def test_lines_may_end_as_on_windows_and_begin_with_a_mark_of_byte_order() -> None:
    answers = answers_of(b'\xef\xbb\xbf{"cmd":"games"}\r\n{"cmd":"games"}\r\n')
    assert [json.loads(answer)["ok"] for answer in answers] == [True, True]


def test_no_input_is_no_output() -> None:
    assert answers_of(b"") == []


def test_an_answer_comes_before_the_next_request_and_the_end_of_input_ends_the_process() -> None:
    with started() as engine:
        assert engine.stdin and engine.stdout and engine.stderr
        for number in range(3):
            engine.stdin.write(b'{"id":%d,"cmd":"nothing"}\n' % number)
            assert json.loads(engine.stdout.readline())["id"] == number
        engine.stdin.close()
        assert engine.wait(10) == 0
        assert engine.stderr.read() == b""


def test_a_reader_who_leaves_ends_the_process_without_a_word() -> None:
    with started() as engine:
        assert engine.stdin and engine.stdout and engine.stderr
        engine.stdin.write(b'{"cmd":"nothing"}\n')
        engine.stdout.readline()
        engine.stdout.close()
        engine.stdin.write(b'{"cmd":"nothing"}\n' * 3)
        assert engine.wait(10) == 1
        assert engine.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="there an interrupt goes to the whole console")
def test_an_interrupt_ends_the_process_without_a_word() -> None:
    with started() as engine:
        assert engine.stdin and engine.stdout and engine.stderr
        engine.stdin.write(b'{"cmd":"nothing"}\n')
        engine.stdout.readline()
        engine.send_signal(signal.SIGINT)
        assert engine.wait(10) == 130
        assert engine.stderr.read() == b""


def test_what_is_unforeseen_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("/a/path of somebody/that nobody should see")

    monkeypatch.setattr("app.protocol.server.new_game", broken)
    error = refused(server().answer('{"cmd":"new","game":"solo"}'))
    assert error["code"] == "internal" and "path" not in error["message"] and "ZeroDivisionError" in error["message"]


def test_an_argument_is_refused_with_a_sentence() -> None:
    done = subprocess.run([*ENGINE, "--fast"], cwd=ROOT, capture_output=True, timeout=60)
    assert done.returncode == 2 and done.stdout == b"" and done.stderr.count(b"\n") == 1


IMPORTED = """
import sys
from app.commands.engine import main
main([])
print(*sorted(sys.modules), file=sys.stderr)
"""


def test_the_engine_imports_neither_qt_nor_words_nor_players_until_they_are_asked_for() -> None:
    def modules(lines: bytes) -> set[str]:
        done = subprocess.run(
            [sys.executable, "-c", IMPORTED], cwd=ROOT, input=lines, capture_output=True, timeout=60
        )
        return set(done.stderr.decode().split())

    new = b'{"cmd":"new","game":"solo"}\n'
    few = modules(new)
    assert "app.games.solo.rules" in few
    assert not [name for name in few if name.startswith(("PySide6", "app.wording", "app.bots", "app.store", "sqlite3"))]
    go = b'{"cmd":"go","position":{"game":"trishape","partial":true,"rng":1,"turn":0,"phase":"act",'
    go += b'"zones":{"hand.0":["8D","9D"]}},"seat":0,"level":"random"}\n'
    many = modules(new + GAMES + go)
    assert {"app.wording", "app.bots.players"} <= many
    assert not [name for name in many if name.startswith(("PySide6", "shiboken6"))]
