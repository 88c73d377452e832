"""Names are shown letter by letter on every page and sheet, even if they look like markup to Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QSizeF
from PySide6.QtGui import QAccessible, QKeySequence, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.art.tokens import theme
from app.engine import Record
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, cleaned
from app.shell.kit.buttons import PushButton as ShellButton
from app.shell.kit.inked import InkedLabel
from app.shell.kit.tool_tips import literal, show_tip
from app.shell.kit.widgets import Label, plain
from app.shell.library.replay_page import ReplayPage
from app.shell.library.rules_view import RulesView
from app.shell.seats.seat_list import SeatList
from app.shell.table import curtain
from app.shell.table.consent import ConsentSheet
from app.shell.table.details import DetailsSheet
from app.shell.table.game_text import WordsText
from app.shell.table.menu import TableMenu
from app.shell.table.page import TablePage
from app.shell.table.pick_chip import PickChip
from app.shell.table.picker import PickerStrip
from app.shell.table.voice import Voice
from app.shell.window.main_window import MainWindow
from app.store import write_kupa
from app.table import painted_signs
from app.table.commands import Command
from app.table.looks import Look
from app.table.prompts import Button, Pick, Picker, Prompt
from app.table.signs import Badge
from app.wording import t
from app.wording.bidi import FSI, JOINER, PDI, bare, name
from app.wording.plates import PLATES
from tests.shell.at_table import asks, decides, play, uncover

GIVEN = (
    '<img src="/x.png">Mimq',
    "<b>x</b>Zoeq",
    '<a href="u">Q</a>Leaq',
    "a&b&lt;c Uriq",
    "&Tal &Talq",
    "\u202eeoJ\u2069 Kimq",
    "two\nlines Danq",
)
"""Names as a person might write them, each ending in a word that no other text has."""
NAMES = {name[-4:]: cleaned(name) for name in GIVEN}
LONG = "W" * 200


def company(persons: int = 2) -> tuple[Seated, ...]:
    """A seat for each name."""
    return tuple(
        Seated(name, PLATES[seat], computer=seat >= persons, level="random") for seat, name in enumerate(GIVEN)
    )


# What a widget says


def drawn(markup: str) -> str:
    """A rich text as it appears; it may have colours, but nothing else."""
    document = QTextDocument()
    document.setHtml(markup)
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            form = parts.fragment().charFormat()
            assert not form.isImageFormat() and not form.isAnchor(), markup
            assert not form.fontItalic() and form.fontWeight() <= 400, markup
            parts += 1  # type: ignore[operator, assignment, unused-ignore]
        block = block.next()
    return document.toPlainText().replace("\xa0", " ")


def tip(text: str) -> str:
    """A tooltip as Qt shows it: never as rich text."""
    assert not Qt.mightBeRichText(text), text
    return text.replace(JOINER, "")


def pressable(text: str) -> str:
    """The words of a button or a menu line, none of whose letters is a shortcut."""
    assert QKeySequence.mnemonic(text).isEmpty(), text
    return text.replace("&&", "&")


def said(widget: QWidget) -> Iterator[str]:
    """Everything a widget says, as it appears or is spoken."""
    yield tip(widget.toolTip())
    assert not widget.whatsThis() and not widget.statusTip()
    yield widget.windowTitle()
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is not None:
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            yield interface.text(kind)
    if isinstance(widget, QLabel):
        assert widget.textFormat() != Qt.TextFormat.AutoText, f"{widget.text()!r} may be taken for anything"
        yield widget.text() if widget.textFormat() == Qt.TextFormat.PlainText else drawn(widget.text())
    elif isinstance(widget, QAbstractButton):
        yield pressable(widget.text())
        yield from seen(widget)
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(number) for number in range(widget.count()))
    elif isinstance(widget, QLineEdit):
        yield widget.text()
        yield widget.placeholderText()
    elif isinstance(widget, QTextEdit) and not isinstance(widget, RulesView):
        yield drawn_text(widget)
    elif isinstance(widget, QPlainTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QMenu):
        for action in widget.actions():
            yield pressable(action.text().partition("\t")[0])
        assert not widget.toolTipsVisible(), "Qt makes these of the words, and guesses"


def drawn_text(page: QTextEdit) -> str:
    """The text of a page; nothing in it is a picture or a link, but for the numbers of acts in the table in words."""
    text = page.toPlainText()
    assert "\ufffc" not in text
    html = page.toHtml().replace("&lt;", "").partition("<body")[2].replace("&quot;", "")
    links = re.findall(r"<a href=(\S*)>", html)
    assert all(isinstance(page, WordsText) and re.fullmatch(r'"\d+"', link) for link in links), links
    return text


def seen(widget: QWidget) -> tuple[str, ...]:
    """The texts of a widget in which a name stands in one line with other words."""
    if isinstance(widget, PickChip):
        return (widget.pick.label,)
    if isinstance(widget, Label | ShellButton):
        return (widget._words(),)
    return ()


def heard(root: QWidget) -> set[str]:
    """The names that a window and everything on it say; checks that each is there letter by letter."""
    found = set()
    for widget in (root, *root.findChildren(QWidget)):
        for text in said(widget):
            for mark, whole in NAMES.items():
                if mark in text:
                    assert whole in bare(text), f"{type(widget).__name__} says {text!r}"
                    assert f"{FSI}{whole}{PDI}" in text or text not in seen(widget), f"{text!r} is torn apart"
                    found.add(whole)
            # Words without their punctuation would be the rest of a name that was broken up.
            assert LONG not in text
    return found


def walk(root: QWidget, *, least: int) -> None:
    """Check everything that is shown now; at least `least` of the names must be on it."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = heard(root)
    assert len(found) >= least, f"only {found} were seen"


def close(window: MainWindow) -> None:
    """Close the open sheet, and make sure that it is deleted."""
    assert window.sheet is not None
    window.sheet.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


# Everywhere


@pytest.fixture(params=["en", "he"])
def spoken(request: pytest.FixtureRequest, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window, in both languages; nothing takes time."""
    window.settings.choose("language", request.param)
    window.settings.speed = 0.0
    monkeypatch.setattr(curtain, "HOLD_MS", 5)
    yield window
    window.show_shelf()


def begun(window: MainWindow, game: str, persons: int = 2) -> TablePage:
    """The table of a game with all these names, the curtain down."""
    rules, seated = GAMES[game], company(persons)
    window.begin(NewGame(game, seated, rules.fill(len(seated), {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


def over(tmp_path: Path, game: str) -> Path:
    """The file of a finished game with these names."""
    rules, rng = GAMES[game], Random(5)
    record = Record.begin(rules, len(GIVEN), 5, {})
    while record.position.turn is not None:
        record.act(rng.choice(rules.legal(record.position)))
    path = tmp_path / "over.kupa"
    write_kupa(path, record, {"seats": [one.to_json() for one in company()], "salt": 1})
    return path


@pytest.mark.long(keep=1)
def test_before_a_game(spoken: MainWindow) -> None:
    window = spoken
    window.show_settings()
    for one in GIVEN:
        window.settings.person = one
        walk(window, least=1)
    close(window)
    window.show_about()
    walk(window, least=0)
    close(window)
    window.settings.keep_list("last_table.meydele", [one.to_json() for one in company()])
    window.settings.keep_list("people", [one.to_json() for one in company(7)])
    window.new_game("meydele")
    walk(window, least=7)
    close(window)
    # People who are not at the table can be chosen for a seat.
    window.settings.keep_list("last_table.meydele", [one.to_json() for one in company()[:3]])
    window.new_game("meydele")
    walk(window, least=3)
    seats = window.findChildren(SeatList)[-1]
    seats._open_plates(seats.rows[0])
    walk(window, least=7)


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("game", ["meydele", "basa"])
def test_at_a_table(spoken: MainWindow, qtbot: QtBot, game: str) -> None:
    window = spoken
    page = begun(window, game)
    walk(window, least=1)
    uncover(page, qtbot)
    rng, done = Random(2), page.sitting.record.done
    # Play until the log mentions everybody.
    while not page.sitting.over and len({gesture.seat for gesture in done}) < len(GIVEN):
        play(page, qtbot, rng, most=1)
    # Opened again for the next person: while the table is covered, it names nobody else.
    while not decides(page):
        qtbot.waitUntil(lambda: asks(page))
        if page.company.covered:
            uncover(page, qtbot)
        elif page.company.passing is not None:
            assert page.voice.press_main()
    for panel in ("log", "words", "rules"):
        page.beside.show(Command(panel))
        # The reader is addressed, not named.
        walk(window, least=5 if panel != "rules" else 0)
    page.beside.show(None)
    walk(TableMenu(page, page.carry_out, several=page.sitting.record.game.seats > 1), least=0)
    page.company.show_seats()
    walk(window, least=7)
    assert page.company._sheet is not None
    page.company._sheet.close()
    page.company.passing = 1
    page.say()
    walk(window, least=1)
    page.company.passing = None
    picks = tuple(Pick(name(one.name), (str(one),), name(one.name)) for one in page.sitting.seated)
    page._ask(Prompt("", picker=Picker("?", picks)))
    walk(window, least=7)
    ConsentSheet(window, [one._replace(computer=False) for one in page.sitting.seated]).open()
    walk(window, least=7)


@pytest.mark.long(keep=1)
def test_the_details(spoken: MainWindow, qtbot: QtBot) -> None:
    page = begun(spoken, "meydele")
    uncover(page, qtbot)
    play(page, qtbot, Random(2), most=1)
    lines = [t("evening.curtain.said", who=one.name) for one in page.sitting.seated]
    DetailsSheet(spoken, lines[0], lines).open()
    walk(spoken, least=7)


@pytest.mark.long(keep=1)
@pytest.mark.covering
def test_after_a_game(spoken: MainWindow, tmp_path: Path) -> None:
    window = spoken
    path = over(tmp_path, "meydele")
    window.open_file(path)
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.settle()
    page.company.show_end()
    walk(window, least=7)
    window.finished.watch_table()
    film = window.stack.currentWidget()
    assert isinstance(film, ReplayPage)
    for _ in range(4):
        film.forward()
        walk(window, least=7)
    window.show_results("meydele")
    walk(window, least=0)


def test_a_badge_paints_a_name_in_its_own_direction(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    monkeypatch.setattr(painted_signs, "paint_text", lambda painter, box, text, *rest, **named: painted.append(text))
    for whole in NAMES.values():
        painted_signs.paint_sign(Badge(whole, plate="fig"), Look(theme("light"), True, 1.0), QSizeF(900, 0))
        assert f"{FSI}{whole}{PDI}" in painted


def test_a_button_and_its_menu(qtbot: QtBot) -> None:
    voice = Voice()
    qtbot.addWidget(voice)
    entries = tuple(Button(name(one), ("x",)) for one in NAMES.values())
    voice.say(Prompt(" ".join(NAMES.values()), " ".join(NAMES.values()), (*entries[:2], Button("?", menu=entries))))
    voice.show()
    voice.resize(300, 60)
    assert len(heard(voice)) == len(NAMES)
    voice.buttons[-1].click()
    menu = next(one for one in voice.findChildren(QMenu) if one.isVisible())
    assert len(heard(menu)) == len(NAMES)
    menu.close()


def test_a_strip_of_picks_with_long_names(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    strip = PickerStrip(host, host)
    strip.show_picker(Picker("?", tuple(Pick(one, (one,), f"{LONG[:90]} {one}") for one in NAMES.values())))
    assert all(tip(chip.toolTip()).count(one) == 2 for chip, one in zip(strip.chips, NAMES.values(), strict=True))


LIKE_MARKUP = ("plain", "", "<b>", "&lt;b&gt;", "a\n<b>  two</b>", "<!doctype html>x", '<?xml version="1"?><b>', "< b>")


@pytest.mark.parametrize("text", [*GIVEN, *LIKE_MARKUP])
def test_a_tip_and_an_inked_line_are_what_was_written(qtbot: QtBot, text: str) -> None:
    widget, label = QWidget(), InkedLabel()
    qtbot.addWidget(widget)
    qtbot.addWidget(label)
    show_tip(widget, text)
    assert tip(widget.toolTip()) == text
    label.write(text, "#000000")
    assert "".join(drawn(label.text()).split()) == "".join(text.split())


def test_what_cannot_be_taken_for_rich_text_is_left_alone() -> None:
    assert literal("Rules (F1)") == "Rules (F1)" and literal("") == ""


@pytest.mark.long(keep=1)
def test_a_long_name_is_cut_where_it_is_read(spoken: MainWindow, qtbot: QtBot) -> None:
    seated = tuple(one._replace(name=LONG) if seat < 2 else one for seat, one in enumerate(company()))
    spoken.begin(NewGame("meydele", seated, GAMES["meydele"].fill(7, {}), 3))
    page = spoken.stack.currentWidget()
    assert isinstance(page, TablePage)
    walk(spoken, least=0)
    uncover(page, qtbot)
    walk(spoken, least=0)
    assert plain(page.sitting.seated[0].name)() == cleaned(LONG)
