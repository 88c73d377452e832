"""How long a person's own game may go on by itself: a loop without an end is stopped and told, not waited for.

Only where its rules are read, tried and carried out in a process that people look at. Computer players think elsewhere,
and nobody waits long for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer, get_ident

LONGEST = 5.0
"""Seconds that an own game may take to be read and begun, or for one move and all that follows from it."""


class WithoutEnd(RuntimeError):
    """A game goes on by itself without an end."""

    def __init__(self, text: str = "this goes on without an end") -> None:
        """Raised from outside, where nothing can be said of the place: that is where it is raised."""
        super().__init__(text)


@contextmanager
def within(seconds: float | None = None) -> Iterator[None]:
    """Within this, what this thread is still at work on after so many seconds (`LONGEST`) raises WithoutEnd there.

    Only a loop of Python can be stopped.
    """
    thread = get_ident()
    lock = Lock()
    at_work = [True]

    def late() -> None:
        with lock:
            if at_work:
                _raise_in(thread)

    timer = Timer(LONGEST if seconds is None else seconds, late)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            at_work.clear()
        timer.cancel()


def _raise_in(thread: int) -> None:
    """Let the code that this thread is at raise WithoutEnd."""
    import ctypes  # hardly ever needed

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(WithoutEnd))
