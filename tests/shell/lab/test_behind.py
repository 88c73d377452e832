"""Every figure of a real answer that is not zero has games behind it, and they belong to the right side."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from app.games import GAMES
from app.lab.experiment import NEEDS_B, QUESTIONS, QuestionName, Side, default_experiment
from app.lab.findings import Chart, LabAnswer, Point, Term, Trace
from app.lab.plan import choices
from app.lab.run import Run
from app.shell.lab.behind import with_games
from app.shell.lab.picture import as_text, in_words, pictured
from tests.covering import spread


@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_opens_its_games(game: str, question: QuestionName) -> None:
    rules = GAMES[game]
    seats = rules.seats()[0]
    b = Side(seats, choices(rules, seats)[-1]) if question in NEEDS_B else None
    asked = replace(
        default_experiment(game, GAMES), questions=(question,), b=b, games=2, ladder=("random", "thumb")
    )
    run = Run(asked, executor=lambda: ThreadPoolExecutor(2))
    run.start()
    while run.poll(0.1).state == "running":
        pass
    run.close()
    assert run.state == "done", run.trouble
    (plain,) = run.answers
    answer = with_games(plain, run.counted)
    for chart in answer.charts:
        for point in (point for trace in chart.series for point in trace.points):
            assert point.behind or not (point.value or chart.unit == "difference"), point
            assert all(0 <= ref.number < run.counted[ref.arm] for ref in point.behind)
    for finding in answer.findings:
        figure = finding.figure
        assert finding.behind or figure is None or not (figure.value or figure.unit == "difference"), finding
    assert with_games(answer, run.counted) == answer, "what has games keeps them"


@pytest.mark.covering(game=spread(GAMES, 3))
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_about_a_single_game_can_be_shown_and_says_what_is_not_known(
    game: str, question: QuestionName
) -> None:
    rules = GAMES[game]
    seats = rules.seats()[0]
    values = choices(rules, seats)
    b = Side(seats, values[-1]) if values else None
    if b is None and question in NEEDS_B:
        pytest.skip("it has nothing to be compared with")
    asked = replace(
        default_experiment(game, GAMES), questions=(question,), b=b, games=1, ladder=("random", "thumb")
    )
    run = Run(asked, executor=lambda: ThreadPoolExecutor(1))
    run.start()
    while run.poll(0.1).state == "running":
        pass
    run.close()
    shown = pictured(game, with_games(run.answers[0], run.counted))
    for picture in (*shown.pictures, *shown.others):
        assert not re.search(r"\b(inf|nan)\b", as_text(picture) + in_words(picture)), picture


def test_a_side_opens_its_own_games_and_a_match_those_of_both_players() -> None:
    counted = {"a": 9, "b": 9, "tension/a": 5, "tension/b": 5, "skill/greedy/random": 4}
    counted |= {"skill/greedy/thumb": 4, "skill/random": 3}
    point = Point(Term("percent", 0.5), 0.4)
    match = Point(Term("match", ("greedy", "random")), 0.4)

    def behind(question: str, series: Term, point: Point) -> set[str]:
        chart = Chart("dots", "x", "share", (Trace(series, (point,)),))
        found = with_games(LabAnswer(question, 5, (), (chart,)), counted)
        return {ref.arm for ref in found.charts[0].series[0].points[0].behind}

    assert behind("tension", Term("side", "b"), point) == {"tension/b"}
    assert behind("tension", Term("told", "true"), point) == {"tension/a", "tension/b"}
    assert behind("length", Term("side", "a"), point) == {"a"}
    assert behind("skill", Term("told", "matches"), match) == {"skill/greedy/random"}
    assert behind("length", Term("side", "a"), replace(point, value=0.0)) == set(), "nothing has no games"
