"""Tool tips, letter by letter: the only place that gives a widget one.

Qt takes a tool tip that looks like rich text for rich text, and a name could make it fetch a picture from the disk.
What persons, files and games are called is shown as it is written.
"""

from __future__ import annotations

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

from app.wording.bidi import JOINER


def show_tip(widget: QWidget, text: str) -> None:
    """Let a widget say `text` while it is pointed at; an empty text is none."""
    widget.setToolTip(literal(text))


def literal(text: str) -> str:
    """A text that Qt shows as it is, with something nobody sees where a tag or a sign's name would begin.

    Not as rich text with everything escaped: screen readers are given the tip too, and would read the escapes.
    """
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", "<" + JOINER).replace("&", "&" + JOINER)
