"""Turning a card that asks to be turned: by the wheel, by going round its middle with the pointer. No Qt."""

from __future__ import annotations

import math

NOTCH = 120
"""What a wheel counts from one notch to the next; some devices count much finer."""
FAR = 45.0
"""How many degrees the pointer has to go round the middle of a card until that turns."""
NEAR = 6.0
"""Nearer to the middle than this, px, a pointer has no direction."""


class Turning:
    """Adds up what wheel and pointer do until it is enough for a turn."""

    def __init__(self) -> None:
        self._wheel = 0
        self._from: float | None = None

    def wheeled(self, by: int) -> bool:
        """Add what the wheel has turned; returns whether the card turns."""
        self._wheel += by
        if abs(self._wheel) < NOTCH:
            return False
        self._wheel = 0
        return True

    def grasp(self) -> None:
        """The pointer takes hold of the card."""
        self._from = None

    def led(self, x: float, y: float) -> bool:
        """Add where the pointer is now, px right of and below the card's middle; returns whether the card turns."""
        if math.hypot(x, y) < NEAR:
            return False
        at = math.degrees(math.atan2(y, x))
        if self._from is None:
            self._from = at
            return False
        if abs((at - self._from + 180.0) % 360.0 - 180.0) < FAR:
            return False
        self._from = at
        return True
