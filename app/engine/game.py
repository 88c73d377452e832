"""A game as agreed before the first card: rules, seats, options, and what follows from these for all its positions.

Everything here is made once and shared by all positions of a game, so that a position itself stays small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from app.engine.actions import Action
from app.engine.errors import NotationError
from app.engine.rules import Option, Rules, Value
from app.engine.zones import Face, Zone


class Game:
    """Rules with seats and options filled in; cards as small ints; zones by id; each action once.

    `cards[c]` is the text of card c, `backs[c]` what is seen of its back, `ids[text]` the ints of that symbol
    (several where the deck has twins), `everyone` the mask of all seats, `first` the zone the deck starts in.
    """

    def __init__(self, rules: Rules, seats: int, options: dict[str, Any], persons: Sequence[Any] = ()) -> None:
        """Use `agree` instead, which checks seats and options and fills in defaults."""
        self.rules = rules
        self.seats = seats
        self.options = options
        self.persons = tuple(persons)
        deck = rules.deck(seats, options)
        self.cards = tuple(card.text for card in deck)
        self.backs = tuple(card.back for card in deck)
        self.ids: dict[str, tuple[int, ...]] = {}
        for c, text in enumerate(self.cards):
            self.ids[text] = (*self.ids.get(text, ()), c)
        self.counts = Counter(self.cards)
        self.everyone = (1 << seats) - 1
        self.zones = {zone.id: zone for pattern in rules.zones(seats, options) for zone in pattern.made(seats)}
        self.first = next(iter(self.zones))
        self.groups: dict[str, tuple[str, ...]] = {}
        for zone in self.zones.values():
            self.groups[zone.group] = (*self.groups.get(zone.group, ()), zone.id)
        self.start = {name: var.start for name, var in rules.info.vars.items()}
        self._actions: dict[tuple[str, ...], Action] = {}
        self._each: dict[str, tuple[Action, ...]] = {}
        # What a face shows at once, for the faces that never change.
        self.sight = {
            zone.id: self.mask(zone.face, zone) for zone in self.zones.values() if isinstance(zone.face, Face)
        }
        self.changing = tuple(zone for zone in self.zones.values() if zone.id not in self.sight)

    def mask(self, face: Face, zone: Zone) -> int:
        """The seats that see a card with this face in this zone."""
        if face is Face.UP:
            return self.everyone
        return 1 << zone.owner if face is Face.OWNER and zone.owner is not None else 0

    def action(self, verb: str, *args: str) -> Action:
        """The one Action object of this text."""
        key = (verb, *args)
        found = self._actions.get(key)
        if found is None:
            found = self._actions[key] = Action(verb, args)
        return found

    def each(self, verb: str, *before: str) -> tuple[Action, ...]:
        """The actions `verb:<card>` (or `verb:before:<card>`) by card int; twins share one Action."""
        key = ":".join((verb, *before))
        found = self._each.get(key)
        if found is None:
            found = self._each[key] = tuple(self.action(verb, *before, text) for text in self.cards)
        return found

    @property
    def id(self) -> str:
        """The canon's id of the game."""
        return self.rules.info.id

    def __repr__(self) -> str:
        """Name, seats and options."""
        return f"Game({self.id!r}, seats={self.seats}, options={self.options})"


@lru_cache(maxsize=256)
def _made(rules: Rules, seats: int, options: tuple[tuple[str, Any], ...], persons: tuple[Any, ...]) -> Game:
    return Game(rules, seats, dict(options), [dict(person) for person in persons])


def agree(
    rules: Rules,
    seats: int,
    options: Mapping[str, Any] | None = None,
    persons: Sequence[Mapping[str, Any]] = (),
) -> Game:
    """The game with these seats and options, defaults filled in; equal agreements are one object.

    Raises NotationError with a sentence when the seats, an option or a value is not of this game.
    """
    info = rules.info
    low, high = info.seats
    if type(seats) is not int or not low <= seats <= high:
        wanted = f"{low} to {high} seats" if high > low else f"{low} seat" + "s" * (low > 1)
        raise NotationError(f"{info.id} has {wanted}, not {seats!r}")
    if options is not None and not isinstance(options, Mapping):
        raise NotationError(f"options are an object, not {type(options).__name__}")
    given = dict(options or {})
    known = {option.name: option for option in rules.options(seats)}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise NotationError(f"{info.id} has no option {name!r} (its options: {names})")
        if not fits(known[name], value):
            raise NotationError(f"option {name!r} cannot be {value!r}: {allowed(known[name])}")
    filled = rules.fill(seats, given)
    wrong = rules.check(seats, filled)
    if wrong is not None:
        raise NotationError(f"these options do not go together: {wrong.code} {list(wrong.args)}")
    people = tuple(tuple(sorted(person.items())) for person in persons)
    return _made(rules, seats, tuple(filled.items()), people)


def fits(option: Option, value: Any) -> bool:
    """Whether a value may be given to this option (alone)."""
    if option.kind == "bool":
        return isinstance(value, bool)
    if value == option.default and type(value) is type(option.default):
        return True
    if option.kind == "number":
        if type(value) is not int:
            return False
        if len(option.values) == 2:
            return bool(option.values[0] <= value <= option.values[1])
    return any(value == one and type(value) is type(one) for one in option.values)


def allowed(option: Option) -> str:
    """What the values of an option may be, as a phrase."""
    if option.kind == "bool":
        return "true or false"
    if option.kind == "number" and len(option.values) == 2:
        return f"a whole number from {option.values[0]} to {option.values[1]}"
    return "one of " + ", ".join(repr(value) for value in option.values)


def frozen(value: Any) -> Value:
    """A JSON value as a var holds it: lists become tuples, objects tuples of pairs."""
    if isinstance(value, Mapping):
        return tuple((key, frozen(inner)) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return tuple(frozen(inner) for inner in value)
    return value  # type: ignore[no-any-return]


def thawed(kind: str, value: Any) -> Any:
    """A var's value as JSON: tuples become lists, a map an object."""
    if kind == "map":
        return {key: thawed("", inner) for key, inner in value}
    if isinstance(value, tuple):
        return [thawed("", inner) for inner in value]
    return value
