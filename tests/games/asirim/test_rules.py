"""Prisoners against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from app.engine import (
    OVER,
    Fact,
    IllegalAction,
    InvalidPosition,
    Step,
    Witnessed,
    carry_on,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
)
from app.games.asirim.rules import Asirim
from app.games.asirim.terms import CARDS, ROYAL, Z, qualified
from tests.games import contract
from tests.games.contract import Table
from tests.games.worked import legal, refused

RULES = Asirim()
GAMES = {"asirim": RULES}

COVERED = {
    "1 deck, seats, values": ["test_the_value_is_the_page_s_table"],
    "2 zones": ["test_every_seat_knows_what_it_has_seen", "test_prisons_are_open_at_the_call_or_by_option"],
    "3 set-up": ["test_four_cards_each_and_the_rest_is_the_stock"],
    "4.1 vars": ["01", "test_directions_are_sealed_until_the_last_one"],
    "4.1 qualified": ["10", "test_who_is_qualified"],
    "4.2 free": ["14", "test_who_frees_in_stage_1_may_call", "test_freeing_because_all_lost_allows_no_call"],
    "4.3 round": ["01", "02", "14", "test_an_empty_hand_frees_two", "test_after_the_last_round_the_game_is_stuck"],
    "4.3 stage 1": ["01", "11", "test_alphas_turn_in_one_moment"],
    "4.4 stage 2": ["01", "03", "08", "09", "test_two_players_are_judged_by_the_formula"],
    "4.5 all lose": ["02", "04", "test_everybody_may_lose"],
    "4.6 winner": [
        *("01", "03", "06", "07"),
        "test_without_a_discard_there_is_no_exchange",
        "test_only_who_reveals_draws",
        "test_losers_with_more_than_one_card_drop_one_unless_they_exchanged",
    ],
    "4.7 stuck": ["05", "13", "test_qualified_seats_are_asked_in_order", "test_the_last_one_present_may_call"],
    "4.7 forced end": [
        "13",
        "test_royal_cards_come_from_the_first_source_that_has_any",
        "test_short_games_go_on_until_somebody_is_qualified",
        "test_without_royal_cards_the_first_seat_calls",
    ],
    "4.7 short game": ["12", "test_a_short_game_is_won_by_the_highest_rank"],
    "4.8 call": ["11", "12", "test_the_caller_marks_first_and_a_marked_ace_still_obliges", "test_who_marks"],
    "5 end": [
        *("05", "12", "13"),
        "test_a_tournament_keeps_its_counters",
        "test_a_game_lasted_as_many_rounds_as_came_to_an_end",
    ],
    "6 options": [
        *("07", "14"),
        "test_the_last_one_present_may_win_by_option",
        "test_after_the_last_round_the_game_is_stuck",
    ],
    "7 readings": ["03", "04", "06", "07"],
    "9 facts": ["test_the_facts_tell_values_sums_and_who_beats_whom"],
}
"""By section of the page: the cases (by number) and tests that cover it."""

WON: dict[str, list[str]] = {
    "stock": ["QH", "9C"],
    "discard": ["6H"],
    "hand.0": ["7D", "2S"],
    "alpha.0": ["KS"],
    "tag.0": ["TH"],
    "hand.1": ["3C", "4C"],
    "alpha.1": ["2D"],
    "tag.1": ["8C"],
    "hand.2": ["9H", "9S"],
    "alpha.2": ["2H"],
    "tag.2": ["8D"],
}
"""Seat 0 has won the round with a king."""
REVEAL: dict[str, Any] = {"seats": 3, "phase": "reveal", "vars": {"round_winner": 0, "facing": ["v", "h", "h"]}}
BEGUN: dict[str, list[str]] = {"stock": ["QH"], "hand.0": ["7D", "7S"], "hand.1": ["2C", "2H"]}


def position(zones: dict[str, list[str]], **parts: Any) -> Witnessed:
    """A partial position of two seats, the first about to lay its alpha; `queue` is by default that of two seats."""
    data = {"game": "asirim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "alpha", **parts}
    if data["phase"] in ("alpha", "facing") and "vars" not in parts:
        data["vars"] = {"queue": list(range(data["seats"]))}
    return position_from_json({**data, "zones": zones}, GAMES)


def said(step: Step, *codes: str) -> list[tuple[Any, ...]]:
    """The arguments of everything that was said with these codes."""
    heard = [(e.said, *e.about) for e in step.events if e.said]
    return [one for one in heard if one[0] in codes]


# Values and set-up


def test_the_value_is_the_page_s_table() -> None:
    table = {1: "6J", 2: "27Q", 3: "38K", 4: "49A", 5: "5T"}
    assert {text: z for z, ranks in table.items() for rank in ranks for text in (rank + s for s in "CDHS")} == dict(
        zip(CARDS, Z, strict=True)
    )
    assert {text[0] for text, royal in zip(CARDS, ROYAL, strict=True) if royal} == set("JQKA")


@pytest.mark.parametrize("seats", range(2, 7))
def test_four_cards_each_and_the_rest_is_the_stock(seats: int) -> None:
    assert RULES.seats() == range(2, 7)
    p = new_game(RULES, seats, 8).position
    assert (p.phase, p.turn, p.vars["queue"], p.vars["round"]) == ("alpha", 0, tuple(range(seats)), 1)
    assert [p.size(f"hand.{seat}") for seat in range(seats)] == [4] * seats and p.size("stock") == 52 - 4 * seats
    assert p.vars["score"] == (0,) * seats and p.vars["facing"] == ("",) * seats


def test_prisons_are_open_at_the_call_or_by_option() -> None:
    zones = {**BEGUN, "prison.0": ["KD", "QH"], "stock": []}
    shut, shown = (position(zones, options={"open_prisons": way}) for way in (False, True))
    for seat, texts in ((0, ["KD", "QH"]), (1, ["??", "??"]), (None, ["??", "??"])):
        assert view(shut, seat).zones["prison.0"] == texts
        assert view(shown, seat).zones["prison.0"] == ["KD", "QH"]
        assert view(play(shut, "call").position, seat).zones["prison.0"] == ["KD", "QH"]


# Stage 1


@pytest.mark.parametrize(
    ("prison", "amount", "may"),
    [
        (["KD", "QH"], 2, True),
        (["KD", "KH"], 2, False),
        (["KD"], 2, False),
        (["KD", "KH", "QH"], 3, True),
        (["KD", "QH"], 3, False),
        (["KD", "KH", "KS"], 3, False),
        (["JC", "AH"], 2, True),
    ],
)
def test_who_is_qualified(prison: list[str], amount: int, may: bool) -> None:
    p = position({**BEGUN, "stock": [], "prison.0": prison}, options={"amount": amount})
    assert ("call" in legal(p)) == may == qualified(p, 0)
    assert legal(p)[:2] == ["commit:7D", "commit:7S"]


def test_a_tag_is_laid_before_anybody_calls() -> None:
    p = position({**BEGUN, "hand.0": ["7D", "7S", "7C"], "stock": [], "prison.0": ["KD", "QH"]})
    p = play(p, "commit:7D").position
    assert (p.phase, legal(p)) == ("tag", ["commit:7S", "commit:7C"])


def test_an_empty_hand_frees_two() -> None:
    zones = {"prison.0": ["QD", "QC", "AH"], "hand.1": ["3C"]}
    p = carry_on(position(zones, phase="begin-round", turn=None)).position
    assert (p.phase, p.turn, p.vars["queue"]) == ("free", 0, (0,))
    assert legal(p) == ["free:QD", "free:QC", "free:AH", "call"]
    p = play(p, "free:QC").position
    assert (p.phase, legal(p)) == ("free", ["free:QD", "free:AH", "call"])
    over = play(p, "free:AH").position.result
    assert over is not None and over.reason == "forced", "seat 1 has one card and no prison"


def test_who_frees_in_stage_1_may_call() -> None:
    p = position({**BEGUN, "hand.0": ["7D"], "stock": [], "prison.0": ["KD", "QH"]}, phase="free", vars={"queue": [0]})
    assert legal(p) == ["free:KD", "free:QH", "call"]
    assert play(p, "call").position.vars["caller"] == 0
    assert play(p, "free:KD").position.vars["queue"] == (0, 1)


def test_freeing_because_all_lost_allows_no_call() -> None:
    zones = {**WON, "hand.0": [], "prison.0": ["QD", "AH"]}
    p = position(zones, seats=3, phase="facing")
    p = play(p, "commit:v", "commit:v", "commit:v").position
    assert (p.phase, p.turn, legal(p)) == ("free", 0, ["free:QD", "free:AH"])
    assert play(p, "free:AH").position.phase == "drop"


def test_alphas_turn_in_one_moment() -> None:
    step = play(position(BEGUN), "commit:7D", "commit:2C")
    turned = [event for event in step.events if event.code == "turned"]
    assert step.position.phase == "facing"
    assert [e.args["zone"] for e in turned] == ["alpha.0", "alpha.1"] and len({e.moment for e in turned}) == 1
    before = play(position({**BEGUN, "hand.1": ["2C", "2H", "2D"]}), "commit:7D", "commit:2C").position
    assert (before.phase, view(before, 0).zones["alpha.0"], view(before, 0).zones["alpha.1"]) == ("tag", ["??"], ["??"])


# Stage 2


def test_directions_are_sealed_until_the_last_one() -> None:
    p = position({**WON}, seats=3, phase="facing")
    step = play(p, "commit:h")
    assert view(step.position, 0).vars["facing"] == ["h", None, None]
    assert view(step.position, 1).vars["facing"] == [None, "", None]
    assert view(step.position, None).vars["facing"] == [None] * 3
    assert [e.args["action"] for e in step.told(1) if e.code == "acted"] == ["commit:??"]
    p = play(step.position, "commit:v", "commit:v").position
    assert view(p, None).vars["facing"] == ["h", "v", "v"]


@pytest.mark.parametrize("mine", ["6C", "JD", "2S", "8H", "AD", "5C"])
@pytest.mark.parametrize("its", ["6D", "QD", "3S", "9H", "TD"])
def test_two_players_are_judged_by_the_formula(mine: str, its: str) -> None:
    z = dict(zip(CARDS, Z, strict=True))
    zones = {"hand.0": ["7D", "7S"], "alpha.0": [mine], "tag.0": ["TH"]}
    zones |= {"hand.1": ["4D", "4S"], "alpha.1": [its], "tag.1": ["8C"]}
    for first, second in product("vh", repeat=2):
        p = play(position(zones, phase="facing"), f"commit:{first}", f"commit:{second}").position
        if first == second:
            winner = -1
        elif z[mine] != z[its]:
            winner = 0 if z[mine] > z[its] else 1
        else:
            winner = 1 if first == "v" else 0
        assert p.vars["round_winner"] == winner
        assert (p.phase, p.turn) == (("drop", 0) if winner < 0 else ("reveal", winner))


def test_a_candidate_beats_all_who_lie_the_other_way() -> None:
    # Values 3, 2, 2. Of the equal ones only the one across beats the other, so there are two candidates.
    lone = {"vhh": 0, "hvv": 0, "vvh": 0, "vhv": 0, "hhv": -1, "hvh": -1, "vvv": -1, "hhh": -1}
    for facing, winner in lone.items():
        p = position({**WON, "alpha.0": ["8S"]}, seats=3, phase="facing")
        p = play(p, *(f"commit:{way}" for way in facing)).position
        assert p.vars["round_winner"] == winner, facing


# Stage 3, all lose


def test_everybody_may_lose() -> None:
    zones = {"alpha.0": ["2S"], "tag.0": ["TH"], "alpha.1": ["QD"], "tag.1": ["8C"]}
    step = play(position(zones, phase="facing"), "commit:v", "commit:v")
    over = step.position.result
    assert over is not None and (over.winners, over.scores, over.reason) == ((), (-1, -1), "all-lost")
    assert said(step, "lost") == [("lost", 0), ("lost", 1)]
    assert sorted(step.position.texts("discard")) == sorted(["2S", "TH", "QD", "8C"])


# Stage 3, a winner


def test_without_a_discard_there_is_no_exchange() -> None:
    zones = {**WON, "discard": [], "hand.1": []}
    p = play(position(zones, **REVEAL), "reveal", "offer:7D:1").position
    assert (p.phase, p.texts("hand.0"), p.vars["swapped"]) == ("draw", ["2S", "TH", "7D"], -1)
    assert (p.size("offer"), p.size("hand.1"), p.vars["lost"]) == (0, 0, ())
    dry = play(position({**zones, "stock": []}, **REVEAL), "reveal", "offer:7D:1").position
    assert (dry.phase, dry.turn) == ("drop", 2), "seat 1 has nothing to drop"


def test_what_was_given_is_sealed() -> None:
    p = play(position({**WON, "hand.1": []}, **REVEAL), "reveal", "offer:7D:1").position
    assert (p.phase, p.turn, legal(p)) == ("answer", 1, ["swap:6H", "refuse"])
    assert view(p, 1).vars["given"] == "6H" and view(p, 0).vars["given"] is None
    for answer, hand, swapped in (("swap:6H", ["7D"], 1), ("refuse", ["6H"], -1)):
        after = play(p, answer).position
        assert (after.texts("hand.1"), after.vars["swapped"], view(after, 0).vars["given"]) == (hand, swapped, "")


def test_only_who_reveals_draws() -> None:
    p = position(WON, **REVEAL)
    hidden = play(p, "hide").position
    assert (hidden.phase, hidden.turn, hidden.vars["shown"], hidden.size("stock")) == ("drop", 1, False, 2)
    shown = play(p, "reveal", "offer:7D:1", "swap:3C").position
    assert (shown.phase, shown.turn, legal(shown)) == ("draw", 0, ["draw", "pass"])
    assert play(shown, "pass").position.size("stock") == 2
    assert "QH" in play(shown, "draw").position.texts("hand.0")


def test_losers_with_more_than_one_card_drop_one_unless_they_exchanged() -> None:
    p = position(WON, **REVEAL)
    assert play(p, "hide").position.vars["queue"] == (1, 2)
    p = play(p, "reveal", "offer:7D:1", "swap:3C", "pass").position
    assert (p.phase, p.vars["queue"], p.texts("prison.0")) == ("drop", (2,), ["KS"])
    p = play(p, "drop:9S").position
    assert (p.phase, p.vars["round"], p.texts("discard")) == ("alpha", 2, ["9S", "6H"])
    assert sorted(p.texts("hand.1")) == sorted(["4C", "7D", "2D", "8C"])
    refused = play(position({**WON, "hand.1": []}, **REVEAL), "reveal", "offer:7D:1", "refuse", "pass").position
    assert refused.vars["queue"] == (2,), "who refused has one card only"


def test_the_tag_may_be_offered_itself_and_to_any_loser() -> None:
    p = play(position(WON, **REVEAL), "reveal").position
    assert legal(p) == [f"offer:{text}:{seat}" for text in ("7D", "2S", "TH") for seat in (1, 2)]
    step = play(p, "offer:TH:2")
    assert [e.args["action"] for e in step.told(2) if e.code == "acted"] == ["offer:??:2"]
    assert "TH" in play(step.position, "swap:9H").position.texts("hand.2")


# The game cannot go on


def stuck(zones: dict[str, list[str]], **parts: Any) -> Step:
    """What follows when the game cannot go on."""
    return carry_on(position(zones, **{"phase": "stuck", "turn": None, "vars": {}, **parts}))


def test_qualified_seats_are_asked_in_order() -> None:
    zones = {"hand.0": ["7D"], "prison.1": ["KD", "QD"], "prison.2": ["AC", "JC"]}
    p = stuck(zones, seats=3).position
    assert (p.phase, p.turn, p.vars["queue"], legal(p)) == ("last", 1, (1, 2), ["call", "leave"])
    left = play(p, "leave", "leave").position.result
    assert left is not None and (left.winners, left.scores, left.reason) == ((), (0, 0, 0), "left")
    called = play(p, "leave", "call").position
    assert (called.vars["caller"], called.phase, called.turn) == (2, "mark", 2)
    over = play(called, "mark:KD").position.result
    # Seat 1 has 1 + 2, seat 2 has 4 + 1.
    assert over is not None and (over.winners, over.reason) == ((2,), "called")


def test_the_last_one_present_may_call() -> None:
    zones = {"hand.0": ["7D"], "prison.0": ["KD", "AD"]}
    p = stuck(zones, vars={"lost": [1]}).position
    assert (p.phase, legal(p)) == ("last", ["call", "leave"])
    over = play(p, "call").position.result
    assert over is not None and (over.winners, over.scores, over.reason) == ((0,), (1, -1), "called")


@pytest.mark.parametrize(("alone", "winners", "scores"), [("uncertain", (), (0, -1)), ("wins", (0,), (1, -1))])
def test_the_last_one_present_may_win_by_option(alone: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
    over = stuck({"hand.0": ["7D"]}, vars={"lost": [1]}, options={"alone": alone}).position.result
    assert over is not None and (over.winners, over.scores, over.reason) == (winners, scores, "alone")


def test_after_the_last_round_the_game_is_stuck() -> None:
    rounds: dict[str, Any] = {"phase": "begin-round", "turn": None, "options": {"max_rounds": 5}}
    zones = {**BEGUN, "stock": [], "prison.0": ["KD", "QH"]}
    assert carry_on(position(zones, **rounds, vars={"round": 5})).position.phase == "alpha"
    assert carry_on(position(zones, **rounds, vars={"round": 6})).position.phase == "last"


@pytest.mark.parametrize(
    ("without", "by_winner"),
    [
        ((), ("discard", "discard")),
        (("discard",), ("stock", "stock")),
        (("discard", "stock"), ("hand.1", "hand.0")),
        (("discard", "stock", "hand.1"), ("hand.0", "hand.0")),
        (("discard", "stock", "hand.0"), ("hand.1", "hand.1")),
    ],
)
def test_royal_cards_come_from_the_first_source_that_has_any(
    without: tuple[str, ...], by_winner: tuple[str, str]
) -> None:
    sources = {"discard": ["6C", "KH", "QH"], "stock": ["2C", "KC", "QC"], "hand.1": ["3C", "KD", "QD"]}
    sources["hand.0"] = ["4C", "KS", "QS"]
    zones = {name: cards[:1] if name in without else cards for name, cards in sources.items()}
    won = set()
    for rng in range(1, 12):
        step = stuck(zones, rng=rng)
        moves = [event.args for event in step.events if event.code == "moved"]
        over = step.position.result
        assert over is not None and (over.reason, step.position.vars["forced"]) == ("forced", True)
        (winner,) = over.winners
        assert isinstance(winner, int)
        assert moves == [{"from": by_winner[winner], "to": f"prison.{winner}"}] * 2
        won.add(winner)
    assert won == {0, 1}


def test_short_games_go_on_until_somebody_is_qualified() -> None:
    royal = ["KH", "KD", "KC", "KS", "AH", "AD"]
    games = set()
    for rng in range(1, 30):
        step = stuck({"discard": royal, "hand.1": ["7D"]}, rng=rng, options={"amount": 3})
        p = step.position
        may = [seat for seat in (0, 1) if qualified(p, seat)]
        assert may == [p.vars["caller"]] or (not may and p.vars["caller"] == 0 and not p.zones["discard"])
        given = [event for event in step.events if event.code == "moved"]
        games.add(len(given) // 2)
    assert games == {2, 3}, "three are not given at once, and six cards last for three games"


def test_without_royal_cards_the_first_seat_calls() -> None:
    step = stuck({"hand.0": ["7D"], "hand.1": ["8D"], "prison.1": ["KD", "KH"]})
    over = step.position.result
    assert over is not None and (over.winners, over.reason, step.position.vars["caller"]) == ((1,), "forced", 0)
    even = stuck({"hand.0": ["7D"], "hand.1": ["8D"]}).position.result
    assert even is not None and len(even.winners) == 1, "the short game decides between two empty prisons"


def test_a_single_royal_card_is_taken_alone() -> None:
    p = stuck({"discard": ["KH", "6C"], "hand.1": ["7D"]}).position
    assert p.result is not None and p.result.reason == "forced"
    assert sorted((p.size("prison.0"), p.size("prison.1"))) == [0, 1]


def test_a_short_game_is_won_by_the_highest_rank() -> None:
    winners, replayed = set(), 0
    for rng in range(1, 60):
        step = stuck({"hand.0": ["7D"], "hand.1": ["8D"], "hand.2": ["9D"]}, seats=3, rng=rng)
        seats: list[int] = [0, 1, 2]
        turned = [(seat, text) for _, seat, text in said(step, "short-card")]
        while turned:
            now, turned = turned[: len(seats)], turned[len(seats) :]
            assert [seat for seat, _ in now] == seats and len({text for _, text in now}) == len(now)
            best = max("23456789TJQKA".index(text[0]) for _, text in now)
            seats = [seat for seat, text in now if "23456789TJQKA".index(text[0]) == best]
            replayed += bool(turned)
        assert said(step, "short-game-won") == [("short-game-won", seats[0])]
        assert step.position.result is not None and step.position.result.winners == (seats[0],)
        winners.add(seats[0])
    assert winners == {0, 1, 2} and replayed


# The call


CALLED: dict[str, list[str]] = {
    "hand.0": ["7D", "7S"],
    "hand.1": ["2C", "2H"],
    "hand.2": ["9H", "9S"],
    "prison.0": ["AD", "KD"],
    "prison.1": ["AC", "QC"],
}


def test_the_caller_marks_first_and_a_marked_ace_still_obliges() -> None:
    p = position({**CALLED, "hand.1": ["2C", "2H"]}, seats=3, turn=1, phase="free", vars={"queue": [1]})
    p = play(p, "call").position
    assert (p.phase, p.turn, p.vars["queue"], legal(p)) == ("mark", 1, (1, 0), ["mark:AD", "mark:KD"])
    p = play(p, "mark:AD").position
    assert (p.turn, p.vars["marked"], legal(p)) == (0, ("AD",), ["mark:AC", "mark:QC"])
    over = play(p, "mark:QC").position
    # Seat 0 has 1 + 3, seat 1 has 4 + 1.
    assert over.result is not None and (over.result.winners, over.result.reason) == ((1,), "called")
    assert over.vars["marked"] == ("AD", "QC")


def test_a_card_may_be_marked_twice() -> None:
    zones = {**CALLED, "prison.2": ["AS", "JS"]}
    p = position(zones, seats=3, turn=2, phase="last", vars={"queue": [2]})
    p = play(p, "call", "mark:AD", "mark:JS").position
    assert legal(p) == ["mark:AD", "mark:KD", "mark:AS", "mark:JS"]
    p = play(p, "mark:AD").position
    assert p.vars["marked"] == ("AD", "JS") and p.result is not None


def test_who_marks() -> None:
    # Without an ace nobody marks; for the only seat with a prison there is nothing to mark.
    for prison, phase in ((["KD", "QC"], OVER), (["AD", "QC"], OVER)):
        p = position({**BEGUN, "stock": [], "prison.0": prison})
        assert play(p, "call").position.phase == phase
    p = position({**BEGUN, "stock": [], "prison.0": ["AD", "QC"], "prison.1": ["JC"]})
    step = play(p, "call")
    assert step.position.vars["marked"] == ("JC",), "the only card there is marked without asking"
    assert said(step, "sum") == [("sum", 0, 6), ("sum", 1, 1)]


def test_what_lies_returns_at_the_call() -> None:
    zones = {**BEGUN, "stock": [], "hand.0": [], "alpha.0": ["7D"], "tag.0": ["7S"], "prison.1": ["KD", "QD"]}
    step = play(position(zones, turn=1, vars={"queue": [1]}), "call")
    assert sorted(step.position.texts("hand.0")) == ["7D", "7S"]
    assert view(step.position, 1).zones["hand.0"] == ["??", "??"]


# Tournaments


def test_a_tournament_keeps_its_counters() -> None:
    options = {"games": 3}
    zones = {**BEGUN, "stock": [], "prison.0": ["KD", "QC"], "prison.1": ["JC"]}
    step = play(position(zones, options=options, vars={"queue": [0, 1], "score": [1, -1], "round": 9}), "call")
    p = step.position
    assert (p.phase, p.turn, p.vars["game_no"], p.vars["round"], p.vars["score"]) == ("alpha", 0, 2, 1, (2, -1))
    assert (p.vars["caller"], p.size("stock"), p.size("hand.0"), p.size("prison.0")) == (-1, 44, 4, 0)
    assert said(step, "game-over") == [("game-over", 1, "called", 0)]
    assert [e.args["zone"] for e in step.events if e.code == "turned"] == ["prison.0", "prison.1"], "they are opened"
    seen = view(p, 1)
    assert not seen.knows and not seen.sets
    for score, winners in (((1, -1), (0,)), ((-1, 0), (0, 1)), ((0, 5), (1,))):
        last = position(zones, options=options, vars={"queue": [0, 1], "score": list(score), "game_no": 3})
        over = play(last, "call").position.result
        assert over is not None and (over.winners, over.scores) == (winners, (score[0] + 1, score[1]))


def test_a_game_lasted_as_many_rounds_as_came_to_an_end() -> None:
    reasons = set()
    for seats in (2, 3, 4):
        for seed in range(12):
            steps = [step for _, _, step in contract.walk(Table(RULES, seats, ()), seed)]
            ended = sum(len(said(step, "round-won")) + len(said(step, "all-lose")) for step in steps)
            assert RULES.lasted(steps[-1].position) == ended
            assert steps[-1].position.result is not None
            reasons.add(steps[-1].position.result.reason)
    assert reasons == {"all-lost", "alone", "called", "forced"}
    *_, last = (step for _, _, step in contract.walk(Table(RULES, 3, (("games", 3),)), 1))
    assert RULES.lasted(last.position) == last.position.vars["round"] - 1, "only the last game is counted"


def test_a_counter_below_all_is_no_win() -> None:
    zones = {"alpha.0": ["2S"], "tag.0": ["TH"], "alpha.1": ["QD"], "tag.1": ["8C"]}
    p = position(zones, phase="facing", options={"games": 2}, vars={"queue": [0, 1], "game_no": 2, "score": [1, 0]})
    over = play(p, "commit:v", "commit:v").position.result
    assert over is not None and (over.winners, over.scores, over.reason) == ((0,), (0, -1), "all-lost")


# What is refused


@pytest.mark.parametrize(
    ("zones", "parts", "action", "code", "args"),
    [
        (BEGUN, {}, "commit:2C", "not-in-hand", ("2C",)),
        (BEGUN, {}, "commit:1C", "no-such-card", ("1C",)),
        (BEGUN, {}, "commit:v", "card-not-direction", ("v",)),
        ({**BEGUN, "prison.0": ["KD"]}, {}, "commit:KD", "prisoner-not-hand", ("KD",)),
        ({**BEGUN, "prison.0": ["KD"]}, {}, "call", "too-few-prisoners", (1, 2)),
        ({**BEGUN, "prison.0": ["KD", "KH"]}, {}, "call", "prisoners-alike", ()),
        ({**BEGUN, "prison.0": ["KD"]}, {}, "free:KD", "lay-alpha-first", ()),
        (BEGUN, {}, "draw", "lay-alpha-first", ()),
        (BEGUN, {}, "commit", "wrong-arguments", ("commit",)),
        (BEGUN, {}, "steal:7D", "unknown-verb", ("steal",)),
        (WON, REVEAL, "draw", "reveal-or-hide-first", ()),
        (WON, REVEAL, "call", "call-in-stage-1", ()),
        (WON, {"seats": 3, "phase": "facing"}, "commit:7D", "direction-not-card", ("7D",)),
        (WON, {"seats": 3, "phase": "facing"}, "commit:x", "no-such-direction", ("x",)),
        (CALLED, {"seats": 3, "phase": "last", "vars": {"queue": [0]}}, "mark:QC", "call-or-leave-first", ()),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(
    zones: dict[str, list[str]], parts: dict[str, Any], action: str, code: str, args: tuple[str | int, ...]
) -> None:
    with pytest.raises(IllegalAction) as caught:
        play(position(zones, **parts), action)
    assert caught.value.reason == (code, args)


@pytest.mark.parametrize(
    ("done", "action", "code", "args"),
    [
        (("reveal",), "offer:9H:1", "not-in-hand", ("9H",)),
        (("reveal",), "offer:KS:1", "laid-already", ("KS",)),
        (("reveal",), "offer:7D:0", "offer-to-another", ()),
        (("reveal",), "offer:7D:3", "no-such-seat", ("3",)),
        (("reveal",), "hide", "offer-first", ()),
        (("reveal", "offer:7D:1"), "refuse", "must-swap", ()),
        (("reveal", "offer:7D:1"), "swap:JC", "hand-before-prison", ("JC",)),
        (("reveal", "offer:7D:1"), "swap:7D", "not-in-hand", ("7D",)),
        (("reveal", "offer:7D:1"), "swap:2D", "laid-already", ("2D",)),
        (("reveal", "offer:7D:1", "swap:3C"), "drop:3C", "draw-or-pass-first", ()),
        (("hide",), "drop:8C", "laid-already", ("8C",)),
        (("hide",), "draw", "drop-first", ()),
    ],
)
def test_a_refusal_in_stage_3(done: tuple[str, ...], action: str, code: str, args: tuple[str | int, ...]) -> None:
    p = play(position({**WON, "prison.1": ["JC"]}, **REVEAL), *done).position
    with pytest.raises(IllegalAction) as caught:
        play(p, action)
    assert caught.value.reason == (code, args)


def test_a_refusal_of_a_prisoner() -> None:
    won = {zone: cards for zone, cards in WON.items() if not zone.endswith(".2")}
    two: dict[str, Any] = {**REVEAL, "vars": {"round_winner": 0, "lost": [2]}}
    p = play(position({**won, "prison.1": ["JC", "AC"], "hand.1": []}, **two), "reveal").position
    assert refused(p, "offer:7D:2") == ("seat-has-lost", (2,))
    p = play(p, "offer:7D:1").position
    assert refused(p, "swap:3C") == ("not-your-prisoner", ("3C",))
    p = position({**CALLED}, seats=3, phase="last", vars={"queue": [0]})
    p = play(p, "call").position
    assert refused(p, "mark:KD") == ("own-prisoner", ("KD",))
    assert refused(p, "mark:2C") == ("not-a-prisoner", ("2C",))
    assert refused(p, "mark:XR") == ("no-such-card", ("XR",))


@pytest.mark.parametrize(
    ("zones", "parts", "done", "action", "code"),
    [
        ({**BEGUN, "hand.0": ["7D", "7S", "8C"]}, {}, ("commit:7D",), "drop:7S", "lay-tag-first"),
        (WON, {"seats": 3, "phase": "facing"}, (), "drop:7D", "direction-first"),
        (WON, REVEAL, ("reveal", "offer:7D:1"), "draw", "answer-first"),
        ({**BEGUN, "hand.0": ["7D"], "prison.0": ["KD", "QC"]}, {"phase": "free"}, (), "commit:7D", "free-first"),
        (CALLED, {"seats": 3, "turn": 1, "phase": "free"}, ("call",), "drop:2C", "mark-first"),
        (CALLED, {"seats": 3, "turn": 1, "phase": "free"}, ("call",), "call", "mark-first"),
    ],
)
def test_a_refusal_names_what_is_due(
    zones: dict[str, list[str]], parts: dict[str, Any], done: tuple[str, ...], action: str, code: str
) -> None:
    if parts.get("phase") == "free":
        parts = {**parts, "vars": {"queue": [parts.get("turn", 0)]}}
    p = position(zones, **parts)
    assert refused(play(p, *done).position if done else p, action)[0] == code


def test_nothing_may_be_done_after_the_end() -> None:
    over = play(position({**BEGUN, "stock": [], "prison.0": ["KD", "QC"]}), "call").position
    assert refused(over, "call") == ("game-over", ())


@pytest.mark.parametrize(
    ("zones", "parts"),
    [
        ({**BEGUN, "hand.0": ["7D"]}, {}),
        ({**BEGUN, "hand.1": ["2C"]}, {}),
        (BEGUN, {"vars": {}}),
        (BEGUN, {"vars": {"queue": [1, 0]}}),
        (BEGUN, {"vars": {"queue": [0, 1], "lost": [1]}}),
        ({**BEGUN, "alpha.0": ["QD"]}, {}),
        ({**BEGUN, "tag.1": ["QD"]}, {}),
        ({**BEGUN, "offer": ["QD"]}, {}),
        ({**BEGUN, "prison.1": ["KD"]}, {"seats": 3, "vars": {"queue": [0, 2], "lost": [1]}}),
        ({**BEGUN, "prison.0": ["KD"]}, {"vars": {"queue": [0, 1], "caller": 1}}),
        ({**BEGUN, "prison.0": ["KD"]}, {"vars": {"queue": [0, 1], "marked": ["QD"]}}),
        (BEGUN, {"phase": "facing"}),
        (BEGUN, {"phase": "tag", "vars": {"queue": [0, 1]}}),
        (WON, {**REVEAL, "turn": 1}),
        (WON, {**REVEAL, "vars": {}}),
        ({**WON, "alpha.1": []}, REVEAL),
        ({**WON, "tag.0": []}, REVEAL),
        (WON, {**REVEAL, "phase": "offer"}),
        ({**WON, "tag.0": []}, {**REVEAL, "phase": "answer", "turn": 1, "vars": {"round_winner": 0, "target": 1}}),
        ({**WON, "hand.0": []}, {"seats": 3, "phase": "drop", "vars": {"queue": [0, 1]}}),
        ({**CALLED, "prison.1": []}, {"phase": "mark", "seats": 3, "vars": {"queue": [0], "caller": 0}}),
        (CALLED, {"phase": "mark", "seats": 3, "vars": {"queue": [0]}}),
    ],
)
def test_a_position_that_cannot_go_on_is_no_position(zones: dict[str, list[str]], parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(zones, **parts)


# What a player sees at a glance


def test_the_facts_tell_values_sums_and_who_beats_whom() -> None:
    zones = {**WON, "prison.0": ["KD", "QD"], "prison.1": ["JC"]}
    p = position(zones, seats=3, phase="facing")
    alphas = [Fact("z", (3,), "alpha.0"), Fact("z", (2,), "alpha.1"), Fact("z", (2,), "alpha.2")]
    assert RULES.facts(view(p, None)) == alphas
    assert RULES.facts(view(p, 0)) == [
        Fact("z", (2, 2), "hand.0"),
        alphas[0],
        Fact("z", (3, 2), "prison.0"),
        Fact("sum", (5,), "prison.0"),
        Fact("qualified", (0,), "prison.0"),
        *alphas[1:],
    ]
    p = play(p, "commit:v", "commit:h", "commit:v").position
    assert RULES.facts(view(p, None)) == [*alphas, Fact("beats", (0, 1), "alpha.0"), Fact("beats", (1, 2), "alpha.1")]
    p = position(CALLED, seats=3, phase="last", vars={"queue": [0]})
    p = play(p, "call", "mark:AC").position
    prison = [fact for fact in RULES.facts(view(p, None)) if fact.at == "prison.1"]
    assert prison == [Fact("z", (1, 2), "prison.1"), Fact("sum", (3,), "prison.1"), Fact("qualified", (1,), "prison.1")]


def test_directions_are_told_when_the_round_is_over_at_once() -> None:
    # Everybody loses, has one card to drop, and lays the next two without being asked.
    zones = {**BEGUN, "hand.0": ["7D"], "hand.1": ["2C"], "alpha.0": ["KS"], "tag.0": ["TH"], "alpha.1": ["KD"]}
    step = play(position({**zones, "tag.1": ["8C"]}, phase="facing"), "commit:h", "commit:h")
    assert (step.position.vars["round"], step.position.vars["facing"]) == (2, ("", ""))
    for seat in (0, 1, None):
        heard = [(e.said, e.about) for e in step.told(seat) if e.said]
        assert heard[:2] == [("directions", ["h", "h"]), ("all-lose", [])]


def test_a_position_need_not_say_what_is_sealed() -> None:
    p = position(WON, seats=3, phase="facing", turn=1, vars={"queue": [1, 2], "facing": ["h", "", ""]})
    assert [view(p, seat).vars["facing"] for seat in (0, 1)] == [["h", None, None], [None, "", None]]
    assert position_to_json(p)["sealed"] == {"facing": []}
    said_open = {**position_to_json(p), "sealed": {}}
    assert view(position_from_json(said_open, GAMES), 1).vars["facing"] == ["h", "", ""]
    offered = {**WON, "hand.1": ["6H"], "discard": [], "tag.0": [], "offer": ["7D"], "hand.0": ["2S", "TH"]}
    read = {"round_winner": 0, "facing": ["v", "h", "h"], "shown": True, "target": 1, "given": "6H"}
    p = position(offered, seats=3, phase="answer", turn=1, vars=read)
    assert [view(p, seat).vars["given"] for seat in (0, 1, 2, None)] == [None, "6H", None, None]
    assert view(p, 2).vars["facing"] == ["v", "h", "h"]
