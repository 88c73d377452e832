"""Own Deck: colours and words in place of ranks and suits; a card goes on a card of its colour or its word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import GameInfo, Rules, card, verb
from app.engine.zones import Face, Zone, hand, pile

EACH = 3
COLOURS = ("red", "blue", "green", "yellow")
WORDS = ("1", "10", "stop")
SKY = ("sun", "moon")
DECK = [
    *(Card(f"{colour}-{word}") for colour in COLOURS for word in WORDS),
    *(Card(text, "?sky") for text in SKY for _ in range(2)),
]


class OwnDeck(Rules):
    """Two to four seats; two sky cards, which have a different back, go on everything."""

    info = GameInfo(
        id="own-deck",
        revision=1,
        seats=(2, 4),
        verbs={("play", "lay"): verb(card(), to="pot"), ("play", "draw"): verb()},
        vars={},
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """Every card is drawn at most once, and laid at most once."""
        return 2 * len(DECK)

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Three words in four colours, and the sky cards."""
        return DECK

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """A stock, the pot, and a hand for each seat."""
        return (pile("stock", Face.DOWN), pile("pot", Face.UP), hand())

    def setup(self, p: Position) -> None:
        """Deal three cards each, and one on the pot."""
        p.shuffle("stock")
        p.deal("stock", [f"hand.{seat}" for seat in range(p.game.seats)], EACH)
        p.move_top("stock", "pot")
        p.ask("play", 0)

    def fitting(self, p: Position) -> list[str]:
        """The cards of the hand that go on the pot."""
        return [text for text in p.texts(f"hand.{p.turn}") if fits(text, p.texts("pot")[0])]

    def legal_play(self, p: Position) -> list[Action]:
        """Lay a card that fits, or draw the next one from the stock."""
        laid = [p.game.action("lay", text) for text in dict.fromkeys(self.fitting(p))]
        return [*laid, p.game.action("draw")]

    def forced(self, p: Position, legal: Sequence[Action]) -> Action | None:
        """Force nothing: drawing a card immediately would tell others that no card in the hand fits."""
        return None

    def do_lay(self, p: Position, text: str) -> None:
        """Lay a card on the pot; a seat with no card left has won."""
        p.lay(f"hand.{p.turn}", "pot", text)
        self.go_on(p)

    def do_draw(self, p: Position) -> None:
        """Draw one card from the stock."""
        p.move_top("stock", f"hand.{p.turn}", "end")
        self.go_on(p)

    def refuse_lay(self, p: Position, text: str) -> Reason:
        """The card is not in the hand, or fits neither colour nor word."""
        return Reason("does-not-fit" if text in p.texts(f"hand.{p.turn}") else "not-in-hand", (text,))

    def go_on(self, p: Position) -> None:
        """Go to the next seat; once a hand or the stock is empty, the game is over, and the fewest cards win."""
        sizes = [p.size(f"hand.{seat}") for seat in range(p.game.seats)]
        if min(sizes) and p.zones["stock"]:
            p.ask("play", (p.seat + 1) % p.game.seats)
            return
        fewest = min(sizes)
        p.end([seat for seat, size in enumerate(sizes) if size == fewest], [-size for size in sizes], "cards-counted")


def fits(text: str, top: str) -> bool:
    """Whether a card goes on another one."""
    return text in SKY or top in SKY or bool(set(text.split("-")) & set(top.split("-")))
