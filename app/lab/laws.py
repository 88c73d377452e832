"""The laws of every game (docs/engine.md#the-contract) that a simulation can afford to check.

The functions that check one position or one step raise `ContractBroken`; the whole contract (`app.lab.contract`) calls
them too. `held_game` plays a game and watches it. At every decision it checks what may be decided, and the bound; at
every `CARDS`th the cards; at every `PAUSE`th JSON there and back. In every `CLOSELY`th game the position keeps the
seats' knowledge, and many steps are also carried out as at the table, with events, and checked against the laws about
what seats may know. A game that breaks a law, or in which the rules fail, is stopped and reported with all its actions,
so that it can be played again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from app.engine import (
    OVER,
    Action,
    Game,
    InvalidPosition,
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
from app.engine.declaring import BY_CHANCE, wrong_legal, wrong_texts, wrong_values
from app.engine.notation import result_from_json
from app.games import GAMES, failure, folder
from app.lab.broken import ContractBroken, broken, hold
from app.lab.simulation import Deciders, NoLevel, Outcome, opened, outcome
from app.lab.told import BY_OPERATIONS, reader

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

FAILED = "rules"
"""The law that the rules do not fail."""

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

class Broken(NamedTuple):
    """A game that broke a law, and how: its number and deal, and the actions that led there."""

    law: str
    detail: str
    number: int
    deal: int
    actions: tuple[str, ...]


@contextmanager
def under(law: str) -> Iterator[None]:
    """Turn any failure inside into a breach of this law."""
    try:
        yield
    except ContractBroken:
        raise
    except Exception as error:
        raise ContractBroken(described(error), law) from error


def described(error: Exception, game: str = "") -> str:
    """An exception, in one line; of a failure in a `game`'s folder also the file and the line."""
    if game in GAMES:
        return failure(error, folder(game))
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
    except ContractBroken as fault:
        return Broken(fault.law, str(fault), number, deal, tuple(done))
    except Exception as error:
        return Broken(FAILED, described(error, game.id), number, deal, tuple(done))


def watched(watch: Watch, deciders: Deciders, done: list[str], closely: bool) -> Outcome:
    """Play a game and watch it; `done` collects its actions. Raises ContractBroken, and whatever the rules raise."""
    game, deal = watch.game, deciders.deal
    rules = game.rules
    p = opened(game, deal, Position if deciders.blind and not closely else Witnessed)
    if closely:
        watch.step(new_game(rules, game.seats, deal, game.options), p)
    bound = rules.bound(game.seats, game.options)
    while p.phase != OVER:
        legal, count = rules.legal(p), len(done)
        check_legal(p, legal, watch.sound)
        if count % CARDS == 0:
            check_cards(p)
        if (count + deal) % (PAUSE if count < LONG else 10 * PAUSE) == 0:
            watch.at_rest(p, legal)
        action = deciders.decide(p, legal)
        hold(action in legal, f"the player chose {action}, which is not legal", "actions")
        done.append(str(action))
        if closely and watch.random.random() * (count + 1) < LOOKS:
            watch.act(p, action)
        else:
            advance(p, action)
        hold(len(done) <= bound, f"a game is longer than its bound, {bound} actions", "bound")
    found = watch.end(p, len(done))
    watch.at_rest(p, [])
    return found


class Watch:
    """Watches one game. `sound` are the actions, by phase, that have already been checked."""

    def __init__(self, game: Game, deal: int) -> None:
        self.game = game
        self.sound: dict[str, set[Action]] = {}
        self.random = Random(f"watch {deal}")

    def at_rest(self, p: Position, legal: Sequence[Action]) -> None:
        """Check a position against the laws that take longer, including what its seats see if knowledge is kept."""
        check_cards(p)
        check_vars(p)
        check_order(p, legal)
        with under("notation"):
            check_notation(attended(p), legal, [self.somebody()])

    def act(self, p: Position, action: Action) -> None:
        """Carry out an action in place, as at the table and as a search does, and compare the results."""
        before, bare = p.copy(), p.bare()
        advance(p, action)
        step = play(before, action)
        self.step(step, p)
        advance(bare, action)
        check_same(step.position, bare)
        if p.phase != OVER and self.random.random() < READ:
            self.at_rest(p, self.game.rules.legal(p))

    def step(self, step: Step, p: Position) -> None:
        """Compare a step made as at the table with the position that the same action led to in place."""
        table, seat = step.position, self.somebody()
        check_same(table, p)
        hold(table.knowledge == witnessed(p).knowledge, f"seats know otherwise in {table.phase}", "search")
        with under("events"):
            check_following(step, seat)
        with under("worlds"):
            check_world(table, table.turn if self.random.random() < 0.5 else seat, self.random)

    def end(self, p: Position, actions: int) -> Outcome:
        """Check the end of a game against the laws; returns how it ended."""
        check_cards(p)
        hold(p.turn is None and not self.game.rules.legal(p), "somebody is to decide after the end", "decision")
        with under("result"):
            hold(p.result is not None, "the game is over without a result", "result")
            assert p.result is not None
            result_from_json(p.result.to_json(), self.game)
        return outcome(p, actions)

    def somebody(self) -> int | None:
        """A random seat, or None for the onlooker."""
        seat = int(self.random.random() * (self.game.seats + 1))
        return None if seat == self.game.seats else seat


# One position, one step


def check_legal(p: Position, legal: Sequence[Action], sound: dict[str, set[Action]]) -> None:
    """Check what a seat may decide; `sound` are the actions, by phase, that need no further check."""
    somebody = p.turn is not None and 0 <= p.turn < p.game.seats and p.result is None
    known = sound.setdefault(p.phase, set())
    several = set(legal) if known else set()
    if several and somebody and len(several) == len(legal) and several <= known:
        return  # as nearly always: even to write what might be wrong would take longer
    hold(somebody, f"nobody of the game decides in phase {p.phase}", "decision")
    wrong = wrong_legal(p, [*(several - known)] or legal)
    hold(not wrong, wrong, "decision")
    several = set(legal)
    hold(len(several) == len(legal), f"two legal actions read the same in phase {p.phase}", "actions")
    if wrong := wrong_texts(several - known):
        broken(wrong, "actions")
    known |= several


def check_cards(p: Position) -> None:
    """Check that every card lies in exactly one place."""
    lying = [*chain.from_iterable(p.zones.values()), *p.absent]
    names = p.game.cards
    deck = _deck(len(names))
    if len(lying) != len(deck) or set(lying) != deck:
        twice = sorted(names[c] for c, count in Counter(lying).items() if count > 1)
        gone = sorted(names[c] for c in deck - set(lying))
        broken(f"a card is doubled or missing: doubled {twice}, missing {gone}", "cards")
    hold(list(p.zones) == list(p.game.zones), f"zones come or go: there are {list(p.zones)}", "cards")


@cache
def _deck(count: int) -> frozenset[int]:
    return frozenset(range(count))


def check_vars(p: Position) -> None:
    """Check that the vars are those of the page, and each of its kind."""
    if wrong := wrong_values(p):
        broken(wrong, "vars")


def check_order(p: Position, legal: Sequence[Action]) -> None:
    """Check that the same actions are legal in the same order when a copy is asked, with witnesses or without."""
    for again in (p.copy(), p.bare()):
        # Clear what a search has stored, so that the legal actions are computed again.
        again.ready = None
        same = p.game.rules.legal(again) == list(legal)
        hold(same, f"the order of the legal actions in phase {p.phase} changes; {BY_CHANCE}", "order")


def check_notation(p: Witnessed, legal: Sequence[Action], seats: Iterable[int | None]) -> None:
    """Check that a position, its legal actions and what these seats see of it survive JSON."""
    games = {p.game.id: p.game.rules}
    data = read_back(position_to_json(p))
    again = position_from_json(data, games)
    hold(position_to_json(again) == data, "another position is read than was written", "notation")
    hold(p.game.rules.legal(again) == list(legal), "what is legal depends on more than is written", "notation")
    for seat in seats:
        v = view(p, seat)
        hold(view(again, seat) == v, f"{reader(seat)} sees something else after reading", "notation")
        written = read_back(v.to_json())
        hold("rng" not in written, f"the view of {reader(seat)} has the chance state", "notation")
        try:
            same = view_from_json(written, games) == v
        except InvalidPosition as refused:
            refused.add_note(f"as {reader(seat)} may imagine it, with the start value of a var that is secret")
            raise
        hold(same, f"the view of {reader(seat)} is read as another one", "notation")


def read_back(value: Any) -> Any:
    """A value as it is read from the JSON in which it is written, which must be the same."""
    read = json.loads(json.dumps(value, allow_nan=False))
    hold(read == value, "the value is not plain JSON", "notation")
    return read


def check_same(table: Position, p: Position) -> None:
    """Check that a search has come to the same position as the table."""
    for part in ("zones", "vars", "phase", "turn", "rng", "result"):
        same = getattr(table, part) == getattr(p, part)
        hold(same, f"a search comes to a position that differs in its {part}", "search")


def check_following(step: Step, seat: int | None) -> None:
    """Check that a seat's events, applied to what it saw, give what it sees."""
    seen, true = follow(view(step.before, seat), step.told(seat)), view(step.position, seat)
    for part in View.__dataclass_fields__:
        same = getattr(seen, part) == getattr(true, part)
        hold(same, f"what {reader(seat)} is told leads to other {part} than it then sees; {BY_OPERATIONS}", "events")


def check_world(p: Position, seat: int | None, random: Random) -> None:
    """Check that a world dealt from a seat's view looks the same to it, with the same choices if it is in turn."""
    v = view(p, seat)
    world = deal_unknown(v, random)
    hold(view(world, seat) == v, f"{reader(seat)} can tell the worlds apart", "worlds")
    hold(world.rng != p.rng or p.rng == 0, "a world has the true chance state", "worlds")
    if v.decides:
        legal = p.game.rules.legal(p)
        hold(p.game.rules.legal(world) == legal, "what is legal depends on something hidden", "worlds")
        offered = p.game.rules.offered(v, {})
        hold(offered is None or {*offered} <= {*legal}, f"what is not legal is offered: {offered}", "worlds")
