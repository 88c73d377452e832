"""The plates by name: everybody at the table is shown as a plate with a fruit, a flower or a fish (look 6).

A person without a name is called by their plate (`plate.fig`). `app.art.plates` paints the plates.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from app.wording.names import Form

PlateName = Literal["pomegranate", "lemon", "fig", "date", "almond", "wheat", "grapes", "olive", "fish"]

PLATES: tuple[PlateName, ...] = get_args(PlateName)
"""All plates, in the order in which seats get them."""


def plate_named(name: str) -> PlateName | None:
    """Return the plate with this name; None if there is none."""
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
"""The form for somebody who is called by the plate: the gender of the Hebrew word (`plate.fig`)."""

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
"""The form for a computer player with the name that goes with a plate (`company.name.fig`)."""
