"""Radio buttons with pictures: how they look under the pointer and when chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.boxes import in_row
from app.shell.kit.picture_radio import PictureRadio
from app.shell.kit.style import Appearance, look
from app.shell.seats.person import PlatePicker
from app.shell.settings.backs import Backs
from app.shell.settings.settings import Settings
from tests.shell.conftest import click


def ground(button: PictureRadio) -> QColor:
    """The colour in a corner, beside the picture and inside the frame."""
    QApplication.processEvents()
    return button.grab().toImage().pixelColor(QPoint(6, 6))


@pytest.mark.usefixtures("uncovered")
@pytest.mark.parametrize("kind", ["backs", "plates"])
def test_the_one_under_the_pointer_and_the_chosen_one_have_a_ground(
    kind: str, settings: Settings, appearance: Appearance, qtbot: QtBot
) -> None:
    host = QWidget()
    in_row(Backs(settings) if kind == "backs" else PlatePicker("fig"), on=host)
    qtbot.addWidget(host)
    host.show()
    button = next(one for one in host.findChildren(PictureRadio) if one.isVisible() and not one.isChecked())
    QTest.mouseMove(host, QPoint(1, 1))
    bare = ground(button)
    QTest.mouseMove(button)
    theme = look().theme
    assert ground(button) == QColor(theme.paper_2) != bare
    click(button)
    assert button.isChecked() and ground(button) == QColor(theme.sea_bg)
    QTest.mouseMove(host, QPoint(1, 1))
    assert ground(button) == QColor(theme.sea_bg)
