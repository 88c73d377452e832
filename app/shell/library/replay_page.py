"""Watching a finished game: a table where nothing can be done, and a bar for going through its gestures.

Going forward tells a gesture as at the table; every other way lays the table as it was. The film's bar runs from left
to right in both languages, as charts do (look 11).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.text_lines import first_fitting
from app.art.tokens import WINDOW_MARGIN, TypeName
from app.engine import Record
from app.session.moments import Moment
from app.session.replay import Eyes, Replay
from app.session.seats import Seated
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import IconButton
from app.shell.kit.choices import ChoiceList
from app.shell.kit.fields import Slider
from app.shell.kit.film import FilmButtons, FilmKeys
from app.shell.kit.focus import add_key, allow, order_tabs
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.inked import SUITS_HIGH, InkedLabel
from app.shell.kit.page_bar import LABELS_FROM, PageBar
from app.shell.kit.style import font, look, px
from app.shell.kit.widgets import Chip, Label, PlateView, named, paint_paper, plain, said
from app.shell.library.eyes import eyes_offered
from app.shell.library.why_strip import WhyStrip
from app.shell.settings.settings import SPEEDS, Settings
from app.shell.table.cloth import new_cloth
from app.shell.table.room import LOW
from app.shell.window.bar_page import BarPage
from app.shell.window.pages import PageHost
from app.table.commands import COMMANDS, Command
from app.table.controllers import controller_for
from app.wording import t
from app.wording.titles import game_name

READ_MS, LETTER_MS = 700.0, 22.0
"""How long a playing film rests after a gesture, plus the time for each letter of its sentence, ms at speed 1."""
_MOST_LINES, _FILLED = 6, 0.9
"""The most lines of a long sentence, and the share of each line that its words fill."""
_SENTENCE = ". "
"""Separates two sentences."""
_LOWEST = 220
"""The least height of the table, px: in the smallest window with the largest text, strip and film are below it."""
_SHORTEST, _WIDEST_CHOICE = 96, 220
"""The least width of the slider, px, and the greatest of a choice with a long name, px at text size 1."""


class FilmBar(QWidget):
    """The strip below the table: the sentence of the gesture, and the controls of the film.

    `wanted` carries a command (first, back, play, forward, last), `sought` a place, `eyes_chosen` whose eyes,
    `speed_chosen` a speed. `words` is the sentence, even where it is cut.
    """

    wanted = Signal(str)
    sought = Signal(int)
    eyes_chosen = Signal(object)
    speed_chosen = Signal(object)

    def __init__(self, replay: Replay, eyes: Eyes, speed: float) -> None:
        """At the start, paused."""
        super().__init__()
        self.words = ""
        self.plate = PlateView("pomegranate", 44)
        self.sentence = InkedLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sentence.installEventFilter(self)
        self.place = Label(plain(""), "note", "ink_2")
        self.head = in_row(self.plate, (self.sentence, 1), self.place, gap=14)
        """The row of the sentence. If there is little height, it also has the button that asks why, before the
        number."""
        self._low = False
        self.slider = Slider(said("evening.replay.place"), 0, replay.count)
        self.slider.setSingleStep(1)
        self.slider.setPageStep(max(1, replay.count // 10))
        self.slider.valueChanged.connect(self.sought)
        self.eyes = ChoiceList(said("evening.replay.eyes"), eyes_offered(replay), eyes)
        self.eyes.chosen.connect(self.eyes_chosen)
        # From "none", which shows one gesture after the other without motion, to "fast".
        speeds = [(value, partial(_speed, value)) for value in SPEEDS]
        self.speed = ChoiceList(said("settings.speed"), speeds, speed)
        self.speed.chosen.connect(self.speed_chosen)
        self.walk = FilmButtons(plays=True)
        self.walk.wanted.connect(self.wanted)
        self.walk.row.addSpacing(8)
        self.walk.row.addWidget(self.slider, 1)
        self.buttons = self.walk.buttons
        below = in_row((self.walk, 1), self.eyes, self.speed, gap=12)
        in_column(self.head, below, gap=6, margins=(18, 8, 18, 10), on=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def show_place(self, replay: Replay, place: int, eyes: Eyes) -> None:
        """Show what led to a place."""
        self.words = replay.words(place, eyes)
        actor = replay.actor(place)
        shown = actor is not None and actor < len(replay.seated)
        self.plate.setVisible(shown)
        if actor is not None and shown:
            self.plate.show_plate(replay.seated[actor].plate)
        self.place.say(plain(t("evening.replay.of", n=place, of=replay.count)))
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        self.slider.update()
        self.walk.show_place(place, replay.count, self.slider)
        self._write()

    def show_playing(self, playing: bool) -> None:
        """Make the button say that it plays, or that it pauses."""
        name = "pause" if playing else "play"
        self.buttons["play"].become(name, said(f"evening.replay.{name}"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give a long sentence the number of lines that it needs at its new width."""
        if isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width():
            self._write()
        return super().eventFilter(watched, event)

    def restyle(self) -> None:
        """Follow a change of fonts and inks; the sentence has room for two lines, and more if it needs them."""
        for choice in (self.eyes, self.speed):
            choice.setMinimumWidth(min(choice.sizeHint().width(), px(_WIDEST_CHOICE)))
        self.slider.setMinimumWidth(_SHORTEST)
        self._write()

    def use_height(self, *, low: bool) -> None:
        """Take less height, or as much as usual; in a low window only one-line sentences get the largest letters."""
        if low != self._low:
            self._low = low
            self.restyle()

    def _write(self) -> None:
        """Write the sentence in the largest of three sizes in which it fits in two lines, else small in more lines.

        If that is still too little, as after a table played by itself, only the last sentences are shown.
        """
        room = max(160.0, float(self.sentence.width()))
        steps: tuple[TypeName, ...] = ("voice", "body", "small", "least")

        def fits(step: TypeName) -> bool:
            most = 0.95 * room if self._low and step == "voice" else 1.8 * room
            return QFontMetricsF(font(step)).horizontalAdvance(self.words) < most

        step = first_fitting(steps, fits)
        face, lines = font(step), 2
        metrics = QFontMetricsF(face)
        if step == "least":
            lines = max(2, min(math.ceil(metrics.horizontalAdvance(self.words) / (_FILLED * room)), _MOST_LINES))
        most = _FILLED * lines * room
        said = self.words.split(_SENTENCE)
        ends = [_SENTENCE.join(said[first:]) for first in range(len(said))]
        last = first_fitting([*ends, self.words], lambda words: metrics.horizontalAdvance(words) <= most)
        largest: TypeName = "body" if self._low else "voice"
        high = [SUITS_HIGH * QFontMetricsF(one).lineSpacing() for one in (font(largest), face)]
        self.sentence.setFixedHeight(max(2 * math.ceil(high[0]), lines * math.ceil(high[1])))
        self.sentence.setFont(face)
        self.sentence.write_cut(last, look().theme.ink, most, self.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper, like the voice."""
        paint_paper(self)


def _speed(value: float) -> str:
    """A speed, with the word for it."""
    return t("evening.replay.speed", what=t("settings.speed"), value=t(f"settings.speed.{value:g}"))


class ReplayPage(FilmKeys, BarPage):
    """A finished game to watch. `shelf_wanted` and `settings_wanted` as on other pages, `back_wanted` by Esc.

    `play_on_wanted` carries the replay, a place in it and the eyes, for a new game that goes on from there, and the
    position there if cards have changed places, else None.

    `send_wanted` carries the record, who sat there and the eyes, for a page or a film to send. Left and Right go
    a gesture back and forward, Home and End go to the deal and to the end, Space plays and pauses, Esc leaves. Above
    the film a strip answers why a computer player did what it did.
    """

    space = "play"
    back_wanted = Signal()
    send_wanted = Signal(object, object, object)
    play_on_wanted = Signal(object, int, object, object)

    def __init__(
        self, record: Record, seated: Sequence[Seated], settings: Settings, table: Mapping[str, Any] | None = None
    ) -> None:
        """Start at the deal, paused; `table` is what was kept beside the record.

        Raises ValueError if the game is not over.
        """
        super().__init__()
        self.replay = Replay(record, seated)
        self._settings = settings
        self.place = 0
        self.eyes = self.replay.first_eyes
        self.playing = False
        self._low = False
        self.offers: dict[Command, IconButton] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar = self.led_by(PageBar(named(record.game.id), over_table=True))
        self.bar.add(Chip(said("evening.replay.title")))
        self.rules_of = record.game.id
        self.play_on = self._lead_on("branch", "evening.replay.play-on", "Ctrl+", self._begin_here)
        self.swap = self._lead_on("cards", "evening.swap.title", "Ctrl+Shift+", self._swap_cards)
        self._offer(Command.RULES, "rules", self.show_rules)
        self._offer(Command.PICTURE, "screen", self.show_picture)
        self._offer(Command.SEND, "export", self.send)
        self.cloth = self.surface = new_cloth(settings)
        self.surface.setMinimumHeight(_LOWEST)
        # The keys belong to the film: nothing can be picked up at this table.
        for widget in (self.surface, self.surface.viewport()):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.film = FilmBar(self.replay, self.eyes, settings.speed)
        self.why = WhyStrip(self.replay, table or {}, self.film.slider)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._play_on)
        column = in_column(self.bar, gap=0, margins=(0, 0, 0, WINDOW_MARGIN), on=self)
        inside = in_column(
            (self.surface, 1), self.why, self.film, gap=WINDOW_MARGIN, margins=(WINDOW_MARGIN, 0, WINDOW_MARGIN, 0),
        )
        column.addLayout(inside, 1)
        self._connect()
        self._take_seat()

    def _connect(self) -> None:
        self.why.asked.connect(self.stop)
        self.film.wanted.connect(self.command)
        self.film.sought.connect(self.go_to)
        self.film.eyes_chosen.connect(self.look_through)
        self.film.speed_chosen.connect(self._take_speed)
        self.surface.settled.connect(self._settled)
        self._settings.changed.connect(self._on_setting)
        for widget in (*self.film.buttons.values(), self.film.slider, self.why.ask):
            widget.installEventFilter(self)

    def _lead_on(self, icon: str, words: str, held: str, deed: Callable[[], None]) -> IconButton:
        """Offer a new game that goes on from here, as a button of the bar and by Enter with the keys that are held."""
        button = IconButton(icon, said(words), label=True, key=f"{held}Enter")
        button.clicked.connect(lambda: deed())
        self.bar.add_end(button)
        add_key(self, (f"{held}Return", f"{held}Enter"), button.click)
        return button

    def _offer(self, command: Command, icon: str, deed: Callable[[], None]) -> None:
        """Offer a command of tables here too, as a button of the bar and by its key, unless the window has that key."""
        offer = COMMANDS[command]
        button = IconButton(icon, said(offer.label), key=offer.keys[0])
        button.clicked.connect(lambda: deed())
        self.bar.add_end(button)
        self.offers[command] = button
        if "window" not in offer.by or offer.needs_game:
            add_key(self, offer.keys[:1], deed)

    def show_rules(self) -> None:
        """Show the rules over the film, which pauses."""
        self.stop()
        super().show_rules()

    def join(self, window: PageHost, back: Callable[[], object]) -> None:
        """Become a page of this window, which also goes on from a place of the game."""
        super().join(window, back)
        self.play_on_wanted.connect(window.play_on)

    def _begin_here(self) -> None:
        self.stop()
        self.play_on_wanted.emit(self.replay, self.place, self.eyes, None)

    def _swap_cards(self) -> None:
        """Let cards of the position on the table change places, and play on then."""
        from app.shell.library.swap_sheet import SwapSheet

        self.stop()
        sheet = SwapSheet(self.window(), self.replay.record.position_at(self.place), self.replay.names)
        sheet.wanted.connect(partial(self.play_on_wanted.emit, self.replay, self.place, self.eyes))
        sheet.open(sheet.cards[0])

    def send(self) -> None:
        """Ask what to make of this game for others, through the present eyes."""
        self.stop()
        self.send_wanted.emit(self.replay.record, self.replay.seated, self.eyes)

    def show_picture(self) -> None:
        """Show a picture of the table as it is, to copy or save."""
        from app.shell.table.picture_sheet import PictureSheet

        self.stop()
        sheet = PictureSheet(self.window(), self.surface, self._settings, self.replay.record.game.id)
        sheet.kept.connect(lambda sentence: self.noted.emit(sentence, "export"))
        sheet.open()

    def _take_seat(self) -> None:
        """Give the table to a controller that sees with these eyes, and lay it."""
        replay, game = self.replay, self.replay.record.game
        seat = None if self.eyes == "open" else self.eyes
        controller = controller_for(game.id)(game, seat, replay.names, replay.plates, replay.computers)
        controller.calm, controller.aids = self._settings.calm, self._settings.aids
        self.controller = controller
        self.surface.seat(controller, look().rtl)
        name_aloud(self.surface, t("table.name", game=game_name(game.id)))
        name_aloud(self, f"{t('evening.replay.title')}: {game_name(game.id)}")
        self._lay()

    def _lay(self) -> None:
        """Show the table as it was, without telling."""
        self._next.stop()
        self.surface.finish()
        self._say()
        self.surface.show_view(self.replay.view(self.place, self.eyes))

    def _say(self) -> None:
        self.film.show_place(self.replay, self.place, self.eyes)
        self.why.show_place(self.place)
        for button in (self.play_on, self.swap):
            allow(button, self.replay.decider(self.place) is not None, self.film.slider)
        before = self.surface.size()
        for layout in (self.film.layout(), self.layout()):
            if layout is not None:
                layout.activate()
        if self.surface.size() != before:
            # A long sentence takes height from the table, which must not move once something is told there.
            self.surface.fit()

    def show_moment(self, moment: Moment) -> None:
        """Show a move worth another look: the table before it, as its seat saw it, and what was better."""
        self.look_through(moment.view.decider)
        self.go_to(moment.number)
        self.why.show_moment(moment)

    def leave(self) -> None:
        """Stop looking for answers, because the person leaves the page."""
        self.why.stop()

    # Walking through the game

    def command(self, name: str) -> None:
        """Carry out a command from the bar or from a key."""
        match name:
            case "first":
                self.go_to(0)
            case "back":
                self.go_to(self.place - 1)
            case "forward":
                self.stop()
                self.forward()
            case "last":
                self.go_to(self.replay.count)
            case "play":
                self.stop() if self.playing else self.play()

    def go_to(self, place: int) -> None:
        """Lay the table as it was at a place, without telling; a place beyond the end means the end."""
        self.stop()
        self.place = max(0, min(place, self.replay.count))
        self._lay()
        announce(self, self.film.words)

    def forward(self) -> None:
        """Tell the next gesture, after finishing what is still being told."""
        if self.place >= self.replay.count:
            return
        self._next.stop()
        self.surface.finish()
        self.place += 1
        self._say()
        announce(self, self.film.words)
        self.surface.perform(self.replay.events(self.place, self.eyes), self.replay.view(self.place, self.eyes))

    def play(self) -> None:
        """Tell one gesture after the other; from the end, start again."""
        self.playing = True
        self.film.show_playing(True)
        if self.place >= self.replay.count:
            self.place = 0
            self._lay()
        else:
            self.forward()

    def stop(self) -> None:
        """Pause; what is being told is still told to its end."""
        self.playing = False
        self._next.stop()
        self.film.show_playing(False)

    def _settled(self) -> None:
        """Rest after a gesture for as long as reading its sentence takes, then go on."""
        if not self.playing:
            return
        if self.place >= self.replay.count:
            self.stop()
            return
        speed = self.surface.clock.speed or 1.0
        self._next.start(round((READ_MS + LETTER_MS * len(self.film.words)) / speed))

    def _play_on(self) -> None:
        if self.playing and self.isVisible():
            self.forward()

    def look_through(self, eyes: Eyes) -> None:
        """Show the game through other eyes from now on."""
        self.eyes = eyes
        self.film.eyes.show_value(eyes)
        self._take_seat()

    def _take_speed(self, speed: float) -> None:
        self.surface.clock.speed = speed

    # Keys

    def go_back(self) -> None:
        """Leave the film."""
        self.back_wanted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the film's keys to the film, whichever control has the focus; Space still presses a focused button."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Space and watched is not self.film.slider:
                return False
            return self._take_key(event)
        return False

    # Changes from outside

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table the available height; in a low window "why?" stands beside the sentence of the film."""
        super().resizeEvent(event)
        for button in (self.play_on, self.swap):
            button.show_label(self.width() >= LABELS_FROM * look().factor)
        low = self.height() < LOW
        if low != self._low:
            self._low = low
            self.film.use_height(low=low)
            self.why.lend(self.film.head if low else None, 2 if low else 0)
            order_tabs(self.why, self.film)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard when the page appears."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_setting(self, name: str) -> None:
        if name == "speed":
            self.film.speed.show_value(self._settings.speed)
            self._take_speed(self._settings.speed)
        elif name in ("calm", "aids"):
            self._take_seat()

    def retranslate(self) -> None:
        """Say everything in another language, including the names of computer players, and mirror the table."""
        self.replay.reread()
        self.film.eyes.retranslate()
        self.film.restyle()
        self._take_seat()

    def restyle(self) -> None:
        """Follow a change of theme, card style or text size."""
        self.surface.use_look(look().theme, self._settings.card_style(), look().factor)
        self._say()
