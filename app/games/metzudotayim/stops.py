"""How Two Fortresses is told: each toss is seen in the air and counted aloud, and each fight ends in a stop.

A tossed card comes down on the field below the fighting cards, beside those tossed before it, and lies there until they
all move on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from app.engine import Action, Event, View, hidden
from app.games.metzudotayim.rules import tossed_by
from app.games.metzudotayim.tosses import Toss, tosses
from app.table.controller import Controller
from app.table.geometry import INSET, RATIO
from app.table.prompts import Flight, Ref, Rest
from app.table.reading import long_enough, reading
from app.wording import t
from app.wording.bidi import listed
from app.wording.tellers import named
from app.wording.tellers.seated import turned_up

TOSS_MS, BUILD_MS = 700.0, 200.0
"""How long a card that has come down is shown, ms: in a fight, and at the start of a turn."""
BUILT_MS = 900.0
"""How long the sentence about cards that have come to a hand is shown at least, ms."""
TOLD_MS, STOP_MS = 1300.0, 2200.0
"""How long a step of a fight is shown, and how long its end, ms."""
FIELD = "tossed"
"""The room on the cloth where tossed cards come down."""
APART = 1.1
"""The distance between tossed cards if there is room, in their own widths."""


class MetzudotayimTelling(Controller):
    """The telling of one table; `MetzudotayimController` adds the rest."""

    _tosses: Sequence[Toss] = ()
    """The tosses that are still to be told."""
    _toss: Toss | None = None
    """The toss that is told."""
    _counts: Mapping[int, Toss] = {}
    """The last toss of each seat in the fight that is told."""
    _built: Mapping[int, int] = {}
    """How many cards have come to each hand at the start of the turn."""
    _bare = False
    """Whether none have, and no hand has any."""

    def expect(self, events: Sequence[Event]) -> None:
        """Keep how the cards that are tossed in these events come down."""
        super().expect(events)
        self._tosses = tosses(events)
        self._toss = None
        self._counts, self._built = {}, {}
        self._bare = False

    def watch(self, view: View) -> None:
        """Take a view, in which no fight is being told."""
        super().watch(view)
        self.expect(())

    def flight(self, event: Event, view: View) -> Flight | None:
        """Let a tossed card fly from the top of its pile to the field, beside the ones tossed before it."""
        self._toss = next(iter(self._tosses), None)
        self._tosses = self._tosses[1:]
        laid = self._laid
        if self._toss is None or laid is None or FIELD not in laid.boxes:
            return None
        one = self._toss
        if one.of:
            self._counts = {**self._counts, one.seat: one}
        card = self.tossed_card(one, view)
        if card is None:
            return None
        room = laid.boxes[FIELD]
        width = room.height / RATIO
        step = min(APART * width, (room.width - width) / max(1, one.of - 1))
        aside = (one.number - 1 - (one.of - 1) / 2) * step if one.of else 0.0
        x, y = room.middle
        text = view.zones[card.zone][card.index]
        face = one.face or ("" if hidden(text) or not one.up else text)
        return Flight(card, face, laid.board.x(INSET + x + aside), INSET + y, width)

    @staticmethod
    def tossed_card(one: Toss, view: View) -> Ref | None:
        """The card in the air: from the seat's stock, or from the discard pile once the stock has run out."""
        # The cards of a fight move on only when all of them have been tossed; for a hand, each moves on immediately.
        number = one.number if one.of else 1
        own = len(view.zones[f"stock.{one.seat}"])
        card = Ref(f"stock.{one.seat}", number - 1) if number <= own else Ref("discard", number - own - 1)
        return card if card.index < len(view.zones[card.zone]) else None

    def rest(self, event: Event, view: View) -> Rest:
        """A card that the other seat lays, both when they turn, each toss, counted aloud, and a fight's outcome."""
        if event.code == "tossed":
            return self.tossed(view)
        if event.code == "turned" and event.lies_in("held"):
            return self.turned_up(view)
        if event.code == "moved" and event.comes_to("held") and event.leaves("hand"):
            return self.laid_unseen(event.taker, named("pace.lays-closed", self.names, event.taker, n=1))
        if event.code == "moved" and event.source == "discard" and event.comes_to("hand"):
            return self.ace_came(event.taker, event)
        return super().rest(event, view)

    def ace_came(self, seat: int, event: Event) -> Rest:
        """An ace has come up among cards tossed from the discard, and the negative ones have gone to a hand."""
        words = named("metzudotayim.log.ace-came", self.names, seat, cards=event.cards)
        return long_enough(Rest(words=words, who=seat))

    def turned_up(self, view: View) -> Rest:
        """The cards of a fight lie open: whose they are. If several turn together, the last is told with them all."""
        laid = [(seat, text) for seat in range(view.game.seats) for text in view.zones[f"held.{seat}"]]
        up = [(seat, text) for seat, text in laid if not hidden(text)]
        words = turned_up(up, self.names)
        who = up[0][0] if len(up) == 1 else None
        # Of equally long rests of one beat the first would be told.
        return Rest(reading(words) + len(up), tuple(Ref(f"held.{seat}", 0) for seat, _ in up), words=words, who=who)

    def before(self, event: Event, view: View) -> Rest:
        """The count of a fight goes with its cards; this seat's last card is named before it goes."""
        if event.code == "acted" and event.forced and event.seat == self.seat:
            return self.last_card(event.action, view)
        if event.code == "moved" and event.leaves("held"):
            self._counts = {}
        return super().before(event, view)

    def last_card(self, action: Action, view: View) -> Rest:
        """The only card in this seat's hand, which has to fight."""
        hand = f"hand.{self.me}"
        if action.verb != "commit" or len(view.zones[hand]) != 1:
            return Rest()
        words = named("metzudotayim.voice.last", self.names, self.me, c=view.zones[hand][0])
        return self.has_to(self.me, action.verb, Rest(TOLD_MS, (Ref(hand, 0),), words=words))

    def tossed(self, view: View) -> Rest:
        """One card that has come down: how many are positive so far, or what has come to a hand.

        At *calm* the last card of a seat waits; after the last one of a fight, its end follows immediately.
        """
        one = self._toss
        if one is None:
            return Rest(TOSS_MS)
        if not one.of:
            return self.built(one, view)
        who = self.called(one.seat)
        card = self.tossed_card(one, view)
        side = "up" if one.up else "down"
        code = side if one.positive else "none"
        words = t(f"metzudotayim.voice.toss-{code}", who=who, sum=one.positive)
        detail = t(f"metzudotayim.voice.came-{side}", n=one.number, of=one.of)
        more = any(other.of for other in self._tosses)
        passes: Literal["", "begun"] = "" if one.last and more else "begun"
        lit = (card,) if card is not None else ()
        ms = TOSS_MS if passes else max(TOSS_MS, reading(words, detail))
        return Rest(ms, lit, words=words, who=one.seat, detail=detail, passes=passes)

    def built(self, one: Toss, view: View) -> Rest:
        """A toss at the start of a turn; with the last one, how many cards have come to each hand."""
        self._built = {**self._built, one.seat: one.positive}
        if not one.last:
            return Rest(BUILD_MS)
        counts, self._built = sorted(self._built.items()), {}
        came = [seat for seat, n in counts if n]
        self._bare = not came and not any(view.zones[f"hand.{seat}"] for seat in range(view.game.seats))
        if self._bare:
            # The next sentence says that there is no fight now, and why.
            return Rest(BUILD_MS)
        by = "metzudotayim.log.built-by"
        each = listed([named(by if n else f"{by}-none", self.names, seat, n=n) for seat, n in counts])
        words = t("metzudotayim.log.built", all=each) if came else t("metzudotayim.log.built-none")
        who = came[0] if len(came) == 1 else None
        detail = t("metzudotayim.voice.built")
        return long_enough(Rest(BUILT_MS, words=words, detail=detail, who=who))

    def heard(self, event: Event, view: View) -> Rest:
        """A step of a fight in words, with the cards that decide it."""
        laid = tuple(Ref(zone, 0) for zone in ("held.0", "held.1") if view.zones[zone])
        match (event.said, *event.about):
            case ("no-fight",):
                why = t(f"metzudotayim.voice.{'no-cards' if self._bare else 'empty-hands'}")
                return Rest(TOLD_MS, words=t("metzudotayim.said.no-fight"), detail=why)
            case ("equal-ranks",):
                cards = [view.zones[ref.zone][0] for ref in laid]
                why = t("metzudotayim.voice.equal", cards=cards) if cards and not any(map(hidden, cards)) else ""
                return Rest(STOP_MS, laid, words=t("metzudotayim.said.equal-ranks"), detail=why)
            case "attack", seat:
                return self.attack(seat, view)
            case "tossing", seat, n if n:
                words = t("metzudotayim.voice.tossing", who=self.called(seat), n=n)
                return Rest(TOLD_MS, laid, words=words, detail=self.gives(seat, view), who=seat)
            case "positives", seat, a, d:
                words = t("metzudotayim.voice.positives", who=self.called(seat), n=a, m=d)
                return Rest(STOP_MS, laid, words=words, detail=self.outcome(seat, a, d, view), who=seat)
        return Rest()

    def attack(self, seat: int, view: View) -> Rest:
        """Who attacks, with which card, and what is special about it: an ace, or nobody to defend."""
        other = 1 - seat
        card = Ref(f"held.{seat}", 0)
        against = view.zones[f"held.{other}"]
        # A card cannot be higher than none.
        words = t(f"metzudotayim.{'voice.attack' if against else 'log.attacks'}", who=self.called(seat))
        why = []
        if view.zones[card.zone] and view.zones[card.zone][0].startswith("A"):
            why += self.by_ace(seat, view)
        if not against:
            why.append(t("metzudotayim.voice.no-card", who=self.called(other)))
        ms = STOP_MS if why else TOLD_MS
        return Rest(ms, (card,) if view.zones[card.zone] else (), words=words, detail=" ".join(why), who=seat)

    def by_ace(self, seat: int, view: View) -> list[str]:
        """What an attack with an ace brings."""
        if not view.zones[f"fort.{1 - seat}"]:
            return [t("metzudotayim.voice.ace-alone"), self.nothing_left(1 - seat)]
        return [t("metzudotayim.voice.ace", who=self.called(seat), loser=self.called(1 - seat))]

    def nothing_left(self, seat: int) -> str:
        """That a fortress has no card left after one of it has been won, because the last one has fought."""
        return t("metzudotayim.voice.nothing-left", loser=self.called(seat))

    @staticmethod
    def gives(seat: int, view: View) -> str:
        """Why a seat tosses this many cards: what its laid card gives, and what its helper adds."""
        laid = tossed_by(view, seat)
        if len(laid) < 2:
            return " ".join(t("metzudotayim.voice.gives-fight", c=text, n=n) for text, n in laid.items())
        (card, n), (helper, m) = laid.items()
        name = "metzudotayim.voice.gives-helped" if m else "metzudotayim.voice.gives-helped-none"
        return t(name, c=card, n=n, h=helper, m=m)

    def outcome(self, attacker: int, a: int, d: int, view: View) -> str:
        """What the positive cards decide: who takes how many cards of whose fortress, and by which rule."""
        if a == d:
            return t("metzudotayim.voice.level")
        seat = attacker if a > d else 1 - attacker
        there = len(view.zones[f"fort.{1 - seat}"])
        if not there:
            return self.nothing_left(1 - seat)
        who, loser = self.called(seat), self.called(1 - seat)
        if a < d:
            return t("metzudotayim.voice.repelled", who=who, loser=loser)
        code = "difference" if a - d <= there else "rest"
        return t(f"metzudotayim.voice.{code}", who=who, loser=loser, n=min(a - d, there))

    def counted(self) -> dict[int, str]:
        """For each seat, what stands over its laid card once cards are tossed for it in the fight being told."""
        return {seat: t("metzudotayim.label.counted", n=one.positive) for seat, one in self._counts.items()}
