"""Turning a card that may be turned in place: with the wheel, or by circling its middle with the pointer. No Qt."""

from __future__ import annotations

import math

NOTCH = 120
"""The wheel delta of one notch; some devices report much smaller steps."""
FAR = 45.0
"""How many degrees the pointer has to circle round the middle of a card until the card turns."""
NEAR = 6.0
"""Closer to the middle than this, px, a pointer has no direction."""


class Turning:
    """Adds up the movements of wheel and pointer until they amount to a turn."""

    def __init__(self) -> None:
        self._wheel = 0
        self._from: float | None = None

    def wheeled(self, by: int) -> bool:
        """Add a movement of the wheel; return whether the card turns."""
        self._wheel += by
        if abs(self._wheel) < NOTCH:
            return False
        self._wheel = 0
        return True

    def grasp(self) -> None:
        """Begin with a new grasp of the card by the pointer."""
        self._from = None

    def led(self, x: float, y: float) -> bool:
        """Add the present position of the pointer, px right of and below the card's middle; return whether it turns."""
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
