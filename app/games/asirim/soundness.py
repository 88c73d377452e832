"""Which positions are possible: a position that no game can reach is refused when it is read."""

from __future__ import annotations

from app.engine.position import Position
from app.games.asirim.terms import ALPHA, HAND, LAID, NOBODY, PRISON, TAG, in_stage_1, present

WINNERS = ("reveal", "offer", "draw")
"""The phases in which the winner of the round decides."""


def check(p: Position) -> None:
    """Raise ValueError unless zones and vars make a position in which the seat in turn decides."""
    if p.phase in p.game.rules.info.phases and p.turn is not None:
        check_seats(p, p.turn)
        check_lying(p, p.turn)
        check_prisons(p)


def check_seats(p: Position, seat: int) -> None:
    """Check that the seat that decides is present, and that the decision is its own."""
    read, seats = p.vars, present(p)
    winner, queue = read["round_winner"], read["queue"]
    if seat not in seats or winner not in (NOBODY, *seats):
        raise ValueError("who has lost the game has no part in it")
    if winner != NOBODY and (p.phase in ("alpha", "tag", "facing", "last") or (p.phase == "free" and in_stage_1(p))):
        raise ValueError("nobody has won a round that has just begun")
    if p.phase in WINNERS:
        due = winner == seat
    elif p.phase == "answer":
        due = read["target"] == seat and winner not in (NOBODY, seat)
        due = due and (not read["given"] or len(p.zones[HAND[seat]]) == 1)
    else:
        due = queue[:1] == (seat,) and {*queue} <= {*seats}
        due = due and (p.phase == "mark" or list(queue) == sorted(queue))
    if not due:
        raise ValueError(f"it is not for seat {seat} to decide in phase {p.phase}")


def check_lying(p: Position, seat: int) -> None:
    """Check that the laid cards fit the stage of the round, and that a card is offered while its answer is due."""
    zones, phase = p.zones, p.phase
    for one in range(p.game.seats):
        cards, lying = len(zones[HAND[one]]), (len(zones[ALPHA[one]]), len(zones[TAG[one]]))
        if lying not in lies(p, one, seat):
            raise ValueError(f"what lies before seat {one} does not belong to phase {phase}")
        if one in p.vars["lost"] and cards:
            raise ValueError("who has lost the game has no cards")
        if phase in ("alpha", "tag") and one in p.vars["queue"] and cards + lying[0] < LAID:
            raise ValueError(f"seat {one} has not cards enough to lay")
    if len(zones["offer"]) != (phase == "answer") or (p.vars["given"] and phase != "answer"):
        raise ValueError("a card is offered, or given, while its answer is due")


def lies(p: Position, one: int, seat: int) -> list[tuple[int, int]]:
    """How many alphas and tags may lie in front of a seat while it, or another seat, decides."""
    phase, read = p.phase, p.vars
    if one in read["lost"] or phase in ("mark", "last") or (phase == "free" and in_stage_1(p)):
        return [(0, 0)]
    if phase in ("alpha", "tag") and one in read["queue"]:
        return [(1, 0) if one == seat and phase == "tag" else (0, 0)]
    if one == read["round_winner"] and phase != "reveal":
        # Its alpha is settled before others drop, and its tag stays if it was not shown.
        return [(0, 0), (0, 1)] if phase == "drop" else [(1, 0)]
    return [(1, 1)]


def check_prisons(p: Position) -> None:
    """Check that only prisoners are marked, after a call, and that seats that have lost have none."""
    prisoners = {text for name in PRISON[: p.game.seats] for text in p.texts(name)}
    if any(p.zones[PRISON[seat]] for seat in p.vars["lost"]):
        raise ValueError("who has lost the game has no prisoners")
    if (p.vars["caller"] in present(p)) != (p.phase == "mark") or not {*p.vars["marked"]} <= prisoners:
        raise ValueError("the end is called by a present seat before prisoners are marked")
