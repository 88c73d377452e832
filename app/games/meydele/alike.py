"""What Meydele deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine.alike import SameForcedOfTwins


class MeydeleAlike(SameForcedOfTwins):
    """A hand consisting only of twins is laid without asking."""
