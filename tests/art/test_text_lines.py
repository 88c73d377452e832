"""Texts broken into lines of about the same length."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.art.fonts import font
from app.art.text_lines import evened, laid_out, remembered


def written(text: str, width: float) -> list[str]:
    """The lines of a text at this width."""
    layout = laid_out(text, font("body"), width)
    lines = [layout.lineAt(n) for n in range(layout.lineCount())]
    return [text[line.textStart() : line.textStart() + line.textLength()].strip() for line in lines]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("one two three four five six", ["one two three", "four five six"]),
        ("unpronounceable it", ["unpronounceable", "it"]),
    ],
)
def test_lines_are_evened_and_no_word_is_cut_for_it(qapp: QApplication, text: str, lines: list[str]) -> None:
    room = QFontMetricsF(font("body")).horizontalAdvance(text) - 2
    width = evened(text, font("body"), room) + 1
    assert width < room and written(text, width) == lines


def test_a_text_of_one_line_keeps_its_room(qapp: QApplication) -> None:
    assert evened("one two", font("body"), 400.0) == 400.0


def test_what_is_remembered_of_a_text_is_of_its_font_and_room(qapp: QApplication) -> None:
    asked: list[tuple[str, float]] = []
    known = remembered(lambda text, face, room: asked.append((text, room)) or face.pointSizeF())  # type: ignore[func-returns-value]
    sizes = [known("one", font(style), room) for style in ("body", "small", "body") for room in (9.0, 8.0, 9.0)]
    assert len(asked) == 4 and sizes[0] == sizes[-1] != sizes[3]
