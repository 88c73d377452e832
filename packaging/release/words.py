"""What the systems say before the program runs, in both languages (i18n/packages)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.wording.catalogue import Message, read

FOLDER = Path(__file__).resolve().parents[2] / "i18n" / "packages"


@cache
def words_on(system: str) -> Mapping[str, Message]:
    """All texts for `linux`, `macos` or `windows` by id, without the beginning `<system>.`."""
    found = read(FOLDER / f"{system}.he.ts")
    return {name.partition(".")[2]: message for name, message in found.items()}
