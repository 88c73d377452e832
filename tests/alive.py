"""Whether a process that a test has started is still running."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def alive(process: int) -> bool:
    """Whether a process with this number exists. On Windows `os.kill` cannot ask that: signal 0 is Ctrl-C there."""
    if sys.platform == "win32":
        # The output is in the console's own encoding.
        listed = subprocess.run(["tasklist", "/FI", f"PID eq {process}"], capture_output=True).stdout
        return str(process).encode() in listed
    return Path(f"/proc/{process}").exists() if sys.platform == "linux" else process in _all()


def _all() -> list[int]:
    """Return the numbers of all processes on the system."""
    return [int(one) for one in subprocess.run(["ps", "-A", "-o", "pid="], capture_output=True).stdout.split()]
