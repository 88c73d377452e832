"""Rows and columns of widgets, said in one place: what stands in them, how far apart, where the rest of the room goes;
and emptying them.

Qt turns a row round by itself where one reads from the right, but not the margins round it.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Piece: TypeAlias = QWidget | QLayout
Part: TypeAlias = Piece | tuple[Piece, int] | int | None
"""A widget or a layout, with a number for the share of the spare room that it takes. A number alone: px that are
left free. None: all the spare room."""
Margins: TypeAlias = tuple[int, int, int, int]
"""On the left, above, on the right, below, px. Qt turns a row round where one reads from the right, but not these: a
margin that belongs to the reader's start has to be said for both directions."""

Box = TypeVar("Box", bound=QBoxLayout)


def in_row(
    *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QHBoxLayout:
    """A row of these, from the reader's start; `on` is the widget whose layout it becomes.

    `gap` px lie between them and `margins` round them; if they are not given, as many as the style has.
    """
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), parts, gap, margins)


def in_column(
    *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QVBoxLayout:
    """A column of these, from the top; otherwise as `in_row`."""
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), parts, gap, margins)


def emptied(layout: QLayout, *kept: QWidget) -> None:
    """Take everything out of a layout and delete it, except what is `kept`, which is only taken out."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None and widget not in kept:
            # It is deleted only when the event loop runs again, and must not be seen or used until then.
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
            piece, share = part if isinstance(part, tuple) else (part, 0)
            if isinstance(piece, QLayout):
                box.addLayout(piece, share)
            else:
                box.addWidget(piece, share)
    return box
