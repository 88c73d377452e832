"""Basa (canon: basa.md): never meet the ace of diamonds; every hand card is a small power of its own.

`cards` (canon 1), `terms` (4.1, 4.7: the words of the page, drawing, losing), `powers` (4.6), `turns` (4.4, 4.5, 4.8
and 5: closing, ending, feeding), `refusals`, `facts` (9) and `rules`, the game itself.
"""

from __future__ import annotations

from app.games.basa.rules import Basa

__all__ = ["Basa"]
