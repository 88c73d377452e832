"""What others do for long is told faster, until the person has acted; at *calm* only what passes without a stop."""

from __future__ import annotations

import pytest

from app.table.telling import HASTE, LONG_MS
from app.wording import use
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

LONG = 60


def told(patient: bool) -> list[tuple[float, float, bool]]:
    """Of each gesture of a long game: how long the others had been acting, how fast it was told then, whose it was."""
    use("en")
    # A game that tells nothing faster of itself.
    table = Table("asirim", 6, 1, patient=patient)
    teller, found, since = table.surface.stage.teller, [], 0.0
    table.opening()
    for one in table.play(LONG):
        assert one.step is not None
        own = one.step.before.turn == table.seat
        since = one.ms if own else since + one.ms
        found.append((since, teller.haste, own))
    return found


def test_a_long_wait_becomes_shorter_until_the_person_acts() -> None:
    found = told(patient=False)
    assert {haste for _, haste, _ in found} == {1.0, HASTE}
    for since, haste, own in found:
        assert haste == 1.0 or since > LONG_MS / 2, "not before it has taken long"
        assert not own or haste == 1.0 or since > LONG_MS / 2, "the person's own act begins anew"
    hurried = [number for number, (_, haste, _) in enumerate(found) if haste > 1]
    after = [found[number][1] for number in range(hurried[0], len(found)) if found[number][2]]
    assert 1.0 in after, "after the person's act it is as fast as usual again"


def test_at_calm_nothing_is_told_faster_because_it_takes_long() -> None:
    assert {haste for _, haste, _ in told(patient=True)} == {1.0}


def test_at_calm_a_row_that_passes_without_a_stop_becomes_quicker_and_its_stop_does_not() -> None:
    use("en")
    table = Table("basa", 4, 3, patient=True)
    table.opening()
    row, stops = list[float](), list[float]()
    for one in table.play(40):
        done = table.record.done[-1]
        if done.seat == table.seat or not str(done.actions[0]).startswith("guess"):
            continue
        assert [said for said in one.said if said.rest.who == done.seat], "each is said"
        (stops if one.waits else row).append(one.ms)
        assert not one.waits or table.surface.stage.teller.haste == 1.0, "after a stop all is as fast as usual again"
    assert len(row) > 20 and row[0] > 2000.0 and sorted(row)[len(row) // 2] < 500.0
    assert stops and min(stops) > 1500.0
