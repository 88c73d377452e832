"""The seconds that a table takes for each act: by game and number of seats, as far as they were measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games import GAMES
from app.lab import table_pace
from app.lab.table_pace import FILE, pace_of


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games that were measured, one of them with two and with five seats."""
    file = tmp_path / "pace.json"
    file.write_text(json.dumps({"one": {"2": 1.0, "5": 4.0}, "other": {"1": 2.0}}), "utf-8")
    monkeypatch.setattr(table_pace, "FILE", file)
    table_pace._measured.cache_clear()
    yield
    table_pace._measured.cache_clear()


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(("seats", "seconds"), [(1, 1.0), (2, 1.0), (3, 1.0), (4, 4.0), (9, 4.0)])
def test_a_number_of_seats_that_was_not_measured_takes_as_long_as_the_nearest_one(seats: int, seconds: float) -> None:
    assert pace_of("one", seats) == (seconds, True)
    assert pace_of("one", seats).minutes(30) == seconds / 2


@pytest.mark.usefixtures("known")
def test_a_game_that_was_not_measured_takes_as_long_as_most() -> None:
    assert pace_of("nobody-knows-it", 3) == (2.0, False)


def test_every_game_was_measured_with_every_number_of_seats() -> None:
    measured = json.loads(FILE.read_text("utf-8"))
    assert {game: [int(n) for n in seats] for game, seats in measured.items()} == {
        game: [*rules.seats()] for game, rules in GAMES.items() if game in measured
    }
    assert len(measured) > 10
