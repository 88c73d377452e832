"""A picture of the table: what the screen may show, at three sizes, and none under the curtain."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import view
from app.export.easel import Looks
from app.export.works import PLAIN
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.table.page import TablePage
from app.shell.table.picture_sheet import PictureSheet, TablePicture, table_picture
from app.table.commands import Command
from tests.shell.conftest import click, press

Open = Callable[..., TablePage]


def sheet_of(page: TablePage) -> PictureSheet:
    page.carry_out(Command.PICTURE)
    QApplication.processEvents()
    found = page.window().findChild(PictureSheet)
    assert isinstance(found, PictureSheet)
    return found


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("scale", [1, 2, 3])
def test_a_picture_is_the_cloth_so_many_times_as_large(scale: int, table: Open) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    picture = table_picture(page.surface, PLAIN, scale)
    assert picture is not None
    cloth = page.surface.viewport().size()
    assert abs(picture.width() - scale * cloth.width()) <= 1 and abs(picture.height() - scale * cloth.height()) <= 1


def test_it_stands_in_the_middle_of_its_sheet(table: Open, settings: Settings) -> None:
    settings.text_size = TEXT_PERCENTS[-1]
    page = table("asirim", persons=1, seats=2)
    page.settle()
    sheet = sheet_of(page)
    (shown,) = sheet.findChildren(TablePicture)
    left = shown.mapTo(sheet.panel, QPoint(0, 0)).x()
    assert abs(left - (sheet.panel.width() - left - shown.width())) <= 2


def test_it_looks_like_the_screen(table: Open, settings: Settings) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    looks = Looks(page.surface.stage.theme, settings.card_style())
    picture = table_picture(page.surface, looks, 1)
    assert picture is not None
    page.surface.lock()
    QApplication.processEvents()
    screen = page.surface.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    points = [(x, y) for x in range(5, picture.width() - 5, 9) for y in range(5, picture.height() - 5, 9)]
    same = sum(picture.pixelColor(*point) == screen.pixelColor(*point) for point in points)
    assert same / len(points) > 0.97


def test_how_many_pixels_the_picture_has_is_said_for_the_size_chosen(table: Open) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    sheet = sheet_of(page)
    said = []
    for scale in (1, 2, 3):
        click(sheet.scale.part(scale))
        said.append(sheet.pixels.text())
    assert len(set(said)) == 3


def test_it_shows_no_more_than_the_seat_at_the_screen_may_see(table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    laid = []
    from app.export import easel

    def noted(self: object, seen: object, events: object = ()) -> QImage:
        laid.append(seen)
        return QImage(4, 4, QImage.Format.Format_RGB32)

    monkeypatch.setattr(easel.Easel, "painted", noted)
    table_picture(page.surface, PLAIN, 1)
    assert [one.to_json() for one in laid] == [view(page.sitting.record.position, 0).to_json()]  # type: ignore[attr-defined]


def test_there_is_none_while_the_table_is_covered(table: Open) -> None:
    page = table("asirim", persons=2, seats=2)
    assert page.company.covered
    assert table_picture(page.surface, PLAIN, 1) is None
    page.carry_out(Command.PICTURE)
    QApplication.processEvents()
    assert page.window().findChild(PictureSheet) is None


def test_the_curtain_takes_the_sheet_away(table: Open) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    sheet = sheet_of(page)
    assert sheet.isVisible()
    page.forget()
    assert not sheet.isVisible() and table_picture(page.surface, PLAIN, 1) is None


def test_the_key_opens_it_and_enter_copies(table: Open, qtbot: QtBot) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    page.activateWindow()
    page.surface.setFocus()
    press(Qt.Key.Key_F9)
    sheet = page.window().findChild(PictureSheet)
    assert isinstance(sheet, PictureSheet) and sheet.isVisible()
    QGuiApplication.clipboard().clear()
    click(sheet.scale.part(2))
    press(Qt.Key.Key_Return)
    copied = QGuiApplication.clipboard().image()
    assert abs(copied.width() - 2 * page.surface.viewport().width()) <= 1
    assert page.window().findChild(PictureSheet) is None and "pasted" in page.voice.prompt.detail


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("name", "target"), [("it.png", "it.png"), ("it", "it.png")])
def test_it_is_saved(name: str, target: str, table: Open, settings: Settings, tmp_path: Path) -> None:
    page = table("asirim", persons=1, seats=2)
    page.settle()
    sheet = PictureSheet(page, page.surface, settings, "asirim", lambda *_: str(tmp_path / name))
    told: list[str] = []
    sheet.kept.connect(told.append)
    sheet.open()
    click(sheet.scale.part(3))
    click(sheet.save)
    assert QImage(str(tmp_path / target)).width() >= 3 * page.surface.viewport().width() - 1
    assert len(told) == 1 and target in told[0]
