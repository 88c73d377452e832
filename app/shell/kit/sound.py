"""Sound: the program's own files, played with whatever the system has, or silence (docs/qt.md#sound).

Another program does the playing (on Windows the system itself), and nothing ever waits for it. A machine without a
sound device, without a player or with a failing player is a silent machine, not an error.
"""

from __future__ import annotations

import contextlib
import importlib
import shutil
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.art.sounds import SOUNDS, SoundName, quieter
from app.shell.settings.settings import Settings
from app.wording import resource

if TYPE_CHECKING:
    from app.shell.kit.sound_program import ProgramPlayer

PLAYERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("afplay", ()),
    ("pw-play", ()),
    ("paplay", ()),
    ("aplay", ("-q",)),
)
"""Programs that play a WAV file, the best first, with the options that go before the file's name."""
Player = Callable[[Path], None]


def system_player() -> list[str] | None:
    """The program that this system plays with, and its options; None if there is none."""
    for name, options in PLAYERS:
        found = shutil.which(name)
        if found:
            return [found, *options]
    return None


def windows_player(file: Path) -> None:
    """Let Windows play a file; returns immediately. Without a device there is silence."""
    winsound: Any = importlib.import_module("winsound")
    with contextlib.suppress(RuntimeError):
        winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)


class Sound(QObject):
    """Plays the sounds that the settings allow, at the volume they give."""

    def __init__(self, settings: Settings, player: Player | None = None, parent: QObject | None = None) -> None:
        """`player` plays a file and returns immediately; by default it is what the system has."""
        super().__init__(parent)
        self._settings = settings
        self._scaled: dict[tuple[SoundName, int], Path] = {}
        self._folder: Path | None = None
        self._put_away: Callable[[], object] | None = None
        self._program: ProgramPlayer | None = None
        self._player = player
        self._looked = player is not None

    @property
    def possible(self) -> bool:
        """Whether this system can play anything."""
        self._look()
        return self._player is not None

    def play(self, name: SoundName, *, even_if_off: bool = False) -> None:
        """Play a sound if it is switched on, or to try it out (`even_if_off`). Never waits, never fails."""
        if name not in SOUNDS or not (even_if_off or self._settings.heard(name)):
            return
        volume = self._settings.volume
        self._look()
        if self._player is None or volume <= 0:
            return
        file = self._file(name, volume)
        if file is not None:
            self._player(file)

    def close(self) -> None:
        """Stop all sounds and remove the copies of the files."""
        if self._program is not None:
            self._program.stop()
        if self._put_away is not None:
            self._put_away()
            self._folder = self._put_away = None
            self._scaled.clear()

    def _look(self) -> None:
        """Look for a player when one is first needed."""
        if self._looked:
            return
        self._looked = True
        if sys.platform == "win32":
            self._player = windows_player
            return
        command = system_player()
        if command:
            from app.shell.kit.sound_program import ProgramPlayer  # loads QProcess, which only the first sound needs

            self._program = ProgramPlayer(command, self)
            self._player = self._program

    def _file(self, name: SoundName, volume: int) -> Path | None:
        """A sound's file, made quieter for this volume, because each player takes a volume in its own way."""
        original = resource("resources", "sounds", f"{name}.wav")
        if volume >= 100:
            return original if original.exists() else None
        key = (name, volume)
        if key not in self._scaled:
            import tempfile  # not needed at the many silent tables
            import wave

            try:
                # Loudness as the ear hears it: half way on the slider sounds about half as loud.
                data = quieter(original.read_bytes(), (volume / 100) ** 2)
                if self._folder is None:
                    self._folder = Path(tempfile.mkdtemp(prefix="kupa-sounds-"))
                    # In case the program ends without `close`.
                    self._put_away = weakref.finalize(self, shutil.rmtree, self._folder, True)
                target = self._folder / f"{name}-{volume}.wav"
                target.write_bytes(data)
            except (OSError, wave.Error, EOFError):
                return None
            self._scaled[key] = target
        return self._scaled[key]
