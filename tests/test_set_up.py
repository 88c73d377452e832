"""Setting up a checkout on a system that lacks something: who is asked before the system changes, and what is said.

A copy of dev.py runs in a separate folder. The programs it finds are stand-ins that record how they were called: no
package of this machine is touched.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import dev
from tests.sources import loaded

ROOT = Path(__file__).resolve().parents[1]
POSIX = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

AS = """
import os, runpy, sys
user = int(sys.argv[1])
os.geteuid = lambda: user
if sys.argv[2] == "bare":
    sys.modules["ensurepip"] = None
sys.argv = sys.argv[3:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs dev.py as the user of this number; `bare` on a Python without the module that makes folders like `.venv`."""


class Machine:
    """A checkout on a machine that lacks a library of Qt until its package manager has been called.

    `calls` are the command lines of the stand-ins, in order.
    """

    def __init__(self, folder: Path, programs: tuple[str, ...], fails: int, bare: bool) -> None:
        self.folder, self.bare = folder, bare
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "calls"
        note = f'echo "${{0##*/}} $*" >> "{self.log}"\n'
        tries = "".join(f'[ -e "{folder}/try{n}" ] || {{ : > "{folder}/try{n}"; exit 1; }}\n' for n in range(fails))
        for name in programs:
            if name == "sudo":
                self.stand_in(self.bin / name, f'{note}while [ "${{1#-}}" != "$1" ]; do shift; done\nexec "$@"\n')
            else:
                refresh = '[ "$1" = update ] && exit 0\n'
                fonts = f'case "$*" in *noto*) : > "{folder}/fonts";; esac\n'
                self.stand_in(self.bin / name, f'{note}{refresh}{tries}{fonts}: > "{folder}/installed"\n')
        for name in ("dev.py", "pyproject.toml", "constraints.txt"):
            (folder / name).write_bytes((ROOT / name).read_bytes())
        python = folder / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        lacks = "ImportError: libGL.so.1: cannot open shared object file: No such file or directory"
        self.stand_in(
            python,
            f'if [ "$1" = -m ]; then echo "the program starts"; exit 0; fi\n'
            f'case "$*" in *QFontDatabase*) [ -e "{folder}/fonts" ]; exit $?;; esac\n'
            f'[ -e "{folder}/installed" ] && exit 0\necho "{lacks}" >&2\nexit 1\n',
        )
        if not bare:
            copy = loaded(folder / "dev.py")
            copy.Stamp(copy.pins(), copy.interpreter(), (), ()).write()

    @staticmethod
    def stand_in(path: Path, text: str) -> None:
        path.write_text(f"#!/bin/sh\n{text}", "utf-8")
        path.chmod(0o755)

    @property
    def calls(self) -> list[str]:
        return self.log.read_text("utf-8").splitlines() if self.log.exists() else []

    def play(self, user: int, answer: str | None = None, verb: str = "play") -> tuple[int, str]:
        """Run `dev.py play` as a user; return the exit code and all output.

        `answer` is typed on a terminal; None means that there is none.
        """
        mode = "bare" if self.bare else "whole"
        command = [sys.executable, "-c", AS, str(user), mode, str(self.folder / "dev.py"), *verb.split()]
        env = {"PATH": str(self.bin), "QT_QPA_PLATFORM": "offscreen", "HOME": str(self.folder)}
        if answer is None:
            done = subprocess.run(
                command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60
            )
            return done.returncode, done.stdout.decode()
        import pty

        ours, theirs = pty.openpty()
        os.write(ours, answer.encode())
        process = subprocess.Popen(command, env=env, stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        said = b""
        while True:
            try:
                more = os.read(ours, 4096)
            except OSError:
                break  # The other end of the terminal is closed.
            if not more:
                break
            said += more
        os.close(ours)
        return process.wait(60), said.decode().replace("\r\n", "\n")


Make = Callable[..., Machine]


@pytest.fixture
def machine(tmp_path: Path) -> Make:
    """Make a machine with these programs; `fails` installations fail first, `bare` means that `.venv` is missing."""

    def made(*programs: str, fails: int = 0, bare: bool = False) -> Machine:
        return Machine(tmp_path, programs or ("apt-get", "sudo"), fails, bare)

    return made


def one_command(said: str) -> str:
    """The only command named in what was said; fail the test if there is none."""
    found = re.search(r"installs what is missing: (.+)$", said, re.MULTILINE)
    assert found, said
    return found[1]


@pytest.mark.long(keep=2)
@POSIX
@pytest.mark.parametrize("manager", sorted(dev.MANAGERS))
def test_root_gets_it_installed_at_once_and_is_told(machine: Make, manager: str) -> None:
    here = machine(manager, "sudo")
    code, said = here.play(0)
    assert code == 0 and "the program starts" in said
    assert "libGL.so.1" in said and f"installing {dev.MANAGERS[manager].basic[0]}" in said
    assert here.calls == [" ".join((*dev.MANAGERS[manager].install, *dev.MANAGERS[manager].basic))]
    assert not any("sudo" in call for call in here.calls)


@POSIX
def test_root_is_not_asked_on_a_terminal_either(machine: Make) -> None:
    here = machine()
    code, said = here.play(0, "")
    assert code == 0 and "the program starts" in said and "[y/N]" not in said


@POSIX
def test_a_fresh_container_without_lists_of_packages_needs_no_more_than_the_one_command(machine: Make) -> None:
    here = machine(fails=1)
    code, said = here.play(0)
    assert code == 0 and "the program starts" in said
    assert [call.split()[1] for call in here.calls] == ["install", "update", "install"]


@POSIX
def test_root_hears_in_one_sentence_that_it_could_not_be_installed(machine: Make) -> None:
    here = machine(fails=5)
    code, said = here.play(0)
    assert code == dev.LACKING and "could not install it" in said and "Traceback" not in said
    assert "sudo" not in said and "try: apt-get install" in said


@pytest.mark.long(keep=2)
@POSIX
@pytest.mark.parametrize("manager", sorted(dev.MANAGERS))
def test_without_a_terminal_the_one_command_is_printed_and_nothing_is_run(machine: Make, manager: str) -> None:
    here = machine(manager, "sudo")
    code, said = here.play(1000)
    assert code == dev.LACKING and here.calls == []
    assert said.count("\n") == 1 and "libGL.so.1" in said
    assert one_command(said).startswith(f"sudo {manager} ")
    assert "xcb" not in said, "what runs without a screen needs no window"


@pytest.mark.long(keep=1)
@POSIX
@pytest.mark.parametrize("yes", ["y\n", "Y\n", " yes \n"])
def test_on_a_terminal_the_very_command_that_is_named_is_run_after_a_yes(machine: Make, yes: str) -> None:
    here = machine()
    code, said = here.play(1000, yes)
    assert code == 0 and "the program starts" in said
    assert "[y/N]" in said
    assert here.calls == [one_command(said), one_command(said).removeprefix("sudo ")]


@pytest.mark.long(keep=2)
@POSIX
@pytest.mark.parametrize("no", ["\n", "n\n", "no\n", "yesterday\n", "j\n", "\x04"])
def test_anything_but_a_yes_runs_nothing_and_leaves_the_one_command(machine: Make, no: str) -> None:
    here = machine()
    code, said = here.play(1000, no)
    assert code == dev.LACKING and here.calls == []
    asked, _, after = said.partition("[y/N]")
    assert one_command(asked) == one_command(after)
    assert "the program starts" not in said and "Traceback" not in said


@pytest.mark.long(keep=1)
@POSIX
@pytest.mark.parametrize(("answers", "ran"), [("y\nn\n", 1), ("y\n\n", 1), ("y\ny\n", 3)])
def test_lists_of_packages_are_renewed_only_after_another_yes(machine: Make, answers: str, ran: int) -> None:
    here = machine(fails=1)
    code, said = here.play(1000, answers)
    assert code == (0 if ran == 3 else dev.LACKING) and "Traceback" not in said
    assert said.count("[y/N]") == 2 and "sudo apt-get update" in said
    asked = [call.split()[2] for call in here.calls if call.startswith("sudo")]
    assert asked == ["install", "update", "install"][:ran]


@POSIX
def test_what_cannot_be_installed_at_all_is_told_with_what_was_tried(machine: Make) -> None:
    code, said = machine(fails=5).play(1000, "y\ny\n")
    assert code == dev.LACKING and "Traceback" not in said
    assert "sudo apt-get update && sudo apt-get install" in said.splitlines()[-1]


@POSIX
def test_a_package_manager_that_renews_its_own_lists_is_tried_once(machine: Make) -> None:
    here = machine("dnf", "sudo", fails=1)
    code, said = here.play(1000, "y\n")
    assert code == dev.LACKING and said.count("[y/N]") == 1 and len(here.calls) == 2


@pytest.mark.long(keep=1)
@POSIX
@pytest.mark.parametrize("answer", [None, "y\n"])
def test_where_there_is_no_sudo_the_command_is_for_root_to_give(machine: Make, answer: str | None) -> None:
    here = machine("apt-get")
    code, said = here.play(1000, answer)
    assert code == dev.LACKING and here.calls == [] and "[y/N]" not in said
    assert "root" in said and one_command(said).startswith("apt-get install")


@POSIX
def test_a_yes_may_be_given_beforehand_by_who_sets_a_machine_up(machine: Make) -> None:
    here = machine()
    code, said = here.play(1000, verb="system")
    assert code == dev.LACKING and here.calls == []
    typed = one_command(said)
    code, said = here.play(1000, verb="system --yes")
    assert code == 0 and here.calls[:2] == [typed, typed.removeprefix("sudo ")]
    # The other two install the font that the suite measures with.
    assert [call.split()[-1] for call in here.calls[2:]] == ["fonts-noto-core"] * 2
    assert here.play(1000)[0] == 0 and len(here.calls) == 4, "nothing is lacking any more"


@POSIX
def test_where_no_package_manager_is_known_the_missing_library_is_named(machine: Make) -> None:
    code, said = machine("sudo").play(1000, "y\n")
    assert code == dev.LACKING and "libGL.so.1" in said and "Traceback" not in said


@pytest.mark.long(keep=1)
@POSIX
@pytest.mark.parametrize("answer", [None, "n\n"])
def test_a_python_without_venv_asks_in_the_same_way(machine: Make, answer: str | None) -> None:
    here = machine(bare=True)
    code, said = here.play(1000, answer)
    assert code == dev.LACKING and here.calls == []
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert one_command(said).startswith("sudo apt-get install") and one_command(said).endswith(version)


@pytest.mark.long(keep=2)
@POSIX
@pytest.mark.parametrize("manager", sorted(dev.MANAGERS))
def test_the_suite_gets_the_fonts_it_measures_with_and_the_program_does_without(machine: Make, manager: str) -> None:
    made = machine(manager)
    (made.folder / "installed").touch()
    assert made.play(0)[0] == 0 and made.calls == []
    code, said = made.play(0, verb="test")
    assert code == 0 and "lacks the fonts the suite measures tables with; installing" in said
    assert len(made.calls) == 1 and made.calls[0].endswith(" ".join(dev.MANAGERS[manager].fonts))
    assert made.play(0, verb="test")[0] == 0 and len(made.calls) == 1


@POSIX
def test_without_a_terminal_the_command_for_the_fonts_is_printed(machine: Make) -> None:
    made = machine("apt-get", "sudo")
    (made.folder / "installed").touch()
    code, said = made.play(1000, verb="test")
    assert code == dev.LACKING and made.calls == []
    assert "apt-get install -y --no-install-recommends" in said and "fonts-noto-core" in said
