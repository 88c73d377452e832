"""The random generator is pinned for ever: with other numbers every kept seed would deal a different game."""

from __future__ import annotations

from collections import Counter

import pytest

from app.engine import chance

# fmt: off
SHUFFLED = {
    0: [
        22, 40, 13, 51, 1, 4, 5, 17, 3, 37, 43, 2, 49, 34, 26, 48, 8, 24, 29, 15, 42, 21, 14, 32, 10, 20,
        12, 38, 46, 50, 19, 18, 33, 47, 6, 9, 28, 31, 39, 36, 44, 45, 41, 11, 25, 16, 35, 27, 7, 23, 30, 0,
    ],
    1: [
        4, 33, 12, 13, 29, 0, 8, 43, 28, 9, 27, 38, 41, 47, 32, 20, 25, 5, 48, 19, 26, 1, 39, 16, 31, 44,
        40, 51, 37, 23, 36, 14, 10, 2, 21, 35, 3, 46, 15, 49, 22, 30, 24, 45, 6, 7, 34, 11, 42, 50, 18, 17,
    ],
    2: [
        48, 21, 39, 27, 47, 46, 41, 3, 23, 0, 29, 22, 51, 24, 33, 28, 31, 50, 34, 4, 15, 26, 44, 42, 30, 43,
        10, 17, 2, 25, 18, 13, 11, 32, 37, 49, 40, 19, 6, 5, 8, 20, 7, 36, 9, 16, 45, 35, 14, 38, 12, 1,
    ],
}
# fmt: on


@pytest.mark.parametrize(
    ("seed", "state", "after"),
    [
        (0, 216175002490040, 220072870499519),
        (1, 98564083361365, 147715472902984),
        (2, 105213376576398, 224989387487101),
    ],
)
def test_a_seed_shuffles_a_pack_in_one_order_for_ever(seed: int, state: int, after: int) -> None:
    cards = list(range(52))
    assert chance.seeded(seed) == state
    assert chance.shuffle(state, cards) == after
    assert cards == SHUFFLED[seed]


def test_draws_are_the_same_for_ever() -> None:
    state, drawn = chance.seeded(0), []
    for _ in range(20):
        state, number = chance.draw(state, 6)
        drawn.append(number)
    assert drawn == [0, 3, 1, 5, 1, 3, 2, 2, 4, 2, 1, 2, 0, 3, 5, 1, 4, 2, 0, 5]
    assert state == 69303007381964
    state, drawn = chance.seeded(1), []
    for n in (2, 2, 2, 2, 2, 2, 2, 2, 52, 52, 52, 1000, 1, 1 << 20):
        state, number = chance.draw(state, n)
        drawn.append(number)
    assert drawn == [0, 0, 0, 0, 1, 0, 1, 1, 51, 47, 45, 893, 0, 14845]
    assert state == 83922145033651


def test_a_toss_is_a_draw_out_of_two() -> None:
    state = chance.seeded(5)
    for _ in range(2000):
        after, heads = chance.toss(state)
        assert (after, int(heads)) == chance.draw(state, 2) and isinstance(heads, bool)
        state = after
    assert chance.tosses(state, 0) == (state, [])
    after, found = chance.tosses(state, 300)
    for heads in found:
        state, number = chance.draw(state, 2)
        assert number == heads
    assert state == after


@pytest.mark.parametrize(
    ("count", "order", "after"),
    [
        (0, [], 281274276950631),
        (1, [0], 281274276950631),
        (2, [0, 1], 211761646305254),
        (3, [0, 2, 1], 211761646305254),
        (5, [0, 1, 3, 4, 2], 211761646305254),
        (6, [2, 5, 0, 4, 1, 3], 232954610260217),
    ],
)
def test_short_shuffles_are_the_same_for_ever_and_fewer_than_two_cards_draw_nothing(
    count: int, order: list[int], after: int
) -> None:
    cards = list(range(count))
    assert chance.shuffle(281274276950631, cards) == after
    assert cards == order


def defined(state: int, cards: list[int]) -> int:
    """The shuffle by its definition: four exchanges for each step of the generator, one after the other."""
    i = len(cards) - 1
    while i > 0:
        state, x = chance.draw(state, 1 << chance.BITS)
        for k in range(i, max(i - 4, 0), -1):
            j, x = x * (k + 1) >> chance.BITS, x * (k + 1) & chance.MASK
            cards[k], cards[j] = cards[j], cards[k]
        i -= 4
    return state


@pytest.mark.parametrize("count", [*range(30), 51, 52, 53, 54, 103, 104, 156, 216])
def test_a_shuffle_of_any_size_is_the_one_that_is_defined(count: int) -> None:
    for state in (0, chance.MASK, *map(chance.seeded, range(40))):
        cards, same = list(range(count)), list(range(count))
        assert chance.shuffle(state, cards) == defined(state, same)
        assert cards == same


def test_a_seed_may_be_large_or_negative_and_each_deals_a_game_of_its_own() -> None:
    seeds = [*range(-60, 60), *(1 << k for k in range(6, 96)), *((n << 48) + n for n in range(1, 60))]
    states = {chance.seeded(seed) for seed in seeds}
    assert len(states) == len(set(seeds))
    assert all(0 <= state <= chance.MASK for state in states)


def squares(counts: Counter[object], kinds: int) -> float:
    """Chi square of counts that should be equal, per degree of freedom: about 1 for a fair generator."""
    mean = counts.total() / kinds
    return sum((counts[kind] - mean) ** 2 / mean for kind in list(counts)) / (kinds - 1) + (kinds - len(counts)) * mean


def test_neighbouring_seeds_deal_games_that_have_nothing_in_common() -> None:
    tops: Counter[object] = Counter()
    homes: Counter[object] = Counter()
    meetings: Counter[object] = Counter()
    before = list(range(52))
    for seed in range(52 * 150):
        cards = list(range(52))
        chance.shuffle(chance.seeded(seed), cards)
        tops[cards[0]] += 1
        homes[cards.index(0)] += 1
        meetings[min(3, sum(a == b for a, b in zip(before, cards, strict=True)))] += 1
        before = cards
    assert squares(tops, 52) < 1.6
    assert squares(homes, 52) < 1.6
    # Two independent shuffles agree nowhere with probability 1/e.
    assert 0.34 < meetings[0] / meetings.total() < 0.40


def test_every_order_of_a_few_cards_is_equally_likely() -> None:
    orders: Counter[object] = Counter()
    state = chance.seeded(3)
    for _ in range(24 * 300):
        cards = [0, 1, 2, 3]
        state = chance.shuffle(state, cards)
        orders[tuple(cards)] += 1
    assert squares(orders, 24) < 1.9


@pytest.mark.parametrize("n", [2, 3, 7, 10, 52])
def test_draws_are_uniform_alone_and_in_pairs(n: int) -> None:
    singles: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    state, last = chance.seeded(11), 0
    for _ in range(max(4000, n * n * 10)):
        state, number = chance.draw(state, n)
        assert 0 <= number < n
        singles[number] += 1
        pairs[last, number] += 1
        last = number
    assert squares(singles, n) < 3
    assert squares(pairs, n * n) < 2
