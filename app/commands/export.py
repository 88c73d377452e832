"""`kupa export FILE --to FILE.html`: a game, or a part of it, as a page, a film or a picture for others.

It shows what `--seat` saw, or with `--open` all cards of a finished game; without either, all cards if that is allowed.
The suffix of the name after `--to` decides what is made. An existing file of that name is replaced only with
`--replace`, and only by a complete one. The exit code is 0 if the file was written, 1 if it could not be made, 2 for a
command line that cannot be read, 130 after Ctrl-C. Qt and Pillow are imported only once everything asked for is known
to exist.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from app.commands._answers import answers
from app.commands._command_line import Unanswerable, seat, understood, whole
from app.commands._files import Unfit, game_in, not_written
from app.commands._progress import ProgressBar
from app.commands._stopping import Stop, stoppable
from app.commands._terminal import refuse, say, usage
from app.engine import Record
from app.export.wish import KINDS, SIZES, SPEEDS, Wish
from app.session.keeping import Keeping
from app.session.reel import NoSuchPart, Reel, nameless, size_words
from app.session.replay import Eyes, Past, StillSecret
from app.session.seats import Seated, read_table
from app.store.errors import FileRefused
from app.store.files import look_before_writing, write_file
from app.wording import t
from app.wording.names import FormSaid
from app.wording.plates import PLATES, PlateName

KNOWN = ("seat", "open!", "to", "no-names!", "from", "to-step", "size", "speed", "replace!")
Value = TypeVar("Value")

SERVE = "--serve"
"""The only argument with which a window starts this program to make its own pages and films."""


class Nobody:
    """Settings without a person: a file is told with the names in it, on anybody's computer."""

    def __init__(self) -> None:
        self.person = ""
        self.plate: PlateName = PLATES[0]
        self.form: FormSaid = ""
        self._keeping = Keeping()

    @property
    def keeping(self) -> Keeping:
        """Access to no store."""
        return self._keeping

    def listed(self, key: str) -> list[Any]:
        """Return an empty list: nothing is remembered."""
        return []

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Do nothing: nothing is remembered."""


class CannotBeMade(Exception):
    """What was asked for cannot be made from this game; `str(error)` is a sentence."""


def main(arguments: Sequence[str]) -> int:
    """Make the file; return the exit code."""
    if list(arguments) == [SERVE]:
        from app.export.desk import serve

        return serve(sys.stdin.buffer, answers().buffer)
    line = understood(arguments, KNOWN)
    if line is None or len(line.words) != 1 or "to" not in line.named or {"seat", "open"} <= line.named.keys():
        return usage("export", arguments)
    (name,), chosen = line.words, line.named
    try:
        target = Path(chosen["to"])
        wish = wish_of(target, chosen)
        reel = reel_of(*read_game(Path(name)), chosen)
    except Unanswerable as error:
        return refuse(error, 2)
    except (Unfit, CannotBeMade) as error:
        return refuse(error, 1)
    try:
        look_before_writing(target, replace="replace" in chosen)
        with stoppable() as stop:
            write_file(target, content(reel, wish, stop), replace="replace" in chosen)
    except (FileRefused, CannotBeMade) as error:
        return refuse(not_written(error, "send") if isinstance(error, FileRefused) else str(error), 1)
    say(t("command.export.done", file=target.name, size=size_words(target.stat().st_size)))
    return 0


def wish_of(target: Path, chosen: Mapping[str, str]) -> Wish:
    """Return what to make. Raises Unanswerable for an unknown suffix, size or speed."""
    kind = KINDS.get(target.suffix.lower())
    if kind is None:
        raise Unanswerable(t("command.export.ending", file=target.name))
    size = one_of("size", chosen, {size: size for size in SIZES}, "medium")
    return Wish(kind, size, one_of("speed", chosen, {f"{speed:g}": speed for speed in SPEEDS}, 1.0))


def one_of(option: str, chosen: Mapping[str, str], values: Mapping[str, Value], usual: Value) -> Value:
    """Return the value of an option that allows only these values. Raises Unanswerable."""
    said = chosen.get(option)
    if said is None:
        return usual
    if said not in values:
        raise Unanswerable(t("command.export.value", option=f"--{option}", values=", ".join(values), value=said))
    return values[said]


def read_game(path: Path) -> tuple[Record, tuple[Seated, ...]]:
    """Return the game in a file and who sat there. Raises Unfit if the file has no game."""
    record, table = game_in(path, "command.replay.view")
    seated = read_table(table or {}, record.game.seats, Nobody())
    return record, nameless(seated) if table is None else seated


def reel_of(record: Record, seated: tuple[Seated, ...], chosen: Mapping[str, str]) -> Reel:
    """Return the requested part of a game. Raises Unanswerable, and CannotBeMade for cards that are still secret."""
    past = Past(record, seated)
    first = number(chosen, "from", 0)
    last = number(chosen, "to-step", past.count)
    try:
        return Reel(past, eyes_of(record, chosen), first, last, names="no-names" not in chosen)
    except StillSecret as error:
        code = "command.export.secret" if "open" in chosen else "command.export.whose"
        raise CannotBeMade(t(code)) from error
    except NoSuchPart as error:
        raise Unanswerable(t("command.export.part", first=first, last=last, moves=(0, past.count))) from error


def eyes_of(record: Record, chosen: Mapping[str, str]) -> Eyes:
    """Return through whose eyes to look. Raises Unanswerable for a seat that the game does not have."""
    if "seat" not in chosen:
        return "open"
    return seat(chosen["seat"], record.game.seats)


def number(chosen: Mapping[str, str], option: str, usual: int) -> int:
    """Return the whole number after an option. Raises Unanswerable."""
    said = chosen.get(option)
    found = usual if said is None else whole(said)
    if found is None:
        raise Unanswerable(t("command.export.number", option=f"--{option}", value=said))
    return found


def content(reel: Reel, wish: Wish, stop: Stop) -> bytes:
    """Return the bytes of the file. Raises CannotBeMade if they cannot be made.

    Raises KeyboardInterrupt between two pictures once `stop` is asked for, because Qt survives Ctrl-C neither inside a
    picture nor during its import.
    """
    try:
        from app.export.page import TooLong
        from app.export.works import PLAIN, made
    except ImportError as error:
        raise CannotBeMade(t("command.export.no-qt", detail=str(error))) from error
    try:
        with ProgressBar(len(reel), "command.export.progress") as progress:

            def show(done: int) -> None:
                if stop.asked:
                    raise KeyboardInterrupt
                progress.show(done)

            return made(reel, wish, PLAIN, show)
    except TooLong as error:
        raise CannotBeMade(t("export.too-long")) from error
