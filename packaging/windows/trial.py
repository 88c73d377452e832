"""Tries an installer as a person would use it: install, play, save, open the save, update, remove.

It runs on Windows with the real bundle, and with a stand-in also under Wine, where everything but playing can be tried.
It installs into a folder with a Hebrew name, for this user, and leaves nothing of the program behind.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path, PureWindowsPath

import identity
from release.games import played
from windows import build, script
from windows.refusal import Refused

HEBREW_FOLDER = "\u05e7\u05d5\u05e4\u05d4"
"""The program's name in Hebrew letters, without a space: Wine puts an argument with spaces in quotation marks."""
UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{identity.NAME}"
CLASS = rf"HKCU\Software\Classes\.{identity.EXTENSION}"
COMMAND = rf"HKCU\Software\Classes\{identity.NAME}.Game\shell\open\command"
SOON = 60.0
"""Seconds to allow for what continues after a process has ended."""


class Windows:
    """The Windows that this runs on, or the one that Wine provides."""

    def __init__(self, scratch: Path) -> None:
        """`scratch` is a folder for the trial alone. Raises Refused where there is neither."""
        self.env: dict[str, str] = dict(os.environ)
        self.before: list[str] = []
        if os.name != "nt":
            if shutil.which("wine") is None:
                raise Refused("The trial needs Windows, or Wine for a stand-in.")
            self.before = ["wine"]
            self.env |= {"WINEPREFIX": str(scratch / "wine"), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8"}
            self.env.pop("DISPLAY", None)

    @property
    def wine(self) -> bool:
        """Whether this Windows is Wine's."""
        return bool(self.before)

    def run(self, program: Path | str, arguments: str = "", **more: str) -> int:
        """Run a program to its end; returns its exit code. `more` is added to its environment."""
        # A single text on Windows: what NSIS reads after /D= must not be in quotation marks.
        command: str | list[str] = [*self.before, str(program), *arguments.split()]
        if not self.wine:
            command = f'"{program}" {arguments}'
        return subprocess.run(command, env={**self.env, **more}, timeout=600).returncode

    def start(self, program: Path, *arguments: str) -> subprocess.Popen[bytes]:
        """Start a program and let it run."""
        return subprocess.Popen([*self.before, str(program), *arguments], env=self.env, stdin=subprocess.PIPE)

    def value(self, key: str, name: str = "") -> str | None:
        """A text in the registry; None where it is not there."""
        asked = ["reg", "query", key, *(["/v", name] if name else ["/ve"])]
        done = subprocess.run([*self.before, *asked], env=self.env, capture_output=True)
        text = done.stdout.decode("utf-8" if self.wine else "mbcs", "replace")
        found = [line.partition("REG_SZ")[2].strip() for line in text.splitlines() if "REG_SZ" in line]
        return found[0] if done.returncode == 0 and found else None

    def folder(self, variable: str) -> Path:
        """The folder that an environment variable names."""
        if not self.wine:
            return Path(os.environ[variable])
        told = subprocess.run(
            ["wine", "cmd", "/c", f"echo %{variable}%"], env=self.env, capture_output=True, encoding="utf-8"
        )
        return Path(self.env["WINEPREFIX"], "drive_c", *PureWindowsPath(told.stdout.strip()).parts[1:])

    def named(self, path: Path) -> str:
        """A path as programs there write it."""
        return "Z:" + str(path).replace("/", "\\") if self.wine else str(path)


def sure(what: str, holds: bool) -> None:
    """Go on only if this holds. Raises Refused."""
    if not holds:
        raise Refused(f"The trial failed: {what}.")
    build.say(f"  {what}")


def soon(holds: Callable[[], bool]) -> bool:
    """Whether something becomes true within a while."""
    until = time.monotonic() + SOON
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.2)
    return True


def installed(target: Path, payload: Path) -> bool:
    """Whether every file of the payload is in the program's folder, byte for byte."""
    files = build.payload_files(payload)
    return all(
        (target / place).is_file() and (target / place).read_bytes() == source.read_bytes()
        for place, source in files.items()
    )


def play(there: Windows, target: Path, scratch: Path) -> None:
    """Play, save, and open the save by the command associated with it. Raises Refused."""
    home, saved = scratch / "\u05d1\u05d9\u05ea", scratch / "\u05e9\u05de\u05d5\u05e8"
    saved.mkdir()
    games = played()
    code = there.run(target / "kupa.exe", f'"--smoke={saved}" {" ".join(games)}', KUPA_HOME=str(home))
    sure("five moves in each of some games are played and kept", code == 0 and any(home.iterdir()))
    for game in games:
        command = (there.value(COMMAND) or "").replace("%1", str(saved / f"{game}.kupa"))
        done = subprocess.run(f"{command} --smoke", env={**there.env, "KUPA_HOME": str(home)}, timeout=600)
        sure(f"the command for saved games opens {game} and goes on", done.returncode == 0)


def refused_while_open(there: Windows, setup: Path, target: Path) -> None:
    """Start the program and check that setup and uninstaller leave it alone. Raises Refused."""
    with there.start(target / "kupa.exe", "engine") as running:
        time.sleep(2)
        try:
            sure("while the program runs the installer goes no further", there.run(setup, "/S") == 3)
            code = there.run(target / "uninstall.exe", f"/S _?={there.named(target)}")
            sure("while the program runs the uninstaller goes no further", code == 3)
        finally:
            if there.wine:
                running.wait(60)
            else:
                running.kill()


def trial(setup: Path, payload: Path, *, old: Path | None = None, gone: str = "") -> None:
    """Try an installer; `old` is that of an earlier version, with a file `gone` that this one no longer has.

    Raises Refused.
    """
    with tempfile.TemporaryDirectory(prefix="kupa-trial-", ignore_cleanup_errors=True) as name:
        scratch = Path(name)
        there = Windows(scratch)
        if there.wine:
            there.run("winecfg", "-v win7")
            sure("a Windows that is too old is refused", there.run(setup, "/S") == 5)
            there.run("winecfg", "-v win10")
        local = there.folder("LOCALAPPDATA")
        saves = local / identity.NAME / "trial.kupa"
        saves.parent.mkdir(parents=True, exist_ok=True)
        saves.write_text("{}", "utf-8")
        target = scratch / HEBREW_FOLDER
        try:
            _through(there, setup, payload, target, old, gone)
            sure("saved games are where they were", saves.read_text("utf-8") == "{}")
        finally:
            saves.unlink(missing_ok=True)


def _through(there: Windows, setup: Path, payload: Path, target: Path, old: Path | None, gone: str) -> None:
    sure("it installs into a folder with a Hebrew name", there.run(old or setup, f"/S /D={there.named(target)}") == 0)
    sure("it stands in the list of programs", there.value(UNINSTALL, "DisplayVersion") is not None)
    shortcuts = [
        there.folder("APPDATA") / "Microsoft/Windows/Start Menu/Programs" / f"{name}.lnk"
        for name in (script.words()["name"].en, script.words()["name"].he)
    ]
    sure("it stands in the start menu, once", sum(path.exists() for path in shortcuts) == 1)
    mine = target / "mine.txt"
    mine.write_text("not from the installer", "utf-8")
    if old is not None:
        sure("the older version has its file", (target / gone).exists())
    sure("it installs over what is there", there.run(setup, "/S") == 0)
    sure("it stayed in that folder, with every file of the bundle", installed(target, payload))
    if old is not None:
        sure("what only the older version had is gone", not (target / gone).exists())
    sure("saved games belong to it", there.value(CLASS) == f"{identity.NAME}.Game")
    sure("their command puts the file in quotation marks", (there.value(COMMAND) or "").endswith('kupa.exe" "%1"'))
    if not there.wine:
        play(there, target, target.parent)
    refused_while_open(there, setup, target)
    sure("it can be removed", there.run(target / "uninstall.exe", "/S") == 0)
    sure("nothing of it is left", soon(lambda: [path.name for path in target.rglob("*")] == [mine.name]))
    sure("no entry of it is left", there.value(UNINSTALL, "DisplayVersion") is None and there.value(CLASS) is None)
    sure("no shortcut of it is left", not any(path.exists() for path in shortcuts))


def stand_in_trial() -> None:
    """Try the script with stand-ins, for an older version and the present one. Raises Refused."""
    sixty_four = os.name != "nt"
    work, gone = build.WORK, "_internal/gone.dll"
    payload = build.stand_in(work / "trial", sixty_four=sixty_four)
    setup = build.compiled(payload, work / "trial-setup.exe", stored=True, sixty_four=sixty_four)
    older = build.stand_in(work / "trial-old", sixty_four=sixty_four, extra=("gone.dll",))
    old = build.compiled(older, work / "trial-old-setup.exe", version="0.0.9", stored=True, sixty_four=sixty_four)
    trial(setup, payload, old=old, gone=gone)
