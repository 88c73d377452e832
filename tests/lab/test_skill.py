"""Skill: the lab says the share of luck if it is known, and otherwise what is missing to know it."""

from __future__ import annotations

import pytest

from app.games import GAMES
from app.lab.arms import Arm, GameRow
from app.lab.experiment import Experiment, Side, lab_levels
from app.lab.findings import Finding
from app.lab.questions.skill import VAGUE, Skill
from app.wording import use
from app.wording.bidi import bare
from app.wording.findings import finding_sentence

LADDER = ("random", "thumb", "greedy")


def played(deals: int, wins: int, nobody: int = 0, ladder: tuple[str, ...] = LADDER) -> list[Finding]:
    """The result of the top of a ladder against its foot.

    Of every ten deals the top wins `wins` from both seats, `nobody` have no winner, and in the rest each wins from one
    seat.
    """
    game = next(name for name, rules in GAMES.items() if rules.seats()[0] == 2 and set(ladder) <= set(lab_levels(name)))
    question = Skill(Experiment(game, ("skill",), Side(2), ladder=ladder), "app.games:GAMES")
    for number in range(2 * deals):
        at, seat = number // 2 % 10, number % 2
        winners = () if at < nobody else (seat,) if at < nobody + wins else (0,)
        question.count(f"skill {ladder[-1]} {ladder[0]}", [GameRow(number, winners, (), "done", 9, None, 0, {})])
    return [one for one in question.answer().findings if one.code.startswith("skill.luck")]


@pytest.mark.parametrize("language", ["en", "he"])
def test_an_interval_that_says_nothing_is_said_to_be_not_known_yet(language: str) -> None:
    use(language)
    (one,) = played(20, 1, nobody=8)
    assert one.figure is not None and one.figure.high - one.figure.low > VAGUE
    assert one.code == "skill.luck-open"
    more = one.values["n"].value
    assert str(more) in bare(finding_sentence("x", one.code, one.values)).replace(",", "")
    deals = 20 + more // 2
    (enough,) = played(deals - deals % 10 + 10, 1, nobody=8)
    assert enough.code == "skill.luck" and enough.figure is not None
    assert enough.figure.high - enough.figure.low <= VAGUE, "so many more are enough"
    (fewer,) = played(deals * 2 // 3 // 10 * 10, 1, nobody=8)
    assert fewer.code == "skill.luck-open", "and far fewer are not"


def test_what_is_known_is_told_with_its_interval() -> None:
    (one,) = played(200, 5)
    assert one.code == "skill.luck" and "n" not in one.values
    assert one.figure is not None and one.figure.low < 0.5 < one.figure.high and one.figure.games == 400


def test_luck_is_told_only_against_a_player_who_plays_at_random() -> None:
    assert not played(200, 5, ladder=("thumb", "greedy", "easy"))


def test_what_each_player_reaches_alone_is_a_mark_in_the_chart_as_well() -> None:
    alone = [name for name, rules in GAMES.items() if rules.seats()[-1] == 1]
    game = next(name for name in alone if set(LADDER) <= set(lab_levels(name)))
    question = Skill(Experiment(game, ("skill",), Side(1), ladder=LADDER), "app.games:GAMES")
    for number in range(40):
        for level, score in zip(LADDER, (2, 5, 9), strict=True):
            question.count(f"skill {level}", [GameRow(number, (), (score + number % 2,), "done", 9, None, 0, {})])
    answer = question.answer()
    (chart,) = answer.charts
    told = {one.values["one"].value: one.figure for one in answer.findings if one.code == "skill.alone"}
    assert list(told) == list(LADDER)
    for mark in chart.series[0].points:
        figure = told[str(mark.label.value)]
        assert figure is not None and (mark.value, mark.low, mark.high) == (figure.value, figure.low, figure.high)
    assert [round(mark.value, 1) for mark in chart.series[0].points] == [2.5, 5.5, 9.5]


def test_each_deal_of_a_match_is_played_once_from_every_seat() -> None:
    arm = Arm("match", Side(3, (), ("greedy", "random")), rotates=True)
    deals = [arm.deal(1, number) for number in range(6)]
    assert deals[:3] == [deals[0]] * 3 and deals[3:] == [deals[3]] * 3 and deals[0] != deals[3]
    assert [arm.seated(number).index("greedy") for number in range(6)] == [0, 1, 2, 0, 1, 2]
