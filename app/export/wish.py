"""What is to be made of a part of a game: a page, a film or a picture. Without Qt, so that anybody may check it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Kind = Literal["html", "webp", "gif", "png"]
FilmSize = Literal["small", "medium", "large"]

KINDS: Mapping[str, Kind] = {".html": "html", ".webp": "webp", ".gif": "gif", ".png": "png"}
"""What is made, by the ending of the file it goes to."""

SIZES: tuple[FilmSize, ...] = ("small", "medium", "large")

SPEEDS = (0.5, 1.0, 2.0)
"""How fast a film may run: 1 leaves time to read each sentence."""


class Wish(NamedTuple):
    """What is to be made: a page (`html`), a film (`webp`, `gif`) or a picture of the last place (`png`).

    The size is that of films and pictures, the speed that of films.
    """

    kind: Kind
    size: FilmSize = "medium"
    speed: float = 1.0
