"""The files of Kupa as they lie in a system: the bundle in lib/kupa, what desktops read below share.

`lay` puts them under a prefix folder (`usr` in a package, `/app` in a Flatpak). Times are those of the release, names
are sorted, permissions are the usual ones: the same sources and bundle give the same tree.
"""

from __future__ import annotations

import datetime
import gzip
import os
import shutil
from pathlib import Path
from typing import NamedTuple

import identity
from linux import desktop

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of the icons, as the folders of hicolor are named."""
COMPONENTS = "COMPONENTS.txt"


class Release(NamedTuple):
    """What is released: the version; when, in seconds since 1970; the address of the releases, or empty."""

    version: str
    moment: int
    page: str = ""

    @property
    def day(self) -> datetime.date:
        """The day of the release, in UTC."""
        return datetime.datetime.fromtimestamp(self.moment, datetime.UTC).date()


def lay_share(prefix: Path, release: Release) -> None:
    """Write menu entry, MIME type, icons, AppStream data and manual page below `prefix`/share."""
    share = prefix / "share"
    data = desktop.metainfo(release.version, release.day, release.page)
    texts = {
        f"applications/{identity.APPLICATION_ID}.desktop": desktop.entry(),
        f"mime/packages/{identity.APPLICATION_ID}.xml": desktop.mime(),
        f"metainfo/{identity.APPLICATION_ID}.metainfo.xml": data,
    }
    for name, text in texts.items():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    write_gzip(share / "man/man6/kupa.6.gz", desktop.manual(release.version, release.day))
    for size in SIZES:
        for picture, folder, name in (
            ("kupa", "apps", identity.APPLICATION_ID),
            ("kupa-file", "mimetypes", desktop.icon_of_files()),
        ):
            target = share / f"icons/hicolor/{size}x{size}/{folder}/{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ICONS / f"{picture}-{size}.png", target)


def lay(prefix: Path, bundle: Path, release: Release) -> None:
    """Put the bundle and all that desktops read below `prefix`, which may be empty or not exist yet."""
    home = prefix / "lib" / "kupa"
    shutil.copytree(bundle, home, symlinks=True)
    licences = prefix / "share" / "doc" / "kupa" / "licences"
    licences.parent.mkdir(parents=True)
    # They are there only once: beside the documents of other programs, where people look for them.
    shutil.move(home / "_internal" / "licences", licences)
    (prefix / "bin").mkdir()
    (prefix / "bin" / desktop.COMMAND).symlink_to("../lib/kupa/kupa")
    lay_share(prefix, release)


def write_gzip(path: Path, text: str) -> None:
    """Write a text compressed, without the time and the name in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def straighten(folder: Path, moment: int) -> None:
    """Give everything below a folder the usual permissions and the time of the release."""
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            runs = path.is_dir() or bool(path.stat().st_mode & 0o100)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def size_of(folder: Path) -> int:
    """The size of all files below a folder, in bytes."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
