"""Two Fortresses: moves a beginner would laugh at are not made, reasons are true, and it beats random play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.engine import Position, play, view
from app.games.metzudotayim.judgement import LAID, REASONS, KnownTable, MetzudotayimJudgement, fought, its_side, won
from app.games.metzudotayim.judgement import share as share_of
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


def test_a_weak_helper_is_called_to_defend_against_many_tosses_but_not_to_attack() -> None:
    forts = {"fort.0": ["2S", "6S"], "fort.1": ["2C"]}
    told = advice(helping("JC", "TH", [0, 1], **forts, **{"stock.0": ["8H"]}))
    assert told[1:] == ("no-call", (round(won(1, 5), 2),))
    zones = {**STOCKS, **forts, "stock.0": ["8H"], "held.0": ["JC"], "held.1": ["KH"], "hand.0": ["9S"]}
    data = {"attacker": 1, "ready": [True, True], "asked": [False, True]}
    for helper, against in ((["2H"], 5), ([], 3)):
        p = partial("metzudotayim", "help", {**zones, "help.1": helper}, vars=data,
                    knows=known_to_0(forts["fort.0"], [0, 1]), seats=2)  # fmt: skip
        told = advice(p)
        assert (str(told.action), *told[1:]) == ("call:0", "call-known", ("2S", 3, round(won(3, against), 2)))


def test_of_known_fortress_cards_a_weak_one_is_not_sacrificed_where_a_strong_one_wins() -> None:
    p = partial("metzudotayim", "plan", {
        "fort.0": ["6D", "AD", "4D"], "fort.1": ["2H", "3H", "4H"], "hand.1": ["KC"], "stock.1": ["7C", "8D"],
    }, knows=known_to_0(["6D", "AD", "4D"], [0, 1]), seats=2)  # fmt: skip
    told = advice(p)
    assert (str(told.action), told.code) == ("sacrifice:1", "sacrifice-best")


def test_an_attack_that_fails_costs_one_card_by_how_much_ever_it_fails() -> None:
    assert fought(0, 3, 5, 5) == pytest.approx((share_of(5, 5) + 7 * share_of(4, 6)) / 8)
    assert share_of(0, 0) == share_of(3, 3), "two fortresses fall together"
    assert fought(5, 0, 5, 1) == pytest.approx((share_of(5, 1) + 31 * share_of(6, 0)) / 32), "no more than there is"


@pytest.mark.parametrize("known", [{"knows": {"hand.1": [[0], []]}}, {"sets": {"hand.1": [[0], []]}}])
def test_what_is_known_of_the_others_hand_is_likelier_to_be_laid(known: dict[str, Any]) -> None:
    zones = {**FORTS, **STOCKS, "hand.0": ["AC", "9S"], "hand.1": ["KC", "TS"]}
    may = KnownTable(view(partial("metzudotayim", "plan", zones, seats=2, **known), 0)).may
    king = 4 * 11
    assert sum(may.values()) == pytest.approx(1) and may[king] == 0.5
    assert len({may[c] for c in may if c != king}) == 1, "all the others are equally likely"


def test_whoever_has_neither_hand_nor_stock_lays_a_card_of_the_fortress() -> None:
    for stock, undefended in ((STOCKS["stock.1"], True), ([], False)):
        table = KnownTable(view(planning(["AC", "9S"], [], **{"stock.1": stock}), 0))
        assert table.undefended == undefended


def test_the_best_helper_is_a_known_one_only_if_it_tosses_more_than_an_unseen_one_would() -> None:
    forts = {"fort.0": ["5D", "6S", "4D", "6D", "7D"]}
    strong, weak = (KnownTable(view(helping("KC", "9C", [place], **forts), 0)).helpers for place in (0, 1))
    all_known = helping("KC", "9C", [0, 1, 2], **{"fort.0": ["6S", "6C", "JD"]})
    assert KnownTable(view(all_known, 0)).helpers == [(1, 1.0)], "none of them is unseen"
    assert strong == [(5, 1.0)] and len(weak) > 1 and sum(often for _, often in weak) == pytest.approx(1)


def test_the_other_is_taken_to_call_for_help_while_its_fortress_can_spare_a_card() -> None:
    king, five = 4 * 11, 4 * 3
    assert its_side(king, 5).tosses > TOSSES[king] and its_side(king, 5).fort == 4
    assert its_side(king, 2) == (TOSSES[king], 2) and its_side(five, 5) == (TOSSES[five], 5)


def test_the_quick_player_mostly_lays_the_better_of_two_cards() -> None:
    p = planning(["2S", "5S", "JS", "AC"], ["9S"]).bare()
    laid = []
    for p.rng in range(200):
        action = MetzudotayimJudgement().quick(p)
        if action.verb == "commit":
            laid.append(LAID[p.game.ids[action.args[0]][0]])
    (ace, six, king, three) = (LAID[p.game.ids[text][0]] for text in ("AC", "6C", "KC", "3C"))
    assert ace >= king > three > six
    assert sum(laid) / len(laid) > sum(LAID[c] for c in p.zones["hand.0"]) / 4 + 0.3


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
