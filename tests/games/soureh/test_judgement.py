"""The computer's move in Soureh: no laughable moves, all sums tried, and far better than a random move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.bots import judgement_of
from app.bots.dealer import Dealer
from app.bots.players import decide
from app.bots.search import Search
from app.engine import Position, deal_unknown, play, view
from app.games.soureh.judgement import (
    CARD,
    LEFT_TO_OTHERS,
    LONGEST,
    ODDS,
    REASONS,
    SPOILT,
    Race,
    SourehJudgement,
    fitting_columns,
    lost_with,
    score_if_lost,
    still_to_count,
    strength,
    turns_for,
)
from app.games.soureh.prospects import booked, sums_of
from app.games.soureh.rules import CARDS, FITS
from tests.bots.advice import advice_of_games, advised
from tests.bots.made import case, cases, partial, share
from tests.bots.matches import win_share

ROWS = {
    "closed.0": "5D 2S AC 3H",
    "open.0": "4H 7S TD 6H",
    "closed.1": "9D 4C 6S TH",
    "open.1": "8C 5H AD 3S",
    "closed.2": "8D 8S 3D 5S",
    "open.2": "9H 6C 4D 7H",
}
"""The rows of the canon's cases; the last column of seat 0 does not fit."""


def table(phase: str, zones: dict[str, str], seats: int = 3, turn: int = 0, **vars_: Any) -> Position:
    """A position with these cards, the seat before the last as dealer, and the rest of the deck in the stock."""
    lie = {zone: cards.split() for zone, cards in {**ROWS, **zones}.items()}
    lie = {zone: cards for zone, cards in lie.items() if not zone[-1].isdigit() or int(zone[-1]) < seats}
    left = [*CARDS]
    for cards in lie.values():
        for text in cards:
            left.remove(text)
    read = {"dealer": seats - 1, "scores": [0] * seats, **vars_}
    return partial("soureh", phase, {**lie, "stock": left}, seats=seats, turn=turn, vars=read)


def fits(closed: str, facing: str) -> bool:
    """Whether a closed card fits the open card it faces."""
    return FITS[CARD[closed]][CARD[facing]]


def moves(p: Position, verb: str = "") -> set[str]:
    """The legal actions (of one verb)."""
    return {str(action) for action in p.game.rules.legal(p) if action.verb.startswith(verb)}


COMPLETES = table("place", {"drawn": "9C"})
READY = table("place", {"closed.0": "5D 2S AC 9C", "drawn": "9S"})
DECLARED = table("place", {"drawn": "9S", "closed.1": "5D 2S AC 9C", "open.1": "4H 7S TD 6H", "closed.0": "9D 4C 6S TH",
                           "open.0": "8C 5H AD 3S"}, seats=2, declarer=[1])  # fmt: skip
BLOCKED = table("place", {"drawn": "9S", "closed.1": "5D 2S AC 9C", "open.1": "4H 7S TD 6H", "closed.0": "9D 4C 6S TH",
                          "open.0": "8C 5H AD 3S"}, seats=2, declarer=[1], blocked=True)  # fmt: skip
LAUGHABLE: dict[str, tuple[Position, set[str]]] = {
    "throwing what completes the row": (COMPLETES, moves(COMPLETES) - {"self:3"}),
    "breaking a row that fits": (READY, {"self:0", "self:1"}),
    "a fitting card replaced by one that does not fit": (
        table("place", {"drawn": "8H", "closed.0": "5D 2S 3C 3H"}),
        {"self:1"},
    ),
    "an ace in the place of a rival's hard card": (
        table("place", {"drawn": "AH", "open.1": "TD 2C TH 3S", "closed.0": "5D 2S AC 7H"}),
        {"other:1:0", "other:1:1", "other:1:2"},
    ),
    "letting a declaration stand that can be spoiled": (DECLARED, moves(DECLARED) - {"other:1:0", "other:1:3"}),
    "raising one's points when all is decided": (BLOCKED, {"self:1", "self:2", "self:3"}),
    "no word of a row that fits": (table("declare", {"closed.0": "5D 2S AC 9C"}), {"done"}),
    "counting the higher card": (
        table("count", {"drawn": ""}, seats=2, turn=1, declarer=[0], queue=[1]),
        {"count:9"},
    ),
    "missing the hundred": (
        table("count", {"drawn": ""}, seats=2, turn=1, declarer=[0], queue=[1], scores=[30, 82]),
        {"count:8"},
    ),
}


@pytest.mark.parametrize("move", LAUGHABLE)
def test_no_move_that_a_beginner_would_laugh_at(move: str) -> None:
    p, laughable = LAUGHABLE[move]
    assert laughable < moves(p)
    assert str(advised(p).action) not in laughable


@pytest.mark.parametrize("name", cases("soureh"))
def test_every_case_of_the_canon_has_a_legal_move(name: str) -> None:
    p = case(name)
    assert advised(p).action in p.game.rules.legal(p)


def test_a_declaration_is_spoiled_where_that_is_sure() -> None:
    told = advised(DECLARED)
    assert told.action.verb == "other" and told.code == "spoils-likely" and told.args[1] in ("4H", "6H")
    assert isinstance(told.args[2], float) and 0.3 < told.args[2] < 0.5
    # All cards but aces fit an ace, and nothing else fits a red ten.
    rows = {"closed.1": "5D 2S 3C 9C", "open.1": "4H 7S AD 6H", "closed.0": "9D 4C 6S TC", "open.0": "8C 5H AH 3S"}
    told = advised(table("place", {"drawn": "TH", **rows}, seats=2, declarer=[1]))
    assert str(told.action) == "other:1:2" and told[1:] == ("spoils-surely", ("TH", "AD"))


def test_a_rival_is_hindered_by_a_card_that_hardly_any_fits() -> None:
    rows = {"closed.0": "4S TH 5H 9S", "open.0": "8S 4C 8H 7H", "closed.1": "AS 5C AD 6H", "open.1": "2H 7S TS 3D"}
    told = advised(table("place", {"drawn": "2C", **rows}, seats=2))
    assert str(told.action) == "other:1:0" and told[1:] == ("hinders", ("2C", "2H", 0.12))


def test_the_points_of_a_pair_can_come_to_a_hundred() -> None:
    p, _ = LAUGHABLE["missing the hundred"]
    told = advised(p)
    assert told[1:] == ("counts-hundred", (9,)) and str(told.action) == "count:9"
    assert booked(100) == 50 and booked(0) == 0 and booked(101) == 101


def at_last(scores: list[int], deal: int = 40, drawn: str = "TH") -> Position:
    """Seat 1 has declared and a red ten on its ace would surely spoil that; the pairs of seat 0 can count 16."""
    rows = {"closed.1": "5D 2S 3C 9C", "open.1": "4H 7S AD 6H", "closed.0": "9D 4C 6S TC", "open.0": "8C 5H AH 3S"}
    return table("place", {"drawn": drawn, **rows}, seats=2, declarer=[1], scores=scores, deal=deal)


def test_a_deal_is_lost_gladly_where_the_hundred_then_wins_the_game() -> None:
    p = at_last([84, 60])
    assert advised(p).action.verb == "other", "points alone say: spoil it"
    p = play(p, decide(view(p, 0), "expert", 1).action).position
    assert p.phase == "count", "the declaration stood"
    while p.turn is not None:
        p = play(p, advised(p).action).position
    assert p.result is not None and p.result.scores == (50, 60) and p.result.winners == (0,)


@pytest.mark.parametrize("scores", [[0, 0], [20, 84], [95, 60]])
def test_a_declaration_is_spoiled_where_to_lose_the_deal_would_cost_something(scores: list[int]) -> None:
    p = at_last(scores)
    seen = view(p, 0)
    judge = judgement_of("soureh")
    assert [str(one) for one in judge.sensible(seen, seen.legal)] == ["other:1:2"]
    assert str(decide(seen, "expert", 1).action) == "other:1:2"


def test_the_facts_say_what_fits_and_what_a_lost_deal_would_leave() -> None:
    judge = judgement_of("soureh")
    for scores, left in (([84, 60], 50), ([80, 60], 96), ([0, 0], 16)):
        facts = judge.facts(at_last(scores), 0)
        assert facts["if-lost"] == left and facts["fitting"] == 1 and facts["fitting-of-others"] == 4


def racing(closed: str, facing: str = "2H 2D 2H 2D", phase: str = "place", **more: Any) -> float:
    """What it is worth to seat 0 of three to have these rows, while seat 1 is in turn."""
    more = {"turn": 1, **more}
    rival = {"closed.2": "8D 8S 3D 6S", "open.2": "9H 6C 4D 7H", "closed.1": "9D 4C 6S TH", "open.1": "8C 4H AD 3S"}
    drawn = {"drawn": "9S"} if phase == "place" else {}
    return share(table(phase, {**rival, "closed.0": closed, "open.0": facing, **drawn}, **more))


def test_a_search_prefers_a_row_that_fits_more_and_is_hard_to_spoil() -> None:
    assert racing("5D 5S 5C 5H") > racing("2C 5S 5C 5H") > racing("2C 2S 5C 5H"), "equal values do not fit"
    assert racing("5D 5S 5C 5H") > racing("3C 5S 7C TC"), "any card fits no less than half of the deck"
    assert racing("5D 5S 5C AH") > racing("5D 5S 5C 5H"), "an ace fits nearly all"
    assert racing("5D 5S 5C 5H", "2H 2D 2H AH") > racing("5D 5S 5C 5H"), "only a ten replaces an ace"
    assert racing("5D 5S 5C 2C", turn=0) > racing("5D 5S 5C 2C", turn=1)


def test_a_search_prefers_a_declared_row_the_more_the_harder_it_is_to_spoil() -> None:
    declared, spoilt = (racing(closed, declarer=[0]) for closed in ("5D 5S 5C 5H", "3C 5S 7C TC"))
    assert declared > racing("5D 5S 5C 5H") and declared > spoilt
    assert declared - spoilt > racing("5D 5S 5C 5H") - racing("3C 5S 7C TC")
    assert racing("5D 5S 5C 5H", phase="declare", turn=0) > racing("5D 5S 5C 5H", turn=0), "it will be declared"


def row(texts: str) -> list[int]:
    """The ints of these cards."""
    return [CARD[text] for text in texts.split()]


def test_the_strength_of_a_row_knows_what_spoils_it_and_that_a_spoilt_declaration_may_be_made_anew() -> None:
    low = "2H 2D 2H AH"
    tens, fives = (strength(row(closed), row(low), False) for closed in ("5D 5S 5C TC", "5D 5S 5C 5H"))
    assert fives - tens == pytest.approx(-SPOILT * 4 / 80), "only a ten replaces an ace"
    fits, misfits = (
        strength(row(closed), row("2H 2D 2H 5S"), True) - strength(row(closed), row("2H 2D 2H 5S"), False)
        for closed in ("5D 5S 5C 4H", "5D 5S 5C 6H")
    )
    assert fits > misfits + 0.5


def test_what_was_counted_already_and_what_is_left_to_count_are_kept_apart() -> None:
    p = table("count", {}, turn=2, queue=[2], column=2, sum=9, scores=[10, 60, 60]).bare()
    assert score_if_lost(p, 1) == 60
    closed, facing = (p.zones[f"{zone}.2"][2:] for zone in ("closed", "open"))
    assert still_to_count(p, 2) == sums_of(closed, facing) << 9
    assert lost_with({"variation": True}, 90, 1 << 5, 2) < lost_with({"variation": True}, 89, 1 << 5, 2), "fifty less"


def test_the_rule_of_thumb_fits_the_hardest_column_that_does_not_fit_yet_and_hits_only_with_harder_cards() -> None:
    for closed, facing in (("9D 2S AC 3H", "8H 7S TD 6H"), ("3D 2S AC 3H", "4H 7S TD 6H")):
        p = table("place", {"drawn": "9C", "closed.0": closed, "open.0": facing})
        assert str(SourehJudgement().quick(p.bare())) == "self:3"
    done = {"closed.0": "5D 2S AC 7H"}
    hard, easy = (table("place", {**done, "drawn": text}).bare() for text in ("TD", "2H"))
    met = []
    for hard.rng in range(40):
        action = SourehJudgement().quick(hard)
        assert action.verb == "other"
        met.append(ODDS[hard.zones[f"open.{action.args[0]}"][int(action.args[1])]])
    hits = [ODDS[c] for seat in (1, 2) for c in hard.zones[f"open.{seat}"] if CARDS[c][0] != "A"]
    assert sum(met) / len(met) > sum(hits) / len(hits), "of two the one that is easier to fit"
    for easy.rng in range(10):
        assert str(SourehJudgement().quick(easy)) == "throw"


def sensible(p: Position) -> set[str]:
    """The actions that a search of seat 0 tries."""
    return {str(action) for action in SourehJudgement().sensible(view(p, 0), p.game.rules.legal(p))}


def test_a_search_leaves_out_what_raises_points_or_only_looks_like_a_hit() -> None:
    assert "self:1" not in sensible(BLOCKED) and {"self:0", "throw"} <= sensible(BLOCKED)
    twin = sensible(table("place", {"drawn": "8C"}))
    assert "other:1:0" not in twin, "there lies an eight of clubs"
    rows = {"closed.1": "5D 2S AC 9C", "open.1": "4H 7S TD 6H", "closed.0": "9D 4C 6S TH", "open.0": "8C 5H AD 3S"}
    hits = sensible(table("place", {**rows, "drawn": "2C"}, seats=2))
    assert "other:1:2" not in hits and "other:1:0" in hits, "as many cards fit the two as the ten"
    assert "self:3" in sensible(table("place", {"drawn": "2H"})), "neither fits there, and the two counts less"


def test_after_the_last_deal_a_search_knows_who_has_won() -> None:
    def last(deal: int) -> float:
        return racing("5D 5S 5C 5H", phase="count", turn=2, queue=[2], scores=[10, 60, 60], deal=deal)

    assert last(40) == 1 > last(39)


def test_turns_that_a_row_needs() -> None:
    assert turns_for([]) == 0
    assert turns_for([0.5]) == pytest.approx(2)
    assert turns_for([0.5, 0.5]) == pytest.approx(2 + 1 / 0.75)
    assert turns_for([0.0]) == LONGEST
    assert turns_for([0.1, 0.6]) > turns_for([0.5, 0.6]) > turns_for([0.6])


def test_the_odds_are_counted_from_the_cards_out_of_sight() -> None:
    seen = view(COMPLETES, 0)
    counts = Race(seen)
    assert counts.odds(CARD["6H"]) == sum(fits(text, "6H") for text in seen.pool) / len(seen.pool)
    assert counts.odds_after(CARD["4H"], CARD["9S"]) < counts.odds_after(CARD["4H"], CARD["2D"]) == 1
    assert Race(view(DECLARED, 0)).stands(None) == 1 > Race(view(BLOCKED, 0)).stands(None)


@pytest.mark.parametrize(("declarer", "between"), [(1, 0), (2, 1)])
def test_a_declaration_may_be_spoiled_only_by_who_comes_before_its_own_seat(declarer: int, between: int) -> None:
    p = table("place", {"drawn": "9S"}, declarer=[declarer])
    assert 1 >= Race(view(p, 0)).stands(None) == LEFT_TO_OTHERS**between > 0


def test_a_column_needs_longer_the_fewer_cards_fit_and_above_all_if_what_fitted_no_longer_does() -> None:
    race = Race(view(table("place", {"drawn": "9S"}), 0))
    assert race.needs(CARD["TD"]) > race.needs(CARD["2H"])
    assert race.odds(CARD["6D"]) == pytest.approx(race.odds(CARD["6S"]), abs=0.05)
    assert race.needs_after(CARD["6H"], CARD["6D"]) < race.needs_after(CARD["6H"], CARD["6S"]) - 0.5


def test_the_longer_a_deal_lasts_the_likelier_a_column_of_a_rival_fits() -> None:
    doubts = [Race(view(table("place", {"drawn": "9S", "discard": thrown}), 0)).doubt for thrown in ("", "2C", "2C 2D")]
    assert 1 == doubts[0] > doubts[1] > doubts[2] > 0


def test_a_search_takes_rivals_to_keep_what_fits_and_a_declared_row_to_fit() -> None:
    def fitting(likely: bool, **more: Any) -> float:
        seen = view(table("place", {"drawn": "9S"}, **more), 0)
        deal = Search(seen, 1, SourehJudgement(), 1).likely_worlds() if likely else Dealer(seen).world
        rng = Random(3)
        return sum(fitting_columns(deal(rng), 1) for _ in range(100)) / 100

    assert fitting(True) > fitting(False) + 0.1
    assert fitting(True, declarer=[1]) == 4 > fitting(True, declarer=[1], blocked=True)


def test_a_reason_says_what_is_so() -> None:
    met = set()
    for seen, told in advice_of_games("soureh", 2, {"threshold": 100, "max_deals": 20}):
        met.add(told.code)
        args = [str(arg) for arg in told.args]
        match told.code:
            case "completes-row" | "fits-column" | "fits-safer":
                assert fits(args[0], args[1]) and told.action.verb == "self"
            case "spoils-surely":
                assert not any(fits(text, args[0]) for text in seen.pool if fits(text, args[1]))
            case "hinders":
                assert args[1] in seen.zones[f"open.{told.action.args[0]}"] and not seen.vars["declarer"]
            case "declares":
                assert str(told.action) == "soureh"
    assert met <= {*REASONS, "only-move"} and len(met) >= 10


def test_while_a_declaration_stands_a_reason_is_about_the_points_that_count_now() -> None:
    rows = {"closed.1": "5D 2S AC 9C", "open.1": "4H 7S TD 6H", "closed.0": "9D 4C 6S TH", "open.0": "8C 5H AD 3S"}
    stands, hit = (table("place", {**rows, "drawn": "2D"}, 2, declarer=[1], blocked=hit) for hit in (False, True))
    told = [(str(one.action), one.code, one.args) for one in (advised(stands), advised(hit))]
    assert told[0] == ("self:0", "lowers-points", ("2D", 6))
    assert told[1] == ("self:3", "fits-column", ("2D", "3S")), "it is as good as spoiled, and play will go on"
    none = advised(table("place", {**rows, "drawn": "4S"}, 2))
    assert (str(none.action), none.code) == ("self:0", "fits-column"), "nobody counts yet, though it would be less"


@pytest.mark.long
def test_the_rule_of_thumb_counts_what_the_judgement_counts() -> None:
    judgement = judgement_of("soureh")
    hundreds = others = 0
    for seen, told in advice_of_games("soureh", 4, {}):
        if told.code in ("counts-hundred", "counts-low"):
            p = deal_unknown(seen, Random(1))
            assert judgement.quick(p) == told.action
            hundreds += told.code == "counts-hundred"
            others += told.code == "counts-low"
    assert hundreds and others > 20


def test_it_beats_random_players() -> None:
    assert win_share("soureh", 2, range(600, 604)) > 0.9
    assert win_share("soureh", 3, range(600, 603)) > 0.85


@pytest.mark.slow
def test_over_many_deals_it_beats_random_players_at_every_table() -> None:
    for seats in (2, 3, 4):
        assert win_share("soureh", seats, range(20)) > 0.97
