"""What a screen reader says of a control: the only place that gives a widget its spoken name and description.

Both are words for a voice (`app.wording.spoken`): what is written for the eye has signs of suits and marks of direction
in it, which a voice spells out or stumbles over.
"""

from __future__ import annotations

from PySide6.QtWidgets import QTextBrowser, QWidget

from app.wording.spoken import spoken


def name_aloud(widget: QWidget, words: str) -> None:
    """Let a screen reader call a widget by these words."""
    widget.setAccessibleName(spoken(words))


def describe_aloud(widget: QWidget, words: str) -> None:
    """Let a screen reader say these words after the name of a widget; empty: nothing, unless it has a tooltip."""
    widget.setAccessibleDescription(spoken(words))


def read_along(text: QTextBrowser) -> None:
    """Let the keys go through a text as in an editor, if a screen reader is running: it says each line they come to.

    Without one they scroll, as whoever sees the page expects.
    """
    from PySide6.QtGui import QAccessible, Qt  # dear to make, and not needed before there is a text

    if QAccessible.isActive():
        text.setTextInteractionFlags(text.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard)
