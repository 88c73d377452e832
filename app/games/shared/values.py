"""The folded value, one for several games: ranks counted in fives, so that every value is from 1 to 5.

Canon: super-stam.md 1 (the value of a hidden card), karov-meod.md 1 (value), asirim.md (value).
"""

from __future__ import annotations


def folded(value: int) -> int:
    """The value 1 to 5 of a true value 2 to 14 (J 11, Q 12, K 13, A 14): x - 5 * floor((x - 1) / 5)."""
    return value - 5 * ((value - 1) // 5)
