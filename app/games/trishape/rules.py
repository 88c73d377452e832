"""TriShape (canon.md): threes of a suit are points; the suit piles feed the hand when it runs out.

One phase, `act`; after every action the step `settle` tests for the end and cashes the piles in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from app.engine.actions import Action
from app.engine.cards import SUITS, hidden
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile

HAND = "hand.0"
PILES = tuple(f"pile.{suit}" for suit in SUITS)
OWN = dict(zip(SUITS, PILES, strict=True))
"""The pile of each suit."""
LANE = 6
"""How many bits count the cards of a suit."""
ONE = tuple(1 << LANE * (c % 4) for c in range(52))
_UP_TO_THREE = sum((1 << LANE - 1) - 3 << LANE * s for s in range(4))
"""Added to the counts of all suits, it carries into the highest bit of each count that is three or more."""
_THREE = tuple(1 << LANE * s + LANE - 1 for s in range(4))
_THREES = sum(_THREE)
POINTS = {
    sum(_THREE[s] for s in suits): [Action("point", (SUITS[s],)) for s in suits]
    for count in range(5)
    for suits in combinations(range(4), count)
}
"""The points that can be made, by the highest bits of the suits with three or more cards."""
AVERAGE = 6
"""The average number of points that the source names (canon 5)."""


class TriShape(Rules):
    """One seat, 52 cards of which only the suits matter; card c has suit c % 4."""

    info = GameInfo(
        id="trishape",
        revision=1,
        seats=(1, 1),
        verbs={
            ("act", "point"): verb(Arg("suit"), to="points"),
            ("act", "lay"): verb(card(HAND), to="pile.{suit}"),
        },
        vars={"score": Var("int", 0)},
        steps=("settle",),
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """The bound from canon 4: no game has 200 actions."""
        return 200

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones of canon 2."""
        return (
            pile("stock", Face.DOWN),
            hand("hand.{seat}"),
            pile("pile.{suit}", Face.UP),
            pile("points", Face.DOWN),
            pile("removed", Face.UP),
        )

    def setup(self, p: Position) -> None:
        """Set up the game (canon 3)."""
        p.shuffle("stock")
        p.deal("stock", [HAND], 5)
        p.ask("act", 0)

    def legal_act(self, p: Position) -> list[Action]:
        """`point:<suit>`, `lay:<card>` (canon 4)."""
        cards = p.zones[HAND]
        lay, counts = p.game.acts["lay"], _UP_TO_THREE
        laid = []
        for c in cards:
            counts += ONE[c]
            laid.append(lay[c])
        points = POINTS[counts & _THREES]
        return points + laid if points else laid

    def do_point(self, p: Position, suit: str) -> None:
        """Put three of a suit face down; one card replaces them unless the hand is empty."""
        three = [c for c in p.zones[HAND] if SUITS[c % 4] == suit][:3]
        p.move(HAND, "points", three)
        p.count("score", None, 1, "point")
        if p.zones[HAND] and p.zones["stock"]:
            p.move_top("stock", HAND, "end")
        p.goto("settle")

    def do_lay(self, p: Position, text: str) -> None:
        """Lay a card onto the pile of its suit and draw one, which follows it if it is of that suit."""
        own, stock = OWN[text[1]], p.zones["stock"]
        c = p.lay(HAND, own, text)
        if stock:
            if stock[0] % 4 == c % 4:
                p.move_top("stock", own)
            else:
                p.move_top("stock", HAND, "end")
        p.goto("settle")

    def step_settle(self, p: Position) -> None:
        """Test A, cashing in B, and A again; otherwise phase `act` goes on (canon 4, after every action)."""
        p.ask("act", 0)
        reason = "spent" if self.spent(p) else ""
        if not reason and not p.zones[HAND]:
            self.cash_in(p)
            reason = "dead" if not p.zones[HAND] else "spent" if self.spent(p) else ""
        if reason:
            # Nobody wins, the points are the score (canon 5).
            p.end([], [p.vars["score"]], reason)

    def spent(self, p: Position) -> bool:
        """Test A: the stock is empty, and no suit has two cards in hand and pile together (canon 4)."""
        zones = p.zones
        if zones["stock"]:
            return False
        counts = []
        for own in PILES:
            count = len(zones[own])
            if count >= 2:
                return False
            counts.append(count)
        for c in zones[HAND]:
            counts[c % 4] += 1
        return max(counts) < 2

    def cash_in(self, p: Position) -> None:
        """For each pair in a pile, move one card from the top to the hand; the rest leaves the game."""
        p.say("cashing-in")
        for own in PILES:
            if p.zones[own]:
                p.move(own, HAND, len(p.zones[own]) // 2, at="end")
                p.move_all(own, "removed")

    def refuse_point(self, p: Position, suit: str) -> Reason:
        """Refuse a point: fewer than three of the suit are in hand."""
        if suit not in tuple(SUITS):
            return Reason("no-such-suit", (suit,))
        have = sum(1 for c in p.zones[HAND] if SUITS[c % 4] == suit)
        return Reason("too-few-for-point", (suit, have))

    def refuse_lay(self, p: Position, text: str) -> Reason:
        """Refuse a card that is not in the hand."""
        return Reason("not-in-hand", (text,))

    def facts(self, view: View) -> list[Fact]:
        """What each pile gives, what an empty hand would bring, what a point would leave, whether the score is settled.

        `gives` (cards) at each pile; `empty-hand` (cards); `unseen` (number of each suit in the stock, `C D H S`);
        `point` (suit, cards in hand after it) for each point; `settled` when no further point can come.
        """
        counts = {suit: sum(text[1] == suit for text in view.zones[HAND]) for suit in SUITS}
        gives = {suit: len(view.zones[f"pile.{suit}"]) // 2 for suit in SUITS}
        facts = [Fact("gives", (gives[suit],), f"pile.{suit}") for suit in SUITS]
        facts.append(Fact("empty-hand", (sum(gives.values()),)))
        gone = [text for zone in ("points", *PILES, "removed", HAND) for text in view.zones[zone]]
        known = [*(text for text in gone if not hidden(text)), *view.knows.get("points", {}).values()]
        deck = [text for text in view.game.cards if not view.partial or text in view.pool]
        unseen = [text for text in deck if text not in known]
        facts.append(Fact("unseen", tuple(sum(text[1] == suit for text in unseen) for suit in SUITS)))
        for suit in SUITS:
            if counts[suit] >= 3:
                left = len(view.zones[HAND]) - 3
                facts.append(Fact("point", (suit, left + bool(view.zones["stock"]) if left else sum(gives.values()))))
        if not view.zones["stock"] and not any(
            counts[suit] >= 3 or counts[suit] + len(view.zones[f"pile.{suit}"]) >= 6 for suit in SUITS
        ):
            facts.append(Fact("settled"))
        return facts
