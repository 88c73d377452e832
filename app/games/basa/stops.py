"""How Basa is told, step by step and for how long: what was said, what a card does, points in one sum, a loss.

While events are told, a view's vars are those from before. What has been counted meanwhile is kept here, so that badges
follow. The ace of diamonds turns slowly and is shown before anything is said (look 9).

At *calm* a turn in which the person is asked nothing is one stop, at its end: the guesses of a row added up, the card
that was used with its effect, and what the turn brought. There are more stops if the turn goes on after a use, at the
ace, and at a loss. Sentences that lead up to a stop pass, and are repeated there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Literal

from app.engine import Action, Event, View, hidden
from app.engine.zones import seat_of
from app.games.basa.beats import changes_hands, ends_turn, goes_back, hands_passed, in_return, is_ace, misses_turn
from app.games.basa.branches import branch
from app.games.basa.cards import ACE, POWER_OF
from app.games.basa.facts import numbers
from app.games.basa.guesses import RESULT_MS, GuessTelling
from app.games.basa.terms import next_seat
from app.table.prompts import Deed, Ref, Rest
from app.table.reading import long_enough, reading
from app.wording import t
from app.wording.bidi import listed
from app.wording.tellers import named

RISKS = frozenset(("AS", "2S", "4S"))
"""The cards whose use makes the next seat draw a card only to see whether it is the ace of diamonds."""
SLOW_MS = 900.0
STILL_MS = 400.0
LOST_MS = 2200.0
"""How long the ace of diamonds turns and lies still, and how long a loss is read, ms."""
GUESS_MS = 240.0
USED_MS = 1600.0
TOLD_MS = 1000.0
COUNT_MS, MORE_MS = 400.0, 200.0
CARD_MS = 150.0
SHOWN_MS = 1200.0
"""How long these take, ms: a guessed card turning, reading a power, a sentence, points, and points directly followed by
more, a card that comes, a card shown."""
AIM_MS = 350.0
TURNED_MS = 150.0
"""How long a guess is shown before its card turns, and how long the card lies turned before the result is said, ms."""
ALWAYS = {"3H": 20, "4H": 5, "5H": 10}
"""The points of powers that give the same number to any number of players."""
SPOKEN = ("say", "target", "prop", "stage", "end", "done", "drop", "keep")
"""Verbs of other seats that are told before their consequences."""


class BasaTelling(GuessTelling):
    """The telling of one table; `BasaController` adds the rest."""

    followed = ("feed",)
    at_length = 30.0

    turned = False
    """Whether the direction of play has been reversed since the view was laid."""
    _sums: Mapping[int, int] = {}
    """Points told without anything else between them, by seat."""
    _temps: Sequence[tuple[int, int]] = ()
    """What the temporary places bring at the end of a turn, as far as it has been told: seat and points."""
    _open = False
    """Whether the ace lies open."""
    _came: int | None = None
    """The protected seat that has met the ace, until the next card comes to it."""
    _says = False
    """Whether the act that is told says a value."""
    _left = ""
    """The sentence about a loss, until the cards of the hand go back."""

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Say who has lost while the ace lies open, before the stock with it is shuffled."""
        found = list(super().in_order(events))
        for lost in [event for event in found if event.said == "lost"]:
            at = found.index(lost)
            aces = [n for n, event in enumerate(found[:at]) if is_ace(event)]
            met = [event.about[:1] for event in found[:at] if event.said == "ace"]
            if aces and met[-1:] == [lost.about[:1]]:
                found.insert(aces[-1] + 1, found.pop(at))
        return found

    def expect(self, events: Sequence[Event]) -> None:
        """Keep the events: whether a sentence is a stop depends on what comes after it."""
        super().expect(events)
        if not self._guesses_on:
            self.swift = self._usual if self._only_guesses else 1.0
        self._open = False
        if won := self._guessed(events):
            self.mentioned = t("basa.voice.act.came", x=won)
        elif drawn := self._drawn(events):
            self.mentioned = t("basa.voice.act.drew", x=drawn)

    def _drawn(self, events: Sequence[Event]) -> str:
        """The card that this seat has just drawn without a guess, which goes far from where it looks; or empty."""
        acts = [(act.seat, act.action.verb) for act in self.acts]
        cards = [event.cards[0] for event in events if (event.source, event.goal) == ("stock", f"temp.{self.seat}")]
        return cards[0] if acts == [(self.seat, "take")] and len(cards) == 1 else ""

    def watch(self, view: View) -> None:
        """Drop what was counted meanwhile, because the view includes it."""
        super().watch(view)
        self.turned = False
        self._sums = {}
        self._came = None
        self._left = ""
        self._temps = ()

    def power(self, view: View, text: str, *, brief: bool = False) -> str:
        """What a visible card does now, as a sentence or, `brief`, in a few words.

        Empty for the ace of diamonds, which does nothing.
        """
        says = self.briefly if brief else self.does
        running = self.fact(view, "running")
        if running is not None and running.args[0] == text:
            return says(view, view.vars["active"], text, running.args[2:])
        if text not in POWER_OF:
            return ""
        n = view.game.seats - len(view.vars["lost"])
        return says(view, self.me, text, numbers(view, self.me, n, text))

    @staticmethod
    def does(view: View, seat: int, text: str, args: Sequence[int]) -> str:
        """What a card does when this seat uses it: only the branch that applies."""
        return t(f"basa.power.{POWER_OF[text]}{branch(view, seat, text)}", *args)

    @staticmethod
    def briefly(view: View, seat: int, text: str, args: Sequence[int]) -> str:
        """The same in a few words."""
        power = POWER_OF[text]
        return t(f"basa.brief.{power}{branch(view, seat, text)}", *args, n=ALWAYS.get(power, 0))

    # Before an event

    def before(self, event: Event, view: View) -> Rest:
        """What another seat has chosen or said; cards of the stock turn over when they are shown."""
        if event.code == "shown" and event.zone == "stock" and event.cards:
            return Rest(turn=SLOW_MS if event.cards[0] == ACE else GUESS_MS)
        if event.code != "acted":
            return Rest()
        seat, verb = event.seat, event.action.verb
        summed = self._summed() if seat == self._guesser and verb not in ("guess", "stage") else Rest()
        if verb not in ("guess", "stage") or seat != self._guesser:
            self._row, self._guesses = (), 0
            self._so_far = ""
        self._says = verb == "say"
        if seat == self.seat:
            return Rest()
        words = self.did(seat, event.action)
        if summed.words:
            # The row of guesses is over; it is shown with what it led to.
            brief = " ".join(filter(None, (summed.brief or summed.words, words)))
            detail = " ".join(filter(None, (summed.detail, words)))
            return long_enough(summed._replace(detail=detail, brief=brief, passes="told"))
        # That no second card is used is seen by what follows: a new stage, or the end of the turn.
        passes = "begun" if verb in ("guess", "stage", "done") else self.passes(event, view)
        first = verb == "guess" and self._only_guesses and self._in_one(self._guesses + 1)
        if first or (verb in ("guess", "stage") and self._row):
            return self._once_more(words, seat, AIM_MS if verb == "guess" else TOLD_MS)
        ms = AIM_MS if verb == "guess" else TOLD_MS
        return Rest(ms if words else 0.0, words=words, who=seat, passes=passes)

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """If somebody must be chosen and only one is left, the sentence is shown with what comes of it.

        All who put a card back into the empty stock are told of in one stop.
        """
        if action.verb == "feed" and seat != self.seat:
            return Deed(passes="each")
        if forced and seat == self.seat and action.verb == "target":
            return Deed(t("basa.voice.only-one", whom=self.called(int(action.args[0]))), "told")
        return Deed()

    # Which sentences are stops

    def passes(self, event: Event, view: View) -> Literal["", "told"]:
        """Whether the sentence of an event is also shown at a later stop, because there is more to say about it.

        A use goes on until its card is laid away, which may take several decisions, or until the end of the turn if the
        turn ends with it. Anything else goes on as long as something is told of it. A loss is a stop of its own.
        """
        power = bool(view.zones["used"]) or event.goal == "used"
        for one in self.after(event):
            if power and one.source == "used":
                return "told" if any(map(ends_turn, self.after(one))) else ""
            if self._speaks(one):
                return "" if one.said == "lost" else "told"
        asks = power and event.goal != "show" and any(one is event for one in self.coming)
        return "told" if asks else ""

    def _speaks(self, event: Event) -> bool:
        """Whether something is said with an event."""
        args = event.args
        match event.code:
            case "acted":
                return event.seat != self.seat and bool(self.did(0, event.action))
            case "counted":
                return bool(args["code"] != "use")
            case "said":
                nothing = event.said == "must-draw" and not event.about[1]
                return not nothing and event.said not in ("ace", "penalty")
            case "shown":
                shows = event.lies_in("hand") and not event.hides
                return shows and not hands_passed(event, self.coming)
            case "moved" | "moved-all":
                way = event.source, event.goal
                said = event.source == "stock" and event.comes_to("temp") and self._says
                open_way = said or (way in (("stock", "show"), ("show", "removed")) and not event.hides)
                return bool(event.cards) and (changes_hands(event) or open_way or event.source == "removed")
            case _:
                return event.code == "hands-passed"

    def did(self, seat: int, action: Action) -> str:
        """What a seat did, unless its consequences say so."""
        who, (verb, args) = self.called(seat), action
        if verb == "guess":
            what = t("basa.ace") if args[0] == ACE else t(f"suit.{args[0]}")
            return t("basa.voice.guesses", who=who, what=what)
        if verb == "target":
            return t("basa.log.target", who=who, whom=self.called(int(args[0])))
        if verb == "say":
            return t("basa.voice.says", who=who, n=int(args[0]))
        if verb == "prop":
            return t("basa.log.prop", who=who, what=args[0])
        if verb in ("keep", "drop"):
            return t(f"basa.log.{verb}", who=who, c=args[0])
        return t(f"basa.log.{verb}", who=who) if verb in SPOKEN or verb == "swap" else ""

    # After an event

    def rest(self, event: Event, view: View) -> Rest:
        """Powers are read, cards are shown, points are counted as they come and said in one sum, a loss slowly."""
        if event.said or event.moves or event.code == "shown":
            self._sums = {}
        match event.code:
            case "counted":
                return self.counted(event, view)
            case "shown":
                return self.shown(event, view)
            case "moved" | "moved-all":
                return self.went(event, view)
            case "drawn" if event.args["code"] == "starts":
                seat = int(event.args["result"])
                return Rest(TOLD_MS, words=t("basa.voice.starts", who=self.called(seat)), who=seat)
            case "hands-passed":
                seats = [seat_of(zone) for zone in event.args["zones"]]
                words = t("basa.log.hands", all=[self.called(seat) for seat in seats])
                return Rest(TOLD_MS, words=words, passes=self.passes(event, view))
        return super().rest(event, view)

    def counted(self, event: Event, view: View) -> Rest:
        """Points of one moment join those just told; or a turn is missed."""
        args, code = event.args, str(event.args["code"])
        seat, by = int(args["seat"]), int(args["by"])
        passes = self.passes(event, view)
        lit = (Ref("used", 0),) if view.zones["used"] else ()
        if args["var"] == "skip":
            if by < 0 and any(map(ends_turn, self.coming)):
                # The end of the turn before has said so.
                return Rest()
            name = "misses" if by > 0 else "missed"
            # The card that caused it says so as well.
            said = "begun" if passes and by > 0 and self.seat != view.vars["active"] else passes
            return Rest(TOLD_MS, lit, words=t(f"basa.log.{name}", who=self.called(seat)), who=seat, passes=said)
        self.gained[seat] += by
        if code == "use":
            return Rest()
        if code == "lost":
            words = t("basa.voice.lost-with", who=self.called(seat), by=by)
            if any(goes_back(one, seat) for one in self.after(event)):
                # It is said with the cards, a moment later.
                self._left = words
                return Rest()
            return Rest(TOLD_MS, words=words, who=seat, passes=passes)
        if code == "temp":
            return self.over(event, view)
        if code == "bonus":
            words = t("basa.voice.bonus", all=t("basa.log.gain", who=self.called(seat), n=by))
            return long_enough(Rest(COUNT_MS, words=words, who=seat, passes=passes))
        self._sums = {**self._sums, seat: self._sums.get(seat, 0) + by}
        if self._counts_on(event):
            # The sum is said once, with the last points: a line that grew with each of them could not be read.
            return Rest(MORE_MS, lit)
        gains = [t("basa.log.gain", who=self.called(one), n=n) for one, n in self._sums.items()]
        who = seat if len(gains) == 1 else None
        words = t("basa.log.points", all=listed(gains))
        paid = self._paid(event) if self.seat == view.vars["active"] else ""
        return Rest(max(COUNT_MS, reading(words)), lit, words=words, who=who, detail=paid, passes=passes)

    def over(self, event: Event, view: View) -> Rest:
        """The end of a turn: whose it was, what each temporary place brings, who is skipped then, all in one stop.

        It is said once, with the last place.
        """
        active = int(view.vars["active"])
        self._temps = (*self._temps, (event.seat, int(event.args["by"])))
        if any(map(ends_turn, self.after(event))):
            return Rest(COUNT_MS)
        temps, self._temps = self._temps, ()
        who = self.called(active)
        if [one for one, _ in temps] == [active]:
            words, gains = t("basa.voice.turn-over.by", who=who, n=temps[0][1]), ""
        else:
            gained = [t("basa.log.gain", who=self.called(one), n=by) for one, by in temps]
            words, gains = t("basa.voice.turn-over", who=who), t("basa.voice.temps", all=listed(gained))
        skipped = filter(misses_turn, self.after(event))
        missed = [t("basa.log.missed", who=self.called(one.seat)) for one in skipped]
        again = t("basa.voice.turn-again", who=who) if self._plays_on(active) and not missed else ""
        detail = " ".join(filter(None, (gains, *missed, again)))
        return long_enough(Rest(COUNT_MS, words=words, who=active, detail=detail))

    def _plays_on(self, active: int) -> bool:
        """Whether the seat whose turn ends has the next one as well: nothing else says why it acts again."""
        then = self.then
        ended = any(event.code == "ended" for event in self.coming)
        return bool(then) and not ended and then["vars"].get("active", active) == active

    def _paid(self, event: Event) -> str:
        """What the use costs, if it is paid for after these points: otherwise the points would not add up."""
        uses = any(one.code == "counted" and one.args["code"] == "use" for one in self.after(event))
        return t("basa.voice.use-paid") if uses else ""

    def _counts_on(self, event: Event) -> bool:
        """Whether more points follow immediately, which are said in one sum with these."""
        return any(
            one.args["var"] == "points" and one.args["code"] not in ("use", "bonus", "temp", "lost")
            for one in takewhile(lambda one: one.code == "counted", self.after(event))
        )

    def heard(self, event: Event, view: View) -> Rest:
        """The rest for what is said at the table."""
        match (event.said, *event.about):
            case "guessed-right" | "guessed-wrong" as code, seat, guess:
                what = t("basa.ace") if guess == ACE else t(f"suit.{guess}")
                words = t(f"basa.voice.{code}", who=self.called(seat), what=what)
                answered = Rest(RESULT_MS, (Ref("stock", 0),), words=words, who=seat, detail=self._answer(event))
                if code == "guessed-right":
                    won = t("basa.voice.won", who=self.called(seat), x=self._shown)
                    answered = answered._replace(brief=won)
                return self._in_a_row(answered, event)
            case "ace", seat:
                # Nothing is said before the card has turned and been seen.
                self._came = seat
            case "lost", seat:
                self._came = None
                words = t("basa.voice.lost", who=self.called(seat), x=ACE)
                lit = (Ref("stock", 0),) if self._open else ()
                return long_enough(Rest(LOST_MS, lit, words=words, who=seat, detail=self.points_stay(view, seat)))
            case "must-draw", seat, count if count:
                words = t("basa.log.must-draw", who=self.called(seat), n=count)
                return Rest(TOLD_MS, words=words, who=seat, passes=self.passes(event, view))
            case ("reversed",):
                self.turned = True
                passes = self.passes(event, view)
                said = "begun" if passes and self.seat != view.vars["active"] else passes
                return Rest(TOLD_MS, words=t("basa.said.reversed"), passes=said)
            case ("stock-empty",):
                return long_enough(Rest(TOLD_MS, words=t("basa.said.stock-empty")))
        return Rest()

    def shown(self, event: Event, view: View) -> Rest:
        """A card of the stock lies open for a moment; a card from a hand is named."""
        zone = event.zone
        if zone == "stock":
            self._shown = event.cards[0] if event.cards else ""
            self._open = is_ace(event)
            return Rest(STILL_MS if self._open else TURNED_MS, (Ref("stock", 0),))
        if event.lies_in("hand") and not event.hides and not hands_passed(event, self.coming):
            seat = event.owner
            words = t("basa.log.showed", who=self.called(seat), cards=event.cards)
            lit = tuple(Ref(zone, list(view.zones[zone]).index(card)) for card in event.cards)
            return Rest(SHOWN_MS, lit, words=words, who=seat, passes=self.passes(event, view))
        return Rest()

    def held_up(self, event: Event, view: View) -> str:
        """The zone where a card that a rival has to show is held up, if it matters which card it is."""
        rival = event.lies_in("hand") and event.owner != self.seat and not event.hides
        return "show" if rival and not view.zones["show"] and not hands_passed(event, self.coming) else ""

    def went(self, event: Event, view: View) -> Rest:
        """A card goes into use and what it does is read; arriving cards are looked at."""
        src, dst = event.source, event.goal
        passes = self.passes(event, view)
        if self._left and dst == "stock" and event.leaves("hand"):
            return self.left(event, event.giver)
        if dst == "used":
            owner = event.giver if event.leaves("hand") else self.me
            if owner == self.seat:
                return Rest(CARD_MS)
            x, who = event.laid[0], self.called(owner)
            words = t("basa.voice.uses", who=who, x=x, what=self.power(view, x))
            brief = t("basa.voice.uses.brief", who=who, x=x, what=self.power(view, x, brief=True))
            return long_enough(Rest(USED_MS, (Ref("used", 0),), words=words, who=owner, passes=passes, brief=brief))
        if (src, dst) == ("stock", "show") and event.cards[0] == ACE and not view.zones["hand.0"]:
            words, why = t("basa.voice.aside", x=ACE), t("basa.voice.aside.why")
            return long_enough(Rest(lit=(Ref("show", 0),), words=words, detail=why, passes="told"))
        if (src, dst) == ("stock", "show") and not event.hides:
            lit = tuple(Ref("show", index) for index in event.into or ())
            if RISKS & {*view.zones["used"]} and event.cards[0] != ACE:
                return self.risked(event.cards[0], lit, view)._replace(passes=passes)
            return Rest(TOLD_MS, lit, words=t("basa.voice.turned-up", x=event.cards[0]), passes=passes)
        if src == "stock" and self._came is not None:
            seat, self._came = self._came, None
            return Rest(TOLD_MS, words=t("basa.log.ace-back", who=self.called(seat), c=ACE), who=seat)
        if src == "stock" and event.comes_to("temp") and self._says and event.cards:
            return self.came(event, view)
        if src == "stock":
            return Rest(CARD_MS)
        if changes_hands(event):
            return self.passed(event, event.giver, event.taker)._replace(passes=passes)
        if dst == "removed" and src == "show":
            return Rest(TOLD_MS, words=t("basa.log.out", cards=event.cards), passes=passes)
        if src == "removed":
            return Rest(TOLD_MS, words=t("basa.voice.back", cards=event.cards), passes=passes)
        return Rest()

    def risked(self, card: str, lit: tuple[Ref, ...], view: View) -> Rest:
        """The card that the next seat had to draw and that does it no harm."""
        seat = next_seat(view, int(view.vars["active"]))
        words = named("basa.voice.risked", self.names, seat, x=card, ace=ACE)
        return long_enough(Rest(TOLD_MS, lit, words=words, who=seat))

    def came(self, event: Event, view: View) -> Rest:
        """The card that came after a value was said, and whether it was right: only then are there points for it."""
        active = view.vars["active"]
        right = any(
            one.code == "counted" and one.args["var"] == "points" and one.seat == active
            and one.args["code"] != "use" and int(one.args["by"]) > 1
            for one in self._of_this_use(event)
        )  # fmt: skip
        words = t(f"basa.voice.came.{'right' if right else 'wrong'}", x=event.laid[0])
        lit = tuple(Ref(event.goal, index) for index in event.into or ())
        return Rest(TOLD_MS, lit, words=words, who=active, passes=self.passes(event, view))

    def _of_this_use(self, event: Event) -> Iterator[Event]:
        """The events after this one until the card in use is laid away."""
        return takewhile(lambda one: one.source != "used", self.after(event))

    def points_stay(self, view: View, seat: int) -> str:
        """Say that a seat that has lost may still win by points while the game goes on without it (canon 5)."""
        still_in = view.game.seats - len({*view.vars["lost"], seat})
        by_points = view.game.options["win"] == "points"
        return t("basa.voice.points-stay") if by_points and still_in > 1 else ""

    def left(self, event: Event, seat: int) -> Rest:
        """What somebody who has lost gets for the cards that were left, and which of the hand go back."""
        words, self._left = self._left, ""
        closed = any(map(hidden, event.cards))
        detail = t("basa.voice.left-closed", n=len(event.cards)) if closed else t("basa.voice.left", cards=event.cards)
        return long_enough(Rest(TOLD_MS, words=words, who=seat, detail=detail))

    def passed(self, event: Event, giver: int, taker: int) -> Rest:
        """Tell a card that goes from hand to hand, and the one that comes back for it; those who may know see which."""
        back = next((one for one in self.after(event) if in_return(one, event)), None)
        if back is None and any(in_return(one, event) for one in self.coming):
            # Both have been told.
            return Rest()
        words = self.went_to(event, giver, taker)
        detail = self.went_to(back, taker, giver) if back is not None else ""
        ms = CARD_MS if any(map(hidden, event.cards)) else TOLD_MS
        told = Rest(ms, words=words, detail=detail, who=giver)
        return long_enough(told) if detail else told

    def went_to(self, event: Event, giver: int, taker: int) -> str:
        """The sentence of the log about cards that go from hand to hand."""
        to = t("seat.to", who=self.called(taker))
        return t("basa.log.passed", who=self.called(giver), cards=event.cards, to=to)
