"""Two Fortresses: moves a beginner would laugh at are not made, reasons are true, and it beats random play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.engine import Position, play
from app.games.metzudotayim.judgement import REASONS, fought, won
from app.games.metzudotayim.rules import TOSSES
from tests.bots.made import advice, case, cases, decisions, partial, share
from tests.bots.matches import win_share

FORTS = {"fort.0": ["2D", "3D", "4D", "6D", "7D"], "fort.1": ["2H", "3H", "4H", "6H", "7H"]}
STOCKS = {"stock.0": ["KH", "4S", "8H", "JC", "QD"], "stock.1": ["3C", "5C", "AH", "KD", "8D"]}


def planning(hand: list[str], other: list[str], **zones: list[str]) -> Position:
    """Seat 0 plans, with these cards; the other seat has these."""
    return partial("metzudotayim", "plan", {**FORTS, **STOCKS, "hand.0": hand, "hand.1": other, **zones}, seats=2)


def helping(mine: str, its: str, known: list[int], **zones: list[str]) -> Position:
    """Seat 0 attacks with a royal card and may call; `known` are the places of its fortress that it knows."""
    data: dict[str, Any] = {"attacker": 0, "ready": [True, True]}
    laid = {**FORTS, **STOCKS, "held.0": [mine], "held.1": [its], "hand.0": ["9S"], **zones}
    return partial("metzudotayim", "help", laid, vars=data, knows=known_to_0(laid["fort.0"], known), seats=2)


def known_to_0(fort: list[str], places: list[int]) -> dict[str, list[list[int]]]:
    """The `knows` by which seat 0 knows these places of its fortress."""
    return {"fort.0": [[0] if k in places else [] for k in range(len(fort))]}


@pytest.mark.parametrize("name", cases("metzudotayim"))
def test_every_case_of_the_canon_has_a_legal_advice(name: str) -> None:
    p = case(name)
    assert advice(p).action in p.game.rules.legal(p)


def test_the_last_cards_of_the_hand_are_not_put_away() -> None:
    for hand in (["6S"], ["TC"], ["6S", "6C"], ["6S", "7S", "7C"], ["2S", "6S", "3S"]):
        p = planning(hand, ["9H", "QS"])
        while p.turn == 0 and p.phase in ("plan", "pay"):
            told = advice(p)
            left = p.size("hand.0") - {"fort": 1, "trade": 3}.get(told.action.verb, 0)
            assert left >= 1, (hand, told)
            if told.action.verb == "commit":
                break
            p = play(p, told.action).position


def test_who_has_no_card_is_attacked_with_many_tosses() -> None:
    told = advice(planning(["5S", "JS", "3S"], []))
    assert str(told.action) == "commit:5S" and (told.code, told.args) == ("undefended", ("5S", 5))
    assert str(advice(planning(["2S", "AS", "TS"], [])).action) == "commit:TS"


def test_a_hand_of_strong_cards_is_not_exchanged() -> None:
    for hand in (["AS", "TS", "5S"], ["AS", "AC", "TS", "5S"], ["TS", "9S", "5S", "TH"]):
        assert advice(planning(hand, ["9C", "QS"])).action.verb != "trade"


@pytest.mark.parametrize(("hand", "other"), [(["TC", "KS", "KC"], "5D"), (["TD", "KS", "5D"], "JD")])
def test_help_costs_a_card_of_the_fortress_so_a_ten_attacks_before_a_king(hand: list[str], other: str) -> None:
    told = advice(planning(hand, [other], **{"fort.0": FORTS["fort.0"][:3]}))
    assert (str(told.action), told.code) == (f"commit:{hand[0]}", "strong-attacker")


def test_weak_cards_are_spent_on_the_fortress_while_better_ones_stay() -> None:
    told = advice(planning(["6S", "6C", "JS", "5S", "TS", "AS", "JH"], ["9C", "QS"]))
    assert told.action.verb in ("fort", "trade")
    assert told.action.args[0] not in ("AS", "5S", "TS")


def test_an_exchange_is_never_paid_with_the_best_card() -> None:
    p = partial("metzudotayim", "pay", {
        **FORTS, **STOCKS, "hand.0": ["AS", "6S", "5S", "6C"], "hand.1": ["9C"],
    }, vars={"due": 2}, seats=2)  # fmt: skip
    told = advice(p)
    assert told.action.args[0] in ("6S", "6C") and told.code == "pays-weakest"


def test_the_last_card_of_the_fortress_is_not_called_to_toss_nothing() -> None:
    p = helping("JS", "2C", [0], **{"fort.0": ["AD"]})
    told = advice(p)
    assert (str(told.action), told.code) == ("pass", "no-last-call")


def test_a_helper_that_tosses_nothing_is_not_called() -> None:
    told = advice(helping("KS", "5H", [1], **{"fort.0": ["2D", "AD", "4D", "6D", "7D"]}))
    assert str(told.action) != "call:1"


def test_a_known_ten_helps_a_royal_and_a_known_six_does_not() -> None:
    fort = ["2D", "TD", "4D", "6D", "7D"]
    told = advice(helping("KS", "5H", [1, 3], **{"fort.0": fort}))
    assert str(told.action) == "call:1" and told.code == "call-known"
    assert told.args[:2] == ("TD", 8) and told.args[2] == round(won(8, 5), 2)


def test_of_known_fortress_cards_a_weak_one_is_not_sacrificed_where_a_strong_one_wins() -> None:
    p = partial("metzudotayim", "plan", {
        "fort.0": ["6D", "AD", "4D"], "fort.1": ["2H", "3H", "4H"], "hand.1": ["KC"], "stock.1": ["7C", "8D"],
    }, knows=known_to_0(["6D", "AD", "4D"], [0, 1]), seats=2)  # fmt: skip
    told = advice(p)
    assert (str(told.action), told.code) == ("sacrifice:1", "sacrifice-best")


def test_a_search_prefers_the_larger_fortress_above_all_where_both_are_small() -> None:
    def ahead_by_one(size: int) -> float:
        forts = {"fort.0": [rank + "C" for rank in "23456789TJQ"], "fort.1": [rank + "H" for rank in "23456789TJQ"]}
        zones = {name: fort[: size - seat] for seat, (name, fort) in enumerate(forts.items())}
        return share(partial("metzudotayim", "plan", {**zones, "hand.0": ["AS"], "hand.1": ["AD"]}, seats=2))

    assert ahead_by_one(6) > ahead_by_one(11) > 0.5


@pytest.mark.parametrize(
    ("better", "worse"),
    [(["5S"], ["6S"]), (["AC"], ["6S"]), (["KC"], ["3S"]), (["5S"], ["5S", "6S"])],
    ids=["more tosses", "an ace", "a royal", "no card that hardly tosses"],
)
def test_a_search_prefers_the_better_hand(better: list[str], worse: list[str]) -> None:
    good, bad = (share(planning(hand, ["9S"])) for hand in (better, worse))
    assert good > bad


def test_an_attack_is_weighed_by_all_outcomes() -> None:
    # One toss against nothing: half the time one of five and five changes hands.
    assert fought(1, 0, 5, 5) == pytest.approx((5 + 6) / 2)
    # One against one: each has one more in a quarter of the cases.
    assert fought(1, 1, 5, 5) == pytest.approx(5.0) and won(1, 1) == 0.25
    assert fought(5, 1, 5, 5) > fought(3, 1, 5, 5) > 5 > fought(1, 5, 5, 5)


def test_a_reason_says_what_is_so() -> None:
    met = Counter[str]()
    for seed in range(12):
        for p in decisions("metzudotayim", 60 + seed, every=2):
            told = advice(p)
            met[told.code] += 1
            match told.code:
                case "undefended":
                    other = 1 - (p.turn or 0)
                    assert not p.size(f"hand.{other}") and not p.size(f"held.{other}")
                    assert told.args[1] == TOSSES[p.game.ids[str(told.args[0])][0]]
                case "sure-card":
                    assert str(told.args[0])[0] == "A" and told.action.verb == "commit"
                case "fort-spare":
                    assert told.args == (told.action.args[0], p.size(f"hand.{p.turn}") - 1)
                case "no-last-call":
                    assert p.size(f"fort.{p.turn}") == 1
                case "royal-with-help":
                    assert str(told.args[0])[0] in "JQK"
    assert set(met) <= {*REASONS, "only-move"} and len(met) >= 8


def test_it_beats_random_play() -> None:
    assert win_share("metzudotayim", 2, range(5000, 5060)) > 0.6


@pytest.mark.slow
def test_over_many_deals_it_wins_two_games_of_three() -> None:
    assert win_share("metzudotayim", 2, range(700)) > 0.66
