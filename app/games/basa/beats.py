"""Tests of single events of Basa for the code that tells them. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine import Event
from app.games.basa.cards import ACE


def is_ace(event: Event) -> bool:
    """Whether an event turns up the ace of diamonds in the stock."""
    return event.code == "shown" and event.zone == "stock" and event.cards[:1] == (ACE,)


def ends_turn(event: Event) -> bool:
    """Whether a turn ends with this event: temporary places bring their points."""
    return event.code == "counted" and bool(event.args["code"] == "temp")


def misses_turn(event: Event) -> bool:
    """Whether a seat misses its turn by this event."""
    return event.code == "counted" and bool(event.args["var"] == "skip" and int(event.args["by"]) < 0)


def hands_passed(event: Event, before: Iterable[Event]) -> bool:
    """Whether an event shows a seat the hand that it has received, or knows, after hands changed owners."""
    passed = (one.args["zones"] for one in before if one.code == "hands-passed")
    return event.code == "shown" and any(event.zone in zones for zones in passed)


def changes_hands(event: Event) -> bool:
    """Whether cards go from the hand of one seat to another seat."""
    to_a_seat = event.comes_to("hand") or event.comes_to("temp")
    return event.leaves("hand") and to_a_seat and event.giver != event.taker


def goes_back(event: Event, seat: int) -> bool:
    """Whether cards held by this seat go back into the stock."""
    return event.source == f"hand.{seat}" and event.goal == "stock" and bool(event.cards)


def in_return(event: Event, other: Event) -> bool:
    """Whether by these two events cards go from hand to hand and others come back for them at the same moment."""
    if event.code != "moved" or other.code != "moved" or event.moment != other.moment:
        return False
    return (event.source, event.goal) == (other.goal, other.source)
