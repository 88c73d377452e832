"""What pip may install: only what constraints.txt names, with the checksums given there.

A copy of dev.py sets up a separate folder, with libraries made for the purpose and no package index.
"""

from __future__ import annotations

import io
import json
import os
import re
import tarfile
import venv
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import dev
from tests.sources import loaded

ROOT = Path(__file__).resolve().parents[1]


def test_every_pin_has_checksums() -> None:
    for name, pin in dev.constraints().items():
        sums = [line for line in pin.lines if re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)]
        assert sums, name
        others = [line for line in pin.lines[1:] if line not in sums]
        assert all(line.lstrip().startswith("#") for line in others), name


def test_an_extra_brings_what_it_needs_in_turn_and_nothing_else() -> None:
    def names(*extras: str) -> set[str]:
        return {line.partition("==")[0] for line in dev.pinned(extras) if "==" in line}

    assert names() == {"pyside6-essentials", "shiboken6", "platformdirs", "pillow"}
    assert names("bundle") - names() >= {"pyinstaller", "altgraph", "pefile", "setuptools"}
    assert names("test") - names() >= {"pytest", "iniconfig", "mypy", "sortedcontainers"}
    assert not names("bundle") & {"pytest", "mypy"} and "pyinstaller" not in names("test")
    assert names("test", "bundle") == set(dev.constraints()), "a pin that nothing needs"


def test_the_markers_of_a_pin_are_kept() -> None:
    assert any(line.startswith("pefile==") and "sys_platform == 'win32'" in line for line in dev.pinned(("bundle",)))


def test_the_pins_are_what_the_project_file_asks_for() -> None:
    versions = {name: pin.lines[0].split()[0].partition("==")[2] for name, pin in dev.constraints().items()}
    for line in dev.requirements(("test", "bundle")):
        asked = Requirement(line)
        assert asked.specifier.contains(versions[dev.plain(asked.name)]), line


def wheel(folder: Path, name: str, version: str = "1.0", needs: str = "") -> str:
    """Make a library of one empty module and return its checksum."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n" + (
        f"Requires-Dist: {needs}\n" if needs else ""
    )
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(f"{name}.py", "")
        file.writestr(f"{info}/METADATA", metadata)
        file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{info}/RECORD", "")
    return sha256(path.read_bytes()).hexdigest()


class Shop:
    """A checkout that needs `cloth`, which needs `thread`, which needs `fibre`; and the only source pip may use."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.wheels = folder / "wheels"
        self.wheels.mkdir()
        self.sums = {
            "cloth": wheel(self.wheels, "cloth", needs="thread>=0.5"),
            "thread": wheel(self.wheels, "thread", needs="fibre"),
            "fibre": wheel(self.wheels, "fibre"),
        }
        wheel(self.wheels, "fibre", "1.1")
        (folder / "dev.py").write_bytes((ROOT / "dev.py").read_bytes())
        (folder / "pyproject.toml").write_text(
            '[project]\ndependencies = ["Cloth>=1,<2"]\n[project.optional-dependencies]\ntest = []\nbundle = []\n',
            "utf-8",
        )
        self.dev = loaded(folder / "dev.py")
        for key in [key for key in os.environ if key.startswith("PIP_")]:
            monkeypatch.delenv(key)
        monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
        monkeypatch.setenv("PIP_NO_INDEX", "1")
        monkeypatch.setenv("PIP_FIND_LINKS", str(self.wheels))
        monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
        monkeypatch.setattr(self.dev, "make_venv", self.make_venv)

    def make_venv(self, agree: dev.Agree) -> None:
        """Make a folder `.venv` that borrows the pip of this one, because installing pip takes seconds."""
        venv.create(self.dev.VENV, with_pip=False, symlinks=os.name != "nt")
        import pip

        (site,) = self.dev.VENV.glob("[Ll]ib/**/site-packages")
        (site / "borrowed.pth").write_text(str(Path(pip.__file__).parents[1]), "utf-8")

    def pin(self, fibre_version: str = "1.0", **sums: str) -> None:
        """Write constraints.txt with these checksums instead of those of version 1.0; an empty one is left out."""
        lines = ["# The versions of a test."]
        for name, via in (("cloth", "kupa (pyproject.toml)"), ("fibre", "thread"), ("thread", "cloth")):
            if right := sums.get(name, self.sums[name]):
                version = fibre_version if name == "fibre" else "1.0"
                lines += [f"{name}=={version} \\", f"    --hash=sha256:{right}", f"    # via {via}"]
        (self.folder / "constraints.txt").write_text("\n".join(lines) + "\n", "utf-8")

    def set_up(self) -> tuple[int, str]:
        """Let `dev.py` set up; return what it says and its exit code."""
        try:
            self.dev.prepare()
        except self.dev.Stop as stop:
            return stop.code, str(stop)
        return 0, ""

    def installed(self) -> set[str]:
        return {name for name in self.sums if any(self.dev.VENV.glob(f"[Ll]ib/**/site-packages/{name}.py"))}


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    return Shop(tmp_path, monkeypatch)


@pytest.mark.long
def test_what_has_the_right_checksum_is_installed_and_a_wrong_one_later_leaves_it_there(shop: Shop) -> None:
    shop.pin()
    assert shop.set_up() == (0, "")
    assert shop.installed() == set(shop.sums)
    before = shop.dev.STAMP.read_text("utf-8")
    assert json.loads(before)["pins"] == shop.dev.pins()
    shop.pin(fibre_version="1.1")
    code, said = shop.set_up()
    assert code == 1 and "fibre 1.1" in said
    assert shop.dev.STAMP.read_text("utf-8") == before and shop.installed() == set(shop.sums)


@pytest.mark.long
def test_a_wrong_checksum_stops_the_installation_in_one_sentence(shop: Shop) -> None:
    shop.pin(fibre="0" * 64)
    code, said = shop.set_up()
    assert code == 1 and "fibre 1.0" in said and "constraints.txt" in said and "\n" not in said
    assert not shop.installed(), "not the others either"
    assert not shop.dev.STAMP.exists()


@pytest.mark.long
def test_sources_are_not_built_even_with_the_right_checksum(shop: Shop) -> None:
    (shop.wheels / "fibre-1.0-py3-none-any.whl").unlink()
    archive = shop.wheels / "fibre-1.0.tar.gz"
    ran = shop.folder / "ran"
    files = {
        "PKG-INFO": "Metadata-Version: 2.1\nName: fibre\nVersion: 1.0\n",
        "pyproject.toml": '[build-system]\nrequires = []\nbuild-backend = "builder"\nbackend-path = ["."]\n',
        "builder.py": f"open({str(ran)!r}, 'w').close()\n",
    }
    with tarfile.open(archive, "w:gz") as file:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"fibre-1.0/{name}")
            entry.size = len(text.encode())
            file.addfile(entry, io.BytesIO(text.encode()))
    shop.pin(fibre=sha256(archive.read_bytes()).hexdigest())
    code, _ = shop.set_up()
    assert code == 1 and not shop.installed() and not ran.exists()


@pytest.mark.long
def test_what_is_needed_in_turn_is_not_installed_without_a_checksum(shop: Shop) -> None:
    shop.pin(fibre="")
    code, said = shop.set_up()
    assert code == 1 and "could not be installed" in said and not shop.installed()


def test_a_library_of_the_project_file_that_has_no_pin_is_named(shop: Shop) -> None:
    shop.pin(cloth="")
    code, said = shop.set_up()
    assert code == 1 and "cloth" in said and "constraints.txt" in said and not shop.installed()
