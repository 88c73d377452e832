"""What may be taken back at a table: freely, when all persons agree, or not at all.

A person who plays alone may take back anything. In company, they may do so freely until the gesture has shown somebody
something new or another seat has acted; after that all persons have to agree; a reveal is never taken back.
"""

from __future__ import annotations

from typing import NamedTuple

from app.engine import Record


class TakeBack(NamedTuple):
    """What taking back would mean: how many gestures; whether all persons must agree; whether it is impossible."""

    gestures: int
    consent: bool
    refused: bool


def own_last(record: Record, seat: int | None) -> int | None:
    """The number of the last gesture that a seat made, from 0; None if it made none, or nobody asks."""
    done = record.done
    if seat is None:
        return None
    if record.game.seats == 1:
        return len(done) - 1 if done else None
    return next((n for n in range(len(done) - 1, -1, -1) if done[n].seat == seat), None)


def take_back(record: Record, seat: int | None) -> TakeBack | None:
    """What it would mean if a seat took back what it did last; None if it did nothing.

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
    """Whether there is something to take back and `take_back` does not plainly refuse it."""
    first = own_last(record, seat)
    if first is None:
        return False
    return record.game.seats == 1 or not any(one.surprised for one in record.done[first:])


def may_redo(record: Record, seat: int | None) -> bool:
    """Whether a seat may redo what was taken back last: only its own gestures, but any when it plays alone."""
    undone = record.undone
    return bool(undone) and (record.game.seats == 1 or undone[-1].seat == seat)
