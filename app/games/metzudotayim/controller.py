"""Two Fortresses at the table (canon 9).

The fortresses face each other as brickwork, this seat's at the start side. Between them is the field: the two cards of
a fight, with the open heap of the discard, onto which an exchange is paid, and below them the room where tossed cards
come down. Known cards of this seat's fortress have a small face in their corner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Reason, View
from app.engine.cards import RANKS
from app.games.metzudotayim.rules import EXCHANGED, FORT
from app.games.metzudotayim.stops import APART, FIELD, MetzudotayimTelling
from app.table.blocks import Block, Cards, Column, Either, Hand, Row, Shifted, Words
from app.table.controller import MOST_CARDS, label_width, words_in_place
from app.table.datum import varied
from app.table.endings import End
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.layout import SHARED, SHRINKS, backs, in_order
from app.table.measures import TAG_HIGH, words_room
from app.table.painted_signs import SMALL_PLATE
from app.table.prompts import Button, Choice, Pick, Prompt, Ref
from app.table.signs import Caption, Peek, Plates, Sign, Tag
from app.wording import t

TOSSED, LEAST_TOSSED = (0.62, 0.5, 0.4), 32.0
"""The sizes of tossed cards relative to a hand card, the best first, and their least width, px."""
PLATE_GAP = 4.0
"""The gap between the words below a fortress and the plate of its owner, px."""
FORT_ROWS, LEAST_BRICK = 3, 32.0
"""Room is kept for a fortress of this many rows, in which more cards lie closer: it may grow to most of the pack. No
card of the field is narrower than the second number, px."""
DISCARD = Ref("discard")
MOST_PAIRS = 15
"""From at most this many pairs of cards the payment is picked; in a larger hand both cards are clicked."""
COVERED = 0.6
"""How far a fighting card and its helper lie apart, in widths."""
MOST_TOSSED = 8
"""The most cards tossed in a fight: a king and the helper of most tosses."""


class MetzudotayimController(MetzudotayimTelling):
    """Two seats."""

    game = "metzudotayim"
    measure = "metzudotayim.label.course"
    ends: ClassVar[Mapping[str, End]] = {
        "positives": End("fight", card=False),
        "no-fight": End("fight", who=False, card=False),
        "equal-ranks": End("fight", who=False, card=False),
    }
    counts = "card"
    tag_lines = 1
    unlined = ("help",)
    in_secret = ("commit",)

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """A fortress at each side, with the laid cards and the heap between them. This seat's is at the start side."""
        company = self.company(board)
        me = self.me
        other = 1 - self.me
        forts = [
            Cards(
                f"fort.{seat}", Shape.BRICKS, 0.62, LEAST_BRICK, SHRINKS["open"], holds=FORT_ROWS, step=1.06,
                label=self.fort_room(seat),
            )
            for seat in (me, other)
        ]  # fmt: skip
        fight = Row((self.fighting(me, board), self.discard(board), self.fighting(other, board)), gap=28.0)
        field = Column((fight, self.field(board)), gap=10.0)
        return company.ring(
            Row((forts[0], field, forts[1]), gap=28.0, spread=True),
            Hand(f"hand.{me}", len(zones[f"hand.{me}"])),
            lambda seat: (Row((backs(f"hand.{seat}"), self.stock(seat, 0.5))),),
            self.stock(me, 0.7),
        )

    @staticmethod
    def field(board: Board) -> Block:
        """The room where tossed cards come down, as large as the cloth allows."""
        sizes = [max(LEAST_TOSSED, share * board.card) for share in TOSSED]
        whole, half = 1.0 + APART * (MOST_TOSSED - 1), 1.0 + APART * (MOST_TOSSED - 1) / 2
        ways = [Words(FIELD, size * whole, size * RATIO) for size in (*sizes, LEAST_TOSSED)]
        return Either(FIELD, (*ways, Words(FIELD, LEAST_TOSSED * half, LEAST_TOSSED * RATIO)))

    def fort_room(self, seat: int) -> tuple[float, float]:
        """The room for the words below a fortress, with a plate on either side of them."""
        wide, high = words_room("name", t("metzudotayim.label.fort", who=self.called(seat), n=MOST_CARDS))
        return wide + 2 * (SMALL_PLATE + PLATE_GAP), high

    def fighting(self, seat: int, board: Board) -> Block:
        """The fighting card of a seat, towards the middle, and its helper behind it.

        They overlap: the one further right lies on top, so that the index of the card below stays visible.
        """
        held, helper = self.laid(f"held.{seat}"), self.laid(f"help.{seat}")
        return Shifted((held, helper) if self.at_right(seat, board) else (helper, held), (0.0, COVERED))

    def at_right(self, seat: int, board: Board) -> bool:
        """Whether the fortress of a seat stands at the right of the cloth."""
        return (seat == self.me) == board.rtl

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Where the cards lie; of a fighting card and its helper, the one further right lies on top."""
        upper = {f"{'help' if self.at_right(seat, board) else 'held'}.{seat}" for seat in range(self.agreed.seats)}
        return [varied(spot, over=1) if spot.zone in upper else spot for spot in super().spots(zones, board)]

    @staticmethod
    def laid(zone: str) -> Cards:
        """A fighting card, or its helper, with room above for the tosses to come."""
        return Cards(zone, Shape.PILE, SHARED, LEAST_BRICK, SHRINKS["shared"], above=TAG_HIGH)

    @staticmethod
    def stock(seat: int, size: float) -> Cards:
        """The stock of a seat."""
        label = words_room("count", t("metzudotayim.label.stock", n=MOST_CARDS))
        return Cards(f"stock.{seat}", Shape.PILE, size, LEAST_BRICK, SHRINKS["piles"], holds=12, label=label)

    @classmethod
    def discard(cls, board: Board) -> Block:
        """The heap, with its size below it."""
        label = words_room("count", t("metzudotayim.label.discard", n=MOST_CARDS), width=cls.heap_width(board))
        return Cards("discard", Shape.PILE, 0.8, LEAST_BRICK, SHRINKS["piles"], holds=12, label=label)

    @staticmethod
    def heap_width(board: Board) -> float:
        """The greatest width of the words below the heap, px: they do not take room from the cards that fight."""
        return min(label_width(board), SHARED * board.card)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """The hand in order."""
        hand = f"hand.{self.me}"
        return {hand: {"order": in_order(zones[hand])}}

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """How many cards fortresses and stocks have, tosses to come, known faces in this seat's fortress."""
        me, other = self.me, 1 - self.me
        found: list[Sign] = []
        for seat in (me, other):
            fort, stock = len(view.zones[f"fort.{seat}"]), len(view.zones[f"stock.{seat}"])
            words = t("metzudotayim.label.fort", who=self.called(seat), n=fort)
            found.append(Caption("name", words, zone=f"fort.{seat}"))
            if plate := str(self.plates.get(seat, "")):
                aside = (words_room("name", words)[0] + SMALL_PLATE) / 2 + PLATE_GAP
                found.append(Plates((plate,), zone=f"fort.{seat}", dx=-aside / board.card))
            found.append(Caption("count", t("metzudotayim.label.stock", n=stock), zone=f"stock.{seat}"))
        heap = t("metzudotayim.label.discard", n=len(view.zones["discard"]))
        found.append(Caption("count", heap, zone="discard", width=self.heap_width(board) / board.width))
        found += self.place_words(view, board)
        counted = {f"held.{seat}": text for seat, text in self.counted().items()}
        for fact in self.facts_of(view, "tosses"):
            # The number already tossed replaces the number to be tossed.
            if fact.at not in counted:
                found.append(Tag(self.stated(fact), zone=fact.at, side="above", tone="saffron"))
        found += [Tag(text, zone=zone, side="above", tone="saffron") for zone, text in counted.items()]
        if view.seat is not None:
            known = view.knows.get(f"fort.{view.seat}", {})
            found += [Peek(Ref(f"fort.{view.seat}", k), known[k]) for k in sorted(known)]
        return found

    def place_words(self, view: View, board: Board) -> list[Sign]:
        """Whose card fights in an empty place, where it has room for the words."""
        laid, found = self.plan(view.zones, board), list[Sign]()
        for seat in range(self.agreed.seats):
            zone = f"held.{seat}"
            if not view.zones[zone]:
                words = t("metzudotayim.label.held", who=self.called(seat))
                found += words_in_place(zone, words, laid.widths[zone], board)
        return found

    def tags(self, view: View, seat: int) -> list[Tag]:
        """Who attacks and who defends, once the attacking card lies there: while cards are dealt, none does yet."""
        attacker = view.vars["attacker"]
        if view.phase != "help" or not view.zones[f"held.{attacker}"]:
            return []
        if attacker == seat:
            return [Tag(t("metzudotayim.label.attacks"), tone="pom")]
        return [Tag(t("metzudotayim.label.defends"), tone="sea")]

    def standing(self, view: View, seat: int) -> float:
        """The number of cards in the fortress, because a seat that loses the last one has lost."""
        return float(len(view.zones[f"fort.{seat}"]))

    # What may be done

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """Laying comes first, because that is what a double click means. The payment is chosen with the exchange."""
        found = super().choices(view, held)
        if view.phase == "plan":
            found = [self.joined(view, held, one) if one.target.zone in FORT else one for one in found]
        return sorted(found, key=lambda choice: not choice.actions or not choice.actions[0].startswith("commit"))

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why not: on the heap an exchange is only paid."""
        found = super().refusal(view, held, target)
        begins = view.phase == "plan" and target == DISCARD and found.code == "other-place"
        return Reason("no-exchange") if begins else found

    def together(self, view: View) -> int:
        """How many cards pay together for an exchange that has begun."""
        return int(view.vars["due"]) if view.phase == "pay" else 1

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """While an exchange asks for its payment, the cards that can pay are lit."""
        found = super().marks(view, held)
        if held is None or not self.put:
            return found
        pays = [card for choice in self.choices(view, held) for card, _ in choice.adds]
        return {**dict.fromkeys(pays, "legal"), **found}

    def joined(self, view: View, held: Ref, to_fort: Choice) -> Choice:
        """How the held card joins the fortress: by an exchange, alone, or as the person picks of both.

        Where both are possible, the cards that pay are chosen after the exchange has begun, so that it is one question.
        """
        *alone, last = to_fort.actions or tuple(pick.actions[0] for pick in to_fort.picks)
        if not last.startswith("trade"):
            return to_fort
        exchange = self.exchange(view, held, Choice(to_fort.target, (last,), to_fort.words))
        if not alone:
            return exchange
        ways = {"alone": tuple(alone), "exchange": exchange.actions or (last,)}
        return to_fort._replace(picks=tuple(Pick(t(f"metzudotayim.pick.{how}"), way) for how, way in ways.items()))

    def exchange(self, view: View, held: Ref, trade: Choice) -> Choice:
        """An exchange with the two cards that pay for it: picked, or clicked in a larger hand."""
        hand = view.zones[held.zone]
        rest = sorted((text for text in hand if text != self.text(view, held)), key=lambda text: RANKS.index(text[0]))
        pairs = list(combinations(rest, EXCHANGED - 1))
        if len(pairs) == 1:
            # The last card pays without being chosen.
            return trade._replace(actions=(*trade.actions, *(f"pay:{text}" for text in rest[:-1])))
        if len(pairs) > MOST_PAIRS:
            others = [index for index in range(len(hand)) if index != held.index]
            adds = tuple((Ref(held.zone, index), f"pay:{hand[index]}") for index in others)
            return trade._replace(needs=EXCHANGED - 1, adds=adds)
        ways = [(*trade.actions, *(f"pay:{text}" for text in pair)) for pair in pairs]
        labels = [t("metzudotayim.pick.pays", cards=pair) for pair in pairs]
        return trade._replace(actions=(), picks=tuple(map(Pick, labels, ways)))

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """The question, and how often the held card would toss."""
        asked = super().prompt(view, held)
        if not view.decides:
            return asked
        if view.phase == "pay":
            return self.paying(view, held, asked)
        if held is not None:
            return self.of_held(view, held, asked)
        if view.phase == "plan" and any(action.verb == "sacrifice" for action in view.legal):
            return asked._replace(sentence=t("metzudotayim.voice.sacrifice"), explains="")
        return asked._replace(explains=self.before_fight(view)) if view.phase == "plan" else asked

    def paying(self, view: View, held: Ref | None, asked: Prompt) -> Prompt:
        """How many cards are still to be chosen that pay for an exchange; once all are, the main button gives them."""
        cards = [self.text(view, ref) for ref in self.chosen or (held,) if ref is not None]
        left = self.together(view) - len(cards)
        if left:
            return asked._replace(sentence=t("metzudotayim.voice.paying", n=left), buttons=())
        give = self.capital(t("metzudotayim.button.pays", cards=cards))
        button = Button(give, tuple(f"pay:{text}" for text in cards), main=True)
        return asked._replace(sentence=t("table.held-one", deed=give), buttons=(button,))

    @staticmethod
    def before_fight(view: View) -> str:
        """What may go to the fortress before a card is sent into the fight; empty if nothing may."""
        verbs = {action.verb for action in view.legal}
        ways = "-".join(verb for verb in ("fort", "trade") if verb in verbs)
        return t(f"metzudotayim.voice.plan.{ways}") if ways else ""

    def of_held(self, view: View, held: Ref, asked: Prompt) -> Prompt:
        """What the held card may do; once it has been put down on the fortress, how it joins and which cards pay."""
        picks = [pick for choice in self.choices(view, held) for pick in choice.picks]
        alone = next((pick.actions for pick in picks if pick.actions[0].startswith("fort")), ())
        if self.put:
            sentence = "metzudotayim.voice.joins" if alone else "metzudotayim.voice.pays"
            return asked._replace(sentence=t(sentence, c=self.text(view, held)), buttons=())
        parts = (self.consequence(view, held) or asked.detail, self.costs(view, held), self.left(view, held))
        asked = asked._replace(detail=" ".join(part for part in parts if part))
        if asked.picker is None:
            if view.phase == "plan" and len(self.choices(view, held)) == 1:
                # How often it tosses is in the second line.
                return asked._replace(sentence=t("metzudotayim.voice.fights", c=self.text(view, held)))
            return asked
        add = [Button(self.capital(self.words(view, alone[0])), alone)] if alone else []
        return asked._replace(picker=None, buttons=(*add, *asked.buttons))

    def costs(self, view: View, held: Ref) -> str:
        """That the held card joins the fortress only by an exchange; empty if it may join alone, or not at all."""
        verbs = {action.verb for action in view.legal if action.args[:1] == (self.text(view, held),)}
        return t("metzudotayim.voice.costs") if "trade" in verbs and "fort" not in verbs else ""

    def left(self, view: View, held: Ref) -> str:
        """That the other card has to fight once the held one is in the fortress; empty if it need not."""
        legal = {str(action) for action in view.legal}
        others = [text for text in view.zones[held.zone] if text != self.text(view, held)]
        if f"fort:{self.text(view, held)}" not in legal or len(others) != 1 or f"fort:{others[0]}" in legal:
            return ""
        return t("metzudotayim.voice.left", c=others[0])

    def consequence(self, view: View, held: Ref) -> str:
        """How often the held card, or the called card, would toss."""
        for fact in self.facts_of(view, "gives", at=held.zone):
            if fact.args[0] == self.text(view, held):
                tosses = fact.args[1]
                return t("metzudotayim.voice.gives", n=tosses) if tosses else t("metzudotayim.voice.gives-ace")
        for fact in self.facts_of(view, "call", at=held.zone):
            if fact.args[0] == held.index:
                return self.stated(fact)
        return t("metzudotayim.voice.unknown") if held.zone.startswith("fort.") else ""
