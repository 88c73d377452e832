"""How long a person's own game may go on by itself."""

from __future__ import annotations

import time

import pytest

from app.games import patience
from app.games.patience import WithoutEnd, within


def go_on(until: float) -> None:
    """Go on until then, much longer than the limit, so that the test ends either way.

    In a frame of its own, as the code of a game is: if Python 3.13 is stopped where a loop jumps back, it looks for a
    handler only in the callers.
    """
    while time.monotonic() < until:
        pass


def test_what_goes_on_for_longer_is_stopped_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.1)
    began = time.monotonic()
    with pytest.raises(WithoutEnd, match="goes on without an end"), within():
        go_on(began + 4)
    assert time.monotonic() - began < 4


def test_what_ends_in_time_is_not_stopped_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.05)
    with within():
        pass
    until = time.monotonic() + 0.15
    while time.monotonic() < until:
        pass
