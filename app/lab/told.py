"""What a seat is told of a step, in the form in which the contract compares it (`app.lab.contract`)."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from app.engine import Event, Step
from app.engine.errors import in_short

ADVICE = {
    "var": 'A var that only one seat may know is sealed: Var(..., secret="sealed") and `p.seal`',
    "said": "`p.say` with `to` tells only some seats",
    "counted": "Cards are shown before they are counted: `p.show`",
    "ended": "Cards are shown before they are counted: `p.show`",
    "moved": "If the rules make this public, `alike.py` says so",
    "acted": "`public` of the rules says what others learn of an action",
}
"""What to do about something that a seat is told and must not be, by the event's code."""

IN_ORDER = "cards of it that are seen go sorted. With the hand in another order"
BY_OPERATIONS = "cards move only by the operations of the position"
"""What to do about a law that is broken otherwise."""


def reader(seat: int | None) -> str:
    """A seat, or an onlooker, as a law names them."""
    return "an onlooker" if seat is None else f"seat {seat}"


def course(step: Step, seat: int | None) -> list[tuple[Any, ...]]:
    """The course of a step without the cards: a secret card may by the rules lead to a shuffle or a word."""
    return [(event.code, event.args.get("code"), event.args.get("zone")) for event in step.told(seat)]


def parting(true: Step, false: Step, seat: int | None, *, advise: bool = True) -> str:
    """The first thing that a seat is told in only one of two steps, as the end of a sentence; or empty.

    With `advise`, what the rules may do about it follows.
    """
    here, there = (list(step.told(seat)) for step in (true, false))
    pairs = zip_longest(here, there)
    one, other = next((pair for pair in pairs if _json(pair[0]) != _json(pair[1])), (None, None))
    if one is None and other is None:
        return ""
    part = _part(one, other)
    said = f"it is told {_in_words(other, part)} instead of {_in_words(one, part)}"
    if not advise:
        return said
    by_itself = [bool(event and event.args.get("forced")) for event in (one, other)]
    if by_itself[0] != by_itself[1]:
        return f"{said}. A move that goes by itself shows that there was no other: `forced` of the rules says which may"
    advice = ADVICE.get("var" if part else one.code if one else "", "")
    return f"{said}. {advice}" if advice else said


def _part(one: Event | None, other: Event | None) -> str:
    """The first var in which the last events of two steps differ, if the same seat then decides the same."""
    if one is None or other is None or one.code != "now" or other.code != "now":
        return ""
    if any(one.args[name] != other.args[name] for name in ("phase", "turn")):
        return ""
    here, there = one.args["vars"], other.args["vars"]
    return next((name for name in (*here, *there) if here.get(name) != there.get(name)), "")


def _json(event: Event | None) -> dict[str, Any] | None:
    return event.to_json() if event is not None else None


def _in_words(event: Event | None, part: str) -> str:
    """An event in a few words; for the last event, which seat decides next, or the value of the var `part`."""
    if event is None:
        return "nothing"
    told = event.to_json()
    if part:
        return f"that var {part} is {in_short(told['vars'].get(part))}"
    if event.code == "acted":
        return f"{told['action']} of seat {told['seat']}" + (" by itself" if told.get("forced") else "")
    if event.code == "now" and told["turn"] is not None:
        return f"that seat {told['turn']} decides in phase {told['phase']}"
    kept = {name: value for name, value in told.items() if name not in ("event", "moment")}
    return f"{event.code} {in_short(kept)}"


def knows(step: Step, seat: int | None, c: int) -> bool:
    """Whether a step made a card known to a seat, even if only for a moment."""
    p = step.position
    text, bit = p.game.cards[c], p.game.bit(seat)
    lies = any(c == x and p.sees(z, i) & bit for z in p.game.zones.values() for i, x in enumerate(p.zones[z.id]))
    known = bool(p.knowledge.holder[c] & bit)
    return lies or known or any(text in event.cards for event in step.told(seat))


def is_handed_a_hand(step: Step, seat: int | None) -> bool:
    """Whether somebody's whole hand came into a zone that this seat sees."""
    zones, bit = step.position.game.zones, step.position.game.bit(seat)
    for event in step.happened:
        into: list[str] = []
        if event.code == "hands-passed":
            into = event.args["zones"]
        elif event.code == "moved-all" and zones[event.args["from"]].kind.value == "hand":
            into = [event.args["to"]]
        if any(step.position.sees(zones[zone], 0) & bit for zone in into):
            return True
    return False
