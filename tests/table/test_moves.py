"""How cards move: those of one beat set out together, a pile is shuffled, cards turn over for a while."""

from __future__ import annotations

import pytest

from app.engine import Event
from app.table.moves import FAR_MS, MOVE_MS, SHUFFLE_MS, TURN_MS, Moves
from tests.table.invented import Table, next_due


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


def lands(table: Table) -> float:
    """In how many ms the last card that moves arrives."""
    return max(motion.begin + motion.duration for motion in table.surface.stage.clock._moves.values()) - table.time


def test_cards_take_longer_for_a_long_way_and_have_landed_when_it_is_said_that_they_have(table: Table) -> None:
    stage = table.surface.stage
    moves, met = Moves(stage), set[bool]()
    for source, into in (("hand.0", "pot"), ("hand.1", "pot"), ("pot", "hand.0"), ("hand.1", "hand.2")):
        stage.clock.finish()
        card, goal = stage.cards(source)[0], stage.count(into)
        moves.begin(moved(source, into, 0, goal), 0.0)
        moves.begin(moved(source, into, 0, goal + 1), 70.0)
        told = moves.set_out()
        assert card.item is not None and told == pytest.approx(lands(table))
        motion, place = stage.clock._moves[card.item], card.item.target
        far = abs(place.x - card.item.x()) + abs(place.y - card.item.y()) > stage.board.width / 2
        assert motion.duration == (FAR_MS if far else MOVE_MS) and told >= 70.0 + MOVE_MS
        met.add(far)
    assert met == {True, False}


@pytest.mark.parametrize("alone", [True, False], ids=["a shuffle", "what a shuffle follows from"])
@pytest.mark.parametrize("shown", [True, False], ids=["shown before", "closed"])
def test_a_pile_is_shuffled_closed_and_lies_as_before_when_it_is_said_that_it_does(
    table: Table, alone: bool, shown: bool
) -> None:
    stage = table.surface.stage
    moves, clock = Moves(stage), stage.clock
    moves.only_shuffles = alone
    top, below = (card.item for card in stage.cards("stock")[:2])
    assert top is not None and below is not None
    if shown:
        top.become("7H")
    told = moves.begin(Event("shuffled", 1, {"zone": "stock"}), 0.0)
    assert told == (TURN_MS if shown else 0.0) + (SHUFFLE_MS if alone else SHUFFLE_MS / 2) + 10.0
    began, aside = table.time, set[bool]()
    while clock.busy:
        table.time = next_due(clock)
        clock.tick()
        if abs(top.x() - top.target.x) > 1.0:
            assert top.text == "??"
        places = stage.places("stock")
        aside.add((top.x() - places[0].x) * (below.x() - places[1].x) < -1.0)
    assert table.time - began <= told and True in aside, "its edges slide apart"
    assert (top.x(), below.x()) == (places[0].x, places[1].x)


def test_cards_that_turn_over_for_a_while_do_so_as_far_as_they_are_known(table: Table) -> None:
    stage = table.surface.stage
    moves = Moves(stage)
    moves.turning = 900.0
    event = Event("shown", 1, {"zone": "pot"}, ("7H", "??"), ("??", "??"), (-1, -1), (-1, -1), into=(0, 0))
    assert moves.begin(event, 0.0) == 900.0 == lands(table)
    stage.clock.finish()
    item = stage.cards("pot")[0].item
    assert item is not None and item.text == "7H" and stage.cards("pot")[0].text != "7H"
