"""The sheet behind a note on the table: its title and lines follow the language and the look."""

from __future__ import annotations

from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.style import Appearance, font
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.table.details import Details, DetailsSheet


def test_it_says_what_is_true_now_with_no_line_left_over_and_in_the_present_size_of_text(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(900, 600)
    host.show()
    now: list[Details | None] = [("Alpha", ("one", "two"))]
    sheet = DetailsSheet(host, "Alpha", ("one", "two"), lambda: now[0])
    sheet.open()

    def shown() -> tuple[str, list[str]]:
        lines = (line.text() for line in sheet.lines if not line.isHidden())
        return sheet.title.text(), [QTextDocumentFragment.fromHtml(line).toPlainText() for line in lines]

    assert shown() == ("Alpha", ["one", "two"])
    now[0] = ("Tag", ("three",))
    sheet.retranslate()
    assert shown() == ("Tag", ["three"])
    now[0] = None
    sheet.retranslate()
    assert shown() == ("Tag", ["three"]), "what is unknown meanwhile stays"
    settings.text_size = TEXT_PERCENTS[-1]
    assert sheet.lines[0].font() == font("body")
