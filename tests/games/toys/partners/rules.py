"""Partners: two against two bid for tricks, the highest bidder names the trump, and points count over several deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import SUITS, Card, standard_deck, suit_of
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Option, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile

SEATS = range(4)
RANKS = "JQKA"
EACH = len(RANKS)


class Partners(Rules):
    """Four seats; those who sit opposite one another are partners. Sixteen cards."""

    info = GameInfo(
        id="partners",
        revision=1,
        seats=(4, 4),
        verbs={
            ("auction", "bid"): verb(Arg("value")),
            ("auction", "pass"): verb(),
            ("name", "trump"): verb(Arg("suit")),
            ("trick", "play"): verb(card(), to="played.{turn}"),
        },
        vars={
            "deal": Var("int", 1),
            "bid": Var("int", 0),
            "bidder": Var("seat", -1),
            "passed": Var("seats", ()),
            "trumps": Var("text", ""),
            "leader": Var("seat", -1),
            "points": Var("list", (0, 0)),
        },
        steps=("deal-out", "trick-end", "deal-end"),
    )

    def options(self, seats: int) -> Sequence[Option]:
        """The number of deals."""
        return (Option("deals", "number", (1, 4), 2),)

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """In a deal each number is bid once at most, each seat passes once, a trump is named, each card is played."""
        return int(options["deals"]) * (EACH + seats + 1 + seats * EACH)

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Jack to ace."""
        return [one for one in standard_deck() if one.text[0] in RANKS]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """A place before each seat, and a heap of tricks for each side."""
        return (
            pile("stock", Face.DOWN),
            hand(),
            pile("played.{seat}", Face.UP),
            pile("taken.{k}", Face.DOWN, k=range(1, 3)),
        )

    def setup(self, p: Position) -> None:
        """The first deal."""
        p.goto("deal-out")

    def step_deal_out(self, p: Position) -> None:
        """Deal four cards each; the dealer bids last."""
        p.shuffle("stock")
        first = p.vars["deal"] % len(SEATS)
        p.deal("stock", [f"hand.{p.next(first, by)}" for by in SEATS], EACH)
        p.ask("auction", first)

    def legal_auction(self, p: Position) -> list[Action]:
        """Bid more than the last bid, or pass."""
        return [*(p.game.action("bid", str(n)) for n in range(p.vars["bid"] + 1, EACH + 1)), p.game.action("pass")]

    def do_bid(self, p: Position, number: str) -> None:
        """Bid this many tricks."""
        p.put(bid=int(number), bidder=p.seat)
        self.ask_bidder(p)

    def do_pass(self, p: Position) -> None:
        """No more bids from this seat."""
        p.put(passed=(*p.vars["passed"], p.seat))
        self.ask_bidder(p)

    def ask_bidder(self, p: Position) -> None:
        """Ask the next seat that has not passed; the last one names the trump. If all pass, nobody scores."""
        still = [seat for seat in SEATS if seat not in p.vars["passed"]]
        if not still:
            p.goto("deal-end")
        elif still == [p.vars["bidder"]]:
            p.ask("name", still[0])
        else:
            p.ask("auction", p.next(p.seat, among=still))

    def refuse_bid(self, p: Position, number: str) -> Reason:
        """The number is not higher than the last bid."""
        return Reason("bid-more", (p.vars["bid"],))

    def legal_name(self, p: Position) -> list[Action]:
        """Any suit."""
        return [p.game.action("trump", suit) for suit in SUITS]

    def do_trump(self, p: Position, suit: str) -> None:
        """Set the trump; the seat that names it leads."""
        p.put(trumps=suit, leader=p.seat)
        p.ask("trick", p.seat)

    def refuse_trump(self, p: Position, suit: str) -> Reason:
        """There are four suits."""
        return Reason("no-such-suit", (suit,))

    def led(self, p: Position) -> str:
        """The suit that was led; empty for the leader."""
        lying = p.texts(f"played.{p.vars['leader']}")
        return suit_of(lying[0]) if lying else ""

    def legal_trick(self, p: Position) -> list[Action]:
        """A card of the suit led, or any card if the hand has none."""
        cards = p.texts(f"hand.{p.turn}")
        fitting = [text for text in cards if suit_of(text) == self.led(p)]
        return [p.game.action("play", text) for text in fitting or cards]

    def forced(self, p: Position, legal: Sequence[Action]) -> Action | None:
        """Only the last card goes by itself: others must not learn that a seat has only one card of a suit."""
        return legal[0] if p.phase == "trick" and p.size(f"hand.{p.turn}") == 1 else None

    def do_play(self, p: Position, text: str) -> None:
        """Lay the card open before the seat."""
        p.lay(f"hand.{p.turn}", f"played.{p.turn}", text)
        following = p.next(p.seat)
        if following == p.vars["leader"]:
            p.goto("trick-end")
        else:
            p.ask("trick", following)

    def refuse_play(self, p: Position, text: str) -> Reason:
        """The card is not in the hand, or not of the suit led."""
        if text not in p.texts(f"hand.{p.turn}"):
            return Reason("not-in-hand", (text,))
        return Reason("follow-suit", (self.led(p),))

    def step_trick_end(self, p: Position) -> None:
        """The highest trump takes the trick for its side, else the highest card of the suit led."""
        led, trumps = self.led(p), p.vars["trumps"]
        lying = {seat: p.texts(f"played.{seat}")[0] for seat in SEATS}
        best = max(SEATS, key=lambda seat: strength(lying[seat], led, trumps))
        p.move_together([(f"played.{seat}", f"taken.{best % 2 + 1}", None) for seat in SEATS])
        p.put(leader=best)
        if p.zones[f"hand.{best}"]:
            p.ask("trick", best)
        else:
            p.goto("deal-end")

    def step_deal_end(self, p: Position) -> None:
        """The bidder's side scores its tricks, or the others a bid that failed; then the next deal, or the end."""
        if p.vars["bid"]:
            side, points = p.vars["bidder"] % 2, [*p.vars["points"]]
            tricks = p.size(f"taken.{side + 1}") // len(SEATS)
            made = tricks >= p.vars["bid"]
            points[side if made else 1 - side] += tricks if made else p.vars["bid"]
            p.put(points=tuple(points))
        if p.vars["deal"] == p.options["deals"]:
            scores = [p.vars["points"][seat % 2] for seat in SEATS]
            p.end([seat for seat in SEATS if scores[seat] == max(scores)], scores, "all-dealt")
            return
        p.gather("stock")
        p.put(deal=p.vars["deal"] + 1, bid=0, bidder=-1, passed=(), trumps="", leader=-1)
        p.goto("deal-out")

    def facts(self, view: View) -> list[Fact]:
        """The points of both sides, what was bid and by whom, the trump."""
        found = [Fact("points", tuple(view.vars["points"]))]
        if view.vars["bid"]:
            found.append(Fact("bid", (view.vars["bid"],), f"hand.{view.vars['bidder']}"))
        if view.vars["trumps"]:
            found.append(Fact("trump", (view.vars["trumps"],)))
        return found


def strength(text: str, led: str, trumps: str) -> tuple[bool, bool, int]:
    """The strength of a card in a trick: trumps before the suit led, that before the rest, then by rank."""
    suit = suit_of(text)
    return suit == trumps, suit == led, RANKS.index(text[0])
