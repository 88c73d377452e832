"""What a Linux library or program asks of others: the names it is linked with, and the versions of their symbols.

Read from the file itself, so that it is true of the file and not of the machine it lies on, as with `ldd`.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_DYNAMIC, _VERSIONS = 6, 0x6FFFFFFE
"""Section types: the dynamic section, and the versions that are needed."""
_NEEDED = 1
"""The tag of an entry of the dynamic section that names a library."""


class Asks(NamedTuple):
    """`libraries` by name (libc.so.6); `versions` of their symbols by library: {"libc.so.6": {"GLIBC_2.34"}}."""

    libraries: tuple[str, ...]
    versions: dict[str, set[str]]


def is_elf(path: Path) -> bool:
    """Whether a file is a Linux library or program."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def asks(path: Path) -> Asks:
    """What a file needs itself, not through others. Raises ValueError where it is not a file of this kind."""
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
    """The figures of a symbol version, for comparing: GLIBC_2.34 gives (2, 34); empty where there are none."""
    figures = version.rpartition("_")[2].split(".")
    return tuple(int(one) for one in figures) if all(one.isdigit() for one in figures) else ()
