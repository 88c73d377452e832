"""Prisoners at the table (canon 9).

Each seat's alpha lies beside it and its tag before it, towards the middle; when all directions are told the tags swing
together, upright or across. A prison is a barred window with a number; its owner sees what sits in it, and all do once
the end is called. Every card that is seen has its value on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from app.art.states import MarkKind
from app.engine import Action, Event, Fact, Reason, Result, View, hidden
from app.engine.cards import RANKS
from app.engine.rules import Verb
from app.games.asirim.terms import Z
from app.table import pickers
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.prompts import Button, Choice, Prompt, Ref, Rest
from app.table.seating import GAP, Seating
from app.table.shares import SeatedController, own_hand
from app.table.signs import Arrow, Bars, Caption, Figure, Peek, Sign
from app.wording import t
from app.wording.bidi import ltr

STOCK = Ref("stock", 0)
ACROSS = 90.0
"""Degrees of a tag that lies across."""
LARGEST, LEAST = 0.78, 40.0
"""The most that laid cards have against a hand card, and the least of them, px."""
OWN_ALPHA_X, OWN_PRISON_X, OWN_PRISON = 0.795, 0.91, 0.6
PILES = {
    1: (0.3, 0.7, 0.6),
    2: (0.42, 0.58, 0.5),
    3: (0.35, 0.65, 0.58),
    4: (0.43, 0.57, 0.5),
    5: (0.35, 0.65, 0.58),
}
"""By the number of others: how far from the start edge stock, discard pile and offered card lie."""
ROOM = 4.0
"""Pixels more between a badge and the cards below it, for the ring round an alpha that has won."""
FEW = 4
"""With more seats than this only what the winner of the round beats has lines."""
TURNED_MS, SWUNG_MS, WON_MS, TOLD_MS, CARD_MS = 1000.0, 1500.0, 1600.0, 1500.0, 900.0
"""How long turned alphas, swung tags and the winner are looked at, a sentence is read, and a single card is seen."""


class Cluster(NamedTuple):
    """Where the cards of another seat lie: pixels from the left and the top, inside the hem."""

    prison: float
    hand: float
    alpha: float
    y: float
    tag: float
    tag_y: float
    middle: float
    width: float


class Cells(Seating):
    """The seats round one board, each with a prison, a hand, an alpha and a tag."""

    @property
    def over(self) -> bool:
        """Whether a seat sits above the middle."""
        return any(abs(self.badge(seat).x - 0.5) < 0.1 for seat in self.others)

    @property
    def own_top(self) -> float:
        """Pixels from the top to the player's hand."""
        return self.height - self.board.card * RATIO * 1.02

    @property
    def laid(self) -> float:
        """How large laid cards are against a hand card: three of them stand above the hand, a row at either side."""
        room = (self.own_top - self.badge_height - ROOM - 6 * GAP) / 3 / RATIO
        return min(LARGEST, max(LEAST, min(room, self.largest)) / self.board.card)

    @property
    def largest(self) -> float:
        """Pixels that laid cards may be wide, so that rows at the sides leave room for the piles of the middle."""
        stock, _, offer = PILES[len(self.others)]
        across, down = self.width, self.height
        # A row is a prison, backs, an alpha and a tag that may lie across: 3.12 cards and the backs.
        backs = self.backs + 33.0
        match len(self.others):
            case 1:
                return ((offer - 0.5) * across - 6.0) / 1.2
            case 2:
                return min(((offer - stock) * across - 10.0) / 1.06, (stock * across - backs) / 3.67)
            case 4:
                aside = (0.29 * across - backs) / 3.82
                below = (0.4 * down - 46.0) / 2 / RATIO
                beside = ((stock - 0.29) * across - self.backs / 2 - 18.0) / 1.36
                return min(beside, ((offer - stock) * across - 10.0) / 1.06, max(aside, below))
        return min(((offer - 0.5) * across - 5.0) / 1.2, (stock * across - backs) / 3.62)

    @property
    def backs(self) -> float:
        """Pixels that a closed hand is wide."""
        return 1.7 * self.closed * self.board.card

    @property
    def high(self) -> float:
        """Pixels that a laid card is high."""
        return self.laid * self.board.card * RATIO

    @property
    def bars(self) -> float:
        """Pixels that a barred window is wide."""
        return 0.72 * self.high / RATIO

    def cluster(self, seat: int) -> Cluster:
        """The cards of another seat: in one row below its badge, the tag on the side of the middle."""
        place = self.badge(seat)
        wide = self.high / RATIO
        x, y = place.x * self.width, self.below(seat) * self.height + ROOM + self.high / 2
        widths = [self.bars, self.backs, wide]
        above = 0.25 < place.x < 0.75
        if not above:
            widths.append(self.high)
        whole = sum(widths) + GAP * (len(widths) - 1)
        outward = x if place.x < 0.5 else self.width - x
        left = x - whole / 2 if above else max(2.0, outward - whole / 2)
        found, at = [], left
        for width in widths:
            found.append(at + width / 2)
            at += width + GAP
        middle = left + whole / 2
        if not above and place.x > 0.5:
            found, middle = [self.width - one for one in found], self.width - middle
        if above:
            return Cluster(found[0], found[1], found[2], y, x, y + self.high + GAP, middle, whole)
        return Cluster(found[0], found[1], found[2], y, found[3], y, middle, whole)


class AsirimController(SeatedController):
    """Two to six seats that lay and turn in secret."""

    game = "asirim"
    across = 7.4
    _across: frozenset[int] = frozenset()
    _called = False

    # Where things lie

    def seating(self, board: Board) -> Cells:
        """The seats, with room for their prisons and what they lay."""
        return Cells(board, self.agreed.seats, self.me)

    def watch(self, view: View) -> None:
        """Note whose tag lies across, and whether anything is still laid."""
        self._called = self.called_end(view)
        self._across = frozenset(seat for seat, way in enumerate(view.vars["facing"]) if way == "h")

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Own hand below, what is laid towards the middle, the piles there, prisons beside the hands."""
        seating = self.seating(board)
        over = seating.over
        stock, discard, offer = PILES[len(seating.others)]
        top = seating.badge_height + GAP + seating.high if over else 0.0
        lower = seating.own_top - (0.0 if over else seating.high + 2 * GAP)
        y = ((top + lower) / 2 - 20.0) / seating.height
        scale = seating.laid
        found = [
            Spot("stock", Shape.PILE, stock, y, scale=scale),
            Spot("discard", Shape.PILE, discard, y, scale=scale),
            Spot("offer", Shape.PILE, offer, y, scale=scale, outlined=False),
        ]
        for seat in range(self.agreed.seats):
            found += self.mine(zones, seating) if seat == self.me else self.theirs(zones, seating, seat)
        return found

    def mine(self, zones: Mapping[str, Sequence[str]], seating: Cells) -> list[Spot]:
        """The hand, the alpha beside it, the tag before it, the prison in the corner."""
        me, scale = self.me, seating.laid
        tag_y = (seating.own_top - 2 * GAP - seating.high / 2) / seating.height
        prison = Spot(f"prison.{me}", Shape.ROW, OWN_PRISON_X, 1.0, dy=-0.5 * OWN_PRISON, scale=OWN_PRISON, span=0.15)
        closed = not self.shown(zones, me)
        laid = Spot(f"alpha.{me}", Shape.PILE, 0.5, 0.0, scale=scale, outlined=not self._called)
        return [
            own_hand(f"hand.{me}", zones[f"hand.{me}"], span=0.5),
            replace(laid, x=OWN_ALPHA_X, y=1.0, dy=-0.5 * scale),
            replace(laid, zone=f"tag.{me}", y=tag_y, angle=self.angle(me)),
            replace(prison, shape=Shape.AWAY) if closed else replace(prison, step=1.05, free=0.2),
        ]

    def theirs(self, zones: Mapping[str, Sequence[str]], seating: Cells, seat: int) -> list[Spot]:
        """A closed hand, alpha and tag; a prison that lies open takes the room of what is not laid."""
        place, card, scale = seating.cluster(seat), seating.board.card, seating.laid
        y, closed = place.y / seating.height, seating.closed

        def start(x: float) -> float:
            return seating.start(x / seating.width)

        span = seating.backs / seating.width
        hand = Spot(f"hand.{seat}", Shape.ROW, start(place.hand), y, scale=closed, span=span, step=0.5, free=0.02)
        prison = Spot(f"prison.{seat}", Shape.AWAY, start(place.prison), y, scale=seating.bars / card)
        if self.shown(zones, seat):
            laid = zones[f"alpha.{seat}"] or zones[f"tag.{seat}"]
            x, wide = (place.prison, seating.bars * 1.2) if laid else (place.middle, place.width)
            size = prison.scale if laid else min(scale, 0.62)
            prison = replace(
                prison, shape=Shape.ROW, x=start(x), scale=size, span=wide / seating.width, step=1.05, free=0.1
            )
            if not laid:
                hand = replace(hand, shape=Shape.AWAY)
        return [
            hand,
            prison,
            Spot(f"alpha.{seat}", Shape.PILE, start(place.alpha), y, scale=scale, outlined=False),
            Spot(
                f"tag.{seat}",
                Shape.PILE,
                start(place.tag),
                place.tag_y / seating.height,
                scale=scale,
                outlined=False,
                angle=self.angle(seat),
            ),
        ]

    def angle(self, seat: int) -> float:
        """How a seat's tag lies."""
        return ACROSS if seat in self._across else 0.0

    @staticmethod
    def shown(zones: Mapping[str, Sequence[str]], seat: int) -> bool:
        """Whether what sits in a prison is seen."""
        cards = zones[f"prison.{seat}"]
        return bool(cards) and not any(hidden(text) for text in cards)

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Names of the piles and of one's own places, prisons, what cards count, who beats whom."""
        seating = self.seating(board)
        found: list[Sign] = [
            Caption("name", self.capital(t(f"asirim.label.{name}")), self.count(view, name), zone=name, width=0.095)
            for name in ("stock", "discard")
        ]
        me = self.me
        if me not in self.out(view) and not self.called_end(view):
            # Under the cards: seen while the places are empty.
            wide = 0.98 * seating.high / RATIO / board.width
            for zone in ("alpha", "tag"):
                found.append(Caption(
                    "small",
                    t(f"asirim.label.{zone}"),
                    zone=f"{zone}.{me}",
                    side="middle",
                    width=wide,
                ))
        for seat in range(view.game.seats):
            found += self.cell(view, seating, seat)
        return found + self.figures(view) + self.beaten(view, seating)

    @staticmethod
    def count(view: View, zone: str) -> str:
        """How many cards lie in a pile; nothing for none."""
        return t("table.cards", n=len(view.zones[zone])) if view.zones[zone] else ""

    def called_end(self, view: View) -> bool:
        """Whether the end is called, so that nothing is laid any more."""
        return isinstance(view.vars["caller"], int) and view.vars["caller"] >= 0

    def cell(self, view: View, seating: Cells, seat: int) -> list[Sign]:
        """The barred window of a prison, or what the one that is seen comes to."""
        number = len(view.zones[f"prison.{seat}"])
        zone, mine = f"prison.{seat}", seat == self.me
        if seat in self.out(view):
            return []
        if self.shown(view.zones, seat):
            if not mine:
                return []
            words = t("asirim.label.prison.sum", n=number, sum=self.total(view, seat))
            return [Caption("count", words, zone=zone, side="above", width=0.16)]
        if mine:
            high = seating.bars * RATIO
            y = 1.0 - (high / 2) / seating.height
            name = Caption("count", t("asirim.label.prison"), x=OWN_PRISON_X, y=y - (high / 2 + 17) / seating.height)
            return [Bars(f"{number}", x=OWN_PRISON_X, y=y, across=seating.bars), name]
        place = seating.cluster(seat)
        x, y = seating.start(place.prison / seating.width), place.y / seating.height
        return [Bars(f"{number}", x=x, y=y, across=seating.bars)]

    def total(self, view: View, seat: int) -> int:
        """What a prison that is seen comes to."""
        zone = f"prison.{seat}"
        return next(int(fact.args[0]) for fact in self.facts(view) if (fact.code, fact.at) == ("sum", zone))

    def facts(self, view: View) -> list[Fact]:
        """The facts of the rules."""
        return view.game.rules.facts(view)

    def figures(self, view: View) -> list[Sign]:
        """What each card counts that is seen; on one's own closed cards their faces in small."""
        own = [f"{name}.{self.me}" for name in ("alpha", "tag") if view.seat == self.me]
        closed = [zone for zone in own if view.zones[zone] and hidden(view.zones[zone][0])]
        peeks: list[Sign] = [Peek(Ref(zone, 0), text) for zone in closed if (text := view.card_at(zone, 0))]
        return peeks + [
            Figure(Ref(fact.at, index), f"{value}")
            for fact in self.facts(view)
            if fact.code == "z"
            for index, value in enumerate(fact.args)
        ]

    def beaten(self, view: View, seating: Cells) -> list[Sign]:
        """Who beats whom, from tag to tag: on the side of the middle; none where the tags are neighbours."""
        pairs = [fact.args for fact in self.facts(view) if fact.code == "beats"]
        winner = view.vars["round_winner"]
        return [
            Arrow(Ref(f"tag.{one}"), Ref(f"tag.{other}"), done=one != winner)
            for one, other in pairs
            if (one == winner or view.game.seats <= FEW) and not self.neighbours(seating, one, other)
        ]

    def neighbours(self, seating: Cells, one: int, other: int) -> bool:
        """Whether the tags of two seats lie one above the other in the middle."""
        return self.me in (one, other) and any(
            seat in (one, other) and abs(seating.badge(seat).x - 0.5) < 0.1 for seat in seating.others
        )

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand and prisoners; in a tournament the counter."""
        parts = [t("seat.hand", n=len(view.zones[f"hand.{seat}"]))]
        if self.shown(view.zones, seat):
            parts.append(t("asirim.label.prison.total", n=self.total(view, seat)))
        else:
            parts.append(t("asirim.label.prison.n", n=len(view.zones[f"prison.{seat}"])))
        if view.game.options["games"] > 1 and not self.calm:
            parts.append(t("asirim.label.counter", n=view.vars["score"][seat]))
        return " · ".join(parts)

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The alpha that won the round."""
        winner = view.vars["round_winner"]
        won = isinstance(winner, int) and winner >= 0 and bool(view.zones[f"alpha.{winner}"])
        return {Ref(f"alpha.{winner}", 0): "takes"} if won else {}

    def standing(self, view: View, seat: int) -> float:
        """Prisoners."""
        return float(len(view.zones[f"prison.{seat}"]))

    def score_words(self, result: Result, seat: int) -> str:
        """The counter if several games are played, else what the result was for this seat."""
        if self.agreed.options["games"] > 1:
            return t("asirim.label.counter", n=result.scores[seat])
        came = result.scores[seat]
        return t(f"asirim.label.came.{'win' if came > 0 else 'loss' if came else 'uncertain'}")

    def out_line(self, view: View, seat: int) -> str:
        """A seat without hand and prison has lost the whole game."""
        return t("asirim.label.lost")

    def quiet_fact(self, view: View) -> str:
        """What the call requires; in a tournament the number of the game."""
        words = t("asirim.label.amount", n=view.game.options["amount"])
        games = view.game.options["games"]
        return t("asirim.label.game", n=view.vars["game_no"], of=games, words=words) if games > 1 else words

    # What may be done

    def about(self, view: View, spec: Verb, action: Action, held: Ref) -> bool:
        """A prisoner may be given if there is no hand."""
        if view.phase == "answer" and action.verb == "swap":
            return held in self.cards(view) and action.args == (self.text(view, held),)
        return super().about(view, spec, action, held)

    def cards(self, view: View) -> list[Ref]:
        """The cards asked for: also the prison of a seat without a hand, and the top card of the stock."""
        if view.phase == "draw" and view.legal:
            return [STOCK]
        if view.phase == "answer" and view.legal:
            zone = f"hand.{view.turn}" if view.zones[f"hand.{view.turn}"] else f"prison.{view.turn}"
            return [Ref(zone, index) for index in range(len(view.zones[zone]))]
        return super().cards(view)

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """The top card of the stock goes to the hand."""
        if view.phase == "draw" and held == STOCK and view.legal:
            return [Choice(Ref(f"hand.{view.turn}"), ("draw",), self.words(view, "draw"))]
        return super().choices(view, held)

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """The alpha comes before the tag, and what is laid stays."""
        if view.phase == "alpha" and target.zone == f"tag.{view.turn}":
            return Reason("lay-alpha-first")
        return super().refusal(view, held, target)

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is asked, and what follows from it."""
        if view.turn is None or view.turn != view.seat:
            return self.waiting(view)
        sentence, detail = self.asked(view)
        if held is not None:
            return self.prompt_held(view, held)._replace(detail=detail if view.phase in ("alpha", "tag") else sentence)
        return Prompt(sentence, detail, self.buttons(view))

    def waiting(self, view: View) -> Prompt:
        """Who decides, and what comes after the round is won."""
        asked = super().waiting(view)
        if view.turn is not None and view.phase in ("reveal", "offer", "answer", "draw", "mark"):
            winner, who = view.vars["round_winner"], self.called(view.turn)
            if view.phase == "answer" and winner == view.seat:
                return asked._replace(detail=t("asirim.voice.wait.answer.mine", who=who))
            return asked._replace(detail=t(f"asirim.voice.wait.{view.phase}", who=who, by=self.called(winner)))
        return asked

    def asked(self, view: View) -> tuple[str, str]:
        """The sentence of a phase, and what follows from it."""
        phase = view.phase
        sentence = t(f"asirim.voice.{phase}")
        match phase:
            case "alpha":
                return sentence, t("asirim.voice.values", all=self.scale())
            case "free" | "drop":
                lost = view.vars["round_winner"] < 0 and bool(view.zones[f"alpha.{view.turn}"])
                return sentence, t(f"asirim.voice.{phase}.{'all-lose' if lost else 'detail'}")
            case "facing":
                (own,) = (fact for fact in self.facts(view) if (fact.code, fact.at) == ("z", f"alpha.{view.turn}"))
                return sentence, t("asirim.voice.facing.worth", n=own.args[0])
            case "answer":
                return t("asirim.voice.answer.to", who=self.called(view.vars["round_winner"])), self.answer(view)
        return sentence, t(f"asirim.voice.{phase}.detail")

    def answer(self, view: View) -> str:
        """What may be given, and whether something must be."""
        if view.vars["given"]:
            return t("asirim.voice.answer.given", c=view.vars["given"])
        how = "hand" if view.zones[f"hand.{view.turn}"] else "prison"
        return t(f"asirim.voice.answer.{how}")

    @staticmethod
    def scale() -> str:
        """Which ranks count how much, in one line."""
        ranks: dict[int, list[str]] = {}
        for place, rank in enumerate(RANKS):
            ranks.setdefault(Z[4 * place], []).append("10" if rank == "T" else rank)
        return " · ".join(ltr(f"{' '.join(names)} = {value}") for value, names in sorted(ranks.items()))

    def buttons(self, view: View) -> tuple[Button, ...]:
        """What is done without a card; a call is never the main button."""
        if view.phase == "facing":
            ways = [(str(action), action.args[0]) for action in self.legal(view)]
            return tuple(Button(self.capital(t(f"asirim.direction.{way}")), (action,)) for action, way in ways)
        found, _ = pickers.without_card(self, view)
        found = [one._replace(warning=one.actions == ("call",)) for one in found]
        if view.phase in ("reveal", "draw"):
            found = [*found[1:], found[0]._replace(main=True)]
        return tuple(one._replace(label=t(f"asirim.button.{one.actions[0]}"), main=one.main) for one in found)

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """The tags swing as they are told."""
        if event.code == "said" and event.args["code"] == "directions":
            self._across = frozenset(seat for seat, way in enumerate(event.args["args"]) if way == "h")
        return Rest()

    def rest(self, event: Event, view: View) -> Rest:
        """Leave time to look at alphas and tags, a round won or lost, exchanges, and the steps of an end."""
        match event.code:
            case "said":
                return self.told(str(event.args["code"]), list(event.args["args"]), view)
            case "turned" if str(event.args["zone"]).startswith("alpha."):
                return Rest(TURNED_MS, words=t("asirim.voice.turned"))
            case "shown" if str(event.args["zone"]).startswith("tag."):
                seat = int(str(event.args["zone"]).removeprefix("tag."))
                return Rest(CARD_MS, (Ref(f"tag.{seat}", 0),), words=t("asirim.voice.uncovers", who=self.called(seat)))
            case "moved" if str(event.args["to"]).startswith("prison.") and str(event.args["from"]) != "stock":
                seat = int(str(event.args["to"]).removeprefix("prison."))
                return Rest(TOLD_MS, words=t("asirim.voice.jailed", who=self.called(seat), x=event.cards[0]))
            case "moved" if event.args["from"] == "offer" or event.args["to"] == "offer":
                return Rest(CARD_MS)
        return super().rest(event, view)

    def told(self, code: str, args: Sequence[int | str], view: View) -> Rest:
        """What is said at the table."""
        match code:
            case "directions":
                return Rest(SWUNG_MS, words=t("asirim.said.directions"))
            case "all-lose" | "forced-end":
                return Rest(TOLD_MS, words=t(f"asirim.said.{code}"))
            case "round-won":
                seat = int(args[0])
                lit = tuple(Ref(f"alpha.{seat}", at) for at in range(len(view.zones[f"alpha.{seat}"])))
                words = t("asirim.voice.round-won", who=self.called(seat))
                return Rest(WON_MS, lit, t("asirim.label.won"), words)
            case "lost" | "called" | "short-game-won":
                return Rest(TOLD_MS, words=t(f"asirim.voice.{code}", who=self.called(int(args[0]))))
            case "short-card":
                return Rest(CARD_MS, words=t("asirim.voice.short-card", who=self.called(int(args[0])), x=args[1]))
            case "sum":
                seat = int(args[0])
                lit = tuple(Ref(f"prison.{seat}", at) for at in range(len(view.zones[f"prison.{seat}"])))
                pill = t("asirim.label.sum", n=args[1])
                return Rest(TOLD_MS, lit, pill, t("asirim.voice.sum", who=self.called(seat), n=args[1]))
            case "game-over":
                return Rest(WON_MS, words=t("asirim.said.game-over", args[0]))
        return Rest()
