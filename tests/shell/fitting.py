"""Open every window in both languages and print, as JSON, the texts that are cut off or overlap.

`python -m tests.shell.fitting WIDTH HEIGHT TEXT-SIZE PARTS`, in a separate process, because fonts are chosen once per
process.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from app.engine import Record
from app.games import GAMES
from app.printing.order import deck_options, tokens
from app.session.evenings import Finished
from app.session.seats import read_table
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.choices import ChoiceList
from app.shell.kit.questions import Question
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.library.send_sheet import SendSheet
from app.shell.printing.own_pictures import OwnPicturesSheet
from app.shell.printing.results_sheet import ResultsSheet
from app.shell.printing.sheet import PrintSheet
from app.shell.settings.settings import Settings
from app.shell.start.program import Application
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.wording.spoken import spoken


def faults(root: QWidget) -> Iterator[str]:
    """The texts that are cut off in the widgets of a window."""
    for label in root.findChildren(Label):
        if not label.isVisible() or not label.text():
            continue
        room = label.contentsRect()
        metrics = QFontMetricsF(label.font())
        if label.wordWrap():
            if label.height() + 2 < label.heightForWidth(label.width()):
                yield f"too low: {label.text()}"
        elif metrics.horizontalAdvance(label.text()) > room.width() + 2:
            yield f"too narrow: {label.text()}"
        if metrics.height() > label.height() + 2:
            yield f"letters cut: {label.text()}"
    for button in [*root.findChildren(PushButton), *root.findChildren(IconButton)]:
        if not button.isVisible():
            continue
        hint = button.sizeHint()
        if button.width() < hint.width() or button.height() < hint.height():
            yield f"button squeezed: {button.accessibleName()}"
    for choice in root.findChildren(ChoiceList):
        wide = QFontMetricsF(choice.font()).horizontalAdvance(choice.currentText())
        if choice.isVisible() and wide > choice.room + 2:
            yield f"choice cut: {choice.currentText()}"
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        if reached and not widget.accessibleName():
            yield f"without a name: {type(widget).__name__}"
        # As Qt tells it to a screen reader: the tooltip stands in for a missing description.
        for heard in (widget.accessibleName(), widget.accessibleDescription() or widget.toolTip()):
            if heard != spoken(heard):
                yield f"not as it is spoken: {heard!r} ({type(widget).__name__})"
    window = root.rect()
    for sheet in root.findChildren(Sheet):
        if sheet.isVisible():
            if not window.contains(sheet.panel.geometry()):
                yield "the sheet does not fit the window"
            if sheet.page.page.minimumSizeHint().width() > sheet.page.viewport().width():
                yield f"wider than the sheet: {sheet.title.text()}"


def sheets(window: QWidget) -> list[Sheet]:
    """The open sheets, the topmost last."""
    return [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]


def keep_games(store: Store, games: Iterable[str] = GAMES) -> None:
    """Keep a finished and an open game of each kind; all acts of a game in one write, which is much quicker."""
    for rules in map(GAMES.__getitem__, games):
        for actions in (None, 3):
            record = Record.begin(rules, rules.info.seats[0], 5, {})
            number = store.begin(record, {})
            while record.position.turn is not None and (actions is None or len(record.done) < actions):
                record.act(str(record.rules.legal(record.position)[0]))
            store.act(number, record.done[-1], record)


def sheets_to_take_home(window: MainWindow) -> Iterator[tuple[str, Callable[[], object]]]:
    """The sheets that print, send and copy, and those for own pictures, by name.

    The sheets that print are opened for three games that stand for all: the one with most options, one with counters
    and the first.
    """
    most = max(GAMES, key=lambda game: len(deck_options(game, GAMES[game].seats()[-1])))
    counted = next((game for game in GAMES if tokens(game)), most)
    for game in dict.fromkeys((next(iter(GAMES)), most, counted)):
        yield f"print: {game}", lambda game=game: PrintSheet(window, game, window.settings).open()  # type: ignore[misc]
    game = next(iter(GAMES))
    finished = Finished(game, datetime(2026, 3, 1, 20, tzinfo=UTC), ("Tamar", "Noa"), ("Noa",), (), "It is over.")
    yield "results page", lambda: ResultsSheet(window, game, [finished] * 40, window.settings).open()
    for kind in ("back", "faces"):
        yield f"own {kind}", lambda kind=kind: OwnPicturesSheet(window, kind, window.settings).open()  # type: ignore[misc]
    record = Record.begin(GAMES[game], GAMES[game].info.seats[0], 5, {})
    while record.position.turn is not None:
        record.act(str(record.rules.legal(record.position)[0]))
    seated = read_table({}, record.game.seats, window.settings)
    yield "send", lambda: SendSheet(window, record, seated, window.settings).open()


def windows(window: MainWindow, games: Iterable[str] = GAMES) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that can be opened, by name; of what each game has of its own, that of `games`."""
    yield "shelf", window.show_shelf
    for game in games:
        yield f"new game: {game}", lambda game=game: window.new_game(game)  # type: ignore[misc]
        yield f"rules: {game}", lambda game=game: window.show_rules(game)  # type: ignore[misc]
        yield f"results: {game}", lambda game=game: window.show_results(game)  # type: ignore[misc]
    yield "lab", window.lab.show
    yield "found", window.lab.show_found
    yield "settings", window.show_settings
    yield "about", window.show_about
    yield "question", lambda: Question(window, "remove").open()
    yield from sheets_to_take_home(window)
    yield "refusal", lambda: window.open_file(Path("a-rather-long-name-of-a-file-that-is-not-there.kupa"))


def main(width: int, height: int, percent: int, parts: int) -> None:
    """Open everything in both languages, but of what each game has of its own one of `parts` in each language."""
    app = Application(["kupa"])
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        keep_games(store)
        settings = Settings(store.settings())
        settings.override("pace", "even")
        settings.text_size, settings.sound = percent, False
        Appearance(app, settings)
        window = MainWindow(store, settings)
        # What is cut off is measured, not seen.
        window.setUpdatesEnabled(False)
        window.resize(width, height)
        window.show()
        for number, language in enumerate(("en", "he")):
            settings.choose("language", language)
            for name, show in windows(window, [*GAMES][number % parts :: parts]):
                show()
                for _ in range(3):
                    QApplication.processEvents()
                found += [f"{language}, {name}: {fault}" for fault in faults(window)]
                for sheet in window.findChildren(Sheet):
                    sheet.close()
                # Without a running event loop Qt only schedules the deletion, and each of them would be restyled with
                # the rest.
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        window.close()
    print(json.dumps({"family": app.font().family(), "faults": found}, ensure_ascii=False))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
