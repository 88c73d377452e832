"""The sheet behind the last tile of the shelf: how to make a game of your own."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.games import troubles
from app.lab.new_game import NotWritten, write_game
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import SwitchRow
from app.shell.kit.fields import LineField
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import px
from app.shell.kit.widgets import Hairline, Label, plain, said
from app.shell.settings.settings import Settings
from app.shell.shelf.own_games import OwnGames
from app.wording import t
from app.wording.bidi import ltr
from app.wording.own_games import not_written_sentence, trouble_sentence
from app.wording.titles import game_name

COMMANDS = ("kupa new-game my-game", "kupa check-game my-game")
"""The same from the command line; the person can select and copy them."""


class OwnGameSheet(Sheet):
    """How to make a game: the switch, a name, a button that writes the game, and the same from the command line."""

    def __init__(self, host: QWidget, settings: Settings, own: OwnGames) -> None:
        """Lie over `host`; the switch is the setting `own_games`. Games that were edited meanwhile are read again."""
        super().__init__(host, said("own.title"), width=680)
        self._own, self._settings = own, settings
        if settings.own_games:
            own.renew()
        self.switch = SwitchRow(said("settings.own_games"), said("settings.own_games.help"), settings.own_games)
        self.switch.flipped.connect(self._flip)
        self.name = LineField(said("own.name"), hint=said("own.name.hint"))
        self.name.setFixedWidth(px(240))
        self.make = PushButton(said("own.make"), "primary")
        self.told = Label(plain(""), "note", "ink", wrap=True)
        self._lay_out()
        self.done = self.add_exit("button.close")
        self.make.clicked.connect(self._make)
        self.name.returnPressed.connect(self._make)
        self.name.textChanged.connect(self._follow)
        self._tell_troubles()
        self._follow()

    def _lay_out(self) -> None:
        column = in_column(
            Label(said("own.text"), wrap=True),
            self.switch,
            Hairline(),
            in_row(Label(said("own.name"), "control"), self.name, self.make, None, gap=12),
            Label(said("own.name.help"), "note", "ink_2", wrap=True),
            self.told,
            gap=12,
            margins=(34, 4, 34, 18),
            on=self.page.page,
        )
        if self._own.place is not None:
            place = str(self._own.place)
            column.addWidget(Label(lambda: t("own.place", folder=place), "note", "ink_2", wrap=True))
        column.addWidget(Hairline())
        column.addWidget(Label(said("own.commands"), "note", "ink_2"))
        for line in COMMANDS:
            label = Label(plain(ltr(line)), "body")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)

    def _flip(self, on: bool) -> None:
        self._settings.choose("own_games", on)
        self._own.settle()
        self._tell_troubles()

    def _tell_troubles(self) -> None:
        self.told.say(plain(" ".join(map(trouble_sentence, troubles()))))

    def _follow(self) -> None:
        """Enable the button if there are a name and a folder to write to."""
        self.make.setEnabled(bool(self.name.text()) and self._own.place is not None)
        if self._own.place is None:
            self.told.say(said("own.write.nowhere"))

    def _make(self) -> None:
        """Write a game with this name, and say whether it worked."""
        game, place = self.name.text(), self._own.place
        if not game or place is None:
            return
        try:
            made = write_game(game, place)
        except NotWritten as error:
            self.told.say(partial(not_written_sentence, error.code, error.about, error.detail))
            return
        self._say_made(game, made)
        self.name.clear()
        self._own.renew()

    def _say_made(self, game: str, made: Path) -> None:
        code, file = ("own.made" if self._settings.own_games else "own.made.off"), str(made / "rules.py")
        self.told.say(lambda: t(code, game=game_name(game), file=file))
