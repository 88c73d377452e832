"""File dialogs: the folder they begin in, what they propose, and their words where Qt paints them itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QTextBrowser,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.shell.kit import file_dialogs, qt_file_dialog
from app.shell.kit.file_dialogs import ask_export, ask_open, ask_save, kinds
from app.shell.kit.qt_file_dialog import folder_dialog, open_dialog, save_dialog
from app.shell.kit.qt_words import QtWords
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.wording import t, use
from tests.wording.test_visual_order import seen, turned

LATIN = re.compile("[A-Za-z]+")
NAMED = {"a", "sub", "gif", "kupa"}
"""What is written in Latin letters in every language: names and suffixes of files."""


def written(dialog: QFileDialog) -> list[str]:
    """What stands in the field for the name."""
    return [field.text() for field in dialog.findChildren(QLineEdit) if field.text()]


def read(widget: QWidget) -> Iterator[str]:
    """Everything a person can read on a window of Qt's, or hear: labels, hints, columns, menus without their keys."""
    for one in [widget, *widget.findChildren(QWidget)]:
        yield from (one.toolTip(), one.accessibleName(), one.whatsThis())
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, QComboBox) and one.objectName() != "lookInCombo":
            yield from (one.itemText(row) for row in range(one.count()))
        if isinstance(one, QLineEdit):
            yield from read(one.createStandardContextMenu())
    yield from (action.text().split("\t")[0] for action in widget.findChildren(QAction))
    for files in widget.findChildren(QTreeView):
        model, root = files.model(), files.rootIndex()
        columns = range(model.columnCount())
        yield from (str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns)
        yield from (
            str(model.index(row, column, root).data()) for row in range(model.rowCount(root)) for column in columns
        )


def latin(widget: QWidget) -> set[str]:
    """The words in Latin letters on a window of Qt's, names aside."""
    return {word for text in read(widget) for word in LATIN.findall(text)} - NAMED


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's documents; no dialog has been opened yet."""
    made = tmp_path / "documents"
    made.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(made))
    monkeypatch.setattr(file_dialogs, "_used", [])
    return made


def test_a_dialog_begins_in_the_documents_and_the_next_one_where_the_last_file_went(
    qtbot: QtBot, documents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[Path] = []
    answers = iter((str(tmp_path / "films" / "a.gif"), "", ""))

    def asked(dialog: QFileDialog) -> str:
        proposed.append(Path(dialog.directory().path(), next(iter(written(dialog)), "")))
        return next(answers)

    monkeypatch.setattr(qt_file_dialog, "asked", asked)
    (tmp_path / "films").mkdir()
    host = QWidget()
    qtbot.addWidget(host)
    ask_export(host, "Save", "b.gif", "GIF (*.gif)")
    ask_save(host, "c.kupa")
    ask_open(host)
    assert proposed == [documents / "b.gif", tmp_path / "films" / "c.kupa", tmp_path / "films"]
    (tmp_path / "films").rmdir()
    assert file_dialogs.beginning() == documents, "the folder has gone"
    documents.rmdir()
    assert file_dialogs.beginning() == Path.home()


@pytest.fixture
def host(qtbot: QtBot, appearance: Appearance, settings: Settings) -> QWidget:
    """A widget to ask from, after the language has been switched to Hebrew while the program runs."""
    settings.choose("language", "he")
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("kind", ["open", "save", "folder"])
def test_qts_own_file_dialog_is_all_hebrew_and_runs_from_right_to_left(
    qtbot: QtBot, host: QWidget, settings: Settings, documents: Path, kind: str, percent: int
) -> None:
    settings.choose("text_size", percent)
    (documents / "sub").mkdir()
    (documents / "a.gif").write_bytes(bytes(2_000_000))
    (documents / "a.kupa").write_bytes(bytes(10))
    words = kinds(f"{t('file.filter')};;{t('file.filter.all')} (*)")
    title, folder = t("file.open.title"), str(documents)
    dialog = {
        "open": lambda: open_dialog(host, title, folder, words),
        "save": lambda: save_dialog(host, title, folder, "a.kupa", words),
        "folder": lambda: folder_dialog(host, title, folder),
    }[kind]()
    dialog.setNameFilter("(*)")
    dialog.show()
    files = dialog.findChild(QTreeView)
    assert files is not None
    qtbot.waitUntil(lambda: files.model().rowCount(files.rootIndex()) > 0)
    assert not latin(dialog)
    assert dialog.layoutDirection() == Qt.LayoutDirection.RightToLeft
    for column in range(1, 4):
        words = str(files.model().headerData(column, Qt.Orientation.Horizontal))
        assert files.columnWidth(column) >= files.fontMetrics().horizontalAdvance(words), "no heading is cut"
    assert files.horizontalScrollBar().maximum() == 0, "all columns are seen at once"


def test_the_arrows_of_qts_own_file_dialog_are_seen_on_a_dark_ground(
    host: QWidget, settings: Settings, documents: Path
) -> None:
    settings.choose("theme", "dark")
    dialog = open_dialog(host, t("file.open.title"), str(documents), kinds(t("file.filter")))
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        assert button is not None
        drawn = button.icon().pixmap(24, 24).toImage()
        spots = [drawn.pixelColor(x, y) for x in range(24) for y in range(24)]
        assert max(spot.lightness() for spot in spots if spot.alpha() > 200) > 150, name


def test_qts_question_before_a_file_is_replaced_is_hebrew_though_it_begins_with_the_name_of_the_file(
    host: QWidget, documents: Path
) -> None:
    (documents / "a.kupa").write_bytes(b"")
    dialog = save_dialog(host, t("file.save.title"), str(documents), "a.kupa", kinds(t("file.filter")))
    asked: list[QMessageBox] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box)
        assert not latin(box) and not set(LATIN.findall(box.text())) - NAMED
        assert box.text().startswith("\u200f")
        box.done(QMessageBox.StandardButton.No)

    dialog.show()
    QTimer.singleShot(0, answer)
    QMetaObject.invokeMethod(dialog, "accept")
    assert asked and dialog.isVisible()


def test_the_menus_of_fields_are_ours_in_hebrew_and_qts_in_english(
    qtbot: QtBot, host: QWidget, settings: Settings
) -> None:
    for field in (QLineEdit("a"), QPlainTextEdit("a"), QTextBrowser()):
        qtbot.addWidget(field)
        menu = field.createStandardContextMenu()
        assert t("qt.copy") in {action.text().split("\t")[0] for action in menu.actions()}
        assert not latin(menu)
    settings.choose("language", "en")
    field = QLineEdit("a")
    qtbot.addWidget(field)
    assert "&Copy" in {action.text().split("\t")[0] for action in field.createStandardContextMenu().actions()}


def test_suffixes_stay_in_their_order_in_a_hebrew_line(qtbot: QtBot) -> None:
    word = "\u05d3\u05e3"
    line = kinds(f"{word} (*.jpg *.png)")
    assert seen(line).replace("\u200e", "") == "(*.jpg *.png) " + turned(word)
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setNameFilter(line)
    assert dialog.nameFilters() == [line] and dialog.fileMode() == QFileDialog.FileMode.AnyFile


def test_a_word_that_qt_joins_to_another_keeps_its_space(appearance: Appearance, settings: Settings) -> None:
    settings.language = "he"
    assert QApplication.translate("QFileDialog", "Show ") == f"{t('qt.show')} "
    assert QApplication.translate("QFileDialog", "Remove") == t("qt.remove")


def test_the_columns_of_qts_own_file_dialog_tell_folders_from_files_and_a_dismissed_one_names_none(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "a.kupa").write_text("12345", "utf-8")
    (tmp_path / "a.txt").write_text("1", "utf-8")
    host = QWidget()
    qtbot.addWidget(host)
    dialog = open_dialog(host, "", str(tmp_path), "")
    files = next(iter(dialog.findChildren(QTreeView, "treeView")), None)
    assert files is not None
    dialog.show()
    qtbot.waitUntil(lambda: files.model().rowCount(files.rootIndex()) == 3)
    rows = {}
    for row in range(3):
        name, size, kind = (str(files.model().index(row, at, files.rootIndex()).data()) for at in range(3))
        rows[name] = size, kind
    assert rows["sub"] == ("", t("file.kind.folder"))
    assert rows["a.kupa"][0] and rows["a.kupa"][1] == t("file.kind.game")
    assert rows["a.txt"][1] == t("file.kind.other")
    dialog.selectFile("a.kupa")
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 0)
    assert qt_file_dialog.asked(dialog) == ""
    assert folder_dialog(host, "", str(tmp_path)).fileMode() == QFileDialog.FileMode.Directory


def test_qt_asks_in_hebrew_whether_a_file_is_to_be_replaced(qapp: QApplication) -> None:
    use("he")
    asked = QtWords().translate("QFileDialog", "%1 already exists.\nDo you want to replace it?")
    assert asked is not None and "%1" in asked and not re.search("[A-Za-z]", asked)
