"""Judgement for Basa (canon 10).

It tries what a turn can bring in deals of the hidden cards: each action, then the rest of the turn by a quick, sensible
player, then the prospects of all seats from their points, their cards and whether they are still in the game. In one of
these deals the ace of diamonds lies on top, weighted by its probability, so that its danger always counts. Rules decide
what only needs counting (values to say) or comparing (whom, which card).

A search looks further, to the end of a whole turn of several stages (`app.games.basa.prospects`).

When points decide, a wrong guess does no harm: it lays a card worth 2n, and no ace beneath it ends the game
immediately. So this judgement guesses unlikely suits as long as it wants points more than cards.

Mistakes that a beginner would laugh at, and that this judgement does not make:

- to guess the ace of diamonds while the stock holds many other cards;
- to use a card that makes its user draw, or to begin another stage, when the ace of diamonds is about to come and
  losing loses the game, with another card in hand that ends the turn;
- to use a card whose power comes to nothing now while another brings points;
- to take points from the last seat, or to give them to the leader, when another can be chosen;
- to say a value that few or none of the unseen cards have;
- to give away, feed or drop the best card of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp, inf
from operator import itemgetter
from random import Random
from typing import NamedTuple

from app.bots.dealer import Dealer
from app.bots.judgement import Advice, Horizon, RuleOfThumb, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Game, Position, View, advance, deal_unknown, play_out
from app.engine.cards import SUITS
from app.games.basa.cards import ACE, ALL, POWER_OF, RIGHT, VALUE
from app.games.basa.magic import RIGHT_SAID
from app.games.basa.powers import SAY
from app.games.basa.prospects import DECISIONS, another_stage, fitted, has, shares
from app.games.basa.terms import HAND, REMOVED, SHOW, STOCK, TEMP, USED

WORLDS = 10
"""How many deals each action is tried in; in the first, the ace of diamonds lies on top."""

HORIZON = 40
"""How many decisions of a turn are played out at most."""

SPREAD = 14.0
"""A difference in points, times n, that usually decides the game."""

TURN = 5.0
"""The worth of a further turn, times n."""

ASIDE = 0.1
"""The weight of a point when the last survivor wins."""

OUT = 1000.0
"""The cost of losing in that case."""

LIKELY = 0.25
"""From this chance on, guessing the ace of diamonds is considered."""

REASONS: Mapping[str, str] = {
    "guess-rare": "suit, share: only that share of the unseen cards has this suit, and a wrong guess brings points",
    "guess-frequent": "suit, share: that share of the unseen cards has this suit, and a right guess brings the card",
    "guess-ace": "share: the ace of diamonds comes with this chance, and guessed rightly brings four cards",
    "take-risk": "share: a card worth points, with this chance of the ace of diamonds",
    "stage-on": "n, share: another card brings n points at the end of the turn, with this chance of the ace",
    "use-gains": "card, n: its power brings n points now, about, against the other players",
    "use-ends": "card: the turn ends with it, before the ace of diamonds comes",
    "use-develops": "card: of all that can be done it leaves the best prospects, though no points at once",
    "done-keeps": "a second card is better kept for another turn",
    "ends-turn": "nothing is left to win in this turn that would be worth the danger",
    "swaps-away": "a card that can be used is worth more than the 3 of hearts",
    "most-said": "n, share: that share of the unseen cards is right with n",
    "hits-leader": "the one with the most points",
    "spares-leader": "the one with the fewest points",
    "fullest-hand": "the one with the most cards",
    "gives-least": "card: of the hand it is worth least",
    "keeps-best": "card: it is worth most in hand",
    "keeps-none": "none of these is worth a place in the hand",
    "turn-property": "of what a further turn can have, this came out best",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""

FLAT = {
    "2D": 0.1, "3D": 6.5, "4D": 0.2, "5D": 5.0, "6D": 1.5, "7D": 5.0, "8D": 2.5, "9D": 4.0, "JD": 1.0, "QD": 1.5,
    "KD": -1.0, "AH": 6.0, "2H": 2.0, "3H": 0.5, "4H": 5.0, "5H": 2.0, "6H": 1.0, "7H": 0.5, "8H": 4.0, "TH": 10.0,
    "QH": 11.0, "KH": 4.0, "AC": 1.0, "4C": 3.0, "5C": 3.0, "7C": 5.0, "8C": 1.0, "TC": 1.3, "AS": 1.0, "3S": 1.0,
    "5S": -1.0, "6S": 0.5, "8S": 5.0, "KS": 5.0, "XR": -1.0, "XB": 0.0,
}  # fmt: skip
"""The rough worth of each power, times n."""


def flat(text: str) -> float:
    """The rough worth of using a card, times n."""
    return FLAT[POWER_OF[text]] if text in POWER_OF else 0.0


# The quick player, which sees a dealt world


LANE = 7
"""How many bits count the cards that make a guess of one suit right: four packs have 56 of them, including jokers.

The lanes of all four suits together form a small integer, which Python adds fastest.
"""

RIGHT_SUITS = {
    text: sum(1 << LANE * i for i, suit in enumerate(SUITS) if suit in RIGHT[text] and text != ACE) for text in ALL
}
"""For each card a one in the lane of every suit that is a right guess for it, so that one sum counts all four."""


GUESS = {suit: Action("guess", (suit,)) for suit in SUITS}


@lru_cache(maxsize=32)
def right_suits(game: Game) -> list[int]:
    """`RIGHT_SUITS` of each card of a game, by its int; a list, because looking up in it is faster than in a tuple."""
    return [RIGHT_SUITS[text] for text in game.cards]


@lru_cache(maxsize=32)
def suits_of_all(game: Game) -> int:
    """The sum of `RIGHT_SUITS` over all cards of a game."""
    return sum(right_suits(game))


def suit_counts(cards: Sequence[str]) -> dict[str, int]:
    """How many of these cards make a guess of each suit right."""
    return dict(zip(SUITS, lanes(sum(map(RIGHT_SUITS.__getitem__, cards))), strict=True))


def lanes(counted: int) -> tuple[int, int, int, int]:
    """The contents of the lanes of such a sum, in the order of the suits."""
    full = (1 << LANE) - 1
    return counted & full, counted >> LANE & full, counted >> 2 * LANE & full, counted >> 3 * LANE


@lru_cache(maxsize=1 << 14)
def extremes(counted: int) -> tuple[Action, Action]:
    """Guesses of the rarest suit in such a sum, and of the most frequent one; among equal ones the first."""
    counts = lanes(counted)
    return GUESS[SUITS[counts.index(min(counts))]], GUESS[SUITS[counts.index(max(counts))]]


def by_points(p: Position) -> bool:
    """Whether the points decide the game."""
    return bool(p.options["win"] == "points")


def quick(p: Position) -> Action:
    """A sensible action in no time: further stages while the stock is large, and `last_stage` within each of them."""
    legal, phase = p.ready or p.game.rules.legal(p), p.phase
    if phase == "act":
        stage = another_stage(p, legal)
        if stage is not None:
            return stage
    return QUICK[phase](p, legal)


def last_stage(p: Position) -> Action:
    """A sensible action in no time that begins no further stage: in `act` it uses a card, which ends the turn."""
    return QUICK[p.phase](p, p.ready or p.game.rules.legal(p))


def quick_draw(p: Position, legal: list[Action]) -> Action:
    """Guess by the contents of the stock; `take` if guessing is not allowed."""
    if len(legal) < 5:
        return legal[0]
    game, stock = p.game, p.zones[STOCK]
    suits = right_suits(game)
    # The fastest way to get many items of a list; for a single one it would not return a tuple.
    counted = sum(itemgetter(*stock)(suits)) if len(stock) > 1 else sum([suits[c] for c in stock])
    return quick_guess(game, counted)


def quick_guess(game: Game, counted: int) -> Action:
    """Guess the rarest suit of such a sum if points decide, otherwise the most frequent one."""
    rarest, most_frequent = extremes(counted)
    return rarest if game.options["win"] == "points" else most_frequent


def quick_supposing(p: Position, elsewhere: Sequence[int]) -> Action:
    """As `quick_draw`, for a stock of all cards except those that the seat in turn sees and those `elsewhere`."""
    legal = p.ready or p.game.rules.legal(p)
    if len(legal) < 5:
        return legal[0]
    game, zones = p.game, p.zones
    away = [*elsewhere, *zones[HAND[p.seat]], *zones[USED], *zones[SHOW], *zones[REMOVED], *p.absent]
    for seat in range(game.seats):
        away += zones[TEMP[seat]]
    return quick_guess(game, suits_of_all(game) - sum(map(right_suits(game).__getitem__, away)))


def quick_act(p: Position, legal: list[Action]) -> Action:
    """Use the most valuable card; without one, end the turn."""
    uses = [one for one in legal if one.verb == "use"]
    if uses:
        return max(uses, key=lambda one: flat(one.args[0]))
    return next((one for one in legal if one.verb == "end"), legal[0])


def quick_second(p: Position, legal: list[Action]) -> Action:
    """Use a second card if it is worth anything."""
    return max(legal, key=lambda one: flat(one.args[0]) if one.args else 0.6)


def quick_target(p: Position, legal: list[Action]) -> Action:
    """Choose the leader, or for a present the last seat; with KD the fullest hand."""
    power, points = dict(p.vars["fx"])["power"], p.vars["points"]
    seats = {one: int(one.args[0]) for one in legal}
    if power == "KD":
        return max(legal, key=lambda one: len(p.zones[HAND[seats[one]]]))
    return (min if power == "KH" else max)(legal, key=lambda one: points[seats[one]])


def quick_least(p: Position, legal: list[Action]) -> Action:
    """Choose the least valuable card, for the seat with the fewest points."""
    points = p.vars["points"]
    return min(legal, key=lambda one: (flat(one.args[0]), points[int(one.args[1])] if len(one.args) > 1 else 0))


def quick_most(p: Position, legal: list[Action]) -> Action:
    """Choose the most valuable card."""
    return max(legal, key=lambda one: flat(one.args[0]) if one.args else 0.0)


def quick_say(p: Position, legal: list[Action]) -> Action:
    """Say the value that is most often right."""
    said = {"4C": "2", "7C": "2"}.get(dict(p.vars["fx"])["power"], "8")
    return p.game.action("say", said)


def quick_prop(p: Position, legal: list[Action]) -> Action:
    """Choose points."""
    return legal[2]


QUICK: dict[str, Callable[[Position, list[Action]], Action]] = {
    "draw": quick_draw, "reguess": quick_draw, "act": quick_act, "second": quick_second, "target": quick_target,
    "say": quick_say, "prop": quick_prop, "keep": quick_most, "pick": quick_most,
    **dict.fromkeys(("feed", "trade", "gift", "give", "drop"), quick_least),
}  # fmt: skip


# Prospects


def worth(p: Position, seat: int, turn: int) -> float:
    """A seat's approximate share of the win; `turn` is the turn in which this was asked."""
    if p.result is not None:
        return p.result.share(seat)
    lost, points = p.vars["lost"], p.vars["points"]
    n = p.game.seats - len(lost)
    further = TURN * n if p.vars["active"] == seat and p.vars["turn_no"] > turn else 0.0
    counted = 1.0 if by_points(p) else ASIDE
    totals = []
    for s in range(p.game.seats):
        if s not in lost:
            totals.append(has(p, s, n, further if s == seat else 0.0, counted))
        else:
            totals.append(counted * points[s] - (0.0 if by_points(p) else OUT))
    if p.options["hp"] == "lose" and seat not in lost and points[seat] < 4 * n:
        totals[seat] -= 4 * n - points[seat]
    scale = SPREAD * max(2, n)
    mine = totals[seat]
    return 1 / sum(exp(max(-50.0, min(50.0, (total - mine) / scale))) for total in totals)


class Prospect(NamedTuple):
    """The average outcome of an action: the share of the win, and the lead in points over the best other seat."""

    share: float
    points: float


def trials(view: View, actions: Sequence[Action], rng: Random, limit: Limit) -> list[Prospect]:
    """Try each action in the same deals, playing the turn to its end; the first deal has the ace of diamonds on top.

    If `limit` is reached, only deals in which every action was tried count; in an unfinished first one, actions not
    reached bring -inf.
    """
    seat = view.decider
    odds = ace_odds(view)
    weights = [odds, *[(1 - odds) / (WORLDS - 1)] * (WORLDS - 1)] if odds else [1 / WORLDS] * WORLDS
    won, gains = [0.0] * len(actions), [0.0] * len(actions)
    dealer = Dealer(view)
    for number, weight in enumerate(weights):
        world = dealer.world(rng)
        if odds:
            set_ace(world, rng, number == 0)
        turn = world.vars["turn_no"]
        before = lead(world, seat)
        whole, gained = won[:], gains[:]
        for i, action in enumerate(actions):
            if not limit.spend():
                if number:
                    met = sum(weights[:number])
                    return [Prospect(s / met, g / met) for s, g in zip(whole, gained, strict=True)]
                reached = [Prospect(s / weight, g / weight) for s, g in zip(won[:i], gains[:i], strict=True)]
                return [*reached, *[Prospect(-inf, -inf)] * (len(actions) - i)]
            p = after_turn(world, action)
            won[i] += weight * worth(p, seat, turn)
            gains[i] += weight * (lead(p, seat) - before)
    return [Prospect(share, points) for share, points in zip(won, gains, strict=True)]


def after_turn(world: Position, action: Action) -> Position:
    """Where this action and the rest of the turn lead, as far as HORIZON."""
    turn = world.vars["turn_no"]
    p = world.copy()
    play_out(p, advance(p, action), last_stage, HORIZON, "turn_no", range(turn, turn + 1))
    return p


def lead(p: Position, seat: int) -> float:
    """The points above the average of the others."""
    points = p.vars["points"] or (0,) * p.game.seats
    return float(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))


def set_ace(world: Position, rng: Random, on_top: bool) -> None:
    """Put an ace of diamonds on top of the stock of a dealt world, or ensure that there is none."""
    stock, names = world.zones[STOCK], world.game.cards
    places = [i for i, c in enumerate(stock) if (names[c] == ACE) == on_top]
    if places and (names[stock[0]] == ACE) != on_top:
        i = places[int(rng.random() * len(places))]
        stock[0], stock[i] = stock[i], stock[0]


def ace_on_top(world: Position) -> bool:
    """Whether an ace of diamonds lies on top of the stock."""
    stock = world.zones[STOCK]
    return bool(stock) and world.game.cards[stock[0]] == ACE


def ace_odds(view: View) -> float:
    """The chance that the next card is an ace of diamonds; 0 if only aces are left, because nothing is drawn then."""
    size, aces = len(view.zones[STOCK]), view.game.options["decks"]
    return aces / size if size > aces else 0.0


def unseen(view: View) -> list[str]:
    """The cards that may lie in the stock."""
    cards = list(view.pool)
    for name, texts in view.sets.items():
        if name != STOCK:
            for text in texts:
                cards.remove(text)
    return cards


GUESSING = ("draw", "reguess")
"""Phases in which a card is drawn or guessed."""


class BasaJudgement(RuleOfThumb):
    """The computer player of Basa."""

    game = "basa"
    guesses = GUESSING
    heap = STOCK
    reasons = REASONS
    horizon = Horizon("turn_no", 1, DECISIONS)
    trust = 0.0
    effort = 0.3
    stakes = 6.0
    levels = ("easy", "expert")
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action that leaves the seat with the best prospects at the end of its turn."""
        if view.phase == "say":
            return say(view, legal)
        if view.phase in RULED:
            return ruled(view, legal)
        actions = narrowed(view, legal)
        if len(actions) == 1:
            return why(view, actions[0], Prospect(0.0, 0.0))
        found = trials(view, actions, whim(view, seed), limit)
        i = max(range(len(actions)), key=lambda i: found[i])
        return why(view, actions[i], found[i])

    def supposing(self, p: Position, elsewhere: Sequence[int]) -> Action:
        """The quick player's guess."""
        return quick_supposing(p, elsewhere)

    def worth(self, p: Position) -> Sequence[float]:
        """The share by points, who is in the game and whose turn it is; for options not fitted, as in the trials."""
        if fitted(p.game):
            return shares(p)
        return [worth(p, seat, p.vars["turn_no"]) for seat in range(p.game.seats)]

    def rare(self, view: View) -> Callable[[Position], bool] | None:
        """The case that the next card is the ace of diamonds, which ends the game for the seat that draws it."""
        return ace_on_top if ace_odds(view) else None

    def price(self, view: View, action: Action) -> float:
        """The rough worth of a card that is used or given away: that of its power, which its rank does not show."""
        return flat(action.args[0]) if action.args else 0.0

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions worth trying; if comparing is enough, or a search knows no better, the judgement's choice."""
        if view.phase == "say" or view.phase in RULED or not fitted(view.game):
            return [self.choose(view, 0, legal).action]
        return rarest(view, legal) if view.phase in GUESSING else narrowed(view, legal)


RULED = frozenset(("target", "feed", "trade", "gift", "give", "drop", "keep", "pick"))
"""Phases in which comparing is enough."""


TARGETED = {"KD": "fullest-hand", "KH": "spares-leader"}
"""For each power, why a seat is chosen (`quick_target`), unless it is the leader, who should be harmed."""


def rarest(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The guess of the rarest suit; everything legal if guessing is not allowed."""
    counts = suit_counts(unseen(view))
    suit = min(counts, key=counts.__getitem__)
    return [one for one in legal if one.args == (suit,)] or legal


def narrowed(view: View, legal: Sequence[Action]) -> list[Action]:
    """The actions worth trying: of the guesses, those of the rarest and of the most frequent suit; the best hour."""
    if view.phase in GUESSING:
        counts = suit_counts(unseen(view))
        suits = {min(counts, key=counts.__getitem__), max(counts, key=counts.__getitem__)}
        ace = {ACE} if ace_odds(view) >= LIKELY else set()
        return [one for one in legal if one.verb == "take" or one.args[0] in suits | ace]
    hours = [one for one in legal if len(one.args) > 1]
    best = max(hours, key=lambda one: int(one.args[1]), default=None)
    return [one for one in legal if len(one.args) < 2 or one == best]


def why(view: View, action: Action, trial: Prospect) -> Advice:
    """Why an action of the draw step or the card step was chosen."""
    odds = round(ace_odds(view), 2)
    n = view.game.seats - len(view.vars["lost"])
    match action.verb:
        case "take":
            return Advice(action, "take-risk", (odds,))
        case "guess":
            return guessed(view, action, odds)
        case "stage":
            return Advice(action, "stage-on", (2 * n, odds))
        case "swap":
            return Advice(action, "swaps-away")
        case "end":
            return Advice(action, "ends-turn")
        case "done":
            return Advice(action, "done-keeps")
        case "prop":
            return Advice(action, "turn-property")
    text = action.args[0]
    at_home = 2 * n * (len(view.zones[TEMP[view.decider]]) + 1)
    gain = round(trial.points) - at_home
    if gain > 0 and trial.points:
        return Advice(action, "use-gains", (text, gain))
    return Advice(action, "use-develops" if flat(text) > 0 else "use-ends", (text,))


def guessed(view: View, action: Action, odds: float) -> Advice:
    """Why this guess was chosen."""
    what = action.args[0]
    if what == ACE:
        return Advice(action, "guess-ace", (odds,))
    cards = unseen(view)
    counts = suit_counts(cards)
    share = round(counts[what] / max(1, len(cards)), 2)
    rare = counts[what] == min(counts.values()) and view.game.options["win"] == "points"
    return Advice(action, "guess-rare" if rare else "guess-frequent", (what, share))


def say(view: View, legal: Sequence[Action]) -> Advice:
    """The value that most of the unseen cards have."""
    power = view.vars["fx"]["power"]
    values = [VALUE[text] for text in unseen(view) if VALUE[text] and (text != ACE or power == "AC")]
    counts = {said: sum(RIGHT_SAID[power](x, said) for x in values) for said in SAY[power]}
    best = max(counts, key=lambda said: (counts[said], -said))
    share = round(counts[best] / max(1, len(unseen(view))), 2)
    return Advice(next(one for one in legal if one.args == (str(best),)), "most-said", (best, share))


def ruled(view: View, legal: Sequence[Action]) -> Advice:
    """Choose whom, or which card, by comparing."""
    world = deal_unknown(view, Random(0)).bare()
    best = QUICK[view.phase](world, list(legal))
    if view.phase == "target":
        return Advice(best, TARGETED.get(view.vars["fx"]["power"], "hits-leader"))
    if view.phase in ("keep", "pick"):
        return Advice(best, "keeps-best", best.args) if best.args else Advice(best, "keeps-none")
    return Advice(best, "gives-least", best.args[:1])
