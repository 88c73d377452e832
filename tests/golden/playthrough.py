"""A whole seeded game as text, for a person to read when a rule has changed.

What the game shows for the first and the second time is told in full: the decision, what was legal, what followed, and
who was told something else. Decisions that show nothing new are counted, and a digest stands for everything they did,
so that no rule can change unseen. The first lines of each text say how to read it. The choices come from the pinned
generator, so the text is the same with every version of Python.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from app.engine import OVER, Action, Event, Position, Rules, Step, chance, new_game, play, position_to_json, view
from app.engine.cards import HIDDEN
from app.engine.events import EVERYBODY
from app.games import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "games"
WIDTH = 100
"""Characters in a line that can be broken."""
FEW = 20
"""Up to this many arguments of one verb are listed; of more, only the first and the last."""
FEW_ALIKE = 2
"""Up to this many decisions in a row that show nothing new are told anyway: a table would be longer."""
TWICE = 2
"""How often a thing that happens in a game is told in full before it is only counted."""
EDITIONS = ("edition", "wording", "ending", "variation", "variations")
"""Options that make another edition of a game: each of their values is played."""

PLAIN = ("result", "args", "zone", "zones")
"""Arguments of events whose names tell a reader nothing."""

LEGEND = """\
# A golden game: played by chance from the seed below and kept, so that a change of the rules can be read in it.
# The tests play it again; `python3 dev.py golden` writes it anew, for the commit whose change explains it.
#
# A line at the margin is a decision: the seat, its phase, what it did. Indented: what was legal, and what followed.
#   stock -> hand.0: 7H (2C)   cards moved; 2C came to lie face down
#   vars round=2               what has changed
#   1 knows hand.0: 7H         what a seat is certain of beyond what it is shown, when that has changed
# After "|" stands who was told less: "backs" if no card was named to them, "nothing" if they were not told at all.
# Seats are numbers, x is somebody who looks on. What a game does for the third time is no more told but counted;
# the letters in brackets are a digest of every position, legal action and event since the last ones.
"""


class Game(NamedTuple):
    """What is played; `options` are those that differ from the default."""

    rules: Rules
    seats: int
    options: Mapping[str, Any]
    seed: int

    @property
    def file(self) -> Path:
        """The file of its text: `<game>/golden/1-ace=low.txt`."""
        chosen = "".join(f"-{name}={str(value).lower()}" for name, value in self.options.items())
        return FOLDER / self.rules.info.id.replace("-", "_") / "golden" / f"{self.seats}{chosen}.txt"

    @property
    def name(self) -> str:
        """Its name in a report: `solo/1-ace=low`."""
        return f"{self.rules.info.id}/{self.file.stem}"


def has_tests(rules: Rules) -> bool:
    """Whether a game has golden games: it has if there are tests of its own."""
    return (FOLDER / rules.info.id.replace("-", "_")).is_dir()


def games(registered: Mapping[str, Rules] = GAMES) -> list[Game]:
    """Each game, and each of its editions, with the fewest seats that can play it."""
    found = []
    for rules in filter(has_tests, registered.values()):
        fewest = rules.info.seats[0]
        found.append(Game(rules, fewest, {}, seed=fewest))
        for option in rules.options(fewest):
            if option.name in EDITIONS and option.rule:
                values = (False, True) if option.kind == "bool" else option.values
                for number, value in enumerate(value for value in values if value != option.default):
                    found += playable(rules, {option.name: value}, 50 + number)
    return found


def playable(rules: Rules, options: Mapping[str, Any], seed: int) -> list[Game]:
    """The game with these options and the fewest seats that they allow, if there is one."""
    for seats in rules.seats():
        known = {option.name for option in rules.options(seats)}
        if set(options) <= known and rules.check(seats, rules.fill(seats, options)) is None:
            return [Game(rules, seats, options, seed)]
    return []


def text(game: Game) -> str:
    """The whole text of a game."""
    return LEGEND + "\n".join(lines(game)) + "\n"


def lines(game: Game) -> Iterator[str]:
    """The text of a game after the legend, line by line."""
    step = new_game(game.rules, game.seats, game.seed, game.options)
    info = game.rules.info
    yield f"game {info.id}, revision {info.revision}, {game.seats} seats, seed {game.seed}"
    yield from wrapped("options", [f"{name}={plain(value)}" for name, value in step.position.options.items()])
    yield ""
    yield "The deal"
    yield from followed(step)
    yield from table(step.position)
    met: Counter[str] = Counter()
    digest, alike = Digest(step), list[Decision]()
    for decision in decisions(step.position, game.seed):
        step = decision.step
        new = [kind for kind in kinds(decision) if met[kind] < TWICE]
        met.update(new)
        if not new:
            alike.append(decision)
            continue
        yield from gap(alike, digest)
        alike.clear()
        yield from decided(decision)
        digest.add(step)
    yield from gap(alike, digest)
    yield ""
    yield f"The end [{digest.taken()}]"
    yield from table(step.position)
    yield f"  result {plain(position_to_json(step.position)['result'])}"


def gap(alike: list[Decision], digest: Digest) -> Iterator[str]:
    """Tell decisions that show nothing new: their number and the table after them, or each if they are few."""
    for decision in alike:
        if len(alike) <= FEW_ALIKE:
            yield from decided(decision)
        digest.add(decision.step)
    if len(alike) > FEW_ALIKE:
        yield ""
        yield f"... {len(alike)} more decisions like those above [{digest.taken()}]"
        last = alike[-1].step.position
        if last.phase != OVER:
            yield from table(last)


class Decision(NamedTuple):
    """A decision: the position, the action, and the step that followed."""

    before: Position
    action: Action
    step: Step


def decisions(p: Position, seed: int) -> Iterator[Decision]:
    """Every decision of a game whose choices are drawn."""
    state = chance.seeded(seed)
    while p.phase != OVER:
        legal = p.game.rules.legal(p)
        state, choice = chance.draw(state, len(legal))
        decision = Decision(p, legal[choice], play(p, legal[choice]))
        yield decision
        p = decision.step.position


def kinds(decision: Decision) -> list[str]:
    """The kinds of things that a decision shows of a game, regardless of the seat and the cards."""
    p, action, step = decision
    found = [f"{p.phase} {action.verb}", f"then {step.position.phase}"]
    for event in step.happened:
        named = [event.args.get("code", ""), *(sort_of(event.args.get(end, "")) for end in ("from", "to"))]
        found.append(" ".join([event.code, "forced" if "forced" in event.args else "", *named]))
    return list(dict.fromkeys(found))


def sort_of(zone: str) -> str:
    """A zone without its number or suit: `hand` for `hand.0`."""
    return zone.partition(".")[0]


class Digest:
    """Eight letters that stand for everything added since they were last taken."""

    def __init__(self, opening: Step) -> None:
        """Begin with the deal."""
        self._sum = hashlib.sha256()
        self.add(opening)

    def add(self, step: Step) -> None:
        """Add everything visible of a step: its position, what is legal there, and what each reader was told."""
        p = step.position
        self._sum.update(plain(position_to_json(p)).encode())
        self._sum.update(" ".join(map(str, p.game.rules.legal(p))).encode())
        for reader in readers(p):
            self._sum.update(plain([event.to_json() for event in step.told(reader)]).encode())

    def taken(self) -> str:
        """Return the letters; the next ones stand for what is added later."""
        letters = self._sum.hexdigest()[:8]
        self._sum = hashlib.sha256()
        return letters


def readers(p: Position) -> tuple[int | None, ...]:
    """Every seat, and the onlooker."""
    return (*range(p.game.seats), None)


def called(several: Iterable[int | None]) -> str:
    """Readers in a line: `0 2 x`."""
    return " ".join("x" if reader is None else str(reader) for reader in several)


def plain(value: Any) -> str:
    """JSON on one line, with as few characters as possible."""
    return json.dumps(value, separators=(",", ":")).replace('"', "")


def wrapped(name: str, words: Iterable[str]) -> Iterator[str]:
    """A name and words after it, on as many lines as they need."""
    line = name
    for word in words:
        if len(line) + 1 + len(word) > WIDTH and line.strip():
            yield line
            line = " " * (len(name) - len(name.lstrip()) + 2)
            line += "  " if name.strip() else ""
        line += " " + word
    yield line


def decided(decision: Decision) -> Iterator[str]:
    """A decision with what was legal, what followed by itself, and what each seat has come to know."""
    p, action, step = decision
    yield ""
    yield f"{p.turn} {p.phase}: {action}"
    yield from wrapped("  legal", offered(p.game.rules.legal(p)))
    yield from followed(step)
    old, new = position_to_json(p)["vars"], position_to_json(step.position)["vars"]
    changed = [f"{name}={plain(new[name])}" for name in new if old.get(name) != new[name]]
    if changed:
        yield from wrapped("  vars", changed)
    yield from known(step.position, certainty(p))


def offered(legal: Iterable[Action]) -> Iterator[str]:
    """Legal actions, those of one verb together: `commit: 7H 8C; pass`."""
    verbs: dict[str, list[str]] = {}
    for action in legal:
        verbs.setdefault(action.verb, []).append(":".join(action.args))
    for verb, several in verbs.items():
        if several == [""]:
            yield f"{verb};"
            continue
        if len(several) > FEW:
            several = [*several[: FEW // 2], f"... {len(several) - FEW} more ...", *several[-FEW // 2 :]]
        yield f"{verb}:"
        yield from several[:-1]
        yield f"{several[-1]};"


def followed(step: Step) -> Iterator[str]:
    """What followed: cards with the same way together, and after a bar the readers who were told less."""
    for lot in lots(step):
        told = {reader: share(lot, step.position.game.bit(reader)) for reader in readers(step.position)}
        less: dict[str, list[int | None]] = {}
        full = share(lot, EVERYBODY)
        for reader, line in told.items():
            if line != full:
                less.setdefault(line, []).append(reader)
        parts = [f"{called(several)}: {line}" for line, several in less.items()]
        yield from wrapped(" ", [*full.split(), *(["|", *"; ".join(parts).split()] if parts else [])])


def lots(step: Step) -> Iterator[list[Event]]:
    """The events in their order. Moves in a row between the same zones, told to the same readers, are one lot."""
    mine = [event for event in step.happened if event in step.events]
    gathered: dict[Any, list[Event]] = {}
    for event in mine[1:] if mine and mine[0].code == "acted" else mine:
        start = event.args.get("from")
        if event.code != "moved" or (gathered and next(iter(gathered))[0] != start):
            yield from gathered.values()
            gathered.clear()
        if event.code != "moved":
            yield [event]
            continue
        gathered.setdefault((start, event.args["to"], event.to, *sorted(set(event.sight))), []).append(event)
    yield from gathered.values()


def share(lot: list[Event], mask: int) -> str:
    """What the reader with this mask is told of a lot; "backs" if none of its cards is named."""
    told = [event for one in lot if (event := one.told(mask)) is not None]
    if not told:
        return "nothing"
    shown = [
        card if face else f"({card})" for event in told for card, face in zip(event.cards, event.faces, strict=True)
    ]
    if mask != EVERYBODY and shown and all(card.strip("()").startswith(HIDDEN[0]) for card in shown):
        return "backs"
    return f"{sentence(told[0])}{': ' if shown else ''}{' '.join(shown)}"


def sentence(event: Event) -> str:
    """An event without its cards: `stock -> hand.0`, `said kupa 2`."""
    args = dict(event.args)
    if event.code in ("moved", "moved-all"):
        return f"{args['from']} -> {args['to']}"
    if event.code == "acted":
        return f"{'by itself' if 'forced' in args else 'then'} {args['seat']}: {args.get('action', 'hidden')}"
    words = [args.pop("code")] if "code" in args else []
    words += [plain(value) if name in PLAIN else f"{name}={plain(value)}" for name, value in args.items()]
    return " ".join([event.code, *words])


def table(p: Position) -> Iterator[str]:
    """Where the cards lie, who does not see them all, and the vars that differ from their start values."""
    seen = {reader: view(p, reader).zones for reader in readers(p)}
    for zone in p.zones:
        texts = p.texts(zone)
        if not texts:
            continue
        blind: dict[str, list[int | None]] = {}
        for reader, zones in seen.items():
            if list(zones[zone]) != texts:
                hidden = all(text.startswith(HIDDEN[0]) for text in zones[zone])
                blind.setdefault("backs" if hidden else runs(zones[zone]), []).append(reader)
        parts = [f"{called(several)}: {line}" for line, several in blind.items()]
        if sum(map(len, blind.values())) == len(seen) and set(blind) == {"backs"}:
            yield f"  {zone}: {len(texts)} face down"
            continue
        yield from wrapped(f"  {zone}:", [*texts, *(["|", *"; ".join(parts).split()] if parts else [])])
    start = p.game.rules.info.vars
    changed = [
        f"{name}={plain(value)}"
        for name, value in position_to_json(p)["vars"].items()
        if name not in start or value != start[name].start
    ]
    if changed:
        yield from wrapped("  vars", changed)
    yield from known(p, {})


def runs(texts: Iterable[str]) -> str:
    """Cards in a row as a reader sees them, equal ones in a row counted: `??*4 7H`."""
    groups = [(text, len(list(same))) for text, same in groupby(texts)]
    return " ".join(text if count == 1 else f"{text}*{count}" for text, count in groups)


def known(p: Position, before: Mapping[int, str]) -> Iterator[str]:
    """What seats are certain of beyond what they are shown, if it has changed."""
    groups: dict[str, list[int | None]] = {}
    for seat, what in certainty(p).items():
        if what != before.get(seat, ""):
            groups.setdefault(what or "nothing more", []).append(seat)
    for what, several in groups.items():
        yield from wrapped(f"  {called(several)} know{'s' if len(several) == 1 else ''}", what.split())


def certainty(p: Position) -> dict[int, str]:
    """What each seat knows beyond what it is shown: cards in their places (`held.0[2] 7H`), cards in a group."""
    found = {}
    for seat in range(p.game.seats):
        v = view(p, seat).to_json()
        places = [f"{zone}[{index}] {card}" for zone, all_ in v["knows"].items() for index, card in all_.items()]
        groups = [f"{zone}: {' '.join(several)}" for zone, several in v["sets"].items()]
        found[seat] = "; ".join([*places, *groups])
    return found
