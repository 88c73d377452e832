"""The notebook: experiments kept by name, with every game counted so far, in a folder of their own.

An experiment is a file of lines, each with its checksum: the experiment itself, then what each batch of games came to,
written as it comes. A line that was cut off by a full disk or a crash is left out when the file is read, and its games
are played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from app.engine import Rules
from app.lab.experiment import Experiment


class Unkept(OSError):
    """Something could not be written or read; the text is the system's."""


class Kept(NamedTuple):
    """One kept experiment: its name, what it asks, how many games it has of how many, when it was written last.

    `wrong` is a code of `Unreadable` where the file cannot be used; then `experiment` is None.
    """

    name: str
    experiment: Experiment | None
    played: int
    asked: int
    changed: float
    wrong: str = ""


class Journal:
    """The file of one experiment, open for adding. Only one program may have it open."""

    @property
    def experiment(self) -> Experiment:
        """What it is about."""
        raise NotImplementedError

    def add(self, line: Any) -> None:
        """Write one more line. Raises Unkept; then nothing of the line counts."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the file."""
        raise NotImplementedError


class Notebook:
    """A folder of kept experiments."""

    def __init__(self, folder: Path, games: Mapping[str, Rules]) -> None:
        """The folder is made when something is first kept."""
        raise NotImplementedError

    def list(self) -> list[Kept]:
        """Everything in the folder, the latest first."""
        raise NotImplementedError

    def begin(self, name: str, experiment: Experiment) -> Journal:
        """A new file. Raises FileExistsError where the name is taken, Unkept, ValueError for an empty name."""
        raise NotImplementedError

    def open(self, name: str) -> Journal:
        """A kept experiment, to be looked at or continued. Raises LookupError, Unreadable, Unkept."""
        raise NotImplementedError

    def rename(self, old: str, new: str) -> None:
        """Give it another name. Raises FileExistsError, LookupError, Unkept."""
        raise NotImplementedError

    def remove(self, name: str) -> None:
        """Delete it; the person has been asked. Raises LookupError, Unkept."""
        raise NotImplementedError

    def free_name(self, wanted: str) -> str:
        """The name, with a number behind it where it is taken."""
        raise NotImplementedError
