"""Who plays in the lab: the players of every game, and some that only the lab has, with or without a restriction.

`THUMB` follows the same rule of thumb as the quick player, but needs no view for every decision. If the game's
judgement says in which phases its `quick` looks at hidden cards (`Judgement.guesses`), `quick` is asked about a copy of
the position, in which those phases first get the unseen cards dealt again. That makes a game ten to a hundred times as
fast. If the judgement says nothing about it, the quick player itself plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import repeat, starmap
from random import Random

from app.bots import judgement_of
from app.bots.hindsight import as_they_lie
from app.bots.judgement import whim
from app.bots.search import Search
from app.engine import Action, Game, Position, Zone, before_strangers, chance, view
from app.lab.experiment import THUMB, Restriction
from app.lab.simulation import CHEATER, NEWCOMER, RANDOM, Deciders

ANYTHING = 0.3
"""The share of its decisions that the newcomer makes at random."""

CHEATS = 400
"""How many tries the cheater makes before each decision."""

TRIES = 8
"""In how many worlds a player tries each remaining action when the one they want is denied."""

FEW = 8
"""Up to this many cards, finding each by its number is faster than sorting all of them."""
NUMBER = 64
"""How many bits of the generator one call of `Random.random` uses up."""

Choice = Callable[[Position, Sequence[Action]], Action]
"""A player's choice of one of these actions in this position."""


class LabPlayers(Deciders):
    """The players of one game in the lab.

    `done` are the actions so far, `denied` is how often something was kept from a seat, and `missed` how often the seat
    would have done it. Their choices depend only on the table, the deal and the levels.
    """

    def __init__(self, game: Game, deal: int, seats: Sequence[str], without: Restriction | None = None) -> None:
        """Prepare one game; `seats` names the level of each seat's player."""
        super().__init__(game, deal, seats)
        self.chance = Random(f"thumb {deal}")
        self.without = without
        self.denied = 0
        self.missed = 0
        self.done: list[Action] = []
        self.judgement = judgement_of(game.id)
        self.guesses = self.judgement.guesses
        self._own: Mapping[str, Choice] = {
            THUMB: self.thumb if self.guesses is not None else self.quick,
            CHEATER: self.cheated,
            NEWCOMER: self.learned,
        }

    @property
    def blind(self) -> bool:
        """Whether no player needs a view."""
        unseeing = {RANDOM, THUMB} if self.guesses is not None else {RANDOM}
        return set(self.seats) <= unseeing and self.without is None

    def decide(self, p: Position, legal: Sequence[Action]) -> Action:
        """The action of the seat in turn, out of the legal ones that it is not denied. Raises NoLevel."""
        assert p.turn is not None
        allowed = legal if self.without is None else self.allowed(p.turn, legal)
        level = self.seats[p.turn]
        own = self._own.get(level)
        if own is not None:
            action = own(p, legal)
        elif level == RANDOM:
            action = self.any_of(p, allowed)
        else:
            action = self.sought(p, legal, level)
        if allowed is not legal and action not in allowed:
            self.missed += 1
            action = self.instead(p, allowed)
        self.done.append(action)
        return action

    def instead(self, p: Position, allowed: Sequence[Action]) -> Action:
        """The move of a player whose chosen action is denied: the best of the rest in a short search.

        The judgement cannot be asked, because it need not be able to choose from less than everything legal.
        """
        offered = self.narrowed(p, allowed)
        search = Search(view(p, p.turn), self.deal, self.judgement, TRIES * len(offered))
        return search.tried(offered)[0].action

    def allowed(self, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """The legal actions without those denied to this seat; all of them if nothing would be left."""
        without = self.without
        if without is None or without.seat not in (None, seat):
            return legal
        left = [action for action in legal if not matches(without, action)]
        if not left or len(left) == len(legal):
            return legal
        self.denied += 1
        return left

    def narrowed(self, p: Position, allowed: Sequence[Action]) -> list[Action]:
        """The actions that are both offered to the seat in turn and allowed; if there are none, all allowed ones."""
        offered = view(p, p.turn).offered(self.outside)
        several = set(allowed)
        return [action for action in offered if action in several] or list(allowed)

    def thumb(self, p: Position, legal: Sequence[Action]) -> Action:
        """The move by rule of thumb, asked about a copy of the position with everything legal allowed."""
        assert self.guesses is not None and p.turn is not None
        if p.phase in self.guesses and self.judgement.heap in always_closed(p.game, p.turn):
            action = self.judgement.supposing(p, elsewhere(p, p.turn, self.judgement.heap, self.chance))
            self.chance.getrandbits(chance.BITS)  # Skip what a world takes for its own chance.
        else:
            q = relaid(p, p.turn, self.chance) if p.phase in self.guesses else p.bare()
            q.rng = self.chance.getrandbits(chance.BITS)
            q.ready = list(legal)
            action = self.judgement.quick(q)
        if len(action.args) < 2 or len(action.args) != self._doubtful.get((p.phase, action.verb)):
            return action
        # What lies outside the cards may forbid only this form of the action.
        offered = view(before_strangers(p), p.turn, legal).offered(self.outside)
        return action if action in offered else self.chance.choice(offered)

    def quick(self, p: Position, legal: Sequence[Action]) -> Action:
        """The move of the quick player."""
        seen = view(p, p.turn, legal)
        return self.judgement.at_once(seen, self.deal, seen.offered(self.outside))

    def learned(self, p: Position, legal: Sequence[Action]) -> Action:
        """The newcomer's choice: what somebody does who does not know the game well yet."""
        rng = whim(view(p, p.turn), self.deal)
        return self.sought(p, legal, RANDOM if rng.random() < ANYTHING else "greedy")

    def cheated(self, p: Position, legal: Sequence[Action]) -> Action:
        """The cheater's choice: the best move when the cards lie as they do, with only future chance unknown."""
        seen = view(p, p.turn, legal)
        search = Search(seen, self.deal, self.judgement, CHEATS, deal=as_they_lie(p))
        return search.tried(seen.offered(self.outside))[0].action


def matches(without: Restriction, action: Action) -> bool:
    """Whether an action is one of those that are denied."""
    if without.kind == "verb":
        return action.verb == without.name
    if without.kind == "card":
        return without.name in action.args
    # A power is named by the rank of its card.
    ranked = len(without.name) == 1
    return any(arg == without.name or (ranked and len(arg) == 2 and arg[0] == without.name) for arg in action.args)


Hidden = tuple[list[int], Sequence[int] | None]
"""The cards of a zone, and the indexes at which they are hidden; None for all indexes."""


@lru_cache(maxsize=64)
def closed_zones(game: Game, seat: int) -> tuple[tuple[str, Zone | None], ...]:
    """The zones that a seat does not see, by name; one that it sees at times comes with the zone itself."""
    bit = game.bit(seat)
    return tuple(
        (name, None if name in game.sight else zone)
        for name, zone in game.zones.items()
        if not game.sight.get(name, 0) & bit
    )


@lru_cache(maxsize=64)
def back_of_all(game: Game) -> bool:
    """Whether all cards of a game have the same back."""
    return len(set(game.backs)) == 1


@lru_cache(maxsize=64)
def always_closed(game: Game, seat: int) -> tuple[str, ...]:
    """The zones that a seat never sees, if it always sees all others and all cards have the same back.

    Empty if that does not hold, or if there is no such zone.
    """
    closed = closed_zones(game, seat)
    if not back_of_all(game) or any(changing is not None for _, changing in closed):
        return ()
    return tuple(name for name, _ in closed)


def relaid(p: Position, seat: int, random: Random) -> Position:
    """A bare copy in which the cards that a seat does not see are dealt again, regardless of what it remembers.

    The hidden cards are sorted first, so that nothing in the copy depends on where they lay.
    """
    game, q = p.game, p.bare()
    zones = q.zones
    hidden: list[Hidden] = []
    for name, changing in closed_zones(game, seat):
        cards = zones[name]
        if changing is not None:
            bit = game.bit(seat)
            hidden.append((cards, [i for i in range(len(cards)) if not p.sees(changing, i) & bit]))
        elif cards:
            hidden.append((cards, None))
    if back_of_all(game):
        lay_anew(hidden, random)
        return q
    backs = game.backs
    for back in dict.fromkeys(backs):
        alike = [
            (cards, [i for i in (range(len(cards)) if places is None else places) if backs[cards[i]] == back])
            for cards, places in hidden
        ]
        lay_anew(alike, random)
    return q


def elsewhere(p: Position, seat: int, zone: str, random: Random) -> Sequence[int]:
    """The hidden cards that `relaid`, with the same random numbers, lays outside `zone`, which is `always_closed`.

    A game with guesses spends most of its time here, so this finds only these few cards and does not order the others.
    """
    zones = p.zones
    hidden: list[int] = []
    first = 0
    for name in always_closed(p.game, seat):
        if name == zone:
            first = len(hidden)
        hidden += zones[name]
    inside = len(zones[zone])
    few = len(hidden) - inside
    if not few:
        # The numbers do not matter, but the same amount must be used up: each takes two words of the generator.
        random.getrandbits(NUMBER * inside)
        return ()
    if few > FEW:
        mix(hidden, random)
        return hidden[:first] + hidden[first + inside :]
    hidden.sort()
    drawn = list(starmap(random.random, repeat((), len(hidden))))
    order = sorted(drawn)
    return [hidden[drawn.index(number)] for number in order[:first] + order[first + inside :]]


def lay_anew(hidden: Sequence[Hidden], random: Random) -> None:
    """Deal the cards in these places again; depends on which cards they are, not on where they lay."""
    heap: list[int] = []
    for cards, places in hidden:
        heap += cards if places is None else [cards[i] for i in places]
    mix(heap, random)
    begin = 0
    for cards, places in hidden:
        if places is None:
            end = begin + len(cards)
            cards[:] = heap[begin:end]
        else:
            end = begin + len(places)
            for i, c in zip(places, heap[begin:end], strict=True):
                cards[i] = c
        begin = end


def mix(heap: list[int], random: Random) -> None:
    """Put cards into a random order, which depends on which cards they are, not on their present order."""
    heap.sort()
    draw = random.random
    # Every card, from the lowest on, draws a number; the cards are then sorted by these numbers.
    heap.sort(key=lambda _: draw())
