"""A sitting: one game at a table, from its first card to its last, kept as it is played.

It joins the record, which knows the rules, with the store, which forgets nothing: every gesture is committed before
anything of it is shown. Windows show what a sitting gives them and never touch the record: the view of the seat that
the screen is shown to (`seat`), and what that seat was told. Which seat that is changes in `turn_to` alone, behind a
curtain where several persons share a game that hides anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from app.engine import Event, Gesture, Record, Step, View, view
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.chosen import Chosen
from app.session.privacy import Privacy
from app.session.seats import Seated, engine_persons, read_table
from app.store import Store, StoreError
from app.store.files import read_kupa
from app.wording import t
from app.wording.plates import PlateName
from app.wording.sentences import log_lines

SHARED = "shared"
"""In what is kept of a table: true once its persons have changed. Who comes back alone is not taken at their word."""
HIGHEST_DEAL = 999_999_999
"""Deal numbers that are drawn; any other whole number can be asked for."""


def new_deal() -> int:
    """A deal number nobody chose."""
    return SystemRandom().randint(1, HIGHEST_DEAL)


class TakeBack(NamedTuple):
    """What taking back would mean: so many gestures; whether all persons have to agree; whether it cannot be."""

    gestures: int
    consent: bool
    refused: bool


class Sitting:
    """One kept game.

    `trouble` is why what was done last is not kept: the game goes on, and the next act tries again to keep all of it.
    `privacy` says whom the screen is shown to, or whom it is covered for.
    """

    def __init__(self, store: Store, record: Record, id: int, table: Mapping[str, Any], settings: Chosen) -> None:
        """Use `begin`, `resume` or `open_file`."""
        self.store = store
        self.record = record
        self.id = id
        self.table = dict(table)
        self.trouble: StoreError | None = None
        self.exact = True
        self._settings = settings
        settings.keeping.use(store)
        self._seats_waiting = False
        self._changes = 0
        self._copied: int | None = None
        self.seated: tuple[Seated, ...] = read_table(self.table, record.game.seats, settings)
        self.privacy = Privacy()
        self._steps: list[Step] | None = None
        self._lines: dict[int | None, list[list[str]]] = {}
        self._followed: dict[int, int] = {}
        self.turn_to(self.due)

    # How a sitting comes about

    @classmethod
    def begin(cls, store: Store, settings: Chosen, new: NewGame) -> Sitting:
        """A new game. Raises NotationError for bad options, StoreError when it cannot be kept."""
        rules = GAMES[new.game]
        persons = engine_persons(new.seated, rules.info.person)
        record = Record.begin(rules, new.seats, new.seed, new.options, persons)
        table = {"seats": [one.to_json() for one in new.seated], "salt": new_deal()}
        return cls(store, record, store.begin(record, table), table, settings)

    @classmethod
    def resume(cls, store: Store, settings: Chosen, id: int) -> Sitting:
        """A game that was left open. Raises StoreError."""
        kept = store.kept(id)
        sitting = cls(store, store.load(id, GAMES), id, kept.table, settings)
        sitting.exact = kept.revision == sitting.record.rules.info.revision
        return sitting

    @classmethod
    def open_file(cls, store: Store, settings: Chosen, path: Path) -> Sitting:
        """A game out of a `.kupa` file, kept from now on. Raises FileRefused (the file stays as it was), StoreError."""
        opened = read_kupa(path, GAMES)
        sitting = cls(store, opened.record, store.begin(opened.record, opened.table), opened.table, settings)
        sitting.exact = opened.exact
        return sitting

    # What there is

    @property
    def game(self) -> str:
        """The canon's id of the game."""
        return self.record.game.id

    @property
    def seed(self) -> int | None:
        """The deal number, if the game began with a deal."""
        seed = self.record.origin.get("seed")
        return seed if isinstance(seed, int) else None

    @property
    def view(self) -> View:
        """What the seat that the screen is shown to may know; while it is covered, what everybody may."""
        return self.view_of(self.seat)

    def view_of(self, seat: int | None) -> View:
        """What a seat may know; None: what everybody may."""
        return view(self.record.position, seat)

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return self.record.position.turn if self.record.position.result is None else None

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.record.position.result is not None

    @property
    def salt(self) -> int:
        """A number of the table alone, from which computer players take their chance; it tells nothing of the deal."""
        salt = self.table.get("salt")
        return salt if type(salt) is int else 0

    # Whom the screen is shown to

    @property
    def seat(self) -> int | None:
        """The seat that the screen is shown to; None while it is covered, and for an onlooker."""
        return self.privacy.shown

    @property
    def covered(self) -> bool:
        """Whether nobody's view may be shown until the person named has confirmed (`Privacy`)."""
        return self.privacy.covered

    @property
    def due(self) -> int | None:
        """The person who is to have the screen: in turn, else the one who has it or is named, else the first one."""
        persons = self.persons
        wanted = (self.turn, self.privacy.next_seat, *persons)
        return next((seat for seat in wanted if seat in persons), None)

    def turn_to(self, seat: int | None, *, anew: bool = False) -> bool:
        """Turn the screen to a seat (None: to what everybody may see). False where it is covered for that seat instead.

        The one place that decides whether a curtain falls, whatever the reason for the change. It falls before the
        screen goes to a seat it has not been shown to, in a game that hides anything; `anew`: even for the seat that
        has it, since somebody else may sit before it now. Not for what everybody may see, and not when a table opens
        at which one person has always sat alone. A finished game is not covered either, but goes to nobody: after the
        end a move may still be taken back.
        """
        same = not self.covered and seat == self.seat
        if same and not (anew and self.private):
            return True
        if seat is None or not self.record.game.hides or self._alone:
            self.privacy.show(seat)
        elif not self.over:
            self.privacy.cover(seat)
        elif not same:
            self.privacy.show(None)
        return not self.covered

    @property
    def _alone(self) -> bool:
        """Whether the table opens for the one person who has ever sat at it."""
        return self.privacy.fresh and len(self.persons) == 1 and not self.table.get(SHARED)

    # Who sits there

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, one in enumerate(self.seated) if not one.computer]

    @property
    def computers(self) -> list[int]:
        """The seats of computer players."""
        return [seat for seat, one in enumerate(self.seated) if one.computer]

    @property
    def private(self) -> bool:
        """Whether several persons share the screen and something may be hidden from some of them."""
        return len(self.persons) > 1 and self.record.game.hides

    @property
    def names(self) -> dict[int | str, str]:
        """Names of the seats and of simulated players; empty for a person who gave none."""
        names: dict[int | str, str] = {seat: one.name for seat, one in enumerate(self.seated)}
        names.update({who: t(f"seat.{who}") for who in self.record.rules.info.simulated})
        return names

    @property
    def plates(self) -> dict[int | str, PlateName]:
        """The plates of the seats."""
        return {seat: one.plate for seat, one in enumerate(self.seated)}

    def hand_over(self, seat: int, one: Seated) -> None:
        """Somebody else takes a seat: another person, or a computer player.

        Where a new person comes, or the one at the screen leaves, the screen is turned to whom it is due.
        """
        before = self.persons
        self.seated = (*self.seated[:seat], one, *self.seated[seat + 1 :])
        self.table = {**self.table, "seats": [each.to_json() for each in self.seated]}
        self.table.pop("persons", None)
        if self.persons != before:
            self.table[SHARED] = True
        self._seats_waiting = True
        self._kept(self._bring_up)
        came = any(person not in before for person in self.persons)
        stays = self.seat in self.persons and not came
        self.turn_to(self.seat if stays else self.due, anew=came)
        self.forget_log()

    def reread(self) -> None:
        """Take who sits there anew: the person of the settings may have a new name or plate, names a new language."""
        self.seated = read_table(self.table, self.record.game.seats, self._settings)

    # Playing

    def act(self, actions: Sequence[str]) -> Step:
        """Carry out and keep a gesture. Raises IllegalAction; then nothing has changed."""
        step = self.record.act(*actions)
        self._kept(lambda: self.store.act(self.id, self.record.done[-1], self.record))
        self._add(step)
        return step

    def undo(self, count: int = 1) -> list[Gesture]:
        """Take back the last gestures. Raises LookupError."""
        gone = []
        for _ in range(count):
            gesture = self.record.undo()
            gone.append(gesture)
            self._kept(lambda: self.store.undo(self.id, self.record))
            if self._steps:
                self._steps.pop()
            for lines in self._lines.values():
                del lines[len(self.record.done) + 1 :]
        if any(set(self.persons) & gesture.learned for gesture in gone):
            self._note("undone", self.undone_seen + 1)
        done = len(self.record.done)
        self._followed = {seat: min(count, done) for seat, count in self._followed.items()}
        return gone

    def redo(self) -> Step:
        """Do again what was taken back last. Raises LookupError."""
        step = self.record.redo()
        self._kept(lambda: self.store.redo(self.id, self.record))
        self._add(step)
        return step

    def take_back(self) -> TakeBack | None:
        """What it would mean that the seat at the screen takes back what it did last; None where it did nothing.

        Alone it is free. In company it is free until the gesture has shown somebody something new or another seat has
        acted; then all persons have to agree; and never through a reveal (`Record.reveals`, which may take a moment).
        """
        first = self._own_last
        if first is None:
            return None
        done = self.record.done
        if self.record.game.seats == 1:
            return TakeBack(1, False, False)
        consent = any(one.learned or one.seat != self.seat for one in done[first:])
        refused = not self.may_take_back() or any(self.record.reveals(n) for n in range(first, len(done)))
        return TakeBack(len(done) - first, consent, refused)

    def may_take_back(self) -> bool:
        """Whether there is something to take back and it is not plain at once that `take_back` refuses it."""
        first = self._own_last
        if first is None:
            return False
        return self.record.game.seats == 1 or not any(one.surprised for one in self.record.done[first:])

    @property
    def _own_last(self) -> int | None:
        """The number of the last gesture that the seat at the screen made, from 0; None where it made none."""
        done = self.record.done
        if self.seat is None:
            return None
        if self.record.game.seats == 1:
            return len(done) - 1 if done else None
        return next((n for n in range(len(done) - 1, -1, -1) if done[n].seat == self.seat), None)

    def can_redo(self) -> bool:
        """Whether what was taken back last can be done again by the seat at the screen."""
        undone = self.record.undone
        return bool(undone) and undone[-1].seat == (self.seat if self.record.game.seats > 1 else undone[-1].seat)

    def _add(self, step: Step) -> None:
        if self._steps is not None:
            self._steps.append(step)

    # How it is kept

    @property
    def kept(self) -> bool:
        """Whether everything of this game is kept, be it in a file elsewhere."""
        return self.trouble is None or self.copied

    @property
    def copied(self) -> bool:
        """Whether the game was saved in a file as it stands."""
        return self._copied == self._changes

    def keep_now(self) -> bool:
        """Write what could not be kept so far; whether everything of this game is kept now."""
        if self.trouble is not None or not self.store.holds(self.record):
            self._write(self._bring_up)
        return self.kept

    def note_copy(self) -> None:
        """The game as it stands was saved in a file."""
        self._copied = self._changes

    def _kept(self, write: Callable[[], object]) -> None:
        """Keep a change; a failure is remembered, and the next write brings everything up."""
        self._changes += 1
        self._write(write)

    def _write(self, write: Callable[[], object]) -> None:

        def deed() -> bool:
            if self.store.holds(self.record):
                write()
                if self._seats_waiting:
                    self.store.seat(self.id, self.table)
            else:
                self._keep_anew()
            return True

        keeping = self._settings.keeping
        if keeping.attempt("act", deed, False):
            self.trouble = None
            self._seats_waiting = False
        else:
            self.trouble = keeping.refusal

    def _bring_up(self) -> None:
        """Bring the store to where the record stands, whatever was done last."""
        if self.record.done:
            self.store.act(self.id, self.record.done[-1], self.record)
        elif self.record.undone:
            self.store.undo(self.id, self.record)

    def _keep_anew(self) -> None:
        """Keep the whole game in a store that was made anew, under another number where its own is taken."""
        counts = {"hints": self.hints, "undone": self.undone_seen}
        before, self.id = self.id, self.store.keep(self.id, self.record, self.table)
        for name, count in counts.items():
            if count and self.id != before:
                self.store.settings().put(f"{name}.{self.id}", count)

    @property
    def undone_seen(self) -> int:
        """How often a move was taken back by which a card had been seen."""
        return self._count("undone")

    @property
    def hints(self) -> int:
        """How many hints were given."""
        return self._count("hints")

    def count_hint(self) -> None:
        """A hint was given."""
        self._note("hints", self.hints + 1)

    def _count(self, name: str) -> int:
        key = f"{name}.{self.id}"
        count = self._settings.keeping.glance(lambda: self.store.settings().get(key, 0), 0)
        return count if type(count) is int else 0

    def _note(self, name: str, count: int) -> None:
        """Keep a count beside the game."""
        key = f"{name}.{self.id}"
        self._settings.keeping.attempt("setting", lambda: self.store.settings().put(key, count), None)

    # What was told

    @property
    def steps(self) -> list[Step]:
        """Every gesture's step; replayed when first asked for, kept up from then on."""
        if self._steps is None:
            self._steps = self.record.steps()
        return self._steps

    def since_own_turn(self, seat: int) -> int:
        """The number of gestures after the last one that this seat made or has followed at the screen."""
        done = self.record.done
        own = next((n + 1 for n in range(len(done) - 1, -1, -1) if done[n].seat == seat), 0)
        return max(own, self._followed.get(seat, 0))

    def follow(self, seat: int | None = None) -> None:
        """The seat at the screen has seen everything up to now."""
        seen = self.seat if seat is None else seat
        if seen is not None:
            self._followed[seen] = len(self.record.done)

    def retold(self, seat: int | None, first: int) -> tuple[View, list[Event]]:
        """A seat's view after the first gestures, and all it was told since, as one telling."""
        before = view(self.record.position_at(first), seat)
        events: list[Event] = []
        for step in self.steps[first:]:
            base = events[-1].moment + 1 if events else 0
            events += [event._replace(moment=event.moment + base) for event in step.told(seat)]
        return before, events

    def log(self) -> list[list[str]]:
        """Lines in words: of the deal, then of every gesture done, as the seat at the screen learned of them."""
        lines = self._lines.setdefault(self.seat, [])
        # Put into words when it is asked for, so that nothing is written for a seat that does not have the screen.
        for step in [self.record.opening, *self.steps][len(lines) :]:
            lines.append(self._words(step.told(self.seat)))
        return lines

    def log_since(self, first: int) -> list[str]:
        """The lines of the gestures after the first ones."""
        return [line for lines in self.log()[first + 1 :] for line in lines]

    def forget_log(self) -> None:
        """Say the log anew (another language, other names)."""
        self._lines.clear()

    def _words(self, events: Sequence[Event]) -> list[str]:
        return log_lines(self.game, events, self.names)
