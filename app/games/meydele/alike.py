"""What Meydele makes public of hidden cards on purpose, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine.alike import SameForcedOfTwins


class MeydeleAlike(SameForcedOfTwins):
    """A hand of nothing but twins is laid without asking."""
