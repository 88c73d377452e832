"""Plays one whole game without a table, at random or with players who need views.

Random games use the engine's fast steps in place. A game depends only on its table, its deal and its players, in
whichever of the two ways it is played. The figures use only its end (`Outcome`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from app.bots import judgement_of
from app.bots.players import NoPlayer, decide, players
from app.engine import OVER, Action, Game, Position, Result, Rules, Witnessed, advance, before_strangers, chance, view
from app.engine.play import run

At = TypeVar("At", bound=Position)

RANDOM = "random"
"""The player who chooses any legal action, all with the same probability."""

CHEATER = "cheater"
"""The player who sees all cards, and shows how much there is to gain by knowing everything."""

NEWCOMER = "newcomer"
"""The player who stands for a person who knows the rules: follows `greedy`, but now and then chooses at random."""


class Outcome(NamedTuple):
    """How a game ended: its result, its number of decisions, and its rounds or turns if it counts them."""

    result: Result
    actions: int
    rounds: int | None


class Endless(RuntimeError):
    """A game went on beyond the bound that its rules promise."""


class NoLevel(LookupError):
    """Raised for a level at which nobody plays this game; `levels` are those that exist."""

    def __init__(self, game: str, level: str, levels: Sequence[str]) -> None:
        super().__init__(f"{game} has no player of level {level!r}")
        self.level = level
        self.levels = tuple(levels)


def levels(game: str) -> tuple[str, ...]:
    """The players of a game by level."""
    return tuple(players(game))


def offered(game: str) -> tuple[str, ...]:
    """The levels of computer players that this game offers to people, the weakest first."""
    return tuple(level for level in judgement_of(game).levels if level in levels(game))


def luck_decides(game: str, seats: int) -> bool:
    """Whether thinking harder about this game with this many seats does not win more often."""
    return seats in judgement_of(game).luck


def seated(game: str, seats: int, named: Sequence[str]) -> tuple[str, ...]:
    """A player for each seat; a single name is for all. Raises NoLevel, and ValueError for a wrong number of names."""
    for level in named:
        if level not in levels(game):
            raise NoLevel(game, level, levels(game))
    if len(named) not in (1, seats):
        raise ValueError(f"{len(named)} players for {seats} seats")
    return tuple(named) * seats if len(named) == 1 else tuple(named)


def opened(game: Game, deal: int, kind: Callable[[Game, int], At]) -> At:
    """The first decision of a game, without events, as a position of this kind: `Witnessed` keeps knowledge."""
    p = kind(game, chance.seeded(deal))
    game.rules.setup(p)
    run(p)
    return p


class Deciders:
    """Who decides in one game: the players at the seats, and the randomness for random players and for the clock.

    Their choices depend on the table, the deal and the levels, and not on the way in which the game is played.
    """

    def __init__(self, game: Game, deal: int, seats: Sequence[str]) -> None:
        """Prepare one game; `seats` names the level of each seat's player."""
        self.deal = deal
        self.seats = tuple(seats)
        self.random = Random(deal).random
        self.outside = {"hour": int(self.random() * 24)}
        narrows = type(game.rules).offered is not Rules.offered
        # If an action says several things (`use:3D:7`), what lies outside the cards comes last. Only such actions can
        # be legal and not offered. The rules are asked only about them, because that takes a view.
        self._doubtful = {
            key: len(verb.args)
            for key, verb in game.rules.info.verbs.items()
            if narrows and len(verb.args) > 1 and verb.args[-1].kind in ("value", "word")
        }

    @property
    def blind(self) -> bool:
        """Whether no player needs a view."""
        return all(level == RANDOM for level in self.seats)

    def decide(self, p: Position, legal: Sequence[Action]) -> Action:
        """The action of the seat in turn, out of the legal ones. Raises NoLevel."""
        assert p.turn is not None
        level = self.seats[p.turn]
        if level == RANDOM:
            return self.any_of(p, legal) if self._doubtful else legal[int(self.random() * len(legal))]
        return self.sought(p, legal, level)

    def sought(self, p: Position, legal: Sequence[Action], level: str) -> Action:
        """The move of one of the game's players. Raises NoLevel."""
        try:
            return decide(view(p, p.turn, legal), level, self.deal, self.outside).action
        except NoPlayer as none:
            raise NoLevel(p.game.id, level, levels(p.game.id)) from none

    def any_of(self, p: Position, legal: Sequence[Action]) -> Action:
        """Any of the actions that are offered, all with the same probability."""
        narrowed: list[Action] | None = None
        while True:
            action = legal[int(self.random() * len(legal))]
            if len(action.args) != self._doubtful.get((p.phase, action.verb)):
                return action
            if narrowed is None:
                narrowed = view(before_strangers(p), p.turn, legal).offered(self.outside)
            if action in narrowed:
                return action


def play_game(game: Game, deciders: Deciders) -> Outcome:
    """Play one game.

    If all play at random, no view is made and no knowledge is kept. Raises NoLevel, Endless, and whatever the rules
    raise.
    """
    p = opened(game, deciders.deal, Position if deciders.blind else Witnessed)
    legal, decide = game.rules.legal(p), deciders.decide
    bound = game.rules.bound(game.seats, game.options)
    count = 0
    while p.phase != OVER:
        legal = advance(p, decide(p, legal))
        count += 1
        if count > bound:
            raise Endless(f"more than {bound} actions")
    return outcome(p, count)


def outcome(p: Position, actions: int) -> Outcome:
    """How a game ended. The game must be over."""
    assert p.result is not None
    return Outcome(p.result, actions, p.game.rules.lasted(p))
