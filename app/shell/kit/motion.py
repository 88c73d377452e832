"""Whether the system asks programs to reduce motion. Qt 6.11 does not tell, so each system is asked in its own way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache

ASKED: dict[str, tuple[Sequence[str], str]] = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""By platform: the command that asks, and the answer that means reduced motion."""
PATIENCE_S = 1.0
SPI_GETCLIENTAREAANIMATION = 0x1042


def answer(command: Sequence[str]) -> str:
    """The output of a command; empty if it is missing, fails, or takes too long."""
    import shutil
    import subprocess  # loads threads and selectors, which nothing else at the start needs

    if shutil.which(command[0]) is None:
        return ""
    try:
        done = subprocess.run(
            list(command), capture_output=True, encoding="utf-8", errors="replace", timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def asks_for_little(platform: str, ask: Callable[[Sequence[str]], str] = answer) -> bool:
    """Whether a system with this name in `sys.platform` asks for reduced motion."""
    if platform == "win32":
        return _windows()
    known = ASKED.get(platform)
    return known is not None and ask(known[0]) == known[1]


def _windows() -> bool:
    """Whether animations are switched off in Windows."""
    import ctypes

    user32 = getattr(getattr(ctypes, "windll", None), "user32", None)
    moves = ctypes.c_int(1)
    if user32 is not None:
        user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(moves), 0)
    return not moves.value


@cache
def system_is_still() -> bool:
    """Whether this system asks for reduced motion; asked only once."""
    return asks_for_little(sys.platform)
