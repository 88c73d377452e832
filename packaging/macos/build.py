"""Makes the disk image for macOS out of dist/Kupa.app: `python3 dev.py package macos [STEP ...]`.

Without a step all of them, in this order:

    keychain   put the certificate for signing into a keychain of its own (for machines that build releases)
    dress      names in both languages and the icon of saved games, into the program
    sign       sign the program, from the inside out
    notarise   let Apple look at the program, and staple what it says to it
    image      make the disk image, sign, notarise and staple it too
    try        copy the program out of the image, play, save, open the save

Credentials come from the environment. What has none is skipped, and a line says so:

    KUPA_CERTIFICATE, KUPA_CERTIFICATE_PASSWORD   a certificate with its key: PKCS 12 in base64, and its password
    KUPA_SIGN_IDENTITY                            the name of the certificate, "Developer ID Application: ..."
    KUPA_NOTARY_KEY, _KEY_ID, _ISSUER             a key for Apple's notary service: the file's text, its id, its issuer

Without an identity the program gets a signature without a name, which macOS on its own processors needs to start it at
all. This is also how to sign a copy in which Qt was replaced:

    codesign --force --deep --sign - /Applications/Kupa.app
"""

from __future__ import annotations

import base64
import os
import platform
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import identity
from app import __version__
from macos import plist

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
APP = DIST / f"{identity.NAME}.app"
WORK = ROOT / "build" / "macos"
IDENTITY = "KUPA_SIGN_IDENTITY"
CERTIFICATE, PASSWORD = "KUPA_CERTIFICATE", "KUPA_CERTIFICATE_PASSWORD"
NOTARY = ("KUPA_NOTARY_KEY", "KUPA_NOTARY_KEY_ID", "KUPA_NOTARY_ISSUER")
KEYCHAIN = "kupa-release.keychain-db"
MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""The first bytes of programs and libraries: for one processor, and for several."""


class Refused(Exception):
    """The image cannot be made; `str(error)` says why in one sentence."""


def say(sentence: str) -> None:
    """Print a line for the person at the terminal."""
    print(sentence, flush=True)


def run(*command: str | Path, quiet: bool = False) -> None:
    """Run a tool. Raises Refused if it fails or is missing; `quiet` if its output holds a secret."""
    words = [str(word) for word in command]
    shown = words[0] if quiet else " ".join(words)
    try:
        code = subprocess.call(words)
    except FileNotFoundError:
        raise Refused(f"There is no {words[0]} here; it is part of macOS.") from None
    if code:
        raise Refused(f"This failed with code {code}: {shown}")


def image_name() -> str:
    """The name of the file that a person downloads."""
    processor = {"x86_64": "intel", "AMD64": "intel"}.get(platform.machine(), "apple")
    return f"{identity.NAME}-{__version__}-macos-{processor}.dmg"


def given(*names: str) -> bool:
    """Whether all of these are in the environment."""
    return all(os.environ.get(name, "").strip() for name in names)


def the_app() -> Path:
    """The bundle. Raises Refused where there is none."""
    if not (APP / "Contents" / "Info.plist").is_file():
        raise Refused("There is no dist/Kupa.app; on a Mac `python3 dev.py bundle` makes it.")
    return APP


# --- Steps ------------------------------------------------------------------------------------------------------


def keychain() -> None:
    """Put the certificate into a new keychain that codesign may use without asking."""
    if not given(CERTIFICATE, PASSWORD):
        say(f"No keychain made: {CERTIFICATE} and {PASSWORD} are not set.")
        return
    secret = secrets.token_urlsafe(24)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "certificate.p12")
        file.write_bytes(base64.b64decode(os.environ[CERTIFICATE]))
        run("security", "create-keychain", "-p", secret, KEYCHAIN, quiet=True)
        run("security", "set-keychain-settings", "-lut", "21600", KEYCHAIN)
        run("security", "unlock-keychain", "-p", secret, KEYCHAIN, quiet=True)
        password = os.environ[PASSWORD]
        use = ["-f", "pkcs12", "-T", "/usr/bin/codesign"]
        run("security", "import", file, "-k", KEYCHAIN, "-P", password, *use, quiet=True)
        allowed = ["-S", "apple-tool:,apple:,codesign:", "-s", "-k", secret]
        run("security", "set-key-partition-list", *allowed, KEYCHAIN, quiet=True)
        run("security", "list-keychains", "-d", "user", "-s", KEYCHAIN, "login.keychain-db")


def dress() -> None:
    """Put names in both languages and the icon of saved games into the program."""
    resources = the_app() / "Contents" / "Resources"
    for language in ("en", "he"):
        folder = resources / f"{language}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "InfoPlist.strings").write_text(plist.localized(language), "utf-8")
    shutil.copyfile(ROOT / "resources" / "icons" / plist.FILE_ICON, resources / plist.FILE_ICON)


def binaries(app: Path) -> Iterator[Path]:
    """The programs and libraries in a bundle, the innermost first, without links to other files."""
    files = [path for path in (app / "Contents").rglob("*") if path.is_file() and not path.is_symlink()]
    for path in sorted(files, key=lambda path: (-len(path.parts), str(path))):
        with path.open("rb") as file:
            if file.read(4) in MACH_O:
                yield path


def frameworks(app: Path) -> list[Path]:
    """Folders in a bundle that are signed as a whole, the innermost first."""
    found = [path for path in app.rglob("*.framework") if path.is_dir() and not path.is_symlink()]
    return sorted(found, key=lambda path: (-len(path.parts), str(path)))


def sign() -> None:
    """Sign libraries, frameworks and program with the hardened runtime, and with an identity if there is one."""
    app, name = the_app(), os.environ.get(IDENTITY, "").strip()
    if not name:
        say(f"Signed without a name: {IDENTITY} is not set. macOS will refuse the first start until it is allowed.")
    WORK.mkdir(parents=True, exist_ok=True)
    allowed = WORK / "entitlements.plist"
    allowed.write_bytes(plist.entitlements())
    common = ["codesign", "--force", "--sign", name or "-"]
    common += ["--timestamp", "--options", "runtime"] if name else ["--timestamp=none"]
    main = app / "Contents" / "MacOS" / "kupa"
    for path in [*(one for one in binaries(app) if one != main), *frameworks(app)]:
        run(*common, path)
    run(*common, "--entitlements", allowed, app)
    run("codesign", "--verify", "--deep", "--strict", "--verbose=2", app)


@contextmanager
def notary() -> Iterator[list[str]]:
    """The arguments that tell notarytool who asks."""
    with tempfile.TemporaryDirectory() as folder:
        key = Path(folder, "notary.p8")
        key.touch(mode=0o600)
        key.write_text(os.environ[NOTARY[0]], "utf-8")
        yield ["--key", str(key), "--key-id", os.environ[NOTARY[1]], "--issuer", os.environ[NOTARY[2]]]


def can_notarise() -> bool:
    """Whether there are an identity to sign with and a key for the notary; says what is missing."""
    missing = [name for name in (IDENTITY, *NOTARY) if not given(name)]
    if missing:
        say(f"Not notarised: not set: {', '.join(missing)}.")
    return not missing


def notarise() -> None:
    """Send the program to Apple's notary, wait, and staple the answer to it."""
    if not can_notarise():
        return
    WORK.mkdir(parents=True, exist_ok=True)
    archive = WORK / f"{identity.NAME}.zip"
    archive.unlink(missing_ok=True)
    run("ditto", "-c", "-k", "--keepParent", the_app(), archive)
    with notary() as who:
        run("xcrun", "notarytool", "submit", archive, *who, "--wait")
    run("xcrun", "stapler", "staple", APP)
    run("spctl", "--assess", "--type", "execute", "--verbose", APP)


def first_start() -> str:
    """The text beside an unsigned program: how to open it the first time, in both languages."""
    text = plist.words()["first.text"]
    return f"{text.he}\n\n\n{text.en}\n"


def image() -> None:
    """Make the disk image: the program, a link to Applications, and, if unsigned, the text on the first start."""
    app, name = the_app(), os.environ.get(IDENTITY, "").strip()
    folder = WORK / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run("ditto", app, folder / app.name)
    (folder / "Applications").symlink_to("/Applications")
    if not name:
        title = plist.words()["first"]
        (folder / f"{title.he} - {title.en}.txt").write_text(first_start(), "utf-8")
    made = DIST / image_name()
    made.unlink(missing_ok=True)
    shape = ["-volname", identity.NAME, "-fs", "HFS+", "-format", "ULMO", "-ov"]
    run("hdiutil", "create", *shape, "-srcfolder", folder, made)
    if name:
        run("codesign", "--force", "--timestamp", "--sign", name, made)
    if can_notarise():
        with notary() as who:
            run("xcrun", "notarytool", "submit", made, *who, "--wait")
        run("xcrun", "stapler", "staple", made)
        run("spctl", "--assess", "--type", "open", "--context", "context:primary-signature", "--verbose", made)
    run("hdiutil", "verify", made)
    if made.is_file():
        say(f"dist/{made.name} is ready: {made.stat().st_size / 1e6:.1f} MB.")


def attempt() -> None:
    """Try the image."""
    from macos import trial

    trial.trial(DIST / image_name())


STEPS: Mapping[str, Callable[[], None]] = {
    "keychain": keychain,
    "dress": dress,
    "sign": sign,
    "notarise": notarise,
    "image": image,
    "try": attempt,
}


def misunderstood(words: Sequence[str]) -> str:
    """Why a command line is not understood; empty where it is."""
    unknown = [word for word in words if word not in STEPS]
    return f"There is no step {unknown[0]!r}; the steps: {', '.join(STEPS)}." if unknown else ""


def main(arguments: Sequence[str]) -> int:
    """Take the steps that are named, or all; returns the exit code."""
    if refusal := misunderstood(arguments):
        say(refusal)
        return 2
    try:
        for name in arguments or STEPS:
            say(f"- {name}")
            STEPS[name]()
    except (Refused, OSError) as refusal:
        say(str(refusal))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
