"""What a screen reader says: the only place that gives a widget its spoken name and description, or announces anything.

All of it is words for a voice (`app.wording.spoken`): what is written for the eye has signs of suits and marks of
direction in it, which a voice spells out or stumbles over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.wording.spoken import spoken

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTextBrowser, QWidget


def name_aloud(widget: QWidget, words: str) -> None:
    """Let a screen reader call a widget by these words."""
    widget.setAccessibleName(spoken(words))


def describe_aloud(widget: QWidget, words: str) -> None:
    """Let a screen reader say these words after the name of a widget; empty: nothing, unless it has a tooltip."""
    widget.setAccessibleDescription(spoken(words))


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader say a sentence, if one is running: cards in words, without signs that no voice can say."""
    # Its hundred roles and events are made with the import, which a start at which nothing is said can do without.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, spoken(sentence)))


def tell_aloud(widget: QWidget, sentence: str) -> None:
    """Announce a sentence, and describe the widget by it for readers that ignore announcements (Orca 43).

    The same sentence once more is told once more: Qt would tell of no change in the description.
    """
    announce(widget, sentence)
    if widget.accessibleDescription() == spoken(sentence):
        describe_aloud(widget, "")
    describe_aloud(widget, sentence)


def read_along(text: QTextBrowser) -> None:
    """Let the keys go through a text as in an editor, if a screen reader is running: it says each line they come to.

    Without one they scroll, as whoever sees the page expects.
    """
    from PySide6.QtGui import QAccessible, Qt  # slow to import, and not needed before there is a text

    if QAccessible.isActive():
        text.setTextInteractionFlags(text.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard)
