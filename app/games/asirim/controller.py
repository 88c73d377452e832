"""Prisoners at the table (canon 9).

Each seat's alpha and tag lie side by side before it, those of two seats that face each other alpha over alpha and tag
over tag in the middle. When all directions are told the tags swing together, upright or across. A prison is a barred
window with a number; its owner sees the prisoners, and everybody does once the end is called. Every visible card has
its value on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from app.art.states import MarkKind
from app.engine import Action, Fact, Reason, Result, View, hidden
from app.engine.cards import RANKS
from app.engine.rules import Verb
from app.games.asirim.stops import AsirimTelling
from app.games.asirim.terms import LAID, Z, droppers
from app.table import pickers
from app.table.blocks import Block, Cards, Column, Either, Hand, Row, Toward, Words
from app.table.company import Company
from app.table.controller import MOST_CARDS, NOTE, label_width, words_in_place
from app.table.endings import End
from app.table.geometry import RATIO, Board, Shape
from app.table.laid import Laid
from app.table.layout import CLOSED, LEAST_CLOSED, LEAST_OPEN, OPEN, SHRINKS, stage
from app.table.measures import words_room
from app.table.prompts import DECIDES, Button, Choice, Prompt, Ref
from app.table.signs import ABOUT, Arrow, Bars, Caption, Figure, Note, Peek, Sign
from app.table.sizes import LABEL_GAP
from app.wording import t
from app.wording.bidi import ltr
from app.wording.tellers import named

STOCK = Ref("stock", 0)
PLACES = ("alpha", "tag")
"""The zones in which every seat lays a card in a round."""
ACROSS = 90.0
"""The angle of a tag that lies across, degrees."""
LARGEST, LEAST = 0.92, 36.0
"""The wanted width of alphas and tags, as a multiple of a hand card, and their least width, px."""
PILES, LEAST_PILES = 0.85, 36.0
"""The same for the stock, the discard pile and the offered card."""
BARS, LEAST_BARS = 0.6, 28.0
"""The same for a barred window, and for the prisoners in the seat's own prison."""
MOST_SUM = 99
"""A number as wide as the sum of any prison."""
GAP = 8.0
"""The gap between the cards of one seat, px: room for the ring round an alpha that has won."""


class AsirimController(AsirimTelling):
    """Two to six seats that lay and turn in secret."""

    game = "asirim"
    measure = "asirim.label.course"
    ends: ClassVar[Mapping[str, End]] = {
        "round-won": End("round"),
        "all-lose": End("round", who=False, card=False),
        "game-over": End("deal", who=False, card=False),
    }
    across = 7.4
    unlined = ("offer", "prison")

    # Where things lie

    def watch(self, view: View) -> None:
        """Note whose tag lies across, and whether cards are still being laid."""
        super().watch(view)
        self._called, self._marked = self.called_end(view), ()
        self._across = frozenset(seat for seat, way in enumerate(view.vars["facing"]) if way == "h")

    def facts(self, view: View) -> list[Fact]:
        """The facts of the rules; a prisoner that has been told to come down to 1 is worth that from then on."""
        if self._marked:
            view = replace(view, vars={**view.vars, "marked": (*view.vars["marked"], *self._marked)})
        return super().facts(view)

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The piles round what two seats that face each other lay; prison, hand, alpha and tag at each other badge."""
        me = self.me
        company = self.company(board)
        wide = label_width(board)
        facing = [seat for seat in company.others if self.facing(company, seat)]
        pairs = (Row(tuple(self.laid(place, seat, True) for place in PLACES), gap=GAP) for seat in (*facing, me))
        laid = Column(tuple(pairs), gap=GAP)
        stock, discard = (
            replace(self.pile(name), holds=12, label=words_room("name", *self.pile_words(name, MOST_CARDS), wide))
            for name in ("stock", "discard")
        )
        offer = replace(self.pile("offer"), label=words_room("count", t("asirim.label.offer"), width=wide))
        # The laid cards are in the middle of the cloth, if there is room without making cards much smaller. Where there
        # is least, the offered card lies in the corner instead of beside them.
        balanced = Row((stock, Words("balance", PILES * board.card, 1.0), laid, offer, discard), gap=20.0)
        close = Row((stock, laid, offer, discard), gap=16.0)
        narrow = Row((stock, laid, discard)), Column((Row((stock, discard)), laid))
        prison = self.own_prison(zones, board)
        middle: Block = Either("tags", (balanced, close, *narrow))
        corner: Block | None = Either("tags", (prison, prison, *(Row((offer, prison), align=1.0) for _ in narrow)))
        if self._called and self.shown(zones, me):
            # The prisons decide now, and nothing else is laid any more.
            beside, above = Row((stock, prison, discard), gap=20.0), Column((Row((stock, discard)), prison))
            middle, corner = Either("called", (beside, above)), None
        mine = Hand(f"hand.{me}", len(zones[f"hand.{me}"]))
        return company.ring(middle, mine, lambda seat: self.theirs(zones, company, seat), corner)

    @staticmethod
    def facing(company: Company, seat: int) -> bool:
        """Whether a seat sits opposite, so that its two cards lie over the reader's own in the middle."""
        return company.on_top(seat) and company.place(seat)[0] == 0.5

    def laid(self, place: str, seat: int, under: bool = False) -> Cards:
        """An alpha or a tag, which may lie across; this seat's have room for their names below.

        Those of the seat opposite are as wide, so that they lie straight over this seat's.
        """
        wide, high = words_room("count", t(f"asirim.label.{place}"))
        label = (wide, high if seat == self.me else 0.0) if under else (0.0, 0.0)
        turned = place == "tag"
        return Cards(f"{place}.{seat}", Shape.PILE, LARGEST, LEAST, SHRINKS["open"], label=label, turned=turned)

    @staticmethod
    def pile(zone: str) -> Cards:
        """A pile in the middle, or the offered card."""
        return Cards(zone, Shape.PILE, PILES, LEAST_PILES, SHRINKS["piles"])

    def pile_words(self, zone: str, count: int) -> tuple[str, str]:
        """The name of a pile and how many cards are in it; no count if it is empty."""
        return self.capital(t(f"asirim.label.{zone}")), t("table.cards", n=count) if count else ""

    def own_prison(self, zones: Mapping[str, Sequence[str]], board: Board) -> Cards:
        """This seat's prison with its words above: bars, or a row of the prisoners, large once the end is called."""
        count = len(zones[f"prison.{self.me}"])
        if not self.shown(zones, self.me):
            name, high = words_room("count", t("asirim.label.prison"))
            return replace(self.bars(self.me), above=high, label=(name, 0.0))
        name, high = self.sum_room(board)
        size, first = (LARGEST, SHRINKS["open"]) if self._called else (BARS, SHRINKS["piles"])
        return Cards(
            f"prison.{self.me}", Shape.ROW, size, LEAST, first, holds=stage(count), step=1.05, bears=0.35,
            above=high, label=(name, 0.0),
        )  # fmt: skip

    @staticmethod
    def sum_room(board: Board) -> tuple[float, float]:
        """The room for the largest sum of a prison: in one line or, on a narrow cloth, in two."""
        return words_room("count", t("asirim.label.prison.sum", n=MOST_CARDS, sum=MOST_SUM), width=label_width(board))

    @staticmethod
    def bars(seat: int) -> Cards:
        """The room of a barred window."""
        return Cards(f"prison.{seat}", Shape.PILE, BARS, LEAST_BARS, SHRINKS["backs"])

    def theirs(self, zones: Mapping[str, Sequence[str]], company: Company, seat: int) -> Sequence[Block]:
        """From outside: prison, hand, alpha and tag; only the prison if it lies open and nothing else is laid."""
        prison: Cards = self.bars(seat)
        held = Cards(
            f"hand.{seat}", Shape.ROW, CLOSED, LEAST_CLOSED, SHRINKS["backs"], holds=2, step=0.5, bears=0.35
        )
        laid = [] if self.facing(company, seat) else [self.laid(place, seat) for place in PLACES]
        if self.shown(zones, seat):
            prison = Cards(
                f"prison.{seat}", Shape.ROW, OPEN, LEAST_OPEN, SHRINKS["open"],
                holds=stage(len(zones[f"prison.{seat}"])), step=1.05, bears=0.35,
            )  # fmt: skip
            if not zones[f"alpha.{seat}"] and not zones[f"tag.{seat}"]:
                return (prison,)
        found = (prison, held, *laid)
        if not company.on_top(seat):
            return (Toward(found, gap=GAP),)
        return (Row(found if company.place(seat)[0] <= 0.5 else tuple(reversed(found)), gap=GAP),)

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Tags may lie across; closed prisons are hidden behind their bars."""
        found = super().look(zones)
        for seat in range(self.agreed.seats):
            outlined = seat == self.me and not self._called
            found[f"alpha.{seat}"] = {"outlined": outlined}
            found[f"tag.{seat}"] = {"outlined": outlined, "angle": self.angle(seat)}
            shape = Shape.ROW if self.shown(zones, seat) else Shape.AWAY
            found[f"prison.{seat}"] = {"shape": shape}
        return found

    def angle(self, seat: int) -> float:
        """The angle of a seat's tag, degrees."""
        return ACROSS if seat in self._across else 0.0

    @staticmethod
    def shown(zones: Mapping[str, Sequence[str]], seat: int) -> bool:
        """Whether the prisoners of a seat are visible."""
        cards = zones[f"prison.{seat}"]
        return bool(cards) and not any(hidden(text) for text in cards)

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Names of the piles and of this seat's places, prisons, what cards count, who beats whom."""
        laid = self.plan(view.zones, board)
        me = self.me
        wide = label_width(board) / board.width
        found: list[Sign] = [
            Caption("name", *self.pile_words("stock", len(view.zones["stock"])), zone="stock", width=wide),
            self.telling(
                Caption("name", *self.pile_words("discard", len(view.zones["discard"])), zone="discard", width=wide),
                "discard",
            ),
        ]
        if view.zones["offer"]:
            found.append(Caption("count", t("asirim.label.offer"), zone="offer", width=wide))
        if me not in self.out(view) and not self.called_end(view):
            for place in PLACES:
                zone = f"{place}.{me}"
                found.append(self.place_name(place, wide))
                if not view.zones[zone]:
                    found += words_in_place(zone, t(f"asirim.label.{place}.empty"), laid.widths.get(zone, 0.0), board)
        for seat in range(view.game.seats):
            found += self.cell(view, laid, seat)
        company = self.company(board)
        return found + self.figures(view) + self.owners(view, company) + self.beaten(view, company)

    def place_name(self, place: str, wide: float) -> Caption:
        """The name of one of this seat's two places, below it, also once a card lies there; pressing it explains it."""
        return self.telling(Caption("count", t(f"asirim.label.{place}"), zone=f"{place}.{self.me}", width=wide), place)

    def called_end(self, view: View) -> bool:
        """Whether the end is called, so that no more cards are laid."""
        return isinstance(view.vars["caller"], int) and view.vars["caller"] >= 0

    def cell(self, view: View, laid: Laid, seat: int) -> list[Sign]:
        """The barred window of a prison, or the sum of a visible one."""
        zone, mine = f"prison.{seat}", seat == self.me
        number, amount = len(view.zones[zone]), view.game.options["amount"]
        if seat in self.out(view) or zone not in laid.spots:
            return []
        if self.shown(view.zones, seat):
            words = t("asirim.label.prison.sum", n=number, sum=self.total(view, seat))
            if not mine:
                return []
            # The sum of few cards is shorter: its line breaks in the same width as the longest one.
            sign = Caption("count", words, zone=zone, side="above", width=laid.share(zone))
            return [self.telling(sign, "prison", n=amount)]
        spot, across = laid.spots[zone], laid.widths[zone]
        bars = Bars(f"{number}", x=spot.x, y=spot.y, across=across, command=f"{ABOUT}bars.{seat}")
        if not mine:
            return [replace(bars, says=t("asirim.label.does.bars", who=self.called(seat), n=number))]
        high = words_room("count", t("asirim.label.prison"))[1]
        y = spot.y - (across * RATIO / 2 + LABEL_GAP + high / 2) / laid.height
        name = self.telling(Caption("count", t("asirim.label.prison"), x=spot.x, y=y), "prison", n=amount)
        return [replace(bars, says=name.says), name]

    @staticmethod
    def telling(sign: Caption, place: str, **numbers: int) -> Caption:
        """A sign that explains its place when it is pointed at or pressed."""
        return replace(sign, command=f"{ABOUT}{place}", says=t(f"asirim.label.does.{place}", **numbers))

    def total(self, view: View, seat: int) -> int:
        """The sum of a visible prison."""
        return self.number(view, "sum", f"prison.{seat}")

    def figures(self, view: View) -> list[Sign]:
        """The values of the visible cards; on this seat's closed cards, their faces in small."""
        own = [f"{name}.{self.me}" for name in ("alpha", "tag") if view.seat == self.me]
        closed = [zone for zone in own if view.zones[zone] and hidden(view.zones[zone][0])]
        peeks: list[Sign] = [Peek(Ref(zone, 0), text) for zone in closed if (text := view.card_at(zone, 0))]
        return peeks + [
            Figure(Ref(fact.at, index), f"{value}")
            for fact in self.facts_of(view, "z")
            for index, value in enumerate(fact.args)
        ]

    def owners(self, view: View, company: Company) -> list[Sign]:
        """The plates of the owners on the tags that lie in the middle, away from the badges."""
        middle = [self.me, *(seat for seat in company.others if self.facing(company, seat))]
        return [
            Figure(Ref(f"tag.{seat}", 0), plate=str(self.plates[seat]), corner="lower right")
            for seat in middle
            if view.zones[f"tag.{seat}"] and self.plates.get(seat)
        ]

    def beaten(self, view: View, company: Company) -> list[Sign]:
        """Whom the winner of the round beats, from tag to tag if the way is free; none between neighbours."""
        pairs = [fact.args for fact in self.facts_of(view, "beats")]
        winner = view.vars["round_winner"]
        return [
            Arrow(Ref(f"tag.{one}"), Ref(f"tag.{other}"), shy=True)
            for one, other in pairs
            if one == winner and not self.neighbours(company, one, other)
            if view.zones[f"tag.{one}"] and view.zones[f"tag.{other}"]
        ]

    def neighbours(self, company: Company, one: int, other: int) -> bool:
        """Whether the tags of two seats lie one above the other in the middle."""
        return self.me in (one, other) and any(
            seat in (one, other) and self.facing(company, seat) for seat in company.others
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
        """The number of prisoners."""
        return float(len(view.zones[f"prison.{seat}"]))

    def score_words(self, result: Result, seat: int) -> str:
        """The counter if several games are played, otherwise the result for this seat, with the sum of its prison.

        If the end was called, somebody has won by it, and nothing is left undecided.
        """
        if self.agreed.options["games"] > 1:
            return t("asirim.label.counter", n=result.scores[seat])
        came = result.scores[seat]
        words = t(f"asirim.label.came.{'win' if came > 0 else 'loss' if came else 'uncertain'}")
        seen = self._seen
        if seen is None or not seen.over or not self.called_end(seen):
            return words
        if seat in self.out(seen):
            return words
        worth = self.total(seen, seat) if self.shown(seen.zones, seat) else 0
        return t("asirim.label.came.sum", came=words, n=worth) if came else t("asirim.label.came.sum.only", n=worth)

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
        """The cards that are asked for: also the prison of a seat without a hand, and the top card of the stock."""
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

    def turnable(self, view: View) -> Ref | None:
        """This seat's tag, until its direction is said."""
        tag = f"tag.{self.me}"
        mine = view.phase == "facing" and view.legal and view.turn == self.me
        return Ref(tag, 0) if mine and view.zones[tag] else None

    def turn(self, view: View) -> None:
        """The tag swings from upright to across, or back."""
        self._across ^= {self.me}
        self.replan()

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """What an alpha or an alpha prime does, for whatever lies there, and what the signs on it mean."""
        place = ref.zone.partition(".")[0]
        found = super().explain(view, ref, board)
        if place not in PLACES:
            return found
        says = (t(f"asirim.label.does.{place}"), *((found.title,) if found is not None else ()))
        return Note(t(f"asirim.label.{place}"), says, cards=(ref,), width=NOTE)

    def describe(self, view: View, ref: Ref) -> str:
        """A card, a zone or a seat in words; in a place also what its card does, and for the tag its direction."""
        words, place = super().describe(view, ref), ref.zone.partition(".")[0]
        if ref.is_card and place in PLACES:
            words = f"{words}. {t(f'asirim.label.does.{place}')}"
        if ref != self.turnable(view):
            return words
        return f"{words}. {self.capital(t(f'asirim.direction.{self.way(self.me)}'))}"

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What is asked, and what follows from it."""
        if not view.decides:
            return self.waiting(view)
        asked = self.asked(view)
        if held is not None:
            # The question appears below only if the voice does not say what would be done.
            several = len(self.choices(view, held)) > 1
            below = ("", asked.sentence) if several else (asked.explains, asked.detail)
            return self.prompt_held(view, held)._replace(explains=below[0], detail=below[1])
        who = view.vars["round_winner"] if view.phase == "answer" else DECIDES
        return asked._replace(buttons=self.buttons(view), who=who)

    def waiting(self, view: View) -> Prompt:
        """Who decides, and what comes after a round has been won."""
        asked = super().waiting(view)
        if view.turn is not None and view.phase in ("reveal", "offer", "answer", "draw", "mark"):
            winner, who = view.vars["round_winner"], self.called(view.turn)
            if view.phase == "answer" and winner == view.seat:
                return asked._replace(detail=t("asirim.voice.wait.answer.mine", who=who))
            return asked._replace(detail=t(f"asirim.voice.wait.{view.phase}", who=who, by=self.called(winner)))
        return asked

    def asked(self, view: View) -> Prompt:
        """The sentence of a phase, what is special about it, and what follows from it."""
        phase = view.phase
        if phase == "offer" and len(self.out(view)) == view.game.seats - 2:
            phase = "offer.one"
        asked = Prompt(t(f"asirim.voice.{phase}"))
        match phase:
            case "facing":
                stake = t("asirim.voice.at-stake") if self.at_stake(view) else ""
                detail = " ".join(filter(None, (self.best_said(view), stake)))
                return asked._replace(detail=detail, explains=self.wins(view))
            case "alpha" | "tag" if self.at_stake(view):
                return asked._replace(detail=t("asirim.voice.at-stake"))
            case "alpha" if self.mentioned or self.may_call(view):
                return asked._replace(detail=" ".join(filter(None, (self.mentioned, self.may_call(view)))))
            case "free" | "drop" if view.vars["round_winner"] < 0 and view.zones[f"alpha.{view.turn}"]:
                return asked._replace(detail=t(f"asirim.voice.{phase}.all-lose"))
            case "draw":
                follows = t(f"asirim.voice.draw.{'drops' if self.drops(view) else 'detail'}")
                return asked._replace(explains=follows)
            case "answer":
                detail, explains = self.answer(view)
                words = t("asirim.voice.answer.to", who=self.called(view.vars["round_winner"]))
                return Prompt(words, detail, explains=explains)
        return asked._replace(explains=t(f"asirim.voice.{phase}.detail"))

    def may_call(self, view: View) -> str:
        """What a call of the end would rest on; empty if this seat may not call."""
        if all(action.verb != "call" for action in view.legal):
            return ""
        return t("asirim.voice.may-call", n=self.total(view, self.me))

    def drops(self, view: View) -> bool:
        """Whether a loser of the round will have to throw a card away."""
        # A seat that has lost the game has no hand.
        return bool(droppers(range(view.game.seats), view.zones, view.vars))

    def wins(self, view: View) -> str:
        """When the strongest alpha wins, because no other can (canon 4.4).

        The value of this seat's alpha is on the card already, and a longer line would be set in smaller type.
        """
        if len(self.best(view)) > 1:
            return t("asirim.voice.facing.equal")
        following, *others = self.strongest(view)[1:]
        if not others:
            return t("asirim.voice.facing.two")
        if self.worth(view, following) == self.worth(view, others[0]):
            return t("asirim.voice.facing.strongest")
        return named("asirim.voice.facing.next", self.names, following)

    def answer(self, view: View) -> tuple[str, str]:
        """Which card may be given, if it is special, or else what may be given in every exchange."""
        if view.vars["given"]:
            return t("asirim.voice.answer.given", c=view.vars["given"]), ""
        if not view.zones[f"hand.{view.turn}"]:
            return t("asirim.voice.answer.prison"), ""
        return "", t("asirim.voice.answer.hand")

    def at_stake(self, view: View) -> bool:
        """Whether the seat in turn risks its last cards in this round: if all lose, it is out of the game."""
        seat = view.turn
        kept = sum(len(view.zones[f"{name}.{seat}"]) for name in ("hand", "alpha", "tag"))
        return not view.zones[f"prison.{seat}"] and kept <= LAID

    def details(self, view: View, command: str) -> tuple[str, list[str]] | None:
        """What a place is for; at the alpha also the table of the values of all ranks, a line for each value."""
        found = super().details(view, command)
        if found is None or command != f"{ABOUT}alpha":
            return found
        title, lines = found
        return title, [*lines, *self.scale()]

    @staticmethod
    def scale() -> list[str]:
        """Which ranks have which value, a line for each value."""
        ranks: dict[int, list[str]] = {}
        for place, rank in enumerate(RANKS):
            ranks.setdefault(Z[4 * place], []).append("10" if rank == "T" else rank)
        return [t("asirim.label.value", n=value, ranks=ltr(", ".join(names))) for value, names in sorted(ranks.items())]

    def buttons(self, view: View) -> tuple[Button, ...]:
        """What is done without a card; a call is never the main button."""
        if view.phase == "facing":
            # The main button lays it as it is turned now; the two buttons do not change places while it turns.
            ways = [(str(action), action.args[0]) for action in self.legal(view)]
            return tuple(
                Button(self.capital(t(f"asirim.direction.{way}")), (action,), main=way == self.way(self.me))
                for action, way in ways
            )
        found, _ = pickers.without_card(self, view)
        found = [one._replace(warning=one.actions == ("call",)) for one in found]
        if view.phase in ("reveal", "draw"):
            found = [*found[1:], found[0]._replace(main=True)]
        return tuple(one._replace(label=t(f"asirim.button.{one.actions[0]}"), main=one.main) for one in found)
