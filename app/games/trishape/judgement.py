"""Judgement for TriShape (canon 10).

The quick player has two rules. It makes a point, but one that empties the hand waits until the piles give enough for
the rest of the stock. Otherwise it lays a card of the suit with the smallest share of the stock, preferably from a
pair. Alone it makes 6.5 points on average; its numbers were found by trying nearby ones on thousands of deals. Each
choice is then tried out by playing on to the end with that player.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from app.bots.judgement import Advice, RuleOfThumb, tried
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View
from app.engine.cards import SUITS
from app.games.trishape.hindsight import still_to_make
from app.games.trishape.rules import HAND, PILES

WORLDS = 12
"""How many deals each choice is tried in. Three times as many gain only a tenth of a point."""

HORIZON = 200
"""More than the actions of any game, so every trial is played to the end."""

PAIR = 0.14
"""The worth of a pair in hand, relative to the suit's share of the stock, because a pile pays for pairs."""

REASONS: Mapping[str, str] = {
    "point-now": "suit, n: a point at once; n cards are in hand after it",
    "point-cashes-in": "suit, n: a point that empties the hand; the piles then give n cards, which is enough",
    "point-ends": "suit: a point that ends the game, for nothing else would bring as much",
    "hold-point": "suit, n: no point of this suit, for it empties the hand and the piles give only n cards",
    "avoids-dead-end": "suit: the point of this suit empties the hand, no pile has a pair, and the game would be over",
    "point-later": "suit: the point of this suit is not lost by waiting, and a point leaves two cards fewer in hand",
    "lay-rare": "suit, n, stock: only n of the stock's cards are of this suit, so it hardly makes a point",
    "lay-pair": "suit: two of this suit in hand, which can go to one pile, and piles pay for pairs",
    "lay-single": "suit, other: the only card of its suit in hand; the pair of the other suit waits for its third card",
    "evens-pile": "suit, n: the pile of this suit becomes even, so that it gives n cards",
    "settled": "no further point can come, so one action is as good as another",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


def ripe(hand: int, gives: int, stock: int) -> bool:
    """Whether a point is due: if cards stay in hand, or if the piles give enough for the rest."""
    return hand > 3 or gives >= 0.8 * stock - 4


def quick(p: Position) -> Action:
    """A sensible action in no time."""
    zones = p.zones
    cards, stock = zones[HAND], zones["stock"]
    counts, unseen = [0, 0, 0, 0], [0, 0, 0, 0]
    for c in cards:
        counts[c % 4] += 1
    most = max(counts)
    if most >= 3 and ripe(len(cards), sum(len(zones[own]) // 2 for own in PILES), len(stock)):
        return p.game.action("point", SUITS[counts.index(most)])
    for c in stock:
        unseen[c % 4] += 1
    laid = min(cards, key=lambda c: unseen[c % 4] / (len(stock) or 1) - PAIR * (counts[c % 4] == 2))
    return p.game.acts["lay"][laid]


class Counts:
    """For each suit the cards in hand, in the pile and in the stock, and those in hand `after` a point of it."""

    def __init__(self, view: View) -> None:
        """Count the cards in this view; the stock is what it does not show."""
        told = view.game.rules.facts(view)
        facts = {fact.code: fact.args for fact in told}
        self.hand = {suit: sum(text[1] == suit for text in view.zones[HAND]) for suit in SUITS}
        self.pile = {suit: len(view.zones[own]) for suit, own in zip(SUITS, PILES, strict=True)}
        self.unseen = dict(zip(SUITS, facts["unseen"], strict=True))
        self.after: dict[str, int] = dict(fact.args for fact in told if fact.code == "point")
        self.stock = len(view.zones["stock"])
        self.size = len(view.zones[HAND])
        self.settled = "settled" in facts


class TriShapeJudgement(RuleOfThumb):
    """The hint of TriShape."""

    game = "trishape"
    ends = 2000
    guesses = ()
    reasons = REASONS
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action after which the quick player makes the most points on average."""
        kinds: dict[tuple[str, str], Action] = {}
        for one in legal:
            kinds.setdefault((one.verb, suit_of(one)), one)
        actions = list(kinds.values())
        counts = Counts(view)
        if counts.settled:
            return Advice(actions[0], "settled")
        points = tried(view, seed, actions, quick=quick, worth=score, worlds=WORLDS, horizon=HORIZON, limit=limit)
        order = sorted(range(len(actions)), key=lambda i: -points[i])
        best, *others = (actions[i] for i in order)
        return why_point(best, counts) if best.verb == "point" else why_lay(best, others, counts)

    def alike(self, view: View, action: Action) -> Hashable:
        """Treat cards of one suit as alike."""
        return action.verb, suit_of(action)

    def hindsight(self, positions: Sequence[Position], go_on: Callable[[], bool]) -> Sequence[int]:
        """The points made at each position and those that were still to be made."""
        made = [int(p.vars["score"]) for p in positions]
        return [have + more for have, more in zip(made, still_to_make(positions, go_on), strict=False)]


def suit_of(action: Action) -> str:
    """The suit of a `point`, or of the card that is laid: cards of one suit are alike."""
    return action.args[0][-1]


def score(p: Position, seat: int) -> float:
    """The points made."""
    return float(p.vars["score"])


def why_point(best: Action, counts: Counts) -> Advice:
    """Why a point is made now."""
    suit = suit_of(best)
    after = counts.after[suit]
    if not after:
        return Advice(best, "point-ends", (suit,))
    return Advice(best, "point-now" if counts.size > 3 else "point-cashes-in", (suit, after))


def why_lay(best: Action, others: Sequence[Action], counts: Counts) -> Advice:
    """Why no point is made, or why this suit and not the next best."""
    suit = suit_of(best)
    held = next((suit_of(one) for one in others if one.verb == "point"), "")
    if held and counts.size > 3:
        if counts.hand[suit] == 3 and suit == held:
            return Advice(best, "comes-out-best", (WORLDS,))
        return Advice(best, "point-later", (held,))
    if held and counts.after[held]:
        return Advice(best, "hold-point", (held, counts.after[held]))
    if held:
        return Advice(best, "avoids-dead-end", (held,))
    if others:
        other = suit_of(others[0])
        if counts.stock and counts.unseen[suit] < counts.unseen[other]:
            return Advice(best, "lay-rare", (suit, counts.unseen[suit], counts.stock))
        if counts.hand[suit] == 2 != counts.hand[other]:
            return Advice(best, "lay-pair", (suit,))
        if counts.hand[suit] == 1 and counts.hand[other] == 2:
            return Advice(best, "lay-single", (suit, other))
        if counts.pile[suit] % 2 and not counts.pile[other] % 2:
            return Advice(best, "evens-pile", (suit, (counts.pile[suit] + 1) // 2))
    return Advice(best, "comes-out-best", (WORLDS,))
