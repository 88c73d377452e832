"""Very Close at the table (canon 9).

The environment is a row in the middle. People lay a card by dragging it before a card of that row, which sends both
choices together. When all are uncovered, each chosen card has a column: this seat's card below it, those of the others
above it, each with its value, its distance and the plate of its owner.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil
from typing import Any

from app.art.states import MarkKind
from app.engine import Reason, View, hidden
from app.games.karov_meod.criteria import longest_run
from app.games.karov_meod.rules import VALUES, allowed, distance, longest_series
from app.games.karov_meod.stops import KarovMeodTelling
from app.table import pickers
from app.table.blocks import Block, Cards, Column, Hand, Over, Row, Words
from app.table.controller import MOST_CARDS, label_width
from app.table.datum import varied
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.laid import Laid
from app.table.layout import CLOSED, LEAST_CLOSED, SHRINKS, backs, row, stage
from app.table.measures import largest, words_room
from app.table.prompts import Button, Choice, Prompt, Ref
from app.table.signs import Caption, Figure, Peek, Sign, Strip
from app.wording import t

LARGEST, LEAST = 1.0, 40.0
"""The wanted width of the cards of the environment, as a multiple of a hand card, and their least width, px."""
LAID = 0.85
"""The width of laid cards, as a multiple of the cards of the environment."""
APART, PITCH = 1.06, 1.5
"""From one rival of a column to the next, in widths of a laid card; from one column to the next at least, in widths of
an uncovered one."""
WIDE = 4.0
"""The least room for the columns, in widths of an uncovered card, so that few columns stay in the cloth's middle."""
LEAST_OFFER = 44.0
"""The least width of the card that another seat decides about, px."""
ASIDE, LEAST_ASIDE = 0.6, 34.0
"""The wanted width of piles and kept cards beside the hand, as a multiple of a hand card, and the least, px."""
MOST_KEPT = 4
"""How many kept cards lie side by side; more of them close up, so that the hand keeps its room."""
OFFER = 0.8
"""The wanted width of the deciding card while this seat decides about it, as a multiple of a hand card."""
LEFT, LEAST_LEFT = 0.36, 26.0
"""The same for the rest of the environment while cards are compared."""
STRIP = (24.0 * len(VALUES), 20.0)
"""The room of the strip of kept values, px."""
SIDEWAYS = 0.06
"""How far the closed row may lie from the middle of the cloth, as a share of its width."""
GAP = 6.0
"""The gap between the cards of a column, px."""
BETWEEN = 60
"""More than any number of kept cards, so that a later criterion never outweighs an earlier one."""


class KarovMeodController(KarovMeodTelling):
    """Two to six seats that lay in secret before the cards of an environment."""

    game = "karov-meod"
    measure = "karov-meod.label.course"
    score_label = "karov-meod.label.series"
    across = 7.6
    # If none are left, closed cards come to `env` before anybody could lay one.
    unlined = ("held", "laid", "offer", "env")
    _own: int = -1

    # Where things lie

    def watch(self, view: View) -> None:
        """Remember for which card each laid card was laid, if that is visible, and who decides about a card."""
        super().watch(view)
        aims = list(view.vars["aim"]) or [-1] * view.game.seats
        self._aimed = self.aimed(view.zones["open"], aims)
        own = aims[self.me]
        self._own = own if isinstance(own, int) and view.zones[f"held.{self.me}"] else -1
        self._decides = view.turn if view.phase == "decide" else None

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The middle between the seats; the deciding card, piles and kept cards beside this seat's hand."""
        company, compared = self.company(board), self.compared(zones)
        middle: Block = self.columns(zones) if compared else self.environment(zones)
        left = Cards(
            "env", Shape.ROW, LEFT, LEAST_LEFT, SHRINKS["backs"], holds=max(1, len(zones["env"])), step=0.6, bears=0.2
        )
        if compared:
            # Cards that nobody chose wait beside the columns, in the middle as before.
            middle = Row((middle, left), gap=4 * GAP)
        ring = company.ring(
            middle,
            Hand(f"hand.{self.me}", len(zones[f"hand.{self.me}"])),
            lambda seat: self.theirs(zones, seat, board),
            corner=self.corner(zones, board),
            start=None if self.offered_to() != self.me else self.deciding(board),
        )
        return ring if compared else varied(ring, aside=SIDEWAYS)

    def compared(self, zones: Mapping[str, Sequence[str]]) -> list[str]:
        """The uncovered cards that have a column: one that leaves it keeps it until all laid for it have left."""
        chosen = zones["open"]
        left = (text for seat, text in self._aimed.items() if zones[f"laid.{seat}"] and text not in chosen)
        return [*dict.fromkeys(left), *chosen]

    def offered_to(self) -> int:
        """The seat beside which the deciding card lies: the one that decides about it, otherwise the reader's."""
        return self.me if self._decides is None else self._decides

    @staticmethod
    def deciding(board: Board) -> Cards:
        """The place of the card that this seat decides about."""
        wide, high = words_room("count", t("karov-meod.label.offer"), width=label_width(board))
        return Cards(
            "offer", Shape.PILE, OFFER, LEAST_ASIDE, SHRINKS["piles"], label=(wide, 0.0), above=high
        )

    def corner(self, zones: Mapping[str, Sequence[str]], board: Board) -> Row:
        """Stock and discard pile, and this seat's kept cards below the strip of their values."""
        wide = label_width(board)
        kept = f"kept.{self.me}"
        shared = [
            Cards(
                name, Shape.PILE, ASIDE, LEAST_ASIDE, SHRINKS["piles"], holds=12,
                label=words_room("name", t(f"karov-meod.label.{name}"), f"{MOST_CARDS}", wide),
            )
            for name in ("stock", "discard")
        ]  # fmt: skip
        closed = self.closed(zones, self.me)
        own = Cards(
            kept, Shape.PILE if closed else Shape.ROW, ASIDE, LEAST_ASIDE, SHRINKS["piles"],
            holds=1 if closed else min(MOST_KEPT, stage(max(2, len(zones[kept])))), step=1.06,
            bears=0.0 if closed else 0.3,
            label=largest(words_room("count", self.kept_words(n), width=wide) for n in (0, MOST_CARDS)),
        )  # fmt: skip
        return Row((*shared, own if closed else Column((Words("strip", *STRIP), own))), align=1.0)

    @staticmethod
    def kept_words(count: int) -> str:
        """The words below this seat's kept cards; before there are any, they say what the strip above counts."""
        return t("karov-meod.label.kept" if count else "karov-meod.label.kept.none", n=count)

    @staticmethod
    def closed(zones: Mapping[str, Sequence[str]], seat: int) -> bool:
        """Whether the kept cards of a seat are hidden."""
        return any(hidden(text) for text in zones[f"kept.{seat}"])

    def theirs(self, zones: Mapping[str, Sequence[str]], seat: int, board: Board) -> Sequence[Block]:
        """Laid cards, backs and a closed heap of kept cards, unless cards are compared; at a showdown kept cards."""
        kept = f"kept.{seat}"
        if zones[kept] and not self.closed(zones, seat):
            return (row(kept, stage(len(zones[kept]))),)
        aside = [f"held.{seat}", *([] if self.in_column(zones, seat) else [f"laid.{seat}"])]
        laid = [Cards(zone, Shape.PILE, CLOSED, LEAST_CLOSED, SHRINKS["backs"]) for zone in aside]
        # The card that a seat decides about lies open; its room is kept free, so that nothing moves when it comes.
        offer = Cards("offer", Shape.PILE, max(CLOSED, LEAST_OFFER / board.card), LEAST_OFFER, SHRINKS["open"])
        offered = [offer] if self.offered_to() == seat else []
        if self.compared(zones):
            # While cards are compared they need the room; the badges say how many cards others hold.
            small = [varied(one, size=CLOSED, least=LEAST_CLOSED, first=SHRINKS["backs"]) for one in offered]
            here = [one for one in (*laid, *small) if zones[one.zone]]
            return (Over(tuple(here)),) if here else ()
        heap = Cards(kept, Shape.PILE, CLOSED, LEAST_CLOSED, SHRINKS["backs"], holds=12)
        room = Words(f"offer.{seat}", LEAST_OFFER, LEAST_OFFER * RATIO)
        return (Row((Over((*laid, *offered, room)), backs(f"hand.{seat}"), heap), gap=GAP),)

    def in_column(self, zones: Mapping[str, Sequence[str]], seat: int) -> bool:
        """Whether the laid card of a seat lies at an uncovered one."""
        return self._aimed.get(seat) in self.compared(zones)

    @staticmethod
    def on_one(zones: Sequence[str], width: float = 1.0) -> Over:
        """Laid cards, as large as in a column, with room for `width` widths of an uncovered one."""
        size, least = LAID * LARGEST, LAID * LEAST
        holds = max(1, ceil(1 + (width / LAID - 1) / APART))
        return Over(tuple(
            Cards(zone, Shape.ROW, size, least, SHRINKS["shared"], holds=holds, step=APART) for zone in zones
        ))  # fmt: skip

    def mine(self) -> Over:
        """This seat's laid card, closed and uncovered."""
        return self.on_one((f"held.{self.me}", f"laid.{self.me}"))

    def environment(self, zones: Mapping[str, Sequence[str]]) -> Column:
        """The closed row, and room for this seat's laid card before the card it is for."""
        env = Cards(
            "env", Shape.ROW, LARGEST, LEAST, SHRINKS["shared"], holds=max(1, len(zones["env"])), step=1.16, bears=0.6
        )
        return Column((Over((env, replace(env, zone="open"))), self.mine()), gap=2 * GAP)

    def columns(self, zones: Mapping[str, Sequence[str]]) -> Column:
        """Uncovered cards in a row; above them the cards laid by others, side by side, below them this seat's."""
        chosen, own = self.compared(zones), self.mine()
        others = [seat for seat in range(self.agreed.seats) if seat != self.me and self.in_column(zones, seat)]
        beside = [max(1, len(self.rivals(text))) for text in chosen]
        # Rivals of neighbouring columns lie side by side, and those of the outer columns extend beyond the row.
        apart = max((sum(pair) / 2 for pair in pairwise(beside)), default=1.0)
        step = max(PITCH, LAID * APART * (apart + 0.2))
        beyond = LAID * (1 + APART * (max(beside[0], beside[-1]) - 1))
        shown = Cards("open", Shape.ROW, LARGEST, LEAST, SHRINKS["shared"], holds=len(chosen), step=step)
        above = self.on_one([f"laid.{seat}" for seat in others], max(WIDE, (len(chosen) - 1) * step + beyond))
        return Column((above, shown, own) if others else (shown, own), gap=GAP)

    def rivals(self, text: str) -> list[int]:
        """The other seats that have chosen an uncovered card, from left to right as they sit."""
        company = self._company
        assert company is not None
        toward = -1 if company.board.mirrored else 1
        found = [seat for seat in company.others if self._aimed.get(seat) == text]
        return sorted(found, key=lambda seat: (toward * company.place(seat)[0], -company.place(seat)[1]))

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Put each laid card at the card it was laid for; the row decides where that is."""
        found = {spot.zone: spot for spot in super().spots(zones, board)}
        laid, me = self.plan(zones, board), self.me
        compared = self.compared(zones)
        found["env"] = replace(found["env"], places=0 if compared else 1, free=0.1)
        columns = board.places(found["open"], len(compared))
        here = columns[len(compared) - len(zones["open"]) :]
        if len(here) not in (0, len(columns)):
            found["open"] = self.at(found["open"], (here[0].x + here[-1].x) / 2, laid)
        for text, place in zip(compared, columns, strict=True):
            beside = self.rivals(text)
            step = APART * laid.widths[f"laid.{me}"]
            for number, seat in enumerate(beside):
                x = place.x + (number - (len(beside) - 1) / 2) * step
                found[f"laid.{seat}"] = self.at(found[f"laid.{seat}"], x, laid)
            if self._aimed.get(me) == text:
                found[f"laid.{me}"] = self.at(found[f"laid.{me}"], place.x, laid)
        places = board.places(found["env"], len(zones["env"]))
        if not compared and 0 <= self._own < len(places):
            for zone in (f"held.{me}", f"laid.{me}"):
                found[zone] = self.at(found[zone], places[self._own].x, laid)
        return list(found.values())

    @staticmethod
    def at(spot: Spot, x: float, laid: Laid) -> Spot:
        """A spot moved to `x` px from the left of the cloth, at the same height."""
        return replace(spot, x=(laid.board.x(x) - INSET) / laid.width)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Kept cards are sorted by value; of the empty places only this seat's for kept cards has an outline."""
        found = super().look(zones)
        for seat in range(self.agreed.seats):
            kept = f"kept.{seat}"
            found[kept] = {**found.get(kept, {}), "order": self.by_value(zones[kept])}
        found[f"kept.{self.me}"]["places"] = 1
        return found

    def by_value(self, cards: Sequence[str]) -> tuple[int, ...]:
        """The order of kept cards by value."""
        if any(hidden(text) for text in cards):
            return ()
        return tuple(sorted(range(len(cards)), key=lambda index: (self.value(cards[index]), cards[index])))

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Names of the piles, the strip of kept values, the values of cards and their distances."""
        laid = self.plan(view.zones, board)
        me = self.me
        wide = label_width(board) / board.width
        found: list[Sign] = [
            Caption("name", t(f"karov-meod.label.{zone}"), f"{len(view.zones[zone])}", zone=zone, width=wide)
            for zone in ("stock", "discard")
        ]
        words = self.kept_words(len(view.zones[f"kept.{me}"]))
        found.append(Caption("count", words, zone=f"kept.{me}", width=wide))
        if "strip" in laid.boxes:
            marks = "".join(self.mark(view, value) for value in VALUES)
            found.append(laid.placed("strip", Strip(tuple(f"{value}" for value in VALUES), marks)))
        if view.zones["offer"] and self._decides == me:
            found.append(Caption("count", t("karov-meod.label.offer"), zone="offer", side="above", width=wide))
        known = self.laid(view)
        if known is not None and hidden(view.zones[f"held.{me}"][0]):
            found.append(Peek(Ref(f"held.{me}", 0), known))
        return found + self.figures(view)

    def laid(self, view: View) -> str | None:
        """The card that this seat itself has laid closed."""
        zone = f"held.{self.me}"
        return view.card_at(zone, 0) if view.zones[zone] and view.seat == self.me else None

    def mark(self, view: View, value: int) -> str:
        """The sign of a value of this seat's kept cards in the strip."""
        zone = f"kept.{self.me}"
        if value in self.series(view, zone):
            return "*"
        return "+" if value in self.values(view, zone) else "-"

    def values(self, view: View, zone: str) -> tuple[int, ...]:
        """The values of visible kept cards, each once, from the lowest."""
        found = self.fact(view, "values", zone)
        return found.args if found is not None else ()

    def series(self, view: View, zone: str) -> Sequence[int]:
        """The values of the longest series among visible kept cards; the first of several."""
        return longest_run(self.values(view, zone)) if self.number(view, "series", zone) else ()

    def figures(self, view: View) -> list[Sign]:
        """On each visible card its value; on laid ones the owner and, if several compete, the distance."""
        found: list[Sign] = []
        for fact in self.facts_of(view, "value"):
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
        """The distance between two cards."""
        ids = self.agreed.ids
        return distance(ids[one][0], ids[other][0])

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand and kept; at a showdown the series."""
        kept = t("karov-meod.label.kept.n", n=len(view.zones[f"kept.{seat}"]))
        if view.phase in ("back", "over") and view.vars["ratings"]:
            return " · ".join([t("karov-meod.label.series.n", n=view.vars["ratings"][seat][0]), kept])
        return " · ".join([t("seat.hand", n=len(view.zones[f"hand.{seat}"])), kept])

    def resting(self, view: View) -> dict[int, bool]:
        """The seats whose hand has run out, and whether their one card from the discard pile is still due.

        Before the deal, when all cards are in the stock, there are none.
        """
        if not any(view.zones[zone] for zone in ("env", "open", "discard")):
            return {}
        return {fact.args[0]: bool(fact.args[1]) for fact in self.facts_of(view, "waiting")}

    def out(self, view: View) -> list[int]:
        """The seats that have lost or are waiting, except the one that decides now."""
        # At a showdown all are in the game, including those whose hand has run out.
        resting = {} if self._turned else self.resting(view)
        gone = [*view.vars["lost"], *(seat for seat in resting if seat not in view.vars["lost"])]
        return [seat for seat in gone if seat != view.turn]

    def nearly_over(self, view: View) -> bool:
        """Whether fewer than two seats have a card in hand, so that the kept cards are compared (canon 4.5)."""
        return len({*view.vars["lost"], *self.resting(view)}) > view.game.seats - 2

    def gone(self, view: View) -> Collection[int]:
        """The seats that have lost for good: one whose hand has run out may come back."""
        return super().out(view)

    def out_line(self, view: View, seat: int) -> str:
        """Lost, or waiting, and whether a card is still due."""
        if seat in view.vars["lost"]:
            return t("karov-meod.label.lost")
        due = "due" if self.resting(view).get(seat) else "spent"
        kept = t("karov-meod.label.kept.n", n=len(view.zones[f"kept.{seat}"]))
        return " · ".join([kept, t(f"karov-meod.label.waits.{due}")])

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """Mark the series of each seat at a showdown."""
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
        """The longest run of visible kept cards; the tie-breakers as fractions."""
        first, *others = self.rated([text for text in view.zones[f"kept.{seat}"] if not hidden(text)])
        return float(first) + sum(number / float(BETWEEN**place) for place, number in enumerate(others, 1))

    def quiet_fact(self, view: View) -> str:
        """What it takes to win."""
        return t("karov-meod.label.wins")

    # What may be done

    def places(self, view: View) -> list[int]:
        """The cards in the environment that the seat in turn may choose."""
        if view.phase == "aim":
            return [int(action.args[0]) for action in view.legal]
        return allowed(view, view.turn)

    def cards(self, view: View) -> list[Ref]:
        """The laid card, while only its place has to be chosen."""
        if view.phase == "aim" and view.legal:
            return [Ref(f"held.{view.turn}", 0)]
        return super().cards(view)

    def ready(self, view: View) -> Ref | None:
        """A laid card whose place has to be chosen counts as in hand."""
        return Ref(f"held.{view.turn}", 0) if view.phase == "aim" and view.legal else None

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """A card and the place where it is laid, sent together; if there is only one place, the engine chooses it."""
        if view.phase not in ("lay", "aim"):
            return super().choices(view, held)
        if not view.legal or held not in self.cards(view):
            return []
        places = self.places(view)
        text = self.text(view, held) if view.phase == "lay" else self.laid(view) or ""
        before = "one" if len(view.zones["env"]) == 1 else "several"
        found = []
        for place in places:
            card = (f"commit:{text}",) if view.phase == "lay" else ()
            aim = () if view.phase == "lay" and len(places) == 1 else (f"commit:{place}",)
            words = t(f"karov-meod.words.before.{before}", x=text, n=place + 1)
            found.append(Choice(Ref("env", place), (*card, *aim), words))
        return found

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why not; among others, a seat may not choose a card that it gave to the environment."""
        if view.phase in ("lay", "aim") and target.zone == "env" and target.is_card:
            return Reason("own-card-there", (f"{target.index}",))
        return super().refusal(view, held, target)

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """The question, and what follows from the answer."""
        if not view.decides:
            return self.waiting(view)
        asked = self.asked(view)
        if held is not None and view.phase != "aim":
            return self.prompt_held(view, held)._replace(detail=asked.detail, buttons=(), explains=asked.explains)
        buttons: tuple[Button, ...] = ()
        if view.phase in ("decide", "draw"):
            found, _ = pickers.without_card(self, view)
            buttons = tuple(one._replace(label=t(f"karov-meod.button.{one.actions[0]}"), main=False) for one in found)
        return asked._replace(buttons=buttons)

    def asked(self, view: View) -> Prompt:
        """The sentence of a phase, what has been done before it, and what follows from it."""
        if view.phase == "decide":
            return Prompt(t("karov-meod.voice.decide.card", x=view.zones["offer"][0]), self.kept_would_be(view))
        if view.phase == "aim":
            words = t("karov-meod.voice.aim.card", x=self.laid(view))
            return Prompt(words, explains=t("karov-meod.voice.lay.detail"))
        only = ".one" if view.phase == "lay" and len(view.zones["env"]) == 1 else ""
        last = ".last" if view.phase == "draw" and self.nearly_over(view) else ""
        follows = t(f"karov-meod.voice.{view.phase}{last}.detail")
        return Prompt(t(f"karov-meod.voice.{view.phase}{only}"), self.mentioned, explains=follows)

    def kept_would_be(self, view: View) -> str:
        """The series now and with the deciding card."""
        zone = f"kept.{view.turn}"
        more = longest_series([*self.values(view, zone), self.number(view, "value", "offer")])
        return t("karov-meod.voice.decide.series", n=self.number(view, "series", zone), m=more)

    def waiting(self, view: View) -> Prompt:
        """Who decides, and about what."""
        asked = super().waiting(view)
        if view.turn is None:
            return asked
        if view.phase == "decide":
            words = t("karov-meod.voice.wait.decide", who=self.called(view.turn), x=view.zones["offer"][0])
            return asked._replace(detail=words)
        if self.seat is not None and view.zones[f"held.{self.seat}"]:
            return asked._replace(explains=t("karov-meod.voice.laid"))
        if view.phase in ("draw", "build", "back"):
            return asked._replace(detail=t(f"karov-meod.voice.wait.{view.phase}", who=self.called(view.turn)))
        return asked
