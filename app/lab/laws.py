"""The laws of every game (docs/engine.md#the-contract) that a simulation can afford to check.

At every decision it checks what may be decided, and the bound; at every `CARDS`th the cards; at every `PAUSE`th JSON
there and back. In every `CLOSELY`th game the position keeps the seats' knowledge, and many steps are also carried out
as at the table, with events, and checked against the laws about what seats may know. A game that breaks a law, or in
which the rules fail, is stopped and reported with all its actions, so that it can be played again.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from app.engine import (
    OVER,
    Action,
    Game,
    Position,
    Step,
    View,
    Witnessed,
    advance,
    attended,
    deal_unknown,
    follow,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
    view_from_json,
    witnessed,
)
from app.engine.errors import in_short
from app.engine.game import thawed
from app.engine.notation import misfit
from app.lab.simulation import Deciders, NoLevel, Outcome, opened, outcome

LAWS: Mapping[str, str] = {
    "cards": "every card of the deck lies in one place, and no zone comes or goes",
    "vars": "the vars are those of the page, each of its kind, and none can be changed in place",
    "decision": "a seat of the game decides, in a phase and with verbs that are declared; or the game is over",
    "actions": "legal actions are told apart by their texts, and each is read back as itself",
    "order": "the same position has the same legal actions in the same order",
    "bound": "a game has no more actions than its bound",
    "result": "winners and scores are those of the game, and the reason is a code",
    "notation": "a position, and what each seat sees of it, is written as JSON and read back unchanged",
    "search": "a search comes to the same position as the table",
    "events": "what a seat is told of a step leads from what it saw to what it sees",
    "worlds": "no seat can tell a world dealt from its view from the true position",
    "rules": "the rules do not fail",
}
"""The laws, by code."""

CARDS = 8
"""The number of decisions between two counts of the cards; a lost or duplicate card stays so."""

PAUSE = 32
"""The number of decisions between two positions that are written and read back; ten times as many in a long game."""

LONG = 1000
"""A game with more decisions than this is long, and shows little that is new."""

CLOSELY = 50
"""Every fiftieth game keeps the seats' knowledge, beginning with the first at each table."""

LOOKS = 30
"""How many decisions at the beginning of such a game are also carried out as at the table.

Later ones are too, the nth with a probability of `LOOKS` / n.
"""

READ = 0.25
"""The share of these decisions after which the position, and the view of a seat, are written and read back."""

_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")


class LawBroken(Exception):
    """A law of `LAWS` does not hold; the detail says where, for the person who looks for the defect."""

    def __init__(self, law: str, detail: str) -> None:
        """Store the law's code and the detail."""
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


class Broken(NamedTuple):
    """A game that broke a law, and how: its number and deal, and the actions that led there."""

    law: str
    detail: str
    number: int
    deal: int
    actions: tuple[str, ...]


def hold(law: str, holds: bool, detail: str) -> None:
    """Raise LawBroken unless the law holds."""
    if not holds:
        raise LawBroken(law, detail)


@contextmanager
def under(law: str) -> Iterator[None]:
    """Turn any failure inside into a breach of this law."""
    try:
        yield
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken(law, described(error)) from error


def described(error: Exception) -> str:
    """An exception, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


def held_game(game: Game, number: int, deciders: Deciders) -> Outcome | Broken:
    """Play the game of this number in its run and check it against the laws, including that the rules do not fail.

    Raises NoLevel.
    """
    deal = deciders.deal
    done: list[str] = []
    try:
        return watched(Watch(game, deal), deciders, done, closely=number % CLOSELY == 0)
    except NoLevel:
        raise
    except LawBroken as broken:
        return Broken(broken.law, broken.detail, number, deal, tuple(done))
    except Exception as error:
        return Broken("rules", described(error), number, deal, tuple(done))


def watched(watch: Watch, deciders: Deciders, done: list[str], closely: bool) -> Outcome:
    """Play a game and watch it; `done` collects its actions. Raises LawBroken, and whatever the rules raise."""
    game, deal = watch.game, deciders.deal
    rules = game.rules
    p = opened(game, deal, Position if deciders.blind and not closely else Witnessed)
    if closely:
        watch.step(new_game(rules, game.seats, deal, game.options), p)
    bound = rules.bound(game.seats, game.options)
    while p.phase != OVER:
        legal, count = rules.legal(p), len(done)
        watch.position(p, legal)
        if count % CARDS == 0:
            watch.cards(p)
        if (count + deal) % (PAUSE if count < LONG else 10 * PAUSE) == 0:
            watch.at_rest(p, legal)
        action = deciders.decide(p, legal)
        hold("actions", action in legal, f"the player chose {action}, which is not legal")
        done.append(str(action))
        if closely and watch.random.random() * (count + 1) < LOOKS:
            watch.act(p, action)
        else:
            advance(p, action)
        hold("bound", len(done) <= bound, f"more than {bound} actions")
    found = watch.end(p, len(done))
    watch.at_rest(p, [])
    return found


class Watch:
    """Watches one game. `sound` are the actions, by phase, that have already been checked."""

    def __init__(self, game: Game, deal: int) -> None:
        self.game = game
        self.deck = set(range(len(game.cards)))
        self.sound: dict[str, set[Action]] = {}
        self.random = Random(f"watch {deal}")

    def position(self, p: Position, legal: Sequence[Action]) -> None:
        """Check a position in which a seat decides against the laws that are cheap to check."""
        hold("decision", p.turn is not None and 0 <= p.turn < self.game.seats, f"turn {p.turn} in phase {p.phase}")
        hold("decision", bool(legal) and p.result is None, f"nothing to decide in phase {p.phase}")
        several = set(legal)
        hold("actions", len(several) == len(legal), f"two legal actions read the same in phase {p.phase}")
        sound = self.sound.setdefault(p.phase, set())
        if not several <= sound:
            for action in several - sound:
                self.action(p.phase, action)
            sound |= several

    def cards(self, p: Position) -> None:
        """Check that every card lies in exactly one place."""
        lying = [*chain.from_iterable(p.zones.values()), *p.absent]
        if len(lying) != len(self.deck) or set(lying) != self.deck:
            names = self.game.cards
            twice = sorted(names[c] for c, count in Counter(lying).items() if count > 1)
            gone = sorted(names[c] for c in self.deck - set(lying))
            raise LawBroken("cards", f"doubled {twice}, missing {gone} in phase {p.phase}")
        hold("cards", p.zones.keys() == self.game.zones.keys(), f"the zones are {list(p.zones)}")

    def action(self, phase: str, action: Action) -> None:
        """Check an action that occurs for the first time: it is declared, and its text can be read back."""
        declared = (phase, action.verb) in self.game.rules.info.verbs
        hold("decision", declared, f"{action.verb} is not declared in phase {phase!r}")
        with under("actions"):
            hold("actions", Action.parse(str(action)) == action, f"{action} is read back as something else")

    def at_rest(self, p: Position, legal: Sequence[Action]) -> None:
        """Check a position against the laws that take longer, including what its seats see if knowledge is kept."""
        game = self.game
        self.cards(p)
        info = game.rules.info
        hold("vars", p.vars.keys() == info.vars.keys(), f"the vars are {list(p.vars)}")
        for name, var in info.vars.items():
            value = p.vars[name]
            wanted = misfit(var, thawed(var.kind, value), game) if unchanging(value) else "made of ints, texts, tuples"
            hold("vars", not wanted, f"{name} is {in_short(value)}, and should be {wanted}")
        for again in (p.copy(), p.bare()):
            # Clear what a search has stored, so that the legal actions are computed again.
            again.ready = None
            hold("order", game.rules.legal(again) == list(legal), f"asked twice in phase {p.phase}")
        games = {game.id: game.rules}
        with under("notation"):
            seen = attended(p)
            data = json.loads(json.dumps(position_to_json(seen), allow_nan=False))
            read = position_from_json(data, games)
            hold("notation", position_to_json(read) == data, f"another position is read in phase {p.phase}")
            hold("notation", game.rules.legal(read) == list(legal), f"other actions are legal in phase {p.phase}")
            seat = self.somebody()
            v = view(seen, seat)
            hold("notation", view(read, seat) == v, f"seat {seat} sees something else after reading")
            written = json.loads(json.dumps(v.to_json(), allow_nan=False))
            hold("notation", view_from_json(written, games) == v, f"the view of seat {seat} is read as another")

    def act(self, p: Position, action: Action) -> None:
        """Carry out an action in place, as at the table and as a search does, and compare the results."""
        before, bare = p.copy(), p.bare()
        advance(p, action)
        step = play(before, action)
        self.step(step, p)
        advance(bare, action)
        self.same(step.position, bare)
        if p.phase != OVER and self.random.random() < READ:
            self.at_rest(p, self.game.rules.legal(p))

    def step(self, step: Step, p: Position) -> None:
        """Compare a step made as at the table with the position that the same action led to in place."""
        table, seat = step.position, self.somebody()
        self.same(table, p)
        hold("search", witnessed(table).knowledge == witnessed(p).knowledge, f"seats know otherwise in {table.phase}")
        with under("events"):
            seen, true = follow(view(step.before, seat), step.told(seat)), view(table, seat)
            for part in View.__dataclass_fields__:
                alike = getattr(seen, part) == getattr(true, part)
                hold("events", alike, f"the events of seat {seat} lead to another {part}")
        with under("worlds"):
            self.worlds(table, table.turn if self.random.random() < 0.5 else seat)

    def same(self, table: Position, p: Position) -> None:
        """Check that both have led to the same position."""
        for part in ("zones", "vars", "phase", "turn", "rng", "result"):
            hold("search", getattr(table, part) == getattr(p, part), f"another {part} in phase {table.phase}")

    def worlds(self, p: Position, seat: int | None) -> None:
        """Check that a world dealt from a seat's view looks the same to it, with the same choices if it is in turn."""
        v = view(p, seat)
        world = deal_unknown(v, self.random)
        hold("worlds", view(world, seat) == v, f"seat {seat} can tell a dealt world from the true position")
        if seat is not None and seat == p.turn:
            legal = self.game.rules.legal(p)
            same = self.game.rules.legal(world) == legal
            hold("worlds", same, f"what is legal in phase {p.phase} depends on something hidden")
            narrowed = self.game.rules.offered(v, {})
            hold("worlds", narrowed is None or {*narrowed} <= {*legal}, f"what is not legal is offered: {narrowed}")

    def end(self, p: Position, actions: int) -> Outcome:
        """Check the end of a game against the laws; returns how it ended."""
        game, result = self.game, p.result
        self.cards(p)
        hold("decision", p.turn is None and not game.rules.legal(p), "somebody is to decide after the end")
        if result is None:
            raise LawBroken("result", "the game is over without a result")
        known = {*range(game.seats), *game.rules.info.simulated}
        winners = result.winners
        scores = result.scores
        places = result.places
        hold("result", len({*winners} & known) == len(winners), f"winners {in_short(winners)}")
        hold("result", len(scores) == (game.rules.info.scored or game.seats), f"scores {in_short(scores)}")
        hold("result", places is None or len(places) == game.seats, f"places {in_short(places)}")
        hold("result", bool(_CODE.match(result.reason)), f"reason {in_short(result.reason)}")
        return outcome(p, actions)

    def somebody(self) -> int | None:
        """A random seat, or None for the onlooker."""
        seat = int(self.random.random() * (self.game.seats + 1))
        return None if seat == self.game.seats else seat


def unchanging(value: Any) -> bool:
    """Whether a value consists only of ints, texts and tuples."""
    return isinstance(value, int | str) or (isinstance(value, tuple) and all(unchanging(inner) for inner in value))
