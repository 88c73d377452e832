"""What the table says of acts when the game's controller says nothing: who acted, what they did, if they had to.

Every act of another seat is told in words, above all a forced one. A controller says what is special about its game.
The sentence about the act itself is the first line of the log. If no seat chose, it is made from the cards that left a
hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from app.engine import Event, View, hidden
from app.engine.zones import Kind
from app.table.controller import Controller
from app.table.endings import DEAL, GAME, ending
from app.table.prompts import Deed, Passes, Rest
from app.table.reading import FAMILIAR, long_enough, reading
from app.table.scores import Counted
from app.wording import t
from app.wording.bidi import listed
from app.wording.in_words import zone_name
from app.wording.sentences import event_sentence, log_lines, unlogged_sentence
from app.wording.tellers import named

SCORE_MS = 900.0
"""How long people look at a line of the table of scores, ms."""
BY_ITSELF = ""
"""The verb under which cards are counted that left the seat's own zones without an act of its own."""


class Narration:
    """Completes the rests of one telling, beat by beat, for the seat the screen is shown to."""

    def __init__(self, controller: Controller, events: Sequence[Event]) -> None:
        """For the game of this controller; `events` is everything that is told."""
        self._controller = controller
        self._game = controller.agreed
        self._counted = Counted(controller.agreed.seats, controller.at_deal)
        self._parts = parts(events)
        """The events of the acts that are still to be told."""
        self._ahead = False
        self._ahead_waited = False
        """Whether the controller has said something before the coming beat, and whether that waited."""
        # The act being told: whose it is, and what the controller says of it.
        self._actor: int | None = None
        self._deed = Deed()
        self._compelled = False
        """Whether its seat had no choice."""
        self._known = False
        """Whether the person has met this kind of act often enough."""
        self._secret = False
        self._taker: int | None = None
        """The seat that received everything the act led to."""
        self._lines: list[str] = []
        self._left = 0
        """How many events of the act are still to be told."""
        self._said = False
        """Whether anything has been said of the act."""

    def heard(self, waits: bool) -> None:
        """Note that the controller has said something before the coming beat, and whether that waits for the person."""
        self._ahead, self._ahead_waited = True, waits

    def ahead(self, beat: Sequence[Event], view: View) -> Rest:
        """What is said before a beat: the standings, before the cards of a deal are gathered.

        The table of scores lies on the cloth meanwhile.
        """
        if not any(ending(event, self._controller.ends) is DEAL for event in beat):
            return Rest()
        scores = self._counted.table(view.vars)
        if not scores:
            return Rest()
        words = t("pace.scores", all=listed([self._scored(one.seat, one.total) for one in scores]))
        detail = self._controller.about_scores()
        return Rest(max(reading(words, detail), SCORE_MS * len(scores)), words=words, detail=detail, scores=scores)

    def _scored(self, seat: int, score: int) -> str:
        return named("pace.scores.one", self._controller.names, seat, n=score)

    def completed(self, beat: Sequence[Event], rest: Rest, last: bool) -> list[Rest]:
        """The rests after a beat, one after the other: what was done, what its controller says of it, what it ended.

        `last`: the telling ends with this beat.
        """
        acts = [event for event in beat if event.code == "acted"]
        begun = max(0, len(acts) - 1)
        while begun and _completes(acts[begun - 1], acts[begun]):
            begun -= 1
        # When several acts follow one another, all but the last had no visible result.
        before = [None, *acts]
        unseen = [self._unseen(event, after) for after, event in zip(before, acts[:begun], strict=False)]
        rests = self._told(beat[begun:], rest, last)
        for event in beat:
            self._counted.hear(event)
            end = ending(event, self._controller.ends)
            if end is GAME or (end is not None and end is not DEAL and not any(one.words for one in rests)):
                rests.append(self._stop(event))
            if end is not None and end.read:
                rests = [long_enough(one) for one in rests]
        return [*chain.from_iterable(unseen), *rests]

    def _stop(self, event: Event) -> Rest:
        """The stop at an end for which the controller has no words: the sentence of the log, or the result and why."""
        words = event_sentence(self._game.id, event, self._controller.names) or ""
        why, who = "", None
        if event.code == "ended":
            result = event.result
            why = self._controller.reason(result)
            who = result.winners[0] if len(result.winners) == 1 else None
        return Rest(reading(words, why), words=words, detail=why, who=who) if words else Rest()

    def _told(self, beat: Sequence[Event], rest: Rest, last: bool) -> list[Rest]:
        """The rests after a beat, apart from what it ended."""
        acted = next((event for event in beat if event.code == "acted"), None)
        if acted is not None:
            self._begin(acted)
        forced = None if acted is not None else self._forced(beat)
        if forced is not None:
            self._actor = forced
        self._left -= len(beat)
        ahead, self._ahead = self._ahead, False
        own = bool(rest.words)
        self._said = self._said or ahead or own
        if forced is not None and not (own and rest.who == forced):
            return [self._force(forced, beat, rest), *([rest] if own else [])]
        if forced is not None:
            why = rest.detail or t("pace.forced")
            return [rest._replace(detail=why, asks=self._halts(forced))]
        reasoned = self._deed.words if acted is not None else ""
        about = own and rest.who == self._actor and not reasoned
        if acted is not None and self._compelled and about:
            detail = rest.detail or t("pace.forced")
            return [rest._replace(detail=detail, asks=self._waits, passes="again" if self._known else rest.passes)]
        # An act of the seat at the screen without a choice waits once: when the controller says it, or otherwise here.
        heard = ahead and (self._ahead_waited or not self._waits)
        if acted is not None and self._worded and not heard and not about:
            whole = self._left <= 0 and not own
            # The log may begin with what followed for another seat.
            lines = self._lines[: None if whole else 1] if self._others else []
            first = self._say(rest, lines, reasoned, self._plain(acted, beat))
            if own and rest.words != first.words:
                return [first._replace(lit=(), pill=""), rest]
            if own:
                detail = " ".join(filter(None, (rest.detail, first.detail)))
                first = first._replace(who=rest.who, detail=detail, ms=max(rest.ms, first.ms))
            return [first]
        if not self._said and len(self._lines) > 1 and (last or self._left <= 0):
            # The outcome is no secret, and it was nobody's choice.
            self._secret = self._compelled = False
            came = self._say(rest, self._lines[1:], "", ("", ""))
            return [came._replace(who=self._taker) if self._controller.takes else came]
        return [rest]

    def _unseen(self, acted: Event, after: Event | None) -> list[Rest]:
        """The rests for an act that the next one followed immediately, such as passing without a choice.

        Empty if it only completes the act `after` which it came.
        """
        self._begin(acted)
        if not self._worded or (after is not None and _completes(after, acted)):
            return []
        return [self._say(Rest(), self._lines[:1], self._deed.words, self._plain(acted, (acted,)))]

    def _begin(self, acted: Event) -> None:
        """Start telling this act."""
        part = self._parts.pop(0) if self._parts else []
        self._actor = acted.seat
        self._said = False
        self._compelled = acted.forced
        action = acted.action
        verb = action.verb
        self._deed = self._controller.deed(self._actor, action, forced=self._compelled)
        self._secret = self._others and verb in self._controller.in_secret
        self._known = False
        if self._compelled and not self._others:
            self._controller.met[self._actor, verb] += 1
            self._known = self._controller.met[self._actor, verb] > FAMILIAR
        self._left = len(part)
        self._taker = self._gets(part)
        # How the game ended has a stop of its own.
        told = [event for event in part if event.code != "ended"]
        self._lines = log_lines(self._game.id, told, self._controller.names) if self._others or self._took(part) else []

    def _gets(self, part: Sequence[Event]) -> int | None:
        """The one seat that received everything this act led to; None if there is none, or several."""
        moved = [event for event in part if event.moves][1:]
        owners = {zone.owner for event in moved if (zone := self._game.zones.get(event.goal)) is not None}
        return owners.pop() if len(owners) == 1 else None

    def _took(self, part: Sequence[Event]) -> bool:
        """Whether the reader's own act moved cards that another seat had laid."""
        if not self._controller.takes or self._others:
            return False
        sources = (self._game.zones.get(event.source) for event in part)
        return any(zone is not None and zone.owner not in (None, self._actor) for zone in sources)

    @property
    def _others(self) -> bool:
        """Whether the act being told is that of another seat."""
        return self._actor is not None and self._actor != self._controller.seat

    @property
    def _worded(self) -> bool:
        """Whether the act being told is said in words: every act of others, and one of this seat without a choice."""
        return self._others or self._compelled

    @property
    def _waits(self) -> bool:
        """Whether the act being told waits until the person goes on: it is theirs, but they did not choose it."""
        new = not self._known and self._deed.passes != "again"
        return self._controller.asks and self._compelled and not self._others and new

    def _forced(self, beat: Sequence[Event]) -> int | None:
        """The seat that gives cards away in this beat although another seat acted last; None if there is none."""
        for event in beat:
            seat = self._giver(event)
            if seat is not None and seat != self._actor:
                return seat
        return None

    def _giver(self, event: Event) -> int | None:
        """The seat whose act this event is, because it gives cards out of its hand; None if there is none."""
        zone = self._game.zones.get(event.source)
        # Cards that leave another zone are moved by the rules, as a consequence.
        if zone is None or not event.moves or not event.cards or zone.kind is not Kind.HAND:
            return None
        return zone.owner

    def _force(self, seat: int, beat: Sequence[Event], rest: Rest) -> Rest:
        """The rest that says what a seat without a choice gave, and that it had no choice."""
        lines = []
        for event in beat:
            if self._giver(event) != seat:
                continue
            where = zone_name(self._game.id, event.goal)
            if any(map(hidden, event.cards)):
                lines.append(named("pace.gives-closed", self._controller.names, seat, n=len(event.cards), zone=where))
            else:
                lines.append(named("pace.gives", self._controller.names, seat, cards=event.cards, zone=where))
        self._said = True
        words, why = " ".join(lines), t("pace.forced")
        ms = max(rest.ms if not rest.words else 0.0, reading(words, why))
        return Rest(ms, words=words, detail=why, who=seat, asks=self._halts(seat))

    def _halts(self, seat: int) -> bool:
        """Whether cards that leave this seat without its act wait for the person: their own do, the first few times."""
        if seat != self._controller.seat or not self._controller.asks:
            return False
        self._controller.met[seat, BY_ITSELF] += 1
        return self._controller.met[seat, BY_ITSELF] <= FAMILIAR

    @property
    def _no_choice(self) -> str:
        """What is added to an act without a choice whose own sentence does not say so."""
        return t("pace.forced") if self._compelled else ""

    def _say(self, rest: Rest, lines: Sequence[str], reasoned: str, plain: tuple[str, str]) -> Rest:
        """Tell an act in the lines of the log; if its reason is known, `reasoned` replaces the first line.

        Without any lines it is told `plain`: a sentence, and what is added to it.
        """
        words, why = (reasoned, "") if reasoned else (lines[0], self._no_choice) if lines else plain
        detail = " ".join(filter(None, (*lines[1:], why)))
        ms = max(rest.ms if not rest.words else 0.0, reading(words, detail))
        passes: Passes = "in-secret" if self._secret else self._deed.passes
        if passes in ("in-secret", "begun") and len(lines) > 1:
            # If the outcome is told in the same breath, the sentence waits.
            passes = ""
        if self._known and passes != "begun":
            passes = "again"
        # The controller's shorter words are about the beat, not about the act.
        return rest._replace(
            ms=ms, words=words, detail=detail, who=self._actor, asks=self._waits, passes=passes, brief=""
        )

    def _plain(self, acted: Event, beat: Sequence[Event]) -> tuple[str, str]:
        """A sentence for an act without a line in the log, such as a card laid face down, and what is added to it."""
        closed = sum(len(event.cards) for event in beat if self._giver(event) is not None and event.hides)
        name = "pace.compelled" if self._compelled else "log.acted"
        words = unlogged_sentence(self._game.id, acted, closed, self._controller.names, name)
        return words, self._no_choice if closed else ""


def _completes(first: Event, second: Event) -> bool:
    """Whether an act only completes the one before it: the same seat used the same verb again, because it had to."""
    verbs = {one.action.verb for one in (first, second)}
    return second.forced and first.seat == second.seat and len(verbs) == 1


def parts(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each act, from its `acted` to the next one."""
    found: list[list[Event]] = []
    for event in events:
        if event.code == "acted":
            found.append([])
        if found and event.code != "now":
            found[-1].append(event)
    return found
