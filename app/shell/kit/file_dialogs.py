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


def ask_open(host: QWidget) -> str:
    """Ask for a file to open; empty if the person cancels."""
    from PySide6.QtWidgets import QFileDialog

    filters = f"{t('file.filter')};;{t('file.filter.all')} (*)"
    return QFileDialog.getOpenFileName(host, t("file.open.title"), "", filters)[0]


def ask_save(host: QWidget, name: str) -> str:
    """Ask where to save a game; empty if the person cancels. The dialog asks before a file is replaced."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getSaveFileName(host, t("file.save.title"), name, t("file.filter"))[0]


def ask_export(host: QWidget, title: str, name: str, words: str) -> str:
    """Ask where to save a file of another kind; `words` names the kind and its suffix. Empty if the person cancels."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getSaveFileName(host, title, name, words)[0]


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
