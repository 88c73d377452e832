"""What a bundle asks of the system it is put into: libraries by name, the packages of Debian that have them, glibc.

Read from the files of the bundle (`elf`). A library that is neither in the bundle nor in `PACKAGES` stops the build: no
package may leave out a dependency because nobody noticed it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import elf

PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    # Newer releases have renamed it without changing it.
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
"""The Debian package of each library that a bundle may leave to the system."""

COMPILERS = {(3, 4, 29): "11", (3, 4, 30): "12", (3, 4, 31): "13", (3, 4, 32): "13.1", (3, 4, 33): "14"}
"""The version of libstdc++6 from which on a GLIBCXX version is there."""

BESIDES = ("fonts-dejavu-core", "xkb-data", "hicolor-icon-theme", "shared-mime-info", "desktop-file-utils")
"""What no library tells: a font with Hebrew letters, keyboard layouts, and what the desktop files need."""


class Needs(NamedTuple):
    """The libraries that the bundle lacks, and the newest versions it asks of two of them (`2.34`, `3.4.29`)."""

    libraries: tuple[str, ...]
    glibc: str
    glibcxx: str


def of_bundle(folder: Path) -> Needs:
    """What the files below a folder ask for and do not find among themselves."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and elf.is_elf(path)]
    asked = [elf.asks(path) for path in files]
    there = {path.name for path in files}
    libraries = {name for one in asked for name in one.libraries} - there

    def newest(prefix: str) -> str:
        found = {version for one in asked for names in one.versions.values() for version in names}
        figures = [elf.numbers(version) for version in found if version.startswith(prefix)]
        return ".".join(map(str, max(figures, default=())))

    return Needs(tuple(sorted(libraries)), newest("GLIBC_"), newest("GLIBCXX_"))


def depends(needs: Needs) -> list[str]:
    """The entries of Debian's field Depends, sorted. Raises KeyError for a library whose package is not known."""
    found = {PACKAGES[name] for name in needs.libraries}
    least = {"libc6": needs.glibc}
    if needs.glibcxx:
        figures = tuple(int(one) for one in needs.glibcxx.split("."))
        versions = [version for figure, version in COMPILERS.items() if figure <= figures]
        least["libstdc++6"] = versions[-1] if versions else "9"
    return sorted([f"{name} (>= {least[name]})" if least.get(name) else name for name in found] + list(BESIDES))
