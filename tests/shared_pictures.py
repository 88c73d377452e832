"""The painted cards and signs of all tables of a process, kept from test to test.

Each test opens a table of its own and paints on it what a hundred others have painted before. Whatever decides how a
card or a sign looks is part of the key under which a table keeps its picture, so one store serves all tables. Pictures
of a game that a test brings itself are not kept: the next test may bring another game of the same name.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from typing import Any

from app.games import GAMES, is_own

SIGNS = 4000
"""So many pictures of signs are kept; at that number all go."""

ELSEWHERE = {"x", "y", "dx", "dy", "zone", "target", "cards", "says"}
"""What of a sign says where it is and not how it looks."""


def share_pictures() -> None:
    """Let all tables that are opened from now on share what they paint. Nothing where no collected test has a table."""
    if "app.table.overlay" not in sys.modules:
        return
    from PySide6.QtGui import QPixmap

    from app.art.card_style import CardStyle
    from app.art.faces import FaceCache, card_pixmap
    from app.table import cards, overlay
    from app.table.painted_signs import paint_sign

    class SharedFaces(FaceCache):
        """Every card face; a table that changes its style forgets none, since the style is in the key."""

        def get(self, symbol: str, width: float, dpr: float, style: CardStyle, *how: bool, **named: Any) -> QPixmap:
            game = named.get("game", "")
            if game and (game not in GAMES or is_own(game)):
                raised = how[0] if how else named.pop("raised", False)
                return card_pixmap(symbol, width, dpr, style, raised=raised, **named)
            return super().get(symbol, width, dpr, style, *how, **named)

        def clear(self) -> None:
            """Nothing: others have their cards here too."""

    faces = SharedFaces()
    signs: dict[Any, Any] = {}

    def painted(sign: Any, look: Any, room: float, size: Any = None) -> Any:
        same = ((one.name, getattr(sign, one.name)) for one in fields(sign) if one.name not in ELSEWHERE)
        key = type(sign), *same, look, room, size and (size.width(), size.height())
        found = signs.get(key)
        if found is None:
            if len(signs) >= SIGNS:
                signs.clear()
            found = signs[key] = paint_sign(sign, look, room, size)
        return found

    # In their modules, where the tables look for them.
    vars(cards).update(FaceCache=lambda: faces)
    vars(overlay).update(paint_sign=painted)
