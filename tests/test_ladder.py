"""The ladder of players: what is kept of its matches, how it continues, and that its page says what was played."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest

from app.games import GAMES
from app.lab.arena import Match, Played, figures_of
from app.lab.plan import Stretch, Table, possible, values_of
from tests.bench import ladder
from tests.bench.ladder import Rung, Tally
from tests.listed import LISTED

SMALL = Rung(Table("krav-maga", 2), "quick", "random", 6)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which matches are kept, for one test."""
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "ladder.json")
    return tmp_path / "ladder.json"


def played(rung: Rung) -> list[Played]:
    return Match(ladder.SEED, rung.one, rung.others).played(Stretch(rung.table, 0, rung.deals), GAMES).played


def test_the_page_says_what_was_played() -> None:
    assert ladder.PAGE.read_text("utf-8") == ladder.page(ladder.read(ladder.KEPT))


def test_every_table_of_the_page_is_whole() -> None:
    rows = [text for text in ladder.PAGE.read_text("utf-8").split("\n") if text.startswith("|")]
    rules = [number for number, text in enumerate(rows) if set(text) <= set("| -")]
    assert rules and all(later - earlier > 2 for earlier, later in pairwise(rules))
    for start, end in zip(rules, [*rules[1:], len(rows) + 1], strict=True):
        assert {text.count("|") for text in rows[start - 1 : end - 1]} == {rows[start].count("|")}


def test_every_game_for_several_has_a_ladder_from_random_up_to_who_sees_all_cards() -> None:
    for name, rules in ((name, GAMES[name]) for name in LISTED):
        there = list(ladder.rungs([name]))
        sizes = [n for n in rules.seats() if n > 1][:2]
        assert list(dict.fromkeys(rung.table.seats for rung in there)) == sizes
        for seats in sizes:
            pairs = {(rung.one, rung.others) for rung in there if rung.table.seats == seats}
            assert {("quick", "random"), ("greedy", "quick"), ("expert", "greedy"), ("cheater", "expert")} <= pairs
            assert seats == 2 or {(others, one) for one, others in pairs} == pairs


def test_every_number_of_seats_and_every_value_of_an_option_has_its_match() -> None:
    for name, rules in ((name, GAMES[name]) for name in LISTED):
        if rules.seats()[-1] < 2:
            continue
        tables = {rung.table for rung in (*ladder.rungs([name]), *ladder.varied([name])) if rung.one == "expert"}
        assert {table.seats for table in tables} == set(rules.seats()) - {1}
        met = {choice for table in tables for choice in table.options}
        for option in rules.options(min(table.seats for table in tables)):
            for value in values_of(option)[1:]:
                table = Table(name, min(table.seats for table in tables), ((option.name, value),))
                assert (option.name, value) in met or not possible(table, GAMES)


def test_expert_meets_greedy_before_anybody_else_plays() -> None:
    games = ["shapes", "krav-maga"]
    there = ladder.in_order(games)
    assert len(there) == len(set(there))
    assert set(there) == {*ladder.rungs(games), *ladder.varied(games)}
    assert [(rung.table.game, rung.table.seats, rung.deals) for rung in there[:2]] == [
        ("shapes", 2, ladder.DEALS),
        ("krav-maga", 2, ladder.DEALS),
    ]
    bars = [(rung.one, rung.others) == ("expert", "greedy") for rung in there]
    assert bars == sorted(bars, reverse=True)


@pytest.mark.long
def test_a_match_that_was_broken_off_goes_on_and_comes_to_the_same(kept: Path) -> None:
    whole = played(SMALL)
    begun = Tally()
    for one in whole[:2]:
        begun.add(one)
    ladder.write({SMALL: begun}, kept)
    found = ladder.read(kept)
    ladder.play(found, [SMALL], time.monotonic() + 60)
    again = ladder.read(kept)[SMALL]
    assert again.deals == SMALL.deals
    expected = figures_of(SMALL.one, SMALL.others, 2, whole)
    found_figures = again.figures(SMALL)
    for name in ("won", "lost", "nobody", "share", "low", "high", "length"):
        assert found_figures[name] == pytest.approx(expected[name], abs=0.05 if name == "length" else 1e-3)


def test_a_match_of_other_players_begins_anew(kept: Path) -> None:
    begun = Tally()
    begun.add(Played(0, 0, 2, 2.0, 0.0, 1, 0))
    ladder.write({SMALL: begun}, kept)
    found = ladder.read(kept)
    ladder.play(found, [SMALL], time.monotonic() + 60)
    assert sum(found[SMALL].outcomes.values()) == SMALL.deals
    assert found[SMALL].first != begun.first


@pytest.mark.long
def test_players_who_do_something_else_and_come_to_the_same_are_other_players(kept: Path) -> None:
    whole = played(SMALL)
    begun = Tally()
    begun.add(whole[0]._replace(trace=whole[0].trace + 1))
    begun.add(whole[1]._replace(won=0.5, lost=1.5))
    ladder.write({SMALL: begun}, kept)
    found = ladder.read(kept)
    ladder.play(found, [SMALL], time.monotonic() + 60)
    assert found[SMALL].first == (whole[0].won, whole[0].lost, whole[0].actions, whole[0].trace)
    assert (0.5, 1.5) not in found[SMALL].outcomes


@pytest.mark.long
def test_a_match_from_before_there_was_a_checksum_goes_on_and_gets_one(kept: Path) -> None:
    whole = played(SMALL)
    begun = Tally()
    begun.add(whole[0])
    begun.add(whole[1]._replace(won=0.5, lost=1.5))
    begun.first = begun.first and begun.first[:3]
    ladder.write({SMALL: begun}, kept)
    found = ladder.read(kept)
    ladder.play(found, [SMALL], time.monotonic() + 60)
    assert found[SMALL].first == (whole[0].won, whole[0].lost, whole[0].actions, whole[0].trace)
    assert (0.5, 1.5) in found[SMALL].outcomes


def over() -> Tally:
    """A match that is over, played by players that have changed since."""
    done = Tally()
    for number in range(SMALL.deals):
        done.add(Played(number, 0, 2, 2.0, 0.0, 1, 0))
    return done


def test_a_match_that_is_over_is_left_alone(kept: Path) -> None:
    done = over()
    ladder.play({SMALL: done}, [SMALL], time.monotonic() + 60)
    assert done.deals == SMALL.deals
    assert not kept.exists()


@pytest.mark.long
def test_a_match_that_is_over_begins_anew_where_the_game_is_named_and_others_play_now(kept: Path) -> None:
    there = {SMALL: over()}
    ladder.play(there, [SMALL], time.monotonic() + 60, anew=True)
    assert there[SMALL].deals == SMALL.deals
    assert there[SMALL].outcomes != over().outcomes
    again = there[SMALL]
    ladder.play(there, [SMALL], time.monotonic() + 60, anew=True)
    assert there[SMALL] is again


@pytest.mark.parametrize(("won", "word"), [(0.0, "red"), (1.0, ""), (2.0, "")])
def test_only_a_table_whose_whole_interval_lies_below_even_is_red(won: float, word: str) -> None:
    rung = Rung(Table("krav-maga", 2, (("tie", "nobody"),)), "expert", "greedy", 40)
    tally = Tally()
    for number in range(40):
        tally.add(Played(number, 0, 2, won, 2.0 - won, 9, 0))
    assert ladder.varied_line(rung, tally).endswith(f"| .500 | {word} |")


@pytest.mark.parametrize(
    ("won", "deals", "word"), [(2.0, 400, "above"), (0.0, 400, "below"), (2.0, 40, "above so far")]
)
def test_at_a_glance_a_table_says_where_expert_stands_and_what_who_sees_all_cards_wins(
    won: float, deals: int, word: str
) -> None:
    rung = Rung(Table("krav-maga", 2), "expert", "greedy", 400)
    tally, ceiling = Tally(), Tally()
    for number in range(deals):
        tally.add(Played(number, 0, 2, won, 2.0 - won, 50, 0))
    ceiling.add(Played(0, 0, 2, 1.5, 0.5, 9, 0))
    alone = ladder.glanced(rung, {rung: tally})
    assert alone.startswith(f"| Krav Maga | 2 | {deals} of 400 |") and f"| {word} | 25 | .000 |  |" in alone
    both = ladder.glanced(rung, {rung: tally, rung._replace(one="cheater", others="expert"): ceiling})
    assert both.endswith("| .750 |")


def test_players_whom_no_match_joins_have_scales_of_their_own() -> None:
    table = Table("krav-maga", 2)
    matches = {}
    for one, others in (("quick", "random"), ("expert", "greedy")):
        tally = Tally()
        for number in range(4):
            tally.add(Played(number, 0, 2, 1.5, 0.5, 50, 0))
        matches[Rung(table, one, others, 400)] = tally
    assert len(list(ladder.scales(list(matches), matches))) == 2
    assert all(text.split(", ")[0].endswith(" 0") for _, text in ladder.scales(list(matches), matches))
    more = Rung(table, "greedy", "quick", 400)
    ((seats, text),) = ladder.scales([*matches, more], {**matches, more: Tally()})
    assert seats == 2 and [name.split()[0] for name in text.split(", ")] == ["random", "quick", "greedy", "expert"]
