"""Meydele at the table (canon 9; look meydele-he, nine-seats-900-he).

The cards that all seats lay are side by side in the middle, each over the name or plate of its seat, face down until
all are turned together; the plate of the kuzari is beside them. A war is told over the cards that fight, and the winner
is lit before the cards go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Action, Fact, Result, View, hidden
from app.engine.rules import Verb
from app.games.meydele.dealt import dealing
from app.games.meydele.rules import WARS
from app.games.meydele.stops import MeydeleTelling
from app.table.blocks import Block, Cards, Column, Either, Hand, Over, Row, Shifted, Words
from app.table.company import CROWDED, NARROW, Seating
from app.table.endings import End
from app.table.geometry import Board, Shape
from app.table.laid import Laid
from app.table.layout import SHRINKS, hands, in_order
from app.table.measures import CALL_HIGH, call_room, largest, plate_words_room, words_room
from app.table.painted_signs import SMALL_PLATE
from app.table.prompts import Prompt, Ref
from app.table.signs import ABOUT, Call, Caption, Peek, Plates, Sign, SuitPlate
from app.wording import t

SPREAD = 0.26
"""The distance of the open cards of a war if there is room, in heights of a laid card."""
LAID, LEAST_LAID = 0.85, 30.0
"""The wanted width of laid cards, as a multiple of a hand card, and their least width, px."""
WON, LEAST_WON = 0.5, 24.0
"""The wanted width of a won pile, as a multiple of a hand card, and the least width of its cards, px."""
COVERED, NEXT = 0.3, 0.3
"""How far the open cards of a war lie beside the covered ones, and the next open one beside those, in laid cards."""
PLATE = 0.15
LEAST_PLATE = 56.0
LARGEST_PLATE = 150.0
"""The width of the plate of the kuzari, a share of the height of the cloth; and its bounds, px."""
ROOMY = 560.0
"""From this height of the cloth on, px, the words below that plate say what it does."""
HIGH = 700.0
"""From this height of the cloth on, px, the closed hands of five others take no room from laid cards."""
FOUR_WIDE = 860.0
"""From this width of the cloth on, px, four badges have room side by side."""
FEW, BESIDE = 4, 6
"""Up to the first number of seats lay in one row; up to the second have room for their names beside the cards."""
NAME = 1.3
"""The greatest width of a whole name below laid cards, in hand cards: they and the room for a war are wider."""
STAKE, LINE = 190.0, 44.0
"""The room of the line about what is at stake, px."""


class MeydeleController(MeydeleTelling):
    """Three to nine seats that choose in secret and turn together."""

    game = "meydele"
    ends: ClassVar[Mapping[str, End]] = {"to:won": End("fight"), "meydele": End("round", card=False)}
    counts = "below"
    in_secret = ("commit", "down")
    across = 8.6
    unlined = ("leftover", "down", "table", "won", "hand")
    crowded_from = 3
    # Four badges stand side by side.
    brief_names_from = 0

    # Where things lie

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """What all seats lay in a round is side by side in the middle, with the plate of the kuzari above or beside it.

        So cards that fight lie next to one another, each over the name of its seat, and are as large as there is room.
        """
        company, own = self.company(board), f"hand.{self.me}"
        across = self.plate(board)
        texts = self.plate_words("", board), self.plate_words("S", board)
        name = largest(plate_words_room(text, across) for text in texts)
        kuzari = Words("kuzari", max(across, name[0]), across + name[1] + 2)
        said = Words("war", self.longest(), CALL_HIGH), Words("stake", STAKE, LINE)
        label = words_room("count", t("meydele.label.leftover")) if board.width >= NARROW else (0.0, 0.0)
        rest = Cards("leftover", Shape.PILE, 0.5, LEAST_LAID, SHRINKS["piles"], holds=4, label=label)
        small = company.small(board, company.seats, self.crowded_from)
        many = company.small(board, company.seats)
        corner: Block | None = None if many else self.won(self.me)
        if self.seating(board) == "aside":
            # The whole height between the seats at the sides is for the laid cards.
            corner = Row((rest, kuzari), align=1.0)
            ways = [Column((Over(said), self.places(zones, board, 1))), *self.in_two_rows(zones, board, Over(said))]
        else:
            ways = self.round_kuzari(zones, board, kuzari, said, rest)
        gone = self._seen.vars["out"] if self._seen is not None else ()
        shown = not small and (company.seats <= CROWDED or board.height >= HIGH)

        def backs(seat: int) -> Sequence[Block]:
            # If they are not shown, the badge says how many cards there are.
            return hands(company, f"hand.{seat}") if shown else ()

        return company.ring(
            Either("middle", tuple(ways)),
            Hand(own, len(zones[own])),
            lambda seat: () if many or seat in gone else (Row((*backs(seat), self.won(seat)), gap=12.0),),
            corner,
            # Badges that fill a row leave no room there.
            beside=self.seating(board) != "above",
        )

    def round_kuzari(
        self, zones: Mapping[str, Sequence[str]], board: Board, kuzari: Words, said: tuple[Words, Words], rest: Cards
    ) -> list[Block]:
        """The ways to place the laid cards beside or below the plate of the kuzari, with the words about it."""
        seats = self.agreed.seats
        beside = Column((kuzari, *said, rest), gap=4.0)
        above = Row((kuzari, Column(said, gap=4.0), rest), gap=16.0)
        narrow = Column((Row((kuzari, said[1], rest), gap=16.0), said[0]), gap=4.0)
        one = self.places(zones, board, 1)
        ways: list[Block] = [
            Column((above, one)),
            Row((beside, one), gap=20.0),
            Column((narrow, one)),
            # While words about a war stand there, those about the stake do not.
            Column((Over(said), Row((Column((kuzari, rest)), one), gap=16.0))),
        ]
        if seats <= CROWDED:
            # The least height of all: for a hand in two rows, and on a narrow cloth always, so that nothing moves
            # there.
            low = Row((Column((Row((kuzari, rest), gap=16.0), Over(said)), gap=4.0), one), gap=20.0)
            ways.insert(0 if board.width < NARROW else len(ways), low)
        ways += self.in_two_rows(zones, board, Over(said), Column((kuzari, rest)))
        return ways

    def in_two_rows(
        self, zones: Mapping[str, Sequence[str]], board: Board, said: Block, *beside: Block
    ) -> list[Block]:
        """Many laid cards in two rows under the words about a war, with the kuzari `beside` them; in several ways."""
        seats = self.agreed.seats
        names = [] if seats <= FEW else [False, True] if seats <= BESIDE and board.width < NARROW else [False]
        rows = (self.places(zones, board, 2, beside=name) for name in names)
        return [Column((said, Row((*beside, laid), gap=16.0))) for laid in rows]

    def seating(self, board: Board) -> Seating:
        """On a narrow cloth up to four others sit in a row, so that the whole width below is for the laid cards.

        More of them sit at the sides, so that the height between them is.
        """
        seats, most = self.agreed.seats, CROWDED if board.width >= FOUR_WIDE else CROWDED - 1
        if board.width >= NARROW or seats <= self.crowded_from:
            return "round"
        return "aside" if seats > CROWDED else "above" if seats <= most else "round"

    def places(
        self, zones: Mapping[str, Sequence[str]], board: Board, lines: int, *, beside: bool = False
    ) -> Block:
        """Where each seat lays, in one or two rows, as they sit: the next in play at the left, the reader's between.

        In two rows the seats at the upper edge lay in the upper one; names may stand `beside` the cards there.
        """
        gone = self._seen.vars["out"] if self._seen is not None else ()
        lays = [seat not in gone or bool(zones[f"table.{seat}"]) for seat in range(self.agreed.seats)]
        others = [seat for seat in self.company(board).others if lays[seat]]
        own = [self.me] if lays[self.me] else []
        half = len(others) // 2 if lines == 1 else (len(others) - 1) // 3
        low = [*others[:half], *own, *(others[len(others) - half :] if lines == 2 else others[half:])]
        rows = [low] if lines == 1 else [others[half : len(others) - half], low]
        if board.mirrored:
            rows = [row[::-1] for row in rows]
        return Column(
            tuple(
                Row(
                    tuple(self.named_fan(seat, zones, board, beside=beside) for seat in row),
                    gap=10.0,
                )
                for row in rows
                if row
            ),
            gap=8.0,
        )

    def named_fan(self, seat: int, zones: Mapping[str, Sequence[str]], board: Board, *, beside: bool) -> Block:
        """What a seat has laid with its name below it, or `beside` it if that leaves more height for the cards.

        Beside means at the left in both languages, close to the card, because the right has room for a war.
        """
        fan, name = self.fan(seat, zones), Words(f"name.{seat}", *self.name_room(seat, board))
        if not beside:
            return Column((fan, name), gap=4.0)
        return Row((fan, name) if board.mirrored else (name, fan), gap=2.0)

    def name_room(self, seat: int, board: Board) -> tuple[float, float]:
        """The room of a name below laid cards, px; on a narrow cloth that of a plate."""
        return words_room("count", self.named(seat, board)) if board.width >= NARROW else (SMALL_PLATE, SMALL_PLATE)

    def named(self, seat: int, board: Board) -> str:
        """The name of a seat below what it has laid; if the name is wider than that, its first words."""
        name = self.called(seat)
        return name if words_room("count", name)[0] <= NAME * board.card else self.shortly(seat)

    @staticmethod
    def won(seat: int) -> Cards:
        """What a seat has won, with room for the words below the pile that took last."""
        label = words_room("count", t("meydele.label.last"))
        return Cards(f"won.{seat}", Shape.PILE, WON, LEAST_WON, SHRINKS["piles"], holds=12, label=label)

    def fan(self, seat: int, zones: Mapping[str, Sequence[str]]) -> Block:
        """What a seat has laid: covered cards, over them the open ones with the last one whole, the one not yet turned.

        Room is kept for a war from the first card on, so that nothing moves when one begins. Cards are shifted to the
        right in both reading directions, so that the index of those below stays visible.
        """
        held = Cards(f"held.{seat}", Shape.PILE, LAID, LEAST_LAID, SHRINKS["open"])
        table = replace(held, zone=f"table.{seat}", shape=Shape.COLUMN, holds=2, step=SPREAD, bears=0.14)
        # The open card of a war waits beside the one on which it will lie.
        waits = COVERED + NEXT if zones[table.zone] else COVERED
        return Shifted((replace(held, zone=f"down.{seat}"), table, held), (0.0, COVERED, waits), COVERED + NEXT)

    @staticmethod
    def plate(board: Board) -> float:
        """The width of the plate of the kuzari, px."""
        return min(LARGEST_PLATE, max(LEAST_PLATE, PLATE * board.height))

    @staticmethod
    def plate_words(kuzari: str, board: Board) -> str:
        """The words below the plate: what a kuzari does, if that takes no room from laid cards."""
        if not kuzari:
            return t("meydele.label.no-kuzari")
        return t("meydele.label.kuzari.does" if board.height >= ROOMY else "meydele.label.kuzari")

    def longest(self) -> float:
        """The width of the widest sign below the plate, px: what a war is over, or the call."""
        return max(call_room(words) for words in (t("meydele.call"), *(self.stated(Fact(code, ())) for code in WARS)))

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Laid cards are face down until all are turned; places are outlined until a card lies there or beside them."""
        own = f"hand.{self.me}"
        found: dict[str, dict[str, Any]] = {own: {"order": in_order(zones[own])}}
        for seat in range(self.agreed.seats):
            waits = not zones[f"table.{seat}"]
            found[f"held.{seat}"] = {"closed": True, "outlined": waits, "over": 2}
            found[f"down.{seat}"] = found[f"won.{seat}"] = {"closed": True}
            found[f"table.{seat}"] = {"over": 1}
        return found

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The plate of the kuzari, once that is known, what is at stake, the war, what the next one may be."""
        kuzari = str(view.vars["kuzari"])
        laid = self.plan(view.zones, board)
        name = self.plate_words(kuzari, board)
        says = t("meydele.label.kuzari.says" if kuzari else "meydele.label.no-kuzari.says")
        about, across = f"{ABOUT}kuzari", self.plate(board)
        plate = laid.placed("kuzari", SuitPlate(kuzari, name, across=across, command=about, says=says))
        found: list[Sign] = [] if dealing(view) else [plate]
        # Until the end of the round has been told, the view still has the war, but the seat that took the cards has won
        # it.
        lies = any(view.zones[f"table.{seat}"] for seat in range(view.game.seats))
        war = next(iter(self.facts_of(view, *WARS)), self.begun) if lies else None
        if self.calling:
            found.append(laid.placed("war", Call(t("meydele.call"))))
        elif war is not None:
            found.append(laid.placed("war", Call(self.stated(war), fight=True)))
        found += [*self.owners(view, laid), *self.last_round(view), *self.peeks(view)]
        if view.zones["leftover"] and board.width >= NARROW:
            found.append(Caption("count", t("meydele.label.leftover"), zone="leftover"))
        busy = self.calling or war is not None
        if busy and laid.boxes["stake"].overlap(laid.boxes["war"]):
            return found
        # During the deal nothing is at stake yet.
        dealt = any(view.zones[f"hand.{seat}"] for seat in range(view.game.seats))
        said = self.fact(view, "at-stake") if dealt and self.number(view, "at-stake") else None
        if war is not None and view.vars["take"] != view.vars["setter"]:
            said = self.fact(view, "next-kuzari") or said
        if said is not None:
            found.append(laid.placed("stake", Caption("count", self.stated(said), width=laid.share("stake"))))
        return found

    def owners(self, view: View, laid: Laid) -> list[Sign]:
        """Below what each seat lays, its owner: the name, on a narrow cloth the plate."""
        found: list[Sign] = []
        for seat in range(view.game.seats):
            name = f"name.{seat}"
            if name not in laid.boxes:
                continue
            if laid.board.width >= NARROW:
                words = Caption("count", self.named(seat, laid.board), width=laid.share(name))
                found.append(laid.placed(name, words))
            else:
                found.append(laid.placed(name, Plates((str(self.plates.get(seat, "")),))))
        return found

    def last_round(self, view: View) -> list[Caption]:
        """Below the pile of the seat that took last, what can be shown there: who laid what, and why it took."""
        last = self.last
        if last is None or not view.zones[f"won.{last.seat}"]:
            return []
        if self._laid is None or f"won.{last.seat}" not in self._laid.boxes:
            return []
        where, command = f"won.{last.seat}", f"{ABOUT}last"
        return [Caption("count", t("meydele.label.last"), zone=where, command=command, says=self.told_last(last))]

    def peeks(self, view: View) -> list[Sign]:
        """The small face on each of this seat's closed cards."""
        return [
            Peek(Ref(zone, 0), view.zones[zone][0])
            for zone in (f"held.{self.me}", f"down.{self.me}")
            if view.zones[zone] and not hidden(view.zones[zone][0])
        ]

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
        return dict.fromkeys(self.fighting(view), "contested")

    def score_words(self, result: Result, seat: int) -> str:
        """How many others a seat came in ahead of; empty if all are level, because then nobody is last."""
        return super().score_words(result, seat) if any(result.scores) else ""

    def target(self, view: View, action: Action, spec: Verb, held: Ref) -> Ref | None:
        """All cards of a war go to the place of the next card, including those that are covered."""
        if action.verb == "down":
            return Ref(f"held.{view.turn}")
        return super().target(view, action, spec, held)

    def together(self, view: View) -> int:
        """The cards that a war asks to be covered are chosen and go together."""
        return max(1, self.number(view, "to-cover"))

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What to lay now, and what for."""
        asked = super().prompt(view, held)
        if not view.decides:
            return asked
        covers = t("meydele.voice.war-down.n", n=self.number(view, "to-cover")) if view.phase == "war-down" else ""
        if held is not None:
            return self.chosen_so_far(view, asked._replace(explains=t(f"meydele.voice.{view.phase}.follows")), covers)
        if view.phase == "choose":
            kuzari = view.vars["kuzari"]
            last = view.turn == max(seat for seat in range(view.game.seats) if seat not in view.vars["out"])
            explains = t("meydele.voice.last") if last else t("meydele.voice.choose.detail")
            sentence = t("meydele.voice.kuzari", s=kuzari) if kuzari else t("meydele.voice.choose")
            return asked._replace(sentence=sentence, explains=explains)
        war = next((self.war(view, fact) for fact in self.facts_of(view, *WARS)), "")
        if covers:
            return asked._replace(sentence=covers, detail=war)
        return asked._replace(sentence=t("meydele.voice.war-open"), detail=war)
