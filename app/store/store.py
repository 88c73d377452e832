"""The store: every game at a table, gesture by gesture, each committed before the call returns.

The record in memory is the truth of the sitting. The store keeps the same line of gestures and writes only the
difference. So if one call could not write (the disk was full), the next successful one catches up.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from weakref import WeakKeyDictionary

from app import __version__
from app.store.address import connected
from app.store.backups import newest
from app.store.database import PATIENCE, Clock, Database, utc_now
from app.store.errors import ChangedElsewhere, Damaged, DamagedRows, GameRefused, NoSuchGame, StoreError
from app.store.plain_json import read, written
from app.store.replay import Unplayable, replayed
from app.store.schema import CURRENT, Schema
from app.store.settings import StoredSettings
from app.store.soundness import Examination, Findings
from app.store.statistics import SHOWN, Statistics, add_result, count, deal_of
from app.store.sums import SUMMED, columns_of, holds, insertion, row_sum

if TYPE_CHECKING:
    from app.engine import Gesture, Record, Result, Rules

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""The time given to a row whose time cannot be read."""


class Kept(NamedTuple):
    """What the store knows of a game without replaying it.

    `id` is its number; `game` the canon's id; `table` what was passed to `begin`; `seed` is None for a game that began
    in a position. `begun` and `updated` are in UTC, as the clock said. `played` is greater the later the game was
    played, whatever the clock says. `actions` is the number done so far. `result` is that of its *first* end, None
    until then. `over` says whether it is at an end now (a game can be taken back and played on). `counted` says whether
    the statistics count it. `revision` is that of the rules it is played by. `sound` is False if something other than
    this program wrote the row; what could not be read is then empty, and `load` will say what is wrong.
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
    played: int


class _Line(NamedTuple):
    """What the database holds of a game, as far as one record in memory knows: its gestures, done and undone."""

    id: int
    revision: int
    changes: int
    gestures: list[tuple[str, ...]]
    begun: str
    counts: bool
    """Whether its end counts in the statistics; it does not if the game was already over when it came in."""
    opening: int
    """The opening of the store for which this was true (`Store.reopen`)."""


_GAME = columns_of("games")
_NAMES = (*SUMMED["games"][0], *SUMMED["games"][1])

_KEPT = (
    f"SELECT {columns_of('games', 'games.')}, {columns_of('results', 'results.')}"
    " FROM games LEFT JOIN results ON results.game = games.id WHERE games.continued IS NULL AND "
)


class Store:
    """Games, history, statistics and settings of one data folder, for the thread that opened it.

    Several stores (programs, windows) may be open on one folder. Different games do not interfere. If two write to the
    same game, the second is told so (ChangedElsewhere), and nothing is lost. Every method raises StoreError if the
    database cannot be read or written. A game whose row does not match its checksum (`app.store.sums`) is in no list,
    and nothing is written over it: `kept`, `load` and every change raise GameRefused.
    """

    def __init__(self, database: Database) -> None:
        """Use `open`."""
        self._database = database
        self._settings = StoredSettings(database)
        # By record and not by game: when a game is loaded a second time (a preview), an older record of it that has
        # missed another window's changes must not pass for up to date.
        self._lines: WeakKeyDictionary[Record, _Line] = WeakKeyDictionary()
        self._opening = 0

    @classmethod
    def open(
        cls, folder: Path, *, clock: Clock = utc_now, patience: float = PATIENCE, schema: Schema = CURRENT
    ) -> Store:
        """Open the store in this folder; create what is missing. Raises a StoreError and leaves every file as it was.

        `clock` tells the time with its zone. `patience` is how many seconds to wait for another program. `schema` is
        the form of the database (other than the current one only in tests of migrations).
        """
        return cls(Database.open(folder, clock, patience, schema))

    @property
    def path(self) -> Path:
        """The path of the database."""
        return self._database.path

    @property
    def unsaved(self) -> StoreError | None:
        """Why today's copy of the database could not be made, or None."""
        return self._database.unsaved

    def examine(self, done: Callable[[StoreError | None], object]) -> Examination:
        """Check the whole database in the background; call `done` in that thread with the damage, or None.

        The owner stops the check before closing the store.
        """
        path = self.path

        def told(found: Findings) -> None:
            if found.complaint:
                done(Damaged(path, newest(path.parent)))
            else:
                done(None if found.sound else DamagedRows(path, len(found.games), found.others))

        return Examination(lambda: connected(path, "mode=ro", patience=0.0, any_thread=True), told)

    def close(self) -> None:
        """Close the files. Closing twice does no harm."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def settings(self) -> StoredSettings:
        """The settings kept in this store."""
        return self._settings

    # Games at a table

    def begin(self, record: Record, table: Mapping[str, Any]) -> int:
        """Keep a game that begins now, or one from a file with gestures already done; return its number.

        `table` is any JSON object: names and kinds of the seats and the like. Raises TypeError or ValueError if it is
        not JSON.
        """
        # A game that is already over was not played here: its end is noted and does not count.
        return self._insert(record, table, self._stamp(), counts=record.position.result is None)

    def _insert(
        self, record: Record, table: Mapping[str, Any], begun: str, *, counts: bool, number: int | None = None
    ) -> int:
        """Add a row with all gestures of the record, numbered `number` if that number was never given here."""
        game = record.game
        seed = record.origin.get("seed")
        start = record.origin.get("position")
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
            "changes": 0,
            "continued": None,
        }
        with self._writing(lasting=True) as connection:
            if number is not None:
                given = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'games'").fetchone()
                if given is None or number > given[0]:
                    values["id"] = number
            number = _add_game(connection, {**values, "played": _next_played(connection)})
            connection.executemany(insertion("gestures"), _rows(number, gestures, 0))
            add_result(connection, number, deal_of(record, seed) if counts else None, record, stamp)
        actions = [one.actions for one in gestures]
        self._lines[record] = _Line(number, record.rules.info.revision, 0, actions, begun, counts, self._opening)
        return number

    def seat(self, id: int, record: Record, table: Mapping[str, Any]) -> None:
        """Keep who sits at the table now, and the record as it stands. Raises as `act` does."""
        self._write(id, record, table)

    def act(self, id: int, gesture: Gesture, record: Record, table: Mapping[str, Any] | None = None) -> None:
        """Keep a gesture that the record has just made and, with the last one, the result.

        `table`, if given, replaces what was passed to `begin`. The record must come from `load` or have been passed to
        `begin` (LookupError). Raises ChangedElsewhere, NoSuchGame; TypeError or ValueError if the table is not JSON.
        After a failure the database is as before, and the next call brings it up to the record.
        """
        if not record.done or record.done[-1].actions != gesture.actions:
            raise ValueError("the record has not made this gesture last")
        self._write(id, record, table)

    def undo(self, id: int, record: Record) -> None:
        """Note that the record has taken back its last gesture, which waits for redo. Raises as `act` does."""
        if not record.undone:
            raise ValueError("the record has taken nothing back")
        self._write(id, record)

    def redo(self, id: int, record: Record) -> None:
        """Note that the record has redone a gesture. Raises as `act` does."""
        if not record.done:
            raise ValueError("the record has done nothing again")
        self._write(id, record)

    def _write(self, id: int, record: Record, table: Mapping[str, Any] | None = None) -> None:
        known = self._lines.get(record)
        if known is None or known.id != id or known.opening != self._opening:
            raise LookupError(f"this record was neither begun nor loaded as game {id} in this store")
        revision = record.rules.info.revision
        carried = revision != known.revision
        gestures = _line(record)
        same = 0 if carried else _alike(known.gestures, gestures)
        stamp = self._stamp()
        # The end of a game is worth the wait for the disk.
        with self._writing(lasting=record.position.result is not None) as connection:
            row = _game(connection, id)
            if row["changes"] != known.changes:
                raise ChangedElsewhere(id)
            values = {
                **row,
                "revision": revision,
                **_standing(record, stamp),
                "changes": known.changes + 1,
                "played": _next_played(connection),
            }
            if table is not None:
                values["seating"] = written(dict(table))
            if carried:
                _put_by(connection, row)
                values["start"] = written(record.origin["position"])
            _change_game(connection, values)
            if same < len(known.gestures) and not carried:
                connection.execute("DELETE FROM gestures WHERE game = ? AND n >= ?", (id, same))
            connection.executemany(insertion("gestures"), _rows(id, gestures, same))
            if record.position.result is not None:
                # A game continued under changed rules has no seed in its record, but it began with this deal.
                seed = None if row["seed"] is None else read(row["seed"])
                counts = not read(values["seating"]).get(SHOWN)
                add_result(connection, id, deal_of(record, seed), record, stamp, counts=counts)
        actions = [one.actions for one in gestures]
        self._lines[record] = known._replace(revision=revision, changes=known.changes + 1, gestures=actions)

    def load(self, id: int, games: Mapping[str, Rules]) -> Record:
        """Replay a kept game and check it against its last position. Raises NoSuchGame, GameRefused.

        If the rules have changed since (`kept(id).revision` is not theirs), the record begins in the last position.
        What was played before stays in the database, even when the game goes on.
        """
        with self._database.reading() as connection:
            row = _game(connection, id)
            rows = connection.execute(
                f"SELECT {columns_of('gestures')} FROM gestures WHERE game = ? ORDER BY n", (id,)
            ).fetchall()
            counted = connection.execute("SELECT counted FROM results WHERE game = ?", (id,)).fetchone()
        try:
            record = _record(row, rows, games)
        except Unplayable as error:
            raise GameRefused(id, error.code, error.args) from error
        gestures = [tuple(read(one[2])) for one in rows]
        counts = counted is None or counted[0] != 0
        self._lines[record] = _Line(
            id, row["revision"], row["changes"], gestures, str(row["begun"]), counts, self._opening
        )
        return record

    # After the database has vanished

    def reopen(self) -> bool:
        """Open or create the store again after Vanished; return whether it has everything that was kept.

        If not, it no longer knows the records in memory (`holds`) until `keep` has kept them. Raises a StoreError; then
        everything is as before, and the call can be repeated.
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
        """Keep a whole game in a reopened store; return its number, which is a new one if `id` is taken.

        If the store has an earlier state of the same game, that game goes on. The record must have been kept as game
        `id` before (LookupError). Otherwise raises as `begin` does.
        """
        known = self._lines.get(record)
        if known is None or known.id != id:
            raise LookupError(f"this record was never kept as game {id} in this store")
        with self._database.reading() as connection:
            row = connection.execute("SELECT revision, changes, game, begun FROM games WHERE id = ?", (id,)).fetchone()
            rows = connection.execute("SELECT actions FROM gestures WHERE game = ? ORDER BY n", (id,)).fetchall()
        if row is not None and tuple(row[2:]) == (record.game.id, known.begun):
            found = [tuple(read(text)) for (text,) in rows]
            # If it went on differently, somebody else has played it since, and then there are two games.
            if found == known.gestures[: len(found)]:
                self._lines[record] = known._replace(
                    revision=row[0], changes=row[1], gestures=found, opening=self._opening
                )
                self._write(id, record, table)
                return id
        return self._insert(record, table, known.begun, counts=known.counts, number=id)

    # Looking up games

    def kept(self, id: int) -> Kept:
        """Return what is known of a game. Raises NoSuchGame."""
        with self._database.reading() as connection:
            row = connection.execute(f"{_KEPT}games.id = ?", (id,)).fetchone()
        if row is None:
            raise NoSuchGame(id)
        kept = _kept(row)
        if kept is None:
            raise GameRefused(id, "damaged", (_CHANGED,))
        return kept

    def unfinished(self) -> list[Kept]:
        """Return the games that are not over, the one played last first."""
        return self._list("games.over = 0 ORDER BY games.played DESC")

    def history(self, game: str) -> list[Kept]:
        """Return the games of one kind that have ended, the newest end first."""
        return self._list(
            "games.game = ? AND results.game IS NOT NULL ORDER BY results.nth DESC", (game,)
        )

    def statistics(self, game: str) -> Statistics:
        """Return the statistics of one kind of game."""
        with self._database.reading() as connection:
            return count(connection, game)

    def forget(self, id: int) -> None:
        """Remove a game and everything known of it, including its result. Does nothing if there is no such game."""
        with self._writing() as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (id,))

    @contextmanager
    def _writing(self, lasting: bool = False) -> Iterator[sqlite3.Connection]:
        """Open a transaction that also writes settings that could not be kept before. Raises a StoreError."""
        with self._database.writing(lasting) as connection:
            yield connection
            self._settings.write_waiting(connection)
        self._settings.written()

    def _list(self, condition: str, values: tuple[Any, ...] = ()) -> list[Kept]:
        with self._database.reading() as connection:
            rows = connection.execute(_KEPT + condition, values).fetchall()
        return [kept for row in rows if (kept := _kept(row)) is not None]

    def _stamp(self) -> str:
        """Return the current time in the form that is kept: UTC, and sortable."""
        return self._database.clock().astimezone(UTC).isoformat(timespec="milliseconds")


_CHANGED = "it is not what was written"


def _next_played(connection: sqlite3.Connection) -> int:
    """Return the order number for the game being played now: after all others."""
    return int(connection.execute("SELECT coalesce(max(played), 0) + 1 FROM games").fetchone()[0])


def _game(connection: sqlite3.Connection, id: int) -> dict[str, Any]:
    """Return the row of a game, by columns. Raises NoSuchGame, and GameRefused if it does not match its checksum."""
    row = connection.execute(f"SELECT {_GAME} FROM games WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise NoSuchGame(id)
    if not holds(row):
        raise GameRefused(id, "damaged", (_CHANGED,))
    return dict(zip(_NAMES, row, strict=False))


def _add_game(connection: sqlite3.Connection, values: Mapping[str, Any]) -> int:
    """Add a row; return its `id`, which is the next free one unless the values contain it."""
    names = SUMMED["games"][1] if "id" not in values else _NAMES
    holders = ", ".join(f":{name}" for name in names)
    made = connection.execute(f"INSERT INTO games ({', '.join(names)}) VALUES ({holders})", values)
    number = int(made.lastrowid or 0)
    connection.execute("UPDATE games SET sum = ? WHERE id = ?", (_sum_of({**values, "id": number}), number))
    return number


def _change_game(connection: sqlite3.Connection, values: Mapping[str, Any]) -> None:
    changed = ", ".join(f"{name} = :{name}" for name in (*SUMMED["games"][1], "sum"))
    connection.execute(f"UPDATE games SET {changed} WHERE id = :id", {**values, "sum": _sum_of(values)})


def _put_by(connection: sqlite3.Connection, row: Mapping[str, Any]) -> None:
    """Keep the state of a game under earlier rules, gestures included, as a witness beside the game that goes on."""
    values = {name: value for name, value in row.items() if name != "id"}
    number = _add_game(connection, {**values, "continued": row["id"]})
    rows = connection.execute(f"SELECT {columns_of('gestures')} FROM gestures WHERE game = ?", (row["id"],)).fetchall()
    connection.execute("DELETE FROM gestures WHERE game = ?", (row["id"],))
    connection.executemany(
        insertion("gestures"), [(number, *one[1:-1], row_sum((number, *one[1:-1]))) for one in rows]
    )


def _sum_of(values: Mapping[str, Any]) -> int:
    return row_sum([values[name] for name in _NAMES])


def _line(record: Record) -> list[Gesture]:
    """Return all gestures of a record in order, those taken back at the end."""
    return [*record.done, *reversed(record.undone)]


def _alike(known: list[tuple[str, ...]], gestures: list[Gesture]) -> int:
    """Return how many gestures at the beginning are the same."""
    pairs = zip(known, gestures, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b.actions), min(len(known), len(gestures)))


def _rows(id: int, gestures: list[Gesture], first: int) -> list[tuple[Any, ...]]:
    rows = [
        (id, n, written(list(one.actions)), one.seat, written(sorted(one.learned)))
        for n, one in enumerate(gestures[first:], first)
    ]
    return [(*row, row_sum(row)) for row in rows]


def _standing(record: Record, stamp: str) -> dict[str, Any]:
    """Return the columns that say how far a game has got."""
    from app.engine import OVER, position_to_json  # a caller with a record has already loaded the engine

    return {
        "updated": stamp,
        "cursor": len(record.done),
        "actions": sum(len(one.actions) for one in record.done),
        "last": written(position_to_json(record.position)),
        "over": int(record.position.phase == OVER),
    }


def _record(row: Mapping[str, Any], rows: list[tuple[Any, ...]], games: Mapping[str, Rules]) -> Record:
    """Make a record from its rows. Raises Unplayable."""
    from app.engine import OVER

    if not all(holds(one) for one in rows):
        raise Unplayable("damaged", f"a gesture: {_CHANGED}")
    cursor, over = row["cursor"], row["over"]
    try:
        gestures = [read(one[2]) for one in rows]
        if [one[1] for one in rows] != list(range(len(rows))):
            raise ValueError("a gesture is missing")
        if type(cursor) is not int or not 0 <= cursor <= len(gestures):
            raise ValueError("the cursor stands outside the gestures")
        data = {
            "game": row["game"],
            "revision": row["revision"],
            "seats": row["seats"],
            "options": read(row["options"]),
            "persons": read(row["persons"]),
            "actions": gestures[:cursor],
            "undone": gestures[cursor:][::-1],
            "last": read(row["last"]),
        }
        if row["start"] is not None:
            data["position"] = read(row["start"])
        elif row["seed"] is not None:
            data["seed"] = read(row["seed"])
    except (ValueError, TypeError) as error:
        raise Unplayable("damaged", str(error)) from error
    record, exact = replayed(data, games)
    if over != (record.position.phase == OVER):
        raise Unplayable("damaged", "the row and the last position disagree on whether the game is over")
    if exact and row["actions"] != sum(len(one.actions) for one in record.done):
        raise Unplayable("damaged", "the row and the gestures disagree on the number of actions")
    return record


def _kept(row: tuple[Any, ...]) -> Kept | None:
    """Read a row of `_KEPT`; unreadable values are left empty and noted. None if its checksum is wrong."""
    one, end_row = row[: len(_NAMES) + 1], row[len(_NAMES) + 1 :]
    ended = end_row[0] is not None
    if not holds(one) or (ended and not holds(end_row)):
        return None
    of = dict(zip(_NAMES, one, strict=False))
    end_of = dict(zip((*SUMMED["results"][0], *SUMMED["results"][1]), end_row, strict=False))
    table = _json(of["seating"], dict)
    choices = _json(of["options"], dict)
    number = _json(of["seed"], int)
    first = _time(of["begun"])
    latest = _time(of["updated"])
    end = _result(end_of["result"])
    whole = all(type(of[name]) is int for name in ("actions", "seats", "revision", "over", "played"))
    return Kept(
        id=of["id"],
        game=str(of["game"]),
        table=table or {},
        seed=number,
        options=choices or {},
        begun=first or EPOCH,
        updated=latest or EPOCH,
        actions=of["actions"] if whole else 0,
        result=end,
        seats=of["seats"] if whole else 0,
        revision=of["revision"] if whole else 0,
        over=of["over"] == 1,
        counted=end_of["counted"] == 1,
        sound=whole
        and None not in (table, choices, first, latest)
        and (number is None) == (of["seed"] is None)
        and (end is None) == (not ended),
        played=of["played"] if whole else 0,
    )


def _json(text: Any, kind: type) -> Any:
    """Return a JSON value of this kind, else None."""
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
    from app.engine import Result

    return Result(tuple(winners), tuple(scores), str(reason), None if places is None else tuple(places))
