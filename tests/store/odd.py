"""Things that may be in the place of a `.kupa` file, and what a person reads about each."""

from __future__ import annotations

import os
import socket
import stat
from pathlib import Path

import pytest

from app.store.files import LARGEST

DEVICES = {"null": (1, 3), "zero": (1, 5)}
"""The devices, with their numbers on Linux."""

if Path("/dev/full").exists():
    # Not on macOS.
    DEVICES["full"] = (1, 7)

READ: dict[str, str] = {
    "missing": "missing.kupa is not there.",
    "folder": "folder.kupa is a folder.",
    "fifo": "fifo.kupa is not an ordinary file. It is left as it was.",
    "socket": "socket.kupa is not an ordinary file. It is left as it was.",
    **{name: f"{name}.kupa is not an ordinary file. It is left as it was." for name in DEVICES},
    "dangling": "dangling.kupa is a link that leads nowhere.",
    "loop": "loop.kupa is a link that leads nowhere.",
    "huge": "huge.kupa is far too large for a game: more than 16 MB.",
    "mark": "mark.kupa is empty.",
}
"""What the program says in English when one of these is opened, by the name that `lay` gives it."""

WRITTEN: dict[str, str] = {
    name: sentence for name, sentence in READ.items() if name in ("folder", "fifo", "socket", "loop", *DEVICES)
}
"""What the program says when a game should be saved in the place of one of these; the others can be written."""


def device(folder: Path, name: str) -> Path:
    """A device to be attacked. The superuser gets a separate node, because nothing would protect the system's."""
    if os.geteuid() != 0:
        return Path("/dev", name)
    own = folder / f"{name}.device"
    try:
        os.mknod(own, stat.S_IFCHR | 0o666, os.makedev(*DEVICES[name]))
    except OSError:
        pytest.skip("the superuser may make no devices here")
    return own


def lay(folder: Path) -> dict[str, Path]:
    """Put one of each into a folder, whose path must be short, because a socket's name has little room."""
    found = {name: folder / f"{name}.kupa" for name in READ}
    found["folder"].mkdir()
    os.mkfifo(found["fifo"])
    for name in DEVICES:
        found[name].symlink_to(device(folder, name))
    found["dangling"].symlink_to(folder / "gone.kupa")
    found["loop"].symlink_to(folder / "back.kupa")
    (folder / "back.kupa").symlink_to(found["loop"])
    with found["huge"].open("wb") as file:
        file.truncate(LARGEST + 1)
    found["mark"].write_bytes(b"\xef\xbb\xbf")
    # Bound by a relative name: the whole path may be longer than the system allows.
    here = Path.cwd()
    os.chdir(folder)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(found["socket"].name)
    finally:
        os.chdir(here)
    return found
