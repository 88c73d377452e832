"""Films: how large one will be, and how long its pictures stand."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from PIL import Image

from app.export.film import END_MS, MODELS, FilmKind, Shot, Studio, film, film_size, stands
from app.session.reel import Reel
from tests.export.test_desk import commission, excerpt

SIDE = 16


class Drawn(Studio):
    """A studio whose pictures each have one noisy square more than the one before."""

    class Places:
        """More pictures than those with which a size is estimated."""

        first, last = 0, 2 * MODELS

        def __len__(self) -> int:
            return self.last + 1

    def __init__(self) -> None:
        self.reel = cast(Reel, Drawn.Places())
        self.wide, self.high = SIDE * len(self.reel), SIDE

    def shot(self, place: int) -> Shot:
        """A picture with the squares up to this place."""
        picture = Image.new("RGB", (self.wide, self.high), "#205030")
        for at in range(place + 1):
            noise = Image.frombytes("RGB", (SIDE, SIDE), Random(at).randbytes(3 * SIDE * SIDE))
            picture.paste(noise, (at * SIDE, 0))
        return Shot(picture, 100)


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_the_size_of_a_film_is_estimated_by_what_changes_from_one_picture_to_the_next(kind: FilmKind) -> None:
    done: list[int] = []
    size = len(film(Drawn(), kind, lambda number: None))
    assert film_size(Drawn(), kind, done.append) == pytest.approx(size, rel=0.04)
    assert done == list(range(1, MODELS))


def test_the_last_picture_of_a_part_of_a_game_stands_longest() -> None:
    reel = excerpt("webp", 2).reel(commission())
    assert reel.last < reel.count
    last = reel.still(reel.last)
    among = reel.still(reel.first)._replace(words=last.words)
    assert stands(last, reel, 2.0) - stands(among, reel, 2.0) == END_MS / 2
