"""Soureh against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import (
    OVER,
    Fact,
    IllegalAction,
    InvalidPosition,
    NotationError,
    Position,
    agree,
    carry_on,
    follow,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
)
from app.games import worked_cases
from app.games.soureh.rules import Soureh
from app.protocol.server import Server
from tests.games import contract, worked
from tests.games.contract import Table
from tests.games.worked import legal

RULES = Soureh()
GAMES = {"soureh": RULES}
CASES = worked_cases.read("soureh")

FIT_CASES = [worked.number(case) for case in CASES if worked.number(case).startswith("01")]
COVERED = {
    "1 deck and seats": ["test_eighty_cards_without_royals_every_one_twice"],
    "2 zones": ["test_every_seat_knows_what_it_has_seen", "test_a_new_deal_is_closed_and_forgotten"],
    "3 set-up": [
        "test_the_seat_after_the_dealer_gets_his_cards_first_and_begins",
        "test_the_first_dealer_is_drawn_or_the_last_seat",
        "test_a_new_deal_leaves_out_who_is_out",
    ],
    "4 fit": FIT_CASES,
    "4 start of a turn": ["02b", "03", "04b", "05a", "12", "13", "test_reshuffles_are_counted_by_the_deal"],
    "4 place": ["02", "04", "04a", "05", "06", "06a", "06b", "11"],
    "4 declare": [
        *("02a", "02e", "07", "test_nobody_is_told_that_a_row_fits_undeclared"),
        "test_a_row_that_fits_undeclared_is_like_one_that_does_not",
        "test_a_declaration_tells_what_was_placed_before_it",
    ],
    "4 reveal": ["02b", "05a", "10", "11", "13b", "test_the_others_count_in_order_of_play"],
    "4 count": ["02c", "02d", "test_a_pair_with_one_value_is_no_question"],
    "4 booking": ["08", "10", "test_a_multiple_of_a_hundred_is_lowered_by_fifty"],
    "4 dry end": ["13", "13a", "13b", "14", "15"],
    "4 end of deal": ["08b", "09", "09b", "11a", "16", "17", "test_of_those_who_leave_together_the_lowest_wins"],
    "5 end and score": ["08b", "09b", "16", "17", "test_equal_lowest_scores_win_together"],
    "6 options": ["09", "10", "13", "17", "test_there_is_no_variation_for_two"],
    "7 readings": ["05", "07", "test_the_variation_goes_on_when_two_are_left_in_the_game"],
    "9 facts": [
        "test_the_facts_tell_what_fits_and_how_far_it_is",
        "test_who_counts_is_told_what_each_card_offers_and_which_sum_makes_a_hundred",
    ],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(**parts: Any) -> Position:
    """A partial position: the rows of case 4, seat 0 to place the drawn nine; its row fits."""
    data: dict[str, Any] = {
        "game": "soureh",
        "partial": True,
        "seats": 3,
        "rng": 1,
        "turn": 0,
        "phase": "place",
        "zones": {
            "closed.0": ["5D", "2S", "AC", "9C"],
            "open.0": ["4H", "7S", "TD", "6H"],
            "closed.1": ["9D", "4C", "6S", "TH"],
            "open.1": ["8C", "5H", "AD", "3S"],
            "closed.2": ["8D", "8S", "3D", "5S"],
            "open.2": ["9H", "6C", "4D", "7H"],
            "drawn": ["9S"],
            "stock": ["2C", "8H", "7D"],
        },
        "vars": {"dealer": 2, "scores": [0, 0, 0]},
        "knows": {},
    }
    for name, value in parts.items():
        data[name] = {**data[name], **value} if name in ("zones", "vars") else value
    if data["phase"] == "place" and len(data["zones"]["drawn"]) == 1:
        data["knows"] = {"drawn": [[data["turn"]]]}
    return position_from_json(data, GAMES)


def counted_out(p: Position) -> Position:
    """Every loser counts their lowest."""
    while p.phase == "count":
        p = play(p, RULES.legal(p)[0]).position
    return p


# Set-up


def test_eighty_cards_without_royals_every_one_twice() -> None:
    assert RULES.seats() == range(2, 5)
    game = agree(RULES, 2)
    assert len(game.cards) == 80 and set(game.counts.values()) == {2}
    assert set(game.ids) == {rank + suit for rank in "23456789TA" for suit in "CDHS"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seat_after_the_dealer_gets_his_cards_first_and_begins(seats: int) -> None:
    step = new_game(RULES, seats, 6)
    p = step.position
    first = (p.vars["dealer"] + 1) % seats
    assert (p.phase, p.turn, p.vars["deal"], p.vars["scores"]) == ("place", first, 1, (0,) * seats)
    assert [p.size(zone) for zone in ("stock", "discard", "drawn")] == [79 - 8 * seats, 0, 1]
    dealt = [event.args["to"] for event in step.events if event.code == "moved"]
    order = [(first + i) % seats for i in range(seats)]
    assert dealt == [f"{row}.{seat}" for seat in order for row in ("closed", "open")] + ["drawn"]
    assert all(p.size(zone) == 4 for zone in dealt[:-1])


def test_the_first_dealer_is_drawn_or_the_last_seat() -> None:
    drawn = {new_game(RULES, 3, seed).position.vars["dealer"] for seed in range(40)}
    assert drawn == {0, 1, 2}
    fixed = {new_game(RULES, 3, seed, {"first_dealer": "last-seat"}).position.vars["dealer"] for seed in range(10)}
    assert fixed == {2}


def test_a_new_deal_is_closed_and_forgotten() -> None:
    p = position(vars={"declarer": [0]}, turn=2)
    p = counted_out(play(p, "throw").position)
    assert (p.phase, p.turn, p.vars["deal"], p.vars["dealer"]) == ("place", 1, 2, 0)
    assert [p.size(zone) for zone in ("stock", "discard", "drawn")] == [80 - 24 - 1, 0, 1]
    for seat in range(3):
        seen = view(p, seat)
        for other in range(3):
            assert all((text == "??") == (other != seat) for text in seen.zones[f"closed.{other}"])
        assert seen.knows.keys() <= {"drawn"} and not seen.sets


def test_a_new_deal_leaves_out_who_is_out() -> None:
    options = {"ending": "last"}
    p = position(options=options, vars={"declarer": [0], "scores": [40, 95, 70], "dealer": 0}, turn=2)
    p = counted_out(play(p, "throw").position)
    assert p.vars["out"] == (1,) and (p.vars["dealer"], p.turn) == (2, 0)
    assert p.size("closed.1") == p.size("open.1") == 0 and p.size("stock") == 80 - 16 - 1
    assert not any(action.startswith("other:1") for action in legal(p))


# Turns


def test_reshuffles_are_counted_by_the_deal() -> None:
    zones = {"stock": [], "discard": ["7D", "8C"], "drawn": ["9S"], "closed.0": ["5D", "2S", "AC", "2H"]}
    p = position(zones=zones, vars={"reshuffles": 1})
    step = play(p, "throw")
    p = step.position
    assert p.vars["reshuffles"] == 2 and p.size("stock") == 2 and p.size("discard") == 0
    assert "reshuffled" in [event.args["code"] for event in step.events if event.code == "said"]
    for _ in range(2):
        p = play(p, "throw").position
    dry = play(p, "throw").position
    assert (dry.phase, dry.turn, dry.vars["queue"]) == ("count", 1, (1, 2, 0)), "the third time nobody has won"
    assert counted_out(dry).vars["reshuffles"] == 0


def test_nobody_is_told_that_a_row_fits_undeclared() -> None:
    p = play(position(), "throw").position
    assert (p.phase, legal(p)) == ("declare", ["soureh", "done"])
    step = play(p, "done")
    for seat in (1, 2, None):
        assert [event.args["action"] for event in step.told(seat) if event.code == "acted"] == ["throw"]
    assert [event.args["action"] for event in step.told(0) if event.code == "acted"] == ["done"]
    declared = play(p, "soureh")
    assert [event.args["action"] for event in declared.told(1) if event.code == "acted"] == ["throw", "soureh"]


def test_of_a_step_of_several_seats_the_others_are_told_all_but_what_the_last_may_still_keep() -> None:
    step = play(position(turn=1), "throw", "throw", "throw")
    assert (step.position.turn, step.position.phase) == (0, "declare")
    told = {seat: [event.seat for event in step.told(seat) if event.code == "acted"] for seat in (0, 1, 2, None)}
    assert told == {0: [1, 2, 0], 1: [1, 2], 2: [1, 2], None: [1, 2]}


MISFITS = {"closed.0": ["5D", "2S", "AC", "AH"], "stock": ["7D", "2C", "6H", "9C"]}
FITTING = {"closed.0": ["5D", "2S", "AC", "9C"], "stock": ["7D", "2C", "6H", "AH"]}
"""Two worlds in which the others see the same: seat 0's last closed card is hidden, and fits in one of them."""


@pytest.mark.parametrize("done", ["throw", "self:0", "self:1", "other:1:0", "other:1:2", "other:2:3"])
@pytest.mark.parametrize("other", [1, 2, None])
def test_a_row_that_fits_undeclared_is_like_one_that_does_not(done: str, other: int | None) -> None:
    facing = {"open.0": ["4H", "7S", "TD", "AD"], "drawn": ["TS"] if done.startswith("other") else ["2H"]}
    if done == "self:0":
        facing["drawn"] = ["9H"]
    fits = play(position(zones=FITTING | facing), done)
    misfits = play(position(zones=MISFITS | facing), done)
    assert (fits.position.phase, misfits.position.phase) == ("declare", "place")
    # Before the turn has ended nothing is told in any form.
    assert [event.code for event in fits.told(other)] == ["now"]
    assert view(fits.position, other) == view(fits.before, other) == view(misfits.before, other)
    if other is not None:
        answer = applied(fits.before, done, other)
        assert (answer["phase"], answer["turn"]) == ("place", 0)
        assert answer["position"] == view(fits.before, other).to_json()
    # Then everything is told, and it is the same in both worlds.
    ended = play(position_from_json(position_to_json(fits.position), GAMES), "done")
    assert ended.told(other) == misfits.told(other)
    assert view(ended.position, other) == view(misfits.position, other)
    at_a_stroke = play(fits.before, done, "done")
    assert at_a_stroke.told(other) == misfits.told(other)
    # The seat that placed the card saw it done, and is told once.
    assert "acted" in [event.code for event in fits.told(0)]
    assert [event.args.get("action") for event in ended.told(0) if event.code == "acted"] == ["done"]
    assert view(fits.position, 0).phase == "declare"


def applied(p: Position, action: str, seat: int) -> Any:
    """What the protocol answers to a seat."""
    server = Server(GAMES, lambda _: {})
    request = {"cmd": "apply", "position": position_to_json(p), "actions": [action], "seat": seat}
    return json.loads(server.answer(json.dumps(request)))


def test_a_declaration_tells_what_was_placed_before_it() -> None:
    step = play(play(position(), "other:1:0").position, "soureh")
    told = [(event.code, event.args.get("action") or event.args.get("code")) for event in step.told(2)]
    assert told[0] == ("acted", "other:1:0") and told.index(("acted", "soureh")) == 3
    assert follow(view(step.before, 2), step.told(2)) == view(step.position, 2)
    moments = [event.moment for event in step.told(2)]
    assert moments == sorted(moments) and moments[0] == 1


def test_the_others_count_in_order_of_play() -> None:
    zones = {"closed.1": ["9D", "4C", "6S", "2H"], "open.1": ["8H", "5C", "AD", "3S"], "drawn": ["2C"]}
    p = play(position(zones=zones, vars={"declarer": [1]}, turn=0), "throw").position
    assert (p.phase, p.turn, p.vars["queue"], p.vars["declarer"]) == ("count", 2, (2, 0), (1,))


def test_a_pair_with_one_value_is_no_question() -> None:
    zones = {"closed.1": ["8D", "5D", "AH", "TH"], "drawn": ["2C"]}
    p = play(position(zones=zones, vars={"declarer": [0]}, turn=2), "throw").position
    # Columns 8 and 8, 5 and 5, ace and ace, 10 and 3.
    assert (p.vars["column"], p.vars["sum"], legal(p)) == (2, 13, ["count:1", "count:11"])
    assert legal(play(p, "count:11").position) == ["count:3", "count:10"]


@pytest.mark.parametrize(
    ("before", "after"), [(84, 50), (184, 150), (85, 101), (83, 99), (-16, 0), (-116, -150)]
)
def test_a_multiple_of_a_hundred_is_lowered_by_fifty(before: int, after: int) -> None:
    p = position(options={"threshold": 500}, vars={"declarer": [0], "scores": [0, before, 0]}, turn=2)
    p = play(p, "throw", "count:8", "count:4", "count:1", "count:3").position
    assert p.vars["scores"][1] == after


def test_of_those_who_leave_together_the_lowest_wins() -> None:
    options = {"ending": "last", "max_reshuffles": 0}
    zones = {"stock": [], "closed.0": ["5D", "2S", "AC", "2H"]}
    # Seat 0 counts 4 + 2 + 1 + 2 = 9, seat 1 16, seat 2 22, and nobody has won the deal.
    p = position(options=options, zones=zones, vars={"scores": [100, 95, 100]})
    over = counted_out(play(p, "throw").position)
    assert over.result is not None and over.vars["out"] == (0, 1, 2)
    assert (over.result.winners, over.result.scores, over.result.reason) == ((0,), (109, 111, 122), "survivor")
    p = position(options=options, zones=zones, vars={"scores": [10, 95, 100]})
    assert counted_out(play(p, "throw").position).result is not None


def test_equal_lowest_scores_win_together() -> None:
    p = position(vars={"declarer": [0], "scores": [34, 18, 90]}, turn=2)
    over = counted_out(play(p, "throw").position)
    assert over.result is not None
    assert (over.result.winners, over.result.scores, over.result.reason) == ((0, 1), (34, 34, 112), "threshold")


def test_to_reach_the_threshold_is_not_enough() -> None:
    p = position(options={"threshold": 200}, vars={"declarer": [0], "scores": [0, 0, 177]}, turn=2)
    assert counted_out(play(p, "throw").position).vars["scores"][2] == 199
    p = position(options={"threshold": 200}, vars={"declarer": [0], "scores": [0, 0, 178]}, turn=2)
    assert counted_out(play(p, "throw").position).vars["scores"][2] == 150


def test_there_is_no_variation_for_two() -> None:
    with pytest.raises(NotationError, match="no option 'variation'"):
        agree(RULES, 2, {"variation": True})
    assert agree(RULES, 3).options["variation"] is False
    assert agree(RULES, 4, {"variation": True}).options["variation"] is True


def test_the_variation_goes_on_when_two_are_left_in_the_game() -> None:
    options = {"ending": "last", "variation": True}
    zones: dict[str, list[str]] = {"closed.1": [], "open.1": []}
    p = position(
        options=options, zones=zones, turn=2, vars={"declarer": [0], "out": [1], "scores": [3, 120, 20]}
    )
    p = play(p, "throw").position
    assert (p.phase, p.turn, p.vars["scores"], p.vars["safe"]) == ("count", 2, (3, 120, 30), (0,))
    p = counted_out(p)
    assert p.vars["scores"] == (3, 120, 52) and p.vars["deal"] == 2


def test_a_random_game_of_every_ending_ends_for_its_reason() -> None:
    for options, reasons in (({}, {"threshold"}), ({"ending": "last", "variation": True}, {"survivor"})):
        for seed in range(3):
            *_, (_, _, last) = contract.walk(Table(RULES, 3, tuple(options.items())), seed)
            assert last.position.result is not None and last.position.result.reason in reasons


# What is refused


@pytest.mark.parametrize(
    ("parts", "action", "code", "args"),
    [
        ({}, "self:4", "no-such-column", ("4",)),
        ({}, "other:1:4", "no-such-column", ("4",)),
        ({}, "other:3:1", "no-such-seat", ("3",)),
        ({}, "other:0:1", "own-open-card", ("7S",)),
        ({}, "other:1:2", "ace-needs-ten", ("AD", "9S")),
        ({"vars": {"declarer": [2]}}, "other:1:0", "declarer-only", (2,)),
        ({"vars": {"declarer": [2], "blocked": True}}, "other:2:0", "hit-already", (2,)),
        ({"vars": {"safe": [2]}}, "other:2:0", "seat-is-safe", (2,)),
        ({"zones": {"closed.2": [], "open.2": []}, "vars": {"out": [2]}}, "other:2:0", "seat-is-out", (2,)),
        ({}, "soureh", "place-first", ()),
        ({"vars": {"declarer": [2]}}, "soureh", "declared-already", (2,)),
        ({"turn": 1}, "soureh", "does-not-fit", ("9D", "8C")),
        ({}, "done", "place-first", ()),
        ({}, "count:4", "nobody-counts-yet", ()),
        ({}, "count", "not-now", ("count",)),
        ({}, "self", "wrong-arguments", ("self",)),
        ({}, "throw:9S", "wrong-arguments", ("throw",)),
        ({}, "draw", "unknown-verb", ("draw",)),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(
    parts: dict[str, Any], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    with pytest.raises(IllegalAction) as caught:
        play(position(**parts), action)
    assert caught.value.reason == (code, args)


@pytest.mark.parametrize(
    ("done", "action", "code", "args"),
    [
        (["throw"], "self:0", "placed-already", ()),
        (["throw"], "other:1:0", "placed-already", ()),
        (["throw"], "throw", "placed-already", ()),
        (["throw"], "count:4", "nobody-counts-yet", ()),
        (["throw", "soureh", "throw", "throw"], "throw", "counting", ()),
        (["throw", "soureh", "throw", "throw"], "soureh", "counting", ()),
        (["throw", "soureh", "throw", "throw"], "count:7", "not-in-pair", ("7", "9D", "8C")),
    ],
)
def test_a_refusal_after_the_drawn_card_is_placed(done: list[str], action: str, code: str, args: tuple[str]) -> None:
    with pytest.raises(IllegalAction) as caught:
        play(play(position(), *done).position, action)
    assert caught.value.reason == (code, args)


def test_nothing_may_be_done_after_the_end() -> None:
    p = position(vars={"declarer": [0], "scores": [0, 99, 0]}, turn=2)
    over = counted_out(play(p, "throw").position)
    assert over.phase == OVER
    with pytest.raises(IllegalAction) as caught:
        play(over, "count:8")
    assert caught.value.reason.code == "game-over"


@pytest.mark.parametrize(
    "parts",
    [
        {"zones": {"drawn": []}},
        {"zones": {"drawn": ["9S", "9H"]}},
        {"zones": {"closed.1": ["9D"]}},
        {"zones": {"open.2": ["9H", "6C", "4D", "7H", "2D"]}},
        {"vars": {"declarer": [0]}},
        {"vars": {"declarer": [1, 2]}},
        {"vars": {"declarer": [1], "safe": [1]}},
        {"vars": {"out": [0]}},
        {"phase": "declare"},
        {"phase": "declare", "zones": {"drawn": []}, "vars": {"declarer": [1]}},
        {"phase": "count", "zones": {"drawn": []}},
        {"phase": "count", "zones": {"drawn": []}, "vars": {"queue": [1, 0]}},
        {"phase": "count", "zones": {"drawn": []}, "vars": {"queue": [0], "column": 4}},
        {"phase": "count", "zones": {"drawn": []}, "vars": {"queue": [0, 1], "safe": [1]}},
    ],
)
def test_a_position_that_cannot_go_on_is_no_position(parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(**parts)


def test_a_position_without_scores_and_dealer_begins_at_nought() -> None:
    data: dict[str, Any] = {
        "game": "soureh", "partial": True, "seats": 2, "rng": 1, "turn": 1, "phase": "count",
        "zones": {f"closed.{seat}": ["2C", "2D", "2H", "2S"] for seat in (0, 1)}
        | {f"open.{seat}": ["3C", "3D", "3H", "3S"] for seat in (0, 1)},
        "vars": {"queue": [1], "declarer": [0]},
    }
    p = counted_out(position_from_json(data, GAMES))
    assert (p.vars["scores"], p.vars["dealer"], p.turn) == ((0, 8), 0, 1)


def test_a_stock_that_cannot_be_renewed_is_dry_at_once() -> None:
    p = position(zones={"stock": [], "drawn": []}, phase="turn")
    dry = carry_on(p).position
    assert (dry.phase, dry.turn, dry.vars["reshuffles"]) == ("count", 0, 1)


# What a player sees at a glance


def test_the_facts_tell_what_fits_and_how_far_it_is() -> None:
    p = position(vars={"scores": [16, 84, 50], "declarer": [2]})
    far = [
        Fact("turns-left", (2,), "open.2"),
        *(Fact("to-hundred", (0, 84)), Fact("to-threshold", (0, 84))),
        *(Fact("to-hundred", (1, 16)), Fact("to-threshold", (1, 16))),
        *(Fact("to-hundred", (2, 50)), Fact("to-threshold", (2, 50))),
    ]
    assert RULES.facts(view(p, 0)) == [Fact("fits", (c,), "closed.0") for c in range(4)] + far
    assert RULES.facts(view(p, 1)) == [
        Fact("misfits", (0,), "closed.1"),
        Fact("misfits", (1,), "closed.1"),
        Fact("fits", (2,), "closed.1"),
        Fact("misfits", (3,), "closed.1"),
        *far,
    ]
    assert RULES.facts(view(p, None)) == far
    later = play(p, "throw").position
    assert Fact("turns-left", (1,), "open.2") in RULES.facts(view(later, None))
    gone = position(zones={"closed.1": [], "open.1": []}, vars={"out": [1], "declarer": [2], "scores": [7, 130, 5]})
    assert RULES.facts(view(gone, None))[:2] == [Fact("turns-left", (1,), "open.2"), Fact("to-hundred", (0, 93))]
    assert Fact("to-threshold", (1, 0)) not in RULES.facts(view(gone, None)), "seat 1 is out"
    near = position(vars={"scores": [16, 84, 50]}, options={"threshold": 50})
    codes = [fact.code for fact in RULES.facts(view(near, None)) if fact.args[0] == 0]
    assert codes == ["to-threshold", "to-hundred"], "the nearer first"


def test_who_counts_is_told_what_each_card_offers_and_which_sum_makes_a_hundred() -> None:
    counting = {"declarer": [0], "queue": [1, 2], "column": 2, "sum": 12, "scores": [0, 84, 0]}
    p = position(turn=1, phase="count", zones={"drawn": []}, vars=counting)
    worth = [Fact("worth", (2, 6), "closed.1"), Fact("worth", (2, 1), "open.1"), Fact("worth", (2, 11), "open.1")]
    assert {(str(fact.args[1]),) for fact in worth} == {action.args for action in RULES.legal(p)}
    facts = RULES.facts(view(p, 2))
    assert [fact for fact in facts if fact.code == "worth"] == worth
    assert Fact("exact", (16,)) in facts, "12, the ace as 1 and the three come to 16"
    p.vars["scores"] = (0, 83, 0)
    assert not [fact for fact in RULES.facts(view(p, 1)) if fact.code == "exact"], "no way leads to 17"
