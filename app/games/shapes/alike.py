"""What Shapes makes public of hidden cards on purpose, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine.alike import SameForced


class ShapesAlike(SameForced):
    """A hand of one symbol is laid without asking."""
