"""The paths of the program's files (pages, sounds, lessons, catalogues), in a checkout and in the bundle."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def root() -> Path:
    """Return the folder that contains `resources` and `i18n`: the bundle's, or the checkout's."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def resource(*parts: str) -> Path:
    """Return the path of a shipped file or folder: `resource("i18n")`, `resource("resources", "rules", "he")`.

    It need not exist.
    """
    return root().joinpath(*parts)
