"""Comfort at the table: no motion, the left hand, fingers, and a memory that never knows more than the seat may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from app.engine import Position, hidden, view
from app.games import GAMES
from app.shell.kit import motion
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.choices import ChoiceList
from app.shell.kit.sheet import Sheet
from app.shell.library.replay_page import ReplayPage
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.table.voice import TOUCH
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.table.memory import learned, recalled
from app.table.prompts import Button, Pick, Picker
from app.table.surface import SLIDE
from tests.session.finished import company, finished
from tests.shell.conftest import Memory
from tests.shell.fitting import faults
from tests.table import laid

KNOWING = list(
    islice(
        (
            game
            for game, rules in GAMES.items()
            if any(recalled(view(p, 0)) for p in laid.moments(game, rules.info.seats[0], 8))
        ),
        3,
    )
)
"""Some games in which a seat knows closed cards; only a few, because every worker searches for them when it starts."""

FINGER = 44
"""The smallest target for a finger, px."""

Table = Callable[..., TablePage]


def truth(p: Position, zone: str, index: int) -> str:
    """The true face of a card, even if nobody may see it."""
    return p.game.cards[p.zones[zone][index]]


@pytest.mark.parametrize("game", GAMES)
def test_the_memory_aid_shows_what_the_seat_knows_and_never_more(game: str) -> None:
    seats = min(GAMES[game].info.seats[1], 3)
    for p in laid.moments(game, seats, 14):
        for seat in range(seats):
            seen = view(p, seat)
            shown = recalled(seen)
            assert {sign.face for sign in shown} <= learned(seen)
            # The other seats still see the position before an act that has not been told yet.
            for sign in shown if p.game.rules.untold(p) is None else ():
                assert hidden(seen.zones[sign.card.zone][sign.card.index]), "only closed cards are recalled"
                assert truth(p, sign.card.zone, sign.card.index) == sign.face
            assert not recalled(seen, learned(seen))
        assert not recalled(view(p, None)), "an onlooker remembers nothing"


@pytest.mark.long
def test_what_is_recalled_is_on_the_last_round_or_off_as_the_person_wishes(table: Table) -> None:
    found = 0
    for game in KNOWING:
        page = table(game, persons=1, seats=GAMES[game].info.seats[0])
        page.company._soon.blockSignals(True)
        for _ in range(20):
            turn = page.sitting.turn
            if turn is None:
                break
            legal = page.sitting.view_of(turn).legal
            page.act((str(legal[len(page.sitting.record.done) % len(legal)]),))
        page.surface.finish()
        counts = []
        for wish in ("off", "last-round", "on"):
            page._settings.override("recall", wish)
            QApplication.processEvents()
            counts.append(len(page.surface.stage.overlay._memory))
        assert counts[0] == 0 and counts[0] <= counts[1] <= counts[2]
        found += counts[2]
        page._settings.override("recall", "on")
        page.surface.clear()
        assert not page.surface.stage.overlay._memory, "nothing stays for the next person"
    assert found


def test_without_motion_cards_are_where_they_go_at_once_and_the_words_stay_as_long(table: Table) -> None:
    page = table("soureh", persons=1, seats=3)
    page.company._soon.blockSignals(True)
    page.company.turns.stop()
    page._settings.override("motion", "still")
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    page.surface.clock.now = lambda: 0.0
    while page.sitting.turn == page.sitting.seat:
        page.act((str(page.sitting.view.legal[0]),))
        page.surface.finish()
    turn = page.sitting.turn
    assert turn is not None and page.surface.clock.still()
    page.act((str(page.sitting.view_of(turn).legal[0]),))
    assert not page.surface.clock._moves, "no card is on its way"
    page.surface.go_on()
    assert page.surface.teller.waiting, "and the sentence waits"
    page.surface.finish()


@pytest.mark.parametrize(
    ("platform", "said", "little"),
    [
        ("linux", "false", True), ("linux", "true", False), ("linux", "", False),
        ("darwin", "1", True), ("darwin", "", False), ("plan9", "1", False),
    ],
)  # fmt: skip
def test_each_system_is_asked_in_its_way(platform: str, said: str, little: bool) -> None:
    assert motion.asks_for_little(platform, lambda command: said) is little


def test_the_system_is_followed_until_the_person_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(Memory())
    for asks in (True, False):
        monkeypatch.setattr("app.shell.settings.settings.system_is_still", lambda asks=asks: asks)
        assert settings.motion == "system" and settings.still is asks
    settings.motion = "still"
    assert settings.still
    settings.motion = "moving"
    monkeypatch.setattr("app.shell.settings.settings.system_is_still", lambda: True)
    assert not settings.still


def test_the_buttons_are_on_the_side_of_the_hand_and_large_for_fingers(table: Table) -> None:
    page = table("meydele", persons=1, seats=3)
    page.company.turns.stop()
    page.surface.finish()
    page._settings.override("pace", "calm")
    QApplication.processEvents()
    prompt = page.voice.prompt
    # The cloth is laid again a moment after a change of size, and then the page says what may be done.
    page.say = lambda *, quiet=False: None  # type: ignore[method-assign]
    page.voice.say(prompt._replace(buttons=(Button("Go on", command=Command.GO_ON, main=True),)))
    plate = page.voice._plate
    for left in (False, True):
        page._settings.override("left_handed", left)
        QApplication.processEvents()
        page.voice.say(prompt._replace(buttons=(Button("Go on", command=Command.GO_ON, main=True),)))
        QApplication.processEvents()
        button = page.voice.buttons[-1]
        assert (button.x() < plate.x()) is left
    page._settings.override("touch", True)
    QApplication.processEvents()
    page.voice.say(prompt._replace(buttons=(Button("On", command=Command.GO_ON, main=True),)))
    QApplication.processEvents()
    assert page.voice.buttons[-1].height() >= TOUCH and page.surface.slide > SLIDE
    page._settings.override("touch", False)
    assert page.surface.slide == SLIDE


def sides(page: TablePage) -> dict[str, float]:
    """How far to the right the middle of each zone lies, as a share of the cloth's width."""
    stage = page.surface.stage
    assert page.sitting.view is not None
    boxes = {zone: stage.overlay.zone_box(zone) for zone in page.sitting.view.zones}
    return {zone: box.middle[0] / stage.board.width for zone, box in boxes.items() if box is not None}


@pytest.mark.parametrize("game", GAMES)
def test_a_left_handed_table_exchanges_the_sides_and_leaves_the_rivals_where_they_sit(table: Table, game: str) -> None:
    seats = GAMES[game].info.seats[0]
    page = table(game, persons=1, seats=seats)
    page.company.turns.stop()
    page.surface.finish()
    page.surface.fit()
    usual = sides(page)
    page._settings.override("left_handed", True)
    other = sides(page)
    view = page.sitting.view
    mine = [zone for zone in usual if view.game.zones[zone].owner in (None, page.controller.me)]
    aside = [zone for zone in mine if abs(usual[zone] - 0.5) > 0.12]
    # Of two overlapping cards the lower one keeps its left side free, on either side of the table.
    assert all(any(abs(usual[zone] + other[one] - 1) < 0.03 for one in mine) for zone in aside), (usual, other)
    page._settings.override("left_handed", False)
    assert sides(page) == usual
    if not aside:
        pytest.skip("everything of one's own lies in the middle in this game's first moment")


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].info.seats[1] > 2])
def test_the_next_in_play_sits_on_the_same_side_of_a_left_handed_table(table: Table, game: str) -> None:
    page = table(game, persons=1, seats=3)
    page.company.turns.stop()
    page.surface.finish()

    def badges() -> list[int]:
        boxes = {int(name.removeprefix("seat.")): box for name, box in page.surface.stage.overlay.targets()
                 if name.startswith("seat.")}  # fmt: skip
        return sorted((seat for seat in boxes if seat), key=lambda seat: boxes[seat].middle[0])

    before = badges()
    page._settings.override("left_handed", True)
    assert badges() == before and len(before) == 2


def test_whatever_is_pressed_at_the_table_is_large_enough_for_a_finger(table: Table) -> None:
    page = table("meydele", persons=1, seats=3)
    page.company.turns.stop()
    page.surface.finish()
    page._settings.override("touch", True)
    page.asking.show(Picker("Which?", tuple(Pick("", (name,), number=name) for name in "123")), 1.0)
    picker = page.asking.picker
    assert picker is not None
    for size in ((900, 600), (1280, 800)):
        page.window().resize(*size)
        QApplication.processEvents()
        for button in (*page.bar.buttons.values(), page.bar.shelf, page.bar.menu, *picker.chips):
            assert min(button.width(), button.height()) >= FINGER, button.accessibleName()
        assert page.bar.rect().contains(page.bar.childrenRect()), "the bar has room for them"
    page._settings.override("touch", False)
    QApplication.processEvents()
    assert page.bar.menu.width() < FINGER
    assert all(chip.height() < FINGER for chip in picker.chips)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_whatever_is_pressed_elsewhere_is_large_enough_for_a_finger_too_and_stays_whole(
    window: MainWindow, language: str
) -> None:
    """Only tables followed the setting: in a film, on sheets and on every other page targets stayed small."""
    settings = window.settings
    settings.choose("language", language)
    window.resize(900, 600)
    game = next(iter(GAMES))

    def watch() -> None:
        record = finished(game)
        window.turn_to(ReplayPage(record, company(record.game.seats), settings))

    places: Sequence[Callable[[], object]] = (
        window.show_shelf, lambda: window.show_rules(game), lambda: window.show_results(game), watch,
        window.show_settings, lambda: window.new_game(game),
    )  # fmt: skip
    for go in places:
        settings.choose("touch", False)
        go()
        sheet = next((one for one in window.findChildren(Sheet) if one.isVisible()), None)
        page = sheet or window.stack.currentWidget()
        assert page is not None
        for touch in (False, True):
            settings.choose("touch", touch)
            for _ in range(3):
                QApplication.processEvents()
            pressed = [*page.findChildren(PushButton), *page.findChildren(IconButton), *page.findChildren(ChoiceList)]
            least = min((min(one.width(), one.height()), one.accessibleName()) for one in pressed if one.isVisible())
            assert (least[0] >= FINGER) == touch, least
            assert not [*faults(page)], "nothing is cut for it"
        if sheet is not None:
            sheet.close()


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_panel_over_a_narrow_table_lies_at_the_end_side_and_for_the_left_hand_at_the_other(
    table: Table, language: str
) -> None:
    page = table("solo", persons=1, seats=1)
    page._settings.choose("language", language)
    page.resize(900, 600)
    QApplication.processEvents()
    page.beside.show(Command.LOG)
    for left in (False, True):
        page._settings.override("left_handed", left)
        QApplication.processEvents()
        page.beside.place()
        panel, cloth = page.beside.panel, page.surface.geometry()
        assert panel is not None and panel.isVisible()
        at_left = panel.geometry().center().x() < cloth.center().x()
        assert at_left is ((language == "he") != left)
