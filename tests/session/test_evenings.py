"""Finished games gathered into evenings, and who won how often."""

from __future__ import annotations

from datetime import UTC, datetime

from app.bots.players import quick
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.evenings import Finished, evening_of, evenings, finished, wins
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.store import Store
from app.wording.bidi import bare
from tests.session.made import Choices


def game(ended: datetime, names: tuple[str, ...], winners: tuple[str, ...]) -> Finished:
    return Finished(next(iter(GAMES)), ended, names, winners, (), "It is over.")


def test_an_evening_goes_on_after_midnight_and_its_games_stand_in_their_order() -> None:
    late, night, next_day = (datetime(2026, 3, day, hour, tzinfo=UTC) for day, hour in ((1, 22), (2, 1), (2, 20)))
    games = [game(one, ("A", "B"), ("A",)) for one in (night, late, next_day)]
    found = evenings(games)
    assert [day.day for day in found] == [2, 1] and found[late.date()] == [games[1], games[0]]


def test_an_evening_ends_at_five() -> None:
    assert [evening_of(datetime(2026, 3, 2, *at)).day for at in ((4, 59), (5, 0))] == [1, 2]


def test_wins_are_counted_by_name_and_in_company_alone() -> None:
    now = datetime(2026, 3, 1, 22, tzinfo=UTC)
    games = [game(now, ("A", "B"), ("A",)), game(now, ("A", "B"), ("A", "B")), game(now, ("B", "A"), ("B",))]
    assert wins(games) == [("A", 2), ("B", 2)] and wins(games[:1]) == [("A", 1), ("B", 0)]
    assert wins([*games, game(now, ("A",), ("A",)), game(now, ("", "B"), ("",))]) == wins(games)


def test_whoever_won_alone_is_told_of_by_name_and_is_you_only_without_one(store: Store, settings: Choices) -> None:
    rules = GAMES["solo"]
    for name in ("Noa", ""):
        settings.person = name
        for seed in range(40):
            new = NewGame("solo", settled([Seated(name, "fig")]), rules.fill(1, {}), seed)
            sitting = Sitting.begin(store, settings, new)
            while not sitting.over:
                sitting.act([str(quick(sitting.view_of(0), len(sitting.record.done), {}))])
            result = sitting.record.position.result
            if result is not None and result.winners == (0,):
                break
    won = [one for one in finished(store.history("solo"), settings) if one.winners]
    assert {one.names[0] for one in won} == {"Noa", ""}
    assert {one.scores for one in won} == {()}, "the score of the computer is that of no seat"
    assert all(bare(one.sentence).startswith(one.names[0] or "You") for one in won)
