"""Chance: one integer of 48 bits in the position. The algorithm is pinned for ever by a test.

A linear congruential step (multiplier of Knuth's MMIX cut to 48 bits would do as well; this is drand48's) with
a multiply-and-shift mix of its output, because neighbouring seeds must not deal neighbouring games. A draw
below n is the product with n, shifted (bias under n / 2**48).
"""

from __future__ import annotations

BITS = 48
MASK = (1 << BITS) - 1
SEED_BITS = 2 * BITS
"""What of a seed makes a difference."""

_STEP = 25214903917
_ADD = 11
_MIX = 0xD6E8FEB86659


def seeded(seed: int) -> int:
    """The chance state that a game with this seed (an integer of at most `SEED_BITS` bits) begins with."""
    state = seed & MASK
    high = (seed >> BITS) & MASK
    # The high half comes last: beside the low half it would cancel out in small negative seeds.
    for part in (0, 0x9E3779B97F4A, high) if high else (0, 0x9E3779B97F4A):
        state = ((state ^ part) * _STEP + _ADD) & MASK
    return state


def draw(state: int, n: int) -> tuple[int, int]:
    """A number from 0 to n - 1 and the state after it. `n` is at least 1 and below 2**24."""
    state = (state * _STEP + _ADD) & MASK
    x = ((state ^ (state >> 23)) * _MIX) & MASK
    return state, ((x ^ (x >> 25)) * n) >> BITS


def shuffle(state: int, cards: list[int]) -> int:
    """Shuffle in place (Fisher and Yates, from the end); returns the state after it.

    One step of the generator serves up to four exchanges: what remains of the fraction is used on. Fewer than
    two cards draw nothing.
    """
    i = len(cards) - 1
    while i >= 4:
        state = (state * _STEP + _ADD) & MASK
        x = ((state ^ (state >> 23)) * _MIX) & MASK
        # Four exchanges, written out: this is where a game that shuffles often spends its time.
        x = (x ^ (x >> 25)) * (i + 1)
        j = x >> BITS
        cards[i], cards[j] = cards[j], cards[i]
        x = (x & MASK) * i
        j = x >> BITS
        cards[i - 1], cards[j] = cards[j], cards[i - 1]
        x = (x & MASK) * (i - 1)
        j = x >> BITS
        cards[i - 2], cards[j] = cards[j], cards[i - 2]
        j = ((x & MASK) * (i - 2)) >> BITS
        cards[i - 3], cards[j] = cards[j], cards[i - 3]
        i -= 4
    if i > 0:
        state = (state * _STEP + _ADD) & MASK
        x = ((state ^ (state >> 23)) * _MIX) & MASK
        x ^= x >> 25
        while i > 0:
            x *= i + 1
            j = x >> BITS
            x &= MASK
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
    return state
