"""Games left open, as the shelf shows them: face-up cards, plates, when they were played; never a hand."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from typing import Any, NamedTuple, cast

from app.engine import Face, Kind, Position, hidden, view
from app.games import GAMES
from app.session.chosen import Chosen
from app.store import Kept, Store, StoreError
from app.wording import t
from app.wording.plates import PLATES, PlateName

CARDS = 4
"""How many cards are shown of a game that was left open."""
_PUT_AWAY = ("removed", "won", "points")
"""Zones of cards that are out of play: their cards are shown only if there are no others."""


class Unfinished(NamedTuple):
    """A game that was left open.

    `cards` are texts for painting, backs first; empty if the game could not be read. `updated` is local time.
    """

    id: int
    game: str
    updated: datetime
    actions: int
    plates: tuple[PlateName, ...]
    cards: tuple[str, ...] = ()


def unfinished(store: Store, settings: Chosen) -> list[Unfinished]:
    """The games left open, the latest first. Cards are looked up for the latest only.

    Raises StoreError if the store cannot be read at all.
    """
    games = [kept for kept in store.unfinished() if kept.game in GAMES]
    return [_told(kept, store if number == 0 else None, settings) for number, kept in enumerate(games)]


def _told(kept: Kept, store: Store | None, settings: Chosen) -> Unfinished:
    cards: tuple[str, ...] = ()
    if store is not None:
        try:
            cards = open_cards(store.load(kept.id, GAMES).position)
        except StoreError:
            cards = ()  # whoever opens it is told what is wrong with it
    updated = kept.updated.astimezone()
    return Unfinished(kept.id, kept.game, updated, kept.actions, plates(kept.table, settings), cards)


def plates(table: dict[str, Any], settings: Chosen) -> tuple[PlateName, ...]:
    """The plates of those who sit at a kept table; if the table does not say, the person's own."""
    persons = table.get("seats", table.get("persons"))
    found: list[PlateName] = []
    for person in persons if isinstance(persons, list) else ():
        plate = person.get("plate") if isinstance(person, dict) else None
        if plate in PLATES:
            found.append(cast("PlateName", plate))
    return tuple(found) or (settings.plate,)


def open_cards(position: Position) -> tuple[str, ...]:
    """What anybody passing the table sees: up to three open cards, with backs before them; never from a hand."""
    seen = view(position, None)
    shared = [zone for zone in position.game.zones.values() if zone.kind is not Kind.HAND and seen.zones[zone.id]]
    tops: Iterator[tuple[bool, str]] = (
        (zone.id.split(".")[0] in _PUT_AWAY or zone.owner is not None, seen.zones[zone.id][0]) for zone in shared
    )
    # The sort is stable: zones in the middle in the page's order, then those out of play.
    faces = [text for _, text in sorted(tops, key=lambda top: top[0]) if not hidden(text)][:3]
    closed = [text for zone in shared if zone.face is Face.DOWN for text in seen.zones[zone.id] if hidden(text)]
    return (*closed[: CARDS - len(faces)], *faces)


def when(moment: datetime, today: date | None = None) -> str:
    """A time as people say it: today or yesterday with the hour, else the date."""
    clock, now = moment.strftime("%H:%M"), today or date.today()
    days = (now - moment.date()).days
    if days in (0, 1):
        return t("when.yesterday" if days else "when.today", time=clock)
    if moment.year == now.year:
        return t("when.day", day=moment.day, month=moment.month, time=clock)
    return t("when.date", day=moment.day, month=moment.month, year=moment.year)
