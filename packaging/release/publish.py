"""Checksums of what was made, and the release on GitHub.

`python3 dev.py package release sums` writes dist/SHA256SUMS with every download in dist. `... release publish v0.1.0`
checks that nothing is missing, writes the sums, and makes a draft of a release with all of it.

Only the makers can see a draft; a person looks it over and publishes it. This needs `gh`, GitHub's own program, with
its `GH_TOKEN`, and otherwise only Python's own library.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from app import __version__

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"
DOWNLOADS = {
    "Windows": "*-windows-x64-setup.exe",
    "macOS, Apple's processors": "*-macos-apple.dmg",
    "macOS, Intel": "*-macos-intel.dmg",
    "Debian, Ubuntu, Mint": "*.deb",
    "any Linux": "*.tar.xz",
}
"""What a release consists of: for whom each file is, and the pattern of its name."""


class Refused(Exception):
    """A release cannot be made; `str(error)` says why in one sentence."""


def downloads(folder: Path) -> list[Path]:
    """Every file of a folder that people download, by name."""
    return sorted({path for pattern in DOWNLOADS.values() for path in folder.glob(pattern) if path.is_file()})


def missing(folder: Path, version: str = __version__) -> list[str]:
    """Those for whom this version has no download."""
    found = downloads(folder)
    return [
        who for who, pattern in DOWNLOADS.items() if not [p for p in found if p.match(pattern) and version in p.name]
    ]


def digest(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal digits."""
    with file.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()


def write_sums(folder: Path) -> Path:
    """Write the sums of all downloads in the form that `sha256sum --check` reads. Raises Refused if there are none."""
    files = downloads(folder)
    if not files:
        raise Refused("There are no downloads in dist yet.")
    made = folder / SUMS
    made.write_bytes("".join(f"{digest(file)}  {file.name}\n" for file in files).encode())
    return made


def publish(tag: str, folder: Path) -> None:
    """Make the draft of a release of this tag, with all downloads and their sums. Raises Refused."""
    if tag != f"v{__version__}":
        raise Refused(f"The tag {tag} is not that of this version, v{__version__}.")
    lacking = missing(folder)
    if lacking:
        raise Refused(f"There is no download yet for: {'; '.join(lacking)}.")
    strange = [file.name for file in downloads(folder) if __version__ not in file.name]
    if strange:
        raise Refused(f"These are of another version: {', '.join(strange)}.")
    sums = write_sums(folder)
    if shutil.which("gh") is None or not os.environ.get("GH_TOKEN"):
        raise Refused("The release was not made: it takes the program gh and GH_TOKEN.")
    notes = "SHA-256:\n\n```\n" + sums.read_text("utf-8") + "```\n"
    words = ["gh", "release", "create", tag, "--verify-tag", "--draft", "--title", f"Kupa {__version__}"]
    files = [str(file) for file in (*downloads(folder), sums)]
    if subprocess.run([*words, "--notes-file", "-", *files], input=notes.encode()).returncode:
        raise Refused("gh could not make the release.")


def misunderstood(words: Sequence[str]) -> str:
    """Why a command line is not understood; empty where it is."""
    understood = list(words) == ["sums"] or (len(words) == 2 and words[0] == "publish")
    return "" if understood else "One of these: sums, publish TAG."


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; returns the exit code."""
    if refusal := misunderstood(arguments):
        print(refusal, file=sys.stderr)
        return 2
    try:
        if arguments[0] == "sums":
            print(write_sums(DIST).read_text("utf-8"), end="")
        else:
            publish(arguments[1], DIST)
    except (Refused, OSError) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
