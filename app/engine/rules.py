"""What a game is: the contract that every rules module fulfils.

A rules module reads like its canon page. It declares zones, phases and verbs (`GameInfo`), and has one short method for
each phase and each verb, found by its name:

- `legal_<phase>(p) -> list[Action]`: the legal actions of a phase in which a seat decides,
- `do_<verb>(p, *args) -> None`: what an action does, ending in `p.ask`, `p.goto` or `p.end`,
- `step_<name>(p) -> None`: a step that runs without a decision, reached by `p.goto(name)`,
- `refuse_<verb>(p, *args) -> Reason`: why an action with this verb is not legal in this position.

Kebab-case names become underscores. Rules have no state of their own: everything is in the position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any, ClassVar

from app.engine.actions import Action
from app.engine.cards import HIDDEN, Card, standard_deck
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
from app.engine.errors import Reason, in_short
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
    """Wrap a phase or step for a position with witnesses: it first brings changed faces up to date."""

    def looked(p: Position) -> list[Action] | None:
        p.look()
        return method(p)

    return looked


def _leading(name: str, step: Callable[[Position], None]) -> Callable[[Witnessed], None]:
    """Wrap a step for a position with witnesses: it has to say what comes next, or it would run again and again."""
    looked = _in_sight(step)

    def led(p: Witnessed) -> None:
        p.led = False
        looked(p)
        if not p.led and p.phase == name:
            raise RuntimeError(f"step_{name.replace('-', '_')} says neither by ask, goto nor end what comes next")

    return led


class Rules(ABC):
    """One game's rules. Subclasses have no state; the registry holds one instance of each (`app.games.GAMES`)."""

    info: ClassVar[GameInfo]

    def __init__(self) -> None:
        """Find the methods that the declared phases, verbs and steps need. Raises TypeError if one is missing."""

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
            {
                **{phase: _in_sight(method) for phase, method in phases.items()},
                **{name: _leading(name, step) for name, step in self.steps.items()},
            },
            {name: self._told(name) for name in deeds},
            forced,
        )

    # What is agreed before the first card

    def seats(self) -> range:
        """The numbers of seats the game may have."""
        low, high = self.info.seats
        return range(low, high + 1)

    def options(self, seats: int) -> Sequence[Option]:
        """The options with this many seats, in the page's order."""
        return ()

    def check(self, seats: int, options: Mapping[str, Any]) -> Reason | None:
        """Why these option values, each of which is allowed by itself, do not go together; or None."""
        return None

    def fill(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with values: defaults for those left out, and a number in place of "auto"."""
        return {option.name: options.get(option.name, option.default) for option in self.options(seats)}

    @abstractmethod
    def bound(self, seats: int, options: Mapping[str, Any]) -> int:
        """An upper bound for the number of actions in a game with these options."""

    def deck(self, seats: int, options: Mapping[str, Any]) -> Sequence[Card]:
        """The cards in a fixed order, twins side by side; in this order they lie in the first zone when `setup` begins.

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

        They depend on nothing that this seat cannot know. The list must not be changed.
        """
        ready = p.ready
        if ready is not None:
            return ready
        method = self._legal.get(p.phase)
        return method(p) if method else []

    def complete(self, p: Position) -> None:  # noqa: B027 - most games have nothing to complete
        """Give values to vars that a position may leave out, before anything is done; a bare copy already has them."""

    def apply(self, p: Position, action: Action) -> None:
        """Carry out a legal action; `app.engine.play` runs what follows automatically."""
        self.complete(p)
        self._deeds[action.verb](p, *action.args)

    def _applied(self, verb: str) -> _Deed:
        """The deed of a verb for a game that overrides `apply`."""
        return lambda p, *args: self.apply(p, Action(verb, args))

    def _told(self, verb: str) -> _Deed:
        """The deed of a verb for a forced action before witnesses, which also tells of it."""

        def do(p: Witnessed, *args: str) -> None:
            action = p.game.action(verb, *args)
            p.tell_action(action, forced=True)
            self.apply(p, action)

        return do

    def sound(self, p: Position) -> None:  # noqa: B027 - of some games every position can be
        """Raise ValueError, with the fault as a clause, if zones and vars are each valid but do not go together.

        Called when a position is read, because somebody may have invented it, and for a world dealt from a view that
        was read. A position that comes from play is always sound.
        """

    def forced(self, p: Position, legal: Sequence[Action]) -> Action | None:
        """The action to carry out without asking: the only legal one. Called after an act, never when reading.

        Everybody learns that it was the only one. If that tells something about a hand (one card of the suit that was
        led), a game overrides this to say which moves may be automatic; for None the seat is asked
        (docs/engine.md#the-contract).
        """
        return legal[0] if len(legal) == 1 else None

    def lasted(self, p: Position) -> int | None:
        """How many rounds, turns or deals a finished game had; None if the game counts none (`GameInfo.unit`).

        By default the final value of that var. A game whose var has already gone on to a round that nobody plays
        returns one less.
        """
        return int(p.vars[self.info.unit]) if self.info.unit else None

    # What is seen

    def face(self, p: Position, zone: Zone) -> Faces:
        """Who sees the cards of a zone whose declaration leaves that open; depends only on phase and vars."""
        return zone.face or Face.DOWN

    def public(self, p: Position, action: Action, seat: int | None) -> Action | None:
        """The action as another seat (None: an onlooker) learns it; None if it is not told.

        By default only what is `unseen` is left out.
        """
        spec = self.info.verbs.get((p.phase, action.verb))
        return action if spec is None or not spec.unseen else Action(action.verb, (HIDDEN, *action.args[1:]))

    @property
    def tells_some(self) -> bool:
        """Whether this game's rules themselves decide who learns of an action, and when."""
        own, unseen = type(self), any(spec.unseen for spec in self.info.verbs.values())
        return unseen or own.public is not Rules.public or own.untold is not Rules.untold

    def untold(self, p: Position) -> tuple[Position, Action] | None:
        """The position before the last act, and that act, if the others may not learn of it until the turn is over.

        They go on seeing that position, and are told what has happened since with the next step. None if everything is
        told.
        """
        return None

    def offered(self, view: View, outside: Mapping[str, Any]) -> list[Action] | None:
        """The legal actions narrowed by what lies outside the cards (the hour of the clock); None for all of them."""
        return None

    def misworded(self, p: Position, action: Action) -> Reason | None:
        """Why an action can be legal in no phase: the game is over, the verb unknown, or the number of arguments wrong.

        None if it may be legal. For games whose verbs always take exactly the arguments they declare.
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
        spec = self.info.verbs.get((p.phase, action.verb))
        if spec is None:
            known = any(name == action.verb for _, name in self.info.verbs)
            return self.not_due(p, action) if known else Reason("unknown-verb", (action.verb,))
        if len(action.args) > len(spec.args):
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
        reason = method(p, *action.args) or Reason("not-allowed", (action.verb,))
        if not isinstance(reason, Reason):
            raise TypeError(f"refuse_{action.verb} gives {in_short(reason)}, and should give a Reason")
        return reason

    def not_due(self, p: Position, action: Action) -> Reason:
        """Why a verb of another phase is refused; a game may say what is due instead."""
        return Reason("not-now", (action.verb,))

    def facts(self, view: View) -> list[Fact]:
        """Numbers that a player wants to see beside the cards: sums, counts, what an act would bring.

        A table also asks while it tells what happened: the cards have gone on by then, phase and vars have not.
        """
        return []
