"""Whether a process that a test has started still runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def alive(process: int) -> bool:
    """Whether a process with this number exists. On Windows `os.kill` asks nothing: 0 is Ctrl-C there."""
    if sys.platform == "win32":
        # In whatever letters the console has.
        listed = subprocess.run(["tasklist", "/FI", f"PID eq {process}"], capture_output=True).stdout
        return str(process).encode() in listed
    return Path(f"/proc/{process}").exists() if sys.platform == "linux" else process in _all()


def _all() -> list[int]:
    """All processes of the system."""
    return [int(one) for one in subprocess.run(["ps", "-A", "-o", "pid="], capture_output=True).stdout.split()]
