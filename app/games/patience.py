"""How long a person's own game may go on by itself: a loop without an end is stopped and told, not waited for.

This holds in the processes that people look at, where the game's rules are read, tried and carried out. Computer
players think in another process, and nobody waits long for them.
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
        """Say no more than this: the place is the line at which the code is stopped, which the traceback has."""
        super().__init__(text)


@contextmanager
def within(seconds: float | None = None) -> Iterator[None]:
    """Raise WithoutEnd in the code within this, wherever it is, once it has taken more seconds than this (`LONGEST`).

    Only Python code can be stopped: a call into a library is waited for.
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
    """Let a thread raise WithoutEnd at the line of Python it has come to."""
    import ctypes  # hardly ever needed

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(WithoutEnd))
