"""TriShape against its canon page: what its cases leave open, refusals, facts, and which test holds which section."""

from __future__ import annotations

from typing import Any

from app.engine import OVER, Fact, Position, new_game, play, position_from_json, view
from app.games import GAMES, worked_cases
from app.games.trishape.rules import AVERAGE
from tests.games import worked
from tests.games.worked import legal, refused

RULES = GAMES["trishape"]
CASES = worked_cases.read("trishape")

SECTIONS = [
    *("1 deck", "2 zones", "2 vars", "3 set-up", "4 act point", "4 act lay", "4 no pass", "4 forced", "4 A", "4 B"),
    *("4 hand limit", "4 termination", "5 spent", "5 dead", "5 result", "5 strength", "6 options"),
    *(f"7 reading {n}" for n in range(1, 12)),
    *("8 cases", "9 table", "10 bot"),
]
"""The sections of the page, by their numbers."""

COVERED = {
    "1 deck": ["test_the_deck_is_one_pack_without_jokers"],
    "2 zones": ["test_who_sees_what"],
    "2 vars": ["01b", "test_the_score_is_a_third_of_the_points"],
    "3 set-up": ["test_a_new_game_deals_five_cards_by_its_only_shuffle"],
    "4 act point": ["01a", "01b", "02", "test_points_are_offered_by_suit_before_the_lays"],
    "4 act lay": ["04", "05", "07"],
    "4 no pass": ["01a", "test_points_are_offered_by_suit_before_the_lays"],
    "4 forced": ["06", "09", "10a", "test_reading_a_hand_of_one_card_lays_nothing"],
    "4 A": ["08", "09", "10b", "test_while_a_suit_has_two_cards_in_hand_and_pile_the_game_goes_on"],
    "4 B": ["03", "06", "10a", "test_cashing_in_takes_the_top_half_of_each_pile_rounded_down"],
    "4 hand limit": ["test_a_hand_may_grow_as_large_as_the_piles_make_it"],
    "4 termination": ["test_no_game_is_long"],
    "5 spent": ["08", "09", "10b"],
    "5 dead": ["11"],
    "5 result": ["08", "11", "test_the_score_is_a_third_of_the_points"],
    "5 strength": ["test_the_average_of_the_page_is_six"],
    "6 options": ["test_there_are_no_options"],
    "7 reading 1": ["test_a_new_game_deals_five_cards_by_its_only_shuffle"],
    "7 reading 2": ["01b", "02"],
    "7 reading 3": ["08"],
    "7 reading 4": ["07", "test_a_card_drawn_for_a_point_may_serve_the_next"],
    "7 reading 5": ["02"],
    "7 reading 6": ["10b"],
    "7 reading 7": ["03", "10a", "test_cashing_in_takes_the_top_half_of_each_pile_rounded_down"],
    "7 reading 8": ["09", "test_while_a_suit_has_two_cards_in_hand_and_pile_the_game_goes_on"],
    "7 reading 9": ["11"],
    "7 reading 10": ["test_the_deck_is_one_pack_without_jokers"],
    "7 reading 11": ["test_the_average_of_the_page_is_six"],
    "8 cases": [worked.number(case) for case in CASES],
    "9 table": ["test_the_facts_say_what_piles_give_and_what_an_empty_hand_would_bring", "test_a_settled_game_says_so"],
    "10 bot": ["test_the_unseen_cards_are_counted_by_suit", "test_cards_of_one_suit_are_refused_and_offered_alike"],
}
"""By section: the cases (by number) and tests that cover it."""


def position(zones: dict[str, list[str]], **values: Any) -> Position:
    """A partial position of phase `act`."""
    data = {
        "game": "trishape", "seats": 1, "partial": True, "rng": 1, "turn": 0, "phase": "act", "zones": zones,
        "vars": values,
    }  # fmt: skip
    return position_from_json(data, GAMES)


def facts(p: Position, code: str) -> list[Fact]:
    return [fact for fact in RULES.facts(view(p, 0)) if fact.code == code]


def test_the_deck_is_one_pack_without_jokers() -> None:
    deck = [card.text for card in RULES.deck(1, {})]
    assert len(deck) == len(set(deck)) == 52 and {text[1] for text in deck} == set("CDHS")


def test_there_are_no_options() -> None:
    assert RULES.options(1) == ()
    assert list(RULES.seats()) == [1]


def test_a_new_game_deals_five_cards_by_its_only_shuffle() -> None:
    for seed in range(20):
        step = new_game(RULES, 1, seed)
        assert [event.code for event in step.events] == ["shuffled", *["moved"] * 5, "now"]
        p = step.position
        assert (p.size("stock"), p.size("hand.0"), p.vars, p.phase) == (47, 5, {"score": 0}, "act")
        rng = p.rng
        while p.result is None:
            p = play(p, RULES.legal(p)[-1]).position
        assert p.rng == rng


def test_who_sees_what() -> None:
    p = position({"stock": ["2C", "3C"], "hand.0": ["4C", "4D"], "pile.H": ["5H"], "removed": ["6C"]})
    assert view(p, 0).zones["stock"] == ["??", "??"]
    assert [view(p, 0).zones[zone] for zone in ("hand.0", "pile.H", "removed")] == [["4C", "4D"], ["5H"], ["6C"]]
    after = play(position({"stock": ["2C"], "hand.0": ["4C", "5C", "6C", "7D"]}), "point:C").position
    assert view(after, 0).zones["points"] == ["??", "??", "??"]
    assert view(after, 0).knows["points"] == {0: "6C", 1: "5C", 2: "4C"}  # the seat that made the point knows it


def test_points_are_offered_by_suit_before_the_lays() -> None:
    hand = ["2S", "3S", "4S", "2C", "3C", "4C", "9H"]
    assert legal(position({"hand.0": hand})) == ["point:C", "point:S", *(f"lay:{text}" for text in hand)]
    assert legal(position({"hand.0": ["2S", "3S", "2C"], "pile.S": ["9S"]})) == ["lay:2S", "lay:3S", "lay:2C"]


def test_a_card_drawn_for_a_point_may_serve_the_next() -> None:
    p = position({"stock": ["9H", "2C"], "hand.0": ["2H", "3H", "4H", "5H", "6H", "7C"]})
    after = play(p, "point:H").position
    assert after.texts("hand.0") == ["5H", "6H", "7C", "9H"]
    assert "point:H" in legal(after)


def test_reading_a_hand_of_one_card_lays_nothing() -> None:
    p = position({"stock": ["9H"], "hand.0": ["2C"], "pile.C": ["3C"]})
    assert legal(p) == ["lay:2C"] and p.texts("hand.0") == ["2C"]


def test_while_a_suit_has_two_cards_in_hand_and_pile_the_game_goes_on() -> None:
    p = position({"hand.0": ["KS", "8D", "7C"], "pile.S": ["2S"]})
    assert play(p, "lay:8D").position.phase == "act"  # the king and the two of spades
    over = play(position({"hand.0": ["KS", "8D", "7C", "9H"], "pile.S": []}, score=2), "lay:8D").position
    assert over.result is not None and over.result.reason == "spent"
    assert over.texts("hand.0") == ["KS", "7C", "9H"]


def test_cashing_in_takes_the_top_half_of_each_pile_rounded_down() -> None:
    p = position(
        {
            "stock": ["7S"], "hand.0": ["2H", "5H", "9H"], "pile.C": ["JC", "4C", "2C", "8C", "3C"], "pile.D": ["6D"],
            "pile.H": ["KH", "QH"], "pile.S": ["3S", "TS", "QS"],
        }
    )  # fmt: skip
    after = play(p, "point:H").position
    assert after.texts("hand.0") == ["JC", "4C", "KH", "3S"]
    assert sorted(after.texts("removed")) == sorted(["2C", "8C", "3C", "6D", "QH", "TS", "QS"])
    assert after.texts("stock") == ["7S"]


def test_a_hand_may_grow_as_large_as_the_piles_make_it() -> None:
    piles = {f"pile.{s}": [f"{r}{s}" for r in "6789TJQKA"] for s in "CDS"}
    after = play(position({"stock": ["7H"], "hand.0": ["2H", "5H", "9H"], **piles}), "point:H").position
    assert after.size("hand.0") == 12


def test_the_score_is_a_third_of_the_points() -> None:
    for seed in range(25):
        p = new_game(RULES, 1, seed).position
        while p.result is None:
            p = play(p, RULES.legal(p)[0]).position
            assert p.vars["score"] * 3 == p.size("points")
        assert p.result.scores == (p.vars["score"],) and p.result.winners == ()


def test_no_game_is_long() -> None:
    longest = 0
    for seed in range(40):
        p, count = new_game(RULES, 1, seed).position, 0
        while p.result is None:
            p, count = play(p, RULES.legal(p)[-1 if seed % 2 else 0]).position, count + 1
        longest = max(longest, count)
    assert 20 < longest < RULES.bound(1, {}) == 200


def test_the_average_of_the_page_is_six() -> None:
    assert AVERAGE == 6


def test_cards_of_one_suit_are_refused_and_offered_alike() -> None:
    p = position({"stock": ["7S"], "hand.0": ["2H", "5H", "9C"]})
    assert refused(p, "point:H") == ("too-few-for-point", ("H", 2))
    assert refused(p, "point:S") == ("too-few-for-point", ("S", 0))
    assert refused(p, "point:X") == ("no-such-suit", ("X",))
    assert refused(p, "point:CD") == ("no-such-suit", ("CD",))
    assert refused(p, "lay:7S") == ("not-in-hand", ("7S",))
    assert refused(p, "point") == ("wrong-arguments", ("point",))
    laid = position({"stock": ["7S"], "hand.0": ["2H", "5H", "9C"], "pile.H": ["KH"], "removed": ["3C"]})
    assert refused(laid, "lay:KH") == ("not-in-hand", ("KH",))
    assert refused(laid, "lay:3C") == ("not-in-hand", ("3C",))
    assert refused(laid, "point:2H") == ("no-such-suit", ("2H",))
    assert refused(laid, "lay:2H:H") == ("wrong-arguments", ("lay",))
    assert refused(laid, "pass") == ("unknown-verb", ("pass",))
    over = play(position({"hand.0": ["2H", "5C"]}), "lay:2H").position
    assert over.phase == OVER and refused(over, "lay:5C") == ("game-over", ())


def test_the_facts_say_what_piles_give_and_what_an_empty_hand_would_bring() -> None:
    p = position(
        {
            "stock": ["7S"], "hand.0": ["2H", "5H", "9H"], "pile.C": ["JC", "4C", "2C"], "pile.D": ["6D"],
            "pile.S": ["3S", "TS"],
        }
    )  # fmt: skip
    assert [(fact.at, fact.args) for fact in facts(p, "gives")] == [
        ("pile.C", (1,)),
        ("pile.D", (0,)),
        ("pile.H", (0,)),
        ("pile.S", (1,)),
    ]
    assert facts(p, "empty-hand") == [Fact("empty-hand", (2,))]
    assert facts(p, "point") == [Fact("point", ("H", 2))]
    more = position({"stock": ["7S"], "hand.0": ["2H", "5H", "9H", "3C"]})
    assert facts(more, "point") == [Fact("point", ("H", 2))]
    assert facts(position({"hand.0": ["2H", "5H", "9H", "3C"]}), "point") == [Fact("point", ("H", 1))]


def test_the_unseen_cards_are_counted_by_suit() -> None:
    p = new_game(RULES, 1, 1).position
    counts = [13 - sum(text[1] == suit for text in p.texts("hand.0")) for suit in "CDHS"]
    assert facts(p, "unseen") == [Fact("unseen", tuple(counts))]
    short = position({"stock": ["7S", "4C"], "hand.0": ["2H", "5H"]})
    assert facts(short, "unseen") == [Fact("unseen", (1, 0, 0, 1))]


def test_a_settled_game_says_so() -> None:
    assert facts(position({"stock": ["7S"], "hand.0": ["2H", "5C"]}), "settled") == []
    assert facts(position({"hand.0": ["KS", "8D"], "pile.D": ["2D", "6D"]}), "settled") == [Fact("settled")]
    assert facts(position({"hand.0": ["2H", "5H", "9H", "3C"]}), "settled") == []
    assert facts(position({"hand.0": ["2H", "3C"], "pile.H": ["4H", "5H", "6H", "7H", "8H"]}), "settled") == []
