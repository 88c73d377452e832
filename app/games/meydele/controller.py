"""Meydele at the table (canon 9; look meydele-he, nine-seats-900-he).

Everybody's card lies before its seat, face down until all are turned at once; the plate of the kuzari in the middle. A
war is told over the cards that fight, and the winner is lit before the cards go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.art.states import MarkKind
from app.engine import Event, Fact, View, hidden
from app.games.meydele.seating import (
    BESIDE_PLATE,
    COVERED,
    LEFT_OVER,
    Ring,
    lines,
    plate_size,
    ring,
)
from app.table.controller import SHORT_NAME, Controller
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.layout import Layout, own_hand
from app.table.painted_signs import badge_width
from app.table.prompts import Prompt, Ref, Rest
from app.table.seating import Point
from app.table.signs import Badge, Caption, Peek, Sign, SuitPlate, Tag
from app.wording import t

TAKES_MS, TURNED_MS, OUT_MS = 1500.0, 900.0, 1300.0
"""How long a winner is lit, how long turned cards are looked at, how long a cry is heard."""
SPREAD = 0.2
"""How far the open cards of a war lie from one another where they have room, in heights of a laid card."""
MANY_CARDS, MANY_ROUNDS = 44, 144
"""Figures as wide as those on a badge become."""
UNDER_BADGES = 0.75
"""How wide a hand in one row is where the own badge is not drawn, a share: under the lowest badges of others."""
WARS = ("war-both", "war-cards", "war-kuzari")


class MeydeleController(Controller):
    """Three to nine seats that choose in secret and turn together."""

    game = "meydele"
    across = 8.6

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._badges: tuple[Board, tuple[float, ...]] | None = None

    # Where things lie

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Hands below and under badges; what is laid, on a ring round the kuzari; won piles are counts on badges."""
        seating = self.seating(board)
        layout = Layout(self.agreed, seating, zones, self.fronts, self.seat)
        found = [spot for seat in seating.others for spot in layout.theirs(seat) if spot.zone == f"hand.{seat}"]
        found.append(self.hand(zones, board))
        laid = self.ring(zones, board)
        for seat in range(self.agreed.seats):
            x, y = seating.badge(seat)
            found.append(Spot(f"won.{seat}", Shape.AWAY, seating.start(x), y))
            place = laid.own if seat == self.me else laid.others[seating.others.index(seat)]
            found += self.laid(seat, zones, board, laid, place)
        x, y = laid.plate
        aside = plate_size(board, self.agreed.seats) / 2 + BESIDE_PLATE + LEFT_OVER * board.card / 2
        start = seating.start(x + aside / seating.width)
        found.append(Spot("leftover", Shape.PILE, start, y, scale=LEFT_OVER, outlined=False))
        return found

    def laid(
        self, seat: int, zones: Mapping[str, Sequence[str]], board: Board, laid: Ring, place: Point
    ) -> tuple[Spot, Spot, Spot]:
        """What a seat has laid in this round: covered cards, open ones, the one that is not yet turned."""
        seating, scale, mine = self.seating(board), laid.scale, seat == self.me
        held = Spot(f"held.{seat}", Shape.PILE, seating.start(place.x), place.y, scale=scale, closed=True)
        held = replace(held, outlined=mine)
        shape = Shape.COLUMN if laid.spread else Shape.PILE
        high = board.size(held) * RATIO / seating.height
        table = replace(held, zone=f"table.{seat}", shape=shape, closed=False, outlined=False)
        table = replace(table, span=high * (1 + laid.spread), step=SPREAD)
        # To the right in both reading directions: the index of what lies below stays in sight.
        aside = -COVERED * scale if board.rtl else COVERED * scale
        down = replace(held, zone=f"down.{seat}", dx=aside, outlined=False)
        if mine and laid.spread:
            # It grows upwards, away from the hand.
            table = replace(table, dy=-scale * min(laid.spread, SPREAD * max(0, len(zones[table.zone]) - 1)))
        if zones[table.zone]:
            # The open card of a war waits beside the one that it will lie on.
            held = replace(held, dx=2 * aside)
        return down, table, held

    def hand(self, zones: Mapping[str, Sequence[str]], board: Board) -> Spot:
        """The own hand, as wide as leaves the own badge in sight; where there is none, one row takes its room too."""
        name = f"hand.{self.me}"
        span = 0.62 if board.width > 1000 else 0.52 if board.width > 850 else 0.48
        if not self.seating(board).own_badge:
            wide = own_hand(name, zones[name], span=UNDER_BADGES)
            if len({place.y for place in board.places(wide, len(zones[name]))}) <= 1:
                return wide
        return own_hand(name, zones[name], span=span)

    def ring(self, zones: Mapping[str, Sequence[str]], board: Board) -> Ring:
        """Where all lay their cards over the own hand as it is now, in one row or in two."""
        hand = self.hand(zones, board)
        box = board.box(hand, max(1, len(zones[hand.zone])))
        top = min(box.y - INSET, board.height - 2 * INSET - board.card * RATIO * 1.02)
        return ring(board, self.badges_of(board), round(top))

    def badges_of(self, board: Board) -> tuple[float, ...]:
        """How wide the badges of the others become on a board, px: measured when it is new, since all is laid often."""
        if self._badges is None or self._badges[0] != board:
            self._badges = board, tuple(self.badge_width(seat, board) for seat in self.seating(board).others)
        return self._badges[1]

    def badge_width(self, seat: int, board: Board) -> float:
        """How wide the badge of another seat becomes at most, px: with many cards, with the dots of one who thinks."""
        seating = self.seating(board)
        name, computer = self.called(seat), seat in self.computers
        shown = f"{name[:SHORT_NAME]}…" if seating.small and len(name) > SHORT_NAME else name
        room = seating.widest(seat) * board.width or 0.4 * board.width
        lines = t("meydele.label.badge", n=MANY_CARDS, won=MANY_CARDS), t("meydele.label.out", n=MANY_ROUNDS)
        signs = [
            Badge(shown, line, computer=computer, thinking=computer, small=seating.small) for line in lines
        ]
        return max(badge_width(sign, 1.0, room)[0] for sign in signs)

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The plate of the kuzari, what is at stake, the war, what the next kuzari may be."""
        facts = self.facts(view)
        kuzari = str(view.vars["kuzari"])
        across = plate_size(board, self.agreed.seats)
        seating = self.seating(board)
        first, second = lines(board)
        laid = self.ring(view.zones, board)
        x, y = laid.plate
        x = seating.start(x)
        name = t("meydele.label.kuzari" if kuzari else "meydele.label.no-kuzari")
        found: list[Sign] = [SuitPlate(kuzari, name, x=x, y=y, across=across)]
        below = y + (across / 2 + first) / seating.height
        war = next((facts[code] for code in WARS if code in facts), None)
        if war is not None:
            found.append(Tag(self.fact(war), x=x, y=below, tone="pom"))
            below += (second - first) / seating.height
        # While the deck is being dealt it is at stake for nobody.
        dealt = any(view.zones[f"hand.{seat}"] for seat in range(view.game.seats))
        stake = facts["at-stake"].args[0] if dealt else 0
        if war is not None and not laid.second:
            return [*found, *self.peeks(view)]
        if war is not None and facts.get("next-kuzari") is not None and view.vars["take"] != view.vars["setter"]:
            found.append(Caption("count", self.fact(facts["next-kuzari"]), x=x, y=below, width=0.36))
        elif stake:
            found.append(Caption("count", self.fact(facts["at-stake"]), x=x, y=below, width=0.2))
        return [*found, *self.peeks(view)]

    def peeks(self, view: View) -> list[Sign]:
        """The face in small on each own card that lies closed."""
        return [
            Peek(Ref(zone, 0), view.zones[zone][0])
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
        """How many cards are in hand and in the won pile: the two figures of this game."""
        return t("meydele.label.badge", n=len(view.zones[f"hand.{seat}"]), won=len(view.zones[f"won.{seat}"]))

    def out_line(self, view: View, seat: int) -> str:
        """Since which round a seat has been a meydele."""
        return t("meydele.label.out", n=view.vars["out_round"][list(view.vars["out"]).index(seat)])

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The cards that fight."""
        if view.over or not view.vars["war"]:
            return {}
        seats = {seat for name in ("take", "setter") for seat in view.vars[name] if len(view.vars[name]) > 1}
        return {Ref(f"table.{seat}", 0): "contested" for seat in sorted(seats) if view.zones[f"table.{seat}"]}

    def standing(self, view: View, seat: int) -> float:
        """All cards of a seat, wherever they are."""
        return float(sum(len(view.zones[f"{zone}.{seat}"]) for zone in ("hand", "won", "held", "table", "down")))

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is laid now, and what for."""
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
        """A seat's card is lit before the cards go to its won pile."""
        if event.code in ("moved", "moved-all") and str(event.args["to"]).startswith("won."):
            seat = int(str(event.args["to"]).removeprefix("won."))
            if str(event.args["from"]).startswith("table.") and view.zones[f"table.{seat}"]:
                words = t("meydele.voice.takes", who=self.called(seat))
                return Rest(TAKES_MS, (Ref(f"table.{seat}", 0),), t("meydele.label.takes"), words)
        return Rest()

    def rest(self, event: Event, view: View) -> Rest:
        """Turned cards are looked at; a seat that is out hears the cry that the person has chosen."""
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
        """What is called when a seat runs out of cards; a plain sentence for a person who wants no cry."""
        persons: Sequence[Mapping[str, Any]] = self.agreed.persons
        form = str(persons[seat].get("form", "")) if seat < len(persons) else ""
        if form in ("m", "f"):
            return t("meydele.voice.cry", who=self.called(seat), cry=t(f"meydele.cry.{form}"))
        return t("meydele.voice.out", who=self.called(seat))
