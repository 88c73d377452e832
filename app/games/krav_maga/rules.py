"""Krav Maga (canon.md): four fronts, one for each suit, each a tug-of-war between two seats.

Phase `choose`, first seat 0, then seat 1, unseen; then the steps `reveal` (phase one, attack or defence) and `results`
(phase two) follow without a decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import SUITS, natural_value
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile, row
from app.games.shared.jokers import no_card

ALL_SUITS = [*SUITS]
HAND = ("hand.0", "hand.1")
HELD = ("held.0", "held.1")
FRONT = tuple(f"front.{suit}" for suit in SUITS)
MOST_PILES = 17
"""A pile has three cards or more."""
PILE = tuple(tuple(f"pile.{seat}.{k}" for k in range(1, MOST_PILES + 1)) for seat in range(2))
ROUNDS = 26
"""The number of rounds in a game: each seat lays half of the cards (canon 5)."""
WON_AT = 3
"""The level at which the favoured seat gathers the front (canon 4.2)."""
STEP = (1, -1)
"""What a card of each seat adds to the level, which is written as seat 0 counts (canon 4.1)."""

Levels = dict[str, tuple[int, ...]]
"""For each suit the levels of the cards of its front, parallel to the row (canon 2)."""


class KravMaga(Rules):
    """Two seats, 52 cards; card c has suit c % 4 and value c // 4 + 2, the ace 14."""

    info = GameInfo(
        id="krav-maga",
        revision=1,
        seats=(2, 2),
        verbs={("choose", "commit"): verb(card(), to="held.{turn}", unseen=True)},
        vars={"levels": Var("map", tuple((suit, ()) for suit in SUITS)), "round": Var("int", 1)},
        steps=("reveal", "results"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The options of canon 6."""
        return (Option("tie", "choice", ("values", "draw"), "values"),)

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Every card is laid once (canon 5)."""
        return 2 * ROUNDS

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2. A hand and the card laid unseen from it are one group."""
        return (
            pile("stock", Face.DOWN),
            hand("hand.{seat}", group="own.{seat}"),
            pile("held.{seat}", Face.DOWN, group="own.{seat}"),
            row("front.{suit}", Face.UP),
            pile("pile.{seat}.{k}", Face.UP, k=range(1, MOST_PILES + 1)),
        )

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.shuffle("stock")
        p.deal("stock", HAND, 6)
        p.ask("choose", 0)

    # Phase one, attack or defence

    def legal_choose(self, p: Position) -> list[Action]:
        """`commit:CARD`, any card of the hand (canon 4.1)."""
        seat = p.seat
        return [] if p.zones[HELD[seat]] else p.each("commit", p.zones[HAND[seat]])

    def sound(self, p: Position) -> None:
        """Check that the levels are parallel to the cards in the fronts."""
        if p.phase == "choose":
            for suit, levels in self.levels(p).items():
                if len(levels) != len(p.zones[f"front.{suit}"]) or not all(type(level) is int for level in levels):
                    raise ValueError(f"the levels of {suit} are not parallel to its front")

    def levels(self, p: Position) -> Levels:
        """The var `levels`, all four suits in their order."""
        given: Levels = dict(p.vars["levels"])
        # Only in an invented position are some left out.
        return given if [*given] == ALL_SUITS else {suit: given.get(suit, ()) for suit in SUITS}

    def do_commit(self, p: Position, text: str) -> None:
        """Lay a card face down; after seat 1 both are turned up (canon 4.1)."""
        seat = p.seat
        p.lay(HAND[seat], HELD[seat], text)
        if seat == 0 and p.zones[HAND[1]] and not p.zones[HELD[1]]:
            p.ask("choose", 1)
        else:
            p.goto("reveal")

    def step_reveal(self, p: Position) -> None:
        """Move both cards to the columns of their suits, one level further for the seat that laid them (canon 4.1)."""
        levels = self.levels(p)
        moves = []
        for seat in (0, 1):
            for c in p.zones[HELD[seat]]:
                suit = SUITS[c % 4]
                before = levels[suit]
                levels[suit] = (*before, (before[-1] if before else 0) + STEP[seat])
                moves.append((HELD[seat], FRONT[c % 4], 1))
        p.move_together(moves, at="end")
        p.vars["levels"] = tuple(levels.items())
        p.goto("results")

    # Phase two, results of the round

    def step_results(self, p: Position) -> None:
        """Gather fronts at level 3, let each seat draw, and begin the next round (canon 4.2)."""
        levels = self.levels(p)
        for suit, reached in levels.items():
            if reached and not -WON_AT < reached[-1] < WON_AT:
                self.gather_front(p, 0 if reached[-1] > 0 else 1, suit)
                levels[suit] = ()
                p.vars["levels"] = tuple(levels.items())
        p.deal("stock", HAND, 1)
        p.vars["round"] += 1
        if p.zones[HAND[0]]:
            p.ask("choose", 0)
        elif p.zones[HAND[1]]:
            p.ask("choose", 1)
        else:
            self.finish(p)

    def gather_front(self, p: Position, seat: int, suit: str) -> None:
        """Make all cards of the front a pile beside this seat, with the last one on top (canon 4.2, 1)."""
        p.say("point", seat, suit)
        free = next(name for name in PILE[seat] if not p.zones[name])
        front = f"front.{suit}"
        p.move(front, free, len(p.zones[front]))

    # The end

    def finish(self, p: Position) -> None:
        """The most piles win; if equal, by option `tie`, the higher sum of their cards (canon 5)."""
        points = [sum(1 for name in PILE[seat] if p.zones[name]) for seat in (0, 1)]
        if points[0] != points[1]:
            p.end([points.index(max(points))], points, "points")
            return
        sums = [sum(value_of(p.texts(name)) for name in PILE[seat]) for seat in (0, 1)]
        if p.options["tie"] == "values" and sums[0] != sums[1]:
            p.end([sums.index(max(sums))], points, "values")
        else:
            p.end([0, 1], points, "draw")

    def lasted(self, p: Position) -> int:
        """The last round: `round` has advanced before the hands are found empty (canon 4.2, 3)."""
        return int(p.vars["round"]) - 1

    # Refusals, and what players want to see

    def refuse_commit(self, p: Position, text: str) -> Reason:
        """Refuse a text that is no card of the deck, a card in sight, or one that is not in this hand."""
        if text in SUITS:
            return Reason("card-not-suit", (text,))
        if reason := no_card(p, text):
            return reason
        for suit, front in zip(SUITS, FRONT, strict=True):
            if text in p.texts(front):
                return Reason("lies-in-front", (text, suit))
        for seat in (0, 1):
            if any(text in p.texts(name) for name in PILE[seat]):
                return Reason("lies-in-pile", (text, seat))
        return Reason("not-in-hand", (text,))

    def facts(self, view: View) -> list[Fact]:
        """What canon 9 wants players to see at a glance.

        `level` of each front for this view's seat (as seat 0 counts for an onlooker), at the front; `points` and
        `pile-values` (seat, number): the piles of each seat and the sum of their cards; `rounds-left`, including this
        one. If this view's seat chooses, `push` for each suit in its hand: the level to which its card brings the
        front, and how many cards it would gather there if the other seat lays none of the suit.
        """
        sign = STEP[view.seat or 0]
        levels = view.vars["levels"]
        facts = [Fact("level", (sign * levels[s][-1],), f"front.{s}") for s in SUITS if levels.get(s)]
        for seat in (0, 1):
            piles = [view.zones[name] for name in PILE[seat] if view.zones[name]]
            facts.append(Fact("points", (seat, len(piles))))
            facts.append(Fact("pile-values", (seat, sum(map(value_of, piles)))))
        if not view.over:
            facts.append(Fact("rounds-left", (max(0, ROUNDS - view.vars["round"] + 1),)))
        return facts + self.pushes(view, sign)

    @staticmethod
    def pushes(view: View, sign: int) -> list[Fact]:
        """What a card of each suit in the hand would do alone."""
        if view.phase != "choose" or not view.decides:
            return []
        levels = view.vars["levels"]
        facts = []
        for s in SUITS:
            if any(text[1] == s for text in view.zones[HAND[view.decider]]):
                front = levels.get(s) or ()
                after = (sign * front[-1] if front else 0) + 1
                facts.append(Fact("push", (after, len(front) + 1 if after >= WON_AT else 0), f"front.{s}"))
        return facts


def value_of(cards: Iterable[str]) -> int:
    """What the cards of a pile count together if points are equal (canon 5, option `tie`)."""
    return sum(map(natural_value, cards))
