"""Why a card of Very Close is won, and why the game: criterion by criterion until one decides (canon 1; 4.4; 4.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from app.games.karov_meod.rules import STRENGTH, TRUE, VALUE, distance, longest_series, rated_by
from app.wording import t

RED = "DH"
"""The suits that rank above the others if values are equal."""


def reasons(ids: Mapping[str, Sequence[int]], card: str, laid: Sequence[str], winner: str) -> Iterator[str]:
    """The criteria in their order, each as a clause, up to the one that decides, which is ticked.

    `laid` are the cards of all seats that chose `card`, and `winner` is the one of them that wins it; `ids` gives the
    numbers of a symbol in the deck.
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
    """How the winner beats others that are just as near: by value, by colour, by suit, by the number on the card."""
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
"""The criteria between two cards, the first difference deciding (canon 1, deciding)."""


def beats(ids: Mapping[str, Sequence[int]], card: str, laid: str) -> bool:
    """Whether a chosen card decides the card that wins it, so that it goes to the winner."""
    return STRENGTH[ids[card][0]] > STRENGTH[ids[laid][0]]


def taken(ids: Mapping[str, Sequence[int]], card: str, winner: str, alone: bool) -> str:
    """Where a card goes that has been won with `winner`, and why."""
    name = ("alone" if alone else "won") + (".decides" if beats(ids, card, winner) else ".weaker")
    return t(f"karov-meod.why.{name}", e=card, x=winner)


def why_alone(ids: Mapping[str, Sequence[int]], card: str, laid: str, *, brief: bool = False) -> str:
    """Which of two cards is stronger and what follows, if only one seat chose `card`: criterion by criterion.

    With `brief`, only the criterion that decides.
    """
    winner, beaten = (card, laid) if beats(ids, card, laid) else (laid, card)
    told = [*decided(ids, [beaten], winner)]
    return " ".join((*(told[-1:] if brief else told), taken(ids, card, laid, alone=True)))


def longest_run(values: Sequence[int]) -> range:
    """The longest series among values, the lowest of several; empty if there are none (canon 4.7)."""
    length = longest_series(values)
    starts = (low for low in sorted(values) if all(one in values for one in range(low, low + length)))
    low = next(starts, 0)
    return range(low, low + length)


def outdone(options: Mapping[str, Any], mine: Sequence[int], theirs: Iterable[tuple[int, ...]]) -> str:
    """Why a seat outranks all others: the numbers in which the best of them was equal, and the next one.

    Empty if the series alone decided.
    """
    best = max(theirs)
    at = next((place for place, (one, other) in enumerate(zip(mine, best, strict=True)) if one != other), 0)
    if not at:
        return ""
    names = rated_by(options)
    told = [t(f"karov-meod.why.{names[place]}.equal", n=mine[place]) for place in range(at)]
    last = t(f"karov-meod.why.{names[at]}", n=mine[at], m=best[at])
    return " ".join((*told, t("karov-meod.why.tick", what=last)))
