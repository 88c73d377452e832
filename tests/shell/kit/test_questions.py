"""Messages: what a person is told when something was refused."""

from __future__ import annotations

from pathlib import Path

from app.shell.kit.questions import trouble
from app.store import StoreError
from app.store.errors import FolderNotMade, Vanished


def test_the_details_say_why_what_is_gone_could_not_be_made_again_either() -> None:
    gone: StoreError = Vanished(Path("kept", "kupa.db"))
    alone = trouble(gone, "act").details
    gone.__cause__ = FolderNotMade(Path("kept"), "Read-only file system")
    both = trouble(gone, "act").details
    assert both.startswith(alone) and "Read-only file system" in both.removeprefix(alone)
