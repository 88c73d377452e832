"""Positions of real games with something wrong in them, as a person who edits a position by hand may produce.

`damaged` makes one, `tried` reads it and plays on. Most of the time zones and vars are each valid, but do not fit
together: rules refuse such a position in `sound`, or else can be played on from it. The suite and `kupa check-game` use
the same functions.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from app.engine import (
    OVER,
    InvalidPosition,
    NotationError,
    Rules,
    carry_on,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
)
from app.lab.broken import hold

MOST = 60
"""A game is damaged after at most this many decisions."""

FURTHER = 25
"""How many decisions a damaged game is played on if it could be read."""


def damaged(rules: Rules, rng: Random) -> dict[str, Any]:
    """Return a position of a random game, as JSON, with up to four things changed."""
    seats = rng.choice(rules.seats())
    options = {option.name: rng.choice([option.default, *option.values]) for option in rules.options(seats)}
    try:
        p = new_game(rules, seats, rng.randrange(1 << 32), options).position
    except NotationError:  # these options do not go together
        p = new_game(rules, seats, rng.randrange(1 << 32)).position
    for _ in range(rng.randrange(MOST)):
        if p.phase == OVER:
            break
        p = play(p, rng.choice(rules.legal(p))).position
    data: dict[str, Any] = json.loads(json.dumps(position_to_json(p)))
    data.pop("result", None)
    for part in ("knows", "sets", "sealed"):
        if rng.random() < 0.8:
            data.pop(part, None)
    for _ in range(rng.randrange(1, 5)):
        rng.choice([damage_zones, damage_vars, damage_vars, damage_decision])(rules, data, rng)
    return data


def damage_zones(rules: Rules, data: dict[str, Any], rng: Random) -> None:
    """Put cards elsewhere, or leave them out."""
    zones = data["zones"]
    names = [zone for zone, cards in zones.items() if cards]
    every = [zone.id for pattern in rules.zones(data["seats"], data["options"]) for zone in pattern.made(data["seats"])]
    if not names:
        return
    src = rng.choice(names)
    count = rng.choice([1, 1, 2, len(zones[src])])
    cards, zones[src] = zones[src][:count], zones[src][count:]
    if rng.random() < 0.25:
        data["partial"] = True
    else:
        dst = rng.choice(every)
        zones[dst] = [*cards, *zones.get(dst, [])]


def damage_vars(rules: Rules, data: dict[str, Any], rng: Random) -> None:
    """Leave out a var, or give it another value of its kind."""
    if not data["vars"]:
        return
    name = rng.choice(list(data["vars"]))
    if rng.random() < 0.15:
        del data["vars"][name]
    else:
        data["vars"][name] = other(rules.info.vars[name].kind, data["vars"][name], data, rng)


def other(kind: str, value: Any, data: Mapping[str, Any], rng: Random) -> Any:
    """Another value of this kind."""
    numbers = [-1, 0, 1, 2, 3, 5, 40]
    match kind:
        case "int" | "seat":
            return rng.choice([*numbers, value + 1, value - 1])
        case "bool":
            return not value
        case "seats":
            return rng.sample(range(data["seats"]), rng.randrange(data["seats"] + 1))
        case "card":
            return rng.choice(["", *texts(data)])
        case "cards":
            return rng.sample(texts(data), min(2, len(texts(data))))
        case "text":
            return rng.choice(["", "x", *"CDHS", *texts(data)[:1]])
        case "by-seat":
            return rng.choice([[], [inner(one, data, rng) for one in value]])
        case "map":
            return {key: inner(one, data, rng) for key, one in value.items() if rng.random() < 0.7}
    return inner(value, data, rng)


def inner(value: Any, data: Mapping[str, Any], rng: Random) -> Any:
    """A value inside another, changed or not."""
    if rng.random() < 0.4:
        return value
    if isinstance(value, list):
        if value and rng.random() < 0.6:
            return [inner(one, data, rng) for one in value]
        return rng.choice([[], [0], [9], [["x"]], value[:-1], value + value])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([-1, 0, 1, 2, 7, value + 1])
    return rng.choice(["", "x", 3, *texts(data)[:2]])


def texts(data: Mapping[str, Any]) -> list[str]:
    """All cards in any zone."""
    return [text for cards in data["zones"].values() for text in cards]


def damage_decision(rules: Rules, data: dict[str, Any], rng: Random) -> None:
    """Another phase, or another seat in turn."""
    if rng.random() < 0.6 or data["phase"] == OVER:
        data["phase"] = rng.choice([*rules.info.phases, *rules.info.steps])
    if rng.random() < 0.6 or data["turn"] is None:
        data["turn"] = rng.randrange(data["seats"])


def tried(rules: Rules, data: Mapping[str, Any], rng: Random) -> str:
    """Read a position and play on. Return the sentence with which it was refused; if it was not, an empty one.

    Any exception is a defect of the rules: ContractBroken, or whatever they raise. Its note says what was read and what
    was played from there.
    """
    games = {rules.info.id: rules}
    try:
        p = position_from_json(data, games)
    except (InvalidPosition, NotationError) as refused:
        hold(str(refused), "a position is refused without a sentence")
        return str(refused)
    written = position_to_json(p)
    again = position_to_json(position_from_json(written, games))
    hold(again == written, "a position that was read and written is read otherwise")
    sizes = {zone: len(cards) for zone, cards in p.zones.items() if cards}
    read, done = f"phase {p.phase}, turn {p.turn}, cards {sizes}, vars {p.vars}", list[str]()
    try:
        p = carry_on(p).position
        for _ in range(FURTHER):
            for seat in (*range(p.game.seats), None):
                rules.facts(view(p, seat))
            if p.phase == OVER:
                break
            legal = rules.legal(p)
            hold(legal, f"nobody can decide anything in phase {p.phase}")
            action = rng.choice(legal)
            done.append(str(action))
            p = play(p, action).position
    except Exception as error:
        error.add_note(f"read: {read}; played from there: {', '.join(done) or 'nothing'}")
        raise
    return ""
