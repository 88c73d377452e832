"""Positions and views as JSON, both ways: the canon's notation (docs/notation.md#positions).

What is written can be read back and is equal. Input from outside is checked to the last card and refused with one
sentence that names the fault; nothing is guessed.

Beyond the canon's keys a position may have `sets` (parallel to `knows`: the seats that know only the group of a card),
`sealed` (secret vars and the seats that may read them) and `persons`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeGuard

from app.engine import chance
from app.engine.asked import GameRules
from app.engine.cards import hidden
from app.engine.declared import CODE, OVER, Result, Var
from app.engine.errors import InvalidPosition, NotationError, in_short, kind_of
from app.engine.events import EVERYBODY, mask_of
from app.engine.game import Game, agree, frozen, thawed
from app.engine.play import carry_on, no_list
from app.engine.position import Position
from app.engine.views import View, deal_unknown, readable_vars
from app.engine.witnessed import Witnessed, sealed_here, witnessed
from app.engine.zones import Kind

DEEPEST = 12
"""How deep the lists in a var's value may be nested."""

MOST_ENTRIES = 1000
"""How many entries a var's value may have, including those of inner lists. No game of the canon needs a hundred."""

LONGEST_TEXT = 200
"""The longest text in a var, in characters."""

MOST_COUNTED = 1 << 52
"""Numbers in vars must stay below this while a game goes on.

So the final ones can be read too: a count beyond its cap ends the game with the next step, and only above 2^53 do some
readers of JSON see a different number.
"""


def position_to_json(p: Position) -> dict[str, Any]:
    """A position as plain JSON: every non-empty zone, every var. Raises ValueError for one without witnesses."""
    p = witnessed(p)
    game = p.game
    holder = p.knowledge.holder
    place = p.knowledge.place
    sealed = p.knowledge.sealed
    data: dict[str, Any] = {
        "game": game.id,
        "seats": game.seats,
        "options": dict(game.options),
        "rng": p.rng,
        "turn": p.turn,
        "phase": p.phase,
        "zones": {zone: p.texts(zone) for zone, cards in p.zones.items() if cards},
        "vars": readable_vars(p, EVERYBODY),
    }
    if game.persons:
        data["persons"] = [dict(person) for person in game.persons]
    if p.partial:
        data["partial"] = True
    knows: dict[str, list[list[int]]] = {}
    sets: dict[str, list[list[int]]] = {}
    for zone in game.zones.values():
        cards = p.zones[zone.id]
        beyond = [place[c] & ~p.sees(zone, i) for i, c in enumerate(cards)]
        group = [holder[c] & ~place[c] for c in cards]
        if any(beyond):
            knows[zone.id] = [_seats_of(mask) for mask in beyond]
        if any(group):
            sets[zone.id] = [_seats_of(mask) for mask in group]
    data["knows"] = knows
    if sets:
        data["sets"] = sets
    if sealed or sealed_here(p):
        data["sealed"] = {name: _seats_of(mask) for name, mask in sorted(sealed.items())}
    if p.result is not None:
        data["result"] = p.result.to_json()
    return data


def _seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def rules_of(data: Mapping[str, Any], games: Mapping[str, GameRules]) -> GameRules:
    """The rules of the game that a position, a view or a record names. Raises NotationError."""
    name = data.get("game")
    if not isinstance(name, str) or name not in games:
        raise NotationError(f"there is no game {in_short(name)}")
    return games[name]


def game_of(data: Any, games: Mapping[str, GameRules]) -> Game:
    """The agreed game that a position or a view names. Raises NotationError."""
    if not isinstance(data, Mapping):
        raise NotationError(f"a position is an object, not {kind_of(data)}")
    rules, options = rules_of(data, games), data.get("options", {})
    if not isinstance(options, Mapping):
        raise NotationError(f"options are an object, not {kind_of(options)}")
    return agree(rules, data.get("seats", 1), options, data.get("persons", []))


def position_from_json(data: Any, games: Mapping[str, GameRules]) -> Witnessed:
    """Read a position. Raises NotationError (unreadable) or InvalidPosition (cannot stand on a table)."""
    game = game_of(data, games)
    partial = data.get("partial", False)
    if not isinstance(partial, bool):
        raise NotationError("partial is true or false")
    rng = data.get("rng")
    if type(rng) is not int:
        raise InvalidPosition(f"rng is the chance state, a whole number, not {in_short(rng)}")
    p = Witnessed(game, rng & chance.MASK)
    p.partial = partial
    _read_zones(p, data.get("zones", {}), partial)
    _read_vars(p, data.get("vars", {}))
    _read_decision(p, data)
    _read_knowledge(p, data.get("knows", {}), data.get("sets", {}))
    _read_sealed(p, data)
    _check_decision(p)
    return p


def _read_zones(p: Position, zones: Any, partial: bool) -> None:
    game = p.game
    for cards in p.zones.values():
        cards.clear()
    free = {text: list(ids) for text, ids in game.ids.items()}
    for name, texts in _lists(game, zones):
        for text in texts:
            if not isinstance(text, str) or text not in free:
                raise InvalidPosition(f"{in_short(text)} in {name} is no card of {game.id}")
            if not free[text]:
                count = game.counts[text]
                times = "once" if count == 1 else f"{count} times"
                raise InvalidPosition(f"{text} lies more than {times} on the table")
            p.zones[name].append(free[text].pop(0))
    missing = sorted(c for ids in free.values() for c in ids)
    if missing and not partial:
        names = [game.cards[c] for c in missing]
        more = f" and {len(names) - 12} more" if len(names) > 12 else ""
        raise InvalidPosition(f"these cards are missing: {', '.join(names[:12])}{more} (a partial position says so)")
    p.absent = tuple(missing)


def _lists(game: Game, zones: Any) -> Iterator[tuple[str, list[Any]]]:
    """The zones of a position or a view, each with its list of cards. Raises NotationError or InvalidPosition."""
    if not isinstance(zones, Mapping):
        raise NotationError(f"zones are an object, not {kind_of(zones)}")
    for name, texts in zones.items():
        if name not in game.zones:
            raise InvalidPosition(f"{game.id} with {game.seats} seats has no zone {in_short(name)}")
        if not isinstance(texts, list):
            raise NotationError(f"zone {name!r} is a list of cards, not {kind_of(texts)}")
        yield name, texts


def _read_vars(p: Position, values: Any, sealed: Callable[[Var, Any], bool] = lambda var, value: False) -> None:
    """Read the vars of a position, or of a view in which some are `sealed`."""
    if not isinstance(values, Mapping):
        raise NotationError(f"vars are an object, not {kind_of(values)}")
    known = p.game.rules.info.vars
    for name, value in values.items():
        if name not in known:
            raise InvalidPosition(f"{p.game.id} has no var {in_short(name)} (its vars: {', '.join(known)})")
        wrong = misfit(known[name], value, p.game) if _few(value) else f"of at most {MOST_ENTRIES} entries"
        if wrong and not sealed(known[name], value):
            raise InvalidPosition(f"var {name!r} is {wrong}, not {in_short(value)}")
        p.vars[name] = frozen(value)


def misfit(var: Var, value: Any, game: Game) -> str:
    """What a var's value should have been, as a phrase; empty if the value is right."""
    match var.kind:
        case "int":
            least = min(0, int(var.start)) if isinstance(var.start, int) else 0
            return "" if type(value) is int and least <= value < 1 << 53 else f"a whole number from {least}"
        case "seat":
            fine = type(value) is int and (0 <= value < game.seats or value == var.start)
            return "" if fine else f"a seat from 0 to {game.seats - 1}" + " or -1" * (var.start == -1)
        case "bool":
            return "" if isinstance(value, bool) else "true or false"
        case "text":
            return "" if isinstance(value, str) and len(value) <= LONGEST_TEXT else "a short text"
        case "card":
            return "" if isinstance(value, str) and (value == "" or value in game.ids) else "a card or empty"
        case "cards":
            fine = isinstance(value, list) and all(isinstance(one, str) and one in game.ids for one in value)
            return "" if fine else "a list of cards"
        case "seats":
            fine = (
                isinstance(value, list)
                and all(type(one) is int and 0 <= one < game.seats for one in value)
                and len(set(value)) == len(value)
            )
            return "" if fine else "a list of seats"
        case "by-seat":
            start = var.start if isinstance(var.start, tuple) else ()
            one = type(start[0] if start else var.blank)
            fine = isinstance(value, list) and (len(value) == game.seats or (not value and not start))
            if not fine or not _plain(value, DEEPEST):
                return f"a list of {game.seats}, one a seat"
            kinds = {int: "whole numbers", bool: "true or false", str: "texts", tuple: "lists"}
            fine = all((tuple if isinstance(entry, list) else type(entry)) is one for entry in value)
            return "" if fine else f"a list of {kinds[one]}, one a seat"
        case "list":
            return "" if isinstance(value, list) and _plain(value, DEEPEST) else "a list"
        case "map":
            fine = isinstance(value, Mapping) and all(
                isinstance(key, str) and _plain(inner, DEEPEST) for key, inner in value.items()
            )
            return "" if fine else "an object"


def _few(value: Any) -> bool:
    """Whether a value has at most `MOST_ENTRIES` entries in its first `DEEPEST` levels."""
    level, count = [value], 0
    for _ in range(DEEPEST):
        lists = [one for one in level if isinstance(one, list | Mapping)]
        if not lists:
            return True
        count += sum(map(len, lists))
        if count > MOST_ENTRIES:
            return False
        level = [inner for one in lists for inner in (one.values() if isinstance(one, Mapping) else one)]
    return True


def _plain(value: Any, depth: int) -> bool:
    """Whether a value consists of whole numbers, short texts, booleans and lists that are not nested too deep."""
    if depth == 0:
        return False
    if isinstance(value, list):
        return all(_plain(inner, depth - 1) for inner in value)
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    return isinstance(value, bool) or (type(value) is int and abs(value) < 1 << 53)


def _read_sealed(p: Witnessed, data: Mapping[str, Any]) -> None:
    """Read which secret vars are sealed and who may read them; without `sealed`, assume what is usual in this phase."""
    known = p.game.rules.info.vars
    if "sealed" not in data:
        p.knowledge.sealed = sealed_here(p)
        return
    sealed = data["sealed"]
    if not isinstance(sealed, Mapping):
        raise NotationError(f"sealed is an object, not {kind_of(sealed)}")
    for name, seats in sealed.items():
        if name not in known or known[name].secret != "sealed":
            raise InvalidPosition(f"sealed: {p.game.id} has no var {in_short(name)} that can be sealed")
        p.knowledge.sealed[name] = _mask(p.game, seats, f"sealed {name!r}")


def _read_decision(p: Position, data: Mapping[str, Any]) -> None:
    """Read phase, turn and result, which must fit together."""
    game, rules = p.game, p.game.rules
    phase, turn = data.get("phase"), data.get("turn")
    if phase == OVER:
        if turn is not None:
            raise InvalidPosition("a finished game has turn null")
        p.phase, p.turn = OVER, None
        p.result = result_from_json(data.get("result"), game)
        return
    if phase not in (*rules.info.phases, *rules.steps):
        names = ", ".join((*rules.info.phases, OVER))
        raise InvalidPosition(f"{game.id} has no phase {in_short(phase)} (its phases: {names})")
    by_itself = phase in rules.steps
    if not (type(turn) is int and 0 <= turn < game.seats) and not (turn is None and by_itself):
        raise InvalidPosition(f"turn is a seat from 0 to {game.seats - 1}, not {in_short(turn)}")
    if data.get("result") is not None:
        raise InvalidPosition(f"a result belongs to phase {OVER!r}, not to {phase!r}")
    p.phase, p.turn = phase, turn


def result_from_json(data: Any, game: Game) -> Result:
    """Read a `result`. Raises InvalidPosition."""
    if not isinstance(data, Mapping):
        raise InvalidPosition("a finished game has a result: winners, scores and reason")
    winners = data.get("winners")
    scores = data.get("scores")
    reason = data.get("reason")
    seats = {*range(game.seats), *game.rules.info.simulated}
    if (
        not isinstance(winners, list)
        or not all(type(w) in (int, str) and w in seats for w in winners)
        or len(set(winners)) != len(winners)
    ):
        raise InvalidPosition(f"result: winners is a list of seats, not {in_short(winners)}")
    count = game.rules.info.scored or game.seats
    if not _numbers(scores) or len(scores) != count:
        raise InvalidPosition(f"result: scores is a list of {count} whole numbers, not {in_short(scores)}")
    if not isinstance(reason, str) or not CODE.match(reason):
        raise InvalidPosition(f"result: reason is a code, not {in_short(reason)}")
    places = data.get("places")
    if places is not None and not (_numbers(places) and len(places) == game.seats):
        raise InvalidPosition(f"result: places is a list of {game.seats} whole numbers, not {in_short(places)}")
    return Result.from_json(data)


def _numbers(value: Any) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(type(one) is int and abs(one) < 1 << 53 for one in value)


def _check_decision(p: Position) -> None:
    """Refuse a position in which the seat in turn has nothing to decide. Raises InvalidPosition.

    Cards and vars may each be valid and still not fit together (a run begun without a center card). The rules would
    fail on that later; it is better refused here than in the middle of play.
    """
    rules, phase = p.game.rules, p.phase
    try:
        _check_together(p)
        if phase in rules.steps:
            p = carry_on(p).position
            _check_together(p)
        legal = rules.legal(p)
    except ValueError as error:
        raise InvalidPosition(f"{error} (phase {phase!r})") from error
    except (LookupError, TypeError, ArithmeticError, AssertionError, RuntimeError) as error:
        raise InvalidPosition(f"phase {phase!r} does not go with these zones and vars") from error
    if not isinstance(legal, list):
        raise RuntimeError(no_list(p, legal))
    if not legal and p.phase != OVER:
        raise InvalidPosition(f"seat {p.turn} has no legal action in phase {p.phase!r}")


def _check_together(p: Position) -> None:
    """Check that zones and vars fit by the rules, and that counting can go on.

    Raises ValueError, or whatever the rules raise. What `sound` refuses is no fault of theirs, so it is not the cause.
    """
    try:
        p.game.rules.sound(p)
    except ValueError as error:
        raise InvalidPosition(str(error)) from None
    for name, value in p.vars.items() if p.phase != OVER else ():
        numbers = value if isinstance(value, tuple) else (value,)
        if any(type(one) is int and abs(one) >= MOST_COUNTED for one in numbers):
            raise ValueError(f"var {name!r} is too large for a game that goes on")


def _read_knowledge(p: Witnessed, knows: Any, sets: Any) -> None:
    game = p.game
    holder, place = p.knowledge.holder, p.knowledge.place
    for name, table, masks in (("knows", knows, (place, holder)), ("sets", sets, (holder,))):
        if not isinstance(table, Mapping):
            raise NotationError(f"{name} is an object, not {kind_of(table)}")
        for zone, lists in table.items():
            if zone not in game.zones:
                raise InvalidPosition(f"{name}: {game.id} has no zone {in_short(zone)}")
            cards = p.zones[zone]
            if not isinstance(lists, list) or len(lists) != len(cards):
                raise InvalidPosition(f"{name}[{zone!r}] is a list parallel to the zone's {len(cards)} cards")
            for c, seats in zip(cards, lists, strict=True):
                mask = _mask(game, seats, f"{name}[{zone!r}]")
                for one in masks:
                    one[c] |= mask
    p.knowledge.shown(p)


def _mask(game: Game, seats: Any, where: str) -> int:
    if (
        not isinstance(seats, list)
        or len(seats) > game.seats
        or not all(type(s) is int and 0 <= s < game.seats for s in seats)
    ):
        raise InvalidPosition(f"{where} is a list of seats, not {in_short(seats)}")
    return mask_of(seats)


def view_from_json(data: Any, games: Mapping[str, GameRules], seat: int | None = None) -> View:
    """Read a view; `seat` is its viewer if the view names none. Raises NotationError or InvalidPosition."""
    game = game_of(data, games)
    viewer = data.get("viewer", seat)
    if viewer is not None and not (type(viewer) is int and 0 <= viewer < game.seats):
        raise InvalidPosition(f"viewer is a seat from 0 to {game.seats - 1}, not {in_short(viewer)}")
    partial = data.get("partial", False)
    if not isinstance(partial, bool):
        raise NotationError("partial is true or false")
    p = Position(game, 0)
    zones, counted = _view_zones(game, data.get("zones", {}))
    _read_vars(p, data.get("vars", {}), lambda var, value: _sealed_value(game, viewer, var, value))
    _read_decision(p, data)
    backs = Counter(text for texts in zones.values() for text in texts if hidden(text))
    if partial:
        pool = data.get("pool", [])
        if not isinstance(pool, list) or not all(isinstance(t, str) and t in game.ids for t in pool):
            raise InvalidPosition("pool is the list of cards that a partial view does not show")
        pool = _sorted(game, pool)
    else:
        pool = [game.cards[c] for c in sorted(_left(game, counted))]
    counted.update(pool)
    for text, n in counted.items():
        if n > game.counts[text]:
            raise InvalidPosition(f"{text} lies more than {game.counts[text]} times on the table")
    if Counter(game.back_of[text] for text in pool) != backs:
        raise InvalidPosition(f"{sum(backs.values())} cards are hidden, but {len(pool)} are not seen")
    _check_faces(p, viewer, zones)
    knows, sets = _view_knowledge(game, data, zones, pool)
    v = View(
        game=game,
        seat=viewer,
        turn=p.turn,
        phase=p.phase,
        zones=zones,
        vars={
            name: thawed(var.kind, p.vars[name])
            for name, var in game.rules.info.vars.items()
            if var.secret != "never"
        },
        knows=knows,
        sets=sets,
        pool=pool,
        result=p.result,
        partial=partial,
    )
    if viewer is not None and viewer == v.turn:
        _check_decision(deal_unknown(v, Random(0)))
    return v


def _sealed_value(game: Game, viewer: int | None, var: Var, value: Any) -> bool:
    """Whether a view may show this value of a sealed var: null, or a list with nulls for all other seats."""
    if var.secret != "sealed":
        return False
    if value is None:
        return var.kind != "by-seat"
    if var.kind != "by-seat" or not isinstance(value, list) or len(value) != game.seats or None not in value:
        return False
    return all(_plain(one, DEEPEST) if seat == viewer else one is None for seat, one in enumerate(value))


def _check_faces(p: Position, viewer: int | None, zones: Mapping[str, Sequence[str]]) -> None:
    """Check that this seat is shown exactly what the rules show it. Raises InvalidPosition."""
    bit = p.game.bit(viewer)
    for zone in p.game.zones.values():
        for i, text in enumerate(zones[zone.id]):
            if hidden(text) == bool(p.sees(zone, i) & bit):
                lies = "hidden from" if hidden(text) else "open to"
                who = "an onlooker" if viewer is None else f"seat {viewer}"
                raise InvalidPosition(f"card {i} of {zone.id} is {lies} {who}, which the rules do not have")


def _sorted(game: Game, texts: Sequence[str]) -> list[str]:
    """Return these cards in the order of the deck."""
    return sorted(texts, key=lambda text: game.ids[text][0])


def _left(game: Game, counted: Counter[str]) -> list[int]:
    """The cards of the deck that remain once these are counted."""
    return [c for text, ids in game.ids.items() for c in ids[counted[text] :]]


def _view_zones(game: Game, data: Any) -> tuple[dict[str, list[str]], Counter[str]]:
    zones: dict[str, list[str]] = {zone: [] for zone in game.zones}
    counted: Counter[str] = Counter()
    backs = set(game.backs)
    for name, texts in _lists(game, data):
        for text in texts:
            if not isinstance(text, str) or (text not in game.ids and text not in backs):
                raise InvalidPosition(f"{in_short(text)} in {name} is no card of {game.id}")
            if text in game.ids:
                counted[text] += 1
        # Nobody may know the order of another seat's hand.
        closed = game.zones[name].kind is Kind.HAND and any(hidden(text) for text in texts)
        zones[name] = sorted(texts) if closed else list(texts)
    return zones, counted


def _view_knowledge(
    game: Game, data: Mapping[str, Any], zones: Mapping[str, Sequence[str]], pool: Sequence[str]
) -> tuple[dict[str, dict[int, str]], dict[str, list[str]]]:
    knows: dict[str, dict[int, str]] = {}
    sets: dict[str, list[str]] = {}
    certain: Counter[str] = Counter()
    room: Counter[tuple[str, str]] = Counter()
    told, groups = data.get("knows", {}), data.get("sets", {})
    if not isinstance(told, Mapping) or not isinstance(groups, Mapping):
        raise NotationError("knows and sets of a view are objects")
    for zone, places in told.items():
        if zone not in zones or not isinstance(places, Mapping):
            raise InvalidPosition(f"knows[{in_short(zone)}] is an object of places in a zone of {game.id}")
        for index, text in places.items():
            place = _index(index)
            if game.zones[zone].kind is Kind.HAND:
                raise InvalidPosition(f"knows[{zone!r}]: a hand has no places, what is known of it stands in sets")
            if not 0 <= place < len(zones[zone]) or not hidden(zones[zone][place]):
                raise InvalidPosition(f"knows[{zone!r}] names {in_short(index)}, no hidden place there")
            if not isinstance(text, str) or text not in game.ids:
                raise InvalidPosition(f"knows[{zone!r}] holds {in_short(text)}, no card of {game.id}")
            if game.back_of[text] != zones[zone][place]:
                raise InvalidPosition(f"knows[{zone!r}]: {text} has another back than the card at {place}")
            knows.setdefault(zone, {})[place] = text
            certain[text] += 1
            room[zone, zones[zone][place]] += 1
    for name, texts in groups.items():
        if name not in game.groups and (name not in zones or game.zones[name].kind is not Kind.HAND):
            raise InvalidPosition(f"sets: {game.id} has no hand or group {in_short(name)}")
        if not isinstance(texts, list) or not all(isinstance(t, str) and t in game.ids for t in texts):
            raise InvalidPosition(f"sets[{name!r}] is a list of cards")
        if texts:
            sets[name] = _sorted(game, texts)
            certain.update(texts)
    left = Counter(pool)
    left.subtract(certain)
    wrong = [text for text, n in left.items() if n < 0]
    if wrong:
        raise InvalidPosition(f"{wrong[0]} is known to be hidden but is not among the hidden cards")
    _check_room(game, zones, sets, room)
    return knows, sets


def _check_room(
    game: Game, zones: Mapping[str, Sequence[str]], sets: Mapping[str, Sequence[str]], taken: Counter[tuple[str, str]]
) -> None:
    """Check that each zone or group has enough hidden places for the cards known to be there."""
    free = Counter({
        (zone, back): n - taken[zone, back]
        for zone, texts in zones.items()
        for back, n in Counter(text for text in texts if hidden(text)).items()
    })
    for name in sorted(sets, key=lambda name: 0 if name in zones else len(game.groups[name])):
        own = [name] if name in zones else list(game.groups[name])
        for text in sets[name]:
            back = game.back_of[text]
            place = next((zone for zone in own if free[zone, back] > 0), None)
            if place is None:
                raise InvalidPosition(f"sets[{name!r}]: no hidden place is left there for {text}")
            free[place, back] -= 1


def _index(text: Any) -> int:
    """The number that an index key stands for, if it is written in canonical form; -1 for any other key."""
    fine = isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 5
    return int(text) if fine and str(int(text)) == text else -1
