"""Rows and columns of widgets in one expression: their contents, gaps, margins, and who gets the spare room.

Also turning and emptying them. Qt mirrors a row in right-to-left layouts, but not the margins around it.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

Piece: TypeAlias = QWidget | QLayout
Part: TypeAlias = Piece | tuple[Piece, int] | tuple[QWidget, Qt.AlignmentFlag] | int | None
"""A widget or a layout, in a pair with the share of the spare room that it takes, or with where it stands in its place.
A number alone: that many px left free. None: all the spare room."""
Margins: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom, px. Qt mirrors a row in right-to-left layouts, but not its margins: a margin that belongs
to the reader's start must be given for each direction."""

Box = TypeVar("Box", bound=QBoxLayout)


def in_row(
    *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QHBoxLayout:
    """A row of these parts, from the reader's start; `on` is the widget whose layout it becomes.

    `gap` px lie between them and `margins` around them; by default, those of the style.
    """
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), parts, gap, margins)


def in_column(
    *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QVBoxLayout:
    """A column of these parts, from the top; otherwise as `in_row`."""
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), parts, gap, margins)


def with_room_for(kept: QWidget, shown: QWidget) -> QGridLayout:
    """`shown` with at least the room that `kept` would need, which is hidden for good."""
    kept.hide()
    keep_room(kept)
    place = QGridLayout()
    place.setContentsMargins(0, 0, 0, 0)
    place.addWidget(kept, 0, 0)
    place.addWidget(shown, 0, 0)
    return place


def keep_room(widget: QWidget, kept: bool = True) -> None:
    """Let a widget keep its room while it is hidden, so that nothing moves when it comes; or let others have it."""
    size = widget.sizePolicy()
    size.setRetainSizeWhenHidden(kept)
    widget.setSizePolicy(size)


def by_width(across: QSizePolicy.Policy, down: QSizePolicy.Policy) -> QSizePolicy:
    """The policy of a widget whose height depends on its width."""
    made = QSizePolicy(across, down)
    made.setHeightForWidth(True)
    return made


def measure_again(widget: QWidget) -> None:
    """Measure and paint a widget again, because what it shows has changed."""
    widget.updateGeometry()
    widget.update()


def turn(box: QBoxLayout, *, beside: bool, gap: int | None = None) -> bool:
    """Lay the parts of a box side by side, or one below the other, `gap` px apart; returns whether that is a change.

    Otherwise nothing is set: each setting requests a new layout, in which most callers are called again.
    """
    way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
    if box.direction() == way:
        return False
    box.setDirection(way)
    if gap is not None:
        box.setSpacing(gap)
    return True


def emptied(layout: QLayout, *kept: QWidget) -> None:
    """Take everything out of a layout and delete it, except what is `kept`, which is only taken out."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None and widget not in kept:
            delete(widget)


def delete(widget: QWidget, *places: QLayout) -> None:
    """Delete a widget, after taking it out of these layouts."""
    for place in places:
        place.removeWidget(widget)
    # Qt deletes it only when the event loop runs again, and nobody must see or use it until then.
    widget.hide()
    widget.deleteLater()


def _filled(box: Box, parts: tuple[Part, ...], gap: int | None, margins: Margins | None) -> Box:
    if margins is not None:
        box.setContentsMargins(*margins)
    if gap is not None:
        box.setSpacing(gap)
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            piece, how = part if isinstance(part, tuple) else (part, 0)
            share, place = (0, how) if isinstance(how, Qt.AlignmentFlag) else (how, Qt.AlignmentFlag(0))
            if isinstance(piece, QLayout):
                box.addLayout(piece, share)
            else:
                box.addWidget(piece, share, place)
    return box
