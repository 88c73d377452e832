"""Super Stam at the table (canon 9).

Stock and head card are at the start side, the columns from the head card outwards, each seat's half on its own side;
the sum to reach is between them. The hidden card lies closed, with a small face for the seat that knows it. An exchange
is one gesture of two cards: one on the other, or both on the stock, one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Fact, View, hidden
from app.games.super_stam.rules import COLUMN, HIDDEN, MOST_CARDS
from app.games.super_stam.stops import SuperStamTelling
from app.table.blocks import Block, Cards, Column, Either, Hand, Over, Row, Words
from app.table.company import NARROW
from app.table.controller import label_width
from app.table.endings import End
from app.table.geometry import Board, Shape
from app.table.laid import Laid
from app.table.layout import SHRINKS, pile, stage
from app.table.measures import drop_room, largest, tag_room, words_room
from app.table.prompts import Button, Choice, Prompt, Ref
from app.table.signs import Caption, DropPlace, Note, Peek, Side, Sign, Tag, Tone
from app.wording import t
from app.wording.in_words import zone_name

STOCK = Ref("stock")
THEIRS = 0.8
SIDE = 0.84
GOLD = 0.28
"""The wanted width of the other seat's cards, as a multiple of this seat's, and of cards beside a row, as a multiple of
that row; how much of each golden card is visible."""
LEAST_CARD, LEAST_COLUMN = 46.0, 36.0
"""The least width of a card in a row, and in a column, px."""
TAG = 28.0
HALVES = 6.0
COLUMN_GAP = 14.0
"""The height of the tag of a sum above or below a column, the gap between the halves of a column, and that between
columns, px.
"""
SHOWN = 0.45
"""How much of each card of a column except the last is visible."""
FIELD, FIELD_NARROW = 0.28, 0.48
"""The width of the room always kept for the columns, a share of the cloth, and of a narrow one; if they need more,
everything between the seats moves towards the start."""
NOTE = 250.0
"""The width of a note, px."""

MOST_LEFT, SUM = 44, 0.085
"""A number as wide as any count of the stock and any sum; the width of the sum, a share of the cloth."""


class SuperStamController(SuperStamTelling):
    """Two seats; all cards are open except the hidden ones and the gold."""

    game = "super-stam"
    measure = "super-stam.label.course"
    score_label = "super-stam.label.golden"
    variant = "wording"
    ends: ClassVar[Mapping[str, End]] = {
        "turn-won": End("turn"),
        "void": End("turn", who=False, card=False),
        "dead-turn": End("turn", who=False, card=False),
    }
    across = 9.2
    tag_lines = 2
    unlined = ("col",)

    # Where things lie

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """A row with hidden card and gold at each seat's edge; stock, head, sum and columns between them."""
        me = self.me
        other = 1 - self.me
        company = self.company(board)
        wide = label_width(board)
        held = stage(max(4, len(zones[f"cards.{other}"])), 8)
        theirs = Cards(
            f"cards.{other}", Shape.ROW, THEIRS, LEAST_CARD, SHRINKS["open"], holds=held, step=1.1, bears=0.32
        )
        above = Row((company.badge(other), theirs, self.aside(other, wide)), align=0.0, spread=True)
        mine = Hand(f"cards.{me}", len(zones[f"cards.{me}"]), 1.1)
        below = Row((company.badge(me), mine, self.aside(me, wide)), align=1.0, spread=True)
        stock = pile("stock", 0.8, words_room("name", self.zone("stock"), t("table.cards", n=MOST_LEFT), wide))
        head = pile("head", 1.1, words_room("name", self.zone("head"), width=wide))
        total = Words("sum", *words_room("number", f"{MOST_LEFT}", t("super-stam.label.sum"), SUM * board.width))
        # Includes room for the next laying, so that stock and head do not move.
        field = Words("field", (FIELD_NARROW if board.width < NARROW else FIELD) * board.width, 0.1)
        columns = Column((field, self.columns(zones, board)), gap=0.0, align=0.0)
        middle = Row((stock, head, total, columns), gap=18.0)
        return Column((above, middle, below), gap=8.0, spread=True)

    def aside(self, seat: int, wide: float) -> Row:
        """The hidden card and the golden deck of a seat."""
        size = SIDE * (1.0 if seat == self.me else THEIRS)
        gold = t("super-stam.label.gold", n=MOST_CARDS, of=self.agreed.options["n"])
        told, counted = self.hidden_room(wide), words_room("count", gold, width=wide)
        # Words of one line get the room of two if the others need it, so that both cards are at the same height.
        high = max(told[1], counted[1])
        hidden_card = Cards(
            f"hidden.{seat}", Shape.PILE, size, LEAST_COLUMN, SHRINKS["piles"], label=(told[0], high),
        )  # fmt: skip
        return Row((hidden_card, Cards(
            f"gold.{seat}", Shape.ROW, size, LEAST_COLUMN, SHRINKS["piles"], holds=3, step=GOLD,
            label=(counted[0], high),
        )))  # fmt: skip

    def columns(self, zones: Mapping[str, Sequence[str]], board: Board) -> Row:
        """Columns 1, 2, ... from the head card outwards, as wide as their cards, and the next one.

        Words mark the place for this seat's cards: in the column that the other seat has opened, or in the next.
        """
        place = Words("place", *drop_room(board))
        mine, theirs = COLUMN[self.me], COLUMN[1 - self.me]
        newest = max((k for k in mine if zones[mine[k]] or zones[theirs[k]]), default=0)
        answers = newest > 0 and not zones[mine[newest]]
        found = [self.column(k, max(len(zones[mine[k]]), len(zones[theirs[k]]))) for k in range(1, newest + 1)]
        if answers:
            found[-1] = self.column(newest, len(zones[theirs[newest]]), place)
        if newest < MOST_CARDS:
            found.append(self.column(newest + 1, 1, None if answers else place, shared=True))
        return Row(tuple(found), gap=COLUMN_GAP)

    def column(self, k: int, count: int, place: Words | None = None, *, shared: bool = False) -> Block:
        """Both halves of a column, each on the side of its seat, with room for the sum of each laying.

        The sums are above and below, or beside both if that makes the cards larger. `place` is in this seat's half or,
        if `shared`, across both halves.
        """
        bare = Cards(
            COLUMN[1 - self.me][k], Shape.ROW, 0.8, LEAST_COLUMN, SHRINKS["shared"], holds=count, step=SHOWN, bears=0.25
        )
        half, mine = replace(bare, above=TAG), replace(bare, zone=COLUMN[self.me][k], label=(TAG, TAG))
        longest = self.stated(Fact("laying", (MOST_LEFT, MOST_LEFT)))
        ways = [
            self.laid_in(above, below, place, shared=shared)
            for above, below in ((half, mine), (bare, replace(bare, zone=mine.zone)))
        ]
        return Either("sums", (ways[0], Row((ways[1], Words(f"sums.{k}", tag_room(longest), TAG)), gap=HALVES)))

    @staticmethod
    def laid_in(theirs: Cards, mine: Cards, place: Words | None, *, shared: bool) -> Block:
        """Both halves of a column with the words for where to lay: in this seat's half, or `shared` by both."""
        if place is None or shared:
            halves = Column((theirs, mine), gap=HALVES)
            return halves if place is None else Over((halves, place))
        return Column((theirs, Over((mine, place))), gap=HALVES)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Hidden cards are face down; the golden deck is outlined, empty columns are not."""
        found: dict[str, dict[str, Any]] = {}
        for seat in range(self.agreed.seats):
            found[f"hidden.{seat}"] = {"closed": True}
            found[f"gold.{seat}"] = {"places": 1, "free": 0.2}
        return found

    def hidden_room(self, wide: float) -> tuple[float, float]:
        """The room for the longest words below a hidden card."""
        rooms = [words_room("count", self.zone("hidden"), width=wide)]
        for of in ("", ".royal"):
            rooms.append(words_room("count", t(f"super-stam.label.hidden{of}", n=MOST_CARDS), width=wide))
        return largest(rooms)

    def hidden_words(self, view: View, seat: int) -> str:
        """The name of a hidden card and how many cards it gives, as far as the seat at the screen can tell."""
        gives = self.fact(view, "alpha", HIDDEN[seat])
        if gives is None:
            return self.zone("hidden")
        of = ".royal" if self.golden(view, seat) else ""
        return t(f"super-stam.label.hidden{of}", n=gives.args[0])

    @staticmethod
    def golden(view: View, seat: int) -> bool:
        """Whether a hidden card is known to be a royal whose value the golden deck still lacks."""
        card = next(iter(view.zones[HIDDEN[seat]]), "")
        values = {text[0] for text in view.zones[f"gold.{seat}"]}
        return bool(card) and not hidden(card) and card[0] in "JQK" and card[0] not in values

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """What a hidden card does."""
        if not ref.zone.startswith("hidden.") or view.over:
            return None
        seat = int(ref.zone.removeprefix("hidden."))
        words = t("super-stam.note.hidden.royal" if self.golden(view, seat) else "super-stam.note.hidden")
        side: Side = "above" if seat == self.me else "below"
        return Note(self.zone("hidden"), (words,), zone=ref.zone, side=side, width=NOTE / board.width)

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The sum to reach, the sum of each laying, how many cards hidden cards give, how full the golden decks are."""
        laid, wide = self.plan(view.zones, board), label_width(board) / board.width
        count = t("table.cards", n=len(view.zones["stock"]))
        found: list[Sign] = [
            Caption("name", self.zone("stock"), count, zone="stock", width=wide),
            Caption("name", self.zone("head"), zone="head", width=wide),
        ]
        if view.zones["head"]:
            number = Caption("number", f"{self.need(view)}", t("super-stam.label.sum"), width=SUM)
            found.append(laid.placed("sum", number))
        for seat in range(self.agreed.seats):
            found += self.seat_labels(view, seat, wide)
        return found + self.column_labels(view, laid)

    def seat_labels(self, view: View, seat: int, wide: float) -> list[Sign]:
        """Below the hidden card its name and the number of cards it gives, below the golden deck its size."""
        gold = t("super-stam.label.gold", n=len(view.zones[f"gold.{seat}"]), of=view.game.options["n"])
        found: list[Sign] = [Caption("count", gold, zone=f"gold.{seat}", width=wide)]
        if view.zones[HIDDEN[seat]]:
            found.append(Caption("count", self.hidden_words(view, seat), zone=HIDDEN[seat], width=wide))
        card = next(iter(view.zones[HIDDEN[seat]]), "")
        if card and not hidden(card):
            found.append(Peek(Ref(HIDDEN[seat], 0), card))
        return found

    def column_labels(self, view: View, laid: Laid) -> list[Sign]:
        """The sum of each laying, for the present one also the sum to reach; the place for a new column."""
        found: list[Sign] = []
        laying = {fact.at: fact for fact in self.facts_of(view, "laying")}
        for fact in self.facts_of(view, "laid"):
            seat = int(fact.at.split(".")[1])
            text, tone = f"{fact.args[0]}", self.tone_of(view, fact)
            if fact.at in laying:
                counts, need = laying[fact.at].args
                text = self.stated(laying[fact.at])
                tone = "olive" if counts >= need else "pom"
            side: Side = "end" if laid.ways.get("sums") else "below" if seat == self.me else "above"
            found.append(Tag(text, zone=fact.at, side=side, tone=tone))
        place = self.fact(view, "column")
        mine = place is not None and view.decides and self.lays(view)
        if place is not None and mine and not view.zones[place.at] and "place" in laid.boxes:
            words = t("super-stam.label.place", n=place.args[0])
            found.append(laid.placed("place", DropPlace(words, target=place.at)))
        return found

    def tone_of(self, view: View, fact: Fact) -> Tone:
        """The tone of a laying: the leading one stands out."""
        seat = int(fact.at.split(".")[1])
        return "saffron" if seat == self.leads(view) and fact.args[0] == self.need(view) else "paper"

    def zone(self, name: str) -> str:
        """The name of a zone as a label."""
        return self.capital(zone_name(self.game, name))

    def badge_line(self, view: View, seat: int) -> str:
        """How many cards a seat can still lay, and their possible sum."""
        reach = self.fact(view, "reach", f"cards.{seat}")
        count = t("table.cards", n=len(view.zones[f"cards.{seat}"]))
        return count if reach is None else t("super-stam.label.reach", cards=count, n=reach.args[0])

    def tags(self, view: View, seat: int) -> list[Tag]:
        """Tags for the leading seat, and for a super stam or an exchange that was used."""
        found: list[Tag] = []
        if self.leads(view) == seat and not view.over:
            found.append(Tag(t("super-stam.label.ahead"), tone="saffron"))
        used = [name for name in ("stammed", "exchanged") if view.vars[name][seat]]
        if used and not self._turn_over:
            found.append(Tag(t(f"super-stam.label.{'-'.join(used)}"), tone="sea"))
        return found

    def chip(self, view: View) -> str:
        """The version of the game, and the turn."""
        return t("super-stam.label.chip", wording=super().chip(view), n=view.vars["turn_no"])

    def quiet_fact(self, view: View) -> str:
        """How many golden cards win."""
        return t("super-stam.words.full", n=view.game.options["n"])

    def points(self, view: View, seat: int) -> int | None:
        """The number of golden cards."""
        return len(view.zones[f"gold.{seat}"])

    # What may be done

    def cards(self, view: View) -> list[Ref]:
        """The seat's own cards; before the head card, also the hidden card, which super stam gives away."""
        if not view.legal:
            return []
        mine = [Ref(f"cards.{view.turn}", index) for index in range(len(view.zones[f"cards.{view.turn}"]))]
        return [*mine, Ref(f"hidden.{view.turn}", 0)] if view.phase == "stam" else mine

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """To the open column; with another card, or to wait for one on the stock; the hidden card for super stam."""
        if held.zone == f"hidden.{view.turn}":
            return [
                Choice(STOCK, (str(action),), self.words(view, action))
                for action in self.legal(view)
                if action.verb == "stam"
            ]
        text = self.text(view, held)
        found = []
        for action in self.legal(view):
            if action.args != (text,):
                continue
            if action.verb == "put":
                place = self.facts_of(view, "column")[0]
                found.append(Choice(Ref(place.at), (str(action),), self.words(view, action)))
            elif action.verb == "return" or view.phase == "swap":
                found.append(Choice(STOCK, (str(action),), self.words(view, action)))
            else:
                found += self.exchanges(view, text)
        if view.phase == "swap" and found:
            picked = self.index_of(view, held.zone, view.vars["picked"])
            found.append(found[0]._replace(target=picked))
        return found

    def exchanges(self, view: View, text: str) -> list[Choice]:
        """A card with each partner, and on the stock: with the only one, or to wait for one of several."""
        partners = self.partners(view, text)
        own = f"cards.{view.turn}"
        found = []
        for partner in partners:
            # If there is only one partner, the engine gives it without asking.
            actions = (f"swap:{text}", f"swap:{partner}")[: min(2, len(partners))]
            words = t("super-stam.action.swap-second", x=text, y=partner)
            found.append(Choice(self.index_of(view, own, partner), actions, words))
        if len(partners) == 1:
            return [*found, found[0]._replace(target=STOCK)]
        return [*found, Choice(STOCK, (), t("super-stam.action.swap", text))]

    def together(self, view: View) -> int:
        """The cards that are too many are chosen and go back together."""
        if view.phase != "trim" or not view.decides:
            return 1
        return len(view.zones[f"cards.{view.decider}"]) - self.number(view, "alpha", HIDDEN[view.decider])

    def partners(self, view: View, text: str) -> list[str]:
        """The cards that can be exchanged together with this one: all that can be exchanged at all."""
        return [action.args[0] for action in self.legal(view) if action.verb == "swap" and action.args != (text,)]

    def lays(self, view: View) -> bool:
        """Whether the seat in turn can lay."""
        return any(action.verb == "put" for action in view.legal)

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """Beads show what may be done; useless cards are dim, and in an exchange those that take no part."""
        if held is not None:
            return super().marks(view, held)
        found: dict[Ref, MarkKind] = dict.fromkeys(self.liftable(view), "bead")
        own = f"cards.{view.turn}"
        if any(ref.zone == own for ref in found):
            found.update({ref: "veil" for ref in self.cards(view) if ref.zone == own and ref not in found})
        if view.phase == "swap" and view.vars["picked"]:
            found[self.index_of(view, own, view.vars["picked"])] = "held"
        return found

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """On the stock or another card: an exchange, or what the phase asks; elsewhere: laying."""
        if held.zone.startswith("hidden."):
            return "stam" if target == STOCK else None
        text = self.text(view, held)
        if target.zone in ("stock", held.zone):
            return f"{'return' if view.phase == 'trim' else 'swap'}:{text}"
        return f"put:{text}" if target.zone.startswith(f"col.{view.turn}") or target.zone == "head" else None

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What to reach and with what; while the other seat decides, what it must reach."""
        if not view.decides:
            need = view.vars["sum"] if view.turn is not None else 0
            detail = t("super-stam.voice.waits", n=need) if need else ""
            return self.waiting(view)._replace(detail=detail)
        if held is not None:
            return self.prompt_held(view, held)
        asked = self.asked(view)
        # What has been done answers the press, so it comes first; what may be done comes last.
        done, offered = self.of_shuffling(view)
        detail = " ".join(filter(None, (self._got or done, asked.detail)))
        explains = "\n".join(filter(None, (asked.explains, offered)))
        return Prompt(asked.sentence, detail, self.buttons(view), explains=explains)

    def asked(self, view: View) -> Prompt:
        """The sentence of a phase, its figures, and what follows."""
        need, own = view.vars["sum"], f"cards.{view.decider}"
        match view.phase:
            case "trim":
                detail = t("super-stam.voice.trim.detail", n=self.number(view, "alpha", HIDDEN[view.decider]))
                return Prompt(t("super-stam.voice.trim", n=self.together(view)), explains=detail)
            case "stam":
                way = "stam" if "stam" in map(str, view.legal) else "swap"
                wording = f".{view.game.options['wording']}" if way == "stam" else ""
                words = t(f"super-stam.voice.before.{way}{wording}")
                return Prompt(words, self.mentioned, explains=self.before_head(view, way))
            case "put":
                counts = self.number(view, "laying")
                if counts < need:
                    left = t("super-stam.voice.put.detail", left=need - counts)
                    return Prompt(t("super-stam.voice.put.more", n=counts, need=need), left)
                return Prompt(
                    t("super-stam.voice.put.enough", n=counts, need=need), explains=self.follows(view, "done")
                )
            case "swap":
                partners = [action.args[0] for action in view.legal]
                sentence = t("super-stam.voice.swap", x=view.vars["picked"])
                return Prompt(sentence, t("super-stam.voice.swap.second", cards=partners))
        reach = self.number(view, "reach", own)
        if view.phase == "respond":
            detail = t("super-stam.voice.open.detail", n=reach)
            return Prompt(t("super-stam.voice.respond", n=need), f"{detail} {self.follows(view, 'pass')}")
        if self.lays(view):
            detail, explains = t("super-stam.voice.open.detail", n=reach), t("super-stam.voice.open.exact")
            return Prompt(t("super-stam.voice.open", n=need), detail, explains=explains)
        return Prompt(t("super-stam.voice.open.cannot", n=reach, need=need), explains=self.follows(view, "pass"))

    def of_shuffling(self, view: View) -> tuple[str, str]:
        """That the stock has been shuffled before this decision, and what a shuffle is for if it is allowed.

        The first is said because a shuffled stock looks unchanged.
        """
        done = t("super-stam.voice.shuffled") if view.vars["shuffled"] else ""
        return done, t("super-stam.voice.shuffle") if "shuffle" in map(str, view.legal) else ""

    def before_head(self, view: View, way: str) -> str:
        """What super stam or an exchange before the head card would do."""
        wording = view.game.options["wording"]
        return t(f"super-stam.voice.stam.{wording}" if way == "stam" else "super-stam.voice.before.swap.detail")

    def buttons(self, view: View) -> tuple[Button, ...]:
        """What is done without a card, in the order of the rules; going on is the main button, and the last."""
        found = []
        for action in self.legal(view):
            if action.args:
                continue
            verb = action.verb
            name = f"{verb}-{view.phase}" if verb == "pass" else verb
            main = verb in ("ready", "done") or (verb == "pass" and not self.lays(view))
            label = t(f"super-stam.button.{name}", n=self.number(view, "laying"))
            found.append(Button(label, (str(action),), main=main, says=self.follows(view, verb)))
        return tuple(found)

    def follows(self, view: View, verb: str) -> str:
        """What follows from something done without a card."""
        other = self.called(1 - view.decider)
        match verb:
            case "stam":
                return self.before_head(view, "stam")
            case "done":
                return t("super-stam.voice.put.follows", who=other)
            case "pass" if view.phase == "respond":
                return t("super-stam.voice.respond.follows", who=other)
            case "pass":
                return t(f"super-stam.voice.open.{'void' if view.vars['passed'] else 'passes'}", who=other)
        return t(f"super-stam.voice.{verb}")

    def prompt_held(self, view: View, held: Ref) -> Prompt:
        """What the held card would bring to the column, and with which cards it can be exchanged."""
        text = self.text(view, held)
        choices = self.choices(view, held)
        main = [
            Button(self.capital(choice.words), choice.actions, main=True)
            for choice in choices
            if choice.actions and choice.target.zone != held.zone
        ]
        if held.zone.startswith("hidden."):
            alpha = self.number(view, "alpha", held.zone)
            follows = self.before_head(view, "stam") if main else ""
            sentence = t("super-stam.voice.held.hidden", x=text, n=alpha)
            return Prompt(sentence, "", tuple(main[:1]), explains=follows)
        puts = any(choice.target.zone.startswith("col.") for choice in choices)
        swaps = self.partners(view, text) if f"swap:{text}" in map(str, view.legal) and view.phase != "swap" else []
        details = []
        if puts:
            made = next(fact.args[1] for fact in self.facts_of(view, "would-make") if fact.args[0] == text)
            short = view.vars["sum"] - made
            way = "short" if short > 0 else "reaches"
            details.append(t(f"super-stam.voice.held.{way}", n=made, need=view.vars["sum"], left=short))
        if len(swaps) > 1:
            details.append(t("super-stam.voice.held.partners", cards=swaps))
        if not choices:
            # What is asked, and what can be done without a card, stays at hand.
            asked = self.asked(view)
            if view.phase == "swap":
                return asked
            return Prompt(t("super-stam.voice.held.none", x=text), asked.sentence, self.buttons(view))
        ways = "both" if puts and swaps else "put" if puts else "swap"
        # A single partner is named in the question itself; the second card of an exchange goes with the first.
        picked = str(view.vars["picked"]) if view.phase == "swap" else ""
        partner = picked or (swaps[0] if len(swaps) == 1 else "")
        if partner:
            sentence = t(f"super-stam.voice.held.{ways}.with", x=picked or text, y=text if picked else partner)
        else:
            sentence = t(f"super-stam.voice.held.{'return' if view.phase == 'trim' else ways}", x=text)
        held_one = Prompt(sentence, " ".join(details), tuple(main[:1]))
        return self.chosen_so_far(view, held_one, self.asked(view).sentence)
