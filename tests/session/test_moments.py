"""Moments after a game: few, judged twice by what could be known, and named honestly."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from app.engine import Record, play, view
from app.games import GAMES
from app.session.moments import (
    DOUBTED,
    LEVEL,
    MOST,
    SIZES,
    TRIES,
    Doubt,
    Lookback,
    Moment,
    chosen,
    doubts,
    moment,
)
from app.wording import use
from app.wording.answers import ComparedFact, EngineAnswer
from app.wording.bidi import bare
from tests.commands.made import record
from tests.protocol.local import local
from tests.session.finished import finished

EACH = pytest.mark.parametrize("game", sorted(GAMES))


@EACH
def test_every_decision_of_a_person_with_a_choice_is_looked_at_as_their_seat_saw_it(game: str) -> None:
    record = finished(game)
    found = list(doubts(record, [0]))
    for doubt in found:
        seen = doubt.view
        assert seen.seat == 0 == seen.turn and len(seen.legal) > 1
        assert doubt.action in [str(one) for one in seen.legal]
        assert doubt.action in record.done[doubt.number].actions
    alone = [n for n, one in enumerate(record.done) if one.seat == 0 and len(one.actions) == 1]
    several = {n for n in alone if len(view(record.position_at(n), 0).offered({})) > 1}
    assert several <= {doubt.number for doubt in found}
    assert not list(doubts(record, []))


def test_every_action_of_a_gesture_is_a_decision_of_its_own() -> None:
    record = Record.begin(GAMES["solo"], 1, 3, {})
    rules = GAMES["solo"]
    while record.position.turn is not None:
        first = rules.legal(record.position)[-1]
        after = play(record.position, first).position
        record.act(*[first, rules.legal(after)[0]] if after.turn is not None else [first])
    whole = [one for one in record.done if len(one.actions) == 2]
    found = list(doubts(record, [0]))
    assert whole and len({id(one.view) for one in found}) == len(found) > len(record.done) / 2
    for doubt in found:
        assert doubt.action in [str(one) for one in doubt.view.legal]


def answer(doubt: Doubt, lead: float, verdict: str = "better", value: float = 0.5) -> EngineAnswer:
    """What the engine might say about a decision."""
    better = next(str(one) for one in doubt.view.legal if str(one) != doubt.action)
    fact: ComparedFact = {"fact": "taken", "here": 3.0, "there": 1.0, "errors": 4.0, "cards": []}
    return {
        "action": better,
        "why": {"code": "comes-out-best", "args": [9]},
        "candidates": [{"action": better, "visits": 9, "value": value, "error": 0.1}],
        "decided": {
            "verdict": verdict, "by": "tries", "against": doubt.action, "lead": lead, "error": 0.001, "facts": [fact],
        },
    }  # fmt: skip


def test_a_loss_is_small_medium_or_large_by_the_share_that_was_lost() -> None:
    use("en")
    doubt = next(doubts(finished("krav-maga"), [0]))
    sizes = [(0.004, None), (0.005, "small"), (0.029, "small"), (0.03, "medium"), (0.07, "large"), (0.5, "large")]
    for lead, size in sizes:
        found = moment(doubt, answer(doubt, lead))
        assert (found.size if found else None) == size
    for verdict in ("even", "worse", "only", "unknown"):
        assert moment(doubt, answer(doubt, 0.2, verdict)) is None
    assert moment(doubt, None) is None and moment(doubt, {"action": "x", "why": {}}) is None
    told = moment(doubt, answer(doubt, 0.2))
    assert told is not None and bare(told.sentence({})).startswith("It would have been better to ")
    assert "more cards are taken (about 3 rather than 1)" in bare(told.sentence({}))


def test_where_only_one_can_win_the_share_is_one_of_the_points() -> None:
    doubt = next(doubts(finished("trishape"), [0]))
    found = moment(doubt, answer(doubt, 0.5, value=10.0))
    assert found is not None and found.share == 0.05 and found.size == "medium"


def test_only_what_still_looks_bad_in_fresh_worlds_is_told_and_the_worst_of_it() -> None:
    look = Lookback(finished("krav-maga"), [0])
    asked: list[tuple[bool, Doubt]] = []
    every = [one.number for one in doubts(finished("krav-maga"), [0])]
    worse = [number for number in reversed(every) if number % 7]
    while (doubt := look.next()) is not None:
        asked.append((look.again, doubt))
        more = doubt.more(look.tries)
        assert more["against"] == doubt.action and more["iterations"] == TRIES[look.again]
        # In the first round each looks twice as bad as the one before it.
        first_lead = 0.4 * 0.49 ** worse.index(doubt.number) if doubt.number in worse else 0.0
        # In the second round every other one turns out not to be bad at all, and the worst is not the first of all.
        rank = len([one for again, one in asked if again])
        bad = (DOUBTED - rank) % 2 == 0
        lead = first_lead if not look.again else 0.2 + 0.01 * (rank * 5 % 7) if bad else 0.0
        look.hear(answer(doubt, lead) if doubt.number % 7 else None)
    second = [doubt for again, doubt in asked if again]
    first = [doubt for again, doubt in asked if not again]
    assert len(first) == len(every) and len(second) == DOUBTED
    assert sorted(d.number for d in second) == sorted(worse[:DOUBTED])
    assert [one.number for one in look.moments] == sorted(d.number for d in second[::-1][::2][:MOST])
    assert 0.2 + 0.01 * (DOUBTED * 5 % 7) in [one.share for one in look.moments], "the last answer counts too"
    assert look.next() is None


def told(share: float, action: str, better: str, *facts: str, seat: int = 0) -> Moment:
    """A moment of this size, about a move of this seat."""
    seen = replace(next(doubts(finished("krav-maga"), [0])).view, turn=seat)
    size = next(size for least, size in SIZES if share >= least)
    answer = cast("EngineAnswer", {"decided": {"facts": [{"fact": fact} for fact in facts]}})
    return Moment(0, seen, action, better, share, size, answer)


def test_of_moves_about_as_costly_those_are_told_that_tell_something_else() -> None:
    guess, again = told(0.3, "guess:C", "take", "risk"), told(0.29, "guess:D", "take", "risk")
    use, other = told(0.2, "use:2H", "stage"), told(0.16, "guess:H", "guess:S")
    assert chosen([again, other, guess, use], 3) == [guess, use, other], "nothing is said again in other suits"
    assert chosen([guess, again], 3) == [guess, again], "there is nothing else to tell"
    assert chosen([guess, again, told(0.1, "use:3H", "stage")], 2) == [guess, again], "that cost much less"
    small = told(0.029, "guess:C", "take"), told(0.028, "guess:D", "take"), told(0.031, "guess:H", "take")
    assert chosen([*small, told(0.01, "use:3H", "stage")], 2)[0] == small[2]
    won = told(0.16, "guess:C", "take", "won")
    assert chosen([guess, again, won], 2) == [guess, won], "the same move for another reason"
    cards = told(0.3, "use:3D", "use:5C"), told(0.29, "use:TS", "use:5C"), told(0.2, "use:4S", "use:2H")
    assert chosen(cards, 2) == [cards[0], cards[2]], "another card would have been better"
    assert chosen([guess, again, told(0.2, "guess:S", "take", "risk", seat=1)], 2)[1].view.decider == 1


def test_what_a_hint_advised_is_not_looked_at_but_what_was_done_in_spite_of_one_is() -> None:
    record = finished("krav-maga")
    first, second, *others = list(doubts(record, [0]))
    look = Lookback(record, [0], [(first.number, first.action), (second.number, "another action")])
    asked = []
    while (doubt := look.next()) is not None:
        asked.append(doubt)
        look.hear(None)
    assert asked == [second, *others] and look.hinted and look.judged


def test_a_game_that_nobody_could_have_played_better_has_no_moments() -> None:
    look = Lookback(finished("krav-maga"), [0])
    while look.next() is not None:
        look.hear(None)
    assert look.moments == () and not look.hinted


def test_the_engine_answers_what_a_look_back_asks() -> None:
    doubt = next(doubts(finished("trishape"), [0]))
    request = {"cmd": "go", "position": doubt.view.to_json(), "level": LEVEL, "seed": 1, **doubt.more(TRIES[0])}
    said = local(request)
    assert said["ok"] and said["decided"]["against"] in (doubt.action, None)


def test_nobody_looks_back_at_a_game_that_goes_on() -> None:
    with pytest.raises(ValueError, match="over"):
        Lookback(Record.begin(GAMES["krav-maga"], 2, 3, {}), [0])


def test_moves_made_together_are_each_looked_at_from_where_they_were_made() -> None:
    alone = record("solo", 6)
    moves = [action for gesture in alone.done for action in gesture.actions]
    together = Record.begin(alone.rules, 1, 4)
    together.act(*moves)
    told = [(one.view, one.action) for one in doubts(alone, {0})]
    assert len(told) > 1 and [(one.view, one.action) for one in doubts(together, {0})] == told
