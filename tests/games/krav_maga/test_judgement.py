"""Krav Maga: moves a beginner would laugh at are not made, reasons are true, and it beats random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from app.engine import Action, Position, view
from app.games.krav_maga.judgement import BARE_SUIT, HELD_SUIT, REASONS, Fronts, KravMagaJudgement
from tests.bots.made import advice, case, cases, decisions, partial, share
from tests.bots.matches import win_share

STOCK = ["3C", "6C", "9D", "TD", "4H", "JH", "5S", "QS"]
"""A stock in which every suit is still to come."""


def fronts(
    hand: list[str],
    other: list[str],
    rows: dict[str, list[str]],
    levels: dict[str, list[int]],
    stock: Sequence[str] = STOCK,
    round: int = 8,
) -> Position:
    """Seat 0 chooses, with these cards, while the fronts are at these levels."""
    zones = {"hand.0": hand, "hand.1": other, "stock": list(stock)}
    zones |= {f"front.{suit}": cards for suit, cards in rows.items()}
    stand = {"levels": {suit: levels.get(suit, []) for suit in "CDHS"}, "round": round}
    return partial("krav-maga", "choose", zones, seats=2, vars=stand)


def stands(p: Position, suit: str) -> int:
    """The level of this front for the seat in turn."""
    rows: dict[str, tuple[int, ...]] = dict(p.vars["levels"])
    return (1, -1)[p.turn or 0] * (rows[suit] or (0,))[-1]


@pytest.mark.parametrize("name", cases("krav-maga"))
def test_every_case_of_the_canon_has_a_legal_advice(name: str) -> None:
    p = case(name)
    assert advice(p).action in p.game.rules.legal(p)


@pytest.mark.parametrize("level", [0, 1])
def test_the_last_card_of_a_suit_leaves_its_front_without_one(level: int) -> None:
    several, last = (
        Fronts((level, 0, 0, 0), (cards, ("2D",), (), ()), (0.5,) * 4, (0,) * 4, 5).met(0, 1)
        for cards in (("2C", "3C"), ("2C",))
    )
    assert several - last == pytest.approx(HELD_SUIT[level + 1] - BARE_SUIT[level + 1]) and several > last


def test_a_front_counts_while_there_are_rounds_enough_to_gather_it() -> None:
    table = Fronts.of(view(fronts(["2H"], ["4C"], {}, {}, round=25), 0))
    assert table.left == 1
    assert table.worth(0, 2, True) > 0 == table.worth(0, 1, True)


def test_a_card_that_the_other_has_laid_unseen_may_be_of_any_suit() -> None:
    zones = {"held.0": ["5H"], "hand.1": ["2H", "9C"], "front.H": ["3H", "8H"]}
    stand = {"levels": {"C": [], "D": [], "H": [1, 2], "S": []}, "round": 26}
    told = advice(partial("krav-maga", "choose", zones, seats=2, turn=1, vars=stand))
    assert (str(told.action), told.code, told.args) == ("commit:2H", "defends", ("H", 1.0))


def held(mine: str, its: str, front: str = "", level: int = 0, round: int = 20, pile: str = "2C 3C 4C") -> float:
    """What it is worth to seat 0 to hold this against that, with a front of hearts at this level and a pile."""
    levels = {"H": [1, 2][:level] if level > 0 else [-1, -2][:-level]}
    p = fronts(mine.split(), its.split(), {"H": front.split()}, levels, stock=(), round=round)
    ids = p.game.ids
    p.zones["pile.0.1"] = [ids[text][0] for text in pile.split()]
    return share(p)


def test_a_search_prefers_high_piles_and_high_cards_while_there_is_time_to_lay_them() -> None:
    assert held("5S", "5D", pile="TC JC QC") > held("5S", "5D", pile="2C 3C 4C")
    assert held("AS", "5D", round=1) > held("2S", "5D", round=1)
    assert held("AS", "5D", round=25) == held("2S", "5D", round=25), "the last two cards gather nothing more"
    early, late = (held("5S", "5D", pile="TC JC QC", round=n) - held("5S", "5D", round=n) for n in (2, 26))
    assert early < late, "fewer rounds are left to make up for it"


def test_of_equally_good_cards_a_search_spends_the_lowest() -> None:
    seen, judge = view(fronts(["2S", "KS"], ["4S"], {}, {}), 0), KravMagaJudgement()
    high, low = (judge.price(seen, Action("commit", (text,))) for text in ("KS", "2S"))
    assert high > low


def test_a_search_counts_a_front_by_what_both_sides_hold_of_its_suit() -> None:
    assert held("3H 4H", "9C", "KH QH", 2, 16) > held("3H 4H", "9C", "KH", 1, 16) > held("3H 4H", "9C", "2H", 1, 16)
    assert held("3H 4H", "9C", "KH", 1) > held("3H 4H", "9H", "KH", 1), "the other has no card of the suit"
    assert held("3H 4H", "8C 9H", "KH", 1) > held("3H 4H", "8H 9H", "KH", 1), "the other has fewer"
    assert held("9C", "3H 4H", "2H 5H", -2) < held("9C", "3H 4H"), "it is the other's front"


def test_a_search_counts_no_front_that_cannot_be_gathered() -> None:
    last = [held("3H 4H", "9C", front, 1, round=26) for front in ("KH", "2H")]
    assert last[0] == last[1], "too late"
    assert held("3H 4H", "9C", "KH", 1, 25) > held("3H 4H", "9C", "2H", 1, 25)
    assert held("3H 4C", "9C", "KH", 1) < held("3H 4H", "9C", "KH", 1), "too few of the suit"


def test_a_move_is_explained_by_fronts_and_not_by_how_many_cards_lie_in_them() -> None:
    """A hint said of a move that fewer cards are taken, as if it were good or bad to take many."""
    p = fronts(["2H"], ["4C"], {}, {})
    p.zones.update({"pile.0.1": [1, 2, 3], "pile.0.2": [4], "pile.1.1": [5, 6, 7, 8, 9]})
    told = [KravMagaJudgement().facts(p, seat) for seat in (0, 1)]
    assert [(one["points"], one["points-of-others"]) for one in told] == [(2, 1), (1, 2)]
    assert not {"taken", "taken-by-others"} & set(told[0])
    assert [(one["gathered"], one["gathered-of-others"]) for one in told] == [(9, 17), (17, 9)]
    assert [one["high-cards"] for one in told] == [2, 4]


def test_a_move_is_explained_by_what_the_fronts_on_each_side_promise() -> None:
    p = fronts(["2H", "3H", "KH"], ["4C"], {"H": ["9H"], "S": ["5S"]}, {"H": [1], "S": [-1]}, stock=(), round=20)
    told = [KravMagaJudgement().facts(p, seat) for seat in (0, 1)]
    assert told[0]["fronts"] == told[1]["fronts-of-others"] > told[0]["fronts-of-others"] == told[1]["fronts"]


def test_a_front_that_nobody_can_save_is_gathered_with_the_highest_card() -> None:
    # No hearts are left except those in hand: the front is certainly won.
    p = fronts(["2H", "KH", "7C", "8D"], ["4C", "5D", "6S", "9C"], {"H": ["3H", "5H"]}, {"H": [1, 2]},
               stock=["3C", "6C", "9D", "TD", "5S", "QS"])  # fmt: skip
    for seed in range(8):
        told = advice(p, seed)
        assert (str(told.action), told.code) == ("commit:KH", "falls-surely")


def test_a_front_is_gathered_with_a_high_card_and_not_with_a_low_one() -> None:
    p = fronts(["2H", "AH", "7C", "8D"], ["4C", "5D", "6S", "9C"], {"H": ["3H", "5H"]}, {"H": [1, 2]})
    assert str(advice(p).action) in ("commit:AH", "commit:7C", "commit:8D")
    lone = fronts(["2H", "AH", "QH"], ["4C", "5D", "6S"], {"H": ["3H", "5H"]}, {"H": [1, 2]})
    assert str(advice(lone).action) == "commit:AH"


def test_a_front_that_is_about_to_fall_to_the_other_is_defended_with_a_low_card() -> None:
    p = fronts(["2S", "KS", "7C", "8D"], ["4S", "7S", "6S", "9S"], {"S": ["3S", "8S"]}, {"S": [-1, -2]})
    for seed in range(8):
        told = advice(p, seed)
        assert (str(told.action), told.code) == ("commit:2S", "defends")


def test_a_front_is_not_defended_against_cards_that_cannot_come() -> None:
    p = fronts(["2S", "7C", "7H", "8H"], ["4C", "5D", "6H", "9C"], {"S": ["3S", "8S"], "H": ["2H", "3H"]},
               {"S": [-1, -2], "H": [1, 2]}, stock=["3C", "6C", "9D", "TD", "4H"])  # fmt: skip
    assert str(advice(p).action) == "commit:8H"


def test_at_the_end_no_new_front_is_begun_while_another_can_still_be_gathered() -> None:
    p = fronts(["2C", "KH"], ["4C", "5D"], {"H": ["3H", "5H"]}, {"H": [1, 2]}, stock=[], round=25)
    assert str(advice(p).action) == "commit:KH"


@pytest.mark.parametrize(("own", "other"), [("S", "D"), ("H", "C"), ("D", "H"), ("C", "S")])
def test_a_second_front_is_pushed_to_where_the_other_can_stop_only_one(own: str, other: str) -> None:
    # Canon 10: push two fronts to +2 together. The remaining suit begins a front that threatens nothing.
    left = next(suit for suit in "CDHS" if suit not in (own, other))
    rows = {own: [f"3{own}"], other: [f"2{other}", f"3{other}"]}
    unseen = [f"{rank}{suit}" for rank in "TQ" for suit in "CDHS"]
    p = fronts([f"4{own}", f"9{own}", f"7{left}"], ["JC", "JD", "JH"], rows, {own: [1], other: [1, 2]}, stock=unseen)
    for seed in range(8):
        told = advice(p, seed)
        assert (str(told.action), told.code) == (f"commit:4{own}", "second-threat")


@pytest.mark.parametrize(("mine", "other"), [("C", "S"), ("D", "H"), ("H", "C"), ("S", "D")])
def test_the_other_is_taken_to_gather_what_can_be_gathered(mine: str, other: str) -> None:
    # Two rounds are left: the front falls to the other unless it is defended, and no other front can be gathered.
    idle = next(suit for suit in "CDHS" if suit not in (mine, other))
    p = fronts([f"Q{mine}", f"9{idle}"], [f"5{other}", f"3{mine}"], {mine: [f"6{mine}", f"7{mine}"]}, {mine: [-1, -2]},
               stock=[], round=24)  # fmt: skip
    for seed in range(8):
        told = advice(p, seed)
        assert (str(told.action), told.code) == (f"commit:Q{mine}", "defends")


def test_a_front_that_the_other_will_gather_is_fed_with_low_cards_only() -> None:
    for seed in range(4):
        for p in decisions("krav-maga", 40 + seed, every=2):
            told = advice(p, seed)
            text = told.action.args[0]
            same = sorted((p.game.ids[c][0], c) for c in p.texts(f"hand.{p.turn}") if c[1] == text[1])
            assert text == same[-1 if stands(p, text[1]) == 2 else 0][1]


def test_a_reason_says_what_is_so() -> None:
    met = Counter[str]()
    for seed in range(10):
        for p in decisions("krav-maga", 60 + seed, every=1):
            told = advice(p, seed)
            met[told.code] += 1
            suit = told.action.args[0][1]
            match told.code:
                case "falls-surely" | "gathers" | "gathers-feeding":
                    assert stands(p, suit) == 2 and told.args[0] == suit
                case "defends":
                    assert stands(p, suit) == -2 and 0 < float(told.args[1]) <= 1
                case "second-threat":
                    assert stands(p, suit) == 1 and stands(p, str(told.args[1])) == 2
                case "pushes" | "threatens":
                    assert stands(p, suit) == 1
                case "pushes-back":
                    assert stands(p, suit) == -1 - int(told.args[1])
                case "opens":
                    assert stands(p, suit) == 0
    assert set(met) <= {*REASONS, "only-move"} and len(met) >= 8


def test_it_beats_random_play() -> None:
    assert win_share("krav-maga", 2, range(5000, 5036)) > 0.54


@pytest.mark.slow
def test_over_many_deals_it_wins_nearly_two_games_of_three() -> None:
    assert win_share("krav-maga", 2, range(300)) > 0.62
