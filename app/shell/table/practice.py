"""The practice table: a worked case that a person plays through on a real cloth (look 13, rules).

It opens over the current page. It has the cloth, the voice and the pickers of every table, but keeps nothing: nothing
done here goes into a store, a result or the statistics. A strip above the cloth says what to try and how far the person
is, and leads back.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.labels import pill_pixmap, pill_size
from app.art.text_lines import first_fitting
from app.art.tokens import TypeName
from app.engine import IllegalAction, Reason
from app.session.practice import Practice
from app.shell.kit.boxes import in_column, in_row, measure_again
from app.shell.kit.buttons import IconButton, use_touch
from app.shell.kit.focus import add_key, allow
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.inked import InkedLabel
from app.shell.kit.paragraphs import text_height
from app.shell.kit.style import font, look, px
from app.shell.kit.widgets import Words, paint_paper, said
from app.shell.settings.settings import Settings
from app.shell.table.pace import Pace
from app.shell.table.room import LOW
from app.shell.table.voiced_table import VoicedTable
from app.shell.window.pages import WindowPage
from app.table.attempts import Attempt, attempts
from app.table.commands import COMMANDS, Command, asked
from app.table.controllers import controller_for
from app.table.faults import contained
from app.table.prompts import Button, Prompt, Rest
from app.wording import t
from app.wording.spoken import spoken
from app.wording.titles import game_name

BEAT_MS = 900.0
"""Between two moves of the answer when it is shown, ms at speed 1."""
NAMES_FROM = 1180
"""The width from which the strip's buttons show their names (px at text size 1)."""
_SIZES: tuple[TypeName, ...] = ("voice", "body", "small")


class PracticePill(QWidget):
    """The pill that says what kind of table this is: paper with a dashed border."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """As large as its words."""
        return pill_size(t("table.practice"), look().factor).toSize() + QSize(2, 2)

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, t("table.practice"))
        self.restyle()

    def restyle(self) -> None:
        """Follow a change of fonts and inks."""
        measure_again(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        now = look()
        words = t("table.practice")
        pixmap = pill_pixmap(words, now.theme, "practice", self.devicePixelRatio(), now.rtl, now.factor)
        QPainter(self).drawPixmap(1, 1, pixmap)


class GoalStrip(QWidget):
    """The strip above the cloth: the way back, the task, and the buttons for the case.

    Its height is always the same, so that no sentence moves the cloth.
    """

    def __init__(self, back: Words) -> None:
        """Say nothing yet; `back` names the page to go back to."""
        super().__init__()
        self.goal = self.note = ""
        self.back = IconButton("back", back, key="Esc")
        self.take_back = IconButton("undo", said("practice.take-back"), key=COMMANDS[Command.UNDO].keys[0])
        self.again = IconButton("repeat", said("practice.again"))
        self.answer = IconButton("play", said("practice.answer"), key=COMMANDS[Command.HINT].keys[0])
        self._goal, self._note = InkedLabel(), InkedLabel()
        self._goal.setWordWrap(True)
        for label in (self._goal, self._note):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words = in_column(None, self._goal, self._note, None, gap=0)
        buttons = (self.take_back, self.again, self.answer)
        in_row(self.back, PracticePill(), 6, (words, 1), *buttons, gap=8, margins=(8, 4, 8, 4), on=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fit()

    def fit(self) -> None:
        """Be 56 or 66 px high, depending on the window's height, and more with larger text."""
        self.setFixedHeight(px(56 if self.window().height() < LOW else 66))
        self._write()

    def use_touch(self, *, touch: bool) -> None:
        """Make the buttons large enough for a finger, or for a pointer."""
        for button in (self.back, self.take_back, self.again, self.answer):
            use_touch(button, touch=touch)

    def say(self, goal: str, note: str) -> None:
        """Say the task, and a quiet line below it; a screen reader hears only what is new."""
        if (goal, note) == (self.goal, self.note):
            return
        self.goal = goal
        self.note = note
        self._write()
        words = spoken(f"{goal} {note}".strip())
        name_aloud(self, words)
        announce(self, words)

    def _write(self) -> None:
        """Write the goal in the largest of three sizes in which it fits, without the note if none fits with it."""
        theme = look().theme
        wide, high = max(120.0, float(self._goal.width())), self.height() - 8
        below = QFontMetricsF(font("small")).height() if self.note else 0.0

        def fits(face: QFont) -> bool:
            return text_height(self.goal, face, wide) + below <= high

        face = first_fitting([font(name) for name in _SIZES], fits)
        self._goal.setFont(face)
        self._goal.write(self.goal, theme.ink)
        self._note.setFont(font("small"))
        self._note.write_cut(self.note, theme.ink_2, wide)
        self._note.setVisible(bool(self.note) and fits(face))

    def restyle(self) -> None:
        """Follow a change of fonts and inks."""
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the names of the buttons if there is room, and fit the words again."""
        super().resizeEvent(event)
        for button in (self.back, self.take_back, self.again, self.answer):
            button.show_label(self.width() >= px(NAMES_FROM))
        self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper."""
        paint_paper(self)


@contained
class PracticePage(VoicedTable, WindowPage):
    """A case on the practice table. `left` is emitted when the person wants to go back, `sounded` as at every table."""

    above = (4, 6)
    left = Signal()
    sounded = Signal(str)

    def __init__(self, practice: Practice, settings: Settings, back: Words) -> None:
        """Show the beginning of the case; `back` names where the way back leads."""
        super().__init__(settings)
        self.practice = practice
        self.rules_of = practice.game.id
        self.pace = Pace(practice.game.id, settings)
        self._answering = False
        self.strip = GoalStrip(back)
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._answer_on)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._take_turn)
        self._lay_out(self.strip, self, 0)
        self._connect()
        self._add_keys()
        self._keep_pace()
        self.setFocusProxy(self.surface)
        self._take_seat()

    def _connect(self) -> None:
        strip = self.strip
        self.surface.pressed.connect(self._show_details)
        self.surface.teller.told.connect(lambda event: self._sound(event, self.practice.game.rules.info.simulated))
        strip.back.clicked.connect(self.left)
        strip.take_back.clicked.connect(self.take_back)
        strip.again.clicked.connect(self.begin_again)
        strip.answer.clicked.connect(self.show_answer)
        self._settings.changed.connect(self._on_setting)

    def _add_keys(self) -> None:
        deeds = {Command.UNDO: self.take_back, Command.HINT: self.show_answer, Command.PACE: self._change_pace}
        for command, deed in deeds.items():
            add_key(self, COMMANDS[command].keys, deed)

    def _change_pace(self) -> None:
        """Go on to the next pace, and say which it is."""
        self.pace.next()
        self.strip.say(self.strip.goal, t(f"pace.now.{self.pace.name}"))

    def _keep_pace(self) -> None:
        """Follow the chosen pace. What waits goes on if it need not wait at this pace."""
        teller = self.surface.teller
        self.surface.clock.speed = self.pace.speed
        teller.patient = self.pace.patient
        if teller.waiting and not teller.patient:
            teller.go_on()
        if self.pace.speed <= 0:
            teller.finish()

    def _take_seat(self) -> None:
        """Make a controller of the game for the seat that decides, and give it the table."""
        practice = self.practice
        controller = controller_for(practice.game.id)(
            practice.game, practice.seat, practice.names, practice.plates
        )
        controller.calm, controller.aids = self._settings.calm, self._settings.aids
        self.controller = controller
        self._keep_comfort()
        self.surface.seat(controller, look().rtl)
        name_aloud(self.surface, t("practice.name", game=game_name(practice.game.id)))

    def _keep_comfort(self) -> None:
        """Apply the settings for left-handed people and for touch."""
        super()._keep_comfort()
        self.strip.use_touch(touch=self._settings.touch)

    def open(self) -> None:
        """Show the case from its beginning."""
        self._lay()
        self.surface.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Stop everything: the person leaves the page, which is then removed."""
        self._stop_answering()
        self.surface.finish()
        self._soon.stop()

    # What the person does

    def act(self, actions: Sequence[str]) -> None:
        """Carry out a gesture and tell it, whether or not it belongs to the case."""
        self._ask(None)
        try:
            step = self.practice.act(actions)
        except IllegalAction as error:
            self._refuse(error.reason)
            return
        self.voice.set_enabled(False)
        seat = self.controller.seat
        # First finish telling the gesture before, whose outcome is another one.
        self.surface.finish()
        self._sounded.clear()
        self._unheard = spoken(" ".join(self.practice.outcome()))
        self.surface.perform(step.told(seat), self.practice.view_of(seat))

    def _refuse(self, reason: Reason) -> None:
        """Say why not. If the case is about this refusal, it is done."""
        self.sounded.emit("refused")
        done = self.practice.refuse(reason)
        if done:
            self._stop_answering()
            self.surface.lock()
        buttons = () if done else self.prompt().buttons
        self.voice.say(self._why(self.practice.game.id, reason, buttons), refusing=True)
        self._say_goal()

    def take_back(self) -> None:
        """Take back the last move, or the last refused attempt."""
        if self.practice.may_take_back:
            self._stop_answering()
            self.surface.finish()
            self.practice.take_back()
            self.controller.take_back()
            self._lay()

    def begin_again(self) -> None:
        """Begin the case again."""
        self._stop_answering()
        self.surface.finish()
        self.practice = Practice(self.practice.lesson)
        self.controller.take_back()
        self._lay()
        self.surface.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_answer(self) -> None:
        """Show the rest of the case move by move: from where the person left it, or all of it if it is done."""
        self._stop_answering()
        self.surface.finish()
        self.practice.return_to_case()
        self.controller.take_back()
        if self.practice.task == "done":
            self.practice = Practice(self.practice.lesson)
        self._answering = True
        self._lay()

    def _answer_on(self) -> None:
        """Show the next move of the case, or what it forbids."""
        practice = self.practice
        if not self._answering:
            return
        if practice.task == "act":
            self.act(practice.due[:1])
            return
        self._answering = False
        if practice.task in ("forbidden", "look"):
            self._show_attempt()
        self._show_task()

    def _show_attempt(self) -> None:
        """Show the person the refused move; if there is none, make one that is allowed."""
        action = self.practice.attempt
        if not action:
            self.act((str(self.practice.view.legal[0]),))
            return
        tried = next((one for one in self._attempts() if one.action == action), None)
        if tried is None:
            self._refuse(self.practice.why_not(action))
            return
        self.surface.gestures.hold(tried.held)
        self.surface.gestures.drop(tried.target)

    def _stop_answering(self) -> None:
        self._answering = False
        self._beat.stop()

    # What the page shows

    def _lay(self) -> None:
        """Lay the table as the seat that decides sees it."""
        self._soon.stop()
        if self.practice.seat != self.controller.seat:
            # Clear first, so that no seat's cards are laid from what another seat saw.
            self.surface.clear()
            self._take_seat()
        self.controller.outside = self.practice.outside
        self.surface.forget_refusal()
        self.surface.show_view(self.practice.view)

    def _settled(self) -> None:
        """Turn the resting table to another seat if that one decides now, else say the task.

        A screen reader hears the outcome of an act only now, when it can be seen.
        """
        self._let_hear()
        if self.practice.seat != self.controller.seat or self.controller.outside != self.practice.outside:
            # Not immediately, because the table also comes to rest in the middle of other work.
            self._soon.start(0)
            return
        self.voice.set_enabled(True)
        if self.practice.task in ("forbidden", "look") and self.practice.attempt is None:
            self.practice.choose_attempt([one.action for one in self._attempts()])
        self._show_task()
        if self._answering:
            self._beat.start(self.pace.ms(BEAT_MS))

    def _take_turn(self) -> None:
        if not self.surface.telling:
            self._lay()

    def _show_task(self) -> None:
        """Say the task. Nobody can act while the answer is shown or after the case is done."""
        task = self.practice.task
        if task == "done" or (self._answering and task == "act"):
            self.surface.lock()
        self.say()
        self._say_goal()

    def _say_goal(self) -> None:
        practice = self.practice
        self.strip.say(practice.goal(), practice.note())
        allow(self.strip.take_back, practice.may_take_back, self.surface)

    def _attempts(self) -> list[Attempt]:
        return list(attempts(self.controller, self.practice.view))

    def prompt(self) -> Prompt:
        """What the voice says: what the game asks for, or, once the case is done, what it has shown."""
        practice = self.practice
        view = practice.view
        if practice.task == "done" and practice.refused is None:
            return Prompt(*practice.outcome())
        if view.over:
            return Prompt(*self.controller.ended(view)[:2])
        if self._answering and practice.step:
            return Prompt(*practice.outcome())
        prompt = self.controller.prompt(view, self.surface.gestures.held)
        # Commands are only for games that are really played.
        buttons = tuple(button for button in prompt.buttons if button.command is None)
        if practice.task in ("forbidden", "look") and practice.attempt in practice.plain:
            words = self.controller.words(view, practice.attempt)
            buttons = (Button(self.controller.capital(words), (practice.attempt,)), *buttons)
        return prompt._replace(buttons=buttons).beside(self.surface.aside).whole

    def say(self, *, quiet: bool = False) -> None:
        """Say what may be done now, and for which seat; with `quiet`, screen readers do not hear it."""
        if self.surface.telling or self.practice.refused is not None:
            return
        prompt = self.prompt()
        done = self.practice.task == "done"
        self._ask(None if done or self._answering else prompt)
        # The plate shows who the sentence is about.
        told = done or (self._answering and self.practice.step)
        self.voice.show_plate(self.practice.plates[self.practice.actor if told else self.practice.seat])
        self.voice.say(prompt, quiet=quiet)
        self.voice.set_enabled(not self._answering)
        self.asking.lead()

    def _say_meanwhile(self, rest: Rest) -> None:
        """Say what is being told, with the plate of the player it is about, and how to go on if it waits."""
        if rest.who is not None:
            self.voice.show_plate(self.practice.plates[rest.who])
        waits = self.surface.teller.waits(rest)
        buttons = tuple(button for button in self.voice.prompt.buttons if not button.acts)
        if waits:
            buttons = (Button(t("pace.go-on"), command=Command.GO_ON, main=True),)
        self.voice.say(Prompt(rest.words, rest.detail, buttons, waits=waits))
        self.voice.set_enabled(waits)

    def carry_out(self, command: Command) -> None:
        """Go on, or show the paragraph of the rules that says why the last gesture was refused."""
        from app.shell.table.rule_sheet import RuleSheet

        if command is Command.GO_ON:
            self.surface.step()
        elif command is Command.RULES:
            RuleSheet(self.window(), self.practice.game.id, self._rule).open()

    def _details(self, command: str) -> tuple[str, list[str]] | None:
        """What its controller says of a sign; the table's own commands do nothing here."""
        return self.controller.details(self.practice.view, command) if asked(command) is None else None

    # Changes from outside

    def _on_setting(self, name: str) -> None:
        if name in ("speed", "pace", f"pace.{self.practice.game.id}"):
            self._keep_pace()
        elif name in ("calm", "aids", "left_handed", "touch"):
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in another language, and mirror the table."""
        refused, held = self.practice.refused, self.surface.gestures.held
        self.practice.rename()
        self._take_seat()
        self._lay()
        if refused is None:
            self.surface.hold_again(held)
        else:
            self.voice.say(self._why(self.practice.game.id, refused, ()), refusing=True, quiet=True)
        self._retranslate_sheet()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the strips as high as the window requires, and the picker in its place."""
        super().resizeEvent(event)
        self._keep_off_edges()
        self.strip.fit()
        self.voice.updateGeometry()
        self.asking.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc if nothing is held; press the main button if nothing else has used Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not self.asking.entered(event):
            super().keyPressEvent(event)
