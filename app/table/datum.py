"""Plain data of many small kinds: like `@dataclass(frozen=True)`, without its cost at every start.

A dataclass generates and compiles its methods whenever its module is imported. For three dozen kinds of signs and
blocks, that takes longer than importing the rest of their modules. Here all kinds share the same methods.
"""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from typing import ClassVar, TypeVar, dataclass_transform

Plain = TypeVar("Plain")


def varied(one: Plain, **named: object) -> Plain:
    """Return a copy of plain data with some fields changed: `dataclasses.replace`, but ten times as fast.

    For data that keep only their fields in their `__dict__`: a `Datum`, a frozen dataclass. Raises TypeError for a
    field they do not have.
    """
    fields = one.__dict__
    if not named.keys() <= fields.keys():
        raise TypeError(f"{type(one).__name__} has {', '.join(fields)}; given were {named}")
    made = object.__new__(type(one))
    object.__setattr__(made, "__dict__", {**fields, **named})
    return made


@dataclass_transform(frozen_default=True)
class Datum:
    """The base of a kind of plain data: annotated fields, immutable, equal if kind and fields are.

    Derived classes are dataclasses in every other respect: `dataclasses.replace`, `KW_ONLY` and `kw_only` (as an
    argument of the class) work as usual. A default is a constant, never a `field`.
    """

    _defaults: ClassVar[dict[str, object]] = {}
    """Each field's default, in the order of the fields; MISSING if it has none."""
    _required: ClassVar[tuple[str, ...]] = ()
    """The fields without a default."""

    def __init_subclass__(cls, *, kw_only: bool = False) -> None:
        dataclass(init=False, repr=False, eq=False, kw_only=kw_only)(cls)
        cls._defaults = {field.name: field.default for field in fields(cls)}  # type: ignore[arg-type]
        cls._required = tuple(name for name, default in cls._defaults.items() if default is MISSING)

    def __init__(self, *values: object, **named: object) -> None:
        """Take the fields as a dataclass does. Raises TypeError for one too many, unknown, given twice or missing."""
        kind = type(self)
        places: tuple[str, ...] = kind.__match_args__  # type: ignore[attr-defined]
        # The defaults come first, in the order of the fields, so that the given values keep that order.
        given = kind._defaults.copy()
        if values:
            given.update(zip(places, values, strict=False))
        wrong = len(values) > len(places)
        if named:
            given.update(named)
            wrong = wrong or len(given) > len(kind._defaults) or not named.keys().isdisjoint(places[: len(values)])
        if not wrong:
            # A loop, because a generator for each of thousands of objects would cost more than everything else here.
            for name in kind._required:
                if given[name] is MISSING:
                    wrong = True
        if wrong:
            raise TypeError(f"{kind.__name__} takes {', '.join(kind._defaults)}; given were {values} and {named}")
        object.__setattr__(self, "__dict__", given)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")
