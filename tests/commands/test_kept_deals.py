"""The deals of a match in a file: what has been played is never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.commands._command_line import Unanswerable
from app.commands._contest import contest
from app.commands._kept_deals import KeptDeals
from app.games import GAMES
from app.lab.arena import rotated


def test_what_has_been_played_is_in_the_file_at_once(tmp_path: Path) -> None:
    kept = tmp_path / "deals.jsonl"
    asked = contest(["krav-maga", "--players", "random,quick", "--deals", "3", "--keep", str(kept)], GAMES)
    (pair,) = asked.pairs
    deals = KeptDeals(asked)
    lines = kept.read_text("utf-8").count("\n")
    deals.add(pair, [rotated(asked.table.agreed(GAMES), 0, 1, *pair)])
    assert kept.read_text("utf-8").count("\n") == lines + 1, "whatever comes next, such as the end of the process"
    deals.close()


def test_deals_of_other_players_in_the_file_are_left_there_and_not_taken(tmp_path: Path) -> None:
    kept = tmp_path / "deals.jsonl"
    words = ["krav-maga", "--deals", "2", "--keep", str(kept), "--players"]
    asked = contest([*words, "random,quick"], GAMES)
    (pair,) = asked.pairs
    deals = KeptDeals(asked)
    deals.add(pair, [rotated(asked.table.agreed(GAMES), 0, 1, *pair)])
    deals.close()
    before = kept.read_text("utf-8")
    others = contest([*words, "random,greedy"], GAMES)
    again = KeptDeals(others)
    assert again.missing(others.pairs[0]) == [0, 1] and kept.read_text("utf-8") == before
    again.close()


def test_a_deal_whose_line_was_cut_off_is_missing_and_no_more_are_told_than_are_asked_for(tmp_path: Path) -> None:
    kept = tmp_path / "deals.jsonl"
    words = ["krav-maga", "--players", "random,quick", "--keep", str(kept), "--deals"]
    asked, fewer = contest([*words, "3"], GAMES), contest([*words, "1"], GAMES)
    (pair,) = asked.pairs
    deals = KeptDeals(asked)
    deals.add(pair, [rotated(asked.table.agreed(GAMES), number, number + 1, *pair) for number in range(3)])
    deals.close()
    whole = kept.read_text("utf-8").splitlines(keepends=True)
    kept.write_text("".join(whole)[:-9], "utf-8")
    again = KeptDeals(asked)
    again.close()
    assert again.missing(pair) == [2] and kept.read_text("utf-8") == "".join(whole[:-1])
    again = KeptDeals(fewer)
    again.close()
    assert again.missing(pair) == [] and [one.number for one in again.of(pair)] == [0]


@pytest.mark.parametrize("text", ["my notes, in one line", "{}", '{"kupa-arena": 1, "game": "solo"', "\u05d0"])
def test_a_file_with_something_else_in_its_only_line_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "notes.txt"
    kept.write_text(text, "utf-8")
    with pytest.raises(Unanswerable, match="is not a file of kept deals"):
        KeptDeals(contest(["krav-maga", "--players", "random,quick", "--keep", str(kept)], GAMES))
    assert kept.read_text("utf-8") == text


def test_a_file_that_was_interrupted_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    asked = contest(["krav-maga", "--players", "random,quick", "--keep", str(tmp_path / "deals.jsonl")], GAMES)
    KeptDeals(asked).close()
    whole = (tmp_path / "deals.jsonl").read_text("utf-8")
    for length in (0, 1, 20, len(whole) - 1):
        (tmp_path / "deals.jsonl").write_text(whole[:length], "utf-8")
        KeptDeals(asked).close()
        assert (tmp_path / "deals.jsonl").read_text("utf-8") == whole


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_what_is_no_ordinary_file_is_not_read() -> None:
    with pytest.raises(Unanswerable, match="is not an ordinary file"):
        KeptDeals(contest(["krav-maga", "--players", "random,quick", "--keep", "/dev/zero"], GAMES))
