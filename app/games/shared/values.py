"""The folded value, used by several games: ranks counted in fives, so that every value is from 1 to 5.

The pages of these games define it in their first part, under *value*.
"""

from __future__ import annotations


def folded(value: int) -> int:
    """The value 1 to 5 of a true value 2 to 14 (J 11, Q 12, K 13, A 14): x - 5 * floor((x - 1) / 5)."""
    return value - 5 * ((value - 1) // 5)
