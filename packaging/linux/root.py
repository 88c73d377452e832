"""A clean, minimal Debian in a folder, in which a package can be tried as on a machine that has never seen it.

Made by debootstrap for one trial and thrown away afterwards. Commands in it run in a mount and process namespace of
their own, so that nothing they mount or start outlives them; the person's commands also without any network, where
asked.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

USER, NUMBER = "noa", 1000
HOME = "/".join(("", "home", "\u05e0\u05d5\u05e2\u05d4 \u05db\u05d4\u05df"))
"""A person's home as people here have it: Hebrew letters and a space."""
SOCKETS = "/".join(("", "tmp", ".X11-unix"))
"""Where X11 servers listen; windows in the system open on those of this machine."""
ITS_OWN = ("proc", "sys", "dev", "run", "tmp", "home", "var/lib/apt", "var/lib/dpkg", "var/cache", "var/log")
"""Folders in which the system does its bookkeeping, or in which the person's files are: left out of comparisons."""


class CannotTry(Exception):
    """No trial can be made on this machine; the text says why in one sentence."""


def mirror() -> tuple[str, ...]:
    """The address of Debian's packages that this machine's apt uses; without one, debootstrap has its own."""
    for path in sorted([Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]):
        if path.is_file():
            for address in re.findall(r"https?://\S+", path.read_text("utf-8")):
                if address.rstrip("/").endswith("/debian"):
                    return (str(address),)
    return ()


def suite() -> str:
    """The name of the Debian release that this machine runs. Raises CannotTry where it is no Debian."""
    told = dict(line.partition("=")[::2] for line in Path("/etc/os-release").read_text("utf-8").splitlines())
    if told.get("ID") != "debian" or not told.get("VERSION_CODENAME"):
        raise CannotTry("The trial makes a clean Debian and needs to run on Debian.")
    return told["VERSION_CODENAME"]


def ready() -> None:
    """See that a root can be made here; install debootstrap if necessary. Raises CannotTry."""
    if not Path("/etc/os-release").exists() or os.geteuid() != 0:
        raise CannotTry("The trial makes a clean Debian and needs to be root on a Debian machine, in a container say.")
    suite()
    if shutil.which("debootstrap") is None:
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "debootstrap"]
        if subprocess.run(install, capture_output=True).returncode:
            raise CannotTry("The trial needs debootstrap: apt-get install debootstrap")
    tried = subprocess.run(["unshare", "--mount", "--pid", "--fork", "--net", "true"], capture_output=True)
    if tried.returncode:
        raise CannotTry("The trial needs namespaces (unshare), which this machine or container does not allow.")


class Root:
    """One such system, in `folder`."""

    def __init__(self, folder: Path) -> None:
        """Nothing has been made yet."""
        self.folder = folder

    def make(self, cache: Path) -> None:
        """Install the smallest Debian there is, with one person; packages that were fetched stay in `cache`."""
        self.remove()
        cache.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", f"--cache-dir={cache}", "--variant=minbase", suite(), str(self.folder), *mirror()]
        done = subprocess.run(command, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise CannotTry(f"debootstrap failed: {done.stdout.strip().splitlines()[-1:] or done.stderr.strip()}")
        self.run("useradd", "--uid", str(NUMBER), "--create-home", "--home-dir", HOME, USER)

    def remove(self) -> None:
        """Throw the system away."""
        if self.folder.exists():
            shutil.rmtree(self.folder)

    def path(self, inside: str) -> Path:
        """Where on this machine a path of the system lies."""
        return self.folder / inside.lstrip("/")

    def command(
        self, *words: str, person: bool = False, network: bool = True, env: Mapping[str, str] | None = None
    ) -> list[str]:
        """The command that runs a command of the system from here, as root or as the person."""
        home = HOME if person else "/root"
        names = {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "USER": USER, **(env or {})}
        names |= {"DEBIAN_FRONTEND": "noninteractive"} if not person else {}
        who = [f"--userspec={NUMBER}:{NUMBER}"] if person else []
        apart = ["unshare", "--mount", "--pid", "--fork", *([] if network else ["--net"])]
        mounted = (
            f'mount -t proc proc "$0/proc" && if [ -d {SOCKETS} ]; then mkdir -p "$0{SOCKETS}" && '
            f'mount --bind {SOCKETS} "$0{SOCKETS}"; fi && exec chroot "$@"'
        )
        chroot = [*who, str(self.folder), "/usr/bin/env", "-i", *(f"{name}={value}" for name, value in names.items())]
        return [*apart, "sh", "-c", mounted, str(self.folder), *chroot, *words]

    def run(
        self, *words: str, person: bool = False, network: bool = True, env: Mapping[str, str] | None = None,
        seconds: float = 900,
    ) -> str:  # fmt: skip
        """Run a command in the system to its end; returns what it printed. Raises CalledProcessError."""
        command = self.command(*words, person=person, network=network, env=env)
        # `env -i` above keeps this machine's settings away from it.
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=seconds
        )
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, words, done.stdout, done.stderr)
        return done.stdout

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """End what `command` started, as a crash does, with everything that it has started."""
        # The process known here is `unshare`; the program is its child, and its end ends the namespace.
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        with contextlib.suppress(OSError):
            for child in children.read_text("utf-8").split():
                os.kill(int(child), signal.SIGKILL)
        process.wait()

    def files(self) -> set[str]:
        """Every file and folder of the system, without its bookkeeping and without the person's."""
        found: set[str] = set()
        for place, folders, names in os.walk(self.folder):
            here = os.path.relpath(place, self.folder)
            folders[:] = [one for one in folders if os.path.normpath(os.path.join(here, one)) not in ITS_OWN]
            found.update(os.path.normpath(os.path.join(here, name)) for name in [*folders, *names])
        return found

    def of_the_person(self) -> set[str]:
        """Every file in the person's home."""
        home = self.path(HOME)
        return {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
