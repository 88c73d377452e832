"""What may be taken back at a table: freely, when all persons agree, or not at all.

A person who plays alone may take back anything. In company, a person may take a gesture back freely until it has shown
somebody something new or another seat has acted. After that all persons have to agree, if there is more than one. A
reveal is never taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.engine import Gesture, Record


class TakeBack(NamedTuple):
    """What taking back would mean: how many gestures, whether all persons must agree, whether it is impossible."""

    gestures: int
    consent: bool
    refused: bool


def own_gestures(done: Sequence[Gesture], seat: int) -> Iterator[int]:
    """Yield the numbers of the gestures that a seat made, from 0, the latest first."""
    return (n for n in range(len(done) - 1, -1, -1) if done[n].seat == seat)


def own_last(record: Record, seat: int | None) -> int | None:
    """Return the number of the last gesture that a seat made, from 0; None if there is none, or no seat."""
    done = record.done
    if seat is None:
        return None
    if record.game.seats == 1:
        return len(done) - 1 if done else None
    return next(own_gestures(done, seat), None)


def take_back(record: Record, seat: int | None) -> TakeBack | None:
    """Return what it would mean if a seat took back its last gesture; None if it made none.

    Finding out whether a gesture revealed something may take a moment (`Record.reveals`).
    """
    first = own_last(record, seat)
    if first is None:
        return None
    done = record.done
    if record.game.seats == 1:
        return TakeBack(1, False, False)
    consent = any(one.learned or one.seat != seat for one in done[first:])
    refused = not may_take_back(record, seat) or any(record.reveals(n) for n in range(first, len(done)))
    return TakeBack(len(done) - first, consent, refused)


def may_take_back(record: Record, seat: int | None) -> bool:
    """Return whether there is something to take back that `take_back` does not plainly refuse."""
    first = own_last(record, seat)
    if first is None:
        return False
    return record.game.seats == 1 or not any(one.surprised for one in record.done[first:])


def may_redo(record: Record, seat: int | None) -> bool:
    """Return whether a seat may redo what was taken back last: only its own gestures, but any if it plays alone."""
    undone = record.undone
    return bool(undone) and (record.game.seats == 1 or undone[-1].seat == seat)
