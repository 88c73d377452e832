"""Soureh at the table (canon 9; look soureh-he).

Every seat has two rows of four, closed and open in step. This seat's closed row is in front, with a mark at each column
that says whether it fits. The drawn card counts as in hand: people drag it, or click a place for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Action, Reason, View, hidden
from app.engine.zones import family
from app.games.soureh.columns import SourehColumns, why
from app.games.soureh.rules import COLUMNS
from app.table import pickers
from app.table.blocks import Block, Cards, Column, Either, Facing, Over, Row, Toward, Words
from app.table.company import NARROW, BadgeRoom
from app.table.controller import LABEL, MOST_CARDS, label_width
from app.table.endings import End
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.layout import SHRINKS, pile
from app.table.measures import TAG_HIGH, call_room, largest, words_room
from app.table.prompts import Button, Choice, Prompt, Ref
from app.table.signs import Call, Caption, Note, Peek, Sign, Tag
from app.wording import t
from app.wording.bidi import rank_text

DRAWN = Ref("drawn", 0)
BOX = 250.0
BOX_EDGE = 4.0
FITS = 190.0
"""The width of the note about the declaration and of its shadow, and of the words about this seat's columns, px."""
PAIR = 104.0
NARROW_PAIR, LEAST_PAIR = 96.0, 75.0
PAIRS = ("fits.red", "fits.black", "fits.ace", "misfits.red", "misfits.black", "misfits.ace")
"""How wide the words above a pair of this seat may be on a wide and on a narrow cloth, and there between seats at both
sides, px; and what they say."""
BETWEEN = 3
"""With this many seats the piles are between the two that sit at the upper edge."""
NOWHERE = Words("pairs", 0.0, 0.0)
MOST_SUM = len(COLUMNS) * 11
"""The largest sum that a seat counts."""
STEP, PAIR_GAP = 1.3, 6.0
"""The distance of this seat's columns, in cards, and the least gap between the words above two of them, px."""
APART, COUNTED_APART = 1.18, 1.14
"""The distance of the columns of others, in cards, and while pairs are counted, when these are larger: where there is
room for it, the rings of two neighbours, which reach 5 px out, do not touch."""
RINGED = 9.0
"""The distance of the words above a pair from its cards, px, so that a ring round these crosses no letter."""
CRY_EDGES = 32.0
"""Pixels round the words of a declaration's cry."""
STEPS, COUNTED_STEPS = (0.45, 0.55), (0.45, 0.6)
OWN_STEPS = 0.5, 0.65
"""How much of the closed rows of others, of the same while they lie open to be counted, and of this seat's open row is
always visible, and how much where there is room, in card heights: enough for the indices. More would make the rows of
others smaller."""
STEADY, STEADY_COUNTED = 70.0, 74.0
READ_ACROSS = 86.0
"""If this seat's cards are narrower than this, px, they have large indices; the same while pairs are counted; and for
cards of others, which are read from across the table. A cry at a badge and the counting make cards a tenth narrower or
wider, and they must look the same before and after it (look 5)."""
LEAST_ROW, LEAST_OWN = 44.0, 56.0
"""The least width of a card of a row, and of this seat's rows, px."""


class SourehController(SourehColumns):
    """Two to four seats with two rows of four each."""

    game = "soureh"
    ends: ClassVar[Mapping[str, End]] = {
        "revealed": End("round"),
        "spoiled": End("round"),
        "counted": End("deal", card=False),
    }
    proven = ("revealed",)
    counts = "point"
    across = 8.0
    standing_up = False
    rounds_are = "deals"
    unlined = ("drawn",)
    dealt = ("closed", "open")

    # Where things lie

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """Two rows in step for every seat; stock, drawn card and second pile in the middle."""
        company = self.company(board)
        tight = self.tight(board)
        labels = {zone: self.label_room(zone, board) for zone in ("stock", "drawn", "discard")}
        if tight:
            labels["drawn"] = (0.0, 0.0)
        high = max(label[1] for label in labels.values())
        counting = self.counts_now
        piles = [pile(zone, 0.8 if counting else 0.9, (wide, high)) for zone, (wide, _) in labels.items()]
        # While pairs are counted nothing is drawn: the piles leave the middle to the chips. Where those have been, the
        # first card of the next deal is drawn, which is told before the piles are back.
        drawn = Over((self.chips(board), pile("drawn", 0.8, (0.0, 0.0))))
        middle = drawn if counting else Row(tuple(piles), gap=8.0 if tight else 24.0)
        below = [self.fits_words(columns) for columns in range(len(COLUMNS) + 1)]
        below.append(t("soureh.label.stake", n=MOST_SUM))
        fits = Words("fits", *largest(words_room("small", words, width=FITS) for words in below))
        cry = self.cry_room(self.me, board)
        return company.ring(
            middle,
            self.rows(self.me, board),
            lambda seat: (self.rows(seat, board),),
            Row((piles[0], piles[2]), gap=8.0) if counting else self.note_room(),
            over=Column((Words(f"tags.{self.me}", *cry), fits), gap=4.0) if cry is not None else fits,
        )

    def tight(self, board: Board) -> bool:
        """Whether the piles have to stand between two seats at the sides; the drawn card then has no words."""
        return board.width < NARROW and self.agreed.seats > 2

    def rows(self, seat: int, board: Board) -> Block:
        """The closed row at the edge, the open one towards the middle; this seat's closed row overlaps the open one."""
        if seat == self.me:
            wide = self.pair_width(board)
            # Far enough apart that the words above two pairs do not meet, however small the cards become.
            step = max(STEP, (wide + PAIR_GAP) / LEAST_OWN)
            outer = Cards(
                f"closed.{seat}", Shape.ROW, 0.85, LEAST_OWN, SHRINKS["own"], holds=len(COLUMNS), step=step,
                bears=STEP if self.counts_now else step,
            )  # fmt: skip
            facing = Facing(outer, replace(outer, zone=f"open.{seat}"), *OWN_STEPS)
            if self.counts_now:
                return facing
            high = max(words_room("small", self.pair_words(one, "T", "T", board), width=wide)[1] for one in PAIRS)
            words = Words("pairs", len(COLUMNS) * (wide + PAIR_GAP), high)
            return Toward((facing, Either("pairs", (words, NOWHERE), firm=True)), gap=RINGED)
        step = COUNTED_APART if self.counts_now else APART
        outer = Cards(
            f"closed.{seat}", Shape.ROW, 0.8, LEAST_ROW, SHRINKS["open"], holds=len(COLUMNS), step=step, bears=1.04
        )
        return Facing(outer, replace(outer, zone=f"open.{seat}"), *(COUNTED_STEPS if self.counts_now else STEPS))

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Keep the indices in all rows the same while a cry comes and goes, and while pairs are counted."""
        own = dict.fromkeys((f"closed.{self.me}", f"open.{self.me}"), STEADY_COUNTED if self.counts_now else STEADY)
        return [
            replace(spot, large=board.size(spot) < own.get(spot.zone, READ_ACROSS))
            if family(spot.zone) in ("closed", "open")
            else spot
            for spot in super().spots(zones, board)
        ]

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """The row nearer to the person at the screen overlaps the other one."""
        others = [seat for seat in range(self.agreed.seats) if seat != self.me]
        return {
            f"closed.{self.me}": {"over": 1},
            **{f"closed.{seat}": {"outlined": False} for seat in others},
            **{f"open.{seat}": {"outlined": False, "over": 1} for seat in others},
        }

    def label_room(self, zone: str, board: Board) -> tuple[float, float]:
        """The room for a pile's name, with its count."""
        if zone == "drawn":
            return words_room("count", self.capital(t("soureh.zone.drawn")), width=self.label_wide(board))
        # Words that a large count breaks into two lines may be wider in one line with a small count.
        rooms = [
            words_room("name", t(f"soureh.label.{zone}", n=count), width=self.label_wide(board))
            for count in (1, MOST_CARDS)
        ]
        return largest(rooms)

    def label_wide(self, board: Board) -> float:
        """The greatest width of the names of piles, px: between two seats at the top, there is little width."""
        return label_width(board) if self.agreed.seats == BETWEEN else LABEL

    def pair_width(self, board: Board) -> float:
        """The greatest width of the words above a pair of this seat, px."""
        if board.width >= NARROW or self.agreed.seats < BETWEEN:
            return PAIR
        return LEAST_PAIR if self.crowded(board) else NARROW_PAIR

    def crowded(self, board: Board) -> bool:
        """Whether this seat's rows have to stand between two seats at the sides, so that badges and words are short."""
        return board.width < NARROW and self.agreed.seats > BETWEEN

    def pair_words(self, way: str, x: str, y: str, board: Board) -> str:
        """Why two ranks fit, or do not, in a few words; in fewer between two seats at the sides of a narrow cloth."""
        short = ".short" if self.crowded(board) else ""
        return t(f"soureh.pair.{way}{short}", x=rank_text(x), y=rank_text(y))

    def later_lines(self) -> Sequence[str]:
        """The lines that badges show while seat after seat counts: its sum, or its score."""
        seen = self._seen
        if seen is None or seen.phase != "count":
            return ()
        scores = [self.score_line(seen, seat) for seat in range(seen.game.seats)]
        return [t("soureh.label.counting", n=MOST_SUM), *scores]

    def badge_size(self, seat: int, board: Board) -> BadgeRoom:
        """Add room for the cry of a declaration.

        The cry has its room from the beginning of a deal, so that no row shrinks when somebody declares. It has none
        only if rows have their least size anyway.
        """
        room, seen = super().badge_size(seat, board), self._seen
        if seen is None:
            return room
        called, cry = self.call(seen, seat), self.cry_room(seat, board)
        if isinstance(called, Tag):
            return room._replace(tags=1, tag_width=words_room("name", called.text)[0] + CRY_EDGES)
        if cry is None or seat == self.me:
            # Signs over this seat's badge are between the badge and this seat's cry.
            return room
        return room._replace(tags=round(cry[1] / TAG_HIGH), tag_width=cry[0], beside=True)

    def cry_room(self, seat: int, board: Board) -> tuple[float, float] | None:
        """The room of a seat's cry while somebody may still declare; None before and after that."""
        seen = self._seen
        if seen is None or seen.phase in ("count", "over") or isinstance(self.call(seen, seat), Tag):
            return None
        if self.crowded(board) and self.call(seen, seat) is None:
            return None
        cry = self.in_a_line(Call(t("soureh.cry"), t("soureh.label.until", n=seen.game.seats)), board)
        if not cry.detail:
            return call_room(cry.text), TAG_HIGH
        return max(words_room("name", cry.text)[0], words_room("count", cry.detail)[0]) + CRY_EDGES, 2 * TAG_HIGH

    def in_a_line(self, call: Call, board: Board) -> Call:
        """A cry between two seats at the sides of the piles: one line, so that the rows keep their height."""
        if not self.tight(board) or not call.detail:
            return call
        return Call(f"{call.text} · {call.detail}")

    def note_room(self) -> Block | None:
        """Room for the note about the declaration while it may be spoiled; none where the cards need it."""
        view = self._seen
        if view is None or not view.vars["declarer"] or view.phase not in ("place", "turn"):
            return None
        texts = self.note_words(view)
        high = sum(words_room("name", text, width=BOX - CRY_EDGES)[1] + 2 for text in texts) + CRY_EDGES
        return Either("note", (Words("note", BOX, high), Words("note", 0.0, 0.0)))

    # What stands on the cloth

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Badges, names of the piles, who has declared or won, how far this seat's row is, what may be spoiled."""
        found: list[Sign] = [*super().signs(view, board), *self.calls(view, board)]
        note = self.note(view, board)
        found += [*self.pairs(view, board), *self.closed(view)]
        return [*found, note] if note is not None else found

    def pairs(self, view: View, board: Board) -> list[Sign]:
        """Above each pair of this seat, in a word or two, why it fits or does not.

        While somebody else's declaration stands, what the pair would count: that matters more now.
        """
        fits, stake = self.fitting(view), self.at_stake(view)
        if self.seat is None or len(fits) != len(COLUMNS) or view.over or view.phase == "count":
            return []
        if not self.plan(view.zones, board).boxes["pairs"].width:
            return []
        found: list[Sign] = []
        wide, up = self.pair_width(board) / board.width, -RINGED / (board.card * RATIO)
        for column in COLUMNS:
            x, y = (view.zones[f"{row}.{self.me}"][column] for row in ("closed", "open"))
            words = self.pair_words(why(x, y).replace("on-ace", "ace"), x[0], y[0], board)
            if stake:
                words = t("seat.points", n=stake[column])
            found.append(Caption("small", words, cards=(Ref(f"open.{self.me}", column),), width=wide, dy=up))
        return found

    def closed(self, view: View) -> list[Sign]:
        """A small back on each card of this seat's closed row, which lies open only for its owner."""
        zone = f"closed.{self.me}"
        if self.seat is None or view.over or view.phase == "count" or self.call(view, self.me) is not None:
            return []
        texts = [text for text in view.zones[zone] if not hidden(text)]
        backs = [view.game.back_of[text] for text in texts]
        return [Peek(Ref(zone, column), back, low=True) for column, back in enumerate(backs)]

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The name and count of the two piles, and the words for the card between them."""
        wide = self.label_wide(board) / board.width
        found: list[Sign] = [
            Caption("name", t(f"soureh.label.{zone}", n=len(view.zones[zone])), zone=zone, width=wide)
            for zone in ("stock", "discard")
        ]
        if view.zones["drawn"] and not self.tight(board):
            name = self.capital(t("soureh.zone.drawn"))
            found.append(Caption("count", name, zone="drawn", width=wide))
        return found

    def calls(self, view: View, board: Board) -> list[Sign]:
        """The cry of a declaration with its countdown, or who has won, at each badge; this seat's columns that fit.

        In place of these, what this seat would count, while somebody else's declaration stands.
        """
        laid = self.plan(view.zones, board)
        found: list[Sign] = []
        for seat in range(self.agreed.seats):
            sign = self.call(view, seat)
            if isinstance(sign, Call):
                sign = self.in_a_line(sign, board)
            if sign is not None:
                room = f"tags.{seat}" if f"tags.{seat}" in laid.boxes else f"badge.{seat}"
                found.append(laid.placed(room, sign))
        fits = self.fitting(view)
        if self.seat is not None and len(fits) == len(COLUMNS) and not view.over:
            stake = self.at_stake(view)
            words = t("soureh.label.stake", n=sum(stake)) if stake else self.fits_words(sum(fits))
            found.append(laid.placed("fits", Caption("small", words, width=FITS / board.width)))
        return found

    @staticmethod
    def fits_words(columns: int) -> str:
        """How many of this seat's columns fit."""
        return t(f"soureh.label.fits.{columns}")

    def call(self, view: View, seat: int) -> Call | Tag | None:
        """What a seat has called, or that it has won this deal."""
        if seat in view.vars["safe"] or (seat in view.vars["declarer"] and view.phase in ("count", "over")):
            return Tag(t("soureh.label.won"), tone="olive")
        if seat not in view.vars["declarer"]:
            return None
        left = self.number(view, "turns-left")
        return Call(t("soureh.cry"), t("soureh.label.until", n=left) if left else "")

    def note(self, view: View, board: Board) -> Sign | None:
        """Whether the declaration can still be spoiled, at the lower end corner; None while that may be changing."""
        laid = self.plan(view.zones, board)
        room = laid.boxes.get("note")
        if not view.vars["declarer"] or view.phase != "place" or view.turn is None or not room or not room.width:
            return None
        title, line = self.note_words(view)
        return laid.placed("note", Note(title, (line,), width=(room.width - 2 * BOX_EDGE) / board.width))

    def note_words(self, view: View) -> tuple[str, str]:
        """The words of the note about the declaration."""
        who = int(view.vars["declarer"][0])
        how = ("hit" if view.vars["blocked"] else "open") + (".you" if who == self.seat else "")
        return t(f"soureh.note.{how}", who=self.called(who)), t(f"soureh.note.{how}.line")

    def badge_line(self, view: View, seat: int) -> str:
        """The score and how far it is to what comes next; of the seat that counts, its sum."""
        if view.phase == "count" and view.turn == seat:
            return t("soureh.label.counting", n=view.vars["sum"])
        return self.score_line(view, seat)

    def line_on(self, view: View, seat: int, board: Board) -> str:
        """Between two seats at the sides how far it is to what comes next, in fewer words."""
        if seat in self.out(view) or (view.phase == "count" and view.turn == seat):
            return super().line_on(view, seat, board)
        return self.score_line(view, seat, short=self.crowded(board))

    def score_line(self, view: View, seat: int, *, short: bool = False) -> str:
        """The score of a seat and how far the next hundred is, or the threshold if that comes before.

        While pairs are counted the voice says the latter; before anything is booked and after the game it means
        nothing.
        """
        score = self.points(view, seat) or 0
        if (not score or view.phase == "count" or view.over) and not self.calm:
            return t("seat.points", n=score)
        if self.calm or seat in view.vars["out"]:
            return ""
        bounds = self.facts_of(view, "to-hundred", "to-threshold")
        to = view.vars["scores"][seat] + next(fact.args[1] for fact in bounds if fact.args[0] == seat)
        if to <= score:
            return t("seat.points", n=score)
        line = "soureh.label.badge.short" if short else "soureh.label.badge"
        return t(line, n=score, m=to - score, to=to)

    def out_line(self, view: View, seat: int) -> str:
        """The points with which a seat has left."""
        return t("soureh.label.out", n=self.points(view, seat) or 0)

    def chip(self, view: View) -> str:
        """The number of the deal."""
        return t("soureh.label.deal", n=view.vars["deal"])

    def round_of(self, view: View) -> int:
        """The deal, because nothing is booked within one."""
        return int(view.vars["deal"])

    def quiet_fact(self, view: View) -> str:
        """The limit that must not be passed, and whether the variation is played."""
        words = t("soureh.label.threshold", n=view.game.options["threshold"])
        return t("soureh.label.variation", words=words) if view.game.options.get("variation") else words

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """Columns that fit, in this seat's row and in that of a winner; the pair that another seat counts."""
        winners = {*view.vars["safe"], *view.vars["declarer"]} if view.phase != "over" else {*view.vars["declarer"]}
        zones = {f"closed.{seat}" for seat in (*winners, *([] if self.seat is None else [self.seat]))}
        found: dict[Ref, MarkKind] = {}
        for fact in self.facts_of(view, "fits", "misfits"):
            if fact.at in zones:
                found[Ref(fact.at, fact.args[0])] = "fits" if fact.code == "fits" else "misfits"
        if view.turn != view.seat:
            found |= {Ref(fact.at, fact.args[0]): "last_move" for fact in self.facts_of(view, "worth")}
        return found

    # What may be done

    def ready(self, view: View) -> Ref | None:
        """The drawn card."""
        return DRAWN if view.phase == "place" and view.legal else None

    def cards(self, view: View) -> list[Ref]:
        """The drawn card; during counting, the pair."""
        if view.phase == "place" and view.legal:
            return [DRAWN]
        if view.phase == "count" and view.legal:
            return [Ref(f"{row}.{view.turn}", view.vars["column"]) for row in ("open", "closed")]
        return []

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """The drawn card goes onto the second pile or replaces another; a card of the pair counts what it is worth."""
        if held not in self.cards(view):
            return []
        if view.phase == "place":
            legal = sorted(view.legal, key=lambda action: action.verb != "throw")
            return [Choice(self.place(view, action), (str(action),), self.words(view, action)) for action in legal]
        actions = [Action("count", (str(value),)) for value in self.worth(view, held.zone)]
        if len(actions) == 1:
            return [Choice(held, (str(actions[0]),), self.words(view, actions[0]))]
        return [Choice(held, (), "", pickers.picks(self, view, actions))]

    def about_card(self, view: View, action: Action) -> bool:
        """Everything the drawn card may do, except being thrown, is done on the cloth."""
        return action.verb in ("self", "other")

    def place(self, view: View, action: Action) -> Ref:
        """Where the drawn card goes by an action."""
        if action.verb == "self":
            return Ref(f"closed.{view.turn}", int(action.args[0]))
        if action.verb == "other":
            return Ref(f"open.{action.args[0]}", int(action.args[1]))
        return Ref("discard")

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """The drawn card is in hand; in a row where it may replace cards, those that it may not replace are veiled."""
        if view.phase != "place":
            marks: dict[Ref, MarkKind] = dict.fromkeys(self.cards(view), "legal")
            return marks if held is None else {**marks, held: "held"}
        barred: dict[Ref, MarkKind] = dict.fromkeys(self.barred(view), "veil")
        return {**barred, DRAWN: "held"}

    def barred(self, view: View) -> list[Ref]:
        """Open cards that the drawn card may not replace, in rows of which it may replace others."""
        legal = {self.place(view, action) for action in view.legal}
        zones = dict.fromkeys(ref.zone for ref in legal if ref.zone.startswith("open."))
        return [ref for zone in zones for c in COLUMNS if (ref := Ref(zone, c)) not in legal]

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """An exchange is meant; for a whole row, the first card that may not be replaced."""
        row, _, seat = target.zone.partition(".")
        if view.phase != "place" or row != "open":
            return None
        if target.is_card:
            return f"other:{seat}:{target.index}"
        if int(seat) == self.me:
            return None
        legal = {str(action) for action in view.legal}
        return next((way for c in COLUMNS if (way := f"other:{seat}:{c}") not in legal), None)

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why not; the closed rows of others concern nobody else."""
        if target.zone.startswith("closed.") and target.zone != f"closed.{self.me}":
            return Reason("closed")
        return super().refusal(view, held, target)

    # What is said

    @property
    def goal(self) -> str:
        """What a row is for, until it fits: not after a declaration either, nor while pairs are counted."""
        seen = self._seen
        if seen is None:
            return super().goal
        fits = all(self.fitting(seen) or [False])
        return "" if fits or seen.vars["declarer"] or seen.phase == "count" else super().goal

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """Where the drawn card may go; whether to declare; what the pair may count."""
        if not view.decides:
            return self.waiting(view)
        if view.phase == "place":
            throw = Button(t("soureh.button.throw"), ("throw",))
            news, explains = self.ways(view)
            detail = " ".join(filter(None, (self.mentioned, *self.done_to_me(), news)))
            return Prompt(t("soureh.voice.drawn", x=self.text(view, DRAWN)), detail, (throw,), explains=explains)
        if view.phase == "declare":
            buttons = (
                Button(t("soureh.button.done"), ("done",)),
                Button(t("soureh.cry"), ("soureh",), main=True),
            )
            what = "pair" if self.of_two else "detail"
            return Prompt(t("soureh.voice.declare"), "", buttons, explains=t(f"soureh.voice.declare.{what}"))
        return self.counting(view, held)

    def waiting(self, view: View) -> Prompt:
        """Who decides; while a declaration stands, whether it can still be spoiled; who counts."""
        asked = super().waiting(view)
        if view.phase == "count" and view.turn is not None:
            return asked._replace(sentence=t("soureh.voice.counts", who=self.called(view.turn)))
        for declarer in view.vars["declarer"]:
            how = "blocked" if view.vars["blocked"] else "stands"
            return asked._replace(detail=t(f"soureh.voice.wait.{how}", who=self.called(declarer)))
        return asked

    def ways(self, view: View) -> tuple[str, str]:
        """What is special about where the drawn card may go, and what holds in every turn, such as what tens do."""
        who = [self.called(seat) for seat in view.vars["declarer"]]
        if who:
            news, explains = t("soureh.voice.place.last"), t("soureh.voice.place.spoil", who=who[0])
            if view.vars["blocked"]:
                news, explains = f"{news} {t('soureh.voice.place.blocked', who=who[0])}", ""
        elif all(self.fitting(view)):
            news, explains = t("soureh.voice.place.fits"), ""
        else:
            news, explains = "", t("soureh.voice.place.free")
        aces = sorted({self.text(view, ref) for ref in self.barred(view)})
        only_tens = t("soureh.voice.place.ace", xs=aces) if aces else ""
        return news, "\n".join(filter(None, (only_tens, explains)))

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """What is so of a column, beside the rows; the note about a declaration keeps that place."""
        if self.note(view, board) is not None:
            return None
        told = self.told_at(view, ref)
        if told is None:
            return None
        title, lines = told
        return Note(title, lines, zone=f"closed.{self.me}", side="end", width=(BOX - 2 * BOX_EDGE) / board.width)

    def pointed(self, view: View, ref: Ref, board: Board) -> str:
        """The same in the voice while there is no place for it on the cloth."""
        told = self.told_at(view, ref) if self.note(view, board) is not None else None
        return " ".join(told[1]) if told is not None else ""

    def describe(self, view: View, ref: Ref) -> str:
        """A column as a pair, and what the drawn card would do there."""
        words = super().describe(view, ref)
        row, _, seat = ref.zone.partition(".")
        if ref.is_card and row == "closed" and not hidden(self.text(view, ref)) and int(seat) == self.seat:
            x = self.text(view, ref)
            y = view.zones[f"open.{seat}"][ref.index]
            n = ref.index + 1
            words = t("soureh.words.pair" if self.fitting(view)[ref.index] else "soureh.words.pair-not", n=n, x=x, y=y)
        ready = self.ready(view)
        choice = next((one for one in self.choices(view, ready) if one.target == ref), None) if ready else None
        return t("table.describe-may", what=words, may=choice.words) if choice is not None else words
