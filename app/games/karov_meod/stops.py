"""What is told of Very Close, and when: uncovered cards, why a duel is won, what becomes of each card, and the end."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from typing import ClassVar

from app.engine import Action, Event, Result, View, hidden
from app.games.karov_meod.criteria import beats, longest_run, outdone, reasons, taken, why_alone
from app.games.karov_meod.rules import VALUE, ratings
from app.table.controller import Controller
from app.table.endings import End
from app.table.prompts import Deed, Passes, Ref, Rest
from app.table.reading import long_enough
from app.wording import t
from app.wording.tellers import named
from app.wording.tellers.facts import to

TURNED_MS = 900.0
AIMS_MS = 1000.0
NEAREST_MS = 2000.0
ALONE_MS = 1400.0
CARD_MS = 700.0
TOLD_MS = 1600.0
LAID_MS = 900.0
"""How long these are shown, ms: uncovered cards, the owners of cards, the nearest card, a card chosen by one seat, a
card that goes, words, and the last closed card."""


class KarovMeodTelling(Controller):
    """The telling of one table; `KarovMeodController` adds the rest."""

    ends: ClassVar[Mapping[str, End]] = {
        "alone": End("fight"),
        "contest": End("fight"),
        "lost": End("game", card=False),
        "tie": End("round", who=False, card=False),
    }
    in_secret = ("commit",)
    followed = ("keep", "take", "draw", "pass")
    _aimed: Mapping[int, str] = {}
    """For each seat the uncovered card that it has chosen, as far as the gesture has been told."""
    _decides: int | None = None
    """The seat that decides about a card now, or that receives one in what is being told."""
    _deals = False
    """Whether the deal is being told."""
    _turned: Mapping[int, Sequence[str]] = {}
    """The kept cards of each seat that a showdown turns up in what is being told."""
    _opens: Collection[int] = ()
    """The moments in which these cards are turned up."""
    _ended: View | None = None
    """The view in which the end was told."""

    @staticmethod
    def aimed(chosen: Sequence[str], aims: Sequence[int | None]) -> dict[int, str]:
        """The card that each seat has chosen among the uncovered ones."""
        return {seat: chosen[aim] for seat, aim in enumerate(aims) if aim is not None and 0 <= aim < len(chosen)}

    def value(self, text: str) -> int:
        """The value of a card."""
        return VALUE[self.agreed.ids[text][0]]

    # What is told, and how long

    def why(self, view: View, winner: str, args: Sequence[int | str]) -> str:
        """Why a laid card wins one that several seats chose, criterion by criterion, and what becomes of the cards.

        `args` are what is said of the contest: the card, its winner, the deciding card and who gets that.
        """
        card, _, decides, weaker = args
        card = str(card)
        rivals = (seat for seat, text in self._aimed.items() if text == card)
        laid = [text for seat in rivals for text in view.zones[f"laid.{seat}"]]
        ids = self.agreed.ids
        goes = t("karov-meod.why.decider", m=decides, to=to(self.names, int(weaker)))
        return " ".join((*reasons(ids, card, laid, winner), taken(ids, card, winner, alone=False), goes))

    def expect(self, events: Sequence[Event]) -> None:
        """Note whether the cards are dealt."""
        super().expect(events)
        self._deals = not self.acts

    def around(self, event: Event) -> tuple[Sequence[Event], Sequence[Event]]:
        """The events told before and after an event, up to the nearest uncovering of chosen cards on each side."""
        told = list(takewhile(lambda one: one is not event, self.coming))
        before = takewhile(lambda one: not self.uncovers(one), reversed(told))
        return list(before)[::-1], list(takewhile(lambda one: not self.uncovers(one), self.after(event)))

    @staticmethod
    def uncovers(event: Event) -> bool:
        """Whether an event uncovers the chosen cards."""
        return event.code == "moved" and event.goal == "open"

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Turn up kept cards before the sentence about their outcome, and remember which cards those are.

        They are closed again, by an event of the same kind, once everybody has taken one back.
        """
        at = next((number for number, event in enumerate(events) if self.compares(event)), len(events))
        kept = [event for event in events[at:] if event.code == "turned" and event.lies_in("kept")]
        self._turned = {event.owner: event.cards for event in kept}
        self._opens = {event.moment for event in kept}
        return [*events[:at], *kept, *(event for event in events[at:] if event not in kept)]

    def at_showdown(self, event: Event) -> bool:
        """Whether an event turns up the kept cards of a seat."""
        return event.code == "turned" and event.moment in self._opens

    @staticmethod
    def compares(event: Event) -> bool:
        """Whether an event tells the outcome of the kept cards: who has none, that nobody is ahead, or who won."""
        return event.code == "ended" or event.said in ("lost", "tie")

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """How an act is told: this seat's card with only one possible place, or what others have decided about a card.

        In the first case the sentence says so, and nothing more comes of it. What others do with a card asks nobody for
        anything: it is shown with the next duel, or the next question mentions it. Before a showdown, which has enough
        to say, it is a stop.
        """
        if seat == self.seat:
            if forced and action.verb == "commit" and action.args[0].isdigit():
                return Deed(t("karov-meod.voice.only-place"), "asked")
            return Deed()
        if action.verb not in self.followed or self.showdown_comes:
            return Deed()
        if not self.asked_next:
            return Deed(passes="round")
        self.mentioned = self.logged
        return Deed(passes="asked")

    @property
    def showdown_comes(self) -> bool:
        """Whether the gesture being told ends in a showdown."""
        return any(map(self.compares, self.coming))

    def looks_on(self, view: View) -> bool:
        """Whether this seat has no card in hand or laid, so that only others play this round."""
        return self.seat is not None and not any(view.zones[f"{name}.{self.seat}"] for name in ("hand", "held", "laid"))

    def before(self, event: Event, view: View) -> Rest:
        """Laid cards turn up in their columns, as large as when compared, after the last of them has been told."""
        if self.at_showdown(event):
            # They lie side by side as soon as they are open.
            self.replan()
        if self.uncovers(event):
            return self.uncovered(event)
        return Rest()

    def uncovered(self, event: Event) -> Rest:
        """From here on it is known who has chosen which card; the sentence says who else laid the last card."""
        before, after = self.around(event)
        aims = next(one.about for one in after if one.said == "aims")
        self._aimed = self.aimed(event.cards, aims)
        self.replan()
        last = next((one.seat for one in reversed(before) if one.code == "acted"), self.me)
        if last == self.me:
            return Rest()
        words = named("karov-meod.log.laid", self.names, last)
        return Rest(LAID_MS, words=words, who=last, passes="in-secret")

    def rest(self, event: Event, view: View) -> Rest:
        """Uncovered cards are shown; then, column by column, who is nearest and where the cards go."""
        match event.code:
            case "moved" if self.uncovers(event):
                passes: Passes = "begun" if self.looks_on(view) else "told"
                return Rest(TURNED_MS, words=t("karov-meod.voice.uncovered"), passes=passes)
            case "moved" if event.source in ("open", "offer") or event.goal == "offer":
                return Rest(CARD_MS)
            case "moved" if self.renews(event):
                return self.renewed(event, view)
            case "moved" if event.source == "discard" and event.goal == f"hand.{self.seat}" and self.draws:
                words = named("karov-meod.log.draw", self.names, event.taker, c=event.cards[0])
                return Rest(TOLD_MS, words=words, who=self.seat, passes="asked")
            case "turned" if self.at_showdown(event):
                return self.showdown(view)
            case "ended":
                self._ended = view
        return super().rest(event, view)

    @property
    def draws(self) -> bool:
        """Whether this seat takes a card from the discard pile, which is shuffled for it."""
        return any(act.seat == self.seat and act.action.verb == "draw" for act in self.acts)

    @staticmethod
    def renews(event: Event) -> bool:
        """Whether an event brings closed cards for a new row."""
        return event.goal == "env" and event.source in ("stock", "discard")

    def renewed(self, event: Event, view: View) -> Rest:
        """The first row, or a new one: the next question asks before which of its cards to lay one.

        For an onlooking seat it ends a round and is shown with what others have done in it: with the duels of the next
        round that would be too much to read.
        """
        if self._deals:
            return Rest(TOLD_MS, words=t("karov-meod.voice.first-row", n=len(event.cards)))
        _, after = self.around(event)
        if any(map(self.renews, after)):
            return Rest(CARD_MS)
        handed = any(one.comes_to("hand") for one in after)
        words = t(f"karov-meod.voice.renewed{'.handed' if handed else ''}")
        shuffled = any(one.source == "discard" for one in (event, *after))
        why = t("karov-meod.voice.renewed.shuffled") if shuffled else ""
        return long_enough(Rest(TOLD_MS, words=words, detail=why, passes="" if self.looks_on(view) else "asked"))

    def showdown(self, view: View) -> Rest:
        """All kept cards lie open: why now, and how long each series is, with that of the highest seat lit."""
        best = max((self.rated(cards) for cards in self._turned.values()), default=())
        lit: list[Ref] = []
        told = []
        for seat, cards in self._turned.items():
            told.append(t("karov-meod.voice.series", who=self.called(seat), n=self.rated(cards)[0]))
            if self.rated(cards) == best:
                lit += self.run_of(f"kept.{seat}", cards)
        told += [t("karov-meod.voice.kept-none", who=self.called(seat)) for seat in self.kept_none(view)]
        return Rest(TOLD_MS, tuple(lit), words=self.why_now(view), detail=" ".join(told))

    def kept_none(self, view: View) -> list[int]:
        """The seats without kept cards at a showdown; if they are out of the game for it, that is told next."""
        out = {*view.vars["lost"]}
        for event in self.coming:
            if event.said == "lost":
                out.add(event.about[0])
        return [seat for seat in range(view.game.seats) if seat not in out and seat not in self._turned]

    def why_now(self, view: View) -> str:
        """Why the kept cards are compared: at most one seat has cards in hand (canon 4.5), or it is the last time."""
        left = [
            seat for seat in range(view.game.seats) if seat not in view.vars["lost"] and view.zones[f"hand.{seat}"]
        ]
        if len(left) > 1:
            return t("karov-meod.log.showdown")
        if not left:
            return t("karov-meod.voice.showdown.none")
        return t("karov-meod.voice.showdown.one", who=self.called(left[0]))

    def rated(self, cards: Sequence[str]) -> tuple[int, ...]:
        """The numbers by which kept cards are rated."""
        return ratings(self.agreed.options, [self.agreed.ids[text][0] for text in cards])

    def run_of(self, zone: str, cards: Sequence[str]) -> list[Ref]:
        """One card of each value of the longest series among these cards of a zone."""
        values = [self.value(text) for text in cards]
        return [Ref(zone, values.index(value)) for value in longest_run(values)]

    def reason(self, result: Result) -> str:
        """What decided between the winner and the next best: of equal series, the first number that differs."""
        words = super().reason(result)
        view = self._seen if self._seen is not None and self._seen.over else self._ended
        if view is None or len(result.winners) != 1:
            return words
        kept = {seat: view.zones[f"kept.{seat}"] for seat in range(view.game.seats)}
        if any(hidden(text) for cards in kept.values() for text in cards):
            return words
        mine = self.rated(kept.pop(int(result.winners[0])))
        why = outdone(self.agreed.options, mine, map(self.rated, kept.values()))
        if not why:
            return words
        return why if result.reason == "showdown" else t("log.two", one=words, two=why)

    def was_alone(self, seat: int, card: str, mine: str) -> str:
        """What became of a card that only one seat chose, which laid `mine`; the log says more."""
        took = beats(self.agreed.ids, card, mine)
        return named(f"karov-meod.voice.was-alone{'-took' if took else ''}", self.names, seat, e=card)

    @staticmethod
    def is_column(event: Event) -> bool:
        """Whether an event tells the outcome of a chosen card."""
        return event.said in ("alone", "contest")

    def heard(self, event: Event, view: View) -> Rest:
        """What is said about a column, and about a showdown."""
        match (event.said, *event.about):
            case "aims", *_:
                # For a seat that has laid nothing, the columns show it, and then the outcome of each.
                return Rest(AIMS_MS, words=t("karov-meod.said.aims"), passes="begun" if self.looks_on(view) else "")
            case "contest", _, seat, _, weaker if view.zones[f"laid.{seat}"]:
                # The deciding card goes straight to its receiver.
                self._decides = weaker
                self.replan()
                return self.won(event.about, view)
            case "alone" | "contest", card, seat, *_:
                return self.alone(event, card, seat, view)
            case "lost", seat:
                return Rest(TOLD_MS, words=t("karov-meod.voice.lost", who=self.called(seat)), who=seat)
            case "tie", *_:
                return Rest(TOLD_MS, words=t("karov-meod.said.tie"))
        return Rest()

    def won(self, args: Sequence[int | str], view: View) -> Rest:
        """Who wins a duel, and why. Only the winning card is lit: beside both, a pill would seem to mean the lower."""
        card, seat, *_ = args
        mine = view.zones[f"laid.{seat}"][0]
        words = t("karov-meod.voice.wins", who=self.called(int(seat)), e=card, x=mine)
        why, pill = self.why(view, mine, args), t("karov-meod.label.wins-duel")
        return Rest(NEAREST_MS, (Ref(f"laid.{seat}", 0),), pill, words, who=int(seat), detail=why)

    def alone(self, event: Event, card: str, seat: int, view: View) -> Rest:
        """A card that only one seat has chosen, which is no duel.

        If this seat only looks on, the sentence is shown with the following column, in the past tense: the card is gone
        by then. The last column of a round is a stop while its card lies there.
        """
        chosen, mine = list(view.zones["open"]), view.zones[f"laid.{seat}"]
        looks_on = self.looks_on(view)
        lit = [Ref("open", chosen.index(card))] if card in chosen else []
        words = t("karov-meod.voice.alone", who=self.called(seat), e=card)
        more = any(map(self.is_column, self.around(event)[1]))
        passes: Passes = "round" if more and looks_on and not self.showdown_comes else ""
        why, was = "", words
        if mine:
            lit.append(Ref(f"laid.{seat}", 0))
            why, was = why_alone(self.agreed.ids, card, mine[0], brief=looks_on), self.was_alone(seat, card, mine[0])
        return Rest(ALONE_MS, tuple(lit), words=words, who=seat, detail=why, passes=passes, brief=was)
