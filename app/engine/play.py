"""Playing: a new game, a step by one or more actions, and the loop over everything that runs by itself.

Outside the engine positions are values: `play` works on a copy and does everything or nothing. `advance` is the road of
a search: in place, unchecked, without events or knowledge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from app.engine import chance
from app.engine.actions import Action
from app.engine.errors import IllegalAction, NotationError, in_short
from app.engine.events import EVERYBODY, Event
from app.engine.game import agree
from app.engine.position import Position
from app.engine.rules import OVER, Rules
from app.engine.views import as_seen, readable_vars, view

ENDLESS = 10_000
"""More steps than this between two decisions are a defect of the rules."""
_ENDLESS = range(ENDLESS)


class Step(NamedTuple):
    """What actions made of a position: the positions before and after, and what happened, in full.

    `learned` are the seats that came to know a card by it. An act that the others may not learn yet (`Rules.untold`) is
    told to the seat in turn alone: it begins at number `open` of what happened. `late` is what happened in the step
    before and is told to the others only now. `surprised` are the seats that could not have foreseen what they are
    told, because chance was drawn or a card came to light; there may be more of them (`app.engine.foresight`).
    """

    before: Position
    position: Position
    happened: tuple[Event, ...]
    learned: frozenset[int]
    open: int
    late: tuple[Event, ...] = ()
    surprised: frozenset[int] = frozenset()

    @property
    def events(self) -> list[Event]:
        """All events with nothing hidden, but without an action's versions for those who may not know it all."""
        done = [event for event in self.happened if event.code != "acted" or event.to >> event.args["seat"] & 1]
        return [*done, self._now(None, EVERYBODY)]

    def told(self, seat: int | None) -> list[Event]:
        """The events as a seat (None: an onlooker) learns them.

        Moments are numbered without gaps, so that nobody notices that something was told to others only.
        """
        mask = self.position.game.bit(seat)
        late = () if seat is not None and seat == self.before.turn else self.late
        happened = self.happened if seat is not None and seat == self.position.turn else self.happened[: self.open]
        told = [one for event in (*late, *happened) if (one := event.told(mask)) is not None]
        told.append(self._now(seat, mask))
        number = {moment: n for n, moment in enumerate(dict.fromkeys(event.moment for event in told), 1)}
        return [event._replace(moment=number[event.moment]) for event in told]

    def _now(self, seat: int | None, mask: int) -> Event:
        """The last event: phase, turn, every var that changed, and what this reader knows for certain now."""
        before, after = self.before, self.position
        if mask != EVERYBODY:
            before, after = as_seen(before, seat), as_seen(after, seat)
        old, new = readable_vars(before, mask), readable_vars(after, mask)
        args: dict[str, Any] = {
            "phase": after.phase,
            "turn": after.turn,
            "vars": {name: value for name, value in new.items() if name not in old or old[name] != value},
        }
        if mask != EVERYBODY:
            seen = view(after, seat)
            args["knows"] = {
                zone: {str(i): text for i, text in places.items()} for zone, places in seen.knows.items()
            }
            args["sets"] = {zone: list(texts) for zone, texts in seen.sets.items()}
            args["pool"] = list(seen.pool)
        if after.result is not None:
            args["result"] = after.result.to_json()
        return Event("now", self.position.moment + 1, args)


def new_game(
    rules: Rules,
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
    p = Position(agree(rules, seats, options, persons), chance.seeded(seed))
    before = p.copy()
    p.begin_telling()
    rules.setup(p)
    run(p)
    return _step(before, p)


def play(position: Position, *actions: Action | str) -> Step:
    """Carry out actions on a copy: all of them, or none. Raises NotationError, or IllegalAction with the reason."""
    late = _late(position)
    p = position.copy()
    p.begin_telling()
    latest = 0
    for text in actions:
        action = text if isinstance(text, Action) else Action.parse(text)
        check(p, action)
        latest = len(p.log or ())
        _act(p, action)
        run(p)
    return _step(position, p, latest, late)


def _late(position: Position) -> tuple[Event, ...]:
    """What led to this position and has not been told to the others yet."""
    untold = position.game.rules.untold(position)
    if untold is None:
        return ()
    p, action = untold[0].copy(), untold[1]
    p.begin_telling()
    _act(p, action)
    run(p)
    # These moments come before the first one of the step.
    return tuple(event._replace(moment=event.moment - p.moment) for event in p.log or ())


def carry_on(position: Position) -> Step:
    """Run a position that rests in an automatic step on to the next decision."""
    p = position.copy()
    p.begin_telling()
    if p.phase in p.game.rules.steps:
        run(p)
    return _step(position, p)


def check(p: Position, action: Action) -> None:
    """Raise IllegalAction, with the rule that forbids it, unless the action is legal."""
    legal = p.game.rules.legal(p)
    if action not in legal:
        reason = p.game.rules.refusal(p, action)
        raise IllegalAction(str(action), reason, [str(one) for one in legal])


def advance(p: Position, action: Action) -> list[Action]:
    """Carry out a legal action in place, unchecked and without events. Returns the actions that are legal then.

    At the end of the game there are none. The list must not be changed.
    """
    rules = p.game.rules
    p.ready = None
    if p.holder is not None:
        rules.apply(p, action)
        return run(p)
    # What `run` does, without anything that only somebody watching would need.
    passed, deeds, own_forced = rules.road
    args = action.args
    if len(args) == 1:
        # Nearly all actions have one argument, and a call with a star takes twice as long.
        deeds[action.verb](p, args[0])
    else:
        deeds[action.verb](p, *args)
    for _ in _ENDLESS:
        legal = passed[p.phase](p)
        if legal is None:
            continue
        if own_forced is not None:
            due = own_forced(p, legal)
        else:
            due = legal[0] if len(legal) == 1 else None
        if due is None:
            p.ready = legal
            return legal
        deeds[due.verb](p, *due.args)
    raise _endless(p)


def run(p: Position) -> list[Action]:
    """Run everything that follows by itself: steps, turned faces, forced actions, up to a free decision or the end.

    Returns the actions that are legal then.
    """
    rules = p.game.rules
    steps = rules.steps
    telling = p.log is not None
    bare = p.holder is None
    looking = bool(p.game.changing) and not bare
    for _ in _ENDLESS:
        if looking:
            p.look()
        step = steps.get(p.phase)
        if step is not None:
            step(p)
            continue
        if p.phase == OVER:
            return []
        legal = rules.legal(p)
        action = rules.forced(p, legal)
        if action is None:
            if bare:
                p.ready = legal
            return legal
        if telling:
            _act(p, action, forced=True)
        else:
            rules.apply(p, action)
    raise _endless(p)


def _endless(p: Position) -> RuntimeError:
    return RuntimeError(f"{p.game.id} runs on by itself for {ENDLESS} steps in phase {p.phase}")


def _act(p: Position, action: Action, forced: bool = False) -> None:
    """Tell each seat of an action as it may learn it, then carry it out."""
    rules, seat = p.game.rules, p.turn
    if p.log is not None:
        told: dict[str, int] = {}
        for other in (*range(p.game.seats), None):
            public = action if other == seat else rules.public(p, action, other)
            if public is not None:
                told[str(public)] = told.get(str(public), 0) | p.game.bit(other)
        p.moment += 1
        for text, mask in told.items():
            args: dict[str, Any] = {"seat": seat, "action": text}
            if forced:
                args["forced"] = True
            p.log.append(Event("acted", p.moment, args, to=mask))
    rules.apply(p, action)


def _step(before: Position, p: Position, latest: int = 0, late: tuple[Event, ...] = ()) -> Step:
    """Close a step: the log leaves the position. `latest` is where in the log the last action begins."""
    log, p.log = p.log or [], None
    learned, surprised = (
        frozenset(s for s in range(p.game.seats) if mask >> s & 1) for mask in (p.learned, p.learned | p.surprised)
    )
    closed = log and p.game.rules.untold(p) is not None
    return Step(before, p, tuple(log), learned, latest if closed else len(log), late, surprised)
