"""Computer players that adapt: which level they take after which results."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest

from app.engine import Result
from app.session.adaptation import adapted
from app.session.agreement import NewGame
from app.session.seats import Seated, read_table
from app.session.sitting import Sitting
from app.store import Store
from app.store.store import Kept
from app.wording.plates import PLATES
from tests.session.finished import finished
from tests.session.made import Choices

NOW = datetime(2026, 1, 1, tzinfo=UTC)
DANA = Seated("Dana", PLATES[0])
URI = Seated("Uri", PLATES[1])
BOT = Seated("Omar", PLATES[2], computer=True, adapts=True)
SET = Seated("Rachel", PLATES[3], computer=True, level="expert")


def game(seated: Sequence[Seated], *winners: int, counted: bool = True) -> Kept:
    """A finished game with these winners, as the store tells of it."""
    return kept({"seats": [one.to_json() for one in seated]}, len(seated), Result(winners, (), ""), counted)


def kept(table: dict[str, Any], seats: int, result: Result, counted: bool = True) -> Kept:
    """What the store tells of a game at this table."""
    return Kept(1, "shapes", table, 1, {}, NOW, NOW, 9, result, seats, 1, True, counted, True, 1)


def level(seated: Sequence[Seated], *played: Kept) -> str:
    """The level of the last seat in the next game."""
    return adapted(seated, played)[-1].level


WON, LOST = game((DANA, BOT), 0), game((DANA, BOT), 1)


def test_without_games_it_begins_as_a_computer_player_usually_does() -> None:
    assert level((DANA, BOT)) == "medium"
    assert level((DANA, BOT._replace(level="expert"))) == "medium"


@pytest.mark.parametrize(
    ("played", "follows"),
    [
        ([LOST], "easy"),
        ([LOST, LOST], "easy"),
        ([LOST] * 3, "gentle"),
        ([WON], "medium"),
        ([WON, WON], "hard"),
        ([WON] * 4, "expert"),
        ([WON] * 9 + [LOST] * 2, "hard"),
        ([LOST] * 9 + [WON], "gentle"),
        ([LOST] * 9 + [WON] * 2, "easy"),
        ([WON, LOST] * 5, "medium"),
    ],
)
def test_it_gets_stronger_by_the_persons_wins_and_weaker_by_their_losses(played: list[Kept], follows: str) -> None:
    assert level((DANA, BOT), *played) == follows


def test_only_decided_and_counted_games_with_somebody_who_adapts_say_anything() -> None:
    none = game((DANA, BOT))
    shared = game((DANA, BOT), 0, 1)
    again = game((DANA, BOT), 1, counted=False)
    fixed = game((DANA, SET), 1)
    assert level((DANA, BOT), none, shared, again, fixed) == "medium"


def test_everyone_is_known_by_their_name_whatever_their_seat() -> None:
    others = [game((URI, BOT), 1), game((BOT, URI), 0)]
    assert level((DANA, BOT), *others) == "medium"
    assert level((URI, BOT), *others) == "easy"
    assert level((DANA, BOT), game((BOT, DANA), 1), game((BOT, DANA), 1)) == "hard"


def test_several_who_gave_no_name_are_one_person() -> None:
    by_plate = DANA._replace(name="Pomegranate", by_plate=True)
    assert level((Seated("", PLATES[0]), BOT), *[game((by_plate, SET, BOT), 1)] * 2) == "easy"


def test_at_a_table_of_four_a_win_counts_as_much_as_three_losses() -> None:
    table = (DANA, BOT, BOT, BOT)
    won, lost = game(table, 0), game(table, 3)
    assert [one.level for one in adapted(table, [won, lost, lost, lost])[1:]] == ["medium"] * 3
    assert [one.level for one in adapted(table, [lost])[1:]] == ["medium", "medium", "easy"]
    assert [one.level for one in adapted(table, [won])[1:]] == ["hard", "hard", "medium"]


def test_of_several_persons_the_mean_counts() -> None:
    assert level((DANA, URI, BOT), *[game((DANA, BOT), 0)] * 4) == "hard"
    assert level((DANA, URI, BOT), *[game((DANA, BOT), 0)] * 4, *[game((URI, BOT), 0)] * 4) == "expert"


def test_whoever_does_not_adapt_stays_as_they_are(settings: Choices) -> None:
    seated = adapted((DANA, SET, BOT), [game((DANA, SET, BOT), 1)] * 9)
    assert seated[:2] == (DANA, SET) and seated[2] == BOT._replace(level="gentle")
    assert adapted((SET, BOT), [LOST]) == (SET, BOT)
    table = {"seats": [one.to_json() for one in seated]}
    assert read_table(table, 3, settings)[2].level == "gentle"


@pytest.mark.parametrize("table", [{}, {"seats": 7}, {"seats": [7, None]}, {"seats": [DANA.to_json()]}])
def test_a_table_that_tells_nothing_changes_nothing(table: dict[str, Any]) -> None:
    assert level((DANA, BOT), kept(table, 2, Result((1,), (), ""))) == "medium"


def test_that_somebody_adapts_is_kept_with_the_table(settings: Choices) -> None:
    table = {"seats": [one.to_json() for one in (DANA, BOT._replace(character="bold"), SET)]}
    assert [one.adapts for one in read_table(table, 3, settings)] == [False, True, False]
    assert read_table(table, 3, settings)[1].character == "bold"
    assert not read_table({"seats": [{**DANA.to_json(), "adapts": True}, SET.to_json()]}, 2, settings)[0].adapts


def test_a_new_game_is_begun_at_the_level_to_which_the_games_before_have_led(
    store: Store, settings: Choices
) -> None:
    def ends(winner: int) -> list[int]:
        results = {seed: finished("shapes", 2, seed).position.result for seed in range(1, 20)}
        return [seed for seed, result in results.items() if result is not None and result.winners == (winner,)]

    levels = []
    for seed in [*ends(1)[:5], *ends(0)[:3]]:
        sitting = Sitting.begin(store, settings, NewGame("shapes", (DANA, BOT), {}, seed))
        levels.append(sitting.seated[1].level)
        for gesture in finished("shapes", 2, seed).done:
            sitting.act(gesture.actions)
    assert levels == ["medium", "easy", "easy", "gentle", "gentle", "gentle", "gentle", "easy"]
    assert Sitting.resume(store, settings, store.history("shapes")[0].id).seated[1].adapts
