"""What a screen reader says: the only place that sets accessible names and descriptions, or announces anything.

All of it is words for a voice (`app.wording.spoken`). Text for the eye contains suit signs and direction marks, which a
voice spells out or stumbles over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.wording.spoken import spoken

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTextBrowser, QWidget


def name_aloud(widget: QWidget, words: str) -> None:
    """Set the accessible name of a widget."""
    widget.setAccessibleName(spoken(words))


def describe_aloud(widget: QWidget, words: str) -> None:
    """Set what a screen reader says after a widget's name; empty: nothing, unless it has a tooltip."""
    widget.setAccessibleDescription(spoken(words))


def is_heard() -> bool:
    """Whether a screen reader is running."""
    from PySide6.QtGui import QAccessible  # slow to import, and not needed at the start

    return QAccessible.isActive()


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader, if one is running, say a sentence: cards as words, without signs that no voice can say."""
    # Importing these creates a hundred enums, and a start that announces nothing does not need them.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, spoken(sentence)))


def tell_aloud(widget: QWidget, sentence: str) -> None:
    """Announce a sentence, and also make it the widget's description, for readers that ignore announcements (Orca 43).

    The same sentence is told again, although Qt would report no change of the description.
    """
    announce(widget, sentence)
    if widget.accessibleDescription() == spoken(sentence):
        describe_aloud(widget, "")
    describe_aloud(widget, sentence)


def read_along(text: QTextBrowser) -> None:
    """Let the keys move through a text as in an editor if a screen reader is running, which then says each line.

    Without one they scroll, as people who see the page expect.
    """
    from PySide6.QtGui import Qt  # slow to import, and not needed before there is a text

    if is_heard():
        text.setTextInteractionFlags(text.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard)
