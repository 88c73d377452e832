"""A forecast for a game that is being agreed: some quick games in a process of their own (look 13, look newgame-he).

The process is this program's own `simulate`. If the games take too long, they are ended and fewer are asked for; if
those take too long too, nothing is shown. Nothing ever waits for it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.own_process import end_process, own_command, quiet_process
from app.shell.kit.widgets import Label, RoundBox, said
from app.wording import t
from app.wording.bidi import counted

GAMES = (200, 50)
"""How many games are asked for first, and how many if those take too long."""
PATIENCE = 3000
"""How long they may take, ms."""
REST = 700
"""How long nothing must have changed before it begins, ms."""

UNITS: Mapping[str, str] = {"round": "round", "turns": "turn", "turn_no": "turn", "deal": "deal"}
"""The nouns that count a game's length, by the rules' own counter."""


class AgreedTable(NamedTuple):
    """What is asked about: the game, the number of seats, the chosen options."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]


class Figures(NamedTuple):
    """The outcome of `games` games: mean length in `noun`, the first seat's share of wins, the share ended by a cap."""

    games: int
    length: int
    noun: str
    first: float
    cap: float


def simulate_command(table: AgreedTable, games: int) -> list[str]:
    """The command line that plays so many games, from a checkout or from the bundle."""
    words = own_command("simulate", table.game, "--seats", str(table.seats), "--games", str(games))
    # Random play says nothing about how long people take: it lays what nobody would lay.
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
        length = round((rounds or data["actions"])["mean"])
        return Figures(data["games"], max(1, length), noun, data["wins"][0]["share"], data["cap"]["share"])
    except (ValueError, LookupError, TypeError):
        return None


class Forecast(QObject):
    """Asks for figures. `told` carries the Figures, or None as soon as the last ones no longer apply."""

    told = Signal(object)

    def __init__(self, parent: QObject | None = None, patience: int = PATIENCE, rest: int = REST) -> None:
        """Nothing has been asked yet; times in ms."""
        super().__init__(parent)
        self._table: AgreedTable | None = None
        self._process: QProcess | None = None
        self._rest, self._late = QTimer(self), QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(rest)
        self._rest.timeout.connect(self._begin)
        self._late.setSingleShot(True)
        self._late.setInterval(patience)
        self._late.timeout.connect(self._hurry)
        self._asked = 0

    @property
    def running(self) -> bool:
        """Whether a process is running."""
        return self._process is not None

    def ask(self, table: AgreedTable) -> None:
        """Emit the figures of this table once they are known."""
        self.stop()
        self._table = table
        self.told.emit(None)
        self._rest.start()

    def stop(self) -> None:
        """Stop asking."""
        self._rest.stop()
        self._late.stop()
        process, self._process = self._process, None
        if process is not None:
            end_process(process)

    def _begin(self) -> None:
        self._asked = 0
        self._play(GAMES[0])

    def _hurry(self) -> None:
        """It takes too long: ask for fewer games, or give up."""
        self.stop()
        self._asked += 1
        if self._asked < len(GAMES):
            self._play(GAMES[self._asked])

    def _play(self, games: int) -> None:
        assert self._table is not None
        program, *words = simulate_command(self._table, games)
        process = self._process = quiet_process(self)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        process.start(program, words)
        self._late.start()

    def _failed(self) -> None:
        if self._process is not None and self._process.state() == QProcess.ProcessState.NotRunning:
            self.stop()

    def _finished(self) -> None:
        process, self._process = self._process, None
        self._late.stop()
        if process is not None:
            found = figures(bytes(process.readAllStandardOutput().data()))
            process.deleteLater()
            if found is not None:
                self.told.emit(found)


class ForecastBox(RoundBox):
    """The figures in a box that appears only when they are known."""

    def __init__(self, forecast: Forecast | None = None) -> None:
        super().__init__("paper_2")
        self.forecast = forecast or Forecast()
        self.forecast.setParent(self)
        self.figures: Figures | None = None
        head = in_row(
            Label(said("company.forecast"), "note", bold=True),
            (Label(self._games, "small", "ink_2", wrap=True), 1),
            gap=8,
        )
        self.line = Label(self._words, "note", wrap=True)
        in_column(head, self.line, gap=4, margins=(16, 12, 16, 12), on=self)
        # Its room is kept, so that nothing moves under the pointer when the figures arrive.
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.forecast.told.connect(self._take)
        self.hide()

    def _take(self, found: Figures | None) -> None:
        self.figures = found
        if found is not None:
            for label in self.findChildren(Label):
                label.retranslate()
            self.show()
        else:
            self.hide()

    def _games(self) -> str:
        return t("company.forecast.games", n=self.figures.games) if self.figures else ""

    def _words(self) -> str:
        known = self.figures
        if known is None:
            return "\u00a0"
        parts = [
            t("company.forecast.length", length=counted(known.length, known.noun)),
            t("company.forecast.first", share=known.first),
            t("company.forecast.cap", share=known.cap),
        ]
        return "    ".join(parts)

