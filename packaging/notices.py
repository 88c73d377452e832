"""The licences of everything that a bundle contains, gathered from where each part came from when the bundle is built.

`gather(files, folder)` writes a folder of texts and `COMPONENTS.txt`, which lists them. A file in the bundle is traced
to where the builder took it from:

- a distribution installed by pip: its licence files, or those in `resources/licences` if it brings none (Qt);
- Python's standard library: Python's licence;
- a package of the Debian system that the bundle was built on: the package's copyright file and the name of its source
  package.

A file that cannot be traced stops the build: nothing is shipped without its licence.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
OWN = ROOT / "resources" / "licences"

TEXTS: Mapping[str, tuple[str, ...]] = {
    "PySide6_Essentials": ("qt.txt", "lgpl-3.0.txt", "gpl-3.0.txt"),
    "shiboken6": ("qt.txt", "lgpl-3.0.txt", "gpl-3.0.txt"),
}
"""Distributions that bring no licence files, and which of ours stand in for them."""

STARTER = "pyinstaller"
"""The distribution that every bundle's start file comes from, though the bundle has none of its files unchanged."""

QT_SOURCES = (
    "https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/",
    "https://download.qt.io/official_releases/qt/{minor}/{version}/single/",
)
"""Where the Qt Company keeps the sources of exactly the libraries that are shipped."""

INTRODUCTION = """\
What Kupa {version} is made of
{rule}

Kupa itself is under the MIT licence (kupa/kupa.txt). It brings along the parts listed below, each with its version, its
licence and the folder here in which its texts lie.

Qt and Qt for Python are used under the GNU Lesser General Public License, version 3, unchanged, as libraries of their
own. They may be replaced: put libraries of the same interface in the place of those of the same name

    {libraries}

and start the program again; nothing checks them. Kupa's licence allows changes of the program for this and the study
of it that they ask for. The sources of exactly these versions:

    {sources}

"""


class Part(NamedTuple):
    """One component of the bundle: its name, version, licence in a few words, source, and texts."""

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[Path, ...]


class Untraced(Exception):
    """Files whose origin, and so their licence, is unknown; the message lists them."""


def real(path: str) -> str:
    """Return a path in a form for comparing: without links, and on Windows without regard to capitals."""
    return os.path.normcase(os.path.realpath(path))


def distributions() -> dict[str, metadata.Distribution]:
    """Return the distribution of each file installed by pip, by the file's real path."""
    found = {}
    for one in metadata.distributions():
        for file in one.files or ():
            found[real(str(one.locate_file(file)))] = one
    return found


def licence_files(one: metadata.Distribution) -> tuple[Path, ...]:
    """Return the licence texts that a distribution brings."""
    names = ("license", "licence", "copying", "notice")
    inside = [file for file in one.files or () if ".dist-info" in str(file)]
    found = [Path(str(one.locate_file(file))) for file in inside if file.name.lower().startswith(names)]
    return tuple(path for path in found if path.is_file())


def of_distribution(one: metadata.Distribution) -> Part:
    """Return the part for a distribution. Raises Untraced if no licence text is known."""
    name = one.metadata["Name"]
    texts = tuple(OWN / text for text in TEXTS.get(name, ())) or licence_files(one)
    if not texts:
        raise Untraced(f"{name} brings no licence text, and none is named for it in {Path(__file__).name}")
    told = next((one.metadata[key] for key in ("License-Expression", "License") if key in one.metadata), "see its text")
    pages = [line.partition(",")[2].strip() for line in one.metadata.get_all("Project-URL") or ()]
    return Part(name, one.version, told.splitlines()[0], next(iter(pages), ""), texts)


def of_python() -> Part:
    """Return the part for Python itself."""
    version = sys.version.split()[0]
    source = f"https://www.python.org/downloads/release/python-{version.replace('.', '')}/"
    return Part("Python", version, "PSF-2.0 and others", source, (OWN / "python.txt",))


def debian_package(file: str) -> str:
    """Return the Debian package that a file of the system belongs to; empty if there is none."""
    if not shutil.which("dpkg-query"):
        return ""
    # /lib and /usr/lib are the same folder by now, and the list may know a file under either name.
    other = file.removeprefix("/usr") if file.startswith("/usr/") else f"/usr{file}"
    for path in (file, other):
        done = subprocess.run(["dpkg-query", "--search", path], capture_output=True, encoding="utf-8")
        if done.returncode == 0:
            return done.stdout.splitlines()[0].rpartition(": ")[0]
    return ""


def of_debian(package: str) -> Part:
    """Return the part for a Debian package. Raises Untraced if it has no copyright file."""
    shown = ["dpkg-query", "--show", "--showformat=${source:Package}\t${source:Version}", package]
    source, version = subprocess.run(shown, capture_output=True, encoding="utf-8", check=True).stdout.split("\t")
    name = package.partition(":")[0]
    text = Path("/usr/share/doc", name, "copyright")
    if not text.is_file():
        raise Untraced(f"the package {name} has no file {text}")
    return Part(name, version, "see its text", f"Debian source package {source}, version {version}", (text,))


def parts(files: Iterable[str]) -> list[Part]:
    """Return every part that the files come from, each once, by name. Raises Untraced."""
    installed = distributions()
    python = tuple(real(path) for path in {sys.base_prefix, sys.base_exec_prefix})
    own, venv = real(str(ROOT)), real(sys.prefix)
    found: dict[str, Part] = {}
    lost = []
    made = metadata.distribution(STARTER)
    for part in (of_python(), of_distribution(made)):
        found[part.name] = part
    for file in sorted({real(path) for path in files}):
        if file.startswith(own + os.sep) and not file.startswith(venv + os.sep):
            # These are ours, and there are hundreds: asking Debian about each would take longer than everything else.
            continue
        if file in installed:
            part = of_distribution(installed[file])
        elif package := debian_package(file):
            part = of_debian(package)
            if part.name.startswith(("libpython", "python3")):
                part = of_python()
        elif file.startswith(tuple(f"{path}{os.sep}" for path in python)) and python != (real("/usr"),):
            part = of_python()
        else:
            lost.append(file)
            continue
        found[part.name] = part
    if lost:
        raise Untraced("nothing tells where these come from: " + ", ".join(lost))
    return sorted(found.values(), key=lambda part: part.name.lower())


def gather(files: Iterable[str], folder: Path, version: str, libraries: str) -> list[Part]:
    """Write the parts' texts and a list into an empty `folder`; return the parts. `libraries` says where Qt's are."""
    found = parts(files)
    shutil.rmtree(folder, ignore_errors=True)
    kupa = folder / "kupa"
    kupa.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", kupa / "kupa.txt")
    lines = []
    for part in found:
        place = folder / part.name
        place.mkdir()
        for text in part.texts:
            shutil.copyfile(text, place / (text.name if text.suffix else f"{text.name}.txt"))
        lines += [f"{part.name} {part.version}", f"    licence  {part.licence}"]
        lines += [f"    source   {part.source}"] if part.source else []
        lines += [f"    texts    {part.name}/", ""]
    qt = metadata.version("PySide6_Essentials")
    sources = [address.format(version=qt, minor=qt.rpartition(".")[0]) for address in QT_SOURCES]
    title = f"What Kupa {version} is made of"
    said = INTRODUCTION.format(
        version=version, rule="=" * len(title), libraries=libraries, sources="\n    ".join(sources)
    )
    (folder / "COMPONENTS.txt").write_text(said + "\n".join(lines), "utf-8", newline="\n")
    return found


def temporary() -> Path:
    """Return the folder where a build gathers the texts before they go into the bundle."""
    return ROOT / "build" / f"licences-{sysconfig.get_platform()}"
