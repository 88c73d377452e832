"""How the cards of one beat set out together, whatever else happens in it."""

from __future__ import annotations

import pytest

from app.engine import Event
from app.table.moves import Moves
from tests.table.invented import Table


@pytest.fixture
def table(qapp: object) -> Table:
    """A table of Majnun after the deal."""
    made = Table("majnun", 3, 4)
    made.opening()
    return made


def moved(source: str, into: str, at: int, to: int) -> Event:
    """A closed card that goes from one place to another."""
    args = {"from": source, "to": into}
    return Event("moved", 1, args, ("??",), ("??",), (-1,), (0,), at=(at,), into=(to,))


def test_a_card_that_goes_on_within_a_beat_comes_to_where_it_goes_last(table: Table) -> None:
    stage = table.surface.stage
    moves, hand, pot = Moves(stage), stage.count("hand.1"), stage.count("pot")
    moves.begin(moved("stock", "hand.1", 0, hand), 0.0)
    moves.begin(moved("hand.1", "pot", hand, pot), 0.0)
    assert moves.set_out() > 0
    assert (stage.count("hand.1"), stage.count("pot")) == (hand, pot + 1)
    card = stage.cards("pot")[pot]
    assert card.item is not None and card.item.target == stage.places("pot")[pot]
    assert stage.cards("stock")[0].item is not None, "the card below it has come into sight"
    assert not moves.set_out(), "nothing is left to set out"


def test_a_card_that_is_shown_in_the_beat_that_brings_it_turns_over_where_it_comes_to(table: Table) -> None:
    stage = table.surface.stage
    moves, pot = Moves(stage), stage.count("pot")
    moves.begin(moved("stock", "pot", 0, pot), 0.0)
    assert moves.begin(Event("shown", 1, {"zone": "pot"}, ("7H",), ("??",), (-1,), (-1,), into=(pot,)), 0.0) > 0
    card = stage.cards("pot")[pot]
    assert card.text == "7H" and card.item is not None
    assert card.item.target == stage.places("pot")[pot]


def test_cards_of_one_beat_set_out_one_after_the_other_and_those_that_stay_close_up(table: Table) -> None:
    stage = table.surface.stage
    moves, pot = Moves(stage), stage.count("pot")
    first, second = stage.cards("hand.0")[1], stage.cards("hand.0")[3]
    moves.begin(moved("hand.0", "pot", 1, pot), 0.0)
    moves.begin(moved("hand.0", "pot", 2, pot + 1), 30.0)
    moves.set_out()
    begin = {card: stage.clock._moves[card.item].begin for card in (first, second) if card.item is not None}
    assert begin[second] - begin[first] == 30.0
    lying = zip(stage.cards("hand.0"), stage.places("hand.0"), strict=True)
    assert all(card.item is None or card.item.target == place for card, place in lying)


def test_a_card_that_is_turning_over_is_whole_again_when_the_cloth_is_laid_out_anew(table: Table) -> None:
    """It would stay as narrow as it was seen in the middle of its turn, for example when the window is resized."""
    stage = table.surface.stage
    Moves(stage).begin(Event("shown", 1, {"zone": "pot"}, ("7H",), ("??",), (-1,), (-1,), into=(0,)), 0.0)
    card = stage.cards("pot")[0]
    assert card.item is not None
    stage.clock.move(card.item, card.item.target, 100.0, turn="7H")
    table.time += 40.0
    stage.clock.tick()
    assert card.item.transform().m11() < 0.5, "it is seen from the side"
    stage.arrange("pot")
    assert card.item.transform().isIdentity()


def test_a_card_that_was_held_up_lies_in_its_zone_once_a_view_is_laid(table: Table) -> None:
    stage = table.surface.stage
    assert stage.view is not None
    stage.hold_up("hand.1", {0: "7H"}, "pot", 100.0)
    stage.clock.finish()
    (up,) = [card.item for card in stage.cards("hand.1")[:1]]
    assert up is not None and up.text == "7H" and abs(up.target.x - stage.places("pot")[0].x) < 5, "over the pot"
    stage.lay(stage.view)
    lying = stage.cards("hand.1")[0].item
    assert lying is None or lying.target == stage.places("hand.1")[0]


def test_a_card_that_was_taken_up_again_is_not_put_out_of_sight_where_it_went_before(table: Table) -> None:
    card, earlier = table.surface.stage.cards("hand.0")[:2]
    moves, item = Moves(table.surface.stage), card.item
    assert item is not None and earlier.item is not None
    moves._out_of_sight(card, earlier.item)
    assert card.item is item
    moves._out_of_sight(card, item)
    assert card.item is None
