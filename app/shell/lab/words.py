"""The lab page's words for an experiment: its name, what it is about in one line, and how far its run is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine import Option, Rules
from app.games import GAMES
from app.lab.experiment import Experiment, Side
from app.lab.run import Progress
from app.shell.kit.widgets import Words
from app.wording import t
from app.wording.bidi import bare, counted
from app.wording.findings import label_text
from app.wording.sentences import option_name, option_value
from app.wording.titles import game_name


def level_words(game: str, level: str) -> Words:
    """The name of a computer player's level."""
    return lambda: label_text(game, "level", level)


def experiment_name(experiment: Experiment) -> str:
    """The name an experiment is kept under until somebody renames it: the game, and the question."""
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


def side_shown(experiment: Experiment, key: str) -> Words:
    """How a side of an experiment (`a`, or `b` if there is one) differs from the other, in one line.

    If there is no other side or no difference, it describes the whole side.
    """
    return lambda: _set_apart(experiment, key)


def _set_apart(experiment: Experiment, key: str) -> str:
    rules = GAMES[experiment.game]
    side = experiment.b if key == "b" and experiment.b is not None else experiment.a
    other = experiment.a if side is experiment.b else experiment.b
    parts = []
    if other is not None:
        if side.seats != other.seats:
            parts.append(t("lab.option.seats", n=side.seats))
        if side.seated() != other.seated():
            parts.append(", ".join(dict.fromkeys(level_words(experiment.game, one)() for one in side.players)))
        here, there = dict(side.options), dict(other.options)
        for option in rules.options(side.seats):
            value = here.get(option.name, option.default)
            if value != there.get(option.name, option.default):
                parts.append(_option_words(experiment.game, option, value))
    return " · ".join(parts) or side_words(rules, side)


def _option_words(game: str, option: Option, value: Any) -> str:
    """An option and its value; for a choice, only the value."""
    words = option_value(game, option, value)
    if option.kind == "choice":
        return words
    return t("lab.option", name=option_name(game, option), value=words)


def side_words(rules: Rules, side: Side) -> str:
    """A side in one line: seats, who plays, and what differs from the usual options."""
    game = rules.info.id
    levels_named = list(dict.fromkeys(level_words(game, one)() for one in side.players))
    parts = [t("lab.option.seats", n=side.seats), ", ".join(levels_named)]
    known = {option.name: option for option in rules.options(side.seats)}
    for name, value in side.options:
        if name in known:
            parts.append(_option_words(game, known[name], value))
    return " · ".join(parts)


def progress_words(progress: Progress) -> str:
    """How far a run is, and how much longer it will take; empty if no game is needed."""
    if not progress.asked:
        return ""
    seconds = counted(max(1, round(progress.seconds)), "second")
    so_far = t(f"lab.window.progress.{progress.state}", n=progress.played, of=progress.asked, time=seconds)
    if progress.left is None or progress.state != "running":
        return so_far
    return t("lab.window.progress.left", so_far=so_far, time=_span(progress.left))


def _span(seconds: float) -> str:
    """A time to come, in seconds or minutes."""
    if seconds < 90:
        return counted(max(1, round(seconds)), "second")
    return counted(round(seconds / 60), "minute")
