"""How Soureh is told: exchanges, declarations, shown rows and bookings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import reduce
from typing import NamedTuple

from app.engine import Action, Event, Result, View
from app.games.soureh.rules import CLOSED, COLUMNS, OPEN, RANKS, VALUES
from app.table.controller import Controller
from app.table.prompts import Deed, Ref, Rest
from app.table.reading import FAMILIAR, long_enough
from app.wording import t
from app.wording.tellers import named

PLACES = ("self", "other", "throw")
"""The verbs for a drawn card."""
PAIR = 2
"""With this many seats in a deal, the next question mentions what the other one did."""
CRY_MS = 1900.0
"""How long a declaration is shown, ms."""
TOLD_MS, LOOK_MS = 1500.0, 1400.0
"""How long a sentence is read, and a row is shown, ms."""
PLACED_MS = 600.0
"""How long a seat's closed exchange is shown, ms."""
QUIETLY, QUIETEST = 0.75, 2.5
"""How much faster each further turn of others in a row is told if it changes no open card, and the greatest haste."""
KNOWN = 6
"""After this many such turns the first in a row is told as fast as a second one, because nothing about it is new, and
after twice as many as fast as a third. After this many declarations, and this many rivals who counted, the next is told
faster."""
COUNTING, COUNTED = 1.6, 2.4
"""How many times as fast it tells that one more rival counts its pairs, and that anybody does, with the total of pairs
that have been told one by one, once that is familiar."""
HEARD = 1.5
"""How many times as fast it tells a declaration, that one was spoiled, or an exchange between two rivals, once that is
familiar."""
PAIR_MS = 700.0
"""How long a pair that another seat counts is shown before the next one, ms."""


class Pair(NamedTuple):
    """A pair that has been counted: its cards, for how much, and which of them decides that."""

    cards: Sequence[str]
    value: int
    lit: tuple[Ref, ...]


class SourehTelling(Controller):
    """The telling of one table; `SourehController` adds the rest."""

    followed = (*PLACES, "done")
    _deeds: Sequence[tuple[int, str, str]] = ()
    """What others have done to this seat's open row: who, the new card, the old one."""
    _actor: int | None = None
    """The seat that acts last in the gesture that is told."""
    _column = 0
    _pairs: Mapping[int, Pair] = {}
    """Which pair is counted next, and those before it, by column."""
    _own: Mapping[str, Sequence[str]] = {}
    _counts = 0
    """The cards before the gesture, and which pair of its own this seat counts next."""
    _row = 0
    """How many turns of others in a row changed no open card."""
    _came: Mapping[int, Ref] = {}
    """Where the last card came to the open row of each seat."""
    _counting: Set[int] = frozenset()
    """The rivals who count in this deal."""

    @property
    def of_two(self) -> bool:
        """Whether only one other seat is in the deal with this one."""
        seen = self._seen
        gone = {*seen.vars["out"], *seen.vars["safe"]} if seen is not None else set()
        return self.agreed.seats - len(gone) == PAIR and self.seat not in gone

    def expect(self, events: Sequence[Event]) -> None:
        """Keep what others do to this seat's open row, until the seat acts itself or new cards are dealt.

        If there is only one other seat, the events of its turn are kept as well, for the next question to mention.
        """
        super().expect(events)
        seen = self._seen
        self._column = int(seen.vars["column"]) if seen is not None and seen.phase == "count" else 0
        self._pairs = {column: pair for column, pair in self._pairs.items() if column < self._column}
        actor, new = None, ""
        self.swift = max(self._haste(), self._one_more_counts(), self._elsewhere())
        own = f"open.{self.me}"
        for event in events:
            if event.source == "drawn" and event.comes_to("open") and event.into:
                self._came = {**self._came, event.taker: Ref(event.goal, event.into[0])}
            if event.code == "acted":
                actor = event.seat
                verb = event.action.verb
                if actor == self.seat and verb in PLACES:
                    self._deeds = ()
                elif verb in PLACES and self.of_two:
                    self.mentioned = "" if verb == "other" else self.logged
            elif event.code == "gathered":
                self._deeds, self.mentioned = (), ""
            elif (event.source, event.goal) == ("drawn", own):
                new = event.cards[0]
            elif event.source == own and actor not in (None, self.seat):
                assert actor is not None
                self._deeds = (*self._deeds, (actor, new or self._first(events, own), event.cards[0]))
        self._actor = actor
        self._own = seen.zones if seen is not None else {}
        self._counts = self._column if seen is not None and seen.turn == self.seat else 0

    def take_back(self) -> None:
        """Forget as well what was done to this seat's open row."""
        super().take_back()
        self._deeds = ()

    def _haste(self) -> float:
        """How many times as fast the next act is told, if another seat only throws or changes a closed card of its own.

        What the same gesture says after it, such as a declaration, is not hurried (`exchanged`).
        """
        acts = self.acts
        if not acts:
            return 1.0
        quiet = acts[0].seat != self.seat and acts[0].action.verb in ("self", "throw")
        self._row = self._row + 1 if quiet else 0
        further = self._row - 1 + self._familiar("quiet", quiet)
        return min(QUIETEST, 1.0 + QUIETLY * further) if quiet else 1.0

    def _one_more_counts(self) -> float:
        """How many times as fast the pair of a rival is told: faster if another rival has counted before.

        Once that is familiar, because enough rivals have counted, the first of a deal is told like a later one.
        """
        if {act.action.verb for act in self.acts} != {"count"}:
            return 1.0
        codes = {event.code for event in self.coming}
        seats = {act.seat for act in self.acts} - {self.seat}
        known = self._familiar("counts", len(seats - self._counting))
        further = bool(seats and self._counting - seats) and "counted" not in codes
        self._counting = self._counting | seats if "gathered" not in codes else frozenset()
        return COUNTED if known else COUNTING if further else 1.0

    def _elsewhere(self) -> float:
        """How many times as fast an exchange between two rivals is told: it concerns nobody else, and is seen."""
        acts = self.acts
        if not acts or acts[0].seat == self.seat or {act.action.verb for act in acts} != {"other"}:
            return 1.0
        if any(event.source == f"open.{self.me}" or event.said or event.code == "counted" for event in self.coming):
            return 1.0
        return HEARD if self._familiar("other") else 1.0

    def _familiar(self, what: str, more: int = 1) -> int:
        """How many times over this is familiar, 0 while it is new; it is being told `more` times now."""
        self.met[self.seat, f"told.{what}"] += more
        return max(0, self.met[self.seat, f"told.{what}"] - 1) // KNOWN

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """Where a card goes asks nobody for anything: it is shown with what others do, or in the next question.

        Which pair of its own this seat had to count so is said.
        """
        if seat == self.seat and action.verb == "count":
            column = self._counts
            self._counts += 1
            # The sum is said with the last pair.
            if not forced or column == COLUMNS[-1]:
                return Deed()
            pair = [self._own[zone][column] for zone in (OPEN[seat], CLOSED[seat])]
            does = t("soureh.action.count-pair", n=int(action.args[0]), pair=pair)
            return Deed(named("pace.compelled", self.names, seat, action=does))
        if seat == self.seat or action.verb not in PLACES:
            return Deed()
        return Deed(passes="asked" if self.of_two else "round")

    @staticmethod
    def _first(events: Sequence[Event], zone: str) -> str:
        """The first card that comes to a zone in these events."""
        return next((event.cards[0] for event in events if event.goal == zone), "")

    @property
    def reworded(self) -> Sequence[str]:
        """What others have done to this seat's row since the seat last acted, a sentence each, as the log has it."""
        return self._done_in(named("soureh.log.in-row", self.names, self.me))

    def done_to_me(self) -> list[str]:
        """The same, said to the person at the screen."""
        return self._done_in(t("soureh.log.in-row.you"))

    def _done_in(self, row: str) -> list[str]:
        return [named("soureh.log.other", self.names, seat, x=new, y=old, row=row) for seat, new, old in self._deeds]

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """The pair that another seat counts: one sentence grows with each, and the stop is the total of all four."""
        if event.code != "acted":
            return Rest()
        seat, action = event.seat, event.action
        if action.verb != "count":
            return Rest()
        column, value = self._column, int(action.args[0])
        cards = {Ref(zone, column): view.zones[zone][column] for zone in (CLOSED[seat], OPEN[seat])}
        lit = tuple(ref for ref, text in cards.items() if value in VALUES[RANKS.index(text[0])])
        self._pairs = {**self._pairs, column: Pair([*cards.values()], value, lit)}
        self._column += 1
        if seat == self.seat:
            return Rest()
        words = t("soureh.voice.counted", who=self.called(seat), pairs=self.so_far)
        return Rest(PAIR_MS, lit, words=words, who=seat, passes="begun", mark="last_move")

    @property
    def so_far(self) -> str:
        """What has been counted so far in this row, for which pairs."""
        told = [t("soureh.voice.pair", n=pair.value, pair=pair.cards) for pair in self._pairs.values()]
        return reduce(lambda all_, more: t("soureh.voice.pairs.more", all=all_, more=more), told)

    def rest(self, event: Event, view: View) -> Rest:
        """Show a declaration, exchanges and shown rows; say who begins and what is booked."""
        match event.code:
            case "counted":
                booked = self.booked(str(event.args["code"]), event.seat, int(event.args["by"]))
                # What several seats lose together is one stop.
                more = [later for later in self.after(event) if later.args.get("code") == event.args["code"] == "lost"]
                return booked._replace(passes="each") if more else booked
            case "turned" | "shown" if event.lies_in("closed"):
                # They are looked at while it is said that they fit.
                return Rest() if any(later.said == "revealed" for later in self.after(event)) else Rest(LOOK_MS)
            case "moved" if event.source == "drawn":
                return self.exchanged(event)
            case "drawn" if event.args["code"] == "dealer":
                first = (int(event.args["result"]) + 1) % self.agreed.seats
                words = t("soureh.voice.starts", who=self.called(first))
                return long_enough(Rest(TOLD_MS, words=words, who=first, passes="told"))
        return super().rest(event, view)

    def heard(self, event: Event, view: View) -> Rest:
        """The rest for what is said at the table."""
        code, args = event.said, event.about
        if code in ("reshuffled", "dry-end"):
            return Rest(TOLD_MS, words=t(f"soureh.said.{code}"))
        if code == "left":
            return Rest(TOLD_MS, words=t("soureh.log.left", all=[self.called(seat) for seat in args]))
        seat = int(args[0])
        name = f"{code}.pair" if code == "soureh" and self.of_two else code
        words = t(f"soureh.voice.{name}", who=self.called(seat), cry=t("soureh.cry"))
        row = tuple(Ref(f"open.{seat}", c) for c in COLUMNS)
        if code == "revealed":
            return Rest(TOLD_MS, row, t("soureh.label.won"), words, who=seat, detail=t("soureh.voice.revealed.why"))
        haste = HEARD if self._familiar(code) else 1.0
        if code == "soureh":
            return Rest(CRY_MS / haste, row, t("soureh.cry"), words, who=seat)
        return Rest(TOLD_MS / haste, row, t("soureh.label.spoiled"), words, who=seat, mark="contested")

    def booked(self, code: str, seat: int, by: int) -> Rest:
        """What a seat has counted, from which pairs, lost or been spared; from now on its badge says so too."""
        self.gained[seat] += by
        found = Rest(TOLD_MS, words=t(f"soureh.voice.booked.{code}", who=self.called(seat), n=by), who=seat)
        if code == "cards" and len(self._pairs) == len(COLUMNS):
            lit = tuple(ref for pair in self._pairs.values() for ref in pair.lit)
            found = found._replace(detail=t("soureh.voice.pairs", pairs=self.so_far), lit=lit, mark="last_move")
        self._pairs, self._column = {}, 0
        # The scores between two deals and the new cards are not more of the same.
        self.swift = 1.0
        return long_enough(found)

    def about_scores(self) -> str:
        """That the fewest points are best, and what the threshold does, until it is familiar; who starts after that."""
        self.met[self.seat, "told.scores"] += 1
        options, told = self.agreed.options, list[str]()
        if self.met[self.seat, "told.scores"] <= FAMILIAR:
            told.append(t(f"soureh.voice.scores.{options['ending']}", n=options["threshold"]))
        dealt = [event.taker for event in self.coming if event.source == "stock" and event.comes_to("closed")]
        return " ".join((*told, *(t("soureh.voice.starts-deal", who=self.called(seat)) for seat in dealt[:1])))

    def exchanged(self, event: Event) -> Rest:
        """Light the card that arrives; the narration tells what another seat has done with a drawn card."""
        if any(later.said for later in self.after(event)):
            self.swift = 1.0
        onto_open = event.comes_to("open")
        onto_closed = event.comes_to("closed") and event.taker != self.seat
        if not event.into or not (onto_open or onto_closed):
            return Rest(PLACED_MS if event.hides else 0.0)
        lit = (Ref(event.goal, event.into[0]),)
        if self._actor == self.seat:
            # People know what they have done themselves.
            return Rest(PLACED_MS, lit)
        return Rest(LOOK_MS, lit) if onto_open else Rest(PLACED_MS, lit, mark="last_move")

    def reason(self, result: Result) -> str:
        """The seat that has passed the threshold, if it is only one; otherwise the reason of the rules."""
        threshold = self.agreed.options["threshold"]
        above = [seat for seat, score in enumerate(result.scores) if score > threshold]
        if result.reason != "threshold" or len(above) != 1:
            return super().reason(result)
        return named("soureh.reason.passed", self.names, above[0], n=threshold)
