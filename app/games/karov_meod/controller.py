"""Very Close at the table (canon 9).

The environment is a row in the middle; a card is laid by dragging it before a card of that row, which sends both
choices at once. When all are uncovered, each chosen card has a column of its own: one's own card below it, those of
the others above it, each with its value, its distance and the plate of its owner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.art.states import MarkKind
from app.engine import Event, Fact, Reason, Result, View, hidden
from app.games.karov_meod.rules import VALUE, VALUES, distance, longest_series
from app.table import pickers
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.prompts import Button, Choice, Prompt, Ref, Rest
from app.table.seating import GAP, Seating
from app.table.shares import SeatedController, own_hand
from app.table.signs import Caption, Figure, Peek, Sign, Strip
from app.wording import t

STOCK_X, DISCARD_X, KEPT_X, KEPT_SPAN = 0.717, 0.8, 0.928, 0.115
"""How far from the start edge stock, discard pile and one's own kept cards lie, and how wide those may be."""
ASIDE = 0.5
"""The size of these cards against a hand card."""
OFFER_X, OFFER = 0.285, 0.6
"""Where the deciding card lies that is for this seat, and its size."""
HAND_SPAN = 0.36
LARGEST, LAID = 0.85, 0.8
"""The most that cards of the environment have against a hand card, and what laid cards have against those."""
BESIDE = 112.0
"""Pixels from the middle of a badge at a side to where the room of the middle begins."""
ABOVE_BADGE = 44.0
"""Pixels above one's own badge, to the middle of what is left of the environment while cards are compared."""
TURNED_MS, AIMS_MS, NEAREST_MS, ALONE_MS, CARD_MS, TOLD_MS = 900.0, 1000.0, 2000.0, 1400.0, 700.0, 1600.0
"""How long uncovered cards are looked at, whose is where, who is nearest, who was alone, a card that goes, words."""


class Circle(Seating):
    """The seats round one board, with the room of the middle that their cards leave."""

    @property
    def own_top(self) -> float:
        """Pixels from the top to the player's hand."""
        return self.height - self.board.card * RATIO * 1.02

    @property
    def backs(self) -> float:
        """Pixels that the closed cards of others are high."""
        return self.closed * self.board.card * RATIO

    @property
    def upper(self) -> float:
        """Pixels from the top to the room of the middle."""
        above = any(0.15 < self.badge(seat).x < 0.85 for seat in self.others)
        return self.badge_height + 3 * GAP + self.backs if above else GAP

    @property
    def half(self) -> float:
        """Half the width of the room of the middle, px."""
        sides = [self.badge(seat).x for seat in self.others if self.badge(seat).x < 0.15]
        return self.width / 2 - (max(sides) * self.width + BESIDE if sides else 0.06 * self.width)

    @property
    def room(self) -> float:
        """Pixels from the upper edge of the middle to the player's hand."""
        return self.own_top - 2 * GAP - self.upper

    def card_high(self, lines: float) -> float:
        """How high cards of the middle are, px, where so many of their heights stand above one another."""
        return min(LARGEST * self.board.card * RATIO, (self.room - 2 * GAP) / lines)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Pixels from the left and the top, inside the hem, as a `Spot` takes them."""
        return self.start(x / self.width), y / self.height

    def row(self, seat: int) -> tuple[float, float, float, float]:
        """Where another seat's hand, kept cards and laid card lie below its badge: three from the left, one down."""
        card = self.backs / RATIO
        x, y = self.badge(seat).x * self.width, self.below(seat) * self.height + self.backs / 2
        left = max(2.0, min(x - 1.95 * card, self.width - 3.9 * card - 2.0))
        return left + 0.85 * card, left + 2.3 * card, left + 3.4 * card, y


class KarovMeodController(SeatedController):
    """Two to six seats that lay in secret before the cards of an environment."""

    game = "karov-meod"
    across = 7.6
    _aimed: Mapping[int, str] = {}
    _own: int = -1
    _decides: int | None = None

    # Where things lie

    def seating(self, board: Board) -> Circle:
        """The seats round a board."""
        return Circle(board, self.agreed.seats, self.me)

    def watch(self, view: View) -> None:
        """Before which card each laid one lies, as far as it is seen; who decides what becomes of a card."""
        aims = list(view.vars["aim"]) or [-1] * view.game.seats
        self._aimed = self.aimed(view, aims)
        own = aims[self.me]
        self._own = own if isinstance(own, int) and view.zones[f"held.{self.me}"] else -1
        self._decides = view.turn if view.phase == "decide" else None

    @staticmethod
    def aimed(view: View, aims: Sequence[int | None]) -> dict[int, str]:
        """The uncovered card that each seat has chosen."""
        chosen = view.zones["open"]
        return {seat: chosen[aim] for seat, aim in enumerate(aims) if aim is not None and 0 <= aim < len(chosen)}

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """The middle, the hands, what is kept, the piles beside the own hand."""
        seating = self.seating(board)
        me, low = self.me, -0.5 * ASIDE
        kept = zones[f"kept.{me}"]
        found = [
            Spot("stock", Shape.PILE, STOCK_X, 1.0, dy=low, scale=ASIDE),
            Spot("discard", Shape.PILE, DISCARD_X, 1.0, dy=low, scale=ASIDE),
            own_hand(f"hand.{me}", zones[f"hand.{me}"], span=HAND_SPAN),
            Spot(
                f"kept.{me}", Shape.ROW, KEPT_X, 1.0, dy=low, scale=ASIDE, span=KEPT_SPAN, step=1.06, free=0.12,
                order=self.by_value(kept),
            ),
        ]
        if kept and hidden(kept[0]):
            found[-1] = replace(found[-1], shape=Shape.PILE)
        for seat in seating.others:
            found += self.theirs(zones, seating, seat)
        middle = self.environment(zones, seating) if not zones["open"] else self.columns(zones, seating)
        return [*found, *middle]

    def by_value(self, cards: Sequence[str]) -> tuple[int, ...]:
        """The order of kept cards by what they count."""
        if any(hidden(text) for text in cards):
            return ()
        return tuple(sorted(range(len(cards)), key=lambda index: (self.value(cards[index]), cards[index])))

    def value(self, text: str) -> int:
        """What a card counts."""
        return VALUE[self.agreed.ids[text][0]]

    def theirs(self, zones: Mapping[str, Sequence[str]], seating: Circle, seat: int) -> list[Spot]:
        """Backs, a closed heap of kept cards, what is laid; at a showdown the kept cards in the row of all."""
        hand_x, kept_x, _, high = seating.row(seat)
        scale = seating.closed
        x, y = seating.at(hand_x, high)
        card = seating.backs / RATIO / seating.width
        hand = Spot(f"hand.{seat}", Shape.ROW, x, y, scale=scale, span=1.7 * card, step=0.5, free=0.02)
        kept = Spot(f"kept.{seat}", Shape.PILE, *seating.at(kept_x, high), scale=scale, outlined=False)
        cards = zones[f"kept.{seat}"]
        if cards and not hidden(cards[0]):
            place = seating.at((hand_x + kept_x) / 2 + 0.25 * seating.backs, high)
            kept = Spot(
                kept.zone, Shape.ROW, *place, scale=scale, span=3.9 * card, step=1.06, free=0.1,
                order=self.by_value(cards),
            )
            hand = replace(hand, shape=Shape.AWAY)
        return [hand, kept]

    def aside(self, zone: str, seating: Circle, seat: int) -> Spot:
        """A card at another seat that is not in the middle: before it is uncovered, or on its way to that seat."""
        _, _, x, y = seating.row(seat)
        return Spot(zone, Shape.PILE, *seating.at(x, y), scale=seating.closed, outlined=False)

    def environment(self, zones: Mapping[str, Sequence[str]], seating: Circle) -> list[Spot]:
        """The closed row, one's own laid card before the card that it is for."""
        board, me = seating.board, self.me
        high = seating.card_high(1.0 + LAID)
        top = seating.upper + (seating.room - (1.0 + LAID) * high - 2 * GAP) / 2
        scale, laid = high / RATIO / board.card, LAID * high / RATIO / board.card
        span = 2 * seating.half / seating.width
        y = (top + high / 2) / seating.height
        env = Spot("env", Shape.ROW, 0.5, y, scale=scale, span=span, step=1.16, places=1, free=0.2)
        below = (top + high + 2 * GAP + LAID * high / 2) / seating.height
        x = 0.5
        places = board.places(env, len(zones["env"]))
        if 0 <= self._own < len(places):
            x = seating.start((places[self._own].x - INSET) / seating.width)
        mine = Spot(f"held.{me}", Shape.PILE, x, below, scale=laid, outlined=False)
        found = [env, mine, replace(mine, zone=f"laid.{me}")]
        found.append(replace(env, zone="open", places=0))
        found.append(self.offered(seating))
        for seat in seating.others:
            found += [self.aside(f"{name}.{seat}", seating, seat) for name in ("held", "laid")]
        return found

    def offered(self, seating: Circle) -> Spot:
        """The deciding card lies at the seat that it is for, before this one beside the hand."""
        if self._decides is None or self._decides == self.me:
            return Spot("offer", Shape.PILE, OFFER_X, 1.0, dy=-0.5 * OFFER, scale=OFFER, outlined=False)
        return self.aside("offer", seating, self._decides)

    def columns(self, zones: Mapping[str, Sequence[str]], seating: Circle) -> list[Spot]:
        """A column for each uncovered card; what is left of the environment goes out of the way."""
        board, me, chosen = seating.board, self.me, list(zones["open"])
        rivals = {text: [s for s in self.across_table(seating) if self._aimed.get(s) == text] for text in chosen}
        most = max(1, *(len(seats) for seats in rivals.values()))
        side = 2 * seating.half / len(chosen)
        high = min(seating.card_high(1.0 + 2 * LAID), ((side - 8.0) / most - 5.0) * RATIO / LAID)
        wide, small = high / RATIO, LAID * high / RATIO
        pitch = min(side, max(1.5 * wide, most * (small + 5.0) + 8.0))
        y = seating.upper + (seating.room - (1.0 + 2 * LAID) * high) / 2 + (LAID + 0.5) * high
        row = Spot(
            "open", Shape.ROW, 0.5, y / seating.height, scale=wide / board.card, step=pitch / wide,
            span=(pitch * len(chosen) + wide) / seating.width, free=0.2,
        )
        middles = [place.x - INSET for place in board.places(row, len(chosen))]
        off = (0.5 + LAID / 2) * high + 6.0
        found = [row]
        for seat in range(self.agreed.seats):
            text = self._aimed.get(seat)
            if text not in chosen:
                found.append(self.alone_at(f"laid.{seat}", seating, seat, (y + off) / seating.height, small))
                continue
            x, down = middles[chosen.index(text)], y + off if seat == me else y - off
            if seat != me:
                beside = rivals[text]
                step = min(small + 5.0, (pitch - small - 6.0) / max(1, len(beside) - 1))
                x += (beside.index(seat) - (len(beside) - 1) / 2) * step
            place = seating.at(x, down)
            found.append(Spot(f"laid.{seat}", Shape.PILE, *place, scale=small / board.card, outlined=False))
        rest_y = (seating.badge(me).y * seating.height - ABOVE_BADGE - seating.badge_height / 2) / seating.height
        left = Spot("env", Shape.ROW, 0.1, rest_y, scale=0.36, span=0.17, step=0.6, free=0.1)
        below = (y + off) / seating.height
        held = [self.alone_at(f"held.{seat}", seating, seat, below, small) for seat in range(self.agreed.seats)]
        return [*found, left, *held, self.offered(seating)]

    def alone_at(self, zone: str, seating: Circle, seat: int, y: float, wide: float) -> Spot:
        """A laid card that has no column (yet): at its seat, one's own below the middle."""
        if seat != self.me:
            return self.aside(zone, seating, seat)
        return Spot(zone, Shape.PILE, 0.5, y, scale=wide / seating.board.card, outlined=False)

    @staticmethod
    def across_table(seating: Circle) -> list[int]:
        """The other seats from the left to the right, as they sit."""
        return sorted(seating.others, key=lambda seat: (seating.badge(seat).x, -seating.badge(seat).y))

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Names of the piles, the strip of kept values, what cards count and how far they are."""
        seating, me = self.seating(board), self.me
        found: list[Sign] = [
            Caption(
                "name",
                t(f"karov-meod.label.{zone}"),
                f"{len(view.zones[zone])}",
                zone=zone,
                side="above",
                width=0.09,
            )
            for zone in ("stock", "discard")
        ]
        kept = view.zones[f"kept.{me}"]
        words = t("karov-meod.label.kept", n=len(kept))
        found.append(Caption("count", words, zone=f"kept.{me}", side="above", width=0.13))
        if not kept or not hidden(kept[0]):
            y = 1.0 - (ASIDE * board.card * RATIO + 50.0) / seating.height
            marks = "".join(self.mark(view, value) for value in VALUES)
            found.append(Strip(tuple(f"{value}" for value in VALUES), marks, x=KEPT_X, y=y))
        if view.zones["offer"] and self._decides == me:
            found.append(Caption("count", t("karov-meod.label.offer"), zone="offer", side="above", width=0.12))
        known = self.laid(view)
        if known is not None and hidden(view.zones[f"held.{me}"][0]):
            found.append(Peek(Ref(f"held.{me}", 0), known))
        return found + self.figures(view)

    def laid(self, view: View) -> str | None:
        """The card that this seat itself has laid closed."""
        zone = f"held.{self.me}"
        return view.card_at(zone, 0) if view.zones[zone] and view.seat == self.me else None

    def mark(self, view: View, value: int) -> str:
        """What the strip says of a value among one's own kept cards."""
        zone = f"kept.{self.me}"
        if value in self.series(view, zone):
            return "*"
        return "+" if value in self.fact(view, "values", zone) else "-"

    def fact(self, view: View, code: str, at: str) -> tuple[int, ...]:
        """What a fact says at a zone; nothing where there is none."""
        return next((fact.args for fact in self.facts(view) if (fact.code, fact.at) == (code, at)), ())

    @staticmethod
    def facts(view: View) -> list[Fact]:
        """The facts of the rules."""
        return view.game.rules.facts(view)

    def series(self, view: View, zone: str) -> Sequence[int]:
        """The values of the longest series among kept cards that are seen; the first of several."""
        values = self.fact(view, "values", zone)
        (length,) = self.fact(view, "series", zone) or (0,)
        for value in values:
            run = range(value, value + length)
            if all(one in values for one in run):
                return run
        return ()

    def figures(self, view: View) -> list[Sign]:
        """On each card that is seen what it counts; on laid ones whose they are, and how far where several compete."""
        found: list[Sign] = []
        for fact in self.facts(view):
            if fact.code == "value":
                found += [Figure(Ref(fact.at, index), f"{n}") for index, n in enumerate(fact.args)]
        for seat in range(view.game.seats):
            cards = view.zones[f"laid.{seat}"]
            if not cards or hidden(cards[0]):
                continue
            on = (Ref(f"laid.{seat}", 0),)
            found.append(Figure(on[0], plate=str(self.plates.get(seat, "")) or "pomegranate", corner="lower right"))
            text = self._aimed.get(seat)
            if text is not None and list(self._aimed.values()).count(text) > 1:
                away = self.apart(cards[0], text)
                found.append(Figure(on[0], f"{away}", corner="upper right", lit=True))
        return found

    def apart(self, one: str, other: str) -> int:
        """How far two cards are from each other."""
        ids = self.agreed.ids
        return distance(ids[one][0], ids[other][0])

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand and kept; at a showdown the series."""
        kept = t("karov-meod.label.kept.n", n=len(view.zones[f"kept.{seat}"]))
        if view.phase in ("back", "over") and view.vars["ratings"]:
            return " · ".join([t("karov-meod.label.series.n", n=view.vars["ratings"][seat][0]), kept])
        return " · ".join([t("seat.hand", n=len(view.zones[f"hand.{seat}"])), kept])

    def resting(self, view: View) -> dict[int, bool]:
        """The seats whose hand has run out, and whether their one card from the discard pile is still due."""
        return {fact.args[0]: bool(fact.args[1]) for fact in self.facts(view) if fact.code == "waiting"}

    def out(self, view: View) -> list[int]:
        """Who has lost, and who waits; but not who decides just now."""
        gone = [*view.vars["lost"], *(seat for seat in self.resting(view) if seat not in view.vars["lost"])]
        return [seat for seat in gone if seat != view.turn]

    def out_line(self, view: View, seat: int) -> str:
        """Lost, or waiting, and whether a card is still due."""
        if seat in view.vars["lost"]:
            return t("karov-meod.label.lost")
        due = "due" if self.resting(view).get(seat) else "spent"
        kept = t("karov-meod.label.kept.n", n=len(view.zones[f"kept.{seat}"]))
        return " · ".join([kept, t(f"karov-meod.label.waits.{due}")])

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """At a showdown the series of each seat."""
        if view.phase not in ("back", "over"):
            return {}
        found: dict[Ref, MarkKind] = {}
        for seat in range(view.game.seats):
            left = list(self.series(view, f"kept.{seat}"))
            for index in self.by_value(view.zones[f"kept.{seat}"]):
                if (value := self.value(view.zones[f"kept.{seat}"][index])) in left:
                    left.remove(value)
                    found[Ref(f"kept.{seat}", index)] = "takes"
        return found

    def standing(self, view: View, seat: int) -> float:
        """Kept cards."""
        return float(len(view.zones[f"kept.{seat}"]))

    def score_words(self, result: Result, seat: int) -> str:
        """The series."""
        return t("karov-meod.label.series", n=result.scores[seat])

    def quiet_fact(self, view: View) -> str:
        """What it takes to win."""
        return t("karov-meod.label.wins")

    # What may be done

    def places(self, view: View) -> list[int]:
        """The cards in the environment that the seat in turn may choose."""
        if view.phase == "aim":
            return [int(action.args[0]) for action in view.legal]
        barred = [*view.vars["barred"], *(-1 for _ in view.zones["env"])]
        return [place for place in range(len(view.zones["env"])) if barred[place] != view.turn]

    def cards(self, view: View) -> list[Ref]:
        """The laid card, while only its place is asked for."""
        if view.phase == "aim" and view.legal:
            return [Ref(f"held.{view.turn}", 0)]
        return super().cards(view)

    def ready(self, view: View) -> Ref | None:
        """A laid card whose place is asked for is in hand by itself."""
        return Ref(f"held.{view.turn}", 0) if view.phase == "aim" and view.legal else None

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """A card and the place where it is laid, sent together; if there is only one place, the engine chooses it."""
        if view.phase not in ("lay", "aim"):
            return super().choices(view, held)
        if not view.legal or held not in self.cards(view):
            return []
        places = self.places(view)
        text = self.text(view, held) if view.phase == "lay" else self.laid(view) or ""
        found = []
        for place in places:
            card = (f"commit:{text}",) if view.phase == "lay" else ()
            aim = () if view.phase == "lay" and len(places) == 1 else (f"commit:{place}",)
            words = t("karov-meod.words.before", x=text, n=place + 1)
            found.append(Choice(Ref("env", place), (*card, *aim), words))
        return found

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Whoever gave a card to the environment may not choose it."""
        if view.phase in ("lay", "aim") and target.zone == "env" and target.is_card:
            return Reason("own-card-there", (f"{target.index}",))
        return super().refusal(view, held, target)

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is asked, and what follows from it."""
        if view.turn is None or view.turn != view.seat:
            return self.waiting(view)
        sentence, detail = self.asked(view)
        if held is not None and view.phase != "aim":
            return self.prompt_held(view, held)._replace(detail=detail, buttons=())
        buttons: tuple[Button, ...] = ()
        if view.phase in ("decide", "draw"):
            found, _ = pickers.without_card(self, view)
            buttons = tuple(one._replace(label=t(f"karov-meod.button.{one.actions[0]}"), main=False) for one in found)
        return Prompt(sentence, detail, buttons)

    def asked(self, view: View) -> tuple[str, str]:
        """The sentence of a phase, and what follows from it."""
        if view.phase == "decide":
            return t("karov-meod.voice.decide.card", x=view.zones["offer"][0]), self.kept_would_be(view)
        if view.phase == "aim":
            words = t("karov-meod.voice.aim.card", x=self.laid(view))
            return words, t("karov-meod.voice.lay.detail")
        return t(f"karov-meod.voice.{view.phase}"), t(f"karov-meod.voice.{view.phase}.detail")

    def kept_would_be(self, view: View) -> str:
        """The series now and with the deciding card."""
        zone = f"kept.{view.turn}"
        (now,) = self.fact(view, "series", zone) or (0,)
        (more,) = self.fact(view, "value", "offer")
        return t("karov-meod.voice.decide.series", n=now, m=longest_series([*self.fact(view, "values", zone), more]))

    def waiting(self, view: View) -> Prompt:
        """Who decides, and about what."""
        asked = super().waiting(view)
        if view.turn is None:
            return asked
        if view.phase == "decide":
            words = t("karov-meod.voice.wait.decide", who=self.called(view.turn), x=view.zones["offer"][0])
            return asked._replace(detail=words)
        if view.phase in ("draw", "build", "back"):
            return asked._replace(detail=t(f"karov-meod.voice.wait.{view.phase}", who=self.called(view.turn)))
        return asked

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """Laid cards go to their columns as they are told."""
        if event.code == "said" and event.args["code"] == "aims":
            self._aimed = self.aimed(view, event.args["args"])
        return Rest()

    def rest(self, event: Event, view: View) -> Rest:
        """Uncovered cards are looked at; then, column by column, who is nearest and where the cards go."""
        match event.code:
            case "said":
                return self.told(str(event.args["code"]), event.args["args"], view)
            case "moved" if event.args["to"] == "open":
                return Rest(TURNED_MS, words=t("karov-meod.voice.uncovered"))
            case "moved" if event.args["from"] in ("open", "offer") or event.args["to"] == "offer":
                return Rest(CARD_MS)
            case "moved" if (event.args["from"], event.args["to"]) == ("stock", "env"):
                return Rest(TOLD_MS, words=t("karov-meod.voice.renewed"))
            case "turned" if str(event.args["zone"]).startswith("kept."):
                return Rest(TOLD_MS, words=t("karov-meod.log.showdown"))
        return super().rest(event, view)

    def told(self, code: str, args: Sequence[int | str], view: View) -> Rest:
        """What is said about a column, and about a showdown."""
        chosen = list(view.zones["open"])
        match code:
            case "aims":
                return Rest(AIMS_MS, words=t("karov-meod.said.aims"))
            case "alone" | "contest":
                card, seat = str(args[0]), int(args[1])
                mine = view.zones[f"laid.{seat}"]
                lit = [Ref("open", chosen.index(card))] if card in chosen else []
                lit += [Ref(f"laid.{seat}", 0)] if mine else []
                if code == "alone" or not mine:
                    return Rest(ALONE_MS, tuple(lit), words=t("karov-meod.voice.alone", who=self.called(seat), e=card))
                away = self.apart(mine[0], card)
                words = t("karov-meod.voice.nearest", who=self.called(seat), e=card, x=mine[0], n=away)
                return Rest(NEAREST_MS, tuple(lit), t("karov-meod.label.nearest"), words)
            case "lost":
                return Rest(TOLD_MS, words=t("karov-meod.voice.lost", who=self.called(int(args[0]))))
            case "tie":
                return Rest(TOLD_MS, words=t("karov-meod.said.tie"))
        return Rest()
