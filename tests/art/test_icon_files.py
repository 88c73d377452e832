"""Icon files, read back part by part."""

from __future__ import annotations

import struct
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from PIL.IcoImagePlugin import IcoImageFile
from PySide6.QtGui import QColor, QImage

from app.art.icon_files import ICNS_SIZES, ICO_SIZES, icns_bytes, ico_bytes, packed
from app.art.program_icon import program_icon_image


def painted(size: int) -> QImage:
    """A picture with a different colour in every corner, one of them clear."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(200, 40, 10))
    image.setPixelColor(0, 0, QColor(0, 0, 0, 0))
    image.setPixelColor(size - 1, 0, QColor(1, 2, 3))
    image.setPixelColor(0, size - 1, QColor(90, 120, 250))
    return image


def unpacked(data: bytes) -> bytes:
    """The bytes from which `packed` was made."""
    out, at = bytearray(), 0
    while at < len(data):
        count = data[at]
        if count < 0x80:
            out += data[at + 1 : at + 2 + count]
            at += 2 + count
        else:
            out += bytes([data[at + 1]]) * (count - 0x80 + 3)
            at += 2
    return bytes(out)


def parts(data: bytes) -> dict[bytes, bytes]:
    """The parts of an .icns by their kind."""
    kind, length = struct.unpack(">4sI", data[:8])
    assert kind == b"icns" and length == len(data)
    found, at = {}, 8
    while at < len(data):
        kind, length = struct.unpack(">4sI", data[at : at + 8])
        found[kind] = data[at + 8 : at + length]
        at += length
    assert at == len(data)
    return found


@pytest.mark.parametrize("size", ICO_SIZES)
def test_every_size_of_an_ico_is_the_picture_that_was_given(size: int) -> None:
    data = ico_bytes({size: painted(size) for size in ICO_SIZES})
    with Image.open(BytesIO(data)) as file:
        assert isinstance(file, IcoImageFile)
        picture = file.ico.getimage((size, size)).convert("RGBA")
    assert picture.size == (size, size)
    assert picture.getpixel((0, 0)) == (0, 0, 0, 0)
    assert picture.getpixel((size - 1, 0)) == (1, 2, 3, 255)
    assert picture.getpixel((0, size - 1)) == (90, 120, 250, 255)


def test_only_the_largest_picture_of_an_ico_is_a_png() -> None:
    data = ico_bytes({size: painted(size) for size in ICO_SIZES})
    for number, size in enumerate(ICO_SIZES):
        width, height, _, _, planes, depth, length, where = struct.unpack("<BBBBHHII", data[6 + 16 * number :][:16])
        assert (width, height) == (size % 256, size % 256) and (planes, depth) == (1, 32)
        part = data[where : where + length]
        assert part.startswith(b"\x89PNG" if size == 256 else b"\x28\0\0\0")
    assert where + length == len(data)


def test_an_ico_without_pictures_or_with_too_large_a_one_is_refused() -> None:
    for pictures in ({}, {512: painted(512)}):
        with pytest.raises(ValueError):
            ico_bytes(pictures)


def test_an_icns_holds_every_size_in_both_densities() -> None:
    found = parts(icns_bytes({size: program_icon_image(size) for size in ICNS_SIZES}))
    twice = {b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024}
    pngs = {**twice, b"ic07": 128, b"ic08": 256, b"ic09": 512}
    assert set(found) == {b"ic04", b"ic05", *pngs}
    for kind, size in pngs.items():
        with Image.open(BytesIO(found[kind])) as picture:
            assert picture.format == "PNG" and picture.size == (size, size)


@pytest.mark.parametrize(("kind", "size"), [(b"ic04", 16), (b"ic05", 32)])
def test_the_small_parts_of_an_icns_hold_four_channels(kind: bytes, size: int) -> None:
    part = parts(icns_bytes({size: painted(size) for size in ICNS_SIZES}))[kind]
    assert part[:4] == b"ARGB"
    plain, pixels = unpacked(part[4:]), size * size
    assert len(plain) == 4 * pixels
    assert [plain[channel * pixels] for channel in range(4)] == [0, 0, 0, 0]
    assert [plain[channel * pixels + size - 1] for channel in range(4)] == [255, 1, 2, 3]
    assert [plain[channel * pixels + pixels - size] for channel in range(4)] == [255, 90, 120, 250]


@given(st.lists(st.tuples(st.integers(0, 255), st.integers(1, 300)), max_size=20))
def test_what_is_packed_can_be_unpacked(runs: list[tuple[int, int]]) -> None:
    data = b"".join(bytes([value]) * count for value, count in runs)
    assert unpacked(packed(data)) == data


def test_packing_is_the_one_of_the_format() -> None:
    plain = bytes((1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5))
    assert packed(plain) == bytes((2, 1, 2, 2, 0x80, 3, 0x81, 4, 0x82, 5))
