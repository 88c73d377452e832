"""One Seat: one person keeps or leaves the card on top; at most three cards may be kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card, natural_value
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Fact, GameInfo, Rules, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, pile, row

MOST = 3


class OneSeat(Rules):
    """The score is the sum of the kept cards."""

    info = GameInfo(
        id="one-seat",
        revision=1,
        seats=(1, 1),
        verbs={("choose", "keep"): verb(card("shown"), to="kept"), ("choose", "leave"): verb()},
        vars={},
        steps=("turn-up",),
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """One choice for each card."""
        return 12

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Twelve cards."""
        return [Card(rank + suit) for suit in "CD" for rank in "234567"]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """One card is shown at a time."""
        return (pile("stock", Face.DOWN), pile("shown", Face.UP), row("kept", Face.UP), pile("discard", Face.UP))

    def setup(self, p: Position) -> None:
        """Turn up the first card."""
        p.shuffle("stock")
        p.goto("turn-up")

    def step_turn_up(self, p: Position) -> None:
        """Turn up the next card, or end."""
        if p.zones["stock"] and p.size("kept") < MOST:
            p.move("stock", "shown", 1)
            p.ask("choose", 0)
        else:
            p.end([0], [sum(natural_value(text[0]) for text in p.texts("kept"))], "all-kept")

    def legal_choose(self, p: Position) -> list[Action]:
        """Keep or leave."""
        return [p.game.action("keep", p.texts("shown")[0]), p.game.action("leave")]

    def do_keep(self, p: Position, text: str) -> None:
        """Keep the card, which then counts."""
        p.lay("shown", "kept", text, "end")
        p.goto("turn-up")

    def do_leave(self, p: Position) -> None:
        """Leave the card."""
        p.move("shown", "discard", 1)
        p.goto("turn-up")

    def refuse_keep(self, p: Position, text: str) -> Reason:
        """Only the shown card can be kept."""
        return Reason("not-shown", (text,))

    def facts(self, view: View) -> list[Fact]:
        """The sum kept so far."""
        return [Fact("sum-kept", (sum(natural_value(text[0]) for text in view.zones["kept"]),), "kept")]
