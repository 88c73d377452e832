"""The words that Linux shows before the program runs, in both languages (i18n/packages/linux.he.ts)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from app.wording.catalogue import Message, read

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "i18n" / "packages" / "linux.he.ts"


@lru_cache(maxsize=1)
def words() -> dict[str, Message]:
    """All of them by id, without the beginning `linux.`."""
    return {name.partition(".")[2]: message for name, message in read(CATALOGUE).items()}


def english(name: str, **fields: str) -> str:
    """A text in English. Raises KeyError for an id that is not there."""
    return _filled(words()[name].en, fields)


def hebrew(name: str, **fields: str) -> str:
    """A text in Hebrew. Raises KeyError for an id that is not there."""
    return _filled(words()[name].he, fields)


def _filled(text: str, fields: dict[str, str]) -> str:
    for name, value in fields.items():
        text = text.replace(f"{{{name}:plain}}", value)
    return text
