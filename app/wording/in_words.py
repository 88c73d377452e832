"""The table in words, for everybody and above all for screen readers (docs/people.md#the-table-in-words).

Cards are spoken ("seven of hearts"); closed ones are counted and never named. Everything comes from one seat's view.
"""

from __future__ import annotations

from app.engine import View
from app.wording.tellers import Group, Names, teller

__all__ = ["Group", "table_in_words", "zone_in_words", "zone_name"]


def table_in_words(view: View, names: Names | None = None) -> list[Group]:
    """Return what lies on the table and what may be done, as the view's seat may know it."""
    return teller(view.game.id).words(view, names or {})


def zone_in_words(view: View, zone: str) -> str:
    """Return what lies in one zone."""
    return teller(view.game.id).lies(view, zone)


def zone_name(game_id: str, zone: str) -> str:
    """Return the name of a zone, or its id in words if it has no name."""
    return teller(game_id).zone(zone)
