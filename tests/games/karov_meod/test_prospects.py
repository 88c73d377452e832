"""Very Close as a search sees it: what an empty hand means, what a laid card is worth, and what expert does."""

from __future__ import annotations

from typing import Any

import pytest

from app.bots import judgement_of
from app.bots.levels import LEVELS
from app.bots.limit import Limit
from app.bots.players import decide
from app.engine import Action, Position, view
from app.games.karov_meod.prospects import chosen, is_ahead, keeps, prospects, shares
from app.games.karov_meod.rules import VALUE
from tests.bots.made import deal, decisions, partial

ENV = ["TC", "QH", "KH", "QC"]
STOCK = ["2D", "7S", "AH", "JD", "KC", "AS"]
LONGER, SHORTER = ["2C", "8D", "4S"], ["5C", "6D"]
"""Kept cards with a series of three, and of one."""


def asked(phase: str, zones: dict[str, list[str]], seats: int = 2, **read: Any) -> Position:
    """Seat 0 decides in this phase."""
    zones = {"stock": STOCK, "env": ENV, "discard": ["9H"], **zones}
    return partial("karov-meod", phase, zones, seats=seats, vars={"queue": [0], "round": 6, **read})


def test_who_is_ahead_without_a_card_has_won_and_with_one_has_not() -> None:
    kept = {"kept.0": LONGER, "kept.1": SHORTER, "hand.1": ["JS", "3H"]}
    assert shares(asked("draw", kept))[0] > 0.99
    assert shares(asked("draw", {**kept, "kept.0": SHORTER, "kept.1": LONGER}))[0] < 0.9
    playing = shares(asked("lay", {**kept, "hand.0": ["TS", "3C"]}, queue=[0, 1]))[0]
    assert 0.5 < playing < 0.99


def test_who_is_behind_without_a_card_and_without_the_right_to_one_has_lost() -> None:
    # The other seat still holds cards, but nobody is left to play against.
    zones = {"kept.0": LONGER, "kept.1": SHORTER, "hand.0": ["JS", "3H"]}
    may = shares(asked("lay", zones, once=[False, False]))[1]
    may_not = shares(asked("lay", zones, once=[False, True]))[1]
    assert may_not < 0.01 < may


def test_a_card_that_is_laid_and_not_uncovered_is_still_in_play() -> None:
    kept = {"kept.0": LONGER, "kept.1": SHORTER, "hand.1": ["JS"]}
    laid = shares(asked("aim", {**kept, "held.0": ["3C"]}, queue=[0, 1]))[0]
    assert 0.5 < laid < 0.99


@pytest.mark.parametrize(
    ("places", "seats", "better"), [(4, 2, "high"), (2, 2, "high"), (1, 2, "low"), (4, 3, "even"), (1, 3, "even")]
)
def test_a_high_card_is_laid_where_two_may_miss_each_other_and_a_low_one_where_they_cannot(
    places: int, seats: int, better: str
) -> None:
    def laid(card: str, left: str) -> float:
        hands = {"hand.1": ["JS", "3H"], **({"hand.2": ["8C"]} if seats > 2 else {})}
        zones = {"env": ENV[:places], "held.0": [card], "hand.0": [left], **hands}
        return shares(asked("aim", zones, seats=seats, queue=list(range(seats))))[0]

    high, low = laid("9D", "7C"), laid("7C", "9D")
    assert (high > low, high < low) == {"high": (True, False), "low": (False, True), "even": (False, False)}[better]


def test_a_card_is_kept_that_wins_and_taken_where_only_a_hand_goes_on() -> None:
    wins = {"offer": ["8S"], "kept.0": ["2C", "4D"], "kept.1": ["3C", "9D"], "hand.1": ["6H"]}
    p = asked("decide", wins, queue=[])
    three, two = (chosen(p, prospects(p), keep)[0] for keep in (True, False))
    assert (three.rating[0], three.kept, three.hand, two.rating[0], two.kept, two.hand) == (3, 3, 0, 1, 2, 1)
    assert keeps(p)
    assert str(quick(asked("decide", wins, queue=[]))) == "keep"
    kept = {"offer": ["7D"], "kept.0": ["2C"], "kept.1": ["3C", "9D", "5H"], "hand.1": ["6H", "TD"]}
    assert not keeps(asked("decide", kept, queue=[], once=[True, False]))
    assert str(quick(asked("decide", kept, queue=[], once=[True, False]))) == "take"


def quick(p: Position) -> Action:
    """What the quick player does."""
    return judgement_of("karov-meod").quick(p.bare())


def test_the_quick_player_passes_only_if_it_is_ahead() -> None:
    for longer, action in ((0, "pass"), (1, "draw")):
        kept = {f"kept.{longer}": LONGER, f"kept.{1 - longer}": SHORTER, "hand.1": ["JS", "3H"]}
        assert str(quick(asked("draw", kept))) == action


def ahead(longer: str = "2C 8D 4S", mine: str = "TS 3C", its: str = "8S 3H", places: int = 4, **read: Any) -> float:
    """The share of seat 0, which has kept more than the other, holds these cards, and lays next."""
    zones = {"kept.0": longer.split(), "kept.1": SHORTER, "hand.0": mine.split(), "hand.1": its.split()}
    return shares(asked("lay", {**zones, "env": ENV[:places]}, queue=[0, 1] if its else [0], **read))[0]


def test_whoever_is_ahead_likes_a_lead_in_kept_cards_and_others_whose_hands_run_out() -> None:
    assert ahead("2C 8D 4S") > ahead("2C 8D 7H"), "the longer series"
    assert ahead("2C 8D 4S 7H") > ahead("2C 8D 4S"), "more kept cards"
    assert ahead(its="3H") > ahead(its="8S 3H"), "one round may end the game"
    assert ahead(its="") > ahead(its="8S 3H"), "the other waits"
    assert ahead(its="8S 3H 8C") > ahead(its="8S 3H"), "but cards in a hand go with a lead"
    assert ahead(once=[False, True]) > ahead(), "the other cannot draw any more"
    assert ahead(places=2) > ahead(places=1), "where both must come, the other may keep something"
    assert ahead(mine="TS 3C") > ahead(mine="3S 3C"), "a three is lost too often and goes too seldom"


def test_while_nobody_is_ahead_the_shorter_hand_is_better() -> None:
    kept = {"kept.0": ["2C"], "kept.1": ["7C"], "hand.1": ["8S", "3H"]}
    few, many = (shares(asked("lay", {**kept, "hand.0": hand}, queue=[0, 1]))[0] for hand in (["3C"], ["3C", "8C"]))
    assert few > many


def test_equal_kept_cards_put_nobody_ahead() -> None:
    p = asked("draw", {"kept.0": ["2C"], "kept.1": ["7C"], "hand.1": ["JS", "3H"]})
    assert not is_ahead(p, 0) and not is_ahead(p, 1)


def test_expert_leaves_greedy_where_a_hand_should_run_out() -> None:
    others = 0
    for number in range(8):
        seen = view(deal("karov-meod", number), 0)
        expert, greedy = (decide(seen, level, 1).action.args[0] for level in ("expert", "greedy"))
        value = {text: VALUE[seen.game.ids[text][0]] for text in seen.zones["hand.0"]}
        assert value[expert] == max(value.values())
        others += value[greedy] < value[expert]
    assert others
    # If both must come to one place, the low card wins what can be kept.
    zones = {"hand.0": ["TS", "2C"], "hand.1": ["JS", "3H"], "env": ENV[:1]}
    assert str(decide(view(asked("lay", zones, queue=[0, 1]), 0), "expert", 1).action) == "commit:2C"


def test_places_that_are_alike_are_not_tried() -> None:
    p = asked("aim", {"held.0": ["3C"], "hand.0": ["TS"], "hand.1": ["JS", "3H"]}, queue=[0, 1])
    limit = Limit()
    decide(view(p, 0), "expert", 1, limit=limit)
    assert limit.spent == 0
    # If a seat cannot come, the place belongs to the other.
    p.vars["barred"] = (-1, -1, 1, -1)
    decide(view(p, 0), "expert", 1, limit=limit)
    assert limit.spent > 0


def test_expert_makes_no_more_tries_than_its_effort_says() -> None:
    judgement = judgement_of("karov-meod")
    allowed = LEVELS["expert"].iterations * judgement.effort
    for p in decisions("karov-meod", 6, every=4):
        seen, own, whole = view(p, p.turn), Limit(), Limit()
        judgement.choose(seen, 1, seen.legal, own)
        decide(seen, "expert", 1, limit=whole)
        assert whole.spent - own.spent <= max(allowed, 10 * len(seen.legal))
