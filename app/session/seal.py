"""The sealed deal: a commitment to everything a game began with, shown before the first card and opened after the end.

The mark is a digest of a nonce and the beginning of the record (docs/saving.md#what-is-kept-beside-a-game). It reveals
nothing about the cards while the nonce is secret; afterwards anybody can compute it again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from string import hexdigits
from typing import Any, Literal, NamedTuple

from app.engine import Record

FORM = "kupa-seal-1"
"""The first line of the digested text, to tell this form from later ones."""

BEGINNING = ("game", "revision", "seats", "options", "persons", "seed", "position")
"""The keys of a record that are sealed, if they are there."""

DIGITS, GROUP = 16, 4
"""How many hexadecimal digits of a mark people are shown, and the size of the groups."""

LONGEST = 64
"""How many hexadecimal digits a nonce or a mark has at most."""

Opened = Literal["sound", "broken", "none", "later"]
"""What an opened seal shows: this is the deal; it is not; there is no seal; the rules have changed since."""


class Seal(NamedTuple):
    """A sealed deal: the nonce, and the mark made from it."""

    nonce: str
    mark: str

    @property
    def fingerprint(self) -> str:
        """What people are shown of the mark: "7F3A 92C1 0B4E 55D0", with no-break spaces."""
        short = self.mark[:DIGITS].upper()
        return "\u00a0".join(short[i : i + GROUP] for i in range(0, len(short), GROUP))

    def to_json(self) -> dict[str, str]:
        """Return the seal as a table keeps it."""
        return self._asdict()


def seal(record: Record) -> Seal:
    """Seal the beginning of a game with a fresh nonce."""
    nonce = os.urandom(16).hex()
    return Seal(nonce, mark(record, nonce))


def mark(record: Record, nonce: str) -> str:
    """Return the digest of a nonce and of how a game began."""
    import hashlib

    data = record.to_json()
    beginning = {name: data[name] for name in BEGINNING if name in data}
    text = json.dumps(beginning, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256("\n".join((FORM, nonce, text)).encode()).hexdigest()


def read_seal(table: Mapping[str, Any]) -> Seal | None:
    """Return the seal kept with a table; None if there is none that can be read."""
    raw = table.get("seal")
    if not isinstance(raw, Mapping) or not all(_written(raw.get(name)) for name in Seal._fields):
        return None
    return Seal(raw["nonce"], raw["mark"])


def _written(text: Any) -> bool:
    """Whether this is how a nonce or a mark is written; a file may hold anything, and people are shown part of it."""
    return isinstance(text, str) and 0 < len(text) <= LONGEST and set(text) <= set(hexdigits)


def opened(record: Record, table: Mapping[str, Any], *, exact: bool = True) -> Opened:
    """Return whether a game began with the deal that was sealed.

    If `exact` is False, the rules have changed since, and the record begins with the last position that was kept.
    """
    kept = read_seal(table)
    if kept is None:
        return "none"
    if mark(record, kept.nonce) == kept.mark:
        return "sound"
    return "broken" if exact else "later"
