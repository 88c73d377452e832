"""Basa against its canon page: the page's cases, who knows what, the course of a turn, refusals and facts.

The powers of the cards (canon 4.6) are tested in test_powers.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from app.engine import (
    OVER,
    InvalidPosition,
    NotationError,
    Position,
    Step,
    agree,
    deal_unknown,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games import worked_cases
from app.games.basa.cards import PLAIN, RIGHT, SUIT, UNIQUE, VALUE
from app.games.basa.rules import Basa
from tests.games import contract, worked
from tests.games.basa import test_powers
from tests.games.contract import Table
from tests.games.worked import facts, legal, refused

RULES = Basa()
GAMES = {"basa": RULES}
CASES = worked_cases.read("basa")

COVERED = {
    "1 deck, seats, values": ["test_the_deck_has_so_many_packs_with_their_jokers", "test_values_suits_and_unique"],
    "2 knowledge": [
        "test_every_seat_knows_what_it_has_seen",
        "test_what_goes_into_the_stock_or_to_a_player_is_named_to_nobody_else",
        "test_a_blind_pick_is_seen_by_the_owner_and_the_picker",
        "test_no_dealt_world_has_an_ace_of_diamonds_in_a_hand",
    ],
    "3 set-up": ["test_a_new_game_deals_three_cards_to_each_seat", "test_the_first_digit_is_given_or_drawn"],
    "4.1 to the hand": ["11", "test_an_empty_hand_sends_the_reward_to_temp", "test_3h_takes_back_what_left_the_game"],
    "4.1 draw": ["07", "09", "13", "16", "test_a_stock_of_aces_alone_gives_no_card"],
    "4.2 turn": ["01", "02", "14"],
    "4.3 take": ["01", "09", "16"],
    "4.3 guess": [
        *("02", "04", "05", "06", "08", "11"),
        "test_a_joker_is_guessed_by_either_suit_of_its_colour",
        "test_a_suit_guessed_on_the_ace_costs_the_penalty",
        "test_a_protected_guess_turns_up_another_card",
    ],
    "4.3 penalty": ["06", "07", "test_the_last_card_of_a_penalty_is_a_draw_step"],
    "4.3 variations 2 and 3": ["21", "22", "test_variation_2_may_lose", "test_variation_3_ends_with_a_black_card"],
    "4.4 card step": [
        *("02", "03", "05", "11", "20", "23"),
        "test_without_a_guess_one_card_is_used",
        "test_stages_come_to_an_end_and_a_stage_that_is_owed_does_not_count",
        "test_two_cards_in_a_stage_that_is_owed",
        "test_who_holds_only_what_he_cannot_use_may_end",
    ],
    "4.4 using a card": ["01", "12", "15", "31", "test_a_trap_waits_for_the_first_other_player"],
    "4.4 losing in a power": ["test_5s_counts_what_it_turned_up_when_it_meets_the_ace"],
    "4.5 end of turn": [
        *("01", "02", "12", "15", "26"),
        "test_every_temporary_place_is_counted_at_the_end_of_the_turn",
        "test_turns_that_are_missed_and_reversals_that_end",
        "test_a_further_turn_is_lost_with_its_player",
        "test_the_property_of_a_further_turn",
    ],
    "4.6 powers": [
        *("12", "13", "14", "15", "17", "18", "26", "27", "28", "29", "30", "31", "32", "33"),
        "test_every_card_but_the_ace_of_diamonds_has_a_power",
        "test_a_card_that_is_as_another_does_the_same",
        *(name for name in vars(test_powers) if name.startswith("test_")),
    ],
    "4.6 3D, the hour": ["32", "test_only_the_hour_of_the_clock_is_offered"],
    "4.6 3H, the exchange": ["28", "test_the_exchange_of_3h_is_once_a_stage"],
    "4.7 losing": ["07", "09", "13", "24", "test_what_a_loser_has_set_is_void"],
    "4.8 feeding": ["19", "20", "test_feeding_before_a_second_guess", "test_a_turn_without_cards_to_feed_ends"],
    "5 end and score": ["09", "10", "18", "20", "test_the_cap_ends_the_game", "test_ties"],
    "6 decks": ["test_equal_cards_are_one_action", "test_the_deck_has_so_many_packs_with_their_jokers"],
    "6 remove": ["20", "29", "test_variation_1_empties_the_stock"],
    "6 draw": ["21", "22"],
    "6 hp": ["23", "24", "test_whoever_is_below_zero_loses", "test_an_exchange_may_cost_the_game"],
    "6 mute": ["25"],
    "6 win": ["09", "10", "test_ties"],
    "6 caps": ["test_the_caps_are_filled_in", "test_the_cap_ends_the_game"],
    "7 readings": [
        "test_a_suit_guessed_on_the_ace_costs_the_penalty",
        "test_the_last_card_of_a_penalty_is_a_draw_step",
        "test_without_a_guess_one_card_is_used",
        "test_an_empty_hand_sends_the_reward_to_temp",
        "test_every_temporary_place_is_counted_at_the_end_of_the_turn",
        "test_a_turn_without_cards_to_feed_ends",
        "test_ties",
        "test_a_joker_is_guessed_by_either_suit_of_its_colour",
        "test_a_blind_pick_is_seen_by_the_owner_and_the_picker",
    ],
    "8 cases": [worked.number(case) for case in CASES],
    "9 facts": ["test_the_facts_at_a_glance", "test_the_power_of_a_card_in_numbers"],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(**parts: Any) -> Position:
    """A partial position: three seats, seat 0 to act with a card in `temp`."""
    data: dict[str, Any] = {"game": "basa", "partial": True, "seats": 3, "rng": 1, "turn": 0, "phase": "act", **parts}
    zones = {"stock": ["7C", "3H", "AD", "QS"], "hand.0": ["5D"], "temp.0": ["2C"]}
    zones |= {f"hand.{seat}": [["6D", "9H", "4D", "TD", "8S"][seat - 1]] for seat in range(1, data["seats"])}
    data["zones"] = {**zones, **parts.get("zones", {})}
    data["vars"] = {"points": [20] * data["seats"], **parts.get("vars", {})}
    return position_from_json(data, GAMES)


def after(*actions: str, **parts: Any) -> Position:
    """The position after these actions."""
    return play(position(**parts), *actions).position


def points(p: Position) -> list[int]:
    """The points by seat."""
    return list(p.vars["points"])


def said(step: Step) -> list[tuple[str, list[Any]]]:
    """What is said in a step."""
    return [(e.said, e.about) for e in step.events if e.said]


# Deck and set-up


def test_the_deck_has_so_many_packs_with_their_jokers() -> None:
    assert RULES.seats() == range(2, 9)
    for decks in (1, 2, 4):
        deck = [card.text for card in RULES.deck(2, {"decks": decks})]
        assert len(deck) == 54 * decks and len(set(deck)) == 54
        assert all(deck.count(text) == decks for text in ("AD", "XR", "XB", "7H"))


def test_values_suits_and_unique() -> None:
    assert [VALUE[rank + "S"] for rank in "A23456789TJQK"] == list(range(1, 14))
    assert VALUE["XR"] == VALUE["XB"] == 0 and SUIT["XR"] == ""
    assert (RIGHT["XR"], RIGHT["XB"]) == ("DH", "CS") and all(RIGHT[text] == text[1] for text in PLAIN)
    assert {"XR", "XB", "QD", "KD", "3H", "QH", "KH", "TC"} == UNIQUE


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_new_game_deals_three_cards_to_each_seat(seats: int) -> None:
    first, digits = set(), set()
    for seed in range(60):
        p = new_game(RULES, seats, seed).position
        assert (p.phase, p.turn) == ("draw", p.vars["active"])
        assert [p.size(f"hand.{seat}") for seat in range(seats)] == [3] * seats
        assert p.texts("stock").count("AD") == 1 and p.size("stock") == 54 - 3 * seats
        assert points(p) == [20] * seats and p.vars["skip"] == (0,) * seats
        first.add(p.turn)
        digits.update(p.vars["id_digit"])
    assert first == set(range(seats)) and digits == set(range(10))


def test_aces_of_several_packs_are_all_in_the_stock() -> None:
    for seed in range(30):
        p = new_game(RULES, 8, seed, {"decks": 4}).position
        assert p.texts("stock").count("AD") == 4


def test_the_first_digit_is_given_or_drawn() -> None:
    persons: list[dict[str, Any]] = [{"digit": 9}, {}, {"digit": 0}, {"digit": 12}]
    seen = {new_game(RULES, 5, seed, {}, persons).position.vars["id_digit"] for seed in range(60)}
    assert {digits[0] for digits in seen} == {9} and {digits[2] for digits in seen} == {0}
    for seat in (1, 3, 4):
        assert {digits[seat] for digits in seen} == set(range(10)), "what is missing, or no digit, is drawn"


def test_what_a_position_leaves_out_has_its_start_value() -> None:
    p = position(zones={"hand.0": ["8D", "5D"]})
    p.vars["points"] = ()
    q = play(p, "use:5D").position
    assert points(q) == [20 + 3 - 1 + 12, 20, 20] and q.vars["skip"] == q.vars["id_digit"] == (0, 0, 0)


# 4.3: the draw step


def test_a_joker_is_guessed_by_either_suit_of_its_colour() -> None:
    for joker, right in (("XR", "DH"), ("XB", "CS")):
        for suit in "CDHS":
            p = after(f"guess:{suit}", phase="draw", zones={"stock": [joker, "7C", "AD"]})
            assert p.phase == ("act" if suit in right else "reguess")
            assert (joker in p.texts("hand.0")) == (suit in right)
        p = after("guess:AD", phase="draw", zones={"stock": [joker, "7C", "8C", "9C", "4C", "AD"]})
        assert p.texts("temp.0")[-2:] == [joker, "2C"] and p.vars["penalty"]


def test_a_suit_guessed_on_the_ace_costs_the_penalty() -> None:
    kinds = set()
    for rng in range(60):
        stock = ["AD", "7C", "8C", "9C", "4C", "3C"]
        step = play(position(phase="draw", rng=rng, zones={"stock": stock}), "guess:D")
        p = step.position
        assert ("guessed-wrong", [0, "D"]) in said(step) and ("penalty", [0]) in said(step)
        if p.vars["lost"]:
            # The ace came again: two cards drawn at most.
            drawn = 20 - points(p)[0] + 2 * 3 * 1 + 1
            assert p.vars["lost"] == (0,) and -drawn in (0, 6, 12)
        else:
            assert (p.phase, p.turn, p.size("temp.0"), p.vars["penalty"]) == ("draw", 0, 4, True)
            assert p.size("stock") == 3 and "AD" in p.texts("stock")
        kinds.add(bool(p.vars["lost"]))
    assert kinds == {True, False}


def test_the_last_card_of_a_penalty_is_a_draw_step() -> None:
    stock = ["7C", "4H", "9S", "2S", "KD", "KC", "KS", "QS", "8C", "AD"]
    p = after("guess:AD", phase="draw", zones={"stock": stock})
    assert legal(p) == ["take", "guess:C", "guess:D", "guess:H", "guess:S", "guess:AD"]
    taken = play(p, "take").position
    assert taken.phase == "act" and taken.texts("temp.0")[0] == "KD" and taken.vars["penalty"] is False
    wrong = play(p, "guess:S").position
    assert wrong.phase == "reguess" and wrong.vars["penalty"] is True
    again = play(p, "guess:AD").position
    assert again.texts("temp.0") == ["QS", "KS", "KC", "KD", "2S", "9S", "4H", "7C", "2C"]
    assert again.phase == "draw" and again.vars["penalty"] is True
    lost = after("guess:AD", "take", phase="draw", zones={"stock": ["7C", "4H", "9S", "2S", "AD", "KC"]})
    assert lost.vars["lost"] == (0,) and points(lost)[0] == 20 + 2 * 3 * 5 + 1


def test_a_penalty_from_a_short_stock_goes_on_with_the_fourth_card() -> None:
    zones = {"stock": ["7C", "4H", "AD"], "hand.0": ["5D", "8D"], "hand.1": ["6D", "4D"]}
    step = play(position(phase="draw", zones=zones), "guess:AD")
    p = step.position
    # 7C, 4H, then the stock is empty but for the ace: the hands feed it before the fourth card.
    assert (p.phase, p.turn, p.vars["after"], p.vars["queue"]) == ("feed", 0, "draw", (0, 1, 2))
    assert p.texts("temp.0") == ["4H", "7C", "2C"] and ("stock-empty", []) in said(step)


def test_a_protected_guess_turns_up_another_card() -> None:
    for rng in range(20):
        p = after("guess:C", phase="draw", rng=rng, zones={"stock": ["AD", "7C"]}, vars={"charm": "safe"})
        assert p.phase == "act" and p.texts("hand.0") == ["5D", "7C"] and p.texts("stock") == ["AD"]
    p = after("guess:AD", phase="draw", zones={"stock": ["AD", "7C"]}, vars={"charm": "safe"})
    assert p.texts("hand.0") == ["5D", "7C"], "guessed rightly it is not replaced"


def test_an_empty_hand_sends_the_reward_to_temp() -> None:
    zones = {"stock": ["AD", "7C", "8C", "9C", "4C"], "hand.0": []}
    p = after("guess:AD", phase="draw", zones=zones)
    assert p.size("hand.0") == 0 and sorted(p.texts("temp.0")) == ["2C", "4C", "7C", "8C", "9C"]
    assert p.texts("stock") == ["AD"]


def test_the_reward_of_several_packs_meets_no_other_ace() -> None:
    for rng in range(20):
        zones = {"stock": ["AD", "AD", "7C", "8C", "9C"]}
        p = after("guess:AD", phase="draw", rng=rng, options={"decks": 2}, zones=zones)
        assert sorted(p.texts("hand.0")) == ["5D", "7C", "8C", "9C"] and p.texts("stock") == ["AD", "AD"]


def test_a_stock_of_aces_alone_gives_no_card() -> None:
    p = after("take", phase="draw", zones={"stock": ["AD"]})
    assert p.phase == "act" and p.texts("temp.0") == ["2C"], "only a made-up position rests there"
    p = after("guess:C", phase="draw", zones={"stock": []})
    assert p.phase == "act"


def test_variation_2_may_lose() -> None:
    options = {"draw": "mod5"}
    p = after("stage", options=options, zones={"stock": ["8C", "3H", "AD", "4D"]})
    # 8C, then three: 3H and the ace. 2C, 8C, 3H and one card in hand.
    assert p.vars["lost"][0] == 0 and points(p)[0] == 20 + 2 * 3 * 3 + 1
    one = after("stage", options=options, zones={"stock": ["TC", "3H", "AD"]})
    assert one.texts("temp.0") == ["TC", "2C"] and one.phase == "act"
    joker = after("stage", options=options, zones={"stock": ["XR", "3H", "AD"]})
    assert joker.texts("temp.0") == ["XR", "2C"]


def test_variation_3_ends_with_a_black_card() -> None:
    options = {"draw": "colour"}
    p = after("stage", options=options, zones={"stock": ["4D", "XB", "3H", "AD"]})
    assert p.texts("temp.0") == ["XB", "4D", "2C"] and legal(p)[0] == "stage"
    p = after("stage", options=options, zones={"stock": ["4D", "AD", "KC"]})
    assert p.vars["lost"][0] == 0
    p = after("stage", options=options, zones={"stock": ["4D", "8D"]})
    assert p.phase == "act" and p.size("stock") == 0, "the stock has run out"


# 4.4: the card step


def test_without_a_guess_one_card_is_used() -> None:
    p = after("use:2H", zones={"hand.0": ["2H", "8D"]})
    assert (p.phase, p.turn) == ("draw", 1)
    p = after("use:2H", zones={"hand.0": ["2H", "8D"]}, vars={"guessed": True})
    assert (p.phase, p.turn, legal(p)) == ("second", 0, ["use:8D", "done"])
    assert play(p, "done").position.turn == 1
    last = play(p, "use:8D").position
    assert last.turn == 2 and last.vars["uses"] == 0 and last.vars["first"] == ""


def test_a_unique_card_is_used_alone() -> None:
    guessed = {"guessed": True}
    assert after("use:QD", zones={"hand.0": ["QD", "8S"]}, vars=guessed).turn == 2
    p = after("use:8D", zones={"hand.0": ["8D", "QH", "XB", "TC", "8S", "4S"]}, vars=guessed)
    assert legal(p) == ["use:4S", "done"]


def test_stages_come_to_an_end_and_a_stage_that_is_owed_does_not_count() -> None:
    options = {"max_stages": 5}
    assert "stage" in legal(position(options=options, vars={"k": 4}))
    assert legal(position(options=options, vars={"k": 5}, zones={"hand.0": ["5D", "8D"]})) == ["use:5D", "use:8D"]
    p = after("use:5C", options=options, vars={"k": 5}, zones={"hand.0": ["5C", "5D", "8D"]})
    assert (p.phase, p.vars["k"], p.vars["extra"]) == ("draw", 6, 0)
    forced = after("stage", "take", options=options, vars={"k": 4}, zones={"hand.0": []})
    assert forced.turn == 1, "in the last stage an empty hand can only end"


def test_two_cards_in_a_stage_that_is_owed() -> None:
    zones = {"hand.0": ["4H", "5C", "8D", "2S"], "stock": ["7C", "KC", "KS", "3C", "AD"]}
    p = after("use:4H", "use:5C", zones=zones, vars={"guessed": True})
    assert (p.phase, p.vars["k"], p.vars["extra"], p.vars["uses"]) == ("draw", 2, 1, 0)
    p = play(p, "take", "use:8D").position
    assert p.phase == "second", "two cards in this stage too"
    p = play(p, "done").position
    assert (p.phase, p.turn, p.vars["k"], p.vars["extra"]) == ("draw", 0, 3, 0)


def test_who_holds_only_what_he_cannot_use_may_end() -> None:
    p = position(zones={"hand.0": ["3H"], "stock": ["7C", "AD"]})
    assert legal(p) == ["stage", "swap:1", "swap:2", "end"]
    assert legal(position(zones={"hand.0": ["3H", "5D"], "stock": ["7C"]})) == ["stage", "use:5D", "swap:1", "swap:2"]
    rich = position(zones={"hand.0": ["3H"], "stock": ["7C"]}, vars={"points": [200, 20, 20]})
    assert legal(rich) == ["stage", "use:3H"]
    poor = position(zones={"hand.0": ["3H"], "stock": ["7C"]}, vars={"points": [199, 20, 20]})
    assert legal(poor) == ["stage", "swap:1", "swap:2", "end"]


def test_of_several_packs_any_copy_does_what_the_card_does() -> None:
    # The copy in hand is the second one: the first lies in the stock.
    zones = {"stock": ["3D", "3H", "7C"], "hand.0": ["3D", "3H"]}
    p = position(options={"decks": 2}, zones=zones)
    assert [p.game.ids[text].index(c) for text, c in zip(p.texts("hand.0"), p.zones["hand.0"], strict=True)] == [1, 1]
    hours = [f"use:3D:{hour}" for hour in range(1, 13)]
    assert legal(p) == ["stage", *hours, "swap:1", "swap:2"]
    locked = position(options={"hp": "lock"}, vars={"points": [-1, 20, 20]})
    assert legal(locked) == ["stage", "end"]
    assert legal(position(options={"hp": "lock"}, vars={"points": [0, 20, 20]})) == ["stage", "use:5D"]


def test_a_locked_player_has_no_second_card() -> None:
    p = after(
        "use:8D", options={"hp": "lock"}, zones={"hand.0": ["8D", "4S"]}, vars={"guessed": True, "points": [0, 20, 20]}
    )
    assert p.turn == 2 and points(p)[0] == -1 + 12


def test_the_exchange_of_3h_is_once_a_stage() -> None:
    p = after("swap:2", zones={"hand.0": ["3H", "5D"], "stock": ["7C", "KC", "AD"]})
    assert p.texts("hand.0") == ["5D", "9H"] and p.texts("hand.2") == ["3H"] and points(p) == [0, 20, 40]
    assert p.vars["swapped"] and p.vars["uses"] == 0 and legal(p) == ["stage", "use:5D", "use:9H"]
    back = play(p, "stage", "take").position
    assert back.vars["swapped"] is False
    zones = {"hand.0": ["3H", "3H"], "hand.1": [], "stock": ["7C", "AD"]}
    assert legal(position(options={"decks": 2}, zones=zones, vars={"swapped": True})) == ["stage", "end"]
    fresh = position(options={"decks": 2}, zones=zones)
    assert legal(fresh) == ["stage", "swap:2", "end"], "a player without a card has nothing to give"


def test_an_exchange_may_cost_the_game() -> None:
    zones = {"hand.0": ["3H", "5D"], "stock": ["7C", "KC", "AD"]}
    p = after("swap:2", options={"hp": "lose"}, zones=zones, vars={"points": [19, 20, 20]})
    # -20, then 2C in temp and two cards in hand.
    assert p.vars["lost"] == (0,) and points(p) == [-1 + 6 + 2, 20, 40] and p.turn == 1


def test_whoever_is_below_zero_loses() -> None:
    zones = {"hand.0": ["QD", "5D"], "hand.1": ["6D"], "hand.2": ["9H", "8H"]}
    more: dict[str, Any] = {"options": {"hp": "lose"}, "zones": zones}
    p = after("use:QD", **more, vars={"points": [20, 2, 0]})
    # -3 for both others, who lose in play order, which runs backwards now; seat 2 has two cards, seat 1 one.
    assert p.vars["lost"] == (2, 1) and p.result is not None
    assert p.result.scores == (20 - 1 + 2 * 1 * 2, 2 - 3 + 1, 0 - 3 + 2) and p.result.reason == "survivor"
    back = after("use:QD", **more, vars={"points": [0, 3, 3]})
    assert back.vars["lost"] == (0,) and back.turn == 1, "the use itself cost the last point"
    alone = after("use:QD", **more, vars={"points": [0, 2, 2]})
    assert alone.vars["lost"] == (0, 2) and alone.result is not None, "the last one stays, below zero too"


# 4.5: the end of a turn


def test_every_temporary_place_is_counted_at_the_end_of_the_turn() -> None:
    zones = {"temp.0": ["2C", "3C"], "temp.1": ["4C"], "temp.2": ["8C", "9C", "KC"]}
    p = after("use:2H", zones={**zones, "hand.0": ["2H"], "stock": ["7C", "AD"]})
    assert points(p) == [20 + 6 - 1 + 2 * 3 * 3, 20 + 6, 20 + 18]
    assert p.size("stock") == 2 + 7 and all(p.size(f"temp.{seat}") == 0 for seat in range(3))


def test_turns_that_are_missed_and_reversals_that_end() -> None:
    p = after("use:2H", zones={"hand.0": ["2H"]}, vars={"skip": [0, 2, 1], "flips": [2]})
    # Backwards: seat 2 misses a turn, its reversal ends; forwards again to seat 0.
    assert (p.turn, p.vars["skip"], p.vars["flips"]) == (0, (0, 2, 0), ())
    p = after("use:2H", zones={"hand.0": ["2H"]}, vars={"skip": [0, 2, 0], "lost": []})
    assert (p.turn, p.vars["skip"]) == (2, (0, 1, 0))
    p = after("use:2H", seats=4, zones={"hand.0": ["2H"], "hand.1": []}, vars={"lost": [1], "flips": [3, 2]})
    assert (p.turn, p.vars["flips"]) == (2, (3,))


def test_a_reversal_lasts_until_the_turn_comes_back() -> None:
    zones = {"hand.0": ["QD"], "hand.1": ["2H"], "hand.2": ["2S"], "stock": ["7C", "8C", "9C", "AD"]}
    p = after("use:QD", zones=zones, seats=3)
    order = [p.turn]
    for _ in range(3):
        p = play(p, "guess:AD" if p.texts("stock")[0] == "AD" else "take").position
        own = p.texts(f"hand.{p.turn}")
        p = play(p, f"use:{own[0]}" if own else "end").position
        order.append(p.turn)
    assert order == [2, 1, 0, 1]


def test_a_further_turn_is_lost_with_its_player() -> None:
    p = after("take", phase="draw", zones={"stock": ["AD", "7C"]}, vars={"again": ["safe", ""], "charm": "bonus"})
    assert (p.turn, p.vars["again"], p.vars["charm"]) == (1, (), "")
    p = after("use:2H", zones={"hand.0": ["2H"]}, vars={"again": ["bonus", "safe"], "charm": "safe"})
    assert (p.turn, p.vars["again"], p.vars["charm"], p.vars["turn_no"]) == (0, ("safe",), "bonus", 2)
    p = after("use:2H", zones={"hand.0": ["2H"]}, vars={"again": ["bonus", "safe"], "skip": [1, 0, 0]})
    assert (p.turn, p.vars["again"], p.vars["charm"], p.vars["skip"]) == (1, (), "", (0, 0, 0))


def test_the_property_of_a_further_turn() -> None:
    p = after("use:2H", zones={"hand.0": ["2H", "5D"]}, vars={"charm": "bonus", "extra": 1})
    assert points(p)[0] == 20 + 6 - 1 + 2
    # Only the active player is protected: next meets the ace.
    zones = {"hand.0": ["AC"], "stock": ["AD", "7C"]}
    p = after("use:AC", "say:2", zones=zones, vars={"charm": "safe", "extra": 1})
    assert p.vars["lost"] == (1,)
    p = after("use:4C", "say:2", zones={"hand.0": ["4C"], "stock": ["AD", "7H"]}, vars={"charm": "safe", "extra": 1})
    assert p.vars["lost"] == () and points(p)[0] == 20 + 30 - 1


def test_what_a_loser_has_set_is_void() -> None:
    more = {"skip": [1, 1, 0], "flips": [0, 1, 0], "traps": [[0, "S"], [1, "H"]]}
    p = after("take", phase="draw", zones={"stock": ["AD", "7C"]}, vars=more)
    assert p.vars["traps"] == ((1, "H"),) and p.vars["lost"] == (0,)
    # Only seat 1's reversal is left: backwards, to seat 2.
    assert (p.vars["flips"], p.vars["skip"], p.turn) == ((1,), (0, 1, 0), 2)


# 4.8: feeding the stock


def test_feeding_before_a_second_guess() -> None:
    zones = {"stock": ["7C", "AD"], "hand.0": ["5D", "8D"], "hand.1": []}
    p = after("guess:H", phase="draw", zones=zones, vars={"flips": [1]})
    # Seat 2 has one card only, which it feeds by itself.
    assert (p.phase, p.turn, p.vars["queue"], p.vars["after"]) == ("feed", 0, (0, 2), "reguess")
    p = play(p, "feed:8D").position
    assert (p.phase, p.turn, p.vars["after"]) == ("reguess", 0, "")
    assert sorted(p.texts("stock")) == ["8D", "9H", "AD"] and p.texts("temp.0") == ["7C", "2C"]


def test_a_turn_without_cards_to_feed_ends() -> None:
    bare = {"hand.0": [], "hand.1": [], "hand.2": [], "stock": ["AD"]}
    p = after("stage", zones={**bare, "temp.1": ["KC"]})
    assert (p.turn, points(p)) == (1, [26, 26, 20]) and sorted(p.texts("stock")) == ["2C", "AD", "KC"]
    stuck = after("stage", options={"remove": True}, zones=bare)
    assert stuck.result is not None and (stuck.result.reason, stuck.result.winners) == ("stuck", (0,))


def test_variation_1_empties_the_stock() -> None:
    p = after("use:2H", options={"remove": True}, zones={"hand.0": ["2H"], "temp.1": ["4C"]})
    assert p.texts("removed") == ["4C", "2H", "2C"] and p.size("stock") == 4


# 5: the end


def test_the_cap_ends_the_game() -> None:
    options = {"max_turns": 10}
    p = after("use:2H", options=options, zones={"hand.0": ["2H"]}, vars={"turn_no": 10})
    assert p.result is not None and (p.result.reason, p.result.winners) == ("cap", (0,))
    assert p.phase == OVER and p.turn is None and p.vars["turn_no"] == 10
    assert after("use:2H", options=options, zones={"hand.0": ["2H"]}, vars={"turn_no": 9}).phase == "draw"


def test_ties() -> None:
    def winners(win: str, have: list[int], hands: tuple[int, int, int], lost: list[int]) -> tuple[int | str, ...]:
        cards = iter(["3D", "4D", "7D", "8D", "3S", "4S"])
        zones = {f"hand.{seat}": [next(cards) for _ in range(n)] for seat, n in enumerate(hands)}
        options = {"max_turns": 10, "win": win, "hp": "lock"}
        more: dict[str, Any] = {"lost": lost, "turn_no": 10, "points": have}
        over = after("end", options=options, zones={**zones, "temp.0": [], "stock": ["AD", "7C"]}, vars=more)
        assert over.result is not None and over.result.reason == "cap"
        return over.result.winners

    # Seat 0 cannot use a card because it is below zero, so it may end; the others are compared.
    assert winners("points", [-5, 30, 20], (1, 1, 1), []) == (1,)
    assert winners("points", [-5, 30, 30], (1, 1, 1), []) == (1, 2)
    assert winners("points", [-5, 30, 30], (1, 1, 2), []) == (2,), "more cards in hand"
    assert winners("points", [-5, 30, 30], (1, 0, 0), [1]) == (2,), "one who has not lost"
    assert winners("points", [-5, 31, 30], (1, 0, 2), [1]) == (1,), "points before all"
    assert winners("survivor", [-5, 31, 30], (1, 0, 1), [1]) == (2,), "as many cards, more points"
    assert winners("survivor", [-5, 31, 30], (2, 0, 1), [1]) == (0,), "more cards before points"
    assert winners("survivor", [-5, 30, 30], (0, 1, 1), []) == (1, 2)


# 6: options


def test_the_caps_are_filled_in() -> None:
    for seats in (2, 5, 8):
        assert agree(RULES, seats).options["max_turns"] == 100 * seats
    assert agree(RULES, 3, {"max_turns": 10}).options["max_turns"] == 10
    for name, value in (("max_turns", 9), ("max_turns", 2001), ("max_stages", 4), ("decks", 5), ("draw", "mod6")):
        with pytest.raises(NotationError):
            agree(RULES, 3, {name: value})


def test_equal_cards_are_one_action() -> None:
    p = position(options={"decks": 2}, zones={"hand.0": ["5D", "8D", "5D", "3D", "3D"]})
    assert legal(p) == ["stage", "use:5D", "use:8D", *(f"use:3D:{hour}" for hour in range(1, 13))]
    p = after("use:XB", options={"decks": 2}, zones={"hand.0": ["XB", "5D", "8D", "5D"]})
    assert legal(p) == ["give:5D", "give:8D"]
    p = after("use:2D", options={"decks": 2}, zones={"hand.0": ["2D", "8D", "5D", "5D"]})
    assert legal(p) == ["give:8D:1", "give:8D:2", "give:5D:1", "give:5D:2"]
    p = after("use:QH", options={"decks": 2}, zones={"hand.0": ["QH"], "removed": ["5D", "KC", "5D"]})
    assert legal(p) == ["pick:5D", "pick:KC"]


def test_only_the_hour_of_the_clock_is_offered() -> None:
    v = view(position(zones={"hand.0": ["3D", "5D"]}), 0)
    for hour, shown in ((0, 12), (12, 12), (7, 7), (19, 7), (23, 11), (1, 1)):
        offered = RULES.offered(v, {"hour": hour})
        assert offered is not None
        assert [str(action) for action in offered] == ["stage", f"use:3D:{shown}", "use:5D"]
    assert RULES.offered(v, {}) is None


# Knowledge


def test_what_goes_into_the_stock_or_to_a_player_is_named_to_nobody_else() -> None:
    def told(p: Position, *actions: str) -> list[str]:
        """The last action as each seat and an onlooker learn it."""
        step = play(p, *actions)
        found = []
        for seat in (*range(3), None):
            acted = [e.args["action"] for e in step.told(seat) if e.code == "acted" and not e.args.get("forced")]
            found.append(acted[-1])
        return found

    assert told(position(zones={"hand.0": ["3S", "QC", "5D"]}), "use:3S", "give:QC") == ["give:QC", *["give:??"] * 3]
    assert told(position(zones={"hand.0": ["XB", "8C", "5D"]}), "use:XB", "give:8C") == ["give:8C", *["give:??"] * 3]
    trade = position(zones={"hand.0": ["2D", "8C", "5D", "4C"]})
    assert told(trade, "use:2D", "give:8C:2") == ["give:8C:2", "give:??:2", "give:8C:2", "give:??:2"]
    gift = position(zones={"hand.0": ["TH", "8C", "5D"], "hand.1": []})
    assert told(gift, "use:TH", "give:8C:1") == ["give:8C:1", "give:8C:1", "give:??:1", "give:??:1"]
    feed = position(zones={"stock": ["AD"], "hand.0": ["8C", "5D"], "hand.1": ["6D", "8D"]})
    assert told(feed, "stage", "feed:8C") == ["feed:8C", *["feed:??"] * 3]


def test_a_blind_pick_is_seen_by_the_owner_and_the_picker() -> None:
    zones = {"hand.0": ["TC", "5D"]}
    found = set()
    for rng in range(20):
        p = after("use:TC", "target:2", zones=zones, rng=rng, vars={"extra": 1})
        if p.size("hand.0") == 1:
            assert [view(p, seat).sets.get("hand.0") for seat in (1, 2, None)] == [None, ["5D"], None]
        found.add(p.size("hand.0"))
    assert found == {1, 2}


def test_no_dealt_world_has_an_ace_of_diamonds_in_a_hand() -> None:
    for decks in (1, 3):
        for p, _, step in islice(contract.walk(Table(RULES, 4, (("decks", decks),)), 3), 60):
            for seat in range(4):
                world = deal_unknown(view(step.position, seat), Random(p.rng))
                assert world.texts("stock").count("AD") == decks


# What is refused


@pytest.mark.parametrize(
    ("parts", "action", "code", "args"),
    [
        ({}, "end", "use-ends-turn", ()),
        ({}, "take", "drawn-already", ()),
        ({}, "guess:C", "drawn-already", ()),
        ({}, "use:6D", "not-in-hand", ("6D",)),
        ({}, "use:2C", "used-already", ("2C",)),
        ({}, "use:1C", "no-such-card", ("1C",)),
        ({}, "use:5D:4", "no-hour", ("5D",)),
        ({}, "use", "wrong-arguments", ("use",)),
        ({}, "stage:1", "wrong-arguments", ("stage",)),
        ({}, "done", "no-power-asks", ()),
        ({}, "target:1", "no-power-asks", ()),
        ({}, "steal:5D", "unknown-verb", ("steal",)),
        ({}, "swap:1", "no-three-of-hearts", ()),
        ({"zones": {"hand.0": ["AD", "5D"], "stock": ["7C"]}}, "use:AD", "no-power", ("AD",)),
        ({"zones": {"removed": ["KC"]}}, "use:KC", "lies-in-removed", ("KC",)),
        ({"zones": {"hand.0": ["3D"]}}, "use:3D", "hour-needed", ()),
        ({"zones": {"hand.0": ["3D"]}}, "use:3D:13", "no-such-hour", ("13",)),
        ({"vars": {"k": 30}, "zones": {"hand.0": ["5D", "8D"]}}, "stage", "stages-over", (30,)),
        ({"options": {"hp": "lock"}, "vars": {"points": [-1, 0, 0]}}, "use:5D", "locked", (-1,)),
        ({"phase": "draw"}, "use:5D", "draw-first", ()),
        ({"phase": "draw"}, "end", "draw-first", ()),
        ({"phase": "draw"}, "stage", "draw-first", ()),
        ({"phase": "draw"}, "guess:X", "no-such-guess", ("X",)),
        ({"phase": "draw", "vars": {"muted": True}}, "guess:C", "muted", ()),
        ({"phase": "draw", "options": {"draw": "mod5"}}, "guess:C", "no-guessing", ()),
        ({"phase": "reguess", "vars": {"guessed": True}}, "take", "guess-again", ()),
        ({"phase": "reguess"}, "guess:7H", "no-such-guess", ("7H",)),
        ({"phase": "feed", "vars": {"queue": [0], "after": "draw"}}, "take", "feed-first", ()),
        ({"phase": "feed", "vars": {"queue": [0], "after": "draw"}}, "feed:6D", "not-in-hand", ("6D",)),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(
    parts: dict[str, Any], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    assert refused(position(**parts), action) == (code, args)


@pytest.mark.parametrize(
    ("action", "code", "args"),
    [
        ("use:8H", "same-suit", ("2H", "8H")),
        ("use:2D", "same-rank", ("2H", "2D")),
        ("use:KD", "unique", ("KD",)),
        ("use:XB", "unique", ("XB",)),
        ("use:2H", "used-already", ("2H",)),
        ("end", "second-or-done", ()),
        ("stage", "second-or-done", ()),
    ],
)
def test_a_refusal_of_a_second_card(action: str, code: str, args: tuple[str, ...]) -> None:
    p = position(zones={"hand.0": ["2H", "8H", "2D", "KD", "XB", "8D"]}, vars={"guessed": True})
    assert refused(play(p, "use:2H").position, action) == (code, args)


def test_a_refusal_of_three_of_hearts() -> None:
    zones = {"hand.0": ["3H", "5D"], "hand.2": [], "stock": ["7C", "AD"]}
    p = position(zones=zones)
    assert refused(p, "use:3H") == ("needs-points", ("3H", 200, 20))
    assert refused(p, "swap:0") == ("not-yourself", ())
    assert refused(p, "swap:2") == ("hand-empty", (2,))
    assert refused(p, "swap:7") == ("no-such-seat", ("7",))
    assert refused(position(zones=zones, vars={"lost": [2]}), "swap:2") == ("has-lost", (2,))
    assert refused(position(zones=zones, vars={"swapped": True}), "swap:1") == ("swapped-already", ())
    rich = position(zones=zones, vars={"points": [250, 20, 20]})
    assert refused(rich, "swap:1") == ("use-it", ("3H", 250))


@pytest.mark.parametrize(
    ("hand", "first", "action", "code", "args"),
    [
        (["9D"], ["use:9D"], "target:0", "not-yourself", ()),
        (["9D"], ["use:9D"], "target:2", "has-lost", (2,)),
        (["9D"], ["use:9D"], "end", "choose-seat-first", ()),
        (["AS"], ["use:AS"], "target:1", "not-fewest", (1,)),
        (["2D", "5D", "4C", "8H"], ["use:2D"], "give:5D:5", "hand-empty", (5,)),
        (["2D", "5D", "4C", "8H"], ["use:2D"], "give:KC:1", "not-in-hand", ("KC",)),
        (["2D", "5D", "4C", "8H"], ["use:2D"], "use:5D", "exchange-first", ()),
        (["2D", "5D", "4C", "8H"], ["use:2D"], "give:5D", "wrong-arguments", ("give",)),
        (["TH", "5D", "4C"], ["use:TH"], "give:5D:1", "hand-not-empty", (1,)),
        (["TH", "5D", "4C"], ["use:TH"], "end", "gift-first", ()),
        (["AC"], ["use:AC"], "say:14", "out-of-range", ("14", 1, 13)),
        (["4C"], ["use:4C"], "say:5", "out-of-range", ("5", 0, 4)),
        (["7C"], ["use:7C"], "say:1", "out-of-range", ("1", 2, 13)),
        (["7C"], ["use:7C"], "take", "say-first", ()),
        (["AH"], ["use:AH"], "prop:luck", "no-such-property", ("luck", "safe", "bonus", "points", "card")),
        (["AH"], ["use:AH"], "stage", "property-first", ()),
        (["3S", "5D", "4C"], ["use:3S"], "give:3S", "used-already", ("3S",)),
        (["3S", "5D", "4C"], ["use:3S"], "give:5D:1", "wrong-arguments", ("give",)),
        (["3S", "5D", "4C"], ["use:3S"], "done", "give-first", ()),
        (["QH"], ["use:QH"], "pick:4C", "not-removed", ("4C",)),
        (["QH"], ["use:QH"], "done", "pick-first", ()),
        (["JD", "5D"], ["use:JD"], "drop:KC", "not-in-hand", ("KC",)),
        (["JD", "5D"], ["use:JD"], "done", "drop-first", ()),
        (["5S", "5D"], ["use:5S"], "keep:3H", "not-death", ("3H",)),
        (["5S", "5D"], ["use:5S"], "keep:4S", "not-turned-up", ("4S",)),
        (["5S", "5D"], ["use:5S"], "end", "keep-first", ()),
    ],
)
def test_a_refusal_within_a_power(
    hand: list[str], first: list[str], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    zones = {
        "stock": ["3H", "QS", "TC", "XR", "6S", "2S", "AD"],
        "hand.0": hand,
        "hand.1": ["JC", "8S", "9S"],
        "hand.2": [],
        "hand.3": ["JS", "KS"],
        "hand.4": ["4D", "TS"],
        "hand.5": [],
        "removed": ["8C", "9C"],
    }
    p = position(seats=6, zones=zones, vars={"lost": [2], "extra": 1})
    assert refused(play(p, *first).position, action) == (code, args)


def test_nothing_may_be_done_after_the_end() -> None:
    over = after("take", seats=2, phase="draw", zones={"stock": ["AD", "7C"]})
    assert over.phase == OVER and refused(over, "take") == ("game-over", ())


def running(card: str, **more: Any) -> dict[str, Any]:
    """The parts of a position in which this card's power asks something."""
    fx = {"card": card, "power": card, "n": 3, **more}
    return {"phase": "target", "zones": {"used": [card], "hand.0": []}, "vars": {"fx": fx}}


@pytest.mark.parametrize(
    "parts",
    [
        {"vars": {"active": 1}},
        {"vars": {"active": 3}, "turn": 2},
        {"vars": {"lost": [0]}},
        {"vars": {"lost": [1, 2]}},
        {"vars": {"points": ["20", 20, 20]}},
        {"vars": {"skip": [0, -1, 0]}},
        {"vars": {"flips": [3]}},
        {"vars": {"traps": [[1]]}},
        {"vars": {"traps": [[1, "D"]]}},
        {"vars": {"traps": [[3, "S"]]}},
        {"vars": {"again": ["luck"]}},
        {"vars": {"charm": "luck"}},
        {"vars": {"k": 0}},
        {"phase": "second", "vars": {"first": "2H", "guessed": True}},
        {"phase": "second", "vars": {"uses": 1, "guessed": True}},
        {"phase": "second", "vars": {"uses": 1, "first": "2H"}},
        {"phase": "feed", "vars": {"queue": []}},
        {"phase": "feed", "vars": {"queue": [1], "after": "draw"}},
        {"phase": "feed", "vars": {"queue": [0], "after": "act"}},
        {"phase": "feed", "vars": {"queue": [0], "after": "draw"}, "zones": {"hand.0": []}},
        {"phase": "target"},
        running("9D", n=1),
        running("9D", power="8S"),
        running("9D", hour=3),
        {**running("9D"), "zones": {"used": ["9S"]}},
        {**running("9D"), "phase": "say"},
        running("3D", hour=0),
        running("KH"),
        running("KH", left=3),
        running("AS", cands=[0, 1]),
        {**running("XB", queue=[9]), "phase": "give"},
        {**running("XB", queue=[1]), "phase": "give"},
        {**running("5S", had=True, kept=2), "phase": "keep"},
    ],
)
def test_a_position_that_cannot_go_on_is_no_position(parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(**parts)


def test_a_position_within_a_power_can_be_read() -> None:
    p = position(**running("9D"))
    assert legal(p) == ["target:1", "target:2"]
    assert points(play(p, "target:2").position) == [20 + 6 - 1 + 12, 20, 14]


# What a player sees at a glance


def test_the_facts_at_a_glance() -> None:
    more = {"skip": [0, 2, 0], "flips": [2], "traps": [[1, "S"]], "charm": "safe", "again": [""], "extra": 1}
    p = position(zones={"temp.2": ["KC", "8C"]}, vars={**more, "id_digit": [9, 0, 4]})
    for seat in (0, 1, None):
        assert facts(p, "ace-odds", seat) == [((1, 4), "stock")]
        assert facts(p, "temp-worth", seat) == [((6,), "temp.0"), ((12,), "temp.2")]
        assert facts(p, "direction", seat) == [((-1,), "")]
        assert facts(p, "misses-turns", seat) == [((2,), "hand.1")]
        assert facts(p, "trap", seat) == [(("S",), "hand.1")]
        assert facts(p, "charm", seat) == [(("safe",), "hand.0")]
        assert facts(p, "turns-owed", seat) == [((1,), "hand.0")]
        assert facts(p, "stages-owed", seat) == [((1,), "hand.0")]
        assert facts(p, "digit", seat) == [((9,), "hand.0"), ((0,), "hand.1"), ((4,), "hand.2")]
    lost = position(vars={"lost": [2]}, zones={"hand.2": []})
    assert facts(lost, "temp-worth") == [((4,), "temp.0")] and len(facts(lost, "digit")) == 2
    over = after("take", seats=2, phase="draw", zones={"stock": ["AD", "7C"]})
    assert not facts(over, "direction") and not facts(over, "power")


def test_the_power_of_a_card_in_numbers() -> None:
    p = position(zones={"hand.0": ["2H", "TD", "5D", "QH", "XB", "KH"]}, vars={"id_digit": [7, 0, 0]})
    assert facts(p, "power") == [
        (("2H", 6), "2H"),
        (("9D", 6), "TD"),
        (("5D", 24), "5D"),
        (("QH", 40), "QH"),
        (("XB",), "XB"),
        (("KH", 3, 6, 15, 30), "KH"),
    ]
    assert facts(p, "power", 1) == [(("6D",), "6D")] and facts(p, "power", None) == []


def test_the_number_that_a_given_card_makes_next_draw_is_no_leak_even_where_the_first_draw_ends_the_game() -> None:
    seed, numbers = 348_017_462_571, [21, 27]
    *_, (p, action, step) = islice(contract.walk(Table(RULES, 2, ()), seed, numbers), 3)
    assert action.verb == "give" and step.position.result is not None
    said = [event.args for other in RULES.legal(p) for event in play(p, other).told(1) if event.code == "said"]
    assert {args["args"][1] for args in said if args["code"] == "must-draw"} == {1, 3}
    contract.hold_step(p, action, step, Random(seed), contract.viewers(p))
