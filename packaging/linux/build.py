"""`python3 dev.py package`: the downloads for Linux, made of the bundle in dist/kupa.

    deb, tar, all   which of them; all is the usual
    --check         try them in a clean Debian, made for this (as root, on Debian)
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from app import __version__
from linux import archive, deb, flatpak, tree
from linux.tree import Release
from release import stamp

ROOT = tree.ROOT
BUNDLE = ROOT / "dist" / "kupa"
TARGET = ROOT / "dist"
WORK = ROOT / "build" / "package"
KINDS = {"deb": deb.build, "tar": archive.build}
"""What can be made, and who makes it."""
LIMIT = 35e6
"""The largest size of a download, in bytes."""


def moment() -> int:
    """The time of the release: SOURCE_DATE_EPOCH (dev.py sets it to the last commit's), else the version file's."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(told) if told.isdigit() else int((ROOT / "app" / "__init__.py").stat().st_mtime)


def release() -> Release:
    """The release to be made now. Raises StampRefused where the address of releases is not an address."""
    return Release(__version__, moment(), stamp.page())


def make(kinds: Sequence[str], of: Release) -> list[Path]:
    """Make these downloads; returns the files. Raises CannotBuild."""
    if not BUNDLE.is_dir():
        raise deb.CannotBuild("There is no bundle yet: python3 dev.py bundle")
    WORK.mkdir(parents=True, exist_ok=True)
    files = []
    for kind in kinds:
        start = time.monotonic()
        file = KINDS[kind](BUNDLE, TARGET, WORK, of)
        size = file.stat().st_size
        print(f"dist/{file.name}: {size / 1e6:.1f} MB, in {time.monotonic() - start:.0f} s", flush=True)
        if size > LIMIT:
            raise deb.CannotBuild(f"{file.name} is larger than {LIMIT / 1e6:.0f} MB.")
        files.append(file)
        if kind == "tar":
            print(f"dist/{flatpak.write(file).name}: a Flatpak of it, for flatpak-builder", flush=True)
    return files


def misunderstood(words: Sequence[str]) -> str:
    """Why a command line is not understood; empty where it is."""
    known = (*KINDS, "all", "--check")
    return "" if len(words) <= 1 and set(words) <= set(known) else f"One of these: {', '.join(known)}."


def main(arguments: Sequence[str]) -> int:
    """Make what is asked for; returns 0, 1 after one sentence, or 2 for a command line that is not understood."""
    if refusal := misunderstood(arguments):
        print(refusal, file=sys.stderr)
        return 2
    words = list(arguments) or ["all"]
    if words == ["--check"]:
        from linux import check

        return check.main()
    try:
        make(list(KINDS) if words[0] == "all" else words, release())
    except (deb.CannotBuild, stamp.StampRefused) as why:
        print(why, file=sys.stderr)
        return 1
    except KeyError as missing:
        print(f"The bundle needs the library {missing}, for which no Debian package is named.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
