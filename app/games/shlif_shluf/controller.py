"""Shlif Shluf at the table (canon 9).

The stock in the middle with its odds, beside it the four suits: what each does as a last card, how many are left, which
of them end the turn now. The row of the turn lies before the person at the screen, pairs bracketed, jokers with a suit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from app.art.states import MarkKind
from app.engine import Action, Event, Fact, Result, View
from app.engine.cards import SUITS
from app.table import pickers
from app.table.controller import SHORT_NAME, Controller
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.prompts import Button, Choice, Pick, Picker, Prompt, Ref, Rest
from app.table.signs import Badge, Bracket, Caption, Ring, Sign, SuitPlate, Tag, Worn
from app.wording import t
from app.wording.bidi import listed
from app.wording.sentences import fact_sentence

SUITS_SHOWN = "SHCD"
"""The order of the suits: colours alternate."""
ACE = "AD"
STOCK, ROW = Ref("stock", 0), Ref("row")
ROW_SPAN = 0.5
"""How wide the row of the turn may be: own badge and own cards lie beside it."""
ROW_FREE, SHOW_FREE = 0.1, 0.05
"""However long a row becomes, it stays one line."""
SMALLEST = 0.5
"""A long row has smaller cards before they overlap, down to this."""
BRACKET, FOOT, LABEL = 50.0, 12.0, 46.0
"""Pixels above the row for brackets, below it, and below the stock for its name."""
CAPTION, WORDS = 13.0, 44.0
"""Pixels from the suits up to the middle of the line above them, and for the words below their plates."""
STOCK_WORDS, SUIT_WORDS = 104.0, 56.0
"""The least width of the stock and of a suit, with the words below them, px."""
ODDS, GAP = 210.0, 18.0
"""How wide the risk stands beside the stock, and the distance between what stands in the middle, px."""
MARK = 62.0
"""From the edge of a seat's earned cards to the middle of a mark beside them, px."""
EFFECT_MS, CARD_MS, TURNED_MS, ACE_MS, EARN_MS, START_MS = 1400.0, 650.0, 700.0, 1500.0, 900.0, 550.0
"""How long an effect is read, a card of chaos, life or magic is seen, another seat's card, the ace, what is earned,
a card that finds who starts."""


class Centre(NamedTuple):
    """What stands in the middle: sizes and where the middles of its parts are, px from the middle of the cloth."""

    y: float
    stock: float
    plate: float
    stock_at: float
    odds_at: float | None
    suits_at: float
    suits_y: float
    step: float


class ShlifShlufController(Controller):
    """Two to six seats, played counter-clockwise; everything is open except the order of the stock."""

    game = "shlif-shluf"
    across = 8.0
    lines = 1.46
    clockwise = False
    _turn: int | None = None

    # Where things lie

    def row_size(self, board: Board) -> float:
        """The size of the cards of a short row."""
        return 1.0 if board.height > 540 else 0.86

    def upper(self, board: Board) -> float:
        """The upper edge of the middle, px: below the earned cards of whoever sits above it, below badges beside it."""
        seating = self.seating(board)
        pile = board.card * seating.closed * RATIO
        edges = [14.0]
        for seat in seating.others:
            x, y = seating.badge(seat)
            if y < 0.2:
                edges.append(seating.below(seat, pile + 8 if 0.2 < x < 0.8 else 8) * seating.height)
        return max(edges)

    def middle(self, board: Board) -> Centre:
        """Stock, risk and suits side by side between the seats above and the row."""
        seating = self.seating(board)
        upper = self.upper(board)
        lower = seating.height - FOOT - self.row_size(board) * board.card * RATIO - BRACKET
        room = (0.5 if len(seating.others) > 1 else 0.66) * seating.width
        stock = max(0.5, min(1.15, (lower - upper - LABEL - 12) / (board.card * RATIO), 0.26 * room / board.card))
        wide = max(STOCK_WORDS, board.card * stock)
        plate = max(36.0, min(66.0, (lower - upper) * 0.3, (room - wide - GAP) / 4 / 1.22))
        step = max(SUIT_WORDS, plate * 1.3)
        odds = room > wide + ODDS + 2 * GAP + 4 * step
        whole = wide + GAP + 4 * step + (ODDS + GAP if odds else 0.0)
        start = -whole / 2
        suits = start + whole - 2 * step
        middle = (upper + lower - LABEL) / 2 / seating.height
        risk = start + wide + GAP + ODDS / 2 if odds else None
        suits_y = ((upper + lower) / 2 + CAPTION) / seating.height
        return Centre(middle, stock, plate, start + wide / 2, risk, suits, suits_y, step)

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """The stock in the middle, what chaos turns up beside it, the row below, earned cards at their seats."""
        seating, middle = self.seating(board), self.middle(board)
        card = board.card
        count, most = len(zones["row"]), self.row_size(board)
        fits = ROW_SPAN * seating.width / (card * 1.06 * max(1, count))
        size = max(SMALLEST, min(most, fits))
        y = 1.0 - (FOOT + most * card * RATIO / 2) / seating.height
        end = middle.suits_at + 2 * middle.step
        start = middle.stock_at + middle.stock * card / 2 + GAP
        show = (end - start) / seating.width
        found = [
            Spot("stock", Shape.PILE, 0.5, middle.y, dx=middle.stock_at / card, scale=middle.stock),
            Spot("row", Shape.ROW, 0.5, y, scale=size, span=ROW_SPAN, step=1.06, places=1, free=ROW_FREE),
            Spot(
                "show",
                Shape.ROW,
                0.5,
                middle.y,
                dx=(start + end) / 2 / card,
                scale=min(0.8, middle.stock),
                span=show,
                step=1.06,
                free=SHOW_FREE,
            ),
        ]
        for seat in range(self.agreed.seats):
            found.append(self.earned(seat, board))
        return found

    def earned(self, seat: int, board: Board) -> Spot:
        """The earned cards of a seat: below its badge, one's own in the lower end corner."""
        seating = self.seating(board)
        if seat == self.me:
            low = 1.0 - 32.0 / seating.height
            return Spot(f"won.{seat}", Shape.PILE, 1.0, low, dx=-0.5, dy=-0.31, scale=0.62, outlined=False)
        half = board.card * seating.closed * RATIO / 2
        start = seating.start(seating.badge(seat).x)
        y = seating.below(seat, half)
        return Spot(f"won.{seat}", Shape.PILE, start, y, scale=seating.closed, outlined=False)

    # What stands on the cloth

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Nobody is in turn while events are told: whose turn it was stays known, for the mark of death."""
        if view.turn is not None or view.over:
            self._turn = view.turn
        return super().signs(view, board)

    def facts(self, view: View) -> list[Fact]:
        """The facts of the rules; while events are told, not those about a question that has been answered."""
        told = view.turn is None and not view.over
        return view.game.rules.facts(replace(view, phase="draw") if told else view)

    def fact(self, view: View, code: str) -> Fact | None:
        """The fact with this code, of which there is at most one."""
        return next((fact for fact in self.facts(view) if fact.code == code), None)

    def risk(self, view: View) -> int | None:
        """One chance in how many that the ace is turned up next; None if it cannot be."""
        return len(view.zones["stock"]) if self.fact(view, "ace-odds") is not None else None

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Name and risk of the stock, the suits, how long the row is, its pairs and the suits of its jokers."""
        found: list[Sign] = [*self.stock_labels(view, board), *self.row_labels(view)]
        if not view.zones["show"]:
            found += self.suit_labels(view, board)
        mine = len(view.zones[f"won.{self.me}"])
        if mine:
            found.append(Caption("count", t("table.cards", n=mine), zone=f"won.{self.me}", width=0.1))
        return found

    def stock_labels(self, view: View, board: Board) -> list[Sign]:
        """How many cards the stock holds and the chance that the next one is the ace."""
        middle, n, risk = self.middle(board), len(view.zones["stock"]), self.risk(view)
        if not n:
            return [Caption("count", t("shlif-shluf.label.no-stock"), zone="stock", width=0.12)]
        jokers = self.jokers(view)
        name = t("shlif-shluf.label.stock", n=n)
        line = t("shlif-shluf.label.jokers", n=jokers) if jokers else ""
        wide = (max(STOCK_WORDS, board.card * middle.stock) + GAP) / board.width
        if risk is None or middle.odds_at is None:
            told = t("shlif-shluf.label.odds.line", x=ACE, n=risk) if risk is not None else name
            return [Caption("name", told, name if risk is not None else line, zone="stock", width=wide)]
        found: list[Sign] = [Caption("name", name, line, zone="stock", width=wide)]
        if not view.zones["show"]:
            odds, words = t("shlif-shluf.label.odds", n=risk), t("shlif-shluf.label.odds.ace")
            at = middle.odds_at / board.card
            found.append(Caption("number", odds, words, y=middle.y, dx=at, width=ODDS / board.width))
        return found

    def jokers(self, view: View) -> int:
        """How many jokers the stock holds."""
        out = self.fact(view, "still-out")
        return int(out.args[len(SUITS)]) if out is not None else 0

    def suit_labels(self, view: View, board: Board) -> list[Sign]:
        """What each suit does as a last card and how many are left; the ones that end the turn now are ringed."""
        middle = self.middle(board)
        facts = {fact.code: fact.args for fact in self.facts(view)}
        ends, may = facts.get("ends-turn", ()), facts.get("may-end", ())
        out = facts.get("still-out", ())
        found: list[Sign] = []
        for number, suit in enumerate(SUITS_SHOWN):
            left = f"\n{out[SUITS.index(suit)]}" if out and not view.over else ""
            words = t(f"shlif-shluf.label.suit.{suit}") + left
            at = (middle.suits_at + (number - 1.5) * middle.step) / board.card
            ring: Ring = "sure" if suit in ends else "open" if suit in may else "none"
            found.append(SuitPlate(suit, words, y=middle.suits_y, dx=at, across=middle.plate, ring=ring))
        words = t("shlif-shluf.label.ends" if ends or may else "shlif-shluf.label.effects")
        up = -((middle.plate + WORDS) / 2 + CAPTION) / (board.card * RATIO)
        found.append(Caption("small", words, y=middle.suits_y, dx=middle.suits_at / board.card, dy=up, width=0.3))
        return found

    def row_labels(self, view: View) -> list[Sign]:
        """How many cards the row has, a bracket over each pair, the suit of each joker."""
        row = view.zones["row"]
        if not row:
            return []
        count = t("table.cards", n=len(row))
        found: list[Sign] = [Caption("count", count, zone="row", side="end", dx=0.06, width=0.12)]
        pairs = [(int(fact.args[0]), str(fact.args[1])) for fact in self.facts(view) if fact.code == "pair"]
        runs: list[list[int]] = []
        for index, suit in pairs:
            if runs and runs[-1][-1] == index - 1 and (index - 1, suit) in pairs:
                runs[-1].append(index)
            else:
                runs.append([index - 1, index])
        words = t("shlif-shluf.label.pair")
        found += [Bracket(words, cards=tuple(Ref("row", i) for i in run)) for run in runs]
        for fact in self.facts(view):
            if fact.code == "row-suit":
                card = Ref("row", list(row).index(str(fact.args[0])))
                found.append(Worn(card, str(fact.args[1])))
        return found

    def badge_line(self, view: View, seat: int) -> str:
        """How many cards a seat has earned."""
        return t("shlif-shluf.words.earned", n=len(view.zones[f"won.{seat}"]))

    def out_line(self, view: View, seat: int) -> str:
        """It has lost; its cards count only when all have."""
        return t("shlif-shluf.label.out", n=len(view.zones[f"won.{seat}"]))

    def tags(self, view: View, seat: int) -> list[Tag]:
        """Death hangs at the seat that it waits for."""
        if not view.vars["death"] or seat != self._turn or view.over:
            return []
        return [Tag(t("shlif-shluf.label.death"), tone="pom")]

    def badges(self, view: View, board: Board) -> list[Badge | Tag]:
        """The mark of death is below or beside earned cards of others; names are short where there is little room."""
        seating = self.seating(board)
        narrow = board.width < 1000 and view.game.seats > 3
        found: list[Badge | Tag] = []
        for sign in super().badges(view, board):
            if isinstance(sign, Tag) and self._turn is not None and self._turn != self.me:
                pile = board.card * seating.closed
                if 0.2 < sign.x < 0.8:
                    inward = (1 if sign.x <= 0.5 else -1) * (pile / 2 + MARK) / board.card
                    sign = replace(sign, y=seating.below(self._turn, pile * RATIO / 2), dx=inward)
                else:
                    sign = replace(sign, y=seating.below(self._turn, pile * RATIO + 14))
            elif isinstance(sign, Badge) and narrow and len(sign.name) > SHORT_NAME:
                sign = replace(sign, name=f"{sign.name[:SHORT_NAME].rstrip()}…")
            found.append(sign)
        return found

    def chip(self, view: View) -> str:
        """No round is counted."""
        return ""

    def score_words(self, result: Result, seat: int) -> str:
        """How many cards count for a seat at the end."""
        return t("shlif-shluf.words.earned", n=result.scores[seat])

    # What may be done

    def cards(self, view: View) -> list[Ref]:
        """The top card of the stock can be drawn onto the row."""
        return [STOCK] if view.phase == "draw" and view.legal else []

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """The top card is turned up on the row; a button declares the last card."""
        if held != STOCK or held not in self.cards(view):
            return []
        return [Choice(ROW, ("reveal",), self.words(view, "reveal"))]

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """The top card of the stock can be picked up; a joker that is asked about is in hand."""
        if view.phase == "settle" and view.legal:
            return {self.index_of(view, "row", view.vars["ask"]): "held"}
        return super().marks(view, held)

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """Whether to go on and at what risk; which suit a joker takes and what that brings; what stops the magic."""
        if view.turn != view.seat or view.seat is None:
            waits = self.waiting(view)
            return waits._replace(detail=self.danger(view)) if view.phase == "draw" else waits
        if view.phase == "draw":
            last = Button(t("shlif-shluf.button.last"), ("last",))
            go_on = Button(t("shlif-shluf.button.reveal"), ("reveal",), main=True)
            return Prompt(t("shlif-shluf.voice.draw"), self.danger(view), (last, go_on))
        picker = Picker("", pickers.picks(self, view, list(view.legal)))
        if view.phase == "magic":
            left = self.fact(view, "magic-left")
            detail = t("shlif-shluf.voice.stop-suit.detail", n=left.args[0] if left is not None else 0)
            return Prompt(t("shlif-shluf.voice.stop-suit"), detail, (), picker)
        sentence = t("shlif-shluf.voice.joker", x=view.vars["ask"])
        if view.phase == "settle":
            return Prompt(sentence, t("shlif-shluf.voice.joker.detail"), (), picker)
        return Prompt(sentence, t("shlif-shluf.voice.stopped-by", s=view.vars["named"]), (), picker)

    def danger(self, view: View) -> str:
        """The chance of the ace, what ends the turn, what death would leave."""
        risk = self.risk(view)
        told = [] if risk is None else [t("shlif-shluf.voice.risk", n=risk)]
        if risk == 1:
            told = [t("shlif-shluf.voice.sure")]
        for fact in self.facts(view):
            if fact.code in ("death", "may-end") or (fact.code == "ends-turn" and fact.args):
                told.append(f"{fact_sentence(self.game, fact)}.")
        return " ".join(told)

    def pick(self, view: View, action: Action) -> Pick:
        """A suit: for a joker with what it brings, for the magic with how many cards could stop it."""
        suit = action.args[-1]
        label = self.capital(t(f"suit.{suit}"))
        if action.verb == "name":
            out = self.fact(view, "still-out")
            left = out.args[SUITS.index(suit)] if out is not None else 0
            detail = t("shlif-shluf.label.of", n=left, of=len(view.zones["stock"]))
            return Pick(label, (str(action),), detail, suit=suit)
        brings = next((f for f in self.facts(view) if f.code == "joker-brings" and f.args[1] == suit), None)
        outcomes = brings.args[2:] if brings is not None else ()
        words = self.capital(listed([t(f"shlif-shluf.outcome.{one}") for one in outcomes], "either"))
        return Pick(label, (str(action),), words, suit=suit)

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """What a turn has brought is lit before it is taken."""
        taken = event.code == "moved" and event.args["from"] == "row"
        if not taken or str(event.args["to"]) != f"won.{self._turn}":
            return Rest()
        lit = tuple(Ref("row", index) for index in range(len(event.cards)))
        return Rest(EARN_MS, lit, t("shlif-shluf.label.earns", n=len(event.cards)))

    def rest(self, event: Event, view: View) -> Rest:
        """Cards come one by one and are looked at; effects and losses are said."""
        match event.code:
            case "said":
                return self.heard(str(event.args["code"]), event.args["args"], view)
            case "shown" if event.args["zone"] == "stock":
                return Rest(ACE_MS, (STOCK,))
            case "moved" if event.args["from"] == "stock":
                if event.args["to"] == "row":
                    return Rest(TURNED_MS if self._turn != self.seat else 0.0)
                return Rest(CARD_MS)
        return Rest()

    def heard(self, code: str, args: Sequence[int], view: View) -> Rest:
        """What is said at the table, as a sentence."""
        match code:
            case "ritual":
                return Rest(START_MS, words=t("shlif-shluf.log.reveal", who=self.called(args[0]), c=args[1]))
            case "starts":
                return Rest(EFFECT_MS, words=t("shlif-shluf.log.starts", who=self.called(args[0])))
            case "chaos":
                return Rest(EFFECT_MS, words=t("shlif-shluf.voice.chaos", who=self.called(args[0]), n=args[1]))
            case "death":
                return Rest(EFFECT_MS, words=t("shlif-shluf.log.death", who=self.called(args[0])))
            case "lost":
                # A seat that begins a turn under death with not a single card loses without the ace.
                single = not view.zones["row"] and len(view.zones["stock"]) == 1
                name = "shlif-shluf.log.last-card-lost" if single else "shlif-shluf.voice.lost"
                return Rest(EFFECT_MS, words=t(name, who=self.called(args[0])))
            case "life" | "divided" | "halved":
                return Rest(EFFECT_MS, words=t(f"shlif-shluf.said.{code}", *args))
        return Rest()
