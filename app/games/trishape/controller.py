"""TriShape at the table (canon 9; look trishape-en).

Four open suit piles are in a row, the stock at the start, the points, three face-down cards each, at the end. A card
goes to the pile of its suit; three of a suit become a point by a button or by dragging one of them to the point place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any

from app.art.states import MarkKind
from app.engine import Action, Event, Reason, View, deal_unknown, play
from app.engine.cards import RANKS
from app.games.trishape.rules import HAND
from app.table.blocks import Block, Cards, Column, Either, Hand, Row, Words
from app.table.controller import MOST_CARDS, Controller, label_width
from app.table.geometry import Board, Shape
from app.table.layout import SHRINKS, SORTED, pile
from app.table.measures import drop_room, largest, words_room
from app.table.pickers import BUTTONS
from app.table.prompts import Button, Choice, Deed, Prompt, Ref, Rest
from app.table.reading import long_enough
from app.table.signs import ABOUT, Bracket, Caption, DropPlace, Sign
from app.wording import language, t
from app.wording.tellers import named

POINTS = Ref("points")
CASHING_MS = 700.0
"""The pause before the piles give their cards, ms."""
LEAST_COLUMN = 6
MOST_BRINGS = 24
NOTE = 0.15
GIVES = 0.105
BRACKETS = 44.0
"""How many cards of a pile always have room; a number as wide as any that the piles bring; the widths of a note and of
the words about what a pile gives, shares of the cloth; the height of the brackets over threes, px."""
LEAST_PILE = 40.0
LEAST_APART, NAMES_APART = 12.0, 20.0
"""The least width of a pile; the least gap between piles, and between their names, px."""
LOW = 600.0
"""Below this height a cloth is low, px: on a higher one no card becomes larger if words stand side by side."""


class TriShapeController(Controller):
    """The only seat of the solitaire."""

    game = "trishape"
    counts = "point"
    factor = 1.1
    across = 8.4

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """From the start: the stock with the drawn card, the four piles, the points; the hand is below."""
        wide = label_width(board)
        high = max(LEAST_COLUMN, *(len(zones[f"pile.{suit}"]) for suit in SORTED))
        stock = pile("stock", 1.0, words_room("name", t("trishape.label.stock"), t("table.cards", n=MOST_CARDS), wide))
        notes = (
            Words("out", *words_room("count", t("trishape.label.out", n=MOST_CARDS), width=wide)),
            Words("brings", *self.brings_room(board)),
        )
        points = Cards(
            "points", Shape.THREES, 0.66, 26.0, SHRINKS["piles"], holds=4, lines=2,
            label=words_room("name", t("trishape.label.points", n=MOST_CARDS), t("trishape.label.threes"), wide),
        )  # fmt: skip
        drop = Words("drop", *drop_room(board))
        _, gaps = self.sorted_hand(zones[HAND])
        gives = GIVES * board.width
        columns = Row(tuple(self.column(suit, high, gives) for suit in SORTED), gap=self.apart(gives), align=0.0)
        start: Block = Column((stock, *notes))
        end: Block = Column((points, drop))
        if board.height < LOW:
            # One below the other these would take the height that the piles need.
            start = Either("notes", (start, Row((stock, Column(notes)), align=0.0)))
            end = Either("notes", (end, Row((drop, points), align=0.0)))
        top = Row((start, columns, end), align=0.0, spread=True)
        brackets = Words("brackets", 1.0, BRACKETS)
        return Column((top, brackets, Hand(HAND, len(zones[HAND]), 1.11, gaps=len(gaps))), gap=2.0, spread=True)

    @staticmethod
    def brings_room(board: Board) -> tuple[float, float]:
        """The room for the longest words about what the piles would give: shorter ones may break into wider lines."""
        ways = (t("trishape.fact.empty-hand", n) for n in range(1, MOST_BRINGS + 1))
        return largest(words_room("count", words, width=NOTE * board.width) for words in ways)

    @staticmethod
    def apart(wide: float) -> float:
        """The gap between piles, px, so that their names keep their distance, however narrow the piles are.

        A pile is at least as wide as the words about what it gives, which may be `wide`.
        """
        names = [words_room("name", t(f"trishape.label.pile.{suit}"))[0] for suit in SORTED]
        between = max((one + other) / 2 for one, other in pairwise(names)) + NAMES_APART
        return max(LEAST_APART, between - max(LEAST_PILE, gives_room(language(), wide)[0]))

    @staticmethod
    def column(suit: str, high: int, wide: float) -> Cards:
        """An open pile with its name above it and what it gives below."""
        below = gives_room(language(), wide)
        above = words_room("name", t(f"trishape.label.pile.{suit}"))[1]
        return Cards(
            f"pile.{suit}", Shape.COLUMN, 1.0, LEAST_PILE, SHRINKS["shared"], holds=high, step=0.27, bears=0.08,
            label=below, above=above,
        )  # fmt: skip

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """The hand is sorted, with a gap after each three of a suit."""
        order, gaps = self.sorted_hand(zones[HAND])
        return {HAND: {"order": order, "gaps": gaps}}

    def sorted_hand(self, cards: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The hand by suits for the eye, and where a gap separates three of a suit."""
        order = sorted(range(len(cards)), key=lambda i: (SORTED.index(cards[i][1]), RANKS.index(cards[i][0])))
        counts = {suit: sum(text[1] == suit for text in cards) for suit in SORTED}
        gaps = tuple(
            place
            for place in range(len(order) - 1)
            if (here := cards[order[place]][1]) != (after := cards[order[place + 1]][1])
            and (counts[here] >= 3 or counts[after] >= 3)
        )
        return tuple(order), gaps

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Names above the piles, counts and worth below them, points and their drop place, brackets over threes.

        Counts of zero are omitted.
        """
        laid, wide = self.plan(view.zones, board), label_width(board) / board.width
        left = len(view.zones["stock"])
        count = t("table.cards", n=left) if left else ""
        signs: list[Sign] = [
            Caption("name", t("trishape.label.stock"), count, zone="stock", width=wide),
        ]
        if out := len(view.zones["removed"]):
            signs.append(laid.placed("out", Caption("count", t("trishape.label.out", n=out), width=wide)))
        does = t("trishape.label.does.gives")
        if brings := self.number(view, "empty-hand"):
            words, about = t("trishape.fact.empty-hand", brings), f"{ABOUT}brings"
            signs.append(laid.placed("brings", Caption("count", words, width=NOTE, command=about, says=does)))
        for suit in SORTED:
            zone = f"pile.{suit}"
            many, column = len(view.zones[zone]), laid.boxes[zone]
            top = (column.y + words_room("name", t(f"trishape.label.pile.{suit}"))[1] / 2) / laid.height
            signs.append(Caption("name", t(f"trishape.label.pile.{suit}"), x=laid.at(zone)[0], y=top, names=zone))
            if many:
                words = t("trishape.label.gives", n=many, gives=self.number(view, "gives", zone))
                signs.append(Caption("count", words, zone=zone, width=GIVES, command=f"{ABOUT}{zone}", says=does))
        words = t("trishape.label.points", n=view.vars["score"])
        signs.append(Caption("name", words, t("trishape.label.threes"), zone="points", width=wide))
        suits = self.point_suits(view)
        signs.append(laid.placed("drop", DropPlace(t("trishape.label.drop"), target="points", shut=not suits)))
        for suit in suits:
            cards = tuple(self.involved(view, f"point:{suit}"))
            signs.append(Bracket(t("trishape.label.three", suit=suit), cards=cards))
        return signs

    def point_suits(self, view: View) -> list[str]:
        """The suits in which a point can be made now."""
        suits = [action.args[0] for action in view.legal if action.verb == "point"]
        return sorted(suits, key=SORTED.index)

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """To the points together with two others, for which the three of a suit glow, or to the pile of its suit.

        A point that would end the game comes second.
        """
        suit = self.text(view, held)[1]
        found = super().choices(view, held)
        if suit in self.point_suits(view):
            point = Choice(POINTS, (f"point:{suit}",), self.words(view, f"point:{suit}"))
            return [*found, point] if self.ends_game(view, suit) else [point, *found]
        return found

    def ends_game(self, view: View, suit: str) -> bool:
        """Whether a point of this suit would leave neither a hand nor a pile that gives one."""
        return self.after_point(view, suit) == 0

    def after_point(self, view: View, suit: str) -> int:
        """How many cards are in hand after a point of this suit."""
        return next(int(fact.args[1]) for fact in self.facts_of(view, "point") if fact.args[0] == suit)

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """Three of a suit glow; every other card has a bead."""
        if held is not None:
            return super().marks(view, held)
        suits = self.point_suits(view)
        return {
            ref: "legal" if self.text(view, ref)[1] in suits else "bead" for ref in self.liftable(view)
        }

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why not: the other three piles refuse it, and fewer than three are no point."""
        text = self.text(view, held)
        if target.zone.startswith("pile."):
            return Reason("wrong-pile", (text, text[1]))
        return super().refusal(view, held, target)

    def involved(self, view: View, action: str) -> list[Ref]:
        """For a point, all cards of its suit."""
        verb, arg = action.split(":")
        if verb != "point":
            return super().involved(view, action)
        return [Ref(HAND, i) for i, text in enumerate(view.zones[HAND]) if text[1] == arg]

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """On the point place, a point of its suit; elsewhere, laying."""
        text = self.text(view, held)
        return f"point:{text[1]}" if target.zone == "points" else f"lay:{text}"

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What may be done now, and what a point would bring."""
        suits = self.point_suits(view)
        if self.fact(view, "settled") is not None:
            finish = Button(t("trishape.button.finish"), self.finish(view), main=True)
            may = t("trishape.voice.settled.detail", n=view.vars["score"])
            return Prompt(t("trishape.voice.settled"), "", (finish,), explains=may)
        if held is not None:
            return self._prompt_held(view, held, suits)
        if not suits:
            return self._laying(view, Prompt(t("trishape.voice.lay")))
        buttons = [self._point_button(suit, len(suits) > 1, self.ends_game(view, suit)) for suit in suits]
        if len(suits) == 1:
            # Of several points none is the main one: Enter would take one that nobody has chosen.
            buttons = [one._replace(main=not one.warning) for one in buttons]
        # Each takes three cards, and brings the same.
        detail = self._point_detail(view, suits[0])
        if len(buttons) > BUTTONS:
            # Three in all: the others open from the first of them.
            others, buttons = buttons[: 1 - BUTTONS], buttons[1 - BUTTONS :]
            buttons.insert(0, Button(t("trishape.button.others"), menu=tuple(others)))
        return Prompt(self._point_sentence(view, suits), detail, tuple(buttons))

    def _prompt_held(self, view: View, held: Ref, suits: Sequence[str]) -> Prompt:
        text = self.text(view, held)
        suit = text[1]
        zone = t(f"trishape.zone.pile.{suit}")
        lay = Button(self.capital(self.words(view, f"lay:{text}")), (f"lay:{text}",))
        if suit not in suits:
            sentence = t("trishape.voice.picked", x=text, zone=zone)
            return self._laying(view, Prompt(sentence, buttons=(lay._replace(main=True),)))
        point = Button(t("trishape.button.point"), (f"point:{suit}",))
        if self.ends_game(view, suit):
            sentence = t("trishape.voice.picked.lay", x=text, zone=zone)
            both = point._replace(warning=True), lay._replace(main=True)
            return Prompt(sentence, self._point_detail(view, suit), both)
        sentence = t("trishape.voice.picked.point", x=text, zone=zone)
        return Prompt(sentence, self._point_detail(view, suit), (lay, point._replace(main=True)))

    @staticmethod
    def _point_sentence(view: View, suits: Sequence[str]) -> str:
        if len(suits) > 1:
            return t("trishape.voice.points", suits=suits)
        count = sum(text[1] == suits[0] for text in view.zones[HAND])
        message = "trishape.voice.point" if count == 3 else "trishape.voice.point-more"
        return t(message, suit=suits[0], n=count)

    @staticmethod
    def _point_button(suit: str, named: bool, ends: bool) -> Button:
        label = t("trishape.button.point-of", suit=suit) if named else t("trishape.button.point")
        return Button(label, (f"point:{suit}",), warning=ends)

    def _point_detail(self, view: View, suit: str) -> str:
        """What a point of this suit would bring (canon 9)."""
        after = self.after_point(view, suit)
        if len(view.zones[HAND]) > 3:
            return t("trishape.voice.point.draws" if view.zones["stock"] else "trishape.voice.point.no-draw", n=after)
        return t("trishape.voice.point.empties", n=after) if after else t("trishape.voice.point.ends")

    def _laying(self, view: View, asked: Prompt) -> Prompt:
        """The same prompt with what follows from laying a card."""
        if view.zones["stock"]:
            return asked._replace(explains=t("trishape.voice.lay.draws"))
        if gives := self.number(view, "empty-hand"):
            return asked._replace(detail=t("trishape.voice.lay.no-draw", n=gives))
        return asked._replace(explains=t("trishape.voice.lay.nothing"))

    def finish(self, view: View) -> tuple[str, ...]:
        """The remaining lays when no point can come any more; with an empty stock nothing depends on chance."""
        world = deal_unknown(view, Random(0))
        actions: list[str] = []
        while world.result is None:
            action = str(view.game.rules.legal(world)[0])
            actions.append(action)
            world = play(world, action).position
        return tuple(actions)

    def quiet_fact(self, view: View) -> str:
        """The score so far, compared with the average."""
        return t("trishape.label.so-far.calm" if self.calm else "trishape.label.so-far", n=view.vars["score"])

    def chip(self, view: View) -> str:
        """The word for a solitaire."""
        return t("trishape.label.chip")

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """For an onlooker, the card that is laid and then the one that follows, each as it is seen.

        Nobody waits for acts that bring no point any more: *finish the game* does them all at once.
        """
        if seat == self.seat or action.verb != "lay":
            return Deed(passes="again" if self._settled() else "")
        x = action.args[0]
        return Deed(t("trishape.log.alone", x=x) if forced else named("trishape.log.lay", self.names, seat, x=x))

    def _settled(self) -> bool:
        """Whether no further point could come before the gesture that is being told."""
        return self._seen is not None and self.fact(self._seen, "settled") is not None

    def rest(self, event: Event, view: View) -> Rest:
        """Announce the points before the piles move; for an onlooker, name the card that comes."""
        if event.said == "cashing-in":
            return Rest(CASHING_MS, words=t("trishape.said.cashing-in"), passes="again" if self._settled() else "")
        if event.code != "moved" or event.source != "stock" or self.seat is not None or len(event.cards) > 1:
            return Rest()
        name = "came" if event.goal == HAND else "followed"
        return long_enough(Rest(words=t(f"trishape.voice.{name}", c=event.cards[0])))


@lru_cache(maxsize=64)
def gives_room(said_in: str, wide: float) -> tuple[float, float]:
    """The room for the longest words about what a pile gives (as in `TriShapeController.brings_room`).

    It is cached for the current language, `said_in`, because five blocks ask for it whenever a card moves.
    """
    gives = (t("trishape.label.gives", n=n, gives=n // 2) for n in (*range(1, len(RANKS) + 1), MOST_CARDS))
    return largest(words_room("count", words, width=wide) for words in gives)
