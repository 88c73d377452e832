"""Prisoners: moves a beginner would laugh at are not made, reasons are true, and it beats random play."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random
from typing import Any

import pytest

from app.engine import Position, advance, new_game, play, view
from app.games import GAMES
from app.games.asirim.judgement import (
    KEEP,
    REASONS,
    AsirimJudgement,
    after_marks,
    quick,
    ruled,
    strength,
    won_game,
    worth,
)
from tests.bots.made import advice, case, cases, decisions, partial, share
from tests.bots.matches import win_shares

JUDGE = AsirimJudgement()
STOCK = ["6C", "7C", "8C", "9C", "TC", "5H"]


def asked(phase: str, zones: dict[str, list[str]], seats: int = 2, **read: Any) -> Position:
    """Seat 0 decides in this phase; it knows all prisons, as anybody does who remembers."""
    zones = {"stock": STOCK, **zones}
    everybody = list(range(seats))
    knows = {zone: [everybody] * len(cards) for zone, cards in zones.items() if zone.startswith("prison")}
    return partial("asirim", phase, zones, seats=seats, knows=knows, vars={"queue": everybody, **read})


@pytest.mark.parametrize("name", cases("asirim"))
def test_every_case_of_the_canon_has_a_legal_advice(name: str) -> None:
    p = case(name)
    assert advice(p).action in p.game.rules.legal(p)


def test_a_call_that_wins_for_certain_is_made_and_one_that_loses_is_not() -> None:
    hands = {"hand.0": ["7D", "7S", "2C"], "hand.1": ["2D", "2H", "3C"]}
    told = advice(asked("alpha", {**hands, "prison.0": ["QC", "KC"], "prison.1": ["JD"]}))
    assert (str(told.action), told.code, told.args) == ("call", "call-wins", (5,))
    for seed in range(4):
        p = asked("alpha", {**hands, "prison.0": ["JC", "QC"], "prison.1": ["KD", "KH"]})
        assert str(advice(p, seed).action) != "call"


def test_a_card_costs_what_it_is_worth_in_hand_and_not_its_rank() -> None:
    seen = view(asked("alpha", {"hand.0": ["3S", "6S", "7D", "2D", "JS"], "hand.1": ["4H", "2H"]}), 0)
    cost = {action.args[0]: JUDGE.price(seen, action) for action in seen.legal}
    assert cost["6S"] < cost["3S"] and cost["6S"] < cost["JS"] and cost["7D"] == cost["2D"]


def test_the_quick_player_lays_and_drops_by_the_rule() -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        p = new_game(GAMES["asirim"], 2 + seed % 3, seed).position.bare()
        legal = p.game.rules.legal(p)
        while legal:
            action = quick(p)
            assert action in legal
            if p.phase in ("tag", "drop"):
                met[p.phase] += 1
                assert action == ruled(p, p.seat, legal)
            legal = advance(p, action)
    assert met["tag"] and met["drop"]


def test_the_markings_are_counted_before_the_call() -> None:
    # 7 against 6, but the other's ace takes 3 of the 4: 4 against 6.
    hands = {"hand.0": ["7D", "7S", "2C"], "hand.1": ["2D", "2H", "3C"]}
    p = asked("alpha", {**hands, "prison.0": ["KC", "AC"], "prison.1": ["AD", "QD"]})
    assert str(advice(p).action) == "call"  # the seat's own ace takes as much
    p = asked("alpha", {**hands, "prison.0": ["KC", "QC"], "prison.1": ["AD"]})
    assert str(advice(p).action) != "call"


def test_at_the_end_of_the_game_a_call_that_wins_is_not_left() -> None:
    zones = {"hand.0": ["7D"], "hand.1": ["2D", "2H"], "prison.0": ["KC", "QC"], "prison.1": ["JD"]}
    assert str(advice(asked("last", zones, queue=[0])).action) == "call"
    zones |= {"prison.0": ["JC", "QC"], "prison.1": ["KD", "KH"]}
    told = advice(asked("last", zones, queue=[0]))
    assert (str(told.action), told.code) == ("leave", "leave")


def test_the_strongest_card_is_not_offered_thrown_or_exchanged_for_nothing() -> None:
    lying = {"alpha.0": ["TC"], "tag.0": ["9C"], "alpha.1": ["6C"], "tag.1": ["7C"]}
    hands = {"stock": ["8C"], "hand.0": ["TD", "6H", "AS"], "hand.1": ["2H", "KH"]}
    p = asked("offer", {**hands, **lying, "tag.0": []}, queue=[], round_winner=0, shown=True)
    assert str(advice(p).action) == "offer:6H:1"
    p = asked("drop", {**hands, **lying})
    assert str(advice(p).action) == "drop:6H"
    p = asked(
        "answer", {**hands, **lying, "tag.1": [], "offer": ["7D"]}, queue=[], round_winner=1, shown=True, target=0
    )
    told = advice(p)
    assert (str(told.action), told.code) == ("swap:6H", "gives-least")


def test_who_wins_a_round_reveals_and_draws_while_there_is_a_stock() -> None:
    lying = {"alpha.0": ["TC"], "tag.0": ["9C"], "alpha.1": ["6C"], "tag.1": ["7C"]}
    hands = {"stock": ["8C"], "hand.0": ["TD", "6H"], "hand.1": ["2H", "KH"]}
    p = asked("reveal", {**hands, **lying}, queue=[], round_winner=0)
    assert advice(p)[:2] == (p.game.action("reveal"), "reveals")
    p = asked("draw", {**hands, **lying, "tag.0": []}, queue=[], round_winner=0, shown=True)
    assert str(advice(p).action) == "draw"


def test_a_mark_takes_the_most_from_the_prison_that_threatens_most() -> None:
    zones = {"hand.0": ["7D"], "hand.1": ["2D"], "hand.2": ["2H"]}
    zones |= {"prison.0": ["AC", "QC"], "prison.1": ["JD", "QD"], "prison.2": ["KD", "JH"]}
    told = advice(asked("mark", zones, seats=3, caller=0, queue=[0]))
    assert (str(told.action), told.code, told.args) == ("mark:KD", "marks-strongest", ("KD", 3))


def test_the_prisoner_that_makes_the_prison_fit_is_not_freed_while_another_can_go() -> None:
    lying = {"alpha.0": ["TC"], "tag.0": ["9C"], "alpha.1": ["6C"], "tag.1": ["7C"]}
    zones = {"stock": ["8C"], "prison.0": ["JD", "QC", "QD"], "hand.1": ["2H", "KH"], **lying}
    told = advice(asked("free", zones))
    assert str(told.action) in ("free:QC", "free:QD") and told.code == "saves-call"


def standing(hand: str, prison: str = "", its: str = "", **more: Any) -> float:
    """What it is worth to seat 0 to have these cards at the beginning of a round."""
    zones = {"hand.0": hand, "prison.0": prison, "prison.1": its, "hand.1": "2D 2H 3C"}
    p = asked("alpha", {zone: cards.split() for zone, cards in zones.items()}, **more)
    return share(p)


def test_a_search_prefers_to_be_fit_for_the_call_and_ahead_and_then_the_better_hand() -> None:
    fit = standing("7D 7S 2C", "KC QC")
    assert fit > standing("7D 7S 2C", "KC KH") > standing("7D 7S 2C", "KC") > standing("7D 7S 2C"), "prisoners"
    assert fit > standing("7D 7S 2C", "KC QC", "AC AD") > standing("7D 7S 2C", "KC KH", "AC AD"), "ahead"
    assert standing("TD 5S 2C") > standing("TD 5S") > standing("2S 2C"), "more cards, and strong ones"
    assert standing("KS 5S") > standing("TS 5S"), "a royal card"


def tried(hand: str, prison: str = "", its: str = "JD") -> float:
    """What the judgement's own trials make of these cards of seat 0."""
    zones = {"hand.0": hand, "prison.0": prison, "prison.1": its, "hand.1": "2D 2H 3C"}
    return worth(asked("alpha", {zone: cards.split() for zone, cards in zones.items()}).bare(), 0)


def test_a_trial_is_judged_by_prisons_and_hands_and_fears_to_have_nothing_left() -> None:
    assert tried("7D 7S 2C", "KC QC") > tried("7D 7S 2C", "JC QC"), "the sum"
    assert tried("7D 7S 2C", "KC QC") > tried("7D 7S 2C", "KC KH"), "fit for the call"
    assert tried("7D 7S 2C 2S", "KC QC") > tried("7D 7S 2C", "KC QC"), "a card more"
    assert tried("TD TS 2C", "KC QC") > tried("7D 7S 2C", "KC QC"), "better ones"
    two, three, four = (log(each / (1 - each)) for each in map(tried, ("7D 7S", "7D 7S 7H", "7D 7S 7H 8D")))
    assert three - two > four - three, "neither three cards nor a prisoner"


def test_a_marked_prisoner_still_counts_one() -> None:
    zones = {"hand.0": ["7D", "7S"], "hand.1": ["2D", "2H"], "prison.0": ["AC", "QC"], "prison.1": ["KD", "QD"]}
    assert after_marks(asked("alpha", zones).bare(), 0) == {0: 6, 1: 3}


def test_who_is_asked_about_marks_first() -> None:
    zones = {"hand.0": ["7D", "7S"], "hand.1": ["2D", "2H"], "hand.2": ["3D", "3H"]}
    p = asked("alpha", {**zones, "prison.0": ["AC"], "prison.1": ["AD"], "prison.2": ["KH", "KS"]}, seats=3).bare()
    assert after_marks(p, 0) == {0: 1, 1: 4, 2: 4}, "its ace marks a king, and then the other ace marks it"
    assert after_marks(p, 1) == {0: 4, 1: 1, 2: 4}


def test_an_ace_that_may_mark_is_a_prisoner_worth_having() -> None:
    hands = {"hand.0": ["7D", "7S"], "hand.1": ["2D", "2H"]}

    def held(prisoner: str) -> float:
        return strength(asked("alpha", {**hands, "prison.0": [prisoner]}).bare(), 0, {0: 4, 1: 0})

    assert held("AC") > held("JC")


def test_the_quick_player_calls_if_it_wins_and_not_if_it_loses() -> None:
    for prison, its, call in ((["KC", "QC"], ["JD"], True), (["JC", "QC"], ["KD", "KH"], False)):
        zones = {"hand.0": ["7D", "7S"], "hand.1": ["2D", "2H"], "prison.0": prison, "prison.1": its}
        assert (quick(asked("alpha", zones).bare()).verb == "call") == call
        assert (quick(asked("last", zones, queue=[0]).bare()).verb == "call") == call


def test_an_explanation_counts_strong_cards() -> None:
    p = asked("alpha", {"hand.0": ["TD", "9S", "2C"], "hand.1": ["2D", "2H"]})
    assert JUDGE.facts(p.bare(), 0)["strong-cards"] == 2


def test_the_quick_player_lays_the_better_of_two_cards() -> None:
    p = asked("alpha", {"hand.0": ["TD", "2C", "6H", "JS"], "hand.1": ["2D", "2H"]}).bare()
    laid = []
    for p.rng in range(60):
        laid.append(KEEP[p.game.ids[quick(p).args[0]][0]])
    assert sum(laid) / len(laid) > sum(KEEP[c] for c in p.zones["hand.0"]) / 4 + 0.5


def test_the_best_card_is_laid_where_it_is_safe() -> None:
    p = asked("tag", {"hand.0": ["2C", "TD", "6H"], "alpha.0": ["9S"], "hand.1": ["2D", "2H"]})
    told = advice(p)
    assert (str(told.action), told.code) == ("commit:TD", "tag-safe")


@pytest.mark.parametrize(("one", "two", "seat"), [(["2H", "KH"], ["3H"], 2), ([], ["3H", "4H"], 2), (["2H"], [], 1)])
def test_an_exchange_is_offered_to_who_has_cards_but_few(one: list[str], two: list[str], seat: int) -> None:
    lying = {f"{zone}.{s}": [card] for s, pair in enumerate(("TC 9C", "6C 7C", "8C 6S")) for zone, card in
             zip(("alpha", "tag"), pair.split(), strict=True)}  # fmt: skip
    zones = {"stock": ["2S"], "hand.0": ["TD", "6H"], "hand.1": one, "hand.2": two, **lying, "tag.0": []}
    p = asked("offer", zones, seats=3, queue=[], round_winner=0, shown=True)
    assert str(advice(p).action) == f"offer:6H:{seat}"


@pytest.mark.parametrize(("given", "action"), [("TD", "refuse"), ("6H", "swap:6H")])
def test_a_good_card_that_was_given_is_kept(given: str, action: str) -> None:
    lying = {"alpha.0": ["JC"], "tag.0": ["9C"], "alpha.1": ["TC"], "offer": ["7D"]}
    zones = {"stock": ["8C"], "hand.0": [given], "hand.1": ["2H", "KH"], **lying}
    p = asked("answer", zones, queue=[], round_winner=1, shown=True, target=0, given=given)
    assert str(advice(p).action) == action


def test_a_search_fears_to_lose_the_game_and_an_end_without_a_winner() -> None:
    def whole(**more: Any) -> float:
        zones = {"hand.0": ["7D", "7S", "2C"], "hand.1": ["2D", "2H", "3C"]}
        return sum(JUDGE.worth(asked("alpha", zones, **more).bare()))

    assert whole() < whole(round=30) < 0.9, "most likely nobody wins, the less the longer it lasts"
    zones = {"hand.0": ["7D", "7S", "2C"], "hand.2": ["2D", "2H", "3C"]}
    assert share(asked("alpha", zones, seats=3, lost=[1], queue=[0, 2]), 1) < 0


def test_to_lose_the_game_is_worse_than_an_end_without_a_winner() -> None:
    result = {"winners": [], "scores": [0, -1], "reason": "alone"}
    p = partial("asirim", "over", {"hand.0": ["7D"]}, seats=2, turn=None, result=result, vars={"lost": [1]})
    alone, lost = JUDGE.ended(p.bare())
    assert alone > 0 > lost
    assert 0 < worth(p.bare(), 0) < 0.5, "and in a trial it is not as good as a win"


def test_a_game_of_a_tournament_is_worth_what_the_counters_say_of_it() -> None:
    hands = {"hand.0": ["7D", "7S"], "hand.1": ["2D", "2H"]}
    before, *after = (
        partial("asirim", "alpha", hands, seats=2, options={"games": 3}, vars={"queue": [0, 1], "score": score})
        for score in ([1, 0], [2, 0], [1, 1], [1, 0])
    )
    assert [won_game(before, p, 0) for p in after] == [1.0, 0.0, 0.15]


def test_a_search_prefers_to_have_won_games_of_a_tournament() -> None:
    hands = {"hand.0": ["7D", "7S", "2C"], "hand.1": ["2D", "2H", "3C"]}
    ahead, behind = (
        share(partial("asirim", "alpha", hands, seats=2, options={"games": 3}, vars={"queue": [0, 1], "score": score}))
        for score in ([1, 0], [0, 1])
    )
    assert ahead > behind


def test_the_direction_is_a_toss() -> None:
    lying = {"alpha.0": ["TC"], "tag.0": ["9C"], "alpha.1": ["6C"], "tag.1": ["7C"]}
    p = asked("facing", {"stock": ["8C"], "hand.0": ["TD"], "hand.1": ["2H"], **lying})
    met = Counter(str(advice(p, seed).action) for seed in range(60))
    assert set(met) == {"commit:v", "commit:h"} and max(met.values()) < 45


@pytest.mark.long
def test_a_reason_says_what_is_so() -> None:
    met = Counter[str]()
    for seed in range(12):
        for p in decisions("asirim", 60 + seed, every=2):
            told = advice(p)
            met[told.code] += 1
            match told.code:
                case "lays-royal":
                    assert str(told.args[0])[0] in "JQKA"
                case "lays-strong":
                    assert str(told.args[0])[0] in "459T" and int(told.args[1]) >= 4
                case "call-wins":
                    assert told.action.verb == "call"
                case "reveals" | "draws":
                    assert p.size("stock")
                case "hides":
                    assert not p.size("stock")
    assert set(met) <= {*REASONS, "only-move"} and len(met) >= 8


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "deals", "least"),
    [
        (2, range(5100, 5108), 0.4),
        pytest.param(4, range(5000, 5003), 0.25, marks=pytest.mark.slow),
    ],
)
def test_it_beats_random_play_of_two_and_of_four(seats: int, deals: range, least: float) -> None:
    # Most games of random players have no winner, so here, by an option, the last one present wins.
    mine, other = win_shares("asirim", seats, deals, {"alone": "wins"})
    assert mine >= 2 * other and mine > least


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "times"), [(2, 3.0), (4, 1.4), (6, 1.4)])
def test_over_many_deals_it_wins_far_more_often_than_each_other(seats: int, times: float) -> None:
    mine, other = win_shares("asirim", seats, range(240 // seats))
    assert mine > times * other


def test_an_even_call_in_a_tournament_without_counters_is_weighed() -> None:
    zones = {"hand.0": ["2C", "3C"], "hand.1": ["4C", "5C"], "prison.0": ["QC", "KD"], "prison.1": ["QH", "KS"]}
    for score in ({}, {"score": [0, 0]}):
        p = partial(
            "asirim", "alpha", {"stock": STOCK[:3], **zones}, seats=2, options={"games": 2, "amount": 2},
            knows={"prison.0": [[0, 1]] * 2, "prison.1": [[0, 1]] * 2}, vars={"queue": [0, 1], **score},
        )  # fmt: skip
        legal = p.game.rules.legal(p)
        assert str(legal[-1]) == "call" and advice(p).action in legal


def test_a_reason_speaks_of_points_in_a_tournament_alone_and_of_losing_as_the_rules_do() -> None:
    judgement = AsirimJudgement()
    for games in (1, 3):
        p = new_game(GAMES["asirim"], 2, 1, {"games": games}).position
        assert ("points" in judgement.facts(p, 0)) == (games > 1)
    laid = case("asirim-01")
    for action in ("commit:TH", "commit:2C"):
        laid = play(laid, action).position
    assert judgement.facts(laid, 0)["taken"] == 0.0, "what is laid is not in prison"
    rng = Random(3)
    ended: dict[str, set[float]] = {}
    for deal in range(60):
        p = new_game(GAMES["asirim"], 2, deal).position
        while p.turn is not None:
            legal = p.game.rules.legal(p)
            p = play(p, next((one for one in legal if one.verb == "call"), None) or rng.choice(legal)).position
        assert p.result is not None
        ended.setdefault(p.result.reason, set()).update(judgement.facts(p, seat)["lost"] for seat in range(2))
    assert ended["called"] == {0.0}, "whoever called and did not win has not lost"
    assert 1.0 in ended["alone"]
