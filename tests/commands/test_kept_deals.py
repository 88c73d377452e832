"""The deals of a match in a file: what has been played is never lost."""

from __future__ import annotations

from pathlib import Path

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
