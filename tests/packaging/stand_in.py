"""Stand-ins for tools of the system that only packages are made with: scripts of Python, on Unix."""

from __future__ import annotations

import sys
from pathlib import Path


def stand_in(path: Path, code: str) -> None:
    """Write a program that runs this code.

    A first line can name no program whose path has a space in it, so a shell starts Python; to Python its words are a
    text that nobody uses.
    """
    path.write_text(f"#!/bin/sh\n'''exec' '{sys.executable}' \"$0\" \"$@\"\n'''\n{code}", "utf-8")
    path.chmod(0o755)
