"""How long a person's own game may run without returning: an endless loop is stopped and reported, not waited for.

This applies in the processes that people look at, where the game's rules are read, tried, carried out and asked what
may be done and seen. Computer players think in another process, and nobody waits long for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer, get_ident

LONGEST = 5.0
"""How long a person's own game may take to be read and begun, for one move and everything that follows, or for one
answer, seconds."""


class WithoutEnd(RuntimeError):
    """A game runs without end."""

    def __init__(self, text: str = "this goes on without an end") -> None:
        """Keep the message this short: the traceback has the line at which the code was stopped."""
        super().__init__(text)


class EndsTheProgram(RuntimeError):
    """A game would end the whole program."""


@contextmanager
def within(seconds: float | None = None) -> Iterator[None]:
    """Raise WithoutEnd in the code of this block, wherever it is, after this many seconds (by default `LONGEST`).

    Only Python code can be stopped; a call into a library runs to its end.
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
    """Make a thread raise WithoutEnd at the line of Python it has reached."""
    import ctypes  # hardly ever needed

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(WithoutEnd))
