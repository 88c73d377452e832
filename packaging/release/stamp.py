"""What a release says about itself: where newer ones are found, and its day. app/shell/settings/updates.py reads it.

The address is in no file of the repository. Whoever makes a release gives it in the environment, as
`KUPA_RELEASE_PAGE`; the release workflow takes it from the repository it runs in. Without it there is no stamp, and the
program offers nothing that has to do with newer versions.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path

PAGE = "KUPA_RELEASE_PAGE"
DAY = "SOURCE_DATE_EPOCH"
"""The day of the release in seconds since 1970, instead of now, for builds that must come out identical."""
NAME = "release.json"


class StampRefused(ValueError):
    """A stamp that would be useless; `str(error)` says why in one sentence."""


def page(env: Mapping[str, str] = os.environ) -> str:
    """The address of the releases, or empty. Raises StampRefused for anything that a browser might not open safely."""
    address = env.get(PAGE, "").strip()
    if address and not address.startswith("https://"):
        raise StampRefused(f"{PAGE} has to begin with https://, not {address!r}.")
    return address


def day(env: Mapping[str, str] = os.environ) -> str:
    """The day of the release in ISO form, in universal time."""
    return time.strftime("%Y-%m-%d", time.gmtime(float(env.get(DAY) or time.time())))


def write(folder: Path, env: Mapping[str, str] = os.environ) -> Path | None:
    """Write the stamp into a folder and return the file; without an address, None and no file. Raises StampRefused."""
    file = folder / NAME
    file.unlink(missing_ok=True)
    address = page(env)
    if not address:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"page": address, "date": day(env)}) + "\n", "utf-8")
    return file
