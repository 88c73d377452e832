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
from app.engine import Event, Fact, View, hidden
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.prompts import Prompt, Ref, Rest, Sign
from app.wording import t

LAID = 0.78
"""The size of a laid card against a hand card where there is room, and the least with nine seats."""
LAID_SMALL = 0.62
LAID_LOW, LOW = 0.55, 500.0
"""The size on a cloth that is lower than this, px, where the cards of a war lie on one another."""
TAKES_MS, TURNED_MS, OUT_MS = 1500.0, 900.0, 1300.0
"""How long a winner is lit, how long turned cards are looked at, how long a cry is heard."""
RING: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.335, 0.27), (0.665, 0.27)),
    3: ((0.285, 0.34), (0.385, 0.13), (0.7, 0.34)),
    4: ((0.285, 0.4), (0.41, 0.18), (0.59, 0.18), (0.7, 0.4)),
    5: ((0.256, 0.53), (0.275, 0.36), (0.395, 0.13), (0.725, 0.36), (0.744, 0.53)),
    6: ((0.245, 0.58), (0.235, 0.28), (0.4, 0.33), (0.6, 0.33), (0.765, 0.28), (0.755, 0.58)),
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
COVERED = 0.3
"""How far covered cards of a war lie beside the open one, in laid cards."""
PLATE_BESIDE, OWN_BESIDE = 0.44, 0.63
"""Where the plate of the kuzari and the own card are when they stand side by side, shares from the left."""
HALF_BADGE = 100.0
"""Half of the width that a badge may take, px."""
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
        hand = own_hand(f"hand.{self.me}", zones[f"hand.{self.me}"], span=self.hand_span(board))
        found.append(hand)
        top = min(layout.top(hand), 1.0 - board.card * RATIO * 1.02 / seating.height)
        for seat in range(self.agreed.seats):
            x, y = seating.badge(seat)
            start = seating.start(x)
            found.append(Spot(f"won.{seat}", Shape.AWAY, start, y))
            place = self.place(seating, seat, top)
            across = seating.start(place.x)
            scale = self.laid_size(seating)
            mine = seat == self.me
            held = Spot(f"held.{seat}", Shape.PILE, across, place.y, scale=scale, closed=True, outlined=mine)
            shape = Shape.PILE if board.height < LOW or self.agreed.seats > 5 else Shape.COLUMN
            table = replace(held, zone=f"table.{seat}", shape=shape, span=0.34, step=0.2, closed=False, outlined=False)
            # To the right in both reading directions: the index of what lies below stays in sight.
            aside = -COVERED * scale if board.rtl else COVERED * scale
            down = replace(held, zone=f"down.{seat}", dx=aside, outlined=False)
            if mine:
                # It grows upwards, away from the hand.
                table = replace(table, dy=-0.2 * scale * max(0, len(zones[f"table.{seat}"]) - 1))
            if zones[f"table.{seat}"]:
                # The open card of a war waits beside the one that it will lie on.
                held = replace(held, dx=2 * aside)
            found += [down, table, held]
        x, y = self.plate(board)
        aside = (self.plate_size(board) / 2 + 14) / seating.width + 0.21 * board.card / seating.width
        found.append(Spot("leftover", Shape.PILE, seating.start(x + aside), y, scale=0.42, outlined=False))
        return found

    def hand_span(self, board: Board) -> float:
        """How wide the own hand may be, a share: it leaves the own badge in sight."""
        return 0.62 if board.width > 1000 else 0.52 if board.width > 850 else 0.48

    def laid_size(self, seating: Seating) -> float:
        """How large laid cards are."""
        if seating.board.height < LOW:
            return LAID_LOW
        return LAID_SMALL if seating.small or self.agreed.seats > 5 else LAID

    def beside(self, board: Board) -> bool:
        """Whether the plate of the kuzari stands beside the own card: over one another they have no room."""
        return board.height < 600 and self.agreed.seats <= 6

    def plate_size(self, board: Board) -> float:
        """How wide the plate of the kuzari is, px."""
        if self.agreed.seats > 6:
            return 84.0
        if board.height < 560:
            return 70.0
        return 84.0 if self.beside(board) else 112.0 if self.agreed.seats == 3 else 96.0

    def plate(self, board: Board) -> Point:
        """The middle of the plate of the kuzari, shares: between the seats above and the own card, or beside it."""
        if not self.beside(board):
            return Point(0.5, {3: 0.3, 8: 0.4, 9: 0.4}.get(self.agreed.seats, 0.355))
        seating = self.seating(board)
        hand = board.card * seating.closed * RATIO
        tops = [seating.below(seat, hand) for seat in seating.others if seating.badge(seat).x == 0.5]
        upper = tops[0] if tops else 0.17 if self.agreed.seats == 3 else 0.3
        return Point(PLATE_BESIDE, upper + (self.plate_size(board) / 2 + 18) / seating.height)

    def place(self, seating: Seating, seat: int, top: float) -> Point:
        """Where a seat lays its card: towards the middle from its badge; the player above the `top` of the hand."""
        size = self.laid_size(seating) * seating.board.card
        half = size * RATIO / 2 / seating.height
        if seat == self.me:
            return Point(OWN_BESIDE if self.beside(seating.board) else 0.5, top - 10 / seating.height - half)
        x, y = RING[len(seating.others)][seating.others.index(seat)]
        if seating.badge(seat).x == 0.5 and x < 0.5:
            # Clear of the badge, however narrow the cloth is.
            x = min(x, 0.5 - (HALF_BADGE + size * (0.5 + 2 * COVERED)) / seating.width)
        return Point(x, max(y, half + 0.01))

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The plate of the kuzari, what is at stake, the war, what the next kuzari may be."""
        facts = self.facts(view)
        kuzari = str(view.vars["kuzari"])
        across = self.plate_size(board)
        x, y = self.plate(board)
        x = self.seating(board).start(x)
        name = t("meydele.label.kuzari" if kuzari else "meydele.label.no-kuzari")
        found = [Sign("suit", name, x=x, y=y, plate=kuzari, width=across)]
        below = y + (across / 2 + 34) / max(1.0, board.height - 52)
        war = next((facts[code] for code in WARS if code in facts), None)
        if war is not None:
            found.append(Sign("tag", self.fact(war), x=x, y=below, tone="pom"))
            below += 30 / max(1.0, board.height - 52)
        # While the deck is being dealt it is at stake for nobody.
        dealt = any(view.zones[f"hand.{seat}"] for seat in range(view.game.seats))
        stake = facts["at-stake"].args[0] if dealt else 0
        if war is not None and facts.get("next-kuzari") is not None and view.vars["take"] != view.vars["setter"]:
            found.append(Sign("count", self.fact(facts["next-kuzari"]), x=x, y=below, width=0.3))
        elif stake and below + 14 / board.height < self.own_top(view, board):
            found.append(Sign("count", self.fact(facts["at-stake"]), x=x, y=below, width=0.2))
        return [*found, *self.peeks(view)]

    def own_top(self, view: View, board: Board) -> float:
        """The upper edge of the own laid card, a share."""
        seating = self.seating(board)
        held = next(spot for spot in self.spots(view.zones, board) if spot.zone == f"held.{self.me}")
        return held.y - held.scale * board.card * RATIO / 2 / seating.height

    def peeks(self, view: View) -> list[Sign]:
        """The face in small on each own card that lies closed."""
        return [
            Sign("peek", view.zones[zone][0], cards=(Ref(zone, 0),))
            for zone in (f"held.{self.me}", f"down.{self.me}")
            if view.zones[zone] and not hidden(view.zones[zone][0])
        ]

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
