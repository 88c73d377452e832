"""Checks of what a game declares (verbs, options, vars, seats) and of its first decision, before anything is played.

The tests check the games of the program. A person's own game is checked whenever its rules are read; otherwise a wrong
declaration would come to light only at a table, where nobody expects it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from string import Formatter
from typing import Any

from app.engine.actions import Action
from app.engine.asked import GameRules
from app.engine.cards import Card
from app.engine.declared import ARG_KINDS, OPTION_KINDS, VAR_KINDS, Arg, GameInfo, Option, Var, Verb
from app.engine.errors import NotationError, Reason, in_short
from app.engine.game import Game, allowed, fits, thawed
from app.engine.notation import misfit
from app.engine.position import Position
from app.engine.zones import Face, Kind, Zone

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
_ZONE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.([A-Za-z0-9-]+|\{[a-z]*\}))*\Z")
_SYMBOL = re.compile(r"[A-Za-z0-9.+-]+\Z")
MADE = ("seat", "suit", "k")
"""The fields that may stand in braces in a zone: one zone is made for each seat, each suit, each number of `k`."""
FIELDS = frozenset({"turn", "seat", "suit", "k"})
"""The fields that may stand in braces in the zone of a verb, besides vars that are numbers or texts."""
LARGEST = 10**9
"""The largest number an option can have: a field of a window holds little more than twice that."""
BY_CHANCE = "rules keep nothing in themselves, and draw only by the position: p.shuffle, p.draw, p.pick, p.toss, p.lot"
"""What an author is told if the same thing does not come out the same again."""


def wrong_info(info: object) -> str:
    """What is wrong with the tables of verbs and vars and the numbers, as a sentence; empty if they can be read."""
    if not isinstance(info, GameInfo):
        return f"`info` of the rules is a GameInfo, not {in_short(info)}"
    verbs: Any = info.verbs
    names: Any = info.vars
    if not isinstance(verbs, Mapping) or not isinstance(names, Mapping):
        return "`verbs` and `vars` are written in braces: {(phase, verb): verb()} and {name: Var()}"
    for key, spec in verbs.items():
        if not (isinstance(key, tuple) and len(key) == 2 and listed(key, str) and isinstance(spec, Verb)):
            return f"verbs are written (phase, verb): verb(), not {in_short(key)}: {in_short(spec)}"
    for name, var in names.items():
        if not isinstance(var, Var):
            return f"the var {name} is a Var, not {in_short(var)}"
    for part, least in {"revision": 1, "scored": 0}.items():
        number = getattr(info, part)
        if type(number) is not int or number < least:
            return f"`{part}` is a whole number from {least}, not {in_short(number)}"
    several = {f"`{part}`": getattr(info, part) for part in ("steps", "person", "simulated")}
    several |= {f"`shut` of the var {name}": var.shut for name, var in names.items()}
    for part, value in several.items():
        if not listed(value, str):
            return f"{part} gives several names, ('one',) or ('one', 'other'), not {in_short(value)}"
    return ""


def undeclared(rules: GameRules, seats: int) -> str:
    """What is wrong with options, deck and zones, as a sentence, before a game is made of them; empty if nothing is."""
    options: Any = rules.options(seats)
    if isinstance(options, Option) or not (listed(options, Option)):
        return f"`options` gives several options, (Option(), ...), not {in_short(options)}"
    if found := next(wrong_options(tuple(options)), ""):
        return found
    filled = rules.fill(seats, {})
    wrong: Any = rules.check(seats, filled)
    if wrong is not None and not isinstance(wrong, Reason):
        return f"`check` gives a Reason or None, not {in_short(wrong)}"
    deck, zones = rules.deck(seats, filled), rules.zones(seats, filled)
    if not listed(deck, Card):
        return f"`deck` gives a list of cards, [Card('7H'), ...], not {in_short(deck)}"
    if isinstance(zones, Zone) or not listed(zones, Zone) or not zones:
        return f"`zones` gives several zones, made by pile, row and hand, not {in_short(zones)}"
    return next(chain(wrong_cards(deck), wrong_zones(zones)), "")


def listed(value: object, kind: type) -> bool:
    """Whether this is a list or a tuple of such entries."""
    return isinstance(value, list | tuple) and all(isinstance(one, kind) for one in value)


def wrong_cards(deck: Sequence[Card]) -> Iterator[str]:
    """What is wrong with the symbols of the cards, one sentence for each fault."""
    for card in deck:
        if not isinstance(card.text, str) or not _SYMBOL.match(card.text):
            yield f"a symbol of a card has letters from A to z, digits, dots and hyphens, unlike {in_short(card.text)}"


def wrong_zones(zones: Sequence[Zone]) -> Iterator[str]:
    """What is wrong with the zones, one sentence for each fault."""
    for zone in zones:
        faces = zone.face if isinstance(zone.face, tuple) and zone.face else (zone.face,)
        if not isinstance(zone.id, str) or not _ZONE.match(zone.id):
            yield f"{in_short(zone.id)} is no name for a zone: small letters, digits, hyphens; fields stand after a dot"
            continue
        fields = {field for text in (zone.id, zone.group) for _, field, _, _ in Formatter().parse(text) if field}
        if fields - {*MADE}:
            strange = min(fields - {*MADE})
            yield f"the zone {zone.id} has the field {{{strange}}}; there are {{seat}}, {{suit}} and {{k}}"
        elif "k" in fields and not zone.k:
            yield f"the zone {zone.id} has no numbers to put in place of {{k}}: pile(..., k=range(1, 4))"
        elif not isinstance(zone.kind, Kind) or not all(face is None or isinstance(face, Face) for face in faces):
            yield f"the zone {zone.id} has the face {in_short(zone.face)}; there are Face.DOWN, UP, OWNER and TURN"


def wrong_seats(info: GameInfo) -> str:
    """What is wrong with the numbers of seats, as a sentence; empty if nothing is."""
    seats = info.seats
    if not (isinstance(seats, tuple) and len(seats) == 2 and all(type(one) is int for one in seats)):
        return f"seats are two numbers, the least and the most, not {in_short(seats)}"
    if not 1 <= seats[0] <= seats[1]:
        return f"a game has at least one seat, and not more than it has at most; this one says {seats}"
    return ""


def wrong_options(options: tuple[Option, ...]) -> Iterator[str]:
    """What is wrong with the options, one sentence for each fault."""
    for option in options:
        if option.kind not in OPTION_KINDS:
            yield f"the option {option.name} is of the kind {option.kind!r}; there are {', '.join(OPTION_KINDS)}"
        elif not listed(option.values, object):
            yield f"the option {option.name} has several values, (one, other), not {in_short(option.values)}"
        elif not option.values:
            yield f"the option {option.name} has no values to choose from"
        elif option.kind == "number" and not all(type(one) is int for one in option.values if one != "auto"):
            yield f"the option {option.name} is a number, and its values are {in_short(option.values)}"
        elif option.kind == "number" and any(abs(one) > LARGEST for one in option.values if one != "auto"):
            yield f"the option {option.name} has a number beyond {LARGEST}: {in_short(option.values)}"
        elif option.default != "auto" and not fits(option._replace(default=None), option.default):
            yield f"the option {option.name} cannot begin with {in_short(option.default)}: {allowed(option)}"


def wrong_verbs(game: Game) -> Iterator[str]:
    """What is wrong with the verbs, one sentence for each fault."""
    info = game.rules.info
    names = {zone.partition(".")[0] for zone in game.zones}
    known = FIELDS | {name for name, var in info.vars.items() if var.kind in ("int", "seat", "text")}
    for (phase, verb), spec in info.verbs.items():
        for name in (phase, verb):
            if not _NAME.match(name):
                yield f"{name!r} is no name for a phase or a verb: small letters, digits and single hyphens"
        for arg in spec.args:
            if not isinstance(arg, Arg) or arg.kind not in ARG_KINDS:
                yield f"the verb {verb} takes {in_short(arg)}; there are arguments of the kinds {', '.join(ARG_KINDS)}"
        for pattern in (spec.to, *(arg.zone for arg in spec.args if isinstance(arg, Arg))):
            fields = {field for _, field, _, _ in Formatter().parse(pattern) if field is not None}
            if fields - known:
                yield f"the verb {verb} names the zone {pattern}, and {{{min(fields - known)}}} is no field of it"
            elif pattern and "{" not in pattern.partition(".")[0] and pattern.partition(".")[0] not in names:
                yield f"the verb {verb} names the zone {pattern}, and there is none (zones: {', '.join(sorted(names))})"


def wrong_legal(p: Position, legal: object) -> str:
    """What is wrong with what the rules call legal while a seat decides, as a sentence; empty if nothing is."""
    if not isinstance(legal, list):
        return f"the legal actions of phase {p.phase} are a list, not a {type(legal).__name__}"
    for action in legal:
        if not isinstance(action, Action) or not all(isinstance(arg, str) for arg in action.args):
            return f"legal actions are made by p.game.action; in phase {p.phase} {in_short(action)} is one"
        if (p.phase, action.verb) not in p.game.rules.info.verbs:
            return f"in phase {p.phase} {action.verb} is legal, and the verb is not declared for it"
    return "" if legal else f"nothing is legal in phase {p.phase}, in which seat {p.turn} decides"


def wrong_texts(legal: Iterable[Action]) -> str:
    """What is wrong with the texts of legal actions, as a sentence; empty if each is read back as itself."""
    for action in legal:
        try:
            if Action.parse(str(action)) != action:
                return f"{action} is read back as another action"
        except NotationError as unreadable:
            return str(unreadable)
    return ""


def wrong_vars(game: Game) -> Iterator[str]:
    """What is wrong with the vars, one sentence for each fault."""
    for name, var in game.rules.info.vars.items():
        if var.kind not in VAR_KINDS:
            yield f"the var {name} is of the kind {var.kind!r}, which there is not"
        elif wanted := misfit(var, thawed(var.kind, var.start), game):
            yield f"the var {name} begins with {in_short(var.start)}, and should be {wanted}"


def wrong_values(p: Position) -> str:
    """What is wrong with the values that the vars have, as a sentence; empty if nothing is."""
    declared = p.game.rules.info.vars
    if strange := p.vars.keys() ^ declared.keys():
        return f"the rules set vars that they do not declare: {', '.join(sorted(strange))}"
    for name, var in declared.items():
        value = p.vars[name]
        if not unchanging(value):
            return f"var {name} could be changed in place: it has to hold tuples, not lists"
        if wanted := misfit(var, thawed(var.kind, value), p.game):
            hint = "; it goes as far below 0 as its start value" * (var.kind == "int" and type(value) is int)
            return f"var {name} is {in_short(value)}, which does not fit its kind: {wanted}{hint}"
    return ""


def unchanging(value: object) -> bool:
    """Whether a value consists only of ints, texts and tuples."""
    return isinstance(value, int | str) or (isinstance(value, tuple) and all(unchanging(inner) for inner in value))


def misdeclared(game: Game) -> str:
    """The first fault in the verbs and vars of a game, as a sentence; empty if there is none."""
    found = (*wrong_verbs(game), *wrong_vars(game))
    return found[0] if found else ""
