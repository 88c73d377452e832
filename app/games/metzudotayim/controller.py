"""Two Fortresses at the table (canon 9).

The fortresses face each other as brickwork, one's own at the start side; the field between them, where the two cards of
a fight lie, and above it the open heap of the discard, onto which an exchange is paid. Cards of one's own fortress that
the player knows have a small face in their corner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.engine import Action, Event, Fact, View
from app.engine.rules import Verb
from app.table.controller import Controller
from app.table.geometry import Board, Shape, Spot
from app.table.layout import own_hand
from app.table.prompts import Choice, Prompt, Ref, Rest
from app.table.signs import Caption, Peek, Sign, Tag
from app.wording import t
from app.wording.sentences import fact_sentence

TOSS_MS, TOLD_MS = 240.0, 1300.0
"""How long a toss is looked at, how long a step of a fight."""
DISCARD = Ref("discard")
TOLD = ("no-fight", "equal-ranks", "attack", "tossing", "positives")


class MetzudotayimController(Controller):
    """Two seats."""

    game = "metzudotayim"

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Own things at the start side and below, the other's at the end side and above."""
        me, other = self.me, 1 - self.me
        seating = self.seating(board)
        found = [
            own_hand(f"hand.{me}", zones[f"hand.{me}"], span=0.5),
            Spot(f"hand.{other}", Shape.ROW, 0.5, seating.below(other, board.card * seating.closed * 0.7),
                 scale=seating.closed, span=0.24, step=0.5, free=0.04),
            Spot("discard", Shape.PILE, 0.5, 0.42, scale=0.52),
        ]  # fmt: skip
        for seat, side in ((me, -1.0), (other, 1.0)):
            foot = 0.625 if side < 0 else 0.585
            found += [
                Spot(f"fort.{seat}", Shape.BRICKS, 0.5 + side * 0.355, foot, scale=0.46, span=0.5, step=1.06),
                Spot(f"held.{seat}", Shape.PILE, 0.5 + side * 0.085, 0.585, scale=0.64, outlined=True),
                Spot(f"help.{seat}", Shape.PILE, 0.5 + side * 0.085, 0.585, dx=side * 0.72, scale=0.64, outlined=False),
            ]
        found.append(Spot(f"stock.{me}", Shape.PILE, 0.93, 0.938, dy=-0.36, scale=0.66))
        found.append(Spot(f"stock.{other}", Shape.PILE, 0.07, 0.0, dy=0.4, scale=0.46))
        return found

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Sizes of fortresses and stocks, tosses to come, faces of the own fortress that are known."""
        me, other = self.me, 1 - self.me
        found: list[Sign] = []
        for seat in (me, other):
            fort, stock = len(view.zones[f"fort.{seat}"]), len(view.zones[f"stock.{seat}"])
            found.append(Caption("name", t("metzudotayim.label.fort", n=fort), zone=f"fort.{seat}", width=0.16))
            found.append(Caption("count", t("metzudotayim.label.stock", n=stock), zone=f"stock.{seat}", width=0.12))
        heap = len(view.zones["discard"])
        trade = any(action.verb in ("trade", "pay") for action in view.legal)
        key = "metzudotayim.label.exchange" if trade else "metzudotayim.label.discard"
        found.append(Caption("count", t(key, n=heap), zone="discard", side="end", dy=-0.12, width=0.13))
        for fact in view.game.rules.facts(view):
            if fact.code == "tosses":
                found.append(Tag(fact_sentence(self.game, fact), zone=fact.at, side="above", tone="saffron"))
        if view.seat is not None:
            known = view.knows.get(f"fort.{view.seat}", {})
            found += [Peek(Ref(f"fort.{view.seat}", k), known[k]) for k in sorted(known)]
        return found

    def tags(self, view: View, seat: int) -> list[Tag]:
        """Who attacks, and who has laid already."""
        if view.phase == "help" and view.vars["attacker"] in (0, 1):
            attacks = view.vars["attacker"] == seat
            key = "metzudotayim.label.attacks" if attacks else "metzudotayim.label.defends"
            return [Tag(t(key), tone="pom" if attacks else "sea")]
        return []

    def standing(self, view: View, seat: int) -> float:
        """Cards in the fortress: whoever loses the last one has lost."""
        return float(len(view.zones[f"fort.{seat}"]))

    # What may be done

    def target(self, view: View, action: Action, spec: Verb, held: Ref) -> Ref | None:
        """An exchange begins on the heap on which it is paid."""
        return DISCARD if action.verb == "trade" else super().target(view, action, spec, held)

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """Laying comes first: that is what a double click means."""
        found = super().choices(view, held)
        return sorted(found, key=lambda choice: not choice.actions or not choice.actions[0].startswith("commit"))

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is to be done, and how often the held card would toss."""
        asked = super().prompt(view, held)
        if view.turn != view.seat or view.seat is None:
            return asked
        if held is not None:
            return asked._replace(detail=self.consequence(view, held) or asked.detail)
        if view.phase == "pay":
            return asked._replace(sentence=t("metzudotayim.voice.paying", n=view.vars["due"]))
        if view.phase == "plan" and any(action.verb == "sacrifice" for action in view.legal):
            return asked._replace(sentence=t("metzudotayim.voice.sacrifice"), detail="")
        return asked

    def consequence(self, view: View, held: Ref) -> str:
        """How often the held card, or the card called, would toss."""
        facts: Sequence[Fact] = view.game.rules.facts(view)
        for fact in facts:
            if fact.code == "gives" and held.zone == fact.at and fact.args[0] == self.text(view, held):
                return t("metzudotayim.voice.gives", n=fact.args[1])
            if fact.code == "call" and held.zone == fact.at and fact.args[0] == held.index:
                return fact_sentence(self.game, fact)
        return t("metzudotayim.voice.unknown") if held.zone.startswith("fort.") else ""

    # What is told

    def rest(self, event: Event, view: View) -> Rest:
        """Each toss, and what comes of the fight."""
        if event.code == "tossed":
            return Rest(TOSS_MS)
        if event.code == "said" and event.args["code"] in TOLD:
            code, args = str(event.args["code"]), event.args["args"]
            if code == "no-fight" and not any(view.zones[f"hand.{seat}"] for seat in (0, 1)):
                # Nobody had a card to lay: a game's first turn only deals, so nothing is missed.
                return Rest()
            if code in ("no-fight", "equal-ranks"):
                return Rest(TOLD_MS, words=t(f"metzudotayim.said.{code}"))
            who = self.called(int(args[0]))
            words = t(f"metzudotayim.voice.{code}", who=who, n=args[1] if len(args) > 1 else 0, m=args[-1])
            return Rest(TOLD_MS, words=words)
        return super().rest(event, view)
