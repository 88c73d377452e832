"""Judgement for Shlif Shluf (canon 10).

Only the order of the stock is hidden, so everything is an expectation: the cards that a turn brings, minus what the ace
of diamonds takes. A turn is searched some cards deep, with the suits that would end it; each suit's effect is worth
what it brings on average. A search plays on to the end of the turn and asks who has won more cards by then.

Mistakes that a beginner would laugh at, and that are never made:

- turning up a card without declaring it the last when only the ace is left after it,
- going on with a long row while hardly any cards are left,
- stopping at the first card of a turn while the stock is full,
- ending a turn by a joker with chaos on the seat itself when it could be life,
- naming a suit with no cards left for the magic, when a long one would meet the ace.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp, sqrt

from app.bots.judgement import Advice, Horizon, RuleOfThumb, in_shares
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Game, Position, View
from app.engine.cards import SUITS
from app.games.shlif_shluf.rules import (
    ACE,
    EVEN,
    GOES_ON,
    JOKER,
    JOKER_SUITS,
    WON,
    has_won,
    outcomes,
    pairs,
    suits_of_row,
)

DEPTH = 8
"""How many cards deep a turn is searched; after that it is assumed to stop."""

OWN = 0.5
"""The fraction of the seat's own cards that being out costs: if all are out, the most cards win after all."""

TO_COME = 1.2
"""The worth of staying in, in even shares of the stock: what the seat will win of it and the others will not."""

HEIRS = 0.6
"""The extra cost of each card in the row when others inherit it."""

RIVAL = 0.4
"""The gain if the next seat is out, as a fraction of what being out costs."""

HALVED = 1.5
"""The gain if the next seat earns only half of its row."""

FEWEST = 3
"""With fewer cards in the stock the next one is the last of the turn: behind it would be only the ace."""

APART = 1.2
"""For a search: a lead of this many cards, times the root of the number in the stock, multiplies a seat's odds of the
win by e. This and the next were fitted to the ends of 900 games of careless players with two to four seats."""

LOST = 2.5
"""The cost of having lost, as a logarithm of these odds: such a seat may still win if all the others lose too."""

REASONS: Mapping[str, str] = {
    "opens": "n: nothing lies in the row yet, and the ace is one of n cards",
    "goes-on": "x, n: x cards in the row are worth the risk that the next of n is the ace",
    "stops": "x, n: x cards in the row are enough, for the ace is one of only n cards",
    "stops-under-death": "x: under death only half of the row is earned, so a long row is not worth the risk",
    "two-left": "behind the next card only the ace would be left",
    "hopeless": "only the ace is left",
    "has-won": "whatever comes, this seat wins",
    "joker-ends": "joker, suit: the effect of the last card is worth more than going on",
    "joker-goes-on": "joker, suit: going on is worth more than what would end the turn",
    "stops-soon": "suit, k, n: k of n cards are of this suit, and of no other more, so the magic stops soonest",
    "runs-long": "suit, k, n: only k of n cards are of this suit, and a long magic is worth the risk",
    "magic-stops": "joker, n: the ace is one of n cards, and a further card is not worth the risk",
    "magic-goes-on": "joker, n: a further card is worth the risk that the ace, one of n cards, comes",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


class Odds:
    """What a view reveals about the stock, and the worth of cards and of being out."""

    def __init__(self, view: View, limit: Limit = UNLIMITED) -> None:
        """Count the cards in the stock, as everybody can. A turn is searched as far as `limit` allows."""
        self.view, self.limit = view, limit
        seat, read = view.decider, view.vars
        self.stock = list(view.pool)
        self.n = len(self.stock)
        self.death: bool = read["death"]
        staying = view.game.seats - len(read["lost"])
        self.alone = staying == 1
        self.out = cost_of_being_out(view.game, len(view.zones[WON[seat]]), self.n, staying)
        self.row = list(view.zones["row"])
        # Caches, because many ways lead a turn to the same states.
        self._turns: dict[tuple[int, str, str, int], float] = {}
        self._endings: dict[tuple[str, int, int], float] = {}
        self._lasts: dict[tuple[int, int], float] = {}

    @cached_property
    def shares(self) -> list[tuple[tuple[str, ...], float]]:
        """What the next card other than the ace may be: its suits (two for a joker), and its probability."""
        rest = max(1, self.n - 1)
        plain = [((suit,), self.left(suit) / rest) for suit in SUITS]
        return plain + [(JOKER_SUITS[text], 1 / rest) for text in self.stock if text in JOKER_SUITS]

    @cached_property
    def even(self) -> float:
        """The share of those diamonds in the stock, without the ace, whose chaos falls on the next seat."""
        diamonds = [text for text in self.stock if text[1] == "D" and text != ACE]
        return 0.0 if self.alone or not diamonds else sum(text[0] in EVEN for text in diamonds) / len(diamonds)

    def left(self, suit: str) -> int:
        """The cards of a suit in the stock, without the ace."""
        return sum(text[1] == suit for text in self.stock if text not in (ACE, *JOKER_SUITS))

    def earned(self, x: int) -> int:
        """What a row of x cards earns."""
        return x // 2 if self.death else x

    def lost(self, x: int) -> float:
        """The result of being out with x cards in the row, below 0."""
        return -self.out - (0 if self.alone else HEIRS * x)

    def chaos(self, x: int, n: int, even: float) -> float:
        """The worth of chaos: the next seat may be out, or this one, by the ace among x of n cards."""
        risk = min(1.0, x / max(1, n))
        kept = self.earned(x)
        return even * (kept + risk * RIVAL * self.out) + (1 - even) * ((1 - risk) * kept + risk * self.lost(x))

    def life(self, x: int, n: int) -> float:
        """The worth of life: half as many cards again, until the ace comes."""
        return self.earned(x) + sum(max(0.0, 1 - i / max(1, n)) for i in range(1, x // 2 + 1))

    def magic(self, x: int, n: int, suit: str, most: int) -> float:
        """The worth of a magic that names this suit and earns at most `most` cards; the ace costs the row."""
        named = min(self.left(suit), n - 1)
        goes, worth = 1.0, 0.0
        for i in range(min(most, n)):
            cards = n - i
            worth += goes * ((cards - 1) / cards + (self.lost(x) - self.earned(x)) / cards)
            goes *= max(0, cards - 1 - named) / cards
        return self.earned(x) + worth

    def ending(self, suit: str, x: int, n: int) -> float:
        """The result of a turn that this suit's effect ends, with x cards in the row and n in the stock."""
        key = suit, x, n
        if key not in self._endings:
            match suit:
                case "D":
                    self._endings[key] = self.chaos(x, n, self.even)
                case "H":
                    self._endings[key] = self.life(x, n)
                case "C":
                    self._endings[key] = max(self.magic(x, n, named, x) for named in SUITS)
                case _:
                    self._endings[key] = self.earned(x) + HALVED
        return self._endings[key]

    def last(self, x: int, n: int) -> float:
        """The result of declaring the next card the last."""
        if n < 2:
            return self.lost(x)
        if (x, n) not in self._lasts:
            comes = sum(share * max(self.ending(suit, x + 1, n - 1) for suit in suits) for suits, share in self.shares)
            self._lasts[x, n] = (self.lost(x) + (n - 1) * comes) / n
        return self._lasts[x, n]

    def going_on(self, x: int, n: int, before: str, paired: str, depth: int) -> float:
        """The result of turning up a card that need not be the last; `paired`: the suits that end the turn."""
        if n < 2:
            return self.lost(x)
        comes = 0.0
        for suits, share in self.shares:
            best = max(
                self.ending(suit, x + 1, n - 1)
                if suit in paired
                else self.turn(x + 1, n - 1, suit, paired + suit if suit == before else paired, depth - 1)
                for suit in suits
            )
            comes += share * best
        return (self.lost(x) + (n - 1) * comes) / n

    def turn(self, x: int, n: int, before: str, paired: str, depth: int = DEPTH) -> float:
        """The result of a turn from here on, played as well as possible."""
        if depth <= 0 or n < 3:
            return self.last(x, n)
        key = x, before, "".join(sorted(paired)), depth
        if key not in self._turns:
            stops = self.last(x, n)
            goes = self.going_on(x, n, before, paired, depth) if self.limit.spend() else stops
            self._turns[key] = max(stops, goes)
        return self._turns[key]


def cost_of_being_out(game: Game, own: int, stock: int, staying: int) -> float:
    """What being out costs, in cards, a seat with `own` of them while `staying` seats have not lost."""
    return (OWN if game.options["all_lost"] == "most" else 1.0) * own + TO_COME * stock / max(1, staying)


# The quick player, which sees a dealt world


def quick(p: Position) -> Action:
    """Turn up cards while one more is worth the risk of the ace; name the suit that stops a magic soonest."""
    legal = p.ready or p.game.rules.legal(p)
    if p.phase == "draw":
        more, last = legal
        return last if stops(p) else more
    if p.phase == "magic":
        # Everybody knows which cards are left.
        left = Counter([c % 4 for c in p.zones["stock"] if c < JOKER])
        return max(legal, key=lambda action: left[SUITS.index(action.args[0])])
    return legal[p.draw(len(legal))]


def stops(p: Position) -> bool:
    """Whether the next card had better be the last of the turn."""
    zones, read = p.zones, p.vars
    x, n = len(zones["row"]), len(zones["stock"])
    if n < FEWEST or not x:
        return n < FEWEST
    if read["death"] and x > 1:
        return True
    out = cost_of_being_out(p.game, len(zones[WON[p.seat]]), n, p.game.seats - len(read["lost"]))
    return x + out > n - 1


def last_and_paired(suits: Sequence[str]) -> tuple[str, str]:
    """The last suit in a row, and the suits of the pairs of neighbours in it."""
    return (suits[-1] if suits else ""), "".join(sorted(pairs(suits)))


class ShlifShlufJudgement(RuleOfThumb):
    """The computer player of Shlif Shluf."""

    game = "shlif-shluf"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("turns", 1)
    trust = 0.0
    luck = range(2, 3)
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action with the best average result."""
        odds = Odds(view, limit)
        match view.phase:
            case "draw":
                advice = drawn(odds, legal)
                return advice._replace(code="has-won", args=()) if has_won(view) else advice
            case "settle":
                return settled(odds, legal)
            case "magic":
                return named(odds, legal)
        return magic_joker(odds, legal)

    def worth(self, p: Position) -> Sequence[float]:
        """The share by the cards that each seat has won and who has lost, if nobody has won for certain.

        Under death the next turn brings less.
        """
        if has_won(p):
            return [float(seat == p.turn) for seat in range(p.game.seats)]
        read, zones = p.vars, p.zones
        held = [float(len(zones[zone])) for zone in WON[: p.game.seats]]
        if read["death"]:
            held[p.seat] -= HALVED
        most, scale = max(held), APART * sqrt(max(1, len(zones["stock"])))
        odds = [exp((cards - most) / scale) for cards in held]
        left = exp(-LOST) if p.options["all_lost"] == "most" else 0.0
        for seat in read["lost"]:
            odds[seat] *= left
        return in_shares(odds)


def drawn(odds: Odds, legal: Sequence[Action]) -> Advice:
    """Another card, or the last one."""
    by_verb = {action.verb: action for action in legal}
    x, n = len(odds.row), odds.n
    if n < FEWEST:
        return Advice(by_verb["last"], "two-left" if n == 2 else "hopeless")
    suits, _ = suits_of_row(odds.row, odds.view.vars["suits"])
    before, paired = last_and_paired(suits)
    if odds.going_on(x, n, before, paired, DEPTH) > odds.last(x, n):
        return Advice(by_verb["reveal"], "goes-on", (x, n)) if x else Advice(by_verb["reveal"], "opens", (n,))
    if odds.death:
        return Advice(by_verb["last"], "stops-under-death", (x,))
    return Advice(by_verb["last"], "stops", (x, n))


def settled(odds: Odds, legal: Sequence[Action]) -> Advice:
    """The suit of a joker with the better outcome; of several possible outcomes, the best counts."""
    read = odds.view.vars
    row = odds.row
    n = odds.n
    suits, jokers = suits_of_row(row, read["suits"])
    joker, x = read["ask"], len(row)
    at = row.index(joker)
    # The last card says whose chaos it is; that of a joker falls on the seat itself.
    even = float(row[-1][0] in EVEN and not odds.alone)
    best: tuple[float, Action, str] | None = None
    for action in legal:
        chosen = [*suits[:at], action.args[1], *suits[at + 1 :]]
        for outcome in sorted(outcomes(chosen, jokers, read["declared"], at + 1)):
            goes = outcome == GOES_ON
            if goes:
                worth = odds.turn(x, n, *last_and_paired(chosen))
            else:
                worth = odds.chaos(x, n, even) if outcome == "D" else odds.ending(outcome, x, n)
            if best is None or worth > best[0]:
                best = worth, action, "joker-goes-on" if goes else "joker-ends"
    assert best is not None
    _, action, code = best
    return Advice(action, code, action.args)


def named(odds: Odds, legal: Sequence[Action]) -> Advice:
    """The suit that stops the magic at the right time."""
    x, n = len(odds.row), odds.n
    best = max(legal, key=lambda action: odds.magic(x, n, action.args[0], x))
    (suit,) = best.args
    left = {one: odds.left(one) for one in SUITS}
    if n == 1:
        return Advice(best, "hopeless")
    code = "stops-soon" if left[suit] == max(left.values()) > 0 else "runs-long"
    return Advice(best, code, (suit, left[suit], n))


def magic_joker(odds: Odds, legal: Sequence[Action]) -> Advice:
    """Whether a joker earned by the magic stops it."""
    read = odds.view.vars
    x = len(odds.row)
    n = odds.n
    more = odds.magic(x, n, read["named"], x - read["earned"]) > odds.earned(x)
    action = next(one for one in legal if (one.args[1] != read["named"]) == more)
    return Advice(action, "magic-goes-on" if more else "magic-stops", (read["ask"], n))
