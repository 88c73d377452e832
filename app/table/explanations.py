"""What the voice explains, and to whom it has: a line that somebody has read often enough is left out. No Qt.

A game's controller says in `Prompt.explains` what is true of such a decision every time. It is said at the first
decisions of a seat, three in the first games of a kind and one in later ones; if there is more to explain than has room
in two lines, the rest at the next decision. After that the voice leaves it out until the person asks: with the key that
says again what may be done, or by pointing at the voice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from app.table.commands import COMMANDS, Command
from app.table.meanwhile import ROOM
from app.table.prompts import Prompt
from app.wording import t
from app.wording.bidi import FSI, LRI, PDI, bare

BESIDE = 18
"""How many characters of two lines a button takes besides twice its label."""
CLOSE = 40
"""By how many characters a single explanation may exceed that room: the voice then writes smaller in a small window."""
TIMES, TIMES_LATER = 3, 1
"""At how many decisions of a seat something is explained, in the first games of a kind, and in later ones."""


class Explanations:
    """The explanations given at one table, by seat."""

    def __init__(self, *, new: bool) -> None:
        """For a table at which nothing has been explained; `new`: it is one of the first games of a kind."""
        self._new = new
        self._given = Counter[tuple[int | None, str]]()
        self._standing: set[tuple[int | None, str]] = set()
        """What has been said since somebody last acted."""
        self._asked_at: dict[tuple[int | None, str], tuple[Callable[[], Prompt], int]] = {}
        """What makes a prompt that explains a line, in the language in use, and at which place it does."""
        self._way_told = False
        self._way_stands = False
        """Whether it has been said, at this table and at this decision, how to ask for an explanation."""
        self.asked = False
        """Whether the person asks for the explanation now."""
        self.held_back = False
        """Whether the last prompt had an explanation that was left out."""
        self.put_off = False
        """Whether what is explained at this decision is left to the next one, because something else needs the room."""

    def told(self, seat: int | None, ask: Callable[[], Prompt], before: str = "") -> Prompt:
        """The prompt that `ask` makes as this seat should read it now, with or without its explanation.

        What is said `before` it takes some of the room.
        """
        prompt = ask()
        lines = _lines(prompt)
        for place, line in enumerate(lines):
            self._asked_at.setdefault((seat, same(line)), (ask, place))
        due = self._due(seat, lines)
        given = lines if self.asked else self._fitting(due, prompt._replace(detail=f"{before} {prompt.detail}".strip()))
        if self.put_off and not self.asked:
            self.held_back, self._standing = bool(lines), set()
            return prompt.adding()
        self._standing.update((seat, same(line)) for line in given)
        self.held_back = len(given) < len(lines)
        if lines and not due and not given and self._new and (self._way_stands or not self._way_told):
            self._way_told = self._way_stands = True
            given = [t("table.explained", key=COMMANDS[Command.REPEAT].keys[0])]
        return prompt.adding(*given)

    def _due(self, seat: int | None, lines: Sequence[str]) -> Sequence[str]:
        """Those of the lines that this seat has not read often enough, the least read first."""
        most = TIMES if self._new else TIMES_LATER
        due = [line for line in lines if self._given[seat, same(line)] < most]
        return sorted(due, key=lambda line: self._given[seat, same(line)])

    @staticmethod
    def _fitting(due: Sequence[str], prompt: Prompt) -> Sequence[str]:
        """Those of these lines for which there is room, in the order of the prompt; one at least without news."""
        room, given = left_by(prompt), list[str]()
        for line in due:
            left = room - len(bare(line))
            if left >= (0 if given else -CLOSE if prompt.detail else -ROOM):
                given.append(line)
                room = left
        return [line for line in _lines(prompt) if line in given]

    def acted(self) -> None:
        """Note that the person has acted, having read what the voice said."""
        self._given.update(self._standing)
        self.forget()

    def translate(self) -> None:
        """Go on counting, in the language in use now, what has been explained in another one."""
        named = {}
        for (seat, words), (ask, place) in self._asked_at.items():
            lines = _lines(ask())
            named[seat, words] = (seat, same(lines[place]) if place < len(lines) else words)
        self._asked_at = {named[line]: asked for line, asked in self._asked_at.items()}
        self._given = Counter({named[line]: times for line, times in self._given.items()})
        self._standing = {named[line] for line in self._standing}

    def give_way(self) -> None:
        """Note that other words stand where something was explained, which therefore nobody reads."""
        self.held_back |= bool(self._standing)
        self._standing = set()

    def forget(self) -> None:
        """Forget what has been said at this decision, because the screen goes to somebody else."""
        self._standing = set()
        self._way_stands = self.asked = False
        self.put_off = False


def _lines(prompt: Prompt) -> list[str]:
    """What a prompt explains, line by line."""
    return [line for line in prompt.explains.split("\n") if line]


def left_by(prompt: Prompt) -> int:
    """How many characters its second line and its buttons leave for an explanation in a small window."""
    taken = sum(BESIDE + 2 * len(bare(button.label)) for button in prompt.buttons)
    return ROOM - len(bare(prompt.detail)) - taken


def same(words: str) -> str:
    """What one explanation has in common whatever cards, names and figures it mentions."""
    return re.sub(f"[{FSI}{LRI}][^{PDI}]*{PDI}", "", words)
