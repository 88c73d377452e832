"""Keys do what the screen says they do (laws of the table, 7): every cap, hint and tooltip, wherever the focus is.

The tests bring a table into states as they occur in a game, and give the focus to everything that can have it. Then
they press every key that is shown; each has to do what its label says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import ring
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.library.rules_view import RulesView
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.table.commands import COMMANDS, PANELS, Command
from app.table.signs import ABOUT
from app.wording import t
from app.wording.bidi import bare
from tests.covering import amount, spread
from tests.shell.conftest import press

Table = Callable[..., TablePage]

SEVERAL = [game for game, rules in sorted(GAMES.items()) if rules.info.seats[1] > 1]
MEANT = {"Space": Qt.Key.Key_Space, "Enter": Qt.Key.Key_Return, "Ctrl+Enter": Qt.Key.Key_Return}

WAYS_ON: dict[str, Callable[[], str]] = {
    "Space": lambda: t("pace.space"),
    "Ctrl+Enter": lambda: t("pace.key", key="Ctrl+Enter"),
    "Enter": lambda: t("pace.key", key="Enter"),
}
"""The words by which the voice names the key that goes on."""


def strike(key: str) -> None:
    """Press a key, as it is written on a cap, on the widget with the focus."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the keyboard"
    control = Qt.KeyboardModifier.ControlModifier if key == "Ctrl+Enter" else Qt.KeyboardModifier.NoModifier
    if key in MEANT:
        QTest.keyClick(focus, MEANT[key], control)
    else:
        QTest.keySequence(focus, QKeySequence(key))


def takers(page: TablePage) -> list[QWidget]:
    """Everything on a page that gets the focus by Tab or a click."""
    return [
        one
        for one in [page.surface, *page.findChildren(QWidget)]
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and not one.focusProxy()
    ]


def places(page: TablePage, rng: Random) -> Iterator[str]:
    """Give the focus to some of the widgets that can have it, links in the rules included, and say where it is."""
    found = takers(page)
    rng.shuffle(found)
    for widget in [page.surface, *found[: amount(4, 40)]]:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        yield f"{type(widget).__name__} {widget.accessibleName()}"
    for rules in page.findChildren(RulesView):
        if rules.isVisible():
            rules.setFocus(Qt.FocusReason.OtherFocusReason)
            for _ in range(rng.randrange(1, 3)):
                press(Qt.Key.Key_Tab)
            yield f"link {rules.textCursor().selectedText()}"
            rules.selectAll()
            yield "text that is marked"


def shown(page: TablePage) -> list[PushButton]:
    """The buttons that bear a cap and may be pressed; at a table all of them are in the voice."""
    return [one for one in page.voice.buttons if one._key and one.isEnabled()]


def check_caps(page: TablePage, where: str) -> None:
    """Check that the key on every cap presses the button below it; the effect of the button is left out."""
    mains = [spec for spec in page.voice.prompt.buttons if spec.main and not spec.warning]
    assert len(shown(page)) == len(mains), f"{page.sitting.game}, {where}: the main button bears its key"
    for button in shown(page):
        pressed: list[str] = []
        page.voice.blockSignals(True)
        button.clicked.connect(lambda _=False, pressed=pressed: pressed.append(""))
        key = button._key
        strike(key)
        page.voice.blockSignals(False)
        assert pressed, f"{page.sitting.game}, {where}: {key} does not press {button.text()!r}"


def check_tips(page: TablePage, where: str, heard: list[Command]) -> None:
    """Check that the key in the tooltip of every button of the bar carries out its command."""
    for command, button in page.bar.buttons.items():
        if button.isEnabled():
            heard.clear()
            strike(button._key)
            assert heard == [command], f"{page.sitting.game}, {where}: {button._key} for {command} gave {heard}"
    heard.clear()
    strike(page.bar.shelf._key)
    assert heard == [Command.SHELF], where


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Command]]:
    """The commands that a page should carry out; they are only recorded."""
    found: list[Command] = []
    monkeypatch.setattr(TablePage, "carry_out", lambda page, command: found.append(command))
    yield found


def one_acts(page: TablePage) -> None:
    """Let the seat in turn do something legal."""
    turn = page.sitting.turn
    assert turn is not None
    legal = page.sitting.view_of(turn).legal
    page.act((str(legal[page.sitting.id % len(legal)]),))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_at_rest_every_key_that_is_shown_does_what_it_stands_on(
    table: Table, game: str, heard: list[Command]
) -> None:
    rng = Random(game)
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page.activateWindow()
    QApplication.processEvents()
    for number in range(amount(3, 30)):
        for _ in range(200):
            if page.sitting.over or (page.sitting.turn == page.sitting.seat and rng.random() < 0.5):
                break
            one_acts(page)
            page.surface.finish()
        if page.sitting.over:
            break
        page.beside.show((None, *PANELS)[number % (len(PANELS) + 1)])
        page.surface.setFocus()
        cards = page.controller.liftable(page.sitting.view)
        if rng.random() < 0.5:
            press(Qt.Key.Key_Right)
        if cards and rng.random() < 0.5:
            page.surface.gestures.click(rng.choice(list(cards)))
        QApplication.processEvents()
        for where in places(page, rng):
            check_caps(page, where)
            check_tips(page, where, heard)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("panel", PANELS)
def test_what_stands_beside_the_table_shows_that_it_has_the_keyboard(window: MainWindow, panel: Command) -> None:
    game = next(iter(GAMES))
    window.activateWindow()
    window.begin(NewGame(game, settled([Seated("", "fig")]), GAMES[game].fill(1, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    QApplication.processEvents()
    strike(COMMANDS[panel].keys[0])
    QApplication.processEvents()
    shown = ring()
    assert shown is not None and shown.target is QApplication.focusWidget() is not page.surface
    assert page.beside.panel is not None and page.beside.panel.isAncestorOf(shown.target)


def test_a_window_that_goes_with_its_table_asks_for_no_keys(
    store: Store, settings: Settings, appearance: Appearance
) -> None:
    game = next(iter(GAMES))
    window = MainWindow(store, settings, sound=Sound(settings, lambda _: None))
    window.show()
    window.activateWindow()
    window.begin(NewGame(game, settled([Seated("", "fig")]), GAMES[game].fill(1, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    QApplication.processEvents()
    press(Qt.Key.Key_F10)
    window.close()
    assert QApplication.focusWidget() is page.surface, "below the menu it still has the keyboard"
    # pytest-qt reports anything that goes wrong while it is being deleted.
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(window)


@pytest.mark.long(keep=2)
@pytest.mark.covering(game=spread(SEVERAL, 4))
@pytest.mark.parametrize("game", SEVERAL)
def test_where_all_waits_the_key_that_is_named_goes_on(table: Table, game: str) -> None:
    rng = Random(game)
    low, high = GAMES[game].info.seats[0], GAMES[game].info.seats[-1]
    page = table(game, persons=1, seats=next(n for n in range(low, high + 1) if n > 1))
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    page.surface.clock.now = lambda: 0.0
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page.activateWindow()
    QApplication.processEvents()
    seen = 0
    for number in range(400):
        if page.sitting.over or seen >= amount(3, 60):
            break
        one_acts(page)
        while page.surface.teller.busy:
            if not page.surface.teller.waiting:
                page.surface.go_on()
                continue
            page.beside.show((None, *PANELS)[number % (len(PANELS) + 1)])
            where = ""
            for place in places(page, rng):
                where = place
                if rng.random() < 0.4:
                    break
            said, before = bare(page.voice.prompt.detail), page._resting
            named = [key for key, words in WAYS_ON.items() if said.endswith(bare(words()))]
            (on,) = page.voice.buttons[-1:]
            assert len(named) == 1, f"{game}, {where}: {said}"
            key = rng.choice([named[0], on._key])
            strike(key)
            gone = not page.surface.teller.waiting or page._resting is not before
            assert gone, f"{game}, {where}: {key} does not go on"
            seen += 1
    assert seen


def asked_by_buttons(page: TablePage) -> bool:
    """Whether a person is asked something that no card answers, but the voice's buttons."""
    gestures = page.surface.gestures
    asks = gestures.chooser is not None and gestures.in_hand is None and not gestures.chooser.liftable()
    return asks and bool(page.voice.buttons) and (page.asking.picker is None or not page.asking.picker.isVisible())


@pytest.mark.parametrize(("game", "main"), [("asirim", True), ("karov-meod", False)])
def test_where_no_card_answers_enter_does_wherever_the_cursor_is(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str, main: bool
) -> None:
    """At upright or across Enter did nothing, or was refused, once the cursor was on the cloth."""
    monkeypatch.setattr("app.shell.table.asking.UNREAD_MS", 0)
    page = table(game, persons=1, seats=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page.activateWindow()
    QApplication.processEvents()
    while not asked_by_buttons(page) or any(one.main for one in page.voice.prompt.buttons) is not main:
        assert not page.sitting.over
        one_acts(page)
        page.surface.finish()
    QApplication.processEvents()
    surface, legal = page.surface, page.sitting.view.legal
    surface.setFocus()
    places = [ref for ref in surface.reachable() if not ref.is_card or ref != surface.turnable]
    for ref in places:
        surface._walk(ref)
        if surface.takes_enter:
            continue
        if main:
            check_caps(page, f"{ref}")
        else:
            strike("Enter")
            assert page.voice.buttons[0].hasFocus(), f"{ref}: Enter leads to the answers"
            surface.setFocus()
    assert sum(not ref.zone.startswith(ABOUT) for ref in places) > 2
    assert page.sitting.view.legal == legal


def test_enter_on_a_card_that_may_be_turned_turns_it_and_the_main_button_needs_more(table: Table) -> None:
    page = table("asirim", persons=1, seats=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page.activateWindow()
    QApplication.processEvents()
    while page.surface.turnable is None:
        one_acts(page)
        page.surface.finish()
    ref, before = page.surface.turnable, page.voice.prompt.buttons
    page.surface.setFocus()
    page.surface._walk(ref)
    check_caps(page, "on the card")
    strike("Enter")
    assert [one.main for one in page.voice.prompt.buttons] == [not one.main for one in before]
