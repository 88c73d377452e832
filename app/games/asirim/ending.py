"""How a game ends: it cannot go on, the forced end, the call, the count (canon 4.7, 4.8; canon 5)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cards import RANKS
from app.engine.position import Position
from app.games.asirim.terms import (
    ACE,
    CARDS,
    HAND,
    NOBODY,
    PRISON,
    ROYAL,
    counts,
    others_prisoners,
    present,
    qualified,
    take_up,
)

TAKEN = 2
"""How many cards the winner of a short game takes into their prison (canon 4.7, 3)."""


# 4.7


def stuck(p: Position) -> None:
    """A qualified seat may call; or the last seat present is alone; else the forced end (canon 4.7)."""
    seats = present(p)
    callers = [seat for seat in seats if qualified(p, seat)]
    if callers:
        p.ask_each("last", callers)
    elif len(seats) == 1:
        finish(p, seats[0] if p.game.options["alone"] == "wins" else NOBODY, "alone")
    else:
        force(p, seats)


def force(p: Position, seats: Sequence[int]) -> None:
    """Short games, each for two royal cards, until somebody is qualified (canon 4.7, 3)."""
    p.say("forced-end")
    callers: list[int] = []
    while not callers and royals(p, seats, seats[0]):
        winner = short_game(p, seats)
        for _ in range(TAKEN):
            take_royal(p, royals(p, seats, winner), winner)
        callers = [seat for seat in seats if qualified(p, seat)]
    p.vars["forced"] = True
    call(p, callers[0] if callers else seats[0])


def royals(p: Position, seats: Sequence[int], seat: int) -> list[tuple[str, int]]:
    """The royal cards that this seat may get, each with its zone, from the first source that has any (canon 4.7, 3)."""
    others = [HAND[other] for other in seats if other != seat]
    for source in (["discard"], ["stock"], others, [HAND[seat]]):
        found = [(zone, c) for zone in source for c in p.zones[zone] if ROYAL[c]]
        if found:
            return found
    return []


def take_royal(p: Position, found: Sequence[tuple[str, int]], seat: int) -> None:
    """One of these cards at random goes into the seat's prison, seen by all; the discard is shuffled (canon 2, 4.7)."""
    if not found:
        return
    zone, c = found[p.draw(len(found))]
    p.show(zone, [c])
    p.move(zone, PRISON[seat], [c], seen=range(p.game.seats))
    if zone == "discard":
        p.shuffle(zone)


def short_game(p: Position, seats: Sequence[int]) -> int:
    """Everybody turns up a card of another pack; the highest rank wins, equal ones play again (canon 4.7)."""
    while len(seats) > 1:
        pack, turned = [*CARDS], {}
        for seat in seats:
            text = p.spare(pack)
            pack.remove(text)
            turned[seat] = RANKS.index(text[0])
            p.say("short-card", seat, text)
        best = max(turned.values())
        seats = [seat for seat in seats if turned[seat] == best]
    p.say("short-game-won", seats[0])
    return seats[0]


# 4.8


def call(p: Position, seat: int) -> None:
    """The end is called: what is laid returns, all prisons are uncovered (canon 4.8, 1)."""
    take_up(p)
    p.put(caller=seat, queue=())
    p.say("called", seat)
    p.goto("uncover")


def uncover(p: Position) -> None:
    """Each seat with an ace in prison marks a card of another's, the caller first (canon 4.8, 2)."""
    caller = p.vars["caller"]
    order = [caller, *(seat for seat in present(p) if seat != caller)]
    aces = [seat for seat in order if any(ACE[c] for c in p.zones[PRISON[seat]])]
    marking = [seat for seat in aces if any(True for _ in others_prisoners(p, seat))]
    if marking:
        p.ask_each("mark", marking)
    else:
        p.goto("sum-up")


def sum_up(p: Position) -> None:
    """The highest sum wins; among equal ones the winner of the short game (canon 4.8, 3)."""
    marked, sums = p.vars["marked"], {}
    for seat in present(p):
        sums[seat] = sum([counts(c, marked) for c in p.zones[PRISON[seat]]])
        p.say("sum", seat, sums[seat])
    best = [seat for seat, total in sums.items() if total == max(sums.values())]
    winner = short_game(p, best) if len(best) > 1 else best[0]
    finish(p, winner, "forced" if p.vars["forced"] else "called")


# 5


def finish(p: Position, winner: int, reason: str) -> None:
    """Count the game in the tournament, then begin the next game or end (canon 5)."""
    p.vars["score"] = p.vars["score"] or (0,) * p.game.seats
    winners = [] if winner == NOBODY else [winner]
    for seat in winners:
        p.count("score", seat, 1, "won")
    for seat in p.vars["lost"]:
        p.count("score", seat, -1, "lost")
    score, number = p.vars["score"], p.vars["game_no"]
    if number < p.game.options["games"]:
        p.say("game-over", number, reason, *winners)
        p.put(**{**p.game.start, "score": score, "game_no": number + 1})
        p.gather("stock")
        p.goto("deal")
        return
    if p.game.options["games"] > 1:
        winners = [seat for seat in range(p.game.seats) if score[seat] == max(score)]
    p.end(winners, score, reason)
