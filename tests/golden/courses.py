"""How seeded games go at every table of a game: a line for each number of seats and each option value.

The golden games (`playthrough.py`) are few, because people read them. These lines make sure that no rule changes unseen
at another table. At each table several games are played at random, and one digest stands for their actions and last
positions. A line that changes says at which table to look; the cases and the golden game show what the rule does there.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

from app.engine import Rules, before_strangers, position_to_json
from tests.games.contract import Table, chosen, played_out
from tests.golden.playthrough import FOLDER, games, plain

SEEDS = range(1, 11)
"""The seeds of the games at one table: enough for rare things to happen."""

LEGEND = """\
# Games played by chance at every table: each number of seats, and each option value somewhere. A line says how many
# decisions they took, how they ended and who won how often ("-": nobody), and in brackets a digest of all their actions
# and last positions. `python3 dev.py golden` writes it anew, for the commit whose change of rules explains it.
"""


def file(game: str) -> Path:
    """The file with the lines of a game."""
    return FOLDER / game.replace("-", "_") / "courses.txt"


def text(rules: Rules) -> str:
    """The lines of a game, one for each table at which the contract is tried, and for each edition."""
    registered = {rules.info.id: rules}
    editions = [Table(rules, game.seats, tuple(game.options.items())) for game in games(registered)]
    tables = dict.fromkeys([*chosen(registered), *editions])
    return LEGEND + "".join(f"{line(table)}\n" for table in tables)


def line(table: Table) -> str:
    """The line of one table: how its games go."""
    written = hashlib.sha256()
    count = 0
    reasons: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for seed in SEEDS:
        p, actions = played_out(table, seed)
        assert p.result is not None
        count += len(actions)
        reasons[p.result.reason] += 1
        winners.update(map(str, p.result.winners or "-"))
        written.update(" ".join(actions).encode())
        written.update(plain(position_to_json(before_strangers(p))).encode())
    named = [f"{table.seats} seats", *(f"{name}={plain(value)}" for name, value in table.options)]
    ends = ", ".join(f"{reason} {times}" for reason, times in sorted(reasons.items()))
    wins = " ".join(f"{winner}:{times}" for winner, times in sorted(winners.items()))
    return f"{' '.join(named)} | {count} decisions | {ends} | won {wins} [{written.hexdigest()[:8]}]"
