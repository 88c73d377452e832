"""Own pictures: what is taken, what is refused and why, and that a moved file loses nothing."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from app.pictures.checked import HEIGHT, MOST_PIXELS, PICTURE_CODES, WIDTH, PictureRefused, card_of, opened
from app.pictures.faces import SYMBOLS, card_named
from app.pictures.names import back_file, faces_folder, is_name
from app.pictures.own_cards import forget_others, keep, looked_at
from app.wording import use
from app.wording.sentences import picture_trouble


def picture(path: Path, size: tuple[int, int] = (500, 700), colour: str = "teal", **how: object) -> Path:
    Image.new("RGB", size, colour).save(path, **how)  # type: ignore[arg-type]
    return path


def code(path: Path, *, back: bool = True) -> str:
    """Why a file is refused."""
    with pytest.raises(PictureRefused) as refused:
        list(looked_at(path, back=back))
    for language in ("en", "he"):
        use(language)
        assert picture_trouble(refused.value.code, refused.value.named)
    use("en")
    return refused.value.code


def bomb(path: Path, side: int = 30_000) -> Path:
    """A PNG of a few bytes that claims to have a huge number of pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")))
    return path


def test_each_thing_that_can_be_wrong_with_a_picture_is_told_by_itself(tmp_path: Path) -> None:
    moving = [Image.new("RGB", (500, 700), colour) for colour in ("red", "blue")]
    moving[0].save(tmp_path / "moving.gif", save_all=True, append_images=moving[1:])
    moving[0].save(tmp_path / "moving.webp", save_all=True, append_images=moving[1:])
    (tmp_path / "text.png").write_text("no picture", "utf-8")
    (tmp_path / "empty.png").write_bytes(b"")
    whole = picture(tmp_path / "whole.png").read_bytes()
    (tmp_path / "half.png").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "eps.png").write_bytes(b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 500 700\n")
    found = {
        "small": code(picture(tmp_path / "small.png", (100, 140))),
        "low": code(picture(tmp_path / "low.png", (250, 349))),
        "narrow": code(picture(tmp_path / "narrow.png", (249, 350))),
        "wide": code(picture(tmp_path / "wide.jpg", (900, 600))),
        "gif": code(tmp_path / "moving.gif"),
        "webp": code(tmp_path / "moving.webp"),
        "text": code(tmp_path / "text.png"),
        "empty": code(tmp_path / "empty.png"),
        "half": code(tmp_path / "half.png"),
        "program": code(tmp_path / "eps.png"),
        "bomb": code(bomb(tmp_path / "bomb.png")),
        "gone": code(tmp_path / "gone.png"),
        "folder": code(tmp_path),
    }
    assert found == {
        "small": "small", "low": "small", "narrow": "small", "wide": "shape", "gif": "animated", "webp": "animated",
        "text": "kind", "empty": "kind", "half": "damaged", "program": "kind", "bomb": "immense", "gone": "missing",
        "folder": "no-file",
    }  # fmt: skip


def test_a_huge_picture_is_refused_before_it_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Image.Image, "load", lambda self: pytest.fail("it was unpacked"))
    assert MOST_PIXELS < 9000 * 9000 and code(bomb(tmp_path / "a.png", 9000)) == "huge"


@given(st.binary(max_size=300))
def test_no_bytes_whatever_do_more_than_be_refused(content: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        for head in (b"", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"BM", b"\xff\xd8\xff", b"RIFF\0\0\0\0WEBP"):
            path = Path(folder, "a.png")
            path.write_bytes(head + content)
            with pytest.raises(PictureRefused):
                opened(path)


def test_a_card_is_cut_evenly_and_stands_as_the_camera_meant_it(tmp_path: Path) -> None:
    seen = Image.new("RGB", (760, 1000), "white")
    seen.paste("black", (0, 0, 10, 1000))
    made = card_of(seen, "a")
    assert made.size == (WIDTH, HEIGHT) and made.getpixel((0, 500)) == (255, 255, 255)
    lying = Image.new("RGB", (700, 500), "white")
    lying.paste("black", (0, 0, 700, 250))
    exif = Image.Exif()
    exif[0x0112] = 6
    lying.save(tmp_path / "lying.jpg", exif=exif)
    upright = opened(tmp_path / "lying.jpg")
    assert upright.size == (500, 700)
    dark, light = (upright.convert("L").crop((x, 340, x + 20, 360)).histogram() for x in (440, 40))
    assert sum(dark[:40]) == sum(light[215:]) == 400
    clear = card_of(Image.new("RGBA", (500, 700), (0, 0, 0, 0)), "a")
    assert clear.mode == "RGB" and clear.getpixel((300, 300)) == (255, 255, 255)


@pytest.mark.parametrize(
    ("name", "symbol"),
    [
        ("KH", "KH"), ("kh", "KH"), ("10-hearts", "TH"), ("queen_of_spades", "QS"), ("hearts_4", "4H"), ("TD", "TD"),
        ("10d", "TD"), ("C2", "2C"), ("ace of clubs", "AC"), ("joker-red", "XR"), ("black_joker", "XB"), ("1S", "AS"),
        ("jack_of_diamonds2", None), ("readme", None), ("joker", None), ("seven_hearts", "7H"),
        ("scan-23-hearts", None), ("jq of spades", None),
    ],
)  # fmt: skip
def test_files_are_named_as_people_name_them(name: str, symbol: str | None) -> None:
    assert card_named(name) == symbol


def test_every_card_can_be_named_by_its_symbol() -> None:
    assert {card_named(symbol) for symbol in SYMBOLS} == set(SYMBOLS)


def test_a_folder_of_faces(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x", "utf-8")
    assert code(tmp_path, back=False) == "no-cards"
    picture(tmp_path / "KH.png", colour="red")
    picture(tmp_path / "ace_of_spades.jpg", colour="blue")
    found = dict(looked_at(tmp_path, back=False))
    assert set(found) == {"KH", "AS"}
    with Image.open(io.BytesIO(found["KH"])) as seen:
        assert seen.size == (WIDTH, HEIGHT) and seen.getpixel((9, 9)) == (255, 0, 0)
    picture(tmp_path / "hearts_king.png")
    assert code(tmp_path, back=False) == "twice"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rows", [4, 5])
def test_a_sheet_of_faces(rows: int, tmp_path: Path) -> None:
    sheet = Image.new("RGB", (13 * 100, rows * 140), "white")
    sheet.paste("red", (12 * 100, 0, 1300, 140))  # the king of clubs
    sheet.paste("blue", (0, 3 * 140, 100, 4 * 140))  # the ace of spades
    sheet.paste("lime", (0, 4 * 140, 100, 5 * 140))  # the red joker
    sheet.save(tmp_path / "sheet.png")
    found = dict(looked_at(tmp_path / "sheet.png", back=False))
    assert len(found) == (52 if rows == 4 else 54)
    inks = {"KC": (255, 0, 0), "AS": (0, 0, 255), "7H": (255, 255, 255)}
    for symbol, colour in (inks | ({} if rows == 4 else {"XR": (0, 255, 0), "XB": (255, 255, 255)})).items():
        with Image.open(io.BytesIO(found[symbol])) as seen:
            assert seen.getpixel((WIDTH // 2, HEIGHT // 2)) == colour
    assert code(picture(tmp_path / "square.png", (1500, 1500)), back=False) == "sheet-shape"


def test_a_kept_picture_outlives_its_file_and_another_one_gets_another_name(tmp_path: Path, own_home: Path) -> None:
    names = []
    for colour in ("red", "blue"):
        path = picture(tmp_path / "back.png", colour=colour)
        names.append(keep(dict(looked_at(path, back=True))).name)
        path.unlink()
    assert len(set(names)) == 2 and all(is_name(name) and name.startswith("back-") for name in names)
    assert all(Path(back_file(name)).is_relative_to(own_home) for name in names)
    forget_others(*names)
    assert all(map(back_file, names))
    forget_others(names[1])
    assert back_file(names[0]) == "" and back_file(names[1])


@pytest.mark.parametrize(
    "name",
    ["", "../games", "back-../../x", "faces-0123456789abcdef/..", "back-0123456789abcdeg", "back-0123456789abcdef\n"],
)
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    assert back_file(name) == faces_folder(name) == "" and not is_name(name)


def test_every_reason_has_its_sentence() -> None:
    for language in ("en", "he"):
        use(language)
        for one, fields in PICTURE_CODES.items():
            assert picture_trouble(one, {field: "x.png" if field in ("file", "other") else 3 for field in fields})
