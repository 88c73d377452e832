"""The command line of a bench, read in the same way for all: numbers, names of games, and options of its own.

`python3 dev.py bench NAME [NUMBER ...] [GAME ...]`. Words that read as numbers are taken in the order in which the
bench names its numbers; all other words are games. Each may be left out. `--help` prints the docstring of the bench. A
command line that cannot be read is answered by one sentence and exit code 2.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from app.games import GAMES


class Number(NamedTuple):
    """A number that a bench can be given: its name, its default, and its minimum.

    It must be a whole number if `usual` is one.
    """

    name: str
    usual: float
    least: float = 0


class Question(argparse.ArgumentParser):
    """The command line of one bench. Options that start with dashes are added as to any parser (`add_argument`)."""

    def __init__(
        self,
        bench: str,
        doc: str | None,
        *numbers: Number,
        games: Collection[str] = (),
        known: Collection[str] = (),
        noun: str = "game",
    ) -> None:
        """Read `numbers` and, if there are any, `games`: those measured unless the command line names some of `known`.

        Without `known` all of `games` may be named; without `games` none. `doc` is the bench's docstring, `noun` the
        word for a game in the usage.
        """
        shown = [f"[{one.name.upper()}]" for one in numbers] + [f"[{noun.upper()} ...]"] * bool(games)
        super().__init__(
            prog=f"dev.py bench {bench}",
            usage=" ".join(["dev.py", "bench", bench, "[--help]", *shown]),
            description=doc,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.numbers = numbers
        self.games = list(games)
        self.known = list(known or games)
        self.noun = noun

    def asked(self, words: Sequence[str]) -> argparse.Namespace:
        """Read a command line; return each number and each option of the bench by its name, and `games`.

        Ends the process with a sentence if the command line cannot be read.
        """
        found, rest = self.parse_known_args(list(words))
        numbers = list(self.numbers)
        games: list[str] = []
        for word in rest:
            if word.startswith("--"):
                self.error(f"there is no {word} here")
            if not is_number(word):
                games.append(self.game(word))
            elif numbers:
                number = numbers.pop(0)
                setattr(found, number.name, self.number(number, word))
            else:
                self.error(f"{word} is a number too many")
        for number in numbers:
            setattr(found, number.name, number.usual)
        found.games = games or self.games
        return found

    def number(self, number: Number, word: str) -> float:
        """The number that a word stands for."""
        whole = isinstance(number.usual, int)
        value = float(word)
        if not math.isfinite(value) or value < number.least or (whole and value != int(value)):
            kind = "whole number" if whole else "number"
            self.error(f"{number.name.upper()} is a {kind} from {number.least} on, not {word}")
        return int(value) if whole else value

    def game(self, word: str) -> str:
        """Return a word if it names a game that this bench can measure."""
        if not self.known:
            self.error(f"{word} is not a number, and nothing else can be said here")
        if word not in self.known:
            why = "cannot be measured here" if word in GAMES else f"is no {self.noun}"
            self.error(f"{word} {why}; these can be: {', '.join(self.known)}")
        return word


def is_number(word: str) -> bool:
    """Whether a word reads as a number, infinity and NaN included."""
    try:
        float(word)
    except ValueError:
        return False
    return True
