"""Krav Maga at the table (canon 9).

Four fronts stand side by side across the middle, with a scale behind them. Each is a line of cards that rises towards
the other seat and falls towards the reader's with the level of each card. The stock is at the start side, the cards
laid in secret at the end side; both are turned up together. Won piles lie at the badges.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, NamedTuple

from app.engine import Action, Event, Reason, Result, View
from app.games.krav_maga.rules import PILE, ROUNDS, STEP, WON_AT, value_of
from app.table.blocks import Block, Cards, Column, Hand, Row, Words
from app.table.controller import MOST_CARDS, Controller, label_width
from app.table.datum import varied
from app.table.endings import End
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.layout import SHRINKS, SORTED, backs, stage
from app.table.measures import TAG_HIGH, words_room
from app.table.prompts import Button, Choice, Deed, Passes, Prompt, Ref, Rest
from app.table.reading import long_enough
from app.table.signs import ABOUT, Caption, Peek, ScaleLine, Sign, SuitPlate, Tag, Tone
from app.wording import t
from app.wording.bidi import listed
from app.wording.tellers import named
from app.wording.tellers.seated import turned_up

UNBROKEN = "\u00a0· "
"""Separates the fronts that are listed at the end: a line breaks after it, not before."""
FRONT_SIZE, FRONT_LEAST = 0.85, 40.0
"""The wanted width of the cards of a front, as a multiple of a hand card, and their least width, px."""
LEAST_FRONT = 92.0
"""The least width of a front, px, so that the words below it have room."""
LEVEL_STEP, LEAST_LEVEL = 0.28, 0.16
"""The wanted and the least distance of two levels, in heights of the cards on them."""
NEIGHBOURS, NEAREST = 0.6, 0.3
"""The distance of neighbouring cards of a front if there is room, and the least in a long front, in widths."""
WON, LEAST_WON = 0.57, 44.0
"""The same for the piles that the other seat has won, whose upper card lies open."""
ASIDE, LEAST_ASIDE = 0.85, 34.0
"""For stock and field, the same as for fronts."""
SCALE, GAP = 44.0, 16.0
"""The width of the scale's figures, and the gap between neighbours, px."""
BEYOND = 20.0
"""From the last figure of the scale to the words beyond it, px."""
STILL_MS = 300.0
TURNED_MS = 1500.0
TAKES_MS = 1800.0
"""The pause before both cards turn, how long they are shown, and how long a won front is lit, ms."""


class Field(NamedTuple):
    """Where the fronts lie, px inside the hem: both ends from the start edge, level 0 from the top, one level."""

    start: float
    end: float
    zero: float
    step: float


class KravMagaController(Controller):
    """Two seats; the cards that both lay in a round are turned up together."""

    game = "krav-maga"
    measure = "evening.end.course.points"
    ends: ClassVar[Mapping[str, End]] = {"to:front": End("fight", who=False), "point": End("fight")}
    counts = "point"
    in_secret = ("commit",)
    across = 9.0
    unlined = ("pile",)
    _levels: Mapping[str, Sequence[int]] = {}
    _turned: Mapping[str, tuple[int, Ref]] = {}
    """The cards being turned up, with the seat that laid each and where it lies then."""
    _gathers: Mapping[int, Collection[str]] = {}
    """The moments in what is being told in which cards are turned up that gather fronts, with their suits."""
    _ended: View | None = None
    """The view in which the end was told."""

    # Where things lie

    def watch(self, view: View) -> None:
        """Remember the level of every card on a front, which the zones do not show."""
        super().watch(view)
        self._levels = dict(view.vars["levels"])
        self._turned = {}

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The fronts between the hands, the stock at the start side, both secret cards at the end side."""
        me = self.me
        other = 1 - self.me
        wide = label_width(board)
        stock = Cards(
            "stock", Shape.PILE, ASIDE, LEAST_ASIDE, SHRINKS["piles"], holds=12,
            label=words_room("name", t("krav-maga.label.stock", n=MOST_CARDS), width=wide),
        )  # fmt: skip
        theirs = Cards(f"held.{other}", Shape.PILE, ASIDE, LEAST_ASIDE, SHRINKS["piles"])
        words = (t("krav-maga.label.field"), t("krav-maga.label.field.laid"))
        rooms = [words_room("count", one, width=wide) for one in words]
        mine = varied(theirs, zone=f"held.{me}", label=max(rooms, key=lambda room: room[1]))
        sides = 2 * max(ASIDE * board.card, stock.label[0], mine.label[0]) + SCALE
        fields = self.rooms(zones, board, board.width - 2 * INSET - sides - (len(SORTED) + 2) * GAP)
        fronts = Row((Words("scale", SCALE, 1.0), *map(self.front, SORTED, fields)), gap=GAP)
        return self.company(board).ring(
            Row((stock, fronts, Column((theirs, mine), gap=GAP)), gap=GAP, spread=True),
            Hand(f"hand.{me}", len(zones[f"hand.{me}"])),
            lambda seat: (Row((backs(f"hand.{seat}", 6), self.piles(zones, seat))),),
            over=self.piles(zones, me),
            at=(0.5, 0.5),
        )

    @staticmethod
    def rooms(zones: Mapping[str, Sequence[str]], board: Board, room: float) -> list[float]:
        """The greatest width of each front, px: a long one takes room from shorter ones, so that it can be read."""
        width, counts = FRONT_SIZE * board.card, [stage(len(zones[f"front.{suit}"])) for suit in SORTED]
        wishes, needs = (
            [max(LEAST_FRONT, width * (1 + apart * (count - 1))) for count in counts] for apart in (NEIGHBOURS, NEAREST)
        )
        if room >= sum(wishes):
            return [wish + (room - sum(wishes)) / len(wishes) for wish in wishes]
        if room >= sum(needs):
            # All close up equally.
            share = (room - sum(needs)) / (sum(wishes) - sum(needs))
            return [need + share * (wish - need) for need, wish in zip(needs, wishes, strict=True)]
        shares, left = dict[int, float](), room
        for place in sorted(range(len(needs)), key=needs.__getitem__):
            # A front that needs less than an equal share of what is left gets only what it needs.
            shares[place] = min(needs[place], left / (len(needs) - len(shares)))
            left -= shares[place]
        return [shares[place] for place in range(len(needs))]

    @staticmethod
    def front(suit: str, room: float) -> Block:
        """A front, as high as all its levels and `room` px wide, with the words of its level below it."""
        cards = Cards(
            f"front.{suit}", Shape.COLUMN, FRONT_SIZE, FRONT_LEAST, SHRINKS["shared"], holds=2 * WON_AT + 1,
            step=LEVEL_STEP, bears=LEAST_LEVEL, label=(room, 0.0),
        )  # fmt: skip
        return Column((cards, Words(f"level.{suit}", room, TAG_HIGH)))

    @staticmethod
    def piles(zones: Mapping[str, Sequence[str]], seat: int) -> Row:
        """The won piles of a seat; empty ones are not shown."""
        shown = [name for name in PILE[seat] if zones[name]]
        piles = (Cards(name, Shape.PILE, WON, LEAST_WON, SHRINKS["piles"], holds=12) for name in shown)
        return Row(tuple(piles), gap=4.0)

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Put the cards of a front side by side, each at the height of its level."""
        laid, found = self.plan(zones, board), []
        for spot in super().spots(zones, board):
            if not spot.zone.startswith("front."):
                found.append(spot)
                continue
            lifts = tuple(level * spot.step for level in self.levels(spot.zone[-1], zones[spot.zone]))
            # The last card decides, so it is at the right, on top, in both reading directions.
            order = tuple(reversed(range(len(lifts)))) if board.rtl else ()
            x, y = laid.at(spot.zone)
            found.append(varied(
                spot, shape=Shape.ROW, x=x, y=y, span=laid.boxes[spot.zone].width / laid.width, step=NEIGHBOURS,
                free=0.02, order=order, lifts=lifts,
            ))  # fmt: skip
        return found

    def field(self, view: View, board: Board) -> Field:
        """Where the fronts are, and how far apart their levels are."""
        laid = self.plan(view.zones, board)
        first, last = (laid.boxes[f"front.{suit}"] for suit in (SORTED[0], SORTED[-1]))
        step = laid.spots[f"front.{SORTED[0]}"].step * laid.widths[f"front.{SORTED[0]}"] * RATIO
        return Field(laid.boxes["scale"].x, last.x + last.width, first.middle[1], step)

    def levels(self, suit: str, cards: Sequence[str]) -> list[int]:
        """The level of each card of a front as the seat below counts; a card that is being turned up adds one step."""
        return [STEP[self.me] * level for level in self.counted().get(suit, [])[: len(cards)]]

    def counted(self) -> dict[str, list[int]]:
        """The levels of all fronts, as seat 0 counts, with the cards that are being turned up."""
        levels = {suit: [*found] for suit, found in self._levels.items()}
        for text, (seat, _) in self._turned.items():
            found = levels.setdefault(text[1], [])
            found.append((found[-1] if found else 0) + STEP[seat])
        return levels

    def settle(self) -> None:
        """Count turned up cards as part of their fronts, so that those turned up next are told separately."""
        self._levels, self._turned = self.counted(), {}

    def reached(self) -> dict[str, int]:
        """The level of each front for which a card is being turned up, with all of them laid, as seen from below."""
        levels = self.counted()
        return {text[1]: STEP[self.me] * levels[text[1]][-1] for text in self._turned}

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The scale, the level of each front, the stock, the field, and this seat's secret card."""
        laid, field = self.plan(view.zones, board), self.field(view, board)
        x, wide = (field.start + field.end) / 2 / laid.width, (field.end - field.start) / board.width
        found: list[Sign] = []
        for level in range(-WON_AT, WON_AT + 1):
            y = (field.zero - level * field.step) / laid.height
            words = t("krav-maga.label.level", n=level)
            found.append(ScaleLine(words, x=x, y=y, width=wide, bound=abs(level) == WON_AT))
        if self.seat is not None:
            found += self.ends_of_scale(view, board)
        for suit in SORTED:
            found += self.front_labels(view, board, suit)
        n, most = len(view.zones["stock"]), label_width(board) / board.width
        found.append(Caption("name" if n else "count", t("krav-maga.label.stock", n=n), zone="stock", width=most))
        held = view.card_at(f"held.{self.me}", 0) if view.zones[f"held.{self.me}"] else None
        if held is not None:
            found.append(Peek(Ref(f"held.{self.me}", 0), held))
        if not view.over:
            words = t("krav-maga.label.field" if held is None else "krav-maga.label.field.laid")
            found.append(Caption("count", words, zone=f"held.{self.me}", width=most))
        return found

    def ends_of_scale(self, view: View, board: Board) -> list[Sign]:
        """Who gathers a front that reaches this end of the scale: words beyond its first and its last figure."""
        laid, field = self.plan(view.zones, board), self.field(view, board)
        scale, found = laid.boxes["scale"], list[Sign]()
        for name, side in (("mine", -1), ("theirs", 1)):
            words, says = t(f"krav-maga.label.scale.{name}"), t(f"krav-maga.label.does.scale.{name}", n=-side * WON_AT)
            y = (field.zero + side * (WON_AT * field.step + BEYOND)) / laid.height
            about, x = f"{ABOUT}{name}", scale.x / laid.width
            found.append(Caption("count", words, x=x, y=y, align="start", command=about, says=says))
        return found

    def front_labels(self, view: View, board: Board, suit: str) -> list[Sign]:
        """The level of a front for the seat below, or the suit of a front that is not open."""
        laid = self.plan(view.zones, board)
        cards = view.zones[f"front.{suit}"]
        if not cards:
            across = max(30.0, min(56.0, 2 * self.field(view, board).step))
            x, y = laid.at(f"level.{suit}")[0], laid.at(f"front.{suit}")[1]
            return [SuitPlate(suit, x=x, y=y, across=across)]
        level = self.levels(suit, cards)[-1]
        tone: Tone = "olive" if level > 0 else "pom" if level < 0 else "paper"
        says = t("krav-maga.label.does.front", s=suit, n=level, cards=list(cards), value=value_of(cards))
        words = self.stands(suit, level)
        return [laid.placed(f"level.{suit}", Tag(words, tone=tone, command=f"{ABOUT}front.{suit}", says=says))]

    def stands(self, suit: str, level: int) -> str:
        """For whom a front stands, and how far; for an onlooker its level, as the seat below counts."""
        if self.seat is None:
            return t("krav-maga.label.front", s=suit, n=level)
        how = "ahead" if level > 0 else "behind" if level < 0 else "even"
        return t(f"krav-maga.label.front.{how}", s=suit, n=abs(level))

    def told_level(self, suit: str, level: int) -> str:
        """The same in a sentence about both seats; it names the favoured one, because the voice then shows no plate."""
        if not level:
            return t("krav-maga.voice.stands.even", s=suit)
        seat = self.me if level > 0 else 1 - self.me
        return named("krav-maga.voice.stands", self.names, seat, s=suit, n=abs(level))

    def badge_line(self, view: View, seat: int) -> str:
        """Points of advantage; once there are piles, also their value, which decides if points are equal."""
        points, value = self.worth(view, seat)
        return t("krav-maga.label.badge", n=points, value=value) if value else t("seat.points", n=points)

    def worth(self, view: View, seat: int) -> tuple[int, int]:
        """The points of a seat and the value of its piles."""
        of = self.facts_of(view, "points", "pile-values")
        facts = {fact.code: int(fact.args[1]) for fact in of if fact.args[0] == seat}
        return facts["points"], facts["pile-values"]

    def standing(self, view: View, seat: int) -> float:
        """The points, with the value of the piles as a fraction."""
        points, value = self.worth(view, seat)
        return points + value / 1000

    def score_words(self, result: Result, seat: int) -> str:
        """The points and, while the end is on the table, the fronts won with the value of the cards of each."""
        seen = self._seen
        if seen is None or not seen.over or not (won := self.won_fronts(seen, seat)):
            return super().score_words(result, seat)
        points, value = self.worth(seen, seat)
        # The value of a single one is the sum.
        label = "krav-maga.label.won" if len(won) > 1 else "krav-maga.label.won.only"
        fronts = UNBROKEN.join(t(label, s=suit, value=n) for suit, n in won)
        return t("krav-maga.label.end", n=points, value=value, fronts=fronts)

    def won_fronts(self, view: View, seat: int) -> list[tuple[str, int]]:
        """The suits of the piles of a seat in the order in which they were won, and the value of the cards of each."""
        piles = [view.zones[name] for name in PILE[seat] if view.zones[name]]
        return [(cards[0][1], value_of(cards)) for cards in piles]

    def reason(self, result: Result) -> str:
        """Why the game ended; if the gathered cards decide, with their sums on both sides."""
        seen = self._seen if self._seen is not None and self._seen.over else self._ended
        if seen is None or result.reason != "values":
            return super().reason(result)
        winner = int(result.winners[0])
        mine, theirs = (self.worth(seen, seat)[1] for seat in (winner, 1 - winner))
        return t("krav-maga.reason.values.sums", n=mine, m=theirs)

    def chip(self, view: View) -> str:
        """The round; at the end, the last one played."""
        return t("seat.round", n=min(ROUNDS, view.vars["round"]))

    def quiet_fact(self, view: View) -> str:
        """How many rounds are left."""
        return self.stated(self.fact(view, "rounds-left"))

    # What may be done

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """A card is laid in the field; dropping it on the front of its suit has the same effect."""
        return [
            Choice(target, choice.actions, choice.words)
            for choice in super().choices(view, held)
            for target in (choice.target, Ref(f"front.{self.text(view, held)[1]}"))
        ]

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why not: a card that may be laid has only one front."""
        if target.zone.startswith("front.") and self.choices(view, held):
            return Reason("other-front", (self.text(view, held),))
        return super().refusal(view, held, target)

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What a card would do on its front; which fronts one more card would win, for either side."""
        if not view.decides:
            waits = self.waiting(view)
            laid = self.seat is not None and view.zones[f"held.{self.seat}"]
            return waits._replace(explains=t("krav-maga.voice.laid")) if laid else waits
        if held is not None and self.choices(view, held):
            return self.consequence(view, self.text(view, held))
        levels = {fact.at[-1]: fact.args[0] for fact in self.facts_of(view, "level")}
        near = WON_AT - 1
        threats, chances = ([s for s in SORTED if levels.get(s) == level] for level in (-near, near))
        other = self.called(1 - view.decider)
        told = [t("krav-maga.voice.threat", who=other, all=self.either(threats))] if threats else []
        told += [t("krav-maga.voice.chance", all=self.either(chances))] if chances else []
        explains = "" if told else t("krav-maga.voice.choose.detail")
        return Prompt(t("krav-maga.voice.choose"), " ".join(told), explains=explains)

    @staticmethod
    def either(suits: Sequence[str]) -> str:
        """One of these fronts."""
        return listed([t("krav-maga.voice.front", s=suit) for suit in suits], "either")

    def consequence(self, view: View, text: str) -> Prompt:
        """What a card would do on its front alone, and if the other seat lays one of the same suit."""
        facts = {fact.code: fact.args for fact in self.facts(view) if fact.at == f"front.{text[1]}"}
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

    def expect(self, events: Sequence[Event]) -> None:
        """Remember in which of the rounds told next a front is gathered."""
        super().expect(events)
        turned, gathers = 0, dict[int, list[str]]()
        for event in events:
            if event.code == "moved" and event.leaves("held"):
                turned = event.moment
            elif event.said == "point":
                gathers.setdefault(turned, []).append(str(event.about[1]))
        self._gathers = gathers

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """The last card, which had to be laid, is shown with what is turned up next."""
        return Deed(passes="told") if forced and seat == self.seat else Deed()

    def before(self, event: Event, view: View) -> Rest:
        """Pause before both cards turn, and remember who laid which, for their levels and for the sentence."""
        if event.code != "moved" or not event.leaves("held") or not event.into:
            return Rest()
        place = Ref(event.goal, event.into[0])
        self._turned = {**self._turned, event.laid[0]: (event.giver, place)}
        self.replan()
        return Rest(STILL_MS)

    def rest(self, event: Event, view: View) -> Rest:
        """Tell a card that the other seat lays; show both; light a won front."""
        if event.code == "moved" and event.comes_to("held"):
            # If no seat has a choice, another round follows before the next view is laid.
            self.settle()
            seat = event.taker
            said = self.laid_unseen(seat, named("pace.lays-closed", self.names, seat, n=1))
            # Both cards are turned up next, and the sentence then is also about this one.
            return said._replace(passes="begun") if said.words else said
        if event.leaves("front"):
            # The next card that comes there opens the front again.
            self.settle()
            self._levels = {**self._levels, event.source[-1]: ()}
        if event.code == "moved" and event.comes_to("front"):
            words = turned_up([(seat, text) for text, (seat, _) in self._turned.items()], self.names)
            lit = tuple(place for _, place in self._turned.values())
            # The gatherer of a front is told next, and that sentence includes what brought the front to its bound.
            gathered = self._gathers.get(event.moment, ())
            passes: Passes = "told" if gathered else ""
            levels = [self.told_level(suit, level) for suit, level in self.reached().items() if suit not in gathered]
            detail = " ".join(levels)
            return Rest(TURNED_MS, lit, words=words, detail=detail, passes=passes)
        if event.code == "ended":
            self._ended = view
        if event.said == "point":
            seat, suit = event.about
            front = f"front.{suit}"
            lit = tuple(Ref(front, index) for index in range(len(view.zones[front])))
            words = t("krav-maga.log.point", who=self.called(int(seat)), suit=suit, n=len(lit))
            # The last card that came there is the winner's: one of the other seat would have pushed it back.
            why = t("krav-maga.voice.point.why", x=view.zones[front][-1], n=WON_AT)
            return long_enough(Rest(TAKES_MS, lit, t("krav-maga.label.point"), words, who=int(seat), detail=why))
        return Rest()
