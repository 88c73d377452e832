"""The one window: the shelf, the table, results and rules in one stack, sheets above them, keys for all of them.

It also opens and keeps games: from the shelf, from a file, from a deal that was played before.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QWidget

from app.games import GAMES
from app.games import shelf as in_order
from app.shell.kit.file_dialogs import Target, ask_export, ask_open, ask_save, plain_file_name, target_of
from app.shell.kit.focus import note_key
from app.shell.kit.notice import Notice
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import said
from app.shell.settings.settings import Frame, Settings
from app.shell.shelf.own_games import OwnGames, remarks
from app.shell.window.pages import GamePage, WindowPage
from app.shell.window.place import fitted
from app.shell.window.practising import Practising
from app.shell.window.unkept import Unkept
from app.store import FileRefused, Store, write_kupa
from app.table.commands import COMMANDS, Command, carried_out
from app.wording import t
from app.wording.titles import game_name

if TYPE_CHECKING:
    from app.engine import Record
    from app.session.agreement import NewGame
    from app.session.moments import LookedBack, Moment
    from app.session.replay import Eyes
    from app.session.seats import Seated
    from app.session.sitting import Sitting
    from app.shell.kit.sheet import Sheet
    from app.shell.lab.page import LabPage
    from app.shell.lab.tables_page import TablesShown
    from app.shell.shelf.shelf import Shelf

LEFT_AT = "left-at"
"""The setting with the number of the game at which the person last sat; 0 for the shelf."""
LEAST = QSize(900, 600)
USUAL = QSize(1280, 800)


TableMaker = Callable[["Sitting", Settings], GamePage]
"""Makes the page of a game."""


def table_page(sitting: Sitting, settings: Settings) -> GamePage:
    """A game's page with everything it needs, imported only now: the shelf does without it."""
    from app.shell.table.page import TablePage

    return TablePage(sitting, settings)


class MainWindow(QMainWindow):
    """The window. `closing` is emitted when it closes for good, `mending_wanted` when damage is to be mended."""

    closing = Signal()
    mending_wanted = Signal(object)

    def __init__(
        self,
        store: Store,
        settings: Settings,
        appearance: Appearance,
        *,
        folder: str = "",
        passing: bool = False,
        make_table: TableMaker = table_page,
        sound: Sound | None = None,
    ) -> None:
        """Over the games in `store`; `folder` is where they are said to be, empty if nothing is kept.

        `passing`: the store disappears when the program ends; the person who plays without saving was told so.
        """
        super().__init__()
        self.store = store
        self.settings = settings
        self.appearance = appearance
        self.folder = folder
        self.sound = sound or Sound(settings, parent=self)
        self.ask_open, self.ask_save = ask_open, ask_save
        self.ask_export = ask_export
        self.sitting: Sitting | None = None
        self._closing = False
        self._keeping = settings.keeping
        self._keeping.use(store)
        self.unkept = Unkept(self, self, self._keeping, passing)
        self.own_games = OwnGames(settings, folder, self)
        self.own_games.changed.connect(self._renew_shelf)
        settings.changed.connect(self._settle_own_games)
        self._make_table = make_table
        self._sheet: Sheet | None = None
        self._shelf: Shelf | None = None
        self._lab: LabPage | None = None
        self._page: WindowPage | None = None
        self.stack = self._make_stack()
        self.notice = Notice(self)
        self.stack.currentChanged.connect(self._place_notice)
        self.practising = Practising(self.stack, settings, self.sound.play)
        self.setAcceptDrops(True)
        self._make_actions()
        self.retranslate()
        self._place()

    @property
    def shelf(self) -> Shelf:
        """The shelf, made when it is first wanted: a start that resumes a game does without it."""
        if self._shelf is None:
            from app.shell.shelf.pictures import FOLDER
            from app.shell.shelf.shelf import Shelf

            self._shelf = Shelf(self.settings, Path(self.folder) / FOLDER if self.folder else None)
            self.stack.addWidget(self._shelf)
            self._connect_shelf(self._shelf)
            self.refresh_shelf()
        return self._shelf

    def _connect_shelf(self, shelf: Shelf) -> None:
        header = shelf.header
        shelf.chosen.connect(self._open_item)
        shelf.resumed.connect(self.resume)
        shelf.resume.put_away.connect(self.put_away)
        shelf.rules_wanted.connect(self.show_rules)
        shelf.results_wanted.connect(self.show_results)
        shelf.print_wanted.connect(self.show_print)
        header.rules.clicked.connect(lambda: self.show_rules())
        header.results.clicked.connect(lambda: self.show_results())
        header.settings.clicked.connect(self.show_settings)

    def _make_stack(self) -> QStackedLayout:
        """All pages, of which one is seen; not a QStackedWidget: Orca says "layered pane" before each page of that."""
        room = QWidget()
        self.setCentralWidget(room)
        return QStackedLayout(room)

    def _make_actions(self) -> None:
        """Make the keys that work everywhere except under a sheet."""
        self._deeds: dict[Command, Callable[[], object]] = {
            Command.NEW: self._new_by_key,
            Command.AGAIN: lambda: self.play_again(False),
            Command.SAME_DEAL: lambda: self.play_again(True),
            Command.ROTATED: self.play_rotated,
            Command.OPEN: self.open_dialog,
            Command.SAVE: self.save_dialog,
            Command.PRINT: self.show_print,
            Command.REPLAY: self.show_replay,
            Command.SEND: self.send_table,
            Command.RULES: self.show_rules,
            Command.KEYS: self.show_keys,
            Command.SETTINGS: self.show_settings,
            Command.OWN_BACK: partial(self.show_own_pictures, "back"),
            Command.SHELF: self.show_shelf,
            Command.FULL_SCREEN: self.toggle_full_screen,
            Command.QUIT: self.close,
        }
        self.keys: dict[Command, QAction] = {}
        for command in carried_out("window"):
            if COMMANDS[command].keys:
                action = QAction(self)
                action.setShortcuts([QKeySequence(key) for key in COMMANDS[command].keys])
                action.triggered.connect(partial(self._ask_for, command))
                self.addAction(action)
                self.keys[command] = action

    def _ask_for(self, command: Command, _checked: bool = False) -> None:
        """A key was pressed; under a sheet it does nothing."""
        if not self.sheet_open:
            self.carry_out(command)

    def carry_out(self, command: Command) -> None:
        """Carry out a command; while the curtain is down, not one that tells about the game or leaves it."""
        covered = self.sitting is not None and self.sitting.covered
        if not covered or COMMANDS[command].while_covered:
            self._deeds[command]()

    @property
    def sheet_open(self) -> bool:
        """Whether something is being asked or set."""
        from app.shell.kit.sheet import Sheet

        return any(sheet.isVisible() for sheet in self.findChildren(Sheet))

    def retranslate(self) -> None:
        """Say the title in the current language."""
        sitting = self.sitting
        self.setWindowTitle(t("app.title", game=game_name(sitting.game)) if sitting else t("app.name"))

    # Where the window is

    def _place(self) -> None:
        """Put the window where it was, no larger than the screen it opens on; else in the middle of the first one."""
        screen = QGuiApplication.primaryScreen().availableGeometry()
        self.setMinimumSize(LEAST.boundedTo(screen.size()))
        frame = self.settings.frame
        place = fitted(QRect(*frame[:4])) if frame is not None else None
        if place is not None:
            self.setGeometry(place)
        else:
            size = USUAL.boundedTo(screen.size())
            corner = QPoint((screen.width() - size.width()) // 2, (screen.height() - size.height()) // 2)
            self.setGeometry(QRect(screen.topLeft() + corner, size))
        if frame is not None and frame.maximized:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def _keep_place(self) -> None:
        whole = self.isMaximized() or self.isFullScreen()
        place = self.normalGeometry() if whole else self.geometry()
        if place.width() > 0 and place.height() > 0:
            self.settings.frame = Frame(place.x(), place.y(), place.width(), place.height(), self.isMaximized())

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place; if something could not be kept, ask first."""
        self._keep_place()
        if not self._closing and self.unkept.asked(self.close_now, closing=True):
            event.ignore()
            return
        self.sound.close()
        if self._lab is not None:
            self._lab.desk.end()
        super().closeEvent(event)
        self.closing.emit()

    def close_now(self) -> None:
        """Close without asking."""
        self._closing = True
        self.close()

    def _leave_game(self, go: Callable[[], bool]) -> bool:
        """Do what takes the game off the table; False if that went wrong or the person is asked first.

        Every way from the table leads through here, so that nothing on it is lost without asking.
        """
        # Here and not when the pages change: what is said on the way stays.
        self.notice.hide()
        return not self.unkept.asked(go) and go()

    # Pages

    def refresh_shelf(self) -> None:
        """Look again for games left open."""
        from app.session.kept_games import cards_of, unfinished

        if self._shelf is None:
            return
        self.shelf.show_unfinished(
            self._keeping.look("shelf", lambda: unfinished(self.store, self.settings), []),
            lambda number: self._keeping.glance(lambda: cards_of(self.store, number), ()),
        )
        self.shelf.show_remarks(self._keeping.glance(lambda: remarks(self.store), []))

    def _renew_shelf(self) -> None:
        """Games have come or gone."""
        if self._shelf is not None:
            self._shelf.renew()
            self.refresh_shelf()

    def _settle_own_games(self) -> None:
        """Apply the switch for own games: at once, or, if somebody sits at a table, when they leave it."""
        if self.sitting is None:
            self.own_games.settle()

    def start(self) -> None:
        """Go where the person left off: to the table that was left with a game not over, else to the shelf."""
        left = self._keeping.glance(lambda: self.store.settings().get(LEFT_AT, 0), 0)
        if type(left) is int and left > 0:
            kept = self._keeping.glance(lambda: self.store.kept(left), None)
            if kept is not None and not kept.over and kept.game in GAMES and self.resume(left):
                return
        self.show_shelf()

    def note_table(self) -> None:
        """Keep the table at which the person sits, so that the next start goes on there."""
        number = self.sitting.id if self.sitting is not None else 0
        # A start that goes where the last one ended need not wait for the disk.
        if self._keeping.glance(lambda: self.store.settings().get(LEFT_AT, 0), None) != number:
            self._keeping.attempt("setting", lambda: self.store.settings().put(LEFT_AT, number), None)

    def show_shelf(self) -> None:
        """Go to the shelf; the game on the table is kept and waits there."""
        self._leave_game(self._show_shelf)

    def _show_shelf(self) -> bool:
        again = self.sitting is None and self._page is not None
        self.sitting = None
        self.own_games.settle()
        self.note_table()
        self.refresh_shelf()
        # Turning there, the shelf gives the keyboard to what had it; who comes from a table left a game open.
        self._turn_to(self.shelf)
        if not again:
            self.shelf.focus_first()
        return True

    def _leave(self) -> None:
        """Remove a page, unless it is the shelf or the lab, which stay as they are."""
        page = self._page
        if page is None:
            return
        page.leave()
        if page not in (self._shelf, self._lab):
            self.stack.removeWidget(page)
            page.hide()
            page.deleteLater()

    def _place_notice(self) -> None:
        """The notice lies on the table of the page that is shown, be it a practice table over another page."""
        page = self.stack.currentWidget()
        if isinstance(page, WindowPage):
            self.notice.lie_over(page.cloth, page.quiet_rooms)
        else:
            self.notice.lie_over(None)

    def _turn_to(self, page: WindowPage) -> None:
        self.practising.drop()
        if page is not self._page:
            self._leave()
        self._page = page
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.retranslate()
        game = self.sitting is not None
        for command, action in self.keys.items():
            offer = COMMANDS[command]
            # The table has some keys of its own; if a key had two owners, neither would get it. While a game is watched
            # they are the window's, but the rules would lead away from it for good.
            theirs = "table" in offer.by and (isinstance(page, GamePage) or (game and command is Command.RULES))
            action.setEnabled(game >= offer.needs_game and not theirs)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_results(self, game: str | None = None) -> None:
        """Go to the results, by default of the game that was played last."""
        self._leave_game(lambda: self._show_results(game))

    def _show_results(self, game: str | None) -> bool:
        from app.shell.library.statistics_page import StatisticsPage

        page = StatisticsPage(self.store, self.settings)
        if not page.show_game(game):
            page.deleteLater()
            return False
        page.shelf_wanted.connect(self.show_shelf)
        page.settings_wanted.connect(self.show_settings)
        page.again_wanted.connect(self.begin)
        page.watch_wanted.connect(self.watch)
        page.send_wanted.connect(self.send)
        self.sitting = None
        self._turn_to(page)
        return True

    @property
    def lab(self) -> LabPage:
        """The lab, made when it is first wanted; its desk outlives every visit."""
        if self._lab is None:
            from app.shell.lab.page import LabPage
            from app.shell.lab.rooms import desk_of

            page = self._lab = LabPage(desk_of(self.folder, self), self.settings)
            page.shelf_wanted.connect(self.show_shelf)
            page.settings_wanted.connect(self.show_settings)
            page.play_wanted.connect(self.propose)
            page.watch_wanted.connect(self._watch_record)
            page.tables_wanted.connect(self._show_tables)
            page.found_wanted.connect(self.show_found)
            # It stays as long as the window: to search all of it for what nobody uses finds nothing and costs a frame.
            gc.freeze()
        return self._lab

    def show_lab(self) -> None:
        """Go to the lab, as it was left."""
        self._leave_game(self._show_lab)

    def _show_lab(self) -> bool:
        self.sitting = None
        page = self.lab
        self._turn_to(page)
        page.come_back()
        return True

    def _watch_record(self, record: Record, place: int = 0, back: Callable[[], None] | None = None) -> None:
        """Watch a game of the lab from a place; the way back leads to the lab, or where `back` leads."""
        from app.shell.lab.rooms import players_of
        from app.shell.library.replay_page import ReplayPage

        page = ReplayPage(record, players_of(record.game.seats), self.settings)
        page.shelf_wanted.connect(back or self.show_lab)
        page.back_wanted.connect(back or self.show_lab)
        page.settings_wanted.connect(self.show_settings)
        self._turn_to(page)
        if place:
            page.go_to(place)

    def _show_tables(self, shown: TablesShown, others: Sequence[Callable[[], TablesShown]], at: int = 0) -> None:
        """Show small tables of the lab; the way back leads to the lab, and from a game that is watched to them."""
        from app.shell.lab.tables_page import TablesPage

        page = TablesPage(shown, self.settings, others, at)
        page.shelf_wanted.connect(self.show_lab)
        page.settings_wanted.connect(self.show_settings)
        page.watch_wanted.connect(
            lambda record, place: self._watch_record(
                record, place, lambda: self._show_tables(page.shown, others, page.at)
            )
        )
        page.save_wanted.connect(self._save_record)
        self._turn_to(page)

    def _save_record(self, record: Record) -> None:
        """Ask where to keep a game of the lab as a file, and write it."""
        from app.shell.lab.rooms import players_of

        where = self._ask_copy(record.game.id)
        if where is None:
            return
        path, replace = where
        table = {"seats": [one.to_json() for one in players_of(record.game.seats)]}
        try:
            write_kupa(path, record, table, replace=replace)
        except FileRefused as refusal:
            self.unkept.tell(refusal, "save")
        else:
            self.notice.say(t("file.saved", file=path.name), "save")

    def show_found(self) -> None:
        """Go to the page of what was found; the way back leads to the lab."""
        from app.shell.lab.found_page import FoundPage

        page = FoundPage()
        page.shelf_wanted.connect(self.show_lab)
        page.settings_wanted.connect(self.show_settings)
        page.ask_wanted.connect(self._ask_lab)
        self._turn_to(page)

    def _ask_lab(self, game: str) -> None:
        """Go to the lab and ask about this game."""
        self.show_lab()
        self.lab.take_game(game)

    def propose(self, game: str, options: Mapping[str, object], seats: int) -> None:
        """Ask how to play a new game, with these options and so many seats proposed."""
        self.new_game(game, options, seats)

    def show_keys(self) -> None:
        """Show every key there is."""
        from app.shell.settings.keys import KeysSheet

        KeysSheet(self).open()

    def show_rules(self, game: str | None = None) -> None:
        """Go to the rules, by default of the first game."""
        self._leave_game(lambda: self._show_rules(game))

    def _show_rules(self, game: str | None) -> bool:
        from app.shell.library.rules_page import RulesPage

        page = RulesPage(self.settings, game)
        page.shelf_wanted.connect(self.show_shelf)
        page.settings_wanted.connect(self.show_settings)
        page.play_wanted.connect(self.new_game)
        page.print_wanted.connect(self.show_print)
        page.tried.connect(self.practise)
        self.sitting = None
        self._turn_to(page)
        return True

    def practise(self, case: str) -> None:
        """Try a case at the practice table, over the page that is shown; that page, and its game, stay as they are."""
        back = said("practice.back.game" if self.sitting is not None else "practice.back.rules")
        if self._page is not None and not self.practising.open(case, self._page, back):
            self.notice.say(t("practice.none"), "info")

    def show_replay(self) -> None:
        """Watch the game on the table from its deal."""
        if self.sitting is not None:
            self.watch(self.sitting.id)

    def show_moment(self, moment: Moment) -> None:
        """Watch the game on the table at one of its moves."""
        if self.sitting is not None:
            self.watch(self.sitting.id, moment)

    def watch(self, number: int, moment: Moment | None = None) -> None:
        """Watch a finished game from its deal, or at a move of it that is worth another look.

        One taken back after its end is played on at its table instead.
        """
        self._leave_game(lambda: self._watch(number, moment))

    def _watch(self, number: int, moment: Moment | None) -> bool:
        from app.shell.library.replay_page import ReplayPage

        sitting = self._keeping.look("resume", lambda: self._kept(number), None)
        if sitting is None:
            return False
        if not sitting.over:
            return self.resume(number)
        back = self._way_back(number)
        page = ReplayPage(sitting.record, sitting.seated, self.settings, sitting.table)
        page.send_wanted.connect(self._send)
        page.told.connect(self.notice.say)
        page.shelf_wanted.connect(self.show_shelf)
        page.back_wanted.connect(back)
        page.settings_wanted.connect(self.show_settings)
        self.sitting = None
        self._turn_to(page)
        if moment is not None:
            page.show_moment(moment)
        return True

    def _way_back(self, number: int) -> Callable[[], object]:
        """Where Esc leads from a game that is watched: to its table, to the results, or to the shelf."""
        from app.shell.library.statistics_page import StatisticsPage

        if self.sitting is not None:
            return partial(self.resume, number, self.sitting.looked_back)
        if isinstance(self._page, StatisticsPage):
            return partial(self.show_results, str(self._page.game.value))
        return self.show_shelf

    def send_table(self) -> None:
        """Send the game on the table, once it is over."""
        sitting = self.sitting
        if sitting is None or not sitting.over:
            self.notice.say(t("export.not-over"), "export")
        else:
            self._send(sitting.record, sitting.seated)

    def send(self, number: int) -> None:
        """Send a game that is kept; one taken back after its end is not over any more."""
        sitting = self._keeping.look("resume", lambda: self._kept(number), None)
        if sitting is not None and sitting.over:
            self._send(sitting.record, sitting.seated)
        elif sitting is not None:
            self.notice.say(t("export.not-over"), "export")

    def _send(self, record: Record, seated: tuple[Seated, ...], eyes: Eyes | None = None) -> None:
        """Ask what to make of a finished game; `eyes` are those chosen first."""
        from app.shell.library.send_sheet import SendSheet

        sheet = SendSheet(self, record, seated, self.settings, self.ask_export, eyes)
        sheet.sent.connect(lambda path: self.notice.say(t("export.saved", file=path.name), "export"))
        self.raise_sheet(sheet, sheet.kind.part(sheet.kind.value))

    # Sheets

    def raise_sheet(self, sheet: Sheet, focus: QWidget | None = None) -> None:
        """Open a sheet over the page; `focus` gets the keyboard focus."""
        self._sheet = sheet
        sheet.open(focus)

    def show_settings(self) -> None:
        """Show all settings."""
        from app.shell.settings.sheet import SettingsSheet

        sheet = SettingsSheet(self, self.settings, self.sound)
        sheet.about_wanted.connect(lambda: self._instead(sheet, self.show_about))
        sheet.open_wanted.connect(lambda: self._instead(sheet, self.open_dialog))
        sheet.pictures_wanted.connect(lambda kind: self._instead(sheet, lambda: self.show_own_pictures(kind)))
        self.raise_sheet(sheet)

    def show_print(self, game: str | None = None) -> None:
        """Ask what to print of a game, by default of the one that `_meant` names."""
        from app.shell.printing.sheet import PrintSheet

        sheet = PrintSheet(self, game if game is not None else self._meant(), self.settings)
        sheet.saved.connect(self._tell_printed)
        self.raise_sheet(sheet)

    def _tell_printed(self, files: tuple[Path, ...]) -> None:
        """Say where sheets were saved."""
        code = "print.saved" if len(files) == 1 else "print.saved.several"
        self.notice.say(t(code, file=files[0].name, n=len(files)), "save")

    def show_own_pictures(self, kind: Literal["back", "faces"]) -> None:
        """Ask for pictures of the person's own, for the back or the faces of the cards."""
        from app.shell.printing.own_pictures import OwnPicturesSheet

        self.raise_sheet(OwnPicturesSheet(self, kind, self.settings))

    def show_about(self) -> None:
        """Show what the program is."""
        from app.shell.settings.about import AboutSheet

        self.raise_sheet(AboutSheet(self, self.folder, self.settings))

    def _instead(self, sheet: Sheet, deed: Callable[[], object]) -> None:
        sheet.close()
        deed()

    # Games

    def _open_item(self, name: str) -> None:
        """Open what was pressed on the shelf: a game, the lab, or the way to a game of one's own."""
        from app.shell.shelf.catalogue import LAB
        from app.shell.shelf.own_game_sheet import OwnGameSheet

        if name in GAMES:
            self.new_game(name)
        elif name == LAB:
            self.show_lab()
        else:
            sheet = OwnGameSheet(self, self.settings, self.own_games)
            self.raise_sheet(sheet, sheet.name)

    def new_game(self, game: str, options: Mapping[str, object] | None = None, seats: int | None = None) -> None:
        """Ask how to play a new game; `options` and `seats` are proposed instead of those of the last one."""
        from app.shell.new_game.sheet import NewGameSheet

        # The sheet does without; the person is told what is wrong when the game is to be kept.
        statistics = self._keeping.glance(lambda: self.store.statistics(game), None)
        waiting = next((one for one in self.shelf.resume.games if one.game == game), None)
        sheet = NewGameSheet(self, game, self.settings, statistics, waiting, options=options, seats=seats)
        sheet.agreed.connect(self.begin)
        sheet.resumed.connect(self.resume)
        sheet.rules_wanted.connect(lambda name: self._instead(sheet, lambda: self.show_rules(name)))
        self.raise_sheet(sheet)

    def _new_by_key(self) -> None:
        """Ask for another game, by Ctrl+N, of the kind that `_meant` names."""
        self.new_game(self._meant())

    def _meant(self) -> str:
        """The game a key is about: the one on the table; at the shelf, that of the focused tile; else the first."""
        if self.sitting is not None:
            return self.sitting.game
        tile = next((tile for tile in self.shelf.tiles.tiles if tile.hasFocus() and tile.item.is_game), None)
        return tile.item.id if tile else in_order()[0]

    def begin(self, new: NewGame) -> None:
        """Deal a new game and go to its table."""
        from app.session.sitting import Sitting

        self._sit("begin", lambda: Sitting.begin(self.store, self.settings, new), deal=True)

    def resume(self, number: int, looked_back: LookedBack | None = None) -> bool:
        """Resume a game that was left open. False if that fails, which has been said, or the person is asked first.

        What was `looked_back` at its end before it was left is not looked for again.
        """

        def kept() -> Sitting:
            sitting = self._kept(number)
            sitting.looked_back = looked_back
            return sitting

        def tell(sitting: Sitting) -> None:
            if not sitting.exact:
                self.notice.say(t("win.other-rules"), "info")

        return self._sit("resume", kept, tell=tell)

    def _kept(self, number: int) -> Sitting:
        """A game that is kept, as it was left. Raises StoreError, FileRefused."""
        from app.session.sitting import Sitting  # with the engine, which the shelf does without

        return Sitting.resume(self.store, self.settings, number)

    def put_away(self, number: int) -> None:
        """Forget a game that was left open, if the person confirms."""
        from app.shell.kit.questions import Question

        question = Question(self, "forget", kind="danger")
        question.agreed.connect(lambda: self._forget(number))
        self.raise_sheet(question)

    def _forget(self, number: int) -> None:
        self._keeping.attempt("forget", lambda: self.store.forget(number), None)
        self.refresh_shelf()

    def play_again(self, same_deal: bool) -> None:
        """Play another game of the kind on the table, with the same options; the same deal or another one."""
        from app.session.agreement import NewGame
        from app.session.sitting import new_deal

        sitting = self.sitting
        if sitting is not None:
            seed = sitting.seed if same_deal and sitting.seed is not None else new_deal()
            game = sitting.record.game
            self.begin(NewGame(game.id, sitting.seated, dict(game.options), seed))

    def play_rotated(self) -> None:
        """Play the same deal again with everybody one seat further on: who plays better, not who has better cards."""
        from app.session.agreement import NewGame

        sitting = self.sitting
        if sitting is not None and sitting.seed is not None:
            game = sitting.record.game
            seated = (sitting.seated[-1], *sitting.seated[:-1])
            self.begin(NewGame(game.id, seated, dict(game.options), sitting.seed))

    def _sit(
        self,
        deed: str,
        make: Callable[[], Sitting],
        *,
        deal: bool = False,
        tell: Callable[[Sitting], object] = lambda sitting: None,
    ) -> bool:
        """Go to the table of a sitting, once the present game may leave; then `tell`.

        False if there is none, which has been said, or if the person is asked first.
        """
        return self._leave_game(lambda: self._sit_down(deed, make, deal, tell))

    def _sit_down(self, deed: str, make: Callable[[], Sitting], deal: bool, tell: Callable[[Sitting], object]) -> bool:
        # Resuming a game only reads the store.
        road = self._keeping.look if deed == "resume" else self._keeping.attempt
        try:
            sitting = road(deed, make, None)
        except FileRefused as refusal:
            self.unkept.tell(refusal, deed)
            return False
        if sitting is None:
            return False
        page = self._make_table(sitting, self.settings)
        page.commanded.connect(self.carry_out)
        page.moment_wanted.connect(self.show_moment)
        page.sounded.connect(self.sound.play)
        page.tried.connect(self.practise)
        self.sitting = sitting
        self.note_table()
        self._turn_to(page)
        page.open(deal)
        tell(sitting)
        return True

    # Files

    def open_dialog(self) -> None:
        """Ask for a file and open it."""
        chosen = self.ask_open(self)
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> bool:
        """Open a saved game; it becomes one of this program's own, and the file stays as it is.

        False if it cannot be opened, which has been said, or if the person is asked first.
        """
        from app.session.sitting import Sitting

        def tell(sitting: Sitting) -> None:
            self.notice.say(t("file.opened" if sitting.exact else "file.opened.other-rules", file=path.name), "open")

        return self._sit("open", lambda: Sitting.open_file(self.store, self.settings, path), tell=tell)

    def save_dialog(self) -> bool:
        """Ask where to save a copy of the game on the table, and save it; returns whether that was done."""
        if self.sitting is None:
            return False
        where = self._ask_copy(self.sitting.game)
        return where is not None and self.save_file(where.path, replace=where.replace)

    def _ask_copy(self, game: str) -> Target | None:
        """Ask where to save a copy of a game of this kind; None if nowhere."""
        name = t("file.name", game=game_name(game), date=date.today().isoformat())
        chosen = self.ask_save(self, f"{plain_file_name(name)}.kupa")
        return target_of(chosen, "kupa") if chosen else None

    def save_file(self, path: Path, *, replace: bool = True) -> bool:
        """Save a copy of the game on the table; an existing file is replaced only with `replace`.

        False if that fails, which has been said.
        """
        if self.sitting is None:
            return False
        try:
            write_kupa(path, self.sitting.record, self.sitting.table, replace=replace)
        except FileRefused as refusal:
            self.unkept.tell(refusal, "save")
            return False
        self.sitting.kept.note_copy()
        self.notice.say(t("file.saved", file=path.name), "save")
        return True

    # What comes from outside

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files, unless something is being asked."""
        if not self.sheet_open and event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file that was dropped."""
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if len(files) == 1:
            self.open_file(files[0])
        else:
            self.notice.say(t("file.dropped-many"), "open")

    def event(self, event: QEvent) -> bool:
        """Note that somebody uses the keys; before a key is pressed, Qt asks up to here whether it is a shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride:
            note_key()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc: from results, rules and the lab to the shelf, from full screen to the window."""
        if event.key() == Qt.Key.Key_Escape and self.stack.currentWidget() is not self._shelf and self.sitting is None:
            self.show_shelf()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)
