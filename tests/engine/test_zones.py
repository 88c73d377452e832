"""Zones are declared as patterns and made for a given number of seats."""

from __future__ import annotations

import pytest

from app.engine import Face, Kind, Zone, agree
from app.engine.zones import hand, pile, row
from tests.engine.made_up import YARD, Yard


def test_a_plain_zone_is_itself_and_its_own_group() -> None:
    assert list(pile("stock", Face.DOWN).made(3)) == [Zone("stock", Kind.PILE, Face.DOWN, "stock")]
    (one,) = row("market", (Face.UP, Face.DOWN)).made(2)
    assert (one.kind, one.owner) == (Kind.ROW, None)


def test_a_seats_zone_is_made_for_every_seat_with_its_owner_and_group() -> None:
    made = list(hand(group="own.{seat}").made(3))
    assert [(zone.id, zone.owner, zone.group) for zone in made] == [
        ("hand.0", 0, "own.0"),
        ("hand.1", 1, "own.1"),
        ("hand.2", 2, "own.2"),
    ]
    assert {zone.face for zone in made} == {Face.OWNER}


def test_a_group_may_name_the_number_of_its_zone() -> None:
    made = pile("col.{seat}.{k}", Face.UP, "pair.{k}", range(1, 3)).made(2)
    assert [zone.group for zone in made] == ["pair.1", "pair.2", "pair.1", "pair.2"]


def test_suits_and_numbers_follow_the_seat() -> None:
    assert [zone.id for zone in pile("pile.{suit}", Face.UP).made(1)] == ["pile.C", "pile.D", "pile.H", "pile.S"]
    made = [zone.id for zone in pile("col.{seat}.{k}", Face.UP, k=range(1, 4)).made(2)]
    assert made == ["col.0.1", "col.0.2", "col.0.3", "col.1.1", "col.1.2", "col.1.3"]
    assert len(list(pile("x.{seat}.{suit}.{k}", Face.UP, k=range(2)).made(2))) == 16


def test_a_game_makes_its_zones_once_and_puts_the_deck_into_the_first() -> None:
    game = agree(YARD, 2)
    assert game.first == "stock" and next(iter(game.zones)) == "stock"
    assert game.groups["own.1"] == ("hand.1", "held.1", "won.1")
    assert {zone.id for zone in game.changing} == {"market", "turned.0", "turned.1", "purse.0", "purse.1"}


@pytest.mark.parametrize(
    ("zones", "message"),
    [
        ([pile("stock", Face.DOWN), pile("stock", Face.UP)], "declares the zone stock twice"),
        ([pile("stock", Face.DOWN), hand(), pile("held", Face.DOWN, group="hand.0")], "cannot be named hand.0"),
    ],
)
def test_zones_that_could_be_mixed_up_are_refused(zones: list[Zone], message: str) -> None:
    class Mixed(Yard):
        def zones(self, seats: int, options: object) -> list[Zone]:
            return zones

    with pytest.raises(ValueError, match=message):
        agree(Mixed(), 1)
