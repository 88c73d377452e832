"""Meydele at the table (canon 9; look meydele-he, nine-seats-900-he).

Everybody's card lies before its seat, face down until all are turned at once; the plate of the kuzari in the middle. A
war is told over the cards that fight, and the winner is lit before the cards go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Event, Fact, View, hidden
from app.table.blocks import Block, Cards, Column, Either, Hand, Row, Shifted, Toward, Words
from app.table.company import Company
from app.table.controller import Controller
from app.table.endings import End
from app.table.geometry import Board, Shape
from app.table.layout import SHRINKS, hands, in_order
from app.table.measures import TAG_HIGH, tag_room, words_room
from app.table.prompts import Prompt, Ref, Rest
from app.table.signs import Caption, Peek, Sign, SuitPlate, Tag
from app.wording import t
from app.wording.names import form_of

TAKES_MS = 1500.0
TURNED_MS = 900.0
OUT_MS = 1300.0
"""How long a winner is lit, how long turned cards are looked at, how long a cry is heard."""
SPREAD = 0.2
"""How far the open cards of a war lie from one another where they have room, in heights of a laid card."""
LAID, LEAST_LAID = 0.85, 30.0
"""How large laid cards are wished against a hand card, and the least width of them, px."""
WON, LEAST_WON = 0.5, 24.0
"""How large a won pile is wished against a hand card, and the least width of its cards, px."""
COVERED = 0.3
"""How far covered cards of a war lie beside the open one, in laid cards; the next open one waits twice as far."""
PLATE = 0.15
LEAST_PLATE = 64.0
LARGEST_PLATE = 150.0
"""How wide the plate of the kuzari is, a share of the height of the cloth; and the bounds of that, px."""
WIDE_NAME = 1.6
ROOMY = 560.0
"""How wide the words below that plate may be, in plates; how high a cloth is, px, on which they say what it does."""
STAKE, LINE = 250.0, 44.0
"""The room of the line about what is at stake, px."""
WARS = ("war-both", "war-cards", "war-kuzari")


class MeydeleController(Controller):
    """Three to nine seats that choose in secret and turn together."""

    game = "meydele"
    ends: ClassVar[Mapping[str, End]] = {"to:won": End("fight"), "meydele": End("round", card=False)}
    counts = "below"
    across = 8.6

    # Where things lie

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The plate of the kuzari is between the seats; what a seat lays in a round is in front of its hand."""
        company, own = self.company(board), f"hand.{self.me}"
        across = self.plate(board)
        texts = self.plate_words("", board), self.plate_words("S", board)
        rooms = [words_room("count", text, width=across * WIDE_NAME) for text in texts]
        name = max(room[0] for room in rooms), max(room[1] for room in rooms)
        plate = Column(
            (
                Words("kuzari", max(across, name[0]), across + name[1] + 2),
                Words("war", self.longest(WARS, tag_room), TAG_HIGH),
                Either("stake", (Words("stake", STAKE, LINE), Words("stake", 0.0, 0.0))),
            ),
            gap=4.0,
        )
        rest = Cards("leftover", Shape.PILE, 0.5, LEAST_LAID, SHRINKS["piles"], holds=4)
        return company.ring(
            Row((plate, rest)),
            Toward((Hand(own, len(zones[own])), self.laid(self.me, zones, company))),
            lambda seat: (*hands(company, f"hand.{seat}"), self.laid(seat, zones, company)),
        )

    def laid(self, seat: int, zones: Mapping[str, Sequence[str]], company: Company) -> Block:
        """What a seat lays in this round, and beside it what it has won, where badges leave room for that."""
        fan = self.fan(seat, zones)
        if company.small(company.board, company.seats):
            return fan
        won = Cards(f"won.{seat}", Shape.PILE, WON, LEAST_WON, SHRINKS["piles"], holds=12)
        return Row((fan, won), gap=20.0, align=1.0)

    def fan(self, seat: int, zones: Mapping[str, Sequence[str]]) -> Block:
        """What a seat has laid: open cards, covered ones beside them, the one that is not yet turned.

        Room is kept for a war from the first card on, so that nothing moves when one begins. To the right in both
        reading directions: the index of what lies below stays in sight.
        """
        rank = SHRINKS["own" if seat == self.me else "open"]
        held = Cards(f"held.{seat}", Shape.PILE, LAID, LEAST_LAID, rank)
        table = replace(held, zone=f"table.{seat}", shape=Shape.COLUMN, holds=2, step=SPREAD, bears=0.02)
        # The open card of a war waits beside the one that it will lie on.
        waits = 2 * COVERED if zones[table.zone] else 0.0
        return Shifted((table, replace(held, zone=f"down.{seat}"), held), (0.0, COVERED, waits), 2 * COVERED)

    @staticmethod
    def plate(board: Board) -> float:
        """How wide the plate of the kuzari is, px."""
        return min(LARGEST_PLATE, max(LEAST_PLATE, PLATE * board.height))

    @staticmethod
    def plate_words(kuzari: str, board: Board) -> str:
        """What stands below the plate: what a kuzari does, where that takes no room from laid cards."""
        if not kuzari:
            return t("meydele.label.no-kuzari")
        return t("meydele.label.kuzari.does" if board.height >= ROOMY else "meydele.label.kuzari")

    def longest(self, codes: Sequence[str], room: Callable[[str], float]) -> float:
        """How wide the widest of these facts is, px."""
        return max(room(self.fact(Fact(code, ()))) for code in codes)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Laid cards are face down until all are turned; one's own place is outlined while it is empty."""
        own = f"hand.{self.me}"
        found: dict[str, dict[str, Any]] = {own: {"order": in_order(zones[own])}, "leftover": {"outlined": False}}
        for seat in range(self.agreed.seats):
            found[f"held.{seat}"] = {"closed": True, "outlined": seat == self.me}
            found[f"down.{seat}"] = {"closed": True, "outlined": False}
            found[f"table.{seat}"] = {"outlined": False}
            found[f"won.{seat}"] = {"closed": True, "outlined": False}
            found[f"hand.{seat}"] = {"outlined": False, **found.get(f"hand.{seat}", {})}
        return found

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The plate of the kuzari, what is at stake, the war, what the next kuzari may be."""
        facts = self.facts(view)
        kuzari = str(view.vars["kuzari"])
        laid = self.plan(view.zones, board)
        x, y = laid.at("kuzari")
        name = self.plate_words(kuzari, board)
        found: list[Sign] = [SuitPlate(kuzari, name, x=x, y=y, across=self.plate(board))]
        war = next((facts[code] for code in WARS if code in facts), None)
        if war is not None:
            x, y = laid.at("war")
            found.append(Tag(self.fact(war), x=x, y=y, tone="pom"))
        if not laid.boxes["stake"].width:
            return [*found, *self.peeks(view)]
        # During the deal nothing is at stake yet.
        dealt = any(view.zones[f"hand.{seat}"] for seat in range(view.game.seats))
        said = facts["at-stake"] if dealt and facts["at-stake"].args[0] else None
        if war is not None and facts.get("next-kuzari") is not None and view.vars["take"] != view.vars["setter"]:
            said = facts["next-kuzari"]
        if said is not None:
            x, y = laid.at("stake")
            found.append(Caption("count", self.fact(said), x=x, y=y, width=laid.share("stake")))
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
        war = next((self.war(view, facts[code]) for code in WARS if code in facts), "")
        if view.phase == "war-down":
            return asked._replace(sentence=t("meydele.voice.war-down.n", n=facts["to-cover"].args[0]), detail=war)
        return asked._replace(sentence=t("meydele.voice.war-open"), detail=war)

    def war(self, view: View, fact: Fact) -> str:
        """Who fights, with which equal cards, and over what."""
        seats = [int(seat) for seat in fact.args]
        cards = [view.zones[f"table.{seat}"][0] for seat in seats if view.zones[f"table.{seat}"]]
        names = [self.called(seat) for seat in seats]
        return t("meydele.voice.war", all=names, cards=cards, what=self.fact(fact))

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
                why = "" if self._by_lot else self.why(view, seat)
                return Rest(TAKES_MS, (Ref(f"table.{seat}", 0),), t("meydele.label.takes"), words, who=seat, detail=why)
        return Rest()

    def watch(self, view: View) -> None:
        """A view is about to be laid: forget the lot that was drawn."""
        super().watch(view)
        self._by_lot = False

    @staticmethod
    def why(view: View, seat: int) -> str:
        """By which card a seat takes everything, and by which rule: the highest kuzari, else the highest card.

        Empty for a seat that has not laid in the last war.
        """
        kuzari = str(view.vars["kuzari"])
        tables = {zone: cards for zone, cards in view.zones.items() if zone.startswith("table.") and cards}
        # Who fought in the last war has laid the most.
        most = max(map(len, tables.values()))
        tops = {zone: cards[0] for zone, cards in tables.items() if len(cards) == most}
        card = tops.get(f"table.{seat}", "")
        if not card:
            return ""
        if card[1] != kuzari:
            return t("meydele.voice.by-highest", c=card)
        several = sum(top[1] == kuzari for top in tops.values()) > 1
        return t("meydele.voice.by-kuzari-highest" if several else "meydele.voice.by-kuzari", c=card)

    def rest(self, event: Event, view: View) -> Rest:
        """Turned cards are looked at; a seat that is out hears the cry that the person has chosen."""
        if event.code == "moved" and str(event.args["to"]).startswith("table."):
            return Rest(TURNED_MS, words=t("meydele.call"))
        if event.code == "drawn":
            self._by_lot = True
            return Rest(TURNED_MS, words=t(f"meydele.drawn.{event.args['code']}"))
        if event.code == "said" and event.args["code"] == "meydele":
            seat = int(event.args["args"][0])
            return Rest(OUT_MS, words=self.cry(seat), who=seat)
        if event.code == "acted":
            return Rest(0.0)
        return Rest()

    def cry(self, seat: int) -> str:
        """What is called when a seat runs out of cards; a plain sentence for a person who wants no cry.

        A person's form was agreed with the game; nothing is agreed about computer players, whose names have one.
        """
        persons: Sequence[Mapping[str, Any]] = self.agreed.persons
        agreed = persons[seat].get("form") if seat < len(persons) else None
        form = form_of(self.called(seat)) if agreed is None else agreed
        if form in ("m", "f"):
            return t("meydele.voice.cry", who=self.called(seat), cry=t(f"meydele.cry.{form}"))
        return t("meydele.voice.out", who=self.called(seat))
