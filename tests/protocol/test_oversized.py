"""Lines that hold far more than any request: refused in one sentence, immediately and with little memory."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from app.commands.engine import names
from app.engine import new_game, play, position_to_json
from app.games import GAMES
from app.protocol import messages
from app.protocol.messages import Refused, decoded
from app.protocol.server import Server
from tests.protocol import oversized
from tests.protocol.processes import ROOT
from tests.protocol.test_hostile import refused

PATIENCE = 60
"""Seconds for all of them on a busy machine. They take about five; a single one once took a minute."""

MEMORY = 400_000_000
"""Bytes of address space in which the engine must answer all of them. It takes about 120 million."""

LIMITED = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]),) * 2)
sys.argv[1:] = ["engine"]
runpy.run_module("app", run_name="__main__")
"""


def limited(lines: list[bytes]) -> list[str]:
    """The answers to all of these lines by an engine with this little memory and time."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(MEMORY)],
        cwd=ROOT,
        input=b"".join(line + b"\n" for line in lines),
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode("ascii").splitlines()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit of memory to set there")
def test_what_is_far_too_large_is_refused_in_one_sentence_at_once_and_in_little_memory() -> None:
    lines = oversized.lines()
    assert all(200_000 < len(line) <= messages.LONGEST_LINE for line in lines.values())
    answers = limited([*lines.values(), b'{"cmd":"games"}'])
    assert len(answers) == len(lines) + 1 and json.loads(answers[-1])["ok"]
    for name, answer in zip(lines, answers, strict=False):
        assert refused(answer)["code"] in ("malformed-line", "bad-request", "invalid-position"), (name, answer)


def sized(what: str, count: int) -> bytes:
    """A line with this many of something."""
    match what:
        case "fields":
            data: object = {f"f{number}": 0 for number in range(count)}
        case "entries":
            data = {"id": [0] * count}
        case "characters":
            data = {"id": "א" * count}
        case _:
            data = {"f" * count: 0}
    return json.dumps(data, ensure_ascii=False).encode()


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("fields", messages.MOST_FIELDS),
        ("entries", messages.LONGEST_LIST),
        ("characters", messages.LONGEST_TEXT),
        ("name", messages.LONGEST_TEXT),
    ],
)
def test_as_much_as_is_allowed_is_read_and_one_more_is_refused_with_the_count(what: str, most: int) -> None:
    assert decoded(sized(what, most))
    with pytest.raises(Refused, match=f"{most + 1} .*; {most} are the most"):
        decoded(sized(what, most + 1))


def test_a_field_that_occurs_twice_is_named_wherever_it_stands() -> None:
    many = [f'"f{number}":0' for number in range(messages.MOST_FIELDS - 1)]
    for at in (0, 1, len(many)):
        line = "{" + ",".join([*many[:at], '"f7":1', *many[at:]]) + "}"
        with pytest.raises(Refused, match="'f7' occurs twice"):
            decoded(line)


def test_no_game_has_as_much_as_is_refused() -> None:
    for rules in GAMES.values():
        p = new_game(rules, rules.seats()[-1], 1).position
        for most, count in (
            (messages.MOST_FIELDS, max(len(p.game.zones), len(rules.info.vars))),
            (messages.LONGEST_LIST, len(p.game.cards)),
            (messages.LONGEST_LINE, len(json.dumps(position_to_json(p)))),
        ):
            assert count * 8 < most, rules.info.id


def test_a_whole_game_is_carried_out_for_one_line_and_a_list_without_end_is_not() -> None:
    rules, rng = GAMES["meydele"], Random(1)
    start = p = new_game(rules, 9, 1).position
    actions: list[str] = []
    while p.result is None:
        actions.append(str(rng.choice(rules.legal(p))))
        p = play(p, actions[-1]).position
    request = {"cmd": "apply", "position": position_to_json(start), "actions": actions}
    assert len(actions) > 500
    engine = Server(GAMES, names)
    assert json.loads(engine.answer(json.dumps(request)))["position"] == position_to_json(p)
    request["actions"] = ["lay:XX"] * (messages.LONGEST_LIST + 1)
    error = refused(engine.answer(json.dumps(request)))
    assert error["code"] == "malformed-line" and str(messages.LONGEST_LIST) in error["message"]
