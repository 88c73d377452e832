"""The program with a window: command line, application, store, window.

`main` takes the arguments of the command line and returns the exit code: 0 for success, 1 if it could not run, 2 if the
command line was not understood.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple, TextIO

from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler, qWarning
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app import __version__, wording
from app.games import GameTrouble
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import said
from app.shell.settings.settings import LANGUAGES, Settings
from app.shell.start.collecting import Collecting
from app.shell.start.examiner import Examiner
from app.shell.start.file_open import FileOpening, file_of
from app.shell.start.single_copy import Handed, SingleCopy, come_forward
from app.shell.window.main_window import MainWindow
from app.shell.window.place import frame_of
from app.store import Copy, FolderNotMade, Store, StoreError, data_folder, newest_sound
from app.wording import t
from app.wording.bidi import bare

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

    from app.shell.start.refused_start import RefusedStart

DESKTOP_ENTRY = "org.kupa.Kupa"
"""The name of the menu entry on Linux (packaging/identity.py), which Wayland uses to find the window's icon."""
LATER = 300
"""How long after the first window to begin work that must not delay it, ms."""
AGAIN = 1000
"""How long to wait before trying again to tell of damage, if something else is being asked, ms."""


class Wanted(NamedTuple):
    """What a command line asks for."""

    file: Path | None = None
    language: str | None = None
    smoke: bool = False
    games: tuple[str, ...] = ()
    """The games of the smoke test; empty for all that can be played."""
    folder: Path | None = None
    """Where the smoke test saves copies of its games, which are then kept."""
    told: str = ""
    """A text to print instead of opening a window."""


class NotUnderstood(Exception):
    """Raised for a command line that cannot be understood; `str(error)` is one sentence."""


def parsed(words: Sequence[str]) -> Wanted:
    """Read the command line, without the program's name. Raises NotUnderstood."""
    wanted, rest = Wanted(), list(words)
    while rest:
        word = rest.pop(0)
        name, joined, value = word.partition("=")
        if name == "--language":
            code = value if joined else (rest.pop(0) if rest else "")
            if code not in LANGUAGES:
                raise NotUnderstood(t("program.needs-value", option=name, values=", ".join(LANGUAGES)))
            wording.use(code)
            wanted = wanted._replace(language=code)
        elif name == "--smoke":
            wanted = wanted._replace(smoke=True, folder=Path(value) if value else None)
        elif word == "--version":
            return wanted._replace(told=f"kupa {__version__}")
        elif word in ("--help", "-h"):
            return wanted._replace(told=help_text())
        elif word.startswith("-") and len(word) > 1:
            raise NotUnderstood(t("program.unknown-option", option=word))
        elif wanted.smoke and not word.lower().endswith(".kupa"):
            wanted = wanted._replace(games=(*wanted.games, playable(word)))
        elif not word.lower().endswith(".kupa"):
            raise NotUnderstood(t("program.not-kupa-file", file=word))
        elif wanted.file is not None:
            raise NotUnderstood(t("program.second-file", file=word))
        else:
            wanted = wanted._replace(file=Path(word))
    return wanted


def playable(word: str) -> str:
    """The id of a game that can be played. Raises NotUnderstood."""
    from app.games import GAMES

    if word not in GAMES:
        raise NotUnderstood(t("program.needs-value", option="--smoke", values=", ".join(GAMES)))
    return word


def help_text() -> str:
    """The text of `--help`."""
    line = "kupa [FILE.kupa] [--language he|en] [--smoke[=FOLDER] [GAME ...]]"
    lines = [t("program.usage", line=line), t("program.about"), ""]
    options = (
        ("FILE.kupa", "program.help.file"),
        ("--language he|en", "program.help.language"),
        ("--smoke", "program.help.smoke"),
        ("--version", "program.help.version"),
        ("--help", "program.help.help"),
    )
    lines += [f"  {name:<18} {t(message)}" for name, message in options]
    lines += ["", t("program.help.commands")]
    commands = (
        "engine", "simulate", "arena", "lab", "replay", "hindsight", "export", "print", "results", "check",
        "new-game", "check-game",
    )  # fmt: skip
    lines += [f"  kupa {name:<13} {t(f'program.help.{name}')}" for name in commands]
    return "\n".join(lines)


class Application(QApplication):
    """The application; once there is a window, it opens the files that the system hands over."""

    def __init__(self, words: Sequence[str]) -> None:
        """`words` as Qt wants them, with the program's name first."""
        # If the style is named here, it stays inside Qt; if set later, it is handed to Python with all its tables of
        # names.
        super().__init__([*words, "-style", "fusion"])
        self.files = FileOpening()
        self.setApplicationName("Kupa")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(DESKTOP_ENTRY)

    def event(self, event: QEvent) -> bool:
        """Take files that were double-clicked (macOS sends them as events, even before the first window)."""
        file = file_of(event)
        if file is not None:
            self.files.take(file)
            return True
        return super().event(event)


class Program:
    """Everything that lives as long as the program: application, store, settings, window."""

    def __init__(self, app: QApplication, wanted: Wanted) -> None:
        """Nothing is shown before `start`."""
        self.app = app
        self.wanted = wanted
        self.window: MainWindow | None = None
        self.refused: RefusedStart | None = None
        self._store: Store | None = None
        self._temporary: TemporaryDirectory[str] | None = None
        self._examiner: Examiner | None = None

    def watch(self) -> None:
        """Tell the person about faults in the program itself, which would otherwise be printed where nobody looks."""
        before = sys.excepthook

        def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            # Imported with the first fault, not at every start.
            from app.shell.start.crash import CrashHook

            sys.excepthook = before
            hook = CrashHook(self._tell_fault, lambda: self.window.sitting if self.window else None)
            hook(kind, error, trace)

        sys.excepthook = caught

    def answer(self, handed: Handed) -> None:
        """Come forward and take the file that a second start has handed over."""
        for window in self.app.topLevelWidgets():
            if window.windowType() == Qt.WindowType.Window and window.isVisible():
                come_forward(window, handed)
        if handed.file is not None and isinstance(self.app, Application):
            self.app.files.take(handed.file)

    def _tell_fault(self, text: str, own: GameTrouble | None) -> None:
        from app.shell.start.crash import CrashMessage

        if self.window is not None and not self.window.sheet_open:
            sitting = self.window.sitting
            message = CrashMessage(self.window, text, kept=sitting is None or sitting.kept.whole, own=own)
            try:
                if own is not None and own.code == "stopped":
                    self.window.show_shelf()
            finally:
                message.open()

    def start(self) -> None:
        """Open the store and the window; if the store is refused, the window that says so."""
        if self.wanted.smoke and self.wanted.folder is None:
            self.start_unkept()
            return
        try:
            store = Store.open(data_folder())
        except StoreError as refusal:
            self._refuse(refusal)
        else:
            self._show_kept(store)

    def start_unkept(self) -> None:
        """Open a window whose games are not kept: its store is in a temporary folder. Raises StoreError."""
        import tempfile  # slower to import than most of what is shown at the start

        try:
            self._temporary = tempfile.TemporaryDirectory(prefix="kupa-", ignore_cleanup_errors=True)
        except OSError as error:
            raise FolderNotMade(Path(error.filename or "."), error.strerror or str(error)) from error
        self._show(Store.open(Path(self._temporary.name)), "")

    def _refuse(self, refusal: StoreError) -> None:
        from app.shell.start.refused_start import RefusedStart

        settings = Settings(Nothing())
        settings.override("language", self.wanted.language or wording.language())
        Appearance(self.app, settings)
        self.refused = refused = RefusedStart(refusal, self._copy(refusal))
        refused.again_wanted.connect(lambda: self._again(refused))
        refused.unkept_wanted.connect(lambda: self._unkept(refused))
        refused.mending_wanted.connect(self._mend)
        refused.quit_wanted.connect(self.app.quit)
        refused.show()

    def _copy(self, refusal: StoreError) -> Copy | None:
        """The copy to offer if there is damage."""
        from app.shell.start.damage import is_damage

        return newest_sound(data_folder()) if is_damage(refusal) else None

    def _again(self, refused: RefusedStart) -> None:
        try:
            store = Store.open(data_folder())
        except StoreError as refusal:
            refused.show_refusal(refusal, self._copy(refusal))
            return
        self._show_kept(store)
        refused.close()

    def _unkept(self, refused: RefusedStart) -> None:
        try:
            self.start_unkept()
        except StoreError as refusal:
            refused.show_refusal(refusal, deed="unkept")
            return
        refused.close()

    def _examine(self, store: Store) -> None:
        """Examine the store once the window is there; the window tells what was found."""
        if self.wanted.smoke:
            return
        self._examiner = Examiner(store, self.app)
        self._examiner.found.connect(self._found)
        QTimer.singleShot(LATER, self._examiner, self._examiner.begin)

    def _found(self, refusal: StoreError | None) -> None:
        if refusal is None or self.window is None:
            return
        if self.window.sheet_open:
            # The person first answers what is being asked there.
            QTimer.singleShot(AGAIN, self.window, lambda: self._found(refusal))
            return
        self.window.unkept.tell(refusal, "examine")

    def _mend(self, copy: Path | None) -> None:
        """Set damaged data aside and go on with what is readable, or with an earlier day's copy."""
        QTimer.singleShot(0, self.app, lambda: self._mended(copy))  # first, the window that asked closes

    def _mended(self, copy: Path | None) -> None:
        from app.shell.start.damage import mended

        self.app.setQuitOnLastWindowClosed(False)
        refused = self.refused if self.window is None else None
        frame = None if self.window is None else frame_of(self.window)
        self._put_away()
        try:
            told = mended(data_folder(), copy)
            store = Store.open(data_folder())
        except StoreError as refusal:
            if refused is not None:
                refused.show_refusal(refusal, self._copy(refusal))
            else:
                self._refuse(refusal)
        else:
            if frame is not None:
                # Where the window was may have been set aside too.
                Settings(store.settings()).frame = frame
            self._show_kept(store)
            if self.window is not None:
                self.window.notice.say(told, "save")
            if refused is not None:
                refused.close()
        self.app.setQuitOnLastWindowClosed(True)

    def _show_kept(self, store: Store) -> None:
        """Show the window over the store of the person's games, and examine that store."""
        self._show(store, str(store.path.parent))
        self._examine(store)

    def _show(self, store: Store, folder: str) -> None:
        self._store = store
        settings = Settings(store.settings())
        if self.wanted.language is not None:
            settings.override("language", self.wanted.language)
        Appearance(self.app, settings)
        passing = not folder and not self.wanted.smoke
        self.window = MainWindow(store, settings, folder=folder, passing=passing)
        self.window.mending_wanted.connect(self._mend)
        self.window.show()
        opened = False
        try:
            opened = isinstance(self.app, Application) and self.app.files.open_with(self.window.open_file)
            if self.wanted.file is not None:
                opened = self.window.open_file(self.wanted.file) or opened
            if not opened:
                self.window.start()
        except Exception as fault:
            # The table of an own game may fail, which is told as anywhere else and keeps nobody from the other games.
            sys.excepthook(type(fault), fault, fault.__traceback__)
        if passing:
            self.window.notice.say(t("win.unkept"), "info")
        elif not settings.greeted and self._shelf_first(opened):
            settings.greeted = True
            self.window.shelf.greet(said("first.text"))
        # Timed from here: otherwise a table that takes longer than that to lay would be painted after the icon.
        QTimer.singleShot(LATER, self.app, lambda: self._look_round())

    def _shelf_first(self, opened: bool) -> bool:
        """Whether the person sees the shelf first: they opened no file, and left no table."""
        at_table = self.window is None or self.window.sitting is not None
        return not (opened or at_table or self.wanted.smoke or self.wanted.file is not None)

    def _look_round(self) -> None:
        """Do what the first picture does not need: set the program's icon, ask the system about reduced motion."""
        from app.art.program_icon import ProgramIconEngine

        self.app.setWindowIcon(QIcon(ProgramIconEngine()))
        if self.window is not None:
            _ = self.window.settings.still

    def close(self) -> None:
        """Close everything, in order of dependence."""
        self._put_away()
        if self._temporary is not None:
            self._temporary.cleanup()

    def _put_away(self) -> None:
        if self.window is not None:
            self.window.close_now()
            self.window.deleteLater()
            self.window = None
        if self._examiner is not None:
            self._examiner.stop()
            self._examiner.deleteLater()
            self._examiner = None
        if self._store is not None:
            with contextlib.suppress(StoreError):
                # Nobody is left to hear of a failure; what was committed stays.
                self._store.close()
            self._store = None


class Nothing:
    """Stands in for the store's settings if there is no store: it knows nothing and keeps nothing."""

    def get(self, key: str, default: object) -> object:
        """Return the default."""
        return default

    def put(self, key: str, value: object) -> None:
        """Keep nothing."""


def no_display() -> str:
    """Why no window can be opened here, else empty. Call this before starting Qt, which would end the process."""
    if sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        return "DISPLAY, WAYLAND_DISPLAY"
    return ""


def opened() -> Application:
    """The application. If Qt finds no screen, it ends the process: not by a crash, but with a sentence."""
    told = list[str]()

    def tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        told.append(text)
        if kind == QtMsgType.QtFatalMsg:
            _say(t("program.no-window", detail=" ".join(told[0].split())), sys.stderr)
            os._exit(1)

    before = qInstallMessageHandler(tell)
    app = Application([sys.argv[0] if sys.argv else "kupa"])
    qInstallMessageHandler(before)
    for text in told:
        qWarning(text)
    return app


def without_screen() -> None:
    """Run without a screen, unless a platform is named. On Windows Qt must then be told where fonts are."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.platform == "win32":
        os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ.get("SYSTEMROOT", "C:/Windows"), "Fonts"))


def main(words: Sequence[str]) -> int:
    """Run the program; `words` are the arguments of the command line without the program's name."""
    try:
        wanted = parsed(words)
    except NotUnderstood as wrong:
        _say(str(wrong), sys.stderr)
        return 2
    if wanted.told:
        return 0 if _say(wanted.told, sys.stdout) else 1
    if wanted.smoke:
        without_screen()
    missing = no_display()
    if missing:
        _say(t("program.no-display", reason=missing), sys.stderr)
        return 1
    app = opened()
    copy = single_copy()
    if copy is not None and not wanted.smoke and not copy.claim() and copy.hand_over(wanted.file):
        return 0
    collecting = Collecting(app)
    program = Program(app, wanted)
    try:
        if not wanted.smoke:
            program.watch()
        program.start()
        if wanted.smoke and program.window is not None:
            from app.shell.start.smoke import smoke

            collecting.begin()
            return smoke(program.window, wanted.games, wanted.file, wanted.folder)
        QTimer.singleShot(LATER, collecting, collecting.begin)
        if copy is not None:
            QTimer.singleShot(LATER, copy, lambda: copy.listen(program.answer))
        return app.exec()
    finally:
        program.close()
        collecting.stop()
        if copy is not None:
            copy.release()


def single_copy() -> SingleCopy | None:
    """This process's claim to be the only copy over the games' folder; None if there is no place for a folder."""
    try:
        return SingleCopy(data_folder())
    except StoreError:
        return None  # the start says so


def _say(text: str, where: TextIO | None) -> bool:
    """Write a text; return whether that could be done. A bundle for Windows has no console and no streams."""
    if where is None:
        return True
    reconfigure = getattr(where, "reconfigure", None)
    if reconfigure:
        reconfigure(encoding="utf-8", errors="replace")
    try:
        # A terminal shows direction marks as boxes, and text copied from it must not contain any.
        print(bare(text), file=where, flush=True)
    except OSError as error:
        # Python flushes once more at the end, so give it a working target.
        os.dup2(os.open(os.devnull, os.O_WRONLY), where.fileno())
        if isinstance(error, BrokenPipeError):
            return True  # the reader has gone (`| head`)
        if where is not sys.stderr:
            _say(t("program.unwritten", detail=error.strerror or str(error)), sys.stderr)
        return False
    return True
