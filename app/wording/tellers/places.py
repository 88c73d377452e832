"""Telling games in which an action names a seat: by its name, or by where it sits as the reader sees it."""

from __future__ import annotations

from app.engine import Action, View
from app.wording.formatting import t
from app.wording.tellers.facts import FactsTeller
from app.wording.tellers.plain import Names, named
from app.wording.tellers.seated import first_seat


def place(view: View, seat: int, names: Names) -> str:
    """Return a seat within a sentence: its name if it is known, else where it sits in the order of the seats."""
    if names.get(seat):
        return named("seat.other", names, seat)
    seats = view.game.seats
    away = (seat - first_seat(view)) % seats
    if away == 0:
        return t("seat.other.you")
    if seats == 2:
        return t("away.other")
    if away in (1, seats - 1):
        return t("away.next" if away == 1 else "away.before")
    return t("away.across") if 2 * away == seats else t("away.n", n=away)


class PlacesTeller(FactsTeller):
    """Tells what may be done with the seats' names if they are known, and with their places if not."""

    def action(self, action: Action, view: View | None) -> str:
        """Return an action as a phrase, with its seat by its place."""
        return self.does(action, view, {})

    def does(self, action: Action, view: View | None, names: Names) -> str:
        """Return an action as a phrase, with the names of the seats."""
        return super().action(action, view)
