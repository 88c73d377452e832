"""Tests of single events of Basa for the code that tells them. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine import Event
from app.games.basa.cards import ACE


def is_ace(event: Event) -> bool:
    """Whether an event turns up the ace of diamonds in the stock."""
    return event.code == "shown" and event.args["zone"] == "stock" and event.cards[:1] == (ACE,)


def ends_turn(event: Event) -> bool:
    """Whether a turn ends with this event: temporary places bring their points."""
    return event.code == "counted" and bool(event.args["code"] == "temp")


def misses_turn(event: Event) -> bool:
    """Whether a seat misses its turn by this event."""
    return event.code == "counted" and bool(event.args["var"] == "skip" and int(event.args["by"]) < 0)


def hands_passed(event: Event, before: Iterable[Event]) -> bool:
    """Whether an event shows a seat the hand that it has received, or knows, after hands changed owners."""
    zone = event.args.get("zone")
    return event.code == "shown" and any(one.code == "hands-passed" and zone in one.args["zones"] for one in before)


def goes_back(event: Event, seat: int) -> bool:
    """Whether cards held by this seat go back into the stock."""
    return event.args.get("from") == f"hand.{seat}" and event.args.get("to") == "stock" and bool(event.cards)


def in_return(event: Event, other: Event) -> bool:
    """Whether by these two events cards go from hand to hand and others come back for them at the same moment."""
    if event.code != "moved" or other.code != "moved" or event.moment != other.moment:
        return False
    return (event.args["from"], event.args["to"]) == (other.args["to"], other.args["from"])
