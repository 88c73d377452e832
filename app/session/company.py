"""The remembered company: who sat at each game's table last, and everybody who has sat at one recently. No Qt.

A new game begins with the people who sat at its table last. For a further seat it offers people who have played here
before. A person who plays alone is the one in the settings.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.engine import Rules
from app.session.chosen import Chosen
from app.session.seats import Seated, persons_of, read_seat, read_table, settled
from app.wording.names import Form
from app.wording.plates import PLATES, PlateName

PEOPLE = 12
"""How many people are remembered: those who sat down most recently."""


def last_table(settings: Chosen, rules: Rules) -> tuple[Seated, ...] | None:
    """Return who sat at this game's table last; None if nobody did, or if the game no longer has such a table."""
    kept = settings.listed(f"last_table.{rules.info.id}")
    if len(kept) not in rules.seats():
        return None
    return present(read_table({"seats": kept}, len(kept), settings), settings)


def first_table(settings: Chosen, rules: Rules) -> tuple[Seated, ...]:
    """Return a table for a game never played here: the person in the settings and as few others as the game needs."""
    seats = rules.seats()[0]
    table = list(read_table({}, seats, settings))
    known = next((one for one in people(settings) if one.name == table[0].name), None)
    if known is not None:
        table[0] = table[0]._replace(digit=known.digit)
    return present(table, settings)


def own_form(settings: Chosen) -> Form | None:
    """Return how the person in the settings is spoken of, as chosen there or else at a table; None if never chosen."""
    if settings.form:
        return "" if settings.form == "neither" else settings.form
    return _chosen_at_tables(settings, settings.person)


def _chosen_at_tables(settings: Chosen, name: str) -> Form | None:
    """Return the form that somebody last chose at a table; None if they never did."""
    for raw in settings.listed("people"):
        # Earlier versions left the form out if it was not asked for.
        if name and isinstance(raw, dict) and "form" in raw and read_seat(raw, PLATES[0]).name == name:
            return read_seat(raw, PLATES[0]).form
    return None


def present(seated: Sequence[Seated], settings: Chosen) -> tuple[Seated, ...]:
    """Return the same table with everybody spoken of as they last chose, in any game.

    If only one person sits there, it is the one in the settings, with the name and plate now set there.
    """
    table = [one if one.computer else _as_chosen(one, settings) for one in seated]
    persons = persons_of(table)
    if len(persons) != 1:
        return tuple(table)
    seat = persons[0]
    table = list(with_plate(table, seat, settings.plate))
    form = own_form(settings)
    one = table[seat]._replace(name=settings.person or table[seat].name)
    table[seat] = one if form is None else one._replace(form=form)
    return settled(table)


def joined(seated: Sequence[Seated], seat: int, settings: Chosen) -> tuple[Seated, ...]:
    """Return the same table `present`; if only computer players sit there, the person in the settings takes a seat."""
    table = list(seated)
    if not persons_of(table):
        table[seat] = Seated("", table[seat].plate)
    return present(table, settings)


def _as_chosen(one: Seated, settings: Chosen) -> Seated:
    mine = bool(one.name) and one.name == settings.person
    form = own_form(settings) if mine else _chosen_at_tables(settings, one.name)
    return one if form is None else one._replace(form=form)


def with_plate(seated: Sequence[Seated], seat: int, plate: PlateName) -> tuple[Seated, ...]:
    """Give a seat this plate; the seat that had it gets this seat's old one."""
    mine = seated[seat].plate
    swapped = [one._replace(plate=mine) if one.plate == plate else one for one in seated]
    swapped[seat] = seated[seat]._replace(plate=plate)
    return tuple(swapped)


def free_plate(seated: Sequence[Seated]) -> PlateName:
    """Return the first plate that nobody has."""
    taken = {one.plate for one in seated}
    return next((plate for plate in PLATES if plate not in taken), PLATES[0])


def people(settings: Chosen, absent: Collection[str] = ()) -> tuple[Seated, ...]:
    """Return the people who have sat at a table, the latest first, without those whose names are in `absent`."""
    found: dict[str, Seated] = {}
    for raw in settings.listed("people"):
        one = read_seat(raw, PLATES[0])
        if one.name and not one.computer and one.name not in absent:
            found.setdefault(one.name, one)
    return tuple(found.values())


def remember(settings: Chosen, game: str, seated: Sequence[Seated]) -> None:
    """Keep an agreed table and the people at it. A person who plays alone becomes the one in the settings."""
    settings.keep_list(f"last_table.{game}", [one.to_json() for one in seated])
    persons = [one for one in seated if not one.computer]
    if len(persons) == 1:
        settings.person, settings.plate = persons[0].name, persons[0].plate
        if persons[0].form != (own_form(settings) or ""):
            settings.form = persons[0].form or "neither"
    here = [one for one in persons if one.name and not one.by_plate]
    others = people(settings, {one.name for one in here})
    settings.keep_list("people", [one.to_json() for one in (*here, *others)][:PEOPLE])
