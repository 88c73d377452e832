"""Eight Seats: exactly eight seats lay a card each, open and in turn; the highest takes them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card, standard_deck
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import GameInfo, Rules, Var, card, verb
from app.engine.zones import Face, Zone, hand, pile

EACH = 2


class EightSeats(Rules):
    """Eight seats with two cards each."""

    info = GameInfo(
        id="eight-seats",
        revision=1,
        seats=(8, 8),
        verbs={("lay", "lay"): verb(card(), to="laid.{turn}")},
        vars={"queue": Var("seats", ())},
        steps=("compare",),
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Every card is laid once."""
        return seats * EACH

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The 52 cards."""
        return standard_deck()

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """Laid cards lie open."""
        return (pile("stock", Face.DOWN), hand(), pile("laid.{seat}", Face.UP), pile("won.{seat}", Face.DOWN))

    def setup(self, p: Position) -> None:
        """Deal two cards each."""
        p.shuffle("stock")
        p.deal("stock", [f"hand.{seat}" for seat in range(p.game.seats)], EACH)
        p.ask_each("lay", range(p.game.seats))

    def legal_lay(self, p: Position) -> list[Action]:
        """Any card of the hand."""
        return [p.game.action("lay", text) for text in p.texts(f"hand.{p.turn}")]

    def do_lay(self, p: Position, text: str) -> None:
        """Lay a card open before the seat."""
        p.lay(f"hand.{p.turn}", f"laid.{p.turn}", text)
        if p.answered():
            p.goto("compare")

    def refuse_lay(self, p: Position, text: str) -> Reason:
        """Only a card from the hand."""
        return Reason("not-in-hand", (text,))

    def step_compare(self, p: Position) -> None:
        """The highest card takes all."""
        seats = range(p.game.seats)
        taker = max(seats, key=lambda seat: p.zones[f"laid.{seat}"][0])
        p.move_together([(f"laid.{seat}", f"won.{taker}", None) for seat in seats])
        if p.zones["hand.0"]:
            p.ask_each("lay", [(taker + n) % p.game.seats for n in seats])
            return
        won = [p.size(f"won.{seat}") for seat in seats]
        p.end([seat for seat in seats if won[seat] == max(won)], won, "all-cards-laid")
