"""Basa: no moves a beginner would laugh at, true reasons, every variation played, and better than random play."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from app.bots.limit import UNLIMITED, Limit
from app.bots.players import decide
from app.engine import Action, Position, new_game, play, view
from app.engine.cards import SUITS
from app.games import GAMES
from app.games.basa.cards import ACE, ALL, RIGHT
from app.games.basa.judgement import (
    FLAT,
    REASONS,
    BasaJudgement,
    ace_odds,
    last_stage,
    narrowed,
    quick,
    suit_counts,
    trials,
    unseen,
    worth,
)
from app.games.basa.powers import POWERS
from app.games.basa.prospects import STOCK_LEFT
from tests.bench.waste import cheaper
from tests.bots.made import advice, case, cases, decisions, partial
from tests.bots.matches import win_share

JUDGE = BasaJudgement()
REST = [ACE, *(text for text in ALL if text not in (ACE, "QH", "6H", "KS", "9D", "8S", "9C"))]
STOCK = ["AD", *(rank + suit for rank in "34567" for suit in "CDHS" if rank + suit not in ("3D", "3H", "5C", "6H"))]


def asked(phase: str, hand: list[str], stock: list[str] = STOCK, **more: Any) -> Position:
    """Seat 0 decides in this phase; there are three seats, unless other hands are given."""
    others: list[list[str]] = more.pop("others", [["KS", "9D"], ["8S", "9C"]])
    options = more.pop("options", {})
    seats = len(others) + 1
    zones = {"stock": stock, "hand.0": hand, **{f"hand.{i + 1}": cards for i, cards in enumerate(others)}}
    zones |= more.pop("zones", {})
    read = {"points": [40] * seats, **more}
    return partial("basa", phase, zones, seats=seats, options=options, vars=read)


@pytest.mark.parametrize("name", cases("basa"))
def test_every_case_of_the_canon_has_a_legal_advice(name: str) -> None:
    p = case(name)
    assert advice(p).action in p.game.rules.legal(p)


def test_the_ace_is_not_guessed_while_it_is_one_of_many() -> None:
    for win in ("points", "survivor"):
        for seed in range(4):
            p = asked("draw", ["2H", "KC"], options={"win": win})
            assert str(advice(p, seed).action) != "guess:AD"


def test_the_ace_is_guessed_when_it_is_one_of_two_cards_and_losing_loses() -> None:
    p = asked("draw", ["2H", "KC"], ["AD", "4S"], others=[["KS", "9D"]], points=[20, 60], options={"win": "survivor"})
    assert advice(p).action.verb == "guess"


@pytest.mark.parametrize("win", ["points", "survivor"])
def test_nobody_draws_by_his_own_card_when_the_ace_is_about_to_come_and_loses(win: str) -> None:
    for drawing in ("5C", "4C", "7C", "XR", "8C"):
        hand = [drawing, "2H", "8D"]
        p = asked("act", hand, ["AD", "4S"], others=[["KS", "9D"]], points=[20, 120], options={"win": win})
        told = advice(p)
        assert told.action.verb == "use" and told.action.args[0] in ("2H", "8D"), (drawing, told)


def test_a_card_that_comes_to_nothing_waits_for_its_moment() -> None:
    # 6H wants an empty hand, 4D more than 100 points, 2D a third card; KD costs points.
    for idle in ("6H", "4D", "KD"):
        told = advice(asked("act", [idle, "TH"], [text for text in STOCK if text not in ("4D", "6H")]))
        assert str(told.action) != f"use:{idle}"


def test_points_are_taken_from_the_leader_and_given_to_the_last() -> None:
    fx = {"card": "8S", "power": "8S", "n": 3}
    p = asked("target", ["2H"], others=[["KS"], ["9C"]], points=[30, 90, 10], fx=fx, zones={"used": ["8S"]})
    told = advice(p)
    assert (str(told.action), told.code) == ("target:1", "hits-leader")
    fx = {"card": "KH", "power": "KH", "n": 3, "left": 2}
    p = asked("target", ["2H"], others=[["KS"], ["9C"]], points=[30, 90, 10], fx=fx, zones={"used": ["KH"]})
    told = advice(p)
    assert (str(told.action), told.code) == ("target:2", "spares-leader")
    nobody = asked("target", ["2H"], others=[["KS"], ["9C"]], points=[], fx=fx, zones={"used": ["KH"]})
    assert advice(nobody).action in nobody.game.rules.legal(nobody)


@pytest.mark.parametrize(("power", "seat"), [("8S", 1), ("KH", 2)])
def test_the_quick_player_too_takes_from_the_leader_and_gives_to_the_last(power: str, seat: int) -> None:
    fx = {"card": power, "power": power, "n": 3, **({"left": 2} if power == "KH" else {})}
    p = asked("target", ["2H"], others=[["KS"], ["9C"]], points=[30, 90, 10], fx=fx, zones={"used": [power]})
    assert str(quick(p)) == f"target:{seat}"


@pytest.mark.parametrize(("card", "power"), [("AC", "AC"), ("4C", "4C"), ("QC", "7C")])
def test_the_value_said_is_the_one_most_cards_have(card: str, power: str) -> None:
    stock = ["AD", "8H", "8C", "8D", "4S", "TD", "6S", "3C"]
    others = [["KS", "9D"]]
    fx = {"card": card, "power": power, "n": 2}
    p = asked("say", ["2H"], stock, others=others, fx=fx, zones={"used": [card]})
    said = {"AC": "say:8", "4C": "say:3", "7C": "say:2"}[power]
    told = advice(p)
    assert (str(told.action), told.code) == (said, "most-said")


def test_the_ace_of_diamonds_counts_for_no_value_that_is_said_of_ones_own_card() -> None:
    fx = {"card": "4C", "power": "4C", "n": 2}
    p = asked("say", ["2H"], ["AD", "6S", "7C", "2S"], others=[["KS", "9D"]], fx=fx, zones={"used": ["4C"]})
    assert advice(p)[1:] == ("most-said", (2, 0.33)), "the ace leaves one as the six does, but whoever draws it loses"


def test_the_best_card_is_neither_fed_nor_given_nor_dropped() -> None:
    for phase, power, used in (("feed", "", ""), ("give", "3S", "3S"), ("drop", "JD", "JD"), ("trade", "2D", "2D")):
        more: dict[str, Any] = {"queue": [0], "after": "draw"} if phase == "feed" else {}
        if power:
            fx = {"card": used, "power": power, "n": 3, **({"left": 2} if power == "2D" else {})}
            more = {"fx": fx, "zones": {"used": [used]}}
        stock = ["AD"] if phase == "feed" else ["AD", "4S", "5S", "6C"]
        told = advice(asked(phase, ["TH", "XB", "QH", "KD"], stock, **more))
        assert told.action.args[0] == "KD" and told.code == "gives-least"


def test_to_give_away_a_card_of_less_power_is_no_waste_whatever_its_rank() -> None:
    p = asked("give", ["8C", "3C", "9C"], ["AD", "4S", "5S", "6C"], others=[["KS", "9D"], ["8S", "QC"]],
              zones={"used": ["7S"]}, fx={"card": "7S", "power": "3S", "n": 3})  # fmt: skip
    seen = view(p, 0)
    low, high, best = (Action("give", (text,)) for text in ("3C", "8C", "9C"))
    # The three says a value, the eight draws cards, and the nine goes on for another stage.
    assert JUDGE.price(seen, low) == JUDGE.price(seen, high) < JUDGE.price(seen, best)
    assert not list(cheaper(seen, JUDGE, high, seen.legal)) and len(list(cheaper(seen, JUDGE, best, seen.legal))) == 2
    assert JUDGE.price(seen, Action("stage")) == JUDGE.price(seen, Action("guess", ("D",))) == 0


def test_the_hour_of_the_clock_is_the_only_one_there_is_for_a_player_who_is_told_it() -> None:
    p = asked("act", ["3D", "6H"])
    told = decide(view(p, 0), "greedy", 1, {"hour": 15})
    assert str(told.action) in ("use:3D:3", "stage")
    assert str(advice(p).action) in ("use:3D:12", "stage")


def test_unseen_cards_and_odds_are_counted_as_the_seat_may_know_them() -> None:
    p = asked("draw", ["2H", "KC"])
    seen = view(p, 0)
    assert ace_odds(seen) == 1 / len(STOCK)
    assert sorted(unseen(seen)) == sorted([*STOCK, "KS", "9D", "8S", "9C"])
    assert suit_counts(["2H", "3H", "XR", "4S", "AD"]) == {"C": 0, "D": 1, "H": 3, "S": 1}


@pytest.mark.parametrize("win", ["points", "survivor"])
@pytest.mark.parametrize("decks", [1, 4])
def test_the_quick_player_guesses_the_rarest_suit_for_points_and_else_the_most_frequent(decks: int, win: str) -> None:
    p = new_game(GAMES["basa"], 2, 3, {"decks": decks, "win": win}).position.bare()
    rng, whole, extreme = Random(decks), p.cards("stock"), min if win == "points" else max
    for size in (len(whole), *(rng.randint(1, len(whole)) for _ in range(40))):
        p.zones["stock"][:] = rng.sample(whole, size)
        cards = [text for text in p.texts("stock") if text != ACE]
        counts = {suit: sum(suit in RIGHT[text] for text in cards) for suit in SUITS}
        assert quick(p) == Action("guess", (extreme(SUITS, key=counts.__getitem__),))


def played_on(p: Position) -> str:
    """What a seat does by rule of thumb, and what it does in a world that a search plays on."""
    return str(JUDGE.quick(p.bare()))


def test_the_quick_player_goes_on_to_further_stages_until_the_stock_is_nearly_used_up() -> None:
    enough = REST[: STOCK_LEFT + 1]
    assert played_on(asked("act", ["QH"], enough)) == "stage" != str(last_stage(asked("act", ["QH"], enough)))
    assert played_on(asked("act", ["QH"], REST[:STOCK_LEFT])) == "use:QH"
    assert played_on(asked("draw", ["QH"], enough)).startswith("guess:")


@pytest.mark.parametrize("options", [{"win": "survivor"}, {"draw": "mod5"}, {"remove": True}, {"hp": "lose"}])
def test_where_no_such_player_was_seen_expert_does_what_the_judgement_says(options: dict[str, Any]) -> None:
    p = asked("act", ["QH", "6H"], REST, options=options)
    seen = view(p, 0)
    assert played_on(p) == "stage", "the rule of thumb is the same, so that games do not last long"
    assert list(JUDGE.sensible(seen, seen.legal)) == [advice(p, 0).action]


def test_a_search_tries_no_guess_but_of_the_rarest_suit() -> None:
    seen = view(asked("draw", ["2H", "KC"], ["AD", "2S", "3S", "4S", "5H", "6H", "7H", "4C", "6C", "8D"]), 0)
    counts = suit_counts(unseen(seen))
    (only,) = JUDGE.sensible(seen, seen.legal)
    assert only == Action("guess", (min(SUITS, key=counts.__getitem__),))


def test_points_and_the_turn_and_staying_in_the_game_count_and_lost_seats_keep_their_points() -> None:
    def shares(**more: Any) -> list[float]:
        return list(JUDGE.worth(asked("draw", ["2H", "KC"], **more).bare()))

    even = shares()
    assert sum(even) == pytest.approx(1) and even[0] > even[1] == pytest.approx(even[2])
    ahead = shares(points=[40, 200, 40])
    assert ahead[1] > even[1] and ahead[1] > ahead[0]
    missing = shares(skip=[0, 1, 0])
    assert missing[1] < even[1] < missing[2], "a turn that will be missed costs something"
    out = shares(points=[40, 200, 40], lost=[1], others=[[], ["8S", "9C"]])
    assert ahead[1] > out[1] > out[2]
    assert shares(points=[40, 900, 40], lost=[1], others=[[], ["8S", "9C"]])[1] > 0.9


@pytest.mark.parametrize("options", [{"remove": True}, {"decks": 2}])
def test_a_guess_about_supposed_cards_is_the_one_for_the_stock_they_leave(options: dict[str, Any]) -> None:
    rng, p, guessed = Random(2), new_game(GAMES["basa"], 3, 5, options).position, 0
    for _ in range(150):
        if p.turn is None:
            break
        if p.phase in ("draw", "reguess"):
            others = [c for seat in range(3) if seat != p.turn for c in p.cards(f"hand.{seat}")]
            assert JUDGE.supposing(p, others) == quick(p.bare())
            guessed += 1
        legal = [one for one in p.game.rules.legal(p) if str(one) != "take"]
        p = play(p, rng.choice(legal)).position
    assert guessed > 20


def test_the_ace_is_considered_only_where_it_is_likely() -> None:
    for stock, considered in ((["AD", "4S", "4C", "4H"], True), (["AD", "4S", "4C", "4H", "6C"], False)):
        seen = view(asked("draw", ["2H", "KC"], stock), 0)
        assert (Action("guess", (ACE,)) in narrowed(seen, seen.legal)) == considered


def test_where_only_aces_are_left_nothing_is_drawn_and_nothing_feared() -> None:
    seen = view(asked("act", ["2H", "6H"], ["AD"]), 0)
    assert ace_odds(seen) == 0 and JUDGE.rare(seen) is None
    p = asked("act", ["2H", "6H"], ["AD", "4S"])
    rare = JUDGE.rare(view(p, 0))
    assert rare is not None and rare(p.bare())
    p.zones["stock"].reverse()
    assert not rare(p.bare())


def test_cards_known_to_be_in_a_hand_are_not_expected_in_the_stock() -> None:
    zones = {"stock": ["AD", "4S", "4C"], "hand.0": ["2H"], "hand.1": ["KS", "9D"]}
    p = partial("basa", "draw", zones, seats=2, knows={"hand.1": [[0], []]}, vars={"points": [40, 40]})
    assert "KS" in view(p, 0).pool and "KS" not in unseen(view(p, 0)) and "9D" in unseen(view(p, 0))


def test_of_the_hours_only_the_one_that_pays_most_is_tried() -> None:
    seen = view(asked("act", ["3D", "2H"]), 0)
    assert [str(one) for one in narrowed(seen, seen.legal) if one.args[:1] == ("3D",)] == ["use:3D:12"]


def test_a_second_card_is_used_if_it_is_worth_anything() -> None:
    more: dict[str, Any] = {"uses": 1, "guessed": True, "first": "2C", "zones": {"temp.0": ["2C"]}}
    for card, action in (("TH", "use:TH"), ("7H", "done")):
        assert str(quick(asked("second", [card, "2D"], ["AD", "4C"], **more).bare())) == action


def test_the_quick_player_chooses_points_for_a_further_turn() -> None:
    fx = {"card": "AH", "power": "AH", "n": 3}
    assert str(quick(asked("prop", ["2H"], fx=fx, zones={"used": ["AH"]}).bare())) == "prop:points"


def test_a_trial_weighs_the_ace_by_how_likely_it_is() -> None:
    survivor: dict[str, Any] = {"options": {"win": "survivor"}, "others": [["KS", "9D"]]}
    (many,), (few,) = (
        trials(view(asked("draw", ["2H", "KC"], stock, **survivor), 0), [Action("take")], Random(1), UNLIMITED)
        for stock in (STOCK, ["AD", "4S"])
    )
    assert many.share > 0.35 > few.share, "whoever draws it loses"


def test_a_present_goes_to_the_one_with_the_fewest_points() -> None:
    fx = {"card": "TH", "power": "TH", "n": 3}
    for points, seat in (([40, 10, 20], 1), ([40, 20, 10], 2)):
        p = asked("gift", ["2H", "KS"], others=[[], []], points=points, fx=fx, zones={"used": ["TH"]})
        assert str(advice(p).action) == f"give:2H:{seat}"


def test_of_an_interrupted_trial_only_deals_count_in_which_every_action_was_tried() -> None:
    seen = view(asked("draw", ["2H", "KC"], others=[["KS", "9D"]]), 0)
    actions = [Action("guess", (suit,)) for suit in "CS"]
    one, more, two = (trials(seen, actions, Random(1), Limit(iterations=n)) for n in (2, 3, 4))
    assert one == more != two, "the second deal is not finished"
    assert all(prospect.share > 0.2 for prospect in one), "the one deal counts whole"


def test_what_a_card_brings_is_counted_from_the_points_before() -> None:
    told = advice(asked("act", ["TH", "6H"], ["AD", "4C", "4S", "7C", "5S"], points=[140, 40, 40], k=30))
    assert (str(told.action), *told[1:]) == ("use:TH", "use-gains", ("TH", 29)), "thirty, and the use costs one"


def trial(turn: int = 1, **more: Any) -> float:
    """What a trial that was begun in this turn makes of a position for seat 0."""
    return worth(asked("act", ["2H", "KC"], **{"turn_no": 2, **more}).bare(), 0, turn)


def test_a_trial_counts_points_a_further_turn_and_the_danger_to_lose() -> None:
    assert trial(points=[80, 40, 40]) > trial(points=[40, 40, 40]) > trial(points=[40, 80, 40])
    assert trial(turn=1) > trial(turn=2), "the next turn is its own"
    survivor: dict[str, Any] = {"options": {"win": "survivor"}}
    out = trial(lost=[1], points=[40, 40, 40], others=[[], ["8S", "9C"]], **survivor)
    assert out > trial(**survivor), "one rival less"
    assert 0 < trial(points=[80, 40, 40], **survivor) - trial(**survivor) < trial(points=[80, 40, 40]) - trial()
    low, enough = (trial(points=[n, 40, 40], options={"hp": "lose"}) for n in (2, 12))
    assert low < trial(points=[2, 40, 40]) and enough == trial(points=[12, 40, 40])


@pytest.mark.parametrize(("stock", "action"), [(20, "stage"), (8, "use:QH")])
def test_expert_goes_on_while_the_stock_is_large_and_stops_when_it_is_small(stock: int, action: str) -> None:
    p = asked("act", ["QH", "6H"], REST[:stock], points=[140, 60, 50], k=2, guessed=True)
    assert {str(decide(view(p, 0), "expert", seed, {"hour": 9}).action) for seed in range(3)} == {action}


def test_every_power_has_a_worth() -> None:
    assert set(FLAT) == set(POWERS)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(
    "options",
    [
        {"remove": True, "draw": "mod5", "hp": "lose"},
        {"draw": "colour", "hp": "lock", "win": "survivor"},
        {"mute": True, "decks": 2, "hp": "lose", "win": "survivor"},
    ],
)
def test_every_variation_is_played(options: dict[str, Any]) -> None:
    rng = Random(1)
    p = new_game(GAMES["basa"], 3, 5, options).position
    for _ in range(60):
        if p.turn is None:
            break
        told = decide(view(p, p.turn), "greedy", 1, {"hour": 9})
        legal = GAMES["basa"].legal(p)
        assert told.action in legal
        p = play(p, told.action if rng.random() < 0.5 else rng.choice(legal)).position


def test_a_reason_says_what_is_so() -> None:
    met = Counter[str]()
    for seed in range(3):
        for p in decisions("basa", 60 + seed, every=2):
            told = advice(p)
            met[told.code] += 1
            match told.code:
                case "guess-rare" | "guess-frequent":
                    cards = unseen(view(p, p.turn))
                    share = suit_counts(cards)[str(told.args[0])] / len(cards)
                    assert told.args[1] == pytest.approx(share, abs=0.006)
                case "stage-on":
                    assert told.args[0] == 2 * (p.game.seats - len(p.vars["lost"]))
                case "take-risk":
                    assert 0 < float(told.args[0]) <= 0.5
                case "use-gains":
                    assert told.action.args[0] == told.args[0] and float(told.args[1]) > 0
    assert set(met) <= {*REASONS, "only-move"} and len(met) >= 6


@pytest.mark.parametrize(
    ("seats", "deals", "least"),
    [
        (2, range(5000, 5002), 0.5),
        pytest.param(2, range(5000, 5003), 0.6, marks=pytest.mark.slow),
        pytest.param(4, range(5000, 5001), 0.3, marks=pytest.mark.slow),
    ],
)
def test_it_beats_random_play_of_two_and_of_four(seats: int, deals: range, least: float) -> None:
    assert win_share("basa", seats, deals) > least


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (4, 0.45), (8, 0.3)])
def test_over_many_deals_it_wins_far_more_than_its_share(seats: int, least: float) -> None:
    assert win_share("basa", seats, range(64 // seats)) > least
