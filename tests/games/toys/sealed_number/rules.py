"""Sealed Number: two or three seats write a number each; all cards lie open, so its only secret is a sealed var."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, GameInfo, Rules, Var, verb
from app.engine.zones import Face, Zone, pile, row

ROUNDS = 4


class SealedNumber(Rules):
    """The only seat to write the highest number takes a card; if several write it, nobody does."""

    info = GameInfo(
        id="sealed-number",
        revision=1,
        seats=(2, 3),
        verbs={("write", "write"): verb(Arg("value"))},
        vars={"queue": Var("seats", ()), "number": Var("by-seat", (), "sealed")},
        steps=("compare",),
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """A number from each seat, every round."""
        return seats * ROUNDS

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """A card a round."""
        return [Card(rank + "H") for rank in "2345"]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """Everything lies open."""
        return (pile("stock", Face.UP), row("taken.{seat}", Face.UP), pile("discard", Face.UP))

    def setup(self, p: Position) -> None:
        """Begin the first round."""
        p.shuffle("stock")
        self.begin(p)

    def begin(self, p: Position) -> None:
        """Begin a round."""
        p.put(number=(0,) * p.game.seats)
        p.ask_each("write", range(p.game.seats))

    def legal_write(self, p: Position) -> list[Action]:
        """One to three."""
        return [p.game.action("write", str(n)) for n in (1, 2, 3)]

    def do_write(self, p: Position, number: str) -> None:
        """Write a number, sealed until all have written."""
        assert p.turn is not None
        p.seal("number", p.turn, int(number))
        if p.answered():
            p.goto("compare")

    def refuse_write(self, p: Position, number: str) -> Reason:
        """A number out of range."""
        return Reason("one-to-three", (number,))

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """Others are told nothing."""
        return None

    def step_compare(self, p: Position) -> None:
        """If only one seat wrote the highest number, it takes the card."""
        p.unveil("number")
        numbers = list(p.vars["number"])
        p.say("numbers", *numbers)
        best = [seat for seat, n in enumerate(numbers) if n == max(numbers)]
        p.move("stock", f"taken.{best[0]}" if len(best) == 1 else "discard", 1, at="end")
        if p.zones["stock"]:
            self.begin(p)
            return
        points = [p.size(f"taken.{seat}") for seat in range(p.game.seats)]
        p.end([seat for seat, n in enumerate(points) if n == max(points)], points, "stock-is-out")
