"""Shapes at the table (canon 9; look shapes-en).

The row in the middle, with plates below each base card for whose whole card it counts; what is laid for it lies closed
in its place until all turn. Whole cards lie before their seats with their count; both decks at the start side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from app.art.states import MarkKind
from app.engine import Action, Event, Fact, Result, View, hidden
from app.engine.rules import Verb
from app.games.shapes.rules import JOKER
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.prompts import Prompt, Ref, Rest
from app.table.seating import GAP, Point, Seating
from app.table.shares import SeatedController, own_hand
from app.table.signs import Caption, DropPlace, Peek, Plates, Sign, Tag
from app.wording import t
from app.wording.sentences import option_value

HALF_BADGE = 124.0
"""Half of the width that a badge with all its counts may take, px."""
STEP = 1.13
"""The distance of neighbours in the row, in cards."""
SPARE = 2
"""Places of the row that are kept free beside the first cards, for a tie-breaker."""
SHOWN_SIZE = 0.72
"""The size of a whole card that is shown, against a hand card."""
TITLE, BELOW = 26.0, 36.0
"""Pixels above the row for its title, and below it for the plates."""
NAMES, LINE, NOTE = 56.0, 21.0, 0.2
"""Pixels below the decks for their names, for each line of notes below these, and how wide notes are, a share."""
OWN_X, HAND_X, WHOLES_X = 0.285, 0.5, 0.815
TURNED_MS, TAKES_MS, TOLD_MS = 1000.0, 1900.0, 1500.0
"""How long turned cards are looked at, how long a winner is lit, how long a sentence is read."""


class MiddleRow(NamedTuple):
    """The row: its start edge and middle (shares of the cloth), the size of its cards."""

    start: float
    y: float
    scale: float


class FacingSeats(Seating):
    """The others side by side at the upper edge, wherever they sit."""

    def badge(self, seat: int) -> Point:
        """From the left in the direction of play."""
        if seat == self.me:
            return super().badge(seat)
        side = max(0.11, HALF_BADGE / self.width)
        y = (self.badge_height / 2 + GAP) / self.height
        place, count = self.others.index(seat), len(self.others)
        if self.upper(seat):
            return Point(0.42 if count == 1 else 0.5 - (self.board.card * self.shown / 2 + 4) / self.width, y)
        return Point(side if place == 0 else 1.0 - side, y)

    def upper(self, seat: int) -> bool:
        """Whether a seat is in the middle of the upper edge, with its cards beside the badge."""
        return len(self.others) == 1 or (len(self.others) == 3 and self.others.index(seat) == 1)

    @property
    def shown(self) -> float:
        """The size of a whole card that is shown against a hand card."""
        return max(48.0 / self.board.card, SHOWN_SIZE)

    def before(self, seat: int) -> Point:
        """Where a seat lays its whole card: below its badge, of the upper middle beside it, of oneself by the hand."""
        card = self.board.card * self.shown
        high = card * RATIO / 2 / self.height
        if seat == self.me:
            return Point(self.start(OWN_X), 1.0 - high)
        x, _ = self.badge(seat)
        if self.upper(seat):
            return Point(x + (HALF_BADGE + card / 2 + 4) / self.width, high + 2.0 / self.height)
        aside = (self.backs + GAP) / 2 / self.width
        return Point(x - aside if x < 0.5 else x + aside, self.below(seat) + high)

    @property
    def backs(self) -> float:
        """How wide the closed cards of a seat are, px: base cards and whole cards side by side."""
        return 2 * self.closed * self.board.card * (1 + 2 * 0.3) + 6

    def hands(self, seat: int) -> Point | None:
        """The middle of a seat's closed cards; None where there is no room for them, and the counts tell."""
        x, y = self.before(seat)
        card = self.board.card * self.shown
        if self.upper(seat):
            aside = (card / 2 + GAP + self.backs / 2) / self.width
            beside = x + aside + (self.backs / 2 + GAP) / self.width
            room = len(self.others) == 1 or beside < 1.0 - 2 * max(0.11, HALF_BADGE / self.width)
            return Point(x + aside, y) if room else None
        aside = (card + self.backs + 2 * GAP) / 2 / self.width
        return Point(x + aside if self.badge(seat).x < 0.5 else x - aside, y)

    @property
    def lowest(self) -> float:
        """How far down the others' cards and their counts reach, px."""
        card = self.board.card * self.shown * RATIO + 34
        return card if len(self.others) == 1 else self.badge_height + 2 * GAP + card


class ShapesController(SeatedController):
    """Two to four seats; base cards for the row, then a whole card each."""

    game = "shapes"
    across = 10.2
    _known: tuple[View, list[Fact]] | None = None

    # Where things lie

    def seating(self, board: Board) -> FacingSeats:
        """The others at the upper edge."""
        return FacingSeats(board, self.agreed.seats, self.me)

    def row(self, board: Board) -> MiddleRow:
        """As large as the room between the others' cards and the own hand allows."""
        seating = self.seating(board)
        places = self.agreed.seats + SPARE
        lower = seating.height - board.card * RATIO - 16
        # Beside the cards of others there is room for the title, not for the row.
        upper = seating.lowest + (TITLE if len(seating.others) == 1 else 2)
        high = (lower - upper - BELOW) / (board.card * RATIO)
        scale = max(0.5, min(1.0, high, 0.54 * seating.width / (places * STEP * board.card)))
        half = scale * board.card * RATIO / 2
        y = (upper + lower - BELOW) / 2 if lower - BELOW - upper > 2 * half else lower - BELOW - half
        whole = (places * STEP - 0.13) * scale * board.card / seating.width
        return MiddleRow(max(0.25, 0.54 - whole / 2), y / seating.height, scale)

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """The decks, the row with what is laid for it, hands, whole cards before their seats; prizes are counts."""
        seating, row = self.seating(board), self.row(board)
        found = [*self.decks(board), self.row_spot(zones, board, row)]
        place = len(zones["row"])
        for seat in range(self.agreed.seats):
            laid = next(iter(zones[f"held.{seat}"]), "")
            x, y = seating.before(seat)
            front = Spot(f"shown.{seat}", Shape.PILE, seating.start(x), y, scale=seating.shown, outlined=False)
            held = replace(front, zone=f"held.{seat}", closed=True)
            if "b" in laid[:2]:
                held = replace(held, x=row.start, y=row.y, dx=self.slot(row, place), scale=row.scale)
                place += 1
            found += [front, held if laid else replace(held, shape=Shape.AWAY)]
            at = seating.badge(seat)
            found.append(Spot(f"prizes.{seat}", Shape.AWAY, seating.start(at.x), at.y))
            found += self.hands(zones, seating, seat)
        return found

    def decks(self, board: Board) -> list[Spot]:
        """Both decks at the start side, between the cards above and the own badge."""
        seating = self.seating(board)
        upper = seating.lowest if len(seating.others) > 1 else 20.0
        lower = seating.height - seating.badge_height - 2 * GAP - self.names_height(board) - 2 * LINE - 12
        scale = max(0.46, min(0.8, (lower - upper) / (board.card * RATIO), 0.085 * seating.width / board.card))
        y = (upper + lower) / 2 / seating.height
        return [
            Spot("base", Shape.PILE, 0.06, y, scale=scale, outlined=False),
            Spot("whole", Shape.PILE, 0.16, y, scale=scale, outlined=False),
        ]

    def names_height(self, board: Board) -> float:
        """Pixels below the decks for their names; where the cloth is low, name and number are one line."""
        return NAMES - LINE if self.low(board) else NAMES

    def low(self, board: Board) -> bool:
        """Whether there is little room between the cards of others and the own badge."""
        return board.height < 560 and self.agreed.seats > 2

    @staticmethod
    def slot(row: MiddleRow, place: int) -> float:
        """The middle of a place of the row, in cards from its start."""
        return row.scale * (0.5 + STEP * place)

    def row_spot(self, zones: Mapping[str, Sequence[str]], board: Board, row: MiddleRow) -> Spot:
        """The row from its start on; closer where a long tie-breaker has made it long."""
        count = max(1, len(zones["row"]))
        width = self.seating(board).width
        room = (0.985 - row.start) * width / board.card
        whole = min(row.scale * (1 + STEP * (count - 1)), room)
        span = whole * board.card / width + 0.001
        return Spot("row", Shape.ROW, row.start, row.y, dx=whole / 2, scale=row.scale, span=span, step=STEP, free=0.2)

    def hands(self, zones: Mapping[str, Sequence[str]], seating: FacingSeats, seat: int) -> list[Spot]:
        """The own cards below, base cards first; backs of others beside their whole cards, where there is room."""
        names = (f"hand.{seat}", f"wholes.{seat}")
        if seat == self.me:
            both = zip(names, (HAND_X, WHOLES_X), strict=True)
            return [own_hand(name, zones[name], x=x, span=0.295) for name, x in both]
        middle = seating.hands(seat)
        if middle is None:
            at = seating.badge(seat)
            return [Spot(name, Shape.AWAY, seating.start(at.x), at.y) for name in names]
        half = (seating.backs + 6) / 4 / seating.width
        size = seating.closed
        span = (size * seating.board.card * 1.6 + 1) / seating.width
        backs = Spot("", Shape.ROW, 0.0, middle.y, scale=size, span=span, step=0.3, free=0.05)
        return [
            replace(backs, zone=name, x=seating.start(middle.x + side * half))
            for name, side in zip(names, (-1, 1), strict=True)
        ]

    # What stands on the cloth

    def facts(self, view: View) -> list[Fact]:
        """The facts of the rules, kept for the present view."""
        if self._known is None or self._known[0] is not view:
            self._known = (view, view.game.rules.facts(view))
        return self._known[1]

    def told(self, view: View, code: str) -> dict[str, tuple[object, ...]]:
        """The facts with this code by what they are about: the zone, or for cards in hand the card."""
        by_card = code in ("would-score", "on-wholes", "would-count")
        return {
            str(fact.args[0]) if by_card else fact.at: tuple(fact.args[1:]) if by_card else tuple(fact.args)
            for fact in self.facts(view)
            if fact.code == code
        }

    def labels(self, view: View, board: Board) -> list[Sign]:
        """The decks with what is worth knowing, the part of the turn over the row, whose cards count, all counts."""
        return [
            *self.deck_labels(view, board),
            *self.row_labels(view, board),
            *self.score_labels(view),
            *self.places(view, board),
            *self.peeks(view),
        ]

    def deck_labels(self, view: View, board: Board) -> list[Sign]:
        """Sizes of both decks, the next filling, jokers out of sight."""
        found: list[Sign] = [
            Caption("name", t(f"shapes.label.{name}.n", n=count), zone=name, width=0.1)
            if self.low(board)
            else Caption("name", t(f"shapes.label.{name}"), t("table.cards", n=count), zone=name, width=0.1)
            for name, count in ((name, len(view.zones[name])) for name in ("base", "whole"))
        ]
        notes = [fact for fact in self.facts(view) if fact.code in ("to-fill", "jokers-unseen")]
        box = board.box(self.decks(board)[0], 1)
        y = box.y + box.height + self.names_height(board) + LINE / 2 - INSET
        for number, fact in enumerate(notes):
            words = t(f"shapes.label.{fact.code}", n=fact.args[0])
            found.append(Caption(
                "count",
                words,
                x=0.11,
                y=(y + number * LINE) / self.seating(board).height,
                width=NOTE,
            ))
        return found

    def row_labels(self, view: View, board: Board) -> list[Sign]:
        """Which part of the turn it is, over the row; below each base card the plates of those for whom it counts."""
        seating, row = self.seating(board), self.row(board)
        half = row.scale * board.card * RATIO / 2
        found: list[Sign] = []
        if not view.over:
            words = t(f"shapes.label.part.{view.phase}")
            y = row.y - (half + TITLE / 2 + 7) / seating.height
            found.append(Caption("name", words, x=row.start, y=y, align="start", width=0.5))
        places = board.places(self.row_spot(view.zones, board, row), len(view.zones["row"]))
        counts = {int(at.split(".")[1]): matches for at, matches in self.told(view, "matching").items()}
        y = row.y + (half + BELOW / 2) / seating.height
        for index, place in enumerate(places):
            whose = tuple(str(self.plates.get(seat, "")) for seat, matches in counts.items() if index in matches)
            if whose:
                x = (board.x(place.x) - INSET) / seating.width
                found.append(Plates(whose, x=x, y=y, width=place.width * 1.06 / board.width))
        return found

    def score_labels(self, view: View) -> list[Sign]:
        """At each whole card shown its count, and who is tied; over the own whole cards what each would count."""
        found: list[Sign] = []
        tied = view.vars["tied"]
        scores = self.told(view, "score").items() if view.zones["row"] else ()
        for at, (counts, of) in scores:
            seat = int(at.split(".")[1])
            name = "shapes.label.tied" if seat in tied else "shapes.label.counts"
            side, tone = "above" if seat == self.me else "below", "pom" if seat in tied else "paper"
            found.append(Tag(t(name, n=counts, m=of), zone=at, side=side, tone=tone))  # type: ignore[arg-type]
        if view.turn is not None and view.turn == view.seat and view.phase == "whole":
            would = self.told(view, "would-score")
            best = max((int(str(n)) for (n,) in would.values()), default=0)
            zone = f"wholes.{view.seat}"
            for index, text in enumerate(view.zones[zone]):
                (n,) = would[text]
                words = t("shapes.label.counts", n=n, m=len(view.zones["row"]))
                found.append(Tag(words, cards=(Ref(zone, index),), tone="sea" if n == best else "paper"))
        return found

    def places(self, view: View, board: Board) -> list[Sign]:
        """The place that the seat in turn lays its card in: the next one of the row, or before it."""
        if view.turn is None or view.turn != view.seat or view.phase not in ("base", "whole", "tie"):
            return []
        target, words = f"held.{view.turn}", t(f"shapes.label.place.{view.phase}")
        seating, row = self.seating(board), self.row(board)
        if view.phase == "whole":
            x, y = seating.before(self.me)
            return [DropPlace(words, x=seating.start(x), y=y, target=target)]
        laid = sum(bool(view.zones[f"held.{seat}"]) for seat in range(self.agreed.seats))
        wide = max(96.0, board.card * 0.82) / board.card
        dx = min(
            self.slot(row, len(view.zones["row"]) + laid) + (wide - row.scale) / 2,
            (0.985 - row.start) * seating.width / board.card - wide / 2,
        )
        return [DropPlace(words, x=row.start, y=row.y, dx=dx, target=target)]

    def peeks(self, view: View) -> list[Sign]:
        """The face in small on a card that lies closed and that this seat has laid."""
        return [
            Peek(Ref(f"held.{seat}", 0), text)
            for seat in range(self.agreed.seats)
            for text in view.zones[f"held.{seat}"]
            if not hidden(text)
        ]

    def badge_line(self, view: View, seat: int) -> str:
        """Cards in hand of both kinds, of others alone, and prizes."""
        prizes = t("shapes.label.prizes", n=len(view.zones[f"prizes.{seat}"]))
        if seat == self.me:
            return "" if self.calm else prizes
        counts = [len(view.zones[f"{name}.{seat}"]) for name in ("hand", "wholes")]
        cards = t("shapes.label.cards", base=counts[0], whole=counts[1])
        return cards if self.calm else f"{cards} · {prizes}"

    def chip(self, view: View) -> str:
        """The edition."""
        return option_value(self.game, "edition", view.game.options["edition"])

    def quiet_fact(self, view: View) -> str:
        """The round."""
        return t("shapes.words.round", n=view.vars["round"])

    def points(self, view: View, seat: int) -> int | None:
        """Prizes so far."""
        return len(view.zones[f"prizes.{seat}"])

    def score_words(self, result: Result, seat: int) -> str:
        """Prizes at the end, including jokers."""
        return t("shapes.label.prizes", n=result.scores[seat])

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

    def about(self, view: View, spec: Verb, action: Action, held: Ref) -> bool:
        """Whether an action is about the held card."""
        return bool(action.args) and action.args[0] == self.text(view, held) and held in self.cards(view)

    def target(self, view: View, action: Action, spec: Verb, held: Ref) -> Ref | None:
        """To its place, to the hand of whoever picks it, below the deck of its kind."""
        if action.verb == "commit":
            return Ref(f"held.{view.turn}")
        if action.verb == "pick":
            return Ref(f"wholes.{view.turn}")
        return Ref("whole" if action.args[0].startswith("w") else "base")

    def attempt(self, view: View, held: Ref, target: Ref) -> str | None:
        """The card is meant for what the phase asks, wherever it is laid."""
        return f"{self.verb_of(view)}:{self.text(view, held)}"

    @staticmethod
    def verb_of(view: View) -> str:
        """What a card is used for in this phase."""
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
        facts = (fact.args for fact in self.facts(view) if fact.code == "would-match")
        return next((args[1:] for args in facts if args[0] == text), ())

    # What is said

    def prompt(self, view: View, held: Ref | None) -> Prompt:
        """The part of the turn and what it asks for; what a held card would bring."""
        if view.turn is None or view.turn != view.seat:
            detail = t(f"shapes.voice.waits.{view.phase}") if view.turn is not None else ""
            return self.waiting(view)._replace(detail=detail)
        asked = super().prompt(view, held)
        if held is not None:
            main = tuple(button._replace(label=t(f"shapes.button.{self.verb_of(view)}")) for button in asked.buttons)
            return Prompt(self.held_sentence(view, held), self.would(view, held), main)
        edition = view.game.options["edition"]
        kind = "whole" if edition == 1 else "base"
        if view.phase == "tie":
            tied = list(view.vars["tied"])
            score, of = view.vars["scores"][tied[0]], len(view.zones["row"])
            sentence = t("shapes.voice.tied", n=score, m=of, all=[self.called(seat) for seat in tied])
            return asked._replace(sentence=sentence, detail=t(f"shapes.voice.tie.{view.game.options['tie_cards']}"))
        if view.phase == "swap":
            return asked._replace(sentence=t(f"shapes.voice.swap.{kind}"), detail=t("shapes.voice.swap.detail"))
        last = view.phase in ("base", "whole") and view.turn == self.agreed.seats - 1
        detail = t("shapes.voice.last") if last else t(f"shapes.voice.{view.phase}.detail")
        return asked._replace(sentence=t(f"shapes.voice.{view.phase}"), detail=detail)

    def held_sentence(self, view: View, held: Ref) -> str:
        """What is asked about the held card."""
        return self.capital(t(f"shapes.voice.held.{view.phase}", x=self.text(view, held)))

    def would(self, view: View, held: Ref) -> str:
        """What the held card would bring."""
        text = self.text(view, held)
        if text == JOKER and view.phase in ("base", "tie"):
            edition = "row" if view.phase == "base" else "last" if view.game.options["edition"] == 4 else "once"
            return t(f"shapes.voice.joker.{edition}")
        if view.phase == "base" and text in (on := self.told(view, "on-wholes")):
            return t("shapes.voice.held.base.on", n=on[text][0])
        if view.phase == "whole" and text in (would := self.told(view, "would-score")):
            return t("shapes.voice.held.whole.score", n=would[text][0], m=len(view.zones["row"]))
        if view.phase == "tie" and text in (counts := self.told(view, "would-count")):
            names = [self.called(int(str(seat))) for seat in counts[text]]
            return t("shapes.voice.held.tie.for", all=names) if names else t("shapes.voice.held.tie.nobody")
        return t("shapes.voice.swap.detail") if view.phase == "swap" else ""

    # What is told, and how long

    def rest(self, event: Event, view: View) -> Rest:
        """Cards that turn together are looked at; whoever takes the row is lit, with what counted."""
        if event.code == "said":
            return self.rest_said(str(event.args["code"]), event.args["args"], view)
        if event.code == "moved" and str(event.args["from"]).startswith("held."):
            return Rest(TURNED_MS)
        return Rest()

    def rest_said(self, code: str, args: Sequence[int], view: View) -> Rest:
        """What is said when all have turned."""
        if code == "round-won":
            seat = args[0]
            matches = self.told(view, "matching").get(f"shown.{seat}", ())
            lit = (Ref(f"shown.{seat}", 0), *(Ref("row", int(str(index))) for index in matches))
            way = "wins-tie" if view.phase == "tie" else "wins"
            words = t(f"shapes.voice.{way}", who=self.called(seat), n=len(matches), m=len(view.zones["row"]))
            return Rest(TAKES_MS, lit, t("shapes.label.takes"), words, who=seat)
        if code == "joker-wins":
            return Rest(TOLD_MS, words=t("shapes.log.joker-wins", who=self.called(args[0])), who=args[0])
        return Rest(TOLD_MS, words=t(f"shapes.said.{code}"))
