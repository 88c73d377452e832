"""Judgement for Majnun (canon 10).

The closing card is the weapon: it decides what the next seat must lay. The quick player closes with the card that
leaves it the most cards ahead of the others once the next seat has laid, or has been given what it lacks; it lays and
gives high cards, and gives from the colour of which it has fewest. The closing cards that promise most are tried out by
playing on with that player for about a lap.

Moves that a beginner would laugh at, and that are never made:

- a closing card after which the next seat wins at once, while another one is there,
- a closing card that lets the next seat lay its last cards and take the whole pot, while another one is there,
- demanding a high card of a colour that the next seat lacks, while there is a low one that it can pay,
- giving or laying a low card, the weapon of the closer, while a high one of the same colour is there.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import inf
from random import Random
from typing import NamedTuple

from app.bots.judgement import Advice, Horizon, Judgement, tried, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, deal_unknown
from app.games.majnun.rules import HAND, POT, RED, VALUE

WORLDS = 12
"""In how many deals each closing card is tried."""

CANDIDATES = 6
"""How many closing cards are tried: those that promise most."""

HORIZON = 24
"""How many decisions are played on in each try: about a lap of three seats."""

WIN, LOSS = 60.0, -60.0
"""What winning or losing at once is worth, in cards."""

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
    """What the demand after a closing card meets: by seat the number of cards and of red ones, and who must pay."""

    sizes: list[int]
    reds: list[int]
    me: int
    payer: int
    pot: int
    first: bool


def hands_at_close(p: Position) -> Hands:
    """The hands as the demand meets them, with the closing card still in hand; passed on at the end of a round."""
    seats = p.game.seats
    seat = p.seat
    decks = p.game.options["decks"]
    is_red = RED[decks]
    sizes = [len(p.zones[zone]) for zone in HAND[:seats]]
    reds = [sum([is_red[c] for c in p.zones[zone]]) for zone in HAND[:seats]]
    return Hands(sizes, reds, seat, (seat + 1) % seats, len(p.zones[POT]), p.game.options["edition"] == "first")


def passed_on(p: Position) -> bool:
    """Whether the hands are passed on after this turn."""
    return bool(p.vars["finished"] + 1 >= p.game.seats and p.vars["round"] < p.game.options["max_rounds"])


class Meeting(NamedTuple):
    """What every demand after one closing meets, the closing card gone and the hands passed on if they are.

    `held` cards has the seat that must pay, of them `black` and `red` ones; `mine` has the closer, `most` whoever of
    the seats that do not pay has most, and `total` all together.
    """

    seats: int
    held: int
    black: int
    red: int
    mine: int
    most: int
    total: int
    pot: int
    first: bool

    def lead(self, value: int, red: bool) -> float:
        """How many cards the closer is ahead of the others on average once this demand has been met."""
        seats, held, black, reds, mine, most, total, pot, first = self
        has = reds if red else black
        if has >= value:
            left, quota = total - value, 0
            if held == value:
                # The last cards are laid: all of the pot comes back, with the closing card and what was laid.
                left += pot + 1 + value
        else:
            laid = 0 if first else has
            left, quota = total - laid, -(-(value - laid) // (seats - 1))
            mine = mine - quota if mine > quota else 0
        if most <= quota and left:
            # Only the seat that must pay, or is paid, has cards.
            return LOSS
        return mine - (left - mine) / (seats - 1)


def meeting(hands: Hands, rotates: bool) -> Meeting:
    """What a demand meets; with three seats or more, the closer never pays it."""
    seats = len(hands.sizes)
    sizes = [*hands.sizes]
    sizes[hands.me] -= 1
    total = sum(sizes)
    me, payer = ((seat + rotates) % seats for seat in (hands.me, hands.payer))
    red, mine = hands.reds[payer], sizes[me]
    held = sizes.pop(payer)
    return Meeting(seats, held, held - red, red, mine, max(sizes), total, hands.pot, hands.first)


def lead_after(hands: Hands, value: int, red: bool, rotates: bool) -> float:
    """How many cards it is ahead of the others on average once this closing card's demand has been met."""
    return meeting(hands, rotates).lead(value, red)


def quick(p: Position) -> Action:
    """A sensible card in no time; a closing card is now and then a different one."""
    game = p.game
    seat = p.turn
    assert seat is not None
    decks = game.options["decks"]
    is_red = RED[decks]
    cards = p.zones[HAND[seat]]
    if p.phase == "place":
        red = p.vars["red"]
        return game.each("place")[max([c for c in cards if is_red[c] == red])]
    if p.phase == "give":
        reds = [c for c in cards if is_red[c]]
        rare = 0 < len(reds) * 2 < len(cards) or len(reds) == len(cards)
        return game.each("give")[max(reds if rare else [c for c in cards if not is_red[c]])]
    if p.draw(4) == 0:
        return game.each("close")[cards[p.draw(len(cards))]]
    values, promise = VALUE[decks], meeting(hands_at_close(p), passed_on(p)).lead
    first_of: dict[tuple[int, bool], int] = {}
    for c in cards:
        first_of.setdefault((values[c], is_red[c]), c)
    # Of those that promise as much, the first.
    return game.each("close")[first_of[max(first_of, key=lambda demand: promise(*demand))]]


def lead(p: Position, seat: int) -> float:
    """How many cards a seat is ahead of the others, on average."""
    seats = p.game.seats
    if p.result is not None:
        return WIN / len(p.result.winners) if seat in p.result.winners else LOSS
    sizes = [len(p.zones[zone]) for zone in HAND[:seats]]
    return (sizes[seat] - sum(sizes) / seats) * seats / (seats - 1)


class MajnunJudgement(Judgement):
    """The computer's card in Majnun."""

    game = "majnun"
    guesses = ("close",)
    reasons = REASONS
    horizon = Horizon(decisions=HORIZON)
    trust = inf

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The closing card that tries say is best; rules decide what is laid and given."""
        if len(legal) == 1:
            return Advice(legal[0], "only-move")
        cards = OwnCards(view)
        if view.phase == "place":
            highest = cards.highest(legal)
            return Advice(highest, "lays-high", highest.args)
        return cards.given(legal) if view.phase == "give" else closed(view, seed, cards, legal, limit)

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """The quick player's action in one deal of the hidden cards."""
        return quick(deal_unknown(view, whim(view, seed)))

    def quick(self, p: Position) -> Action:
        """A sensible card in no time."""
        return quick(p)

    def worth(self, p: Position) -> Sequence[float]:
        """By the number of cards."""
        sizes = [len(p.zones[zone]) for zone in HAND[: p.game.seats]]
        return [size / max(1, sum(sizes)) for size in sizes]

    def alike(self, view: View, action: Action) -> Hashable:
        """A closing card demands by value and colour."""
        return OwnCards(view).key(action) if view.phase == "close" else action

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """Any closing card; what is laid and given goes by rule."""
        return legal if view.phase == "close" else [self.choose(view, 0, legal).action]


class OwnCards:
    """Values and colours of the own hand."""

    def __init__(self, view: View) -> None:
        self.game = view.game
        decks = self.game.options["decks"]
        self.values, self.is_red = VALUE[decks], RED[decks]
        self.hand = [self.game.ids[text][0] for text in view.zones[HAND[view.decider]]]

    def card(self, action: Action) -> int:
        """The card of an action."""
        return self.game.ids[action.args[0]][0]

    def key(self, action: Action) -> tuple[int, bool]:
        """What a closing card demands: value and colour."""
        c = self.card(action)
        return self.values[c], self.is_red[c]

    def highest(self, actions: Sequence[Action]) -> Action:
        """The action with the highest card."""
        return max(actions, key=self.card)

    def given(self, legal: Sequence[Action]) -> Advice:
        """The highest card of the colour of which there are fewer; from a hand of one colour, the highest."""
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
    """The closing card: those that promise most are tried out."""
    kinds: dict[tuple[int, bool], Action] = {}
    for action in legal:
        kinds.setdefault(cards.key(action), action)
    rng = whim(view, seed)
    worlds = [deal_unknown(view, Random(rng.getrandbits(32))) for _ in range(WORLDS)]
    met = [(hands_at_close(p), passed_on(p)) for p in worlds]
    leads = {key: [lead_after(hands, *key, rotates) for hands, rotates in met] for key in kinds}
    promise = {key: sum(found) / WORLDS for key, found in leads.items()}
    order = sorted(kinds, key=lambda key: -promise[key])
    chosen = order[:CANDIDATES]
    actions = [kinds[key] for key in chosen]
    if len(actions) == 1:
        return Advice(actions[0], "comes-out-best", (WORLDS,))
    values = tried(view, seed, actions, quick=quick, worth=lead, worlds=WORLDS, horizon=HORIZON, limit=limit)
    best = actions[max(range(len(actions)), key=lambda i: values[i])]
    return why(cards, best, leads, met)


def why(
    cards: OwnCards,
    best: Action,
    leads: Mapping[tuple[int, bool], Sequence[float]],
    met: Sequence[tuple[Hands, bool]],
) -> Advice:
    """Why this closing card."""
    value, red = key = cards.key(best)
    if LOSS not in leads[key] and any(LOSS in found for found in leads.values()):
        return Advice(best, "keeps-from-winning", best.args)
    pays = 0
    for hands, rotates in met:
        payer = (hands.payer + rotates) % len(hands.sizes)
        has = hands.reds[payer] if red else hands.sizes[payer] - hands.reds[payer]
        pays += has >= value
    if sum(leads[key]) < max(sum(found) for found in leads.values()):
        return Advice(best, "comes-out-best", (WORLDS,))
    if met[0][1]:
        return Advice(best, "hands-go-on", best.args)
    code = "makes-pay" if pays * 2 > len(met) else "gives-least"
    return Advice(best, code, (*best.args, value))
