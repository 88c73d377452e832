"""Everything a checkout of Kupa can do, in one file that needs only Python 3.11 or newer.

`python3 dev.py help` lists the verbs. The first use creates the folder `.venv`, installs the libraries at the versions
and with the checksums of constraints.txt and, on Linux, checks whether Qt finds the system libraries it needs. For
root, missing ones are installed; anybody else is asked first. A stamp in `.venv` records all that, so later starts cost
a few hundredths of a second. The stamp is written last: an interrupted set-up leaves none and is done again.

Messages about setting up go to the standard error stream, because the standard output may carry the engine's protocol.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the reason is the sentence
    newer = [name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if shutil.which(name)]
    sys.stderr.write(
        f"Kupa needs Python 3.11 or newer; this is Python {sys.version.split()[0]}"
        + (f" (this one would do: `{newer[0]} dev.py`).\n" if newer else ".\n")
    )
    sys.exit(2)

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "kupa-stamp.json"
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def called(system: str = os.name) -> str:
    """The command by which a person starts this file; on Windows `python3` opens the Microsoft Store, if anything."""
    if system == "nt":
        return "py dev.py" if shutil.which("py") else "python dev.py"
    return "python3 dev.py"


BARE_COMMANDS = ("engine",)
"""Commands of the program that import only Python's own library, so they start without `.venv`."""


class Manager(NamedTuple):
    """A package manager of Linux: its command for installing without questions, and the packages Qt needs from it.

    `refresh` fetches its lists of packages, if installing does not do that automatically. `basic` is what Qt needs
    without a screen, `window` what a window needs as well, `fonts` the fonts in which the suite measures tables.
    """

    install: tuple[str, ...]
    basic: tuple[str, ...]
    window: tuple[str, ...]
    fonts: tuple[str, ...]
    refresh: tuple[str, ...] = ()


MANAGERS = {
    "apt-get": Manager(
        ("apt-get", "install", "-y", "--no-install-recommends"),
        ("libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3", "libglib2.0-0"),
        ("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
        ("fonts-noto-core",),
        ("apt-get", "update"),
    ),
    "dnf": Manager(
        ("dnf", "install", "-y"),
        ("mesa-libGL", "mesa-libEGL", "libxkbcommon", "fontconfig", "dejavu-sans-fonts", "dbus-libs"),
        ("xcb-util-cursor", "libxkbcommon-x11", "xcb-util-wm", "xcb-util-keysyms", "xcb-util-image"),
        ("google-noto-sans-fonts", "google-noto-sans-hebrew-fonts", "google-noto-serif-hebrew-fonts"),
    ),
    "pacman": Manager(
        ("pacman", "-S", "--needed", "--noconfirm"),
        ("libglvnd", "libxkbcommon", "fontconfig", "ttf-dejavu", "dbus"),
        ("xcb-util-cursor", "libxkbcommon-x11", "xcb-util-wm", "xcb-util-keysyms", "xcb-util-image"),
        ("noto-fonts",),
    ),
    "zypper": Manager(
        ("zypper", "--non-interactive", "install", "--no-recommends"),
        ("Mesa-libGL1", "Mesa-libEGL1", "libxkbcommon0", "fontconfig", "dejavu-fonts", "libdbus-1-3"),
        ("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
        ("google-noto-sans-fonts", "google-noto-sans-hebrew-fonts", "google-noto-serif-hebrew-fonts"),
    ),
}
"""The known package managers, by the name of their program."""

OFFSCREEN, WINDOW, MEASURED = "offscreen", "window", "measured"
"""What a verb needs from Qt: to run without a screen, to open windows, or to measure tables without a screen.

The suite checks the layout of the tables in the fonts they are drawn with. With DejaVu alone, which is all that some
systems have, a few labels on small cloths touch what they must not.
"""

PROCESSES = 4
"""The most processes the suite runs in; each loads Qt and every game."""


LACKING = 3
"""The exit code if the system lacks something that dev.py may not install, or was told not to."""


class Stop(Exception):
    """Stops dev.py with one sentence for the person at the keyboard and an exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


class NotInstalled(Stop):
    """Raised if the libraries could not be installed; `.venv` is as it was."""


def say(sentence: str) -> None:
    """Tell the person something, on the standard error stream."""
    print(sentence, file=sys.stderr, flush=True)


# --- Set-up -------------------------------------------------------------------------------------------------


def requirements(extras: Sequence[str]) -> list[str]:
    """The requirement lines of pyproject.toml: the program's own and those of the named extras."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines: list[str] = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return lines


def plain(name: str) -> str:
    """The canonical spelling of a library's name: small letters, single hyphens."""
    return re.sub(r"[-_.]+", "-", name).lower()


class Pin(NamedTuple):
    """One library of constraints.txt: its lines as they stand there, and the libraries that need it."""

    lines: tuple[str, ...]
    via: frozenset[str]


def constraints() -> dict[str, Pin]:
    """The libraries of constraints.txt, by name."""
    entries: dict[str, list[str]] = {}
    name = ""
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        if found := re.match(r"([A-Za-z0-9._-]+)==", line):
            name = plain(found[1])
        if name:
            entries.setdefault(name, []).append(line)
    via = re.compile(r"\s+#(?: via)?\s+([A-Za-z0-9._-]+)")
    return {
        name: Pin(tuple(lines), frozenset(plain(found[1]) for line in lines if (found := via.match(line))))
        for name, lines in entries.items()
    }


def pinned(extras: Sequence[str]) -> list[str]:
    """The lines of constraints.txt for the program, the named extras and everything these need.

    Stops if a library of pyproject.toml is missing there. If an indirect one is missing, pip finds it, because it
    installs nothing without a checksum.
    """
    known = constraints()
    wanted = {plain(found[0]) for line in requirements(extras) if (found := re.match(r"[A-Za-z0-9._-]+", line))}
    if absent := sorted(wanted - known.keys()):
        raise Stop(f"constraints.txt has no version of {', '.join(absent)}; its first lines say how it is made.")
    while more := {name for name, pin in known.items() if pin.via & wanted} - wanted:
        wanted |= more
    return [line for name, pin in known.items() if name in wanted for line in pin.lines]


def pins() -> str:
    """A digest of what `.venv` was made from: the required libraries, their exact versions and checksums."""
    text = json.dumps(requirements(("test", "bundle"))) + (ROOT / "constraints.txt").read_text("utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


def interpreter() -> str:
    """The Python that `.venv` is based on, as path, size and time, so that a replacement is noticed.

    Empty if there is none.
    """
    try:
        real = os.path.realpath(PYTHON)
        if os.name == "nt":
            # There it is a small starter; the Python itself lies where pyvenv.cfg says.
            lines = (VENV / "pyvenv.cfg").read_text("utf-8").splitlines()
            homes = [line.partition("=")[2].strip() for line in lines if line.startswith("home")]
            real = os.path.join(homes[0], "python.exe") if homes else real
        return f"{real} {os.stat(real).st_size} {os.stat(real).st_mtime_ns}"
    except OSError:
        return ""


class Stamp(NamedTuple):
    """What is known about a finished `.venv`; the same four names are the keys of the stamp file."""

    pins: str
    python: str
    extras: tuple[str, ...]
    screens: tuple[str, ...]

    @classmethod
    def read(cls) -> Stamp | None:
        """The stamp of `.venv`, or None if it is missing, unreadable or of another Python."""
        try:
            data = json.loads(STAMP.read_text("utf-8"))
            stamp = cls(data["pins"], data["python"], tuple(data["extras"]), tuple(data["screens"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return stamp if stamp.python and stamp.python == interpreter() else None

    def write(self) -> None:
        """Write the stamp in one step, so that a half-written one cannot exist."""
        draft = STAMP.with_suffix(".new")
        draft.write_text(json.dumps(self._asdict(), indent=1) + "\n", "utf-8")
        draft.replace(STAMP)


def environment() -> dict[str, str]:
    """The environment of everything started here: this checkout's `app`, nothing from other installations."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONHOME", "VIRTUAL_ENV")}
    env["PYTHONPATH"] = str(ROOT)
    env["PIP_USER"] = "0"
    return env


def unattended() -> dict[str, str]:
    """The environment of set-up steps, in which nobody can answer questions."""
    return {**environment(), "DEBIAN_FRONTEND": "noninteractive"}


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one dev.py at a time change `.venv`; the system releases the lock however its holder ends."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "setup.lock", "a+b") as lock:
        told = False
        while True:
            try:
                if sys.platform == "win32":
                    import msvcrt

                    lock.seek(0)
                    msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
                else:
                    import fcntl

                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if not told:
                    say("Another dev.py is setting up .venv; waiting for it.")
                told = True
                time.sleep(0.5)
        yield


def logged(command: Sequence[str], mode: str = "a") -> str | None:
    """Run a set-up step with its output in the log file. Returns None if it succeeded, else its output."""
    with open(LOG, mode + "b") as log:
        log.write((" ".join(command) + "\n").encode(errors="backslashreplace"))
        log.flush()
        start = log.tell()
        code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=unattended())
    if code == 0:
        return None
    return LOG.read_bytes()[start:].decode(errors="replace") or f"exit code {code}"


Agree = Callable[[str], bool]
"""Asks a question and returns whether the answer is yes."""


def agreed(question: str) -> bool:
    """Ask the person at the terminal; only a plain yes counts. False immediately if there is no terminal."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    sys.stderr.write(f"{question} [y/N] ")
    sys.stderr.flush()
    answer = sys.stdin.readline()
    if not answer.endswith("\n"):
        say("")  # The line was left open.
    return answer.strip().lower() in ("y", "yes")


def install_system(why: str, manager: Manager, packages: Sequence[str], agree: Agree) -> None:
    """Install system packages: for root immediately, for others only by a command they have agreed to.

    `why` is the clause with which all sentences begin; `agree` asks. Stops and names the command if nobody says yes.
    """
    command = [*manager.install, *packages]
    if os.geteuid() == 0:
        say(f"{why}; installing {' '.join(packages)}.")
        if logged(command) is not None:
            # Fresh machines have no lists of packages yet.
            if not manager.refresh or logged(manager.refresh) is not None or logged(command) is not None:
                typed = " ".join(command)
                raise Stop(f"{why}, and {command[0]} could not install it (its words: {LOG}); try: {typed}", LACKING)
        return
    if not shutil.which("sudo"):
        raise Stop(f"{why}; this command, given by root, installs what is missing: {' '.join(command)}", LACKING)
    command = ["sudo", *command]
    typed = " ".join(command)
    if not agree(f"{why}. This command installs what is missing: {typed}\nRun it now?"):
        raise Stop(f"{why}; this command installs what is missing: {typed}", LACKING)
    if by_hand(command):
        return
    refresh = ["sudo", *manager.refresh]
    old = f"It failed; the lists of packages may be old. This command renews them: {' '.join(refresh)}"
    if not (manager.refresh and agree(f"{old}\nRun it now, and the first one again?")):
        raise Stop(f"{why}, and it could not be installed by this command: {typed}", LACKING)
    if not (by_hand(refresh) and by_hand(command)):
        raise Stop(f"{why}, and it could not be installed by these: {' '.join(refresh)} && {typed}", LACKING)


def by_hand(command: Sequence[str]) -> bool:
    """Run what the person has agreed to, at their terminal, because sudo may want a password. True if it succeeded."""
    return subprocess.call(command, stdout=sys.stderr, env=unattended()) == 0


def make_venv(agree: Agree) -> None:
    """Replace whatever lies at `.venv` with an empty one; `agree` asks before the system is changed for it."""
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    try:
        import ensurepip  # noqa: F401 - Debian puts it in a package of its own
        import venv  # noqa: F401
    except ImportError:
        if not shutil.which("apt-get"):
            raise Stop("This Python has no venv module; install a complete Python 3.11 or newer.", LACKING) from None
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        install_system("This Python has no venv module", MANAGERS["apt-get"], [package], agree)
    if logged(command, "w") is not None:
        raise Stop(f"The folder .venv could not be made; Python's own words are in {LOG}.")


MISMATCH = re.compile(r"^ +(\S+?)==(\S+).*:\s*\n +Expected (?:sha256|sha384|sha512) ", re.MULTILINE)
"""Matches pip's message about a file that has none of the expected checksums."""


def install(extras: Sequence[str]) -> None:
    """Bring `.venv` to the pinned versions. Every file is checked against its checksums before any is installed.

    Only wheels are accepted: the tools that build a wheel from sources would themselves come unchecked.
    """
    wanted = BUILD / "requirements.txt"
    wanted.write_text("\n".join(pinned(extras)) + "\n", "utf-8")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    words = logged([*pip, "--retries", "2", "--only-binary", ":all:", "--require-hashes", "-r", str(wanted)])
    if words is None:
        return
    if "DO NOT MATCH THE HASHES" in words:
        named = [f"{name} {version}" for name, version in MISMATCH.findall(words)] or ["a library"]
        raise NotInstalled(
            f"The file that was fetched for {' and '.join(named)} is not the one whose checksum stands in "
            f"constraints.txt, so nothing was installed; pip's own words are in {LOG}."
        )
    if "Could not find a version" in words or "No matching distribution" in words or "Connection" in words:
        raise NotInstalled(
            "The libraries could not be fetched: no package index can be reached, or it has none for this "
            f"Python and system; pip's own words are in {LOG}."
        )
    raise Stop(f"The libraries could not be installed; pip's own words are in {LOG}.")


def set_up(extras: Sequence[str], stamp: Stamp | None, agree: Agree) -> Stamp:
    """Create `.venv`, or bring a finished one up to date in place; returns its new stamp, already written."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        raise Stop("The folder .venv has to change; start dev.py with the system's Python, not with its own.")
    BUILD.mkdir(exist_ok=True)
    wanted = tuple(dict.fromkeys([*(stamp.extras if stamp else ()), *extras]))
    if stamp is None:
        say("Setting up .venv with Kupa's libraries (about 100 MB, once).")
        make_venv(agree)
    else:
        say("Bringing .venv up to date.")
        STAMP.unlink()
    try:
        install(wanted)
    except NotInstalled:
        if stamp:
            stamp.write()
        raise
    done = Stamp(pins(), interpreter(), wanted, stamp.screens if stamp else ())
    done.write()
    return done


# --- Qt's system libraries on Linux -------------------------------------------------------------------------


def unfound(plugin: str) -> list[str]:
    """The system libraries that a platform plugin of Qt needs and this system lacks, as ldd names them."""
    plugins = list(VENV.glob(f"lib/python*/site-packages/PySide6/Qt/plugins/platforms/{plugin}"))
    if not plugins or not shutil.which("ldd"):
        return []
    text = subprocess.run(
        ["ldd", str(plugins[0])], capture_output=True, encoding="utf-8", env=dict(os.environ, LC_ALL="C")
    ).stdout
    return [line.split()[0] for line in text.splitlines() if "not found" in line]


def lacking(screen: str) -> str:
    """What keeps Qt from running here, as a clause; empty if nothing does.

    A missing platform plugin aborts a Qt program with a message that names the wrong library. So this checks
    beforehand: by an import for `offscreen`, and also by ldd on the plugin for `window`.
    """
    tried = subprocess.run(
        [str(PYTHON), "-c", "import PySide6.QtWidgets"],
        capture_output=True, encoding="utf-8", errors="replace", env=environment(),
    )  # fmt: skip
    if tried.returncode:
        words = tried.stderr.strip().rsplit("\n", 1)[-1]
        name = words.partition("Error: ")[2].partition(":")[0]
        return f"Qt lacks the system library {name}" if ".so" in name else f"Qt does not load here ({words})"
    if screen == WINDOW:
        missing = unfound("libqxcb.so")
        if missing and not (os.environ.get("WAYLAND_DISPLAY") and not unfound("libqwayland.so")):
            return f"Qt lacks the system library {missing[0]}"
    if screen == MEASURED and not letters():
        return "The system lacks the fonts the suite measures tables with"
    return ""


def letters() -> bool:
    """Whether Qt finds the Hebrew font with which the tables are drawn on Linux."""
    ask = (
        "import sys; from PySide6.QtGui import QFontDatabase, QGuiApplication; app = QGuiApplication([]); "
        "sys.exit(0 if 'Noto Sans Hebrew' in QFontDatabase.families() else 3)"
    )
    return subprocess.run([str(PYTHON), "-c", ask], capture_output=True, env=offscreen()).returncode == 0


def ready_qt(screen: str, stamp: Stamp, agree: Agree) -> None:
    """Make sure that Qt can run on `screen`, and record it in the stamp; otherwise install what is missing, or stop."""
    if screen in stamp.screens:
        return
    why = lacking(screen)
    if why:
        manager = next((manager for name, manager in MANAGERS.items() if shutil.which(name)), None)
        if manager is None or not (".so" in why or screen == MEASURED):
            raise Stop(f"{why}.", LACKING)
        packages = manager.basic + {WINDOW: manager.window, MEASURED: manager.fonts}.get(screen, ())
        install_system(why, manager, packages, agree)
        why = lacking(screen)
        if why:
            raise Stop(f"{why}, although {' '.join(packages)} are installed.", LACKING)
    stamp._replace(screens=tuple(dict.fromkeys([*stamp.screens, OFFSCREEN, screen]))).write()


def prepare(*extras: str, screen: str = "", agree: Agree = agreed) -> None:
    """Prepare `.venv` for a verb, so that the libraries of the extras are there and Qt can run on `screen`.

    `agree` asks before the system is changed.
    """

    def fits(stamp: Stamp | None) -> bool:
        return stamp is not None and stamp.pins == pins() and set(extras) <= set(stamp.extras)

    if not sys.platform.startswith("linux"):
        screen = ""  # Elsewhere Qt brings all it needs.
    stamp = Stamp.read()
    if stamp is None or not fits(stamp) or (screen and screen not in stamp.screens):
        with alone():
            stamp = Stamp.read()
            if stamp is None or not fits(stamp):
                stamp = set_up(extras, stamp, agree)
            if screen:
                ready_qt(screen, stamp, agree)


# --- Verbs --------------------------------------------------------------------------------------------------


def become(python: str, arguments: Sequence[str], env: dict[str, str]) -> int:
    """Hand over to another Python program. On POSIX it replaces this process, so that signals reach it."""
    command = [python, *arguments]
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(python, command, env)
    return subprocess.call(command, env=env)


def without_screen() -> dict[str, str]:
    """The variables that make Qt work without a screen.

    On Windows they also say where the fonts lie, because Qt then does not ask the system for any.
    """
    told = {"QT_QPA_PLATFORM": "offscreen"}
    if sys.platform == "win32":
        told["QT_QPA_FONTDIR"] = str(Path(os.environ.get("SYSTEMROOT", "C:/Windows"), "Fonts"))
    return told


def offscreen() -> dict[str, str]:
    """The environment of programs that open no window, unless the caller asked for another platform."""
    return {**without_screen(), **environment()}


def tested() -> dict[str, str]:
    """The environment of the suite; if bytecode is not wanted beside the sources, it is written to build/.

    `tests/conftest.py` sets this too, but only after pytest has compiled its plugins again, which takes longer than
    everything else before the first test. Code that reads or writes text without naming an encoding causes a warning,
    and so fails: the encoding would be UTF-8 here and a regional one on Windows.
    """
    env = offscreen()
    env["PYTHONWARNDEFAULTENCODING"] = "1"
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):
        env.setdefault("PYTHONPYCACHEPREFIX", str(BUILD / "bytecode"))
    return env


def play(arguments: Sequence[str]) -> int:
    """Start the program with its window."""
    if not os.environ.get("QT_QPA_PLATFORM"):
        if sys.platform.startswith("linux") and not (
            os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        ):
            raise Stop("There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.")
        prepare(screen=WINDOW)
    else:
        prepare(screen=OFFSCREEN if os.environ["QT_QPA_PLATFORM"] == "offscreen" else WINDOW)
    return become(str(PYTHON), ["-m", "app", *arguments], environment())


def run(arguments: Sequence[str]) -> int:
    """Start a command of the program, without a window."""
    if arguments and arguments[0] in BARE_COMMANDS:
        return become(sys.executable, ["-m", "app", *arguments], environment())
    if not arguments:
        raise Stop(f"Which command? For example: {called()} run engine", 2)
    prepare()
    return become(str(PYTHON), ["-m", "app", *arguments], environment())


def new_game(arguments: Sequence[str]) -> int:
    """Write a game that can be played immediately into app/games."""
    if len(arguments) != 1:
        raise Stop(f"Which game? For example: {called()} new-game high-card", 2)
    prepare()
    place = str(ROOT / "app" / "games")
    return become(str(PYTHON), ["-m", "app", "new-game", "--language", "en", arguments[0], place], environment())


def system(arguments: Sequence[str]) -> int:
    """Install what Qt lacks on this system, so that nothing is asked later; with `--yes` nothing is asked now."""
    if list(arguments) not in ([], ["--yes"]):
        raise Stop("The verb `system` takes no argument but `--yes`.", 2)
    agree: Agree = (lambda question: True) if arguments else agreed
    prepare(screen=WINDOW, agree=agree)
    prepare(screen=MEASURED, agree=agree)
    say("Qt has all it needs of this system.")
    return 0


class Outcome(NamedTuple):
    """The outcome of one part of a check: its name, whether it passed, and what to say about it."""

    name: str
    passed: bool
    told: str


def step(name: str, command: Sequence[str], env: dict[str, str] | None = None) -> Outcome:
    """Run one part of a check; reports how long it took and, if it failed, its output."""
    start = time.perf_counter()
    done = subprocess.run(
        command, cwd=ROOT, env=env or offscreen(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        encoding="utf-8", errors="replace",
    )  # fmt: skip
    verdict = "FAILED" if done.returncode else "passed"
    written = f"{done.stdout.rstrip()}\n" if done.returncode else ""
    took = time.perf_counter() - start
    return Outcome(name, done.returncode == 0, f"{written}{name:<7}{verdict} in {took:.1f} s")


def lint() -> Iterator[Outcome]:
    """Run the linter and then the type checker."""
    for name, command in (("ruff", ["ruff", "check", "--quiet", "."]), ("mypy", ["mypy", "--no-error-summary"])):
        yield step(name, [str(PYTHON), "-m", *command])


def check(arguments: Sequence[str]) -> int:
    """Check only style and types."""
    if arguments:
        raise Stop("The verb `check` takes no arguments.", 2)
    prepare("test")
    passed = True
    for outcome in lint():
        print(outcome.told, flush=True)
        passed = passed and outcome.passed
    return 0 if passed else 1


def test(arguments: Sequence[str]) -> int:
    """Check style and types and run the suite, each whatever the others say; exit code 0 only if all passed.

    Style and types are checked while the suite runs, because the type checker keeps only one core busy; their results
    come last.
    """
    from concurrent.futures import ThreadPoolExecutor

    prepare("test", screen=MEASURED)
    outcomes = []
    if "--bundle" in arguments:
        prepare("test", "bundle", screen=WINDOW)
        outcomes.append(step("bundle", freezing(), release()))
    command = [str(PYTHON), "-m", "pytest", *again(arguments), *spread(arguments), *arguments]
    with ThreadPoolExecutor(1) as beside:
        linted = beside.submit(lambda: list(lint()))
        code = subprocess.call(command, cwd=ROOT, env=tested())
        outcomes += linted.result()
    for outcome in outcomes:
        print(outcome.told)
    if failed := [outcome.name for outcome in outcomes if not outcome.passed]:
        print(f"Failed besides the suite: {' and '.join(failed)}.")
    return code or (1 if failed else 0)


def again(arguments: Sequence[str]) -> list[str]:
    """The pytest options that run failed tests once more and name them, because windows, processes and clocks are real.

    A test that passes only the second time depends on a quiet machine and has to be fixed. No options if the caller
    sets the number of reruns, or debugs a test.
    """
    if any(argument.startswith(("--reruns", "--pdb", "--trace")) for argument in arguments):
        return []
    return ["--reruns", "1", "-rfER"]


def spread(arguments: Sequence[str]) -> list[str]:
    """The pytest options that divide the suite among processes: one more than logical cores, at most `PROCESSES`.

    Many tests wait for a process or for a timer, and their core would be idle meanwhile. No options if there is one
    core, if the caller sets the number (`-n 0`), or debugs a test.
    """
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    alone = ("-n", "--numprocesses", "--dist", "--pdb", "--trace", "-s", "--capture=no")
    if cores < 2 or any(argument.startswith(alone) for argument in arguments):
        return []
    return ["-n", str(min(cores + 1, PROCESSES)), "--dist", "worksteal"]


def freezing() -> list[str]:
    """The command that freezes the program into dist/kupa."""
    return [
        str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
        "--distpath", str(ROOT / "dist"), "--workpath", str(BUILD / "pyinstaller"),
        str(ROOT / "packaging" / "kupa.spec"),
    ]  # fmt: skip


def release() -> dict[str, str]:
    """The environment for making a release, in which the same sources always and everywhere give the same files."""
    env = environment()
    env["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    env["PYTHONHASHSEED"] = "0"
    if not env.get("SOURCE_DATE_EPOCH") and shutil.which("git"):
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        told = subprocess.run(asked, capture_output=True, encoding="utf-8").stdout.strip()
        if told:
            env["SOURCE_DATE_EPOCH"] = told
    return env


def bundle(arguments: Sequence[str]) -> int:
    """Freeze the program into a folder that needs no Python, for this system, and say how large it is."""
    if arguments:
        raise Stop("The verb `bundle` takes no arguments.", 2)
    prepare("bundle", screen=WINDOW)
    code = subprocess.call(freezing(), cwd=ROOT, env=release())
    if code == 0:
        folder = ROOT / "dist" / "kupa"
        size = sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())
        say(f"dist{os.sep}kupa is ready: {size / 1e6:.0f} MB.")
    return code


PACKAGES = {"linux": "linux.build", "windows": "windows.build", "macos": "macos.build", "release": "release.publish"}
"""The systems that packages are made for, each with its module of packaging/; `release` collects them all."""


def bundled() -> bool:
    """Whether the bundle exists and is newer than everything it is made of."""
    program = ROOT / "dist" / "kupa" / ("kupa.exe" if sys.platform == "win32" else "kupa")
    sources = [path for folder in ("app", "i18n", "resources", "packaging") for path in (ROOT / folder).rglob("*.*")]
    sources = [path for path in sources if "__pycache__" not in path.parts] + [ROOT / "constraints.txt"]
    return program.is_file() and program.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def misunderstood(system: str, words: Sequence[str]) -> str:
    """Why the packaging module for this system does not understand these words; empty if it does."""
    folders = (str(ROOT), str(ROOT / "packaging"))
    sys.path[:0] = [folder for folder in folders if folder not in sys.path]
    # Like all these modules it needs only Python's own library until it makes something.
    return str(importlib.import_module(PACKAGES[system]).misunderstood(words))


def package(arguments: Sequence[str]) -> int:
    """Make the packages that people download, for the system that is named first, else for this one."""
    words = list(arguments)
    here = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    system = words.pop(0) if words and words[0] in PACKAGES else here
    # Asked first: the bundle that comes before takes minutes.
    if refusal := misunderstood(system, words):
        raise Stop(refusal, 2)
    env = release()
    env.setdefault("QT_QPA_PLATFORM", "offscreen")
    if system == "release":
        return become(sys.executable, ["-m", PACKAGES[system], *words], env)
    # On another system an installer can be tried around a stand-in, never made.
    whole = system == here and "--stand-in" not in words
    prepare("bundle", screen=WINDOW if whole else OFFSCREEN)
    if whole and not bundled():
        code = bundle(())
        if code:
            return code
    return become(str(PYTHON), ["-m", PACKAGES[system], *words], env)


def bench(arguments: Sequence[str]) -> int:
    """Run one bench, or list them."""
    names = sorted(path.stem for path in (ROOT / "tests" / "bench").glob("[!_]*.py"))
    if not arguments or arguments[0] not in names:
        there = f"The benches: {', '.join(names)}. NAME --help says what one measures and what it can be asked."
        raise Stop(there, 0 if not arguments else 2)
    prepare("test", screen=OFFSCREEN)
    return become(str(PYTHON), ["-m", f"tests.bench.{arguments[0]}", *arguments[1:]], offscreen())


PROGRAMS = {
    "shots": ("tests.shots", "[--readme] [--into FOLDER] [SCREEN ...]", "paint the program's screens into pictures"),
    "golden": ("tests.golden.regenerate", "[GAME ...]", "write the golden games anew, after a rule has changed"),
}
"""Verbs that each start one module of the tests; a verb exists if its file does."""


def program(verb: str) -> Callable[[Sequence[str]], int]:
    """The function that starts the program of a verb of PROGRAMS."""

    def start(arguments: Sequence[str]) -> int:
        prepare("test", screen=OFFSCREEN)
        return become(str(PYTHON), ["-m", PROGRAMS[verb][0], *arguments], offscreen())

    return start


class Verb(NamedTuple):
    """One verb of the command line: its arguments, what it does in a few words, and its function."""

    arguments: str
    purpose: str
    function: Callable[[Sequence[str]], int]


def verbs() -> dict[str, Verb]:
    """The verbs of this checkout, in the order of the help text."""
    table = {
        "play": Verb("[FILE.kupa]", "start the program", play),
        "run": Verb("COMMAND ...", "start a command without a window: run engine, run simulate ...", run),
        "new-game": Verb("ID", "write a game that plays at once into app/games", new_game),
        "system": Verb("[--yes]", "install what Qt lacks of this system; --yes: without asking", system),
        "test": Verb("[--long|--slow] [--bundle] [pytest arguments]", "style, types and the suite", test),
        "check": Verb("", "style and types only", check),
        "bench": Verb("[NAME]", "run a bench, or list them", bench),
        "bundle": Verb("", "freeze the program for this system into dist/kupa", bundle),
        "package": Verb(f"[{'|'.join(PACKAGES)}] [...]", "make what people download", package),
    }
    for name, (module, words, purpose) in PROGRAMS.items():
        if (ROOT / (module.replace(".", "/") + ".py")).exists():
            table[name] = Verb(words, purpose, program(name))
    return table


def help_text() -> str:
    """The text that `help` prints."""
    lines = [f"usage: {called()} VERB [arguments]", ""]
    lines += [f"  {f'{name} {verb.arguments}':<46} {verb.purpose}" for name, verb in verbs().items()]
    lines += [
        f"  {'help':<46} this text",
        "",
        "The first use sets up the folder .venv. Nothing else on this machine is changed, except that what",
        "Qt lacks of the system is installed: for root at once, for others only if they say yes when asked.",
        "KUPA_HOME names the folder for saved games and settings, in place of the system's usual one.",
        "QT_QPA_PLATFORM chooses Qt's window system; everything but `play` runs without a screen by default.",
        f"Exit codes of dev.py itself: 1 it failed, 2 a wrong command line, {LACKING} the system lacks something.",
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says and return the exit code; any failure is reported in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        # What is told may hold letters that a console of Windows, or a file its output goes to, has no room for.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        if not arguments or arguments[0] in ("help", "--help", "-h"):
            print(help_text())
            return 0
        table = verbs()
        if arguments[0] not in table:
            raise Stop(f"There is no verb `{arguments[0]}`; the verbs: {', '.join(table)}, help.", 2)
        if len(arguments) > 1 and arguments[1] in ("--help", "-h") and arguments[0] not in ("play", "run"):
            verb = table[arguments[0]]
            print(f"{called()} {arguments[0]} {verb.arguments}".rstrip() + f": {verb.purpose}.")
            return 0
        return table[arguments[0]].function(arguments[1:])
    except Stop as stop:
        say(str(stop))
        return stop.code
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    except OSError as error:
        say(f"The system says: {error}.")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
