"""Judgement for Shapes (canon 10).

The quick player lays the base card that occurs on most of its whole cards, then the whole card that has most of the
row; among equal ones, the smaller. Each card is tried out by playing the round on with that player, with the others'
unseen cards chosen again, and judged by the lead in prizes. Rules decide what is picked and exchanged in the old
editions.

Mistakes that a beginner would laugh at, and that are never made:

- a joker as the first base card of a round, when it has no shape and goes back to the deck,
- a base card that none of the seat's own whole cards has, while another is on some,
- a whole card that has fewer of the row than another that is no larger, or two fewer than any other,
- in a tie-breaker of the fourth edition the joker before the last card; of the second and third anything but the joker,
- exchanging a joker, or a card that fits better than one from the deck would on average.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random

from app.bots.judgement import Advice, Horizon, Likely, RuleOfThumb, best_of, in_shares, tried
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View
from app.games.shapes.rules import (
    CARDS,
    FULL,
    HAND,
    HELD,
    IS_JOKER,
    JOKER,
    MATCH,
    PRIZES,
    SHAPES,
    SHOWN,
    SOURCE,
    WHOLES,
    fitting,
    has_shape,
    matching,
)

WORLDS = 30
"""How many deals each card is tried in."""

IS_WHOLE = tuple(text.startswith("w") for text in CARDS)
"""Whether a card is a whole card."""

IS_TRIPLE = tuple(len(text) == 4 for text in CARDS)
"""Whether a card is a whole card of three shapes."""

PARTS = {"base": 3, "whole": 2, "tie": 1}
"""For each phase, how many parts of the round are left, including a tie-breaker: trials play them to the end."""

KEPT_JOKER = 0.7
"""A joker is worth as many prizes at the end as there are seats; before that, this fraction of it in hand."""

TRIPLE = 0.3
"""How many prizes a whole card of three shapes is worth more than one of two, in a later round."""

PRIZE = 0.54
JOKER_KEPT = 1.54
TRIPLE_KEPT = 0.58
FIT = 0.15
BEST_FIT = 0.2
SHAPE_HELD = 0.29
"""Terms of the logarithm of a seat's odds of winning after a round: each prize, each joker in hand, each whole card of
three shapes, each pair of its cards that match, the most pairs of one whole card, each shape among the base cards in
hand. Fitted to the ends of 1,200 games of the quick player (docs/attempts.md)."""

JOKER_STAYS = 0.55
TRIPLE_STAYS = -0.12
TRIPLE_GOES = -0.75
KIND_LEFT = -0.48
FIT_LEFT = -0.61
LAID_UNFIT = -2.15
LAID_WORSE = -1.9
"""How much likelier a hand of another seat is than in a fresh deal, in logarithms. For each joker, times the logarithm
of how many hands of base cards have been drawn. For each whole card of three shapes, and that also times the part of
the base cards that is gone. Once the row lies open: for each kind among the base cards left; for each of them that the
best whole card left has; if no whole card has the base card that was laid; and in a tie-breaker for each whole card
left that has more of the row than the one that was laid. Fitted to what `greedy` players held in 1,500 games
(docs/attempts.md)."""

PINK = sum(not IS_WHOLE[c] for c in range(len(CARDS)))
"""How many base cards there are, including jokers."""

DECKS = {"base": "b", "whole": "w"}
"""The first letter of the symbols of each deck's cards."""

EXCHANGES = 3
"""How often each hidden card of another is offered in exchange for one of the deck."""

ROUND = 6.0
"""About how many base cards a round uses up: the more rounds are still to come, the less all these terms count."""

WIN = 4.0
"""How many prizes of lead the win itself is worth, when the game is over."""

REASONS: Mapping[str, str] = {
    "fits-wholes": "card, n: n of one's own whole cards have the shape of this base card",
    "keeps-joker": "card: a joker has no shape in the row; this card goes, and the joker stays for the end",
    "most-matches": "card, n, m: it has n of the m base cards in the row, more than any other whole card in hand",
    "smaller-enough": "card, n: it has as many, n, as a card of three shapes, which stays in hand",
    "spares-triple": "card, n: it has only n, but the round is hardly to be won, and a card of three shapes stays",
    "as-good": "card, n: it has n, and no other whole card in hand has more",
    "adds-match": "card, whole: it has a shape of the whole card that lies open",
    "adds-nothing": "card, whole: no base card in hand has a shape of it; this one helps the others least",
    "joker-waits": "card: the joker wins as the last card of a tie-breaker, so another card goes first",
    "joker-wins": "card: in this edition a joker wins a tie-breaker at once",
    "picks": "card, n: of the open whole cards it fits n of the base cards in hand, the most",
    "swaps": "card: it fits less than a card from the deck would on average",
    "keeps": "nothing in hand is worse than what would come from the deck on average",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


def quick(p: Position) -> Action:
    """A sensible card in no time; a base card sometimes varies."""
    seat = p.seat
    phase = p.phase
    zones = p.zones
    game = p.game
    if phase == "swap":
        return game.action("done")
    if phase == "pick":
        return game.acts["pick"][max(c for zone in SHOWN[: game.seats] for c in zones[zone])]
    cards = zones[SOURCE[phase][seat]]
    if phase == "whole":
        row = zones["row"]
        return game.acts["commit"][max(cards, key=lambda c: (sum([MATCH[c][b] for b in row]), -c))]
    if phase == "tie":
        first = 2 if game.options["edition"] < 4 else -2
        mine = MATCH[zones[SHOWN[seat]][0]]
        # In the common row a card helps every seat that has its shape.
        others = [MATCH[zones[SHOWN[other]][0]] for other in p.vars["tied"] if other != seat]
        return game.acts["commit"][
            max(cards, key=lambda c: first if IS_JOKER[c] else mine[c] - sum([its[c] for its in others]) / len(others))
        ]
    plain = [c for c in cards if not IS_JOKER[c]] or cards
    if p.draw(4) == 0:
        return game.acts["commit"][plain[p.draw(len(plain))]]
    wholes = zones[WHOLES[seat]]
    return game.acts["commit"][max(plain, key=lambda c: sum([MATCH[w][c] for w in wholes]))]


def choose_anew(p: Position) -> None:
    """Take back the unseen cards of the seats before this one, and let them choose sensibly."""
    turn, source = p.seat, SOURCE.get(p.phase)
    for seat in range(turn):
        if source and p.zones[HELD[seat]]:
            p.move(HELD[seat], source[seat], 1, at="end")
            p.turn = seat
            (text,) = quick(p).args
            p.move(source[seat], HELD[seat], [p.find(source[seat], text)])
    p.turn = turn


def lead(p: Position, seat: int) -> float:
    """The average lead in prizes, including jokers in hand; with the win when the game is over."""
    seats, zones = p.game.seats, p.zones
    if p.result is not None:
        ahead = [*p.result.scores]
        won = WIN / len(p.result.winners) if seat in p.result.winners else 0.0
        return won + ahead[seat] - (sum(ahead) - ahead[seat]) / (seats - 1)
    worth = KEPT_JOKER * seats
    mine = 0.0
    others = 0.0
    for other in range(seats):
        jokers = sum([IS_JOKER[c] for zone in (HAND, HELD) for c in zones[zone[other]]])
        has = len(zones[PRIZES[other]]) + worth * jokers
        if other == seat:
            mine = has
        else:
            others += has
    return mine - others / (seats - 1)


def triple(whole: str) -> bool:
    """Whether a whole card has three shapes."""
    return len(whole) == 4


class ShapesJudgement(RuleOfThumb):
    """The computer player of Shapes."""

    game = "shapes"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("round", 1, 60)
    trust = 1.0
    stakes = 5.0
    levels = ("easy", "expert")
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The card with the best trials, among those that nobody would laugh at."""
        by_card = {action.args[0]: action for action in legal if action.args}
        if view.phase == "pick":
            return picked(view, by_card)
        if view.phase == "swap":
            return exchanged(view, by_card, legal)
        cards = SENSIBLE[view.phase](view, list(by_card))
        actions = [by_card[text] for text in cards]
        values = [0.0]
        if len(actions) > 1:
            values = tried(
                view,
                seed,
                actions,
                quick=quick,
                worth=lead,
                worlds=WORLDS,
                horizon=PARTS[view.phase] * view.game.seats,
                before=choose_anew,
                limit=limit,
            )
        if view.phase == "whole":
            values = [value - TRIPLE * triple(text) for value, text in zip(values, cards, strict=True)]
        best = best_of(actions, values)
        return {"base": why_base, "whole": why_whole, "tie": why_tie}[view.phase](view, best, list(by_card))

    def worth(self, p: Position) -> Sequence[float]:
        """The share by prizes, and by what is held for the rounds to come."""
        rounds = sqrt(1 + len(p.zones["base"]) / ROUND)
        return in_shares([exp(strength(p, seat) / rounds) for seat in range(p.game.seats)])

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """When a card is laid, those that nobody would laugh at; what is picked and exchanged follows a rule."""
        if view.phase not in SENSIBLE:
            return [self.choose(view, 0, legal).action]
        by_card = {action.args[0]: action for action in legal}
        return [by_card[text] for text in SENSIBLE[view.phase](view, list(by_card))]

    def likely(self, view: View) -> Likely | None:
        """Let others choose again what they have laid unseen; their whole cards fit the base cards they laid."""
        return HandsOfOthers(view).made_likely


class HandsOfOthers:
    """The hands of others, made likelier than in a fresh deal by what their choices reveal.

    Everybody keeps a joker, lays what fits, and keeps the rest. So the longer a game lasts, the more jokers and the
    fewer whole cards of three shapes are in hand; and once the row lies open, what is still held fits it worse. A dealt
    world is made likelier by exchanging single cards with the deck, each exchange with the probability that the weights
    of both hands give (Metropolis and others, 1953).
    """

    def __init__(self, view: View) -> None:
        game, zones = view.game, view.zones
        self.free: dict[int, dict[str, Sequence[int]]] = {}
        self.laid: dict[int, int] = {}
        self.open = view.phase != "base"
        if view.phase not in SOURCE:
            return
        dealt = FULL * game.seats
        gone = max(0, PINK - dealt - len(zones["base"]))
        self.joker = JOKER_STAYS * log(1 + gone / dealt)
        self.triple = TRIPLE_STAYS + TRIPLE_GOES * gone / (PINK - dealt)
        # If something is known of a deck, or of a seat's cards with that back, those cards stay where they are.
        free = {
            name: [i for i in range(len(zones[name])) if name not in view.sets and i not in view.knows.get(name, {})]
            for name in DECKS
        }
        for other in range(game.seats):
            if other == view.decider:
                continue
            own = (HAND[other], WHOLES[other], HELD[other], f"own.{other}")
            known = [text for name in own for text in (*view.sets.get(name, ()), *view.knows.get(name, {}).values())]
            self.free[other] = {
                name: () if any(text.startswith(back) for text in known) else free[name] for name, back in DECKS.items()
            }
            if zones["row"] and zones["row"][other] != JOKER:
                self.laid[other] = game.ids[zones["row"][other]][0]

    def made_likely(self, world: Position, rng: Random) -> None:
        """Exchange cards of others with the deck's, then let those that have laid unseen choose again."""
        zones, draw = world.zones, rng.random
        for other, freely in self.free.items():
            weight = self.weight(world, other)
            for zone in (HAND[other], WHOLES[other], HELD[other]) * EXCHANGES:
                cards = zones[zone]
                for at in range(len(cards)):
                    name = "whole" if IS_WHOLE[cards[at]] else "base"
                    deck, free = zones[name], freely[name]
                    if not free:
                        continue
                    i = free[int(draw() * len(free))]
                    cards[at], deck[i] = deck[i], cards[at]
                    now = self.weight(world, other)
                    if now >= weight or draw() < exp(now - weight):
                        weight = now
                    else:
                        cards[at], deck[i] = deck[i], cards[at]
        choose_anew(world)

    def weight(self, world: Position, other: int) -> float:
        """The logarithm of the probability that a seat holds what it does in this world, up to a constant."""
        zones = world.zones
        bases, wholes = zones[HAND[other]], zones[WHOLES[other]]
        held = zones[HELD[other]]
        if held:
            if IS_WHOLE[held[0]]:
                wholes = wholes + held
            else:
                bases = bases + held
        weight = self.joker * sum([IS_JOKER[c] for c in bases]) + self.triple * sum([IS_TRIPLE[c] for c in wholes])
        if not self.open:
            return weight
        weight += KIND_LEFT * len({CARDS[c] for c in bases})
        weight += FIT_LEFT * max([sum([MATCH[w][b] for b in bases]) for w in wholes], default=0)
        shown, base = zones[SHOWN[other]], self.laid.get(other)
        if base is not None and not any(MATCH[w][base] for w in wholes + shown):
            weight += LAID_UNFIT
        if shown:
            row = zones["row"][: world.game.seats]
            has = sum([MATCH[shown[0]][b] for b in row])
            weight += LAID_WORSE * sum([sum([MATCH[w][b] for b in row]) > has for w in wholes])
        return weight


def strength(p: Position, seat: int) -> float:
    """What a seat has between two rounds: its prizes, and the usefulness of its hands."""
    zones = p.zones
    bases, wholes = zones[HAND[seat]], zones[WHOLES[seat]]
    fits = [sum([MATCH[w][b] for b in bases]) for w in wholes]
    return (
        PRIZE * len(zones[PRIZES[seat]])
        + JOKER_KEPT * sum([IS_JOKER[c] for c in bases])
        + TRIPLE_KEPT * sum([IS_TRIPLE[c] for c in wholes])
        + FIT * sum(fits)
        + BEST_FIT * max(fits, default=0)
        + SHAPE_HELD * len({CARDS[c] for c in bases if not IS_JOKER[c]})
    )


def own(view: View, zones: Sequence[str]) -> list[str]:
    """The cards of the seat in turn in one of its zones."""
    return list(view.zones[zones[view.decider]])


def open_whole(view: View) -> str:
    """The whole card that the seat in turn has shown."""
    return own(view, SHOWN)[0]


def sensible_bases(view: View, cards: list[str]) -> list[str]:
    """The base cards without jokers and useless cards."""
    wholes = own(view, WHOLES)
    some = [text for text in cards if text != JOKER]
    return [text for text in some if fitting(text, wholes)] or some or cards


def sensible_wholes(view: View, cards: list[str]) -> list[str]:
    """The whole cards, except those that another one certainly beats."""
    has = {text: len(matching(text, view.zones["row"])) for text in cards}

    def better(one: str, other: str) -> bool:
        return has[one] >= has[other] + 2 or (has[one] > has[other] and len(one) <= len(other))

    return [text for text in cards if not any(better(one, text) for one in cards)]


def sensible_in_tie(view: View, cards: list[str]) -> list[str]:
    """The joker when it wins, and no sooner."""
    if JOKER not in cards:
        return cards
    return [text for text in cards if (text == JOKER) == (view.game.options["edition"] < 4)]


SENSIBLE = {"base": sensible_bases, "whole": sensible_wholes, "tie": sensible_in_tie}
"""For each phase, the function that leaves out the cards that a beginner would laugh at."""


def why_base(view: View, best: Action, cards: list[str]) -> Advice:
    """Why this base card is laid."""
    (text,) = best.args
    fits = fitting(text, own(view, WHOLES))
    if JOKER in cards:
        return Advice(best, "keeps-joker", (text,))
    return Advice(best, "fits-wholes", (text, fits)) if fits else Advice(best, "comes-out-best", (WORLDS,))


def why_whole(view: View, best: Action, cards: list[str]) -> Advice:
    """Why this whole card is laid."""
    (text,) = best.args
    row = view.zones["row"]
    has = {one: len(matching(one, row)) for one in cards}
    others = [one for one in cards if one != text]
    most = max(has[one] for one in others)
    if has[text] > most:
        return Advice(best, "most-matches", (text, has[text], len(row)))
    if not triple(text) and has[text] < most:
        return Advice(best, "spares-triple", (text, has[text]))
    if not triple(text) and any(triple(one) and has[one] == has[text] for one in others):
        return Advice(best, "smaller-enough", (text, has[text]))
    return Advice(best, "as-good", (text, has[text]))


def why_tie(view: View, best: Action, cards: list[str]) -> Advice:
    """Why this base card is added in a tie-breaker."""
    (text,) = best.args
    if text == JOKER:
        return Advice(best, "joker-wins", (text,))
    if JOKER in cards:
        return Advice(best, "joker-waits", (text,))
    whole = open_whole(view)
    if has_shape(whole, text):
        return Advice(best, "adds-match", (text, whole))
    if not any(has_shape(whole, one) for one in cards):
        return Advice(best, "adds-nothing", (text, whole))
    return Advice(best, "comes-out-best", (WORLDS,))


def whole_worth(whole: str, bases: Sequence[str]) -> float:
    """The worth of a whole card with these base cards."""
    return len(matching(whole, bases)) + 0.5 * triple(whole)


def picked(view: View, by_card: Mapping[str, Action]) -> Advice:
    """Edition 1: the open whole card that the winner takes."""
    bases = own(view, HAND)
    text = max(by_card, key=lambda one: (whole_worth(one, bases), one))
    return Advice(by_card[text], "picks", (text, len(matching(text, bases))))


def exchanged(view: View, by_card: Mapping[str, Action], legal: Sequence[Action]) -> Advice:
    """Editions 1 and 2: the card that is worse than the deck's average, if there is one."""
    bases, wholes = own(view, HAND), own(view, WHOLES)
    worth: dict[str, float]
    if view.game.options["edition"] == 2:
        worth = {text: fitting(text, wholes) for text in by_card if text != JOKER}
        average = sum(fitting("b" + shape, wholes) for shape in SHAPES) / len(SHAPES)
    else:
        worth = {text: whole_worth(text, bases) for text in by_card}
        purple = [text for text in view.pool if text.startswith("w")]
        average = sum(whole_worth(text, bases) for text in purple) / max(1, len(purple))
    least = min(worth, key=lambda text: (worth[text], text), default="")
    if least and worth[least] < average:
        return Advice(by_card[least], "swaps", (least,))
    return Advice(legal[-1], "keeps")
