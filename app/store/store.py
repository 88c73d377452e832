"""The store: every game at a table, gesture by gesture, each committed before the call returns.

The record in memory is the truth of the sitting; the store keeps the same line of gestures and only writes where
the two differ. So a call that failed (a full disk) is made good by the next one that does not.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self
from weakref import WeakKeyDictionary

from app import __version__
from app.engine import OVER, Gesture, Record, Result, Rules, position_to_json
from app.store.database import PATIENCE, Clock, Database, utc_now
from app.store.errors import ChangedElsewhere, GameRefused, NoSuchGame, StoreError
from app.store.plain_json import read, written
from app.store.replay import Unplayable, replayed
from app.store.schema import CURRENT, Schema
from app.store.settings import Settings
from app.store.statistics import Statistics, add_result, count, deal_of

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""The time of a row whose time cannot be read."""


class Kept(NamedTuple):
    """What the store knows of a game without replaying it.

    `id` its number; `game` the canon's id; `table` what `begin` was given; `seed` None for a game that began in a
    position; `begun` and `updated` in UTC; `actions` done so far. `result` is that of its *first* end, None until
    then; `over` whether it stands at an end now (a game can be taken back and played on); `counted` whether the
    statistics have it. `revision` of the rules it is played by. `sound` False: the row was damaged from outside;
    what could not be read is empty, and `load` will say what is wrong.
    """

    id: int
    game: str
    table: dict[str, Any]
    seed: int | None
    options: dict[str, Any]
    begun: datetime
    updated: datetime
    actions: int
    result: Result | None
    seats: int
    revision: int
    over: bool
    counted: bool
    sound: bool


class _Line(NamedTuple):
    """What the database holds of a game as one record in memory knows it: its gestures, done and undone."""

    id: int
    revision: int
    changes: int
    gestures: list[tuple[str, ...]]
    begun: str
    counts: bool
    """Whether its end is one for the statistics; not so for a game that was over when it came in."""
    opening: int
    """Which opening of the store this was true of (`Store.reopen`)."""


_KEPT = (
    "SELECT games.id, games.game, games.seating, games.seed, games.options, games.begun, games.updated,"
    " games.actions, games.seats, games.revision, games.over, results.result, results.counted"
    " FROM games LEFT JOIN results ON results.game = games.id WHERE games.continued IS NULL AND "
)


class Store:
    """Games, history, statistics and settings of one data folder. For the thread that opened it.

    Several stores (programs, windows) may be open on one folder: different games do not meet; of one game the one
    who writes second is told so (ChangedElsewhere) and nothing is lost. Every method raises StoreError when the
    database cannot be read or written.
    """

    def __init__(self, database: Database) -> None:
        """Use `open`."""
        self._database = database
        self._settings = Settings(database)
        # By record and not by game: a second look at a game (a preview) must not make an older record of it, which
        # has missed what another window did, pass for up to date.
        self._lines: WeakKeyDictionary[Record, _Line] = WeakKeyDictionary()
        self._opening = 0

    @classmethod
    def open(
        cls, folder: Path, *, clock: Clock = utc_now, patience: float = PATIENCE, schema: Schema = CURRENT
    ) -> Store:
        """Open the store in this folder, or make both. Raises a StoreError and then leaves every file as it was.

        `clock` tells the time with its zone; `patience` are the seconds to wait for another program; `schema` is
        the form of the database (another one only in tests of migrations).
        """
        return cls(Database.open(folder, clock, patience, schema))

    @property
    def path(self) -> Path:
        """The database."""
        return self._database.path

    @property
    def unsaved(self) -> StoreError | None:
        """Why today's copy of the database could not be made, or None."""
        return self._database.unsaved

    def close(self) -> None:
        """Let go of the files. Closing twice is nothing."""
        self._database.close()

    def __enter__(self) -> Self:
        """The store itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()

    def settings(self) -> Settings:
        """The settings."""
        return self._settings

    # Games at a table

    def begin(self, record: Record, table: Mapping[str, Any]) -> int:
        """Keep a game that begins here, or comes from a file with gestures done; returns its number.

        `table` is any JSON object: names and kinds of the seats and the like. Raises TypeError or ValueError when
        it is not JSON.
        """
        # A game that was over when it came in was not played here: its end is noted and does not count.
        return self._insert(record, table, self._stamp(), counts=record.position.result is None)

    def _insert(
        self, record: Record, table: Mapping[str, Any], begun: str, *, counts: bool, number: int | None = None
    ) -> int:
        """A new row with all gestures of the record, under `number` where that was never given here."""
        game, seed, start = record.game, record.origin.get("seed"), record.origin.get("position")
        gestures = _line(record)
        stamp = self._stamp()
        values = {
            "game": game.id,
            "revision": record.rules.info.revision,
            "seats": game.seats,
            "options": written(dict(game.options)),
            "persons": written([dict(person) for person in game.persons]),
            "seed": None if seed is None else written(seed),
            "start": None if start is None else written(start),
            "seating": written(dict(table)),
            "program": __version__,
            "begun": begun,
            **_standing(record, stamp),
        }
        with self._writing(lasting=True) as connection:
            if number is not None:
                given = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
                if given is None or number > given[0]:
                    values["id"] = number
            names = ", ".join(values)
            holders = ", ".join(f":{name}" for name in values)
            made = connection.execute(f"INSERT INTO games ({names}, changes) VALUES ({holders}, 0)", values)
            number = int(made.lastrowid or 0)
            connection.executemany(_INSERT_GESTURE, _rows(number, gestures, 0))
            add_result(connection, number, deal_of(record, seed) if counts else None, record, stamp)
        actions = [one.actions for one in gestures]
        self._lines[record] = _Line(number, record.rules.info.revision, 0, actions, begun, counts, self._opening)
        return number

    def seat(self, id: int, table: Mapping[str, Any]) -> None:
        """Keep who sits at the table now, in place of what `begin` was given.

        Raises NoSuchGame; TypeError or ValueError when it is not JSON.
        """
        words = written(dict(table))
        with self._writing() as connection:
            changed = connection.execute("UPDATE games SET seating = ? WHERE id = ?", (words, id))
            if changed.rowcount == 0:
                raise NoSuchGame(id)

    def act(self, id: int, gesture: Gesture, record: Record) -> None:
        """Keep a gesture that the record has just made, and with the last one the result.

        The record is one that `begin` was given or `load` has made (LookupError). Raises ChangedElsewhere,
        NoSuchGame. After a failure the database is as before; the next call brings it up to the record.
        """
        if not record.done or record.done[-1].actions != gesture.actions:
            raise ValueError("the record has not made this gesture last")
        self._write(id, record)

    def undo(self, id: int, record: Record) -> None:
        """Keep that the record has taken back its last gesture, which waits to be done again. Errors as for `act`."""
        if not record.undone:
            raise ValueError("the record has taken nothing back")
        self._write(id, record)

    def redo(self, id: int, record: Record) -> None:
        """Keep that the record has done again what it had taken back. Errors as for `act`."""
        if not record.done:
            raise ValueError("the record has done nothing again")
        self._write(id, record)

    def _write(self, id: int, record: Record) -> None:
        known = self._lines.get(record)
        if known is None or known.id != id or known.opening != self._opening:
            raise LookupError(f"this record was neither begun nor loaded as game {id} in this store")
        revision = record.rules.info.revision
        carried = revision != known.revision
        gestures = _line(record)
        same = 0 if carried else _alike(known.gestures, gestures)
        stamp = self._stamp()
        # The end of a game is worth waiting for the disk.
        with self._writing(lasting=record.position.result is not None) as connection:
            row = connection.execute("SELECT changes, seed FROM games WHERE id = ?", (id,)).fetchone()
            if row is None:
                raise NoSuchGame(id)
            if row[0] != known.changes:
                raise ChangedElsewhere(id)
            values = {"id": id, "revision": revision, **_standing(record, stamp)}
            start = ""
            if carried:
                connection.execute(_COPY_OF, (id, id))
                connection.execute("UPDATE gestures SET game = last_insert_rowid() WHERE game = ?", (id,))
                start = "start = :start, "
                values["start"] = written(record.origin["position"])
            connection.execute(
                f"UPDATE games SET {start}revision = :revision, updated = :updated, cursor = :cursor,"
                " actions = :actions, last = :last, over = :over, changes = changes + 1 WHERE id = :id",
                values,
            )
            if same < len(known.gestures) and not carried:
                connection.execute("DELETE FROM gestures WHERE game = ? AND n >= ?", (id, same))
            connection.executemany(_INSERT_GESTURE, _rows(id, gestures, same))
            if record.position.result is not None:
                # A game continued under changed rules has no seed in its record, but it began with this deal.
                seed = None if row[1] is None else read(row[1])
                add_result(connection, id, deal_of(record, seed), record, stamp)
        actions = [one.actions for one in gestures]
        self._lines[record] = known._replace(revision=revision, changes=known.changes + 1, gestures=actions)

    def load(self, id: int, games: Mapping[str, Rules]) -> Record:
        """Replay a kept game and check it against the last position. Raises NoSuchGame, GameRefused.

        When the rules have changed since (`kept(id).revision` is not theirs), the record begins in the last
        position; what was played before stays in the database, also when the game goes on.
        """
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT game, revision, seats, options, persons, seed, start, cursor, actions, last, over, changes"
                " FROM games WHERE id = ?",
                (id,),
            ).fetchone()
            rows = connection.execute("SELECT n, actions FROM gestures WHERE game = ? ORDER BY n", (id,)).fetchall()
            begun, counted = connection.execute(
                "SELECT max(begun), (SELECT counted FROM results WHERE game = ?) FROM games WHERE id = ?", (id, id)
            ).fetchone()
        if row is None:
            raise NoSuchGame(id)
        try:
            record = _record(row, rows, games)
        except Unplayable as error:
            raise GameRefused(id, error.code, error.args) from error
        gestures = [tuple(read(text)) for _, text in rows]
        self._lines[record] = _Line(id, row[1], row[11], gestures, str(begun), counted != 0, self._opening)
        return record

    # After the database was gone

    def reopen(self) -> bool:
        """Open the store anew after Vanished, or make it anew at its place; whether all that was kept is in it.

        Where it is not, the records at hand are strangers here (`holds`) until `keep` has kept them. Raises a
        StoreError; then everything is as before, and it can be tried again.
        """
        whole = self._database.reopen()
        if not whole:
            self._opening += 1
            self._settings.carry_over()
        return whole

    def holds(self, record: Record) -> bool:
        """Whether gestures of this record can be kept: it was begun, loaded or kept since the store was opened."""
        known = self._lines.get(record)
        return known is not None and known.opening == self._opening

    def keep(self, id: int, record: Record, table: Mapping[str, Any]) -> int:
        """Keep a whole game in a store that was reopened; returns its number, which is another one if `id` is taken.

        Where an earlier state of the same game stands in the store, that one goes on. The record is one that was kept
        as game `id` before (LookupError). Other errors as for `begin`.
        """
        known = self._lines.get(record)
        if known is None or known.id != id:
            raise LookupError(f"this record was never kept as game {id} in this store")
        with self._database.reading() as connection:
            row = connection.execute("SELECT revision, changes, game, begun FROM games WHERE id = ?", (id,)).fetchone()
            rows = connection.execute("SELECT actions FROM gestures WHERE game = ? ORDER BY n", (id,)).fetchall()
        if row is not None and tuple(row[2:]) == (record.game.id, known.begun):
            found = [tuple(read(text)) for (text,) in rows]
            # Where it went on in another way somebody else has played it since; then there are two games.
            if found == known.gestures[: len(found)]:
                self.seat(id, table)
                self._lines[record] = known._replace(
                    revision=row[0], changes=row[1], gestures=found, opening=self._opening
                )
                self._write(id, record)
                return id
        return self._insert(record, table, known.begun, counts=known.counts, number=id)

    # What there is

    def kept(self, id: int) -> Kept:
        """What is known of a game. Raises NoSuchGame."""
        found = self._list("games.id = ?", (id,))
        if not found:
            raise NoSuchGame(id)
        return found[0]

    def unfinished(self) -> list[Kept]:
        """The games that are not over, the one played last first."""
        return self._list("games.over = 0 ORDER BY games.updated DESC, games.id DESC")

    def history(self, game: str) -> list[Kept]:
        """The games of one kind that have come to an end, the newest end first."""
        return self._list(
            "games.game = ? AND results.game IS NOT NULL ORDER BY results.ended DESC, games.id DESC", (game,)
        )

    def statistics(self, game: str) -> Statistics:
        """What is counted of one kind of game."""
        with self._database.reading() as connection:
            return count(connection, game)

    def last_table(self, game: str) -> dict[str, Any] | None:
        """The table with which this kind of game was begun last, or None."""
        found = self._list("games.game = ? ORDER BY games.id DESC LIMIT 1", (game,))
        return found[0].table if found and found[0].sound else None

    def forget(self, id: int) -> None:
        """Remove a game with everything known of it, its result too. Nothing happens when it is not there."""
        with self._writing() as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (id,))

    @contextmanager
    def _writing(self, lasting: bool = False) -> Iterator[sqlite3.Connection]:
        """A transaction, which also takes along the settings that could not be kept before. Raises a StoreError."""
        with self._database.writing(lasting) as connection:
            yield connection
            self._settings.write_waiting(connection)
        self._settings.written()

    def _list(self, condition: str, values: tuple[Any, ...] = ()) -> list[Kept]:
        with self._database.reading() as connection:
            rows = connection.execute(_KEPT + condition, values).fetchall()
        return [_kept(row) for row in rows]

    def _stamp(self) -> str:
        """The time as it is kept: UTC, in a form that sorts."""
        return self._database.clock().astimezone(UTC).isoformat(timespec="milliseconds")


_INSERT_GESTURE = "INSERT INTO gestures (game, n, actions, seat, learned) VALUES (?, ?, ?, ?, ?)"

_COPIED = (
    "game, revision, seats, options, persons, seed, start, seating, program, begun, updated, cursor, actions, last,"
    " over, changes"
)

_COPY_OF = f"INSERT INTO games ({_COPIED}, continued) SELECT {_COPIED}, ? FROM games WHERE id = ?"


def _line(record: Record) -> list[Gesture]:
    """All gestures of a record in order, those taken back at the end."""
    return [*record.done, *reversed(record.undone)]


def _alike(known: list[tuple[str, ...]], gestures: list[Gesture]) -> int:
    """How many gestures at the beginning are the same."""
    pairs = zip(known, gestures, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b.actions), min(len(known), len(gestures)))


def _rows(id: int, gestures: list[Gesture], first: int) -> list[tuple[Any, ...]]:
    return [
        (id, n, written(list(one.actions)), one.seat, written(sorted(one.learned)))
        for n, one in enumerate(gestures[first:], first)
    ]


def _standing(record: Record, stamp: str) -> dict[str, Any]:
    """The columns that say where a game stands."""
    return {
        "updated": stamp,
        "cursor": len(record.done),
        "actions": sum(len(one.actions) for one in record.done),
        "last": written(position_to_json(record.position)),
        "over": record.position.phase == OVER,
    }


def _record(row: tuple[Any, ...], rows: list[tuple[Any, ...]], games: Mapping[str, Rules]) -> Record:
    """A record from its rows. Raises Unplayable."""
    game, revision, seats, options, persons, seed, start, cursor, actions, last, over, _ = row
    try:
        gestures = [read(text) for _, text in rows]
        if [n for n, _ in rows] != list(range(len(rows))):
            raise ValueError("a gesture is missing")
        if type(cursor) is not int or not 0 <= cursor <= len(gestures):
            raise ValueError("the cursor stands outside the gestures")
        data = {
            "game": game,
            "revision": revision,
            "seats": seats,
            "options": read(options),
            "persons": read(persons),
            "actions": gestures[:cursor],
            "undone": gestures[cursor:][::-1],
            "last": read(last),
        }
        if start is not None:
            data["position"] = read(start)
        elif seed is not None:
            data["seed"] = read(seed)
    except (ValueError, TypeError) as error:
        raise Unplayable("damaged", str(error)) from error
    record, exact = replayed(data, games)
    if over != (record.position.phase == OVER):
        raise Unplayable("damaged", "the row and the last position disagree on whether the game is over")
    if exact and actions != sum(len(one.actions) for one in record.done):
        raise Unplayable("damaged", "the row and the gestures disagree on the number of actions")
    return record


def _kept(row: tuple[Any, ...]) -> Kept:
    """A row of `_KEPT`; what cannot be read is left empty and noted."""
    id, game, seating, seed, options, begun, updated, actions, seats, revision, over, result, counted = row
    table, choices, number = _json(seating, dict), _json(options, dict), _json(seed, int)
    first, latest, end = _time(begun), _time(updated), _result(result)
    whole = all(type(one) is int for one in (actions, seats, revision, over))
    return Kept(
        id=id,
        game=str(game),
        table=table or {},
        seed=number,
        options=choices or {},
        begun=first or EPOCH,
        updated=latest or EPOCH,
        actions=actions if whole else 0,
        result=end,
        seats=seats if whole else 0,
        revision=revision if whole else 0,
        over=over == 1,
        counted=counted == 1,
        sound=whole
        and None not in (table, choices, first, latest)
        and (number is None) == (seed is None)
        and (end is None) == (result is None),
    )


def _json(text: Any, kind: type) -> Any:
    """JSON of one kind, else None."""
    try:
        value = read(text)
    except (ValueError, TypeError):
        return None
    return value if type(value) is kind else None


def _time(text: Any) -> datetime | None:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, TypeError, OverflowError):
        return None


def _result(text: Any) -> Result | None:
    data = _json(text, dict)
    if data is None:
        return None
    winners, scores, reason, places = (data.get(key) for key in ("winners", "scores", "reason", "places"))
    lists = [winners, scores, *([] if places is None else [places])]
    if not all(isinstance(one, list) and all(type(n) in (int, str) for n in one) for one in lists):
        return None
    return Result(tuple(winners), tuple(scores), str(reason), None if places is None else tuple(places))
