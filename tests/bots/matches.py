"""Matches between computer players: how much of the win one of them gets against others."""

from __future__ import annotations

from typing import Any

from app.engine import agree
from app.games import GAMES
from app.lab.simulation import Deciders, play_game


def win_shares(
    game: str,
    seats: int,
    deals: range,
    options: dict[str, Any] | None = None,
    *,
    player: str = "greedy",
    others: str = "random",
) -> tuple[float, float]:
    """The share of the win that a player gets, and the average share of the others.

    Each deal is played once from every seat. If somebody always wins, an even share is one divided by the number of
    seats. A shared win is divided among the winners.
    """
    agreed = agree(GAMES[game], seats, options)
    won = lost = 0.0
    for deal in deals:
        for seat in range(seats):
            levels = [others] * seats
            levels[seat] = player
            winners = play_game(agreed, Deciders(agreed, deal, levels)).result.winners
            mine = 1 / len(winners) if seat in winners else 0.0
            won += mine
            lost += bool(winners) - mine
    games = len(deals) * seats
    return won / games, lost / games / (seats - 1)


def win_share(game: str, seats: int, deals: range, options: dict[str, Any] | None = None) -> float:
    """The share of the win that the greedy player gets against random ones."""
    return win_shares(game, seats, deals, options)[0]
