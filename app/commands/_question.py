"""What `kupa simulate` is asked: its command line, read strictly, with a sentence for all that cannot be read."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from app.engine import NotationError, Option, Rules
from app.engine.game import fits
from app.lab.plan import Stretch, Table, sweep
from app.lab.simulation import NoLevel, levels, seated
from app.wording import available, t, use
from app.wording.titles import game_name

ALL = "all"
"""Stands for every registered game, every number of seats and every option."""

WITH_VALUE = ("--seats", "--games", "--seed", "--players", "--option", "--jobs", "--scheduler", "--language")
FLAGS = ("--check", "--json")

MOST_GAMES = 1_000_000_000
MOST_JOBS = 256
LONGEST_SEED = 18
"""The most digits that a seed may have."""


class Unanswerable(ValueError):
    """A question that cannot be answered; `str(error)` is a sentence for the person who asked."""


class Inquiry(NamedTuple):
    """What is to be simulated: the plan, the players, and how the results are to be told."""

    game: str
    plan: list[Stretch]
    seed: int
    players: tuple[str, ...]
    jobs: int
    check: bool
    json: bool
    scheduler: str | None = None


def question(arguments: Sequence[str], games: Mapping[str, Rules]) -> Inquiry:
    """Read a command line. Raises Unanswerable."""
    words, named, chosen = sorted_out(arguments)
    speak(named)
    known = ", ".join(games)
    if not words:
        raise Unanswerable(t("lab.refused.no-game", games=known))
    if len(words) > 1:
        raise Unanswerable(t("lab.refused.unknown", word=words[1]))
    game = words[0]
    if game not in (*games, ALL):
        raise Unanswerable(t("lab.refused.game", word=game, games=known))
    count = number(named, "--games", 1000, 1, MOST_GAMES)
    players = tuple(named.get("--players", "random").split(","))
    if game == ALL:
        for word in ("--seats", "--option"):
            if word in named or (word == "--option" and chosen):
                raise Unanswerable(t("lab.refused.all", word=word))
        if len(players) > 1:
            raise Unanswerable(t("lab.refused.all-players"))
        plan = sweep(games, count)
    else:
        plan = [Stretch(table(games[game], named, chosen, games), 0, count)]
    for stretch in plan:
        check_players(stretch.table, players)
    return Inquiry(
        game,
        plan,
        seed(named.get("--seed", "1")),
        players,
        number(named, "--jobs", os.cpu_count() or 1, 1, MOST_JOBS),
        "--check" in named,
        "--json" in named,
        named.get("--scheduler"),
    )


def sorted_out(
    arguments: Sequence[str], with_value: Sequence[str] = WITH_VALUE, flags: Sequence[str] = FLAGS
) -> tuple[list[str], dict[str, str], list[str]]:
    """The words that are not options, the options by name, and the game's own options, each `name=value`.

    Known are the options `with_value`, and `flags` without. Raises Unanswerable.
    """
    words: list[str] = []
    named: dict[str, str] = {}
    chosen: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        name, joined, value = word.partition("=")
        if not word.startswith("-"):
            words.append(word)
            continue
        if name not in with_value and word not in flags:
            raise Unanswerable(t("lab.refused.unknown", word=word))
        if name in with_value and not joined:
            if not rest:
                raise Unanswerable(t("lab.refused.no-value", word=name))
            value = rest.pop(0)
        if name == "--option":
            chosen.append(value)
        elif name in named:
            raise Unanswerable(t("lab.refused.twice", word=name))
        else:
            named[name] = value
    return words, named, chosen


def speak(named: Mapping[str, str]) -> None:
    """Use the language that was asked for, if one was. Raises Unanswerable."""
    if "--language" in named:
        if named["--language"] not in available():
            raise Unanswerable(t("lab.refused.language", word=named["--language"], languages=", ".join(available())))
        use(named["--language"])


def number(named: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    """The whole number given with an option."""
    text = named.get(name)
    if text is None:
        return default
    if text.isascii() and text.isdigit() and len(text) <= 12 and low <= int(text) <= high:
        return int(text)
    raise Unanswerable(t("lab.refused.number", word=text, option=name, low=low, high=high))


def seed(text: str) -> int:
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_SEED:
        return int(text)
    raise Unanswerable(t("lab.refused.seed", word=text, n=LONGEST_SEED))


def table(rules: Rules, named: Mapping[str, str], chosen: Sequence[str], games: Mapping[str, Rules]) -> Table:
    """The one table that is asked for; unless a number of seats is given, with the fewest that the game has."""
    name, text = rules.info.id, named.get("--seats")
    seats = rules.seats()[0]
    if text is not None:
        if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text) in rules.seats()):
            raise Unanswerable(t("lab.refused.seats", game=game_name(name), word=text, seats=rules.info.seats))
        seats = int(text)
    return Table(name, seats, tuple(chosen_options(rules, seats, chosen, games).items()))


def chosen_options(
    rules: Rules, seats: int, chosen: Sequence[str], games: Mapping[str, Rules]
) -> dict[str, Any]:
    """The values of a game's options from words `name=value`, each of them and all together being possible.

    Raises Unanswerable.
    """
    name = rules.info.id
    known = {option.name: option for option in rules.options(seats)}
    options: dict[str, Any] = {}
    for one in chosen:
        key, sign, value = one.partition("=")
        if not sign:
            raise Unanswerable(t("lab.refused.option-form", word=one))
        if not known:
            raise Unanswerable(t("lab.refused.no-options", game=game_name(name)))
        if key not in known:
            raise Unanswerable(t("lab.refused.option", game=game_name(name), word=key, options=", ".join(known)))
        if key in options:
            raise Unanswerable(t("lab.refused.twice", word=f"--option {key}"))
        options[key] = option_value(known[key], value)
    try:
        Table(name, seats, tuple(options.items())).agreed(games)
    except NotationError as wrong:
        raise Unanswerable(t("lab.experiment.together", detail=str(wrong))) from wrong
    return options


def option_value(option: Option, text: str) -> Any:
    """An option's value from its text: `true`, `12`, `low`."""
    for value in (*option.values, option.default):
        if text == shown(value):
            return value
    if option.kind == "number" and text.isascii() and text.isdigit() and len(text) <= 12 and fits(option, int(text)):
        return int(text)
    if option.kind == "number" and len(option.values) == 2:
        low, high = option.values
        raise Unanswerable(t("lab.refused.number", word=text, option=option.name, low=low, high=high))
    values = dict.fromkeys(shown(value) for value in (*option.values, option.default))
    raise Unanswerable(t("lab.refused.value", word=text, option=option.name, values=", ".join(values)))


def shown(value: Any) -> str:
    """An option's value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_players(table: Table, players: Sequence[str]) -> None:
    """Refuse players that the game does not have, and any number of them but one for all or one for each seat."""
    try:
        seated(table.game, table.seats, players)
    except NoLevel as none:
        known = ", ".join(levels(table.game))
        raise Unanswerable(t("lab.refused.level", game=game_name(table.game), word=none.level, levels=known)) from none
    except ValueError:
        raise Unanswerable(t("lab.experiment.players", named=len(players), seats=table.seats)) from None
