"""One seat as a row: plate, name, person or computer, and what the game asks about them (look 13, look newgame-he)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.session.seats import ADAPTS, CHARACTERS, Seated
from app.shell.kit.boxes import in_column, keep_room
from app.shell.kit.buttons import IconButton
from app.shell.kit.choices import ChoiceList, Segmented
from app.shell.kit.fields import LineField
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import px, target
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Hairline, Label, Words, said
from app.shell.seats.form_choice import Captioned, FormChoice
from app.shell.seats.level_row import LevelRow
from app.shell.seats.plate_popup import PlateButton
from app.wording import t
from app.wording.names import LONGEST_NAME
from app.wording.plates import PlateName

_CHOICE = 110
"""The width of a choice beside a name, px: wide enough for its items, and no wider, because the name needs the room."""
DRAWN = None
"""The digit of a person who wants it drawn."""


class SeatRow(QWidget):
    """A seat that can be changed.

    `changed` is emitted with every change, `settled` when a change is complete: a switch, a choice, a name when its
    field loses the focus. `flipped` (to a computer player or not) is emitted before these two, so that the owner of the
    row can decide who sits there instead.
    """

    changed = Signal()
    settled = Signal()
    flipped = Signal(bool)

    def __init__(
        self, one: Seated, number: int, levels: Sequence[str], asked: Sequence[str] = (), game: str = ""
    ) -> None:
        """Seat `number` (from 1). `asked` are the facts that the game asks about a person.

        `levels` are the levels to offer. A computer player from an earlier version may have another one; its seat
        offers that too.
        """
        super().__init__()
        self._one = one
        self._number = number
        own = (one.level,) if one.computer and not one.adapts else ()
        self._levels = tuple(dict.fromkeys((*levels, *own)))
        self._game = game
        self.several = False
        self._luck = self._begun = False
        self.plate = PlateButton(one.plate, 40)
        self.name = LineField(self._field_name, one.name, self._hint)
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Segmented(
            lambda: t("company.kind", who=self.called),
            [(False, said("company.person")), (True, said("company.computer"))],
            one.computer,
        )
        self.level = ChoiceList(
            lambda: t("company.level", who=self.called),
            [(level, said(f"company.level.{level}")) for level in (*self._levels, ADAPTS)],
            self._levels[0],
        )
        self.character = ChoiceList(
            lambda: t("company.character", who=self.called),
            [(kind, said(f"company.character.{kind}")) for kind in CHARACTERS],
            one.character,
        )
        self.form = FormChoice(lambda: self.called, one.form, game if "form" in asked else "")
        self._form_place = Captioned(self.form.about, self.form)
        self.digit = self._digit_choice() if "digit" in asked else None
        self._digit_place = self._captioned_digit()
        self.chance = Label(said("company.luck"), "note", "ink_2")
        self.remove = IconButton("close", lambda: t("company.remove", who=self.called))
        self._lay_out()
        self._listen()
        self.show_seat(one)

    def _listen(self) -> None:
        """Connect the signals of everything that can be written or chosen here."""
        self.name.textEdited.connect(self._rename)
        self.name.editingFinished.connect(self.settled)
        self.kind.chosen.connect(self._flip)
        self.form.chosen.connect(lambda form: self._take(self._one._replace(form=form)))
        self.level.chosen.connect(self._take_level)
        self.character.chosen.connect(lambda name: self._take(self._one._replace(character=name)))

    # The choices

    def _digit_choice(self) -> ChoiceList[int | None]:
        items: list[tuple[int | None, Words]] = [(DRAWN, said(f"{self._game}.person.digit.draw"))]
        items += [(digit, said(f"{self._game}.person.digit.n", n=digit)) for digit in range(10)]
        made = ChoiceList(said(f"{self._game}.person.digit"), items, self._one.digit)
        made.chosen.connect(lambda digit: self._take(self._one._replace(digit=digit)))
        return made

    def _captioned_digit(self) -> Captioned | None:
        return Captioned(said(f"{self._game}.person.digit.label"), self.digit) if self.digit is not None else None

    # The layout

    def _lay_out(self) -> None:
        places = (self.level, self._form_place, self._digit_place, self.chance, self.character)
        self._places = [one for one in places if one is not None]
        self._line = LevelRow(self.plate, (self.name, 1), self.kind, *self._places, self.remove, gap=10)
        in_column(self._line, Hairline(), gap=5, margins=(0, 0, 0, 0), on=self)
        self.restyle()

    def restyle(self) -> None:
        """Follow a change of text size; the columns of all rows stay aligned."""
        # Two lists stand side by side: level and character, or form and digit.
        for place in self._places:
            place.setFixedWidth(px(_CHOICE))
        if self.digit is None:
            self._form_place.setFixedWidth(2 * px(_CHOICE) + self._line.spacing())
        self.name.setMinimumWidth(px(92))
        self.chance.setMinimumHeight(target())
        self._line.level()

    def retranslate(self) -> None:
        """Say the tooltips in the current language."""
        self.form.retranslate()
        for place in (self._form_place, self._digit_place):
            if place is not None:
                place.label.retranslate()
        show_tip(self.character, t("company.character.help"))
        show_tip(self.level, self._about_level())
        if self.digit is not None:
            tip = t(f"{self._game}.person.digit.help", card="5D")
            show_tip(self.digit, t(f"{self._game}.person.digit") + ". " + tip)
        self._name_plate()

    # What the row shows

    @property
    def seated(self) -> Seated:
        """Who sits here now, with the name as written; a name that came from the plate counts as not written."""
        return self._one._replace(name=self.name.text().strip(), by_plate=False)

    @property
    def called(self) -> str:
        """The name, or the plate's if there is none."""
        return self.seated.name or t(f"plate.{self._one.plate}")

    def show_seat(self, one: Seated) -> None:
        """Show this player without emitting a signal."""
        self._one = one
        written = "" if one.by_plate else one.name
        if self.name.text().strip() != written:
            self.name.setText(written)
        self.plate.show_plate(one.plate)
        self.kind.show_value(one.computer)
        self.level.show_value(ADAPTS if one.adapts else one.level)
        self.character.show_value(one.character)
        self.character.setVisible(one.computer)
        self._show_level()
        self.form.show_value(one.form)
        self._form_place.setVisible(not one.computer)
        if self.digit is not None and self._digit_place is not None:
            self.digit.show_value(one.digit)
            self._digit_place.setVisible(not one.computer)
        self._say_again()

    def show_plate(self, plate: PlateName) -> None:
        """Show a plate without emitting a signal."""
        self.show_seat(self.seated._replace(plate=plate))

    def _show_level(self) -> None:
        """Offer the levels to a computer player, or say why there is nothing to choose."""
        offers = not self._luck and len(self._levels) > 1
        self.chance.say(said("company.luck" if self._luck else "company.one-level"))
        self.level.setVisible(self._one.computer and offers)
        self.chance.setVisible(self._one.computer and not offers)

    def show_place(
        self, rows: Sequence[SeatRow], *, spare: bool, varies: bool, luck: bool, begun: bool = False
    ) -> None:
        """Show the row's place among all `rows`, and what the others imply for it.

        `spare`: a seat may go, which is never the last person's; `varies`: at least with more seats one may. `luck`:
        with this number of seats luck decides, so no levels are offered. `begun`: the game is being played, so whoever
        adapts has taken a level.
        """
        persons = [row for row in rows if not row.seated.computer]
        last_person = persons == [self]
        self._number = rows.index(self) + 1
        for place in (self._form_place, self._digit_place):
            if place is not None:
                # Above every person's choices they would push down the very row in which somebody becomes a person.
                place.label.setVisible(self in persons[:1])
        self.several = len(persons) > 1
        self._luck, self._begun = luck, begun
        self._show_level()
        self.kind.part(True).setEnabled(not last_person)
        show_tip(self.kind.part(True), t("company.last-person") if last_person else "")
        # The columns of all rows stay aligned, and where they are when a seat is added.
        keep_room(self.remove, varies)
        self.remove.setVisible(spare and not last_person)
        self._say_again()

    def _say_again(self) -> None:
        self.name.retranslate()
        self.kind.retranslate()
        self.level.retranslate()
        self.character.retranslate()
        self.remove.retranslate()
        self.retranslate()

    def _about_level(self) -> str:
        """What it means to adapt, and at which level the player then plays a game that has begun; empty for others."""
        if not self._one.adapts:
            return ""
        now = t("company.level.adapts.now", value=t(f"company.level.{self._one.level}")) if self._begun else ""
        return f"{t('company.level.adapts.help')} {now}".strip()

    def _name_plate(self) -> None:
        words = t("company.plate", who=self.called, plate=self._one.plate)
        name_aloud(self.plate, words)
        show_tip(self.plate, t("company.plate.tip") if self.plate.isEnabled() else "")

    def _field_name(self) -> str:
        return t("company.name-at", n=self._number)

    def _hint(self) -> str:
        return t(f"plate.{self._one.plate}") if self.several else t("win.name.hint")

    # Changes

    def _rename(self) -> None:
        self._say_again()
        self.changed.emit()

    def _flip(self, computer: bool) -> None:
        if computer != self._one.computer:
            self.flipped.emit(computer)
            self.changed.emit()
            self.settled.emit()

    def _take_level(self, chosen: str) -> None:
        adapts = chosen == ADAPTS
        self._take(self._one._replace(level=self._one.level if adapts else chosen, adapts=adapts))

    def _take(self, one: Seated) -> None:
        self._one = one
        self.changed.emit()
        self.settled.emit()
