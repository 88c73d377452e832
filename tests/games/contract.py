"""The contract as the tests apply it: with what each game's own tests say about its hidden cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from app.engine import Action, Position, Rules, Step
from app.lab import contract
from app.lab.contract import (
    alike_of,
    bytes_of,
    check_refusals,
    hold_record,
    played_out,
    told,
    viewers,
    walk,
)
from app.lab.laws import check_following
from app.lab.plan import every_table
from app.lab.trials import Trial as Table
from app.lab.trials import chosen

__all__ = [
    "Table", "bytes_of", "check_following", "check_refusals", "chosen", "facets", "game_of", "hold_game",
    "hold_record", "hold_step", "ids", "played_out", "tables", "told", "viewers", "walk",
]  # fmt: skip


def tables(games: Mapping[str, Rules]) -> list[Table]:
    """Every seat count, with the defaults and with option values chosen so that any two of them meet."""
    return [Table(games[one.game], one.seats, one.options) for one in every_table(games)]


def hold_game(table: Table, seed: int, most: int | None = None) -> int:
    """As `contract.hold_game` does."""
    return contract.hold_game(table, seed, most, alike_of(table.rules.info.id))


def hold_step(p: Position, action: Action, step: Step, rng: Random, seats: Sequence[int | None]) -> int:
    """As `contract.hold_step` does."""
    return contract.hold_step(p, action, step, rng, seats, alike_of(p.game.id))


def facets(table: Table) -> frozenset[object]:
    """What a selection of tables must cover: the game, the number of seats, and the value of each option."""
    game = table.rules.info.id
    return frozenset((game, table.seats, *((game, name, repr(value)) for name, value in table.options)))


def game_of(table: Table) -> str:
    """The table's game."""
    return table.rules.info.id


def ids(found: Sequence[Table]) -> list[str]:
    """Readable test ids."""
    return [table.name for table in found]
