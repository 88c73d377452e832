"""What Shapes deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine.alike import SameForced


class ShapesAlike(SameForced):
    """A hand of one symbol is laid without asking."""
