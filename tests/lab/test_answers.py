"""The lead sentence answers the question that was asked: is it fair, which side is decided later, what is it worth."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.games import GAMES
from app.lab.arms import GameRow
from app.lab.experiment import DEFAULT_GAMES, Experiment, Restriction, Side
from app.lab.findings import Finding, LabAnswer
from app.lab.inference import FEWEST
from app.lab.probes import MARKS, Probed, ProbedChoices
from app.lab.questions.choices import Choices
from app.lab.questions.compare import Compare
from app.lab.questions.ends import Ends
from app.lab.questions.length import Length, SideLength
from app.lab.questions.question import MAIN
from app.lab.questions.rules import EachRule
from app.lab.questions.seats import Seats
from app.lab.questions.tension import SideTension, Tension
from app.lab.questions.without import NAMED, Without
from app.lab.run import Run
from app.wording import use
from app.wording.bidi import bare
from app.wording.findings import finding_sentence
from tests.lab.test_run import through
from tests.lab.toys import WHERE

PAIR = Experiment("lot", ("tension",), Side(2), Side(2, (("nobody", True),)), games=400)


def words(finding: Finding, game: str = "lot", language: str = "en") -> str:
    """A finding as a sentence."""
    use(language)
    return bare(finding_sentence(game, finding.code, finding.values))


def lead(answer: LabAnswer) -> Finding:
    """The most important finding, the only one that the window shows at first."""
    return max(answer.findings, key=lambda one: one.weight)


def seats(wins: list[int], games: int, planned: int = 400) -> Finding:
    """What is said about fairness if the seats win these numbers of every ten games."""
    question = Seats(Experiment("lot", ("seats",), Side(len(wins)), games=planned), WHERE)
    winners = [seat for seat, won in enumerate(wins) for _ in range(won)]
    for number in range(games):
        row = GameRow(number, (winners[number % 10],), (), "done", 2, 1, 0, {})
        question.count(MAIN, [row])
    return lead(question.answer())


def test_a_game_that_nobody_wins_favours_no_seat() -> None:
    question = Seats(Experiment("lot", ("seats",), Side(2), games=10), WHERE)
    question.count(MAIN, [GameRow(0, (), (), "done", 2, 1, 0, {})])
    assert [lead.mean for lead in question.found["a"].leads.values()] == [0.0, 0.0]


def test_before_the_first_game_nothing_is_said_of_a_game_without_a_winner() -> None:
    question = Tension(PAIR, WHERE)
    assert question.answer().lacks == ()
    row = GameRow(0, (), (), "done", 3, 1, 0, {"tension": {"leads": [], "told": [], "true": []}})
    question.count("tension", [row, row])
    assert [one.code for one in question.answer().lacks] == ["lacks.winners"]


def test_a_lead_that_is_lost_to_nobody_and_won_again_has_not_changed_hands() -> None:
    went = SideTension()
    for leads in ([0, -1, 0], [0, -1, 1]):
        went.take(GameRow(0, (), (), "done", 3, 1, 0, {"tension": {"leads": leads, "told": [], "true": []}}))
    assert went.changes.mean == 0.5


def test_whether_it_matters_where_one_sits_is_answered_first() -> None:
    unfair = seats([5, 4, 1], 400)
    assert unfair.code == "seats.unfair" and unfair.verdict == "real"
    said = words(unfair)
    assert said.startswith("It matters where one sits: Seat 1 wins 50.0%") and "Seat 3 10.0%" in said
    assert "(45.1% to 54.9%)" in said and "33.3%" in said
    assert words(unfair, language="he") != said
    few = seats([5, 4, 1], FEWEST - 1)
    assert few.code == "seats.fair-open" and few.more and "not known yet" in words(few)
    farthest = seats([4, 4, 2], FEWEST - 1)
    assert farthest.code == "seats.fair-open" and farthest.values["who"].value == 2, "who wins too little is off too"
    fair = seats([5, 5], 20_000, planned=20_000)
    assert fair.code == "seats.fair" and "hardly matters" in words(fair)


def test_an_even_share_is_one_of_the_games_that_somebody_wins() -> None:
    question = Seats(Experiment("lot", ("seats",), Side(2), games=10), WHERE)
    for number in range(10):
        question.count(MAIN, [GameRow(number, (number % 2,) if number < 6 else (), (), "done", 2, 1, 0, {})])
    answer = question.answer()
    assert answer.charts[0].even == pytest.approx(0.3)
    assert "30.0%" in words(next(one for one in answer.findings if one.values.get("even") is not None))


def tense(number: int, decided: int, actions: int) -> GameRow:
    """A game that is decided after `decided` tenths."""
    true = [500] * decided + [1000] * (MARKS - decided)
    return GameRow(number, (0,), (), "done", actions, 1, 0, {"tension": {"told": true, "true": true, "leads": []}})


def compared(a: tuple[int, int], b: tuple[int, int], pairs: int) -> LabAnswer:
    """What tension says about two sides: for each, after how many tenths it is decided, and its number of decisions."""
    question = Tension(PAIR, WHERE)
    for number in range(pairs):
        apart = number % 2
        question.count("tension", [tense(number, a[0] + apart, a[1]), tense(number, b[0] + apart, b[1])])
    return question.answer()


def test_which_side_is_decided_later_is_answered_first_with_its_range() -> None:
    answer = compared((3, 40), (6, 40), 200)
    said = words(lead(answer))
    assert lead(answer).code == "tension.later" and lead(answer).verdict == "real"
    assert "(B) is decided later than" in said and "Nobody: On" in said
    assert "after 60.0% of the game instead of 30.0%" in said and "by 30.0 points of the game (" in said
    assert "after 26 decisions instead of 14" in said
    swapped = words(lead(compared((6, 40), (3, 40), 200)))
    assert "(A) is decided later than" in swapped and "by 30.0 points" in swapped
    assert {ref.arm for ref in lead(answer).behind} <= {"tension/a", "tension/b"}


def test_a_range_without_zero_that_is_not_judged_yet_is_explained() -> None:
    few, many = compared((3, 40), (6, 40), FEWEST - 1), compared((3, 40), (6, 40), 200)
    figure = lead(few).figure
    assert lead(few).verdict == "open" and figure is not None and figure.low > 0
    assert "lacks.unjudged" in [one.code for one in few.lacks] and "zero" in words(few.lacks[0])
    assert not many.lacks, "judged, and real"
    assert not compared((3, 40), (3, 40), 50).lacks, "zero is in the range"


def test_a_longer_game_is_decided_later_in_decisions_even_where_its_share_is_the_same() -> None:
    answer = compared((4, 40), (4, 120), 200)
    codes = {one.code for one in answer.findings}
    assert "tension.later-same" in codes and lead(answer).code == "tension.longer"
    assert "after 54 decisions instead of 18, which is 36 later" in words(lead(answer))


def test_a_longer_game_that_is_decided_early_in_it_is_said_in_one_sentence() -> None:
    """Two sentences that each call a different side the later one would answer nothing."""
    answer = compared((6, 40), (4, 120), 200)
    said = words(lead(answer))
    assert lead(answer).code == "tension.opposed" and lead(answer).verdict == "real"
    assert "(B) is decided later than" in said and "after 54 decisions instead of 26, which is 28 later" in said
    assert "decided earlier, by 20.0 points of the game" in said
    assert not {one.code for one in answer.findings} & {"tension.later", "tension.longer"}
    assert words(lead(answer), language="he") != said


@pytest.mark.parametrize("decided", [0, 4])
@pytest.mark.parametrize("pairs", [1, 3])
def test_a_few_pairs_that_are_all_alike_do_not_say_that_nothing_differs(decided: int, pairs: int) -> None:
    question = Tension(PAIR, WHERE)
    for number in range(pairs):
        question.count("tension", [tense(number, decided, 40), tense(number, decided, 40)])
    answer = question.answer()
    later = [one for one in answer.findings if one.code.startswith(("tension.later", "tension.longer"))]
    assert [one.code for one in later] == ["tension.later-open"] * (pairs > 1)
    assert all(one.figure is not None and one.figure.low < -0.3 and one.figure.high > 0.3 for one in later)
    for trace in answer.charts[0].series:
        for point in trace.points:
            assert point.low is not None and point.high is not None
            assert 0 <= point.low <= point.value <= point.high <= 1 and point.low < point.high


def test_winners_who_share_a_win_are_not_surer_than_sure() -> None:
    question = Tension(PAIR, WHERE)
    for number in range(2):
        row = tense(number, 4, 40)
        row.found["tension"]["told"][0] = 1400
        question.count("tension", [row, tense(number, 4, 40)])
    assert max(point.value for trace in question.answer().charts[0].series for point in trace.points) == 1


def test_a_side_that_always_wins_may_yet_lose() -> None:
    question = Compare(PAIR, WHERE)
    for number in range(20):
        question.count(MAIN, [tense(number, 4, 40), tense(number, 4, 40)])
    wins = next(chart for chart in question.answer().charts if len(chart.series) == 2)
    shares = {point.label.value: point for point in wins.series[0].points}
    assert shares[0].value == 1 and shares[0].low is not None and 0.8 < shares[0].low < 0.85, "Wilson, of 20 games"
    assert shares[1].value == 0 and shares[1].high is not None and 0.15 < shares[1].high < 0.2


def test_before_the_first_look_it_is_not_known_which_is_decided_later() -> None:
    answer = compared((3, 40), (6, 40), FEWEST - 1)
    assert lead(answer).code == "tension.later-open" and "not known yet" in words(lead(answer))
    one_side = Tension(Experiment("lot", ("tension",), Side(2), games=400), WHERE)
    for number in range(200):
        one_side.count("tension", [tense(number, 4, 40)])
    assert not [one for one in one_side.answer().findings if "later" in one.code or "longer" in one.code]


def test_of_a_few_games_no_range_reaches_beyond_the_whole_game() -> None:
    question = Tension(PAIR, WHERE)
    for number in range(2):
        question.count("tension", [tense(number, 9 * number, 40), tense(number, 9 - 9 * number, 40)])
    assert "−100.0 to +100.0 points of the game" in words(lead(question.answer()))
    rules = EachRule(Experiment("lot", ("rules",), Side(2), games=200), WHERE)
    for number in range(2):
        rows = [GameRow(number, ((number + arm) % 2,), (), "done", 12, 3, 0, {}) for arm in range(len(rules.arms))]
        rules.count("rules", rows)
    for contrast in rules.contrasts:
        found = contrast.difference(("won", 0), rules.judged, "")
        assert -1 <= found.bounds.low <= found.bounds.value <= found.bounds.high <= 1


def test_games_that_are_all_as_long_are_said_to_be_so_once() -> None:
    """A range from 12 to 12 tells nobody anything, nor does a longest game that is the shortest too."""
    question = Length(Experiment("lot", ("length",), Side(2), games=50), WHERE)
    for number in range(50):
        question.count(MAIN, [GameRow(number, (0,), (), "done", 12, 3, 0, {})])
    answer = question.answer()
    said = [words(one) for one in answer.findings]
    assert not any("12 to 12" in one or "shortest" in one or "longest" in one for one in said)
    assert any(one.startswith("All 50 games took 3 ") for one in said) and "All 50 games took 12 decisions." in said
    assert not any(" to " in one for one in said)
    (bar,) = answer.charts[0].series[0].points
    assert bar.low is not None and 0.9 < bar.low < bar.value == bar.high == 1, "fifty games are not all games"


def test_what_was_never_otherwise_is_not_said_to_be_certain() -> None:
    question = Choices(Experiment("lot", ("choices",), Side(2), games=50), WHERE)
    found: ProbedChoices = {"decisions": 12, "forced": 4, "looked": 4, "alike": 4, "real": 0}
    for number in range(50):
        question.count("choices", [GameRow(number, (0,), (), "done", 12, 3, 0, {"choices": found})])
    answer = question.answer()
    by_code = {one.code: one for one in answer.findings}
    real = by_code["choices.real"].figure
    assert real is not None and real.value == real.low == 0 and 0.02 < real.high < 0.1
    alike = by_code["choices.alike"].figure
    assert alike is not None and alike.low is not None and 0.9 < alike.low < alike.value == alike.high == 1
    assert words(by_code["choices.forced-always"]).startswith("In each of 50 games 25.0% of the moves were forced")
    assert words(by_code["choices.decisions-always"]) == "All 50 games took 12 decisions."


def test_what_each_rule_does_has_its_range_in_the_sentence_and_in_the_chart() -> None:
    question = EachRule(Experiment("lot", ("rules",), Side(2), games=200), WHERE)
    arms = len(question.arms)
    for number in range(200):
        won = GameRow(number, (0,), (), "done", 12, 3, 0, {})
        nobody = GameRow(number, () if number % 4 else (1,), (), "done", 12, 3, 0, {})
        question.count("rules", [won, *[nobody] * (arms - 1)])
    answer = question.answer()
    said = [words(one) for one in answer.findings if one.code == "rules.nobody.more"]
    assert said and all("instead of 0.0%" in one and " to " in one and "points)" in one for one in said)
    for point in answer.charts[0].series[0].points:
        assert point.low is not None and point.high is not None and point.low <= point.value <= point.high
        assert -1 <= point.low < point.high <= 1


def test_what_nobody_would_have_used_changes_nothing_and_that_is_said() -> None:
    """If lots decide, acts change nothing; the lab must not say of a random player that it did not want them."""
    asked = Experiment("lot", ("without",), Side(2, (), ("random",)), games=40, without=Restriction("verb", "left"))
    run = Run(asked, executor=lambda: ThreadPoolExecutor(2), where=WHERE)
    assert through(run).state == "done"
    (answer,) = run.reckoned()
    (one,) = answer.findings
    (chart,) = answer.charts
    assert {str(point.label.value) for point in chart.series[0].points} >= {"0", "1", "nobody"}
    assert all(point.low is not None and point.low < 0 for point in chart.series[0].points), "none is known to be none"
    assert one.code == "without.alike" and "not one of 40 games went differently" in words(one)
    assert "2 times a game" in words(one) and run.record(one.behind[0]).position.result is not None


def test_of_a_few_games_it_is_not_said_that_nothing_changes() -> None:
    question = Without(Experiment("lot", ("without",), Side(2), without=Restriction("verb", "left")), WHERE)
    plain = GameRow(0, (0,), (1, 0), "lot", 2, 2, 0, {})
    for number in range(3):
        row = plain._replace(number=number)
        question.count("without", [row, row._replace(denied=3, found={"missed": 0})])
    one = lead(question.answer())
    assert one.code == "without.early" and "so far" in words(one)


def test_all_that_never_came_up_is_one_sentence() -> None:
    question = Without(Experiment("lot", ("without",), Side(2)), WHERE)
    rows = [GameRow(0, (0,), (1, 0), "lot", 2, 2, 0, {}) for _ in question.arms]
    question.count("without", rows)
    assert len(question.things) > 1 and len(question.answer().lacks) == 1


def test_what_changes_most_stands_at_an_end_of_the_chart_of_all_things() -> None:
    question = Without(Experiment("lot", ("without",), Side(2)), WHERE)
    changed = [1, 7]
    for number in range(40):
        plain = GameRow(number, (0,), (1, 0), "lot", 2, 2, 0, {})
        others = [
            plain._replace(denied=1, winners=(1,) if number % 8 < changed[i] else (0,))
            for i in range(len(changed))
        ]
        question.count("without", [plain, *others])
    (chart,) = question.answer().charts
    values = [point.value for point in chart.series[0].points]
    assert len(set(values)) > 1 and values == sorted(values)


@pytest.mark.parametrize(("missed", "code"), [(0, "without.unused"), (1, "without.alike"), (None, "without.alike")])
def test_only_what_was_never_wanted_is_said_not_to_be_used(missed: int | None, code: str) -> None:
    question = Without(Experiment("lot", ("without",), Side(2), without=Restriction("verb", "left")), WHERE)
    found: Probed = {} if missed is None else {"missed": missed}
    plain = GameRow(0, (0,), (1, 0), "lot", 2, 2, 0, {})
    for number in range(40):
        row = plain._replace(number=number)
        question.count("without", [row, row._replace(denied=3, found=found)])
    assert lead(question.answer()).code == code
    question.count("without", [plain, plain._replace(winners=(1,), denied=1, found=found)])
    assert not [one for one in question.answer().findings if one.code == code], "one game went differently"


def test_a_thing_that_is_named_is_answered_from_fewer_games_unless_more_are_asked_for() -> None:
    game = next(name for name, rules in GAMES.items() if len(rules.info.verbs) > 1 and rules.seats()[0] == 2)
    verb = next(iter(GAMES[game].info.verbs))[1]

    def games(wanted: int) -> int:
        asked = Experiment(game, ("without",), Side(2), games=wanted, without=Restriction("verb", verb))
        return Without(asked).strands()[0].games

    assert games(DEFAULT_GAMES) == NAMED and games(200) == 200 and games(DEFAULT_GAMES * 5) == DEFAULT_GAMES * 5


def test_what_one_game_cannot_bound_is_no_number_in_json() -> None:
    question = Length(Experiment("lot", ("length",), Side(2)), WHERE)
    question.count(MAIN, [GameRow(0, (0,), (1, 0), "lot", 2, 2, 0, {})])
    told = json.loads(json.dumps(question.answer().to_json(), allow_nan=False))
    assert all("high" not in one["figure"] for one in told["findings"] if "figure" in one)
    assert any(one["figure"]["value"] == 2.0 for one in told["findings"] if "figure" in one)


def test_of_games_equally_long_the_first_are_named() -> None:
    side = SideLength()
    for number in range(9):
        side.take(GameRow(number, (0,), (), "done", 12 if number % 2 else 4, None, 0, {}))
    assert [one for _, one in side.longest] == [1, 3, 5, 7, 0] and [one for _, one in side.shortest] == [0, 2, 4, 6, 8]


def test_the_last_bar_ends_with_the_longest_game() -> None:
    question = Length(Experiment("lot", ("length",), Side(2)), WHERE)
    for number, rounds in enumerate(range(1, 26)):
        question.count(MAIN, [GameRow(number, (0,), (), "done", 9, rounds, 0, {})])
    ranges = [point.label.value for point in question.answer().charts[0].series[0].points]
    assert ranges[0] == (1, 3) and ranges[-1] == (25, 25)


@pytest.mark.parametrize(("capped", "how"), [(0, "never"), (6, "some"), (9, "mostly")])
def test_most_games_end_by_a_cap_only_if_that_is_sure(capped: int, how: str) -> None:
    question = Ends(Experiment("lot", ("ends",), Side(2)), WHERE)
    for number in range(10):
        question.count(MAIN, [GameRow(number, (0,), (), "cap" if number < capped else "done", 9, 1, 0, {})])
    assert f"ends.cap.{how}" in [one.code for one in question.answer().findings]
