"""Where sheets are saved: the person is asked, and the file gets the ending of its kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.printing.files import Kind, Press
from app.printing.pages import PrintPage
from app.shell.kit.file_dialogs import plain_file_name
from app.wording import t

Ask = Callable[[QWidget, str, Kind], str]
"""Asks for a file of a kind, a name being proposed; an empty answer is none."""


def ask_where(host: QWidget, name: str, kind: Kind) -> str:
    """Ask by the system's dialog, which asks before a file is replaced."""
    from PySide6.QtWidgets import QFileDialog

    filters = {"pdf": "PDF (*.pdf)", "png": "PNG (*.png)"}[kind]
    return QFileDialog.getSaveFileName(host, t("print.save.title"), name, filters)[0]


def press_for(host: QWidget, pages: Sequence[PrintPage], name: str, kind: Kind, ask: Ask) -> Press | None:
    """A press for these pages, into the file that the person chooses; None if they choose none."""
    chosen = ask(host, f"{plain_file_name(name)}.{kind}", kind)
    if not chosen:
        return None
    path = Path(chosen)
    # The dialog has asked before a file is replaced, but not about names to which an ending or a number is added here.
    asked = path.suffix.lower() == f".{kind}"
    path = path if asked else path.with_name(f"{path.name}.{kind}")
    return Press(pages, path, kind, name, replace=asked and (kind == "pdf" or len(pages) == 1))
