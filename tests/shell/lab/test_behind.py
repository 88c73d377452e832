"""Every figure of a real answer that is not nothing has games behind it, and they are games of the right side."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from app.games import GAMES
from app.lab.experiment import NEEDS_B, QUESTIONS, Experiment, Side, default_experiment
from app.lab.plan import choices
from app.lab.run import Run
from app.shell.lab.behind import with_games


def asked_of(game: str) -> Experiment:
    """All questions about a few games, with a side B where the game has other options."""
    rules = GAMES[game]
    seats = rules.seats()[0]
    others = choices(rules, seats)[1:2]
    b = Side(seats, others[0]) if others else None
    questions = tuple(one for one in QUESTIONS if b is not None or one not in NEEDS_B)
    return replace(
        default_experiment(game, GAMES), questions=questions, b=b, games=3, ladder=("random", "thumb")
    )


@pytest.mark.covering
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_opens_its_games(game: str) -> None:
    run = Run(asked_of(game), executor=lambda: ThreadPoolExecutor(2))
    run.start()
    while run.wait(0.1).state == "running":
        pass
    run.close()
    assert run.state == "done", run.trouble
    opened = 0
    for plain in run.answers:
        answer = with_games(plain, run.counted)
        for trace in (trace for chart in answer.charts for trace in chart.series):
            for point in trace.points:
                assert point.behind or not point.value, (answer.question, point)
                if trace.label.kind == "side":
                    sides = {ref.arm.rpartition("/")[2] for ref in point.behind}
                    assert sides <= {str(trace.label.value)}, "games of its own side"
                for ref in point.behind:
                    assert 0 <= ref.number < run.counted[ref.arm]
                opened += bool(point.behind)
        for finding in answer.findings:
            assert finding.behind or finding.figure is None or not finding.figure.value, (answer.question, finding)
        assert with_games(answer, run.counted) == answer, "what has games keeps them"
    assert opened
    some = next(ref for one in run.answers for finding in with_games(one, run.counted).findings
                for ref in finding.behind)  # fmt: skip
    assert run.record(some).position.result is not None
