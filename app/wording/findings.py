"""The lab's findings and labels in words (`app.lab.findings`), for the window, the command line and exports.

The lab is above the wording, so a finding arrives as its code and values, and a label as a pair of kind and value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import isinf
from typing import Any

from app.engine import Result
from app.engine.cards import RANKS, SUITS
from app.games import GAMES
from app.wording import bidi, readable
from app.wording.bidi import MINUS, num
from app.wording.catalogue import has
from app.wording.formatting import capital, t
from app.wording.sentences import action_words, option_name, option_value, result_reason, verb_words

Told = tuple[str, Any]
"""A label: its kind, and its value."""

CHANGES = ("compare", "rules", "without")
"""The questions whose findings say what changes from one way of playing to another."""

REAL = ("more", "less")

JOKERS = "X"
"""Stands for a joker's rank."""


def finding_sentence(game: str, code: str, values: Mapping[str, Told], side: str = "") -> str:
    """Return a finding as one sentence, preceded by its side if that is given."""
    words = {name: _quoted(game, *told) for name, told in values.items()}
    # Elsewhere a field called `who` is a person's name, which brings a form along.
    words["seat"] = words.pop("who", "")
    question, _, rest = code.partition(".")
    measure, _, way = rest.partition(".")
    if question in CHANGES and way:
        sentence = t(f"lab.finding.{question}", clause=_change(measure, way, words), **words)
    else:
        name = f"lab.finding.{code}"
        none = values.get("n", ("", None))[1] == 0 and has(f"{name}.none")
        sentence = t(f"{name}.none" if none else name, **words)
    sentence = capital(sentence)
    return t("lab.of-side", side=t(f"lab.side.{side}"), sentence=sentence) if side else sentence


def _change(measure: str, way: str, words: Mapping[str, str]) -> str:
    """Return what changes, as a clause."""
    if measure == "won":
        return t(f"lab.change.won.{way}", **words)
    return t(f"lab.change.{measure}.real" if way in REAL else f"lab.change.{way}", **words)


def _quoted(game: str, kind: str, value: Any) -> str:
    """Return a label inside a sentence. An action is a phrase of its own, so it gets quotation marks."""
    words = label_text(game, kind, value)
    own = (
        kind in ("verb", "option-name")
        or (kind == "denied" and value[0] == "verb")
        or (kind == "option" and value[0] != "seats")
    )
    return t("lab.quoted", words=words) if own else words


def label_text(game: str, kind: str, value: Any) -> str:
    """Return a label as a short phrase. Raises KeyError for an unknown kind."""
    return _KINDS[kind](game, value)


def more_sentence(games: int) -> str:
    """Return how many more games would show a difference of two points."""
    return t("lab.more", n=games)


def question_name(question: str) -> str:
    """Return the name of a question."""
    return t(f"lab.question.{question}")


def chart_title(title: str) -> tuple[str, str]:
    """Return the title of a chart, and the line below it."""
    return t(f"lab.chart.{title}"), t(f"lab.chart.{title}.note")


def trouble_sentence(code: str, values: Mapping[str, Any]) -> str:
    """Return why a run stopped (`app.lab.run.RunTrouble`)."""
    return t(f"lab.trouble.{code}", **values)


def unreadable_sentence(code: str, values: Mapping[str, Any]) -> str:
    """Return what is wrong with an experiment (`app.lab.experiment.Unreadable`)."""
    return t(f"lab.experiment.{code}", **values)


def claim(game: str) -> str:
    """Return the claim of a game's inventors that the lab can examine; empty if they make none."""
    return t(f"{game}.claim") if has(f"{game}.claim") else ""


# Labels


def _number(value: float) -> str:
    """Write a figure: whole from a hundred on; below, a fraction has one decimal, and below one it has two.

    The ends of an interval may be infinite: one observation says nothing about the spread.
    """
    size = abs(value)
    if isinf(value):
        return bidi.ltr("\u221e" if value > 0 else f"{MINUS}\u221e")
    if size >= 100 or float(value).is_integer():
        return num(round(value))
    if 0 < size < 0.95:
        return bidi.ltr(f"{value:.2f}".replace("-", MINUS))
    return num(round(float(value), 1))


def _percent(game: str, value: float) -> str:
    """Write a share as a percentage with one decimal, or two if one would show a share above zero as 0.0 %."""
    return bidi.ltr(f"{100 * value:.2f}%" if 0 < value < 0.0005 else f"{100 * value:.1f}%")


def _points(game: str, value: float) -> str:
    return f"{100 * abs(value):.1f}"


def _signed_points(game: str, value: float) -> str:
    return bidi.ltr(f"{100 * value:+.1f}".replace("-", MINUS))


def _who(game: str, who: int | str) -> str:
    if isinstance(who, int):
        return t("lab.seat", n=who + 1)
    return t(f"seat.{who}") if has(f"seat.{who}") else readable.name(who)


def _option(game: str, told: Sequence[Any]) -> str:
    name, value = told
    if name == "seats":
        return t("lab.option.seats", n=value)
    return t("lab.option", name=option_name(game, name), value=option_value(game, name, value))


def _side_option(game: str, told: Sequence[Any]) -> str:
    """Return an option that identifies a side, with the side's letter."""
    key, name, value = told
    return t("lab.option.of-side", option=_quoted(game, "option", (name, value)), side=t(f"lab.side.{key}"))


def _options(game: str, several: Sequence[Sequence[Any]]) -> str:
    """Return option values, any of which will do, grouped by option."""
    values: dict[str, list[str]] = {}
    for name, value in several:
        values.setdefault(name, []).append(option_value(game, name, value))
    named = [
        t("lab.option", name=option_name(game, name), value=bidi.listed(told, "either"))
        for name, told in values.items()
    ]
    return bidi.listed(named, "either")


def _things(game: str, several: Sequence[Sequence[str]]) -> str:
    """List verbs and powers, in quotation marks if they are phrases of their own."""
    return bidi.listed([_quoted(game, kind, words) for kind, *words in several])


def _verb_word(game: str, verb: str, phase: str = "") -> str:
    """Return what is done with a verb, as an infinitive phrase: the game's own words, or its words in this phase."""
    return verb_words(game, verb, phase, readable.name)


def _verbs(game: str) -> list[tuple[str, str]]:
    return list(GAMES[game].info.verbs) if game in GAMES else []


def _verb(game: str, told: Sequence[str]) -> str:
    """Return a verb and, if other phases have one in the same words, what else may be done in its phase."""
    phase, verb = told
    known = _verbs(game)
    word = _verb_word(game, verb, phase)
    if sum(name == verb and _verb_word(game, name, where) == word for where, name in known) < 2:
        return word
    beside = [_verb_word(game, name, where) for where, name in known if where == phase and name != verb]
    return t("lab.verb-beside", verb=word, list=bidi.listed(beside, "either")) if beside else word


def _phase(game: str, phase: str) -> str:
    """Return a phase, named by what may be done in it."""
    verbs = [_verb_word(game, name, where) for where, name in _verbs(game) if where == phase]
    return t("lab.phase", list=bidi.listed(verbs, "either")) if verbs else readable.name(phase)


def _power(game: str, told: Sequence[str]) -> str:
    verb, card = told
    return t("lab.power-by", card=_card_or_rank(card), verb=_verb_word(game, verb))


def _card_or_rank(name: str) -> str:
    """Return the owner of a power: all cards of a rank, all jokers (X), or one card of a game's own deck."""
    if name == JOKERS:
        return t("lab.joker")
    return bidi.rank_text(name) if name in tuple(RANKS) else bidi.card_text(name)


def _denied(game: str, told: Sequence[str]) -> str:
    """Return what somebody plays without: a verb, a card, or an argument (a rank, a suit, or X for the jokers)."""
    kind, name = told
    if kind == "verb":
        return _verb_word(game, name)
    if kind == "card":
        return bidi.card_text(name)
    if name == JOKERS:
        return t("lab.jokers")
    if name in tuple(RANKS):
        return t("lab.rank", rank=bidi.rank_text(name))
    return t(f"suit.{name}") if name in tuple(SUITS) else readable.name(name)


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
    "side-option": _side_option,
    "option-name": lambda game, name: option_name(game, name),
    "options": _options,
    "things": _things,
    "level": _level,
    "match": lambda game, pair: t("lab.match", one=_level(game, pair[0]), other=_level(game, pair[1])),
    "denied": _denied,
    "measure": lambda game, measure: t(f"lab.measure.{measure}"),
    "unit": lambda game, unit: t(f"lab.unit.{unit}"),
    "told": lambda game, word: t(f"lab.word.{word}"),
    "action": _action,
}
"""The function that puts each kind of label into words."""
