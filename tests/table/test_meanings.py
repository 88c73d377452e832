"""Every sign that a game paints has a sentence about what it does or means, in both languages, over the registry."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine import view
from app.games import GAMES
from app.table import overlay
from app.table.cards import LIFT
from app.table.geometry import Board, Box
from app.table.long_press import HOLD_MS
from app.table.meanings import PLAIN, meaning, meant, noted
from app.table.overlay import HEM_FREE, SAYING_GAP
from app.table.prompts import Ref
from app.table.signs import ABOUT, Badge, Note, PlacedSign, Sign
from app.wording import use
from app.wording.bidi import bare, own
from app.wording.titles import game_name
from tests.covering import amount
from tests.listed import LISTED
from tests.table import laid
from tests.table.invented import Table

MOMENTS = 16
"""At how many moments of a game its signs are examined."""

pytestmark = pytest.mark.usefixtures("qapp")


def painted(game: str) -> list[Sign]:
    """The signs of a game played at random, seen by the seat in turn and by another one."""
    low, high = GAMES[game].info.seats
    found: list[Sign] = []
    for seats in {low, min(high, 4)}:
        for number, p in enumerate(laid.moments(game, seats, MOMENTS)):
            seat = p.turn if p.turn is not None and number % 2 else 0
            one, seen = laid.seated(game, p, seat), view(p, seat)
            one.watch(seen)
            found += one.signs(seen, Board(1256, 644))
    return found


@pytest.mark.parametrize("game", LISTED)
def test_every_sign_a_game_paints_says_what_it_does(game: str) -> None:
    said: dict[str, set[str]] = {}
    for language in ("en", "he"):
        use(language)
        signs = painted(game)
        unsaid = {f"{sign}" for sign in signs if not isinstance(sign, PLAIN) and not meaning(game, sign)}
        assert not unsaid, unsaid
        said[language] = {bare(meaning(game, sign)) for sign in signs} - {""}
        for sign in meant(game, signs):
            if isinstance(sign, PlacedSign) and sign.says:
                assert bare(sign.says).endswith(".") and "\n" not in sign.says, sign.says
    assert not said["en"] & said["he"], "each language has its own sentence"


@pytest.mark.parametrize("game", LISTED)
def test_what_a_sign_says_is_never_headed_by_a_figure_alone(game: str) -> None:
    use("en")
    shown = [noted(sign) for sign in meant(game, painted(game)) if isinstance(sign, PlacedSign) and sign.says]
    assert shown and all(one.lines for one in shown), "the sentence is never a heading itself"
    assert all(any(letter.isalpha() for letter in one.title) for one in shown if one.title)


def test_only_to_whoever_sits_there_a_badge_is_their_own() -> None:
    use("en")
    p = laid.course("shapes", 3)[0]
    one, seen = laid.seated("shapes", p, 0), view(p, 0)
    one.computers = frozenset((2,))
    one.watch(seen)

    def said() -> list[str]:
        badges = [sign for sign in one.signs(seen, Board(1256, 644)) if isinstance(sign, Badge)]
        return [meaning("shapes", sign).split(";")[0] for sign in sorted(badges, key=lambda sign: sign.target)]

    others = ["A person sits here", "A computer player sits here"]
    assert said() == ["A person sits here", *others], "in a replay nobody sits there"
    one.sits = True
    assert said() == ["This is your place", *others]


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.info.seats[1] > 1][:3])
def test_a_sign_is_explained_on_hover_on_focus_and_on_long_press(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seats = min(GAMES[game].info.seats[1], 3)
    p = laid.course(game, seats)[0]
    seat = p.turn if p.turn is not None else 0
    surface = laid.surface_of(qtbot, laid.seated(game, p, seat), view(p, seat))
    heard: list[str] = []
    surface.pressed.connect(heard.append)
    said = list[str]()

    def note_of(sign: PlacedSign) -> Note:
        said.append(sign.says)
        return noted(sign)

    def shown() -> str:
        return said[-1] if surface.stage.overlay._note else ""

    monkeypatch.setattr(overlay, "noted", note_of)
    sign, box = next((s, b) for s, b in surface.stage.overlay.shown() if isinstance(s, Badge))
    at, port = surface.mapFromScene(*box.middle), surface.viewport()
    laid.hover(surface, QPoint(2, 2))
    laid.hover(surface, at)
    assert sign.says and shown() == sign.says, "on hover"
    laid.hover(surface, QPoint(2, 2))
    assert not shown()
    surface.setFocus()
    assert Ref(sign.command) in surface.reachable(), "the keyboard gets there"
    surface._walk(Ref(sign.command))
    assert shown() == sign.says, "on focus"
    QTest.keyClick(surface, Qt.Key.Key_Escape)
    assert not shown()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    qtbot.wait(HOLD_MS + 60)
    assert shown() == sign.says, "on long press"
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)
    assert not [command for command in heard if command.startswith(ABOUT)], "a badge is no button"


def test_a_sign_is_explained_while_a_sentence_waits_until_the_person_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(one for one in LISTED if GAMES[one].info.seats[0] == 2)
    table = Table(game, 2, 3, patient=True)
    table.opening()
    surface, note = table.surface, table.surface.stage.overlay._note
    seen: list[bool] = []
    go_on = surface.teller.go_on

    def look() -> bool:
        for sign, box in surface.stage.overlay.pressable():
            if sign.says:
                laid.hover(surface, QPoint(2, 2))
                laid.hover(surface, surface.mapFromScene(*box.middle))
                seen.append(bool(note))
                laid.hover(surface, QPoint(2, 2))
                assert not note, "while nothing is pointed at"
                laid.hover(surface, surface.mapFromScene(*box.middle))
                break
        done = go_on()
        assert not note, "what goes on is not covered"
        return done

    monkeypatch.setattr(surface.teller, "go_on", look)
    for _ in table.play(12):
        pass
    assert seen and all(seen)


@pytest.mark.long
def test_words_about_a_card_lie_clear_of_cards_above_it_if_there_is_room(qtbot: QtBot) -> None:
    """They always lay above it, over whatever was there: in Prisoners over the card that one was turning."""
    beside = 0
    for game in LISTED:
        # With many seats the cloth may be full, and they cover as little as possible.
        seats = GAMES[game].info.seats[0]
        for p in laid.moments(game, seats):
            seat = p.turn if p.turn is not None else 0
            one, seen = laid.seated(game, p, seat), view(p, seat)
            surface = laid.surface_of(qtbot, one, seen)
            lain = surface.stage.overlay
            cards = [box for zone in seen.zones if seen.zones[zone] and (box := lain.zone_box(zone)) is not None]
            for ref in one.liftable(seen):
                lain.show_note(Note("What it does", cards=(ref,), width=0.28))
                box = lain.box(ref)
                place = lain._note[0].sceneBoundingRect()
                covers = Box(place.x(), place.y(), place.width(), place.height())
                assert box is not None and not covers.overlap(box._replace(y=box.y - LIFT)), "clear when it is raised"
                assert not [over for over in cards if covers.overlap(over) > 0]
                beside += place.bottom() > box.y
    assert beside, "there was always room above"


@pytest.mark.long
def test_words_about_a_sign_lie_above_it_or_where_there_is_no_room_below_it(qtbot: QtBot) -> None:
    below = 0
    for game in LISTED:
        seats = GAMES[game].info.seats[1]
        p = laid.course(game, seats)[0]
        seat = p.turn if p.turn is not None else 0
        one, seen = laid.seated(game, p, seat), view(p, seat)
        surface = laid.surface_of(qtbot, one, seen)
        lain = surface.stage.overlay
        for sign, box in lain.pressable():
            if sign.says:
                lain.show_saying(Ref(sign.command))
                place = lain._note[0].sceneBoundingRect()
                above = box.y - place.height() > HEM_FREE + SAYING_GAP
                assert place.bottom() < box.y if above else place.top() > box.y + box.height
                below += not above
    assert below, "there was always room"


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_behind_a_sign_has_a_title_in_words(qtbot: QtBot, game: str) -> None:
    seats = max(GAMES[game].info.seats[0], min(GAMES[game].info.seats[1], 3))
    for p in laid.moments(game, seats, amount(3, MOMENTS)):
        seat = p.turn if p.turn is not None else 0
        one, seen = laid.seated(game, p, seat), view(p, seat)
        surface = laid.surface_of(qtbot, one, seen)
        for sign in meant(game, one.signs(seen, surface.stage.board)):
            if isinstance(sign, PlacedSign) and sign.command.startswith(ABOUT):
                details = one.details(seen, sign.command)
                assert details is not None
                assert any(letter.isalpha() for letter in details[0]), f"a picture or a figure is no title: {sign}"
                # What is beside a name in Latin letters must not be drawn over to its side.
                apart = [own(" · ".join(text.split("\n"))) for text in sign.words]
                assert details[0] in (", ".join(apart), game_name(game)), sign
