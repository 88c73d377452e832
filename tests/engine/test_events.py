"""An event is written once, in full, and told to each reader with what that reader may know."""

from __future__ import annotations

import pytest

from app.engine import Action, Event
from app.engine.events import EVERYBODY
from app.engine.zones import seat_of

MOVED = Event(
    "moved", 3, {"from": "a", "to": "b"}, ("2C", "3C"), ("??", "?w"), (0b001, 0b011), (0b001, 0), (4, 5), (0, 1),
    at_sight=0b001, into_sight=0b010,
)  # fmt: skip


def test_a_reader_from_whom_nothing_is_hidden_gets_the_event_itself() -> None:
    assert MOVED.told(EVERYBODY) is MOVED


def test_each_reader_gets_the_cards_faces_and_indexes_he_may_know() -> None:
    first, second, third = (MOVED.told(1 << seat) for seat in range(3))
    assert first is not None and second is not None and third is not None
    assert (first.cards, first.at, first.into, first.laid) == (("2C", "3C"), (4, 5), None, ["2C", "?w"])
    assert (second.cards, second.at, second.into, second.laid) == (("??", "3C"), None, (0, 1), ["??", "?w"])
    assert (third.cards, third.at, third.into) == (("??", "?w"), None, None)
    assert not first.hides and second.hides and third.hides


def test_a_told_event_holds_no_mask_and_no_hidden_card() -> None:
    for seat in range(3):
        one = MOVED.told(1 << seat)
        assert one is not None
        assert set(one.sight) == {EVERYBODY} and set(one.faces) <= {0, EVERYBODY}
        assert (one.at_sight, one.into_sight, one.to) == (EVERYBODY, EVERYBODY, EVERYBODY)
        assert one.told(0b100) is not None


def test_who_knows_no_index_gets_the_cards_in_an_order_that_says_nothing() -> None:
    both = [MOVED._replace(cards=cards, backs=backs, sight=sight, into_sight=0b001) for cards, backs, sight in (
        (("7C", "3C"), ("??", "??"), (0b001, 0b101)),
        (("3C", "7C"), ("??", "??"), (0b101, 0b001)),
    )]  # fmt: skip
    assert both[0].told(0b100) == both[1].told(0b100)


def test_an_event_that_is_not_for_a_reader_is_not_told() -> None:
    whisper = Event("said", 1, {"code": "psst", "args": []}, to=0b010)
    assert whisper.told(0b001) is None
    assert whisper.told(0b010) is not None
    assert whisper.told(EVERYBODY) is whisper


def test_an_event_without_cards_is_its_code_moment_and_arguments() -> None:
    event = Event("shuffled", 2, {"zone": "stock", "count": 4})
    assert event.to_json() == {"event": "shuffled", "moment": 2, "zone": "stock", "count": 4}
    assert MOVED.to_json() == {
        "event": "moved", "moment": 3, "from": "a", "to": "b", "cards": ["2C", "3C"], "shown": [True, False],
        "at": [4, 5], "into": [0, 1],
    }  # fmt: skip


def test_a_move_says_which_zones_and_seats_it_joins() -> None:
    moved = Event("moved", 1, {"from": "hand.2", "to": "pile.1.3"}, ("2C",))
    assert (moved.source, moved.goal, moved.giver, moved.taker) == ("hand.2", "pile.1.3", 2, 1)
    assert moved.moves and moved.leaves("hand") and moved.comes_to("pile")
    assert not moved.leaves("han") and not moved.comes_to("pile.1")
    shown = Event("shown", 1, {"zone": "hand.0"}, ("2C",))
    assert shown.lies_in("hand") and shown.owner == 0
    assert not shown.moves and not shown.source and not shown.goal


def test_an_act_and_what_is_said_can_be_read_from_their_events_only() -> None:
    acted = Event("acted", 0, {"seat": 1, "action": "give:2C:0", "forced": True})
    assert (acted.seat, acted.action, acted.forced) == (1, Action("give", ("2C", "0")), True)
    assert (acted.said, acted.about) == ("", [])
    said = Event("said", 0, {"code": "psst", "args": [2, "7C"]})
    assert (said.said, said.about) == ("psst", [2, "7C"])


@pytest.mark.parametrize("zone", ["stock", "pile.S", ""])
def test_a_zone_of_nobody_names_no_seat(zone: str) -> None:
    with pytest.raises(ValueError, match="belongs to no seat"):
        seat_of(zone)
