"""How a search values a position of Krav Maga: what lies in the piles, and what each front still promises.

A front promises by its level, by how many cards of its suit its side and the other still hold, and by the ranks that
lie in it, because the ranks of all piles break ties. How much each of this tells depends on the rounds that are left.
All was fitted together, as logarithms of odds, to 257,731 positions of 60,000 games between players who lay any card,
as the others do in a search (docs/attempts.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.engine import Position
from app.engine.cards import SUITS
from app.games.krav_maga.rules import FRONT, HAND, PILE, ROUNDS, STEP, WON_AT

MOST = 3
"""From this many cards of a suit on, more tell nothing."""

FITTED_AT = (2, 3, 4, 6, 9, 13, 18, 26)
"""The numbers of rounds left, this one included, that the columns of `FITTED` belong to; between them lie straight
lines. The last round has no decision."""

FITTED = """
piles           42   -21   -66   -35   -46   -64   -51   -66
ranks           95    73    64    41    29    28    28    32
hand             0     7    11     6     3     6     7     3
0 1:0         -102   -83   -66   -77   -35   -34    -7     5
0 1:0 ranks     -1    -3    -1     3     9    16    14    18
0 2:0         -163  -160  -142  -136   -58   -43   -13     5
0 2:0 ranks    -31    -4    -7    30    36    28    27    25
0 2:1          -58   -59   -77   -72   -31   -27    -1     8
0 2:1 ranks    -15   -10     0     3     6    18    19     5
0 3:0            0    93   159     8   -63   -41   -24     4
0 3:0 ranks      0   153   121    84    49    41    30    16
0 3:1            0   -81  -104   -90   -33   -21    -8    19
0 3:1 ranks      0   -38    22    57    30    31    31    11
0 3:2            0   -11   -56   -69   -22   -14     7    16
0 3:2 ranks      0   -13   -12     5    10    18    23    -7
1 0:0          -61   -56   -48   -16   -14    -7    13     9
1 0:0 ranks     -4     2    -3    -4     9    19    11    22
1 0:1           17    17    -2    24    24    23    18     0
1 0:1 ranks     -1     1     9     0    -1     4     3    11
1 0:2           46    61    44    85    59    58    20    -3
1 0:2 ranks     22    15    11     1    -8   -16   -14     0
1 0:3            0    47   100   136    85    60    17     0
1 0:3 ranks      0    54   -32   -48   -35   -37   -18   -12
1 1:0         -163  -142  -138  -148   -49   -18    -5     3
1 1:0 ranks    -15    -8   -10    35    32    24    29    11
1 1:1          -69   -86   -74   -25   -12    -8    13     7
1 1:1 ranks     -6     9     2    -5    12    21    16    23
1 1:2           10     7     6    18    26    16    29     5
1 1:2 ranks      8     0    -3     7     1     5    -1    -2
1 1:3            0    11    37    76    42    43     4    13
1 1:3 ranks      0    29    17    -2    -4   -15    -5   -24
1 2:0          121   127   103    -7   -86   -36   -12   -12
1 2:0 ranks    194   138   124    87    56    43    36    34
1 2:1          -60   -91   -71   -75   -38   -17     2     9
1 2:1 ranks    -41    -6     1    39    41    34    34    28
1 2:2            0    -5   -45   -28    -1    -9    19    21
1 2:2 ranks     -1   -12    -3     8     9    25    22    18
1 2:3            0     7    20    19    13    22     9    17
1 2:3 ranks      0     3     3     6    15     0     5     8
1 3:0            0    39    34   -12   -10   -35   -10   -17
1 3:0 ranks      0    71    77    58    30    33    19    22
1 3:1            0    56    68   -12   -46   -11    -9    -4
1 3:1 ranks      0   137   137    95    57    36    37    32
1 3:2            0   -11   -45   -45   -35   -26    11    18
1 3:2 ranks      0   -10    42    70    54    46    38    29
1 3:3            0     0     0    -4    13    -2    14    12
1 3:3 ranks      0     1    -1    -1    18    23    19    29
2 0:0         -136   -91   -59   -56   -11     5    -8     8
2 0:0 ranks    -15   -19   -31     9    33    23    34     8
2 0:1          -26   -44   -23     9    37    21    28    12
2 0:1 ranks    -12     1    -6    -1     9    19    19    30
2 0:2           11    14     4    30    40    53    29    22
2 0:2 ranks      4    11     5    10     6     0    12     6
2 0:3            0     8    19    84    80    40    13    -4
2 0:3 ranks      0    24    25     3    -9    -8     7     5
2 1:0          122    65    40    -7   -58   -14     0   -16
2 1:0 ranks    190   142   125    84    53    36    33    24
2 1:1          -38   -31   -26   -48   -16     1     7    -1
2 1:1 ranks     26    34    30    50    42    33    37    27
2 1:2          -23   -12   -19     4    31     5    21    13
2 1:2 ranks    -18     8    21    20    15    31    30    24
2 1:3            0     5     8     4    38    32    11    15
2 1:3 ranks      0    -1    19    22    17    10    25    11
2 2:0           63    11   -23   -35   -25   -14   -43   -26
2 2:0 ranks    136    93    94    67    42    30    46    30
2 2:1           67    58    67    30   -42    -6   -19   -31
2 2:1 ranks    207   143   120    75    60    36    43    47
2 2:2          -23     4    21     0   -10   -22     2     0
2 2:2 ranks    -31    -9     4    56    47    47    44    20
2 2:3            0    -2     7     0    14    35    30    39
2 2:3 ranks      0    -9    29    31    26    24    27    15
2 3:0            0    19     5    34    30   -33   -41    -1
2 3:0 ranks      0    90    81    44    10    28    33    14
2 3:1            0    23    39    -8   -12   -24   -30     1
2 3:1 ranks      0    45    70    48    38    34    40     5
2 3:2            0    15    39   -11   -23   -14     6     9
2 3:2 ranks      0    46   115    90    51    39    30     5
2 3:3            0     0     6    28    11     4     3    20
2 3:3 ranks      0     0    24    58    54    38    46    12
"""
"""Hundredths of the logarithm of a seat's odds of winning, for what it has more than the other.

First each of its piles, ten points of rank in them and ten in its hand. Then each front, by its level and the cards of
its suit that its side and the other hold: being there, and `ranks` for every twenty points of rank that lie in it. A
front at level 0 is on the side of the seat that holds more cards of its suit."""


class Weights(NamedTuple):
    """The worth of everything with a certain number of rounds left; the fronts by level, own cards, others' cards."""

    piles: float
    ranks: float
    hand: float
    fronts: Mapping[tuple[int, int, int], tuple[float, float]]


def read(table: str) -> Sequence[Weights]:
    """The weights for each number of rounds left, from 0 on."""
    rows = {}
    for line in table.strip().splitlines():
        words = line.split()
        rows[" ".join(words[: -len(FITTED_AT)])] = [int(word) / 100 for word in words[-len(FITTED_AT) :]]
    return [weighted({name: between(row, left) for name, row in rows.items()}) for left in range(ROUNDS + 1)]


def between(row: Sequence[float], left: int) -> float:
    """A row's value with this many rounds left, on the straight line between the columns next to it."""
    column = sum(left > at for at in FITTED_AT[1:-1])
    low, high = FITTED_AT[column : column + 2]
    share = max(0.0, (left - low) / (high - low))
    return row[column] * (1 - share) + row[column + 1] * share


def weighted(row: Mapping[str, float]) -> Weights:
    """The weights that these named values make."""
    fronts = {}
    for name, value in row.items():
        if ":" in name and not name.endswith("ranks"):
            level, cards = name.split()
            mine, theirs = cards.split(":")
            fronts[int(level), int(mine), int(theirs)] = (value, row[name + " ranks"] / 20)
    return Weights(row["piles"], row["ranks"] / 10, row["hand"] / 10, fronts)


BY_ROUNDS_LEFT = read(FITTED)


def ahead(p: Position) -> float:
    """How far seat 0 is ahead: the logarithm of its odds of winning."""
    weights, zones = BY_ROUNDS_LEFT[rounds_left(p)], p.zones
    total = 0.0
    for seat, sign in enumerate(STEP):
        total += sign * weights.hand * sum([c // 4 + 2 for c in zones[HAND[seat]]])
        for zone in PILE[seat]:
            cards = zones[zone]
            if not cards:
                break
            total += sign * (weights.piles + weights.ranks * sum([c // 4 + 2 for c in cards]))
    mine, theirs = promises(p)
    return total + mine - theirs


def promises(p: Position) -> tuple[float, float]:
    """What the fronts on the side of each seat promise to it, as logarithms of odds."""
    left, zones = rounds_left(p), p.zones
    fronts = BY_ROUNDS_LEFT[left].fronts
    held: list[list[int]] = []
    for hand in HAND:
        counts = [0] * len(SUITS)
        for c in zones[hand]:
            counts[c % 4] += 1
        held.append([min(count, MOST) for count in counts])
    found = [0.0, 0.0]
    by_suit = dict(p.vars["levels"])
    for i, suit in enumerate(SUITS):
        # Only in an invented position are some left out.
        levels = by_suit.get(suit)
        level = levels[-1] if levels else 0
        side = int(level < 0 or (not level and held[1][i] > held[0][i]))
        mine, theirs = held[side][i], held[1 - side][i]
        if WON_AT - abs(level) > left if level else mine == theirs:
            # It cannot be gathered any more, or is on nobody's side.
            continue
        there, rank = fronts[abs(level), mine, theirs]
        found[side] += there + rank * sum([c // 4 + 2 for c in zones[FRONT[i]]])
    return found[0], found[1]


def rounds_left(p: Position) -> int:
    """How many rounds are left, this one included; an invented position may name any round."""
    return min(max(0, ROUNDS - int(p.vars["round"]) + 1), ROUNDS)
