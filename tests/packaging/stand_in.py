"""Stand-ins for system tools that only packaging uses: Python scripts, on Unix."""

from __future__ import annotations

import sys
from pathlib import Path


def stand_in(path: Path, code: str) -> None:
    """Write a program that runs this code.

    A `#!` line cannot name a program whose path contains a space, so a shell starts Python. For Python the line of the
    shell is an unused string.
    """
    path.write_text(f"#!/bin/sh\n'''exec' '{sys.executable}' \"$0\" \"$@\"\n'''\n{code}", "utf-8")
    path.chmod(0o755)
