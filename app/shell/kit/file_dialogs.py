"""Asks for files: which game to open, and where to save a copy of one."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.wording import t


def ask_open(host: QWidget) -> str:
    """Ask for a file to open; empty if none is chosen."""
    from PySide6.QtWidgets import QFileDialog

    filters = f"{t('file.filter')};;{t('file.filter.all')} (*)"
    return QFileDialog.getOpenFileName(host, t("file.open.title"), "", filters)[0]


def ask_save(host: QWidget, name: str) -> str:
    """Ask where to save a game; empty if no file is chosen. The dialog asks before a file is replaced."""
    from PySide6.QtWidgets import QFileDialog

    return QFileDialog.getSaveFileName(host, t("file.save.title"), name, t("file.filter"))[0]


def plain_file_name(name: str) -> str:
    """A name without direction marks and without characters that file systems refuse."""
    from app.wording.bidi import bare

    return "".join("-" if sign in '\\/:*?"<>|' else sign for sign in bare(name)).strip()
