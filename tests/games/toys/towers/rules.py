"""Towers: one or two seats together build three towers floor by floor, or hide a card and say what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile

COLOURS = ("red", "blue", "green")
FLOORS = ("hall", "attic", "roof")
TOWERS = tuple(f"tower.{k}" for k in range(1, len(COLOURS) + 1))
EACH = 2
ENOUGH = 5


class Towers(Rules):
    """A card has one tower, that of its colour. What is said of a hidden card need not be true."""

    info = GameInfo(
        id="towers",
        revision=1,
        seats=(1, 2),
        verbs={
            ("build", "build"): verb(card(), to="tower.{k}"),
            ("build", "hide"): verb(card(), Arg("value"), to="hidden.{turn}"),
        },
        vars={"said": Var("by-seat", ())},
        scored=1,
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Each card is built or hidden."""
        return len(COLOURS) * len(FLOORS)

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Three floors in three colours."""
        return [Card(f"{colour}-{floor}") for colour in COLOURS for floor in FLOORS]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The towers in the middle."""
        return (
            pile("stock", Face.DOWN),
            pile("tower.{k}", Face.UP, k=range(1, len(COLOURS) + 1)),
            hand("hand.{seat}", group="own.{seat}"),
            pile("hidden.{seat}", Face.OWNER, group="own.{seat}"),
        )

    def setup(self, p: Position) -> None:
        """Deal."""
        p.shuffle("stock")
        p.deal("stock", [f"hand.{seat}" for seat in range(p.game.seats)], EACH)
        p.put(said=(0,) * p.game.seats)
        p.ask("build", 0)

    def legal_build(self, p: Position) -> list[Action]:
        """Build the next floor of a tower, or hide any card."""
        cards = p.texts(f"hand.{p.turn}")
        return [
            *(p.game.action("build", text) for text in cards if floor(text) == p.size(tower(text))),
            *(p.game.action("hide", text, str(n)) for text in cards for n in range(1, len(FLOORS) + 1)),
        ]

    def do_build(self, p: Position, text: str) -> None:
        """Build on the tower of the card's colour."""
        p.lay(f"hand.{p.turn}", tower(text), text)
        self.go_on(p)

    def do_hide(self, p: Position, text: str, number: str) -> None:
        """Lay the card away unseen."""
        p.lay(f"hand.{p.turn}", f"hidden.{p.turn}", text)
        p.count("said", p.seat, int(number), "said")
        self.go_on(p)

    def refuse_build(self, p: Position, text: str) -> Reason:
        """Not in the hand, or not the next floor."""
        return Reason("not-next" if text in p.texts(f"hand.{p.turn}") else "not-in-hand", (text,))

    def refuse_hide(self, p: Position, text: str, number: str) -> Reason:
        """Not in the hand, or no number that can be said."""
        if text in p.texts(f"hand.{p.turn}"):
            return Reason("one-to-three", (number,))
        return Reason("not-in-hand", (text,))

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """Others learn what was said of a hidden card."""
        return Action("hide", ("??", action.args[1])) if action.verb == "hide" else action

    def go_on(self, p: Position) -> None:
        """Draw, and ask the next seat that has cards; the end if none has."""
        p.move("stock", f"hand.{p.turn}", 1, at="end")
        having = [seat for seat in range(p.game.seats) if p.zones[f"hand.{seat}"]]
        if having:
            p.ask("build", p.next(p.seat, among=having))
            return
        built = sum(p.size(zone) for zone in TOWERS)
        p.end(list(range(p.game.seats)) if built >= ENOUGH else [], [built], "no-cards-left")

    def facts(self, view: View) -> list[Fact]:
        """How much is built."""
        return [Fact("built", (sum(len(view.zones[zone]) for zone in TOWERS),))]


def floor(text: str) -> int:
    """The floor of a card, from 0."""
    return FLOORS.index(text.partition("-")[2])


def tower(text: str) -> str:
    """The tower of a card's colour."""
    return TOWERS[COLOURS.index(text.partition("-")[0])]
