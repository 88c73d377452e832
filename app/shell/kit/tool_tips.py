"""Tooltips, shown letter by letter: the only place that gives a widget one.

Qt treats a tooltip that looks like rich text as rich text, and a name could make it fetch a picture from the disk. The
names of people, files and games are shown as they are written.
"""

from __future__ import annotations

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

from app.wording.bidi import JOINER


def show_tip(widget: QWidget, text: str) -> None:
    """Let a widget say `text` while it is pointed at; empty: nothing."""
    widget.setToolTip(literal(text))


def literal(text: str) -> str:
    """A text that Qt shows as it is, with an invisible character wherever a tag or an entity would begin.

    It is not escaped rich text: screen readers are given the tooltip too, and would read the escapes.
    """
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", "<" + JOINER).replace("&", "&" + JOINER)
