"""Judgement for Two Fortresses (canon 10).

A fight is evaluated exactly. The positive cards of both sides are binomial, so every pair of laid cards, with help if a
royal may call it, has an expected share of the fortress cards. The other's card is any of those that they may hold. The
worth of the cards left in hand for later turns is added, and so is that of a card put into the seat's own fortress.

Mistakes that a beginner would laugh at, and that this judgement does not make:

- to put the last card of the hand into the fortress, or to exchange the last three, and then have no card to lay;
- to lay a card with few tosses against somebody who cannot lay any, with one with many in hand;
- to exchange a hand of strong cards, or to pay with an ace while a weaker card is there;
- to call a card known to toss nothing or next to nothing, above all the last one of the fortress;
- to keep a royal without help when a known five or ten would make it much stronger;
- to sacrifice a card known to be strong when a weaker one does as much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb, exp, inf
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, Judgement, in_shares
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View
from app.games.metzudotayim.rules import ACE, FORT, HAND, HELD, HELP, ROYAL, STOCK, TOSSES

UNIT = 10.0
"""A factor for the share of all fortress cards, so that one card taken is worth about one."""

KEPT = (0.5, 0.25, 0.15, 0.08, 0.05)
"""The worth of the cards left in hand, best first: these shares of what laying each gains over laying none."""

LATER = 0.03
"""The same for each card after those."""

OTHERS_HELP = 3
"""How many tosses a helper of the other is assumed to give: a little more than an average unseen card."""

CALLS_FROM = 3
"""The smallest fortress from which the other is assumed to call for help."""

FORT_SHARE = 0.83
FORT_CARD = 0.14
HAND_CARD = -0.23
HAND_TOSS = 0.11
HAND_ACE = 0.45
HAND_ROYAL = 0.33
"""Terms of the logarithm of a seat's odds of winning between two turns: its share of the fortress cards, each of its
own, each card in hand, each toss of these, each ace and each royal among them. Fitted to the ends of 2,500 games at
random (docs/attempts.md)."""

ANYTHING = 6
"""The quick player does anything in one plan out of this many."""

REASONS: Mapping[str, str] = {
    "sure-card": "card: an ace takes a card of the other fortress, whatever the other lays but an ace",
    "undefended": "card, n: the other has no card to lay, so every positive one of n tosses takes a card",
    "strong-attacker": "card, n: of a high rank, so that it attacks more often than not, and with n tosses",
    "good-defender": "card, n: of a low rank, so that it defends more often than not, but with n tosses",
    "royal-with-help": "card, n: with help out of the fortress about n tosses",
    "weak-goes": "card: it brings little, and the better cards wait for a better moment",
    "better-odds": "card: against the cards that the other may hold it brings most on average",
    "fort-spare": "card, n: n cards are left to lay, so this one does more in the fortress",
    "trade-weak": "card: three weak cards become one more card of the fortress",
    "pays-weakest": "card: it brings least when it is laid",
    "call-known": "card, n, share: this helper makes n tosses, which win the fight by that share",
    "call-unseen": "n, share: with any helper about n tosses, which win the fight by that share",
    "no-call": "share: without help the fight is won by that share, and the fortress keeps its card",
    "no-last-call": "the last card of the fortress is worth more than the tosses it would add",
    "sacrifice-best": "card: of the cards known in the fortress the best to lay now",
    "sacrifice-unseen": "an unseen card of the fortress is likely to be better than those known there",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""

NOTHING = -1
"""In place of a card: none is laid."""


@lru_cache(maxsize=512)
def chances(tosses: int) -> tuple[float, ...]:
    """The chance of each number of positive cards among those tossed."""
    return tuple(comb(tosses, k) / 2**tosses for k in range(tosses + 1))


def share(mine: int, its: int) -> float:
    """The share of the fortress cards, which is roughly the share of the win."""
    return UNIT * mine / (mine + its) if mine + its else UNIT / 2


@lru_cache(maxsize=4096)
def fought(tosses: int, against: int, fort: int, other: int) -> float:
    """The expected share of an attacker with `tosses` tosses `against` these, for fortresses of these sizes."""
    total = 0.0
    for i, a in enumerate(chances(tosses)):
        for j, b in enumerate(chances(against)):
            taken = min(i - j, other) if i >= j else -min(1, fort)
            total += a * b * share(fort + taken, other - taken)
    return total


@lru_cache(maxsize=512)
def won(tosses: int, against: int) -> float:
    """The chance that the side with `tosses` tosses has more positive cards than the other."""
    return sum(a * b for i, a in enumerate(chances(tosses)) for j, b in enumerate(chances(against)) if i > j)


class FightSide(NamedTuple):
    """One side of a fight: its tosses and its fortress."""

    tosses: int
    fort: int


def fight(attacks: bool, me: FightSide, it: FightSide) -> float:
    """This side's expected share if `attacks`, otherwise as the defender."""
    if attacks:
        return fought(me.tosses, it.tosses, me.fort, it.fort)
    return UNIT - fought(it.tosses, me.tosses, it.fort, me.fort)


class KnownTable:
    """What the seat in turn knows: the fortresses, which of its own cards there it knows, what the other may lay."""

    def __init__(self, view: View) -> None:
        """Read it from the view of the seat in turn."""
        seat = view.decider
        other, ids = 1 - seat, view.game.ids
        self.fort, self.its_fort = len(view.zones[FORT[seat]]), len(view.zones[FORT[other]])
        self.hand = [ids[text][0] for text in view.zones[HAND[seat]]]
        self.known = {k: ids[text][0] for k, text in view.knows.get(FORT[seat], {}).items()}
        pool = Counter(ids[text][0] for text in view.pool)
        held = len(view.zones[HAND[other]]) + len(view.zones[HELD[other]])
        sure = [ids[t][0] for name in (HAND[other], f"own.{other}") for t in view.sets.get(name, ())]
        sure += [ids[text][0] for text in view.knows.get(HELD[other], {}).values()]
        self.pool = list(pool.elements())
        self.may: dict[int, float] = {}
        if not held and view.zones[STOCK[other]]:
            self.may[NOTHING] = 1.0
        else:
            rest = list((pool - Counter(sure)).elements())
            for c in sure[:held]:
                self.may[c] = 1 / held
            for c in rest if held > len(sure) or not held else ():
                self.may[c] = (1 - len(sure) / max(held, 1)) / len(rest)
        self.undefended = NOTHING in self.may
        self.helpers = self.helping()

    def helping(self) -> list[tuple[int, float]]:
        """The tosses that the best helper gives, with their probabilities: a known card, or any unseen one."""
        best = max((TOSSES[c] for c in self.known.values()), default=0)
        unseen = Counter(TOSSES[c] for c in self.pool)
        mean = sum(n * count for n, count in unseen.items()) / max(1, len(self.pool))
        if best >= mean or len(self.known) >= self.fort or not self.pool:
            return [(best, 1.0)]
        return [(n, count / len(self.pool)) for n, count in unseen.items()]

    def laid(self, mine: int, fort: int) -> float:
        """The expected share when this card, or nothing, is laid, with a fortress of this size."""
        return sum(weight * self.met(mine, its, fort) for its, weight in self.may.items())

    def met(self, mine: int, its: int, fort: int) -> float:
        """The expected share when these two cards meet."""
        rank, other = mine // 4, its // 4
        if rank == other:
            return share(fort, self.its_fort)
        if max(rank, other) == ACE:
            taken = min(1, self.its_fort) if rank == ACE else -min(1, fort)
            return share(fort + taken, self.its_fort - taken)
        it = its_side(its, self.its_fort)
        plain = FightSide(tosses_of(mine), fort)
        value = fight(rank > other, plain, it)
        if mine >= 0 and ROYAL[mine] and fort > 1:
            helped = sum(
                weight * fight(rank > other, FightSide(plain.tosses + n, fort - 1), it) for n, weight in self.helpers
            )
            value = max(value, helped)
        return value


def tosses_of(card: int) -> int:
    """The tosses of a laid card; 0 for none."""
    return TOSSES[card] if card != NOTHING else 0


def its_side(card: int, fort: int) -> FightSide:
    """The other's side; it is assumed to call for help if it can easily afford to."""
    if card != NOTHING and ROYAL[card] and fort >= CALLS_FROM:
        return FightSide(TOSSES[card] + OTHERS_HELP, fort - 1)
    return FightSide(tosses_of(card), fort)


class Plan:
    """The outcome of laying each card of a hand, and the worth of a hand that is kept."""

    def __init__(self, table: KnownTable, fort: int, cards: Iterable[int]) -> None:
        """For the cards of a hand and a fortress of this size."""
        self.lay = {c: table.laid(c, fort) for c in cards}
        self.none = table.laid(NOTHING, fort)
        # A card that is kept may later meet any card, not only those the other holds now.
        later = Counter(table.pool)
        some = sum(later.values()) or 1
        self.later = {
            c: sum(n * table.met(c, its, fort) for its, n in later.items()) / some - share(fort, table.its_fort)
            for c in (*self.lay, NOTHING)
        }

    def kept(self, cards: Iterable[int]) -> float:
        """The worth of a hand for the turns to come."""
        gains = sorted((max(0.0, self.later[c] - self.later[NOTHING]) for c in cards), reverse=True)
        return sum(gain * (KEPT[i] if i < len(KEPT) else LATER) for i, gain in enumerate(gains))

    def commit(self, card: int, hand: Sequence[int]) -> float:
        """The worth of laying this card from the hand, if the rest is kept."""
        return self.lay[card] + self.kept(c for c in hand if c != card)

    def best(self, hand: Sequence[int]) -> float:
        """The worth of the best card to lay; for an empty hand, of laying nothing."""
        return max((self.commit(c, hand) for c in hand), default=self.none)

    def weakest(self, hand: Sequence[int]) -> list[int]:
        """The hand, least useful cards first."""
        return sorted(hand, key=lambda c: (self.later[c], c))


class MetzudotayimJudgement(Judgement):
    """The computer player of Two Fortresses."""

    game = "metzudotayim"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("turns", 1, 60)
    trust = inf
    levels = ("expert",)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action with the highest expectation; nothing is left to chance."""
        table = KnownTable(view)
        if view.phase == "help":
            return call(view, table, legal)
        if legal[0].verb == "sacrifice":
            return sacrifice(view, table, legal)
        if view.phase == "pay":
            plan = Plan(table, table.fort, table.hand)
            worst = view.game.cards[plan.weakest(table.hand)[0]]
            return Advice(view.game.action("pay", worst), "pays-weakest", (worst,))
        return lay(view, table, legal, limit)

    def quick(self, p: Position) -> Action:
        """Lay the better of two random cards of the hand; call for help at random."""
        legal = p.ready or p.game.rules.legal(p)
        if p.phase == "plan" and p.draw(ANYTHING):
            lays = [one for one in legal if one.verb == "commit"]
            if lays:
                one, other = lays[p.draw(len(lays))], lays[p.draw(len(lays))]
                ids = p.game.ids
                return max(one, other, key=lambda action: LAID[ids[action.args[0]][0]])
        return legal[p.draw(len(legal))]

    def worth(self, p: Position) -> Sequence[float]:
        """The share by the fortresses and the hands."""
        whole = sum(len(p.zones[FORT[seat]]) for seat in (0, 1))
        return in_shares([exp(strength(p, seat, whole)) for seat in (0, 1)])


LAID = tuple(3.5 if c // 4 == ACE else TOSSES[c] + 0.5 * ROYAL[c] for c in range(52))
"""The quick player's rating of laying each card."""


def strength(p: Position, seat: int, whole: int) -> float:
    """What a seat has between two turns; `whole` is the number of cards in both fortresses."""
    fort, hand = len(p.zones[FORT[seat]]), p.zones[HAND[seat]]
    value = FORT_CARD * fort + (FORT_SHARE * fort / whole if whole else 0.0) + HAND_CARD * len(hand)
    for c in hand:
        value += HAND_TOSS * TOSSES[c] + HAND_ACE * (c // 4 == ACE) + HAND_ROYAL * ROYAL[c]
    return value


def lay(view: View, table: KnownTable, legal: Sequence[Action], limit: Limit) -> Advice:
    """Which card to lay, or what to do with a card before that."""
    ids = view.game.ids
    now, more = (Plan(table, table.fort + n, table.hand) for n in (0, 1))
    worths: dict[Action, float] = {}
    for action in legal:
        if not limit.spend():
            break
        card = ids[action.args[0]][0]
        rest = [c for c in table.hand if c != card]
        if action.verb == "commit":
            worths[action] = now.commit(card, table.hand)
        else:
            # An exchange is paid with the weakest of the other cards. Leaving no card to lay is never chosen.
            rest = more.weakest(rest)[2:] if action.verb == "trade" else rest
            worths[action] = more.best(rest) if rest else float("-inf")
    best = max(worths, key=worths.__getitem__)
    text = best.args[0]
    card = ids[text][0]
    if best.verb == "fort":
        return Advice(best, "fort-spare", (text, len(table.hand) - 1))
    if best.verb == "trade":
        return Advice(best, "trade-weak", (text,))
    return Advice(best, *why_laid(table, now, card, text))


def why_laid(table: KnownTable, plan: Plan, card: int, text: str) -> tuple[str, tuple[str | int, ...]]:
    """Why this card is laid."""
    rank, tosses = card // 4, TOSSES[card]
    if table.undefended and rank != ACE:
        return "undefended", (text, tosses)
    if rank == ACE:
        return "sure-card", (text,)
    most = max(table.hand, key=lambda c: (plan.lay[c], c))
    if plan.lay[card] < plan.lay[most] and plan.later[card] < plan.later[most]:
        return "weak-goes", (text,)
    attacks = sum(weight for its, weight in table.may.items() if its // 4 < rank)
    if ROYAL[card] and table.fort > 1:
        return "royal-with-help", (text, tosses + round(sum(n * weight for n, weight in table.helpers)))
    if tosses >= 3 and attacks > 0.5:
        return "strong-attacker", (text, tosses)
    if tosses >= 3:
        return "good-defender", (text, tosses)
    return "better-odds", (text,)


def sacrifice(view: View, table: KnownTable, legal: Sequence[Action]) -> Advice:
    """Which card of the fortress to lay: the best known one, or an unseen one."""
    left = table.fort - 1
    unseen = sum(table.laid(c, left) for c in table.pool) / max(1, len(table.pool))
    cards = [table.known.get(int(one.args[0])) for one in legal]
    worths = [unseen if c is None else table.laid(c, left) for c in cards]
    i = max(range(len(legal)), key=worths.__getitem__)
    card = cards[i]
    if card is None:
        return Advice(legal[i], "sacrifice-unseen")
    return Advice(legal[i], "sacrifice-best", (view.game.cards[card],))


def call(view: View, table: KnownTable, legal: Sequence[Action]) -> Advice:
    """Whether a card of the fortress helps, and which one."""
    seat, ids = view.decider, view.game.ids
    other = 1 - seat
    attacks = view.vars["attacker"] == seat
    mine = sum(TOSSES[ids[text][0]] for text in view.zones[HELD[seat]])
    laid = [ids[text][0] for text in view.zones[HELD[other]]]
    helped = [ids[text][0] for text in view.zones[HELP[other]]]
    it = FightSide(sum(TOSSES[c] for c in (*laid, *helped)), table.its_fort)
    if laid and not view.vars["asked"][other]:
        it = its_side(laid[0], table.its_fort)

    def with_help(known: int | None) -> float:
        weights = Counter(TOSSES[c] for c in table.pool) if known is None else Counter({known: 1})
        some = sum(weights.values()) or 1
        return sum(n * fight(attacks, FightSide(mine + t, table.fort - 1), it) for t, n in weights.items()) / some

    worths = []
    for action in legal:
        if action.verb == "pass":
            worths.append(fight(attacks, FightSide(mine, table.fort), it))
        else:
            card = table.known.get(int(action.args[0]))
            worths.append(with_help(None if card is None else TOSSES[card]))
    i = max(range(len(legal)), key=lambda i: (worths[i], legal[i].verb == "pass"))
    best = legal[i]
    if best.verb == "pass":
        if table.fort == 1:
            return Advice(best, "no-last-call")
        return Advice(best, "no-call", (round(won(mine, it.tosses), 2),))
    card = table.known.get(int(best.args[0]))
    if card is not None:
        tosses = mine + TOSSES[card]
        return Advice(best, "call-known", (view.game.cards[card], tosses, round(won(tosses, it.tosses), 2)))
    tosses = mine + round(sum(TOSSES[c] for c in table.pool) / max(1, len(table.pool)))
    return Advice(best, "call-unseen", (tosses, round(won(tosses, it.tosses), 2)))
