"""Tries a disk image as a person would: open it, copy the program out, play, save, open the save.

It runs only on a Mac. The program is copied into a folder with a Hebrew name and keeps its games in another.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

import identity
from macos import build
from release.games import played


def play(program: Path, folder: Path) -> None:
    """Play five moves in each of some games, save them, and play on from each save. Raises Refused."""
    games = played()
    home, saved = folder / "\u05d1\u05d9\u05ea", folder / "\u05e9\u05de\u05d5\u05e8"
    saved.mkdir()
    env = {**os.environ, "KUPA_HOME": str(home)}
    calls = [[f"--smoke={saved}", *games], *([str(saved / f"{game}.kupa"), "--smoke"] for game in games)]
    for arguments in calls:
        if subprocess.call([str(program), *arguments], env=env):
            raise build.Refused(f"The trial failed: {program.name} {' '.join(arguments)}")


def trial(image: Path) -> None:
    """Try an image. Raises Refused."""
    if not image.is_file():
        raise build.Refused(f"There is no {image.name} to try.")
    with tempfile.TemporaryDirectory(prefix="kupa-trial-") as name:
        folder, volume = Path(name), Path(name, "volume")
        build.run("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", volume, image)
        try:
            place = folder / "\u05d9\u05d9\u05e9\u05d5\u05de\u05d9\u05dd" / f"{identity.NAME}.app"
            place.parent.mkdir()
            if not (volume / "Applications").is_symlink():
                raise build.Refused("The image does not show the way into Applications.")
            build.run("ditto", volume / place.name, place)
        finally:
            build.run("hdiutil", "detach", volume)
        build.run("codesign", "--verify", "--deep", "--strict", place)
        play(place / "Contents" / "MacOS" / "kupa", folder)
        build.say("The image was opened, the program copied, games played, saved and opened.")
