"""Telling of Majnun (canon.md): whole turns in a sentence, and debts as a story of who owes and who gave.

Much happens here without a decision: a turn without a choice, a chain of debts, several turns in a row while the stock
lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from app.engine import Event, Fact, Result
from app.games.majnun.rules import POT, STOCK
from app.wording.bidi import listed
from app.wording.formatting import t
from app.wording.tellers.facts import FactsTeller, all_of, scored, to
from app.wording.tellers.plain import Names, Part, named
from app.wording.tellers.seated import LINES


class MajnunTeller(FactsTeller):
    """Three to nine seats."""

    game = "majnun"
    anchors = {
        "setup": ("no-jokers",),
        "place": ("wrong-colour", "place-first", "nobody-receives", "placing-over", "lies-in-pot"),
        "give": ("give-first", "giving-over"),
    }
    facts_told = ("demand", "to-place", "to-give", "receives", "owes", "round")

    def part(self, part: Part, names: Names) -> list[str]:
        """What one action led to, a line for each turn or step of the debts; if there are many, some share a line."""
        lines = _Story(part, names).lines
        most = min(LINES, len(lines))
        cuts = [len(lines) * n // most for n in range(most + 1)] if most else []
        return [" ".join(lines[start:end]) for start, end in pairwise(cuts)]

    def fact(self, fact: Fact) -> str:
        """The usual words, except that after the last round no hands pass on: the game is over."""
        if fact.code == "round" and fact.args[0] == fact.args[1]:
            return t("majnun.fact.round.last", *fact.args)
        return super().fact(fact)

    def result(self, result: Result, names: Names) -> str:
        """The winners, and how many cards they have."""
        return scored("majnun.result", result, names)


class _Story:
    """What happened in a part, in the order of the events: `lines`, each of one or more sentences.

    `who` is the seat whose deeds are collected in `did` for one sentence; `to` is the receiver in the present division.
    `giver` is the seat that gave everything, with what it gave, until it is known whether it still owes. `fresh`: a
    turn has begun here, so the next division is the main one.
    """

    def __init__(self, part: Part, names: Names) -> None:
        self.names = names
        self.lines: list[str] = []
        self.sentences: list[str] = []
        self.who: int | None = None
        self.did: list[str] = []
        self.to = -1
        self.giver: tuple[int, Sequence[str]] | None = None
        self.verb = part.acted.action.verb if part.acted else ""
        self.fresh = self.verb in ("", "place")
        self.begun = part.acted is not None
        self.first: str | None = None
        for event in part.events:
            self.tell(event, part.acted.seat if part.acted else None)
        self.end_line()

    # Lines and sentences

    def end_line(self) -> None:
        """Make a line of the sentences so far."""
        self.end_giving()
        self.end_doing()
        if self.sentences:
            self.lines.append(" ".join(self.sentences))
            self.sentences = []

    def end_doing(self) -> None:
        """Make a sentence of what one seat did."""
        if self.who is not None and self.did:
            self.sentences.append(named("majnun.log.turn", self.names, self.who, did=listed(self.did)))
        self.who, self.did = None, []

    def end_giving(self) -> None:
        """Make a sentence about a seat that gave everything it had."""
        if self.giver:
            seat, cards = self.giver
            self.sentences.append(named("majnun.log.gave", self.names, seat, cards=cards))
        self.giver = None

    def does(self, seat: int, what: str, **fields: Any) -> None:
        """Note what a seat does, as a message in the right form; deeds of the same seat share a sentence."""
        if self.who != seat:
            self.end_giving()
            self.end_doing()
        self.who = seat
        self.did.append(named(what, self.names, seat, **fields))

    # Events

    def tell(self, event: Event, actor: int | None) -> None:
        """Tell one more event."""
        if event.moves:
            self.moved(event, actor)
        elif event.said:
            self.said(event.said, event.about)
        elif event.code == "hands-passed":
            self.end_line()
            self.sentences.append(t("majnun.log.passed"))
            self.end_line()

    def moved(self, event: Event, actor: int | None) -> None:
        """Tell of cards laid, taken, given or closed with, of a deal, or of the sharing of the pot."""
        src = event.source
        dst = event.goal
        cards = event.cards
        giver = event.giver if event.leaves("hand") else None
        taker = event.taker if event.comes_to("hand") else None
        if not self.begun:
            if dst == POT:
                self.first = cards[-1]
        elif giver is not None and taker is not None:
            if self.verb == "give" and giver == actor:
                self.verb = ""
                x = cards[0]
                self.sentences.append(named("majnun.log.give", self.names, giver, x=x, to=to(self.names, taker)))
            else:
                self.end_giving()
                self.end_doing()
                self.giver = (giver, cards)
        elif giver is not None:
            closing = self.verb == "close" and giver == actor
            if closing:
                self.does(giver, "majnun.did.closed", c=cards[0])
            else:
                self.does(giver, "majnun.did.laid", cards=cards)
            self.verb = "closed" if closing else self.verb
        elif taker is not None and src == STOCK:
            self.does(taker, "majnun.did.took", cards=cards)
        elif src == STOCK:
            # The call that follows names the seat whose turn this closes.
            self.first = cards[0]

    def said(self, code: str, args: Sequence[int]) -> None:
        """Tell a division, a debt, what became of the pot, the end of a turn."""
        if code == "division":
            seat, cards, quota = args
            how = "needs" if self.fresh else "debt"
            if self.fresh:
                self.end_doing()
            else:
                self.end_line()
            self.sentences.append(named(f"majnun.log.{how}", self.names, seat, n=cards, quota=quota))
            self.fresh = False
        elif code == "owes":
            self.owes(*args)
        elif code == "pot-shared" and len(args) > 1:
            self.end_line()
            self.sentences.append(t("majnun.log.pot-shared", all=all_of(self.names, args)))
        elif code in ("pot-shared", "takes-pot"):
            self.end_line()
            self.sentences.append(named("majnun.log.takes-pot", self.names, args[0]))
        elif code == "kupa":
            self.kupa(args[0])

    def owes(self, seat: int, debt: int) -> None:
        """Tell that a seat that has given everything, or had nothing, still owes."""
        if self.giver and self.giver[0] == seat:
            self.sentences.append(named("majnun.log.gave-owes", self.names, seat, cards=self.giver[1], n=debt))
            self.giver = None
        else:
            self.end_giving()
            self.end_doing()
            self.sentences.append(named("majnun.log.owes", self.names, seat, n=debt))

    def kupa(self, seat: int) -> None:
        """Tell the call: first who begins; later, at the end of each turn, the card that closes it."""
        if not self.begun:
            self.begun = True
            if self.first is not None:
                self.sentences.append(named("majnun.log.start", self.names, seat, c=self.first))
        elif self.first is not None:
            self.does(seat, "majnun.did.closed", c=self.first)
        elif self.verb != "closed":
            self.does(seat, "majnun.did.ended")
        self.end_line()
        self.first = None
        self.fresh = True
        self.verb = ""
