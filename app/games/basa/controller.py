"""Basa at the table (canon 9; look basa-he).

In the middle are the stock, the place to use a card and the cards that have left the game, in a ring that shows the
direction of play. Each seat has its temporary place with what it is worth now. A note says what a card would do when it
is held or pointed at. The card in use counts as in hand while it asks for somebody: people press a badge, or a plate.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import ClassVar

from app.art.states import MarkKind
from app.engine import Action, Reason, Result, View, hidden
from app.engine.rules import Verb
from app.games.basa.cards import ACE, SUIT, UNIQUE
from app.games.basa.labels import labels
from app.games.basa.layout import (
    APART,
    FEW,
    ODDS,
    SMALL,
    TITLED,
    Pieces,
    free_room,
    gone_words,
    ring_box,
    strip,
    widest,
)  # fmt: skip
from app.games.basa.stops import BasaTelling
from app.table import pickers
from app.table.blocks import Block, Either, Ring
from app.table.company import NARROW, Company
from app.table.controller import label_width, words_in_place
from app.table.datum import varied
from app.table.endings import End
from app.table.geometry import INSET, Board, Spot
from app.table.measures import TAG_HIGH
from app.table.painted_signs import ORBIT_INSET
from app.table.prompts import SEAT, Button, Choice, Pick, Picker, Prompt, Ref, seat_ref
from app.table.signs import ABOUT, Badge, Caption, Note, Orbit, Sign, Tag
from app.wording import bidi, t

STOCK, USED = Ref("stock"), Ref("used")
TOP, RUNNING = Ref("stock", 0), Ref("used", 0)
ASKED = ("draw", "reguess", "say", "prop", "target", "trade", "gift")
"""Phases in which a strip of choices may stand over the hand."""
CHOOSES = ("act", "second", "give", "drop")
"""Phases in which a card of the hand is chosen, and nothing else lies over the hand."""
PLATES = 4
"""The most seats offered in a strip of plates, because a longer one would hide their badges."""
TAGGED, TAGGED_NARROW = 0.28, 0.205
"""The width of a tag that can be shortened, at most, and among many seats, shares of the cloth."""
BEND = 3.2
"""How many times rounder the corners of the ring are than its distance from its contents, so that they stay clear."""
LOW_SIDES = 3
"""With more other seats than this on a low cloth, a strip over a hand of two lines would hide badges at the sides."""
HIGH = 0.34
"""Where a single badge at a side should stand on a low cloth, a share of the height from the top."""
Ways = Sequence[str]
"""Several wordings of one tag, the longest first."""
BETWEEN = 3
"""With this many seats the ring lies between the two that sit at the upper edge, out of the way of a full hand."""
KNOWN = 3
"""How many known cards of a closed hand its badge names at most."""
ASIDE = 0.06
"""How far the shared cards may lie beside the middle, a share of the width. They stay there from turn to turn."""


def asked_for(action: str) -> int:
    """The seat that an action chooses."""
    return int(Action.parse(action).args[-1])


class BasaController(BasaTelling):
    """Two to eight seats and 54 small powers."""

    game = "basa"
    variant = "draw"
    ends: ClassVar[Mapping[str, End]] = {"lost": End("turn", card=False)}
    counts = "point"
    across = 8.4
    crowded_from = 3
    brief_names_from = 0
    unlined = ("show", "removed")

    opened = False
    """Whether the removed cards are spread out, so that one can be picked."""
    _gone: Collection[int] = ()
    """The seats that have lost."""
    _wide, _many = True, False
    """Whether there is room for all words, and whether many sit at a board that is small for them."""
    _full = False
    """Whether a hand on a low cloth takes two lines."""
    _tag_room = inf
    """The greatest width of a tag that can be shortened, px."""

    # Where things lie

    def watch(self, view: View) -> None:
        """Remember who has lost, and whether the removed cards are spread out for picking one."""
        super().watch(view)
        self._gone = self.out(view)
        self.opened = view.phase == "pick" and view.decides

    def company(self, board: Board) -> Company:
        """The seats round a board; on a narrow one, or among many, badges and tags say less."""
        self._many = Company.small(board, self.agreed.seats)
        self._wide = board.width >= NARROW and not self._many
        self._tag_room = (TAGGED if self._wide else TAGGED_NARROW) * board.width
        return super().company(board)

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The shared cards in a ring, a temporary place for each seat in play, and this seat's in the corner."""
        company = self.company(board)
        across = self.agreed.seats != BETWEEN
        low = across and board.width < NARROW
        self._full = low and len(zones[f"hand.{self.me}"]) > FEW
        pieces = Pieces(zones, board, self.opened, across, self._full, self._many)
        ring = company.ring(
            pieces.middle(),
            pieces.hand(self.me),
            lambda seat: () if seat in self._gone else (pieces.temp(seat),),
            corner=pieces.fan(self.me, own=True),
        )
        ring = varied(ring, aside=ASIDE)
        return self.above_choices(ring, company, pieces.foot()) if low else ring

    @staticmethod
    def above_choices(ring: Ring, company: Company, foot: float) -> Block:
        """The same ring with the badges at its sides above a strip of choices, which extends `foot` px up.

        A single badge at a side stands high, and only its temporary place may extend down to the strip. If there are
        more, their tags may do so if necessary; if that is not enough, the badges stand lower.
        """
        others = dict(zip(company.others, ring.around, strict=False))
        sides = {seat: one for seat, one in others.items() if not company.on_top(seat)}
        if len(sides) <= 2:
            high = {seat: varied(one, y=HIGH) for seat, one in sides.items()}
            return varied(ring, around=(*{**others, **high}.values(), *ring.around[len(others) :]))
        tags = {seat: varied(one, under=company.badges[seat].tags * TAG_HIGH) for seat, one in sides.items()}
        above = varied(ring, foot=foot)
        over_tags = varied(above, around=(*{**others, **tags}.values(), *ring.around[len(others) :]))
        return Either("badges", (above, over_tags, ring), firm=True)

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Rows of open cards begin with the newest; empty places are outlined if there is room.

        On a small cloth the temporary cards of others have large indices.
        """
        found = []
        for spot in super().spots(zones, board):
            name, _, seat = spot.zone.partition(".")
            if name in ("temp", "removed"):
                count = len(zones[spot.zone])
                spot = replace(spot, order=tuple(range(count)) if board.rtl else tuple(reversed(range(count))))
            if name == "temp":
                shown = int(seat) not in self._gone and (self._wide or int(seat) == self.me)
                large = spot.large or (board.card < SMALL and int(seat) != self.me)
                spot = replace(spot, places=1, outlined=shown, large=large)
            found.append(replace(spot, places=1) if name == "used" else spot)
        return found

    @property
    def lines(self) -> float:
        """Lay a strip of choices on a hand of two lines if it is full, or if badges stand low at the sides."""
        laid = self._laid
        if laid is not None and (self._full or (not self._wide and self.agreed.seats - 1 > LOW_SIDES)):
            return 1.0
        return super().lines

    # What stands on the cloth

    def badge_line(self, view: View, seat: int) -> str:
        """Points, cards in hand and, if there is room, the digit."""
        points, cards = self.points(view, seat) or 0, len(view.zones[f"hand.{seat}"])
        parts = [] if self.calm else [t("seat.points" if self._wide else "basa.label.points", n=points)]
        parts.append(t("basa.label.hand", n=cards))
        digit = self.fact(view, "digit", f"hand.{seat}")
        if digit is not None and (self._wide or not self._many):
            parts.append(t("basa.label.digit", n=digit.args[0]))
        return " · ".join(parts)

    def badge(self, view: View, seat: int, x: float, y: float, board: Board) -> Badge:
        """A badge with a digit explains the digit."""
        made = super().badge(view, seat, x, y, board)
        digit = self.fact(view, "digit", f"hand.{seat}")
        if digit is None or view.over:
            return made
        says = t("basa.label.does.digit", n=digit.args[0], c="5D")
        return replace(made, command=f"{ABOUT}digit.{seat}", says=says)

    def out_line(self, view: View, seat: int) -> str:
        """The points with which a seat has lost."""
        return t("basa.label.lost", n=self.points(view, seat) or 0)

    def tags(self, view: View, seat: int) -> list[Tag]:
        """What a seat must expect, what applies to it, and which cards of its closed hand are known."""
        if view.over or seat in self.out(view):
            return []
        at, found = f"hand.{seat}", []
        for fact in self.facts_of(view, "misses-turns", "charm", "turns-owed", "stages-owed", at=at):
            name = f"basa.tag.{fact.code}"
            words = t(f"{name}.{fact.args[0]}") if fact.code == "charm" else t(name, n=fact.args[0])
            tone = "saffron" if fact.code == "misses-turns" else "olive"
            found.append(Tag(words, tone=tone))  # type: ignore[arg-type]
        traps = sorted({str(fact.args[0]) for fact in self.facts_of(view, "trap", at=at)})
        found += [Tag(t("basa.tag.trap", s=suit), tone="pom") for suit in traps]
        if view.turn is not None and seat == view.vars["active"] != view.turn:
            found.append(Tag(t("basa.tag.active"), tone="saffron"))
        known = self.known(view, seat)
        if known:
            found.append(Tag(widest(self.holds(known), self._tag_room), tone="sea"))
        return found

    @staticmethod
    def holds(known: Sequence[str]) -> Ways:
        """Wordings for the known cards of a closed hand: ever fewer names, with the number of others; then a count."""
        found = []
        for named in range(min(KNOWN, len(known)), 0, -1):
            more = len(known) - named
            name, count = ("basa.tag.known.more", {"n": more}) if more else ("basa.tag.known", {})
            found.append(t(name, cards=known[:named], **count))
        return (*found, t("basa.tag.known.count", n=len(known)))

    def known(self, view: View, seat: int) -> list[str]:
        """The cards that this seat is known to hold.

        While events are told, the knowledge is that of the view before: a card that has since come to lie open has left
        the hand.
        """
        zone = f"hand.{seat}"
        if seat == view.seat or not any(map(hidden, view.zones[zone])):
            return []
        sure = [*view.knows.get(zone, {}).values(), *view.sets.get(zone, ())]
        lie = {text for name, cards in view.zones.items() if name != zone for text in cards}
        return sorted(text for text in sure if text not in lie)

    def worth(self, view: View, seat: int) -> int:
        """The present worth of a temporary place."""
        return self.number(view, "temp-worth", f"temp.{seat}")

    def signs(self, view: View, board: Board) -> list[Sign]:
        """The signs of the table, the ring first, and the effect of the card in use while it is told."""
        found = sorted(super().signs(view, board), key=lambda sign: not isinstance(sign, Orbit))
        used = view.zones["used"]
        if used and not view.over and not self.opened:
            note = self.explained(view, used[0], board)
            if note is not None:
                found.append(note)
        return found

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The direction of play, the odds, the worth of each temporary place, the cards that have left the game."""
        wide = label_width(board) / board.width
        against = self.number(view, "direction") < 0
        found: list[Sign] = [self.orbit(view, board, against != self.turned)]
        odds = self.fact(view, "ace-odds")
        detail = t("basa.label.odds", x=ACE, n=odds.args[0], of=odds.args[1]) if odds and not view.over else ""
        name = t("basa.label.stock", n=len(view.zones["stock"]))
        says = f"{self.risk(view)} {t('basa.label.does.ring')}" if detail else t("basa.label.does.ring")
        stands = Caption("name", name, detail, width=ODDS / board.width, warns=True, command=f"{ABOUT}odds", says=says)
        laid = self.plan(view.zones, board)
        found.append(laid.placed("odds", stands) if "odds" in laid.boxes else replace(stands, zone="stock"))
        removed = len(view.zones["removed"])
        if removed and not self.opened:
            found.append(Caption("count", gone_words(removed, board), zone="removed", width=wide))
        found += self.use_words(view, board)
        found += self.card_words(view, board)
        for seat in range(self.agreed.seats):
            if seat not in self._gone:
                found += self.temp_words(view, board, seat)
        return found

    def orbit(self, view: View, board: Board, against: bool) -> Orbit:
        """The ring round the shared cards that shows the direction of play."""
        laid = self.plan(view.zones, board)
        ring = ring_box(laid)
        x, y = ring.middle
        return Orbit(
            x=x / laid.width,
            y=y / laid.height,
            width=ring.width / board.width,
            height=ring.height / board.height,
            bend=BEND * (laid.boxes["orbit.start"].width - ORBIT_INSET),
            against=against,
        )

    def use_words(self, view: View, board: Board) -> list[Sign]:
        """The words that explain the empty place for the card in use."""
        if view.zones["used"]:
            return []
        return words_in_place("used", t("basa.label.use-here"), self.plan(view.zones, board).widths["used"], board)

    def card_words(self, view: View, board: Board) -> list[Caption]:
        """What each card in hand does, while one must be chosen (canon 4.6)."""
        hand = f"hand.{self.me}"
        cards = view.zones[hand]
        if not view.decides or view.phase not in CHOOSES or any(map(hidden, cards)):
            return []
        words = [self.capital(self.power(view, card, brief=True)) for card in cards]
        unused = [] if view.zones["show"] else ["show"]
        shown = next(spot for spot in self.spots(view.zones, board) if spot.zone == hand)
        return labels(self.plan(view.zones, board), board, shown, cards, words, unused)

    def temp_words(self, view: View, board: Board, seat: int) -> list[Sign]:
        """The worth of a temporary place, below it; in an empty one, what it is for."""
        zone, worth = f"temp.{seat}", self.worth(view, seat)
        if worth:
            words = t("basa.label.temp", n=worth)
            says = t("basa.label.does.temp", cards=list(view.zones[zone]), n=worth)
            wide = label_width(board) / board.width
            return [Caption("count", words, zone=zone, width=wide, command=f"{ABOUT}{zone}", says=says)]
        # An empty one of another seat may have no room.
        across = self.plan(view.zones, board).widths.get(zone, 0.0)
        if not (self._wide or seat == self.me):
            return []
        return words_in_place(zone, t("basa.label.temp-empty"), across, board)

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """What the card that is held or pointed at would do, with the present numbers."""
        covered = self.opened and ref.zone != "removed"
        return None if view.over or covered else self.explained(view, self.told_at(view, ref), board)

    def told_at(self, view: View, ref: Ref) -> str:
        """The card whose power is told here: one of this seat's hand, or one that lies open for all; else empty."""
        lies = (f"hand.{self.me}", "used", "show", "removed")
        return self.text(view, ref) if ref.is_card and ref.zone in lies else ""

    def explained(self, view: View, text: str, board: Board) -> Note | None:
        """The name and power of a card, if there is room for them."""
        power = self.power(view, text)
        if not power:
            return None
        laid, title = self.plan(view.zones, board), self.title(text)
        asked = view.decides and view.phase in ASKED
        unused = () if asked or view.zones["show"] else ("show",)
        high = strip(board, titled=self.titled(view)) if asked else 0.0
        box = free_room(laid, (title, power), f"hand.{self.me}", unused, self.card_words(view, board), high)
        if box is None:
            return None
        x, y = box.middle
        return Note(title, (power,), x=x / laid.width, y=y / laid.height, width=box.width / board.width)

    def pointed(self, view: View, ref: Ref, board: Board) -> str:
        """What a card does, if the cloth is too full for a note about it."""
        noted = view.over or self.explain(view, ref, board) is not None
        return "" if noted else self.power(view, self.told_at(view, ref))

    @staticmethod
    def title(text: str) -> str:
        """The name and kind of a card, and whether it can only be used alone."""
        kind = t(f"basa.kind.{SUIT[text] or 'joker'}")
        return t("basa.note.unique" if text in UNIQUE else "basa.note.title", x=text, kind=kind)

    def chip_note(self, view: View) -> str:
        """How cards are drawn; with guesses that is the way of the booklet, which gives it a number."""
        note = super().chip_note(view)
        return t("basa.label.version", how=note) if view.game.options[self.variant] == "guess" else note

    def reason(self, result: Result) -> str:
        """That points decide, if that was agreed and a winner had lost on the way, and what decides between equals.

        See canon 5.
        """
        winners, lost = set(result.seats), self.lost_in_all()
        words = super().reason(result)
        if self.agreed.options["win"] != "points":
            return words
        if result.reason == "survivor" and lost & winners:
            words = t("basa.reason.points")
        rivals = {seat for seat, score in enumerate(result.scores) if score == max(result.scores)} - winners
        if not rivals:
            return words
        more = t("basa.reason.tie.lost") if rivals <= lost and not lost & winners else t("basa.reason.tie.hand")
        return f"{words} {more}"

    def lost_in_all(self) -> set[int]:
        """The seats that have lost by the end of the game."""
        # While the end is told, the view is from before the gesture that led to it.
        return {*self._gone, *(int(event.about[0]) for event in self.coming if event.said == "lost")}

    def score_words(self, result: Result, seat: int) -> str:
        """The points of a seat, and that it has not lost if others have: points alone do not tell who was left."""
        words, lost = super().score_words(result, seat), self.lost_in_all()
        return t("basa.label.survived", points=words) if lost and seat not in lost else words

    def quiet_fact(self, view: View) -> str:
        """The numbers of the turn and of its stage."""
        return t("basa.label.turn", n=view.vars["turn_no"], k=view.vars["k"])

    # What may be done

    def cards(self, view: View) -> list[Ref]:
        """The top card of the stock while one may be drawn; the card in use while it asks for somebody."""
        if not view.legal:
            return []
        if view.phase in ("draw", "reguess"):
            return [TOP] if view.phase == "draw" and view.zones["stock"] else []
        if view.phase == "target":
            return [RUNNING]
        if view.phase == "act":
            return [Ref(f"hand.{view.seat}", index) for index in range(len(view.zones[f"hand.{view.seat}"]))]
        return super().cards(view)

    def ready(self, view: View) -> Ref | None:
        """The card in use, while it asks for somebody."""
        return RUNNING if view.phase == "target" and view.legal else None

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """The top card is drawn, the card in use goes to a seat, and 3H to the seat it is exchanged with."""
        if held not in self.cards(view):
            return []
        if view.phase == "draw":
            return [Choice(Ref(f"temp.{view.turn}"), ("take",), self.words(view, "take"))]
        if view.phase == "target":
            return self.to_seats(view, "target")
        found = super().choices(view, held)
        if view.phase == "act" and self.text(view, held) == "3H":
            found += self.to_seats(view, "swap")
        return found

    def to_seats(self, view: View, verb: str) -> list[Choice]:
        """The choices that give a card to one of the seats named in actions with this verb."""
        return [
            Choice(seat_ref(int(action.args[0])), (str(action),), self.words(view, action))
            for action in self.legal(view)
            if action.verb == verb
        ]

    def about_card(self, view: View, action: Action) -> bool:
        """Also count the exchange of 3H as an action about that card."""
        return action.verb == "swap" or super().about_card(view, action)

    def target(self, view: View, action: Action, spec: Verb, held: Ref) -> Ref | None:
        """A card that would go to an empty hand goes to the temporary place instead."""
        if action.verb in ("keep", "pick"):
            own = f"hand.{view.turn}"
            had = view.vars["fx"].get("had", True) if action.verb == "keep" else bool(view.zones[own])
            return Ref(own if had else f"temp.{view.turn}")
        return super().target(view, action, spec, held)

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """Light the stock while it may be drawn from, and dim it while only a guess is allowed."""
        if view.phase == "reguess" and view.zones["stock"]:
            return {TOP: "veil"}
        if view.phase == "target":
            return {RUNNING: "held"}
        if view.phase == "draw" and held is None:
            return dict.fromkeys(self.cards(view), "legal")
        return super().marks(view, held)

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """The action of choosing a seat, or of exchanging 3H with it."""
        if not target.zone.startswith(SEAT):
            return super().attempt(view, held, target)
        seat = target.zone.removeprefix(SEAT)
        if view.phase == "target":
            return f"target:{seat}"
        if view.phase == "act" and self.text(view, held) == "3H":
            return f"swap:{seat}"
        return super().attempt(view, held, target)

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why not; the hour never matters, because the clock supplies it."""
        found = super().refusal(view, held, target)
        return Reason("second-or-done") if found.code == "hour-needed" else found

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """The question, what it would lead to, and what the card in use asks."""
        asked = self.asked(view, held)
        if asked.picker is None:
            return asked
        return asked._replace(picker=asked.picker._replace(clear=self.seen_beside(view)))

    def asked(self, view: View, held: Ref | None) -> Prompt:
        """The same, with a strip of choices that lies where there is room."""
        asked = super().prompt(view, held)
        if not view.decides:
            return asked._replace(detail=self.waits(view))
        match view.phase:
            case "draw" | "reguess":
                return self.drawing(view, held, asked)
            case "act" | "second" if held is not None:
                return self.using(view, held, asked)
            case "act":
                return self.may(view, asked._replace(sentence=self.mentioned or asked.sentence))
            case "target":
                return self.targeting(view)
            case "trade" | "gift" if held is not None:
                return self.giving(view, held)
            case "give" if held is not None:
                return asked._replace(detail=self.with_power(view, held, self.given(view, held)))
            case "keep" | "pick" | "drop" if held is not None:
                return asked._replace(detail=self.with_power(view, held, asked.detail))
            case "say":
                return asked._replace(sentence=self.question(view), detail=self.running(view))
        if view.phase in ("give", "prop", "trade", "drop", "keep", "pick", "gift"):
            return asked if asked.explains else asked._replace(detail=self.running(view))
        return asked

    def waits(self, view: View) -> str:
        """What to say while another seat decides: what the card in use does, or how near the ace is."""
        return self.running(view) or (self.risk(view) if view.phase == "draw" else "")

    def running(self, view: View) -> str:
        """The card in use and its effect, unless a note on the cloth says so."""
        running = self.fact(view, "running")
        if running is None:
            return ""
        text = running.args[0]
        if self._laid is not None and text in view.zones["used"] and not self.opened:
            if self.explained(view, text, self._laid.board) is not None:
                return ""
        return t("basa.voice.running", x=text, what=self.does(view, view.vars["active"], text, running.args[2:]))

    def risk(self, view: View) -> str:
        """The chance of losing by a draw."""
        if any(fact.args[0] == "safe" for fact in self.facts_of(view, "charm")):
            return t("basa.voice.protected", x=ACE)
        odds = self.fact(view, "ace-odds")
        return t("basa.voice.risk", x=ACE, n=odds.args[0], of=odds.args[1]) if odds is not None else ""

    def drawing(self, view: View, held: Ref | None, asked: Prompt) -> Prompt:
        """The prompt for drawing at a risk, or guessing."""
        if held is not None:
            draw = Button(self.capital(self.words(view, "take")), ("take",), main=True)
            return Prompt(t("basa.voice.take"), self.risk(view), (draw,))
        if asked.picker is not None and not self.titled(view):
            # The voice asks it as well; a lower strip keeps the odds of the ace and the ring visible.
            asked = asked._replace(picker=asked.picker._replace(title=""))
        right = t("basa.voice.reguess.detail" if view.zones[f"hand.{view.turn}"] else "basa.voice.guess-empty")
        if view.phase == "reguess":
            asked = asked._replace(explains=right)
            came = self.text(view, Ref(f"temp.{view.turn}", 0)) if view.zones[f"temp.{view.turn}"] else ""
            return asked._replace(sentence=t("basa.voice.reguess.came", x=came)) if came else asked
        if view.vars["penalty"]:
            asked = asked._replace(sentence=t("basa.voice.penalty"))
        brings = 2 * (view.game.seats - len(self.out(view)))
        told = t("basa.voice.draw-temp", n=brings), right, t("basa.voice.guess-wrong", x=ACE)
        return asked._replace(detail=self.risk(view), explains="\n".join(told))

    def titled(self, view: View) -> bool:
        """Whether a strip of guesses has its title beside it, or fits with it between the ring and this seat's hand."""
        if not self._wide or self._laid is None:
            return self._wide
        laid = self.plan(view.zones, self._laid.board)
        if laid.width - self.seen_beside(view) >= TITLED * laid.board.over:
            return True
        edge = laid.boxes["orbit.low"]
        return laid.boxes[f"hand.{self.me}"].y - (edge.y + edge.height) >= strip(laid.board, titled=True)

    def seen_beside(self, view: View) -> float:
        """How far from the edge of the cloth this seat's temporary cards extend, px, if they reach a guess strip."""
        if self._laid is None:
            return 0.0
        laid = self.plan(view.zones, self._laid.board)
        own, hand = laid.boxes[f"temp.{self.me}"], laid.boxes[f"hand.{self.me}"]
        return laid.width - own.x + INSET + APART if own.y < hand.y else 0.0

    def may(self, view: View, asked: Prompt) -> Prompt:
        """The same prompt with how many cards may be used, or that none may."""
        if not any(action.verb == "use" for action in view.legal):
            return asked._replace(detail=f"{t('basa.voice.act.none')} {self.risk(view)}", explains="")
        told = [t("basa.voice.act.two" if self.number(view, "may-use") > 1 else "basa.voice.act.one")]
        if any(action.verb == "stage" for action in view.legal):
            told.append(t("basa.voice.act.stage"))
        if self._laid is not None and not self.card_words(view, self._laid.board):
            told.append(t("basa.voice.act.point"))
        return asked._replace(explains="\n".join(told))

    def using(self, view: View, held: Ref, asked: Prompt) -> Prompt:
        """What the points would be, and what the end of the turn would bring; for 3H, the seats to exchange it with."""
        text = self.text(view, held)
        swaps = [choice for choice in self.to_seats(view, "swap") if text == "3H"]
        if swaps:
            return Prompt(t("basa.voice.swap", x=text), self.power(view, text), (), self.plates_of(view, swaps))
        shown = self._laid is not None and self.explained(view, text, self._laid.board) is not None
        brings = self.fact(view, "brings", text)
        detail, explains = self.power(view, text), ""
        if shown and brings is not None:
            by, cost, after, temp = brings.args
            name = "plus" if by > 0 and cost == -1 else "after"
            detail = t(f"basa.voice.use.{name}", now=after - by - cost, by=by, after=after, temp=temp)
        elif shown:
            detail, explains = "", t("basa.voice.use.costs")
        plain, _ = pickers.without_card(self, view)
        others = [one._replace(main=False) for one in plain] if asked.buttons else plain
        buttons = (*others, *asked.buttons)[-3:]
        return asked._replace(sentence=t("basa.voice.use", x=text), detail=detail, buttons=buttons, explains=explains)

    def question(self, view: View) -> str:
        """The question of the card in use."""
        text = view.zones["used"][0]
        fact = self.fact(view, "asks")
        power = fact.args[0] if fact is not None else (view.vars["fx"] or {}).get("power", text)
        return t(f"basa.ask.{power}", x=text, n=fact.args[1] if fact is not None else 0)

    def targeting(self, view: View) -> Prompt:
        """The prompt that asks whom the card in use is for."""
        picker = self.plates_of(view, self.to_seats(view, "target"))
        return Prompt(self.question(view), self.running(view), (), picker)

    def plates_of(self, view: View, choices: Sequence[Choice]) -> Picker | None:
        """The seats to choose from, by their plates, in the order in which they sit from one side to the other.

        Many are chosen by their badges, which a strip would hide.
        """
        ways = [choice.actions[0] for choice in choices]
        if self._laid is not None:
            boxes = self.plan(view.zones, self._laid.board).boxes
            ways.sort(key=lambda way: boxes[f"badge.{asked_for(way)}"].middle[0])
        picks = tuple(self.plate(view, way) for way in ways)
        return Picker("", picks) if len(picks) <= PLATES else None

    def giving(self, view: View, held: Ref) -> Prompt:
        """The prompt that asks who gets the held card."""
        text = self.text(view, held)
        picker = self.plates_of(view, self.choices(view, held))
        detail = self.with_power(view, held, self.running(view))
        return Prompt(t(f"basa.voice.{view.phase}.card", x=text), detail, (), picker)

    def with_power(self, view: View, held: Ref, words: str) -> str:
        """What the held card does, unless a note says so, followed by other words."""
        noted = self._laid is not None and self.explain(view, held, self._laid.board) is not None
        power = "" if noted else self.power(view, self.text(view, held))
        return " ".join(part for part in (power, words) if part)

    def given(self, view: View, held: Ref) -> str:
        """What follows from giving up this card."""
        text = self.text(view, held)
        draws = self.fact(view, "draws", text)
        if draws is None:
            return self.running(view)
        return t("basa.voice.draws", n=draws.args[0]) if draws.args[0] else t("basa.voice.draws.none")

    def plate(self, view: View, action: str) -> Pick:
        """A seat as a pick, with what it has."""
        seat = asked_for(action)
        line = self.badge_line(view, seat)
        return Pick(bidi.name(self.called(seat)), (action,), line, plate=str(self.plates.get(seat, "")))

    def pick(self, view: View, action: Action) -> Pick:
        """A guess by its sign, with the number of unseen cards that make it right; a property with what it does."""
        if action.verb == "guess":
            what = action.args[0]
            left = next((fact.args[1] for fact in self.facts_of(view, "unseen") if fact.args[0] == what), 0)
            if what == ACE:
                short = t("basa.pick.ace.short", x=ACE, n=left)
                return Pick(t("basa.pick.ace", x=ACE, n=left), (str(action),), short=short)
            short = t("basa.pick.unseen.short", n=left)
            return Pick(t("basa.pick.unseen", n=left), (str(action),), suit=what, short=short)
        if action.verb == "prop":
            n = view.vars["fx"]["n"]
            name = f"basa.prop.{action.args[0]}"
            label = self.capital(t(name))
            short = self.capital(t(f"{name}.short"))
            odds = self.fact(view, "ace-odds")
            chance, of = odds.args if odds is not None else (0, 1)
            detail = t(f"basa.pick.prop.{action.args[0]}", n=n, x=ACE, a=chance, of=of)
            return Pick(label, (str(action),), detail, short=short)
        found = pickers.pick(self, view, action)
        return found._replace(detail="") if action.verb == "say" else found

    def describe(self, view: View, ref: Ref) -> str:
        """One of the reader's cards with its effect; the stock with its odds."""
        words = super().describe(view, ref)
        if ref.zone == "stock":
            return " ".join((words, self.risk(view)))
        power = self.power(view, self.told_at(view, ref))
        return f"{words}. {power}" if power else words
