"""Matches between computer players: how much of the win one of them gets against others."""

from __future__ import annotations

from typing import Any

from app.engine import agree
from app.games import GAMES
from app.lab.simulation import play_game


def win_share(
    game: str,
    seats: int,
    deals: range,
    options: dict[str, Any] | None = None,
    *,
    player: str = "greedy",
    others: str = "random",
) -> float:
    """The share of the win that a player gets against others, each deal being played once from every seat.

    Even is one divided by the seats; a win that several share is divided among them.
    """
    agreed = agree(GAMES[game], seats, options)
    won = 0.0
    for deal in deals:
        for seat in range(seats):
            levels = [others] * seats
            levels[seat] = player
            winners = play_game(agreed, deal, levels).result.winners
            won += 1 / len(winners) if seat in winners else 0
    return won / (len(deals) * seats)
