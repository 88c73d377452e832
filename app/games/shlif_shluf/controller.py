"""Shlif Shluf at the table (canon 9).

The stock is in the middle with its odds, beside it the four suits: what each does as a last card, how many are left,
which of them end the turn now. The row of the turn lies before the seat that draws, with pairs bracketed and a suit for
each joker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.art.states import MarkKind
from app.engine import Action, Fact, View
from app.engine.cards import SUITS
from app.games.shlif_shluf.layout import stock_line, suit_signs, suits_in_one_line, suits_room
from app.games.shlif_shluf.rules import ACE, has_won
from app.games.shlif_shluf.stops import STOCK, ShlifShlufTelling, is_diamond
from app.table import pickers
from app.table.blocks import Block, Cards, Column, Either, Over, Row, Words
from app.table.commands import Command
from app.table.company import NARROW, BadgeRoom, Company
from app.table.controller import MOST_CARDS, label_width, words_in_place
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.laid import Laid
from app.table.layout import SHRINKS, pile
from app.table.measures import largest, tag_room, words_room
from app.table.prompts import Button, Choice, Pick, Picker, Prompt, Ref
from app.table.signs import Bracket, Caption, Sign, Tag, Worn
from app.table.solver import APART as STANDS_APART
from app.table.solver import solve
from app.wording import t
from app.wording.bidi import listed

ROW = Ref("row")
ASKED = 78.0
"""The height of a question for a suit, with the room round it, px."""
CLOSER = 14.0
"""How much nearer a question lies to the row than to a hand, px."""
BRACKET, BRACKET_NARROW = 28.0, 24.0
"""The room above the row for brackets, px; on a narrow cloth only what they need."""
ODDS = 270.0
"""The width of the risk beside the stock, px."""
HELD, HELD_NARROW = 9, 7
"""How many cards of the row have room, since they are drawn one after another, and how many on a narrow cloth; more of
them lie closer together."""
STOCK_SIZE = 1.1
"""The size of the stock, as a multiple of a hand card."""
FEW = 3
"""The most other seats with their earned cards beside them on a narrow cloth; with more, only badges show the count."""
ABREAST = 4
"""How many others can sit side by side on a narrow cloth."""
APART = 16.0
"""The gap between stock, risk and suits, px."""
ASIDE = 10.0
"""The gap between the last card of the row and its count, px."""
LEAST_CARD, LEAST_SHOWN = 44.0, 40.0
"""The least width of a card in the row, and of one that chaos turns up, px."""
LEAST_WON, LEAST_WON_NARROW = 36.0, 48.0
"""The same for cards that another seat has earned, and on a narrow cloth, where the wanted size is hardly larger."""


class ShlifShlufController(ShlifShlufTelling):
    """Two to six seats, played counter-clockwise; everything is open except the order of the stock."""

    game = "shlif-shluf"
    measure = "shlif-shluf.label.course"
    score_label = "shlif-shluf.words.earned"
    across = 8.0
    clockwise = False
    tag_lines = 1
    unlined = ("won",)
    # Three badges with their earned cards stand side by side above.
    crowded_from = FEW
    _out_words: str = "shlif-shluf.label.out"
    _narrow: bool = False

    # Where things lie

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """Stock, risk and suits in the middle, or the stock and cards of chaos; the row at the seat that draws.

        Room for the row is kept before the others and before the person at the screen, so that nothing else ever moves.
        If there is room for it only once, it is before the person at the screen.
        """
        narrow = board.width < NARROW
        # On a narrow cloth all others sit at the upper edge, so that the middle has the whole width.
        ways = [
            self.around(board, here=self.drawer == self.me if both else True, both=both, above=above)
            for both in (True, False)
            for above in ((True, False) if narrow and self.agreed.seats - 1 <= ABREAST else (False,))
        ]
        return next((way for way in ways if solve(board, way).whole), ways[-1])

    def around(self, board: Board, *, here: bool, both: bool, above: bool) -> Block:
        """The seats round the middle; the row is `here`, before the person at the screen, or before the others.

        Room for it is kept in `both` places, or only before that person; `above`: all others sit at the upper edge.
        """
        odds = words_room("number", t("shlif-shluf.label.odds", n=MOST_CARDS), t("shlif-shluf.label.odds.ace"), ODDS)
        shown = Cards("show", Shape.ROW, 0.9, LEAST_SHOWN, SHRINKS["shared"], holds=5, step=1.06, bears=0.4)
        every = suits_room(board)
        aside = Row((Either("odds", (Words("odds", *odds), Words("odds", 0.0, 0.0))), every), gap=APART)
        # If the cloth is wider than high, its name stands beside it.
        name = Words("stock-name", *self.label_room("stock", board))
        beside = Row((pile("stock", STOCK_SIZE), name), gap=APART / 2)
        stock = Either("stock", (pile("stock", STOCK_SIZE, self.label_room("stock", board)), beside))
        below = Row((Words("odds", 0.0, 0.0), every))
        ways: list[Block] = [
            Row((stock, Over((aside, shown))), gap=APART),
            Column((stock, Over((below, shown))), gap=12.0),
        ]
        if board.width < NARROW:
            flat = Over((suits_in_one_line(board), shown))
            ways.insert(0, Row((pile("stock", STOCK_SIZE), flat), gap=APART))
        middle: Block = Either("middle", tuple(ways))
        mine: Block = self.row(here, board)
        if both:
            middle = Column((self.row(not here, board), middle))
        else:
            # A question for a suit lies between the row and the counts that it is about.
            mine = Column((Words("asked", 1.0, ASKED), mine), gap=0.0)
        crowded = board.width < NARROW and self.agreed.seats - 1 > FEW
        company = self.company(board)
        if above:
            company = Company(
                board, company.seats, company.me, company.badges, clockwise=self.clockwise, seating="above"
            )
        return company.ring(middle, mine, (lambda _: ()) if crowded else self.won, self.own_won(board))

    @property
    def drawer(self) -> int:
        """The seat before which the row lies."""
        return self.me if self._turn is None else self._turn

    def watch(self, view: View) -> None:
        """Remember whose turn it is, because a view has no turn while events are told."""
        super().watch(view)
        if view.turn is not None or view.over:
            self._turn = view.turn

    @staticmethod
    def row(lies: bool, board: Board) -> Row:
        """Room for the row of a turn, with its count at the end, whether or not it `lies` here."""
        holds, above = (HELD_NARROW, BRACKET_NARROW) if board.width < NARROW else (HELD, BRACKET)
        count = words_room("count", t("table.cards", n=MOST_CARDS))
        name = "row" if lies else "row-elsewhere"
        cards = Cards(
            name, Shape.ROW, 1.0, LEAST_CARD, SHRINKS["own"], holds=holds, step=1.06, bears=0.4, above=above
        )
        return Row((cards, Words(f"{name}-count", *count)))

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Put the row as near to the seat that draws as its room allows; its first card stays in place."""
        found = {spot.zone: spot for spot in super().spots(zones, board)}
        laid, spot = self.plan(zones, board), found["row"]
        badge, room = laid.boxes.get(f"badge.{self.drawer}"), laid.boxes["row"]
        if badge is not None and self.drawer != self.me and "row-elsewhere" in laid.boxes:
            wide = board.box(spot, max(1, len(zones["row"]))).width
            least = room.x + wide / 2
            x = min(max(badge.middle[0], least), max(least, room.x + room.width - wide / 2))
            found["row"] = replace(spot, x=x / laid.width)
        return list(found.values())

    def later_lines(self) -> Sequence[str]:
        """The lines that badges show later: how many cards have been earned, in the game and out of it."""
        lines = [t("shlif-shluf.words.earned", n=MOST_CARDS), t(self._out_words, n=MOST_CARDS)]
        return [*lines, t("shlif-shluf.label.death.short", n=MOST_CARDS)] if self._narrow else lines

    def badge_size(self, seat: int, board: Board) -> BadgeRoom:
        """Room for the tag that sometimes hangs at a badge; on a narrow cloth the badge itself says the same."""
        self._narrow = board.width < NARROW
        self._out_words = "shlif-shluf.label.out.short" if self._narrow else "shlif-shluf.label.out"
        room = super().badge_size(seat, board)
        if self._narrow:
            return room._replace(tags=0)
        tags = t("shlif-shluf.label.death"), t("shlif-shluf.label.turned-up", c="TD")
        return room._replace(tag_width=max(room.tag_width, *map(tag_room, tags)))

    def won(self, seat: int) -> Sequence[Block]:
        """The cards that another seat has earned."""
        least = LEAST_WON_NARROW if self._narrow else LEAST_WON
        return (Cards(f"won.{seat}", Shape.PILE, 0.62, least, SHRINKS["piles"], holds=12),)

    def own_won(self, board: Board) -> Block:
        """The cards that the reader's seat has earned, in the corner."""
        label = words_room("count", t("table.cards", n=MOST_CARDS), width=label_width(board))
        return Cards(f"won.{self.me}", Shape.PILE, 0.7, LEAST_SHOWN, SHRINKS["piles"], holds=12, label=label)

    def label_room(self, zone: str, board: Board) -> tuple[float, float]:
        """The room for the longest words about the stock; a short chance may stand in one line."""
        stock = t("shlif-shluf.label.stock", n=MOST_CARDS)
        odds = [t("shlif-shluf.label.odds.line", x=ACE, n=n) for n in (9, MOST_CARDS)]
        ways = [(stock, t("shlif-shluf.label.jokers", n=2)), *((line, stock) for line in odds)]
        return largest(words_room("name", *way, label_width(board)) for way in ways)

    @property
    def lines(self) -> float:
        """Keep a picker clear of the brackets over the row, and of the counts that it is about."""
        laid = self._laid
        if laid is None or "row" not in laid.boxes:
            return super().lines
        other = laid.boxes.get("row-elsewhere")
        over = laid.boxes["row"].height - CLOSER if other is None else laid.height - other.y - other.height
        return over / (laid.board.card * RATIO)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """The place of the row is outlined, earned cards are not."""
        return {"row": {"places": 1}}

    # What stands on the cloth

    def facts(self, view: View) -> list[Fact]:
        """The facts of the rules; while events are told, without those about a question that has been answered."""
        told = view.turn is None and not view.over
        return super().facts(replace(view, phase="draw") if told else view)

    def risk(self, view: View) -> int | None:
        """n, if the chance that the ace is turned up next is one in n; None if it cannot be."""
        return len(view.zones["stock"]) if self.fact(view, "ace-odds") is not None else None

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Name and risk of the stock, the suits, the length of the row, its pairs and the suits of its jokers."""
        found: list[Sign] = [*self.stock_labels(view, board), *self.row_labels(view)]
        if not view.zones["show"]:
            facts = {fact.code: fact.args for fact in self.facts(view)}
            found += suit_signs(facts, board, self.plan(view.zones, board), counted=not view.over)
        if view.zones["row"]:
            found.append(self.row_count(view, board))
        elif not view.over:
            words, across = t("shlif-shluf.label.row"), self.plan(view.zones, board).widths["row"]
            found += words_in_place("row", words, across, board)
        mine = len(view.zones[f"won.{self.me}"])
        if mine:
            found.append(Caption("count", t("table.cards", n=mine), zone=f"won.{self.me}", width=0.1))
        return found

    def row_count(self, view: View, board: Board) -> Caption:
        """The number of cards in the row, beside the last of them, because a short row is narrower than its room."""
        laid, count = self.plan(view.zones, board), len(view.zones["row"])
        words = t("table.cards", n=count)
        spot = next(spot for spot in self.spots(view.zones, board) if spot.zone == "row")
        last = board.places(spot, count)[-1]
        beside = (last.width + words_room("count", words)[0]) / 2 + ASIDE
        x, y = laid.at("row-count")
        return Caption("count", words, x=min(x, laid.start(last.x) + beside / laid.width), y=y)

    def stock_labels(self, view: View, board: Board) -> list[Sign]:
        """How many cards the stock holds, and the chance that the next one is the ace."""
        n = len(view.zones["stock"])
        risk = self.risk(view)
        laid = self.plan(view.zones, board)
        if not n:
            return [self.at_stock(Caption("count", t("shlif-shluf.label.no-stock")), laid)]
        if "stock-line" in laid.boxes:
            # The cards that chaos turns up lie where the line stands.
            whole = Caption("name", stock_line(n, risk), width=laid.share("stock-line"))
            return [] if view.zones["show"] else [laid.placed("stock-line", whole)]
        name, jokers = t("shlif-shluf.label.stock", n=n), self.left(view, len(SUITS))
        if risk is not None and not laid.boxes["odds"].width:
            told = t("shlif-shluf.label.odds.line", x=ACE, n=risk)
            return [self.at_stock(Caption("name", told, name), laid)]
        line = t("shlif-shluf.label.jokers", n=jokers) if jokers else ""
        found: list[Sign] = [self.at_stock(Caption("name", name, line), laid)]
        if risk is not None and not view.zones["show"]:
            odds, words = t("shlif-shluf.label.odds", n=risk), t("shlif-shluf.label.odds.ace")
            found.append(laid.placed("odds", Caption("number", odds, words, width=ODDS / board.width)))
        return found

    @staticmethod
    def at_stock(words: Caption, laid: Laid) -> Caption:
        """The words of the stock, below it or beside it."""
        wide = label_width(laid.board) / laid.board.width
        if "stock-name" not in laid.boxes:
            return replace(words, zone="stock", width=wide)
        return laid.placed("stock-name", replace(words, width=wide))

    def left(self, view: View, place: int) -> int:
        """How many cards of a suit the stock holds, by its place in `SUITS`; after them, how many jokers."""
        out = self.fact(view, "still-out")
        return int(out.args[place]) if out is not None else 0

    def row_labels(self, view: View) -> list[Sign]:
        """How many cards the row has, a bracket over each pair, the suit of each joker."""
        row = view.zones["row"]
        if not row:
            return []
        found: list[Sign] = []
        pairs = [(int(fact.args[0]), str(fact.args[1])) for fact in self.facts_of(view, "pair")]
        runs: list[list[int]] = []
        for index, suit in pairs:
            if runs and runs[-1][-1] == index - 1 and (index - 1, suit) in pairs:
                runs[-1].append(index)
            else:
                runs.append([index - 1, index])
        words = t("shlif-shluf.label.pair")
        found += [Bracket(words, cards=tuple(Ref("row", i) for i in run)) for run in runs]
        for fact in self.facts_of(view, "row-suit"):
            card = Ref("row", list(row).index(str(fact.args[0])))
            found.append(Worn(card, str(fact.args[1])))
        return found

    def most_badge(self, board: Board) -> float:
        """On a narrow cloth the badges of others stand side by side, as long as names can still be read on them."""
        most, others = super().most_badge(board), self.agreed.seats - 1
        if board.width >= NARROW or others > ABREAST:
            return most
        piles = LEAST_SHOWN + APART if others <= FEW else 0.0
        return min(most, (board.width - 2 * INSET - STANDS_APART * (others - 1)) / others - piles)

    def badge_line(self, view: View, seat: int) -> str:
        """How many cards a seat has earned; on a narrow cloth also what hangs as a tag elsewhere."""
        if self._narrow and (card := self.turned_up(view, seat)):
            return t("shlif-shluf.label.turned-up", c=card)
        threatened = self._narrow and self.threatened(view, seat)
        words = "shlif-shluf.label.death.short" if threatened else "shlif-shluf.words.earned"
        return t(words, n=len(view.zones[f"won.{seat}"]))

    def out_line(self, view: View, seat: int) -> str:
        """The seat has lost; its cards count only if all have."""
        return t(self._out_words, n=len(view.zones[f"won.{seat}"]))

    def tags(self, view: View, seat: int) -> list[Tag]:
        """A tag for death, at the seat that it threatens; before the first turn whose card is which."""
        if card := self.turned_up(view, seat):
            return [Tag(t("shlif-shluf.label.turned-up", c=card), tone="saffron" if is_diamond(card) else "paper")]
        return [Tag(t("shlif-shluf.label.death"), tone="pom")] if self.threatened(view, seat) else []

    def threatened(self, view: View, seat: int) -> bool:
        """Whether death leaves this seat only half of the row of this turn."""
        return bool(view.vars["death"]) and seat == self._turn and not view.over

    def quiet_fact(self, view: View) -> str:
        """How long the game goes on, also for a seat that is the only one left."""
        return t("shlif-shluf.label.until")

    # What may be done

    def cards(self, view: View) -> list[Ref]:
        """The top card of the stock, which can be drawn onto the row."""
        return [STOCK] if view.phase == "draw" and view.legal else []

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """The top card is turned up on the row; a button declares the last card."""
        if held != STOCK or held not in self.cards(view):
            return []
        return [Choice(ROW, ("reveal",), self.words(view, "reveal"))]

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """The top card of the stock can be picked up; the joker in question counts as held."""
        if view.phase == "settle" and view.legal:
            return {self.index_of(view, "row", view.vars["ask"]): "held"}
        return super().marks(view, held)

    def magic_left(self, view: View) -> int:
        """How many cards the magic brings, unless it is stopped."""
        return next((int(fact.args[0]) for fact in super().facts(view) if fact.code == "magic-left"), 0)

    def brings_one(self, view: View) -> bool:
        """Whether a single card comes, whichever suit is named to stop the magic."""
        return view.phase == "magic" and min(self.magic_left(view), len(view.zones["stock"])) <= 1

    def legal(self, view: View) -> Sequence[Action]:
        """If every suit has the same effect, the table asks nobody to choose."""
        return super().legal(view)[: 1 if self.brings_one(view) else None]

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """Whether to go on and at what risk; which suit a joker takes and what that brings; what stops the magic."""
        if not view.decides:
            waits = self.waiting(view)
            return waits._replace(detail=self.danger(view)) if view.phase == "draw" else waits
        if view.phase == "draw":
            last = Button(t("shlif-shluf.button.last"), ("last",))
            go_on = Button(t("shlif-shluf.button.reveal"), ("reveal",), main=True)
            if self.forgone(view):
                to_end = Button(t("pace.to-end"), command=Command.TO_END)
                return Prompt(t("shlif-shluf.voice.won"), self.danger(view), (to_end, last, go_on))
            return Prompt(t("shlif-shluf.voice.draw"), self.danger(view), (last, go_on))
        picker = Picker("", pickers.picks(self, view, list(view.legal)))
        if view.phase == "magic":
            if self.brings_one(view):
                go_on = Button(t("shlif-shluf.button.magic"), (str(self.legal(view)[0]),), main=True)
                return Prompt(t("shlif-shluf.voice.magic-one"), self.danger(view), (go_on,))
            detail = t("shlif-shluf.voice.stop-suit.detail", n=self.magic_left(view))
            return Prompt(t("shlif-shluf.voice.stop-suit"), detail, (), picker)
        sentence = t("shlif-shluf.voice.joker", x=view.vars["ask"])
        if view.phase == "settle":
            return Prompt(sentence, "", (), picker, explains=t("shlif-shluf.voice.joker.detail"))
        return Prompt(sentence, t("shlif-shluf.voice.stopped-by", s=view.vars["named"]), (), picker)

    def forgone(self, view: View) -> str:
        """Whatever is legal, once this seat has won for certain."""
        return str(view.legal[-1]) if has_won(view) else ""

    def danger(self, view: View) -> str:
        """The chance of the ace, what ends the turn, what death would leave."""
        risk = self.risk(view)
        told = [] if risk is None else [t("shlif-shluf.voice.risk", n=risk)]
        if risk == 1:
            told = [t("shlif-shluf.voice.sure")]
        for fact in self.facts_of(view, "death", "may-end", "ends-turn"):
            if fact.args or fact.code != "ends-turn":
                told.append(f"{self.stated(fact)}.")
        return " ".join(told)

    def pick(self, view: View, action: Action) -> Pick:
        """A suit: for a joker with what it brings, for the magic with how many cards could stop it."""
        suit = action.args[-1]
        label = self.capital(t(f"suit.{suit}"))
        if action.verb == "name":
            left, of = self.left(view, SUITS.index(suit)), len(view.zones["stock"])
            detail = t("shlif-shluf.label.of", n=left, of=of)
            return Pick(label, (str(action),), detail, suit=suit)
        brings = (fact.args for fact in self.facts_of(view, "joker-brings"))
        outcomes = next((found for _, named, *found in brings if named == suit), [])
        words = self.capital(listed([t(f"shlif-shluf.outcome.{one}") for one in outcomes], "either"))
        return Pick(label, (str(action),), words, suit=suit)
