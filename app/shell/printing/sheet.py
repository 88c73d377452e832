"""The sheet that prints a game: what to print and how, a small first page, and in the end a file."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine import Reason
from app.games import GAMES
from app.printing.choices import FLIPS, MOST_OFFSET
from app.printing.files import Kind
from app.printing.order import Part, PrintOrder, deck_options, offered
from app.printing.pages import pages
from app.printing.paper import PAPERS, Offset
from app.shell.kit.boxes import delete, in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import ChoiceList, Segmented, SettingRow, SwitchRow
from app.shell.kit.fields import Millimetres
from app.shell.kit.file_dialogs import Ask, ask_export
from app.shell.kit.focus import allow, order_tabs
from app.shell.kit.widgets import Hairline, Label, Words, said
from app.shell.new_game.options import OptionControl, fitting, worked_out
from app.shell.printing.press_sheet import PressSheet
from app.shell.settings.settings import Settings
from app.wording import t
from app.wording.bidi import num
from app.wording.catalogue import LANGUAGES, Language, language
from app.wording.sentences import reason_sentence
from app.wording.titles import game_name

_WIDTH = 980
_PAUSE = 80
"""How long nothing may change before the preview is painted again, ms."""


class PrintSheet(PressSheet):
    """Prints the deck and the other sheets of a game."""

    def __init__(self, host: QWidget, game: str, settings: Settings, ask: Ask = ask_export) -> None:
        """Print `game`; the settings keep paper, edge and offset. `ask` asks where to write."""
        def title() -> str:
            return t("print.title", game=game_name(game))

        super().__init__(host, title, _WIDTH, said("print.help", share=1.0), ask)
        self.game = game
        self._settings = settings
        self.parts = {part: SwitchRow(said(f"print.part.{part}"), None, on=True) for part in offered(game)}
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self.refresh)
        self._lay_out(self._choices())
        self.test = self.add_link(PushButton(said("print.test"), "link"))
        self.test.clicked.connect(self._save_test)
        for switch in self.parts.values():
            switch.flipped.connect(lambda _: self._later.start())
        self.refresh()

    def _choices(self) -> QVBoxLayout:
        column = in_column(*self.parts.values(), Hairline(), gap=2)
        self._add_table_rows(column)
        settings = self._settings
        papers = [(name, said(f"print.paper.{name}")) for name in PAPERS]
        self.paper = Segmented(said("print.paper"), papers, settings.print_paper)
        self._add_kept_row(column, "print_paper", self.paper)
        flips = [(flip, said(f"print.flip.{flip}")) for flip in FLIPS]
        # A list, because side by side the three would take the room of the preview.
        self.flip = ChoiceList(said("print.flip"), flips, settings.print_flip)
        self._add_kept_row(column, "print_flip", self.flip)
        self.bleed = SwitchRow(said("print.bleed"), said("print.bleed.help"))
        self.bleed.flipped.connect(lambda _: self._later.start())
        column.addWidget(self.bleed)
        tongues: list[tuple[Language, ...]] = [*((code,) for code in LANGUAGES), tuple(LANGUAGES)]
        words = [(one, _tongue(one)) for one in tongues]
        self.languages = Segmented(said("print.languages"), words, (language(),))
        self.languages.chosen.connect(lambda _: self._later.start())
        column.addWidget(SettingRow(said("print.languages"), self.languages))
        self._add_offset_row(column)
        column.addStretch(1)
        return column

    def _add_table_rows(self, column: QVBoxLayout) -> None:
        """Add the rows for the number of people and for the options that their deck depends on."""
        seats = GAMES[self.game].seats()
        self.seats = ChoiceList(said("print.seats"), [(one, _number(one)) for one in seats], seats[-1])
        self.seats.chosen.connect(lambda _: self._take_seats())
        if len(seats) > 1:
            column.addWidget(SettingRow(said("print.seats"), self.seats))
        self.options: list[OptionControl] = []
        self._option_rows = QVBoxLayout()
        column.addLayout(self._option_rows)
        self._offer_options()

    def _add_offset_row(self, column: QVBoxLayout) -> None:
        """Add the row for the two numbers read from the test sheet."""
        self.offset = tuple(
            Millimetres(said(f"print.{way}"), MOST_OFFSET, self._settings.value(f"print_{way}"))
            for way in ("right", "down")
        )
        both = QWidget()
        line = in_row(margins=(0, 0, 0, 0), on=both)
        for way, field in zip(("right", "down"), self.offset, strict=True):
            line.addWidget(Label(said(f"print.{way}"), "note", "ink_2"))
            line.addWidget(field)
            field.valueChanged.connect(lambda value, way=way: self._choose(f"print_{way}", round(value, 1)))
        column.addWidget(SettingRow(said("print.offset"), both, said("print.offset.help")))

    def _take_seats(self) -> None:
        """Offer the options for the chosen number of people, and show their deck."""
        self._offer_options()
        order_tabs(self.page.page)
        self._later.start()

    def _offer_options(self) -> None:
        """Offer the options that change the deck for this number of people; chosen values stay if they are offered."""
        seats = self.seats.value
        offered_now = deck_options(self.game, seats)
        auto = worked_out(GAMES[self.game], seats, offered_now)
        values = fitting(offered_now, {one.option.name: one.value for one in self.options})
        for control in self.options:
            delete(control, self._option_rows)
        self.options = []
        for option in offered_now:
            value, meant = values[option.name], auto.get(option.name)
            control = OptionControl(self.game, option, value, compact=True, worked_out=meant)
            control.changed.connect(self._later.start)
            self._option_rows.addWidget(control)
            self.options.append(control)

    def _chosen_options(self) -> dict[str, Any]:
        return {control.option.name: control.value for control in self.options}

    def _reason(self) -> Reason | None:
        """Why the chosen options do not go together; None if they do."""
        seats, rules = self.seats.value, GAMES[self.game]
        chosen = self._chosen_options()
        return rules.check(seats, rules.fill(seats, chosen)) if chosen else None

    def _add_kept_row(self, column: QVBoxLayout, name: str, control: Segmented[Any] | ChoiceList[Any]) -> None:
        """Add a choice that the settings keep under this name."""
        control.chosen.connect(lambda value: self._choose(name, value))
        column.addWidget(SettingRow(said(name.replace("_", ".")), control))

    def _choose(self, name: str, value: object) -> None:
        self._settings.choose(name, value)
        self._later.start()

    def _parts(self) -> tuple[Part, ...]:
        return tuple(part for part, switch in self.parts.items() if switch.isChecked())

    def order(self, parts: tuple[Part, ...]) -> PrintOrder:
        """The present choices as an order for these sheets."""
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
            self.languages.value,
            tuple(self._chosen_options().items()),
        )

    def refresh(self) -> None:
        """Show the first chosen page, and say how many pages there are, or why there are none."""
        reason = self._reason()
        made = pages(self.order(self._parts())) if reason is None else []
        self.preview.show_page(made[0] if made else None)
        self._tell_count(len(made), reason)
        for button in (self.pdf, self.pictures):
            allow(button, bool(made) and self.idle, self.page)
        allow(self.test, self.idle, self.page)

    def _tell_count(self, count: int, reason: Reason | None) -> None:
        """Say it beside the title, where it is read wherever the page has been scrolled to."""
        def words() -> str:
            if reason is not None:
                return reason_sentence(self.game, reason)
            return t("print.count", n=count) if count else t("print.nothing")

        assert self.note is not None
        self.note.say(lambda: f"{t('print.help', share=1.0)} {words()}")
        if self.isVisible():
            self.settle()

    # Saving

    def _save(self, kind: Kind) -> None:
        """Save the chosen sheets. They may have changed since the preview was last painted, so check them again."""
        if self._reason() is None:
            self._write(pages(self.order(self._parts())), t("print.file", game=game_name(self.game)), kind)

    def _save_test(self) -> None:
        """Save the test sheet, whose two numbers the person then types here."""
        self._write(pages(self.order(("test",))), t("print.file.test"), "pdf", stay=True)


def _number(n: int) -> Words:
    return lambda: num(n)


def _tongue(codes: tuple[str, ...]) -> Words:
    return said(f"language.{codes[0]}") if len(codes) == 1 else said("print.both")
