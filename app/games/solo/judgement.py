"""Judgement for Solo (canon 10).

The quick player prefers taking to removing a set, and removing a set to returning a card; a run comes before an equal
card. Among several actions of one kind the remaining hand decides: neighbours, also of the center card, are good; equal
cards and those that fit into only one run are bad; three of a suit may become a set. Alone, this player wins about 85
of 100 games. Its weights were found by trying nearby ones on thousands of deals. Each choice is then tried out for a
few more decisions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations
from math import comb, exp, inf
from random import Random
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, RuleOfThumb, tried
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, advance, deal_unknown
from app.engine.cards import RANKS, suit_of
from app.games.solo.rules import COMPUTER, HAND, RUNS, WON, partners_of

WORLDS = 24
"""How many deals each choice is tried in."""

SPREAD = 6.0
"""By how many cards the lead may still change."""

HORIZON = 2
"""How many decisions each trial plays on. Longer trials need more deals: with this few they add mostly noise."""

TRUST = 0.06
"""How many cards one unit of the rating adds to the result of the trials, because this few trials alone would waver."""

BY_KIND = {"run": 60.0, "equal": 40.0, "set": 20.0, "return": 0.0}
"""The rating of each kind of action; that of the remaining hand is added."""

TWINS = -12.0
NEIGHBOURS = 6.0
BY_CENTER = 7.5
ONE_RUN = -4.4
THREE_OF_SUIT = 4.2
"""The rating of the remaining hand: each pair of equal value; each two cards that are together in two runs; each card
for which this holds with the center card; each card that is in only one run; three of one suit.
"""

REASONS: Mapping[str, str] = {
    "run-beats-equal": "first, second, center, equal: a run earns three cards, the equal card only two",
    "run-now": "first, second, center, share: a run earns three cards, and the computer, who would earn by that share "
    "with this center card, gets no chance",
    "equal-now": "card, center, share: the equal card earns two cards, and the computer, who would earn by that share "
    "with this center card, gets no chance",
    "earns": "n: it earns n cards, and the computer would get nothing with this center card anyway",
    "better-left": "of several ways to earn as many cards this one leaves the better hand",
    "set-pays": "card, share: the set costs the computer this card, and the computer, who would earn by that share "
    "after a returned card, gets no chance",
    "set-costs": "card: the set costs the computer this card",
    "waits": "card: this card could be taken, but it is worth more later",
    "makes-center": "card, other: it becomes the center card at once, and the other card in hand matches it",
    "parts-twins": "card, other: two cards of equal value wait for the same center cards, so one of them goes",
    "keeps-neighbours": "card: the least joined to the other cards in hand",
    "keeps-near-center": "card, center: this card, near the center card, stays in hand",
    "one-run": "card: it fits into one run only",
    "keeps-suit": "card, suit: the three others are of one suit, and a fourth makes a set",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


class Left(NamedTuple):
    """The rating of a hand by rule, part by part; each part is named after the reason it gives to return a card."""

    parts_twins: float = 0.0
    keeps_neighbours: float = 0.0
    keeps_near_center: float = 0.0
    one_run: float = 0.0
    keeps_suit: float = 0.0


@lru_cache(maxsize=3)
def neighbours(ace: str) -> tuple[tuple[tuple[bool, ...], ...], tuple[bool, ...]]:
    """For an option `ace`: which ranks (0 is the two) are together in two runs, and which are in only one."""
    runs = RUNS[ace]
    together = [[sum(run >> a & run >> b & 1 for run in runs) for b in range(13)] for a in range(13)]
    near = tuple(tuple(a != b and together[a][b] > 1 for b in range(13)) for a in range(13))
    return near, tuple(together[a][a] == 1 for a in range(13))


def left(cards: Sequence[int], center: int | None, ace: str) -> Left:
    """The rating of the remaining hand; `center` is the card that will lie there, None if a new one will come."""
    near, lonely = neighbours(ace)
    ranks = [c // 4 for c in cards]
    suits = [c % 4 for c in cards]
    twins = 0
    joined = 0
    central = 0
    for i, rank in enumerate(ranks):
        row = near[rank]
        for other in ranks[:i]:
            twins += other == rank
            joined += row[other]
        central += center is not None and row[center // 4]
    return Left(
        TWINS * twins,
        NEIGHBOURS * joined,
        BY_CENTER * central,
        ONE_RUN * sum(lonely[rank] for rank in ranks),
        THREE_OF_SUIT * any(suits.count(suit) == 3 for suit in suits),
    )


def kind_of(p: Position, action: Action) -> str:
    """The kind of an action: `run`, `equal`, `set` or `return`."""
    if action.verb != "take":
        return action.verb
    card = p.game.ids[action.args[0]][0]
    return "run" if p.phase == "second" or card // 4 != p.zones["center"][0] // 4 else "equal"


def left_after(p: Position, action: Action) -> Left:
    """The rating of the hand after an action; of a run, only the named and the picked card are known to go."""
    kind, ids = kind_of(p, action), p.game.ids
    gone = {ids[text][0] for text in (action.args[-1], p.vars["picked"]) if text in ids}
    hand = p.zones[HAND]
    kept = [c for c in hand if (c in gone) == (kind == "set")]
    stays = kind in ("set", "return") and p.zones["center"]
    return left(kept, p.zones["center"][0] if stays else None, p.options["ace"])


def rating(p: Position, action: Action) -> float:
    """The quick player's rating of a legal action."""
    return BY_KIND[kind_of(p, action)] + sum(left_after(p, action))


def quick(p: Position) -> Action:
    """A sensible action in no time."""
    legal = p.game.rules.legal(p)
    for verb in ("take", "set", "return"):
        some = [action for action in legal if action.verb == verb]
        if some:
            return max(some, key=lambda action: rating(p, action)) if len(some) > 1 else some[0]
    raise ValueError("no action is legal here")


def lead(p: Position, seat: int) -> float:
    """How many more cards the player has earned than the computer."""
    return float(len(p.zones[WON]) - len(p.zones[COMPUTER]))


def computers_share(view: View) -> float:
    """The chance that the computer would earn something with this center card from four cards of the stock."""
    if not view.zones["center"] or not view.pool:
        return 0.0
    center = RANKS.index(view.zones["center"][0][0])
    counts = [sum(text[0] == rank for text in view.pool) for rank in RANKS]
    runs = [run for run in RUNS[view.game.options["ace"]] if run >> center & 1]
    near = [r for r in range(13) if r != center and any(run >> r & 1 for run in runs)]
    others = len(view.pool) - counts[center] - sum(counts[r] for r in near)
    drawn = min(4, len(view.pool))

    def subsets(ranks: Sequence[int]) -> chain[tuple[int, ...]]:
        return chain.from_iterable(combinations(ranks, n) for n in range(len(ranks) + 1))

    # Count the draws in which nothing matches, by the nearby ranks among them, each at least once.
    nothing = 0
    for met in subsets(near):
        bits = 1 << center | sum(1 << r for r in met)
        if any(bits & run == run for run in runs):
            continue
        for some in subsets(met):
            sign = -1 if (len(met) - len(some)) % 2 else 1
            nothing += sign * comb(others + sum(counts[r] for r in some), drawn)
    return round(1 - nothing / comb(len(view.pool), drawn), 2)


class Weighed(NamedTuple):
    """One action as the judgement compares it: its kind, what it earns or removes, and the result of the trials."""

    action: Action
    kind: str
    cards: tuple[str, ...]
    worth: float


class SoloJudgement(RuleOfThumb):
    """The hint of Solo."""

    game = "solo"
    guesses = ()
    reasons = REASONS
    horizon = Horizon(decisions=HORIZON)
    trust = inf
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action that puts the player furthest ahead after a few decisions, with some trust in the rule."""
        p = deal_unknown(view, Random(0))
        if view.phase == "second":
            # The trials for the first card went on with this partner; a different one now would be a change of mind.
            return Advice(max(legal, key=lambda action: rating(p, action)), "better-left")
        taken = {action: taken_by(p, action) for action in legal}
        # Both cards of a run begin the same run.
        kinds: dict[tuple[str, ...], Action] = {}
        for action in legal:
            kinds.setdefault((action.verb, *(sorted(taken[action]) or action.args)), action)
        actions = list(kinds.values())
        leads = tried(view, seed, actions, quick=quick, worth=lead, worlds=WORLDS, horizon=HORIZON, limit=limit)
        choices = [
            Weighed(action, kind_of(p, action), taken[action], worth + TRUST * rating(p, action))
            for action, worth in zip(actions, leads, strict=True)
        ]
        choices.sort(key=lambda choice: -choice.worth)
        best, others = choices[0], choices[1:]
        why = {"return": why_return, "set": why_set}.get(best.kind, why_take)
        return why(view, p, best, others)

    def worth(self, p: Position) -> Sequence[float]:
        """The share by the lead in cards over the computer."""
        return (1 / (1 + exp(-lead(p, 0) / SPREAD)),)

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The usual facts, with what both have earned."""
        earned = {"earned": float(len(p.zones[WON])), "computer-earned": float(len(p.zones[COMPUTER]))}
        return {**super().facts(p, seat), **earned}


def taken_by(p: Position, action: Action) -> tuple[str, ...]:
    """The hand cards that a `take` earns, with a run's second card as the quick player chooses it; otherwise none."""
    if action.verb != "take":
        return ()
    partners = partners_of(p, p.game.ids[action.args[0]][0])
    if len(partners) > 1:
        after = p.bare()
        advance(after, action)
        return action.args + quick(after).args
    return (*action.args, *(p.game.cards[c] for c in partners))


def why_take(view: View, p: Position, best: Weighed, others: Sequence[Weighed]) -> Advice:
    """Why a card, or the first of two, is taken now."""
    center = view.zones["center"][0]
    takes = [one for one in others if one.action.verb == "take"]
    equal = next((one for one in takes if one.kind == "equal"), None)
    if best.kind == "run" and equal:
        return Advice(best.action, "run-beats-equal", (*best.cards, center, *equal.cards))
    if any(one.kind == best.kind for one in takes):
        return Advice(best.action, "better-left")
    if takes:
        return Advice(best.action, "comes-out-best", (WORLDS,))
    share = computers_share(view)
    if not share:
        return Advice(best.action, "earns", (len(best.cards) + 1,))
    return Advice(best.action, f"{best.kind}-now", (*best.cards, center, share))


def why_set(view: View, p: Position, best: Weighed, others: Sequence[Weighed]) -> Advice:
    """Why a set is removed."""
    cost, share = view.zones[COMPUTER][0], computers_share(view)
    return Advice(best.action, "set-pays", (cost, share)) if share else Advice(best.action, "set-costs", (cost,))


def why_return(view: View, p: Position, best: Weighed, others: Sequence[Weighed]) -> Advice:
    """Why a card is returned, and why this one: the greatest difference from the hands that other actions leave."""
    action = best.action
    (card,) = action.args
    for other in others:
        if other.action.verb == "take":
            return Advice(action, "waits", (other.cards[0],))
    center = p.top("center")
    if center is None and not view.zones["stock"]:
        after = p.bare()
        advance(after, action)
        match = next((one.args[0] for one in after.game.rules.legal(after) if one.verb == "take"), "")
        if match:
            return Advice(action, "makes-center", (card, match))
    rest = [left_after(p, one.action) for one in others if one.kind == "return"]
    parts = zip(Left._fields, left_after(p, action), zip(*rest, strict=True), strict=False)
    apart = {name: mine - sum(its) / len(its) for name, mine, its in parts}
    name = max(apart, key=apart.__getitem__, default="")
    if not name or apart[name] <= 0:
        return Advice(action, "comes-out-best", (WORLDS,))
    kept = [text for text in view.zones[HAND] if text != card]
    if name == "parts_twins":
        return Advice(action, "parts-twins", (card, next(text for text in kept if text[0] == card[0])))
    if name == "keeps_near_center" and center is not None:
        row = neighbours(view.game.options["ace"])[0][center // 4]
        near = next(text for text in kept if row[RANKS.index(text[0])])
        return Advice(action, "keeps-near-center", (near, p.game.cards[center]))
    if name == "keeps_suit":
        return Advice(action, "keeps-suit", (card, suit_of(kept[0])))
    return Advice(action, name.replace("_", "-"), (card,))
