"""Shapes against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import (
    OVER,
    Fact,
    IllegalAction,
    InvalidPosition,
    Position,
    agree,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games.shapes.rules import MATCH, WHOLE_CARDS, Shapes
from tests.games import contract
from tests.games.contract import Table
from tests.games.worked import said

RULES = Shapes()
GAMES = {"shapes": RULES}

COVERED = {
    "1 cards": ["test_the_deck_has_thirty_two_pink_and_twenty_purple_cards"],
    "2 zones": ["test_every_seat_knows_what_it_has_seen"],
    "2 vars": ["01b", "03", "03a", "test_the_last_round_leaves_its_vars_as_they_are"],
    "3 set-up": ["test_three_cards_of_each_kind_for_each_seat"],
    "4 forced": ["04", "06", "test_a_hand_of_one_symbol_is_laid_without_asking"],
    "4 base": ["01", "test_all_turn_in_one_moment"],
    "4 whole": ["01b", "02", "06", "test_a_score_of_nought_for_all_is_a_tie", "test_equal_base_cards_count_each"],
    "4 tie 1, edition 4": ["04", "04b", "05", "test_two_cancelled_jokers_of_two_players_leave_nobody_a_winner"],
    "4 tie 1, editions 2 and 3": ["08", "09", "test_two_jokers_at_once_end_the_tie_breaker_for_the_third_too"],
    "4 tie 2": ["03a", "03b", "03c", "03d", "12", "test_who_fell_behind_keeps_his_score"],
    "4 tie 3": ["06", "12"],
    "4 part three 1, 2": ["02", "03a", "06", "09", "13"],
    "4 part three 3": ["11", "11a"],
    "4 part three 4 to 6": ["01b", "02", "06", "07", "10"],
    "4 part three 7": ["10", "10a", "11a", "11b", "13", "14", "test_a_base_deck_that_is_used_up_allows_no_exchange"],
    "4 part three 8": ["01b", "10a"],
    "5 end and score": ["02", "07", "09", "test_a_joker_in_hand_counts_as_many_prizes_as_there_are_seats"],
    "6 editions": ["06b", "08", "09", "10", "11", "13", "14", "test_the_two_last_editions_ask_the_winner_nothing"],
    "6 options": ["03c", "09"],
    "7 readings": ["03b", "03c", "04b", "12"],
    "9 facts": ["test_the_facts_tell_scores_matches_and_what_the_decks_hold"],
}
"""By section of the page: the cases (by number) and tests that cover it."""

TEN = {
    "hand.0": ["bC", "bQ", "bX"],
    "hand.1": ["bT", "bX", "bC"],
    "wholes.0": ["wCT", "wSX", "wTX"],
    "wholes.1": ["wTS", "wQX", "wCTX"],
    "base": ["bS", "bQ", "bT", "bC"],
    "whole": ["wCS", "wCX"],
}
"""The zones of case 10."""
FOUR = {
    "row": ["bC", "bT"],
    "shown.0": ["wCQ"],
    "shown.1": ["wTS"],
    "hand.0": ["bX", "bJ"],
    "hand.1": ["bX", "bS"],
    "base": ["bQ"],
    "wholes.0": ["wSX", "wTX"],
    "wholes.1": ["wQX", "wCT"],
}
"""The zones of case 4, a tie-breaker."""
TIE: dict[str, Any] = {"phase": "tie", "vars": {"tied": [0, 1], "tie_step": 1, "scores": [1, 1]}}


def position(zones: dict[str, list[str]] = TEN, **parts: Any) -> Position:
    """A partial position, seat 0 to lay a base card."""
    data = {"game": "shapes", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "base", **parts}
    return position_from_json({**data, "zones": zones}, GAMES)


# Set-up


def test_the_deck_has_thirty_two_pink_and_twenty_purple_cards() -> None:
    assert RULES.seats() == range(2, 5)
    game = agree(RULES, 2)
    assert {text: n for text, n in game.counts.items() if n > 1} == dict.fromkeys(["bC", "bT", "bQ", "bS", "bX"], 6) | {
        "bJ": 2
    }
    assert (game.backs.count("?b"), game.backs.count("?w")) == (32, 20)
    pairs = "wCT wCQ wCS wCX wTQ wTS wTX wQS wQX wSX"
    triples = "wCTQ wCTS wCTX wCQS wCQX wCSX wTQS wTQX wTSX wQSX"
    assert " ".join(WHOLE_CARDS) == f"{pairs} {triples}"
    assert all((game.backs[c] == "?b") == text.startswith("b") for c, text in enumerate(game.cards))


def test_a_whole_card_matches_its_shapes_and_no_joker() -> None:
    cards = agree(RULES, 2).cards
    matched = {cards[b] for b, one in enumerate(MATCH[cards.index("wTQX")]) if one}
    assert matched == {"bT", "bQ", "bX"}
    assert not any(one for w, text in enumerate(cards) if text in ("bC", "bJ") for one in MATCH[w])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_of_each_kind_for_each_seat(seats: int) -> None:
    step = new_game(RULES, seats, 11)
    p = step.position
    assert (p.phase, p.turn, p.vars["round"]) == ("base", 0, 1)
    assert [p.size("base"), p.size("whole")] == [32 - 3 * seats, 20 - 3 * seats]
    for seat in range(seats):
        assert [text[0] for text in p.texts(f"hand.{seat}") + p.texts(f"wholes.{seat}")] == list("bbbwww")
    dealt = [event.args["to"] for event in step.events if event.code == "moved"]
    assert dealt == ["whole", *(f"{kind}.{seat}" for seat in range(seats) for kind in ("hand", "wholes"))]
    assert len({tuple(new_game(RULES, seats, seed).position.texts("whole")) for seed in range(5)}) == 5


# Play


def test_all_turn_in_one_moment() -> None:
    step = play(position(), "commit:bC", "commit:bT", "commit:wCT", "commit:wTS")
    moves = [event for event in step.events if event.code == "moved" and event.args["from"].startswith("held.")]
    for zone in ("row", "shown"):
        turned = [event.moment for event in moves if event.args["to"].startswith(zone)]
        assert len(turned) == 2 and len(set(turned)) == 1


def test_a_hand_of_one_symbol_is_laid_without_asking() -> None:
    zones = {**TEN, "hand.1": ["bX", "bX", "bX"]}
    step = play(position(zones), "commit:bC")
    assert (step.position.phase, step.position.turn) == ("whole", 0) and step.position.texts("row") == ["bC", "bX"]
    acted = [event.args for event in step.told(0) if event.code == "acted"]
    assert [one["action"] for one in acted] == ["commit:bC", "commit:??"] and acted[1]["forced"]
    # Two symbols among three cards are a choice.
    assert play(position({**TEN, "hand.1": ["bX", "bX", "bC"]}), "commit:bC").position.turn == 1


def test_a_score_of_nought_for_all_is_a_tie() -> None:
    p = position({**TEN, "hand.1": ["bC", "bQ", "bT"]})
    p = play(p, "commit:bC", "commit:bC", "commit:wSX", "commit:wTS").position
    assert (p.phase, p.vars["scores"], p.vars["tied"]) == ("tie", (0, 0), (0, 1))
    assert play(p, "commit:bX", "commit:bQ").position.texts("prizes.0") == ["bC", "bC", "bX", "bQ"]


def test_equal_base_cards_count_each() -> None:
    zones = {**TEN, "hand.1": ["bC", "bX", "bT"]}
    step = play(position(zones), "commit:bC", "commit:bC", "commit:wCT", "commit:wTS")
    assert said(position(zones), "commit:bC", "commit:bC", "commit:wCT", "commit:wTS") == [("round-won", [0])]
    assert step.position.texts("prizes.0") == ["bC", "bC"]


def test_prizes_of_a_later_round_lie_on_top() -> None:
    p = play(position({**TEN, "prizes.0": ["bS", "bJ"]}), "commit:bC", "commit:bT", "commit:wCT", "commit:wTS").position
    assert p.texts("prizes.0") == ["bC", "bT", "bS", "bJ"]


def test_two_cancelled_jokers_of_two_players_leave_nobody_a_winner() -> None:
    p = position({**FOUR, "hand.1": ["bX", "bJ"]}, **TIE)
    assert said(p, "commit:bX", "commit:bX") == [("jokers-cancelled", [0, 1]), ("nobody-wins", [])]
    p = play(p, "commit:bX", "commit:bX").position
    lying = [text for zone in ("base", "hand.0", "hand.1") for text in p.texts(zone)]
    assert p.vars["round"] == 2 and sorted(lying) == ["bC", "bJ", "bJ", "bQ", "bT", "bX", "bX"]


def test_the_joker_beats_a_higher_score_of_the_last_step_only() -> None:
    # Step 1: seat 1 leads, regardless of what seat 0 keeps for later.
    p = position(FOUR, **TIE)
    assert said(p, "commit:bX", "commit:bS") == [("round-won", [1])]
    assert said(p, "commit:bX", "commit:bX") == [("joker-wins", [0]), ("round-won", [0])]


@pytest.mark.parametrize("edition", [2, 3])
def test_two_jokers_at_once_end_the_tie_breaker_for_the_third_too(edition: int) -> None:
    zones = {
        "row": ["bC", "bC", "bC"],
        "shown.0": ["wCT"],
        "shown.1": ["wCQ"],
        "shown.2": ["wCS"],
        "hand.0": ["bX", "bJ"],
        "hand.1": ["bX", "bJ"],
        "hand.2": ["bX", "bS"],
        "base": ["bQ"],
    }
    tie: dict[str, Any] = {**TIE, "vars": {"tied": [0, 1, 2], "tie_step": 1, "scores": [3, 3, 3]}}
    p = position(zones, seats=3, options={"edition": edition}, **tie)
    assert said(p, "commit:bJ", "commit:bJ", "commit:bS")[:2] == [("jokers-cancelled", [0, 1]), ("nobody-wins", [])]
    assert said(p, "commit:bJ", "commit:bX", "commit:bS")[:2] == [("joker-wins", [0]), ("round-won", [0])]
    fourth = position(zones, seats=3, **tie)
    assert said(fourth, "commit:bJ", "commit:bJ", "commit:bS")[:1] == [("round-won", [2])]


@pytest.mark.parametrize("tie_cards", ["common", "own"])
def test_who_fell_behind_keeps_his_score(tie_cards: str) -> None:
    zones = {
        "row": ["bC", "bT", "bQ"],
        "shown.0": ["wCT"],
        "shown.1": ["wCQ"],
        "shown.2": ["wTQ"],
        "hand.0": ["bS", "bX"],
        "hand.1": ["bQ", "bX"],
        "hand.2": ["bQ", "bT"],
    }
    tie: dict[str, Any] = {**TIE, "vars": {"tied": [0, 1, 2], "tie_step": 1, "scores": [2, 2, 2]}}
    p = position(zones, seats=3, options={"tie_cards": tie_cards}, **tie)
    step = play(p, "commit:bS", "commit:bQ", "commit:bQ")
    # Step 2 is laid without asking: X and T. The base deck is empty, so the game ends and the vars stay.
    scores = {"common": (2, 4, 5), "own": (2, 3, 4)}[tie_cards]
    assert (step.position.vars["scores"], step.position.vars["tied"]) == (scores, (2,))


def test_a_card_added_in_the_tie_breaker_counts_for_its_layer_alone() -> None:
    zones = {**FOUR, "hand.0": ["bX", "bQ"], "hand.1": ["bC", "bX"]}
    common, own = (position(zones, options={"tie_cards": way}, **TIE) for way in ("common", "own"))
    # Seat 1's circle matches the card of seat 0.
    assert said(common, "commit:bX", "commit:bC")[0] == ("round-won", [0])
    assert said(own, "commit:bX", "commit:bC")[0] == ("round-won", [0]), "by the square of step 2"
    zones["hand.0"] = ["bX", "bS"]
    own = position(zones, options={"tie_cards": "own"}, **TIE)
    assert said(own, "commit:bX", "commit:bC")[0] == ("nobody-wins", [])


def test_the_last_round_leaves_its_vars_as_they_are() -> None:
    p = play(position(FOUR, **TIE), "commit:bX", "commit:bX").position
    assert p.phase == OVER and (p.vars["tied"], p.vars["tie_step"], p.vars["round"]) == ((0, 1), 2, 1)


def test_a_tie_of_edition_one_is_no_win() -> None:
    p = position(options={"edition": 1, "max_rounds": 30}, vars={"round": 30})
    p = play(p, "commit:bC", "commit:bT", "commit:wCT", "commit:wCTX").position
    assert p.result is not None and (p.result.winners, p.result.reason) == ((0, 1), "cap")
    assert (p.vars["scores"], p.vars["tied"], p.vars["tie_step"]) == ((2, 2), (0, 1), 0)
    assert p.texts("base") == ["bS", "bQ", "bT", "bC", "bC", "bT"] and p.texts("whole")[-2:] == ["wCT", "wCTX"]


def test_a_joker_given_to_the_deck_is_seen_since_it_is_shuffled_in() -> None:
    p = position({**TEN, "hand.0": ["bC", "bJ", "bX"]}, options={"edition": 2})
    p = play(p, "commit:bC", "commit:bT", "commit:wCT", "commit:wTS").position
    for given, told, known in (("bX", "swap:??", {}), ("bJ", "swap:bJ", {"base": ["bJ"]})):
        step = play(p, f"swap:{given}")
        assert [event.args["action"] for event in step.told(1) if event.code == "acted"] == [told]
        assert view(step.position, 1).sets == known


def test_a_base_deck_that_is_used_up_allows_no_exchange() -> None:
    actions = ("commit:bC", "commit:bT", "commit:wCT", "commit:wTS")
    zones = {**TEN, "base": ["bS", "bQ"]}
    p = play(position(zones, options={"edition": 2}), *actions).position
    assert (p.phase, p.vars["round"], p.size("base")) == ("base", 2, 0)
    zones["base"] = ["bS", "bQ", "bS"]
    assert play(position(zones, options={"edition": 2}), *actions).position.phase == "swap"


@pytest.mark.parametrize("edition", [4, 3])
def test_the_two_last_editions_ask_the_winner_nothing(edition: int) -> None:
    table = Table(RULES, 3, (("edition", edition),))
    for seed in range(6):
        assert {p.phase for p, _, _ in contract.walk(table, seed)} <= {"base", "whole", "tie"}


def test_a_joker_in_hand_counts_as_many_prizes_as_there_are_seats() -> None:
    for seats in (2, 3, 4):
        zones: dict[str, list[str]] = {f"hand.{seat}": ["bC", "bS", "bX"] for seat in range(seats)}
        zones |= {f"wholes.{seat}": [f"w{shape}X", "wTQ"[: 3 - seat]] for seat, shape in enumerate("CTQS")}
        zones = {zone: cards for zone, cards in zones.items() if not zone.startswith("wholes")}
        zones |= {"wholes.0": ["wCT", "wQS"], "wholes.1": ["wTQ", "wTS"], "wholes.2": ["wTX", "wQX"]}
        zones |= {"wholes.3": ["wTQS", "wTQX"]}
        zones = {zone: cards for zone, cards in zones.items() if int(zone[-1]) < seats}
        zones["hand.1"] = ["bC", "bJ", "bJ"]
        acts = ["commit:bC"] * seats + [f"commit:{zones[f'wholes.{seat}'][0]}" for seat in range(seats)]
        over = play(position(zones, seats=seats), *acts).position
        # Only seat 0 has a circle, and wins all; seat 1 keeps two jokers.
        assert over.result is not None
        assert over.result.scores == (seats, 2 * seats, *(0,) * (seats - 2)) and over.result.winners == (1,)
        assert over.texts("prizes.1") == ["bJ", "bJ"] and over.texts("hand.1") == []


def test_the_cap_and_the_deck_together_are_the_deck() -> None:
    actions = ("commit:bC", "commit:bT", "commit:wCT", "commit:wTS")
    for base, reason in ((["bS", "bQ"], "cap"), (["bS"], "deck")):
        p = position({**TEN, "base": base}, options={"max_rounds": 30}, vars={"round": 30})
        over = play(p, *actions).position
        assert over.result is not None and over.result.reason == reason
        assert over.size("hand.0") == 2, "nobody draws"


# What is refused


@pytest.mark.parametrize(
    ("parts", "done", "action", "code", "args"),
    [
        ({}, (), "commit:bS", "not-in-hand", ("bS",)),
        ({}, (), "commit:bT", "not-in-hand", ("bT",)),
        ({}, (), "commit:wCT", "base-card-wanted", ("wCT",)),
        ({}, (), "commit:7H", "no-such-card", ("7H",)),
        ({}, (), "commit:wTC", "no-such-card", ("wTC",)),
        ({}, (), "commit", "wrong-arguments", ("commit",)),
        ({}, (), "pick:wCT", "no-pick-in-edition", (4,)),
        ({}, (), "swap:bC", "no-exchange-in-edition", (4,)),
        ({}, (), "done", "no-exchange-in-edition", (4,)),
        ({}, (), "lay:bC", "unknown-verb", ("lay",)),
        ({}, ("commit:bC", "commit:bT"), "commit:bQ", "whole-card-wanted", ("bQ",)),
        ({}, ("commit:bC", "commit:bT"), "commit:wTS", "not-in-hand", ("wTS",)),
        ({"options": {"edition": 2}}, (), "swap:bC", "winner-exchanges-later", ()),
        ({"options": {"edition": 1}}, (), "pick:wCT", "winner-picks-later", ()),
        ({"options": {"edition": 3}}, (), "done", "no-exchange-in-edition", (3,)),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(
    parts: dict[str, Any], done: tuple[str, ...], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    p = position(**parts)
    with pytest.raises(IllegalAction) as caught:
        play(play(p, *done).position if done else p, action)
    assert caught.value.reason == (code, args)


@pytest.mark.parametrize(
    ("edition", "more", "action", "code", "args"),
    [
        (1, (), "pick:wCX", "not-shown", ("wCX",)),
        (1, (), "pick:bC", "whole-card-wanted", ("bC",)),
        (1, (), "commit:bQ", "round-is-won", ()),
        (1, (), "done", "winner-exchanges-later", ()),
        (1, ("pick:wCT",), "pick:wTS", "picked-already", ()),
        (1, ("pick:wCT",), "swap:bQ", "whole-card-wanted", ("bQ",)),
        (1, ("pick:wCT",), "swap:wTS", "not-in-hand", ("wTS",)),
        (1, ("pick:wCT",), "commit:bQ", "round-is-won", ()),
        (2, (), "swap:wSX", "base-card-wanted", ("wSX",)),
        (2, (), "swap:bT", "not-in-hand", ("bT",)),
        (2, (), "pick:wCT", "no-pick-in-edition", (2,)),
    ],
)
def test_a_refusal_of_what_the_winner_tries(
    edition: int, more: tuple[str, ...], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    p = position(options={"edition": edition})
    p = play(p, "commit:bC", "commit:bT", "commit:wCT", "commit:wTS", *more).position
    with pytest.raises(IllegalAction) as caught:
        play(p, action)
    assert caught.value.reason == (code, args)


def test_nothing_may_be_done_after_the_end() -> None:
    over = play(position(FOUR, **TIE), "commit:bX", "commit:bX").position
    with pytest.raises(IllegalAction) as caught:
        play(over, "commit:bX")
    assert caught.value.reason.code == "game-over"


@pytest.mark.parametrize(
    ("zones", "parts"),
    [
        ({**TEN, "hand.0": []}, {}),
        ({**TEN, "hand.1": []}, {}),
        ({**TEN, "held.0": ["bS"]}, {}),
        ({**TEN, "held.1": ["bX"]}, {}),
        (TEN, {"turn": 1}),
        ({**TEN, "shown.0": ["wQS"]}, {}),
        (TEN, {"vars": {"tied": [0, 1]}}),
        ({**TEN, "wholes.1": []}, {"phase": "whole"}),
        (TEN, TIE),
        (FOUR, {**TIE, "vars": {"tied": [0, 1], "tie_step": 1}}),
        (FOUR, {**TIE, "vars": {"tied": [0], "scores": [1, 1]}}),
        (FOUR, {**TIE, "vars": {"tied": [1, 0], "scores": [1, 1]}}),
        ({**FOUR, "hand.1": ["bX"]}, TIE),
        (TEN, {"phase": "pick"}),
        ({**TEN, "shown.0": ["wQS"]}, {"phase": "pick"}),
        (TEN, {"phase": "pick", "options": {"edition": 1}}),
        (TEN, {"phase": "swap"}),
        ({**TEN, "base": []}, {"phase": "swap", "options": {"edition": 2}}),
    ],
)
def test_a_position_that_cannot_go_on_is_no_position(zones: dict[str, list[str]], parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(zones, **parts)


# What a player sees at a glance


def test_the_facts_tell_scores_matches_and_what_the_decks_hold() -> None:
    p = position({**TEN, "prizes.1": ["bS", "bT"]})
    decks = [Fact("to-fill", (2,), "base"), Fact("jokers-unseen", (2,), "base")]
    points = [Fact("points", (0, 0)), Fact("points", (1, 2))]
    assert RULES.facts(view(p, None)) == [*decks, *points]
    p = play(p, "commit:bC", "commit:bT").position
    would = [Fact("would-score", (text, n), "wholes.0") for text, n in (("wCT", 2), ("wSX", 0), ("wTX", 1))]
    would += [Fact("would-match", args, "wholes.0") for args in (("wCT", 0, 1), ("wSX",), ("wTX", 1))]
    assert RULES.facts(view(p, 0)) == [*would, *decks, *points]
    tie = position({**FOUR, "row": ["bC", "bT", "bJ", "bC"]}, **{**TIE, "vars": {**TIE["vars"], "scores": [2, 1]}})
    shown = [
        *(Fact("score", (2, 4), "shown.0"), Fact("matching", (0, 3), "shown.0")),
        *(Fact("score", (1, 4), "shown.1"), Fact("matching", (1,), "shown.1")),
    ]
    no_points = [Fact("points", (0, 0)), Fact("points", (1, 0))]
    assert RULES.facts(view(tie, None)) == [
        *shown, Fact("to-fill", (2,), "base"), Fact("jokers-unseen", (1,), "base"), *no_points
    ]
    assert Fact("jokers-unseen", (0,), "base") in RULES.facts(view(tie, 0)), "seat 0 holds the other"


def test_the_facts_tell_what_each_base_card_would_bring() -> None:
    p = position(TEN)
    on = [fact.args for fact in RULES.facts(view(p, 0)) if fact.code == "on-wholes"]
    assert on == [("bC", 1), ("bQ", 0), ("bX", 2)]
    tie = position({**FOUR, "row": ["bC", "bT"], "hand.0": ["bX", "bS"]}, **TIE)
    counts = [fact.args for fact in RULES.facts(view(tie, 0)) if fact.code == "would-count"]
    assert counts == [("bX",), ("bS", 1)], "the star is on the other's whole card"
    assert not [fact for fact in RULES.facts(view(tie, None)) if fact.code == "would-count"]
