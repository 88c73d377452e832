"""What stops in Very Close say: why a duel is won, criterion by criterion until one decides (canon 1; canon 4.4).

No Qt: sentences for the voice, made from the cards that lie open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from app.games.karov_meod.rules import STRENGTH, TRUE, VALUE, distance
from app.wording import t

RED = "DH"
"""The suits that come before the others where values are equal."""


def reasons(ids: Mapping[str, Sequence[int]], card: str, laid: Sequence[str], winner: str) -> Iterator[str]:
    """The criteria in their order, each as a clause, up to the one that decides, which is ticked.

    `laid` are the cards of all seats that chose `card`, and `winner` is the one of them that wins it; `ids` gives the
    deck's numbers of a symbol.
    """
    away = {text: distance(ids[text][0], ids[card][0]) for text in laid}
    nearest = [text for text in laid if away[text] == away[winner]]
    if len(nearest) == 1:
        yield t("karov-meod.why.tick", what=t("karov-meod.why.distance", n=away[winner], all=[*others(laid, winner)]))
        return
    yield t("karov-meod.why.distance.equal", n=away[winner])
    yield from decided(ids, [text for text in nearest if text != winner], winner)


def others(laid: Sequence[str], winner: str) -> Iterator[str]:
    """The cards that did not win."""
    return (text for text in laid if text != winner)


def decided(ids: Mapping[str, Sequence[int]], beaten: Sequence[str], winner: str) -> Iterator[str]:
    """How the winner decides cards that are as near: by value, by color, by suit, by the number on the card."""
    strongest = max(beaten, key=lambda text: STRENGTH[ids[text][0]])
    pair = ids[winner][0], ids[strongest][0]
    for name, measure in CRITERIA:
        own, its = (measure(one) for one in pair)
        words = t(f"karov-meod.why.{name}{'.equal' if own == its else ''}", x=winner, y=strongest, n=own, m=its)
        if own != its:
            yield t("karov-meod.why.tick", what=words)
            return
        yield words


def is_red(card: int) -> int:
    """1 for a red card, 0 for a black one. Cards are numbered by rank and then by suit, in the order C D H S."""
    return int("CDHS"[card % 4] in RED)


CRITERIA: tuple[tuple[str, Callable[[int], int]], ...] = (
    ("value", VALUE.__getitem__),
    ("color", is_red),
    ("suit", lambda card: "SCHD".index("CDHS"[card % 4])),
    ("number", TRUE.__getitem__),
)
"""What decides between two cards, the first difference first (canon 1, deciding)."""


def taken(ids: Mapping[str, Sequence[int]], card: str, winner: str, alone: bool) -> str:
    """Where a card goes that has been won with `winner`, and why."""
    stronger = STRENGTH[ids[card][0]] > STRENGTH[ids[winner][0]]
    name = ("alone" if alone else "won") + (".decides" if stronger else ".weaker")
    return t(f"karov-meod.why.{name}", e=card, x=winner)
