"""What Two Fortresses deliberately reveals about hidden cards, which no law must compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine.alike import SameForced


class MetzudotayimAlike(SameForced):
    """The last card of a hand is laid without asking."""
