"""What a game's `judgement.py` provides, and the functions with which all of them try out actions.

A judgement gets a view and a seed and nothing else, so it cannot know more than the seat does. Its answer depends only
on these two: the same question has the same answer on every machine. It gives its reason as a code with arguments, from
which `app.wording` makes a sentence.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from math import inf
from random import Random
from typing import ClassVar, Literal, NamedTuple

from app.bots.dealer import Dealer
from app.bots.facts import plain_facts
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, advance, deal_unknown, play_out

Told = str | int | float
"""An argument of a reason: a card, a suit, a number, a share from 0 to 1."""

REASONS: Mapping[str, str] = {
    "only-move": "nothing else is legal",
    "comes-out-best": "n: on average over n deals that are possible here, this came out best",
    "comes-out-well": "n: on average over n deals that are possible here, this came out about as well as the best",
    "best-so-far": "the best of what could be tried before the time was up",
}
"""The reasons that every game has: the code, its arguments in order, and what it means."""


class Advice(NamedTuple):
    """An action and its reason: a code of `REASONS` (of this module or of the game's own) with its arguments."""

    action: Action
    code: str
    args: tuple[Told, ...] = ()


class Horizon(NamedTuple):
    """How far a search plays on before it asks what a position is worth.

    It stops once the var `var` (in which the game counts its rounds or turns) has risen by `rounds` or has started
    again, and in any case after `decisions` decisions. Without a var only the decisions count.
    """

    var: str = ""
    rounds: int = 0
    decisions: int = 400


Likely = Callable[[Position, Random], None]
"""Makes a dealt world, a bare position, likelier; what the seat of the view sees and knows stays in place."""


class Judgement(ABC):
    """One game's sense of a good move. It has no state: the same view and seed give the same advice.

    A game needs to define only `choose`. The rest is for the search (`app.bots.search`); it has defaults with which a
    search works even on a game that defines nothing but rules.
    """

    game: ClassVar[str]
    """The game's id in the canon."""

    reasons: ClassVar[Mapping[str, str]]
    """Every code that this judgement may give besides those of `REASONS`: its arguments in order, and what it means."""

    horizon: ClassVar[Horizon] = Horizon()
    """How far a search plays on; by default practically to the end."""

    nobody: ClassVar[float | None] = None
    """What an end without a winner is worth to each seat, as a share of the win; None: an even share."""

    trust: ClassVar[float] = 2.0
    """How many standard errors better than the action of `choose` another must be before it is preferred.

    The search finds this lead in the same worlds. Infinity if matches showed that the search gains nothing
    (docs/strength.md).
    """

    effort: ClassVar[float] = 1.0
    """The factor by which a thorough level (`app.bots.levels`) multiplies its number of tries in this game.

    More than 1 if a lead over the other actions shows only after many worlds, less if a few worlds are enough. Set only
    if a measurement shows that it helps (docs/strength.md), and never so large that expert would need more than 0.6
    seconds for a decision.
    """

    stakes: ClassVar[float] = 1.0
    """How much a single decision matters, compared with other games.

    It multiplies the share of the win that a level does not notice (`app.bots.levels`). Less than 1 if many small gains
    make a win.
    """

    gives: ClassVar[float] = 0.01
    """How far apart two moves may be, as a share of the win, and still count as equal for a character of expert.

    The character then chooses by its taste (`app.bots.characters`). Lower if a game has so many decisions that such
    differences add up.
    """

    levels: ClassVar[Sequence[str]] = ("easy", "medium", "hard", "expert")
    """The levels that people are offered, the weakest first: those that a match can tell apart (docs/strength.md)."""

    mode: ClassVar[Literal["flat", "tree"]] = "flat"
    """Whether all actions are tried in the same worlds, or a tree is grown that looks at later decisions too."""

    ends: ClassVar[int] = 0
    """The most positions the rest of a game may have to be solved (`app.bots.ends`) instead of searched.

    Only once the seat knows all cards. 0: nothing is solved, because the other seats would not know what this seat
    knows.
    """

    luck: ClassVar[range] = range(0)
    """The numbers of seats with which luck decides so much that no level of the search does better than another."""

    guesses: ClassVar[Collection[str] | None] = None
    """The phases in which `quick` looks at cards that the seat in turn does not see.

    Before it is asked about a true position in one of them, these cards must be dealt again. None: nobody has declared
    which phases these are.
    """

    heap: ClassVar[str] = ""
    """The zone that holds all hidden cards at which `quick` looks in these phases, if it ignores their order.

    `supposing` can then answer without a dealt world. Empty: `quick` looks at other hidden cards too, or at their
    order.
    """

    good: ClassVar[Mapping[str, bool]] = {}
    """Facts of which more (or, if False, less) is good in itself, and so can speak only for the move that brings it.

    Of all other facts the tried worlds tell which it is (`app.bots.why`). That is wrong where one good thing is always
    bought with another: who gains a point has fewer cards to gain the next.
    """

    def advise(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """What `choose` answers; of a single action only that there is no other."""
        return self.choose(view, seed, legal, limit) if len(legal) > 1 else Advice(legal[0], "only-move")

    @abstractmethod
    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action this judgement prefers among `legal` (two or more) in the view of the seat in turn.

        A judgement that takes more than a few milliseconds asks `limit` before every try, and answers with the best so
        far when that says no.
        """

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """The move of the quick player, found in well under ten milliseconds; by default any action."""
        return whim(view, seed).choice(legal)

    # What the search calls

    def quick(self, p: Position) -> Action:
        """The move of any seat in a dealt world by rule of thumb, in a few microseconds; by default any action.

        A search plays on with it. It draws its chance from the world (`Position.draw`), so that what follows two
        actions in the same world differs only because of these actions.
        """
        legal = p.ready or p.game.rules.legal(p)
        return legal[p.draw(len(legal))]

    def supposing(self, p: Position, elsewhere: Sequence[int]) -> Action:
        """What `quick` does in a phase of `guesses` if the unseen cards lie in a given way.

        Of the cards that the seat in turn does not see, `elsewhere` lie elsewhere and all others in the zone `heap`.
        Called with a true position, for a game that names a heap; it looks at nothing that the seat does not see.
        """
        raise NotImplementedError(f"the judgement of {self.game} guesses about no heap")

    def worth(self, p: Position) -> Sequence[float]:
        """Each seat's share of the win in a game that is not over, summing to 1; by default all are even."""
        return (1 / p.game.seats,) * p.game.seats

    def ended(self, p: Position) -> Sequence[float]:
        """What the end of a game is worth to each seat: its share of the win.

        If only a single seat can win, its points (with the sign reversed if the lowest score wins).
        """
        game, result = p.game, p.result
        assert result is not None
        if len(game.players) == 1:
            return (float(result.scores[0] if game.rules.info.scores_up else -result.scores[0]),)
        if not result.winners:
            return (1 / len(game.players) if self.nobody is None else self.nobody,) * game.seats
        return [result.share(seat) for seat in range(game.seats)]

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions that are not absurd, at least one; no level of the search plays any other. By default all."""
        return legal

    def likely(self, view: View) -> Likely | None:
        """A function that makes a world dealt from this view likelier, judging by what the others have chosen.

        It exchanges hidden cards, or takes back what others have chosen unseen and lets them choose again. None if the
        choices of others tell nothing.
        """
        return None

    def rare(self, view: View) -> Callable[[Position], bool] | None:
        """A test for dealt worlds in which something rare and serious is hidden; None if there is no such thing.

        Such worlds are tried more often than they are dealt, and weighted by how often they are dealt
        (`app.bots.strata`).
        """
        return None

    def alike(self, view: View, action: Action) -> Hashable:
        """A key for the effect of an action: of legal actions with equal keys only the cheapest is tried."""
        return action

    def price(self, view: View, action: Action) -> float:
        """What an action spends: among equally good ones the search chooses the cheapest, then the first."""
        return 0.0

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """Facts that tell a good position from a bad one for a seat, by name, used to explain a move (`bots.why`).

        Called with a bare position at which a search stopped playing on. Each fact is a number that can be averaged. By
        default those that every game has (`app.bots.facts`). A game adds its own, and for each the messages
        `<game>.why.fact.<fact>.more` and `.less`; a fact without them is not told.
        """
        return plain_facts(p, seat)

    # After the game

    def hindsight(self, positions: Sequence[Position], go_on: Callable[[], bool]) -> Sequence[int] | None:
        """The best score that could still be reached from each of the positions of a finished game for one seat.

        Every card is known here, even those that nobody could see. The answer is exact. It is shorter than `positions`
        if `go_on`, which is called now and then, said no before the rest was found. None if the judgement cannot tell.
        """
        return None


class RuleOfThumb(Judgement):
    """A judgement whose rule of thumb is good enough for the quick player, too."""

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """The move of the rule of thumb in one deal of the hidden cards."""
        return self.quick(deal_unknown(view, whim(view, seed)))


class NoJudgement(Judgement):
    """Stands in for a game without a judgement: the search plays on at random, and any action is as good."""

    reasons = {}

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """Return any of the actions."""
        return Advice(self.at_once(view, seed, legal), "")


def best_of(actions: Sequence[Action], worths: Sequence[float | tuple[float, ...]]) -> Action:
    """The action that is worth most, among equal ones the first; `worths` are in the order of the actions."""
    return actions[max(range(len(actions)), key=worths.__getitem__)]


def in_shares(odds: Sequence[float]) -> list[float]:
    """Scale the odds of the seats to shares of the win, which sum to 1."""
    whole = sum(odds)
    return [one / whole for one in odds]


def whim(view: View, seed: int) -> Random:
    """The randomness for one question: it depends only on view and seed, and differs from question to question."""
    return Random(f"{seed} {json.dumps(view.to_json(), sort_keys=True)}")


def tried(
    view: View,
    seed: int,
    actions: Sequence[Action],
    *,
    quick: Callable[[Position], Action],
    worth: Callable[[Position, int], float],
    worlds: int,
    horizon: int,
    before: Callable[[Position], None] | None = None,
    limit: Limit = UNLIMITED,
) -> list[float]:
    """What each action brings on average if all seats then go on with `quick` for at most `horizon` decisions.

    `worth` judges the outcome for the view's seat; all else is as in `averaged`.
    """

    def brings(world: Position, action: Action, seat: int) -> float:
        p = world.copy()
        play_out(p, advance(p, action), quick, horizon)
        return worth(p, seat)

    return averaged(view, seed, actions, brings=brings, worlds=worlds, before=before, limit=limit)


def averaged(
    view: View,
    seed: int,
    actions: Sequence[Action],
    *,
    brings: Callable[[Position, Action, int], float],
    worlds: int,
    before: Callable[[Position], None] | None = None,
    limit: Limit = UNLIMITED,
) -> list[float]:
    """What each action brings on average over `worlds` deals of the unknown cards, or fewer if `limit` is reached.

    In every world each action is tried from the same cards and the same chance. `brings` returns what it brings the
    view's seat, and leaves the world as it is. `before` may first change a world (a bare position, at the seat's
    decision): a card that another seat has chosen unseen at the same moment is a random one there, and can be chosen
    again. Only worlds in which every action was tried count. If not even the first world was finished, the actions not
    reached bring -inf.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has nothing to try")
    rng, dealer = whim(view, seed), Dealer(view)
    sums = [0.0] * len(actions)
    for done in range(worlds):
        world = dealer.world(rng)
        if before is not None:
            before(world)
        whole = sums[:]
        for i, action in enumerate(actions):
            if not limit.spend():
                return [total / done for total in whole] if done else [*sums[:i], *[-inf] * (len(actions) - i)]
            sums[i] += brings(world, action, seat)
    return [total / worlds for total in sums]
