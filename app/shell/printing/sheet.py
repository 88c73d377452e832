"""The sheet that prints a game: what to print and how, the first page in small, a file at the end."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.games import GAMES
from app.printing.files import Kind
from app.printing.order import Part, PrintOrder, offered
from app.printing.pages import pages
from app.printing.paper import FLIPS, MOST_OFFSET, PAPERS, Offset
from app.shell.kit.choices import ChoiceList, Segmented, SettingRow, SwitchRow
from app.shell.kit.fields import Millimetres
from app.shell.kit.questions import refused
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Hairline, Label, PushButton, Words, plain, said
from app.shell.printing.preview import PagePreview, ProgressLine
from app.shell.printing.running import Running
from app.shell.printing.saving import Ask, ask_where, press_for
from app.shell.settings.settings import Settings
from app.store import FileRefused
from app.wording import t
from app.wording.bidi import num
from app.wording.catalogue import LANGUAGES, Language, language
from app.wording.sentences import game_name

_WIDTH = 980
_PAUSE = 80
"""The preview is painted anew when nothing has been changed for so many ms."""


class PrintSheet(Sheet):
    """Prints the deck and the other sheets of a game. `saved` carries the files when they are written."""

    saved = Signal(object)

    def __init__(self, host: QWidget, game: str, settings: Settings, ask: Ask = ask_where) -> None:
        """For `game`; paper, edge and offset are kept in the settings. `ask` asks where to write."""
        def title() -> str:
            return t("print.title", game=game_name(game))

        super().__init__(host, title, width=_WIDTH, note=said("print.help", share=1.0))
        self.game = game
        self._settings, self._ask = settings, ask
        self._running: Running | None = None
        self.parts = {part: SwitchRow(said(f"print.part.{part}"), None, on=True) for part in offered(game)}
        self.preview = PagePreview(said("print.preview"))
        self.told = Label(plain(""), "note", "ink_2", wrap=True)
        self.progress = ProgressLine(said("print.running"))
        self.progress.hide()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE)
        self._later.timeout.connect(self.refresh)
        row = QHBoxLayout(self.page.page)
        row.setContentsMargins(34, 4, 34, 14)
        row.setSpacing(36)
        row.addLayout(self._choices(), 56)
        side = QVBoxLayout()
        side.addWidget(self.preview, 1)
        side.addWidget(self.told)
        side.addWidget(self.progress)
        row.addLayout(side, 44)
        self.test = self.add_link(PushButton(said("print.test"), "link"))
        self.test.clicked.connect(lambda: self._save("pdf", ("test",)))
        self.cancel = self.add_button(PushButton(said("print.cancel"), key="Esc"))
        self.cancel.clicked.connect(self.reject)
        self.pictures = self.add_button(PushButton(said("print.png")))
        self.pictures.clicked.connect(lambda: self._save("png", self._parts()))
        self.pdf = self.add_button(PushButton(said("print.pdf"), "primary"), main=True)
        self.pdf.clicked.connect(lambda: self._save("pdf", self._parts()))
        for switch in self.parts.values():
            switch.flipped.connect(lambda _: self._later.start())
        self.refresh()

    def _choices(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        for switch in self.parts.values():
            column.addWidget(switch)
        column.addWidget(Hairline())
        settings = self._settings
        seats = GAMES[self.game].seats()
        self.seats = ChoiceList(said("print.seats"), [(one, _number(one)) for one in seats], seats[-1])
        self.seats.chosen.connect(lambda _: self._later.start())
        if len(seats) > 1:
            column.addWidget(SettingRow(said("print.seats"), self.seats))
        papers: list[tuple[Any, Words]] = [(name, said(f"print.paper.{name}")) for name in PAPERS]
        self.paper = self._kept_row(column, "print_paper", papers)
        flips: list[tuple[Any, Words]] = [(flip, said(f"print.flip.{flip}")) for flip in FLIPS]
        self.flip = self._kept_row(column, "print_flip", flips)
        self.bleed = SwitchRow(said("print.bleed"), said("print.bleed.help"))
        self.bleed.flipped.connect(lambda _: self._later.start())
        column.addWidget(self.bleed)
        tongues = [*((code,) for code in LANGUAGES), tuple(LANGUAGES)]
        words: list[tuple[Any, Words]] = [(one, _tongue(one)) for one in tongues]
        self.languages = Segmented(said("print.languages"), words, (language(),))
        self.languages.chosen.connect(lambda _: self._later.start())
        column.addWidget(SettingRow(said("print.languages"), self.languages))
        self.offset = tuple(
            Millimetres(said(f"print.{way}"), MOST_OFFSET, settings.value(f"print_{way}")) for way in ("right", "down")
        )
        both = QWidget()
        line = QHBoxLayout(both)
        line.setContentsMargins(0, 0, 0, 0)
        for way, field in zip(("right", "down"), self.offset, strict=True):
            line.addWidget(Label(said(f"print.{way}"), "note", "ink_2"))
            line.addWidget(field)
            field.valueChanged.connect(lambda value, way=way: self._choose(f"print_{way}", round(value, 1)))
        column.addWidget(SettingRow(said("print.offset"), both, said("print.offset.help")))
        column.addStretch(1)
        return column

    def _kept_row(self, column: QVBoxLayout, name: str, items: list[tuple[Any, Words]]) -> Segmented:
        """A choice that the settings keep."""
        words = said(name.replace("_", "."))
        control = Segmented(words, items, self._settings.value(name))
        control.chosen.connect(lambda value: self._choose(name, value))
        column.addWidget(SettingRow(words, control))
        return control

    def _choose(self, name: str, value: object) -> None:
        self._settings.choose(name, value)
        self._later.start()

    def _parts(self) -> tuple[Part, ...]:
        return tuple(part for part, switch in self.parts.items() if switch.isChecked())

    def order(self, parts: tuple[Part, ...]) -> PrintOrder:
        """What has been chosen, with these sheets."""
        settings = self._settings
        return PrintOrder(
            self.game,
            parts,
            settings.print_paper,
            self.bleed.isChecked(),
            settings.print_flip,
            Offset(settings.print_right, settings.print_down),
            self.seats.value,
            settings.card_style(),
            cast("tuple[Language, ...]", self.languages.value),
        )

    def refresh(self) -> None:
        """Show the first page of what has been chosen, and say how many there are."""
        made = pages(self.order(self._parts()))
        self.preview.show_page(made[0] if made else None)
        self.told.say(said("print.count", n=len(made)) if made else said("print.nothing"))
        idle = self._running is None
        for button in (self.pdf, self.pictures):
            button.setEnabled(bool(made) and idle)
        self.test.setEnabled(idle)

    # Writing

    def _save(self, kind: Kind, parts: tuple[Part, ...]) -> None:
        """Ask where, and paint."""
        test = parts == ("test",)
        name = t("print.file.test") if test else t("print.file", game=game_name(self.game))
        press = press_for(self, pages(self.order(parts)), name, kind, self._ask)
        if press is None:
            return
        self._running = Running(press, self)
        self._running.moved.connect(self.progress.show_share)
        self._running.finished.connect(lambda files: self._done(files, stay=test))
        self._running.refused.connect(self._tell)
        self.progress.show_share(0.0)
        self.progress.show()
        self.refresh()

    def _stopped(self) -> None:
        self._running = None
        self.progress.hide()
        self.refresh()

    def _done(self, files: object, *, stay: bool) -> None:
        """Say that it is written; after a test sheet the two numbers are still to be typed."""
        self._stopped()
        self.saved.emit(files)
        if not stay:
            self.close()

    def _tell(self, refusal: FileRefused) -> None:
        self._stopped()
        refused(self.parentWidget() or self, refusal, "print").open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop painting: who closes the sheet does not want the file."""
        if self._running is not None:
            self._running.stop()
            self._running = None
        super().closeEvent(event)


def _number(n: int) -> Words:
    return lambda: num(n)


def _tongue(codes: tuple[str, ...]) -> Words:
    return said(f"language.{codes[0]}") if len(codes) == 1 else said("print.both")
