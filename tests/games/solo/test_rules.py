"""Solo against its canon page: what its cases leave open, refusals, facts, and which test holds which section."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from app.engine import Fact, Position, new_game, play, position_from_json, view
from app.games import GAMES, worked_cases
from app.games.solo.rules import RUNS, Solo
from tests.games import worked
from tests.games.worked import legal, refused

RULES = GAMES["solo"]
CASES = worked_cases.read("solo")

SECTIONS = [
    *("1 deck", "1 values", "2 zones", "2 vars", "2 in play", "2 run", "3 set-up"),
    *("4 1a no-match", "4 1a cap", "4 1a all-centers", "4 1a order", "4 1b", "4 1c", "4 step 2"),
    *("4 choose take", "4 choose return", "4 choose set:all", "4 choose set:keep", "4 second", "4 earning"),
    *("4 R1", "4 R2", "4 R3", "4 R4", "4 R5", "4 R6", "4 computer i", "4 computer ii", "4 computer iii"),
    *("4 set effect", "4 short shuffle", "5 winners", "5 scores", "5 termination", "6 ace", "6 max_idle"),
    *(f"7 reading {n}" for n in range(16)),
    *("8 cases", "9 table", "10 bot"),
]
"""The sections of the page, by their numbers."""

COVERED = {
    "1 deck": ["test_the_deck_is_one_pack_without_jokers"],
    "1 values": ["test_runs_are_three_neighbours_and_never_go_round_the_corner"],
    "2 zones": ["test_who_sees_what"],
    "2 vars": ["01", "02c", "07", "14"],
    "2 in play": ["04", "10", "test_earned_and_removed_cards_are_not_in_play"],
    "2 run": ["03a", "03b", "03c", "test_runs_are_three_neighbours_and_never_go_round_the_corner"],
    "3 set-up": ["test_a_new_game_deals_four_cards_and_the_first_center"],
    "4 1a no-match": ["04", "05", "06", "11c", "test_a_run_or_a_pair_anywhere_in_play_keeps_the_game_alive"],
    "4 1a cap": ["12"],
    "4 1a all-centers": ["10", "test_the_last_center_card_still_gets_its_time"],
    "4 1a order": ["test_of_several_ends_the_first_of_the_page_is_named"],
    "4 1b": ["01", "11a", "14"],
    "4 1c": ["07", "13", "test_the_old_center_goes_down_before_the_new_one_is_drawn"],
    "4 step 2": ["02b", "07", "11a"],
    "4 choose take": ["02a", "03a", "09c", "11a"],
    "4 choose return": ["02a", "11a"],
    "4 choose set:all": ["09a", "09b", "test_a_hand_of_three_in_a_run_is_a_set"],
    "4 choose set:keep": ["08a", "09c"],
    "4 second": ["02c", "02d", "test_there_is_no_way_back_from_the_second_card"],
    "4 earning": ["01", "02b", "02d", "test_the_computer_gets_no_chance_after_a_gain_or_a_set"],
    "4 R1": ["04", "05"],
    "4 R2": ["11b"],
    "4 R3": ["04", "06", "07", "test_the_four_turned_up_lie_open_for_a_moment"],
    "4 R4": ["04", "05", "06"],
    "4 R5": ["04", "05", "06", "test_the_rest_goes_under_the_stock_and_is_shuffled"],
    "4 R6": ["07", "11b", "12"],
    "4 computer i": ["04", "05", "test_the_computers_pair_is_the_earliest_by_its_first_and_then_its_second_card"],
    "4 computer ii": ["06"],
    "4 computer iii": ["07", "12"],
    "4 set effect": ["08b", "13", "test_the_computer_gets_no_chance_after_a_gain_or_a_set"],
    "4 short shuffle": ["test_a_stock_of_one_card_or_none_uses_no_chance"],
    "5 winners": ["04", "05", "06", "10", "12"],
    "5 scores": ["test_both_scores_count_all_cards_gained"],
    "5 termination": ["test_a_gain_begins_the_idle_turns_anew"],
    "6 ace": [
        *("15a", "15b", "15c", "15d", "test_runs_are_three_neighbours_and_never_go_round_the_corner"),
        "test_a_set_with_an_ace_in_its_run_follows_the_option",
    ],
    "6 max_idle": ["12", "test_the_cap_is_the_option_and_twenty_by_default"],
    "7 reading 0": ["test_the_deck_is_one_pack_without_jokers"],
    "7 reading 1": ["test_a_game_ends_for_the_reasons_of_the_page_only"],
    "7 reading 2": ["04", "08b"],
    "7 reading 3": ["07", "13", "test_dry_turns_are_the_cards_not_the_players"],
    "7 reading 4": ["03a", "03b", "03c"],
    "7 reading 5": ["01", "04"],
    "7 reading 6": ["04", "05", "06"],
    "7 reading 7": ["07", "test_the_rest_goes_under_the_stock_and_is_shuffled"],
    "7 reading 8": ["08b", "13", "test_the_computer_gets_no_chance_after_a_gain_or_a_set"],
    "7 reading 9": ["09a", "08b"],
    "7 reading 10": ["10", "test_the_last_center_card_still_gets_its_time"],
    "7 reading 11": ["11c", "test_a_set_in_hand_alone_does_not_keep_the_game_alive"],
    "7 reading 12": ["11a", "11b"],
    "7 reading 13": ["02a", "04"],
    "7 reading 14": ["12", "test_the_cap_is_the_option_and_twenty_by_default"],
    "7 reading 15": ["06", "12"],
    "8 cases": [worked.number(case) for case in CASES],
    "9 table": ["test_the_facts_name_the_cards_that_were_never_center_and_the_card_that_would_go"],
    "10 bot": ["test_who_sees_what"],
}
"""By section: the cases (by number) and tests that cover it."""


def position(zones: dict[str, list[str]], **more: Any) -> Position:
    """A partial position in phase `choose`; other names than phase and options are vars."""
    data = {
        "game": "solo", "seats": 1, "partial": True, "rng": 1, "turn": 0, "phase": more.pop("phase", "choose"),
        "options": more.pop("options", {}), "zones": zones, "vars": more,
    }  # fmt: skip
    return position_from_json(data, GAMES)


def zones(p: Position) -> dict[str, list[str]]:
    return {zone: p.texts(zone) for zone, cards in p.zones.items() if cards}


# The deck, the deal, the runs


def test_the_deck_is_one_pack_without_jokers() -> None:
    deck = [card.text for card in RULES.deck(1, {})]
    assert len(deck) == len(set(deck)) == 52
    assert {text[0] for text in deck} == set("23456789TJQKA") and {text[1] for text in deck} == set("CDHS")


def test_a_new_game_deals_four_cards_and_the_first_center() -> None:
    for seed in range(30):
        p = new_game(RULES, 1, seed).position
        assert (p.phase, p.turn) == ("choose", 0)
        assert {zone: p.size(zone) for zone in p.zones if p.zones[zone]} == {"stock": 47, "center": 1, "hand.0": 4}
        assert p.vars == {"dry_turns": 0, "idle": 0, "been": tuple(p.texts("center")), "picked": ""}


def test_the_center_is_drawn_after_the_hand() -> None:
    step = new_game(RULES, 1, 1)
    moves = [(event.args["from"], event.args["to"], len(event.cards)) for event in step.events if event.code == "moved"]
    assert moves == [("stock", "hand.0", 4), ("stock", "center", 1)]


@pytest.mark.parametrize(("ace", "royal", "wheel"), [("high", True, False), ("low", False, True), ("both", True, True)])
def test_runs_are_three_neighbours_and_never_go_round_the_corner(ace: str, royal: bool, wheel: bool) -> None:
    order = "23456789TJQKA"
    named = {"".join(three) for three in combinations(order, 3) if sum(1 << order.index(r) for r in three) in RUNS[ace]}
    plain = {order[i : i + 3] for i in range(10)}
    assert named == plain | ({"QKA"} if royal else set()) | ({"23A"} if wheel else set())


def test_who_sees_what() -> None:
    p = position({"stock": ["2C", "3C"], "center": ["9H"], "hand.0": ["4C"], "won.0": ["5C"], "removed": ["6C"]})
    for seat in (0, None):
        shown = {zone: list(cards) for zone, cards in view(p, seat).zones.items() if cards}
        assert shown == {**zones(p), "stock": ["??", "??"]}


# Step 1


def test_a_run_or_a_pair_anywhere_in_play_keeps_the_game_alive() -> None:
    base = {"center": ["9H"], "hand.0": ["2C", "5D", "KS", "9S"], "stock": []}
    over = play(position({**base, "stock": ["JC"]}, been=["9H"]), "take:9S").position
    assert over.result is not None and over.result.reason == "no-match"
    for stock in (["JC", "QD"], ["KD", "7C"]):  # J Q K; K K
        assert play(position({**base, "stock": stock}, been=["9H"]), "take:9S").position.phase == "choose"


def test_earned_and_removed_cards_are_not_in_play() -> None:
    p = position({"center": ["9H"], "hand.0": ["2C", "9S", "KS"], "won.0": ["2D"], "removed": ["KD"]}, been=["9H"])
    assert play(p, "take:9S").position.result is not None


def test_a_set_in_hand_alone_does_not_keep_the_game_alive() -> None:
    hand = ["2H", "6H", "9H", "KH"]
    p = position({"center": ["4C"], "hand.0": [*hand[:3], "4D"], "stock": ["KH"], "won.computer": ["7C"]}, been=["4C"])
    over = play(p, "take:4D").position
    assert over.result is not None and over.result.reason == "no-match"
    assert sorted(over.texts("hand.0") + over.texts("stock")) == sorted(hand)


def test_the_last_center_card_still_gets_its_time() -> None:
    cards = {"center": ["9H"], "hand.0": ["4D", "4S", "KD"]}
    p = position(cards, been=["4D", "4S", "KD", "9H"])
    assert play(p, "return:KD").position.phase == "choose"
    last = play(position(cards, been=["4D", "4S", "KD", "9H"], dry_turns=2), "return:KD").position
    assert last.result is not None and last.result.reason == "all-centers"


def test_of_several_ends_the_first_of_the_page_is_named() -> None:
    cards = {"center": ["9H"], "hand.0": ["4D", "4S", "KD"]}
    every = ["9H", "4D", "4S", "KD"]
    p = position(cards, been=every, dry_turns=2, idle=19)
    capped = play(p, "return:KD").position
    assert capped.result is not None and capped.result.reason == "cap"
    p = position({"center": ["9H"], "hand.0": ["4D", "6S", "KD"]}, been=every, dry_turns=2, idle=19)
    matchless = play(p, "return:KD").position
    assert matchless.result is not None and matchless.result.reason == "no-match"


def test_the_old_center_goes_down_before_the_new_one_is_drawn() -> None:
    p = position({"center": ["KD"], "hand.0": ["2C", "5D", "5H", "9H"], "stock": []}, dry_turns=2, been=["KD"])
    step = play(p, "return:2C")
    moves = [(event.args["from"], event.args["to"]) for event in step.events if event.code == "moved"]
    assert moves[-3:] == [("center", "stock"), ("stock", "center"), ("stock", "hand.0")]
    said = [event.args["code"] for event in step.events if event.code == "said"]
    assert said == ["computer-nothing", "center-replaced"]


def test_dry_turns_are_the_cards_not_the_players() -> None:
    p = position({"center": ["9H"], "hand.0": ["9C", "2S", "QD", "4D"], "stock": ["KD", "3C"]}, dry_turns=2, idle=2)
    earned = play(p, "take:9C").position
    assert (earned.vars["dry_turns"], earned.vars["idle"]) == (0, 0)
    after = play(earned, "return:2S").position
    assert (after.vars["dry_turns"], after.vars["idle"], after.texts("center")) == (1, 1, ["KD"])


# Decisions


def test_a_hand_of_three_in_a_run_is_a_set() -> None:
    p = position({"center": ["KD"], "hand.0": ["4H", "5C", "6D"], "won.computer": ["8S", "7D"]}, been=["KD"])
    assert legal(p) == ["return:4H", "return:5C", "return:6D", "set:all"]
    # The king is now alone: nothing in play can match.
    after = play(p, "set:all").position
    assert zones(after) == {"center": ["KD"], "won.computer": ["7D"], "removed": ["8S", "6D", "5C", "4H"]}
    assert after.result is not None and after.result.winners == ("computer",)


@pytest.mark.parametrize(("ace", "sets"), [("high", ["QKA"]), ("low", ["A23"]), ("both", ["QKA", "A23"])])
def test_a_set_with_an_ace_in_its_run_follows_the_option(ace: str, sets: list[str]) -> None:
    for ranks in ("QKA", "A23", "KA2"):
        hand = [rank + suit for rank, suit in zip(ranks, "CDH", strict=True)]
        for more, action in (([], "set:all"), (["7S"], "set:keep:7S")):
            p = position({"hand.0": [*hand, *more], "won.computer": ["8S"]}, options={"ace": ace})
            assert (action in legal(p)) == (ranks in sets)


def test_there_is_no_way_back_from_the_second_card() -> None:
    p = position({"center": ["8S"], "hand.0": ["7H", "9D", "6C", "2D"], "stock": ["KD"]})
    second = play(p, "take:7H").position
    assert legal(second) == ["take:9D", "take:6C"]
    assert refused(second, "return:7H") == ("not-now", ("return",))
    assert refused(second, "take:2D") == ("no-run", ("7H", "2D", "8S"))
    assert refused(second, "take:7H") == ("no-run", ("7H", "7H", "8S"))


def test_the_computer_gets_no_chance_after_a_gain_or_a_set() -> None:
    p = position(
        {
            "center": ["5S"], "hand.0": ["4H", "5H", "6H", "KH"], "won.computer": ["4C", "4D"],
            "stock": ["5C", "5D", "2S"],
        }
    )  # fmt: skip
    for action in ("take:5H", "set:all", "set:keep:KH"):
        step = play(p, action)
        assert not [event for event in step.events if event.args.get("to") == "show"]
        assert step.position.size("won.computer") == (2 if action == "take:5H" else 1)


def test_the_four_turned_up_lie_open_for_a_moment() -> None:
    p = position({"center": ["9H"], "hand.0": ["2C", "4D", "KS", "JH"], "stock": ["3D", "6C", "8C", "QS", "7S"]})
    shown = [event for event in play(p, "return:2C").told(0) if event.args.get("to") == "show"]
    assert [event.laid for event in shown] == [["3D", "6C", "8C", "QS"]]
    assert play(p, "return:2C").position.size("show") == 0


def test_the_rest_goes_under_the_stock_and_is_shuffled() -> None:
    p = position({"center": ["9H"], "hand.0": ["2C", "4D", "KS", "JH"], "stock": ["3D", "6C", "3C", "QS", "4S"]})
    step = play(p, "return:2C")
    codes = [event.code for event in step.events if event.args.get("to") == "stock" or event.code == "shuffled"]
    assert codes == ["moved", "moved", "shuffled"]
    after = step.position
    assert sorted(after.texts("stock") + after.texts("hand.0")[3:]) == ["2C", "3C", "3D", "4S", "6C", "QS"]
    orders = {tuple(play(changed(p, seed), "return:2C").position.texts("stock")) for seed in range(20)}
    assert len(orders) > 10


def changed(p: Position, seed: int) -> Position:
    """The same position with another state of chance."""
    other = p.copy()
    other.rng = seed * 7919 + 1
    return other


def test_the_computers_pair_is_the_earliest_by_its_first_and_then_its_second_card() -> None:
    def takes(*stock: str) -> list[str]:
        p = position({"center": ["9H"], "hand.0": ["2C", "2D", "KS", "AH"], "stock": [*stock]})
        return play(p, "return:2C").position.texts("won.computer")

    assert takes("TD", "7D", "8S", "JC") == ["8S", "TD", "9H"]
    assert takes("7D", "TD", "JC", "8S") == ["8S", "7D", "9H"]
    assert takes("9C", "TD", "3C", "JC") == ["JC", "TD", "9H"]
    assert takes("3C", "9C", "5D", "9D") == ["9C", "9H"]
    assert takes("3C", "5C", "5D", "TD") == []


def test_a_stock_of_one_card_or_none_uses_no_chance() -> None:
    p = position({"center": ["KD"], "hand.0": ["2C", "5D", "5H", "9H"]}, been=["KD"])
    step = play(p, "return:2C")
    assert step.position.rng == p.rng
    assert "shuffled" not in [event.code for event in step.events]


# The end


def test_both_scores_count_all_cards_gained() -> None:
    p = position(
        {"center": ["9H"], "hand.0": ["9C", "4D", "KS"], "won.0": ["3H", "3D"], "won.computer": ["7C", "7D", "7H"]}
    )
    over = play(p, "take:9C").position
    assert over.result is not None and over.result.to_json() == {
        "winners": [0],
        "scores": [4, 3],
        "reason": "no-match",
    }


def test_a_gain_begins_the_idle_turns_anew() -> None:
    p = position({"center": ["9H"], "hand.0": ["9C", "2S", "2D", "4D"], "stock": ["KD", "3C"]}, idle=19)
    assert play(p, "take:9C").position.vars["idle"] == 0
    assert RULES.bound(1, {"max_idle": 60}) > RULES.bound(1, {"max_idle": 10}) > 26


@pytest.mark.parametrize("most", [10, 20, 60])
def test_the_cap_is_the_option_and_twenty_by_default(most: int) -> None:
    cards = {"center": ["KD"], "hand.0": ["2C", "5D", "5H", "9H"]}
    options = {} if most == 20 else {"max_idle": most}
    before = position(cards, idle=most - 2, options=options)
    assert play(before, "return:2C").position.phase == "choose"
    over = play(position(cards, idle=most - 1, options=options), "return:2C").position
    assert over.result is not None and over.result.reason == "cap"


def test_a_game_ends_for_the_reasons_of_the_page_only() -> None:
    reasons = {new_reason(seed) for seed in range(12)}
    assert reasons <= {"no-match", "cap", "all-centers"} and len(reasons) > 1


def new_reason(seed: int) -> str:
    """How a game ends if the first legal action is always taken, or a return if the seed is odd."""
    p = new_game(RULES, 1, seed).position
    while p.result is None:
        actions = RULES.legal(p)
        returns = [action for action in actions if action.verb == "return"]
        p = play(p, returns[0] if seed % 2 and returns else actions[0]).position
    return p.result.reason


# Why not, and what is worth seeing


def test_a_refusal_names_the_cards_it_is_about() -> None:
    p = position({"center": ["9H"], "hand.0": ["2C", "5D", "KS", "JH"], "stock": ["3C", "3D"]})
    assert refused(p, "take:5D") == ("no-match", ("5D", "9H"))
    assert refused(p, "take:3C") == ("not-in-hand", ("3C",))
    assert refused(p, "return:3C") == ("not-in-hand", ("3C",))
    assert refused(p, "set:all") == ("computer-has-none", ())
    bare = position({"hand.0": ["6C", "6S", "QH"]})
    assert refused(bare, "take:6C") == ("no-center", ("6C",))
    rich = position({"center": ["9H"], "hand.0": ["2C", "5D", "KS", "JH"], "won.computer": ["7C"], "stock": ["3C"]})
    assert refused(rich, "set:all") == ("no-set", ())
    assert refused(rich, "set:keep:2C") == ("no-set", ())
    assert refused(rich, "set:keep:3C") == ("not-in-hand", ("3C",))
    assert refused(rich, "set") == ("wrong-arguments", ("set",))


def test_the_facts_name_the_cards_that_were_never_center_and_the_card_that_would_go() -> None:
    p = position(
        {"center": ["9H"], "hand.0": ["2C"], "stock": ["3C", "3D"], "won.computer": ["7C", "7D"], "removed": ["8C"]},
        been=["9H", "3D"],
    )
    facts = RULES.facts(view(p, 0))
    assert facts[1] == Fact("would-go", ("7C",), "won.computer")
    # Cards that a position leaves out are not in play: a worked case said that 51 cards had never been center.
    assert facts[0] == Fact("never-center", ("2C", "3C"))
    assert isinstance(RULES, Solo)
