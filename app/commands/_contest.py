"""The question that `kupa arena` is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from app.commands._command_line import MOST_GAMES, Unanswerable, jobs, no_level, number, only_word, read, seed, table
from app.commands._own_games import no_game
from app.engine import Rules
from app.lab.arena import contestants, pairings
from app.lab.plan import Table
from app.lab.simulation import NoLevel
from app.wording import t

KNOWN = ("seats", "deals", "seed", "players", "option", "jobs", "keep", "scheduler", "every!", "json!")


class Contest(NamedTuple):
    """Which matches to play: at which table, who sits alone against whom, and how often."""

    table: Table
    players: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]
    deals: int
    seed: int
    jobs: int
    keep: Path | None
    json: bool
    scheduler: str | None = None


def contest(arguments: Sequence[str], games: Mapping[str, Rules]) -> Contest:
    """Read a command line. Raises Unanswerable."""
    line = read(arguments, KNOWN)
    named = line.named
    known = ", ".join(name for name, rules in games.items() if rules.info.seats[1] > 1)
    game = only_word(line.words, t("arena.refused.no-game", games=known))
    rules = games.get(game)
    if rules is None or rules.info.seats[1] < 2:
        raise Unanswerable(no_game(game, t("arena.refused.game", word=game, games=known)))
    where = table(rules, line, games)
    players = named["players"].split(",") if "players" in named else []
    try:
        sits = contestants(where.game, players)
    except NoLevel as none:
        raise no_level(where.game, none) from none
    except ValueError:
        raise Unanswerable(t("arena.refused.players")) from None
    return Contest(
        where,
        tuple(dict.fromkeys(sits)),
        tuple(dict.fromkeys(pairings(sits, where.seats, "every" in named))),
        number(named, "deals", 40, 1, MOST_GAMES),
        seed(named.get("seed", "1")),
        jobs(named),
        Path(named["keep"]) if "keep" in named else None,
        "json" in named,
        named.get("scheduler"),
    )
