"""The company at one table: whose turn it is, who has the screen, what may be taken back, and the end.

The table's page shows the game of one seat; this module does what concerns several seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from shiboken6 import isValid

from app.engine import view
from app.session.seats import Seated
from app.session.taking_back import TakeBack
from app.shell.kit.heard import announce
from app.shell.settings.settings import Settings, waited
from app.shell.table.turns import Turns
from app.table.commands import Command
from app.table.prompts import Button, Prompt
from app.table.telling import Telling
from app.wording import t

if TYPE_CHECKING:
    from app.session.ending import Ending
    from app.session.moments import Moment
    from app.shell.kit.sheet import Sheet
    from app.shell.table.after_game import AfterGame
    from app.shell.table.end_panel import EndPanel
    from app.shell.table.game_table import GameTable
    from app.shell.table.handing import Handing

END_MS = 900.0
"""How long a finished table is shown before the panel at the end appears, ms at the pace *even*."""
GROW_MS = 320.0
"""How long the winner's plate grows, ms at speed 1 (look 9)."""


class TableCompany(QObject):
    """Does what concerns several seats, for the page of one table.

    `passing` is the person who gets the screen next, while the person who has it still looks at the outcome of their
    act. `aside` is true while a practice table covers the game.
    """

    def __init__(self, page: GameTable, settings: Settings) -> None:
        """Stand beside this page."""
        super().__init__(page)
        self._page = page
        self._settings = settings
        self.sitting = page.sitting
        self.turns = Turns(page.sitting, page.pace, self)
        self.turns.decided.connect(page.act)
        self.turns.handed.connect(self._hand)
        self.turns.thought.connect(self._say_thinking)
        self.turns.dotted.connect(self._show_thinking)
        self.turns.troubled.connect(page.tell_at_rest)
        self.passing: int | None = None
        self.aside = False
        self.end_panel: EndPanel | None = None
        self.after_game: AfterGame | None = None
        self._sheet: Sheet | None = None
        self._handing: Handing | None = None
        self._looked: int | None = None
        self._played_on: int | None = None
        self._acted: int | None = None
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.show_end)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)

    @property
    def deeds(self) -> Mapping[Command, Callable[[], object]]:
        """The commands carried out here, each with the function that does it."""
        return {
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.TO_END: self.play_to_end,
            Command.PASS: self.hand_on,
            Command.ONCE_MORE: self.show_once_more,
            Command.SEATS: self.show_seats,
            Command.RESULT: self.show_end,
        }

    # Turns

    def go_on(self) -> None:
        """Continue from a table at rest, as soon as the event loop runs again: with the seat in turn, or with the end.

        This must not happen immediately. The table also comes to rest in the middle of other work (taking a move back
        or dropping the curtain first finishes the telling), and no seat may act in between.
        """
        self._soon.start()

    def _go_on(self) -> None:
        if self.covered or self.aside or self._page.surface.telling:
            return
        sitting = self.sitting
        if not sitting.private and sitting.seat is not None:
            sitting.logbook.follow(sitting.seat)
        if not sitting.over:
            done = sitting.record.done
            if done and sitting.turn == sitting.seat and done[-1].seat != sitting.seat:
                self._page.sounded.emit("your_turn")
            if self._page.pace.hurried and self.forgone:
                self._page.act((self.forgone,))
                return
            teller = self._page.surface.teller
            answered, teller.answered = teller.answered, False
            self.turns.go_on(answered or self.in_secret or self.followed)
        elif self._looked != len(sitting.record.done) and sitting.record.done:
            self._looked = len(sitting.record.done)
            self._end.start(self._page.pace.ms(END_MS))

    @property
    def in_secret(self) -> bool:
        """Whether the seat in turn acts in secret, as all seats do before one sentence tells what came of it.

        The phase says so, and everybody sees the phase, so no other seat's view is made. An act of another kind
        possible at the same time, such as calling the end, is told with a stop of its own.
        """
        sitting, secret = self.sitting, set(self._page.controller.in_secret)
        if sitting.turn is None or not sitting.record.done:
            return False
        before = {text.partition(":")[0] for text in sitting.record.done[-1].actions}
        view = sitting.view
        now = {verb for phase, verb in view.game.rules.info.verbs if phase == view.phase}
        return bool(now & secret) and before <= secret

    def acted(self) -> None:
        """Note that the person at the screen has just acted."""
        self._acted = len(self.sitting.record.done)

    @property
    def followed(self) -> bool:
        """Whether the person at the screen has just made an act after which others act without a click.

        False at a table that has only been opened, because nobody has acted there yet.
        """
        done = self.sitting.record.done
        if not done or self._acted != len(done):
            return False
        return {text.partition(":")[0] for text in done[-1].actions} <= set(self._page.controller.followed)

    def _say_thinking(self) -> None:
        """Show on the badges who is thinking, and let the voice say it; the same when the thinking ends.

        What was told of the last act of a computer player that acts again stays in the voice.
        """
        if self._show_thinking() and (self.turns.waits or not self._page.acts_again()):
            self._page.say()

    def _show_thinking(self) -> bool:
        """Show the dots on the badge of the seat that thinks; False while the cloth shows something else."""
        controller, stage = self._page.controller, self._page.surface.stage
        controller.thinking = None if self.turns.waits else self.turns.thinking
        controller.step = self.turns.step
        if stage.view is None or self._page.surface.telling or self.covered or self._page.pace.hurried:
            return False
        stage.show_signs(stage.view)
        return True

    def stand_aside(self) -> None:
        """Wait while a practice table covers the game: nobody thinks, and the end is not shown."""
        self.aside = True
        self.turns.stop()
        self._soon.stop()
        if self._end.isActive():
            self._end.stop()
            self._looked = None

    def come_back(self) -> None:
        """Go on; if the person left the window in the meantime, the curtain is down."""
        self.aside = False
        if self.covered:
            self.handing.curtain.button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.go_on()

    def leave(self) -> None:
        """Leave the table and close any question about it; a file opened from outside may interrupt a question."""
        self.turns.close()
        self._end.stop()
        self._soon.stop()
        if self._sheet is not None and isValid(self._sheet):
            self._sheet.close()

    # Handing over the screen

    @property
    def covered(self) -> bool:
        """Whether the curtain is down, or must fall before anything is shown."""
        return self.sitting.covered

    @property
    def handing(self) -> Handing:
        """The curtain, created when it is first needed."""
        if self._handing is None:
            from app.shell.table.handing import Handing

            page = self._page
            self._handing = Handing(page, self.sitting, self._settings, self._clear, page.put_away, self._show)
            self._handing.left.connect(self._on_left)
        return self._handing

    def open_covered(self) -> bool:
        """Drop the curtain if the sitting opens covered; returns whether it does."""
        if self.covered:
            self.handing.fall()
        return self.covered

    def _turn_to(self, seat: int | None) -> None:
        """Show the screen to a seat: the table appears, or the curtain falls (`Sitting.turn_to` decides which)."""
        self.sitting.turn_to(seat)
        self._show_or_cover()

    def _show_or_cover(self) -> None:
        """Show the table to the seat that has the screen now, or cover it while nobody may see it."""
        page = self._page
        if self.covered:
            self.handing.fall()
            return
        page.bring_back()
        if self._handing is not None:
            self._handing.lift()
        page.show_again()

    def _hand(self, seat: int) -> None:
        """Pass the screen to another person, who is in turn.

        If the last act taught the person at the screen something, they look at it first and pass the screen on
        themselves.
        """
        if self.sitting.private and self.sitting.looks:
            self.passing = seat
            self._page.say()
        else:
            self._turn_to(seat)

    def _on_left(self) -> None:
        """Cover the table when the person leaves the window, so that anybody who comes back must confirm first."""
        if (self._page.isVisible() or self.aside) and self.sitting.leave_screen():
            self._show_or_cover()

    def pass_prompt(self) -> Prompt:
        """What the voice says while the person at the screen still looks."""
        assert self.passing is not None
        name = self.sitting.seated[self.passing].name
        on = Button(t("hand-over.pass"), command=Command.PASS, main=True)
        return Prompt(t("hand-over.next", who=name), "", (on,))

    def say_again(self) -> None:
        """Say curtain and end panel again, because the language or somebody's name has changed."""
        if self._handing is not None:
            self._handing.say_again()
        if self.end_panel is not None and isValid(self.end_panel) and self.end_panel.isVisible():
            assert self.after_game is not None
            self.end_panel.say_again(self._ended())
            self.after_game.say_again()

    def hand_on(self) -> None:
        """Pass the screen on, because the person at it has seen enough."""
        if self.passing is not None:
            seat, self.passing = self.passing, None
            if self.sitting.seat is not None:
                # They have just looked at all this and need not be told it again.
                self.sitting.logbook.follow(self.sitting.seat)
            self._turn_to(seat)

    def _clear(self) -> None:
        """Clear everything about the game off the page."""
        self.turns.stop()
        self.passing = None
        self._page.sounded.emit("curtain")
        self._page.forget()

    def _show(self) -> None:
        """Build the table for the person who has confirmed, and tell what has happened since their last turn."""
        sitting, page = self.sitting, self._page
        seat = sitting.seat
        assert seat is not None
        first = sitting.logbook.since_own_turn(seat)
        page.bring_back()
        page.take_seat()
        if page.pace.speed <= 0:
            # At this pace nothing is told; the voice says it in its second line.
            page.catch_up(first)
        self.retell(first)
        sitting.logbook.follow(seat)
        page.surface.setFocus()
        page.beside.open_kept()

    def retell(self, first: int) -> None:
        """Tell what has happened after the first `first` gestures, as the seat at the screen saw it."""
        sitting, surface = self.sitting, self._page.surface
        if first == 0 and not sitting.record.done:
            opening = sitting.record.opening
            seen = view(opening.position, sitting.seat)
            surface.deal(opening.told(sitting.seat), seen, self._page.foreword())
            return
        before, gestures = sitting.logbook.retold(sitting.seat, first)
        if not gestures or self._page.pace.speed <= 0:
            surface.show_view(sitting.view)
            return
        surface.retell(before, self._story(gestures, first))

    def _story(self, gestures: Sequence[Telling], first: int) -> Iterator[Telling]:
        """The gestures after the first `first`. The page gets ready for each before it is told, as when it was made."""
        for number, (events, seen) in enumerate(gestures, first):
            self._page.begin_telling(events, number)
            yield events, seen

    def show_once_more(self) -> None:
        """Tell again what has happened since the last turn of the seat at the screen."""
        sitting = self.sitting
        seat = sitting.seat
        if self.covered or seat is None or self._page.surface.telling:
            return
        first = sitting.logbook.once_more(seat)
        if first is not None:
            self.tell_again(first)
        else:
            self._page.remark(t("bar.once-more.none"))

    def tell_again(self, first: int) -> None:
        """Tell everything after the first `first` gestures, even what has been told already."""
        self.turns.stop()
        surface = self._page.surface
        at = surface.keyboard.at
        surface.teller.leave_off()
        surface.clear()
        # A controller that has already told it would record it twice, so the page makes a new one.
        self._page.take_seat()
        surface.keyboard.put(at)
        self.retell(first)

    # Seats

    def show_seats(self) -> None:
        """Show who sits where. During a game, a seat can change between person and computer player."""
        from app.lab.simulation import luck_decides, offered
        from app.shell.seats.sheet import SeatsSheet

        seated = self.sitting.seated
        luck = luck_decides(self.sitting.game, len(seated))
        sheet = SeatsSheet(self._page.window(), seated, offered(self.sitting.game), luck=luck)
        sheet.changed.connect(self.reseat)
        self._sheet = sheet
        sheet.open()

    def reseat(self, seat: int, one: Seated) -> None:
        """Give a seat to another player; if the screen then goes to another person, the curtain falls first."""
        self.turns.stop()
        self.passing = None
        self.sitting.hand_over(seat, one)
        self.turns.prepare()
        self._show_or_cover()

    # When no person decides any more

    @property
    def idle(self) -> bool:
        """Whether the game goes on although no person at this table has anything left to decide in it."""
        sitting = self.sitting
        if sitting.over or sitting.turn not in sitting.computers:
            return False
        return set(sitting.persons) <= set(self._page.controller.gone(sitting.view_of(None)))

    @property
    def forgone(self) -> str:
        """What the person at the screen may do without a thought, because nothing depends on it; empty if it does."""
        sitting = self.sitting
        own = not sitting.over and sitting.turn == sitting.seat
        return self._page.controller.forgone(sitting.view) if own else ""

    def play_to_end(self) -> None:
        """Finish the game immediately, unwatched; the panel at the end says how it went.

        Computer players decide for themselves, and a person does what makes no difference any more.
        """
        if not (self.idle or self.forgone) or self._page.pace.hurried:
            return
        self._played_on = len(self.sitting.record.done)
        self._page.hurry()
        if not self.turns.hurry():
            self.go_on()

    def waiting_prompt(self, prompt: Prompt) -> Prompt:
        """What the voice says while a computer player waits with its act until the person goes on.

        The second line keeps what `prompt` says about the turn: its own second line or, if that only names the seat
        (`Prompt.awaits`), its sentence.
        """
        turn = self.sitting.turn
        assert turn is not None
        on = Button(t("pace.go-on"), command=Command.GO_ON, main=True)
        sentence, about = t("table.turn", who=self._page.controller.called(turn)), prompt.detail
        if prompt.awaits:
            sentence, about = prompt.detail, prompt.sentence
        return prompt._replace(sentence=sentence, detail=about, buttons=(on,), waits=True)

    def idle_prompt(self, prompt: Prompt) -> Prompt:
        """What the voice says while only computer players are left in the game.

        Enter does not press the button. It has just gone on from the sentence before, and pressing once too often would
        skip the rest of the game.
        """
        return prompt._replace(detail=t("pace.nobody"), buttons=(Button(t("pace.to-end"), command=Command.TO_END),))

    # Taking back

    def undo(self) -> None:
        """Take back the last act of the seat at the screen: immediately if that is free, else once all agree."""
        if self.covered:
            return
        meant = self.sitting.take_back()
        if meant is None:
            self._page.remark(t("table.undo.none"))
        elif meant.refused:
            self._page.remark(t("table.undo.revealed"))
        elif meant.consent:
            from app.shell.table.consent import ConsentSheet

            sheet = ConsentSheet(self._page.window(), [self.sitting.seated[seat] for seat in self.sitting.persons])
            sheet.agreed.connect(lambda: self._take_back(meant))
            self._page.show_sheet(sheet)
        else:
            self._take_back(meant)

    def _take_back(self, meant: TakeBack) -> None:
        page = self._page
        self.turns.stop()
        self._end.stop()
        self.passing = None
        self._looked = self.sitting.told_at = None
        self._played_on = None
        page.pace.hurried = False
        page.surface.finish()
        gone = self.sitting.undo(meant.gestures)
        page.take_back()
        page.surface.show_view(self.sitting.view)
        # Whoever sees the table sees what has gone back.
        act = page.controller.words(self.sitting.view, gone[-1].actions[0])
        announce(page.surface, t("table.undone", action=act))
        if any(self.sitting.seat in gesture.learned for gesture in gone):
            page.tell(t("table.undone.seen"))

    def redo(self) -> None:
        """Redo what was taken back, and tell it as when it was done first: more may follow from it than the act."""
        if self.covered:
            return
        if not self.sitting.may_redo():
            self._page.remark(t("table.redo.none"))
            return
        self.turns.stop()
        self._page.surface.finish()
        self._page.tell_step(self.sitting.redo())

    # The end

    @property
    def end_shown(self) -> bool:
        """Whether the panel at the end has been shown since the game ended."""
        return self.sitting.result_told

    def show_end(self) -> None:
        """Show the panel at the end: who won and why, the scores, how the game went, and what to do next."""
        page = self._page
        if not self.sitting.over or not self._page.isVisible():
            return
        from app.shell.kit.sheet import Sheet
        from app.shell.table.after_game import AfterGame
        from app.shell.table.end_panel import EndPanel

        window = self._page.window()
        asking = next((one for one in window.findChildren(Sheet) if one.isVisible()), None)
        if asking is not None:
            # A sheet that somebody is using stays on top; the result appears when they close it.
            asking.closed.connect(self._end_soon)
            return
        panel = EndPanel(window, self._ended())
        panel.commanded.connect(page.commanded)
        panel.turning_wanted.connect(page.place_wanted)
        after = AfterGame(self.sitting, calm=self._settings.calm)
        after.lay_on(panel)
        panel.closed.connect(after.stop)
        after.seal.prove.clicked.connect(lambda: panel.hold_top(firm=True))
        after.seal.proved.connect(partial(panel.reveal, after.seal.said))
        after.moment_wanted.connect(self._watch_moment)
        self.end_panel = self._sheet = panel
        self.after_game = after
        panel.open()
        if not self._settings.still:
            panel.grow_winners(waited(GROW_MS, self._settings.speed))
        self.sitting.told_at = len(self.sitting.record.done)
        page.say()
        after.start()

    def _end_soon(self) -> None:
        """Show the end, because the sheet over the table has closed."""
        self._end.start(0)

    def _ended(self) -> Ending:
        """How the game ended, in the current language."""
        from app.session.ending import ending

        made = ending(self.sitting, self._page.controller, records=not self._settings.calm)
        made = made._replace(remark=self._page.last_words())
        if self._played_on is not None:
            made = made._replace(played_on=len(self.sitting.record.done) - self._played_on)
        return made

    def _watch_moment(self, moment: Moment) -> None:
        """Leave the panel and open the replay at one move."""
        if self.end_panel is not None:
            self.end_panel.close()
        self._page.moment_wanted.emit(moment)
