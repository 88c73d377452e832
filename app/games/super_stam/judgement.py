"""Judgement for Super Stam (canon 10).

All laid cards are open, so a turn can be solved: if nobody exchanges cards, a search of all layings of both sides shows
who can force a win. The rest is weighed: an exchange by the cards that may come, a royal card by how often it would
win, the other's hidden card by how many cards it gives.

Mistakes that a beginner would laugh at, and that `choose` never makes:

- passing while a laying wins the turn, and shuffling for nothing,
- laying so that the other can answer, while another laying ends the turn,
- giving up a golden royal for super stam while it wins often enough; keeping a hidden card that can never be golden,
- laying more than is needed, or returning a higher card than needed,
- exchanging high cards when lower ones would do.

A search may do some of this for a reason: decline a turn that brings no gold to keep its high cards, or lay low ones
only to be rid of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp
from random import Random

from app.bots.judgement import Advice, Horizon, RuleOfThumb, in_shares
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, deal_unknown
from app.games.super_stam.layings import Laying, Turn, best_laying, can_force, winning_values
from app.games.super_stam.rules import ALPHA, CARDS, COLUMN, DONE, GOLD, HIDDEN, ROYAL, VALUE, becomes_gold, counted

HOPELESS = 0.08
"""A golden royal that wins a turn less often than this is given up."""

WORTH_A_TRY = 0.1
"""An exchange that wins the turn at least this often is made, if the turn is lost without it."""

SPARE = 3
"""What a laying may cost beyond the average cards that replace it, if little is at stake."""

SUSPECT = 0.2
"""From this chance on that the other's hidden card is royal, the turn is contested."""

SOON = 12
"""About how many cards leave the stock in a turn, at most."""

FEW = 3
"""A hidden card that gives more cards than this is no royal."""

EXCHANGES = 2
"""In a turn that it cannot force, the quick player makes one possible exchange in this many."""

BY_SUM = 0.024
BY_CARD = -0.16
ROYAL_HIDDEN = -0.5
ROYAL_BY_SUM = 0.04
ROYAL_AHEAD = 0.62
"""Terms of the logarithm of a seat's odds of winning between two turns: each point in the sum of its cards, and each
card; a hidden royal that may become golden, each point in the sum of the cards with one, and having a higher sum than
the other with one. Fitted to 77,000 turns in games of `greedy` players (docs/attempts.md). Games of the quick player,
which then did anything, had said next to nothing."""

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


class OpenCards:
    """The open cards, the seat's own hidden card, and the cards that may come."""

    def __init__(self, view: View) -> None:
        self.view, self.game = view, view.game
        self.p: Position = deal_unknown(view, Random(0))
        self.seat = view.decider
        self.turn = turn_of(self.p, self.seat)
        self.cards = self.p.zones[CARDS[self.seat]]
        (self.hidden,) = self.p.zones[HIDDEN[self.seat]] or (-1,)
        self.unseen = [self.game.ids[text][0] for text in view.pool]

    @property
    def golden(self) -> bool:
        """Whether the seat's own hidden card becomes golden if the turn is won."""
        return may_win_gold(self.p, self.seat)

    @property
    def suspicion(self) -> float:
        """The chance that the other's hidden card is royal, given the number of cards that it gives."""
        other = 1 - self.seat
        has = sum(len(self.p.zones[zone]) for zone in (CARDS[other], *COLUMN[other].values()))
        fewer = self.turn.adds or self.view.vars["exchanged"][other]
        fit = [c for c in self.unseen if (ALPHA[c] >= has if fewer else ALPHA[c] == has)] or self.unseen
        return sum(ROYAL[c] for c in fit) / max(1, len(fit))

    def best(self) -> Laying | None:
        """The best laying that reaches the sum; during a laying, also stopping."""
        return best_laying(self.turn, self.view.phase == "put")

    def wins_first(self, cards: Iterable[int], need: int, opens: bool) -> float:
        """Whether these cards win a turn with this head card: 1, 0, or in between if nobody can lay."""
        mine = tuple(sorted([VALUE[c] for c in cards]))
        theirs, adds = self.turn.theirs, self.turn.adds
        if max(sum(mine), sum(theirs)) < need:
            return 0.4
        if sum(mine) < need or sum(theirs) < need:
            return float(sum(mine) >= need)
        if opens:
            return float(can_force(Turn(mine, theirs, 0, 0, need, adds)))
        return float(not can_force(Turn(theirs, mine, 0, 0, need, adds)))

    def chance(self) -> float:
        """How often the turn is won, over the head cards that may come, if nobody exchanges."""
        opens = self.view.vars["opener"] == self.seat
        by_value = {value: self.wins_first(self.cards, value, opens) for value in range(2, 15)}
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
        kept = [VALUE[c] for c in self.cards if c not in out]
        won: dict[int, bool] = {}
        comes = self.next_cards()
        for c in comes:
            value = VALUE[c]
            if value not in won:
                won[value] = can_force(self.turn._replace(mine=tuple(sorted([*kept, value]))))
        return sum(won[VALUE[c]] for c in comes) / max(1, len(comes))


# The quick player, which sees a dealt world


def quick(p: Position) -> Action:
    """What a sensible player does in no time, from open cards and its own hidden one; exchanges vary."""
    legal = p.ready or p.game.rules.legal(p)
    seat = p.seat
    match p.phase:
        case "trim":
            return p.game.acts["return"][min(p.zones[CARDS[seat]], key=VALUE.__getitem__)]
        case "stam":
            return legal[0 if legal[0].verb == "stam" and gives_up(p, seat) else -1]
        case "swap":
            return lowest(p, legal)
    best = best_laying(turn_of(p, seat), p.phase == "put")
    if p.phase != "put" and not (best and best.wins):
        swaps = [action for action in legal if action.verb == "swap"]
        if swaps and p.draw(EXCHANGES) == 0:
            return lowest(p, swaps)
        if legal[-1].verb == "pass" and (best is None or not worth_laying(p, seat, best)):
            return legal[-1]
    assert best is not None, "who cannot reach the sum passes"
    if not best.values:
        return DONE
    value = best.values[0]
    return p.game.acts["put"][next(c for c in p.zones[CARDS[seat]] if VALUE[c] == value)]


def turn_of(p: Position, seat: int) -> Turn:
    """The turn as it stands for a seat."""
    mine, theirs = ([VALUE[c] for c in p.zones[CARDS[one]]] for one in (seat, 1 - seat))
    mine.sort()
    theirs.sort()
    adds = p.options["wording"] == "human"
    return Turn(tuple(mine), tuple(theirs), counted(p, seat), counted(p, 1 - seat), p.vars["sum"], adds)


def may_win_gold(p: Position, seat: int) -> bool:
    """Whether a seat's hidden card becomes golden if it wins the turn."""
    return any(becomes_gold(p, seat, c) for c in p.zones[HIDDEN[seat]])


def gives_up(p: Position, seat: int) -> bool:
    """Whether a hidden card brings no gold, or hardly ever, because the other's cards have the higher sum."""
    mine, theirs = (sum([VALUE[c] for c in p.zones[CARDS[one]]]) for one in (seat, 1 - seat))
    return mine < theirs or not may_win_gold(p, seat)


def worth_laying(p: Position, seat: int, best: Laying) -> bool:
    """Whether a turn that cannot be forced is contested: it is cheap, or brings gold, or keeps the other from it."""
    zones, other = p.zones, 1 - seat
    if best.cost <= SPARE or p.options["wording"] == "human" or may_win_gold(p, seat):
        return True
    return sum([len(zones[zone]) for zone in (CARDS[other], *COLUMN[other].values())]) <= FEW


def lowest(p: Position, swaps: Sequence[Action]) -> Action:
    """The exchange of the lowest card."""
    ids = p.game.ids
    return min(swaps, key=lambda action: VALUE[ids[action.args[0]][0]])


class SuperStamJudgement(RuleOfThumb):
    """The computer player of Super Stam."""

    game = "super-stam"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("turn_no", 1, 60)
    trust = 1.0
    stakes = 0.6
    levels = ("expert",)
    quick = staticmethod(quick)

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
        best = table.best()
        if best is not None and (best.wins or view.phase == "put"):
            return laid(table, best, by_text, "")
        exchange = exchanged(table, [action for action in legal if action.verb == "swap"])
        if exchange is not None:
            return exchange
        if best is None:
            return Advice(by_text["pass"], "out-of-reach", (table.turn.need,))
        if "pass" not in by_text:
            return laid(table, best, by_text, "must-lay")
        fights = table.turn.adds or table.golden or table.suspicion >= SUSPECT
        if fights or best.cost <= SPARE:
            return laid(table, best, by_text, "keeps-up")
        return Advice(by_text["pass"], "not-worth-it", (table.turn.need,))

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The lowest of too many cards goes, gold that can be won by force is won, and no shuffle is for nothing.

        Gold is won by cards of a laying that wins, if possible of one that ends the turn; a laying that is enough is
        ended. A shuffle changes something only if a card that may come in this turn is known.
        """
        if view.phase == "trim":
            return [self.choose(view, 0, legal).action]
        shuffles = min(view.knows.get("stock", {}), default=SOON) < SOON
        some = [action for action in legal if shuffles or action.verb != "shuffle"]
        table = OpenCards(view)
        if view.phase not in ("open", "respond", "put") or not table.golden:
            return some
        values = winning_values(table.turn, view.phase == "put")
        if values is None:
            return some
        if not values:
            return [DONE]
        return [one for one in some if one.verb == "put" and VALUE[table.game.ids[one.args[0]][0]] in values]

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """Also what the cards are worth with which a seat begins the next turn."""
        return {**super().facts(p, seat), "next-cards": float(sum([VALUE[c] for c in p.zones[CARDS[seat]]]))}

    def worth(self, p: Position) -> Sequence[float]:
        """The share by golden cards, hidden royals and the cards to win a turn with."""
        return in_shares([exp(strength(p, seat)) for seat in (0, 1)])


def strength(p: Position, seat: int) -> float:
    """What a seat has between two turns."""
    zones = p.zones
    cards = zones[CARDS[seat]]
    total = sum([VALUE[c] for c in cards])
    value = GOLDEN * len(zones[GOLD[seat]]) + BY_SUM * total + BY_CARD * len(cards)
    for c in zones[HIDDEN[seat]]:
        if becomes_gold(p, seat, c):
            ahead = total > sum([VALUE[c] for c in zones[CARDS[1 - seat]]])
            value += ROYAL_HIDDEN + ROYAL_BY_SUM * total + ROYAL_AHEAD * ahead
    return value


def laid(table: OpenCards, best: Laying, by_text: Mapping[str, Action], otherwise: str) -> Advice:
    """The next card of a laying, or its end; `otherwise`: why, if it does not win the turn."""
    if not best.values:
        return Advice(by_text["done"], "enough", (best.total,))
    first = next(c for c in table.cards if VALUE[c] == best.values[0])
    code = "ends-turn" if best.ends else "wins-by-force" if best.wins else otherwise or "keeps-up"
    return Advice(by_text[f"put:{table.game.cards[first]}"], code, (best.total,))


def returned(table: OpenCards, legal: Sequence[Action]) -> Advice:
    """The lowest of the excess cards."""
    ids = table.game.ids
    least = min(legal, key=lambda action: ids[action.args[0]][0])
    return Advice(least, "returns-lowest", least.args)


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
