"""The plates by name: a person at the table is a plate with a fruit, a flower or a fish (look 6).

Whoever has no name is called by their plate (`plate.fig`); `app.art.plates` paints them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from app.wording.names import Form

PlateName = Literal["pomegranate", "lemon", "fig", "date", "almond", "wheat", "grapes", "olive", "fish"]

PLATES: tuple[PlateName, ...] = (
    "pomegranate",
    "lemon",
    "fig",
    "date",
    "almond",
    "wheat",
    "grapes",
    "olive",
    "fish",
)
"""In the order in which seats get them."""


def plate_named(name: str) -> PlateName | None:
    """The plate of this name; None where there is none."""
    return next((plate for plate in PLATES if plate == name), None)


PLATE_FORMS: Mapping[PlateName, Form] = MappingProxyType(
    {
        "pomegranate": "m",
        "lemon": "m",
        "fig": "f",
        "date": "m",
        "almond": "m",
        "wheat": "f",
        "grapes": "f",
        "olive": "m",
        "fish": "m",
    }
)
"""How somebody is spoken of who goes by the plate: as the Hebrew word is (`plate.fig`)."""

NAME_FORMS: Mapping[PlateName, Form] = MappingProxyType(
    {
        "pomegranate": "f",
        "lemon": "m",
        "fig": "f",
        "date": "m",
        "almond": "f",
        "wheat": "m",
        "grapes": "f",
        "olive": "m",
        "fish": "f",
    }
)
"""How a computer player is spoken of under the name that goes with a plate (`company.name.fig`)."""
