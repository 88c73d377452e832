"""`.kupa` files: one game as one JSON document, for keeping, sending and reporting.

The keys, each on a line of its own: `kupa` (the number of this format), `program` (version that wrote it), `made`
(UTC), then those of `Record.to_json` (`game`, `revision`, `seats`, `options`, `persons`, `seed` or `position`,
`actions`, `undone`, `last`) and `table`. Keys that are not known are passed over, so a later program may add some
without a new format number. UTF-8; larger than `LARGEST` is not ours.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from collections.abc import Mapping
from datetime import UTC
from json import JSONDecodeError
from pathlib import Path
from typing import Any, NamedTuple

from app import __version__
from app.engine import Record, Rules
from app.store.database import Clock, utc_now
from app.store.errors import FileRefused
from app.store.plain_json import read, written
from app.store.replay import Unplayable, replayed, shown

FORMAT = 1
"""The number of the format; a later one is refused, for its meaning is not known here."""

LARGEST = 16 * 1024 * 1024
"""Bytes; the longest games of the canon have some tens of thousands."""

SUFFIX = ".kupa"


class Opened(NamedTuple):
    """A file that was read.

    `exact` False: the rules have changed since it was written; the record begins in its last position. `table` is
    what `write_kupa` was given, `program` the version that wrote it (both as the file says).
    """

    record: Record
    table: dict[str, Any]
    exact: bool
    program: str


def write_kupa(
    path: Path, record: Record, table: Mapping[str, Any], *, replace: bool = False, clock: Clock = utc_now
) -> None:
    """Write a game to a file: completely, or not at all. Raises FileRefused.

    A file that is there is replaced only when `replace` says so (the person was asked); it keeps its permissions,
    and a link goes on pointing to it. `table` is a JSON object (TypeError or ValueError otherwise).
    """
    data = {
        "kupa": FORMAT,
        "program": __version__,
        "made": clock().astimezone(UTC).isoformat(timespec="seconds"),
        **record.to_json(),
        "table": dict(table),
    }
    lines = ",\n".join(f"{written(key)}: {written(value)}" for key, value in data.items())
    write_file(path, f"{{\n{lines}\n}}\n".encode(), replace=replace)


def write_file(path: Path, content: bytes, *, replace: bool = False) -> None:
    """Write a file of any kind as `write_kupa` does: completely, or not at all. Raises FileRefused."""
    name = _name(path)
    try:
        _write(path, content, replace)
    except FileRefused:
        raise
    except FileExistsError as error:
        raise FileRefused("exists", (name,)) from error
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileRefused("folder-missing", (name, shown(str(path.parent)))) from error
    except PermissionError as error:
        raise FileRefused("not-writable", (name,)) from error
    except (OSError, ValueError) as error:
        kind = errno.errorcode.get(getattr(error, "errno", None) or 0)
        if kind == "EROFS":
            raise FileRefused("not-writable", (name,)) from error
        if kind in ("ENOSPC", "EDQUOT"):
            raise FileRefused("disk-full", (name,)) from error
        raise FileRefused("not-written", (name, _said(error))) from error


def _write(path: Path, content: bytes, replace: bool) -> None:
    # A link is followed, so that it is its file that is replaced and not the link.
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise FileRefused("is-a-folder", (_name(path),))
    there = target.exists()
    if there and not replace:
        raise FileExistsError(path)
    # In the same folder, for only there a rename is one act.
    part = target.with_name(f".kupa-{secrets.token_hex(6)}.part")
    reserved = False
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            # Else a power cut may leave the new name with nothing in it.
            os.fsync(file.fileno())
        if there:
            os.chmod(part, stat.S_IMODE(target.stat().st_mode))
        else:
            # Takes the name, so that nobody's file of that name that comes just now is replaced.
            target.open("xb").close()
            reserved = True
        os.replace(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        if reserved:
            target.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Ask the disk to keep the new name too, where the system knows such a request."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def read_kupa(path: Path, games: Mapping[str, Rules]) -> Opened:
    """Read a file, replay it and compare. Raises FileRefused; the file is never changed.

    With another revision of the rules the record begins in the last position and `exact` is False.
    """
    name = _name(path)
    text = _text(_bytes(path, name), name)
    data = _document(text, name)
    form = data["kupa"]
    program = data.get("program")
    program = shown(program) if isinstance(program, str) else ""
    if form > FORMAT:
        raise FileRefused("newer-format", (name, program))
    table = data.get("table", {})
    if not isinstance(table, dict):
        raise FileRefused("damaged", (name, "table is no object"))
    try:
        record, exact = replayed(data, games)
    except Unplayable as error:
        raise FileRefused(error.code, (name, *error.args)) from error
    return Opened(record, table, exact, program)


def _bytes(path: Path, name: str) -> bytes:
    try:
        kind = path.stat()
        if stat.S_ISDIR(kind.st_mode):
            raise FileRefused("is-a-folder", (name,))
        if not stat.S_ISREG(kind.st_mode):
            # A pipe would keep the program waiting for ever.
            raise FileRefused("not-a-file", (name,))
        # Neither a large file nor one that is growing is taken in whole.
        content = b""
        if kind.st_size <= LARGEST:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileRefused("missing", (name,)) from error
    except (OSError, ValueError) as error:
        raise FileRefused("not-readable", (name, _said(error))) from error
    if max(kind.st_size, len(content)) > LARGEST:
        raise FileRefused("too-large", (name, LARGEST // (1024 * 1024)))
    return content


def _text(content: bytes, name: str) -> str:
    """The text; what a disk that lost power leaves at the end (zeros) does not belong to it."""
    content = content.rstrip(b"\x00 \t\r\n")
    if not content:
        raise FileRefused("empty", (name,))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if content[:1] == b"{" and error.end == len(content) and error.reason == "unexpected end of data":
            raise FileRefused("cut-short", (name,)) from error
        if _ours(content.decode("utf-8", "replace")):
            raise FileRefused("damaged", (name, f"byte {error.start} is no text")) from error
        raise FileRefused("not-kupa", (name,)) from error
    return text.lstrip()


def _document(text: str, name: str) -> dict[str, Any]:
    """The JSON object that says it is a `.kupa` file."""
    try:
        data = read(text)
    except JSONDecodeError as error:
        if text[0] != "{":
            raise FileRefused("not-kupa", (name,)) from error
        # The end is missing when the reader came to the end of the text and wanted more. Of a string, a word or an
        # escape that was cut it tells the place where that began, but then no brace stands at the end.
        if error.pos >= len(text) or text[-1] != "}":
            raise FileRefused("cut-short", (name,)) from error
        if _ours(text):
            raise FileRefused("damaged", (name, shown(f"{error.msg}, line {error.lineno}"))) from error
        raise FileRefused("not-kupa", (name,)) from error
    except ValueError as error:
        if _ours(text):
            raise FileRefused("damaged", (name, shown(str(error)))) from error
        raise FileRefused("not-kupa", (name,)) from error
    if not isinstance(data, dict) or type(data.get("kupa")) is not int or data["kupa"] < 1:
        raise FileRefused("not-kupa", (name,))
    return data


def _ours(text: str) -> bool:
    """Whether an unreadable text begins as our files do."""
    return text[:1] == "{" and text[1:64].lstrip().startswith('"kupa"')


def _name(path: Path) -> str:
    return shown(path.name or str(path))


def _said(error: Exception) -> str:
    """What the system says of an error."""
    return shown(getattr(error, "strerror", None) or str(error))
