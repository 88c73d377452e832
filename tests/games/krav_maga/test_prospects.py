"""Tests for what a search values in Krav Maga: the fitted weights, and that both seats count alike."""

from __future__ import annotations

from itertools import product

import pytest

from app.engine import Position, agree, play_out
from app.games import GAMES
from app.games.krav_maga.judgement import KravMagaJudgement
from app.games.krav_maga.prospects import BY_ROUNDS_LEFT, FITTED, FITTED_AT, MOST, ahead, between
from app.games.krav_maga.rules import FRONT, HAND, PILE, ROUNDS
from app.lab.simulation import opened


def after(deal: int, decisions: int) -> Position:
    """A deal in which any cards have been laid so often."""
    game = agree(GAMES["krav-maga"], 2, {})
    p = opened(game, deal, Position)
    play_out(p, game.rules.legal(p), KravMagaJudgement().quick, decisions)
    return p


@pytest.mark.parametrize("deal", range(1, 13))
def test_what_one_seat_is_ahead_the_other_is_behind(deal: int) -> None:
    p = after(deal, 4 * deal)
    told, zones = ahead(p), p.zones
    for one, other in zip((HAND[0], *PILE[0]), (HAND[1], *PILE[1]), strict=True):
        zones[one], zones[other] = zones[other], zones[one]
    p.vars["levels"] = tuple((suit, tuple(-level for level in levels)) for suit, levels in p.vars["levels"])
    assert told and ahead(p) == pytest.approx(-told)


def test_between_two_columns_weights_lie_on_a_straight_line_and_beyond_the_ends_they_stay() -> None:
    row = [float(n) for n in range(len(FITTED_AT))]
    assert [between(row, left) for left in FITTED_AT] == row
    assert between(row, 5) == pytest.approx(2.5) and between(row, 22) == pytest.approx(6.5)
    assert between(row, 0) == between(row, 1) == row[0]


def test_every_front_that_can_be_met_has_weights() -> None:
    cards = range(MOST + 1)
    met = {(level, mine, theirs) for level, mine, theirs in product((1, 2), cards, cards)}
    met |= {(0, mine, theirs) for mine, theirs in product(cards, cards) if mine > theirs}
    assert len(BY_ROUNDS_LEFT) == ROUNDS + 1
    assert all(weights.fronts.keys() == met for weights in BY_ROUNDS_LEFT)


def test_weights_are_for_a_pile_a_front_and_a_single_point_of_rank() -> None:
    columns = {line[:11].strip(): [int(word) for word in line[11:].split()] for line in FITTED.strip().splitlines()}
    for column, left in enumerate(FITTED_AT):
        weights = BY_ROUNDS_LEFT[left]
        written = [columns[name][column] for name in ("piles", "ranks", "hand", "2 1:0", "2 1:0 ranks")]
        read = (100 * weights.piles, 1000 * weights.ranks, 1000 * weights.hand)
        there, rank = weights.fronts[2, 1, 0]
        assert [*read, 100 * there, 2000 * rank] == pytest.approx(written)


def test_ranks_in_a_front_count_for_its_side_and_more_with_few_rounds_left() -> None:
    gained = []
    for played in (8, 40):
        p = after(3, played)
        p.vars["levels"] = (("C", (1, 2)),)
        p.zones[HAND[0]] = [c for c in range(52) if c % 4 == 0][:2]
        p.zones[HAND[1]] = [1, 2]
        by_rank = []
        for rank in (3, 12):
            p.zones[FRONT[0]] = [4 * rank]
            by_rank.append(ahead(p))
        gained.append(by_rank[1] - by_rank[0])
    assert 0 < gained[0] < gained[1]


def test_a_point_of_rank_in_hand_counts_as_it_is_written() -> None:
    p = after(5, 20)
    told, c = ahead(p), p.zones[HAND[0]][0]
    p.zones[HAND[0]][0] = c + 4 if c < 48 else c - 4
    assert abs(ahead(p) - told) == pytest.approx(BY_ROUNDS_LEFT[ROUNDS - p.vars["round"] + 1].hand)


@pytest.mark.parametrize("round", [-5, 0, ROUNDS + 1, 99])
def test_an_invented_round_counts_as_the_first_or_as_what_follows_the_last(round: int) -> None:
    p, bound = after(5, 20), 1 if round < 1 else ROUNDS + 1
    p.vars["round"] = bound
    told = ahead(p)
    p.vars["round"] = round
    assert ahead(p) == told
