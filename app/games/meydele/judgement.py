"""Judgement for Meydele (canon 10).

The quick player commits its lowest kuzari, or if it has none its highest card, with variation: sometimes it throws its
lowest card, or any. Each card of a round is tried out by playing on with that player for a few rounds, and judged by
the share of all cards, with high ones counting more. Rules decide what is laid in a war.

Mistakes that a beginner would laugh at, and that are never made:

- a high kuzari when a lower one would surely take too,
- anything but the lowest card against a hand that is known to beat every card of the seat,
- covering a kuzari or a high card in a war while a lower plain one is there,
- opening a low card in a war for the cards while a higher one is there, or a higher one than surely wins,
- a dearer card than the cheapest if the round or the war is lost with either, and ends alike,
- paying an ace or a kuzari in a war only about the next kuzari that somebody else's cards decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from app.bots.dealer import Dealer
from app.bots.judgement import Advice, Horizon, Likely, RuleOfThumb, best_of, tried, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, advance
from app.engine.cards import SUITS
from app.games.meydele.rules import HAND, HELD, SEATS, SUIT, TABLE, VALUE, WON

WORLDS = 12
"""How many deals each card is tried in."""

ROUNDS = 2
"""How many rounds are played on in each deal; more hardly help."""

ABOVE = 20
"""What being kuzari adds to a card's value in the order of taking: more than any value."""

PRICE: Mapping[tuple[int, str], Sequence[int]] = {
    (decks, kuzari): tuple(VALUE[decks][c] + ABOVE * (SUIT[decks][c] == kuzari) for c in range(52 * decks))
    for decks in VALUE
    for kuzari in ("", *SUITS)
}
"""The place of each card in the order of taking, by number of decks and kuzari."""

HIGH = 11
"""From this value on, explanations of a move call a card high."""

WEIGHT = {decks: tuple(1 + (value - 2) / 12 for value in values) for decks, values in VALUE.items()}
"""The weight of each card among a seat's cards, by number of decks: from 1 for a two to 2 for an ace."""

ALIKE = 16
"""In how many dealt worlds two cards must lead to the same end before the dearer one is called wasted."""

Ends = tuple[tuple[str, tuple[int, ...]], ...]
"""How a round ends in some worlds: the next kuzari, and the number of cards of each seat."""

ZONES = {seats: tuple(zip(HAND[:seats], WON[:seats], HELD[:seats], strict=True)) for seats in range(3, SEATS + 1)}
"""Where each seat's own cards lie, except those laid in this round, by number of seats."""

REASONS: Mapping[str, str] = {
    "takes-surely": "card: nobody can have a card that beats it",
    "round-lost": "card: somebody can only lay cards that beat all of the hand, so the lowest card goes",
    "low-kuzari": "card: a low kuzari takes wherever nobody lays a higher one, and it is the cheapest",
    "high-kuzari": "card: it beats the lower kuzari cards that others may lay",
    "highest-takes": "card: there is no kuzari, and it is the highest card of the hand",
    "sets-kuzari": "card, suit, n: even if it does not take it may make its suit the kuzari, of which n are in hand",
    "lowest-plain": "card: the cheapest card in hand, for this round is hardly to be won",
    "covers-lowest": "card: what is covered decides nothing, so the lowest goes",
    "opens-best": "card: the strongest card in hand decides the war",
    "opens-enough": "card: nobody in the war can have a card that beats it, and it is the cheapest such card",
    "war-lost": "card: the others are likely to win this war against any card in hand, so the cheapest goes",
    "opens-high": "card: only values count in a war about the next kuzari",
    "opens-cheap": "card: a war about the next kuzari alone is not worth more",
}
"""Why a card was chosen: a code, its arguments in order, and what it means."""


def quick(p: Position) -> Action:
    """A sensible card in no time; it varies."""
    game = p.game
    decks = game.options["decks"]
    kuzari = p.vars["kuzari"]
    cards = p.zones[HAND[p.seat]]
    price = PRICE[decks, kuzari].__getitem__
    if p.phase == "war-down":
        return game.acts["down"][min(cards, key=price)]
    if p.phase == "war-open":
        return game.acts["commit"][max(cards, key=price)]
    whim = p.draw(8)
    if whim < 5:
        suits = SUIT[decks]
        ruling = [c for c in cards if suits[c] == kuzari]
        chosen = min(ruling) if ruling else max(cards)
    else:
        chosen = min(cards, key=price) if whim < 7 else cards[p.draw(len(cards))]
    return game.acts["commit"][chosen]


def choose_anew(p: Position) -> None:
    """Take back the unseen cards of the seats before this one, and let them choose sensibly."""
    turn = p.seat
    for seat in range(turn):
        held, cards = p.zones[HELD[seat]], p.zones[HAND[seat]]
        if held:
            cards += held
            held.clear()
            p.turn = seat
            (text,) = quick(p).args
            p.move(HAND[seat], HELD[seat], [p.find(HAND[seat], text)])
    p.turn = turn


def share(p: Position, seat: int) -> float:
    """This seat's share of all cards in hands and won piles, high cards counting more; at the end, of the win."""
    if p.result is not None:
        return p.result.share(seat)
    return shares(p)[seat]


def shares(p: Position) -> list[float]:
    """Each seat's share of all cards in hands and won piles, high cards counting more."""
    weigh, zones = WEIGHT[p.game.options["decks"]].__getitem__, p.zones
    found = []
    for own, won, held in ZONES[p.game.seats]:
        found.append(sum(map(weigh, zones[own])) + sum(map(weigh, zones[won])) + sum(map(weigh, zones[held])))
    total = sum(found) or 1.0
    return [one / total for one in found]


class KnownCards:
    """What a view says about values: the kuzari, the cards in hand, and what others may hold."""

    def __init__(self, view: View) -> None:
        self.view, self.game = view, view.game
        self.seat = view.decider
        self.kuzari: str = view.vars["kuzari"]
        self.hand: list[str] = list(view.zones[HAND[self.seat]])

    def value(self, text: str) -> int:
        """A card's value, 2 to 14."""
        return VALUE[self.game.options["decks"]][self.game.ids[text][0]]

    def ruling(self, text: str) -> bool:
        """Whether a card is kuzari."""
        return text[1] == self.kuzari

    def price(self, text: str) -> int:
        """The worth of a card to its holder: its place in the order of taking."""
        return PRICE[self.game.options["decks"], self.kuzari][self.game.ids[text][0]]

    def lowest(self, cards: Iterable[str]) -> str:
        """The cheapest of these cards."""
        return min(cards, key=lambda text: (self.price(text), text))

    def rivals(self) -> list[int]:
        """The others who lay or have laid a card unseen."""
        zones = self.view.zones
        return [s for s in range(self.game.seats) if s != self.seat and (zones[HAND[s]] or zones[HELD[s]])]

    def may_lay(self, seat: int) -> list[str]:
        """The cards that a rival may lay: all that are hidden and not known to be elsewhere."""
        view = self.view
        known = list(view.sets.get(HAND[seat], ()))
        if len(known) == self.to_choose_from(seat):
            return known
        elsewhere = Counter(text for places in view.knows.values() for text in places.values())
        for name, texts in view.sets.items():
            if name not in (HAND[seat], f"own.{seat}"):
                elsewhere.update(texts)
        return sorted((Counter(view.pool) - elsewhere).elements())

    def whole_hand(self, seat: int) -> list[str] | None:
        """The cards from which a rival chooses, if all of them are known."""
        cards = self.may_lay(seat)
        return cards if len(cards) == self.to_choose_from(seat) else None

    def to_choose_from(self, seat: int) -> int:
        """How many cards a rival chooses or has chosen from."""
        return len(self.view.zones[HAND[seat]]) + len(self.view.zones[HELD[seat]])

    def surely_takes(self, text: str, others: Iterable[str]) -> bool:
        """Whether a card takes against any of these; an equal value leads to a war."""
        value, price = self.value(text), self.price(text)
        return all(self.price(other) < price and self.value(other) != value for other in others)


class MeydeleJudgement(RuleOfThumb):
    """The computer player of Meydele."""

    game = "meydele"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("round", 3, 60)
    levels = ("easy", "medium", "expert")
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """In a round the card with the best trials, in a war the one chosen by rules."""
        by_card = {action.args[0]: action for action in legal}
        cards = KnownCards(view)
        if view.phase == "war-down":
            lowest = cards.lowest(by_card)
            return Advice(by_card[lowest], "covers-lowest", (lowest,))
        if view.phase == "war-open":
            code, text = opened(cards, list(by_card))
            if text not in saved(cards, list(by_card)):
                code, text = "war-lost", cards.lowest(by_card)
            return Advice(by_card[text], code, (text,))
        return self.committed(view, seed, cards, by_card, limit)

    def committed(
        self, view: View, seed: int, cards: KnownCards, by_card: Mapping[str, Action], limit: Limit
    ) -> Advice:
        """The card for a round."""
        lost = beaten_by_known(cards, list(by_card))
        if len(lost) == len(by_card):
            lowest = cards.lowest(by_card)
            return Advice(by_card[lowest], "round-lost", (lowest,))
        sure, left_out = laughable(cards, by_card, lost)
        actions = [by_card[text] for text in worth_trying(cards, [text for text in by_card if text not in left_out])]
        found = tried(
            view,
            seed,
            actions,
            quick=quick,
            worth=share,
            worlds=WORLDS,
            horizon=ROUNDS * (len(cards.rivals()) + 1),
            before=choose_anew,
            limit=limit,
        )
        best = best_of(actions, found)
        return why(cards, best, best.args[0] in sure)

    def worth(self, p: Position) -> Sequence[float]:
        """The share by the cards, high ones counting more."""
        return shares(p)

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The usual facts, with the high cards in hand and won: a hand of low ones takes nothing."""
        values = VALUE[p.game.options["decks"]]
        high = sum(values[c] >= HIGH for zone in (HAND, WON, HELD) for c in p.zones[zone[seat]])
        return {**super().facts(p, seat), "high-cards": float(high)}

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """In a round, the cards worth trying that are not laughable; in a war, the choice of the rules."""
        if view.phase != "choose":
            return [self.choose(view, 0, legal).action]
        cards, by_card = KnownCards(view), {action.args[0]: action for action in legal}
        _, left_out = laughable(cards, by_card, beaten_by_known(cards, list(by_card)))
        return [by_card[text] for text in worth_trying(cards, [text for text in by_card if text not in left_out])]

    def likely(self, view: View) -> Likely | None:
        """Let others choose again what they have laid unseen."""
        return chosen_anew

    def price(self, view: View, action: Action) -> float:
        """A card's place in the order of taking."""
        return KnownCards(view).price(action.args[0])


def chosen_anew(world: Position, rng: Random) -> None:
    """Let others who have chosen unseen choose again; in a war the cards stay those of the world."""
    if world.phase == "choose":
        choose_anew(world)


def laughable(cards: KnownCards, hand: Iterable[str], lost: set[str]) -> tuple[list[str], set[str]]:
    """The cards that surely take a round, and those that nobody should lay; those in `lost` cannot take."""
    others = [text for seat in cards.rivals() for text in cards.may_lay(seat)]
    sure = [text for text in hand if cards.surely_takes(text, others)]
    cheapest = cards.lowest(sure) if sure else ""
    left_out = {text for text in sure if cards.price(text) > cards.price(cheapest)}
    left_out |= lost - {cards.lowest(lost)} if lost else set()
    return sure, left_out


def worth_trying(cards: KnownCards, hand: Sequence[str]) -> list[str]:
    """Of many cards: the lowest two, the highest plain one of each suit, and a low, a high and a middle kuzari.

    Cards that do no more than a cheaper one are left out.
    """
    order = sorted(hand, key=lambda text: (cards.price(text), text))
    ruling = [text for text in order if cards.ruling(text)]
    chosen = {*order[:2], *ruling[:2], *ruling[-1:], *ruling[len(ruling) // 2 :][:1]}
    for suit in SUITS:
        chosen.update([text for text in order if text[1] == suit and not cards.ruling(text)][-1:])
    return saved(cards, [text for text in hand if text in chosen])


def saved(cards: KnownCards, hand: Sequence[str]) -> list[str]:
    """These cards, except those that a cheaper one can replace.

    It can if both lose the round in every dealt world and each of these rounds ends in the same way: then the dearer
    card gains nothing for its cost.
    """
    if len(hand) < 2:
        return list(hand)
    rng, dealer = whim(cards.view, 0), Dealer(cards.view)
    worlds = [dealer.world(rng) for _ in range(ALIKE)]
    commit, ids = cards.game.acts["commit"], cards.game.ids
    kept: list[str] = []
    known: set[Ends] = set()
    for text in sorted(hand, key=lambda text: (cards.price(text), text)):
        ends = lost_rounds(worlds, commit[ids[text][0]])
        if not ends or ends not in known:
            kept.append(text)
            known.add(ends)
    return [text for text in hand if text in kept]


def lost_rounds(worlds: Iterable[Position], action: Action) -> Ends:
    """How the round ends in each of these worlds after a card, if the seat loses it in all of them; otherwise empty.

    An end is the next kuzari and the number of each seat's cards.
    """
    ends = []
    for world in worlds:
        p = world.copy()
        seat = world.seat
        number = world.vars["round"]
        before = len(p.zones[HAND[seat]]) + len(p.zones[WON[seat]])
        advance(p, action)
        while p.vars["round"] == number and p.turn not in (seat, None):
            advance(p, quick(p))
        sizes = tuple([sum([len(p.zones[zone]) for zone in own]) for own in ZONES[p.game.seats]])
        if p.vars["round"] == number or sizes[seat] != before - 1:
            return ()
        ends.append((p.vars["kuzari"], sizes))
    return tuple(ends)


def beaten_by_known(cards: KnownCards, hand: Sequence[str]) -> set[str]:
    """The cards of a hand that cannot take, because all cards of a rival whose whole hand is known beat them."""
    beaten: set[str] = set()
    for seat in cards.rivals():
        whole = cards.whole_hand(seat)
        if whole:
            weakest = min(cards.price(text) for text in whole)
            values = {cards.value(text) for text in whole}
            # A plain card as high as a kuzari leads to a war.
            beaten |= {text for text in hand if cards.price(text) < weakest and cards.value(text) not in values}
    return beaten


def opened(cards: KnownCards, hand: Sequence[str]) -> tuple[str, str]:
    """The open card of a war, and why: a code and the card."""
    read = cards.view.vars
    seat = cards.seat
    zones = cards.view.zones
    take, setter = read["take"], read["setter"]
    if len(take) > 1 and seat in take:
        others: list[str] = []
        for rival in take:
            if rival != seat:
                few = not zones[HAND[rival]] and not zones[HELD[rival]]
                others += zones[TABLE[rival]][:1] if few else cards.may_lay(rival)
        enough = [text for text in hand if cards.surely_takes(text, others)]
        if enough:
            return "opens-enough", cards.lowest(enough)
        return "opens-best", max(hand, key=lambda text: (cards.price(text), text))
    plain = [text for text in hand if not cards.ruling(text)] or list(hand)
    if seat in take:
        # The seat that takes gets the cards of this war back.
        return "opens-high", max(hand, key=lambda text: (cards.value(text), text))
    mine = zones[TABLE[seat]][-1][1]
    held = {suit: sum(text[1] == suit for text in cards.hand) for suit in SUITS}
    rivals = [zones[TABLE[other]][-1][1] for other in setter if other != seat]
    worthy = [text for text in plain if cards.value(text) < 14]
    if worthy and held[mine] > max((held[suit] for suit in rivals), default=0) + 1:
        return "opens-high", max(worthy, key=lambda text: (cards.value(text), text))
    return "opens-cheap", cards.lowest(hand)


def why(cards: KnownCards, best: Action, sure: bool) -> Advice:
    """Why this card is committed."""
    (text,) = best.args
    if sure:
        return Advice(best, "takes-surely", (text,))
    if cards.ruling(text):
        least = cards.lowest(other for other in cards.hand if cards.ruling(other))
        return Advice(best, "low-kuzari" if text == least else "high-kuzari", (text,))
    plain = [other for other in cards.hand if not cards.ruling(other)]
    values = [cards.value(other) for other in plain]
    if cards.value(text) == max(values) and len({*values}) > 1:
        if not cards.kuzari:
            return Advice(best, "highest-takes", (text,))
        count = sum(other[1] == text[1] for other in cards.hand)
        return Advice(best, "sets-kuzari", (text, text[1], count))
    if cards.value(text) <= min(values) + 2:
        return Advice(best, "lowest-plain", (text,))
    return Advice(best, "comes-out-best", (WORLDS,))
