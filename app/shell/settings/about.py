"""About the program: what it is, its version and licences, and a system report to copy. It uses no network."""

from __future__ import annotations

import locale
import platform
import sys
from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app import __version__
from app.art.program_icon import paint_program_icon
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import ChoiceList
from app.shell.kit.fields import TextBox
from app.shell.kit.heard import name_aloud
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import font, look, px
from app.shell.kit.widgets import Hairline, Label, Words, plain, said
from app.shell.settings.release import release
from app.shell.settings.settings import Settings
from app.shell.settings.updates import Updates
from app.wording import language, resource, t
from app.wording.bidi import foreign, ltr

LICENCES: tuple[tuple[str, str], ...] = (
    ("kupa", "Kupa: MIT"),
    ("qt", "Qt, Qt for Python"),
    ("lgpl-3.0", "GNU LGPL 3"),
    ("gpl-3.0", "GNU GPL 3"),
    ("python", "Python"),
    ("pillow", "Pillow"),
    ("platformdirs", "platformdirs"),
)
"""The files in resources/licences, with the title of each."""

_LIBRARIES = (
    ("Python", "", "PSF"),
    ("Qt", "", "LGPL 3"),
    ("Qt for Python", "PySide6-Essentials", "LGPL 3"),
    ("Pillow", "Pillow", "MIT-CMU"),
    ("platformdirs", "platformdirs", "MIT"),
)


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


def libraries() -> list[tuple[str, str, str]]:
    """Name, version (empty if unknown) and licence of the libraries the program uses."""
    own = {"Python": platform.python_version(), "Qt": str(qVersion())}
    return [(name, own.get(name) or _version(package), licence) for name, package, licence in _LIBRARIES]


def _stands_on() -> str:
    """The libraries with their versions and licences, in one sentence."""
    each = [ltr(f"{name} {version} ({terms})".replace(" ", "\u00a0")) for name, version, terms in libraries()]
    return f"{t('about.libraries')} {', '.join(each)}."


def system_report(folder: str = "") -> str:
    """What somebody looking for a fault needs to know, in lines; no names, no games, nothing secret."""
    lines = [f"Kupa {__version__} ({'bundle' if getattr(sys, 'frozen', False) else 'source'})"]
    lines += [f"{name} {version}" for name, version, _ in libraries() if version]
    lines.append(f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, {platform.release()}")
    lines.append(f"Qt build: {QLibraryInfo.build()!s}")
    lines.append(f"platform plugin: {QGuiApplication.platformName()}")
    for number, screen in enumerate(QGuiApplication.screens(), 1):
        size = screen.size()
        lines.append(
            f"screen {number}: {size.width()} x {size.height()}, factor {screen.devicePixelRatio():g}, "
            f"{screen.logicalDotsPerInch():.0f} dpi"
        )
    now = look()
    lines.append(f"language {language()}, system {QLocale.system().name()}, encoding {locale.getencoding()}")
    lines.append(f"theme {now.theme.name}, contrast {now.theme.high_contrast}, text {now.factor:g}")
    if folder:
        lines.append(f"folder: {_from_home(folder)}")
    return "\n".join(lines)


def _from_home(folder: str) -> str:
    """A folder without the part that contains its owner's name on this computer."""
    try:
        return f"~/{Path(folder).relative_to(Path.home()).as_posix()}"
    except (RuntimeError, ValueError):
        return folder


class ProgramIcon(QWidget):
    """The program's icon."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(92, 92)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring of the plate and the letter."""
        paint_program_icon(QPainter(self), self.width())


class AboutSheet(Sheet):
    """The sheet. `folder` is where games and settings are kept, empty if nothing is kept."""

    def __init__(self, host: QWidget, folder: str = "", settings: Settings | None = None) -> None:
        """Show everything; newer versions only with `settings`, and only if this release names a page."""
        super().__init__(host, said("about.title"), width=900)
        self._folder = folder
        column = in_column(self._top(), gap=10, margins=(34, 0, 34, 16), on=self.page.page)
        stamp = release()
        self.updates = Updates(stamp, settings) if stamp is not None and settings is not None else None
        if self.updates is not None:
            column.addWidget(self.updates)
        column.addWidget(Hairline())
        column.addWidget(Label(said("about.licences"), "control"))
        self.licence = ChoiceList(said("about.licences"), [(name, plain(title)) for name, title in LICENCES], "kupa")
        self.licence.chosen.connect(self.show_licence)
        column.addWidget(self.licence, 0, Qt.AlignmentFlag.AlignLeading)
        self.text = TextBox()
        column.addWidget(self.text)
        self.show_licence("kupa")
        self.copy = self.add_link(PushButton(said("win.report.copy"), "link"))
        self.copy.clicked.connect(self._copy)
        self.done = self.add_exit("button.close", main=True)
        self.restyle()

    def _top(self) -> QHBoxLayout:
        words: list[tuple[Words, bool]] = [
            (said("about.version", version=__version__), True),
            (said("about.text"), False),
            (said("about.name"), False),
            (said("about.games"), False),
            (said("about.made-by-us"), False),
            (said("about.offline"), False),
        ]
        lines = in_column(gap=4)
        for text, bold in words:
            lines.addWidget(Label(text, "body" if bold else "note", wrap=True, bold=bold))
        lines.addWidget(Label(_stands_on, "small", "ink_2", wrap=True))
        if self._folder:
            where = ltr(foreign(self._folder))
            lines.addWidget(Label(lambda: f"{t('about.folder')} {where}", "small", "ink_2", wrap=True))
        return in_row((ProgramIcon(), Qt.AlignmentFlag.AlignTop), (lines, 1), gap=22)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.text.setFont(font("least"))
        self.text.setFixedHeight(px(230))
        super().restyle()

    def retranslate(self) -> None:
        """Say the names in the current language."""
        name_aloud(self.text, t("about.licences"))

    def show_licence(self, name: str) -> None:
        """Show the whole text of a licence."""
        file = resource("resources", "licences", f"{name}.txt")
        try:
            text = file.read_text("utf-8")
        except OSError:
            text = file.name
        self.text.setPlainText(text)
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(system_report(self._folder))
        self.copy.say(said("win.report.copied"))
