"""Worker processes of this machine behind a `concurrent.futures.Executor`.

Python's own process executor breaks as a whole if one of its processes dies, and cannot be stopped before the running
tasks are done. Here a process that dies loses only its own task (`WorkerLost`) and is replaced by another, and `end`
stops all of them immediately. A process ignores Ctrl-C: only the process it works for decides. Each process has a
thread that does nothing but wait for it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, ParamSpec, TypeVar

from app.games.patience import leave

FAREWELL = 2.0
"""How many seconds a process has to end by itself."""

P = ParamSpec("P")
T = TypeVar("T")


class WorkerLost(Exception):
    """A process ended by itself while it was at work; the text is its exit code."""


class Workers(Executor):
    """An executor that says how many tasks it carries out at a time (`workers`)."""

    workers: int


@dataclass
class Ask:
    """A task that waits for a process."""

    future: Future[Any]
    call: tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


def processors() -> int:
    """How many processors this machine has."""
    return os.cpu_count() or 1


class Processes(Workers):
    """A pool of `workers` processes, each started when first needed. Tasks and their results must be picklable."""

    def __init__(self, workers: int | None = None) -> None:
        """Set up the pool; no process runs yet."""
        self.workers = workers or processors()
        self._asks: queue.SimpleQueue[Ask | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._running: set[SpawnProcess] = set()
        self._idle = 0
        self._ended = False
        self._closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call a function in a process. Raises RuntimeError after `shutdown`."""
        with self._open():
            future: Future[T] = Future()
            self._asks.put(Ask(future, (fn, args, kwargs)))
            if not self._idle:
                self._start()
            return future

    def warm(self, call: Callable[P, object], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Start all processes now, so that the first task does not wait for one.

        Each makes this call first, to load what later tasks need. Its result is ignored.
        """
        with self._open():
            while self._start(Ask(Future(), (call, args, kwargs))):
                pass

    @contextlib.contextmanager
    def _open(self) -> Iterator[None]:
        """Hold the lock. Raises RuntimeError after `shutdown`."""
        with self._lock:
            if self._closed:
                raise RuntimeError("the processes have been ended")
            yield

    def _start(self, first: Ask | None = None) -> bool:
        """Start one more process, which begins with this task. False if there are as many as there may be."""
        if len(self._threads) >= self.workers:
            return False
        thread = threading.Thread(target=self._serve, args=(first,), name="kupa-lab", daemon=True)
        self._threads.append(thread)
        thread.start()
        return True

    def pids(self) -> list[int]:
        """The ids of the processes that run now."""
        with self._lock:
            return sorted(process.pid for process in self._running if process.pid)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more tasks; the processes end when those already given are done."""
        with self._lock:
            first, self._closed = not self._closed, True
        if cancel_futures:
            self._cancel()
        if first:
            for _ in range(self.workers):
                self._asks.put(None)
        if wait:
            for thread in self._threads:
                thread.join()

    def end(self) -> None:
        """End all processes immediately, whatever they are doing."""
        with self._lock:
            self._ended = True
            running = list(self._running)
        for process in running:
            process.terminate()
        self.shutdown(wait=False, cancel_futures=True)
        for thread in self._threads:
            thread.join(FAREWELL)

    def _cancel(self) -> None:
        """Cancel the tasks that no process has begun."""
        with contextlib.suppress(queue.Empty):
            while True:
                ask = self._asks.get_nowait()
                if ask is not None:
                    ask.future.cancel()
                else:
                    self._asks.put(None)
                    return

    def _serve(self, first: Ask | None) -> None:
        """Run one process at a time, beginning with this task, until no more tasks come."""
        line: Connection | None = None
        process: SpawnProcess | None = None
        while True:
            ask, first = first or self._next(), None
            with self._lock:
                over = ask is None or self._ended
            if over:
                if ask is not None:
                    ask.future.cancel()
                break
            assert ask is not None
            if not ask.future.set_running_or_notify_cancel():
                continue
            try:
                if process is None or line is None:
                    process, line = self._started()
                line.send(ask.call)
                failed, found = line.recv()
            except (EOFError, OSError):
                code = self._buried(process, line)
                process = line = None
                ask.future.set_exception(WorkerLost(str(code)))
            except Exception as error:
                # A task that cannot be pickled never reached the process.
                ask.future.set_exception(error)
            else:
                if failed:
                    ask.future.set_exception(found)
                else:
                    ask.future.set_result(found)
        if line is not None and not self._ended:
            with contextlib.suppress(OSError):
                line.send(None)
        self._buried(process, line)

    def _next(self) -> Ask | None:
        """Wait for the next task; None if there will be no more."""
        with self._lock:
            self._idle += 1
        ask = self._asks.get()
        with self._lock:
            self._idle -= 1
        return ask

    def _started(self) -> tuple[SpawnProcess, Connection]:
        spawn = get_context("spawn")
        line, other = spawn.Pipe()
        process: SpawnProcess = spawn.Process(target=serve, args=(other,), daemon=True)
        with uninterrupted():
            process.start()
        other.close()
        with self._lock:
            self._running.add(process)
            late = self._ended
        if late:
            process.terminate()
        return process, line

    def _buried(self, process: SpawnProcess | None, line: Connection | None) -> int | None:
        """Wait for a process to end, or kill it; returns its exit code."""
        if line is not None and self._ended:
            line.close()
        if process is None:
            return None
        process.join(FAREWELL)
        if process.is_alive():
            process.kill()
            process.join()
        if line is not None and not line.closed:
            line.close()
        code = process.exitcode
        with self._lock:
            self._running.discard(process)
        process.close()
        return code


def serve(line: Connection) -> None:
    """The main loop of a process: calls come in, results go out, until no more are sent. Then the process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A game may print, and standard output belongs to what the command says.
    sys.stdout = sys.stderr
    # If the process it works for is gone, there is nobody to tell.
    with contextlib.suppress(EOFError, OSError):
        while (call := line.recv()) is not None:
            fn, args, kwargs = call
            try:
                answer = False, fn(*args, **kwargs)
            except Exception as error:
                answer = True, error
            line.send(answer)
    leave(0)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """While this is open Ctrl-C waits, and processes started meanwhile never get it, not even while they start.

    Except on Unix, a process ignores it only from the first line of our own code on.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own resource tracker starts with the first process, and unblocks Ctrl-C when it does.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
