"""Workers of other machines: a Dask cluster behind the same `concurrent.futures.Executor` as local processes.

Dask is an extra (`pip install kupa[dask]`), and is imported only if a scheduler is asked for. The cluster's workers
need the same version of this program. If a worker is lost, the cluster itself has another play its games again; each
game counts once, because its result is asked for once.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from app.lab.processes import Workers

PATIENCE = "10s"
"""How long to wait for the scheduler's answer."""

P = ParamSpec("P")
T = TypeVar("T")


class NoDask(ImportError):
    """The library is not installed."""


class NoScheduler(OSError):
    """Nobody answers at this address; the text says why."""


class Cluster(Workers):
    """The workers of a Dask cluster."""

    def __init__(self, address: str) -> None:
        """Join the cluster whose scheduler has this address. Raises NoDask, NoScheduler."""
        try:
            distributed = importlib.import_module("distributed")
        except ImportError as missing:
            raise NoDask(str(missing)) from missing
        try:
            self._client: Any = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except Exception as error:
            raise NoScheduler(f"{address}: {error or type(error).__name__}") from error
        # The same call with the same arguments gives the same game, but if it is asked for twice it must be played
        # twice.
        self._executor: Executor = self._client.get_executor(pure=False)
        self.workers = max(1, sum(self._client.nthreads().values()))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call a function in a worker of the cluster."""
        return self._executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which goes on without us; tasks that it still has from us are given up."""
        # If nobody waits, the cluster's executor itself cancels what has not been done.
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close(timeout=2)
