"""`.kupa` files: one game as one JSON document, for keeping, sending and reporting.

The keys, each on a line of its own: `kupa` (the number of this format), `program` (the version that wrote it), `made`
(UTC), then those of `Record.to_json` (`game`, `revision`, `seats`, `options`, `persons`, `seed` or `position`,
`actions`, `undone`, `last`) and `table`. Unknown keys are ignored, so a later program may add some without changing the
format number. The text is UTF-8; a file larger than `LARGEST` is not one of ours.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator, Mapping
from datetime import UTC
from json import JSONDecodeError
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from app import __version__
from app.store.database import Clock, utc_now
from app.store.errors import FileRefused, is_full, said
from app.store.plain_json import read, written
from app.store.replay import Unplayable, replayed, shown

if TYPE_CHECKING:
    from app.engine import Record, Rules

FORMAT = 1
"""The number of the format. A higher one is refused, because this program does not know what it means."""

LARGEST = 16 * 1024 * 1024
"""The maximum size of a file in bytes; the longest games of the canon take some tens of thousands."""

SUFFIX = ".kupa"

_DENIED = 5
_HELD = (32, 33)
"""Windows error codes: access is denied; another program is using the file, or a part of it."""


class Opened(NamedTuple):
    """A file that was read.

    If `exact` is False, the rules have changed since the file was written, and the record begins in its last position.
    `table` is what was passed to `write_kupa`, and `program` the version that wrote the file; both are as the file
    says.
    """

    record: Record
    table: dict[str, Any]
    exact: bool
    program: str


def write_kupa(
    path: Path, record: Record, table: Mapping[str, Any], *, replace: bool = False, clock: Clock = utc_now
) -> None:
    """Write a game to a file: completely, or not at all. Raises FileRefused.

    An existing file is replaced only with `replace`, that is, if the person was asked. Its permissions stay, and a link
    still points to it. `table` is a JSON object (TypeError or ValueError otherwise).
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
    """Write a file of any kind: completely, or not at all. Raises FileRefused.

    A link is followed, even if its target does not exist yet. Only an ordinary file is ever replaced.
    """
    with _refusing(path):
        _write(Path(os.path.realpath(path)), _name(path), content, replace)


def look_before_writing(path: Path, *, replace: bool = False) -> bool:
    """Return whether `write_file` would make a new file. Raises FileRefused if it can be told that it would refuse."""
    with _refusing(path):
        target = Path(os.path.realpath(path))
        new = _mode_to_keep(target, _name(path)) is None
        if not new and not replace:
            raise FileExistsError(target)
        if not target.parent.is_dir():
            raise FileNotFoundError(target.parent)
    return new


def write_files(contents: Mapping[Path, bytes], *, replace: bool = False) -> None:
    """Write several files that belong together. Raises FileRefused, as `write_file` does.

    Each file is written completely or not at all. If one of them cannot be written, no new file is left behind, but
    files already replaced stay replaced.
    """
    new = {Path(os.path.realpath(path)) for path in contents if look_before_writing(path, replace=replace)}
    done: list[Path] = []
    try:
        for path, content in contents.items():
            target = Path(os.path.realpath(path))
            write_file(path, content, replace=replace)
            done.append(target)
    except FileRefused:
        for target in new.intersection(done):
            target.unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Turn any system error about a file that is being written into FileRefused."""
    name = _name(path)
    try:
        yield
    except FileExistsError as error:
        raise FileRefused("exists", (name,)) from error
    except (FileNotFoundError, NotADirectoryError) as error:
        folder = os.path.dirname(os.path.realpath(path))
        raise FileRefused("folder-missing", (name, shown(folder))) from error
    except PermissionError as error:
        raise FileRefused("in-use" if _held(path, error) else "not-writable", (name,)) from error
    except (OSError, ValueError) as error:
        kind = errno.errorcode.get(getattr(error, "errno", None) or 0)
        if kind in ("EBUSY", "ETXTBSY"):
            raise FileRefused("in-use", (name,)) from error
        if kind == "EROFS":
            raise FileRefused("not-writable", (name,)) from error
        if is_full(error):
            raise FileRefused("disk-full", (name,)) from error
        raise FileRefused("not-written", (name, shown(said(error)))) from error


def _held(path: Path, error: PermissionError) -> bool:
    """Return whether another program has the file to be replaced open, which only Windows forbids.

    Windows reports this (32, 33) or, for the new name, only says that access is denied (5) although the file is
    writable.
    """
    code = getattr(error, "winerror", None)
    if code == _DENIED:
        with contextlib.suppress(OSError, ValueError):
            return os.path.isfile(path) and os.access(path, os.W_OK)
    return code in _HELD


def _write(target: Path, name: str, content: bytes, replace: bool) -> None:
    mode = _mode_to_keep(target, name)
    if mode is not None and not replace:
        raise FileExistsError(target)
    # In the same folder, because only there is a rename atomic.
    part = target.with_name(f".kupa-{os.urandom(6).hex()}.part")
    reserved = False
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            # Otherwise a power cut may leave an empty file under the new name.
            os.fsync(file.fileno())
        if mode is not None:
            os.chmod(part, mode)
        else:
            # Mode "x" takes the name only if it is free, so a file that somebody has just put there is not replaced.
            target.open("xb").close()
            reserved = True
        os.replace(part, target)
    except BaseException:
        # Whatever the clean-up does, the person is told the first error.
        with contextlib.suppress(OSError):
            # The part may have the permissions of a read-only file, and Windows does not delete such files.
            os.chmod(part, stat.S_IRUSR | stat.S_IWUSR)
            part.unlink()
        if reserved:
            target.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _mode_to_keep(target: Path, name: str) -> int | None:
    """Return the permissions of the file to be replaced, or None if there is none. Raises FileRefused, OSError."""
    if target.is_symlink():
        # All links have been followed, so this one is circular.
        raise FileRefused("dead-link", (name,))
    try:
        kind = target.stat()
    except FileNotFoundError:
        return None
    _ordinary(kind, name)
    return stat.S_IMODE(kind.st_mode)


def _ordinary(kind: os.stat_result, name: str) -> None:
    """Refuse folders, pipes, sockets and devices: reading a pipe may block, and a device may never end."""
    if stat.S_ISDIR(kind.st_mode):
        raise FileRefused("is-a-folder", (name,))
    if not stat.S_ISREG(kind.st_mode):
        raise FileRefused("not-a-file", (name,))


def _sync_folder(folder: Path) -> None:
    """Ask the disk to store the new name too, on systems that can."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def read_kupa(path: Path, games: Mapping[str, Rules]) -> Opened:
    """Read a file, replay its game and compare the positions. Raises FileRefused; never changes the file.

    Under another revision of the rules the record begins in the last position, and `exact` is False.
    """
    name = _name(path)
    data = _document(read_text(path), name)
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


def read_text(path: Path) -> str:
    """Return the text of an ordinary file that is not too large. Raises FileRefused, and never blocks."""
    name = _name(path)
    return _text(_bytes(path, name), name)


def _bytes(path: Path, name: str) -> bytes:
    try:
        kind = path.stat()
        # Checked before opening, because some devices act when they are opened.
        _ordinary(kind, name)
        # Never read the whole of a large file, nor of one that is still growing.
        content = b""
        if kind.st_size <= LARGEST:
            with open(path, "rb", opener=_at_once) as file:
                before = os.fstat(file.fileno())
                # Another kind of file may have taken its place since.
                _ordinary(before, name)
                content = file.read(LARGEST + 1)
                after = os.fstat(file.fileno())
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileRefused("dead-link" if os.path.islink(path) else "missing", (name,)) from error
    except (OSError, ValueError) as error:
        if getattr(error, "errno", None) == errno.ELOOP and os.path.islink(path):
            raise FileRefused("dead-link", (name,)) from error
        raise FileRefused("not-readable", (name, shown(said(error)))) from error
    if max(kind.st_size, len(content)) > LARGEST:
        raise FileRefused("too-large", (name, LARGEST // (1024 * 1024)))
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        raise FileRefused("changing", (name,))
    return content


def _at_once(path: str, flags: int) -> int:
    """Open without waiting for the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _text(content: bytes, name: str) -> str:
    """Decode the content, without the zeros that a disk may leave at the end after a power cut."""
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
    text = text.lstrip()
    if not text:
        # Only a byte order mark.
        raise FileRefused("empty", (name,))
    return text


def _document(text: str, name: str) -> dict[str, Any]:
    """Parse the JSON object of a file that says it is a `.kupa` file."""
    try:
        data = read(text)
    except JSONDecodeError as error:
        if text[0] != "{":
            raise FileRefused("not-kupa", (name,)) from error
        # The text was cut short if the parser reached its end and wanted more. For a string, word or escape that was
        # cut off, the parser reports where that began, but then the text does not end in a brace.
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
    """Return whether an unreadable text begins as our files do."""
    return text[:1] == "{" and text[1:64].lstrip().startswith('"kupa"')


def _name(path: Path) -> str:
    return shown(path.name or str(path))
