"""The dialog that asks for a file: the system's own, or else Qt's, whose columns are then in our words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QIdentityProxyModel, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFileSystemModel,
    QListView,
    QPushButton,
    QToolButton,
    QTreeView,
    QWidget,
)
from shiboken6 import isValid

from app.art.icons import paint_icon
from app.session.kept_games import when
from app.session.reel import size_words
from app.shell.kit.style import look, px
from app.wording import t

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

NAME, SIZE, KIND, CHANGED = range(4)
"""The columns of Qt's list of files."""
BESIDE = 24
"""The space beside a text in a column, px."""
ACROSS = 96
"""How wide the dialog is, in letters."""
ICONS = {"backButton": "chevron_start", "forwardButton": "chevron_end", "toParentButton": "chevron_up"}
"""The icons of the buttons that go to other folders, by the names that Qt gives the buttons."""
NAME_ROOM = "n" * 28
"""As long as the names for which there is room."""


class Columns(QIdentityProxyModel):
    """The files of Qt's dialog with size, kind and time in our words: Qt has them in the system's, or in English."""

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows."""
        model = self.sourceModel()
        if role != Qt.ItemDataRole.DisplayRole or index.column() == NAME or not isinstance(model, QFileSystemModel):
            return super().data(index, role)
        file = model.fileInfo(self.mapToSource(index))
        if index.column() == SIZE:
            return "" if file.isDir() else size_words(file.size())
        if index.column() == CHANGED:
            changed: datetime = file.lastModified().toPython()  # type: ignore[assignment]
            return when(changed)
        return t(f"file.kind.{'folder' if file.isDir() else 'game' if file.suffix() == 'kupa' else 'other'}")


def open_dialog(host: QWidget, title: str, folder: str, words: str) -> QFileDialog:
    """The dialog for a file that exists, beginning in `folder` and offering the kinds of files in `words`."""
    dialog = QFileDialog(host, title, folder, words)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _ours(dialog)


def folder_dialog(host: QWidget, title: str, folder: str) -> QFileDialog:
    """The dialog for a folder."""
    dialog = QFileDialog(host, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return _ours(dialog)


def save_dialog(host: QWidget, title: str, folder: str, name: str, words: str) -> QFileDialog:
    """The dialog for a file to be written, with the proposed name; it asks before a file is replaced."""
    dialog = QFileDialog(host, title, folder, words)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    return _ours(dialog)


def _ours(dialog: QFileDialog) -> QFileDialog:
    """The dialog in our words, with room for them, and paths from left to right; the system's own takes no notice."""
    dialog.setProxyModel(Columns(dialog))
    for combo in dialog.findChildren(QComboBox, "lookInCombo"):
        combo.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for places in dialog.findChildren(QListView, "sidebar"):
        places.setMinimumWidth(places.sizeHintForColumn(0) + 2 * places.frameWidth())
    for files in dialog.findChildren(QTreeView, "treeView"):
        metrics = files.fontMetrics()
        dialog.resize(max(dialog.width(), metrics.averageCharWidth() * ACROSS), max(dialog.height(), px(440)))
        for column, words in ((NAME, NAME_ROOM), (SIZE, size_words(999)), (KIND, t("file.kind.game"))):
            files.header().resizeSection(column, metrics.horizontalAdvance(words) + BESIDE)
        files.header().setStretchLastSection(True)
    for name, icon in ICONS.items():
        for tool in dialog.findChildren(QToolButton, name):
            tool.setIcon(_icon(icon))
    for button in dialog.findChildren(QPushButton):
        button.setIcon(QIcon())
    return dialog


def _icon(name: str) -> QIcon:
    """An icon of ours in the ink of the theme; Qt's own arrows are black on a dark ground too."""
    icon = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, look().theme.ink), (QIcon.Mode.Disabled, look().theme.line)):
        picture = QPixmap(48, 48)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_icon(painter, name, QRectF(picture.rect()), ink, look().rtl)
        painter.end()
        icon.addPixmap(picture, mode)
    return icon


def asked(dialog: QFileDialog) -> str:
    """Show the dialog until the person has answered; the chosen path, or an empty text."""
    try:
        return dialog.selectedFiles()[0] if dialog.exec() else ""
    finally:
        if isValid(dialog):  # it goes with its host, should the window close meanwhile
            dialog.deleteLater()
