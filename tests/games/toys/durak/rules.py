"""Durak: all attack one, who beats or takes; whoever is left with cards once the stock is gone has lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.engine.actions import Action
from app.engine.cards import Card, rank_of, standard_deck, suit_of
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.rules import Arg, Fact, GameInfo, Rules, Var, card, verb
from app.engine.views import View
from app.engine.zones import Face, Zone, hand, pile, row

EACH = 6
PAIRS = tuple(f"pair.{k}" for k in range(1, EACH + 1))
MOST = 100
"""The last round: cards may go round for ever."""


class Durak(Rules):
    """Two to six seats. A pair is an attacking card and, once it is beaten, the one that beats it."""

    info = GameInfo(
        id="durak",
        revision=1,
        seats=(2, 6),
        verbs={
            ("attack", "attack"): verb(card(), to="pair.{k}"),
            ("defend", "beat"): verb(card(), Arg("card", "pair.{k}"), to="pair.{k}"),
            ("defend", "take"): verb(),
            ("throw", "throw"): verb(card(), to="pair.{k}"),
            ("throw", "done"): verb(),
        },
        vars={
            "round": Var("int", 1),
            "trump": Var("text", ""),
            "defender": Var("seat", -1),
            "taking": Var("bool", False),
            "queue": Var("seats", ()),
            "out": Var("seats", ()),
        },
        steps=("ask-around", "bout-end"),
        scores_up=False,
    )

    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """After each of six attacks, and each answer, all others may say that they are done."""
        return MOST * (EACH + 1) * 2 * seats

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """Six to ace."""
        return standard_deck()[-36:]

    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The open trump lies under the stock, and is drawn last."""
        return (
            pile("stock", Face.DOWN),
            pile("trump", Face.UP),
            hand(),
            row("pair.{k}", Face.UP, k=range(1, EACH + 1)),
            pile("discard", Face.DOWN),
        )

    def setup(self, p: Position) -> None:
        """Deal, and turn the trump up; with six seats it is the last card dealt, which its owner shows."""
        p.shuffle("stock")
        lowest = p.zones["stock"][-1]
        p.put(trump=suit_of(p.game.cards[lowest]))
        p.deal("stock", [f"hand.{seat}" for seat in range(p.game.seats)], EACH)
        if p.zones["stock"]:
            p.move("stock", "trump", [lowest])
        else:
            p.show(f"hand.{p.game.seats - 1}", [lowest])
        self.begin(p, 0)

    def still(self, p: Position) -> list[int]:
        """The seats that are not out."""
        return [seat for seat in range(p.game.seats) if seat not in p.vars["out"]]

    def begin(self, p: Position, attacker: int) -> None:
        """Ask for the first attack on the next seat."""
        defender = p.next(attacker, among=self.still(p))
        p.put(defender=defender, taking=False, queue=())
        p.ask("attack", attacker)

    def open(self, p: Position) -> dict[str, str]:
        """The pairs that are not beaten, by their attacking card."""
        return {p.texts(pair)[0]: pair for pair in PAIRS if p.size(pair) == 1}

    def empty(self, p: Position) -> list[str]:
        """The places for another attack."""
        return [pair for pair in PAIRS if not p.zones[pair]]

    def legal_attack(self, p: Position) -> list[Action]:
        """Any card."""
        return p.each("attack", p.zones[f"hand.{p.turn}"])

    def do_attack(self, p: Position, text: str) -> None:
        """Lay the card into the first empty place, and ask for more."""
        p.lay(f"hand.{p.turn}", self.empty(p)[0], text)
        p.goto("ask-around")

    do_throw = do_attack

    def legal_defend(self, p: Position) -> list[Action]:
        """Beat an open card, or take."""
        mine, trump = p.texts(f"hand.{p.turn}"), p.vars["trump"]
        pairs = [(text, other) for text in mine for other in self.open(p) if beats(text, other, trump)]
        return [*(p.game.action("beat", *pair) for pair in pairs), p.game.action("take")]

    def do_beat(self, p: Position, text: str, other: str) -> None:
        """Lay a card beside the one it beats."""
        p.lay(f"hand.{p.turn}", self.open(p)[other], text, at="end")
        if not self.open(p):
            p.goto("ask-around")

    def do_take(self, p: Position) -> None:
        """Give up; the others may still throw in."""
        p.put(taking=True)
        p.goto("ask-around")

    def step_ask_around(self, p: Position) -> None:
        """Ask the others for more, the one before the defender first, as long as there is room."""
        seats, defender = p.game.seats, p.vars["defender"]
        others = [(defender + by) % seats for by in (-1, *range(1, seats - 1))]
        queue = [seat for seat in others if p.zones[f"hand.{seat}"]]
        if queue and self.empty(p) and len(self.open(p)) < p.size(f"hand.{defender}"):
            p.ask_each("throw", queue)
        else:
            self.answer(p)

    def legal_throw(self, p: Position) -> list[Action]:
        """A card of a rank that lies there, or no more."""
        ranks = {rank_of(text) for pair in PAIRS for text in p.texts(pair)}
        fit = [text for text in p.texts(f"hand.{p.turn}") if rank_of(text) in ranks]
        return [*(p.game.action("throw", text) for text in fit), p.game.action("done")]

    def do_done(self, p: Position) -> None:
        """Ask the next one; after the last, the defender."""
        if p.answered():
            self.answer(p)

    def answer(self, p: Position) -> None:
        """Let the defender beat what is open, or end the bout."""
        if self.open(p) and not p.vars["taking"]:
            p.ask("defend", p.vars["defender"])
        else:
            p.goto("bout-end")

    def forced(self, p: Position, legal: Sequence[Action]) -> Action | None:
        """Others must not learn that a seat can neither beat nor throw in."""
        return legal[0] if p.phase == "attack" and len(legal) == 1 else None

    def step_bout_end(self, p: Position) -> None:
        """The cards go to the defender or away, all draw, and whoever has none then is out."""
        defender, taking = p.vars["defender"], p.vars["taking"]
        p.move_together([(pair, f"hand.{defender}" if taking else "discard", None) for pair in PAIRS if p.zones[pair]])
        for by in range(-1, p.game.seats - 1):
            self.draw(p, f"hand.{(defender + by) % p.game.seats}")
        p.put(out=(*p.vars["out"], *(seat for seat in self.still(p) if not p.zones[f"hand.{seat}"])))
        still = self.still(p)
        if len(still) < 2 or p.vars["round"] == MOST:
            left = [p.size(f"hand.{seat}") for seat in range(p.game.seats)]
            reason = "cap" if len(still) > 1 else "durak" if still else "nobody-left"
            p.end([seat for seat, cards in enumerate(left) if not cards], left, reason)
            return
        p.put(round=p.vars["round"] + 1)
        self.begin(p, p.next(defender, among=still) if taking or defender not in still else defender)

    def draw(self, p: Position, to: str) -> None:
        """Fill a hand up to six cards."""
        while p.size(to) < EACH and (p.zones["stock"] or p.zones["trump"]):
            p.move("stock" if p.zones["stock"] else "trump", to, 1, at="end")

    def refuse_attack(self, p: Position, text: str) -> Reason:
        """The card is not in the hand."""
        return Reason("not-in-hand", (text,))

    def refuse_beat(self, p: Position, text: str, other: str) -> Reason:
        """One of the cards is not there, or the card is too low."""
        here = text in p.texts(f"hand.{p.turn}")
        return Reason("too-low" if here and other in self.open(p) else "not-there", (text, other))

    def refuse_throw(self, p: Position, text: str) -> Reason:
        """The card is not in the hand, or nothing of its rank lies there."""
        return Reason("no-such-rank" if text in p.texts(f"hand.{p.turn}") else "not-in-hand", (text,))

    def sound(self, p: Position) -> None:
        """Somebody defends who is not out, and only that seat; whoever may attack has a place for it."""
        defender, turn = p.vars["defender"], p.turn
        if turn is None:
            return
        if {defender, turn} & {-1, *p.vars["out"]} or (p.phase == "defend") != (turn == defender):
            raise ValueError("one seat defends, the others attack, and those that are out do neither")
        if p.phase == "throw" and p.vars["queue"][:1] != (turn,):
            raise ValueError("the queue begins with the seat in turn")
        if p.phase != "defend" and not self.empty(p):
            raise ValueError("there is no place for another attack")

    def facts(self, view: View) -> list[Fact]:
        """The trump; who defends, and whether they take."""
        at = f"hand.{view.vars['defender']}"
        said = [] if view.over else [Fact("defends", (), at), Fact("takes", (), at)][: 1 + view.vars["taking"]]
        return [Fact("trump", (view.vars["trump"],)), *said]


def beats(text: str, other: str, trump: str) -> bool:
    """Whether a card beats another: a higher one of its suit, or a trump any other suit."""
    if suit_of(text) != suit_of(other):
        return suit_of(text) == trump
    return "6789TJQKA".index(rank_of(text)) > "6789TJQKA".index(rank_of(other))
