"""High Card: two seats each lay a card secretly, both are turned over, and the higher one takes the two.

This file is a whole game. Change it, save it, and start Kupa anew; docs/games.md says what may be added beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card, standard_deck
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import GameInfo, Option, Rules, Var, card, verb
from app.engine.zones import Face, Zone, hand, pile


class HighCard(Rules):
    """Two seats; the deck is sorted by rank and then suit, so of two cards the larger number is the higher one."""

    info = GameInfo(
        id="high-card",
        revision=1,
        seats=(2, 2),
        verbs={("lay", "lay"): verb(card(), to="laid.{turn}")},  # in the phase `lay` a card of the hand goes there
        vars={"queue": Var("seats", ())},  # who has still to lay
        steps=("compare",),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """What is agreed before the first card."""
        return (Option("hand_size", "number", (1, 26), 7),)

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """No game has more actions than this."""
        return seats * int(options["hand_size"])

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The 52 cards; they lie in the first zone when `setup` begins."""
        return standard_deck()

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """Where cards lie, and who sees them there."""
        return (pile("stock", Face.DOWN), hand(), pile("laid.{seat}", Face.OWNER), pile("won.{seat}", Face.UP))

    def setup(self, p: Position) -> None:
        """Shuffle, deal, and ask both seats for a card."""
        p.shuffle("stock")
        p.deal("stock", ["hand.0", "hand.1"], int(p.options["hand_size"]))
        p.ask_each("lay", (0, 1))

    def legal_lay(self, p: Position) -> list[Action]:
        """Any card of the hand."""
        return [p.game.action("lay", text) for text in p.texts(f"hand.{p.turn}")]

    def do_lay(self, p: Position, text: str) -> None:
        """The card lies face down until both have laid."""
        p.lay(f"hand.{p.turn}", f"laid.{p.turn}", text)
        if p.answered():
            p.goto("compare")

    def refuse_lay(self, p: Position, text: str) -> Reason:
        """Why a card may not be laid."""
        return Reason("not-in-hand", (text,))

    def sound(self, p: Position) -> None:
        """A position that somebody made up: whoever is not asked any more has laid one card."""
        queue = p.vars["queue"]
        if (p.phase == "lay" and queue not in ((p.turn,), (p.turn, 0), (p.turn, 1))) or queue in ((0, 0), (1, 1)):
            raise ValueError("the queue names the seats that have still to lay, the one in turn first")
        laid = [p.size("laid.0"), p.size("laid.1")]
        if p.phase != "over" and laid != [int(p.phase != "lay" or seat not in queue) for seat in (0, 1)]:
            raise ValueError("a seat has laid too many cards, or too few")
        if p.phase == "lay" and not all(p.zones[f"hand.{seat}"] for seat in queue):
            raise ValueError("a seat that has still to lay has no card")

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """What the other seat learns of a card that is laid: that it is one."""
        return Action("lay", ("??",))

    def step_compare(self, p: Position) -> None:
        """Both cards go, open, to whoever laid the higher one; then the next two, or the end."""
        first, second = p.zones["laid.0"][0], p.zones["laid.1"][0]
        taker = 0 if first > second else 1
        p.move_together([("laid.0", f"won.{taker}", None), ("laid.1", f"won.{taker}", None)])
        if p.zones["hand.0"] and p.zones["hand.1"]:
            p.ask_each("lay", (taker, 1 - taker))
            return
        won = [p.size("won.0"), p.size("won.1")]
        p.end([seat for seat in (0, 1) if won[seat] == max(won)], won, "all-cards-laid")
