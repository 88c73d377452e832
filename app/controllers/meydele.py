"""Meydele at the table (canon: meydele.md, section 9; look: meydele-he, nine-seats-900-he).

Everybody's card lies before its seat, face down until all are turned at once; the plate of the kuzari in the middle.
A war is told over the cards that fight, and who takes is lit before the cards go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.art.states import MarkKind
from app.controllers.base import Controller
from app.controllers.layout import Layout, own_hand
from app.controllers.seating import Point, Seating
from app.engine import Event, Fact, View
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.prompts import Prompt, Ref, Rest, Sign
from app.wording import t

LAID = 0.78
"""The size of a laid card against a hand card where there is room, and the least with nine seats."""
LAID_SMALL = 0.62
TAKES_MS, TURNED_MS, OUT_MS = 1500.0, 900.0, 1300.0
"""How long a winner is lit, how long turned cards are looked at, how long a cry is heard."""
RING: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.335, 0.27), (0.665, 0.27)),
    3: ((0.27, 0.34), (0.385, 0.13), (0.73, 0.34)),
    4: ((0.27, 0.43), (0.4, 0.18), (0.6, 0.18), (0.73, 0.43)),
    5: ((0.25, 0.48), (0.315, 0.2), (0.395, 0.13), (0.685, 0.2), (0.75, 0.48)),
    6: ((0.245, 0.58), (0.245, 0.24), (0.4, 0.3), (0.6, 0.3), (0.755, 0.24), (0.755, 0.58)),
    7: ((0.24, 0.58), (0.24, 0.36), (0.345, 0.23), (0.5, 0.21), (0.655, 0.23), (0.76, 0.36), (0.76, 0.58)),
    8: (
        (0.25, 0.595),
        (0.235, 0.415),
        (0.27, 0.235),
        (0.4, 0.25),
        (0.6, 0.25),
        (0.73, 0.235),
        (0.765, 0.415),
        (0.75, 0.595),
    ),
}
"""By the number of others: where they lay their cards, from the next in play on; shares of the cloth."""
WARS = ("war-both", "war-cards", "war-kuzari")


class MeydeleController(Controller):
    """Three to nine seats that choose in secret and turn together."""

    game = "meydele"
    across = 8.6

    # Where things lie

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Hands below and under badges; what is laid, on a ring round the kuzari; won piles are counts on badges."""
        seating = self.seating(board)
        layout = Layout(self.agreed, seating, zones, self.fronts, self.seat)
        found = [spot for seat in seating.others for spot in layout.theirs(seat) if spot.zone == f"hand.{seat}"]
        found.append(own_hand(f"hand.{self.me}", zones[f"hand.{self.me}"], span=0.62))
        for seat in range(self.agreed.seats):
            x, y = seating.badge(seat)
            start = seating.start(x)
            found.append(Spot(f"won.{seat}", Shape.AWAY, start, y))
            place = self.place(seating, seat)
            across = seating.start(place.x)
            scale = self.laid_size(seating)
            mine = seat == self.me
            down = Spot(f"down.{seat}", Shape.PILE, across, place.y, 0.14 * scale, -0.2 * scale, scale, outlined=False)
            held = Spot(f"held.{seat}", Shape.PILE, across, place.y, scale=scale, outlined=mine)
            table = replace(held, zone=f"table.{seat}", shape=Shape.COLUMN, span=0.34, step=0.2, outlined=False)
            found += [down, table, held]
        low = self.plate(board)
        found.append(Spot("leftover", Shape.PILE, seating.start(0.5 + 0.105), low, scale=0.42, outlined=False))
        return found

    def laid_size(self, seating: Seating) -> float:
        """How large laid cards are."""
        return LAID_SMALL if seating.small or self.agreed.seats > 5 else LAID

    def plate(self, board: Board) -> float:
        """How far down the plate of the kuzari stands, a share: between the seats above and the own card."""
        return 0.4 if self.agreed.seats > 6 else 0.3 if self.agreed.seats % 2 else 0.355

    def place(self, seating: Seating, seat: int) -> Point:
        """Where a seat lays its card: towards the middle from its badge."""
        half = self.laid_size(seating) * seating.board.card * RATIO / 2 / seating.height
        hand = 1.0 - (seating.board.card * RATIO * 1.1) / seating.height
        if seat == self.me:
            return Point(0.5, hand - half)
        x, y = RING[len(seating.others)][seating.others.index(seat)]
        return Point(x, max(y, half + 0.01))

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The plate of the kuzari, what is at stake, the war, what the next kuzari may be."""
        facts = self.facts(view)
        kuzari = str(view.vars["kuzari"])
        across = 84.0 if board.height < 560 or self.agreed.seats > 6 else 112.0 if self.agreed.seats % 2 else 96.0
        y = self.plate(board)
        name = t("meydele.label.kuzari" if kuzari else "meydele.label.no-kuzari")
        found = [Sign("suit", name, x=0.5, y=y, plate=kuzari, width=across)]
        below = y + (across / 2 + 34) / max(1.0, board.height - 52)
        war = next((facts[code] for code in WARS if code in facts), None)
        if war is not None:
            found.append(Sign("tag", self.fact(war), x=0.5, y=below, tone="pom"))
            below += 30 / max(1.0, board.height - 52)
        stake = facts["at-stake"].args[0]
        if war is not None and facts.get("next-kuzari") is not None and view.vars["take"] != view.vars["setter"]:
            found.append(Sign("count", self.fact(facts["next-kuzari"]), x=0.5, y=below, width=0.3))
        elif stake and board.height > 560:
            found.append(Sign("count", self.fact(facts["at-stake"]), x=0.5, y=below, width=0.2))
        return found

    def facts(self, view: View) -> dict[str, Fact]:
        """The facts of the rules that are about the whole table, by code."""
        return {fact.code: fact for fact in view.game.rules.facts(view) if fact.code not in ("cards",)}

    def fact(self, fact: Fact) -> str:
        """A fact in words."""
        from app.wording.sentences import fact_sentence

        return fact_sentence(self.game, fact)

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand and in the won pile: the two figures of this game."""
        return t("meydele.label.badge", n=len(view.zones[f"hand.{seat}"]), won=len(view.zones[f"won.{seat}"]))

    def out_line(self, view: View, seat: int) -> str:
        """Since which round a seat is a meydele."""
        return t("meydele.label.out", n=view.vars["out_round"][list(view.vars["out"]).index(seat)])

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The cards that fight."""
        if view.over or not view.vars["war"]:
            return {}
        seats = {seat for name in ("take", "setter") for seat in view.vars[name] if len(view.vars[name]) > 1}
        return {Ref(f"table.{seat}", 0): "contested" for seat in sorted(seats) if view.zones[f"table.{seat}"]}

    def standing(self, view: View, seat: int) -> float:
        """Cards of a seat, wherever they are."""
        return float(sum(len(view.zones[f"{zone}.{seat}"]) for zone in ("hand", "won", "held", "table", "down")))

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is laid now and what for."""
        asked = super().prompt(view, held)
        if view.turn != view.seat or view.seat is None:
            return asked
        facts = self.facts(view)
        if held is not None:
            return asked._replace(detail=self.consequence(view))
        if view.phase == "choose":
            kuzari = view.vars["kuzari"]
            last = view.turn == max(seat for seat in range(view.game.seats) if seat not in view.vars["out"])
            detail = t("meydele.voice.last") if last else t("meydele.voice.choose.detail")
            sentence = t("meydele.voice.kuzari", s=kuzari) if kuzari else t("meydele.voice.choose")
            return asked._replace(sentence=sentence, detail=detail)
        war = next((self.fact(facts[code]) for code in WARS if code in facts), "")
        if view.phase == "war-down":
            return asked._replace(sentence=t("meydele.voice.war-down.n", n=facts["to-cover"].args[0]), detail=war)
        return asked._replace(sentence=t("meydele.voice.war-open"), detail=war)

    def consequence(self, view: View) -> str:
        """What follows from laying a card now."""
        return t(f"meydele.voice.{view.phase}.follows")

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """Before the cards go to somebody's won pile that one's card is lit."""
        if event.code in ("moved", "moved-all") and str(event.args["to"]).startswith("won."):
            seat = int(str(event.args["to"]).removeprefix("won."))
            if str(event.args["from"]).startswith("table.") and view.zones[f"table.{seat}"]:
                words = t("meydele.voice.takes", who=self.called(seat))
                return Rest(TAKES_MS, (Ref(f"table.{seat}", 0),), t("meydele.label.takes"), words)
        return Rest()

    def rest(self, event: Event, view: View) -> Rest:
        """Turned cards are looked at; who is out hears the cry that the person has chosen."""
        if event.code == "moved" and str(event.args["to"]).startswith("table."):
            return Rest(TURNED_MS, words=t("meydele.call"))
        if event.code == "drawn":
            return Rest(TURNED_MS, words=t(f"meydele.drawn.{event.args['code']}"))
        if event.code == "said" and event.args["code"] == "meydele":
            return Rest(OUT_MS, words=self.cry(int(event.args["args"][0])))
        if event.code == "acted":
            return Rest(0.0)
        return Rest()

    def cry(self, seat: int) -> str:
        """What is called when a seat runs out of cards; of a person who wants none, a plain sentence."""
        persons: Sequence[Mapping[str, Any]] = self.agreed.persons
        form = str(persons[seat].get("form", "")) if seat < len(persons) else ""
        if form in ("m", "f"):
            return t("meydele.voice.cry", who=self.called(seat), cry=t(f"meydele.cry.{form}"))
        return t("meydele.voice.out", who=self.called(seat))


