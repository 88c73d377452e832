"""The table's page: bar, cloth, voice and panel around one sitting (look 7).

Every move goes through `act`: the sitting keeps it, the surface tells it, the voice says what is next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout
from shiboken6 import isValid

from app.engine import Event, IllegalAction, Reason, Step, View
from app.engine import view as view_of
from app.session.decisions import Decision
from app.session.rubbers import stated
from app.session.sitting import Sitting
from app.session.taking_back import own_gestures
from app.shell.kit.focus import add_key
from app.shell.kit.heard import announce, describe_aloud, name_aloud
from app.shell.kit.menu import Menu
from app.shell.kit.style import look
from app.shell.settings.settings import Settings
from app.shell.table.bar import TopBar
from app.shell.table.company import TableCompany
from app.shell.table.demo import Demo
from app.shell.table.game_table import GameTable
from app.shell.table.hints import Hints
from app.shell.table.menu import TableMenu
from app.shell.table.pace import Pace
from app.shell.table.panel_beside import PanelBeside
from app.shell.table.room import TableRoom
from app.shell.table.small_talk import SmallTalk
from app.shell.table.turns import outside
from app.table.commands import COMMANDS, Command, asked, carried_out
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.endings import ends_round
from app.table.explanations import CLOSE
from app.table.faults import contained
from app.table.meanwhile import ROOM, Meanwhile
from app.table.memory import learned, recalled
from app.table.prompts import DECIDES, Button, Prompt, Ref, Rest, Who
from app.table.reading import reading
from app.table.scores import at_deal, ends_deal
from app.table.signs import Peek
from app.table.surface import REFUSED_MS
from app.wording import t
from app.wording.bidi import bare
from app.wording.plates import PlateName
from app.wording.sentences import log_lines, result_about
from app.wording.spoken import spoken
from app.wording.titles import game_name

FORWARD, BACKWARD = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.RightToLeft
"""The direction in which a row is filled; Qt swaps the two in right-to-left layouts."""
_BAR_EDGE = 2
"""How far below the upper edge of the bar a notice over it lies, px."""
_COUNTED = ("said", "hands-passed")
"""The events with which a turn or a round may end in the middle of a gesture."""


@contained
class TablePage(GameTable):
    """One sitting at the table."""

    above = (0, 2)

    def __init__(self, sitting: Sitting, settings: Settings) -> None:
        """Show nothing before `open`."""
        super().__init__(settings)
        self.sitting = sitting
        self.pace = Pace(sitting.game, settings, settings.met(sitting.game, sitting.id))
        self.bar = TopBar(sitting.game, self.surface)
        self._told = 0
        """The number of the gesture being told, or told last."""
        self._read = 0
        """How many paragraphs of the log have been told in full."""
        self._resting: Rest | None = None
        """What the voice says while the telling rests."""
        self._asked: tuple[View, Prompt] | None = None
        """What the person was asked last, in which view; None while something is told, and after it."""
        self._aside = ""
        """What to say in the second line once a person is in turn."""
        self._missed = Meanwhile()
        self._refusal = QTimer(self, singleShot=True, interval=REFUSED_MS)
        self._refusal.timeout.connect(self._say_former)
        self.room = TableRoom(self)
        self._lay_out(self.bar, self.room, 10)
        self.beside = PanelBeside(self, sitting, settings, self.bar, self._middle, self._so_far)
        self.company = TableCompany(self, settings)
        self.hints = Hints(self)
        self.demo = Demo(self, self.hints)
        self.talk = SmallTalk(self, settings)
        self._connect()
        self._add_keys()
        self.take_seat()

    def quiet_rooms(self) -> Sequence[QRect]:
        """Over the quiet words of the bar, down to the first thing on the cloth."""
        window, rooms = self.window(), () if self.company.covered else self.bar.quiet_rooms()
        bottom = self.surface.mapTo(window, QPoint(0, self.surface.edge)).y() if rooms else 0
        tops = [(self.bar.mapTo(window, QPoint(room.left(), _BAR_EDGE)), room.width()) for room in rooms]
        return [QRect(top, QSize(width, bottom - top.y())) for top, width in tops]

    def _connect(self) -> None:
        surface = self.surface
        surface.pressed.connect(self._sign_pressed)
        surface.stage.passed.connect(self._passed)
        surface.teller.told.connect(self._hear)
        surface.teller.narrates = True
        surface.memory = self._recall
        self.voice.said.connect(self._describe)
        self.voice.questioned.connect(lambda wanted: self.explain(wanted=wanted))
        self.bar.pressed.connect(self.carry_out)
        self.asking.taken = lambda: self.beside.on_link
        self._settings.changed.connect(self._on_setting)

    def _add_keys(self) -> None:
        for command in carried_out("table"):
            if COMMANDS[command].keys and not COMMANDS[command].on_cloth:
                add_key(self, COMMANDS[command].keys, partial(self.carry_out, command))

    def take_seat(self) -> None:
        """Make a controller of the game for the seat that the screen is shown to, and give it the table."""
        sitting = self.sitting
        controller = controller_for(sitting.game)(
            sitting.record.game, sitting.seat, sitting.names, sitting.plates, sitting.computers
        )
        controller.calm, controller.aids = self._settings.calm, self._settings.aids
        controller.outside, controller.sits = outside(), True
        self.controller = controller
        controller.asks, controller.met = self.pace.asks, self.pace.met
        self._keep_pace()
        self._keep_comfort()
        # What is in the voice may be in another language, or about other names.
        self._resting = None
        self.surface.seat(controller, look().rtl)
        name_aloud(self.surface, t("table.name", game=game_name(sitting.game)))
        self.voice.show_plate(self._plate_of(sitting.seat))
        self._show_seal()

    def open(self, deal: bool) -> None:
        """Show the game as it stands; `deal`: tell the deal first. If the screen is shared, it opens covered."""
        self.company.turns.prepare()
        if self.company.open_covered():
            return
        if deal:
            opening = self.sitting.record.opening
            self._announce_last()
            self.surface.deal(opening.told(self.sitting.seat), self.sitting.view, self.foreword())
        else:
            self.surface.show_view(self.sitting.view)
        self.surface.setFocus()
        self.beside.open_kept()

    def foreword(self) -> Rest | None:
        """What people read before the first card: that the deal is sealed, with its fingerprint.

        It is whole in a window of any size, unlike in the bar. The first time it also says what the fingerprint is for.
        None at the pace *at once*, which tells nothing.
        """
        if not self.sitting.fingerprint or self.pace.speed <= 0:
            return None
        explained = self._settings.seal_explained
        words = t("seal.begun")
        detail = t("seal.mark" if explained else "seal.why", mark=self.sitting.fingerprint)
        self._settings.seal_explained = True
        return Rest(reading(words, detail), words=words, detail=detail, passes="told")

    def _show_seal(self) -> None:
        """Show the fingerprint of the deal as long as nobody has played a card."""
        played = self.sitting.record.done or self.company.covered
        self.bar.show_seal("" if played else self.sitting.fingerprint)

    def forget(self) -> None:
        """Clear everything about the game off the page, because the screen changes hands.

        That is cloth, voice, bar, panel, picker, and any sheet that says something about the game.
        """
        self._refusal.stop()
        self.demo.cancel()
        self.hints.cancel()
        self.talk.stop()
        self.surface.finish()
        self.surface.clear()
        # What one person was told must not be shown to the next.
        self._aside = self._unheard = ""
        self.pace.explanations.forget()
        self._read = 0
        self._missed.forget()
        self._resting = self._asked = None
        describe_aloud(self.surface, "")
        self._ask(None)
        self._close_sheet()
        for menu in self.findChildren(Menu):
            menu.close()
        self.voice.say(Prompt(""), quiet=True)
        self.bar.tell("", "")
        self.bar.show_seal("")
        for command in (Command.UNDO, Command.REDO, Command.HINT):
            self.bar.allow(command, False)
        self.beside.clear()

    def put_away(self) -> None:
        """Take the table, which is empty by now, out of the window, where no reader, key or pointer reaches it."""
        self.room.put_away(picture=self._settings.speed > 0)

    def bring_back(self) -> None:
        """Put the table back into the window for a person who may see it."""
        # The window may have another size by now.
        self.bar.updateGeometry()
        self.voice.updateGeometry()
        if self.room.bring_back():
            self.beside.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the empty table while the curtain falls over it."""
        if not self.room.emptied.isNull():
            QPainter(self).drawPixmap(0, 0, self.room.emptied)

    # Every move

    def act(self, actions: Sequence[str], decision: Decision | None = None) -> None:
        """Keep a gesture, then tell it; while the curtain is down, nobody acts.

        `decision` says how a computer player arrived at it.
        """
        if self.company.covered:
            return
        if not self.demo.acting:
            self.demo.cancel()
        self.hints.cancel()
        self._ask(None)
        try:
            step = self.sitting.act(actions, decision)
        except IllegalAction as error:
            self._refuse(error.reason)
            return
        self.talk.heard(step)
        if self.pace.hurried and (self.company.idle or self.company.forgone):
            # Nobody watches, so the table is laid only when the game is over.
            self.company.go_on()
            return
        self.tell_step(step)

    def tell_step(self, step: Step) -> None:
        """Tell a gesture that has just been made, or redone."""
        self._refusal.stop()
        actor = step.before.turn
        own = actor == self.sitting.seat
        if own or self.pace.speed <= 0:
            self._announce_last()
        if own:
            self.company.acted()
            self.pace.explanations.acted()
            self._missed.forget()
        if self.pace.speed <= 0:
            self._miss(step, len(self.sitting.record.done))
        self.company.turns.prepare()
        told = step.told(self.sitting.seat)
        self.begin_telling(told, len(self.sitting.record.done) - 1)
        self.surface.perform(told, self.sitting.view)

    def catch_up(self, first: int) -> None:
        """Let the voice sum up what happened after the first `first` gestures, when nothing of it is told."""
        for number, step in enumerate(self.sitting.logbook.steps[first:], first + 1):
            self._miss(step, number)

    def _miss(self, step: Step, number: int) -> None:
        """Note, for the second line, what another seat did in a gesture, or what came of the seat's own act.

        `number` is that of the gesture, from 1. The result of the game and its reason, the last two lines, are left
        out: the voice says them then.
        """
        sitting, actor = self.sitting, step.before.turn
        last = -2 if step.position.result is not None else None
        ends = [event for event in step.told(sitting.seat) if ends_round(event, self.controller.ends)]
        self._missed.add(
            None if actor == sitting.seat else actor,
            view_of(step.before, sitting.seat),
            lambda: sitting.log()[number][:last],
            lambda: [line for event in ends for line in log_lines(sitting.game, [event], sitting.names)],
        )

    def begin_telling(self, events: Sequence[Event], number: int) -> None:
        """Get ready to tell a gesture: reset its sounds, disable the buttons, and use the scores of its deal."""
        self._sounded.clear()
        self._told = number
        self.voice.set_enabled(False)
        self._resting = None
        if ends_deal(events):
            self.controller.at_deal = at_deal(self.sitting.record, number)

    def take_back(self) -> None:
        """Forget what others did since the seat's last act, because moves are being taken back."""
        self._missed.forget()
        self.controller.take_back()

    def _so_far(self) -> tuple[View, Sequence[Sequence[str]]]:
        """What lies on the table and what the log says; during a telling, without what is still to come."""
        stage, now = self.surface.stage, self.sitting.view
        lines = self.sitting.log()
        if self.surface.telling:
            begun = self._told + 1 if self.sitting.record.done else 0
            lines = lines[: max(begun, self._read)]
            now = self.controller.as_told(stage.between()) if stage.view is not None else now
        return stage.as_shown(now), lines

    def _announce_last(self) -> None:
        """Let a screen reader say what happened last, as the log tells it, but not before it can be seen."""
        # First finish telling the gesture before, which is not what happened last.
        self.surface.finish()
        self._unheard = " ".join(spoken(line) for line in self.sitting.log()[-1])
        if self.pace.speed <= 0:
            self._let_hear()

    def _describe(self, words: str) -> None:
        """Make what the voice says the description of the table, unless the cursor has described it.

        Some screen readers ignore announcements (Orca 43), but all of them follow the focused object.
        """
        if not self.surface.roaming:
            describe_aloud(self.surface, words)

    def _refuse(self, reason: Reason) -> None:
        self.sounded.emit("refused")
        self._refusal.start()
        self.voice.say(self._why(self.sitting.game, reason, self.prompt().buttons), refusing=True)

    # What is said and shown

    def prompt(self, before: str = "") -> Prompt:
        """What may be done now, as the voice says it; something said `before` it leaves less room to explain."""
        view = self.sitting.view
        if self.demo.said is not None:
            return self.demo.said
        if self.company.passing is not None:
            return self.company.pass_prompt()
        if view.over:
            ended = self.controller.ended(view, goes_on=self.sitting.goes_on)
            # Until the panel has shown the result, the key or click that went on must not begin another game.
            return ended if self.company.end_shown else ended._replace(buttons=())
        if self.company.idle:
            return self.company.idle_prompt(self.controller.prompt(view, None))
        held = self.surface.gestures.held
        aside = "" if self.company.turns.waits else self.surface.aside
        ask = partial(_question, self.controller, view, held, aside)
        asked = self.pace.explanations.told(self.sitting.seat, ask, before)
        return self.company.waiting_prompt(asked) if self.company.turns.waits else asked

    def say(self, *, quiet: bool = False) -> None:
        """Say what may be done now; no screen reader hears it if it is `quiet`."""
        if self.surface.gestures.held is not None:
            self.demo.cancel()
        if not self.surface.telling and not self.company.covered:
            self._refusal.stop()
            self.surface.forget_hint()
            self._rule = ""
            prompt = self.prompt()
            self._asked = self.sitting.view, prompt
            self._ask(prompt)
            self.voice.show_plate(self._plate_of(self._deciding() if prompt.who == DECIDES else prompt.who))
            self.voice.say(prompt, quiet=quiet)
            self.asking.lead()

    def _deciding(self) -> Who:
        """Who the prompt is about: the seat in turn; at the end whoever the result is about, if that is one."""
        result = self.sitting.record.position.result
        if result is None:
            return self.sitting.turn
        about = result_about(self.sitting.game, result)
        return about[0] if len(about) == 1 else None

    def _plate_of(self, who: Who) -> PlateName | None:
        plates = self.sitting.plates
        if who is None:
            # If somebody plays alone, everything is about them.
            return next(iter(plates.values())) if len(plates) == 1 else None
        return plates.get(who)

    def _say_meanwhile(self, rest: Rest) -> None:
        """Say what is being told, with the plate of the player it is about, and how to go on if it waits."""
        if self.company.covered:
            return
        waits = self.surface.teller.waits(rest)
        buttons = tuple(button for button in self.voice.prompt.buttons if not button.acts)
        if waits:
            buttons = (Button(t("pace.go-on"), command=Command.GO_ON, main=True),)
            if self.company.idle:
                buttons = (Button(t("pace.to-end"), command=Command.TO_END), *buttons)
        self._resting, self._asked = rest, None
        self.voice.show_plate(self._plate_of(rest.who))
        # A sentence that stands while its second line counts would be heard from the beginning with every number.
        counts = rest.passes == "begun" and rest.words == self.voice.prompt.sentence
        self.voice.say(Prompt(rest.words, rest.detail, buttons, waits=waits), quiet=counts)
        self.voice.set_enabled(waits)
        self.asking.show_keys()
        if waits:
            self.beside.refresh()

    def tell(self, sentence: str) -> None:
        """Say something once, as the second line; during a telling, beside its sentence."""
        prompt = self.voice.prompt if self.surface.telling else self.prompt()
        if not sentence.startswith(prompt.detail):
            self.pace.explanations.give_way()
        self.voice.say(Prompt(prompt.sentence, sentence, prompt.buttons))

    def remark(self, sentence: str) -> None:
        """Answer a key in the second line; the former line comes back after the time for which a refusal is shown."""
        self.tell(sentence)
        self._refusal.start()

    def _say_former(self) -> None:
        """Say again what a refusal or a remark has displaced."""
        if self.surface.telling and self._resting is not None:
            self._say_meanwhile(self._resting)
        else:
            self.say()

    def explain(self, *, wanted: bool) -> None:
        """Say the explanation that the voice has left out, because the person wants it, or leave it out again."""
        explanations, busy = self.pace.explanations, self.surface.telling or self.voice.refusing
        if not busy and (explanations.held_back if wanted else explanations.asked):
            explanations.asked = wanted
            self.say(quiet=True)
        explanations.asked &= wanted

    def tell_at_rest(self, sentence: str) -> None:
        """Say something as soon as a person is in turn; while computer players act, nobody has time to read it."""
        self._aside = sentence

    def last_words(self) -> str:
        """What a computer player says at the end; empty if none does."""
        return self.talk.ended()

    def _settled(self) -> None:
        """Update bar, voice and panel at a table at rest, then continue with the seat in turn."""
        if self.company.covered:
            return
        sitting = self.sitting
        view = sitting.view
        if view != self.hints.view:
            self.hints.cancel()
        self.controller.outside = outside()
        self.bar.allow(Command.UNDO, sitting.may_take_back())
        self.bar.allow(Command.REDO, sitting.may_redo())
        self.bar.allow(Command.HINT, not view.over and view.turn == view.seat)
        self._tell_bar(view)
        self._show_seal()
        self.voice.set_enabled(True)
        self._let_hear()
        self._read = len(sitting.record.done) + 1
        if not self._answered(view):
            self._say_at_rest(view)
        self.beside.refresh()
        self.company.turns.haste = self.surface.teller.haste
        self.company.go_on()
        self.demo.settled()

    def _answered(self, view: View) -> bool:
        """Whether the voice answers the person, with a hint or a refusal, and would only repeat what it asked before.

        A table that is laid anew because the window or the look has changed leaves the answer there.
        """
        if self._asked is None or self._asked[0] != view:
            return False
        asked, shown = self._asked[1], self.voice.prompt
        answers = (shown.sentence, shown.detail) != (asked.sentence, asked.detail)
        return answers and self.prompt().sentence == asked.sentence

    def _say_at_rest(self, view: View) -> None:
        """Say what may be done now, and what is to be said once beside it."""
        sitting = self.sitting
        if not self.acts_again() and not self.demo.running:
            self.say()
        if not sitting.kept.whole:
            self.tell(t("table.not-kept"))
        elif view.over and sitting.kept.undone_seen:
            self.tell(t("end.undone"))
        elif (self._aside or self._missed) and (sitting.turn not in sitting.computers or not sitting.persons):
            self.tell(self._aside) if self._aside else self._tell_missed(view)
            self._aside = ""
        elif self.company.passing is None:
            self.talk.at_rest()

    def _tell_missed(self, view: View) -> None:
        """Say what others did, and what the voice says of this decision after it, as far as both have room."""
        missed, names = self._missed, self.sitting.names
        self.pace.explanations.give_way()
        asked = self.prompt(missed.words(view, names, 0))
        room = min(ROOM, ROOM + CLOSE - len(bare(asked.detail)))
        said = " ".join((asked.detail, *self.controller.reworded))
        line = f"{missed.words(view, names, room, said)} {asked.detail}".strip()
        if len(bare(line)) > ROOM + CLOSE:
            self.tell(missed.words(view, names))
        else:
            self.voice.say(Prompt(asked.sentence, line, asked.buttons))

    def acts_again(self) -> bool:
        """Whether the computer player that has just acted goes on: what was told of it stays until its next act.

        That it thinks is seen at its badge; in the voice it came and went between any two of its acts. Somebody who has
        nothing left to decide is first offered the end.
        """
        rest, done = self._resting, self.sitting.record.done
        turn = self.sitting.turn
        if rest is None or not rest.words or self.surface.teller.waits(rest):
            return False
        if self.voice.prompt.sentence != rest.words:
            return False
        if self.company.idle and not any(one.command is Command.TO_END for one in self.voice.prompt.buttons):
            return False
        return turn in self.sitting.computers and bool(done) and done[-1].seat == turn

    def _passed(self) -> None:
        """Show in the bar how far the game was after one of several gestures being told."""
        view = self.surface.stage.view
        if view is not None and not self.company.covered:
            self._tell_bar(view)

    def _tell_bar(self, view: View) -> None:
        """Say in the bar how far the game is and the quiet fact, below it how the rubber stands."""
        controller, rubber = self.controller, self.sitting.rubber_told(view)
        below = stated(rubber, self.sitting.seated) if rubber else ()
        self.bar.tell(controller.chip(view), controller.quiet_fact(view), controller.chip_note(view), below)

    def _hear(self, event: Event) -> None:
        """Play an event's sound, and keep the bar true while a gesture is being told."""
        if event.code == "ended":
            winners = event.args["winners"]
            won = not winners or self.sitting.seat in winners or len(self.sitting.persons) != 1
            self.sounded.emit("end" if won else "lost")
            # The gesture may have led to the end through many rounds, so the bar is out of date.
            self._tell_bar(self.sitting.view)
            return
        if event.code in _COUNTED and self.surface.telling:
            # One gesture may lead to many turns that play themselves, and to several rounds.
            self._tell_bar(self.surface.stage.between())
        self._sound(event, self.sitting.record.rules.info.simulated)

    # Commands

    def _sign_pressed(self, command: str) -> None:
        """Do what a pressed sign says: a command of the table, or details from its controller."""
        known = asked(command)
        if known is not None:
            self.carry_out(known)
        else:
            self._show_details(command)

    def carry_out(self, command: Command) -> None:
        """Carry out a command of the bar, a button, the menu or a key, or hand it to the window if it is its own."""
        if self.company.covered and not COMMANDS[command].while_covered:
            return
        if command in (Command.HINT, Command.UNDO, Command.REDO):
            self.demo.cancel()
        match command:
            case Command.HINT:
                self.hints.ask()
            case Command.DEMO:
                if self.sitting.record.game.seats == 1:
                    self.demo.turn()
            case Command.RULES | Command.LOG | Command.WORDS | Command.COMFORT:
                # After a refusal, the rules open at its paragraph.
                self.beside.turn(command, self._rule if command is Command.RULES else "")
            case Command.MENU:
                several = self.sitting.record.game.seats > 1
                TableMenu(self, self.carry_out, several=several).open_below(self.bar.menu)
            case Command.GO_ON:
                if self.surface.telling:
                    self.surface.step()
                elif not self.demo.go_on():
                    self.company.turns.hurry()
            case Command.PACE:
                self.pace.next()
                self.remark(t(f"pace.now.{self.pace.name}"))
            case Command.PICTURE:
                self.show_picture()
            case Command.REPEAT:
                self.explain(wanted=True)
                announce(self.voice, self.voice.accessibleName())
            case Command.SHELF:
                self.surface.finish()
                self.commanded.emit(command)
            case _ if command in self.company.deeds:
                self.company.deeds[command]()
            case _:
                self.commanded.emit(command)

    def _details(self, command: str) -> tuple[str, list[str]] | None:
        """What its controller says of a sign, unless the curtain is down."""
        return None if self.company.covered else self.controller.details(self.sitting.view, command)

    def show_picture(self) -> None:
        """Show a picture of the table as it is, to copy or save."""
        from app.shell.table.picture_sheet import PictureSheet

        if self.surface.stage.view is None:
            self.tell(t("picture.none"))
            return
        sheet = PictureSheet(self.window(), self.surface, self._settings, self.sitting.game)
        sheet.kept.connect(self.tell)
        self.show_sheet(sheet)

    def _close_sheet(self) -> None:
        if self._sheet is not None and isValid(self._sheet):
            self._sheet.close()

    # Changes from outside

    def _on_setting(self, name: str) -> None:
        if name in ("speed", "pace", "motion", f"pace.{self.sitting.game}"):
            self._keep_pace()
        elif name in ("left_handed", "touch", "recall"):
            self._keep_comfort()
            self.surface.fit()
            self.show_again(anew=False)
        elif name in ("calm", "aids", "person", "plate", "form"):
            self.sitting.reread()
            self.show_again()
            self.company.say_again()

    def hurry(self) -> None:
        """Stop telling: everything happens immediately until the game is over."""
        self.pace.hurried = True
        self._keep_pace()

    def _keep_pace(self) -> None:
        """Follow the chosen pace. If a sentence was waiting and need not wait at this pace, go on."""
        teller = self.surface.teller
        self.surface.clock.speed = self.pace.speed
        teller.patient = self.pace.patient
        if teller.waiting and (self._resting is None or not teller.waits(self._resting)):
            teller.go_on()
        if self.pace.speed <= 0:
            teller.finish()
        self.company.turns.keep_pace()
        self.demo.keep_pace()

    def _keep_comfort(self) -> None:
        """Apply the settings for left-handed people and for touch."""
        super()._keep_comfort()
        self.bar.use_touch(touch=self._settings.touch)
        self._middle.setDirection(BACKWARD if self._settings.left_handed else FORWARD)

    def _recall(self, view: View) -> list[Peek]:
        """What to remind the person of, among what the seat at the screen knows."""
        wish, seat = self._settings.recall, self.sitting.seat
        if wish == "off" or seat is None or view.seat != seat:
            return []
        if wish == "on":
            return recalled(view)
        record = self.sitting.record
        own = [*own_gestures(record.done, seat)]
        before = view_of(record.position_at(own[1]), seat) if len(own) > 1 else None
        return recalled(view, learned(before) if before is not None else ())

    def show_again(self, *, anew: bool = True, since: int | None = None) -> None:
        """Lay the table again, unless the curtain is down; `anew`: with a new controller.

        A gesture being told is told from its beginning, or everything after the first `since` gestures: a choice in the
        settings, or who sits where, must not leave anything untold.
        """
        covered = self.company.covered
        if self.surface.telling and not covered:
            self.company.tell_again(self._told if since is None else since)
            return
        if anew:
            self.take_seat()
        if not covered:
            self.surface.show_view(self.sitting.view)

    @property
    def _unread(self) -> int:
        """The number of gestures after which the person at the screen may have left something unread.

        If everything waits for them, that is everything since their own last act, stop by stop. Otherwise, and if no
        person decides any more, it is only the gesture being told.
        """
        seat = self.sitting.seat
        if seat is None or self.company.idle or not self.surface.teller.patient:
            return self._told
        return next(own_gestures(self.sitting.record.done[: self._told], seat), -1) + 1

    def retranslate(self) -> None:
        """Say everything in another language, and mirror the table."""
        held = self.surface.gestures.held
        self.pace.explanations.translate()
        self.sitting.reread()
        self.sitting.logbook.forget_words()
        if self.surface.telling:
            # The button that goes on stays from sentence to sentence, and would in the former language.
            self.voice.say(Prompt(""), quiet=True)
        self.show_again(since=self._unread)
        if not self.company.covered:
            self.surface.hold_again(held)
        self.company.say_again()
        self.beside.place()
        self._retranslate_sheet()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit bar, voice, panel and picker to the new size."""
        super().resizeEvent(event)
        self._keep_off_edges()
        self.bar.updateGeometry()
        self.voice.updateGeometry()
        self.beside.place()
        self.asking.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the main button, or go on, if nothing else has used Enter or Space; with Ctrl, Enter always does.

        Space also passes the screen on, because a person who has gone on with it from act to act continues with it
        here. Esc, which the focused cloth handles first, goes one step back.
        """
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.carry_out(Command.GO_ON if self.company.passing is None else Command.PASS)
        elif event.key() == Qt.Key.Key_Escape and self._step_back():
            return
        elif not self.asking.entered(event):
            super().keyPressEvent(event)

    def _step_back(self) -> bool:
        """Go one step back from a button or a panel: put the held card down, close the panel, return to the cloth."""
        focused = self.window().focusWidget()
        if self.demo.running:
            self.demo.stop()
        elif not self.beside.holds(focused) and self.surface.put_down():
            self.surface.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.beside.is_open:
            self.beside.show(None)
        elif focused is not self.surface:
            self.surface.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            return False
        return True

    def stand_aside(self) -> None:
        """Pause while a practice table covers the game."""
        self.demo.cancel()
        self.hints.cancel()
        self.talk.stop()
        self.surface.finish()
        self.company.stand_aside()

    def come_back(self, case: str) -> None:
        """Go on with the game, with the rules still open at the paragraph that the case was tried from."""
        self.beside.show_case(case)
        self.surface.setFocus()
        self.company.come_back()

    def leave(self) -> None:
        """Leave the table; all thinking stops."""
        self.demo.cancel()
        self.hints.close()
        self.talk.stop()
        self.company.leave()
        self._close_sheet()


def _question(controller: Controller, view: View, held: Ref | None, aside: str) -> Prompt:
    """What a controller asks, beginning with the goal of the game, unless `aside` stands in the second line."""
    asked = controller.prompt(view, held)
    if view.decides and held is None:
        asked = asked.opening(controller.goal)
    return asked.beside(aside)
