"""Ctrl-C while a command is at work: it asks the command to stop at a point where that does no harm."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stop:
    """Remembers whether somebody has pressed Ctrl-C."""

    asked = False


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Make Ctrl-C ask the command to stop while this is open; pressed again, it ends the program as usual."""
    stop = Stop()
    before = signal.getsignal(signal.SIGINT)
    if before in (signal.SIG_IGN, None):
        # The command was started in the background, where Ctrl-C is meant for other programs.
        yield stop
        return

    def pressed(number: int, frame: FrameType | None) -> None:
        stop.asked = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, pressed)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
