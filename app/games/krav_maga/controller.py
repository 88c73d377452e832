"""Krav Maga at the table (canon 9).

Four fronts side by side across the middle, each a line of cards that goes up towards the other seat and down towards
one's own each at its level, with a scale behind them. Badge, won piles and stock at the start side, the cards laid in
secret at the end side. Both are turned up together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from app.engine import Event, View
from app.games.krav_maga.rules import PILE, STEP, WON_AT
from app.table.controller import SHORT_NAME
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.opposite import Opposite
from app.table.prompts import Button, Choice, Hem, Prompt, Ref, Rest
from app.table.shares import SeatedController, own_hand
from app.table.signs import Badge, Caption, Peek, ScaleLine, Sign, SuitPlate, Tag, Tone
from app.wording import t
from app.wording.bidi import listed
from app.wording.sentences import fact_sentence

SUITS_SHOWN = "SHCD"
"""The order of the fronts: colours alternate."""
FROM, TO = 0.2, 0.845
"""Where the fronts begin and end, from the start edge."""
SCALE_FROM = 0.172
SIDE = 0.16
"""How wide the column of badges, piles and stock is."""
STOCK_X, FIELD_X, HAND_X = 0.085, 0.925, 0.55
HAND_SPAN = 0.56
FRONT_SIZE, FRONT_LEAST = 0.6, 48.0
"""The size of the cards of a front against a hand card, and their least width, px."""
BADGE_HALF = 80.0
"""From the middle of a badge to where its won piles begin, px."""
TAG, AIR, LABEL = 28.0, 12.0, 26.0
"""Pixels for the level below a front, round what stands between the seats, and below the stock and the field."""
STILL_MS, TURNED_MS, TAKES_MS = 300.0, 1500.0, 1800.0
"""How long all is still before both cards turn, how long they are looked at, how long a won front is lit."""


class Field(NamedTuple):
    """The room of the fronts: where level 0 is and the bounds, px from the top, the size of cards, px of a level."""

    upper: float
    lower: float
    size: float
    step: float

    @property
    def zero(self) -> float:
        """Where a card of level 0 has its middle."""
        return (self.upper + self.lower) / 2


class KravMagaController(SeatedController):
    """Two seats; the cards that both lay in a round are turned up together."""

    game = "krav-maga"
    across = 9.0
    _levels: Mapping[str, Sequence[int]] = {}
    _turned: Mapping[str, tuple[int, Ref]] = {}
    """The cards being turned up: who laid them, and where they lie then."""

    # Where things lie

    def watch(self, view: View) -> None:
        """The levels of the cards of each front, which the zones do not tell."""
        self._levels = dict(view.vars["levels"])
        self._turned = {}

    def seating(self, board: Board) -> Opposite:
        """Both badges at the start side."""
        return Opposite(board, self.agreed.seats, self.me)

    def field(self, board: Board) -> Field:
        """What is left between the hands."""
        seating = self.seating(board)
        card = board.card
        size = max(FRONT_LEAST, FRONT_SIZE * card) / card
        upper = max(seating.badge_height, card * seating.closed * RATIO) + AIR
        lower = seating.height - card * RATIO - AIR - TAG
        return Field(upper, lower, size, (lower - upper - size * card * RATIO) / (2 * WON_AT))

    @staticmethod
    def column(suit: str) -> tuple[float, float]:
        """The middle and the width of a front, shares from the start edge."""
        wide = (TO - FROM) / len(SUITS_SHOWN)
        return FROM + wide * (SUITS_SHOWN.index(suit) + 0.5), wide

    def levels(self, suit: str, cards: Sequence[str]) -> list[int]:
        """The level of each card of a front as the seat below counts; cards turned up just now go one on."""
        found = list(self._levels.get(suit, ()))[: len(cards)]
        for text in cards[len(found) :]:
            by = self._turned.get(text)
            found.append((found[-1] if found else 0) + (STEP[by[0]] if by is not None else 0))
        return [STEP[self.me] * level for level in found]

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Fronts across the middle, hands above and below, piles at badges, the field of each seat at the end side."""
        seating, field = self.seating(board), self.field(board)
        card, high = board.card, seating.height
        found = []
        for suit in SUITS_SHOWN:
            zone = f"front.{suit}"
            x, wide = self.column(suit)
            unit = field.step / (field.size * card * RATIO)
            lifts = tuple(level * unit for level in self.levels(suit, zones[zone]))
            front = Spot(zone, Shape.ROW, x, field.zero / high, scale=field.size, span=wide * 0.94, step=0.6, free=0.02)
            # The last card decides, so it is at the right, on top, in both reading directions.
            order = tuple(reversed(range(len(lifts)))) if board.rtl else ()
            found.append(replace(front, order=order, lifts=lifts))
        half = (field.lower - field.upper) / 2
        size = min(0.85, (half - LABEL - 6) / (card * RATIO))
        closed = seating.closed
        for seat in range(self.agreed.seats):
            below = 1 if seat == self.me else -1
            y = (field.zero + below * half / 2 - LABEL / 2) / high
            found.append(Spot(f"held.{seat}", Shape.PILE, FIELD_X, y, scale=size, outlined=seat == self.me))
            if seat == self.me:
                found.append(own_hand(f"hand.{seat}", zones[f"hand.{seat}"], x=HAND_X, span=HAND_SPAN))
            else:
                y = (AIR / 2 + card * closed * RATIO / 2) / high
                found.append(Spot(f"hand.{seat}", Shape.ROW, 0.5, y, scale=closed, span=0.3, step=0.6, free=0.04))
            found += self.piles(zones, board, seat)
        top, low = (self.pile_y(board, seat) for seat in (1 - self.me, self.me))
        room = (low - top) * high - card * closed * RATIO - LABEL - 24
        y = (top + low) / 2 - LABEL / 2 / high
        found.append(Spot("stock", Shape.PILE, STOCK_X, y, scale=min(0.7, room / (card * RATIO))))
        return found

    def pile_y(self, board: Board, seat: int) -> float:
        """How far down the won piles of a seat lie: below the badge of the other, above one's own."""
        seating = self.seating(board)
        away = (seating.badge_height / 2 + 8 + board.card * seating.closed * RATIO / 2) / seating.height
        return seating.badge(seat).y + (-away if seat == self.me else away)

    def piles(self, zones: Mapping[str, Sequence[str]], board: Board, seat: int) -> list[Spot]:
        """The won piles of a seat side by side; empty ones out of sight."""
        seating = self.seating(board)
        size = seating.closed
        shown = [name for name in PILE[seat] if zones[name]]
        wide = SIDE * seating.width / board.card - size
        step = min(1.12 * size, wide / max(1, len(shown) - 1))
        x, _ = seating.badge(seat)
        first = max(6.0, seating.start(x) * seating.width - BADGE_HALF) / board.card
        found = []
        for name in PILE[seat]:
            number = shown.index(name) if name in shown else len(shown)
            shape = Shape.PILE if name in shown else Shape.AWAY
            dx, y = first + size / 2 + number * step, self.pile_y(board, seat)
            found.append(Spot(name, shape, 0.0, y, dx=dx, scale=size, outlined=False, over=number))
        return found

    def hem(self, view: View, board: Board) -> Hem | None:
        """In front of one's own hand, which is not in the middle."""
        hem = super().hem(view, board)
        return hem._replace(centre=board.point(HAND_X, 1.0)[0]) if hem is not None and hem.edge == "bottom" else hem

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The scale, the level of each front, the stock, the field, the own card laid in secret."""
        seating, field = self.seating(board), self.field(board)
        wide = (TO - SCALE_FROM) * seating.width / board.width
        found: list[Sign] = []
        for level in range(-WON_AT, WON_AT + 1):
            y = (field.zero - level * field.step) / seating.height
            words = t("krav-maga.label.level", n=level)
            bound = abs(level) == WON_AT
            found.append(ScaleLine(words, x=(SCALE_FROM + TO) / 2, y=y, width=wide, bound=bound))
        for suit in SUITS_SHOWN:
            found += self.front_labels(view, board, suit)
        n = len(view.zones["stock"])
        found.append(Caption("name" if n else "count", t("krav-maga.label.stock", n=n), zone="stock", width=0.14))
        held = view.card_at(f"held.{self.me}", 0) if view.zones[f"held.{self.me}"] else None
        if held is not None:
            found.append(Peek(Ref(f"held.{self.me}", 0), held))
        if not view.over:
            found.append(Caption("count", t("krav-maga.label.field"), zone=f"held.{self.me}", width=0.14))
        return found

    def front_labels(self, view: View, board: Board, suit: str) -> list[Sign]:
        """The level of a front for the seat below, or the suit of a front that is not open."""
        seating, field = self.seating(board), self.field(board)
        x, _ = self.column(suit)
        y = (field.lower + TAG / 6) / seating.height
        cards = view.zones[f"front.{suit}"]
        if not cards:
            across = max(30.0, min(56.0, 2 * field.step))
            plate = SuitPlate(suit, x=x, y=field.zero / seating.height, across=across)
            return [plate, Caption("small", t("krav-maga.label.no-front"), x=x, y=y, width=0.14)]
        level = self.levels(suit, cards)[-1]
        tone: Tone = "olive" if level > 0 else "pom" if level < 0 else "paper"
        return [Tag(t("krav-maga.label.front", s=suit, n=level), x=x, y=y, tone=tone)]

    def badges(self, view: View, board: Board) -> list[Badge | Tag]:
        """Names are short where there is little room."""
        found = super().badges(view, board)
        if board.width >= 1000:
            return found
        return [
            replace(sign, name=f"{sign.name[:SHORT_NAME].rstrip()}…")
            if isinstance(sign, Badge) and len(sign.name) > SHORT_NAME
            else sign
            for sign in found
        ]

    def badge_line(self, view: View, seat: int) -> str:
        """Points of advantage, and the value of the piles, which decides where points are equal."""
        points, value = self.worth(view, seat)
        return t("krav-maga.label.badge", n=points, value=value)

    def worth(self, view: View, seat: int) -> tuple[int, int]:
        """The points of a seat and the value of its piles."""
        of = [fact for fact in view.game.rules.facts(view) if fact.code in ("points", "pile-values")]
        facts = {fact.code: int(fact.args[1]) for fact in of if fact.args[0] == seat}
        return facts["points"], facts["pile-values"]

    def standing(self, view: View, seat: int) -> float:
        """Points, and as fractions the value of the piles."""
        points, value = self.worth(view, seat)
        return points + value / 1000

    def quiet_fact(self, view: View) -> str:
        """How many rounds are left."""
        left = next((fact for fact in view.game.rules.facts(view) if fact.code == "rounds-left"), None)
        return fact_sentence(self.game, left) if left is not None else ""

    # What may be done

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """A card is laid in the field; dropping it on the front of its suit means the same."""
        return [
            Choice(target, choice.actions, choice.words)
            for choice in super().choices(view, held)
            for target in (choice.target, Ref(f"front.{self.text(view, held)[1]}"))
        ]

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What a card would do on its front; which fronts one more card would win, for either side."""
        if view.turn != view.seat or view.seat is None:
            waits = self.waiting(view)
            laid = self.seat is not None and view.zones[f"held.{self.seat}"]
            return waits._replace(detail=t("krav-maga.voice.laid")) if laid else waits
        if held is not None and self.choices(view, held):
            return self.consequence(view, self.text(view, held))
        levels = {fact.at[-1]: fact.args[0] for fact in view.game.rules.facts(view) if fact.code == "level"}
        near = WON_AT - 1
        threats, chances = ([s for s in SUITS_SHOWN if levels.get(s) == level] for level in (-near, near))
        other = self.called(1 - view.seat)
        told = [t("krav-maga.voice.threat", who=other, all=threats)] if threats else []
        told += [t("krav-maga.voice.chance", all=chances)] if chances else []
        return Prompt(t("krav-maga.voice.choose"), " ".join(told) or t("krav-maga.voice.choose.detail"))

    def consequence(self, view: View, text: str) -> Prompt:
        """What a card would do on its front by itself, and what if the other seat lays one of its suit."""
        facts = {fact.code: fact.args for fact in view.game.rules.facts(view) if fact.at == f"front.{text[1]}"}
        after, gains = facts["push"]
        before = facts["level"][0] if "level" in facts else 0
        other = self.called(1 - view.decider)
        how = "gathers" if gains else "opens" if "level" not in facts else "defends" if before < 0 else "pushes"
        sentence = t(f"krav-maga.voice.held.{how}", x=text, s=text[1], n=after, before=before, cards=gains)
        detail = t("krav-maga.voice.both", who=other, s=text[1], n=before)
        if before == 1 - WON_AT:
            detail = t("krav-maga.voice.both.lost", who=other, s=text[1])
        button = Button(t("krav-maga.button.commit"), (f"commit:{text}",), main=True)
        return Prompt(sentence, detail, (button,))

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """Everything is still before both cards turn; who laid which is kept, for their levels and for the sentence."""
        source = str(event.args.get("from", ""))
        if event.code != "moved" or not source.startswith("held.") or not event.into:
            return Rest()
        place = Ref(str(event.args["to"]), event.into[0])
        self._turned = {**self._turned, event.laid[0]: (int(source[-1]), place)}
        return Rest(STILL_MS)

    def rest(self, event: Event, view: View) -> Rest:
        """Both cards are looked at; a won front is lit."""
        if event.code == "moved" and str(event.args["to"]).startswith("front."):
            cards = [t("log.card-of", who=self.called(seat), c=text) for text, (seat, _) in self._turned.items()]
            lit = tuple(place for _, place in self._turned.values())
            return Rest(TURNED_MS, lit, words=t("log.turned-up", all=listed(cards)))
        if event.code == "said" and event.args["code"] == "point":
            seat, suit = event.args["args"]
            front = f"front.{suit}"
            lit = tuple(Ref(front, index) for index in range(len(view.zones[front])))
            words = t("krav-maga.log.point", who=self.called(int(seat)), suit=suit, n=len(lit))
            return Rest(TAKES_MS, lit, t("krav-maga.label.point"), words)
        return Rest()
