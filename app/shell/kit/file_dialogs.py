"""File dialogs: which game to open, where to save a copy of a game or a file made from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from app.wording import t

Ask = Callable[[QWidget, str, str, str], str]
"""Asks where to save a file: takes the host, the title, the proposed name and the dialog's filter; returns an empty
text if the person cancels."""


_used: list[Path] = []
"""The folder of the file or folder chosen last, as long as the program runs."""


def ask_open(host: QWidget) -> str:
    """Ask for a file to open; empty if the person cancels."""
    return ask_file(host, t("file.open.title"), f"{t('file.filter')};;{t('file.filter.all')} (*)")


def ask_save(host: QWidget, name: str) -> str:
    """Ask where to save a game; empty if the person cancels. The dialog asks before a file is replaced."""
    return ask_export(host, t("file.save.title"), name, t("file.filter"))


def ask_file(host: QWidget, title: str, words: str) -> str:
    """Ask for a file of the kinds that `words` name, each with its suffixes; empty if the person cancels."""
    from app.shell.kit.qt_file_dialog import asked, open_dialog

    return _taken(asked(open_dialog(host, title, str(beginning()), kinds(words))))


def ask_folder(host: QWidget, title: str) -> str:
    """Ask for a folder; empty if the person cancels."""
    from app.shell.kit.qt_file_dialog import asked, folder_dialog

    return _taken(asked(folder_dialog(host, title, str(beginning()))))


def ask_export(host: QWidget, title: str, name: str, words: str) -> str:
    """Ask where to save a file of another kind; `words` names the kind and its suffix. Empty if the person cancels."""
    from app.shell.kit.qt_file_dialog import asked, save_dialog

    return _taken(asked(save_dialog(host, title, str(beginning()), name, kinds(words))))


def beginning() -> Path:
    """The folder a dialog begins in: that of the last one, or else the person's documents.

    Left to itself Qt begins in the folder the program was started in, which may be that of the program.
    """
    from PySide6.QtCore import QStandardPaths

    if _used and _used[-1].is_dir():
        return _used[-1]
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()


def kinds(words: str) -> str:
    """Kinds of files as a dialog shows them: the suffixes in brackets stay in their order in a Hebrew line as well.

    Qt takes no sign of direction among the suffixes themselves.
    """
    return words.replace("(*", "\u200e(*")


def _taken(chosen: str) -> str:
    if chosen:
        _used[:] = [Path(chosen).parent]
    return chosen


class Target(NamedTuple):
    """Where a person wants a file to go, and whether an existing one may be replaced."""

    path: Path
    replace: bool


def ask_target(host: QWidget, ask: Ask, title: str, name: str, ending: str, words: str) -> Target | None:
    """Ask where to save a file with this suffix, whose kind `words` names; None if the person cancels.

    The dialog proposes `name`, cleaned for file systems. The suffix is added if the person left it out.
    """
    chosen = ask(host, title, f"{plain_file_name(name)}.{ending}", f"{words} (*.{ending})")
    return target_of(chosen, ending) if chosen else None


def target_of(chosen: str, ending: str) -> Target:
    """The target for a file chosen in a dialog; the suffix is added if the person left it out."""
    path = Path(chosen)
    # The dialog has asked before a file is replaced, but not about a name to which the suffix is added here.
    if path.suffix.lower() == f".{ending}":
        return Target(path, replace=True)
    return Target(path.with_name(f"{path.name}.{ending}"), replace=False)


def plain_file_name(name: str) -> str:
    """A name without direction marks and without characters that file systems refuse."""
    from app.wording.bidi import bare

    return "".join("-" if sign in '\\/:*?"<>|' else sign for sign in bare(name)).strip()
