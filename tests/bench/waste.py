"""Moves that a good player does not make: a lint of whole games; prints one JSON object a game.

`python3 dev.py bench waste [--level LEVEL] [--into FOLDER] [DEALS] [SECONDS] [GAME ...]` (greedy, the finds kept in
build/waste, 300 deals and at most 60 s of processor time a game, all games). All seats are played at one level, with
every number of seats in turn. Two things are looked for at each decision with a choice:

- `wasted`: a card was spent although a lower one would have done the same. The two actions differ only in that card. In
  every dealt world both are carried out, and the others play on until the seat is in turn again. The results differ
  only in that the two cards have changed places, and the card spent lies in a pile that is not the seat's own. It is
  also dearer by the game's `price` (or, if the game has none, by its rank within the suit). Two cases are left out:
  games for one, which are about the place of each card, and seats that go on in the same phase, because the cheaper
  card may come next.
- `against`: for this decision a world was tried in which a card does not lie where the seat saw it or knows it to be.

Each find is kept as a game that opens at that decision, named after what was done and what would have been enough. Some
of these moves are right after all: it may be good to be rid of a high card. A person should look at them.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple
from weakref import WeakKeyDictionary

from app.bots import judgement_of
from app.bots.dealer import Dealer
from app.bots.judgement import Judgement, whim
from app.bots.levels import LEVELS
from app.bots.players import decide
from app.bots.search import Deal, Search
from app.engine import Action, Position, Record, View, advance, hidden, view
from app.engine.zones import Kind
from app.games import GAMES
from app.store.files import write_kupa
from tests.bench._asked import Number, Question

DEALS = 300
SECONDS = 60.0
WORLDS = 40
"""In how many worlds two actions must come to the same."""

FAR = 60
"""How many decisions of others are played at most while waiting for the seat's next turn."""


# Against what was seen


def contradicts(seen: View, world: Position) -> bool:
    """Whether a card does not lie in this world where the seat sees it or knows it to be."""
    names, zones = world.game.cards, seen.game.zones
    lying = {zone: [names[c] for c in cards] for zone, cards in world.zones.items()}
    for zone, texts in seen.zones.items():
        if len(lying[zone]) != len(texts):
            return True
        sure = {i: text for i, text in enumerate(texts) if not hidden(text)} | dict(seen.knows.get(zone, {}))
        if zones[zone].kind is Kind.HAND:
            # The order of a hand means nothing.
            if Counter(sure.values()) - Counter(lying[zone]):
                return True
        elif any(lying[zone][i] != text for i, text in sure.items()):
            return True
    for name, texts in seen.sets.items():
        inside = (name,) if name in zones else seen.game.groups[name]
        if Counter(texts) - Counter(text for zone in inside for text in lying[zone]):
            return True
    return False


class Watched:
    """Counts the worlds that players try, and whether any contradicts what their seat knows."""

    worlds = 0
    wrong = 0

    @classmethod
    def look(cls, seen: View, world: Position) -> Position:
        """Count this world."""
        cls.worlds += 1
        cls.wrong += contradicts(seen, world)
        return world


def watch() -> None:
    """Examine every world that a dealer deals from now on, and those of a search after they were made likelier."""
    made, dealt, likely = Dealer.__init__, Dealer.world, Search.likely_worlds
    seen: WeakKeyDictionary[Dealer, View] = WeakKeyDictionary()

    def make(self: Dealer, view: View) -> None:
        made(self, view)
        seen[self] = view

    def deal(self: Dealer, rng: Random) -> Position:
        return Watched.look(seen[self], dealt(self, rng))

    def likelier(self: Search) -> Deal:
        following = likely(self)
        return lambda rng: Watched.look(self.view, following(rng))

    Dealer.__init__, Dealer.world = make, deal  # type: ignore[method-assign]
    Search.likely_worlds = likelier  # type: ignore[method-assign]


# Waste


def cheaper(seen: View, own: Judgement, action: Action, offered: list[Action]) -> Iterator[tuple[Action, str, str]]:
    """The actions that differ from this one in one card, a cheaper one: with the card spent and the cheaper card."""
    ids, priced = seen.game.ids, type(own).price is not Judgement.price
    for other in offered:
        if other.verb != action.verb or len(other.args) != len(action.args):
            continue
        differing = [pair for pair in zip(action.args, other.args, strict=True) if pair[0] != pair[1]]
        if len(differing) != 1 or not all(text in ids for text in differing[0]):
            continue
        spent, lower = differing[0]
        if priced:
            dearer = own.price(seen, other) < own.price(seen, action)
        else:
            dearer = spent[1:] == lower[1:] and ids[lower][0] < ids[spent][0]
        if dearer:
            yield other, spent, lower


def went_on(world: Position, action: Action, seat: int, own: Judgement) -> Position:
    """The position after an action when the seat is in turn again; the others play by their rule of thumb."""
    p = world.copy()
    advance(p, action)
    for _ in range(FAR):
        if p.turn in (None, seat):
            break
        advance(p, own.quick(p))
    return p


def exchanged(p: Position, one: int, other: int) -> Mapping[str, list[int]]:
    """Where all cards lie if these two change places; hands without an order."""
    change = {one: other, other: one}
    found = {zone: [change.get(c, c) for c in cards] for zone, cards in p.zones.items()}
    return {z: sorted(cards) if p.game.zones[z].kind is Kind.HAND else cards for z, cards in found.items()}


def wasted(seen: View, action: Action, seed: int) -> tuple[Action, str] | None:
    """An action that would have been enough, and what it would have saved; None if nothing was wasted."""
    if seen.game.seats == 1:
        return None
    own = judgement_of(seen.game.id)
    for other, spent, lower in cheaper(seen, own, action, seen.legal):
        if all(same_result(seen, world, (action, other), (spent, lower)) for world in dealt(seen, seed)):
            return other, f"{lower} for {spent}"
    return None


def dealt(seen: View, seed: int) -> Iterator[Position]:
    """A few worlds that are possible here."""
    rng, dealer = whim(seen, seed), Dealer(seen)
    for _ in range(WORLDS):
        yield dealer.world(rng)


def same_result(seen: View, world: Position, actions: tuple[Action, Action], cards: tuple[str, str]) -> bool:
    """Whether two actions lead to the same result in this world, except that one spends a dearer card."""
    seat, game = seen.decider, seen.game
    own = judgement_of(game.id)
    (spent, lower) = (game.ids[text][0] for text in cards)
    at_once = world.copy()
    advance(at_once, actions[0])
    if (at_once.turn, at_once.phase) == (seat, world.phase):
        return False
    here, there = (went_on(world, action, seat, own) for action in actions)
    if (here.phase, here.turn, here.vars) != (there.phase, there.turn, there.vars) or here.result != there.result:
        return False
    gone = [zone for zone in game.zones.values() if zone.kind is Kind.PILE and zone.owner != seat]
    if here.result is not None or not any(spent in here.zones[zone.id] for zone in gone):
        return False
    return exchanged(here, spent, lower) == exchanged(there, spent, spent)


class Find(NamedTuple):
    """A find: which gesture of which deal, the decision, and what is wrong with it."""

    what: str
    deal: int
    seats: int
    number: int
    action: str
    enough: str


def finds_in(record: Record, level: str, deal: int) -> Iterator[Find | None]:
    """Play a game to its end; yield for every decision with a choice its find, or None."""
    while record.position.turn is not None:
        p = record.position
        seen = view(p, p.turn)
        before = Watched.wrong
        action = decide(seen, level, deal, {"hour": 7}).action
        number = len(record.done)
        if len(seen.legal) > 1:
            found = wasted(seen, action, deal) if Watched.wrong == before else None
            if Watched.wrong > before:
                yield Find("against", deal, p.game.seats, number, str(action), "")
            elif found is not None:
                yield Find("wasted", deal, p.game.seats, number, str(action), f"{found[0]} ({found[1]})")
            else:
                yield None
        record.act(str(action))


def measured(game: str, games: int, level: str, folder: Path, seconds: float) -> dict[str, object]:
    """The figures of one game; its finds are kept in the folder."""
    rules = GAMES[game]
    numbers = rules.seats()
    counts: Counter[str] = Counter()
    kept: list[str] = []
    until = time.process_time() + seconds
    for deal in range(1, games + 1):
        if time.process_time() > until:
            break
        counts["games"] += 1
        record = Record.begin(rules, numbers[deal % len(numbers)], deal, {})
        for find in finds_in(record, level, deal):
            counts["decisions"] += 1
            if find is None:
                continue
            counts[find.what] += 1
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{game}-{level}-{deal}-{find.number}.kupa"
            # The record as it is now opens at the decision.
            write_kupa(path, record, {"found": find._asdict()}, replace=True)
            kept.append(f"{path.name}: {find.what}, {find.action}; {find.enough}")
    return {"game": game, "level": level, **counts, "finds": kept[:20]}


def main(words: Sequence[str]) -> None:
    """Examine games of each kind."""
    question = Question("waste", __doc__, Number("deals", DEALS, 1), Number("seconds", SECONDS), games=GAMES)
    question.add_argument("--level", choices=("greedy", *LEVELS), default="greedy", help="who plays all the seats")
    question.add_argument("--into", type=Path, default=Path("build/waste"), metavar="FOLDER", help="where finds go")
    asked = question.asked(words)
    watch()
    for game in asked.games:
        Watched.worlds = Watched.wrong = 0
        figures = measured(game, asked.deals, asked.level, asked.into, asked.seconds)
        print(json.dumps({**figures, "worlds": Watched.worlds}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
