"""Chance: one 48-bit integer in the position. A test pins the algorithm for ever.

The generator takes a linear congruential step (that of drand48), then mixes the output by multiplying and shifting, so
that neighbouring seeds do not deal similar games. A draw below n is the output times n, shifted down; its bias is below
n / 2**48.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

BITS = 48
MASK = (1 << BITS) - 1
SEED_BITS = 2 * BITS
"""How many bits of a seed are used."""

_STEP = 25214903917
_ADD = 11
_MIX = 0xD6E8FEB86659
_HIGHEST = 1 << BITS - 1


def seeded(seed: int) -> int:
    """The chance state with which a game of this seed begins; `seed` is an integer of at most `SEED_BITS` bits."""
    state = seed & MASK
    high = (seed >> BITS) & MASK
    # The high half comes last: next to the low half it would cancel out in small negative seeds.
    for part in (0, 0x9E3779B97F4A, high) if high else (0, 0x9E3779B97F4A):
        state = ((state ^ part) * _STEP + _ADD) & MASK
    return state


def draw(state: int, n: int) -> tuple[int, int]:
    """The new state, and a number from 0 to n - 1. `n` is at least 1 and below 2**24."""
    state = (state * _STEP + _ADD) & MASK
    x = ((state ^ (state >> 23)) * _MIX) & MASK
    return state, ((x ^ (x >> 25)) * n) >> BITS


def toss(state: int) -> tuple[int, bool]:
    """The new state, and what `draw` with 2 would give as a boolean: the highest bit of the mix."""
    state = (state * _STEP + _ADD) & MASK
    return state, ((state ^ (state >> 23)) * _MIX) & _HIGHEST != 0


def tosses(state: int, count: int) -> tuple[int, list[bool]]:
    """The new state, and the outcomes of `count` tosses, in order."""
    found = []
    for _ in range(count):
        state = (state * _STEP + _ADD) & MASK
        found.append(((state ^ (state >> 23)) * _MIX) & _HIGHEST != 0)
    return state, found


_Plan = tuple[int, int, int, int, int, Callable[[bytes], tuple[int, ...]], tuple[tuple[int, ...], ...]]
"""Everything that a shuffle of a certain number of cards needs, computed once.

A shuffle computes all steps of the generator in one large number, each in its own lane. The tuple has, in this order:

- the factor and the summand that lead from the state before to each of the states,
- the mask that keeps 48 bits of every lane,
- the bit at which the last lane begins,
- the number of bytes, and the function that cuts them into lanes,
- a row for each step: its lane, the product of its four bounds, the products of the last three, two and one of them,
  and the four indexes.

The last row may need fewer than four exchanges. Then its other bounds are 1 and its other indexes 0, and a card is
exchanged with itself.
"""
_PLANS: dict[int, _Plan] = {}
_LANE = 2 * BITS
"""Bits in a lane: room for a product of two 48-bit numbers."""
_FEW = 4
"""Up to this many cards need only one step of the generator, and are shuffled faster without a plan."""


def _plan(count: int) -> _Plan:
    """Make the plan for a shuffle of `count` cards, more than `_FEW`."""
    rows: list[tuple[int, ...]] = []
    for first in range(count - 1, 0, -4):
        i, i1, i2, i3 = (max(first - k, 0) for k in range(4))
        last_three, last_two = (i1 + 1) * (i2 + 1) * (i3 + 1), (i2 + 1) * (i3 + 1)
        rows.append((len(rows), (i + 1) * last_three, last_three, last_two, i3 + 1, i, i1, i2, i3))
    lanes = len(rows)
    mult = 0
    add = 0
    mask = 0
    power, sum_ = 1, 0
    for place in range(0, lanes * _LANE, _LANE):
        power, sum_ = power * _STEP & MASK, (sum_ * _STEP + _ADD) & MASK
        mult |= power << place
        add |= sum_ << place
        mask |= MASK << place
    read = struct.Struct("<" + "Q4x" * lanes).unpack
    _PLANS[count] = plan = mult, add, mask, (lanes - 1) * _LANE, lanes * _LANE // 8, read, tuple(rows)
    return plan


def shuffle(state: int, cards: list[int]) -> int:
    """Shuffle in place (Fisher and Yates, from the end); returns the new state.

    One step of the generator serves up to four exchanges, which use up its fraction digit by digit. Fewer than two
    cards draw nothing.
    """
    count = len(cards)
    if count <= _FEW:
        return _shuffle_few(state, cards)
    mult, add, mask, last, size, read, rows = _PLANS.get(count) or _plan(count)
    # Compute all steps and their mixes together. A mask after each operation cuts off what spills from one lane into
    # the next. The last operation needs none: it spills only into bits that nobody reads.
    x = (state * mult + add) & mask
    state = x >> last
    x = ((x ^ (x >> 23)) & mask) * _MIX & mask
    x ^= x >> 25
    fractions = read(x.to_bytes(size, "little"))
    # Each row holds its lane because zipping rows and fractions would take as long as the exchanges of a row.
    for lane, all_four, last_three, last_two, last_one, i, i1, i2, i3 in rows:
        # The product of the fraction and all four bounds: its digits are the four indexes.
        x = fractions[lane] * all_four >> BITS
        j = x // last_three
        j1 = x % last_three // last_two
        j2 = x % last_two // last_one
        j3 = x % last_one
        cards[i], cards[j] = cards[j], cards[i]
        cards[i1], cards[j1] = cards[j1], cards[i1]
        cards[i2], cards[j2] = cards[j2], cards[i2]
        cards[i3], cards[j3] = cards[j3], cards[i3]
    return state


def _shuffle_few(state: int, cards: list[int]) -> int:
    """Shuffle at most `_FEW` cards, one exchange at a time, with a single step of the generator."""
    i = len(cards) - 1
    if i < 1:
        return state
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
