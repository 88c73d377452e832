"""The one window: shelf, table, results and rules in one stack, sheets above them, and the keys for all of them.

It also opens and keeps games: from the shelf, from a file, or from a deal that was played before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.games import GAMES
from app.games import shelf as in_order
from app.shell.kit.boxes import delete
from app.shell.kit.file_dialogs import Target, ask_open, ask_save, plain_file_name, target_of
from app.shell.kit.focus import add_key, note_key
from app.shell.kit.notice import Notice
from app.shell.kit.sound import Sound
from app.shell.kit.widgets import said
from app.shell.settings.settings import Settings
from app.shell.shelf.own_games import OwnGames, remarks
from app.shell.window.bar_page import BarPage
from app.shell.window.finished_games import FinishedGames
from app.shell.window.lab_visits import LabVisits
from app.shell.window.pages import GamePage, PageHost, WindowPage
from app.shell.window.place import frame_of, put
from app.shell.window.practising import Practising
from app.shell.window.unkept import Unkept
from app.store import FileRefused, Store, write_kupa
from app.table.commands import COMMANDS, Command, carried_out
from app.wording import t
from app.wording.titles import game_name

if TYPE_CHECKING:
    from app.engine import Position, Record, Witnessed
    from app.session.agreement import NewGame
    from app.session.moments import LookedBack
    from app.session.replay import Eyes, Past
    from app.session.seats import Seated
    from app.session.sitting import Sitting
    from app.shell.kit.sheet import Sheet
    from app.shell.new_game.sheet import Unbegun
    from app.shell.shelf.shelf import Shelf

LEFT_AT = "left-at"
"""The setting with the number of the game the person last sat at; 0 for the shelf. It is negative if the game is over
and they have not been shown how it ended."""


def table_page(sitting: Sitting, settings: Settings) -> GamePage:
    """Create the page of a game. The imports are local because the shelf does not need them."""
    from app.shell.table.page import TablePage

    return TablePage(sitting, settings)


class MainWindow(PageHost):
    """The window."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        folder: str = "",
        passing: bool = False,
        sound: Sound | None = None,
    ) -> None:
        """Show the games in `store`. `folder` is where the program says they are kept, empty if nothing is kept.

        `passing`: the store disappears when the program ends; the person was told that they play without saving.
        """
        super().__init__()
        self.store = store
        self.settings = settings
        self.folder = folder
        self.sound = sound or Sound(settings, parent=self)
        self.ask_open, self.ask_save = ask_open, ask_save
        self.sitting: Sitting | None = None
        self._closing = False
        self._keeping = settings.keeping
        self._keeping.use(store)
        self.unkept = Unkept(self, self._keeping, passing)
        self.lab = LabVisits(self, folder)
        self.finished = FinishedGames(self)
        self.own_games = OwnGames(settings, folder, self)
        self.own_games.changed.connect(self._renew_shelf)
        settings.changed.connect(self._settle_own_games)
        self._shelf: Shelf | None = None
        self.page: WindowPage | None = None
        self.stack = self._make_stack()
        self.notice = Notice(self)
        self.stack.currentChanged.connect(self._place_notice)
        self.practising = Practising(self.stack, settings, self.sound.play)
        self.setAcceptDrops(True)
        self._make_actions()
        self.retranslate()
        put(self, settings.frame)

    @property
    def shelf(self) -> Shelf:
        """The shelf, created on first use: a start that resumes a game does not need it."""
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
        """Make the stack of all pages. In a QStackedWidget, Orca would announce "layered pane" before each page."""
        room = QWidget()
        self.setCentralWidget(room)
        return QStackedLayout(room)

    def _make_actions(self) -> None:
        """Make the keys that work everywhere except under a sheet."""
        self._deeds: dict[Command, Callable[[], object]] = {
            Command.NEW: self._new_by_key,
            Command.AGAIN: self.play_again,
            Command.SAME_DEAL: self.play_same_deal,
            Command.ROTATED: self.play_rotated,
            Command.OPEN: self.open_dialog,
            Command.SAVE: self.save_dialog,
            Command.PRINT: self.show_print,
            Command.REPLAY: self.finished.watch_table,
            Command.SEND: self.finished.send_table,
            Command.RULES: self._rules_by_key,
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
                self.keys[command] = add_key(self, COMMANDS[command].keys, partial(self._ask_for, command))

    def _ask_for(self, command: Command) -> None:
        """React to a key; under a sheet it does nothing."""
        if not self.sheet_open:
            self.carry_out(command)

    def carry_out(self, command: Command) -> None:
        """Carry out a command. While the curtain is down, ignore commands that tell about the game or leave it."""
        covered = self.sitting is not None and self.sitting.covered
        if not covered or COMMANDS[command].while_covered:
            self._deeds[command]()

    @property
    def sheet(self) -> Sheet | None:
        """The open sheet that was opened last; None if no sheet is open."""
        from app.shell.kit.sheet import Sheet

        return next((sheet for sheet in reversed(self.findChildren(Sheet)) if sheet.isVisible()), None)

    @property
    def sheet_open(self) -> bool:
        """Whether a sheet is open."""
        return self.sheet is not None

    def retranslate(self) -> None:
        """Say the title in the current language."""
        sitting = self.sitting
        self.setWindowTitle(t("app.title", game=game_name(sitting.game)) if sitting else t("app.name"))

    # The window

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place; if something could not be kept, ask before closing."""
        frame = frame_of(self)
        if frame is not None:
            self.settings.frame = frame
        if not self._closing and self.unkept.asked(self.close_now, closing=True):
            event.ignore()
            return
        if self.sitting is not None and self.sitting.over:
            self.note_table()
        self.sound.close()
        self.lab.end()
        super().closeEvent(event)

    def close_now(self) -> None:
        """Close without asking."""
        self._closing = True
        self.close()

    def leave_game(self, go: Callable[[], bool]) -> bool:
        """Run `go`, which takes the game off the table; False if it fails or if the person is asked first.

        Every way to leave the table goes through here, so nothing on it is lost without asking.
        """
        # The notice is hidden here and not when the pages change, so that anything said on the way stays.
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
        """Refresh the shelf after games have been added or removed."""
        if self._shelf is not None:
            self._shelf.renew()
            self.refresh_shelf()

    def _settle_own_games(self) -> None:
        """Apply the switch for own games: immediately, or, if somebody sits at a table, when they leave it."""
        if self.sitting is None:
            self.own_games.settle()

    def start(self) -> None:
        """Go where the person left off: to a table with a game to play or a result they have not seen, or the shelf."""
        left = self._keeping.glance(lambda: self.store.settings().get(LEFT_AT, 0), 0)
        if type(left) is int and left:
            kept = self._keeping.glance(lambda: self.store.kept(abs(left)), None)
            if kept is not None and kept.over == (left < 0) and kept.game in GAMES and self.resume(abs(left)):
                return
        self.show_shelf()

    def note_table(self) -> None:
        """Remember the table the person sits at, so that the next start continues there."""
        number = self.sitting.id if self.sitting is not None else 0
        if self.sitting is not None and self.sitting.over and not self.sitting.result_told:
            number = -number
        # A start that goes where the last one ended has nothing to write, so it need not wait for the disk.
        if self._keeping.glance(lambda: self.store.settings().get(LEFT_AT, 0), None) != number:
            self._keeping.attempt("setting", lambda: self.store.settings().put(LEFT_AT, number), None)

    def show_shelf(self) -> None:
        """Go to the shelf; the game on the table is kept and can be resumed there."""
        self.leave_game(self._show_shelf)

    def _show_shelf(self) -> bool:
        again = self.sitting is None and self.page is not None
        self.sitting = None
        self.own_games.settle()
        self.note_table()
        self.refresh_shelf()
        # The shelf returns the focus to its last widget when it is shown. A person coming from a table left a game
        # open.
        self.turn_to(self.shelf)
        if not again:
            self.shelf.focus_first()
        return True

    def _leave(self) -> None:
        """Leave the page that is shown, and remove it unless it stays."""
        page = self.page
        if page is None:
            return
        page.leave()
        if not page.stays:
            delete(page, self.stack)

    def _place_notice(self) -> None:
        """Lay the notice over the table of the page in front, which may be a practice table over another page."""
        page = self.stack.currentWidget()
        if isinstance(page, WindowPage):
            self.notice.lie_over(page.cloth, page.quiet_rooms)
        else:
            self.notice.lie_over(None)

    def turn_to(self, page: WindowPage) -> None:
        """Show a page in place of the current one."""
        self.practising.drop()
        if page is not self.page:
            self._leave()
        self.page = page
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.retranslate()
        game = self.sitting is not None
        for command, action in self.keys.items():
            offer = COMMANDS[command]
            # The table owns some keys itself, and if a key had two owners, neither would get it.
            action.setEnabled("table" not in offer.by if game else not offer.needs_game)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_results(self, game: str | None = None) -> None:
        """Go to the results, by default those of the game played last."""
        self.leave_game(lambda: self._show_results(game))

    def _show_results(self, game: str | None) -> bool:
        from app.shell.library.statistics_page import StatisticsPage

        page = StatisticsPage(self.store, self.settings)
        if not page.show_game(game):
            page.deleteLater()
            return False
        page.join(self, self.show_shelf)
        page.again_wanted.connect(self.begin)
        page.watch_wanted.connect(self.finished.watch)
        page.send_wanted.connect(self.finished.send)
        self.sitting = None
        self.turn_to(page)
        return True

    def show_keys(self) -> None:
        """Show all keys."""
        from app.shell.settings.keys import KeysSheet

        KeysSheet(self).open()

    def _rules_by_key(self) -> None:
        """Show the rules over a page on which a game is watched or tried, else go to them."""
        page = self.stack.currentWidget()
        if isinstance(page, WindowPage) and page.rules_of:
            page.show_rules()
        else:
            self.show_rules()

    def show_rules(self, game: str | None = None, unbegun: Unbegun | None = None) -> None:
        """Go to the rules, by default of the first game. Esc leads back to the sheet of a game that is `unbegun`."""
        self.leave_game(lambda: self._show_rules(game, unbegun))

    def _show_rules(self, game: str | None, unbegun: Unbegun | None) -> bool:
        from app.shell.library.rules_page import RulesPage

        def play(wanted: str) -> None:
            self.new_game(wanted, unbegun=unbegun if unbegun is not None and wanted == unbegun.game else None)

        def ask_again() -> None:
            self.show_shelf()
            play(game or "")

        page = RulesPage(self.settings, game)
        page.join(self, self.show_shelf)
        page.step = ask_again if unbegun is not None else None
        page.play_wanted.connect(play)
        page.print_wanted.connect(self.show_print)
        page.tried.connect(self.practise)
        self.sitting = None
        self.turn_to(page)
        return True

    def practise(self, case: str) -> None:
        """Try a case at the practice table, laid over the current page; that page, and its game, stay as they are."""
        back = said("practice.back.game" if self.sitting is not None else "practice.back.rules")
        if self.page is not None and not self.practising.open(case, self.page, back):
            self.notice.say(t("practice.none"), "info")

    # Sheets

    def show_settings(self) -> None:
        """Show all settings."""
        from app.shell.settings.sheet import SettingsSheet

        sheet = SettingsSheet(self, self.settings, self.sound)
        sheet.about_wanted.connect(lambda: self._instead(sheet, self.show_about))
        sheet.open_wanted.connect(lambda: self._instead(sheet, self.open_dialog))
        sheet.pictures_wanted.connect(lambda kind: self._instead(sheet, lambda: self.show_own_pictures(kind)))
        sheet.open()

    def show_print(self, game: str | None = None) -> None:
        """Ask what to print of a game, by default of the one `_meant` names."""
        from app.shell.printing.sheet import PrintSheet

        sheet = PrintSheet(self, game if game is not None else self._meant(), self.settings)
        sheet.saved.connect(self._tell_printed)
        sheet.open()

    def _tell_printed(self, files: tuple[Path, ...]) -> None:
        """Say where the sheets were saved."""
        code = "print.saved" if len(files) == 1 else "print.saved.several"
        self.notice.say(t(code, file=files[0].name, n=len(files)), "save")

    def show_own_pictures(self, kind: Literal["back", "faces"]) -> None:
        """Ask for the person's own pictures for the backs or faces of the cards."""
        from app.shell.printing.own_pictures import OwnPicturesSheet

        OwnPicturesSheet(self, kind, self.settings).open()

    def show_about(self) -> None:
        """Show what the program is."""
        from app.shell.settings.about import AboutSheet

        AboutSheet(self, self.folder, self.settings).open()

    def _instead(self, sheet: Sheet, deed: Callable[[], object]) -> None:
        sheet.close()
        deed()

    # Games

    def _open_item(self, name: str) -> None:
        """Open the item pressed on the shelf: a game, the lab, or the sheet for adding an own game."""
        from app.shell.shelf.catalogue import LAB
        from app.shell.shelf.own_game_sheet import OwnGameSheet

        if name in GAMES:
            self.new_game(name)
        elif name == LAB:
            self.lab.show()
        else:
            sheet = OwnGameSheet(self, self.settings, self.own_games)
            sheet.open(sheet.name)

    def new_game(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        unbegun: Unbegun | None = None,
    ) -> None:
        """Ask how to play a new game, proposing `options` and `seats` instead of those of the last game.

        What is `unbegun` is asked again as it was left.
        """
        from app.shell.new_game.sheet import NewGameSheet

        if self.sitting is not None:
            # The game on the table may have ended since the shelf was left, and then there is nothing to resume.
            self.refresh_shelf()
        # The sheet works without statistics; if the store is broken, the person hears about it when the game is to be
        # kept.
        statistics = self._keeping.glance(lambda: self.store.statistics(game), None)
        waiting = next((one for one in self.shelf.resume.games if one.game == game), None)
        sheet = NewGameSheet(
            self, game, self.settings, statistics, waiting, options=options, seats=seats, unbegun=unbegun
        )
        sheet.agreed.connect(self.begin)
        sheet.resumed.connect(self.resume)
        sheet.rules_wanted.connect(partial(self._read_before, sheet))
        sheet.open()

    def _read_before(self, sheet: Sheet, unbegun: Unbegun) -> None:
        """Show the rules of a game before it begins: over its sheet if a game lies on the table, which is not left."""
        if self.sitting is None:
            self._instead(sheet, lambda: self.show_rules(unbegun.game, unbegun))
            return
        from app.shell.table.rule_sheet import RuleSheet

        RuleSheet(self, unbegun.game, "").open()

    def _new_by_key(self) -> None:
        """Ask for a new game of the kind `_meant` names, on Ctrl+N."""
        self.new_game(self._meant())

    def _meant(self) -> str:
        """The game a key refers to: the one on the table; on the shelf, the one of the focused tile; else the first."""
        if self.sitting is not None:
            return self.sitting.game
        tile = next((tile for tile in self.shelf.tiles.tiles if tile.hasFocus() and tile.item.is_game), None)
        return tile.item.id if tile else in_order()[0]

    def begin(self, new: NewGame) -> None:
        """Deal a new game and go to its table, where it is said how its rubber stands."""
        from app.session.rubbers import standing
        from app.session.sitting import Sitting

        def tell(sitting: Sitting) -> None:
            if new.rubber is not None and any(new.rubber.wins):
                self.notice.say(standing(new.rubber, sitting.seated), "info")

        self._sit("begin", lambda: Sitting.begin(self.store, self.settings, new), deal=True, tell=tell)

    def resume(self, number: int, looked_back: LookedBack | None = None) -> bool:
        """Resume a game left open. False if that fails, which the person has been told, or if they are asked first.

        If the game was already `looked_back` at after its end, that hindsight is used again instead of being computed
        again.
        """

        def kept() -> Sitting:
            sitting = self._kept(number)
            sitting.looked_back = looked_back
            return sitting

        def tell(sitting: Sitting) -> None:
            if not sitting.exact:
                self.notice.say(t("win.other-rules"), "info")

        return self._sit("resume", kept, tell=tell)

    def look_up(self, number: int) -> Sitting | None:
        """A kept game; None if it cannot be read, in which case the person has been told."""
        return self._keeping.look("resume", lambda: self._kept(number), None)

    def _kept(self, number: int) -> Sitting:
        """A kept game, as it was left. Raises StoreError."""
        from app.session.sitting import Sitting  # loads the engine, which the shelf does not need

        return Sitting.resume(self.store, self.settings, number)

    def put_away(self, number: int) -> None:
        """Delete a game that was left open, if the person confirms."""
        from app.shell.kit.questions import Question

        question = Question(self, "forget", kind="danger")
        question.agreed.connect(lambda: self._forget(number))
        question.open()

    def _forget(self, number: int) -> None:
        self._keeping.attempt("forget", lambda: self.store.forget(number), None)
        self.refresh_shelf()

    def play_again(self) -> None:
        """Play another game with the options of the one on the table, from a new deal: the next one of its rubber."""
        if self.sitting is not None:
            self._play(self.sitting.seated, None)

    def play_same_deal(self) -> None:
        """Play the same deal again; if the game began in a position, play from there again."""
        if self.sitting is not None:
            self._play_same(self.sitting.seated)

    def play_rotated(self) -> None:
        """Play the same deal with everybody one seat further on, to compare players instead of cards."""
        if self.sitting is not None:
            self._play_same((self.sitting.seated[-1], *self.sitting.seated[:-1]))

    def _play_same(self, seated: tuple[Seated, ...]) -> None:
        """Begin again as the game on the table began, with these players."""
        assert self.sitting is not None
        if self.sitting.seed is None:
            self._go_on(self.sitting.record.position_at(0), seated)
        else:
            self._play(seated, self.sitting.seed)

    def play_on(self, past: Past, place: int, eyes: Eyes, position: Witnessed | None = None) -> None:
        """Begin a game in a position of a past one, and go to its table.

        `position` is the one to begin with if cards have changed places there. Whoever sat there before sits there
        again. If those were only computer players, the person in the settings takes the seat whose eyes these are or,
        with all cards open, the one that decides.
        """
        from app.session.company import joined

        seat = past.decider(place) if eyes == "open" else eyes
        begun = "evening.replay.play-on.begun" if position is None else "evening.swap.begun"
        self._go_on(
            position or past.record.position_at(place),
            joined(past.seated, seat or 0, self.settings),
            lambda _: self.notice.say(t(begun, n=place), "branch"),
        )

    def _go_on(
        self,
        position: Position,
        seated: tuple[Seated, ...],
        tell: Callable[[Sitting], object] = lambda sitting: None,
    ) -> None:
        from app.session.sitting import Sitting

        self._sit("begin", lambda: Sitting.play_on(self.store, self.settings, position, seated), tell=tell)

    def _play(self, seated: tuple[Seated, ...], seed: int | None) -> None:
        """Begin a game with the options of the one on the table, these players and this seed; None: a new deal."""
        from app.session.agreement import NewGame
        from app.session.sitting import new_deal

        assert self.sitting is not None
        game = self.sitting.record.game
        rubber = self.sitting.rubber if seed is None else None
        deal = new_deal() if seed is None else seed
        self.begin(NewGame(game.id, seated, dict(game.options), deal, rubber and rubber.next()))

    def _sit(
        self,
        deed: str,
        make: Callable[[], Sitting],
        *,
        deal: bool = False,
        tell: Callable[[Sitting], object] = lambda sitting: None,
    ) -> bool:
        """Go to the table of a sitting as soon as the present game may leave, then call `tell`.

        False if the sitting cannot be made, which the person has been told, or if the person is asked first.
        """
        return self.leave_game(lambda: self._sit_down(deed, make, deal, tell))

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
        page = table_page(sitting, self.settings)
        page.commanded.connect(self.carry_out)
        page.moment_wanted.connect(self.finished.watch_table)
        page.place_wanted.connect(self.finished.watch_table_from)
        page.sounded.connect(self.sound.play)
        page.tried.connect(self.practise)
        self.sitting = sitting
        self.note_table()
        self.turn_to(page)
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
        """Open a saved game: a copy goes into the store, and the file stays as it is.

        False if it cannot be opened, which the person has been told, or if they are asked first.
        """
        from app.session.sitting import Sitting

        def tell(sitting: Sitting) -> None:
            self.notice.say(t("file.opened" if sitting.exact else "file.opened.other-rules", file=path.name), "open")

        return self._sit("open", lambda: Sitting.open_file(self.store, self.settings, path), tell=tell)

    def save_dialog(self) -> bool:
        """Ask where to save a copy of the game on the table, and save it. Returns whether it was saved."""
        where = self._ask_copy(self.sitting.game) if self.sitting is not None else None
        return where is not None and self.save_file(where.path, replace=where.replace)

    def save_record(self, record: Record, table: Mapping[str, object]) -> bool:
        """Ask where to save a game and what is kept beside it, and save it. Returns whether it was saved."""
        where = self._ask_copy(record.game.id)
        return where is not None and self._write(where.path, record, table, replace=where.replace)

    def _ask_copy(self, game: str) -> Target | None:
        name = t("file.name", game=game_name(game), date=date.today().isoformat())
        chosen = self.ask_save(self, f"{plain_file_name(name)}.kupa")
        return target_of(chosen, "kupa") if chosen else None

    def save_file(self, path: Path, *, replace: bool = True) -> bool:
        """Save a copy of the game on the table, replacing an existing file only with `replace`.

        False if that fails, which the person has been told.
        """
        sitting = self.sitting
        if sitting is None or not self._write(path, sitting.record, sitting.table, replace=replace):
            return False
        sitting.kept.note_copy()
        return True

    def _write(self, path: Path, record: Record, table: Mapping[str, object], *, replace: bool) -> bool:
        """Write a game into a file, and say so; False if that fails, which the person has been told."""
        try:
            write_kupa(path, record, table, replace=replace)
        except FileRefused as refusal:
            self.unkept.tell(refusal, "save")
            return False
        self.notice.say(t("file.saved", file=path.name), "save")
        return True

    # From outside

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files, unless a sheet is open."""
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
        """Note that somebody uses the keys: Qt sends ShortcutOverride up to here before each key press."""
        if event.type() == QEvent.Type.ShortcutOverride:
            note_key()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Esc, go one step back: from results, rules and lab, or from full screen to the normal window."""
        page = self.stack.currentWidget()
        if event.key() == Qt.Key.Key_Escape and page is not self._shelf and self.sitting is None:
            if isinstance(page, BarPage):
                page.step_back()
            else:
                self.show_shelf()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)
