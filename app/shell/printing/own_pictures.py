"""The sheet for a person's own pictures: it checks them, shows them on a few cards, and takes them only on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QSize, QTemporaryDir, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.card_style import CardStyle
from app.pictures.checked import LEAST, PictureRefused
from app.pictures.faces import ENDINGS, SYMBOLS
from app.pictures.own_cards import forget_others, keep, looked_at
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import SwitchRow
from app.shell.kit.file_dialogs import ask_file, ask_folder
from app.shell.kit.heard import name_aloud
from app.shell.kit.questions import Question, refused
from app.shell.kit.sample_cards import paint_sample
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Label, plain, said
from app.shell.settings.settings import Settings
from app.store import FileRefused, StoreError
from app.wording import t
from app.wording.sentences import picture_trouble

Kind = Literal["back", "faces"]
Ask = Callable[[QWidget, bool], str]
"""Asks for a picture, or for a folder; returns an empty text if the person cancels."""
_CARD = 84.0
_SHOWN = 5


def ask_picture(host: QWidget, folder: bool) -> str:
    """Ask with the system's dialog."""
    if folder:
        return ask_folder(host, t("own-pictures.title.folder"))
    filters = f"{t('own-pictures.filter')} ({' '.join(f'*{ending}' for ending in sorted(ENDINGS))})"
    return ask_file(host, t("own-pictures.title.file"), filters)


class Example(QWidget):
    """A few cards as they will look."""

    def __init__(self) -> None:
        super().__init__()
        self.symbols: tuple[str, ...] = ()
        self.style_shown = CardStyle()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(170)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, t("own-pictures.example"))

    def sizeHint(self) -> QSize:
        """Wide enough for five cards."""
        return QSize(_SHOWN * 104, 170)

    def show_cards(self, symbols: tuple[str, ...], style: CardStyle) -> None:
        """Show these cards in this style."""
        self.symbols, self.style_shown = symbols, style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth and the cards."""
        paint_sample(self, self.symbols, self.style_shown, _CARD)


class OwnPicturesSheet(Sheet):
    """Takes a picture for the back, or pictures for the faces."""

    def __init__(self, host: QWidget, kind: Kind, settings: Settings, ask: Ask = ask_picture) -> None:
        """Accepted pictures are kept among the program's data and named in `settings`. `ask` asks for files."""
        super().__init__(host, said(f"own-pictures.{kind}"), width=760)
        self._kind, self._settings = kind, settings
        self._ask = ask
        self._found: dict[str, bytes] = {}
        self._looking: Iterator[tuple[str, bytes]] | None = None
        self._place = QTemporaryDir()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look_on)
        self._fill()
        self._add_buttons()
        self._show(settings.card_style())

    def _fill(self) -> None:
        kind, settings = self._kind, self._settings
        column = in_column(gap=12, margins=(34, 4, 34, 18), on=self.page.page)
        wide, high = LEAST
        column.addWidget(Label(said(f"own-pictures.{kind}.help", wide=wide, high=high), wrap=True))
        self.file = PushButton(said("own-pictures.choose.file" if kind == "back" else "own-pictures.choose.sheet"))
        self.file.clicked.connect(lambda: self._choose(folder=False))
        self.folder = PushButton(said("own-pictures.choose.folder"))
        self.folder.clicked.connect(lambda: self._choose(folder=True))
        column.addLayout(in_row(self.folder, self.file, None))
        # Hidden first: shown before it is in a layout, it would be a window of its own and take the focus.
        self.folder.setVisible(kind == "faces")
        self.told = Label(plain(""), "body", "ink", wrap=True)
        column.addWidget(self.told)
        self.example = Example()
        column.addWidget(self.example)
        self.corners = SwitchRow(said("settings.own_corners"), said("settings.own_corners.help"), settings.own_corners)
        self.corners.flipped.connect(lambda on: self._flip(on))
        column.addWidget(self.corners)
        self.corners.setVisible(kind == "faces")

    def _add_buttons(self) -> None:
        self.remove = self.add_link(PushButton(said("own-pictures.remove"), "link", icon="delete"))
        self.remove.setVisible(bool(self._settings.value(f"own_{self._kind}")))
        self.remove.clicked.connect(self._ask_remove)
        self.cancel = self.add_exit("print.cancel")
        self.take = self.add_button(PushButton(said(f"own-pictures.take.{self._kind}"), "primary"), main=True)
        self.take.setEnabled(False)
        self.take.clicked.connect(self._take)

    def _choose(self, *, folder: bool) -> None:
        """Ask for pictures, and begin to check them."""
        chosen = self._ask(self, folder)
        if chosen:
            self.look_at(Path(chosen))

    def look_at(self, path: Path) -> None:
        """Check a file or a folder, one picture at a time."""
        self._found = {}
        self._looking = looked_at(path, back=self._kind == "back")
        self.take.setEnabled(False)
        self._timer.start()

    def _look_on(self) -> None:
        """Check the next picture; after the last one, show some of them."""
        assert self._looking is not None
        try:
            found = next(self._looking, None)
        except PictureRefused as refusal:
            self._timer.stop()
            self.told.say(partial(picture_trouble, refusal.code, refusal.named))
            self._show(self._settings.card_style())
            return
        if found is not None:
            self._found[found[0]] = found[1]
            self.told.say(said("own-pictures.looking", n=len(self._found)))
            return
        self._timer.stop()
        self._try()

    def _try(self) -> None:
        """Show the pictures on a few cards without taking them yet."""
        try:
            if not self._place.isValid():
                # Its path is empty then, which means the folder that the program was started in.
                raise FileRefused("not-written", (f"{self._kind}.png", self._place.errorString()))
            made = keep(self._found, Path(self._place.path()))
        except FileRefused as refusal:
            self.told.say(plain(""))
            self._show(self._settings.card_style())
            refused(self._host, refusal, "pictures").open()
            return
        self.take.setEnabled(True)
        several = "own-pictures.found.all" if len(self._found) >= len(SYMBOLS) - 2 else "own-pictures.found"
        self.told.say(said("own-pictures.found.back" if self._kind == "back" else several, n=len(self._found)))
        self._show(self._tried(made))

    def _tried(self, made: Path) -> CardStyle:
        style = self._settings.card_style()
        if self._kind == "back":
            return style._replace(own_back=str(made / "back.png"))
        return style._replace(own_faces=str(made))

    def _show(self, style: CardStyle) -> None:
        """Show cards: the back, or a few faces, those with own pictures first."""
        if self._kind == "back":
            self.example.show_cards(("??",), style)
            return
        usual = ("KH", "7D", "AS", "TC", "XR")
        shown = [symbol for symbol in usual if symbol in self._found]
        shown += [symbol for symbol in SYMBOLS if symbol in self._found and symbol not in shown]
        self.example.show_cards(tuple((shown or list(usual))[:_SHOWN]), style)

    def _flip(self, on: bool) -> None:
        """Switch the program's corner marks on or off."""
        self._settings.choose("own_corners", on)
        self.example.show_cards(self.example.symbols, self.example.style_shown._replace(own_corners=on))

    def _take(self) -> None:
        """Keep the pictures among the program's data, and use them."""
        try:
            name = keep(self._found).name
        except FileRefused as refusal:
            refused(self._host, refusal, "pictures").open()
            return
        except StoreError as refusal:
            refused(self._host, refusal, "setting").open()
            return
        self._settings.choose(f"own_{self._kind}", name)
        self._settings.choose(f"own_{self._kind}_on", True)
        self._tidy()
        self.close()

    def _ask_remove(self) -> None:
        """Ask first, because the copies may be all that is left of the pictures."""
        question = Question(self._host, "own-pictures", kind="danger")
        question.agreed.connect(self._remove)
        question.open()

    def _remove(self) -> None:
        """Use the program's own pictures again, and delete these."""
        self._settings.choose(f"own_{self._kind}_on", False)
        self._settings.choose(f"own_{self._kind}", "")
        self._tidy()
        self.close()

    def _tidy(self) -> None:
        """Delete unused pictures, unless the choice could not be stored: then the next start still needs them."""
        if self._settings.keep_now():
            forget_others(self._settings.own_back, self._settings.own_faces)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop checking pictures."""
        self._timer.stop()
        self._place.remove()
        super().closeEvent(event)
