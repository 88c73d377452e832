"""Comfort at the table: no motion, the left hand, fingers, and a memory that never knows more than the seat may."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from app.engine import Position, hidden, view
from app.games import GAMES
from app.shell.kit import motion
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.table.voice import TOUCH
from app.table.commands import Command
from app.table.memory import learned, recalled
from app.table.prompts import Button
from app.table.surface import SLIDE
from tests.shell.conftest import Memory
from tests.table import laid

KNOWING = [
    game
    for game, rules in GAMES.items()
    if any(recalled(view(p, 0)) for p in laid.moments(game, rules.info.seats[0], 8))
][:3]
"""Some games in which a seat knows closed cards."""

Table = Callable[..., TablePage]


def truth(p: Position, zone: str, index: int) -> str:
    """What a card really is, whoever may see it."""
    return p.game.cards[p.zones[zone][index]]


@pytest.mark.parametrize("game", GAMES)
def test_the_memory_aid_shows_what_the_seat_knows_and_never_more(game: str) -> None:
    seats = min(GAMES[game].info.seats[1], 3)
    for p in laid.moments(game, seats, 14):
        for seat in range(seats):
            seen = view(p, seat)
            shown = recalled(seen)
            assert {sign.face for sign in shown} <= learned(seen)
            # Others go on seeing the position before an act that is not told yet.
            for sign in shown if p.game.rules.untold(p) is None else ():
                assert hidden(seen.zones[sign.card.zone][sign.card.index]), "only closed cards are recalled"
                assert truth(p, sign.card.zone, sign.card.index) == sign.face
            assert not recalled(seen, learned(seen))
        assert not recalled(view(p, None)), "an onlooker remembers nothing"


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
            counts.append(page.surface.stage.overlay.recalled())
        assert counts[0] == 0 and counts[0] <= counts[1] <= counts[2]
        found += counts[2]
        page._settings.override("recall", "on")
        page.surface.clear()
        assert not page.surface.stage.overlay.recalled(), "nothing stays for the next person"
    assert found


def test_without_motion_cards_are_where_they_go_at_once_and_the_words_stay_as_long(table: Table) -> None:
    page = table("meydele", persons=1, seats=3)
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
    assert turn is not None and page.surface.clock.still
    page.act((str(page.sitting.view_of(turn).legal[0]),))
    assert not page.surface.clock._moves, "no card is on its way"
    page.surface.go_on()
    assert page.surface.stage.teller.waiting, "and the sentence waits"
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
    prompt = page.voice.prompt
    page.voice.say(prompt._replace(buttons=(Button("Go on", command=Command.GO_ON, main=True),)))
    plate = page.voice._plate
    for left in (False, True):
        page._settings.override("left_handed", left)
        page.voice.say(prompt._replace(buttons=(Button("Go on", command=Command.GO_ON, main=True),)))
        QApplication.processEvents()
        button = page.voice.buttons[-1]
        assert (button.x() < plate.x()) is left
    page._settings.override("touch", True)
    page.voice.say(prompt._replace(buttons=(Button("On", command=Command.GO_ON, main=True),)))
    QApplication.processEvents()
    assert page.voice.buttons[-1].height() >= TOUCH and page.surface.slide > SLIDE
    page._settings.override("touch", False)
    assert page.surface.slide == SLIDE
