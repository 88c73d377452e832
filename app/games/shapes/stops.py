"""How Shapes is told: what was laid unseen and what it was, how a tie-breaker stands, and who takes the row.

Several steps of a tie-breaker can be told in one go, because a card that is the only one left is laid without asking.
So the counts of whole cards, and who is tied, are kept here as far as they have been told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from app.engine import Action, Event, View
from app.games.shapes.rules import JOKER, matching
from app.table.controller import Controller
from app.table.prompts import Ref, Rest
from app.table.reading import long_enough
from app.wording import t
from app.wording.bidi import listed
from app.wording.tellers import named

TURNED_MS = 1000.0
TAKES_MS = 1900.0
TOLD_MS = 1500.0
"""How long turned cards are shown, how long a winner is lit, how long a sentence is read, ms."""


class ShapesTelling(Controller):
    """The telling of one table; `ShapesController` adds the rest."""

    _weighed: bool = False
    """Whether whole cards compete for the row and have not turned up yet."""
    _up: Mapping[int, str] = MappingProxyType({})
    """The cards that turned up last, by the seats that laid them."""
    _counts: Mapping[int, int] = MappingProxyType({})
    _before: Mapping[int, int] = MappingProxyType({})
    """The count of each seat's whole card, now and before the step of a tie-breaker that is being told."""
    _long: int = 0
    """The length of the row that was counted; once the row has gone, it counts for nothing."""
    _tied: tuple[int, ...] = ()
    _fighting: tuple[int, ...] = ()
    _by_joker: bool = False
    """The seats that are level now; those that lay in this step of a tie-breaker, none outside it; and whether a joker
    has decided it."""

    def watch(self, view: View) -> None:
        """Take from a view the counts of whole cards and who is tied."""
        super().watch(view)
        self._weighed = view.phase == "whole"
        self._up = {}
        self._counts = self._before = dict(enumerate(view.vars["scores"]))
        self._long = len(view.zones["row"])
        self._tied = tuple(view.vars["tied"])
        self._fighting = self._tied if view.phase == "tie" else ()
        self._by_joker = False

    def by_subject(self, view: View, code: str) -> dict[str, tuple[Any, ...]]:
        """The facts with this code by their subject: the zone, or for cards in hand the card."""
        by_card = code in ("would-score", "on-wholes", "would-count")
        facts = self.facts_of(view, code)
        return {fact.args[0]: fact.args[1:] for fact in facts} if by_card else {fact.at: fact.args for fact in facts}

    def stands(self, seat: int, counts: int) -> tuple[str, int]:
        """The standing of a seat whose card counts `counts` in the view (`counts`, `tied`, `out`), and its count."""
        now = self._counts.get(seat, counts)
        if not self.counted(seat):
            return "out", now
        return ("tied" if len(self._tied) > 1 and seat in self._tied else "counts"), now

    def counted(self, seat: int) -> bool:
        """Whether a seat's whole card still counts: in a tie-breaker, only those of the seats in it."""
        return not self._fighting or seat in self._fighting

    # What is told, and how long

    def before(self, event: Event, view: View) -> Rest:
        """Make room for the plates below the row as soon as whole cards turn up, and keep who laid what.

        The reason why a base card of this seat goes without a choice is given before it goes.
        """
        if event.code == "acted" and event.forced and event.seat == self.seat:
            return self.only_card(event.action, view)
        if event.comes_to("held"):
            self.begin_step(view)
        elif event.leaves("held") and event.laid:
            self._up = {**self._up, event.giver: event.laid[0]}
        if self._weighed and event.code == "moved" and event.comes_to("shown"):
            self._weighed = False
            self.replan()
        return Rest()

    def only_card(self, action: Action, view: View) -> Rest:
        """Why this seat's base card has to go: it is the last of the hand, or all of them are alike."""
        assert self.seat is not None
        zone = f"hand.{self.seat}"
        cards = view.zones[zone]
        if action.verb != "commit" or action.args[0] not in cards:
            return Rest()
        text = action.args[0]
        words = named(f"shapes.voice.forced.{'last' if len(cards) == 1 else 'alike'}", self.names, self.seat, x=text)
        ties = bool(view.zones[f"shown.{self.seat}"])
        why = self.joker_does(ties=ties, last=len(cards) == 1) if text == JOKER else ""
        lit = (Ref(zone, cards.index(text)),)
        rest = long_enough(Rest(lit=lit, words=words, detail=why, mark="last_move"))
        # A joker brings more with it than a kind of card that has been met before.
        return self.has_to(self.seat, text if text == JOKER else action.verb, rest)

    def joker_does(self, *, ties: bool, last: bool) -> str:
        """What a joker does when laid now: in the row, or if it `ties`, as the `last` card of the hand or before."""
        if not ties:
            return t("shapes.voice.joker.row")
        if self.agreed.options["edition"] < 4:
            return t("shapes.voice.joker.once")
        return t("shapes.voice.joker.wins" if last else "shapes.voice.joker.last")

    def begin_step(self, view: View) -> None:
        """Note that a card is laid unseen, the first one after cards have turned up or at the beginning of a round."""
        if not view.zones["row"]:
            self._counts, self._tied = {}, ()
            self._long = 0
        if self._up or not view.zones["row"]:
            self._before, self._fighting = self._counts, self._tied
        self._up, self._by_joker = {}, False

    def rest(self, event: Event, view: View) -> Rest:
        """Tell cards that are laid and turned; light the seat that takes the row, with what counted and the prizes."""
        if event.code != "moved":
            return super().rest(event, view)
        if event.comes_to("held"):
            name = "shapes.log.whole" if event.leaves("wholes") else "shapes.log.base"
            return self.laid_unseen(event.taker, named(name, self.names, event.taker))
        if event.leaves("held"):
            return self.turned_up(view, whole=event.comes_to("shown"))
        if event.comes_to("prizes"):
            told = self.took if event.source == "row" else self.kept_jokers
            return told(event.taker, len(event.cards), view)
        return Rest()

    def turned_up(self, view: View, *, whole: bool) -> Rest:
        """The cards that turned up together, with the seats that laid them; then whether there is a tie."""
        cards = [named("shapes.log.from", self.names, seat, c=text) for seat, text in sorted(self._up.items())]
        words = t("shapes.log.turned", all=listed(cards))
        detail = self.weigh(view) if whole else self.judge_step(view) if self._fighting else ""
        who = next(iter(self._up)) if len(self._up) == 1 else None
        return long_enough(Rest(TURNED_MS, words=words, detail=detail, who=who))

    def weigh(self, view: View) -> str:
        """Count the whole cards, which have all turned up; the sentence says if several have the highest count."""
        row = view.zones["row"]
        self._counts = {seat: len(matching(text, row)) for seat, text in self._up.items()}
        self._long = len(row)
        self._tied = self.level(tuple(self._counts))
        if len(self._tied) < 2 or view.game.options["edition"] == 1:
            return ""
        return self.tie("shapes.log.tied")

    def judge_step(self, view: View) -> str:
        """Count again after a step of a tie-breaker; the sentence says if some seats are still level."""
        common = view.game.options["tie_cards"] == "common"
        counts = dict(self._before)
        for seat in self._fighting:
            laid = tuple(self._up.values()) if common else (self._up.get(seat, JOKER),)
            counts[seat] = self._before.get(seat, 0) + len(matching(view.zones[f"shown.{seat}"][0], laid))
        self._counts, self._long = counts, len(view.zones["row"])
        self._tied = self.level(self._fighting)
        goes_on = all(view.zones[f"hand.{seat}"] for seat in self._fighting)
        decided = JOKER in self._up.values() and view.game.options["edition"] < 4
        return self.tie("shapes.voice.still-tied") if len(self._tied) > 1 and goes_on and not decided else ""

    def level(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Those of these seats whose whole cards have the highest count."""
        best = max(self._counts.get(seat, 0) for seat in seats)
        return tuple(seat for seat in seats if self._counts.get(seat, 0) == best)

    def tie(self, name: str) -> str:
        """A sentence about the seats that are level, and at what count."""
        return t(name, all=[self.called(seat) for seat in self._tied], n=self._counts[self._tied[0]])

    def took(self, seat: int, count: int, view: View) -> Rest:
        """The row has gone to the winner's pile of prizes, which is lit; the winner has already had a stop."""
        pile = f"prizes.{seat}"
        words = t("shapes.voice.took", who=self.called(seat), n=count, total=len(view.zones[pile]))
        return Rest(TOLD_MS, (Ref(pile, 0),), words=words, who=seat, passes="again")

    def kept_jokers(self, seat: int, count: int, view: View) -> Rest:
        """Jokers have gone from a hand to the prizes at the end."""
        name = "shapes.log.joker-prize" if count == 1 else "shapes.log.jokers-prize"
        words = named(name, self.names, seat, n=count * view.game.seats)
        why = t("shapes.voice.joker-prize.why")
        return Rest(TOLD_MS, (Ref(f"prizes.{seat}", 0),), words=words, who=seat, detail=why)

    def heard(self, event: Event, view: View) -> Rest:
        """The rest for what is said when all have turned."""
        match (event.said, *event.about):
            case "round-won", seat:
                return self.won(seat, view)
            case "joker-wins", seat:
                self._by_joker = True
                words, why = t("shapes.log.joker-wins", who=self.called(seat)), self.joker_does(ties=True, last=True)
                # Who takes the row by it is said next.
                return long_enough(Rest(TOLD_MS, words=words, detail=why, who=seat, passes="told"))
            case ("nobody-wins",):
                return Rest(TOLD_MS, words=t("shapes.said.nobody-wins"), detail=self.why_nobody(view))
        return Rest(TOLD_MS, words=t(f"shapes.said.{event.said}"), passes="told")

    def won(self, seat: int, view: View) -> Rest:
        """Who takes the row, with the count of the winner's whole card and those of the others.

        What decided is lit: the whole card with all that it matches, or a joker.
        """
        matches = self.by_subject(view, "matching").get(f"shown.{seat}", ())
        n, m = self._counts.get(seat, len(matches)), len(view.zones["row"])
        if self._by_joker:
            # The count of the whole card has not decided.
            lit: tuple[Ref, ...] = (Ref("row", m - len(self._fighting) + self._fighting.index(seat)),)
        else:
            lit = (Ref(f"shown.{seat}", 0), *(Ref("row", index) for index in matches))
        way = "wins-tie" if self._fighting else "wins"
        words = t(f"shapes.voice.{way}", who=self.called(seat), n=n, m=m)
        others = [one for one in self._fighting or tuple(self._counts) if one != seat]
        each = [named("shapes.voice.against.one", self.names, one, n=self._counts.get(one, 0)) for one in others]
        why = ""
        if self._fighting and not self._by_joker and self._tied == (seat,):
            why = t("shapes.voice.wins-tie.why", n=n, m=m, all=listed(each))
        elif not self._fighting and each:
            why = t("shapes.voice.against", all=listed(each))
        return Rest(TAKES_MS, lit, t("shapes.label.takes"), words, who=seat, detail=why)

    def why_nobody(self, view: View) -> str:
        """Why nobody takes the row; empty if the sentence about two jokers has just said so."""
        if view.game.options["edition"] == 1:
            return t("shapes.voice.nobody.first", all=[self.called(seat) for seat in self._tied])
        jokers = sum(text == JOKER for text in self._up.values())
        return t("shapes.voice.nobody.level") if view.game.options["edition"] == 4 or jokers < 2 else ""
