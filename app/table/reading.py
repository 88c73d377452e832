"""How long what is said stays for reading, and what of it is nothing new and need not be read again. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.engine import Event
from app.table.prompts import Rest

READ_MS = 500.0
LETTER_MS = 18.0
LONGEST_MS = 2600.0
"""How long a sentence stays at the pace *even*: at least this many ms, this many more for each letter, and at most."""
FAMILIAR = 3
"""How many acts of a kind without a choice wait for the person who makes them; later ones do not."""
IN_SECRET = "in-secret"
"""The name under which those acts of others are counted that have been told in secret."""
KNOWN_SECRETS, SECRETLY = 4, 2.5
"""Once each of the others has laid or chosen something in secret more often than the first, that is told as many times
as fast as the second: it always says the same, and the uncovering tells the rest."""


def reading(*sentences: str) -> float:
    """How long it takes to read sentences, ms."""
    return min(LONGEST_MS, READ_MS + LETTER_MS * sum(map(len, sentences)))


def long_enough(rest: Rest) -> Rest:
    """Lengthen a rest so that its words can be read."""
    return rest._replace(ms=max(rest.ms, reading(rest.words, rest.detail))) if rest.words else rest


def in_secret(events: Sequence[Event], seat: int | None, verbs: Collection[str]) -> bool:
    """Whether others lay or choose something in secret, by these verbs, and `seat` is told nothing else."""
    acts = [event for event in events if event.code == "acted"]
    unseen = all(event.hides for event in events if event.code not in ("acted", "now"))
    return bool(acts) and unseen and all(act.seat != seat and act.action.verb in verbs for act in acts)
