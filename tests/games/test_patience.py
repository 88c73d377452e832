"""How long a person's own game may go on by itself."""

from __future__ import annotations

import sys
import time
from types import ModuleType

import pytest

from app.games import patience
from app.games.patience import GUARD, EndsTheProgram, WithoutEnd, within


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


class Game:
    """What a file of a game might define."""

    def goes_on(self, until: float) -> None:
        """Go on until then, whatever is raised."""
        while time.monotonic() < until:
            try:
                self.once(until)
            except Exception:
                continue

    def once(self, until: float) -> None:
        """Go on until then."""
        go_on(until)

    def leaves(self) -> None:
        """End the program."""
        sys.exit(3)

    @property
    def size(self) -> int:
        """A number that takes time."""
        go_on(time.monotonic() + 4)
        return 1


def covered(name: str) -> Game:
    """The game as the class of a guarded module with this name."""
    module = ModuleType(name)
    module.Game = type("Game", (), {**vars(Game), "__module__": name})  # type: ignore[attr-defined]
    GUARD.cover(module)
    found: Game = module.Game()
    return found


def test_a_method_that_catches_everything_is_stopped_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.1)
    until = time.monotonic() + 10
    with pytest.raises(WithoutEnd):
        covered("own.rules").goes_on(until)
    assert time.monotonic() < until


def test_what_a_game_computes_when_it_is_looked_up_is_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.1)
    with pytest.raises(WithoutEnd):
        _ = covered("own.faces").size


def test_a_judgement_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.05)
    covered("own.judgement").goes_on(time.monotonic() + 0.3)


def test_a_method_that_would_end_the_program_fails() -> None:
    with pytest.raises(EndsTheProgram, match="SystemExit: 3"):
        covered("own.rules").leaves()
