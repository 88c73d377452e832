"""A game as agreed before the first card: rules, seats, options, and everything derived from them.

All of this is made once and shared by all positions of the game, which keeps a position small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from app.engine.actions import Action
from app.engine.asked import GameRules
from app.engine.cards import Card, hidden
from app.engine.declared import Option, Value
from app.engine.errors import NotationError, in_short
from app.engine.zones import Face, Zone

MOST = 10_000
"""How many cards a deck can have, and how many zones a game: more would only seem to go on without an end."""


class Game:
    """A game as agreed: its rules, seats and options, and tables that every position looks things up in.

    - `cards[c]` is the symbol of card c, `backs[c]` its back; `counts[text]` is the number of cards with a symbol,
      `ids[text]` are their ints, `back_of[text]` is their back, and `only[text]` the int of a symbol that occurs once.
    - `twins[c]` are the other ints of c's symbol, for cards that have any; `first_twin[c]` is the lowest int of that
      symbol.
    - `acts[verb][c]` is the action `verb:<card>` with card c, and `acts[verb, word][c]` the action `verb:word:<card>`.
      An action is created only once, so twins share theirs.
    - `zones[id]` are the zones, `groups[name]` the ids of the zones in a group; the deck starts in the zone `first`.
      `sight[id]` is who sees the cards of a zone whose face never changes, `changing` are the other zones.
    - `players` are those who may win, seats and simulated players. `everyone` is the mask of all seats, `onlooker` the
      bit of somebody who sees what all seats see and remembers nothing.
    - `start[name]` is the value with which a var starts.
    """

    def __init__(self, rules: GameRules, seats: int, options: dict[str, Any], persons: Sequence[Any] = ()) -> None:
        """Build the game unchecked; call `agree` instead, which checks seats and options and fills in the defaults."""
        self.rules = rules
        self.seats = seats
        self.options = options
        self.persons = tuple(persons)
        deck = self._made_deck()
        self.cards = tuple(card.text for card in deck)
        self.backs = tuple(card.back for card in deck)
        self.ids: dict[str, tuple[int, ...]] = {}
        for c, (text, back) in enumerate(deck):
            if hidden(text) or not hidden(back):
                raise ValueError(f"{self.id}: a back begins with ? and a symbol does not; {text} has the back {back}")
            if text in self.ids and self.cards[c - 1] != text:
                # A view does not say which twin is hidden, so sorting must give the same order whichever it is.
                raise ValueError(f"{self.id}: {text} comes again later in the deck; equal cards lie side by side")
            self.ids[text] = (*self.ids.get(text, ()), c)
        self.only = {text: ids[0] for text, ids in self.ids.items() if len(ids) == 1}
        self.back_of = {text: self.backs[ids[0]] for text, ids in self.ids.items()}
        self.counts = Counter(self.cards)
        self.twins = {c: tuple(x for x in ids if x != c) for ids in self.ids.values() if len(ids) > 1 for c in ids}
        self.first_twin = tuple(self.ids[text][0] for text in self.cards)
        self.players: frozenset[int | str] = frozenset((*range(seats), *rules.info.simulated))
        self.everyone = (1 << seats) - 1
        self.onlooker = 1 << seats
        self.zones = self._made_zones()
        self.first = next(iter(self.zones))
        self.groups: dict[str, tuple[str, ...]] = {}
        for zone in self.zones.values():
            self.groups[zone.group] = (*self.groups.get(zone.group, ()), zone.id)
        for group, names in self.groups.items():
            # A name in a view's `sets` means either a zone or a group; a name that meant both would claim too much.
            if group in self.zones and names != (group,):
                raise ValueError(f"{self.id}: a group of several zones cannot be named {group} as one of its zones")
        self.start = {name: var.start for name, var in rules.info.vars.items()}
        self._actions: dict[tuple[str, ...], Action] = {}
        self.acts = _Acts(self)
        self.sight = {
            zone.id: self.mask(zone.face, zone)
            for zone in self.zones.values()
            if isinstance(zone.face, Face) and zone.face is not Face.TURN
        }
        self.changing = tuple(zone for zone in self.zones.values() if zone.id not in self.sight)

    def _made_deck(self) -> Sequence[Card]:
        """The cards. Raises ValueError if there are too many."""
        deck = self.rules.deck(self.seats, self.options)
        if len(deck) > MOST:
            raise ValueError(f"{self.id}: a deck has at most {MOST} cards, not {len(deck)}")
        return deck

    def _made_zones(self) -> dict[str, Zone]:
        """Make the zones that the patterns stand for, by id. Raises ValueError if two share one, or for too many."""
        zones: dict[str, Zone] = {}
        for pattern in self.rules.zones(self.seats, self.options):
            for zone in pattern.made(self.seats):
                if zone.id in zones:
                    raise ValueError(f"{self.id} declares the zone {zone.id} twice")
                zones[zone.id] = zone
                if len(zones) > MOST:
                    raise ValueError(f"{self.id} has more than {MOST} zones")
        return zones

    def mask(self, face: Face, zone: Zone, turn: int | None = None) -> int:
        """Who sees a card with this face in this zone: seats, and the onlooker if all seats see it.

        `turn` is the seat that decides.
        """
        if face is Face.UP:
            seats = self.everyone
        else:
            seat = zone.owner if face is Face.OWNER else turn if face is Face.TURN else None
            seats = 0 if seat is None else 1 << seat
        return seats | self.onlooker if seats == self.everyone else seats

    def bit(self, seat: int | None) -> int:
        """The mask of one seat; for None, of the onlooker."""
        return self.onlooker if seat is None else 1 << seat

    def action(self, verb: str, *args: str) -> Action:
        """The single Action object with this text."""
        key = (verb, *args)
        found = self._actions.get(key)
        if found is None:
            found = self._actions[key] = Action(verb, args)
        return found

    @cached_property
    def hides(self) -> bool:
        """Whether one seat may know something that another may not: a card, a sealed var, or an action.

        The answer comes from what the rules declare, so it is the same throughout the game. What everybody sees (the
        onlooker too) hides nothing, and neither does what nobody sees, such as a stock or a var that is never told. If
        `Rules.face` decides, or if the rules themselves tell of an action (`public`, `untold`), the answer is yes,
        because they may tell only some seats.
        """
        if self.seats < 2:
            return False
        alike = (0, self.everyone | self.onlooker)
        for zone in self.zones.values():
            faces = zone.face if isinstance(zone.face, tuple) else (zone.face,)
            if any(face is None or self.mask(face, zone, 0) not in alike for face in faces):
                return True
        sealed = any(var.secret == "sealed" for var in self.rules.info.vars.values())
        return sealed or self.rules.tells_some

    @property
    def id(self) -> str:
        """The canon's id of the game."""
        return self.rules.info.id

    def __repr__(self) -> str:
        return f"Game({self.id!r}, seats={self.seats}, options={self.options})"


class _Acts(dict[str | tuple[str, ...], tuple[Action, ...]]):
    """The actions of a verb (or a verb and the arguments before the card), by card; made when first asked for."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, key: str | tuple[str, ...]) -> tuple[Action, ...]:
        words = (key,) if isinstance(key, str) else key
        found = self[key] = tuple(self.game.action(*words, text) for text in self.game.cards)
        return found


@lru_cache(maxsize=256)
def _made(rules: GameRules, seats: int, options: tuple[tuple[str, Any], ...], persons: tuple[Any, ...]) -> Game:
    return Game(rules, seats, dict(options), [dict(person) for person in persons])


def agree(
    rules: GameRules,
    seats: int,
    options: Mapping[str, Any] | None = None,
    persons: Sequence[Mapping[str, Any]] = (),
) -> Game:
    """The game with these seats and options, defaults filled in; equal agreements give the same object.

    `persons` are the facts that `GameInfo.person` asks for: an object for each seat, of texts or whole numbers. Raises
    NotationError, with a sentence, if the seats, an option, a value or a person does not fit this game.
    """
    filled = agreed_options(rules, seats, options)
    return _made(rules, seats, tuple(filled.items()), _people(rules, seats, persons))


def agreed_options(rules: GameRules, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """All options of an agreement with the defaults filled in, without creating a game. Raises as `agree` does."""
    info = rules.info
    low, high = info.seats
    if type(seats) is not int or not low <= seats <= high:
        wanted = f"{low} to {high} seats" if high > low else f"{low} seat" + "s" * (low > 1)
        raise NotationError(f"{info.id} has {wanted}, not {in_short(seats)}")
    if options is not None and not isinstance(options, Mapping):
        raise NotationError(f"options are an object, not {type(options).__name__}")
    given = dict(options or {})
    known = {option.name: option for option in rules.options(seats)}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise NotationError(f"{info.id} has no option {in_short(name)} (its options: {names})")
        if not fits(known[name], value):
            raise NotationError(f"option {name!r} cannot be {in_short(value)}: {allowed(known[name])}")
    filled = rules.fill(seats, given)
    wrong = rules.check(seats, filled)
    if wrong is not None:
        raise NotationError(f"these options do not go together: {wrong.code} {list(wrong.args)}")
    return filled


def _people(rules: GameRules, seats: int, persons: Any) -> tuple[tuple[tuple[str, str | int], ...], ...]:
    """The persons as part of a cache key; empty if nothing is said about any of them. Raises NotationError."""
    if not isinstance(persons, list | tuple) or not all(isinstance(person, Mapping) for person in persons):
        raise NotationError("persons is a list of objects, one a seat")
    if len(persons) > seats:
        raise NotationError(f"persons has {len(persons)} entries for {seats} seats")
    for person in persons:
        for key, value in person.items():
            if key not in rules.info.person:
                asked = ", ".join(rules.info.person) or "nothing"
                raise NotationError(f"{rules.info.id} asks no {in_short(key)} of a person (it asks: {asked})")
            if not (isinstance(value, str) and len(value) <= 40) and not (type(value) is int and abs(value) < 1 << 53):
                raise NotationError(f"a person's {key} is a short text or a whole number, not {in_short(value)}")
    return tuple(tuple(sorted(person.items())) for person in persons) if any(persons) else ()


def fits(option: Option, value: Any) -> bool:
    """Whether this option may have this value, regardless of the other options."""
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


def applies(option: Option, values: Mapping[str, Any]) -> bool:
    """Whether an option has any effect, given these values of the other options."""
    return all(
        values.get(name) in (wanted if isinstance(wanted, tuple) else (wanted,)) for name, wanted in option.when
    )


def allowed(option: Option) -> str:
    """The values an option may have, as a phrase."""
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
    """A var's value as JSON: tuples become lists, a map becomes an object, a sealed value stays None."""
    if kind == "map" and value is not None:
        return {key: thawed("", inner) for key, inner in value}
    if isinstance(value, tuple):
        return [thawed("", inner) for inner in value]
    return value
