"""Whether what a person's own game answers is of the kind that the class of the program promises from which it derives.

The annotations of that class say which kind; nothing is written down a second time. What a table, its words and its
pictures ask for is looked at, because it may go straight to Qt. Of rules it is only what the engine does not check
itself (`app.engine.declaring`), and of a judgement nothing: the search says what is wrong with that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from inspect import get_annotations, isfunction
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, ClassVar, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

ASKED = ("app.table.", "app.wording.", "app.art.")
"""Where the classes lie whose promises are kept."""
STATED = (*ASKED, "app.bots.")
"""Where the classes lie whose plain members have to be of the kind that is promised."""
RULES = "app.engine.rules"
UNHELD = ("face", "lasted", "offered", "public", "untold")
"""The methods of rules that the engine calls without looking at what they answer."""

Misfit = Callable[[Any], str]
"""Says in a few words what a value is that is not of a kind; nothing if it is."""


class Promise(NamedTuple):
    """What a member of a class is, or what a method gives: as it is annotated, and what does not fit that."""

    name: str
    kind: str
    misfit: Misfit


def promise(derived: type, name: str) -> Promise | None:
    """What the program's class from which this one derives promises of a member; None if it promises nothing."""
    for base in derived.__mro__[1:]:
        where, made = base.__module__, vars(base).get(name)
        method = next((part for of in ("fget", "func", "__func__") if (part := getattr(made, of, None))), made)
        if isfunction(method):
            said = method.__annotations__.get("return", "None")
            if said != "None" and (where.startswith(ASKED) or (where == RULES and name in UNHELD)):
                alone = SimpleNamespace(__annotations__={name: said})
                hints = get_type_hints(alone, vars(sys.modules[method.__module__]))
                return Promise(name, said, misfit(hints[name]))
        elif where.startswith(STATED) and (said := get_annotations(base).get(name)):
            kind = said[len("ClassVar[") : -1] if said.startswith("ClassVar[") else said
            return Promise(name, kind, misfit(get_type_hints(base)[name]))
    return None


def broken(derived: type) -> Iterator[str]:
    """What is wrong with the plain members of a class, in clauses: those that are no methods."""
    for name, value in vars(derived).items():
        if not (callable(value) or hasattr(value, "__get__")) and (promised := promise(derived, name)) is not None:
            if what := promised.misfit(value):
                yield f"`{name}` is {promised.kind}, not {what}"


@cache
def misfit(hint: Any) -> Misfit:
    """What does not fit a type hint. Where a list is asked for, a tuple does as well, but a text never does."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is ClassVar:
        return misfit(parts[0])
    if origin in (Union, UnionType):
        return partial(_none_of, [misfit(part) for part in parts])
    if origin is Literal:
        return lambda value: "" if value in parts else _named(value)
    kind = origin or hint
    if kind is Any or not isinstance(kind, type):
        return lambda value: ""
    if issubclass(kind, Mapping):
        return partial(_pairs, *map(misfit, parts or (Any, Any)))
    if issubclass(kind, tuple) and parts and parts[-1] is not ...:
        return partial(_row, [misfit(part) for part in parts])
    if issubclass(kind, Collection) and not issubclass(kind, str) and not hasattr(kind, "_fields"):
        return partial(_several, issubclass(kind, Sequence), misfit(parts[0] if parts else Any))
    return partial(_one, (float, int) if kind is float else kind)


def _none_of(checks: Sequence[Misfit], value: Any) -> str:
    found = [check(value) for check in checks]
    return max(found, key=len) if all(found) else ""


def _one(kind: type | tuple[type, ...], value: Any) -> str:
    if not isinstance(value, kind):
        return _named(value)
    made: type = type(value)
    for name, default, check in _fields(made):
        if (held := getattr(value, name)) is not default and (what := check(held)):
            return f"{made.__name__} with {name} {what}"
    return ""


def _several(in_order: bool, check: Misfit, value: Any) -> str:
    if not isinstance(value, Sequence if in_order else Collection) or isinstance(value, str):
        return _named(value)
    return next((f"{_named(value)} of {what}" for one in value if (what := check(one))), "")


def _row(checks: Sequence[Misfit], value: Any) -> str:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(checks):
        return _named(value)
    found = (check(one) for check, one in zip(checks, value, strict=True))
    return next((f"{_named(value)} of {what}" for what in found if what), "")


def _pairs(key: Misfit, entry: Misfit, value: Any) -> str:
    if not isinstance(value, Mapping):
        return _named(value)
    found = (key(one) or entry(other) for one, other in value.items())
    return next((f"{_named(value)} of {what}" for what in found if what), "")


def _named(value: Any) -> str:
    return "None" if value is None else type(value).__name__


@cache
def _fields(kind: type) -> Sequence[tuple[str, Any, Misfit]]:
    """The fields of a kind of the program's plain data: name, default, what does not fit. None of anything else."""
    from dataclasses import MISSING, fields, is_dataclass  # only once such a game is on a table

    told: Any = next((one for one in kind.__mro__ if one.__module__.startswith(ASKED)), NoneType)
    if is_dataclass(told):
        defaults = {one.name: one.default for one in fields(told)}
    else:
        defaults = {name: told._field_defaults.get(name, MISSING) for name in getattr(told, "_fields", ())}
    hints = get_type_hints(told) if defaults else {}
    return [(name, default, misfit(hints[name])) for name, default in defaults.items()]
