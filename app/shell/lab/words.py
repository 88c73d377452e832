"""What the lab's page says of an experiment: its name, and what it is about in one line."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine import Rules
from app.lab.experiment import Experiment, Side
from app.shell.kit.widgets import Words
from app.wording import t
from app.wording.bidi import bare
from app.wording.findings import label_text
from app.wording.sentences import game_name, option_name, option_value


def level_words(game: str, level: str) -> Words:
    """The name of a computer player's level."""
    return lambda: label_text(game, "level", level)


def experiment_name(experiment: Experiment) -> str:
    """The name an experiment is kept under until somebody gives it another: the game, and what is asked of it."""
    question: str = experiment.questions[0]
    if len(experiment.questions) > 6:
        question = "everything"
    words = t("lab.window.name", game=game_name(experiment.game), question=t(f"lab.question.{question}"),
              seats=experiment.a.seats)  # fmt: skip
    return bare(words)


def about(experiment: Experiment, games: Mapping[str, Rules]) -> str:
    """What an experiment is about: the game, and each side in one line."""
    rules = games[experiment.game]
    if experiment.b is None:
        return t("lab.window.about", game=game_name(experiment.game), a=side_words(rules, experiment.a))
    return t("lab.window.about.two", game=game_name(experiment.game), a=side_words(rules, experiment.a),
             b=side_words(rules, experiment.b))  # fmt: skip


def side_words(rules: Rules, side: Side) -> str:
    """A side in one line: seats, who plays, and what differs from the usual options."""
    game = rules.info.id
    levels_named = list(dict.fromkeys(level_words(game, one)() for one in side.players))
    parts = [t("lab.option.seats", n=side.seats), ", ".join(levels_named)]
    known = {option.name: option for option in rules.options(side.seats)}
    for name, value in side.options:
        if name in known:
            option = known[name]
            words = option_value(game, option, value)
            parts.append(words if option.kind == "choice" else t(
                "lab.option", name=option_name(game, option), value=words))  # fmt: skip
    return " · ".join(parts)
