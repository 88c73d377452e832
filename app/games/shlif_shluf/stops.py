"""How Shlif Shluf is told: who starts and by which card, what an effect brings, what a turn earns, who met the ace.

What decides lies open during its sentence: the ace where it was turned up, the cards of chaos, the row before it is
taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar

from app.engine import Action, Event, View
from app.games.shlif_shluf.rules import ACE, EVEN, pairs, suits_of_row
from app.table.controller import Controller
from app.table.endings import End
from app.table.prompts import Deed, Ref, Rest
from app.table.reading import FAMILIAR, long_enough, reading
from app.wording import t
from app.wording.tellers import named

STOCK = Ref("stock", 0)
EFFECT_MS = 1400.0
CARD_MS = 650.0
TURNED_MS = 700.0
ACE_MS = 1500.0
SLOW_MS = 900.0
EARN_MS = 900.0
START_MS = 550.0
"""How long these take, ms: reading an effect; seeing a card of chaos, life or magic, a card of another seat, the ace;
the ace turning over; seeing what is earned, and a card that decides who starts."""


class ShlifShlufTelling(Controller):
    """The telling of one table; `ShlifShlufController` adds the rest."""

    ends: ClassVar[Mapping[str, End]] = {"to:won": End("turn"), "shown": End("turn")}
    _turn: int | None = None
    """The seat whose turn it is; a view has none while events are told."""
    _chaos: int | None = None
    """The seat that turns up the cards of the last chaos."""
    _out = False
    """Whether the ace that is turned up puts a seat out of the game, and nobody has said so yet."""
    _shown: Mapping[int, str] = {}
    _earlier: Mapping[int, str] = {}
    """The cards turned up to decide who starts: by seat, in this round and in the one before."""
    _brought: Sequence[str] = ()
    _before = 0
    """What magic has brought in the gesture that is told, and how many cards it had brought before."""

    def expect(self, events: Sequence[Event]) -> None:
        """Keep whether the ace turned up is a seat's loss; one that life meets goes straight back."""
        super().expect(events)
        self._brought, self._before = (), 0
        self._shown, self._earlier = {}, {}
        after = [later for event, later in pairwise(events) if event.code == "shown"]
        self._out = any(event.code != "shuffled" for event in after)

    def before(self, event: Event, view: View) -> Rest:
        """The ace turns over slowly in place. The row is lit before it is taken, cards of chaos before they return."""
        if event.code == "shown" and event.zone == "stock":
            return Rest(turn=SLOW_MS)
        seat, cards = self._chaos, view.zones["show"]
        if event.code == "moved-all" and event.source == "show" and cards and seat is not None:
            words = t("shlif-shluf.log.chaos", who=self.called(seat), cards=cards)
            if ACE in cards:
                # The seat that is out is named while the ace lies there.
                self._out = True
                lost = t("shlif-shluf.voice.lost", who=self.called(seat))
                detail = words if len(cards) > 1 else ""
                return Rest(ACE_MS, (Ref("show", list(cards).index(ACE)),), words=lost, who=seat, detail=detail)
            return Rest(EFFECT_MS, tuple(Ref("show", index) for index in range(len(cards))), words=words, who=seat)
        taken = event.code == "moved" and event.source == "row"
        if self._turn is None or not taken or event.goal != f"won.{self._turn}":
            return Rest()
        lit = tuple(Ref("row", index) for index in range(len(event.cards)))
        words = t("shlif-shluf.voice.earns", who=self.called(self._turn), n=len(event.cards), c=view.zones["row"][-1])
        pill = t("shlif-shluf.label.earns", n=len(event.cards))
        detail = " ".join(filter(None, (self.why_ends(view), self.by_magic())))
        return long_enough(Rest(EARN_MS, lit, pill, words, who=self._turn, detail=detail))

    def why_ends(self, view: View) -> str:
        """Why the last card of the row ends the turn (canon 4, V1 to V4), before the row is taken."""
        acts = [act.action for act in self.acts]
        if view.vars["declared"] or any(action.verb == "last" for action in acts):
            return t("shlif-shluf.voice.ends.declared")
        row = view.zones["row"]
        given = {action.args[0]: action.args[1] for action in acts if action.verb == "suit"}
        suits, jokers = suits_of_row(row, {**dict(view.vars["suits"]), **given})
        last = len(row) - 1
        paired = pairs(suits[:last])
        for at, how in ((last, "pair"), *((joker, "joker") for joker in jokers)):
            if (end := paired.get(suits[at], last)) < at:
                return t(f"shlif-shluf.voice.ends.{how}", c=row[at], pair=row[end - 1 : end + 1])
        return t("shlif-shluf.voice.ends.stock")

    def by_magic(self) -> str:
        """What magic has brought in this turn; empty if there was none."""
        if not self._brought:
            return ""
        n, last = self._before + len(self._brought), self._brought[-1]
        if n == 1:
            return t("shlif-shluf.voice.magic-brought-one", c=last)
        return t("shlif-shluf.voice.magic-brought", n=n, c=last)

    def rest(self, event: Event, view: View) -> Rest:
        """Cards come one by one and are shown; effects and losses are said."""
        match event.code:
            case "shown" if event.zone == "stock":
                words = t("shlif-shluf.voice.life-ace", c=ACE)
                if self._out and self._turn is not None:
                    words = t("shlif-shluf.log.ace", who=self.called(self._turn), c=ACE)
                return Rest(ACE_MS, (STOCK,), words=words, who=self._turn)
            case "moved" if event.source == "stock":
                if event.goal == "row":
                    return Rest(TURNED_MS if self._turn != self.seat else 0.0)
                if view.phase in ("magic", "magic-joker") and event.goal == f"won.{self._turn}":
                    # A joker may have interrupted it.
                    self._before = self._before if self._brought else int(view.vars["earned"])
                    self._brought = (*self._brought, *event.cards)
                return Rest(CARD_MS)
        return super().rest(event, view)

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """The suit that a seat gives a joker: its outcome is told next, and both are shown together.

        So are a last card of a rival, and the suit it names. A card after which it draws on passes, once that is
        familiar: it lies in the row, and the end of the turn tells what came of all of them.
        """
        if action.verb != "suit":
            if seat == self.seat:
                return Deed()
            brings = {event.said or event.source for event in self.coming} - {"stock", ""}
            if brings:
                # What magic has brought ends with the row, which is what the large line says then.
                return Deed(passes="round" if action.verb == "name" else "told")
            self.met[self.seat, "told.reveal"] += action.verb == "reveal"
            new = self.asks and action.verb == "reveal" and self.met[self.seat, "told.reveal"] <= FAMILIAR
            return Deed(passes="" if new else "begun")
        joker, suit = action.args
        return Deed(named("shlif-shluf.log.suit", self.names, seat, joker=joker, suit=suit), passes="told")

    def why_chaos(self, target: int, view: View) -> str:
        """Why this seat turns up the cards of a chaos: because of the rank of the last card."""
        card = view.zones["row"][-1] if view.zones["row"] else ""
        if not card:
            return ""
        even = card[0] in EVEN
        if even and target == self._turn:
            # There is no other seat left.
            return ""
        return t(f"shlif-shluf.voice.chaos-{'even' if even else 'odd'}", c=card)

    def ritual(self, seat: int, card: str) -> Rest:
        """A card that decides who starts, and why it is turned up; the last of them comes with the starter."""
        # The deal may be told again on a table where chaos has been told: these are not the cards of that chaos.
        self._chaos = None
        if self._shown and seat <= max(self._shown):
            self._earlier, self._shown = self._shown, {}
        self._shown = {**self._shown, seat: card}
        words = t("shlif-shluf.log.reveal", who=self.called(seat), c=card)
        why = t(f"shlif-shluf.voice.ritual{self.again}")
        return Rest(max(START_MS, reading(words)), words=words, who=seat, detail=why, passes="begun")

    def starts(self, seat: int) -> Rest:
        """Which seat starts, and by which card, or because no other is left."""
        card, why = self._shown.get(seat, ""), t("shlif-shluf.voice.starts-left")
        if card and is_diamond(card):
            why = t(f"shlif-shluf.voice.starts-diamond{self.again}", c=card)
        return Rest(EFFECT_MS, words=t("shlif-shluf.log.starts", who=self.called(seat)), who=seat, detail=why)

    def turned_up(self, view: View, seat: int) -> str:
        """The card that this seat has turned up to decide who starts, while it lies there; otherwise empty."""
        card = self._shown.get(seat, "")
        return card if card in view.zones["show"] else ""

    @property
    def again(self) -> str:
        """Why cards are turned up once more to decide who starts, as the suffix of a message; empty the first time."""
        if not self._earlier:
            return ""
        return ".several" if any(map(is_diamond, self._earlier.values())) else ".nobody"

    def life(self, n: int, view: View) -> Rest:
        """How many cards life brings, and why."""
        if not n:
            # The next turn is announced immediately, in the same stop.
            return Rest(EFFECT_MS, words=t("shlif-shluf.voice.life-none"), who=self._turn, passes="told")
        half = "odd" if len(view.zones["row"]) % 2 else "even"
        words, why = t("shlif-shluf.said.life", n), t(f"shlif-shluf.voice.life-half.{half}")
        return Rest(EFFECT_MS, words=words, who=self._turn, detail=why)

    def heard(self, event: Event, view: View) -> Rest:
        """The rest for what is said at the table."""
        match (event.said, *event.about):
            case "ritual", seat, card:
                return self.ritual(seat, card)
            case "starts", seat:
                return self.starts(seat)
            case "chaos", seat, n:
                self._chaos = seat
                words = t("shlif-shluf.voice.chaos", who=self.called(seat), n=n)
                return Rest(EFFECT_MS, words=words, who=seat, detail=self.why_chaos(seat, view))
            case "death", seat:
                return Rest(EFFECT_MS, words=t("shlif-shluf.log.death", who=self.called(seat)), who=seat)
            case "lost", _ if self._out:
                # It was said while the ace lay open; by now the ace is back in the stock.
                self._out = False
            case "lost", seat:
                # A seat that begins a turn under death without a single card loses without the ace.
                single = not view.zones["row"] and len(view.zones["stock"]) == 1
                name = "shlif-shluf.log.last-card-lost" if single else "shlif-shluf.voice.lost"
                return Rest(EFFECT_MS, words=t(name, who=self.called(seat)), who=seat)
            case "divided", each:
                gone = (*view.vars["lost"], self._turn)
                heirs = [seat for seat in range(self.agreed.seats) if seat not in gone]
                lit = tuple(Ref("row", index) for index in range(len(view.zones["row"])))
                if len(heirs) == 1:
                    words = named("shlif-shluf.log.passed", self.names, heirs[0], n=each)
                    return Rest(EFFECT_MS, lit, words=words, who=heirs[0])
                why = t("shlif-shluf.voice.heirs", all=[self.called(seat) for seat in heirs])
                return Rest(EFFECT_MS, lit, words=t("shlif-shluf.said.divided", each), detail=why)
            case "halved", 0, _:
                words = t("shlif-shluf.log.halved-nothing")
                return long_enough(Rest(EFFECT_MS, words=words, who=self._turn, detail=self.why_ends(view)))
            case "life", n:
                return self.life(n, view)
            case "halved", out, stay:
                return long_enough(Rest(EFFECT_MS, words=t("shlif-shluf.said.halved", out, stay), who=self._turn))
        return Rest()


def is_diamond(card: str) -> bool:
    """Whether a card makes its seat start if no other seat has such a card; the ace never does."""
    return card[1:] == "D" and card != ACE
