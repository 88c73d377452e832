"""How a game ended, as the panel at its end shows it."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random

import pytest

from app.engine import Action, Record, Result, Rules, advance, view
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.ending import POINTS, Course, _turned, course, ending, places, record, round_step, turning
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.store import Store
from app.table.controllers import controller_for
from app.wording import t
from app.wording.tellers import Teller
from tests.covering import amount
from tests.session.made import Choices

MOST = 400
"""How many acts of a game are played at most to find its end."""


@pytest.mark.parametrize(("up", "scores"), [(True, (20, 5, 3, 20)), (False, (20, 30, 90, 20))])
def test_winners_come_first_and_then_whoever_scored_better(up: bool, scores: tuple[int, ...]) -> None:
    assert places(Result((1,), scores, "points"), 4, up) == [2, 1, 4, 2]


def test_places_that_the_rules_name_hold_and_without_scores_the_losers_are_alike() -> None:
    assert places(Result((0,), (1, 2, 3), "last", (1, 3, 2)), 3) == [1, 3, 2]
    assert places(Result((2,), (), "last"), 3) == [2, 2, 1]


def test_a_game_is_decided_when_the_winner_leads_for_good() -> None:
    lines = ((0.0, 5.0, 2.0, 6.0, 9.0), (0.0, 3.0, 4.0, 5.0, 5.0))
    assert turning(lines, [0], up=True) == 0.75
    assert turning(lines, [1], up=False) == 0.75
    assert turning(lines, [1], up=True) == 1.0


def test_whoever_is_caught_up_with_does_not_lead() -> None:
    lines = ((0.0, 5.0, 6.0, 7.0, 9.0), (0.0, 3.0, 6.0, 5.0, 5.0))
    assert turning(lines, [0], up=True) == 0.75


def test_what_separates_equal_values_counts_only_where_it_has_decided() -> None:
    """A chart showed two at the same height, and below it stood that one of them was ahead from there on."""
    mine, theirs = (0.0, 1.02, 1.73, 2.03), (0.0, 1.01, 1.01, 1.01)
    assert turning((mine, theirs), [0], up=True) == 1.0
    assert turning((mine[:3], theirs[:3]), [0], up=True) == 0.5


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if 1 in rules.seats()])
def test_a_record_is_a_score_better_than_all_before_and_not_the_first(
    store: Store, settings: Choices, game: str
) -> None:
    rules = GAMES[game]
    before: list[int] = []
    told: list[bool] = []
    sign = 1 if rules.info.scores_up else -1

    def score(seed: int) -> int:
        result = at_random(rules, 1, seed)[1]
        assert result is not None
        return sign * result.scores[0]

    # The worst of them first, so that the second already is a record.
    for seed in sorted(range(1, 9), key=lambda one: (one != min(range(1, 9), key=score), one)):
        sitting = Sitting.begin(store, settings, NewGame(rules.info.id, (Seated("", "fig"),), rules.fill(1, {}), seed))
        rng = Random(seed)
        while not sitting.over:
            sitting.act([str(rng.choice(rules.legal(sitting.record.position)))])
        result = sitting.record.position.result
        assert result is not None
        said = record(sitting, controller_for(rules.info.id)(sitting.record.game, None))
        mine, best = result.scores[0], (max if rules.info.scores_up else min)
        told.append(bool(said))
        assert told[-1] == (bool(before) and mine not in before and best(mine, *before) == mine), seed
        before.append(mine)
    assert any(told) == (len({*before}) > 1)


def test_the_deal_of_the_best_score_played_again_is_no_record(store: Store, settings: Choices) -> None:
    rules = next(one for one in GAMES.values() if 1 in one.seats())
    told: dict[int, list[bool]] = {1: [], 2: [], 3: []}
    for seed in (*told, *told):
        sitting = Sitting.begin(store, settings, NewGame(rules.info.id, (Seated("", "fig"),), rules.fill(1, {}), seed))
        for action in at_random(rules, 1, seed)[0]:
            sitting.act([str(action)])
        told[seed].append(bool(record(sitting, controller_for(rules.info.id)(sitting.record.game, None))))
    assert not any(again for _, again in told.values()), "its cards were known by then"


def at_random(rules: Rules, seats: int, seed: int) -> tuple[list[Action], Result | None]:
    """A game played at random as a search plays it, much faster than a record: its actions, and how it ended."""
    p = Record.begin(rules, seats, seed, {}).position.bare()
    rng, done = Random(seed), list[Action]()
    while p.turn is not None and len(done) < MOST:
        done.append(rng.choice(rules.legal(p)))
        advance(p, done[-1])
    return done, p.result


def finished(store: Store, settings: Choices, rules: Rules, seats: int, seed: int) -> Sitting | None:
    """A table with a game played at random to its end; None if it does not end soon."""
    actions, result = at_random(rules, seats, seed)
    if result is None:
        return None
    played = Record.begin(rules, seats, seed, {})
    for action in actions:
        played.act(action)
    table = {"seats": [one.to_json() for one in settled([Seated("", "fig") for _ in range(seats)])]}
    return Sitting(store, played, store.begin(played, table), table, settings)


def test_where_nobody_won_nobody_is_first(store: Store, settings: Choices) -> None:
    met = 0
    for rules in GAMES.values():
        seats = max(2, rules.info.seats[0])
        if seats not in rules.seats():
            continue
        for seed in range(12):
            result = at_random(rules, seats, seed)[1]
            if result is None or result.winners or result.places is not None:
                continue
            sitting = finished(store, settings, rules, seats, seed)
            assert sitting is not None
            shown = ending(sitting, controller_for(rules.info.id)(sitting.record.game, None), records=False)
            assert [row.place for row in shown.rows] == [0] * seats
            met += 1
            break
        if met == amount(2, len(GAMES)):
            break
    assert met, "there is no game that nobody wins"


def leading(lines: Sequence[Sequence[float]], winner: int, up: bool) -> int:
    """The first point from which on this seat was ahead of all others to the end."""
    ahead = [
        all(line[at] != mine and (line[at] < mine) == up for seat, line in enumerate(lines) if seat != winner)
        for at, mine in enumerate(lines[winner])
    ]
    ahead[-1] = True
    return next(at for at in range(len(ahead)) if all(ahead[at:]))


@pytest.mark.long
def test_the_panel_says_who_won_who_has_which_place_and_when_the_winner_led_for_good(
    store: Store, settings: Choices
) -> None:
    turned = 0
    for rules in GAMES.values():
        seats = max(2, rules.info.seats[0])
        tables = (finished(store, settings, rules, seats, seed) for seed in range(4) if seats in rules.seats())
        for sitting in tables:
            result = sitting.record.position.result if sitting is not None else None
            if sitting is None or result is None or not result.winners:
                continue
            scorer = controller_for(rules.info.id)(sitting.record.game, None)
            shown = ending(sitting, scorer, records=False)
            assert {row.seat: row.won for row in shown.rows} == {seat: seat in result.winners for seat in range(seats)}
            assert [row.place for row in shown.rows] == sorted(row.place for row in shown.rows)
            assert result.places is not None or all((row.place == 1) == row.won for row in shown.rows)
            went = course(sitting, scorer)
            if shown.turning:
                first, up = int(result.winners[0]), scorer.standing_up
                whole = [[float(floor(value)) for value in line] for line in went.lines]
                last = [line[-1] * (1 if up else -1) for line in whole]
                by_whole = last.count(max(last)) == 1 and last[first] == max(last)
                at = went.counts[leading(whole if by_whole else went.lines, first, up)]
                what = scorer.rounds_are if went.rounds else "moves"
                who = scorer.called(int(result.winners[0]))
                assert shown.turning == t("end.turning", who=who, what=what, n=max(1, at), of=went.counts[-1])
                turned += 1
    assert turned >= 2


def test_an_ending_is_about_whoever_the_words_of_the_game_say_has_lost(
    store: Store, settings: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = finished(store, settings, GAMES["krav-maga"], 2, 1)
    assert sitting is not None and sitting.record.position.result is not None
    scorer = controller_for("krav-maga")(sitting.record.game, None)
    winners = sitting.record.position.result.winners
    assert ending(sitting, scorer, records=False).about == winners
    other = 1 - int(winners[0])
    monkeypatch.setattr(Teller, "loser", lambda _teller, _result: other)
    assert ending(sitting, scorer, records=False).about == (other,)


def test_places_that_the_rules_name_are_shown_where_nobody_won_too(store: Store, settings: Choices) -> None:
    rules = next(one for one in GAMES.values() if 2 in one.seats() and finished(store, settings, one, 2, 1) is not None)
    sitting = finished(store, settings, rules, 2, 1)
    assert sitting is not None
    result = sitting.record.position.result
    assert result is not None
    sitting.record.position.result = result._replace(winners=(), places=(2, 1))
    shown = ending(sitting, controller_for(rules.info.id)(sitting.record.game, None), records=False)
    assert [(row.place, row.seat, row.won) for row in shown.rows] == [(1, 1, False), (2, 0, False)]


@pytest.mark.long
def test_the_chart_of_a_long_game_has_a_point_for_each_round_where_the_game_counts_them(
    store: Store, settings: Choices
) -> None:
    seen, passed = set[bool](), set[tuple[str, bool]]()
    called = dict[str, str]()
    for name, rules in GAMES.items():
        seats = rules.seats()[0]
        sitting = Sitting.begin(
            store, settings, NewGame(name, settled([Seated("", "fig")] * seats), rules.fill(seats, {}), 4)
        )
        rng = Random(1)
        scorer = controller_for(name)(sitting.record.game, None)
        while not sitting.over and len(sitting.record.done) < MOST:
            sitting.act([str(rng.choice(rules.legal(sitting.record.position)))])
        went = course(sitting, scorer)
        assert went.moves[0] == 0 and went.moves[-1] == len(sitting.record.done)
        assert all(len(line) == len(went.moves) for line in went.lines)
        if went.rounds:
            now = [scorer.round_of(view(sitting.record.position_at(number), None)) for number in went.moves[1:-1]]
            begun = scorer.round_of(view(sitting.record.position_at(0), None)) - 1
            assert went.rounds == (begun, *(number - 1 for number in now), now[-1])
            passed.add((name, begun > 0))
            assert list(went.rounds) == sorted(set(went.rounds)), "no round has two points"
            called[name] = scorer.rounds_are
        else:
            assert len(went.moves) <= POINTS + 1
            assert went.moves[1] == round_step(went.moves[-1] / POINTS), "so that round numbers stand below the points"
        seen.add(bool(went.rounds))
    assert seen == {True, False}
    assert passed == {("majnun", True), ("soureh", False)}, "the first rounds of Majnun play themselves with the deal"
    assert called == {"majnun": "rounds", "soureh": "deals"}, "as the game itself calls them"


@pytest.mark.parametrize(("rounds", "said"), [((0, 1, 2, 3), "deal 2 of 3"), ((), "move 80 of 90")])
def test_when_the_winner_was_ahead_for_good_is_counted_as_below_the_chart(rounds: tuple[int, ...], said: str) -> None:
    went = Course((0, 40, 80, 90), ((0, 5, 6, 9), (0, 6, 5, 8)), rounds)
    scorer = controller_for("soureh")(Record.begin(GAMES["soureh"], 2, 4, {}).game, None)
    sentence, begin = _turned(scorer, went, [1])
    assert said in sentence and begin == 40, "the film begins one point before"


def test_steps_along_an_axis_are_round() -> None:
    assert [round_step(least) for least in (0.1, 1, 1.5, 3, 7, 11, 49, 51, 230)] == [1, 1, 2, 5, 10, 20, 50, 100, 500]


def test_the_chart_is_named_by_what_it_counts(store: Store, settings: Choices) -> None:
    points, cards = t("evening.end.course.points"), t("evening.end.course.cards")
    seen = set[str]()
    for name, rules in GAMES.items():
        seats = rules.seats()[0]
        played = Record.begin(rules, seats, 4, {})
        rng = Random(1)
        scorer = controller_for(name)(played.game, None)
        while played.position.turn is not None and len(played.done) < MOST:
            played.act(rng.choice(rules.legal(played.position)))
        now = view(played.position, None)
        said = scorer.measured(now)
        seen.add(said)
        for seat in range(seats):
            stands, owned = scorer.standing(now, seat), [z for z in now.game.zones.values() if z.owner == seat]
            if said == points and now.result is not None:
                assert int(stands) == now.result.scores[seat], name
            elif said == cards:
                assert 0 <= stands <= sum(len(now.zones[zone.id]) for zone in owned), name
    assert len(seen) > 4, "each game says what it counts itself"
