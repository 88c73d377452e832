"""The five laws of knowledge (docs/engine.md#the-five-laws-of-knowledge), each worked out by hand for every seat.

`known(p)` returns for each seat, and last for an onlooker, what it is certain of beyond what it is shown: `knows` by
zone and index, then `sets`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.engine import Position, deal_unknown, position_from_json, position_to_json, view
from app.engine.knowledge import Knowledge
from app.engine.position import At
from tests.engine.made_up import MADE_UP, yard

NOTHING: tuple[dict[str, Any], dict[str, Any]] = ({}, {})


def known(p: Position) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return what each seat and an onlooker know beyond what they see; also check that all ways to read it agree."""
    again = position_from_json(position_to_json(p), MADE_UP)
    found = []
    for seat in (*range(p.game.seats), None):
        v = view(p, seat)
        assert view(again, seat) == v
        assert view(deal_unknown(v, Random(7)), seat) == v
        found.append((dict(v.knows), dict(v.sets)))
    return found


def shown(p: Position, seat: int | None) -> dict[str, list[str]]:
    """The zones with cards as the table shows them to a seat."""
    return {zone: list(cards) for zone, cards in view(p, seat).zones.items() if cards}


def test_seats_that_know_different_things_do_not_know_the_same() -> None:
    one = Knowledge(yard({"hand.0": ["2C"]}).game)
    other = one.copy()
    assert one == other and one != "nothing"
    other.learned = other.surprised = 1
    assert one == other, "what came to be known on the way is not what is known"
    who, where, what = one.copy(), one.copy(), one.copy()
    who.holder[0] = 1
    where.place[0] = 1
    what.sealed["plan"] = 1
    assert one not in (who, where, what) and who != where


def move(p: Position, src: str, dst: str, *texts: str, at: At = "top", seen: tuple[int, ...] = ()) -> None:
    """Move cards by their texts."""
    p.move(src, dst, [p.find(src, text) for text in texts], at=at, seen=seen)


# Law 1 and 2: a secret choice out of a hand


def test_a_card_laid_into_a_row_of_backs_stays_known_at_its_place_to_who_laid_it() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"], "fort.0": ["7H", "6H"]})
    move(p, "hand.0", "fort.0", "3C", at=1)
    assert shown(p, 0) == {"hand.0": ["2C", "4C"], "fort.0": ["??", "??", "??"]}
    assert shown(p, 1) == {"hand.0": ["??", "??"], "fort.0": ["??", "??", "??"]}
    assert known(p) == [({"fort.0": {1: "3C"}}, {}), NOTHING, NOTHING, NOTHING]
    move(p, "hand.0", "fort.0", "2C", at=0)
    assert known(p)[0] == ({"fort.0": {0: "2C", 2: "3C"}}, {})


def test_a_secret_lay_away_makes_the_cards_that_stayed_uncertain_too() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [1, 2], []]})
    assert known(p) == [NOTHING, ({}, {"hand.0": ["2C", "3C"]}), ({}, {"hand.0": ["3C"]}), NOTHING]
    move(p, "hand.0", "fort.0", "4C")
    assert known(p) == [({"fort.0": {0: "4C"}}, {}), NOTHING, NOTHING, NOTHING]


def test_a_known_card_laid_away_unseen_is_not_followed_to_its_place() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [], []]})
    move(p, "hand.0", "fort.0", "2C")
    assert known(p)[1] == NOTHING


def test_a_card_laid_before_the_seat_unseen_stays_in_its_group() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [1, 2], []]})
    move(p, "hand.0", "held.0", "4C")
    assert known(p) == [
        ({"held.0": {0: "4C"}}, {}),
        ({}, {"own.0": ["2C", "3C"]}),
        ({}, {"own.0": ["3C"]}),
        NOTHING,
    ]
    move(p, "held.0", "hand.0", "4C", at="end")  # taken back: which of the two zones is still not said
    assert known(p)[1] == ({}, {"own.0": ["2C", "3C"]})


def test_when_the_card_laid_before_the_seat_leaves_unseen_the_group_is_uncertain() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [1], []]})
    move(p, "hand.0", "held.0", "3C")
    move(p, "held.0", "discard", "3C")
    assert known(p) == [({"discard": {0: "3C"}}, {}), NOTHING, NOTHING, NOTHING]


def test_when_the_card_laid_before_the_seat_leaves_openly_the_others_stay_known() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [1], []]})
    move(p, "hand.0", "held.0", "4C")
    move(p, "held.0", "open", "4C")
    assert known(p) == [NOTHING, ({}, {"own.0": ["2C", "3C"]}), NOTHING, NOTHING]


def test_a_place_in_a_pile_of_the_group_outlives_a_choice_out_of_the_hand() -> None:
    p = yard({"hand.0": ["2C", "3C"], "won.0": ["7C", "6C"]}, knows={"hand.0": [[1], []], "won.0": [[], [1, 2]]})
    move(p, "hand.0", "fort.0", "2C")
    assert known(p) == [
        ({"fort.0": {0: "2C"}}, {}),
        ({"won.0": {1: "6C"}}, {}),
        ({"won.0": {1: "6C"}}, {}),
        NOTHING,
    ]


def test_a_card_played_openly_takes_no_certainty_from_anybody() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [1, 2], []]})
    move(p, "hand.0", "open", "2C")
    assert shown(p, 2) == {"hand.0": ["??", "??"], "open": ["2C"]}
    assert known(p) == [NOTHING, ({}, {"hand.0": ["3C"]}), ({}, {"hand.0": ["3C"]}), NOTHING]


def test_the_only_card_of_a_hand_is_no_choice() -> None:
    p = yard({"hand.0": ["2C"]}, knows={"hand.0": [[1]]})
    move(p, "hand.0", "fort.0", "2C")
    assert known(p) == [({"fort.0": {0: "2C"}}, {}), ({"fort.0": {0: "2C"}}, {}), NOTHING, NOTHING]


def test_cards_of_two_packs_show_their_backs_wherever_they_lie() -> None:
    p = yard({"hand.1": ["w2", "2C", "w1"], "fort.1": ["w2", "3C"][1:]})
    assert shown(p, 0) == {"hand.1": ["??", "?w", "?w"], "fort.1": ["??"]}
    move(p, "hand.1", "fort.1", "w1", at=0)
    assert shown(p, 0) == {"hand.1": ["??", "?w"], "fort.1": ["?w", "??"]}
    assert known(p) == [NOTHING, ({"fort.1": {0: "w1"}}, {}), NOTHING, NOTHING]


# What two seats see


def test_a_gift_is_known_to_the_giver_in_the_others_hand_and_third_seats_forget() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C"]}, knows={"hand.0": [[2], [2]], "hand.1": [[2]]})
    move(p, "hand.0", "hand.1", "2C", at="end", seen=(0, 1))
    assert shown(p, 1) == {"hand.0": ["??"], "hand.1": ["4C", "2C"]}
    assert known(p) == [({}, {"hand.1": ["2C"]}), NOTHING, ({}, {"hand.1": ["4C"]}), NOTHING]


def test_who_is_robbed_learns_what_is_gone_and_forgets_nothing() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C"]}, knows={"hand.0": [[1], []]})
    move(p, "hand.0", "hand.1", "3C", seen=(0, 1))
    assert known(p)[:2] == [({}, {"hand.1": ["3C"]}), ({}, {"hand.0": ["2C"]})]


def test_cards_shown_in_a_hand_are_known_to_who_was_shown_them() -> None:
    p = yard({"hand.0": ["2C", "3C"], "fort.1": ["5C", "6C"]})
    p.show("hand.0", [p.find("hand.0", "3C")], to=(2,))
    p.show("fort.1", [p.find("fort.1", "6C")])
    assert known(p) == [
        ({"fort.1": {1: "6C"}}, {}),
        ({"fort.1": {1: "6C"}}, {}),
        ({"fort.1": {1: "6C"}}, {"hand.0": ["3C"]}),
        NOTHING,
    ]


# Law 3: shuffles


def test_what_was_put_under_the_stock_is_known_there_until_a_shuffle() -> None:
    p = yard({"hand.0": ["2C", "3C"], "stock": ["4C", "5C", "6C"]})
    move(p, "hand.0", "stock", "2C", at="end")
    assert known(p) == [({"stock": {3: "2C"}}, {}), NOTHING, NOTHING, NOTHING]
    p.move("stock", "hand.1", 1)
    assert known(p) == [({"stock": {2: "2C"}}, {}), NOTHING, NOTHING, NOTHING]
    p.shuffle("stock")
    assert known(p) == [({}, {"stock": ["2C"]}), NOTHING, NOTHING, NOTHING]
    p.move("stock", "hand.1", 1)
    assert known(p)[0] == NOTHING  # it may be in that hand now
    assert known(p)[2] == NOTHING


def test_a_known_card_is_followed_from_its_place_in_the_stock_into_a_hand() -> None:
    p = yard({"hand.0": ["2C"], "stock": ["4C"]})
    move(p, "hand.0", "stock", "2C", at="end")
    p.move("stock", "hand.1", 2)
    assert known(p) == [({}, {"hand.1": ["2C"]}), NOTHING, NOTHING, NOTHING]


def test_a_heap_known_to_all_is_a_set_after_a_shuffle_and_nobodys_after_a_draw() -> None:
    p = yard({"open": ["2C", "3C", "4C"]})
    p.move_all("open", "discard")
    for seat in range(3):
        assert known(p)[seat] == ({"discard": {0: "2C", 1: "3C", 2: "4C"}}, {})
    p.shuffle("discard")
    assert known(p) == [({}, {"discard": ["2C", "3C", "4C"]})] * 3 + [NOTHING]
    drawn = p.texts("discard")[0]
    p.move("discard", "hand.1", 1)
    rest = [text for text in ("2C", "3C", "4C") if text != drawn]
    assert known(p) == [NOTHING, ({}, {"discard": rest}), NOTHING, NOTHING]


def test_a_shuffle_of_open_cards_hides_nothing() -> None:
    p = yard({"open": ["2C", "3C", "4C"]})
    p.shuffle("open")
    assert shown(p, 1) == {"open": p.texts("open")}
    assert known(p) == [NOTHING] * 4


def test_a_new_deal_makes_everybody_forget_everything() -> None:
    p = yard({"hand.0": ["2C", "3C"], "fort.0": ["4C"]}, knows={"hand.0": [[1], []], "fort.0": [[0, 1, 2]]})
    p.gather("stock")
    assert p.texts("stock") == list(p.game.cards) and p.absent == ()
    assert known(p) == [NOTHING] * 4


# Law 4: places in sight, and whole groups


def test_rows_and_piles_are_taken_by_their_place() -> None:
    p = yard({"fort.0": ["2C", "3C", "4C"]}, knows={"fort.0": [[1], [], [2]]})
    move(p, "fort.0", "fort.1", "3C")
    assert known(p) == [NOTHING, ({"fort.0": {0: "2C"}}, {}), ({"fort.0": {1: "4C"}}, {}), NOTHING]
    move(p, "fort.0", "hand.2", "2C")
    assert known(p) == [NOTHING, ({}, {"hand.2": ["2C"]}), ({"fort.0": {0: "4C"}}, {}), NOTHING]


def test_a_whole_hand_that_is_passed_on_keeps_every_certainty() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C"], "hand.2": ["5C"]}, knows={"hand.0": [[2], []]})
    p.rotate(["hand.0", "hand.1", "hand.2"], 1)
    assert shown(p, 1) == {"hand.0": ["??"], "hand.1": ["2C", "3C"], "hand.2": ["??"]}
    assert known(p) == [
        ({}, {"hand.1": ["2C", "3C"]}),
        ({}, {"hand.2": ["4C"]}),
        ({}, {"hand.0": ["5C"], "hand.1": ["2C"]}),
        NOTHING,
    ]
    p.rotate(["hand.0", "hand.1", "hand.2"], -1)
    assert shown(p, 0)["hand.0"] == ["2C", "3C"]
    # Each seat has now seen the hand that it had for a while.
    assert known(p) == [
        ({}, {"hand.2": ["5C"]}),
        ({}, {"hand.0": ["2C", "3C"]}),
        ({}, {"hand.0": ["2C"], "hand.1": ["4C"]}),
        NOTHING,
    ]


def test_a_hand_passed_on_without_the_card_laid_before_it_keeps_only_what_is_certain_to_be_in_it() -> None:
    p = yard({"hand.0": ["2C", "3C"], "hand.1": ["4C"]}, knows={"hand.0": [[2], [2]]}, seats=3)
    move(p, "hand.0", "held.0", "3C")
    assert known(p)[2] == ({}, {"own.0": ["2C", "3C"]})
    p.rotate(["hand.0", "hand.1"])
    assert known(p)[2] == NOTHING


def test_rows_that_change_owner_keep_the_places_that_are_known() -> None:
    p = yard({"fort.0": ["2C", "3C"], "fort.1": ["4C"]}, knows={"fort.0": [[], [0, 2]], "fort.1": [[1]]})
    p.rotate(["fort.0", "fort.1"])
    assert known(p) == [
        ({"fort.1": {1: "3C"}}, {}),
        ({"fort.0": {0: "4C"}}, {}),
        ({"fort.1": {1: "3C"}}, {}),
        NOTHING,
    ]


def test_of_a_group_that_is_passed_on_in_two_directions_nobody_knows_which_card_went_where() -> None:
    p = yard({"held.0": ["2C"], "won.0": ["3C"], "held.1": ["4C"]}, sets={"held.0": [[2]], "won.0": [[2]]})
    assert known(p)[2] == ({}, {"own.0": ["2C", "3C"]})
    p.rotate(["held.0", "won.0", "held.1"])
    assert known(p)[2] == NOTHING


def test_zones_of_different_kinds_cannot_change_places() -> None:
    with pytest.raises(ValueError, match=r"hand\.0, fort\.0"):
        yard({}).rotate(["hand.0", "fort.0"])


def test_a_won_pile_taken_up_is_known_in_the_hand() -> None:
    p = yard({"won.0": ["2C", "3C"], "hand.0": ["4C"]}, knows={"won.0": [[1, 2], [2]]})
    p.move_all("won.0", "hand.0", at="end")
    assert shown(p, 0) == {"hand.0": ["4C", "2C", "3C"]}
    assert known(p) == [NOTHING, ({}, {"hand.0": ["2C"]}), ({}, {"hand.0": ["2C", "3C"]}), NOTHING]


def test_a_whole_group_moved_takes_along_what_is_known_without_a_place() -> None:
    p = yard({"discard": ["2C", "3C"]}, sets={"discard": [[0], [0, 1]]})
    p.move_all("discard", "stock", at="end")
    assert known(p) == [({}, {"stock": ["2C", "3C"]}), ({}, {"stock": ["3C"]}), NOTHING, NOTHING]


def test_a_part_of_a_group_moved_leaves_in_doubt_what_was_known_of_the_group() -> None:
    p = yard({"hand.0": ["2C", "3C"], "held.0": ["4C"]}, sets={"hand.0": [[1], []]}, knows={"held.0": [[2]]})
    p.move_all("held.0", "discard")
    assert known(p) == [NOTHING, NOTHING, ({"discard": {0: "4C"}}, {}), NOTHING]


def test_a_hand_laid_down_as_a_pile_is_known_as_a_set_but_to_its_owner_by_place() -> None:
    p = yard({"hand.0": ["2C", "3C", "4C"]}, knows={"hand.0": [[1], [], []]})
    p.move_all("hand.0", "discard")
    assert known(p) == [
        ({"discard": {0: "2C", 1: "3C", 2: "4C"}}, {}),
        ({}, {"discard": ["2C"]}),
        NOTHING,
        NOTHING,
    ]


def test_a_row_card_replaced_leaves_the_other_places_known() -> None:
    p = yard(
        {"fort.0": ["2C", "3C", "4C"], "stock": ["5C"], "open": ["6C"]}, knows={"fort.0": [[0], [0, 1], []]}
    )
    assert p.game.cards[p.replace("fort.0", p.find("fort.0", "3C"), "stock", "open")] == "5C"
    assert p.texts("fort.0") == ["2C", "5C", "4C"] and p.texts("open") == ["3C", "6C"]
    assert known(p) == [({"fort.0": {0: "2C"}}, {}), NOTHING, NOTHING, NOTHING]
    p.replace("fort.0", p.find("fort.0", "5C"), "open", "open")
    assert p.texts("fort.0") == ["2C", "3C", "4C"] and p.texts("open") == ["5C", "6C"]
    assert known(p)[2] == ({"fort.0": {1: "3C"}}, {})


# Law 5: turning up


def test_what_is_turned_up_is_known_to_all_and_stays_known_when_it_is_turned_down() -> None:
    p = yard({"turned.0": ["2C", "3C"], "purse.1": ["4C", "5C"]})
    assert shown(p, 1) == {"turned.0": ["??", "??"], "purse.1": ["4C", "5C"]}
    p.put(open=True)
    p.look()
    for seat in (0, 1, 2, None):
        assert shown(p, seat) == {"turned.0": ["2C", "3C"], "purse.1": ["4C", "5C"]}
    assert known(p) == [NOTHING] * 4
    p.put(open=False)
    p.look()
    assert shown(p, 0) == {"turned.0": ["2C", "3C"], "purse.1": ["??", "??"]}
    assert known(p) == [
        ({}, {"purse.1": ["4C", "5C"]}),
        ({"turned.0": {0: "2C", 1: "3C"}}, {}),
        ({"turned.0": {0: "2C", 1: "3C"}}, {"purse.1": ["4C", "5C"]}),
        NOTHING,
    ]


def test_the_next_card_of_a_row_whose_first_lies_open_is_turned_up() -> None:
    p = yard({"market": ["2C", "3C", "4C"]})
    assert shown(p, 0) == {"market": ["2C", "??", "??"]}
    p.move("market", "hand.1", 1)
    p.look()
    assert shown(p, 0) == {"market": ["3C", "??"], "hand.1": ["??"]}
    assert known(p) == [({}, {"hand.1": ["2C"]}), NOTHING, ({}, {"hand.1": ["2C"]}), NOTHING]


# Twins


def test_a_twin_played_openly_takes_what_was_known_of_the_other() -> None:
    p = yard({"hand.0": ["7C", "2C", "7C"]}, copies=2, knows={"hand.0": [[], [], [1, 2]]})
    assert known(p)[1] == ({}, {"hand.0": ["7C"]})
    move(p, "hand.0", "open", "7C")
    assert known(p) == [NOTHING] * 4
    assert p.texts("hand.0") == ["2C", "7C"]  # the first went, whoever knew which


def test_seats_that_know_different_twins_each_lose_the_one_they_know() -> None:
    p = yard({"hand.0": ["7C", "2C", "7C"]}, copies=2, knows={"hand.0": [[1], [], [2]]})
    move(p, "hand.0", "open", "7C")
    assert known(p) == [NOTHING] * 4


def test_who_knows_both_twins_still_knows_one() -> None:
    p = yard({"hand.0": ["7C", "2C", "7C"]}, copies=2, knows={"hand.0": [[1], [], [1]]})
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == ({}, {"hand.0": ["7C"]})


def test_a_twin_known_to_be_in_the_group_may_be_the_one_that_is_played() -> None:
    p = yard({"hand.0": ["7C", "2C"], "held.0": ["7C"]}, copies=2, sets={"held.0": [[1]]})
    assert known(p)[1] == ({}, {"own.0": ["7C"]})
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == NOTHING


def test_a_twin_whose_place_is_in_sight_is_another_card() -> None:
    p = yard({"hand.0": ["7C", "2C"], "held.0": ["7C"]}, copies=2, knows={"held.0": [[1]]})
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == ({"held.0": {0: "7C"}}, {})


def test_of_two_twins_known_one_in_the_hand_and_one_in_the_group_the_group_remains() -> None:
    p = yard(
        {"hand.0": ["7C", "7C", "2C"], "held.0": ["7C"]}, copies=3, knows={"hand.0": [[], [1], []]},
        sets={"held.0": [[1]]},
    )  # fmt: skip
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == ({}, {"own.0": ["7C"]})


def test_of_two_twins_known_to_be_in_the_group_only_one_is_in_doubt() -> None:
    p = yard(
        {"hand.0": ["7C"], "held.0": ["7C"], "won.0": ["7C"]}, copies=3, sets={"held.0": [[1]], "won.0": [[1]]}
    )  # fmt: skip
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == ({}, {"own.0": ["7C"]})


def test_whoever_knows_all_twins_of_a_hand_loses_only_where_one_of_them_lies() -> None:
    p = yard({"hand.0": ["7C", "7C", "2C"]}, copies=2, knows={"hand.0": [[], [1], []]}, sets={"hand.0": [[1], [], []]})
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == ({}, {"own.0": ["7C"]})
    p = yard({"hand.0": ["7C", "7C", "7C"]}, copies=3, knows={"hand.0": [[], [1], [1]]}, sets={"hand.0": [[1], [], []]})
    move(p, "hand.0", "open", "7C")
    assert known(p)[1] == ({}, {"hand.0": ["7C"], "own.0": ["7C"]})


def test_a_twin_shown_may_be_the_one_that_was_seen_before() -> None:
    p = yard({"hand.0": ["7C", "2C", "7C"]}, copies=2, knows={"hand.0": [[], [], [1]]})
    p.show("hand.0", [p.find("hand.0", "7C")], to=(1, 2))
    assert known(p)[1:3] == [({}, {"hand.0": ["7C"]}), ({}, {"hand.0": ["7C"]})]
    p.show("hand.0", p.cards("hand.0"), to=(1,))
    assert known(p)[1] == ({}, {"hand.0": ["2C", "7C", "7C"]})


def test_a_twin_drawn_openly_from_a_shuffled_set_may_be_the_one_that_was_known() -> None:
    p = yard({"discard": ["7C", "2C", "7C"]}, copies=2, sets={"discard": [[], [], [1]]})
    p.move("discard", "open", 1)
    assert p.texts("open") == ["7C"]
    assert known(p)[1] == NOTHING


def test_twins_turned_up_together_are_two_cards() -> None:
    p = yard({"purse.0": ["7C", "7C"]}, copies=2, knows={"purse.0": [[], [1]]})
    p.put(open=True)
    p.look()
    p.put(open=False)
    p.look()
    assert known(p)[1] == ({}, {"purse.0": ["7C", "7C"]})


# Onlookers


def test_an_onlooker_sees_what_all_see_and_remembers_nothing() -> None:
    p = yard({"open": ["2C"], "hand.0": ["3C"], "stock": ["4C"], "turned.1": ["5C"]})
    assert shown(p, None) == {"open": ["2C"], "hand.0": ["??"], "stock": ["??"], "turned.1": ["??"]}
    p.move_all("open", "discard")
    assert known(p) == [({"discard": {0: "2C"}}, {})] * 3 + [NOTHING]


def test_an_onlooker_of_a_game_for_one_sees_what_the_one_seat_sees() -> None:
    p = yard({"hand.0": ["3C"], "stock": ["4C"]}, seats=1)
    assert shown(p, None) == {"hand.0": ["3C"], "stock": ["??"]}
