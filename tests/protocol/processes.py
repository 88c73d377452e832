"""The engine as a real process."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = [sys.executable, "-m", "app", "engine"]


def run(lines: bytes, timeout: float = 60) -> subprocess.CompletedProcess[bytes]:
    """Start an engine, give it all its input in one go, and wait until it ends."""
    return subprocess.run(ENGINE, cwd=ROOT, input=lines, capture_output=True, timeout=timeout)


def started() -> subprocess.Popen[bytes]:
    """An engine that waits for its first line, and does not ignore Ctrl-C although the suite may."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            ENGINE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
    finally:
        signal.signal(signal.SIGINT, before)


def answers_of(lines: bytes) -> list[str]:
    """The answers of an engine to these lines; the test fails if the process fails or writes to stderr."""
    done = run(lines)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"\n") or not done.stdout
    return done.stdout.decode("ascii").splitlines()
