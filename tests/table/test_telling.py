"""Events in the groups in which they are told."""

from __future__ import annotations

from app.engine import Event
from app.table.telling import beats


def test_what_is_counted_is_told_and_what_only_keeps_the_books_is_not() -> None:
    told = [Event(code, moment, {}) for moment, code in enumerate(("acted", "said", "counted", "now"))]
    assert [[event.code for event in beat] for beat in beats(told)] == [["said"], ["counted"]]


def test_what_happens_in_one_moment_is_told_together() -> None:
    told = [Event("said", 0, {}), Event("shown", 0, {}), Event("said", 1, {})]
    assert [len(beat) for beat in beats(told)] == [2, 1]
