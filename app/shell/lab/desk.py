"""The lab's desk: the experiment that is set up, and the run that answers it, polled by a timer.

It outlives the page that shows it. A run is written to the notebook as it goes. Asking the same experiment again finds
the kept one, which goes on where it stopped. So nothing is lost when the window closes, and no game is played twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine import Rules
from app.lab.experiment import (
    DEFAULT_GAMES,
    NEEDS_B,
    Experiment,
    QuestionName,
    Restriction,
    Side,
    Unreadable,
    default_experiment,
)
from app.lab.findings import LabAnswer
from app.lab.notebook import Journal, KeptExperiment, Notebook, NotKept
from app.lab.processes import Processes
from app.lab.run import Progress, Run, rehearsed
from app.shell.lab.behind import with_games
from app.shell.lab.words import experiment_name

POLL_MS = 60
"""The interval between two polls of the run, ms."""

TOGETHER: tuple[QuestionName, ...] = ("seats", "length", "ends", "fires")
"""Questions that need only the games themselves: asking one of them asks them all."""

GAMES_CHOICES = (200, 1000, 2000, DEFAULT_GAMES, 20_000, 100_000)
"""The numbers of deals to choose from."""

SIMILAR = 20
"""How many kept experiments of one name to search for the same one."""

SPARE_AFTER = 3.0
"""The time for which a run has the machine to itself before the processes of the next run are started, s."""


class PlayedHere:
    """Makes runs in processes of this machine, and starts the processes of the next run in advance.

    So pressing *Run* waits for games and not for programs to start.
    """

    def __init__(self) -> None:
        """No process runs before `prepare`."""
        self._ready: Processes | None = None

    def prepare(self, game: str) -> None:
        """Start the processes of the next run, which is probably about this game, unless they are running already."""
        if self._ready is None:
            self._ready = Processes()
            self._ready.warm(rehearsed, game)

    def run(self, experiment: Experiment, journal: Journal | None) -> Run:
        """A run, which takes the ready processes when it starts."""
        return Run(experiment, executor=self._take, journal=journal)

    def _take(self) -> Processes:
        ready, self._ready = self._ready, None
        return ready or Processes()

    def close(self) -> None:
        """End the processes that no run has taken."""
        ready, self._ready = self._ready, None
        if ready is not None:
            ready.end()


class Desk(QObject):
    """The desk.

    `changed` is emitted when the experiment or its run is replaced, `answered` when there are newer answers, `moved` as
    the run gets on. `failed` carries the exception that keeps an experiment from being stored (`trouble_words` says
    it).
    """

    changed = Signal()
    answered = Signal()
    moved = Signal()
    failed = Signal(object)

    def __init__(
        self, notebook: Notebook, games: Mapping[str, Rules], here: PlayedHere | None = None, game: str = ""
    ) -> None:
        """Ask nothing yet, about `game` or else the first game. `here` makes the runs."""
        super().__init__()
        self.notebook, self.games = notebook, games
        self._here = here or PlayedHere()
        self.game = game if game in games else next(iter(games))
        self.a = self._usual(self.game)
        self.b: Side | None = None
        self.wanted = DEFAULT_GAMES
        self.question: QuestionName = "seats"
        self.without: Restriction | None = None
        self.check = False
        self.run: Run | None = None
        self.name = ""
        self.asked: Experiment | None = None
        self.progress: Progress | None = None
        self._waiting = False
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.poll)

    def _usual(self, game: str) -> Side:
        return Side(self.games[game].info.seats[0])

    # Setting up

    def choose_game(self, game: str) -> None:
        """Ask about another game, with its fewest seats and its usual options."""
        self.game = game
        self.a = self._usual(game)
        self.b = self.without = None
        if self.question in NEEDS_B:
            self.question = "seats"
        self.changed.emit()

    def side(self, which: str) -> Side | None:
        """A side, `a` or `b`; None if nothing is compared."""
        return self.a if which == "a" else self.b

    def set_side(self, which: str, side: Side | None) -> None:
        """Set a side; without a side B nothing is compared."""
        if which == "a" and side is not None:
            self.a = side
        elif which == "b":
            first = self.b is None and side is not None
            self.b = side
            if first:
                self.question = "compare"
            elif side is None and self.question in NEEDS_B:
                self.question = "seats"
        self.changed.emit()

    def set_wanted(self, games: int) -> None:
        """Set how many deals to play on each side."""
        self.wanted = games
        self.changed.emit()

    def set_check(self, check: bool) -> None:
        """Set whether every game is checked against the laws of the program."""
        self.check = check
        self.changed.emit()

    def set_without(self, without: Restriction | None) -> None:
        """Set what is played without."""
        self.without = without
        self.changed.emit()

    @property
    def experiment(self) -> Experiment:
        """The experiment as it is set up, for the chosen question."""
        questions: tuple[QuestionName, ...] = (self.question,)
        if self.question in (*TOGETHER, *NEEDS_B):
            questions = TOGETHER if self.b is None else ("compare", *TOGETHER, "parting")
        return Experiment(
            self.game, questions, self.a, self.b, games=self.wanted, check=self.check,
            without=self.without if self.question == "without" else None,
            revision=self.games[self.game].info.revision,
        )  # fmt: skip

    @property
    def current(self) -> bool:
        """Whether the run answers the experiment as it is set up."""
        asked, wanted = self.asked, self.experiment
        if asked is None or self.question not in asked.questions:
            return False
        return _same(replace(asked, questions=wanted.questions), wanted)

    # Running

    def ask(self, question: QuestionName) -> None:
        """Ask a question: show its answer if the run gives one already, else begin a run."""
        self.question = question
        if self.current:
            self.changed.emit()
        else:
            self.start()

    def start(self) -> None:
        """Answer the experiment as it is set up, continuing it if it was ever begun."""
        self._begin(self.experiment)

    def ask_everything(self) -> None:
        """Ask all questions that need no second side, about the game as it is set up."""
        usual = default_experiment(self.game, self.games, self.a.seats)
        whole = replace(usual, a=self.a, b=self.b, games=self.wanted, check=self.check)
        if self.b is not None:
            whole = replace(whole, questions=("compare", *whole.questions, "parting"))
        if self.question not in whole.questions:
            self.question = whole.questions[0]
        self._begin(whole)

    def _begin(self, experiment: Experiment) -> None:
        self.close()
        journal: Journal | None = None
        try:
            journal = self._journal(experiment)
        except (NotKept, Unreadable, LookupError, FileExistsError, ValueError) as trouble:
            # The run goes on without being kept, and the person is told.
            self.failed.emit(trouble)
        self._take(experiment if journal is None else journal.experiment, journal)
        if journal is not None and journal.experiment.games < experiment.games and self.run is not None:
            self.run.extend(experiment.games - journal.experiment.games)
        self.go_on()

    def _journal(self, experiment: Experiment) -> Journal:
        """The journal of this experiment: the kept one of its own name, or a new one. Raises what the notebook raises.

        A journal that somebody has renamed is theirs and is not searched for.
        """
        wanted = experiment_name(experiment)
        free = self.notebook.free_name(wanted)
        for name in (wanted, *(f"{wanted} {n}" for n in range(2, SIMILAR))):
            if name == free:
                break
            with suppress(Unreadable, LookupError):
                found = self.notebook.open(name)
                if _same(found.experiment, experiment):
                    return found
        return self.notebook.begin(free, experiment)

    def _take(self, experiment: Experiment, journal: Journal | None) -> None:
        self.asked = experiment
        self.name = "" if journal is None else journal.path.stem
        self.run = self._here.run(experiment, journal)
        self.progress = self.run.poll()
        self.changed.emit()

    def go_on(self) -> None:
        """Play; after a pause or a trouble, go on."""
        if self.run is None:
            return
        self.run.start()
        self._timer.start()
        self.poll()

    def pause(self) -> None:
        """Hand out no more games."""
        if self.run is not None:
            self.run.pause()
            self.poll()

    def cancel(self) -> None:
        """End all workers immediately; what was counted stays."""
        if self.run is not None:
            self.run.cancel()
            self.poll()

    def more(self, games: int) -> None:
        """Ask for this many more deals of the present experiment."""
        if self.run is not None:
            self.set_wanted(self.wanted + games)
            self.run.extend(games)
            self.go_on()

    def poll(self) -> None:
        """Ask the run how far it is."""
        if self.run is None:
            return
        before = self.progress
        self.progress = self.run.poll()
        if self.progress.seconds > SPARE_AFTER or self.progress.state == "done":
            self._here.prepare(self.game)
        if before is None or before.version != self.progress.version:
            self.answered.emit()
        self.moved.emit()
        if self.progress.state not in ("running", "ready"):
            # Games still being played at a pause are counted when they come in, but nobody waits for them.
            self._timer.setInterval(POLL_MS * 8)
            if self.progress.state in ("done", "cancelled"):
                self._timer.stop()
        else:
            self._timer.setInterval(POLL_MS)

    def put_off(self) -> None:
        """Poll the run only after a whole interval, because this turn of the event loop has had enough work."""
        if self._timer.isActive():
            self._timer.start()

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.progress is not None and self.progress.state == "running"

    def stand_aside(self) -> None:
        """Pause until somebody comes back, because the person leaves the page."""
        self._waiting = self.running
        if self._waiting:
            self.pause()
        self._here.close()

    def come_back(self) -> None:
        """Go on if the run was going on, and be ready for the next question."""
        if self.game not in self.games:
            # An own game that has been switched off in the meantime.
            self.close()
            self.choose_game(next(iter(self.games)))
        if not self.running:
            self._here.prepare(self.game)
        if self._waiting:
            self._waiting = False
            self.go_on()

    def end(self) -> None:
        """End the run and every process, because the window closes."""
        self.close()
        self._here.close()

    def close(self) -> None:
        """End the run; what was counted is kept."""
        self._timer.stop()
        run, self.run = self.run, None
        self.asked = self.progress = None
        self.name = ""
        if run is not None:
            run.close()

    @property
    def answer(self) -> LabAnswer | None:
        """The latest answer to the chosen question, with games behind each figure; None if there is none yet.

        An answer that no game will ever be played for only says what is lacking.
        """
        if self.run is None or not self.current:
            return None
        found = next((one for one in self.run.answers if one.question == self.question), None)
        if found is None:
            return None
        lacking = bool(found.lacks) and not found.findings and not found.charts
        return with_games(found, self.run.counted) if found.games or lacking else None

    # Kept experiments

    def kept(self) -> list[KeptExperiment]:
        """All kept experiments, the latest first; empty if the folder cannot be read."""
        with suppress(OSError):
            return self.notebook.list()
        return []

    def open(self, name: str) -> None:
        """Show a kept experiment, without continuing it before somebody says so.

        Raises LookupError, Unreadable, NotKept.
        """
        if name == self.name and self.asked is not None:
            # It is on the desk, and goes on there; but something else may have been set up since.
            self._set_up(self.asked)
            self.changed.emit()
            return
        self.close()
        journal = self.notebook.open(name)
        self._set_up(journal.experiment)
        self.wanted = journal.experiment.games
        self._take(journal.experiment, journal)
        self._timer.start()

    def _set_up(self, experiment: Experiment) -> None:
        self.game = experiment.game
        self.a, self.b = experiment.a, experiment.b
        self.without, self.check = experiment.without, experiment.check
        if self.question not in experiment.questions:
            self.question = experiment.questions[0]

    def rename(self, old: str, new: str) -> None:
        """Rename a kept experiment; if it is on the desk, close it first and open it again afterwards.

        Raises FileExistsError, LookupError, NotKept, ValueError.
        """
        self._away_for(old, lambda: self.notebook.rename(old, new), new)

    def remove(self, name: str) -> None:
        """Delete a kept experiment; the person has confirmed it. Raises LookupError, NotKept."""
        self._away_for(name, lambda: self.notebook.remove(name), "")

    def _away_for(self, name: str, deed: Callable[[], object], after: str) -> None:
        """Do something with a file that must not be open; then open it again as `after`, if that is a name."""
        own = bool(name) and name == self.name
        was_running = self.running
        if own:
            self.close()
        try:
            deed()
        except (OSError, LookupError, ValueError):
            after = name
            raise
        finally:
            if own and after:
                self.open(after)
                if was_running:
                    self.go_on()
        if own and not after:
            self.changed.emit()


def _same(one: Experiment, other: Experiment) -> bool:
    """Whether two experiments ask the same questions about the same games, whatever the number of games."""
    return replace(one, games=0) == replace(other, games=0)
