"""What a desktop does when a file is double-clicked: from its name to a type, to a menu entry, to a command.

Read from the databases that the system's triggers have compiled, as the Shared MIME Info, MIME Applications and Desktop
Entry specifications say, as far as one program with one type needs them.
"""

from __future__ import annotations

import configparser
import fnmatch
import shlex
from pathlib import Path


class NoProgram(Exception):
    """No command was found for a file; `str(error)` says what is missing."""


def type_of(name: str, share: Path) -> str:
    """The MIME type of a file by its name. Raises NoProgram."""
    found = []
    for line in (share / "mime" / "globs2").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            weight, kind, pattern = line.split(":")[:3]
            if fnmatch.fnmatch(name.lower(), pattern.lower()):
                found.append((int(weight), len(pattern), kind))
    if not found:
        raise NoProgram(f"no type has the ending of {name}")
    return max(found)[2]


def entry_of(kind: str, share: Path) -> Path:
    """The menu entry of the program that opens a MIME type. Raises NoProgram."""
    cache = configparser.RawConfigParser(delimiters=("=",), strict=False)
    cache.optionxform = str  # type: ignore[assignment,method-assign]
    cache.read(share / "applications" / "mimeinfo.cache", "utf-8")
    for name in cache.get("MIME Cache", kind, fallback="").split(";"):
        if name and (share / "applications" / name).is_file():
            return share / "applications" / name
    raise NoProgram(f"no program opens {kind}")


def fields(entry: Path) -> dict[str, str]:
    """The keys of a menu entry, with their values."""
    file = configparser.RawConfigParser(delimiters=("=",))
    file.optionxform = str  # type: ignore[assignment,method-assign]
    file.read(entry, "utf-8")
    return dict(file["Desktop Entry"])


def command(entry: Path, file: str | None = None) -> list[str]:
    """The words of the command that a menu entry starts, with a file or without."""
    words = []
    for word in shlex.split(fields(entry)["Exec"]):
        if word not in ("%f", "%F", "%u", "%U"):
            words.append(word.replace("%%", "%"))
        elif file is not None:
            words.append(file)
    return words


def opening(file: str, share: Path) -> list[str]:
    """The command of a double click on a file. Raises NoProgram."""
    return command(entry_of(type_of(Path(file).name, share), share), file)
