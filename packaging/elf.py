"""What a Linux library or program depends on: the libraries it is linked with, and the versions of their symbols.

This is read from the file itself, so unlike the output of `ldd` it does not depend on the machine.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_DYNAMIC, _VERSIONS = 6, 0x6FFFFFFE
"""Section types: the dynamic section, and the symbol versions needed."""
_NEEDED = 1
"""The tag of an entry of the dynamic section that names a library."""


class Asks(NamedTuple):
    """`libraries` by name (libc.so.6); `versions` of their symbols by library: {"libc.so.6": {"GLIBC_2.34"}}."""

    libraries: tuple[str, ...]
    versions: dict[str, set[str]]


def is_elf(path: Path) -> bool:
    """Return whether a file is a Linux library or program."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def asks(path: Path) -> Asks:
    """Return what a file needs itself, without its libraries' own needs. Raises ValueError for other kinds of file."""
    data = path.read_bytes()
    if data[:4] != b"\x7fELF" or data[4] != 2 or data[5] != 1:
        raise ValueError(f"{path} is not a 64 bit little-endian ELF file")
    table, size, count = struct.unpack_from("<Q", data, 0x28)[0], *struct.unpack_from("<HH", data, 0x3A)
    # type, offset, size, link, info
    sections = [
        struct.unpack_from("<4xI16xQQII", data, table + number * size) for number in range(count)
    ]

    def text(strings: int, at: int) -> str:
        start = sections[strings][1] + at
        return data[start : data.index(b"\0", start)].decode()

    libraries: list[str] = []
    versions: dict[str, set[str]] = {}
    for kind, offset, length, link, info in sections:
        if kind == _DYNAMIC:
            for tag, value in struct.iter_unpack("<qQ", data[offset : offset + length]):
                if tag == _NEEDED:
                    libraries.append(text(link, value))
                elif tag == 0:
                    break
        elif kind == _VERSIONS:
            at = offset
            for _ in range(info):
                entries, file, first, following = struct.unpack_from("<2xHIII", data, at)
                names = versions.setdefault(text(link, file), set())
                entry = at + first
                for _ in range(entries):
                    name, onward = struct.unpack_from("<8xII", data, entry)
                    names.add(text(link, name))
                    entry += onward
                at += following
    return Asks(tuple(libraries), versions)


def numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a symbol version, for comparing: GLIBC_2.34 gives (2, 34); empty if there are none."""
    figures = version.rpartition("_")[2].split(".")
    return tuple(int(one) for one in figures) if all(one.isdigit() for one in figures) else ()
