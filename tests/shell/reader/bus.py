"""The accessibility bus of Linux as a screen reader uses it: walks the tree and hears events of another process.

It starts and stops everything it needs: a session bus, the accessibility bus, an X server without a screen. `missing`
says what the machine lacks.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
OBJECT = "org.a11y.atspi.Event.Object"
EVENTS = ("object:announcement", "object:property-change:accessible-description")


XCB = ("libxcb-cursor.so.0", "libxkbcommon-x11.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1", "libxcb-shape.so.0")
"""The system libraries without which Qt cannot open a window on an X server."""


def missing() -> str:
    """What this machine lacks: a bus daemon, the accessibility bus, Xvfb, or what Qt needs there; empty if nothing."""
    programs = [name for name in ("dbus-daemon", "Xvfb") if shutil.which(name) is None]
    launcher = [] if LAUNCHER.exists() else [LAUNCHER.name]
    return ", ".join([*programs, *launcher, *(name for name in XCB if not loads(name))])


def loads(library: str) -> bool:
    """Whether the system has this library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


class Heard(NamedTuple):
    """An event: its kind (`Announcement`, `PropertyChange`) and its text."""

    kind: str
    text: str


SHOWING = 1 << 25
"""The bit of an object's state that says that it is visible (AT-SPI's STATE_SHOWING)."""


class Node(NamedTuple):
    """A visible object of the tree: its role, its name, its depth."""

    role: str
    name: str
    depth: int


class Reader:
    """A connection to the accessibility bus that has subscribed to the events of a screen reader."""

    def __init__(self, session: str) -> None:
        """Connect; `session` is the address of the session bus."""
        with open_dbus_connection(session) as bus:
            asked = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
            address = bus.send_and_get_reply(asked).body[0]
        with ExitStack() as opened:
            self._tree = opened.enter_context(open_dbus_connection(address))
            self._ear = opened.enter_context(open_dbus_connection(address))
            self._ear.send_and_get_reply(message_bus.AddMatch(MatchRule(type="signal", interface=OBJECT)))
            for event in EVENTS:
                at = "/org/a11y/atspi/registry"
                self._call(self._ear, REGISTRY, at, REGISTRY, "RegisterEvent", "sass", event, [], "")
            # If the bus does not answer yet, both connections are closed.
            self._open = opened.pop_all()

    @staticmethod
    def _call(bus: DBusConnection, to: str, path: str, interface: str, method: str, kinds: str = "", *body: Any) -> Any:
        message = new_method_call(DBusAddress(path, to, interface), method, kinds or None, body)
        reply = bus.send_and_get_reply(message, timeout=10)
        if reply.header.message_type is MessageType.error:
            raise LookupError(f"{method} of {path}: {reply.body}")
        return reply.body[0] if reply.body else None

    def heard(self, seconds: float) -> Iterator[Heard]:
        """The events within this many seconds, as they come."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                message = self._ear.receive(timeout=left)
            except TimeoutError:
                return
            fields = message.header.fields
            if message.header.message_type is MessageType.signal and fields.get(HeaderFields.interface) == OBJECT:
                kind, text = str(fields[HeaderFields.member]), message.body[3][1]
                if isinstance(text, str):
                    yield Heard(kind, text)

    def tree(self) -> list[Node]:
        """Every visible object of every program on the bus, parents before children."""
        return list(self._walked(REGISTRY, ROOT, 0))

    def _walked(self, to: str, path: str, depth: int) -> Iterator[Node]:
        accessible = "org.a11y.atspi.Accessible"
        properties = "org.freedesktop.DBus.Properties"
        name = self._call(self._tree, to, path, properties, "Get", "ss", accessible, "Name")[1]
        yield Node(self._call(self._tree, to, path, accessible, "GetRoleName"), name, depth)
        for child, where in self._call(self._tree, to, path, accessible, "GetChildren"):
            if depth < 1 or self._call(self._tree, child, where, accessible, "GetState")[0] & SHOWING:
                yield from self._walked(child, where, depth + 1)

    def close(self) -> None:
        """Leave the bus."""
        self._open.close()


@contextmanager
def listening(folder: Path) -> Iterator[tuple[Reader, dict[str, str]]]:
    """A reader on separate buses, and the environment for a program that it should hear. `folder` is for sockets."""
    with ExitStack() as stack:
        env = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
        folder.chmod(0o700)
        session = f"unix:path={folder}/session"
        _started(stack, ["dbus-daemon", "--session", "--nofork", f"--address={session}"], env)
        _wait(folder / "session")
        env["DBUS_SESSION_BUS_ADDRESS"] = session
        read, write = os.pipe()
        server = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
        _started(stack, server, env, passed=(write,))
        os.close(write)
        with os.fdopen(read, encoding="utf-8") as number:
            env["DISPLAY"] = f":{number.readline().strip()}"
        _started(stack, [str(LAUNCHER), "--launch-immediately"], env)
        reader = _tried(session)
        stack.callback(reader.close)
        yield reader, {**env, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}


def _started(stack: ExitStack, words: Sequence[str], env: dict[str, str], passed: tuple[int, ...] = ()) -> None:
    """Start a program that is stopped when the stack is left."""
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(words, env=env, stdout=quiet, stderr=quiet, pass_fds=passed)
    stack.callback(program.wait, 10)
    stack.callback(program.terminate)


def _wait(path: Path) -> None:
    """Wait until a socket is there."""
    until = time.monotonic() + 20
    while not path.exists():
        assert time.monotonic() < until, f"{path.name} did not come"
        time.sleep(0.02)


def _tried(session: str) -> Reader:
    """A reader as soon as the accessibility bus answers."""
    until = time.monotonic() + 20
    while True:
        try:
            return Reader(session)
        except (LookupError, OSError, IndexError, TimeoutError):
            assert time.monotonic() < until, "the accessibility bus does not answer"
            time.sleep(0.1)
