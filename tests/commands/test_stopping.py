"""Ctrl-C asks a command to stop; pressed again, it ends the program, and afterwards it is what it was."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator

import pytest

from app.commands._stopping import stoppable


@pytest.fixture
def before() -> Iterator[Callable[..., object]]:
    """What Ctrl-C does in a program started by hand; where tests run in the background it is ignored."""
    kept = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield signal.default_int_handler
    signal.signal(signal.SIGINT, kept)


def test_the_first_time_asks_and_the_second_ends(before: object) -> None:
    with pytest.raises(KeyboardInterrupt), stoppable() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.asked
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
    with stoppable() as stop:
        pass
    assert not stop.asked and signal.getsignal(signal.SIGINT) is before


def test_in_the_background_it_is_left_to_other_programs(before: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with stoppable() as stop:
        signal.raise_signal(signal.SIGINT)
    assert not stop.asked and signal.getsignal(signal.SIGINT) is signal.SIG_IGN
