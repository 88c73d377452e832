"""A sitting: one game at one table, from the first card to the last, kept as it is played.

It connects the record, which knows the rules, with the store: every gesture is committed before any of it is shown.
Windows never touch the record. A sitting gives them the view of the seat that the screen is shown to (`seat`), and what
that seat was told. Only `turn_to` changes that seat; if several people share a game that hides anything, it does so
behind a curtain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from app.engine import Gesture, Position, Record, Step, View, view
from app.games import GAMES, beginning
from app.session import taking_back
from app.session.adaptation import adapted
from app.session.agreement import NewGame
from app.session.chosen import Chosen
from app.session.decisions import Decision, noted, read_advised, with_advised
from app.session.kept_game import KeptGame
from app.session.logbook import Logbook
from app.session.privacy import Privacy
from app.session.rubbers import KEPT, Rubber, read_rubber
from app.session.seal import read_seal, seal
from app.session.seats import Seated, Seating, engine_persons, read_table
from app.session.taking_back import TakeBack
from app.store import SHOWN, Store, StoreError
from app.store.files import read_kupa

if TYPE_CHECKING:
    from app.session.moments import LookedBack

SHARED = "shared"
"""A key kept with a table: True once its persons have changed. A person coming back alone must then confirm first."""
HIGHEST_DEAL = 999_999_999
"""The largest deal number that is drawn; people may ask for any other whole number."""


def new_deal() -> int:
    """Draw a random deal number."""
    return SystemRandom().randint(1, HIGHEST_DEAL)


class Sitting(Seating):
    """One game at one table.

    `record` is the game, `kept` its place in the store, and `logbook` what each seat was told of it. `seated` says who
    sits where, and `privacy` whom the screen is shown to or covered for. `exact` is False if the rules have changed
    since the game was kept. `looked_back` is what was found out about the game at its end, `told_at` after how many
    gestures the result was shown.
    """

    def __init__(self, store: Store, record: Record, id: int, table: Mapping[str, Any], settings: Chosen) -> None:
        """Use `begin`, `play_on`, `resume` or `open_file` instead."""
        self.record = record
        self.kept = KeptGame(store, settings.keeping, record, id, table)
        self.logbook = Logbook(record, lambda: self.names)
        self.exact = True
        self.looked_back: LookedBack | None = None
        self.told_at: int | None = None
        self._settings = settings
        self.seated: tuple[Seated, ...] = read_table(self.table, record.game.seats, settings)
        self.privacy = Privacy()
        self.turn_to(self.due)

    # Begin or resume

    @classmethod
    def begin(cls, store: Store, settings: Chosen, new: NewGame) -> Sitting:
        """Begin a new game, with computer players who have adapted to the games before.

        Raises NotationError for bad options (RulesFailed for an own game's), StoreError if it cannot be kept.
        """
        rules = GAMES[new.game]
        seated = new.seated
        if any(one.adapts for one in seated):
            seated = adapted(seated, reversed(store.history(new.game)))
        persons = engine_persons(seated, rules.info.person)
        with beginning(new.game):
            record = Record.begin(rules, new.seats, new.seed, new.options, persons)
        seats = [one.to_json() for one in seated]
        table = {"seats": seats, "salt": new_deal(), "seal": seal(record).to_json()}
        if new.rubber is not None:
            table[KEPT] = new.rubber.to_json()
        return cls(store, record, store.begin(record, table), table, settings)

    @classmethod
    def play_on(cls, store: Store, settings: Chosen, position: Position, seated: Sequence[Seated]) -> Sitting:
        """Begin a game in a position of another one, which stays as it was. It will not count. Raises StoreError."""
        record = Record.from_position(position)
        table = {"seats": [one.to_json() for one in seated], "salt": new_deal()}
        return cls(store, record, store.begin(record, table), table, settings)

    @classmethod
    def resume(cls, store: Store, settings: Chosen, id: int) -> Sitting:
        """Resume a game that was left open. Raises StoreError."""
        kept = store.kept(id)
        record = store.load(id, GAMES)
        sitting = cls(store, record, id, kept.table, settings)
        sitting.exact = kept.revision == sitting.record.rules.info.revision
        return sitting

    @classmethod
    def open_file(cls, store: Store, settings: Chosen, path: Path) -> Sitting:
        """Open a `.kupa` file and keep the game; a finished one that is kept already is not kept twice.

        Raises FileRefused (the file stays as it was), StoreError.
        """
        opened = read_kupa(path, GAMES)
        same = _kept_already(store, opened.record, opened.table) if opened.exact else None
        if same is not None:
            return cls.resume(store, settings, same)
        sitting = cls(store, opened.record, store.begin(opened.record, opened.table), opened.table, settings)
        sitting.exact = opened.exact
        return sitting

    # What is played

    @property
    def id(self) -> int:
        """Its number in the store."""
        return self.kept.id

    @property
    def table(self) -> dict[str, Any]:
        """What is kept beside the record, such as who sits there, and the table's own number."""
        return self.kept.table

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
    def fingerprint(self) -> str:
        """What people are shown of the sealed deal; empty for a game of an earlier version, which has no seal."""
        kept = read_seal(self.table)
        return "" if kept is None else kept.fingerprint

    @property
    def view(self) -> View:
        """What the seat that the screen is shown to may know; while it is covered, what everybody may know."""
        return self.view_of(self.seat)

    def view_of(self, seat: int | None) -> View:
        """Return what a seat may know, or what everybody may know (None)."""
        p = self.record.position
        # The legal actions are known here. The view would find the same ones, but only by dealing a world.
        return view(p, seat, p.game.rules.legal(p) if seat is not None and seat == p.turn else None)

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return self.record.position.turn if self.record.position.result is None else None

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.record.position.result is not None

    @property
    def rubber(self) -> Rubber | None:
        """The rubber that this game belongs to, with this game's winners if it is over and counts; None if to none."""
        kept, result = read_rubber(self.table, self.record.game.seats), self.record.position.result
        return kept if kept is None or result is None or self.demonstrated else kept.after(result.seats)

    def rubber_told(self, seen: View) -> Rubber | None:
        """The same while the game has been told as far as `seen`: before its end nothing says who won."""
        return self.rubber if seen.over else read_rubber(self.table, self.record.game.seats)

    @property
    def goes_on(self) -> bool:
        """Whether this game belongs to a rubber that nobody has won yet, so that another game of it follows."""
        return self.rubber is not None and self.rubber.goes_on

    @property
    def result_told(self) -> bool:
        """Whether the person has been shown how the game ended."""
        return self.told_at == len(self.record.done)

    @property
    def salt(self) -> int:
        """The table's own number, the source of the computer players' chance; it reveals nothing about the deal."""
        salt = self.table.get("salt")
        return salt if type(salt) is int else 0

    @property
    def demonstrated(self) -> bool:
        """Whether the computer has played on for the person, so that the game does not count."""
        return self.table.get(SHOWN) is True

    def demonstrate(self) -> None:
        """Note that the computer plays on for the person."""
        if not self.demonstrated:
            self.kept.lay_beside({**self.table, SHOWN: True})

    @property
    def advised(self) -> set[tuple[int, str]]:
        """What hints said to do, each with the number of the gesture, from 0, that was to be made then."""
        return read_advised(self.table)

    def advise(self, action: str) -> None:
        """Keep what a hint says to do next, and count the hint; the same one counts once."""
        new = (len(self.record.done), action)
        if new not in self.advised:
            self.kept.lay_beside(with_advised(self.table, {*self.advised, new}))
            self.kept.count_hint()

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
        """The seat to show the screen to: the person in turn, else the one who has it or is named, else the first."""
        persons = self.persons
        wanted = (self.turn, self.privacy.next_seat, *persons)
        return next((seat for seat in wanted if seat in persons), None)

    def turn_to(self, seat: int | None, *, anew: bool = False) -> bool:
        """Show the screen to a seat, or what everybody may see (None). False if it is covered for that seat instead.

        Nothing else decides whether a curtain falls. In a game that hides anything, it falls before the screen goes to
        another seat; with `anew` also for the seat that has the screen, because somebody else may be in front of it
        now. It does not fall before what everybody may see, nor when a table opens at which one person has always sat
        alone. A finished game is not covered either, but it is shown to no seat, because a move may still be taken
        back.
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
    def looks(self) -> bool:
        """Whether the last act gave the person at the screen something to look at before they pass it on."""
        done = self.record.done
        return self.seat is not None and bool(done) and (self.seat in done[-1].learned or done[-1].seat != self.seat)

    def leave_screen(self) -> bool:
        """Cover the screen because the window is left or put away. Return False if there is nothing to cover.

        The person coming back must confirm.
        """
        if self.covered or self.seat is None or self.over or not self.private:
            return False
        turn = self.turn
        return not self.turn_to(turn if turn in self.persons and not self.looks else self.seat, anew=True)

    @property
    def _alone(self) -> bool:
        """Whether the table opens for the only person who has ever sat at it."""
        return self.privacy.fresh and len(self.persons) == 1 and not self.table.get(SHARED)

    # Who sits there

    @property
    def private(self) -> bool:
        """Whether several persons share the screen and something may be hidden from some of them."""
        return len(self.persons) > 1 and self.record.game.hides

    def hand_over(self, seat: int, one: Seated) -> None:
        """Let somebody else take a seat: another person, or a computer player.

        If a new person comes, or the one at the screen leaves, the screen goes to the seat that is `due`.
        """
        before = self.persons
        self.seated = (*self.seated[:seat], one, *self.seated[seat + 1 :])
        table = {**self.table, "seats": [each.to_json() for each in self.seated]}
        table.pop("persons", None)
        if self.persons != before:
            table[SHARED] = True
        self.kept.lay_beside(table)
        came = any(person not in before for person in self.persons)
        stays = self.seat in self.persons and not came
        self.turn_to(self.seat if stays else self.due, anew=came)
        self.logbook.forget_words()

    def reread(self) -> None:
        """Read again who sits there: the person may have changed their name, plate or language."""
        self.seated = read_table(self.table, self.record.game.seats, self._settings)

    # Playing

    def act(self, actions: Sequence[str], decision: Decision | None = None) -> Step:
        """Carry out a gesture and keep it, with how it was decided if a computer player made it.

        Raises IllegalAction, and for a person's own game also WithoutEnd and whatever its rules raise; then nothing has
        changed.
        """
        step = self.record.act(*actions)
        table = noted(self.table, len(self.record.done) - 1, decision, last=not self.record.undone)
        self.kept.acted(None if table == self.table else table)
        self.logbook.add(step)
        return step

    def undo(self, count: int = 1) -> list[Gesture]:
        """Take back the last gestures. Raises LookupError."""
        gone = []
        for _ in range(count):
            gone.append(self.record.undo())
            self.kept.undone()
            self.logbook.take_back()
        if any(set(self.persons) & gesture.learned for gesture in gone):
            self.kept.count_undone()
        return gone

    def redo(self) -> Step:
        """Redo the gesture taken back last. Raises LookupError."""
        step = self.record.redo()
        self.kept.redone()
        self.logbook.add(step)
        return step

    def take_back(self) -> TakeBack | None:
        """Return what it would mean if the seat at the screen took back its last gesture (`taking_back`).

        The only person at a table has nobody to ask.
        """
        meant = taking_back.take_back(self.record, self.seat)
        return meant and meant._replace(consent=meant.consent and len(self.persons) > 1)

    def may_take_back(self) -> bool:
        """Return whether the seat at the screen has something to take back that is not plainly refused."""
        return taking_back.may_take_back(self.record, self.seat)

    def may_redo(self) -> bool:
        """Return whether the seat at the screen may redo what was taken back last."""
        return taking_back.may_redo(self.record, self.seat)

    # What was told

    def log(self) -> list[list[str]]:
        """Return the lines of the log as the seat at the screen learned them: for the deal, then for every gesture."""
        return self.logbook.lines(self.seat)


def _kept_already(store: Store, record: Record, table: Mapping[str, Any]) -> int | None:
    """The number under which this finished game of this table is kept; None if it is not, or goes on."""
    if record.position.result is None:
        return None
    whole = record.to_json()
    for kept in store.history(record.game.id):
        with suppress(StoreError):
            if kept.table == table and store.load(kept.id, GAMES).to_json() == whole:
                return kept.id
    return None
