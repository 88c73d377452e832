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
    if sys.platform == "linux":
        return Path(f"/proc/{process}").exists()
    listed = subprocess.run(["ps", "-A", "-o", "pid="], capture_output=True).stdout
    return str(process).encode() in listed.split()
