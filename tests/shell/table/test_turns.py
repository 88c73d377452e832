"""What the turns of a table are made of, apart from the players: the hour that a game may ask for."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace

import pytest

from app.shell.table import turns


@pytest.mark.parametrize(("hour", "shown"), [(0, 12), (1, 1), (11, 11), (12, 12), (13, 1), (23, 11)])
def test_the_hour_is_what_the_hand_of_a_clock_shows(monkeypatch: pytest.MonkeyPatch, hour: int, shown: int) -> None:
    monkeypatch.setattr(turns, "datetime", SimpleNamespace(now=lambda: datetime(2026, 1, 31, hour, 59)))
    assert turns.outside() == {"hour": shown}
