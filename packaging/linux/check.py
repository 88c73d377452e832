"""`python3 dev.py package --check`: the downloads tried in a clean Debian, from installation to removal.

Every step prints one line. The first that fails ends the trial with exit code 1, and the system is left in build/trial
to be looked at; otherwise it is thrown away. The person in it has a home with a Hebrew name and a space, and no
network: from the installation of its package on, nothing that Kupa does needs one. With Xvfb on this machine the
windows are real X11 windows, else those of Qt's offscreen platform.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import identity
from app import __version__
from linux import archive, association, build, deb, desktop, tree
from linux.root import HOME, CannotTry, Root
from linux.tree import Release
from release.games import played

TRIAL = build.ROOT / "build" / "trial"
DATA = ".local/share/Kupa"
"""Where Kupa keeps everything, below a person's home."""
SAVED = f"{HOME}/\u05de\u05e9\u05d7\u05e7\u05d9\u05dd"
"""A folder of the person's, for saved games."""
PATIENCE = 60
"""Seconds that a window may take for what is asked of it."""


class Failed(Exception):
    """Something is not as it should be."""


def expect(holds: bool, otherwise: str) -> None:
    """Go on only if this holds. Raises Failed."""
    if not holds:
        raise Failed(otherwise)


@contextlib.contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The environment of programs with a window: on an X server of their own, or offscreen where there is none."""
    if shutil.which("Xvfb") is None:
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read, encoding="utf-8") as told:
            number = told.readline().strip()
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"} if number else {"QT_QPA_PLATFORM": "offscreen"}
    finally:
        server.terminate()
        server.wait()


class Trial:
    """The steps in order. Each is a method, and the first line of its docstring is what is printed."""

    def __init__(self, package: Path, tar: Path, env: dict[str, str]) -> None:
        """`package` and `tar` are the downloads, `env` what windows need."""
        self.root = Root(TRIAL / "root")
        self.package, self.tar, self.env = package, tar, env
        self.games = played()
        self.before: set[str] = set()
        self.kept: set[str] = set()

    @property
    def share(self) -> Path:
        """The folder of the system that desktops read."""
        return self.root.path("usr/share")

    def steps(self) -> list[Callable[[], str]]:
        """All of them."""
        return [
            self.clean, self.dependencies, self.install, self.desktop, self.play, self.open_saved, self.single,
            self.upgrade, self.remove, self.unpack,
        ]  # fmt: skip

    def person(self, *words: str, seconds: float = 300) -> str:
        """The output of a program that the person starts, without a network."""
        return self.root.run(*words, person=True, network=False, env=self.env, seconds=seconds)

    def menu(self) -> list[str]:
        """The command of the menu entry."""
        return association.command(self.share / "applications" / f"{identity.APPLICATION_ID}.desktop")

    def clean(self) -> str:
        """a clean Debian"""
        self.root.make(TRIAL / "cache")
        return f"{len(self.root.files())} files"

    def dependencies(self) -> str:
        """the package's dependencies, and nothing else"""
        field = subprocess.run(
            ["dpkg-deb", "--field", str(self.package), "Depends"], capture_output=True, encoding="utf-8", check=True
        ).stdout.strip()
        self.root.run("apt-get", "update", "--quiet")
        self.root.run("apt-get", "satisfy", "--yes", "--quiet", "--no-install-recommends", field)
        self.before = self.root.files()
        return f"{len(self.before)} files"

    def install(self) -> str:
        """the package is installed, needs nothing more and lies there whole"""
        self._install(self.package)
        status = self.root.run("dpkg-query", "--show", "--showformat=${Status} ${Version}", "kupa")
        expect(status == f"install ok installed {__version__}", f"the package is: {status}")
        changed = self.root.run("dpkg", "--verify", "kupa")
        expect(not changed, f"files are not as they were packed: {changed}")
        new = self.root.files() - self.before
        listed = {name.lstrip("/") for name in self.root.run("dpkg", "--listfiles", "kupa").splitlines()}
        compiled = {name for name in new - listed if not name.startswith(("usr/share/mime", "usr/share/icons"))}
        expect(compiled <= {"usr/share/applications/mimeinfo.cache"}, f"nobody owns {sorted(compiled)}")
        return f"{len(new)} files"

    def _install(self, package: Path) -> None:
        """Install a package file by apt, without the network."""
        inside = self.root.path(f"var/cache/{package.name}")
        shutil.copyfile(package, inside)
        command = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends")
        said = self.root.run(*command, f"/var/cache/{package.name}", network=False)
        inside.unlink()
        expect("0 newly installed" in said or "1 newly installed" in said, f"apt installed more than Kupa:\n{said}")

    def desktop(self) -> str:
        """the desktop knows the program, its files and their pictures"""
        kind = association.type_of("game.kupa", self.share)
        expect(kind == identity.MIME_TYPE, f"a saved game is of type {kind}")
        told = (self.share / "mime" / f"{identity.MIME_TYPE}.xml").read_text("utf-8")
        expect('xml:lang="he"' in told, "the type has no Hebrew name")
        for size in tree.SIZES:
            for name in (f"apps/{identity.APPLICATION_ID}", f"mimetypes/{desktop.icon_of_files()}"):
                icon = self.share / f"icons/hicolor/{size}x{size}/{name}.png"
                expect(icon.is_file(), f"there is no {icon}")
        entry = association.entry_of(kind, self.share)
        tried = association.fields(entry)["TryExec"]
        expect(self.root.run("sh", "-c", f"command -v {tried}").strip() == f"/usr/bin/{tried}", "TryExec is not there")
        return f"{entry.name}: {' '.join(self.menu())}"

    def play(self) -> str:
        """the menu's command plays five moves in each game and saves"""
        self.root.run("mkdir", SAVED, person=True)
        said = self.person(*self.menu(), f"--smoke={SAVED}", *self.games).splitlines()
        expect(said == [f"{game}: 5 moves, saved" for game in self.games], f"it said: {said}")
        self.kept = self.root.of_the_person()
        expect(f"{DATA}/kupa.db" in self.kept, f"the games are not in {DATA}: {sorted(self.kept)}")
        return "; ".join(said)

    def open_saved(self) -> str:
        """a double click on a saved game opens it"""
        return "; ".join(self._open(game) for game in self.games)

    def _open(self, game: str) -> str:
        """Open a saved game by the association's command, and play on."""
        file = f"{SAVED}/{game}.kupa"
        said = self.person(*association.opening(file, self.share), "--smoke").strip()
        # Those of the other seats count too.
        found = re.fullmatch(rf"{game}: opened with (\d+) moves, \d moves", said)
        expect(found is not None and int(found[1]) >= 5, f"it said: {said}")
        return said

    def single(self) -> str:
        """with the window open, a double click hands the file to it, and a crash leaves the next start free"""
        file = f"{SAVED}/{self.games[0]}.kupa"
        for _ in range(2):
            before, sockets = self._unfinished(), self._sockets()
            command = self.root.command(*self.menu(), person=True, network=False, env=self.env)
            first = subprocess.Popen(command, stderr=subprocess.DEVNULL)
            try:
                self._await(lambda: bool(self._sockets() - sockets), "the first copy does not listen")  # noqa: B023
                # A second start that opened a window of its own would not end.
                self.person(*association.opening(file, self.share), seconds=30)
                self._await(lambda: self._unfinished() > before, "the first copy did not open the file")  # noqa: B023
                expect(first.poll() is None, "the first copy has ended")
            finally:
                self.root.kill(first)
        self.kept = self.root.of_the_person()
        return "twice"

    def _sockets(self) -> set[tuple[str, int]]:
        """The sockets of running copies, and those left behind by killed ones."""
        return {(path.name, path.stat().st_ino) for path in self.root.path("tmp").glob("kupa-*")}

    def _await(self, done: Callable[[], bool], otherwise: str) -> None:
        """Wait until something is the case. Raises Failed."""
        until = time.monotonic() + PATIENCE
        while not done():
            expect(time.monotonic() < until, otherwise)
            time.sleep(0.1)

    def _database(self) -> Path:
        return self.root.path(HOME) / DATA / "kupa.db"

    def _unfinished(self) -> int:
        """How many games the person's database has."""
        with contextlib.closing(sqlite3.connect(f"file:{self._database()}?mode=ro", uri=True)) as base:
            return int(base.execute("SELECT count(*) FROM games").fetchone()[0])

    def upgrade(self) -> str:
        """a later version over it: old files go, the person's stay, saved games open"""
        games = self._unfinished()
        later = self._later()
        self._install(later)
        later.unlink()
        version = self.root.run("dpkg-query", "--show", "--showformat=${Version}", "kupa")
        expect(version == f"{__version__}+later", f"the version is {version}")
        home = self.root.path("usr/lib/kupa")
        expect((home / "new.txt").exists() and not (home / "_internal" / "LICENSE").exists(), "old files are left")
        lost = self.kept - self.root.of_the_person()
        expect(not lost, f"of the person's files these are gone: {sorted(lost)}")
        expect(self._unfinished() == games, "games are gone")
        return self._open(self.games[-1])

    def _later(self) -> Path:
        """The same package with a higher version, one file more and one file less."""
        folder = TRIAL / "later"
        shutil.rmtree(folder, ignore_errors=True)
        release = Release(f"{__version__}+later", build.moment())
        deb.lay(folder, build.BUNDLE, release)
        home = folder / "usr" / "lib" / "kupa"
        (home / "_internal" / "LICENSE").unlink()
        (home / "new.txt").write_text("new\n", "utf-8")
        (folder / "DEBIAN" / "md5sums").write_text(deb.sums(folder), "utf-8")
        tree.straighten(folder, release.moment)
        file = TRIAL / deb.name(release)
        deb.pack(folder, file, release.moment, level=1)
        shutil.rmtree(folder)
        return file

    def remove(self) -> str:
        """removed: nothing is left but the person's games"""
        kept = self.root.of_the_person()
        self.root.run("apt-get", "remove", "--yes", "--quiet", "kupa", network=False)
        left = self.root.files() - self.before
        gone = self.before - self.root.files()
        expect(not left, f"left over: {sorted(left)}")
        expect(not gone, f"gone with it: {sorted(gone)}")
        listed = self.root.run("sh", "-c", "dpkg-query --show --showformat='${Status}' kupa 2>/dev/null || true")
        expect("installed" not in listed.replace("not-installed", ""), f"dpkg says: {listed}")
        expect(self.root.of_the_person() == kept, "the person's files have changed")
        return f"{len(kept)} files of the person's"

    def unpack(self) -> str:
        """the archive, unpacked in a folder of the person's, plays without any installation"""
        place = f"{HOME}/\u05d4\u05d5\u05e8\u05d3\u05d5\u05ea \u05e9\u05dc\u05d9"
        folder = self.root.path(place)
        folder.mkdir()
        subprocess.run(["tar", "--extract", "--file", str(self.tar), "--directory", str(folder)], check=True)
        name = archive.name(Release(__version__, 0))
        expect((folder / name / "README.txt").is_file(), "there is no README.txt")
        said = self.person(f"{place}/{name}/kupa", "--smoke", *self.games).splitlines()
        expect(said == [f"{game}: 5 moves" for game in self.games], f"it said: {said}")
        return "; ".join(said)


def downloads() -> tuple[Path, Path]:
    """The package and the archive of this version, made now if they are missing. Raises CannotBuild."""
    release = build.release()
    files = {"deb": build.TARGET / deb.name(release), "tar": build.TARGET / f"{archive.name(release)}.tar.xz"}
    old = [kind for kind, file in files.items() if not file.exists() or file.stat().st_mtime < made()]
    if old:
        build.make(old, release)
    return files["deb"], files["tar"]


def made() -> float:
    """When the bundle was made; 0 where there is none."""
    return (build.BUNDLE / "kupa").stat().st_mtime if build.BUNDLE.is_dir() else 0.0


def main() -> int:
    """Try the downloads; returns 0 if all is as it should be."""
    from linux.root import ready

    try:
        ready()
        package, tar = downloads()
    except (CannotTry, deb.CannotBuild) as why:
        print(why, file=sys.stderr)
        return 1
    with screen() as env:
        trial = Trial(package, tar, env)
        print(f"{package.name} and {tar.name}, windows by {env['QT_QPA_PLATFORM']}", flush=True)
        for step in trial.steps():
            start = time.monotonic()
            name = (step.__doc__ or "").strip()
            try:
                said = step()
            except (Failed, CannotTry, association.NoProgram, subprocess.SubprocessError, OSError) as wrong:
                words = getattr(wrong, "stderr", "") or ""
                print(f"FAILED  {name}: {wrong}\n{words}", file=sys.stderr)
                return 1
            print(f"ok {time.monotonic() - start:5.0f} s  {name} ({said})", flush=True)
    shutil.rmtree(TRIAL / "root")
    return 0
