"""The sentences that pass at *calm*: which of them go on from one gesture to the next."""

from __future__ import annotations

from app.engine import Event
from app.table.passing import Passing
from app.table.prompts import Rest


def acts(*seats: int) -> list[Event]:
    """A gesture in which these seats act, one after the other."""
    return [Event("acted", moment, {"seat": seat, "action": "lay:2S"}) for moment, seat in enumerate(seats)]


def test_a_sentence_goes_on_with_the_seat_that_acted_last_and_with_no_other() -> None:
    for second, goes_on in ((2, True), (1, False)):
        passing = Passing()
        passing.hear(acts(1, 2), 0)
        passing.joined(Rest(words="Tamar draws.", passes="told"), patient=True)
        passing.hear(acts(second), 0)
        assert bool(passing) == goes_on, "an act without a choice followed the first, and that seat goes on"
