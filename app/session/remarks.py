"""What computer players with a character say: short remarks at few moments, one player at a time. No Qt.

A remark depends only on what an onlooker saw: who sits there, cards that went from one seat to another, the end of the
game, and that somebody is thinking for long. So it gives nothing away about a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from app.engine import Event, Step
from app.engine.game import Game
from app.session.seats import PLAIN
from app.session.sitting import Sitting
from app.wording import t
from app.wording.names import Name

Occasion = Literal["sits", "loses", "waits", "wins", "beaten"]
"""Occasions for a remark: the first card, a loss of many cards to another seat, a person's long thought, the end."""

WAYS = 2
"""How many ways each character has to say something on each occasion."""

BIG = 3
"""The fewest cards, taken together by another seat, that count as a big loss."""

EVERY = 12
"""The fewest gestures between two remarks about the play."""


class Remark(NamedTuple):
    """Who says something, what they are called, and the words."""

    seat: int
    who: Name
    words: str

    @property
    def sentence(self) -> str:
        """The remark with the name of the player who makes it."""
        return t("remark.said", who=self.who, words=self.words)


class Remarks:
    """The remarks at one table, each made once."""

    def __init__(self, sitting: Sitting) -> None:
        """Start as if nothing had been said at this table, however far the game has come."""
        self._sitting = sitting
        self._loss: int | None = None
        self._last = 0
        self._made: set[Occasion] = set()

    def heard(self, step: Step) -> None:
        """Take a gesture that was made; it may have cost a computer player many cards."""
        lost = cards_lost(step.before.game, step.told(None))
        most = max(self._talkers, key=lambda seat: lost.get(seat, 0), default=None)
        self._loss = most if most is not None and lost.get(most, 0) >= BIG else None

    def forget(self) -> None:
        """Drop the remark that was about to be made, because it is out of date."""
        self._loss = None

    def due(self) -> Remark | None:
        """Return the remark to make now that it is a person's turn. One that is not made now is never made."""
        sitting, seat = self._sitting, self._loss
        done = len(sitting.record.done)
        if not any(one.seat in sitting.persons for one in sitting.record.done):
            return self._once("sits", self._drawn)
        if seat is None or (self._last and done - self._last < EVERY):
            return None
        self._last = done
        return self._remark("loses", seat)

    def waited(self) -> Remark | None:
        """Return what is said to a person who has been thinking for long; once a game."""
        return self._once("waits", self._drawn)

    def ended(self) -> Remark | None:
        """Return what is said when the game is over: by a winner, else by one who was beaten; None if nobody won."""
        result = self._sitting.record.position.result
        if result is None or not result.winners:
            return None
        winners = [seat for seat in self._talkers if seat in result.winners]
        return self._remark("wins", winners[0]) if winners else self._remark("beaten", self._drawn)

    # Who speaks

    @property
    def _talkers(self) -> list[int]:
        """The seats of the computer players that say anything."""
        seated = self._sitting.seated
        return [seat for seat in self._sitting.computers if seated[seat].character != PLAIN]

    @property
    def _drawn(self) -> int | None:
        """One of `_talkers`, always the same at this table."""
        talkers = self._talkers
        return talkers[self._sitting.salt % len(talkers)] if talkers else None

    def _once(self, occasion: Occasion, seat: int | None) -> Remark | None:
        if seat is None or occasion in self._made:
            return None
        self._made.add(occasion)
        return self._remark(occasion, seat)

    def _remark(self, occasion: Occasion, seat: int | None) -> Remark | None:
        if seat is None:
            return None
        sitting = self._sitting
        way = 1 + (sitting.salt // 7 + len(sitting.record.done)) % WAYS
        one = sitting.seated[seat]
        return Remark(seat, one.called, t(f"remark.{one.character}.{occasion}.{way}"))


def cards_lost(game: Game, events: list[Event]) -> Mapping[int, int]:
    """Return how many cards each seat lost to other seats in these events, not counting those it gave away itself."""
    lost: dict[int, int] = {}
    actor: int | None = None
    for event in events:
        if event.code == "acted":
            actor = event.seat
        source, target = game.zones.get(event.source), game.zones.get(event.goal)
        if source is None or target is None or source.owner is None or target.owner in (None, source.owner):
            continue
        if source.owner != actor:
            lost[source.owner] = lost.get(source.owner, 0) + len(event.cards)
    return lost
