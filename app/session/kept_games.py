"""Games left open, as the shelf shows them: face-up cards, plates, when they were played; never a hand."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from app.games import GAMES
from app.session.chosen import Chosen
from app.store import Store, StoreError
from app.wording import t
from app.wording.plates import PLATES, PlateName

if TYPE_CHECKING:
    from app.engine import Position

CARDS = 4
"""How many cards the shelf shows of a game that was left open."""
_PUT_AWAY = ("removed", "won", "points")
"""Zones of cards that are out of play, which are shown only if there are no others."""


class Unfinished(NamedTuple):
    """A game that was left open; `updated` is local time.

    `person` is the name of the only person at the table; empty if there are several or none, or no name is known.
    """

    id: int
    game: str
    updated: datetime
    actions: int
    plates: tuple[PlateName, ...]
    person: str


def unfinished(store: Store, settings: Chosen) -> list[Unfinished]:
    """Return the games left open, the latest first. Raises StoreError if the store cannot be read at all."""
    return [
        Unfinished(
            kept.id, kept.game, kept.updated.astimezone(), kept.actions, plates(kept.table, settings),
            person(kept.table, settings),
        )
        for kept in store.unfinished()
        if kept.game in GAMES
    ]  # fmt: skip


def cards_of(store: Store, number: int) -> tuple[str, ...]:
    """Return the cards that anybody may see of a game that was left open; none if the game cannot be read."""
    try:
        return open_cards(store.load(number, GAMES).position)
    except StoreError:
        return ()  # opening the game says what is wrong with it


def plates(table: dict[str, Any], settings: Chosen) -> tuple[PlateName, ...]:
    """Return the plates of those who sit at a kept table, or the person's own if the table does not say."""
    found = [cast("PlateName", one["plate"]) for one in _seated(table) if one.get("plate") in PLATES]
    return tuple(found) or (settings.plate,)


def person(table: dict[str, Any], settings: Chosen) -> str:
    """Return the name of the only person at a kept table, or the person's own if the table does not say.

    Empty if there are several, as the plates show who they are, or only computer players.
    """
    seated = _seated(table)
    here = [one for one in seated if one.get("computer") is not True]
    if seated and len(here) != 1:
        return ""
    return next((str(one["name"]) for one in here if one.get("name")), settings.person)


def _seated(table: dict[str, Any]) -> list[dict[str, Any]]:
    seats = table.get("seats", table.get("persons"))
    return [one for one in seats if isinstance(one, dict)] if isinstance(seats, list) else []


def open_cards(position: Position) -> tuple[str, ...]:
    """Return what anybody passing the table sees: up to three open cards, with backs before them; never from a hand."""
    from app.engine import Face, Kind, hidden, view  # the shelf shows a picture of the cards without the engine

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
    """Return a time as people say it: today or yesterday with the hour, else the date."""
    clock, now = moment.strftime("%H:%M"), today or date.today()
    days = (now - moment.date()).days
    if days in (0, 1):
        return t("when.yesterday" if days else "when.today", time=clock)
    if moment.year == now.year:
        return t("when.day", day=moment.day, month=moment.month, time=clock)
    return t("when.date", day=moment.day, month=moment.month, year=moment.year)
