"""How Meydele is told: the call, the cards turned together, who fights and why, who takes and by which card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple

from app.engine import Event, Fact, View
from app.engine.cards import RANKS
from app.games.meydele.rules import WARS, Meydele, Revealed
from app.table.controller import Controller
from app.table.prompts import Ref, Rest
from app.table.reading import FAMILIAR, long_enough
from app.wording import t
from app.wording.names import form_of
from app.wording.tellers import named
from app.wording.tellers.seated import turned_up

CALL_MS, TURNED_MS = 900.0, 1300.0
"""How long everybody calls before the cards are turned, and how long they are shown afterwards at least, ms."""
WAR_MS, TAKES_MS = 2000.0, 1800.0
"""How long the sentence about a fight stays, and how long a winner is lit, at least, ms."""
OUT_MS = 1300.0
"""How long a cry is shown, ms."""
TURNED = "turned"
"""The name under which it is counted how often cards have been told that were turned up and taken."""


class Taken(NamedTuple):
    """What a seat took in the last round: by seat the open cards, the last one first; the kuzari in it, and `after`."""

    seat: int
    open: Mapping[int, Sequence[str]]
    kuzari: str
    by_lot: bool
    after: str


class MeydeleTelling(Controller):
    """The telling of one table; `MeydeleController` adds the rest."""

    calling = False
    """Whether everybody calls, before cards are turned."""
    begun: Fact | None = None
    """The war that has begun since the view was laid."""
    last: Taken | None = None
    """What was taken last."""
    _by_lot = False
    """Whether a lot has been drawn since the view was laid."""
    _values: Mapping[str, Any] = {}
    """The vars of the war and the kuzari, as far as what has been told has changed them since the view was laid."""
    _up: Sequence[int] = ()
    """The seats whose won pile becomes their hand when the cards have been turned, for the stop after that to say."""

    def watch(self, view: View) -> None:
        """Forget the lot that was drawn and the war that has begun, because the view to be laid shows them."""
        super().watch(view)
        self._by_lot = self.calling = False
        self._values, self._up = {}, ()
        self.begun = None

    def expect(self, events: Sequence[Event]) -> None:
        """Keep the events: whether a war begins, and what was taken, is known only from the last of them."""
        super().expect(events)
        cards: dict[int, Sequence[str]] = {}
        lot = False
        for event in events:
            lot = lot or event.code == "drawn"
            if event.leaves("table") and event.comes_to("won"):
                cards[event.giver] = event.cards
                kuzari = str(self._seen.vars["kuzari"]) if self._seen is not None else ""
                self.last = Taken(event.taker, dict(cards), kuzari, lot, self.next_kuzari(kuzari))

    def told_last(self, last: Taken) -> str:
        """The last round in words: whose open cards lay there, who took them and why."""
        laid = [(seat, card) for seat in sorted(last.open) for card in reversed(last.open[seat])]
        up = turned_up(laid, self.names)
        tables = {f"table.{seat}": cards for seat, cards in last.open.items()}
        takes = t("meydele.voice.takes", who=self.called(last.seat))
        why = self.why_and_sets(tables, last.kuzari, None if last.by_lot else last.seat, last.after)
        return " ".join(part for part in (up, takes, why) if part)

    # The whole table in words

    def war(self, view: View, fact: Fact) -> str:
        """Who fights, with which equal cards, and over what."""
        seats = [int(seat) for seat in fact.args]
        cards = [view.zones[f"table.{seat}"][0] for seat in seats if view.zones[f"table.{seat}"]]
        names = [self.called(seat) for seat in seats]
        return t("meydele.voice.war", all=names, cards=cards, what=self.stated(fact))

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """The call before cards are turned; a seat's card is lit before the cards go to its won pile."""
        if event.leaves("held") and event.comes_to("table"):
            self.calling = True
            return Rest(CALL_MS)
        if event.leaves("table") and event.comes_to("won"):
            seat = event.taker
            if not view.zones[f"table.{seat}"]:
                return Rest()
            words = t("meydele.voice.takes", who=self.called(seat))
            values = {**view.vars, **self._values}
            kuzari = str(values["kuzari"])
            sets = view.zones[f"table.{values['setter'][0]}"] if values["setter"] else ()
            self._values = {"war": 0, "take": (), "setter": (), "kuzari": sets[-1][1] if sets else kuzari}
            winner = None if self._by_lot else seat
            why = self.why_and_sets(view.zones, kuzari, winner, self.next_kuzari(kuzari))
            up = [*self._up, *self.taking_up(self.after(event))]
            detail = " ".join(filter(None, (why, self.taken_up(up))))
            lit = (Ref(f"table.{seat}", 0),)
            return long_enough(Rest(TAKES_MS, lit, t("meydele.label.takes"), words, who=seat, detail=detail))
        return Rest()

    def why_and_sets(self, zones: Mapping[str, Sequence[str]], kuzari: str, seat: int | None, after: str) -> str:
        """By which card a seat takes everything (None: by lot), and which card sets the next kuzari."""
        rows = [cards for zone, cards in zones.items() if zone.startswith("table.")]
        sets = self.sets(rows, kuzari, after)
        wins = self.wins_by(zones, seat) if seat is not None else ""
        if wins and wins == sets:
            return t("meydele.voice.by-highest-sets", c=wins, s=after)
        why = self.why(zones, kuzari, seat) if seat is not None else ""
        # After a war, the highest open card need not be the one.
        fought = sets and sets not in [cards[0] for cards in rows if cards]
        then = t("meydele.voice.sets.before-war" if fought else "meydele.voice.sets", c=sets, s=after) if sets else ""
        return " ".join(part for part in (why, then) if part)

    @staticmethod
    def sets(rows: Iterable[Sequence[str]], kuzari: str, after: str) -> str:
        """The card that sets the kuzari of the next round; empty if it does not change, and at the end."""
        if after == kuzari:
            return ""
        # Each seat's first card of the round lies at the bottom; one of the highest of them sets the kuzari (canon 4).
        first = [cards[-1] for cards in rows if cards]
        highest = max(RANKS.index(card[0]) for card in first)
        setting = [card for card in first if RANKS.index(card[0]) == highest and card[1] == after]
        return setting[0] if setting else ""

    def next_kuzari(self, kuzari: str) -> str:
        """The kuzari after what is told; the present one if it does not change, and when the game is over."""
        then = self.then
        return kuzari if then.get("phase") == "over" else str(then.get("vars", {}).get("kuzari", kuzari))

    @staticmethod
    def fought(zones: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """The deciding cards by the zone of their seat, in a war only of the seats that fought in its last step."""
        tables = {zone: cards for zone, cards in zones.items() if zone.startswith("table.") and cards}
        # Those seats have laid the most cards.
        most = max(map(len, tables.values()))
        return {zone: cards[0] for zone, cards in tables.items() if len(cards) == most}

    @classmethod
    def wins_by(cls, zones: Mapping[str, Sequence[str]], seat: int) -> str:
        """The card by which a seat takes everything; empty for a seat that did not lay in the last war."""
        return cls.fought(zones).get(f"table.{seat}", "")

    @classmethod
    def why(cls, zones: Mapping[str, Sequence[str]], kuzari: str, seat: int) -> str:
        """By which card a seat takes everything, and by which rule: the highest kuzari, otherwise the highest card.

        Empty for a seat that did not lay in the last war.
        """
        card, tops = cls.wins_by(zones, seat), cls.fought(zones)
        if not card:
            return ""
        if card[1] != kuzari:
            return t("meydele.voice.by-highest", c=card)
        several = sum(top[1] == kuzari for top in tops.values()) > 1
        return t("meydele.voice.by-kuzari-highest" if several else "meydele.voice.by-kuzari", c=card)

    def rest(self, event: Event, view: View) -> Rest:
        """Cards laid unseen, cards turned up and the war they begin; the cry of a seat that is out."""
        if event.code == "moved" and event.comes_to("table"):
            self.calling = False
            return self.turned(event, view)
        if event.code == "moved" and (event.comes_to("held") or event.comes_to("down")):
            laid = self.laid_unseen(event.taker, named("meydele.lays-closed", self.names, event.taker, n=1))
            up = self.taken_up([one.giver for one in self.after(event)[:1] if one.leaves("won")])
            return long_enough(laid._replace(detail=up) if laid.words else Rest(words=up, passes="again"))
        if event.code == "drawn" and isinstance(event.args["result"], str):
            words = t("meydele.drawn.first", s=event.args["result"])
            return Rest(TURNED_MS, words=words)
        if event.code == "drawn":
            return self.by_lot(event, view)
        if event.said == "meydele":
            seat = int(event.about[0])
            return Rest(OUT_MS, words=self.cry(seat), who=seat)
        return Rest()

    def turned(self, event: Event, view: View) -> Rest:
        """The cards that are turned up together, and the war that they begin or continue."""
        same = [one for one in self.coming if one.moment == event.moment]
        together = [one for one in same if one.comes_to("table")]
        if not together or event != together[-1]:
            return Rest()
        laid = [(one.taker, one.cards[0]) for one in together]
        up = turned_up(laid, self.names)
        ahead = self.after(event)
        values = {**view.vars, **self._values}
        take, setter = Meydele().judged(Revealed.seen(view, values))
        self._values = {**self._values, "war": values["war"] + 1, "take": tuple(take), "setter": tuple(setter)}
        self._up = self.taking_up(takewhile(lambda one: not one.comes_to("won"), ahead))
        if self.fights_on(ahead):
            return self.at_war(Rest(WAR_MS, detail=up), view)
        told = long_enough(Rest(TURNED_MS, words=up, who=laid[0][0] if len(laid) == 1 else None))
        return told._replace(passes="begun") if self.taken_next(ahead) else told

    def by_lot(self, event: Event, view: View) -> Rest:
        """The lot that decides for what nobody has a card left to fight, and the war that there still is."""
        self._by_lot = True
        code, seat = str(event.args["code"]), int(event.args["result"])
        decided = {"cards": ("take",), "kuzari": ("setter",), "both": ("take", "setter")}[code]
        self._values = {**self._values, **dict.fromkeys(decided, (seat,))}
        told = Rest(TURNED_MS, words=t(f"meydele.drawn.{code}"))
        return self.at_war(told, view) if self.fights_on(self.after(event)) else told

    @staticmethod
    def fights_on(ahead: Sequence[Event]) -> bool:
        """Whether more cards are laid for those that lie there, before anybody takes them and before any lot."""
        before = takewhile(lambda one: not one.comes_to("table"), ahead)
        return not any(one.comes_to("won") or one.code == "drawn" for one in before)

    def at_war(self, rest: Rest, view: View) -> Rest:
        """The same rest with those lit who fight, and after its sentence why they do, and for what."""
        then = replace(view, vars={**view.vars, **self._values})
        wars = self.facts_of(then, *WARS)
        self.begun = wars[0]
        told = (rest.words, *(self.war(view, fact) for fact in wars), rest.detail, self.taken_up(self._up))
        words, *more = filter(None, told)
        lit = self.fighting(then)
        return long_enough(rest._replace(lit=lit, words=words, detail=" ".join(more), mark="contested"))

    @staticmethod
    def taking_up(ahead: Iterable[Event]) -> list[int]:
        """The seats whose won pile becomes their hand before anybody acts."""
        return [one.giver for one in takewhile(lambda one: one.code != "acted", ahead) if one.leaves("won")]

    def taken_up(self, seats: Sequence[int]) -> str:
        """That these seats had no card left in hand, so that their won piles are their hands; empty for none."""
        return t("meydele.takes-up", all=[self.called(seat) for seat in seats]) if seats else ""

    def taken_next(self, ahead: Sequence[Event]) -> bool:
        """Whether the stop at which somebody takes the cards is enough, because what lies there is familiar.

        They all lie in view there, each beside its seat.
        """
        if not any(one.comes_to("won") for one in takewhile(lambda one: one.code not in ("acted", "drawn"), ahead)):
            return False
        self.met[self.seat, TURNED] += 1
        return not self.asks or self.met[self.seat, TURNED] > FAMILIAR

    @staticmethod
    def fighting(view: View) -> tuple[Ref, ...]:
        """The open cards of the seats that fight."""
        seats = {seat for name in ("take", "setter") for seat in view.vars[name] if len(view.vars[name]) > 1}
        return tuple(Ref(f"table.{seat}", 0) for seat in sorted(seats) if view.zones[f"table.{seat}"])

    def cry(self, seat: int) -> str:
        """The call of a seat that runs out of cards; a plain sentence for a person who wants no cry.

        The form of a person was agreed with the game; that of a computer player comes from its name.
        """
        persons: Sequence[Mapping[str, Any]] = self.agreed.persons
        agreed = persons[seat].get("form") if seat < len(persons) else None
        form = form_of(self.called(seat)) if agreed is None else agreed
        if form in ("m", "f"):
            return t("meydele.voice.cry", who=self.called(seat), cry=t(f"meydele.cry.{form}"))
        return t("meydele.voice.out", who=self.called(seat))
