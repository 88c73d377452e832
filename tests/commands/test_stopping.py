"""Ctrl-C asks a command to stop; pressed again, it ends the program, and afterwards it is what it was."""

from __future__ import annotations

import signal

import pytest

from app.commands._stopping import stoppable


def test_the_first_time_asks_and_the_second_ends() -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt), stoppable() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.asked
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
    with stoppable() as stop:
        pass
    assert not stop.asked and signal.getsignal(signal.SIGINT) is before
