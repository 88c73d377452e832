"""Animated WebP and GIF, read back by other software."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageSequence

from app.export.animated import LONGEST_MS, AnimatedGif, AnimatedWebp, Animation, change, parts

SIZE = (96, 54)


def pictures() -> list[Image.Image]:
    """A red square that moves over a green ground, then the same picture once more."""
    found = []
    for at in (0, 11, 31, 31):
        one = Image.new("RGB", SIZE, "#205030")
        one.paste("#c02020", (at, 7, at + 20, 27))
        found.append(one)
    return found


def written(made: Animation) -> Image.Image:
    for number, one in enumerate(pictures()):
        made.add(one, 200 + 100 * number)
    return Image.open(io.BytesIO(made.whole()))


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_every_picture_is_read_back_as_it_was_with_its_time(kind: str) -> None:
    made = AnimatedWebp(*SIZE) if kind == "webp" else AnimatedGif(*SIZE, pictures()[:2])
    read = written(made)
    assert read.format == kind.upper() and read.size == SIZE and read.info["loop"] == 0
    shown = [(one.convert("RGB"), one.info["duration"]) for one in ImageSequence.Iterator(read)]
    assert [ms for _, ms in shown] == [200, 300, 400, 500]
    for (one, _), picture in zip(shown, pictures(), strict=True):
        for point in ((2, 2), (40, 15), (95, 53), (15, 15), (33, 20)):
            far = max(abs(a - b) for a, b in zip(one.getpixel(point), picture.getpixel(point), strict=True))  # type: ignore[arg-type]
            assert far < 24, point


def test_only_what_differs_is_kept() -> None:
    first, second = pictures()[:2]
    assert change(None, first).picture.size == SIZE
    new = change(first, second)
    assert (new.x, new.y) == (0, 6) and new.picture.size == (31, 21)
    assert change(second, second).picture.size == (2, 2)


def test_a_picture_of_another_size_and_an_empty_film_are_refused() -> None:
    with pytest.raises(ValueError, match="px"):
        AnimatedWebp(*SIZE).add(Image.new("RGB", (4, 4)), 100)
    for made in (AnimatedWebp(*SIZE), AnimatedGif(*SIZE, pictures()[:1])):
        with pytest.raises(ValueError, match="at least one"):
            made.whole()


def test_nothing_but_pictures_lies_in_a_film() -> None:
    made = AnimatedWebp(*SIZE)
    for one in pictures():
        made.add(one, 100)
    assert [name for name, _ in parts(made.whole())] == [b"VP8X", b"ANIM", *[b"ANMF"] * 4]


def test_a_part_of_an_odd_length_does_not_hide_the_one_behind_it() -> None:
    file = b"RIFF\0\0\0\0WEBP" + b"ODD \3\0\0\0abc\0" + b"EVEN\2\0\0\0de"
    assert list(parts(file)) == [(b"ODD ", b"abc"), (b"EVEN", b"de")]


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_no_picture_stands_shorter_or_longer_than_programs_show_it(kind: str) -> None:
    made = AnimatedWebp(*SIZE) if kind == "webp" else AnimatedGif(*SIZE, pictures()[:2])
    for picture, ms in zip(pictures(), (1, 100, 10**9, 100), strict=True):
        made.add(picture, ms)
    read = Image.open(io.BytesIO(made.whole()))
    # How long a picture of a WebP stands is known only once it is unpacked.
    assert [one.copy().info["duration"] for one in ImageSequence.Iterator(read)] == [20, 100, LONGEST_MS, 100]
