"""Who sits at a table: at each seat a person or a computer player, with name and plate. No Qt.

A table keeps this beside its record (`table["seats"]`), a new game is agreed with it, and a sitting takes names and
plates from it. The index in the tuple is the number of the seat in the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, count
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from app.session.chosen import Chosen
from app.wording import t
from app.wording.catalogue import catalogue, entry
from app.wording.names import FORMS, LONGEST_NAME, Form, Name
from app.wording.plates import NAME_FORMS, PLATE_FORMS, PLATES, PlateName

if TYPE_CHECKING:
    from app.engine import Record

LEVELS: tuple[str, ...] = ("easy", "medium", "hard", "expert")
"""The levels offered for computer players, the weakest first."""

ADAPTS = "adapts"
"""What is chosen in place of a level for a computer player that adapts to the persons at the table."""

USUAL = "medium"
"""The level of a computer player if none was chosen."""

PLAIN = "plain"
"""The character of a computer player if none was chosen; it says nothing."""

CHARACTERS: tuple[str, ...] = (PLAIN, "bold", "careful", "teasing")
"""The characters offered for computer players."""

KNOWN_LEVELS = (*LEVELS, "greedy", "random", "gentle")
"""`LEVELS`, and those who stay if they sit at a kept table: players of earlier versions, and the weakest who adapt."""

RENAMED: PlateName = "fig"
"""The plate whose computer player was renamed, because the old name was also the name of a plate."""


class Seated(NamedTuple):
    """Who sits at one seat.

    `name` is empty only for a person who sits alone and gave none. `by_plate` means that this person, one of several,
    gave no name and is called by the plate, in the current language. `form` is how a person wants to be spoken of in
    every game; some rules ask for it. `digit` (0 to 9) is only for rules that ask for it.

    `level` and `character` are for computer players. The level of one that `adapts` is that of this game; it begins the
    next at the one to which the results have led (`app/session/adaptation.py`).
    """

    name: str
    plate: PlateName
    computer: bool = False
    level: str = USUAL
    form: Form = ""
    digit: int | None = None
    character: str = PLAIN
    by_plate: bool = False
    adapts: bool = False

    @property
    def called(self) -> Name:
        """The name with its form; a person alone who gave none is "You"."""
        return self.named if self.name else Name(t("seat.you"))

    @property
    def named(self) -> Name:
        """The name with its form, empty if there is none."""
        return Name(self.name, self.spoken_of)

    @property
    def spoken_of(self) -> Form:
        """The form in which they are spoken of: their own choice, else that of the name or plate they were given."""
        if self.form:
            return self.form
        if self.computer:
            plate = _plate_of(self.name)
            return NAME_FORMS[plate] if plate else ""
        # A table of an earlier version does not say that the name is the plate's.
        unnamed = not self.name or self.by_plate or self.name in catalogue()[f"plate.{self.plate}"]
        return PLATE_FORMS[self.plate] if unnamed else ""

    def to_json(self) -> dict[str, Any]:
        """Return the seat as a table keeps it, without what is unknown or, for computer players, asked of persons."""
        data: dict[str, Any] = {"name": self.name, "plate": self.plate}
        if self.computer:
            data |= {"computer": True, "level": self.level}
            if self.adapts:
                data["adapts"] = True
            if self.character != PLAIN:
                data["character"] = self.character
            return data
        # An empty form is written too: it says that this person chose neither, which older versions could not say.
        data["form"] = self.form
        if self.by_plate:
            data["by_plate"] = True
        if self.digit is not None:
            data["digit"] = self.digit
        return data


def nearest(level: str, offered: Sequence[str]) -> str:
    """Return the offered level nearest to this one; of two equally near, the weaker.

    A player that only earlier versions offered keeps its level. `offered` must contain at least one of `LEVELS`.
    """
    if level in offered or level not in LEVELS:
        return level
    at = LEVELS.index(level)
    return min((one for one in LEVELS if one in offered), key=lambda one: abs(LEVELS.index(one) - at))


def cleaned(raw: Any) -> str:
    """Make a stored name safe: one line, printable, not too long; empty if it was not text.

    Otherwise it could carry characters that turn the reading direction of a whole sentence.
    """
    if not isinstance(raw, str):
        return ""
    return "".join(c for c in raw if c.isprintable()).strip()[:LONGEST_NAME]


def read_seat(raw: Any, plate: PlateName) -> Seated:
    """Read a seat that `Seated.to_json` wrote, ignoring invalid values; `plate` replaces a missing one."""
    data = raw if isinstance(raw, Mapping) else {}
    digit = data.get("digit")
    name = cleaned(data.get("name"))
    if data.get("computer") is True and name in catalogue()[f"company.name.{RENAMED}.before"]:
        name = t(f"company.name.{RENAMED}")
    return Seated(
        name,
        cast("PlateName", data["plate"]) if data.get("plate") in PLATES else plate,
        data.get("computer") is True,
        data["level"] if data.get("level") in KNOWN_LEVELS else USUAL,
        data["form"] if data.get("form") in FORMS else "",
        digit if type(digit) is int and 0 <= digit <= 9 else None,
        data["character"] if data.get("character") in CHARACTERS else PLAIN,
        data.get("by_plate") is True and data.get("computer") is not True,
        data.get("adapts") is True and data.get("computer") is True,
    )


def read_table(table: Mapping[str, Any], seats: int, settings: Chosen) -> tuple[Seated, ...]:
    """Read who sits at a table from what was kept.

    Tables of earlier versions have `persons` with a name and a plate. If nothing is known about a seat, it belongs to
    the person in the settings if it is the first, and to a computer player otherwise. If only one person has played at
    the table, or an earlier version kept it, that person is the one in the settings and is spoken of as chosen there.
    """
    old = "seats" not in table
    raw = table.get("persons" if old else "seats")
    known = [one for one in raw if isinstance(one, Mapping)] if isinstance(raw, list) else []
    found: list[Seated] = []
    for seat in range(seats):
        plate = usual_plate(seat) if seat else settings.plate
        one = read_seat(known[seat], plate) if seat < len(known) else Seated("", plate, computer=seat > 0)
        if seat == 0 and not one.computer and (old or seats == 1):
            one = one._replace(name=settings.person or one.name, plate=settings.plate)
        if not one.computer and one.name in ("", settings.person) and settings.form:
            one = one._replace(form="" if settings.form == "neither" else settings.form)
        found.append(one)
    return settled(found)


def usual_plate(seat: int) -> PlateName:
    """Return the plate that a seat has as long as nobody has chosen one."""
    return PLATES[seat % len(PLATES)]


def unnamed(seats: Iterable[int], *, computer: bool) -> list[Seated]:
    """Return somebody without a name for each of these seats: persons, or computer players."""
    return [Seated("", usual_plate(seat), computer=computer) for seat in seats]


def persons_of(seated: Sequence[Seated]) -> list[int]:
    """Return the seats of persons."""
    return [seat for seat, one in enumerate(seated) if not one.computer]


def settled(seated: Sequence[Seated]) -> tuple[Seated, ...]:
    """Return the same seats with no plate twice, and with a name wherever one is needed.

    If two seats have the same plate, the first keeps it; with more seats than plates, their names differ. A computer
    player without a name gets one that nobody at the table has. Among several people, a person without a name is called
    by their plate until they give one.
    """
    plates: list[PlateName] = []
    for one in seated:
        free = (plate for plate in (one.plate, *PLATES) if plate not in plates)
        plates.append(next(free, one.plate))
    several = sum(not one.computer for one in seated) > 1
    given = [one for one in seated if one.name and not one.by_plate and not (one.computer and is_default(one.name))]
    taken = {one.name for one in given}
    found: list[Seated] = []
    for one, plate in zip(seated, plates, strict=True):
        name, by_plate = one.name, False
        if one.computer and (not name or is_default(name)):
            name = in_language(name)
            if not name or name in taken:
                name = default_name(plate, taken)
        elif not one.computer and (not name or one.by_plate):
            by_plate = several
            name = free_name([t(f"plate.{plate}")], taken) if several else ""
        taken.add(name)
        found.append(one._replace(name=name, plate=plate, by_plate=by_plate))
    return tuple(found)


def default_name(plate: PlateName, taken: Collection[str] = ()) -> str:
    """Return a name for a computer player with this plate, in the current language, avoiding those in `taken`."""
    first = PLATES.index(plate)
    names = [t(f"company.name.{one}") for one in (*PLATES[first:], *PLATES[:first])]
    return free_name(names, taken)


def free_name(names: Sequence[str], taken: Collection[str]) -> str:
    """Return the first of these names that nobody has; if all are taken, the first one with a number, from 2."""
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if name not in taken)


class Seating:
    """Those who sit round one record: what they are called, their plates, and which of them are persons."""

    record: Record
    seated: tuple[Seated, ...]

    @property
    def names(self) -> dict[int | str, str]:
        """The names of the seats, with their forms, and of simulated players; empty for a person who gave none."""
        names: dict[int | str, str] = {seat: one.named for seat, one in enumerate(self.seated)}
        names.update({who: t(f"seat.{who}") for who in self.record.rules.info.simulated})
        return names

    @property
    def plates(self) -> dict[int | str, PlateName]:
        """The plates of the seats and of the simulated players, who get the unused ones, from the last on."""
        plates: dict[int | str, PlateName] = {seat: one.plate for seat, one in enumerate(self.seated)}
        free = [plate for plate in reversed(PLATES) if plate not in plates.values()]
        plates.update(zip(self.record.rules.info.simulated, free, strict=False))
        return plates

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return persons_of(self.seated)

    @property
    def computers(self) -> list[int]:
        """The seats of computer players."""
        return [seat for seat, one in enumerate(self.seated) if one.computer]


def is_default(name: str) -> bool:
    """Return whether computer players are given this name, in either language."""
    return _plate_of(name) is not None


def in_language(name: str) -> str:
    """Return a computer player's given name in the current language, or any other name unchanged."""
    plate, number = _plate_of(name), _unnumbered(name)[1]
    return name if plate is None else " ".join(filter(None, (t(f"company.name.{plate}"), number)))


def _plate_of(name: str) -> PlateName | None:
    plain = _unnumbered(name)[0]
    return next((plate for plate in PLATES if plain and plain in entry(f"company.name.{plate}")), None)


def _unnumbered(name: str) -> tuple[str, str]:
    """Return a name without its number, and the number, as `free_name` gives them; empty if it has none."""
    plain, _, number = name.rpartition(" ")
    return (plain, number) if plain and number.isdecimal() else (name, "")


def engine_persons(seated: Sequence[Seated], asked: Sequence[str]) -> list[dict[str, Any]]:
    """Return what the rules ask of persons (`GameInfo.person`), an object for each seat; empty if they ask nothing.

    A form that was not chosen is `off` (nothing is called out). A digit to be drawn is left out, and so is everything
    about computer players.
    """
    if not asked:
        return []
    found: list[dict[str, Any]] = []
    for one in seated:
        said: dict[str, Any] = {"form": one.form or "off", "digit": one.digit}
        found.append({} if one.computer else {key: said[key] for key in asked if said.get(key) is not None})
    return found
