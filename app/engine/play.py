"""Playing: a new game, a step by one or more actions, and the loop that runs everything between decisions.

Outside the engine positions are values: `play` works on a copy and is all or nothing. `advance` is for a search: it
changes the position in place, unchecked and without events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from app.engine import chance
from app.engine.actions import Action
from app.engine.asked import GameRules
from app.engine.declared import Road
from app.engine.errors import IllegalAction, NotationError, in_short, kind_of
from app.engine.events import EVERYBODY, Event
from app.engine.game import agree
from app.engine.position import Position
from app.engine.views import as_seen, readable_vars, view
from app.engine.witnessed import Witnessed, witnessed

ENDLESS = 10_000
"""A rules module that takes more steps than this between two decisions is defective."""
_ENDLESS = range(ENDLESS)


class Step(NamedTuple):
    """The result of one or more actions: the positions before and after, and the events, in full.

    If the others may not learn of the last act yet (`Rules.untold`), its events begin at index `open`, and only the
    seat in turn is told of them. `late` are the events of an act in the step before, of which the others are told only
    now. `learned` are the seats that came to know a card. `surprised` are the seats that could not have foreseen what
    they are told, because chance was drawn or a card came to light; it may miss some (`app.engine.foresight`).
    """

    before: Witnessed
    position: Witnessed
    happened: tuple[Event, ...]
    learned: frozenset[int]
    open: int
    late: tuple[Event, ...] = ()
    surprised: frozenset[int] = frozenset()

    @property
    def events(self) -> list[Event]:
        """All events with nothing hidden; an action that several versions tell of appears only once, in full."""
        done = [event for event in self.happened if event.code != "acted" or event.to >> event.args["seat"] & 1]
        return [*done, self._now(None, EVERYBODY)]

    def told(self, seat: int | None) -> list[Event]:
        """The events as a seat (None: an onlooker) learns them.

        Moments are numbered without gaps, so that nobody notices that something was told only to others.
        """
        mask = self.position.game.bit(seat)
        late = () if seat is not None and seat == self.before.turn else self.late
        happened = self.happened if seat is not None and seat == self.position.turn else self.happened[: self.open]
        told = [one for event in (*late, *happened) if (one := event.told(mask)) is not None]
        told.append(self._now(seat, mask))
        number = {moment: n for n, moment in enumerate(dict.fromkeys(event.moment for event in told), 1)}
        return [
            event if event.moment == number[event.moment] else event._replace(moment=number[event.moment])
            for event in told
        ]

    def _now(self, seat: int | None, mask: int) -> Event:
        """The last event: phase, turn, every var that changed, and what this reader is now certain of."""
        before, after = self.before, self.position
        if mask != EVERYBODY:
            before, after = as_seen(before, seat), as_seen(after, seat)
        seen = view(after, seat) if mask != EVERYBODY else None
        old, new = readable_vars(before, mask), readable_vars(after, mask) if seen is None else seen.vars
        args: dict[str, Any] = {
            "phase": after.phase,
            "turn": after.turn,
            "vars": {name: value for name, value in new.items() if name not in old or old[name] != value},
        }
        if seen is not None:
            args["knows"] = {
                zone: {str(i): text for i, text in places.items()} for zone, places in seen.knows.items()
            }
            args["sets"] = {zone: list(texts) for zone, texts in seen.sets.items()}
            args["pool"] = list(seen.pool)
        if after.result is not None:
            args["result"] = after.result.to_json()
        return Event("now", self.position.moment + 1, args)


def new_game(
    rules: GameRules,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    persons: Sequence[Mapping[str, Any]] = (),
) -> Step:
    """Set up a game. The same arguments always give the same game.

    `seed` is a whole number of at most 96 bits. Raises NotationError for a bad agreement or seed.
    """
    if type(seed) is not int or abs(seed) >> chance.SEED_BITS:
        raise NotationError(f"a seed is a whole number of at most {chance.SEED_BITS} bits, not {in_short(seed)}")
    p = Witnessed(agree(rules, seats, options, persons), chance.seeded(seed))
    before = p.copy()
    p.begin_telling()
    rules.setup(p)
    run(p)
    return _step(before, p)


def play(position: Position, *actions: Action | str) -> Step:
    """Carry out actions on a copy: all of them, or none. Raises NotationError or IllegalAction (with the reason)."""
    before = witnessed(position)
    late = _late(before)
    p = before.copy()
    p.begin_telling()
    latest = 0
    for text in actions:
        action = text if isinstance(text, Action) else Action.parse(text)
        check(p, action)
        latest = len(p.log or ())
        _act(p, action)
    return _step(before, p, latest, late)


def _late(position: Witnessed) -> tuple[Event, ...]:
    """The events of the act that the others have not been told of yet; empty if there is no such act."""
    untold = position.game.rules.untold(position)
    if untold is None:
        return ()
    p, action = witnessed(untold[0]).copy(), untold[1]
    p.begin_telling()
    _act(p, action)
    # Number its moments so that they come before the first one.
    return tuple(event._replace(moment=event.moment - p.moment) for event in p.log or ())


def _act(p: Witnessed, action: Action) -> None:
    """Tell each seat what it may learn of an action, and carry it out with everything that follows automatically."""
    p.ready = None
    p.tell_action(action)
    p.game.rules.apply(p, action)
    run(p)


def carry_on(position: Position) -> Step:
    """Run a position that rests in a step on to the next decision; leave any other position as it is."""
    before = witnessed(position)
    p = before.copy()
    p.begin_telling()
    if p.phase in p.game.rules.steps:
        run(p)
    return _step(before, p)


def joined(first: Step, second: Step) -> Step:
    """Join two steps into one: moments are numbered on, and the last event tells what changed since the beginning."""
    shift = first.position.moment
    position = second.position.copy()
    position.moment = second.position.moment + shift
    later = (event._replace(moment=event.moment + shift) for event in second.happened)
    return Step(
        first.before,
        position,
        (*first.happened, *later),
        first.learned | second.learned,
        len(first.happened) + second.open,
        surprised=first.surprised | second.surprised,
    )


def check(p: Position, action: Action) -> None:
    """Raise IllegalAction, with the rule that forbids it, unless the action is legal."""
    legal = p.game.rules.legal(p)
    if not isinstance(legal, list):
        raise RuntimeError(no_list(p, legal))
    if action not in legal:
        if wrong := [one for one in legal if not isinstance(one, Action)]:
            raise RuntimeError(f"{p.game.id} has {kind_of(wrong[0])} among the legal actions of phase {p.phase}")
        reason = p.game.rules.refusal(p, action)
        raise IllegalAction(str(action), reason, [str(one) for one in legal])


def advance(p: Position, action: Action) -> list[Action]:
    """Carry out a legal action in place, unchecked and without events; returns the actions that are then legal.

    At the end of the game there are none. The list must not be changed.
    """
    p.ready = None
    legal = p.ready = run(p, action)
    return legal


def play_out(
    p: Position,
    legal: list[Action],
    choose: Callable[[Position], Action],
    decisions: int,
    var: str = "",
    within: range = range(0),
) -> None:
    """Advance a position again and again by what `choose` chooses; `legal` are the actions legal at the start.

    It stops after `decisions` decisions, at the end of the game, or once the var named `var`, if any, has left the
    range `within`.
    """
    road = p.road
    phases, deeds, forced = road
    read = p.vars
    begun, until = within.start, within.stop
    for _ in range(decisions):
        if not legal or (var and not begun <= read[var] < until):
            break
        verb, args = choose(p)
        p.ready = None
        # Repeats what `run` does, because calling `run` for every decision would take as long as many a deed itself.
        if len(args) == 1:
            deeds[verb](p, args[0])
        else:
            deeds[verb](p, *args)
        found = phases[p.phase](p)
        if found is None or len(found) == 1 or forced is not None:
            found = _settled(p, road, found)
        legal = p.ready = found


def run(p: Position, due: Action | None = None) -> list[Action]:
    """Carry out an action, if one is given, and everything up to the next free decision or the end.

    What follows are steps and forced actions. If the position has witnesses, faces are turned and everything is told.
    Returns the actions that are then legal.
    """
    road = p.road
    phases, deeds, _ = road
    try:
        if due is not None:
            verb, args = due
            if len(args) == 1:
                # Nearly all actions have one argument: spreading a tuple would take longer than many a deed itself.
                deeds[verb](p, args[0])
            else:
                deeds[verb](p, *args)
        return _settled(p, road, phases[p.phase](p))
    except KeyError:
        if p.phase in phases:
            raise
        raise RuntimeError(_no_phase(p)) from None


def no_list(p: Position, legal: Any) -> str:
    """That what is legal in a phase is no list."""
    given = "None" if legal is None else f"a {type(legal).__name__}"
    return f"{p.game.id} has no list of legal actions in phase {p.phase}: {given} is no list"


def _no_phase(p: Position) -> str:
    """That the rules lead to a phase which they do not declare, and which they do."""
    info = p.game.rules.info
    known = f"phases: {', '.join(info.phases)}; steps: {', '.join(info.steps) or 'none'}"
    if p.phase == "":
        return f"{p.game.id} says neither by ask nor by goto what comes next ({known})"
    return f"{p.game.id} has no phase and no step {in_short(p.phase)} ({known})"


def _settled(p: Position, road: Road, legal: list[Action] | None) -> list[Action]:
    """Run all steps and forced actions; returns what is legal then. `legal` is what is legal now, None after a step."""
    phases, deeds, forced = road
    due: Action | None = None
    try:
        for _ in _ENDLESS:
            if legal is not None:
                if forced is not None:
                    due = forced(p, legal)
                    if due is None:
                        return legal
                elif len(legal) == 1:
                    due = legal[0]
                else:
                    return legal
                deeds[due.verb](p, *due.args)
            legal = phases[p.phase](p)
    except TypeError:
        if isinstance(legal, list | None):
            raise
        raise RuntimeError(no_list(p, legal)) from None
    except AttributeError:
        if isinstance(due, Action | None):
            raise
        raise RuntimeError(f"`forced` of {p.game.id} gives an action or None, not {in_short(due)}") from None
    if legal is None and p.phase in p.game.rules.info.phases:
        raise RuntimeError(no_list(p, legal))
    raise RuntimeError(f"{p.game.id} runs on by itself for {ENDLESS} steps in phase {p.phase}")


def _step(before: Witnessed, p: Witnessed, latest: int = 0, late: tuple[Event, ...] = ()) -> Step:
    """Close a step: the log leaves the position. `latest` is the index in it at which the last action begins."""
    log, p.log = p.log or [], None
    known = p.knowledge
    learned, surprised = (
        frozenset(s for s in range(p.game.seats) if mask >> s & 1)
        for mask in (known.learned, known.learned | known.surprised)
    )
    closed = log and p.game.rules.untold(p) is not None
    return Step(before, p, tuple(log), learned, latest if closed else len(log), late, surprised)
