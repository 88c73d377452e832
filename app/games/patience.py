"""How long a person's own game may run without returning: an endless loop is stopped and reported, not waited for.

Whatever such a game is asked is asked through `GUARD`, so nobody who asks has to think of this. Only its judgement
may take its time: computer players think in another process, and nobody waits long for them. A thread that such a game
has begun may go on as long as the process, which `leave` ends.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from inspect import isfunction
from math import inf
from threading import Lock, Thread, Timer, current_thread, get_ident, main_thread
from threading import enumerate as running
from time import monotonic, sleep
from types import CodeType, ModuleType
from typing import Any, NoReturn

from app.games.answers import Promise, promise

LONGEST = 5.0
"""How long a person's own game may take to be read and begun, or for one answer, seconds."""


class WithoutEnd(RuntimeError):
    """A game runs without end."""

    def __init__(self, text: str = "this goes on without an end") -> None:
        """Keep the message this short: the traceback has the line at which the code was stopped."""
        super().__init__(text)


class _Stop(BaseException):
    """Raised in a thread to stop it, where code that goes on after any error does not catch it; becomes WithoutEnd."""


class EndsTheProgram(RuntimeError):
    """A game would end the whole program."""


class WrongAnswer(TypeError):
    """A game answers something of another kind than it was asked for.

    `code` is that of the method. The message quotes nothing: anybody at a table may read it.
    """

    def __init__(self, text: str, code: CodeType) -> None:
        super().__init__(text)
        self.code = code


class Guard:
    """Guards what the person's own games are asked: all methods and properties of the classes in their files.

    A call that lasts longer than `LONGEST` raises WithoutEnd, and one that would end the program raises an error in
    its place: Qt ends without a word. An answer of another kind than `promise` says raises WrongAnswer. `answered` is
    the code that answered last; if the program then fails, it was probably given something wrong.
    """

    def __init__(self) -> None:
        """Guard nothing yet."""
        self.answered: CodeType | None = None
        self._begun: dict[int, float] = {}  # when each thread began to ask what it has not been answered yet
        self._thread: Thread | None = None

    def cover(self, module: ModuleType) -> None:
        """Guard the classes of a module from now on; those that are guarded already stay so."""
        if self._thread is None or not self._thread.is_alive():  # as after a fork
            self._thread = Thread(target=self._watch, daemon=True)
            self._thread.start()
        self.answered = None
        clock = _no_time if module.__name__.endswith(".judgement") else monotonic
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                for name, made in list(vars(kind).items()):
                    method = made.fget if isinstance(made, property) else made
                    if isfunction(method) and method.__code__ is not _HOOK:
                        hook = self.guarded(method, clock, promise(kind, name))
                        setattr(kind, name, hook if made is method else made.getter(hook))

    def guarded(
        self, method: Callable[..., Any], clock: Callable[[], float], promised: Promise | None = None
    ) -> Callable[..., Any]:
        """Guard a method, whose answers have to be what is `promised`."""
        begun = self._begun

        @wraps(method)
        def hook(*args: Any, **named: Any) -> Any:
            thread = get_ident()
            first = thread not in begun
            if first:
                begun[thread] = clock()
            try:
                answer = method(*args, **named)
                if promised is not None and (what := promised.misfit(answer)):
                    raise WrongAnswer(f"`{promised.name}` gives {promised.kind}, not {what}", method.__code__)
            except SystemExit as left:
                raise EndsTheProgram(f"SystemExit: {left}").with_traceback(left.__traceback__) from None
            except _Stop as late:
                if not first:
                    raise
                raise WithoutEnd().with_traceback(late.__traceback__) from None
            finally:
                if first:
                    begun.pop(thread, None)
            self.answered = method.__code__
            return answer

        return hook

    def _watch(self) -> None:
        """Stop whatever guarded method takes too long, again and again in case it catches even that."""
        while True:
            sleep(LONGEST / 5)
            for thread, began in list(self._begun.items()):
                if monotonic() - began > LONGEST and thread in self._begun:
                    _raise_in(thread)


def _no_time() -> float:
    """The time at which something begins that may take as long as it likes."""
    return inf


GUARD = Guard()
_HOOK = GUARD.guarded(_no_time, _no_time).__code__
"""The code that all guarded methods share."""


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
    except _Stop as stopped:
        raise WithoutEnd().with_traceback(stopped.__traceback__) from None
    finally:
        with lock:
            at_work.clear()
        timer.cancel()


def leave(code: int) -> NoReturn:
    """End the process with this exit code, as Python does, but without waiting for a thread that may never end.

    No thread of the program itself has anything left to keep by then, but one that a game has begun may go on for ever.
    """
    if any(not thread.daemon for thread in running() if thread not in (main_thread(), current_thread())):
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            with suppress(AttributeError, OSError, ValueError):  # there is none, it is closed, nobody reads it
                stream.flush()
        os._exit(code)
    sys.exit(code)


def _raise_in(thread: int) -> None:
    """Make a thread stop at the line of Python it has reached."""
    import ctypes  # hardly ever needed

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Stop))
