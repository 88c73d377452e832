"""Judgement for Very Close (canon 10).

A position is judged by the kept cards, as the showdown will rate them, with something for every card in hand, and by
how soon the showdown can come. A lead is worth more the nearer it is, so the leader wants to run out of cards, and
those behind keep theirs. What a card in hand does is tried in many deals of the hidden cards, against others who lay
any of theirs at any place.

Mistakes that a beginner would laugh at, and that this judgement does not make:

- to lay a five or a ten where nobody else can come, since only a card of its own value decides it;
- to draw a card and play on when passing leads to a showdown that is won; to pass when it is lost;
- to take a card into the hand that makes the seat's own series the longest while the game is about to end;
- to keep a card that adds nothing when the hand runs out and the others are ahead;
- to return a card from the middle of the seat's own series to the hand while a spare one is there.

That is what `choose` does. What a search asks (`prospects`) was fitted to games of a player that had learned from games
against itself, and it contradicts the first point. With two seats it is better to lay high cards where the two may miss
each other, so that the seat's own hand runs out first, and low ones where they must meet (docs/attempts.md). The search
does not play on, because the outcome of a laid card depends on a place that nobody knows.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, Judgement, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Game, Position, View, deal_unknown
from app.games.karov_meod.prospects import is_ahead, keeps, shares
from app.games.karov_meod.rules import (
    HAND,
    HELD,
    KEPT,
    STRENGTH,
    VALUE,
    allowed,
    duel,
    longest_series,
    rated_by,
    ratings,
)

WORLDS = 20
"""How many deals the cards in hand are tried in."""

PLACES = 8
"""How many rounds are tried in each deal: who lays what, and where."""

RATED = {"series": 10.0, "same_value": 2.0, "same_suit": 1.0, "kept_count": 0.6}
DISTINCT = 2.0
"""The worth of kept cards: one more in each number of the showdown, and each value."""

CARD = 2.0
"""The worth of a card in hand, which may still be kept."""

LAST_CARD = 2.0
"""The extra worth of the last card in hand, because a seat without one has to wait."""

SWING = 10.0
"""How far the numbers move in one round."""

REASONS: Mapping[str, str] = {
    "brings-card": "card, share: with this chance a card comes for it, to the hand or to the kept ones",
    "wins-kept": "card, share: with this chance a kept card comes for it, more than for any other",
    "runs-out": "card, share: the lead counts when the hands run out; with this chance no card comes for it",
    "places-alike": "nothing tells the places apart",
    "keep-series": "card, n: with it the longest series has n values",
    "keep-counts": "card: more kept cards count when the series are equal",
    "take-to-play": "card, n: it adds less to the kept cards than to the hand, in which there are n",
    "draw-behind": "n: passing could end the game now, and n is not the longest series alone",
    "draw-card": "a card more to play with",
    "pass-wins": "n: the showdown comes now, and a series of n is the best",
    "pass-ahead": "n: a series of n is ahead, so the game may come to its end",
    "gives-least": "card: the highest of the hand, for which hardly a card would come",
    "back-spare": "card, n: the series of n values stays whole without it",
    "back-least": "card, n: a series of n values is left, the longest there can be",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


class Seat(NamedTuple):
    """What counts for one seat: its kept cards, and how many cards it has in hand."""

    kept: tuple[int, ...]
    hand: int


@lru_cache(maxsize=8192)
def kept_worth(game: Game, cards: tuple[int, ...]) -> float:
    """The worth of kept cards: the numbers of the showdown that were agreed, the first far above the others."""
    worth = DISTINCT * len({VALUE[c] for c in cards})
    for name, number in zip(rated_by(game.options), ratings(game.options, cards), strict=True):
        worth += RATED[name] * number
    return worth


class Standing:
    """All seats, and how a change in some of them changes this seat's prospects."""

    def __init__(self, world: Position, seat: int) -> None:
        """From a position that this seat cannot tell from the true one."""
        self.seat = seat
        self.game = world.game
        self.left = [s for s in range(world.game.seats) if s not in world.vars["lost"]]
        self.seats = {
            s: Seat(tuple(world.zones[KEPT[s]]), len(world.zones[HAND[s]]) + len(world.zones[HELD[s]]))
            for s in self.left
        }
        self.base = {s: kept_worth(self.game, one.kept) for s, one in self.seats.items()}

    def worth(self, changed: Mapping[int, Seat]) -> float:
        """The seat's approximate share of the win after these seats have changed."""
        after = {**self.seats, **changed}
        hands = sorted(one.hand for one in after.values())
        # The showdown comes when all but one have run out of cards.
        rounds = hands[-2] if len(hands) > 1 else 0
        mine, its = 0.0, 0.0
        for s, one in after.items():
            total = kept_worth(self.game, one.kept) if s in changed else self.base[s]
            if rounds and one.hand:
                total += CARD * one.hand + LAST_CARD
            if s == self.seat:
                mine = total
            else:
                its = max(its, total)
        return 1 / (1 + exp(-(mine - its) / (SWING * sqrt(rounds + 0.25))))

    def mine(self, kept: Sequence[int] | None = None, hand: int = 0) -> dict[int, Seat]:
        """This seat with other kept cards and `hand` more cards in hand."""
        me = self.seats[self.seat]
        return {self.seat: Seat(me.kept if kept is None else tuple(kept), me.hand + hand)}


class HandTrial:
    """What the cards of a hand bring, over many rounds that are possible in a view."""

    def __init__(self, view: View, rng: Random, limit: Limit) -> None:
        """Try every card in the hand of the seat in turn, in at least one round."""
        world = deal_unknown(view, Random(0))
        seat = view.decider
        self.cards = sorted(world.zones[HAND[seat]])
        self.worth = dict.fromkeys(self.cards, 0.0)
        self.back = dict.fromkeys(self.cards, 0)
        self.kept = dict.fromkeys(self.cards, 0)
        self.rounds = 0
        standing = Standing(world, seat)
        for number in range(WORLDS):
            if number:
                world = deal_unknown(view, rng)
            for _ in range(PLACES):
                if not limit.spend(len(self.cards)):
                    return
                self.round(world, standing, rng)

    def round(self, world: Position, standing: Standing, rng: Random) -> None:
        """Play one round: the others lay any card at any place, and each of this seat's cards is laid at one."""
        seat = standing.seat
        env = world.zones["env"]
        zones = world.zones
        mine = allowed(world, seat) or [0]
        if not env:
            return
        self.rounds += 1
        place = mine[int(rng.random() * len(mine))]
        rivals = {}
        for s in standing.left:
            cards = zones[HELD[s]] or zones[HAND[s]]
            places = allowed(world, s)
            if s != seat and cards and places and places[int(rng.random() * len(places))] == place:
                rivals[s] = cards[int(rng.random() * len(cards))]
        for card in self.cards:
            changed = outcome(standing, env[place], card, rivals)
            after, before = changed.get(seat, standing.seats[seat]), standing.seats[seat]
            self.worth[card] += standing.worth(changed)
            self.kept[card] += len(after.kept) > len(before.kept)
            self.back[card] += len(after.kept) > len(before.kept) or after.hand >= before.hand

    def best(self) -> int:
        """The card with the best results."""
        return max(self.cards, key=lambda c: (self.worth[c], -STRENGTH[c]))

    def share(self, met: Mapping[int, int], card: int) -> float:
        """How often this card met something."""
        return round(met[card] / max(1, self.rounds), 2)


def outcome(standing: Standing, e: int, card: int, rivals: Mapping[int, int]) -> dict[int, Seat]:
    """The seats that change when this card meets a card in the environment, and rivals there (canon 4.4)."""
    seat, seats = standing.seat, standing.seats
    me = seats[seat]
    if not rivals:
        return {seat: me if STRENGTH[e] > STRENGTH[card] else Seat(me.kept, me.hand - 1)}
    laid = {seat: card, **rivals}
    changed = {s: Seat(seats[s].kept, seats[s].hand - 1) for s in laid}
    winner, weaker, giver = duel(e, laid)
    one = changed[winner]
    if STRENGTH[e] > STRENGTH[laid[winner]]:
        changed[winner] = Seat((*one.kept, e), one.hand)
    else:
        changed[winner] = Seat(one.kept, one.hand + 1)
    one = changed[weaker]
    keep = longest_series([VALUE[c] for c in (*one.kept, laid[giver])]) > longest_series([VALUE[c] for c in one.kept])
    changed[weaker] = Seat((*one.kept, laid[giver]), one.hand) if keep else Seat(one.kept, one.hand + 1)
    return changed


class KarovMeodJudgement(Judgement):
    """The computer player of Very Close."""

    game = "karov-meod"
    guesses = ()
    reasons = REASONS
    horizon = Horizon(decisions=0)
    trust = 0.0
    effort = 0.3
    stakes = 0.04
    levels = ("expert",)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action that leaves the seat with the best prospects."""
        rng = whim(view, seed)
        if view.phase == "aim":
            return Advice(rng.choice(legal), "places-alike")
        if view.phase == "lay":
            return lay(view, legal, HandTrial(view, rng, limit))
        world = deal_unknown(view, Random(0))
        return {"decide": decide, "draw": draw, "back": back, "build": build}[view.phase](view, legal, world)

    def quick(self, p: Position) -> Action:
        """Any card at any place; decisions that need only the ratings are made well."""
        legal = p.ready or p.game.rules.legal(p)
        match p.phase:
            case "decide":
                return legal[not keeps(p)]
            case "draw":
                return legal[-1] if is_ahead(p, p.seat) else legal[0]
        return legal[p.draw(len(legal))]

    def alike(self, view: View, action: Action) -> Hashable:
        """Treat places to which the same seats may come as alike."""
        if view.phase != "aim":
            return action
        barred, place = view.vars["barred"], int(action.args[0])
        return barred[place] if place < len(barred) else -1

    def worth(self, p: Position) -> Sequence[float]:
        """The share by how the showdown would end now, and how soon it can come."""
        return shares(p)

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The usual facts, with the value of a card that lies unseen before the environment."""
        return {**super().facts(p, seat), "laid-value": float(sum([VALUE[c] for c in p.zones[HELD[seat]]]))}


def found(legal: Sequence[Action], *args: str) -> Action:
    """The legal action with these arguments."""
    return next(one for one in legal if one.args == args)


def lay(view: View, legal: Sequence[Action], trial: HandTrial) -> Advice:
    """Which card to lay."""
    names = view.game.cards
    best = trial.best()
    text, action = names[best], found(legal, names[best])
    if trial.kept[best] and trial.kept[best] == max(trial.kept.values()) > min(trial.kept.values()):
        return Advice(action, "wins-kept", (text, trial.share(trial.kept, best)))
    if trial.back[best] == min(trial.back.values()) < max(trial.back.values()):
        return Advice(action, "runs-out", (text, round(1 - trial.share(trial.back, best), 2)))
    return Advice(action, "brings-card", (text, trial.share(trial.back, best)))


def build(view: View, legal: Sequence[Action], world: Position) -> Advice:
    """Which card to give to the environment: the highest, because laying it would be least likely to bring a card."""
    best = max(legal, key=lambda one: STRENGTH[view.game.ids[one.args[0]][0]])
    return Advice(best, "gives-least", best.args)


def decide(view: View, legal: Sequence[Action], world: Position) -> Advice:
    """Whether to keep the deciding card or take it into the hand."""
    standing = Standing(world, view.decider)
    card = world.zones["offer"][0]
    me = standing.seats[standing.seat]
    keep = standing.worth(standing.mine((*me.kept, card)))
    take = standing.worth(standing.mine(hand=1))
    text = view.game.cards[card]
    if keep < take:
        return Advice(next(one for one in legal if one.verb == "take"), "take-to-play", (text, me.hand))
    action = next(one for one in legal if one.verb == "keep")
    before, after = (longest_series([VALUE[c] for c in cards]) for cards in (me.kept, (*me.kept, card)))
    return Advice(action, "keep-series", (text, after)) if after > before else Advice(action, "keep-counts", (text,))


def draw(view: View, legal: Sequence[Action], world: Position) -> Advice:
    """Whether to draw the one card from the discard now."""
    standing = Standing(world, view.decider)
    me = standing.seats[standing.seat]
    series = longest_series([VALUE[c] for c in me.kept])
    drawing, passing = (next(one for one in legal if one.verb == verb) for verb in ("draw", "pass"))
    playing = sum(one.hand > 0 for one in standing.seats.values())
    ahead = is_ahead(world, standing.seat)
    if playing <= 1 and not ahead:
        return Advice(drawing, "draw-behind", (series,))
    if playing <= 1 and len(view.vars["queue"]) == 1:
        # No seat is asked after this one, which could still draw and play on.
        return Advice(passing, "pass-wins", (series,))
    if ahead and playing <= 2:
        return Advice(passing, "pass-ahead", (series,))
    # The right remains while others play on, but a card taken now serves for more rounds.
    return Advice(drawing, "draw-card")


def back(view: View, legal: Sequence[Action], world: Position) -> Advice:
    """Which kept card returns to the hand: the one whose loss costs least."""
    ids, kept = view.game.ids, world.zones[KEPT[view.decider]]

    def rest(action: Action) -> tuple[int, ...]:
        return tuple(c for c in kept if c != ids[action.args[0]][0])

    def left(action: Action) -> tuple[float, int]:
        return kept_worth(world.game, rest(action)), -STRENGTH[ids[action.args[0]][0]]

    best = max(legal, key=left)
    before, after = (longest_series([VALUE[c] for c in cards]) for cards in (kept, rest(best)))
    return Advice(best, "back-spare" if after == before else "back-least", (best.args[0], after))
