"""Judgement for Majnun (canon 10).

The closing card is the weapon: it decides what the next seat must lay. The quick player closes with the card that
leaves it the most cards ahead of the others once the next seat has laid, or has been given what it lacks. It lays and
gives high cards, and gives from the colour of which it has fewest. The most promising closing cards are tried out by
playing on with that player for about a lap.

A search plays on a little further and counts only who has won by then: its `worth` is even shares, because no number of
cards predicts a win if hands are passed on.

Mistakes that a beginner would laugh at, and that are never made:

- a closing card after which the next seat wins immediately, while another one is there,
- a closing card that lets the next seat lay its last cards and take the whole pot, while another one is there,
- demanding a high card of a colour that the next seat lacks, while there is a low one that it can pay,
- giving or laying a low card, the weapon of the closer, while a high one of the same colour is there.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, RuleOfThumb, best_of, tried, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, deal_unknown
from app.games.majnun.rules import HAND, POT, RED, VALUE

WORLDS = 12
"""How many deals each closing card is tried in."""

CANDIDATES = 6
"""How many closing cards are tried, the most promising ones."""

HORIZON = 24
"""How many decisions each trial plays on: about a lap of three seats."""

SEARCHED = 30
"""How many decisions a search plays on: about two rounds. Further ahead everything depends on what the others close
with, which nobody can foresee (docs/attempts.md)."""

WIN, LOSS = 60.0, -60.0
"""The worth of winning or losing immediately, in cards."""

DEMAND = {decks: tuple(zip(values, RED[decks], strict=True)) for decks, values in VALUE.items()}
"""The demand of each card, by number of decks: its value and whether it is red."""

REDS = {decks: frozenset([c for c, red in enumerate(reds) if red]) for decks, reds in RED.items()}
BLACKS = {decks: frozenset(range(len(reds))) - REDS[decks] for decks, reds in RED.items()}
"""The cards of each colour, by number of decks: sets, because looking up the cards of a hand in them is fastest."""

REASONS: Mapping[str, str] = {
    "lays-high": "card: a low card is a better closing card, so the high one is laid",
    "gives-high": "card: a low card is a better closing card, so the high one is given",
    "gives-rare-colour": "card, n: only n of this colour are in hand; who lacks a colour is given cards",
    "gives-last-of-colour": "card: it is the last of its colour; who lacks a colour is given cards",
    "makes-pay": "card, n: the next seat is likely to have n of this colour, and has to lay them all",
    "gives-least": "card, n: the next seat lacks some of them, but is given fewer than by other cards",
    "hands-go-on": "card: the hands are passed on after this turn, and for the hand that comes this is the best demand",
    "keeps-from-winning": "card: another card could let somebody else win",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


class Hands(NamedTuple):
    """The hands that the demand of a closing card meets: that card is laid, and hands are passed on after a round.

    `sizes` are the numbers of cards by seat, `pot` that of the pot with the closing card, `reds` and `blacks` those in
    the hand of the `payer`, the next seat. `me` is the seat that closes. `first` says whether those who cannot lay all
    lay none, as in that edition.
    """

    sizes: list[int]
    reds: int
    blacks: int
    me: int
    payer: int
    pot: int
    first: bool


def hands_at_close(p: Position) -> Hands:
    """The hands that the demand of the seat in turn meets, whichever card it closes with."""
    seat, zones = p.seat, p.zones
    options, seats = p.game.options, p.game.seats
    is_red = RED[options["decks"]]
    sizes = [len(zones[zone]) for zone in HAND[:seats]]
    sizes[seat] -= 1
    payer = own = (seat + 1) % seats
    if passed_on(p):
        sizes.append(sizes.pop(0))
        own = (payer + 1) % seats
    # With three seats or more the payer's hand is never the hand that the closing card comes from.
    cards = zones[HAND[own]]
    reds = [is_red[c] for c in cards].count(True)
    first = options["edition"] == "first"
    return Hands(sizes, reds, len(cards) - reds, seat, payer, len(zones[POT]) + 1, first)


def passed_on(p: Position) -> bool:
    """Whether the hands are passed on after this turn."""
    return bool(p.vars["finished"] + 1 >= p.game.seats and p.vars["round"] < p.game.options["max_rounds"])


def leads_after(hands: Hands, demands: Iterable[tuple[int, bool]]) -> list[float]:
    """The average lead over the others, in cards, once the demand of each of several closing cards has been met.

    A demand is the value of the card, and whether it is red.
    """
    sizes, reds, blacks, me, payer, pot, first = hands
    rest, total = len(sizes) - 1, sum(sizes)
    mine, held = sizes[me], sizes[payer]
    most = max(sizes[:payer] + sizes[payer + 1 :])
    others = total - mine
    found: list[float] = []
    for value, red in demands:
        has = reds if red else blacks
        if has < value:
            laid = 0 if first else has
            quota = -((laid - value) // rest)
            if quota >= most:
                # The others give all they have, so the payer has every card and wins, unless there are none.
                found.append(LOSS if total > laid else 0.0)
            elif quota < mine:
                found.append(mine - quota - (others - laid + quota) / rest)
            else:
                found.append((laid - total) / rest)
        elif not most:
            # Only the payer has cards, and has won.
            found.append(LOSS)
        else:
            # A payer that lays the last card takes the pot.
            found.append(mine - ((others - value if held > value else others + pot) / rest))
    return found


def quick(p: Position) -> Action:
    """A sensible card in no time; a closing card sometimes varies, but never loses immediately."""
    game = p.game
    decks = game.options["decks"]
    phase = p.phase
    cards = p.zones[HAND[p.seat]]
    if phase == "give":
        blacks = BLACKS[decks].intersection(cards)
        reds = len(cards) - len(blacks)
        if not blacks:
            return game.acts["give"][max(cards)]
        if 0 < reds < len(blacks):
            return game.acts["give"][max(REDS[decks].intersection(cards))]
        return game.acts["give"][max(blacks)]
    if phase == "place":
        fitting = REDS if p.vars["red"] else BLACKS
        return game.acts["place"][max(fitting[decks].intersection(cards))]
    hands, demands = hands_at_close(p), DEMAND[decks]
    if p.draw(4) == 0:
        c = cards[p.draw(len(cards))]
        if leads_after(hands, [demands[c]])[0] > LOSS:
            return game.acts["close"][c]
    leads = leads_after(hands, map(demands.__getitem__, cards))
    return game.acts["close"][cards[leads.index(max(leads))]]


def lead(p: Position, seat: int) -> float:
    """A seat's average lead over the others, in cards."""
    seats = p.game.seats
    if p.result is not None:
        return WIN / len(p.result.winners) if seat in p.result.winners else LOSS
    sizes = [len(p.zones[zone]) for zone in HAND[:seats]]
    return (sizes[seat] - sum(sizes) / seats) * seats / (seats - 1)


class MajnunJudgement(RuleOfThumb):
    """The computer player of Majnun."""

    game = "majnun"
    guesses = ("close",)
    reasons = REASONS
    horizon = Horizon(decisions=SEARCHED)
    trust = 1.0
    levels = ("easy", "expert")
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The closing card with the best trials; rules decide what is laid and given."""
        cards = OwnCards(view)
        if view.phase == "place":
            highest = cards.highest(legal)
            return Advice(highest, "lays-high", highest.args)
        return cards.given(legal) if view.phase == "give" else closed(view, seed, cards, legal, limit)

    def alike(self, view: View, action: Action) -> Hashable:
        """Treat closing cards of the same value and colour as alike, because they demand the same."""
        return OwnCards(view).key(action) if view.phase == "close" else action

    def price(self, view: View, action: Action) -> float:
        """A high card is cheaper to part with, because a low one is the weapon of the closer."""
        return float(-OwnCards(view).key(action)[0])

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """Any closing card; what is laid and given follows a rule."""
        return legal if view.phase == "close" else [self.choose(view, 0, legal).action]


class OwnCards:
    """Values and colours of the seat's own hand."""

    def __init__(self, view: View) -> None:
        self.game = view.game
        decks = self.game.options["decks"]
        self.values, self.is_red = VALUE[decks], RED[decks]
        self.hand = [self.game.ids[text][0] for text in view.zones[HAND[view.decider]]]

    def card(self, action: Action) -> int:
        """The card that an action names."""
        return self.game.ids[action.args[0]][0]

    def key(self, action: Action) -> tuple[int, bool]:
        """The demand of a closing card: value and colour."""
        c = self.card(action)
        return self.values[c], self.is_red[c]

    def highest(self, actions: Sequence[Action]) -> Action:
        """The action with the highest card."""
        return max(actions, key=self.card)

    def given(self, legal: Sequence[Action]) -> Advice:
        """The highest card of the rarer colour; from a hand of one colour, the highest."""
        reds = [action for action in legal if self.is_red[self.card(action)]]
        red = sum([self.is_red[c] for c in self.hand])
        if red in (0, len(self.hand)) or red * 2 == len(self.hand):
            best = self.highest(legal)
            return Advice(best, "gives-high", best.args)
        rare = red * 2 < len(self.hand)
        best = self.highest(reds if rare else [action for action in legal if action not in reds])
        count = red if rare else len(self.hand) - red
        if count == 1:
            return Advice(best, "gives-last-of-colour", best.args)
        return Advice(best, "gives-rare-colour", (*best.args, count))


def closed(view: View, seed: int, cards: OwnCards, legal: Sequence[Action], limit: Limit) -> Advice:
    """The closing card, after trying out the most promising ones."""
    kinds: dict[tuple[int, bool], Action] = {}
    for action in legal:
        kinds.setdefault(cards.key(action), action)
    rng = whim(view, seed)
    worlds = [deal_unknown(view, Random(rng.getrandbits(32))) for _ in range(WORLDS)]
    met = [hands_at_close(p) for p in worlds]
    leads = dict(zip(kinds, zip(*(leads_after(hands, kinds) for hands in met), strict=True), strict=True))
    promise = {key: sum(found) / WORLDS for key, found in leads.items()}
    order = sorted(kinds, key=lambda key: -promise[key])
    chosen = order[:CANDIDATES]
    actions = [kinds[key] for key in chosen]
    if len(actions) == 1:
        return Advice(actions[0], "comes-out-best", (WORLDS,))
    values = tried(view, seed, actions, quick=quick, worth=lead, worlds=WORLDS, horizon=HORIZON, limit=limit)
    best = best_of(actions, values)
    return why(cards, best, leads, met, passed_on(worlds[0]))


def why(
    cards: OwnCards,
    best: Action,
    leads: Mapping[tuple[int, bool], Sequence[float]],
    met: Sequence[Hands],
    rotates: bool,
) -> Advice:
    """Why this closing card was chosen; `rotates`: the hands are passed on after it."""
    value, red = key = cards.key(best)
    if LOSS not in leads[key] and any(LOSS in found for found in leads.values()):
        return Advice(best, "keeps-from-winning", best.args)
    if sum(leads[key]) < max(sum(found) for found in leads.values()):
        return Advice(best, "comes-out-best", (WORLDS,))
    if rotates:
        return Advice(best, "hands-go-on", best.args)
    pays = sum((hands.reds if red else hands.blacks) >= value for hands in met)
    code = "makes-pay" if pays * 2 > len(met) else "gives-least"
    return Advice(best, code, (*best.args, value))
