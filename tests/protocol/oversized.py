"""Lines within the allowed length that hold far more than any request does, by what they have too much of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from app.engine import new_game, position_to_json, view
from app.games import GAMES
from app.protocol.messages import LONGEST_LINE

ROOM = LONGEST_LINE - 4000
"""Bytes of a line that can be filled, beside what must surround them."""


def filled(entry: str, share: int = 1) -> str:
    """The same entry, repeated as often as a `share`th of the room allows."""
    return ",".join([entry] * (ROOM // share // (len(entry) + 1)))


def numbered(form: str) -> str:
    """Different entries: eighty thousand, or as many as there is room for."""
    entries = (form % number for number in range(80_000))
    text = ",".join(entries)
    return text if len(text) <= ROOM else text[: text.rindex(",", 0, ROOM)]


def shapes() -> Iterator[tuple[str, str]]:
    """Names and lines that are refused before the engine reads what they ask for."""
    keys = numbered('"k%d":0')
    yield "many-fields", f'{{"cmd":"games",{keys}}}'
    yield "many-fields-one-twice", f'{{"cmd":"games",{keys},"k79999":1}}'
    yield "one-field-many-times", f'{{{filled(chr(34) + "a" + chr(34) + ":0")}}}'
    yield "many-objects", f'{{"cmd":"games","id":[{filled("{}")}]}}'
    yield "many-objects-of-one-field", f'{{"cmd":"games","id":[{filled(json.dumps({"": {}}))}]}}'
    yield "many-lists", f'{{"cmd":"games","id":[{filled("[]")}]}}'
    yield "many-numbers", f'{{"cmd":"games","id":[{filled("0")}]}}'
    yield "many-fractions", f'{{"cmd":"games","id":[{filled("1." + "3" * 90)}]}}'
    yield "many-long-numbers", f'{{"cmd":"games","id":[{filled("9" * 100)}]}}'
    yield "many-deep-lists", f'{{"cmd":"games","id":[{filled("[" * 60 + "]" * 60)}]}}'
    yield "digits", f'{{"cmd":"games","id":{"9" * ROOM}}}'
    yield "negative-digits", f'{{"cmd":"new","game":"solo","seed":-{"9" * ROOM}}}'
    yield "digits-of-a-fraction", f'{{"cmd":"games","id":0.{"9" * ROOM}}}'
    yield "digits-of-an-exponent", f'{{"cmd":"games","id":1e{"9" * ROOM}}}'
    yield "no-numbers", f'{{"cmd":"games","id":[{filled("NaN")}]}}'
    yield "lists-in-lists", f'{{"id":{"[" * ROOM}'
    yield "lists-in-lists-closed", f'{{"id":{"[" * (ROOM // 2)}{"]" * (ROOM // 2)}}}'
    yield "objects-in-objects", '{"a":' * (ROOM // 5)
    yield "long-text", f'{{"cmd":"games","id":"{"a" * ROOM}"}}'
    yield "long-command", f'{{"cmd":"{"a" * ROOM}"}}'
    yield "long-field", f'{{"{"a" * ROOM}":1}}'
    yield "quotes", f'{{"cmd":"new","game":"{chr(92) * 2 * (ROOM // 2)}"}}'
    yield "no-end-of-a-text", f'{{"cmd":"{chr(92) * ROOM}'
    yield "escaped-nul", '{"cmd":"games","id":"' + "\\u0000" * (ROOM // 6) + '"}'
    yield "half-surrogate-pairs", '{"cmd":"games","id":"' + "\\ud800" * (ROOM // 6) + '"}'
    yield "nul", '{"cmd":"games","id":"' + "\0" * ROOM + '"}'


def requests() -> Iterator[tuple[str, dict[str, Any]]]:
    """Names and good requests with one part blown up; all of them are refused."""
    start = new_game(GAMES["solo"], 1, 1).position
    whole, seen = position_to_json(start), view(start, 0).to_json()
    many: dict[str, Any] = {f"z{number}": [] for number in range(60_000)}
    for part in ("zones", "vars", "knows", "sets", "options", "sealed"):
        yield f"many-{part}", {"cmd": "actions", "position": {**whole, part: many}}
        yield f"many-{part}-of-a-view", {"cmd": "go", "position": {**seen, part: many}, "level": "greedy"}
    for zone, cards in (("won.0", ["2C"] * 100_000), ("won.0", [0] * 200_000), ("nowhere", ["2C"] * 100_000)):
        zones = {**whole["zones"], zone: cards}
        yield f"long-zone-{zone}-{cards[0]}", {"cmd": "actions", "position": {**whole, "zones": zones}}
    yield "long-var", {"cmd": "actions", "position": {**whole, "vars": {"been": ["2C"] * 100_000}}}
    for part in ("knows", "sets"):
        for lists in ([[0]] * 200_000, [[0] * 4000] * 48, [["x" * 5000]] * 48):
            position = {**whole, part: {"stock": lists}}
            yield f"long-{part}-{len(lists)}-{len(lists[0])}", {"cmd": "view", "position": position, "seat": 0}
    for result in ([0] * 300_000, {"winners": [0] * 300_000, "scores": [0, 0], "reason": "x"}):
        over = {**whole, "phase": "over", "turn": None, "result": result}
        yield f"long-result-{len(result)}", {"cmd": "actions", "position": over}
    yield "long-pool", {
        "cmd": "go", "position": {**seen, "partial": True, "pool": ["2C"] * 100_000}, "level": "greedy",
    }  # fmt: skip
    yield "many-persons", {"cmd": "new", "game": "basa", "seats": 2, "persons": [{}] * 200_000}
    yield "persons-of-many-facts", {"cmd": "new", "game": "basa", "seats": 2, "persons": [many]}
    yield "long-option", {"cmd": "new", "game": "basa", "seats": 2, "options": {"win": "a" * 1_000_000}}
    yield "outside", {"cmd": "go", "position": seen, "level": "greedy", "outside": dict.fromkeys(many, 0)}
    for text in ("return:2C", "x", ""):
        yield f"many-actions-{text}", {"cmd": "apply", "position": whole, "actions": [text] * 70_000}


def lines() -> dict[str, bytes]:
    """All of them by name, each no longer than a line may be."""
    made = dict(shapes())
    made |= {name: json.dumps(request, separators=(",", ":")) for name, request in requests()}
    return {name: line.encode() for name, line in made.items()}
