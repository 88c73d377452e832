"""Actions to try in a position, to see which are refused and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from app.engine import Position

WORDS = ("all", "keep", "x", "0", "99", "7H", "??")
"""Words that some verb of some game may accept as an argument."""


def candidates(p: Position, seen: Iterable[str]) -> Iterator[str]:
    """Texts with the verbs of the page: some legal, most not, some malformed."""
    info = p.game.rules.info
    kinds = {
        "card": dict.fromkeys([*p.game.cards[:9], *(t for zone in p.zones for t in p.texts(zone)[:2]), "7X", "??"]),
        "index": ["0", "1", "40", "x"],
        "seat": [str(s) for s in range(p.game.seats + 1)],
        "suit": [*"CDHSX", "CD"],
        "value": [str(n) for n in range(-1, 15)],
        "word": WORDS,
    }
    for (_, name), verb in info.verbs.items():
        yield name
        for args in product(*(list(kinds[arg.kind])[:14] for arg in verb.args)):
            yield ":".join((name, *args))
        yield ":".join((name, *("x" for _ in range(len(verb.args) + 1))))
    yield from seen
