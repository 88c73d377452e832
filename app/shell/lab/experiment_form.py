"""The experiment as the page's start column shows it: the game, sides A and B, the number of deals, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.games import shelf
from app.lab.experiment import Restriction, RestrictionKind
from app.shell.kit.boxes import emptied, in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import ChoiceList, SwitchRow
from app.shell.kit.focus import allow
from app.shell.kit.widgets import Label, RoundBox, Words, named, plain, said
from app.shell.lab.desk import GAMES_CHOICES, Desk
from app.shell.lab.picture_panel import Swatch
from app.shell.lab.words import side_words
from app.wording import t
from app.wording.bidi import num
from app.wording.findings import label_text

SURE = 0.95
"""The probability with which an interval contains the true figure."""

OFFERED: tuple[RestrictionKind, ...] = ("verb", "argument", "card")
"""The kinds of things to play without, in the order in which they are offered."""
MORE = 2000
"""How many deals more the button that runs offers once it is done."""
GAP = 6
"""Between the lines of the column, px."""
EDGES = (18, 12, 18, 16)
"""The margins of the column, px."""
Without = RestrictionKind | Literal[""]
"""The kind of thing to play without; empty: the lab tries everything it can think of by itself."""


class SideBox(QWidget):
    """One side: its swatch and name, what it is, and buttons for it."""

    def __init__(self, which: str, desk: Desk) -> None:
        """`which` is `a` or `b`."""
        super().__init__()
        self._which, self._desk = which, desk
        self.name = Label(said(f"lab.side.{which}"), "note", bold=True)
        self.words = Label(self._words, "note", "ink_2", wrap=True)
        self.change = PushButton(said("lab.window.side.change"), "link")
        self.play = PushButton(said("lab.window.side.play"), "link")
        self.drop = PushButton(said("lab.window.side.drop"), "link")
        second = which == "b"
        swatch = Swatch("ab".index(which)), Qt.AlignmentFlag.AlignVCenter
        head = in_row(swatch, (self.name, 1), self.drop if second else self.change, gap=10)
        foot = in_row(*([self.change] if second else []), self.play, None, gap=0)
        in_column(head, self.words, foot, gap=3, margins=(0, 0, 0, 0), on=self)

    def _words(self) -> str:
        desk, side = self._desk, self._desk.side(self._which)
        if side is None:
            return ""
        words = side_words(desk.games[desk.game], side)
        return t("lab.window.side.same", side=words) if self._which == "b" and side == desk.a else words


class WithoutBox(QWidget):
    """What is played without: the lab's own ideas, an action, all cards of a rank, or one card."""

    chosen = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._column = in_column(gap=4, margins=(0, 0, 0, 0), on=self)
        self._asked: tuple[str, int, Without] | None = None
        self.kind: ChoiceList[Without] | None = None
        self.what: ChoiceList[str] | None = None
        self.who: ChoiceList[int | None] | None = None
        self.refresh()

    def refresh(self) -> None:
        """Offer what the game on the desk has."""
        asked = self._desk.game, self._desk.a.seats, self._kind()
        if asked == self._asked:
            return
        self._asked = asked
        emptied(self._column)
        kinds: list[Without] = ["", *(kind for kind in OFFERED if self._names(kind))]
        self.kind = ChoiceList(
            said("lab.window.without"),
            [(kind, said(f"lab.window.without.{kind or 'any'}")) for kind in kinds],
            self._kind(),
        )
        self.kind.chosen.connect(self._take_kind)
        self._column.addWidget(Label(said("lab.window.without"), "small", "ink_2"))
        self._column.addWidget(self.kind)
        self.what = self.who = None
        if not self._kind():
            return
        now = self._desk.without
        assert now is not None
        self.what = ChoiceList(said("lab.window.without.what"), self._names(now.kind), now.name)
        self.who = ChoiceList(
            said("lab.window.without.who"),
            [(None, said("lab.word.everybody")),
             *((seat, said("lab.seat", n=seat + 1)) for seat in range(self._desk.a.seats))],
            now.seat,
        )  # fmt: skip
        for one in (self.what, self.who):
            one.chosen.connect(lambda _: self._take())
            self._column.addWidget(one)

    def _kind(self) -> Without:
        return self._desk.without.kind if self._desk.without is not None else ""

    def _names(self, kind: RestrictionKind) -> Sequence[tuple[str, Words]]:
        """What a game has of a kind, with its words."""
        game = self._desk.game
        rules = self._desk.games[game]
        if kind == "verb":
            found = list(dict.fromkeys(verb for _, verb in rules.info.verbs))
        else:
            found = list(dict.fromkeys(deck_of(self._desk)))
            if kind == "argument":
                found = list(dict.fromkeys(text[0] for text in found if len(text) == 2))
        return [(one, partial(label_text, game, "denied", (kind, one))) for one in found]

    def _take_kind(self, kind: Without) -> None:
        self.chosen.emit(Restriction(kind, self._names(kind)[0][0]) if kind else None)
        self.refresh()

    def _take(self) -> None:
        kind = self._kind()
        assert kind and self.what is not None and self.who is not None
        self.chosen.emit(Restriction(kind, self.what.value, self.who.value))


def deck_of(desk: Desk) -> list[str]:
    """The cards of the game as side A plays it, by their texts."""
    return list(desk.a.table(desk.game).agreed(desk.games).cards)


class ExperimentForm(QWidget):
    """The column. It only shows the desk; the page connects its controls."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.game = ChoiceList(said("win.game"), self._offered(), desk.game)
        self.side_a, self.side_b = SideBox("a", desk), SideBox("b", desk)
        self.compare = PushButton(said("lab.window.compare"), "link", icon="plus")
        self.without = WithoutBox(desk)
        self.deals = ChoiceList(said("lab.window.deals"), self._numbers(), desk.wanted)
        self.check = SwitchRow(said("lab.window.check"), on=desk.check)
        self.run = PushButton(self._run_words, "primary")
        self.stop = PushButton(said("lab.window.stop"))
        self.everything = PushButton(said("lab.window.everything"))
        self.export = PushButton(said("lab.window.export"), icon="export")
        self.lead = Label(lambda: "", "note", wrap=True)
        self.unknown = Label(lambda: "", "small", "ink_2", wrap=True)
        self.box = RoundBox("paper_2")
        self._lay_out()
        self.refresh()

    def _offered(self) -> list[tuple[str, Words]]:
        """The games of the desk in the order of the shelf."""
        places = {name: place for place, name in enumerate(shelf())}
        ordered = sorted(self._desk.games, key=lambda name: places.get(name, len(places)))
        return [(name, named(name)) for name in ordered]

    def _numbers(self) -> list[tuple[int, Words]]:
        """The numbers of deals to choose from, and the present one: it grows by `MORE`, and a kept one may be any."""
        return [(n, plain(num(n))) for n in sorted({*GAMES_CHOICES, self._desk.wanted})]

    def _lay_out(self) -> None:
        heading = Label(said("lab.window.lead"), "note", bold=True)
        in_column(heading, self.lead, self.unknown, gap=4, margins=(14, 12, 14, 12), on=self.box)
        self.settings = QWidget()
        in_column(
            Label(said("lab.window.experiment"), "h2"),
            Label(said("win.game"), "small", "ink_2"),
            self.game,
            4,
            self.side_a,
            self.side_b,
            (self.compare, Qt.AlignmentFlag.AlignLeading),
            self.without,
            Label(said("lab.window.deals"), "small", "ink_2"),
            self.deals,
            self.check,
            gap=GAP,
            margins=(0, 0, 0, 0),
            on=self.settings,
        )
        self._run_here = in_column(self.run, margins=(0, 0, 0, 0))
        in_column(
            self.settings,
            self._run_here,
            in_row(self.stop, (self.export, 1), gap=8),
            self.everything,
            self.box,
            Label(self._footnote, "small", "ink_2", wrap=True),
            None,
            gap=GAP,
            margins=EDGES,
            on=self,
        )

    def up_to_run(self, width: int) -> int:
        """How high the settings and the button that runs them are in a column of this width, px."""
        layout = self.settings.layout()
        assert layout is not None
        settings = layout.totalHeightForWidth(width - EDGES[0] - EDGES[2])
        return EDGES[1] + settings + GAP + self.run.sizeHint().height() + EDGES[3]

    def take_run(self, place: QBoxLayout | None) -> None:
        """Put the button that runs into this place, or with None below the settings; it keeps the focus."""
        focused = self.run.hasFocus()
        (place if place is not None else self._run_here).addWidget(self.run)
        self.run.show()
        if focused:
            self.run.setFocus(Qt.FocusReason.OtherFocusReason)

    def _run_words(self) -> str:
        progress = self._desk.progress
        if progress is None or not self._desk.current or progress.state == "ready":
            return t("lab.window.run")
        words = {"running": "pause", "paused": "resume", "failed": "resume", "cancelled": "resume", "done": "more"}
        return t(f"lab.window.{words[progress.state]}", n=MORE)

    def _footnote(self) -> str:
        return t("lab.window.footnote.two" if self._desk.b is not None else "lab.window.footnote", share=SURE)

    def refresh(self) -> None:
        """Show the desk as it is now."""
        desk = self._desk
        self.game.offer(self._offered())
        self.game.show_value(desk.game)
        self._show_second(desk.b is not None)
        self.without.setVisible(desk.question == "without")
        self.without.refresh()
        self.deals.offer(self._numbers())
        self.deals.show_value(desk.wanted)
        self.check.setChecked(desk.check)
        self.show_progress()
        for label in self.findChildren(Label):
            label.retranslate()

    def _show_second(self, compared: bool) -> None:
        """Show side B, or the button that asks for it; the focus goes from what is hidden to what is shown instead."""
        gone = (self.compare,) if compared else self.side_b.findChildren(PushButton)
        lost = any(button.hasFocus() for button in gone)
        self.side_b.setVisible(compared)
        self.compare.setVisible(not compared)
        if lost:
            (self.side_b.change if compared else self.compare).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_progress(self) -> None:
        """Make the buttons say what they do now."""
        desk = self._desk
        if self.run.text() != self._run_words():
            self.run.retranslate()
        allow(self.stop, desk.running, self)
        self.export.setEnabled(desk.answer is not None)

    def show_lead(self, lead: str, unknown: str) -> None:
        """Show the leading sentence, and what is not known yet."""
        self.lead.say(plain(lead))
        self.unknown.say(plain(unknown))
        self.unknown.setVisible(bool(unknown))
        self.box.setVisible(bool(lead))

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self.refresh()
