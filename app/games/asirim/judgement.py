"""Judgement for Prisoners (canon 10).

It tries which card to lay as alpha, and whether to call, in deals of the hidden cards: a quick, sensible player that
knows what the page says plays the round on (reveal and draw, offer and drop the weakest, mark the strongest), and then
prisons and hands are compared. The direction is a toss, since nobody can do better than nearly even. The tag is the
card to keep safely, because a card that has been laid cannot be exchanged or thrown.

Mistakes that a beginner would laugh at, and that this judgement does not make:

- to call the end when another prison is certainly worth more; not to call when its own certainly is;
- to leave at the end of the game when the call wins;
- to offer, exchange or throw the strongest card of the hand while a weak one is there;
- to hide the tag, or to decline the card, while there is a stock to draw from;
- to mark a card that is worth 1 already, or one of a prison that threatens nothing;
- to free the prisoner that makes the prison fit for the call, while another can go.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp
from random import Random

from app.bots.judgement import Advice, Horizon, Likely, RuleOfThumb, averaged, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import OVER, Action, Position, View, advance, deal_unknown
from app.games.asirim.terms import ACE, ALPHA, CARDS, HAND, PRISON, ROYAL, TAG, Z, counts, enough, giving, present

DEALS = 90
"""How many deals try each choice, divided by the number of seats, because a round of many seats takes longer."""

ROUNDS = 2
"""How many rounds are played out, including the present one."""

DECISIONS = 90
"""How many decisions are played out at most."""

PRISONER = 2.0
FIT = 3.0
CARD = 1.2
FIGHTER = 0.35
"""The worth of: a point of a prison's sum; being fit for the call; a card in hand; a point of its value."""

BARE = 3.0
"""The cost of having neither three cards nor a prisoner, because the whole game can then be lost."""

GAME_LOST = -0.1
"""The worth to a seat of having lost the whole game, as a share of the win."""

IN_PRISON = -0.37
FIT_TO_CALL = 4.6
FIT_AND_AHEAD = 7.4
TO_BE_FIT = 2.26
IN_HAND = 0.28
BEST_TWO = 0.1
ROYAL_HELD = 0.48
ACE_HELD = 0.24
"""Terms of the logarithm of a seat's odds of winning, for a search: a point of its prison's sum; being fit for the
call, and more if nobody's prison is worth as much; before that, the part of the amount that is in prison, two prisoners
counting twice this much; a card in hand, a point of the worth of the best two, a royal card there; an ace in prison.
Fitted to the ends of 1,500 games of the quick player (docs/attempts.md)."""

NOBODY_WINS = 5.33
EACH_ROUND = -0.042
"""The same for an end that nobody wins: at the start, and for each round."""

GAME_AHEAD = 1.5
"""The same for each game that a seat has won in a tournament."""

SPREAD = 4.0
"""A difference that usually decides the game."""

STRONG = 3.0
"""From this worth in hand on, explanations of a move call a card strong."""

REASONS: Mapping[str, str] = {
    "call-wins": "n: one's own prison is worth n and wins, even after the worst marking",
    "call-even": "n, share: with n the call wins by that share, and waiting promises less",
    "leave": "another prison is worth more, so the call would give the game away",
    "lays-royal": "card, n: a royal card that wins goes to prison, and n is its value",
    "lays-strong": "card, n: a value of n wins most rounds, and keeps the hand full",
    "lays-spare": "card: it is risked, and the better cards are kept",
    "tag-safe": "card: what lies cannot be exchanged or thrown, and this card is worth most",
    "toss-up": "near even nobody can guess the direction",
    "reveals": "only who reveals may draw, and the exchange costs no more than the card offered",
    "hides": "there is nothing to draw, and the hand stays as it is",
    "offers-least": "card: the least of the hand goes into the exchange",
    "gives-least": "card: it is worth least",
    "keeps-given": "card: it is worth more than what is likely to be offered",
    "draws": "a card more, for nothing",
    "marks-strongest": "card, n: it takes most from the prison that threatens most, n",
    "frees-least": "card: without it the prison loses least",
    "saves-call": "card: without it the prison is still fit for the call",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""

KEEP = tuple(Z[c] + (0.6 * Z[c] if ROYAL[c] else 0.0) for c in range(52))
"""The worth of a card in hand: it can fight, and a royal one may become a prisoner."""

SPENDING = ("alpha", "offer", "answer", "drop")
"""Phases in which a card is risked or leaves the hand."""


def total(cards: Sequence[int]) -> int:
    """The sum of a prison."""
    return sum([Z[c] for c in cards])


def after_marks(p: Position, seat: int) -> dict[int, int]:
    """The sum of each present seat's prison after every ace has marked the best card of the highest other prison."""
    zones = p.zones
    sums = {s: total(zones[PRISON[s]]) for s in present(p)}
    aces = [s for s in sums if True in [ACE[c] for c in zones[PRISON[s]]]]
    if not aces:
        return sums
    marked: set[str] = set()
    for one in (seat, *sums):
        if one in aces:
            aces.remove(one)
            found = mark_of(p, one, marked)
            if found is not None:
                victim, c = found
                marked.add(CARDS[c])
                sums[victim] -= Z[c] - counts(c, marked)
    return sums


def mark_of(p: Position, seat: int, marked: Collection[str]) -> tuple[int, int] | None:
    """Whose prison an ace of this seat weakens, and by which card: the highest one of the most dangerous prison."""
    sums = {
        s: sum([counts(c, marked) for c in p.zones[PRISON[s]]])
        for s in present(p)
        if s != seat and p.zones[PRISON[s]]
    }
    if not sums:
        return None
    victim = max(sums, key=lambda s: sums[s])
    return victim, max(p.zones[PRISON[victim]], key=lambda c: counts(c, marked))


# The quick player, which sees a dealt world


def quick(p: Position) -> Action:
    """A sensible action in no time; what it lays and the direction vary."""
    legal = p.ready or p.game.rules.legal(p)
    seat = p.seat
    match p.phase:
        case "facing":
            return legal[p.draw(2)]
        case "alpha" | "last":
            if legal[-1].verb == "call" or legal[0].verb == "call":
                sums = after_marks(p, seat)
                if all(sums[seat] > its for s, its in sums.items() if s != seat):
                    return legal[-1] if legal[-1].verb == "call" else legal[0]
            if p.phase == "last":
                return legal[-1]
            cards = p.zones[HAND[seat]]
            count = len(cards)
            one, other = cards[p.draw(count)], cards[p.draw(count)]
            return p.game.acts["commit"][one if KEEP[one] >= KEEP[other] else other]
    return ruled(p, seat, legal)


def card_of(p: Position, action: Action) -> int:
    """The first card that an action names."""
    return p.game.ids[action.args[0]][0]


def ruled(p: Position, seat: int, legal: Sequence[Action]) -> Action:
    """The decisions that a plain comparison settles: every phase except `alpha`, `facing` and `last`."""
    match p.phase:
        case "reveal":
            return legal[0] if p.zones["stock"] else legal[1]
        case "draw":
            return legal[0]
        case "tag":
            return p.game.acts["commit"][max(p.zones[HAND[seat]], key=KEEP.__getitem__)]
        case "offer":
            return min(legal, key=lambda one: (KEEP[card_of(p, one)], *partner(p, int(one.args[1]))))
        case "answer":
            return answer(p, legal)
        case "mark":
            return mark(p, seat, legal)
        case "free":
            return min((one for one in legal if one.verb == "free"), key=lambda one: freed(p, seat, card_of(p, one)))
    return p.game.acts["drop"][min(p.zones[HAND[seat]], key=KEEP.__getitem__)]


def partner(p: Position, seat: int) -> tuple[bool, int]:
    """How good an exchange with a seat is. It should have cards, but few, because the exchange spares it a drop."""
    cards = len(p.zones[HAND[seat]])
    return cards == 0, cards


def answer(p: Position, legal: Sequence[Action]) -> Action:
    """Give the least card in the exchange; keep a good card that was given."""
    swaps = [one for one in legal if one.verb == "swap"]
    best = min(swaps, key=lambda one: KEEP[card_of(p, one)])
    if legal[-1].verb == "refuse" and KEEP[card_of(p, best)] >= 3:
        return legal[-1]
    return best


def mark(p: Position, seat: int, legal: Sequence[Action]) -> Action:
    """Mark the strongest card in the most threatening prison."""
    found = mark_of(p, seat, p.vars["marked"])
    return next((one for one in legal if found is not None and card_of(p, one) == found[1]), legal[0])


def freed(p: Position, seat: int, card: int) -> tuple[bool, int]:
    """What a prison loses without this card: first whether it still allows the call, then the value."""
    rest = [c for c in p.zones[PRISON[seat]] if c != card]
    return not enough(rest, p.options["amount"]), Z[card]


# Prospects


def worth(p: Position, seat: int) -> float:
    """A seat's approximate share of the win; an end without a winner is better than losing the whole game."""
    if p.result is not None:
        return p.result.share(seat) if p.result.winners else 0.15
    if seat in p.vars["lost"]:
        return 0.0
    marks = after_marks(p, seat)
    totals = {s: prospects(p, s) + PRISONER * marks[s] for s in marks}
    mine = totals.pop(seat)
    return 1 / (1 + sum(exp((its - mine) / SPREAD) for its in totals.values()))


def prospects(p: Position, seat: int) -> float:
    """What a seat has besides the sum of its prison."""
    cards = p.zones[HAND[seat]] + p.zones[ALPHA[seat]] + p.zones[TAG[seat]]
    prison = p.zones[PRISON[seat]]
    value = CARD * min(6, len(cards)) + FIGHTER * sum(sorted((KEEP[c] for c in cards), reverse=True)[:4])
    value += FIT * enough(prison, p.options["amount"])
    return value - BARE * (len(cards) < 3 and not prison)


def brings(world: Position, action: Action, seat: int) -> float:
    """What an action brings a seat in this world, after a round or two more of the same game."""
    p = world.copy()
    until, game = p.vars["round"] + ROUNDS, p.vars["game_no"]
    advance(p, action)
    for _ in range(DECISIONS):
        if p.phase == OVER or p.vars["round"] >= until or p.vars["game_no"] != game:
            break
        advance(p, quick(p))
    return worth(p, seat) if p.vars["game_no"] == game else won_game(world, p, seat)


def turn_tags(world: Position, rng: Random) -> None:
    """Toss the directions that others have already chosen: they are unknown, so any will do in a dealt world."""
    facing, waiting = world.vars["facing"], world.vars["queue"]
    if world.phase == "facing" and facing:
        world.vars["facing"] = tuple(
            way or ("" if s in waiting else "vh"[int(rng.random() * 2)]) for s, way in enumerate(facing)
        )


def won_game(before: Position, after: Position, seat: int) -> float:
    """After a game of a tournament: 1 if this seat's counter went up, 0.15 if none changed, otherwise 0."""
    # A position may leave out the counters.
    score = before.vars["score"] or (0,) * before.game.seats
    gains = [its - was for was, its in zip(score, after.vars["score"], strict=True)]
    return 1.0 if gains[seat] > 0 else 0.15 if not any(gains) else 0.0


class AsirimJudgement(RuleOfThumb):
    """The computer player of Prisoners."""

    game = "asirim"
    guesses = ()
    reasons = REASONS
    horizon = Horizon("round", ROUNDS, DECISIONS)
    nobody = 0.1
    trust = 1.0
    stakes = 0.08
    levels = ("easy", "expert")
    quick = staticmethod(quick)

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The action that leaves the seat with the best prospects."""
        if view.phase == "facing":
            return Advice(whim(view, seed).choice(legal), "toss-up")
        world = deal_unknown(view, Random(0))
        seat = view.decider
        if view.phase == "alpha" or legal[-1].verb == "call" or legal[0].verb == "call":
            return lay_or_call(view, world, legal, seed, limit)
        best = ruled(world, seat, legal)
        return Advice(best, *why(world, seat, best))

    def likely(self, view: View) -> Likely | None:
        """While directions are chosen, toss those of the others."""
        return turn_tags if view.phase == "facing" else None

    def worth(self, p: Position) -> Sequence[float]:
        """The odds from prisons and hands, with an end that nobody wins; in a tournament, games won count too."""
        marks, score = after_marks(p, 0), p.vars["score"] or (0,) * p.game.seats
        odds = {s: exp(strength(p, s, marks) + GAME_AHEAD * score[s]) for s in marks}
        none = exp(NOBODY_WINS + EACH_ROUND * p.vars["round"])
        whole = sum(odds.values()) + none
        even = self.nobody * none / whole
        return [odds[s] / whole + even if s in odds else GAME_LOST for s in range(p.game.seats)]

    def ended(self, p: Position) -> Sequence[float]:
        """The share of the win; losing the game is worse than an end without a winner."""
        lost = p.vars["lost"]
        return [share if share == 1 or s not in lost else GAME_LOST for s, share in enumerate(super().ended(p))]

    def price(self, view: View, action: Action) -> float:
        """The worth in hand of a card that is risked or given away, because its rank says little about that."""
        return KEEP[view.game.ids[action.args[0]][0]] if view.phase in SPENDING and action.args else 0.0

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The facts of the hand too: cards that a seat would part with last, the worth of its two best, royal cards.

        Only a tournament has points, and a seat that merely did not win has not lost (canon 5). Of the piles only
        prisons count: alphas and tags go back to the hand.
        """
        hand = p.zones[HAND[seat]]
        kept = sorted([KEEP[c] for c in hand], reverse=True)
        plain = dict(super().facts(p, seat))
        if p.options["games"] == 1:
            plain.pop("points", None)
            plain.pop("points-of-others", None)
        prisons = [float(len(p.zones[prison])) for prison in PRISON[: p.game.seats]]
        plain["taken"] = prisons[seat]
        plain["taken-by-others"] = (sum(prisons) - prisons[seat]) / (p.game.seats - 1)
        return {
            **plain,
            "lost": float(seat in p.vars["lost"]),
            "strong-cards": float(sum([worth >= STRONG for worth in kept])),
            "best-two": sum(kept[:2]),
            "royals": float(sum([ROYAL[c] for c in hand])),
        }


def strength(p: Position, seat: int, marks: Mapping[int, int]) -> float:
    """What a seat has between two rounds, given what each prison is worth after marking."""
    zones = p.zones
    amount: int = p.options["amount"]
    cards = zones[HAND[seat]] + zones[ALPHA[seat]] + zones[TAG[seat]]
    prison, mine = zones[PRISON[seat]], marks[seat]
    best = sorted([KEEP[c] for c in cards])[-2:]
    total = IN_PRISON * mine + IN_HAND * len(cards) + BEST_TWO * sum(best)
    total += ROYAL_HELD * sum([ROYAL[c] for c in cards]) + ACE_HELD * (True in [ACE[c] for c in prison])
    if not enough(prison, amount):
        return total + TO_BE_FIT * len(prison) * 2 / amount
    ahead = all(mine > its for other, its in marks.items() if other != seat)
    return total + FIT_TO_CALL + FIT_AND_AHEAD * ahead


def lay_or_call(view: View, world: Position, legal: Sequence[Action], seed: int, limit: Limit) -> Advice:
    """Choose which alpha to lay, or to call the end; a call that certainly wins is made immediately."""
    seat = view.decider
    call = next((one for one in legal if one.verb == "call"), None)
    sums = after_marks(world, seat)
    mine, best_other = sums[seat], max((its for s, its in sums.items() if s != seat), default=0)
    actions = list(legal)
    if call is not None:
        if mine > best_other:
            return Advice(call, "call-wins", (mine,))
        if mine < best_other:
            actions.remove(call)
        elif view.phase == "last":
            return Advice(call, "call-even", (mine, 0.5))
    if view.phase == "last":
        return Advice(actions[0], "leave")
    if view.phase == "free" and call not in actions:
        best = ruled(world, seat, actions)
        return Advice(best, *why(world, seat, best))
    if len(actions) == 1:
        return Advice(actions[0], *why(world, seat, actions[0]))
    found = averaged(view, seed, actions, brings=brings, worlds=DEALS // view.game.seats, limit=limit)
    i = max(range(len(actions)), key=lambda i: found[i])
    best = actions[i]
    if best == call:
        return Advice(best, "call-even", (mine, round(found[i], 2)))
    return Advice(best, *why(world, seat, best))


def why(world: Position, seat: int, best: Action) -> tuple[str, tuple[str | int, ...]]:
    """Why an action was chosen."""
    simple = {"reveal": "reveals", "hide": "hides", "draw": "draws"}
    if best.verb in simple:
        return simple[best.verb], ()
    if best.verb == "refuse":
        return "keeps-given", (world.texts(giving(world, seat))[0],)
    text, card = best.args[0], card_of(world, best)
    if world.phase == "alpha":
        if ROYAL[card]:
            return "lays-royal", (text, Z[card])
        return ("lays-strong", (text, Z[card])) if Z[card] >= 4 else ("lays-spare", (text,))
    if world.phase == "mark":
        return "marks-strongest", (text, Z[card])
    if world.phase == "free":
        fit = enough(world.zones[PRISON[seat]], world.options["amount"]) and not freed(world, seat, card)[0]
        return "saves-call" if fit else "frees-least", (text,)
    return {"tag": "tag-safe", "offer": "offers-least"}.get(world.phase, "gives-least"), (text,)
