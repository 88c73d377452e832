"""The company that is remembered: who sat at each game's table last, and who has ever sat at one. No Qt.

A new game offers the last table as it was, and to a new seat whoever has been here before. The person of the settings
is whoever plays alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.engine import Rules
from app.session.chosen import Chosen
from app.session.seats import Seated, read_seat, read_table, settled
from app.wording.plates import PLATES, PlateName

PEOPLE = 12
"""How many people are remembered, those who sat down last."""


def last_table(settings: Chosen, rules: Rules) -> tuple[Seated, ...] | None:
    """Who sat at the table of this game last; None where nobody did, or the game has no such table any more."""
    kept = settings.listed(f"last_table.{rules.info.id}")
    if len(kept) not in rules.seats():
        return None
    return present(read_table({"seats": kept}, len(kept), settings), settings)


def first_table(settings: Chosen, rules: Rules) -> tuple[Seated, ...]:
    """A table for a game that was never played here: the person of the settings and as few others as it needs."""
    seats = rules.seats()[0]
    table = list(read_table({}, seats, settings))
    known = next((one for one in people(settings) if one.name == table[0].name), None)
    if known is not None:
        table[0] = table[0]._replace(form=known.form, digit=known.digit)
    return tuple(asked_first(one, rules) for one in table)


def asked_first(one: Seated, rules: Rules) -> Seated:
    """A person of whom this game has not asked before: the form that the game's page begins with."""
    if "form" in rules.info.person and not one.computer and not one.form:
        return one._replace(form="m")
    return one


def present(seated: Sequence[Seated], settings: Chosen) -> tuple[Seated, ...]:
    """The same table; its only person is the one of the settings, whatever name and plate that one has now."""
    persons = [seat for seat, one in enumerate(seated) if not one.computer]
    if len(persons) != 1:
        return tuple(seated)
    seat = persons[0]
    table = list(with_plate(seated, seat, settings.plate))
    table[seat] = table[seat]._replace(name=settings.person or table[seat].name)
    return settled(table)


def with_plate(seated: Sequence[Seated], seat: int, plate: PlateName) -> tuple[Seated, ...]:
    """The seat takes a plate; who had it takes the seat's."""
    mine = seated[seat].plate
    changed = {seat: plate, **{other: mine for other, one in enumerate(seated) if one.plate == plate and other != seat}}
    return tuple(one._replace(plate=changed.get(number, one.plate)) for number, one in enumerate(seated))


def free_plate(seated: Sequence[Seated]) -> PlateName:
    """The first plate that nobody has."""
    taken = {one.plate for one in seated}
    return next((plate for plate in PLATES if plate not in taken), PLATES[0])


def people(settings: Chosen, absent: Collection[str] = ()) -> tuple[Seated, ...]:
    """The persons who have sat at a table, the latest first; without those of the names in `absent`."""
    found: dict[str, Seated] = {}
    for raw in settings.listed("people"):
        one = read_seat(raw, PLATES[0])
        if one.name and not one.computer and one.name not in absent:
            found.setdefault(one.name, one)
    return tuple(found.values())


def remember(settings: Chosen, game: str, seated: Sequence[Seated]) -> None:
    """Keep a table that has been agreed, and the people at it. Who plays alone becomes the person of the settings."""
    settings.keep_list(f"last_table.{game}", [one.to_json() for one in seated])
    persons = [one for one in seated if not one.computer]
    if len(persons) == 1:
        settings.person, settings.plate = persons[0].name, persons[0].plate
    here = [one for one in persons if one.name]
    others = people(settings, {one.name for one in here})
    settings.keep_list("people", [one.to_json() for one in (*here, *others)][:PEOPLE])
