"""How far the deal of Meydele has been told (canon 3)."""

from __future__ import annotations

from app.engine import View, hidden


def dealing(view: View) -> bool:
    """Whether cards are still being dealt: the first kuzari is the suit of a left-over card, closed until then."""
    left = view.zones["leftover"]
    return bool(left) and hidden(left[0])
