"""Very Close: moves a beginner would laugh at are not made, reasons are true, and it beats random play."""

from __future__ import annotations

from collections import Counter
from math import log
from typing import Any

import pytest

from app.engine import Position
from app.games.karov_meod.judgement import REASONS, Seat, Standing, kept_worth, outcome
from app.games.karov_meod.rules import VALUE, longest_series
from tests.bots.made import advice, case, cases, decisions, partial
from tests.bots.matches import win_share

ENV = ["TC", "3S", "QH", "KH", "QC"]
STOCK = ["2D", "7S", "AH", "JD", "KC", "AS"]


def asked(phase: str, zones: dict[str, list[str]], **read: Any) -> Position:
    """Seat 0 of two decides in this phase."""
    zones = {"stock": STOCK, "env": ENV, **zones}
    return partial("karov-meod", phase, zones, seats=2, vars={"queue": [0], "round": 6, **read})


@pytest.mark.parametrize("name", cases("karov-meod"))
def test_every_case_of_the_canon_has_a_legal_advice(name: str) -> None:
    p = case(name)
    assert advice(p).action in p.game.rules.legal(p)


def test_a_five_or_a_ten_is_not_laid_while_a_low_card_is_there() -> None:
    for high, low in (("TH", "6C"), ("5D", "JS"), ("TS", "2C")):
        for seed in range(5):
            p = asked("lay", {"hand.0": [high, low], "hand.1": ["9C", "3D"]}, queue=[0, 1])
            told = advice(p, seed)
            assert str(told.action) == f"commit:{low}"


def test_a_showdown_that_is_won_at_once_is_not_put_off() -> None:
    kept = {"kept.0": ["2C", "8D", "4S"], "kept.1": ["5C", "6D"], "discard": ["9H"], "hand.1": ["JS"]}
    told = advice(asked("draw", kept))
    assert (str(told.action), told.code, told.args) == ("pass", "pass-wins", (3,))


def test_who_is_ahead_passes_but_has_not_won_while_another_may_draw() -> None:
    kept = {"kept.0": ["2C", "8D", "4S"], "kept.1": ["5C", "6D"], "discard": ["9H"]}
    told = advice(asked("draw", kept, queue=[0, 1]))
    assert (str(told.action), told.code) == ("pass", "pass-ahead")
    zones = {**kept, "hand.1": ["JS"], "hand.2": ["JH"], "env": ENV, "stock": STOCK}
    told = advice(partial("karov-meod", "draw", zones, seats=3, vars={"queue": [0], "round": 6}))
    assert (str(told.action), told.code) == ("pass", "pass-ahead")


def test_a_showdown_that_is_lost_at_once_is_put_off() -> None:
    kept = {"kept.1": ["2C", "8D", "4S"], "kept.0": ["5C", "6D"], "discard": ["9H"], "hand.1": ["JS"]}
    told = advice(asked("draw", kept))
    assert (str(told.action), told.code, told.args) == ("draw", "draw-behind", (1,))


def test_a_card_that_wins_the_showdown_is_kept() -> None:
    # 2 and 4 are kept already; a 3 makes a series of three, against one of two, and the other has one card left.
    p = asked("decide", {"offer": ["8S"], "kept.0": ["2C", "4D"], "kept.1": ["3C", "9D"], "hand.1": ["6H"]}, queue=[])
    told = advice(p)
    assert (str(told.action), told.code, told.args) == ("keep", "keep-series", ("8S", 3))


def test_a_card_that_adds_nothing_is_taken_by_who_is_behind_with_an_empty_hand() -> None:
    p = asked("decide", {"offer": ["7D"], "kept.0": ["2C"], "kept.1": ["3C", "9D", "5H"], "hand.1": ["6H", "TD"]},
              queue=[])  # fmt: skip
    told = advice(p)
    assert (str(told.action), told.code, told.args) == ("take", "take-to-play", ("7D", 0))


def test_the_series_is_not_broken_while_a_spare_card_can_go_back() -> None:
    p = asked("back", {"kept.0": ["2C", "8D", "4S", "7H"], "kept.1": ["2S", "8C", "4H", "7D"], "hand.1": ["JS"]},
              queue=[0, 1])  # fmt: skip
    told = advice(p)
    assert (str(told.action), told.code, told.args[1]) == ("back:2C", "back-spare", 3), "the weaker one"
    p = asked("back", {"kept.0": ["2C", "8D", "4S"], "kept.1": ["2S", "8C", "4H"], "hand.1": ["JS"]}, queue=[0, 1])
    assert str(advice(p).action) != "back:8D" and advice(p).args[1] == 2


@pytest.mark.parametrize(
    ("better", "worse", "options"),
    [
        ("2C 8D", "2C 9D", {}),
        ("2C 7D QH 9S", "2C 7D 4H 9S", {}),
        ("2C 9C", "2C 9D", {}),
        ("2C 7D", "2C", {"same_value": False}),
        ("2C 9D", "2C 7D", {"same_value": False}),
    ],
    ids=["series", "same value", "same suit", "number", "values"],
)
def test_kept_cards_are_worth_what_the_showdown_counts(better: str, worse: str, options: dict[str, Any]) -> None:
    game = partial("karov-meod", "lay", {"env": ENV, "hand.0": ["2D", "3D"]}, seats=2, options=options,
                   vars={"queue": [0]}).game  # fmt: skip
    good, bad = (kept_worth(game, tuple(game.ids[text][0] for text in cards.split())) for cards in (better, worse))
    assert good > bad


def test_cards_in_hand_are_worth_something_until_the_game_ends_and_a_lead_more_the_nearer_that_is() -> None:
    def standing(kept: str, mine: str, its: str) -> tuple[Standing, float]:
        zones = {"kept.0": kept.split(), "kept.1": ["5C", "6D"], "hand.0": mine.split(), "hand.1": its.split()}
        found = Standing(asked("draw" if not mine else "lay", {**zones, "discard": ["9H"]}), 0)
        return found, found.worth({})

    assert standing("9D", "2H 3D 4D", "3H 4H")[1] > standing("9D", "2H 3D", "3H 4H")[1] > standing("9D", "", "3H 4H")[1]
    assert standing("9D", "", "3H 4H")[1] == standing("9D", "", "3H")[1], "with one hand left the showdown comes"
    near, far = (standing("2C 8D 4S", hand, its)[1] for hand, its in (("2H", "3H"), ("2H 3D 4D", "3H 4H 5H")))
    assert near > far > 0.5
    three, _ = standing("9D", "2H", "3H")
    assert three.worth(three.mine(hand=1)) > three.worth({}) > three.worth(three.mine(kept=()))


def test_the_last_card_in_hand_is_worth_more_than_another() -> None:
    zones = {"kept.0": ["9D"], "kept.1": ["5C"], "kept.2": ["6C"], "hand.0": ["2H"], "hand.1": ["3H", "4H"]}
    zones |= {"hand.2": ["3D", "4D"], "stock": STOCK, "env": ENV}
    p = partial("karov-meod", "lay", zones, seats=3, vars={"queue": [0, 1, 2], "round": 6})
    standing = Standing(p, 0)
    shares = [standing.worth(standing.mine(hand=more)) for more in (-1, 0, 1)]
    none, one, two = (log(each / (1 - each)) for each in shares)
    assert one - none > two - one


def test_only_the_best_rival_counts() -> None:
    zones = {"kept.0": ["9D"], "kept.1": ["5C", "6D", "7H"], "hand.0": ["2H"], "hand.1": ["3H"], "hand.2": ["3D"]}
    p = partial("karov-meod", "lay", {**zones, "stock": STOCK, "env": ENV}, seats=3, vars={"queue": [0, 1, 2]})
    standing = Standing(p, 0)
    kept = tuple(standing.game.ids[text][0] for text in ("4C", "9C"))
    weak, best = (standing.worth({seat: Seat(kept, 1)}) for seat in (2, 1))
    assert weak == standing.worth({}) < best, "who has kept most and then has less"


@pytest.mark.parametrize(("kept", "keeps"), [(["5C", "6D"], True), (["7D"], False)])
def test_a_contest_is_settled_as_the_rules_do_and_the_weaker_keeps_what_makes_a_longer_series(
    kept: list[str], keeps: bool
) -> None:
    zones = {"kept.0": ["9D"], "kept.1": kept, "hand.0": ["7C", "2C"], "hand.1": ["TH", "3D"]}
    standing = Standing(asked("lay", {**zones, "env": ["8H"]}, queue=[0, 1]), 0)
    ids = standing.game.ids
    (eight,), (seven,), (ten,) = ids["8H"], ids["7C"], ids["TH"]
    changed = outcome(standing, eight, seven, {1: ten})
    assert changed[0] == Seat((*standing.seats[0].kept, eight), 1), "it is nearer, and the eight decides it"
    before = standing.seats[1].kept
    assert changed[1] == (Seat((*before, seven), 1) if keeps else Seat(before, 2))


def test_a_card_that_may_come_back_alone_is_said_to_bring_one() -> None:
    told = advice(asked("lay", {"hand.0": ["6C", "JS"], "hand.1": ["5S"]}, queue=[0, 1]))
    assert told.code != "runs-out" and float(told.args[1]) > 0.6, "all but another six or jack decide it"


def test_an_environment_is_not_built_with_the_best_card() -> None:
    p = asked("build", {"env": [], "stock": [], "hand.0": ["6S", "TD", "JC"], "hand.1": ["9C", "3D"]}, queue=[0, 1])
    assert str(advice(p).action) == "build:TD"


def test_places_are_chosen_anew_each_time_for_nothing_tells_them_apart() -> None:
    p = asked("aim", {"held.0": ["6S"], "hand.0": ["TD"], "hand.1": ["9C", "3D"]}, queue=[0, 1])
    assert {str(advice(p, seed).action) for seed in range(40)} == {f"commit:{i}" for i in range(5)}


def test_a_reason_says_what_is_so() -> None:
    met = Counter[str]()
    for seed in range(4):
        for p in decisions("karov-meod", 60 + seed, every=2):
            told = advice(p)
            met[told.code] += 1
            kept = p.zones[f"kept.{p.turn}"]
            match told.code:
                case "keep-series":
                    with_it = longest_series([VALUE[c] for c in (*kept, *p.zones["offer"])])
                    assert told.args[1] == with_it > longest_series([VALUE[c] for c in kept])
                case "take-to-play":
                    assert told.args == (p.texts("offer")[0], p.size(f"hand.{p.turn}"))
                case "back-spare":
                    assert told.args[1] == longest_series([VALUE[c] for c in kept])
                case "draw-behind" | "pass-wins" | "pass-ahead":
                    assert told.args[0] == longest_series([VALUE[c] for c in kept])
                case "brings-card" | "wins-kept" | "runs-out":
                    assert 0 <= float(told.args[1]) <= 1 and told.action.args == (told.args[0],)
    assert set(met) <= {*REASONS, "only-move"} and len(met) >= 6


@pytest.mark.parametrize(
    ("seats", "deals", "least"),
    [
        (2, range(5000, 5006), 0.65),
        pytest.param(4, range(5000, 5002), 0.3, marks=pytest.mark.slow),
    ],
)
def test_it_beats_random_play_of_two_and_of_four(seats: int, deals: range, least: float) -> None:
    assert win_share("karov-meod", seats, deals) > least


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (4, 0.37), (6, 0.22)])
def test_over_many_deals_it_wins_far_more_than_its_share(seats: int, least: float) -> None:
    assert win_share("karov-meod", seats, range(120 // seats)) > least
