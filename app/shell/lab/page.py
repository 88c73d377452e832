"""The lab: one experiment, one question at a time, and a picture that sharpens while it runs (look 13).

The page shows the desk (`app.shell.lab.desk`) and passes on what the person does to it. A newer answer updates the
panels one per turn of the event loop, so that nothing stutters. Panels are made again only if the answer needs
different ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.art.tokens import WINDOW_MARGIN
from app.engine import Record
from app.lab.breach import Breach
from app.lab.experiment import Side
from app.lab.findings import GameRef
from app.shell.kit.boxes import delete, in_column, in_row
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.file_dialogs import ask_export, ask_target
from app.shell.kit.focus import allow
from app.shell.kit.heard import announce
from app.shell.kit.page import Page
from app.shell.kit.page_bar import LABELS_FROM, PageBar
from app.shell.kit.questions import refused
from app.shell.kit.style import mirrored, px
from app.shell.kit.widgets import Label, Words, plain, said
from app.shell.lab import export_sheet
from app.shell.lab.desk import Desk
from app.shell.lab.experiment_form import MORE, ExperimentForm
from app.shell.lab.export_sheet import ExportSheet, Form
from app.shell.lab.fetch import Fetch
from app.shell.lab.games_sheet import GamesSheet
from app.shell.lab.kept_sheet import KeptSheet, trouble_words
from app.shell.lab.picture import Picture, figure_again, laid, long_labels, pictured, words_of
from app.shell.lab.picture_panel import PicturePanel, SentencesPanel, alike
from app.shell.lab.played_again import deal_again, game_again, parting_deals
from app.shell.lab.question_strip import QuestionStrip
from app.shell.lab.side_sheet import SideSheet
from app.shell.lab.start_column import StartColumn
from app.shell.lab.tables_page import TablesShown, broken_table
from app.shell.lab.words import progress_words, side_shown
from app.shell.settings.settings import Settings
from app.shell.window.bar_page import BarPage
from app.store import FileRefused, write_file
from app.wording import t
from app.wording.catalogue import Language
from app.wording.findings import trouble_sentence

_FORM = 312
_BAR = 14
_LOW = 560
"""Below this height of the page, px at text size 1, the questions scroll away with their answers."""
_TWO_COLUMNS = 760
"""From this width on, px at text size 1, panels stand in two columns."""
DRAW_MS = 16
"""The length of a frame, ms: a panel is drawn in every other frame and painted in the next."""


class LabPage(BarPage):
    """The page.

    `play_wanted` carries a game, its options and its seats for a new game; `watch_wanted` a Record to watch;
    `tables_wanted` the small tables to show (a `TablesShown`) and functions that make those of other deals.
    `found_wanted` asks for the page of findings.
    """

    stays = True
    play_wanted = Signal(str, object, int)
    watch_wanted = Signal(object)
    tables_wanted = Signal(object, object)
    found_wanted = Signal()

    def __init__(self, desk: Desk, settings: Settings) -> None:
        """Show the desk."""
        super().__init__()
        self.desk = desk
        self._settings = settings
        self.bar = self.led_by(PageBar(said("lab.window.title")))
        self.told = Label(plain(""), "note", "ink_2")
        self.kept = IconButton("open", said("lab.window.kept"), label=True)
        self.found = IconButton("rules", said("lab.window.found"), label=True)
        self.strip = QuestionStrip(desk.question)
        self.form = ExperimentForm(desk)
        self.panels: list[PicturePanel] = []
        self.others = SentencesPanel()
        self._pending: list[Callable[[], None]] = []
        self._changed = False
        self._missing: list[Picture] = []
        self._others: list[Callable[[], TablesShown]] = []
        self._drawing = QTimer(self, interval=DRAW_MS)
        self._drawing.timeout.connect(self._draw_next)
        self._said = ""
        self._playing = Fetch(self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self.bar.add(self.told)
        self.bar.add_end(self.kept)
        self.bar.add_end(self.found)
        self._side = StartColumn(self.form)
        self.scrolled = self.answers = Page()
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._scrolled = in_column((self._grid, 1), gap=8, on=self.answers.page)
        self.invitation = Label(self._invitation, "body", "ink_2", wrap=True)
        self.whole = Label(self._whole_question, "h2", wrap=True)
        self.trouble = Label(plain(""), "note", "pom", wrap=True)
        self.lacks = Label(plain(""), "note", "ink_2", wrap=True)
        self.where_broken = PushButton(said("lab.window.broken.show"), "link", icon="warning")
        self.side_by_side = PushButton(said("lab.window.parting.open"), icon="film")
        margins = (WINDOW_MARGIN, 2, WINDOW_MARGIN, WINDOW_MARGIN)
        row = in_row(self._side, (self._answers_column(), 1), gap=12, margins=margins)
        in_column(self.bar, (row, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        self.restyle()

    def _answers_column(self) -> QVBoxLayout:
        """The questions, the remarks on the chosen one, and its answers."""
        self._asked = QWidget()
        buttons = [(one, Qt.AlignmentFlag.AlignLeading) for one in (self.where_broken, self.side_by_side)]
        words = (self.invitation, self.lacks)
        in_column(self.strip, self.whole, self.trouble, *buttons, *words, gap=8, margins=(0, 0, 0, 0), on=self._asked)
        self._end = in_column(self._asked, (self.answers, 1), gap=8)
        return self._end

    def _connect(self) -> None:
        desk, form = self.desk, self.form
        self.kept.clicked.connect(self.show_kept)
        self.found.clicked.connect(self.found_wanted)
        self.strip.asked.connect(desk.ask)
        form.game.chosen.connect(self.take_game)
        for which, side in (("a", form.side_a), ("b", form.side_b)):
            side.change.clicked.connect(lambda _=False, which=which: self.change_side(which))
            side.play.clicked.connect(lambda _=False, which=which: self._play(which))
        form.compare.clicked.connect(lambda: self.change_side("b"))
        form.side_b.drop.clicked.connect(lambda: desk.set_side("b", None))
        form.run.clicked.connect(self.run_pressed)
        form.stop.clicked.connect(desk.cancel)
        form.everything.clicked.connect(desk.ask_everything)
        form.export.clicked.connect(self.export)
        form.deals.chosen.connect(desk.set_wanted)
        form.check.flipped.connect(desk.set_check)
        form.without.chosen.connect(desk.set_without)
        self.others.opened.connect(lambda picture: self._open_games(picture, picture.sentence_key))
        self.where_broken.clicked.connect(self.show_broken)
        self.side_by_side.clicked.connect(self.show_parting)
        self._playing.fetched.connect(self._take_tables)
        self._playing.failed.connect(self._tables_gone)
        desk.changed.connect(self.refresh)
        desk.answered.connect(self._take_answer)
        desk.moved.connect(self._tell_progress)
        desk.failed.connect(lambda trouble: self.noted.emit(trouble_words(trouble), "warning"))

    # What the person does

    def take_game(self, game: str) -> None:
        """Ask about another game, immediately."""
        self.desk.choose_game(game)
        self.desk.start()

    def run_pressed(self) -> None:
        """Run the experiment as it is set up; while it runs, pause it; once it is done, play more."""
        desk, progress = self.desk, self.desk.progress
        if progress is None or not desk.current:
            desk.start()
        elif progress.state == "running":
            desk.pause()
        elif progress.state == "done":
            desk.more(MORE)
        else:
            desk.go_on()

    def change_side(self, which: str) -> None:
        """Choose seats, players and options of a side; a new side B begins as a copy of side A."""
        desk = self.desk
        side = desk.side(which) or desk.a
        sheet = SideSheet(self.window(), desk.games[desk.game], side, said(f"lab.window.side.title.{which}"))
        sheet.agreed.connect(lambda side: self._take_side(which, side))
        sheet.open()

    def _take_side(self, which: str, side: Side) -> None:
        self.desk.set_side(which, side)
        self.desk.start()

    def _play(self, which: str) -> None:
        side = self.desk.side(which)
        if side is not None:
            self.play_wanted.emit(self.desk.game, dict(side.options), side.seats)

    def show_kept(self) -> None:
        """List the kept experiments."""
        sheet = KeptSheet(self.window(), self.desk)
        sheet.opened.connect(self.open_kept)
        sheet.open()

    def open_kept(self, name: str) -> None:
        """Show a kept experiment."""
        try:
            self.desk.open(name)
        except (OSError, LookupError, ValueError) as trouble:
            self.noted.emit(trouble_words(trouble), "warning")
            self.refresh()

    def _open_games(self, picture: Picture, key: str) -> None:
        """List the games behind a figure or a sentence of a picture."""
        run, asked = self.desk.run, self.desk.asked
        behind = picture.behind.get(key, ())
        if run is None or asked is None or not behind:
            return
        if parting_deals(behind):
            self.show_parting()
            return
        shown = words_of(picture, key) or picture.sentence
        self._list_games(lambda: figure_again(self.desk.game, self.desk.answer, key) or shown, behind)

    def _list_games(self, title: Words, behind: tuple[GameRef, ...], laws: Mapping[GameRef, str] | None = None) -> None:
        run, asked = self.desk.run, self.desk.asked
        assert run is not None and asked is not None
        sheet = GamesSheet(self.window(), title, behind, asked.seed, partial(game_again, run), laws)
        sheet.chosen.connect(self._watch)
        sheet.open()

    def _watch(self, ref: GameRef, found: Record | Breach) -> None:
        if isinstance(found, Record):
            self.watch_wanted.emit(found)
        elif self.desk.asked is not None:
            self.tables_wanted.emit(broken_table(found, side_shown(self.desk.asked, ref.arm.rpartition("/")[2])), ())

    def show_broken(self) -> None:
        """List the games that broke a law, each with the law; each opens where it broke."""
        run = self.desk.run
        if run is not None and run.examples:
            laws = {one.ref: one.law for one in run.examples}
            self._list_games(said("lab.window.broken.games"), tuple(laws), laws)

    def show_parting(self) -> None:
        """Show the first deal in which the sides part, on two tables, from which the others can be reached."""
        run, asked = self.desk.run, self.desk.asked
        deals = self._deals_that_part()
        if run is not None and asked is not None and deals:
            allow(self.side_by_side, False, self)
            self._others = [partial(deal_again, run, asked, deal) for deal in deals]
            self._playing.begin(self._others[0])

    def _take_tables(self, found: TablesShown) -> None:
        self.side_by_side.setEnabled(True)
        if self.isVisible():  # else the person has gone elsewhere meanwhile, perhaps to a table
            self.tables_wanted.emit(found, self._others)

    def _tables_gone(self) -> None:
        self.side_by_side.setEnabled(True)
        if self.isVisible():
            self.noted.emit(t("lab.window.games.gone"), "warning")

    def _deals_that_part(self) -> list[int]:
        """The numbers of the deals in which the sides part, if that is the question."""
        answer = self.desk.answer
        if answer is None or answer.question != "parting":
            return []
        return parting_deals(tuple(ref for one in answer.findings for ref in one.behind))

    def export(self) -> None:
        """Ask in which form, then where, and write it."""
        sheet = ExportSheet(self.window())
        sheet.agreed.connect(self._export)
        sheet.open()

    def _export(self, form: Form, language: Language) -> None:
        desk = self.desk
        if desk.run is None or desk.asked is None or desk.answer is None:
            return
        name = f"kupa-{desk.game}-{desk.question}"
        target = ask_target(self, ask_export, t("lab.window.export"), name, form, form.upper())
        if target is None:
            return
        data = export_sheet.content(form, language, desk.asked, desk.run.answers, desk.question, desk.games)
        try:
            write_file(target.path, data, replace=target.replace)
        except FileRefused as refusal:
            refused(self.window(), refusal, "export").open()
        else:
            self.noted.emit(t("win.export.done", file=target.path.name), "export")

    # What the page shows

    def _invitation(self) -> str:
        desk = self.desk
        if desk.answer is not None:
            return ""
        if desk.run is not None and desk.current:
            return t("lab.window.first")
        return t("lab.window.invitation")

    def _whole_question(self) -> str:
        """The present question, in full; for one player alone, the question about seats has other words."""
        desk = self.desk
        alone = desk.question == "seats" and all(side.seats == 1 for side in (desk.a, desk.b) if side is not None)
        return t("lab.question.seats.alone" if alone else f"lab.question.{desk.question}.whole")

    def refresh(self) -> None:
        """Show the desk as it is now."""
        self.strip.offer(self.desk.b is not None)
        self.strip.show_question(self.desk.question)
        self.whole.retranslate()
        self.form.refresh()
        self._tell_progress()
        self._take_answer()

    def _take_answer(self) -> None:
        """Show the latest answer in the panels, or clear them if there is none."""
        answer = self.desk.answer
        self.side_by_side.setVisible(bool(self._deals_that_part()))
        self.invitation.retranslate()
        self.invitation.setVisible(answer is None)
        if answer is None:
            self._clear()
            self.others.show_pictures(())
            self.form.show_lead("", "")
            self._tell_lacks(())
            return
        shown = pictured(self.desk.game, answer)
        pictures = list(shown.pictures)
        fits = len(self.panels) <= len(pictures) and all(
            alike(panel.picture, picture) for panel, picture in zip(self.panels, pictures, strict=False)
        )
        if not fits:
            self._clear()
        self._pending = [partial(self.others.show_pictures, shown.others, alone=not pictures)]
        both = zip(self.panels, pictures, strict=False)
        self._pending += [partial(panel.show_picture, picture) for panel, picture in both if picture != panel.picture]
        self._missing = pictures[len(self.panels):]
        self._changed = True
        self._drawing.start()
        self.form.show_lead(shown.lead, shown.unknown)
        self._tell_lacks(shown.lacks)

    def _tell_lacks(self, lacks: tuple[str, ...]) -> None:
        self.lacks.say(plain(" ".join(lacks)))
        self.lacks.setVisible(bool(lacks))

    def _draw_next(self) -> None:
        """Show newer figures in one panel, or make a missing one, and leave the rest for the next turns.

        The next frame is for painting it. The run is polled only when everything is drawn.
        """
        if self._changed:
            self._changed = False
            return
        if self._pending:
            self._pending.pop(0)()
        elif self._missing:
            self._add(self._missing.pop(0))
        else:
            self._drawing.stop()
            return
        self._changed = True
        self.desk.put_off()

    def _add(self, picture: Picture) -> None:
        panel = PicturePanel(picture)
        panel.opened.connect(lambda key: self._open_games(panel.picture, key))
        panel.copied.connect(lambda how: self.noted.emit(t(f"lab.window.copied.{how}"), "tick"))
        self.panels.append(panel)
        self._arrange()

    def _clear(self) -> None:
        """Remove all panels."""
        self._pending, self._missing = [], []
        for panel in self.panels:
            delete(panel, self._grid)
        self.panels = []
        self._arrange()

    def _arrange(self) -> None:
        """Lay the panels in as many columns as fit; a last one alone takes the whole width."""
        two = self.answers.width() >= px(_TWO_COLUMNS)
        for panel in self.panels:
            self._grid.removeWidget(panel)
        pictures = [*(panel.picture for panel in self.panels), *self._missing]
        places = laid([two and not long_labels(picture.chart) for picture in pictures])
        for panel, (row, column, span) in zip(self.panels, places, strict=False):
            self._grid.addWidget(panel, row, column, 1, span)
        rows = places[-1][0] + 1 if places else 0
        self._grid.removeWidget(self.others)
        self._grid.addWidget(self.others, rows, 0, 1, 2)
        rows += 1
        for row in range(max(self._grid.rowCount(), rows + 1)):
            self._grid.setRowStretch(row, 1 if row == rows else 0)
        for at in (0, 1):
            self._grid.setColumnStretch(at, 1)

    def _tell_progress(self) -> None:
        """Say how far the run is: in the bar, and to screen readers when its state changes.

        A run that stands still and answers another experiment than the one that is set up is not spoken of.
        """
        progress = self.desk.progress if self.desk.current or self.desk.running else None
        self.form.show_progress()
        words, trouble = progress_words(progress) if progress is not None else "", ""
        if progress is not None:
            if progress.trouble is not None:
                trouble = trouble_sentence(progress.trouble.code, progress.trouble.values)
            elif progress.broken:
                trouble = t("lab.window.broken", n=sum(progress.broken.values()))
        if words != self.told.text():
            self.told.say(plain(words))
        if trouble != self.trouble.text():
            self.trouble.say(plain(trouble))
            if trouble:
                announce(self, trouble)
        self.trouble.setVisible(bool(trouble))
        self.where_broken.setVisible(progress is not None and bool(self.desk.run and self.desk.run.examples))
        state = progress.state if progress is not None else ""
        if state != self._said:
            self._said = state
            if words:
                announce(self, words)

    # The window

    def leave(self) -> None:
        """Pause, because a person who goes to a table wants the machine for it."""
        self.desk.stand_aside()

    def come_back(self, case: str = "") -> None:
        """Go on where the person was."""
        self.desk.come_back()
        self.refresh()

    def retranslate(self) -> None:
        """Say everything in the current language, making the sentences of the findings again."""
        self._leave_the_bar_room()
        self._clear()
        self.refresh()

    def _leave_the_bar_room(self) -> None:
        """Keep the panels clear of their scroll bar, which lies over the reader's end."""
        start, end = (_BAR, 0) if mirrored(self) else (0, _BAR)
        self._scrolled.setContentsMargins(start, 0, end, 4)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._leave_the_bar_room()
        self._side.setFixedWidth(px(_FORM))
        self._settle_asked()
        self._settle_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the panels for the new width."""
        super().resizeEvent(event)
        self._settle_asked()
        self._settle_bar()
        QTimer.singleShot(0, self, self._arrange)

    def _settle_asked(self) -> None:
        """Let the questions scroll away with the answers where they would leave these little room."""
        place = self._scrolled if self.height() < px(_LOW) else self._end
        if place.indexOf(self._asked) < 0:
            place.insertWidget(0, self._asked)
            self._asked.show()

    def _settle_bar(self) -> None:
        for button in (self.kept, self.found):
            button.show_label(self.width() >= px(LABELS_FROM))

    def event(self, event: QEvent) -> bool:
        """Pass the focus on to the chosen question when the page itself gets it."""
        if event.type() == QEvent.Type.FocusIn:
            self.strip.chips[self.desk.question].setFocus(Qt.FocusReason.OtherFocusReason)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run and pause on Ctrl+Enter; leave other keys to the window."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.run_pressed()
        else:
            super().keyPressEvent(event)
