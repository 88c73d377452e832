"""What is said of the columns of Soureh: whether a pair fits and why, and what the drawn card would do there.

See canon 4, fit.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine import Event, View
from app.games.soureh.rules import CARDS, CLOSED, FITS, OPEN, RED
from app.games.soureh.values import SourehValues
from app.table.prompts import Ref, Rest
from app.table.reading import long_enough
from app.wording import t

Told = tuple[str, tuple[str, ...]]
"""A title and what is said below it."""
HARDEST = frozenset(
    text for y, text in enumerate(CARDS) if all(CARDS[x][0] == "A" for x, row in enumerate(FITS) if row[y])
)
"""The open cards that only an ace fits."""


def is_red(text: str) -> bool:
    """Whether a card is red."""
    return RED[CARDS.index(text)]


def why(x: str, y: str) -> str:
    """Whether a closed card fits an open one, and why, as the suffix of a message's name."""
    fits = FITS[CARDS.index(x)][CARDS.index(y)]
    if x[0] == "A" or (not fits and y[0] == "A"):
        way = "ace"
    elif y[0] == "A":
        way = "on-ace"
    else:
        way = "red" if is_red(y) else "black"
    return f"{'fits' if fits else 'misfits'}.{way}"


def asks_for(x: str) -> str:
    """Which closed cards fit an open card, in words."""
    way = "ace" if x[0] == "A" else "hardest" if x in HARDEST else "red" if is_red(x) else "black"
    return t(f"soureh.asks.{way}", x=x)


class SourehColumns(SourehValues):
    """The columns of one table; `SourehController` adds the rest."""

    def fitting(self, view: View) -> list[bool]:
        """For each column of this seat whether it fits."""
        return [fact.code == "fits" for fact in self.facts_of(view, "fits", "misfits", at=CLOSED[self.me])]

    def heard(self, event: Event, view: View) -> Rest:
        """The same; of a declaration that was spoiled also by which card."""
        rest = super().heard(event, view)
        if event.said != "spoiled":
            return rest
        return long_enough(rest._replace(detail=self.why_spoiled(int(event.about[0]), view)))

    def why_spoiled(self, seat: int, view: View) -> str:
        """Why a row no longer fits: to the declarer by its pair, to others, who do not see it, by its open card."""
        facing, closed = view.zones[OPEN[seat]], view.zones[CLOSED[seat]]
        if seat == self.seat:
            told = [(x, y, why(x, y)) for x, y in zip(closed, facing, strict=True)]
            return " ".join(t(f"soureh.{way}", x=x, y=y) for x, y, way in told if way.startswith("misfits"))
        came = self._came.get(seat)
        return asks_for(facing[came.index]) if came is not None else ""

    def told_at(self, view: View, ref: Ref) -> Told | None:
        """What is so of a column: in one's own what the drawn card would change there, or whether and why it fits.

        In the open row of another, what the card there would ask for.
        """
        row, _, seat = ref.zone.partition(".")
        drawn = view.card_at("drawn", 0) if view.decides and view.phase == "place" else None
        if not ref.is_card or row not in ("closed", "open") or view.phase == "count" or self.seat is None:
            return None
        if int(seat) == self.seat:
            return self.own_column(view, ref.index, drawn)
        if row == "closed" or drawn is None or f"other:{seat}:{ref.index}" not in map(str, view.legal):
            return None
        return t("soureh.label.instead", x=drawn, y=view.zones[ref.zone][ref.index]), (asks_for(drawn),)

    def own_column(self, view: View, column: int, drawn: str | None) -> Told | None:
        """What is so of a column of this seat, with the `drawn` card in it if there is one (canon 4, fit)."""
        closed, facing = view.zones[CLOSED[self.me]], view.zones[OPEN[self.me]]
        if len(self.fitting(view)) != len(closed):
            return None
        y = facing[column]
        if drawn is None:
            x = closed[column]
            return t("soureh.label.column", n=column + 1), (t(f"soureh.{why(x, y)}", x=x, y=y),)
        then = [drawn if c == column else text for c, text in enumerate(closed)]
        stake = self.at_stake(replace(view, zones={**view.zones, CLOSED[self.me]: then}))
        points = (t("soureh.label.stake.then", n=sum(stake)),) if stake else ()
        return t("soureh.label.in-column", x=drawn, n=column + 1), (t(f"soureh.{why(drawn, y)}", x=drawn, y=y), *points)
