"""What any game needs at the table, from its zones and legal actions; a game's own controller adds what is special.

A controller turns a view into plain data for the table (spots, signs, choices, prompt) and gestures into actions. It
knows no rules: the view's `legal` says what may be done, the engine's refusal says why not, and the result of an action
is found by playing it in a world dealt from the view. It sees only one seat's view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, ClassVar, Literal

from app.art.states import MarkKind
from app.engine import Action, Event, Fact, Reason, Result, View, deal_unknown, hidden, play, view
from app.engine.game import Game
from app.engine.rules import Verb
from app.engine.zones import Kind, Zone, family
from app.table import pickers
from app.table.blocks import Block
from app.table.commands import Command, again_label
from app.table.company import CROWDED, MANY, NARROW, BadgeRoom, Company, Seating
from app.table.datum import varied
from app.table.endings import End
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.laid import Laid
from app.table.layout import FRONT, Layout, front, in_order
from app.table.meanings import meant, on_card
from app.table.measures import TAG_HIGH, badge_room, name_fits, tag_room, words_room
from app.table.prompts import SEAT, Button, Choice, Deed, Flight, Hem, Pick, Prompt, Ref, Rest, seat_ref
from app.table.reading import FAMILIAR, IN_SECRET, KNOWN_SECRETS, SECRETLY, in_secret, long_enough
from app.table.scores import Score
from app.table.signs import ABOUT, Badge, Caption, CardSign, Note, PlacedSign, ScoreRow, ScoreTable, Sign, Tag
from app.table.solver import solve
from app.wording import language, t
from app.wording.bidi import bare, listed, own
from app.wording.formatting import capital
from app.wording.in_words import zone_in_words, zone_name
from app.wording.sentences import (
    action_words,
    fact_sentence,
    log_lines,
    option_help,
    option_value,
    result_reason,
    result_sentence,
    verb_words,
)
from app.wording.spoken import spoken
from app.wording.titles import game_name

SHORT_NAME = 8
"""The most letters of a name if many sit at a small table (look 7)."""
LABEL = 150.0
LEAST_LABEL = 92.0
LABEL_SHARE = 0.125
"""The width of words below a pile: at most, at least (px), and as a share of the cloth."""
PLACE_EDGES = 14.0
"""How much room is left at both sides of the words in an empty place, and above and below them, together, px."""
MOST_CARDS = 44
"""The widest possible count, for which room is kept."""
NO_ROOM = (0.0, 0.0)
"""Width and height of words that are not there, px."""
NOTE = 0.28
"""The greatest width of a note about the signs on a card, a share of the cloth."""
SHORTEST_HEM, LONGEST_HEM = 240.0, 420.0
"""The bounds of the length of the lit piece of hem, px."""


def label_width(board: Board) -> float:
    """The greatest width of words below a pile, px: on a narrow cloth they take two lines."""
    return min(LABEL, max(LEAST_LABEL, LABEL_SHARE * board.width))


def words_in_place(zone: str, words: str, across: float, board: Board) -> list[Sign]:
    """What belongs in an empty place `across` px wide, written in it; nothing where the words have no room."""
    room = across - PLACE_EDGES
    wide, high = words_room("small", words, width=room)
    fits = wide <= room and high <= across * RATIO - PLACE_EDGES
    return [Caption("small", words, zone=zone, side="middle", width=room / board.width)] if fits else []


def _lowest(rows: Sequence[Spot]) -> list[str]:
    """The rows at the lower edge; a row that a seat owns in the middle of the table has no hem in front of it."""
    edge = max((row.y for row in rows), default=0.0)
    return [row.zone for row in rows if row.y == edge]


class Controller:
    """One game at the table, for the one seat to which it is shown."""

    game: ClassVar[str] = ""
    factor: float = 1.0
    """How much larger than usual the hand cards may be if a game has room."""
    across: float = 7.0
    """How many cards must fit side by side on the cloth."""
    clockwise: ClassVar[bool] = True
    """Whether play goes clockwise; if not, the seats stand the other way round."""
    standing_up: ClassVar[bool] = True
    """Whether a larger `standing` is better."""
    rounds_are: ClassVar[Literal["rounds", "deals"]] = "rounds"
    """The name of the periods that `round_of` counts."""
    measure: ClassVar[str] = ""
    """The message that names what `standing` counts; not needed if it counts points, or all cards."""
    counts: ClassVar[str] = ""
    """What the scores of a result count: a noun of the messages `count.`; empty if there is none."""
    score_label: ClassVar[str] = ""
    """The message that tells a score in the list at the end, where a count of `counts` does not do."""
    tag_lines: int = 0
    """The number of tags for which room is kept at each badge, even while none hang there."""
    fronts: ClassVar[tuple[str, ...]] = FRONT
    """Names of the zones that lie before their owners."""
    unlined: ClassVar[Collection[str]] = ()
    """Families of zones whose places have no outline while they are empty."""
    ends: ClassVar[Mapping[str, End]] = {}
    """The events with which turns, fights and rounds end (`app.table.endings`): each a stop that says who and why."""
    proven: ClassVar[Collection[str]] = ()
    """What is said of cards that turn up with it: these turn up first, and can be seen while it is read."""
    dealt: ClassVar[Collection[str]] = ("hand",)
    """Families of zones into which cards are dealt in one go."""
    brief_names_from: ClassVar[int] = MANY
    """From this many other seats on, names on small badges of a narrow cloth are cut to their first words."""
    crowded_from: ClassVar[int] = CROWDED
    """From this many other seats on, badges are small on a narrow cloth."""
    variant: ClassVar[str] = ""
    """The option whose value the chip shows, because it says how this game is played; empty if there is none."""
    takes: ClassVar[bool] = False
    """Whether a seat is told the outcome of its own act, if that brought it cards which others had laid."""
    at_length: ClassVar[float] = 1.0
    """How many times as fast a game is told once others have acted for half a minute, if they may go on for minutes.

    Each sentence is still read, so above all the cards move faster.
    """
    in_secret: ClassVar[Collection[str]] = ()
    """Verbs of acts that all seats make in secret before one sentence tells the outcome: no click at *calm*."""
    followed: ClassVar[Collection[str]] = ()
    """Verbs of this seat's acts that lead to nothing worth reading: at *calm* a computer player acts after them without
    a click, and the outcome of that act is the stop."""

    def __init__(
        self,
        game: Game,
        seat: int | None = 0,
        names: Mapping[int | str, str] | None = None,
        plates: Mapping[int | str, str] | None = None,
        computers: Collection[int] = (),
    ) -> None:
        """`names` and `plates` are those of seats and simulated players. `seat` None: an onlooker; seat 0 sits below.

        The page sets these: `thinking` is the seat whose computer player thinks, and `step` moves its dots. `sits`:
        whoever is at the screen plays for this seat. With `asks`, an act of this seat without a choice waits until the
        person goes on, as long as they have not `met` it often. `at_deal` is what each seat had when the deal began.
        With `aids` the table counts what a person could count. A game that tells points before the view has them adds
        them to `gained`.

        The surface sets these: `chosen` are the cards in hand that go together, and `put` says that the held card has
        been put in its place and only the way is still asked for. `coming` are the events of the gesture being told
        (`expect`), and `mentioned` is what has led to this seat's next question, for the prompt to mention; it lasts
        until this seat acts.
        """
        self.agreed = game
        self.seat = seat
        self.names = dict(names or {})
        self.plates = dict(plates or {})
        self.computers = frozenset(computers)
        self.calm = False
        self.aids = True
        self.outside: Mapping[str, int] = {}
        self.at_deal: Sequence[int] = ()
        self.thinking: int | None = None
        self.step = 0
        self.sits = False
        self.asks = False
        self.met = Counter[tuple[int | None, str]]()
        self.put = False
        self.chosen: Sequence[Ref] = ()
        self.swift = 1.0
        self.coming: Sequence[Event] = ()
        self.mentioned = ""
        self.gained = Counter[int]()
        self._ahead: tuple[View, dict[str, View]] | None = None
        self._known: tuple[View, list[Fact]] | None = None
        self._seen: View | None = None
        self._company: Company | None = None
        self._laid: Laid | None = None
        self._asked: tuple[str, Board, dict[str, tuple[str, ...]]] | None = None

    def facts(self, view: View) -> list[Fact]:
        """The facts of the rules about a view, cached, because badges, signs and sentences ask for them in turn."""
        if self._known is None or self._known[0] is not view:
            self._known = view, view.game.rules.facts(view)
        return self._known[1]

    def facts_of(self, view: View, *codes: str, at: str | None = None) -> list[Fact]:
        """The facts with these codes; with `at`, only those of that zone or card."""
        return [fact for fact in self.facts(view) if fact.code in codes and at in (None, fact.at)]

    def fact(self, view: View, code: str, at: str | None = None) -> Fact | None:
        """The first fact with this code; None if there is none."""
        return next(iter(self.facts_of(view, code, at=at)), None)

    def number(self, view: View, code: str, at: str | None = None) -> int:
        """The number with which that fact begins; 0 if there is none."""
        fact = self.fact(view, code, at)
        return int(fact.args[0]) if fact is not None else 0

    def stated(self, fact: Fact | None) -> str:
        """A fact in words; empty if there is none."""
        return fact_sentence(self.game, fact) if fact is not None else ""

    # Where things lie

    @property
    def me(self) -> int:
        """The seat that sits below."""
        return self.seat if self.seat is not None else 0

    def watch(self, view: View) -> None:
        """Take a view that is about to be laid, and keep what `blocks` cannot derive from the zones alone."""
        self._seen = view
        self._company = None
        self._asked = None
        self.gained.clear()

    def company(self, board: Board) -> Company:
        """The seats round a board, with the room for their badges and tags."""
        if self._company is None or self._company.board != board:
            seats = range(self.agreed.seats) if self.agreed.seats > 1 else ()
            badges = {seat: self.badge_size(seat, board) for seat in seats}
            self._company = Company(
                board, self.agreed.seats, self.me, badges, self.clockwise, self.seating(board)
            )
        return self._company

    def seating(self, board: Board) -> Seating:
        """Where the others sit on this board; here round the table."""
        return "round"

    def badge_size(self, seat: int, board: Board) -> BadgeRoom:
        """The room of a seat's badge and of its tags, as they are in the view that is laid."""
        seen = self._seen
        small = self.small(board)
        most = self.most_badge(board)
        if seen is None:
            return BadgeRoom(*badge_room(self.called(seat), "", seat in self.computers, small, most, board.least))
        sign = self.badge(seen, seat, 0.0, 0.0, board)
        rooms = [
            badge_room(sign.name, line, sign.computer, small, most, board.least)
            for line in (sign.line, *self.later_lines())
        ]
        width, height = max(room[0] for room in rooms), rooms[0][1]
        tags = self.tags(seen, seat)
        wide = max((tag_room(tag.text) for tag in tags), default=0.0)
        return BadgeRoom(width, height, max(self.tag_lines, len(tags)), max(wide, 96.0))

    def most_badge(self, board: Board) -> float:
        """The greatest width of a badge, px; a longer name is cut."""
        seats = self.agreed.seats
        if board.width < NARROW and seats > 3:
            return (0.28 if seats - 1 < MANY else 0.205) * board.width
        return 0.4 * board.width

    def later_lines(self) -> Sequence[str]:
        """Lines that a badge may show later, with room for them from the start; here none."""
        return ()

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The table as a tree of blocks; here derived only from the kinds and owners of zones."""
        label = partial(self.label_room, board=board)
        return Layout(self.agreed, self.company(board), zones, label, self.fronts).blocks()

    def label_room(self, zone: str, board: Board) -> tuple[float, float]:
        """The room for the name of a zone and what stands below that, px; a row's name alone takes none."""
        name, most = self.capital(zone_name(self.game, zone)), self.most_below(zone)
        return words_room("name", name, most, label_width(board)) if most else NO_ROOM

    def most_below(self, zone: str) -> str:
        """The longest words below the name of a zone: how many cards a pile has."""
        return "" if self.agreed.zones[zone].kind is Kind.ROW else t("table.cards", n=MOST_CARDS)

    def plan(self, zones: Mapping[str, Sequence[str]], board: Board) -> Laid:
        """Where everything stands on a board when the zones hold these cards.

        Cards, signs and the hem ask for the same plan in turn, so it is made once for each view and board.
        """
        asked = language(), board, {zone: tuple(cards) for zone, cards in zones.items()}
        if self._laid is None or asked != self._asked:
            self._asked, self._laid = asked, solve(board, self.blocks(zones, board))
        return self._laid

    def replan(self) -> None:
        """Discard the plan, because something has changed, while events are told, that the cards do not show."""
        self._asked = None

    @property
    def lines(self) -> float:
        """The height of this seat's hand and rows as last laid, in hand cards; a picker lies above them."""
        laid = self._laid
        if laid is None:
            return 1.0
        own = [zone for zone in self.kept_clear() if zone in laid.boxes and laid.sides.get(zone) == "bottom"]
        return (laid.height - laid.top_of(own)) / (laid.board.card * RATIO) if own else 1.0

    def kept_clear(self) -> list[str]:
        """This seat's zones over which no picker lies: its hand and rows."""
        return [zone.id for zone in self.of(self.me) if zone.kind is not Kind.PILE]

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Changes to the spots of zones that move nothing: the order of a hand, which zones have no outline."""
        hands = [zone.id for zone in self.of(self.me) if zone.kind is Kind.HAND]
        theirs = [zone.id for zone in self.agreed.zones.values() if zone.owner not in (None, self.me)]
        return {
            **{zone: {"outlined": False} for zone in theirs},
            **{zone: {"order": in_order(zones.get(zone, ()))} for zone in hands},
        }

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """Where each zone lies. A zone that no block shows is out of sight, at its owner's badge."""
        laid, look = self.plan(zones, board), self.look(zones)
        found = []
        for zone in self.agreed.zones.values():
            spot = laid.spots.get(zone.id)
            if spot is None:
                badge = f"badge.{zone.owner}"
                x, y = laid.at(badge) if badge in laid.boxes else (0.5, 1.0 if zone.owner == self.me else 0.0)
                spot = Spot(zone.id, Shape.AWAY, x, y)
            unlined = {"outlined": False} if family(zone.id) in self.unlined else {}
            changes = {**unlined, **look.get(zone.id, {})}
            found.append(varied(spot, **changes) if changes else spot)
        return found

    def signs(self, view: View, board: Board) -> list[Sign]:
        """Words and figures on the cloth: badges, names and counts of piles."""
        return [*self.badges(view, board), *self.labels(view, board)]

    def hem(self, view: View, board: Board) -> Hem | None:
        """The lit piece of hem in front of the seat in turn; None when the game is over."""
        if view.turn is None:
            return None
        laid = self.plan(view.zones, board)
        if view.turn == self.me:
            own = [zone for zone in self.of(self.me) if zone.id in laid.spots]
            hands = [zone.id for zone in own if zone.kind is Kind.HAND]
            hands = hands or _lowest([laid.spots[zone.id] for zone in own if zone.kind is Kind.ROW])
            boxes = [board.box(laid.spots[zone], max(1, len(view.zones[zone]))) for zone in hands]
            left = min((box.x for box in boxes), default=board.width / 2)
            right = max((box.x + box.width for box in boxes), default=board.width / 2)
            return Hem("bottom", (left + right) / 2, min(LONGEST_HEM, max(SHORTEST_HEM, right - left)))
        badge = f"badge.{view.turn}"
        if badge not in laid.boxes:
            return None
        x, y = laid.boxes[badge].middle
        side = laid.sides[badge]
        if side in ("top", "bottom"):
            return Hem("top", board.x(INSET + x), SHORTEST_HEM)
        return Hem("left" if (side == "start") != board.mirrored else "right", INSET + y, SHORTEST_HEM)

    # Who sits there

    def badges(self, view: View, board: Board) -> list[Badge | Tag]:
        """A badge for each seat, if there are several, and the tags that hang below it."""
        if self.agreed.seats < 2:
            return []
        laid = self.plan(view.zones, board)
        found: list[Badge | Tag] = []
        for seat in range(self.agreed.seats):
            name = f"badge.{seat}"
            if name not in laid.boxes or not laid.boxes[name].width:
                continue
            x, y = laid.at(name)
            room = laid.boxes[name].width
            sign = varied(self.badge(view, seat, x, y, board), width=room / board.width, whole=self.called(seat))
            whole = name_fits(sign.name, sign.line, sign.computer, sign.small, room, board.least)
            found.append(sign if whole else self.shortened(sign, seat))
            found += self.hung(self.tags(view, seat), seat, laid)
        return found

    def hung(self, tags: Sequence[Tag], seat: int, laid: Laid) -> list[Tag]:
        """Tags at their places: below each other under a badge; above the badge of the seat that sits below."""
        box = laid.boxes.get(f"tags.{seat}")
        if box is None:
            return []
        first, step = box.y + TAG_HIGH / 2, TAG_HIGH
        if seat == self.me:
            first, step = box.y + box.height - TAG_HIGH / 2, -TAG_HIGH
        x = box.middle[0] / laid.width
        return [varied(tag, x=x, y=(first + number * step) / laid.height) for number, tag in enumerate(tags)]

    def of(self, seat: int) -> list[Zone]:
        """The zones of a seat."""
        return [zone for zone in self.agreed.zones.values() if zone.owner == seat]

    def small(self, board: Board) -> bool:
        """Whether there is only room for small badges."""
        return Company.small(board, self.agreed.seats, self.crowded_from)

    def badge(self, view: View, seat: int, x: float, y: float, board: Board) -> Badge:
        """The badge of one seat."""
        out, small = seat in self.out(view), self.small(board)
        crowded = small and view.game.seats - 1 >= self.brief_names_from and board.width < NARROW
        return Badge(
            self.shortly(seat) if crowded else self.called(seat),
            self.line_on(view, seat, board),
            x=x,
            y=y,
            plate=str(self.plates.get(seat, "")),
            computer=seat in self.computers,
            in_turn=view.turn == seat and not out,
            target=seat_ref(seat).zone,
            small=small,
            thinking=self.thinking == seat,
            dot=self.step if self.thinking == seat else 0,
            out=out,
            own=self.sits and seat == self.seat,
        )

    def shortened(self, sign: Badge, seat: int) -> Badge:
        """The badge with the first words of a name that does not fit; a single long word is cut in painting."""
        name = self.shortly(seat, min(SHORT_NAME, len(sign.name) - 1))
        return sign if name.endswith("…") else varied(sign, name=name)

    def shortly(self, seat: int, letters: int = SHORT_NAME) -> str:
        """The name of a seat if there is little room: its first words, unless another seat shares them, else cut.

        If another name is cut in the same way, as with two grandmothers, the words that follow stand for it.
        """
        name = self.called(seat)
        if len(name) <= letters:
            return name
        words = name[: letters + 1].rpartition(" ")[0]
        others = [self.called(other) for other in range(self.agreed.seats) if other != seat]
        if words and not any(other.startswith(words) for other in others):
            return words
        if words and any(other.startswith(name[:letters]) for other in others):
            name = name[len(words) + 1 :]
        return name if len(name) <= letters else f"{name[:letters]}…"

    def called(self, seat: int) -> str:
        """The name of a seat; a person alone may have none."""
        return self.names.get(seat) or t("seat.you")

    def line_on(self, view: View, seat: int, board: Board) -> str:
        """The line on a seat's badge; a game may shorten it on a board with little room."""
        return self.out_line(view, seat) if seat in self.out(view) else self.badge_line(view, seat)

    def badge_line(self, view: View, seat: int) -> str:
        """The line of public facts on a badge; here cards in hand, and points if a game counts them."""
        zones = view.game.zones.values()
        hands = [zone.id for zone in zones if zone.owner == seat and zone.kind is Kind.HAND]
        parts = [t("seat.hand", n=sum(len(view.zones[zone]) for zone in hands))] if hands else []
        points = self.points(view, seat)
        if points is not None and not self.calm:
            parts.append(t("seat.points", n=points))
        return " · ".join(parts)

    def points(self, view: View, seat: int) -> int | None:
        """The points of a seat so far, if the game has a var by seat for them (a plain list may mean anything).

        What has been `gained` since the view was laid, as far as it has been told, is included.
        """
        value = view.vars.get(self.counted_in(view))
        if isinstance(value, list | tuple) and seat < len(value) and isinstance(value[seat], int):
            return int(value[seat]) + self.gained[seat]
        return None

    def counted_in(self, view: View) -> str:
        """The name of the var that has the points by seat; empty if there is none."""
        return next((name for name in ("scores", "points") if self.kind_of(view, name) == "by-seat"), "")

    def as_told(self, view: View) -> View:
        """A view with the points that the badges show: those `gained` since it was laid count as far as told."""
        name = self.counted_in(view)
        had = [self.points(view, seat) for seat in range(view.game.seats)]
        return replace(view, vars={**view.vars, name: had}) if name and None not in had else view

    @staticmethod
    def kind_of(view: View, name: str) -> str:
        """The kind of the var with this name; empty if the game has none."""
        var = view.game.rules.info.vars.get(name)
        return var.kind if var is not None else ""

    def round_of(self, view: View) -> int:
        """The number of the round, for a long game whose chart has a point for each round; 0 for others."""
        return 0

    def standing(self, view: View, seat: int) -> float:
        """How well a seat stands by its own view, for the chart of the game's course; here points, otherwise its cards.

        Fractions only separate equal values: the axis of the chart counts whole numbers.
        """
        points = self.points(view, seat)
        if points is not None:
            return float(points)
        return float(sum(len(view.zones[zone.id]) for zone in view.game.zones.values() if zone.owner == seat))

    def measured(self, view: View) -> str:
        """The name of what `standing` counts, for the heading of that chart."""
        usual = "evening.end.course.cards" if self.points(view, 0) is None else "evening.end.course.points"
        return t(self.measure or usual)

    def score_words(self, result: Result, seat: int) -> str:
        """The score of a player with its unit, for the list at the end; empty if the game keeps no score.

        The scores of simulated players follow those of the seats.
        """
        if seat >= len(result.scores):
            return ""
        score = result.scores[seat]
        if self.score_label:
            return t(self.score_label, n=score)
        return t("pace.score", n=score, noun=self.counts) if self.counts else t("seat.score", n=score)

    def out(self, view: View) -> Collection[int]:
        """The seats that are out of the game."""
        gone = [view.vars.get(name) for name in ("out", "lost") if self.kind_of(view, name) == "seats"]
        return [seat for one in gone if isinstance(one, list | tuple) for seat in one if isinstance(seat, int)]

    def gone(self, view: View) -> Collection[int]:
        """The seats that have nothing left to decide in this game; a seat that is out for a while comes back."""
        return self.out(view)

    def forgone(self, view: View) -> str:
        """An act that leads to the end if nothing depends any more on what the seat that decides does; else empty."""
        return ""

    def out_line(self, view: View, seat: int) -> str:
        """The words on the badge of a seat that is out."""
        return t("seat.out")

    def tags(self, view: View, seat: int) -> list[Tag]:
        """The tags below a badge, which the table places."""
        return []

    def labels(self, view: View, board: Board) -> list[Sign]:
        """Names and counts of the shared piles and of this seat's."""
        found: list[Sign] = []
        for spot in self.spots(view.zones, board):
            zone = view.game.zones[spot.zone]
            cards = view.zones[spot.zone]
            mine = zone.owner == self.me and zone.kind is Kind.PILE and not front(spot.zone, self.fronts)
            if spot.shape is Shape.AWAY or not (mine or zone.owner is None):
                continue
            if not cards and (mine or zone.kind is Kind.ROW):
                continue
            name = self.capital(zone_name(self.game, spot.zone))
            count = t("table.cards", n=len(cards)) if zone.kind is not Kind.ROW and len(cards) > 1 else ""
            width = label_width(board) / board.width
            if mine:
                found.append(Caption("count", name, zone=spot.zone, width=width))
            else:
                found.append(Caption("name", name, count, zone=spot.zone, width=width))
        return found

    # What may be done

    def legal(self, view: View) -> Sequence[Action]:
        """The legal actions, narrowed by what lies outside the cards (`outside`, set by the page)."""
        return view.offered(self.outside)

    def choices(self, view: View, held: Ref) -> list[Choice]:
        """All that the held card may do, the likeliest first; several ways to one place are one choice with picks."""
        places: dict[Ref, list[Action]] = {}
        for action in self.legal(view):
            spec = self.verb(view, action)
            if spec is None or not self.about(view, spec, action, held):
                continue
            target = self.target(view, action, spec, held)
            if target is not None:
                places.setdefault(target, []).append(action)
        found = []
        for target, actions in places.items():
            if len(actions) == 1:
                found.append(Choice(target, (str(actions[0]),), self.words(view, actions[0])))
            else:
                found.append(Choice(target, (), "", pickers.picks(self, view, actions)))
        return found

    def about(self, view: View, spec: Verb, action: Action, held: Ref) -> bool:
        """Whether an action is about the held card."""
        if not spec.args or not action.args:
            return False
        first = spec.args[0]
        if first.kind == "index":
            return held.is_card and str(held.index) == action.args[0] and held.zone in self.zones_of(view, first.zone)
        if first.kind != "card" or action.args[0] != self.text(view, held):
            return False
        return held.zone in self.zones_of(view, first.zone)

    def about_card(self, view: View, action: Action) -> bool:
        """Whether an action begins with a card on the cloth."""
        spec = self.verb(view, action)
        return spec is not None and bool(spec.args and action.args) and spec.args[0].kind in pickers.ON_CLOTH

    def liftable(self, view: View) -> list[Ref]:
        """The cards that may do something, in the order of their zones."""
        return [ref for ref in self.cards(view) if self.choices(view, ref)]

    def cards(self, view: View) -> list[Ref]:
        """The cards that legal actions are about: those of the zones their verbs name."""
        specs = dict.fromkeys(spec for action in self.legal(view) if (spec := self.verb(view, action)) is not None)
        zones = dict.fromkeys(
            zone
            for spec in specs
            if spec.args and spec.args[0].kind in ("card", "index")
            for zone in self.zones_of(view, spec.args[0].zone)
        )
        return [Ref(zone, index) for zone in zones for index in range(len(view.zones.get(zone, ())))]

    def unasked(self, view: View) -> Sequence[str]:
        """Zones whose cards may do nothing in this phase, and say so when they are picked up; here none."""
        return ()

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The states of cards that do not depend on whose turn it is: fits, does not fit, fought over."""
        return {}

    def ready(self, view: View) -> Ref | None:
        """The card that counts as held without being picked up: a click on a place lays it there; here none."""
        return None

    def explain(self, view: View, ref: Ref, board: Board) -> Note | None:
        """What the cloth says about a card that is held or pointed at; here what the signs on it mean."""
        here = [sign for sign in self.signs(view, board) if isinstance(sign, CardSign) and sign.card == ref]
        says = on_card(self.game, here)
        return Note(says, cards=(ref,), width=NOTE) if says else None

    def pointed(self, view: View, ref: Ref, board: Board) -> str:
        """What the voice says of a card that is pointed at if `explain` has no room on the cloth; here nothing."""
        return ""

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """The states of cards: those that may be played glow, or have only a bead if most of a hand may (look 8)."""
        if held is not None:
            marks: dict[Ref, MarkKind] = {held: "held"}
            targets = [choice.target for choice in self.choices(view, held)]
            marks.update({target: "legal" for target in targets if target.is_card and target != held})
            return marks
        lift = self.liftable(view)
        all_cards = self.cards(view)
        kind: MarkKind = "bead" if 3 * len(lift) >= 2 * len(all_cards) else "legal"
        return dict.fromkeys(lift, kind)

    def together(self, view: View) -> int:
        """How many cards are chosen before they all go to one place together; here each goes by itself."""
        return 1

    def turnable(self, view: View) -> Ref | None:
        """The card that the seat in turn may turn in place before it says that the card lies right; here none."""
        return None

    def turn(self, view: View) -> None:
        """Turn that card: the places of cards change, no action is sent."""

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """The action that laying this card there would be, whether legal or not; None if it would be none."""
        text = self.text(view, held)
        seat = target.zone.removeprefix(SEAT) if target.zone.startswith(SEAT) else ""
        for (phase, name), spec in view.game.rules.info.verbs.items():
            if phase != view.phase or not spec.args or spec.args[0].kind not in ("card", "index"):
                continue
            if held.zone not in self.zones_of(view, spec.args[0].zone):
                continue
            first = text if spec.args[0].kind == "card" else str(held.index)
            if seat and len(spec.args) > 1 and spec.args[1].kind == "seat":
                return str(Action(name, (first, seat)))
            if spec.to and target.zone in self.zones_of(view, spec.to, text):
                return str(Action(name, (first,)))
        return None

    def refusal(self, view: View, held: Ref, target: Ref) -> Reason:
        """Why this card cannot go there."""
        attempt = self.attempt(view, held, target)
        action = None if attempt is None or hidden(self.text(view, held)) else Action.parse(attempt)
        # The rules have no reason against a legal action, so only the place is wrong.
        if action is None or action in view.legal:
            return Reason("other-place" if self.choices(view, held) else "nothing-there", (self.text(view, held),))
        return view.game.rules.refusal(deal_unknown(view, Random(0)), action)

    def bound_for(self, view: View, place: Ref) -> list[Ref]:
        """The cards that may go to this place."""
        cards = self.liftable(view)
        return [ref for ref in cards if any(choice.target == place for choice in self.choices(view, ref))]

    def idle(self, view: View, place: Ref) -> Reason | None:
        """Why a click or Enter on a place does nothing while no card is in hand; a closed pile is a place as well.

        None for other cards: whoever clicks these wants to see them.
        """
        zone, cards = view.game.zones.get(place.zone), view.zones.get(place.zone, ())
        if zone is None:
            return None
        if self.bound_for(view, Ref(place.zone)):
            return Reason("choose-first")
        if zone.kind is Kind.PILE and zone.owner is None and cards and all(map(hidden, cards)):
            return Reason("stock")
        if place.is_card:
            return None
        if not cards:
            return Reason("takes-nothing")
        return Reason("choose-first" if self.liftable(view) else "not-now")

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """What the voice says: whose turn it is, what the phase asks for, what the held card may do."""
        if not view.decides:
            return self.waiting(view)
        if held is not None:
            return self.prompt_held(view, held)
        buttons, picker = pickers.without_card(self, view)
        name = f"{self.game}.voice.{view.phase}"
        sentence, explains = pickers.plain(name) or self.usual_question(view), pickers.plain(f"{name}.detail")
        return Prompt(sentence, "", tuple(buttons), picker, explains=explains)

    @property
    def goal(self) -> str:
        """What the game is about, in one sentence that the first decisions explain; empty without words."""
        return pickers.plain(f"{self.game}.voice.goal")

    def usual_question(self, view: View) -> str:
        """The question to the seat in turn in a phase for which the game has no words."""
        return t("table.your-turn")

    def waiting(self, view: View) -> Prompt:
        """What the voice says while another seat decides."""
        if view.turn is None:
            return Prompt("")
        message = "table.thinks" if view.turn in self.computers else "table.turn"
        return Prompt(t(message, who=self.called(view.turn)))

    def prompt_held(self, view: View, held: Ref) -> Prompt:
        """What the held card may do, as buttons; the ways of one choice as a picker.

        If it can go to only one place, the question is about what it does there, not about where it goes. Beside a card
        that can go nowhere stays what can be done without one.
        """
        choices = self.choices(view, held)
        buttons = [
            Button(self.capital(choice.words or self.words(view, choice.actions[0])), choice.actions)
            for choice in choices
            if choice.actions
        ]
        if len(buttons) > pickers.BUTTONS:
            buttons = []
        elif buttons:
            buttons = [*buttons[1:], buttons[0]._replace(main=True)]
        several = next((choice.picks for choice in choices if choice.picks), ())
        picker = pickers.titled(self, view, several) if several else None
        text = self.text(view, held)
        if len(choices) == len(buttons) == 1:
            sentence = t("table.held-one", deed=buttons[0].label)
        elif len(choices) == 1 and several:
            verbs = dict.fromkeys(Action.parse(pick.actions[0]).verb for pick in several)
            words = [verb_words(self.game, name, view.phase) for name in verbs]
            sentence = t("table.held-one", deed=self.capital(listed(words, "either")))
        else:
            sentence = t("table.held-card", card=text) if not hidden(text) else t("table.held-closed")
        if not choices:
            buttons, picker = pickers.without_card(self, view)
        return Prompt(sentence, "", tuple(buttons), picker)

    def chosen_so_far(self, view: View, asked: Prompt, question: str) -> Prompt:
        """How many of the cards that go `together` are chosen, with the `question` below; all of them: a button for it.

        `asked` is what is said of the last one of them. A single card is asked about as if it went by itself.
        """
        wanted, chosen = self.together(view), list(self.chosen)
        if wanted < 2 or not chosen:
            return asked
        words = t("table.chosen", n=len(chosen), of=wanted)
        asked = asked._replace(sentence=words, detail=question, explains="", buttons=())
        if len(chosen) < wanted:
            return asked
        actions = tuple(self.choices(view, ref)[0].actions[0] for ref in chosen)
        return asked._replace(buttons=(Button(t(f"{self.game}.button.{view.phase}", n=wanted), actions, main=True),))

    def ended(self, view: View, *, goes_on: bool = False) -> Prompt:
        """What the voice says when the game is over: the result, and what can be done next.

        The same deal again is offered by the panel and the menu. `goes_on`: the game's rubber is not won yet.
        """
        assert view.result is not None
        shelf = Button(t("end.shelf"), command=Command.SHELF)
        result = Button(t("end.result"), command=Command.RESULT)
        again = Button(t(again_label(goes_on=goes_on)), command=Command.AGAIN, main=True)
        sentence = result_sentence(self.game, view.result, self.names)
        return Prompt(sentence, self.reason(view.result), (shelf, result, again))

    def reason(self, result: Result) -> str:
        """Why the game ended as it did; asked when that is told, and for the table at the end."""
        return result_reason(self.game, result, self.names)

    def quiet_fact(self, view: View) -> str:
        """What the top bar says beside the game's name."""
        return ""

    def chip(self, view: View) -> str:
        """The pill beside the game's name: how it is played, otherwise the round."""
        if self.variant:
            return option_value(self.game, self.variant, view.game.options[self.variant])
        number = view.vars.get("round")
        return t("seat.round", n=number) if isinstance(number, int) else ""

    def chip_note(self, view: View) -> str:
        """What the chip means, in one line: how the game is played with this value of its `variant`."""
        return option_help(self.game, self.variant, view.game.options[self.variant]) if self.variant else ""

    def involved(self, view: View, action: str) -> list[Ref]:
        """The card and the place of an action, to point them out."""
        for ref in self.cards(view):
            for choice in self.choices(view, ref):
                if action in choice.actions[:1] or any(action in pick.actions[:1] for pick in choice.picks):
                    return [ref, choice.target]
        return []

    def details(self, view: View, command: str) -> tuple[str, list[str]] | None:
        """A title and lines for a pressed sign; here the sentence of the sign. None for a command of the table."""
        if not command.startswith(ABOUT) or self._laid is None:
            return None
        signs = meant(self.game, self.signs(view, self._laid.board))
        found = next((sign for sign in signs if isinstance(sign, PlacedSign) and sign.command == command), None)
        if found is None:
            return None
        # Each text keeps its own direction: a name in Latin letters would draw the figure after it over to its side.
        title = " · ".join(", ".join(map(own, found.words)).split("\n"))
        # A picture or a bare figure is no title, because the line itself says what the sheet is about.
        return title if any(letter.isalpha() for letter in title) else game_name(self.game), [found.says]

    def before(self, event: Event, view: View) -> Rest:
        """The rest before an event is told, so that people can see what leads to it."""
        return Rest()

    def has_to(self, seat: int, verb: str, rest: Rest) -> Rest:
        """A rest for `before` that says what a seat has to do; for this seat it waits, the first few times.

        `rest` has the words. What is said before an act is not repeated after it.
        """
        if seat != self.seat:
            return rest._replace(who=seat)
        known = self.met[seat, verb] >= FAMILIAR
        return rest._replace(who=seat, asks=self.asks and not known, passes="again" if known else rest.passes)

    def laid_unseen(self, seat: int, words: str) -> Rest:
        """A rest for a card that another seat lays unseen: all do so, and the stop is when their cards turn up."""
        return long_enough(Rest(words=words, who=seat, passes="in-secret")) if seat != self.seat else Rest()

    def rest(self, event: Event, view: View) -> Rest:
        """The rest after an event, with what to say of it. The narration tells the acts themselves."""
        return self.heard(event, view) if event.said else Rest()

    def heard(self, event: Event, view: View) -> Rest:
        """The rest after something that is said at the table (`Event.said`); here none."""
        return Rest()

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """What to say of an act, and whether that waits; asked once its first beat is seen.

        Without words the log tells the act. `forced`: the seat had no choice; then the words have to say why, and
        without words it is only said that there was none.
        """
        return Deed()

    def score_table(self, scores: Sequence[Score]) -> ScoreTable:
        """The table of scores between two deals, the leading seat first."""
        better = sorted(scores, key=lambda one: one.total, reverse=self.standing_up)
        rows = [
            ScoreRow(
                str(self.plates.get(one.seat, "")),
                bare(self.called(one.seat)),
                t("scores.by", n=one.by),
                t("scores.total", n=one.total),
            )
            for one in better
        ]
        return ScoreTable(t("scores.title"), (t("scores.head.by"), t("scores.head.total")), tuple(rows))

    def about_scores(self) -> str:
        """What is said with the table of scores, such as which total wins and when the game ends; usually nothing."""
        return ""

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Events in the order in which they are told: cards turned up by the end are seen before the winner is told.

        So are those by which something `proven` is seen.
        """
        ends = (number for number, one in enumerate(events) if one.code == "ended" or one.said in self.proven)
        at = next(ends, len(events))
        late = [event for event in events[at:] if event.code in ("shown", "turned")]
        return [*events[:at], *late, *(event for event in events[at:] if event not in late)]

    def expect(self, events: Sequence[Event]) -> None:
        """Take the events of a gesture before they are told, and keep what the first of them needs from later ones."""
        self.coming = events
        if any(act.seat == self.seat for act in self.acts):
            self.mentioned = ""
        if self.in_secret:
            self.swift = SECRETLY if self.knows_secret(events, self.in_secret) else 1.0

    def knows_secret(self, events: Sequence[Event], verbs: Collection[str]) -> bool:
        """Whether others do something in secret by these verbs that has become familiar; counts how often they did."""
        secret = in_secret(events, self.seat, verbs)
        self.met[self.seat, IN_SECRET] += secret
        return secret and self.met[self.seat, IN_SECRET] > KNOWN_SECRETS * (self.agreed.seats - 1)

    def take_back(self) -> None:
        """Forget what has led to this seat's next question, because moves are being taken back."""
        self.mentioned = ""

    def after(self, event: Event) -> Sequence[Event]:
        """The events told after this one; none if it is not being told."""
        at = next((number for number, one in enumerate(self.coming) if one is event), len(self.coming))
        return self.coming[at + 1 :]

    @property
    def acts(self) -> list[Event]:
        """The acts in the gesture being told."""
        return [event for event in self.coming if event.code == "acted"]

    @property
    def then(self) -> Mapping[str, Any]:
        """What holds once the gesture has been told: `turn`, `phase`, and in `vars` what has changed."""
        return next((event.args for event in self.coming if event.code == "now"), {})

    @property
    def asked_next(self) -> bool:
        """Whether this seat is in turn once the gesture has been told."""
        return self.seat is not None and self.then.get("turn") == self.seat

    @property
    def logged(self) -> str:
        """The first line of the log about the gesture being told; empty if it has none."""
        return next(iter(log_lines(self.game, self.coming, self.names)), "")

    @property
    def reworded(self) -> Sequence[str]:
        """Lines of the log that the next prompt says to the person at the screen in other words; here none."""
        return ()

    def flight(self, event: Event, view: View) -> Flight | None:
        """How the card that an event has tossed flies; here none is shown in the air."""
        return None

    def held_up(self, event: Event, view: View) -> str:
        """The zone in whose place cards of a closed hand are held up when an event shows them; here none."""
        return ""

    # Cards and words

    def text(self, view: View, ref: Ref) -> str:
        """The symbol of a card on the table."""
        return view.zones[ref.zone][ref.index]

    def index_of(self, view: View, zone: str, text: str) -> Ref:
        """The card with this symbol in a zone."""
        return Ref(zone, list(view.zones[zone]).index(text))

    def verb(self, view: View, action: Action) -> Verb | None:
        """How an action is made at the table."""
        return view.game.rules.info.verbs.get((view.phase, action.verb))

    def filled(self, pattern: str, view: View, text: str, seat: int | str | None = None) -> str:
        """A zone id from a pattern: the seat in turn, the suit of the card, the game's own vars."""
        suit = text[1:2] if text and not hidden(text) else ""
        fields = {name: value for name, value in view.vars.items() if isinstance(value, int | str)}
        own = {"turn": view.turn, "seat": view.seat if seat is None else seat, "suit": suit, "k": 1}
        return pattern.format(**{**fields, **own})

    def zones_of(self, view: View, pattern: str, text: str = "") -> list[str]:
        """The zones that a pattern may mean: of every seat where it names one, of a whole family."""
        if not pattern:
            return []
        if "{k}" in pattern:
            first = self.filled(pattern.replace("{k}", ""), view, text)
            return [zone for zone in view.zones if zone.startswith(first)]
        seats: Sequence[int | None] = range(view.game.seats) if "{seat}" in pattern else (None,)
        zones = dict.fromkeys(self.filled(pattern, view, text, seat) for seat in seats)
        return [zone for zone in zones if zone in view.zones]

    def target(self, view: View, action: Action, spec: Verb, held: Ref) -> Ref | None:
        """Where the card of an action goes: to a person, to a zone, or None if the card itself is chosen."""
        for arg, value in zip(spec.args, action.args, strict=False):
            if arg.kind == "seat":
                return seat_ref(int(value))
        zones = self.zones_of(view, spec.to, action.args[0] if action.args else "")
        if not zones:
            return held
        zone = view.game.zones[zones[0] if len(zones) == 1 else self.landing(view, action, zones)]
        if zone.owner is not None and zone.owner != view.seat and zone.kind is Kind.HAND:
            return seat_ref(zone.owner)
        return Ref(zone.id)

    def landing(self, view: View, action: Action, zones: Sequence[str]) -> str:
        """In which of these zones the card of an action comes to lie; the first of them if in none."""
        then = self.ahead(view, str(action))
        return next((zone for zone in zones if len(then.zones[zone]) > len(view.zones[zone])), zones[0])

    def ahead(self, now: View, action: str) -> View:
        """The view after an action, in a world dealt from this view: use only what does not depend on chance."""
        if self._ahead is None or self._ahead[0] is not now:
            self._ahead = (now, {})
        known = self._ahead[1]
        if action not in known:
            world = deal_unknown(now, Random(0))
            known[action] = view(play(world, action).position, now.seat)
        return known[action]

    def words(self, view: View, action: Action | str) -> str:
        """An action in words, for buttons, hints and screen readers."""
        others = {seat: name for seat, name in self.names.items() if seat != self.seat}
        return action_words(self.game, action, view, others)

    def pick(self, view: View, action: Action) -> Pick:
        """An action as one entry of a picker."""
        return pickers.pick(self, view, action)

    @staticmethod
    def capital(text: str) -> str:
        """A phrase as on a button: with a capital, if the language has capitals."""
        return capital(text)

    def lies(self, view: View, zone: str) -> str:
        """What lies in a zone, and whose it is, in words to be spoken."""
        owner = view.game.zones[zone].owner
        whose = "" if owner is None or owner == self.me else f"{bare(self.called(owner))}. "
        return whose + spoken(zone_in_words(view, zone))

    def describe(self, view: View, ref: Ref) -> str:
        """A card, a zone or a seat in words, for a screen reader."""
        if ref.zone.startswith(SEAT):
            seat = int(ref.zone.removeprefix(SEAT))
            return ". ".join(part for part in (self.called(seat), self.badge_line(view, seat)) if part)
        zone, cards = zone_name(self.game, ref.zone), view.zones.get(ref.zone, ())
        index, count = max(0, ref.index), len(cards)
        if not cards:
            return t("table.describe-empty", zone=zone)
        if hidden(cards[index]):
            return t("table.describe-hidden", zone=zone, n=count)
        if ref.is_card or view.game.zones[ref.zone].kind is Kind.PILE:
            return t("table.describe-card", card=cards[index], zone=zone, at=index + 1, of=count)
        return t("table.describe-zone", zone=zone, n=count)
