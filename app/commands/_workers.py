"""The workers of a command: processes of this machine, or with `--scheduler` the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from app.commands._command_line import Unanswerable
from app.lab.processes import Processes
from app.lab.scheduler import Cluster, NoDask, NoScheduler
from app.wording import t
from app.wording.findings import trouble_sentence


def workers_for(address: str | None, jobs: int) -> Callable[[], Executor]:
    """Return a factory for the workers. A cluster is joined immediately. Raises Unanswerable if that fails.

    Workers are ended after their work, so whoever asks the factory again joins the cluster again.
    """
    if address is None:
        return lambda: Processes(jobs)
    try:
        joined = [Cluster(address)]
    except NoDask as missing:
        raise Unanswerable(t("lab.refused.scheduler")) from missing
    except NoScheduler as error:
        raise Unanswerable(trouble_sentence("scheduler", {"detail": str(error)})) from error
    return lambda: joined.pop() if joined else Cluster(address)
