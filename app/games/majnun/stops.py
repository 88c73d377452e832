"""How Majnun is told: what the pot asks of each turn, what the hand has of it, and where the rest comes from.

Most turns need no decision, and several may follow one act: each of them is told with its sum, and at *calm* everything
that belongs to one turn is shown together with its call. What a seat lays or gives card by card is one sentence, which
grows. Gifts for one demand and the steps of a chain of debts share a stop as long as they are short, and so do turns of
others that play themselves once one of them has been told in full, with the end of the round after them. That another
seat is short of cards waits for nobody who is asked for one of them anyway, once that is familiar.
A call stands with the empty hand or the end of the round that follows: the card that closed still lies on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from app.engine import Event, Fact, View, hidden
from app.engine.cards import natural_value
from app.games.majnun.rules import COLOUR
from app.table.controller import Controller
from app.table.prompts import Passes, Ref, Rest
from app.table.reading import FAMILIAR, SECRETLY, long_enough, reading
from app.wording import t
from app.wording.bidi import bare
from app.wording.tellers import named

CLOSED_MS = 300.0
"""How long the card that ends a turn is shown before the call, which also names it, ms."""
KUPA_MS, CHAIN_MS = 900.0, 1300.0
"""How long the call at the end of a turn, and a step in a chain of debts, are shown at least, ms."""
SWIFTER, SWIFTEST = 1.0, 5.0
"""How much faster each further card that a seat lays or gives in a row is told, and the greatest haste."""
TURN_SWIFTER, TURN_SWIFTEST = 0.75, 4.0
"""How much faster each further turn of others without a decision is told, and the greatest haste."""
WHOLE = 1
"""How many turns of others that play themselves are told in full to a person who is new to the game."""
ALONE = "alone"
"""The name under which a controller counts, in `met`, the turns of others that play themselves and have been told."""
SHORT = "short"
"""The name under which it counts demands on this seat for the turn of another, whose stops have been read in full."""
ROUNDED = "rounded"
"""The name under which a controller keeps, in `met`, that a division that is rounded up has been met, and where."""
TOLD = ("division", "owes", "pot-shared", "takes-pot")
"""What is said between the steps of a chain."""
STEPS = ("kupa", *TOLD)
"""What is said at the end of a step of a turn."""
ROOM = 150
"""At most so many characters of gifts and steps of a chain pass at *calm* before a stop."""
ROOM_PASSED = 210
"""At most so many characters has the stop that says where all hands go, with what passed before it."""


class MajnunTelling(Controller):
    """The telling of one table; `MajnunController` adds the rest."""

    followed = ("give",)
    at_length = 6.0

    _dealing = False
    """Whether the view that is laid is the deal, of which nothing has been told yet."""
    _opens = False
    """Whether the opening of the game is being told, up to its first call."""
    _told = (1, 0)
    """The round, and how many of its turns are over, as far as they have been told."""
    _turns = 0
    """How many turns have been told since a view was laid."""
    _fresh = True
    """Whether the turn that is told begins: nothing has been told of it yet."""
    _plays: int | None = None
    """The seat whose turn is told."""
    _wants: tuple[int, str] | None = None
    """What the pot asks of that turn: how many cards, and of which colour."""
    _lays: tuple[int, int, str] | None = None
    """How many cards that turn has laid, how many it has to lay, and their colour; None once it has nothing to lay."""
    _divided = False
    """Whether a division has been told in that turn."""
    _chosen = ""
    """The verb of the act that is told, until its cards have been told."""
    _deed = ("", "")
    _deeds: Sequence[str] = ()
    """What one seat does several times in a row, with the hand that gets the cards; and the cards so far."""
    _gives: tuple[int, int, int] | None = None
    """Who gives to whom, and how many cards, as the arrow shows it."""
    _turned = ""
    """The card turned up on the pot since the last call."""
    _closing = ""
    """The card with which another seat has closed its turn; its call names it again."""
    _closed = False
    """Whether this seat has closed its turn since the last call."""
    _along = 0
    """How many characters the sentences have that do not wait and are read along with the next one."""
    _owes: int | None = None
    """The seat of which it was said with its hand that it still owes."""
    _short = ""
    """Such a turn in one sentence for its stop, if enough of them have been told, until its call."""

    def watch(self, view: View) -> None:
        """A view is laid, which knows whose turn it is: one that somebody decides in is not at its beginning."""
        super().watch(view)
        self._fresh = view.turn is None
        self._lays = None
        self._plays = self._gives = None
        self._divided = view.phase == "give"
        self._turns = 0
        # At the deal all cards are laid in the stock, while the vars are already those to which the opening leads.
        self._dealing = len(view.zones["stock"]) == len(view.game.backs)
        self._told = (1, 0) if self._dealing else (int(view.vars["round"]), int(view.vars["finished"]))
        self.swift = min(SWIFTEST, 1.0 + SWIFTER * len(self._deeds)) if self._goes_on(view) else 1.0
        if view.phase == "give" and view.vars["division"] == 1 and not self._dealing:
            self._lays = int(view.vars["placed"]), int(view.vars["need"]), COLOUR[view.vars["red"]]

    def round_told(self, view: View) -> Fact:
        """The round and how many of its turns are left; while events are told, as of the last one told."""
        fact = self.facts_of(view, "round")[0]
        if view.turn is not None:
            return fact
        number, finished = self._told
        # After the last turn the hands are passed on immediately.
        return Fact("round", (number, fact.args[1], max(1, view.game.seats - finished)))

    def _goes_on(self, view: View) -> bool:
        """Whether the seat that was told to lay or to give goes on: its sentence grows, and only a card is new."""
        if view.turn is None or view.turn == self.seat:
            return False
        doing = {"place": "lay", "give": f"hand.{view.turn}"}.get(view.phase, "")
        to = f"hand.{view.turn}" if view.phase == "place" else f"hand.{view.vars['to']}"
        return bool(doing) and self._deed == (doing, to)

    def _after_turn(self, seat: int, call: Event) -> float:
        """How fast the telling goes on after a call: this seat's turn, and where its hand goes, are read at leisure."""
        passed = any(one.code == "hands-passed" for one in self.after(call)[:1])
        self._turns += not self._opens
        if passed or self._opens or self.next_in_play(seat) == self.seat:
            return 1.0
        return min(TURN_SWIFTEST, 1.0 + TURN_SWIFTER * self._turns)

    def next_in_play(self, seat: int) -> int:
        """The seat after another one, in the direction of play."""
        return (seat + 1) % self.agreed.seats

    def expect(self, events: Sequence[Event]) -> None:
        """Note whether these events are the deal, which follows from no act.

        Closed gifts of others to others always say the same. Once they are familiar they are told faster.
        """
        super().expect(events)
        self._opens = bool(events) and events[0].code != "acted"
        if self.knows_secret(events, ("give",)):
            self.swift = max(self.swift, SECRETLY)

    def before(self, event: Event, view: View) -> Rest:
        """Keep what the pot asks as long as the last card of the turn before lies on top."""
        if event.code == "acted":
            self._chosen, self._fresh = event.action.verb, False
            if event.seat == self.seat:
                self._deed, self._along = ("", ""), 0
        elif event.code == "moved" and self._fresh and self._turn_of(event) is not None:
            self._wants = self.demand(view)
        return Rest()

    @staticmethod
    def _turn_of(event: Event) -> int | None:
        """The seat that lays on the pot, or takes from the stock, in this event."""
        if event.goal == "pot" and event.leaves("hand"):
            return event.giver
        return event.taker if event.source == "stock" and event.comes_to("hand") else None

    @staticmethod
    def demand(view: View) -> tuple[int, str] | None:
        """How many cards the pot's top card asks for, and of which colour; None while there is no pot."""
        pot = view.zones["pot"]
        return (natural_value(pot[0][0]), COLOUR[is_red(pot[0])]) if pot else None

    def rest(self, event: Event, view: View) -> Rest:
        """What is said of an event; a gift or a step of a chain waits once no other would have room beside it."""
        found = self._said_of(event, view)
        if not found.words or found.passes in ("begun", "in-secret"):
            return found
        length = len(bare(" ".join(found.stands)))
        if found.passes == "each" or self._followed(event):
            passes: Passes = (found.passes or "told") if self._along + 2 * length <= ROOM else ""
            if self._comes_last(event):
                # Who wins, and why, has a stop of its own.
                passes = ""
            found = found._replace(passes=passes)
        self._along = self._along + length if found.passes else 0
        return found

    def _comes_last(self, event: Event) -> bool:
        """Whether nothing more is told before the end of the game."""
        after = self.after(event)
        before = list(takewhile(lambda one: one.code != "ended", after))
        return len(before) < len(after) and not any(one.leaves("hand") or one.said in STEPS for one in before)

    def _followed(self, event: Event) -> bool:
        """Whether an event is a step of a chain after which another one is told, without an act in between."""
        if event.said in ("", "kupa", "division"):
            return False
        return any(one.code == "moved-all" or one.said in STEPS for one in self.after(event))

    def _said_of(self, event: Event, view: View) -> Rest:
        """A turn without a decision, the call at its end, and each step of a chain, with its sentence."""
        if event.code == "said":
            self._deed, self._gives = ("", ""), None
        match event.code:
            case "moved" if not self._opens and (seat := self._turn_of(event)) is not None:
                self._plays = seat
                return self.played(seat, event, view)
            case "moved" if (event.source, event.goal) == ("stock", "pot"):
                self._turned = event.cards[0]
            case "moved" if event.leaves("hand"):
                return self.handed(event, view)
            case "moved-all" if event.leaves("hand"):
                return self.gave_all(event)
            case "said" if event.said == "kupa":
                self._fresh, seat = True, int(event.about[0])
                self.swift = self._after_turn(seat, event)
                number, finished = self._told
                self._told = number, finished + (not self._opens)
                self._lays, self._plays = None, seat
                self._divided = False
                return self._shared(self.kupa(seat, view), event, view)
            case "said" if event.said in TOLD:
                code, args = event.said, event.about
                about = int(args[0]) if code != "pot-shared" or len(args) == 1 else None
                if code == "division":
                    return self.divided(args, view)
                if code != "owes":
                    self._lays = None
                elif self._owes == about:
                    # That was said with the hand.
                    return Rest()
                return long_enough(Rest(CHAIN_MS, words=self.chain(code, args), who=about))
            case "hands-passed":
                words, detail = self.passed(view)
                self._told = self._told[0] + 1, 0
                return long_enough(Rest(CHAIN_MS, words=words, detail=detail))
        return Rest()

    def kupa(self, seat: int, view: View) -> Rest:
        """The call that begins the game or ends a turn, and what the pot demands from now on."""
        asks = self.demand(view)
        detail = t("majnun.voice.now", n=asks[0], colour=asks[1]) if asks is not None else ""
        turned, self._turned = self._turned, ""
        if self._opens and view.zones["pot"]:
            self._opens = False
            words = named("majnun.log.start", self.names, seat, c=view.zones["pot"][0])
        elif self._closing:
            words = named("majnun.voice.kupa.with", self.names, seat, c=self._closing)
            self._closing = ""
        elif turned:
            words = t("majnun.voice.kupa.turned", c=turned)
        else:
            words = t("majnun.voice.kupa", who=self.called(seat))
            closed, self._closed = self._closed, False
            # A person who has just chosen the closing card knows what it demands; the next turn says so too.
            return Rest(KUPA_MS, words=words, who=seat, detail=detail, passes="begun" if closed else "")
        return long_enough(Rest(KUPA_MS, words=words, who=seat, detail=detail))

    def _shared(self, call: Rest, event: Event, view: View) -> Rest:
        """The call of a turn; that of a short turn leaves its stop to a short one after it, or to the round's end.

        That of any other turn is shown with what follows, as long as the card that closed it still lies on top.
        """
        short, self._short = self._short, ""
        after = self.after(event)
        if not (short or call.passes):
            return self._followed_by(call, after, view)
        if any(one.code == "hands-passed" for one in after[:1]):
            room = ROOM_PASSED - len(bare(" ".join(self.passed(view))))
        else:
            room = ROOM - len(bare(short)) if _alone(after) else 0
        return call._replace(passes="begun") if short and self._along <= room else call

    def _followed_by(self, call: Rest, after: Sequence[Event], view: View) -> Rest:
        """A call that leaves its stop to a turn that can lay nothing, or to the end of a round, if both are short.

        Such a turn says again what the pot demands. How hands are passed has a stop of its own the first time.
        """
        asks, follows = self.demand(view), next(iter(after), None)
        if follows is None:
            return call
        if follows.said == "division" and asks is not None:
            found, room = call._replace(detail=""), ROOM
            then = self.asked_in_vain(follows.about[0], asks, view), self.chain("division", follows.about)
        elif follows.code == "hands-passed" and self._told[0] > 1:
            found, then = call, self.passed(view)
            room = ROOM_PASSED
        else:
            return call
        length = self._along + len(bare(" ".join((*found.stands, *then))))
        return found._replace(passes="round") if length <= room else call

    def divided(self, args: Sequence[int], view: View) -> Rest:
        """What a seat is short of and each of the others gives; if a turn begins so, first what the pot asks."""
        seat, missing, _ = args
        words = [self.chain("division", args)]
        if missing % (view.game.seats - 1) and self.first_rounded(view, seat, missing):
            words.append(t("majnun.voice.rounded"))
        asks = self.demand(view)
        if self._fresh and asks is not None:
            words.insert(0, self.asked_in_vain(seat, asks, view))
            self._plays, self._lays = seat, (0, *asks)
        elif self._divided:
            self._lays = None
        first = not self._divided
        self._fresh, self._divided = False, True
        # A call that passed is waiting for this stop.
        passes: Passes = "in-secret" if first and not self._along and self._asks_again(args, view) else ""
        if self._asks(args, view):
            self.met[self.seat, SHORT] += 1
        return Rest(
            max(CHAIN_MS, reading(*words)), words=words[0], who=seat, detail=" ".join(words[1:]), passes=passes
        )

    def _asks(self, division: Sequence[int], view: View) -> bool:
        """Whether this seat has to choose what it gives in a division."""
        seat, _, quota = division
        return self.seat not in (None, seat) and len(view.zones[f"hand.{self.me}"]) > quota

    def _asks_again(self, division: Sequence[int], view: View) -> bool:
        """Whether the same, and the person knows it: the question says again who is short of cards."""
        known = not self.asks or self.met[self.seat, SHORT] >= FAMILIAR
        return known and self._asks(division, view)

    def first_rounded(self, view: View, seat: int, missing: int) -> bool:
        """Whether this is the first uneven division that a person meets: how it works is explained once.

        Told once more, it is still the first.
        """
        here = f"{ROUNDED}:{view.vars['round']}:{view.vars['finished']}:{missing}"
        if not any(name.startswith(ROUNDED) for _, name in self.met):
            self.met[seat, here] = 1
        return (seat, here) in self.met

    def asked_in_vain(self, seat: int, asks: tuple[int, str], view: View) -> str:
        """What the pot asks of a hand that lays nothing: it has no such card, or too few in the first edition."""
        name = "few" if view.game.options["edition"] == "first" else "none"
        return t(f"majnun.voice.turn-{name}", who=self.called(seat), n=asks[0], colour=asks[1])

    def passed(self, view: View) -> tuple[str, str]:
        """That a round is over, where this seat's hand goes, and whose hand comes (canon 4.8).

        That this is so for every hand is said when the first round ends.
        """
        if self.seat is None:
            return t("majnun.voice.passed"), ""
        others = {"to": self.called((self.seat - 1) % view.game.seats), "of": self.called(self.next_in_play(self.seat))}
        words = t("majnun.voice.passed" if self._told[0] == 1 else "majnun.voice.passed.again")
        return words, named("majnun.voice.passed.hands", self.names, self.seat, **others)

    def played(self, seat: int, event: Event, view: View) -> Rest:
        """What the pot asked of a turn without a decision, and what the hand had of it; then what the stock gave."""
        chosen, self._chosen = self._chosen, ""
        fresh, self._fresh = self._fresh, False
        if chosen == "close":
            return self.closed(seat, event)
        if chosen:
            return self.laid(seat, event, view) if chosen == "place" else Rest()
        if self._wants is None:
            return Rest()
        need, colour = self._wants
        count, who = len(event.cards), self.called(seat)
        if fresh:
            self._short = self.in_short(seat, event)
        passes: Passes = "told" if not self._short else "round" if fresh else "begun"
        ends = next((one for one in self.after(event) if one.said in STEPS), None)
        if ends is not None and ends.said == "division" and self._asks_again(ends.about, view):
            passes = "in-secret"
        if event.goal != "pot":
            words = t("majnun.voice.drawn", who=who, n=count)
            told = (self.asked_in_vain(seat, self._wants, view), words) if fresh else (words, "")
            return long_enough(Rest(words=told[0], who=seat, detail=told[1], passes=passes, brief=self._short))
        self._lays = count, need, colour
        if not fresh:
            return Rest()
        words = t("majnun.voice.turn", who=who, n=need, colour=colour, cards=event.cards)
        detail = t(f"majnun.voice.turn.laid{'.one' if count == 1 else ''}")
        lit = tuple(Ref("pot", index) for index in (event.into or ())[:1])
        return long_enough(Rest(lit=lit, words=words, who=seat, detail=detail, passes=passes, brief=self._short))

    def in_short(self, seat: int, event: Event) -> str:
        """The turn of another seat that plays itself, in one sentence for its stop; empty while such turns are new."""
        if self._wants is None or seat == self.seat or not _alone((event, *self.after(event))):
            return ""
        self.met[self.seat, ALONE] += 1
        if self.asks and self.met[self.seat, ALONE] <= WHOLE:
            return ""
        need, colour = self._wants
        had = len(event.cards) if event.goal == "pot" else 0
        name = "alone-all" if had == need else "alone" if had else "alone-none"
        return named(f"majnun.voice.{name}", self.names, seat, n=had, need=need, rest=need - had, colour=colour)

    def laid(self, seat: int, event: Event, view: View) -> Rest:
        """What a seat has laid on the pot in this turn by its own choice, and how much the pot still asks for."""
        before = self._lays[0] if self._lays is not None else int(view.vars["placed"])
        self._lays = before + len(event.cards), int(view.vars["need"]), COLOUR[view.vars["red"]]
        if seat == self.seat:
            return Rest()
        cards = self.so_many(("lay", f"hand.{seat}"), event.cards)
        did = named("majnun.did.laid", self.names, seat, cards=cards)
        words = named("majnun.log.turn", self.names, seat, did=did)
        placed, need, colour = self._lays
        detail = t("majnun.voice.laid", n=placed, need=need, colour=colour) if placed < need else ""
        new = named("majnun.did.laid", self.names, seat, cards=event.cards)
        return Rest(reading(new, detail), (Ref("pot", 0),), words=words, who=seat, detail=detail, passes="so-far")

    def closed(self, seat: int, event: Event) -> Rest:
        """The card with which another seat has ended its turn; its call follows, and repeats it."""
        if seat == self.seat:
            self._closed = True
            return Rest()
        self._closing = event.cards[0]
        did = named("majnun.did.closed", self.names, seat, c=event.cards[0])
        words = named("majnun.log.turn", self.names, seat, did=did)
        return Rest(CLOSED_MS, (Ref("pot", 0),), words=words, who=seat, passes="begun")

    def so_many(self, deed: tuple[str, str], cards: Sequence[str]) -> Sequence[str]:
        """The cards with which the same deed has been done in a row: by whom, and to whom."""
        self._deeds = (*(self._deeds if self._deed == deed else ()), *cards)
        self._deed = deed
        return self._deeds

    def gave_all(self, event: Event) -> Rest:
        """A hand with no more cards than are asked for goes as a whole, and its seat may still owe.

        One that goes from others to others, and leads to nothing yet, is seen and need not be read.
        """
        giver = event.giver
        self._gives = giver, event.taker, len(event.cards)
        self._deeds, self._owes = (), None
        after = next(iter(self.after(event)), None)
        words = named("majnun.log.gave", self.names, giver, cards=event.cards)
        if after is not None and after.said == "owes":
            self._owes = giver
            words = named("majnun.log.gave-owes", self.names, giver, cards=event.cards, n=after.about[1])
        elsewhere = self.seat not in (None, giver, event.taker)
        alone = elsewhere and not any(one.said or one.leaves("hand") for one in self.after(event))
        return long_enough(Rest(words=words, who=giver, passes="in-secret" if alone else "each"))

    def handed(self, event: Event, view: View) -> Rest:
        """What another seat has given to one by its own choice; the consequences are told afterwards.

        A closed card that goes from others to others tells nothing.
        """
        giver, taker = event.giver, event.taker
        if giver == self.seat:
            return Rest()
        cards = self.so_many((event.source, event.goal), event.cards)
        self._gives = giver, taker, len(cards)
        to = named("seat.to", self.names, taker)
        words = named("majnun.voice.gave", self.names, giver, cards=cards, to=to)
        passes: Passes = "begun" if self._gives_on(event, view) else "each"
        if any(map(hidden, cards)):
            passes = "in-secret"
        ms = reading(named("majnun.voice.gave", self.names, giver, cards=event.cards, to=to))
        return Rest(ms, words=words, who=giver, passes=passes)

    def _gives_on(self, event: Event, view: View) -> bool:
        """Whether a seat that gives a card by choice still has to give another one for the same demand."""
        hands = event.source, event.goal
        gifts = [one for one in self.coming if (one.source, one.goal) == hands]
        still = gifts and gifts[-1] is not event
        return bool(still) or int(view.vars["given"]) + max(1, len(gifts)) < int(view.vars["quota"])

    def chain(self, code: str, args: Sequence[int]) -> str:
        """One step of a chain as a sentence."""
        if code == "pot-shared" and len(args) > 1:
            return t("majnun.voice.pot-shared", all=[self.called(seat) for seat in args])
        who = self.called(args[0])
        if code == "division":
            return t("majnun.voice.division", who=who, n=args[1], quota=args[2])
        if code == "owes":
            return t("majnun.voice.owes", who=who, n=args[1])
        return t("majnun.voice.takes-pot", who=who)


def is_red(card: str) -> bool:
    """Whether a card is red: its suit means nothing else here."""
    return card[1] in "DH"


def _alone(events: Sequence[Event]) -> bool:
    """Whether a turn begins with these events that plays itself to its call, with cards of the hand or of the stock."""
    turn = list(takewhile(lambda one: one.said != "kupa", events))
    plays = any(one.leaves("hand") or one.comes_to("hand") for one in turn)
    return plays and len(turn) < len(events) and all(one.code == "moved" for one in turn)
