"""Checks of the verbs, options, vars and seats that a game declares, made before anything is played.

The tests check the games of the program. A person's own game is checked whenever its rules are read; otherwise a wrong
declaration would come to light only at a table, where nobody expects it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

from app.engine.declared import ARG_KINDS, OPTION_KINDS, VAR_KINDS, Arg, GameInfo, Option
from app.engine.errors import in_short
from app.engine.game import Game, allowed, fits, thawed
from app.engine.notation import misfit

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
FIELDS = frozenset({"turn", "seat", "suit", "k"})
"""The fields that may stand in braces in the zone of a verb, besides vars that are numbers or texts."""


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
        elif not option.values:
            yield f"the option {option.name} has no values to choose from"
        elif option.kind == "number" and not all(type(one) is int for one in option.values if one != "auto"):
            yield f"the option {option.name} is a number, and its values are {in_short(option.values)}"
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


def wrong_vars(game: Game) -> Iterator[str]:
    """What is wrong with the vars, one sentence for each fault."""
    for name, var in game.rules.info.vars.items():
        if var.kind not in VAR_KINDS:
            yield f"the var {name} is of the kind {var.kind!r}, which there is not"
        elif wanted := misfit(var, thawed(var.kind, var.start), game):
            yield f"the var {name} begins with {in_short(var.start)}, and should be {wanted}"


def misdeclared(game: Game) -> str:
    """The first fault in what a game declares, as a sentence; empty if there is none."""
    options = tuple(game.rules.options(game.seats))
    found = (*wrong_options(options), *wrong_verbs(game), *wrong_vars(game))
    return found[0] if found else ""
