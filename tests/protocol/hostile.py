"""Lines that nobody should send to an engine, generated from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

GOOD = (
    '{"cmd":"games"}',
    '{"cmd":"new","game":"solo","seats":1,"options":{"ace":"low"},"seed":5,"persons":[{}],"seat":0}',
    '{"cmd":"actions","position":{"game":"trishape","partial":true,"rng":1,"turn":0,"phase":"act",'
    '"zones":{"stock":["7S"],"hand.0":["2H","KC"],"pile.C":["4C","5C"]},"vars":{"score":2},"knows":{"stock":[[0]]}}}',
    '{"cmd":"apply","position":{"game":"solo","partial":true,"seats":1,"rng":1,"turn":0,"phase":"choose",'
    '"zones":{"stock":["KD","3C"],"center":["8S"],"hand.0":["7H","9D","2C"]},"vars":{"been":["8S"],"idle":3}},'
    '"actions":["take:7H"],"seat":0}',
    '{"cmd":"view","position":{"game":"trishape","partial":true,"rng":1,"turn":0,"phase":"act",'
    '"zones":{"stock":["7S"],"hand.0":["2H","KC"]}},"seat":0}',
    '{"cmd":"go","position":{"game":"trishape","viewer":0,"turn":0,"phase":"act","partial":true,"pool":["4C","7S"],'
    '"zones":{"stock":["??","??"],"hand.0":["2H","KC"]},"vars":{"score":0},"knows":{"stock":{"0":"4C"}},"sets":{}},'
    '"seat":0,"level":"random","ms":500,"iterations":null,"seed":1,"outside":{"hour":7}}',
)
"""Requests that are answered; spoiling them makes the hostile lines."""

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 10**18, -(10**200), "", "x", "??", "\ud800", "\u0000", "a" * 5000, [], {}, [[]],
    [None], [{}], {"": None}, ["7H", 7], {"0": "7H"}, [[[[[[[[]]]]]]]], "7H", "hand.0", ["7H"] * 60,
)  # fmt: skip
"""Values of every JSON type, to be put where they do not belong."""


def truncated(rng: Random) -> bytes:
    """A good line cut off."""
    line = rng.choice(GOOD).encode()
    return line[: rng.randrange(len(line))]


def binary(rng: Random) -> bytes:
    """Any bytes except the one that ends a line; the first is one with which no JSON begins."""
    return b"\xff" + rng.randbytes(rng.randrange(200)).replace(b"\n", b"\r")


def bad_utf8(rng: Random) -> bytes:
    """A good line with a byte that does not occur in UTF-8."""
    line = rng.choice(GOOD).encode()
    at = rng.randrange(len(line))
    return line[:at] + rng.choice([b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\x80"]) + line[at:]


def other_json(rng: Random) -> bytes:
    """JSON, but not an object."""
    return json.dumps(rng.choice([one for one in VALUES if not isinstance(one, dict)])).encode()


def huge_number(rng: Random) -> bytes:
    """A number with a great many digits."""
    number = rng.choice(["9" * 100_000, "-" + "1" * 5000, "1." + "3" * 4000, "1e99999", "-1E+400", "1" + "0" * 301])
    return f'{{"cmd":"new","game":"solo","seed":{number}}}'.encode()


def deep(rng: Random) -> bytes:
    """Nested very deep, closed or not."""
    depth = rng.choice([65, 500, 1000, 100_000])
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
    inside = opening * depth + rng.choice(["1", ""]) + closing * rng.choice([depth, 0])
    return f'{{"cmd":"games","id":{inside}}}'.encode()


def not_a_number(rng: Random) -> bytes:
    """A number that JavaScript has and JSON does not."""
    word = rng.choice(["NaN", "Infinity", "-Infinity", "undefined", "0x10", "01", "1.", ".5", "+1"])
    return f'{{"cmd":"new","game":"solo","seed":{word}}}'.encode()


def twice(rng: Random) -> bytes:
    """A field that is given twice, at the top or further in."""
    return rng.choice([b'{"cmd":"games","cmd":"games"}', b'{"cmd":"games","id":{"a":1,"a":1}}', b'{"a":1,"a":2}'])


def unknown_field(rng: Random) -> bytes:
    """A good request with one field too many."""
    data = json.loads(rng.choice(GOOD))
    data[rng.choice(["x", "Cmd", "ID", "seats ", "\ud800", "", "__class__", "position.zones"])] = rng.choice(VALUES)
    return json.dumps(data).encode()


def wrong_type(rng: Random) -> bytes:
    """A good request in which a required field has a value of another type."""
    data = json.loads(rng.choice(GOOD))
    needed = {"games": "cmd", "new": "game", "go": "level", "apply": "actions"}
    name = rng.choice(["cmd", needed.get(data["cmd"], "position")])
    wrong = [one for one in VALUES if type(one) is not type(data[name])]
    data[name] = rng.choice(wrong)
    return json.dumps(data).encode()


def no_command(rng: Random) -> bytes:
    """An object without a command that the engine knows."""
    return json.dumps(rng.choice([{}, {"cmd": "quit"}, {"cmd": "GAMES"}, {"id": 1}, {"cmd": ""}])).encode()


def noise(rng: Random) -> bytes:
    """Words, and lines of other protocols."""
    words = ["uci", "quit", "GET / HTTP/1.1", "", " ", "\t", "\r", "{", "}", "[", '"', "null", "\ufeff", "//", "{}}"]
    return rng.choice(words).encode()


SPOILERS: tuple[Callable[[Random], bytes], ...] = (
    truncated, binary, bad_utf8, other_json, huge_number, deep, not_a_number, twice, unknown_field, wrong_type,
    no_command, noise,
)  # fmt: skip


def lines(count: int, seed: int) -> Iterator[bytes]:
    """`count` hostile lines without their line ends; none is a request."""
    rng = Random(seed)
    for _ in range(count):
        # The longest are rare, so that ten thousand lines are read within seconds.
        spoil = rng.choice(SPOILERS)
        if spoil in (huge_number, deep) and rng.random() < 0.8:
            spoil = truncated
        yield spoil(rng)


def altered(rng: Random) -> bytes:
    """A good line in which some values have been replaced: well formed, and mostly wrong further in."""
    data = json.loads(rng.choice(GOOD))
    for _ in range(rng.randrange(1, 3)):
        place: object = data
        while True:
            if isinstance(place, dict) and place:
                key: str | int = rng.choice(list(place))
            elif isinstance(place, list) and place:
                key = rng.randrange(len(place))
            else:
                break
            inner = place[key]  # type: ignore[index]
            if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
                place = inner
                continue
            place[key] = deepcopy(rng.choice(VALUES))  # type: ignore[index]
            break
    return json.dumps(data).encode()
