"""Shapes at the table (canon 9; look shapes-en).

The row is in the middle, with plates below each base card for the seats whose whole card it counts for. Cards laid for
it lie closed in their places until all turn. Whole cards lie before their seats with their count; both decks are at the
start side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Any, ClassVar

from app.art.labels import tag_size
from app.art.states import MarkKind
from app.engine import Action, View, hidden
from app.engine.rules import Verb
from app.games.shapes.rules import FULL, JOKER, worth
from app.games.shapes.stops import ShapesTelling
from app.table.blocks import Block, Cards, Column, Either, Over, Row, Stand, Words
from app.table.company import NARROW, Seating
from app.table.controller import MOST_CARDS, label_width
from app.table.endings import End
from app.table.geometry import INSET, Board, Place, Shape, Spot
from app.table.layout import LEAST_SHARED, OWN, SHRINKS, backs, pile
from app.table.measures import TAG_HIGH, badge_room, drop_room, largest, tag_room, words_room
from app.table.painted_signs import SMALL_PLATE
from app.table.prompts import Prompt, Ref
from app.table.signs import ABOUT, Caption, DropPlace, Peek, Plates, Sign, Tag
from app.table.solver import APART
from app.wording import language, t
from app.wording.sentences import reason_sentence

LARGEST, STEP = 1.1, 1.17
"""The wanted width of the cards in the row, as a multiple of a hand card, and the distance of neighbours, in cards: the
double rings of those that count do not touch."""
CLEAR = 1.04
"""The least distance of neighbours in the row, in cards, unless the row is long."""
FEW, TOUCHING = 6, 0.78
"""With more places than this they may overlap on a narrow cloth, down to this distance, at which each shape is still
wholly visible.
"""
LONG, CLOSE = 8, 0.45
"""With more places than this the cards of the row may overlap, down to this distance, in cards."""
DECKS = 0.8
"""The wanted width of the two decks, as a multiple of a hand card."""
PRIZES, LEAST_PRIZES = 0.5, 30.0
"""The wanted width of the prizes of others, as a multiple of a hand card, and their least width, px."""
TITLE, ASIDE = 0.5, 0.15
"""The greatest width of the heading over the row and, on a low cloth, beside it, as shares of the cloth."""
THEIRS, LEAST_THEIRS = 1.0, 72.0
"""The wanted width of the whole cards of others, which a round is about, and their least width, px."""
LAST = SHRINKS["own"] + 1
"""Nothing shrinks later than they do."""
MINE = 0.75
"""The wanted width of this seat's whole card: with its count above it, it is no higher than the hand."""
LEAST_HAND, NEAR = 56.0, 0.45
"""The least width of the cards in this seat's hand, px; the least distance of neighbours there, in cards."""
NOTE, MOST = 190.0, 12
"""The width of the lines below the decks, px, and a number as wide as any in them."""
DECK_GAP = 2.0
"""The gap between the decks and these lines, px."""
MOST_ROW = 9
"""A number of base cards as wide as any count of the row."""
NOTES = ("to-fill", "jokers-unseen")
"""The facts below the decks."""
PARTS = ("base", "whole", "tie", "pick", "swap")
"""The phases, each of which has a heading over the row."""
MOST_PRIZES = 88
"""The most prizes for which a badge has room."""
GAP = 12.0
"""The gap between the three kinds of this seat's cards, px."""


class ShapesController(ShapesTelling):
    """Two to four seats; base cards for the row, then a whole card each."""

    game = "shapes"
    measure = "shapes.label.course"
    score_label = "shapes.label.prizes"
    _brief: tuple[tuple[str, Board], bool] | None = None
    """Whether badges say less, and for which language and board this was computed."""
    variant = "edition"
    ends: ClassVar[Mapping[str, End]] = {
        "round-won": End("round"),
        "nobody-wins": End("round", who=False, card=False),
    }
    across = 10.2
    unlined = ("base", "whole", "shown", "prizes", "held")
    dealt = ("hand", "wholes")
    in_secret = ("commit",)
    _places: int = 0

    # Where things lie

    def watch(self, view: View) -> None:
        """Remember how many places the row has in this part of the turn."""
        super().watch(view)
        laying = len(view.vars["tied"]) if view.phase == "tie" else self.agreed.seats - len(view.zones["row"])
        self._places = len(view.zones["row"]) + max(0, laying)

    def seating(self, board: Board) -> Seating:
        """All above, because each lays into the same row below."""
        return "above"

    def blocks(self, zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        """The row with its heading in the middle, the decks at the start side, whole cards before their seats."""
        ring = self.company(board).ring(
            self.middle(zones, board),
            self.mine(board),
            lambda seat: (self.theirs(seat),),
            corner=Cards(f"prizes.{self.me}", Shape.PILE, OWN, LEAST_PRIZES, SHRINKS["piles"], holds=12),
            beside=self.agreed.seats == 2,
        )
        decks, facts = self.decks(board), self.deck_facts()
        # The facts stand at the other side only if they have no room below their decks.
        below = Stand(Either("facts", (Column((decks, facts), gap=DECK_GAP), decks), firm=True), 0.0, 0.55)
        across = Stand(Either("facts", (Row(()), facts), firm=True), 1.0, 0.55)
        return replace(ring, around=(*ring.around, below, across))

    def middle(self, zones: Mapping[str, Sequence[str]], board: Board) -> Either:
        """The row with its heading, and room below each card for the plates of the seats it counts for.

        On a low cloth the heading stands beside the row, so that the cards of all are larger.
        """
        slots = self.slots(zones)
        cards = Cards(
            "row", Shape.ROW, LARGEST, LEAST_SHARED, SHRINKS["shared"], holds=slots, step=STEP,
            bears=self.near(slots, board), label=(0.0, 0.0 if self._weighed else SMALL_PLATE),
        )  # fmt: skip
        # In the last place the words may be wider than the card.
        beyond = Words("beyond", drop_room(board)[0] - LEAST_SHARED, 1.0)
        row = Row((cards, beyond), gap=0.0)
        above = Column((self.title(TITLE * board.width), row), gap=12.0, align=0.0)
        return Either("title", (above, Row((self.title(ASIDE * board.width), row), gap=16.0)))

    @staticmethod
    def near(slots: int, board: Board) -> float:
        """The least distance of neighbours in a row of `slots` places, in cards."""
        if slots > LONG:
            return CLOSE
        return TOUCHING if slots > FEW and board.width < NARROW else CLEAR

    @staticmethod
    def title(width: float) -> Words:
        """Room for the longest heading, at most `width` px wide."""
        rooms = [words_room("name", t(f"shapes.label.part.{phase}"), width=width) for phase in PARTS]
        return Words("title", *largest(rooms))

    def slots(self, zones: Mapping[str, Sequence[str]]) -> int:
        """How many places the row has, including those for cards that are still to be laid; at least one.

        A new controller may be asked in the middle of what is told, before it knows whether any card will be laid.
        """
        laid = sum(self.for_row(zones, seat) for seat in range(self.agreed.seats))
        return max(1, self._places, len(zones["row"]) + laid)

    @staticmethod
    def for_row(zones: Mapping[str, Sequence[str]], seat: int) -> bool:
        """Whether the card that a seat has laid closed is a base card."""
        return any("b" in text[:2] for text in zones[f"held.{seat}"])

    def front(self, seat: int) -> tuple[Cards, Cards]:
        """The whole card of a seat, open and closed."""
        size, least, first = (MINE, LEAST_HAND, SHRINKS["own"]) if seat == self.me else (THEIRS, LEAST_THEIRS, LAST)
        shown = Cards(f"shown.{seat}", Shape.PILE, size, least, first)
        return shown, replace(shown, zone=f"held.{seat}")

    @staticmethod
    def score_room(seat: int) -> Words:
        """Room for the count of a seat's whole card."""
        counts = (t(f"shapes.label.{name}", n=MOST_ROW, m=MOST_ROW) for name in ("counts", "tied", "out"))
        return Words(f"score.{seat}", max(tag_room(words) for words in counts), TAG_HIGH)

    def mine(self, board: Board) -> Row:
        """This seat's whole card under its count, with room for words while it is not laid; base cards, whole cards.

        Room for what each whole card would count is made only while the row has no plates, so that the row keeps its
        place on all but small cloths.
        """
        laid = Over((*self.front(self.me), Words("place", *drop_room(board))))
        # The count of each whole card stands over it and is no wider.
        least = max(LEAST_HAND, tag_size(t("shapes.label.counts", n=FULL, m=MOST_ROW)).width())
        hand = Cards(f"hand.{self.me}", Shape.ROW, 1.0, least, SHRINKS["own"], holds=FULL, step=1.12, bears=NEAR)
        wholes = replace(hand, zone=f"wholes.{self.me}")
        if self._weighed:
            wholes = replace(wholes, above=SMALL_PLATE, bears=CLEAR)
        return Row((Column((self.score_room(self.me), laid), gap=4.0), hand, wholes), gap=GAP, align=1.0)

    def theirs(self, seat: int) -> Row:
        """The whole card of another seat; beside it its count, prizes, and backs if there is room for them."""
        prizes = Cards(f"prizes.{seat}", Shape.PILE, PRIZES, LEAST_PRIZES, SHRINKS["backs"], holds=12)
        hands = tuple(backs(f"{name}.{seat}", FULL) for name in ("hand", "wholes"))
        beside = Either("backs", (Row((*hands, prizes), gap=6.0), prizes))
        return Row((Over(self.front(seat)), Column((self.score_room(seat), beside), align=0.0)), align=0.0)

    def decks(self, board: Board) -> Row:
        """Both decks with their names."""
        return Row(tuple(pile(name, DECKS, self.label_room(name, board), "piles") for name in ("base", "whole")))

    def deck_facts(self) -> Column:
        """The useful facts about the decks."""
        rooms = [words_room("count", t(f"shapes.label.{code}", n=MOST), width=NOTE) for code in NOTES]
        return Column(tuple(Words(code, *room) for code, room in zip(NOTES, rooms, strict=True)), gap=1.0)

    def label_room(self, zone: str, board: Board) -> tuple[float, float]:
        """The room of a deck's name and count, px."""
        return words_room("name", t(f"shapes.label.{zone}"), t("table.cards", n=MOST_CARDS), label_width(board))

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """The row grows from its start; base cards laid face down wait in its next places."""
        found = {spot.zone: spot for spot in super().spots(zones, board)}
        laid, places = self.plan(zones, board), self.places_of_row(zones, board)
        spot, count = found["row"], len(zones["row"])
        middle = places[: max(1, count)]
        # As close together as when every place is taken.
        step = abs(places[1].x - places[0].x) / places[0].width if len(places) > 1 else spot.step
        found["row"] = replace(spot, x=laid.start((middle[0].x + middle[-1].x) / 2), step=step)
        waiting = [seat for seat in range(self.agreed.seats) if self.for_row(zones, seat)]
        # If they overlap, the card further right is on top.
        over = -1 if board.rtl else 1
        for number, (seat, place) in enumerate(zip(waiting, places[count:], strict=False), 1):
            held, x = found[f"held.{seat}"], laid.start(place.x)
            found[held.zone] = replace(held, x=x, y=spot.y, scale=spot.scale, over=number * over)
        return list(found.values())

    def places_of_row(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Place]:
        """All places of the row, including empty ones."""
        return board.places(self.plan(zones, board).spots["row"], self.slots(zones))

    def look(self, zones: Mapping[str, Sequence[str]]) -> dict[str, dict[str, Any]]:
        """Laid cards are face down; no place is outlined, because words stand there."""
        return {**super().look(zones), **{f"held.{seat}": {"closed": True} for seat in range(self.agreed.seats)}}

    # What stands on the cloth

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The decks with their facts, the part of the turn over the row, whose cards count, all counts."""
        return [
            *self.deck_labels(view, board),
            *self.row_labels(view, board),
            *self.score_labels(view, board),
            *self.places(view, board),
            *self.peeks(view),
        ]

    def deck_labels(self, view: View, board: Board) -> list[Sign]:
        """Names and sizes of both decks; below them what it takes to go on, and how many jokers are out of sight."""
        wide = label_width(board) / board.width
        found: list[Sign] = [
            Caption("name", t(f"shapes.label.{name}"), t("table.cards", n=len(view.zones[name])), zone=name, width=wide)
            for name in ("base", "whole")
        ]
        laid = self.plan(view.zones, board)
        for fact in self.facts_of(view, *NOTES):
            words, says = t(f"shapes.label.{fact.code}", n=fact.args[0]), t(f"shapes.label.does.{fact.code}")
            command = f"{ABOUT}{fact.code}"
            note = Caption("count", words, width=NOTE / board.width, command=command, says=says)
            found.append(laid.placed(fact.code, note))
        return found

    def row_labels(self, view: View, board: Board) -> list[Sign]:
        """Which part of the turn it is, over the row; below each base card the plates of those for whom it counts."""
        laid = self.plan(view.zones, board)
        found: list[Sign] = []
        if not view.over:
            box = laid.boxes["title"]
            words = t(f"shapes.label.part.{view.phase}")
            x, y = box.x / laid.width, box.middle[1] / laid.height
            found.append(Caption("name", words, x=x, y=y, align="start", width=box.width / laid.width))
        box = laid.boxes["row"]
        y = (box.y + box.height - SMALL_PLATE / 2) / laid.height
        matching = {int(at.split(".")[1]): matches for at, matches in self.by_subject(view, "matching").items()}
        counts = {seat: matches for seat, matches in matching.items() if self.counted(seat)}
        places = self.places_of_row(view.zones, board)
        lying = places[: len(view.zones["row"])]
        # If the cards of a long row overlap, the plates have only the visible part of each.
        apart = abs(places[1].x - places[0].x) if len(places) > 1 else board.width
        for index, place in enumerate(lying):
            whose = tuple(str(self.plates.get(seat, "")) for seat, matches in counts.items() if index in matches)
            if whose:
                wide = min(place.width * 1.06, apart) / board.width
                found.append(Plates(whose, x=laid.start(place.x), y=y, width=wide))
        return found

    def score_labels(self, view: View, board: Board) -> list[Sign]:
        """At each whole card shown its count, and how it stands in a tie; over this seat's what each would count."""
        laid = self.plan(view.zones, board)
        found: list[Sign] = []
        lies = len(view.zones["row"]) >= max(1, self._long)
        scores = self.by_subject(view, "score").items() if lies else ()
        for at, (counts, of) in scores:
            seat = int(at.split(".")[1])
            name, counts = self.stands(seat, counts)
            (x, y), mine = laid.at(f"score.{seat}"), seat == self.me
            x = x if mine else laid.boxes[f"score.{seat}"].x / laid.width
            words, tone = t(f"shapes.label.{name}", n=counts, m=of), "pom" if name == "tied" else "paper"
            found.append(Tag(words, x=x, y=y, align="center" if mine else "start", tone=tone))  # type: ignore[arg-type]
        if self.aids and view.decides and view.phase == "whole":
            would = self.by_subject(view, "would-score")
            best = max((n for (n,) in would.values()), default=0)
            zone = f"wholes.{view.seat}"
            for index, text in enumerate(view.zones[zone]):
                (n,) = would[text]
                words = t("shapes.label.counts", n=n, m=len(view.zones["row"]))
                found.append(Tag(words, cards=(Ref(zone, index),), tone="sea" if n == best else "paper"))
        return found

    def places(self, view: View, board: Board) -> list[Sign]:
        """The place for the card of the seat in turn: the next one of the row, or before the seat."""
        if not view.decides or view.phase not in ("base", "whole", "tie"):
            return []
        target, words = f"held.{view.turn}", t(f"shapes.label.place.{view.phase}")
        laid = self.plan(view.zones, board)
        if view.phase == "whole":
            return [laid.placed("place", DropPlace(words, target=target))]
        waiting = sum(self.for_row(view.zones, seat) for seat in range(self.agreed.seats))
        places, number = self.places_of_row(view.zones, board), len(view.zones["row"]) + waiting
        place = places[number]
        # The words are wider than a small card: they begin where the card will, or where the one before it ends.
        aside = max(0.0, drop_room(board)[0] - place.width) / 2
        if number:
            aside += max(0.0, place.width - abs(place.x - places[number - 1].x))
        x, spot = laid.start(place.x) + aside / laid.width, laid.spots["row"]
        return [DropPlace(words, x=x, y=spot.y, target=target)]

    def peeks(self, view: View) -> list[Sign]:
        """The small face on a closed card that this seat has laid."""
        return [
            Peek(Ref(f"held.{seat}", 0), text)
            for seat in range(self.agreed.seats)
            for text in view.zones[f"held.{seat}"]
            if not hidden(text)
        ]

    def brief(self, board: Board) -> bool:
        """Whether the badges of all others have no room side by side on this board unless they say less.

        Each badge asks, and one after the other of the same board: it is measured once for that and the language.
        """
        asked = language(), board
        if self._brief is None or self._brief[0] != asked:
            others = [seat for seat in range(self.agreed.seats) if seat != self.me]
            room = (board.width - 2 * INSET - APART * (len(others) - 1)) / len(others)
            self._brief = asked, max(self.widest(seat, board) for seat in others) > room
        return self._brief[1]

    def widest(self, seat: int, board: Board) -> float:
        """The width of another seat's badge with all its words, px."""
        cards = t("shapes.label.cards", base=FULL, whole=FULL)
        line = f"{cards} · {t('shapes.label.prizes', n=MOST_PRIZES)}"
        return badge_room(self.called(seat), line, seat in self.computers, False, inf, board.least)[0]

    def line_on(self, view: View, seat: int, board: Board) -> str:
        """Where badges say less, the cards in hand of both kinds together."""
        return self.line(view, seat, brief=self.brief(board))

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand of both kinds, for others only, and prizes."""
        return self.line(view, seat, brief=False)

    def line(self, view: View, seat: int, *, brief: bool) -> str:
        """The line about a seat, in full or brief."""
        prizes = t("shapes.label.prizes", n=self.points(view, seat))
        if seat == self.me:
            return "" if self.calm else prizes
        base, whole = (len(view.zones[f"{name}.{seat}"]) for name in ("hand", "wholes"))
        cards = t("table.cards", n=base + whole) if brief else t("shapes.label.cards", base=base, whole=whole)
        return cards if self.calm else f"{cards} · {prizes}"

    def quiet_fact(self, view: View) -> str:
        """The round."""
        return t("shapes.words.round", n=view.vars["round"])

    def points(self, view: View, seat: int) -> int:
        """The prizes so far, and at the end the worth of the jokers."""
        return worth(view.zones[f"prizes.{seat}"], self.agreed.seats)

    def states(self, view: View) -> dict[Ref, MarkKind]:
        """The whole cards that are tied."""
        if view.over:
            return {}
        return {Ref(f"shown.{seat}", 0): "contested" for seat in view.vars["tied"] if view.zones[f"shown.{seat}"]}

    # What may be done

    def cards(self, view: View) -> list[Ref]:
        """The cards that the phase is about: base cards, whole cards, or the round's whole cards."""
        legal = [action for action in self.legal(view) if action.args]
        if not legal:
            return []
        purple = legal[0].args[0].startswith("w")
        zones = [f"{'wholes' if purple else 'hand'}.{view.turn}"]
        if view.phase == "pick":
            zones = [f"shown.{seat}" for seat in range(self.agreed.seats)]
        return [Ref(zone, index) for zone in zones for index in range(len(view.zones[zone]))]

    def unasked(self, view: View) -> Sequence[str]:
        """The cards in hand of the other kind: people take them up too, and hear which kind is wanted."""
        return (f"hand.{view.turn}", f"wholes.{view.turn}") if view.decides else ()

    def about(self, view: View, spec: Verb, action: Action, held: Ref) -> bool:
        """Whether an action is about the held card."""
        return bool(action.args) and action.args[0] == self.text(view, held) and held in self.cards(view)

    def target(self, view: View, action: Action, spec: Verb, held: Ref) -> Ref | None:
        """To its place, to the hand of the seat that picks it, or below the deck of its kind."""
        if action.verb == "commit":
            return Ref(f"held.{view.turn}")
        if action.verb == "pick":
            return Ref(f"wholes.{view.turn}")
        return Ref("whole" if action.args[0].startswith("w") else "base")

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """The use of the card that the phase asks for, wherever it is laid."""
        return f"{self.verb_of(view)}:{self.text(view, held)}"

    @staticmethod
    def verb_of(view: View) -> str:
        """The use of a card in this phase."""
        return view.phase if view.phase in ("pick", "swap") else "commit"

    def marks(self, view: View, held: Ref | None) -> dict[Ref, MarkKind]:
        """What may be done; while a whole card is held, the cards of the row that it matches."""
        found = super().marks(view, held)
        if held is not None and view.phase == "whole":
            text = self.text(view, held)
            found.update({Ref("row", index): "takes" for index in self.matching(view, text)})
        return found

    def matching(self, view: View, text: str) -> Sequence[int]:
        """The places in the row that a whole card in hand matches."""
        facts = (fact.args for fact in self.facts_of(view, "would-match"))
        return next((args[1:] for args in facts if args[0] == text), ())

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """The part of the turn and what it asks for; what a held card would bring."""
        if not view.decides:
            explains = t(f"shapes.voice.waits.{view.phase}") if view.turn is not None else ""
            return self.waiting(view)._replace(explains=explains)
        asked = super().prompt(view, held)
        if held is not None and held not in self.cards(view):
            return Prompt(reason_sentence(self.game, self.refusal(view, held, held)))
        if held is not None:
            main = tuple(button._replace(label=t(f"shapes.button.{self.verb_of(view)}")) for button in asked.buttons)
            explains = t("shapes.voice.swap.detail") if view.phase == "swap" else ""
            return Prompt(self.held_sentence(view, held), self.would(view, held), main, explains=explains)
        if view.phase in ("base", "whole", "tie"):
            asked = asked._replace(detail=self.running_out(view))
        edition = view.game.options["edition"]
        kind = "whole" if edition == 1 else "base"
        if view.phase == "tie":
            tied = list(view.vars["tied"])
            score, of = view.vars["scores"][tied[0]], len(view.zones["row"])
            sentence = t("shapes.voice.tied", n=score, m=of, all=[self.called(seat) for seat in tied])
            return asked._replace(sentence=sentence, explains=t(f"shapes.voice.tie.{view.game.options['tie_cards']}"))
        if view.phase == "swap":
            return asked._replace(sentence=t(f"shapes.voice.swap.{kind}"), explains=t("shapes.voice.swap.detail"))
        last = view.phase in ("base", "whole") and view.turn == self.agreed.seats - 1
        explains = t("shapes.voice.last") if last else t(f"shapes.voice.{view.phase}.detail")
        return asked._replace(sentence=t(f"shapes.voice.{view.phase}"), explains=explains)

    def running_out(self, view: View) -> str:
        """That the base deck is too short to fill up after this round, if no card comes back to it."""
        wanted = next((int(str(fact.args[0])) for fact in self.facts_of(view, "to-fill")), 0)
        return t("shapes.voice.running-out") if len(view.zones["base"]) < wanted else ""

    def held_sentence(self, view: View, held: Ref) -> str:
        """What is asked about the held card."""
        return t(f"shapes.voice.held.{view.phase}", x=self.text(view, held))

    def would(self, view: View, held: Ref) -> str:
        """What the held card would bring."""
        text = self.text(view, held)
        if text == JOKER and view.phase in ("base", "tie"):
            if view.phase == "base":
                return f"{t('shapes.voice.joker.row')} {t('shapes.voice.joker.kept', n=view.game.seats)}"
            return t("shapes.voice.joker.last" if view.game.options["edition"] == 4 else "shapes.voice.joker.once")
        if view.phase == "base" and text in (on := self.by_subject(view, "on-wholes")):
            (n,) = on[text]
            return t(f"shapes.voice.held.base.{('none', 'one')[n] if n < 2 else 'on'}", n=n)
        if view.phase == "whole" and text in (would := self.by_subject(view, "would-score")):
            (score,) = would[text]
            return t(f"shapes.voice.held.whole.{'score' if score else 'none'}", n=score, m=len(view.zones["row"]))
        if view.phase == "tie" and text in (counts := self.by_subject(view, "would-count")):
            names = [self.called(seat) for seat in counts[text]]
            return t("shapes.voice.held.tie.for", all=names) if names else t("shapes.voice.held.tie.nobody")
        return ""
