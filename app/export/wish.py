"""What to make of a part of a game: a page, a film or a picture. Without Qt, so that any code may check it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, get_args

Kind = Literal["html", "webp", "gif", "png"]
FilmSize = Literal["small", "medium", "large"]

KINDS: Mapping[str, Kind] = {".html": "html", ".webp": "webp", ".gif": "gif", ".png": "png"}
"""What is made, by the suffix of the target file."""

SIZES: tuple[FilmSize, ...] = get_args(FilmSize)

SPEEDS = (0.5, 1.0, 2.0)
"""The speeds of a film: 1 leaves time to read each sentence."""


class Wish(NamedTuple):
    """What to make: a page (`html`), a film (`webp`, `gif`) or a picture of the last place (`png`).

    The size applies to films and pictures, the speed to films.
    """

    kind: Kind
    size: FilmSize = "medium"
    speed: float = 1.0
