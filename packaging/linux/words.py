"""The words that Linux shows before the program runs, in both languages (i18n/packages/linux.he.ts)."""

from __future__ import annotations

from collections.abc import Mapping

from app.wording.catalogue import Message
from release.words import words_on


def words() -> Mapping[str, Message]:
    """All of them by id, without the beginning `linux.`."""
    return words_on("linux")


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
