"""How Super Stam is told: who opens, what is laid and drawn, who leads, why a seat passes, who wins a turn and gold.

One telling may extend from one turn into the next, so the leader and the leading sum are kept here as far as they have
been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from app.engine import Action, Event, View, hidden
from app.engine.cards import natural_value
from app.games.super_stam.rules import CARDS, COLUMN, formal
from app.table.controller import Controller
from app.table.prompts import Deed, Passes, Ref, Rest
from app.table.reading import long_enough
from app.wording import t
from app.wording.tellers import named

TAKES_MS = 1600.0
OPENS_MS = 800.0
TOLD_MS = 1400.0
GOLD_MS = 1400.0
LAID_MS = 400.0
HEAD_MS = 1200.0
"""How long these are shown, ms: a winner, the opener, a void's sentence, a golden card, a laid one, the head card."""


class SuperStamTelling(Controller):
    """The telling of one table; `SuperStamController` adds the rest."""

    _at_act: View | None = None
    """The view at the last act."""
    _lead: tuple[int, int] | None = None
    """The leading seat and its sum, as told since the last view was laid."""
    _turn_over: bool = False
    """Whether the turn of the view laid last is over by now."""
    _renews: bool = False
    """Whether hidden cards and cards are being renewed: at the deal, and from a turn's end to the next one's opener."""
    _deals: bool = False
    """Whether this is the deal, in which all can see that everybody gets cards."""
    _drew: bool = False
    """Whether cards of the turn that begins have been told, which people need to see before any act."""
    _opener: int = -1
    """The seat that opens this turn, as far as it has been told."""
    _verb: str = ""
    """The verb of the act being told."""
    _shuffled: bool = False
    """Whether the other seat's shuffle has been told since a card was laid, a turn ended or this seat acted."""
    _got: str = ""
    """What this seat's own exchange or super stam has brought, until the next act."""
    _opens: bool = False
    """Whether an opener is announced in what is being told."""
    _returned: Sequence[str] = ()
    """The cards that one seat has put back into the stock so far, act by act."""
    _laying: tuple[Sequence[str], int, bool] = ((), 0, False)
    """The cards of the present laying, the sum so far, and whether the seat has any card left to lay."""

    # The state of the turn, as far as it has been told

    def need(self, view: View) -> int:
        """The sum that the next laying has to reach."""
        if view.turn is not None or view.over:
            return int(view.vars["sum"])
        if self._lead is not None:
            return self._lead[1]
        return int(view.vars["sum"]) if self.any_laid(view) else sum(map(natural_value, view.zones["head"]))

    def leads(self, view: View) -> int:
        """The seat that has laid last and enough; -1 if none has."""
        if view.turn is None and not view.zones["head"]:
            return -1
        return self._lead[0] if self._lead is not None else int(view.vars["last"])

    # What is told, and how long

    def expect(self, events: Sequence[Event]) -> None:
        """Note whether the gesture is the deal, in which only this seat's hidden card is told."""
        super().expect(events)
        self._got = self.own_exchange() or self.own_stam()
        self._opens = any(event.said == "opener" for event in events)
        self._deals = self._renews = not self.acts
        self._drew = self._drew or self._deals

    def take_back(self) -> None:
        """Forget as well what an exchange or super stam has brought."""
        super().take_back()
        self._got = ""

    def own_exchange(self) -> str:
        """The sentence about what this seat has just exchanged, and for which card; empty if it has not."""
        verbs = {act.action.verb for act in self.acts}
        drawn = [event for event in self.coming if event.code == "moved" and event.source == "stock"]
        if self.seat is None or verbs != {"swap"} or not drawn or not self.exchanged(self.seat):
            return ""
        return self.brought(self.seat, drawn[0].cards[0])

    def own_stam(self) -> str:
        """Sentences about the hidden card, and other cards, that this seat's super stam has just brought, if any."""
        mine = {(act.seat, act.action.verb) for act in self.acts} == {(self.seat, "stam")}
        found: list[str] = []
        for event in self.coming if mine else ():
            if event.said:
                break
            if event.moves and event.source == "stock" and event.goal in (f"hidden.{self.seat}", f"cards.{self.seat}"):
                found.append(self.came(self.seat, event))
        return " ".join(found)

    def watch(self, view: View) -> None:
        """Take over a view, which says who leads and with what sum."""
        super().watch(view)
        self._lead, self._turn_over = None, False
        self._opener = int(view.vars["opener"])

    def before(self, event: Event, view: View) -> Rest:
        """Keep the view in which a seat acts: it says why the seat had no choice, and who leads from then on."""
        if event.code == "acted":
            self._at_act = view
            seat, self._verb = event.seat, event.action.verb
            if self._verb != "return":
                self._returned = ()
            if self._verb == "done":
                self.laid(seat, [zone for zone in COLUMN[seat].values() if view.zones[zone]][-1], view)
        return super().before(event, view)

    def deed(self, seat: int, action: Action, *, forced: bool) -> Deed:
        """How an act is told: a laying as a whole, once complete; what leads up to a sentence, together with that."""
        view = self._at_act
        if view is None:
            return Deed()
        if seat == self.seat or action.verb in ("put", "done"):
            self._shuffled = False
        match action.verb:
            case "shuffle" if seat != self.seat:
                # People may shuffle before each decision; a stop mentions it only once.
                said, self._shuffled = self._shuffled, True
                return Deed(passes="begun" if said else "told")
            case "put" if self._laying[2]:
                return Deed(passes="told" if seat == self.seat else "begun")
            case "put" | "done":
                return Deed("" if seat == self.seat else self.whole(seat, forced=forced))
            case "swap":
                return self.swapping(seat, action.args[0])
            case "ready" | "pass":
                responds = action.verb == "pass" and self.any_laid(view)
                words = self.compelled(seat, action.verb, view) if forced else ""
                # The winner of the turn is told with why there was no answer; the opener, with the head card they went
                # on to.
                whole = responds or (action.verb == "ready" and self._opens and seat != self.seat)
                # What the seat did before is a stop, and going on is shown there too.
                plain = not (self._shuffled or view.vars["stammed"][seat] or view.vars["exchanged"][seat])
                if action.verb == "ready" and not whole and plain and self.asked_next:
                    self.mentioned = words or self.logged
                    return Deed(words, "asked")
                return Deed(words, "begun" if whole else "told")
        return Deed(passes="told")

    def swapping(self, seat: int, text: str) -> Deed:
        """What another seat exchanges, one card or both, while the cards are still there; the result follows.

        The first card of two says nothing that the pair does not.
        """
        if seat == self.seat:
            return Deed()
        if pair := self.exchanged(seat):
            return Deed(named("super-stam.voice.swaps.both", self.names, seat, cards=pair), "begun")
        return Deed(named("super-stam.voice.swaps", self.names, seat, c=text), "begun")

    def exchanged(self, seat: int) -> Sequence[str]:
        """The two cards that a seat gives for one of the stock in what is being told; none if it does not."""
        given = (event for event in self.coming if event.code == "moved" and event.source == CARDS[seat])
        return next((event.cards for event in given if event.goal == "stock"), ())

    def compelled(self, seat: int, verb: str, view: View) -> str:
        """Why a seat passed, or went on to the head card, without a choice."""
        if verb == "ready":
            return named(f"super-stam.voice.{'straight-on' if formal(view) else 'nothing-more'}", self.names, seat)
        if self.any_laid(view):
            return named("super-stam.voice.cannot-answer", self.names, seat)
        reach = sum(map(natural_value, view.zones[f"cards.{seat}"]))
        return named("super-stam.voice.cannot-lay", self.names, seat, n=reach)

    @staticmethod
    def any_laid(view: View) -> bool:
        """Whether a card has been laid in this turn."""
        return any(view.zones[zone] for columns in COLUMN.values() for zone in columns.values())

    def whole(self, seat: int, *, forced: bool) -> str:
        """A complete laying: its cards, and the sum that counts."""
        cards, made, _ = self._laying
        if made > sum(map(natural_value, cards)):
            words = named("super-stam.voice.laid.with-earlier", self.names, seat, cards=cards, n=made)
        elif len(cards) > 1:
            words = named("super-stam.voice.laid.several", self.names, seat, cards=cards, n=made)
        else:
            words = named("super-stam.voice.laid", self.names, seat, c=cards[0], n=made)
        return t("log.two", one=words, two=t("pace.forced")) if forced and len(cards) == 1 else words

    def rest(self, event: Event, view: View) -> Rest:
        """Tell who opens, what the other seat lays, who wins the turn, a golden card."""
        if event.moves:
            src, dst = event.source, event.goal
            if event.comes_to("gold"):
                seat = event.taker
                known = bool(event.cards) and not hidden(event.cards[0])
                code = "super-stam.voice.gold.card" if known else "super-stam.voice.gold"
                words = t(code, who=self.called(seat), c=event.cards[0] if known else "")
                why = t("super-stam.voice.gold-why")
                return Rest(GOLD_MS, (Ref(dst, 0),), t("super-stam.label.gold.gained"), words, who=seat, detail=why)
            if dst == "head" and event.cards:
                self._lead = None
                # The opener is asked next for what the head card needs, or lays immediately afterwards.
                passes: Passes = "asked" if self._opener == self.seat else "told"
                words, brief = (
                    t(f"super-stam.{name}", c=event.cards[0], n=natural_value(event.cards[0]))
                    for name in ("log.head", "voice.head.brief")
                )
                return Rest(HEAD_MS, (Ref("head", 0),), words=words, passes=passes, brief=brief)
            if event.comes_to("col"):
                self.laid(event.taker, dst, view)
                return Rest(LAID_MS if src != f"cards.{self.seat}" else 0.0)
            if dst == "stock" and self._verb == "return" and src != f"cards.{self.seat}":
                return self.put_back(event.giver, event.cards)
            if src == "stock" and self._verb == "swap" and not self._renews:
                return self.got(event.taker, event, view)
            brings = event.comes_to("cards") or dst == f"hidden.{self.seat}"
            if src == "stock" and (self._renews or (self._verb == "stam" and brings)):
                return self.drawn(event)
        return super().rest(event, view)

    def laid(self, seat: int, column: str, view: View) -> None:
        """Note a card that has come to a column: with enough there, its seat leads."""
        zones = (column,) if formal(view) else tuple(COLUMN[seat].values())
        made = sum(natural_value(text) for zone in zones for text in view.zones[zone])
        self._laying = (tuple(view.zones[column]), made, bool(view.zones[f"cards.{seat}"]))
        if made >= self.need(view):
            self._lead = (seat, made)

    def put_back(self, seat: int, cards: Sequence[str]) -> Rest:
        """The excess cards go back to the stock, one card for each act; one sentence names all so far."""
        self._returned = (*self._returned, *cards)
        words = named("super-stam.voice.returned", self.names, seat, cards=self._returned)
        return long_enough(Rest(words=words, who=seat, passes="so-far"))

    def got(self, seat: int, event: Event, view: View) -> Rest:
        """The card that an exchange has brought; this seat's is mentioned in the next question."""
        if seat == self.seat:
            return Rest()
        lit = (self.index_of(view, CARDS[seat], event.cards[0]),)
        return long_enough(Rest(lit=lit, words=self.brought(seat, event.cards[0]), who=seat))

    def brought(self, seat: int, card: str) -> str:
        """The card that an exchange has brought, with the two that were given for it."""
        x, y = self.exchanged(seat)
        return named("super-stam.log.swap", self.names, seat, x=x, y=y, c=card)

    def drawn(self, event: Event) -> Rest:
        """The hidden card, or cards, of a seat at the beginning of a turn; shown with the next sentence."""
        seat = event.taker
        if self._deals and (event.comes_to("cards") or hidden(event.cards[0])):
            return Rest()
        if not self._renews and seat == self.seat:
            # Everything that one's own super stam brings is said with the hidden card.
            words = "" if event.comes_to("cards") else self._got
            return long_enough(Rest(words=words, who=seat, passes="asked")) if words else Rest()
        self._drew = self._drew or self._renews
        if event.comes_to("cards") and not self._renews:
            # That somebody did super stam has been said with the cards that it brings.
            return Rest()
        return long_enough(Rest(words=self.came(seat, event), who=seat, passes="told"))

    def came(self, seat: int | None, event: Event) -> str:
        """The card, or cards, that have come to a seat from the stock, as far as this seat sees them."""
        if event.comes_to("cards"):
            return named("super-stam.log.draws", self.names, seat, cards=event.cards)
        if hidden(event.cards[0]):
            return named("super-stam.log.hidden", self.names, seat)
        return named("super-stam.log.hidden-seen", self.names, seat, c=event.cards[0])

    def heard(self, event: Event, view: View) -> Rest:
        """The rest for what is said between the moves of a turn."""
        code = event.said
        self._turn_over = self._turn_over or code in ("turn-won", "dead-turn")
        self._shuffled = self._shuffled and code == "opener"
        self._renews = code in ("turn-won", "void", "dead-turn") or (self._renews and code != "opener")
        match (code, *event.about):
            case "opener", seat:
                self._opener = seat
                passes: Passes = "" if self._drew else "told"
                self._drew = False
                words = t("super-stam.voice.opens", who=self.called(seat))
                brief = named("super-stam.log.opens", self.names, seat)
                return long_enough(Rest(OPENS_MS, words=words, who=seat, passes=passes, brief=brief))
            case "turn-won", seat:
                laid = [zone for zone in COLUMN[seat].values() if view.zones[zone]]
                lit = tuple(Ref(laid[-1], index) for index in range(len(view.zones[laid[-1]]))) if laid else ()
                words, why = t("super-stam.voice.wins", who=self.called(seat)), self.no_answer(view, seat)
                why = " ".join(filter(None, (why, self.no_gold(event, view, seat))))
                return Rest(TAKES_MS, lit, t("super-stam.label.takes"), words, who=seat, detail=why)
        return Rest(TOLD_MS, words=t(f"super-stam.said.{code}"))

    def no_gold(self, won: Event, view: View, winner: int) -> str:
        """Why the turn that was won brings no gold; empty if it does, which is told when the card moves."""
        settled = takewhile(lambda one: not one.said, self.after(won))
        if any(event.comes_to("gold") for event in settled):
            return ""
        return t(f"super-stam.voice.no-gold{'.new' if view.zones[f'gold.{winner}'] else ''}")

    def no_answer(self, view: View, winner: int) -> str:
        """That the other seat could not answer, with the sums, or did not; empty if nothing was laid."""
        loser = 1 - winner
        laid = {seat: [view.zones[zone] for zone in COLUMN[seat].values() if view.zones[zone]] for seat in (0, 1)}
        if not laid[winner]:
            return ""
        # In the formal wording each laying counts separately, in the other all of the turn.
        anew = formal(view)
        need = sum(natural_value(text) for cards in laid[winner][-1 if anew else 0 :] for text in cards)
        mine = [] if anew else laid[loser]
        reach = sum(natural_value(text) for cards in (view.zones[f"cards.{loser}"], *mine) for text in cards)
        if reach >= need:
            return named("super-stam.log.pass", self.names, loser)
        if not view.zones[f"cards.{loser}"]:
            return t("super-stam.voice.wins.none-left", who=self.called(loser))
        return t("super-stam.voice.wins.cannot", who=self.called(loser), n=reach, need=need)
