"""The question that `kupa simulate` is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.commands._command_line import MOST_GAMES, Unanswerable, jobs, no_level, number, only_word, read, seed, table
from app.commands._own_games import no_game
from app.engine import Rules
from app.lab.plan import Stretch, Table, sweep
from app.lab.simulation import NoLevel, seated
from app.wording import t

ALL = "all"
"""Stands for every registered game, every number of seats and every option."""

KNOWN = ("seats", "games", "seed", "players", "option", "jobs", "scheduler", "check!", "json!")


class Inquiry(NamedTuple):
    """What to simulate: the plan, the players, and how to tell the results."""

    game: str
    plan: list[Stretch]
    seed: int
    players: tuple[str, ...]
    jobs: int
    check: bool
    json: bool
    scheduler: str | None = None


def question(arguments: Sequence[str], games: Mapping[str, Rules]) -> Inquiry:
    """Read a command line. Raises Unanswerable."""
    line = read(arguments, KNOWN)
    named = line.named
    known = ", ".join(games)
    game = only_word(line.words, t("lab.refused.no-game", games=known))
    if game not in (*games, ALL):
        raise Unanswerable(no_game(game, t("lab.refused.game", word=game, games=known)))
    count = number(named, "games", 1000, 1, MOST_GAMES)
    players = tuple(named.get("players", "random").split(","))
    if game == ALL:
        if "seats" in named:
            raise Unanswerable(t("lab.refused.all", word="--seats"))
        if line.chosen:
            raise Unanswerable(t("lab.refused.all", word="--option"))
        if len(players) > 1:
            raise Unanswerable(t("lab.refused.all-players"))
        plan = sweep(games, count)
    else:
        plan = [Stretch(table(games[game], line, games), 0, count)]
    for stretch in plan:
        check_players(stretch.table, players)
    return Inquiry(
        game,
        plan,
        seed(named.get("seed", "1")),
        players,
        jobs(named),
        "check" in named,
        "json" in named,
        named.get("scheduler"),
    )


def check_players(table: Table, players: Sequence[str]) -> None:
    """Refuse players that the game does not have, and a number of them that is neither one nor one for each seat."""
    try:
        seated(table.game, table.seats, players)
    except NoLevel as none:
        raise no_level(table.game, none) from none
    except ValueError:
        raise Unanswerable(t("lab.experiment.players", named=len(players), seats=table.seats)) from None
