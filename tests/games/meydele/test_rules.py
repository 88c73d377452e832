"""Meydele: the page's cases, who knows what, what its cases leave open, refusals, and games played at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from app.engine import (
    OVER,
    Fact,
    InvalidPosition,
    NotationError,
    Position,
    Reason,
    advance,
    agree,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games.meydele.rules import Meydele
from tests.games.worked import legal, refused

MEYDELE = Meydele()
GAMES = {"meydele": MEYDELE}

COVERED = {
    "1 deck and seats": [
        "test_all_get_equally_many_cards_and_the_rest_is_left_over",
        "test_who_takes_and_what_rules_next",
    ],
    "2 who knows": [
        *("k01", "k01b", "k02", "k02b", "k03", "k03b", "k03c", "k04", "k04b", "k04c", "k04d", "k05", "k05b", "k06"),
        "test_what_is_committed_or_covered_is_told_to_nobody_else",
    ],
    "2 vars": ["test_a_position_that_no_game_comes_to_is_none"],
    "3 set-up": [
        "test_all_get_equally_many_cards_and_the_rest_is_left_over",
        "test_the_drawn_left_over_card_lies_open_and_its_suit_is_the_first_kuzari",
        "test_nobody_sees_a_card_of_another_while_they_are_dealt",
        "test_where_no_card_is_left_over_the_first_round_has_no_kuzari_or_a_tossed_one",
    ],
    "4 forced": ["06b", "08", "15", "15b", "test_a_hand_of_equal_cards_is_committed_without_asking"],
    "4 choose": ["01", "01b", "test_equal_cards_are_one_action_in_the_order_of_the_hand"],
    "4 reveal": ["07", "07b", "test_all_cards_are_turned_in_one_moment"],
    "4 judge": [
        *("02", "03", "04", "06", "10", "11", "13"),
        "test_who_takes_and_what_rules_next",
        "test_between_whom_there_is_war",
        "test_twins_of_one_suit_fight_for_the_cards_only",
    ],
    "4 war 1, the lot": [
        "14",
        "test_one_even_lot_settles_both_questions",
        "test_a_lot_about_the_kuzari_leaves_the_cards_to_the_low_kuzari",
        "test_a_lot_about_the_cards_alone",
        "test_of_two_wars_the_lot_settles_only_the_one_without_cards",
    ],
    "4 war 2, laying": [
        *("03b", "06b", "15", "15b"),
        "test_two_cards_left_are_one_covered_and_one_open_and_a_single_one_is_open",
        "test_the_won_pile_is_taken_up_after_the_open_card_too",
        "test_who_has_no_card_stands_on_the_one_that_lies_there_in_every_further_step",
    ],
    "4 war 4, judging": [
        *("03c", "04b", "05", "10b", "13b"),
        "test_one_war_about_both_is_won_by_the_kuzari_or_else_by_value",
        "test_a_war_about_the_kuzari_alone_goes_by_value_and_not_by_suit",
        "test_equal_open_cards_go_on_fighting_and_the_last_open_cards_decide",
        "test_the_suits_of_the_round_cards_and_not_of_the_open_ones_leave_no_doubt",
    ],
    "4 end of round": [
        *("06c", "07c", "09"),
        "test_who_goes_out_is_cried_and_all_of_one_round_are_told_in_seat_order",
    ],
    "5 end and score": [
        *("08", "12"),
        "test_those_out_in_one_round_share_a_rank_below_those_who_fell_later",
        "test_at_the_cap_equal_numbers_of_cards_go_by_their_values",
        "test_at_the_cap_wholly_equal_hands_win_together",
        "test_a_last_round_that_leaves_one_seat_was_no_cap",
    ],
    "6 options": [
        "test_other_options_are_refused",
        "test_the_form_of_address_is_a_persons_and_changes_nothing",
        "test_the_first_kuzari_is_asked_for_only_where_the_cards_can_come_out_even",
    ],
    "7 readings": ["03c", "04b", "07c", "11", "13b", "14"],
    "9 facts": ["test_facts_of_a_round", "test_facts_of_a_war_and_of_who_is_out"],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(zones: dict[str, list[str]], **more: Any) -> Position:
    """A position of three seats in round 5, with hearts as kuzari, these cards and no others."""
    data = {"game": "meydele", "seats": 3, "options": {}, "partial": True, "rng": 1, "turn": 0, "phase": "choose"}
    given = {"round": 5, "kuzari": "H", **more.pop("vars", {})}
    return position_from_json({**data, "zones": zones, "vars": given, **more}, GAMES)


def after(zones: dict[str, list[str]], *actions: str, **more: Any) -> Position:
    """The position to which these actions lead."""
    return play(position(zones, **more), *actions).position


# The canon


# Set-up and options


@pytest.mark.parametrize(
    ("seats", "decks", "used"),
    [(3, "auto", 1), (5, "auto", 1), (6, "auto", 2), (8, "auto", 2), (9, "auto", 3), (9, 1, 1), (3, 3, 3)],
)
def test_all_get_equally_many_cards_and_the_rest_is_left_over(seats: int, decks: Any, used: int) -> None:
    p = new_game(MEYDELE, seats, 5, {"decks": decks}).position
    assert p.options["decks"] == used
    each, rest = divmod(52 * used, seats)
    assert [p.size(f"hand.{s}") for s in range(seats)] == [each] * seats
    assert p.size("leftover") == rest
    assert (p.phase, p.turn, p.vars["round"]) == ("choose", 0, 1)


def test_the_drawn_left_over_card_lies_open_and_its_suit_is_the_first_kuzari() -> None:
    for seed in range(20):
        p = new_game(MEYDELE, 5, seed).position
        for seat in (*range(5), None):
            shown = view(p, seat).zones["leftover"]
            assert shown == [p.texts("leftover")[0], "??"]
            assert p.vars["kuzari"] == shown[0][1]


def test_nobody_sees_a_card_of_another_while_they_are_dealt() -> None:
    step = new_game(MEYDELE, 5, 3)
    for seat in range(5):
        own = {*step.position.texts(f"hand.{seat}"), step.position.texts("leftover")[0]}
        told = {card for event in step.told(seat) for card in event.cards if card != "??"}
        assert told == own
        assert not view(step.position, seat).knows and not view(step.position, seat).sets


def test_where_no_card_is_left_over_the_first_round_has_no_kuzari_or_a_tossed_one() -> None:
    plain = [new_game(MEYDELE, 4, seed).position for seed in range(10)]
    assert {p.vars["kuzari"] for p in plain} == {""}
    tossed = [new_game(MEYDELE, 4, seed, {"first_kuzari": "toss"}).position for seed in range(200)]
    counts = Counter(p.vars["kuzari"] for p in tossed)
    assert set(counts) == set("CDHS") and min(counts.values()) > 25
    assert all(p.vars["kuzari"] == "" for p in (new_game(MEYDELE, 8, s, {"decks": "auto"}).position for s in range(3)))


def test_the_first_kuzari_is_asked_for_only_where_the_cards_can_come_out_even() -> None:
    asked = {n: [option for option in MEYDELE.options(n) if option.name == "first_kuzari"] for n in range(3, 10)}
    when = {n: found[0].when if found else None for n, found in asked.items()}
    three, two = (("decks", 3),), (("decks", 2),)
    assert when == {3: three, 4: (), 5: None, 6: three, 7: None, 8: two, 9: None}


@pytest.mark.parametrize(
    "options", [{"decks": 4}, {"decks": "2"}, {"max_rounds": 60}, {"forms": ["m"]}, {"first_kuzari": "H"}]
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        agree(MEYDELE, 4, options)


def test_the_form_of_address_is_a_persons_and_changes_nothing() -> None:
    persons = [{"form": "f"}, {"form": "off"}, {}]
    with_forms = new_game(MEYDELE, 3, 8, {}, persons)
    assert with_forms.position.game.persons == tuple(persons)
    assert with_forms.position.zones == new_game(MEYDELE, 3, 8).position.zones


# Choosing


def test_equal_cards_are_one_action_in_the_order_of_the_hand() -> None:
    hands = {"hand.0": ["9S", "2C", "9S", "2C", "KD"], "hand.1": ["3C", "4C"], "hand.2": ["5C", "6C"]}
    assert legal(position(hands, options={"decks": 2})) == ["commit:9S", "commit:2C", "commit:KD"]


def test_a_hand_of_equal_cards_is_committed_without_asking() -> None:
    hands = {"hand.0": ["9S", "2C"], "hand.1": ["3C", "3C"], "hand.2": ["5C", "6C"]}
    step = play(position(hands, options={"decks": 2}), "commit:9S")
    assert step.position.turn == 2
    assert step.position.texts("held.1") == ["3C"]
    forced = [event.args for event in step.told(0) if event.code == "acted"]
    assert forced == [{"seat": 0, "action": "commit:9S"}, {"seat": 1, "action": "commit:??", "forced": True}]


def test_what_is_committed_or_covered_is_told_to_nobody_else() -> None:
    hands = {"hand.0": ["KS", "2S", "3S", "4S"], "hand.1": ["KC", "2C", "3C", "4C"], "hand.2": ["5D", "6D"]}
    p = position(hands)
    for action, seat in (("commit:KS", 0), ("commit:KC", 1), ("commit:5D", 2), ("down:2S", 0), ("down:3S", 0)):
        step = play(p, action)
        for other in (*range(3), None):
            acted = [event.args["action"] for event in step.told(other) if event.code == "acted"]
            assert acted[0] == (action if other == seat else action.split(":")[0] + ":??")
        p = step.position


def test_all_cards_are_turned_in_one_moment() -> None:
    hands = {"hand.0": ["9S", "4C", "5C"], "hand.1": ["KD", "3C", "6C"], "hand.2": ["7C", "8D", "9D"]}
    step = play(position(hands), "commit:9S", "commit:KD", "commit:7C")
    opened = [event for event in step.told(None) if event.code == "moved" and event.args["to"].startswith("table")]
    assert [event.cards for event in opened] == [("9S",), ("KD",), ("7C",)]
    assert len({event.moment for event in opened}) == 1


# Judging a round


def round_of(*cards: str, kuzari: str = "H", **more: Any) -> Position:
    """The position after a round in which each seat laid one of these, out of three cards each."""
    spare = (["2C", "2D"], ["3C", "3D"], ["4C", "4D"])
    hands = {f"hand.{s}": [card, *spare[s]] for s, card in enumerate(cards)}
    return after(hands, *(f"commit:{card}" for card in cards), vars={"kuzari": kuzari}, **more)


@pytest.mark.parametrize(
    ("cards", "kuzari", "taker", "following"),
    [
        (("9S", "KD", "7C"), "H", 1, "D"),
        (("9S", "KD", "7C"), "", 1, "D"),
        (("5H", "KD", "7H"), "H", 2, "D"),
        (("AH", "KD", "7H"), "H", 0, "H"),
        (("TH", "TD", "QC"), "H", 0, "C"),
        (("QH", "TD", "TC"), "H", 0, "H"),
        (("9S", "AD", "TC"), "C", 2, "D"),
    ],
)
def test_who_takes_and_what_rules_next(cards: tuple[str, ...], kuzari: str, taker: int, following: str) -> None:
    p = round_of(*cards, kuzari=kuzari)
    assert p.texts(f"won.{taker}") == list(cards)
    assert (p.vars["kuzari"], p.phase, p.vars["round"]) == (following, "choose", 6)


@pytest.mark.parametrize(
    ("cards", "kuzari", "take", "setter"),
    [
        (("KS", "KD", "7C"), "H", (0, 1), (0, 1)),
        (("KS", "KD", "7H"), "H", (2,), (0, 1)),
        (("KS", "KD", "KC"), "", (0, 1, 2), (0, 1, 2)),
        (("KH", "KD", "7H"), "H", (0, 1), (0, 1)),
        (("7S", "KD", "KC"), "S", (0,), (1, 2)),
    ],
)
def test_between_whom_there_is_war(
    cards: tuple[str, ...], kuzari: str, take: tuple[int, ...], setter: tuple[int, ...]
) -> None:
    p = round_of(*cards, kuzari=kuzari)
    assert (p.phase, p.vars["war"]) == ("war-down", 1)
    assert (p.vars["take"], p.vars["setter"]) == (take, setter)
    assert p.turn == (take if len(take) > 1 else setter)[0]


TWINS = {
    "hand.0": ["KS", "2C", "3C", "AC", "4H", "6C"],
    "hand.1": ["7D", "4C", "9C"],
    "hand.2": ["KS", "2D", "3D", "AH", "5H", "6D"],
}


def test_twins_of_one_suit_fight_for_the_cards_only() -> None:
    lay = ["commit:KS", "commit:7D", "commit:KS"]
    p = after(TWINS, *lay, options={"decks": 2}, vars={"kuzari": ""})
    assert (p.vars["take"], p.vars["setter"]) == ((0, 2), (0,))
    assert MEYDELE.facts(view(p, 1))[-3:] == [
        Fact("war-cards", (0, 2)),
        Fact("next-kuzari", ("S",)),
        Fact("to-cover", (2,), "down.0"),
    ]
    covered = ["down:2C", "down:3C", "commit:AC", "down:2D", "down:3D"]
    p = after(TWINS, *lay, *covered, "commit:5H", options={"decks": 2}, vars={"kuzari": "H"})
    assert p.texts("won.2") == ["AC", "KS", "3C", "2C", "7D", "5H", "KS", "3D", "2D"], "the kuzari beats the ace"
    assert (p.vars["kuzari"], p.vars["round"]) == ("S", 6)
    p = after(TWINS, *lay, *covered, "commit:AH", options={"decks": 2}, vars={"kuzari": ""})
    assert (p.vars["take"], p.vars["setter"], p.vars["war"]) == ((0, 2), (0,), 2), "two aces, and no kuzari"
    p = play(p, "down:6C", "down:5H").position
    assert p.texts("hand.2") == [*("4H", "AC", "KS", "6C", "3C", "2C"), "7D", *("6D", "AH", "KS", "5H", "3D", "2D")]
    assert (p.vars["kuzari"], p.vars["out"]) == ("S", (0,))


# War

WAR = {
    "hand.0": ["KS", "2S", "3S", "8H", "9S", "4S", "5S", "6S", "7S"],
    "hand.1": ["KC", "2C", "3C", "QC", "9C", "4C", "5C", "6C", "7C"],
    "hand.2": ["6H", "8C"],
}


def war(open_0: str, open_1: str, *more: str, other: str = "8C", **given: Any) -> Position:
    """Kings meet, two cards are covered, these are opened; seat 2 lays `other`."""
    lay = ["commit:KS", "commit:KC", f"commit:{other}"]
    first = ["down:2S", "down:3S", f"commit:{open_0}", "down:2C", "down:3C", f"commit:{open_1}"]
    return after(WAR, *lay, *first, *more, **given)


@pytest.mark.parametrize(
    ("open_0", "open_1", "kuzari", "winner"),
    [("9S", "QC", "H", 1), ("8H", "QC", "H", 0), ("9S", "4C", "C", 1), ("9S", "4C", "", 0)],
)
def test_one_war_about_both_is_won_by_the_kuzari_or_else_by_value(
    open_0: str, open_1: str, kuzari: str, winner: int
) -> None:
    p = war(open_0, open_1, vars={"kuzari": kuzari}, other="6H" if kuzari != "H" else "8C")
    assert p.texts(f"won.{winner}")[:4] == [open_0, "KS", "3S", "2S"]
    assert p.vars["kuzari"] == "SC"[winner]


def test_a_war_about_the_kuzari_alone_goes_by_value_and_not_by_suit() -> None:
    p = war("8H", "QC", other="6H")
    assert p.texts("won.2") == ["8H", "KS", "3S", "2S", "QC", "KC", "3C", "2C", "6H"]
    assert p.vars["kuzari"] == "C"


def test_equal_open_cards_go_on_fighting_and_the_last_open_cards_decide() -> None:
    p = war("9S", "9C")
    assert (p.vars["war"], p.vars["take"], p.vars["setter"], p.phase, p.turn) == (2, (0, 1), (0, 1), "war-down", 0)
    assert p.texts("table.0") == ["9S", "KS"] and p.texts("down.1") == ["3C", "2C"]
    p = war("9S", "9C", "down:4S", "down:5S", "commit:6S", "down:4C", "down:5C", "commit:7C")
    assert p.texts("won.1") == [
        *("6S", "9S", "KS", "5S", "4S", "3S", "2S"),
        *("7C", "9C", "KC", "5C", "4C", "3C", "2C"),
        "8C",
    ]
    assert p.vars["kuzari"] == "C"


def test_two_cards_left_are_one_covered_and_one_open_and_a_single_one_is_open() -> None:
    hands = {"hand.0": ["KS", "2S", "AS"], "hand.1": ["KC", "4C"], "hand.2": ["8D", "9D"]}
    p = after(hands, "commit:KS", "commit:KC", "commit:8D")
    assert (p.phase, p.turn, legal(p)) == ("war-down", 0, ["down:2S", "down:AS"])
    assert MEYDELE.facts(view(p, 0))[-1] == Fact("to-cover", (1,), "down.0")
    step = play(p, "down:2S")
    for seat, seen in ((0, ["commit:AS", "commit:??"]), (1, ["commit:??", "commit:4C"])):
        forced = [event.args["action"] for event in step.told(seat) if event.code == "acted" and "forced" in event.args]
        assert forced == seen
    assert step.position.vars["out"] == (1,)


def test_who_has_no_card_stands_on_the_one_that_lies_there_in_every_further_step() -> None:
    hands = {"hand.1": ["KC", "2C", "3C", "KD", "4C", "5C", "QC", "6C"], "hand.2": ["8D", "9D"], "held.0": ["KS"]}
    actions = ["commit:KC", "commit:8D", "down:2C", "down:3C", "commit:KD"]
    p = after(hands, *actions, turn=1)
    assert (p.vars["war"], p.vars["take"], p.turn, p.phase) == (2, (0, 1), 1, "war-down")
    p = after(hands, *actions, "down:4C", "down:5C", "commit:QC", turn=1)
    assert p.texts("hand.0") == ["KS", "QC", "KD", "KC", "5C", "4C", "3C", "2C", "8D"]


def test_the_suits_of_the_round_cards_and_not_of_the_open_ones_leave_no_doubt() -> None:
    hands = {
        "hand.0": ["KS", "2C", "3C", "QD", "4C", "5C"],
        "hand.1": ["KC", "2D", "3D", "9C", "4D", "5D"],
        "hand.2": ["KS", "2S", "3S", "QD", "4S", "5S"],
    }
    lay = ["commit:KS", "commit:KC", "commit:KS", "down:2C", "down:3C", "commit:QD", "down:2D", "down:3D"]
    more: dict[str, Any] = {"options": {"decks": 2}}
    p = after(hands, *lay, "commit:9C", "down:2S", "down:3S", "commit:QD", **more)
    assert (p.vars["take"], p.vars["setter"], p.vars["war"]) == ((0, 2), (0,), 2)
    assert Fact("next-kuzari", ("S",)) in MEYDELE.facts(view(p, 1))
    kuzari_only = [*lay[:3], "commit:6H", *lay[3:], "commit:9C", "down:2S", "down:3S", "commit:QD"]
    p = after({**hands, "hand.3": ["6H", "8H"]}, *kuzari_only, seats=4, **more)
    assert (p.vars["kuzari"], p.vars["round"], p.size("won.3")) == ("S", 6, 13), "a war about the kuzari alone"
    hands["hand.1"][3] = "QD"
    p = after(hands, *lay, "commit:QD", "down:2S", "down:3S", "commit:4S", options={"decks": 3})
    assert (p.vars["take"], p.vars["setter"], p.vars["war"]) == ((0, 1), (0, 1), 2)


def test_the_won_pile_is_taken_up_after_the_open_card_too() -> None:
    hands = {"hand.0": ["KS", "2S", "3S", "4S"], "won.0": ["8D", "9D"], "hand.1": ["KC", "2C", "3C", "4C"]}
    p = after({**hands, "hand.2": ["5D", "6D"]}, "commit:KS", "commit:KC", "commit:5D", "down:2S", "down:3S")
    assert (p.turn, p.texts("hand.0"), p.texts("won.0")) == (1, ["8D", "9D"], [])


def lots(zones: dict[str, list[str]], *actions: str, **more: Any) -> Counter[tuple[Any, ...]]:
    """How often each outcome comes, over 300 states of chance: the new kuzari, who is out, what the lot was about."""
    found: Counter[tuple[Any, ...]] = Counter()
    for rng in range(300):
        step = play(position(zones, rng=rng, **more), *actions)
        drawn = tuple(event.args["code"] for event in step.events if event.code == "drawn")
        found[step.position.vars["kuzari"], step.position.vars["out"], drawn] += 1
    return found


def test_one_even_lot_settles_both_questions() -> None:
    found = lots({"held.0": ["KS"], "held.1": ["KC"], "hand.2": ["5C", "6C", "7D"]}, "commit:5C", turn=2)
    assert set(found) == {("S", (1,), ("both",)), ("C", (0,), ("both",))}
    assert min(found.values()) > 100


def test_a_lot_about_the_kuzari_leaves_the_cards_to_the_low_kuzari() -> None:
    found = lots({"held.0": ["KS"], "held.1": ["KC"], "hand.2": ["5H", "6C", "7D"]}, "commit:5H", turn=2)
    assert set(found) == {("S", (0, 1), ("kuzari",)), ("C", (0, 1), ("kuzari",))}
    assert min(found.values()) > 100


def test_a_lot_about_the_cards_alone() -> None:
    zones = {"held.0": ["KS"], "held.1": ["KS"], "hand.2": ["5C", "6C", "7D"]}
    found = lots(zones, "commit:5C", turn=2, options={"decks": 2})
    assert set(found) == {("S", (1,), ("cards",)), ("S", (0,), ("cards",))}
    assert min(found.values()) > 100


def test_of_two_wars_the_lot_settles_only_the_one_without_cards() -> None:
    zones = {"held.0": ["5H"], "held.1": ["5H"], "held.2": ["KS"], "hand.3": ["KC", "2C", "3C"]}
    more: dict[str, Any] = {"turn": 3, "seats": 4, "options": {"decks": 2}}
    step = play(position(zones, **more), "commit:KC")
    assert [event.args["code"] for event in step.events if event.code == "drawn"] == ["cards"]
    p = step.position
    assert len(p.vars["take"]) == 1 and p.vars["setter"] == (2, 3)
    assert (p.phase, p.turn) == ("war-down", 3)
    assert {fact.code for fact in MEYDELE.facts(view(p, 3))} >= {"war-kuzari"}
    assert "war-cards" not in {fact.code for fact in MEYDELE.facts(view(p, 3))}


# Going out and the end


def test_who_goes_out_is_cried_and_all_of_one_round_are_told_in_seat_order() -> None:
    hands = {"hand.0": ["2S"], "hand.1": ["3S"], "hand.2": ["AD", "4D"], "hand.3": ["5D", "6D"]}
    step = play(position(hands, seats=4), "commit:2S", "commit:AD", "commit:5D")
    cried = [event.args for event in step.told(None) if event.code == "said"]
    assert cried == [{"code": "meydele", "args": [0]}, {"code": "meydele", "args": [1]}]
    assert (step.position.vars["out"], step.position.vars["out_round"]) == ((0, 1), (5, 5))
    assert step.position.turn == 2


def test_those_out_in_one_round_share_a_rank_below_those_who_fell_later() -> None:
    hands = {"hand.0": ["2S"], "hand.1": ["3S"], "hand.2": ["AD", "4D"]}
    p = after(hands, "commit:2S", "commit:AD", seats=4, vars={"out": [3], "out_round": [2]})
    assert p.phase == OVER and p.result is not None
    assert p.result.to_json() == {"winners": [2], "scores": [1, 1, 3, 0], "reason": "survivor", "places": [2, 2, 1, 4]}


def cap(*hands: list[str], **more: Any) -> dict[str, Any]:
    """The result of round 50 of 50, in which each seat lays its first card and keeps everything it is ranked by."""
    zones = {f"hand.{s}": cards for s, cards in enumerate(hands)}
    p = after(zones, *(f"commit:{cards[0]}" for cards in hands), options={"max_rounds": 50}, vars={"round": 50}, **more)
    assert p.result is not None
    return p.result.to_json()


def test_at_the_cap_equal_numbers_of_cards_go_by_their_values() -> None:
    found = cap(["AD", "4C"], ["2C", "5C", "6C", "7C", "3D"], ["3C", "4S", "5S", "6S", "9S"])
    assert found == {"winners": [2], "scores": [1, 0, 2], "reason": "cap", "places": [2, 3, 1]}


def test_at_the_cap_wholly_equal_hands_win_together() -> None:
    found = cap(["AD", "4D"], ["2C", "5C", "6C", "7C", "8C"], ["3C", "5S", "6S", "7S", "8S"])
    assert found == {"winners": [1, 2], "scores": [0, 1, 1], "reason": "cap", "places": [3, 1, 1]}


def test_a_last_round_that_leaves_one_seat_was_no_cap() -> None:
    p = after(
        {"hand.0": ["AD", "4C"], "hand.1": ["2C"], "hand.2": ["3C"]},
        "commit:AD",
        options={"max_rounds": 50},
        vars={"round": 50},
    )
    assert p.result is not None and p.result.reason == "survivor" and p.result.places == (1, 2, 2)


# Refusals


CHOOSING = {"leftover": ["AH", "AC"], "hand.0": ["9S", "4C"], "hand.1": ["KD", "3C"], "hand.2": ["7C", "8D"]}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("commit:KD", Reason("not-in-hand", ("KD",))),
        ("commit:AH", Reason("left-over", ("AH",))),
        ("commit:AC", Reason("not-in-hand", ("AC",))),
        ("commit:XR", Reason("no-such-card", ("XR",))),
        ("commit:??", Reason("no-such-card", ("??",))),
        ("commit", Reason("wrong-arguments", ("commit",))),
        ("commit:9S:4C", Reason("wrong-arguments", ("commit",))),
        ("down:9S", Reason("no-war")),
        ("play:9S", Reason("unknown-verb", ("play",))),
    ],
)
def test_refused_while_choosing(action: str, reason: Reason) -> None:
    assert refused(position(CHOOSING, vars={"round": 1}), action) == reason


@pytest.mark.parametrize(
    ("covered", "action", "reason"),
    [
        (0, "commit:9S", Reason("cover-first", (2,))),
        (1, "commit:9S", Reason("cover-first", (1,))),
        (0, "down:KS", Reason("already-open", ("KS",))),
        (1, "down:2S", Reason("already-covered", ("2S",))),
        (0, "down:KC", Reason("card-of-another", ("KC", 1))),
        (0, "down:QC", Reason("not-in-hand", ("QC",))),
        (2, "down:9S", Reason("covered-enough", (2,))),
        (2, "commit:3S", Reason("already-covered", ("3S",))),
        (2, "commit:8C", Reason("card-of-another", ("8C", 2))),
    ],
)
def test_refused_in_a_war(covered: int, action: str, reason: Reason) -> None:
    p = after(WAR, "commit:KS", "commit:KC", "commit:8C", *["down:2S", "down:3S"][:covered])
    assert refused(p, action) == reason


def test_refused_after_the_end() -> None:
    p = after({"hand.0": ["AD", "4C"], "hand.1": ["2C"], "hand.2": ["3C"]}, "commit:AD")
    assert refused(p, "commit:4C") == Reason("game-over")


# What a player wants to see


def test_facts_of_a_round() -> None:
    p = position(CHOOSING, vars={"round": 1})
    assert MEYDELE.facts(view(p, 1)) == [
        Fact("kuzari", ("H",)),
        *(Fact("cards", (2, 0), f"hand.{s}") for s in range(3)),
        Fact("at-stake", (2,)),
    ]


def test_facts_of_a_war_and_of_who_is_out() -> None:
    zones = {f"hand.{s}": WAR[f"hand.{s}"] for s in range(3)}
    p = after(zones, "commit:KS", "commit:KC", "commit:8C", "down:2S", seats=4, vars={"out": [3], "out_round": [2]})
    assert MEYDELE.facts(view(p, 2)) == [
        Fact("kuzari", ("H",)),
        Fact("cards", (7, 0), "hand.0"),
        Fact("cards", (8, 0), "hand.1"),
        Fact("cards", (1, 0), "hand.2"),
        Fact("at-stake", (4,)),
        Fact("war-both", (0, 1)),
        Fact("next-kuzari", ("C", "S")),
        Fact("to-cover", (1,), "down.0"),
        Fact("out", (3,)),
    ]


# Positions that cannot be

WAR_BEGUN = {"hand.0": ["2S", "3S"], "hand.1": ["2C", "3C"], "table.0": ["KS"], "table.1": ["KC"], "table.2": ["5D"]}


@pytest.mark.parametrize(
    ("zones", "more"),
    [
        ({"hand.0": ["2S"], "hand.1": ["2C"]}, {}),
        ({"hand.0": ["2S"], "hand.1": ["2C"], "hand.2": ["2D"]}, {"turn": 1}),
        ({"hand.0": ["2S"], "hand.1": ["2C"], "hand.2": ["2D"], "held.2": ["3D"]}, {}),
        ({"hand.0": ["2S"], "hand.1": ["2C"], "hand.2": ["2D"], "table.2": ["3D"]}, {}),
        ({"hand.0": ["2S"], "hand.1": ["2C"], "hand.2": ["2D"]}, {"vars": {"out": [2], "out_round": [1]}}),
        ({"hand.0": ["2S"], "hand.1": ["2C"]}, {"vars": {"out": [2], "out_round": []}}),
        ({"hand.0": ["2S"], "hand.1": ["2C"]}, {"vars": {"out": [2], "out_round": ["x"]}}),
        (WAR_BEGUN, {"phase": "war-down"}),
        (WAR_BEGUN, {"phase": "war-down", "turn": 2, "vars": {"take": [0, 1], "setter": [2]}}),
        (WAR_BEGUN, {"phase": "war-open", "vars": {"take": [0, 1], "setter": []}}),
        ({"hand.0": ["2S"], "table.0": ["KS"]}, {"phase": "war-down", "vars": {"take": [0, 1], "setter": [0, 1]}}),
        ({**WAR_BEGUN, "table.2": []}, {"phase": "war-down", "vars": {"take": [0, 1], "setter": [0, 1]}}),
        ({**WAR_BEGUN, "won.2": ["6D"]}, {"phase": "war-down", "vars": {"take": [0, 1], "setter": [0, 1]}}),
        ({**WAR_BEGUN, "held.1": ["QC"]}, {"phase": "war-down", "vars": {"take": [0, 1], "setter": [0, 1]}}),
        ({"held.0": ["2S", "3S"], "hand.1": ["2C"], "hand.2": ["2D"]}, {"turn": 1}),
    ],
)
def test_a_position_that_no_game_comes_to_is_none(zones: dict[str, list[str]], more: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(zones, **more)
    war = {"phase": "war-down", "vars": {"take": [0, 1], "setter": [0, 1]}}
    assert legal(position(WAR_BEGUN, **war)) == ["down:2S", "down:3S"]


# The laws


def test_no_forced_choice_is_asked_for_and_every_game_ends() -> None:
    wars = 0
    for seats in range(3, 10):
        for seed in range(6):
            p = new_game(MEYDELE, seats, seed, {"decks": 1 + seed % 3}).position.bare()
            rng = Random(seed)
            while p.phase != OVER:
                found = MEYDELE.legal(p)
                assert len(found) > 1
                wars += p.phase != "choose"
                advance(p, rng.choice(found))
    assert wars > 1000
