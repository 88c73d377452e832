"""Makes the installer for Windows out of dist/kupa: `python3 dev.py package windows`.

    --stand-in   put a payload that only looks like a bundle into it, anywhere makensis is; sentences stay readable
    --try        install, open a saved game, update and remove it; with --stand-in also under Wine
    --tools      first install makensis where a package manager can do it without asking

Signing: `KUPA_WINDOWS_SIGN` is a command that signs the file which is put behind it, for example signtool with its
options. It is run on every program and library of the bundle, on the uninstaller and on the installer. Without it all
stay unsigned, and a line says so.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from app import __version__
from release import stamp
from windows import picture, script
from windows.refusal import Refused

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
ICONS = ROOT / "resources" / "icons"
DIST = ROOT / "dist"
PAYLOAD = DIST / "kupa"
WORK = ROOT / "build" / "windows"
SIGN = "KUPA_WINDOWS_SIGN"
USUAL = (r"C:\Program Files (x86)\NSIS\makensis.exe", r"C:\Program Files\NSIS\makensis.exe")
SIGNED = (".exe", ".dll", ".pyd")
OPTIONS = {"--stand-in", "--try", "--tools"}


def say(sentence: str) -> None:
    """Print a line for the person at the terminal."""
    print(sentence, flush=True)


def makensis() -> str | None:
    """The compiler of the script; None where there is none."""
    return shutil.which("makensis") or next((path for path in USUAL if os.path.exists(path)), None)


def install_tools() -> None:
    """Install the compiler of the script, where a package manager does so without asking. Raises Refused."""
    if makensis():
        return
    commands = {
        "choco": ["choco", "install", "nsis", "--yes", "--no-progress"],
        "apt-get": ["apt-get", "install", "--yes", "--no-install-recommends", "nsis"],
    }
    for tool, command in commands.items():
        if shutil.which(tool) and subprocess.call(command) == 0 and makensis():
            return
    raise Refused("There is no makensis here, and nothing that installs it without asking.")


def payload_files(payload: Path) -> dict[PurePosixPath, Path]:
    """Every file that is installed: its place, and where it is now. Raises Refused where there is no bundle."""
    if not (payload / "kupa.exe").is_file():
        raise Refused(f"There is no bundle for Windows in {payload}; on Windows `python dev.py bundle` makes one.")
    found = {
        PurePosixPath(path.relative_to(payload).as_posix()): path for path in payload.rglob("*") if path.is_file()
    }
    found[PurePosixPath("kupa-file.ico")] = ICONS / "kupa-file.ico"
    return found


def sign(files: Iterable[Path]) -> bool:
    """Sign files if a command for it is given; otherwise say that they are unsigned. Raises Refused if that fails."""
    command = os.environ.get(SIGN, "").strip()
    if not command:
        say(f"Not signed: {SIGN} is not set. Windows will ask before it opens the installer.")
        return False
    for file in files:
        if subprocess.call([*shlex.split(command, posix=os.name != "nt"), str(file)]):
            raise Refused(f"{file.name} could not be signed.")
    return True


def write_parts(work: Path, files: dict[PurePosixPath, Path], version: str, page: str) -> None:
    """Write everything that the script includes into a folder."""
    work.mkdir(parents=True, exist_ok=True)
    texts = {
        "names.nsh": script.names(version, page),
        "sentences.nsh": script.sentences(),
        "properties.nsh": script.properties(version),
        "files.nsh": script.file_list(files),
        "kupa.nsi": (HERE / "kupa.nsi").read_text("utf-8"),
    }
    for name, text in texts.items():
        # The byte order mark tells makensis that this is Unicode.
        (work / name).write_text(text, "utf-8-sig")
    shutil.copyfile(ICONS / "kupa.ico", work / "kupa.ico")
    picture.write(work / "side.bmp")


def compiled(
    payload: Path, output: Path, *, version: str = __version__, stored: bool = False, sixty_four: bool = False
) -> Path:
    """Compile an installer for a payload and return it.

    `stored` compresses nothing, so that sentences can be looked for in it; `sixty_four` makes it a 64-bit program.
    Raises Refused.
    """
    compiler = makensis()
    if compiler is None:
        raise Refused("There is no makensis here; NSIS 3 brings it (Debian's package nsis, or --tools).")
    work = WORK / output.stem
    shutil.rmtree(work, ignore_errors=True)
    files = payload_files(payload)
    if not stored:
        sign(path for path in sorted(files.values()) if path.suffix.lower() in SIGNED)
    write_parts(work, files, version, stamp.page())
    output.parent.mkdir(parents=True, exist_ok=True)
    output.unlink(missing_ok=True)
    # Warnings are errors: a sentence missing in one language is only a warning.
    command = [compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DOUTPUT={output}"]
    command += ["-DSTORED"] if stored else []
    command += [f"-DSIGN={os.environ[SIGN]}"] if os.environ.get(SIGN) and not stored else []
    command += ["-XTarget amd64-unicode"] if sixty_four else []
    done = subprocess.run([*command, "kupa.nsi"], cwd=work, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode or not output.is_file():
        raise Refused(f"makensis says:\n{done.stdout.strip()}\n{done.stderr.strip()}")
    return output


STAND_IN = """Unicode true
SilentInstall silent
RequestExecutionLevel user
SetCompress off
Name stand-in
OutFile "{output}"
Section
  Sleep {milliseconds}
SectionEnd
"""
"""A program that does nothing for a while, compiled by the same tool."""


def stand_in(folder: Path, *, sixty_four: bool = False, extra: Sequence[str] = ()) -> Path:
    """Make a payload that looks like a bundle: programs that only wait, our own data, awkward names. Returns it."""
    compiler = makensis()
    if compiler is None:
        raise Refused("There is no makensis here; NSIS 3 brings it (Debian's package nsis, or --tools).")
    shutil.rmtree(folder, ignore_errors=True)
    inside = folder / "_internal"
    inside.mkdir(parents=True)
    for name in ("i18n", "resources", "app/games"):
        shutil.copytree(ROOT / name, inside / name, ignore=shutil.ignore_patterns("icons", "sounds", "__pycache__"))
    for name in ("python311.dll", "PySide6/Qt6Core.dll", "a name with spaces, $and a dollar.txt", *extra):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).write_bytes(b"MZ stand-in")
    target = ["-XTarget amd64-unicode"] if sixty_four else []
    for name in ("kupa.exe", "kupa-console.exe"):
        source = folder.with_suffix(".nsi")
        source.write_text(STAND_IN.format(output=folder / name, milliseconds=8000), "utf-8-sig")
        subprocess.run([compiler, "-V1", *target, str(source)], check=True)
        source.unlink()
    return folder


def misunderstood(words: Sequence[str]) -> str:
    """Why a command line is not understood; empty where it is."""
    unknown = sorted(set(words) - OPTIONS)
    return f"Not understood: {' '.join(unknown)}; one of these: {', '.join(sorted(OPTIONS))}." if unknown else ""


def main(arguments: Sequence[str]) -> int:
    """Make an installer as the command line says; returns the exit code."""
    if refusal := misunderstood(arguments):
        say(refusal)
        return 2
    try:
        if "--tools" in arguments:
            install_tools()
        if "--stand-in" in arguments:
            payload = stand_in(WORK / "stand-in")
            made = compiled(payload, WORK / "stand-in-setup.exe", stored=True)
        else:
            payload = PAYLOAD
            made = compiled(payload, DIST / script.installer_name(__version__))
        say(f"{os.path.relpath(made, ROOT)} is ready: {made.stat().st_size / 1e6:.1f} MB.")
        if "--try" in arguments:
            from windows import trial

            trial.stand_in_trial() if "--stand-in" in arguments else trial.trial(made, payload)
    except (Refused, stamp.StampRefused) as refusal:
        say(str(refusal))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
