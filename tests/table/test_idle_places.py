"""An empty place and the stock answer a click and Enter while no card is in hand (laws of the table, 6 and 7)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine import Reason, hidden, view
from app.games import GAMES
from app.table.choices import ChoicesOf
from app.table.gestures import Gestures
from app.table.prompts import Ref
from app.wording.catalogue import has
from tests.shell.at_table import click
from tests.table.laid import acted, course, refused, seated, surface_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_an_empty_place_says_whether_a_card_goes_there(game: str) -> None:
    low, high = GAMES[game].info.seats
    for p in course(game, min(high, max(low, 3)), 120)[::9]:
        if p.turn is None:
            continue
        one, seen = seated(game, p, p.turn), view(p, p.turn)
        no = dict[Ref, Reason]()
        gestures = Gestures(lambda *_: None, no.__setitem__, lambda: None)
        gestures.renew(ChoicesOf(one, seen))
        if gestures.in_hand is not None:
            continue
        goals = {choice.target for ref in one.liftable(seen) for choice in one.choices(seen, ref)}
        for zone in (Ref(name) for name, cards in seen.zones.items() if not cards):
            gestures.click(zone)
            assert no[zone].code == ("choose-first" if zone in goals else "takes-nothing")
            assert has(f"refusal.{no[zone].code}") and gestures.held is None


def test_enter_on_a_place_leads_to_a_card_that_goes_there_and_a_click_says_so(qtbot: QtBot) -> None:
    """In Shapes Enter on the place for a card did nothing and said nothing."""
    p = next(one for one in course("shapes", 3) if one.phase == "base" and one.turn is not None)
    one, seen = seated("shapes", p, p.turn), view(p, p.turn)
    surface = surface_of(qtbot, one, seen)
    no, done = refused(surface), acted(surface)
    card = one.liftable(seen)[0]
    place = one.choices(seen, card)[0].target
    click(surface, surface.card_point(place))
    surface.keyboard.put(place)
    QTest.keyClick(surface, Qt.Key.Key_Return)
    assert [reason.code for reason in no] == ["choose-first", "choose-first"] and not done
    assert surface.keyboard.at == card
    for _ in range(2):
        QTest.keyClick(surface, Qt.Key.Key_Return)
    assert done == [one.choices(seen, card)[0].actions]


def test_the_stock_says_that_its_cards_are_dealt(qtbot: QtBot) -> None:
    p = next(one for one in course("shapes", 3) if one.turn is not None)
    surface = surface_of(qtbot, seated("shapes", p, p.turn), view(p, p.turn))
    no = refused(surface)
    stock = next(zone for zone, cards in p.zones.items() if cards and p.game.zones[zone].owner is None)
    click(surface, surface.card_point(Ref(stock, len(p.zones[stock]) - 1)))
    assert no == [Reason("stock")]


def test_an_open_card_that_goes_nowhere_may_be_looked_at_in_peace() -> None:
    looked_at = set()
    for game, rules in GAMES.items():
        low, high = rules.info.seats
        for p in course(game, min(high, max(low, 3)), 120)[::9]:
            if p.turn is None:
                continue
            one, seen = seated(game, p, p.turn), view(p, p.turn)
            chooser, liftable = ChoicesOf(one, seen), set(one.liftable(seen))
            for zone, cards in seen.zones.items():
                last = Ref(zone, len(cards) - 1)
                if cards and not hidden(cards[-1]) and last not in liftable and not one.bound_for(seen, Ref(zone)):
                    looked_at.add(game)
                    assert chooser.idle(last) is None
    assert len(looked_at) > len(GAMES) / 2
