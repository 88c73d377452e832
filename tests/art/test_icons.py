"""Tests of the icons, the wordmark and the program's icon (look 11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QTransform
from PySide6.QtWidgets import QApplication

from app.art.icon_files import ICO_SIZES
from app.art.icons import ICONS, TURNING, paint_icon
from app.art.program_icon import SIZES, ProgramIconEngine, file_icon_image, program_icon_image, write_program_icons
from app.art.wordmark import WORDMARK_RATIO, paint_wordmark
from tests.art.pictures import differing, grey, inked, painted, pixels

# The icons that look 11 asks for, by the names used here.
ASKED = {
    "shelf", "undo", "redo", "hint", "rules", "log", "words", "settings", "results", "lab", "eye", "seal", "film",
    "rotate", "person", "chip", "lock", "plus", "tick",
}  # fmt: skip


def icon(name: str, *, mirrored: bool = False) -> QImage:
    return painted(lambda p: paint_icon(p, name, QRectF(0, 0, 48, 48), "#000000", mirrored), 48, 48, "#FFFFFF")


def test_every_icon_of_the_page_is_there() -> None:
    assert set(ICONS) >= ASKED
    assert set(ICONS) >= TURNING


def test_every_icon_is_painted_somewhere() -> None:
    app = Path(__file__).resolve().parents[2] / "app"
    others = [path.read_text("utf-8") for path in app.rglob("*.py") if path != app / "art" / "icons.py"]
    assert {*ICONS} - {word for text in others for word in re.findall(r'"(\w+)"', text)} == set()


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_paints_something_inside_its_box(name: str) -> None:
    wide = painted(lambda p: paint_icon(p, name, QRectF(24, 24, 48, 48), "#000000"), 96, 96)
    inside = wide.copy(24, 24, 48, 48)
    assert inked(inside) > 12
    assert inked(wide) == inked(inside)


def test_no_two_icons_are_alike() -> None:
    pictures = {name: grey(icon(name)) for name in ICONS}
    names = list(pictures)
    close = [
        (one, two)
        for i, one in enumerate(names)
        for two in names[i + 1 :]
        if differing(pictures[one], pictures[two], 60) < 25
    ]
    # The sign and the button that closes are one cross in two sizes.
    assert set(close) <= {("cross", "close")}


@pytest.mark.parametrize("name", ICONS)
def test_only_what_points_the_way_of_reading_turns_round(name: str) -> None:
    plain, turned = icon(name), icon(name, mirrored=True)
    if name in TURNING:
        assert differing(grey(turned), grey(plain.transformed(QTransform.fromScale(-1, 1))), 60) == 0
        assert pixels(turned) != pixels(plain)
    else:
        assert pixels(turned) == pixels(plain)


def test_undo_points_to_the_right_in_hebrew_and_the_seal_stays() -> None:
    assert {"undo", "redo", "log"} <= TURNING
    assert not TURNING & {"play", "seal", "tick"}


def test_an_icon_takes_its_colour() -> None:
    made = painted(lambda p: paint_icon(p, "plus", QRectF(0, 0, 96, 96), "#1F5582"), 96, 96)
    assert made.pixelColor(48, 48) == QColor("#1F5582")


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icon("unicorn")


def test_the_wordmark_fills_its_rectangle_and_leaves_nothing_outside() -> None:
    width = round(60 * WORDMARK_RATIO)
    image = painted(lambda p: paint_wordmark(p, QRectF(20, 20, width, 60), "#000000"), width + 40, 100)
    inside = image.copy(20, 20, width, 60)
    assert inked(image) - inked(inside) <= 2
    columns = [any(inside.pixelColor(x, y).alpha() > 40 for y in range(60)) for x in range(width)]
    assert columns[1] and columns[-2]
    letters = sum(now and not before for before, now in zip([False, *columns], columns, strict=False))
    assert letters == 4


@pytest.mark.parametrize("size", SIZES)
def test_the_program_icon_shows_the_letter_on_its_plate_at_every_size(size: int) -> None:
    image = program_icon_image(size)
    assert image.pixelColor(0, 0).alpha() < 128
    assert image.pixelColor(size // 2, round(size * 0.06)).alpha() == 255
    cobalt = sum(
        image.pixelColor(x, y).blueF() > 1.5 * image.pixelColor(x, y).redF()
        for x in range(0, size, max(1, size // 32))
        for y in range(0, size, max(1, size // 32))
    )
    assert cobalt > 40


def test_the_program_icon_is_painted_once_in_each_size_that_is_asked_for(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def paint(size: int) -> QImage:
        made.append(size)
        return program_icon_image(size)

    monkeypatch.setattr("app.art.program_icon.program_icon_image", paint)
    icon = QIcon(ProgramIconEngine())
    assert {size.width() for size in icon.availableSizes()} >= {16, 24, 32, 48}, "X11 is given these"
    assert not made
    for asked, size in ((20, 20), (256, 256), (20, 20)):
        picture = icon.pixmap(QSize(asked, asked + 3), 1.0)
        assert picture.toImage() == program_icon_image(size)
    assert made == [20, 256]


def test_the_files_for_the_three_systems_are_written(tmp_path: Path) -> None:
    written = write_program_icons(tmp_path / "icons")
    assert {file.suffix for file in written} == {".png", ".ico", ".icns"}
    for size in SIZES:
        with Image.open(tmp_path / "icons" / f"kupa-{size}.png") as picture:
            assert picture.size == (size, size)
    for name in ("kupa", "kupa-file"):
        with Image.open(tmp_path / "icons" / f"{name}.ico") as picture:
            assert {size[0] for size in picture.info["sizes"]} == set(ICO_SIZES)
        with Image.open(tmp_path / "icons" / f"{name}.icns") as picture:
            assert (512, 512, 2) in picture.info["sizes"]


def test_a_saved_game_has_a_picture_of_its_own_with_the_letter_on_it() -> None:
    for size in SIZES:
        image = file_icon_image(size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size * 3 // 4).alpha() == 255
        assert image != program_icon_image(size)
        blue = [
            image.pixelColor(x, y).blueF() > 1.3 * image.pixelColor(x, y).redF()
            for x in range(size)
            for y in range(size // 3, size)
        ]
        assert sum(blue) > len(blue) / 30


def test_the_files_in_the_repository_are_those_that_the_code_draws(tmp_path: Path) -> None:
    kept = Path(__file__).resolve().parents[2] / "resources" / "icons"
    for file in write_program_icons(tmp_path):
        if file.suffix == ".png":
            with Image.open(file) as fresh, Image.open(kept / file.name) as old:
                assert differing(fresh.tobytes(), old.tobytes()) < 0.01 * len(fresh.tobytes())
        else:
            assert abs((kept / file.name).stat().st_size - file.stat().st_size) < 0.02 * file.stat().st_size
