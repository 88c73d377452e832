"""The reel: a part of a game to be sent, before anything is painted."""

from __future__ import annotations

import pytest

from app import wording
from app.engine import Record, view
from app.games import GAMES
from app.session.reel import NoSuchPart, Reel, nameless, size_words
from app.session.replay import Past, StillSecret
from app.session.seats import Seated
from app.wording.bidi import bare
from tests.session.finished import company, finished


def past(game: str = "asirim") -> Past:
    record = finished(game, 2)
    return Past(record, company(2, 2))


def test_a_reel_has_the_stills_of_its_part_as_its_eyes_saw_them() -> None:
    whole = past()
    reel = Reel(whole, 1, 3, 7)
    assert [still.place for still in reel] == [3, 4, 5, 6, 7] and len(reel) == 5 and reel.count == whole.count
    for still in reel:
        assert still.view.to_json() == view(whole.record.position_at(still.place), 1).to_json()
        assert list(still.events) == whole.events(still.place, 1)
        assert still.words == whole.words(still.place, 1)
        assert still.actor == whole.actor(still.place)
    for place in (2, 8):
        with pytest.raises(LookupError):
            reel.still(place)


@pytest.mark.parametrize(("first", "last"), [(-1, 3), (4, 3), (0, 10_000), (10_000, None)])
def test_a_part_that_is_not_there_is_refused(first: int, last: int | None) -> None:
    with pytest.raises(NoSuchPart):
        Reel(past(), 0, first, last)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(LookupError):
        Reel(past(), seat)


def test_a_game_that_is_not_over_is_seen_by_its_seats_alone() -> None:
    record = Record.begin(GAMES["meydele"], 3, 1, {})
    begun = Past(record, company(3))
    assert Reel(begun, 2).still(0).view.seat == 2
    with pytest.raises(StillSecret):
        Reel(begun, "open")


@pytest.mark.parametrize(("language", "names"), [("en", ["Seat 1", "Seat 2"]), ("he", ["\u05de\u05e7\u05d5\u05dd 1", "\u05de\u05e7\u05d5\u05dd 2"])])  # fmt: skip # noqa: E501
def test_without_names_everybody_is_called_by_their_seat(language: str, names: list[str]) -> None:
    wording.use(language)
    seated = (Seated("Noa", "fig", form="f"), Seated("Omar", "lemon", computer=True))
    assert [one.name for one in nameless(seated)] == names
    assert [one.form for one in nameless(seated)] == ["", ""]
    reel = Reel(Past(finished("asirim", 2), seated), 0, names=False)
    said = " ".join(still.words for still in reel)
    assert "Noa" not in said and "Omar" not in said and names[0] in bare(said)
    assert list(reel.plates.values()) == ["fig", "lemon"]


def test_a_size_is_read_in_kilobytes_and_megabytes() -> None:
    assert [bare(size_words(count)) for count in (12, 54_321, 2_345_678)] == ["1 kB", "54 kB", "2.3 MB"]
