"""The hint of TriShape: sensible in clear positions, good over many deals, and honest about why."""

from __future__ import annotations

from collections import Counter

import pytest

from app.engine import Action, play, view
from app.games.trishape.judgement import REASONS, Counts, quick, ripe, why_lay
from app.games.trishape.rules import AVERAGE, PILES
from tests.bots.made import advice, case, cases, deal, partial, played


@pytest.mark.parametrize("name", cases("trishape"))
def test_every_case_of_the_canon_has_a_legal_hint(name: str) -> None:
    p = case(name)
    assert advice(p).action in p.game.rules.legal(p)


def test_the_quick_player_alone_makes_more_than_the_average_of_the_rules() -> None:
    scores = [played("trishape", seed, quick).vars["score"] for seed in range(300)]
    assert sum(scores) / len(scores) >= AVERAGE + 0.3
    assert all(score >= 1 for score in scores)


def test_a_point_is_not_made_into_a_dead_end() -> None:
    # Canon 5: three of a suit are the whole hand and no pile has a pair; the stock would be lost.
    p = partial("trishape", "act", {
        "stock": [rank + suit for rank in "78TJQKA" for suit in "CDHS" if rank + suit != "JC"],
        "hand.0": ["2H", "5H", "9H"], "pile.C": ["JC"], "pile.S": ["3S"],
    })  # fmt: skip
    told = advice(p)
    assert told.action.verb == "lay" and (told.code, told.args) == ("avoids-dead-end", ("H",))


def test_a_point_that_empties_the_hand_waits_while_the_piles_are_small() -> None:
    stock = [rank + suit for rank in "23456789TJ" for suit in "CDS"]
    p = partial("trishape", "act", {"stock": stock, "hand.0": ["2H", "5H", "9H"], "pile.C": ["QC", "KC"]})
    assert advice(p)[1:] == ("hold-point", ("H", 1))


def test_a_point_is_made_when_there_is_nothing_to_wait_for() -> None:
    p = partial("trishape", "act", {"hand.0": ["2H", "5H", "9H"], "pile.C": ["QC", "KC", "2C", "3C"]})
    assert advice(p)[1:] == ("point-cashes-in", ("H", 2))
    p = partial("trishape", "act", {"hand.0": ["2H", "5H", "9H", "KC"], "pile.C": ["QC", "AC"]})
    assert advice(p)[1:] == ("point-now", ("H", 1))
    p = partial("trishape", "act", {"hand.0": ["2H", "5H", "9H"], "stock": ["QC"]})
    assert advice(p)[1:] == ("point-ends", ("H",))


def test_the_suit_that_hardly_comes_any_more_is_laid() -> None:
    stock = [rank + suit for rank in "23456789" for suit in "CDH"]
    p = partial("trishape", "act", {"stock": stock, "hand.0": ["TC", "TD", "TS", "TH"]})
    # No card counts for much here, so the deals that are tried decide which one is laid.
    told = [advice(p, seed) for seed in range(12)]
    rare = [(one.code, one.args) for one in told if str(one.action) == "lay:TS"]
    assert rare and set(rare) == {("lay-rare", ("S", 0, 24))}


def test_of_equally_frequent_suits_the_quick_player_lays_from_a_pair() -> None:
    for hand in (["7S", "8S", "KC"], ["KC", "7S", "8S"]):
        p = partial("trishape", "act", {"hand.0": hand, "stock": ["5S", "5C", "6S", "6C", "7D"]})
        assert str(quick(p)) == "lay:7S"


def test_a_suit_is_called_rare_only_if_fewer_cards_of_it_are_to_come() -> None:
    lies = {"hand.0": ["2H", "3H", "4C"], "stock": ["5H", "5C", "6S", "6D", "7D"]}
    counts = Counts(view(partial("trishape", "act", lies), 0))
    assert why_lay(Action("lay", ("2H",)), [Action("lay", ("4C",))], counts).code == "lay-pair"
    fewer = partial("trishape", "act", {**lies, "stock": ["5H", "5C", "6C", "6D", "7D"]})
    told = why_lay(Action("lay", ("2H",)), [Action("lay", ("4C",))], Counts(view(fewer, 0)))
    pairs = partial("trishape", "act", {**lies, "hand.0": ["2H", "3H", "4C", "6C"]})
    both = why_lay(Action("lay", ("2H",)), [Action("lay", ("4C",))], Counts(view(pairs, 0)))
    assert both.code != "lay-pair", "the other suit has a pair as well"
    assert (told.code, told.args) == ("lay-rare", ("H", 1, 5))


def test_a_point_that_the_laid_card_breaks_up_is_not_said_to_be_there_later() -> None:
    lies = {"hand.0": ["2H", "3H", "4H", "6C"], "stock": ["5H", "5C", "6S"]}
    counts, point = Counts(view(partial("trishape", "act", lies), 0)), Action("point", ("H",))
    assert why_lay(Action("lay", ("6C",)), [point], counts).code == "point-later"
    assert why_lay(Action("lay", ("2H",)), [point], counts).code == "comes-out-best"


def test_when_no_point_can_come_any_more_the_hint_says_so() -> None:
    p = partial("trishape", "act", {"hand.0": ["2H", "KC"], "pile.C": ["QC"]})
    assert advice(p).code == "settled"


def test_the_quick_player_knows_when_a_point_is_ripe() -> None:
    assert ripe(hand=4, gives=0, stock=40) and ripe(hand=3, gives=0, stock=0)
    assert not ripe(hand=3, gives=5, stock=40) and ripe(hand=3, gives=5, stock=10)


@pytest.mark.long
def test_a_reason_says_what_is_so() -> None:
    met = Counter[str]()
    for seed in range(2):
        p = deal("trishape", 700 + seed)
        while p.turn is not None:
            told = advice(p)
            met[told.code] += 1
            hand = Counter(text[1] for text in p.texts("hand.0"))
            piles = {own[-1]: p.size(own) for own in PILES}
            stock = Counter(text[1] for text in p.texts("stock"))
            args = told.args
            match told.code:
                case "lay-rare":
                    assert args == (told.action.args[0][1], stock[str(args[0])], p.size("stock"))
                case "lay-pair":
                    assert hand[str(args[0])] == 2
                case "lay-single":
                    assert hand[str(args[0])] == 1 and hand[str(args[1])] == 2
                case "evens-pile":
                    assert piles[str(args[0])] % 2 == 1 and args[1] == (piles[str(args[0])] + 1) // 2
                case "point-later":
                    # It is still there to be taken after this card has been laid.
                    assert hand[str(args[0])] - (told.action.args[0][1] == args[0]) >= 3
                case "hold-point" | "avoids-dead-end":
                    assert hand[str(args[0])] >= 3 and told.action.verb == "lay"
                case "point-now":
                    assert args[1] == play(p, told.action).before.size("hand.0") - 3 + bool(p.size("stock"))
                case "point-cashes-in":
                    assert args[1] == sum(size // 2 for size in piles.values()) and p.size("hand.0") == 3
            p = play(p, told.action).position
    assert set(met) <= {*REASONS, "only-move", "comes-out-best"}


def scores(seeds: range) -> list[int]:
    """The points that come from following the hints."""
    found = []
    for seed in seeds:
        p = deal("trishape", seed)
        while p.turn is not None:
            p = play(p, advice(p).action).position
        found.append(int(p.vars["score"]))
    return found


@pytest.mark.long
def test_following_the_hints_makes_more_than_the_average_of_the_rules() -> None:
    made = scores(range(900, 903))
    assert sum(made) / len(made) > AVERAGE


@pytest.mark.slow
def test_over_many_deals_following_the_hints_makes_nearly_seven_points() -> None:
    made = scores(range(200))
    assert sum(made) / len(made) >= 6.8
