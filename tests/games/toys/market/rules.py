"""Market: all choose a coin in secret, the higher one buys first from the open market, and sets of one colour count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Fact, GameInfo, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile, row

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
GOODS = ("silk", "salt", "spice", "wine")
COINS = 3


class Market(Rules):
    """Two to six seats; the market has a card for each, and one more. The coins of all seats are twins."""

    info = GameInfo(
        id="market",
        revision=1,
        seats=(2, 6),
        verbs={
            ("choose", "commit"): verb(card(), to="held.{turn}"),
            ("buy", "take"): verb(card("market"), to="goods.{turn}"),
            ("buy", "pass"): verb(),
        },
        vars={"round": Var("int", 1), "queue": Var("seats", ())},
        steps=("reveal", "round-end"),
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """A coin and a purchase for each seat and round."""
        return seats * COINS * 2

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Four goods in six colours, and coins with a different back."""
        goods = [Card(f"{colour}-{word}") for colour in COLOURS for word in GOODS]
        return [*goods, *(Card(f"coin-{n}", "?coin") for n in range(1, COINS + 1) for _ in range(seats))]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The market in the middle; before each seat the coins it has chosen and paid, and the goods it has bought."""
        return (
            pile("stock", Face.DOWN),
            row("market", Face.UP),
            hand("hand.{seat}", group="own.{seat}"),
            pile("held.{seat}", Face.OWNER, group="own.{seat}"),
            pile("paid.{seat}", Face.UP),
            row("goods.{seat}", Face.UP),
        )

    def setup(self, p: Position) -> None:
        """Deal the same coins to all, then open the market."""
        for seat in range(p.game.seats):
            coins = [p.game.ids[f"coin-{n}"][seat] for n in range(1, COINS + 1)]
            p.move("stock", f"hand.{seat}", coins, at="end")
        p.shuffle("stock")
        self.open_market(p)

    def open_market(self, p: Position) -> None:
        """Fill up the market, and ask all seats for a coin."""
        p.move("stock", "market", min(p.game.seats + 1 - p.size("market"), p.size("stock")), at="end")
        p.ask_each("choose", range(p.game.seats))

    def legal_choose(self, p: Position) -> list[Action]:
        """Any coin."""
        return [p.game.action("commit", text) for text in p.texts(f"hand.{p.turn}")]

    def do_commit(self, p: Position, text: str) -> None:
        """Lay a coin face down, until all have chosen."""
        p.lay(f"hand.{p.turn}", f"held.{p.turn}", text)
        if p.answered():
            p.goto("reveal")

    def refuse_commit(self, p: Position, text: str) -> Reason:
        """Not one of the coins that are left."""
        return Reason("not-in-hand", (text,))

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """Others learn that a coin was chosen, but not which."""
        return Action("commit", ("?coin",)) if action.verb == "commit" else action

    def step_reveal(self, p: Position) -> None:
        """Turn up all coins together; seats with equal ones buy in the order of the table."""
        seats = range(p.game.seats)
        p.move_together([(f"held.{seat}", f"paid.{seat}", None) for seat in seats])
        p.ask_each("buy", sorted(seats, key=lambda seat: p.texts(f"paid.{seat}")[0], reverse=True))

    def legal_buy(self, p: Position) -> list[Action]:
        """Any open card, or none."""
        return [*(p.game.action("take", text) for text in p.texts("market")), p.game.action("pass")]

    def do_take(self, p: Position, text: str) -> None:
        """Take the card into the seat's own goods."""
        p.lay("market", f"goods.{p.turn}", text, at="end")
        self.do_pass(p)

    def do_pass(self, p: Position) -> None:
        """The next seat buys."""
        if p.answered():
            p.goto("round-end")

    def refuse_take(self, p: Position, text: str) -> Reason:
        """The card does not lie in the market."""
        return Reason("not-in-market", (text,))

    def step_round_end(self, p: Position) -> None:
        """The next round, or the end when all coins are paid."""
        if p.vars["round"] < COINS:
            p.put(round=p.vars["round"] + 1)
            self.open_market(p)
            return
        scores = [worth(p.texts(f"goods.{seat}")) for seat in range(p.game.seats)]
        p.end([seat for seat, score in enumerate(scores) if score == max(scores)], scores, "coins-spent")

    def facts(self, view: View) -> list[Fact]:
        """The worth of each seat's goods."""
        return [
            Fact("worth", (worth(view.zones[f"goods.{seat}"]),), f"goods.{seat}") for seat in range(view.game.seats)
        ]


def worth(goods: Sequence[str]) -> int:
    """The sum of the squares of the numbers of each colour."""
    colours = [text.partition("-")[0] for text in goods]
    return sum(colours.count(colour) ** 2 for colour in COLOURS)
