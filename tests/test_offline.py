"""No network: nothing in the program can reach one; QtNetwork only lets a second start find the first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.sources import walked

APP = Path(__file__).resolve().parents[1] / "app"
NETWORK = {"socket", "ssl", "http", "urllib.request", "ftplib", "smtplib", "xmlrpc", "asyncio", "socketserver"}
"""Modules of Python's library that can reach a network."""
LOCAL = {"QLocalServer", "QLocalSocket"}


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """The imports of a file, at any level: module and name."""
    for node in walked(path.read_text("utf-8")):
        if isinstance(node, ast.Import):
            yield from ((one.name, "") for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", one.name) for one in node.names)


def test_nothing_in_the_program_imports_what_reaches_a_network() -> None:
    for path in APP.rglob("*.py"):
        for module, name in imported(path):
            assert not {module, module.partition(".")[0], f"{module}.{name}"} & NETWORK, f"{path}: {module}"
            assert module not in ("PySide6.QtWebEngineCore", "PySide6.QtWebSockets"), f"{path}: {module}"
            if module == "PySide6.QtNetwork":
                assert path.name == "single_copy.py" and name in LOCAL, f"{path}: {name}"
            assert (module, name) != ("PySide6", "QtNetwork"), f"{path}: {name}"
