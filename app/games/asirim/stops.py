"""How Prisoners is told: why a round is won or lost by all, what goes where, a last card before it has to go."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from app.engine import Action, Event, View, hidden
from app.games.asirim.terms import CARDS, LAID, enough
from app.table.controller import Controller
from app.table.prompts import Deed, Passes, Ref, Rest
from app.table.reading import long_enough
from app.wording import t
from app.wording.bidi import listed
from app.wording.tellers import named
from app.wording.tellers.seated import cards_of

UNCOVERED_MS = 300.0
TURNED_MS = 1000.0
SWUNG_MS = 1500.0
WON_MS = 1600.0
TOLD_MS = 1500.0
CARD_MS = 900.0
"""How long an alpha prime takes to turn up; how long turned alphas, swung tags and the winner are shown, a sentence is
read, and a single card is shown, ms."""
STANDS = ("reveal", "hide", "draw", "pass", "free")
"""Acts that ask nobody for anything: one stop shows them with everything else that follows from the round."""
LAST = ("drop", "swap", "free")
"""Acts with a card that leave no choice if it is the last one."""


class AsirimTelling(Controller):
    """The telling of one table; `AsirimController` adds the rest."""

    in_secret = ("commit", "drop")
    followed = ("offer", "refuse", "hide", "draw", "pass")
    _across: frozenset[int] = frozenset()
    """The seats whose tags lie across."""
    _called = False
    """Whether the end has been called, so that no more cards are laid."""
    _marked: Sequence[str] = ()
    """The prisoners of which it has been told, since a view was laid, that they come down to 1."""
    _short: Sequence[tuple[int, str]] = ()
    """The cards turned up so far in the short game being told, by seat."""
    _sums: Sequence[str] = ()
    """The sums of prisons so far, in words."""
    _alike: Sequence[tuple[str, int, str]] = ()
    """The others that one after the other had to let their last card go: how, whose, and which if it is known."""

    def way(self, seat: int) -> str:
        """The direction of a seat's tag, as the rules call it."""
        return "h" if seat in self._across else "v"

    def expect(self, events: Sequence[Event]) -> None:
        """Begin new lists of short cards and sums."""
        super().expect(events)
        self._short, self._sums = (), ()

    def before(self, event: Event, view: View) -> Rest:
        """Tags swing as they are told, and turn up when uncovered; a last card is named before it goes."""
        if event.code == "acted" and event.action.verb == "mark":
            self._marked = (*self._marked, event.action.args[0])
        if event.said or (event.code == "acted" and event.seat == self.seat):
            # A stop comes between, or has come.
            self._alike = ()
        if event.code == "acted" and event.forced:
            return self.has_to_go(event.seat, event.action, view)
        if event.said == "directions":
            self._across = frozenset(seat for seat, way in enumerate(event.about) if way == "h")
            self.replan()
        if event.said == "called":
            self._called = True
            self.replan()
        if event.code == "shown" and event.lies_in("tag"):
            return Rest(turn=UNCOVERED_MS)
        return Rest()

    def has_to_go(self, seat: int, action: Action, view: View) -> Rest:
        """The only card that a seat could throw away, give or let out."""
        if action.verb not in LAST:
            return Rest()
        zone = f"{'hand' if view.zones[f'hand.{seat}'] else 'prison'}.{seat}"
        lit = tuple(Ref(zone, index) for index in range(len(view.zones[zone])))
        seen = [text for text in view.zones[zone] if not hidden(text)]
        card = seen[0] if len(seen) == 1 else ""
        words = self.last(action.verb, [seat], card)
        passes: Passes = "alike" if seat != self.seat and action.verb != "swap" else ""
        if passes:
            self._alike = (*self._alike, (action.verb, seat, card))
        brief = self.last_of_all() if len(self._alike) > 1 else ""
        return self.has_to(seat, action.verb, Rest(TOLD_MS, lit, words=words, passes=passes, brief=brief))

    def last(self, verb: str, seats: Sequence[int], card: str) -> str:
        """Why the last cards of seats go; of a single seat by name, if it is known which card that is."""
        if len(seats) > 1:
            return t(f"asirim.voice.last.{verb}.all", all=[self.called(seat) for seat in seats])
        return t(f"asirim.voice.{'only' if card else 'last'}.{verb}", who=self.called(seats[0]), c=card)

    def last_of_all(self) -> str:
        """The same of all others so far, in one sentence for those of whom the same is known."""
        alike: dict[tuple[str, str], list[int]] = {}
        for verb, seat, card in self._alike:
            alike.setdefault((verb, card), []).append(seat)
        return " ".join(self.last(verb, seats, card) for (verb, card), seats in alike.items())

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """The winner's acts up to the exchange are shown at one stop; an offer to this seat is asked about next."""
        if seat == self.seat:
            return Deed()
        if action.verb == "offer":
            return Deed(passes="asked" if action.args[1] == str(self.seat) else "round")
        if action.verb == "call":
            # The call of the end is a stop of its own, with what follows from it.
            return Deed(passes="begun")
        return Deed(passes="round" if action.verb in STANDS else "")

    def rest(self, event: Event, view: View) -> Rest:
        """Leave time to look at alphas and tags, a round won or lost, exchanges, and the steps of an end."""
        match event.code:
            case "turned" if event.lies_in("alpha"):
                return self.turned_up(view)
            case "shown" if event.lies_in("tag"):
                return self.uncovered(event)
            case "moved" if event.comes_to("prison") and event.source != "stock":
                seat = event.taker
                words = t("asirim.voice.jailed", who=self.called(seat), x=event.cards[0])
                # What a short game brings is shown with the call that follows.
                won = event.leaves("alpha")
                return self.went(words, seat) if won else Rest(TOLD_MS, words=words, who=seat, passes="told")
            case "moved" if event.goal == "discard" and event.leaves("alpha"):
                return self.thrown(event)
            case "moved" if event.source == "discard" and self.own_offer:
                words = named("asirim.log.given", self.names, event.taker, c=event.cards[0])
                return Rest(TOLD_MS, words=words, who=event.taker, passes="round")
            case "moved" if event.source == "offer" and event.goal == f"hand.{self.seat}" and self.own_offer:
                return Rest(TOLD_MS, words=t("asirim.log.no-exchange"), passes="asked")
            case "moved" if event.source == "offer":
                return self.exchanged(event, view.vars["round_winner"])
            case "moved" if event.leaves("hand") and event.goal == f"hand.{self.seat}" and self.without_choice:
                return self.exchanged(event, event.giver)
            case "moved" if event.goal == "offer":
                return Rest(CARD_MS)
        return super().rest(event, view)

    def went(self, words: str, seat: int) -> Rest:
        """Where the winning alpha goes. It passes, because the winner has had a stop, and nothing is decided here.

        The alpha of another seat is mentioned before what this seat is asked next. For this seat's, the next question
        says it again.
        """
        if seat == self.seat:
            self.mentioned = words
        return Rest(TOLD_MS, words=words, who=seat, passes="again" if seat == self.seat else "round")

    def turned_up(self, view: View) -> Rest:
        """Which alpha is the strongest, once the last of them is open.

        It waits for nobody: the next question is the direction of the alpha prime, and the voice says it again there.
        """
        if any(hidden(text) for seat in range(view.game.seats) for text in view.zones[f"alpha.{seat}"]):
            return Rest()
        best, words = self.best(view), self.best_said(view)
        who = best[0] if len(best) == 1 else None
        return long_enough(Rest(TURNED_MS, words=words, who=who, passes="in-secret"))

    def uncovered(self, event: Event) -> Rest:
        """The alpha prime that the winner of a round uncovers; the winner has already seen it."""
        seat = event.owner
        lit = (Ref(f"tag.{seat}", 0),)
        if seat == self.seat:
            return Rest(CARD_MS, lit)
        words = named("asirim.log.reveal", self.names, seat, c=event.cards[0])
        return Rest(TOLD_MS, lit, words=words, who=seat, passes="round")

    def thrown(self, event: Event) -> Rest:
        """The alpha that won without being royal, and why it is not locked up (canon 4.6)."""
        seat = event.giver
        words = t("asirim.voice.discarded", who=self.called(seat), x=event.cards[0])
        return self.went(words, seat)

    @property
    def without_choice(self) -> bool:
        """Whether a card is given in exchange by somebody who had no other, and whose act therefore says nothing."""
        return any(act.forced for act in self.acts if act.action.verb == "swap")

    @property
    def own_offer(self) -> bool:
        """Whether this seat's offer is told without an answer: the log tells what comes of an offer only to others."""
        acts = [(act.action.verb, act.seat) for act in self.acts]
        return ("offer", self.seat) in acts and not any(verb in ("swap", "refuse") for verb, _ in acts)

    def exchanged(self, event: Event, giver: int) -> Rest:
        """The card that the seat at the screen gets by the exchange that it has just made."""
        seat = self.seat
        if seat is None or event.goal != f"hand.{seat}" or giver == seat:
            return Rest(CARD_MS)
        words = t("asirim.voice.got", who=self.called(giver), to=self.called(seat), c=event.cards[0])
        return Rest(CARD_MS, words=words, who=giver)

    def strongest(self, view: View) -> list[int]:
        """The seats whose alphas lie open, strongest first: by value, and among equal ones across first."""
        seats = [seat for seat in range(view.game.seats) if self.worth(view, seat)]
        return sorted(seats, key=lambda seat: (self.worth(view, seat), seat in self._across), reverse=True)

    def worth(self, view: View, seat: int) -> int:
        """The value of a seat's open alpha, which is at least 1; 0 if none lies open."""
        return self.number(view, "z", f"alpha.{seat}")

    def best(self, view: View) -> list[int]:
        """The seats whose open alphas have the highest value."""
        seats = self.strongest(view)
        return [seat for seat in seats if self.worth(view, seat) == self.worth(view, seats[0])]

    def best_said(self, view: View) -> str:
        """The open alpha with the highest value, and the value; several if they are equal."""
        best = self.best(view)
        cards, n = [view.zones[f"alpha.{seat}"][0] for seat in best], self.worth(view, best[0])
        if len(best) > 1:
            return t("asirim.voice.strongest.equal", cards=cards, n=n)
        return named("asirim.voice.strongest", self.names, best[0], x=cards[0], n=n)

    def alike(self, view: View) -> bool:
        """Whether all tags lie alike."""
        return len(self._across) in (0, len(self.strongest(view)))

    def why_all_lose(self, view: View) -> str:
        """Why nobody wins a round: all tags lie alike, or those of the two strongest do."""
        best = self.strongest(view)[:2]
        if self.alike(view):
            why = t(f"asirim.log.direction-of-all.{'h' if self._across else 'v'}")
        else:
            cards = [view.zones[f"alpha.{seat}"][0] for seat in best]
            why = t(f"asirim.voice.all-lose.two.{self.way(best[0])}", cards=cards)
        return f"{why} {t('asirim.voice.all-lose.alike')}"

    def why_won(self, view: View, seat: int) -> str:
        """Why a seat wins a round: its card, and the strongest of those whose tags lie the other way."""
        others = [one for one in self.strongest(view) if self.way(one) != self.way(seat)]
        if not others or not view.zones[f"alpha.{seat}"]:
            return ""
        x, y = (view.zones[f"alpha.{one}"][0] for one in (seat, others[0]))
        n, m = (self.worth(view, one) for one in (seat, others[0]))
        if n == m:
            return t("asirim.voice.round-won.equal", cards=[x, y], n=n)
        two = len(self.strongest(view)) == 2
        return t(f"asirim.voice.round-won.higher{'.two' if two else ''}", x=x, y=y, n=n, m=m)

    def heard(self, event: Event, view: View) -> Rest:
        """The rest after something was said at the table."""
        match (event.said, *event.about):
            case "directions", *_:
                # Who wins, or that nobody does, is said while the tags lie so: one stop for both.
                return Rest(SWUNG_MS, words=t("asirim.said.directions"), passes="begun")
            case ("all-lose",):
                # What the sentence names: everybody's tag, or both cards of the two strongest.
                alike, seats = self.alike(view), self.strongest(view)
                names = ("tag",) if alike else ("alpha", "tag")
                lit = tuple(Ref(f"{name}.{one}", 0) for one in (seats if alike else seats[:2]) for name in names)
                words, why = t("asirim.said.all-lose"), self.why_all_lose(view)
                return Rest(WON_MS, lit, words=words, detail=why, mark="contested")
            case ("forced-end",):
                return self.forced(view)
            case "round-won", seat:
                lit = tuple(Ref(f"alpha.{seat}", at) for at in range(len(view.zones[f"alpha.{seat}"])))
                words = t("asirim.voice.round-won", who=self.called(seat))
                return Rest(WON_MS, lit, t("asirim.label.won"), words, who=seat, detail=self.why_won(view, seat))
            case "short-game-won", seat:
                self._short = ()
                return Rest(TOLD_MS, words=t("asirim.voice.short-game-won", who=self.called(seat)), who=seat)
            case "called", seat if any(one.said == "forced-end" for one in self.coming):
                # A forced end is one gesture (canon 4.7).
                return self.forced_call(seat, view)
            case "lost" | "called" as code, seat:
                return Rest(TOLD_MS, words=t(f"asirim.voice.{code}", who=self.called(seat)), who=seat)
            case "short-card", seat, card:
                return self.short_card(seat, card)
            case "sum", seat, total:
                return self.summed(seat, total, view)
            case "game-over", number, *_:
                return Rest(WON_MS, words=t("asirim.said.game-over", number))
        return Rest()

    def forced(self, view: View) -> Rest:
        """Why the game cannot go on, and that a short game follows, if it has a prize (canon 4.7)."""
        lost = [int(event.about[0]) for event in self.coming if event.said == "lost"]
        seats = [seat for seat in range(view.game.seats) if seat not in (*self.out(view), *lost)]
        unable = [seat for seat in seats if len(view.zones[f"hand.{seat}"]) < LAID]
        if unable:
            words = t("asirim.voice.forced.unable", who=self.called(unable[0]))
        else:
            words = t("asirim.voice.forced.rounds", n=view.game.options["max_rounds"])
        # A short game after the call decides between equal prisons.
        before = takewhile(lambda event: event.said != "called", self.coming)
        plays = any(event.said == "short-card" for event in before)
        return Rest(TOLD_MS, words=words, detail=t("asirim.voice.forced.short-game") if plays else "")

    def forced_call(self, seat: int, view: View) -> Rest:
        """What ends a game that could not go on. Nobody called, even if the end counts as a seat's call."""
        zone = f"prison.{seat}"
        turned = (event.cards for event in self.coming if event.code == "turned" and event.zone == zone)
        cards = next(turned, view.zones[zone])
        if enough([CARDS.index(text) for text in cards], view.game.options["amount"]):
            return Rest(TOLD_MS, words=t("asirim.voice.forced.enough", who=self.called(seat)), who=seat)
        return Rest(TOLD_MS, words=t("asirim.voice.forced.no-royals"))

    def short_card(self, seat: int, text: str) -> Rest:
        """A card of the short game; the stop names the winner, with the cards of all."""
        self._short = (*self._short, (seat, text))
        words = t("asirim.voice.short-card", who=self.called(seat), x=text)
        cards = cards_of(self._short, self.names)
        return Rest(CARD_MS, words=words, who=seat, passes="so-far", brief=t("asirim.log.short-game", all=cards))

    def summed(self, seat: int, n: int, view: View) -> Rest:
        """The sum of a prison; the stop names the winner, with the sums of all."""
        self._sums = (*self._sums, named("asirim.log.sum-of", self.names, seat, n=n))
        lit = tuple(Ref(f"prison.{seat}", at) for at in range(len(view.zones[f"prison.{seat}"])))
        words, sums = t("asirim.voice.sum", who=self.called(seat), n=n), t("asirim.log.sums", all=listed(self._sums))
        return Rest(TOLD_MS, lit, t("asirim.label.sum", n=n), words, who=seat, passes="so-far", brief=sums)
