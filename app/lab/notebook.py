"""The notebook: experiments kept by name, with every game counted so far, in a folder of their own.

An experiment is a file of lines, each with its checksum: first the experiment itself, then the results of each batch of
games, written as they come. A line that was cut off by a full disk or a crash is left out when the file is read, and
its games are played again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from app.engine import Rules
from app.lab.experiment import Experiment, Unreadable, from_json

SUFFIX = ".kupa-lab"
"""The suffix of these files' names."""

LONGEST_NAME = 80
"""The maximum length of a name, in characters."""

LONGEST = 1 << 20
"""The maximum length of the first line, in bytes: a file of another kind may be one endless line."""

_UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_DEVICE = re.compile(r"(con|prn|aux|nul|(com|lpt)[1-9])(\.|$)", re.IGNORECASE)
"""Names that are not files on Windows, whatever follows after a dot."""


class NotKept(OSError):
    """Raised if something could not be written or read; the text is the system's."""


@contextmanager
def _keeping(path: Path) -> Iterator[None]:
    """Turn the system's errors about a file into NotKept, except that its name is taken."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise NotKept(error.errno, error.strerror or str(error), str(path)) from error


class KeptExperiment(NamedTuple):
    """One kept experiment: its name, what it asks, when it was last written.

    If the file cannot be used, `experiment` is None and `wrong` is a code of `Unreadable`, with its values.
    """

    name: str
    experiment: Experiment | None
    changed: float
    wrong: tuple[str, Mapping[str, Any]] | None = None


class Journal:
    """The file of one experiment: the lines read from it, and the place to add more."""

    def __init__(self, path: Path, experiment: Experiment, lines: list[Any], size: int) -> None:
        """Store what was read; call `Notebook.begin` or `Notebook.open` instead. `size` is how many bytes are sound."""
        self.path = path
        self.experiment = experiment
        self.lines = lines
        self._size = size

    def add(self, line: Any) -> None:
        """Write one more line. Raises NotKept; then nothing of the line counts, and the next one is tried afresh."""
        data = _written(line)
        with _keeping(self.path), self.path.open("r+b") as file:
            file.seek(self._size)
            file.write(data)
            file.truncate()
            file.flush()
        self._size += len(data)


class Notebook:
    """A folder of kept experiments."""

    def __init__(self, folder: Path, games: Mapping[str, Rules]) -> None:
        """Use this folder; it is created only when something is first kept."""
        self.folder = folder
        self.games = games

    def list(self) -> list[KeptExperiment]:
        """Everything in the folder, the latest first; for a file that cannot be read, why.

        Only the first line of each file is read, which is the experiment: a kept one may have a million games.
        """
        found = []
        for path in self.folder.glob(f"*{SUFFIX}") if self.folder.is_dir() else ():
            changed = 0.0
            try:
                changed = path.stat().st_mtime
                with path.open("rb") as file:
                    found.append(KeptExperiment(path.stem, self._experiment(path, file.readline(LONGEST)), changed))
            except Unreadable as wrong:
                found.append(KeptExperiment(path.stem, None, changed, (wrong.code, wrong.values)))
            except OSError as error:
                why = {"detail": error.strerror or str(error)}
                found.append(KeptExperiment(path.stem, None, changed, ("unkept", why)))
        return sorted(found, key=lambda one: (-one.changed, one.name))

    def begin(self, name: str, experiment: Experiment) -> Journal:
        """Begin a new file.

        Raises FileExistsError if the name is taken, NotKept, and ValueError for a name without letters.
        """
        path = self._path(name)
        data = _written(experiment.to_json())
        with _keeping(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as file:
                file.write(data)
        return Journal(path, experiment, [], len(data))

    def open(self, name: str) -> Journal:
        """Open a kept experiment, to look at it or continue it. Raises LookupError, Unreadable, NotKept."""
        path = self._kept(name)
        with _keeping(path):
            return self._read(path)

    def rename(self, old: str, new: str) -> None:
        """Rename an experiment. Raises FileExistsError, LookupError, NotKept, ValueError for a name without letters."""
        source, target = self._kept(old), self._path(new)
        if target.exists():
            raise FileExistsError(new)
        with _keeping(target):
            source.rename(target)

    def remove(self, name: str) -> None:
        """Delete an experiment; the person has already confirmed. Raises LookupError, NotKept."""
        path = self._kept(name)
        with _keeping(path):
            path.unlink()

    def free_name(self, wanted: str) -> str:
        """The name, with a number added if it is taken."""
        name, n = wanted, 1
        while self._path(name).exists():
            n += 1
            name = f"{wanted} {n}"
        return name

    def _kept(self, name: str) -> Path:
        """The file of a kept experiment. Raises LookupError, ValueError."""
        path = self._path(name)
        if not path.is_file():
            raise LookupError(name)
        return path

    def _path(self, name: str) -> Path:
        """The file of a name; characters that a file system refuses become spaces. Raises ValueError."""
        fit = " ".join(_UNFIT.sub(" ", name).split()).strip(". ")[:LONGEST_NAME]
        if not fit:
            raise ValueError("a name has a letter or a digit")
        path = self.folder / f"{fit}{SUFFIX}"
        if _DEVICE.match(fit) and not path.is_file():
            return path.with_name(f"_{path.name}")
        return path

    def _read(self, path: Path) -> Journal:
        """Read a file as far as its lines are sound. Raises Unreadable, OSError."""
        sound: list[Any] = []
        with path.open("rb") as file:
            first = file.readline(LONGEST)
            experiment = self._experiment(path, first)
            size = len(first)
            for raw in file:
                line = _sound(raw)
                if line is None:
                    break
                sound.append(line)
                size += len(raw)
        return Journal(path, experiment, sound, size)

    def _experiment(self, path: Path, first: bytes) -> Experiment:
        """Read the experiment in the first line of a file. Raises Unreadable."""
        data = _sound(first)
        if data is None:
            raise Unreadable("damaged", word=path.name)
        return from_json(data, self.games)


def _written(line: Any) -> bytes:
    """A line in the form of the file: a checksum, and JSON."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (crc32(text), text)


def _sound(raw: bytes) -> Any:
    """The content of a line; None if the checksum does not match."""
    checksum, _, text = raw.rstrip(b"\n").partition(b" ")
    if not raw.endswith(b"\n") or checksum != b"%08x" % crc32(text):
        return None
    try:
        return json.loads(text)
    except ValueError:
        return None
