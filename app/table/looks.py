"""How signs on the cloth look."""

from __future__ import annotations

from typing import NamedTuple

from app.art.tokens import Theme, type_style


class Look(NamedTuple):
    """How signs are painted: colours, direction, device pixel ratio; `least` is that of the board.

    The text size of the settings is not among it: for larger words the whole cloth is laid closer and shown larger.
    """

    theme: Theme
    rtl: bool
    dpr: float
    least: float = 1.0

    @property
    def small(self) -> float:
        """The text size of pills and tags: large enough that their words are never smaller than the least words."""
        return max(1.0, self.least * type_style("least").size / type_style("small").size)
