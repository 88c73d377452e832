"""Tooltips, shown letter by letter: the only place that sets one.

Qt treats a tooltip that looks like rich text as rich text, so a name could make it fetch a picture from the disk. The
names of people, files and games are shown as written.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.shell.kit.heard import describe_aloud
from app.wording.bidi import JOINER
from app.wording.spoken import spoken


def show_tip(widget: QWidget, text: str) -> None:
    """Show `text` while the pointer is on a widget; empty: nothing.

    A screen reader says it too, in its spoken form, if the widget has no description of its own.
    """
    if widget.accessibleDescription() == spoken(widget.toolTip()):
        describe_aloud(widget, text)
    widget.setToolTip(literal(text))


def say_tip(widget: QWidget) -> None:
    """Show a widget's tooltip below it immediately, for a finger, which cannot hover."""
    below = QPoint(0, widget.height())
    tip = QHelpEvent(QEvent.Type.ToolTip, below, widget.mapToGlobal(below))
    QApplication.sendEvent(widget, tip)


def literal(text: str) -> str:
    """A text that Qt shows as it is, with an invisible character wherever a tag or an entity would begin.

    Escaped rich text would not do, because Qt would measure and wrap it as a page.
    """
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", "<" + JOINER).replace("&", "&" + JOINER)
