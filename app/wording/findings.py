"""The lab's findings and labels in words (`app.lab.findings`), for the window, the command line and exports.

The lab is above the wording, so a finding comes as its code and values, and a label as a pair of kind and value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.engine import Result
from app.games import GAMES
from app.wording import bidi, readable
from app.wording.bidi import num
from app.wording.catalogue import has
from app.wording.formatting import t
from app.wording.sentences import action_words, option_name, option_value, result_reason

Told = tuple[str, Any]
"""A label: its kind, and its value."""

CHANGES = ("compare", "rules", "without")
"""The questions whose findings say what changes from one way of playing to another."""

REAL = ("more", "less")


def finding_sentence(game: str, code: str, values: Mapping[str, Told], side: str = "") -> str:
    """A finding as one sentence; with a side, whose it is stands before it."""
    words = {name: label_text(game, *told) for name, told in values.items()}
    # What is called `who` elsewhere is a person's name, which brings a form along.
    words["seat"] = words.pop("who", "")
    question, _, rest = code.partition(".")
    measure, _, way = rest.partition(".")
    if question in CHANGES and way:
        sentence = t(f"lab.finding.{question}", clause=_change(measure, way, words), **words)
    else:
        sentence = t(f"lab.finding.{code}", **words)
    sentence = _begun(sentence)
    return t("lab.of-side", side=t(f"lab.side.{side}"), sentence=sentence) if side else sentence


def _change(measure: str, way: str, words: Mapping[str, str]) -> str:
    """What changes, as a clause."""
    if measure == "won":
        return t(f"lab.change.won.{way}", **words)
    return t(f"lab.change.{measure}.real" if way in REAL else f"lab.change.{way}", **words)


def _begun(sentence: str) -> str:
    """A sentence begins with a capital letter, whatever it begins with."""
    return sentence[:1].upper() + sentence[1:]


def label_text(game: str, kind: str, value: Any) -> str:
    """A label as a short phrase. Raises KeyError for an unknown kind."""
    return _KINDS[kind](game, value)


def more_sentence(games: int) -> str:
    """How many more games would show a difference of two points."""
    return t("lab.more", n=games)


def question_name(question: str) -> str:
    """The name of a question."""
    return t(f"lab.question.{question}")


def chart_title(title: str) -> tuple[str, str]:
    """The title of a chart, and the line below it."""
    return t(f"lab.chart.{title}"), t(f"lab.chart.{title}.note")


def trouble_sentence(code: str, values: Mapping[str, Any]) -> str:
    """Why a run stopped (`app.lab.run.Trouble`)."""
    return t(f"lab.trouble.{code}", **values)


def unreadable_sentence(code: str, values: Mapping[str, Any]) -> str:
    """What is wrong with an experiment (`app.lab.experiment.Unreadable`)."""
    return t(f"lab.experiment.{code}", **values)


def claim(game: str) -> str:
    """What the inventors of a game say that the lab can look into; empty where they say nothing of the kind."""
    return t(f"{game}.claim") if has(f"{game}.claim") else ""


# Labels


def _number(value: float) -> str:
    """A figure: whole from a hundred on, else with one decimal where it is not whole, with two below one."""
    size = abs(value)
    if size >= 100 or float(value).is_integer():
        return num(round(value))
    return bidi.ltr(f"{value:.2f}") if 0 < size < 0.95 else num(round(float(value), 1))


def _percent(game: str, value: float) -> str:
    return bidi.ltr(f"{100 * value:.1f}%")


def _points(game: str, value: float) -> str:
    return f"{100 * abs(value):.1f}"


def _signed_points(game: str, value: float) -> str:
    return bidi.ltr(f"{100 * value:+.1f}".replace("-", "\u2212"))


def _who(game: str, who: int | str) -> str:
    if isinstance(who, int):
        return t("lab.seat", n=who + 1)
    return t(f"seat.{who}") if has(f"seat.{who}") else readable.name(who)


def _option(game: str, told: Sequence[Any]) -> str:
    name, value = told
    if name == "seats":
        return t("lab.option", name=t("lab.option.seats"), value=num(value))
    return t("lab.option", name=option_name(game, name), value=option_value(game, name, value))


def _verb_word(verb: str) -> str:
    if has(f"game.{verb}"):
        # A game may be called after what is said in it.
        return t(f"game.{verb}")
    return t(f"lab.verb.{verb}") if has(f"lab.verb.{verb}") else readable.name(verb)


def _verbs(game: str) -> list[tuple[str, str]]:
    return list(GAMES[game].info.verbs) if game in GAMES else []


def _verb(game: str, told: Sequence[str]) -> str:
    """A verb; where it occurs in several phases, with what else may be done in this one."""
    phase, verb = told
    known = _verbs(game)
    if sum(name == verb for _, name in known) < 2:
        return _verb_word(verb)
    beside = [_verb_word(name) for where, name in known if where == phase and name != verb]
    word = _verb_word(verb)
    return t("lab.verb-beside", verb=word, list=bidi.listed(beside, "either")) if beside else word


def _phase(game: str, phase: str) -> str:
    """A phase, by what may be done in it."""
    verbs = [_verb_word(name) for where, name in _verbs(game) if where == phase]
    return t("lab.phase", list=bidi.listed(verbs, "either")) if verbs else readable.name(phase)


def _power(game: str, told: Sequence[str]) -> str:
    verb, card = told
    return t("lab.power-by", card=_rank(card), verb=_verb_word(verb))


def _rank(card: str) -> str:
    return "10" if card == "T" else card


def _denied(game: str, told: Sequence[str]) -> str:
    kind, name = told
    if kind == "verb":
        return _verb_word(name)
    return bidi.card_text(name) if kind == "card" else t("lab.power", card=_rank(name))


def _action(game: str, text: str) -> str:
    return action_words(game, text) if text else ""


def _level(game: str, level: str) -> str:
    return t(f"lab.level.{level}")


_KINDS: Mapping[str, Callable[[str, Any], str]] = {
    "percent": _percent,
    "points": _points,
    "signed-points": _signed_points,
    "number": lambda game, value: _number(value),
    "minutes": lambda game, value: f"{value:.1f}",
    "games": lambda game, value: bidi.counted(value, "game"),
    "range": lambda game, value: bidi.range_text(*value),
    "side": lambda game, side: t(f"lab.side.{side}"),
    "who": _who,
    "won-by": lambda game, who: t("lab.won-by", seat=_who(game, who)),
    "reason": lambda game, reason: result_reason(game, Result((), (), reason)),
    "verb": _verb,
    "phase": _phase,
    "power": _power,
    "option": _option,
    "level": _level,
    "match": lambda game, pair: t("lab.match", one=_level(game, pair[0]), other=_level(game, pair[1])),
    "denied": _denied,
    "measure": lambda game, measure: t(f"lab.measure.{measure}"),
    "unit": lambda game, unit: t(f"lab.counted.{unit}"),
    "told": lambda game, word: t(f"lab.word.{word}"),
    "action": _action,
}
"""How each kind of label is put into words."""
