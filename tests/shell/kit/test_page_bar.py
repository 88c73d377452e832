"""The bar above a page: its buttons have their names where there is room for them."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.kit.page_bar import LABELS_FROM, PageBar
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import plain
from app.shell.settings.settings import Settings


def test_larger_letters_need_a_wider_bar_for_the_names_of_its_buttons(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    bar = PageBar(plain("Results"))
    qtbot.addWidget(bar)
    bar.show()
    named = []
    for text, width in ((100, LABELS_FROM - 1), (100, LABELS_FROM), (130, LABELS_FROM), (130, 1.3 * LABELS_FROM)):
        settings.text_size = text
        bar.resize(round(width), 60)
        QApplication.processEvents()
        named.append(bar.shelf.sizeHint().width() > bar.settings.sizeHint().width())
    assert named == [False, True, False, True]
