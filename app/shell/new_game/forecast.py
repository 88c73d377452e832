"""A forecast for a game being agreed: some quick games in a process of their own (look 13, look newgame-he).

The process is this program's own `simulate`. The first few games soon say how long a game is, and more of them say it
better; if those take too long, they are ended, and what is known stays. Only if the first ones take too long the box
says that it does not know. Nothing ever waits for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.own_process import OwnRun, own_command
from app.shell.kit.paragraphs import text_height
from app.shell.kit.widgets import Label, RoundBox, Words, said
from app.wording import t
from app.wording.bidi import counted
from app.wording.catalogue import has

GAMES = (5, 50, 200)
"""How many games to ask for first, and how many each time those are known."""
SHARES = 50
"""With fewer games than this only the length is shown: the winners of five games say nothing about a seat."""
PATIENCE, FIRST = 8000, 5
"""How long the games may take, ms, and how many times as long the first ones, without which nothing is known."""
REST = 700
"""How long nothing may change before the games begin, ms."""

UNITS: Mapping[str, str] = {"round": "round", "turns": "turn", "turn_no": "turn", "deal": "deal"}
"""The nouns for a game's length, by the name of the rules' own counter."""


class AgreedTable(NamedTuple):
    """The question: the game, the number of seats, the chosen options."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]


class Figures(NamedTuple):
    """The outcome of `games` games: mean length in `noun`, the first seat's share of wins, the share ended by a cap.

    `actions` is the mean number of acts in a game, 0 if the report did not say; `nobody` the share of games without a
    winner.
    """

    games: int
    length: int
    noun: str
    first: float
    cap: float
    actions: float = 0.0
    nobody: float = 0.0


def simulate_command(table: AgreedTable, games: int) -> list[str]:
    """The command line that plays `games` games, from a checkout or from the bundle."""
    words = own_command("simulate", table.game, "--seats", str(table.seats), "--games", str(games))
    # Random players would say nothing about how long people take, because they play unlike anybody.
    words += ["--json", "--jobs", "1", "--players", "quick"]
    for name, value in table.options:
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return words


def figures(report: bytes) -> Figures | None:
    """The figures in a report of `simulate --json`; None if it is not such a report."""
    try:
        data = json.loads(report)
        rounds = data["rounds"]
        noun = UNITS[rounds["var"]] if rounds else "move"
        acts = float(data["actions"]["mean"]) if "actions" in data else 0.0
        length = round(rounds["mean"] if rounds else acts)
        nobody = float(data["nobody"]["share"]) if "nobody" in data else 0.0
        wins, cap = data["wins"][0]["share"], data["cap"]["share"]
        return Figures(data["games"], max(1, length), noun, wins, cap, acts, nobody)
    except (ValueError, LookupError, TypeError):
        return None


class Forecast(QObject):
    """Asks for figures of `table`, the one it was asked about last.

    `told` carries the Figures, each time of more games, or None as soon as the last ones no longer apply; `gave_up`:
    there will be none.
    """

    told = Signal(object)
    gave_up = Signal()

    def __init__(self, patience: int = PATIENCE, rest: int = REST) -> None:
        """Ask nothing yet; times in ms."""
        super().__init__()
        self.table: AgreedTable | None = None
        self._run = OwnRun(self)
        self._run.answered.connect(self._take)
        self._rest = QTimer(self, singleShot=True, interval=rest)
        self._rest.timeout.connect(self._begin)
        self._patience = patience
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._end)
        self._asked = 0

    @property
    def running(self) -> bool:
        """Whether a process is running."""
        return self._run.running

    def ask(self, table: AgreedTable) -> None:
        """Emit the figures of this table once they are known."""
        self.stop()
        self.table = table
        self.told.emit(None)
        self._rest.start()

    def stop(self) -> None:
        """Stop asking."""
        self._rest.stop()
        self._late.stop()
        self._run.stop()

    def _begin(self) -> None:
        self._asked = 0
        self._play()

    def _end(self) -> None:
        """End what takes too long; what is known stays."""
        self.stop()
        if self._asked == 0:
            self.gave_up.emit()

    def _play(self) -> None:
        assert self.table is not None
        self._late.start(self._patience * (FIRST if self._asked == 0 else 1))
        self._run.start(simulate_command(self.table, GAMES[self._asked]))

    def _take(self, report: bytes) -> None:
        self._late.stop()
        found = figures(report)
        if found is None:
            self._end()
            return
        self._asked += 1
        self.told.emit(found)
        if self._asked < len(GAMES):
            self._play()


class ForecastBox(RoundBox):
    """The figures in a box, a line each; it says when they are being computed, and when there are none.

    Its height is the same with words as with figures, so that nothing moves under the pointer when they arrive.
    """

    def __init__(self, forecast: Forecast | None = None, seconds: Callable[[], float] = lambda: 0.0) -> None:
        """`seconds` returns the time an act takes at the pace of the table, s; 0 to say nothing of time."""
        super().__init__("paper_2")
        self.forecast = forecast or Forecast()
        self.forecast.setParent(self)
        self.figures: Figures | None = None
        self._seconds = seconds
        self._known = True
        self.source = Label(self._games, "small", "ink_2", wrap=True)
        head = in_row(Label(said("company.forecast"), "note", bold=True), (self.source, 1), gap=8)
        self.line = _ForecastLines(self._words, self._longest)
        in_column(head, self.line, gap=4, margins=(16, 12, 16, 12), on=self)
        self.forecast.told.connect(self._take)
        self.forecast.gave_up.connect(self._give_up)

    def _take(self, found: Figures | None) -> None:
        self.figures, self._known = found, True
        self._say_again()

    def _give_up(self) -> None:
        self.figures, self._known = None, False
        self._say_again()

    def _say_again(self) -> None:
        for label in (self.source, self.line):
            label.retranslate()

    def _games(self) -> str:
        return t("company.forecast.games", n=self.figures.games) if self.figures else ""

    def _words(self) -> str:
        if self.figures is None:
            return t("company.forecast.working" if self._known else "company.forecast.unknown")
        return self._of(self.figures)

    def _longest(self) -> str:
        """The figures whose sentences need the most room."""
        return self._of(Figures(GAMES[-1], 100, "round", 1.0, 1.0, 1000.0, 1.0))

    def _of(self, found: Figures) -> str:
        """Three lines: the length, the better seat, whether games reach their end; with few games only the first."""
        long = self._length(found)
        if found.games < SHARES:
            return long
        first = t("company.forecast.first", share=found.first)
        if round(100 * found.nobody):
            # Otherwise a small share would read as if the others won the rest.
            first = t("company.forecast.nobody", share=found.first, nobody=found.nobody)
        cut = round(100 * found.cap)
        last = t("company.forecast.cap", share=found.cap) if cut else t("company.forecast.whole")
        return "\n".join((long, first, last))

    def _length(self, found: Figures) -> str:
        """The length and, at the pace of the table, the minutes; or what a game says whose length nobody can foretell.

        Such a game has words of its own for it, `<id>.forecast.length`.
        """
        table = self.forecast.table
        if table is not None and has(own := f"{table.game}.forecast.length"):
            return t(own)
        length = counted(found.length, found.noun)
        minutes = max(1, round(found.actions * self._seconds() / 60))
        if found.actions and self._seconds():
            return t("company.forecast.minutes", length=length, minutes=counted(minutes, "minute"))
        return t("company.forecast.length", length=length)


class _ForecastLines(Label):
    """Words that leave room for the longest that may follow."""

    def __init__(self, words: Words, longest: Words) -> None:
        self._longest = longest
        super().__init__(words, "note", wrap=True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)

    def heightForWidth(self, width: int) -> int:
        """The height of the longest words at this width, px."""
        return max(super().heightForWidth(width), round(text_height(self._longest(), self.font(), width)))
