"""The eleven questions of the lab, one module for each; `asked` creates those of an experiment."""

from __future__ import annotations

from collections.abc import Mapping

from app.lab.arms import Arm, Strand
from app.lab.experiment import QUESTIONS, Experiment, QuestionName
from app.lab.questions.choices import Choices
from app.lab.questions.compare import Compare
from app.lab.questions.ends import Ends
from app.lab.questions.fires import Fires
from app.lab.questions.length import Length
from app.lab.questions.parting import Parting
from app.lab.questions.question import MAIN, LabQuestion
from app.lab.questions.rules import EachRule
from app.lab.questions.seats import Seats
from app.lab.questions.skill import Skill
from app.lab.questions.tension import Tension
from app.lab.questions.without import Without
from app.lab.workers import REGISTERED

BY_NAME: Mapping[QuestionName, type[LabQuestion]] = {
    "compare": Compare,
    "seats": Seats,
    "length": Length,
    "ends": Ends,
    "tension": Tension,
    "choices": Choices,
    "fires": Fires,
    "without": Without,
    "skill": Skill,
    "rules": EachRule,
    "parting": Parting,
}
"""Each question by its name."""


def asked(experiment: Experiment, where: str = REGISTERED) -> list[LabQuestion]:
    """The questions of an experiment, in the order of `QUESTIONS`, with nothing counted yet."""
    return [BY_NAME[name](experiment, where) for name in QUESTIONS if name in experiment.questions]


def strands_of(experiment: Experiment, questions: list[LabQuestion]) -> list[Strand]:
    """All games that the questions need: the main strand first, with every probe that one of them requests."""
    found = []
    if any(question.uses_main for question in questions):
        probes = tuple(dict.fromkeys(probe for question in questions for probe in question.probes))
        arms = [Arm("a", experiment.a, probes=probes)]
        if experiment.b is not None:
            arms.append(Arm("b", experiment.b, probes=probes))
        found.append(Strand(MAIN, tuple(arms), experiment.games))
    return [*found, *(strand for question in questions for strand in question.strands())]
