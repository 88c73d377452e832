"""One running copy: a second start hands its file to the first, which comes forward and opens it.

A lock on a file in the games' folder decides who is first. The system releases a lock however its holder ends, so a
crash leaves nothing that could be mistaken for a running copy, and programs over different folders never meet. The
first copy listens on a local socket (a named pipe on Windows) that only the same user may open. A second one writes one
line of JSON, `{"file": absolute path or null, "token": the desktop's permission to come forward}`, and ends when the
first has answered `ok`.

If there is no lock (a file system without locks), no socket or no QtNetwork, only this comfort is lost: the program
starts on its own. QtNetwork is imported after the first window has been shown, or by a second start.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket
    from PySide6.QtWidgets import QWidget

LOCK = "running.lock"
"""The file in the games' folder; empty, and left there."""
PATIENCE = 4.0
"""How long a second start waits for the first, which may still be starting, s."""
ANSWER = b"ok\n"
LONGEST = 64 * 1024
"""The longest line, in bytes; a longer one does not come from a second start."""

_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""The variables in which Linux desktops pass a program the token it needs to come forward."""


class Handed(NamedTuple):
    """What a second start hands over: its file, if it had one, and the desktop's token, if any."""

    file: Path | None
    token: str = ""

    def line(self) -> bytes:
        """The line that goes through the socket."""
        data = {"file": None if self.file is None else str(self.file), "token": self.token}
        # ASCII, so that a name that is not valid text (bytes that are not UTF-8) passes too.
        return json.dumps(data).encode("ascii") + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Handed:
        """Read such a line. Raises ValueError."""
        data = json.loads(line.decode("ascii"))
        if not isinstance(data, dict):
            raise ValueError("not an object")
        file, token = data.get("file"), data.get("token", "")
        if not isinstance(file, str | None) or not isinstance(token, str):
            raise ValueError("not a file's name")
        return cls(Path(file) if file else None, token)


def socket_name(folder: Path) -> str:
    """The name under which the copy over a folder listens: on Linux a path in the user's own folder, else a name."""
    # Imported late: before the first window only a second start needs them.
    import hashlib
    import tempfile

    whose = f"{_user()} {os.path.realpath(folder)}"
    name = f"kupa-{hashlib.sha256(whose.encode('utf-8', 'surrogateescape')).hexdigest()[:16]}"
    place = os.environ.get("XDG_RUNTIME_DIR", "")
    if not sys.platform.startswith("linux"):
        return name
    if place and os.environ.get("FLATPAK_ID"):
        # The only part of that folder that all runs of a Flatpak share.
        place = os.path.join(place, "app", os.environ["FLATPAK_ID"])
    return os.path.join(place if os.path.isdir(place) else tempfile.gettempdir(), name)


def _user() -> str:
    """The user's name, or their number if the system has no name for them."""
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return str(os.getuid()) if hasattr(os, "getuid") else ""


class SingleCopy(QObject):
    """This process's claim to be the copy that runs over a folder."""

    def __init__(self, folder: Path) -> None:
        """Claim nothing yet."""
        super().__init__()
        self._folder = folder
        self._lock: IO[bytes] | None = None
        self._server: QLocalServer | None = None
        self._opener: Callable[[Handed], object] | None = None

    def claim(self) -> bool:
        """Become the first. False if another copy is; True if that cannot be found out."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = (self._folder / LOCK).open("a+b")
        except OSError:
            return True  # the store says what is wrong with the folder
        try:
            _take(lock)
        except BlockingIOError:
            lock.close()
            return False
        except OSError:
            lock.close()
            return True
        self._lock = lock
        return True

    def hand_over(self, file: Path | None, patience: float = PATIENCE) -> bool:
        """Give the first copy a file and ask it to come forward. False if there is no answer in `patience` s."""
        try:
            from PySide6.QtNetwork import QLocalSocket
        except ImportError:
            return False
        token = next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")
        handed = Handed(None if file is None else Path(os.path.abspath(file)), token)
        _let_come_forward()
        until = time.monotonic() + patience
        while True:
            socket = QLocalSocket()
            socket.connectToServer(socket_name(self._folder))
            if socket.waitForConnected(200):
                socket.write(handed.line())
                left = max(1, int((until - time.monotonic()) * 1000))
                while socket.bytesAvailable() < len(ANSWER) and socket.waitForReadyRead(left):
                    left = max(1, int((until - time.monotonic()) * 1000))
                if bytes(socket.readAll().data()) == ANSWER:
                    return True
            if time.monotonic() > until:
                return False
            time.sleep(0.05)

    def listen(self, opener: Callable[[Handed], object]) -> None:
        """From now on call `opener` with what later starts hand over."""
        if self._lock is None:
            return
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError:
            return
        self._opener = opener
        name = socket_name(self._folder)
        # This process holds the lock, so a socket with this name was left by a crash.
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        self._server.listen(name)

    def release(self) -> None:
        """Give up the claim, so that the next start is the first again."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _connected(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._heard(socket))
            if socket.bytesAvailable():
                self._heard(socket)

    def _heard(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        try:
            handed = Handed.read(bytes(socket.readLine(LONGEST).data()))
        except ValueError:
            socket.abort()
            return
        socket.write(ANSWER)
        socket.flush()
        socket.disconnectFromServer()
        opener = self._opener
        if opener is not None:
            # Deferred: opening a game takes a while, and the other start is waiting to end.
            QTimer.singleShot(0, self, lambda: opener(handed))


def come_forward(window: QWidget, handed: Handed) -> None:
    """Bring a window to the front, as far as the desktop allows.

    If a file follows, close what the window was asking.
    """
    from app.shell.kit.sheet import Sheet

    if handed.token:
        os.environ[_TOKENS[0]] = handed.token  # Qt looks here when it asks a Wayland desktop
    if handed.file is not None:
        for sheet in window.findChildren(Sheet):
            if sheet.isVisible():
                sheet.reject()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _let_come_forward() -> None:
    """Pass on the right to come forward, which Windows gives this process because the person has just started it."""
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError):
            ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _take(lock: IO[bytes]) -> None:
    """Lock a file until it is closed. Raises BlockingIOError if another process holds it, OSError if locking fails."""
    if sys.platform == "win32":
        import msvcrt

        lock.seek(0)
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
