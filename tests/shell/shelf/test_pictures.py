"""The pictures of the tiles: painted one by one while tiles can be pressed, kept for the next start, never stale."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.games import shelf
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.shelf.pictures import Album, Pictures, TilePicture
from app.shell.shelf.shelf import Shelf
from tests.shell.conftest import Memory, click

GAME = shelf()[0]
SIZE = (114, 64)


def wanted(name: str = GAME, dpr: float = 1.0, colours: str = "light", style: CardStyle | None = None) -> TilePicture:
    """The request for a small picture."""
    dressed = theme("dark" if colours == "dark" else "light")
    return TilePicture(name, *SIZE, dressed, dpr, style or CardStyle(), 8.0)


def painted(qtbot: QtBot, pictures: Pictures, one: TilePicture) -> QPixmap:
    """The picture, once it has been painted."""
    pictures.picture(one)
    qtbot.waitUntil(lambda: not pictures.waiting)
    found = pictures.picture(one)
    assert found is not None
    return found


def kept(folder: Path) -> list[Path]:
    """The files of an album."""
    return sorted(folder.glob("*.pixels"))


@pytest.mark.parametrize("dpr", [1.0, 1.5])
def test_a_picture_is_painted_once_and_found_at_the_next_start(qtbot: QtBot, tmp_path: Path, dpr: float) -> None:
    one, place = wanted(dpr=dpr), tmp_path / "shelf"
    first = Pictures(Album(place))
    assert first.picture(one) is None and first.waiting, "it is not painted while somebody waits for it"
    made = painted(qtbot, first, one)
    next_start = Pictures(Album(place))
    found = next_start.picture(one)
    assert found is not None and not next_start.waiting
    assert found.toImage() == made.toImage()
    assert found.devicePixelRatio() == dpr


def test_a_picture_of_another_look_is_painted_anew_and_takes_the_place_of_the_old_one(
    qtbot: QtBot, tmp_path: Path
) -> None:
    looks = [wanted(), wanted(colours="dark"), wanted(style=CardStyle(night=True)), wanted(dpr=2.0)]
    for one in looks:
        pictures = Pictures(Album(tmp_path))
        assert pictures.picture(one) is None
        painted(qtbot, pictures, one)
        assert len(kept(tmp_path)) == 1
    assert Pictures(Album(tmp_path)).picture(looks[0]) is None
    painted(qtbot, Pictures(Album(tmp_path)), wanted("lab"))
    assert len(kept(tmp_path)) == 2, "a picture of something else stays"


def test_a_picture_is_out_of_date_when_a_painter_has_changed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = tmp_path / "art"
    sources.mkdir()
    (sources / "faces.py").write_text("one", "utf-8")
    monkeypatch.setattr("app.shell.shelf.pictures.resource", lambda *parts: sources)
    painted(qtbot, Pictures(Album(tmp_path)), wanted())
    assert Pictures(Album(tmp_path)).picture(wanted()) is not None
    (sources / "faces.py").write_text("another", "utf-8")
    assert Pictures(Album(tmp_path)).picture(wanted()) is None


@pytest.mark.parametrize("damage", [b"", b"12345678", b"\x00" * 40])
def test_a_damaged_picture_is_painted_again(qtbot: QtBot, tmp_path: Path, damage: bytes) -> None:
    painted(qtbot, Pictures(Album(tmp_path)), wanted())
    (file,) = kept(tmp_path)
    whole = file.read_bytes()
    one_bit = bytes([whole[-1] ^ 1])
    for content in (damage, whole[: len(whole) // 2], whole[:12] + damage, whole[:-1] + one_bit, whole + b"more"):
        file.write_bytes(content)
        again = Pictures(Album(tmp_path))
        assert again.picture(wanted()) is None
        painted(qtbot, again, wanted())
        assert file.read_bytes() == whole


def test_without_a_place_or_with_one_that_cannot_be_written_pictures_are_painted_all_the_same(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    for place in (None, tmp_path / "file", tmp_path / "no" / "such"):
        painted(qtbot, Pictures(Album(place)), wanted())
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_tile_can_be_pressed_before_its_picture_is_painted(qtbot: QtBot, appearance: Appearance) -> None:
    page = Shelf(Settings(Memory()))
    qtbot.addWidget(page)
    page.resize(1280, 900)
    page.show()
    page.grab()
    assert page.pictures.waiting
    pressed: list[str] = []
    page.chosen.connect(pressed.append)
    last = page.tiles.tiles[-1]
    before = last.grab().toImage()
    click(last)
    assert pressed == [last.item.id] and page.pictures.waiting
    qtbot.waitUntil(lambda: not page.pictures.waiting)
    QApplication.processEvents()
    assert last.grab().toImage() != before, "the picture comes by itself"
