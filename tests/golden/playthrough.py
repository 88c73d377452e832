"""A whole seeded game as text that a person can review: positions, legal actions, the choice, events, views.

Only what has changed is written: zones and vars after each step, and of what each seat is told, sees and knows only
what differs from the full truth. A long game is told in full at its beginning and then by its actions, each with a
digest of the position it leads to, so that no later rule can change unseen. The choices come from the pinned
generator, so that the text is the same with every version of Python.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from app.engine import OVER, Event, Position, Rules, Step, chance, new_game, play, position_to_json, view
from app.games import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "games"
WIDTH = 116
"""Characters a line of cards or actions may have."""

EVERY = 10
"""Decisions between two descriptions of what each seat sees."""
FULL = 40
"""Decisions that are told in full; a game that is not much longer is told in full to its end."""
NEARLY = 100
"""Decisions up to which a whole game is told in full."""
EDITIONS = ("edition", "wording", "ending", "variation", "variations")
"""Options that make another edition of a game: each of their values is played."""


class Game(NamedTuple):
    """What is played: options are those that are not the default."""

    rules: Rules
    seats: int
    options: Mapping[str, Any]
    seed: int

    @property
    def file(self) -> Path:
        """Where its text lies: `<game>/golden/1-ace=low.txt`."""
        chosen = "".join(f"-{name}={str(value).lower()}" for name, value in self.options.items())
        return FOLDER / self.rules.info.id.replace("-", "_") / "golden" / f"{self.seats}{chosen}.txt"

    @property
    def name(self) -> str:
        """What it is called in a report: `solo/1-ace=low`."""
        return f"{self.rules.info.id}/{self.file.stem}"


def has_tests(rules: Rules) -> bool:
    """Whether a game has golden games: one of which tests of its own say something."""
    return (FOLDER / rules.info.id.replace("-", "_")).is_dir()


def games(registered: Mapping[str, Rules] = GAMES) -> list[Game]:
    """Each game with every number of seats, each of its editions, and once with no option at its default."""
    found = []
    for rules in filter(has_tests, registered.values()):
        low, high = rules.info.seats
        found += [Game(rules, seats, {}, seed=seats) for seats in range(low, high + 1)]
        options = [option for option in rules.options(low) if option.rule]
        for option in options:
            if option.name in EDITIONS:
                values = (False, True) if option.kind == "bool" else option.values
                for number, value in enumerate(value for value in values if value != option.default):
                    found += playable(rules, low, high, {option.name: value}, 50 + number)
        other = {
            option.name: next(value for value in reversed(option.values) if value != option.default)
            for option in options
            if any(value != option.default for value in option.values)
        }
        if other:
            found += playable(rules, low, low, other, 100)
    return list({game.file: game for game in found}.values())


def playable(rules: Rules, low: int, high: int, options: Mapping[str, Any], seed: int) -> list[Game]:
    """The game with these options and the fewest seats with which they go together, if there is one."""
    for seats in range(low, high + 1):
        known = {option.name for option in rules.options(seats)}
        if set(options) <= known and rules.check(seats, rules.fill(seats, options)) is None:
            return [Game(rules, seats, options, seed)]
    return []


def text(game: Game) -> str:
    """The whole game."""
    return "\n".join(lines(game)) + "\n"


def lines(game: Game) -> Iterator[str]:
    """The whole game, line by line."""
    step = new_game(game.rules, game.seats, game.seed, game.options)
    yield "# A golden game. `python3 dev.py golden` writes it anew: only with the change of rules that explains it."
    yield f"game {game.rules.info.id} revision {game.rules.info.revision} seats {game.seats} seed {game.seed}"
    yield f"options {plain(step.position.game.options)}"
    yield ""
    yield "the deal"
    yield from told(step)
    yield from changes(None, step.position)
    yield from views(step.position)
    played = list(decisions(step.position, game.seed))
    full = len(played) if len(played) <= NEARLY else FULL
    for count, (p, choice, step) in enumerate(played, 1):
        action = game.rules.legal(p)[choice]
        if count > full:
            yield f"{count}. {p.phase}, seat {p.turn}: {action}  [{digest(step.position)}]"
            continue
        yield ""
        yield f"{count}. {p.phase}, seat {p.turn}"
        yield from wrapped("legal", [str(one) for one in game.rules.legal(p)])
        yield f"does {action}"
        yield from told(step)
        yield from changes(p, step.position)
        if count % EVERY == 0 or step.position.phase == OVER:
            yield from views(step.position)
    last = played[-1][2].position if played else step.position
    yield ""
    yield f"over {plain(position_to_json(last)['result'])}"


def decisions(p: Position, seed: int) -> Iterator[tuple[Position, int, Step]]:
    """Every decision of the game: the position, which of its legal actions was drawn, what it made of it."""
    state = chance.seeded(seed)
    while p.phase != OVER:
        state, choice = chance.draw(state, len(p.game.rules.legal(p)))
        step = play(p, p.game.rules.legal(p)[choice])
        yield p, choice, step
        p = step.position


def digest(p: Position) -> str:
    """Eight letters that stand for a whole position."""
    return hashlib.sha256(plain(position_to_json(p)).encode()).hexdigest()[:8]


def plain(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def wrapped(name: str, words: list[str]) -> Iterator[str]:
    """A name and words after it, on as many lines as they need."""
    line = name
    for word in words:
        if len(line) + 1 + len(word) > WIDTH:
            yield line
            line = " " * len(name)
        line += " " + word
    yield line


def told(step: Step) -> Iterator[str]:
    """Each event in full, then who is told something else, or nothing of it (`-`)."""
    readers = (*range(step.position.game.seats), None)
    # An action that others learn in other words is an event of its own for them.
    others = [event for event in step.happened if event not in step.events]
    for event in step.events[:-1]:
        full = event_line(event)
        yield f"  {event.moment}. {full}"
        same = [event, *(one for one in others if event.code == "acted" and one.moment == event.moment)]
        for seat in readers:
            heard = [one for one in (each.told(step.position.game.bit(seat)) for each in same) if one is not None]
            line = event_line(heard[0]) if heard else "-"
            if line != full:
                yield f"       {named(seat)}: {line}"


def named(seat: int | None) -> str:
    """A reader of events."""
    return "onlooker" if seat is None else f"seat {seat}"


def event_line(event: Event) -> str:
    """An event in the canon's words: `moved stock -> hand.0: 7H at 0 into 3`."""
    args = dict(event.args)
    words = [event.code]
    if "from" in args:
        words.append(f"{args.pop('from')} -> {args.pop('to')}")
    words += [f"{name}={value if isinstance(value, str) else plain(value)}" for name, value in args.items()]
    if event.cards:
        words[-1] += ":"
        words += [card if face else f"({card})" for card, face in zip(event.cards, event.faces, strict=True)]
    if event.at is not None and event.at != event.into:
        words.append("at " + " ".join(map(str, event.at)))
    if event.into is not None:
        words.append("into " + " ".join(map(str, event.into)))
    return " ".join(words)


def changes(before: Position | None, after: Position) -> Iterator[str]:
    """What is otherwise after a step: zones, vars, what each seat knows beyond what it sees."""
    for zone in after.zones:
        if before is None or before.texts(zone) != after.texts(zone):
            cards = after.texts(zone)
            if cards or before is not None:
                yield from wrapped(f"  {zone} ({len(cards)})", cards)
    new = position_to_json(after)["vars"]
    old = {} if before is None else position_to_json(before)["vars"]
    for name, value in new.items():
        if name not in old or old[name] != value:
            yield f"  {name} = {plain(value)}"
    for seat in range(after.game.seats):
        knows = certainty(after, seat)
        if before is None or certainty(before, seat) != knows:
            yield f"  seat {seat} knows {knows}"


def views(p: Position) -> Iterator[str]:
    """For each seat and an onlooker the zones of which it does not see all: what is seen, backs counted."""
    for seat in (*range(p.game.seats), None):
        for zone, texts in view(p, seat).zones.items():
            if list(texts) != p.texts(zone):
                groups = [(text, len(list(same))) for text, same in groupby(texts)]
                words = [text if count == 1 else f"{text}*{count}" for text, count in groups]
                yield from wrapped(f"  {named(seat)} sees {zone}:", words)


def certainty(p: Position, seat: int) -> str:
    """What a seat knows beyond what it is shown."""
    v = view(p, seat).to_json()
    found = [f"{zone} {plain(what)}" for part in ("knows", "sets") for zone, what in v[part].items()]
    return " ".join(found) or "nothing"
