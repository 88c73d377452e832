"""What Two Fortresses makes public of hidden cards on purpose, which no law must compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine.alike import SameForced


class MetzudotayimAlike(SameForced):
    """The last card of a hand is laid without asking."""
