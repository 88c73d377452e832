"""Shlif Shluf against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.engine import (
    Fact,
    InvalidPosition,
    Position,
    agree,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games.shlif_shluf.rules import GOES_ON, JOKER_SUITS, ShlifShluf, outcomes, turn_ends
from tests.games.worked import refused, said

RULES = ShlifShluf()
GAMES = {"shlif-shluf": RULES}

COVERED = {
    "1 deck and seats": ["test_the_deck_has_54_cards_for_two_to_six_seats"],
    "2 next(p)": ["05", "16", "23", "24a", "test_a_lost_seat_is_passed_over"],
    "3 set-up": [
        "test_the_ritual_on_a_given_deck",
        "test_the_ritual_of_two_ends_with_the_ace",
        "test_the_ritual_without_a_diamond_is_repeated_and_shuffles_when_cards_run_short",
        "test_a_new_game_begins_with_all_cards_in_the_stock",
    ],
    "4 beginning of a turn": [
        "13",
        "14",
        "15a",
        "16",
        "test_the_cap_ends_the_game",
        "test_an_empty_stock_ends_the_game",
        "test_the_last_card_under_death_may_leave_nobody",
    ],
    "4 draw": ["01", "02a", "13", "15a", "15b"],
    "4 verdict V1": ["01", "13", "17a"],
    "4 verdict V2": ["02a", "03a", "03b", "10b", "12c"],
    "4 verdict V3": [
        "11d",
        "test_a_joker_binds_only_by_a_pair_before_it",
        "test_the_verdict_is_the_page_word_for_word_on_random_rows",
    ],
    "4 verdict V4": ["03a", "11b", "12d", "19c", "test_a_stock_that_runs_out_within_a_turn_ends_it_without_effect"],
    "4 settling": ["10a", "11a", "11c", "12a", "12b", "12c", "17a", "19a", "19b", "19c"],
    "4 chaos": ["05", "06a", "06b", "17b", "23", "test_chaos_reaches_no_further_than_the_stock"],
    "4 life": ["01", "09", "10b", "21"],
    "4 magic": [
        *("07a", "07b", "08", "20a", "20b", "20c", "20d"),
        "test_a_joker_that_is_the_last_card_of_magic_is_no_question",
        "test_both_jokers_may_be_asked_about_within_one_magic",
    ],
    "4 death": ["02a", "02b", "14", "21", "22"],
    "4 collect": ["01", "02b", "21"],
    "4 losing": ["04", "06b", "08", "15a", "16", "22", "23"],
    "4 end of a turn": ["01", "07b", "10b"],
    "5 end and score": ["13", "14", "15a", "16", "24a", "24b", "test_equal_winners_share"],
    "6 options": ["24a", "24b", "test_the_cap_ends_the_game"],
    "7 readings": [
        *("test_who_turned_up_the_ace_is_out_of_the_ritual_for_good", "02b", "03a", "04", "06a", "07b", "08", "09"),
        *("11d", "12c", "13", "14", "16", "17b", "21", "24a"),
    ],
    "8 cases": ["01", "18 is test_the_ritual_on_a_given_deck", "24b"],
    "9 facts": [
        "test_the_facts_of_a_row",
        "test_the_facts_say_what_each_suit_of_a_joker_brings",
        "test_the_facts_say_how_far_magic_can_go_and_what_its_joker_brings",
    ],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(**parts: Any) -> Position:
    """A partial position, seat 0 to draw."""
    data = {"game": "shlif-shluf", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "draw", **parts}
    return position_from_json(data, GAMES)


# Set-up


def test_the_deck_has_54_cards_for_two_to_six_seats() -> None:
    assert RULES.seats() == range(2, 7)
    deck = [card.text for card in RULES.deck(2, {})]
    assert len(set(deck)) == 54 and {"XR", "XB", "AD"} <= set(deck)


def ritual(seats: int, *deck: str) -> tuple[int, Position]:
    """The starter when the deck begins with these cards, and the position after the ritual."""
    p = Position(agree(RULES, seats), 7)
    ids = [p.game.ids[text][0] for text in deck]
    p.zones["stock"][:] = [*ids, *(c for c in p.zones["stock"] if c not in ids)]
    return RULES.starter(p), p


def test_the_ritual_on_a_given_deck() -> None:
    # Case 18 of the page.
    starter, p = ritual(3, "4D", "KS", "9D", "AD", "2C")
    assert starter == 2
    assert p.texts("show") == ["4D", "KS", "9D", "AD", "2C"]


def test_the_ritual_of_two_ends_with_the_ace() -> None:
    assert ritual(2, "AD", "2C")[0] == 1
    assert ritual(2, "2C", "AD")[0] == 0
    assert ritual(2, "AD", "4D")[0] == 1


def test_jokers_are_no_diamonds_in_the_ritual() -> None:
    starter, p = ritual(2, "XR", "XB", "2C", "3D")
    assert starter == 1 and p.size("show") == 4


def test_the_ritual_without_a_diamond_is_repeated_and_shuffles_when_cards_run_short() -> None:
    plain = [rank + suit for rank in "23456789TJQKA" for suit in "CHS"]
    # Seven times five cards without a diamond, then one among five.
    starter, p = ritual(5, *plain[:36], "2D", *plain[36:])
    assert starter == 1 and p.size("show") == 40
    # Two candidates before a stock of one card: all cards are first shuffled back.
    p = Position(agree(RULES, 2), 7)
    p.zones["show"], p.zones["stock"] = p.zones["stock"][1:], p.zones["stock"][:1]
    RULES.starter(p)
    assert p.size("stock") > 1 and p.size("stock") + p.size("show") == 54


def test_who_turned_up_the_ace_is_out_of_the_ritual_for_good() -> None:
    # Nobody turns up a diamond except the ace: the other two repeat, and the third seat has the only diamond.
    assert ritual(3, "AD", "2C", "3C", "4C", "5D")[0] == 2


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_new_game_begins_with_all_cards_in_the_stock(seats: int) -> None:
    starters = set()
    for seed in range(60):
        step = new_game(RULES, seats, seed)
        p = step.position
        assert (p.phase, p.size("stock")) == ("draw", 54)
        told = [e.about for e in step.events if e.said == "starts"]
        assert told == [[p.turn]]
        starters.add(p.turn)
    assert starters == set(range(seats))


# Play


def test_a_lost_seat_is_passed_over() -> None:
    p = position(seats=4, zones={"stock": ["2C", "3C", "4C", "AD"]}, vars={"lost": [1, 2]})
    assert play(p, "last", "name:D").position.turn == 3


def test_the_cap_ends_the_game() -> None:
    for cap in (100, 300, 1000):
        p = position(
            options={"max_turns": cap},
            zones={"stock": ["2S", "3C", "AD"], "won.1": ["4C"]},
            vars={"turns": cap - 1},
        )
        over = play(p, "last").position
        assert over.result is not None
        assert (over.result.reason, over.result.winners, over.vars["turns"]) == ("cap", (0, 1), cap)
        p.vars["turns"] -= 1
        assert play(p, "last").position.phase == "draw"


def test_an_empty_stock_ends_the_game() -> None:
    over = play(position(zones={"stock": ["2S"]}), "last").position
    assert over.result is not None and (over.result.reason, over.result.winners) == ("empty", (0,))


def test_a_stock_that_runs_out_within_a_turn_ends_it_without_effect() -> None:
    p = play(position(zones={"stock": ["2S"], "row": ["3H"]}), "reveal").position
    assert p.result is not None and p.result.reason == "empty"
    assert p.texts("won.0") == ["2S", "3H"] and p.vars["death"] is False


def test_equal_winners_share() -> None:
    p = position(zones={"stock": ["6H", "AD"], "won.0": ["3C"], "won.1": ["2C"]})
    over = play(p, "last").position
    assert over.result is not None and (over.result.winners, over.result.scores) == ((0, 1), (2, 2))


def test_the_last_card_under_death_may_leave_nobody() -> None:
    p = position(zones={"stock": ["6S", "AD"], "won.1": ["2C", "3C"]}, vars={"lost": [1]})
    over = play(p, "last").position
    assert over.result is not None
    assert (over.result.reason, over.vars["lost"]) == ("last-card", (1, 0))
    assert (over.result.winners, over.result.scores) == ((1,), (1, 2))


def test_chaos_reaches_no_further_than_the_stock() -> None:
    p = play(position(zones={"stock": ["8D", "KC"], "row": ["3C", "4H", "9S"]}), "last").position
    assert p.texts("won.0") == ["8D", "9S", "4H", "3C"] and p.texts("won.1") == ["KC"]


def test_a_joker_that_is_the_last_card_of_magic_is_no_question() -> None:
    p = play(position(zones={"stock": ["9C", "XR", "3S", "AD"]}), "last", "name:H").position
    assert p.texts("won.0") == ["9C", "XR"] and (p.phase, p.turn) == ("draw", 1)


def test_both_jokers_may_be_asked_about_within_one_magic() -> None:
    p = position(zones={"stock": ["9C", "XR", "XB", "3S", "AD"], "row": ["2H", "3H", "4D"]})
    p = play(p, "last", "name:S", "suit:XB:C").position
    assert p.texts("won.0") == ["9C", "4D", "3H", "2H", "3S", "XB", "XR"]


def test_under_death_magic_is_earned_in_full() -> None:
    p = position(zones={"stock": ["9C", "2H", "3S", "4S", "AD"], "row": ["5C"]}, vars={"death": True})
    p = play(p, "last", "name:D").position
    assert p.texts("won.0") == ["5C", "3S", "2H"] and sorted(p.texts("stock")) == ["4S", "9C", "AD"]


def test_what_happens_in_a_turn_is_said() -> None:
    assert said(position(zones={"stock": ["AD", "9C"], "row": ["4S"]}), "reveal") == [
        ("lost", [0]),
        ("divided", [1]),
        ("turn-ended", [0]),
    ]
    assert said(position(zones={"stock": ["6S", "AD", "2C"]}), "last") == [("death", [1]), ("turn-ended", [0])]
    p = position(zones={"stock": ["4D", "AD", "2C"]}, vars={"death": True})
    assert said(p, "last") == [("chaos", [1, 1]), ("lost", [1]), ("halved", [0, 1]), ("turn-ended", [0])]
    assert said(position(zones={"stock": ["4H", "AD", "2C"]}), "last") == [("life", [0]), ("turn-ended", [0])]


# The verdict as numbers


@pytest.mark.parametrize(
    ("suits", "jokers", "ends"),
    [
        ("SS", (), False),
        ("SSS", (), True),
        ("SDS", (), False),
        ("SSDS", (), True),
        ("SSDH", (), False),
        ("HHH", (2,), True),
        ("HHHS", (2,), True),
        ("HHDS", (2,), False),
        ("HHS", (1,), False),
        ("HHSH", (1,), True),
        ("SHHD", (2,), False),
        ("SHHHD", (3,), True),
    ],
)
def test_a_joker_binds_only_by_a_pair_before_it(suits: str, jokers: tuple[int, ...], ends: bool) -> None:
    lie = dict.fromkeys(jokers, JOKER_SUITS["XR"])
    assert turn_ends(suits, lie, False) is ends
    assert turn_ends(suits, lie, True) is True


def test_the_verdict_is_the_page_word_for_word_on_random_rows() -> None:
    rng = Random(5)
    for _ in range(3000):
        n = rng.randint(1, 9)
        suits = [rng.choice("CDHS") for _ in range(n)]
        lie = dict.fromkeys(sorted(rng.sample(range(n), rng.randint(0, min(n, 2)))), JOKER_SUITS["XR"])
        pairs = [(i + 1, suits[i]) for i in range(n - 2) if suits[i] == suits[i + 1]]
        v2 = suits[-1] in {suit for _, suit in pairs}
        v3 = any(suit == suits[j] and second < j for j in lie if j < n - 1 for second, suit in pairs)
        assert turn_ends(suits, lie, False) is (v2 or v3)


def test_later_jokers_leave_several_outcomes() -> None:
    jokers = {2: JOKER_SUITS["XR"], 5: JOKER_SUITS["XB"]}
    assert outcomes("DDHSSC", jokers, False, 3) == {GOES_ON, "S"}
    assert outcomes("DDDSSC", jokers, False, 3) == {"C", "S"}
    assert outcomes("DDHSSC", jokers, False, 6) == {GOES_ON}


# What is refused


@pytest.mark.parametrize(
    ("parts", "action", "code"),
    [
        ({"zones": {"stock": ["XR", "3S", "AD"]}}, "suit:XR:D", "no-joker-asked"),
        ({"zones": {"stock": ["XR", "3S", "AD"]}}, "name:D", "no-magic"),
        ({"zones": {"stock": ["XR", "3S", "AD"]}}, "reveal:3S", "wrong-arguments"),
        ({"zones": {"stock": ["XR", "3S", "AD"]}}, "last:1", "wrong-arguments"),
        ({"zones": {"stock": ["XR", "3S", "AD"]}}, "stop", "unknown-verb"),
    ],
)
def test_a_refusal_while_drawing(parts: dict[str, Any], action: str, code: str) -> None:
    assert refused(position(**parts), action)[0] == code


@pytest.mark.parametrize(
    ("action", "code", "args"),
    [
        ("reveal", "set-joker-first", ("XR",)),
        ("last", "set-joker-first", ("XR",)),
        ("name:D", "set-joker-first", ("XR",)),
        ("suit:XR:S", "wrong-colour", ("XR", "S")),
        ("suit:XR:X", "no-such-suit", ("X",)),
        ("suit:XB:S", "other-joker-asked", ("XB", "XR")),
        ("suit:2D:H", "not-a-joker", ("2D",)),
        ("suit:XR", "wrong-arguments", ("suit",)),
    ],
)
def test_a_refusal_while_a_joker_is_asked_about(action: str, code: str, args: tuple[str, ...]) -> None:
    settling = play(position(zones={"stock": ["XR", "3S", "AD"], "row": ["5H", "9H"]}), "reveal").position
    assert settling.phase == "settle" and refused(settling, action) == (code, args)
    magic = play(position(zones={"stock": ["9C", "XR", "3S", "AD"], "row": ["2D"]}), "last", "name:H").position
    assert magic.phase == "magic-joker" and refused(magic, action) == (code, args)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("reveal", "name-suit-first"),
        ("last", "name-suit-first"),
        ("suit:XR:D", "name-suit-first"),
        ("name:XR", "no-such-suit"),
        ("name:E", "no-such-suit"),
        ("name", "wrong-arguments"),
    ],
)
def test_a_refusal_while_the_magic_waits_for_its_suit(action: str, code: str) -> None:
    magic = play(position(zones={"stock": ["9C", "XR", "3S", "AD"]}), "last").position
    assert refused(magic, action)[0] == code


def test_nothing_may_be_done_after_the_end() -> None:
    over = play(position(zones={"stock": ["6H", "AD"]}), "last").position
    assert refused(over, "reveal") == ("game-over", ())


@pytest.mark.parametrize(
    "parts",
    [
        {"zones": {}},
        {"phase": "settle", "zones": {"stock": ["2C", "AD"], "row": ["3C"]}, "vars": {"ask": ""}},
        {"phase": "settle", "zones": {"stock": ["2C", "AD"], "row": ["3C"]}, "vars": {"ask": "XR"}},
        {"phase": "settle", "zones": {"stock": ["2C", "AD"], "row": ["3C"]}, "vars": {"ask": "3C"}},
        {"phase": "magic-joker", "zones": {"stock": ["2C", "AD"], "row": ["3C", "XR"]}, "vars": {"ask": "XR"}},
    ],
)
def test_a_position_that_asks_for_nothing_is_no_position(parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(**parts)


def test_a_joker_without_a_suit_has_that_of_the_first_choice() -> None:
    for suits in ({}, {"XR": "S"}, {"XR": "DH"}, {"XR": ["D"]}, {"XR": 1}):
        p = position(zones={"stock": ["2C", "9S", "AD"], "row": ["5D", "XR"]}, vars={"suits": suits})
        assert Fact("row-suit", ("XR", "H"), "row") in RULES.facts(view(p, 0))
        assert play(p, "reveal").position.phase == "draw"


# What a player sees at a glance


def facts(p: Position, code: str, seat: int | None = 0) -> list[tuple[Any, ...]]:
    """The arguments of the facts with this code."""
    return [fact.args for fact in RULES.facts(view(p, seat)) if fact.code == code]


def test_the_facts_of_a_row() -> None:
    zones = {"stock": ["2C", "XR", "AD", "9D"], "row": ["4S", "7S", "5D", "6D", "8C"], "won.1": ["KH"]}
    p = position(zones=zones, vars={"death": True})
    for seat in (0, 1, None):
        assert facts(p, "ace-odds", seat) == [(4,)]
        assert facts(p, "still-out", seat) == [(1, 1, 0, 0, 1)]
        assert facts(p, "death", seat) == [(0, 2)]
        assert facts(p, "pair", seat) == [(1, "S"), (3, "D")]
        assert facts(p, "ends-turn", seat) == [("D", "S")]
        assert facts(p, "may-end", seat) == []
    assert facts(play(p, "reveal").position, "ace-odds") == [(3,)]


def test_the_facts_say_where_a_joker_decides() -> None:
    p = position(zones={"stock": ["2C", "AD"], "row": ["5H", "9H", "XR"]}, vars={"suits": {"XR": "D"}})
    assert facts(p, "row-suit") == [("XR", "D")]
    assert facts(p, "ends-turn") == [("H",)]
    assert facts(p, "may-end") == [("C", "D", "S")]


def test_the_facts_say_what_each_suit_of_a_joker_brings() -> None:
    p = position(
        zones={"stock": ["XB", "3H", "AD"], "row": ["5D", "9D", "XR", "4S", "7S"]}, vars={"suits": {"XR": "H"}}
    )
    p = play(p, "reveal").position
    assert facts(p, "joker-brings") == [("XR", "D", "C", "S"), ("XR", "H", "S", GOES_ON)]
    p = play(p, "suit:XR:H").position
    assert facts(p, "joker-brings") == [("XB", "C", GOES_ON), ("XB", "S", "S")]


def test_the_facts_say_how_far_magic_can_go_and_what_its_joker_brings() -> None:
    p = position(zones={"stock": ["9C", "XR", "3S", "KD", "AD"], "row": ["5C", "8D"]})
    assert facts(p, "magic-left") == []
    p = play(p, "last").position
    assert facts(p, "magic-left") == [(3,)]
    asked = play(p, "name:H").position
    assert facts(asked, "magic-left") == [(2,)]
    assert facts(asked, "joker-brings") == [("XR", "D", "magic-goes-on"), ("XR", "H", "magic-stops")]
    assert len(play(asked, "suit:XR:H").position.zones["won.0"]) == 4, "stopped"
    assert len(play(asked, "suit:XR:D").position.zones["won.0"]) == 6, "went on to the most"


def test_who_has_lost_does_not_share_the_win_with_as_many_cards() -> None:
    zones = {"stock": ["2H", "AD"], "won.1": ["3S", "4S"]}
    over = play(position(zones=zones, vars={"lost": [1]}), "last").position
    assert over.result is not None
    assert (over.size("won.0"), over.result.winners, over.result.scores) == (2, (0,), (2, 0))
