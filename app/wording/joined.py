"""Hebrew letters that are joined to the word after them, where a template writes one directly before a field.

Used for checking templates: no table needs it, and a start does not compile its pattern.
"""

from __future__ import annotations

import re

from app.wording.formatting import LITERALS, parsed

FIGURES = ("num", "signed", "rank", "plain", "percent", "range", "key", "")
"""Kinds that look the same after a Hebrew letter and a maqaf, whatever their value."""

_JOINED = re.compile(
    "(?:^|[^\u05d0-\u05ea])[\u05d5\u05d1\u05dc\u05de\u05db\u05e9\u05d4]{1,3}\u05be?"
    r"\{(?P<field>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}"
)
"""A field after letters that Hebrew joins to the beginning of a word, with a maqaf or without."""


def caseless(template: str) -> list[str]:
    """Return the fields of a Hebrew template that have a letter before them and should have a case instead.

    They are words, cards, suits, names and counted nouns, before which the letter depends on the value.
    """
    fields = [found["field"] for found in _JOINED.finditer(template)]
    kinds = [parsed(field.partition(":")[2])[0] for field in fields]
    return [one for one, kind in zip(fields, kinds, strict=True) if kind not in FIGURES and kind not in LITERALS]
