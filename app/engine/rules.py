"""What a game is: the contract that every rules module fills in.

A rules module reads like its canon page. It says what zones, phases and verbs there are (`GameInfo`), and has one short
method for each phase and each verb, found by its name:

- `legal_<phase>(p) -> list[Action]`: the legal actions of a phase in which a seat decides,
- `do_<verb>(p, *args) -> None`: what an action does, ending in `p.ask`, `p.goto` or `p.end`,
- `step_<name>(p) -> None`: a step that runs by itself, reached by `p.goto(name)`,
- `refuse_<verb>(p, *args) -> Reason`: why an action with this verb is not legal here.

Kebab-case names become underscores. Rules have no state of their own: everything is in the position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any, ClassVar

from app.engine.actions import Action
from app.engine.cards import Card, standard_deck
from app.engine.declared import (
    OVER,
    Arg,
    Fact,
    GameInfo,
    Option,
    Result,
    Road,
    Value,
    Var,
    Verb,
    card,
    verb,
)
from app.engine.errors import Reason
from app.engine.position import Position
from app.engine.views import View
from app.engine.witnessed import Witnessed
from app.engine.zones import Face, Faces, Zone

__all__ = [
    "OVER", "Arg", "Fact", "GameInfo", "Option", "Result", "Road", "Rules", "Value", "Var", "Verb", "card", "verb",
]  # fmt: skip

_Phase = Callable[[Position], list[Action]]
_Deed = Callable[..., None]


def _nothing(p: Position) -> list[Action]:
    """The legal actions of a game that is over."""
    return []


def _in_sight(method: Callable[[Position], list[Action] | None]) -> Callable[[Position], list[Action] | None]:
    """The same phase or step for a position with witnesses: it first settles the faces that have changed."""

    def looked(p: Position) -> list[Action] | None:
        p.look()
        return method(p)

    return looked


class Rules(ABC):
    """One game's rules. Subclasses have no state; the registry holds one instance of each (`app.games.GAMES`)."""

    info: ClassVar[GameInfo]

    def __init__(self) -> None:
        """Find the methods that the declared phases, verbs and steps need. A missing one is an error at once."""

        def found(prefix: str, name: str) -> Any:
            method = getattr(self, prefix + name.replace("-", "_"), None)
            if method is None:
                raise TypeError(f"{type(self).__name__} declares {name!r} but has no {prefix}{name}")
            return method

        info = self.info
        self._legal: dict[str, _Phase] = {phase: found("legal_", phase) for phase in info.phases}
        self._deeds: dict[str, _Deed] = {name: found("do_", name) for _, name in info.verbs}
        self.steps: dict[str, Callable[[Position], None]] = {name: found("step_", name) for name in info.steps}
        own = type(self)
        legal = self._legal if own.legal is Rules.legal else dict.fromkeys(info.phases, self.legal)
        deeds = self._deeds if own.apply is Rules.apply else {name: self._applied(name) for name in self._deeds}
        forced = None if own.forced is Rules.forced else self.forced
        phases = {**legal, **self.steps, OVER: _nothing}
        self.road: Road = (phases, deeds, forced)
        self.witnessed_road: Road = (
            {phase: _in_sight(method) for phase, method in phases.items()},
            {name: self._told(name) for name in deeds},
            forced,
        )

    # What is agreed before the first card

    def seats(self) -> range:
        """How many seats the game may have."""
        low, high = self.info.seats
        return range(low, high + 1)

    def options(self, seats: int) -> Sequence[Option]:
        """The options with this many seats, in the page's order."""
        return ()

    def check(self, seats: int, options: Mapping[str, Any]) -> Reason | None:
        """Why these option values, each of which is allowed, do not go together; or None."""
        return None

    def fill(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with values: defaults for those left out, and a number in place of "auto"."""
        return {option.name: options.get(option.name, option.default) for option in self.options(seats)}

    @abstractmethod
    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """No game with these options has more actions than this."""

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The cards in a fixed order, twins side by side; in it they lie in the first zone when `setup` begins.

        By default the 52 cards of a standard pack.
        """
        return standard_deck()

    @abstractmethod
    def zones(self, seats: int, options: Mapping[str, Any]) -> Sequence[Zone]:
        """The zones as patterns, in the page's order; before the set-up the first one holds the deck."""

    # Play

    @abstractmethod
    def setup(self, p: Position) -> None:
        """Shuffle, deal, and go to the first step or decision (docs/notation.md#the-parts-of-a-page)."""

    def legal(self, p: Position) -> list[Action]:
        """The legal actions of the seat in turn, in the order of the page's table; empty when the game is over.

        Depends on nothing that this seat cannot know. The list must not be changed.
        """
        ready = p.ready
        if ready is not None:
            return ready
        method = self._legal.get(p.phase)
        return method(p) if method else []

    def complete(self, p: Position) -> None:  # noqa: B027 - most games have nothing to complete
        """Give values to vars that a position may leave out, before anything is done. In a bare copy they have them."""

    def apply(self, p: Position, action: Action) -> None:
        """Carry out a legal action; what follows by itself is run by `app.engine.play`."""
        self.complete(p)
        self._deeds[action.verb](p, *action.args)

    def _applied(self, verb: str) -> _Deed:
        """What an action with this verb does, for a game that overrides `apply`."""
        return lambda p, *args: self.apply(p, Action(verb, args))

    def _told(self, verb: str) -> _Deed:
        """What a forced action with this verb does before witnesses."""

        def do(p: Witnessed, *args: str) -> None:
            action = p.game.action(verb, *args)
            p.tell_action(action, forced=True)
            self.apply(p, action)

        return do

    def sound(self, p: Position) -> None:  # noqa: B027 - of some games every position can be
        """Raise ValueError, with what is wrong as a clause, where zones and vars are in order but do not go together.

        Asked when a position is read, which somebody may have made up, and of a world dealt from such a view. A
        position that comes from play is sound.
        """

    def forced(self, p: Position, legal: Sequence[Action]) -> Action | None:
        """The action that is carried out without asking: the only legal one. Asked after an act, never when reading.

        All learn that it was the only one. Where that tells of a hand (one card of the suit that was led), a game says
        here which moves may go by themselves; None: the seat is asked (docs/engine.md#the-contract).
        """
        return legal[0] if len(legal) == 1 else None

    def lasted(self, p: Position) -> int | None:
        """How many rounds, turns or deals a game that is over had; None where it counts none (`GameInfo.unit`).

        By default what its var says in the end; one less in a game whose var has gone on to a round that nobody plays.
        """
        return int(p.vars[self.info.unit]) if self.info.unit else None

    # What is seen

    def face(self, p: Position, zone: Zone) -> Faces:
        """Who sees the cards of a zone whose declaration leaves that open: a function of phase and vars alone."""
        return zone.face or Face.DOWN

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """The action as another seat (None: an onlooker) learns it; None: it is not told."""
        return action

    @property
    def tells_some(self) -> bool:
        """Whether the rules say of an action themselves who learns it, and when."""
        own = type(self)
        return own.public is not Rules.public or own.untold is not Rules.untold

    def untold(self, p: Position) -> tuple[Position, Action] | None:
        """The position before the last act, and the act, where the others may not learn of it until the turn is over.

        They go on seeing that position, and are told what has happened since with the next step. None: all is told.
        """
        return None

    def offered(self, view: View, outside: Mapping[str, Any]) -> list[Action] | None:
        """The legal actions narrowed by what lies outside the cards (the hour of the clock); None: all of them."""
        return None

    def misworded(self, p: Position, action: Action) -> Reason | None:
        """Why an action can be legal in no phase: the game is over, or no verb of this name takes so many arguments.

        None if it may be. For games whose verbs always take as many arguments as they declare.
        """
        if p.phase == OVER:
            return Reason("game-over")
        takes = {name: len(spec.args) for (_, name), spec in self.info.verbs.items()}
        if action.verb not in takes:
            return Reason("unknown-verb", (action.verb,))
        if len(action.args) != takes[action.verb]:
            return Reason("wrong-arguments", (action.verb,))
        return None

    def refusal(self, p: Position, action: Action) -> Reason:
        """Which rule forbids an action that is not legal."""
        if p.phase == OVER:
            return Reason("game-over")
        verbs = {name for phase, name in self.info.verbs if phase == p.phase}
        if action.verb not in {name for _, name in self.info.verbs}:
            return Reason("unknown-verb", (action.verb,))
        if action.verb not in verbs:
            return Reason("not-now", (action.verb,))
        if len(action.args) > len(self.info.verbs[p.phase, action.verb].args):
            return Reason("wrong-arguments", (action.verb,))
        method: Callable[..., Reason | None] | None = getattr(
            self, "refuse_" + action.verb.replace("-", "_"), None
        )
        if method is None:
            return Reason("not-allowed", (action.verb,))
        try:
            signature(method).bind(p, *action.args)
        except TypeError:
            return Reason("wrong-arguments", (action.verb,))
        return method(p, *action.args) or Reason("not-allowed", (action.verb,))

    def facts(self, view: View) -> list[Fact]:
        """Numbers that a player wants to see beside the cards: sums, counts, what an act would bring."""
        return []
