"""What a deal can still bring with every card known: the solver compared with the rules, tried out in full."""

from __future__ import annotations

from random import Random

import pytest

from app.engine import OVER, Position, Record, advance, position_from_json
from app.games import GAMES
from app.games.trishape.hindsight import Deal, still_to_make
from app.games.trishape.judgement import TriShapeJudgement, quick

SUITS = "CDHS"


def dealt(seed: int, stock: int, hand: int, piles: int) -> Position:
    """A random position with this many cards in each place."""
    rng = Random(seed)
    cards = [rank + suit for rank in "A23456789TJQK" for suit in SUITS]
    rng.shuffle(cards)
    zones = {"stock": cards[:stock], "hand.0": cards[stock : stock + hand]}
    for card in cards[stock + hand : stock + hand + piles]:
        zones.setdefault(f"pile.{card[1]}", []).append(card)
    data = {"game": "trishape", "seats": 1, "turn": 0, "phase": "act", "rng": seed, "partial": True}
    return position_from_json({**data, "zones": zones}, GAMES)


def by_trying(p: Position, known: dict[str, int]) -> int:
    """The most points that can still be made, found by playing every possible game from here."""
    if p.phase == OVER:
        return 0
    key = str([[sorted(c % 4 for c in p.zones[zone]) for zone in p.zones if zone != "stock"], len(p.zones["stock"])])
    if key not in known:
        best = 0
        for action in {(one.verb, one.args[0][-1]): one for one in p.game.rules.legal(p)}.values():
            after = p.copy()
            advance(after, action)
            made = int(after.vars["score"]) - int(p.vars["score"])
            best = max(best, made + by_trying(after, known))
        known[key] = best
    return known[key]


@pytest.mark.parametrize("seed", range(30))
def test_the_solver_finds_what_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    p = dealt(seed, stock=rng.randrange(9), hand=rng.randrange(2, 7), piles=rng.randrange(9))
    assert still_to_make([p]) == [by_trying(p, {})]


def played(seed: int) -> Record:
    """A game of the quick player."""
    record = Record.begin(GAMES["trishape"], 1, seed)
    while record.position.result is None:
        record.act(quick(record.position))
    return record


@pytest.mark.long
def test_what_can_be_reached_never_grows_and_ends_at_the_score() -> None:
    record = played(19)
    positions = [record.position_at(number) for number in range(len(record.done) + 1)]
    best = TriShapeJudgement().hindsight(positions, lambda: True)
    assert sorted(best, reverse=True) == list(best)
    assert best[-1] == record.position.vars["score"] < best[0]


def test_who_has_no_time_gets_what_was_found_until_then() -> None:
    record = played(19)
    positions = [record.position_at(number) for number in range(len(record.done) + 1)]
    asked: list[int] = []

    def go_on() -> bool:
        asked.append(1)
        return len(asked) < 3

    assert len(still_to_make(positions, go_on)) < len(positions) and len(asked) == 3
    assert still_to_make([], go_on) == []


def test_an_empty_hand_brings_nothing() -> None:
    assert Deal([]).most((0, 0, 0, 0, 0)) == 0
