"""Reading the command lines of this package: strictly, with a sentence for anything that cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from app.commands._terminal import asks_for_help, heed, say
from app.engine import NotationError, Option, Rules
from app.engine.game import fits
from app.lab.experiment import option_values
from app.lab.plan import Table
from app.lab.processes import processors
from app.lab.simulation import NoLevel
from app.wording import available, t, use
from app.wording.titles import game_name

MOST_GAMES = 1_000_000_000
MOST_JOBS = 256
LONGEST_SEED = 18
"""The maximum number of digits in a seed."""

MOST_DIGITS = 12
"""The maximum number of digits in any other number."""

LONGEST_WORD = 4096
"""The maximum length of a word, which is that of a path on most systems."""


class Unanswerable(ValueError):
    """A command line that cannot be carried out; `str(error)` is a sentence for the person who typed it."""


class CommandLine(NamedTuple):
    """What follows the verb of a command.

    `words` are not options. `named` has the options by name, without dashes; the value of a flag is empty. `chosen` has
    the values of `--option`, which may be repeated: the game's own options, each `name=value`.
    """

    words: list[str]
    named: dict[str, str]
    chosen: list[str]


def read(arguments: Sequence[str], known: Sequence[str]) -> CommandLine:
    """Read a command line. Raises Unanswerable.

    `known` are names of options; one that ends in `!` is a flag and takes no value. `--language` is always known and
    takes effect immediately, in what is refused as well.
    """
    heed(arguments)
    if any(len(word) > LONGEST_WORD for word in arguments):
        raise Unanswerable(t("lab.refused.long"))
    line = CommandLine([], {}, [])
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if not word:
            raise Unanswerable(t("lab.refused.empty"))
        name, joined, value = word.removeprefix("--").partition("=")
        if not word.startswith("-"):
            line.words.append(word)
            continue
        flag = f"{name}!" in known and not joined
        if not word.startswith("--") or not (flag or name in (*known, "language")):
            raise Unanswerable(t("lab.refused.unknown", word=word))
        if not flag and not joined:
            value = rest.pop(0) if rest else ""
        if not flag and not value:
            raise Unanswerable(t("lab.refused.no-value", word=f"--{name}"))
        if name == "option":
            line.chosen.append(value)
        elif name in line.named:
            raise Unanswerable(t("lab.refused.twice", word=f"--{name}"))
        else:
            line.named[name] = value
    speak(line.named.pop("language", None))
    return line


def understood(arguments: Sequence[str], known: Sequence[str], most: int = 1) -> CommandLine | None:
    """Read a command line as `read` does, with at most so many words.

    None if that fails, after a sentence that names what is wrong, for a command that then tells how it is used.
    """
    try:
        line = read(arguments, known)
        if len(line.words) > most:
            raise Unanswerable(t("lab.refused.unknown", word=line.words[most]))
        return line
    except Unanswerable as wrong:
        if not asks_for_help(arguments):
            say(str(wrong), aside=True)
        return None


def speak(code: str | None) -> None:
    """Switch to this language, if one was asked for. Raises Unanswerable."""
    if code is None:
        return
    if code not in available():
        raise Unanswerable(t("lab.refused.language", word=code, languages=", ".join(available())))
    use(code)


def whole(text: str, digits: int = MOST_DIGITS) -> int | None:
    """Return the whole number, from 0, that a text of at most `digits` ASCII digits stands for, or else None."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def only_word(words: Sequence[str], missing: str) -> str:
    """The one word of a command line. Raises Unanswerable if there are more; if there is none, with `missing`."""
    if not words:
        raise Unanswerable(missing)
    if len(words) > 1:
        raise Unanswerable(t("lab.refused.unknown", word=words[1]))
    return words[0]


def number(named: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    """Return the whole number given with an option. Raises Unanswerable."""
    text = named.get(name)
    if text is None:
        return default
    found = whole(text)
    if found is None or not low <= found <= high:
        raise Unanswerable(t("lab.refused.number", word=text, option=f"--{name}", low=low, high=high))
    return found


def jobs(named: Mapping[str, str]) -> int:
    """Return how many processes to use, by default one for each processor. Raises Unanswerable."""
    return number(named, "jobs", processors(), 1, MOST_JOBS)


def no_level(game: str, none: NoLevel) -> Unanswerable:
    """Return the refusal of a player that a game does not have, or of an empty name."""
    levels = ", ".join(none.levels)
    if not none.level:
        return Unanswerable(t("lab.refused.no-level", game=game_name(game), levels=levels))
    return Unanswerable(t("lab.refused.level", game=game_name(game), word=none.level, levels=levels))


def seed(text: str) -> int:
    """Read a seed, which may be negative. Raises Unanswerable."""
    found = whole(text.removeprefix("-"), LONGEST_SEED)
    if found is None:
        raise Unanswerable(t("lab.refused.seed", word=text, n=LONGEST_SEED))
    return -found if text.startswith("-") else found


def seat(text: str, seats: int) -> int:
    """Read a seat, from 0, of a game for `seats`. Raises Unanswerable."""
    found = whole(text)
    if found is None or found >= seats:
        raise Unanswerable(t("command.replay.no-seat", seat=text, seats=(0, seats - 1)))
    return found


def refuse_device(path: Path) -> None:
    """Refuse what is neither a file nor a folder, because reading it may never end. Raises Unanswerable."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise Unanswerable(t("file.not-a-file", file=str(path)))


# Options that a game is played with


def table(rules: Rules, line: CommandLine, games: Mapping[str, Rules]) -> Table:
    """Return the one table that a command asks for, with the game's fewest seats unless `--seats` gives a number."""
    name, text = rules.info.id, line.named.get("seats")
    seats = rules.seats()[0] if text is None else whole(text)
    if seats is None or seats not in rules.seats():
        raise Unanswerable(t("lab.refused.seats", game=game_name(name), word=text or "", seats=rules.info.seats))
    return Table(name, seats, tuple(chosen_options(rules, seats, line.chosen, games).items()))


def chosen_options(
    rules: Rules, seats: int, chosen: Sequence[str], games: Mapping[str, Rules]
) -> dict[str, Any]:
    """Read the values of a game's options from words `name=value`, and check that they are possible, also together.

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
    """Read an option's value from its text: `true`, `12`, `low`. Raises Unanswerable."""
    values = option_values(option)
    if text in values:
        return values[text]
    found = whole(text) if option.kind == "number" else None
    if found is not None and fits(option, found):
        return found
    if option.kind == "number" and len(option.values) == 2:
        low, high = option.values
        raise Unanswerable(t("lab.refused.number", word=text, option=option.name, low=low, high=high))
    raise Unanswerable(t("lab.refused.value", word=text, option=option.name, values=", ".join(values)))
