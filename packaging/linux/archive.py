"""The archive: a folder that runs from anywhere, for every other Linux and for a memory stick.

What desktops read lies in its folder `share`, for whoever makes a package of it (as the Flatpak here does).
"""

from __future__ import annotations

import lzma
import platform
import shutil
import tarfile
from pathlib import Path

from linux import needs, tree
from linux.tree import Release
from linux.words import english, hebrew

PARAGRAPHS = ("readme.start", "readme.kept", "readme.remove", "readme.needs", "readme.licences")


def name(release: Release) -> str:
    """The name of the archive's folder; the archive itself adds `.tar.xz`."""
    return f"kupa-{release.version}-linux-{platform.machine()}"


def readme(release: Release, glibc: str) -> str:
    """README.txt, in English and in Hebrew."""
    blocks = []
    for say in (english, hebrew):
        title = f"{say('name')} {release.version}"
        paragraphs = [say(one, glibc=glibc) for one in PARAGRAPHS]
        blocks.append("\n\n".join([f"{title}\n{'=' * len(title)}", say("about.1"), *paragraphs]))
    return "\n\n\n".join(blocks) + "\n"


def lay(folder: Path, bundle: Path, release: Release) -> None:
    """Make the folder that is packed."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder, symlinks=True)
    shutil.move(folder / "_internal" / "licences", folder / "licences")
    glibc = needs.of_bundle(bundle).glibc
    (folder / "README.txt").write_text(readme(release, glibc), "utf-8")
    shutil.copyfile(tree.ROOT / "LICENSE", folder / "LICENSE")
    tree.lay_share(folder, release)
    tree.straighten(folder, release.moment)


def owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An archive entry without the builder's name."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def pack(folder: Path, target: Path) -> None:
    """Pack a folder with everything in it, sorted, into a .tar.xz."""
    with lzma.open(target, "wb", preset=9) as packed, tarfile.open(fileobj=packed, mode="w|") as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            inside = Path(folder.name, path.relative_to(folder)).as_posix()
            archive.add(path, inside, recursive=False, filter=owned_by_nobody)


def build(bundle: Path, target: Path, work: Path, release: Release) -> Path:
    """Make the archive of a bundle in the folder `target`; returns the file."""
    folder = work / name(release)
    lay(folder, bundle, release)
    file = target / f"{folder.name}.tar.xz"
    pack(folder, file)
    shutil.rmtree(folder)
    return file
