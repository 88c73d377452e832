"""Judgement for Super Stam (canon 10).

All laid cards are open, so a turn can be solved: if nobody exchanges cards, a search of all layings of both sides shows
who can force a win. The rest is weighed: an exchange by the cards that may come, a royal card by how often it would
win, the other's hidden card by how many cards it gives.

Mistakes that a beginner would laugh at, and that are never made:

- passing while a laying wins the turn, and shuffling for nothing,
- laying so that the other can answer, while another laying ends the turn,
- giving up a golden royal for super stam while it wins often enough; keeping a hidden card that can never be golden,
- laying more than is needed, or returning a higher card than needed,
- exchanging high cards when lower ones would do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from random import Random
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, Judgement, in_shares
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, deal_unknown
from app.games.super_stam.rules import ALPHA, CARDS, COLUMN, GOLD, HIDDEN, ROYAL, VALUE, becomes_gold, counted

HOPELESS = 0.08
"""A golden royal that wins a turn less often than this is given up."""

WORTH_A_TRY = 0.1
"""An exchange that wins the turn at least this often is made, if the turn is lost without it."""

AVERAGE = 8
"""The average worth of a card: a seat that loses higher ones draws worse ones in their place."""

SPARE = 3
"""What a laying may cost beyond the average cards that replace it, if little is at stake."""

SUSPECT = 0.2
"""From this chance on that the other's hidden card is royal, the turn is contested."""

ROYAL_HIDDEN = -0.24
ROYAL_BY_SUM = 0.028
ROYAL_OPENS = 0.33
BY_SUM = 0.005
"""Terms of the logarithm of a seat's odds of winning between two turns: a hidden royal that may become golden, each
point in the sum of the cards with one, opening with one; each point without. Fitted to the ends of 900 games of the
quick player (docs/attempts.md). It says little, because nearly everything is decided within one turn."""

GOLDEN = 1.5
"""The same for each golden card, if more than one is needed; a guess."""

REASONS: Mapping[str, str] = {
    "stam-for-royal": "card: the hidden card cannot become golden, a new one may",
    "stam-hopeless": "card, share: with these cards the royal would win the turn only so rarely",
    "keeps-royal": "card, share: the royal becomes golden if the turn is won, which is so likely",
    "waits-for-head": "super stam is done, and before the head card lies there is no telling what to exchange",
    "returns-lowest": "card: of those that are too many the lowest goes",
    "ends-turn": "n: it brings the laying to n, which the other cannot reach",
    "wins-by-force": "n: the other can reach n, but can be answered to the end",
    "must-lay": "n: who can lay has to; n costs least",
    "keeps-up": "n: it reaches the sum, and the other has to find n",
    "enough": "n: n reaches the sum; more would be a waste",
    "exchange-for-chance": "card, share: the turn is lost with these cards; so often a new one would win it",
    "out-of-reach": "sum: these cards cannot reach the sum",
    "not-worth-it": "sum: the other can answer, and the cards are worth more than this turn",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""

Values = tuple[int, ...]
"""The values of some cards, sorted."""


@lru_cache(maxsize=4096)
def layings(cards: Values) -> tuple[tuple[int, Values], ...]:
    """All ways to lay at least one of these cards: the sum and the remaining cards, the lowest sum first.

    With five cards, the most that a seat can have (`app.games.super_stam.rules.check_cards`), there are 31.
    """
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(range(len(cards)), size):
            left = tuple(value for i, value in enumerate(cards) if i not in chosen)
            found.add((sum(cards) - sum(left), left))
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 15)
def can_force(mine: Values, theirs: Values, counted: int, their_counted: int, need: int, adds: bool) -> bool:
    """Whether the side that must reach `need` can win the turn against every answer.

    `counted` is what counts for this side besides its cards, `their_counted` for the other (`adds`: the wording in
    which all cards of a turn add up).
    """
    total = counted + sum(mine)
    if total < need:
        return False
    if total > their_counted + sum(theirs):
        return True
    return any(
        not can_force(theirs, left, their_counted, counted + laid if adds else 0, counted + laid, adds)
        for laid, left in layings(mine)
        if counted + laid >= need
    )


class SeatCards(NamedTuple):
    """One side of the table: its cards (ints), and what else counts for it."""

    cards: tuple[int, ...]
    counted: int

    @property
    def values(self) -> Values:
        """The values of the cards, sorted."""
        return tuple(sorted([VALUE[c] for c in self.cards]))


class Laying(NamedTuple):
    """A laying: its cards, the resulting sum, its cost, whether it wins, and whether it ends the turn immediately."""

    cards: tuple[int, ...]
    total: int
    cost: int
    wins: bool
    ends: bool


class OpenCards:
    """The open cards, the seat's own hidden card, and the cards that may come."""

    def __init__(self, view: View) -> None:
        self.view, self.game = view, view.game
        self.p: Position = deal_unknown(view, Random(0))
        self.seat = view.decider
        self.adds: bool = self.game.options["wording"] == "human"
        self.need: int = view.vars["sum"]
        self.mine, self.theirs = self.side(self.seat), self.side(1 - self.seat)
        (self.hidden,) = self.p.zones[HIDDEN[self.seat]] or (-1,)
        self.unseen = [self.game.ids[text][0] for text in view.pool]

    def side(self, seat: int) -> SeatCards:
        """The cards of a seat, and the sum of those it has laid that counts."""
        return SeatCards(tuple(self.p.zones[CARDS[seat]]), counted(self.p, seat))

    @property
    def golden(self) -> bool:
        """Whether the seat's own hidden card becomes golden if the turn is won."""
        return self.hidden >= 0 and becomes_gold(self.p, self.seat, self.hidden)

    @property
    def suspicion(self) -> float:
        """The chance that the other's hidden card is royal, given the number of cards that it gives."""
        other = 1 - self.seat
        has = sum(len(self.p.zones[zone]) for zone in (CARDS[other], *COLUMN[other].values()))
        fewer = self.adds or self.view.vars["exchanged"][other]
        fit = [c for c in self.unseen if (ALPHA[c] >= has if fewer else ALPHA[c] == has)] or self.unseen
        return sum(ROYAL[c] for c in fit) / max(1, len(fit))

    def plans(self) -> list[Laying]:
        """All layings that reach the sum; during a laying, also stopping."""
        mine, theirs = self.mine, self.theirs
        found = []
        first = 0 if self.view.phase == "put" else 1
        for size in range(first, len(mine.cards) + 1):
            for chosen in combinations(mine.cards, size):
                total = mine.counted + sum([VALUE[c] for c in chosen])
                if total < self.need:
                    continue
                left = tuple(sorted([VALUE[c] for c in mine.cards if c not in chosen]))
                after = total if self.adds else 0
                wins = not can_force(theirs.values, left, theirs.counted, after, total, self.adds)
                ends = theirs.counted + sum(theirs.values) < total
                cost = sum([max(0, VALUE[c] - AVERAGE) for c in chosen])
                found.append(Laying(chosen, total, cost, wins, ends))
        return found

    def wins_first(self, cards: Iterable[int], need: int, opens: bool) -> float:
        """Whether these cards win a turn with this head card: 1, 0, or in between if nobody can lay."""
        mine = tuple(sorted([VALUE[c] for c in cards]))
        theirs = self.theirs.values
        if max(sum(mine), sum(theirs)) < need:
            return 0.4
        if sum(mine) < need or sum(theirs) < need:
            return float(sum(mine) >= need)
        if opens:
            return float(can_force(mine, theirs, 0, 0, need, self.adds))
        return float(not can_force(theirs, mine, 0, 0, need, self.adds))

    def chance(self) -> float:
        """How often the turn is won, over the head cards that may come, if nobody exchanges."""
        opens = self.view.vars["opener"] == self.seat
        by_value = {value: self.wins_first(self.mine.cards, value, opens) for value in range(2, 15)}
        return sum(by_value[VALUE[c]] for c in self.unseen) / max(1, len(self.unseen))

    def next_cards(self) -> list[int]:
        """The cards that may come from the stock: only the top one if it is known."""
        known = self.view.knows.get("stock", {})
        if 0 in known:
            return [self.game.ids[known[0]][0]]
        elsewhere = {self.game.ids[text][0] for text in known.values()}
        return [c for c in self.unseen if c not in elsewhere]

    def wins_after(self, out: Sequence[int]) -> float:
        """How often the turn is won if these two cards are exchanged for one."""
        kept = [VALUE[c] for c in self.mine.cards if c not in out]
        won: dict[int, bool] = {}
        comes = self.next_cards()
        for c in comes:
            value = VALUE[c]
            if value not in won:
                cards = tuple(sorted([*kept, value]))
                won[value] = can_force(
                    cards, self.theirs.values, self.mine.counted, self.theirs.counted, self.need, self.adds
                )
        return sum(won[VALUE[c]] for c in comes) / max(1, len(comes))


class SuperStamJudgement(Judgement):
    """The computer player of Super Stam."""

    game = "super-stam"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("turn_no", 1, 60)
    stakes = 0.6
    levels = ("expert",)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The solution of the turn, if there is one; otherwise the result of weighing."""
        by_text = {str(action): action for action in legal}
        table = OpenCards(view)
        if view.phase == "trim":
            return returned(table, legal)
        if view.phase == "stam":
            return before_head(table, by_text)
        if view.phase == "swap":
            return second_card(table, legal)
        plans = table.plans()
        if view.phase == "put":
            return laid(table, best_plan(plans), by_text, "")
        winning = [plan for plan in plans if plan.wins]
        if winning:
            return laid(table, best_plan(winning), by_text, "")
        exchange = exchanged(table, [action for action in legal if action.verb == "swap"])
        if exchange is not None:
            return exchange
        if not plans:
            return Advice(by_text["pass"], "out-of-reach", (table.need,))
        best = best_plan(plans)
        if "pass" not in by_text:
            return laid(table, best, by_text, "must-lay")
        fights = table.adds or table.golden or table.suspicion >= SUSPECT
        if fights or best.cost <= SPARE:
            return laid(table, best, by_text, "keeps-up")
        return Advice(by_text["pass"], "not-worth-it", (table.need,))

    def worth(self, p: Position) -> Sequence[float]:
        """The share by golden cards, hidden royals and the cards to win a turn with."""
        return in_shares([exp(strength(p, seat)) for seat in (0, 1)])


def strength(p: Position, seat: int) -> float:
    """What a seat has between two turns."""
    zones = p.zones
    total = sum([VALUE[c] for c in zones[CARDS[seat]]])
    value = GOLDEN * len(zones[GOLD[seat]]) + BY_SUM * total
    for c in zones[HIDDEN[seat]]:
        if becomes_gold(p, seat, c):
            value += ROYAL_HIDDEN + ROYAL_BY_SUM * total + ROYAL_OPENS * (p.vars["opener"] == seat)
    return value


def best_plan(plans: Sequence[Laying]) -> Laying:
    """A winning laying first, if possible one that ends the turn; then the lowest cost, sum and number of cards."""
    return min(
        plans, key=lambda plan: (not plan.wins, not plan.ends, plan.cost, plan.total, len(plan.cards), plan.cards)
    )


def laid(table: OpenCards, plan: Laying, by_text: Mapping[str, Action], otherwise: str) -> Advice:
    """The next card of a laying, or its end; `otherwise`: why, if it does not win the turn."""
    if not plan.cards:
        return Advice(by_text["done"], "enough", (plan.total,))
    action = by_text[f"put:{table.game.cards[plan.cards[0]]}"]
    code = "ends-turn" if plan.ends else "wins-by-force" if plan.wins else otherwise or "keeps-up"
    return Advice(action, code, (plan.total,))


def returned(table: OpenCards, legal: Sequence[Action]) -> Advice:
    """The lowest of the excess cards."""
    ids = table.game.ids
    lowest = min(legal, key=lambda action: ids[action.args[0]][0])
    return Advice(lowest, "returns-lowest", lowest.args)


def before_head(table: OpenCards, by_text: Mapping[str, Action]) -> Advice:
    """Super stam for a hidden card that brings nothing; never an exchange or a shuffle at this point."""
    ready, stam = by_text["ready"], by_text.get("stam")
    hidden = table.game.cards[table.hidden]
    if not table.golden:
        if stam is None:
            return Advice(ready, "waits-for-head")
        return Advice(stam, "stam-for-royal", (hidden,))
    share = table.chance()
    if stam is not None and share < HOPELESS:
        return Advice(stam, "stam-hopeless", (hidden, round(share, 2)))
    return Advice(ready, "keeps-royal", (hidden, round(share, 2)))


def exchanged(table: OpenCards, swaps: Sequence[Action]) -> Advice | None:
    """The first card of the exchange that wins the turn most often, if it is worth it."""
    pairs = list(combinations(sorted(table.game.ids[action.args[0]][0] for action in swaps), 2))
    if not pairs:
        return None
    share, _, first, _ = best_pair(table, pairs)
    if share < WORTH_A_TRY:
        return None
    text = table.game.cards[first]
    action = next(action for action in swaps if action.args[0] == text)
    return Advice(action, "exchange-for-chance", (text, round(share, 2)))


def best_pair(table: OpenCards, pairs: Iterable[tuple[int, int]]) -> tuple[float, int, int, int]:
    """The pair whose exchange wins most often, among equal ones the lowest: share, minus its values, its two cards."""
    return max((table.wins_after(pair), -VALUE[pair[0]] - VALUE[pair[1]], *pair) for pair in pairs)


def second_card(table: OpenCards, legal: Sequence[Action]) -> Advice:
    """The card that goes with the first one."""
    ids = table.game.ids
    (first,) = ids[table.view.vars["picked"]]
    by_card = {ids[action.args[0]][0]: action for action in legal}
    share, _, *pair = best_pair(table, [(first, c) for c in by_card])
    action = by_card[pair[1]]
    return Advice(action, "exchange-for-chance", (action.args[0], round(share, 2)))
