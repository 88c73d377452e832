"""A person's own badge is a place for cards laid before themselves, by click or drag (laws of the table, 6)."""

from __future__ import annotations

from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from app.engine import Position, Reason, view
from app.games import GAMES
from app.table.choices import ChoicesOf
from app.table.gestures import Gestures
from app.table.prompts import Choice, Ref, seat_ref
from tests.shell.at_table import click, drag
from tests.table.laid import acted, course, refused, seated, surface_of

SEVERAL = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]

@cache
def laying(game: str) -> list[tuple[Position, Ref, Choice]]:
    """In each phase the first moment at which a card can go to just one place of its own seat, with that choice."""
    low, high = GAMES[game].info.seats
    found = dict[tuple[str, str], tuple[Position, Ref, Choice]]()
    for p in course(game, min(high, max(low, 3)), 250):
        if p.turn is None:
            continue
        asked = ChoicesOf(seated(game, p, p.turn), view(p, p.turn))
        for ref in asked.liftable():
            mine = [one for one in asked.choices(ref) if asked.owner(one.target) == p.turn]
            mine = [one for one in mine if one.target.zone != ref.zone]
            if len({one.target for one in mine}) == 1 and mine[0].target != seat_ref(p.turn):
                found.setdefault((p.phase, ref.zone.split(".")[0]), (p, ref, mine[0]))
    return list(found.values())


def gestures_at(p: Position) -> tuple[Gestures, list[Choice], list[Ref]]:
    """The Gestures of the seat in turn, the actions that they play, and the cards that they refuse."""
    played, no = list[Choice](), list[Ref]()

    def play(choice: Choice) -> None:
        played.append(choice)

    def refuse(card: Ref, _: Reason) -> None:
        no.append(card)

    made = Gestures(play, refuse, lambda: None)
    made.renew(ChoicesOf(seated(p.game.rules.info.id, p, p.turn), view(p, p.turn)))
    return made, played, no


@pytest.mark.long
def test_in_several_games_cards_go_to_a_place_of_ones_own() -> None:
    assert sum(bool(laying(game)) for game in SEVERAL) > 4


@pytest.mark.parametrize("game", SEVERAL)
def test_a_card_that_goes_to_one_place_of_ones_own_goes_there_by_ones_badge(game: str) -> None:
    for p, ref, choice in laying(game):
        assert p.turn is not None
        for drops in (False, True):
            gestures, played, no = gestures_at(p)
            gestures.hold(ref)
            if drops:
                assert gestures.drop(seat_ref(p.turn))
            else:
                gestures.click(seat_ref(p.turn))
            assert not no, (p.phase, ref)
            assert played == [choice] or gestures.waiting, (p.phase, ref, played)


@pytest.mark.parametrize("game", SEVERAL)
def test_ones_badge_takes_a_card_at_the_table_as_the_place_itself_does(game: str, qtbot: QtBot) -> None:
    for p, ref, choice in laying(game)[:2]:
        assert p.turn is not None
        for drags in (False, True):
            one = seated(game, p, p.turn)
            surface = surface_of(qtbot, one, view(p, p.turn))
            heard, no = acted(surface), refused(surface)
            at, badge = surface.card_point(ref), surface.card_point(seat_ref(p.turn))
            if drags:
                drag(surface, at, badge)
            else:
                if one.ready(view(p, p.turn)) != ref:
                    click(surface, at)
                click(surface, badge)
            assert not no, (p.phase, ref)
            assert heard == [choice.actions] or surface.gestures.waiting or choice.picks, (p.phase, ref, heard)
            surface.close()


@pytest.mark.parametrize("game", SEVERAL)
def test_ones_badge_takes_no_card_that_has_several_places_of_ones_own_or_none(game: str) -> None:
    low, high = GAMES[game].info.seats
    for p in course(game, min(high, max(low, 3)), 120)[::7]:
        if p.turn is None:
            continue
        asked = ChoicesOf(seated(game, p, p.turn), view(p, p.turn))
        for ref in asked.liftable():
            targets = {choice.target for choice in asked.choices(ref)}
            mine = {to for to in targets if asked.owner(to) == p.turn and to.zone != ref.zone}
            if len(mine) == 1 or asked.together() > 1:
                continue
            gestures, played, _ = gestures_at(p)
            gestures.hold(ref)
            gestures.drop(seat_ref(p.turn))
            assert not played, (p.phase, ref, targets)
