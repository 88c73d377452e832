"""Judgement for Krav Maga (canon 10).

Each round is a small matrix game: this seat's suit against the other's, valued by the fronts that fall and by how the
other fronts stand afterwards. It is solved approximately by letting both sides answer each other in turn; the chance
that the other holds a suit at all is counted from the unseen cards. The judgement lays the suit that does best against
such play, or one nearly as good. Of a suit only the highest and the lowest card matter, because the ranks break ties.

Mistakes that a beginner would laugh at, and that this judgement does not make:

- to leave alone a front that is certainly won, since the other cannot hold a card of its suit any more;
- to play elsewhere without need while the other is about to gather a front and the seat's own hand could stop it;
- to send a low card into a front that is gathered with it, with a high one of the suit in hand;
- to put a high card into a front that the other will gather, with a low one of the suit in hand;
- to begin a new front in the last rounds, when it cannot be gathered any more, while another matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, exp
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, Judgement, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View
from app.engine.cards import SUITS
from app.games.krav_maga.prospects import ahead, promises
from app.games.krav_maga.rules import FRONT, HAND, HELD, PILE, ROUNDS, STEP, WON_AT, value_of

HELD_SUIT = (0.0, 0.25, 0.6)
"""The worth of a front at each level to its side, in points, if that side holds a card of the suit."""

BARE_SUIT = (0.0, 0.2, 0.4)
"""The same if it does not."""

STOPPED = 0.3
"""How much a card of the suit in hand reduces the worth of the other's front at the last level but one."""

RANKS_COUNT = 0.012
"""What the value of a gathered card adds to the point: half of all games are decided by these values."""

BLIND = 0.6
"""The assumed share of the other's play that is a random card rather than a good answer."""

ANSWERS = 60
"""How often each side answers the other."""

NEAR = 0.012
"""Suits within this distance of the best, in points, count as equally good."""

REASONS: Mapping[str, str] = {
    "falls-surely": "suit: this card gathers the front, for the other cannot hold a card of the suit any more",
    "gathers": "suit, share: it gathers the front unless the other defends, who holds a card of the suit by that share",
    "gathers-feeding": "suit: the other will hardly defend here, for another front falls to them otherwise",
    "defends": "suit, share: the other gathers this front with one more card, and has one by that share",
    "second-threat": "suit, other: two fronts stand one card from falling, and the other can stop only one",
    "threatens": "suit, share: one more card gathers the front, and the other holds one against it by that share",
    "pushes": "suit, n: the front comes to level n",
    "pushes-back": "suit, n: the other's front goes back to level n",
    "opens": "suit: a new front, for the others stand well as they are",
    "spends-low": "card: too late for this front to be gathered, so the least card goes there",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


class Fronts(NamedTuple):
    """What the seat in turn sees: the level of each front for it, its cards by suit, and what they may meet."""

    levels: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...]
    likely: tuple[float, ...]
    sums: tuple[int, ...]
    left: int

    @classmethod
    def of(cls, view: View) -> Fronts:
        """Read the fronts from the view of the seat in turn."""
        seat = view.decider
        ids = view.game.ids
        levels = tuple(STEP[seat] * (view.vars["levels"].get(suit) or [0])[-1] for suit in SUITS)
        hand = sorted(view.zones[HAND[seat]], key=lambda text: ids[text][0])
        cards = tuple(tuple(text for text in hand if text[1] == suit) for suit in SUITS)
        unseen = len(view.pool)
        size = len(view.zones[HAND[1 - seat]]) + len(view.zones[HELD[1 - seat]])
        likely = []
        for suit in SUITS:
            others = sum(text[1] != suit for text in view.pool)
            likely.append(1 - comb(others, size) / comb(unseen, size) if unseen else 0.0)
        sums = tuple(value_of(view.zones[front]) for front in FRONT)
        return cls(levels, cards, tuple(likely), sums, ROUNDS - int(view.vars["round"]))

    def worth(self, suit: int, level: int, holds: bool) -> float:
        """The worth of a front at this level after this round, in points for this seat."""
        far = abs(level)
        if WON_AT - far > self.left:
            return 0.0
        mine = level > 0
        its = self.likely[suit]
        value = HELD_SUIT[far] if holds else BARE_SUIT[far]
        if not mine:
            value = its * HELD_SUIT[far] + (1 - its) * BARE_SUIT[far]
            value -= STOPPED * (far == WON_AT - 1) * holds
        return value if mine else -value

    def met(self, mine: int, its: int) -> float:
        """The result of this round when these suits are laid, in points for this seat."""
        total = 0.0
        for suit in range(4):
            level = self.levels[suit] + (suit == mine) - (suit == its)
            scale = 1 + RANKS_COUNT * self.sums[suit]
            if abs(level) >= WON_AT:
                total += scale if level > 0 else -scale
                continue
            holds = len(self.cards[suit]) > (suit == mine)
            total += self.worth(suit, level, holds) * scale
        return total


def solved(fronts: Fronts, suits: Sequence[int]) -> dict[int, float]:
    """For each suit that may be laid, its result against a seat that answers well, but sometimes blindly."""
    theirs = [suit for suit in range(4) if fronts.likely[suit] > 0] or list(range(4))
    table = {(a, b): fronts.met(a, b) for a in suits for b in theirs}
    blind = sum(fronts.likely[b] for b in theirs) or 1.0
    free = {b: fronts.likely[b] / blind for b in theirs}
    met, answered = dict.fromkeys(theirs, 0.0), dict.fromkeys(suits, 0.0)
    counts = dict.fromkeys(theirs, 0.0)
    for _ in range(ANSWERS):
        mine = max(suits, key=lambda a: answered[a])
        for b in theirs:
            met[b] += table[mine, b]
        # The other lays the most harmful suit that it holds: each suit only with the probability of holding it.
        left = 1.0
        for b in sorted(theirs, key=lambda b: met[b]):
            weight = left * fronts.likely[b]
            left -= weight
            counts[b] += weight
            for a in suits:
                answered[a] += weight * table[a, b]
    some = sum(counts.values()) or 1.0
    plays = {b: (1 - BLIND) * counts[b] / some + BLIND * free[b] for b in theirs}
    return {a: sum(plays[b] * table[a, b] for b in theirs) for a in suits}


GOOD: Mapping[str, bool] = {
    **dict.fromkeys(("points", "gathered", "fronts", "high-cards"), True),
    **dict.fromkeys(("points-of-others", "gathered-of-others", "fronts-of-others"), False),
}
"""What is good in itself.

A gathered front has taken cards that are missed in the others, so in the tried worlds more points go together with
weaker fronts; nobody would take "fewer points are made" for a reason.
"""


class KravMagaJudgement(Judgement):
    """The computer player of Krav Maga."""

    game = "krav-maga"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("round", 4, 40)
    stakes = 2.2
    good = GOOD
    levels = ("easy", "expert")

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The suit that does best in the matrix of this round, or one nearly as good; then the card."""
        fronts = Fronts.of(view)
        suits = [suit for suit in range(4) if fronts.cards[suit]]
        worths = solved(fronts, suits)
        best = max(worths.values())
        near = [suit for suit in suits if worths[suit] >= best - NEAR]
        suit = whim(view, seed).choice(near)
        text = fronts.cards[suit][-1 if fronts.levels[suit] + 1 >= WON_AT else 0]
        action = next(one for one in legal if one.args == (text,))
        return Advice(action, *why(fronts, suit, text))

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """The usual choice, because it hardly takes a millisecond."""
        return self.advise(view, seed, legal).action

    def worth(self, p: Position) -> Sequence[float]:
        """The share by what lies in the piles, and by what the fronts and the cards held of their suits promise."""
        share = 1 / (1 + exp(-ahead(p)))
        return share, 1 - share

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The usual facts, with points, which are gathered fronts; how many cards lie in them decides nothing.

        Besides these, the ranks gathered and in hand, and what the fronts on each side promise.
        """
        usual = {name: value for name, value in super().facts(p, seat).items() if not name.startswith("taken")}
        points = [float(sum(bool(p.zones[zone]) for zone in piles)) for piles in PILE]
        ranks = [float(sum(c // 4 + 2 for zone in piles for c in p.zones[zone])) for piles in PILE]
        for name, counts in (("points", points), ("gathered", ranks), ("fronts", promises(p))):
            usual |= {name: counts[seat], f"{name}-of-others": counts[1 - seat]}
        return {**usual, "high-cards": float(sum(c // 4 + 2 for c in p.zones[HAND[seat]]))}

    def price(self, view: View, action: Action) -> float:
        """The rank, because a high card may decide another front."""
        return view.game.ids[action.args[0]][0] // 4


def why(fronts: Fronts, suit: int, text: str) -> tuple[str, tuple[str | int | float, ...]]:
    """Why this suit is laid."""
    name = SUITS[suit]
    level = fronts.levels[suit] + 1
    its = round(fronts.likely[suit], 2)
    threats = [s for s in range(4) if s != suit and fronts.levels[s] == WON_AT - 1]
    if level >= WON_AT:
        if not fronts.likely[suit]:
            return "falls-surely", (name,)
        if threats:
            return "gathers-feeding", (name,)
        return "gathers", (name, its)
    if level == 2 - WON_AT and fronts.likely[suit]:
        return "defends", (name, its)
    if level > 0 and WON_AT - level > fronts.left:
        return "spends-low", (text,)
    if level == WON_AT - 1:
        return ("second-threat", (name, SUITS[threats[0]])) if threats else ("threatens", (name, its))
    if level == 1:
        return "opens", (name,)
    return ("pushes", (name, level)) if level > 0 else ("pushes-back", (name, -level))
