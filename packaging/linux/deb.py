"""The Debian package: one file that a double click installs on Debian, Ubuntu, Mint and their relatives.

It has no scripts of its own. The menu, the MIME database and the icons are updated by the triggers of the packages they
belong to, and removing the package removes everything that came with it; a person's games are in their home and stay
there.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
from pathlib import Path

import identity
from linux import needs, tree
from linux.tree import Release
from linux.words import english, hebrew

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names for the machines, by Python's names."""
PLAYERS = "pipewire-bin | pulseaudio-utils | alsa-utils"
"""The packages of the programs that play sounds (app/shell/kit/sound.py); without one, the game is silent."""


class CannotBuild(Exception):
    """No package can be made here; the text says why in one sentence."""


def architecture() -> str:
    """Debian's name for this machine. Raises CannotBuild."""
    machine = platform.machine()
    if machine not in ARCHITECTURES:
        raise CannotBuild(f"There is no Debian package for {machine}.")
    return ARCHITECTURES[machine]


def control(release: Release, size: int, depends: list[str]) -> str:
    """The control file; `size` in bytes, `depends` as entries of that field."""
    about = [english("about.1"), english("about.2"), english("about.3")]
    about += [hebrew("about.1"), hebrew("about.2"), hebrew("about.3")]
    fields = [
        "Package: kupa",
        f"Version: {release.version}",
        f"Architecture: {architecture()}",
        f"Maintainer: {identity.PUBLISHER} <kupa@invalid>",
        *([f"Homepage: {release.page}"] if release.page else []),
        f"Installed-Size: {-(-size // 1024)}",
        f"Depends: {', '.join(depends)}",
        f"Recommends: {PLAYERS}",
        "Section: games",
        "Priority: optional",
        f"Description: {english('summary')}",
    ]
    # A line of its own for each paragraph, and a line with a dot between them.
    return "\n".join([*fields, *"\n .\n".join(f" {text}" for text in about).split("\n")]) + "\n"


def copyright_file(components: str) -> str:
    """The file share/doc/kupa/copyright: our licence, and where those of the parts are."""
    licence = (tree.ROOT / "LICENSE").read_text("utf-8")
    where = "The texts named below are in the folder licences beside this file."
    return f"Kupa\n====\n\n{licence}\n\n{where}\n\n{components}"


def changelog(release: Release) -> str:
    """The changelog, which says what changed since the last package: that this one was made from these sources."""
    made = release.day.strftime("%a, %d %b %Y 00:00:00 +0000")
    return (
        f"kupa ({release.version}) stable; urgency=low\n\n  * Release {release.version}.\n\n"
        f" -- {identity.PUBLISHER} <kupa@invalid>  {made}\n"
    )


def sums(folder: Path) -> str:
    """The file md5sums of a package's folder."""
    lines = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts:
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {path.relative_to(folder).as_posix()}\n")
    return "".join(lines)


def name(release: Release) -> str:
    """The name of the package file."""
    return f"kupa_{release.version}_{architecture()}.deb"


def lay(folder: Path, bundle: Path, release: Release) -> None:
    """Make the folder that becomes the package. Raises CannotBuild, KeyError for an unknown library."""
    shutil.rmtree(folder, ignore_errors=True)
    usr = folder / "usr"
    tree.lay(usr, bundle, release)
    documents = usr / "share" / "doc" / "kupa"
    components = (documents / "licences" / tree.COMPONENTS).read_text("utf-8")
    (documents / "copyright").write_text(copyright_file(components), "utf-8")
    tree.write_gzip(documents / "changelog.gz", changelog(release))
    depends = needs.depends(needs.of_bundle(usr / "lib" / "kupa"))
    (folder / "DEBIAN").mkdir()
    (folder / "DEBIAN" / "control").write_text(control(release, tree.size_of(usr), depends), "utf-8")
    (folder / "DEBIAN" / "md5sums").write_text(sums(folder), "utf-8")
    tree.straighten(folder, release.moment)


def pack(folder: Path, target: Path, moment: int, level: int = 9) -> None:
    """Pack a laid folder, at this level of xz.

    Raises CannotBuild where `dpkg-deb` is missing, CalledProcessError where it refuses.
    """
    if shutil.which("dpkg-deb") is None:
        raise CannotBuild("A Debian package is made by dpkg-deb; on other systems their package `dpkg` has it.")
    # One thread: the number of threads shows in the file.
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment), "DPKG_DEB_THREADS_MAX": "1"}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", str(folder), str(target)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def build(bundle: Path, target: Path, work: Path, release: Release) -> Path:
    """Make the package of a bundle in the folder `target`; returns the file. Raises CannotBuild."""
    folder = work / "deb"
    lay(folder, bundle, release)
    file = target / name(release)
    pack(folder, file, release.moment)
    shutil.rmtree(folder)
    return file
